"""Make a mistake in a copy of a sound configuration, `sound/`, and return the errors of `kiosk check`.

The configuration is not the shipped one, so a line added there moves no line of the corpus. A mistake is a list of
edits, `[file, edit, …]`, as in `mistakes/*.toml`.
"""

import re
import shutil
import tomllib
from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

from drivers.sims.seats import deck_file
from kiosk.app.command_line.options import device_kinds, server_check
from kiosk.games import GAMES
from kiosk.settings import check
from kiosk.training import scenario_problems

MISTAKES: Final = Path(__file__).with_name("mistakes")
SOUND: Final = Path(__file__).with_name("sound")
LANGUAGES: Final = ("en", "es", "zh_CN")
TODAY: Final = date(2026, 11, 26)


def kinds() -> tuple[str, ...]:
    """Return the kinds of mistakes, each of which has a file."""
    return tuple(sorted(path.stem for path in MISTAKES.glob("*.toml")))


def mistakes(kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((MISTAKES / f"{kind}.toml").read_text(encoding="utf-8"))["mistake"]
    return found


def found_in(folder: Path, edits: list[list[str]], *, scenarios: bool = False) -> tuple[list[str], list[str]]:
    """Return the errors and the warnings of the sound configuration after these edits, named from its folder.

    With `scenarios`, those are dealt too, which takes longer.
    """
    config = folder / "config"
    shutil.copytree(SOUND, config)
    for file, *edit in edits:
        _edit(config, config / file, *edit)
    found = check(config, GAMES, devices=_kinds(), server=server_check, languages=LANGUAGES, today=TODAY)
    errors = [
        *found.errors,
        *(scenario_problems(found.settings, config, LANGUAGES[1:]) if scenarios and found.settings is not None else ()),
    ]

    def named(lines: list[str] | tuple[str, ...]) -> Iterator[str]:
        for line in lines:
            yield str(line).replace(f"{config}/", "").replace(f"{str(config).lstrip('/')}/", "")

    return list(named(errors)), list(named(found.warnings))


@cache
def _kinds() -> Any:
    return device_kinds()


def _edit(config: Path, path: Path, does: str, *values: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    match does, *values:
        case "copy", source:
            shutil.copy(config / source, path)
        case "bytes", digits:
            path.write_bytes(bytes.fromhex(digits))
        case "append bytes", digits:
            path.write_bytes(path.read_bytes() + bytes.fromhex(digits))
        case ["remove"]:
            path.unlink()
        case "link", target:
            path.unlink(missing_ok=True)
            path.symlink_to(target)
        case ["folder"]:
            path.unlink()
            path.mkdir()
        case "encode", encoding:
            path.write_bytes(path.read_text(encoding="utf-8").encode(encoding))
        case "deck", lines:
            path.write_text("".join(deck_file().splitlines(keepends=True)[: int(lines)]))
        case _:
            text = path.read_text(encoding="utf-8")
            path.write_text(_edited(text, does, *(value.replace("{folder}", str(config)) for value in values)), "utf-8")


def _edited(text: str, does: str, *values: str) -> str:
    match does, *values:
        case "append", more:
            return text + more
        case "prepend", more:
            return more + text
        case "replace", old, new:
            assert old in text, f"the file has no {old}"
            return text.replace(old, new, 1)
        case "drop", key:
            return re.sub(rf"(?m)^{key} = .*\n", "", text, count=1)
        case "set", "rack", value:
            return re.sub(r"(?ms)^rack = \[.*?^\]", lambda _: f"rack = {value}", text, count=1)
        case "set", key, value:
            changed, times = re.subn(rf"(?m)^{key} = .*$", lambda _: f"{key} = {value}", text, count=1)
            return changed if times else f"{key} = {value}\n{text}"
        case _:
            raise AssertionError(f"{does} {values} is not an edit")
