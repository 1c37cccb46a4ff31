"""The report of a house: figures of its work by gaming day, shift, table, game, dealer, or charity.

A figure is computed from measures, and lists their events. A ratio of few hands says little: so the hold has a
band: 19 of 20 periods with the same handle would be within it by chance alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime
from enum import StrEnum
from functools import cached_property
from heapq import merge
from itertools import groupby, islice
from math import sqrt
from operator import itemgetter
from typing import Final, NamedTuple, overload

from kiosk.bank import TableNight
from kiosk.core.dates import day_words
from kiosk.core.text import Sentence, text
from kiosk.reports.measures import Cell, CellKey, night_measures
from kiosk.reports.names import NO_NAMES, ReportNames

BAND: Final = 1.96  # Standard deviations that contain 19 of 20 results.
HOUR_MS: Final = 3_600_000
_SHIFT: Final = text("{table} · {day}, {time}")


class GroupBy(StrEnum):
    """The subject of a row."""

    DAY = "day"
    SHIFT = "shift"
    TABLE = "table"
    GAME = "game"
    DEALER = "dealer"
    CHARITY = "charity"


class Unit(StrEnum):
    """The unit of a figure. An amount is in cents; a ratio is a part of 1."""

    AMOUNT = "amount"
    COUNT = "count"
    RATIO = "ratio"
    PER_HOUR = "per hour"
    SECONDS = "s"


class CellEvents(NamedTuple):
    """The events of a cell: of a table and a gaming day, by measure, each in rising seqs."""

    table: str
    day: date
    by_measure: Mapping[str, Sequence[int]]


class FigureEvents(Sequence[tuple[str, int]]):
    """The events of a measure in some cells, (table, seq), by table and in their order. Those of a kept day are read
    when they are come to.
    """

    def __init__(self, measure: str, cells: Sequence[CellEvents]) -> None:
        self._measure, self._cells = measure, cells

    def _parts(self) -> list[tuple[str, date, Sequence[int]]]:
        measure = self._measure
        found = [(cell.table, cell.day, cell.by_measure[measure]) for cell in self._cells if measure in cell.by_measure]
        return sorted(found, key=itemgetter(0, 1))

    def __len__(self) -> int:
        return sum(len(seqs) for _, _, seqs in self._parts())

    def __iter__(self) -> Iterator[tuple[str, int]]:
        for (table, _), parts in groupby(self._parts(), key=itemgetter(0, 1)):
            yield from ((table, seq) for seq in merge(*(seqs for _, _, seqs in parts)))

    @overload
    def __getitem__(self, at: int) -> tuple[str, int]: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[tuple[str, int], ...]: ...
    def __getitem__(self, at: int | slice) -> tuple[str, int] | tuple[tuple[str, int], ...]:
        if isinstance(at, slice):
            return tuple(islice(self, *at.indices(len(self))))
        return next(islice(self, range(len(self))[at], None))


NO_EVENTS: Final = FigureEvents("", ())


class ReportFigure(NamedTuple):
    """A figure of a row. `low` and `high` are its band, None if it has none.

    `key` names it. `events` are the events that it was made of: (table, seq), in their order.
    """

    key: str
    value: float
    unit: Unit
    events: Sequence[tuple[str, int]] = NO_EVENTS
    low: float | None = None
    high: float | None = None

    @property
    def is_outside(self) -> bool:
        """Return whether the value is outside its band."""
        return self.low is not None and self.high is not None and not self.low <= self.value <= self.high


class ReportRow(NamedTuple):
    """A row of a report: its subject, and its figures in their order."""

    of: str
    figures: tuple[ReportFigure, ...]

    def figure(self, key: str) -> ReportFigure | None:
        """Return a figure by its key, None if this row has none."""
        return next((figure for figure in self.figures if figure.key == key), None)


class HouseReport(NamedTuple):
    """A report: its grouping, its first and last gaming day, and a row for each subject, then one for all.

    Rows and figures have keys; `names` are those that people read.
    """

    by: GroupBy
    first: date
    last: date
    rows: tuple[ReportRow, ...]
    names: ReportNames = NO_NAMES

    @property
    def total(self) -> ReportRow:
        return self.rows[-1]

    def row(self, of: str) -> ReportRow | None:
        """Return the row of a subject, by its key or its name; None if there is none."""
        return next((row for row in self.rows if of in (row.of, self.name_of(row.of))), None)

    def name_of(self, of: str) -> str:
        """Return the name of the subject of a row."""
        match self.by:
            case GroupBy.GAME:
                return self.names.games.get(of, of)
            case GroupBy.DAY if of != ALL:
                return Sentence(day_words(date.fromisoformat(of)))
            case GroupBy.SHIFT if of != ALL and not of.endswith(" –"):
                table, day, time = of.rsplit(" ", 2)
                return Sentence(_SHIFT.fill(table=table, day=day_words(date.fromisoformat(day)), time=time))
            case _:
                return of


class TableFigures(NamedTuple):
    """The input of a report from one table: its measures, its nights in order, and its journal's `faults`."""

    table: str
    cells: Mapping[CellKey, Cell]
    nights: Sequence[TableNight]
    faults: Sequence[str] = ()


