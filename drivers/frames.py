"""The last bytes that went over a link, for a technician. They are noted on the link's thread, and read on any."""

from __future__ import annotations

import threading
from collections import deque
from dataclasses import replace
from typing import Final

from kiosk.core.clock import Clock
from kiosk.core.devices import Frame, Way

MOST: Final = 64
MOST_BYTES: Final = 64  # of each; a device that babbles must not fill the memory
MOST_LETTERS: Final = 200  # of what it meant


class Frames:
    """The newest `MOST` frames of a link."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._frames: deque[Frame] = deque(maxlen=MOST)
        self._lock = threading.Lock()

    def note(self, way: Way, data: bytes, mono_ns: int) -> None:
        """Note bytes as they came or went."""
        frame = Frame(self._clock.now_ms(), mono_ns, way, data[:MOST_BYTES], len(data))
        with self._lock:
            self._frames.append(frame)

    def explain(self, meaning: str) -> None:
        """Say what the newest frame meant."""
        with self._lock:
            if self._frames:
                self._frames[-1] = replace(self._frames[-1], meaning=meaning[:MOST_LETTERS])

    def last(self) -> tuple[Frame, ...]:
        """Return the frames, oldest first."""
        with self._lock:
            return tuple(self._frames)
