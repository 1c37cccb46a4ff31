"""The dealer's takes are shown when they are due, and then disappear: folds, forfeits, lost wagers, and pots."""

from typing import Final

from PySide6.QtCore import QRectF

from kiosk.procedure import Confirm, Floor
from kiosk.table import Table
from tests.ui.kiosks import Kiosk
from tests.ui.shift.people import texts
from tests.ui.tables import shoe_deals, sign_as, to_flop_bets
from tests.ui.walk import kind, rect
from ui.app import Screen
from ui.vm.table.felt.seat_rows import SeatRow
from ui.vm.table.screen import TableScreen

SIGN: Final = {"Up": 1, "Down": -1, "Even": 0}


def seat_of(screen: Screen, seat: int) -> SeatRow:
    model = screen.model
    assert isinstance(model, TableScreen)
    return next(row for row in model.shown.seats if row.number == seat)


def wagers_at(screen: Screen, seat: int) -> dict[str, str]:
    """Return the wagers at a seat as shown, without empty spots."""
    return {line.label: line.amount for line in seat_of(screen, seat).lines if not line.empty}


def test_a_fold_names_the_taken_wagers_and_its_live_bonus_does_not_look_lost(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table, "six_card_bonus")
    screen.tap("seat2.option.fold")
    assert {"Take": "$5", "6 Card": "$5"} == wagers_at(screen, 2)
    assert "bonus only" == seat_of(screen, 2).status
    assert all(card.face == "back" for card in seat_of(screen, 2).cards)
    drawn = {
        str(item.property("label")): bool(item.property("dim"))
        for item in screen.items()
        if kind(item) == "WagerLine" and str(item.property("amount")) == "$5" and item.property("taken") is False
    }
    assert not any(drawn.values())

    for seat in (1, 3, 4, 5, 6):
        screen.tap(f"seat{seat}.option.1x")
    screen.tap("primary")
    assert {"6 Card": "$5"} == wagers_at(screen, 2), "what was taken has gone"
    assert {"Ante": "$5", "6 Card": "$5", "Bets": "$5"} == wagers_at(screen, 1)
    Kiosk(1280, 800, {"inches": 10.1}).wear(screen)
    assert "bonus" in texts(screen), "a folded seat on a small glass has no room for more"


def test_a_fold_without_a_bonus_is_mucked(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    screen.tap("seat2.option.fold")
    assert {"Take": "$5"} == wagers_at(screen, 2)
    assert ["", ""] == [card.face for card in seat_of(screen, 2).cards]
    screen.tap("seat2.option.1x")
    assert {"Ante": "$5"} == wagers_at(screen, 2)
    assert ["back", "back"] == [card.face for card in seat_of(screen, 2).cards]


def test_no_key_moves_when_a_fold_is_taken_back(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table, "six_card_bonus")

    def places() -> dict[str, QRectF]:
        return {item.objectName(): rect(item) for item in screen.items() if ".option." in item.objectName()}

    before = places()
    screen.tap("seat2.option.fold")
    assert before == places()


def test_a_forfeit_names_the_taken_wagers_before_the_floor_signs(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table, "six_card_bonus")
    for name in ("forfeit", "reason.exposed_by_player", "reason.3"):
        screen.tap(name)
    assert {"Take": "$10"} == wagers_at(screen, 3)
    sign_as(screen, "novak", "panel.sign")
    assert {} == wagers_at(screen, 3)
    assert "forfeited" == seat_of(screen, 3).status


def test_lost_wagers_do_not_come_back_where_the_table_is_cleared(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    screen.tap("seat2.option.fold")
    for seat in (1, 3, 4, 5, 6):
        screen.tap(f"seat{seat}.option.1x")
    screen.tap("primary")
    for nth, card in enumerate(("2h", "9h", "4h")):
        if nth:
            screen.tap("secondary")
            screen.tap("primary")
        shoe_deals(table, card)
        screen.settle()
    while not isinstance(table.round.prompt, Confirm):
        if isinstance(table.round.prompt, Floor):
            sign_as(screen, "haddad", "acknowledge")
        else:
            screen.tap("primary")
    seats = [seat_of(screen, seat) for seat in range(1, 7)]
    assert [()] * 6 == [seat.lines for seat in seats]
    assert ("Down", "$5") == (seats[1].result.word, seats[1].result.amount), "the fold's ante"
    won = {seat.number: SIGN[seat.result.word] * float(seat.result.amount.lstrip("$") or 0) for seat in seats}
    screen.tap("primary")
    assert -table.shift.house_net == 100 * sum(won.values())
