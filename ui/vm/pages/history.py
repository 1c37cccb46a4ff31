"""The view model of the hand history: the finished hands of this table, the search, and one recalled hand.

The list stays as it is while a hand is recalled: `ui.vm.pages.recall`.
"""

from dataclasses import replace
from datetime import datetime
from typing import Final

from PySide6.QtCore import QTimer, Slot

from kiosk.archive import HandRow, History, Mark, Sought
from kiosk.core.dates import TIME_DAY, at_time
from kiosk.core.text import EMPTY, Text, counted, listed, text, text_of
from kiosk.core.value import value
from kiosk.table import Table
from ui.vm.controls.page import Page
from ui.vm.controls.paging import paged, with_next_key
from ui.vm.controls.rows import NamedKey
from ui.vm.controls.view import in_qml, touch
from ui.vm.controls.words import say
from ui.vm.pages.recall import HAND, RecallScreen, hand_words
from ui.vm.table.money.amounts import signed

A_PAGE: Final = 7
NAMES_A_PAGE: Final = 4
MAX_DIGITS: Final = 7
TIME_DIGITS: Final = 4

FOUND: Final = counted("{count} hand", "{count} hands")
NOTHING_YET: Final = text("No hand has been finished at this table yet.")
NOTHING_FOUND: Final = text("No hand matches: touch “All hands”, or choose another filter.")
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
MORE_SEATS: Final = counted("and %n more seat", "and %n more seats")
ANY_SEAT: Final = text("Any seat")
ANY_DEALER: Final = text("Any dealer")
ANY_NUMBER: Final = text("Any number")
ANY_TIME: Final = text("Any time")
ANY_OUTCOME: Final = text("Any result")
# A shape and the word.
MARK: Final = {
    Mark.VOID: text("✗ Void"),
    Mark.REOPENED: text("↻ Reopened"),
    Mark.CORRECTED: text("≠ Corrected"),
    Mark.DISPUTED: text("? Disputed"),
    Mark.WRONG_DECK: text("# Deck miscounted"),
}
NET: Final = text("Seat {seat} {amount}")
SEAT_WON: Final = text("Seat {seat} won")
ABOUT: Final = text("About {time}")
NO_TIME: Final = text("Not a time: enter four digits, such as 1942.")


