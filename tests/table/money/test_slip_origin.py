"""No slip number is used twice after a journal was begun again, and each slip names the record it comes from."""

import shutil
from pathlib import Path
from random import Random

import pytest

from kiosk.events import JournalAccepted, SlipIssued
from kiosk.journal import Journal, load_or_create_key
from kiosk.table.money.slips import Slip, series_of
from tests.payouts import deal, to_six_card
from tests.reopened import settle_on
from tests.tables import HeldClock, House, lay_key


def issue(house: House) -> Slip:
    """Deal a hand with a payout that needs a slip, and return the slip."""
    deal(house.table)
    to_six_card(house.table)
    house.table.payouts.make_slips()
    (event,) = house.table.journal.events(1, SlipIssued)
    return Slip.of(event)


def begin_again(folder: Path) -> None:
    """Begin another journal with another key, as `kiosk journal begin-again` does."""
    for name in ("journal.db", "device.pem", "checkpoints.jsonl"):
        (folder / name).unlink()
    shutil.rmtree(folder / "witness", ignore_errors=True)
    shutil.rmtree(folder.parent / "witness", ignore_errors=True)
    journal = Journal.open(
        folder / "journal.db",
        table="NH-07",
        key=load_or_create_key(folder / "device.pem"),
        clock=HeldClock(),
        checkpoints=folder / "checkpoints.jsonl",
        witness=folder.parent / "witness" / "NH-07.heads",
    )
    what = JournalAccepted(findings=("Set aside: aside/x: journal.db",), why="forged")
    journal.append(what, hand=None, actor="novak")
    journal.close()


def test_a_journal_that_was_begun_again_uses_no_number_of_the_one_before(tmp_path: Path) -> None:
    (tmp_path / "NH-07").mkdir()
    keys = []
    for _ in range(3):
        house = House(tmp_path / "NH-07")
        keys.append(issue(house).key)
        house.close()
        begin_again(tmp_path / "NH-07")
    assert len(set(keys)) == 3
    assert all(key.startswith("NH-07-") and key.endswith("-000001") for key in keys)


def test_a_computer_that_has_lost_all_of_its_records_uses_no_number_of_before(tmp_path: Path) -> None:
    numbers = []
    for seed in ("first", "second"):
        folder = tmp_path / seed
        folder.mkdir()
        lay_key(folder / "device.pem", seed)
        house = House(folder)
        numbers.append(issue(house).key)
        house.close()
    assert len(set(numbers)) == 2


def test_a_journal_that_lost_its_end_uses_no_number_again_once_a_manager_accepts_it(tmp_path: Path) -> None:
    folder, kept = tmp_path / "NH-07", tmp_path / "kept"
    folder.mkdir()
    house = House(folder)
    house.close()
    shutil.copy(folder / "journal.db", kept)
    house.open()
    first = issue(house)
    house.close()
    for path in (folder / "journal.db", folder / "journal.db-wal", folder / "journal.db-shm"):
        path.unlink(missing_ok=True)
    shutil.copy(kept, folder / "journal.db")
    house.clock.advance(ms=60_000)
    with Journal.open(
        folder / "journal.db",
        table="NH-07",
        key=load_or_create_key(folder / "device.pem"),
        clock=HeldClock(),
        checkpoints=folder / "checkpoints.jsonl",
        witness=tmp_path / "witness" / "NH-07.heads",
        accept=True,
    ) as journal:
        journal.append(JournalAccepted(findings=("It lost its end.",), why="restored"), hand=None, actor="novak")
    house.open()
    second = issue(house)
    assert (first.number, second.number) == (1, 1)
    assert first.key != second.key
    house.restart()  # Issued slips keep their numbers.
    assert [Slip.of(event).key for event in house.table.journal.events(1, SlipIssued)] == [second.key]


def whole_house(root: Path, clock: HeldClock | None = None) -> House:
    """Return a house whose files are all below one folder."""
    (root / "NH-07").mkdir(parents=True, exist_ok=True)
    return House(root / "NH-07", clock or HeldClock())


def put_back(root: Path, kept: Path) -> None:
    """Restore all files, as from a disk image or a snapshot."""
    shutil.rmtree(root)
    shutil.copytree(kept, root)


@pytest.mark.parametrize("later_ms", [0, 1, 86_400_000])
def test_an_older_state_that_nobody_notices_uses_no_number_again(tmp_path: Path, later_ms: int) -> None:
    """Journal, key, witness, and copy are restored together, between two hands and during a hand. The clock may be
    restored as well: the machine has then run for another time.
    """
    root, between, midway = tmp_path / "house", tmp_path / "between", tmp_path / "midway"
    house = whole_house(root)
    house.close()
    shutil.copytree(root, between)
    house = whole_house(root)
    deal(house.table)
    to_six_card(house.table)
    house.close()
    shutil.copytree(root, midway)
    keys: list[str] = []
    for kept in (between, midway, between, midway):
        put_back(root, kept)
        house = whole_house(root, HeldClock(HeldClock.ms + later_ms, HeldClock.ns + 1_000 * len(keys)))
        assert not house.table.stopped
        if kept is between:
            deal(house.table)
            to_six_card(house.table)
        house.table.payouts.make_slips()
        (event,) = house.table.journal.events(1, SlipIssued)
        keys.append(Slip.of(event).key)
        house.close()
    assert len(set(keys)) == 4
    assert {key[-6:] for key in keys} == {"000001"}


def test_slips_of_one_start_share_their_letters_and_count_on_after_the_next(tmp_path: Path) -> None:
    house = whole_house(tmp_path)
    keys = []
    for nth in (1, 2, 3):
        if nth == 3:
            house.restart()
        deal(house.table)
        to_six_card(house.table)
        house.table.payouts.make_slips()
        while house.table.round.felt.cards:
            settle_on(house.table)
        *_, event = house.table.journal.events(1, SlipIssued)
        keys.append(Slip.of(event).key)
    assert [key[-6:] for key in keys] == ["000001", "000002", "000003"]
    assert keys[0][:-6] == keys[1][:-6] != keys[2][:-6]


def test_letters_of_a_series_do_not_meet() -> None:
    """Of 20,000 starts of one device, no two have the same letters."""
    chance = Random(7)
    starts = [(chance.randrange(9_000), chance.randrange(1 << 42), chance.randrange(1 << 50)) for _ in range(20_000)]
    assert len({series_of(b"key", start) for start in starts}) == 20_000


def test_a_slip_names_the_device_and_the_event_before_it_on_paper(tmp_path: Path) -> None:
    """The house finds the record by the key, and the place in it by the hash that its next event follows."""
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    slip = issue(house)
    journal = house.table.journal
    (issued,) = journal.events(1, SlipIssued)
    before = journal.event(issued.seq - 1)
    assert before is not None
    proven = f"{journal.public_key[:4].hex()}-{before.hash[:6].hex()}".upper()
    assert ("Record", proven) in [(str(line.text), line.value) for line in slip.page().lines]
