"""A certificate is a trainer's signed statement of a passed examination; nothing else lets anybody deal."""

import random
import shutil
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kiosk.app.house.house import open_journal
from kiosk.core.errors import JournalError, NotAuthorized, Refused
from kiosk.events import CertificateSigned, ExaminationEnded, PinRefused
from kiosk.games import GAMES
from kiosk.journal import Report, read_journal, verify
from kiosk.journal.chain import COLUMNS, chain
from kiosk.journal.formats import packed_row
from kiosk.staff import NotProven, Person, Role
from kiosk.table import games_of
from kiosk.training import CertificateState, School
from kiosk.training.examination import book, gate
from kiosk.training.examination.book import FILE, read_ledger
from kiosk.training.examination.office import TrainedHours
from kiosk.training.store.dates import end_of_day
from kiosk.training.store.store import DAY_MS, FOLDER
from tests.staff.registers import lay_license
from tests.tables import HeldClock, shipped
from tests.training.examined import PIN, TRAINER, finish, house, people, sit, trainer
from tests.training.trainee import TRAINEE


def passed(folder: Path, clock: HeldClock | None = None, table: str = "PP-01", game: str = "dice") -> School:
    clock = clock or HeldClock()
    kept, clock.ms = _passed_once(table, game, clock.ms)
    shutil.copytree(kept, folder, dirs_exist_ok=True)
    return house(folder, table, clock)


@cache
def _passed_once(table: str, game: str, at_ms: int) -> tuple[Path, int]:
    """Return a folder of records whose trainee has passed, and the time at the end of the examination."""
    folder, clock = Path(tempfile.mkdtemp()), HeldClock(at_ms)
    school = house(folder, table, clock)
    exam = finish(sit(school, game), random.Random(1))
    assert exam.record.ended is not None
    assert exam.record.is_passed
    exam.close()
    school.close()
    return folder, clock.ms


def refused(folder: Path, clock: HeldClock, table: str = "PP-01", game: str = "dice", **options: Any) -> str:
    """Return why a live table that requires certificates refuses the trainee as its dealer, or ""."""
    training = shipped().house.training.model_copy(update={"certificate_required": True})
    settings = replace(shipped(), house=shipped().house.model_copy(update={"training": training}))
    staff = people(folder, clock)
    games = [replace(game, rules=game.rules.model_copy(update=options)) for game in games_of(settings, GAMES, table)]
    live = open_journal(settings, table, folder, clock, staff, games=games)
    try:
        person = staff.person(TRAINEE)
        assert person is not None
        live.people.refuse_uncertified(person, game)
    except NotAuthorized as error:
        return str(error)
    finally:
        live.close()
    return ""


def test_a_passed_trainee_is_certified_with_a_pin_and_deals(tmp_path: Path) -> None:
    clock = HeldClock()
    school = passed(tmp_path, clock)
    with pytest.raises(NotProven):
        school.exams.certify(trainer(school), "0000", TRAINEE, "dice")
    with read_journal(tmp_path / FOLDER / FILE / "journal.db") as book:
        assert [TRAINER] == [event.of(PinRefused).person for event in book.events(1, PinRefused)]
    with pytest.raises(NotAuthorized, match="You cannot certify yourself"):
        school.exams.certify(trainer(school), PIN, TRAINER, "dice")
    school.staff.set_license(TRAINER, "G-77")
    school.staff.add(Person(id="mona", name="Mona", roles=frozenset({Role.MANAGER}), license="G-8"), PIN)
    lay_license(school.staff, TRAINEE, "G-77")  # These are two IDs of one person.
    with pytest.raises(NotAuthorized, match="You cannot certify yourself"):
        school.exams.certify(trainer(school), PIN, TRAINEE, "dice")
    school.staff.set_license(TRAINEE, "G-78")
    assert "has no certificate for this game" in _refused_after(school, tmp_path, clock)
    school = house(tmp_path, "PP-01", clock)
    held = school.exams.certify(trainer(school), PIN, TRAINEE, "dice")
    assert (held.by, held.until_ms) == (TRAINER, end_of_day(held.at_ms, 365))
    with pytest.raises(Refused, match="still valid"):
        school.exams.certify(trainer(school), PIN, TRAINEE, "dice")
    assert _refused_after(school, tmp_path, clock) == ""


