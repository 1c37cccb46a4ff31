"""`check`: every error of every file together, one line each, with file, key, and the probable meaning."""

import re
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, cast

import pytest
from pydantic import Field

from kiosk.core.errors import ConfigError, ConfigProblem
from kiosk.core.money import Odds
from kiosk.games import GAMES as SHIPPED
from kiosk.procedure import Felt, Game, Layout, Opening, Rules
from kiosk.schema.fields import Money, Strict, lines_of
from kiosk.settings import DeviceKinds, check, config_dir, load


class Row(Strict):
    line: str
    odds: str = "1:1"


class FileTable(Strict):
    lines: tuple[Row, ...]


class FileLimits(Strict):
    least: Annotated[Money, Field(ge=250)] = 250
    raises: int = 3


class HighCardRules(Rules):
    """A game that is small enough to break in every way."""

    game: Literal["high", "low"]
    tie: Literal["push", "lose"] = "push"
    limits: FileLimits = FileLimits()
    multiples: tuple[int, ...] = (1,)
    pay: Annotated[FileTable, lines_of("ace", "king", "queen")]


@dataclass(frozen=True)
class HighCard:
    """A stand-in for `Game` in the settings."""

    key: str = "high"
    rules_model: type[Rules] = HighCardRules
    seats: tuple[int, int] = (2, 4)

    def layout(self, rules: Rules) -> Layout:
        return Layout(spots=(), hole=0, rows=(), dice=rules.title == "Dice")

    def hand(self, rules: Rules, opening: Opening, felt: Felt) -> Iterator[None]:
        """Begin with a question that is not for wagers."""
        yield None


def bell(entry: Mapping[str, Any]) -> None:
    """Read an entry as a driver does: every problem together, each with its key."""
    wrong: list[str] = [
        ConfigProblem("a bell has no such setting", key=key) for key in entry if key not in ("kind", "port")
    ]
    if "port" not in entry:
        wrong.append(ConfigProblem("is missing", key="port"))
    if entry.get("port") == "loop://":
        wrong.append("A loop rings nobody.")
    if wrong:
        raise ConfigError(tuple(wrong))


GAMES: Mapping[str, Game[Any]] = {"high": cast("Game[Any]", HighCard())}
DEVICES: DeviceKinds = {"shoe": {"bell": bell}}

