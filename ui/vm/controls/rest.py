"""A double tap is one touch: for a moment after a screen has asked something else, nothing is an answer to it."""

from __future__ import annotations

import time
from typing import Final

DOUBLE_TAP_S: Final = 0.3


class Rest:
    """The moment after a question has changed; `seconds` is how long it lasts."""

    def __init__(self, seconds: float = DOUBLE_TAP_S) -> None:
        self.seconds = seconds
        self._until = 0.0

    def begin(self) -> None:
        """Note that another question is asked from now on."""
        self._until = time.monotonic() + self.seconds

    @property
    def lasts(self) -> bool:
        """Say whether a touch may be the second of a double tap."""
        return time.monotonic() < self._until
