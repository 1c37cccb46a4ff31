"""Find since when the newest events of a table are on no other machine.

A house has a folder at the floor, a server, or both. Each reports up to which event it has the journal. A place that
lacks an event for longer than `LATE_NS` is named, with the time of the first check that found that.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kiosk.core.clock import Clock
from kiosk.core.dates import moment_words
from kiosk.core.text import Sentence, Text, text
from kiosk.core.value import value

LATE_NS: Final = 2_000_000_000

FLOOR_FOLDER: Final = text("The floor’s folder has had no copy since {at}: keep dealing, and call a technician.")
FLOOR_SERVER_COPY: Final = text("The floor server has had no copy since {at}: keep dealing, and call a technician.")


@value
class _Lacking:
    """The newest event that a place lacked at a look, and when that was."""

    seq: int
    at_ms: int
    mono_ns: int


@dataclass(slots=True)
class _CopyPlace:
    """A place outside this kiosk: its sentence, its progress, and the events that it lacks."""

    said: Text
    reached: Callable[[], int]
    lacking: _Lacking | None = None


class CopyWatch:
    """The places outside this kiosk that have copies of its journal. Look about once a second."""

    def __init__(self, newest: Callable[[], int], clock: Clock) -> None:
        """`newest` returns the seq of the newest event of the journal."""
        self._newest = newest
        self._clock = clock
        self._places: list[_CopyPlace] = []

    def add(self, said: Text, reached: Callable[[], int]) -> None:
        """Watch a place: its sentence, and a function that returns the seq of the newest event there."""
        self._places.append(_CopyPlace(said, reached))

    def look(self) -> None:
        """Check up to which event each place has the journal."""
        newest, at_ms, mono_ns = self._newest(), self._clock.now_ms(), self._clock.mono_ns()
        for place in self._places:
            has = place.reached()
            if has >= newest:
                place.lacking = None
            elif place.lacking is None or has >= place.lacking.seq:
                place.lacking = _Lacking(newest, at_ms, mono_ns)

    @property
    def note(self) -> str:
        """Return since when a place has had no copy, "" where each has all of it, or is not late."""
        now_ms, now_ns = self._clock.now_ms(), self._clock.mono_ns()
        for place in self._places:
            if place.lacking is not None and now_ns - place.lacking.mono_ns > LATE_NS:
                return Sentence(place.said.fill(at=_time(place.lacking.at_ms, now_ms)))
        return ""


def _time(at_ms: int, now_ms: int) -> Text | str:
    """Return the local time, with the day where that is not today."""
    at, now = time.localtime(at_ms / 1000), time.localtime(now_ms / 1000)
    return time.strftime("%H:%M", at) if at[:3] == now[:3] else moment_words(at_ms)
