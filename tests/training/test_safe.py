"""Training is safe by construction: each test tries to have training do something real, and fails to."""

import ast
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from kiosk.app.house.house import open_journal
from kiosk.archive import History, exported
from kiosk.core.devices import PrinterState
from kiosk.core.errors import JournalError, NotAuthorized, Refused
from kiosk.events import Answered
from kiosk.journal import read_journal
from kiosk.settings import TableSettings
from kiosk.staff import Person, Role
from kiosk.table import Table
from kiosk.training import School
from kiosk.training.scenarios.moves import Verb
from kiosk.training.store.store import FOLDER
from tests.tables import DEALER, FLOOR, JACKPOTS, PINS
from tests.training.house import settings
from tests.training.trainee import TRAINEE, TraineeHouse, play, shipped

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def school(tmp_path: Path) -> TraineeHouse:
    school = TraineeHouse(tmp_path)
    for person, role in ((DEALER, Role.DEALER), (FLOOR, Role.FLOOR)):
        school.staff.add(Person(id=person, name=person.title(), roles=frozenset({role})), PINS[person])
    return school


def live(school: TraineeHouse) -> Table:
    return open_journal(settings(), "NH-07", school.folder, school.clock, school.staff)


def open_it(table: Table) -> None:
    table.shift.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR], game="nh")
    rack = dict.fromkeys(next(game for game in table.games if game.game.key == "nh").config.denominations, 10)
    table.shift.open("nh", rack, floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER]))


class UnreachedPrinter:
    """A printer that must never be reached."""

    state = PrinterState.READY

    def start(self, on_event: object) -> None:
        raise AssertionError("training listens to no printer")

    def stop(self) -> None:
        raise AssertionError("training stops no printer")

    def print(self, slip: object, key: str) -> None:
        raise AssertionError(f"training printed {key}")


REAL: dict[str, Callable[[Table], object]] = {
    "post a jackpot": lambda table: table.shift.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR]),
    "call the floor": lambda table: table.floor.call("Player’s question"),
    "acknowledge with a real PIN": lambda table: table.floor.acknowledge(FLOOR, PINS[FLOOR]),
    "dispute with a real PIN": lambda table: table.floor.dispute(FLOOR, PINS[FLOOR]),
    "say that the floor came": lambda table: table.floor.come(FLOOR, PINS[FLOOR]),
    "print a slip": lambda table: table.slips.connect(UnreachedPrinter()),
    "make a slip": lambda table: table.payouts.make_slips(),
    "sign for a payout": lambda table: table.payouts.sign(FLOOR, PINS[FLOOR]),
    "print a slip again": lambda table: table.slips.reprint(1),
    "void a slip": lambda table: table.slips.void(1, "Floor decision", (FLOOR, PINS[FLOOR])),
    "reopen a hand": lambda table: table.reopening.reopen("Mispay", FLOOR, PINS[FLOOR]),
    "close the table": lambda table: table.shift.close(
        dict.fromkeys(table.config.denominations, 1), floor=(FLOOR, PINS[FLOOR]), dealer=(DEALER, PINS[DEALER])
    ),
}


@pytest.mark.parametrize("what", REAL)
def test_nothing_real_is_done_at_a_training_table(school: TraineeHouse, what: str) -> None:
    hand = school.hand(shipped("flush-for-the-floor"))
    while hand.right.verb is not Verb.CALL:
        hand.make(hand.right)
    before = school.table.journal.last_seq()
    with pytest.raises((Refused, NotAuthorized)):
        REAL[what](school.table)
    assert school.table.journal.last_seq() == before


def test_a_jackpot_in_training_makes_no_slip_where_the_house_wants_one(school: TraineeHouse) -> None:
    """The limits of the house hold at its tables; a training table has none, with any house.toml."""
    school.hand(shipped("two-share-the-minor"))
    assert school.table.house.payouts == ()
    school.table.journal.close()
    play(school.hand(shipped("two-share-the-minor")), school.clock)
    kinds = {event.kind for event in school.table.journal.events()}
    assert not kinds & {"slip_issued", "slip_printed", "payout_signed", "jackpots_posted", "floor_called"}


def test_training_is_in_no_journal_of_a_table(school: TraineeHouse) -> None:
    table = live(school)
    before = table.journal.last_seq(), dict(table.shift.jackpots)
    play(school.hand(shipped("two-share-the-minor")), school.clock)
    assert (table.journal.last_seq(), dict(table.shift.jackpots)) == before
    table.close()


