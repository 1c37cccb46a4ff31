"""Try every situation of docs/situations.md at every step of every game, as the dealer and as the floor.

    python -m benchmarks.situations [TABLES [HANDS [GAME …]]]

It reports the tables that did not follow the page, with their seeds.
"""

import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from tests.seeds import in_memory, numbers_and_games
from tools.report import report

TABLES: Final = 20
HANDS: Final = 300


def main() -> None:
    """Walk through TABLES tables of each game, HANDS hands at each, with one process per core."""
    (tables, hands), games = numbers_and_games(TABLES, HANDS)
    for game in games:
        began, tried, refused, wrong = time.perf_counter(), set[tuple[str, str, str]](), 0, list[str]()
        with ProcessPoolExecutor() as pool:
            for at, count, failed in pool.map(partial(walk, game, hands), range(tables)):
                tried |= at
                refused += count
                wrong += failed
        report(
            f"situations_{game}", len(wrong), "tables that went wrong",
            limit=0, remedies_at_steps=len(tried), refusals=refused, hands=tables * hands,
            seconds=round(time.perf_counter() - began), wrong=wrong[:3],
        )  # fmt: skip


def walk(game: str, hands: int, seed: int) -> tuple[set[tuple[str, str, str]], int, list[str]]:
    """Walk through one table from a seed. Return the tried acts by step, the refusals, and the errors."""
    from tests.situations import SituationWalk, says
    from tests.ui.tables import make_table

    with in_memory() as folder:
        table = make_table(Path(folder), game=game)
        through = SituationWalk(table, Random(f"situations {game} {seed}"), says(game))
        try:
            through.play(hands)
        except Exception as error:  # noqa: BLE001, every error is a finding
            return through.tried, through.refused, [f"{game} {seed}: {error!r}"[:600]]
        finally:
            table.close()
    return through.tried, through.refused, []


if __name__ == "__main__":
    main()
