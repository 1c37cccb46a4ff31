"""The references of README and docs exist: each link, path, command, key, and figure that can be looked up."""

import re
import shutil
import tomllib
from collections.abc import Iterator
from datetime import date
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
import typer

from benchmarks import faults
from drivers.kinds import kinds
from kiosk.app.command_line.options import device_kinds
from kiosk.app.main import app
from kiosk.floor.server.schema import CONSOLE
from kiosk.floor.server.tried_rights import MAY as RIGHTS
from kiosk.games import GAMES
from kiosk.procedure import HouseRuling
from kiosk.schema.fields import Strict
from kiosk.settings import check, load
from kiosk.settings.cash import CashRules
from kiosk.settings.charities import CharityShares
from kiosk.settings.decks import DeckRules
from kiosk.settings.models import CallKind, HouseSettings, Pins, TableSettings, Training
from kiosk.settings.nights import NightRules
from kiosk.settings.payouts import PayoutLimits
from kiosk.settings.screen import ScreenSettings
from kiosk.settings.transfers import TransferRules
from kiosk.settings.variances import VarianceRules
from kiosk.staff.authority import MAY
from kiosk.staff.file import Role

ROOT = Path(__file__).resolve().parent.parent
COMMANDS: Any = typer.main.get_command(app)
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAPERS = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))

LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"(?:benchmarks|config|docs|drivers|kiosk|locks|packaging|tests|tools|ui)/[\w./-]*")
MODULE = re.compile(r"python -m ([\w.]+)")
MAKES = re.compile(r"(?:^ {4}|`|\$ )make ([a-z-]+)", re.MULTILINE)
COMMAND = re.compile(r"(?:^ {4}|^\$ |`)(?:\$ )?kiosk (\S[^`\n]*)", re.MULTILINE)
ROW = re.compile(r"^\| `(\w+)` \|(.*)\|$", re.MULTILINE)

_OF_OTHERS = {"pytest"}
_MADE_BY_A_TRANSLATOR = {"ui/translations/kiosk_XX.ts"}


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def without_blocks(text: str) -> str:
    return re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)


def anchors(text: str) -> set[str]:
    """Return the names that a link may have after a “#”."""
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(text)}


def is_there(link: str, paper: Path) -> bool:
    file, _, anchor = link.partition("#")
    target = paper.parent / file if file else paper
    return target.exists() and (not anchor or anchor in anchors(target.read_text(encoding="utf-8")))


@pytest.mark.parametrize("paper", [*PAPERS, *DECISIONS], ids=lambda paper: paper.name)
def test_links_and_paths_of_a_document_exist(paper: Path) -> None:
    text = paper.read_text(encoding="utf-8")
    links = [link for link in LINK.findall(without_blocks(text)) if not link.startswith("https://")]
    paths = {code for code in CODE.findall(text) if PATH.fullmatch(code)} - _MADE_BY_A_TRANSLATOR
    assert [] == [link for link in links if not is_there(link, paper)]
    assert [] == [path for path in sorted(paths) if not (ROOT / path).exists()]


def test_each_page_is_linked_and_each_picture_shown() -> None:
    linked = {
        (paper.parent / link.partition("#")[0]).resolve()
        for paper in PAPERS
        for link in LINK.findall(paper.read_text(encoding="utf-8"))
    }
    docs = ROOT / "docs"
    assert [] == [path.name for path in (*docs.glob("*.md"), *docs.glob("pictures/*.*")) if path not in linked]
    assert [] == [path.name for path in docs.iterdir() if path.is_dir() and f"docs/{path.name}/" not in README]


def test_a_decision_has_a_number_of_its_own() -> None:
    numbers = [path.name.partition("-")[0] for path in DECISIONS]
    assert sorted(set(numbers)) == numbers
    assert [] == [
        path.name
        for path, number in zip(DECISIONS, numbers, strict=True)
        if not path.read_text("utf-8").startswith(f"# {number} · ")
    ]


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_commands_of_a_document_exist(paper: Path) -> None:
    text = paper.read_text(encoding="utf-8")
    modules = {module: ROOT / module.replace(".", "/") for module in MODULE.findall(text) if module not in _OF_OTHERS}
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert [] == [
        module
        for module, place in modules.items()
        if not place.with_suffix(".py").is_file() and not (place / "__main__.py").is_file()
    ]
    assert [] == [target for target in MAKES.findall(text) if target not in targets]
    assert [] == [wrong for line in COMMAND.findall(text) for wrong in not_taken(line)]


def test_the_unit_starts_the_documented_program() -> None:
    unit = (ROOT / "packaging" / "kiosk@.service").read_text(encoding="utf-8")
    program, line = re.search(r"^ExecStart=(\S+)/kiosk (.*)$", unit, re.MULTILINE).groups()  # type: ignore[union-attr]
    installing = page("installing.md")
    assert [] == list(not_taken(line))
    assert all(word in installing for word in (program, *re.findall(r"/\S+", line)))
    assert "User=kiosk\n" in unit and "kiosk kiosk\n" in installing


