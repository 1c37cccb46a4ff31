"""After a correction, by touch: a seat's earlier payments, its remaining dues, and the source of returned chips.

Seats 1, 2, and 3 have bet $5 on the ante and once on each street. On a board of hearts a flush pays 3 to 1 on Board.
"""

from pathlib import Path

import pytest

from kiosk.archive import steps
from kiosk.core.devices import DeviceState
from kiosk.games.texas_holdem.naming import Winners
from kiosk.procedure import Cards, Choices, Confirm, Floor, Settle
from kiosk.table import Table
from tests.sizes import at_sizes, only_whole
from tests.tables import make_ready
from tests.ui.conftest import OpenScreen
from tests.ui.corrections import acknowledge, sign_panel, to_prompt, to_settling
from tests.ui.jackpots import to_jackpot
from tests.ui.poker import THREE, all_in_until, all_in_with, choose
from tests.ui.shift.people import shown, texts
from tests.ui.tables import (
    PIN,
    enter_pin,
    make_table,
    place_antes,
    shoe_deals,
    shoe_is,
    sign_as,
    split,
    taps,
    to_flop_bets,
)
from tests.ui.tour import Tour
from tests.ui.walk import problems
from ui.app import Screen
from ui.vm.table.screen import TableScreen

BOTH_SIZES = at_sizes((1920, 1080), (1280, 800))


@pytest.fixture
def dice_table(tmp_path: Path) -> Table:
    return make_table(tmp_path, game="dice")


@pytest.fixture
def poker_room(tmp_path: Path) -> Table:
    return make_table(tmp_path, game="holdem", shoe="shoe")


def orders(screen: Screen) -> dict[int, str]:
    """Return the words of each seat, "Pay $15"; also of completed payments, "Paid $15"."""
    model = screen.model
    assert isinstance(model, TableScreen)
    rows = ((row.number, f"{row.result.word} {row.result.amount}".strip()) for row in model.shown.seats)
    return {number: says for number, says in rows if says}


def follow(screen: Screen, *keys: str) -> None:
    """Follow a path of the exceptions, over its further pages if it has some."""
    screen.tap("exceptions")
    for key in keys:
        while screen.find(f"reason.{key}") is None:
            screen.tap("reason.more")
        screen.tap(f"reason.{key}")


def undo(screen: Screen) -> None:
    """Undo, over moved chips, with the floor's signature if it is required."""
    screen.tap("undo")
    if screen.find("reason.0") is not None:
        taps(screen, ("reason.0", "signer.haddad"))
        enter_pin(screen)
    if screen.find("panel.sign") is not None:
        screen.tap("panel.sign")


