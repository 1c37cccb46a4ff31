"""Publish for the house with a manager's PIN; each table asks for it on its own connection."""

import time
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import psycopg
from psycopg.types.json import Jsonb

from kiosk.core.value import value
from kiosk.floor.publishing.dealers import CertificateStatement
from kiosk.floor.publishing.versions import FloorVersion, is_signed_by
from kiosk.floor.server.enrollment import make_role
from kiosk.floor.server.schema import PUBLISHER
from kiosk.floor.server.server import FloorError
from kiosk.floor.server.standby import CONFIRM_S, confirmed

MAX_OFF_S = 60.0  # Allowed difference between two clocks where hours are counted.

_PUBLISH = "SELECT floor.publish(%s, %s::integer, %s::bytea, %s, %s, %s, %s, %s::bytea, %s::bytea)"
_GIVEN_BACK = """SELECT kind, number, encode(before, 'hex'), content, by, second, why, encode(key, 'hex'),
  encode(signature, 'hex') FROM floor.given_back(%s)"""
_GIVE_BACK = """SELECT floor.give_back(%s, %s::integer, %s::bytea, %s, %s, %s, %s, %s::bytea, %s::bytea, %s::bytea,
  %s::bigint)"""


def add_publisher(db: psycopg.Connection[Any], role: str, key: bytes, *, by: str) -> bool:
    """Let the house whose journal has this key publish, signed in as `role`. Return False if it may already."""
    with db.transaction():
        make_role(db, role, PUBLISHER)
        made = db.execute(
            """INSERT INTO floor.publisher(role, key, enrolled_by) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING
            RETURNING publisher""",
            (role, key, by),
        ).fetchone()
        held = db.execute("SELECT key FROM floor.publisher WHERE role = %s", (role,)).fetchone()
    if held is None or bytes(held[0]) != key:
        raise FloorError("publisher", "{role} publishes with another key: use another name.", role=role)
    return made is not None


def publishers_key(db: psycopg.Connection[Any]) -> bytes | None:
    """Return the key of this house's publisher, None if there is none. The connection must be the superuser's."""
    row = db.execute("SELECT key FROM floor.publisher ORDER BY publisher DESC LIMIT 1").fetchone()
    return None if row is None else bytes(row[0])


def newest(db: psycopg.Connection[Any], kind: str) -> tuple[int, bytes] | None:
    """Return number and digest of the version of a kind that the next one follows, or None.

    A publisher is connected. Versions that a restored server has lost are returned by the tables that have stored them.
    """
    return max([(number, digest) for number, digest, _ in _versions(db, kind)], default=None)


def newest_signed(db: psycopg.Connection[Any], kind: str) -> tuple[int, bytes] | None:
    """Return number and digest of the newest valid version of a kind, or None.

    A later, invalid one may exist, made by a holder of a publisher's certificate without its key.
    """
    return max([(number, digest) for number, digest, is_signed in _versions(db, kind) if is_signed], default=None)


def _versions(db: psycopg.Connection[Any], kind: str) -> Iterator[tuple[int, bytes, bool]]:
    """Yield number and digest of each version of a kind, and whether a publisher has signed it."""
    for number, *words in db.execute("SELECT * FROM floor.newest(%s)", (kind,)).fetchall():
        digest, signature, key = map(bytes, words)
        yield number, digest, is_signed_by(key, signature, digest)
    for row in db.execute(_GIVEN_BACK, (kind,)).fetchall():
        version = FloorVersion(*row)
        if version.is_signed:
            yield version.number, version.digest, True


def give_back(db: psycopg.Connection[Any], versions: Iterable[FloorVersion]) -> None:
    """Send the server the versions that it has lost and this table has stored."""
    kept = {version.digest: version for version in versions}
    for (digest,) in db.execute("SELECT floor.lacks(%s::bytea[])", (list(kept),)).fetchall():
        version = kept[bytes(digest)]
        signed = (version.digest, bytes.fromhex(version.signature), bytes.fromhex(version.key), version.at_ms)
        fields = (bytes.fromhex(version.before), version.content, version.by, version.second, version.why, *signed)
        db.execute(_GIVE_BACK, (version.kind, version.number, *fields))


def publish(db: psycopg.Connection[Any], version: FloorVersion, confirm_s: float = CONFIRM_S) -> None:
    """Publish a version that is signed, and wait at most `confirm_s` for a standby.

    Raise FloorError if another one came first, `unconfirmed` if a standby does not confirm, and `clock` for
    jackpots, whose 24 hours the server counts, if its clock differs from this machine's.
    """
    if version.kind.startswith("jackpots:"):
        _require_one_time(db)
    fields = (bytes.fromhex(version.before), version.content, version.by, version.second, version.why, version.digest)
    words = (version.kind, version.number, *fields, bytes.fromhex(version.signature))
    with confirmed(db, confirm_s):
        answer = db.execute(_PUBLISH, words).fetchone()
    if answer == ("early",):
        raise FloorError("early", "Jackpots change at most once in 24 hours, or after a win: nothing changed.")
    if answer == ("full",):
        raise FloorError("full", "500 versions were published today: find out who uses this machine’s certificate.")
    if answer != ("ok",):
        raise FloorError("late", "Someone else published first: review that, and publish again.")


