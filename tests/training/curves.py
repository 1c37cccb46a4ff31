"""Compute the chance of passing an examination with a share of the stages right.

The inputs are the number of stages of each line and the number of moves.
"""

from collections.abc import Mapping
from math import comb


def passes(skill: float, lines: Mapping[str, int], moves: int, *, allowed: tuple[int, int], guessed: str = "",
           by_luck: float = 0.25) -> float:  # fmt: skip
    """Return the chance of passing. `lines` are the stages of each line, and `allowed` is the number of errors in
    either part; two of three stages of each line are right. One line may be `guessed`, and is right `by_luck`.
    """
    wrong = [1.0]
    for line, stages in lines.items():
        right = by_luck if line == guessed else skill
        most = stages - -(-2 * stages // 3)
        of_line = [comb(stages, nth) * (1 - right) ** nth * right ** (stages - nth) for nth in range(most + 1)]
        summed = [0.0] * min(len(wrong) + most, allowed[0] + 1)
        for have, chance in enumerate(wrong):
            for nth, more in enumerate(of_line):
                if have + nth < len(summed):
                    summed[have + nth] += chance * more
        wrong = summed
    in_hands = sum(comb(moves, nth) * (1 - skill) ** nth * skill ** (moves - nth) for nth in range(allowed[1] + 1))
    return sum(wrong) * in_hands
