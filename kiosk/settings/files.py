"""Read the house's files, `config/`, as frozen models that have been checked against each other.

    house.toml      the house: permissions, limits, options
    devices.toml    the devices
    games/*.toml    one file a game, read by that game's own model: limits, rulings, pay tables
    tables/*.toml   one file a table: its game, seats, limits, chips, and devices

Every problem of every file is found in one run. A configuration with an error opens no table.
"""

import os
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias, TypeVar

from pydantic import BaseModel, ValidationError

from kiosk.core.devices import FAMILIES
from kiosk.core.errors import ConfigError, ConfigProblem
from kiosk.core.money import Cents, money
from kiosk.core.value import value
from kiosk.procedure import DocumentDifference, Game, Rules
from kiosk.schema.fields import Strict
from kiosk.schema.partly import Found, each_found, each_read, read_partly
from kiosk.schema.places import Key
from kiosk.schema.problems import Problems, Tree, did_you_mean, read_toml
from kiosk.settings import house_checks, table_checks
from kiosk.settings.models import (
    NO_DEVICE,
    Denomination,
    Devices,
    DeviceSettings,
    HouseSettings,
    Settings,
    TableSettings,
)
from kiosk.settings.screen import ScreenSettings
from kiosk.settings.stray_files import files_of_house, is_read, stray_files
from kiosk.settings.table_checks import TableCase

_PORTS = ("port", "device")  # The keys of a device's place in its entry.

DeviceKinds: TypeAlias = Mapping[str, Mapping[str, Callable[[Mapping[str, Any]], object]]]
"""The drivers' checks of their entries in devices.toml, by family and kind: {"shoe": {"beetek": check}}. A check raises
ConfigError with problems that begin with the key, `baud: …`. The composition root passes them in; the core has none."""

ServerCheck: TypeAlias = Callable[[str], str]
"""Return the error in a connection string of the floor server without quoting the string; "" if it is valid."""


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


def file_name(path: Path) -> str:
    """Return the displayed name of a file: relative to the working folder if it is below it.

    If the working folder is `/`, as under systemd, it is the whole path.
    """
    whole, here = path.absolute(), Path.cwd()
    return str(whole.relative_to(here) if here.name and whole.is_relative_to(here) else whole)


@value
class Checked:
    """The result of a check of a configuration. With a warning the tables open; with an error they stay closed.

    `settings` has the usable part: the games and tables without an error. It is None without a folder. `tables` are the
    files that were read, by table and game. `differences` are the figures of each game's file that differ from the
    game's document.
    """

    errors: tuple[ConfigProblem, ...]
    warnings: tuple[ConfigProblem, ...]
    settings: Settings | None
    tables: Mapping[tuple[str, str], str]
    differences: Mapping[str, tuple[DocumentDifference, ...]]


def check(
    folder: Path,
    games: Mapping[str, Game[Any]],
    *,
    devices: DeviceKinds | None = None,
    server: ServerCheck | None = None,
    languages: Collection[str] | None = None,
    today: date | None = None,
) -> Checked:
    """Return all errors and warnings. `languages` are those of the screen; `today` decides which lists have begun."""
    reader = _FolderReading(folder, games, devices, server)
    found = reader.usable()
    if found is not None:
        reader.warn(languages, today or date.today())  # noqa: DTZ011, the house's own day
    return Checked(
        reader.problems.lines(),
        reader.problems.warnings(),
        found,
        reader.files_of,
        {file: different for file, rules in reader.whole_rules.items() if (different := rules.differences())},
    )


def load(
    folder: Path,
    games: Mapping[str, Game[Any]],
    *,
    devices: DeviceKinds | None = None,
    server: ServerCheck | None = None,
) -> Settings:
    """Return the configuration in `folder`. Raise ConfigError with every error of every file.

    Without `devices`, the entries of devices.toml are checked only for name and kind.
    """
    reader = _FolderReading(folder, games, devices, server)
    found = reader.usable()
    if found is None or reader.problems:
        raise ConfigError(reader.problems.lines())
    return found


M = TypeVar("M", bound=BaseModel)
S = TypeVar("S")


