"""A table of progress with one row, whose characters a spreadsheet may take for a separator or a formula."""

from collections.abc import Iterator


class OneRow:
    """A store with one row, as a merge from elsewhere may leave it."""

    def __init__(self, trainee: str, line: str) -> None:
        self._row = (trainee, 1, line, 10, 9, 1_500)

    def rows(self, *_: object) -> Iterator[tuple[str, int, str, int, int, int]]:
        yield self._row


SEPARATORS = (",", ";", "\t", " ", "|")
FORMULAS = (
    "=cmd|'/c calc'!A1", "+1", "-1+1", "@SUM(A1)", " =1", "\t=1", "\r=1", "＝1+1", "＠SUM(A1)", "x;=1+1;y", "x\t=1+1",
    "x =1+1 y", 'x;"=1+1"', "x,; @A1", "a|-1+1", "x；＝1", "= 1+1", "x;= 1+1",
)  # fmt: skip
