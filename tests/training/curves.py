"""The chance to pass an examination with a share of the stages right: worked out, not tried.

The paper's own shape is all that goes in: how many stages each line has, and how many moves there are.
"""

from collections.abc import Mapping
from math import comb


def passes(skill: float, lines: Mapping[str, int], moves: int, *, allowed: tuple[int, int], guessed: str = "",
           by_luck: float = 0.25) -> float:  # fmt: skip
    """Return the chance of passing. `lines` is how many stages each line has, `allowed` how many may be wrong in either
    part; of each line two of three stages are right. One line may be `guessed`, and is right `by_luck`."""
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