HOUSE = 'name = "The House"\n'
GAME = """\
game = "high"
title = "High Card"
revision = 3
pay = { lines = [{ line = "ace" }, { line = "king" }, { line = "queen", odds = "2:1" }] }
"""
TABLE = """\
id = "HC-01"
game = "high"
seats = 3
table_minimum = "5"
table_maximum = "500"
shoe = "pit"
rack = [{ value = "2.50", color = "pink" }, { value = "5", color = "red" }, { value = "25", color = "green" }]
palette = ["5", "25"]
"""
SHOE = '[[shoe]]\nname = "pit"\nkind = "bell"\nport = "hall"\n'


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a sound configuration in `config/` of the working folder."""
    monkeypatch.chdir(tmp_path)
    for name, text in (("house", HOUSE), ("devices", SHOE), ("games/high", GAME), ("tables/hc-01", TABLE)):
        path = tmp_path / "config" / f"{name}.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return Path("config")


def problems() -> tuple[str, ...]:
    """Return the errors without their lines, which `test_each_problem_names_its_line` checks."""
    return tuple(re.sub(r": line \d+: ", ": ", errors, count=1) for errors in problems_found())


def problems_found() -> tuple[str, ...]:
    return check(Path("config"), games=GAMES, devices=DEVICES).errors


def write(file: str, text: str) -> None:
    (Path("config") / file).write_text(text, encoding="utf-8")


def change(file: str, old: str, new: str) -> None:
    text = (Path("config") / file).read_text(encoding="utf-8")
    assert old in text
    write(file, text.replace(old, new))


def test_sound_configuration_has_no_problem() -> None:
    assert () == problems()
    assert () == check(config_dir(), SHIPPED).errors


TABLE_PROBLEMS = [
    ("table_minimum =", "table_minimun =", "table_minimun: no such key; did you mean table_minimum?"),
    ('table_minimum = "5"\n', "", "table_minimum: is missing"),
    ('"HC-01"', '"HC 01"', 'id: "HC 01" cannot name a table; use up to 16 letters, digits and dashes'),
    ('"red"', '"rad"', 'rack[1].color: "rad" is not allowed here; did you mean red?'),
    ('color = "red"', 'colr = "red"', "rack[1].colr: no such key; did you mean color?"),
    ('"2.50"', "2.50", 'rack[0].value: 2.5 is not an amount of money; write dollars as 25, or in quotes as "2.50"'),
    ('"2.50"', "true", 'rack[0].value: true is not an amount of money; write dollars as 25, or in quotes as "2.50"'),
    ('"2.50"', "[{}]", 'rack[0].value: a list is not an amount of money; write dollars as 25, or in quotes as "2.50"'),
    ('"2.50"', "1000000000", "rack[0].value: must be at most $999,999,999"),
    ('"2.50"', '"0"', "rack[0].value: must be more than $0"),
    ('"2.50"', '"25.00"', "rack[2].value: $25 is in the rack already"),
    ('["5", "25"]', "[]", "palette: must hold at least 1"),
    ('["5", "25"]', '"5"', 'palette: "5" must be a list'),
    ('["5", "25"]', '["5", "50"]', "palette[1]: $50 is not in the rack; it holds $2.50, $5, $25"),
    ('["5", "25"]', '["5", "25", "5"]', "palette[2]: $5 is in the palette already"),
    ('["5", "25"]', '["25"]', "table_minimum: $5 cannot be made from the chips of the palette"),
    ('"500"', '"4"', "table_maximum: is less than the minimum of $5"),
    ("seats = 3", "seats = 5", "seats: 5 seats do not fit this game; it is played at 2 to 4"),
    ("seats = 3", "seats = true", "seats: true must be a whole number"),
    ("seats = 3", 'seats = "3"', 'seats: "3" must be a whole number'),
    ("seats = 3", "seats = 0", "seats: must be at least 1"),
    ('game = "high"', 'game = "hihg"', 'game: "hihg" is not a game with a file in games/; did you mean high?'),
    ('shoe = "pit"', 'shoe = "pitt"', 'shoe: "pitt" is not a shoe in devices.toml; did you mean pit?'),
    ('shoe = "pit"', 'shoe = "xyz"', 'shoe: "xyz" is not a shoe in devices.toml; known: pit, none'),
    ('shoe = "pit"', "shoe = 7", "shoe: 7 must be text in quotes"),
]


@pytest.mark.parametrize(("old", "new", "problem"), TABLE_PROBLEMS)
def test_a_mistake_in_a_table_file_is_reported(old: str, new: str, problem: str) -> None:
    change("tables/hc-01.toml", old, new)
    assert (f"config/tables/hc-01.toml: {problem}",) == problems()


GAME_PROBLEMS = [
    ('"high"', '"hgih"', 'game: "hgih" is not a game; did you mean high?'),
    ('game = "high"\n', "", "game: must name the game; did you mean high?"),
    ("revision = 3", "revision = 0", "revision: must be at least 1"),
    ("revision = 3", "revison = 3", "revison: no such key; did you mean revision?"),
    ("revision = 3", 'revision = 3\ntie = "pusch"', 'tie: "pusch" is not allowed here; did you mean push?'),
    ("revision = 3", 'revision = 3\ntie = "win"', 'tie: "win" is not allowed here; known: push, lose'),
    ("revision = 3", "revision = 3\nmultiples = [1, 2.5]", "multiples[1]: 2.5 must be a whole number"),
    ("revision = 3", "revision = 3\nlimits = { least = 2 }", "limits.least: must be at least $2.50"),
    ("revision = 3", "revision = 3\nlimits = { lest = 2 }", "limits.lest: no such key; did you mean least?"),
    ("revision = 3", "revision = 3\nlimits = 2", "limits: 2 must be a table"),
    ('"king"', '"kign"', 'pay.lines[1].line: "kign" is not allowed here; did you mean king?'),
    ('"king"', '"ace"', 'pay.lines[1].line: "ace" is in the table already'),
    (', { line = "king" }', "", 'pay: the line "king" is missing'),
    ("odds =", "ods =", "pay.lines[2].ods: no such key; did you mean odds?"),
]


@pytest.mark.parametrize(("old", "new", "problem"), GAME_PROBLEMS)
def test_a_mistake_in_a_game_file_is_reported(old: str, new: str, problem: str) -> None:
    change("games/high.toml", old, new)
    assert f"config/games/high.toml: {problem}" in problems()


def test_game_that_is_broken_is_still_known_to_its_tables() -> None:
    change("games/high.toml", "revision = 3", "revision = 0")
    assert ("config/games/high.toml: revision: must be at least 1",) == problems()


DEVICE_PROBLEMS = [
    ('"bell"', '"bel"', ['shoe[0].kind: "bel" is not a kind of shoe; did you mean bell?']),
    ("port", "prot", ["shoe[0].prot: a bell has no such setting", "shoe[0].port: is missing"]),
    ('"hall"', '"loop://"', ["shoe[0]: A loop rings nobody."]),
    ("kind", "kid", ["shoe[0].kind: is missing; is it kid?"]),
    ('name = "pit"\n', "", ["shoe[0].name: is missing"]),
    ("[[shoe]]", "[[sheo]]", ["sheo: no such key; did you mean shoe?"]),
    ("[[shoe]]", "[shoe]", ["shoe: a table must be a list; begin each section with [[shoe]]"]),
    ("[[shoe]]", SHOE + "[[shoe]]", ['shoe[1].name: "pit" is already taken; give it another name']),
    ('"pit"', '"none"', ['shoe[0].name: "none" means that there is no shoe; give it another name']),
]


@pytest.mark.parametrize(("old", "new", "expected"), DEVICE_PROBLEMS)
def test_a_mistake_in_a_device_is_reported(old: str, new: str, expected: list[str]) -> None:
    change("devices.toml", old, new)
    found = [problem for problem in problems() if problem.startswith("config/devices.toml")]
    assert [f"config/devices.toml: {problem}" for problem in expected] == found


def test_device_is_left_to_its_driver_where_no_driver_is_known() -> None:
    change("devices.toml", '"bell"', '"anything"')
    assert () == check(Path("config"), games=GAMES).errors


BROKEN_TOML = [
    (b"name = \n", "line 1, column 8: is not TOML: invalid value"),
    (b'name = "x"\nname = "y"\n', "line 2, column 11: is not TOML: this key appears twice; delete one"),
    (
        b"[screen]\n[pins]\n[screen]\n",
        "line 3, column 8: is not TOML: this key appears twice; delete one",
    ),
    (
        "name = “x”\n".encode(),
        'line 1, column 8: is not TOML: the line has curly quotation marks; write straight ones, as in "text"',
    ),
    (
        b'name = "x"\rvoid_needs_floor = true\r',
        "line 1, column 11: is not TOML: its lines end as those of an old Mac; save it with other line endings",
    ),
    (b'name = "x"\n\nlist = [1,\n  2', "line 4, column 4: is not TOML: unclosed array"),
    (b'a = 1\nname = "\xff"\n', "line 2, column 9: is not UTF-8 text"),
]


@pytest.mark.parametrize(("raw", "problem"), BROKEN_TOML)
def test_broken_toml_has_its_line_and_column(raw: bytes, problem: str) -> None:
    (Path("config") / "house.toml").write_bytes(raw)
    assert (f"config/house.toml: {problem}",) == problems()


def test_file_that_cannot_be_read_is_a_problem() -> None:
    (Path("config") / "house.toml").unlink()
    (Path("config") / "house.toml").mkdir()
    assert ("config/house.toml: cannot be read: Is a directory",) == problems()


def test_missing_house_file_is_a_problem_that_names_the_files_found() -> None:
    (Path("config") / "house.toml").rename(Path("config") / "hause.toml")
    assert ("config/house.toml: is missing; there is hause.toml",) == problems()


def test_devices_may_be_absent() -> None:
    (Path("config") / "devices.toml").unlink()
    change("tables/hc-01.toml", '"pit"', '"none"')
    assert () == problems()


def test_folder_without_games_and_tables_is_a_problem() -> None:
    for name in ("games", "tables"):
        shutil.rmtree(Path("config") / name)
    assert ("config/games: holds no TOML file", "config/tables: holds no TOML file") == problems()


def test_folder_that_cannot_be_read_is_named() -> None:
    shutil.rmtree(Path("config") / "games")
    (Path("config") / "games").touch()
    assert "config/games: cannot be read: Not a directory" in problems()


def test_missing_folder_is_a_problem() -> None:
    assert ("nowhere: is not a folder",) == check(Path("nowhere"), GAMES).errors


def test_folder_elsewhere_is_named_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    change("house.toml", "name", "nam")
    monkeypatch.chdir("/")
    [problem] = check(tmp_path / "config", GAMES, devices=DEVICES).errors
    assert f"{tmp_path}/config/house.toml: line 1: nam: no such key; did you mean name?" == problem


def test_two_tables_with_one_id() -> None:
    write("tables/hc-02.toml", TABLE)
    assert ('config/tables/hc-02.toml: id: "HC-01" already deals this game in config/tables/hc-01.toml',) == problems()


def test_games_of_one_table_that_name_different_shoes() -> None:
    """The table's shoe is opened once, whichever game is dealt first."""
    write("games/low.toml", GAME.replace("high", "low"))
    write("tables/hc-02.toml", TABLE.replace('"high"', '"low"').replace('"pit"', '"none"'))
    games = {**GAMES, "low": GAMES["high"]}
    what = 'shoe: "none" is not the shoe "pit" of config/tables/hc-01.toml; a table has one shoe for all its games'
    assert (f"config/tables/hc-02.toml: line 6: {what}",) == check(Path("config"), games=games, devices=DEVICES).errors
    change("tables/hc-02.toml", '"none"', '"pit"')
    assert () == check(Path("config"), games=games, devices=DEVICES).errors


