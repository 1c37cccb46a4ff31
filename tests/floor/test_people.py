"""People and settings from the floor: leavers are out everywhere, locks hold everywhere, a dealer is in one place."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg import errors
from pytestqt.qtbot import QtBot

from kiosk.app.command_line.options import house_settings
from kiosk.core.cards import card
from kiosk.events import DealerOff, VersionTaken
from kiosk.floor import (
    FloorNews,
    FloorVersion,
    KeptVersions,
    NewsAtTable,
    PublishedKind,
    add_publisher,
    enroll,
    jackpots_kind,
    packed_house,
    publish,
)
from kiosk.floor.publishing.publishing import LockNews
from kiosk.floor.server.server import FloorError
from kiosk.journal import public_bytes
from kiosk.settings import config_dir
from kiosk.staff import NotProven, Person, Role
from tests.dealt import DECK, deal_to_flop_bets, play_on, plug_in
from tests.faults.journals import KEY, OTHER_KEY
from tests.floor.office import MANAGER, MANAGERS_PIN, PUBLISHER, publish_as, register
from tests.floor.pushing import KeptRows, signed_in
from tests.tables import BOTH, DEALER, FLOOR, PINS, HeldClock, House

PATIENCE_MS = 60_000
AHEAD_MS = 4_000_000_000_000  # This is later than any clock of these tests.


def dealer_of(house: House) -> Person | None:
    return house.table.dealer


def taken(house: House) -> list[VersionTaken]:
    return [event.of(VersionTaken) for event in house.table.journal.events(1, VersionTaken)]


def test_a_person_who_leaves_is_out_at_every_table_and_no_hand_is_broken(
    qtbot: QtBot, tmp_path: Path, floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    first, second = houses
    plug_in(second.table)
    deal_to_flop_bets(second.table)
    staff = register(tmp_path / "office.json", first)
    staff.deactivate(DEALER)
    version = publish_as(floor, PublishedKind.PEOPLE, staff.laid_down(), why="left")
    qtbot.waitUntil(lambda: bool(taken(first) and taken(second)), timeout=PATIENCE_MS)
    assert dealer_of(first) is None
    for house in houses:
        assert house.staff.digest() == staff.digest()
        assert [(1, version.digest.hex())] == [(what.number, what.digest) for what in taken(house)]
        with pytest.raises(NotProven, match="no longer works here"):
            house.staff.prove(DEALER, PINS[DEALER])
    assert "M. Ortiz no longer works here: signed out." == first.table.notice
    assert dealer_of(second) is not None  # The dealer of a hand deals it to its end.
    cards, number = iter(map(card, DECK.split()[10:])), second.table.hand_number
    while second.table.hand_number == number:
        play_on(second.table, cards)
    second.table.watch.tick()
    assert dealer_of(second) is None
    assert [DEALER] == [event.of(DealerOff).dealer for event in second.table.journal.events(1, DealerOff)]


def test_a_lock_holds_everywhere_and_ends_everywhere(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    first, second = houses
    for _ in range(3):
        with pytest.raises(NotProven):
            first.table.floor.come(FLOOR, "1597")
    qtbot.waitUntil(lambda: second.staff.locked() != (), timeout=PATIENCE_MS)
    with pytest.raises(NotProven, match="is locked until"):
        second.staff.prove(FLOOR, PINS[FLOOR])
    second.table.people.unlock(FLOOR, MANAGER, MANAGERS_PIN)
    qtbot.waitUntil(lambda: first.staff.locked() == (), timeout=PATIENCE_MS)
    assert FLOOR == first.staff.prove(FLOOR, PINS[FLOOR]).id


def test_a_dealer_is_signed_in_at_one_table_at_a_time(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    """The later sign-in holds: the server decides, and the other table says where."""
    first, second = houses
    second.clock.advance(ms=60_000)
    second.table.people.sign_in(BOTH, PINS[BOTH])
    qtbot.waitUntil(
        lambda: (BOTH,) in floor.execute("SELECT person FROM floor.presence").fetchall(), timeout=PATIENCE_MS
    )
    first.clock.advance(ms=120_000)
    first.table.people.sign_in(BOTH, PINS[BOTH])
    qtbot.waitUntil(lambda: dealer_of(second) is None, timeout=PATIENCE_MS)
    assert "J. Kim has signed in at NH-07 and is signed out here." == second.table.notice
    assert dealer_of(first) is not None


def test_sign_in_elsewhere_signs_out_a_table_whose_clock_is_ahead(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    """The floor takes no sign-in from the future; the table whose clock is ahead took its own for the later."""
    present = "SELECT j.table_id FROM floor.presence p JOIN floor.journal j USING (journal) WHERE person = %s"
    first, second = houses
    for house in (second, first):
        house.clock.ms = AHEAD_MS
        house.table.people.sign_in(BOTH, PINS[BOTH])
        qtbot.waitUntil(
            lambda at=house.id: floor.execute(present, (BOTH,)).fetchall() == [(at,)],  # type: ignore[misc]
            timeout=PATIENCE_MS,
        )
    qtbot.waitUntil(lambda: dealer_of(second) is None, timeout=PATIENCE_MS)
    assert dealer_of(first) is not None


def test_relieved_dealer_is_no_longer_present(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    first, _ = houses
    present = "SELECT p.person FROM floor.presence p JOIN floor.journal j USING (journal) WHERE table_id = 'NH-07'"
    # A person who opened both tables at one moment is at the one that the floor received first.
    for person in (BOTH, DEALER):
        first.clock.advance(ms=60_000)
        first.table.people.sign_in(person, PINS[person])
        qtbot.waitUntil(lambda who=person: floor.execute(present).fetchall() == [(who,)], timeout=PATIENCE_MS)  # type: ignore[misc]


def test_settings_are_laid_down_once_and_count_from_the_next_start(
    qtbot: QtBot, tmp_path: Path, floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    first, second = houses
    content = packed_house(config_dir())
    publish_as(floor, PublishedKind.HOUSE, content)
    qtbot.waitUntil(lambda: bool(taken(first) and taken(second)), timeout=PATIENCE_MS)
    for house in houses:
        folder = KeptVersions(house.folder).house_folder()
        assert folder is not None
        assert content == packed_house(folder)
        assert house.table.notice == "New rules and settings take effect at the next start."
    broken = content.replace("void_needs_floor", "void_needs_nobody")
    publish_as(floor, PublishedKind.HOUSE, broken)
    qtbot.waitUntil(lambda: "void_needs_nobody" in first.table.notice, timeout=PATIENCE_MS)
    kept = KeptVersions(first.folder).house_folder()
    assert kept is not None
    assert content == packed_house(kept)  # This is the last good one.
    (kept / "house.toml").write_text("name = 'Forged'")
    assert content == packed_house(KeptVersions(first.folder).house_folder() or kept)


def test_a_version_that_is_not_as_it_was_signed_is_not_taken(tmp_path: Path) -> None:
    kept = KeptVersions(tmp_path)
    kept.trust(public_bytes(KEY))
    good = FloorVersion.signed(KEY, PublishedKind.PEOPLE, (4, bytes(32)), "[]", by=MANAGER)
    kept.check(good, two=False)
    forged = {
        "changed": replace(good, content="[{}]"),
        "foreign": FloorVersion.signed(OTHER_KEY, PublishedKind.PEOPLE, (4, bytes(32)), "[]", by=MANAGER),
    }
    forged |= {"changed by": replace(good, by="kim"), "changed second": replace(good, second="kim")}
    for code, version in forged.items():
        with pytest.raises(FloorError) as refused:
            kept.check(version, two=False)
        assert refused.value.code == code.split()[0]
    with pytest.raises(FloorError, match="two must sign"):
        kept.check(good, two=True)
    kept.keep(good)
    with pytest.raises(FloorError, match="another people, version 5: the one here stays until version 6"):
        kept.check(good, two=False)


@pytest.mark.parametrize(
    ("changed", "code"),
    [({"before": "zz" * 32}, "changed"), ({"signature": "g"}, "changed"), ({"number": 1 << 70}, "changed"),
     ({"by": "\ud800"}, "changed"), ({"number": -1}, "changed"), ({"number": "5"}, "kept"), ({"content": None}, "kept"),
     ({"more": 1}, "kept")],
)  # fmt: skip
def test_a_kept_version_of_which_a_value_was_changed_is_refused(
    tmp_path: Path, changed: dict[str, object], code: str
) -> None:
    kept = KeptVersions(tmp_path)
    kept.trust(public_bytes(KEY))
    kept.keep(FloorVersion.signed(KEY, PublishedKind.PEOPLE, (4, bytes(32)), "[]", by=MANAGER))
    path = kept.folder / "people.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | changed))
    with pytest.raises(FloorError) as refused:
        kept.of(PublishedKind.PEOPLE)
    assert refused.value.code == code


def test_a_signed_version_in_the_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    """Its signature is right, but jackpots of one game would count for another, and people as the list of devices."""
    kept = KeptVersions(tmp_path, "NH-07")
    kept.trust(public_bytes(KEY))
    kept.keep(FloorVersion.signed(KEY, PublishedKind.PEOPLE, None, "[]", by=MANAGER))
    kept.keep(FloorVersion.signed(KEY, "jackpots:nh", None, '{"mega": 5}', by=MANAGER))
    (kept.folder / "people.json").rename(kept.folder / "tables.json")
    with pytest.raises(FloorError, match="is damaged"):
        kept.vouched("NH-07")
    jackpots = kept.folder / "NH-07" / "jackpots:nh.json"
    jackpots.rename(jackpots.with_name("jackpots:peek.json"))
    with pytest.raises(FloorError, match="is damaged"):
        kept.of("jackpots:peek")


def test_repeated_version_is_applied_once_after_a_refusal(tmp_path: Path) -> None:
    """News may arrive again before the table has confirmed it; corrected versions follow bad ones."""
    house, kept = House(tmp_path), KeptVersions(tmp_path, "NH-07")
    house.staff.add(Person(id=MANAGER, name="E. Novak", roles=frozenset({Role.MANAGER})), MANAGERS_PIN)
    kept.trust(public_bytes(KEY))
    news = NewsAtTable(house.table, kept, house_settings)
    content = packed_house(config_dir())
    before: tuple[int, bytes] | None = None
    for number, version_content in enumerate(
        (content, content.replace("void_needs_floor", "void_needs_nobody"), content), 1
    ):
        version = FloorVersion.signed(KEY, PublishedKind.HOUSE, before, version_content, by=MANAGER)
        before = (version.number, version.digest)
        for _ in range(2):
            news.take(FloorNews(versions=(version,)))
            assert news.since["have"]["house"][number - 1 :] == [version.digest.hex()]
    assert [1, 3] == [what.number for what in taken(house)]
    locked = FloorNews(locks=(LockNews(FLOOR, 5, 60_000, console="console_pit_3"),), lock_mark=5)
    news.take(locked)
    assert [FLOOR] == [person.id for person in house.staff.locked()]
    house.table.people.unlock(FLOOR, MANAGER, MANAGERS_PIN)
    news.take(locked)
    assert () == house.staff.locked()


def test_two_tables_whose_records_are_in_one_folder_take_each_its_own(tmp_path: Path) -> None:
    """People are taken once for both, and by one at a time; postings belong to each table."""
    first, second = (KeptVersions(tmp_path, table) for table in ("NH-07", "NH-08"))
    first.trust(public_bytes(KEY))
    people = FloorVersion.signed(KEY, PublishedKind.PEOPLE, None, "[]", by=MANAGER)
    posted = FloorVersion.signed(KEY, jackpots_kind("nh"), None, "{}", by=MANAGER)
    with first.alone():
        first.keep(people)
        first.keep(posted)
        with pytest.raises(FloorError, match="Another kiosk") as busy, second.alone():
            pass
    assert busy.value.code == "busy"
    assert [people, posted] == first.every()
    assert [people] == second.every()
    second.check(posted, two=False)
    with pytest.raises(FloorError, match="another jackpots:nh"):
        first.check(posted, two=False)


def test_two_simultaneous_publishers_take_turns(floor: psycopg.Connection[Any]) -> None:
    add_publisher(floor, PUBLISHER, public_bytes(KEY), by=MANAGER)
    with signed_in(floor, PUBLISHER) as db:
        first, late = (
            FloorVersion.signed(KEY, PublishedKind.PEOPLE, None, text, by=MANAGER) for text in ("[1]", "[2]")
        )
        publish(db, first)
        for version in (late, first, replace(late, number=3), replace(first, number=2, before=first.digest.hex())):
            with pytest.raises(FloorError, match="published first"):
                publish(db, version) if version.number != 2 else publish_forged(db, version)
    assert [(1, "[1]")] == floor.execute("SELECT number, content FROM floor.version").fetchall()
    tried = floor.execute("SELECT role, why FROM floor.attempt ORDER BY attempt").fetchall()
    assert [(PUBLISHER, f"late: people {number}") for number in (1, 1, 3)] == tried[:3]
    assert [(PUBLISHER, "forged: people 2")] == tried[3:]


def publish_forged(db: psycopg.Connection[Any], version: FloorVersion) -> None:
    """Publish a version with another digest than that of its fields."""
    fields = (version.kind, version.number, bytes.fromhex(version.before), version.content, version.by, "", "")
    words = "SELECT floor.publish(%s, %s::integer, %s::bytea, %s, %s, %s, %s, %s::bytea, %s::bytea)"
    assert db.execute(words, (*fields, bytes(32), bytes.fromhex(version.signature))).fetchone() == ("forged",)
    raise FloorError("late", "published first")


def test_a_table_and_a_console_publish_nothing(floor: psycopg.Connection[Any]) -> None:
    enroll(floor, "NH-07", bytes(32), by=MANAGER)
    with signed_in(floor, "table_NH-07") as table, pytest.raises(errors.InsufficientPrivilege):
        table.execute("SELECT floor.publish('people', 1, '', '', 'x', '', '', '', '')")


def test_late_sign_in_does_not_move_a_dealer(tmp_path: Path, floor: psycopg.Connection[Any]) -> None:
    """The sign-in was an hour ago; later news says that the dealer has been elsewhere since."""
    journals = {}
    for table, minutes in (("NH-07", 60), ("NH-08", 0)):
        (tmp_path / table).mkdir()
        clock = HeldClock()
        clock.advance(ms=-minutes * 60_000)
        house = House(tmp_path / table, id=table, clock=clock)
        enroll(floor, table, house.table.journal.public_key, by=MANAGER)
        journals[table] = KeptRows.of(house.table.journal)
        house.close()
    for table in ("NH-08", "NH-07"):
        with signed_in(floor, f"table_{table}") as db:
            journals[table].pushed(db)
    present = "SELECT p.person, j.table_id FROM floor.presence p JOIN floor.journal j USING (journal)"
    assert [(DEALER, "NH-08")] == floor.execute(present).fetchall()
    with signed_in(floor, "table_NH-07") as db:
        row = db.execute("""SELECT floor.news('{"here": ["ortiz"]}')""").fetchone()
    assert row is not None
    assert [(DEALER, "NH-08")] == [(away["person"], away["table"]) for away in row[0]["away"]]
