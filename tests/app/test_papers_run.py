"""Run each command of README, docs, and the help as written there, in the shipped configuration.

A command that opens a display, or needs a server or a device, is only parsed, and it must name a table, because the
shipped house has several. A line with `--config` is about another house. All other lines run in the order of their
page, with PINs typed where they are asked for.
"""

import re
import shlex
import shutil
from pathlib import Path
from typing import Any

import pytest
import typer

from kiosk.app.main import app
from kiosk.settings import config_dir
from tests.app.typed import Kiosk, hire

ROOT = Path(__file__).resolve().parents[2]
COMMANDS: Any = typer.main.get_command(app)
PAPERS = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
LINE = re.compile(r"^(?: {4}|\$ )(?:sudo [\w -]+ )?kiosk (\S[^\n]*)$", re.MULTILINE)
# These commands wait for a display, a device, or a server.
WAITS = ("run", "train", "demo", "devices test", "devices watch", "sim", "floor")
MUST_DO = ("check", "new-house", "new-game", "version")
PINS = {
    "reyes": "9053",
    "mara": "9053",
    "ortiz": "2590",
    "haddad": "4071",
    "novak": "7149",
    "park": "6082",
    "silva": "8350",
}
ROLES = {"reyes": "manager", "novak": "manager", "haddad": "floor", "park": "floor", "silva": "floor"}
# These commands need no state and ask for nothing.
RUN = {"check": 0, "version": 0, "devices list": 0, "staff list": 2, "jackpots history": 2}


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


def test_a_line_is_taken_as_it_is_written() -> None:
    for paper, line in filter(lambda pair: written_out(pair[1]), lines()):
        command, _, name = command_of(words_of(line))
        if hasattr(command, "commands"):  # A group lists its commands.
            continue
        name, given = read(line)
        if "table" in given and name not in ("demo", "train", "devices test") and "--config" not in line:
            assert given["table"] is not None, f"{paper}: the shipped house has several tables: kiosk {line}"


def runs(words: list[str]) -> bool:
    """Return whether a line ends by itself: training only moves its files then."""
    name = command_of(words)[2]
    return not name.startswith(WAITS) or (name == "train" and not {"--export", "--merge", "--forget"}.isdisjoint(words))


def typed_pins(words: list[str]) -> tuple[str, ...]:
    """Return the PINs that a line may ask for: those of the signers, then a new one twice."""
    signers = [words[nth + 1] for nth, word in enumerate(words) if word in ("--by", "--second")]
    new = [PINS[word] for word in words if word in PINS and word not in signers][:1] if "add" in words else []
    return (*(PINS[signer] for signer in signers if signer in PINS), *new, *new)


def test_the_lines_of_each_page_run_in_their_order(
    kiosk: Kiosk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line may be refused because no hand was dealt here, in one sentence and without a help text."""
    for paper in PAPERS:
        folder = tmp_path / paper.stem
        shutil.copytree(config_dir(), folder / "config")
        (folder / "lucky_nines.txt").write_text("Lucky Nines\n\nRules\n1. Each player makes an Ante.\n")
        monkeypatch.setenv("XDG_STATE_HOME", str(folder))
        monkeypatch.chdir(folder)
        written = filter(written_out, LINE.findall(paper.read_text(encoding="utf-8")))
        typed = [words for words in map(words_of, written) if runs(words)]
        if not any(words[:2] == ["staff", "add"] for words in typed):  # Else the page hires its people.
            for who in {word for words in typed for word in words if word in ROLES}:
                hire(kiosk, folder / "dealer-assist-kiosk", who, f"P. {who.title()}", ROLES[who], PINS[who])
        for words in typed:
            printed = kiosk(*words, pins=typed_pins(words))
            assert printed.status == 0 or (words[:2] != ["staff", "add"] and words[0] not in MUST_DO), (words, printed)
            assert printed.status in (0, 1, 2) and len(printed.err.splitlines()) <= 2, (words, printed)


def test_commands_that_ask_nothing_run_in_the_shipped_house(kiosk: Kiosk, tmp_path: Path) -> None:
    for name, status in RUN.items():
        command, _, _ = command_of(name.split())
        names = {parameter.name for parameter in command.params}
        table = ("--table", "NH-07") if "table" in names else ()
        data = ("--data", tmp_path) if "data" in names else ()
        printed = kiosk(*name.split(), *table, *data)
        assert "Traceback" not in printed.err
        assert printed.status == status, (name, printed)
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
