"""The choices of people at a table's screen, stored in DATA/<table>/screen.json. They are not part of any hand.

A dealer's personal options, such as the hand that they use, are stored under their ID and follow them: also to other
tables, if the house has a floor server. Each has the time at which it was chosen, and the newest one counts.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Self, TypeAlias

from pydantic import Field, ValidationError, model_validator

from kiosk.core.disk import read_plain, replace_file
from kiosk.core.errors import Refused
from kiosk.schema.fields import Strict
from kiosk.settings.screen import PERSONAL, ScreenSettings

FILE: Final = "screen.json"

_Times: TypeAlias = dict[str, Annotated[int, Field(ge=0)]]
"""The time of each choice, in ms since 1970."""


class PersonsChoices(Strict):
    """The personal options of one person, and when each was chosen, in ms since 1970; 0 if that is not known."""

    settings: ScreenSettings = ScreenSettings()
    times: _Times = Field(default_factory=dict)

    @model_validator(mode="after")
    def _check(self) -> Self:
        if not self.settings.model_fields_set <= PERSONAL:
            raise ValueError("an option of a table")
        if not self.times.keys() <= self.settings.model_fields_set:
            raise ValueError("a time without an option")
        return self

    def at_ms(self, key: str) -> int:
        """Return when an option was chosen; -1 if it was not."""
        return self.times.get(key, 0) if key in self.settings.model_fields_set else -1

    def with_newer_of(self, other: PersonsChoices) -> PersonsChoices:
        """Return these choices, replaced by the newer ones of `other`."""
        newer = {key for key in other.settings.model_fields_set if other.at_ms(key) > self.at_ms(key)}
        if not newer:
            return self
        values = {**self.chosen, **{key: value for key, value in other.chosen.items() if key in newer}}
        times = {**self.times, **{key: other.at_ms(key) for key in newer}}
        return PersonsChoices(settings=ScreenSettings.model_validate(values), times=times)

    @property
    def chosen(self) -> dict[str, Any]:
        """Return the chosen value of each option."""
        return self.settings.model_dump(exclude_unset=True)


class _ScreenFile(Strict):
    table: ScreenSettings = ScreenSettings()
    people: dict[str, ScreenSettings] = Field(default_factory=dict)
    times: dict[str, _Times] = Field(default_factory=dict)
    elsewhere: dict[str, PersonsChoices] = Field(default_factory=dict)  # Choices at other tables.


class ScreenChoices:
    """The choices of one table. A file that cannot be read counts as none: the house's settings hold.

    `is_broken` says so; the next choice replaces the file. The file is read again after another object has changed it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.is_broken = False
        self._kept = _ScreenFile()
        self._read: tuple[int, ...] = ()
        self._read_again()

    def _read_again(self) -> None:
        """Read the file if it is not as it was read or written last."""
        seen = self._seen()
        if seen == self._read:
            return
        self._read, self.is_broken = seen, False
        try:
            self._kept = _ScreenFile.model_validate_json(read_plain(self._path))
        except FileNotFoundError:
            pass
        except (OSError, ValidationError):
            self.is_broken = True

    def _seen(self) -> tuple[int, ...]:
        """Return values that change with each write of the file; () without a file."""
        try:
            found = self._path.stat()
        except OSError:
            return ()
        return found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns

    def settings(self, base: ScreenSettings, person: str | None) -> ScreenSettings:
        """Return the house's settings with the choices of this table and of the present dealer."""
        self._read_again()
        chosen = base.with_those_of(self._kept.table)
        return chosen.with_those_of(self._of(person).settings) if person else chosen

    def _here(self, person: str) -> PersonsChoices:
        settings = self._kept.people.get(person, ScreenSettings())
        return PersonsChoices(settings=settings, times=self._kept.times.get(person, {}))

    def _of(self, person: str) -> PersonsChoices:
        return self._here(person).with_newer_of(self._kept.elsewhere.get(person, PersonsChoices()))

    def here(self) -> Mapping[str, PersonsChoices]:
        """Return what people have chosen at this table."""
        self._read_again()
        return {person: self._here(person) for person in self._kept.people}

    def take(self, elsewhere: Mapping[str, PersonsChoices]) -> bool:
        """Store what people have chosen at other tables. Return whether anything is new. Raise OSError."""
        self._read_again()
        before = self._kept.elsewhere
        merged = {who: before.get(who, PersonsChoices()).with_newer_of(chosen) for who, chosen in elsewhere.items()}
        self._kept = self._kept.model_copy(update={"elsewhere": {**before, **merged}})
        if self._kept.elsewhere == before:
            return False
        self._write()
        return True

    def choose(self, person: str | None, key: str, value: Any, *, at_ms: int) -> None:
        """Keep a choice; it holds from now on. Raise Refused if it does not fit, or cannot be kept.

        A choice that cannot be kept holds until the kiosk is started again.
        """
        self._read_again()
        whose = person if key in PERSONAL else None
        if whose is None and key in PERSONAL and key != "language":
            raise Refused("screen", "This is a dealer’s own setting: sign in first.")
        old = self._kept.people.get(whose, ScreenSettings()) if whose else self._kept.table
        try:
            new = ScreenSettings.model_validate({**old.model_dump(exclude_unset=True), key: value})
        except ValidationError:
            raise Refused("screen", "That cannot be chosen: choose one of those shown.") from None
        if whose:
            times = {**self._kept.times.get(whose, {}), key: max(at_ms, self._of(whose).at_ms(key) + 1)}
            people, of_people = {**self._kept.people, whose: new}, {**self._kept.times, whose: times}
            self._kept = self._kept.model_copy(update={"people": people, "times": of_people})
        else:
            self._kept = self._kept.model_copy(update={"table": new})
        try:
            self._write()
        except OSError as error:
            raise Refused(
                "unwritable",
                "Not saved ({why}): it applies until the kiosk restarts.",
                why=error.strerror,
            ) from error
        self.is_broken = False

    def _write(self) -> None:
        content = json.dumps(self._kept.model_dump(exclude_unset=True), indent=1, sort_keys=True)
        replace_file(self._path, content.encode())
        self._read = self._seen()