ALL: Final = "all"
_OF_NIGHT: Final = frozenset({GroupBy.DAY, GroupBy.TABLE, GroupBy.CHARITY})


def house_report(
    tables: Iterable[TableFigures], by: GroupBy, first: date, last: date, names: ReportNames = NO_NAMES
) -> HouseReport:
    """Return a report from the first gaming day to the last.

    Drop, win, fills, and differences are those of a whole night: reports by shift, game, or dealer have only the
    entered figures and the results of hands.
    """
    groups: dict[str, _Sum] = {}
    others = _Sum()  # Only the row of all tables has these.
    for table in tables:
        charities = {night.span.day: night.charity.name for night in table.nights if night.charity is not None}
        for key, cell in table.cells.items():
            if first <= key.day <= last:
                _add(groups, _subject(by, table.table, key, charities), table.table, key, cell)
        for key, cell in night_measures(table.nights).items():
            if not first <= key.day <= last:
                continue
            if by in _OF_NIGHT:
                _add(groups, _subject(by, table.table, key, charities), table.table, key, cell)
            else:
                others.add(table.table, key, cell)
    whole = _Sum()
    for part in (*groups.values(), others):
        whole.merge(part)
    rows = [ReportRow(of, tuple(_figures(groups[of], whole.games))) for of in sorted(groups)]
    return HouseReport(by, first, last, (*rows, ReportRow(ALL, tuple(_figures(whole, whole.games)))), names)


class _Sum:
    """The sum of cells: the measures of each game alone and of all, and the events of the cells."""

    def __init__(self) -> None:
        self.games: dict[str, dict[str, int]] = {}
        self._cells: list[CellEvents] = []

    def add(self, table: str, key: CellKey, cell: Cell) -> None:
        _add_to(self.games.setdefault(key.game, {}), cell.sums)
        self._cells.append(CellEvents(table, key.day, cell.events))

    def merge(self, other: _Sum) -> None:
        for game, sums in other.games.items():
            _add_to(self.games.setdefault(game, {}), sums)
        self._cells += other._cells

    @cached_property
    def sums(self) -> dict[str, int]:
        """Return the measures of all games, once every cell is added."""
        found: dict[str, int] = {}
        for sums in self.games.values():
            _add_to(found, sums)
        return found

    def of(self, measure: str) -> int:
        return self.sums.get(measure, 0)

    def events(self, measure: str) -> FigureEvents:
        return FigureEvents(measure, self._cells)

    def named(self, prefix: str) -> list[str]:
        """Return the subjects of a kind of measures, such as the spots of "made:"."""
        return sorted(name.removeprefix(prefix) for name in self.sums if name.startswith(prefix))


def _add_to(sums: dict[str, int], more: Mapping[str, int]) -> None:
    for measure, amount in more.items():
        sums[measure] = sums.get(measure, 0) + amount


def _add(groups: dict[str, _Sum], subject: str, table: str, key: CellKey, cell: Cell) -> None:
    groups.setdefault(subject, _Sum()).add(table, key, cell)


def _subject(by: GroupBy, table: str, key: CellKey, charities: Mapping[date, str]) -> str:
    match by:
        case GroupBy.DAY:
            return key.day.isoformat()
        case GroupBy.SHIFT:
            opened = datetime.fromtimestamp(key.shift / 1000).astimezone()
            return f"{table} {opened:%Y-%m-%d %H:%M}" if key.shift else f"{table} –"
        case GroupBy.TABLE:
            return table
        case GroupBy.GAME:
            return key.game or "–"
        case GroupBy.DEALER:
            return key.dealer or "–"
        case GroupBy.CHARITY:
            return charities.get(key.day, "") or "–"


