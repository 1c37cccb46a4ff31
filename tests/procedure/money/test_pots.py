"""Main pot, side pots, splits, odd chips, and the rake: no chip is made or lost, for any bets."""

from itertools import pairwise
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.procedure import (
    Layer,
    OddChip,
    Rake,
    RakeFrom,
    Uncalled,
    lay_out_pots,
    pot_key,
    pot_name,
    split_pot,
    uncalled_part,
)

PUT_IN = st.dictionaries(st.integers(1, 10), st.integers(0, 500), min_size=1, max_size=10)


def test_players_with_equal_bets_play_for_one_pot() -> None:
    assert [Layer(300, (2, 3, 1))] == lay_out_pots({1: 100, 2: 100, 3: 100}, (2, 3, 1))


def test_each_all_in_begins_a_new_pot_to_the_right_of_the_last() -> None:
    assert [Layer(90, (1, 2, 3)), Layer(40, (2, 3)), Layer(50, (3,))] == lay_out_pots({1: 30, 2: 50, 3: 100}, (1, 2, 3))


def test_chips_of_a_folded_player_stay_in_their_pots() -> None:
    assert [Layer(120, (1, 2)), Layer(70, (2,))] == lay_out_pots({1: 30, 2: 60, 3: 60, 4: 40}, (1, 2))


def test_dead_money_is_in_the_main_pot() -> None:
    assert [Layer(65, (1, 2)), Layer(10, (2,))] == lay_out_pots({1: 30, 2: 40}, (1, 2), dead=5)


def test_chips_that_no_live_player_matched_go_to_the_last_pot() -> None:
    assert [Layer(90, (1,))] == lay_out_pots({1: 20, 2: 40, 3: 30}, (1,))
    assert [Layer(30, (1, 2)), Layer(55, (2,))] == lay_out_pots({1: 10, 2: 25, 3: 50}, (1, 2))


def test_pots_are_named_in_the_order_in_which_they_are_laid_out() -> None:
    assert ["main", "side1", "side2"] == [pot_key(nth) for nth in range(3)]
    assert ["Main pot", "Side pot 1", "Side pot 2"] == [str(pot_name(nth)) for nth in range(3)]


@given(PUT_IN, st.data(), st.integers(0, 20))
def test_pots_hold_every_chip_once(put_in: dict[int, int], data: st.DataObject, dead: int) -> None:
    live = data.draw(st.lists(st.sampled_from(sorted(put_in)), min_size=1, unique=True))
    layers = lay_out_pots(put_in, live, dead=dead)
    assert sum(put_in.values()) + dead == sum(layer.amount for layer in layers)
    assert tuple(live) == layers[0].eligible or 0 in {put_in[seat] for seat in live}
    for before, after in pairwise(layers):
        assert set(after.eligible) < set(before.eligible)


@given(PUT_IN, st.data())
def test_no_player_wins_more_of_another_than_was_put_in(put_in: dict[int, int], data: st.DataObject) -> None:
    """The pots for which a player plays contain at most as much of each other player as the player has put in."""
    live = data.draw(st.lists(st.sampled_from(sorted(put_in)), min_size=1, unique=True))
    layers = lay_out_pots(put_in, live)
    top = max(put_in[seat] for seat in live)
    for seat in live:
        most = sum(min(amount, put_in[seat]) for amount in put_in.values())
        mine = sum(layer.amount for layer in layers if seat in layer.eligible)
        assert mine == most or put_in[seat] in (0, top)


@pytest.mark.parametrize(
    ("put_in", "excess"),
    [
        ({1: 100, 2: 100}, None),
        ({1: 100, 2: 40, 3: 60}, Uncalled(1, 40)),
        ({1: 0, 2: 0}, None),
        ({1: 10, 2: 10, 3: 5}, None),
        ({4: 7}, Uncalled(4, 7)),
    ],
)
def test_uncalled(put_in: dict[int, int], excess: Uncalled | None) -> None:
    assert excess == uncalled_part(put_in)


@given(PUT_IN)
def test_once_it_is_returned_nothing_is_uncalled(put_in: dict[int, int]) -> None:
    excess = uncalled_part(put_in)
    if excess is not None:
        put_in[excess.seat] -= excess.amount
        assert uncalled_part(put_in) is None


def test_odd_chips_go_one_each_from_the_left() -> None:
    assert ({9: 14_100, 1: 14_100, 3: 14_000}, (9, 1), 0) == split_pot(42_200, (9, 1, 3), unit=100)


def test_odd_chips_go_all_to_the_first() -> None:
    assert ({9: 14_200, 1: 14_000, 3: 14_000}, (9,), 0) == split_pot(
        42_200, (9, 1, 3), unit=100, odd="all_to_first_left"
    )


def test_odd_chips_may_be_left() -> None:
    assert ({1: 5, 2: 5}, (), 1) == split_pot(11, (1, 2), odd="left")


