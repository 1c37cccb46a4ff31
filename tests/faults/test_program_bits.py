"""One changed bit of any file of the program, its networks, its libraries, or the house's configuration is found.

`make faults` makes three thousand tries in parts, of PROGRAM_BITS each; a failure names the seed, the file and the bit.
"""

import os
import random
import shutil
import sysconfig
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from kiosk.core.clock import SystemClock
from kiosk.settings import changes, config_dir, decisive, house_digests, library_digests, program_digests
from kiosk.staff import Staff
from tests.tables import QUICK_HASHER

TRIES = int(os.environ.get("PROGRAM_BITS", "40"))
SEED = int(os.environ.get("PROGRAM_BITS_SEED", "14"))
# These are libraries of hundreds of megabytes that can be read often.
LIBRARIES = ("cryptography", "pydantic", "serial", "typer")

Digests = dict[str, str]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a folder with a copy of every deciding file."""
    for package in ("kiosk", "ui", "drivers"):
        copy(decisive.PROGRAM / package, tmp_path / package)
    copy(config_dir(), tmp_path / "config")
    for library in LIBRARIES:
        copy(Path(sysconfig.get_path("purelib")) / library, tmp_path / "libraries" / library)
    (tmp_path / "NH-07" / "camera").mkdir(parents=True)
    (tmp_path / "NH-07" / "camera" / "deck.npz").write_bytes(random.Random(SEED).randbytes(5_000))
    return tmp_path


def copy(folder: Path, to: Path) -> None:
    shutil.copytree(folder, to, ignore=shutil.ignore_patterns("__pycache__"))


def parts_of(root: Path) -> Callable[[str], str]:
    """Return a function that checks a part by its name."""
    staff = Staff.load(root / "staff.json", SystemClock(), hasher=QUICK_HASHER, create=True)

    def of_house() -> Digests:
        return house_digests(config=root / "config", data=root, table="NH-07", staff=staff)

    of_program = partial(program_digests, root)
    looks = dict.fromkeys(of_program(), of_program) | dict.fromkeys(of_house(), of_house)
    looks["libraries"] = partial(library_digests, root / "libraries")
    return lambda part: looks[part]()[part]


def files_of(root: Path) -> Iterator[tuple[str, Path]]:
    """Yield each non-empty file with the part that it belongs to."""
    for path in sorted(root.rglob("*")):
        if path.is_file() and path.stat().st_size and path.name != "staff.json":
            inner = path.relative_to(root).parts
            named = {"libraries": "libraries", "NH-07": "decks", "config": "configuration"}.get(inner[0], "program")
            if inner[:2] == ("config", "games"):
                named = "rules"
            if inner[:3] == ("drivers", "camera", "model"):
                named = "networks"
            yield named, path


def test_one_changed_bit_of_any_file_is_found(root: Path) -> None:
    dice, look = random.Random(SEED), parts_of(root)
    files = list(files_of(root))
    before = {part: look(part) for part in sorted({part for part, _ in files})}
    assert {"configuration", "decks", "libraries", "networks", "program", "rules"} == set(before)
    for _ in range(TRIES):
        part, path = dice.choice(files)
        at, bit = dice.randrange(path.stat().st_size), dice.randrange(8)
        flip(path, at, bit)
        assert changes({part: before[part]}, {part: look(part)}), f"seed {SEED}: {path}, byte {at}, bit {bit}"
        flip(path, at, bit)
    assert before == {part: look(part) for part in before}


def flip(path: Path, at: int, bit: int) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        (value,) = file.read(1)
        file.seek(at)
        file.write(bytes((value ^ 1 << bit,)))


@pytest.mark.parametrize("folder", ["kiosk/journal", "config/games", "libraries/pydantic", "drivers/camera/model"])
def test_a_file_more_or_less_is_found(root: Path, folder: str) -> None:
    look = parts_of(root)
    part, path = next((part, path) for part, path in files_of(root) if (root / folder) in path.parents)
    before = look(part)
    (root / folder / "another.py").write_bytes(b"")
    more = look(part)
    (root / folder / "another.py").unlink()
    assert before == look(part)
    path.rename(path.with_name("renamed"))
    assert len({before, more, look(part)}) == 3
