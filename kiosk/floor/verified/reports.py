"""Report the tables' results by shift, table, pit, game, dealer, or day, as each table counts them."""

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
    """One line: its subject, the number of settled and void hands, and the house result in cents.

    `received` is when the server received the newest of them, in the time zone of the report: a line may differ from an
    earlier print. `calls` is the number of floor calls and signatures, and `response_ms` the median wait for them, by
    the clock of their table; None without a call.
    """

    about: str
    hands: int = 0
    voided: int = 0
    house_net: int = 0
    received: str = ""
    calls: int = 0
    response_ms: int | None = None


class _Grouping(NamedTuple):
    """A grouping's columns, the names of its lines, and the joined relation; `moved` is the state at the time."""

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
        "f.at_ms / 60000",  # A day begins with a minute.
        "minute",
        "to_char(to_timestamp(f.minute * 60) AT TIME ZONE %(zone)s - %(begins)s::interval, 'YYYY-MM-DD')",
    ),
}


# Each arrival or signature of the floor, with the columns of a figure, and the duration of the call. A visit without a
# call is left out.
_ANSWERS: Final[
    LiteralString
] = """(SELECT e.journal, coalesce((SELECT o.seq FROM floor.event o WHERE o.journal = e.journal
      AND o.kind = 'table_opened' AND o.seq < e.seq ORDER BY o.seq DESC LIMIT 1), 0) AS shift,
    coalesce(h.game, '') AS game, coalesce(h.dealer, '') AS dealer, e.at_ms, e.at_ms - q.at_ms AS took_ms
  FROM floor.event e LEFT JOIN floor.hand h USING (journal, hand), LATERAL (
    (SELECT p.at_ms, p.kind FROM floor.event p WHERE e.kind = 'floor_came' AND p.journal = e.journal AND p.seq < e.seq
      AND p.kind IN ('floor_called', 'floor_came') ORDER BY p.seq DESC LIMIT 1)
    UNION ALL (SELECT p.at_ms, p.kind FROM floor.event p WHERE e.kind <> 'floor_came' AND p.journal = e.journal
      AND p.seq < e.seq AND p.kind IN ('answered', 'payout_kept', 'corrected', 'undone', 'hand_reopened',
        'payout_signed', 'tax_form_filled', 'slip_issued', 'slip_voided') ORDER BY p.seq DESC LIMIT 1)) q
  WHERE (e.kind IN ('floor_came', 'payout_signed') OR e.kind = 'answered' AND e.body LIKE '%%"source":"floor"%%')
    AND e.at_ms >= %(from_ms)s AND e.at_ms < %(to_ms)s AND q.kind <> 'floor_came')"""


def report(
    db: psycopg.Connection[Any], by: ReportBy, *, from_ms: int, to_ms: int, zone: str = "UTC", begins: str = "00:00"
) -> list[ReportLine]:
    """Return the lines of a report from one moment to before another, in milliseconds since 1970.

    Gaming days begin at the time of day `begins` in the time zone `zone`.
    Figures are added up first and named then, so that a month of a large house takes no more than a second or two.
    The connection must be a console's, or a superuser's.
    """
    keys = _GROUPINGS[by]
    values = {"from_ms": from_ms, "to_ms": to_ms, "zone": zone, "begins": begins}
    figures = f"""SELECT about, sum(hands)::bigint, sum(voided)::bigint, sum(house_net)::bigint,
        to_char(max(received_at) AT TIME ZONE %(zone)s, 'YYYY-MM-DD HH24:MI') FROM (
      SELECT {keys.about} AS about, f.hands, f.voided, f.house_net, f.received_at FROM (
        SELECT {keys.columns}, sum(f.hands), sum(f.voided), sum(f.house_net), max(f.received_at)
        FROM floor.figure f {keys.moved} WHERE f.at_ms >= %(from_ms)s AND f.at_ms < %(to_ms)s GROUP BY {keys.columns}
      ) f({keys.names}, hands, voided, house_net, received_at) {keys.joined}
    ) found GROUP BY about"""  # noqa: S608, words of ours
    answers = f"""SELECT about, count(*), percentile_disc(0.5) WITHIN GROUP (ORDER BY took_ms) FROM (
      SELECT {keys.about} AS about, f.took_ms FROM (
        SELECT {keys.columns}, f.took_ms FROM {_ANSWERS} f {keys.moved}
      ) f({keys.names}, took_ms) {keys.joined}
    ) found GROUP BY about"""  # noqa: S608, words of ours
    lines = {line[0]: ReportLine(*line) for line in db.execute(figures.encode(), values).fetchall()}
    for about, calls, response_ms in db.execute(answers.encode(), values).fetchall():
        lines[about] = lines.get(about, ReportLine(about))._replace(calls=calls, response_ms=response_ms)
    return [lines[about] for about in sorted(lines)]


def floor_time_zone(db: psycopg.Connection[Any]) -> str:
    """Return the time zone of the floor, by which its reports part the days."""
    row = db.execute("SELECT current_setting('TimeZone')").fetchone()
    assert row is not None
    return str(row[0])


def day_begins_ms(db: psycopg.Connection[Any], day: date, begins: str) -> int:
    """Return the beginning of a gaming day by the floor's time zone, in milliseconds since 1970.

    `begins` is the time of day at which it begins, as in "08:00".
    """
    at = (
        """SELECT (extract(epoch FROM (%s::date + %s::time) AT TIME ZONE current_setting('TimeZone')) * 1000)::bigint"""
    )
    row = db.execute(at, (day, begins)).fetchone()
    assert row is not None
    return int(row[0])
