"""Messages that ask an operator to act by hand name the action, and the action works."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kiosk.core.file_plan import PLAN_FILE
from tests.faults.command_cuts import CutCommand, typed
from tests.faults.cut_commands import COMMANDS, PIN, TABLE
from tests.faults.taping import memory


def named(name: str) -> CutCommand:
    return next(command for command in COMMANDS if command.name == name)


def two_of_one_file(root: Path) -> tuple[str, Callable[[], object]]:
    aside = next((root / "data" / TABLE / "aside").iterdir())
    there = root / "data" / TABLE / "slips"
    taken = aside / "slips"
    taken.mkdir()
    return f"{there} and {taken} both exist: move one away, then repeat the command.", lambda: taken.rename(
        root / "away"
    )


def damaged_plan(root: Path) -> tuple[str, Callable[[], object]]:
    folder = root / "data" / TABLE
    plan = folder / PLAN_FILE
    plan.write_bytes(plan.read_bytes()[:40])

    def act() -> None:
        for path in max((folder / "aside").iterdir()).iterdir():
            path.rename(folder / path.name)
        plan.unlink()

    named_folders = f"move the files of the newest folder in {folder}/aside back to {folder}, then delete {plan}."
    return f"{plan} is damaged: {named_folders}", act


def foreign_plan(root: Path) -> tuple[str, Callable[[], object]]:
    plan = root / "data" / TABLE / PLAN_FILE
    plan.write_text(f'{{"moves": [["{root}/a", "/etc/b"]], "words": ["a", "b", "c"], "has_moved": false}}')
    return f"No kiosk has written {plan}: have a technician find out who did, then delete it.", plan.unlink


def lost_key(root: Path) -> tuple[str, Callable[[], object]]:
    key = root / "data" / TABLE / "device.pem"
    backup = key.rename(root / "backup.pem")
    return (
        f"Device key {key} is missing, and the journal is signed with it: restore it from backup.",
        lambda: backup.rename(key),
    )


CASES = {
    "a file is in both places": ("journal begin-again", "interrupted", two_of_one_file),
    "the plan of the moves is damaged": ("journal begin-again", "interrupted", damaged_plan),
    "somebody else has written the plan": ("journal begin-again", "forged", foreign_plan),
    "the key of the device is gone": ("journal archive", "days", lost_key),
}


@pytest.fixture
def root() -> Iterator[Path]:
    with memory() as folder:
        yield folder


@pytest.mark.parametrize("case", CASES)
def test_the_named_action_helps(case: str, root: Path, qapp: object) -> None:
    name, scene, spoil = CASES[case]
    command = named(name)
    (named("journal begin-again reverse").scene if scene == "interrupted" else command.scene)(root)
    message, act = spoil(root)
    words = [word.format(root=root) for word in command.words]
    refused = typed(words, (PIN,))
    assert (refused.status, message in refused.err.replace("\n", " ")) == (2, True), refused
    act()
    assert typed(words, (PIN,)).status == 0


@pytest.mark.parametrize("reading", [("journal", "verify"), ("journal", "export"), ("recall", "1")])
def test_no_command_reads_records_that_are_being_moved(reading: tuple[str, ...], root: Path, qapp: object) -> None:
    """Reading the journal would leave a log in its old place, so that the move could neither continue nor be undone."""
    command = named("journal begin-again reverse")
    command.scene(root)
    at = ("--table", TABLE) if reading[0] != "report" else ()
    read = typed((*reading, *at, "--data", root / "data", "--config", root / "config"))
    assert read.status != 0 and "was interrupted: a manager repeats kiosk journal begin-again" in read.out + read.err
    assert typed([word.format(root=root) for word in command.words], (PIN,)).status == 0


@pytest.mark.parametrize(
    "reading", [("report", "--by", "charity"), ("decks", "show"), ("charity", "--day", "2026-09-21")]
)
def test_no_figure_of_a_forged_journal_of_the_house_is_printed_as_whole(
    reading: tuple[str, ...], root: Path, qapp: object
) -> None:
    named("journal begin-again house").scene(root)
    printed = typed((*reading, "--data", root / "data", "--config", root / "config"))
    assert printed.status != 0
    assert "was not written by this kiosk" in printed.out or "house journal is damaged" in printed.err
