"""The studies and timed exercises at one table, for everybody who trains there."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from functools import cache
from typing import Final, TypeVar

from kiosk.core.clock import Clock
from kiosk.core.errors import Refused
from kiosk.drills import Drill, DrillLine
from kiosk.settings import HouseSettings
from kiosk.staff import Act, Role
from kiosk.table import TableGame
from kiosk.training.drill.session import DrillSession
from kiosk.training.drill.stages import Questions
from kiosk.training.store.scoring import LineAnswer
from kiosk.training.store.sessions import Given, Level, Session, SessionKind
from kiosk.training.store.store import HOUR_MS, Store
from kiosk.training.study.assigned import assigned_to
from kiosk.training.study.cards import CARD, StudyCards
from kiosk.training.study.curriculum import Course, Curriculum, Skill, curriculum
from kiosk.training.study.exercises import CardSession, LadderSession
from kiosk.training.study.home import (
    SPOTS,
    Home,
    WeakSpot,
    is_card,
    known_by_day,
    ready_day,
    strengths,
    today_of,
    trained_on,
    weak_lines,
)
from kiosk.training.study.ladder import CuttingLadder, ReadingLadder
from kiosk.training.study.noticing import Noticing

LENGTHS: Final = {SessionKind.CARDS: 20, SessionKind.NOTICING: 12, SessionKind.READING: 15, SessionKind.CUTTING: 10}
_STEP: Final = "step."  # the scenario of a drill of one step
_A_STEP: Final = 10  # Questions of a drill of one step.
_TIMED: Final = frozenset({SessionKind.READING, SessionKind.CUTTING})


_Asks = TypeVar("_Asks", Drill, StudyCards)


def _only(source: _Asks, lines: Sequence[DrillLine]) -> _Asks:
    some = copy(source)
    some.lines = tuple(lines)
    return some


class StudyRoom:
    """The exercises of each game, made when they are first asked for."""

    def __init__(
        self, games: Mapping[str, TableGame], drills: Mapping[str, Drill], store: Store, clock: Clock,
        house: HouseSettings, roles: Callable[[Act], frozenset[Role]],
    ) -> None:  # fmt: skip
        """`roles` returns the roles that may do an act in this house."""
        self._games, self._drills, self._store, self._clock, self.house = games, drills, store, clock, house
        self._roles = roles
        self._sources = cache(self._source)
        self.time_percent: Callable[[str], int] = lambda person_id: 100

    def cards(self, game: str) -> StudyCards:
        cards = self._sources(game, SessionKind.CARDS)
        assert isinstance(cards, StudyCards)
        return cards

    def _source(self, game: str, kind: SessionKind) -> Questions:
        drill, dealt = self._drills[game], self._games[game]
        match kind:
            case SessionKind.CARDS:
                return StudyCards(dealt, drill, self.house, self._roles, self._clock.now_ms())
            case SessionKind.NOTICING:
                return Noticing(drill)
            case SessionKind.READING:
                return ReadingLadder(drill)
            case _:
                return CuttingLadder(drill)

    def begin(self, person_id: str, game: str, kind: SessionKind, *, seed: int) -> DrillSession:
        """Resume the person's exercise, or begin one. A timed one begins again: the person has seen its hand."""
        left = None if kind in _TIMED else self._store.resumable(person_id, game, kind)
        seed = self._store.fresh_seed(person_id, game, kind, seed) if kind in _TIMED else seed
        session = left or self._store.begin(
            person_id, game, kind, Level.PROMPTED, seed=seed, length=LENGTHS[kind], at_ms=self._clock.now_ms()
        )
        return self._session(self._sources(game, kind), session)

    def begin_step(self, person_id: str, game: str, step: str, *, seed: int) -> DrillSession:
        """Begin a drill of the payouts of a step, or of its cards where it has none. Raise Refused if it has
        neither."""
        cards, scenario = self.cards(game), f"{_STEP}{step}"
        if step not in cards.steps.values():
            raise Refused("step", "Nothing is asked about this step: deal a hand.")
        pays = [line for line in self._drills[game].lines if cards.steps.get(line.id) == step]
        kind = SessionKind.DRILL if pays else SessionKind.CARDS
        session = self._store.begin(
            person_id, game, kind, Level.PROMPTED, seed=seed, length=_A_STEP, at_ms=self._clock.now_ms(),
            scenario=scenario,
        )  # fmt: skip
        if pays:
            drill = self.drill_of(session)
            return DrillSession(drill, session, self._store, self._clock, digests=cards.digests).begin()
        return self._session(cards, session)

    def digests(self, game: str) -> Mapping[str, str]:
        """Return the digest of today's right answer of each card and each line of a game."""
        return self.cards(game).digests

    def drill_of(self, session: Session) -> Drill:
        """Return the payouts of a session: all of a game, or those of one step."""
        drill = self._drills[session.game]
        if not session.scenario.startswith(_STEP):
            return drill
        steps, wanted = self.cards(session.game).steps, session.scenario.removeprefix(_STEP)
        return _only(drill, [line for line in drill.lines if steps.get(line.id) == wanted])

    def _session(self, source: Questions, session: Session) -> DrillSession:
        if isinstance(source, StudyCards):
            if session.scenario.startswith(_STEP):
                wanted = session.scenario.removeprefix(_STEP)
                source = _only(source, [line for line in source.lines if source.steps.get(line.id) == wanted])
            return CardSession(source, session, self._store, self._clock).begin()
        if session.kind is SessionKind.NOTICING:
            return DrillSession(source, session, self._store, self._clock).begin()
        ladder = LadderSession(source, session, self._store, self._clock)
        ladder.time_percent = self.time_percent(session.trainee)
        return ladder.begin()

    def missed(self, person_id: str, game: str, lines: Mapping[str, int]) -> None:
        """Schedule the lines missed in an examination, {line: milliseconds}, and their cards."""
        digests, now_ms = self.cards(game).digests, self._clock.now_ms()
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
        """Return the required number of full tables an hour of a person, with the time that they have."""
        return self.house.training.hands_an_hour * 100 // self.time_percent(person_id)

    def course(self, game: str, person_id: str = "") -> Course:
        """Return the subjects of a game."""
        lines = {kind: self._sources(game, kind).lines for kind in LENGTHS}
        return Course(
            self._drills[game].lines, lines[SessionKind.CARDS], lines[SessionKind.NOTICING],
            lines[SessionKind.READING], lines[SessionKind.CUTTING], self.pace(person_id),
            self.cards(game).digests,
        )  # fmt: skip

    def home(self, person_id: str, game: str, way: Curriculum) -> Home:
        """Return the contents of a person's first page at this point of the way."""
        cards, now_ms = self.cards(game), self._clock.now_ms()
        every = self._store.answered(person_id, game, now_ms)
        answers = [answer for answer in every if not answer.of or answer.of == cards.digests.get(answer.line)]
        skills = [skill for topic in ("payouts", "cards") for skill in way.map[topic]]
        known, of = sum(skill.is_known for skill in skills), len(skills)
        curve = known_by_day([skill.line.id for skill in skills], answers, now_ms)
        steps = [(step.key, step.label) for step in self._games[game].game.steps]
        assigned = assigned_to(person_id, game, self.house.training.material, cards.steps, skills)
        return Home(
            today_of(way, assigned), strengths(steps, cards.steps, skills),
            tuple(self._weak(person_id, game, skills, answers)),
            known, of, curve, trained_on(every, now_ms), ready_day(curve, known, of, now_ms), assigned,
        )  # fmt: skip

    def _weak(
        self, person_id: str, game: str, skills: Sequence[Skill], answers: Sequence[LineAnswer]
    ) -> Iterator[WeakSpot]:
        """Yield the weakest lines, each with the example that was missed last."""
        spots = 0
        for line, right, asked in weak_lines(skills, answers):
            missed = self._store.missed(person_id, game, line.id)
            if missed is not None and spots < SPOTS:
                spots += 1
                source = self.cards(game) if is_card(line) else self._drills[game]
                question = source.question(line, f"{missed.seed}/{missed.nth}/{line.id}")
                yield WeakSpot(line, right, asked, question, missed.given, missed.wrong)

    def curriculum(self, person_id: str, game: str, *, is_passed: bool) -> Curriculum:
        """Return a person's position on the way to a certificate."""
        return curriculum(
            self._store, person_id, game, self.course(game, person_id), self._clock.now_ms(),
            wanted_ms=self.house.training.hours * HOUR_MS, is_passed=is_passed,
        )  # fmt: skip
