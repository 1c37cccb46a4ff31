"""Texas Hold'em by clause: each sentence of `texas-holdem-room.txt` that says what must happen.

A test's docstring quotes the sentence; its name says where it stands: a paragraph by number, a definition by its word.
Seats 1 to n play with the button at seat n, blinds 2 and 5, no limit and three raises, unless a test says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
from pydantic import ValidationError

from kiosk.cards import card
from kiosk.errors import Refused
from kiosk.felt import Felt, Status
from kiosk.game import Opening
from kiosk.games import GAMES
from kiosk.games.texas_holdem_pots import Winners
from kiosk.games.texas_holdem_turn import Turn
from kiosk.prompt import Answer, Cards, Choice, Choices, Chosen, Confirm, Dealt, Done, Forfeit, Item, Prompt, Settle
from tests.rules.play import BY, Play, cards, rules

BOARD = "2c 7d 9h Js Kd"
HOLES = {1: "Ah Kh", 2: "Qs Qc", 3: "8c 8d", 4: "3h 4h", 5: "5s 6s"}
LOW = {1: "2h 3h", 2: "4s 5s", 3: "6d 8d"}
Act = str | tuple[str, int]


@dataclass
class Hand(Play):
    """A hand of Texas Hold'em. `acts` are the players' actions in turn; when they are over, all check or call."""

    acts: list[Act] = field(default_factory=list)

    def scripted(self, prompt: Prompt) -> Answer:
        if isinstance(prompt, Turn):
            (seat,) = prompt.options
            if self.acts:
                return Chosen({seat: _choice(self.acts.pop(0))})
            return Chosen({seat: Choice("call" if prompt.legal.call else "check")})
        if isinstance(prompt, Choices):
            decided = self.decisions.get(prompt.guide.step, {})
            return Chosen({seat: Choice(option) for seat, option in decided.items() if seat in prompt.options})
        return super().scripted(prompt)

    def turn(self) -> Turn:
        """Play the given actions, and return the turn that comes after them."""
        while self.acts or not isinstance(self.round.prompt, Turn):
            assert self.round.prompt is not None, "the hand is over"
            self.answer(self.scripted(self.round.prompt))
        return self.round.prompt

    def acting(self) -> int:
        (seat,) = self.turn().options
        return seat

    def buttons(self) -> list[str]:
        """Return the options of the player in turn."""
        turn = self.turn()
        return [option.key for options in turn.options.values() for option in options]

    def act(self, act: Act) -> None:
        self.answer(Chosen({self.acting(): _choice(act)}))

    def refuses(self, act: Act, seat: int | None = None) -> str:
        in_turn = self.acting()
        return self.refused(Chosen({seat or in_turn: _choice(act)}))

    def pots(self) -> list[tuple[int, tuple[int, ...]]]:
        return [(pot.amount, pot.eligible) for pot in self.felt.pots]

    def pushed(self) -> list[Item]:
        self.finish()
        return self.items("pots")

    def result(self) -> dict[str, Any]:
        """Play to the end and return the hand's result."""
        settlement = self.finish()
        game, house = GAMES["holdem"], rules("holdem", **self.options)
        return game.record.write(house, self.opening, self.felt, settlement)[1]


def _choice(act: Act) -> Choice:
    return Choice(act) if isinstance(act, str) else Choice(*act)


def holdem(
    *acts: Act,
    stacks: Sequence[int] = (500, 500, 500),
    holes: Mapping[int, str] = HOLES,
    board: str = BOARD,
    decisions: Mapping[str, Mapping[int, str]] | None = None,
    **options: object,
) -> Hand:
    """Return a hand; `stacks` are dollars, the options those of the house."""
    players = {str(seat): [dollars * 100, "in", False, False] for seat, dollars in enumerate(stacks, 1)}
    seats = tuple(range(1, len(stacks) + 1))
    opening = Opening(1, seats, 0, state={"holdem": {"players": players, "last": None}})
    lying = {("board", 0): board, **{("hole", seat): hole for seat, hole in holes.items() if seat in seats}}
    return Hand("holdem", opening, {}, decisions or {}, lying, options, acts=list(acts))


