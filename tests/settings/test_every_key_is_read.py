"""Every key that a file may hold has an effect: some code reads it, besides its check.

This covers the house, its tables, devices, screen, training, payouts, the rules of each game, hand records, and
scenarios, and the keys of each driver.
"""

import ast
import inspect
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import drivers.camera
from drivers.kinds import kinds
from drivers.spec import CameraSpec, DriverSpec
from tests.reads import FoundReads, found_reads
from tests.sizes import only_whole

# These are read by name without a model, or by a computed name: {end of the name: reason}.
BY_NAME: Final = {
    "._DevicesFile.badge": "each entry is read by itself, so that a broken one hides no other",
    "._DevicesFile.camera": "as a badge reader",
    "._DevicesFile.printer": "as a badge reader",
    "._DevicesFile.seat_reader": "as a badge reader",
    "._DevicesFile.shoe": "as a badge reader",
    "._DevicesFile.sign": "as a badge reader",
    "._File.format": "a register of another format is refused",
    "._NewHampshireSeat.board_bonus": "by the name of its spot",
    "._NewHampshireSeat.pocket_bonus": "by the name of its spot",
    "._NewHampshireSeat.six_card_bonus": "by the name of its spot",
}

LOADERS: Final = frozenset(f"kiosk.settings.{name}" for name in ("table_checks", "house_checks", "files", "models"))
PLANTED: Final = {
    "planted": """
from typing import Annotated

from pydantic import AfterValidator, BaseModel, model_validator


class Room(BaseModel):
    seats: int = 1
    color: str = ""


class House(BaseModel):
    used: int = 0
    unused: int = 0
    checked: int = 0
    checked_by_function: int = 0
    checked_by_loader: int = 0
    figure: int = 0
    nobodys_figure: int = 0
    overridden: int = 0
    room: Room = Room()

    @model_validator(mode="after")
    def _check(self) -> "House":
        assert self.checked + self.used
        return self

    @property
    def doubled(self) -> int:
        return 2 * self.figure

    @property
    def halved(self) -> int:
        return self.nobodys_figure // 2

    @property
    def shown(self) -> int:
        return 0


class Villa(House):
    garden: int = 0

    @property
    def shown(self) -> int:
        return self.garden


def _whole(house: House) -> House:
    assert house.checked_by_function
    return house


Checked = Annotated[House, AfterValidator(_whole)]
""",
    "planted_loader": """
from planted import House


def load(house: House) -> None:
    assert house.checked_by_loader
""",
    "planted_user": """
from planted import House, Room


class Other:
    unused = color = nobodys_figure = 0


def show(house: House | None, other: Other, rooms: list[Room]) -> int:
    assert house is not None
    return other.unused + other.color + house.used + house.doubled + house.shown + sum(one.seats for one in rooms)


def name(house: House) -> object:
    match house:
        case House(overridden=1, room=room):
            return room
        case _:
            return None
""",
}


@pytest.fixture(scope="module")
def reads() -> FoundReads:
    return found_reads(("drivers", "kiosk", "ui"), PLANTED, loaders=LOADERS | {"planted_loader"})


def named(reads: FoundReads) -> list[str]:
    return [".".join(key) for key in reads.unread]


@only_whole
def test_every_key_of_every_model_is_read(reads: FoundReads) -> None:
    unread = [key for key in named(reads) if not key.startswith("planted.") and not key.endswith(tuple(BY_NAME))]
    assert unread == []
    assert {"Pins", "HouseSettings", "TableSettings", "ScreenSettings", "PayoutLimits", "PayTable", "LinkSettings"} <= {
        model.rpartition(".")[2] for model, _ in reads.keys
    }


@only_whole
def test_every_listed_name_is_needed(reads: FoundReads) -> None:
    assert [end for end in BY_NAME if not any(key.endswith(end) for key in named(reads))] == []


@only_whole
def test_a_key_that_nobody_reads_is_found(reads: FoundReads) -> None:
    """A namesake in another class, a validator, a loader, or a property that nobody reads is not a use of a key."""
    found = [key for key in named(reads) if key.startswith("planted.")]
    assert found == [
        "planted.House.checked",
        "planted.House.checked_by_function",
        "planted.House.checked_by_loader",
        "planted.House.nobodys_figure",
        "planted.House.unused",
        "planted.Room.color",
    ]


def unused(make: DriverSpec | CameraSpec) -> list[str]:
    """Return the keys of a driver that its opener does not use."""
    if isinstance(make, CameraSpec):
        folder = Path(drivers.camera.__path__[0])
        texts = [file.read_text("utf-8") for file in folder.glob("*.py") if file.name != "makes.py"]
        read = {name for text in texts for name in _items(ast.parse(text))}
    else:
        body = ast.parse(textwrap.dedent(inspect.getsource(make.device)))
        read = {name.id for name in ast.walk(body) if isinstance(name, ast.Name)}
    return [key for key in make.settings if key not in read]


def _items(tree: ast.Module) -> Iterator[str]:
    """Yield the names of items that are read, `settings["width"]` or `settings.get("width")`."""
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(slice=ast.Constant(value=str(name))):
                yield name
            case ast.Call(func=ast.Attribute(attr="get"), args=[ast.Constant(value=str(name)), *_]):
                yield name
            case _:
                pass


@pytest.mark.parametrize(("family", "kind"), [(family, kind) for family, known in kinds().items() for kind in known])
def test_every_key_of_a_driver_is_used(family: str, kind: str) -> None:
    make = kinds()[family][kind].load()
    assert unused(make) == []


def test_a_key_that_a_driver_does_not_use_is_found() -> None:
    make = kinds()["badge"]["scanner"].load()
    more = DriverSpec(device=make.device, baud=9600, settings={**make.settings, "loudness": make.settings["away_s"]})
    assert unused(more) == ["loudness"]
