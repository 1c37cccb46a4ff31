"""Texas Hold'em by clause: the definitions of `texas-holdem-room.txt`, Table Stakes, and irregularities of a room.

A test's docstring quotes the sentence; its name begins with the word that is defined.
"""

import json

import pytest
from pydantic import ValidationError

from kiosk.core.cards import card
from kiosk.core.errors import Refused
from kiosk.games import GAMES
from kiosk.games.texas_holdem.naming import Winners
from kiosk.games.texas_holdem.turn import Turn
from kiosk.procedure import Cards, Choice, Choices, Chosen, Confirm, Dealt, Done, Forfeit, Opening, SeatStatus, Settler
from tests.rules.holdem import NEW_HAMPSHIRE, HoldemPlay, holdem, raked
from tests.rules.play import BY, cards, rules


def test_betting_round_ends_with_the_last_call() -> None:
    """ "Betting round" means a complete cycle from the first bettor to the last person to call."""
    hand = holdem("call", ("raise", 1500), "call")
    assert 3 == hand.acting()
    hand.act("call")
    assert isinstance(hand.prompt, Cards)


def test_seat_shows_the_last_action_of_the_round() -> None:
    hand = holdem(stacks=(500, 500, 40, 500))

    def said() -> dict[int, str]:
        return {seat: str(word) for seat, word in sorted(hand.felt.said.items())}

    assert 3 == hand.acting()
    assert {1: "small blind", 2: "big blind"} == said()
    hand.act("all_in")
    hand.act(("raise", 8000))
    assert {1: "small blind", 2: "big blind", 4: "raised"} == said()
    hand.act("call")
    hand.act("fold")
    assert 1 == hand.acting()
    assert {3: "main pot only"} == said()  # The status of seat 2 is that it has folded.
    hand.act("check")
    hand.act(("bet", 6000))
    assert {1: "checked", 3: "main pot only", 4: "bet"} == said()
    hand.act("call")
    assert 1 == hand.acting()
    assert {3: "main pot only"} == said()


@pytest.mark.parametrize(("ruling", "back", "pot"), [("in_pot", 0, 700), ("returned", 300, 400)])
def test_blind_can_win_the_pot(ruling: str, back: int, pot: int) -> None:
    """The "blind" is a live bet which can win the "pot" if not "called" or "raised"."""
    result = holdem("fold", "fold", uncalled_blind=ruling).result()
    assert ("preflop", False, pot) == (result["ended_on"], result["showdown"], result["pot_total"])
    assert (back, 200) == (result["players"][1]["uncalled_returned"], result["players"][1]["net"])


@pytest.mark.parametrize(
    ("ruling", "pots", "rake", "back"), [("in_pot", [1000, 500], 150, 0), ("returned", [1000], 100, 500)]
)
def test_blind_that_nobody_calls_stays_in_the_pot_on_any_street(
    ruling: str, pots: list[int], rake: int, back: int
) -> None:
    """The small blind has just $5 and the button folds: $5 of the big blind of $10 are called; the flop follows."""
    hand = holdem(
        "fold",
        stacks=(5, 500, 500),
        rake=raked(cap="none", round_down_to="0.50"),
        chip_unit="0.50",
        small_blind=5,
        big_blind=10,
        uncalled_blind=ruling,
    )
    result = hand.result()
    assert (pots, rake) == ([pot["amount"] for pot in result["pots"]], result["rake"])
    assert back == result["players"][1]["uncalled_returned"]


def test_call_equals_the_highest_bet_or_is_all_in() -> None:
    """ "Call" means placing a bet equal to the highest legal bet in that round or going "all-in" if remaining chips are
    less than the size of that bet."""
    hand = holdem(("raise", 3000), stacks=(20, 500, 500))
    assert 1800 == hand.turn().legal.call
    hand.act("call")
    assert (0, SeatStatus.ALL_IN, 2500) == (hand.felt.stacks[1], hand.felt.status[1], hand.turn().legal.call)


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


def test_pot_does_not_hold_an_uncalled_bet() -> None:
    hand = holdem(("raise", 3000), "fold", "fold")
    assert "Return $25 to seat 3." == str(hand.to("preflop", Confirm).guide.do)
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


