"""Cut the power at each call that hands of a game make: nothing that was acknowledged may be lost.

Hands are dealt once, and every operation on their folder is recorded on a tape. The tape is then played to each of its
calls, some of the images that a cut may leave there are drawn (`drive.py`), and the table is opened from each. All
acknowledged events must be there unchanged, with the slips and pictures that they name, and the table must show the
dealer's last prompt, or the prompt after one more touch. (A touch that prints, or that a camera answers, may be cut
between its commits.)

    python -m tests.faults.power_cuts [CUTS [GAME [FIRST_SEED [SYNCHRONOUS]]]]

CUTS cuts are made, with one tape for each seed; the seeds are printed. Equal bytes open the same way, so a journal with
its key, witness, and copy, the register on it, and the program's log are each opened once for the same bytes; slips and
pictures are read from the image. `images` is the number of different journals. With SYNCHRONOUS `NORMAL` or `OFF`
SQLite does not wait for the disk. That is the control run: it must lose events.
"""

import hashlib
import os
import sqlite3
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from PySide6.QtGui import QGuiApplication

from kiosk.core.errors import KioskError
from kiosk.core.log import NAME as LOG
from kiosk.core.log import ProgramLog, program_log
from kiosk.events import CameraRead, SlipProven
from kiosk.games import GAMES
from kiosk.journal import Event, Journal, load_or_create_key
from kiosk.journal.file import Connect, connect
from kiosk.settings.folders import STAFF_FILE as STAFF
from kiosk.table import EvidenceFolder, Table, TableGame
from tests.faults.drive import Drive, Image, RecordedDisk, digest, put
from tests.faults.storage import DiskCall, faulty
from tests.faults.taping import LastTold, TapedDealer, collect_seldom, memory
from tests.live import LiveHouse, picture, strict_house, table_game
from tests.tables import HeldClock
from tools.report import report
from ui.slip_pdf import SlipFolder

HANDS: Final = 2
A_CALL: Final = 20  # Cuts at one call of one tape.
CUTS: Final = 250_000  # Cuts in each game.
SLIPS, EVIDENCE = "slips", "evidence"
APART: Final = (LOG, STAFF, SLIPS, EVIDENCE)  # A journal is opened without these.
SEEN: Final = 0.1  # The camera sees this share of the due cards.


@dataclass
class PowerTape:
    """A record of the operations on a folder from its first file on, and of the acknowledged events after a number of
    calls. `hashes` are those of its events.
    """

    game: TableGame
    calls: list[DiskCall] = field(default_factory=list)
    acknowledged: list[tuple[int, LastTold]] = field(default_factory=list)
    hashes: dict[int, bytes] = field(default_factory=dict)

    def acknowledged_at(self, calls: int) -> tuple[LastTold | None, LastTold | None]:
        """Return the last event acknowledged after this number of calls, and the next one."""
        before = [acknowledged for at, acknowledged in self.acknowledged if at <= calls]
        after = next((acknowledged for at, acknowledged in self.acknowledged if at > calls), None)
        return (before[-1] if before else None), after


def waits(synchronous: str) -> Connect:
    """Return a function that opens a journal with another PRAGMA synchronous than the kiosk's."""

    def opened(path: Path) -> sqlite3.Connection:
        db = connect(path)
        db.execute(f"PRAGMA synchronous={synchronous}")
        return db

    return opened


class TapedHouse(LiveHouse):
    """A house whose table has all that writes to its folder: slips, a camera's pictures, and the program's log."""

    def open(self) -> Table:
        table = super().open()
        slips = SlipFolder(self.folder / SLIPS)
        slips.start(table.slips.slip_event)
        table.slips.connect(slips)
        table.camera.connect(EvidenceFolder(self.folder / EVIDENCE))
        return table


def taped(game: str, seed: int, *, hands: int = HANDS, connect: Connect = connect) -> PowerTape:
    """Deal hands of a game from a seed in a new folder, and return their tape."""
    tape = PowerTape(table_game(game, Random(f"house {game} {seed}")))
    with memory() as folder:
        disk = RecordedDisk(watched=True, root=folder, tell=tape.calls.append, unsynced=(LOG,))
        with faulty(disk):
            assert disk.begin() == {}
            with ProgramLog(folder):
                house = TapedHouse(folder, tape.game, connect=connect, house=strict_house())

                def tell() -> None:
                    acknowledged = LastTold(*house.table.journal.head, picture(house.table))
                    tape.acknowledged.append((len(tape.calls), acknowledged))

                tell()
                TapedDealer(house, Random(f"power {game} {seed}"), mischief=1, sees=SEEN, tell=tell).play(hands)
            disk.look_at(LOG)
            calls = len(tape.calls)
            disk.look()
            assert len(tape.calls) == calls, f"something was written past the recorder: {tape.calls[calls:]}"
            tape.hashes = {event.seq: event.hash for event in house.table.journal.events()}
            house.table.close()
    return tape


class Opened(NamedTuple):
    """A record of an image's journal: why it does not open, each event's hash, and the papers that it names."""

    why: str
    hashes: Mapping[int, bytes] = {}
    papers: tuple[Event, ...] = ()


