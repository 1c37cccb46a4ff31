"""Hands that are forfeited while a call is disputed, and after it: the hand's record settles to its payments."""

from kiosk.archive import exported
from kiosk.games import GAMES
from kiosk.procedure import Confirm, Floor, Settler
from kiosk.table import Table
from tests.dealt import deal, deal_to_flop_bets
from tests.tables import FLOOR, PINS

SIGNED = (FLOOR, PINS[FLOOR])


def test_the_record_has_the_forfeits_in_their_order(table: Table) -> None:
    """Seat 5's flush is called and disputed. Seat 1 forfeits while the cards are checked, and seat 2 after that."""
    deal_to_flop_bets(table)
    for card in ("9d", "Kd", "2d"):
        table.play.choose_all("1x")
        deal(table, card)
    while not isinstance(table.round.prompt, Floor):
        table.play.proceed()
    table.floor.dispute(*SIGNED)
    assert isinstance(table.round.prompt, Confirm)
    table.play.forfeit(1, "", SIGNED)
    table.play.proceed()
    assert isinstance(table.round.prompt, Floor)
    table.play.forfeit(2, "", SIGNED)
    table.floor.acknowledge(*SIGNED)
    number = table.hand_number
    while table.hand_number == number:
        table.play.proceed()
    record = list(exported(table.journal))[-1]
    first, second = record["input"]["forfeits"]
    assert (first["seat"], second["seat"]) == (1, 2)
    assert first["after"] <= second["after"]
    assert Settler(GAMES, {table.game.key: table.rules}).settle(record) == record["result"]
