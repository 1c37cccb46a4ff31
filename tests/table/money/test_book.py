"""Moved chips stay moved: after any correction only differences move, in every game, and the rack agrees."""

from pathlib import Path
from random import Random

import pytest

from kiosk.archive import exported
from kiosk.core.cards import card
from kiosk.procedure import Cards, Choices, Confirm, DoesNotAddUp, Floor, Place, Settle
from kiosk.table import Details, Table
from tests.dealt import deal, plug_in
from tests.reopened import settle_on
from tests.situations import act
from tests.tables import FLOOR, PINS, House, in_the_rack, kernel_of
from tests.ui.tables import make_table

SIGNED = FLOOR, PINS[FLOOR]
# Seats 1, 2, and 3 on a board of hearts: flushes for seats 1 and 3, three kings for seat 2.
HEARTS = "8h Kd Ah 3h Kc 2h 4c 4d 5s 6s Kh 9h Th"


def play(table: Table, cards: str = HEARTS, *, spots: tuple[str, ...] = ("ante",)) -> None:
    """Deal a hand to seats 1, 2, and 3, to the first settled wager."""
    for seat in (1, 2, 3):
        for spot in spots:
            table.play.place(seat, spot, 500)
    for text in cards.split():
        if isinstance(table.round.prompt, Choices):
            table.play.choose_all("1x")
        deal(table, text)


def orders(table: Table) -> list[tuple[int, int]]:
    """Return the dealer's moves due now, each (seat, cents to the seat)."""
    prompt = table.round.prompt
    if isinstance(prompt, Settle):
        return [(item.seat, item.pay - item.take) for item in prompt.items]
    return [(difference.seat, difference.cents) for difference in table.reopening.differences]


def correct(table: Table, place: Place, text: str) -> None:
    table.rulings.rule("misread", "correct", Details(places=(place,), card=card(text)), SIGNED)


def finish(table: Table) -> dict[int, int]:
    """Settle the hand to its end, and return the moves to each seat on the way."""
    moved: dict[int, int] = {}
    number = table.hand_number
    while table.hand_number == number:
        before = orders(table)
        settle_on(table)
        for seat, cents in before:
            moved[seat] = moved.get(seat, 0) + cents
    return moved


def nets(table: Table) -> dict[int, int]:
    *_, record = exported(table.journal)
    return {seat["seat"]: seat["total"]["net"] for seat in record["result"]["seats"]}


def to_second_call(table: Table) -> None:
    """Pay seats 3 and 2, so that the floor is called for seat 1."""
    settle_on(table)
    assert orders(table) == [(3, 12_000), (2, 6_000)]
    table.play.proceed()
    assert isinstance(table.round.prompt, Floor)


def test_seats_that_were_paid_are_not_ordered_again_after_a_card_is_corrected(table: Table) -> None:
    """Case 1: seats 3 and 2 are paid; then a card of seat 1 is corrected."""
    play(table)
    to_second_call(table)
    correct(table, Place("hole", 1, 0), "8d")
    assert orders(table) == [(1, -2_000)]
    before = in_the_rack(table)
    finish(table)
    assert nets(table) == {1: -2_000, 2: 6_000, 3: 12_000}
    assert in_the_rack(table) == before - 16_000


def test_the_same_after_a_restart(house: House) -> None:
    table = house.table
    play(table)
    to_second_call(table)
    correct(table, Place("hole", 1, 0), "8d")
    table = house.restart()
    assert orders(table) == [(1, -2_000)]


def test_a_seat_that_was_paid_for_a_card_that_was_wrong_gives_back_the_difference(table: Table) -> None:
    play(table)
    to_second_call(table)
    correct(table, Place("hole", 2, 0), "Qd")  # One pair of kings pays even money, or pushes.
    (difference,) = [cents for seat, cents in orders(table) if seat == 2]
    assert [seat for seat, _ in orders(table)] == [2], "seat 3 has what it is due"
    moved = finish(table)
    assert nets(table)[2] == 6_000 + difference
    assert moved[1] == nets(table)[1]


