"""`kiosk new-house`: the configuration of a new house, in its own folder."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

from kiosk.app.command_line.terminal import tell
from kiosk.core.disk import fill_folder
from kiosk.core.errors import KioskError
from kiosk.core.text import text

_TABLE: Final = "nh-07.toml"
_GAME: Final = "new_hampshire.toml"
_OF_GAME: Final = 'game = "nh"'
_TWO_PEOPLE: Final = """
# Two people work here: the floor is the cage, too. The journal has the duty of each signature. The dealer and the floor
# are always two people.
[[transfers]]
from = 2026-01-01
request = ["floor"]
send = ["cage", "runner"]
receive = ["dealer", "floor"]
cage = ["floor", "manager"]
runner = ["dealer", "floor", "manager"]
two_duties = true

# The floor and the dealer sign for a night.
[[nights]]
from = 2026-01-01
second = ["dealer", "floor", "manager"]
"""


class Profile(StrEnum):
    """The kind of house that is begun with."""

    SMALL_ROOM = "small-room"


def new_house(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="New or empty folder.")],
    name: Annotated[str, typer.Option(help="The name of the house.")],
    profile: Annotated[
        Profile, typer.Option(help="small-room: one table, no shoe, no server, two people.")
    ] = Profile.SMALL_ROOM,
) -> None:
    """Make the configuration of a new house.

    It has one table of New Hampshire Hold 'Em without devices, and keeps the same records as any other house.
    """
    from kiosk.settings import config_dir

    if len(name) > 60 or not name.isprintable() or not name.strip():
        raise KioskError("name", "Enter a name of 1 to 60 letters.")
    shipped = config_dir()
    files = {
        "house.toml": _house((shipped / "house.toml").read_text(encoding="utf-8"), name),
        "devices.toml": (shipped / "devices.toml").read_text(encoding="utf-8"),
        f"games/{_GAME}": (shipped / "games" / _GAME).read_text(encoding="utf-8"),
        f"tables/{_TABLE}": (shipped / "tables" / _TABLE).read_text(encoding="utf-8"),
    }
    for path in sorted((shipped / "training").glob("*.toml")):
        scenario = path.read_text(encoding="utf-8")
        if _OF_GAME in scenario:
            files[f"training/{path.name}"] = scenario
    try:
        if not fill_folder(folder, {path: content.encode() for path, content in files.items()}):
            raise KioskError("not_empty", "{folder} is not empty: choose another folder.", folder=folder)
    except OSError as error:
        raise KioskError("folder", "{folder} cannot be written: {why}.", folder=folder, why=error.strerror) from None
    tell(text("The house is in {folder}. Check it with: kiosk check --config {folder}", folder=folder))


def _house(shipped: str, name: str) -> str:
    """Return house.toml with the name of the house, and the lists of two people."""
    quoted = name.replace("\\", "\\\\").replace('"', '\\"')
    return shipped.replace('name = "Demo House"', f'name = "{quoted}"', 1) + _TWO_PEOPLE
