"""A certificate that a dealer has earned at one table counts at every other, and nothing else does."""

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from pytestqt.qtbot import QtBot

from kiosk.app.command_line.options import house_settings
from kiosk.app.house.certified import CertifiedElsewhere, CertifiedHere
from kiosk.core.errors import NotAuthorized
from kiosk.events import CertificateRefused, CertificateRevoked, CertificateSigned
from kiosk.floor import CertificateWord, KeptCertificates, KeptVersions, NewsAtTable, PublishedKind, ask_news, certify
from kiosk.floor.publishing.dealers import CertificateStatement
from kiosk.floor.publishing.publishing import FloorNews
from kiosk.floor.server.server import FloorError
from kiosk.floor.verified.verified import kept_journals
from kiosk.journal import is_vouched
from kiosk.training import DealingCertificate
from kiosk.training.examination.book import ExamBook
from kiosk.training.examination.gate import certified
from kiosk.training.store.store import FOLDER
from tests.faults.journals import KEY, OTHER_KEY
from tests.floor.console.touches import wait
from tests.floor.office import MANAGER, publish_as, register, vouch_for_devices
from tests.floor.pushing import signed_in
from tests.tables import BOTH, DEALER, FLOOR, House

RULES = "nh/1 rev 1 ab"
LATER_MS = 4_000_000_000_000


def write(house: House, what: Any) -> DealingCertificate | None:
    """Write something into the examinations of a house, signed by a trainer. Return a certificate."""
    book = ExamBook(house.folder / FOLDER, house.clock)
    try:
        number = book.write(what, actor=FLOOR)
        return book.ledger.certificates.get(number)
    finally:
        book.close()


def sign_for(house: House, person: str = DEALER) -> DealingCertificate:
    signed = CertificateSigned(
        person=person, game="nh", rules_version=RULES, examination=1, until_ms=LATER_MS, trained_ms=0
    )  # fmt: skip
    held = write(house, signed)
    assert held is not None
    return held


def why_not(house: House, person: str = DEALER) -> str:
    """Return why a person may not deal at this table, or ""."""
    check = certified(house.folder, house.clock, {"nh": RULES}, CertifiedElsewhere(house.folder))
    found = house.staff.person(person)
    assert found is not None
    try:
        check(found, "nh")
    except NotAuthorized as refusal:
        return str(refusal)
    return ""


def may_deal(house: House, person: str) -> bool:
    return not why_not(house, person)


def word(number: int = 7) -> CertificateWord:
    return CertificateWord("ab" * 32, number, DEALER, "nh", RULES, 1_700_000_000_000, LATER_MS, FLOOR)


def said(house: House, *words: CertificateWord) -> list[tuple[str, bytes]]:
    return [(word.text, house.table.journal.vouch(word.words)) for word in words]


def marks(floor: psycopg.Connection[Any]) -> int:
    row = floor.execute("SELECT count(*) FROM floor.certificate").fetchone()
    assert row is not None
    return int(row[0])


