"""Random tables, house rules, and answers of Texas Hold'em, hand after hand.

No chip is made or lost, every prompt has a legal answer, a refused input changes nothing, any prefix replays to the
same prompt, and undoing an answer and giving it again changes nothing.
"""

import random
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk.core.cards import DECK, Card
from kiosk.core.errors import Refused
from kiosk.events import Happening
from kiosk.games import GAMES
from kiosk.games.texas_holdem.naming import Winners
from kiosk.games.texas_holdem.seats import Seating
from kiosk.games.texas_holdem.turn import Turn
from kiosk.procedure import (
    Acknowledged,
    Answer,
    By,
    Cards,
    Choice,
    Chosen,
    Confirm,
    Dealt,
    Done,
    Forfeit,
    Opening,
    Option,
    Placed,
    Prompt,
    Round,
    Rules,
    Settle,
    Settlement,
    unrecorded,
)
from kiosk.procedure.prompts.answers import to_json
from tests.rules.holdem import NEW_HAMPSHIRE
from tests.rules.play import BY, rules, snapshot
from tests.sizes import examples

GAME = GAMES["holdem"]
RULINGS: dict[str, tuple[str, ...]] = {
    "heads_up": ("literal", "button_is_small_blind"),
    "rake_from": ("each_pot", "main_first", "proportional"),
    "uncalled_blind": ("in_pot", "returned"),
    "odd_chip": ("one_each_from_left", "all_to_first_left"),
    "short_allin_reopens": ("yes", "no"),
    "short_allin_counts": ("yes", "no"),
    "short_allin_min_raise": ("last_any", "last_full"),
    "short_blind_call": ("full", "posted"),
    "burn": ("yes", "no"),
    "button_moves": ("dead", "to_player"),
    "unread_hands": ("named", "read"),
}
BETS: tuple[dict[str, object], ...] = (
    {"structure": "no_limit"},
    {"structure": "no_limit", "max_raises": "none"},
    {"structure": "fixed", "small_bet": 5, "big_bet": 10},
    {"structure": "spread", "min_bet": 5, "max_bet": 25},
)
SEATS = tuple(range(1, 11))
NONSENSE: tuple[Answer, ...] = (
    Acknowledged(),
    Placed({1: {"bet": 500}}),
    Chosen({11: Choice("fold")}),
    Chosen({1: Choice("bet", -1), 2: Choice("all_in"), 3: Choice("call")}),
    Chosen({seat: Choice("raise", 10**9) for seat in SEATS}),
    Dealt(()),
    Dealt((DECK[0], DECK[0])),
    Forfeit(12),
)


class _HandEvent(NamedTuple):
    seq: int
    what: Happening


@st.composite
def houses(draw: st.DrawFn) -> Rules:
    """Draw a house: its structure, rake, antes, and rulings."""
    rulings = {name: draw(st.sampled_from(values)) for name, values in RULINGS.items()}
    rake = {
        "rate_bp": draw(st.sampled_from((0, 250, 1000, 10_000))),
        "round_down_to": draw(st.sampled_from((1, 5))),
        "cap": draw(st.sampled_from((5, 1000, "none"))),
        "no_flop_no_drop": draw(st.booleans()),
        **draw(st.sampled_from(({}, {"least": 1, "least_without_flop": True}, {"promotion": 1}, NEW_HAMPSHIRE))),
    }
    return rules("holdem", ante=draw(st.sampled_from((0, 1))), rake=rake, **draw(st.sampled_from(BETS)), **rulings)


@st.composite
def tables(draw: st.DrawFn) -> Mapping[str, Any]:
    """Draw the seated players and their stacks."""
    seats = draw(st.lists(st.sampled_from(SEATS), min_size=2, unique=True))
    stack = st.sampled_from((100, 300, 700, 2_000, 50_000)) | st.integers(1, 600).map(lambda dollars: dollars * 100)
    return {"holdem": {"players": {str(seat): [draw(stack), "in", False, False] for seat in seats}, "last": None}}


