"""Change each file of a house's folders, file by file: a few tries here, ten thousand in `make faults`."""

from functools import cache

import pytest

from kiosk.journal import write
from tests.faults.tampering import HARMLESS, FilesLeft, dealt, started, tamper
from tests.sizes import only_whole

TRIES = 40


@cache
def left() -> list[FilesLeft]:
    return dealt(0)


@only_whole
def test_each_change_is_found_or_does_not_matter() -> None:
    there = {path for state in left() for path in state.image}
    assert all(any(path.endswith(end) for path in there) for end in HARMLESS), "there is no such file"
    found = [tamper(left(), seed) for seed in range(TRIES)]
    assert {"refused at the start", "named at the start"} <= {came_to.found for came_to in found}


def test_a_kiosk_that_does_not_ask_its_witness_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """This is the control: the unreported loss of an acknowledged event is a violation."""
    (mid_hand,) = (state for state in left() if state.image.get("data/NH-07/journal.db-wal") and state is left()[1])
    cut = {path: content for path, content in mid_hand.image.items() if not path.endswith("NH-07/journal.db-wal")}
    assert started(mid_hand, mid_hand.image) == ""
    assert started(mid_hand, cut) == "refused at the start"
    monkeypatch.setattr(write, "check_witness", lambda *_: None)
    with pytest.raises(AssertionError, match="an acknowledged event is not what it was"):
        started(mid_hand, cut)