def test_less_than_a_chip_goes_to_the_first() -> None:
    assert ({1: 130, 2: 100}, (), 0) == split_pot(230, (1, 2), unit=100)


ODD: list[OddChip | Literal["left"]] = ["one_each_from_left", "all_to_first_left", "left"]


@given(
    st.integers(0, 100_000),
    st.lists(st.integers(1, 10), min_size=1, unique=True),
    st.sampled_from([1, 5, 100]),
    st.sampled_from(ODD),
)
def test_a_split_pays_every_chip(amount: int, winners: list[int], unit: int, odd: OddChip | Literal["left"]) -> None:
    paid, odd_to, rest = split_pot(amount, winners, unit=unit, odd=odd)
    assert amount == sum(paid.values()) + rest
    assert set(winners) == set(paid)
    assert set(odd_to) <= set(winners)
    if odd == "one_each_from_left":
        assert max(paid.values()) - min(paid.values()) < 2 * unit


def _rake(how: RakeFrom, cap: int | None = None, bp: int = 500, unit: int = 100) -> Rake:
    return Rake(rate_bp=bp, cap=cap, round_down_to=unit, rake_from=how)


def test_each_pot_is_raked_main_first_until_the_cap() -> None:
    assert (100, 200, 100, 0) == _rake("each_pot").take([3700, 4800, 3600, 800])
    assert (100, 150, 0, 0) == _rake("each_pot", cap=250).take([3700, 4800, 3600, 800])


def test_the_whole_rake_comes_from_the_main_pot_first() -> None:
    assert (600, 0, 0, 0) == _rake("main_first").take([3700, 4800, 3600, 800])
    assert (200, 300, 0) == _rake("main_first").take([200, 9000, 1000])


def test_the_rake_is_shared_by_pot_size_and_its_remainder_comes_from_the_main_pot() -> None:
    assert (667, 294, 39) == _rake("proportional", cap=1000, bp=250, unit=1).take([68_000, 30_000, 4_000])
    assert (100, 100, 100) == _rake("proportional", cap=300, bp=500).take([2_400, 51_800, 27_700])


HOW: list[RakeFrom] = ["each_pot", "main_first", "proportional"]


@given(
    st.lists(st.integers(0, 100_000), max_size=8),
    st.sampled_from(HOW),
    st.none() | st.integers(0, 2000),
    st.integers(0, 10_000),
    st.sampled_from([1, 50, 100]),
)
def test_the_rake_is_within_rate_and_cap(pots: list[int], how: RakeFrom, cap: int | None, bp: int, unit: int) -> None:
    taken = _rake(how, cap, bp, unit).take(pots)
    assert len(pots) == len(taken)
    assert all(0 <= rake <= pot for rake, pot in zip(taken, pots, strict=True))
    assert sum(taken) * 10_000 <= sum(pots) * bp
    assert cap is None or sum(taken) <= cap


def test_one_chip_that_nobody_has_called_is_uncalled() -> None:
    assert Uncalled(1, 1) == uncalled_part({1: 1})
    assert uncalled_part({}) is None


def test_pots_of_single_chips_are_pots() -> None:
    assert [Layer(2, (1, 2)), Layer(1, (2,))] == lay_out_pots({1: 1, 2: 2}, (1, 2))
    assert [Layer(5, (2,))] == lay_out_pots({1: 0, 2: 5}, (1, 2))


def test_a_chip_counts_as_one_without_a_given_value() -> None:
    assert ({1: 2, 2: 1}, (1,), 0) == split_pot(3, (1, 2))
    assert 3 == Rake(rate_bp=500, cap=None).of(60)


def test_all_odd_chips_are_shown_at_the_seat_that_gets_them() -> None:
    assert ({1: 4, 2: 2, 3: 2}, (1,), 0) == split_pot(8, (1, 2, 3), odd="all_to_first_left")
    assert ({1: 2, 2: 2}, (), 0) == split_pot(4, (1, 2), odd="all_to_first_left")


def test_a_rate_is_hundredths_of_a_per_cent() -> None:
    assert (100, 99) == (Rake(rate_bp=500, cap=None).of(2_000), Rake(rate_bp=500, cap=None).of(1_999))
    assert 500 == Rake(rate_bp=500, cap=None, round_down_to=100).of(10_000)


@pytest.mark.parametrize("how", ["each_pot", "main_first", "proportional"])
def test_an_empty_pot_and_a_zero_rate_have_no_rake(how: RakeFrom) -> None:
    assert (0, 0) == Rake(rate_bp=500, cap=None, rake_from=how).take([0, 0])
    assert (0, 0) == Rake(rate_bp=0, cap=None, rake_from=how).take([900, 100])


def test_no_pot_gives_more_rake_than_it_has() -> None:
    assert (15, 85) == Rake(rate_bp=10_000, cap=None, round_down_to=10, rake_from="proportional").take([15, 85])
