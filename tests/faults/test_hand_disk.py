"""Each write call of a hand fails once, in each game: no dead end, nothing twice, and the money is right.

A hand is dealt twice from one seed: on a disk that works, and on one of which a single call says that it is full or
broken. Whoever was refused does the same again, as a dealer would; what devices said waits and is taken by itself. The
hand ends as it ended on the good disk, and the journal tells the same.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

from kiosk.core.errors import JournalError, KioskError, Refused
from kiosk.games import GAMES
from kiosk.journal import verify
from kiosk.journal.file import connect
from tests.faults.storage import EIO, ENOSPC, FaultyStorage, faulty
from tests.ledger import Ledger, lines
from tests.live import LiveDealer, LiveHouse, picture, table_game

SHARE: Final = float(os.environ.get("DISK_FAULTS", "0.03"))  # of the calls of a hand; `make faults` takes all of them
HOWS: Final = ((ENOSPC, False, False), (EIO, False, False), (EIO, True, False), (EIO, False, True))
MOST_ACTS: Final = 400


class SeededHand:
    """A hand dealt from a seed, always the same way, whatever the disk does meanwhile."""

    def __init__(self, folder: Path, game: str, seed: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / "journal.db"
        self.house = LiveHouse(folder, table_game(game), connect=connect)
        self.seed = seed
        self.dealer = LiveDealer(self.house, Random(seed), mischief=0)

    def deal(self, storage: FaultyStorage) -> None:
        """Deal one hand to its end."""
        first = self.house.table.hand_number
        for _ in range(MOST_ACTS):
            if self.house.table.hand_number != first:
                return
            self._act_until_done(storage)
        raise AssertionError(f"a dead end: {self.house.table.round.prompt}, {self.house.table.notice}")

    def _act_until_done(self, storage: FaultyStorage) -> None:
        """Do the next thing; where the disk does not keep it, look, and do what is then asked."""
        table, had_failed = self.house.table, storage.has_failed
        answers = sum(not entry.note for entry in table.round.entries)
        self.dealer.chance = Random(f"{self.seed} {table.hand_number} {answers}")  # at one place always the same
        refusal: KioskError | None = None
        try:
            self.dealer.act()
        except (JournalError, Refused) as error:
            refusal = error
        if refusal is not None:
            assert storage.has_failed, f"refused on a disk that works: {refusal}"
            assert not table.stopped, f"stopped: {refusal}"
            assert not isinstance(refusal, JournalError) or refusal.may_pass, refusal.code
        if storage.has_failed and not had_failed:
            table.watch.tick()

    def outcome(self) -> list[tuple[int | None, str, str]]:
        """Return what the journal tells of the hand, but for when, and what the devices and people did around it."""
        kept = {"answered", "hand_opened", "hand_settled", "slip_issued", "payout_signed"}
        return [(line.hand, line.kind, _timeless(line.body)) for line in lines(self.path) if line.kind in kept]

    def check(self) -> None:
        """Every cent is where it belongs, the journal is whole, and the table comes back as it was."""
        Ledger().read(self.path)
        shown = picture(self.house.table)
        self.house.restart()
        assert picture(self.house.table) == shown
        self.house.table.close()
        report = verify(self.path, checkpoints=self.path.with_name("checkpoints.jsonl"))
        assert report.is_whole, report.sentences()


def _timeless(body: dict[str, object]) -> str:
    slip = body.get("slip")
    if isinstance(slip, dict):
        body = {**body, "slip": {**slip, "at_ms": 0}, "previous": None}
    told = json.dumps({key: value for key, value in body.items() if key != "source"}, sort_keys=True)
    return re.sub(r'"\?[^"]*"', '"?"', told)  # a sealed card is another text at each device


@pytest.fixture
def storage() -> Iterator[FaultyStorage]:
    made = FaultyStorage()
    with faulty(made):
        yield made


@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_write_of_a_hand_may_fail(tmp_path: Path, storage: FaultyStorage, game: str) -> None:
    good = SeededHand(tmp_path / "good", game, seed=7)
    storage.watched = True
    good.deal(storage)
    calls, storage.watched = len(storage.calls), False
    assert calls > 20, "a hand writes"
    good.check()
    outcome = good.outcome()
    chosen = [(at, how) for at in range(calls) for how in HOWS]
    chosen = Random(game).sample(chosen, max(6, int(len(chosen) * SHARE)))
    for nth, (at, (error, after, torn)) in enumerate(sorted(chosen)):
        hand = SeededHand(tmp_path / str(nth), game, seed=7)
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
