"""Check a table's file against its game, its devices, and itself. Each check is one rule.

An error names a setting with which no hand can be dealt. A warning names a permitted but unusual one.
"""

from collections.abc import Iterator, Mapping
from itertools import islice
from math import gcd
from typing import Any, Final

from kiosk.core.devices import FAMILIES
from kiosk.core.money import Cents, chips, money
from kiosk.core.value import value
from kiosk.procedure import Felt, Game, Opening, Rules, Spot, Wagers
from kiosk.schema.partly import Found, each_read
from kiosk.schema.problems import did_you_mean
from kiosk.settings.models import NO_DEVICE, Devices, TableSettings

_CHIPS_TRIED: Final = 10_000  # Multiples of a chip that are tried between two limits.


@value
class TableCase:
    """The readable part of a table's file, with the parts that it names. An unreadable key is not set."""

    table: TableSettings
    games: Mapping[str, Game[Any]]
    rules: Mapping[str, Rules]  # The rules of each game with a file.
    devices: Devices
    partial: frozenset[str] = frozenset()  # The games with partly readable rules.
    all_games_are_read: bool = True  # A broken file in games/ may belong to any game.

    @property
    def its_rules(self) -> Rules | None:
        return self.rules.get(self.table.game)

    @property
    def its_game(self) -> Game[Any] | None:
        return self.games[self.table.game] if self.table.game in self.rules else None

    @property
    def chips(self) -> Mapping[int, Cents]:
        """Return {nth: cents} of each chip of the rack that could be read."""
        return {nth: chip.value for nth, chip in each_read(self.table.rack, "value")}

    @property
    def palette(self) -> Mapping[int, Cents]:
        return dict(each_read(self.table.palette))

    @property
    def whole_palette(self) -> tuple[Cents, ...]:
        """Return the chips of the palette; none if one is invalid, because the possible amounts are then unknown."""
        return self.table.palette if len(self.palette) == len(self.table.palette) else ()


def game_is_known(case: TableCase) -> Iterator[Found]:
    if case.its_rules is None and (case.all_games_are_read or case.table.game not in case.games):
        yield (
            ("game",),
            f'"{case.table.game}" is not a game with a file in games/{_meant(case.table.game, case.rules)}',
        )


def seats_fit_the_game(case: TableCase) -> Iterator[Found]:
    if case.its_game is not None:
        fewest, most = case.its_game.seats
        if not fewest <= case.table.seats <= most:
            yield ("seats",), f"{case.table.seats} seats do not fit this game; it is played at {fewest} to {most}"


SEATS_ON_SMALL_GLASS: Final = 6
MIN_FULL_GLASS_INCHES: Final = 15.6  # For more seats. A display between was not examined.


def seats_fit_the_glass(table: TableSettings, game: Game[Any] | None, inches: float | None) -> Iterator[Found]:
    """Yield a warning where a display is too small for the betting spots of every seat."""
    if game is None or not game.house_plays or inches is None or inches >= MIN_FULL_GLASS_INCHES:
        return
    if table.seats > SEATS_ON_SMALL_GLASS:
        instead = f"use a display of at least {MIN_FULL_GLASS_INCHES} inches, or at most {SEATS_ON_SMALL_GLASS} seats"
        yield ("seats",), f"the betting spots of {table.seats} seats do not fit on {inches:g} inches; {instead}"


def no_shoe_deals_dice(case: TableCase) -> Iterator[Found]:
    game, rules = case.its_game, case.its_rules
    if case.table.shoe is not None and game is not None and rules is not None and game.layout(rules).dice:
        yield ("shoe",), "this game is played with dice: no shoe deals it"


def devices_are_known(case: TableCase) -> Iterator[Found]:
    for family, known in case.devices.items():
        name = case.table.__dict__.get(family)
        if name is not None and name not in known:
            why = f'"{name}" is not a {FAMILIES[family]} in devices.toml{_meant(name, (*known, NO_DEVICE))}'
            yield (family,), why


def each_seat_has_its_reader(case: TableCase) -> Iterator[Found]:
    name = case.table.seat_reader
    reader = case.devices["seat_reader"].get(name) if name is not None else None
    addresses = reader.entry.get("addresses") if reader is not None else None
    if isinstance(addresses, list) and len(addresses) != case.table.seats:
        why = f'"{name}" has {len(addresses)} addresses for {case.table.seats} seats; give one for each seat'
        yield ("seat_reader",), why


def limits_rise(case: TableCase) -> Iterator[Found]:
    if case.table.table_maximum is not None and case.table.table_maximum < case.table.table_minimum:
        yield ("table_maximum",), f"is less than the minimum of {money(case.table.table_minimum)}"


def each_chip_once(case: TableCase) -> Iterator[Found]:
    values = list(case.chips.values())
    for place, (nth, cents) in enumerate(case.chips.items()):
        if cents in values[:place]:
            yield ("rack", nth, "value"), f"{money(cents)} is in the rack already"