# ---------------------------------------------------------------------------------------------------- Paragraph 1


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
    """The text as it stands makes the player left of the button the small blind; another house, the button."""
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


# ---------------------------------------------------------------------------------------------------- Paragraph 2


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


# ---------------------------------------------------------------------------------------------------- Paragraph 3


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


# ---------------------------------------------------------------------------------------------------- Paragraph 4


def test_4_all_in_for_less_than_a_call_or_a_raise() -> None:
    """A player will be allowed to go "all-in" if he/she does not have enough money on the table to call a bet or make a
    full "raise"."""
    assert "Call all in $3" == str(holdem(stacks=(500, 500, 3)).turn().options[3][1].label)
    hand = holdem(stacks=(500, 500, 8))
    assert ["fold", "call", "all_in"] == hand.buttons()
    hand.act("all_in")
    assert (Status.ALL_IN, 800) == (hand.felt.status[3], hand.turn().level)


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


# ---------------------------------------------------------------------------------------------------- definitions


def test_betting_round_ends_with_the_last_call() -> None:
    """ "Betting round" means a complete cycle from the first bettor to the last person to call."""
    hand = holdem("call", ("raise", 1500), "call")
    assert 3 == hand.acting()
    hand.act("call")
    assert isinstance(hand.prompt, Cards)


@pytest.mark.parametrize(("ruling", "back", "pot"), [("in_pot", 0, 700), ("returned", 300, 400)])
def test_blind_can_win_the_pot(ruling: str, back: int, pot: int) -> None:
    """The "blind" is a live bet which can win the "pot" if not "called" or "raised"."""
    result = holdem("fold", "fold", uncalled_blind=ruling).result()
    assert ("preflop", False, pot) == (result["ended_on"], result["showdown"], result["pot_total"])
    assert (back, 200) == (result["players"][1]["uncalled_returned"], result["players"][1]["net"])


def test_call_equals_the_highest_bet_or_is_all_in() -> None:
    """ "Call" means placing a bet equal to the highest legal bet in that round or going "all-in" if remaining chips are
    less than the size of that bet."""
    hand = holdem(("raise", 3000), stacks=(20, 500, 500))
    assert 1800 == hand.turn().legal.call
    hand.act("call")
    assert (0, Status.ALL_IN, 2500) == (hand.felt.stacks[1], hand.felt.status[1], hand.turn().legal.call)


@pytest.mark.parametrize(("ruling", "call"), [("full", 500), ("posted", 300)])
def test_call_of_a_short_big_blind_by_ruling(ruling: str, call: int) -> None:
    assert call == holdem(stacks=(500, 3, 500), short_blind_call=ruling).turn().legal.call


def test_main_pot_is_the_first() -> None:
    """ "Main Pot" means the first "pot" created in a game of Poker."""
    hand = holdem("call", "call", "check")
    hand.to("flop", Cards)
    assert ["Main pot"] == [str(pot.name) for pot in hand.felt.pots]


def test_pot_is_antes_blinds_and_called_wagers() -> None:
    """ "Pot" means the sum of the ante wagers, "blinds" and "called" wagers."""
    hand = holdem("call", "fold", "check", ante=1)
    hand.to("flop", Cards)
    assert [(3 * 100 + 200 + 2 * 500, (2, 3))] == hand.pots()


def test_pot_does_not_hold_what_nobody_called() -> None:
    hand = holdem(("raise", 3000), "fold", "fold")
    assert "Return $25 to seat 3." == str(hand.to("pots", Confirm).guide.do)
    result = hand.result()
    assert ({"seat": 3, "amount": 2500}, 1200, 0) == (result["uncalled"], result["pot_total"], result["rake"])


