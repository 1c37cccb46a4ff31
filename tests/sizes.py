"""The size of a test: `make test` runs a part of some tests, and `make faults` runs the whole, with FAULTS=1.

`benchmarks.faults` runs each file that imports this module, so that each test also runs completely.
"""

import os
from collections.abc import Iterable
from math import prod
from typing import Final, TypeVar

import pytest

T = TypeVar("T")

IS_WHOLE: Final = "FAULTS" in os.environ
PART: Final = 4  # `make test` tries one of this many examples
LEAST: Final = 8
ONE_CASE: Final = ("app", "reports", "table", "training", "ui")
"""The folders of which `make test` tries the first case of each test: their cases deal hands, or make windows."""


def sized(part: T, *, whole: T) -> T:
    """Return the size of a test: a part of it in `make test`, the whole of it in `make faults`."""
    return whole if IS_WHOLE else part


def examples(whole: int) -> int:
    """Return the number of examples that Hypothesis tries, from the complete number."""
    return sized(max(LEAST, whole // PART), whole=whole)


def some(cases: Iterable[T], each: int) -> list[T]:
    """Return the cases of a test: in a part only every `each`th, from the first on."""
    whole = [*cases]
    return sized(whole[::each], whole=whole)


only_whole: Final = pytest.mark.only_whole
"""A test, or a case of one, that only `make faults` runs. `tests/conftest.py` leaves it out elsewhere."""


def at_sizes(*sizes: tuple[int, int]) -> list[tuple[int, int]]:
    """Return the screen sizes to check, in pixels: in a part only the smallest, where room is scarce."""
    return sized([min(sizes, key=prod)], whole=[*sizes])
