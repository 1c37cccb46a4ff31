"""The night, the count room, the charities, and the reports at a console, by touch."""

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from PySide6.QtGui import QGuiApplication

from kiosk.app.house import players
from kiosk.app.house.books import HouseBooks
from kiosk.app.house.house import HOUSE
from kiosk.bank import CashLimit, NightCharity, gaming_day
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.events import BoxPosted, CharityAssigned, NightSigned, PlayerListed
from kiosk.journal import read_journal
from kiosk.reports import QUESTIONS
from kiosk.settings import CashRules, Settings
from kiosk.settings.charities import CharityShares
from kiosk.staff import Person, Role, Staff
from tests.faults.journals import tampering
from tests.reopened import play
from tests.sizes import at_sizes
from tests.tables import DEALER, FLOOR, PINS, QUICK_HASHER, HeldClock, House
from tests.ui.floor.tour import MANAGER, console
from tests.ui.still import still_settings
from tests.ui.tables import taps
from tests.ui.walk import problems
from ui.vm.floor.screen import FloorScreen
from ui.vm.pages.books.look import BooksLook
from ui.vm.pages.books.screen import BooksScreen
from ui.window.pane import Pane
from ui.window.typefaces import load_fonts
from ui.window.working import Working

SIZES = at_sizes((1280, 800), (1920, 1080), (1080, 1920))
BOTH: Final = {"floor": (FLOOR, PINS[FLOOR]), "dealer": (DEALER, PINS[DEALER])}
PIN: Final = "5903"


class AtOnce(Working):
    """Does work immediately, in the thread of the test."""

    def start(self, act: Callable[[], Any], take: Callable[[Any], None]) -> None:
        take(act())


class BooksAt(NamedTuple):
    """A console at which the books are open, the folder of the records, and the gaming day of its table's night."""

    pane: Pane
    page: BooksScreen
    data: Path
    day: date

    @property
    def look(self) -> BooksLook:
        return self.page.shown

    def sign(self, *people: str) -> None:
        for person in people:
            pin = PINS.get(person, PIN)
            taps(self.pane, (f"signer.{person}", *(f"pin.{digit}" for digit in pin)))
            assert problems(self.pane, lists=True) == []
            self.pane.tap("books.go")


def night_of(folder: Path) -> tuple[Settings, HeldClock]:
    """Deal a night at NH-07: a buy-in of $500, a hand, a drop box, and a closer that lacks a $25 chip."""
    (folder / "NH-07").mkdir(parents=True)
    house = House(folder / "NH-07")
    for person, name in (("park", "D. Park"), ("silva", "A. Silva")):
        house.staff.add(Person(id=person, name=name, roles=frozenset({Role.MANAGER}), license=f"G-{person}"), PIN)
    house.table.shoe.event(StateChanged(DeviceState.READY, ""))
    house.clock.advance(ms=90_000)
    house.table.cash.change_box(12, **BOTH)
    house.table.cash.buy_in(3, 50_000)
    play(house.table)
    house.table.cash.change_box(0, **BOTH)
    rack = dict(house.table.shift.rack)
    house.table.shift.close(rack | {2_500: rack[2_500] - 1}, **BOTH)
    house.close()
    (folder / "NH-07" / "staff.json").rename(folder / "staff.json")
    shares = CharityShares.model_validate({"from": date(2020, 1, 1)})
    settings = still_settings()
    return replace(
        settings, house=settings.house.model_copy(update={"shares": (shares,), "gaming_day_ends": "08:01"})
    ), house.clock


