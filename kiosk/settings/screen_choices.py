"""The choices of people at a table's screen, stored in DATA/<table>/screen.json. They are no part of any hand.

A dealer's personal options, such as the hand that they use, are stored under their ID and follow them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from pydantic import Field, ValidationError

from kiosk.core.disk import read_plain, replace_file
from kiosk.core.errors import Refused
from kiosk.schema.fields import Strict
from kiosk.settings.screen import PERSONAL, ScreenSettings

FILE: Final = "screen.json"


class _ScreenFile(Strict):
    table: ScreenSettings = ScreenSettings()
    people: dict[str, ScreenSettings] = Field(default_factory=dict)


class ScreenChoices:
    """The choices of one table. A file that cannot be read counts as none: the house's settings hold.

    `is_broken` says so; the next choice replaces the file.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.is_broken = False
        self._kept = _ScreenFile()
        try:
            self._kept = _ScreenFile.model_validate_json(read_plain(path))
        except FileNotFoundError:
            pass
        except (OSError, ValidationError):
            self.is_broken = True

    def settings(self, base: ScreenSettings, person: str | None) -> ScreenSettings:
        """Return the house's settings with the choices of this table and of the present dealer."""
        chosen = base.with_those_of(self._kept.table)
        return chosen.with_those_of(self._kept.people.get(person, ScreenSettings())) if person else chosen

    def choose(self, person: str | None, key: str, value: Any) -> None:
        """Keep a choice; it holds from now on. Raise Refused if it does not fit, or cannot be kept.

        A choice that cannot be kept holds until the kiosk is started again.
        """
        whose = person if key in PERSONAL else None
        if whose is None and key in PERSONAL and key != "language":
            raise Refused("screen", "This is a dealer's own setting: sign in first.")
        old = self._kept.people.get(whose, ScreenSettings()) if whose else self._kept.table
        try:
            new = ScreenSettings.model_validate({**old.model_dump(exclude_unset=True), key: value})
        except ValidationError:
            raise Refused("screen", "That cannot be chosen: choose one of those shown.") from None
        people = {**self._kept.people, whose: new} if whose else self._kept.people
        self._kept = _ScreenFile(table=self._kept.table if whose else new, people=people)
        content = json.dumps(self._kept.model_dump(exclude_unset=True), indent=1, sort_keys=True)
        try:
            replace_file(self._path, content.encode())
        except OSError as error:
            raise Refused(
                "unwritable",
                "Not saved ({why}): it applies until the kiosk restarts.",
                why=error.strerror,
            ) from error
        self.is_broken = False
