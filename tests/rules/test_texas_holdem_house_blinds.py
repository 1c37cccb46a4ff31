"""Common additions to the blinds of Texas Hold'em: a chop, a straddle, and one of each blind per round.

Blinds are $2 and $5. The last seat has the button, seat 1 is the small blind, and seat 2 the big one.
"""

import json

import pytest

from kiosk.core.errors import Refused
from kiosk.games import GAMES
from kiosk.games.texas_holdem import seats as between
from kiosk.games.texas_holdem.seats import SeatedPlayer, Seats
from kiosk.procedure import Choice, Chosen, Settler
from tests.rules.holdem import HoldemPlay, holdem
from tests.rules.play import confirms, rules

FOUR = (500, 500, 500, 500)


def settled_again(hand: HoldemPlay) -> dict[str, object]:
    """Return the result of a finished hand, after its record has settled to the same."""
    assert hand.round.settlement is not None
    house = rules("holdem", **hand.options)
    given, result = GAMES["holdem"].record.write(house, hand.opening, hand.felt, hand.round.settlement)
    options = {name: value for name, value in hand.options.items() if name != "rake"}
    record = {"id": 1, "game": "holdem", "options": options, "input": given}
    assert Settler(GAMES, {"holdem": rules("holdem")}).line(json.dumps(record)) == {"id": 1, "result": result}
    return result


def test_chopped_blinds_go_back_nothing_is_dropped_and_the_button_moves() -> None:
    hand = holdem("fold", chop_blinds="yes", rake={"rate_bp": 1000, "cap": 5, "no_flop_no_drop": False})
    assert "chop" in hand.buttons()
    hand.act("chop")
    settlement = hand.finish()
    assert "Return $2 to seat 1 and $5 to seat 2." in confirms(hand)
    assert (hand.felt.stacks, settlement.kept) == (dict.fromkeys((1, 2, 3), 50_000), 0)
    assert ["seats", "blinds", "deal", "preflop", "clear"] == hand.steps()
    carried = GAMES["holdem"].carry(hand.round.rules, hand.opening, settlement)
    following = Seats.read(carried["holdem"])
    _, dealt = between.placed(following, dead_button=True, button_is_small=False)
    assert dealt.spots == between.Spots(1, 2, 3)
    result = settled_again(hand)
    assert (result["pots"], result["rake"], result["ended_on"]) == ([], 0, "preflop")


@pytest.mark.parametrize(
    ("acts", "options"),
    [
        (("fold",), {}),  # This house does not chop.
        (("call",), {"chop_blinds": "yes"}),  # A player has called.
        ((("raise", 1000),), {"chop_blinds": "yes"}),
        (("fold",), {"chop_blinds": "yes", "ante": 1}),  # There are antes in the pot.
        (("fold", "call"), {"chop_blinds": "yes"}),  # The small blind has called.
        ((), {"chop_blinds": "yes", "stacks": (500, 500)}),  # With two players, no others fold.
    ],
)
def test_no_chop_is_offered_nor_taken(acts: tuple[str, ...], options: dict[str, object]) -> None:
    hand = holdem(*acts, **options)  # type: ignore[arg-type]
    assert "chop" not in hand.buttons()
    assert hand.refuses("chop") == "choice"


def straddled(seat: int, *acts: str | tuple[str, int], **options: object) -> HoldemPlay:
    chosen = {"straddle": "under_the_gun", **options}
    return holdem(*acts, stacks=FOUR, decisions={"seats": {seat: "straddle"}}, **chosen)  # type: ignore[arg-type]


def test_a_straddle_is_the_bet_and_acts_last() -> None:
    """Four players, button at seat 4: seats 1 and 2 are the blinds, and seat 3 is under the gun."""
    hand = straddled(3, "call", "call")
    assert (hand.acting(), hand.turn().legal.call) == (2, 500)
    assert str(hand.turn().guide.rule).startswith("The straddle is the first bet: call it, raise it, or fold.")
    hand.act("call")
    assert (hand.acting(), hand.buttons()) == (3, ["fold", "check", "raise", "all_in"])
    assert hand.turn().legal.least == 2000, "a raise is as large as the straddle"
    hand.act("check")
    hand.finish()
    assert settled_again(hand)["pot_total"] == 4000


