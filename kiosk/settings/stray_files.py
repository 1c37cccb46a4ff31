"""Name the files in a configuration's folder that the kiosk does not read.

A file that is ignored silently is a mistake that nobody finds. Names with a leading dot are skipped: editors and Macs
leave such files behind, and no house writes one.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from kiosk.schema.problems import did_you_mean

FILES: Final = ("house.toml", "devices.toml")
FOLDERS: Final = ("games", "tables", "training")
_JACKPOTS: Final = "is not read; jackpots are posted with kiosk jackpots post"
_NOTES: Final = (".md", ".txt", ".pdf")  # Notes of the house among its files.


def is_read(path: Path) -> bool:
    """Return whether a file in games/, tables/ or training/ is one of the house's."""
    return path.suffix == ".toml" and not path.name.startswith(".")


def files_of_house(folder: Path) -> list[Path]:
    """Return every file of a house below its folder, without those that an editor or a Mac has left behind."""
    found = folder.rglob("*.toml")
    return sorted(path for path in found if not any(part.startswith(".") for part in path.relative_to(folder).parts))


def stray_files(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield each file and folder that is not read, and the advice about it."""
    for path in _shown(folder):
        if path.name in FILES + FOLDERS:
            continue
        if path.name.casefold() == "jackpots.toml":
            yield path, _JACKPOTS
        elif path.is_dir():
            yield path, f"is not read{did_you_mean(path.name, FOLDERS)}"
        elif not _is_note(path):
            yield path, f"is not read{did_you_mean(path.name, FILES)}"
    for name in FOLDERS:
        for path in _shown(folder / name):
            if path.is_dir() and not is_read(path):
                yield path, f"is not read: it is a folder; move its files to {name}/"
            elif path.suffix != ".toml" and not _is_note(path):
                yield path, "is not read; give it a name that ends in .toml, in small letters, or delete it"


def _is_note(path: Path) -> bool:
    return path.suffix.lower() in _NOTES and ".toml" not in path.name.lower()


def _shown(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    except OSError:
        return []  # The folder is missing, or is reported separately.
