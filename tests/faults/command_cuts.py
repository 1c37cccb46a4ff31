"""Cut a command at each call that changes the disk, by a kill or by a power cut, and type it again.

A scene is a house as a command finds it. The command runs once to its end there, and every operation on the house is
recorded on a tape. Then it is killed at each of these calls in its own process, and some of the images that a power cut
may leave after each call are drawn (`drive.py`). From each image the same command is typed again. It must end normally
or say that it was done already, and the house must be as if nothing had been cut: nothing is lost or duplicated.

    python -m tests.faults.command_cuts [IMAGES [COMMAND [FIRST_SEED]]]

IMAGES are made of each command. Equal images are tried once; `images` is the number of different ones.
"""

import hashlib
import io
import json
import os
import re
import shutil
import signal
import sqlite3
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

import typer
import typer.main

import kiosk.settings
from kiosk.app.main import main as kiosk_main
from kiosk.events import Signed, Started
from kiosk.journal import read_journal
from kiosk.staff import Staff
from tests.app.typed import Printed
from tests.faults.drive import Drive, Image, RecordedDisk, digest, image_of, put
from tests.faults.storage import DiskCall, FaultyStorage, faulty
from tests.faults.taping import collect_seldom, memory
from tests.tables import QUICK_HASHER, HeldClock
from tools.report import report

IMAGES: Final = 3_000  # Images of each command.
PASSING: Final = (".lock", "-shm", "-wal", "kiosk.log", ".heads", ".heads.new")  # Files that commands do not use.
BADGE: Final = "0451"  # This badge is held to the reader.
PINS: Final = ("9518", "7183", "2590", "6042", "4826", "7194", "8305")

_CHANGES: Final = {"os.mkdir", "os.rmdir", "os.chmod"}  # Operations that `storage.py` does not see.
_RUNNING: Final = os.O_WRONLY | os.O_RDWR
_PASSES: Final = (
    (re.compile(r"\$argon2[^\"]*"), "*"),
    (re.compile(r"\b[0-9a-f]{12,}\b"), "*"),
    (re.compile(r"\b\d{8}T\d{6}Z\b"), "*"),
    (re.compile(r"\b1[789]\d{11,}\b"), "*"),
    (re.compile(r"\bevent \d+"), "event *"),
    (re.compile(r"20\d\d-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?"), "*"),
)
_READ: Final[dict[tuple[str, bool, bytes], object]] = {}  # Results of files, by content.


@dataclass(frozen=True)
class CutCommand:
    """A command that is cut, in the house that `scene` makes in a folder.

    In its words `{root}` is that folder, and in its PINs `{name}` is the content of that file there. `done` matches its
    output if the interrupted run had done it. If it `repeats`, a second complete run is recorded as a second one.
    """

    name: str
    words: tuple[str, ...]
    scene: Callable[[Path], None]
    pins: tuple[str, ...] = ()
    done: str = ""
    repeats: bool = False


def typed(words: Sequence[object], pins: Sequence[str] = ()) -> Printed:
    """Run a command in this process, with `pins` typed if it asks for one. Raise unknown errors."""
    left = iter(pins)

    def prompt(text: str, *, hide_input: bool, confirmation_prompt: bool | str = False) -> str:
        assert hide_input
        return next(left)

    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
    status = 0
    argv = ["kiosk", *map(str, words)]
    typing = patch.object(typer, "prompt", prompt), patch.object(sys, "argv", argv)
    with typing[0], typing[1], redirect_stdout(out), redirect_stderr(err):
        try:
            kiosk_main()
        except SystemExit as ended:
            status = ended.code if isinstance(ended.code, int) else 0
    return Printed(status, *(_content(stream) for stream in (out, err)))


