"""The house's files, `config/`, as frozen models that have been checked against each other.

    house.toml      the house: who may do what
    devices.toml    what is plugged in
    games/*.toml    one file a game, read by that game's own model: limits, rulings, pay tables
    tables/*.toml   one file a table: its game, seats, limits, chips and devices

Every problem of every file is found in one go. A configuration with a problem is never used in part.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, TypeAlias, TypeVar

from pydantic import BaseModel, TypeAdapter, ValidationError

from kiosk.core.devices import FAMILIES
from kiosk.core.errors import ConfigError, ConfigProblem
from kiosk.procedure import Game, Rules
from kiosk.schema.fields import Strict
from kiosk.schema.places import Key
from kiosk.schema.problems import Problems, Tree, did_you_mean, read_toml
from kiosk.settings.cross_checks import cross_check
from kiosk.settings.models import (
    NO_DEVICE,
    Devices,
    DeviceSettings,
    HouseSettings,
    Settings,
    TableSettings,
)

_PORTS = ("port", "device")  # the keys of a device's entry that say where it is plugged in

DeviceKinds: TypeAlias = Mapping[str, Mapping[str, Callable[[Mapping[str, Any]], object]]]
"""How drivers read their entries of devices.toml, by family and kind: {"shoe": {"beetek": check}}. A check raises
ConfigError with problems that begin with the key, `baud: …`. The composition root hands them in; the core has none."""


class _DevicesFile(Strict):
    shoe: tuple[DeviceSettings, ...] = ()
    badge: tuple[DeviceSettings, ...] = ()
    printer: tuple[DeviceSettings, ...] = ()
    seat_reader: tuple[DeviceSettings, ...] = ()
    sign: tuple[DeviceSettings, ...] = ()
    camera: tuple[DeviceSettings, ...] = ()


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
        self._validate(self.name(path), data, _DevicesFile)
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
            cross_check(self.problems, file, deal or _partly(TableSettings, data), (self._games, rules), devices)
        return found

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
                if isinstance(problem, ConfigProblem) and problem.key:
                    self.problems.add(file, (*at, problem.key), problem.what)
                else:
                    self.problems.add(file, at, problem)

    def _files(self, kind: str) -> Iterator[tuple[Path, Tree]]:
        """Yield each TOML file of a folder that can be read, with what stands in it."""
        folder = self._folder / kind
        paths, wrong = list[Path](), "holds no TOML file"
        try:
            paths = sorted((path for path in folder.iterdir() if path.suffix == ".toml"), key=lambda path: path.stem)
        except OSError as error:
            if folder.exists():
                wrong = f"cannot be read: {error.strerror}"
        if not paths:
            self.problems.add(self.name(folder), (), wrong)
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
