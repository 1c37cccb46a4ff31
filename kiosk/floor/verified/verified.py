"""Verify the tables' events on the floor server: recompute each chain and check each signature."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

import psycopg
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from kiosk.core.errors import JournalError
from kiosk.core.text import Sentence, sentence
from kiosk.core.value import value
from kiosk.events import Signed
from kiosk.floor.publishing.dealers import words_of
from kiosk.journal import Checkpoint, Event, is_vouched, public_bytes

EVENT_COLUMNS: Final = "seq, event_id, hand, kind, v, at_ms, mono_ns, boot_id, actor, body, hash"
PASS_NIGHTS: Final = 7  # Nights in which every journal is read from its first event.
# These queries read the events after `after`, whose hash was `head`: 0 and the first hash for the whole journal.
_UNCHAINED: Final = """SELECT seq FROM (
  SELECT e.*, coalesce(lag(e.seq) OVER w, %(after)s) AS seq_before, coalesce(lag(e.hash) OVER w, %(head)s) AS before
  FROM floor.event e WHERE e.journal = %(journal)s AND e.seq > %(after)s WINDOW w AS (ORDER BY e.seq)) chained
  WHERE seq <> seq_before + 1 OR hash <> floor.chain(before, seq, event_id, hand, kind, v, at_ms, mono_ns, boot_id,
    actor, body) ORDER BY seq"""
# A table's statement at its closing, compared with its own hands since the opening.
_SUMS: Final = """SELECT seq, said, sums FROM (
  SELECT c.seq, floor.cents(c.body, 'house_net') AS said,
    coalesce((SELECT sum(f.house_net) FROM floor.figure f WHERE f.journal = c.journal AND f.seq < c.seq AND f.shift =
      (SELECT max(o.seq) FROM floor.event o WHERE o.journal = c.journal AND o.kind = 'table_opened' AND o.seq < c.seq)),
    0) AS sums
  FROM floor.event c WHERE c.journal = %(journal)s AND c.kind = 'table_closed' AND c.seq > %(after)s) closed
  WHERE said IS DISTINCT FROM sums ORDER BY seq"""
# Events that change a hand's figure, and that figure: one without the other, or with another amount. A hand that is
# reopened takes its settlement back.
_FIGURES: Final = """SELECT coalesce(e.seq, f.seq) FROM (
  SELECT seq, CASE kind WHEN 'hand_settled' THEN floor.cents(body, 'house_net')
    WHEN 'dispute_ruled' THEN -floor.cents(body, 'paid') WHEN 'hand_voided' THEN 0
    ELSE -coalesce(lag(CASE kind WHEN 'hand_settled' THEN floor.cents(body, 'house_net') END) OVER (PARTITION BY hand,
      kind IN ('hand_settled', 'hand_reopened') ORDER BY seq), 0) END AS net
  FROM floor.event WHERE journal = %(journal)s
    AND kind IN ('hand_settled', 'dispute_ruled', 'hand_voided', 'hand_reopened')
    AND (seq > %(after)s OR hand = ANY(%(hands)s::bigint[]))) e
  FULL JOIN (SELECT g.seq, g.house_net FROM floor.figure g WHERE g.journal = %(journal)s
    AND (g.seq > %(after)s OR g.hand = ANY(%(hands)s::bigint[]))) f ON f.seq = e.seq
  WHERE e.net IS NULL OR e.net IS DISTINCT FROM f.house_net ORDER BY 1"""
# Every figure as its events have it, also by game, dealer, time, and count.
_FIGURE_FACTS: Final = """WITH counted AS (
    SELECT e.seq, e.hand, e.at_ms, coalesce(floor.said(o.body, 'game'), '') AS game,
      coalesce(floor.said(o.body, 'dealer'), '') AS dealer,
      CASE e.kind WHEN 'hand_settled' THEN 1 WHEN 'hand_reopened' THEN -1 ELSE 0 END AS hands,
      (e.kind = 'hand_voided')::integer AS voided,
      coalesce((SELECT max(t.seq) FROM floor.event t WHERE t.journal = e.journal AND t.kind = 'table_opened'
        AND t.seq < e.seq), 0) AS shift
    FROM floor.event e LEFT JOIN LATERAL (SELECT h.body FROM floor.event h WHERE h.journal = e.journal
      AND h.hand = e.hand AND h.kind = 'hand_opened' ORDER BY h.seq LIMIT 1) o ON true
    WHERE e.journal = %(journal)s AND e.seq > %(after)s
      AND e.kind IN ('hand_settled', 'hand_reopened', 'hand_voided', 'dispute_ruled'))
  SELECT coalesce(c.seq, f.seq) FROM counted c
    FULL JOIN (SELECT * FROM floor.figure g WHERE g.journal = %(journal)s AND g.seq > %(after)s) f ON f.seq = c.seq
  WHERE (c.hand, c.at_ms, c.game, c.dealer, c.hands, c.voided, c.shift)
    IS DISTINCT FROM (f.hand, f.at_ms, f.game, f.dealer, f.hands, f.voided, f.shift) ORDER BY 1"""
# Hands that continued after `after`: they may have begun before.
_GONE_ON: Final = """SELECT coalesce(array_agg(DISTINCT e.hand), '{}') FROM floor.event e
  WHERE e.journal = %(journal)s AND e.seq > %(after)s AND e.hand IS NOT NULL"""
# The row of every hand as its events have it.
_HANDS: Final = """WITH counted AS (
    SELECT e.hand, (array_agg(e.at_ms ORDER BY e.seq) FILTER (WHERE e.kind = 'hand_opened'))[1] AS at_ms,
      (array_agg(floor.said(e.body, 'game') ORDER BY e.seq) FILTER (WHERE e.kind = 'hand_opened'))[1] AS game,
      (array_agg(floor.said(e.body, 'dealer') ORDER BY e.seq) FILTER (WHERE e.kind = 'hand_opened'))[1] AS dealer,
      CASE (array_agg(e.kind ORDER BY e.seq DESC) FILTER (WHERE e.kind IN ('hand_opened', 'hand_settled',
        'hand_voided', 'hand_reopened')))[1]
        WHEN 'hand_settled' THEN 'settled' WHEN 'hand_voided' THEN 'void' ELSE 'open' END AS result,
      bool_or(e.kind = 'hand_reopened') AS reopened, bool_or(e.kind = 'corrected') AS corrected,
      bool_or(e.kind = 'dispute_opened') AS disputed,
      max(e.seq) FILTER (WHERE e.kind IN ('hand_settled', 'hand_reopened')) AS last
    FROM floor.event e WHERE e.journal = %(journal)s AND e.hand IS NOT NULL AND e.kind IN ('hand_opened',
      'hand_settled', 'hand_voided', 'hand_reopened', 'corrected', 'dispute_opened')
      AND (%(after)s = 0 OR e.hand = ANY(%(hands)s::bigint[])) GROUP BY e.hand),
  paid AS (SELECT c.*, CASE l.kind WHEN 'hand_settled' THEN floor.best_of(l.body) ELSE 0 END AS best,
      CASE l.kind WHEN 'hand_settled' THEN floor.cents(l.body, 'house_net') ELSE 0 END - coalesce((
        SELECT sum(floor.cents(r.body, 'paid')) FROM floor.event r WHERE r.journal = %(journal)s AND r.hand = c.hand
          AND r.kind = 'dispute_ruled' AND r.seq > coalesce(c.last, 0)), 0) AS house_net,
      (SELECT j.table_id FROM floor.journal j WHERE j.journal = %(journal)s) AS table_id
    FROM counted c LEFT JOIN floor.event l ON l.journal = %(journal)s AND l.seq = c.last WHERE c.at_ms IS NOT NULL)
  SELECT coalesce(c.hand, h.hand) FROM paid c
    FULL JOIN (SELECT * FROM floor.hand g WHERE g.journal = %(journal)s
      AND (%(after)s = 0 OR g.hand = ANY(%(hands)s::bigint[]))) h ON h.hand = c.hand
  WHERE (c.table_id, c.at_ms, c.game, c.dealer, c.result, c.reopened, c.corrected, c.disputed, c.house_net, c.best)
    IS DISTINCT FROM (h.table_id, h.at_ms, h.game, h.dealer, h.result, h.reopened, h.corrected, h.disputed, h.house_net,
      h.best) ORDER BY 1"""
# A jackpot of one posting in the journals of two hands that both count: a line for the one that came later.
_TWICE: Final = """WITH claimed AS (
    SELECT DISTINCT ON (e.journal, e.hand, floor.said(e.body, 'laid'), floor.said(e.body, 'jackpot'))
      floor.said(e.body, 'laid') AS laid, floor.said(e.body, 'jackpot') AS jackpot, e.journal, e.hand, e.received_at
    FROM floor.event e WHERE e.kind = 'jackpot_claimed' AND floor.said(e.body, 'outcome') IN ('ours', 'unknown')
    ORDER BY 1, 2, 3, 4, e.seq),
  won AS (SELECT c.* FROM claimed c WHERE NOT EXISTS (SELECT FROM floor.win w JOIN floor.released r USING (win)
    WHERE w.journal = c.journal AND w.hand = c.hand AND w.jackpot = c.jackpot
      AND format('%s %s', w.kind, w.number) = c.laid))
  SELECT DISTINCT ON (w.laid, w.jackpot, w.journal, w.hand) w.journal, w.jackpot, w.laid, w.hand, j.table_id, f.hand
  FROM won w JOIN won f USING (laid, jackpot) JOIN floor.journal j ON j.journal = f.journal
  WHERE (f.journal, f.hand) <> (w.journal, w.hand)
    AND (f.received_at, f.journal, f.hand) < (w.received_at, w.journal, w.hand)
  ORDER BY w.laid, w.jackpot, w.journal, w.hand, f.received_at"""
_SIGNED: Final = f"""SELECT {EVENT_COLUMNS} FROM floor.event
  WHERE journal = %(journal)s AND seq > %(after)s AND kind = '{Signed.KIND}' ORDER BY seq"""  # noqa: S608, names
_VERIFIED: Final = b"kiosk floor verified 2\0"
_NEXT: Final = """SELECT nextval(pg_get_serial_sequence('floor.verification', 'verification')), clock_timestamp(),
  coalesce((SELECT signature FROM floor.verification ORDER BY verification DESC LIMIT 1), '')"""
_AGE: Final = """SELECT coalesce((extract(epoch FROM clock_timestamp()
  - coalesce(%s::timestamptz, (SELECT min(enrolled_at) FROM floor.journal))) * 1000)::bigint, 0)"""
_CERTIFICATES: Final = "SELECT certificate, word, signature FROM floor.certificate WHERE journal = %s ORDER BY 1"
# Journals with rows but without enrollment, which reports would count. There is one look-up for each journal.
_OF_NOBODY: Final = " UNION ".join(
    f"""(WITH RECURSIVE known(journal) AS (SELECT min(journal) FROM floor.{rows}
      UNION ALL SELECT (SELECT min(r.journal) FROM floor.{rows} r WHERE r.journal > known.journal) FROM known
        WHERE known.journal IS NOT NULL)
    SELECT journal FROM known WHERE journal IS NOT NULL
      AND NOT EXISTS (SELECT FROM floor.journal j WHERE j.journal = known.journal))"""  # noqa: S608, names
    for rows in ("event", "figure", "hand")
)
_HASH: Final = "SELECT hash FROM floor.event WHERE journal = %s AND seq = %s"
_NOW: Final = """SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')"""
_COUNT: Final = "SELECT count(*) FROM floor.event WHERE journal = %(journal)s AND seq > %(after)s"
_LAST: Final = """SELECT hash FROM floor.event WHERE journal = %(journal)s AND seq > %(after)s
  ORDER BY seq DESC LIMIT 1"""