def test_raise_is_never_below_the_least_bet_of_the_table() -> None:
    """After an all-in of $3 more at a $5 minimum, the next raise is at least $5."""
    hand = holdem("call", "call", "check", ("bet", 2000), "all_in", stacks=(500, 28, 500))
    assert (3, 2800) == (hand.acting(), hand.turn().legal.least)


@pytest.mark.parametrize(("amount", "code"), [(1234, "chips"), (1250, "chips"), (50_001, "not_enough")])
def test_raise_is_whole_chips(amount: int, code: str) -> None:
    assert code == holdem().refuses(("raise", amount))


def test_raise_with_the_last_odd_cents_is_all_in() -> None:
    """A player with $12.34 may put in all of it; the next raise is whole chips again."""
    hand = holdem("call", stacks=(12.34, 500, 500))
    assert (1, 1234) == (hand.acting(), hand.turn().legal.most)
    assert "chips" == hand.refuses(("raise", 1233))
    hand.act(("raise", 1234))
    assert 2000 == hand.turn().legal.least


def test_raise_that_is_announced_binds() -> None:
    """A player will be bound to "raise" if they announce their intention to do so."""
    rulings = {
        str(irregularity.when): str(irregularity.remedies[0].ruling) for irregularity in GAMES["holdem"].irregularities
    }
    assert "complete the minimum raise" in rulings["A bet or raise is short of the minimum"]


def test_fold_surrenders_the_hand() -> None:
    """ "Fold" means to surrender a hand or refuse to "call" a bet."""
    hand = holdem("fold", "call", "check")
    hand.to("flop", Turn)
    assert SeatStatus.FOLDED is hand.felt.status[3]
    assert [1, 2] == hand.result()["pots"][0]["eligible"]


def test_cap_is_the_most_rake_of_a_hand() -> None:
    """ "Cap" means the maximum amount of rake to be collected."""
    hand = holdem(("raise", 10_000), "call", "call")
    assert "Drop the rake: $5." == str(hand.to("pots", Confirm).guide.do)
    assert 500 == hand.result()["rake"]
    assert 500 == hand.finish().house_net
    assert 3000 == holdem(("raise", 10_000), "call", "call", rake=raked(cap="none")).result()["rake"]


@pytest.mark.parametrize(("no_drop", "rake"), [(True, 0), (False, 100)])
def test_cap_no_flop_no_drop(no_drop: bool, rake: int) -> None:
    hand = holdem(("raise", 2000), "fold", "fold", rake=raked(no_flop_no_drop=no_drop))
    assert rake == hand.result()["rake"]


@pytest.mark.parametrize(
    ("ruling", "rakes"), [("each_pot", [500, 0]), ("main_first", [500, 0]), ("proportional", [400, 100])]
)
def test_cap_by_ruling(ruling: str, rakes: list[int]) -> None:
    hand = holdem("all_in", "call", "call", stacks=(40, 60, 500), rake_from=ruling)
    assert rakes == [pot["rake"] for pot in hand.result()["pots"]]


@pytest.mark.parametrize(("ruling", "won", "back"), [("in_pot", 653, 0), ("returned", 306, 347)])
def test_pot_a_short_big_blind_does_not_win_larger_posts_of_folded_players(ruling: str, won: int, back: int) -> None:
    """The big blind has $1.53 and is all in; the player who posted a missed blind of $5 folds, as everybody does."""
    players = {
        "1": [50_000, "in", False, False], "3": [153, "in", False, False], "4": [50_000, "in", False, True],
    }  # fmt: skip
    opening = Opening(1, (1, 2, 3, 4), 0, state={"holdem": {"players": players, "last": [4, 1, 2]}})
    hand = HoldemPlay("holdem", opening, {}, {}, {}, {"uncalled_blind": ruling}, acts=["fold", "fold"])
    if back:
        assert "Return $3.47 to seat 4." == str(hand.to("preflop", Confirm).guide.do)
    result = hand.result()
    big = next(player for player in result["players"] if player["seat"] == 3)
    assert (won, back) == (big["won"], sum(player["uncalled_returned"] for player in result["players"]))
    assert 0 == sum(player["net"] for player in result["players"])


