"""`kiosk check`: print every error and warning, the tables, and each difference from the games' documents."""

from collections.abc import Iterable
from pathlib import Path

from kiosk.app.command_line.options import device_kinds, server_check
from kiosk.app.command_line.terminal import tell
from kiosk.core.text import counted, text
from kiosk.procedure import line_pays, says_its_line
from kiosk.settings import Checked, config_dir


def report(config: Path | None) -> bool:
    """Check the configuration, print the findings, and return whether the kiosk opens its tables with it."""
    from kiosk.games import GAMES
    from kiosk.settings import check
    from kiosk.training import scenario_problems
    from ui.window.language import ENGLISH, languages

    folder = config or config_dir()
    others = tuple(code for code in languages() if code != ENGLISH)
    found = check(folder, GAMES, devices=device_kinds(), server=server_check, languages=(ENGLISH, *others))
    errors: tuple[str, ...] = found.errors
    if found.settings is not None:
        errors = (*errors, *scenario_problems(found.settings, folder, others))
    _print(errors)
    if found.warnings:
        tell(text("Warnings. The kiosk runs with them:"))
        _print(found.warnings)
    _print_differences(found)
    _print_names(found)
    for table, files in _files(found).items():
        tell(text("Table {table}: {files}", table=table, files=", ".join(files)))
    if errors:
        tell(counted("{folder}: %n error.", "{folder}: %n errors.", n=len(errors), folder=folder))
        return False
    tell(text("{folder}: no errors.", folder=folder))
    return True


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        tell(f"{line}")


def _print_differences(found: Checked) -> None:
    """Print, by clause, each difference between the house's rules and the documents. A difference is not an error."""
    for file, different in found.differences.items():
        tell(text("{file} differs from the document of the game:", file=file))
        for figure in different:
            line = f"{figure.key}.{figure.line}" if figure.line else figure.key
            name = f" ({figure.name})" if figure.name else ""
            difference = f"{figure.clause}: {line}{name}: {figure.house}; the document has {figure.document}"
            tell(f"  {difference}")


def _print_names(found: Checked) -> None:
    """Print each line of a pay table whose house name does not identify it, with its key."""
    unclear = [
        f'  {rules.game}.{key}.{line.line} is called "{line.name}" and pays {line_pays(line)}'
        for rules in (found.settings.games.values() if found.settings is not None else ())
        for key, table in rules.pay_tables.items()
        for line in table.lines
        if not says_its_line(line)
    ]
    if unclear:
        tell(text("Check the names of these pay table lines:"))
        _print(unclear)


def _files(found: Checked) -> dict[str, list[str]]:
    files: dict[str, list[str]] = {}
    for (table, _), file in found.tables.items():
        files.setdefault(table, []).append(file)
    return files
