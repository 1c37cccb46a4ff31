"""The view model of a drill: the question in its stages, the input so far, and the right answer."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, QTimer, Slot

from kiosk.core.dice import COLOR_WORDS
from kiosk.core.errors import KioskError
from kiosk.core.money import money
from kiosk.core.text import Text
from kiosk.core.value import value
from kiosk.training import DONT_KNOW, READS, CardSession, DrillSession, SessionKind, StagedQuestions
from ui.vm.controls import amount_keys
from ui.vm.controls.view import REFUSED, View, in_qml, touch
from ui.vm.controls.words import say
from ui.vm.table.money.chip_rows import chip_text
from ui.vm.training import words
from ui.vm.training.report import A_STREAK
from ui.vm.training.words import own
from ui.window.rest import Rest

LONG_NAME = 60  # Letters from which on an answer is a sentence.


@value
class Label:
    text: str


@value
class CardRow:
    """A card, or a die with its color as a `word`: `nth` counts through all groups. `chosen` is one that was picked;
    once the answer is shown, only those that make the hand are `right`."""

    nth: int
    face: str
    word: str
    chosen: bool
    right: bool


@value
class FaceGroup:
    label: str
    faces: tuple[CardRow, ...]


@value
class NameKey:
    """`tone` is plain, chosen, right or wrong."""

    label: str
    tone: str


@value
class RackChip:
    text: str
    hue: str
    count: int


@value
class DrillLook:
    """One look of a drill: the question, the input, and once it is answered, the right answer."""

    facts: tuple[Label, ...] = ()
    groups: tuple[FaceGroup, ...] = ()
    face_count: int = 0
    names: tuple[NameKey, ...] = ()
    names_are_long: bool = False  # Sentences, whose keys are all taller.
    rack: tuple[RackChip, ...] = ()
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
    can_show_rule: bool = True
    shows_figures: bool = True
    corner: str = ""


@dataclass(slots=True)
class _Touched:
    """The touches of the present stage that are not yet judged."""

    name: int = -1
    picked: list[int] = field(default_factory=list)
    amount: str = ""
    cut: dict[int, int] = field(default_factory=dict)


@in_qml
class TrainingDrill(View[DrillLook]):
    """A drill on the screen. `done` is called at its end, `said` after each answer, `tell` with each refusal."""

    def __init__(
        self,
        session: StagedQuestions,
        *,
        done: Callable[[], None],
        said: Callable[[], None],
        went_on: Callable[[], None],
        tell: Callable[[Text | str, str], None],
        rest: Rest,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self._done, self._said, self._went_on, self._tell = done, said, went_on, tell
        self.rest = rest
        rest.begin()
        self._touched = _Touched()
        self._rule_shown = False
        self._seen = session.question
        self._is_hidden = False
        self.shows = QTimer(self)
        self.shows.setSingleShot(True)
        self.shows.timeout.connect(self._hide)
        self._show_for_a_while()
        self.refresh()

    def _show_for_a_while(self) -> None:
        self._is_hidden = False
        self.shows.stop()
        if self.session.question.shown_ms:
            self.shows.start(self.session.question.shown_ms)

    @Slot()
    def _hide(self) -> None:
        """Hide the cards: the trainee must know them by now."""
        self._is_hidden = True
        self.refresh()

    def look(self) -> DrillLook:
        session, question, touched = self.session, self.session.question, self._touched
        asked, stage = question.asked, session.stage
        colors = {chip.value: str(chip.color) for chip in session.drill.setting.config.rack}
        rack = sorted(colors, reverse=True)
        answered = session.is_answered
        task = "who" if stage == "name" and (asked.amount is None or asked.is_choice) else stage
        is_figure = stage == "amount" and isinstance(session, CardSession)  # Nobody is paid.
        primary = words.LAST if answered and session.is_over else words.PRIMARY[
            "exam" if is_figure or not session.tells else stage
        ]  # fmt: skip
        names = tuple(NameKey(own(name), self._name_tone(nth, name)) for nth, name in enumerate(asked.names))
        return DrillLook(
            facts=tuple(Label(say(fact)) for fact in self._facts()),
            groups=tuple(self._face_groups()),
            face_count=sum(len(group.faces) for group in asked.groups),
            names=names,
            names_are_long=any(len(name.label) > LONG_NAME for name in names),
            rack=tuple(RackChip(self._chip(chip), colors[chip], touched.cut.get(chip, 0)) for chip in rack),
            heading=say(asked.heading),
            ask=say(asked.ask),
            task=say(words.ASK[task].fill(amount=self.money(session.amount_to_cut))),
            stage=stage,
            amount=self._amount_shown(),
            cut_total=self.money(sum(chip * count for chip, count in touched.cut.items())),
            clause=say(asked.clause),
            rule=say(asked.rule),
            rule_shown=self._rule_shown,
            question=self.where,
            primary=say(primary),
            can_proceed=answered or self._is_whole(),
            can_give_up=not answered and stage != READS,
            can_show_rule=session.tells and not isinstance(session, CardSession),
            shows_figures=session.kind is SessionKind.DRILL,
            corner=self._corner(),
            **(self._answer_shown(session) if answered and isinstance(session, DrillSession) else {}),
        )

    def _facts(self) -> Sequence[Text | str]:
        """Return the given facts of the question; for a card that is read, its answer."""
        asked = self.session.question.asked
        if self.session.stage != READS:
            return asked.facts
        return [fact for fact in (asked.name or asked.terms, asked.rule) if fact]

    @property
    def where(self) -> str:
        """Return the position in the drill, and the number of right answers in a row."""
        session = self.session
        template = words.QUESTION_STREAK if session.streak >= A_STREAK else words.QUESTION
        return say(template.fill(nth=session.nth, all=session.length, streak=session.streak))

    def _answer_shown(self, session: DrillSession) -> dict[str, Any]:
        asked = session.question.asked
        last = session.answers[-1]
        seconds, target = _seconds(last.took_ms), _seconds(session.target_ms)
        if last.right:
            slow = last.took_ms > session.target_ms
            result = (words.SLOW if slow else words.RIGHT).fill(seconds=seconds, target=target)
        else:
            result = self._wrong(last.given)
        parts = [say(words.ANSWER_NAME.fill(name=asked.name))] if asked.name else []
        if asked.amount is not None and not asked.is_given:
            parts.append(say(words.ANSWER_AMOUNT.fill(amount=self.money(asked.amount))))
        chips = " + ".join(
            f"{count}\u00a0×\u00a0{self.money(chip)}" for chip, count in self.session.question.cut.items()
        )
        return {
            "result": say(result),
            "tone": "right" if last.right else "wrong",
            "answer": " · ".join(parts),
            "terms": "\n".join(line for line in (say(asked.terms), *map(say, asked.working), chips) if line),
        }

    def _wrong(self, given: Mapping[str, Any]) -> Text:
        question, cut = self.session.question, given.get("cut")
        if isinstance(cut, Mapping) and not question.is_worth({int(chip): count for chip, count in cut.items()}):
            worth = sum(int(chip) * count for chip, count in cut.items())
            return words.NOT_WORTH.fill(worth=self.money(worth))
        said = given.get(self.session.wrong)
        if said == DONT_KNOW:
            return words.NOT_KNOWN
        wrong = words.WRONG[self.session.wrong].fill(said=self.money(said) if isinstance(said, int) else said)
        instead = question.asked.instead.get(said) if self.session.wrong == "amount" and isinstance(said, int) else None
        return words.WRONG_BECAUSE.fill(wrong=wrong, why=instead) if instead else wrong

    def _face_groups(self) -> list[FaceGroup]:
        asked = self.session.question.asked
        is_shown = self.session.is_answered
        making = next(iter(asked.fives), asked.made) if is_shown else frozenset()
        picked = () if is_shown else self._touched.picked
        if self._is_hidden and not is_shown:
            return []
        groups, nth = [], 0
        for group in asked.groups:
            faces = []
            for face in group.faces:
                faces.append(CardRow(nth, face, face_word(face), nth in picked, nth in making))
                nth += 1
            groups.append(FaceGroup(say(group.label), tuple(faces)))
        return groups

    def _name_tone(self, nth: int, name: str) -> str:
        session = self.session
        if not session.tells:
            return "chosen" if nth == self._touched.name else "plain"
        if session.stage != "name" and name == session.question.asked.name:
            return "right"
        if session.stage == "name" or session.wrong == "name":
            return ("wrong" if session.wrong else "chosen") if nth == self._touched.name else "plain"
        return "plain"

    def _is_whole(self) -> bool:
        touched = self._touched
        whole = {
            READS: True,
            "name": touched.name >= 0, "pick": len(touched.picked) == 5, "amount": touched.amount != "",
            "cut": any(touched.cut.values()),
        }  # fmt: skip
        return whole[self.session.stage]

    def _amount_shown(self) -> str:
        amount = self._touched.amount
        return amount if self.session.question.points or not amount else f"${amount}"

    def money(self, cents: int) -> str:
        return str(cents) if self.session.question.points else money(cents)

    def _chip(self, cents: int) -> str:
        return str(cents) if self.session.question.points else chip_text(cents)

    # --------------------------------------------------------------------------------------------------------- touches

    @touch(int)
    def chooseName(self, nth: int) -> None:
        """Choose a name, which submits it."""
        self.rest.check()
        if self.session.stage == "name":
            self._touched.name = nth
            self.session.name(self.session.question.asked.names[nth])
            self._after()

    @touch(int)
    def touchFace(self, nth: int) -> None:
        """Pick a card or die, or put it back. A sixth is not taken."""
        if self.session.stage == "pick":
            picked = self._touched.picked
            if nth in picked:
                picked.remove(nth)
            elif len(picked) < 5:
                picked.append(nth)

    @touch(str)
    def key(self, key: str) -> None:
        """Take a digit, the key at the corner of the pad, or "back"."""
        self._touched.amount = amount_keys.pressed(self._touched.amount, key, self.shown.corner)

    def _corner(self) -> str:
        """Return the key for cents: as fine as possible, so that it reveals nothing."""
        return amount_keys.corner((1,), whole=self.session.question.points)

    @touch(int)
    def addChip(self, nth: int) -> None:
        """Put a chip of the rack onto the payout."""
        self._count(nth, 1)

    @touch(int)
    def takeChip(self, nth: int) -> None:
        """Put a chip of the payout back into the rack."""
        self._count(nth, -1)

    def _count(self, nth: int, by: int) -> None:
        if self.session.stage == "cut":
            chip = sorted(
                (denomination.value for denomination in self.session.drill.setting.config.rack), reverse=True
            )[nth]
            self._touched.cut[chip] = max(0, min(40, self._touched.cut.get(chip, 0) + by))

    @touch()
    def proceed(self) -> None:
        """Submit the input, or continue with the next question."""
        session, touched = self.session, self._touched
        self.rest.check()
        if session.is_answered:
            self.next()
        elif isinstance(session, CardSession) and session.stage == READS:
            self.rest.begin()
            session.hide()
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

    @touch()
    def giveUp(self) -> None:
        """Give the question up."""
        self.rest.check()
        if not self.session.is_answered:
            self.session.dont_know()
            self._after()

    @touch()
    def showRule(self) -> None:
        self._rule_shown = self.shown.can_show_rule and not self._rule_shown

    def next(self) -> None:
        """Go on to the next question; after the last, the drill is done."""
        self.rest.begin()
        if self.session.is_over:
            self._done()
            return
        self.session.next()
        self._seen = self.session.question
        self._touched, self._rule_shown = _Touched(), False
        self._show_for_a_while()
        self._went_on()

    def refused(self, error: KioskError) -> None:
        """Show a refusal; if another window has answered, the next question is shown."""
        if self.session.question is not self._seen:
            self._seen = self.session.question
            self._touched, self._rule_shown = _Touched(), False
            self._show_for_a_while()
        self._tell(error.message, REFUSED)

    def _after(self) -> None:
        self.rest.begin()
        if self.session.question is not self._seen:
            self._seen = self.session.question
            self._touched = _Touched()
            self._said()
        elif self.session.is_answered:
            self._said()


def face_word(face: str) -> str:
    """Return the color of a die in words, "" for a card."""
    color = face.partition("/")[2]
    return say(COLOR_WORDS[color]) if color else ""


def _seconds(ms: int) -> str:
    return f"{ms / 1000:.1f}"
