"""The training of one house, at one of its tables: the trainees, their drills, and their results.

Training opens only while its table is closed and its kiosk is not running, and holds the lock of the table's journal,
which it reads and never writes. Without a table, on any desktop, every game of the house is trained as the first table
with it deals it, and there are no examinations.
"""

import contextlib
import os
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

from kiosk.archive import hand_rows
from kiosk.core.clock import Clock
from kiosk.core.errors import JournalError, NotAuthorized, Refused
from kiosk.core.text import Text, sentence, text
from kiosk.drills import Drill, DrillTable, practice_jackpots
from kiosk.games import GAMES
from kiosk.journal import JournalReader, lock_journal, read_journal
from kiosk.settings import Records, Settings, config_dir
from kiosk.staff import Authority, NotProven, Person, Role, Staff
from kiosk.table import TableGame, TableState, games_of, recovered_state
from kiosk.training.drill.real_mistakes import mistakes
from kiosk.training.drill.schedule import Schedule
from kiosk.training.drill.session import DrillSession
from kiosk.training.examination.book import DealingCertificate, ExamRecord
from kiosk.training.examination.hand import ExamHand
from kiosk.training.examination.office import AnswerTimes, ExamOffice, RetakeLimits, TrainedHours
from kiosk.training.examination.paper import kinds_in
from kiosk.training.examination.sitting import Examination, HandSheetKeeper
from kiosk.training.guided.guided import SCENARIO, GuidedHand
from kiosk.training.guided.table import TrainingTable, open_training
from kiosk.training.guided.watched import WatchedHand
from kiosk.training.reminders import OPEN_EXAM, certificate_reminder, learn_reminders
from kiosk.training.reports import Progress, Standing, as_csv, progress, standings
from kiosk.training.scenarios.scenario import Scenario, Scenarios, keep_hand
from kiosk.training.scenarios.situation import Happens, known, steps_of
from kiosk.training.store.dates import week_of
from kiosk.training.store.sessions import Level, Session, SessionKind
from kiosk.training.store.store import FOLDER, HOUR_MS, Store
from kiosk.training.study.curriculum import LESSON, Curriculum, NextTask
from kiosk.training.study.full_table import FullTable, deal_full_table
from kiosk.training.study.home import Home
from kiosk.training.study.room import StudyRoom

HOUSE_WINS = sentence("The house wins")
FIRST_LESSON = text("First lesson")
TRAINERS = frozenset({Role.FLOOR, Role.MANAGER})


class Trainee(NamedTuple):
    """The person who has signed in to training, and whether they may see everybody and sign certificates."""

    person: Person
    is_trainer: bool


class CarriedHere(NamedTuple):
    """The outcome of an exchange with the floor server: whose answers, how many came from other kiosks, and whether
    the server was away."""

    person: str
    answers: int
    is_away: bool


def store_path(data: Path) -> Path:
    """Return the path of a house's training store."""
    return data / FOLDER / "training.db"


def export_name(of: str, store: str) -> str:
    """Return the name of a file of training, `of` a person or a table, that no other store writes."""
    return f"training-{of}-{store}.db"


class TableJournal(NamedTuple):
    """The place of a live table's journal."""

    path: Path


