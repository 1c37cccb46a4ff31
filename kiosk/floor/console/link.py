"""A console's connection to the floor server: changes at any table, ten times a second, and the console's acts.

One thread has the connection. Of 500 tables it reads those whose status another transaction has written since: a row
may come twice, and none is missed. Acts are passed to `ask`, and go first. A second thread checks whether the server
answers: after `SILENT_NS` it reports a silent one, and cuts the connection, so that another one is tried. All results
arrive through `on_news`, on the link's threads; every failure is reported there, and tried again.
"""

import contextlib
import hashlib
import json
import queue
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import psycopg

from kiosk.core.clock import Clock, SystemClock
from kiosk.core.errors import KioskError
from kiosk.core.log import program_log
from kiosk.core.text import Sentence, Text, sentence, text
from kiosk.core.value import value
from kiosk.floor.answering.orders import ORDER, Order, shown_digest
from kiosk.floor.answering.pin_box import SignedAnswer, sealed_for
from kiosk.floor.answering.status import received_text
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
from kiosk.floor.console.looks import SILENT_S, looked, seldom_looked
from kiosk.floor.console.news import (
    AnswerTaken,
    ConsoleNews,
    Sat,
    TableSeen,
    seen_of,
    unseen,
)
from kiosk.floor.console.office import Office, post_for_house
from kiosk.floor.publishing.publishing import ask_news
from kiosk.floor.publishing.screens import ScreensExchange
from kiosk.floor.server.certificates import shown_certificate
from kiosk.floor.server.known import KnownServer
from kiosk.floor.server.peer import own_ends_ms, server_ends_ms
from kiosk.floor.server.schema import plainly, schema_of
from kiosk.floor.server.server import NOT_UNDERSTOOD, Connect, FloorError, connected, cut, host_of
from kiosk.floor.server.waiting import take_notices
from kiosk.floor.verified.verified import last_verified, newest_verified
from kiosk.table import CallAtTable

VERIFIED_S: Final = 60.0  # Interval of checks of a known verifier's result.
SILENT_NS: Final = int(SILENT_S * 1e9)
DAY_MS: Final = 86_400_000
ENDS_S: Final = 3600.0  # Interval of checks of the expiry of certificates.
GREET_S: Final = 60.0
END_S: Final = 5.0  # Interval of checks for sessions that block others.
WATCH_S: Final = 0.5  # Interval of checks whether the server answers.
STOP_S: Final = 0.3  # Longest wait at the end for a name server or host that does not answer.


@value
class ConsolePace:
    """The times of a console's link, in seconds.

    `poll_s` is the interval of questions about tables, `look_s` of checks for rare changes, `seldom_s` of checks for
    corrections of the last eight hours and for slow guessing, `news_s` of requests for people and locks while some are
    not taken, `every_s` of such requests without a notification, and `compare_s` of checks whether another server
    accepts writes as well. `pauses_s` are the pauses between attempts.
    """

    poll_s: float = 0.1
    look_s: float = 1.0
    seldom_s: float = 30.0
    news_s: float = 0.4
    every_s: float = 5.0
    compare_s: float = 10.0
    pauses_s: tuple[float, ...] = (0.1, 0.5, 1.0, 2.0)


PACE: Final = ConsolePace()

_CHANGED: Final = """SELECT n.upto, j.table_id, j.journal, j.key, h.standing::text,
    h.offset_ms - coalesce(nullif(current_setting('floor.offset_ms', true), '')::bigint, 0)
  FROM (SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS upto) n LEFT JOIN (floor.heard h JOIN floor.journal j
    USING (journal)) ON h.changed >= %s::xid8 AND h.standing IS NOT NULL ORDER BY j.journal"""
# A broken line may hold the seat at the server for hours: another login of the same role may end it.
_END_OLD: Final = """SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity
  WHERE usename = session_user AND pid <> pg_backend_pid() AND datname = current_database()"""
_PICTURE: Final = "SELECT body FROM floor.picture WHERE digest = %s"
_TAKEN: Final = "SELECT answer, refused FROM floor.taken WHERE answer = ANY(%s)"
_UNANSWERED: Final = sentence("The floor server has not answered for ten seconds: call by voice.")
_TOO_MANY: Final = text("This console has sent too many answers that no table has taken: sign at the table.")
_REPLACED: Final = text("Floor server replaced before the table answered: check if it counted; if not, sign again.")
_BROKEN_OFF: Final = text("Connection lost before the server answered: check if it counted; if not, sign again.")


