"""Random calls of every function that a stolen certificate may call: nothing of it is believed, and no reader fails.

The thief has the certificate of a table, a console, or a publisher, and none of their keys. The messages are random:
true values of this floor among others of their type, boundary values, and words that have a meaning elsewhere; and
events and versions that are right in all but the key. After every `LOOK` calls everybody reads: the other table takes
its news, and the consoles and the office look. At the end the verifier recomputes everything.
"""

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import psycopg
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.app.house.certified import CertifiedElsewhere
from kiosk.events import HandOpened, PinLocked, TableOpened
from kiosk.floor import (
    CertificateWord,
    FloorVersion,
    KeptVersions,
    NewsAtTable,
    add_console,
    add_publisher,
    ask_news,
    enroll,
    newest,
    publish,
)
from kiosk.floor.console.looks import looked, seldom_looked
from kiosk.floor.publishing.device_reports import SignedReport
from kiosk.floor.publishing.publishing import newest_signed, to_review
from kiosk.floor.publishing.reports_taken import MAX_LOCKED
from kiosk.floor.verified.verified import kept_journals
from kiosk.journal import public_bytes, read_journal
from kiosk.journal.chain import chain, vouched_for
from kiosk.staff import Person, Role
from tests.faults.journals import KEY, OTHER_KEY
from tests.floor.office import MANAGER, MANAGERS_PIN, PUBLISHER, vouch_for_devices
from tests.floor.pushing import KeptRows, signed_in
from tests.tables import BOTH, DEALER, FLOOR, House

CALLS = int(os.environ.get("KIOSK_FORGERIES", "200"))
"""So many of each certificate in a test run; docs/security.md says how to try more."""

LOOK: Final = 100
CONSOLE: Final = "console_pit_3"
MINE: Final = """SELECT p.proname, array_agg(format_type(t.type, NULL) ORDER BY t.nth) FILTER (WHERE t.type IS NOT NULL)
  FROM pg_proc p LEFT JOIN LATERAL unnest(p.proargtypes) WITH ORDINALITY t(type, nth) ON true
  WHERE p.pronamespace = 'floor'::regnamespace AND p.prorettype <> 'trigger'::regtype
    AND has_function_privilege(%s, p.oid, 'EXECUTE') GROUP BY p.oid, p.proname ORDER BY p.proname, p.oid"""
THIEFS_KEY: Final = Ed25519PrivateKey.from_private_bytes(bytes(32))
LAID: Final = ("people", "house", "tables", "jackpots:nh", "jackpots:nh:NH-07")
EDGES: Final = (0, 1, -1, 2, 7, 2**31 - 1, -(2**31), 2**53, 2**63 - 1, -(2**63))
ODD: Final = (
    "", " ", "{}", "[]", "null", "x" * 5000, "novak", "\N{HANGUL FILLER}", "'; DROP TABLE floor.event; --", "%s", "\\",
    '{"a":' * 90, "🂡" * 60, "\x1b[2J", "jackpots:nh", "people", "house", "tables", "order", "sign", "post", "NH-07",
)  # fmt: skip


