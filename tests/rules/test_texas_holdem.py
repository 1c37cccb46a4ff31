"""Texas Hold'em by clause: each sentence of the four paragraphs of `texas-holdem-room.txt` with a requirement.

A test's docstring quotes the sentence; its name begins with the paragraph. The definitions and Table Stakes are in
`test_texas_holdem_terms.py`.
"""

from typing import Any

import pytest

from kiosk.games import GAMES
from kiosk.games.texas_holdem.turn import Turn
from kiosk.procedure import Cards, Chosen, Confirm, Felt, SeatStatus, Settle
from tests.rules.holdem import LOW, Act, holdem


def test_1_two_to_ten_players() -> None:
    """Texas Hold'em is a game played between 2-10 players."""
    assert (2, 10) == GAMES["holdem"].seats
    assert 2 == len(holdem(stacks=(500, 500)).finish().wagers)
    assert 10 == len(holdem(*["fold"] * 9, stacks=(500,) * 10).finish().wagers)
    assert "no_players" == holdem(stacks=(500, 0, 0)).refused(Chosen({}))


def test_1_the_dealer_button() -> None:
    """Hold'em uses a flat disk called a "dealer button" to indicate the player who, in theory, dealt the cards."""
    hand = holdem()
    hand.turn()
    assert 3 == hand.felt.button


def test_1_the_button_is_last_to_receive_cards() -> None:
    """The player with the button is the last to receive cards on the initial deal."""
    prompt = holdem(decisions={"seats": {1: "button"}}).to("deal", Cards)
    assert [2, 3, 1, 2, 3, 1] == [place.seat for place in prompt.places]


def test_1_small_and_big_blind() -> None:
    """The first player on the left of the dealer will pay the "small blind" and the next player on the left will pay
    the "big blind"."""
    hand = holdem()
    hand.turn()
    assert {1: {"bet": 200}, 2: {"bet": 500}, 3: {}} == hand.felt.bets
    assert {1: 49_800, 2: 49_500, 3: 50_000} == hand.felt.stacks


@pytest.mark.parametrize(("ruling", "small"), [("literal", 1), ("button_is_small_blind", 2)])
def test_1_two_players_by_ruling(ruling: str, small: int) -> None:
    """The text as written makes the player left of the button the small blind; another house, the button."""
    hand = holdem(stacks=(500, 500), heads_up=ruling)
    assert small == hand.acting()
    assert 200 == hand.felt.bets[small]["bet"]


def test_1_two_cards_face_down() -> None:
    """Each player is delivered 2 card face down."""
    hand = holdem()
    hand.turn()
    for seat in (1, 2, 3):
        assert [False, False] == [slot.up for slot in hand.felt.cards[Felt.HOLE, seat]]


def test_1_blinds_before_the_start() -> None:
    """There will be a "big blind" and a "small blind" before the start of the hand."""
    prompt = holdem().to("blinds", Confirm)
    assert "Button at seat 3. Blinds: seats 1 and 2." == str(prompt.guide.do)


@pytest.mark.parametrize(("small", "big"), [(1, 2), (2, 5), (5, 10)])
def test_1_the_blinds_of_the_table(small: int, big: int) -> None:
    """The "blinds" will be 1 and 2, 2 and 5 or 5 and 10 depending on the table limit."""
    hand = holdem(small_blind=small, big_blind=big)
    hand.turn()
    assert (small * 100, big * 100) == (hand.felt.bets[1]["bet"], hand.felt.bets[2]["bet"])


def test_1_the_big_blind_must_be_called() -> None:
    """The "big blind" is considered a bet and must be "called" to play the hand."""
    hand = holdem()
    assert "check_facing_bet" == hand.refuses("check")
    assert 500 == hand.turn().legal.call


def test_1_betting_starts_after_the_big_blind() -> None:
    """Betting in the first round will always start with the player after that player who has posted the "big blind"."""
    assert 3 == holdem(stacks=(500,) * 5).acting()


def test_2_call_raise_or_fold() -> None:
    """All players have the option to "call", "raise" or "fold"."""
    assert ["fold", "call", "raise", "all_in"] == holdem().buttons()


