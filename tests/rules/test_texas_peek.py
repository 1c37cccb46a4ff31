"""Texas Peek Hold'em by clause: each sentence of `texas-peek-holdem.txt` with a requirement.

A test's docstring quotes the sentence; its name says its clause. Every one plays the real procedure.
"""

from collections.abc import Mapping

import pytest

from kiosk.core.cards import DECK
from kiosk.procedure import (
    Answer,
    Cards,
    Choice,
    Choices,
    Chosen,
    Dealt,
    Does,
    Felt,
    Floor,
    Opening,
    Outcome,
    Place,
    Placed,
    Prompt,
    SeatStatus,
    Settle,
    Wagers,
)
from tests.rules.play import Decisions, RulePlay, cards

OPENING = Opening(1, (1, 2, 3), 500, 5000)
DEALER = "2s 3d"
LOW = "7c 8h Td Js 4s"


class Peek(RulePlay):
    """A hand of Texas Peek: every player makes a Peek wager of `peeks`, by seat, or folds where it has none."""

    peeks: Mapping[int, int]

    def scripted(self, prompt: Prompt) -> Answer:
        if isinstance(prompt, Choices) and prompt.guide.step == "peek":
            return Chosen(
                {
                    seat: Choice("peek", self.peeks[seat]) if seat in self.peeks else Choice("fold")
                    for seat in prompt.options
                }
            )
        return super().scripted(prompt)


def peek(
    holes: Mapping[int, str],
    *,
    dealer: str = DEALER,
    board: str = LOW,
    peeks: Mapping[int, int] | None = None,
    decisions: Decisions | None = None,
    options: Mapping[str, object] | None = None,
) -> Peek:
    """Return a hand in which each of these seats has a Blind of $10 and, unless it says otherwise, a Peek of $5."""
    lying = {("dealer", 0): dealer, ("board", 0): board, **{("hole", seat): hole for seat, hole in holes.items()}}
    play = Peek(
        "peek", OPENING, {seat: {"blind": 1000} for seat in holes}, decisions or {}, lying, options or {}
    )  # fmt: skip
    play.peeks = dict.fromkeys(holes, 500) if peeks is None else peeks
    return play


def alone(hole: str, dealer: str = DEALER, board: str = LOW, **options: object) -> Peek:
    return peek({2: hole}, dealer=dealer, board=board, options=options)


FOLD_AT_RAISE: Decisions = {"raise": {1: "fold"}}
SURRENDER: Decisions = {"im_in": {1: "surrender"}}
NINES = "9h 9c"


def test_rules_of_play_a_standard_deck_of_52_cards() -> None:
    """Texas Peek Hold'em is a seven card poker game played using a standard deck of 52 cards."""
    assert 52 == len(set(DECK))
    play = alone("Ah Kd")
    play.to("raise", Choices)
    play.to("flop", Cards)
    play.answer(Dealt((None,)))
    assert "duplicate_card" == play.refused(Dealt(cards("Ah")))


def test_rules_of_play_the_best_five_of_community_and_hole_cards() -> None:
    """Winning hands are determined by the best Five (5) cards consisting of the community cards and the player's hole
    cards."""
    play = alone("9h Qc")
    play.to("showdown", Settle)
    (item,) = play.to("showdown", Settle).items
    assert "Straight beats jack high" == str(item.line)


def test_rules_of_play_bonus_payouts_by_the_tables() -> None:
    """Bonus payouts are as per the bonus pay tables."""
    play = alone("9h 6d", dealer="As Ad")
    assert 25 * 1000 == play.settled(2, "blind").won


def test_rules_of_play_1_a_blind_wager_before_any_card() -> None:
    """To begin, all players make a Blind Wager before any cards are dealt."""
    play = alone(NINES)
    prompt = play.prompt
    assert isinstance(prompt, Wagers)
    assert ["blind"] == [spot.key for spot in prompt.spots if spot.required]
    assert {} == play.felt.cards
    assert "blind" == play.refused(Placed({2: {}}))
    assert "spot" == play.refused(Placed({2: {"blind": 500, "peek": 500}}))


