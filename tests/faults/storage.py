"""Number every disk write, so that a test can make one of them fail, tear it, or kill the process there.

SQLite's writes are intercepted: each file that it opens gets a copy of its methods that call ours first. The kiosk's
own writes go through `os`.
"""

import ctypes
import errno
import os
import signal
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

ENOSPC, EIO = errno.ENOSPC, errno.EIO

# sqlite3_io_methods and sqlite3_vfs, by the number of the pointer in them: https://sqlite.org/c3ref/io_methods.html
_METHODS: Final = 19
_WRITE, _TRUNCATE, _SYNC = 3, 4, 5
_VFS_OPEN, _VFS_DELETE = 5, 6  # These follow iVersion, szOsFile, mxPathname, pNext, zName, pAppData.
_SQLITE: Final = {
    ("write", ENOSPC): sqlite3.SQLITE_FULL,
    ("write", EIO): sqlite3.SQLITE_IOERR | (3 << 8),
    ("sync", ENOSPC): sqlite3.SQLITE_IOERR | (4 << 8),
    ("sync", EIO): sqlite3.SQLITE_IOERR | (4 << 8),
    ("truncate", ENOSPC): sqlite3.SQLITE_IOERR | (6 << 8),
    ("truncate", EIO): sqlite3.SQLITE_IOERR | (6 << 8),
    ("delete", ENOSPC): sqlite3.SQLITE_IOERR | (10 << 8),
    ("delete", EIO): sqlite3.SQLITE_IOERR | (10 << 8),
}

_Open = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
_Write = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int64)
_Truncate = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int64)
_Sync = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)
_Delete = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
_kept: list[Any] = []  # SQLite points to these as long as the process lives.


class DiskCall(NamedTuple):
    """A record of an operation on a file: its `path`, the byte `at` which it starts or its new length, and the bytes or
    the new name.

    `sync` is of a file or of the names in a folder, `write` has only writes through `os`.
    """

    kind: str
    path: str
    at: int = 0
    data: bytes = b""


@dataclass
class FaultyStorage:
    """The disk under this process. Its calls are counted while it is `watched`, and the call numbered `at` fails.

    `error` is its error. `after`: it fails although it was done. `torn`: half of it was done. With `kills` the process
    ends there instead. `waits` is the number of earlier calls for a file `under` a name. `one_call` is held by a thread
    from a call until that call is recorded, so that records are in the order of the calls.
    """

    at: int = -1
    error: int = EIO
    after: bool = False
    torn: bool = False
    kills: bool = False
    watched: bool = False
    calls: list[str] = field(default_factory=list)
    under: str = ""
    waits: int = -1
    one_call: threading.RLock = field(default_factory=threading.RLock, repr=False)

    def arm(self, at: int, error: int, *, after: bool = False, torn: bool = False, under: str = "") -> None:
        """Make the call fail that comes `at` calls from now, counting those for a file `under` a name."""
        self.error, self.after, self.torn = error, after, torn
        self.under, self.waits = under, at if under else -1
        self.at = sys.maxsize if under else len(self.calls) + at

    def disarm(self) -> None:
        self.at = self.waits = -1

    @property
    def has_failed(self) -> bool:
        return 0 <= self.at < len(self.calls)

    def fails(self, kind: str, path: str) -> bool:
        """Count a call for a file, and return whether it fails."""
        if not self.watched:
            return False
        if self.waits >= 0 and self.under in path:
            self.waits -= 1
            if self.waits < 0:
                self.at = len(self.calls)
        self.calls.append(kind)
        if len(self.calls) - 1 != self.at:
            return False
        if self.kills:
            os.kill(os.getpid(), signal.SIGKILL)
        return True

    def did(self, call: DiskCall) -> None:
        """Record a completed call. This disk does not."""


def _words(address: int, count: int) -> ctypes.Array[ctypes.c_void_p]:
    return (ctypes.c_void_p * count).from_address(address)