def test_2_the_big_blind_may_check_or_raise() -> None:
    """The player with the "large blind" must be given the opportunity to "check" or "rise" once all other players have
    acted on their hands …"""
    hand = holdem("call", "call")
    assert (2, ["fold", "check", "raise", "all_in"]) == (hand.acting(), hand.buttons())


def test_2_a_capped_big_blind_calls_or_folds() -> None:
    """… unless the betting has already been capped before reaching him/her. Then they may either "call" the amount
    owing or "fold"."""
    hand = holdem(("raise", 1000), ("raise", 1500), ("raise", 2000), stacks=(500,) * 4)
    assert (2, ["fold", "call"]) == (hand.acting(), hand.buttons())
    assert "capped" == hand.refuses(("raise", 2500))


def test_2_the_flop() -> None:
    """There will be three cards dealt face up in the middle of the table. This is called the flop."""
    prompt = holdem().to("flop", Cards)
    assert "burn" == prompt.places[0].spot
    hand = holdem("call", "call", "check", "check")
    hand.turn()
    assert [("2c", True), ("7d", True), ("9h", True)] == [
        (str(slot.card), slot.up) for slot in hand.felt.cards["board", 0]
    ]


def test_2_the_board_is_used_by_all_players() -> None:
    """The board is the five cards used by all players."""
    hands = holdem().result()["hands"]
    assert {"1", "2", "3"} == set(hands)
    assert all({"9h", "Js", "Kd"} < set(made["cards"]) for made in hands.values())


@pytest.mark.parametrize("street", ["flop", "turn", "river"])
def test_2_a_betting_round_follows_each_of_flop_turn_and_river(street: str) -> None:
    """A betting round will follow. / The fourth card is then dealt face up next to the flop followed by a betting
    round. / The last card is then dealt face up next to the turn card followed by the final betting round."""
    hand = holdem()
    hand.to(street, Turn)
    assert {"flop": 3, "turn": 4, "river": 5}[street] == len(hand.felt.cards["board", 0])
    assert 1 == hand.acting()


@pytest.mark.parametrize("street", ["flop", "turn", "river"])
def test_2_one_bet_and_three_raises(street: str) -> None:
    """The betting consists of one bet and maximum three "raises". / Again, one bet each player and maximum three
    "raises"."""
    hand = holdem()
    hand.to(street, Turn)
    for act in (("bet", 500), ("raise", 1000), ("raise", 1500), ("raise", 2000)):
        hand.act(act)
    assert "capped" == hand.refuses(("raise", 2500))
    assert ["fold", "call"] == hand.buttons()


def test_2_any_number_of_raises_where_the_house_allows_it() -> None:
    hand = holdem(*(("raise", 1000 + 500 * nth) for nth in range(6)), max_raises="none")
    assert "raise" in hand.buttons()


def test_2_all_players_turn_over_their_cards() -> None:
    """At the end of the final betting round, all players will turn over their two down cards."""
    hand = holdem()
    hand.to("pots", Settle)
    assert all(slot.up for seat in (1, 2, 3) for slot in hand.felt.cards[Felt.HOLE, seat])


def test_2_the_last_to_bet_shows_first() -> None:
    """The document has all hands shown and no order: the last to bet first, else from the left of the button."""
    assert "Have all hands shown, seat 1 first." == str(holdem().to("showdown", Confirm).guide.do)
    hand = holdem("call", "call", *["check"] * 7, "check", ("bet", 500))
    assert "Have all hands shown, seat 2 first." == str(hand.to("showdown", Confirm).guide.do)


def test_3_the_best_five_cards_win_the_pot() -> None:
    """The player with the best five card hands shall be awarded the "pot"."""
    (item,) = holdem(holes={1: "Ah Kh", 2: "Qs Qc", 3: "8c 8d"}).pushed()
    assert (1, 1400, "Pair of kings", "Ah Kh 9h Js Kd") == (item.seat, item.pay, str(item.line), str(item.terms))


def test_3_equal_hands_split_the_pot() -> None:
    """In the case of more than one player having the best five card hand, the "pot" will be split equally."""
    items = holdem(holes={1: "Ah Kh", 2: "As Ks", 3: "8c 8d"}).pushed()
    assert [(1, 700), (2, 700)] == [(item.seat, item.pay) for item in items]


