"""A table of progress with one row, and what a spreadsheet may take for a separator."""

from __future__ import annotations

from collections.abc import Iterator


class OneRow:
    """A store with one row, as one that was merged from elsewhere may have it."""

    def __init__(self, trainee: str, line: str) -> None:
        self._row = (trainee, 1, line, 10, 9, 1_500)

    def rows(self, *_: object) -> Iterator[tuple[str, int, str, int, int, int]]:
        yield self._row


SEPARATORS = (",", ";", "\t", " ", "|")
