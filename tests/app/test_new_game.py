"""`kiosk new-game` makes a package that is a game, and lists its missing parts."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kiosk.app.main import main
from kiosk.app.new_game import RuleSentence, sentences
from tests.sizes import only_whole

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs" / "examples" / "beacon_holdem" / "beacon_holdem.txt"


def new_game(monkeypatch: pytest.MonkeyPatch, *words: object) -> int:
    monkeypatch.setattr(sys, "argv", ["kiosk", "new-game", *map(str, words)])
    with pytest.raises(SystemExit) as left:
        main()
    return int(left.value.code or 0)


def run_tests(folder: Path) -> str:
    """Run a package's own tests, and return the last line of output."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "pyproject.toml", "."]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    return done.stdout.splitlines()[-1]


def test_a_new_game_has_a_test_for_each_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == new_game(monkeypatch, "lucky_nines", "--rules", DOCUMENT, "--out", tmp_path)
    made = tmp_path / "lucky_nines"
    names = ["lucky_nines.py", "lucky_nines.toml", "pyproject.toml", "test_lucky_nines.py"]
    assert names == sorted(path.name for path in made.iterdir())
    assert names == sorted(Path(line).name for line in capsys.readouterr().out.splitlines())
    found = sentences(DOCUMENT.read_text(encoding="utf-8"))
    assert re.match(rf"\d+ passed, {len(found)} skipped", run_tests(made))
    tests = ast.parse((made / "test_lucky_nines.py").read_text(encoding="utf-8"))
    says = [ast.get_docstring(function) or "" for function in tests.body if isinstance(function, ast.FunctionDef)]
    assert all(any(sentence.text in " ".join(said.split()) for said in says) for sentence in found)


@only_whole
def test_a_new_game_without_a_document_has_no_empty_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert 0 == new_game(monkeypatch, "war", "--out", tmp_path)
    assert "skipped" not in run_tests(tmp_path / "war")


@pytest.mark.parametrize("name", ["class", "random", "pydantic", "kiosk", "nh"])
def test_a_name_that_python_a_package_or_a_game_has_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert 2 == new_game(monkeypatch, name, "--out", tmp_path)
    assert f"The name {name} is taken by Python, a package, or a game" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("document", ["", "\n\n", "Rules of Play\n"])
def test_a_document_without_a_sentence_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], document: str
) -> None:
    rules = tmp_path / "rules.txt"
    rules.write_text(document)
    assert 2 == new_game(monkeypatch, "lucky_nines", "--rules", rules, "--out", tmp_path)
    assert f"{rules} has no sentence of a rule" in capsys.readouterr().err
    assert [rules] == list(tmp_path.iterdir())


def test_a_new_game_passes_our_linters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new_game(monkeypatch, "lucky_nines", "--rules", DOCUMENT, "--out", tmp_path)
    for check in (("check",), ("format", "--check")):
        command = [sys.executable, "-m", "ruff", *check, "--config", str(ROOT / "pyproject.toml"), str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


def test_sentences_of_a_document_have_their_clauses() -> None:
    document = """Lucky Nines

## Wagers:

Players wager against the house.

1. Each player makes an ante. A bonus is optional.
2. "No more bets!" ends it.

Nines

A nine wins.
It pays even money.

Two nines win twice.

| NINE | 1 to 1 |
Ten\t2 to 1
"""
    assert (
        RuleSentence("Wagers", "Players wager against the house."),
        RuleSentence("Wagers 1", "Each player makes an ante."),
        RuleSentence("Wagers 1", "A bonus is optional."),
        RuleSentence("Wagers 2", '"No more bets!" ends it.'),
        RuleSentence("Nines 1", "A nine wins."),
        RuleSentence("Nines 1", "It pays even money."),
        RuleSentence("Nines 2", "Two nines win twice."),
    ) == sentences(document)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("Lucky Nines",), "Use lowercase letters for a game name"),
        (("9s",), "Use lowercase letters for a game name"),
        (
            ("lucky_nines", "--rules", "nowhere.txt"),
            "nowhere.txt cannot be read as plain text: No such file or directory.\n",
        ),
    ],
)
def test_invalid_new_game_is_refused_and_writes_nothing(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    says: str,
) -> None:
    assert 2 == new_game(monkeypatch, *words, "--out", tmp_path)
    assert says in capsys.readouterr().err
    assert [] == list(tmp_path.iterdir())


def test_a_folder_that_is_there_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "war").mkdir()
    (tmp_path / "war" / "mine.py").write_text("mine")
    assert 2 == new_game(monkeypatch, "war", "--out", tmp_path)
    assert "already exists" in capsys.readouterr().err
    assert ["mine.py"] == [path.name for path in (tmp_path / "war").iterdir()]
