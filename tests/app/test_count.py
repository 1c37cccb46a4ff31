"""`kiosk count`: two people count a drop box independently; equal counts are posted and enter the night."""

import csv
from dataclasses import replace
from pathlib import Path

import pytest

from kiosk.app.house import count_room
from kiosk.app.house.books import HouseBooks
from kiosk.app.house.count_room import count_box, posted_boxes
from kiosk.app.house.house import HOUSE
from kiosk.app.house.reports import nights_of_day
from kiosk.bank import counted_night, counts_of, gaming_day
from kiosk.core.errors import KioskError
from kiosk.events import BoxCounted, BoxPosted
from kiosk.journal import read_journal
from kiosk.staff import Person, Role, Staff
from tests.app.forged import forge
from tests.app.two_commands import written_first
from tests.app.typed import Kiosk, Printed, hire
from tests.tables import DEALER, FLOOR, PINS, House, shipped

PIN = "5903"
BOTH = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}


@pytest.fixture
def house(tmp_path: Path) -> House:
    """Return a house whose table NH-07 has sold chips for $300, and whose box 12 was removed."""
    (tmp_path / "NH-07").mkdir()
    house = House(tmp_path / "NH-07")
    for who, name in (("park", "D. Park"), ("silva", "A. Silva")):
        house.staff.add(Person(id=who, name=name, roles=frozenset({Role.MANAGER}), license=f"G-{who}"), PIN)
    house.clock.advance(ms=60_000)
    house.table.cash.change_box(12, **BOTH)
    house.table.cash.buy_in(3, 30_000)
    house.table.cash.change_box(0, **BOTH)
    house.table.shift.close(dict(house.table.shift.rack), **BOTH)
    house.close()
    (tmp_path / "NH-07" / "staff.json").rename(tmp_path / "staff.json")
    return house


def counts(kiosk: Kiosk, data: Path, who: str, *bills: str, box: int = 12, chips: tuple[str, ...] = ()) -> Printed:
    values = [word for bill in bills for word in ("--bill", bill)] + [
        word for chip in chips for word in ("--chip", chip)
    ]
    pin = PINS.get(who, PIN)
    return kiosk("count", "--table", "NH-07", "--box", box, "--by", who, *values, "--data", data, pins=(pin,))


def kept(data: Path) -> list[str]:
    with read_journal(data / HOUSE / "journal.db") as journal:
        return [event.kind for event in journal.events(1, BoxCounted, BoxPosted)]


def items(kiosk: Kiosk, data: Path) -> dict[str, str]:
    out = data / "packet"
    assert kiosk("night", "--table", "NH-07", "--data", data, "--out", out).status == 0
    (path,) = out.glob("*.csv")
    return {row["item"]: row["amount"] for row in csv.DictReader(path.read_text(encoding="utf-8").splitlines())}


def test_two_equal_counts_post_a_box(kiosk: Kiosk, tmp_path: Path, house: House) -> None:
    assert items(kiosk, tmp_path)["Drop box 12"] == "300.00"
    first = counts(kiosk, tmp_path, "park", "100=2", "20=5")
    assert (first.status, first.out) == (0, "Your count of $300 is kept. A second person counts the box.\n")
    again = counts(kiosk, tmp_path, "park", "100=2", "20=5")
    assert again.out == first.out  # One person does not count as two.
    second = counts(kiosk, tmp_path, "silva", "20=5", "100=2")
    assert second.out == "Posted: drop box 12, $300. Entered at the table: $300.\n"
    assert kept(tmp_path) == ["box_counted", "box_counted", "box_counted", "box_posted"]
    found = items(kiosk, tmp_path)
    assert (found["Drop"], found["Win"], found["Deposit"]) == ("300.00", "0.00", "300.00")
    third = counts(kiosk, tmp_path, FLOOR, "20=5")
    assert (third.status, third.err) == (2, "Drop box 12 of table NH-07 is posted already.\n")


