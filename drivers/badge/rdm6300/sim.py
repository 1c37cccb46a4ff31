"""Encode the messages of an emulated RDM6300, from the published frame. It shares no code with the driver."""


class RdmVoice:
    """Encode a fob in a reader's field, as the reader repeats it."""

    def badge(self, badge: str) -> bytes:
        """Return the frame of a fob by its printed number. Raise ValueError for a number that no fob has."""
        number = int(badge)
        if not 0 <= number < 2**32:
            raise ValueError(f"{badge} is on no fob; write a number below {2**32}")
        body = b"\x01" + number.to_bytes(4)
        check = body[0] ^ body[1] ^ body[2] ^ body[3] ^ body[4]
        return b"\x02" + body.hex().upper().encode("ascii") + f"{check:02X}".encode("ascii") + b"\x03"

    def bad(self, badge: str) -> bytes:
        """Return the frame of a fob with one damaged digit."""
        frame = bytearray(self.badge(badge))
        frame[4] = ord("0") if frame[4] != ord("0") else ord("1")
        return bytes(frame)
