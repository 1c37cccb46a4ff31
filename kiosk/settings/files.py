"""The house's files, `config/`, as frozen models that have been checked against each other.

    house.toml      the house: who may do what
    devices.toml    what is plugged in
    games/*.toml    one file a game, read by that game's own model: limits, rulings, pay tables
    tables/*.toml   one file a table: its game, seats, limits, chips and devices

Every problem of every file is found in one go. A configuration with a problem is never used in part.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from math import gcd
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, TypeAlias, TypeVar

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, TypeAdapter, ValidationError

from kiosk.core.devices import FAMILIES
from kiosk.core.errors import ConfigError
from kiosk.core.money import Cents, chips, money
from kiosk.procedure import Game, Rules
from kiosk.schema.fields import PositiveMoney, Strict
from kiosk.schema.places import Key
from kiosk.schema.problems import Problems, Tree, did_you_mean, read_toml
from kiosk.settings.payouts import PayoutLimits
from kiosk.settings.screen import ScreenSettings
from kiosk.staff import LEAST_DIGITS, MOST_DIGITS, Act, Role

NO_DEVICE = "none"

_TABLE_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,15}")
_PORTS = ("port", "device")  # the keys of a device's entry that say where it is plugged in

DeviceKinds: TypeAlias = Mapping[str, Mapping[str, Callable[[Mapping[str, Any]], object]]]
"""How drivers read their entries of devices.toml, by family and kind: {"shoe": {"beetek": check}}. A check raises
ConfigError with problems that begin with the key, `baud: …`. The composition root hands them in; the core has none."""


class ChipColour(StrEnum):
    """The colours in which chips are made and drawn."""

    WHITE = "white"
    GREY = "grey"
    PINK = "pink"
    RED = "red"
    ORANGE = "orange"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    PURPLE = "purple"
    BROWN = "brown"
    BLACK = "black"


def _whole_path(path: Path) -> Path:
    if not path.is_absolute():
        raise ValueError(f'"{path}" must begin with /, or it depends on where the kiosk is started')
    return path


class Pins(Strict):
    """How PINs are guarded."""

    min_digits: int = Field(default=LEAST_DIGITS, ge=LEAST_DIGITS, le=MOST_DIGITS, strict=True)
    wrong_tries: int = Field(default=3, ge=1, le=10, strict=True)
    lock_minutes: int = Field(default=15, ge=1, le=24 * 60, strict=True)


def _each_day_once(dated: tuple[PayoutLimits, ...]) -> tuple[PayoutLimits, ...]:
    days = [limits.since for limits in dated]
    for nth, day in enumerate(days):
        if day in days[:nth]:
            raise ValueError(f"two lists hold from {day}; give each a day of its own")
    return dated


class Training(Strict):
    """How long a certificate holds, whether nobody deals without one, how long a drill is, and how many hours of
    training the house asks for, 0 for none, and how many full tables an hour a dealer of this house settles."""

    certificate_required: bool = Field(default=False, strict=True)
    certificate_days: int = Field(default=365, ge=1, le=3650, strict=True)
    questions: int = Field(default=30, ge=5, le=200, strict=True)
    hours: int = Field(default=0, ge=0, le=2000, strict=True)
    hands_an_hour: int = Field(default=30, ge=1, le=200, strict=True)


class CallKind(StrEnum):
    """What the floor is called to a table for."""

    HAND = "hand"  # that the rules call out, such as a flush or better
    PAYOUT = "payout"  # a big one, which the floor signs for
    SECOND = "second"  # the signature of another person for it
    SLIP = "slip"  # one that no longer fits, to be made void
    DISPUTE = "dispute"
    QUESTION = "question"  # the dealer's own call, whatever it is for


class HouseSettings(Strict):
    """What holds at every table of the house."""

    name: str = Field(min_length=1, max_length=60)
    void_needs_floor: bool = Field(default=True, strict=True)
    floor_checkpoints: Annotated[Path, AfterValidator(_whole_path)] | None = (
        None  # a folder that the floor keeps: a second copy of each signed checkpoint
    )
    floor_server: str | None = Field(default=None, min_length=1)  # PostgreSQL's connection string, without a user
    two_publish: bool = Field(default=False, strict=True)  # whether two people sign what the floor lays down
    calls_at_table: tuple[CallKind, ...] = (CallKind.SLIP,)  # which need somebody there, and no console answers
    pins: Pins = Pins()
    screen: ScreenSettings = ScreenSettings()
    payouts: Annotated[tuple[PayoutLimits, ...], AfterValidator(_each_day_once)] = ()
    training: Training = Training()
    export_folder: Annotated[Path, AfterValidator(_whole_path)] | None = None  # where a technician’s exports go
    trainees_deal: bool = Field(default=False, strict=True)
    authority: Mapping[Act, Annotated[tuple[Role, ...], Field(min_length=1)]] = Field(default_factory=dict)


class Denomination(Strict):
    """A chip in the rack."""

    value: PositiveMoney
    colour: ChipColour


def _table_id(text: str) -> str:
    if text.upper().startswith("TRAINING"):
        raise ValueError(f'"{text}" cannot name a table; training has that name for itself')
    if not _TABLE_ID.fullmatch(text):
        raise ValueError(f'"{text}" cannot name a table; use up to 16 letters, digits and dashes')
    return text


def _none_is_nothing(value: object) -> object:
    return None if value == NO_DEVICE else value


def _rising(pace: tuple[int, int]) -> tuple[int, int]:
    least, most = pace
    if least < 0 or (most and most <= least):
        raise ValueError(f"{least} to {most} is no pace; write the fewest and the most hands an hour, 0 for none")
    return pace


DeviceName: TypeAlias = Annotated[str | None, BeforeValidator(_none_is_nothing)]


class TableSettings(Strict):
    """One table. `palette` are the chips offered for wagers, all of them from the rack; amounts in cents."""

    id: Annotated[str, AfterValidator(_table_id)]
    game: str
    seats: int = Field(ge=1, strict=True)
    table_minimum: PositiveMoney
    table_maximum: PositiveMoney | None = None
    rack: tuple[Denomination, ...] = Field(min_length=1)
    palette: tuple[PositiveMoney, ...] = Field(min_length=1)
    shoe: DeviceName = None
    badge: DeviceName = None
    printer: DeviceName = None
    seat_reader: DeviceName = None
    sign: DeviceName = None
    camera: DeviceName = None
    screen: ScreenSettings = ScreenSettings()
    pit: str = Field(default="", max_length=20)  # under which the floor's consoles list it
    pace: Annotated[tuple[int, int], AfterValidator(_rising)] = (0, 0)  # fewest and most hands an hour, 0 for none

    @property
    def denominations(self) -> tuple[Cents, ...]:
        """Return the chips that payouts are made of."""
        return tuple(chip.value for chip in self.rack)

    def device(self, family: str) -> str | None:
        """Return the name of the table's device of a family, None where it has none."""
        names = {
            "shoe": self.shoe,
            "camera": self.camera,
            "badge": self.badge,
            "printer": self.printer,
            "seat_reader": self.seat_reader,
            "sign": self.sign,
        }
        return names[family]


