"""The view-model of a trainee's first page: today, the map of the hand, weak spots, and the day to be ready."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from kiosk.core.dates import day_at
from kiosk.core.money import money
from kiosk.core.text import Text
from kiosk.core.value import value
from kiosk.training import (
    DONT_KNOW,
    Curriculum,
    Home,
    LearningStage,
    NextTask,
    StepStrength,
    TodayTask,
    WeakSpot,
    is_card,
)
from ui.vm.controls.view import View, in_qml
from ui.vm.controls.words import say
from ui.vm.training import words
from ui.vm.training.drill import face_word
from ui.vm.training.report import HOUR_MS, hours
from ui.vm.training.words import own

STRONG, WEAK = 0.85, 0.6  # Shares of a step: strong from the first on, weak below the second.
_MAX_FACES = 7
_MAX_REMINDERS = 3


@value
class TodayRow:
    """Something to do today: how long it takes, its name, and a line about it."""

    minutes: str
    label: str
    why: str


@value
class StepTile:
    """A step on the map. `tone` is strong, fair, weak or new; `share` is its strength."""

    key: str
    label: str
    tone: str
    share: float


@value
class Face:
    """A card or die of an example, a die with its color as a `word`."""

    face: str
    word: str


@value
class WeakCard:
    """A weak spot: its name, its share of right answers, the last wrong example, and the right `answer`."""

    label: str
    tally: str
    said: str
    answer: str
    faces: tuple[Face, ...]


@value
class DayMark:
    """A day of the last two weeks. `tone` is trained, today or none."""

    tone: str


@value
class CurveBar:
    """The share that was known at the end of a day."""

    share: float


@value
class WayLook:
    """One look of the first page."""

    title: str = ""
    task: str = ""
    hello: str = ""
    today: str = ""
    tasks: tuple[TodayRow, ...] = ()
    due: str = ""
    hours: str = ""
    stage: str = ""
    known: str = ""
    curve: tuple[CurveBar, ...] = ()
    ready: str = ""
    steps: tuple[StepTile, ...] = ()
    weak: tuple[WeakCard, ...] = ()
    days: tuple[DayMark, ...] = ()
    days_text: str = ""


@in_qml
class TrainingWay(View[WayLook]):
    """The progress of a person, and today's tasks. `name` is the person's name."""

    def __init__(
        self, way: Curriculum, home: Home, name: str, reminders: Sequence[Text], *, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.take(way, home, name, reminders)

    def take(self, way: Curriculum, home: Home, name: str, reminders: Sequence[Text]) -> None:
        """Show this, in the language that is installed."""
        self.way, self.home, self._name, self.reminders = way, home, name, tuple(reminders)
        self.refresh()

    def look(self) -> WayLook:
        way, home = self.way, self.home
        first = home.today[0].task if home.today else way.next
        stage = next((step for step in way.stages if not step.is_done), way.stages[-1])
        tones = ["trained" if trained else "none" for trained in home.days]
        progress = words.STAGE_DONE.fill(done=stage.done, of=stage.of)
        return WayLook(
            title=say(words.NEXT[first]),
            task=first.value if first is not NextTask.CERTIFICATE else "",
            hello=say(words.HELLO.fill(name=self._name)),
            today=say(words.TODAY.fill(n=home.minutes)) if home.today else say(words.NEXT[way.next]),
            tasks=tuple(
                TodayRow(
                    say(words.MINUTES.fill(n=task.minutes)), say(words.NEXT[task.task]),
                    say(_why(task)),
                )
                for task in home.today
            ) or (TodayRow("", say(words.NEXT[way.next]), say(words.NEXT_WHY[way.next])),),
            due="\n".join(say(part) for part in self._due()),
            hours=hours(way.trained_ms, way.wanted_ms // HOUR_MS),
            stage=say(words.STAGE_NOW.fill(stage=words.STAGES[stage.stage], progress=progress)),
            known=say(words.TOPIC_KNOWN.fill(known=home.known, all=home.of)),
            curve=tuple(CurveBar(known / max(1, home.of)) for known in home.curve),
            ready=say(self._ready()),
            steps=tuple(map(_tile, home.steps)),
            weak=tuple(map(_weak, home.weak)),
            days=tuple(map(DayMark, [*tones[:-1], "today" if home.days[-1] else "none"])),
            days_text=say(words.DAYS_TRAINED.fill(n=sum(home.days), of=len(home.days))),
        )  # fmt: skip

    def _due(self) -> Iterator[Text]:
        """Yield reminders, and the lines that come on later days, if a person comes back after a while."""
        yield from self.reminders[:_MAX_REMINDERS]
        if self.way.later:
            yield words.DUE_LATER.fill(n=self.way.later, days=self.way.days)

    def _ready(self) -> Text:
        """Tell about when everything will be known, with the band around the day."""
        ready = self.home.ready
        if self.way.next is NextTask.CERTIFICATE:
            return words.NEXT_WHY[NextTask.CERTIFICATE]
        if self.way.stage is LearningStage.EXAMINATION:
            return words.READY_NOW
        if ready is None:
            return words.READY_UNKNOWN
        early, about, late = (day_at(at_ms) for at_ms in (ready.early_ms, ready.about_ms, ready.late_ms))
        return words.READY_ABOUT.fill(day=about, early=early, late=late)


def _why(task: TodayTask) -> Text:
    if not task.count:
        return words.NEXT_WHY[task.task]
    return (words.MATERIAL_LEFT if task.task is NextTask.MATERIAL else words.DUE_TODAY).fill(n=task.count)


def _tile(step: StepStrength) -> StepTile:
    strength = step.strength
    tone = "new" if strength is None else "strong" if strength >= STRONG else "fair" if strength >= WEAK else "weak"
    return StepTile(step.key, say(step.label), tone, strength or 0.0)


def _weak(spot: WeakSpot) -> WeakCard:
    asked, said = spot.question.asked, spot.given.get(spot.wrong)
    shown = _amount(spot, said) if isinstance(said, int) else said
    wrong = (
        words.WEAK_UNKNOWN if said == DONT_KNOW
        else words.WEAK_SAID.fill(said=own(str(shown))) if isinstance(said, int | str)
        else words.WRONG.get(spot.wrong, words.WEAK_UNKNOWN)
    )  # fmt: skip
    parts = [own(asked.name)] if asked.name else []
    if asked.amount is not None and not asked.is_given:
        parts.append(_amount(spot, asked.amount))
    seats = [group for group in asked.groups if group.faces]
    faces = [face for group in seats for face in group.faces][:_MAX_FACES]
    named = own(spot.line.title or spot.line.name)
    label = say(words.WEAK_CARD.fill(heading=asked.heading, asks=named)) if is_card(spot.line) else named
    return WeakCard(
        label, say(words.WEAK_TALLY.fill(right=spot.right, asked=spot.asked)), say(wrong), " · ".join(parts),
        tuple(Face(face, face_word(face)) for face in faces),
    )  # fmt: skip


def _amount(spot: WeakSpot, amount: int) -> str:
    return str(amount) if spot.question.points else money(amount)
