"""Which PINs nobody may choose: those that are tried first by whoever knows the person, or knows people."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from kiosk.core.errors import Refused
from kiosk.staff.file import LEAST_DIGITS, MOST_DIGITS

_PIN: Final = re.compile(r"[0-9]+")
_DAY, _MONTH, _YEAR, _CENTURY = r"(0[1-9]|[12]\d|3[01])", r"(0[1-9]|1[0-2])", r"\d\d", r"(19|20)"
_DATES: Final = tuple(
    re.compile(pattern)
    for year in ("", _YEAR, _CENTURY + _YEAR)
    for pattern in (_DAY + _MONTH + year, _MONTH + _DAY + year, year + _MONTH + _DAY)
)
_BIRTH_YEAR: Final = re.compile(r"19[2-9]\d|20[0-2]\d")


def check_pin(pin: str, *, least: int = LEAST_DIGITS, known: Iterable[str] = ()) -> None:
    """Raise Refused `pin` unless `pin` may be somebody's: `least` to 8 digits, and none that is guessed soon.

    `known` is what others know of the person and may hold digits: their id, badge and licence.
    """
    if not (_PIN.fullmatch(pin) and least <= len(pin) <= MOST_DIGITS):
        if least == MOST_DIGITS:
            raise Refused("pin", "A PIN has {most} digits: choose another one.", most=MOST_DIGITS)
        raise Refused("pin", "A PIN has {least} to {most} digits: choose another one.", least=least, most=MOST_DIGITS)
    if _is_pattern(pin):
        raise Refused("pin", "That PIN is too easy to guess: choose one without a pattern.")
    if _BIRTH_YEAR.fullmatch(pin) or any(date.fullmatch(pin) for date in _DATES):
        raise Refused("pin", "That PIN is a year or a date, which is guessed first: choose another one.")
    if any(pin in re.sub(r"\D", "", text) for text in known):
        raise Refused("pin", "That PIN stands in the id, badge or licence: choose another one.")


def _is_pattern(pin: str) -> bool:
    """Say whether the digits repeat, or go up or down one by one."""
    steps = {(int(after) - int(before)) % 10 for before, after in pairwise(pin)}
    repeats = any(pin == pin[:size] * (len(pin) // size) for size in range(1, len(pin) // 2 + 1))
    return repeats or steps in ({1}, {9})
