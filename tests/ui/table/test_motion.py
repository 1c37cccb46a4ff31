"""Animations: a card slides to its place and turns, a paid seat settles, the floor's banner pulses.

Nothing here waits: an animation is at its start until the next frame, and is then set to its end.
"""

from pathlib import Path

import pytest
from PySide6.QtCore import QMetaObject, QObject
from PySide6.QtQuick import QQuickItem

from kiosk.core.devices import DeviceState
from kiosk.games import GAMES
from kiosk.procedure import Floor
from kiosk.settings import config_dir, load
from kiosk.table import Table
from tests.tables import HeldClock
from tests.ui.conftest import OpenScreen
from tests.ui.tables import (
    BOARD,
    found,
    make_table,
    place_antes,
    shoe_deals,
    shoe_is,
    sign_as,
    split,
    taps,
    to_board,
    to_floor,
    to_flop_bets,
)
from tests.ui.walk import kind
from ui.app import Screen


@pytest.fixture
def moving(tmp_path: Path) -> Table:
    """Return a table with the shipped settings, by which cards move."""
    return make_table(tmp_path, shoe="shoe", settings=load(config_dir(), GAMES))


def animations(item: QObject) -> list[QObject]:
    """Return the animations of an item, without those of items below it."""
    return [child for child in item.findChildren(QObject) if child.inherits("QQuickNumberAnimation")]


def running(item: QObject) -> list[tuple[str, int]]:
    """Return the properties in motion, and for how long in all, in milliseconds."""
    return [
        (str(move.property("property")), int(move.property("duration")))
        for move in animations(item)
        if move.property("running")
    ]


def to_the_end(item: QObject) -> None:
    for move in animations(item):
        QMetaObject.invokeMethod(move, "complete")


def to_the_flop(screen: Screen, table: Table) -> QQuickItem:
    """Play until the flop is due, and return its place; nothing moves any more."""
    to_flop_bets(screen, table)
    taps(screen, ("secondary", "primary"))
    place = found(screen, "board.0")
    to_the_end(place)
    assert [] == running(place)
    return place


def test_a_card_is_there_at_once_and_slides_to_its_place(open_screen: OpenScreen, moving: Table) -> None:
    place = to_the_flop(open_screen(moving), moving)
    shoe_deals(moving, "2h")
    assert "2h" == place.property("face"), "what it is does not wait for how it comes"
    assert [("y", 120)] == running(place)
    to_the_end(place)
    assert [] == running(place)


def test_one_card_moves_at_a_time(open_screen: OpenScreen, moving: Table) -> None:
    screen = open_screen(moving)
    shoe_is(moving, DeviceState.READY)
    place_antes(screen, moving)
    taps(screen, ("primary", "primary"))
    seats = [found(screen, f"seat{seat}.card.0") for seat in (1, 2)]
    shoe_deals(moving, "2h")
    assert [[("y", 120)], []] == [running(place) for place in seats]
    shoe_deals(moving, "3h")
    assert [[], [("y", 120)]] == [running(place) for place in seats], "a fast deal is not drawn card by card"
    assert ["back", "back"] == [place.property("face") for place in seats]


def test_a_card_that_is_turned_over_turns(open_screen: OpenScreen, moving: Table) -> None:
    screen = open_screen(moving)
    to_flop_bets(screen, moving)
    *streets, river = split(BOARD)
    for text in streets:
        taps(screen, ("secondary", "primary"))
        shoe_deals(moving, text)
        screen.settle()
    taps(screen, ("secondary", "primary"))
    card = found(screen, "seat1.card.0")
    to_the_end(card)
    assert ("back", []) == (card.property("face"), running(card))
    shoe_deals(moving, river)
    assert "7d" == card.property("face"), "nobody has a bonus, so hands are turned over next"
    assert [("xScale", 120)] == running(card)


def test_a_seat_that_is_paid_settles(open_screen: OpenScreen, moving: Table) -> None:
    screen = open_screen(moving)
    to_board(screen, moving)
    results = [item for item in screen.items() if kind(item) == "SeatResult"]
    while not results:
        screen.tap("primary")
        results = [item for item in screen.items() if kind(item) == "SeatResult"]
    settled: list[tuple[str, int]] = []
    for result in results:
        result.isDoneChanged.connect(lambda result=result: settled.extend(running(result)))  # type: ignore[attr-defined]
    while not settled:
        screen.tap("primary")
    assert {("scale", 120)} == set(settled)


def test_the_floors_banner_pulses_as_it_counts(open_screen: OpenScreen, moving: Table) -> None:
    screen = open_screen(moving)
    to_floor(screen, moving, "board_bonus")
    pill = found(screen, "floorTag").parentItem()
    assert pill is not None
    to_the_end(pill)
    assert isinstance(moving.clock, HeldClock)
    moving.clock.advance(ms=7_000)
    screen.model.refresh()
    assert [("scale", 200)] == running(pill)
    assert 1 == pill.opacity(), "its words are read at any moment of it"
    to_the_end(pill)
    assert 1 == pill.scale()
    sign_as(screen, "haddad", "acknowledge")
    assert not isinstance(moving.round.prompt, Floor), "a touch counts whatever moves"


def test_a_touch_counts_while_a_card_still_moves(open_screen: OpenScreen, moving: Table) -> None:
    screen = open_screen(moving)
    place = to_the_flop(screen, moving)
    shoe_deals(moving, "2h")
    assert running(place)
    screen.model.choose(1, "1x")
    assert "1×" == next(row.status for row in screen.model.shown.seats if row.number == 1)


def test_nothing_moves_where_the_house_wants_it_still(screen: Screen, table: Table) -> None:
    place = to_the_flop(screen, table)
    shoe_deals(table, "2h")
    assert "2h" == place.property("face")
    assert [] == running(screen.window)
