"""The number of touches for acts outside a hand, including each digit of a PIN.

The signer holds a badge, which names a person, and the PIN proves it. If the house takes a badge alone for a called
hand, that is one touch of the key that names the statement.
"""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from kiosk.core.devices import DeviceState
from kiosk.events import Answered
from kiosk.games.texas_holdem.naming import Winners
from kiosk.procedure import Acknowledged, Cards, Choices, Confirm, Disputed, Felt, InTurn, Place, Prompt
from kiosk.settings import TransferRules
from kiosk.table import Table
from tests.ui import poker
from tests.ui.conftest import OpenScreen
from tests.ui.counted import BUY_IN, CLOSING, FILL, OPENING, CountedHand, badges, count_touches
from tests.ui.shift.people import RACK, closed_table, is_open
from tests.ui.still import still_settings
from tests.ui.tables import PIN, finish, make_table, settings_that_take_a_badge, shoe_deals, shoe_is, to_board, to_floor
from ui.app import Screen

MISPAY, RELIEF = 9, 4
EXPOSED, ACKNOWLEDGED, DISPUTED = 6, 4, 5  # These include the four digits of the PIN.
BY_BADGE = 2
CHECKED_DOWN = 22


def closed_once(folder: Path) -> Table:
    table = badges(closed_table(folder))
    table.shift.open("nh", RACK, floor=("haddad", PIN), dealer=("ortiz", PIN))
    table.shift.close(RACK, floor=("haddad", PIN), dealer=("ortiz", PIN))
    return table


def test_an_opening_is_counted_blind(open_screen: OpenScreen, tmp_path: Path) -> None:
    """The closing had the same chips: nothing has to be compared."""
    table = closed_once(tmp_path)
    table.shift.post_jackpots({"mega": 2_500_000, "major": 500_000, "minor": 100_000}, "haddad", PIN)
    hand = CountedHand(open_screen(table))
    hand.tap("game.nh")
    while hand.screen.find("payTables") is not None:
        hand.tap("shift.primary")
    hand.tap(*count_touches(RACK))
    hand.tap("shift.primary")
    hand.sign("haddad")
    hand.sign("ortiz")
    assert is_open(table)
    assert table.shift.rack == RACK
    assert hand.touches <= OPENING


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800)])
def test_a_closing_is_counted_blind(open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]) -> None:
    """No tube is in full stacks: a finger touches it at the highest one, and slides to the loose chips."""
    table = badges(make_table(tmp_path))
    hand = CountedHand(open_screen(table, size))
    hand.tap("menu", "menu.close_table")
    loose = (3, 10, 38, 105, 174, 41, 19, 81)
    rack = dict(zip(table.config.denominations, loose, strict=True))
    hand.tap(*count_touches(rack))
    hand.tap("shift.primary")
    hand.sign("haddad")
    hand.sign("ortiz")
    assert not is_open(table)
    assert table.shift.closed_rack == rack
    assert hand.touches <= CLOSING


def test_a_mispay(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = badges(make_table(tmp_path, shoe="shoe"))
    screen = open_screen(table)
    to_board(screen, table)
    finish(screen, table)
    hand = CountedHand(screen)
    hand.tap("undo", "desk.row.2", "amount.1", "amount.5")
    hand.sign("haddad")
    hand.tap("primary")
    assert table.hand_number == 2
    assert hand.touches <= MISPAY


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800)])
def test_a_buy_in(open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]) -> None:
    table = badges(make_table(tmp_path))
    hand = CountedHand(open_screen(table, size))
    table.cash.change_box(11, floor=("haddad", PIN), dealer=("ortiz", PIN))
    hand.tap("menu", "menu.cash", "desk.row.3", "answer.2")
    assert dict(table.cash.bought) == {3: 10_000}
    assert hand.touches <= BUY_IN