def test_3_playing_the_board() -> None:
    items = holdem(board="Tc Jc Qc Kc Ac", holes=LOW).pushed()
    assert [(1, 500), (2, 500), (3, 400)] == [(item.seat, item.pay) for item in items]
    assert {"Plays the board: Tc Jc Qc Kc Ac"} == {str(item.terms) for item in items}


@pytest.mark.parametrize(
    ("ruling", "paid"), [("one_each_from_left", [500, 500, 400]), ("all_to_first_left", [600, 400, 400])]
)
def test_3_odd_chips_by_ruling(ruling: str, paid: list[int]) -> None:
    items = holdem(board="Tc Jc Qc Kc Ac", holes=LOW, odd_chip=ruling).pushed()
    assert paid == [item.pay for item in items]


def test_3_subsequent_rounds_start_left_of_the_button() -> None:
    """In subsequent rounds, the betting will start with the player to the left of the player who has "dealer button",
    unless of course, this player "folds" his/her hand. Then the betting will start with the next player on the left who
    is still in the game."""
    hand = holdem()
    hand.to("flop", Turn)
    assert 1 == hand.acting()
    hand = holdem("call", "fold", "check")
    hand.to("flop", Turn)
    assert 2 == hand.acting()


def test_3_check_or_bet() -> None:
    """This player will have option to check or bet."""
    hand = holdem()
    hand.to("flop", Turn)
    assert ["fold", "check", "bet", "all_in"] == hand.buttons()


def test_3_the_others_check_until_there_is_a_bet() -> None:
    """The others players in turn will have the option to "check", "call", "raise" or "fold". If a bet established, then
    all players must either "call" the bet, "raise" or "fold"."""
    hand = holdem("call", "call", "check", "check")
    assert ["fold", "check", "bet", "all_in"] == hand.buttons()
    hand.act(("bet", 500))
    assert ["fold", "call", "raise", "all_in"] == hand.buttons()
    assert ("check_facing_bet", "choice") == (hand.refuses("check"), hand.refuses(("bet", 1000)))


def test_3_acting_out_of_turn_is_refused() -> None:
    assert "out_of_turn" == holdem().refuses("call", seat=1)


def test_4_all_in_for_less_than_a_call_or_a_raise() -> None:
    """A player will be allowed to go "all-in" if he/she does not have enough money on the table to call a bet or make a
    full "raise"."""
    assert "Call all in $3" == str(holdem(stacks=(500, 500, 3)).turn().options[3][1].label)
    hand = holdem(stacks=(500, 500, 8))
    assert ["fold", "call", "all_in"] == hand.buttons()
    hand.act("all_in")
    assert (SeatStatus.ALL_IN, 800) == (hand.felt.status[3], hand.turn().level)


def test_4_further_bets_go_into_a_side_pot() -> None:
    """He/She will continue playing the board, and the other players will have further bets and "raises" placed in a
    side "pot"."""
    hand = holdem("call", "call", "check", ("bet", 1000), "call", stacks=(500, 500, 5))
    hand.to("turn", Cards)
    assert [(1500, (1, 2, 3)), (2000, (1, 2))] == hand.pots()
    assert ["Main pot", "Side pot 1"] == [str(pot.name) for pot in hand.felt.pots]


def test_4_an_all_in_counts_as_a_bet_or_raise() -> None:
    """An "all-in" bet is considered a bet or "raise" and all rounds still consist of one bet and three "raises"."""
    hand = holdem(("raise", 1000), ("raise", 1500), "all_in", stacks=(500, 18, 500))
    assert ["fold", "call"] == hand.buttons()
    assert 4 == hand.result()["streets"]["preflop"]["bets_and_raises"]


@pytest.mark.parametrize(
    ("option", "value", "closed", "bets", "least"),
    [
        ("short_allin_reopens", "yes", "", 3, 3000),
        ("short_allin_reopens", "no", "not_reopened", 3, None),
        ("short_allin_counts", "no", "", 2, 3000),
        ("short_allin_min_raise", "last_full", "", 3, 4000),
    ],
)
def test_4_a_short_all_in_by_ruling(option: str, value: str, closed: str, bets: int, least: int | None) -> None:
    """An all-in of 25 over 20 is less than a full raise of 15: it reopens, counts, and sets the least raise, or not."""
    ruling: dict[str, Any] = {option: value}
    hand = holdem(("raise", 2000), "call", "all_in", "fold", stacks=(25, 500, 500, 500), **ruling)
    legal = hand.turn().legal
    assert (3, closed, least) == (hand.acting(), legal.closed, legal.least)
    assert bets == hand.result()["streets"]["preflop"]["bets_and_raises"]


