"""Play random hands of each game with rulings, undo, corrections, forfeits, and restarts, and settle their records.

    python -m benchmarks.any_hand [HANDS [FIRST_SEED [GAME …]]]

Count the hands that lose a cent, or whose record settles to something else (`tests/any_hand.py`).
"""

import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.table.live_hands import WORKERS
from tools.report import report

HANDS = 100_000
_AT_ONCE = 250


def main() -> None:
    """Play HANDS hands of each game in one process for each core."""
    from kiosk.games import GAMES

    hands = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    for game in sys.argv[3:] or GAMES:
        began, wrong, played = time.perf_counter(), list[str](), 0
        with ProcessPoolExecutor(WORKERS) as pool:
            for count, failed in pool.map(partial(_play, game), _starts(first, hands)):
                played += count
                wrong += failed
        rate = played / (time.perf_counter() - began)
        report(
            f"any_hand_{game}", len(wrong), "hands that went wrong",
            limit=0, first_seed=first, hands=played, hands_per_s=round(rate), wrong=wrong[:3],
        )  # fmt: skip


def _starts(first: int, hands: int) -> Iterator[int]:
    yield from range(first, first + hands, _AT_ONCE)


def _play(game: str, start: int) -> tuple[int, list[str]]:
    """Return the number of hands played from a seed on, and the errors."""
    from tests.any_hand import play

    played, wrong = 0, []
    for seed in range(start, start + _AT_ONCE):
        try:
            played += play(game, seed)
        except AssertionError as error:
            wrong.append(f"seed {seed}: {error}"[:600])
    return played, wrong


if __name__ == "__main__":
    main()