def _faulty(storage: FaultyStorage, address: int, paths: dict[int, str]) -> int:
    """Return the address of methods like those at `address` that ask the storage first."""
    ours = (ctypes.c_void_p * _METHODS)(*_words(address, _METHODS))
    write = _Write(ours[_WRITE] or 0)
    truncate, sync = _Truncate(ours[_TRUNCATE] or 0), _Sync(ours[_SYNC] or 0)

    def do(kind: str, file: int, really: Callable[[], int], half: Callable[[], object] = lambda: None) -> int:
        with storage.one_call:
            if not storage.fails(kind, paths[file]):
                return really()
            if storage.after:
                really()
            elif storage.torn:
                half()
            return _SQLITE[kind, storage.error]

    def written(file: int, data: int, amount: int, at: int) -> int:
        status: int = write(file, data, amount, at)
        storage.did(DiskCall("write", paths[file], at, ctypes.string_at(data, amount)))
        return status

    def truncated(file: int, size: int) -> int:
        status: int = truncate(file, size)
        storage.did(DiskCall("truncate", paths[file], size))
        return status

    def synced(file: int, flags: int) -> int:
        status: int = sync(file, flags)
        storage.did(DiskCall("sync", paths[file]))
        return status

    def x_write(file: int, data: int, amount: int, at: int) -> int:
        return do("write", file, lambda: written(file, data, amount, at), lambda: written(file, data, amount // 2, at))

    def x_truncate(file: int, size: int) -> int:
        return do("truncate", file, lambda: truncated(file, size))

    def x_sync(file: int, flags: int) -> int:
        return do("sync", file, lambda: synced(file, flags))

    made = (_Write(x_write), _Truncate(x_truncate), _Sync(x_sync))
    for nth, method in zip((_WRITE, _TRUNCATE, _SYNC), made, strict=True):
        ours[nth] = ctypes.cast(method, ctypes.c_void_p).value
    _kept.append((ours, made, write, truncate, sync))
    return ctypes.addressof(ours)


@contextmanager
def faulty(storage: FaultyStorage) -> Iterator[None]:
    """Put a storage under every file that is opened in this context."""
    library = ctypes.CDLL("libsqlite3.so.0")
    library.sqlite3_vfs_find.restype = ctypes.c_void_p
    library.sqlite3_vfs_find.argtypes = [ctypes.c_char_p]
    vfs = _words(library.sqlite3_vfs_find(None), _VFS_DELETE + 1)
    address, delete_address = vfs[_VFS_OPEN], vfs[_VFS_DELETE]
    really_open, really_delete = _Open(address or 0), _Delete(delete_address or 0)
    known, paths = dict[int, int](), dict[int, str]()

    def x_open(vfs_: int, name: int, file: int, flags: int, out: int) -> int:
        status: int = really_open(vfs_, name, file, flags, out)
        methods = _words(file, 1)
        if status == 0 and methods[0]:
            paths[file] = os.fsdecode(ctypes.string_at(name)) if name else ""
            if methods[0] not in known:
                known[methods[0]] = _faulty(storage, methods[0], paths)
            methods[0] = known[methods[0]]
        return status

    def x_delete(vfs_: int, name: bytes, sync: int) -> int:
        with storage.one_call:
            if storage.fails("delete", os.fsdecode(name)):
                return _SQLITE["delete", storage.error]
            status: int = really_delete(vfs_, name, sync)
            storage.did(DiskCall("unlink", os.fsdecode(name)))
            return status

    ours, our_delete = _Open(x_open), _Delete(x_delete)
    _kept.append((ours, x_open, our_delete, x_delete))
    vfs[_VFS_OPEN] = ctypes.cast(ours, ctypes.c_void_p).value
    vfs[_VFS_DELETE] = ctypes.cast(our_delete, ctypes.c_void_p).value
    try:
        with _python(storage):
            yield
    finally:
        vfs[_VFS_OPEN], vfs[_VFS_DELETE] = address, delete_address


@contextmanager
def _python(storage: FaultyStorage) -> Iterator[None]:
    """Intercept Python's own operations on files."""
    kinds = ("pwrite", "fsync", "fdatasync", "ftruncate", "replace", "rename", "link", "unlink")
    real = {kind: getattr(os, kind) for kind in kinds}

    def ask(kind: str) -> Callable[..., Any]:
        def call(*words: Any, **more: Any) -> Any:
            file = _name(words[0])
            with storage.one_call:
                fails = storage.fails(kind, file)
                if fails and not storage.after:
                    raise OSError(storage.error, os.strerror(storage.error))
                came_to = real[kind](*words, **more)
                storage.did(_as_call(kind, file, words))
            if fails:
                raise OSError(storage.error, os.strerror(storage.error))
            return came_to

        return call

    for kind in kinds:
        setattr(os, kind, ask(kind))
    try:
        yield
    finally:
        for kind in kinds:
            setattr(os, kind, real[kind])


def _name(file: int | str | os.PathLike[str]) -> str:
    """Return the path of an open file, or of a name."""
    return os.readlink(f"/proc/self/fd/{file}") if isinstance(file, int) else os.fspath(file)  # noqa: PTH115, quick


def _as_call(kind: str, file: str, words: tuple[Any, ...]) -> DiskCall:
    match kind:
        case "pwrite":
            return DiskCall("write", file, words[2], bytes(words[1]))
        case "ftruncate":
            return DiskCall("truncate", file, words[1])
        case "fsync" | "fdatasync":
            return DiskCall("sync", file)
        case "unlink":
            return DiskCall("unlink", file)
        case _:
            return DiskCall("link" if kind == "link" else "rename", file, data=os.fsencode(words[1]))
