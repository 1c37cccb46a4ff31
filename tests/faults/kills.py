"""Kill the table's process at a write call to anything that it writes: journal, slips, pictures, and log.

A hand is dealt from a seed in a separate process, which is killed in the middle of one of its write calls and
restarted. Now and then the second process is killed too. The hand is then dealt to its end, and must equal the hand
without a kill: each answer, slip, and signature once, every cent accounted for, and no slip twice on paper without the
mark of a reprint.

    python -m tests.faults.kills [KILLS [GAME [FIRST_SEED]]]

KILLS of each game are at random calls of hands of as many seeds as needed; 0 means one at each call of one hand. The
processes are forked from one that has everything in memory, so that a kill costs a hand and not a start.
"""

import os
import shutil
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtGui import QGuiApplication

from kiosk.core.log import ProgramLog
from kiosk.games import GAMES
from tests.faults.power_cuts import SLIPS, TapedHouse
from tests.faults.seeded_hand import SeededHand
from tests.faults.storage import FaultyStorage, faulty
from tests.faults.taping import collect_seldom, memory
from tests.ledger import lines
from tests.live import strict_house, table_game
from tools.report import report

KILLS: Final = 2_500  # Kills in each game.
A_SEED: Final = 25
AGAIN: Final = 0.3  # This share of restarts is killed too.


@dataclass
class KilledHands:
    """The killed hands of one seed. `outcome` is the journal's result of the hand without a kill."""

    game: str
    seed: int
    opened: Path  # This folder has the table before the hand; each kill gets a copy.

    def __post_init__(self) -> None:
        self._start(self.opened).house.table.close()
        with memory() as folder:
            shutil.copytree(self.opened, folder, dirs_exist_ok=True)
            storage = FaultyStorage()
            with faulty(storage), ProgramLog(folder):
                hand = self._start(folder)
                storage.watched = True
                hand.deal(storage)
            self.calls, self.outcome = list(storage.calls), hand.outcome()
            hand.check()

    def _start(self, folder: Path) -> SeededHand:
        return SeededHand(TapedHouse(folder, table_game(self.game), house=strict_house()), self.seed)

    def kill(self, at: int, then: int = -1) -> None:
        """Kill the hand at a call, restart it, and kill it again at `then`. Raise AssertionError for an error."""
        with memory() as folder:
            shutil.copytree(self.opened, folder, dirs_exist_ok=True)
            assert self._is_killed(folder, at), "it was to be killed"
            if then >= 0:
                self._is_killed(folder, then)
            with ProgramLog(folder):
                hand = self._start(folder)
                if hand.house.table.hand_number == 1:
                    hand.deal(FaultyStorage())
            assert hand.outcome() == self.outcome, "it is another hand"
            hand.check()
            look_at_paper(hand.path)

    def _is_killed(self, folder: Path, at: int) -> bool:
        """Deal in another process that is killed at a call. Return whether it was killed."""
        process = os.fork()
        if process == 0:
            try:
                storage = FaultyStorage(at=at, kills=True)
                with faulty(storage), ProgramLog(folder):
                    hand = self._start(folder)
                    storage.watched = True
                    if hand.house.table.hand_number == 1:
                        hand.deal(storage)
            finally:
                os._exit(0)
        _, status = os.waitpid(process, 0)
        return os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL


def look_at_paper(journal: Path) -> None:
    """Check that each slip is on paper at most once without a mark, and is in the journal."""
    numbers = {line.body["number"] for line in lines(journal) if line.kind == "slip_issued"}
    papers = [path.stem for path in journal.with_name(SLIPS).glob("*.pdf")]
    unmarked = Counter(
        int(name.split("-")[3]) for name in papers if not name.endswith("-void") and "-reprint-" not in name
    )
    assert set(unmarked) <= numbers, f"{set(unmarked) - numbers} are on paper, and in no journal"
    assert all(count == 1 for count in unmarked.values()), f"on paper twice: {papers}"


def killed(game: str, seed: int, kills: int) -> Iterator[str]:
    """Kill a hand of a seed at random calls, or at each call if `kills` is 0. Yield the error of each, or ""."""
    chance = Random(f"kills {game} {seed}")
    with memory() as opened:
        hands = KilledHands(game, seed, opened)
        count = len(hands.calls)
        chosen = [chance.randrange(count) for _ in range(kills)] if kills else range(count)
        for at in chosen:
            then = chance.randrange(count) if chance.random() < AGAIN else -1
            try:
                hands.kill(at, then)
                yield ""
            except Exception as error:  # noqa: BLE001, every error is a finding
                yield f"{game}, seed {seed}, call {at} of {count} ({hands.calls[at]}), then {then}: {error}"


def main(words: list[str]) -> None:
    """Kill hands, and print one JSON object for each game. Exit with 1 if anything was wrong."""
    kills, first = int(words[0]) if words else KILLS, int(words[2]) if len(words) > 2 else 0
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication(["slips"])  # Qt draws the slips.
    collect_seldom()
    is_well = True
    for game in words[1:2] or sorted(GAMES):
        began, seed, found = time.process_time(), first, list[str]()
        while len(found) < max(kills, 1):
            found += killed(game, seed, min(A_SEED, kills - len(found)) if kills else 0)
            seed += 1
        wrong = [words for words in found if words]
        report(
            f"kills_{game}", len(wrong), "kills after which something is wrong",
            limit=0, kills=len(found), seeds=[first, seed - 1], cpu_s=round(time.process_time() - began),
            wrong=wrong[:9],
        )  # fmt: skip
        is_well &= not wrong
    del app
    sys.exit(not is_well)


if __name__ == "__main__":
    main(sys.argv[1:])