def test_rules_of_play_1_the_blind_plays_its_pay_table() -> None:
    """This qualifies them for a bonus which plays against the Blind Wager pay table."""
    play = alone(NINES, dealer="9s 9d")
    assert ("pair_2_to_10", 2000) == (play.settled(2, "blind").line, play.felt.settled[2]["blind"].won)


def test_rules_of_play_2_burn_then_two_cards_to_the_dealer() -> None:
    """The dealer will burn a card and deal himself two (2) hole cards."""
    play = alone(NINES)
    assert (Place(Felt.BURN, 0, 0),) == play.to("dealer", Cards).places
    play.answer(Dealt((None,)))
    assert (Place("dealer", 0, 0), Place("dealer", 0, 1)) == play.to("dealer", Cards).places


def test_rules_of_play_2_one_card_of_the_dealer_is_turned() -> None:
    """The dealer will then turn over one (1) of his hole cards for all players to view."""
    play = alone(NINES)
    play.to("peek", Choices)
    assert [True, False] == [slot.up for slot in play.felt.cards["dealer", 0]]


def test_rules_of_play_2_a_card_that_was_not_read_is_asked_for() -> None:
    """The dealer will then turn over one (1) of his hole cards."""
    play = alone(NINES)
    play.to("dealer", Cards)
    play.answer(Dealt((None,)))
    play.answer(Dealt((None, None)))
    prompt = play.to("dealer", Cards)
    assert prompt.turning
    assert (Place("dealer", 0, 0),) == prompt.places


def test_rules_of_play_3_a_peek_wager_or_a_fold_after_the_dealers_card() -> None:
    """After viewing the dealers (1) hole card players may place a "Peek Wager" or fold."""
    prompt = alone(NINES).to("peek", Choices)
    assert ["fold", "peek"] == [option.key for option in prompt.options[2]]


def test_rules_of_play_3_a_fold_leaves_the_blind_in_action() -> None:
    """If a player folds, his Blind Wager is still in action."""
    play = peek({1: "Kh Kc", 2: NINES}, dealer="As Ks", peeks={2: 500})
    assert 10 * 1000 == play.settled(1, "blind").won
    assert {"blind"} == set(play.felt.settled[1])


def test_rules_of_play_3_peek_and_blind_need_not_be_equal() -> None:
    """... may place a "Peek Wager" (no sentence binds it to the Blind)."""
    play = peek({2: NINES}, peeks={2: 525})
    assert (525, 1000) == (play.settled(2, "peek").bet, play.felt.settled[2]["blind"].bet)


def test_rules_of_play_4_burn_then_two_cards_to_each_player_who_stayed() -> None:
    """The dealer will then burn a card and deal all remaining players their (2) two hole cards."""
    play = peek({1: "Kh Kc", 2: NINES, 3: "4h 5h"}, peeks={1: 500, 3: 500})
    assert (Place(Felt.BURN, 0, 1),) == play.to("deal", Cards).places
    play.answer(Dealt((None,)))
    assert [(1, 0), (3, 0), (1, 1), (3, 1)] == [(place.seat, place.nth) for place in play.to("deal", Cards).places]


def test_rules_of_play_4_nobody_is_dealt_to_when_all_have_folded() -> None:
    """... deal all remaining players."""
    play = peek({1: "Kh Kc", 2: NINES}, peeks={}, dealer="As Ks")
    assert 10 * 1000 == play.settled(2, "blind").won
    assert not play.asked_at("deal", Cards)
    assert 5 == len(play.felt.cards["board", 0])


def test_rules_of_play_5_fold_or_raise_2x_or_4x_the_peek() -> None:
    """After players view their two (2) hole cards, players will decide to fold or make a Raise Wager 2X or 4X the
    amount of their Peek Wager."""
    play = peek({2: NINES}, peeks={2: 750})
    options = play.to("raise", Choices).options[2]
    assert [("fold", 0), ("2x", 1500), ("4x", 3000)] == [(option.key, option.stakes) for option in options]
    assert "raise_multiple" == play.refused(Chosen({2: Choice("3x")}))
    assert "raise_multiple" == play.refused(Chosen({2: Choice("2x", 1500)}))