class DeviceSettings(BaseModel):
    """One device. `entry` is what its driver is opened with: the kind, and the keys that are the driver's own."""

    model_config = ConfigDict(frozen=True, extra="allow")

    name: str = Field(min_length=1)
    kind: str

    @property
    def entry(self) -> Mapping[str, Any]:
        return {"kind": self.kind, **(self.model_extra or {})}


class _Devices(Strict):
    shoe: tuple[DeviceSettings, ...] = ()
    badge: tuple[DeviceSettings, ...] = ()
    printer: tuple[DeviceSettings, ...] = ()
    seat_reader: tuple[DeviceSettings, ...] = ()
    sign: tuple[DeviceSettings, ...] = ()
    camera: tuple[DeviceSettings, ...] = ()


Devices: TypeAlias = Mapping[str, Mapping[str, DeviceSettings | None]]
"""Devices by family and name; None where the entry of one is broken."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The configuration, whole and checked: games by key, what each table may deal by its id, devices.

    `devices` are by family and name, {"shoe": {"pit 3": …}}.

    A table that deals several games has a file for each; the first, by the name of its file, is dealt by default.
    """

    house: HouseSettings
    games: Mapping[str, Rules]
    deals: Mapping[str, tuple[TableSettings, ...]]
    devices: Mapping[str, Mapping[str, DeviceSettings]]