class _FolderReading:
    """One reading of the folder. Names defined in a file with errors are still known, so that one error stays one."""

    def __init__(
        self,
        folder: Path,
        games: Mapping[str, Game[Any]],
        devices: DeviceKinds | None,
        server: ServerCheck | None,
    ) -> None:
        self.problems = Problems()
        self.files_of: dict[tuple[str, str], str] = {}  # {(table, game): file}
        self.whole_rules: dict[str, Rules] = {}  # {file: rules}
        self._folder = folder
        self._games = games
        self._kinds = devices
        self._server = server
        self._ports: dict[str, str] = {}  # {port: device}
        self._all_games_are_read = True
        self._partial: set[str] = set()  # Games with an unreadable key.
        self._house = HouseSettings.model_construct(name="")  # The readable part of the house's file.
        self._read_tables: list[tuple[str, TableSettings]] = []  # (file, readable settings) of each table.
        self._named_devices: list[tuple[str, str, int, str]] = []  # (file, family, nth, name)
        self._named_files: set[str] = set()  # Files that a device names, such as a deck.
        self._first = _FirstNamed(self.problems)

    def usable(self) -> Settings | None:
        """Return the usable part of the folder, None if there is none, after adding the errors of the rest."""
        if not self._folder.is_dir():
            self.problems.add(file_name(self._folder), (), "is not a folder")
            return None
        self.house()
        rules = self.rules()
        found = self.devices()
        tables = self.tables(rules, found)
        whole = {key: rule for key, rule in rules.items() if key not in self._partial}
        return Settings(
            house=self._house,
            games=MappingProxyType(whole),
            deals=MappingProxyType(
                {
                    table: kept
                    for table, deals in tables.items()
                    if (kept := tuple(deal for deal in deals if deal.game in whole))
                }
            ),
            devices=MappingProxyType(
                {
                    family: MappingProxyType({name: device for name, device in known.items() if device is not None})
                    for family, known in found.items()
                }
            ),
        )

    def warn(self, languages: Collection[str] | None, today: date) -> None:
        """Add warnings: faults that keep no table closed."""
        file = file_name(self._folder / "house.toml")
        for stray, what in stray_files(self._folder):
            if str(stray.absolute()) not in self._named_files:
                self.problems.warn(file_name(stray), (), what)
        for key in ("floor_checkpoints", "export_folder"):
            folder = self._house.__dict__.get(key)
            if folder is not None and not folder.is_dir():
                self.problems.warn(file, (key,), f"there is no folder {folder}; mount it, or make it")
        known = {table for table, _ in self.files_of}
        for nth, rules in enumerate(self._house.__dict__.get("transfers", ())):
            for place, table in enumerate(rules.between):
                if table not in known:
                    named = ", ".join(sorted(known))
                    self.problems.warn(
                        file, ("transfers", nth, "between", place), f'there is no table "{table}": {named}'
                    )
        with suppress(AttributeError):
            for at, what in house_checks.a_list_holds(self._house, today):
                self.problems.warn(file, at, what)
        for name, model in ((file, self._house), *self._read_tables):
            screen = model.__dict__.get("screen")
            if screen is not None:
                self._warn_of_screen(name, screen, languages)
        for name, table in self._read_tables:
            with suppress(AttributeError):
                screen = self._house.screen.with_those_of(table.screen)
                for at, what in table_checks.seats_fit_the_glass(table, self._games.get(table.game), screen.inches):
                    self.problems.warn(name, at, what)
        for path, family, nth, device in self._named_devices:
            if device.strip() and device not in self._first.devices_used:
                self.problems.warn(path, (family, nth, "name"), f'no table uses "{device}"; name it in a table\'s file')

    def _warn_of_screen(self, file: str, screen: ScreenSettings, languages: Collection[str] | None) -> None:
        with suppress(AttributeError):
            for at, what in house_checks.screen_warnings(screen):
                self.problems.warn(file, ("screen", *at), what)
        spoken: list[tuple[tuple[str | int, ...], str | None]] = [(("language",), screen.__dict__.get("language"))]
        spoken += [(("sign", nth), code) for nth, code in enumerate(screen.__dict__.get("sign", ()))]
        for at, language in spoken:
            if languages is not None and language is not None and language not in languages:
                meant = did_you_mean(language, languages)
                self.problems.warn(file, ("screen", *at), f'"{language}" is not a language{meant}')

    def house(self) -> None:
        path = self._folder / "house.toml"
        if not path.exists() and not path.is_symlink():
            there = (path.name for path in files_of_house(self._folder) if path.parent == self._folder)
            stray = ", ".join(name for name in there if name != "devices.toml")
            self.problems.add(file_name(path), (), "is missing" + (f"; there is {stray}" if stray else ""))
            return
        file = file_name(path)
        data = read_toml(path, file, self.problems)
        if data is None:
            return
        whole = self._validate(file, data, HouseSettings)
        house = self._house = whole or read_partly(HouseSettings, data)
        self._look(file, house_checks.CHECKS, house, is_partial=whole is None)
        self._look(file, house_checks.WARNINGS, house, is_partial=whole is None, warn=True)
        server = house.__dict__.get("floor_server")
        if server is not None and self._server is not None and (wrong := self._server(server)):
            self.problems.add(file, ("floor_server",), wrong)

    def _look(
        self, file: str, checks: Iterable[Callable[[S], Iterable[Found]]], subject: S, *, is_partial: bool,
        warn: bool = False,
    ) -> bool:  # fmt: skip
        """Add the findings of these checks in a file, as errors or as warnings. Return whether there are any."""
        add = self.problems.warn if warn else self.problems.add
        found = list(each_found(checks, subject, is_partial=is_partial))
        for key, what in found:
            add(file, key, what)
        return bool(found)

    def rules(self) -> dict[str, Rules]:
        """Return the rules of each game that has a file, as far as it could be read."""
        found: dict[str, Rules] = {}
        files: dict[str, str] = {}
        for path, data in self._files("games"):
            file, key = file_name(path), data.get("game")
            self._all_games_are_read = self._all_games_are_read and isinstance(key, str) and key in self._games
            if not isinstance(key, str):
                self.problems.add(file, ("game",), f"must name the game{did_you_mean(path.stem, self._games)}")
            elif key in files:
                self.problems.add(file, ("game",), f'"{key}" already has the file {files[key]}')
            elif (game := self._game(file, key)) is not None:
                files[key] = file
                found[key] = self._rules(file, data, key, game.rules_model)
        return found

    def _rules(self, file: str, data: Tree, key: str, model: type[Rules]) -> Rules:
        whole = self._validate(file, data, model)
        rules = whole or read_partly(model, data)
        if whole is None:
            self._partial.add(key)
            for at, what in each_found(model.CHECKS, rules, is_partial=True):
                self.problems.add(file, _in_file(data, at), what)
        else:
            self.whole_rules[file] = rules
            for at, what in each_found(model.WARNINGS, rules, is_partial=False):
                self.problems.warn(file, _in_file(data, at), what)
        return rules

    def _game(self, file: str, key: str) -> Game[Any] | None:
        """Return the game of this key; None after adding the reason why it is missing or cannot be loaded."""
        try:
            return self._games[key]
        except KeyError:
            self.problems.add(file, ("game",), f'"{key}" is not a game{did_you_mean(key, self._games)}')
        except ConfigError as error:
            self.problems.add(file, ("game",), str(error))
        return None

    def devices(self) -> dict[str, dict[str, DeviceSettings | None]]:
        """Return the devices by family and name; None if an entry is broken."""
        found: dict[str, dict[str, DeviceSettings | None]] = {family: {} for family in FAMILIES}
        path = self._folder / "devices.toml"
        is_there = path.exists() or path.is_symlink()
        data = read_toml(path, file_name(path), self.problems) if is_there else {}
        if data is None:
            return found
        self._validate(file_name(path), data, _DevicesFile)
        taken: set[str] = set()
        for family, known in found.items():
            entries = data.get(family)
            for nth, entry in enumerate(entries if isinstance(entries, list) else []):
                self._entry(file_name(path), (family, nth), entry, known, taken)
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
            self.problems.add(file, (*at, "name"), f'"{name}" is already taken; give it another name')
        if isinstance(entry, dict):
            self._named_files.update(value for value in entry.values() if isinstance(value, str))
        if isinstance(name, str):
            taken.add(name)
            known[name] = None
            self._named_devices.append((file, family, int(at[1]), name))
        with suppress(ValidationError):  # It was reported with the file.
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

    def tables(self, rules: Mapping[str, Rules], devices: Devices) -> dict[str, list[TableSettings]]:
        found: dict[str, list[TableSettings]] = {}
        for path, data in self._files("tables"):
            file = file_name(path)
            table, game = data.get("id"), data.get("game")
            if isinstance(table, str) and isinstance(game, str):
                if (table, game) in self.files_of:
                    other = self.files_of[table, game]
                    self.problems.add(file, ("id",), f'"{table}" already deals this game in {other}')
                self.files_of.setdefault((table, game), file)
            if isinstance(table, str):
                self._first.look(file, table, data)
            deal = self._validate(file, data, TableSettings)
            table_read = deal or read_partly(TableSettings, data)
            self._read_tables.append((file, table_read))
            if isinstance(table, str) and not self._has_points(game, rules):
                self._first.look_at_rack(file, table, getattr(table_read, "rack", ()))
            case = TableCase(
                table_read, self._games, rules, devices, frozenset(self._partial), self._all_games_are_read
            )
            is_partial = deal is None or deal.game in self._partial
            is_wrong = self._look(file, table_checks.CHECKS, case, is_partial=is_partial)
            self._look(file, table_checks.WARNINGS, case, is_partial=is_partial, warn=True)
            if deal is not None and not is_wrong and self.files_of.get((deal.id, deal.game)) == file:
                found.setdefault(deal.id, []).append(deal)
        return found

    def _has_points(self, game: object, rules: Mapping[str, Rules]) -> bool:
        """Return whether a game is dealt with chips of its own, and not with those of the table's rack."""
        known = rules.get(game) if isinstance(game, str) else None
        return known is not None and bool(self._games[known.game].layout(known).points)

    def _device(self, file: str, at: Key, family: str, device: DeviceSettings) -> None:
        """Add the errors that a device's driver finds in its entry."""
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
        """Yield each TOML file of a folder that can be read, with its contents."""
        folder = self._folder / kind
        paths, wrong = list[Path](), "holds no TOML file"
        try:
            paths = sorted((path for path in folder.iterdir() if is_read(path)), key=lambda path: path.stem)
        except OSError as error:
            if folder.exists():
                wrong = f"cannot be read: {error.strerror}"
        if not paths:
            self.problems.add(file_name(folder), (), wrong)
        for path in paths:
            data = read_toml(path, file_name(path), self.problems)
            if data is not None:
                yield path, data
            elif kind == "games":
                self._all_games_are_read = False

    def _validate(self, file: str, data: Tree, model: type[M]) -> M | None:
        try:
            return model.model_validate(data)
        except ValidationError as error:
            self.problems.add_invalid(file, (), data, model, error)
        return None