class ConsoleLink:
    """The line of one console, which signs in as `user` and shows the certificate in its folder `records`."""

    def __init__(
        self,
        server: str,
        *,
        user: str,
        records: Path,
        clock: Clock | None = None,
        office: Office | None = None,
        screens: ScreensExchange | None = None,
        pace: ConsolePace | None = None,
        connect: Connect = connected,
    ) -> None:
        """`office` is the machine that publishes, if the console runs on it. `screens` reads choices for the screen."""
        self._known = KnownServer(server, records)
        self._two_said: Sentence | None = None
        self._office = office
        self._screens = screens
        self._user = user
        self._records = records
        self._clock = clock or SystemClock()
        self._pace = pace or PACE
        self._connect = connect
        self._asked: queue.SimpleQueue[Callable[[psycopg.Connection[Any]], None]] = queue.SimpleQueue()
        self._wake = threading.Event()
        self._ended = threading.Event()
        self._tell: Callable[[ConsoleNews], None] | None = None
        self._waiting: dict[int, tuple[str, str]] = {}  # Answers whose outcome is unknown.
        self._person = ""
        self._since: Mapping[str, Any] | None = None
        self._next_news_s = self._next_seldom_s = 0.0
        self._verified, self._next_verified_s = 0, 0.0
        self._mute: list[tuple[Any, ...]] = []
        self._schema: int | None = None
        self._db: psycopg.Connection[Any] | None = None
        self._is_there, self._said, self._tries = False, "", 0
        self.heard_ns = 0
        self._lock = threading.Lock()  # Guards the connection and whether the server is connected.
        runs = (self._work, self._watch, *([self._compare] if self._known.has_others else []))
        self._threads = [threading.Thread(target=run, name=f"console-{run.__name__}", daemon=True) for run in runs]

    def start(self, on_news: Callable[[ConsoleNews], None]) -> None:
        self._tell, self.heard_ns = on_news, self._clock.mono_ns()
        for thread in self._threads:
            thread.start()

    def has(self, since: Mapping[str, Any]) -> None:
        """Set the console's versions of staff, settings, and locks (floor.news): newer ones are reported."""
        self._since = since

    def stop(self) -> None:
        """End the line within `STOP_S`. A thread that still looks for the server reports nothing more, then ends."""
        self._ended.set()
        self._wake.set()
        self._cut()
        until_s = time.monotonic() + STOP_S
        for thread in self._threads:
            thread.join(max(0.0, until_s - time.monotonic()))

    def answer(self, seen: TableSeen, call: CallAtTable, verb: str, signature: tuple[str, str]) -> None:
        """Answer a call as it is shown. The outcome arrives through `on_news`."""
        person, pin = signature
        self._send(seen, SignedAnswer(seen.table, call.id, call.digest, verb, person, pin))

    def _send(self, seen: TableSeen, signed: SignedAnswer) -> None:
        def say(db: psycopg.Connection[Any]) -> None:
            try:
                box = bytes.fromhex(seen.status.box), bytes.fromhex(seen.status.vouched)
                sealed = sealed_for(*box, seen.key, signed)
            except KioskError as error:
                refused = Text("{why}", {"why": error.message})
                self._post(ConsoleNews(taken=(AnswerTaken(seen.table, signed.call, refused),)))
                return
            try:
                row = db.execute(
                    "SELECT floor.answer_call(%s, %s, %s, %s, %s)",
                    (seen.journal, signed.call, signed.verb, signed.person, sealed),
                ).fetchone()
            except psycopg.Error:
                self._post(ConsoleNews(taken=(AnswerTaken(seen.table, signed.call, _BROKEN_OFF),)))
                raise
            assert row is not None
            if row[0] is None:
                self._post(ConsoleNews(taken=(AnswerTaken(seen.table, signed.call, _TOO_MANY),)))
                return
            self._waiting[row[0]] = (seen.table, signed.call)

        self._ask(say)

    def order(self, seen: TableSeen, order: Order, details: Mapping[str, Any], signature: tuple[str, str]) -> None:
        """Order something of a table as it is shown. The outcome arrives through `on_news`."""
        person, pin = signature
        words = json.dumps(dict(details))
        self._send(seen, SignedAnswer(seen.table, ORDER, shown_digest(seen.status), order, person, pin, words))

    def post(self, table: str, kind: str, amounts: Mapping[str, int], *, by: str, why: str) -> None:
        """Post the jackpots of a kind for the house, if this console may. The outcome arrives through `on_news`, for
        `table`."""

        def posted(_: psycopg.Connection[Any]) -> None:
            refused = Text("")
            try:
                assert self._office is not None
                post_for_house(self._known.address, self._office, kind, amounts, by=by, why=why)
            except FloorError as error:
                refused = Text("{why}", {"why": error.message})
            self._post(ConsoleNews(taken=(AnswerTaken(table, ORDER, refused),)))

        self._ask(posted)

    def find(self, sought: HandsSought, after: AfterHand | None) -> None:
        """Look for hands, those after `after`. The result arrives through `on_news`."""

        def found(db: psycopg.Connection[Any]) -> None:
            hands = find_hands(db, sought, after)
            self._post(ConsoleNews(found=HandsFound(sought, after, tuple(hands), more=len(hands) == A_PAGE)))

        self._ask(found)

    def recall(self, hand: HandAtFloor) -> None:
        """Ask for the events of a hand. They arrive through `on_news`."""

        def recalled(db: psycopg.Connection[Any]) -> None:
            events = tuple(events_of(db, hand.journal, hand.hand))
            self._post(ConsoleNews(recalled=HandRecalled(hand.journal, hand.hand, events)))

        self._ask(recalled)

    def look_at(self, picture: str) -> None:
        """Ask for a picture of a call by its hash. It arrives through `on_news`, b"" if the table has not pushed it
        yet."""

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

    def guessed(self, person: str, left_ms: int) -> None:
        """Lock a person at all tables for `left_ms` after wrong PINs here; "" is the pad of this console.

        A lock that is reported late, because the link was broken, lasts for the rest of its time.
        """
        ends_ns = self._clock.mono_ns() + left_ms * 1_000_000

        def report_lock(db: psycopg.Connection[Any]) -> None:
            left_ns = max(0, ends_ns - self._clock.mono_ns())
            try:
                db.execute("SELECT floor.guessed(%s, %s)", (person, left_ns // 1_000_000))
            except (psycopg.OperationalError, psycopg.InterfaceError):
                self._ask(report_lock)  # The link broke: send it once the link is back.
                raise

        self._ask(report_lock)

    def sit(self, person: str) -> None:
        """Sign a person in who has proven themselves. The server's permission arrives through `on_news`."""

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

    def _work(self) -> None:
        while not self._ended.is_set():
            try:
                with self._connected() as db:
                    self._schema = schema_of(db)
                    if self._person:
                        db.execute(_END_OLD)
                        self._sit(db)
                    self._read_on(db)
            except FloorError as error:
                # The same refusal was already reported.
                if not (self._said == _UNANSWERED and error.code in ("away", "slow")):
                    self._lost(plainly(error, self._schema), error)
            except NOT_UNDERSTOOD as error:
                self._lost(plainly(FloorError("version", "{why}", why=repr(error)), self._schema), error)
            self._ended.wait(self._pace.pauses_s[min(self._tries, len(self._pace.pauses_s) - 1)])
            self._tries += 1

    @contextlib.contextmanager
    def _connected(self) -> Iterator[psycopg.Connection[Any]]:
        with self._connect(self._known.address, user=self._user, **shown_certificate(self._records)) as db:
            with self._lock:
                self._db = db
            try:
                yield db
            finally:
                with self._lock:
                    self._db = None

    def _read_on(self, db: psycopg.Connection[Any]) -> None:
        since, look_s, greet_s, ends_s, end_s, self._mute = "0", 0.0, 0.0, 0.0, 0.0, []
        self._heard_something()
        take_notices(db, self._notified)
        self._notified()
        while not self._ended.is_set():
            self._wake.clear()
            if time.monotonic() >= greet_s:
                greet_s = time.monotonic() + GREET_S
                self._greet(db)
                self._heard_something()
            if time.monotonic() >= ends_s:
                ends_s = time.monotonic() + ENDS_S
                self._look_at_certificates(db)
            if self._is_there:  # A person who signs in before the first reading sits down afterwards.
                self._do_what_is_asked(db)
            since, seen = changed_since(db, since)
            self._heard_something()
            if seen:
                self._post(ConsoleNews(tables=seen))
            if self._waiting:
                self._hear_of_answers(db)
            if time.monotonic() >= end_s:  # Ask before a statement waits for a lock.
                end_s = time.monotonic() + END_S
                db.execute("SELECT floor.end_holders()")
            if time.monotonic() >= look_s:
                look_s = time.monotonic() + self._pace.look_s
                self._look(db)
                self._heard_something()
                self._read_screens(db)
                if time.monotonic() >= self._next_seldom_s:
                    self._next_seldom_s = time.monotonic() + self._pace.seldom_s
                    self._post(seldom_looked(db))
                    self._heard_something()
                self._look_at_verifier(db)
                self._heard_something()
            self._ask_news(db)
            self._heard()
            self._wake.wait(self._pace.poll_s)

    def _notified(self) -> None:
        self._next_news_s = 0.0

    def _greet(self, db: psycopg.Connection[Any]) -> None:
        """Greet the server. A restored server has lost the answers that no table had taken."""
        if self._known.greet(db, now_ms=self._clock.now_ms()).is_new and self._waiting:
            lost, self._waiting = self._waiting, {}
            self._post(ConsoleNews(taken=tuple(AnswerTaken(*asked, _REPLACED) for asked in lost.values())))

    def _do_what_is_asked(self, db: psycopg.Connection[Any]) -> None:
        with contextlib.suppress(queue.Empty):
            while True:
                self._asked.get_nowait()(db)

    def _heard_something(self) -> None:
        """Note that the server has answered: on a slow line, all that is asked may take more than ten seconds."""
        with self._lock:
            self.heard_ns = self._clock.mono_ns()

    def _heard(self) -> None:
        with self._lock:
            self.heard_ns = self._clock.mono_ns()
            is_new, self._is_there, self._said, self._tries = not self._is_there, True, "", 0
        if is_new:
            self._post(ConsoleNews(is_there=True))

    def _lost(self, why: Sentence, error: Exception | None = None) -> None:
        """Report why the server is not there, once for each reason."""
        with self._lock:
            is_new = self._is_there or why != self._said
            self._is_there, self._said, self.heard_ns = False, why, self._clock.mono_ns()
        if is_new:
            program_log.warning("the console: %s", error or why, exc_info=isinstance(error, NOT_UNDERSTOOD))
            self._post(ConsoleNews(is_there=False, why=why))

    def _watch(self) -> None:
        while not self._ended.wait(WATCH_S):
            if self._clock.mono_ns() - self.heard_ns >= SILENT_NS:
                self._lost(_UNANSWERED)
                with self._lock:
                    if self._db is not None:
                        self._known.put_last(host_of(self._db))
                self._cut()

    def _compare(self) -> None:
        """Look whether another server takes writes as well: both are named, and the newer one is followed."""
        while not self._ended.wait(self._pace.compare_s):
            with self._lock:
                host = "" if self._db is None else host_of(self._db)
            if not host:
                continue
            epoch, shown = self._known.epoch, shown_certificate(self._records)
            why = self._known.compare(host, now_ms=self._clock.now_ms(), user=self._user, **shown)
            if why != self._two_said:
                self._two_said = why
                self._post(ConsoleNews(servers=why or sentence("")))
            if self._known.epoch > epoch:
                self._cut()

    def _cut(self) -> None:
        with self._lock:
            if self._db is not None:
                cut(self._db)

    def _ask_news(self, db: psycopg.Connection[Any]) -> None:
        """Ask for published versions if that is due; they are reported, and asked for again after that."""
        since = self._since
        if since is not None and time.monotonic() >= self._next_news_s:
            self._next_news_s = time.monotonic() + self._pace.every_s
            news = ask_news(db, since)
            if news is not None:
                self._since, self._next_news_s = None, time.monotonic() + self._pace.news_s
                self._post(ConsoleNews(laid=news))

    def _read_screens(self, db: psycopg.Connection[Any]) -> None:
        chosen = self._screens.exchange(db) if self._screens is not None else None
        if chosen is not None:
            self._post(ConsoleNews(chosen=chosen))

    def _look_at_certificates(self, db: psycopg.Connection[Any]) -> None:
        found = {"server": server_ends_ms(host_of(db), db.info.port), "console": own_ends_ms(self._records)}
        now_ms = self._clock.now_ms()
        left = {whose: (at_ms - now_ms) // DAY_MS for whose, at_ms in found.items() if at_ms is not None}
        self._post(ConsoleNews(days_left=left))

    def _look_at_verifier(self, db: psycopg.Connection[Any]) -> None:
        """Report the last result of the nightly verifier when it is new, and its age each minute."""
        number = newest_verified(db)
        if number != self._verified or time.monotonic() >= self._next_verified_s:
            self._verified, self._next_verified_s = number, time.monotonic() + VERIFIED_S
            self._post(ConsoleNews(verified=last_verified(db)))

    def _hear_of_answers(self, db: psycopg.Connection[Any]) -> None:
        taken = db.execute(_TAKEN, (list(self._waiting),)).fetchall()
        answers = [AnswerTaken(*self._waiting.pop(number), _refusal(refused)) for number, refused in taken]
        if answers:
            self._post(ConsoleNews(taken=tuple(answers)))

    def _look(self, db: psycopg.Connection[Any]) -> None:
        news, mute = looked(db)
        is_new, self._mute = mute != self._mute, mute
        self._post(replace(news, tables=tuple(map(unseen, mute)) if is_new else ()))

    def _post(self, news: ConsoleNews) -> None:
        if self._tell is not None and not self._ended.is_set():
            self._tell(news)


def changed_since(db: psycopg.Connection[Any], since: str) -> tuple[str, tuple[TableSeen, ...]]:
    """Return the tables whose standing a transaction has written since, and since when to ask the next time.

    `since` is "0" at first. The transactions that are open now count as later ones, so that none is missed.
    """
    rows = db.execute(_CHANGED, (since,)).fetchall()
    return rows[0][0], tuple(seen_of(row[1:]) for row in rows if row[1] is not None)


def _refusal(refused: str) -> Text:
    try:
        return received_text(json.loads(refused)) if refused else Text("")
    except (ValueError, RecursionError):
        return Text("{why}", {"why": refused})
