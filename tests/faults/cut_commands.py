"""The commands that move or replace files, each with the house in which it is cut (`command_cuts.py`)."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final
from unittest.mock import Mock, patch

from kiosk.app.house.house import HOUSE
from kiosk.core.clock import SystemClock
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.floor import CertificateAuthority
from kiosk.settings import config_dir
from kiosk.staff import Staff
from kiosk.training import Level, SessionKind, Store, store_path
from kiosk.training.store.sessions import Given
from tests.app.forged import forge
from tests.faults.command_cuts import CutCommand, typed
from tests.reopened import play
from tests.tables import DEALER, FLOOR, PINS, QUICK_HASHER, House

TABLE: Final = "NH-07"
MANAGER, PIN = "novak", "9518"
DATA: Final = ("--data", "{root}/data", "--config", "{root}/config")
BY: Final = ("--by", MANAGER)
BY_FLOOR: Final = ("--by", FLOOR)
SHARES: Final = "\n[[shares]]\nfrom = 2020-01-01\nstate = 20\ncharity = 30\n"


def empty(root: Path) -> None:
    """Make a house without records."""
    _configure(root)


def house(root: Path) -> None:
    """Make a house with four people, a table at which a hand has begun, and a box that was removed."""
    _configure(root)
    (root / "data" / TABLE).mkdir(parents=True, mode=0o700)
    (root / "data").chmod(0o700)
    dealt = House(root / "data" / TABLE)
    both = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
    dealt.clock.advance(ms=60_000)
    dealt.table.cash.change_box(12, **both)
    dealt.table.cash.buy_in(3, 30_000)
    dealt.table.cash.change_box(0, **both)
    dealt.table.play.place(1, "ante", 500)
    dealt.close()
    _hire(root)


def _hire(root: Path) -> None:
    _remove_what_a_house_of_tests_adds(root)
    first = ("staff", "add", MANAGER, "E. Novak", "--role", "manager", "--license", "G-1")
    (root / "code").write_text(_type(*first, pins=(PIN, PIN), root=root).split("Recovery code: ")[1].split(".")[0])
    for person, name, role, pin in (
        (FLOOR, "R. Haddad", "floor", PINS[FLOOR]), (DEALER, "M. Ortiz", "dealer", PINS[DEALER]),
        ("tran", "J. Tran", "dealer", "4826"),
    ):  # fmt: skip
        add = ("staff", "add", person, name, "--role", role, "--license", f"G-{person}", *BY)
        _type(*add, pins=(PIN, pin), root=root)


def forged(root: Path) -> None:
    """Make a house whose table has an event that nobody signed."""
    house(root)
    for name in ("slips", "evidence"):
        (root / "data" / TABLE / name).mkdir(mode=0o700, exist_ok=True)
        (root / "data" / TABLE / name / "paper").write_text(name)
    forge(root / "data")


def forged_house(root: Path) -> None:
    """Make a house whose own journal has an event that nobody signed."""
    house(root)
    forge(root / "data", HOUSE)


def interrupted(root: Path) -> None:
    """Make a house with a table whose `journal begin-again` was cut after it had moved two files."""
    forged(root)
    begin = ("journal", "begin-again", "--table", TABLE, "--why", "forged", *BY, *DATA)
    syncs = Mock(side_effect=[None] * 4 + [InterruptedError("cut")])
    with patch("kiosk.core.file_plan.sync_folder", syncs):
        typed([word.format(root=root) for word in begin], (PIN,))


def shortened(root: Path) -> None:
    house(root)
    path = root / "data" / TABLE / "journal.db"
    older = path.read_bytes()
    dealt = House(root / "data" / TABLE)
    dealt.table.play.place(2, "ante", 500)
    dealt.close()
    _remove_what_a_house_of_tests_adds(root)
    path.write_bytes(older)


def days(root: Path) -> None:
    """Make a house whose table was dealt on four days."""
    _configure(root)
    (root / "data" / TABLE).mkdir(parents=True, mode=0o700)
    (root / "data").chmod(0o700)
    dealt = House(root / "data" / TABLE)
    dealt.table.shoe.event(StateChanged(DeviceState.READY, ""))
    for _ in range(4):
        dealt.clock.advance(ms=86_400_000)
        play(dealt.table)
    dealt.close()
    _hire(root)


def with_badge(root: Path) -> None:
    """Make a house in which a dealer has the badge at the reader."""
    house(root)
    _type("staff", "badge", DEALER, *BY, pins=(PIN,), root=root)


def left(root: Path) -> None:
    """Make a house that a dealer has left."""
    house(root)
    _type("staff", "leave", "tran", *BY, pins=(PIN,), root=root)


def second_table(root: Path) -> None:
    """Make a house with a table that was never opened."""
    house(root)
    tables = root / "config" / "tables"
    (tables / "nh-08.toml").write_text((tables / "nh-07.toml").read_text().replace(TABLE, "NH-08"))


def with_authority(root: Path) -> None:
    """Make a house with an authority of its floor."""
    empty(root)
    CertificateAuthority.make(root / "authority", "floor.example")


def with_training(root: Path) -> None:
    """Make a house with the training of three people, and a training file from elsewhere."""
    house(root)
    for path, people in ((store_path(root / "data"), ("tran", "gone")), (root / "stick" / "other.training", ("lee",))):
        with Store(path) as store:
            for person in people:
                session = store.begin(person, "nh", SessionKind.DRILL, Level.PROMPTED, seed=4, length=9, at_ms=1)
                for nth in range(3):
                    store.answer(session, Given(nth, "main.flush", 1_790_000_000_000 + nth, 900, True, "", {}))


def locked(root: Path) -> None:
    """Make a house in which a dealer is locked."""
    house(root)
    Staff.load(root / "data" / "staff.json", SystemClock(), hasher=QUICK_HASHER).lock("tran", 900_000)


def with_deck(*steps: tuple[str, ...]) -> Callable[[Path], None]:
    """Return a function that makes a house with a deck after some steps, signed by the floor and a manager."""

    def make(root: Path) -> None:
        house(root)
        for step in (("receive",), *steps):
            second = "--second" in step
            _type("decks", step[0], "A-1", *step[1:], *BY_FLOOR, pins=(PINS[FLOOR], *((PIN,) * second)), root=root)

    return make


def with_cash(root: Path) -> None:
    """Make a house whose cage has taken a player's cash."""
    house(root)
    _type("players", "cage", "7", "--in", "3000", "--by", MANAGER, pins=(PIN,), root=root)