def test_raise_is_within_the_limits_of_the_table() -> None:
    """ "Raise" means a bet within the table limits …"""
    hand = holdem(structure="spread", min_bet=5, max_bet=20)
    assert (1000, 2500) == (hand.turn().legal.least, hand.turn().legal.most)
    assert ("below_minimum", "above_maximum") == (hand.refuses(("raise", 900)), hand.refuses(("raise", 2600)))
    hand = holdem(structure="fixed", small_bet=5, big_bet=10)
    assert (1000, 1000) == (hand.turn().legal.least, hand.turn().legal.most)
    hand.to("turn", Turn)
    assert (1000, 1000) == (hand.turn().legal.least, hand.turn().legal.most)


def test_raise_is_at_least_the_bet_or_raise_before() -> None:
    """… that is an implicit "call" plus an amount in excess of the previous bet or "raise" by at least as large an
    amount, except in the case of an "all-in" "raise"."""
    hand = holdem(("raise", 2000), stacks=(36, 500, 500))
    assert 3500 == hand.turn().legal.least
    assert "below_minimum" == hand.refuses(("raise", 3400))
    hand = holdem(("raise", 2000), stacks=(34, 500, 500))
    assert ["fold", "call", "all_in"] == hand.buttons()


def test_raise_that_is_announced_binds() -> None:
    """A player will be bound to "raise" if they announce their intention to do so."""
    rulings = {str(one.when): str(one.do) for one in GAMES["holdem"].rulings}
    assert "made up to the least raise" in rulings["A bet or raise is short of the minimum"]


def test_fold_surrenders_the_hand() -> None:
    """ "Fold" means to surrender a hand or refuse to "call" a bet."""
    hand = holdem("fold", "call", "check")
    hand.to("flop", Turn)
    assert Status.FOLDED is hand.felt.status[3]
    assert [1, 2] == hand.result()["pots"][0]["eligible"]


def test_cap_is_the_most_rake_of_a_hand() -> None:
    """ "Cap" means the maximum amount of rake to be collected."""
    hand = holdem(("raise", 10_000), "call", "call")
    assert "Drop the rake: $5." == str(hand.to("pots", Confirm).guide.do)
    assert 500 == hand.result()["rake"]
    assert 500 == hand.finish().house_net
    assert 3000 == holdem(("raise", 10_000), "call", "call", rake=_rake(cap="none")).result()["rake"]


@pytest.mark.parametrize(("no_drop", "rake"), [(True, 0), (False, 100)])
def test_cap_no_flop_no_drop(no_drop: bool, rake: int) -> None:
    hand = holdem(("raise", 2000), "fold", "fold", rake=_rake(no_flop_no_drop=no_drop))
    assert rake == hand.result()["rake"]


@pytest.mark.parametrize(
    ("ruling", "rakes"), [("each_pot", [500, 0]), ("main_first", [500, 0]), ("proportional", [400, 100])]
)
def test_cap_by_ruling(ruling: str, rakes: list[int]) -> None:
    hand = holdem("all_in", "call", "call", stacks=(40, 60, 500), rake_from=ruling)
    assert rakes == [pot["rake"] for pot in hand.result()["pots"]]


def _rake(**changes: object) -> dict[str, object]:
    return {"rate_bp": 1000, "round_down_to": 1, "cap": 5, "no_flop_no_drop": True, **changes}


def test_check_keeps_the_right_to_act() -> None:
    """ "Check" means not initiating a bet but retaining all rights to act in the event a bet is made."""
    hand = holdem("call", "call", "check", "check", ("bet", 500), "fold")
    assert (1, ["fold", "call", "raise", "all_in"]) == (hand.acting(), hand.buttons())


# ---------------------------------------------------------------------------------------------------- Table Stakes


def test_table_stakes_only_what_lies_on_the_table_plays() -> None:
    """This means cash on the table is considered as of the table action. / No player will be allowed to play over
    another player's bankroll."""
    hand = holdem(stacks=(500, 500, 100))
    assert "not_enough" == hand.refuses(("raise", 10_100))
    assert "out_of_turn" == hand.refused(Chosen({1: Choice("buy", 100)}))