def config_dir() -> Path:
    """Return the folder of the shipped configuration, in a checkout as in an installed package."""
    package = Path(__file__).resolve().parents[1]
    installed = package / "_config"
    return installed if installed.is_dir() else package.parent / "config"


def check(
    folder: Path,
    games: Mapping[str, Game[Any]],
    *,
    devices: DeviceKinds | None = None,
    languages: Collection[str] | None = None,
) -> tuple[str, ...]:
    """Return every problem of the configuration, one line each; none where it can be used.

    What is looked at here alone keeps no table closed: a folder of the floor that is not there now, and a language
    that is none of the `languages` that the screen speaks.
    """
    reader = _FolderReading(folder, games, devices)
    found = reader.settings()
    if found is not None:
        reader.advise(found, languages)
    return reader.problems.lines()


def load(folder: Path, games: Mapping[str, Game[Any]], *, devices: DeviceKinds | None = None) -> Settings:
    """Return the configuration in `folder`. Raise ConfigError with every problem of every file.

    Without `devices`, what stands in devices.toml is taken as it is, but for its name and kind.
    """
    reader = _FolderReading(folder, games, devices)
    found = reader.settings()
    if found is None:
        raise ConfigError(reader.problems.lines())
    return found


M = TypeVar("M", bound=BaseModel)


def _partly(model: type[M], data: Tree) -> M:
    """Return what can be read of a broken file: only the fields that are right by themselves are set."""
    values: dict[str, Any] = {}
    for name, field in model.model_fields.items():
        if name in data:
            annotation: Any = Annotated[field.annotation, field]
            with suppress(ValidationError):
                values[name] = TypeAdapter[Any](annotation).validate_python(data[name])
    return model.model_construct(**values)


