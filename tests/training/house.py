"""The drills of the shipped configuration, for tests."""

from dataclasses import replace
from functools import cache

from kiosk.drills import Drill, DrillTable, practice_jackpots
from kiosk.games import GAMES
from kiosk.settings import Settings
from kiosk.table import games_of
from kiosk.training.scenarios.scenario import Scenarios
from tests.tables import shipped


def settings() -> Settings:
    """Return separate settings to each caller: a test may change them."""
    return replace(shipped())


@cache
def drills() -> dict[str, Drill]:
    """Return the drill of each game, at the first table that deals it."""
    found: dict[str, Drill] = {}
    for table in settings().deals:
        for deal in games_of(settings(), GAMES, table):
            setting = DrillTable(deal.rules, deal.config, practice_jackpots(deal.rules, {}))
            found.setdefault(deal.game.key, Drill(deal.game, setting))
    return found


def scenarios() -> Scenarios:
    return Scenarios(GAMES, settings().games, drills())