def test_a_third_count_does_not_post_a_box_again(
    kiosk: Kiosk, tmp_path: Path, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A third person has counted while the second one posts the box."""
    counts(kiosk, tmp_path, "park", "100=3")
    written_first(monkeypatch, count_room, lambda: counts(kiosk, tmp_path, "silva", "100=3"))
    third = counts(kiosk, tmp_path, FLOOR, "100=3")
    assert (third.status, third.err) == (2, "Drop box 12 of table NH-07 is posted already.\n")
    assert kept(tmp_path) == ["box_counted", "box_counted", "box_posted"]


def test_counts_that_differ_post_nothing_and_show_nothing(kiosk: Kiosk, tmp_path: Path, house: House) -> None:
    counts(kiosk, tmp_path, "park", "100=2", "20=5")
    other = counts(kiosk, tmp_path, "silva", "100=2", "20=4", "10=2")  # The sum is the same in other bills.
    assert other.out == "The two counts differ: both count again.\n"
    assert "box_posted" not in kept(tmp_path)
    assert (
        counts(kiosk, tmp_path, "silva", "100=2", "20=5").out
        == "Your count of $300 is kept. A second person counts the box.\n"
    )
    assert (
        counts(kiosk, tmp_path, "silva", "100=2", "20=4").out
        == "Your count of $280 is kept. A second person counts the box.\n"
    )
    assert "box_posted" not in kept(tmp_path), "both count again"
    posted = counts(kiosk, tmp_path, "park", "100=2", "20=4")
    assert posted.out == "Posted: drop box 12, $280. Entered at the table: $300.\nShort: −$20.\n"
    assert items(kiosk, tmp_path)["Short in drop box 12"] == "-20.00"


@pytest.mark.parametrize(
    ("words", "box", "says"),
    [
        (("20=1000000",), 12, "“20=1000000” is not a count: write each value once, as in 20=17."),
        (("20=x",), 12, "“20=x” is not a count: write each value once, as in 20=17."),
        (("20=1", "20=2"), 12, "“20=2” is not a count: write each value once, as in 20=17."),
        (("3=1",), 12, "There is no bill of $3."),
        (("20=1",), 13, "No drop box 13 was taken out of table NH-07: check both."),
    ],
)
def test_a_wrong_count_is_refused(
    kiosk: Kiosk, tmp_path: Path, house: House, words: tuple[str, ...], box: int, says: str
) -> None:
    printed = counts(kiosk, tmp_path, "park", *words, box=box)
    assert (printed.status, printed.err) == (2, f"{says}\n")
    assert not (tmp_path / HOUSE / "journal.db").exists() or kept(tmp_path) == []


def test_a_dealer_may_not_count(kiosk: Kiosk, tmp_path: Path, house: House) -> None:
    assert counts(kiosk, tmp_path, DEALER, "20=15").status == 2
    assert not (tmp_path / HOUSE).exists()


def test_a_row_that_nobody_signed_in_the_house_journal_posts_no_box(kiosk: Kiosk, tmp_path: Path, house: House) -> None:
    counts(kiosk, tmp_path, "park", "100=2", "20=5")
    forge(tmp_path, HOUSE)
    refused = counts(kiosk, tmp_path, "silva", "100=2", "20=5")
    assert (refused.status, refused.out) == (2, "")
    assert refused.err == "The house journal is damaged: have a technician check it first.\n"
    assert "box_posted" not in kept(tmp_path)


def test_no_box_of_a_damaged_journal_is_counted(kiosk: Kiosk, tmp_path: Path, house: House) -> None:
    forge(tmp_path)
    refused = counts(kiosk, tmp_path, "park", "100=3")
    assert refused.status == 2 and refused.err.startswith("Nothing was counted: ")
    books = HouseBooks(house.settings, tmp_path, house.clock, Staff.load(tmp_path / "staff.json", house.clock))
    with pytest.raises(KioskError, match="Nothing was counted: "):
        books.count("NH-07", 12, ("park", PIN), {10_000: 3}, {})
    assert not (tmp_path / HOUSE).exists()


def test_a_table_that_has_never_opened_has_no_box_to_count(kiosk: Kiosk, tmp_path: Path) -> None:
    hire(kiosk, tmp_path, "haddad", "R. Haddad", "floor", PIN)
    posted = ("mega=25000", "major=5000", "minor=1000", "--by", "haddad", "--data", tmp_path)
    assert kiosk("jackpots", "post", "--table", "NH-07", *posted, pins=(PIN,)).status == 0
    box = ("--table", "NH-07", "--box", 12, "--bill", "100=2")
    refused = kiosk("count", *box, "--by", "haddad", "--data", tmp_path, pins=(PIN,))
    assert (refused.status, refused.out) == (2, "")
    assert "12" in refused.err


def test_a_count_of_a_journal_that_was_set_aside_is_of_no_other_box(kiosk: Kiosk, tmp_path: Path, house: House) -> None:
    """After begin-again, the events of a table are numbered from one: another box has the event of a counted one."""
    for who in ("park", "silva"):
        counts(kiosk, tmp_path, who, "100=3")
    (night,) = nights_of_day(shipped(), tmp_path, gaming_day(house.clock.ms, "08:00"), [])
    (box,) = night.boxes
    other = box._replace(number=13, entered=10_000, counted=None, counters=(), bills=0)
    posted = counts_of("NH-07", posted_boxes(tmp_path))
    assert counted_night(replace(night, boxes=(other,)), posted).boxes == (other,)
    outcomes = [
        count_box(shipped(), tmp_path, "NH-07", (other,), 13, (who, PIN), bills={10_000: 1}, chips={})
        for who in ("park", "silva")
    ]
    assert [outcome.differs for outcome in outcomes] == [False, False]
    assert outcomes[1].posted is not None and outcomes[1].posted.box == 13
