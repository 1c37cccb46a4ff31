"""Check the training parts of a house's files: its scenarios, and the material for groups."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

from kiosk.drills import Drill, DrillTable, practice_jackpots
from kiosk.games import GAMES
from kiosk.settings import Settings, TrainingMaterial, file_name
from kiosk.table import games_of
from kiosk.training.scenarios.scenario import Scenarios


def scenario_problems(settings: Settings, config: Path, languages: Collection[str]) -> list[str]:
    """Return the faults of a configuration's scenarios, one sentence each: every file is dealt to its end.

    `languages` are those of the screen besides English.
    """
    drills: dict[str, Drill] = {}
    for table in settings.deals:
        for game in games_of(settings, GAMES, table):
            if game.game.key not in drills:
                shown = DrillTable(game.rules, game.config, practice_jackpots(game.rules, {}))
                drills[game.game.key] = Drill(game.game, shown)
    scenarios = Scenarios(GAMES, settings.games, drills, name=file_name, languages=languages)
    return [*scenarios.read(config / "training").problems, *material_problems(settings.house.training.material, drills)]


def material_problems(material: Sequence[TrainingMaterial], drills: Mapping[str, Drill]) -> Iterator[str]:
    """Yield the faults of the material for groups: a game that no table deals, a step that it does not have."""
    for entry in material:
        if entry.game not in drills:
            yield f"house.toml: training.material of {entry.group}: no table deals the game {entry.game}"
            continue
        steps = [step.key for step in drills[entry.game].game.steps]
        for step in entry.steps:
            if step not in steps:
                known = ", ".join(steps)
                yield f"house.toml: training.material of {entry.group}: {step} is not a step; choose from {known}"