def not_taken(line: str) -> Iterator[str]:
    """Yield the words of a line of the documents that `kiosk` would refuse: a command, or an option of it."""
    words = re.split(r"  |…", line)[0].split()
    command = COMMANDS
    while words and words[0] in getattr(command, "commands", {}):
        command = command.commands[words.pop(0)]
    if hasattr(command, "commands"):  # A word may be one of several: badge|printer|seats.
        yield from (word for first in words[:1] for word in first.split("|") if word not in command.commands)
        return
    taken = {option for parameter in command.params for option in parameter.opts} | {"--help"}
    options = (word.strip("[]") for word in words)
    yield from (option for option in options if option.startswith("--") and option not in taken)


def test_a_command_that_is_not_there_would_be_found() -> None:
    assert ["--copy"] == list(not_taken("journal verify --copy"))
    assert ["gong"] == list(not_taken("sim badge|gong    an emulated device"))
    assert ["jurnal"] == list(not_taken("jurnal verify"))
    assert [] == list(not_taken("staff add reyes --role manager          # --copy is a remark"))


def rows(name: str, first: str) -> dict[str, str]:
    """Return the rows of the page's table whose first row has this key: the value of each key."""
    lines = page(name).splitlines()
    start = next(nth for nth, line in enumerate(lines) if line.startswith(f"| `{first}` |"))
    return {
        row[1]: row[2].strip()
        for line in takewhile(lambda line: line.startswith("|"), lines[start:])
        if (row := ROW.match(line)) is not None
    }


def test_documented_roles_match_the_permissions() -> None:
    said = {act: row.split(" | ")[0] for act, row in rows("configuration.md", "deal").items()}
    meant = {str(act): {str(role) for role in roles} for act, roles in MAY.items()}
    assert meant == {act: set(roles.split(", ")) for act, roles in said.items()}
    assert {str(role) for role in Role} >= set().union(*meant.values())


@pytest.mark.parametrize(
    "model",
    [HouseSettings, TableSettings, Pins, Training, ScreenSettings, PayoutLimits],
    ids=lambda model: model.__name__,
)
def test_every_key_is_explained(model: type[Strict]) -> None:
    pages = page("configuration.md") + page("training.md")
    keys = [field.alias or name for name, field in model.model_fields.items()]
    assert [] == [key for key in keys if not re.search(rf"`{key}`|^\[*{key}\b|^{key} = ", pages, re.MULTILINE)]


def test_documented_check_output_is_the_real_one(tmp_path: Path) -> None:
    """These are the mistakes that the page shows, made in the shipped configuration."""
    folder = tmp_path / "DIR"
    shutil.copytree(ROOT / "config", folder)
    game, table = folder / "games" / "new_hampshire.toml", folder / "tables" / "nh-07.toml"
    game.write_text(game.read_text("utf-8").replace('line = "flush"', 'line = "flosh"', 1), "utf-8")
    wrong = table.read_text("utf-8").replace("table_minimum", "table_minimun").replace('"25"]', '"50"]')
    table.write_text(wrong, "utf-8")
    shown = page("configuration.md").partition("$ kiosk check --config DIR\n")[2].partition("```")[0]
    assert shown.splitlines() == [line.replace(f"{tmp_path}/", "") for line in check(folder, GAMES).errors]


def test_the_rake_of_the_example_for_new_hampshire_is_one_that_the_game_takes(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "config", tmp_path / "config")
    game = tmp_path / "config" / "games" / "texas_holdem.toml"
    example = "[rake]\n" + page("configuration.md").partition("```toml\n[rake]\n")[2].partition("```")[0]
    lines = [line for line in game.read_text("utf-8").splitlines() if not line.startswith("rake = ")]
    game.write_text("\n".join((*lines, example)), "utf-8")
    found = check(tmp_path / "config", GAMES)
    assert () == found.errors
    assert [] == [line for line in found.warnings if "rake" in line]
    holdem: Any = load(tmp_path / "config", GAMES).games["holdem"]
    assert (holdem.rake.least, holdem.rake.promotion, holdem.rake.least_over_promotion) == (100, 100, 100)


def test_documented_device_defaults_match_the_drivers() -> None:
    """For each key of a make, the row that explains it ends with its default."""
    lines = page("configuration.md").splitlines()
    wrong = []
    for family, makes in kinds().items():
        for make, spec in makes.items():
            for key, setting in spec.load().settings.items():
                row = next(line for line in lines if line.startswith("|") and f"`{key}`" in line.rpartition(" | ")[0])
                default = "must be given" if setting.default is None else f"{setting.default}".strip("()")
                if not re.search(rf"(?<!\w){re.escape(default.strip(','))}(?!\w)", row.rpartition(" | ")[2]):
                    wrong.append((family, make, key, default, row))
    assert [] == wrong


