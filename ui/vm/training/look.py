"""What the training window shows around its pages: who is here, what is done, what can be chosen, the strip."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from PySide6.QtCore import Property, QObject

from kiosk.core.text import Text
from kiosk.training import Level, School, SessionKind, Trainee
from ui.vm.controls.pin import PinAsked, PinEntry, SigningPad
from ui.vm.controls.view import View
from ui.vm.controls.words import say
from ui.vm.training import words
from ui.vm.training.drill import TrainingDrill
from ui.vm.training.hand import TrainingHand
from ui.vm.training.report import TrainingReport
from ui.vm.training.rows import ChoiceKey, PersonRow, scenario_keys

A_PAGE = 6


@dataclass(frozen=True, slots=True)
class TrainingLook:
    """One look of the window; `view` says which page is open."""

    view: str = "sign_in"
    title: str = ""
    note: str = ""
    person: str = ""
    role: str = ""
    is_trainer: bool = False
    drill: TrainingDrill | None = None
    hand: TrainingHand | None = None
    report: TrainingReport | None = None
    games: tuple[ChoiceKey, ...] = ()
    levels: tuple[ChoiceKey, ...] = ()
    choices: tuple[ChoiceKey, ...] = ()
    standings: tuple[PersonRow, ...] = ()
    drill_was_left: bool = False
    hand_was_left: bool = False
    strip: str = ""
    strip_tone: str = "refused"
    page_text: str = ""


class TrainingView(View[TrainingLook]):
    """What is shown; `TrainingScreen` says what a touch does."""

    signPad = Property(SigningPad, fget=attrgetter("signing"), constant=True)

    def __init__(self, school: School, *, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.school = school
        self._who: Trainee | None = None
        self._at = "sign_in"
        self._game = next(iter(school.games))
        self._level = Level.PROMPTED
        self._entry = PinEntry()
        self.signing = SigningPad(self, self._entry, self._pin_asked)
        self._page, self._pages = 0, 1
        self._drill: TrainingDrill | None = None
        self._hand: TrainingHand | None = None
        self._report: TrainingReport | None = None
        self._rows: list[PersonRow] = []
        self._live: list[tuple[int, str]] = []

    def look(self) -> TrainingLook:
        lists = self._lists()
        return TrainingLook(
            view=self._at,
            title=self._title(),
            note=self._note(),
            person=self._who.person.name if self._who else "",
            role=say(words.TRAINER if self._who.is_trainer else words.TRAINEE) if self._who else "",
            is_trainer=self._who is not None and self._who.is_trainer,
            drill=self._drill,
            hand=self._hand,
            report=self._report,
            games=tuple(
                ChoiceKey(key, say(one.game.title), chosen=key == self._game) for key, one in self.school.games.items()
            ),
            levels=tuple(ChoiceKey(one.value, say(words.LEVELS[one]), chosen=one is self._level) for one in Level),
            drill_was_left=self._was_left(SessionKind.DRILL),
            hand_was_left=self._was_left(SessionKind.HAND),
            strip=say(self._strip) if isinstance(self._strip, Text) else words.own(self._strip),
            strip_tone=self._strip_tone,
            page_text=say(words.PAGE.fill(page=self._page + 1, pages=self._pages)) if self._pages > 1 else "",
            **lists,
        )

    def _pin_asked(self) -> PinAsked | None:
        return PinAsked(tuple(self.school.people()), words.SIGN_IN) if self._at == "sign_in" else None

    def _lists(self) -> dict[str, Any]:
        """Return the list of the page that is open, as far as it fits."""
        match self._at:
            case "home":
                return {"choices": self._paged(self._scenario_keys(), A_PAGE)}
            case "hands":
                keys = [ChoiceKey(str(nth), f"{nth}", words.own(what)) for nth, what in self._live]
                return {"choices": self._paged(keys, A_PAGE)}
            case "people":
                return {"standings": self._paged(self._rows, A_PAGE)}
            case _:
                return {}

    def _paged(self, rows: Sequence[Any], size: int) -> tuple[Any, ...]:
        """Return one page of these rows, and know whether there are more."""
        self._pages = max(1, -(-len(rows) // size))
        self._page %= self._pages
        return tuple(rows[self._page * size : (self._page + 1) * size])

    def _scenario_keys(self) -> list[ChoiceKey]:
        assert self._who is not None
        return scenario_keys(self.school, self._who, self._game, self._level)

    def _title(self) -> str:
        """What is done here, beside the word TRAINING."""
        game = self.school.games[self._game].game.title
        match self._at:
            case "drill":
                return say(words.PAYOUT_DRILL.fill(game=game))
            case "hand" if self._hand is not None:
                return self._hand_title(self._hand)
            case "report" if self._report is not None:
                return say(words.PROGRESS.fill(name=self._report.of))
            case "people":
                return say(words.EVERYBODY.fill(game=game))
            case "hands":
                return say(words.SCENARIOS)
            case _:
                return say(game) if self._at == "home" else self.school.table

    def _hand_title(self, shown: TrainingHand) -> str:
        """Return what a hand is called, where its name does not say beforehand what will happen in it."""
        hand = shown.hand
        if hand.is_over or hand.session.level is Level.PROMPTED:
            return say(words.GUIDED.fill(scenario=words.own(hand.scenario.title)))
        return say(words.A_HAND)

    def _note(self) -> str:
        if self._at == "drill" and self._drill is not None:
            return self._drill.where
        return say(words.LEVELS[self._level]) if self._at == "hand" else ""

    def _was_left(self, kind: SessionKind) -> bool:
        if self._who is None or self._at != "home":
            return False
        return self.school.resumable(self._who, self._game, kind) is not None