@pytest.mark.parametrize(
    ("raised", "rake", "promotion"),
    [(500, 200, 100), (1000, 300, 100), (10_000, 500, 100)],
    ids=["made up to the promotion and $1", "a tenth", "the cap"],
)
def test_cap_a_least_rake_and_a_promotion(raised: int, rake: int, promotion: int) -> None:
    """N.H. Lot 7207.04(d): at least $1, and at least $1 more than the hand gives to the players' promotion."""
    acts = ("call", "call", "check") if raised == 500 else (("raise", raised), "call", "call")
    hand = holdem(*acts, rake=raked(**NEW_HAMPSHIRE))
    words = str(hand.to("pots", Confirm).guide.do)
    assert words == f"Drop the rake, ${rake // 100}, and the promotion, $1."
    result = hand.result()
    assert (rake, promotion) == (result["rake"], result["promotion"])
    assert result["pot_total"] - rake - promotion == sum(player["won"] for player in result["players"])
    assert rake + promotion == hand.finish().house_net


@pytest.mark.parametrize(("without_flop", "rake"), [(False, 0), (True, 100)])
def test_cap_a_least_rake_without_a_flop(without_flop: bool, rake: int) -> None:
    hand = holdem(("raise", 2000), "fold", "fold", rake=raked(**NEW_HAMPSHIRE, least_without_flop=without_flop))
    assert (rake, 0) == (hand.result()["rake"], hand.result().get("promotion", 0))


def test_check_keeps_the_right_to_act() -> None:
    """ "Check" means not initiating a bet but retaining all rights to act in the event a bet is made."""
    hand = holdem("call", "call", "check", "check", ("bet", 500), "fold")
    assert (1, ["fold", "call", "raise", "all_in"]) == (hand.acting(), hand.buttons())


def test_table_stakes_only_chips_on_the_table_play() -> None:
    """This means cash on the table is considered as of the table action. / No player will be allowed to play over
    another player's bankroll."""
    hand = holdem(stacks=(500, 500, 100))
    assert "not_enough" == hand.refuses(("raise", 10_100))
    assert "out_of_turn" == hand.refused(Chosen({1: Choice("buy", 100)}))


def test_table_stakes_all_money_remains_until_a_player_quits() -> None:
    """All money put on the table must remain until a player quits. Player may not cash out any amount, give any amount
    to another player, or put money in their pockets. The only exception will be for tips and cigarettes."""
    hand = holdem()
    prompt = hand.to("seats", Choices)
    assert ["in", "button", "out", "buy", "leave"] == [option.key for option in prompt.options[1]]
    assert "seat" == hand.refused(Chosen({1: Choice("sell", 100)}))
    assert "below_minimum" == hand.refused(Chosen({1: Choice("buy", -100)}))
    assert {"tip"} == {path.key for path in GAMES["holdem"].irregularities if "tips" in str(path.says)}


def test_table_stakes_a_player_who_leaves_in_the_middle_of_a_hand_folds() -> None:
    hand = holdem(("raise", 2000), "call")
    assert 2 == hand.acting()
    hand.answer(Forfeit(1))
    assert 2 == hand.acting()
    hand.act("call")
    assert [2, 3] == hand.result()["pots"][0]["eligible"]


def test_a_hand_that_is_forfeited_leaves_its_chips_in_the_pot_also_the_uncalled_ones() -> None:
    hand = holdem(("raise", 5000), "call", "fold", stacks=(30, 500, 500))
    hand.to("pots", Confirm)  # $20 of the raise are uncalled
    hand.answer(Forfeit(3))
    hand = holdem(("raise", 5000), stacks=(30, 500, 500))
    assert 1 == hand.acting()
    hand.answer(Forfeit(3))
    hand.act("call")
    hand.act("fold")
    result = hand.result()
    assert (None, [8500]) == (result["uncalled"], [pot["amount"] for pot in result["pots"]])
    assert (-5000, 5500) == (result["players"][2]["net"], result["players"][0]["net"])