def _refused_after(school: School, folder: Path, clock: HeldClock) -> str:
    school.close()
    return refused(folder, clock)


def certified(folder: Path, clock: HeldClock) -> School:
    school = passed(folder, clock)
    school.exams.certify(trainer(school), PIN, TRAINEE, "dice")
    return school


def test_an_expired_certificate_is_refused_even_after_the_clock_is_set_back(tmp_path: Path) -> None:
    clock = HeldClock()
    school = certified(tmp_path, clock)
    clock.advance(ms=366 * DAY_MS)
    assert "expired Sep 21, 2027" in _refused_after(school, tmp_path, clock)
    school = house(tmp_path, "PP-01", clock)
    sit(school, "dice", seed=2).stop()
    clock.ms -= 300 * DAY_MS
    assert "expired Sep 21, 2027" in _refused_after(school, tmp_path, clock)


def test_a_certificate_is_valid_to_the_end_of_its_last_local_day(tmp_path: Path) -> None:
    """It is signed in the evening, and is valid for the whole day a year later."""
    clock = HeldClock()
    school = certified(tmp_path, clock)
    signed = datetime.fromtimestamp(clock.ms / 1000, UTC).astimezone().date()
    after = datetime.combine(signed + timedelta(days=school.settings.house.training.certificate_days + 1), time())
    clock.ms = int(after.timestamp() * 1000) - 1
    assert school.exams.certificate(TRAINEE, "dice")[1] is CertificateState.HOLDS
    clock.ms += 1
    assert school.exams.certificate(TRAINEE, "dice")[1] is CertificateState.RUN_OUT


def test_an_expired_certificate_is_refused_on_an_earlier_day_without_a_later_examination(tmp_path: Path) -> None:
    """The table's own journal knows the later day, also after another start."""
    clock = HeldClock()
    school = certified(tmp_path, clock)
    clock.advance(ms=366 * DAY_MS)
    assert "expired Sep 21, 2027" in _refused_after(school, tmp_path, clock)
    clock.ms -= 100 * DAY_MS
    for _ in range(2):
        with pytest.raises(Refused) as error:
            refused(tmp_path, clock)
        assert error.value.code == "clock"


def test_a_revoked_certificate_is_refused_with_the_reason_and_its_examination_no_longer_counts(tmp_path: Path) -> None:
    clock = HeldClock()
    school = certified(tmp_path, clock)
    with pytest.raises(Refused, match="reason"):
        school.exams.revoke(trainer(school), PIN, TRAINEE, "dice", " ")
    school.exams.revoke(trainer(school), PIN, TRAINEE, "dice", "Mispays at the live table")
    assert school.exams.certificate(TRAINEE, "dice")[1] is CertificateState.REVOKED
    with pytest.raises(Refused, match="already used"):
        school.exams.certify(trainer(school), PIN, TRAINEE, "dice")
    assert "was revoked (Mispays at the live table)" in _refused_after(school, tmp_path, clock)


@pytest.mark.parametrize("what", ["examinations", "checkpoints.jsonl"])
def test_a_revoked_certificate_does_not_come_back_with_an_older_state(tmp_path: Path, what: str) -> None:
    """The folder of the examinations is restored, or the last line of the copy is removed."""
    clock = HeldClock()
    school = certified(tmp_path, clock)
    school.exams.close()
    folder = next(tmp_path.rglob("examinations"))
    before = tmp_path / "before"
    shutil.copytree(folder, before)
    school.exams.revoke(trainer(school), PIN, TRAINEE, "dice", "Mispays at the live table")
    school.close()
    if what == "examinations":
        shutil.rmtree(folder)
        shutil.copytree(before, folder)
    else:
        copy = folder / "checkpoints.jsonl"
        copy.write_bytes(b"".join(copy.read_bytes().splitlines(keepends=True)[:-1]))
    with pytest.raises((Refused, JournalError), match="Examination records damaged or altered"):
        refused(tmp_path, clock)


def test_a_journal_of_examinations_that_is_gone_is_no_house_without_them(tmp_path: Path) -> None:
    """Otherwise a certificate of another kiosk that it had revoked would count again."""
    clock = HeldClock()
    school = certified(tmp_path, clock)
    school.close()
    (tmp_path / FOLDER / FILE / "journal.db").unlink()
    with pytest.raises((Refused, JournalError), match="Examination records damaged or altered"):
        refused(tmp_path, clock)


