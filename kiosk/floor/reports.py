"""What the floor's tables have come to, by shift, table, pit, game, dealer or day, as each table counts it itself."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final, LiteralString, NamedTuple

import psycopg


class ReportBy(StrEnum):
    """What a line of a report is about."""

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


_DAY: Final[LiteralString] = "to_char(to_timestamp(f.at_ms / 1000.0) AT TIME ZONE %(zone)s, 'YYYY-MM-DD')"
_ABOUT: Final[dict[ReportBy, LiteralString]] = {
    ReportBy.SHIFT: """j.table_id || ' ' || coalesce((SELECT to_char(to_timestamp(o.at_ms / 1000.0)
        AT TIME ZONE %(zone)s, 'YYYY-MM-DD HH24:MI') FROM floor.event o
        WHERE o.journal = f.journal AND o.seq = f.shift), '–')""",
    ReportBy.TABLE: "j.table_id",
    ReportBy.PIT: "coalesce(h.standing ->> 'pit', '')",
    ReportBy.GAME: "f.game",
    ReportBy.DEALER: "f.dealer",
    ReportBy.DAY: _DAY,
}
_KEYS: Final[dict[ReportBy, LiteralString]] = {
    ReportBy.SHIFT: "f.journal, f.shift",
    ReportBy.TABLE: "f.journal",
    ReportBy.PIT: "f.journal",
    ReportBy.GAME: "f.game",
    ReportBy.DEALER: "f.dealer",
    ReportBy.DAY: "f.at_ms / 900000",  # every zone is whole quarters of an hour
}


def report(
    db: psycopg.Connection[Any], by: ReportBy, *, from_ms: int, to_ms: int, zone: str = "UTC"
) -> list[ReportLine]:
    """Return the lines of a report from one moment to before another, in milliseconds since 1970.

    Figures are added up first and named then, so that a month of a large house takes no more than a second or two.
    Whoever is connected is a console, or the superuser.
    """
    keys, columns = _KEYS[by], ", ".join(f"k{nth}" for nth in range(_KEYS[by].count(",") + 1))
    query = f"""SELECT about, sum(hands)::bigint, sum(voided)::bigint, sum(house_net)::bigint FROM (
      SELECT {_ABOUT[by]} AS about, f.hands, f.voided, f.house_net FROM (
        SELECT {keys}, min(f.journal), min(f.shift), min(f.game), min(f.dealer), min(f.at_ms), sum(f.hands),
          sum(f.voided), sum(f.house_net)
        FROM floor.figure f WHERE f.at_ms >= %(from_ms)s AND f.at_ms < %(to_ms)s GROUP BY {keys}
      ) f({columns}, journal, shift, game, dealer, at_ms, hands, voided, house_net)
      JOIN floor.journal j USING (journal) LEFT JOIN floor.heard h USING (journal)
    ) told GROUP BY about ORDER BY about"""  # noqa: S608, words of ours
    lines = db.execute(query.encode(), {"from_ms": from_ms, "to_ms": to_ms, "zone": zone})
    return [ReportLine(*line) for line in lines.fetchall()]
