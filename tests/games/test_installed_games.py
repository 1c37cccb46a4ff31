"""Games are found as drivers are, by the entry points of installed packages."""

from collections.abc import Callable
from importlib import metadata
from pathlib import Path

import pytest

from kiosk.core.errors import ConfigError
from kiosk.games import GAMES, Installed
from kiosk.settings import check, config_dir

Install = Callable[[str, str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Return a function that installs a package with one game."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def add(package: str, point: str) -> None:
        info = tmp_path / f"{package.replace('-', '_')}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[dealer_assist_kiosk.games]\n{point}\n")

    return add


def test_our_own_games_are_found() -> None:
    assert ["dice", "holdem", "nh", "peek"] == list(GAMES)
    assert all(key == GAMES[key].key for key in GAMES)
    assert "baccarat" not in GAMES


def test_two_packages_with_one_game_are_reported(install: Install) -> None:
    install("acme-games", "nh = acme.games:NH")
    with pytest.raises(ConfigError, match="both offer the game nh: uninstall one of them") as caught:
        list(Installed())
    assert "acme-games" in str(caught.value)


@pytest.mark.parametrize(
    ("point", "why"),
    [
        ("acme = acme_games:GAME", "cannot be loaded: No module named 'acme_games'"),
        ("acme = kiosk.games.new_hampshire:ACME", "cannot be loaded: .*has no attribute 'ACME'"),
        ("acme = kiosk.games.new_hampshire:GAME", 'leads to a Game with the key "nh"'),
        ("acme = kiosk.core.cards:card", "leads to a function; let it lead to its Game"),
    ],
)
def test_an_invalid_game_is_reported_with_its_package(install: Install, point: str, why: str) -> None:
    install("acme-games", point)
    with pytest.raises(ConfigError, match=f"The game acme of acme-games .*{why}"):
        Installed()["acme"]


def test_a_broken_game_of_the_house_is_a_problem_of_its_configuration(install: Install, tmp_path: Path) -> None:
    install("acme-games", "acme = acme_games:GAME")
    (tmp_path / "config" / "games").mkdir(parents=True)
    (tmp_path / "config" / "house.toml").write_text((config_dir() / "house.toml").read_text())
    (tmp_path / "config" / "games" / "acme.toml").write_text('game = "acme"\n')
    problem = "\n".join(check(tmp_path / "config", Installed()).errors)
    assert "The game acme of acme-games cannot be loaded" in problem


def test_a_house_without_games_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "entry_points", lambda group: [])
    with pytest.raises(ConfigError, match="No game is installed: install the kiosk again"):
        list(Installed())
