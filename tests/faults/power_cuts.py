"""The power fails at each call that hands of a game make, again and again: nothing that was acknowledged is lost.

Hands are dealt once, with everything that is done to their folder on a tape. Then the tape is played to each of its
calls, and of the images that a cut may leave there some are drawn (`drive.py`), and the table is opened from each: all
acknowledged events are there, as they were, and it asks what the dealer was asked last, or what one touch later.

    python -m tests.faults.power_cuts [CUTS [GAME [FIRST_SEED [SYNCHRONOUS]]]]

Cuts are made until there are CUTS of them, with one tape for each seed; the seeds are printed. An image that was opened
already, and with the same to be found in it, is counted and not opened again: the same bytes open the same way. With
SYNCHRONOUS `NORMAL` or `OFF` SQLite does not wait for the disk. That is the control: some must be lost then.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from benchmarks.report import report
from kiosk.core.errors import KioskError
from kiosk.games import GAMES
from kiosk.journal.file import Connect, connect
from kiosk.table import TableGame
from tests.faults.drive import Drive, Image, RecordedDisk, digest, put
from tests.faults.storage import DiskCall, faulty
from tests.live import LiveDealer, LiveHouse, picture, table_game

HANDS: Final = 2
A_CALL: Final = 20  # cuts at one call of one tape
CUTS: Final = 250_000  # of each game
SHARED: Final = Path("/dev/shm")


class Acknowledged(NamedTuple):
    """What the dealer was told last: the newest event and its hash, and all that was shown."""

    seq: int
    hash: bytes
    shown: tuple[object, ...]


@dataclass
class PowerTape:
    """What was done to a folder from its first file on, and what was acknowledged after how many of these calls."""

    game: TableGame
    calls: list[DiskCall] = field(default_factory=list)
    told: list[tuple[int, Acknowledged]] = field(default_factory=list)

    def told_at(self, calls: int) -> tuple[Acknowledged | None, Acknowledged | None]:
        """Return what was acknowledged last after so many calls, and what was next."""
        before = [told for at, told in self.told if at <= calls]
        after = next((told for at, told in self.told if at > calls), None)
        return (before[-1] if before else None), after


@dataclass
class TapedDealer(LiveDealer):
    """A dealer who notes after each touch what has been acknowledged."""

    tell: Callable[[], None] = lambda: None

    def _do(self, name: str, verb: Callable[[], None]) -> None:
        super()._do(name, verb)
        self.tell()


def waits(synchronous: str) -> Connect:
    """Return what opens a journal, with another PRAGMA synchronous than the kiosk's."""

    def opened(path: Path) -> sqlite3.Connection:
        db = connect(path)
        db.execute(f"PRAGMA synchronous={synchronous}")
        return db

    return opened


@contextmanager
def memory() -> Iterator[Path]:
    """Give an empty folder where no disk is waited for: these cuts are made of what was asked of it."""
    with tempfile.TemporaryDirectory(dir=SHARED if os.access(SHARED, os.W_OK) else None) as folder:
        yield Path(folder)


def taped(game: str, seed: int, *, hands: int = HANDS, connect: Connect = connect) -> PowerTape:
    """Deal hands of a game from a seed in a new folder, and return the tape of it."""
    tape = PowerTape(table_game(game, Random(f"house {game} {seed}")))
    with memory() as folder:
        disk = RecordedDisk(watched=True, root=folder, tell=tape.calls.append)
        with faulty(disk):
            assert disk.begin() == {}
            house = LiveHouse(folder, tape.game, connect=connect)

            def tell() -> None:
                told = Acknowledged(*house.table.journal.head, picture(house.table))
                tape.told.append((len(tape.calls), told))

            tell()
            TapedDealer(house, Random(f"power {game} {seed}"), mischief=1, tell=tell).play(hands)
            calls = len(tape.calls)
            disk.look()
            assert len(tape.calls) == calls, f"something was written past the recorder: {tape.calls[calls:]}"
            house.table.close()
    return tape


def cut(tape: PowerTape, seed: int, a_call: int = A_CALL, *, each: int = 1, upto: int | None = None) -> Iterator[str]:
    """Cut the power so often at each call of a tape, or each so many; yield what was lost then, "" for nothing."""
    chance, opened = Random(f"cut {seed}"), dict[tuple[bytes, int], str]()
    drive = Drive({})
    for nth, call in enumerate(tape.calls[:upto], start=1):
        drive.take(call)
        if nth % each:
            continue
        told = tape.told_at(nth)
        for _ in range(a_call):
            image = drive.cut(chance)
            key = digest(image), nth if told[0] is None else told[0].seq
            if key not in opened:
                lost = look(image, tape.game, *told)
                opened[key] = lost and f"call {nth} of {len(tape.calls)}, {call.kind} of {call.path}: {lost}"
            yield opened[key]


def look(image: Image, game: TableGame, told: Acknowledged | None, after: Acknowledged | None) -> str:
    """Open the table from what a cut has left. Return what was lost, "" for nothing."""
    with memory() as folder:
        put(image, folder)
        try:
            house = LiveHouse(folder, game)
        except (KioskError, OSError) as error:
            return f"it does not open: {error}"
        try:
            if told is None:
                return ""
            journal = house.table.journal
            event = journal.event(told.seq)
            if event is None or event.hash != told.hash:
                return f"event {told.seq} was acknowledged, and is lost: there are {journal.last_seq()}"
            if picture(house.table) not in (told.shown, after and after.shown):
                return f"after event {told.seq} the dealer is asked {house.table.round.prompt}"
            return ""
        finally:
            house.table.close()


def main(words: list[str]) -> None:
    """Cut the power, and print one JSON object for each game. End with 1 if anything was lost; a control, if not."""
    cuts, first = int(words[0]) if words else CUTS, int(words[2]) if len(words) > 2 else 0
    synchronous = words[3] if len(words) > 3 else "FULL"
    all_well = True
    for game in words[1:2] or sorted(GAMES):
        began, done, seed, lost = time.perf_counter(), 0, first, list[str]()
        while done < cuts:
            tape = taped(game, seed, connect=waits(synchronous))
            for told in cut(tape, seed):
                done += 1
                if told:
                    lost.append(f"seed {seed}, {told}")
            seed += 1
        report(
            f"power_cuts_{game}_{synchronous}", len(lost), "cuts that lost something",
            limit=0 if synchronous == "FULL" else None, cuts=done, seeds=[first, seed - 1],
            seconds=round(time.perf_counter() - began), lost=[*dict.fromkeys(lost)][:9],
        )  # fmt: skip
        all_well &= bool(lost) is (synchronous != "FULL")
    sys.exit(not all_well)


if __name__ == "__main__":
    main(sys.argv[1:])
