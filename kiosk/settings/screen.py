"""The settings of a table's screen: for its size, its dealer, and the time of day.

`[screen]` in house.toml holds at every table; `[screen]` in a table's file overrides it, key by key. The choices that
people make at the screen come last: see `screen_choices.py`.
"""

from __future__ import annotations

import re
import shutil
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import AfterValidator, Field

from kiosk.schema.fields import Strict

Night: TypeAlias = Literal["off", "on", "by_clock"]

# Personal settings, which follow a dealer to the table; all others belong to the table. The language of a table without
# a signed-in person belongs to the table, too.
PERSONAL: Final = frozenset(
    {"left_handed", "text_percent", "high_contrast", "suit_colors", "motion", "rest_s", "language"}
)

_TIME = re.compile(r"([01][0-9]|2[0-3]):[0-5][0-9]")


def _time(text: str) -> str:
    if not _TIME.fullmatch(text):
        raise ValueError(f'"{text}" is not a time; write it as "22:00"')
    return text


def _program(words: tuple[str, ...]) -> tuple[str, ...]:
    if words and shutil.which(words[0]) is None:
        raise ValueError(f'"{words[0]}" is not a program of this machine')
    return words


Time: TypeAlias = Annotated[str, AfterValidator(_time)]
Program: TypeAlias = Annotated[tuple[str, ...], AfterValidator(_program)]
"""A program and its arguments, started without a shell. {file} is replaced by the sound, {words} by the words, and
{language} by their language."""


LanguageCode: TypeAlias = Annotated[str, Field(pattern=r"^[a-z]{2,8}(_[A-Z]{2})?$")]


class ScreenSettings(Strict):
    """The screen of a table. `inches` is its diagonal; None: as the display itself says."""

    inches: float | None = Field(default=None, ge=5, le=100, strict=True)
    left_handed: bool = Field(default=False, strict=True)
    text_percent: Literal[100, 115, 130] = 100
    high_contrast: bool = Field(default=False, strict=True)
    suit_colors: Literal[2, 4] = 4
    # Minutes until an idle screen is dimmed; 0: never.
    dim_after_min: int = Field(default=10, ge=0, le=240, strict=True)
    night: Night = "off"
    night_from: Time = "22:00"
    night_to: Time = "06:00"
    motion: bool = Field(default=True, strict=True)
    # A second contact at one place within this time is the same touch.
    rest_s: float = Field(default=0.3, ge=0.3, le=1)
    tones: bool = Field(default=True, strict=True)
    speech: bool = Field(default=False, strict=True)
    player: Program = ()
    speaker: Program = ()
    language: LanguageCode = "en"
    # The languages of the players' sign, one hand in each; none: the sign is off.
    sign: tuple[LanguageCode, ...] = ()

    def with_those_of(self, other: ScreenSettings) -> ScreenSettings:
        """Return these settings, replaced by those that `other` sets."""
        return self.model_copy(update={key: getattr(other, key) for key in other.model_fields_set})

    def is_night(self, at: str) -> bool:
        """Return whether the screen is dimmed at a time of day, "23:30"."""
        if self.night != "by_clock":
            return self.night == "on"
        if self.night_from <= self.night_to:
            return self.night_from <= at < self.night_to
        return at >= self.night_from or at < self.night_to