def test_a_guided_hand_counts_as_no_hand(school: TraineeHouse) -> None:
    play(school.hand(shipped("two-share-the-minor")), school.clock)
    school.table.close()
    table = live(school)
    assert (table.hand_number, table.shift.house_net) == (1, 0)
    assert list(exported(table.journal)) == []
    assert History(table.journal).rows() == []
    table.close()


def test_every_answer_says_that_it_is_training(school: TraineeHouse) -> None:
    play(school.hand(shipped("flush-for-the-floor")), school.clock)
    answered = [event.of(Answered) for event in school.table.journal.events(1, Answered)]
    assert {event.source for event in answered} == {"training"}
    assert school.table.journal.table == "TRAINING-NH-07"


def test_a_live_table_does_not_open_a_training_journal(school: TraineeHouse) -> None:
    play(school.hand(shipped("everyone-folds")), school.clock)
    school.table.close()
    own = school.folder / FOLDER / "NH-07" / TRAINEE
    shutil.copytree(own, school.folder / "NH-07")
    with pytest.raises(JournalError) as refused:
        live(school)
    assert refused.value.code == "wrong_table"


def test_training_does_not_open_a_live_journal(school: TraineeHouse) -> None:
    table = live(school)
    open_it(table)
    table.close()
    own = school.folder / FOLDER / "NH-07" / TRAINEE
    shutil.copytree(school.folder / "NH-07", own)
    with pytest.raises(JournalError) as refused:
        school.hand(shipped("everyone-folds"))
    assert refused.value.code == "wrong_table"


def test_training_does_not_open_while_the_table_is_open(school: TraineeHouse) -> None:
    table = live(school)
    open_it(table)
    table.close()
    with pytest.raises(Refused, match="Table NH-07 is open: close it"):
        School(settings(), "NH-07", school.folder, school.clock, school.staff)


def test_training_does_not_open_beside_a_running_kiosk(school: TraineeHouse) -> None:
    table = live(school)
    with pytest.raises(Refused, match="The kiosk of table NH-07 is running"):
        School(settings(), "NH-07", school.folder, school.clock, school.staff)
    table.close()


def test_a_kiosk_does_not_start_during_training(school: TraineeHouse) -> None:
    live(school).close()
    house = School(settings(), "NH-07", school.folder, school.clock, school.staff)
    with pytest.raises(JournalError) as refused:
        live(school)
    assert refused.value.code == "locked"
    house.close()
    live(school).close()


def test_the_live_journal_is_only_read(school: TraineeHouse) -> None:
    table = live(school)
    table.close()
    with read_journal(school.folder / "NH-07" / "journal.db") as journal:
        before = journal.last_seq()
    house = School(settings(), "NH-07", school.folder, school.clock, school.staff)
    house.heat("nh")
    house.live_hands(10)
    house.close()
    with read_journal(school.folder / "NH-07" / "journal.db") as journal:
        assert journal.last_seq() == before


@pytest.mark.parametrize("name", ["TRAINING-NH-07", "training", FOLDER])
def test_no_table_has_the_name_of_training(name: str) -> None:
    shipped_table = settings().deals["NH-07"][0].model_dump(mode="json")
    with pytest.raises(ValueError, match="cannot name a table"):
        TableSettings.model_validate({**shipped_table, "id": name})


def test_training_knows_no_printer_no_sign_and_no_wire() -> None:
    """No module of training, and none of our modules that they import, is a way out of the kiosk."""
    forbidden = ("drivers", "ui", "kiosk.floor", "kiosk.slip_printer", "serial", "socket", "subprocess")
    for path in sorted((ROOT / "kiosk" / "training").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [name.name for name in node.names] if isinstance(node, ast.Import) else []
            names += [str(node.module)] if isinstance(node, ast.ImportFrom) else []
            assert not [name for name in names if name.startswith(forbidden)], path.name


def test_a_trainee_does_not_deal_at_a_live_table(school: TraineeHouse) -> None:
    table = live(school)
    open_it(table)
    table.people.sign_out()
    with pytest.raises(NotAuthorized, match="is not dealer"):
        table.people.sign_in(TRAINEE, "2590")
    table.close()


def test_nobody_is_asked_where_the_house_does_not_say_so(school: TraineeHouse) -> None:
    table = live(school)
    open_it(table)
    table.close()
    assert not (school.folder / "NH-07" / "training.db").exists()