class _FolderReading:
    """One reading of the folder. What a broken file defines is still known by name, so that one error stays one."""

    def __init__(self, folder: Path, games: Mapping[str, Game[Any]], devices: DeviceKinds | None) -> None:
        self.problems = Problems()
        self._folder = folder
        self._games = games
        self._kinds = devices
        self._ports: dict[str, str] = {}  # whose each port is
        self._files_of: dict[tuple[str, str], str] = {}  # by table and game

    def settings(self) -> Settings | None:
        """Return what the folder says; None after adding what is wrong with it."""
        if not self._folder.is_dir():
            self.problems.add(self.name(self._folder), (), "is not a folder")
            return None
        house = self.house()
        rules = self.rules()
        found = self.devices()
        tables = self.tables(rules, found)
        if self.problems:
            return None
        assert house is not None, "a house that could not be read is a problem"
        return Settings(
            house=house,
            games=MappingProxyType({key: rule for key, rule in rules.items() if rule is not None}),
            deals=MappingProxyType({table: tuple(deals) for table, deals in tables.items()}),
            devices=MappingProxyType(
                {
                    family: MappingProxyType({name: device for name, device in known.items() if device is not None})
                    for family, known in found.items()
                }
            ),
        )

    def advise(self, found: Settings, languages: Collection[str] | None) -> None:
        """Add what keeps no table closed, and is not as it should be."""
        house, file = found.house, self.name(self._folder / "house.toml")
        if house.floor_checkpoints is not None and not house.floor_checkpoints.is_dir():
            what = f"there is no folder {house.floor_checkpoints}; mount it, or make it"
            self.problems.add(file, ("floor_checkpoints",), what)
        screens = {file: house.screen} | {
            name: deal.screen
            for deals in found.deals.values()
            for deal in deals
            for name in (self._files_of[deal.id, deal.game],)
        }
        for name, screen in screens.items():
            if languages is not None and screen.language not in languages:
                meant = did_you_mean(screen.language, languages)
                self.problems.add(name, ("screen", "language"), f'"{screen.language}" is not a language{meant}')

    def name(self, path: Path) -> str:
        """Return how a file is called in a message: from the working folder, where it lies below it."""
        whole, here = path.absolute(), Path.cwd()
        return str(whole.relative_to(here) if whole.is_relative_to(here) else whole)

    def house(self) -> HouseSettings | None:
        path = self._folder / "house.toml"
        if not path.exists():
            stray = ", ".join(sorted(path.name for path in self._folder.glob("*.toml") if path.name != "devices.toml"))
            self.problems.add(self.name(path), (), "is missing" + (f"; there is {stray}" if stray else ""))
            return None
        return self._model(path, HouseSettings)

    def rules(self) -> dict[str, Rules | None]:
        """Return the rules of each game that has a file; None where the file is broken."""
        found: dict[str, Rules | None] = {}
        files: dict[str, str] = {}
        for path, data in self._files("games"):
            file, key = self.name(path), data.get("game")
            if not isinstance(key, str):
                self.problems.add(file, ("game",), f"must name the game{did_you_mean(path.stem, self._games)}")
            elif key in files:
                self.problems.add(file, ("game",), f'"{key}" already has the file {files[key]}')
            elif (game := self._game(file, key)) is not None:
                files[key] = file
                found[key] = self._validate(file, data, game.rules_model)
        return found

    def _game(self, file: str, key: str) -> Game[Any] | None:
        """Return the game of this key; None after adding why there is none, or why it cannot be loaded."""
        try:
            return self._games[key]
        except KeyError:
            self.problems.add(file, ("game",), f'"{key}" is not a game{did_you_mean(key, self._games)}')
        except ConfigError as error:
            self.problems.add(file, ("game",), str(error))
        return None

    def devices(self) -> dict[str, dict[str, DeviceSettings | None]]:
        """Return the devices by family and name; None where an entry is broken."""
        found: dict[str, dict[str, DeviceSettings | None]] = {family: {} for family in FAMILIES}
        path = self._folder / "devices.toml"
        data = read_toml(path, self.name(path), self.problems) if path.exists() else {}
        if data is None:
            return found
        self._validate(self.name(path), data, _Devices)
        taken: set[str] = set()
        for family, known in found.items():
            entries = data.get(family)
            for nth, entry in enumerate(entries if isinstance(entries, list) else []):
                self._entry(self.name(path), (family, nth), entry, known, taken)
        return found

    def _entry(
        self, file: str, at: Key, entry: object, known: dict[str, DeviceSettings | None], taken: set[str]
    ) -> None:
        """Read one device. Its name is its own among those of every family: the screen and the journal use it."""
        family = str(at[0])
        name = entry.get("name") if isinstance(entry, dict) else None
        if name == NO_DEVICE:
            what = f'"{NO_DEVICE}" means that there is no {FAMILIES[family]}; give it another name'
            self.problems.add(file, (*at, "name"), what)
        elif name in taken:
            self.problems.add(file, (*at, "name"), f'"{name}" is already taken; give it a name of its own')
        if isinstance(name, str):
            taken.add(name)
            known[name] = None
        with suppress(ValidationError):  # it was told with the file
            device = DeviceSettings.model_validate(entry)
            known[device.name] = device
            self._device(file, at, family, device)
            for key in _PORTS:
                port = device.entry.get(key)
                if (
                    isinstance(port, str)
                    and (other := self._ports.setdefault(_end_of(port), device.name)) != device.name
                ):
                    self.problems.add(file, (*at, key), f'"{port}" is the port of {other} already; each has its own')

    def tables(self, rules: Mapping[str, Rules | None], devices: Devices) -> dict[str, list[TableSettings]]:
        found: dict[str, list[TableSettings]] = {}
        files: dict[tuple[str, str], str] = {}
        first: dict[tuple[str, str], tuple[str, str]] = {}  # where a table's device of a family is named first, and how
        for path, data in self._files("tables"):
            file = self.name(path)
            table, game = data.get("id"), data.get("game")
            if isinstance(table, str) and isinstance(game, str):
                if (table, game) in files:
                    self.problems.add(file, ("id",), f'"{table}" already deals this game in {files[table, game]}')
                files.setdefault((table, game), file)
                self._files_of[table, game] = file
            for family, what in FAMILIES.items():
                name = data.get(family, NO_DEVICE)
                if not isinstance(table, str) or not isinstance(name, str):
                    continue
                other, named = first.setdefault((table, family), (file, name))
                if named != name:
                    why = f'"{name}" is not the {what} "{named}" of {other}; a table has one {what} for all its games'
                    self.problems.add(file, (family,), why)
            deal = self._validate(file, data, TableSettings)
            if deal is not None:
                found.setdefault(deal.id, []).append(deal)
            self._cross_check(file, deal or _partly(TableSettings, data), rules, devices)
        return found

    def _cross_check(
        self,
        file: str,
        table: TableSettings,
        rules: Mapping[str, Rules | None],
        devices: Devices,
    ) -> None:
        """Add what does not fit together among the keys of a table that are right by themselves."""

        def wrong(what: str, *key: str | int) -> None:
            self.problems.add(file, key, what)

        def have(*keys: str) -> bool:
            return table.model_fields_set.issuperset(keys)

        if have("game") and table.game not in rules:
            wrong(f'"{table.game}" is not a game with a file in games/{did_you_mean(table.game, rules)}', "game")
        elif have("game", "seats"):
            fewest, most = self._games[table.game].seats
            if not fewest <= table.seats <= most:
                wrong(f"{table.seats} seats do not fit this game; it is played at {fewest} to {most}", "seats")
        dealt_by = rules.get(table.game) if have("game") else None
        if dealt_by is not None and table.shoe is not None and self._games[table.game].layout(dealt_by).dice:
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
            self._cross_check_palette(table, wrong, rack=have("rack"), minimum=have("table_minimum"))

    def _cross_check_palette(
        self, table: TableSettings, wrong: Callable[..., None], *, rack: bool, minimum: bool
    ) -> None:
        for nth, value in enumerate(table.palette):
            if rack and value not in table.denominations:
                held = ", ".join(money(denomination) for denomination in sorted(set(table.denominations)))
                wrong(f"{money(value)} is not in the rack; it holds {held}", "palette", nth)
            elif value in table.palette[:nth]:
                wrong(f"{money(value)} is in the palette already", "palette", nth)
        if minimum and chips(table.table_minimum, table.palette).rest:
            wrong(f"{money(table.table_minimum)} cannot be made from the chips of the palette", "table_minimum")

    def _device(self, file: str, at: Key, family: str, device: DeviceSettings) -> None:
        """Add what the driver of a device finds wrong with its entry."""
        if self._kinds is None:
            return
        kinds = self._kinds.get(family, {})
        if device.kind not in kinds:
            what = f'"{device.kind}" is not a kind of {FAMILIES[family]}{did_you_mean(device.kind, kinds)}'
            self.problems.add(file, (*at, "kind"), what)
            return
        try:
            kinds[device.kind](device.entry)
        except ConfigError as error:
            for problem in error.problems:
                key, colon, what = problem.partition(": ")
                if colon and key.isidentifier():
                    self.problems.add(file, (*at, key), what)
                else:
                    self.problems.add(file, at, problem)

    def _files(self, kind: str) -> Iterator[tuple[Path, Tree]]:
        """Yield each TOML file of a folder that can be read, with what stands in it."""
        folder = self._folder / kind
        paths = sorted(folder.glob("*.toml"), key=lambda path: path.stem)
        if not paths:
            self.problems.add(self.name(folder), (), "holds no TOML file")
        for path in paths:
            data = read_toml(path, self.name(path), self.problems)
            if data is not None:
                yield path, data

    def _model(self, path: Path, model: type[M]) -> M | None:
        data = read_toml(path, self.name(path), self.problems)
        return None if data is None else self._validate(self.name(path), data, model)

    def _validate(self, file: str, data: Tree, model: type[M], at: Key = ()) -> M | None:
        try:
            return model.model_validate(data)
        except ValidationError as error:
            self.problems.add_invalid(file, at, data, model, error)
        return None


def _end_of(port: str) -> str:
    """Return where a port leads, however it is written: through links, with a host in capitals or a number from 0."""
    kind, colon, rest = port.partition("://")
    if not colon:
        return os.path.realpath(port)
    host, more, number = rest.lower().rpartition(":")
    return f"{kind.lower()}://{host}{more}{number.lstrip('0') if number.isdecimal() else number}"
