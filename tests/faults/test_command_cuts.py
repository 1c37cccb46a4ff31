"""Cut each command where it changes the disk, and type it again: a few cuts here, all of them in `make faults`."""

from pathlib import Path
from unittest.mock import patch

import pytest
import typer

from kiosk.app.main import app
from kiosk.core import disk
from tests.faults.command_cuts import CommandScene, CutCommand, quick
from tests.faults.cut_commands import COMMANDS
from tests.faults.taping import memory
from tests.sizes import sized, some

CUTS = 6  # Cuts of each command, in a part.

# These change nothing, run until they are stopped, only write pictures or a paper again, or are cut in another test.
UNCUT = {
    "run", "demo", "train", "check", "settle", "version", "journal verify", "journal export", "journal deck-counts",
    "devices list", "devices test", "devices watch", "sim shoe", "sim camera", "sim badge", "sim printer", "sim seats",
    "sim sign", "staff list", "jackpots history", "floor migrate", "floor restored", "floor check", "floor verify",
    "floor verified", "floor report", "floor review", "floor demo", "floor console", "floor push", "floor serve",
    "floor enroll", "floor add-console", "floor add-publisher", "floor revoke", "floor publish", "floor post",
    "floor move", "floor standby", "decks show", "decks receipt", "players show",
}  # fmt: skip


@pytest.mark.parametrize("command", some(COMMANDS, each=4), ids=lambda command: command.name)
def test_the_same_command_goes_on_where_it_was_cut(command: CutCommand, qapp: object) -> None:
    with memory() as folder, quick():
        scene = CommandScene(command, folder)
        each = sized(max(1, len(scene.calls) // CUTS), whole=1)
        assert {""} == set(scene.kills(sized(3 * each, whole=1)))
        assert {""} == set(scene.cuts(1, seed=1, each=each))


def test_each_command_that_writes_is_cut() -> None:
    """A new command is cut here, or is named among those that need not be."""
    root = typer.main.get_command(app)
    names = set[str]()
    for name, command in root.commands.items():  # type: ignore[attr-defined]
        inner = getattr(command, "commands", None)
        names |= {name} if inner is None else {f"{name} {each}" for each in inner}
    cut = {name for name in names for command in COMMANDS if command.words[: len(name.split())] == tuple(name.split())}
    assert names == cut | UNCUT


def test_a_command_that_writes_in_place_is_caught() -> None:
    """This is the control: half of its writes are found, and the command is not completed."""
    command = next(command for command in COMMANDS if command.name == "new-house")

    def in_place(path: Path, content: bytes, **_: object) -> None:
        path.write_bytes(content)
        disk.sync_folder(path.parent)

    with memory() as folder, quick(), patch("kiosk.core.disk.replace_file", in_place):
        assert {""} != set(CommandScene(command, folder).cuts(2, seed=1))
