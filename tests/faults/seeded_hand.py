"""A hand dealt from a seed, always the same way, for any behavior of disk and power."""

import json
import re
from pathlib import Path
from random import Random
from typing import Final

from kiosk.core.errors import JournalError, KioskError, Refused
from kiosk.journal import verify
from tests.faults.storage import FaultyStorage
from tests.ledger import Ledger, lines
from tests.live import LiveDealer, LiveHouse, picture

MAX_ACTS: Final = 400


class SeededHand:
    def __init__(self, house: LiveHouse, seed: int) -> None:
        self.path = house.folder / "journal.db"
        self.house = house
        self.seed = seed
        self.dealer = LiveDealer(house, Random(seed), mischief=0)

    def deal(self, storage: FaultyStorage) -> None:
        """Deal the open hand, or the next one, to its end."""
        first = self.house.table.hand_number
        for _ in range(MAX_ACTS):
            if self.house.table.hand_number != first:
                return
            self._act_until_done(storage)
        raise AssertionError(f"a dead end: {self.house.table.round.prompt}, {self.house.table.notice}")

    def _act_until_done(self, storage: FaultyStorage) -> None:
        """Take the next step. If the disk refuses it, check, and take the step that is then due."""
        table, had_failed = self.house.table, storage.has_failed
        answers = sum(not entry.note for entry in table.round.entries)
        self.dealer.chance = Random(f"{self.seed} {table.hand_number} {answers}")  # It is the same at one place.
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
        return outcome(self.path)

    def check(self) -> None:
        """Check that every cent is accounted for, that the journal is whole, and that the table reopens unchanged."""
        Ledger().read(self.path)
        shown = picture(self.house.table)
        self.house.restart()
        assert picture(self.house.table) == shown
        self.house.table.close()
        report = verify(self.path, checkpoints=self.path.with_name("checkpoints.jsonl"))
        assert report.is_whole, report.sentences()


def outcome(journal: Path) -> list[tuple[int | None, str, str]]:
    """Return the hands of a journal without times, devices, and people."""
    kept = {"answered", "hand_opened", "hand_settled", "slip_issued", "payout_signed"}
    return [(line.hand, line.kind, _timeless(line.body)) for line in lines(journal) if line.kind in kept]


def _timeless(body: dict[str, object]) -> str:
    slip = body.get("slip")
    if isinstance(slip, dict):
        body = {**body, "slip": {**slip, "at_ms": 0, "origin": "", "series": ""}, "previous": None}
    text = json.dumps({key: value for key, value in body.items() if key != "source"}, sort_keys=True)
    return re.sub(r'"\?[^"]*"', '"?"', text)  # A sealed card has a different text at each device.
