"""A game in its own package, as in docs/adding-a-game.md: installed, dealt by touch, drilled, and recorded.

Besides the guide's own game, there is one with a hand of five cards at each seat.
"""

import ast
import importlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent

import pytest
from PySide6.QtGui import QGuiApplication

from kiosk.archive import exported
from kiosk.drills import Drill, DrillTable
from kiosk.games import GAMES
from kiosk.games.conformance import CHECKS, GameSubject
from kiosk.procedure import Settler
from kiosk.settings import Settings, check, config_dir, load
from kiosk.table import games_of
from kiosk.training import School
from tests.sizes import at_sizes, only_whole
from tests.tables import HeldClock
from tests.ui.conftest import OpenScreen
from tests.ui.pages.rules_tour import look_at_every_page, texts
from tests.ui.player import Player
from tests.ui.still import without_motion
from tests.ui.tables import make_table
from tests.ui.training.house import opened, people
from tests.ui.training.tour import every_page
from tests.ui.walk import problems
from ui.app import Screen
from ui.window.typefaces import load_fonts

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "beacon_holdem"
FIVE_CARDS = ROOT / "docs" / "examples" / "harbor_stud"
EXAMPLES = pytest.mark.parametrize("example", [EXAMPLE, FIVE_CARDS], ids=lambda path: path.name)
TABLE = """
id = "BH-01"
game = "beacon"
seats = 7
table_minimum = 5
table_maximum = 100
rack = [{ value = "1", color = "white" }, { value = "5", color = "red" }, { value = "25", color = "green" }]
palette = ["5", "25"]
"""


def installed(folder: Path, monkeypatch: pytest.MonkeyPatch, module: Path, point: str, table: str) -> Settings:
    """Install a package of one module, and put its file and a table into a house's configuration."""
    packages, config, name = folder / "packages", folder / "config", module.stem
    info = packages / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(point)
    shutil.copy(module, packages)
    shutil.copytree(config_dir(), config)
    shutil.copy(module.with_suffix(".toml"), config / "games")
    (config / "tables" / "own.toml").write_text(table, encoding="utf-8")
    monkeypatch.syspath_prepend(str(packages))
    assert check(config, GAMES).errors == ()
    return without_motion(load(config, GAMES))


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Settings]:
    points = re.search(r"entry-points\.\"(.*?)\"\]\n(\w+) = \"(.*?)\"\n", (EXAMPLE / "pyproject.toml").read_text())
    assert points is not None
    point = f"[{points[1]}]\n{points[2]} = {points[3]}\n"
    yield installed(tmp_path, monkeypatch, EXAMPLE / "beacon_holdem.py", point, TABLE)
    sys.modules.pop("beacon_holdem", None)


@pytest.fixture
def five_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Settings]:
    point = "[dealer_assist_kiosk.games]\nharbor_stud = harbor_stud:GAME\n"
    table = (
        TABLE.replace("BH-01", "HS-01")
        .replace("seats = 7", "seats = 6")
        .replace('"beacon"', '"harbor_stud"')
        .replace('["5"', '["1", "5"')
    )
    yield installed(tmp_path, monkeypatch, FIVE_CARDS / "harbor_stud.py", point, table)
    sys.modules.pop("harbor_stud", None)


