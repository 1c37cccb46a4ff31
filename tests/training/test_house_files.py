"""The environment of training: the house's own files, a table that was never opened, a full disk."""

import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kiosk.app.main import app
from kiosk.core.errors import JournalError, Refused
from kiosk.settings import config_dir
from kiosk.training import Level, School, SessionKind
from kiosk.training.store.sessions import Given
from kiosk.training.store.store import Store
from tests.tables import HeldClock
from tests.training.examined import people
from tests.training.house import settings

MINE = 'title = "Ours"\ngame = "dice"\nline = "{line}"\nseed = 1\n'


def another_folder(folder: Path, line: str = "pots.split") -> Path:
    """Return a configuration of a house, with one scenario."""
    config = folder / "config"
    shutil.copytree(config_dir(), config)
    shutil.rmtree(config / "training")
    (config / "training").mkdir()
    (config / "training" / "ours.toml").write_text(MINE.format(line=line), encoding="utf-8")
    return config


def test_the_scenarios_are_those_of_the_folder_that_is_given(tmp_path: Path) -> None:
    clock, config = HeldClock(), another_folder(tmp_path)
    school = School(settings(), "PP-01", tmp_path, clock, people(tmp_path, clock), config=config)
    assert list(school.scenarios.known) == ["ours"]


def test_check_reports_the_faults_of_a_scenario(tmp_path: Path) -> None:
    config = another_folder(tmp_path, line="pots.nothing_like_it")
    found = CliRunner().invoke(app, ["check", "--config", str(config)])
    assert found.exit_code == 1
    problem, _, _ = found.stdout.partition("\n")
    assert problem.startswith(str(config / "training" / "ours.toml"))
    assert "this hand is impossible: This table has no line pots.nothing_like_it" in problem
    (config / "training" / "ours.toml").write_text(MINE.format(line="pots.split"), encoding="utf-8")
    found = CliRunner().invoke(app, ["check", "--config", str(config)])
    assert (found.exit_code, found.stdout.endswith("no errors.\n")) == (0, True)


def test_a_table_that_was_never_opened_is_locked_too(tmp_path: Path) -> None:
    clock = HeldClock()
    school = School(settings(), "PP-01", tmp_path, clock, people(tmp_path, clock))
    with pytest.raises(Refused, match="is running"):
        School(settings(), "PP-01", tmp_path, clock, people(tmp_path, clock))
    school.close()
    School(settings(), "PP-01", tmp_path, clock, people(tmp_path, clock)).close()


def test_a_full_disk_is_reported_in_words(tmp_path: Path) -> None:
    with Store(tmp_path / "training.db") as store:
        session = store.begin("tran", "nh", SessionKind.DRILL, Level.PROMPTED, seed=1, length=9, at_ms=1)
        (pages,) = store.db.execute("PRAGMA page_count").fetchone()
        store.db.execute(f"PRAGMA max_page_count={pages}")
        with pytest.raises(JournalError, match=r"^Disk full: this answer was not saved") as full:
            store.answer(session, Given(0, "main.flush", 1, 2, True, "", {"said": "x" * 100_000}))
        assert full.value.code == "disk_full"
        assert store.answers(session) == []
