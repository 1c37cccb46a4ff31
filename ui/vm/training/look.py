"""What the training window shows around its pages: who is here, what is done, what can be chosen, the strip."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from kiosk.training import Kind, Level, School, Trainee
from ui.vm.controls.rows import Rows
from ui.vm.controls.signers import Signer
from ui.vm.controls.words import say
from ui.vm.training import words
from ui.vm.training.drill import TrainingDrill
from ui.vm.training.hand import TrainingHand
from ui.vm.training.report import TrainingReport
from ui.vm.training.rows import Key, PersonRow
from ui.vm.training.words import filled

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("Made in Python.")
class TrainingLook(QObject):  # type: ignore[operator]
    """What is shown; `TrainingScreen` says what a touch does."""

    changed = Signal()

    def __init__(self, school: School, *, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.school = school
        self._who: Trainee | None = None
        self._view = "sign_in"
        self._game = next(iter(school.deals))
        self._level = Level.PROMPTED
        self._signer = self._pin = ""
        self._page, self._pages = 0, 1
        self._strip, self._tone = "", "refused"
        self._drill: TrainingDrill | None = None
        self._hand: TrainingHand | None = None
        self._report: TrainingReport | None = None
        self._people = Rows(Signer, self)
        self._games = Rows(Key, self)
        self._levels = Rows(Key, self)
        self._choices = Rows(Key, self)
        self._standings = Rows(PersonRow, self)

    @Property(QObject, notify=changed)
    def people(self) -> QObject:
        return self._people

    @Property(QObject, notify=changed)
    def games(self) -> QObject:
        return self._games

    @Property(QObject, notify=changed)
    def levels(self) -> QObject:
        return self._levels

    @Property(QObject, notify=changed)
    def choices(self) -> QObject:
        return self._choices

    @Property(QObject, notify=changed)
    def standings(self) -> QObject:
        return self._standings

    @Property(TrainingDrill, notify=changed)
    def drill(self) -> TrainingDrill | None:
        return self._drill

    @Property(TrainingHand, notify=changed)
    def hand(self) -> TrainingHand | None:
        return self._hand

    @Property(TrainingReport, notify=changed)
    def report(self) -> TrainingReport | None:
        return self._report

    @Property(str, notify=changed)
    def view(self) -> str:
        return self._view

    @Property(str, notify=changed)
    def title(self) -> str:
        """What is done here, beside the word TRAINING."""
        game = self.school.deals[self._game].game.title
        match self._view:
            case "drill":
                return say(filled(words.PAYOUT_DRILL, game=game))
            case "hand" if self._hand is not None:
                return say(filled(words.GUIDED, scenario=self._hand.hand.scenario.title))
            case "report" if self._report is not None:
                return say(filled(words.PROGRESS, name=self._report.name))
            case "people":
                return say(filled(words.EVERYBODY, game=game))
            case "hands":
                return say(words.SCENARIOS)
            case _:
                return say(game) if self._view == "home" else self.school.table

    @Property(str, notify=changed)
    def note(self) -> str:
        if self._view == "drill" and self._drill is not None:
            return str(self._drill.question)
        return say(words.LEVELS[self._level]) if self._view == "hand" else ""

    @Property(str, notify=changed)
    def person(self) -> str:
        return self._who.person.name if self._who else ""

    @Property(str, notify=changed)
    def role(self) -> str:
        if self._who is None:
            return ""
        return say(words.TRAINER if self._who.is_trainer else words.TRAINEE)

    @Property(bool, notify=changed)
    def isTrainer(self) -> bool:
        return self._who is not None and self._who.is_trainer

    @Property(bool, notify=changed)
    def drillWasLeft(self) -> bool:
        return self._was_left(Kind.DRILL)

    @Property(bool, notify=changed)
    def handWasLeft(self) -> bool:
        return self._was_left(Kind.HAND)

    def _was_left(self, kind: Kind) -> bool:
        home = self._who is not None and self._view == "home"
        return home and self.school.resumable(self._who, self._game, kind) is not None  # type: ignore[arg-type]

    @Property(str, notify=changed)
    def strip(self) -> str:
        return self._strip

    @Property(str, notify=changed)
    def stripTone(self) -> str:
        return self._tone

    @Property(str, notify=changed)
    def padTitle(self) -> str:
        if not self._signer:
            return say(words.SIGN_IN)
        return say(filled(words.PIN, name=self.school.names().get(self._signer, "")))

    @Property(str, notify=changed)
    def signer(self) -> str:
        return self._signer

    @Property(int, notify=changed)
    def dots(self) -> int:
        return len(self._pin)

    @Property(bool, notify=changed)
    def morePeople(self) -> bool:
        return self._pages > 1

    @Property(str, notify=changed)
    def pageText(self) -> str:
        return say(filled(words.PAGE, page=self._page + 1, pages=self._pages)) if self._pages > 1 else ""
