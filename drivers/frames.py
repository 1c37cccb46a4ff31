"""The last messages that went over a link, for a technician. They are recorded on the link's thread, and read on any.

Pieces of one message are joined. A repeated message, such as a held badge or a poll, is one frame with a count: it
never pushes the others out.
"""

import threading
from collections import deque
from dataclasses import replace
from typing import Final

from kiosk.core.clock import Clock
from kiosk.core.devices import Frame, Way

MOST: Final = 64
MAX_BYTES: Final = 64  # Bytes kept per frame; noise must not fill the memory.
MAX_LETTERS: Final = 200  # Letters kept of a frame's meaning.
NEAR: Final = 16  # A message that equals one of this many newest messages is a repeat.
PART: Final = "part of a message"
JOIN_NS: Final = 1_000_000_000  # After this pause, the next bytes begin a new message.


class Frames:
    """The newest `MOST` frames of a link."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._frames: deque[Frame] = deque(maxlen=MOST)
        self._lock = threading.Lock()

    def note(self, way: Way, data: bytes, mono_ns: int) -> None:
        """Note bytes as they came or went."""
        with self._lock:
            part = self._frames[-1] if self._frames else None
            size = len(data)
            is_half = part is not None and part.way is way is Way.IN and part.meaning == PART
            if part is not None and is_half and mono_ns - part.mono_ns < JOIN_NS:
                self._frames.pop()
                data, size = part.data + data, part.size + size
            else:
                self._count_again()
            self._frames.append(Frame(self._clock.now_ms(), mono_ns, way, data[:MAX_BYTES], size))

    def explain(self, meaning: str, *, is_known: bool = False) -> None:
        """Set the meaning of the newest frame, and whether all of it is a known message of this device."""
        with self._lock:
            if self._frames:
                self._frames[-1] = replace(self._frames[-1], meaning=meaning[:MAX_LETTERS], is_known=is_known)

    def last(self) -> tuple[Frame, ...]:
        """Return the frames, oldest first."""
        with self._lock:
            self._count_again()
            return tuple(self._frames)

    def _count_again(self) -> None:
        """Add the newest frame to the count of an equal recent one, if there is one."""
        if not self._frames or self._frames[-1].meaning == PART:
            return
        newest = self._frames.pop()
        for nth in range(len(self._frames) - 1, max(-1, len(self._frames) - 1 - NEAR), -1):
            frame = self._frames[nth]
            if (frame.way, frame.data, frame.size, frame.meaning) == (
                newest.way, newest.data, newest.size, newest.meaning,
            ):  # fmt: skip
                del self._frames[nth]
                newest = replace(newest, count=newest.count + frame.count)
                break
        self._frames.append(newest)
