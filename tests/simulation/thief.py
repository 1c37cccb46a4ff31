"""A thief with a screwdriver: files of a table's folder are damaged in a copy of it, and the copy is opened.

Each damage is refused in a sentence, stops the table, or changes no acknowledged event. A table that deals on from
other events, and a traceback, are failures.
"""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final

from kiosk.core.errors import KioskError
from kiosk.journal.file import connect
from tests.faults.drive import Image, put
from tests.faults.journals import tampering
from tests.live import LiveHouse

JOURNAL, LOG, COPY, WITNESS = "journal.db", "journal.db-wal", "checkpoints.jsonl", "witness"
WALKS: Final = 400  # The whole journal is read in this number of ticks.


@dataclass
class SpoiltHouse:
    """A copy of a house's folder with some damage. `head` was acknowledged; `earlier` is an older image."""

    house: LiveHouse
    folder: Path
    image: Image
    head: tuple[int, bytes]
    earlier: Image | None
    chance: Random

    def open(self, **changes: Any) -> LiveHouse:
        """Open the copy. Raise a KioskError if it is refused."""
        clock = replace(self.house.clock)
        return replace(self.house, **{"folder": self.folder, "connect": connect, "clock": clock, **changes})

    def is_refused(self, **changes: Any) -> bool:
        """Return whether the copy is refused. If it opens, it has all that was acknowledged, unchanged."""
        try:
            opened = self.open(**changes)
        except KioskError:
            return True
        try:
            event = opened.table.journal.event(self.head[0])
            assert event is not None and event.hash == self.head[1], "acknowledged events are gone, and nobody says so"
            return bool(opened.table.stopped)
        finally:
            opened.table.journal.close()

    def flip_in_log(self) -> None:
        """Change one bit of data that is not yet in the main file."""
        log = bytearray(self.image.get(LOG) or b"")
        if log:
            log[self.chance.randrange(len(log))] ^= 1 << self.chance.randrange(8)
            self._put({LOG: bytes(log)})
            self.is_refused()

    def cut_log(self) -> None:
        """Cut off data that is not yet in the main file."""
        log = self.image.get(LOG) or b""
        if log:
            self._put({LOG: log[: self.chance.randrange(len(log))]})
            self.is_refused()

    def put_back(self) -> None:
        """Replace this journal by an older one."""
        if self.earlier is not None and self.earlier.get(JOURNAL):
            self._put({JOURNAL: self.earlier[JOURNAL], LOG: self.earlier.get(LOG) or b""})
            self.is_refused()

    def take_journal(self) -> None:
        self._put({}, but=(JOURNAL, LOG))
        assert self.is_refused(), "a journal is gone, and a new one is begun"

    def take_witness(self) -> None:
        self._put({}, but=(WITNESS,))
        assert self.is_refused(), "the witness is gone, and nobody says so"

    def other_table(self) -> None:
        """Put this journal under another table."""
        self._put({})
        config = self.house.game.config.model_copy(update={"id": "XX-99"})
        assert self.is_refused(game=replace(self.house.game, config=config)), "another table's journal is taken"

    def cut_copy(self) -> None:
        """Remove the last line of the floor's copy."""
        lines = (self.image.get(COPY) or b"").splitlines(keepends=True)
        if len(lines) > 1:
            self._put({COPY: b"".join(lines[:-1])})
            assert self.is_refused(), "a line of the floor's copy is gone, and nobody says so"

    def change_old_event(self) -> None:
        """Change an event that was signed long ago: the walk finds it, and the finding survives the next start."""
        self._put({})
        with suppress(sqlite3.Error), tampering(self.folder / JOURNAL) as db:
            signed = [seq for (seq,) in db.execute("SELECT seq FROM event WHERE kind = 'checkpoint' ORDER BY seq")]
            if len(signed) < 2:
                return
            db.execute("UPDATE event SET actor = 'weiss' WHERE seq = ?", (self.chance.randrange(2, signed[-2]),))
        try:
            opened = self.open()
        except KioskError:
            return
        with suppress(KioskError):
            for _ in range(WALKS):
                if opened.table.stopped:
                    break
                opened.clock.advance(ms=3_000)
                opened.table.people.touched()
                opened.table.watch.tick()
        assert opened.table.stopped, "an old event was changed, and the walk has not found it"
        opened.table.journal.close()
        assert self.is_refused(), "what the walk has found is forgotten at the next start"

    def break_key(self) -> None:
        key = bytearray(self.image["device.pem"] or b"")
        key[self.chance.randrange(30, len(key) - 30)] ^= 0x55
        self._put({"device.pem": bytes(key)})
        assert self.is_refused(), "a broken key is taken"

    def nest_staff(self) -> None:
        self._put({"staff.json": b'{"people":' + b"[" * 100_000})
        assert self.is_refused(), "a register that cannot be read is taken"

    def change_program(self) -> None:
        """Start another program: no hand begins."""
        self._put({})
        opened = self.open(look=lambda: {"program": "cd" * 32})
        try:
            table = opened.table
            if table.hand_is_open or table.dealer is None or not table.is_open:
                return
            assert refused_with(table.play.proceed) == "changed", "another program deals"
        finally:
            opened.table.journal.close()

    def _put(self, changes: Image, *, but: tuple[str, ...] = ()) -> None:
        put({path: content for path, content in {**self.image, **changes}.items() if path not in but}, self.folder)


def refused_with(verb: Callable[[], object]) -> str:
    """Return the code with which something is refused, or ""."""
    try:
        verb()
    except KioskError as refusal:
        return refusal.code
    return ""


def attacks(spoilt: SpoiltHouse) -> dict[str, Callable[[], None]]:
    all_of_them = (
        spoilt.flip_in_log, spoilt.cut_log, spoilt.put_back, spoilt.take_journal, spoilt.take_witness,
        spoilt.other_table, spoilt.cut_copy, spoilt.change_old_event, spoilt.break_key, spoilt.nest_staff,
        spoilt.change_program,
    )  # fmt: skip
    return {attack.__name__: attack for attack in all_of_them}