def test_uncalled_bet_returns_after_an_earlier_forfeit() -> None:
    """Seat 3 has forfeited $50; the $20 that nobody calls on the flop belong to seat 1, and nothing to seat 3."""
    hand = holdem(("raise", 5000), "call", "call", ("bet", 2000))
    assert 2 == hand.acting()
    hand.answer(Forfeit(3))
    hand.act("fold")
    assert {"seat": 1, "amount": 2000} == hand.result()["uncalled"]


@pytest.mark.parametrize(("void_at", "ruling"), [("flop", "in_pot"), ("showdown", "returned"), ("pots", "in_pot")])
def test_uncalled_bet_returns_after_the_hand_that_called_it_is_void(void_at: str, ruling: str) -> None:
    """Seat 1 has called with its $100, and seat 2 the $200 of seat 3, whose hand is void: nobody calls the second $100.

    The rake is a tenth of $200, and none of the $100 that go back.
    """
    hand = holdem(
        ("raise", 20_000), "call", "call", stacks=(100, 400, 400), holes={1: "Ah Kh", 2: "Qs Qc", 3: "8c 8d"},
        rake=raked(cap="none"), uncalled_blind=ruling,
    )  # fmt: skip
    while hand.prompt.guide.step != void_at:
        hand.answer(hand.scripted(hand.prompt))
    hand.answer(Forfeit(3, returned=True))
    asked = hand.to("pots", Confirm)
    assert "Return $100 to seat 2." == str(asked.guide.do)
    result = hand.result()
    assert {"seat": 2, "amount": 10_000} == result["uncalled"]
    assert [(20_000, 2_000)] == [(pot["amount"], pot["rake"]) for pot in result["pots"]]
    assert [8_000, -10_000, 0] == [player["net"] for player in result["players"]]


@pytest.mark.parametrize(
    "forfeits",
    [
        {"deal": (1,)},
        {"deal": (1, 2)},
        {"preflop": (3,)},
        {"flop": (1,)},
        {"turn": (2,), "river": (1,)},
        {"showdown": (3,)},
        {"showdown": (2, 3)},
    ],
)
@pytest.mark.parametrize("holes", [{}, {1: "Ah Kh", 2: "Qs Qc"}, {1: "Ah Kh", 2: "Qs Qc", 3: "8c 8d"}])
@pytest.mark.parametrize("unread", ["named", "read"])
def test_a_hand_with_a_forfeit_is_recorded_and_settles_alike(
    forfeits: dict[str, tuple[int, ...]], holes: dict[int, str], unread: str
) -> None:
    hand = holdem(holes=holes, unread_hands=unread, decisions={"showdown": {1: "wins", 2: "wins", 3: "wins"}})
    while hand.round.prompt is not None:
        gone = forfeits.pop(hand.prompt.guide.step, ()) if not isinstance(hand.prompt, Turn) else ()
        for seat in gone:
            hand.answer(Forfeit(seat))
        prompt = hand.prompt
        if isinstance(prompt, Cards) and prompt.turning:
            hand.answer(Dealt(tuple(card(f"{'3456'[place.seat]}{'cdhs'[place.nth]}") for place in prompt.left)))
        else:
            hand.answer(hand.scripted(prompt))
    house = rules("holdem", unread_hands=unread)
    assert hand.round.settlement is not None
    given, result = GAMES["holdem"].record.write(house, hand.opening, hand.felt, hand.round.settlement)
    line = json.dumps({"id": 1, "game": "holdem", "input": given, "options": {"unread_hands": unread}})
    assert {"id": 1, "result": result} == Settler(GAMES, {"holdem": house}).line(line)


def test_the_last_hands_cannot_all_be_given_up() -> None:
    """A pot that nobody can win does not exist: the last hand is not dead."""
    hand = holdem("call", "fold", "check")
    hand.to("flop", Cards)
    hand.answer(Forfeit(2))
    assert "forfeit" == hand.refused(Forfeit(3))
    assert [(3, 1100)] == [(item.seat, item.pay) for item in hand.pushed()]


