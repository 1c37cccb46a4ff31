"""The games that are installed. Each is one package, and no other code depends on which game is dealt.

A game is an entry point of the group `dealer_assist_kiosk.games`, called by its key, that leads to a `Game`. The
shipped games are found in the same way as games in other packages.
"""

import sys
from collections.abc import Iterator, Mapping
from importlib import metadata
from importlib.metadata import EntryPoint
from typing import Any, Final

from kiosk.core.errors import ConfigError
from kiosk.procedure import Game

GROUP: Final = "dealer_assist_kiosk.games"


class Installed(Mapping[str, Game[Any]]):
    """Every game that is installed, by its key, in the order of the keys. A game is imported when it is asked for.

    Raise ConfigError if none is installed, two packages offer the same one, or one cannot be loaded.
    """

    def __init__(self) -> None:
        self._loaded: dict[str, Game[Any]] = {}
        self._points: dict[str, EntryPoint] = {}  # The entry points, once they were searched for.
        self._path: tuple[str, ...] = ()  # The search path at that time.

    def __getitem__(self, key: str) -> Game[Any]:
        if key not in self._loaded:
            self._loaded[key] = _load(self._found()[key])
        return self._loaded[key]

    def __contains__(self, key: object) -> bool:
        """Return whether a game of this key is installed, even if it cannot be loaded."""
        return key in self._found()

    def __iter__(self) -> Iterator[str]:
        return iter(self._found())

    def __len__(self) -> int:
        return len(self._found())

    def _found(self) -> dict[str, EntryPoint]:
        if self._path != tuple(sys.path):
            self._points, self._path = _points(), tuple(sys.path)
        return self._points


GAMES: Final = Installed()


def _points() -> dict[str, EntryPoint]:
    found: dict[str, EntryPoint] = {}
    for point in sorted(metadata.entry_points(group=GROUP), key=lambda point: point.name):
        other = found.setdefault(point.name, point)
        if other.value != point.value:
            both = f"{_whose(other)} and {_whose(point)}"
            raise ConfigError((f"{both} both offer the game {point.name}: uninstall one of them.",))
    if not found:
        raise ConfigError(
            ("No game is installed: install the kiosk again, with `pip install .`, or `make .venv/run.stamp`",)
        )
    return found


def _load(point: EntryPoint) -> Game[Any]:
    try:
        game = point.load()
    except (ImportError, AttributeError) as error:
        raise ConfigError((f"The game {point.name} of {_whose(point)} cannot be loaded: {error}",)) from error
    if not isinstance(game, Game):
        what = f"leads to a {type(game).__name__}; let it lead to its Game"
        raise ConfigError((f"The game {point.name} of {_whose(point)} {what}",))
    if game.key != point.name:
        what = f'leads to a Game with the key "{str(game.key)[:40]}"; give both one key'
        raise ConfigError((f"The game {point.name} of {_whose(point)} {what}",))
    return game


def _whose(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.value
