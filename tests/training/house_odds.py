"""Games against the house with a house's own chips, limits, and odds."""

from collections.abc import Mapping
from typing import Any

from kiosk.drills import Drill
from kiosk.procedure import PayTable
from kiosk.schema.fields import Strict
from tests.training.house import drills

OWN = ("6:5", "3:2", "5:2", "9:5", "7:2")


HALVES = (50, 100, 250, 500, 2_500, 10_000, 50_000, 100_000)


QUARTERS = (25, *HALVES)


def house(key: str, rack: tuple[int, ...], rules: Mapping[str, Any], **config: Any) -> Drill:
    """Return the drill of a house with these chips and changes to its rules and its table's limits."""
    drill = drills()[key]
    setting = drill.setting
    changed = type(setting.rules).model_validate(setting.rules.model_dump(mode="json") | rules)
    colors = ("blue", "white", "pink", "red", "green", "black", "purple", "yellow", "gray")
    chip = type(setting.config.rack[0])
    own = tuple(chip.model_construct(value=value, color=colors[nth]) for nth, value in enumerate(rack))
    table = setting.config.model_copy(update={"rack": own, **config})
    return Drill(drill.game, setting._replace(rules=changed, config=table))


def own_odds(rules: Strict) -> dict[str, Any]:
    """Return every pay table of these rules with the house's odds, which take turns."""
    tables: dict[str, Any] = {}
    for name in type(rules).model_fields:
        if isinstance(getattr(rules, name), PayTable):
            lines = getattr(rules, name).model_dump(mode="json")["lines"]
            for nth, line in enumerate(line for line in lines if line["odds"]):
                line["odds"] = OWN[nth % len(OWN)]
            tables[name] = lines
    return tables


def banked(key: str, rack: tuple[int, ...] = HALVES) -> Drill:
    limits = {"table_minimum": 250, "table_maximum": 10_000, "palette": (250, 500, 2_500)}
    return house(key, rack, own_odds(drills()[key].setting.rules), **limits)