def test_the_dealer_names_the_winners_of_each_pot() -> None:
    hand = holdem("all_in", "call", "call", stacks=(20, 40, 500), holes={})
    first = hand.to("showdown", Winners)
    assert ("Touch the seat that wins, or each that splits: Side pot 1.", (2, 3)) == (str(first.guide.do), first.seats)
    assert ["no_winner", "choice"] == [hand.refused(Chosen(said)) for said in ({}, {2: Choice("wins", 500)})]
    assert "not_now" == hand.refused(Done())
    hand.answer(Chosen({2: Choice("wins")}))
    assert (1, 2) == hand.to("showdown", Winners).seats, "seat 3 has lost to seat 2"
    assert "contradiction" == hand.refused(Chosen({1: Choice("wins"), 3: Choice("wins")}))
    assert "choice" == hand.refused(Chosen({1: Choice("wins_all")})), "no pot is asked about after it"
    hand.answer(Chosen({1: Choice("wins"), 2: Choice("wins")}))
    assert [("Side pot 1", 2, 4000), ("Main pot", 1, 2800), ("Main pot", 2, 2700)] == [
        (str(item.wager), item.seat, item.pay) for item in hand.pushed()
    ]


def test_the_shortest_stack_can_win_only_the_main_pot() -> None:
    hand = holdem("all_in", "call", "call", stacks=(20, 40, 500), holes={})
    hand.to("showdown", Winners)
    hand.answer(Chosen({2: Choice("wins")}))
    hand.to("showdown", Winners)
    hand.answer(Chosen({1: Choice("wins")}))
    assert [("Side pot 1", 2), ("Main pot", 1)] == [(str(item.wager), item.seat) for item in hand.pushed()]


def test_a_winner_of_all_pots_is_named_once() -> None:
    hand = holdem("all_in", "call", "call", stacks=(20, 40, 500), holes={})
    hand.to("showdown", Winners)
    hand.answer(Chosen({3: Choice("wins_all")}))
    each = holdem("all_in", "call", "call", stacks=(20, 40, 500), holes={})
    for _ in range(2):
        each.to("showdown", Winners)
        each.answer(Chosen({3: Choice("wins")}))
    assert each.felt.answer_count == hand.felt.answer_count, "a record has an answer for each pot"
    assert [("Side pot 1", 3), ("Main pot", 3)] == [(str(item.wager), item.seat) for item in hand.pushed()]


def test_equal_hands_that_split_a_side_pot_split_the_main_pot_or_lose_it_together() -> None:
    hand = holdem("all_in", "call", "call", stacks=(20, 40, 500), holes={})
    hand.to("showdown", Winners)
    hand.answer(Chosen({2: Choice("wins"), 3: Choice("wins")}))
    hand.to("showdown", Winners)
    hand.answer(Chosen({3: Choice("wins")}))
    assert {2, 3} == {item.seat for item in hand.pushed() if str(item.wager) == "Main pot"}


def test_hands_that_nobody_has_read_may_be_entered() -> None:
    hand = holdem(holes={1: "Ah Kh"}, unread_hands="read")
    prompt = hand.to("showdown", Cards)
    assert [2, 2, 3, 3] == [place.seat for place in prompt.left]
    assert prompt.turning


def test_a_button_at_an_empty_seat() -> None:
    assert "seat" == holdem(stacks=(500, 0, 500)).refused(Chosen({2: Choice("button")}))
    assert "button" == holdem().refused(Chosen({1: Choice("button"), 2: Choice("button")}))


def test_a_missing_or_unexpected_amount_is_refused() -> None:
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
        {"structure": "fixed", "small_bet": 10, "big_bet": 5},
        {"structure": "fixed", "small_bet": "5.50", "big_bet": 10},
        {"structure": "fixed", "small_bet": 5, "big_bet": "10.50"},
        {"min_bet": "5.50"},
        {"structure": "spread", "max_bet": "20.50"},
        {"least_buy_in": "40.50"},
        {"most_buy_in": "200.50"},
        {"rake": {"rate_bp": 1000, "round_down_to": 1, "cap": "5.50", "no_flop_no_drop": True}},
        {"rake": {"rate_bp": 1000, "round_down_to": "0.50", "cap": 5, "no_flop_no_drop": True}},
        {"odd_chip": "house"},
    ],
)
def test_figures_that_cannot_be_are_refused(changes: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        rules("holdem", **changes)
