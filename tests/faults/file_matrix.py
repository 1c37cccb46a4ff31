"""The files of a house's records, as docs/security.md lists them, with their writers and the finder of a forgery."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parents[2] / "docs" / "security.md"
_ROW: Final = re.compile(r"^\| (`[^|]+`) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
_MARKS: Final = {"**": ".+", "*": "[^/]*", "T": "[^/]+"}


@cache
def rows() -> dict[str, tuple[str, ...]]:
    """Return the document's row of each file: {pattern: (other writers, finder, undetected changes)}."""
    section = PAGE.read_text(encoding="utf-8").split("### Each file of the records")[1].split("\n## ")[0]
    return {
        pattern: tuple(said)
        for names, *said in _ROW.findall(section)
        for pattern in re.findall(r"`([^`]+)`", names)
        if "/" in pattern or "." in pattern
    }


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(_expression(pattern)) for pattern in rows())


def _expression(pattern: str) -> str:
    parts = re.split(r"(\*\*|\*|\bT\b)", pattern)
    return "".join(_MARKS.get(part, re.escape(part)) for part in parts)


def unnamed(names: Iterable[str]) -> set[str]:
    """Return the files that no row names. Those of the floor's folder begin with `FLOOR/`."""
    return {name for name in names if not any(pattern.fullmatch(name) for pattern in _patterns())}


def files_of(data: Path, floor: Path | None = None) -> set[str]:
    """Return the files of a house, by their names in the document."""
    found = {str(path.relative_to(data)) for path in data.rglob("*") if path.is_file()}
    if floor is not None:
        found |= {f"FLOOR/{path.relative_to(floor)}" for path in floor.rglob("*") if path.is_file()}
    return {name for name in found if not name.endswith("-shm")}