def _shuffled(data: st.DataObject) -> list[Card]:
    deck = list(DECK)
    random.Random(data.draw(st.integers(0, 10**6))).shuffle(deck)
    return deck


def _legal(draw: Callable[..., Any], hand: Round, deck: list[Card], *, read: bool) -> Answer:
    """Draw an answer that the prompt offers."""
    prompt = hand.prompt
    match prompt:
        case Seating():
            return _seating(draw, hand, prompt)
        case Turn():
            ((seat, options),) = prompt.options.items()
            option = draw(st.sampled_from(options))
            amount = None if option.least is None else draw(_amounts(option))
            return Chosen({seat: Choice(option.key, amount)})
        case Winners():
            wins = draw(st.lists(st.sampled_from(prompt.seats), min_size=1, unique=True))
            return Chosen({seat: Choice("wins") for seat in wins})
        case Cards():
            known = not prompt.may_be_unread or (read and prompt.places[0].spot == "hole")
            return Dealt(tuple(deck.pop() if known else None for _ in prompt.left))
        case Confirm() | Settle():
            return Done()
        case _:
            raise AssertionError(prompt)


def _amounts(option: Option) -> st.SearchStrategy[int]:
    """Return the amounts that an option leaves open, whole chips each."""
    assert option.least is not None
    most = option.least + 100_000 if option.most is None else option.most
    least, unit = option.least, option.unit
    return st.integers(0, (most - least) // unit).map(lambda chips: least + chips * unit)


def _fits(hand: Round, answer: Answer) -> bool:
    """Return whether an answer that a prompt would not offer is legal all the same."""
    assert hand.prompt is not None
    try:
        hand.prompt.check(answer, hand.felt)
    except Refused:
        return False
    return True


def _seating(draw: Callable[..., Any], hand: Round, prompt: Seating) -> Answer:
    """Draw the changes between two hands; if too few players are left, all of them sit down."""
    choices = {}
    for seat in draw(st.lists(st.sampled_from(SEATS), max_size=3, unique=True)):
        option = draw(st.sampled_from(prompt.options[seat]))
        choices[seat] = Choice(option.key, option.least if option.least is None else draw(_amounts(option)))
    for answer in (Chosen(choices), Chosen({}), _everybody(prompt)):
        try:
            prompt.check(answer, hand.felt)
        except Refused:
            continue
        return answer
    raise AssertionError("the seats have no legal answer")


def _everybody(prompt: Seating) -> Answer:
    choices = {}
    for seat, options in prompt.options.items():
        keys = {option.key: option for option in options}
        for key in ("sit", "buy", "in"):
            if key in keys:
                choices[seat] = Choice(key, keys[key].least)
                break
    return Chosen(choices)


def _chips(hand: Round) -> int:
    """Return all chips of the table: the stacks, and the chips on the felt."""
    felt = hand.felt
    return sum(felt.stacks.values()) + sum(sum(bets.values()) for bets in felt.bets.values())


def _check_chips(hand: Round, before: int, settlement: Settlement) -> None:
    """Compare each player's final chips, the winnings, and the rake with the chips before."""
    _, result = GAME.record.write(hand.rules, hand.opening, hand.felt, settlement)
    dropped = result["rake"] + result.get("promotion", 0)
    assert before == sum(hand.felt.stacks.values()) + dropped
    assert settlement.house_net == dropped >= 0
    assert result["pot_total"] == dropped + sum(player["won"] for player in result["players"])
    assert 0 == sum(player["net"] for player in result["players"]) + dropped
    assert min(hand.felt.stacks.values()) >= 0
    for pot in result["pots"]:
        assert pot["amount"] - pot["rake"] - pot.get("promotion", 0) == sum(pot["paid"].values())
        assert set(pot["winners"]) == {int(seat) for seat in pot["paid"]} <= set(pot["eligible"])


def _check_record(hand: Round, settlement: Settlement) -> None:
    """Compare the hand's result with the settlement of its record."""
    given, result = GAME.record.write(hand.rules, hand.opening, hand.felt, settlement)
    opening, script = GAME.record.read(given, hand.rules)
    again = Round(GAME, hand.rules, opening, unrecorded())
    while again.prompt is not None:
        again.answer(script.answer(again.prompt), BY)
    script.finish()
    assert again.settlement is not None
    assert result == GAME.record.write(hand.rules, opening, again.felt, again.settlement)[1]


def _deal(data: st.DataObject, house: Rules, state: Mapping[str, Any], *, forfeits: bool = False) -> Round:
    """Deal one hand with random legal answers, and check every prompt on the way."""
    hand = Round(GAME, house, Opening(1, SEATS, 0, state=state), unrecorded())
    deck = _shuffled(data)
    read = data.draw(st.booleans())
    seated: int | None = None
    while hand.prompt is not None:
        prompt: Prompt = hand.prompt
        if seated is None and not isinstance(prompt, Seating):
            seated = _chips(hand)
        if forfeits and data.draw(st.integers(0, 5)) == 5:
            try:
                hand.answer(Forfeit(data.draw(st.sampled_from(SEATS))), BY)
            except Refused:
                assert hand.prompt is prompt
            continue
        hand.answer(_legal(data.draw, hand, deck, read=read), BY)
    assert hand.settlement is not None and seated is not None
    _check_chips(hand, seated, hand.settlement)
    _check_record(hand, hand.settlement)
    return hand


@given(st.data(), houses(), tables())
@settings(max_examples=examples(150))
def test_no_chip_is_made_or_lost_hand_after_hand(data: st.DataObject, house: Rules, state: Mapping[str, Any]) -> None:
    for _ in range(4):
        hand = _deal(data, house, state)
        assert hand.settlement is not None
        state = GAME.carry(house, hand.opening, hand.settlement)


@given(st.data(), houses(), tables())
@settings(max_examples=examples(75))
def test_no_chip_is_made_or_lost_when_players_leave(
    data: st.DataObject, house: Rules, state: Mapping[str, Any]
) -> None:
    _deal(data, house, state, forfeits=True)


@given(st.data(), houses(), tables())
@settings(max_examples=examples(40))
def test_a_refused_input_leaves_everything_as_it_was(
    data: st.DataObject, house: Rules, state: Mapping[str, Any]
) -> None:
    hand = Round(GAME, house, Opening(1, SEATS, 0, state=state), unrecorded())
    deck = _shuffled(data)
    while hand.prompt is not None:
        before = snapshot(hand)
        for nonsense in NONSENSE:
            if not _fits(hand, nonsense):
                with pytest.raises(Refused):
                    hand.answer(nonsense, BY)
                assert before == snapshot(hand)
        hand.answer(_legal(data.draw, hand, deck, read=True), BY)


@given(st.data(), houses(), tables())
@settings(max_examples=examples(25))
def test_any_prefix_replays_and_undo_and_again_changes_nothing(
    data: st.DataObject, house: Rules, state: Mapping[str, Any]
) -> None:
    events: list[_HandEvent] = []

    def commit(what: Callable[[], Happening], by: By) -> int:
        events.append(_HandEvent(len(events) + 1, what()))
        return len(events)

    opening = Opening(1, SEATS, 0, state=state)
    hand = Round(GAME, house, opening, commit)
    deck = _shuffled(data)
    while hand.prompt is not None:
        answer = _legal(data.draw, hand, deck, read=True)
        before = _bare(hand)
        hand.answer(answer, BY)
        after = _bare(hand)
        replayed = Round(GAME, house, opening, unrecorded())
        replayed.replay(iter(events))
        assert after == _bare(replayed)
        if hand.prompt is not None:
            moves = hand.entries[-1].moves
            hand.undo(BY)
            assert moves or before == _bare(hand), "only what had moved is not asked for again"
            hand.answer(answer, BY)
            assert after == _bare(hand)


def _bare(hand: Round) -> tuple[object, ...]:
    """Return the display of a hand, without the journal's numbers of its entries."""
    shown = list(snapshot(hand))
    shown[2] = [to_json(entry.answer) for entry in hand.entries]
    return tuple(shown)
