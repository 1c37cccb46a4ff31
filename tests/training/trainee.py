"""Guided hands for tests: a trainee who makes the right moves, or wrong ones on purpose."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from argon2 import PasswordHasher

from kiosk.games import GAMES
from kiosk.settings import config_dir
from kiosk.staff import Person, Role, Staff
from kiosk.table import TableGame
from kiosk.training import GuidedHand, Level, Move, Scenario, SessionKind
from kiosk.training.guided.table import TrainingTable, open_training
from kiosk.training.scenarios.scenario import Scenarios
from kiosk.training.scenarios.situation import Happens
from kiosk.training.store.store import FOLDER, Store
from tests.tables import HeldClock
from tests.training.house import drills, scenarios

TRAINEE = "tran"
HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@dataclass
class TraineeHouse:
    """A house with one trainee, and the present hand."""

    folder: Path
    clock: HeldClock = field(default_factory=HeldClock)
    staff: Staff = field(init=False)
    store: Store = field(init=False)
    table: TrainingTable = field(init=False)

    def __post_init__(self) -> None:
        self.staff = Staff.load(self.folder / "staff.json", self.clock, hasher=HASHER, create=True)
        if self.staff.person(TRAINEE) is None:
            self.staff.add(Person(id=TRAINEE, name="J. Tran", roles=frozenset({Role.TRAINEE})), "2590")
        self.store = Store(self.folder / FOLDER / "training.db")

    def hand(
        self, scenario: Scenario, level: Level = Level.PROMPTED, *, resume: bool = False, practice_shoe: bool = False
    ) -> GuidedHand:
        """Begin a hand, or continue the one that was left."""
        key = scenario.game.key
        session = self.store.resumable(TRAINEE, key, SessionKind.HAND) if resume else None
        if session is None:
            session = self.store.begin(
                TRAINEE, key, SessionKind.HAND, level, seed=1, length=1, at_ms=self.clock.ms, scenario=scenario.key
            )
        deal = TableGame(drills()[key].setting.config, GAMES[key], scenario.rules)
        self.table = open_training(
            self.folder / FOLDER, deal, scenario, session=str(session.id), staff=self.staff, trainee=TRAINEE,
            clock=self.clock, house="House",
        )  # fmt: skip
        return GuidedHand(self.table, scenario, session, self.store, self.clock, practice_shoe=practice_shoe).begin()

    def leave(self) -> None:
        """Stop in the middle of everything, as a process that is killed does."""
        self.table.journal.close()
        self.store.close()


@cache
def known() -> Scenarios:
    return scenarios().read(config_dir() / "training")


def shipped(key: str, *happens: Happens) -> Scenario:
    """Return a shipped scenario, with irregularities on the way."""
    return replace(known().known[key], happens=happens)


def made_of_line(game: str, line: str, seed: str = "1") -> Scenario:
    """Return a hand that falls on a line."""
    drill = drills()[game]
    given = drill.deal(drill.line(line), seed)[0].given
    return Scenario(f"{line}-{seed}", line, "", drill.game, drill.setting.rules, given)


def wrong(hand: GuidedHand) -> Move:
    return next(move for move in hand.offered if move != hand.right)


def play(hand: GuidedHand, clock: HeldClock, *, mistakes: Sequence[int] = ()) -> list[Move]:
    """Make every right move to the end of the hand, after a wrong one at the moves in `mistakes`."""
    made: list[Move] = []
    while not hand.is_over:
        assert hand.right in hand.offered
        assert len(set(hand.offered)) == len(hand.offered)
        if len(made) in mistakes:
            assert not hand.make(wrong(hand)).is_right
        clock.advance(ms=2_000)
        made.append(hand.right)
        assert hand.make(hand.right).is_right
        assert len(made) < 400
    return made