def test_a_straddle_leaves_three_raises() -> None:
    hand = straddled(3, ("raise", 2000), ("raise", 3000), ("raise", 4000))
    assert "raise" not in hand.buttons()


def test_a_straddle_at_the_button_lets_the_small_blind_act_first() -> None:
    hand = straddled(4, straddle="button")
    assert hand.acting() == 1
    hand = straddled(4, "fold", "fold", "fold", straddle="button")
    hand.finish()
    assert settled_again(hand)["pot_total"] == 200 + 500 + 1000


@pytest.mark.parametrize(
    ("seat", "ruling", "said"),
    [
        (4, "under_the_gun", "Seat 4 cannot straddle in this hand: seat 3 can."),
        (3, "button", "Seat 3 cannot straddle in this hand: seat 4 can."),
    ],
)
def test_only_the_seat_that_the_house_names_may_straddle(seat: int, ruling: str, said: str) -> None:
    hand = holdem(stacks=FOUR, straddle=ruling)
    assert hand.refused(Chosen({seat: Choice("straddle")})) == "straddle"
    with pytest.raises(Refused, match=said):
        hand.answer(Chosen({seat: Choice("straddle")}))


def test_nobody_straddles_where_the_house_has_no_straddle_or_the_blinds_alone_play() -> None:
    assert holdem(stacks=FOUR).refused(Chosen({3: Choice("straddle")})) == "seat"
    two = holdem(stacks=(500, 500), straddle="button")
    assert two.refused(Chosen({2: Choice("straddle")})) == "seat"
    short = holdem(stacks=(500, 500, 9, 500), straddle="under_the_gun")
    assert short.refused(Chosen({3: Choice("straddle")})) == "seat"


@pytest.mark.parametrize("dead", [True, False])
@pytest.mark.parametrize("button_is_small", [True, False])
@pytest.mark.parametrize("busts", [True, False])
@pytest.mark.parametrize("players", [4, 5, 6])
def test_each_player_pays_one_of_each_blind_a_round_also_after_others_leave(
    players: int, busts: bool, button_is_small: bool, dead: bool
) -> None:
    for hands_before in range(1, players + 1):
        for gone in range(1, players + 1):
            paid = _blinds_paid(players, hands_before, gone, busts, dead=dead, button_is_small=button_is_small)
            where = f"seat {gone} of {players} after {hands_before} hands: {paid}"
            for blind in "BS":
                payers = [paid[hands_before - 1][blind][-1]]
                for taken in paid[hands_before:]:
                    payers += from_left(taken[blind], payers[-1])
                del payers[0]
                rounds = [payers[nth : nth + players - 1] for nth in range(len(payers) - players + 2)]
                assert all(len(set(payers)) == players - 1 for payers in rounds), where


def from_left(seats: list[int], of: int) -> list[int]:
    """Return `seats`, beginning with the first one to the left of a seat."""
    return sorted(seats, key=lambda seat: (seat <= of, seat))


def _blinds_paid(
    players: int, hands_before: int, gone: int, busts: bool, *, dead: bool, button_is_small: bool
) -> list[dict[str, list[int]]]:
    """Return the payers of a small and a big blind in each hand, those who post a missed one first."""
    seats = Seats({seat: SeatedPlayer(100_000) for seat in range(1, players + 1)})
    paid = []
    for hand in range(hands_before + 3 * players):
        leaves = {gone: Choice("leave")} if hand == hands_before and not busts else {}
        seats, dealt = between.placed(
            between.changed(seats, Chosen(leaves)), dead_button=dead, button_is_small=button_is_small
        )
        if hand >= hands_before:
            assert set(dealt.order) == set(range(1, players + 1)) - {gone}
        small = [seat for seat, (_, owed) in dealt.posts.items() if owed]
        big = [seat for seat, (owed, _) in dealt.posts.items() if owed]
        small += [dealt.small] if dealt.small is not None else []
        paid.append({"S": small, "B": [*big, dealt.spots.big]})
        left = {seat: seats.players[seat].stack for seat in dealt.order}
        if busts and hand == hands_before - 1:
            left[gone] = 0
        seats = between.settled(seats, dealt, left)
    return paid
