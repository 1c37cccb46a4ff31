"""Play random hands of each game at a live table: touches, cards, undo, rulings, reopened hands, restarts, journal.

    python -m tests.table.live_hands [HANDS [FIRST_SEED [GAME …]]]

Each seed is a house with random rulings and one table of `HANDS_A_TABLE` hands (`tests/live.py`). A ledger that shares
no code with the table adds up every cent of its journal (`tests/ledger.py`), which is also verified. The tables with
errors are reported with their seeds.
"""

import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from tools.report import report

HANDS: Final = 100_000
HANDS_A_TABLE: Final = 40
WORKERS: Final = int(os.environ.get("WORKERS", "0")) or None  # As many as there are processors.
_MEMORY: Final = Path("/dev/shm")  # No power is cut here, and a disk would only be slow.


class LiveTables(NamedTuple):
    """A record of some tables: the acts at them, their numbers, and the violations."""

    done: Counter[str]
    wrong: list[str]


def main() -> None:
    """Play HANDS hands of each game, with one process per core."""
    from kiosk.games import GAMES

    hands = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    for game in sys.argv[3:] or sorted(GAMES):
        began, all_done, wrong = time.perf_counter(), Counter[str](), list[str]()
        with ProcessPoolExecutor(WORKERS) as pool:
            for done, failed in pool.map(partial(play, game), _seeds(first, hands)):
                all_done += done
                wrong += failed
        report(
            f"live_hands_{game}", len(wrong), "tables that went wrong",
            limit=0, first_seed=first, seconds=round(time.perf_counter() - began), **all_done, wrong=wrong[:3],
        )  # fmt: skip


def _seeds(first: int, hands: int) -> Iterator[int]:
    yield from range(first, first + -(-hands // HANDS_A_TABLE))


def play(game: str, seed: int, hands: int = HANDS_A_TABLE) -> LiveTables:
    """Play one table from a seed, and check its journal with the ledger."""
    from kiosk.journal import verify
    from tests.ledger import Ledger
    from tests.live import live_dealer

    ledger, done = Ledger(), Counter[str]()
    with tempfile.TemporaryDirectory(dir=_MEMORY if os.access(_MEMORY, os.W_OK) else None) as folder:
        journal = Path(folder) / "journal.db"
        try:
            with live_dealer(Path(folder), game, seed) as dealer:
                dealer.play(hands)
            ledger.read(journal)
            found = verify(journal, checkpoints=journal.with_name("checkpoints.jsonl"))
            assert found.is_whole, found.sentences()
        except Exception as error:  # noqa: BLE001, every error is a finding
            return LiveTables(done, [f"{game} {seed}: {error!r}"[:600]])
    done.update(dealer.done)
    done.update(
        hands=ledger.settled - ledger.reopened + ledger.voided, settled=ledger.settled, voided=ledger.voided,
        reopened=ledger.reopened, slips=ledger.slips, events=ledger.seq,
    )  # fmt: skip
    return LiveTables(done, [])


if __name__ == "__main__":
    main()