def test_two_files_of_one_game() -> None:
    write("games/low.toml", GAME)
    assert ('config/games/low.toml: game: "high" already has the file config/games/high.toml',) == problems()


def test_every_problem_of_every_file_at_once() -> None:
    change("house.toml", "name", "nam")
    change("devices.toml", "port", "prot")
    change("games/high.toml", '"king"', '"kign"')
    change("games/high.toml", "odds =", "ods =")
    change("games/high.toml", "revision = 3", 'revision = 0\ntie = "pusch"\nlimits = { least = 2, raise = 4 }')
    change("tables/hc-01.toml", "table_minimum =", "table_minimun =")
    change("tables/hc-01.toml", '"pink"', '"punk"')
    write("tables/broken.toml", "id = ")
    write(
        "tables/hc-03.toml", TABLE.replace("HC-01", "HC-03").replace('"pit"', '"pot"').replace("seats = 3", "seats = 9")
    )
    assert {
        "config/house.toml: nam: no such key; did you mean name?",
        "config/devices.toml: shoe[0].prot: a bell has no such setting",
        "config/devices.toml: shoe[0].port: is missing",
        "config/games/high.toml: revision: must be at least 1",
        'config/games/high.toml: tie: "pusch" is not allowed here; did you mean push?',
        "config/games/high.toml: limits.least: must be at least $2.50",
        "config/games/high.toml: limits.raise: no such key; did you mean raises?",
        'config/games/high.toml: pay.lines[1].line: "kign" is not allowed here; did you mean king?',
        "config/games/high.toml: pay.lines[2].ods: no such key; did you mean odds?",
        "config/tables/broken.toml: line 1, column 6: is not TOML: invalid value",
        "config/tables/hc-01.toml: table_minimun: no such key; did you mean table_minimum?",
        'config/tables/hc-01.toml: rack[0].color: "punk" is not allowed here; did you mean pink?',
        'config/tables/hc-03.toml: shoe: "pot" is not a shoe in devices.toml; did you mean pit?',
        "config/tables/hc-03.toml: seats: 9 seats do not fit this game; it is played at 2 to 4",
    } == set(problems())


