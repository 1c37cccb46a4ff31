"""Kill the whole kiosk with its screen while a dealer deals by touch: `kiosk run` must come back at the same step.

A hand is dealt by touches from a seed, in a process that runs the kiosk as `kiosk run` does. The process is killed at a
random moment, also while it starts, or in the middle of one of its write calls. After a restart it must show the state
after the last touch, or the state after the interrupted touch once that touch's slip is on paper. It is then killed
again, later. At last the hand is dealt to its end, and must equal the hand without a kill: the money adds up, each slip
is in the journal once, and none is on paper twice without the mark of a reprint.

    python -m tests.faults.kiosk_kills [KILLS [GAME [FIRST_SEED [PART OF]]]]

KILLS of each game are at random write calls and at random moments, in turns, of hands of as many seeds as needed; 0
means one at each write call of one hand, of which PART takes every OFth. The processes are forked from one that has run
a kiosk before, so that the files of every start are in memory.
"""

import contextlib
import os
import re
import select
import shutil
import signal
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

import typer.main
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

import ui.app
from kiosk.app.house.house import open_journal
from kiosk.app.main import app as commands
from kiosk.core.clock import SystemClock
from kiosk.games import GAMES
from kiosk.journal import verify
from kiosk.settings import config_dir, load
from kiosk.staff import Person, Role, Staff
from kiosk.table import Stage
from tests.faults.kills import look_at_paper
from tests.faults.seeded_hand import outcome
from tests.faults.storage import FaultyStorage, faulty
from tests.faults.taping import collect_seldom, memory
from tests.ledger import Ledger
from tests.live import picture
from tests.tables import JACKPOTS, QUICK_HASHER
from tests.ui.steady import SteadyDealer
from tests.ui.tables import PEOPLE, PIN
from tools.report import report
from ui.app import Screen

TABLES: Final = {"nh": "NH-07", "peek": "TP-03", "holdem": "TH-11", "dice": "PP-01"}
KILLS: Final = 100  # Kills in each game.
A_SEED: Final = 25
A_HAND: Final = 6
MAX_STEPS: Final = 600
TRIES: Final = 3  # Rounds in which no kill takes effect. A step has other write calls at times; the cause is not known.
SIZE: Final = (1280, 800)
LIMITS: Final = "from = 2020-01-01\nslip = 10\nsecond_signature = 20\n"
kiosk: Final = typer.main.get_command(commands)


class DealtScreen(Screen):
    """The table's screen, at which a dealer begins to deal as soon as it is shown, to the end of the first hand.

    The initial state, and the state after each step, are written to the descriptor `report_to` with the number of
    earlier write calls. The calls are numbered as in the hand without a kill, which is recognized by its states.
    """

    seed = 0
    report_to = -1
    storage = FaultyStorage()
    numbers: ClassVar[Mapping[str, int]] = {}

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **{**named, "size": SIZE, "double_tap_s": 0})
        QTimer.singleShot(0, self._work)

    def _work(self) -> None:
        self.settle()  # The window gets its size before it is touched.
        if self.table.people.paused:
            self.table.people.resume("ortiz", PIN)
            self.settle()
            self.window.grabWindow()  # It is drawn, so that each key is at its place.
        DealtScreen.storage.watched = True
        try:
            dealer = SteadyDealer(self, DealtScreen.seed)
            if self._is_between():
                dealer.step()
            self._tell()
            for _ in range(MAX_STEPS):
                if self.table.hand_number > 1:
                    break
                dealer.step()
                self._tell()
            wrong = "; ".join(self.warnings) or ("" if self.table.hand_number > 1 else "the hand does not end")
        except Exception as error:  # noqa: BLE001, every error is reported
            wrong = f"{error!r} at {self.table.round.prompt}"
        DealtScreen.storage.watched = False
        os.write(DealtScreen.report_to, f"end {wrong}\n".encode())
        if wrong:
            os._exit(1)  # The window is not closed while a hand is open.
        self.window.close()

    def _is_between(self) -> bool:
        """Return whether the kiosk came back within a touch: a slip was made, and the screen still asks for it."""
        due = self.table.payouts.due
        is_known = not DealtScreen.numbers or self._shown() in DealtScreen.numbers
        return not is_known and due is not None and due.stage is Stage.PAPER

    def _shown(self) -> str:
        return sha256(repr(picture(self.table)).encode()).hexdigest()[:16]

    def _tell(self) -> None:
        shown = self._shown()
        calls = DealtScreen.storage.calls
        if shown in DealtScreen.numbers:
            calls[:] = [""] * DealtScreen.numbers[shown]
        os.write(DealtScreen.report_to, f"{shown} {len(calls)}\n".encode())


