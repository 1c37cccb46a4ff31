"""PeekPoker: winning a round and the game, and which dice win, clause by clause."""

from collections.abc import Mapping

import pytest

from kiosk.core.dice import DICE
from kiosk.games import GAMES
from kiosk.games.peekpoker.bid import Bid
from kiosk.procedure import (
    Choice,
    Choices,
    Chosen,
    Confirm,
    Dice,
    Done,
    Forfeit,
    Opening,
    Rolled,
    SeatStatus,
    Settle,
    Settlement,
)
from tests.rules.dicing import BOARD, EVEN, PAIR, Dicing, dice
from tests.rules.play import confirms


def test_showdown_all_players_still_in_lift_their_peekers() -> None:
    """SHOWDOWN: When betting is complete, all players still in the round lift their Peekers to reveal their three dice,
    and announce their hand."""
    play = dice(EVEN, ("1 raise 1", "2 fold"))
    play.finish()
    assert [1, 3, 4] == [asked.places[0].seat for asked in play.asked_at("lift", Dice)]


def test_showdown_the_strongest_hand_wins_all() -> None:
    """The player with the strongest hand wins all the tokens in the pot."""
    assert {1: 63, 2: 43, 3: 43, 4: 43} == dice(EVEN, ("1 raise 4",)).final()


def test_showdown_a_tie_splits_the_pot_evenly() -> None:
    """In case of a tie, split the pot evenly."""
    play = dice({1: 96, 2: 96}, ("1 raise 5",), hands={1: PAIR})
    assert {1: 96, 2: 96} == play.final()
    assert {"push"} == {play.felt.settled[seat]["pot"].outcome.value for seat in (1, 2)}


@pytest.mark.parametrize(("ruling", "final", "carried"), [("left_of_dealer", 49, 0), ("carry", 48, 1)])
def test_showdown_the_odd_point_of_a_split(ruling: str, final: int, carried: int) -> None:
    """... split the pot evenly (the remainder: ruling odd_point)."""
    play = dice({1: 48, 2: 48, 3: 96}, ("1 check", "2 check", "3 raise 1", "1 call", "2 fold"), odd_point=ruling,
                hands={1: PAIR}, dealer=3)  # fmt: skip
    settlement = play.finish()
    assert (final, carried) == (settlement.facts["stacks"][1], settlement.facts["carried"])


def test_showdown_points_that_lie_over_are_won_in_the_next_round() -> None:
    """... split the pot evenly (ruling odd_point = carry: the point is carried to the next main pot)."""
    play = dice({1: 95, 2: 96}, carried=1, odd_point="carry")
    assert {1: 97, 2: 95} == play.final()


TIES = [
    ("faces_kickers", "9/red 9/black K/red", [1]),
    ("combination_only", "9/red 9/black K/red", [1, 2]),
    ("combination_only", "J/red J/black K/red", [1]),
    ("category_only", "J/red J/black K/red", [1, 2]),
]


@pytest.mark.parametrize(("ruling", "first", "winners"), TIES)
def test_showdown_definition_of_a_tie(ruling: str, first: str, winners: list[int]) -> None:
    """In case of a tie (within a combination: ruling tie_break)."""
    hands = {1: first, 2: "9/green 9/red J/red"}
    play = dice({1: 96, 2: 96}, hands=hands, board="A/green A/black 10/black", tie_break=ruling)
    assert winners == sorted(item.seat for item in play.to("pots", Settle).items)


@pytest.mark.parametrize(("ruling", "winner"), [("high_dice", 1), ("pattern", 2)])
def test_showdown_two_large_flushes(ruling: str, winner: int) -> None:
    """The player with the strongest hand wins (two large flushes: ruling flush_compare)."""
    play = dice(
        {1: 96, 2: 96}, hands={1: "A/red K/red 9/black", 2: "9/red 9/red 10/black"}, board="J/red 10/red 9/red",
        flush_compare=ruling,
    )  # fmt: skip
    assert [winner] == [item.seat for item in play.to("pots", Settle).items]


def test_winning_by_default_the_last_one_wins_the_entire_pot() -> None:
    """WINNING BY DEFAULT: If all but one player fold, this remaining player wins the entire pot."""
    play = dice(EVEN, ("1 raise 1", "2 fold", "3 fold", "4 fold"))
    assert {1: 51, 2: 47, 3: 47, 4: 47} == play.final()


def test_winning_by_default_the_dice_need_not_be_shown() -> None:
    """This player can, but is not required to, reveal his/her dice."""
    play = dice(EVEN, ("1 raise 1", "2 fold", "3 fold", "4 fold"))
    play.finish()
    assert not play.asked_at("lift", Dice)


def carried(play: Dicing) -> Mapping[str, object]:
    settlement: Settlement = play.finish()
    return GAMES["dice"].carry(play.round.rules, play.opening, settlement)


@pytest.mark.parametrize(("dealer", "left"), [(1, 2), (4, 1)])
def test_beginning_a_new_round_the_dealer_passes_to_the_left(dealer: int, left: int) -> None:
    """The game is continued in the same fashion, with a new dealer for each round. The dealer passes to the left."""
    state = carried(dice(EVEN, dealer=dealer))
    assert left == state["dealer"]
    again = Dicing("dice", Opening(2, (1, 2, 3, 4), 1, state=state), stays=(1, 2), dice={("community", 0): BOARD})
    again.to("shake", Confirm)
    assert left == again.felt.button


