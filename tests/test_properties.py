"""What must hold in every hand of every game, whatever is bet, dealt, rolled and decided.

A hand is dealt by chance from a seed: each prompt is answered by something that it says is legal, with refused answers,
forfeits and disputes in between. The same hand is then replayed, undone and repeated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk.core.cards import DECK
from kiosk.core.dice import DICE
from kiosk.core.errors import Refused
from kiosk.events import Happening
from kiosk.games import GAMES
from kiosk.procedure import (
    Acknowledged,
    Answer,
    By,
    Cards,
    Choice,
    Choices,
    Chosen,
    Dealt,
    Dice,
    Disputed,
    Done,
    Floor,
    Forfeit,
    Opening,
    Option,
    Placed,
    Prompt,
    Rolled,
    Round,
    Settlement,
    Spot,
    Status,
    Wagers,
)
from tests.rules.play import BY, rules, snapshot

GAME = pytest.mark.parametrize("game", list(GAMES))
SEEDS = st.integers(0, 2**32 - 1)
LONGEST, TRIES = 2_000, 500

GARBAGE: tuple[Answer, ...] = (
    Placed({}),
    Placed({99: {"ante": 500}}),
    Placed({1: {"nothing": 500}}),
    Chosen({}),
    Chosen({99: Choice("fold")}),
    Chosen({1: Choice("dance")}),
    Chosen({1: Choice("fold", -1)}),
    Dealt(()),
    Dealt((None,) * 60),
    Dealt((DECK[0], DECK[0])),
    Rolled(()),
    Rolled((DICE[0],) * 60),
    Rolled((DICE[0]._replace(face=9),)),
    Forfeit(99),
    Done(),
    Acknowledged(),
)


@dataclass(frozen=True)
class Written:
    """An event as a journal would keep it."""

    seq: int
    what: Happening


@dataclass
class Journal:
    """Takes a round's events, and keeps what the table looked like before each of them."""

    events: list[Written] = field(default_factory=list)

    def commit(self, what: Callable[[], Happening], _by: By) -> int:
        self.events.append(Written(len(self.events) + 1, what()))
        return len(self.events)


def opened(game: str, carried: Mapping[str, Any] | None = None, number: int = 1) -> Opening:
    seats = tuple(range(1, GAMES[game].seats[1] + 1))[:4]
    jackpots = dict.fromkeys(rules(game).jackpots, 1_000_003)
    return Opening(number, seats, 500, 50_000, jackpots, state=carried or {})


def fresh(game: str, journal: Journal, opening: Opening) -> Round:
    return Round(GAMES[game], rules(game), opening, journal.commit)


# ------------------------------------------------------------------------------------------------- answers by chance


def legal(hand: Round, chance: Random) -> Answer:
    """Return an answer that the prompt says is legal. What several seats decide may be legal only together."""
    prompt = hand.prompt
    assert prompt is not None
    for _ in range(TRIES if isinstance(prompt, Choices) and len(prompt.options) > 1 else 1):
        answer = _by_chance(hand, prompt, chance)
        try:
            prompt.check(answer, hand.felt)
        except Refused:
            continue
        return answer
    raise AssertionError(f"no legal answer was found to: {prompt.guide.do}")


def _by_chance(hand: Round, prompt: Prompt, chance: Random) -> Answer:
    """Return an answer out of what a prompt offers."""
    match prompt:
        case Wagers():
            return _placed(prompt, chance)
        case Choices(options=options):
            return Chosen({seat: _choice(chance.choice(offered), chance) for seat, offered in options.items()})
        case Cards():
            return _dealt(hand, prompt, chance)
        case Dice():
            return Rolled(tuple(chance.choice(DICE) for _ in range(chance.randint(1, len(prompt.left)))))
        case Floor():
            return Disputed() if chance.random() < 0.2 else Acknowledged()
        case _:
            return Done()


