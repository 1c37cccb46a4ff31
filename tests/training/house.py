"""The drills of the shipped configuration, for tests."""

from __future__ import annotations

from functools import cache

from kiosk.games import GAMES
from kiosk.games.drills import DRILLS
from kiosk.house import deals_of
from kiosk.settings import Settings, config_dir, load
from kiosk.training.drill import Drill, Setting, practice_jackpots
from kiosk.training.scenario import Scenarios


@cache
def settings() -> Settings:
    return load(config_dir())


@cache
def drills() -> dict[str, Drill]:
    """Return the drill of each game, at the first table that deals it."""
    found: dict[str, Drill] = {}
    for table in settings().deals:
        for deal in deals_of(settings(), table):
            setting = Setting(deal.rules, deal.config, practice_jackpots(deal.rules, {}))
            found.setdefault(deal.game.key, Drill(deal.game, DRILLS[deal.game.key], setting))
    return found


def scenarios() -> Scenarios:
    return Scenarios(GAMES, settings().games, drills())
