"""The view-model of training: who is here, what they do, and the way between its pages. Every page is marked TRAINING.

sign_in → home → drill | hand | report | people → report | hands
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from kiosk.core.devices import CardRead, CardUnread, DeviceState, ShoeAlarm, ShoeEvent, StateChanged
from kiosk.core.disk import replace_file
from kiosk.core.errors import KioskError
from kiosk.core.text import Text
from kiosk.staff import MOST_DIGITS, Person
from kiosk.training import Kind, Level, Scenario, School, last_certificate
from ui.vm.controls.rest import DOUBLE_TAP_S, Rest
from ui.vm.controls.signers import Signer
from ui.vm.controls.words import say
from ui.vm.training import words
from ui.vm.training.drill import TrainingDrill
from ui.vm.training.hand import TrainingHand
from ui.vm.training.look import TrainingLook
from ui.vm.training.report import TrainingReport, day
from ui.vm.training.rows import Key, PersonRow, people_rows, scenario_keys
from ui.vm.training.words import filled

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1

A_PAGE = 6
NAMES_A_PAGE = 6
_HANDS = 200


@QmlElement
@QmlUncreatable("Made in Python.")
class TrainingScreen(TrainingLook):  # type: ignore[operator]
    """Training on the screen. `dice` makes the seeds of drills and hands that nobody has chosen."""

    def __init__(
        self, school: School, *, dice: random.Random, exports: Path, practice_shoe: bool = False,
        double_tap_s: float = DOUBLE_TAP_S, parent: QObject | None = None,
    ) -> None:  # fmt: skip
        super().__init__(school, parent=parent)
        self._dice = dice
        self._exports = exports
        self._practice_shoe = practice_shoe
        self._rest = Rest(double_tap_s)
        self._shoe_is_away = False
        self._rows: list[PersonRow] = []
        self._live: list[tuple[int, str]] = []
        self._refresh()

    def close(self) -> None:
        """Leave whatever is open. It is kept, and goes on another time."""
        self._leave_hand()

    # ----------------------------------------------------------------------------------------------------- refreshing

    def _refresh(self) -> None:
        school = self.school
        self._games.show(
            [Key(key, say(one.game.title), chosen=key == self._game) for key, one in school.deals.items()]
        )  # fmt: skip
        self._levels.show([Key(one.value, say(words.LEVELS[one]), chosen=one is self._level) for one in Level])
        match self._view:
            case "sign_in":
                people = self._paged(school.people(), NAMES_A_PAGE)
                self._people.show([Signer(one.id, one.name) for one in people])
            case "home":
                self._choices.show(self._paged(self._scenario_keys(), A_PAGE))
            case "hands":
                self._choices.show(
                    self._paged([Key(str(nth), f"{nth}", words.own(what)) for nth, what in self._live], A_PAGE)
                )
            case "people":
                self._standings.show(self._paged(self._rows, A_PAGE))
            case _:
                pass
        self.changed.emit()

    def _paged(self, rows: Sequence[Any], size: int) -> list[Any]:
        """Return one page of these rows, and know whether there are more."""
        pages = max(1, -(-len(rows) // size))
        self._page %= pages
        self._pages = pages
        return list(rows[self._page * size : (self._page + 1) * size])

    def _scenario_keys(self) -> list[Key]:
        assert self._who is not None
        return scenario_keys(self.school, self._who, self._game)

    def _show(self, view: str, *, of: str = "") -> None:
        """Open a page; `of`: at the scenario of this key."""
        self._view, self._page, self._strip = view, 0, ""
        if of:
            self._page = [one.key for one in self._scenario_keys()].index(of) // A_PAGE
        self._refresh()

    def _try(self, verb: Callable[[], None]) -> bool:
        """Do something. Return whether it was done; if not, say why in the strip."""
        try:
            verb()
        except KioskError as error:
            self.tell(error.message)
            return False
        return True

    def tell(self, sentence: Text | str, tone: str = "refused") -> None:
        """Say one sentence in the strip, "" for none."""
        self._strip, self._tone = (say(sentence) if isinstance(sentence, Text) else words.own(sentence)), tone
        self.changed.emit()

    @property
    def signed_in(self) -> Person | None:
        """Return who trains, None while nobody does."""
        return self._who.person if self._who else None

    def refresh(self) -> None:
        """Say everything again: the language is another one."""
        for one in (self._drill, self._hand):
            if one is not None:
                one.refresh()
        if self._report is not None:
            self._report_on(self._report.person)
        self._rows = people_rows(self.school, self._game) if self._view == "people" else []
        self._refresh()

    @property
    def sitting(self) -> TrainingDrill | None:
        """Return the drill that is open."""
        return self._drill

    @property
    def dealt(self) -> TrainingHand | None:
        """Return the guided hand that is open."""
        return self._hand

    # ---------------------------------------------------------------------------------------------------------- people

    @Slot(str)
    def pickSigner(self, person_id: str) -> None:
        """Choose who comes in; "" chooses again."""
        self._signer, self._pin, self._strip = person_id, "", ""
        self._refresh()

    @Slot()
    def turnPage(self) -> None:
        """Show the next page of names, scenarios, hands or people; after the last, the first."""
        self._page += 1
        self._refresh()

    @Slot(int)
    def pinDigit(self, digit: int) -> None:
        if len(self._pin) < MOST_DIGITS:
            self._pin += str(digit)
            self.changed.emit()

    @Slot()
    def pinBack(self) -> None:
        self._pin = self._pin[:-1]
        self.changed.emit()

    @Slot()
    def signIn(self) -> None:
        """Use the PIN to come in."""
        who, pin = self._signer, self._pin
        self._pin = ""

        def come_in() -> None:
            self._who = self.school.sign_in(who, pin)
            self._signer = ""
            self._show("home")
            if self._who.is_trainer and self.school.scenarios.problems:
                self.tell(self.school.scenarios.problems[0], "warning")

        self._try(come_in)

    @Slot()
    def signOut(self) -> None:
        """Let somebody else come in."""
        self._who = None
        self._show("sign_in")

    # ------------------------------------------------------------------------------------------------------------ home

    @Slot(str)
    def chooseGame(self, key: str) -> None:
        self._game = key
        self._show("home")

    @Slot(str)
    def chooseLevel(self, key: str) -> None:
        self._level = Level(key)
        self._refresh()

    @Slot()
    def goHome(self) -> None:
        """Leave the page. A drill or hand that is left goes on another time."""
        self._leave_hand()
        self._drill = self._report = None
        self._show("home" if self._who else "sign_in")

    def _leave_hand(self) -> None:
        hand, self._hand = self._hand, None
        if hand is not None:
            self.changed.emit()
            hand.close()
            hand.deleteLater()

    @Slot()
    def beginDrill(self) -> None:
        """Go on with the drill that was left, or begin one."""

        def begin() -> None:
            assert self._who is not None
            left = self.school.resumable(self._who, self._game, Kind.DRILL)
            length = self.school.settings.house.training.questions
            seed = self._dice.randrange(1 << 30)
            session = (
                self.school.resume_drill(left) if left
                else self.school.drill(self._who, self._game, seed=seed, length=length)
            )  # fmt: skip
            self._drill = TrainingDrill(
                session,
                done=self.openReport,
                said=self._look_at_myself,
                went_on=self.changed.emit,
                rest=self._rest,
                parent=self,
            )
            self._look_at_myself()
            self._show("drill")

        self._try(begin)

    def _look_at_myself(self) -> None:
        """Work the figures beside the drill out anew."""
        assert self._who is not None
        self._report_on(self._who.person.id)
        self.changed.emit()

    @Slot(str)
    def beginHand(self, key: str) -> None:
        """Deal a scenario, or, for "", any hand."""

        def begin() -> None:
            assert self._who is not None
            scenario = self._scenario(key)
            self._open(self.school.hand(self._who, scenario, self._level, practice_shoe=self._practice_shoe))

        self._try(begin)

    def _scenario(self, key: str) -> Scenario:
        if key:
            return self.school.scenarios.known[key]
        return self.school.random_hand(self._game, self._dice.randrange(1 << 30))

    @Slot()
    def resumeHand(self) -> None:
        """Go on with the hand that was left."""

        def resume() -> None:
            assert self._who is not None
            session = self.school.resumable(self._who, self._game, Kind.HAND)
            if session is not None:
                self._level = session.level
                self._open(self.school.resume_hand(session, practice_shoe=self._practice_shoe))

        self._try(resume)

    @Slot()
    def dealAgain(self) -> None:
        """Deal the hand that is over once more, from its beginning."""

        def begin() -> None:
            assert self._who is not None and self._hand is not None
            scenario = self._hand.hand.scenario
            self._leave_hand()
            self._open(self.school.hand(self._who, scenario, self._level, practice_shoe=self._practice_shoe))

        if self._hand is not None and self._hand.hand.is_over:
            self._try(begin)

    def _open(self, hand: Any) -> None:
        self._hand = TrainingHand(hand, tell=self.tell, rest=self._rest, parent=self)
        self._show("hand")
        if self._shoe_is_away:
            self.tell(words.SHOE_AWAY)

    def shoe_event(self, event: ShoeEvent) -> None:
        """Take what the practice shoe reports."""
        match event:
            case CardRead(card) if self._hand is not None:
                self._hand.card(card)
            case CardUnread() if self._hand is not None:
                self.tell(words.SHOE_UNREAD)
            case ShoeAlarm(what=what, over=over):
                self.tell("" if over else what)
            case StateChanged(DeviceState.ABSENT | DeviceState.BACKING_OFF):
                self._shoe_is_away = True
                self.tell(words.SHOE_AWAY)
            case StateChanged(DeviceState.READY) if self._shoe_is_away:
                self._shoe_is_away = False
                self.tell(words.SHOE_BACK, "warning")
            case _:
                pass

    # --------------------------------------------------------------------------------------------------------- reports

    def _report_on(self, person_id: str) -> None:
        """Work the report on one person out anew. Where it is shown already, only what differs is told."""
        school = self.school
        now_ms = school.clock.now_ms()
        last = last_certificate(school.store, person_id, self._game, now_ms)
        progress = school.progress(person_id, self._game)
        if self._report is not None and self._report.person == person_id:
            self._report.show(progress, last, now_ms=now_ms)
        else:
            name = school.names().get(person_id, person_id)
            self._report = TrainingReport(person_id, name, progress, last, now_ms=now_ms, parent=self)

    @Slot()
    def openReport(self) -> None:
        """Show somebody their own progress."""
        if self._who is not None:
            self.openPerson(self._who.person.id)

    @Slot(str)
    def openPerson(self, person_id: str) -> None:
        """Show the progress of one person."""
        self._report_on(person_id)
        self._drill = None
        self._show("report")

    @Slot()
    def openPeople(self) -> None:
        """Show a trainer everybody."""
        self._report = None
        self._rows = people_rows(self.school, self._game)
        self._show("people")
        if not self._rows:
            self.tell(words.NOBODY_YET, "warning")

    @Slot()
    def openHands(self) -> None:
        """Show a trainer the hands of this table, to make a scenario of one."""
        self._live = self.school.live_hands(_HANDS)
        self._show("hands")
        if not self._live:
            self.tell(words.NO_HANDS, "warning")

    @Slot(str)
    def keepHand(self, number: str) -> None:
        """Make a scenario of a hand."""

        def keep() -> None:
            assert self._who is not None
            scenario = self.school.keep_hand(self._who, int(number))
            self._game = scenario.game.key
            self._show("home", of=scenario.key)
            self.tell(filled(words.KEPT, title=scenario.title), "warning")

        self._try(keep)

    @Slot()
    def certify(self) -> None:
        """Certify the person whose report is shown."""

        def sign() -> None:
            assert self._who is not None and self._report is not None
            person = self._report.person
            certificate = self.school.certify(self._who, person, self._game)
            self.openPerson(person)
            until = day(certificate.expires_ms)
            self.tell(filled(words.CERTIFIED_NOW, name=self.school.names()[person], day=until), "warning")

        self._try(sign)

    @Slot()
    def exportCsv(self) -> None:
        """Write everybody's weeks as CSV."""
        path = self._exports / f"training-{self._game}.csv"
        self._save(path, lambda: replace_file(path, self.school.csv(self._game).encode()))

    @Slot()
    def exportPdf(self) -> None:
        """Write the report that is shown as one page."""
        from ui.vm.training.report_pdf import write_report

        report = self._report
        if report is not None:
            path = self._exports / f"training-{self._game}-{report.person}.pdf"
            title = say(self.school.deals[self._game].game.title)
            self._save(path, lambda: write_report(path, report, game=title))

    def _save(self, path: Path, write: Callable[[], object]) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            write()
        except OSError as error:
            self.tell(filled(words.NOT_SAVED, path=str(path), why=error.strerror or str(error)))
        else:
            self.tell(filled(words.SAVED, path=str(path)), "warning")
