"""The view-model of the hand history: the finished hands of this table, what is looked for, and one of them again.

A recalled hand is drawn by the table's own screen over a `RecallTable`, which can do nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from kiosk.archive import HandRow, History, Mark, Recall, RecallTable, Sought
from kiosk.core.errors import KioskError
from kiosk.core.text import EMPTY, Text, text
from kiosk.events import CameraRead
from kiosk.staff import Act
from kiosk.table import Table
from ui.vm.controls.page import Page
from ui.vm.controls.rows import Rows
from ui.vm.controls.words import TIME_DAY, at_time, say
from ui.vm.table.screen import TableScreen

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1

A_PAGE: Final = 7
NAMES_A_PAGE: Final = 4
MOST_DIGITS: Final = 7
TIME_DIGITS: Final = 4

HAND: Final = text("Hand {number}")
FOUND: Final = text("{count} hands")
FOUND_ONE: Final = text("1 hand")
NOTHING_YET: Final = text("No hand has been finished at this table yet.")
NOTHING_FOUND: Final = text("No hand fits: touch “All hands”, or look for something else.")
PAGE: Final = text("Page {page} of {pages}")
HOUSE_WON: Final = text("House won {amount}")
HOUSE_PAID: Final = text("House paid {amount}")
HOUSE_EVEN: Final = text("House even")
RAKE: Final = text("Rake {amount}")
NO_RAKE: Final = text("No rake")
POINTS: Final = text("For points")
VOID: Final = text("VOID")
RETURNED: Final = text("Every wager returned")
NOBODY: Final = text("Nobody was paid")
PAID: Final = text("Paid {amount}")
WON: Final = text("Won {amount}")
SEAT: Final = text("Seat {seat}")
SEAT_LINE: Final = text("Seat {seat} · {line}")
MORE_SEATS: Final = text("and {count} more seats")
ONE_MORE: Final = text("and 1 more seat")
ANY_SEAT: Final = text("Any seat")
ANY_DEALER: Final = text("Any dealer")
ANY_NUMBER: Final = text("Any number")
ANY_TIME: Final = text("Any time")
ANY_OUTCOME: Final = text("Any outcome")
# A shape, and the word.
MARK: Final = {
    Mark.VOID: text("✗ Void"),
    Mark.REOPENED: text("↻ Reopened"),
    Mark.CORRECTED: text("≠ Corrected"),
    Mark.DISPUTED: text("? Disputed"),
}
SEAT_WON: Final = text("Seat {seat} won")
NUMBER_IS: Final = text("Hand {number}")
ABOUT: Final = text("About {time}")
NO_TIME: Final = text("There is no such time: enter it as 1942.")
STEP: Final = text("Step {nth} of {steps}")
BY: Final = text("{who} · {time}")

_SEPARATED: Final = "{:,}"


@dataclass(frozen=True, slots=True)
class Found:
    """One hand of the list. `tone` is won, paid, even or void; `more` is "" where at most one seat was paid.

    `marks` says by shape and word what became of it, where more did than that it was settled or void.
    """

    number: int
    title: str
    when: str
    game: str
    dealer: str
    result: str
    tone: str
    best: str
    amount: str
    more: str
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MarkKey:
    key: str
    label: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class SeatKey:
    seat: int
    chosen: bool


@dataclass(frozen=True, slots=True)
class Name:
    id: str
    name: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Shown:
    """One look of the history. `keys` is what the touch keys are for: seat, dealer, number, time or mark."""

    page: str = ""
    found: str = ""
    empty: str = ""
    page_text: str = ""
    can_newer: bool = False
    can_older: bool = False
    keys: str = "seat"
    seat_text: str = ""
    dealer_text: str = ""
    number_text: str = ""
    time_text: str = ""
    mark_text: str = ""
    everything: bool = True
    entered: str = ""
    more_names: bool = False
    strip: str = ""
    hand: str = ""
    when: str = ""
    step: str = ""
    said: str = ""
    by: str = ""
    can_back: bool = False
    can_on: bool = False
    can_reopen: bool = False
    has_evidence: bool = False


@QmlElement
@QmlUncreatable("Made in Python.")
class HistoryScreen(Page):  # type: ignore[operator]
    """The hand history of a table, its list and its recall. The newest hands are shown first."""

    changed = Signal()

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._history = History(table.journal)
        self._shown = Shown()
        self._page = "list"
        self._sought = Sought()
        self._keys = "seat"
        self._digits = {"number": "", "time": ""}
        self._first = 0
        self._names_page = 0
        self._strip = ""
        self._recall: Recall | None = None
        self._was_seen = False  # by the camera, the hand that is recalled
        self._at = 0
        self._recalled: RecallTable | None = None
        self._screen: TableScreen | None = None
        self._rows = Rows(Found, self)
        self._seat_keys = Rows(SeatKey, self)
        self._mark_keys = Rows(MarkKey, self)
        self._people = Rows(Name, self)
        self._reading = QTimer(self)
        self._reading.setInterval(0)
        self._reading.timeout.connect(self._read_on)
        self._refresh()
        self._reading.start()

    def close(self) -> None:
        """Stop reading, and close the hand that is recalled."""
        self._reading.stop()
        if self._screen is not None:
            self._screen.close()

    # ---------------------------------------------------------------------------------------------------- refreshing

    def on_table(self) -> None:
        """Look at the table again: a hand may have been finished."""
        if self._page == "list":
            self._refresh()

    @Slot()
    def _read_on(self) -> None:
        if self._page != "list":
            self._reading.stop()  # until the list is there again
        elif not self._history.older():
            self._reading.stop()
            self._refresh()
        elif self._sought != Sought() or self._keys == "dealer":  # somebody waits for what is found in it
            self._refresh()

    def _refresh(self) -> None:
        shown = Shown(page=self._page, strip=self._strip)
        shown = self._list(shown) if self._page == "list" else self._step(shown)
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()

    def _list(self, shown: Shown) -> Shown:
        sought = self._sought
        self._history.refresh()
        found = self._history.find(sought)
        self._first = max(0, min(self._first, (len(found) - 1) // A_PAGE * A_PAGE))
        self._rows.show(tuple(self._found(row) for row in found[self._first : self._first + A_PAGE]))
        pages = -(-len(found) // A_PAGE)
        names = self._names()
        count = FOUND_ONE if len(found) == 1 else _fill(FOUND, count=_SEPARATED.format(len(found)))
        looks = bool(found) or not self._history.is_whole  # what is not found yet may still be
        empty = EMPTY if looks else NOTHING_YET if sought == Sought() else NOTHING_FOUND
        return replace(
            shown,
            found=say(count) if found else "",
            empty=say(empty),
            page_text=say(_fill(PAGE, page=self._first // A_PAGE + 1, pages=pages)) if pages > 1 else "",
            can_newer=self._first > 0,
            can_older=self._first + A_PAGE < len(found),
            keys=self._keys,
            seat_text=say(ANY_SEAT if sought.seat is None else _fill(SEAT_WON, seat=sought.seat)),
            dealer_text=say(ANY_DEALER) if sought.dealer is None else self._name(sought.dealer),
            number_text=say(ANY_NUMBER if sought.number is None else _fill(NUMBER_IS, number=sought.number)),
            time_text=say(ANY_TIME if sought.minute is None else _fill(ABOUT, time=_clock(sought.minute))),
            mark_text=say(ANY_OUTCOME if sought.mark is None else MARK[sought.mark]),
            everything=sought == Sought(),
            entered=self._entered(),
            more_names=names,
        )

    def _names(self) -> bool:
        """Show the keys for seats and dealers. Return whether there are more names than fit."""
        sought = self._sought
        self._seat_keys.show(tuple(SeatKey(seat, seat == sought.seat) for seat in self._table.round.felt.seats))
        self._mark_keys.show(tuple(MarkKey(one.value, say(label), one is sought.mark) for one, label in MARK.items()))
        if self._keys != "dealer":
            return False
        dealers = self._history.dealers()
        size = NAMES_A_PAGE if len(dealers) <= NAMES_A_PAGE else NAMES_A_PAGE - 1
        first = self._names_page * size % max(1, len(dealers) + -len(dealers) % size)
        shown = dealers[first : first + size]
        self._people.show(tuple(Name(one, self._name(one), one == sought.dealer) for one in shown))
        return len(dealers) > NAMES_A_PAGE

    def _entered(self) -> str:
        digits = self._digits.get(self._keys, "")
        if self._keys != "time":
            return digits or "–"
        filled = digits.ljust(TIME_DIGITS, "–")
        return f"{filled[:2]}:{filled[2:]}"

    def _name(self, who: str) -> str:
        person = self._table.staff.person(who)
        return person.name if person is not None else who

    def _found(self, row: HandRow) -> Found:
        result, tone = _result(row)
        best = row.best
        if row.void:
            line, amount = Text(row.void), RETURNED
        elif best is None:
            line, amount = NOBODY, EMPTY
        else:
            template = SEAT_LINE if best.line else SEAT
            line = _fill(template, seat=best.seat, line=Text(best.line))
            amount = _fill(WON if row.pots else PAID, amount=row.written(best.amount))
        others = len(row.seats) - 1
        more = EMPTY if others < 1 else ONE_MORE if others == 1 else _fill(MORE_SEATS, count=others)
        return Found(
            number=row.number,
            title=say(_fill(HAND, number=_number(row.number))),
            when=_when(row.at, datetime.fromtimestamp(self._table.clock.now_ms() / 1000).astimezone()),
            game=row.title,
            dealer=self._name(row.dealer),
            result=say(result),
            tone=tone,
            best=say(line),
            amount=say(amount),
            more=say(more),
            marks=tuple(say(MARK[one]) for one in row.marks if one is not Mark.VOID),
        )

    def _step(self, shown: Shown) -> Shown:
        recall, at = self._recall, self._at
        assert recall is not None, "a hand is recalled"
        event = recall.events[at]
        began = datetime.fromtimestamp(recall.events[0].at_ms / 1000).astimezone()
        time = datetime.fromtimestamp(event.at_ms / 1000).astimezone()
        return replace(
            shown,
            hand=say(_fill(HAND, number=_number(recall.number))),
            when=say(at_time(began)),
            step=say(_fill(STEP, nth=at + 1, steps=recall.last + 1)),
            said=say(recall.happened(at)),
            by=say(_fill(BY, who=self._name(event.actor), time=f"{time:%H:%M:%S}")),
            can_back=at > 0,
            can_on=at < recall.last,
            can_reopen=self._table.reopening.hand == recall.number,
            has_evidence=self._was_seen and self._table.may(Act.SEE_EVIDENCE),
        )

    # ------------------------------------------------------------------------------------------------------- the list

    def _forget(self) -> None:
        self._sought = Sought()
        self._digits = {"number": "", "time": ""}
        self._first = self._names_page = 0

    def _seek(self, sought: Sought) -> None:
        self._sought = sought
        self._first = 0
        self._refresh()

    @Slot()
    def newer(self) -> None:
        self._first -= A_PAGE
        self._refresh()

    @Slot()
    def older(self) -> None:
        self._first += A_PAGE
        self._refresh()

    @Slot(str)
    def keysFor(self, keys: str) -> None:
        """Say what the touch keys are for: seat, dealer, number, time or mark."""
        self._keys = keys
        self._names_page = 0
        self._strip = ""
        self._refresh()

    @Slot()
    def everything(self) -> None:
        """Look for nothing: show all hands."""
        self._strip = ""
        self._forget()
        self._refresh()

    @Slot(str)
    def pickMark(self, key: str) -> None:
        """Look for hands of which this became: void, reopened, corrected or disputed; the same again: any."""
        mark = Mark(key)
        self._seek(replace(self._sought, mark=None if mark is self._sought.mark else mark))

    @Slot(int)
    def pickSeat(self, seat: int) -> None:
        """Look for hands that a seat has won; the same seat again: any."""
        self._seek(replace(self._sought, seat=None if seat == self._sought.seat else seat))

    @Slot(str)
    def pickDealer(self, who: str) -> None:
        """Look for hands that a person dealt; the same person again: any."""
        self._seek(replace(self._sought, dealer=None if who == self._sought.dealer else who))

    @Slot()
    def moreNames(self) -> None:
        self._names_page += 1
        self._refresh()

    @Slot(str)
    def key(self, key: str) -> None:
        """Take a digit of the number or time that is looked for, "back" or "clear"."""
        kind = self._keys
        digits = self._digits[kind]
        digits = digits[:-1] if key == "back" else "" if key == "clear" else digits + key
        self._strip = ""
        if kind == "number":
            digits = digits.lstrip("0")[:MOST_DIGITS]
            self._digits[kind] = digits
            self._seek(replace(self._sought, number=digits or None))
            return
        digits = digits[:TIME_DIGITS]
        minute = _minute(digits)
        if len(digits) == TIME_DIGITS and minute is None:
            self._strip = say(NO_TIME)
            digits = ""
        self._digits[kind] = digits
        self._seek(replace(self._sought, minute=minute))

    # ------------------------------------------------------------------------------------------------------ one hand

    @Slot(int)
    def recall(self, number: int) -> None:
        """Show a finished hand again, from its first step."""
        try:
            recall = Recall(self._table.journal, number)
        except KioskError as error:
            self._strip = say(error.message)
            self._refresh()
            return
        self._recall, self._at, self._strip = recall, 0, ""
        self._was_seen = any(isinstance(event.what, CameraRead) for event in self._table.journal.hand(number))
        if self._recalled is None:
            self._recalled = RecallTable(self._table, recall)
            self._screen = TableScreen(self._recalled, double_tap_s=0, parent=self)
        else:
            self._recalled.show(recall, 0)
        self._page = "recall"
        self._refresh()

    def _go(self, at: int) -> None:
        """Show the hand after event `at`."""
        recall, table = self._recall, self._recalled
        if recall is None or table is None or self._page != "recall":
            return
        self._at = max(0, min(at, recall.last))
        table.show(recall, self._at)
        self._refresh()

    @Slot(str)
    def go(self, where: str) -> None:
        """Go "back" or "on" by one step, to the "question_before" or "question_after", or to the "start" or "end"."""
        recall, at = self._recall, self._at
        if recall is None:
            return
        match where:
            case "back":
                self._go(at - 1)
            case "on":
                self._go(at + 1)
            case "question_before":
                self._go(recall.question_before(at))
            case "question_after":
                self._go(recall.question_after(at))
            case "start":
                self._go(0)
            case "end":
                self._go(recall.last)
            case _:
                pass

    @Slot()
    def dispute(self) -> None:
        """Write down that somebody does not agree with the hand that is recalled."""
        if self._recall is not None:
            self.asked.emit("disputes", str(self._recall.number))

    @Slot()
    def reopen(self) -> None:
        """Open the recalled hand again, where it is the last settled one."""
        self.asked.emit("mispay", "")

    @Slot()
    def evidence(self) -> None:
        """Look at what the camera's readings of the recalled hand rest on."""
        if self._recall is not None:
            self.asked.emit("evidence", str(self._recall.number))

    @Slot()
    def closeRecall(self) -> None:
        """Go back to the list, as it was."""
        self._page = "list"
        self._reading.start()
        self._refresh()

    # ---------------------------------------------------------------------------------------------------- properties

    @Property(QObject, notify=changed)
    def rows(self) -> QObject:
        return self._rows

    @Property(QObject, notify=changed)
    def seatKeys(self) -> QObject:
        return self._seat_keys

    @Property(QObject, notify=changed)
    def markKeys(self) -> QObject:
        return self._mark_keys

    @Property(QObject, notify=changed)
    def people(self) -> QObject:
        return self._people

    @Property(QObject, notify=changed)
    def screen(self) -> QObject | None:
        return self._screen

    @Property(str, notify=changed)
    def page(self) -> str:
        return self._shown.page

    @Property(str, notify=changed)
    def found(self) -> str:
        return self._shown.found

    @Property(str, notify=changed)
    def empty(self) -> str:
        return self._shown.empty

    @Property(str, notify=changed)
    def pageText(self) -> str:
        return self._shown.page_text

    @Property(bool, notify=changed)
    def canNewer(self) -> bool:
        return self._shown.can_newer

    @Property(bool, notify=changed)
    def canOlder(self) -> bool:
        return self._shown.can_older

    @Property(str, notify=changed)
    def keys(self) -> str:
        return self._shown.keys

    @Property(str, notify=changed)
    def seatText(self) -> str:
        return self._shown.seat_text

    @Property(str, notify=changed)
    def dealerText(self) -> str:
        return self._shown.dealer_text

    @Property(str, notify=changed)
    def numberText(self) -> str:
        return self._shown.number_text

    @Property(str, notify=changed)
    def timeText(self) -> str:
        return self._shown.time_text

    @Property(str, notify=changed)
    def markText(self) -> str:
        return self._shown.mark_text

    @Property(bool, notify=changed)
    def isEverything(self) -> bool:
        return self._shown.everything

    @Property(str, notify=changed)
    def entered(self) -> str:
        return self._shown.entered

    @Property(bool, notify=changed)
    def hasMoreNames(self) -> bool:
        return self._shown.more_names

    @Property(str, notify=changed)
    def strip(self) -> str:
        return self._shown.strip

    @Property(str, notify=changed)
    def hand(self) -> str:
        return self._shown.hand

    @Property(str, notify=changed)
    def when(self) -> str:
        return self._shown.when

    @Property(str, notify=changed)
    def step(self) -> str:
        return self._shown.step

    @Property(str, notify=changed)
    def said(self) -> str:
        return self._shown.said

    @Property(str, notify=changed)
    def by(self) -> str:
        return self._shown.by

    @Property(bool, notify=changed)
    def canBack(self) -> bool:
        return self._shown.can_back

    @Property(bool, notify=changed)
    def canOn(self) -> bool:
        return self._shown.can_on

    @Property(bool, notify=changed)
    def canReopen(self) -> bool:
        return self._shown.can_reopen

    @Property(bool, notify=changed)
    def hasEvidence(self) -> bool:
        return self._shown.has_evidence