def _require_one_time(db: psycopg.Connection[Any]) -> None:
    ((server_s,),) = db.execute("SELECT extract(epoch FROM clock_timestamp())::float8").fetchall()
    off_s = server_s - time.time()
    if abs(off_s) > MAX_OFF_S:
        raise FloorError(
            "clock",
            "The floor server’s clock differs by {n} s from this one: have a technician set it, then post again.",
            n=round(abs(off_s)),
        )


class LockNews(NamedTuple):
    """A person is locked for `left_ms` more at every table, or unlocked if that is 0.

    It comes from a `console`, or is event `seq` of a `table`, whose device has signed it (`device_reports`).
    """

    person: str
    change: int
    left_ms: int
    console: str = ""
    table: str = ""
    seq: int = 0
    word: str = ""
    signature: str = ""
    key: str = ""

    @property
    def source(self) -> str:
        """Return the table or console that it comes from."""
        return self.console or self.table or "-"  # A migrated server does not know the device.


class AwayNews(NamedTuple):
    """A person signed in at another table, at this time by its clock: event `seq` there, as its device signed it."""

    person: str
    table: str
    at_ms: int
    seq: int = 0
    word: str = ""
    signature: str = ""
    key: str = ""


class ClaimAnswer(NamedTuple):
    """The owner of a jackpot that a table has claimed for the hand `asked`: that hand, or another `hand` of a table.

    `is_ours` is None if a restored server waits for a table that stays away: a person decides.
    """

    jackpot: str
    is_ours: bool | None
    table: str
    hand: int
    asked: int


def claim(db: psycopg.Connection[Any], laid: str, jackpot: str, hand: int) -> ClaimAnswer | None:
    """Claim a jackpot of a posting, its kind and number, for a hand of the connected table.

    Return None while the server cannot decide: it was restored, and tables still send lost events.
    """
    kind, _, number = laid.rpartition(" ")
    row = db.execute("SELECT * FROM floor.claim(%s, %s::integer, %s, %s)", (kind, number, jackpot, hand)).fetchone()
    assert row is not None
    is_ours, table, of_hand, is_unsure = row
    if is_ours is None and not is_unsure:
        return None
    return ClaimAnswer(jackpot, is_ours, table or "", of_hand or 0, asked=hand)


class ToReview(NamedTuple):
    """Something that was done at a table without its floor, and that nobody has looked at."""

    journal: int
    seq: int
    table: str
    kind: str
    actor: str
    at_ms: int
    body: str


def to_review(db: psycopg.Connection[Any]) -> list[ToReview]:
    """Return the acts to review, oldest first."""
    return [ToReview(*row) for row in db.execute("SELECT * FROM floor.to_review()").fetchall()]


def sign_review(db: psycopg.Connection[Any], journal: int, seq: int, *, by: str) -> None:
    """Sign for an act at a table without its floor."""
    db.execute("SELECT floor.sign_review(%s, %s, %s)", (journal, seq, by))


@value
class FloorNews:
    """The news at the floor for one table."""

    versions: tuple[FloorVersion, ...] = ()
    locks: tuple[LockNews, ...] = ()
    away: tuple[AwayNews, ...] = ()
    certificates: tuple[CertificateStatement, ...] = ()
    lock_mark: int | None = None  # The change of locks up to which these are complete, if the table had none.
    upto: int = 0  # The newest event of the table on the server.


def ask_news(db: psycopg.Connection[Any], since: Mapping[str, Any], *, upto: int = 0) -> FloorNews | None:
    """Return the news since the table's versions (floor.news), or None. `upto`: its newest event at the floor."""
    row = db.execute("SELECT floor.news(%s)", (Jsonb(dict(since)),)).fetchone()
    row_content: dict[str, Any] = dict(row[0]) if row is not None and row[0] else {}
    if not row_content:
        return None
    return FloorNews(
        tuple(FloorVersion(**fields) for fields in row_content.get("versions", ())),
        tuple(LockNews(**fields) for fields in row_content.get("locks", ())),
        tuple(AwayNews(**fields) for fields in row_content.get("away", ())),
        tuple(CertificateStatement(**fields) for fields in row_content.get("certificates", ())),
        row_content.get("lock_mark"),
        upto,
    )