def test_a_broken_key_does_not_hide_other_faults_of_its_table() -> None:
    change("tables/hc-01.toml", "id =", "idd =")
    for old, new in (
        ('"high"', '"hihg"'),
        ('"pit"', '"pti"'),
        ('"500"', '"4"'),
        ('["5", "25"]', '["25", "50"]'),
        ('"2.50"', '"5.00"'),
    ):
        change("tables/hc-01.toml", old, new)
    assert (
        "config/tables/hc-01.toml: idd: no such key; did you mean id?",
        'config/tables/hc-01.toml: game: "hihg" is not a game with a file in games/; did you mean high?',
        'config/tables/hc-01.toml: shoe: "pti" is not a shoe in devices.toml; did you mean pit?',
        "config/tables/hc-01.toml: table_maximum: is less than the minimum of $5",
        "config/tables/hc-01.toml: rack[1].value: $5 is in the rack already",
        "config/tables/hc-01.toml: palette[1]: $50 is not in the rack; it holds $5, $25",
        "config/tables/hc-01.toml: table_minimum: $5 cannot be made from the chips of the palette",
    ) == problems()


def test_a_broken_shoe_does_not_hide_another() -> None:
    write("devices.toml", SHOE.replace("kind", "kid") + SHOE.replace('"pit"', '"bar"').replace("port", "prot"))
    assert (
        "config/devices.toml: shoe[0].kind: is missing; is it kid?",
        "config/devices.toml: shoe[1].prot: a bell has no such setting",
        "config/devices.toml: shoe[1].port: is missing",
    ) == problems()


