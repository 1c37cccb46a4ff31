"""The view model of a report: a person's progress, line by line and week by week, and beside the others."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QObject, QPointF

from kiosk.core.dates import DAY_OF_YEAR, day_at, day_words
from kiosk.core.value import value
from kiosk.training import WEEKS, CertificateState, DealingCertificate, LineRow, Progress, Week
from ui.vm.controls.view import View, in_qml
from ui.vm.controls.words import say
from ui.vm.training import words
from ui.vm.training.words import own

GOOD = 0.9
HOUR_MS = 3_600_000
A_STREAK = 3  # Fewer right answers in a row are not shown.


@value
class Figure:
    """A figure: its label, its value, and its note; `good` colors it."""

    label: str
    value: str
    note: str
    good: bool


@value
class Bar:
    """A line: `share` 0 to 1, -1 where it was never asked. `heat` are its weeks, as shares alike."""

    label: str
    share: float
    percent: str
    seconds: str
    good: bool
    heat: tuple[float, ...]


@value
class WeekPoint:
    """A week of the chart: its time, and its share of right answers, both 0 to 1; the share is -1 without answers."""

    at: float
    share: float
    label: str


def cards(progress: Progress) -> tuple[Figure, ...]:
    """Return the three figures on top: right payouts, time, order of the procedure."""
    change = ""
    if progress.change is not None:
        sign = "+" if progress.change >= 0 else "−"
        change = say(words.SINCE_BEFORE.fill(change=f"{sign}{abs(progress.change) * 100:.1f}"))
    seconds = None if progress.median_ms is None else progress.median_ms / 1000
    return (
        Figure(say(words.CORRECT), percent(progress.accuracy), change, (progress.change or 0) >= 0),
        Figure(
            say(words.MEDIAN),
            say(words.NOTHING) if seconds is None else say(words.SECONDS.fill(seconds=f"{seconds:.1f}")),
            say(words.TARGET.fill(seconds=f"{progress.target_ms / 1000:.1f}")),
            seconds is None or seconds * 1000 <= progress.target_ms,
        ),
        Figure(
            say(words.ORDER),
            percent(progress.procedure),
            say(words.LAST_MOVES.fill(n=progress.moves)),
            progress.procedure is None or progress.procedure >= GOOD,
        ),
    )


def bars(progress: Progress, rows: Sequence[LineRow]) -> tuple[Bar, ...]:
    """Return the lines, the weakest first; those never asked come last."""
    ordered = sorted(rows, key=lambda row: (row.tally.accuracy is None, row.tally.accuracy or 0.0, row.line.id))
    return tuple(_bar(progress.weeks, row) for row in ordered)


def _bar(weeks: Sequence[Week], row: LineRow) -> Bar:
    share = row.tally.accuracy
    heat = tuple(_share(week.lines[row.line.id].accuracy) if row.line.id in week.lines else -1.0 for week in weeks)
    name = say(words.KINDS[row.line.key]) if row.line.key in words.KINDS else own(row.line.title or row.line.name)
    return Bar(
        name, _share(share), percent(share),
        say(words.SECONDS.fill(seconds=f"{row.tally.mean_ms / 1000:.1f}")) if row.tally.asked else "",
        share is None or share >= GOOD, heat,
    )  # fmt: skip


def points(progress: Progress) -> tuple[WeekPoint, ...]:
    """Return the weeks of the chart."""
    last = max(1, len(progress.weeks) - 1)
    return tuple(
        WeekPoint(nth / last, _share(week.tally.accuracy), say(day_words(_local(week.at_ms).date(), DAY_OF_YEAR)))
        for nth, week in enumerate(progress.weeks)
    )


def percent(share: float | None) -> str:
    return say(words.NOTHING) if share is None else f"{share * 100:.1f}%"


def hours(trained_ms: int, wanted: int) -> str:
    """Return the training hours, and the hours that the house requires; 0: none."""
    template = words.HOURS_OF if wanted else words.HOURS
    return say(template.fill(hours=f"{trained_ms / HOUR_MS:.1f}", of=wanted))


def _share(share: float | None) -> float:
    return -1.0 if share is None else share


@value
class ReportLook:
    """One look of a report. `curve` are the weeks in which something was asked, as points of a square of one by one."""

    cards: tuple[Figure, ...] = ()
    bars: tuple[Bar, ...] = ()
    kinds: tuple[Bar, ...] = ()
    points: tuple[WeekPoint, ...] = ()
    curve: tuple[QPointF, ...] = ()
    name: str = ""
    score: str = ""
    asked: str = ""
    place: str = ""
    span: str = ""
    certificate: str = ""
    hours: str = ""
    can_revoke: bool = False
    can_give: bool = False
    can_certify: bool = False


@in_qml
class TrainingReport(View[ReportLook]):
    """One person's report in one game. It stays the same object while its figures change, so that little is drawn."""

    def __init__(
        self, person: str, of: str, progress: Progress, held: DealingCertificate | None, state: CertificateState, *,
        wanted_hours: int = 0, is_known: bool = True, can_certify: bool = False, parent: QObject | None = None,
    ) -> None:  # fmt: skip
        """`is_known`: the register has this person."""
        super().__init__(parent)
        self.person, self.of, self._wanted, self._is_known = person, of, wanted_hours, is_known
        self.take(progress, held, state, can_certify=can_certify)

    def take(
        self, progress: Progress, held: DealingCertificate | None, state: CertificateState, *, can_certify: bool
    ) -> None:
        """Show these figures, in the language that is installed."""
        self.progress, self._can_certify = progress, can_certify
        self.held, self.state = held, state
        self.refresh()

    def look(self) -> ReportLook:
        progress = self.progress
        weeks = points(progress)
        return ReportLook(
            cards=cards(progress),
            bars=bars(progress, progress.lines),
            kinds=tuple(bar for bar in bars(progress, progress.kinds) if bar.share >= 0),
            points=weeks,
            curve=tuple(QPointF(week.at, 1 - week.share) for week in weeks if week.share >= 0),
            name=self.of,
            score=say(words.SCORE.fill(score=round(progress.score))),
            asked=self._asked(),
            place=say(words.NO_OTHERS if progress.place is None else words.PLACE.fill(percent=progress.place)),
            span=say(words.OVER_WEEKS.fill(n=WEEKS)),
            certificate=self._certificate(),
            hours=hours(progress.trained_ms, self._wanted),
            can_give=not self._is_known,
            can_certify=self._can_certify,
            can_revoke=self.held is not None and self.state is not CertificateState.REVOKED,
        )

    def _asked(self) -> str:
        """Return the number of lines with answers, since the score counts others as half known, and the streak."""
        lines = self.progress.lines
        template = words.ASKED_STREAK if self.progress.streak >= A_STREAK else words.ASKED
        asked = sum(bool(row.tally.asked) for row in lines)
        return say(template.fill(asked=asked, all=len(lines), n=self.progress.streak))

    def _certificate(self) -> str:
        held = self.held
        if held is None:
            return say(words.NOT_CERTIFIED)
        match self.state:
            case CertificateState.REVOKED:
                return say(words.REVOKED.fill(why=held.revoked))
            case CertificateState.OLD_RULES:
                return say(words.OLD_RULES.fill(day=day_at(held.at_ms)))
            case CertificateState.RUN_OUT:
                return say(words.EXPIRED.fill(day=day_at(held.until_ms)))
            case _:
                return say(words.CERTIFIED.fill(day=day_at(held.until_ms)))


def _local(at_ms: int) -> datetime:
    return datetime.fromtimestamp(at_ms / 1000).astimezone()
