"""What a table does with the floor's news: people and settings as they are laid down now, locks, who is elsewhere.

A version that is not good is refused and said, and the last good one goes on. People count at once, and nobody's hand
is broken: a dealer who has left, or has signed in at another table, deals the hand to its end and is signed out then.
The rules and settings of a table count from its next start, as a hand's are frozen anyway.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kiosk.core.errors import KioskError, Refused
from kiosk.core.log import program_log
from kiosk.core.text import Sentence, text
from kiosk.events import VersionTaken
from kiosk.floor.publishing import FloorNews, LockNews
from kiosk.floor.versions import FloorVersion, KeptVersions, LaidDown
from kiosk.table import Table

_AS_OF = text("People and settings are those of {at}.")
_NEXT_START = text("New rules and settings count from the kiosk’s next start.")


def amounts_of(content: str) -> dict[str, int]:
    """Return the amounts of posted jackpots, in cents. Raise Refused where they are none."""
    try:
        return {str(name): int(cents) for name, cents in json.loads(content).items()}
    except (ValueError, TypeError, AttributeError) as error:
        raise Refused("amounts", "What the floor has posted are no amounts: post them again.") from error


class NewsAtTable:
    """Does at one table what the floor's news says. `accept` raises for a folder of settings that cannot be used."""

    def __init__(self, table: Table, kept: KeptVersions, accept: Callable[[Path], object]) -> None:
        self._table = table
        self._kept = kept
        self._accept = accept
        self._numbers = kept.numbers()
        self._refused: dict[str, int] = {}
        self._locks: int | None = None

    @property
    def since(self) -> dict[str, Any]:
        """Return what the table has, for `floor.news`: a version that was refused is not asked for again."""
        return {**self._numbers, **self._refused, "locks": self._locks, "here": self._table.people.here}

    @property
    def as_of(self) -> str:
        """Return how old what was laid down is, in one sentence; "" where nothing was."""
        ages = [version.at_ms for kind in LaidDown if (version := self._kept.of(kind)) is not None]
        if not ages:
            return ""
        return Sentence(_AS_OF.fill(at=time.strftime("%Y-%m-%d %H:%M", time.localtime(max(ages) / 1000))))

    def take(self, news: FloorNews) -> None:
        """Do what is new. What cannot be is said, and done at the next news."""
        for version in news.versions:
            try:
                self._take(version)
            except KioskError as error:
                self._refused[version.kind] = version.number
                program_log.error("the floor: %s", error.message)
                self._table.say(error.message)
        if news.lock_mark is not None:
            self._locks = news.lock_mark
        for lock in news.locks:
            self._lock(lock)
        for away in news.away:
            self._table.people.is_away(away.person, away.table, away.at_ms)
        self._table.people.end_departed()

    def _take(self, version: FloorVersion) -> None:
        table = self._table
        self._kept.check(version, two=table.house.two_publish)
        if version.kind.startswith("jackpots:"):
            laid = f"{version.kind} {version.number}"
            amounts = amounts_of(version.content)
            if table.shift.take_jackpots(version.kind.split(":")[1], amounts, laid=laid, by=version.by):
                self._kept.keep(version)
                self._numbers[version.kind] = version.number
            return
        if version.kind == LaidDown.PEOPLE:
            table.staff.lay_down(version.content)
        else:
            self._kept.unpack(version, self._accept)
        self._kept.keep(version)
        self._numbers[version.kind] = version.number
        table.sealed.taken(
            VersionTaken(
                laid=version.kind,
                number=version.number,
                digest=version.digest.hex(),
                second=version.second or None,
            ),
            by=version.by,
        )
        if version.kind == LaidDown.HOUSE:
            table.say(Sentence(_NEXT_START))

    def _lock(self, lock: LockNews) -> None:
        self._locks = max(self._locks or 0, lock.change)
        staff = self._table.staff
        if staff.person(lock.person) is None:
            return
        try:
            if lock.left_ms:
                staff.lock(lock.person, lock.left_ms)
            else:
                staff.unlock(lock.person)
        except KioskError as error:
            program_log.error("the floor: %s", error.message)
