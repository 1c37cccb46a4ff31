"""The parts that decide at a table, as digests that an inspector can compare: program, files, staff, networks, decks.

A digest is SHA-256 over the names and contents of the files of a part, so that one changed bit, or one file more or
less, changes the digest. Byte code is included if another user has installed the program. In a folder that this user
may write, Python makes it again from the sources, which are included.
"""

import hashlib
import os
import re
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from kiosk.core.disk import open_plain, read_plain
from kiosk.settings.folders import camera_folders
from kiosk.staff import Staff

PROGRAM: Final = Path(__file__).resolve().parents[2]
_PACKAGES: Final = ("kiosk", "ui", "drivers")
PUBLISHER: Final = "publisher"  # The sealed part that is the publishing key of the house.
NO_KEY: Final = "0" * 64
HOUSE_KEY: Final = "house"  # The sealed part that is the key of the house journal.
EXAMINATIONS: Final = "examinations"  # The sealed part that is the key of the journal of examinations.
NO_REGISTER: Final = "0" * 64  # The digest of a register that nobody has signed for.
PUBLISHERS_KEY: Final = Path("_floor", "publisher.pub")
_NETWORKS: Final = Path("drivers", "camera", "model")


def program_digests(root: Path = PROGRAM) -> dict[str, str]:
    """Return the digests of the program in a folder, and of its networks. Raise OSError if a file is not read."""
    networks = root / _NETWORKS
    return {
        "program": digest_of(root, *(root / package for package in _PACKAGES), but_not=networks),
        "networks": digest_of(root, networks),
    }


def library_digests(*files: Path) -> dict[str, str]:
    """Return the digest of all that the program is run by: installed libraries, Python's own, and the interpreter.

    `files` replace them.

    It reads some six hundred megabytes, which takes seconds. Raise OSError if a file is not read.
    """
    return {"libraries": digest_of(Path("/"), *(files or library_files()))}


def library_files() -> tuple[Path, ...]:
    """Return the folders of the libraries, none of them within another, and the interpreter's file."""
    folders = {Path(sysconfig.get_path(name)).resolve() for name in ("stdlib", "platstdlib", "purelib", "platlib")}
    outermost = {folder for folder in folders if not any(other in folder.parents for other in folders)}
    return (*sorted(outermost), Path(sys.executable).resolve())


def house_digests(*, config: Path, data: Path, table: str, staff: Staff) -> dict[str, str]:
    """Return the digests of the house's settings for a table. Raise OSError, or ConfigError for the staff."""
    camera, _ = camera_folders(data / table)
    return {
        "rules": digest_of(config, config / "games", of_house=True),
        "configuration": digest_of(config, config, but_not=config / "games", of_house=True),
        "staff": staff.digest(),
        "decks": digest_of(camera, camera),
        PUBLISHER: trusted_publisher(data),
    }


def trusted_publisher(data: Path) -> str:
    """Return the key (hexadecimal) with which the house publishes to its tables, or NO_KEY if none is trusted here."""
    try:
        content = read_plain(data / PUBLISHERS_KEY)
    except FileNotFoundError:
        return NO_KEY
    key = content.decode("ascii", "replace").strip()
    return key if re.fullmatch("[0-9a-f]{64}", key) else hashlib.sha256(content).hexdigest()


def digest_of(root: Path, *folders: Path, but_not: Path | None = None, of_house: bool = False) -> str:
    """Return the digest of these files and all in these folders, named from `root`, without those in `but_not`.

    `of_house`: names with a leading dot are left out. The kiosk reads no such file of a house, and editors leave them.
    """
    whole = hashlib.sha256()
    beyond = len(os.fspath(root).rstrip("/")) + 1
    left_out = "" if but_not is None else os.fspath(but_not)
    for path in _files(sorted(os.fspath(folder) + "/" * folder.is_dir() for folder in folders), left_out):
        if of_house and any(part.startswith(".") for part in path[beyond:].split("/")):
            continue
        with open(path, "rb", buffering=0, opener=open_plain) as file:
            content = hashlib.file_digest(file, "sha256").digest()
        name = os.fsencode(path[beyond:])
        whole.update(len(name).to_bytes(4, "big") + name + content)
    return whole.hexdigest()


def _files(paths: Iterable[str], left_out: str) -> Iterator[str]:
    """Yield the files of these paths, where a folder ends in "/", in the order of their names: no list of all is made.

    A missing folder has none, and a link to another folder is not followed.
    """
    for path in paths:
        folder = path.rstrip("/")
        if folder == path:
            if os.path.lexists(path):
                yield path
        elif folder != left_out and not (folder.endswith("__pycache__") and os.access(folder, os.W_OK)):
            with os.scandir(folder) as found:
                within = sorted(
                    entry.path + "/" * entry.is_dir() for entry in found if not (entry.is_symlink() and entry.is_dir())
                )
            yield from _files(within, left_out)


def changes(signed: Mapping[str, str], now: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """Return (old, new) of each part that differs from the signed one; "" for one that is missing."""
    parts = dict.fromkeys((*signed, *now))
    return {
        part: (signed.get(part, ""), now.get(part, "")) for part in parts if signed.get(part, "") != now.get(part, "")
    }
