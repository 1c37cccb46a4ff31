"""Deal hands that win a jackpot by touch, up to the prompt for it."""

from kiosk.core.devices import DeviceState
from kiosk.procedure import Confirm, Floor, Settle
from kiosk.table import Table
from tests.ui.tables import HOLE, PIN, shoe_deals, shoe_is, sign_as, split, taps
from ui.app import Screen

ROYAL = "QhJhTh2d"  # These go with seat 5's ace and king of hearts.


BOARD = "9c4d2s"


def to_jackpot(screen: Screen, table: Table) -> None:
    """Play by touch until the floor has acknowledged seat 5's royal flush on 6 Card, at $10."""
    shoe_is(table, DeviceState.READY)
    screen.tap("chip.5")
    for seat in table.round.felt.seats:
        taps(screen, [f"seat{seat}.spot.ante"] + 2 * [f"seat{seat}.spot.six_card_bonus"] * (seat == 5))
    screen.tap("primary")
    seats = table.round.felt.seats
    shoe_deals(table, "".join(HOLE[seat][2 * nth : 2 * nth + 2] for nth in range(2) for seat in seats) + ROYAL)
    for card in split(BOARD):
        screen.settle()
        screen.tap("secondary")
        shoe_deals(table, card)
    screen.settle()
    while not isinstance(table.round.prompt, Floor):
        screen.tap("primary")
    sign_as(screen, "haddad", "acknowledge")


STRAIGHT_FLUSH = {**HOLE, 5: "5h6h", 1: "2c8d"}


BONUS = "7h8h9hAd"  # With seat 5's cards they are a straight flush in hearts: the MINOR.


def to_six_card(table: Table) -> None:
    """Deal a hand in which seat 5 wins the MINOR, up to its 6 Card bonus."""
    shoe_is(table, DeviceState.READY)
    for seat in (1, 5):
        table.play.place(seat, "ante", 500)
        table.play.place(seat, "six_card_bonus", 500)
    table.play.proceed()
    table.play.proceed()
    hole = {seat: split(STRAIGHT_FLUSH[seat]) for seat in (1, 5)}
    shoe_deals(table, "".join(hole[seat][nth] for nth in range(2) for seat in (1, 5)) + BONUS)
    for card in ("Kc", "Js", "4d"):
        table.play.choose_all("1x")
        table.play.proceed()
        shoe_deals(table, card)
    while not (isinstance(table.round.prompt, Floor) and table.round.prompt.guide.step == "six_card_bonus"):
        answer_for_the_dealer(table)


def answer_for_the_dealer(table: Table) -> None:
    prompt = table.round.prompt
    assert isinstance(prompt, Confirm | Settle | Floor), "every card has been read, and the hand is not over"
    if isinstance(prompt, Floor):
        table.floor.acknowledge("haddad", PIN)
    else:
        table.play.proceed()
