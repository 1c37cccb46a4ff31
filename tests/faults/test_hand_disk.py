"""Each write call of a hand fails once, in each game: no dead end, nothing twice, and the money is right.

A hand is dealt twice from one seed: on a disk that works, and on one on which a single call reports a full or broken
disk. A dealer repeats a refused act; device reports wait and are then processed automatically. The hand must end as on
the good disk, with the same journal.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

from kiosk.games import GAMES
from kiosk.journal.file import connect
from tests.faults.seeded_hand import SeededHand
from tests.faults.storage import EIO, ENOSPC, FaultyStorage, faulty
from tests.faults.taping import memory
from tests.live import LiveHouse, table_game

# This share of the calls of a hand; `make faults` takes all of them.
SHARE: Final = float(os.environ.get("DISK_FAULTS", "0.03"))
HOWS: Final = ((ENOSPC, False, False), (EIO, False, False), (EIO, True, False), (EIO, False, True))


@pytest.fixture
def storage() -> Iterator[FaultyStorage]:
    made = FaultyStorage()
    with faulty(made):
        yield made


@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_write_of_a_hand_may_fail(storage: FaultyStorage, game: str) -> None:
    with memory() as folder:
        good = _hand(folder, game)
        storage.watched = True
        good.deal(storage)
        calls, storage.watched = len(storage.calls), False
        assert calls > 20, "a hand writes"
        good.check()
        outcome = good.outcome()
    chosen = [(at, how) for at in range(calls) for how in HOWS]
    chosen = Random(game).sample(chosen, max(6, int(len(chosen) * SHARE)))
    for at, (error, after, torn) in sorted(chosen):
        with memory() as folder:
            hand = _hand(folder, game)
            storage.arm(at, error, after=after, torn=torn)
            storage.watched = True
            try:
                hand.deal(storage)
            finally:
                storage.watched = False
            assert storage.has_failed
            storage.disarm()
            assert hand.outcome() == outcome, f"call {at} of {calls}, {storage.calls[at]}, {(error, after, torn)}"
            hand.check()


def _hand(folder: Path, game: str) -> SeededHand:
    return SeededHand(LiveHouse(folder, table_game(game), connect=connect), seed=7)