@only_whole
@pytest.mark.parametrize("size", BOTH_SIZES)
def test_a_wager_that_is_corrected_at_the_end_has_only_its_seat_paid_more_while_it_is_called(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    """Three seats had $15 on Board. Seat 2 had bet $10: the flush is called again, and $15 more are due there alone."""
    screen = open_screen(table, size)
    tour = Tour(screen, lambda _: None)
    to_settling(tour, "board_bonus")
    while table.round.prompt is not None and table.round.prompt.guide.step != "clear":
        if isinstance(table.round.prompt, Floor):
            acknowledge(tour)
        else:
            screen.tap("primary")
    follow(screen, "wager", "wrong_wager", "as_meant", "2", "board_bonus", "amount")
    taps(screen, ("amount.1", "amount.0", "amount.enter"))
    sign_panel(tour)
    screen.tap("panel.sign")  # The steps are read.
    assert isinstance(table.round.prompt, Floor)
    assert orders(screen) == {1: "Paid $15", 2: "Pay $15", 3: "Paid $15"}
    assert "in all: move only what each seat shows" in texts(screen)
    assert "Pay each as shown, together" not in texts(screen)
    assert problems(screen) == []
    acknowledge(tour)
    assert orders(screen) == {1: "Paid $15", 2: "Pay $15", 3: "Paid $15"}


def test_a_hand_that_is_called_again_after_an_undo_shows_that_it_was_paid(screen: Screen, table: Table) -> None:
    """Seats 3 and 2 are paid. Another heart as the river leaves seat 3 its flush: it is called, and not paid again."""
    tour = Tour(screen, lambda _: None)
    to_settling(tour)
    to_prompt(tour, Floor)
    acknowledge(tour)
    screen.tap("primary")
    while not isinstance(table.round.prompt, Cards):
        undo(screen)
    if screen.find("card.Qh") is None:
        screen.tap("secondary")
    screen.tap("card.Qh")
    prompt = table.round.prompt
    assert isinstance(prompt, Floor) and prompt.item.seat == 3
    assert orders(screen) == {2: "Paid $60", 3: "Paid $120"}
    assert {"$120", "Paid"} <= texts(screen) and "Pay" not in texts(screen)
    acknowledge(tour)
    assert orders(screen)[1] == "Pay $120", "seat 1's flush is called next, and it has had nothing"


def test_undone_fold_still_shows_the_taken_ante(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    screen.tap("seat2.option.fold")
    taps(screen, (f"seat{number}.option.1x" for number in (1, 3, 4, 5, 6)))
    screen.tap("primary")
    undo(screen)
    screen.tap("seat2.option.2x")
    model = screen.model
    assert isinstance(model, TableScreen)
    lines = {
        row.number: [(line.label, line.amount) for line in row.lines if not line.empty] for row in model.shown.seats
    }
    assert lines[2] == [("Ante", "$5"), ("Taken", "$5")]
    assert lines[3] == [("Ante", "$5")]
    assert problems(screen) == []


def test_a_misread_card_is_signed_for_with_both_cards(screen: Screen, table: Table) -> None:
    tour = Tour(screen, lambda _: None)
    to_settling(tour)
    to_prompt(tour, Floor)
    taps(screen, ("cardWrong", "card.Ah", "card.Ad"))
    note = next(said for said in texts(screen) if "Seat 3, card 1" in said)
    assert "Seat 3, card 1 · shown as A♥, is A♦" in note


@pytest.mark.parametrize("size", BOTH_SIZES)
def test_pots_come_back_from_the_wrong_winner_before_they_are_pushed_to_the_right_ones(
    open_screen: OpenScreen, poker_room: Table, size: tuple[int, int]
) -> None:
    """Seat 3's aces won $295 and $200. One ace was a three: seat 1's kings win $295, and seat 2's queens $200."""
    table = poker_room
    all_in_with(table, THREE, {1: "KsKh", 2: "QsQh", 3: "AsAh"}, "2c2d7d9c3cTc4dJc")  # These include the burns.
    screen = open_screen(table, size)
    assert orders(screen) == {3: "Push $495"}
    screen.tap("primary")
    taps(screen, ("cardWrong", "card.As", "card.3s", "signer.haddad"))
    enter_pin(screen, then="panel.sign")
    if screen.find("panel.close") is not None:
        screen.tap("exceptions")
    assert shown(screen, "instruction") == "First take chips as seats show. Then push the pots."
    assert orders(screen) == {1: "Push $295", 2: "Push $200", 3: "Take $495"}
    model = screen.model
    assert isinstance(model, TableScreen)
    assert {row.number: row.result.order for row in model.shown.seats if row.result.word} == {3: 1, 2: 2, 1: 3}
    assert [pot.amount for pot in model.shown.pots] == ["$0", "$0"], "the pots lie before seat 3"
    assert problems(screen) == []
    screen.tap("primary")
    assert table.reopening.differences == ()
    assert {chips.seat: chips.cents for chips in table.reopening.moved if chips.key != "put_in" and chips.cents} == {
        1: 29_500,
        2: 20_000,
    }
    screen.tap("primary")
    recalled = "\n".join(steps(table.journal, 1))
    assert "seat 3 take back $200; seat 3 take back $295; seat 2 push $200 (Pair of queens); seat 1 push" in recalled


def test_points_come_back_from_the_wrong_winner_and_any_die_may_be_misread(
    open_screen: OpenScreen, dice_table: Table
) -> None:
    """Seat 1's straight to the ace won 12 points. A community die was an ace: seats 2 and 3 split them."""
    screen, table = open_screen(dice_table), dice_table
    assert shown(screen, "secondary") == "All play"
    taps(screen, (f"seat{number}.option.{'play' if number < 4 else 'out'}" for number in (1, 2, 3, 4)))
    screen.tap("primary")
    toss, community = ("9/green", "A/green", "K/red"), ("K/green", "Q/red", "J/black")
    lifted = ("K/black", "Q/green", "J/red", "10/black", "9/green", "A/green", "K/red", "Q/black", "J/green")
    dice = iter((*toss, *community, *lifted))
    bids = iter((("raise", 3), ("call", None), ("call", None)))
    while not isinstance(table.round.prompt, Settle):
        prompt = table.round.prompt
        if isinstance(prompt, Choices) and prompt.guide.step == "stake":
            table.play.choose_all("in")
            table.play.proceed()
        elif isinstance(prompt, Choices):
            (acting,) = prompt.options
            table.play.choose(acting, *next(bids))
        elif prompt is not None and table.play.can_proceed:
            table.play.proceed()
        else:
            screen.tap(f"die.{next(dice)}")
    screen.settle()
    assert orders(screen) == {1: "Push 12"}
    taps(screen, ("primary", "cardWrong"))
    places = {"hole:1", "hole:2", "hole:3", "toss:0", "community:0"}
    model = screen.model
    assert isinstance(model, TableScreen)
    assert {reason.key for reason in model.shown.reasons} == places
    taps(screen, ("reason.community:0", "reason.community:0:0", "die.A/green"))
    assert orders(screen) == {1: "Take 12", 2: "Push 6", 3: "Push 6"}
    assert problems(screen) == []
    screen.tap("primary")
    assert table.reopening.differences == ()


def kept_jackpot(screen: Screen, table: Table) -> None:
    """Have the floor keep $25,000 of seat 5, with its slip, up to the clearing of the table."""
    tour = Tour(screen, lambda _: None)
    to_jackpot(screen, table)
    sign_as(screen, "novak", "payout.sign")
    follow(screen, "hand", "unpaid", "no_id")
    sign_panel(tour)
    sign_panel(tour, "novak")
    while isinstance(table.round.prompt, Settle):
        if table.payouts.due is None:
            screen.tap("primary")
        else:
            _write_slip(screen, table)


def waiting_slips(table: Table) -> tuple[int, ...]:
    return table.shift.open_matters.slips


def _write_slip(screen: Screen, table: Table) -> None:
    make_ready(table, dict.fromkeys(("haddad", "novak"), PIN))
    screen.settle()


@only_whole
def test_a_void_hand_takes_a_kept_payout_from_the_floor_and_not_from_the_seat(screen: Screen, table: Table) -> None:
    rack = dict(table.shift.rack)
    kept_jackpot(screen, table)
    assert waiting_slips(table) == (1,)
    follow(screen, "voided", "misdeal")
    tour = Tour(screen, lambda _: None)
    sign_panel(tour)
    sign_panel(tour, "novak")
    screen.tap("panel.sign")  # The steps are read.
    assert shown(screen, "instruction") == "Return wagers as shown. Take $25,000 back from the floor."
    assert orders(screen)[5] == "Return $20"
    assert not waiting_slips(table), "the slip is void, and nothing waits for it"
    assert dict(table.shift.rack) == rack
    screen.tap("primary")
    assert shown(screen, "instruction") == "Enter antes and bonus bets."


def test_a_kept_payout_that_a_correction_changes_comes_back_from_the_floor(screen: Screen, table: Table) -> None:
    """Seat 5's royal flush was a straight: $25,000 come back, and $100 go to the floor."""
    kept_jackpot(screen, table)
    taps(screen, ("cardWrong", "card.Qh", "card.Qc"))
    tour = Tour(screen, lambda _: None)
    sign_panel(tour)
    sign_panel(tour, "novak")
    assert orders(screen)[5] == "From floor $25,000"
    _write_slip(screen, table)
    assert orders(screen)[5] == "To floor $100"


def test_the_last_hand_is_not_reopened_while_the_wagers_of_a_void_one_go_back(screen: Screen, table: Table) -> None:
    tour = Tour(screen, lambda _: None)
    to_settling(tour)
    while table.hand_number == 1:
        if isinstance(table.round.prompt, Floor):
            acknowledge(tour)
        else:
            screen.tap("primary")
    place_antes(screen, table)
    screen.tap("primary")
    follow(screen, "voided", "misdeal")
    taps(screen, ("panel.sign", "panel.sign"))
    assert shown(screen, "instruction") == "Return the wagers as each seat shows."
    assert table.reopening.hand is None
    screen.tap("undo")
    assert screen.pages.opened is None, "no page is opened on which it could be"
    screen.tap("primary")
    assert table.reopening.hand == 1


def test_pots_that_an_undo_goes_back_over_are_pushed_and_hold_nothing(
    open_screen: OpenScreen, poker_room: Table
) -> None:
    """Seats 1, 2, and 3 are all in: $300 and $200, less $5 of rake. Seat 1 wins one pot, and seat 3 the other."""
    table = poker_room
    all_in_until(table, Winners)
    screen = open_screen(table)
    choose(screen, 3, "wins")
    choose(screen, 1, "wins")
    taps(screen, ("primary", "primary"))
    undo(screen)
    model = screen.model
    assert isinstance(model, TableScreen)
    assert {row.number: row.status for row in model.shown.seats if row.result.word} == {1: "pushed", 3: "pushed"}
    assert [pot.amount for pot in model.shown.pots] == ["$0", "$0"]
    undo(screen)
    assert [pot.amount for pot in model.shown.pots] == ["$0", "$0"], "the rake has left them, too"


@only_whole
def test_a_seat_that_was_paid_in_two_parts_shows_no_chips_beside_the_whole(
    open_screen: OpenScreen, tmp_path: Path
) -> None:
    """The dealer's ace and king of hearts made a flush. The king was of diamonds: seats 1 and 3 win $15 that were
    taken, and $15 more. Then seat 2's surrender was a bet: the others show that they were paid $15.
    """
    table = make_table(tmp_path, game="peek", shoe="shoe")
    screen = open_screen(table)
    shoe_is(table, DeviceState.READY)
    cards = iter(split("2cAhKh3c8s9sTd8d9dTc4c8h7h2h5c3d6d"))
    for number in (1, 2, 3):
        table.play.place(number, "blind", 2_500)
    wants = {"peek": "peek", "raise": "2x", "im_in": "im_in"}
    while not (isinstance(table.round.prompt, Confirm) and table.round.prompt.guide.step == "clear"):
        prompt = table.round.prompt
        if isinstance(prompt, Cards):
            shoe_deals(table, next(cards))
        elif isinstance(prompt, Choices):
            for number, options in prompt.options.items():
                want = "surrender" if number == 2 and prompt.guide.step == "im_in" else wants[prompt.guide.step]
                table.play.choose(number, want, next(option.least for option in options if option.key == want))
            table.play.proceed()
        else:
            table.play.proceed()
    screen.settle()
    taps(screen, ("cardWrong", "card.Kh", "card.Kd", "signer.haddad"))
    enter_pin(screen, then="panel.sign")
    while isinstance(table.round.prompt, Settle):
        screen.tap("primary")
    follow(screen, "wager", "misheard", "changed", "2")
    model = screen.model
    assert isinstance(model, TableScreen)
    taps(screen, (f"reason.{model.shown.reasons[0].key}", "signer.haddad"))
    enter_pin(screen, then="panel.sign")
    screen.tap("panel.sign")
    rows = {row.number: row for row in model.shown.seats if row.result.word}
    assert [(rows[at].result.word, rows[at].result.amount) for at in (1, 3)] == 2 * [("Paid", "$15")]
    assert [rows[at].pills for at in (1, 3)] == [(), ()]