def _configure(root: Path) -> None:
    shutil.copytree(config_dir(), root / "config")
    (root / "floor").mkdir(mode=0o700)
    path = root / "config" / "house.toml"
    path.write_text(f'floor_checkpoints = "{root}/floor"\n{path.read_text()}{SHARES}')


def _remove_what_a_house_of_tests_adds(root: Path) -> None:
    """Put the table's copy into the floor's folder, and remove the register beside its journal."""
    (root / "data" / TABLE / "staff.json").unlink()
    (root / "data" / TABLE / "staff.json.lock").unlink(missing_ok=True)
    (root / "data" / TABLE / "checkpoints.jsonl").replace(root / "floor" / f"{TABLE}.jsonl")


def _type(*words: str, pins: tuple[str, ...], root: Path) -> str:
    came_to = typed([word.format(root=root) for word in (*words, *DATA)], pins)
    assert came_to.status == 0, came_to
    return came_to.out


def _staff(
    name: str, *words: str, pins: tuple[str, ...] = (), done: str = "", repeats: bool = False,
    scene: Callable[[Path], None] = house,
) -> CutCommand:  # fmt: skip
    return CutCommand(f"staff {name}", ("staff", *words, *BY, *DATA), scene, (PIN, *pins), done, repeats)


def _journal(
    name: str, *words: str, scene: Callable[[Path], None], done: str = "", repeats: bool = False
) -> CutCommand:
    return CutCommand(f"journal {name}", ("journal", *words, *BY, *DATA), scene, (PIN,), done, repeats)


def _decks(name: str, *words: str, scene: Callable[[Path], None] = house, signers: int = 1) -> CutCommand:
    second = ("--second", MANAGER) if signers > 1 else ()
    typed_words = ("decks", name, "A-1", *words, *BY_FLOOR, *second, *DATA)
    return CutCommand(f"decks {name}", typed_words, scene, (PINS[FLOOR], PIN)[:signers], "A-1")


