"""Measure the evaluator: seven-card hands per second, and every possible five-card hand.

`python -m benchmarks.evaluator 7` evaluates all 133,784,560 seven-card hands in some minutes.
"""

import itertools
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence

from kiosk.core.cards import DECK, Card
from kiosk.core.hands import Category, best
from tools.report import report

_ROYAL = {5: 4, 6: 188, 7: 4324}


def main() -> None:
    _random_hands()
    _all_hands(int(sys.argv[1]) if len(sys.argv) > 1 else 5)


def _random_hands() -> None:
    dice = random.Random(7)
    hands: list[Sequence[Card]] = [dice.sample(DECK, 7) for _ in range(100_000)]
    for hand in hands:
        best(hand)
    began = time.perf_counter()
    for hand in hands:
        best(hand)
    report("evaluator_seven_cards", len(hands) / (time.perf_counter() - began), "hands/s")


def _all_hands(size: int) -> None:
    counts: Counter[int] = Counter()
    began = time.perf_counter()
    for cards in itertools.combinations(DECK, size):
        counts[best(cards).rank[0]] += 1
    elapsed_s = time.perf_counter() - began
    assert _ROYAL[size] == counts[Category.ROYAL_FLUSH], "every royal flush is there"
    categories = {Category(category).key: count for category, count in sorted(counts.items(), reverse=True)}
    report(f"evaluator_all_{size}_card_hands", elapsed_s, "s", hands=counts.total(), **categories)


if __name__ == "__main__":
    main()