@value
class FoundHand:
    """One hand of the list. `tone` is won, paid, even or void; `more` is "" if at most one seat was paid.

    `marks` show by shape and word other outcomes than settled or void.
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


@value
class SeatKey:
    seat: int
    chosen: bool


@value
class DealerKey:
    id: str
    name: str
    chosen: bool


@value
class HistoryLook:
    """One look of the history: the list, or the hand that is `recalled`, as `page` decides.

    `keys` is the filter of the touch keys: seat, dealer, number, time or mark.
    """

    page: str = "list"
    recalled: RecallScreen | None = None
    rows: tuple[FoundHand, ...] = ()
    found: str = ""
    empty: str = ""
    page_text: str = ""
    can_newer: bool = False
    can_older: bool = False
    keys: str = "seat"
    seat_keys: tuple[SeatKey, ...] = ()
    mark_keys: tuple[NamedKey, ...] = ()
    people: tuple[DealerKey, ...] = ()
    names_key: str = ""
    seat_text: str = ""
    dealer_text: str = ""
    number_text: str = ""
    time_text: str = ""
    mark_text: str = ""
    is_everything: bool = True
    entered: str = ""
    strip: str = ""


@in_qml
class HistoryScreen(Page[HistoryLook]):
    """The hand history of a table, its list and its recall. The newest hands are shown first."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self._history = History(table.journal, wrong_counts=lambda: table.rulings.wrong_counts)
        self._page = "list"
        self._sought = Sought()
        self._keys = "seat"
        self._digits = {"number": "", "time": ""}
        self._at = 0
        self._names_page = 0
        self._recalled: RecallScreen | None = None
        self._reading = QTimer(self)
        self._reading.setInterval(0)
        self._reading.timeout.connect(self._read_on)
        self.refresh()
        self._reading.start()

    def close(self) -> None:
        """Stop reading, and close the hand that is recalled."""
        self._reading.stop()
        if self._recalled is not None:
            self._recalled.close()
        super().close()

    def on_table(self) -> None:
        self.refresh()
        if self._recalled is not None:
            self._recalled.refresh()

    @Slot()
    def _read_on(self) -> None:
        if self._page != "list":
            self._reading.stop()  # Until the list is shown again.
        elif not self._history.older():
            self._reading.stop()
            self.refresh()
        elif self._sought != Sought() or self._keys == "dealer":  # A person waits for the result.
            self.refresh()

    def look(self) -> HistoryLook:
        if self._page != "list":
            return replace(self.shown, page=self._page, recalled=self._recalled, strip=say(self._strip))
        sought = self._sought
        self._history.refresh()
        found = self._history.find(sought)
        page = paged(found, self._at, A_PAGE)
        self._at = page.page
        people, more = self._people()
        count = FOUND.fill(n=len(found), count=f"{len(found):,}")
        looks = bool(found) or not self._history.is_whole  # More hands may still be found.
        empty = EMPTY if looks else NOTHING_YET if sought == Sought() else NOTHING_FOUND
        return HistoryLook(
            rows=tuple(self._found(row) for row in page.rows),
            found=say(count) if found else "",
            empty=say(empty),
            page_text=page.text,
            can_newer=page.can_back,
            can_older=page.can_on,
            keys=self._keys,
            seat_keys=tuple(SeatKey(seat, seat == sought.seat) for seat in self._table.round.felt.seats),
            mark_keys=tuple(NamedKey(mark.value, say(label), mark is sought.mark) for mark, label in MARK.items()),
            people=people,
            names_key=say(more),
            seat_text=say(ANY_SEAT if sought.seat is None else SEAT_WON.fill(seat=sought.seat)),
            dealer_text=say(ANY_DEALER) if sought.dealer is None else self._name(sought.dealer),
            number_text=say(ANY_NUMBER if sought.number is None else HAND.fill(number=sought.number)),
            time_text=say(ANY_TIME if sought.minute is None else ABOUT.fill(time=_clock(sought.minute))),
            mark_text=say(ANY_OUTCOME if sought.mark is None else MARK[sought.mark]),
            is_everything=sought == Sought(),
            entered=self._entered(),
            strip=say(self._strip),
        )

    def _people(self) -> tuple[tuple[DealerKey, ...], Text]:
        """Return the keys for dealers, if the search has a dealer, and the name of the key for the next ones."""
        if self._keys != "dealer":
            return (), EMPTY
        shown, more = with_next_key(self._history.dealers(), self._names_page, NAMES_A_PAGE)
        sought = self._sought.dealer
        return tuple(DealerKey(mark, self._name(mark), mark == sought) for mark in shown), more

    def _entered(self) -> str:
        digits = self._digits.get(self._keys, "")
        if self._keys != "time":
            return digits or "–"
        filled = digits.ljust(TIME_DIGITS, "–")
        return f"{filled[:2]}:{filled[2:]}"

    def _name(self, who: str) -> str:
        person = self._table.staff.person(who)
        return person.name if person is not None else who

    def _found(self, row: HandRow) -> FoundHand:
        result, tone = _result(row)
        best = row.best
        if row.void:
            line, amount = text_of(row.void), RETURNED
        elif best is None:
            line, amount = NOBODY, EMPTY
        else:
            template = SEAT_LINE if best.line else SEAT
            line = template.fill(seat=best.seat, line=Text(best.line))
            amount = (WON if row.pots else PAID).fill(amount=row.written(best.amount))
        others = len(row.seats) - 1
        more = EMPTY if others < 1 else MORE_SEATS.fill(n=others)
        # Show the net of each seat to the person who checks these hands.
        if self._sought.mark is Mark.WRONG_DECK and row.nets:
            line, amount, more = (
                listed(NET.fill(seat=seat, amount=signed(net, row.written)) for seat, net in row.nets),
                EMPTY,
                EMPTY,
            )
        return FoundHand(
            number=row.number,
            title=say(hand_words(row.number)),
            when=_when(row.at, datetime.fromtimestamp(self._table.clock.now_ms() / 1000).astimezone()),
            game=row.title,
            dealer=self._name(row.dealer),
            result=say(result),
            tone=tone,
            best=say(line),
            amount=say(amount),
            more=say(more),
            marks=tuple(say(MARK[mark]) for mark in row.marks if mark is not Mark.VOID),
        )

    # ------------------------------------------------------------------------------------------------------- touches

    def _seek(self, sought: Sought) -> None:
        self._sought = sought
        self._at = 0

    @touch()
    def newer(self) -> None:
        self._at -= 1

    @touch()
    def older(self) -> None:
        self._at += 1

    @touch(str)
    def keysFor(self, keys: str) -> None:
        """Set the filter of the touch keys: seat, dealer, number, time or mark."""
        self._keys = keys
        self._names_page = 0

    @touch()
    def everything(self) -> None:
        """Clear the search: show all hands."""
        self._digits = {"number": "", "time": ""}
        self._names_page = 0
        self._seek(Sought())

    @touch(str)
    def pickMark(self, key: str) -> None:
        """Look for hands that bear a mark; the same mark again: any hand."""
        mark = Mark(key)
        self._seek(replace(self._sought, mark=None if mark is self._sought.mark else mark))

    @touch(int)
    def pickSeat(self, seat: int) -> None:
        """Look for hands that a seat has won; the same seat again: any."""
        self._seek(replace(self._sought, seat=None if seat == self._sought.seat else seat))

    @touch(str)
    def pickDealer(self, who: str) -> None:
        """Search for the hands of a dealer; the same person again removes the filter."""
        self._seek(replace(self._sought, dealer=None if who == self._sought.dealer else who))

    @touch()
    def moreNames(self) -> None:
        self._names_page += 1

    @touch(str)
    def key(self, key: str) -> None:
        """Take a digit of the number or time that is looked for, "back" or "clear"."""
        kind = self._keys
        digits = self._digits[kind]
        digits = digits[:-1] if key == "back" else "" if key == "clear" else digits + key
        if kind == "number":
            digits = digits.lstrip("0")[:MAX_DIGITS]
            self._digits[kind] = digits
            self._seek(replace(self._sought, number=digits or None))
            return
        digits = digits[:TIME_DIGITS]
        minute = _minute(digits)
        if len(digits) == TIME_DIGITS and minute is None:
            self._strip = NO_TIME
            digits = ""
        self._digits[kind] = digits
        self._seek(replace(self._sought, minute=minute))

    @touch(int)
    def recall(self, number: int) -> None:
        """Show a finished hand again, from its first step."""
        if self._recalled is None:
            self._recalled = RecallScreen(self._table, number, parent=self)
            self._recalled.asked.connect(self.asked)
            self._recalled.left.connect(self._to_list)
        else:
            self._recalled.recall(number)
        self._page = "recall"

    @Slot()
    def _to_list(self) -> None:
        self._page = "list"
        self._reading.start()
        self.refresh()


def _result(row: HandRow) -> tuple[Text, str]:
    if row.void:
        return VOID, "void"
    if row.points:
        return POINTS, "even"
    if row.pots:
        return (RAKE.fill(amount=row.written(row.net)) if row.net else NO_RAKE), "even"
    if row.net > 0:
        return HOUSE_WON.fill(amount=row.written(row.net)), "won"
    return (HOUSE_PAID.fill(amount=row.written(-row.net)), "paid") if row.net else (HOUSE_EVEN, "even")


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