def test_a_fill_beside_the_hand(open_screen: OpenScreen, tmp_path: Path) -> None:
    """The request, the sending, and the receipt, each by its signers in a small room."""
    rules = TransferRules.model_validate({"from": date(2020, 1, 1), "receive": ["dealer", "floor"]})
    house = still_settings().house.model_copy(update={"transfers": (rules,)})
    table = badges(make_table(tmp_path, settings=replace(still_settings(), house=house)))
    screen = open_screen(table)
    table.play.place(1, "ante", 500)
    for part, touches, who in (
        ("fill", ("menu.more", "menu.fill", "tube.25.60", "shift.primary"), ("haddad",)),
        ("send", ("menu.send",), ("novak", "tran")),
        ("receipt", ("menu.send", "tube.25.60", "shift.primary"), ("ortiz", "haddad")),
    ):
        hand = CountedHand(screen)
        hand.tap("menu", *touches)
        assert screen.find("liveFelt") is not None
        for person in who:
            hand.sign(person)
        assert hand.touches <= FILL, part
    assert table.hand_is_open
    assert table.transfers.pending is None
    assert table.shift.fills == 150_000


def test_a_relief(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = badges(make_table(tmp_path))
    hand = CountedHand(open_screen(table))
    hand.sign("tran")
    assert table.dealer is not None
    assert table.dealer.id == "tran"
    assert hand.touches <= RELIEF


def exposing(hand: CountedHand) -> None:
    """Report that the dealer exposed a card, and sign the house's ruling."""
    hand.tap("exceptions", "reason.exposed_by_dealer")
    hand.sign("haddad")


def dealing(folder: Path, game: str) -> Table:
    """Return a table whose shoe has dealt three cards to six players."""
    table = badges(make_table(folder, game=game, shoe="shoe", seats=6))
    shoe_is(table, DeviceState.READY)
    for seat in table.round.felt.seats:
        if game == "holdem":
            table.play.choose(seat, "sit", 10_000)
        else:
            table.play.place(seat, "blind" if game == "peek" else "ante", 500)
    table.play.proceed()
    if isinstance(table.round.prompt, Confirm):
        table.play.proceed()
    shoe_deals(table, "7d3sKs")
    return table


@pytest.mark.parametrize("game", ["nh", "peek"])
def test_an_exposed_card_that_voids_the_hand(open_screen: OpenScreen, tmp_path: Path, game: str) -> None:
    table = dealing(tmp_path, game)
    hand = CountedHand(open_screen(table))
    exposing(hand)
    assert table.hand_number == 2
    assert hand.touches <= EXPOSED


def test_an_exposed_card_that_is_replaced_after_the_deal(open_screen: OpenScreen, tmp_path: Path) -> None:
    """The shoe has dealt it: nobody names the card. The deal continues, and the next card takes its place."""
    table = dealing(tmp_path, "holdem")
    screen = open_screen(table)
    hand = CountedHand(screen)
    exposing(hand)
    assert hand.touches <= EXPOSED
    assert isinstance(table.round.prompt, Cards)
    exposed = table.round.prompt.places[2]
    assert (table.rulings.replacing, table.suspended) == (None, "")
    shoe_deals(table, "KcAdAh2c8d9sQdJc4h")
    assert isinstance(table.round.prompt, Choices)
    assert table.rulings.replacing == exposed
    assert screen.model.property("panel") == "exceptions"  # The instruction is still there.
    shoe_deals(table, "9h")
    assert table.rulings.replacing != exposed
    screen.tap(f"option.{table.round.prompt.options[table.round.prompt.seats[0]][0].key}")
    assert screen.model.property("panel") == ""


def dealt_by_hand(folder: Path) -> Table:
    """Return a table whose dealer deals to six players, and at which no device sees a card."""
    table = badges(make_table(folder, game="holdem", seats=6))
    for seat in table.round.felt.seats:
        table.play.choose(seat, "sit", 10_000)
    while not isinstance(table.round.prompt, Cards):
        table.play.proceed()
    return table


def test_one_of_the_first_two_of_a_deal_by_hand_is_touched_where_it_goes(
    open_screen: OpenScreen, tmp_path: Path
) -> None:
    table = dealt_by_hand(tmp_path)
    assert isinstance(table.round.prompt, Cards)
    seat = table.round.prompt.places[0].seat
    hand = CountedHand(open_screen(table))
    hand.tap("exceptions", f"seat{seat}.place.0")
    hand.hold("haddad")
    hand.tap("panel.sign")  # No card has been entered: the dealer voids it.
    assert table.hand_number == 2
    assert hand.touches <= EXPOSED


def test_an_exposed_card_of_a_deal_by_hand_is_touched_at_its_place(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = dealt_by_hand(tmp_path)
    screen = open_screen(table)
    screen.tap("primary")
    hand = CountedHand(screen)
    hand.tap("exceptions", "seat3.place.1")
    hand.sign("haddad")
    assert hand.touches <= EXPOSED
    assert table.rulings.replacing == Place(Felt.HOLE, 3, 1)


def to_called(screen: Screen, table: Table) -> Prompt | None:
    """Play to a called hand, and return the prompt."""
    to_floor(screen, table, "board_bonus")
    return table.round.prompt


def test_an_acknowledgment(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = badges(make_table(tmp_path, shoe="shoe"))
    screen = open_screen(table)
    called = to_called(screen, table)
    hand = CountedHand(screen)
    hand.sign("haddad")
    assert table.round.prompt is not called
    assert isinstance(table.round.entries[-1].answer, Acknowledged)
    assert hand.touches <= ACKNOWLEDGED


def test_an_acknowledgment_where_the_house_takes_a_badge_alone(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = badges(make_table(tmp_path, settings=settings_that_take_a_badge(50_000), shoe="shoe", badge="desk"))
    screen = open_screen(table)
    called = to_called(screen, table)
    hand = CountedHand(screen)
    hand.hold("haddad")
    assert table.round.prompt is called  # A badge alone signs nothing.
    hand.tap("acknowledge")
    assert table.round.prompt is not called
    assert isinstance(table.round.entries[-1].answer, Acknowledged)
    assert hand.touches <= BY_BADGE


def test_a_dispute_of_a_called_hand(open_screen: OpenScreen, tmp_path: Path) -> None:
    """A person who disputes says so first: the digits that follow sign that, and nothing else."""
    table = badges(make_table(tmp_path, shoe="shoe"))
    screen = open_screen(table)
    to_called(screen, table)
    hand = CountedHand(screen)
    hand.tap("dispute")
    hand.sign("haddad")
    assert isinstance(table.round.entries[-1].answer, Disputed)
    assert hand.touches <= DISPUTED


def test_seven_players_who_check_down_without_a_shoe(open_screen: OpenScreen, tmp_path: Path) -> None:
    """From one cleared table to the next: six call, all check to the showdown, and one is named the winner."""
    table = make_table(tmp_path, game="holdem", seats=9)
    screen = open_screen(table)
    poker.seat(table, dict.fromkeys(range(1, 8), 20_000))
    touches = [checked_down(screen, table) for _ in range(2)]
    assert touches[1] <= CHECKED_DOWN
    checks = [event.what.answer for event in table.kernel.journal.hand(2) if isinstance(event.what, Answered)]
    assert sum("check" in str(answer) for answer in checks) == 1 + 3 * 7  # Each seat has its own.
    assert screen.warnings == []


def checked_down(screen: Screen, table: Table) -> int:
    """Play one hand as a dealer without a shoe does, and return the number of touches."""
    hand, number, deck = CountedHand(screen), table.hand_number, iter(["9h", "Kc", "4c", "As", "7d"])
    while table.hand_number == number:
        prompt = table.round.prompt
        if isinstance(prompt, Cards) and not (prompt.may_be_unread and table.play.cards_after_burn is None):
            hand.tap(f"card.{next(deck)}")
        elif isinstance(prompt, InTurn) and not prompt.all_may:
            hand.tap("option.check" if screen.find("option.check") else "option.call")
        elif isinstance(prompt, Winners):
            hand.tap("option.wins@4")
        elif isinstance(prompt, InTurn) or (isinstance(prompt, Confirm) and table.play.deal_follows):
            hand.tap("secondary")
        else:
            hand.tap("primary")
    return hand.touches


def test_the_readme_says_them() -> None:
    readme = " ".join((Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8").split())
    beside = f"a relief {RELIEF}, an acknowledgment {ACKNOWLEDGED}, a mispay {MISPAY}, an exposed card {EXPOSED}"
    assert f"{beside}, a buy-in {BUY_IN}, an opening {OPENING}, and a closing {CLOSING}." in readme
    assert f"seven players check a hand down without a shoe in {CHECKED_DOWN}" in readme