@pytest.fixture(params=SIZES, ids=str)
def at(qapp: QGuiApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[BooksAt]:
    """Return a console with the books open at the night."""
    load_fonts(qapp)
    data = tmp_path / "records"
    settings, clock = night_of(data)
    books = HouseBooks(settings, data, clock, Staff.load(data / "staff.json", clock, hasher=QUICK_HASHER))
    (tmp_path / "floor").mkdir()
    with console(tmp_path / "floor", request.param, books=books, working=AtOnce()) as (pane, model):
        taps(pane, (f"signer.{MANAGER}", *(f"pin.{digit}" for digit in PINS[FLOOR]), "signIn"))
        assert problems(pane, lists=True) == []
        pane.tap("books")
        yield BooksAt(pane, _page(model), data, gaming_day(clock.ms, "08:00"))


def _page(model: FloorScreen) -> BooksScreen:
    page = model.shown.books
    assert page is not None, "the books are open"
    return page


def test_the_night_names_each_shortage_and_writes_its_packets(at: BooksAt) -> None:
    assert problems(at.pane, lists=True) == []
    (row,) = [row for row in at.look.nights if row.kind == "table"]
    assert (row.table, row.drop, row.difference, row.wrong) == ("NH-07", "500", "−25", True)
    assert (at.look.side_title, at.look.side_amount) == ("NH-07 is short", "−$25")
    late, short = at.look.side_text.split("\n")
    assert late.startswith("Dealt after the end: hand 1 began")
    assert short.startswith("Short at the closer −$25: unexplained: since the opener of")
    assert (at.look.month_total, at.look.month_parts, at.look.month_wrong) == ("$25", (0, 0, 0.025), False)
    assert at.look.month_left == "limit $1,000, $975 left"
    assert [(line.label, line.who) for line in at.look.signed] == [
        ("Night, signed first", ""), ("Night, second", ""),
        ("Closer of NH-07, floor", FLOOR), ("Closer of NH-07, dealer", DEALER), ("Drop box 12, counted", ""),
    ]  # fmt: skip
    at.pane.tap("night.NH-07")
    assert problems(at.pane, lists=True) == []
    assert any(line.label.startswith("Opener") for line in at.look.side_lines)
    at.pane.tap("books.go")
    written = sorted(path.suffix for path in (at.data / "nights").iterdir())
    assert written == [".beancount", ".csv", ".pdf"]
    taps(at.pane, ("books.before", "books.after", "books.back"))
    assert at.pane.find("pit") is not None, "the floor is shown again"


def test_a_table_with_a_rake_has_its_hands_and_each_charity_its_tables(at: BooksAt) -> None:
    """The figures of a poker table keep their columns: its rake and the parts of it are a second line."""
    (night,) = at.page.night.dealt
    charity = NightCharity("Lakes Region Food Pantry", 10, 35)
    poker = replace(
        night, table="TH-11", hands=2, rake=1_500, raked=((0, 1_000), (0, 500)), cash=CashLimit(None, 0, 200, 300),
        charity=charity, differences=(),
    )  # fmt: skip
    at.page.night.nights = (replace(night, charity=charity), poker)
    at.page.refresh()
    head, *_ = at.look.nights
    assert (head.table, head.note) == ("Lakes Region Food Pantry", "2 tables · 1 with a rake")
    notes = {row.table: row.note for row in at.look.nights if row.kind == "table"}
    assert notes == {"NH-07": "", "TH-11": "2 hands · rake $15 · promotion $4 · bad-beat pool $6"}
    assert problems(at.pane, lists=True) == []


def assign(at: BooksAt, charity: str) -> None:
    """Assign the table to another charity, with a reason and two signatures."""
    taps(at.pane, ("books.charities", "row.NH-07", "books.other", *(f"letter.{letter}" for letter in charity)))
    taps(at.pane, ("books.go", *(f"letter.{letter}" for letter in "LATE"), "books.go"))
    at.sign(FLOOR, "park")
    assert at.look.strip == f"Table NH-07 is dealt for {charity}."


def explain(at: BooksAt, words: str, who: str = "park") -> None:
    """Type the explanation of a difference, letter by letter, and sign for it."""
    at.pane.tap("books.explains")
    assert problems(at.pane, lists=True) == []
    taps(at.pane, (*(f"letter.{letter}" for letter in words), "books.go"))
    at.sign(who)
    assert problems(at.pane, lists=True) == []


def test_each_difference_is_explained_and_then_two_people_sign_the_night(at: BooksAt) -> None:
    assert (at.look.closes, at.look.can_close) == ("Explain NH-07 to sign and close", False)
    at.pane.tap("books.close")
    assert at.look.strip == "Table NH-07 cannot be signed yet: drop box 12 is not counted, no charity."
    assign(at, "ELKS")
    at.pane.tap("books.night")
    at.pane.tap("books.sees")
    assert [(line.label[:7], line.value) for line in at.look.side_lines] == [("Hand 1 ", "$0")]
    assert problems(at.pane, lists=True) == []
    at.pane.tap("books.sees")
    at.pane.tap("books.count")
    (key,) = at.look.keys
    for person in ("park", "silva"):
        taps(at.pane, (f"books.{key.key}", "row.bill/10000", "count.5", "books.go"))
        at.sign(person)
    at.pane.tap("books.night")
    explain(at, "CLOCK")
    assert at.look.strip == "The difference of NH-07 is explained. It stays in the packet."
    assert at.look.closes == "Explain NH-07 to sign and close"
    explain(at, "MISPAY")
    (row,) = [row for row in at.look.nights if row.kind == "table"]
    assert (row.difference, row.wrong, row.explained) == ("−25", False, True), "it stays on the page"
    assert [(line.label, line.value) for line in at.look.side_lines[:2]] == [
        ("NH-07 · Dealt after the end: CLOCK (park)", ""), ("NH-07 · Short at the closer: MISPAY (park)", "−$25"),
    ]  # fmt: skip
    assert (at.look.closes, at.look.can_close, at.look.explains) == ("Sign and close", True, "")
    at.pane.tap("books.close")
    at.sign("park", "silva")
    assert (at.look.strip, at.look.closes) == ("The night is signed.", "")
    assert [line.who.partition(" ")[0] for line in at.look.signed[:2]] == ["park", "silva"]
    assert at.pane.find("books.close") is None, "it is read, and nothing else"
    assert problems(at.pane, lists=True) == []
    with read_journal(at.data / HOUSE / "journal.db") as journal:
        (signed,) = (event.of(NightSigned) for event in journal.events(1, NightSigned))
    assert signed.signed == (("floor", "park"), ("second", "silva"))
    assert dict(signed.figures)["win"] == "-25.00"
    assign(at, "LIONS")
    at.pane.tap("books.night")
    assert (at.look.closes, at.look.can_close) == ("Sign again", True)
    assert any(line.label.startswith("Changed after the signature") and line.wrong for line in at.look.side_lines)


def test_two_people_count_a_box_and_neither_sees_the_other_count(at: BooksAt) -> None:
    at.pane.tap("books.count")
    assert problems(at.pane, lists=True) == []
    (key,) = at.look.keys
    for person in ("park", "silva"):
        taps(at.pane, (f"books.{key.key}", "row.bill/10000", "count.5"))
        assert problems(at.pane, lists=True) == []
        assert at.look.total == "$500"
        at.pane.tap("books.go")
        at.sign(person)
        assert problems(at.pane, lists=True) == []
    assert at.look.strip == "Posted: drop box 12, $500. Entered at the table: $500."
    assert at.look.keys == ()
    with read_journal(at.data / HOUSE / "journal.db") as journal:
        (posted,) = journal.events(1, BoxPosted)
    assert posted.of(BoxPosted).counters == ("park", "silva")


def test_counts_that_differ_post_nothing_and_show_no_difference(at: BooksAt) -> None:
    at.pane.tap("books.count")
    (key,) = at.look.keys
    for person, digit in (("park", 5), ("silva", 4)):
        taps(at.pane, (f"books.{key.key}", "row.bill/10000", f"count.{digit}", "books.go"))
        at.sign(person)
    assert at.look.strip == "The two counts differ: both count again."
    assert at.look.keys == (key,)


def test_an_empty_box_and_two_of_one_number_are_counted_each_on_its_own(at: BooksAt) -> None:
    """On the next day, box 12 has $200, and box 14 nothing: its number was entered by mistake."""
    clock = HeldClock()
    clock.advance(ms=25 * 3_600_000)
    house = House(at.data / "NH-07", clock=clock)
    table = house.table
    for box, cents in ((12, 20_000), (14, 0)):
        table.cash.change_box(box, **BOTH)
        house.clock.advance(ms=120_000)
        if cents:
            table.cash.buy_in(3, cents)
    table.cash.change_box(0, **BOTH)
    house.close()
    at.pane.tap("books.count")
    first, second, empty = at.look.keys
    assert re.fullmatch(r"Drop box 12, table NH-07 · Sep 22, \d\d:\d\d", second.label)
    assert (first.label != second.label, empty.label) == (True, "Drop box 14, table NH-07")
    for key, value, digit in ((second, "bill/10000", 2), (empty, "bill/100", 0)):
        for person in ("park", "silva"):
            taps(at.pane, (f"books.{key.key}", f"row.{value}", f"count.{digit}"))
            assert problems(at.pane, lists=True) == []
            at.pane.tap("books.go")
            at.sign(person)
    assert [key.key for key in at.look.keys] == [first.key]
    with read_journal(at.data / HOUSE / "journal.db") as journal:
        posted = [event.of(BoxPosted) for event in journal.events(1, BoxPosted)]
    assert [(each.box, each.entered, each.bills) for each in posted] == [(12, 20_000, ((10_000, 2),)), (14, 0, ())]


def test_days_and_moments_are_written_as_a_house_reads_them(at: BooksAt) -> None:
    assert at.look.day == "Gaming day Sep 21, 2026"
    assert at.look.side_text.startswith("Dealt after the end: hand 1 began Sep 21, ")
    at.pane.tap("night.NH-07")
    (opener,) = [line for line in at.look.side_lines if line.label.startswith("Opener for")]
    assert re.search(r"Sep 21, \d\d:\d\d, signed by", opener.label)
    at.pane.tap("books.reports")
    written = [str(item.property("text")) for item in at.pane.items() if item.property("text")]
    assert [said for said in written if re.search(r"\d{4}-\d\d-\d\d", said)] == []


def test_a_table_is_assigned_by_two_people_and_after_its_first_hand_with_a_reason(at: BooksAt) -> None:
    at.pane.tap("books.charities")
    assert problems(at.pane, lists=True) == []
    for reason in ("", "LATE"):
        taps(at.pane, ("row.NH-07", "books.other"))
        assert problems(at.pane, lists=True) == []
        taps(at.pane, (*(f"letter.{letter}" for letter in "ELKS"), "books.go"))
        taps(at.pane, (*(f"letter.{letter}" for letter in reason), "books.go"))
        assert problems(at.pane, lists=True) == []
        at.sign(FLOOR, "park")
        if not reason:
            assert at.look.strip.startswith("Give a reason for the change")
            while not at.look.leaves:
                at.pane.tap("books.back")
    assert at.look.strip == "Table NH-07 is dealt for ELKS."
    with read_journal(at.data / HOUSE / "journal.db") as journal:
        (event,) = journal.events(1, CharityAssigned)
    what = event.of(CharityAssigned)
    assert (what.charity, what.reason, what.day) == ("ELKS", "LATE", at.day.isoformat())
    at.pane.tap("books.night")
    assert [row.table for row in at.look.nights] == ["ELKS", "NH-07", "Total"]
    assert (at.look.shares[0].charity, at.look.shares[-1].total) == ("ELKS", True)
    assert (at.look.state_percent, at.look.charity_percent) == ("10%", "35%")
    assert problems(at.pane, lists=True) == []


def test_each_question_opens_with_one_touch_and_each_bar_its_events(at: BooksAt) -> None:
    at.pane.tap("books.reports")
    for asked in QUESTIONS:
        at.pane.tap(f"books.ask/{asked.key}")
        assert at.look.side_title == str(asked.words)
        assert problems(at.pane, lists=True) == []
    at.pane.tap("books.ask/bonus-take-up")
    assert ("New Hampshire Hold\xa0’Em", "Take-up: Turn bet") in [(bar.of, bar.note) for bar in at.look.bars]
    at.pane.tap("books.ask/slow-dealer")
    assert problems(at.pane, lists=True) == []
    (bar,) = at.look.bars
    assert (bar.of, bar.value, bar.share) == (DEALER, "40.0", 1.0)
    at.pane.tap(f"bar.{bar.key}")
    assert problems(at.pane, lists=True) == []
    assert [line.value for line in at.look.side_lines] == ["hand settled, hand 1"]
    at.pane.tap("books.by/day")
    assert [bar.of for bar in at.look.bars] == [f"{at.day:%b} {at.day.day}, {at.day.year}"]


def test_a_first_signature_for_a_charity_lasts_two_minutes(at: BooksAt) -> None:
    at.pane.tap("books.charities")
    taps(at.pane, ("row.NH-07", "books.other", *(f"letter.{letter}" for letter in "ELKS"), "books.go"))
    taps(at.pane, (*(f"letter.{letter}" for letter in "LATE"), "books.go"))
    at.sign(FLOOR)
    assert at.pane.find(f"signer.{FLOOR}") is None
    at.page.signing.expire()
    assert "sign again" in at.look.strip
    at.sign("park")
    assert at.look.step == "sign", "one person has signed"
    assert not (at.data / HOUSE / "journal.db").exists(), "nothing is kept"
    at.sign(FLOOR)
    assert at.look.strip == "Table NH-07 is dealt for ELKS."


def test_reports_and_the_night_name_a_damaged_journal(at: BooksAt) -> None:
    with tampering(at.data / "NH-07" / "journal.db") as db:
        db.execute("UPDATE event SET at_ms = at_ms + 1 WHERE seq = 3")
    taps(at.pane, ("books.before", "books.after"))
    damaged = "Damaged: Event 3 was altered, or does not follow event 2."
    assert (damaged, True) in [(line.label, line.wrong) for line in at.look.side_lines]
    at.pane.tap("books.go")
    (packet,) = (at.data / "nights").glob("*.csv")
    assert "Damaged" in packet.read_text(encoding="utf-8-sig")
    at.pane.tap("books.reports")
    assert at.look.bars, "the figures are shown"
    assert any(line.label.startswith("DAMAGED: NH-07") and line.wrong for line in at.look.side_lines)
    assert problems(at.pane, lists=True) == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_cash_of_players_has_a_page_where_the_house_logs_it(
    qapp: QGuiApplication, tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    load_fonts(qapp)
    data = tmp_path / "records"
    settings, clock = night_of(data)
    rules = (CashRules.model_validate({"from": date(2020, 1, 1), "log": "300", "notice": "400"}),)
    settings = replace(settings, house=settings.house.model_copy(update={"cash": rules}))
    books = HouseBooks(settings, data, clock, Staff.load(data / "staff.json", clock, hasher=QUICK_HASHER))
    with monkeypatch.context() as later:
        later.setattr(time, "time_ns", lambda: clock.ms * 1_000_000)
        barred = PlayerListed(player=7, name="R. Doe", status="barred")
        players.list_player(settings, data, barred, ("park", PIN))
    (tmp_path / "floor").mkdir()
    with console(tmp_path / "floor", size, books=books, working=AtOnce()) as (pane, model):
        taps(
            pane, (f"signer.{MANAGER}", *(f"pin.{digit}" for digit in PINS[FLOOR]), "signIn", "books", "books.players")
        )
        assert problems(pane, lists=True) == []
        rows = _page(model).shown.rows
    assert [(row.label, row.count, row.amount) for row in rows] == [
        ("7 R. Doe", "in $0, out $0", "barred"),
        ("NH-07, seat 3", "in $500, out $0", "notice due"),
    ]
