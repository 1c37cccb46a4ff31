"""A console's line to the floor's server: what has changed at any table, ten times a second, and what somebody does.

One thread has the one connection. Of 500 tables it reads those whose standing another transaction has written since: a
row may come twice, and none is missed. What somebody does is asked for by `ask`, and goes first. All is told by
`on_news`, on the link's thread.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import queue
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import psycopg

from kiosk.core.errors import KioskError
from kiosk.core.frozen import frozen
from kiosk.core.log import program_log
from kiosk.core.text import Text
from kiosk.floor.certificates import shown_certificate
from kiosk.floor.console.hands import (
    A_PAGE,
    AfterHand,
    HandAtFloor,
    HandRecalled,
    HandsFound,
    HandsSought,
    events_of,
    find_hands,
)
from kiosk.floor.orders import ORDER, Order, shown_digest
from kiosk.floor.pin_box import SignedAnswer, sealed_for
from kiosk.floor.publishing import FloorNews, ask_news
from kiosk.floor.server import FloorError, connected
from kiosk.floor.standing import TableStanding, told_text
from kiosk.floor.verified import LastVerified, last_verified, newest_verified
from kiosk.table import CallAtTable

POLL_S: Final = 0.1
LOOK_S: Final = 1.0  # between two looks at what changes seldom
NEWS_S: Final = 0.4  # between two questions for people and locks, as at a table
VERIFIED_S: Final = 60.0  # between two looks at a result of the verifier that is known
SILENT_S: Final = 10.0
PAUSES_S: Final = (0.1, 0.5, 1.0, 2.0)

_XMIN: Final = "SELECT pg_snapshot_xmin(pg_current_snapshot())::text"
_CHANGED: Final = """SELECT j.table_id, j.journal, j.key, h.standing::text
  FROM floor.heard h JOIN floor.journal j USING (journal)
  WHERE h.changed >= %s::xid8 AND h.standing IS NOT NULL ORDER BY j.journal"""
_SILENT: Final = """SELECT j.table_id, (extract(epoch FROM h.at) * 1000)::bigint FROM floor.heard h
  JOIN floor.journal j USING (journal) WHERE h.at < clock_timestamp() - make_interval(secs => %s)"""
_FORKED: Final = "SELECT j.table_id, max(f.fork) FROM floor.fork f JOIN floor.journal j USING (journal) GROUP BY 1"
_NOTED: Final = "SELECT alert FROM floor.noted WHERE at > clock_timestamp() - interval '3 days'"
_PUT_RIGHT: Final = """SELECT h.table_id, h.dealer, count(*) FROM floor.event e JOIN floor.hand h USING (journal, hand)
  WHERE e.kind IN ('corrected', 'hand_reopened', 'hand_voided')
    AND e.received_at > clock_timestamp() - interval '8 hours' GROUP BY 1, 2"""
_PICTURE: Final = "SELECT body FROM floor.picture WHERE digest = %s"
_TAKEN: Final = "SELECT answer, refused FROM floor.taken WHERE answer = ANY(%s)"
_TODAY: Final = "SELECT count(*) FROM floor.taken WHERE refused = '' AND at > date_trunc('day', clock_timestamp())"


@frozen
class TableSeen:
    """A table as the floor has it: its id, its journal with its device's key, and how it stands."""

    table: str
    journal: int
    key: bytes
    stands: TableStanding


@frozen
class AnswerTaken:
    """What became of an answer at its table, or on the way there: `refused` is empty where it counted."""

    table: str
    call: str
    refused: Text


@frozen
class Sat:
    """Whether somebody has signed in at this console, which is so at one console at a time."""

    person: str
    may: bool


@frozen
class ConsoleNews:
    """What differs. What is None is as it was; `silent` says since when (ms since 1970) a table was not heard."""

    tables: tuple[TableSeen, ...] = ()
    silent: Mapping[str, int] | None = None
    forked: Mapping[str, int] | None = None
    noted: frozenset[str] | None = None
    put_right: Mapping[tuple[str, str], int] | None = None
    answered: int | None = None
    is_there: bool | None = None
    taken: tuple[AnswerTaken, ...] = ()
    sat: Sat | None = None
    found: HandsFound | None = None
    recalled: HandRecalled | None = None
    picture: tuple[str, bytes] | None = None
    laid: FloorNews | None = None
    verified: LastVerified | None = None
    refused: Text | None = None  # why the server does not let this console in


