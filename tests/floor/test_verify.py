"""`kiosk floor verify` finds a superuser's changes of the floor's copy."""

import sys
from pathlib import Path
from typing import Any, LiteralString

import psycopg
import pytest

from kiosk.app.main import main
from kiosk.floor import OwnServer, enroll, keep_verification, kept_journals, verifications, verified_upto
from kiosk.floor.verified.verified import KeptJournal
from kiosk.journal import public_bytes, read_journal
from tests.faults.journals import KEY, TABLE
from tests.floor.nights import two_nights
from tests.floor.pushing import KeptRows, forge, signed_in
from tests.golden.kept import KEPT, unpacked

SEED_HASH: LiteralString = """UPDATE floor.event e SET hash = floor.chain((SELECT p.hash FROM floor.event p
  WHERE p.seq = e.seq - 1), seq, event_id, hand, kind, v, at_ms, mono_ns, boot_id, actor, body) WHERE seq = {}"""


def verify(server: OwnServer, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> tuple[int, str]:
    words = ["kiosk", "floor", "verify", "--server", f"{server.address} user=postgres"]
    monkeypatch.setattr(sys, "argv", words)
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0), capfd.readouterr().out


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ((), "intact"),
        (("UPDATE floor.event SET actor = 'nobody' WHERE seq = 5",), "event 5 does not follow the one before it"),
        (("DELETE FROM floor.event WHERE seq = 5",), "event 6 does not follow the one before it"),
        (
            ("UPDATE floor.event SET actor = 'nobody' WHERE seq = 5", *(SEED_HASH.format(seq) for seq in range(5, 26))),
            "checkpoint 9: bad signature; checkpoint 17: bad signature; checkpoint 25: bad signature",
        ),
    ],
    ids=["intact", "changed", "taken out", "chained again"],
)
def test_changes_are_found(
    floor: psycopg.Connection[Any],
    server: OwnServer,
    kept: KeptRows,
    change: tuple[LiteralString, ...],
    found: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    enroll(floor, TABLE, kept.key, by="novak")
    with signed_in(floor, f"table_{TABLE}") as table:
        kept.pushed(table)
    with floor.transaction():
        floor.execute("SET LOCAL session_replication_role = replica")  # A superuser can do this.
        for statement in change:
            floor.execute(statement)
    status, out = verify(server, monkeypatch, capfd)
    assert out.endswith(f" signed: {found}.\n")
    assert status == (0 if found == "intact" else 1)


HANDS: LiteralString = "UPDATE floor.hand SET {} WHERE hand = (SELECT min(hand) FROM floor.hand)"
FIGURES: LiteralString = "UPDATE floor.figure SET {} WHERE seq = (SELECT min(seq) FROM floor.figure)"


FORGED: tuple[tuple[LiteralString, str], ...] = (
    (FIGURES.format("dealer = 'nobody'"), "has another dealer, game, time, or count"),
    (FIGURES.format("game = 'x'"), "has another dealer, game, time, or count"),
    (FIGURES.format("at_ms = at_ms + 86400000"), "has another dealer, game, time, or count"),
    (FIGURES.format("hands = 2"), "has another dealer, game, time, or count"),
    ("DELETE FROM floor.figure", "has another dealer, game, time, or count"),
    (HANDS.format("dealer = 'nobody'"), "the row of hand 1 does not match its events"),
    (HANDS.format("result = 'void'"), "the row of hand 1 does not match its events"),
    (HANDS.format("disputed = NOT disputed"), "the row of hand 1 does not match its events"),
    (HANDS.format("house_net = house_net + 1"), "the row of hand 1 does not match its events"),
    (HANDS.format("best = best + 1"), "the row of hand 1 does not match its events"),
    (HANDS.format("table_id = 'NH-09'"), "the row of hand 1 does not match its events"),
    ("UPDATE floor.figure SET house_net = 1 WHERE voided = 1", "does not match the event"),
    ("DELETE FROM floor.hand WHERE hand = 1", "the row of hand 1 does not match its events"),
    (HANDS.format("journal = journal + 77"), "rows of a journal that nobody has enrolled"),
    (FIGURES.format("journal = journal + 77"), "rows of a journal that nobody has enrolled"),
)


def test_every_figure_and_hand_is_computed_again_from_the_events(
    tmp_path: Path, floor: psycopg.Connection[Any]
) -> None:
    two_nights(tmp_path, floor)
    assert [kept.wrong for kept in kept_journals(floor)] == [(), ()]
    for change, found in FORGED:
        with floor.transaction(force_rollback=True):
            floor.execute("SET LOCAL session_replication_role = replica")
            floor.execute(change)
            wrong = [str(words) for kept in kept_journals(floor) for words in kept.wrong]
        assert any(found in words for words in wrong), change


def test_every_kind_of_hand_is_computed_as_the_server_has_it(tmp_path: Path, floor: psycopg.Connection[Any]) -> None:
    """Hands that were reopened, void, and disputed, at tables of each game."""
    data = unpacked(KEPT / "day", tmp_path)
    for path in sorted(data.glob("[A-Z]*/journal.db")):
        with read_journal(path) as journal:
            kept = KeptRows.of(journal)
        enroll(floor, path.parent.name, kept.key, by="novak")
        with signed_in(floor, f"table_{path.parent.name}") as table:
            kept.pushed(table)
    assert [journal.wrong for journal in kept_journals(floor)] == [()] * 4


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE floor.verification SET at = at + interval '1 day' WHERE verification = 2",
        "DELETE FROM floor.verification WHERE verification = 1",
        "UPDATE floor.verification SET found = 'NH-07 1: 41; ' WHERE verification = 2",
    ],
)
def test_a_result_is_signed_with_its_time_its_number_and_the_one_before(
    floor: psycopg.Connection[Any], change: LiteralString
) -> None:
    """A superuser can neither show an older result as tonight's, nor remove one between two others."""
    for _ in range(2):
        keep_verification(floor, KEY, [KeptJournal("NH-07", 1, 40, 3, ())])
    assert [result.is_signed for result in verifications(floor)] == [True, True]
    forge(floor, change)
    assert not verifications(floor)[0].is_signed


