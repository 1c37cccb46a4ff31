"""Test invariants of every hand of every game, for any bets, cards, dice, and decisions.

A random hand is dealt from a seed: each prompt gets an answer that it offers, with refused answers, forfeits, and
disputes in between. The same hand is then replayed, undone, and repeated.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk.core.cards import DECK
from kiosk.core.dice import DICE
from kiosk.core.errors import Refused
from kiosk.games import GAMES
from kiosk.procedure import (
    HOUSE_RULING,
    Acknowledged,
    Answer,
    Cards,
    Choice,
    Choices,
    Chosen,
    Dealt,
    Dice,
    Done,
    Forfeit,
    Placed,
    Prompt,
    Rolled,
    Round,
    Settlement,
    Wagers,
)
from tests.chance import LONGEST, RoundJournal, deal_on, fresh, legal, looks, opened
from tests.rules.play import BY, snapshot
from tests.sizes import examples

GAME = pytest.mark.parametrize("game", list(GAMES))
SEEDS = st.integers(0, 2**32 - 1)

GARBAGE: tuple[Answer, ...] = (
    Placed({}), Placed({99: {"ante": 500}}), Placed({1: {"nothing": 500}}), Chosen({}), Chosen({99: Choice("fold")}),
    Chosen({1: Choice("dance")}), Chosen({1: Choice("fold", -1)}), Dealt(()), Dealt((None,) * 60),
    Dealt((DECK[0], DECK[0])), Rolled(()), Rolled((DICE[0],) * 60), Rolled((DICE[0]._replace(face=9),)), Forfeit(99),
    Done(), Acknowledged(),
)  # fmt: skip


def to_the_end(hand: Round, chance: Random, each: Callable[[Round], None] = lambda _hand: None) -> Settlement:
    for _ in range(LONGEST):
        if hand.prompt is None:
            assert hand.settlement is not None
            return hand.settlement
        each(hand)
        deal_on(hand, chance)
    raise AssertionError(f"this hand never ends: {hand.prompt}")


@GAME
@given(SEEDS)
@settings(max_examples=examples(60))
def test_no_chip_is_made_or_lost(game: str, seed: int) -> None:
    chance = Random(seed)
    hand = fresh(game, RoundJournal(), opened(game))
    totals: set[int] = set()  # While players bet in turn, before any pot is pushed.

    def count(now: Round) -> None:
        if now.felt.stacks and isinstance(now.prompt, Choices) and len(now.prompt.options) == 1:
            totals.add(sum(now.felt.stacks.values()) + sum(sum(bets.values()) for bets in now.felt.bets.values()))

    settlement = to_the_end(hand, chance, count)
    felt = hand.felt
    for seat in felt.seats:
        assert sum(felt.bets[seat].values()) == sum(wager.bet for wager in settlement.wagers if wager.seat == seat)
    assert len(settlement.wagers) == len({(wager.seat, wager.wager) for wager in settlement.wagers})
    assert settlement.house_net == sum(wager.bet - wager.returned for wager in settlement.wagers)
    assert all(wager.returned >= 0 and wager.won >= 0 for wager in settlement.wagers)
    if totals:
        assert {sum(felt.stacks.values()) + settlement.house_net} == totals


@GAME
@given(SEEDS)
@settings(max_examples=examples(60))
def test_no_prompt_without_a_legal_answer_its_clause_and_few_words(game: str, seed: int) -> None:
    book = GAMES[game].handbook

    def check(hand: Round) -> None:
        prompt = hand.prompt
        assert prompt is not None
        assert prompt.guide.step in {step.key for step in hand.game.steps} & book.steps.keys()
        assert prompt.guide.clause in (*book.clauses, HOUSE_RULING)
        assert str(prompt.guide.do)
        for sentence in str(prompt.guide.do).split(". "):
            assert len(sentence.split()) <= 12, sentence
        for words in (prompt.guide.say, prompt.guide.rule, prompt.guide.then):
            assert "{" not in str(words)
        legal(hand, Random(seed))

    to_the_end(fresh(game, RoundJournal(), opened(game)), Random(seed), check)


@GAME
@given(SEEDS)
@settings(max_examples=examples(30))
def test_a_refused_answer_changes_nothing(game: str, seed: int) -> None:
    journal = RoundJournal()

    def refuse(hand: Round) -> None:
        before, written = snapshot(hand), len(journal.events)
        assert hand.prompt is not None
        for answer in GARBAGE:
            try:
                hand.check(answer)
            except Refused:
                with pytest.raises(Refused):
                    hand.answer(answer, BY)
        assert (before, written) == (snapshot(hand), len(journal.events))

    to_the_end(fresh(game, journal, opened(game)), Random(seed), refuse)


@GAME
@given(SEEDS)
@settings(max_examples=examples(30))
def test_a_replayed_prefix_gives_the_same_prompt(game: str, seed: int) -> None:
    journal, seen = RoundJournal(), []
    hand = fresh(game, journal, opened(game))
    to_the_end(hand, Random(seed), lambda now: seen.append(looks(now)))
    seen.append(looks(hand))
    for length in {0, len(journal.events), Random(seed).randint(0, len(journal.events))}:
        again = fresh(game, RoundJournal(), opened(game))
        again.replay(journal.events[:length])
        assert seen[length] == looks(again)


@GAME
@given(SEEDS)
@settings(max_examples=examples(30))
def test_undo_and_repeat_changes_nothing(game: str, seed: int) -> None:
    chance = Random(seed)
    hand = fresh(game, RoundJournal(), opened(game))
    while True:
        before = looks(hand)
        deal_on(hand, chance)
        if hand.prompt is None:
            return
        if chance.random() > 0.25:
            continue
        after, last, book = looks(hand), hand.entries[-1].answer, hand.book
        moves = hand.entries[-1].moves
        hand.undo(BY)
        assert book is hand.book, "what has moved stays moved"
        if moves and isinstance(last, Done):
            assert getattr(hand.prompt, "items", ()) == ()
        elif not moves:
            assert before == looks(hand)
        hand.answer(last, BY)
        assert book.sums == hand.book.sums, "nothing moves a second time"
        assert after == looks(hand)


@GAME
@given(SEEDS)
@settings(max_examples=examples(15))
def test_the_next_hand_begins_with_the_state_after_the_last_one(game: str, seed: int) -> None:
    chance, carried = Random(seed), dict[str, Any]()
    for number in range(1, 5):
        opening = opened(game, carried, number)
        hand = fresh(game, RoundJournal(), opening)
        settlement = to_the_end(hand, chance)
        carried = dict(hand.game.carry(hand.rules, opening, settlement))


@GAME
@given(SEEDS)
@settings(max_examples=examples(30))
def test_a_hand_that_is_written_can_be_read_and_settles_alike(game: str, seed: int) -> None:
    """A hand with forfeits at any moment is also written as a record that settles to the same result."""
    chance = Random(seed)
    opening = opened(game)
    hand = fresh(game, RoundJournal(), opening)
    while hand.prompt is not None:
        deal_on(hand, chance, forfeits=0.05)
    assert hand.settlement is not None
    given_, result = hand.game.record.write(hand.rules, opening, hand.felt, hand.settlement)
    read, script = hand.game.record.read(given_, hand.rules)
    again = Round(hand.game, hand.rules, read, RoundJournal().commit)
    while again.prompt is not None:
        again.answer(script.answer(again.prompt), BY)
    script.finish()
    assert again.settlement is not None
    assert result == again.game.record.write(again.rules, read, again.felt, again.settlement)[1]


def test_every_kind_of_prompt_is_met() -> None:
    """The hands above together contain every kind of prompt."""
    met: set[type[Prompt] | None] = set()
    for game in GAMES:
        for seed in range(40):
            to_the_end(
                fresh(game, RoundJournal(), opened(game)),
                Random(seed),
                lambda now: met.add(type(now.prompt) if now.prompt else None),
            )
    assert {Wagers, Choices, Cards, Dice} <= met
