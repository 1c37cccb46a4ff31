"""PeekPoker Hold'em by clause: each sentence of `peekpoker-dice.txt` with a requirement.

A test's docstring quotes the sentence; its name says its clause. Every one plays the real procedure.
"""

from collections.abc import Mapping

import pytest

from kiosk.core.dice import DICE, die
from kiosk.games import GAMES
from kiosk.games.peekpoker.bid import Bid
from kiosk.games.peekpoker.words import PeekPokerRules
from kiosk.procedure import Choice, Choices, Chosen, Confirm, Dice, Opening, Outcome, Place, Rolled, SeatStatus, Settle
from tests.rules.dicing import BOARD, EVEN, Dicing, dice
from tests.rules.play import confirms, rules


def fresh(players: int, tosses: Mapping[int, str] | None = None) -> Dicing:
    """Return the first round of a game, at a table of four seats of which the first ones play."""
    decided = {"setup": {seat: "play" if seat <= players else "out" for seat in (1, 2, 3, 4)}}
    lying = {("toss", seat): shown for seat, shown in (tosses or {}).items()}
    for seat in range(1, players + 1):
        lying.setdefault(("toss", seat), f"{'9' if seat > 1 else 'A'}/red")
    return Dicing("dice", Opening(1, (1, 2, 3, 4), 1), decisions=decided, dice=lying)


def test_contents_72_chips_24_each_of_three_colors() -> None:
    """72 poker chips (24 each of yellow, orange, and red)."""
    house = rules("dice")
    assert isinstance(house, PeekPokerRules)
    assert [("yellow", 24), ("orange", 24), ("red", 24)] == [(chip.colour, chip.count) for chip in house.chips]


def test_contents_poker_dice() -> None:
    """15 poker dice (faces 9 to ace, in three colors)."""
    assert 18 == len(set(DICE))


@pytest.mark.parametrize(("players", "chips", "points"), [(2, 36, 96), (3, 24, 64), (4, 18, 48)])
def test_setting_up_the_chips_are_divided_evenly(players: int, chips: int, points: int) -> None:
    """Divide the chips evenly between all players."""
    play = fresh(players)
    play.to("shake", Confirm)
    assert dict.fromkeys(range(1, players + 1), points) == play.felt.stacks
    assert f"Give each player {chips} chips, three dice and a Peeker." in confirms(play)


def test_setting_up_chips_are_worth_1_2_and_5_points() -> None:
    """Yellow chips are worth 1 point, orange chips are worth 2 points, and red chips are worth 5 points."""
    house = rules("dice")
    assert isinstance(house, PeekPokerRules)
    assert {"yellow": 1, "orange": 2, "red": 5} == {chip.colour: chip.points for chip in house.chips}
    assert 192 == house.points


def test_setting_up_each_player_takes_three_dice() -> None:
    """Each player takes a "Peeker" cup and 3 dice."""
    play = dice(EVEN, ("1 check", "2 check", "3 check", "4 check"))
    play.finish()
    assert {3} == {len(asked.places) for asked in play.asked_at("lift", Dice)}


def test_setting_up_three_community_dice() -> None:
    """Place 3 community dice in the game box."""
    assert 3 == len(dice(EVEN).to("community", Dice).places)


def test_setting_up_the_highest_roller_is_the_dealer() -> None:
    """Each player tosses one die; the highest roller is the dealer."""
    play = fresh(3, {1: "9/red", 2: "K/black", 3: "Q/green"})
    play.to("shake", Confirm)
    assert 2 == play.felt.button
    assert 3 == len(play.asked_at("setup", Dice))


def test_setting_up_a_tied_toss_is_tossed_again() -> None:
    """... the highest roller is the dealer (a tie has none)."""
    play = fresh(3, {1: "K/red 9/red", 2: "K/black A/red", 3: "Q/green"})
    play.to("shake", Confirm)
    assert 2 == play.felt.button
    assert 5 == len(play.asked_at("setup", Dice))