def test_an_older_result_is_not_signed_as_a_newer_one(floor: psycopg.Connection[Any]) -> None:
    keep_verification(floor, KEY, [KeptJournal("NH-07", 1, 40, 3, ())])
    floor.execute(
        "INSERT INTO floor.verification(found, is_whole, key, signature)"
        " SELECT found, is_whole, key, signature FROM floor.verification"
    )
    newest, older = verifications(floor)
    assert (newest.is_signed, older.is_signed) == (False, True)


def one_night(db: psycopg.Connection[Any]) -> list[KeptJournal]:
    """Verify as each night, and store the result."""
    found = list(kept_journals(db, verified_upto(db, public_bytes(KEY))))
    keep_verification(db, KEY, found)
    return found


def test_each_night_goes_on_where_the_last_one_ended(tmp_path: Path, floor: psycopg.Connection[Any]) -> None:
    """New events of any hand are read, and a seventh of the journals from the first event."""
    data = unpacked(KEPT / "day", tmp_path)
    tables = {}
    for path in sorted(data.glob("[A-Z]*/journal.db")):
        with read_journal(path) as journal:
            tables[path.parent.name] = KeptRows.of(journal)
        enroll(floor, path.parent.name, tables[path.parent.name].key, by="novak")
    lasts = {name: len(kept.rows) for name, kept in tables.items()}
    for tenth in range(1, 11):
        for name, kept in tables.items():
            with signed_in(floor, f"table_{name}") as table:
                kept.pushed(table, upto=lasts[name] * tenth // 10)
        found = one_night(floor)
        assert [()] * len(tables) == [kept.wrong for kept in found]
        assert {name: last * tenth // 10 for name, last in lasts.items()} == {kept.table: kept.events for kept in found}
    whole = sum(kept.signatures for kept in kept_journals(floor))
    assert 0 < sum(kept.signatures for kept in one_night(floor)) < whole


@pytest.mark.parametrize(
    ("change", "nights", "found"),
    [
        ("UPDATE floor.event SET actor = 'nobody' WHERE journal = 1 AND seq = 5", 4, "event 5 does not follow"),
        ("UPDATE floor.hand SET house_net = house_net + 1 WHERE journal = 2 AND hand = 1", 4, "the row of hand 1"),
        ("DELETE FROM floor.event WHERE journal = 1 AND seq > 20", 1, "which was verified, is missing"),
        (
            """UPDATE floor.event SET hash = sha256('x') WHERE journal = 1
            AND seq = (SELECT max(seq) FROM floor.event e WHERE e.journal = 1)""",
            1,
            "which was verified, is missing",
        ),
        ("DELETE FROM floor.journal WHERE journal = 2", 1, "the whole journal, which was verified, is missing"),
    ],
    ids=["an old event", "an old hand", "the end", "the last hash", "a journal"],
)
def test_changes_after_verification_are_found(
    tmp_path: Path, floor: psycopg.Connection[Any], change: LiteralString, nights: int, found: str
) -> None:
    """Changes at the end are found immediately, and others within one pass over everything."""
    two_nights(tmp_path, floor)
    assert [(), ()] == [kept.wrong for kept in one_night(floor)]
    forge(floor, change)
    said = [str(wrong) for _ in range(nights) for kept in one_night(floor) for wrong in kept.wrong]
    assert any(found in words for words in said), said


def test_a_result_of_another_key_or_a_changed_one_is_not_gone_on_from(
    tmp_path: Path, floor: psycopg.Connection[Any]
) -> None:
    two_nights(tmp_path, floor)
    one_night(floor)
    assert {1, 2} == verified_upto(floor, public_bytes(KEY)).keys()
    assert {} == verified_upto(floor, bytes(32))
    forge(floor, "UPDATE floor.verification SET found = replace(found, ' 1: ', ' 1: 1')")
    assert {} == verified_upto(floor, public_bytes(KEY))
