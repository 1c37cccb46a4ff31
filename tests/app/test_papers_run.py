"""Run each command of README, docs, and the help as written there, in the shipped configuration.

A command that asks for a PIN, opens a display, or needs a server or a device is only parsed, and it must name a table,
because the shipped house has several. A line with `--config` is about another house.
"""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer

from kiosk.app.main import app
from tests.app.typed import Kiosk, hire

ROOT = Path(__file__).resolve().parents[2]
COMMANDS: Any = typer.main.get_command(app)
PAPERS = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
LINE = re.compile(r"^(?: {4}|\$ )(?:sudo [\w -]+ )?kiosk (\S[^\n]*)$", re.MULTILINE)
# These commands need no state and ask for nothing: they are executed.
RUN = {"check", "version", "devices list", "staff list", "jackpots history"}


def words_of(line: str) -> list[str]:
    """Return the words of a line without its comment."""
    return shlex.split(re.split(r"\s{2,}#|\s{3,}| # ", line)[0])


def lines() -> list[tuple[str, str]]:
    found = []
    for paper in PAPERS:
        found += [(paper.name, line) for line in LINE.findall(paper.read_text(encoding="utf-8"))]
    return found


def command_of(words: list[str]) -> tuple[Any, list[str], str]:
    """Return the command that the words name, and the remaining words."""
    command, rest, name = COMMANDS, list(words), []
    while rest and rest[0] in getattr(command, "commands", {}):
        name.append(rest[0])
        command = command.commands[rest.pop(0)]
    return command, rest, " ".join(name)


def read(line: str) -> tuple[str, dict[str, Any]]:
    """Return the command of a line with its parsed arguments. Raise click's error if the command would refuse them."""
    command, rest, name = command_of(words_of(line))
    with command.make_context(name, rest, resilient_parsing=False) as context:
        return name, dict(context.params)


def written_out(line: str) -> bool:
    """Return whether a line can be typed as it is, without a placeholder to fill in."""
    return not re.search(
        r"[…\[\]|]|\b[A-Z]{3,}\b(?!-)", re.sub(r"\b[A-Z]{2}-\d\d\b|[A-Z_]+=\S*", "", line.split(" # ")[0])
    )


@pytest.mark.parametrize(("paper", "line"), [pair for pair in lines() if written_out(pair[1])])
def test_a_line_is_taken_as_it_is_written(paper: str, line: str) -> None:
    command, _, name = command_of(words_of(line))
    if hasattr(command, "commands"):
        pytest.skip(f"{name} is a group")
    name, given = read(line)
    if "table" in given and name not in ("demo", "train", "devices test") and "--config" not in line:
        assert given["table"] is not None, f"{paper}: the shipped house has several tables: kiosk {line}"


@pytest.mark.parametrize("name", sorted(RUN))
def test_a_command_that_asks_nothing_runs_in_the_shipped_house(name: str, kiosk: Kiosk, tmp_path: Path) -> None:
    command, _, _ = command_of(name.split())
    names = {parameter.name for parameter in command.params}
    table = ("--table", "NH-07") if "table" in names else ()
    data = ("--data", tmp_path) if "data" in names else ()
    printed = kiosk(*name.split(), *table, *data)
    assert "Traceback" not in printed.err
    assert printed.status in (0, 2)
    assert printed.out or printed.err


def test_verify_says_nothing_of_a_check_where_there_is_no_journal(kiosk: Kiosk, tmp_path: Path) -> None:
    printed = kiosk("journal", "verify", "--table", "NH-07", "--data", tmp_path)
    assert printed.status == 2 or printed.status == 1
    assert "checked only against itself" not in printed.out + printed.err
    assert list(tmp_path.rglob("journal.db")) == []


def test_begin_again_makes_no_journal_where_there_is_none(kiosk: Kiosk, tmp_path: Path) -> None:
    hire(kiosk, tmp_path, "novak", "E. Novak", "manager", "1386")
    printed = kiosk("journal", "begin-again", "--table", "NH-07", "--by", "novak", "--why", "lost", "--data", tmp_path)
    assert printed.status == 2
    assert "NH-07 has no journal yet" in printed.err
    assert not (tmp_path / "NH-07" / "journal.db").exists()
    assert not (tmp_path / "witness" / "NH-07.heads").exists()
