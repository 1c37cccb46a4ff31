"""Between two hands of Texas Hold'em: the button and the blinds move, seats come and go, missed blinds are posted."""

import json
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.core.errors import Refused
from kiosk.games.texas_holdem.seats import DealtIn, SeatedPlayer, Seats, Spots, changed, options, placed, settled
from kiosk.procedure import Choice, Chosen

STACK = 50_000


LAST = Spots(4, 1, 2)


def seats(*numbers: int, last: Spots | None = LAST, **players: SeatedPlayer) -> Seats:
    """Return players at these seats, and others as they are given (s5=Player(…))."""
    taken = dict.fromkeys(numbers, SeatedPlayer(STACK)) | {int(key[1:]): player for key, player in players.items()}
    return Seats(dict(sorted(taken.items())), last)


def place(table: Seats, *, dead: bool = True, small: bool = False) -> DealtIn:
    return placed(table, dead_button=dead, button_is_small=small)[1]


def test_before_the_first_hand_the_button_is_given_to_a_player_or_to_the_last_seat() -> None:
    assert Spots(6, 1, 3) == place(seats(1, 3, 6, last=None)).spots
    chosen = changed(seats(1, 3, 6, last=None), Chosen({1: Choice("button")}))
    assert Spots(1, 3, 6) == place(chosen).spots


def test_button_and_blinds_move_to_the_left() -> None:
    dealt = place(seats(1, 2, 3, 4))
    assert (Spots(1, 2, 3), (2, 3, 4, 1), 2) == (dealt.spots, dealt.order, dealt.small)


def test_the_small_blind_is_dead_where_the_big_blind_has_left() -> None:
    dealt = place(seats(1, 3, 4))
    assert (Spots(1, 2, 3), None) == (dealt.spots, dealt.small)


def test_the_button_is_dead_where_the_small_blind_has_left() -> None:
    dealt = place(seats(2, 3, 4))
    assert (Spots(1, 2, 3), (2, 3, 4), 2) == (dealt.spots, dealt.order, dealt.small)


def test_the_button_moves_to_a_player_where_the_house_says_so() -> None:
    assert Spots(2, 3, 4) == place(seats(2, 3, 4), dead=False).spots
    assert Spots(1, 3, 4) == place(seats(1, 3, 4), dead=False).spots


@pytest.mark.parametrize(("small", "spots"), [(False, Spots(4, 1, 4)), (True, Spots(1, 1, 4))])
def test_two_players_are_left(small: bool, spots: Spots) -> None:
    assert spots == place(seats(1, 4, last=Spots(1, 3, 2)), small=small).spots


def test_a_third_player_joins_two() -> None:
    """The button is never at the big blind if three play."""
    dealt = place(seats(1, 2, 3, last=Spots(3, 1, 3)))
    assert (Spots(2, 3, 1), (3, 1, 2)) == (dealt.spots, dealt.order)


NUMBERS = st.lists(st.integers(1, 10), min_size=2, unique=True).map(sorted)


@given(st.data(), st.booleans(), NUMBERS)
def test_the_big_blind_misses_nobody(data: st.DataObject, small: bool, numbers: list[int]) -> None:
    """In each hand the big blind goes to the next player on the left who has chips and does not sit out."""
    table = seats(*numbers, last=None)
    for _ in range(6):
        table, dealt = placed(table, dead_button=True, button_is_small=small)
        before = table.last
        able = [seat for seat, player in table.players.items() if player.stack and player.plays != "out"]
        if before is not None:
            assert dealt.spots.big == next((seat for seat in able if seat > before.big), able[0])
        assert len(set(dealt.order)) == len(dealt.order) >= 2
        assert len(dealt.order) == 2 or len(set(dealt.spots)) == 3
        assert dealt.spots.big in dealt.order
        gone = data.draw(st.lists(st.sampled_from(numbers), max_size=max(0, len(able) - 2), unique=True))
        table = settled(table, dealt, {seat: STACK * (seat not in gone) for seat in dealt.order})


@pytest.mark.parametrize("is_bust", [False, True], ids=["leaves", "busts"])
@pytest.mark.parametrize("gone", ["button", "small", "big"])
@pytest.mark.parametrize("first_button", [1, 4, 9])
@pytest.mark.parametrize("small", [False, True], ids=["literal", "button_is_small_blind"])
@pytest.mark.parametrize("dead", [False, True], ids=["to_player", "dead"])
def test_each_of_two_pays_one_of_each_blind_in_two_hands_after_one_of_three_has_gone(
    dead: bool, small: bool, first_button: int, gone: str, is_bust: bool
) -> None:
    table = Seats(seats(1, 4, 9).players, button=first_button)
    table, dealt = placed(table, dead_button=dead, button_is_small=small)
    seat_gone = getattr(dealt.spots, gone)
    table = settled(table, dealt, {seat: STACK * (seat != seat_gone) for seat in dealt.order})
    if not is_bust:
        table = changed(table, Chosen({seat_gone: Choice("leave")}))
    two = [seat for seat in (1, 4, 9) if seat != seat_gone]
    bigs = [dealt.spots.big]
    for _ in range(4):
        table, dealt = placed(table, dead_button=dead, button_is_small=small)
        assert (two, {}) == (sorted(dealt.order), dealt.posts), "a blind that nobody has missed is posted"
        assert sorted((dealt.small or 0, dealt.spots.big)) == two
        bigs.append(dealt.spots.big)
        table = settled(table, dealt, dict.fromkeys(dealt.order, STACK))
    assert all(before != after for before, after in pairwise(bigs)), bigs