def rack_makes_each_payout(case: TableCase) -> Iterator[Found]:
    if case.its_rules is not None and case.palette:
        for line, cents in case.its_rules.payouts(gcd(*case.palette.values())):
            if chips(cents, tuple(case.chips.values())).rest:
                yield ("rack",), f"{line} pays {money(cents)}, which no chips of the rack make"


def palette_is_of_the_rack(case: TableCase) -> Iterator[Found]:
    rack = set(case.chips.values())
    is_whole = len(case.chips) == len(case.table.rack)
    for nth, cents in case.palette.items():
        if is_whole and cents not in rack:
            held = ", ".join(money(denomination) for denomination in sorted(rack))
            yield ("palette", nth), f"{money(cents)} is not in the rack; it holds {held}"
        elif cents in [other for place, other in case.palette.items() if place < nth]:
            yield ("palette", nth), f"{money(cents)} is in the palette already"


def palette_makes_the_minimum(case: TableCase) -> Iterator[Found]:
    if case.whole_palette and chips(case.table.table_minimum, case.whole_palette).rest:
        yield ("table_minimum",), f"{money(case.table.table_minimum)} cannot be made from the chips of the palette"


def each_wager_can_be_made(case: TableCase) -> Iterator[Found]:
    """Each wager before the cards has an amount within its limits that chips of the palette make."""
    for spot in _spots(case):
        if spot.exactly:
            for bet in spot.exactly:
                if chips(bet, case.table.palette).rest:
                    yield ("palette",), f"no chips of the palette make the {spot.label} bet of {money(bet)}"
        elif spot.most is not None and spot.most < spot.least:
            why = (
                f"the {spot.label} bet is at least {money(spot.least)} and at most {money(spot.most)}; correct a limit"
            )
            yield (("table_maximum",) if case.table.table_maximum is not None else ("table_minimum",)), why
        elif not _makes_between(case.table.palette, spot.least, spot.most):
            top = "" if spot.most is None else f" to {money(spot.most)}"
            why = f"no chips of the palette make a {spot.label} bet of {money(spot.least)}{top}"
            yield ("palette",), why


def game_agrees(case: TableCase) -> Iterator[Found]:
    """A game says itself which limits and chips of a table contradict its file."""
    if case.its_rules is not None:
        rack = tuple((chip.value, str(chip.color)) for chip in case.table.rack)
        yield from case.its_rules.wrong_at_table(case.table.table_minimum, case.table.table_maximum, rack)


def maximum_can_be_bet(case: TableCase) -> Iterator[Found]:
    most, palette = case.table.table_maximum, case.whole_palette
    if most is not None and palette and most >= case.table.table_minimum and (rest := chips(most, palette).rest):
        why = f"{money(most)} cannot be made from the chips of the palette; the most that can be bet is "
        yield ("table_maximum",), why + money(most - rest)


def each_chip_has_its_color(case: TableCase) -> Iterator[Found]:
    seen: dict[str, Cents] = {}
    for nth, chip in each_read(case.table.rack, "value", "color"):
        other = seen.setdefault(chip.color, chip.value)
        if other != chip.value:
            both = f"{money(chip.value)} and {money(other)} are both {chip.color}"
            yield ("rack", nth, "color"), f"{both}; a dealer can mistake one for the other"


CHECKS: Final = (
    game_is_known,
    seats_fit_the_game,
    no_shoe_deals_dice,
    devices_are_known,
    each_seat_has_its_reader,
    limits_rise,
    each_chip_once,
    rack_makes_each_payout,
    palette_is_of_the_rack,
    palette_makes_the_minimum,
    each_wager_can_be_made,
    game_agrees,
)
WARNINGS: Final = (maximum_can_be_bet, each_chip_has_its_color)


def _meant(name: str, known: Any) -> str:
    return did_you_mean(name, known)


def _spots(case: TableCase) -> tuple[Spot, ...]:
    """Return the spots of the game's first question, if that asks for wagers. Other faults are reported elsewhere."""
    rules, table, game = case.its_rules, case.table, case.its_game
    if rules is None or game is None or game.key in case.partial or not case.whole_palette:
        return ()
    fewest, most = game.seats
    if not fewest <= table.seats <= most or (table.table_maximum or table.table_minimum) < table.table_minimum:
        return ()
    jackpots = dict.fromkeys(rules.jackpots, 1)
    seats = tuple(range(1, table.seats + 1))
    opening = Opening(0, seats, table.table_minimum, table.table_maximum, jackpots=jackpots)
    prompt = next(game.hand(rules, opening, Felt(game.layout(rules), seats)))
    return prompt.spots if isinstance(prompt, Wagers) else ()


def _makes_between(palette: tuple[Cents, ...], least: Cents, most: Cents | None) -> bool:
    unit = gcd(*palette)
    first = -(-least // unit) * unit
    tried = range(first, first + _CHIPS_TRIED * unit if most is None else most + 1, unit)
    return any(not chips(cents, palette).rest for cents in islice(tried, _CHIPS_TRIED))