def test_setting_up_two_to_four_players() -> None:
    """2 to 4 players."""
    play = fresh(2)
    alone = Chosen({1: Choice("play"), 2: Choice("out"), 3: Choice("out"), 4: Choice("out")})
    assert "players" == play.refused(alone)
    assert (2, 4) == GAMES["dice"].seats


def test_for_each_round_1_shake_your_peekers() -> None:
    """The dealer announces the start of the round: "Shake your Peekers!" Players shake their Peekers with all 3 dice
    inside, and then turn them upside down on the table."""
    prompt = dice(EVEN).to("shake", Confirm)
    assert "Shake your Peekers!" == str(prompt.guide.say)


def test_for_each_round_2_players_decide_whether_to_bet() -> None:
    """Players peek through the slots on their Peekers and decide whether or not they will bet."""
    prompt = dice(EVEN).to("stake", Choices)
    assert {seat: ["fold", "in"] for seat in EVEN} == {
        seat: [option.key for option in options] for seat, options in prompt.options.items()
    }


def test_for_each_round_2_a_player_who_stays_puts_in_one_point() -> None:
    """Players who wish to stay in the game put a 1-point token into the pot."""
    play = dice(EVEN, stays=(1, 3))
    play.to("community", Dice)
    assert {1: 47, 2: 48, 3: 47, 4: 48} == play.felt.stacks
    assert [2] == [pot.amount for pot in play.felt.pots]


def test_for_each_round_2_a_player_who_passes_does_nothing() -> None:
    """Players who decide to pass (i.e., fold) do nothing."""
    play = dice(EVEN, ("1 check", "3 check"), stays=(1, 3))
    assert 48 == play.final()[2]
    assert SeatStatus.FOLDED is play.felt.status[2]


def test_for_each_round_2_the_only_player_in_takes_the_chip_back() -> None:
    """If only one player wants to bet, that player takes back the chip he/she threw into the pot, and a new round
    starts."""
    play = dice(EVEN, stays=(2,))
    assert EVEN == play.final()
    assert "Return the point to seat 2." in confirms(play)
    assert not play.asked_at("community", Dice)


def test_for_each_round_2_with_nobody_in_a_new_round_starts() -> None:
    """... and a new round starts."""
    play = dice(EVEN, stays=())
    assert EVEN == play.final()
    assert "Pass the deal to seat 1." in confirms(play)


def test_for_each_round_3_the_community_dice_one_at_a_time() -> None:
    """If more than one player is in, the dealer rolls the 3 community dice into the game box. The dealer picks them up
    one at a time, calling out their face value, and places them in the center of the game box for everyone to see."""
    play = dice(EVEN)
    for nth, shown in enumerate(BOARD.split()):
        assert Place("community", 0, nth) == play.to("community", Dice).left[0]
        play.answer(Rolled((die(shown),)))
    assert [die(shown) for shown in BOARD.split()] == play.felt.dice["community", 0]


def test_for_each_round_4_the_best_five_of_six_dice() -> None:
    """Players create the best hand of 5 dice, based on the 3 dice in their Peekers and the 3 community dice."""
    play = dice({1: 96, 2: 96}, hands={1: "9/red 9/black 10/red", 2: "A/black K/red J/black"})
    (item,) = play.to("pots", Settle).items
    assert (1, "Three of a kind, nines") == (item.seat, str(item.line))


def test_for_each_round_4_players_dice_are_private() -> None:
    """Players make bets based solely on this hand of dice."""
    play = dice(EVEN)
    play.to("bid", Bid)
    assert [("community", 0)] == list(play.felt.dice)


@pytest.mark.parametrize(("dealer", "first"), [(4, 1), (1, 2), (3, 4)])
def test_for_each_round_5_bidding_starts_left_of_the_dealer(dealer: int, first: int) -> None:
    """Starting with the player to the left of the dealer, then continuing in a clockwise direction, players begin
    bidding."""
    play = dice(EVEN, dealer=dealer)
    play.finish()
    bid = [seat for prompt in play.asked_at("bid", Bid) for seat in prompt.seats]
    assert [(first + nth - 1) % 4 + 1 for nth in range(4)] == bid


