"""The queries of a console once a second: slow changes, and facts that no table sends itself.

They are sent together: on a slow line, each would otherwise wait for the answer to the one before.
"""

import json
from typing import Any, Final

import psycopg

from kiosk.events import PinLocked
from kiosk.floor.console.news import Behind, ConsoleNews, GuessedPin, Posted, WonTwice, WrongPins
from kiosk.floor.publishing.publishing import ToReview

SILENT_S: Final = 10.0
MAX_OFF_MS: Final = 2_000  # Allowed difference between two clocks of a house.

_OF_NEWEST: Final = (  # Replaced devices are left out.
    "NOT EXISTS (SELECT FROM floor.journal n WHERE n.table_id = j.table_id AND n.journal > j.journal)"
)
# For each table with a condition: whether it has never reported, since when it is silent, the number of missing events
# and since when, and the error of its clock. This is one query, because it reads every table.
_TABLES: Final = f"""SELECT j.table_id, j.journal, j.key, h.standing IS NULL,
    CASE WHEN h.at < w.long_ago THEN (extract(epoch FROM h.at) * 1000)::bigint END,
    CASE WHEN h.behind > 0 AND w.at < w.long_ago THEN h.behind END, (extract(epoch FROM w.at) * 1000)::bigint,
    (extract(epoch FROM clock_timestamp() - w.at) * 1000)::bigint,
    CASE WHEN abs(h.offset_ms) > %(most)s THEN h.offset_ms END
  FROM floor.heard h JOIN floor.journal j USING (journal), LATERAL (SELECT coalesce(h.whole_at, j.enrolled_at) AS at,
    statement_timestamp() - make_interval(secs => %(silent_s)s) AS long_ago) w
  WHERE (h.standing IS NULL OR h.at < w.long_ago OR h.behind > 0 AND w.at < w.long_ago OR abs(h.offset_ms) > %(most)s)
    AND {_OF_NEWEST} ORDER BY j.journal"""  # noqa: S608, no value
_OWN_CLOCK: Final = "SELECT nullif(current_setting('floor.offset_ms', true), '')::bigint"
_FORKED: Final = f"""SELECT j.table_id, max(f.fork) FROM floor.fork f JOIN floor.journal j USING (journal)
  WHERE {_OF_NEWEST} GROUP BY 1"""  # noqa: S608, no value
_NOTED: Final = "SELECT alert, console FROM floor.noted WHERE at > statement_timestamp() - interval '3 days'"
_PUT_RIGHT: Final = """SELECT h.table_id, h.dealer, count(*) FROM floor.event e JOIN floor.hand h USING (journal, hand)
  WHERE e.kind IN ('corrected', 'hand_reopened', 'hand_voided')
    AND e.received_at > statement_timestamp() - interval '8 hours' GROUP BY 1, 2"""
# The kinds are found one after the other in the index, for any number of versions.
_POSTED: Final = """WITH RECURSIVE kinds(kind) AS ((SELECT v.kind FROM floor.version v ORDER BY v.kind LIMIT 1)
    UNION ALL SELECT (SELECT v.kind FROM floor.version v WHERE v.kind > k.kind ORDER BY v.kind LIMIT 1)
      FROM kinds k WHERE k.kind IS NOT NULL)
  SELECT k.kind, n.number, (extract(epoch FROM n.at) * 1000)::bigint, n.at < statement_timestamp() - interval '1 minute'
  FROM kinds k, LATERAL (SELECT v.number, v.at FROM floor.version v WHERE v.kind = k.kind
    ORDER BY v.number DESC LIMIT 1) n WHERE k.kind LIKE 'jackpots:%'"""
_POSTED_LATELY: Final = """SELECT DISTINCT ON (kind) kind, number, (extract(epoch FROM at) * 1000)::bigint,
    at < statement_timestamp() - interval '1 minute' FROM floor.version
  WHERE kind LIKE 'jackpots:%' AND at > statement_timestamp() - interval '5 minutes' ORDER BY kind, number DESC"""
# The newest twenty of each table, so that one with more or longer ones does not hide the others.
_WRONG_PINS: Final = """SELECT format('%s.%s', j.journal, e.seq), j.table_id, e.kind, e.body, e.at_ms
    FROM floor.journal j, LATERAL (SELECT o.seq, o.kind, left(o.body, 2000) AS body, o.at_ms FROM floor.event o
      WHERE o.journal = j.journal AND o.kind IN ('pin_locked', 'pad_locked') AND o.actor = 'kiosk'
        AND o.received_at > statement_timestamp() - interval '1 day' ORDER BY o.received_at DESC LIMIT 20) e
  UNION ALL SELECT a.attempt::text, a.role::text, '', a.why, (extract(epoch FROM a.at) * 1000)::bigint
    FROM floor.attempt a WHERE a.what = 'pin' AND a.at > statement_timestamp() - interval '1 day'"""