def test_rules_of_play_5_a_fold_loses_the_peek_and_leaves_the_blind() -> None:
    """If a player folds, his Peek Wager is lost but his Blind Wager is still in action."""
    play = peek({1: "Kh Kc", 2: NINES}, dealer="As Ks", decisions=FOLD_AT_RAISE)
    assert (Outcome.LOSE, "folded") == (play.settled(1, "peek").outcome, play.felt.settled[1]["peek"].line)
    assert 10 * 1000 == play.felt.settled[1]["blind"].won
    assert [2] == [item.seat for item in play.items("showdown")]


def test_rules_of_play_6_burn_then_the_flop_face_up() -> None:
    """The dealer will then burn a card and then deal the flop (reveal) 3 community cards face up and place them on the
    board (layout) for all to view."""
    play = alone(NINES)
    assert (Place(Felt.BURN, 0, 2),) == play.to("flop", Cards).places
    play.answer(Dealt((None,)))
    prompt = play.to("flop", Cards)
    assert (3, True) == (len(prompt.places), prompt.up)
    assert "unread" == play.refused(Dealt((None, None, None)))


def test_rules_of_play_7_im_in_or_surrender() -> None:
    """Players must now place the "I'm In" Wager or surrender."""
    prompt = alone(NINES).to("im_in", Choices)
    assert ["surrender", "im_in"] == [option.key for option in prompt.options[2]]


def test_rules_of_play_7_im_in_equals_the_peek_wager() -> None:
    """If the I'm In Wager is made it must be equal to their original Peek Wager."""
    play = peek({2: NINES}, peeks={2: 725})
    play.to("im_in", Choices)
    assert "choice" == play.refused(Chosen({2: Choice("im_in", 500)}))
    assert 725 == play.settled(2, "im_in").bet


@pytest.mark.parametrize(("raised", "kept"), [("2x", 525), ("4x", 1050)])
def test_rules_of_play_7_a_surrender_loses_the_peek_and_keeps_half_the_raise(raised: str, kept: int) -> None:
    """If a player elects to surrender, the player will lose his original Peek Wager and keep half of his Raise
    Wager."""
    play = peek({1: NINES}, peeks={1: 525}, decisions={"raise": {1: raised}, **SURRENDER})
    assert -525 == play.settled(1, "peek").net
    settled = play.felt.settled[1]["raise"]
    assert (Outcome.SURRENDER, kept, -kept) == (settled.outcome, settled.returned, settled.net)
    (item,) = play.items("im_in")
    assert (Does.TAKE, 525 + kept) == (item.does, item.take)
    assert "im_in" not in play.felt.settled[1]


def test_rules_of_play_7_half_of_an_odd_raise_is_rounded_as_the_house_says() -> None:
    """... keep half of his Raise Wager (an odd cent: surrender_rounding)."""
    for rounding, kept in (("cent_down", 787), ("cent_nearest", 788), ("dollar_down", 700)):
        play = peek(
            {1: NINES}, peeks={1: 525}, decisions={"raise": {1: "3x"}, **SURRENDER},
            options={"raise_multiples": [3], "surrender_rounding": rounding},
        )  # fmt: skip
        assert kept == play.settled(1, "raise").returned


@pytest.mark.parametrize(("ruling", "won"), [("live", 10_000), ("lost", 0)])
def test_rules_of_play_7_the_blind_after_a_surrender(ruling: str, won: int) -> None:
    """If a player elects to surrender ... (silent on the Blind: ruling surrender_blind)."""
    play = peek({1: NINES}, dealer="As Ks", decisions=SURRENDER, options={"surrender_blind": ruling})
    assert won == play.settled(1, "blind").won