def _placed(prompt: Wagers, chance: Random) -> Placed:
    fewest = max(1, prompt.least_players)
    seats = sorted(chance.sample(prompt.seats, chance.randint(min(fewest, len(prompt.seats)), len(prompt.seats))))
    return Placed(
        {
            seat: {spot.key: _wager(spot, chance) for spot in prompt.spots if spot.required or chance.random() < 0.6}
            for seat in seats
        }
    )


def _wager(spot: Spot, chance: Random) -> int:
    if spot.exactly:
        return chance.choice(spot.exactly)
    most = min(spot.most or spot.least + 5_000, spot.least + 5_000)
    return chance.randrange(-(-spot.least // spot.unit) * spot.unit, most + 1, spot.unit)


def _choice(option: Option, chance: Random) -> Choice:
    if option.least is None:
        return Choice(option.key)
    most = option.least + 5_000 if option.most is None else option.most
    between = chance.randrange(option.least, most + 1, option.unit)
    return Choice(option.key, chance.choice((option.least, between, most - (most - option.least) % option.unit)))


def _dealt(hand: Round, prompt: Cards, chance: Random) -> Dealt:
    count = chance.randint(1, len(prompt.left))
    unseen = chance.sample([one for one in DECK if one not in hand.felt.seen and one not in hand.felt.dead], count)
    return Dealt(tuple(None if prompt.may_be_unread and chance.random() < 0.1 else one for one in unseen))


def may_forfeit(hand: Round) -> list[int]:
    return [seat for seat in hand.felt.seats if hand.felt.status[seat] in (Status.IN, Status.FOLDED, Status.ALL_IN)]


def deal_on(hand: Round, chance: Random, *, forfeits: float = 0.01) -> None:
    """Give the hand one more answer, with this share of forfeits."""
    willing = may_forfeit(hand)
    if willing and chance.random() < forfeits:
        hand.answer(Forfeit(chance.choice(willing)), BY)
    else:
        hand.answer(legal(hand, chance), BY)


def looks(hand: Round) -> tuple[object, ...]:
    """Return everything that the screen could show of a hand."""
    prompt, draft, _entries, *rest = snapshot(hand)
    return prompt, draft, *rest


def to_the_end(hand: Round, chance: Random, each: Callable[[Round], None] = lambda _hand: None) -> Settlement:
    for _ in range(LONGEST):
        if hand.prompt is None:
            assert hand.settlement is not None
            return hand.settlement
        each(hand)
        deal_on(hand, chance)
    raise AssertionError(f"this hand never ends: {hand.prompt}")


# ---------------------------------------------------------------------------------------------------- what must hold


@GAME
@given(SEEDS)
@settings(max_examples=60)
def test_no_chip_is_made_or_lost(game: str, seed: int) -> None:
    chance = Random(seed)
    hand = fresh(game, Journal(), opened(game))
    totals: set[int] = set()  # while players bet in turn, before any pot is pushed

    def count(now: Round) -> None:
        if now.felt.stacks and isinstance(now.prompt, Choices) and len(now.prompt.options) == 1:
            totals.add(sum(now.felt.stacks.values()) + sum(sum(bets.values()) for bets in now.felt.bets.values()))

    settlement = to_the_end(hand, chance, count)
    felt = hand.felt
    for seat in felt.seats:
        assert sum(felt.bets[seat].values()) == sum(one.bet for one in settlement.wagers if one.seat == seat)
    assert len(settlement.wagers) == len({(one.seat, one.wager) for one in settlement.wagers})
    assert settlement.house_net == sum(one.bet - one.returned for one in settlement.wagers)
    assert all(one.returned >= 0 and one.won >= 0 for one in settlement.wagers)
    if totals:
        assert {sum(felt.stacks.values()) + settlement.house_net} == totals


@GAME
@given(SEEDS)
@settings(max_examples=60)
def test_no_prompt_without_a_legal_answer_and_few_words(game: str, seed: int) -> None:
    def check(hand: Round) -> None:
        prompt = hand.prompt
        assert prompt is not None
        assert prompt.guide.step in {step.key for step in hand.game.steps}
        assert str(prompt.guide.do)
        for sentence in str(prompt.guide.do).split(". "):
            assert len(sentence.split()) <= 12, sentence
        for words in (prompt.guide.say, prompt.guide.rule, prompt.guide.then):
            assert "{" not in str(words)
        legal(hand, Random(seed))

    to_the_end(fresh(game, Journal(), opened(game)), Random(seed), check)


@GAME
@given(SEEDS)
@settings(max_examples=30)
def test_a_refused_answer_changes_nothing(game: str, seed: int) -> None:
    journal = Journal()

    def refuse(hand: Round) -> None:
        before, written = snapshot(hand), len(journal.events)
        assert hand.prompt is not None
        for answer in GARBAGE:
            try:
                hand._check(answer, BY)
            except Refused:
                with pytest.raises(Refused):
                    hand.answer(answer, BY)
        assert (before, written) == (snapshot(hand), len(journal.events))

    to_the_end(fresh(game, journal, opened(game)), Random(seed), refuse)


@GAME
@given(SEEDS)
@settings(max_examples=30)
def test_a_replayed_prefix_gives_the_same_prompt(game: str, seed: int) -> None:
    journal, seen = Journal(), []
    hand = fresh(game, journal, opened(game))
    to_the_end(hand, Random(seed), lambda now: seen.append(looks(now)))
    seen.append(looks(hand))
    for length in {0, len(journal.events), Random(seed).randint(0, len(journal.events))}:
        again = fresh(game, Journal(), opened(game))
        again.replay(journal.events[:length])
        assert seen[length] == looks(again)


@GAME
@given(SEEDS)
@settings(max_examples=30)
def test_undo_and_repeat_changes_nothing(game: str, seed: int) -> None:
    chance = Random(seed)
    hand = fresh(game, Journal(), opened(game))
    while True:
        before = looks(hand)
        deal_on(hand, chance)
        if hand.prompt is None:
            return
        if chance.random() > 0.25:
            continue
        after, last = looks(hand), hand.entries[-1].answer
        hand.undo(BY)
        assert before == looks(hand)
        hand.answer(last, BY)
        assert after == looks(hand)


@GAME
@given(SEEDS)
@settings(max_examples=15)
def test_the_next_hand_begins_with_what_the_last_one_left(game: str, seed: int) -> None:
    chance, carried = Random(seed), dict[str, Any]()
    for number in range(1, 5):
        opening = opened(game, carried, number)
        hand = fresh(game, Journal(), opening)
        settlement = to_the_end(hand, chance)
        carried = dict(hand.game.carry(hand.rules, opening, settlement))


@GAME
@given(SEEDS)
@settings(max_examples=30)
def test_a_hand_that_is_written_can_be_read_and_settles_alike(game: str, seed: int) -> None:
    """Also a hand with forfeits, at any moment, is written as a record that settles to the same result."""
    chance = Random(seed)
    opening = opened(game)
    hand = fresh(game, Journal(), opening)
    while hand.prompt is not None:
        deal_on(hand, chance, forfeits=0.05)
    assert hand.settlement is not None
    given_, result = hand.game.record.write(hand.rules, opening, hand.felt, hand.settlement)
    read, script = hand.game.record.read(given_, hand.rules)
    again = Round(hand.game, hand.rules, read, Journal().commit)
    while again.prompt is not None:
        again.answer(script.answer(again.prompt), BY)
    script.finish()
    assert again.settlement is not None
    assert result == again.game.record.write(again.rules, read, again.felt, again.settlement)[1]


def test_every_kind_of_prompt_is_met() -> None:
    """The hands above are worth something: between them they ask everything that a table can be asked."""
    met: set[type[Prompt] | None] = set()
    for game in GAMES:
        for seed in range(40):
            to_the_end(
                fresh(game, Journal(), opened(game)),
                Random(seed),
                lambda now: met.add(type(now.prompt) if now.prompt else None),
            )
    assert {Wagers, Choices, Cards, Dice} <= met