@dataclass
class Forger:
    """An attacker with a certificate who has seen the true data on this floor."""

    chance: Random
    words: list[str]
    numbers: list[int]
    blobs: list[bytes]
    key: bytes
    head: tuple[Any, ...]

    def value(self, kind: str) -> Any:
        """Return a random value of a PostgreSQL type, now and then none."""
        chance = self.chance
        if kind.endswith("[]"):
            return [self.value(kind[:-2]) for _ in range(chance.choice((0, 1, 1, 2, 5)))]
        if chance.random() < 0.03:
            return None
        match kind:
            case "bigint" | "integer":
                number = chance.choice((*self.numbers, *EDGES, chance.randrange(1 << 20)))
                return number if kind == "bigint" else max(-(2**31), min(2**31 - 1, number))
            case "bytea":
                return chance.choice(
                    (*self.blobs, b"", bytes(32), bytes(64), chance.randbytes(32), chance.randbytes(64))
                )
            case "json" | "jsonb":
                return json.dumps(self.body())
            case "boolean":
                return chance.random() < 0.5
            case _:
                return chance.choice((*self.words, *ODD, json.dumps(self.body())))

    def body(self) -> dict[str, Any]:
        """Return a possible body of an event, a report, or a question."""
        chance = self.chance
        names = ("person", "dealer", "until_ms", "table", "seq", "kind", "people", "lock_ms", "book", "number", "at_ms",
                 "revoked", "have", "locks", "here", "certificates", "jackpot", "laid", "stands", "calls")  # fmt: skip
        values: tuple[Any, ...] = (*self.words[:12], *self.numbers, *EDGES, [MANAGER, FLOOR], {}, None, "", 1e300)
        return {chance.choice(names): chance.choice(values) for _ in range(chance.randint(0, 6))}

    def call(self, db: psycopg.Connection[Any], name: str, types: list[str] | None) -> bool:
        """Call a function. Return whether the server took it."""
        kinds = types or []
        marks = ", ".join(f"%s::{kind}" for kind in kinds)
        try:
            values = [self.value(kind) for kind in kinds]
            if self.chance.random() < 0.5:
                values = self.shaped(db, name, values)
            db.execute(f"SELECT * FROM floor.{name}({marks})", values).fetchall()
        except (psycopg.Error, psycopg.DataError):
            return False
        return True

    def shaped(self, db: psycopg.Connection[Any], name: str, values: list[Any]) -> list[Any]:
        """Return values that are right except for the key, for a function that checks more than types."""
        chance = self.chance
        if name == "push":
            events = [self.event() for _ in range(chance.randint(1, 3))]
            last, self.head = self.head, events[-1]
            columns = [list(column) for column in zip(*events, strict=True)]
            return [self.key, events[-1][0], events[-1][10], last[10], *columns, values[-1]]
        if name == "publish":
            kind = chance.choice(LAID)
            version = FloorVersion.signed(THIEFS_KEY, kind, newest(db, kind), json.dumps(self.body()), by=MANAGER)
            fields = (version.content, version.by, version.second, version.why, version.digest)
            return [
                kind,
                version.number,
                bytes.fromhex(version.before),
                *fields,
                chance.choice((bytes(64), values[-1])),
            ]
        if name == "give_back":
            kind, before = chance.choice(LAID), (chance.randint(0, 9), bytes(32))
            version = FloorVersion.signed(THIEFS_KEY, kind, before, json.dumps(self.body()), by=MANAGER)
            fields = (version.content, version.by, version.second, version.why, version.digest)
            signed = (bytes.fromhex(version.signature), chance.choice((public_bytes(THIEFS_KEY), public_bytes(KEY))), 1)
            return [kind, version.number, bytes.fromhex(version.before), *fields, *signed]
        if name == "report":
            seq, person = self.head[0], chance.choice(self.words[:4])
            kind = chance.choice((PinLocked.KIND, "pin_unlocked", "dealer_on"))
            said = SignedReport(
                "NH-08", seq, kind, self.head[10].hex(), (person,), chance.choice((0, 60_000, 86_400_000))
            )
            return [[seq], [said.text], [THIEFS_KEY.sign(vouched_for(said.words))]]
        if name == "certify":
            revoked = chance.choice(("", "forged"))
            said_of = CertificateWord(
                "ab" * 32, chance.randint(1, 99), DEALER, "nh", "nh/1", 1, 2**41, MANAGER, revoked
            )
            return [[said_of.text], [THIEFS_KEY.sign(vouched_for(said_of.words))]]
        return values

    def event(self) -> tuple[Any, ...]:
        """Return an event that follows the newest that the server has of the thief."""
        chance, person = self.chance, self.chance.choice(self.words[:4])
        at_ms = chance.choice(self.numbers)
        kind, body = chance.choice((
            (PinLocked.KIND, {"person": person, "until_ms": at_ms + 86_400_000}), ("pin_unlocked", {"person": person}),
            ("dealer_on", {"dealer": person}), ("dealer_off", {}),
            ("jackpot_claimed", {"laid": "jackpots:nh 1", "jackpot": "mega", "hand": 1}),
            (self.value("text") or "noted", self.body()), ("table_closed", self.body()),
            ("hand_settled", self.body()), ("dispute_ruled", self.body()), ("hand_voided", self.body()),
        ))  # fmt: skip
        hand = chance.choice((None, 1, 2, *EDGES))
        row = (
            self.head[0] + 1, bytes(16), hand, kind, 1, at_ms, 1, b"", chance.choice(("kiosk", person)),
            json.dumps(body),
        )  # fmt: skip
        self.head = (*row, chain(self.head[10], row))
        return self.head


