"""The commands write to a terminal in its language and its encoding."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kiosk.app.command_line.terminal import in_terminal, language
from kiosk.core.clock import SystemClock
from kiosk.core.errors import Refused
from kiosk.core.text import counted, text
from kiosk.staff import Person, Role, Staff
from tests.sizes import some


@pytest.fixture
def spanish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "es_MX.UTF-8")


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, ""),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "zh_CN.UTF-8"}, "zh_CN"),
        ({"LANG": "de_DE.UTF-8"}, ""),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "C.UTF-8"}, ""),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "es_AR"}, "es"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "de:es"}, "es"),
        ({"LANG": "../../es"}, ""),
    ],
)
def test_a_terminal_speaks_the_language_of_its_environment(environment: dict[str, str], spoken: str) -> None:
    assert spoken == language(environment)


def test_a_sentence_with_another_in_it(spanish: None) -> None:
    refusal = Refused("out_of_turn", "Seat {seat} does not act now.", seat=9)
    assert "asiento 9" in in_terminal(refusal.message)
    assert "ES: " + in_terminal(refusal.message) == in_terminal(text("ES: {what}", what=refusal.message))


def test_terminal_uses_plural_forms_of_its_language(spanish: None) -> None:
    said = {n: in_terminal(counted("Wrong PIN: %n try left.", "Wrong PIN: %n tries left.", n=n)) for n in (1, 2)}
    assert "1 intento" in said[1]
    assert "2 intentos" in said[2]


def test_a_command_is_answered_in_spanish_and_a_mistake_too(tmp_path: Path) -> None:
    environment = {**os.environ, "LC_ALL": "es_ES.UTF-8"}

    def kiosk(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "kiosk", *words], env=environment, capture_output=True, text=True, check=False
        )

    checked = kiosk("check")
    assert checked.returncode == 0, checked.stderr
    assert "sin errores" in checked.stdout
    refused = kiosk("staff", "add", "kim", "J. Kim", "--role", "bishop", "--data", str(tmp_path))
    assert refused.returncode == 2
    assert "Ningún" in refused.stderr


def run(*words: str, keys: str = "", **surroundings: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command of the kiosk without a terminal, in a different environment."""
    return subprocess.run(
        [sys.executable, "-m", "kiosk", *words],
        input=keys.encode(), capture_output=True, env={**os.environ, **surroundings}, start_new_session=True,
        check=False,
    )  # fmt: skip


def test_a_pin_is_not_asked_for_where_it_would_be_seen(tmp_path: Path) -> None:
    done = run(
        "staff",
        "add",
        "kim",
        "J. Kim",
        "--role",
        "manager",
        "--license",
        "G-1",
        "--data",
        str(tmp_path),
        keys="2479\n" * 2,
    )
    assert done.returncode == 2
    assert b"The PIN would be seen here: type the command in a terminal (ssh -t)." in done.stderr
    assert b"kim" not in (tmp_path / "staff.json").read_bytes()


def test_a_terminal_that_lacks_a_letter_prints_another_sign_and_the_command_goes_on() -> None:
    done = run("check", "--help", LC_ALL="C", LANGUAGE="zh_CN", PYTHONIOENCODING="latin-1", PYTHONUTF8="0")
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("encoding", some(["ascii", "latin-1", "cp1252", "gbk"], each=4))
def test_people_are_listed_on_a_terminal_that_lacks_their_letters(tmp_path: Path, encoding: str) -> None:
    staff = Staff.load(tmp_path / "staff.json", SystemClock(), create=True)
    staff.add(Person(id="thao", name="Nguyễn Thảo 王秀英", roles=frozenset({Role.DEALER})), "2590")
    done = run("staff", "list", "--data", str(tmp_path), PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"thao" in done.stdout
    assert b"Nguy" in done.stdout


def test_every_command_spells_out_control_characters() -> None:
    """Records as JSON escape such characters themselves, and demos print only invented data."""
    app = Path(__file__).resolve().parents[3] / "kiosk" / "app"
    raw = {
        f"{path.relative_to(app)}: {line.strip()}"
        for path in app.rglob("*.py")
        if "demo" not in f"{path.relative_to(app)}"
        for line in path.read_text("utf-8").splitlines()
        if re.search(r"\bsys\.std(out|err)\.write|\btyper\.echo|(?<![\w.])print\(", line) and "json" not in line
    }
    assert {line.partition(":")[0] for line in raw} == {"command_line/terminal.py"}


def test_control_characters_in_a_file_name_are_escaped(tmp_path: Path) -> None:
    done = run("settle", f"{tmp_path}/b\x1b[31m.jsonl")
    assert done.returncode == 2
    assert b"\x1b" not in done.stderr
    assert b"\\x1b[31m.jsonl cannot be read" in done.stderr