class ConsoleLink:
    """The line of one console, which signs in as `user` and shows the certificate in its folder `records`."""

    def __init__(self, server: str, *, user: str, records: Path) -> None:
        self._server = server
        self._user = user
        self._records = records
        self._asked: queue.SimpleQueue[Callable[[psycopg.Connection[Any]], None]] = queue.SimpleQueue()
        self._wake = threading.Event()
        self._ended = threading.Event()
        self._tell: Callable[[ConsoleNews], None] | None = None
        self._waiting: dict[int, tuple[str, str]] = {}  # answers of which nobody knows what became of them
        self._person = ""
        self._since: Mapping[str, Any] | None = None
        self._next_news_s = 0.0
        self._verified, self._next_verified_s = 0, 0.0
        self._thread = threading.Thread(target=self._work, name="console")

    def start(self, on_news: Callable[[ConsoleNews], None]) -> None:
        self._tell = on_news
        self._thread.start()

    def has(self, since: Mapping[str, Any]) -> None:
        """Say what the console has of people, settings and locks (floor.news): what is newer is told."""
        self._since = since

    def stop(self) -> None:
        self._ended.set()
        self._wake.set()
        self._thread.join()

    # ---------------------------------------------------------------------------------------------- what somebody does

    def answer(self, seen: TableSeen, call: CallAtTable, verb: str, signature: tuple[str, str]) -> None:
        """Answer a call as it is shown. What becomes of it is told."""
        person, pin = signature
        self._send(seen, SignedAnswer(seen.table, call.id, call.digest, verb, person, pin))

    def _send(self, seen: TableSeen, signed: SignedAnswer) -> None:
        def say(db: psycopg.Connection[Any]) -> None:
            try:
                box = bytes.fromhex(seen.stands.box), bytes.fromhex(seen.stands.vouched)
                sealed = sealed_for(*box, seen.key, signed)
            except KioskError as error:
                refused = Text("{why}", {"why": error.message})
                self._post(ConsoleNews(taken=(AnswerTaken(seen.table, signed.call, refused),)))
                return
            row = db.execute(
                "SELECT floor.answer_call(%s, %s, %s, %s, %s)",
                (seen.journal, signed.call, signed.verb, signed.person, sealed),
            ).fetchone()
            assert row is not None
            self._waiting[row[0]] = (seen.table, signed.call)

        self._ask(say)

    def order(self, seen: TableSeen, order: Order, details: Mapping[str, Any], signature: tuple[str, str]) -> None:
        """Order something of a table as it is shown. What becomes of it is told."""
        person, pin = signature
        told = json.dumps(dict(details))
        self._send(seen, SignedAnswer(seen.table, ORDER, shown_digest(seen.stands), order, person, pin, told))

    def find(self, sought: HandsSought, after: AfterHand | None) -> None:
        """Look for hands, those after `after`. What is found is told."""

        def found(db: psycopg.Connection[Any]) -> None:
            hands = find_hands(db, sought, after)
            self._post(ConsoleNews(found=HandsFound(sought, after, tuple(hands), more=len(hands) == A_PAGE)))

        self._ask(found)

    def recall(self, hand: HandAtFloor) -> None:
        """Ask for the events of a hand. They are told."""

        def recalled(db: psycopg.Connection[Any]) -> None:
            events = tuple(events_of(db, hand.journal, hand.hand))
            self._post(ConsoleNews(recalled=HandRecalled(hand.journal, hand.hand, events)))

        self._ask(recalled)

    def look_at(self, picture: str) -> None:
        """Ask for a picture of a call by its hash. It is told, b"" where the table has not pushed it yet."""

        def looked(db: psycopg.Connection[Any]) -> None:
            row = db.execute(_PICTURE, (bytes.fromhex(picture),)).fetchone()
            body = bytes(row[0]) if row is not None else b""
            is_it = hashlib.sha256(body).hexdigest() == picture
            self._post(ConsoleNews(picture=(picture, body if is_it else b"")))

        self._ask(looked)

    def note(self, alert: str, person: str) -> None:
        """Note an alert: it is shown no more, at any console."""

        def noted(db: psycopg.Connection[Any]) -> None:
            db.execute("SELECT floor.note(%s, %s)", (alert, person))
            self._look(db)

        self._ask(noted)

    def sit(self, person: str) -> None:
        """Sign somebody in, who has proven themselves. Whether they may sit here is told."""

        def sat(db: psycopg.Connection[Any]) -> None:
            self._person = person
            self._sit(db)

        self._ask(sat)

    def rise(self) -> None:
        def risen(db: psycopg.Connection[Any]) -> None:
            person, self._person = self._person, ""
            if person:
                db.execute("SELECT floor.rise(%s)", (person,))

        self._ask(risen)

    def _sit(self, db: psycopg.Connection[Any]) -> None:
        row = db.execute("SELECT floor.sit(%s)", (self._person,)).fetchone()
        sat = Sat(self._person, row == (True,))
        if not sat.may:
            self._person = ""
        self._post(ConsoleNews(sat=sat))

    def _ask(self, act: Callable[[psycopg.Connection[Any]], None]) -> None:
        self._asked.put(act)
        self._wake.set()

    # --------------------------------------------------------------------------------------------------- the worker

    def _work(self) -> None:
        tries = 0
        while not self._ended.is_set():
            try:
                with connected(self._server, user=self._user, **shown_certificate(self._records)) as db:
                    if self._person:
                        self._sit(db)
                    self._post(ConsoleNews(is_there=True))
                    tries = 0
                    self._read_on(db)
            except FloorError as error:
                if not tries:
                    program_log.warning("the console: %s", error)
                    why = Text("{why}", {"why": error.message}) if error.code == "refused" else None
                    self._post(ConsoleNews(is_there=False, refused=why))
                tries += 1
            self._ended.wait(PAUSES_S[min(tries, len(PAUSES_S) - 1)])

    def _read_on(self, db: psycopg.Connection[Any]) -> None:
        since, look_s = "0", 0.0
        while not self._ended.is_set():
            self._wake.clear()
            with contextlib.suppress(queue.Empty):
                while True:
                    self._asked.get_nowait()(db)
            (now,) = db.execute(_XMIN).fetchone() or ("0",)
            rows = db.execute(_CHANGED, (since,)).fetchall()
            since = now
            if rows:
                self._post(ConsoleNews(tables=tuple(filter(None, map(_seen, rows)))))
            if self._waiting:
                self._hear_of_answers(db)
            if time.monotonic() >= look_s:
                look_s = time.monotonic() + LOOK_S
                self._look(db)
                self._look_at_verifier(db)
            self._ask_news(db)
            self._wake.wait(POLL_S)

    def _ask_news(self, db: psycopg.Connection[Any]) -> None:
        """Ask what is laid down anew, where that is due; it is told, and asked again when that was done."""
        since = self._since
        if since is not None and time.monotonic() >= self._next_news_s:
            self._next_news_s = time.monotonic() + NEWS_S
            news = ask_news(db, since)
            if news is not None:
                self._since = None
                self._post(ConsoleNews(laid=news))

    def _look_at_verifier(self, db: psycopg.Connection[Any]) -> None:
        """Tell what the nightly verifier found last, when that is new, and how old it is each minute."""
        number = newest_verified(db)
        if number != self._verified or time.monotonic() >= self._next_verified_s:
            self._verified, self._next_verified_s = number, time.monotonic() + VERIFIED_S
            self._post(ConsoleNews(verified=last_verified(db)))

    def _hear_of_answers(self, db: psycopg.Connection[Any]) -> None:
        taken = db.execute(_TAKEN, (list(self._waiting),)).fetchall()
        told = [AnswerTaken(*self._waiting.pop(number), _refusal(refused)) for number, refused in taken]
        if told:
            self._post(ConsoleNews(taken=tuple(told)))

    def _look(self, db: psycopg.Connection[Any]) -> None:
        """Tell what changes seldom, and what no table says of itself."""
        put_right = {(table, dealer): count for table, dealer, count in db.execute(_PUT_RIGHT).fetchall()}
        (today,) = db.execute(_TODAY).fetchone() or (0,)
        self._post(
            ConsoleNews(
                silent=dict(db.execute(_SILENT, (SILENT_S,)).fetchall()),
                forked=dict(db.execute(_FORKED).fetchall()),
                noted=frozenset(alert for (alert,) in db.execute(_NOTED).fetchall()),
                put_right=put_right,
                answered=today,
            )
        )

    def _post(self, news: ConsoleNews) -> None:
        if self._tell is not None and not self._ended.is_set():
            self._tell(news)


def _seen(row: tuple[Any, ...]) -> TableSeen | None:
    """Return a table as it says that it stands; None where it is another version's, or nothing that a table says."""
    table, journal, key, standing = row
    try:
        return TableSeen(table, journal, bytes(key), TableStanding.of(standing))
    except ValueError as error:
        program_log.warning("the standing of table %s is not of this version: %s", table, error)
        return None


def _refusal(refused: str) -> Text:
    try:
        return told_text(json.loads(refused)) if refused else Text("")
    except (ValueError, RecursionError):
        return Text("{why}", {"why": refused})
