"""Posted jackpots of the floor: once for all tables, once in 24 hours, and each of them won once in the house."""

import contextlib
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import psycopg
import pytest
from psycopg import errors
from pytestqt.qtbot import QtBot

from kiosk.app.floor.link import linked
from kiosk.app.floor.table_link import TableLink
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.core.errors import NotAuthorized, Refused
from kiosk.events import HandVoided, JackpotsPosted
from kiosk.floor import (
    ClaimAnswer,
    FloorLink,
    FloorNews,
    FloorVersion,
    KeptVersions,
    NewsAtTable,
    OwnServer,
    add_publisher,
    enroll,
    jackpots_kind,
    to_review,
)
from kiosk.floor.publishing.publishing import claim, sign_review
from kiosk.floor.server.server import FloorError
from kiosk.journal import public_bytes
from kiosk.procedure import Floor
from kiosk.staff import Person, Role
from kiosk.table import FLOOR_SERVER
from tests.dealt import plug_in
from tests.faults.journals import KEY
from tests.floor.cable import Cable
from tests.floor.postings import POSTED, claims, open_hands, post, post_for_all
from tests.floor.pushing import signed_in
from tests.payouts import deal
from tests.reopened import play, reopen, settle_again
from tests.tables import BOTH, FLOOR, JACKPOTS, PINS, House, floor_comes, kernel_of, make_ready, void

PATIENCE_MS = 60_000
PUBLISHER, MANAGER, PIN = "publisher_office", "novak", "8305"
POSTERS = 40
OURS = ("mega", True, "NH-07", 12, 12)


@pytest.fixture
def office(floor: psycopg.Connection[Any]) -> Iterator[psycopg.Connection[Any]]:
    """Return the publisher's connection; NH-07 and NH-08 are enrolled."""
    add_publisher(floor, PUBLISHER, public_bytes(KEY), by=MANAGER)
    for nth, table in enumerate(("NH-07", "NH-08")):
        enroll(floor, table, bytes([nth]) * 32, by=MANAGER)
    with signed_in(floor, PUBLISHER) as db:
        yield db


