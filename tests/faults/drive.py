"""Simulate a disk after a power cut: synced data is kept; each later sector is kept, lost, zeroed, or garbage.

`RecordedDisk` records every operation under a folder: SQLite's calls and those of `os` as they are made (`storage.py`),
and direct writes to a file as soon as the file is synced, renamed, or looked at. `Drive` receives each call, and gives
any of the images that a cut may leave:

- of a file, the synced data, and of each later write each sector as it was, as it is, as zeros, or as garbage (at one
  place always the same, so that equal images are recognized), but nothing outside the bytes that were written (SQLite
  counts on that, too: SQLITE_IOCAP_POWERSAFE_OVERWRITE);
- of a folder, its names as they were when they were synced, and of the changes to them since as much as was done
  first. A file's own sync does not keep its name. A move from one folder to another is in both of them, or in none.

Data only in memory that processes share (`-shm`) is gone.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from tests.faults.storage import DiskCall, FaultyStorage

SECTOR: Final = 512
GONE: Final = "-shm"  # No disk has files whose names end so.
OWN_NAMES: Final = ("-wal", "-journal")  # SQLite syncs their names with their first sync.

Image: TypeAlias = dict[str, bytes | None]
"""The content of a disk, by the path from the folder: the bytes of each file, None for a folder."""


@dataclass(slots=True, eq=False)
class Stored:
    """A file or a folder: its synced state, its present state, and the operations between them.

    A folder has `lasting` names, and the names that were `renamed`, made, or removed since.
    """

    is_folder: bool = False
    synced: bytes = b""
    now: bytearray = field(default_factory=bytearray)
    pending: list[DiskCall] = field(default_factory=list)
    lasting: dict[str, Stored] = field(default_factory=dict)
    renamed: list[NameChange] = field(default_factory=list)
    _whole: bytes | None = None  # This is `now` as long as nothing has changed it.

    @property
    def whole(self) -> bytes:
        """Return the present content: the same object as long as it is unchanged."""
        if self._whole is None:
            self._whole = bytes(self.now)
        return self._whole

    def change(self, call: DiskCall) -> None:
        _apply(self.now, call.at, call.data if call.kind == "write" else None)
        self._whole = None
        self.pending.append(call)

    def sync(self) -> None:
        self.synced, self.pending = self.whole, []

    def after_cut(self, chance: Random, kept: float, spoilt: float) -> bytes:
        """Return a possible content after a cut: each unsynced sector was written, kept, or damaged."""
        if not self.pending or kept == 1.0:
            return self.whole
        if kept == 0.0 and spoilt == 0.0:
            return self.synced
        left = bytearray(self.synced)
        for call in self.pending:
            if call.kind == "truncate":
                if chance.random() < kept:
                    _apply(left, call.at, None)
                continue
            for at, piece in _sectors(call):
                dice = chance.random()
                if dice < kept:
                    _apply(left, at, piece)
                elif dice < kept + (1 - kept) * spoilt:
                    _apply(left, at, chance.choice((bytes(len(piece)), _garbage(at, len(piece)))))
        return bytes(left)


@lru_cache(maxsize=4096)
def _garbage(at: int, size: int) -> bytes:
    return Random(at).randbytes(size)


def _apply(content: bytearray, at: int, data: bytes | None) -> None:
    """Write into a content, or truncate it."""
    if len(content) < at:
        content.extend(bytes(at - len(content)))
    if data is None:
        del content[at:]
    else:
        content[at : at + len(data)] = data


def _sectors(call: DiskCall) -> Iterator[tuple[int, bytes]]:
    at, end = call.at, call.at + len(call.data)
    while at < end:
        upto = min(end, at - at % SECTOR + SECTOR)
        yield at, call.data[at - call.at : upto - call.at]
        at = upto


@dataclass(frozen=True, slots=True, eq=False)
class NameChange:
    """A change of names that a disk makes as one, in one folder or, for a move, in two: (folder, name, its owner)."""

    steps: tuple[tuple[Stored, str, Stored | None], ...]

    def of(self, folder: Stored) -> Iterator[tuple[str, Stored | None]]:
        return ((name, stored) for where, name, stored in self.steps if where is folder)


class Drive:
    """A disk that receives each call. It begins with a fully synced image."""

    def __init__(self, image: Image) -> None:
        self.names: dict[str, Stored] = {"": Stored(is_folder=True)}
        for path in sorted(image):
            content = image[path]
            made = self.names[path] = Stored(content is None, content or b"", bytearray(content or b""))
            self.names[_folder(path)].lasting[_name(path)] = made
        self._root = self.names.pop("")

    def take(self, call: DiskCall) -> None:
        match call.kind:
            case "make" | "folder":
                self._change((call.path, Stored(is_folder=call.kind == "folder")))
            case "unlink":
                self._change((call.path, None))
            case "rename":
                to = os.fsdecode(call.data)
                below = {path: kept for path, kept in self.names.items() if path.startswith(f"{call.path}/")}
                self._change((call.path, None), (to, self.names[call.path]))
                for path, kept in below.items():
                    self.names[to + path[len(call.path) :]] = kept
            case "link":
                self._change((os.fsdecode(call.data), self.names[call.path]))
            case "sync" if call.path in self.names and not self.names[call.path].is_folder:
                self.names[call.path].sync()
            case "sync":
                folder = self._at(call.path)
                if folder is not None and folder.renamed:
                    _make_last(folder.renamed[-1])
            case _:
                self.names[call.path].change(call)

    def _at(self, path: str) -> Stored | None:
        return self.names.get(path) if path else self._root

    def _change(self, *steps: tuple[str, Stored | None]) -> None:
        done = []
        for path, stored in steps:
            folder = self._at(_folder(path))
            assert folder is not None, f"{path} is in no folder"
            done.append((folder, _name(path), stored))
            for below in [name for name in self.names if name == path or name.startswith(f"{path}/")]:
                del self.names[below]
            if stored is not None:
                self.names[path] = stored
        change = NameChange(tuple(done))
        for folder in dict.fromkeys(where for where, _, _ in done):
            folder.renamed.append(change)

    def cut(self, chance: Random) -> Image:
        """Return a possible image after a power cut now."""
        folders = [self._root, *(stored for stored in self.names.values() if stored.is_folder)]
        folders += [stored for folder in folders for stored in folder.lasting.values() if stored.is_folder]
        upto = {id(folder): chance.randint(0, len(folder.renamed)) for folder in folders if folder.renamed}
        is_settled = False
        while not is_settled:  # A move happens in both of its folders, or in none.
            is_settled = True
            for folder in folders:
                for nth, change in enumerate(folder.renamed[: upto.get(id(folder), 0)]):
                    if any(where.renamed.index(change) >= upto.get(id(where), 0) for where, _, _ in change.steps):
                        upto[id(folder)], is_settled = nth, False
                        break
        kept, spoilt = chance.choice((0.0, 0.0, 0.5, 0.9, 1.0)), chance.choice((0.0, 0.5, 1.0))
        found: Image = {}

        def walk(folder: Stored, before: str) -> None:
            names = dict[str, Stored | None](folder.lasting)
            for change in folder.renamed[: upto.get(id(folder), 0)]:
                names.update(change.of(folder))
            for name, stored in names.items():
                if stored is not None:
                    found[before + name] = None if stored.is_folder else stored.after_cut(chance, kept, spoilt)
                    if stored.is_folder:
                        walk(stored, f"{before}{name}/")

        walk(self._root, "")
        return found


def _make_last(change: NameChange) -> None:
    """Sync a change of names, and all earlier changes to the folders that it is in."""
    for folder, _, _ in change.steps:
        if change in folder.renamed:
            before = folder.renamed[: folder.renamed.index(change)]
            if before:
                _make_last(before[-1])
    for folder, name, stored in change.steps:
        if stored is None:
            folder.lasting.pop(name, None)
        else:
            folder.lasting[name] = stored
    for folder in dict.fromkeys(where for where, _, _ in change.steps):
        folder.renamed.remove(change)


def _folder(path: str) -> str:
    return path.rpartition("/")[0]


def _name(path: str) -> str:
    return path.rpartition("/")[2]


def put(image: Image, folder: Path) -> None:
    """Put an image into an empty folder, readable by its owner alone."""
    for path in sorted(image):
        content = image[path]
        if content is None:
            (folder / path).mkdir(mode=0o700)
            continue
        file = os.open(f"{folder}/{path}", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        try:
            os.write(file, content)
        finally:
            os.close(file)


def digest(image: Image) -> bytes:
    whole = hashlib.sha256()
    for path in sorted(image):
        content = image[path]
        whole.update(f"{path}\0".encode() + (b"-" if content is None else _sha256(content)))
    return whole.digest()


@lru_cache(maxsize=64)
def _sha256(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()


def image_of(root: Path) -> Image:
    """Return the files under a folder now."""
    found: Image = {}
    for path in sorted(root.rglob("*")):
        if not path.name.endswith(GONE):
            found[os.fspath(path.relative_to(root))] = None if path.is_dir() else path.read_bytes()
    return found


def _names_in(folder: str, before: str, there: dict[str, bool]) -> None:
    """Add the names in a folder and below it to `there`, with whether each is a folder."""
    for entry in os.scandir(folder):
        if not entry.name.endswith(GONE):
            path = before + entry.name
            there[path] = entry.is_dir()
            if there[path]:
                _names_in(entry.path, f"{path}/", there)


@dataclass
class RecordedDisk(FaultyStorage):
    """A storage that reports operations under `root` to `tell` while it is watched. `drive` is the result after
    `finished_calls` calls. `unsynced` are files that nobody syncs: they are checked with each call.
    """

    root: Path = Path()
    tell: Callable[[DiskCall], None] = lambda call: None
    drive: Drive = field(default_factory=lambda: Drive({}))
    is_recording: bool = False
    finished_calls: int = 0
    unsynced: tuple[str, ...] = ()
    _by_calls: set[str] = field(default_factory=set)  # Files whose writes arrive as they are made: `look` reads all.

    def begin(self) -> Image:
        """Begin with the present files as if they were all synced, and return that image."""
        image = image_of(self.root)
        self.drive, self.is_recording = Drive(image), True
        return image

    def did(self, call: DiskCall) -> None:
        under = f"{self.root}/"
        if not self.is_recording or (not call.path.startswith(under) and call.path != os.fspath(self.root)):
            return
        call = call._replace(path=call.path[len(under) :])
        if call.path.endswith(GONE):
            return
        for path in self.unsynced:
            self.look_at(path)
        if call.kind in ("rename", "link"):
            to = os.fsdecode(call.data)[len(under) :]
            if call.path not in self.drive.names:
                self._take(DiskCall("folder" if (self.root / to).is_dir() else "make", call.path))
            self._take(call._replace(data=os.fsencode(to)))
            self.look_at(to)
        elif call.kind == "unlink":
            self._look_at_names(but_not=call.path)
            self._take(call)
        elif call.kind == "sync":
            self._look_at_names()
            if call.path not in self._by_calls and not (self.root / call.path).is_dir():
                self.look_at(call.path)
            self._take(call)
            if call.path.endswith(OWN_NAMES):
                self._take(DiskCall("sync", _folder(call.path)))
        else:
            if call.path not in self.drive.names:
                self._look_at_names()
            self._by_calls.add(call.path)
            self._take(call)

    def look(self) -> None:
        """Record the changes made without a call of `os`: names, and writes to files."""
        self._look_at_names()
        for path in [path for path, stored in self.drive.names.items() if not stored.is_folder]:
            self.look_at(path)

    def _take(self, call: DiskCall) -> None:
        self.drive.take(call)
        self.finished_calls += 1
        self.tell(call)

    def _look_at_names(self, but_not: str = "") -> None:
        there: dict[str, bool] = {}
        _names_in(os.fspath(self.root), "", there)
        for path, is_folder in there.items():
            if path not in self.drive.names:
                self._take(DiskCall("folder" if is_folder else "make", path))
        for path in [*self.drive.names]:
            if path not in there and path != but_not and path in self.drive.names:
                self._take(DiskCall("unlink", path))

    def look_at(self, path: str) -> None:
        """Record the bytes that a file received without a call."""
        if path not in self.drive.names or self.drive.names[path].is_folder:
            return
        try:
            with open(f"{self.root}/{path}", "rb", buffering=0) as file:
                content = file.read()
        except FileNotFoundError:
            return
        known = self.drive.names[path].now
        if content == known:
            return
        if len(content) < len(known):
            self._take(DiskCall("truncate", path, len(content)))
        same = next((at for at, pair in enumerate(zip(content, known, strict=False)) if pair[0] != pair[1]), len(known))
        if content[same:]:
            self._take(DiskCall("write", path, same, content[same:]))
