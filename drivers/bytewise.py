"""Helpers of parsers that handle one byte at a time: the partial message, and noise."""

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

NOISE_RUN: Final = 64  # Report noise at its first byte, and again after this many bytes.
M = TypeVar("M")


class ByteParser(ABC, Generic[M]):
    """Feed it bytes as they come, in any pieces. Its subclass limits the partial message."""

    def __init__(self) -> None:
        self._held = bytearray()
        self._noise = 0

    @property
    def pending(self) -> int:
        """Return the number of bytes of an unfinished message."""
        return len(self._held)

    def feed(self, data: bytes) -> list[M]:
        """Return the messages that these bytes complete, in order."""
        out: list[M] = []
        for byte in data:
            self._take(byte, out)
        return out

    def flush(self) -> list[M]:
        """Give up an unfinished message, and return it as one that was cut short."""
        out: list[M] = []
        self._cut_short(out)
        return out

    def forget(self) -> None:
        """Silently drop an unfinished message."""
        self._held.clear()
        self._noise = 0

    def _is_news(self) -> bool:
        """Count one byte of noise, and return whether to report it."""
        self._noise += 1
        return self._noise % NOISE_RUN == 1

    def _whole(self) -> bytes:
        """Return the partial message, and clear it."""
        whole = bytes(self._held)
        self._held.clear()
        return whole

    @abstractmethod
    def _take(self, byte: int, out: list[M]) -> None:
        """Take one byte, and add completed messages."""

    @abstractmethod
    def _cut_short(self, out: list[M]) -> None:
        """Give up the partial message, if there is any."""