def _figures(found: _Sum, hold: Mapping[str, Mapping[str, int]]) -> Iterator[ReportFigure]:
    for key, unit in (
        ("drop", Unit.AMOUNT), ("win", Unit.AMOUNT), ("hands_say", Unit.AMOUNT), ("buy_ins", Unit.AMOUNT),
        ("rake", Unit.AMOUNT), ("fills", Unit.AMOUNT), ("credits", Unit.AMOUNT), ("over", Unit.AMOUNT),
        ("short", Unit.AMOUNT), ("off", Unit.AMOUNT), ("coupons", Unit.AMOUNT),
        ("cash_outs", Unit.AMOUNT), ("tips", Unit.AMOUNT),
        ("hands", Unit.COUNT), ("void_hands", Unit.COUNT), ("handle", Unit.AMOUNT),
    ):  # fmt: skip
        if key in found.sums:
            yield ReportFigure(key, found.of(key), unit, found.events(key))
    if found.of("handle") > 0:
        low, high = _band(found, hold)
        of_handle = found.of("of_handle") / found.of("handle")
        yield ReportFigure("hold", of_handle, Unit.RATIO, found.events("of_handle"), low, high)
    if found.of("dealt_ms"):
        hands = found.of("hands") + found.of("void_hands")
        yield ReportFigure(
            "hands_per_hour", hands * HOUR_MS / found.of("dealt_ms"), Unit.PER_HOUR, found.events("dealt_ms")
        )
    yield from _of_wagers(found)
    for key in ("corrections", "undone", "mispays", "stated_payouts", "disputes", "disputes_ruled", "doubted", "calls"):
        if key in found.sums:
            yield ReportFigure(key, found.of(key), Unit.COUNT, found.events(key))
    if found.of("calls_answered"):
        seconds = found.of("answer_ms") / found.of("calls_answered") / 1000
        yield ReportFigure("response", seconds, Unit.SECONDS, found.events("calls_answered"))
    for who in found.named("override:"):
        name = f"override:{who}"
        yield ReportFigure(name, found.of(name), Unit.COUNT, found.events(name))
    for device in found.named("device:"):
        yield ReportFigure(
            f"device:{device}", found.of(f"device:{device}"), Unit.COUNT, found.events(f"device:{device}")
        )
        away = found.of(f"device_away_ms:{device}") / 1000
        yield ReportFigure(f"device_away:{device}", away, Unit.SECONDS, found.events(f"device_away_ms:{device}"))


def _of_wagers(found: _Sum) -> Iterator[ReportFigure]:
    """Yield the figures of each wager: its handle, its hold, the number of seats with it, and the number of payouts of
    each line.

    The take-up of a wager is a share of the seats that were dealt in at games that have it.
    """
    for spot in found.named("made:"):
        dealt = sum(game.get("seat_hands", 0) for game in found.games.values() if f"made:{spot}" in game)
        made, bet = found.of(f"made:{spot}"), found.of(f"bet:{spot}")
        events = found.events(f"made:{spot}")
        yield ReportFigure(f"wagers:{spot}", made, Unit.COUNT, events)
        yield ReportFigure(f"handle:{spot}", bet, Unit.AMOUNT, events)
        yield ReportFigure(f"won:{spot}", found.of(f"net:{spot}"), Unit.AMOUNT, events)
        if bet:
            yield ReportFigure(f"hold:{spot}", found.of(f"net:{spot}") / bet, Unit.RATIO, events)
        if dealt:
            yield ReportFigure(f"take_up:{spot}", made / dealt, Unit.RATIO, events)
    for line in found.named("line:"):
        events = found.events(f"line:{line}")
        yield ReportFigure(f"line:{line}", found.of(f"line:{line}"), Unit.COUNT, events)
        yield ReportFigure(f"paid:{line}", found.of(f"paid:{line}"), Unit.AMOUNT, events)
    for name in found.named("jackpot:"):
        events = found.events(f"jackpot:{name}")
        yield ReportFigure(f"jackpot:{name}", found.of(f"jackpot:{name}"), Unit.COUNT, events)
        yield ReportFigure(f"jackpot_paid:{name}", found.of(f"jackpot_paid:{name}"), Unit.AMOUNT, events)


def _band(found: _Sum, hold: Mapping[str, Mapping[str, int]]) -> tuple[float, float] | tuple[None, None]:
    """Return the band of a hold: the hold if each game's handle held as that game does in the whole report.

    The deviation is that of the hands of the game around its hold, so it needs no theory of the game. There is no band
    if hands of earlier days that became void leave no handle of a game.
    """
    expected = variance = 0.0
    for game, sums in found.games.items():
        handle, whole = sums.get("handle", 0), hold.get(game, {})
        if not handle:
            continue
        if whole["handle"] <= 0 or whole["handle_hands"] <= 0:
            return None, None
        rate = whole["of_handle"] / whole["handle"]
        squares = whole["net2"] - 2 * rate * whole["net_handle"] + rate * rate * whole["handle2"]
        expected += rate * handle
        variance += max(0.0, squares) / whole["handle_hands"] * sums["handle_hands"]
    handle, spread = found.of("handle"), BAND * sqrt(max(0.0, variance))
    return (expected - spread) / handle, (expected + spread) / handle
