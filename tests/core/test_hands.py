"""The evaluator, compared with hands on which two public evaluators agree, and by counting every hand."""

import itertools
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from pathlib import Path
from typing import Any

import pytest

from kiosk.core.cards import DECK, RANKS, SUITS, Card, card
from kiosk.core.hands import Category, best

SHARED = Path(__file__).resolve().parents[3] / "shared" / "hands"
HANDS = {5: 2_598_960, 6: 20_358_520, 7: 133_784_560}


@cache
def _places() -> dict[tuple[int, ...], int]:
    """Return the position of each rank among all 7,462; 1 is the royal flush."""
    suited = [[f"{rank}s" for rank in five] for five in combinations(RANKS, 5)]
    mixed = [
        [f"{rank}{SUITS[at % 4]}" for at, rank in enumerate(five)]
        for five in combinations_with_replacement(RANKS, 5)
        if len(set(five)) > 1
    ]
    ranks = {best([card(word) for word in five]).rank for five in suited + mixed}
    return {rank: nth for nth, rank in enumerate(sorted(ranks, reverse=True), 1)}


def _strength(rank: tuple[int, ...]) -> int:
    return _places()[rank]


def _shared(name: str) -> str:
    path = SHARED / name
    if not path.exists():
        pytest.skip(f"{path} is not there")
    return path.read_text(encoding="utf-8")


def _hand(text: str) -> list[Card]:
    return [card(text[at : at + 2]) for at in range(0, len(text), 2)]


@pytest.mark.parametrize(
    ("text", "place", "category"),
    [
        ("AhKhQhJhTh2c3d", 1, Category.ROYAL_FLUSH),
        ("5h4h3h2hAhKcKd", 10, Category.STRAIGHT_FLUSH),
        ("AcAdAhAs2c2d3h", 21, Category.FOUR_OF_A_KIND),
        ("2c2d2h2s3c", 166, Category.FOUR_OF_A_KIND),
        ("AcAdAhKsKc", 167, Category.FULL_HOUSE),
        ("7c5c4c3c2c", 1599, Category.FLUSH),
        ("AcKdQhJsTc", 1600, Category.STRAIGHT),
        ("5c4d3h2sAc", 1609, Category.STRAIGHT),
        ("7c5d4h3s2c", 7462, Category.HIGH_CARD),
    ],
)
def test_place_of_a_hand(text: str, place: int, category: Category) -> None:
    made = best(_hand(text))
    assert (place, category) == (_strength(made.rank), made.category)


def test_hands_that_two_evaluators_agree_on() -> None:
    for line in _shared("eval.jsonl").splitlines():
        record: dict[str, Any] = json.loads(line)
        assert record["rank"] == _strength(best(_hand(record["cards"])).rank), record


def test_the_best_hand_is_the_best_of_all_fives() -> None:
    """Seven cards are as good as their best five cards, and these five are picked."""
    for nth in range(300):
        seven = [DECK[(nth * 7 + at * (nth % 11 + 2) * 5 + at) % 52] for at in range(7)]
        if len(set(seven)) == 7:
            made = best(seven)
            assert max(best(five).rank for five in itertools.combinations(seven, 5)) == made.rank
            assert best(made.cards).rank == made.rank


@pytest.mark.parametrize("size", [5, 6, 7])
def test_every_hand_is_counted(size: int) -> None:
    """The numbers of all hands of a size, by their ranks and suits, give each category its known count."""
    counts: Counter[Category] = Counter()
    for cards, hands in _kinds_of_hand(size):
        counts[best(cards).category] += hands
    assert HANDS[size] == counts.total() == comb(52, size)
    expected = json.loads(_shared("eval-counts.json"))[str(size)]
    names = {category: category.key.replace("_", " ") for category in Category} | {Category.PAIR: "one pair"}
    assert {names[category]: count for category, count in counts.items()} | {"total": HANDS[size]} == expected


def _kinds_of_hand(size: int) -> Iterator[tuple[list[Card], int]]:
    """Yield one hand of each kind, and the number of hands of that kind. Hands of a kind hold the same ranks equally
    often and, if five or more are of a suit, the same ranks of it. Each hand is of exactly one kind, so the numbers add
    up to all hands.
    """
    for counts in _multisets(size):
        held = [rank for rank, count in enumerate(counts) if count]
        left = prod(comb(4, counts[rank]) for rank in held)
        for many in range(5, min(size, len(held)) + 1):
            for suited in itertools.combinations(held, many):
                others = [(rank, counts[rank] - (rank in suited)) for rank in held]
                ways = 4 * prod(comb(3, count) for _, count in others)
                if ways:
                    left -= ways
                    yield [DECK[4 * rank] for rank in suited] + _of_other_suits(others), ways
        if left:
            yield _without_flush(counts, held), left


def _multisets(size: int) -> Iterator[tuple[int, ...]]:
    """Yield how often each of the thirteen ranks is held, for each way to hold `size` cards."""
    for ranks in itertools.combinations_with_replacement(range(13), size):
        counts = Counter(ranks)
        if max(counts.values()) <= 4:
            yield tuple(counts[rank] for rank in range(13))


def _of_other_suits(others: Sequence[tuple[int, int]]) -> list[Card]:
    return [DECK[4 * rank + 1 + nth] for rank, count in others for nth in range(count)]


def _without_flush(counts: Sequence[int], held: Sequence[int]) -> list[Card]:
    """Return a hand of these ranks in which no suit occurs five times: suits are taken in turn."""
    suits = itertools.cycle(range(4))
    cards = [DECK[4 * rank + suit] for rank in held for suit in itertools.islice(suits, counts[rank])]
    assert max(Counter(card.suit for card in cards).values()) < 5
    return cards
