"""Report the tables' results by shift, table, pit, game, dealer, or day, as each table counts them."""

from __future__ import annotations

from datetime import date
from enum import StrEnum
from typing import Any, Final, LiteralString, NamedTuple

import psycopg


class ReportBy(StrEnum):
    """The subject of a line of a report."""

    SHIFT = "shift"
    TABLE = "table"
    PIT = "pit"
    GAME = "game"
    DEALER = "dealer"
    DAY = "day"


class ReportLine(NamedTuple):
    """One line: what it is about, how many hands were settled and void, and what the house has won, in cents."""

    about: str
    hands: int
    voided: int
    house_net: int


class _Grouping(NamedTuple):
    """By which columns figures are added up first, what such a line is called, and what must be joined to know it.

    `moved` is joined to each figure: what was so when it came to be.
    """

    columns: LiteralString
    names: LiteralString
    about: LiteralString
    joined: LiteralString = ""
    moved: LiteralString = ""


_JOURNAL: Final[LiteralString] = "JOIN floor.journal j USING (journal)"
_PITS: Final[LiteralString] = """LEFT JOIN (SELECT t.journal, t.pit, t.from_ms,
    lead(t.from_ms) OVER (PARTITION BY t.journal ORDER BY t.from_ms) AS to_ms FROM floor.pit t) p
  ON p.journal = f.journal AND f.at_ms >= p.from_ms AND (p.to_ms IS NULL OR f.at_ms < p.to_ms)"""
_GROUPINGS: Final[dict[ReportBy, _Grouping]] = {
    ReportBy.SHIFT: _Grouping(
        "f.journal, f.shift",
        "journal, shift",
        """j.table_id || ' ' || coalesce((SELECT to_char(to_timestamp(o.at_ms / 1000.0)
        AT TIME ZONE %(zone)s, 'YYYY-MM-DD HH24:MI') FROM floor.event o
        WHERE o.journal = f.journal AND o.seq = f.shift AND o.kind = 'table_opened'), '–')""",
        _JOURNAL,
    ),
    ReportBy.TABLE: _Grouping("f.journal", "journal", "j.table_id", _JOURNAL),
    ReportBy.PIT: _Grouping("p.pit", "pit", "coalesce(f.pit, '')", moved=_PITS),
    ReportBy.GAME: _Grouping("f.game", "game", "f.game"),
    ReportBy.DEALER: _Grouping("f.dealer", "dealer", "f.dealer"),
    ReportBy.DAY: _Grouping(
        "f.at_ms / 60000",  # a day begins with a minute
        "minute",
        "to_char(to_timestamp(f.minute * 60) AT TIME ZONE %(zone)s - %(begins)s::interval, 'YYYY-MM-DD')",
    ),
}


def report(
    db: psycopg.Connection[Any], by: ReportBy, *, from_ms: int, to_ms: int, zone: str = "UTC", begins: str = "00:00"
) -> list[ReportLine]:
    """Return the lines of a report from one moment to before another, in milliseconds since 1970.

    Gaming days begin at the time of day `begins` in the time zone `zone`.
    Figures are added up first and named then, so that a month of a large house takes no more than a second or two.
    The connection must be a console's, or a superuser's.
    """
    keys = _GROUPINGS[by]
    query = f"""SELECT about, sum(hands)::bigint, sum(voided)::bigint, sum(house_net)::bigint FROM (
      SELECT {keys.about} AS about, f.hands, f.voided, f.house_net FROM (
        SELECT {keys.columns}, sum(f.hands), sum(f.voided), sum(f.house_net)
        FROM floor.figure f {keys.moved} WHERE f.at_ms >= %(from_ms)s AND f.at_ms < %(to_ms)s GROUP BY {keys.columns}
      ) f({keys.names}, hands, voided, house_net) {keys.joined}
    ) found GROUP BY about ORDER BY about"""  # noqa: S608, words of ours
    lines = db.execute(query.encode(), {"from_ms": from_ms, "to_ms": to_ms, "zone": zone, "begins": begins})
    return [ReportLine(*line) for line in lines.fetchall()]


def zone_of(db: psycopg.Connection[Any]) -> str:
    """Return the time zone of the floor, by which its reports part the days."""
    row = db.execute("SELECT current_setting('TimeZone')").fetchone()
    assert row is not None
    return str(row[0])


def day_begins_ms(db: psycopg.Connection[Any], day: date, begins: str) -> int:
    """Return when a gaming day begins by the floor's time zone, in milliseconds since 1970.

    `begins` is the time of day at which it begins, as in "08:00".
    """
    at = (
        """SELECT (extract(epoch FROM (%s::date + %s::time) AT TIME ZONE current_setting('TimeZone')) * 1000)::bigint"""
    )
    row = db.execute(at, (day, begins)).fetchone()
    assert row is not None
    return int(row[0])