def test_rules_of_play_8_then_the_dealers_second_card_is_turned() -> None:
    """The dealer will now turn over his second hole card allowing all players to view both of his cards."""
    play = alone(NINES)
    play.to("im_in", Choices)
    assert [True, False] == [slot.up for slot in play.felt.cards["dealer", 0]]
    play.to("river", Cards)
    assert [True, True] == [slot.up for slot in play.felt.cards["dealer", 0]]


def test_rules_of_play_9_burn_then_the_last_two_community_cards() -> None:
    """Then the dealer will burn a card and deal the last two (2) community cards and place them on the board face
    up."""
    play = alone(NINES)
    assert (Place(Felt.BURN, 0, 3),) == play.to("river", Cards).places
    play.answer(Dealt((None,)))
    prompt = play.to("river", Cards)
    assert ((Place("board", 0, 3), Place("board", 0, 4)), True) == (prompt.places, prompt.up)


def test_rules_of_play_2_to_9_a_burned_card_is_never_shown() -> None:
    """The dealer will then burn a card."""
    play = alone(NINES)
    play.to("dealer", Cards)
    play.answer(Dealt(cards("Kc")))
    play.finish()
    assert [(False, "Kc")] == [(slot.up, str(slot.card)) for slot in play.felt.cards[Felt.BURN, 0][:1]]


def test_rules_of_play_10_best_hand_against_best_hand() -> None:
    """The dealer will set his five card poker hand and compare his hand to the player's best five card poker hand."""
    play = alone("Kc 4d", dealer="Ah Qd", board="Kh 2c 3h 8d 9s")
    (item,) = play.to("showdown", Settle).items
    assert "Pair of kings beats ace high" == str(item.line)


def test_rules_of_play_10_the_player_wins_even_money() -> None:
    """If the player wins his overall hand, he is paid even money on both the Peek Wager and the Raise Wager."""
    play = alone(NINES)
    assert (500, 1000) == (play.settled(2, "peek").won, play.felt.settled[2]["raise"].won)
    (item,) = play.items("showdown")
    assert (Does.PAY, 1500, "1 to 1 on $15") == (item.does, item.pay, str(item.terms))


def test_rules_of_play_10_the_dealer_wins() -> None:
    """If the dealer wins his overall hand, the player loses both the Peek Wager and the Raise Wager."""
    play = alone("5h 2c", dealer="As Ad")
    assert (-500, -1000) == (play.settled(2, "peek").net, play.felt.settled[2]["raise"].net)
    assert [(Does.TAKE, 1500)] == [(item.does, item.take) for item in play.items("showdown")]


def test_rules_of_play_10_a_tie_is_a_push() -> None:
    """If the player's hand and the dealer's hand tie, the Peek Wager and the Raise Wager are a push."""
    play = alone("2h 3h")
    assert (Outcome.PUSH, 500) == (play.settled(2, "peek").outcome, play.felt.settled[2]["peek"].returned)
    assert (Outcome.PUSH, 0) == (play.felt.settled[2]["raise"].outcome, play.felt.settled[2]["raise"].net)


@pytest.mark.parametrize(
    ("hole", "dealer", "board", "why"),
    [
        ("9h Kc", "9d Qc", "9s 2h 4c 7d Jh", "Pair of nines, king kicker, beats pair of nines, queen kicker"),
        ("Ah 3c", "Kd 5d", "9s 2h 4c 7d 8h", "Ace high beats king high"),
        ("Ah 5c", "Ad 9d", "Ks 2h 4c Qd 8h", "Ace high, eight kicker, loses to ace high, nine kicker"),
        ("Ah 5c", "Ad 6d", "Ks 2h 9c Qd 8h", "Ace high ties the dealer’s hand"),
        ("9h 2c", "8d 2d", "9s 8h 4c 4d Kh", "Two pair, nines and fours, beats two pair, eights and fours"),
    ],
)  # fmt: skip
def test_rules_of_play_10_the_settlement_names_winner_and_reason(hole: str, dealer: str, board: str, why: str) -> None:
    """... compare his hand to the player's best five card poker hand."""
    (item,) = alone(hole, dealer, board).to("showdown", Settle).items
    assert why == str(item.line)


