"""After a restart in a hand, the felt is shown and the hand waits for the PIN of its dealer or of the floor."""

from pathlib import Path

import pytest

from kiosk.events import HandResumed
from kiosk.table.people.people import IDLE_MS
from tests.ui.conftest import OpenScreen
from tests.ui.shift.people import texts
from tests.ui.tables import make_table, restarted, taps, to_flop_bets


@pytest.mark.parametrize("why", ["restart", "quiet"])
def test_a_hand_that_nobody_attends_takes_no_touch_before_a_pin(
    open_screen: OpenScreen, tmp_path: Path, why: str
) -> None:
    table = make_table(tmp_path)
    screen = open_screen(table)
    to_flop_bets(screen, table)
    screen.tap("seat1.option.1x")
    if why == "restart":
        table = restarted(table, tmp_path, resumes=False)
        screen = open_screen(table)
    else:
        table.clock.ns += IDLE_MS * 1_000_000  # type: ignore[attr-defined]
        table.watch.tick()
        screen.settle()
    assert "Hand paused" in texts(screen)
    assert not screen.model.property("canProceed")
    before = table.journal.last_seq()
    for key in ("seat2.option.1x", "undo", "exceptions", "primary"):
        if screen.find(key) is not None:
            screen.tap(key)
    assert before == table.journal.last_seq()
    assert "Hand paused" in texts(screen)
    taps(screen, ("signer.ortiz", "pin.2", "pin.4", "pin.7", "pin.9", "panel.sign"))
    (resumed,) = table.journal.events(before + 1, HandResumed)
    assert ("ortiz", HandResumed(why=why)) == (resumed.actor, resumed.what)
    assert "Hand paused" not in texts(screen)
    screen.tap("seat2.option.1x")
    assert table.journal.last_seq() > resumed.seq