def test_for_each_round_5_only_the_player_in_turn_bids() -> None:
    """On their turns, players choose from one of the following options."""
    play = dice(EVEN)
    play.to("bid", Bid)
    assert "out_of_turn" == play.refused(Chosen({2: Choice("check")}))


def test_raise_increases_the_pot_by_any_amount() -> None:
    """RAISE: Increase the pot by any given amount."""
    play = dice(EVEN)
    assert [("raise", 1, 47)] == [
        (option.key, option.least, option.most) for option in play.to("bid", Bid).options[1] if option.least
    ]
    play.answer(Chosen({1: Choice("raise", 7)}))
    assert 40 == play.felt.stacks[1]


def test_raise_others_must_call_raise_or_fold() -> None:
    """All other players must call, call and raise, or fold according to this amount."""
    play = dice(EVEN, ("1 raise 7",))
    play.to("bid", Bid)
    play.answer(Chosen({1: Choice("raise", 7)}))
    prompt = play.to("bid", Bid)
    assert ["fold", "call", "call_and_raise", "all_in"] == [option.key for option in prompt.options[2]]
    assert "check_facing_bet" == play.refused(Chosen({2: Choice("check")}))


def test_fold_sits_out_and_loses_the_chips_played() -> None:
    """FOLD: Decide not to continue in the round. The player sits out the remainder of the round. Any chips played thus
    far are lost."""
    play = dice(EVEN, ("1 check", "2 raise 5", "3 fold", "4 call", "1 call_and_raise 1"))
    assert 47 == play.final()[3]
    assert Outcome.LOSE is play.felt.settled[3]["pot"].outcome
    assert [1, 2, 3, 4, 1, 2, 4] == [seat for bid in play.asked_at("bid", Bid) for seat in bid.seats]


def test_call_matches_the_previous_raise() -> None:
    """CALL: Match the amount bet by the player who had the previous raise or call and raise."""
    play = dice(EVEN, ("1 raise 2", "2 call_and_raise 3", "3 call"))
    play.to("lift", Dice)
    assert 6 == play.felt.bets[3]["pot"]


def test_call_and_raise_matches_and_adds() -> None:
    """CALL AND RAISE: Match the amount by the player who had the previous raise and add to it. (For example, if the
    last raise was 2, and you call with 2 and raise 1, you are putting in a total of 3 chips to the pot)."""
    play = dice(EVEN)
    play.to("bid", Bid)
    play.answer(Chosen({1: Choice("raise", 2)}))
    before = play.felt.stacks[2]
    play.answer(Chosen({2: Choice("call_and_raise", 1)}))
    assert 3 == before - play.felt.stacks[2]


def test_call_and_raise_others_only_match_the_new_raise() -> None:
    """The player who made the original raise and the players who called the original raise only need to match the new
    raise when their turns come."""
    play = dice(EVEN, ("1 raise 2", "2 call", "3 call_and_raise 4", "4 fold"))
    play.to("bid", Bid)
    for _ in range(4):
        play.answer(play.scripted(play.prompt))
    prompt = play.to("bid", Bid)
    assert ((1,), 4) == (prompt.seats, prompt.owed)


def test_all_in_bets_all_tokens_at_once() -> None:
    """ALL-IN: Bet all your tokens at once."""
    play = dice(EVEN, ("1 all_in",))
    play.to("bid", Bid)
    play.answer(Chosen({1: Choice("all_in")}))
    assert (0, 48, SeatStatus.ALL_IN) == (play.felt.stacks[1], play.felt.bets[1]["pot"], play.felt.status[1])


def test_calling_nothing_is_allowed() -> None:
    """(Ruling: calling nothing is allowed; a pass is a fold.)"""
    play = dice(EVEN)
    assert {1: 51, 2: 47, 3: 47, 4: 47} == play.final()
    assert 4 == len(play.asked_at("bid", Bid))