def test_one_of_many_simultaneous_postings_counts(floor: psycopg.Connection[Any], office: object) -> None:
    """The database decides, by its own clock, for any simultaneous postings under any number."""
    with floor.transaction():
        floor.execute("SET LOCAL session_replication_role = replica")  # The versions alone, without their postings.
        floor.execute(
            """INSERT INTO floor.version(kind, number, before, content, by, second, why, digest, signature, publisher)
            SELECT 'jackpots:nh', n, %s, '{}', 'x', '', '', %s, %s, 1 FROM generate_series(1, %s) n""",
            (bytes(32), bytes(32), bytes(64), POSTERS),
        )
    begin, outcomes = threading.Barrier(POSTERS), []

    def try_to_post(number: int) -> None:
        with signed_in(floor, "postgres") as db:
            begin.wait()
            try:
                db.execute(
                    "INSERT INTO floor.posting(kind, number, wins) VALUES ('jackpots:nh', %s, '[0,0]')", (number,)
                )
            # One of two that wait for each other is released.
            except (errors.ExclusionViolation, errors.DeadlockDetected):
                outcomes.append("early")
            else:
                outcomes.append("posted")

    threads = [threading.Thread(target=try_to_post, args=(number,)) for number in range(1, POSTERS + 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert ["early"] * (POSTERS - 1) + ["posted"] == sorted(outcomes)
    assert (1,) == floor.execute("SELECT count(*) FROM floor.posting").fetchone()


def test_jackpots_change_once_in_24_hours_and_after_a_win(
    floor: psycopg.Connection[Any], office: psycopg.Connection[Any]
) -> None:
    posted = post(office)
    for place in ("", "NH-07"):  # Nor at one table, while those of all hold.
        with pytest.raises(FloorError, match="at most once in 24 hours"):
            post(office, place)
    tried = floor.execute("SELECT role, why FROM floor.attempt ORDER BY attempt").fetchall()
    assert [(PUBLISHER, "early: jackpots:nh 2"), (PUBLISHER, "early: jackpots:nh:NH-07 1")] == tried
    open_hands(floor, "NH-07", 12)
    with signed_in(floor, "table_NH-07") as table:
        assert claim(table, posted, "mega", 12) == ("mega", True, "NH-07", 12, 12)
    assert "jackpots:nh 2" == post(office)
    with floor.transaction(), pytest.raises(FloorError, match="at most once in 24 hours"):
        post(office)


def test_two_tables_do_not_win_the_same_jackpot(
    floor: psycopg.Connection[Any], office: psycopg.Connection[Any]
) -> None:
    posted = post(office)
    open_hands(floor, "NH-07", 12, 13)
    open_hands(floor, "NH-08", 40, 41)
    with signed_in(floor, "table_NH-07") as first, signed_in(floor, "table_NH-08") as second:
        assert claim(first, posted, "mega", 12) == OURS
        assert claim(first, posted, "mega", 12) == OURS  # The answer had not come.
        assert claim(second, posted, "mega", 40) == ("mega", False, "NH-07", 12, 40)
        assert claim(first, posted, "mega", 13) == ("mega", False, "NH-07", 12, 13)
        assert claim(second, posted, "minor", 40) == ("minor", True, "NH-08", 40, 40)
        assert claim(second, "jackpots:nh 9", "mega", 41) is None  # Nobody has posted it.
    assert (2,) == floor.execute("SELECT count(*) FROM floor.attempt WHERE what = 'claim'").fetchone()


@pytest.fixture
def houses(tmp_path: Path, floor: psycopg.Connection[Any], server: OwnServer) -> Iterator[tuple[House, House, Cable]]:
    """Return two tables that are joined to the floor by one cable."""
    add_publisher(floor, PUBLISHER, public_bytes(KEY), by=MANAGER)
    with ExitStack() as stack:
        cable = stack.enter_context(Cable(server))
        found = []
        for table in ("NH-07", "NH-08"):
            (tmp_path / table).mkdir()
            house = House(tmp_path / table, id=table)
            stack.callback(house.close)
            house.staff.add(Person(id=MANAGER, name="E. Novak", roles=frozenset({Role.MANAGER, Role.FLOOR})), PIN)
            enroll(floor, table, house.table.journal.public_key, by=MANAGER)
            KeptVersions(house.folder).trust(public_bytes(KEY))
            kernel = kernel_of(house.table)
            kernel.house = kernel.house.model_copy(update={"floor_server": cable.address})
            plug_in(house.table)
            stack.enter_context(linked(house.table, house.folder))
            found.append(house)
        yield found[0], found[1], cable


def test_a_jackpot_is_posted_at_every_table_and_won_at_one(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House, Cable]
) -> None:
    first, second, _ = houses
    post_for_all(qtbot, floor, first, second)
    for house in (first, second):
        event = list(house.table.journal.events(1, JackpotsPosted))[-1]
        assert (MANAGER, "jackpots:nh 1") == (event.actor, event.of(JackpotsPosted).laid)
        with pytest.raises(Refused, match="This table’s jackpots are posted at a console"):
            house.table.shift.post_jackpots(JACKPOTS, FLOOR, PINS[FLOOR])
    for house, outcome in ((first, "ours"), (second, "taken")):
        deal(house.table)
        house.table.play.proceed()
        assert isinstance(house.table.round.prompt, Floor)
        qtbot.waitUntil(lambda found=house: claims(found) != [], timeout=PATIENCE_MS)  # type: ignore[misc]
        assert [outcome] == claims(house)
    first.table.floor.acknowledge(FLOOR, PINS[FLOOR])
    with pytest.raises(NotAuthorized, match=r"MINOR was won at NH-07 in hand 1: a manager must confirm this\."):
        second.table.floor.acknowledge(FLOOR, PINS[FLOOR])
    second.table.floor.acknowledge(MANAGER, PIN)


def test_a_posting_by_the_floor_is_taken_once(tmp_path: Path) -> None:
    """A power cut may come before its version is stored: the journal knows."""
    house = House(tmp_path)
    house.staff.add(Person(id=MANAGER, name="E. Novak", roles=frozenset({Role.MANAGER})), PIN)
    first, second = versions(POSTED, POSTED.replace("3000000", "3100000"))
    take(house, first, forgetful=True)
    house.clock.advance(ms=25 * 3_600_000)
    opens_ms = house.table.shift.posting_opens_ms
    for _ in range(3):  # This is done at each start, and at each link.
        take(house, first, forgetful=True)
        house.restart()
    assert ["jackpots:nh 1"] == laid(house)[1:]
    assert house.table.shift.posting_opens_ms == opens_ms  # The 24 hours have not begun again.
    take(house, second)
    take(house, second, forgetful=True)
    assert ["jackpots:nh 1", "jackpots:nh 2"] == laid(house)[1:]


def test_a_posting_of_long_ago_is_claimed_at_the_floor(tmp_path: Path) -> None:
    """A busy table writes 20,000 events in a day: the present postings are known without a search."""
    house = House(tmp_path)
    house.staff.add(Person(id=MANAGER, name="E. Novak", roles=frozenset({Role.MANAGER})), PIN)
    take(house, *versions(POSTED))
    house.restart()
    assert house.table.claims.laid == kernel_of(house.table).state.posted_laid == "jackpots:nh 1"


def versions(*contents: str) -> list[FloorVersion]:
    """Return the office's postings, one after the other."""
    posted: list[FloorVersion] = []
    for content in contents:
        after = (posted[-1].number, posted[-1].digest) if posted else None
        posted.append(FloorVersion.signed(KEY, jackpots_kind("nh"), after, content, by=MANAGER))
    return posted


def take(house: House, version: FloorVersion, *, forgetful: bool = False) -> None:
    """Make a table apply a posting, as after a start. If it is `forgetful`, it has stored no version."""
    kept = KeptVersions(house.folder, house.id)
    kept.trust(public_bytes(KEY))
    for path in kept.folder.glob("*/jackpots:*.json") if forgetful else ():
        path.unlink()
    NewsAtTable(house.table, kept, lambda _: None).take(FloorNews(versions=(version,)))
    assert [version] == kept.every()


def laid(house: House) -> list[str | None]:
    return [event.of(JackpotsPosted).laid for event in house.table.journal.events(1, JackpotsPosted)]


def released(floor: psycopg.Connection[Any]) -> int:
    """Return the number of wins that no longer count."""
    ((count,),) = floor.execute("SELECT count(*) FROM floor.released").fetchall()
    return int(count)


def test_a_jackpot_of_a_void_hand_is_won_by_the_next_one(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House, Cable]
) -> None:
    first, second, _ = houses
    post_for_all(qtbot, floor, first, second)
    deal(first.table)
    first.table.play.proceed()
    qtbot.waitUntil(lambda: claims(first) == ["ours"], timeout=PATIENCE_MS)
    void(first.table, FLOOR, PINS[FLOOR])
    qtbot.waitUntil(lambda: released(floor) == 1, timeout=PATIENCE_MS)
    with signed_in(floor, PUBLISHER) as db, pytest.raises(FloorError, match="at most once in 24 hours"):
        post(db)  # Nothing was won.
    deal(second.table)
    second.table.play.proceed()
    qtbot.waitUntil(lambda: claims(second) == ["ours"], timeout=PATIENCE_MS)
    second.table.floor.acknowledge(FLOOR, PINS[FLOOR])
    while second.table.hand_number == 1:
        make_ready(second.table, {**PINS, MANAGER: PIN})
        second.table.play.proceed()
    settled = "SELECT count(*) FROM floor.event WHERE kind = 'hand_settled'"
    qtbot.waitUntil(lambda: floor.execute(settled).fetchone() == (1,), timeout=PATIENCE_MS)
    assert released(floor) == 1  # That one was paid.
    rows = floor.execute("SELECT jackpot, again FROM floor.win ORDER BY win").fetchall()
    assert rows == [("minor", 0), ("minor", 1)]


