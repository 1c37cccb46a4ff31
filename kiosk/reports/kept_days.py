"""The gaming days of a table, each kept when it is over, so that a report of a year need not read the year again.

A kept day has its measures and its night, without the counts of its drop boxes, which come later; and the state with
which the next day begins. It names the last event that it was made of, and that event's hash, which covers every
event before it. If the journal has another hash there, or the program or the beginning of gaming days has changed,
the day is computed again. A seal with the device's key covers all of it. Only events that a checkpoint signs are kept.

The newest day is kept, too, as if it were over: it counts until the journal has a later event of that day. A digest of
its events tells whether they are still those that were verified.
"""

import hmac
import json
import sqlite3
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, overload

from pydantic_core import from_json

from kiosk.bank import NIGHT_KINDS, EnteredTimes, NightReader, Span, TableNight, gaming_day, kept_night, span_of
from kiosk.events import TimeEntered
from kiosk.journal import Event, JournalReader
from kiosk.reports.measures import REPORT_KINDS, Cell, CellKey, MeasureReader

DAY_KINDS: Final = tuple({*NIGHT_KINDS, *REPORT_KINDS})
"""The kinds of events that a day is made of."""

_TABLE: Final = "CREATE TABLE IF NOT EXISTS day (day TEXT PRIMARY KEY, body BLOB, seal BLOB, rest BLOB)"
_REST: Final = "SELECT rest FROM day WHERE day = ?"
_OPEN: Final = "open "
"""The beginning of the name of the newest day, which may not be over."""
_SECONDS: Final = 1.0  # Longest wait for another process that keeps a day.


@dataclass(slots=True)
class TableDay:
    """A gaming day of a table. `seq` and `head` are the last event of the day, with its hash; `then` is the state at
    the beginning of the next day, empty if the next day cannot be read from there. Of stored days, only the newest has
    it. A day that may have later events has the `digest` of its events, `JournalReader.digest`.
    """

    span: Span
    night: TableNight
    cells: Mapping[CellKey, Cell]
    seq: int
    head: bytes
    then: Mapping[str, Any]
    digest: bytes = b""

    @property
    def day(self) -> date:
        return self.span.day


class DayReader:
    """Reads the `DAY_KINDS` events of a table, in order, into gaming days: from the start, or after a kept day.

    `entered` are the times that supervisors have entered since.
    """

    def __init__(
        self, table: str, begins: str, after: TableDay | None = None, *, entered: EnteredTimes | None = None
    ) -> None:
        self._table, self._begins = table, begins
        self._entered = EnteredTimes() if entered is None else entered
        self._seq, self._head = (0, b"") if after is None else (after.seq, after.head)
        self._span: Span | None = None
        if after is not None:
            span = self._span = self._next(after.span)
            self._nights = NightReader.of_kept(table, span, after.then["night"])
            self._measures = MeasureReader.of_kept(span.day, after.then["measures"])

    @property
    def seq(self) -> int:
        """Return the last event that was taken, 0 for none."""
        return self._seq

    @property
    def day(self) -> date | None:
        """Return the gaming day of the next event, None before the first event."""
        return None if self._span is None else self._span.day

    def _next(self, span: Span) -> Span:
        return span_of(span.day + timedelta(days=1), self._begins)

    def take(self, event: Event) -> Iterator[TableDay]:
        """Yield the days that are over before an event, and take it."""
        at_ms = self._entered.time_of(event.seq, event.at_ms)
        if self._span is None:
            self._begin(gaming_day(at_ms, self._begins))
        assert self._span is not None, "a day has begun"
        while at_ms >= self._span.end_ms:
            yield self.finish()
        self._nights.take(event, at_ms)
        if event.kind in _MEASURED:
            self._measures.take(event)
        self._seq, self._head = event.seq, event.hash

    def _begin(self, day: date) -> None:
        span = self._span = span_of(day, self._begins)
        self._nights, self._measures = NightReader(self._table, span), MeasureReader(day)

    def finish(self) -> TableDay:
        """Return the unfinished day, and begin the next one."""
        assert self._span is not None, "a day has begun"
        span, night, cells = self._span, self._nights.night(), self._measures.cells
        kept = self._nights.kept()
        then = {"night": kept, "measures": self._measures.kept()} if kept else {}
        made = TableDay(span, night, cells, self._seq, self._head, json.loads(json.dumps(then)))
        self._span = self._next(span)
        self._nights.begin(self._span)
        self._measures.begin(self._span.day)
        return made

    def until(self, last: date) -> Iterator[TableDay]:
        """Yield the unfinished day and later ones, up to the requested one."""
        if self._span is None:
            self._begin(last)
        while self._span is not None and self._span.day <= last:
            yield self.finish()


