"""What several commands are told in the same way, and how they read the configuration."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from kiosk.settings import DeviceKinds, Settings

ConfigDir = Annotated[Path | None, typer.Option("--config", help="Folder of the configuration.", show_default=False)]
DataDir = Annotated[Path | None, typer.Option("--data", help="Folder of the house's records.", show_default=False)]
LanguageCode = Annotated[
    str, typer.Option("--language", help="Instead of the one that the house has chosen.", show_default=False)
]
TableId = Annotated[str | None, typer.Option("--table", help="Which table.", show_default=False)]


def house_settings(config: Path | None) -> Settings:
    """Return the configuration in `config`, by default the shipped one. Raise ConfigError with every problem of it."""
    from kiosk.games import GAMES
    from kiosk.settings import config_dir, load

    return load(config or config_dir(), GAMES, devices=device_kinds())


def device_kinds() -> DeviceKinds:
    """Return how the installed drivers read their entries of devices.toml."""
    from drivers.kinds import check_device, kinds

    return {family: dict.fromkeys(known, partial(check_device, family)) for family, known in kinds().items()}
