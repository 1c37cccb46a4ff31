"""One betting round: turns, legal actions, and its end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.procedure import BettingRound, Legal, Limits

NO_LIMIT = Limits(least=10, raises=3)
FIXED = Limits(least=10, most=10, raises=3)


def _blinds(limits: Limits, **stacks: int) -> BettingRound:
    """Return a first round with blinds 5 and 10 posted by the last two of the seats."""
    chips = {int(seat[1:]): stack for seat, stack in stacks.items()}
    small, big = list(chips)[-2:]
    return BettingRound(tuple(chips), chips, limits, put_in={small: 5, big: 10}, level=10, bets=1)


def test_players_act_in_turn_until_all_have_called() -> None:
    betting = _blinds(NO_LIMIT, s1=100, s2=95, s3=90)
    assert (1, 10, 5) == (betting.actor, betting.call(), betting.call())
    assert (3, Legal(0, 20, 100, 100, "")) == (betting.actor, betting.legal())
    assert 0 == betting.call()
    assert betting.actor is None
    assert ({1: 10, 2: 10, 3: 10}, {1: 90, 2: 90, 3: 90}) == (betting.put_in, betting.stacks)


def test_after_a_raise_all_players_act_again() -> None:
    betting = _blinds(NO_LIMIT, s1=100, s2=95, s3=90)
    betting.raise_to(30)
    betting.fold()
    assert Legal(20, 50, 100, 100, "") == betting.legal()
    betting.raise_to(70)
    assert 1 == betting.actor
    assert Legal(40, None, None, 100, "") == betting.legal()
    assert (1, 3) == betting.live


def test_a_stack_of_just_the_least_raise_is_all_in() -> None:
    betting = _blinds(NO_LIMIT, s1=20, s2=95, s3=90)
    assert Legal(10, None, None, 20, "") == betting.legal()
    assert 20 == betting.raise_to(20)


@pytest.mark.parametrize("stack", [8, 10])
def test_a_stack_that_is_no_more_than_the_call_is_not_enough_to_raise(stack: int) -> None:
    betting = _blinds(NO_LIMIT, s1=stack, s2=95, s3=90)
    assert Legal(stack, None, None, stack, "not_enough") == betting.legal()
    assert stack == betting.call()


def test_a_raise_is_at_least_as_large_as_the_one_before() -> None:
    betting = _blinds(NO_LIMIT, s1=500, s2=495, s3=490)
    betting.raise_to(45)
    assert (80, 500) == betting.legal()[1:3]
    with pytest.raises(AssertionError):
        betting.raise_to(79)


def test_one_bet_and_three_raises() -> None:
    betting = _blinds(NO_LIMIT, s1=500, s2=495, s3=490)
    for total in (20, 30, 40):
        betting.raise_to(total)
    assert Legal(20, None, None, None, "capped") == betting.legal()
    assert 4 == betting.bets


def test_any_number_of_raises_where_there_is_no_cap() -> None:
    betting = _blinds(Limits(least=10), s1=500, s2=495, s3=490)
    for total in range(20, 120, 10):
        betting.raise_to(total)
    assert 130 <= (betting.legal().most or 0)


def test_fixed_limit() -> None:
    betting = _blinds(FIXED, s1=100, s2=95, s3=90)
    assert Legal(10, 20, 20, None, "") == betting.legal()
    betting.raise_to(20)
    assert Legal(15, 30, 30, None, "") == betting.legal()


def test_a_fixed_raise_goes_on_top_of_an_all_in_that_was_short() -> None:
    betting = BettingRound((1, 2, 3), {1: 22, 2: 100, 3: 100}, FIXED)
    betting.raise_to(10)
    betting.raise_to(20)
    betting.call()
    assert Legal(10, None, None, 22, "") == betting.legal()
    betting.raise_to(22)
    assert Legal(2, 32, 32, None, "") == betting.legal()


def test_spread_limit() -> None:
    betting = BettingRound((1, 2), {1: 500, 2: 500}, Limits(least=10, most=50, raises=3))
    assert Legal(0, 10, 50, None, "") == betting.legal()
    betting.raise_to(50)
    assert Legal(50, 100, 100, None, "") == betting.legal()


def test_all_in_for_less_than_a_call() -> None:
    betting = _blinds(NO_LIMIT, s1=6, s2=95, s3=90)
    assert Legal(6, None, None, 6, "not_enough") == betting.legal()
    assert 6 == betting.call()


@pytest.mark.parametrize(("reopens", "closed"), [(True, ""), (False, "not_reopened")])
def test_a_short_all_in_reopens_the_betting_or_not(reopens: bool, closed: str) -> None:
    betting = BettingRound((1, 2, 3), {1: 500, 2: 500, 3: 130}, Limits(least=10, raises=3, short_reopens=reopens))
    betting.raise_to(100)
    betting.call()
    betting.raise_to(130)
    assert closed == betting.legal().closed


@pytest.mark.parametrize(("counts", "bets"), [(True, 2), (False, 1)])
def test_a_short_all_in_counts_as_a_raise_or_not(counts: bool, bets: int) -> None:
    betting = BettingRound((1, 2), {1: 500, 2: 130}, Limits(least=10, raises=3, short_counts=counts))
    betting.raise_to(100)
    betting.raise_to(130)
    assert bets == betting.bets


@pytest.mark.parametrize(("sets", "least"), [(True, 160), (False, 230)])
def test_a_short_all_in_sets_the_least_raise_or_not(sets: bool, least: int) -> None:
    betting = BettingRound((1, 2, 3), {1: 500, 2: 130, 3: 500}, Limits(least=10, raises=3, short_sets_least=sets))
    betting.raise_to(100)
    betting.raise_to(130)
    assert least == betting.legal().least


def test_only_an_all_in_can_be_short() -> None:
    """Bet 100, all-in 130, then raises by 30 with chips behind: each of them counts, up to the cap."""
    limits = Limits(least=10, raises=3, short_counts=False)
    betting = BettingRound((1, 2, 3), {1: 900, 2: 130, 3: 900}, limits)
    for total in (100, 130, 160, 190, 220):
        betting.raise_to(total)
    assert (4, "capped") == (betting.bets, betting.legal().closed)


def test_a_raise_with_chips_behind_reopens_the_betting() -> None:
    """Bet 100, all-in 130, raise to 160: the first bettor owes 60 and may raise."""
    limits = Limits(least=10, raises=3, short_reopens=False)
    betting = BettingRound((1, 2, 3), {1: 900, 2: 130, 3: 900}, limits)
    for total in (100, 130, 160):
        betting.raise_to(total)
    assert (1, Legal(60, 190, 900, 900, "")) == (betting.actor, betting.legal())


@pytest.mark.parametrize(("second", "closed"), [(220, ""), (200, ""), (199, "not_reopened")])
def test_short_all_ins_add_up_to_a_full_raise(second: int, closed: str) -> None:
    """Bet 100, all-in 160, all-in 220: seat 1 faces 120, at least the 100 of the last full raise."""
    limits = Limits(least=10, raises=3, short_reopens=False)
    betting = BettingRound((1, 2, 3, 4), {1: 900, 2: 160, 3: second, 4: 900}, limits)
    for total in (100, 160, second):
        betting.raise_to(total)
    betting.call()
    assert (1, closed) == (betting.actor, betting.legal().closed)


def test_short_all_ins_add_up_only_for_players_who_did_not_call_them() -> None:
    limits = Limits(least=10, raises=3, short_reopens=False)
    betting = BettingRound((1, 2, 3, 4), {1: 900, 2: 160, 3: 900, 4: 220}, limits)
    betting.raise_to(100)
    betting.raise_to(160)
    betting.call()
    betting.raise_to(220)
    assert (1, "") == (betting.actor, betting.legal().closed)
    betting.call()
    assert (3, "not_reopened") == (betting.actor, betting.legal().closed)


def test_checked_player_may_raise_a_short_opening_all_in() -> None:
    betting = BettingRound((1, 2, 3), {1: 900, 2: 6, 3: 900}, Limits(least=10, raises=3, short_reopens=False))
    betting.call()
    betting.raise_to(6)
    betting.call()
    assert (1, Legal(6, 16, 900, 900, "")) == (betting.actor, betting.legal())


def test_player_who_can_only_call_does_not_close_the_betting() -> None:
    betting = BettingRound((2, 3, 1), {1: 900, 2: 100, 3: 900}, Limits(least=10, raises=3))
    betting.call()
    betting.raise_to(100)
    assert (1, "") == (betting.actor, betting.legal().closed)


def test_no_raise_is_below_the_least_bet() -> None:
    betting = BettingRound((1, 2, 3), {1: 900, 2: 53, 3: 900}, Limits(least=5, raises=3))
    betting.raise_to(50)
    betting.raise_to(53)
    assert 58 == betting.legal().least


@pytest.mark.parametrize(("behind", "closed"), [(0, "nobody_left"), (40, "nobody_exceeds"), (41, "")])
def test_no_raise_where_nobody_can_exceed_the_level(behind: int, closed: str) -> None:
    """If every opponent has at most a call, a player could only raise himself."""
    betting = BettingRound((1, 2, 3), {1: 40, 2: 900, 3: behind}, Limits(least=10, raises=3))
    betting.raise_to(40)
    assert (2, closed) == (betting.actor, betting.legal().closed)


def test_totals_are_whole_chips_but_for_an_all_in() -> None:
    betting = BettingRound((1, 2), {1: 1234, 2: 5050}, Limits(least=500, most=2050, raises=3, unit=100))
    assert Legal(0, 500, 1234, 1234, "") == betting.legal()
    betting = BettingRound((1, 2, 3), {1: 1234, 2: 5050, 3: 5000}, Limits(least=500, most=2050, raises=3, unit=100))
    betting.raise_to(1234)
    assert Legal(1234, 2500, 3200, None, "") == betting.legal()


def test_a_player_with_nobody_left_to_respond_is_not_asked() -> None:
    betting = BettingRound((1, 2), {1: 100, 2: 0}, NO_LIMIT)
    assert betting.actor is None


def test_a_player_with_a_call_to_make_is_asked_but_may_not_raise_an_all_in_alone() -> None:
    betting = BettingRound((2, 1), {1: 100, 2: 40}, NO_LIMIT)
    betting.raise_to(40)
    assert Legal(40, None, None, None, "nobody_left") == betting.legal()


def test_a_short_big_blind_is_called_in_full_except_by_players_who_matched_the_bet() -> None:
    stacks = {1: 0, 2: 95}
    assert BettingRound((2, 1), stacks, NO_LIMIT, put_in={1: 5, 2: 5}, level=10, bets=1).actor is None
    assert 2 == BettingRound((2, 1), stacks, NO_LIMIT, put_in={1: 7, 2: 5}, level=10, bets=1).actor


def test_a_player_who_leaves_is_skipped() -> None:
    betting = BettingRound((1, 2, 3), dict.fromkeys((1, 2, 3), 100), NO_LIMIT)
    betting.leave(2)
    assert 1 == betting.actor
    betting.call()
    assert 3 == betting.actor
    betting.leave(3)
    assert betting.actor is None


@given(st.data(), st.lists(st.integers(1, 300), min_size=2, max_size=10), st.sampled_from([None, 10, 50]))
def test_no_chip_is_made_or_lost_and_every_round_ends(data: st.DataObject, chips: list[int], most: int | None) -> None:
    stacks = dict(enumerate(chips, 1))
    betting = BettingRound(tuple(stacks), stacks, Limits(least=10, most=most, raises=3))
    actions = 0
    while betting.actor is not None:
        legal = betting.legal()
        can = ["fold", "call"] + ["raise"] * (legal.least is not None) + ["all_in"] * (legal.all_in is not None)
        match data.draw(st.sampled_from(can)):
            case "fold":
                betting.fold()
            case "raise":
                assert legal.least is not None and legal.most is not None
                betting.raise_to(data.draw(st.integers(legal.least, legal.most)))
            case "all_in" if legal.closed == "":
                betting.raise_to(legal.all_in or 0)
            case _:
                betting.call()
        actions += 1
        assert sum(chips) == sum(stacks.values()) + sum(betting.put_in.values())
        assert min(stacks.values()) >= 0
    assert actions < 100
    owing = {betting.put_in[seat] for seat in betting.live if stacks[seat]}
    assert len(owing) <= 1


def test_a_stack_of_just_the_most_of_a_spread_limit_is_all_in() -> None:
    betting = BettingRound((1, 2), {1: 30, 2: 100}, Limits(least=10, most=20), put_in={2: 10}, level=10, bets=1)
    assert Legal(10, 20, 30, 30, "") == betting.legal()


def test_an_all_in_raise_of_just_a_whole_one_is_no_short_one() -> None:
    limits = Limits(least=10, short_counts=False, short_reopens=False)
    betting = BettingRound((1, 2, 3), {1: 100, 2: 20, 3: 100}, limits)
    betting.raise_to(10)
    betting.raise_to(20)
    assert (2, 20) == (betting.bets, betting.level)
    betting.fold()
    assert Legal(10, None, None, None, "nobody_left") == betting.legal()


def test_a_player_who_leaves_in_turn_leaves_the_turn_to_the_next() -> None:
    betting = _blinds(NO_LIMIT, s1=100, s2=95, s3=90)
    betting.leave(1)
    assert (2, (2, 3)) == (betting.actor, betting.live)
    betting.call()
    betting.call()
    betting.leave(3)
    assert (None, (2,)) == (betting.actor, betting.live)


def test_action_stays_when_another_player_leaves() -> None:
    betting = _blinds(NO_LIMIT, s1=100, s2=100, s3=95, s4=90)
    betting.call()
    betting.leave(4)
    assert 2 == betting.actor


def test_a_returned_bet_is_no_longer_the_bet_to_match() -> None:
    stacks = {1: 100, 2: 100, 3: 100}
    betting = BettingRound((1, 2, 3), stacks, Limits(least=2), put_in={1: 2}, level=2)
    betting.raise_to(10)
    betting.raise_to(30)
    assert (betting.give_back(2), betting.level) == (30, 10)
    betting.leave(2)
    assert (betting.actor, betting.legal().call) == (3, 10)
    assert (betting.give_back(1), betting.level) == (10, 2), "what the round began with stays"