def _content(stream: io.TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()


@contextmanager
def quick() -> Iterator[None]:
    """Hash PINs quickly, and cache the configuration, the packages, and the options of the commands."""
    load, known = kiosk.settings.load, dict[tuple[object, ...], Any]()

    def cached(folder: Path, games: Any, **more: Any) -> Any:
        files = tuple((str(path), path.read_bytes()) for path in sorted(folder.rglob("*.toml")))
        if files not in known:
            known[files] = load(folder, games, **more)
        return known[files]

    with (
        patch.object(kiosk.settings, "load", cached),
        patch.object(typer.main, "get_command", cache(typer.main.get_command)),
        patch.object(metadata, "entry_points", cache(metadata.entry_points)),
        patch("kiosk.staff.register.HASH_COST", (1, 8)),
        patch("kiosk.app.commands.devices.read_badge", lambda *_: BADGE),
    ):
        yield


def outcome(root: Path, *, repeats: bool = False) -> dict[str, object]:
    """Return the state of a house, without times, keys, and hashes. With `repeats`, two equal events count as one."""
    found: dict[str, object] = {}
    for path in sorted(root.rglob("*")):
        if path.name.endswith(PASSING) or path.is_dir():
            continue
        key = path.name, repeats, _sizes_by(path)
        if key not in _READ:
            _READ[key] = _read(path, repeats=repeats)
        found[plain(str(path.relative_to(root)))] = _READ[key]
    return found


def _sizes_by(path: Path) -> bytes:
    """Return a digest of the files that affect how a file is read: a database's log, key, and volumes."""
    files = [path]
    if path.suffix in (".db", ".training"):
        files += [path.with_name(f"{path.name}-wal"), path.with_name("device.pem")]
        files += sorted((path.parent / "archive").glob("*"))
    digest = hashlib.sha256()
    for file in files:
        content = file.read_bytes() if file.is_file() else b""
        digest.update(f"{file.name} {len(content)}\0".encode() + content)
    return digest.digest()


def _read(path: Path, *, repeats: bool) -> object:
    if path.name == "journal.db":
        return _events(path, repeats=repeats)
    if path.name == "staff.json":
        return _people(path)
    if path.name == "training.db" or path.suffix == ".training":
        return _rows(path)
    if path.suffix in (".pem", ".key", ".crt", ".crl", ".pub", ".jsonl", ".db"):
        return bool(path.stat().st_size)
    if path.suffix == ".pdf":
        return path.read_bytes().rstrip().endswith(b"%%EOF")
    return plain(path.read_bytes().decode(errors="replace"))


def _differs(now: object, uncut: object) -> str:
    if isinstance(now, list) and isinstance(uncut, list):
        extra, lost = [*now], [*uncut]
        for each in [*extra]:
            if each in lost:
                extra.remove(each)
                lost.remove(each)
        now, uncut = extra, lost
    return f"is {now}, and not {uncut}"


def plain(words: str) -> str:
    """Return words without times, keys, and hashes."""
    for pattern, instead in _PASSES:
        words = pattern.sub(instead, words)
    return words


def _events(path: Path, *, repeats: bool) -> list[object]:
    with read_journal(path, path.with_name("device.pem")) as journal:
        events = [
            (event.kind, event.hand, event.actor, plain(event.what.text()))
            for event in journal.events()
            if not isinstance(event.what, Signed | Started)
        ]
    if not repeats:
        return [*events]
    return [event for nth, event in enumerate(events) if event not in events[:nth]]


def _people(path: Path) -> list[object]:
    """Return the people, each with the PIN that proves them."""
    staff = Staff.load(path, HeldClock(), hasher=QUICK_HASHER)
    kept = json.loads(path.read_text())
    return [
        (
            record["id"], record["name"], record["roles"], record.get("badge"), record.get("license"), record["active"],
            [pin for pin in PINS if staff.is_right(record["pin"], pin)], bool(record.get("lock")),
        )
        for record in kept["people"]
    ]  # fmt: skip


def _rows(path: Path) -> object:
    with closing(sqlite3.connect(path)) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY 1")]
        return {
            name: sorted(plain(repr(row)) for row in db.execute(f"SELECT * FROM {name}"))
            for name in tables
            if name != "store"
        }


class CommandScene:
    """A house in a folder, restored before each attempt, and the result of an uninterrupted command there."""

    def __init__(self, command: CutCommand, root: Path) -> None:
        self.command, self.root = command, root
        command.scene(root)
        self._modes = {path: path.stat().st_mode & 0o777 for path in root.rglob("*")}
        self.image = image_of(root)
        self.words = [word.format(root=root) for word in command.words]
        self._pins = [_known(pin, root) for pin in command.pins]
        self.calls: list[DiskCall] = []
        self.put_back()
        disk = RecordedDisk(watched=True, root=root, tell=self.calls.append)
        with faulty(disk):
            disk.begin()
            came_to = self.type()
            disk.look()
        assert came_to.status == 0, came_to
        self.uncut = self.outcome()

    def outcome(self) -> dict[str, object]:
        return outcome(self.root, repeats=self.command.repeats)

    def type(self) -> Printed:
        return typed(self.words, self._pins)

    def put_back(self, image: Image | None = None) -> None:
        """Restore an image in the folder, by default the one before the command."""
        for path in self.root.iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        put(self.image if image is None else image, self.root)
        for path, mode in self._modes.items():
            if path.exists():
                path.chmod(mode)

    def wrong(self) -> str:
        """Type the command again. Return the error, or ""."""
        try:
            again = self.type()
            if again.status != 0 and not (self.command.done and re.search(self.command.done, again.err)):
                return f"it ends with {again.status}: {again.err or again.out}"
            now = self.outcome()
        except Exception as error:  # noqa: BLE001, each is a finding
            return f"it raises {error!r}"
        differs = {name for name in {*now, *self.uncut} if now.get(name, "none") != self.uncut.get(name, "none")}
        if not differs:
            return ""
        return "; ".join(f"{name} {_differs(now.get(name), self.uncut.get(name))}" for name in sorted(differs))

    def is_killed_after(self, calls: int) -> bool:
        """Type the command in a separate process that is killed at a call. Return whether it was killed."""
        child = os.fork()
        if child == 0:
            status = 1
            try:
                storage = FaultyStorage(at=calls, kills=True, watched=True)
                with faulty(storage), self.counted(storage):
                    sys.addaudithook(lambda event, words: _count(storage, event, words))
                    came_to = self.type()
                    status = 0 if came_to.status == 0 else 3
            except BaseException:  # noqa: BLE001, the child has no other way to report it
                traceback.print_exc()
            finally:
                os._exit(status)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        assert status in (0, -signal.SIGKILL), f"{self.command.name} ends with {status}"
        return status != 0

    @contextmanager
    def counted(self, storage: FaultyStorage) -> Iterator[None]:
        """Count more calls than those that change files."""
        yield

    def kills(self, each: int = 1) -> Iterator[str]:
        """Kill the command at each call, or at every `each`th. Yield the error after each kill, or ""."""
        for calls in count(0, each):
            self.put_back()
            if not self.is_killed_after(calls):
                assert calls, "it changes nothing"
                return
            wrong = self.wrong()
            yield wrong and f"{self.command.name}, killed at call {calls}: {wrong}"

    def cuts(self, a_call: int, seed: int, *, each: int = 1, seen: dict[bytes, str] | None = None) -> Iterator[str]:
        """Cut the power at each call, or at every `each`th. Yield the error after each cut, or ""."""
        chance, drive, seen = Random(f"{self.command.name} {seed}"), Drive(self.image), {} if seen is None else seen
        for nth, call in enumerate(self.calls, start=1):
            drive.take(call)
            if nth % each:
                continue
            for _ in range(a_call):
                image = drive.cut(chance)
                key = digest(image)
                if key not in seen:
                    self.put_back(image)
                    seen[key] = self.wrong()
                wrong = seen[key]
                yield wrong and f"{self.command.name}, cut at call {nth}, {call.kind} of {call.path}: {wrong}"


def _known(pin: str, root: Path) -> str:
    """Return the typed text: `{name}` is replaced by the content of the file of that name."""
    return pin.format_map({path.name: path.read_text() for path in root.iterdir() if path.is_file()})


def _count(storage: FaultyStorage, event: str, words: tuple[Any, ...]) -> None:
    """Count changes of names or files that bypass `storage.py`."""
    is_written = event == "open" and isinstance(words[0], str | os.PathLike) and bool((words[2] or 0) & _RUNNING)
    if is_written or (event in _CHANGES and not isinstance(words[0], int)):
        storage.fails(event, os.fspath(words[0]))


def main(words: list[str]) -> None:
    """Cut commands, and print one JSON object for each. Exit with 1 if something was wrong."""
    from tests.faults.cut_commands import COMMANDS

    images, first = int(words[0]) if words else IMAGES, int(words[2]) if len(words) > 2 else 0
    collect_seldom()
    total, all_wrong = Counter[str](), list[str]()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for command in COMMANDS:
        if words[1:2] not in ([], [command.name], ["all"]):
            continue
        began, wrong = time.process_time(), list[str]()
        with memory() as folder, quick():
            scene = CommandScene(command, folder)
            killed = [] if first else [*scene.kills()]  # These are the same with each seed.
            wrong += filter(None, killed)
            seen, done, seed = dict[bytes, str](), 0, first
            while done < images:
                for said in scene.cuts(max(1, images // len(scene.calls)), seed, seen=seen):
                    done += 1
                    wrong += [said] if said else []
                seed += 1
        counts = {"kills": len(killed), "cuts": done, "images": len(seen)}
        cpu_s = round(time.process_time() - began)
        report(
            f"command_cuts_{command.name.replace(' ', '_')}", len(wrong), "cuts that were not mended", limit=0,
            **counts, calls=len(scene.calls), seeds=[first, seed - 1], cpu_s=cpu_s, wrong=[*dict.fromkeys(wrong)][:9],
        )  # fmt: skip
        total.update({**counts, "cpu_s": cpu_s})
        all_wrong += dict.fromkeys(wrong)
    report("command_cuts", len(all_wrong), "cuts that were not mended", limit=0, **total, wrong=all_wrong[:9])
    sys.exit(bool(all_wrong))


if __name__ == "__main__":
    main(sys.argv[1:])
