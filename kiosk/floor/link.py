"""A table's connection to the floor server. It pushes the journal as it grows, and the table never waits for it.

One thread has the only connection. It pushes acknowledged events, asks at each new connection for the server's newest
event, and retries without limit. Events wait up to `gather_s` for others; a changed status, or an event that concerns
more than the table, is sent immediately with all waiting events. The rows are pushed as they are in the table's file,
with face-down cards sealed; the key never leaves the table. The thread also sends the status of the table. The server
notifies it of answers and news; without a notification it asks each `every_s`. A second thread monitors the server:
after `SILENT_NS` it reports silence and cuts the connection, so that a new one is tried. A server that answers but
accepts nothing is replaced by another one if the house has named two.

Findings go to `on_event`, on these threads: a `StateChanged` as of any device, a `ConsoleAnswer`, `Parted`.
"""

import contextlib
import copy
import queue
import random
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import psycopg

from kiosk.core.clock import Clock
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.core.errors import JournalError
from kiosk.core.log import program_log
from kiosk.core.text import Sentence, sentence
from kiosk.core.value import value
from kiosk.floor.answering.answers import ConsoleAnswer, poll, take
from kiosk.floor.publishing.dealers import AT_ONCE, CERTIFIED, certify
from kiosk.floor.publishing.device_reports import reaches_beyond
from kiosk.floor.publishing.publishing import ClaimAnswer, FloorNews, ask_news, claim, give_back
from kiosk.floor.publishing.screens import ChosenElsewhere, ScreensExchange
from kiosk.floor.publishing.versions import FloorVersion
from kiosk.floor.pushing import PARTED, Pushed, PushStatus, absent, push_on, refusal, show
from kiosk.floor.server.certificates import shown_certificate
from kiosk.floor.server.enrollment import role_of
from kiosk.floor.server.known import KnownServer
from kiosk.floor.server.schema import plainly, schema_of
from kiosk.floor.server.server import NOT_UNDERSTOOD, Connect, FloorError, connected, cut, host_of
from kiosk.floor.server.standby import waits_for_standby
from kiosk.floor.server.waiting import NoticePace, Waker, take_notices
from kiosk.journal import JournalReader, read_journal

SILENT_NS: Final = 10_000_000_000
TAKES_NS: Final = 30_000_000_000  # A slow line delivers data within this time.
GREET_S: Final = 60.0  # Interval of greetings, because a clock may have been set.
SHOWINGS: Final = 3  # Attempts to send a picture over a slow line.
AT_FIRST: Final = 25  # Events per push at first, so that 500 returning tables are all answered soon.
PACED_S: Final = 0.1  # Pause between two pushes while notifications arrive faster than they are handled.


@value
class LinkPace:
    """The times of a link, in seconds.

    `every_s` is the interval of pushes and requests without events, `certify_s` of checks for new certificates of this
    table, `news_s` of requests while the table has not taken all news, `look_s` of checks whether the server answers,
    and `compare_s` of checks whether another server accepts writes as well. `pauses_s` are the pauses between attempts.
    A connection that lasted `slow_s` before it broke has worked. An event waits up to `gather_s` for others, including
    the time of a push, because a push costs the server more than the events in it. At a stop, the link waits up to
    `leave_s` until the server has the gathered events. A push that took less than `quick_s` is followed by the next
    one immediately. Many notifications of the server are followed at most `notices_per_s` times a second.
    """

    every_s: float = 5.0
    certify_s: float = 1.0
    news_s: float = 0.4
    look_s: float = 0.5
    compare_s: float = 10.0
    pauses_s: tuple[float, ...] = (0.1, 0.5, 1.0, 2.0, 5.0)
    slow_s: float = 5.0
    gather_s: float = 1.5
    leave_s: float = 1.0
    quick_s: float = 0.5
    notices_per_s: float = 1.0


PACE: Final = LinkPace()

