"""Play random hands of each game at a live table: touches, cards, undo, rulings, reopened hands, restarts, journal.

    python -m tests.table.live_hands [HANDS [FIRST_SEED [GAME …]]]

Each seed is a house with random rulings and one table of `HANDS_A_TABLE` hands (`tests/live.py`). A ledger that shares
no code with the table adds up every cent of its journal (`tests/ledger.py`), which is also verified. The tables with
errors are reported with their seeds.
"""

from collections import Counter
from functools import partial
from pathlib import Path
from typing import Final

from tests.seeds import in_memory, numbers_and_games, play_all

HANDS: Final = 100_000
HANDS_A_TABLE: Final = 40


def main() -> None:
    (hands, first), games = numbers_and_games(HANDS, 0)
    for game in games:
        seeds = range(first, first + -(-hands // HANDS_A_TABLE))
        play_all(f"live_hands_{game}", partial(play, game), seeds, first_seed=first)


def play(game: str, seed: int, hands: int = HANDS_A_TABLE) -> tuple[Counter[str], list[str]]:
    """Play one table from a seed, and check its journal with the ledger. Return the counts and the error."""
    from kiosk.journal import verify
    from tests.ledger import Ledger
    from tests.live import live_dealer

    ledger, done = Ledger(), Counter[str]()
    with in_memory() as folder:
        journal = Path(folder) / "journal.db"
        try:
            with live_dealer(Path(folder), game, seed) as dealer:
                dealer.play(hands)
            ledger.read(journal)
            found = verify(journal, checkpoints=journal.with_name("checkpoints.jsonl"))
            assert found.is_whole, found.sentences()
        except Exception as error:  # noqa: BLE001, every error is a finding
            return done, [f"{game} {seed}: {error!r}"[:600]]
    done.update(dealer.done)
    done.update(
        hands=ledger.settled - ledger.reopened + ledger.voided, settled=ledger.settled, voided=ledger.voided,
        reopened=ledger.reopened, slips=ledger.slips, events=ledger.seq,
    )  # fmt: skip
    return done, []


if __name__ == "__main__":
    main()
