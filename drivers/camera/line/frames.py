"""Frames from one process to another through shared memory: no copy through a pipe, no lock that a crash could keep.

The memory has no name and belongs to the holders of its descriptor, so a process that dies leaves nothing behind. The
writer cycles through three places. The number of a place is odd while the frame is being written and even once it is
whole. A reader takes the newest whole frame, and takes it again if its number has changed meanwhile. The kiosk reads
frames without NumPy or OpenCV, which only the camera's process has.
"""

from __future__ import annotations

import mmap
import os
import struct
from typing import TYPE_CHECKING, Final, NamedTuple

from kiosk.core.devices import Picture

if TYPE_CHECKING:
    from drivers.camera.picture.look import Image

PLACES: Final = 3
_HEAD: Final = struct.Struct("=QIIddd")  # Number, width, height, and the view.
_NEWEST: Final = struct.Struct("=Q")
_TRIES: Final = 8


class Viewpoint(NamedTuple):
    """The place of a picture on the table, as `Picture` has it. By default it is the camera's own picture."""

    x_mm: float = 0.0
    y_mm: float = 0.0
    mm_per_px: float = 0.0


WHOLE: Final = Viewpoint()


class SharedFrames:
    """The shared memory. One process makes it and hands `fd` to the other."""

    def __init__(self, most_bytes: int, fd: int | None = None) -> None:
        """Create shared memory for frames of at most this many bytes, or open another process's."""
        self._place_bytes = _HEAD.size + most_bytes
        whole = _NEWEST.size + PLACES * self._place_bytes
        if fd is None:
            fd = os.memfd_create("camera-frames")
            os.ftruncate(fd, whole)
        self.fd = fd
        self.memory = mmap.mmap(fd, whole)
        self.most_bytes = most_bytes

    def write(self, seq: int, frame: Image, view: Viewpoint = WHOLE) -> None:
        """Write a frame as number `seq`, which grows from 1."""
        height, width = frame.shape[:2]
        assert frame.nbytes <= self.most_bytes, "the frame is larger than was agreed"
        start = self.start(seq)
        _HEAD.pack_into(self.memory, start, 2 * seq - 1, width, height, *view)
        body = start + _HEAD.size
        self.memory[body : body + frame.nbytes] = frame.tobytes()
        _HEAD.pack_into(self.memory, start, 2 * seq, width, height, *view)
        _NEWEST.pack_into(self.memory, 0, seq)

    def newest(self) -> Picture | None:
        """Return the newest frame, or None if there is none yet."""
        for _ in range(_TRIES):
            (seq,) = _NEWEST.unpack_from(self.memory, 0)
            if seq == 0:
                return None
            start = self.start(seq)
            number, width, height, *view = _HEAD.unpack_from(self.memory, start)
            count = width * height * 3
            if number != 2 * seq or count > self.most_bytes:
                continue
            body = start + _HEAD.size
            pixels = self.memory[body : body + count]
            if _HEAD.unpack_from(self.memory, start)[0] == number:
                return Picture(seq, width, height, pixels, *view)
        return None

    def close(self) -> None:
        """Release the memory."""
        self.memory.close()
        os.close(self.fd)

    def start(self, seq: int) -> int:
        return _NEWEST.size + seq % PLACES * self._place_bytes