def test_a_certificate_older_than_the_rules_is_refused(tmp_path: Path) -> None:
    """After a change of a pay table, an option, or the revision, the certificate is for other rules."""
    clock = HeldClock()
    school = certified(tmp_path, clock)
    school.close()
    assert refused(tmp_path, clock) == ""
    assert "rules have changed" in refused(tmp_path, clock, odd_point="carry")
    assert "rules have changed" in refused(tmp_path, clock, revision=99)


def test_an_examination_that_was_failed_since_counts(tmp_path: Path) -> None:
    school = passed(tmp_path)
    sit(school, "dice", seed=9).stop()
    with pytest.raises(Refused, match="No passed examination on record"):
        school.exams.certify(trainer(school), PIN, TRAINEE, "dice")


def test_an_examination_that_was_passed_too_long_ago_is_signed_no_more(tmp_path: Path) -> None:
    """A certificate lasts as long as the house says, by the rules at its signature."""
    clock = HeldClock()
    school = passed(tmp_path, clock)
    clock.advance(ms=364 * DAY_MS)
    assert school.exams.refuse_certificate(TRAINEE, "dice").is_passed
    clock.advance(ms=2 * DAY_MS)
    with pytest.raises(Refused, match="too old"):
        school.exams.certify(trainer(school), PIN, TRAINEE, "dice")


def test_only_a_trainer_certifies(tmp_path: Path) -> None:
    school = passed(tmp_path)
    school.staff.add(Person(id="ortiz", name="M. Ortiz", roles=frozenset({Role.DEALER})), PIN)
    dealer = school.staff.person("ortiz")
    assert dealer is not None
    with pytest.raises(NotAuthorized, match="Only a trainer"):
        school.exams.certify(dealer, PIN, TRAINEE, "dice")


def write_rows(folder: Path, *whats: Any, rightly: bool = True) -> None:
    """Write events into the file by hand, with the matching hash if `rightly` is set."""
    path = folder / FOLDER / FILE / "journal.db"
    with closing(sqlite3.connect(path)) as db, db:
        for what in whats:
            *_, last = db.execute(f"SELECT {COLUMNS} FROM event ORDER BY seq").fetchall()
            number = random.Random(last[0]).randbytes(16)
            row = (last[0] + 1, number, None, what.KIND, what.V, *last[5:8], TRAINER, what.text())
            made = chain(last[10], row) if rightly else b"\0" * 32
            db.execute(f"INSERT INTO event({COLUMNS}) VALUES(?,?,?,?,?,?,?,?,?,?,?)", packed_row((*row, made)))


def forged(school: School, examination: int) -> CertificateSigned:
    return CertificateSigned(
        person=TRAINEE, game="dice", rules_version=school.exams.rules_version("dice"), examination=examination,
        until_ms=4_000_000_000_000, trained_ms=0,
    )  # fmt: skip


def test_a_row_written_into_the_file_lets_nobody_deal(tmp_path: Path) -> None:
    """A valid hash does not help: every row must have this kiosk's seal."""
    clock = HeldClock()
    school = house(tmp_path, "PP-01", clock)
    exam = sit(school, "dice")
    exam.stop()
    school.close()
    assert "has no certificate" in refused(tmp_path, clock)
    write_rows(
        tmp_path, ExaminationEnded(examination=exam.record.id, outcome="passed", why="finished"),
        forged(school, exam.record.id),
    )  # fmt: skip
    with pytest.raises(JournalError, match="no certificate is valid"):
        refused(tmp_path, clock)
    with pytest.raises(JournalError, match="no certificate is valid"):
        house(tmp_path, "PP-01", clock)


