"""The view-model of a drill: the question in its stages, what was touched so far, and what was right about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from kiosk.core.dice import COLOUR_WORDS
from kiosk.core.money import money
from kiosk.core.text import Text
from kiosk.training import DONT_KNOW, DrillSession
from ui.vm.controls import amount_keys
from ui.vm.controls.rest import Rest
from ui.vm.controls.rows import Rows
from ui.vm.controls.words import say
from ui.vm.table.felt_rows import chip_text
from ui.vm.training import words
from ui.vm.training.report import A_STREAK
from ui.vm.training.words import filled, own

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class Label:
    text: str


@dataclass(frozen=True, slots=True)
class Face:
    """A card, or a die with its colour as a `word`: `nth` counts through all groups; `right` marks one of the five that
    play, once it is told."""

    nth: int
    face: str
    word: str
    chosen: bool
    right: bool


@dataclass(frozen=True, slots=True)
class FaceGroup:
    label: str
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class NameKey:
    """`tone` is plain, chosen, right or wrong."""

    label: str
    tone: str


@dataclass(frozen=True, slots=True)
class RackChip:
    text: str
    colour: str
    count: int


@dataclass(frozen=True, slots=True)
class _Look:
    heading: str = ""
    ask: str = ""
    task: str = ""
    stage: str = ""
    amount: str = ""
    cut_total: str = ""
    result: str = ""
    tone: str = ""
    answer: str = ""
    terms: str = ""
    clause: str = ""
    rule: str = ""
    rule_shown: bool = False
    question: str = ""
    primary: str = ""
    can_proceed: bool = False
    can_give_up: bool = False
    corner: str = ""


@dataclass(slots=True)
class _Touched:
    """What was touched for the present stage, and is not yet said."""

    name: int = -1
    picked: list[int] = field(default_factory=list)
    amount: str = ""
    cut: dict[int, int] = field(default_factory=dict)


@QmlElement
@QmlUncreatable("Made in Python.")
class TrainingDrill(QObject):  # type: ignore[operator]
    """One drill on the screen. `done` is called when the last question has been looked at, `said` after each answer."""

    changed = Signal()

    def __init__(
        self,
        session: DrillSession,
        *,
        done: Callable[[], None],
        said: Callable[[], None],
        went_on: Callable[[], None],
        rest: Rest,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self._done, self._said, self._went_on = done, said, went_on
        self._rest = rest
        rest.begin()
        self._touched = _Touched()
        self._rule_shown = False
        self._shown = _Look()
        self._facts = Rows(Label, self)
        self._groups = Rows(FaceGroup, self)
        self._names = Rows(NameKey, self)
        self._rack = Rows(RackChip, self)
        self.refresh()

    # ----------------------------------------------------------------------------------------------------- refreshing

    def refresh(self) -> None:
        """Show what is there now."""
        session, asked = self.session, self.session.question.asked
        self._facts.show([Label(say(one)) for one in asked.facts])
        self._groups.show(self._face_groups())
        self._names.show([NameKey(own(name), self._name_tone(nth, name)) for nth, name in enumerate(asked.names)])
        colours = {chip.value: str(chip.colour) for chip in session.drill.setting.config.rack}
        rack = sorted(colours, reverse=True)
        self._rack.show(
            [RackChip(self._chip(one), colours[one], self._touched.cut.get(one, 0)) for one in rack]
        )  # fmt: skip
        look = self._look()
        if look != self._shown:
            self._shown = look
            self.changed.emit()

    def _look(self) -> _Look:
        session, question, touched = self.session, self.session.question, self._touched
        asked, stage = question.asked, session.stage
        told = session.is_answered
        primary = words.LAST if told and session.is_over else words.PRIMARY[stage]
        return _Look(
            heading=say(asked.heading),
            ask=say(asked.ask),
            task=say(
                filled(
                    words.ASK["who" if stage == "name" and asked.amount is None else stage],
                    amount=self._money(asked.amount or 0),
                )
            ),
            stage=stage,
            amount=self._amount_shown(),
            cut_total=self._money(sum(chip * count for chip, count in touched.cut.items())),
            clause=asked.clause,
            rule=say(asked.rule),
            rule_shown=self._rule_shown,
            question=say(self._where()),
            primary=say(primary),
            can_proceed=told or self._is_whole(),
            can_give_up=not told,
            corner=self._corner(),
            **(self._told() if told else {}),
        )

    def _where(self) -> Text:
        """Return how far the drill has come, and how many answers in a row were right."""
        session = self.session
        template = words.QUESTION_STREAK if session.streak >= A_STREAK else words.QUESTION
        return filled(template, nth=session.nth, all=session.session.length, streak=session.streak)

    def _told(self) -> dict[str, Any]:
        """Return how the question was answered, and what is right."""
        session, asked = self.session, self.session.question.asked
        last = session.answers[-1]
        seconds, target = _seconds(last.took_ms), _seconds(session.target_ms)
        if last.right:
            slow = last.took_ms > session.target_ms
            result = filled(words.SLOW if slow else words.RIGHT, seconds=seconds, target=target)
        else:
            result = self._wrong(last.given)
        parts = [say(filled(words.ANSWER_NAME, name=asked.name))] if asked.name else []
        if asked.amount is not None:
            parts.append(say(filled(words.ANSWER_AMOUNT, amount=self._money(asked.amount))))
        chips = " + ".join(f"{count} × {self._chip(chip)}" for chip, count in self.session.question.cut.items())
        return {
            "result": say(result),
            "tone": "right" if last.right else "wrong",
            "answer": " · ".join(parts),
            "terms": "\n".join(one for one in (say(asked.terms), chips) if one),
        }

    def _wrong(self, given: Mapping[str, Any]) -> Text:
        """Return what was wrong about the answer that was kept."""
        question, cut = self.session.question, given.get("cut")
        if isinstance(cut, Mapping) and not question.is_worth({int(chip): count for chip, count in cut.items()}):
            worth = sum(int(chip) * count for chip, count in cut.items())
            return filled(words.NOT_WORTH, worth=self._money(worth))
        said = given.get(self.session.wrong)
        if said == DONT_KNOW:
            return words.NOT_KNOWN
        return filled(words.WRONG[self.session.wrong], said=self._money(said) if isinstance(said, int) else said)

    def _face_groups(self) -> list[FaceGroup]:
        asked = self.session.question.asked
        best = next(iter(asked.fives), frozenset()) if self.session.is_answered else frozenset()
        groups, nth = [], 0
        for group in asked.groups:
            faces = []
            for face in group.faces:
                faces.append(Face(nth, face, _colour(face), nth in self._touched.picked, nth in best))
                nth += 1
            groups.append(FaceGroup(say(group.label), tuple(faces)))
        return groups

    def _name_tone(self, nth: int, name: str) -> str:
        session = self.session
        if session.stage != "name" and name == session.question.asked.name:
            return "right"
        if session.stage == "name" or session.wrong == "name":
            return ("wrong" if session.wrong else "chosen") if nth == self._touched.name else "plain"
        return "plain"

    def _is_whole(self) -> bool:
        touched = self._touched
        whole = {
            "name": touched.name >= 0, "pick": len(touched.picked) == 5, "amount": touched.amount != "",
            "cut": any(touched.cut.values()),
        }  # fmt: skip
        return whole[self.session.stage]

    def _amount_shown(self) -> str:
        amount = self._touched.amount
        return amount if self.session.question.points or not amount else f"${amount}"

    def _money(self, cents: int) -> str:
        return str(cents) if self.session.question.points else money(cents)

    def _chip(self, cents: int) -> str:
        return str(cents) if self.session.question.points else chip_text(cents)

    # --------------------------------------------------------------------------------------------------------- touches

    @Slot(int)
    def chooseName(self, nth: int) -> None:
        """Choose a name: it is said at once."""
        if self.session.stage == "name" and not self._rest.lasts:
            self._touched.name = nth
            self.session.name(self.session.question.asked.names[nth])
            self._after()

    @Slot(int)
    def touchFace(self, nth: int) -> None:
        """Pick a card or die, or put it back. A sixth is not taken."""
        if self.session.stage == "pick":
            picked = self._touched.picked
            if nth in picked:
                picked.remove(nth)
            elif len(picked) < 5:
                picked.append(nth)
            self.refresh()

    @Slot(str)
    def key(self, key: str) -> None:
        """Take a digit, what stands at the corner of the pad, or "back"."""
        self._touched.amount = amount_keys.pressed(self._touched.amount, key, self._shown.corner)
        self.refresh()

    def _corner(self) -> str:
        """Return the key for what is less than a dollar: as small as the chips of this table, or what is asked."""
        question = self.session.question
        rack = self.session.drill.setting.config.denominations
        return amount_keys.corner((*rack, question.asked.amount or 0), whole=question.points)

    @Slot(int)
    def addChip(self, nth: int) -> None:
        """Put a chip of the rack onto the payout."""
        self._count(nth, 1)

    @Slot(int)
    def takeChip(self, nth: int) -> None:
        """Put a chip of the payout back into the rack."""
        self._count(nth, -1)

    def _count(self, nth: int, by: int) -> None:
        if self.session.stage == "cut":
            chip = sorted((one.value for one in self.session.drill.setting.config.rack), reverse=True)[nth]
            self._touched.cut[chip] = max(0, min(40, self._touched.cut.get(chip, 0) + by))
            self.refresh()

    @Slot()
    def proceed(self) -> None:
        """Say what was touched, or go on to the next question."""
        session, touched = self.session, self._touched
        if self._rest.lasts:
            return
        if session.is_answered:
            self.next()
        elif self._is_whole():
            match session.stage:
                case "pick":
                    session.pick(touched.picked)
                case "amount":
                    session.amount(amount_keys.worth(touched.amount, whole=session.question.points))
                case "cut":
                    session.cut(touched.cut)
                case _:
                    return
            self._after()

    @Slot()
    def giveUp(self) -> None:
        """Say that the answer is not known."""
        if not (self.session.is_answered or self._rest.lasts):
            self.session.dont_know()
            self._after()

    @Slot()
    def showRule(self) -> None:
        self._rule_shown = not self._rule_shown
        self.refresh()

    def next(self) -> None:
        """Go on to the next question; after the last, the drill is done."""
        self._rest.begin()
        if self.session.is_over:
            self._done()
            return
        self.session.next()
        self._touched, self._rule_shown = _Touched(), False
        self.refresh()
        self._went_on()

    def _after(self) -> None:
        self._rest.begin()
        self.refresh()
        if self.session.is_answered:
            self._said()

    # ------------------------------------------------------------------------------------------------------ properties

    @Property(QObject, notify=changed)
    def facts(self) -> QObject:
        return self._facts

    @Property(QObject, notify=changed)
    def groups(self) -> QObject:
        return self._groups

    @Property(QObject, notify=changed)
    def names(self) -> QObject:
        return self._names

    @Property(QObject, notify=changed)
    def rack(self) -> QObject:
        return self._rack

    @Property(int, notify=changed)
    def faceCount(self) -> int:
        return sum(len(group.faces) for group in self.session.question.asked.groups)

    @Property(str, notify=changed)
    def heading(self) -> str:
        return self._shown.heading

    @Property(str, notify=changed)
    def ask(self) -> str:
        return self._shown.ask

    @Property(str, notify=changed)
    def task(self) -> str:
        return self._shown.task

    @Property(str, notify=changed)
    def stage(self) -> str:
        return self._shown.stage

    @Property(str, notify=changed)
    def amount(self) -> str:
        return self._shown.amount

    @Property(str, notify=changed)
    def cutTotal(self) -> str:
        return self._shown.cut_total

    @Property(str, notify=changed)
    def result(self) -> str:
        return self._shown.result

    @Property(str, notify=changed)
    def tone(self) -> str:
        return self._shown.tone

    @Property(str, notify=changed)
    def answer(self) -> str:
        return self._shown.answer

    @Property(str, notify=changed)
    def terms(self) -> str:
        return self._shown.terms

    @Property(str, notify=changed)
    def clause(self) -> str:
        return self._shown.clause

    @Property(str, notify=changed)
    def rule(self) -> str:
        return self._shown.rule

    @Property(bool, notify=changed)
    def ruleShown(self) -> bool:
        return self._shown.rule_shown

    @Property(str, notify=changed)
    def question(self) -> str:
        return self._shown.question

    @Property(str, notify=changed)
    def primary(self) -> str:
        return self._shown.primary

    @Property(bool, notify=changed)
    def canProceed(self) -> bool:
        return self._shown.can_proceed

    @Property(bool, notify=changed)
    def canGiveUp(self) -> bool:
        return self._shown.can_give_up

    @Property(str, notify=changed)
    def corner(self) -> str:
        return self._shown.corner


def _colour(face: str) -> str:
    """Return the colour of a die in words, "" for a card."""
    colour = face.partition("/")[2]
    return say(COLOUR_WORDS[colour]) if colour else ""


def _seconds(ms: int) -> str:
    return f"{ms / 1000:.1f}"
