"""Run the two robots of `tests/robots` at a live table: one obeys the screen, one takes every touch without a PIN.

    python -m tests.table.robot_hands [HANDS [FIRST_SEED [GAME …]]]

It reports, with their seeds, the tables at which a seat's result does not match its cards, or the dealer alone changed
a called hand or a decision.
"""

import os
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from tools.report import report

HANDS: Final = 50_000
HANDS_A_TABLE: Final = 25
MISCHIEF: Final = 2.5
WORKERS: Final = int(os.environ.get("WORKERS", "0")) or None
_MEMORY: Final = Path("/dev/shm")
ROBOTS: Final = ("obedient", "lone")


def main() -> None:
    """Play HANDS hands in all of each robot, over the games, with one process per core."""
    from kiosk.games import GAMES

    hands = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    games = sys.argv[3:] or sorted(GAMES)
    for robot in ROBOTS:
        began, all_done, wrong = time.perf_counter(), Counter[str](), list[str]()
        for game in games:
            seeds = range(first, first + -(-hands // (HANDS_A_TABLE * len(games))))
            with ProcessPoolExecutor(WORKERS) as pool:
                for done, failed in pool.map(partial(play, robot, game), seeds):
                    all_done.update(done)
                    wrong += failed
        report(
            f"robot_{robot}", len(wrong), "tables that went wrong",
            limit=0, first_seed=first, seconds=round(time.perf_counter() - began), **all_done, wrong=wrong[:3],
        )  # fmt: skip


def play(robot: str, game: str, seed: int, hands: int = HANDS_A_TABLE) -> tuple[dict[str, int], list[str]]:
    """Play one table from a seed. Return the acts, their numbers, and the violations."""
    from tests.live import LiveHouse, table_game
    from tests.robots import LoneDealer, ObedientDealer

    chance = Random(f"{robot} {game} {seed}")
    with tempfile.TemporaryDirectory(dir=_MEMORY if os.access(_MEMORY, os.W_OK) else None) as folder:
        house = LiveHouse(Path(folder), table_game(game, chance))
        dealer = (ObedientDealer if robot == "obedient" else LoneDealer)(house, chance, MISCHIEF)
        try:
            dealer.play(hands)
        except Exception as error:  # noqa: BLE001, every error is a finding
            return dealer.done, [f"{robot} {game} {seed}: {error!r}"[:600]]
        finally:
            house.table.journal.close()
    return dealer.done, []


if __name__ == "__main__":
    main()