@value
class KeptJournal:
    """A journal as the floor has it: the number of events and of checked signatures, and its faults.

    `head` is the hash of its last event, and `whole_on` when it was read from its first event, in UTC.
    """

    table: str
    journal: int
    events: int
    signatures: int
    wrong: tuple[Sentence, ...]
    head: bytes = b""
    whole_on: str = ""

    def line(self) -> str:
        """Return it as a line of a result, which is signed."""
        about = f"{self.table} {self.journal}: {self.events} {self.head.hex()} {self.whole_on}"
        return f"{about}; {'; '.join(self.wrong)}"


class Upto(NamedTuple):
    """The end up to which a journal was found whole: its table, its last event and its hash, and when it was read."""

    table: str
    events: int
    head: bytes
    whole_on: str


def verified_upto(db: psycopg.Connection[Any], key: bytes) -> dict[int, Upto]:
    """Return the verified end of each faultless journal by the newest result that was signed with a key."""
    found = next((result for result in verifications(db, 30) if result.key == key and result.is_signed), None)
    upto = {}
    for line in () if found is None else found.found.splitlines():
        about, _, wrong = line.partition("; ")
        journal, _, rest = about.partition(": ")
        events, head, whole_on = rest.split(" ")
        table, _, number = journal.rpartition(" ")
        if not wrong:
            upto[int(number)] = Upto(table, int(events), bytes.fromhex(head), whole_on)
    return upto