def test_a_jackpot_that_a_ruling_pays_is_won_also_after_its_hand_is_reopened(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House, Cable]
) -> None:
    first, second, _ = houses
    table, signed, other = first.table, (FLOOR, PINS[FLOOR]), (BOTH, PINS[BOTH])
    post_for_all(qtbot, floor, first, second)
    play(table, spots=("ante", "six_card_bonus"))
    table.disputes.open(1, 2, "player", "Paid too little", 3_000_000, wager="six_card_bonus")
    seq = table.disputes.waiting[0].seq
    table.disputes.rule(seq, "The player is right", 3_000_000, *signed, second=other, form_filled=True)
    reopen(table)
    settle_again(table)
    settled = "SELECT count(*) FROM floor.event WHERE kind = 'hand_settled'"
    qtbot.waitUntil(lambda: floor.execute(settled).fetchone() == (2,), timeout=PATIENCE_MS)
    assert floor.execute("SELECT jackpot, hand FROM floor.win").fetchall() == [("mega", 1)]
    assert released(floor) == 0
    with signed_in(floor, PUBLISHER) as db:
        assert [("jackpot_claimed", FLOOR)] == [(act.kind, act.actor) for act in to_review(db)]
        post(db)  # After a win.


class HeardLink:
    """A record of a table's claims to its link, before and after the report of an event."""

    def __init__(self, *_: object, **__: object) -> None:
        self.claimed: tuple[str, ...] = ()
        self.claims: list[tuple[int, tuple[str, ...]]] = []
        self.post: Callable[[object], None] = lambda _: None

    def start(self, last: int, on_event: Callable[[object], None]) -> None:
        self.claims, self.post = [(last, self.claimed)], on_event

    def committed(self, last: int) -> None:
        self.claims.append((last, self.claimed))

    def claim(self, laid: str, jackpots: Sequence[str], hand: int) -> None:
        self.claimed = tuple(jackpots)

    def __getattr__(self, _: str) -> Callable[..., None]:
        return lambda *_, **__: None