_END_OLD: Final = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = session_user
  AND pid <> pg_backend_pid() AND datname = current_database() AND application_name = %s"""
_NAME: Final = "kiosk table"

_ANSWERS: Final = sentence("Floor server connected.")
_UNCONFIRMED: Final = sentence("The floor server’s standby does not confirm: keep dealing, and call a technician.")
_SILENT: Final = sentence("No answer from the floor server for ten seconds: keep dealing, and call the floor by voice.")


@value
class Parted:
    """The floor takes no more of this journal, forever: it forked, or was altered."""

    why: Sentence


@value
class ServerChanged:
    """The server was restored or replaced, or two of them take writes: in one sentence."""

    why: Sentence


LinkEvent = StateChanged | FloorNews | ConsoleAnswer | ClaimAnswer | ChosenElsewhere | Parted | ServerChanged


@dataclass
class _Sent:
    """The progress of one connection: the events that it has pushed, and its next push in monotonic seconds."""

    had: Pushed | None = None
    standing: str | None = None
    next_s: float = 0.0  # The latest time of the next push, even without news.
    send_s: float | None = None  # The time at which the gathered events are sent.
    took_s: float = 0.0  # Duration of the last push.

    def gathered(self, journal: JournalReader, last: int, gather_s: float) -> int:
        """Return the last event to push now. Events wait for more to come, unless one matters beyond the table."""
        if self.had is None or self.had.seq >= last:
            return last
        now_s = time.monotonic()
        if self.send_s is None:
            self.send_s = now_s + max(0.0, gather_s - self.took_s)
        is_now = now_s >= self.send_s or reaches_beyond(journal, self.had.seq, last)
        return last if is_now else self.had.seq


class FloorLink:
    """The line of one table. Begin it when the table is open, and stop it before the table is closed."""

    def __init__(
        self,
        server: str,
        journal: Path,
        *,
        table: str,
        clock: Clock,
        vouch: Callable[[bytes], bytes] | None = None,
        certified: Callable[[], Sequence[tuple[str, bytes]]] = tuple,
        kept: Callable[[], Sequence[FloorVersion]] = tuple,
        screens: ScreensExchange | None = None,
        pace: LinkPace | None = None,
        connect: Connect = connected,
    ) -> None:
        """`server` is PostgreSQL's connection string without a user. `journal` is the table's file.

        `vouch` signs messages that reach beyond the table with the key of its device, on the link's thread. `certified`
        is called there for every certificate to publish, and `kept` for the versions that the table has stored, which a
        restored server receives. `screens` exchanges people's choices for the screen there.
        """
        self._known = KnownServer(server, journal.parent)
        self._acknowledged = 0  # The newest acknowledged event.
        self._batch = AT_FIRST
        self._kept = kept
        self._screens = screens
        self._pace = pace or PACE
        self._connect = connect
        self._server_said: Sentence | None = None
        self._answers = 0
        self._path = journal
        self._table = table
        self._clock = clock
        self._vouch = vouch
        self._certified = certified
        self._last = 0
        self._since: Mapping[str, Any] | None = None
        self._asked: Mapping[str, Any] | None = None  # The arguments of the last request.
        self._next_news_s = 0.0
        self._is_notified = False
        self._standing: str | None = None
        self._taken: queue.SimpleQueue[tuple[int, str]] = queue.SimpleQueue()
        self._pictures: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._picture: bytes | None = None  # The picture that is being sent.
        self._slow_tries = 0  # Failed attempts to send the picture.
        self._claims: tuple[tuple[str, str, int], ...] = ()
        self._wake = Waker()
        self._leaves = threading.Event()  # Set when the stop begins: remaining events are pushed.
        self._ended = threading.Event()
        self._tell: Callable[[LinkEvent], None] | None = None
        self._state = DeviceState.OPENING
        self._why: Sentence | None = None  # The last refusal of the server, if it gave one.
        self._said_why: Sentence | None = None  # The last reported reason for its silence.
        self._schema: int | None = None
        self._heard_ns = 0  # Time at which a push last delivered missing events.
        self._answered_ns = 0  # Time of the last answer.
        self._took_ns = 0  # Time at which this connection was made or last delivered data.
        self._host = ""  # The last connected server.
        self._db: psycopg.Connection[Any] | None = None
        self._lock = threading.Lock()  # Guards the connection and the state.
        runs = (self._work, self._look, *([self._compare] if self._known.has_others else []))
        self._threads = [threading.Thread(target=run, name=f"floor-{run.__name__}") for run in runs]

    def start(self, last: int, on_event: Callable[[LinkEvent], None]) -> None:
        """Begin with a journal whose newest acknowledged event is `last`."""
        self._tell, self._last = on_event, last
        self._heard_ns = self._answered_ns = self._took_ns = self._clock.mono_ns()
        for thread in self._threads:
            thread.start()

    @property
    def acknowledged(self) -> int:
        """Return the seq of the newest event that the server has acknowledged."""
        return self._acknowledged

    def committed(self, last: int) -> None:
        """Say which event of the journal is the newest that was acknowledged. It does not wait."""
        self._last = last
        self._wake.wake()

    def has(self, since: Mapping[str, Any]) -> None:
        """Set the table's versions of published settings (floor.news). It returns immediately."""
        was, self._since = self._since, copy.deepcopy(dict(since))
        if was is None:
            self._wake.wake()

    def tell_standing(self, standing: str) -> None:
        """Send the table's status, as JSON. It does not wait."""
        self._standing = standing
        self._wake.wake()

    def taken(self, number: int, refused: str) -> None:
        """Report the outcome of an answer at the table: "" if it counted. It returns immediately."""
        self._taken.put((number, refused))
        self._wake.wake()

    def show(self, picture: bytes) -> None:
        """Push a picture of a call, after everything that was sent before. It does not wait."""
        self._pictures.put(picture)
        self._wake.wake()

    def claim(self, laid: str, jackpots: Sequence[str], hand: int) -> None:
        """Claim these jackpots of a posting for a hand, until there are none. It returns immediately."""
        self._claims = tuple((laid, jackpot, hand) for jackpot in jackpots)
        if jackpots:
            self._wake.wake()

    def stop(self) -> None:
        """Disconnect from the floor after pushing for at most a second. The rest is pushed at the next start."""
        self._leaves.set()
        self._wake.wake()
        with self._lock:
            is_open = self._db is not None
        if is_open:
            self._threads[0].join(self._pace.leave_s)
        self._ended.set()
        self._wake.wake()
        self._cut()
        for thread in self._threads:
            thread.join()
        self._wake.close()

    def _work(self) -> None:
        tries, said = 0, ""
        while not self._leaves.is_set():
            answers, begun_s, self._host = self._answers, time.monotonic(), ""
            try:
                with read_journal(self._path) as journal, self._connected() as db:
                    status = self._push_all(db, journal)
            except (FloorError, JournalError, *NOT_UNDERSTOOD) as error:
                if str(error) != said:
                    program_log.info("the floor: %s", error, exc_info=isinstance(error, NOT_UNDERSTOOD))
                said = str(error)
                if isinstance(error, NOT_UNDERSTOOD):
                    error = FloorError("version", "The floor server has another version: {why}", why=said)
                if isinstance(error, JournalError):
                    self._why = error.message
                elif error.code != "away":
                    self._why = plainly(error, self._schema)
                if time.monotonic() - begun_s > self._pace.slow_s:  # On a slow line, fewer events per push get through.
                    self._batch = max(1, self._batch // 4)
            else:
                if status is not None and not self._goes_on(status):
                    return
            tries = 0 if self._answers > answers else tries + 1
            if tries and self._host:
                self._known.put_last(self._host)
            pause_s = self._pace.pauses_s[min(tries, len(self._pace.pauses_s) - 1)]
            self._leaves.wait(random.uniform(0.5 * pause_s, 1.5 * pause_s))  # noqa: S311, so that tables come one by one

    @contextlib.contextmanager
    def _connected(self) -> Iterator[psycopg.Connection[Any]]:
        with self._connect(self._known.address, **self._signed_in()) as db:
            with self._lock:
                self._db, self._host, self._took_ns = db, host_of(db), self._clock.mono_ns()
            try:
                self._schema = schema_of(db)
                db.execute(_END_OLD, (_NAME,))  # A pulled cable leaves sessions, and a table may have three.
                self._answered()
                take_notices(db, self._notified, role_of(self._table))
                self._answered()
                yield db
            finally:
                with self._lock:
                    self._db = None

    def _notified(self) -> None:
        self._is_notified = True

    def _signed_in(self) -> dict[str, str]:
        shown = shown_certificate(self._path.parent)
        return {"user": role_of(self._table), "application_name": _NAME, **shown}

    def _greet(self, db: psycopg.Connection[Any], journal: JournalReader) -> None:
        """Greet the server, and resend data that it has lost."""
        db.execute("SELECT floor.end_holders()")
        self._answered()
        greeting = self._known.greet(
            db, now_ms=self._clock.now_ms(), acknowledged=self._acknowledged, key=journal.public_key
        )
        self._answered()
        if greeting.is_new:
            self._acknowledged = greeting.had
            self._say_changed(greeting.said)
        try:
            kept = self._kept()
        except FloorError as error:  # Damage here must not stop the push.
            program_log.warning("the floor: %s", error)
        else:
            if kept:
                give_back(db, kept)
                self._answered()

    def _say_changed(self, why: Sentence) -> None:
        if why != self._server_said:
            self._server_said = why
            program_log.warning("the floor: %s", why)
            self._post(ServerChanged(why))

    def _push_all(self, db: psycopg.Connection[Any], journal: JournalReader) -> PushStatus | None:
        """Push until the link ends, and return None; or until the floor takes no more, and return its answer."""
        sent = _Sent()
        given: set[int] = set()
        certified: set[str] = set()
        pace = NoticePace(self._pace.notices_per_s)
        next_greeting_s = next_certify_s = next_poll_s = 0.0
        self._asked, self._next_news_s = None, 0.0
        while not self._ended.is_set():
            is_notified = self._is_notified and pace.follows(time.monotonic())
            self._is_notified = self._is_notified and not is_notified
            if time.monotonic() >= next_greeting_s:
                self._greet(db, journal)
                next_greeting_s = time.monotonic() + GREET_S
            leaves, claims = self._leaves.is_set(), self._claims
            upto, standing = self._last, self._standing  # Send it after the claims, whose hand must be there first.
            is_due = leaves or time.monotonic() >= sent.next_s
            if not (is_due or standing != sent.standing or claims):
                upto = sent.gathered(journal, upto, self._pace.gather_s)
            pushes = is_due or sent.had is None or sent.had.seq < upto or standing != sent.standing
            is_further = not pushes or self._push(db, journal, sent, upto=upto, standing=standing)
            had = sent.had
            assert had is not None
            if had.status not in (PushStatus.OK, PushStatus.GAP):
                return had.status
            if is_notified or leaves or time.monotonic() >= next_poll_s or not self._taken.empty():
                next_poll_s = time.monotonic() + self._pace.every_s
                self._answer(db, given)
                self._answered()
                self._exchange_screens(db)
            if leaves and had.seq >= upto:
                return None
            if time.monotonic() >= next_certify_s:
                next_certify_s = time.monotonic() + self._pace.certify_s
                self._certify(db, certified)
            if is_notified:
                self._next_news_s = 0.0
            for claimed in claims if had.seq >= upto and claims == self._claims else ():
                answer = claim(db, *claimed)
                if answer is not None:
                    self._post(answer)
            if had.seq >= upto:
                self._ask_news(db, had.seq)
            if pushes and is_further:  # All other requests were answered as well.
                self._heard(StateChanged(DeviceState.READY, _ANSWERS))
            self._show(db)  # Send it last, because it takes longest.
            if had.seq >= upto and not self._is_notified:
                now_s = time.monotonic()
                rest_s = min(sent.next_s, next_certify_s, next_poll_s, self._next_news_s) - now_s
                rest_s = self._pace.news_s if self._claims or rest_s <= 0 else rest_s
                rest_s = rest_s if sent.send_s is None else min(rest_s, max(0.0, sent.send_s - now_s))
                self._wake.wait(db, rest_s, self._notified)
            elif had.seq >= upto and not is_notified:
                self._ended.wait(PACED_S)  # Notifications arrive without end: wait only for other requests.
        return None

    def _push(
        self, db: psycopg.Connection[Any], journal: JournalReader, sent: _Sent, *, upto: int, standing: str | None
    ) -> bool:
        """Push the next events up to `upto`, and the status if it has changed.

        Return whether the server has shown that it takes events. `sent` is updated; its status has the floor's
        objection to the journal. Raise FloorError if the server answers and takes nothing.
        """
        before, begun_s = sent.had, time.monotonic()
        new_standing = standing if standing != sent.standing else None
        had = push_on(db, journal, before, upto=upto, standing=new_standing, most=self._batch, vouch=self._vouch)
        sent.had = had
        self._answered()
        if had.status not in (PushStatus.OK, PushStatus.GAP):
            return False
        if before is not None and before.seq < upto and had.seq <= before.seq:
            if journal.event(before.seq + 1) is None:
                raise absent(self._table, before.seq + 1)
            raise FloorError(
                "takes_nothing",
                "The floor server answers but keeps no events: keep dealing, and call a technician.",
            )
        self._acknowledged = max(self._acknowledged, had.seq)
        sent.send_s = None if had.seq >= upto else 0.0  # A backlog does not wait.
        sent.took_s = time.monotonic() - begun_s
        if sent.took_s < self._pace.quick_s:
            self._batch = min(AT_ONCE, 2 * self._batch)
        sent.standing, sent.next_s = standing, time.monotonic() + self._pace.every_s
        return had.seq >= upto or before is not None  # A server with a full disk also answers an empty push.

    def _ask_news(self, db: psycopg.Connection[Any], upto: int) -> None:
        """Ask for due news at the floor, which has the events up to `upto`; ask again once it is reported."""
        since, now_s = self._since, time.monotonic()
        if since is None or (since == self._asked and now_s < self._next_news_s):
            return
        news = ask_news(db, since, upto=upto)
        self._asked, self._next_news_s = since, now_s + (self._pace.every_s if news is None else self._pace.news_s)
        if news is not None:
            self._since = None
            self._post(news)

    def _show(self, db: psycopg.Connection[Any]) -> None:
        """Push one picture, since an answer is never far. One that a broken line has cut is sent again.

        One that took longer than the line or the server lets it, three times, is given up: a console does without.
        """
        if self._picture is None:
            with contextlib.suppress(queue.Empty):
                self._picture, self._slow_tries = self._pictures.get_nowait(), 0
        if self._picture is not None:
            begun_s = time.monotonic()
            try:
                show(db, self._picture)
            except (psycopg.OperationalError, psycopg.InterfaceError):
                self._slow_tries += time.monotonic() - begun_s > self._pace.slow_s
                if self._slow_tries >= SHOWINGS:
                    program_log.warning("the floor: the line is too slow for a picture of %d bytes", len(self._picture))
                    self._picture = None
                raise
            except psycopg.Error:
                self._picture = None  # It is not a picture.
                raise
            self._picture = None
            self._wake.wake()

    def _answer(self, db: psycopg.Connection[Any], given: set[int]) -> None:
        """Report the outcome of answers to the floor, and pass new answers, which are not in `given`, to the table."""
        with contextlib.suppress(queue.Empty):
            while True:
                take(db, *self._taken.get_nowait())
        for answer in poll(db):
            if answer.number not in given:
                given.add(answer.number)
                self._post(answer)

    def _exchange_screens(self, db: psycopg.Connection[Any]) -> None:
        found = self._screens.exchange(db) if self._screens is not None else None
        if found is not None:
            self._post(found)

    def _certify(self, db: psycopg.Connection[Any], said: set[str]) -> None:
        """Send the certificates that were not yet `said` on this connection. Sending one twice changes nothing."""
        new = [(text, signature) for text, signature in self._certified() if text not in said][:AT_ONCE]
        for (text, _), answer in zip(new, certify(db, new) if new else (), strict=True):
            said.add(text)
            if answer not in CERTIFIED:
                program_log.warning("the floor refuses a certificate (%s): %s", answer, text)

    def _goes_on(self, status: PushStatus) -> bool:
        """Report the floor's objection to this journal. Return whether it may take more of it later."""
        why = refusal(status).message
        program_log.error("the floor: %s", why)
        self._heard(StateChanged(DeviceState.DEGRADED, why))
        if status in PARTED:
            self._post(Parted(why))
        return status not in PARTED

    def _heard(self, event: StateChanged) -> None:
        with self._lock:
            self._heard_ns = self._clock.mono_ns()
            self._why = None
            if event.state is DeviceState.READY:
                self._answers, self._took_ns = self._answers + 1, self._heard_ns
            is_new, self._state = self._state is not event.state, event.state
        if is_new:
            self._post(event)

    def _answered(self) -> None:
        """Note that the server has answered: on a slow line, all that comes before a push may take ten seconds."""
        with self._lock:
            self._answered_ns = self._clock.mono_ns()

    def _look(self) -> None:
        # The thread ends if the floor accepts nothing any more.
        while not self._ended.wait(self._pace.look_s) and self._threads[0].is_alive():
            is_mute, is_silent = self._silence()
            if not is_silent:
                continue
            why = self._why or (_UNCONFIRMED if self._waits_for_standby() else _SILENT)
            with self._lock:
                is_mute, is_silent = self._silence()  # On a slow line, the server may have answered meanwhile.
                if not is_silent:
                    continue
                is_new = self._state is not DeviceState.BACKING_OFF or why != self._said_why
                self._state, self._said_why = DeviceState.BACKING_OFF, why
                self._heard_ns = self._answered_ns = self._clock.mono_ns()
                is_left = is_mute or (self._known.has_others and self._heard_ns - self._took_ns >= TAKES_NS)
                if is_left and self._db is not None:
                    self._known.put_last(self._host)
            if is_left:
                self._cut()
            if is_new:
                self._post(StateChanged(DeviceState.BACKING_OFF, why))

    def _silence(self) -> tuple[bool, bool]:
        """Return whether the server has answered nothing for ten seconds, and whether it has taken nothing."""
        now_ns = self._clock.mono_ns()
        is_mute = now_ns - self._answered_ns >= SILENT_NS
        return is_mute, is_mute or now_ns - self._heard_ns >= SILENT_NS

    def _waits_for_standby(self) -> bool:
        """Return whether pushed events are stored at a server whose standby does not confirm them."""
        with self._lock:
            is_open = self._db is not None
        return is_open and waits_for_standby(self._known.address, self._connect, **self._signed_in())

    def _compare(self) -> None:
        """Look whether another server takes writes as well, and follow the newer one."""
        while not self._ended.wait(self._pace.compare_s):
            with self._lock:
                host = "" if self._db is None else host_of(self._db)
            epoch = self._known.epoch
            why = self._known.compare(host, now_ms=self._clock.now_ms(), **self._signed_in()) if host else None
            if why is not None:
                self._say_changed(why)
            if self._known.epoch > epoch:
                self._cut()

    def _cut(self) -> None:
        """Cut the connection: a thread that waits for an answer gets an error instead."""
        with self._lock:
            if self._db is not None:
                cut(self._db)

    def _post(self, event: LinkEvent) -> None:
        if self._tell is not None and not self._ended.is_set():
            self._tell(event)