def test_unsigned_result_after_a_power_cut_does_not_count(tmp_path: Path) -> None:
    clock = HeldClock()
    school = house(tmp_path, "PP-01", clock)
    exam = sit(school, "dice")
    journal = school.exams.book.open()
    journal.append(ExaminationEnded(examination=exam.record.id, outcome="passed", why="finished"), hand=None,
                   actor=TRAINEE)  # fmt: skip
    disk = tmp_path / "disk"  # This is the state after the power cut.
    shutil.copytree(tmp_path / FOLDER, disk / FOLDER)
    shutil.copy(tmp_path / "staff.json", disk)
    school.close()
    school = house(disk, "PP-01", clock)
    record = school.exams.book.ledger.open_of(TRAINEE)
    assert record is not None
    assert record.id == exam.record.id
    sit(school, "dice").stop()
    school.close()
    assert not house(disk, "PP-01", clock).exams.book.ledger.records[exam.record.id].is_passed


def test_a_running_table_notices_signed_revoked_and_forged_certificates(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The examinations are verified once, and again whenever one of their files has changed."""
    clock = HeldClock()
    school = certified(tmp_path, clock)
    person, version = school.staff.person(TRAINEE), school.exams.rules_version("dice")
    assert person is not None
    school.close()
    verified: list[Path] = []

    def counted(path: Path, **more: Any) -> Report:
        verified.append(path)
        return verify(path, **more)

    monkeypatch.setattr(book, "verify", counted)
    check = gate.certified(tmp_path, clock, {"dice": version})
    for _ in range(3):
        check(person, "dice")
    assert len(verified) == 1
    school = house(tmp_path, "PP-01", clock)
    school.exams.revoke(trainer(school), PIN, TRAINEE, "dice", "Mispays")
    school.close()
    with pytest.raises(NotAuthorized, match="revoked"):
        check(person, "dice")
    write_rows(tmp_path, forged(school, 1))
    for _ in range(2):
        with pytest.raises(JournalError, match="no certificate is valid"):
            check(person, "dice")


def test_rows_that_are_wrong_changed_or_cut_off_let_nobody_deal(tmp_path: Path) -> None:
    clock = HeldClock()
    school = certified(tmp_path, clock)
    school.exams.revoke(trainer(school), PIN, TRAINEE, "dice", "Mispays")
    school.close()
    path = tmp_path / FOLDER / FILE / "journal.db"
    whole = path.read_bytes()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DROP TRIGGER IF EXISTS no_delete")
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")]
        for name in names:
            db.execute(f"DROP TRIGGER {name}")
        db.execute("DELETE FROM event WHERE seq >= (SELECT max(seq) - 1 FROM event)")
    with pytest.raises(JournalError):
        read_ledger(tmp_path / FOLDER)
    path.write_bytes(whole)
    write_rows(tmp_path, forged(school, 1), rightly=False)
    with pytest.raises(JournalError, match="no certificate is valid"):
        read_ledger(tmp_path / FOLDER)


def test_a_journal_without_its_key_lets_nobody_deal(tmp_path: Path) -> None:
    school = certified(tmp_path, HeldClock())
    school.close()
    (tmp_path / FOLDER / FILE / "device.pem").unlink()
    with pytest.raises(JournalError, match="key"):
        read_ledger(tmp_path / FOLDER)


def test_no_certificate_is_signed_before_the_hours_of_the_house_are_trained(tmp_path: Path) -> None:
    clock = HeldClock()
    school = passed(tmp_path, clock)
    school.exams.hours = lambda person, game: TrainedHours(90 * 60_000, 120 * 3_600_000)
    with pytest.raises(Refused, match=r"1\.5 of 120 training hours are done"):
        school.exams.certify(trainer(school), PIN, TRAINEE, "dice")
    school.exams.hours = lambda person, game: TrainedHours(120 * 3_600_000, 120 * 3_600_000)
    assert school.exams.certify(trainer(school), PIN, TRAINEE, "dice").person == TRAINEE


def test_the_device_signs_the_hours_with_the_certificate(tmp_path: Path) -> None:
    """Later merges and deletions do not change them, and they are read back from the journal."""
    clock = HeldClock()
    school = passed(tmp_path, clock)
    school.exams.hours = lambda person, game: TrainedHours(121 * 3_600_000, 120 * 3_600_000)
    assert school.exams.certify(trainer(school), PIN, TRAINEE, "dice").trained_ms == 121 * 3_600_000
    school.store.forget(TRAINEE, by=TRAINER, at_ms=clock.now_ms())
    school.close()
    held = read_ledger(tmp_path / FOLDER).last_certificate(TRAINEE, "dice")
    assert held is not None
    assert held.trained_ms == 121 * 3_600_000