def _fill(template: Text, **values: object) -> Text:
    return template._replace(values=values)


def _number(number: int) -> str:
    """Return a hand's number as the header writes it, "1 284"."""
    return _SEPARATED.format(number).replace(",", " ")


def _result(row: HandRow) -> tuple[Text, str]:
    """Return what a hand was to the house, in words, and its tone."""
    if row.void:
        return VOID, "void"
    if row.points:
        return POINTS, "even"
    if row.pots:
        return (_fill(RAKE, amount=row.written(row.net)) if row.net else NO_RAKE), "even"
    if row.net > 0:
        return _fill(HOUSE_WON, amount=row.written(row.net)), "won"
    return (_fill(HOUSE_PAID, amount=row.written(-row.net)), "paid") if row.net else (HOUSE_EVEN, "even")


def _when(at: datetime, now: datetime) -> str:
    return f"{at:%H:%M}" if at.date() == now.date() else say(at_time(at, TIME_DAY))


def _minute(digits: str) -> int | None:
    """Return the minute of the day that four digits name, "1942"."""
    if len(digits) < TIME_DIGITS:
        return None
    hour, minute = int(digits[:2]), int(digits[2:])
    return hour * 60 + minute if hour < 24 and minute < 60 else None


def _clock(minute: int) -> str:
    return f"{minute // 60:02d}:{minute % 60:02d}"