@pytest.mark.parametrize(
    ("limit", "most", "code"),
    [
        ("any_opponent", 71, "over_opponents_tokens"),
        ("every_opponent", 19, "over_opponents_tokens"),
        ("none", 99, "not_enough"),
    ],
)
def test_no_more_than_an_opponent_has_remaining(limit: str, most: int, code: str) -> None:
    """In PeekPoker, you cannot bet more tokens than the amount an opponent has remaining in his/her hand (ruling
    bet_limit)."""
    play = dice({1: 100, 2: 20, 3: 72}, bet_limit=limit)
    options = {option.key: option for option in play.to("bid", Bid).options[1]}
    assert most == options["raise"].most
    assert ("all_in" in options) == (limit == "none")
    assert code == play.refused(Chosen({1: Choice("raise", most + 1)}))


def test_no_all_in_beyond_the_chips_of_an_opponent() -> None:
    """... you cannot bet more tokens than the amount an opponent has remaining in his/her hand."""
    play = dice({1: 100, 2: 20, 3: 72})
    play.to("bid", Bid)
    assert "over_opponents_tokens" == play.refused(Chosen({1: Choice("all_in")}))


def test_no_more_than_the_player_has() -> None:
    """(A stack never goes negative.)"""
    play = dice(EVEN)
    play.to("bid", Bid)
    assert "not_enough" == play.refused(Chosen({1: Choice("raise", 48)}))
    assert "below_minimum" == play.refused(Chosen({1: Choice("raise", 0)}))
    assert "below_minimum" == play.refused(Chosen({1: Choice("raise")}))
    assert "amount" == play.refused(Chosen({1: Choice("check", 3)}))


SHORT = {1: 10, 2: 50, 3: 132}


def test_a_side_pot_where_a_short_player_is_all_in() -> None:
    """If a player who has less tokens than the others has placed all his/her tokens into the pot and other players
    still want to bet, create a side pot. Place additional bets to the side, in an area separate from the main pot."""
    play = dice(SHORT, ("1 all_in", "2 call_and_raise 5", "3 call"))
    play.to("bid", Bid)
    for _ in range(3):
        play.answer(play.scripted(play.prompt))
    assert [("Main pot", 30, (1, 2, 3)), ("Side pot 1", 10, (2, 3))] == [
        (str(pot.name), pot.amount, pot.eligible) for pot in play.felt.pots
    ]


def test_a_side_pot_has_matching_bets() -> None:
    """A side pot must have matching side bets from players who still want to bet tokens."""
    play = dice(SHORT, ("1 all_in", "2 all_in", "3 call"))
    play.finish()
    assert [30, 80] == [pot.amount for pot in play.felt.pots]


def test_there_may_be_more_than_one_side_pot() -> None:
    """There may be more than one side pot, depending on the amount of tokens bet and how many players go all-in."""
    play = dice({1: 10, 2: 20, 3: 30, 4: 132}, ("1 all_in", "2 all_in", "3 all_in", "4 call"))
    play.finish()
    assert [("Main pot", 40), ("Side pot 1", 30), ("Side pot 2", 20)] == [
        (str(pot.name), pot.amount) for pot in play.felt.pots
    ]


def test_a_winner_who_is_all_in_only_collects_the_pot_he_participated_in() -> None:
    """If the winner of a round goes all-in, that player only collects the pot he/she participated in."""
    play = dice(SHORT, ("1 all_in", "2 all_in", "3 call"))
    assert 30 == play.final()[1]


def test_each_side_pot_goes_to_the_best_hand_that_contributed() -> None:
    """Each side pot is awarded to the player(s) who participated in the side pot and had the best hand among the
    players who contributed tokens to the side pot in question."""
    play = dice(SHORT, ("1 all_in", "2 all_in", "3 call"), hands={3: "K/green K/red 10/red"})
    assert {1: 30, 2: 0, 3: 162} == play.final()


def test_an_uncalled_bet_is_returned() -> None:
    """(Ruling: a side pot must have matching bets, so an unmatched bet is returned.)"""
    play = dice({1: 92, 2: 100}, ("1 raise 20", "2 fold"))
    assert {1: 93, 2: 99} == play.final()
    (item,) = play.items("pots")
    assert "Main pot: 2 · uncalled 20" == str(item.terms)
