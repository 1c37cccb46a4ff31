"""The help: each command's first sentence fits its list at 80 columns, in the order of a house's work."""

from collections.abc import Iterator
from typing import Any

import pytest
import typer

from kiosk.app.main import ORDER, app

COMMANDS: Any = typer.main.get_command(app)


def groups(command: Any = COMMANDS, name: str = "kiosk") -> Iterator[tuple[str, Any]]:
    yield name, command
    for key, inner in command.commands.items():
        if hasattr(inner, "commands"):
            yield from groups(inner, f"{name} {key}")


@pytest.mark.parametrize(("name", "group"), list(groups()), ids=[name for name, _ in groups()])
def test_first_sentence_of_each_command_fits_the_list_at_80_columns(name: str, group: Any) -> None:
    widest = max(map(len, group.commands))
    shown = {key: command.get_short_help_str(80 - 2 - 6 - widest) for key, command in group.commands.items()}
    assert {} == {key: words for key, words in shown.items() if words.endswith("...") or not words}


def test_commands_are_listed_in_the_order_of_work() -> None:
    assert list(ORDER) == COMMANDS.list_commands(None)
