"""New Hampshire Hold 'Em by clause: each sentence of `new-hampshire-holdem.txt` with a requirement.

A test's docstring quotes the sentence; its name says its clause. Every one plays the real procedure.
"""

from collections.abc import Mapping

import pytest

from kiosk.core.cards import DECK
from kiosk.core.errors import NotAuthorized
from kiosk.procedure import (
    Acknowledged,
    By,
    Cards,
    Choice,
    Choices,
    Chosen,
    Confirm,
    Dealt,
    Does,
    Done,
    Felt,
    Floor,
    Forfeit,
    Outcome,
    Place,
    Placed,
    Settle,
    Wagers,
)
from tests.rules.new_hampshire import ALL, ANTE, alone, nh
from tests.rules.play import RulePlay, cards


def three(step_bets: Mapping[str, int] = ALL) -> RulePlay:
    return nh({1: step_bets, 2: step_bets, 3: step_bets}, holes={1: "Ah Kd", 2: "9s 9d", 3: "4h 5h"})


def test_object_of_the_game_a_pair_of_sixes_or_better() -> None:
    """The players will combine their two 'hole cards' with the dealer's three 'community cards' in an effort to make a
    pair of sixes or better."""
    assert Outcome.LOSE is alone("5h 5d").settled(2, "ante").outcome
    assert Outcome.PUSH is alone("6h 6d").settled(2, "ante").outcome
    assert Outcome.WIN is alone("Ah Jd").settled(2, "ante").outcome


def test_rules_of_the_game_1_one_standard_deck_of_52_cards() -> None:
    """The dealer will have use one standard 52 card deck."""
    assert 52 == len(set(DECK))
    play = alone("Ah Kd")
    play.to("deal", Cards)
    assert "duplicate_card" == play.refused(Dealt(cards("Ah Ah")))
    play.answer(Dealt(cards("Ah")))
    assert "duplicate_card" == play.refused(Dealt(cards("Ah")))


def test_rules_of_the_game_1_the_deck_is_shuffled_before_each_hand() -> None:
    """The dealer will shuffle the deck before each hand."""
    play = alone("Ah Kd")
    play.to("deal", Cards)
    assert ["Shuffle the deck."] == [str(confirm.guide.do) for confirm in play.asked_at("deal", Confirm)]


