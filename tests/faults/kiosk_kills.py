"""The whole kiosk is killed with its screen, while a dealer deals by touch: `kiosk run` comes back at the very step.

A hand is dealt by touches from a seed, in a process that runs the kiosk as `kiosk run` does, and is killed: at a random
moment, or in the middle of one of its write calls. Started again, it shows what was shown after the last touch, or what
the touch on its way leads to. Then the hand is dealt to its end, and is the hand that it was without a kill: the money
adds up, each slip is in the journal once, and none is on paper twice without the mark of a reprint.

    python -m tests.faults.kiosk_kills [KILLS [GAME [FIRST_SEED [PART OF]]]]

KILLS of each game are at random write calls and at random moments, in turns, of hands of as many seeds as that takes; 0
is one at each write call of one hand, of which PART takes every one OF so many. The processes are forked off one that
has everything in memory but Qt's application.
"""

from __future__ import annotations

import os
import re
import select
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QTimer

import ui.app
from benchmarks.report import report
from kiosk.app.commands import app as kiosk
from kiosk.app.house import open_journal
from kiosk.core.clock import SystemClock
from kiosk.games import GAMES
from kiosk.journal import verify
from kiosk.settings import config_dir, load
from kiosk.staff import Person, Role, Staff
from tests.faults.kills import look_at_paper
from tests.faults.seeded_hand import outcome
from tests.faults.storage import FaultyStorage, faulty
from tests.faults.taping import memory
from tests.ledger import Ledger
from tests.live import picture
from tests.tables import JACKPOTS, QUICK_HASHER
from tests.ui.steady import SteadyDealer
from tests.ui.tables import PEOPLE, PIN
from ui.app import Screen

TABLES: Final = {"nh": "NH-07", "peek": "TP-03", "holdem": "TH-11", "dice": "PP-01"}
KILLS: Final = 100  # of each game
A_SEED: Final = 20
MOST_STEPS: Final = 600
SIZE: Final = (1280, 800)
LIMITS: Final = "from = 2020-01-01\nslip = 10\nsecond_signature = 20\n"


class DealtScreen(Screen):
    """The table's screen, at which a dealer begins to deal as soon as it is shown, to the end of the first hand.

    What is shown then, and after each step, is told on the descriptor `told`.
    """

    seed = 0
    told = -1
    storage = FaultyStorage()

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **{**named, "size": SIZE, "double_tap_s": 0})
        QTimer.singleShot(0, self._work)

    def _work(self) -> None:
        DealtScreen.storage.watched = True
        try:
            dealer = SteadyDealer(self, DealtScreen.seed)
            self._tell()
            for _ in range(MOST_STEPS):
                if self.table.hand_number > 1:
                    break
                dealer.step()
                self._tell()
            wrong = "; ".join(self.warnings) or ("" if self.table.hand_number > 1 else "the hand does not end")
        except Exception as error:  # noqa: BLE001, whatever it is, it is told
            wrong = f"{error!r} at {self.table.round.prompt}"
        DealtScreen.storage.watched = False
        os.write(DealtScreen.told, f"end {wrong}\n".encode())
        self.window.close()

    def _tell(self) -> None:
        os.write(DealtScreen.told, f"{sha256(repr(picture(self.table)).encode()).hexdigest()[:16]}\n".encode())


class Dealt(NamedTuple):
    """What a kiosk has told: what was shown, step by step, how its hand ended ("-" for not), and how long that took."""

    shown: list[str]
    wrong: str
    seconds: float
    calls: int


