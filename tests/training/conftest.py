"""Close each school that a test of training has opened: Python 3.13 warns of a database that nobody closes."""

from collections.abc import Iterator

import pytest

from tests.training.examined import OPENED


@pytest.fixture(autouse=True)
def schools_are_closed() -> Iterator[None]:
    yield
    while OPENED:
        OPENED.pop().close()
