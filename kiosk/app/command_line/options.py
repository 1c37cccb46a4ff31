"""Define options shared by several commands, and load the configuration."""

from __future__ import annotations

import errno
import os
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kiosk.core.disk import make_folder, read_plain
from kiosk.core.errors import KioskError

if TYPE_CHECKING:
    from kiosk.core.clock import Clock
    from kiosk.settings import DeviceKinds, Settings

# The command reports a folder that this user may not read, because the screen of a table shows that, too.
ConfigDir = Annotated[
    Path | None, typer.Option("--config", help="Configuration folder.", readable=False, show_default=False)
]
DataDir = Annotated[
    Path | None, typer.Option("--data", help="Folder of the records.", readable=False, show_default=False)
]
ByManager = Annotated[
    str, typer.Option("--by", help="Your ID. You need the role manager, unless authority in house.toml names others.")
]
ByFloor = Annotated[
    str,
    typer.Option(
        "--by", help="Your ID. You need the role floor or manager, unless authority in house.toml names others."
    ),
]
JackpotAmounts = Annotated[
    list[str],
    typer.Argument(metavar="NAME=AMOUNT...", help="Every jackpot of the game, such as mega=25000 major=5000."),
]
LanguageCode = Annotated[
    str,
    typer.Option("--language", help="Language code, such as es; by default that of house.toml.", show_default=False),
]
TableId = Annotated[
    str | None, typer.Option("--table", help="Table ID. Required if there are several tables.", show_default=False)
]


def known_day(day: datetime | None) -> datetime | None:
    """Return a day that was entered. Raise KioskError for one before 2000 or after 2099: no journal has it."""
    if day is not None and not 2000 <= day.year <= 2099:
        raise KioskError("day", "Enter a day from 2000 to 2099.")
    return day


def require_writable(out: Path) -> None:
    """Make a folder for the files of a command, before anybody signs. Raise KioskError if it cannot be written."""
    try:
        make_folder(out)
        if not os.access(out, os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise KioskError("out", "{out} cannot be written: {why}.", out=out, why=error.strerror) from None


def day_option(name: str, says: str) -> Any:
    """Return an option for a day, such as 2026-11-21, with its help."""
    return typer.Option(name, help=says, formats=["%Y-%m-%d"], metavar="<day>", callback=known_day, show_default=False)


def house_settings(config: Path | None, data: Path | None = None) -> Settings:
    """Return the configuration in `config`, by default as `folder_of_house` finds it. Its time zone holds from then on.

    Raise ConfigError with every problem of it.
    """
    from kiosk.core.clock import use_zone
    from kiosk.games import GAMES
    from kiosk.settings import load

    settings = load(folder_of_house(config, data), GAMES, devices=device_kinds(), server=server_check)
    if settings.house.time_zone is not None:
        use_zone(settings.house.time_zone)
    return settings


def folder_of_house(config: Path | None, data: Path | None) -> Path:
    """Return the configuration folder: `config`, else the folder that the floor published, else the shipped one."""
    from kiosk.settings import config_dir

    return config or _laid_down(data) or config_dir()


def effective_folder(config: Path | None, data: Path | None) -> Path:
    """Return the folder that a table uses: the folder that the floor published, else `config`, else the shipped one."""
    return folder_of_house(_laid_down(data) or config, data)


def effective_settings(config: Path | None, data: Path | None) -> Settings:
    """Return the configuration by which a table deals. Raise ConfigError with every problem of it."""
    return house_settings(effective_folder(config, data))


def house_records(config: Path | None, data: Path | None) -> tuple[Settings, Path, Clock]:
    """Return the configuration by which a table deals, the folder of the records, and the clock of this machine."""
    from kiosk.core.clock import SystemClock
    from kiosk.settings import data_dir

    return effective_settings(config, data), data or data_dir(), SystemClock()


def overruled(config: Path | None, data: Path | None) -> tuple[str, ...]:
    """Return the files of `config` that do not count, as the floor has laid down others."""
    from kiosk.settings import files_of_house

    laid = _laid_down(data)
    if laid is None or config is None:
        return ()
    names = {str(path.relative_to(folder)) for folder in (laid, config) for path in files_of_house(folder)}
    return tuple(name for name in sorted(names) if _content(laid / name) != _content(config / name))


def _laid_down(data: Path | None) -> Path | None:
    from kiosk.settings import data_dir

    folder = data or data_dir()
    if not (folder / "_floor" / "house.json").exists():
        return None
    from kiosk.floor import KeptVersions

    return KeptVersions(folder).house_folder()


def _content(path: Path) -> bytes | None:
    return read_plain(path) if path.exists() else None


def device_kinds() -> DeviceKinds:
    """Return, by family and make, the functions that check a device's entry in devices.toml."""
    from drivers.kinds import check_device, kinds

    return {family: dict.fromkeys(known, partial(check_device, family)) for family, known in kinds().items()}


def server_check(server: str) -> str:
    """Return the error in a connection string of the floor server without quoting the string, or ""."""
    from kiosk.floor import wrong_connection  # PostgreSQL's library is imported only for a house with a server.

    return wrong_connection(server)
