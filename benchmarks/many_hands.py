"""Measure the memory of a table's process over a hundred thousand hands: its size after each tenth of them.

    python -m benchmarks.many_hands [HANDS [GAME]]

Random hands are dealt without the screen, through the verbs that the screen calls, and the journal grows to 1 GB.
`benchmarks.memory` deals by touch.
"""

import gc
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

import psutil

from tools.report import report

HANDS: Final = 100_000
PARTS: Final = 10
LIMIT_MB: Final = 5


def main() -> None:
    """Deal, and print one JSON object with the growth of the process since a tenth of the hands were dealt. The exit
    status is 1 if it is above the limit.
    """
    hands, game = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS, sys.argv[2] if len(sys.argv) > 2 else "nh"
    from tests.live import LiveDealer, LiveHouse, table_game

    process, sizes, began = psutil.Process(), list[float](), time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        house = LiveHouse(Path(name), table_game(game))
        dealer = LiveDealer(house, Random(f"many hands {game}"), mischief=0)
        for _ in range(PARTS):
            dealer.play(hands // PARTS)
            gc.collect()
            sizes.append(process.memory_info().rss / 1e6)
        events = house.table.journal.last_seq()
        house.table.journal.close()
    grown = sizes[-1] - sizes[0]
    report(
        f"grown_by_many_hands_{game}", grown, "MB", limit=LIMIT_MB, hands=hands, events=events,
        resident=[round(size, 1) for size in sizes], hands_a_second=round(hands / (time.monotonic() - began), 1),
    )  # fmt: skip
    sys.exit(grown > LIMIT_MB)


if __name__ == "__main__":
    main()