@pytest.mark.parametrize(("second", "closed"), [(225, ""), (205, ""), (204, "not_reopened")])
def test_4_short_all_ins_add_up_by_ruling(second: int, closed: str) -> None:
    """With `no`, several short ones add up: who faces at least a full raise since acting may raise again."""
    flop: list[str | tuple[str, int]] = [("bet", 10_000), "all_in", "all_in", "call", "call"]
    stacks = (500, 165, second, 500, 500)
    hand = holdem(*["call"] * 4, "check", *flop, stacks=stacks, short_allin_reopens="no")
    assert (1, closed) == (hand.acting(), hand.turn().legal.closed)


def test_4_only_an_all_in_is_short() -> None:
    """Only an all-in can be short, any other raise always counts: 30 more with chips behind is the last raise."""
    short: dict[str, Any] = {"short_allin_counts": "no", "short_allin_reopens": "no"}
    flop: list[Act] = [("bet", 10_000), "all_in", ("raise", 16_000)]
    hand = holdem("call", "call", "check", *flop, stacks=(500, 135, 500), **short)
    assert (1, "", 19_000) == (hand.acting(), hand.turn().legal.closed, hand.turn().legal.least)
    hand.act(("raise", 19_000))
    hand.act(("raise", 22_000))
    assert (1, "capped") == (hand.acting(), hand.turn().legal.closed)


def test_4_a_player_after_a_check_may_raise_a_short_opening_all_in() -> None:
    """ "Check" means … retaining all rights to act in the event a bet is made."""
    hand = holdem("call", "call", "check", "check", "all_in", "call", stacks=(500, 8, 500), short_allin_reopens="no")
    assert (1, ["fold", "call", "raise", "all_in"]) == (hand.acting(), hand.buttons())


@pytest.mark.parametrize(("big", "closed"), [(30, "nobody_exceeds"), (40, "nobody_exceeds"), (41, "")])
def test_4_no_raise_is_offered_where_nobody_has_more_than_a_call(big: int, closed: str) -> None:
    """A raise that nobody could answer comes back: it is not offered. A record in which it was made settles."""
    hand = holdem("all_in", stacks=(500, big, 40))
    assert (1, closed) == (hand.acting(), hand.turn().legal.closed)
    assert ["fold", "call"] == hand.buttons()[:2] and bool(closed) == ("all_in" not in hand.buttons())
    hand.act("all_in")
    assert {"seat": 1, "amount": 50_000 - 100 * max(40, big)} == hand.result()["uncalled"]


def test_4_side_pots_stand_to_the_right_of_the_main_pot_in_order() -> None:
    """This side "pot" is kept separate from the "main pot" by placing it to its right. If a second side "pot" is
    formed, that "pot" is placed to the right to the first side "pot"."""
    hand = holdem("all_in", "call", "call", "call", stacks=(20, 40, 500, 500))
    hand.to("flop", Cards)
    assert ["Main pot", "Side pot 1", "Side pot 2"] == [str(pot.name) for pot in hand.felt.pots]
    assert [(8000, (1, 2, 3, 4)), (6000, (2, 3, 4)), (92_000, (3, 4))] == hand.pots()


def test_4_each_pot_is_settled_in_sequence() -> None:
    """This will enable the Dealer to settle each side "pot" in sequence."""
    hand = holdem(
        "all_in", "call", "call",
        stacks=(20, 40, 500), holes={1: "Ah Ac", 2: "Ks Kc", 3: "3s 4s"}, board="2c 7d 9h Js Qd",
    )  # fmt: skip
    assert [("Side pot 1", 2, 4000), ("Main pot", 1, 5500)] == [
        (str(item.wager), item.seat, item.pay) for item in hand.pushed()
    ]
