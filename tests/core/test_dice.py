"""The hands of five and six poker dice, by counting all rolls."""

from collections import Counter
from itertools import combinations_with_replacement, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.core.dice import COLORS, DICE, FACES, Combination, Die, best, die
from kiosk.procedure import Rolled, from_json
from kiosk.procedure.prompts.answers import to_json

MIXED = ("red", "black", "green", "red", "black", "green")
SIX = st.lists(st.sampled_from(DICE), min_size=6, max_size=6)


def test_five_dice_make_each_combination_as_often_as_chance_says() -> None:
    counts = Counter(
        best([Die(face, color) for face, color in zip(faces, MIXED, strict=False)]).combination
        for faces in product(range(6), repeat=5)
    )
    expected = {
        Combination.FIVE_OF_A_KIND: 6,
        Combination.FOUR_OF_A_KIND: 150,
        Combination.FULL_HOUSE: 300,
        Combination.LARGE_STRAIGHT: 240,
        Combination.THREE_OF_A_KIND: 1200,
        Combination.TWO_PAIR: 1800,
        Combination.PAIR: 3600,
        Combination.NOTHING: 480,
    }
    assert expected == counts


def test_six_dice_always_hold_at_least_a_pair() -> None:
    for faces in combinations_with_replacement(range(6), 6):
        made = best([Die(face, color) for face, color in zip(faces, MIXED, strict=True)])
        assert made.combination >= Combination.PAIR


def test_the_order_of_the_dice_does_not_matter() -> None:
    dice = [die(face) for face in ("9/red", "9/black", "J/red", "Q/red", "A/red", "K/red")]
    assert 1 == len({best(order).rank for order in permutations(dice)})


@given(SIX)
def test_the_best_five_are_five_of_the_six(dice: list[Die]) -> None:
    made = best(dice)
    assert 5 == len(made.dice)
    assert not Counter(made.dice) - Counter(dice)
    assert made.rank == best(made.dice).rank


@given(SIX, SIX)
def test_a_coarser_ruling_never_turns_a_win_round(first: list[Die], other: list[Die]) -> None:
    fine = best(first).key > best(other).key
    for ruling in ("combination_only", "category_only"):
        assert not (fine and best(first, tie_break=ruling).key < best(other, tie_break=ruling).key)


@given(SIX)
def test_the_pattern_of_a_flush_is_never_less_than_another_five_of_that_color(dice: list[Die]) -> None:
    made = best(dice, flush_compare="pattern")
    if made.combination is Combination.LARGE_FLUSH:
        faces = tuple(Die(die.face, MIXED[nth]) for nth, die in enumerate(made.dice))
        assert best(faces).rank == made.rank[1:]


def test_of_equal_dice_the_first_are_picked() -> None:
    dice = [die(face) for face in ("9/red", "K/black", "K/red", "K/green", "9/black", "9/green")]
    assert [dice[0], *dice[1:5]] == list(best(dice).dice)


def test_a_die_is_written_and_read() -> None:
    assert {f"{face}/{color}" for face, color in product(FACES, COLORS)} == {die.text for die in DICE}
    assert list(DICE) == [die(other.text) for other in DICE]
    assert "black ten" == str(die("10/black").words)


@pytest.mark.parametrize("text", ["", "A", "T/red", "8/red", "A/blue", "A/red ", None, 3, ["A/red"]])
def test_an_unknown_die_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="is not a die"):
        die(text)


@given(st.lists(st.sampled_from(DICE), max_size=6))
def test_dice_come_back_from_the_journal(dice: list[Die]) -> None:
    assert Rolled(tuple(dice)) == from_json(to_json(Rolled(tuple(dice))))


def test_hands_are_read_out() -> None:
    hands = {
        "9/red 9/black J/red J/black K/red": "Two pair, jacks and nines",
        "Q/red K/black Q/red K/black K/red": "Full house, kings over queens",
        "9/red 10/black J/red Q/black A/red": "Nothing",
        "9/red 10/red J/red Q/red A/red": "Large flush, red",
    }
    assert list(hands.values()) == [str(best([die(face) for face in text.split()])) for text in hands]