def test_certificate_counts_at_every_table_until_revoked(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    first, second = houses
    vouch_for_devices(floor)
    assert "has no certificate" in why_not(second)
    held = sign_for(first)
    wait(qtbot, lambda: not why_not(second))
    row = floor.execute("SELECT encode(book, 'hex'), number, is_revoked, person FROM floor.certificate").fetchone()
    assert (held.book, held.id, False, DEALER) == row
    assert [kept.wrong for kept in kept_journals(floor)] == [(), ()]
    write(second, CertificateRevoked(certificate=held.id, why="Mispays", book=held.book))  # This is at another table.
    assert "was revoked (Mispays)" in why_not(second)
    wait(qtbot, lambda: "was revoked (Mispays)" in why_not(first))
    again = sign_for(first)
    wait(qtbot, lambda: not why_not(second))
    assert why_not(first) == ""
    write(first, CertificateRevoked(certificate=again.id, why="Left the pit"))
    wait(qtbot, lambda: "was revoked (Left the pit)" in why_not(second))


def test_numbers_of_two_tables_do_not_collide(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    first, second = houses
    vouch_for_devices(floor)
    held, other = sign_for(first, DEALER), sign_for(second, BOTH)
    assert (held.id, held.book) != (other.id, other.book) and held.id == other.id
    for house in houses:
        for person in (DEALER, BOTH):
            wait(qtbot, partial(may_deal, house, person))


def test_a_certificate_is_reported_at_each_start_and_stored_once(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    first, _ = houses
    sign_for(first)
    wait(qtbot, lambda: marks(floor) == 1)
    here = CertifiedHere(first.folder, first.table.journal.vouch)()
    assert all(is_vouched(first.table.journal.public_key, b"certificate\0" + text.encode(), sig) for text, sig in here)
    with signed_in(floor, "table_NH-07") as db:
        assert certify(db, here) == ["again"]
    assert marks(floor) == 1
    with signed_in(floor, "table_NH-08") as db:  # Somebody with a copy of it replays it.
        assert certify(db, here) == ["ok"]
    wait(qtbot, lambda: list(first.table.journal.events(1, CertificateRefused)))
    assert first.table.notice == "The floor server sent a certificate that NH-08 has not signed."


def test_certificate_of_an_unvouched_device_does_not_count(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    """First nobody has vouched for any device; then for another key than the table's; then for the table's own."""
    first, second = houses
    kept = KeptVersions(second.folder)
    publish_as(floor, PublishedKind.TABLES, "{}")
    wait(qtbot, lambda: not kept.vouched("NH-07"))
    sign_for(first)
    wait(qtbot, lambda: KeptCertificates(kept).upto == 1)
    assert "has no certificate" in why_not(second)
    publish_as(floor, PublishedKind.TABLES, json.dumps({"NH-07": ["cd" * 32]}))
    wait(qtbot, lambda: kept.of(PublishedKind.TABLES))
    assert "has no certificate" in why_not(second)
    vouch_for_devices(floor)
    wait(qtbot, lambda: not why_not(second))


def test_a_forged_one_is_refused_said_and_journalled(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    """An attacker has the connection of a table, or the server, but not the device's key."""
    first, second = houses
    vouch_for_devices(floor)
    with signed_in(floor, "table_NH-07") as db:
        forged = word()
        answers = certify(db, [(forged.text, OTHER_KEY.sign(forged.words))])
        assert answers == ["ok"]  # The server cannot detect it.
    wait(qtbot, lambda: list(second.table.journal.events(1, CertificateRefused)))
    (refused,) = second.table.journal.events(1, CertificateRefused)
    assert (refused.of(CertificateRefused).table, refused.of(CertificateRefused).said) == ("NH-07", forged.text)
    assert second.table.notice == "The floor server sent a certificate that NH-07 has not signed."
    assert "has no certificate" in why_not(second)
    assert ["certificate 1: bad signature"] == [str(why) for kept in kept_journals(floor) for why in kept.wrong]
    sign_for(first)  # Valid statements count all the same.
    wait(qtbot, lambda: not why_not(second))


def test_invalid_certificate_is_refused_and_recorded(
    floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    first, _ = houses
    publish_as(floor, PublishedKind.PEOPLE, register(first.folder.parent / "office.json", first).laid_down())
    good = word()
    wrong = {
        "other": replace(good, until_ms=good.until_ms + 1),
        "nobody": replace(word(8), person="nobody"),
        "early": replace(word(9), at_ms=LATER_MS),
    }
    with signed_in(floor, "table_NH-07") as db:
        assert certify(db, said(first, good)) == ["ok"]
        for why, each in wrong.items():
            assert certify(db, said(first, each)) == [why]
        for text in ("{}", '{"book": "ab"}', "[]", json.dumps({"book": "zz", "number": "x"})):
            assert certify(db, [(text, bytes(64))]) == ["broken"]
        assert certify(db, said(first, wrong["nobody"])) == ["nobody"]  # Once is enough.
    assert marks(floor) == 1
    tried = floor.execute("SELECT role, split_part(why, ':', 1) FROM floor.attempt ORDER BY attempt").fetchall()
    assert tried == [("table_NH-07", why) for why in (*wrong, *["broken"] * 4)]


def test_a_table_keeps_the_answers_and_no_file_of_it_certifies_a_person(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    """A forged entry of the stored file is found, with any key."""
    first, second = houses
    vouch_for_devices(floor)
    sign_for(first)
    wait(qtbot, lambda: not why_not(second))
    path = second.folder / "_floor" / "certificates.json"
    content = json.loads(path.read_text())
    mine = word(9)
    own = CertificateStatement(9, "NH-07", mine.text, KEY.sign(mine.words).hex(), "ab" * 32)
    content["certificates"].append({name: getattr(own, name) for name in ("mark", "table", "word", "signature", "key")})
    path.write_text(json.dumps(content))
    assert [DEALER] == [each.person for each in CertifiedElsewhere(second.folder)()]
    content["certificates"][0]["word"] = content["certificates"][0]["word"].replace(str(LATER_MS), str(LATER_MS + 1))
    path.write_text(json.dumps(content))
    with pytest.raises(Exception, match="not signed"):
        CertifiedElsewhere(second.folder)()


def test_a_revocation_that_was_taken_out_of_the_file_is_there_after_the_next_start(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    first, second = houses
    vouch_for_devices(floor)
    held = sign_for(first)
    wait(qtbot, lambda: may_deal(second, DEALER))
    write(first, CertificateRevoked(certificate=held.id, why="Left the pit"))
    wait(qtbot, lambda: not may_deal(second, DEALER))
    path = second.folder / "_floor" / "certificates.json"
    content = json.loads(path.read_text())
    path.write_text(json.dumps({**content, "certificates": content["certificates"][:1]}))
    assert may_deal(second, DEALER)
    started = NewsAtTable(second.table, KeptVersions(second.folder), house_settings)
    with signed_in(floor, "table_NH-08") as db:
        fetched = ask_news(db, started.since)
        assert fetched is not None
        started.take(fetched)
    assert not may_deal(second, DEALER)


def test_two_tables_of_one_folder_take_it_once(houses: tuple[House, House]) -> None:
    first, _ = houses
    fetched = word()
    row = CertificateStatement(3, "NH-07", fetched.text, first.table.journal.vouch(fetched.words).hex(),
                          first.table.journal.public_key.hex())  # fmt: skip
    kept = KeptCertificates(KeptVersions(first.folder))
    for _ in range(2):
        assert kept.take(FloorNews(certificates=(row,)).certificates) == []
    assert kept.upto == 3
    assert len(json.loads((first.folder / "_floor" / "certificates.json").read_text())["certificates"]) == 1


@pytest.mark.parametrize(
    "stored",
    [
        "[]", "{}", '{"upto": []}', '{"upto": 1, "certificates": 5}', '{"upto": 1, "certificates": [{"mark": 1}]}',
        '{"upto": 1, "certificates": [{"mark": 1, "table": "NH-07", "word": 5, "signature": "", "key": ""}]}',
        '{"upto": 1, "certificates": [{"mark": 1, "table": [], "word": "", "signature": "", "key": ""}]}',
    ],
)  # fmt: skip
def test_a_damaged_file_of_certificates_is_named(tmp_path: Path, stored: str) -> None:
    kept = KeptCertificates(KeptVersions(tmp_path))
    path = tmp_path / "_floor" / "certificates.json"
    path.parent.mkdir()
    path.write_text(stored)
    for read in (kept.count, lambda: kept.upto):
        with pytest.raises(FloorError, match="is damaged: delete it"):
            read()


def test_a_version_of_the_devices_is_taken_as_people_are(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    version = vouch_for_devices(floor)
    assert json.loads(version.content) == {
        house.table.config.id: [house.table.journal.public_key.hex()] for house in houses
    }
    for house in houses:
        wait(qtbot, partial(KeptVersions(house.folder).of, PublishedKind.TABLES))
    assert version.by == MANAGER
