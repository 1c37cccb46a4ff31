"""The showdown: a card that leaves the shoe then is refused, and a winner of several pots is pushed all of them."""

from pathlib import Path
from random import Random

from kiosk.core.cards import card
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.procedure import Cards, Choices, Settle
from tests.dealt import plug_in, read
from tests.live import LiveDealer, LiveHouse, table_game
from tests.tables import House
from ui.vm.table.felt.seat_rows import seat_rows
from ui.vm.table.money.amounts import amount_of


def test_a_card_from_the_shoe_is_not_a_card_dealt_before(tmp_path: Path) -> None:
    """The cable was out while the cards were dealt: they are entered by touch, or seen by the camera."""
    house = House(tmp_path)
    table = house.table
    for seat in (1, 2):
        table.play.place(seat, "ante", 500)
    while not (isinstance(table.round.prompt, Cards) and table.round.prompt.turning):
        match table.round.prompt:
            case Cards(up=False):
                table.play.deal_unread()
            case Cards() as prompt:
                table.play.enter_card(card(("9d", "4s", "8d")[prompt.left[0].nth]))
            case Choices():
                table.play.choose_all("1x")
                table.play.proceed()
            case _:
                table.play.proceed()
    table.shoe.event(StateChanged(DeviceState.READY, ""))
    plug_in(table)
    if table.doubts.are_open:
        table.doubts.confirm_cards()
    before = len(table.round.entries)
    table.shoe.event(read("Js"))
    assert "Too early" in table.notice
    assert len(table.round.entries) == before
    assert card("Js") not in table.round.felt.seen


def test_a_winner_of_several_pots_sees_the_sum_with_its_parts(tmp_path: Path) -> None:
    house = LiveHouse(tmp_path, table_game("holdem"))
    dealer = LiveDealer(house, Random("several pots"), mischief=0.0)
    found = 0
    try:
        while not found and house.table.hand_number < 60:
            dealer.act()
            prompt = house.table.round.prompt
            if not isinstance(prompt, Settle):
                continue
            for seat in {item.seat for item in prompt.items}:
                mine = [item for item in prompt.items if item.seat == seat]
                if len(mine) < 2:
                    continue
                amount = amount_of(house.table)
                rows = seat_rows(house.table, amount, forfeiting=False, checkable=False)
                (row,) = [row for row in rows if row.number == seat]
                assert row.result.amount == amount(sum(item.pay for item in mine))
                for item in mine:
                    assert f"{item.wager} {amount(item.pay)}" in row.result.terms
                found += 1
        assert found, "nobody has won two pots in sixty hands"
    finally:
        house.table.journal.close()
