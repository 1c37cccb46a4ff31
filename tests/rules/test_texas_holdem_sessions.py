"""Sessions of a poker room in which players come and go, compared with a ledger that shares no code with the game."""

import pytest

from kiosk.games.texas_holdem.seats import DealtIn, SeatedPlayer, Seats, Spots, placed, settled
from tests.rules.room import RULES, Room
from tests.sizes import sized

STACK = 50_000


@pytest.mark.parametrize("options", RULES, ids=lambda street: "-".join(street.values()))
@pytest.mark.parametrize("seed", range(sized(8, whole=1_000)))
def test_no_seat_is_charged_wrongly(options: dict[str, str], seed: int) -> None:
    room = Room(seed, **options)
    for _ in range(600 if seed % 100 == 99 else 60):
        room.play()


def _placed(last: Spots, *, dead: bool, **players: SeatedPlayer) -> DealtIn:
    seats = Seats({int(seat[1:]): player for seat, player in players.items()}, last)
    return placed(seats, dead_button=dead, button_is_small=False)[1]


IN, WAITS, POSTS = (
    SeatedPlayer(STACK),
    SeatedPlayer(STACK, "waits", owes_big=True),
    SeatedPlayer(STACK, "in", owes_big=True),
)


@pytest.mark.parametrize("dead", [True, False])
def test_new_player_waits_for_the_big_blind_under_each_rule(dead: bool) -> None:
    dealt = _placed(Spots(1, 2, 3), dead=dead, s1=IN, s2=IN, s3=IN, s4=IN, s6=WAITS)
    assert ((3, 4, 1, 2), {}) == (dealt.order, dealt.posts)


def test_the_big_blind_is_never_twice_at_one_player() -> None:
    """A new player between the button and the blinds waits until they have passed."""
    dealt = _placed(Spots(4, 1, 2), dead=False, s1=IN, s2=IN, s3=IN, s4=IN, s5=POSTS)
    assert (Spots(1, 2, 3), (2, 3, 4, 5, 1), {5: (True, False)}) == (dealt.spots, dealt.order, dealt.posts)
    two = _placed(Spots(4, 1, 2), dead=False, s2=IN, s4=IN)
    assert (2, 4) == (two.small, two.spots.big)


def test_passed_over_players_post_missed_blinds() -> None:
    """The small blind has left: the button moves to the big blind, and the blinds to the two seats after it."""
    dealt = _placed(Spots(4, 1, 2), dead=False, s2=IN, s3=IN, s4=IN)
    assert (Spots(2, 3, 4), None) == (dealt.spots, dealt.small)
    assert {2: (False, True), 3: (True, True)} == dealt.posts


@pytest.mark.parametrize(("dead", "small"), [(True, 1), (False, 6)])
def test_player_dealt_in_early_posts_owed_blinds(dead: bool, small: int) -> None:
    """Seat 6 would be the small blind: it puts that in dead, beside the big one that it owes."""
    dealt = _placed(Spots(2, 3, 1), dead=dead, s2=IN, s4=WAITS, s6=WAITS)
    assert (2, small, None) == (dealt.spots.big, dealt.spots.small, dealt.small)
    assert {4: (True, False), 6: (True, not dead)} == dealt.posts


def test_nothing_is_forgotten_where_one_is_ready() -> None:
    table = Seats({1: IN, 4: WAITS, 6: WAITS}, Spots(6, 1, 2))
    table, dealt = placed(table, dead_button=True, button_is_small=False)
    assert (4, (1, 4)) == (dealt.spots.big, tuple(sorted(dealt.order)))
    table = settled(table, dealt, dict.fromkeys(dealt.order, STACK))
    assert WAITS == table.players[6]


def test_a_new_player_at_the_seat_of_the_last_big_blind_owes_no_small_one() -> None:
    table = Seats({1: IN, 2: IN, 3: WAITS, 4: IN}, Spots(1, 2, 3))
    table, dealt = placed(table, dead_button=True, button_is_small=False)
    assert (Spots(2, 3, 4), WAITS) == (dealt.spots, table.players[3])