@EXAMPLES
def test_the_example_game_is_a_days_work(example: Path) -> None:
    lines = [line for path in example.glob("*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(lines) <= 250
    assert [f"{example.name}.toml", "pyproject.toml"] == sorted(path.name for path in example.glob("*.toml"))


def shown() -> list[str]:
    """Return the guide's blocks of Python."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    return re.findall(r"```python\n(.*?)```", page, re.DOTALL)


def test_the_guides_example_runs_as_printed() -> None:
    example = ast.parse((EXAMPLE / "beacon_holdem.py").read_text(encoding="utf-8"))
    there = {ast.dump(node) for node in ast.walk(example) if isinstance(node, ast.stmt)}
    *of_the_example, _decision = [ast.parse(block) for block in shown()]
    assert len(of_the_example) == 2
    assert {ast.dump(node) for block in of_the_example for node in block.body} <= there


def test_the_guides_decision_runs_as_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes the place of the example's raise."""
    example = (EXAMPLE / "beacon_holdem.py").read_text(encoding="utf-8")
    raise_ = "    yield from bank.ask_raise(PLAYS, PLAY, times=rules.play_multiples, of=ANTE)\n"
    assert raise_ in example
    asks = example.replace(raise_, indent(shown()[-1], "    ")).replace("    Opening,\n", "    Opening,\n    Option,\n")
    (tmp_path / "beacon_asks.py").write_text(asks, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    game = importlib.import_module("beacon_asks").GAME
    subject = GameSubject(game, EXAMPLE / "beacon_holdem.toml")
    for conforms in CHECKS:
        conforms(subject)
    seat = {"seat": 1, "hole": ["Kc", "Kd"], "wagers": {"ante": 1000}, "decisions": {"play": "double"}}
    cards = {"dealer": ["2c", "7d"], "board": ["4h", "9s", "Jc"]}
    wagers = subject.settle({"minimum": 500, "cards": cards, "seats": [seat]})["seats"][0]["wagers"]
    assert [wagers[spot]["won"] for spot in ("ante", "play")] == [1000, 1000]


@EXAMPLES
def test_its_own_tests_pass(example: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "pyproject.toml", "."]
    done = subprocess.run(command, cwd=example, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_example_game_is_installed_beside_the_shipped_games(settings: Settings) -> None:
    assert ["beacon", "dice", "holdem", "nh", "peek"] == list(GAMES)
    assert "live" == settings.games["beacon"].model_dump()["fold_beacon"]


def deal_hands(screen: Screen, hands: int) -> set[str]:
    """Deal this many hands by touch without an error, and return the kinds of prompts that were shown."""
    table, player = screen.table, Player(screen, seed=1, all_wagers=True)
    looked, wrong = set(), {}
    while table.hand_number <= hands:
        prompt = table.round.prompt
        assert prompt is not None
        state = (type(prompt).__name__, prompt.guide.step, prompt.guide.do.template)
        if state not in looked:
            looked.add(state)
            wrong[state] = problems(screen)
        player.step()
    assert {state: found for state, found in wrong.items() if found} == {}
    return {kind for kind, _, _ in looked}


@pytest.mark.parametrize("size", at_sizes((1280, 800), (1080, 1920)))
@only_whole
def test_hands_of_five_cards_stay_in_their_seats(
    open_screen: OpenScreen, five_cards: Settings, tmp_path: Path, size: tuple[int, int]
) -> None:
    table = make_table(tmp_path, game="harbor_stud", settings=five_cards)
    assert "Settle" in deal_hands(open_screen(table, size), 2)


@only_whole
def test_the_example_game_is_dealt_by_touch_and_recorded(
    open_screen: OpenScreen, settings: Settings, tmp_path: Path
) -> None:
    table = make_table(tmp_path, game="beacon", settings=settings)
    screen = open_screen(table, (1280, 800))
    assert {"Wagers", "Choices", "Cards", "Settle", "Confirm"} <= deal_hands(screen, 5)
    records = list(exported(table.journal))
    settler = Settler(GAMES, settings.games)
    assert len(records) == 5
    assert [json.loads(json.dumps(record["result"])) for record in records] == [
        settler.settle(record) for record in records
    ]


def test_its_rules_are_at_hand(open_screen: OpenScreen, settings: Settings, tmp_path: Path) -> None:
    table = make_table(tmp_path, game="beacon", settings=settings)
    screen = open_screen(table, (1280, 800))
    assert {} == look_at_every_page(screen)
    screen.tap("rules.tab.pays")
    seen = texts(screen)
    assert {"Beacon", "Pair of Aces", "30 to 1", "Suited connectors"} <= set(seen)
    screen.tap("rules.tab.rulings")
    assert "This house: It stays in action." in texts(screen)


def test_the_example_game_is_drilled(settings: Settings) -> None:
    [deal] = games_of(settings, GAMES, "BH-01")
    drill = Drill(deal.game, DrillTable(deal.rules, deal.config, {}))
    for line in drill.lines:
        question = drill.question(line, "1")
        result = Settler(GAMES, settings.games).settle(question.record)
        assert line.table == "reading" or line.id in drill.maker.fell_on(result)
    assert {"beacon.pair_of_aces", "beacon.loses", "versus.wins", "versus.ties"} <= {line.id for line in drill.lines}


@only_whole
def test_the_example_game_is_trained_by_touch(qapp: QGuiApplication, five_cards: Settings, tmp_path: Path) -> None:
    load_fonts(qapp)
    clock = HeldClock()
    school = School(five_cards, "HS-01", tmp_path, clock, people(tmp_path, clock))
    wrong: dict[str, list[str]] = {}
    with opened(school, (1280, 800)) as window:
        every_page(window, "harbor_stud", "", lambda page: wrong.update({page: problems(window)}))
    assert {page: found for page, found in wrong.items() if found} == {}