def _end_of(port: str) -> str:
    """Return the target of a port in one form: through links, with a host in capitals or a number from 0."""
    kind, colon, rest = port.partition("://")
    if not colon:
        return os.path.realpath(port)
    host, more, number = rest.lower().rpartition(":")
    return f"{kind.lower()}://{host}{more}{number.lstrip('0') if number.isdecimal() else number}"


def _in_file(data: Tree, key: Key) -> Key:
    """Return the place of a rules key in the file: a pay table may be written as the list of its lines."""
    return (key[0], *key[2:]) if len(key) > 2 and key[1] == "lines" and isinstance(data.get(str(key[0])), list) else key


class _FirstNamed:
    """The first file to name a thing, so that a second file that contradicts it is found."""

    def __init__(self, problems: Problems) -> None:
        self._problems = problems
        self._spelled: dict[str, str] = {}  # {ID in lower case: table ID}
        self._devices: dict[tuple[str, str], tuple[str, str]] = {}  # (file, name) by table and family
        self._tables: dict[tuple[str, str], str] = {}  # {(family, device): table}
        self._shared: dict[tuple[str, str], tuple[str, object]] = {}  # (file, value) by table and key
        self._racks: dict[str, tuple[str, frozenset[Cents]]] = {}  # (file, chips) by table
        self.devices_used: set[str] = set()

    def look(self, file: str, table: str, data: Tree) -> None:
        """Add the contradictions between this file and an earlier one."""
        other = self._spelled.setdefault(table.casefold(), table)
        if other != table:
            self._problems.add(file, ("id",), f'"{table}" differs from "{other}" only in capitals; write one of them')
        for family, what in FAMILIES.items():
            name = data.get(family, NO_DEVICE)
            if not isinstance(name, str):
                continue
            self.devices_used.add(name)
            before, named = self._devices.setdefault((table, family), (file, name))
            if named != name:
                why = f'"{name}" is not the {what} "{named}" of {before}; a table has one {what} for all its games'
                self._problems.add(file, (family,), why)
            elsewhere = self._tables.setdefault((family, name), table) if name != NO_DEVICE else table
            if elsewhere.casefold() != table.casefold():
                why = f'"{name}" is the {what} of table {elsewhere} already; each table has its own'
                self._problems.add(file, (family,), why)
        for key in ("pit", "pace"):
            if key in data:
                before, value = self._shared.setdefault((table, key), (file, data[key]))
                if value != data[key]:
                    self._problems.add(
                        file, (key,), f"is not the {key} of {before}; write one for all games of a table"
                    )

    def look_at_rack(self, file: str, table: str, rack: Sequence[Denomination]) -> None:
        """Add the chips that this file lacks of the table's rack, and those that it has beside it."""
        values = frozenset(chip.value for _, chip in each_read(rack, "value"))
        if len(values) < len(rack) or not values:
            return  # Another error reports it.
        before, others = self._racks.setdefault(table, (file, values))
        if values != others:
            named = ", ".join(map(money, sorted(values ^ others)))
            why = f"differs from the rack of {before} in {named}; a table has one rack for all its games"
            self._problems.add(file, ("rack",), why)