def test_a_hand_that_is_over_claims_nothing_and_is_answered_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    """A win that the floor writes after the end of its hand belongs to nobody: no hand ever releases it."""
    house, link = House(tmp_path), HeardLink()
    kernel = kernel_of(house.table)
    house.staff.add(Person(id=MANAGER, name="E. Novak", roles=frozenset({Role.MANAGER})), PIN)
    take(house, *versions(POSTED))
    kernel.house = kernel.house.model_copy(update={"floor_server": "host=/nowhere dbname=floor"})
    plug_in(house.table)
    at_table = TableLink(house.table, house.folder, "", make=lambda *_, **__: cast(FloorLink, link))
    at_table.start()
    with contextlib.ExitStack() as stack:
        stack.callback(at_table.stop)
        deal(house.table)
        house.table.play.proceed()
        assert link.claimed == ("minor",)
        void(house.table, FLOOR, PINS[FLOOR])
        (end,) = (event.seq for event in house.table.journal.events(1, HandVoided))
        assert {claimed for seq, claimed in link.claims if seq >= end} == {()}
        deal(house.table)
        floor_comes(house.table)
        house.table.play.proceed()
        assert link.claimed == ("minor",)
        for asked, outcomes in ((1, []), (2, ["ours"])):
            link.post(ClaimAnswer("minor", True, "NH-07", asked, asked))
            link.post(StateChanged(DeviceState.READY, f"answer {asked}"))
            qtbot.waitUntil(lambda why=f"answer {asked}": heard(house) == why, timeout=PATIENCE_MS)  # type: ignore[misc]
            assert outcomes == claims(house)


def heard(house: House) -> str:
    """Return the last state of the table's connection."""
    shown = house.table.devices.by_name.get(FLOOR_SERVER)
    return "" if shown is None else str(shown.why)


def test_without_the_floor_a_pin_confirms_it_and_it_is_looked_at_later(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House, Cable]
) -> None:
    first, _, cable = houses
    table = first.table
    post_for_all(qtbot, floor, first)
    qtbot.waitUntil(lambda: table.devices.hears_floor, timeout=PATIENCE_MS)
    cable.cut()
    deal(table)
    table.play.proceed()
    with pytest.raises(Refused, match="The floor server has not yet confirmed this MINOR"):
        table.floor.acknowledge(FLOOR, PINS[FLOOR])

    def is_lost() -> bool:
        first.clock.advance(ms=1_000)
        return not table.devices.hears_floor

    qtbot.waitUntil(is_lost, timeout=PATIENCE_MS)
    assert FLOOR_SERVER in table.devices.by_name
    table.floor.acknowledge(FLOOR, PINS[FLOOR])
    assert ["unknown"] == claims(first)
    cable.mend()
    with signed_in(floor, PUBLISHER) as db:
        qtbot.waitUntil(lambda: len(to_review(db)) == 1, timeout=PATIENCE_MS)
        (row,) = to_review(db)
        assert ("NH-07", "jackpot_claimed", FLOOR) == (row.table, row.kind, row.actor)
        sign_review(db, row.journal, row.seq, by=MANAGER)
        assert [] == to_review(db)
