"""Export the diagnostics as one file for remote support: no face-down card, no PIN, no money.

`<table>-<date>-<time>.zip` has the program's log, and as JSON lines the facts of the diagnostics page and the journal's
events about devices and the program. It is written under a temporary name first, so that a memory stick that is
pulled out too early has a complete file or none.
"""

import io
import json
import os
import re
import time
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from kiosk.core.disk import replace_file
from kiosk.core.errors import KioskError, Refused
from kiosk.core.log import log_files
from kiosk.diagnostics.report import Diagnostics
from kiosk.diagnostics.self_tests import Fact
from kiosk.events import ClockJumped, DeviceChanged, ShoeConfirmed, ShoeDoubted, Signed, Started
from kiosk.staff import Act
from kiosk.table import Table

# Kinds of events about devices and the program, without hands, money, or PINs.
KINDS: Final = (Started, DeviceChanged, ShoeDoubted, ShoeConfirmed, ClockJumped, Signed)
MAX_EVENTS: Final = 20_000
_MOUNTS: Final = Path("/proc/self/mounts")
_STICKS: Final = ("/media/", "/run/media/")


def folders(chosen: Path | None, *, mounts: Path = _MOUNTS) -> tuple[Path, ...]:
    """Return where an export may go: the folder of the house's settings, or else each stick that is plugged in."""
    if chosen is not None:
        return (chosen,)
    try:
        lines = mounts.read_bytes().splitlines()
    except OSError:
        return ()
    points = (_mounted(line.split()[1]) for line in lines if len(line.split()) > 1)
    return tuple(sorted(Path(point) for point in points if point.startswith(_STICKS)))


def _mounted(point: bytes) -> str:
    """Return a path as the system lists it, with spaces and the like as "\\040". The path may have any bytes."""
    return os.fsdecode(re.sub(rb"\\([0-7]{3})", lambda octal: bytes([int(octal[1], 8)]), point))


def export(table: Table, diagnostics: Diagnostics, folder: Path) -> Path:
    """Write the export into a folder, and return its path. Raise NotAuthorized, or Refused with the fault."""
    table.people.need(Act.EXPORT_LOG)
    at = time.strftime("%Y%m%d-%H%M%S", time.localtime(table.clock.now_ms() / 1000))
    path = folder / f"{table.config.id}-{at}.zip"
    try:
        content = _packed(table, diagnostics)
        replace_file(path, content)
    except OSError as error:
        raise Refused(
            "export", "Nothing was written to {folder}: {why}.", folder=str(folder), why=os.strerror(error.errno or 0)
        ) from error
    return path


def _packed(table: Table, diagnostics: Diagnostics) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("diagnostics.jsonl", _lines(_shown(diagnostics)))
        file.writestr("events.jsonl", _lines(_events(table)))
        for path in log_files(table.journal.path.parent):
            file.write(path, path.name)
    return buffer.getvalue()


def _lines(rows: Iterable[dict[str, Any]]) -> str:
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def _shown(diagnostics: Diagnostics) -> Iterator[dict[str, Any]]:
    sections: dict[str, tuple[Fact, ...]] = {
        "versions": diagnostics.versions(),
        "journal": diagnostics.journal(),
        "self test": diagnostics.checks(),
    }
    for name, facts in sections.items():
        yield from ({"section": name, "what": str(fact.label), "is": str(fact.value)} for fact in facts)
    for device in diagnostics.devices():
        yield {
            "section": "device",
            "name": device.name,
            "state": device.state.value,
            "since_ms": device.since_ms,
            "why": device.why,
        }
        for frame in diagnostics.frames(device.name):
            yield {
                "section": "frame",
                "device": device.name,
                "at_ms": frame.at_ms,
                "way": frame.way.value,
                "bytes": frame.size,
                "times": frame.count,
                "data": frame.data.hex(" "),
                "meaning": str(frame.meaning),
            }


def _events(table: Table) -> Iterator[dict[str, Any]]:
    journal = table.journal
    try:
        found = list(journal.before(journal.last_seq() + 1, *KINDS, most=MAX_EVENTS))
    except KioskError as error:
        yield {"error": error.code}
        return
    for event in reversed(found):
        # The state that a checkpoint keeps is about money.
        is_signed = isinstance(event.what, Signed)
        body = {name: value for name, value in event.what.to_json().items() if not is_signed or name != "state"}
        yield {"seq": event.seq, "at_ms": event.at_ms, "mono_ns": event.mono_ns, "kind": event.kind, "body": body}