def test_beginning_a_new_round_a_player_without_tokens_is_out() -> None:
    """Any player who loses all his/her tokens is out of the game."""
    play = dice({1: 96, 2: 10, 3: 86}, ("1 raise 9", "2 all_in", "3 fold"))
    state = carried(play)
    assert {"1": 107, "3": 85} == state["stacks"]
    again = Dicing("dice", Opening(2, (1, 2, 3, 4), 1, state=state))
    assert {1, 3} == set(again.to("stake", Choices).seats)
    assert SeatStatus.OUT is again.felt.status[2]


def test_beginning_a_new_round_the_deal_passes_players_who_are_out() -> None:
    """The dealer passes to the left. Any player who loses all his/her tokens is out of the game."""
    play = dice({1: 96, 2: 10, 3: 86}, ("2 all_in", "3 fold", "1 call"), dealer=1)
    assert 3 == carried(play)["dealer"]


def test_winning_the_game_one_player_has_won_all_tokens() -> None:
    """The game ends when one player has won all of the tokens."""
    play = dice({1: 96, 2: 96}, ("1 all_in", "2 all_in"))
    assert {} == carried(play)
    assert "Seat 1 has won the game." in confirms(play)
    assert play.round.settlement is not None
    assert (1, None) == tuple(play.round.settlement.facts[key] for key in ("game_winner", "next_dealer"))


COMBINATIONS = [
    ("9/red 10/black K/red", "9/black J/green A/red", "Pair of nines"),
    ("9/red 9/black J/red", "J/black Q/green A/red", "Two pair, jacks and nines"),
    ("Q/red Q/black Q/green", "9/black 10/green K/red", "Three of a kind, queens"),
    ("K/red K/black Q/red", "Q/black Q/green 9/red", "Full house, queens over kings"),
    ("J/red J/black J/green", "J/red Q/green A/red", "Four of a kind, jacks"),
    ("9/red 10/black J/red", "Q/black K/green 9/red", "Large straight, king high"),
    ("10/red J/black Q/red", "K/black A/green 9/red", "Large straight, ace high"),
    ("9/red 10/red K/red", "J/red A/red A/black", "Large flush, red"),
    ("A/red A/black A/green", "A/red A/black K/red", "Five of a kind, aces"),
]


@pytest.mark.parametrize(("own", "board", "words"), COMBINATIONS)
def test_combinations(own: str, board: str, words: str) -> None:
    """PAIR: Two dice show the same face ... 5-OF-A-KIND: All five dice show the same face."""
    assert words == _announced(own, board)


def _announced(own: str, board: str) -> str:
    """Return a winner's hand in words."""
    play = dice({1: 96, 2: 96}, ("1 check", "2 check"), hands={1: own, 2: own}, board=board)
    return str(play.to("pots", Settle).items[0].line)


@pytest.mark.parametrize("nth", range(len(COMBINATIONS) - 1))
def test_combinations_from_weakest_to_strongest(nth: int) -> None:
    """PEEKPOKER DICE COMBINATIONS (FROM WEAKEST TO STRONGEST)."""
    ladder = [_rank(own, board) for own, board, _ in COMBINATIONS]
    assert ladder[nth] < ladder[nth + 1]


def _rank(own: str, board: str) -> tuple[int, ...]:
    play = dice({1: 96, 2: 96}, ("1 check", "2 check"), hands={1: own, 2: own}, board=board)
    play.finish()
    assert play.round.settlement is not None
    record = GAMES["dice"].record.write(play.round.rules, play.opening, play.felt, play.round.settlement)[1]
    return tuple(record["hands"]["1"]["rank"])


def test_combinations_no_straight_flush() -> None:
    """LARGE FLUSH: All five dice show the same color (ruling: a straight of one color is a large flush)."""
    assert "Large flush, red" == _announced("9/red 10/red J/red", "Q/red K/red A/black")


def test_combinations_no_round_the_corner() -> None:
    """LARGE STRAIGHT: Five dice follow each other in sequence (ruling: 9-K and 10-A are the straights)."""
    assert "Pair of kings" == _announced("Q/red K/red A/black", "9/red 10/black K/green")


def test_a_player_who_forfeits_in_mid_round_is_out_of_it() -> None:
    """(Issue 3: a player who leaves in mid-hand is resolved by rule: the bets stay in the pot.)"""
    play = dice({1: 96, 2: 96}, ("1 raise 5",))
    play.to("bid", Bid)
    play.answer(Chosen({1: Choice("raise", 5)}))
    play.forfeit(1)
    assert {1: 90, 2: 102} == play.final()


def test_the_last_player_cannot_lose_to_nobody() -> None:
    """(Issue 3: a pot that nobody can win.)"""
    play = dice({1: 96, 2: 96})
    play.to("bid", Bid)
    play.forfeit(2)
    play.to("pots", Settle)
    assert "forfeit" == play.refused(Forfeit(1))
    assert {1: 97, 2: 95} == play.final()


def test_a_die_that_cannot_be_is_refused() -> None:
    """(Issue 3: a die that cannot be.)"""
    play = dice(EVEN)
    play.to("community", Dice)
    assert "die" == play.refused(Rolled((DICE[0]._replace(face=6),)))
    assert "die" == play.refused(Rolled((DICE[0]._replace(color="blue"),)))
    assert "dice_count" == play.refused(Rolled(DICE[:4]))
    assert "dice_count" == play.refused(Rolled(()))
    assert "not_now" == play.refused(Done())
