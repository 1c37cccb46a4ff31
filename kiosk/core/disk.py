"""Write files that survive a power failure: each is complete under its name or absent, and its name lasts."""

import contextlib
import errno
import os
import stat
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import BinaryIO, Final

MAX_BYTES: Final = 16 << 20
"""Raised for a file that is too long to be read as a whole: a longer one would exhaust the memory of its reader."""

_DRAFT: Final = ".new"


ANOTHER_FILE: Final = "another file is there"


def is_at(path: Path, fd: int) -> bool:
    """Return whether an open file is still the one at its path: not deleted, moved, or hidden by another mount."""
    try:
        return os.path.samestat(path.stat(), os.fstat(fd))
    except OSError:
        return False


def open_plain(path: str | Path, flags: int) -> int:
    """Open a file, as an `opener` does. Raise OSError, also for a pipe or a device, whose reader may wait forever."""
    fd = os.open(path, flags | os.O_NONBLOCK | os.O_CLOEXEC)
    if not (stat.S_ISREG(mode := os.fstat(fd).st_mode) or stat.S_ISDIR(mode)):
        os.close(fd)
        raise OSError(errno.ESPIPE, "It is a pipe or a device", os.fspath(path))
    return fd


def read_plain(path: Path) -> bytes:
    """Return the content of a file. Raise OSError, also for a pipe, a device, or more than `MAX_BYTES`."""
    with open(path, "rb", opener=open_plain) as file:
        return read_whole(file)


def read_whole(file: BinaryIO) -> bytes:
    """Return all that is in an open file. Raise OSError for more than `MAX_BYTES`."""
    if os.fstat(file.fileno()).st_size > MAX_BYTES:
        raise OSError(errno.EFBIG, "It is far too large", file.name)
    return file.read()


def sync_folder(folder: Path) -> None:
    """Make the names in a folder last. Raise OSError."""
    fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


def sync_file(path: Path) -> None:
    """Sync the content of a file to the disk. Raise OSError."""
    fd = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


def replace_file(path: Path, content: bytes, *, for_others: bool = False, mode: int = 0o600) -> None:
    """Put `content` in place of the file, for its owner alone: after a power cut it is the old one or the new one.

    `for_others`: the owner and group of the old file can read the new one. `mode` is of a new file, less the umask.
    Raise OSError, and leave the old file as it is.
    """
    draft = path.with_name(path.name + _DRAFT)
    draft.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
            if for_others and path.exists():
                before = path.stat()
                os.fchown(file.fileno(), before.st_uid, before.st_gid)
                os.fchmod(file.fileno(), stat.S_IMODE(before.st_mode))
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        error.filename = error.filename or os.fspath(path)  # A full disk reports no file name.
        raise
    sync_folder(path.parent)


def replace_made(path: Path, make: Callable[[Path], object]) -> None:
    """Put the file that `make` writes in place of the one at a path. Raise OSError, and leave the old file as it is."""
    draft = path.with_name(path.name + _DRAFT)
    draft.unlink(missing_ok=True)
    try:
        make(draft)
        sync_file(draft)
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def fill_folder(folder: Path, files: Mapping[str, bytes]) -> bool:
    """Make a folder with these files, {path in it: content}. Return False, without changes, if it has other files.

    Files that an interrupted run left are completed. Raise OSError.
    """
    known = {name for path in files for name in (path, path + _DRAFT)}
    for path in folder.rglob("*") if folder.exists() else ():
        name = str(path.relative_to(folder))
        is_ours = name in known or any(other.startswith(f"{name}/") for other in files)
        if not is_ours or (name in files and (not path.is_file() or read_plain(path) != files[name])):
            return False
    for path_in, content in files.items():
        make_folder((folder / path_in).parent)
        replace_file(folder / path_in, content, mode=0o666)
    return True


def make_folder(folder: Path) -> None:
    """Make a folder for its owner alone, with those above it, so that their names last. Raise OSError."""
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    for path in reversed(missing):
        path.mkdir(mode=0o700, exist_ok=True)
        sync_folder(path.parent)


def sweep(folder: Path) -> None:
    """Remove the drafts of `replace_file` that a power cut has left in a folder, as far as that can be done."""
    for draft in folder.glob(f"*{_DRAFT}"):
        with contextlib.suppress(OSError):
            draft.unlink()


def boot_id() -> bytes:
    """Return the ID of this boot, whose monotonic clock differs from that of other boots: 16 bytes."""
    try:
        return bytes.fromhex(Path("/proc/sys/kernel/random/boot_id").read_text().strip().replace("-", ""))
    except (OSError, ValueError):
        return os.urandom(16)