@dataclass
class KioskHand:
    """A hand of one seed that a kiosk deals. `reference` is what it comes to where nobody kills it."""

    game: str
    seed: int
    opened: Path  # the house's folders before the hand, of which each kill has a copy
    reference: Dealt = field(init=False)
    outcome: list[tuple[int | None, str, str]] = field(init=False)

    def __post_init__(self) -> None:
        self._open()
        with memory() as folder:
            shutil.copytree(self.opened, folder, dirs_exist_ok=True)
            self.reference = self.deal(folder)
            assert self.reference.wrong == "", self.reference.wrong
            self.outcome = outcome(self._journal(folder))
            self._check(folder)

    def _open(self) -> None:
        """Make a house, and open its table for a hand."""
        config, data, clock = self.opened / "config", self.opened / "data", SystemClock()
        shutil.copytree(config_dir(), config)
        data.mkdir(mode=0o700)
        house = config / "house.toml"
        begun, _, _ = house.read_text().partition("[[payouts]]\n")
        house.write_text(f"{begun}[[payouts]]\n{LIMITS}")
        settings = load(config, GAMES)
        staff = Staff.load(data / "staff.json", clock, hasher=QUICK_HASHER, create=True)
        for who, name, role in PEOPLE:
            staff.add(Person(id=who, name=name, roles=frozenset({Role(role)})), PIN)
        table = open_journal(settings, TABLES[self.game], data, clock, staff)
        deal = next(deal for deal in table.games if deal.key == self.game)
        if deal.rules.jackpots:
            table.shift.post_jackpots({name: JACKPOTS[name] for name in deal.rules.jackpots}, "haddad", PIN)
        rack = dict.fromkeys(table.config.denominations, 100)
        table.shift.open(self.game, rack, floor=("haddad", PIN), dealer=("ortiz", PIN))
        table.close()

    def _journal(self, folder: Path) -> Path:
        return folder / "data" / TABLES[self.game] / "journal.db"

    def deal(self, folder: Path, at: int = -1, after_s: float | None = None) -> Dealt:
        """Run the kiosk to the end of the hand, or until it is killed: at a write call, or so long after it shows."""
        heard, told = os.pipe()
        process = os.fork()
        if process == 0:
            os.close(heard)
            self._run(folder, told, at)
        os.close(told)
        lines, began = b"", 0.0
        while True:
            wait = None if after_s is None or not began else max(0.0, began + after_s - time.monotonic())
            ready, _, _ = select.select([heard], [], [], wait)
            if not ready:
                os.kill(process, signal.SIGKILL)
                after_s = None
                continue
            piece = os.read(heard, 65536)
            if not piece:
                break
            lines, began = lines + piece, began or time.monotonic()
        os.close(heard)
        os.waitpid(process, 0)
        words = lines.decode().splitlines()
        wrong, calls = "-", 0
        if words and (end := re.fullmatch(r"calls (\d+)", words[-1])):
            calls = int(end[1])
            words.pop()
        if words and words[-1].startswith("end"):
            wrong = words.pop()[4:]
        return Dealt(words, wrong, time.monotonic() - began, calls)

    def _run(self, folder: Path, told: int, at: int) -> None:
        """Be the kiosk, in a process of its own, which ends here."""
        status = 1
        try:
            where = ("--table", TABLES[self.game], "--config", str(folder / "config"), "--data", str(folder / "data"))
            DealtScreen.seed, DealtScreen.told = self.seed, told
            DealtScreen.storage = FaultyStorage(at=at, kills=True)
            ui.app.Screen = DealtScreen  # type: ignore[misc]
            with faulty(DealtScreen.storage):
                kiosk(["run", *where, "--windowed"], standalone_mode=False)
        except SystemExit as ended:
            status = int(ended.code or 0)
            os.write(told, f"calls {len(DealtScreen.storage.calls)}\n".encode())
        except BaseException as error:  # noqa: BLE001, it is told, and the process ends
            os.write(told, f"end {error!r}\n".encode())
        finally:
            os._exit(status)

    def kill(self, at: int = -1, after_s: float | None = None) -> bool:
        """Kill the hand, start the kiosk again, and look. Return whether it was killed before its end.

        AssertionError says what is wrong.
        """
        with memory() as folder:
            shutil.copytree(self.opened, folder, dirs_exist_ok=True)
            before = self.deal(folder, at, after_s)
            if before.wrong != "-":
                assert not before.wrong, before.wrong
                return False
            whole, done = self.reference.shown, len(before.shown)
            assert before.shown == whole[:done], "it was another hand before it was killed"
            after = self.deal(folder)
            assert after.wrong == "", after.wrong
            is_over = after.shown[0] == whole[-1] or done == len(whole)
            assert is_over or after.shown[0] in whole[max(done - 1, 0) : done + 1], (
                f"it came back elsewhere than at {done}"
            )
            assert outcome(self._journal(folder)) == self.outcome, "it is another hand"
            self._check(folder)
        return True

    def _check(self, folder: Path) -> None:
        journal = self._journal(folder)
        Ledger().read(journal)
        found = verify(journal, checkpoints=journal.with_name("checkpoints.jsonl"))
        assert found.is_whole, found.sentences()
        look_at_paper(journal)


def killed(game: str, seed: int, kills: int, part: int = 0, of: int = 1) -> Iterator[str]:
    """Kill a hand of a seed so often at random, at each write call with 0; yield what was wrong, "" for nothing.

    Of each write call, `part` takes every one `of` so many. A kill that came after the hand's end is none.
    """
    chance = Random(f"kiosk kills {game} {seed}")
    with memory() as opened:
        hand = KioskHand(game, seed, opened)
        calls, seconds = hand.reference.calls, hand.reference.seconds
        for nth in range(kills) if kills else range(part, calls, of):
            is_moment = bool(kills and nth % 2)
            at = -1 if is_moment else chance.randrange(calls) if kills else nth
            after_s = chance.random() * seconds if is_moment else None
            try:
                if hand.kill(at, after_s):
                    yield ""
            except Exception as error:  # noqa: BLE001, whatever a killed kiosk comes to is what is looked for
                yield f"{game}, seed {seed}, call {at} of {calls}, or after {after_s} of {seconds:.1f} s: {error}"


def main(words: list[str]) -> None:
    """Kill kiosks, and print one JSON object for each game. End with 1 if anything was wrong."""
    kills, first = int(words[0]) if words else KILLS, int(words[2]) if len(words) > 2 else 0
    part, of = map(int, words[3:5] or ("0", "1"))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    is_well = True
    for game in words[1:2] or sorted(GAMES):
        began, seed, found = time.monotonic(), first, list[str]()
        while len(found) < max(kills, 1):
            found += killed(game, seed, min(A_SEED, kills - len(found)) if kills else 0, part, of)
            seed += 1
        wrong = [words for words in found if words]
        report(
            f"kiosk_kills_{game}", len(wrong), "kills after which something is wrong", limit=0, kills=len(found),
            seeds=[first, seed - 1], seconds=round(time.monotonic() - began), wrong=wrong[:9],
        )  # fmt: skip
        is_well &= not wrong
    sys.exit(not is_well)


if __name__ == "__main__":
    main(sys.argv[1:])