def test_im_in_wager_only_players_with_all_wagers_qualify() -> None:
    """Only those players that have completed all wagers qualify for this payout."""
    play = peek({1: "Ah 3h", 2: NINES}, board="5h 7h Jh 2c 4d", dealer="2s 6d", decisions=SURRENDER)
    play.finish()
    assert "im_in" not in play.felt.settled[1]
    assert [2] == [item.seat for item in play.items("im_in_bonus")]


def test_im_in_wager_pays_the_players_best_five_by_its_table() -> None:
    """The "I'm In" Wager is based on the player's best five card poker hand and pays per the I'm In Bonus pay table."""
    assert 500 == alone("Ah 3h", board="5h 7h Jh 2c 4d").settled(2, "im_in").won


def test_im_in_wager_a_flush_that_loses_is_still_paid() -> None:
    """If a player loses his hand to the dealer and has less than a flush, he will lose this wager. (A flush that loses
    is not less than a flush.)"""
    play = alone("4h 3h", dealer="Ah 2s", board="5h 7h Jh 9h 9d")
    assert (Outcome.LOSE, Outcome.WIN) == (play.settled(2, "peek").outcome, play.felt.settled[2]["im_in"].outcome)
    assert 500 == play.felt.settled[2]["im_in"].won


def test_im_in_wager_less_than_a_flush_loses_with_the_hand() -> None:
    """If a player loses his hand to the dealer and has less than a flush, he will lose this wager."""
    settled = alone("5h 2c", dealer="As Ad").settled(2, "im_in")
    assert (Outcome.LOSE, "loses_below_flush") == (settled.outcome, settled.line)


def test_im_in_wager_less_than_a_flush_pushes_when_the_hand_wins() -> None:
    """If a Player's hand is less than a flush but his hand beats the dealer's hand, this wager will push."""
    settled = alone(NINES).settled(2, "im_in")
    assert (Outcome.PUSH, 500, "wins_below_flush") == (settled.outcome, settled.returned, settled.line)


@pytest.mark.parametrize(
    ("ruling", "board", "outcome"),
    [
        ("lose", "Ah Kh Qh Jh Th", Outcome.LOSE),
        ("paytable_if_flush_plus", "Ah Kh Qh Jh Th", Outcome.WIN),
        ("paytable_if_flush_plus", "Ah Kh Qh Jh Tc", Outcome.LOSE),
    ],
)
def test_im_in_wager_a_tie_loses(ruling: str, board: str, outcome: Outcome) -> None:
    """If the players and the Dealers hand pushes the player will lose this wager (a flush or better: ruling
    im_in_tie)."""
    assert outcome is alone("2c 3c", board=board, im_in_tie=ruling).settled(2, "im_in").outcome


@pytest.mark.parametrize(
    ("hole", "board", "line", "odds"),
    [
        ("Ah Th", "Kh Qh Jh 2c 4d", "royal_flush", 50),
        ("9h Th", "Kh Qh Jh 2c 4d", "straight_flush", 20),
        ("9h 9c", "9s 9d Jh 2c 4d", "four_of_a_kind", 10),
        ("9h 9c", "9s Jd Jh 2c 4d", "full_house", 1),
        ("9h 4h", "6h Qh Jh 2c 4d", "flush", 1),
        ("9h Tc", "Kh Qh Jh 2c 4d", "wins_below_flush", 0),
    ],
)  # fmt: skip
def test_im_in_bonus_table(hole: str, board: str, line: str, odds: int) -> None:
    """I'M IN BONUS ... IF HAND WINS BUT DOES NOT QUALIFY = PUSH."""
    settled = alone(hole, board=board).settled(2, "im_in")
    assert (line, 500 * odds, 500 + 500 * odds) == (settled.line, settled.won, settled.returned)


