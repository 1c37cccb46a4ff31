"""Lay the golden journals out as a house keeps its records. As a program, approve their words again."""

import gzip
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.golden.dealing import TABLES, Day
from tests.golden.extracts import said

KEPT = Path(__file__).parent / "2026-11"
EXPORTED = Path(__file__).parent / "exported"


def unpacked(kept: Path, folder: Path) -> Path:
    """Copy the records of a house into a folder, as the kiosk finds them."""
    for path in sorted(kept.rglob("*")):
        to = folder / path.relative_to(kept)
        if path.is_dir():
            to.mkdir()
        elif path.name.startswith("journal.db"):
            to.with_suffix("").write_bytes(gzip.decompress(path.read_bytes()))
        else:
            to.write_bytes(path.read_bytes())
            to.chmod(0o600)  # The kiosk requires this mode, which git does not keep.
    return folder


@contextmanager
def at(kept: Path, folder: Path, name: str) -> Iterator[Day]:
    """Open the kiosk at a table of a house."""
    day = Day(unpacked(kept, folder), name)
    yield day
    day.table.journal.close()


def text(name: str) -> list[str]:
    path = KEPT / name
    body = path.read_bytes()
    return (gzip.decompress(body) if path.suffix == ".gz" else body).decode().splitlines()


def exported(name: str) -> list[str]:
    """Return hand records that an earlier program exported."""
    return gzip.decompress((EXPORTED / f"{name}.jsonl.gz").read_bytes()).decode().splitlines()


def approve() -> None:
    os.environ["TZ"] = "UTC"
    time.tzset()
    for name in TABLES:
        with tempfile.TemporaryDirectory() as folder, at(KEPT / "day", Path(folder), name) as day:
            words = "".join(f"{line}\n" for line in said(day.table))
            (KEPT / "day" / name / "words.txt").write_text(words, encoding="utf-8")


if __name__ == "__main__":
    approve()