@dataclass
class CutImages:
    """Open the remains of cuts of one tape. The same bytes are opened only once.

    A journal is opened with key, witness, and floor's copy. The table is built once for the same events and people.
    """

    tape: PowerTape
    journals: dict[bytes, Opened] = field(default_factory=dict)
    tables: dict[tuple[bytes, bytes], tuple[object, ...]] = field(default_factory=dict)
    logs: dict[bytes | None, str] = field(default_factory=dict)

    def lost(self, image: Image, acknowledged: LastTold | None, after: LastTold | None) -> str:
        """Return the acknowledged data that an image has lost, or ""."""
        core = {path: there for path, there in image.items() if path.partition("/")[0] not in APART}
        key = digest(core)
        if (opened := self.journals.get(key)) is None:
            opened = self.journals[key] = self._open(core)
        why = opened.why or self._log(image.get(LOG)) or missing(opened.papers, image)
        if why:
            return why
        head = max(opened.hashes)
        try:
            shown = self._shown(image, opened.hashes[head])
        except (KioskError, OSError) as error:
            return f"it does not open: {error}"
        if acknowledged is None:
            return ""
        if opened.hashes.get(acknowledged.seq) != acknowledged.hash:
            return f"event {acknowledged.seq} was acknowledged, and is lost: there are {len(opened.hashes)}"
        is_midway = (
            after is not None and acknowledged.seq < head < after.seq and opened.hashes[head] == self.tape.hashes[head]
        )
        if not is_midway and shown not in (acknowledged.shown, after and after.shown):
            return f"after event {acknowledged.seq} the dealer is shown something else"
        return ""

    def _open(self, core: Image) -> Opened:
        with memory() as folder:
            put(core, folder)
            try:
                with self._journal(folder) as journal:
                    hashes = dict[int, bytes](journal.cells("SELECT seq, hash FROM event"))
                    return Opened("", hashes, tuple(journal.events(1, CameraRead, SlipProven)))
            except (KioskError, OSError) as error:
                return Opened(f"it does not open: {error}")

    def _shown(self, image: Image, head: bytes) -> tuple[object, ...]:
        """Return the display of a table built on a journal with this end, and on a register of its people."""
        key = head, image.get(STAFF) or b""
        if key not in self.tables:
            with memory() as folder:
                put(image, folder)
                house = TapedHouse(folder, self.tape.game, house=strict_house())
                self.tables[key] = picture(house.table)
                house.table.close()
        return self.tables[key]

    def _log(self, content: bytes | None) -> str:
        """Return why the program's log cannot be continued, or ""."""
        if content not in self.logs:
            with memory() as folder:
                put({} if content is None else {LOG: content}, folder)
                try:
                    with ProgramLog(folder):
                        program_log.info("a power cut")
                    self.logs[content] = ""
                except (KioskError, OSError) as error:
                    self.logs[content] = f"the log does not open: {error}"
        return self.logs[content]

    def _journal(self, folder: Path) -> Journal:
        return Journal.open(
            folder / "journal.db",
            table=self.tape.game.config.id,
            key=load_or_create_key(folder / "device.pem"),
            clock=HeldClock(),
            checkpoints=folder / "checkpoints.jsonl",
            witness=folder / "witness",
        )


def missing(events: Iterable[Event], image: Image) -> str:
    """Return the paper or picture of an event that is missing or altered, or ""."""
    for event in events:
        match event.what:
            case CameraRead(evidence=evidence):
                for name in (evidence["crop"], *evidence["flats"]):
                    picture = image.get(f"{EVIDENCE}/{name}.jpg")
                    if picture is None or hashlib.sha256(picture).hexdigest() != name:
                        return f"event {event.seq} names a picture that is lost"
            case SlipProven(proof=proof):
                if not (image.get(f"{SLIPS}/{proof}") or b"").rstrip().endswith(b"%%EOF"):
                    return f"event {event.seq} says that {proof} was printed, and it is lost"
            case _:
                pass
    return ""


def cut(
    tape: PowerTape,
    seed: int,
    a_call: int = A_CALL,
    *,
    each: int = 1,
    upto: int | None = None,
    opened: CutImages | None = None,
) -> Iterator[str]:
    """Cut the power at each call of a tape, or at every `each`th. Yield the loss, or ""."""
    chance, drive = Random(f"cut {seed}"), Drive({})
    opened = opened or CutImages(tape)
    for nth, call in enumerate(tape.calls[:upto], start=1):
        drive.take(call)
        if nth % each:
            continue
        acknowledged = tape.acknowledged_at(nth)
        for _ in range(a_call):
            lost = opened.lost(drive.cut(chance), *acknowledged)
            yield lost and f"call {nth} of {len(tape.calls)}, {call.kind} of {call.path}: {lost}"


def main(words: list[str]) -> None:
    """Cut the power, and print one JSON object for each game. Exit with 1 for a loss, or for a control without one."""
    cuts, first = int(words[0]) if words else CUTS, int(words[2]) if len(words) > 2 else 0
    synchronous = words[3] if len(words) > 3 else "FULL"
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication(["slips"])  # Qt draws the slips.
    collect_seldom()
    all_well = True
    for game in words[1:2] or sorted(GAMES):
        began, done, images, seed, lost = time.process_time(), 0, 0, first, list[str]()
        while done < cuts:
            opened = CutImages(taped(game, seed, connect=waits(synchronous)))
            for acknowledged in cut(opened.tape, seed, opened=opened):
                done += 1
                if acknowledged:
                    lost.append(f"seed {seed}, {acknowledged}")
            images += len(opened.journals)
            seed += 1
        report(
            f"power_cuts_{game}_{synchronous}", len(lost), "cuts that lost something",
            limit=0 if synchronous == "FULL" else None, cuts=done, images=images, seeds=[first, seed - 1],
            cpu_s=round(time.process_time() - began), lost=[*dict.fromkeys(lost)][:9],
        )  # fmt: skip
        all_well &= bool(lost) is (synchronous != "FULL")
    del app
    sys.exit(not all_well)


if __name__ == "__main__":
    main(sys.argv[1:])
