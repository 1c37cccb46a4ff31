"""The felt, measured: the size of cards, the place of results, the colors of chips, and the player to act."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QFont
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem

from kiosk.procedure import Choices, Settle
from kiosk.table import Table
from tests.sizes import at_sizes
from tests.ui.conftest import OpenScreen
from tests.ui.tables import deck, enter_pin, found, shoe_deals, sign_as, split, taps, to_board, to_dealing, to_flop_bets
from tests.ui.walk import Look, kind, rect, uneven_hands
from ui.app import Screen
from ui.window.pane import visible_items

GOLD = "#edc96f"
BODIES = {"2.50": "#f0a3bd", "5": "#b8302c"}


def within(item: QQuickItem, wanted: str) -> list[QQuickItem]:
    """Return the visible items of a kind in another item."""
    return [value for value in visible_items(item) if kind(value) == wanted]


def size(item: QQuickItem) -> tuple[float, float]:
    return item.width(), item.height()


@pytest.fixture
def large(open_screen: OpenScreen, table: Table) -> Screen:
    return open_screen(table, (1920, 1080))


@pytest.mark.parametrize("step", ["flop bets", "settling"])
def test_cards_at_six_seats_are_as_large_as_they_are_designed(large: Screen, table: Table, step: str) -> None:
    (to_flop_bets if step == "flop bets" else to_board)(large, table)
    assert {(100, 142)} == {size(found(large, f"seat{seat}.card.{nth}")) for seat in range(1, 7) for nth in range(2)}
    board = (130, 184) if step == "flop bets" else (96, 137)  # These are beside the pay lines and the totals.
    assert {board} == {size(found(large, f"board.{nth}")) for nth in range(3)}


@pytest.mark.parametrize(("across", "high", "least"), [(1280, 800, 66), (1080, 1920, 68), (3840, 2160, 200)])
def test_cards_take_the_room_that_other_screens_have(
    open_screen: OpenScreen, table: Table, across: int, high: int, least: int
) -> None:
    screen = open_screen(table, (across, high))
    to_flop_bets(screen, table)
    assert found(screen, "seat3.card.0").width() >= least
    assert found(screen, "board.0").width() >= 1.2 * least


def test_no_card_has_a_size_that_it_does_not_keep(large: Screen, table: Table) -> None:
    to_dealing(large, table)
    sizes: list[float] = []
    for name in ("board.0", "seat1.card.0"):
        found(large, name).heightChanged.connect(lambda: sizes.append(0))
    shoe_deals(table, deck(table))
    large.settle()
    assert (True, []) == (isinstance(table.round.prompt, Choices), sizes)


def asked(item: QObject, expression: str) -> str:
    """Return QML's value of an item's property, for which Python has no type."""
    value, _ = QQmlExpression(QQmlEngine.contextForObject(item), item, f"String({expression})").evaluate()
    return str(value)


def test_results_stand_at_one_height_and_their_amounts_are_read_across_a_table(large: Screen, table: Table) -> None:
    to_board(large, table, "board_bonus")
    sign_as(large, "haddad", "acknowledge")
    while not (
        boxes := [rect(item) for item in visible_items(large.window.contentItem()) if kind(item) == "SeatResult"]
    ):
        large.tap("primary")
    assert len(boxes) > 1
    assert 1 == len({(box.top(), box.height()) for box in boxes})
    amounts = [
        value
        for item in visible_items(large.window.contentItem())
        if kind(item) == "SeatResult"
        for value in visible_items(item)
        if value.inherits("QQuickText") and str(value.property("text")).startswith("$")
    ]
    assert len(boxes) == len(amounts)
    assert all(amount.property("font").pixelSize() >= 42 for amount in amounts)


def test_wagers_lie_there_in_the_chips_of_the_house(large: Screen, table: Table) -> None:
    to_flop_bets(large, table, "board_bonus")
    bodies = {chip.property("body").name() for chip in within(found(large, "seat2"), "Chip")}
    assert {BODIES["5"]} == bodies


def test_the_acting_seat_is_marked_by_its_rim(large: Screen, table: Table) -> None:
    to_flop_bets(large, table)
    assert isinstance(table.round.prompt, Choices)

    def now() -> list[int]:
        rims = {seat: asked(found(large, f"seat{seat}"), "border.color + border.width") for seat in range(1, 7)}
        return [seat for seat, rim in rims.items() if rim == f"{GOLD}5"]

    assert [1] == now()
    large.tap("seat4.option.1x")
    assert [1] == now()
    large.tap("seat1.option.1x")
    assert [2] == now()
    assert large.model.property("primary") == "Seat 2 to act"


def test_the_lines_of_the_pay_table_are_shown_while_a_wager_settles(large: Screen, table: Table) -> None:
    to_board(large, table)
    finish_until_main(large, table)
    assert isinstance(table.round.prompt, Settle)
    assert [("Pair of Jacks through Aces", "1 to 1")] == [
        (line.name, line.pays) for line in large.model.shown.pay_lines if line.wins
    ]
    assert large.find("payLines") is not None


def test_a_seat_says_where_its_chips_go(large: Screen, table: Table) -> None:
    to_board(large, table)
    finish_until_main(large, table)
    large.tap("primary")
    taps(large, ("signer.haddad",))
    enter_pin(large, then="acknowledge")
    pills = {row.result.does: [pill.text for pill in row.pills] for row in large.model.shown.seats if row.result.order}
    assert pills == {"take": ["▼ to the rack"], "push": ["= stays in place"], "pay": ["1×100", "4×5"]}


def test_the_winning_cards_are_lifted_on_the_felt(large: Screen, table: Table) -> None:
    to_board(large, table)
    finish_until_main(large, table)
    lifted = {
        str(card.property("face"))
        for card in visible_items(large.window.contentItem())
        if kind(card) == "PlayingCard" and card.property("wins")
    }
    assert lifted and lifted >= set(split("2h9h4h")) & lifted


def test_a_hand_that_is_smaller_than_another_is_found(large: Screen, table: Table) -> None:
    to_board(large, table)
    finish_until_main(large, table)
    large.tap("primary")
    sign_as(large, "haddad", "acknowledge")
    first, second, *_ = [item for item in large.items() if item.objectName() == "resultHand"]
    assert uneven_hands(Look(large)) == []
    font = QFont(first.property("font"))
    font.setPixelSize(font.pixelSize() - 1)
    second.setProperty("font", font)
    large.settle()
    assert len(uneven_hands(Look(large))) == 1


def finish_until_main(screen: Screen, table: Table) -> None:
    number = table.hand_number
    while table.hand_number == number and not any(
        card.property("wins") for card in visible_items(screen.window.contentItem()) if kind(card) == "PlayingCard"
    ):
        screen.tap("primary")
    assert table.hand_number == number


def test_upright_the_seats_are_on_an_arc_of_two_rows(open_screen: OpenScreen, table: Table) -> None:
    screen = open_screen(table, (1080, 1920))
    to_flop_bets(screen, table)
    first, second, last = (rect(found(screen, f"seat{seat}")) for seat in (1, 2, 6))
    assert second.bottom() < first.top(), "the seats opposite the dealer are farther away"
    assert (first.top(), first.left()) == (last.top(), second.left())
    assert rect(found(screen, "seat1.card.0")).width() >= 100


@pytest.mark.parametrize("size", at_sizes((1920, 1080), (1280, 800), (1080, 1920)))
def test_the_pay_line_of_a_called_hand_is_shown_among_its_neighbors(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    screen = open_screen(table, size)
    to_board(screen, table, "board_bonus")
    lines = [item for item in screen.items() if item.objectName().startswith("payLine.")]
    assert ["Pair", "Flush", "Straight"] == [line.property("name") for line in lines][:3]
    assert ["Flush"] == [line.property("name") for line in lines if line.property("wins")]
    if size[0] > size[1]:  # On an upright screen, only the notice below names the wager.
        assert "Board bonus $30" == found(screen, "payTable").property("text")
    board, box = rect(found(screen, "board.0")), rect(found(screen, "payLines"))
    assert box.right() < board.left() or box.top() > board.bottom()
