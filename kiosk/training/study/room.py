"""The studies and timed exercises at one table, for everybody who trains there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from kiosk.core.clock import Clock
from kiosk.drills import Drill
from kiosk.settings import HouseSettings
from kiosk.staff import Act, Role
from kiosk.table import TableGame
from kiosk.training.drill import DrillSession, Questions
from kiosk.training.store import HOUR_MS, Given, Level, Session, SessionKind, Store
from kiosk.training.study.cards import CARD, StudyCards
from kiosk.training.study.curriculum import Course, Curriculum, curriculum
from kiosk.training.study.exercises import CardSession, LadderSession
from kiosk.training.study.ladder import CuttingLadder, ReadingLadder
from kiosk.training.study.noticing import Noticing

LENGTHS: Final = {SessionKind.CARDS: 20, SessionKind.NOTICING: 12, SessionKind.READING: 15, SessionKind.CUTTING: 10}
_TIMED: Final = frozenset({SessionKind.READING, SessionKind.CUTTING})


class StudyRoom:
    """The exercises of each game, made when they are first asked for."""

    def __init__(
        self, games: Mapping[str, TableGame], drills: Mapping[str, Drill], store: Store, clock: Clock,
        house: HouseSettings, roles: Callable[[Act], frozenset[Role]],
    ) -> None:  # fmt: skip
        """`roles` says who may do what in this house."""
        self._games, self._drills, self._store, self._clock, self._house = games, drills, store, clock, house
        self._roles = roles
        self._sources = cache(self._source)
        self.time_percent: Callable[[str], int] = lambda person_id: 100

    def _cards(self, game: str) -> StudyCards:
        cards = self._sources(game, SessionKind.CARDS)
        assert isinstance(cards, StudyCards)
        return cards

    def _source(self, game: str, kind: SessionKind) -> Questions:
        drill, dealt = self._drills[game], self._games[game]
        match kind:
            case SessionKind.CARDS:
                return StudyCards(dealt, drill, self._house, self._roles, self._clock.now_ms())
            case SessionKind.NOTICING:
                return Noticing(drill)
            case SessionKind.READING:
                return ReadingLadder(drill)
            case _:
                return CuttingLadder(drill)

    def begin(self, person_id: str, game: str, kind: SessionKind, *, seed: int) -> DrillSession:
        """Go on with the exercise that somebody has left, or begin one.

        What is done against the clock is begun anew: who comes back to a hand that is shown for a second has seen it.
        """
        left = None if kind in _TIMED else self._store.resumable(person_id, game, kind)
        session = left or self._store.begin(
            person_id, game, kind, Level.PROMPTED, seed=seed, length=LENGTHS[kind], at_ms=self._clock.now_ms()
        )
        return self._session(self._sources(game, kind), session)

    def _session(self, source: Questions, session: Session) -> DrillSession:
        if isinstance(source, StudyCards):
            return CardSession(source, session, self._store, self._clock).begin()
        if session.kind is SessionKind.NOTICING:
            return DrillSession(source, session, self._store, self._clock).begin()
        ladder = LadderSession(source, session, self._store, self._clock)
        ladder.time_percent = self.time_percent(session.trainee)
        return ladder.begin()

    def missed(self, person_id: str, game: str, lines: Mapping[str, int]) -> None:
        """Have lines come back that somebody missed in an examination, and the card of each that has one.

        `lines` are {line: milliseconds}.
        """
        digests, now_ms = self._cards(game).digests, self._clock.now_ms()
        cards = {f"{CARD}.pays.{line}": took_ms for line, took_ms in lines.items()}
        again = {**lines, **{card: took_ms for card, took_ms in cards.items() if card in digests}}
        session = self._store.begin(
            person_id, game, SessionKind.EXAMINATION, Level.UNPROMPTED, seed=0, length=len(again), at_ms=now_ms
        )
        for nth, (line, took_ms) in enumerate(again.items()):
            given = Given(nth, line, now_ms, took_ms, False, SessionKind.EXAMINATION.value, {})
            self._store.answer(session, given, of=digests.get(line, ""))
        self._store.end(session, now_ms)

    def pace(self, person_id: str) -> int:
        """Return how many full tables an hour a person settles at least, with the time that they have."""
        return self._house.training.hands_an_hour * 100 // self.time_percent(person_id)

    def course(self, game: str, person_id: str = "") -> Course:
        """Return what there is to learn in a game."""
        lines = {kind: self._sources(game, kind).lines for kind in LENGTHS}
        return Course(
            self._drills[game].lines, lines[SessionKind.CARDS], lines[SessionKind.NOTICING],
            lines[SessionKind.READING], lines[SessionKind.CUTTING], self.pace(person_id),
            self._cards(game).digests,
        )  # fmt: skip

    def curriculum(self, person_id: str, game: str, *, is_passed: bool) -> Curriculum:
        """Return where somebody is on the way to a certificate."""
        return curriculum(
            self._store, person_id, game, self.course(game, person_id), self._clock.now_ms(),
            wanted_ms=self._house.training.hours * HOUR_MS, is_passed=is_passed,
        )  # fmt: skip