@dataclass
class TrueFloor:
    """A floor with two tables: a dealer deals at the first one, and the second one's certificate is stolen."""

    db: psycopg.Connection[Any]
    first: House
    second: House
    news: NewsAtTable

    def look(self, *, of: str) -> None:
        """Make every reader read the present data."""
        with signed_in(self.db, "table_NH-07") as mine:
            if (fetched := ask_news(mine, self.news.since)) is not None:
                self.news.take(fetched)
        with signed_in(self.db, "console_other") as console:
            looked(console)
            seldom_looked(console)
        with signed_in(self.db, "publisher_other") as office:
            to_review(office)
            newest_signed(office, "people")
        believed = {
            "locked": {person.id for person in self.first.staff.locked()},
            "dealer": self.first.table.dealer and self.first.table.dealer.id,
            "versions": [(version.kind, version.number) for version in KeptVersions(self.first.folder).every()],
            "certificates": len(CertifiedElsewhere(self.first.folder)()),
            "wins": self.db.execute("SELECT * FROM floor.win").fetchall(),
        }
        may_lock = MAX_LOCKED if of == "console" else 0
        locked = believed.pop("locked")
        assert isinstance(locked, set) and len(locked) <= may_lock and MANAGER not in locked, f"{locked} are locked"
        assert believed == {"dealer": DEALER, "versions": [("tables", 1)], "certificates": 0, "wins": []}


def push(db: psycopg.Connection[Any], house: House) -> KeptRows:
    with read_journal(house.table.journal.path) as journal:
        rows = KeptRows.of(journal)
    with signed_in(db, f"table_{house.id}") as line:
        rows.pushed(line)
    return rows


@pytest.fixture
def true_floor(floor: psycopg.Connection[Any], tmp_path: Path) -> Iterator[TrueFloor]:
    add_publisher(floor, PUBLISHER, public_bytes(KEY), by=MANAGER)
    add_publisher(floor, "publisher_other", public_bytes(OTHER_KEY), by=MANAGER)
    add_console(floor, CONSOLE)
    add_console(floor, "console_other")
    with ExitStack() as stack:
        houses = []
        for table in ("NH-07", "NH-08"):
            (tmp_path / table).mkdir()
            house = House(tmp_path / table, id=table)
            stack.callback(house.close)
            house.staff.add(Person(id=MANAGER, name="E. Novak", roles=frozenset({Role.MANAGER})), MANAGERS_PIN)
            enroll(floor, table, house.table.journal.public_key, by=MANAGER)
            KeptVersions(house.folder).trust(public_bytes(KEY))
            houses.append(house)
        devices = vouch_for_devices(floor)
        kept = KeptVersions(houses[0].folder, "NH-07")
        kept.keep(devices)
        for house in houses:
            push(floor, house)
        yield TrueFloor(floor, houses[0], houses[1], NewsAtTable(houses[0].table, kept, lambda _: None))


@pytest.mark.parametrize("of", ["table", "console", "publisher"])
def test_no_call_of_a_stolen_certificate_is_believed(true_floor: TrueFloor, of: str) -> None:
    db, first, second = true_floor.db, true_floor.first, true_floor.second
    role = {"table": "table_NH-08", "console": CONSOLE, "publisher": PUBLISHER}[of]
    functions = db.execute(MINE, (role,)).fetchall()
    assert len(functions) >= 6
    rows = push(db, second)
    signed = second.table.journal.vouch(b"something else")
    forger = Forger(
        Random(f"forged calls {of}"),
        [MANAGER, FLOOR, DEALER, BOTH, "NH-07", "NH-08", role, HandOpened.KIND, TableOpened.KIND, "pin_locked",
         "pin_unlocked", "dealer_on", "jackpot_claimed", "jackpots:nh", "mega", "hand_settled", "people", "tables"],
        [row[0] for row in rows.rows] + [first.clock.now_ms(), first.clock.now_ms() + 86_400_000],
        [rows.key, rows.genesis, rows.rows[-1][10], first.table.journal.public_key, signed, public_bytes(KEY)],
        rows.key, tuple(rows.rows[-1]),
    )  # fmt: skip
    taken = set[str]()
    with signed_in(db, role) as thief:
        for nth in range(1, CALLS + 1):
            name, types = forger.chance.choice(functions)
            if forger.call(thief, name, types):
                taken.add(name)
            if nth % LOOK == 0 or nth == CALLS:
                true_floor.look(of=of)
    assert len(taken) >= 4, f"the server took only {taken}: that is not an attack"
    for journal in kept_journals(db):
        assert not journal.wrong or journal.table == "NH-08", journal.wrong
    with signed_in(db, "publisher_other") as office:  # Other publishers publish as before.
        publish(office, FloorVersion.signed(OTHER_KEY, "house", newest(office, "house"), "{}", by=MANAGER))