class OnlyShown(Screen):
    """A table's screen that is closed as soon as it is shown."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **{**named, "size": SIZE})
        QTimer.singleShot(0, self._root().close)


class Kill(NamedTuple):
    """The moment of a kill: at a write call of the hand, after a time since the start, or never."""

    at: int = -1
    after_s: float | None = None


NO_KILL: Final = Kill()


class KioskTold(NamedTuple):
    """A record of a kiosk: its states, step by step, with the number of write calls, and the end of its hand. `wrong`
    is "-" if it was killed first. It took `seconds`.
    """

    shown: list[str]
    calls: list[int]
    wrong: str
    seconds: float


@dataclass
class KioskHand:
    """A hand of one seed that a kiosk deals. `reference` is its result without a kill."""

    game: str
    seed: int
    opened: Path  # These are the house's folders before the hand; each kill gets a copy.
    reference: KioskTold = field(init=False)
    outcome: list[tuple[int | None, str, str]] = field(init=False)

    def __post_init__(self) -> None:
        self._open()
        if QGuiApplication.instance() is None:
            self._load()
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

    def deal(self, folder: Path, kill: Kill = NO_KILL, numbers: Mapping[str, int] | None = None) -> KioskTold:
        """Run the kiosk to the end of the hand, or until it is killed."""
        heard, report_to = os.pipe()
        began = time.monotonic()
        process = os.fork()
        if process == 0:
            os.close(heard)
            self._run(folder, report_to, kill.at, numbers or {})
        os.close(report_to)
        lines, after_s = b"", kill.after_s
        while True:
            wait = None if after_s is None else max(0.0, began + after_s - time.monotonic())
            ready, _, _ = select.select([heard], [], [], wait)
            if not ready:
                os.kill(process, signal.SIGKILL)
                after_s = None
                continue
            piece = os.read(heard, 65536)
            if not piece:
                break
            lines += piece
        os.close(heard)
        os.waitpid(process, 0)
        report_lines = lines.decode().splitlines()
        wrong = next((line[4:] for line in report_lines if line.startswith("end")), "-")
        steps = [line.split() for line in report_lines if re.fullmatch("[0-9a-f]{16} [0-9]+", line)]
        return KioskTold(
            [shown for shown, _ in steps], [int(calls) for _, calls in steps], wrong, time.monotonic() - began
        )

    def _run(self, folder: Path, report_to: int, at: int, numbers: Mapping[str, int]) -> None:
        """Run the kiosk in a separate process, which ends here."""
        try:
            DealtScreen.seed, DealtScreen.report_to, DealtScreen.numbers = self.seed, report_to, numbers
            DealtScreen.storage = FaultyStorage(at=at, kills=True)
            with faulty(DealtScreen.storage):
                run_kiosk(DealtScreen, self.game, folder)
        except BaseException as error:  # noqa: BLE001, it is reported, and the process ends
            os.write(report_to, f"end {error!r}\n".encode())
        finally:
            os._exit(1)

    def _load(self) -> None:
        """Run the kiosk in this process and close it, so that forked processes share its loaded files."""
        with memory() as folder:
            shutil.copytree(self.opened, folder, dirs_exist_ok=True)
            run_kiosk(OnlyShown, self.game, folder)
        collect_seldom()

    def kill(self, kills: Sequence[Kill]) -> list[Kill]:
        """Kill the hand at each of these in turn, restart and check the kiosk after each, and deal the hand to its end.

        Return the kills that took effect: a kill after the hand has none. Raise AssertionError for an error.
        """
        whole, done, came, dealt = self.reference.shown, 1, list[Kill](), self.reference
        numbers = dict(zip(whole, self.reference.calls, strict=True))
        with memory() as folder:
            shutil.copytree(self.opened, folder, dirs_exist_ok=True)
            for kill in (*kills, NO_KILL):
                dealt = self.deal(folder, kill, numbers)
                if dealt.shown:
                    back = next((at for at in (done - 1, done) if whole[at : at + 1] == dealt.shown[:1]), None)
                    assert back is not None, f"it came back elsewhere than at {done}, after {came}"
                    done = back + len(dealt.shown)
                    assert dealt.shown == whole[back:done], f"it goes on otherwise from {back}, after {came}"
                if dealt.wrong == "-":
                    came.append(kill)
                elif done == len(whole):
                    break
            assert dealt.wrong == "", f"{dealt.wrong}, after {came}"
            assert done == len(whole), f"it ends at {done}, after {came}"
            assert outcome(self._journal(folder)) == self.outcome, f"it is another hand, after {came}"
            self._check(folder)
        return came

    def _check(self, folder: Path) -> None:
        journal = self._journal(folder)
        Ledger().read(journal)
        found = verify(journal, checkpoints=journal.with_name("checkpoints.jsonl"))
        assert found.is_whole, found.sentences()
        look_at_paper(journal)


def run_kiosk(screen: type[Screen], game: str, folder: Path) -> None:
    """Run the kiosk at a table as its command does, with the given screen, until that is closed."""
    ui.app.Screen = screen  # type: ignore[misc]
    where = ("--table", TABLES[game], "--config", str(folder / "config"), "--data", str(folder / "data"))
    with contextlib.suppress(SystemExit):
        kiosk.main(["run", *where, "--windowed"], standalone_mode=False)


def killed(game: str, seed: int, kills: int, part: int = 0, of: int = 1) -> Iterator[str]:
    """Kill a hand of a seed at random, or at each write call if `kills` is 0. Yield the error of each, or "".

    With `part`, only every `of`th write call is used. A kill after the hand's end does not count.
    """
    with memory() as opened:
        hand = KioskHand(game, seed, opened)
        waiting = _at_random(hand, kills) if kills else [Kill(at) for at in range(part, hand.reference.calls[-1], of)]
        tries = TRIES
        while waiting and tries:
            hands, came = -(-len(waiting) // A_HAND), list[Kill]()
            for chosen in [waiting[nth::hands] for nth in range(hands)]:
                try:
                    came += hand.kill(chosen)
                except Exception as error:  # noqa: BLE001, every error is a finding
                    came += chosen
                    yield f"{game}, seed {seed}, of {hand.reference.calls[-1]} calls, {chosen}: {error}"
            yield from [""] * len(came)
            # A step that had ended before the kill is not repeated: its other calls would belong to another hand.
            late = [kill for kill in waiting if kill not in came and kill.after_s is None]
            tries = TRIES if len(late) < len(waiting) else tries - 1
            waiting = late
        # The last step has a different number of write calls from one run to the next.
        early = [kill for kill in waiting if kill.at < hand.reference.calls[-2]]
        if early:
            yield f"{game}, seed {seed}, of {hand.reference.calls}: these calls never come: {early}"


def _at_random(hand: KioskHand, kills: int) -> list[Kill]:
    """Return kills at write calls and at moments, those of one hand in the order of the hand."""
    chance = Random(f"kiosk kills {hand.game} {hand.seed}")
    span_s = 2 * hand.reference.seconds / min(A_HAND, kills)
    chosen = [
        Kill(after_s=chance.random() * span_s) if nth % 2 else Kill(chance.randrange(hand.reference.calls[-1]))
        for nth in range(kills)
    ]
    return sorted(
        chosen, key=lambda kill: kill.at if kill.after_s is None else chance.randrange(hand.reference.calls[-1])
    )


def main(words: list[str]) -> None:
    """Kill kiosks, and print one JSON object for each game. Exit with 1 if anything was wrong."""
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
