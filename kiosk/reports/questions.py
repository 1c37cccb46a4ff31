"""The questions of a shift manager, each with the figure that answers it."""

from collections.abc import Callable
from typing import Final, NamedTuple

from kiosk.core.text import Text, text
from kiosk.reports.report import ALL, GroupBy, HouseReport, ReportFigure


class ShiftQuestion(NamedTuple):
    """A question: `by` is its grouping, and `figure` the beginning of the key of the figure that answers it.

    `is_lowest`: the lowest value is the answer, not the highest.
    """

    key: str
    words: Text
    by: GroupBy
    figure: str
    is_lowest: bool = False


QUESTIONS: Final[tuple[ShiftQuestion, ...]] = (
    ShiftQuestion("slow-dealer", text("Which dealer is slow?"), GroupBy.DEALER, "hands_per_hour", is_lowest=True),
    ShiftQuestion(
        "short", text("Which table loses more than its hands explain?"), GroupBy.TABLE, "short", is_lowest=True
    ),
    ShiftQuestion("off", text("Which day does not add up?"), GroupBy.DAY, "off"),
    ShiftQuestion("bonus-take-up", text("Which wager do few players make?"), GroupBy.GAME, "take_up:", is_lowest=True),
    ShiftQuestion("hold", text("Which table holds less than it should?"), GroupBy.TABLE, "hold", is_lowest=True),
    ShiftQuestion("line", text("Which line of a pay table costs the most?"), GroupBy.GAME, "paid:"),
    ShiftQuestion("corrections", text("Which dealer makes corrections?"), GroupBy.DEALER, "corrections"),
    ShiftQuestion("mispays", text("At which table are payouts wrong?"), GroupBy.TABLE, "mispays"),
    ShiftQuestion("disputes", text("At which table do players disagree?"), GroupBy.TABLE, "disputes"),
    ShiftQuestion("overrides", text("Who overrides the kiosk?"), GroupBy.TABLE, "override:"),
    ShiftQuestion("devices", text("Which device fails?"), GroupBy.TABLE, "device:"),
    ShiftQuestion("response", text("At which table is the floor slow to come?"), GroupBy.TABLE, "response"),
)


class AnswerLine(NamedTuple):
    """A line of an answer: the subject, and the figure."""

    of: str
    figure: ReportFigure


def question(key: str) -> ShiftQuestion | None:
    """Return a question by its key, None if there is none."""
    return next((asked for asked in QUESTIONS if asked.key == key), None)


def answers(report: HouseReport, asked: ShiftQuestion) -> tuple[AnswerLine, ...]:
    """Return the lines of a report that answer a question, the answer first. The report has the question's grouping."""
    found = [
        AnswerLine(row.of, figure)
        for row in report.rows
        if row.of != ALL
        for figure in row.figures
        if (figure.key.startswith(asked.figure) if asked.figure.endswith(":") else figure.key == asked.figure)
    ]
    return tuple(sorted(found, key=_order(asked)))


def _order(asked: ShiftQuestion) -> Callable[[AnswerLine], tuple[float, str, str]]:
    sign = 1 if asked.is_lowest else -1
    if asked.key == "off":
        return lambda line: (-abs(line.figure.value), line.of, line.figure.key)
    return lambda line: (sign * line.figure.value, line.of, line.figure.key)