def test_folder_of_the_floor_is_a_whole_path() -> None:
    write("house.toml", HOUSE + 'floor_checkpoints = "floor"\n')
    assert (
        'config/house.toml: floor_checkpoints: "floor" must begin with /, or it depends on where the kiosk is started',
    ) == problems()


def test_a_problem_is_one_line() -> None:
    change("house.toml", '"The House"', '"""\nThe\nHouse\n"""\nx = "a\\nb"\nvoid_needs_floor = "a\\nb"')
    assert all("\n" not in problem for problem in problems())


def test_load_carries_every_problem() -> None:
    change("house.toml", "name", "nam")
    change("devices.toml", "port", "prot")
    with pytest.raises(ConfigError) as caught:
        load(Path("config"), games=GAMES, devices=DEVICES)
    assert problems_found() == caught.value.problems
    assert 3 == len(caught.value.problems)


def test_each_problem_names_its_line() -> None:
    change("games/high.toml", "revision = 3", 'revision = 3\ntie = "pusch"')
    change("games/high.toml", '{ line = "queen", odds = "2:1" }', '\n  { line = "queen", ods = "2:1" },\n')
    change("devices.toml", "port", "prot")
    assert {
        "config/games/high.toml: line 4: tie: ",
        "config/games/high.toml: line 6: pay.lines[2].ods: ",
        "config/devices.toml: line 1: shoe[0].port: ",
        "config/devices.toml: line 4: shoe[0].prot: ",
    } == {": ".join(errors.split(": ")[:3]) + ": " for errors in problems_found()}


def test_two_devices_at_one_port() -> None:
    write("devices.toml", SHOE + '[[badge]]\nname = "desk"\nkind = "bell"\nport = "hall"\n')
    errors = check(Path("config"), GAMES, devices={**DEVICES, "badge": {"bell": bell}}).errors
    assert (
        'config/devices.toml: line 8: badge[0].port: "hall" is the port of pit already; each has its own',
    ) == errors


@pytest.mark.parametrize(
    ("pit", "other"),
    [
        ("tty/one", "tty//one"),
        ("tty/one", "by-id"),
        ("by-id", "tty/../tty/one"),
        ("socket://10.0.0.9:9100", "socket://10.0.0.9:09100"),
        ("socket://hall:9100", "SOCKET://Hall:9100"),
    ],
)
def test_two_devices_at_one_port_by_two_names(pit: str, other: str) -> None:
    Path("tty").mkdir()
    Path("tty/one").touch()
    Path("by-id").symlink_to("tty/one")
    change("devices.toml", 'port = "hall"', f'port = "{pit}"')
    desk = f'[[badge]]\nname = "desk"\nkind = "bell"\nport = "{other}"\n'
    write("devices.toml", Path("config/devices.toml").read_text() + desk)
    errors = check(Path("config"), GAMES, devices={**DEVICES, "badge": {"bell": bell}}).errors
    assert errors[-1].endswith(f'badge[0].port: "{other}" is the port of pit already; each has its own')


def test_a_shoe_at_a_table_with_dice() -> None:
    change("games/high.toml", '"High Card"', '"Dice"')
    assert ("config/tables/hc-01.toml: shoe: this game is played with dice: no shoe deals it",) == problems()


def test_odds_that_pay_nothing() -> None:
    with pytest.raises(ValueError, match="is not odds"):
        Odds.parse("0:1")


def test_a_control_character() -> None:
    change("house.toml", "The House", "The \\u001b[31mHouse")
    assert ("config/house.toml: name: holds a control character; write plain text",) == problems()


