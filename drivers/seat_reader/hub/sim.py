"""Encode the messages of an emulated seat hub, from the format of its lines. It shares no code with the driver."""

import json
from collections.abc import Mapping, Sequence


class HubVoice:
    """Send the cards at the seats, as the hub does: unasked, on each change."""

    def started(self) -> bytes:
        return b'{"hub":"started"}\r\n'

    def alive(self) -> bytes:
        return b'{"hub":"alive"}\r\n'

    def seat(self, seat: int, tags: Sequence[str]) -> bytes:
        return json.dumps({"seat": seat, "tags": list(tags)}, separators=(",", ":")).encode("ascii") + b"\r\n"

    def broken(self, seat: int) -> bytes:
        return json.dumps({"seat": seat, "error": "antenna"}).encode("ascii") + b"\r\n"

    def answer(self, data: bytes, tags_by_seat: Mapping[int, Sequence[str]]) -> bytes:
        return b""
