"""A store of one row, and what may separate the cells of a spreadsheet."""

from __future__ import annotations

from collections.abc import Iterator

SEPARATORS = (",", ";", "\t", " ", "|")


class OneRow:
    """A store with one row, as one that was merged from elsewhere may have it."""

    def __init__(self, trainee: str, line: str) -> None:
        self._row = (trainee, 1, line, 10, 9, 1_500)

    def rows(self, *_: object) -> Iterator[tuple[str, int, str, int, int, int]]:
        yield self._row