def test_a_house_as_the_readme_shows_it(tmp_path: Path) -> None:
    """Its table and devices replace the shipped ones; chips are those of the shipped table."""
    shutil.copytree(ROOT / "config", tmp_path / "config")
    table, devices = README.partition("```toml\n")[2].partition("```")[0].split("# config/devices.toml\n")
    (tmp_path / "config" / "devices.toml").write_text(devices, "utf-8")
    (tmp_path / "config" / "tables" / "nh-07-peek.toml").unlink()
    shipped = tmp_path / "config" / "tables" / "nh-07.toml"
    shipped.write_text(table + shipped.read_text("utf-8").partition('shoe = "none"\n')[2], "utf-8")
    assert () == check(tmp_path / "config", GAMES, devices=device_kinds()).errors


def test_documented_screen_defaults_match_the_model() -> None:
    said = {key: row.split(" | ")[-1] for key, row in rows("configuration.md", "inches").items()}
    plain = {key: said[key].strip('`"') for key in ("left_handed", "text_percent", "high_contrast", "suit_colors")}
    plain |= {key: said[key].strip('`"') for key in ("motion", "tones", "speech", "language")}
    meant = {key: str(ScreenSettings.model_fields[key].default) for key in plain}
    assert plain == {key: value.lower() if value in ("True", "False") else value for key, value in meant.items()}
    assert [] == [name for name in ("off", "22:00", "06:00") if name not in said["night"]]


@pytest.mark.parametrize(
    ("heading", "model"),
    [
        ("Fills and credits", TransferRules),
        ("Differences", VarianceRules),
        ("Cash", CashRules),
        ("Charities", CharityShares),
        ("Signatures of a night", NightRules),
        ("Decks and dice", DeckRules),
    ],
    ids=lambda value: "" if isinstance(value, str) else value.__name__,
)
def test_documented_defaults_of_dated_rules_match_the_model(heading: str, model: type[Strict]) -> None:
    """A row has several keys and their defaults; “as above” is the value of the example."""
    section = page("configuration.md").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    example = tomllib.loads(section.partition("```toml\n")[2].partition("```")[0])
    (shown,) = next(iter(example.values()))
    said: dict[str, Any] = {}
    for keys, defaults in re.findall(r"^\| (`.*?) \| (.*?) \|", section, re.MULTILINE):
        names = CODE.findall(keys)
        values = CODE.findall(defaults) or [defaults] * len(names)
        said |= dict(zip(names, values, strict=True))
    assert said.keys() == {field.alias or name for name, field in model.model_fields.items()}
    given = {key: shown[key] if value == "as above" else tomllib.loads(f"it = {value}")["it"]
             for key, value in said.items() if value not in ("required", "none")}  # fmt: skip
    day = {"from": date(2026, 1, 1)}
    assert model.model_validate(day) == model.model_validate({**given, **day})
    empty = [key for key, value in said.items() if value == "none"]
    known = {field.alias or name: field.default for name, field in model.model_fields.items()}
    assert [] == [key for key in empty if known[key] not in (None, ())]


@pytest.mark.parametrize("path", sorted((ROOT / "config" / "games").glob("*.toml")), ids=lambda path: path.stem)
def test_a_game_file_lists_each_ruling_of_the_house_and_its_values(path: Path) -> None:
    """The first value is the default."""
    text = path.read_text(encoding="utf-8")
    rules = load(ROOT / "config", GAMES).games[tomllib.loads(text)["game"]]
    for name, field in type(rules).model_fields.items():
        for ruling in (found for found in field.metadata if isinstance(found, HouseRuling)):
            row = re.search(rf'^{name} = "(\w+)" +# (.*)$', text, re.MULTILINE)
            assert row is not None, name
            values = re.findall(r"(?:^|\| )(\w+)", row[2])
            assert (row[1], values[0], set(values)) == (field.default, field.default, set(ruling.means)), name


def test_documented_count_of_tampering_tries_is_that_of_the_harnesses() -> None:
    assert faults.TAMPER_PARTS * faults.TRIES_A_PART == 4_000
    assert "`make faults`: four thousand times" in page("security.md")


def test_every_call_kind_is_documented() -> None:
    assert [] == [kind for kind in CallKind if f"`{kind}`" not in page("configuration.md")]


@pytest.mark.parametrize("role", RIGHTS)
def test_documented_database_roles_match_their_rights(role: str) -> None:
    (row,) = (line for line in page("floor.md").splitlines() if line.startswith("| a ") and f"`{role}`" in line)
    meant = {right.removesuffix("()") for right in RIGHTS[role] if right.endswith("()")}
    assert meant == set(CODE.findall(row)) - {role}


def test_documented_floor_tables_match_the_console_rights() -> None:
    said = set(re.findall(r"`floor\.(\w+)`", page("floor.md")))
    assert {right.removeprefix("SELECT ") for right in RIGHTS[CONSOLE] if right.startswith("SELECT ")} == said