def test_table_stakes_all_money_remains_until_a_player_quits() -> None:
    """All money put on the table must remain until a player quits. Player may not cash out any amount …"""
    hand = holdem()
    prompt = hand.to("seats", Choices)
    assert ["in", "button", "out", "buy", "leave"] == [option.key for option in prompt.options[1]]
    assert "seat" == hand.refused(Chosen({1: Choice("sell", 100)}))
    assert "below_minimum" == hand.refused(Chosen({1: Choice("buy", -100)}))


def test_table_stakes_a_player_who_leaves_in_the_middle_of_a_hand_folds() -> None:
    hand = holdem(("raise", 2000), "call")
    assert 2 == hand.acting()
    hand.answer(Forfeit(1))
    assert 2 == hand.acting()
    hand.act("call")
    assert [2, 3] == hand.result()["pots"][0]["eligible"]


def test_the_last_hands_cannot_all_be_given_up() -> None:
    """A pot that nobody can win: where everybody has forfeited, none of the last ones is out."""
    hand = holdem("call", "fold", "check")
    hand.to("flop", Cards)
    hand.answer(Forfeit(2))
    hand.answer(Forfeit(3))
    assert [(2, 1100)] == [(item.seat, item.pay) for item in hand.pushed()]


# ------------------------------------------------------------------------------------- hands that nobody has read


def test_the_dealer_names_the_winners_of_each_pot() -> None:
    hand = holdem("all_in", "call", "call", stacks=(20, 40, 500), holes={})
    first = hand.to("showdown", Winners)
    assert ("Touch each seat that wins: Main pot.", (1, 2, 3)) == (str(first.guide.do), first.seats)
    assert "no_winner" == hand.refused(Chosen({}))
    hand.answer(Chosen({1: Choice("wins"), 3: Choice("wins")}))
    assert (2, 3) == hand.to("showdown", Winners).seats
    hand.answer(Chosen({2: Choice("wins")}))
    assert [("Side pot 1", 2, 4000), ("Main pot", 1, 2800), ("Main pot", 3, 2700)] == [
        (str(item.wager), item.seat, item.pay) for item in hand.pushed()
    ]


def test_hands_that_nobody_has_read_may_be_entered() -> None:
    hand = holdem(holes={1: "Ah Kh"}, unread_hands="read")
    prompt = hand.to("showdown", Cards)
    assert [2, 2, 3, 3] == [place.seat for place in prompt.left]
    assert prompt.turning


# ------------------------------------------------------------------------------------------------- bad input


def test_a_button_at_an_empty_seat() -> None:
    assert "seat" == holdem(stacks=(500, 0, 500)).refused(Chosen({2: Choice("button")}))
    assert "button" == holdem().refused(Chosen({1: Choice("button"), 2: Choice("button")}))


def test_an_amount_that_is_none() -> None:
    hand = holdem()
    assert ("amount", "amount") == (hand.refuses("raise"), hand.refuses(("call", 500)))
    assert "not_now" == hand.refused(Done())


def test_a_card_that_comes_too_early_is_refused() -> None:
    """A premature turn: no card is due while a player is to act."""
    hand = holdem("call", "call", "check")
    hand.to("flop", Turn)
    with pytest.raises(Refused) as refusal:
        hand.round.card(card("Js"), BY)
    assert "card_not_due" == refusal.value.code


def test_a_burn_is_asked_for_before_flop_turn_and_river() -> None:
    hand = holdem()
    hand.finish()
    assert 3 == len(hand.felt.cards["burn", 0])
    hand = holdem(burn="no")
    hand.finish()
    assert ("burn", 0) not in hand.felt.cards


def test_a_flop_has_three_cards() -> None:
    hand = holdem(burn="no")
    hand.to("flop", Cards)
    assert "card_count" == hand.refused(Dealt(cards("2c 7d 9h Js")))


@pytest.mark.parametrize(
    "changes",
    [
        {"small_blind": 10, "big_blind": 5},
        {"structure": "fixed"},
        {"structure": "spread"},
        {"structure": "spread", "max_bet": 1},
        {"most_buy_in": 50},
        {"max_raises": "some"},
        {"chip_unit": 3},
        {"odd_chip": "house"},
    ],
)
def test_figures_that_cannot_be_are_refused(changes: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        rules("holdem", **changes)