# Roles with refused or too many acts, and the first attempt of each.
_OFFENDERS: Final = """SELECT CASE what WHEN 'held' THEN why ELSE role END, what, min(attempt) FROM floor.attempt
  WHERE what IN ('pins', 'claims', 'held', 'epochs', 'answers', 'versions')
    AND at > statement_timestamp() - interval '1 day' GROUP BY 1, 2"""
_TODAY: Final = """SELECT count(*) FROM floor.taken t
  WHERE t.refused = '' AND NOT t.is_order AND t.at > date_trunc('day', statement_timestamp())"""


# The time when the server was last restored or replaced, None if it never was; and jackpots won twice.
_RESTORED: Final = """SELECT (extract(epoch FROM max(at)) * 1000)::bigint FROM floor.epoch
  WHERE epoch > (SELECT min(epoch) FROM floor.epoch)"""
_TWICE: Final = "SELECT win, jackpot, table_id, hand, first_table, first_hand, at_ms FROM floor.won_twice"
_TO_REVIEW: Final = "SELECT * FROM floor.to_review()"
_GUESSED: Final = "SELECT * FROM floor.guessed_at_tables()"


def seldom_looked(db: psycopg.Connection[Any]) -> ConsoleNews:
    """Return the number of corrections of each dealer in the last eight hours, and the people whose PIN was guessed at
    several tables.

    It reads all these corrections and guesses, and every posted jackpot.
    """
    found, guessed = db.execute(_PUT_RIGHT).fetchall(), db.execute(_GUESSED).fetchall()
    return ConsoleNews(
        posted={kind: Posted(*of) for kind, *of in db.execute(_POSTED).fetchall()},
        put_right={(table, dealer): count for table, dealer, count in found},
        guessed=tuple(GuessedPin(*row) for row in guessed),
    )


def looked(db: psycopg.Connection[Any]) -> tuple[ConsoleNews, list[tuple[Any, ...]]]:
    """Return the current status of the tables, and the tables that have sent nothing yet: id, journal, and key."""
    with db.pipeline():
        tables, own, forked, noted, today, restored, twice, review, wrong, posted, bad = [
            db.execute(query, values)
            for query, values in (
                (_TABLES, {"most": MAX_OFF_MS, "silent_s": SILENT_S}),
                (_OWN_CLOCK, None),
                (_FORKED, None),
                (_NOTED, None),
                (_TODAY, None),
                (_RESTORED, None),
                (_TWICE, None),
                (_TO_REVIEW, None),
                (_WRONG_PINS, None),
                (_POSTED_LATELY, None),
                (_OFFENDERS, None),
            )
        ]
    found = tables.fetchall()
    ((own_ms,),) = own.fetchall()
    clocks = {row[0]: row[8] for row in found if row[8] is not None}
    if own_ms is not None and abs(own_ms) > MAX_OFF_MS:
        clocks[""] = own_ms
    ((restored_ms,),) = restored.fetchall()
    ((answered,),) = today.fetchall()
    news = ConsoleNews(
        silent={row[0]: row[4] for row in found if row[4] is not None},
        behind={row[0]: Behind(*row[5:8]) for row in found if row[5] is not None},
        clocks=clocks,
        forked=dict(forked.fetchall()),
        noted={str(alert): str(by) for alert, by in noted.fetchall()},
        answered=answered,
        restored_ms=restored_ms or 0,
        twice=tuple(WonTwice(*row) for row in twice.fetchall()),
        to_review=tuple(ToReview(*row) for row in review.fetchall()),
        offenders={(role, what): first for role, what, first in bad.fetchall()},
        wrong_pins=tuple(map(_wrong_pins, wrong.fetchall())),
        posted={kind: Posted(*of) for kind, *of in posted.fetchall()},
    )
    return news, [row[:3] for row in found if row[3]]


def _wrong_pins(row: tuple[Any, ...]) -> WrongPins:
    """Return the lock of wrong PINs, from an event at a table or from a console."""
    key, where, kind, body, at_ms = row
    person = body
    if kind:
        try:
            person = str(json.loads(body)["person"]) if kind == PinLocked.KIND else ""
            where = str(json.loads(body).get("console", where))
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            person = "?"  # No kiosk writes this.
    return WrongPins(key, where, person, at_ms)
