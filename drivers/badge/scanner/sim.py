"""Encode the lines of an emulated scanner. It shares no code with the driver."""


class ScannerVoice:
    """Encode the codes held before a scanner. `ending` is this unit's line end."""

    def __init__(self, *, ending: bytes = b"\r\n") -> None:
        self._ending = ending

    def badge(self, badge: str) -> bytes:
        """Return the line of a badge. Raise ValueError for a text that a barcode cannot hold."""
        if not badge.isascii() or not badge.isprintable():
            raise ValueError(f"{badge!r} is not the text of a badge")
        return badge.encode("ascii") + self._ending

    def bad(self, badge: str) -> bytes:
        """Return the line of a badge with one damaged character."""
        return b"\xf0" + self.badge(badge)[1:]
