"""The view-model of the way to a certificate: the one next thing to do, the stages, what is due, the map of skills."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from kiosk.core.frozen import frozen
from kiosk.core.text import Text
from kiosk.training import Curriculum, LearningStage, NextTask, Skill
from ui.vm.controls.view import View, in_qml
from ui.vm.controls.words import say
from ui.vm.training import words
from ui.vm.training.report import HOUR_MS, hours
from ui.vm.training.words import own


@frozen
class StageRow:
    """A stage of the way: how far it is. `tone` is done, now or later."""

    label: str
    progress: str
    share: float
    tone: str


@frozen
class SkillCell:
    """One field of the map: `tone` is known, weak or new."""

    label: str
    tone: str
    share: float


@frozen
class SkillTopic:
    """A row of the map."""

    label: str
    note: str
    cells: tuple[SkillCell, ...]


@frozen
class WayLook:
    """One look of the way."""

    title: str = ""
    why: str = ""
    task: str = ""
    due: str = ""
    hours: str = ""
    stages: tuple[StageRow, ...] = ()
    topics: tuple[SkillTopic, ...] = ()


@in_qml
class TrainingWay(View[WayLook]):
    """The progress of a person, and the next task."""

    def __init__(self, way: Curriculum, *, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.take(way)

    def take(self, way: Curriculum) -> None:
        """Show this, in the language that is installed."""
        self.way = way
        self.refresh()

    def look(self) -> WayLook:
        way = self.way
        return WayLook(
            title=say(words.NEXT[way.next]),
            why=say(words.NEXT_WHY[way.next]),
            task=way.next.value if way.next is not NextTask.CERTIFICATE else "",
            due="\n".join(say(part) for part in self._due()),
            hours=hours(way.trained_ms, way.wanted_ms // HOUR_MS),
            stages=tuple(
                StageRow(
                    say(words.STAGES[step.stage]), say(words.STAGE_DONE.fill(done=step.done, of=step.of)),
                    step.done / max(1, step.of), self._tone(step.stage, is_done=step.is_done),
                )
                for step in way.stages
            ),
            topics=tuple(self._topic(topic, skills) for topic, skills in way.map.items() if skills),
        )  # fmt: skip

    def _due(self) -> Iterator[Text]:
        """Yield what comes back today; and, after a while without training, what comes on the days after."""
        way = self.way
        if way.due:
            yield words.DUE_TODAY.fill(n=way.due)
        if way.later:
            yield words.DUE_LATER.fill(n=way.later, days=way.days)

    def _tone(self, stage: LearningStage, *, is_done: bool) -> str:
        return "done" if is_done else "now" if stage is self.way.stage else "later"

    def _topic(self, topic: str, skills: Sequence[Skill]) -> SkillTopic:
        known = sum(_tone_of(skill) == "known" for skill in skills)
        cells = tuple(
            SkillCell(_name(skill), _tone_of(skill), 1.0 if skill.is_known else skill.worth or 0.0) for skill in skills
        )
        note = words.TOPIC_KNOWN.fill(known=known, all=len(skills))
        return SkillTopic(say(words.TOPICS[topic]), say(note), cells)


def _name(skill: Skill) -> str:
    key = skill.line.key
    return say(words.KINDS[key]) if key in words.KINDS else own(skill.line.title or skill.line.name)


def _tone_of(skill: Skill) -> str:
    return "known" if skill.is_known else "new" if skill.worth is None else "weak"