class School:
    """Training at one table. Close it when it is over."""

    def __init__(
        self,
        settings: Settings,
        table: str | None,
        data: Path,
        clock: Clock,
        staff: Staff,
        *,
        on_guess: Callable[[NotProven], None] | None = None,
        config: Path | None = None,
        elsewhere: Callable[[], Sequence[DealingCertificate]] = tuple,
    ) -> None:
        """`table` is None if none is closed for it; `on_guess` receives each PIN that was refused; `config` is the
        folder from which the settings were read; `elsewhere` returns the certificates of other kiosks.

        Raise Refused while the table is open, or its kiosk running; JournalError where records cannot be kept.
        """
        self._on_guess = on_guess
        self.settings = settings
        self.table = table or ""
        self.clock = clock
        self.staff = staff
        self.folder = data / FOLDER
        self._config = config or config_dir()
        self._records = Records(settings, data, table) if table is not None else None
        self._lock: int | None = None
        with contextlib.ExitStack() as undo:
            if self._records is not None:
                self._lock = self._take_lock(self._records)
                undo.callback(os.close, self._lock)
            state = self._live_state()
            if state.is_open:
                raise Refused("open", "Table {table} is open: close it before training.", table=table)
            self.store = Store(store_path(data))
            undo.callback(self.store.close)
            tables = settings.deals if table is None else (table,)
            self.games: dict[str, TableGame] = {}
            for dealt in (dealt for name in tables for dealt in games_of(settings, GAMES, name)):
                self.games.setdefault(dealt.game.key, dealt)
            self.drills = {
                key: Drill(
                    game.game, DrillTable(game.rules, game.config, practice_jackpots(game.rules, state.jackpots))
                )
                for key, game in self.games.items()
            }
            self.scenarios = self._read_scenarios()
            training = settings.house.training
            limits = RetakeLimits(training.tries_a_day, training.days_between)
            roles = Authority(staff, clock, house=settings.house.authority).roles
            self.study = StudyRoom(self.games, self.drills, self.store, clock, settings.house, roles)
            self.exams = ExamOffice(
                self.folder, clock, self.games, self.drills, staff, table=self.table,
                days=training.certificate_days, limits=limits, elsewhere=elsewhere,
            )  # fmt: skip
            self.exams.hours = self._hours
            self.study.time_percent = lambda person_id: self.exams.needs(person_id).time_percent
            self.carry: Callable[[str], None] = lambda person_id: None
            """Has the answers of a person follow them to other kiosks; it returns at once."""
            self.exams.times = AnswerTimes(training.answer_seconds, training.table_seconds)
            undo.pop_all()

    def _take_lock(self, records: Records) -> int:
        records.make()  # A table that was never opened cannot be opened meanwhile either.
        try:
            return lock_journal(records.journal)
        except JournalError as error:
            if error.code != "locked":
                raise
            raise Refused(
                "open", "The kiosk of table {table} is running: close it, then train.", table=self.table
            ) from None

    def _live_state(self) -> TableState:
        with self._live_journal() as journal:
            return TableState() if journal is None else recovered_state(*journal.since_checkpoint())

    def _read_scenarios(self) -> Scenarios:
        found = Scenarios(GAMES, self.settings.games, self.drills)
        return found.read(self._config / "training", self.folder / "scenarios")

    def close(self) -> None:
        """Close the records, and let the table's kiosk be started again."""
        self.exams.close()
        self.store.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    @property
    def table_journal(self) -> TableJournal:
        """Return the path of the table's own journal, which need not exist."""
        return TableJournal(self.folder / "journal.db" if self._records is None else self._records.journal)

    @property
    def shoe(self) -> str:
        """Return the name of this table's own shoe, "" if it has none."""
        named = (game.config.shoe for game in self.games.values() if self._records is not None)
        return next((shoe for shoe in named if shoe), "")

    @property
    def badge_reader(self) -> str:
        """Return the name of this table's own badge reader, "" if it has none."""
        named = (game.config.badge for game in self.games.values() if self._records is not None)
        return next((reader for reader in named if reader), "")

    def need_shoe(self) -> None:
        """Raise Refused if there is no shoe to practice with."""
        if not self.shoe:
            raise Refused("shoe", "This table has no shoe in its configuration: train without --shoe.")

    # ------------------------------------------------------------------------------------------------------- people

    def sign_in(self, person_id: str, pin: str) -> Trainee:
        """Sign a person of the staff in. Raise NotProven as the register does."""
        try:
            person = self.staff.prove(person_id, pin, pad=self.table)
        except NotProven as refusal:
            if self._on_guess is not None:
                self._on_guess(refusal)
            raise
        return Trainee(person, bool(TRAINERS & person.roles))

    def people(self) -> tuple[Person, ...]:
        """Return everybody who may come in, by name."""
        return tuple(person for person in self.staff.people() if person.is_active)

    def names(self) -> dict[str, str]:
        return {person.id: person.name for person in self.staff.people()}

    # ------------------------------------------------------------------------------------------------------- drills

    def heat(self, game: str, person_id: str = "") -> Mapping[str, int]:
        """Return the real mistakes at this table, by line; this person's own weigh most."""
        with self._live_journal() as journal:
            return {} if journal is None else mistakes(journal, self.drills[game].maker, game, person_id)

    @contextlib.contextmanager
    def _live_journal(self) -> Iterator[JournalReader | None]:
        if self._records is None or not self._records.journal.exists():
            yield None
            return
        with read_journal(self._records.journal, self._records.key) as journal:
            yield journal

    def drill(self, trainee: Trainee, game: str, *, seed: int, length: int) -> DrillSession:
        """Begin a drill. Raise Refused while an examination is open."""
        self._refuse_examined(trainee.person.id)
        session = self.store.begin(
            trainee.person.id,
            game,
            SessionKind.DRILL,
            Level.PROMPTED,
            seed=seed,
            length=length,
            at_ms=self.clock.now_ms(),
        )
        return self._drill(session)

    def resumable(self, trainee: Trainee, game: str, kind: SessionKind) -> Session | None:
        """Return the interrupted session of a person, None if there is none, or if it cannot resume."""
        session = self.store.resumable(trainee.person.id, game, kind)
        if session is not None and kind is SessionKind.HAND and self._scenario_of(session) is None:
            return None
        return session

    def resume_drill(self, session: Session) -> DrillSession:
        """Go on with a drill at the question at which it was left. Raise Refused while an examination is open."""
        self._refuse_examined(session.trainee)
        return self._drill(session)

    def exercise(self, trainee: Trainee, game: str, kind: SessionKind, *, seed: int) -> DrillSession:
        """Resume or begin an exercise: cards, mistakes, or a ladder. Raise Refused while an examination is open."""
        self._refuse_examined(trainee.person.id)
        return self.study.begin(trainee.person.id, game, kind, seed=seed)

    def curriculum(self, person_id: str, game: str) -> Curriculum:
        """Return a person's position on the way to a certificate. An open examination comes next."""
        every = self.exams.book.ledger.of(person_id, game)
        ended = [record for record in every if record.ended is not None and record.is_a_try]
        version = self.exams.rules_version(game)
        is_passed = bool(ended) and ended[-1].is_passed and ended[-1].rules_version == version
        way = self.study.curriculum(person_id, game, is_passed=is_passed)
        if self.exams.book.ledger.open_of(person_id) is not None:
            return replace(way, next=NextTask.EXAMINATION)
        return way

    def home(self, person_id: str, game: str) -> tuple[Curriculum, Home]:
        """Return a person's position on the way to a certificate, and the contents of their first page."""
        way = self.curriculum(person_id, game)
        return way, self.study.home(person_id, game, way)

    def material_drill(self, trainee: Trainee, game: str, *, seed: int) -> DrillSession:
        """Begin a drill of the material that has a day: of the weakest of its steps. Raise Refused if none is
        left."""
        _, home = self.home(trainee.person.id, game)
        due = next((material.weakest for material in home.assigned if material.left and material.weakest), "")
        return self.step_drill(trainee, game, due, seed=seed)

    def reminders(self, person_id: str) -> tuple[Text, ...]:
        """Return a person's reminders: an open examination, material with a day, certificates that end."""
        now_ms = self.clock.now_ms()
        today = datetime.fromtimestamp(now_ms / 1000).astimezone().date()
        record = self.exams.book.ledger.open_of(person_id)
        found: list[Text] = []
        if record is not None and record.game in self.games:
            found.append(OPEN_EXAM.fill(game=self.games[record.game].game.title))
        materials = self.settings.house.training.material
        for game, dealt in self.games.items():
            if any(material.game == game and person_id in material.people for material in materials):
                found += learn_reminders(self.home(person_id, game)[1].assigned, today)
            found += certificate_reminder(*self.exams.certificate(person_id, game), dealt.game.title, now_ms)
        return tuple(found)

    def full_table(self, trainee: Trainee, game: str, *, seed: int) -> FullTable:
        """Deal a full table to be settled against the clock. Raise Refused while an examination is open."""
        self._refuse_examined(trainee.person.id)
        seed = self.store.fresh_seed(trainee.person.id, game, SessionKind.FULL_TABLE, seed)
        scenario = deal_full_table(self.games[game], self.drills[game], seed)
        session = self.store.begin(
            trainee.person.id, game, SessionKind.FULL_TABLE, Level.UNPROMPTED, seed=seed, length=1,
            at_ms=self.clock.now_ms(), scenario=scenario.key,
        )  # fmt: skip
        with self._table(scenario, str(session.id), session.trainee) as table:
            return FullTable(table, scenario, session, self.store, self.clock).begin()

    def step_drill(self, trainee: Trainee, game: str, step: str, *, seed: int) -> DrillSession:
        """Begin a drill of one step of the hand: its payouts, or its cards. Raise Refused while an examination is open,
        and for a step that nothing is asked about."""
        self._refuse_examined(trainee.person.id)
        return self.study.begin_step(trainee.person.id, game, step, seed=seed)

    def _drill(self, session: Session) -> DrillSession:
        return DrillSession(
            self.study.drill_of(session), session, self.store, self.clock,
            heat=self.heat(session.game, session.trainee), digests=self.study.digests(session.game),
        ).begin()  # fmt: skip

    # ------------------------------------------------------------------------------------------------------- hands

    def offered(self, trainee: Trainee, game: str) -> tuple[Scenario, ...]:
        """Return the scenarios of a game: first those that the person has failed and that are due again."""
        mine = {key: scenario for key, scenario in self.scenarios.known.items() if scenario.game.key == game}
        if not mine:
            return ()
        schedule = Schedule([f"{SCENARIO}.{key}" for key in mine])
        schedule.take(self.store.answered(trainee.person.id, game, self.clock.now_ms()))
        due = [line.partition(".")[2] for line in schedule.due(self.clock.now_ms())]
        return tuple(mine[key] for key in dict.fromkeys((*due, *mine)))

    def is_due(self, trainee: Trainee, scenario: Scenario) -> bool:
        """Return whether a scenario was dealt before and is due again."""
        schedule = Schedule([f"{SCENARIO}.{scenario.key}"])
        schedule.take(self.store.answered(trainee.person.id, scenario.game.key, self.clock.now_ms()))
        return bool(schedule.due(self.clock.now_ms()))

    def random_hand(self, game: str, seed: int) -> Scenario:
        """Return a hand that the seed makes: it falls on one of the lines."""
        drill = self.drills[game]
        line = drill.lines[seed % len(drill.lines)]
        given = drill.deal(line, f"hand/{seed}")[0].given
        deal = self.games[game]
        scenario = Scenario(f"seed-{seed}", str(deal.game.title), "", deal.game, deal.rules, given)
        return replace(scenario, happens=self._happens(scenario, random.Random(seed)))  # noqa: S311, to be repeatable

    @staticmethod
    def _happens(scenario: Scenario, dice: random.Random) -> tuple[Happens, ...]:
        """Let something go wrong in every other hand, at some step and at some seat that is in."""
        if dice.random() < 0.5:
            return ()
        hand, what = scenario.rehearse().hand, dice.choice(known(scenario.game))
        at = steps_of(what, [entry.prompt for entry in hand.entries])
        seat = dice.choice(scenario.script()[0].seats)
        return (Happens(at=dice.choice(at), what=what, seat=seat),) if at else ()

    def hand(self, trainee: Trainee, scenario: Scenario, level: Level, *, practice_shoe: bool = False) -> GuidedHand:
        """Begin a guided hand. Raise Refused while an examination is open."""
        self._refuse_examined(trainee.person.id)
        session = self.store.begin(
            trainee.person.id, scenario.game.key, SessionKind.HAND, level, seed=sum(map(ord, scenario.key)), length=1,
            at_ms=self.clock.now_ms(), scenario=scenario.key,
        )  # fmt: skip
        return self._hand(session, scenario, practice_shoe=practice_shoe)

    def resume_hand(self, session: Session, *, practice_shoe: bool = False) -> GuidedHand:
        """Go on with a hand at the move at which it was left. Raise Refused if its scenario is gone, and while an
        examination is open."""
        self._refuse_examined(session.trainee)
        scenario = self._scenario_of(session)
        if scenario is None:
            raise Refused("scenario", "That hand’s scenario is gone: start another one.")
        return self._hand(session, scenario, practice_shoe=practice_shoe)

    def lesson(self, game: str) -> Scenario:
        """Return the hand of the first lesson: nothing goes wrong in it, and it shows as much as one hand can."""
        drill, deal = self.drills[game], self.games[game]
        hands = (drill.deal(line, LESSON)[0] for line in drill.lines)
        most = max(hands, key=lambda hand: (len(kinds_in(hand)), -len(hand.hand.entries)))
        return Scenario(LESSON, str(FIRST_LESSON), "", deal.game, deal.rules, most.given)

    def watch(self, trainee: Trainee, game: str) -> WatchedHand:
        """Begin the first lesson: the kiosk deals a whole hand. Raise Refused while an examination is open."""
        hand = self.hand(trainee, self.lesson(game), Level.WATCHED)
        assert isinstance(hand, WatchedHand)
        return hand

    def _hand(self, session: Session, scenario: Scenario, *, practice_shoe: bool) -> GuidedHand:
        with self._table(scenario, str(session.id), session.trainee) as table:
            if session.level is Level.WATCHED:
                return WatchedHand(table, scenario, session, self.store, self.clock).begin()
            return GuidedHand(table, scenario, session, self.store, self.clock, practice_shoe=practice_shoe).begin()

    @contextlib.contextmanager
    def _table(self, scenario: Scenario, session: str, trainee: str) -> Iterator[TrainingTable]:
        """Open a table for a hand of a session. Close its journal if the hand cannot begin."""
        table = open_training(
            self.folder, self.games[scenario.game.key], scenario, session=session, staff=self.staff,
            trainee=trainee, clock=self.clock, house=self.settings.house.name,
        )  # fmt: skip
        try:
            yield table
        except BaseException:
            table.journal.close()
            raise

    def _scenario_of(self, session: Session) -> Scenario | None:
        if session.scenario == LESSON:
            return self.lesson(session.game)
        if session.scenario.startswith("seed-"):
            return self.random_hand(session.game, int(session.scenario.removeprefix("seed-")))
        return self.scenarios.known.get(session.scenario)

    # --------------------------------------------------------------------------------------------------- examinations

    def refuse_examination(self, trainee: Trainee, game: str) -> None:
        """Raise Refused if the person may begin no examination in a game now."""
        if self._records is None:
            raise Refused("no_table", "Examinations are taken at a table: open training there, with --table.")
        self.exams.refuse_retake(trainee.person.id, game)

    def examination(self, trainee: Trainee, game: str) -> Examination:
        """Resume the examination that the person has begun, or else begin one in this game.

        An expired one is over: they see its result, and begin another one by another touch. Raise Refused without a
        table, and while the clock is behind.
        """
        if self._records is None:
            raise Refused("no_table", "Examinations are taken at a table: open training there, with --table.")
        record = self.exams.open_of(trainee.person.id) or self.exams.begin(trainee.person.id, game)
        if record.ended is not None:
            self._learn_from(record)
        return self.exams.sitting(record, partial(self._exam_hand, trainee), self._learn_from)

    def sign_in_again(self, exam: Examination, pin: str) -> None:
        """Let the trainee continue the examination, with their PIN. Raise NotProven as the register does."""
        self.sign_in(exam.record.person, pin)
        exam.sign_in()

    def _learn_from(self, record: ExamRecord) -> None:
        if record.is_a_try:
            self.study.missed(record.person, record.game, record.missed)

    def _exam_hand(
        self, trainee: Trainee, nth: int, scenario: Scenario, session: Session, keeper: HandSheetKeeper
    ) -> ExamHand:
        with self._table(scenario, f"exam-{session.id}-{nth}", trainee.person.id) as table:
            hand = ExamHand(table, scenario, session, keeper, self.clock)
            hand.most = keeper.left
            hand.times = keeper.times
            return hand.begin()

    def _refuse_examined(self, person_id: str) -> None:
        """Raise Refused while the person is in an examination: it is finished, or stopped and failed, first."""
        record = self.exams.open_of(person_id)
        if record is not None and record.ended is None:
            raise Refused("examined", "Your examination is not finished: continue it, or stop and fail.")

    # ------------------------------------------------------------------------------------------------------ trainers

    def progress(self, person_id: str, game: str) -> Progress:
        return progress(self.store, person_id, game, self.drills[game].lines, self.clock.now_ms())

    def standings(self, game: str) -> tuple[Standing, ...]:
        return standings(self.store, game, self.drills[game].lines, self.clock.now_ms())

    def csv(self, game: str) -> str:
        return as_csv(self.store, game, self.names(), self.clock.now_ms())

    def live_hands(self, most: int) -> list[tuple[int, str]]:
        """Return (number, result) of the newest settled hands of the table, newest first."""
        with self._live_journal() as journal:
            if journal is None:
                return []
            last = journal.last_hand()
            rows = [row for row in hand_rows(journal, max(1, last - most + 1), last) if not row.void]
        return [
            (row.number, f"{row.best.line} · {row.written(row.best.amount)}" if row.best else HOUSE_WINS)
            for row in reversed(rows)
        ]

    def keep_hand(self, trainer: Trainee, number: int) -> Scenario:
        """Make a scenario out of a hand of the table, without its players.

        Raise NotAuthorized for a person who is not a trainer, Refused for a hand that is not settled.
        """
        self._need_trainer(trainer)
        with self._live_journal() as journal:
            if journal is None:
                raise Refused("hand", "This table has no hands yet: deal some first.")
            path = keep_hand(journal, number, GAMES, self.folder / "scenarios")
        self.scenarios = self._read_scenarios()
        return self.scenarios.known[path.stem]

    def week_of(self, person_id: str, game: str) -> int:
        """Return a person's training time in a game since this week began, in milliseconds."""
        now_ms = self.clock.now_ms()
        return self.store.trained_ms(person_id, game, now_ms, since_ms=week_of(now_ms))

    def _hours(self, person_id: str, game: str) -> TrainedHours:
        trained_ms = self.store.trained_ms(person_id, game, self.clock.now_ms())
        return TrainedHours(trained_ms, self.settings.house.training.hours * HOUR_MS)

    def _need_trainer(self, trainee: Trainee) -> None:
        if not trainee.is_trainer:
            raise NotAuthorized("wrong_role", "Only a trainer may do that: a floor supervisor or a manager.")