_TABLE: Final = ("--table", TABLE)
_ISSUED: Final = ("log", "--as", "issued", "--table", TABLE)
_INSPECTED: Final = ("inspect", "--how", "hand", "--pieces", "52", "--dealer", DEALER)
_IN_PLAY: Final = ("log", "--as", "in-play", "--second", MANAGER)
COMMANDS: Final = (
    CutCommand(
        "staff add first", ("staff", "add", "reyes", "D. Reyes", "--role", "manager", "--license", "G-7", *DATA), empty,
        ("8305", "8305"), "is on the staff already. Where no recovery code", repeats=True,
    ),
    _staff("add", "add", "lee", "S. Lee", "--role", "dealer", pins=("8305",), done="staff already", repeats=True),
    _staff("pin", "pin", "tran", pins=("7194",), repeats=True),
    _staff("unlock", "unlock", "tran", scene=locked, done="is not locked", repeats=True),
    _staff("badge", "badge", "tran"),
    _staff("badge from", "badge", "tran", "--from", DEALER, scene=with_badge),
    _staff("badge lost", "badge", DEALER, "--lost", scene=with_badge),
    _staff("license", "license", "tran", "G-99"),
    _staff("name", "name", "tran", "J. Trang"),
    _staff("roles", "roles", "tran", "--role", "dealer", "--role", "trainee"),
    _staff("leave", "leave", "tran"),
    _staff("return", "return", "tran", pins=("7194",), scene=left, done="is on the staff", repeats=True),
    _staff("code", "code", repeats=True),
    CutCommand(
        "staff recover", ("staff", "recover", MANAGER, "--by", FLOOR, *DATA), house,
        (PINS[FLOOR], "{code}", "7194"), "That code was used", repeats=True,
    ),
    _journal("archive", "archive", *_TABLE, "--before", "2026-09-25", scene=days, done="has no days before"),
    _journal("accept", "accept", *_TABLE, "--why", "a new disk", scene=shortened, done="nothing to accept",
             repeats=True),
    _journal("begin-again", "begin-again", *_TABLE, "--why", "forged", scene=forged, done="no new one is needed"),
    _journal("begin-again house", "begin-again", "--house", "--why", "forged", scene=forged_house,
             done="no new one is needed"),
    _journal("begin-again reverse", "begin-again", *_TABLE, "--reverse", scene=interrupted,
             done="there is nothing to put back"),
    CutCommand(
        "recall", ("recall", "1", "--open-by", MANAGER, "--reason", "a complaint", *_TABLE, *DATA), days, (PIN,),
        repeats=True,
    ),
    CutCommand(
        "jackpots post",
        ("jackpots", "post", "mega=26000", "major=6000", "minor=2000", "--by", FLOOR, *_TABLE, *DATA),
        days, (PINS[FLOOR],), "24 hours", repeats=True,
    ),
    CutCommand(
        "jackpots post first",
        ("jackpots", "post", "mega=26000", "major=6000", "minor=2000", "--by", FLOOR, "--table", "NH-08", *DATA),
        second_table, (PINS[FLOOR],), "24 hours", repeats=True,
    ),
    CutCommand(
        "count", ("count", *_TABLE, "--box", "12", "--bill", "100=3", "--by", MANAGER, *DATA), house, (PIN,),
        repeats=True,
    ),
    CutCommand(
        "charity",
        ("charity", "--to", "Harbor School", *_TABLE, "--day", "2030-01-05", "--by", FLOOR, "--second", MANAGER, *DATA),
        house, (PINS[FLOOR], PIN), "already",
    ),
    CutCommand(
        "players add", ("players", "add", "7", "--name", "R. Roe", "--as", "barred", "--by", FLOOR, *DATA), house,
        (PINS[FLOOR],), repeats=True,
    ),
    CutCommand(
        "players cage", ("players", "cage", "7", "--in", "3000", "--by", MANAGER, *DATA), house, (PIN,), repeats=True,
    ),
    CutCommand(
        "players correct",
        ("players", "correct", "7", "--to", "8", "--in", "3000", "--why", "Wrong number", "--by", FLOOR, *DATA),
        with_cash, (PINS[FLOOR],), "has only",
    ),
    _decks("receive", "--back", "red"),
    _decks(*_ISSUED, scene=with_deck()),
    _decks(*_INSPECTED, scene=with_deck(_ISSUED)),
    _decks("set-aside", "--cards", "Ah Kh Qh", "--hand", "1", "--bag", "B-1", "--rest", "49", signers=2,
           scene=with_deck(_ISSUED, _INSPECTED, _IN_PLAY)),
    CutCommand("report", ("report", "--from", "2026-09-01", "--to", "2026-09-30", "--out", "{root}/out", *DATA), days),
    CutCommand("night", ("night", *_TABLE, "--out", "{root}/out", *DATA), house),
    CutCommand("month", ("month", "--month", "2026-09", "--out", "{root}/out", *DATA), house),
    CutCommand(
        "train export", ("train", "--export", "{root}/stick/all.training", "--data", "{root}/data"), with_training
    ),
    CutCommand(
        "train merge", ("train", "--merge", "{root}/stick/other.training", "--data", "{root}/data"), with_training
    ),
    CutCommand("train forget", ("train", "--forget", "gone", *BY, *DATA), with_training, (PIN,)),
    CutCommand("new-house", ("new-house", "{root}/made", "--name", "New House"), empty),
    CutCommand("new-game", ("new-game", "lucky_nines", "--out", "{root}/games"), empty),
    CutCommand(
        "floor authority", ("floor", "authority", "{root}/authority", "--host", "floor.example"), empty, (),
        "already has an authority",
    ),
    CutCommand(
        "floor administrator",
        ("floor", "administrator", "--authority", "{root}/authority", "--host", "floor.example"),
        with_authority,
    ),
    CutCommand(
        "floor renew-server",
        ("floor", "renew-server", "{root}/server", "--authority", "{root}/authority", "--host", "floor.example"),
        with_authority,
    ),
)  # fmt: skip
