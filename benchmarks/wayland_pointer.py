"""Control a pointer on the displays of a Wayland compositor, with `wayland` and `wlr-virtual-pointer-unstable-v1`.

It stays plugged in as long as it is open: a compositor announces a pointer to its clients when it appears.
"""

import socket
import struct
import time
from pathlib import Path
from types import TracebackType
from typing import Final, Self

_DISPLAY: Final = 1
_MANAGES: Final = b"zwlr_virtual_pointer_manager_v1"
_LEFT: Final = 0x110  # BTN_LEFT


class WaylandPointer:
    """A pointer over one display of `size`."""

    def __init__(self, path: Path, size: tuple[int, int]) -> None:
        """Plug the pointer in at the compositor whose socket is at `path`. Raise LookupError if it accepts none."""
        self._size = size
        self._last = _DISPLAY
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(str(path))
        self._registry = self._new()
        self._send(_DISPLAY, 1, struct.pack("=I", self._registry))  # get_registry
        name = self._round_trip().get(_MANAGES)
        if name is None:
            raise LookupError("the compositor takes no virtual pointer")
        manager = self._new()
        words = struct.pack("=II", name, len(_MANAGES) + 1) + _MANAGES + b"\0" * (4 - len(_MANAGES) % 4)
        self._send(self._registry, 0, words + struct.pack("=II", 1, manager))  # bind
        self._pointer = self._new()
        self._send(manager, 0, struct.pack("=II", 0, self._pointer))  # create_virtual_pointer, for the first seat
        self._round_trip()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._socket.close()

    def click(self, x: int, y: int) -> None:
        """Press and release the first button at a point of the display."""
        self._send(self._pointer, 1, struct.pack("=IIIII", _now_ms(), x, y, *self._size))  # motion_absolute
        self._send(self._pointer, 4, b"")  # frame
        for pressed in (1, 0):
            self._send(self._pointer, 2, struct.pack("=III", _now_ms(), _LEFT, pressed))  # button
            self._send(self._pointer, 4, b"")
        self._round_trip()

    def _new(self) -> int:
        """Return the number of the next object: the protocol requires numbers without gaps."""
        self._last += 1
        return self._last

    def _send(self, to: int, opcode: int, body: bytes) -> None:
        self._socket.sendall(struct.pack("=II", to, (8 + len(body)) << 16 | opcode) + body)

    def _round_trip(self) -> dict[bytes, int]:
        """Wait until the compositor has processed all requests. Return the numbers of its globals."""
        number = self._new()
        self._send(_DISPLAY, 0, struct.pack("=I", number))  # sync
        found: dict[bytes, int] = {}
        while True:
            sender, word = struct.unpack("=II", self._take(8))
            body = self._take((word >> 16) - 8)
            if sender == number:
                return found
            if sender == _DISPLAY and word & 0xFFFF == 0:  # error
                raise ConnectionError(f"the compositor refuses: {body[12:].decode(errors='replace')}")
            if sender == self._registry:
                name, length = struct.unpack_from("=II", body)
                found[body[8 : 8 + length - 1]] = name

    def _take(self, size: int) -> bytes:
        taken = b""
        while len(taken) < size:
            part = self._socket.recv(size - len(taken))
            if not part:
                raise ConnectionError("the compositor has gone")
            taken += part
        return taken


def _now_ms() -> int:
    return int(time.monotonic() * 1000) & 0xFFFFFFFF
