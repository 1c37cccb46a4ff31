"""What must fit together among the files of a house: a table with its game, its devices and its chips."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import gcd
from typing import Any

from kiosk.core.devices import FAMILIES
from kiosk.core.money import chips, money
from kiosk.procedure import Game, Rules
from kiosk.schema.problems import Problems, did_you_mean
from kiosk.settings.models import NO_DEVICE, Devices, TableSettings


def cross_check(
    problems: Problems,
    file: str,
    table: TableSettings,
    played: tuple[Mapping[str, Game[Any]], Mapping[str, Rules | None]],
    devices: Devices,
) -> None:
    """Add what does not fit together among the keys of a table that are right by themselves.

    `played` are the games, and the rules of each that has a file.
    """
    games, rules = played

    def wrong(what: str, *key: str | int) -> None:
        problems.add(file, key, what)

    def have(*keys: str) -> bool:
        return table.model_fields_set.issuperset(keys)

    if have("game") and table.game not in rules:
        wrong(f'"{table.game}" is not a game with a file in games/{did_you_mean(table.game, rules)}', "game")
    elif have("game", "seats"):
        fewest, most = games[table.game].seats
        if not fewest <= table.seats <= most:
            wrong(f"{table.seats} seats do not fit this game; it is played at {fewest} to {most}", "seats")
    dealt_by = rules.get(table.game) if have("game") else None
    if dealt_by is not None and table.shoe is not None and games[table.game].layout(dealt_by).dice:
        wrong("this game is played with dice: no shoe deals it", "shoe")
    for family, known in devices.items():
        name = table.device(family) if have(family) else None
        if name is not None and name not in known:
            meant = did_you_mean(name, (*known, NO_DEVICE))
            wrong(f'"{name}" is not a {FAMILIES[family]} in devices.toml{meant}', family)
    if (
        have("table_minimum", "table_maximum")
        and table.table_maximum is not None
        and table.table_maximum < table.table_minimum
    ):
        wrong(f"is less than the minimum of {money(table.table_minimum)}", "table_maximum")
    if have("rack"):
        for nth, value in enumerate(table.denominations):
            if value in table.denominations[:nth]:
                wrong(f"{money(value)} is in the rack already", "rack", nth, "value")
    if have("palette", "rack") and dealt_by is not None:
        for line, cents in dealt_by.payouts(gcd(*table.palette)):
            if chips(cents, table.denominations).rest:
                wrong(f"{line} pays {money(cents)}, which no chips of the rack make", "rack")
    if have("palette"):
        _check_palette(table, wrong, rack=have("rack"), minimum=have("table_minimum"))


def _check_palette(table: TableSettings, wrong: Callable[..., None], *, rack: bool, minimum: bool) -> None:
    for nth, value in enumerate(table.palette):
        if rack and value not in table.denominations:
            held = ", ".join(money(denomination) for denomination in sorted(set(table.denominations)))
            wrong(f"{money(value)} is not in the rack; it holds {held}", "palette", nth)
        elif value in table.palette[:nth]:
            wrong(f"{money(value)} is in the palette already", "palette", nth)
    if minimum and chips(table.table_minimum, table.palette).rest:
        wrong(f"{money(table.table_minimum)} cannot be made from the chips of the palette", "table_minimum")
