"""A game in a package of its own, as docs/adding-a-game.md has it: installed, dealt by touch, drilled and recorded."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.archive import exported
from kiosk.drills import Drill, DrillTable
from kiosk.games import GAMES
from kiosk.procedure import Settler
from kiosk.settings import Settings, check, config_dir, load
from kiosk.table import games_of
from tests.ui.conftest import OpenScreen
from tests.ui.pages.rules_tour import look_at_every_page, texts
from tests.ui.player import Player
from tests.ui.still import without_motion
from tests.ui.tables import make_table
from tests.ui.walk import problems

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "beacon_holdem"
TABLE = """
id = "BH-01"
game = "beacon"
seats = 7
table_minimum = 5
table_maximum = 100
rack = [{ value = "1", colour = "white" }, { value = "5", colour = "red" }, { value = "25", colour = "green" }]
palette = ["5", "25"]
"""


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Settings]:
    """Install the package, and put its file and a table into a house's configuration."""
    packages, config = tmp_path / "packages", tmp_path / "config"
    points = re.search(r"entry-points\.\"(.*?)\"\]\n(\w+) = \"(.*?)\"\n", (EXAMPLE / "pyproject.toml").read_text())
    assert points is not None
    info = packages / "beacon_holdem-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: beacon-holdem\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{points[1]}]\n{points[2]} = {points[3]}\n")
    shutil.copy(EXAMPLE / "beacon_holdem.py", packages)
    shutil.copytree(config_dir(), config)
    shutil.copy(EXAMPLE / "beacon_holdem.toml", config / "games")
    (config / "tables" / "bh-01.toml").write_text(TABLE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(packages))
    assert check(config, GAMES) == ()
    yield without_motion(load(config, GAMES))
    sys.modules.pop("beacon_holdem", None)


def test_it_is_a_days_work() -> None:
    lines = [line for path in EXAMPLE.glob("*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(lines) <= 250
    assert ["beacon_holdem.toml", "pyproject.toml"] == sorted(path.name for path in EXAMPLE.glob("*.toml"))


def test_the_guide_shows_what_stands_in_it() -> None:
    example = ast.parse((EXAMPLE / "beacon_holdem.py").read_text(encoding="utf-8"))
    there = {ast.dump(node) for node in ast.walk(example) if isinstance(node, ast.stmt)}
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    shown = [ast.parse(block) for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL)]
    assert len(shown) == 2
    assert {ast.dump(node) for block in shown for node in block.body} <= there


def test_its_own_tests_pass() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "pyproject.toml", "."]
    done = subprocess.run(command, cwd=EXAMPLE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_it_is_installed_beside_ours(settings: Settings) -> None:
    assert ["beacon", "dice", "holdem", "nh", "peek"] == list(GAMES)
    assert "live" == settings.games["beacon"].model_dump()["fold_beacon"]


def test_it_is_dealt_by_touch_and_recorded(open_screen: OpenScreen, settings: Settings, tmp_path: Path) -> None:
    table = make_table(tmp_path, game="beacon", settings=settings)
    screen = open_screen(table, (1280, 800))
    player = Player(screen, seed=1, all_wagers=True)
    looked, wrong = set(), {}
    while table.hand_number < 6:
        prompt = table.round.prompt
        assert prompt is not None
        state = (type(prompt).__name__, prompt.guide.step, prompt.guide.do.template)
        if state not in looked:
            looked.add(state)
            wrong[state] = problems(screen)
        player.step()
    assert {state: found for state, found in wrong.items() if found} == {}
    assert {"Wagers", "Choices", "Cards", "Settle", "Confirm"} <= {kind for kind, _, _ in looked}
    records = list(exported(table.journal))
    settler = Settler(GAMES, settings.games)
    assert len(records) == 5
    assert [json.loads(json.dumps(record["result"])) for record in records] == [
        settler.settle(record) for record in records
    ]
    table.close()


def test_its_rules_are_at_hand(open_screen: OpenScreen, settings: Settings, tmp_path: Path) -> None:
    table = make_table(tmp_path, game="beacon", settings=settings)
    screen = open_screen(table, (1280, 800))
    assert {} == look_at_every_page(screen)
    screen.tap("rules.tab.pays")
    seen = texts(screen)
    assert {"Beacon", "Pair of Aces", "30 to 1", "Suited connectors"} <= set(seen)
    screen.tap("rules.tab.rulings")
    assert "This house: It stays in action." in texts(screen)
    table.close()


def test_it_is_drilled(settings: Settings) -> None:
    [deal] = games_of(settings, GAMES, "BH-01")
    drill = Drill(deal.game, DrillTable(deal.rules, deal.config, {}))
    for line in drill.lines:
        question = drill.question(line, "1")
        result = Settler(GAMES, settings.games).settle(question.record)
        assert line.table == "reading" or line.id in drill.maker.fell_on(result)
    assert {"beacon.pair_of_aces", "beacon.loses", "versus.wins", "versus.ties"} <= {line.id for line in drill.lines}