def kept_journals(db: psycopg.Connection[Any], upto: Mapping[int, Upto] | None = None) -> Iterator[KeptJournal]:
    """Yield every journal of every table, as verified now. The superuser of the server is connected.

    Each is read from its first event, or from where it was verified `upto` a night before. Of those, one in
    `PASS_NIGHTS` is read whole each night, the one that was not for the longest time first.
    """
    upto = upto or {}
    journals = db.execute(
        "SELECT journal, table_id, key, floor.genesis(table_id, key) FROM floor.journal ORDER BY table_id, journal"
    ).fetchall()
    by_age = sorted((of.whole_on, journal) for journal, of in upto.items())
    due = {journal for _, journal in by_age[: -(-len(by_age) // PASS_NIGHTS)]}
    twice: dict[int, list[Sentence]] = {}
    for journal, jackpot, laid, hand, other, of_hand in db.execute(_TWICE).fetchall():
        said = sentence(
            "{jackpot} of {laid} was won twice: by {table}, hand {first}, and here in hand {hand}",
            jackpot=jackpot.upper(), laid=laid, table=other, first=of_hand, hand=hand,
        )  # fmt: skip
        twice.setdefault(journal, []).append(said)
    ((now,),) = db.execute(_NOW).fetchall()
    for journal, table, key, genesis in journals:
        since = upto.get(journal)
        if since is not None and since.events:
            held = db.execute(_HASH, (journal, since.events)).fetchone()
            if held is None or bytes(held[0]) != since.head:
                lost = sentence("event {seq}, which was verified, is missing", seq=since.events)
                yield KeptJournal(table, journal, since.events, 0, (lost,), since.head)
                continue
        if since is None or journal in due:
            since = Upto(table, 0, bytes(genesis), now)
        yield _kept(db, journal, key, since, twice.get(journal, []))
    for (journal,) in db.execute(_OF_NOBODY.encode()).fetchall():
        if journal not in upto:
            yield KeptJournal("–", journal, 0, 0, (sentence("rows of a journal that nobody has enrolled"),))
    here = {journal for journal, *_ in journals}
    for journal, gone in upto.items():
        if journal not in here:
            said = sentence("the whole journal, which was verified, is missing")
            yield KeptJournal(gone.table, journal, gone.events, 0, (said,), gone.head)


def _kept(db: psycopg.Connection[Any], journal: int, key: bytes, since: Upto, twice: list[Sentence]) -> KeptJournal:
    """Check the events of a journal after its verified end."""
    table = since.table
    values: dict[str, Any] = {"journal": journal, "after": since.events, "head": since.head, "hands": []}
    if since.events:
        ((values["hands"],),) = db.execute(_GONE_ON, values).fetchall()
    signed = db.execute(_SIGNED.encode(), values).fetchall()
    wrong = [
        sentence("event {seq} does not follow the one before it", seq=seq)
        for (seq,) in db.execute(_UNCHAINED, values).fetchall()
    ]
    wrong += [
        sentence("checkpoint {seq}: bad signature", seq=row[0])
        for row in signed
        if not _is_signed(db, journal, table, key, row)
    ]
    wrong += [
        sentence("the figure for event {seq} has another dealer, game, time, or count than its events", seq=seq)
        for (seq,) in db.execute(_FIGURE_FACTS, values).fetchall()
    ]
    wrong += [
        sentence("the row of hand {hand} does not match its events", hand=hand)
        for (hand,) in db.execute(_HANDS, values).fetchall()
    ]
    wrong += [
        sentence("the closing at event {seq} says {said}, but its hands total {sums}", seq=seq, said=said, sums=sums)
        for seq, said, sums in db.execute(_SUMS, values).fetchall()
    ]
    wrong += [
        sentence("the figure for event {seq} does not match the event", seq=seq)
        for (seq,) in db.execute(_FIGURES, values).fetchall()
    ]
    wrong += [
        sentence("certificate {number}: bad signature", number=number)
        for number, word, signature in db.execute(_CERTIFICATES, (journal,)).fetchall()
        if not is_vouched(key, words_of(word), signature)
    ]
    wrong += twice
    forks = db.execute("SELECT seq, at FROM floor.fork WHERE journal = %s ORDER BY fork", (journal,)).fetchall()
    wrong += [
        sentence("two versions from event {seq} on, found {at}", seq=seq, at=f"{at:%Y-%m-%d %H:%M}")
        for seq, at in forks
    ]
    ((count,),) = db.execute(_COUNT, values).fetchall()
    last = db.execute(_LAST, values).fetchone()
    head = since.head if last is None else bytes(last[0])
    return KeptJournal(table, journal, since.events + count, len(signed), tuple(wrong), head, since.whole_on)


def keep_verification(db: psycopg.Connection[Any], key: Ed25519PrivateKey, journals: Sequence[KeptJournal]) -> None:
    """Store the result, signed with the key of this machine. The connection must be the superuser's.

    The signature covers the time and the number of the result, and the result before it: so an old result cannot pass
    as new, and a missing one is found.
    """
    found = "\n".join(kept.line() for kept in journals)
    is_whole = not any(kept.wrong for kept in journals)
    with db.transaction():
        db.execute("LOCK TABLE floor.verification IN SHARE ROW EXCLUSIVE MODE")
        row = db.execute(_NEXT).fetchone()
        assert row is not None
        number, at, before = row
        signed = _to_sign(found, is_whole=is_whole, number=number, at=at, before=bytes(before))
        db.execute(
            """INSERT INTO floor.verification(verification, found, is_whole, key, signature, at)
            OVERRIDING SYSTEM VALUE VALUES (%s, %s, %s, %s, %s, %s)""",
            (number, found, is_whole, public_bytes(key), key.sign(signed), at),
        )


class FoundWrong(NamedTuple):
    """A fault of a `journal`, by its table and number, as it was found and signed: in English."""

    journal: str
    said: str


class Verification(NamedTuple):
    """A result of the nightly verifier: its time, whether all was intact, its findings, its key, whether its signature
    is valid, and whether the key is trusted here.
    """

    at: datetime
    is_whole: bool
    found: str
    key: bytes
    is_signed: bool
    number: int
    is_trusted: bool = True

    @property
    def wrong(self) -> list[FoundWrong]:
        """Return the faults by journal."""
        lines = (line.partition("; ") for line in self.found.splitlines())
        return [FoundWrong(about.partition(":")[0], wrong) for about, _, wrong in lines if wrong]


class LastVerified(NamedTuple):
    """The last result of the nightly verifier, None if it never ran, and its age, or else that of the floor."""

    result: Verification | None
    age_ms: int


def verifications(db: psycopg.Connection[Any], most: int = 10) -> list[Verification]:
    """Return the newest results of the nightly verifier, newest first. A console is connected, or the superuser."""
    rows = db.execute(
        """SELECT at, is_whole, found, key, signature, verification,
          coalesce(lag(signature) OVER (ORDER BY verification), '') FROM floor.verification
        ORDER BY verification DESC LIMIT %s""",
        (most,),
    )
    found_ones = []
    for at, whole, found, key, signature, number, before in rows:
        signed = _to_sign(found, is_whole=whole, number=number, at=at, before=bytes(before))
        found_ones.append(Verification(at, whole, found, key, _holds(key, signature, signed), number))
    return found_ones


def newest_verified(db: psycopg.Connection[Any]) -> int:
    """Return the number of the newest result of the nightly verifier, 0 for none."""
    row = db.execute("SELECT coalesce(max(verification), 0) FROM floor.verification").fetchone()
    return 0 if row is None else int(row[0])


def last_verified(db: psycopg.Connection[Any]) -> LastVerified:
    """Return the last result of the nightly verifier, and its age by the server's clock. A console is connected."""
    found = verifications(db, 1)
    row = db.execute(_AGE, (found[0].at if found else None,)).fetchone()
    return LastVerified(found[0] if found else None, 0 if row is None else int(row[0]))


def _to_sign(found: str, *, is_whole: bool, number: int, at: datetime, before: bytes) -> bytes:
    at_us = int(at.timestamp()) * 1_000_000 + at.microsecond
    about = f"{number} {at_us} {before.hex()} {'whole' if is_whole else 'wrong'}\n"
    return _VERIFIED + about.encode() + found.encode()


def _holds(key: bytes, signature: bytes, signed: bytes) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, signed)
    except (ValueError, InvalidSignature):
        return False
    return True


def _is_signed(db: psycopg.Connection[Any], journal: int, table: str, key: bytes, row: tuple[Any, ...]) -> bool:
    """Return whether the journal's own device has signed a checkpoint for the event that it names."""
    try:
        checkpoint = Checkpoint.of(table, Event(row))
    except (ValueError, JournalError):
        return False
    held = db.execute(_HASH, (journal, checkpoint.upto)).fetchone()
    return held is not None and held[0].hex() == checkpoint.head and checkpoint.is_signed_by(key)