_MEASURED: Final = frozenset(kind.KIND for kind in REPORT_KINDS)


class KeptSeqs(Sequence[int]):
    """The events of a measure of a kept day: their number is known, and they are read on request."""

    def __init__(self, count: int, read: Callable[[], Sequence[int]]) -> None:
        self._count, self._read = count, read

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[int]:
        return iter(self._read())

    @overload
    def __getitem__(self, at: int) -> int: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[int]: ...
    def __getitem__(self, at: int | slice) -> int | Sequence[int]:
        return self._read()[at]


class KeptEvents(Mapping[str, Sequence[int]]):
    """The events of a cell of a stored day, by measure: `counts` has their number, `read` reads those of one."""

    def __init__(self, counts: Mapping[str, int], read: Callable[[str], Sequence[int]]) -> None:
        self._counts, self._read = counts, read

    def __getitem__(self, measure: str) -> Sequence[int]:
        return KeptSeqs(self._counts[measure], partial(self._read, measure))

    def __iter__(self) -> Iterator[str]:
        return iter(self._counts)

    def __len__(self) -> int:
        return len(self._counts)


class KeptDays:
    """The kept days of a table, in a file beside its journal. A file that cannot be read or written keeps nothing.

    `key` seals the days of the journal that began with `genesis`; `begins` is when a gaming day begins.
    """

    def __init__(self, path: Path, key: bytes, genesis: bytes, table: str, begins: str) -> None:
        self._path, self._table, self._begins = path, table, begins
        self._key = hmac.digest(key, b"kiosk kept days 1\0" + _program() + genesis + begins.encode(), "sha256")
        self._rest: tuple[str, Mapping[str, Any]] = ("", {})  # The last read rest of a day, by the digest of the day.

    def newest(self, journal: JournalReader) -> TableDay | None:
        """Return the newest finished day whose last event is in the journal with its hash, None without one."""
        names = [name for (name,) in self._rows("SELECT day FROM day ORDER BY day DESC") if name[:1].isdigit()]
        return next((found for name in names if (found := self._day(name, journal)) is not None), None)

    def newest_open(self, journal: JournalReader, newest: TableDay) -> TableDay | None:
        """Return the kept day after the newest one that is over, None if the journal has a later event of that day."""
        found = self._day(f"{_OPEN}{(newest.day + timedelta(days=1)).isoformat()}", journal)
        later = None if found is None else next(journal.events(found.seq + 1, *DAY_KINDS), None)
        return found if found is not None and (later is None or later.at_ms >= found.span.end_ms) else None

    def _day(self, name: str, journal: JournalReader) -> TableDay | None:
        """Return a stored day with the state for the next one, None if it is not stored, not by this program, or of
        other events than those of the journal.
        """
        with suppress(ValueError, TypeError):
            for found, rest in self._days(name, name):
                then = self._rest_of(name, rest).get("then", {})
                if then and _has(journal, found) and _is_over_for_good(journal, found):
                    return replace(found, then=then)
        return None

    def days(self, first: date, last: date) -> Iterator[TableDay]:
        """Yield the kept days that are over, from the first to the last."""
        yield from (found for found, _ in self._days(first.isoformat(), last.isoformat()))

    def _days(self, first: str, last: str) -> Iterator[tuple[TableDay, str]]:
        """Yield stored days by their names, each with the digest of its other columns."""
        query = "SELECT day, body, seal FROM day WHERE day BETWEEN ? AND ? ORDER BY day"
        for name, packed, seal in self._rows(query, first, last):
            if not (isinstance(seal, bytes) and isinstance(packed, bytes)):
                continue
            if not hmac.compare_digest(seal, self._seal(name, packed)):
                continue
            span = span_of(date.fromisoformat(name.removeprefix(_OPEN)), self._begins)
            body = from_json(zlib.decompress(packed))
            if body["begin_ms"] == span.begin_ms:
                yield self._read(name, span, body), body["rest"]

    def keep(self, days: Sequence[TableDay]) -> None:
        """Store days. An open one replaces the open one that was stored before."""
        rows = []
        for made in days:
            cells = [[key.day.isoformat(), *key[1:], cell.sums] for key, cell in made.cells.items()]
            counts = [{name: len(seqs) for name, seqs in cell.events.items()} for cell in made.cells.values()]
            seqs = [{name: list(found) for name, found in cell.events.items()} for cell in made.cells.values()]
            rest = _packed({"then": made.then, "seqs": seqs})
            body = _packed({
                "begin_ms": made.span.begin_ms, "seq": made.seq, "head": made.head.hex(), "digest": made.digest.hex(),
                "night": made.night.kept(), "cells": cells, "counts": counts, "rest": sha256(rest).hexdigest(),
            })  # fmt: skip
            name = f"{_OPEN if made.digest else ''}{made.day.isoformat()}"
            rows.append((name, body, self._seal(name, body), rest))
        if not rows:
            return
        with suppress(sqlite3.Error, OSError):
            if not self._path.exists():
                self._path.touch(mode=0o600)
            with closing(sqlite3.connect(self._path, timeout=_SECONDS)) as db, db:
                db.execute(_TABLE)
                db.execute("DELETE FROM day WHERE day > ?", (_OPEN,))
                db.executemany("INSERT OR REPLACE INTO day VALUES (?, ?, ?, ?)", rows)

    def _seal(self, day: str, body: bytes) -> bytes:
        return hmac.digest(self._key, f"{self._table}\0{day}\0".encode() + body, "sha256")

    def _read(self, name: str, span: Span, body: Mapping[str, Any]) -> TableDay:
        cells: dict[CellKey, Cell] = {}
        for nth, (day, shift, game, dealer, sums) in enumerate(body["cells"]):
            read = partial(self._seqs_of, name, body["rest"], nth)
            events = KeptEvents(body["counts"][nth], read)
            cells[CellKey(date.fromisoformat(day), shift, game, dealer)] = Cell(sums, events)
        night = kept_night(self._table, span, body["night"])
        head, digest = (bytes.fromhex(body[name]) for name in ("head", "digest"))
        return TableDay(span, night, cells, body["seq"], head, {}, digest)

    def _seqs_of(self, name: str, digest: str, nth: int, measure: str) -> list[int]:
        """Return the events of a measure of a kept day; none if another program has made the day again."""
        rest = self._rest_of(name, digest)
        return list(rest["seqs"][nth][measure]) if rest else []

    def _rest_of(self, name: str, digest: str) -> Mapping[str, Any]:
        """Return the stored state of a day beside its figures, empty if it has another digest."""
        if self._rest[0] != digest:
            packed = next((packed for (packed,) in self._rows(_REST, name)), b"")
            is_whole = isinstance(packed, bytes) and sha256(packed).hexdigest() == digest
            self._rest = digest, from_json(zlib.decompress(packed)) if is_whole else {}
        return self._rest[1]

    def _rows(self, query: str, *values: str) -> list[tuple[Any, ...]]:
        if not self._path.exists():
            return []
        try:
            with closing(
                sqlite3.connect(f"{self._path.absolute().as_uri()}?mode=ro", uri=True, timeout=_SECONDS)
            ) as db:
                return db.execute(query, values).fetchall()
        except (sqlite3.Error, OSError):
            return []


