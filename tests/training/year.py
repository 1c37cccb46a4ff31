"""Simulate a house that trains for a year: holidays, wrong clocks, merged stores, changing answers, and power cuts.

Every other person trains at two kiosks and a laptop, and the others at one kiosk. Each clock may be wrong for an
evening. The right answers of some cards change twice in the year. Each person is examined once, with a power cut, after
which the clock is behind or it is the next morning. The true log of answers and times is kept beside the stores.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from kiosk.core.errors import Refused
from kiosk.staff import Person, Role
from kiosk.training import Trainee
from kiosk.training.drill.schedule import Schedule
from kiosk.training.store.dates import end_of_day
from kiosk.training.store.scoring import LineAnswer
from kiosk.training.store.sessions import Given, Level, SessionKind
from kiosk.training.store.store import DAY_MS, OtherStore, Store
from kiosk.training.study.curriculum import due_today
from tests.tables import HeldClock
from tests.training.examined import PIN, answer_one, finish, house

GAME: Final = "nh"
STORES: Final = ("kiosk-1", "kiosk-2", "laptop")
CARDS: Final = tuple(f"card.{nth}" for nth in range(40))
CHANGED: Final = (CARDS[:4], CARDS[2:8])  # After a third of the year, and after two thirds.
BEGAN_MS: Final = 1_798_761_600_000  # A Monday in January.
_NEW_A_DAY: Final = 8
_MERGE_EACH: Final = 14  # Days.
_EXAMINED: Final = "dice", "PP-01"  # The shortest paper.
_AHEAD_MS: Final = 400 * DAY_MS


class Truth(NamedTuple):
    """A true answer: its person, its day of the year, and the version of its card."""

    person: str
    day: int
    line: str
    of: str
    right: bool


class Sitting(NamedTuple):
    """An examination in which the power failed: the stored answers before and after, whether the kiosk first asked for
    the right time, and the final state.
    """

    person: str
    before: int
    after: int
    waited: bool
    clock_was_behind: bool
    why: str
    is_passed: bool


@dataclass
class Year:
    """A year of several people. `log` has the true answers, `due` the due list of each person on each day."""

    folder: Path
    people: int
    days: int = 365
    seed: int = 1
    log: list[Truth] = field(default_factory=list)
    due: dict[str, list[int]] = field(default_factory=dict)
    versions: Counter[str] = field(default_factory=Counter)
    clocks_wrong: int = 0
    sittings: list[Sitting] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.stores = {name: Store(self.folder / name / "training.db") for name in STORES}
        self.dice = random.Random(self.seed)
        self.names = [f"trainee-{nth}" for nth in range(self.people)]
        self.exam_days = {name: self.dice.randrange(self.days // 3, self.days) for name in self.names}
        self.holidays = {name: self.dice.randrange(self.days // 6, self.days - 40) for name in self.names}

    def close(self) -> None:
        for store in self.stores.values():
            store.close()

    def of(self, line: str) -> str:
        """Return the digest of the present right answer of a card."""
        return f"{line}/{self.versions[line]}"

    def run(self) -> Year:
        for day in range(self.days):
            if day and day % (self.days // 3) == 0:
                self.versions.update(CHANGED[min(day // (self.days // 3), len(CHANGED)) - 1])
            if day and day % _MERGE_EACH == 0:
                self.merge()
            for name in self.names:
                if self.trains(name, day):
                    self.evening(name, day)
                if day == self.exam_days[name]:
                    self.examine(name, day)
        self.merge()
        self.merge()
        return self

    def trains(self, name: str, day: int) -> bool:
        """Return whether a person trains on a day: rarely on Sundays, never on holiday or when the house is closed."""
        away = self.holidays[name] <= day < self.holidays[name] + 14 or self.days - 15 <= day < self.days - 8
        return not away and day % 7 != 6 and self.dice.random() < 0.85

    def evening(self, name: str, day: int) -> None:
        """Answer the due lines, then some new cards, for a person. Sometimes the kiosk's clock is wrong."""
        at = self.dice.choice(STORES)
        store = self.stores[STORES[0] if self.names.index(name) % 2 else at]
        true_ms = BEGAN_MS + day * DAY_MS + self.dice.randrange(DAY_MS // 4) + 8 * 3_600_000
        wrong = self.dice.random()
        now_ms = true_ms + (_AHEAD_MS if wrong < 0.02 else -3 * DAY_MS if wrong < 0.04 else 0)
        self.clocks_wrong += now_ms != true_ms
        answers = [found for found in store.answered(name, GAME, now_ms) if found.of == self.of(found.line)]
        schedule = Schedule(CARDS, steps="card.")
        schedule.take(answers)
        due = list(schedule.due(end_of_day(now_ms)))
        today = due[: due_today(due, len(CARDS), answers, now_ms)]
        self.due.setdefault(name, []).append(len(today))
        known = {answer.line for answer in answers}
        new = [line for line in CARDS if line not in known][:_NEW_A_DAY]
        session = store.begin(
            name, GAME, SessionKind.CARDS, Level.PROMPTED, seed=day, length=len(today) + len(new), at_ms=now_ms
        )
        for nth, line in enumerate((*today, *new)):
            right = self.dice.random() < (0.9 if line in known else 0.6)
            at_ms = now_ms + nth * 20_000
            store.answer(session, Given(nth, line, at_ms, 4_000, right, "" if right else "name", {}), of=self.of(line))
            self.log.append(Truth(name, day, line, self.of(line), right))
        store.end(session, now_ms)

    def examine(self, name: str, day: int) -> None:
        """Examine a person who knows everything; in the middle, the power fails."""
        game, table = _EXAMINED
        clock = HeldClock(ms=BEGAN_MS + day * DAY_MS + 9 * 3_600_000)
        person = Trainee(Person(id=name, name=name, roles=frozenset({Role.TRAINEE})), is_trainer=False)
        folder = self.folder / "examined" / name
        folder.mkdir(parents=True)
        first = house(folder, table, clock)
        first.staff.add(person.person, PIN)
        first.exams.draw_seed = lambda: day  # Entropy would change every other draw of the year.
        exam = first.examination(person, game)
        for _ in range(self.dice.randrange(5, 80)):
            clock.advance(ms=3_000)
            answer_one(exam, self.dice)
        before = len(exam.record.answers)
        exam.close()
        first.close()  # Every answer was on the disk before, as after a power cut.
        is_behind = self.dice.random() < 0.5
        clock.ms += -5_000 if is_behind else 20 * 3_600_000
        again, waited = house(folder, table, clock), False
        try:
            exam = again.examination(person, game)
        except Refused:
            waited = True
            clock.advance(ms=6_000)
            exam = again.examination(person, game)
        after = len(exam.record.answers)
        finish(exam, self.dice)
        ended = exam.record.ended
        assert ended is not None
        self.sittings.append(Sitting(name, before, after, waited, is_behind, ended.why, exam.record.is_passed))
        exam.close()
        again.close()

    def merge(self) -> None:
        pairs = [(into, other) for into in STORES for other in STORES if into != other]
        self.dice.shuffle(pairs)
        for into, other in pairs:
            path = self.folder / f"{other}.db"
            path.unlink(missing_ok=True)
            self.stores[other].export(path)
            self.stores[into].merge(OtherStore.read(path))

    def everything(self, store: str, name: str) -> list[LineAnswer]:
        """Return all of a person's answers in a store at the end of the year."""
        return self.stores[store].answered(name, GAME, BEGAN_MS + self.days * DAY_MS, newest=10_000)

    def answers(self, store: str, name: str) -> list[LineAnswer]:
        """Return a person's answers that match the present right ones."""
        return [answer for answer in self.everything(store, name) if answer.of == self.of(answer.line)]

    def shown_since(self, name: str, line: str) -> int:
        """Return the number of days on which a person was right on a card in its present form."""
        return len({
            truth.day for truth in self.log
            if (truth.person, truth.line, truth.of, truth.right) == (name, line, self.of(line), True)
        })  # fmt: skip