def test_stacks_are_bought_up_and_never_taken_down() -> None:
    table = changed(seats(1, 2), Chosen({1: Choice("buy", 500)}))
    assert 50_500 == table.players[1].stack
    offered = options(SeatedPlayer(STACK), first=False, least=10_000, most=60_000, unit=100, big_blind=500)
    assert {"in", "out", "buy", "leave"} == {option.key for option in offered}
    assert [(100, 10_000)] == [(option.least, option.most) for option in offered if option.key == "buy"]
    assert "buy" not in {
        option.key
        for option in options(SeatedPlayer(60_000), first=False, least=1, most=60_000, unit=100, big_blind=500)
    }


def test_a_player_without_chips_is_out_until_chips_are_bought() -> None:
    table, dealt = placed(seats(1, 2, 3), dead_button=True, button_is_small=False)
    table = settled(table, dealt, {1: 0, 2: 75_000, 3: 75_000})
    assert SeatedPlayer(0, "out") == table.players[1]
    assert {"out", "buy", "leave"} == {
        option.key for option in options(SeatedPlayer(0), first=False, least=1, most=None, unit=1, big_blind=500)
    }
    assert SeatedPlayer(20_000) == changed(table, Chosen({1: Choice("buy", 20_000)})).players[1]


def test_a_player_leaves_and_another_sits_down() -> None:
    table = changed(seats(1, 2, 3), Chosen({1: Choice("leave"), 5: Choice("sit", 20_000)}))
    assert [2, 3, 5] == list(table.players)
    assert SeatedPlayer(20_000, "waits", owes_big=True) == table.players[5]


def test_a_new_player_waits_for_the_big_blind() -> None:
    new = SeatedPlayer(STACK, "waits", owes_big=True)
    assert 5 not in place(seats(1, 2, 3, 4, s5=new)).order
    dealt = place(seats(1, 2, 3, 4, s5=new, last=Spots(2, 3, 4)))
    assert (5, {}) == (dealt.spots.big, dealt.posts)


def test_a_new_player_posts_at_once() -> None:
    table = changed(seats(1, 2, 3, 4), Chosen({6: Choice("sit_and_post", STACK)}))
    dealt = place(table)
    assert 6 in dealt.order
    assert {6: (True, False)} == dealt.posts


def test_a_new_player_between_the_button_and_the_big_blind_waits() -> None:
    new = SeatedPlayer(STACK, "in", owes_big=True)
    assert 3 not in place(seats(1, 2, 4, 6, s3=new, last=Spots(1, 2, 4))).order


def test_missed_blinds_are_owed_and_posted() -> None:
    table = seats(1, 2, 4, 5, s3=SeatedPlayer(STACK, "out"))
    table, dealt = placed(table, dead_button=True, button_is_small=False)
    assert (4, SeatedPlayer(STACK, "out", owes_big=True)) == (dealt.spots.big, table.players[3])
    back = changed(settled(table, dealt, dict.fromkeys(dealt.order, STACK)), Chosen({3: Choice("in")}))
    assert SeatedPlayer(STACK, "in", owes_big=True) == back.players[3]
    table, dealt = placed(back, dead_button=True, button_is_small=False)
    assert (Spots(2, 4, 5), (4, 5, 1, 2)) == (dealt.spots, dealt.order)
    table = settled(table, dealt, dict.fromkeys(dealt.order, STACK))
    assert {3: (True, False)} == place(table).posts


def test_a_missed_small_blind_is_owed_too() -> None:
    table = seats(1, 3, 4, 5, s2=SeatedPlayer(STACK, "out"))
    table, _ = placed(table, dead_button=True, button_is_small=False)
    assert SeatedPlayer(STACK, "out", owes_small=True) == table.players[2]


def test_a_posted_blind_is_no_longer_owed() -> None:
    table = seats(1, 2, 3, 4, s6=SeatedPlayer(STACK, "in", owes_small=True, owes_big=True))
    table, dealt = placed(table, dead_button=True, button_is_small=False)
    assert {6: (True, True)} == dealt.posts
    assert SeatedPlayer(STACK) == settled(table, dealt, dict.fromkeys(dealt.order, STACK)).players[6]


def test_too_few_players() -> None:
    with pytest.raises(Refused) as refusal:
        place(seats(1, s2=SeatedPlayer(0, "out")))
    assert "no_players" == refusal.value.code


PLAYERS = st.builds(
    SeatedPlayer, st.integers(0, 10**6), st.sampled_from(["in", "out", "waits"]), st.booleans(), st.booleans()
)


@given(st.dictionaries(st.integers(1, 10), PLAYERS), st.none() | st.builds(Spots, *[st.integers(1, 10)] * 3))
def test_seats_survive_a_json_round_trip(players: dict[int, SeatedPlayer], last: Spots | None) -> None:
    table = Seats(dict(sorted(players.items())), last)
    kept: dict[str, Any] = json.loads(json.dumps(table.kept()))
    assert table == Seats.read(kept)
