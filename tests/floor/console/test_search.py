"""Search for a hand at a console."""

from typing import Any

import psycopg
from pytestqt.qtbot import QtBot

from tests.dealt import deal_to_flop_bets
from tests.floor.console.touches import OpenConsole, deal_until_called, sign_in, wait
from tests.tables import FLOOR, PINS, House, make_ready, void


def test_a_hand_is_searched_for_and_seen_again_by_touch(
    qtbot: QtBot, house: House, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    console, table = open_console(), house.table
    deal_until_called(house)
    table.floor.acknowledge(FLOOR, PINS[FLOOR])
    while table.hand_number == 1:
        make_ready(table)
        table.play.proceed()
    deal_to_flop_bets(table)
    void(table, FLOOR, PINS[FLOOR])
    newest = "SELECT max(seq) FROM floor.event"  # A search finds the events of the floor at that time.
    wait(qtbot, lambda: floor.execute(newest).fetchone() == (table.journal.last_seq(),))
    sign_in(qtbot, console)
    console.tap("search")
    search = console.model.searching
    wait(qtbot, lambda: len(search.shown.hands) == 2)
    console.settle()
    console.tap("filter.result")
    wait(qtbot, lambda: console.find("look.void"))
    console.settle()
    console.tap("look.void")
    wait(qtbot, lambda: [hand.title for hand in search.shown.hands] == ["NH-07 · hand 2"])
    console.tap("clearSearch")
    console.tap("filter.amount")
    console.settle()
    for key in ("9", "9", "9", "9", "9"):
        console.tap(f"lookKey.{key}")
    assert search.shown.keyed == "$99,999"
    console.tap("lookEnter")
    wait(qtbot, lambda: search.shown.note == "No hand matches.")
    console.tap("clearSearch")
    wait(qtbot, lambda: len(search.shown.hands) == 2)
    console.settle()
    console.tap("found.1.1")
    wait(qtbot, lambda: search.shown.history)
    assert "Floor acknowledged the hand." in [line.what for line in search.shown.history]
    assert ("Dealer", "M. Ortiz") in [(fact.label, fact.value) for fact in search.shown.facts]
    rows = {row.label: row.cards for row in search.shown.cards}
    assert len(rows["Community cards"]) == 3
    assert len(rows["Seat 5"]) == 2
    console.tap("search")
    assert console.find("table.NH-07") is not None