def test_undo_over_a_payment_shows_it_once_and_moves_only_the_difference(table: Table) -> None:
    """Case 2: back from the settled board to the river, which is then corrected."""
    play(table, "8h Kd Ah 3h Kc 2h 4c 4d 5s 6s Kh Kc 9h".replace("Kc 9h", "9d 9h"), spots=("ante", "board_bonus"))
    assert orders(table) == [(3, 500), (2, 500), (1, 500)], "a pair of nines on the board"
    table.play.proceed()
    with pytest.raises(Exception, match="paid") as said:
        table.play.undo()
    assert "Seat 3" in str(said.value) and "Board bonus paid $5" in str(said.value)
    table.play.undo(agreed=True)
    assert orders(table) == [], "nothing is due again"
    table.play.undo(signatures=(SIGNED,))
    deal(table, "2c")
    assert orders(table) == [(3, -1_000), (2, -1_000), (1, -1_000)], "what was paid, and the wager"
    before = kernel_of(table).state.rack_began
    finish(table)
    assert nets(table).keys() == {1, 2, 3}
    assert sum(chip * count for chip, count in before.items()) - in_the_rack(table) == sum(nets(table).values())


def test_the_action_shows_the_chips_that_move_now_and_not_the_net_of_the_hand(table: Table) -> None:
    """A seat that was paid $120 then has a pair that pushes: $120 is taken, so nothing is *Pushed*."""
    play(table)
    to_second_call(table)
    undo_to_the_river(table)
    deal(table, "9c")
    prompt = table.round.prompt
    assert isinstance(prompt, Settle)
    assert orders(table) == [(3, -12_000)], "seat 2 has a full house, for which the floor comes first"
    assert str(prompt.guide.then) == "Taken, next seat"


def undo_to_the_river(table: Table) -> None:
    """Go back over all that was paid and signed, to the last community card."""
    while not isinstance(table.round.prompt, Cards):
        signatures = (SIGNED,) if table.play.undo_signatures else ()
        table.play.undo(agreed=True, why="Wrong card entered", signatures=signatures)


def test_a_wager_that_is_corrected_at_clear_moves_its_difference_alone(table: Table) -> None:
    play(table, "8c Kd As 3s Kc 2d 4c 4d 5s 6s Kh 9h Th")
    while not (isinstance(table.round.prompt, Confirm) and table.round.prompt.guide.step == "clear"):
        settle_on(table)
    had = {move.seat: move.cents for move in table.round.book.moves if move.account == "ante"}
    table.rulings.rule("wrong_wager", "as_meant", Details(seat=1, wagers={"ante": 1_000}), SIGNED)
    while not orders(table):
        table.play.choose_all("1x")
        table.play.proceed()
    assert [seat for seat, _ in orders(table)] == [1]
    finish(table)
    assert set(had) == {1, 2, 3}
    assert nets(table)[1] == -4_000


def test_chips_that_moved_otherwise_are_made_good_at_clear_without_reopening(house: House) -> None:
    table = house.table
    play(table, "8c Kd As 3s Kc 2d 4c 4d 5s 6s Kh 9h Th")
    while not (isinstance(table.round.prompt, Confirm) and table.round.prompt.guide.step == "clear"):
        settle_on(table)
    assert orders(table) == []
    table.reopening.state_moved(2, "ante", 5_000)
    assert orders(table) == [(2, 1_000)]
    table = house.restart()
    plug_in(table)
    if table.doubts.are_open:
        table.doubts.confirm_cards()
    assert orders(table) == [(2, 1_000)]
    finish(table)
    assert nets(table)[2] == 6_000


def test_a_hand_that_does_not_add_up_is_not_settled_and_the_floor_is_called(table: Table) -> None:
    play(table, "8c Kd As 3s Kc 2d 4c 4d 5s 6s Kh 9h Th")
    while not (isinstance(table.round.prompt, Confirm) and table.round.prompt.guide.step == "clear"):
        settle_on(table)
    table.round.felt.bets[2]["ante"] += 100  # A fault of the program could do this.
    with pytest.raises(DoesNotAddUp, match="does not add up"):
        table.play.proceed()
    assert table.hand_is_open
    called = table.floor.called
    assert called is not None and "Hand 1 does not add up" in called.why


@pytest.mark.parametrize("chips", [100, -100])
def test_a_poker_hand_in_which_a_chip_was_made_or_lost_is_not_settled_either(tmp_path: Path, chips: int) -> None:
    table, chance = make_table(tmp_path, game="holdem"), Random(7)
    while table.round.prompt is None or table.round.prompt.guide.step != "clear":
        act(table, chance)
    seat = next(iter(table.round.felt.stacks))
    table.round.felt.stacks[seat] += chips  # A fault of the program could do this.
    number = table.hand_number
    with pytest.raises(DoesNotAddUp, match="does not add up"):
        table.play.proceed()
    assert table.hand_is_open and table.hand_number == number
    called = table.floor.called
    assert called is not None and f"Hand {number} does not add up" in called.why