def test_rules_of_the_game_2_left_to_right_one_card_at_a_time() -> None:
    """The game will be dealt from left to right, with each player receiving one card at a time, until all players at
    the table have two facedown cards."""
    prompt = three().to("deal", Cards)
    assert [(1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (3, 1)] == [(place.seat, place.nth) for place in prompt.places]
    assert not prompt.up


def test_rules_of_the_game_2_hole_cards_are_kept_private() -> None:
    """These 'hole cards' must be kept private by the player who receives them."""
    play = three()
    play.to("board_bonus", Settle)
    assert not any(slot.up for seat in (1, 2, 3) for slot in play.felt.cards[Felt.HOLE, seat])


def test_rules_of_the_game_2_a_player_who_shares_cards_forfeits_the_hand_and_its_bets() -> None:
    """Any player who shares their cards with any other player at the table will forfeit their hand and any bets that
    have been placed on the same."""
    play = nh({1: ALL, 2: ALL}, holes={1: "As Ac", 2: "Jd Js"})
    play.to("turn_bets", Choices)
    play.forfeit(1)
    play.finish()
    assert {Outcome.LOSE} == {odds.outcome for odds in play.felt.settled[1].values()}
    assert {"ante", "flop_bet", "board_bonus", "pocket_bonus", "six_card_bonus"} == set(play.felt.settled[1])
    assert 2 in {item.seat for item in play.items("main")}
    assert 1 not in {item.seat for item in play.items("main")}


def test_rules_of_the_game_2_a_forfeit_may_leave_the_board_bonus() -> None:
    """... and any bets that have been placed on the same (ruling forfeit_scope = card_wagers: the Board bonus is placed
    on the board and not on the hand)."""
    play = nh({1: ALL}, holes={1: "As Ac"}, board="2s 2d Jh", options={"forfeit_scope": "card_wagers"})
    play.to("river_bets", Choices)
    play.forfeit(1)
    play.finish()
    assert Outcome.WIN is play.felt.settled[1]["board_bonus"].outcome
    assert Outcome.LOSE is play.felt.settled[1]["pocket_bonus"].outcome


def test_rules_of_the_game_2_only_a_player_can_forfeit() -> None:
    """Any player who shares their cards ... will forfeit their hand."""
    play = alone("Ah Kd")
    play.to("flop_bets", Choices)
    assert "forfeit" == play.refused(Forfeit(1))


def test_rules_of_the_game_3_after_the_last_bet_only_the_dealer_touches_the_cards() -> None:
    """Once a player plays their last bet, the cards must be placed in front of their chips. From this point on, only
    the dealer may touch the cards."""
    play = three()
    play.to("river_bets", Cards)
    asked = len(play.asked)
    play.finish()
    assert not [choices for choices in play.asked[asked:] if isinstance(choices, Choices | Wagers)]


def test_rules_of_the_game_4_flush_or_better_is_called_and_acknowledged() -> None:
    """Any hand of 'flush' or better will be called out by the dealer and acknowledged by the floor manager."""
    play = alone("Ah 3h", board="5h 7h Jh")
    called = play.to("main", Floor)
    assert "Flush, ace high!" == str(called.guide.say)
    assert cards("Ah 3h 5h 7h Jh") == called.cards
    assert "not_now" == play.refused(Done())
    assert "wrong_role" == _code_of(play, By("dealer", "touch"))
    play.answer(Acknowledged())
    assert Does.PAY is play.to("main", Settle).items[0].does


def _code_of(play: RulePlay, by: By) -> str:
    with pytest.raises(NotAuthorized) as refusal:
        play.round.answer(Acknowledged(), by)
    return refusal.value.code


def test_rules_of_the_game_4_less_than_a_flush_is_not_called() -> None:
    """Any hand of 'flush' or better will be called out."""
    play = alone("9h Td", board="7h 8c Jh")
    play.finish()
    assert not play.asked_at("main", Floor)


def test_method_of_play_1_players_make_an_ante() -> None:
    """Players make an 'ante' wager."""
    play = alone("Ah Kd")
    assert "ante" == play.refused(Placed({2: {"board_bonus": 250}}))
    assert "no_players" == play.refused(Placed({}))


@pytest.mark.parametrize("street", ["flop", "turn", "river"])
def test_method_of_play_1_other_bets_match_the_ante(street: str) -> None:
    """All other bets, unless otherwise noted, must match the 'ante' bet."""
    play = nh({2: {"ante": 1500}}, holes={2: "Ah Kd"})
    options = play.to(f"{street}_bets", Choices).options[2]
    assert [0, 1500, 3000, 4500] == [option.stakes for option in options]


def test_method_of_play_2_bonus_bets_are_optional() -> None:
    """Players may place, at their option, bets on the BOARD BONUS, POCKET BONUS, or 6 CARD BONUS bet spots."""
    spots = {spot.key: spot.required for spot in alone("Ah Kd").to("antes", Wagers).spots}
    assert {"ante": True, "board_bonus": False, "pocket_bonus": False, "six_card_bonus": False} == spots


@pytest.mark.parametrize("spot", ["board_bonus", "pocket_bonus"])
def test_method_of_play_2_board_and_pocket_bets_are_at_least_2_50(spot: str) -> None:
    """Bets placed on the BOARD BONUS and POCKET BONUS must be no less than $2.50."""
    play = alone("Ah Kd")
    assert "bonus_minimum" == play.refused(Placed({2: {"ante": 500, spot: 249}}))
    play.answer(Placed({2: {"ante": 500, spot: 250}}))


@pytest.mark.parametrize(("cents", "legal"), [(499, False), (500, True), (750, False), (1000, True), (1500, False)])
def test_method_of_play_2_six_card_bets_are_5_or_10(cents: int, legal: bool) -> None:
    """Bets placed on the 6 CARD BONUS must be either $5 or $10."""
    play = alone("Ah Kd")
    placed = Placed({2: {"ante": 500, "six_card_bonus": cents}})
    if legal:
        play.answer(placed)
    else:
        assert "six_card_bonus" == play.refused(placed)


def test_method_of_play_3_two_cards_face_down() -> None:
    """The dealer gives each player two cards face down (the 'hole cards')."""
    play = three()
    play.to("flop_bets", Choices)
    assert [2, 2, 2] == [len(play.felt.cards[Felt.HOLE, seat]) for seat in (1, 2, 3)]
    assert not any(slot.up for seat in (1, 2, 3) for slot in play.felt.cards[Felt.HOLE, seat])


def test_method_of_play_3_hole_cards_remain_concealed() -> None:
    """Each player's 'hole cards' must remain concealed from other players at the table."""
    play = nh({1: ANTE, 2: ANTE}, holes={})
    play.to("flop_bets", Choices)
    assert [None, None] == [slot.card for slot in play.felt.cards[Felt.HOLE, 1]]


@pytest.mark.parametrize(("street", "clause"), [("flop", "4"), ("turn", "6"), ("river", "8")])
def test_method_of_play_4_6_8_fold_or_bet(street: str, clause: str) -> None:
    """Players may 'fold' their hand or make at least 1 (one) 'flop bet'. (And so for the turn and the river.)"""
    play = alone("Ah Kd")
    prompt = play.to(f"{street}_bets", Choices)
    assert f"Method of Play {clause}" == prompt.guide.clause
    assert ["fold", "1x", "2x", "3x"] == [option.key for option in prompt.options[2]]
    assert "street_multiple" == play.refused(Chosen({2: Choice("0x")}))


@pytest.mark.parametrize("street", ["flop", "turn", "river"])
def test_method_of_play_4_6_8_up_to_three_bets(street: str) -> None:
    """Players may make up to 3 (three) 'flop' bets. (And so for the turn and the river.)"""
    play = nh({2: ANTE}, holes={2: "Ah Kd"}, decisions={f"{street}_bets": {2: "3x"}})
    play.to(f"{street}_bets", Choices)
    assert "street_multiple" == play.refused(Chosen({2: Choice("4x")}))
    assert 1500 == play.settled(2, f"{street}_bet").bet


@pytest.mark.parametrize("street", ["flop", "turn", "river"])
def test_method_of_play_4_6_8_a_fold_loses_the_bets_on_the_hand(street: str) -> None:
    """Players may 'fold' their hand."""
    play = nh({1: ANTE, 2: ANTE}, holes={1: "Jd Js", 2: "Ah Kd"}, decisions={f"{street}_bets": {1: "fold"}})
    assert -500 == play.settled(1, "ante").net
    assert [2] == [item.seat for item in play.items("main")]


@pytest.mark.parametrize(
    ("option", "board", "pocket"),
    [
        ("live", Outcome.WIN, Outcome.WIN),
        ("lost", Outcome.LOSE, Outcome.LOSE),
        ("board_live", Outcome.WIN, Outcome.LOSE),
    ],
)
def test_method_of_play_4_bonus_bets_of_a_folded_player(option: str, board: Outcome, pocket: Outcome) -> None:
    """Players may 'fold' their hand (silent on bonus bets: ruling fold_bonus)."""
    play = nh(
        {1: ALL, 2: ANTE}, holes={1: "As Ac", 2: "Kh Kd"}, board="2s 2d Jh",
        decisions={"flop_bets": {1: "fold"}}, options={"fold_bonus": option},
    )  # fmt: skip
    assert board is play.settled(1, "board_bonus").outcome
    assert pocket is play.felt.settled[1]["pocket_bonus"].outcome


@pytest.mark.parametrize(("nth", "street", "step"), [(0, "5", "flop"), (1, "7", "turn_bets"), (2, "9", "river_bets")])
def test_method_of_play_5_7_9_one_community_card_each(nth: int, street: str, step: str) -> None:
    """The 'flop', or first community card, is revealed by the dealer. (Turn, the second; river, the third.)"""
    prompt = alone("Ah Kd").to(step, Cards)
    assert f"Method of Play {street}" == prompt.guide.clause
    assert (Place("board", 0, nth),) == prompt.places
    assert prompt.up


@pytest.mark.parametrize("street", ["flop", "turn", "river"])
def test_method_of_play_4_to_9_bets_come_before_the_card(street: str) -> None:
    """Players may 'fold' their hand or make at least 1 (one) 'flop bet' [then] the 'flop' ... is revealed."""
    play = alone("Ah Kd")
    play.to(f"{street}_bets", Choices)
    shown = len(play.felt.cards.get(("board", 0), []))
    assert ["flop", "turn", "river"].index(street) == shown


@pytest.mark.parametrize(
    ("clause", "step"), [("10", "board_bonus"), ("11", "pocket_bonus"), ("12", "main"), ("13", "six_card_bonus")]
)
def test_method_of_play_10_to_13_right_to_left_one_at_a_time(clause: str, step: str) -> None:
    """The dealer will then determine, from right to left and one at a time, which players have won or lost."""
    play = three()
    play.finish()
    assert [3, 2, 1] == [item.seat for item in play.items(step)]
    assert {f"Method of Play {clause}"} == {settling.guide.clause for settling in play.asked_at(step, Settle)}


def test_method_of_play_10_to_13_board_then_pocket_then_hold_em_then_six_card() -> None:
    """The dealer will then ... Board Bonus. The dealer will then ... Pocket Bonus. Then ... NH Hold 'Em. Finally ...
    6 Card Bonus."""
    play = three()
    play.finish()
    settled = [settling.guide.step for settling in play.asked if isinstance(settling, Settle)]
    assert ["board_bonus", "pocket_bonus", "main", "six_card_bonus"] == settled


@pytest.mark.parametrize("step", ["board_bonus", "pocket_bonus", "main", "six_card_bonus"])
def test_method_of_play_10_to_13_losing_wagers_are_taken_and_winning_ones_paid(step: str) -> None:
    """... and will collect wagers from the losing players' and will pay the winning players' wagers."""
    play = nh(
        {1: ALL, 2: ALL}, holes={1: "9s 9d", 2: "4h 5h"}, board="2s 9c Jh", six="9h 8d Tc 2h",
    )  # fmt: skip
    play.finish()
    for item in play.items(step):
        settled = [play.felt.settled[item.seat][key] for key in _wagers_at(step) if key in play.felt.settled[item.seat]]
        assert item.take == -sum(odds.net for odds in settled if odds.outcome is Outcome.LOSE)
        assert item.pay == sum(odds.won for odds in settled)
        assert (item.does is Does.TAKE) == (item.take > 0)


def _wagers_at(step: str) -> tuple[str, ...]:
    return ("ante", "flop_bet", "turn_bet", "river_bet") if step == "main" else (step,)


def test_method_of_play_10_only_the_listed_board_hands_win() -> None:
    """Only those 'hands' identified in the 'Board Bonus Payout Odds' will be considered to be a winning hand and all
    other 'hands' will be considered losers for the Board Bonus bet."""
    assert Outcome.LOSE is alone("Ah Kd", board="2s 7d Jh", bets=ALL).settled(2, "board_bonus").outcome


def test_method_of_play_11_only_the_listed_pocket_hands_win() -> None:
    """Only those 'hands' identified in the 'Pocket Bonus Payout Odds' will be considered to be a winning hand and all
    other 'hands' will be considered losers for the Pocket Bonus bet."""
    assert Outcome.LOSE is alone("Ah Th", bets=ALL).settled(2, "pocket_bonus").outcome
    assert Outcome.LOSE is alone("Kh Qh", bets=ALL).settled(2, "pocket_bonus").outcome


def test_method_of_play_12_only_the_listed_hands_win() -> None:
    """Only those 'hands' identified in the 'NH Hold 'Em Payout Odds' will be considered to be a winning hand and all
    other 'hands' will be considered losers for the NH Hold 'Em bets."""
    assert Outcome.LOSE is alone("Ah Kd").settled(2, "ante").outcome
    assert Outcome.LOSE is alone("5h 5d").settled(2, "river_bet").outcome


def test_method_of_play_13_the_bonus_cards_are_revealed_only_then() -> None:
    """Finally, the dealer will reveal their four (4) '6 Card Bonus' cards."""
    play = three()
    play.to("main", Settle)
    assert [False] * 4 == [slot.up for slot in play.felt.cards["six_card", 0]]
    play.to("six_card_bonus", Settle)
    assert [True] * 4 == [slot.up for slot in play.felt.cards["six_card", 0]]


@pytest.mark.parametrize(("ruling", "revealed"), [("always", True), ("if_bet", False)])
def test_method_of_play_13_the_bonus_cards_are_revealed_without_a_bet_on_them(ruling: str, revealed: bool) -> None:
    """Finally, the dealer will reveal their four (4) '6 Card Bonus' cards."""
    play = nh({2: ANTE}, holes={2: "Ah Kd"}, options={"reveal_bonus_cards": ruling})
    guide = play.to("clear", Confirm).guide
    assert revealed is ("Reveal the four 6 Card bonus cards." in str(guide.do))
    assert all(slot.up is (revealed and slot.card is not None) for slot in play.felt.cards["six_card", 0])


def test_method_of_play_13_only_the_listed_six_card_hands_win() -> None:
    """Only those 'hands' identified in the '6 Card Bonus Payout Odds' will be considered to be a winning hand and all
    other 'hands' will be considered losers for the 6 Card Bonus bets."""
    assert Outcome.LOSE is alone("Th 8h", bets=ALL).settled(2, "six_card_bonus").outcome


def test_types_of_wagers_1_the_ante_is_at_least_the_table_minimum() -> None:
    """Players must wager at least the posted 'table minimum' on the 'ante' wager position to be dealt a hand."""
    play = alone("Ah Kd")
    assert "ante" == play.refused(Placed({2: {"ante": 499}}))
    play.answer(Placed({2: ANTE}))
    dealt = play.to("deal", Cards)
    assert {2} == {place.seat for place in dealt.places}


@pytest.mark.parametrize("street", ["flop", "turn", "river"])
def test_types_of_wagers_1_subsequent_bets_match_the_ante(street: str) -> None:
    """Subsequent bets (flop bet, turn bet, river bet) placed must match the 'ante' wager."""
    play = nh({2: {"ante": 725}}, holes={2: "Ah Kd"}, decisions={f"{street}_bets": {2: "2x"}})
    assert 2 * 725 == play.settled(2, f"{street}_bet").bet


def test_types_of_wagers_2_the_board_bonus_pays_by_its_table() -> None:
    """A player who chooses to place a wager on the 'Board' bonus for any hand will be paid according to the 'Pair Bonus
    Payout Odds' referenced herein."""
    assert 250 == alone("Ah Kd", board="2s 2d Jh", bets=ALL).settled(2, "board_bonus").won


def test_types_of_wagers_2_the_three_community_cards_alone_decide() -> None:
    """For the 'Pair' bonus, the dealer's three 'community cards' (flop, turn, and river cards) will be used to
    determine if a player win or loses."""
    assert Outcome.LOSE is alone("Jd Js", board="2s 7d Jh", bets=ALL).settled(2, "board_bonus").outcome


def test_types_of_wagers_3_the_pocket_bonus_pays_by_the_two_hole_cards() -> None:
    """A player who chooses to place a wager on the 'Pocket' bonus ... will be paid according to the 'Pocket Bonus
    Payout Odds' ... For the 'Pocket' bonus, the player's two (2) 'hole cards' will be used to determine if a player
    win or loses."""
    assert 1000 == alone("9s 9d", board="2s 7d Jh", bets=ALL).settled(2, "pocket_bonus").won
    assert Outcome.LOSE is alone("9s Td", board="9h 9c Jh", bets=ALL).settled(2, "pocket_bonus").outcome


def test_types_of_wagers_4_the_six_card_bonus_uses_the_bonus_cards_and_the_hole_cards() -> None:
    """For the '6 Card' bonus, the dealer's four (4) '6 Card Bet Cards' and the players two (2) 'hole cards' will be
    used to determine if a player win or loses."""
    assert "three_of_a_kind" == alone("9s 9d", six="9h 8d Tc 2h", bets=ALL).settled(2, "six_card_bonus").line
    assert Outcome.LOSE is alone("9s 9d", board="9c 7d Jh", bets=ALL).settled(2, "six_card_bonus").outcome