def _has(journal: JournalReader, made: TableDay) -> bool:
    """Return whether the journal has the last event that a day was made of, with its hash."""
    if not made.seq:
        return True
    event = journal.event(made.seq)
    return event is not None and event.hash == made.head


def _is_over_for_good(journal: JournalReader, made: TableDay) -> bool:
    """Return whether no time was entered after a day by which the clock had been ahead, so that the day goes on."""
    return all(now_ms >= made.span.end_ms for _, now_ms in times_entered(journal, made.seq + 1))


def times_entered(journal: JournalReader, first: int) -> Iterator[tuple[int, int]]:
    """Yield each time that a supervisor has entered from an event on: (seq, time in ms)."""
    for event in journal.events(first, TimeEntered):
        yield event.seq, event.of(TimeEntered).now_ms


def _packed(value: object) -> bytes:
    return zlib.compress(json.dumps(value, separators=(",", ":")).encode(), 1)


@cache
def _program() -> bytes:
    """Return a digest of the packages that compute a day. With another digest, it is computed again."""
    package = Path(__file__).resolve().parents[1]
    found = sha256()
    for folder in ("core", "events", "journal", "procedure", "bank", "reports"):
        for path in sorted((package / folder).rglob("*.py")):
            found.update(str(path.relative_to(package)).encode() + b"\0" + path.read_bytes())
    return found.digest()