@pytest.mark.parametrize(("ruling", "called"), [("flush_or_better", 1), ("none", 0)])
def test_im_in_wager_a_flush_or_better_is_called_to_the_floor(ruling: str, called: int) -> None:
    """(Silent; as in New Hampshire: ruling ack_im_in.)"""
    play = alone("Ah 3h", board="5h 7h Jh 2c 4d", ack_im_in=ruling)
    play.finish()
    assert called == len(play.asked_at("im_in_bonus", Floor))


def test_blind_wager_is_based_on_the_dealers_hole_cards() -> None:
    """ "Blind Wager" - The Blind Wager bonus is based on the dealer's 2 hole cards and pays as per the Blind Wager pay
    table."""
    play = peek({1: "Kh Kc", 2: NINES}, dealer="Ks 5s")
    assert [1000, 1000] == [play.settled(seat, "blind").won for seat in (1, 2)]


@pytest.mark.parametrize(
    ("dealer", "line", "odds"),
    [
        ("As Ad", "pocket_aces", 25),
        ("As Ks", "ak_suited", 10),
        ("As Qs", "aq_aj_suited", 6),
        ("Js As", "aq_aj_suited", 6),
        ("As Kd", "ak_unsuited", 5),
        ("Ks Kd", "kk_qq_jj", 4),
        ("Js Jd", "kk_qq_jj", 4),
        ("As Qd", "aq_aj_unsuited", 3),
        ("Jd As", "aq_aj_unsuited", 3),
        ("2s 2d", "pair_2_to_10", 2),
        ("Ts Tc", "pair_2_to_10", 2),
        ("As Ts", "suited", 1),
        ("3s 2s", "suited", 1),
        ("As Tc", "nothing", -1),
        ("Ks Qd", "nothing", -1),
    ],
)  # fmt: skip
def test_blind_wager_bonus_table(dealer: str, line: str, odds: int) -> None:
    """BLIND WAGER BONUS ... BASED ON DEALERS HOLE CARDS. (A Blind that is not in the table loses.)"""
    settled = alone("9h 5h", dealer=dealer, board="7c 8h Td Jh 4c").settled(2, "blind")
    assert (line, 1000 * odds) == (settled.line, settled.net)


def test_note_the_house_sets_the_limits() -> None:
    """NOTE: House sets all wagering limits for Peek and Blind wagers."""
    play = alone(NINES)
    assert "blind" == play.refused(Placed({2: {"blind": 499}}))
    assert "blind" == play.refused(Placed({2: {"blind": 5001}}))
    play.to("peek", Choices)
    assert "below_minimum" == play.refused(Chosen({2: Choice("peek", 499)}))
    assert "above_maximum" == play.refused(Chosen({2: Choice("peek", 5001)}))


def test_note_the_house_may_set_limits_of_its_own() -> None:
    """NOTE: House sets all wagering limits for Peek and Blind wagers."""
    play = alone(NINES, blind_minimum=15, peek_maximum=20)
    assert "blind" == play.refused(Placed({2: {"blind": 1499}}))
    play.answer(Placed({2: {"blind": 1500}}))
    play.to("peek", Choices)
    assert "above_maximum" == play.refused(Chosen({2: Choice("peek", 2001)}))


def test_right_to_left_one_kind_of_wager_at_a_time() -> None:
    """(Silent; as in New Hampshire.)"""
    play = peek({1: "Kh Kc", 2: NINES, 3: "5h 6h"})
    play.finish()
    for step in ("showdown", "im_in_bonus", "blind_bonus"):
        assert [3, 2, 1] == [item.seat for item in play.items(step)]


def test_a_forfeit_loses_every_wager() -> None:
    """(Silent; as in New Hampshire.)"""
    play = peek({1: "Kh Kc", 2: NINES}, dealer="As Ks")
    play.to("river", Cards)
    play.forfeit(1)
    play.finish()
    assert SeatStatus.FORFEITED is play.felt.status[1]
    assert {"forfeited"} == {odds.line for odds in play.felt.settled[1].values()}
    assert {"blind", "peek", "raise", "im_in"} == set(play.felt.settled[1])