def test_a_language_and_a_folder_that_are_not_there_keep_no_table_closed() -> None:
    write(
        "house.toml", HOUSE + 'floor_checkpoints = "/nowhere/floor"\n[screen]\nlanguage = "xx"\nsign = ["es", "yy"]\n'
    )
    assert "The House" == load(Path("config"), GAMES, devices=DEVICES).house.name
    found = check(Path("config"), GAMES, devices=DEVICES, languages=("en", "es"))
    assert () == found.errors
    assert (
        "config/house.toml: line 2: floor_checkpoints: there is no folder /nowhere/floor; mount it, or make it",
        'config/house.toml: line 4: screen.language: "xx" is not a language; known: en, es',
        'config/house.toml: line 5: screen.sign[1]: "yy" is not a language; known: en, es',
    ) == found.warnings


def test_a_glass_that_is_too_small_for_its_text_is_named() -> None:
    for inches, named in ((7.0, True), (10.0, True), (10.1, False), (24.0, False)):
        write("house.toml", HOUSE + f"[screen]\ninches = {inches}\n")
        found = check(Path("config"), GAMES, devices=DEVICES)
        assert () == found.errors
        why = "is too small: capitals are lower than 3.5 mm there; use a display of at least 10.1 inches"
        assert ((f"config/house.toml: line 3: screen.inches: {why}",) if named else ()) == found.warnings


@pytest.mark.parametrize(
    ("table", "inches", "seats", "named"),
    [("nh-07", 10.1, 9, True), ("nh-07", 10.1, 7, True), ("nh-07", 10.1, 6, False),
     ("nh-07", 15.6, 9, False), ("nh-07", 13.3, 9, True), ("th-11", 10.1, 9, False)],
)  # fmt: skip
def test_a_glass_that_is_too_small_for_the_spots_of_its_seats_is_named(
    tmp_path: Path, table: str, inches: float, seats: int, *, named: bool
) -> None:
    folder = tmp_path / "shipped"
    shutil.copytree(config_dir(), folder)
    path = folder / "tables" / f"{table}.toml"
    text = re.sub(r"(?m)^seats = .*$", f"seats = {seats}", path.read_text())
    path.write_text(text + f"\n[screen]\ninches = {inches}\n")
    found = check(folder, SHIPPED)
    wrong = [what for what in found.warnings if "betting spots" in str(what)]
    assert [] == [what for what in found.errors if "seats" in str(what)]
    assert named == bool(wrong)
    if named:
        assert f"the betting spots of {seats} seats do not fit on {inches} inches" in str(wrong[0])
        assert "use a display of at least 15.6 inches, or at most 6 seats" in str(wrong[0])


@pytest.mark.parametrize(
    ("file", "key", "values"),
    [
        ("new_hampshire", "street_multiples", "[]"),
        ("new_hampshire", "street_multiples", "[3, 1]"),
        ("new_hampshire", "street_multiples", "[1, 1]"),
        ("new_hampshire", "six_card_bets", "[10, 5]"),
        ("texas_peek", "raise_multiples", "[]"),
    ],
)
def test_allowed_bets_are_listed_in_rising_order(tmp_path: Path, file: str, key: str, values: str) -> None:
    folder = tmp_path / "shipped"
    shutil.copytree(config_dir(), folder)
    path = folder / "games" / f"{file}.toml"
    path.write_text(re.sub(rf"(?m)^{key} = .*$", f"{key} = {values}", path.read_text()))
    wrong = f"{key}: name at least one, each once, the smallest first"
    assert any(wrong in found for found in check(folder, SHIPPED).errors)


@pytest.mark.parametrize("file", ["new_hampshire", "texas_peek"])
@pytest.mark.parametrize(
    "pays", ['jackpot = "grand", percents = { 5 = 50, 10 = 100 }', "amounts = { 5 = 50, 10 = 100 }"]
)
def test_a_line_by_bet_of_a_wager_of_any_amount(tmp_path: Path, file: str, pays: str) -> None:
    folder = tmp_path / "shipped"
    shutil.copytree(config_dir(), folder)
    path = folder / "games" / f"{file}.toml"
    lines = path.read_text().splitlines()
    nth = next(nth for nth, line in enumerate(lines) if 'odds = "' in line)
    lines[nth] = re.sub(r'odds = "[0-9:]+"', pays, lines[nth])
    path.write_text("\n".join(lines))
    found, *other = check(folder, SHIPPED).errors
    assert [] == [errors for errors in other if '"grand" is not a jackpot' not in errors]
    assert f"{file}.toml: line {nth + 1}: " in found
    assert found.endswith("cannot pay by bet: any amount may be wagered; give it odds, or have it push")
