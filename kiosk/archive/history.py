"""List the finished hands of a table, newest first, with their results, and search them.

A row is made from a hand's opening and its end; only `recall.py` reads the events in between. Rows are cached; the
last settled hand is read again, because it may be reopened. Nothing here writes, and a hand in progress has no row.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from typing import Any, Final, NamedTuple, TypeAlias

from kiosk.archive.deck_counts import wrong_counts
from kiosk.archive.ruling_words import void_words
from kiosk.core.clock import stamp
from kiosk.core.money import money
from kiosk.core.text import Sentence
from kiosk.core.value import value
from kiosk.events import Corrected, DisputeOpened, HandOpened, HandReopened, HandSettled, HandVoided, Happening
from kiosk.journal import Event, JournalReader
from kiosk.procedure import LINES_WITHOUT_TABLE

KEPT = 1000
SLICE = 25
DAY_MINUTES = 24 * 60
NEAR_MINUTES = 10
Ranges: TypeAlias = Callable[[], Sequence[tuple[int, int]]]


class Mark(StrEnum):
    """A mark of an unusual hand: it is void, was settled twice, was corrected, is disputed, or its deck was wrong."""

    VOID = "void"
    REOPENED = "reopened"
    CORRECTED = "corrected"
    DISPUTED = "disputed"
    WRONG_DECK = "wrong_deck"  # the deck was counted wrong before it was counted right again


_MARKS: Final[Mapping[type[Happening], Mark]] = {
    HandVoided: Mark.VOID,
    HandReopened: Mark.REOPENED,
    Corrected: Mark.CORRECTED,
    DisputeOpened: Mark.DISPUTED,
}


class Pay(NamedTuple):
    """A win of one seat in a hand: `line` names the line that paid, `amount` is in cents or points."""

    seat: int
    amount: int
    line: str


@value
class HandRow:
    """One finished hand. `pays` has each seat that won, the biggest first; `void` is the reason if it is void, or "".

    `net` is the house result in cents. `pots`: players play against each other, and the house takes at most a rake;
    `points`: the amounts are points. `at` is the local time at which the hand began. `marks` are in their order. `nets`
    are (seat, result) for each seat that wagered, negative for a loss.
    """

    number: int
    at: datetime
    game: str
    title: str
    dealer: str
    void: str
    pots: bool
    points: bool
    net: int
    pays: tuple[Pay, ...]
    marks: tuple[Mark, ...] = ()
    nets: tuple[tuple[int, int], ...] = ()

    @property
    def best(self) -> Pay | None:
        return self.pays[0] if self.pays else None

    @property
    def seats(self) -> frozenset[int]:
        """Return the seats that won."""
        return frozenset(pay.seat for pay in self.pays)

    def written(self, amount: int) -> str:
        """Return an amount of this hand as text."""
        return str(amount) if self.points else money(amount)


@value
class Sought:
    """The filters of a search; a filter that is None does not apply.

    `number` is a prefix of the hand's number; `minute` a time of day in minutes after midnight, within `NEAR_MINUTES`;
    `seat` a seat that won; `dealer` the ID of a person; `mark` a mark of the hand.
    """

    number: str | None = None
    minute: int | None = None
    seat: int | None = None
    dealer: str | None = None
    mark: Mark | None = None

    def fits(self, row: HandRow) -> bool:
        """Return whether a hand matches the search."""
        return (
            (self.number is None or str(row.number).startswith(self.number))
            and (self.minute is None or _minutes_apart(row.at.hour * 60 + row.at.minute, self.minute) <= NEAR_MINUTES)
            and (self.seat is None or self.seat in row.seats)
            and (self.dealer is None or self.dealer == row.dealer)
            and (self.mark is None or self.mark in row.marks)
        )


class History:
    """The newest `kept` hands of a table, and those that have been finished since it was first looked at."""

    def __init__(self, journal: JournalReader, *, kept: int = KEPT, wrong_counts: Ranges = tuple) -> None:
        """`wrong_counts` returns the hands, from the first to the last, that each wrong count of a deck doubts."""
        self._journal = journal
        self._wrong_counts = wrong_counts
        self._kept = kept
        self._rows: list[HandRow] = []  # oldest first
        self._from = 0  # The read numbers are from `_from` up to, but not including, `_to`.
        self._to = 0
        self._oldest = 0

    def refresh(self) -> None:
        """Read the hands finished since the last call, and the last settled hand again: it may be reopened."""
        last = self._journal.last_hand()
        if self._to == 0:  # Read only the newest hands at first.
            self._oldest = max(1, last - self._kept + 1)
            self._from = self._to = max(self._oldest, last - SLICE + 1)
        settled = next((at for at in range(len(self._rows) - 1, -1, -1) if not self._rows[at].void), None)
        if settled is not None:
            self._to = self._rows[settled].number
            del self._rows[settled:]
        if last >= self._to:
            rows = list(self._rows_of(self._to, last))
            self._rows += rows
            self._to = rows[-1].number + 1 if rows else self._to

    def older(self) -> bool:
        """Read a slice of older hands. Return whether there are more of them."""
        first = max(self._oldest, self._from - SLICE)
        if first < self._from:
            self._rows[:0] = self._rows_of(first, self._from - 1)
            self._from = first
        return not self.is_whole

    @property
    def is_whole(self) -> bool:
        """Return whether all stored hands have been read."""
        return self._from <= self._oldest

    @property
    def known(self) -> list[HandRow]:
        """Return the hands that have been read, newest first."""
        return self._rows[::-1]

    def rows(self) -> list[HandRow]:
        """Return all hands, newest first. Those that have been read are not read again, except the last settled one."""
        self.refresh()
        while self.older():
            pass
        return self.known

    def find(self, sought: Sought) -> list[HandRow]:
        """Return the hands that match a search, newest first, among those that have been read.

        A complete number also finds a hand that is older than the cached ones.
        """
        found = [row for row in self.known if sought.fits(row)]
        if sought.number and int(sought.number) < self._oldest:
            found += [row for row in self._rows_of(int(sought.number), int(sought.number)) if sought.fits(row)]
        return found

    def _rows_of(self, first: int, last: int) -> Iterator[HandRow]:
        return hand_rows(self._journal, first, last, self._wrong_counts())

    def dealers(self) -> tuple[str, ...]:
        """Return the ids of everybody who dealt one of the hands that have been read, the latest first."""
        return tuple(dict.fromkeys(row.dealer for row in self.known))


def hand_rows(
    journal: JournalReader, first: int, last: int, wrong_counts: Sequence[tuple[int, int]] = ()
) -> Iterator[HandRow]:
    """Yield a row for each hand from `first` to `last` that is over, in order."""
    marks: dict[int, set[Mark]] = {}
    for begins, ends in wrong_counts:
        marks |= {hand: {Mark.WRONG_DECK} for hand in range(max(first, begins), min(last, ends) + 1)}
    for hand, kind in journal.hands_with(first, last, *_MARKS):
        marks.setdefault(hand, set()).add(_MARKS[kind])
    for opened, end in journal.finished(first, last):
        borne = marks.get(opened.hand or 0, ())
        yield row_of(opened, end, tuple(mark for mark in Mark if mark in borne))


def exported_counts(journal: JournalReader) -> Iterator[dict[str, Any]]:
    """Yield every wrong count of a deck, with the hands it doubts and each seat's net in cents, none if void."""
    for wrong in wrong_counts(journal):
        rows = hand_rows(journal, wrong.hands[0], wrong.hands[-1]) if wrong.hands else ()
        yield {
            "counted_at": stamp(wrong.at_ms),
            "count": wrong.count,
            "due": wrong.due,
            "hands": [{"hand": row.number, "nets": {str(seat): net for seat, net in row.nets}} for row in rows],
        }


def row_of(opened: Event, end: Event, marks: tuple[Mark, ...] = ()) -> HandRow:
    """Return the row of a hand with its events `opened` and `end`, and its `marks`."""
    began, came_to = opened.of(HandOpened), end.what
    rules = began.rules.game
    pots, points, net, void = False, False, 0, ""
    pays: tuple[Pay, ...] = ()
    nets: tuple[tuple[int, int], ...] = ()
    if isinstance(came_to, HandVoided):
        void = Sentence(void_words(came_to, began.game))
    else:
        settled = end.of(HandSettled)
        result = settled.result.result
        pots = "pots" in result
        points = pots and "rake" not in result
        pays = tuple(sorted(_pays(result, rules), key=lambda pay: -pay.amount))
        net = settled.house_net
        nets = tuple(_nets(result))
    return HandRow(
        number=opened.hand or 0,
        at=datetime.fromtimestamp(opened.at_ms / 1000).astimezone(),
        game=began.game,
        title=rules["title"],
        dealer=began.dealer,
        void=void,
        pots=pots,
        points=points,
        net=net,
        pays=pays,
        marks=marks,
        nets=nets,
    )


def _nets(result: Mapping[str, Any]) -> Iterator[tuple[int, int]]:
    for row in result.get("seats", ()):
        yield row["seat"], row["total"]["net"]
    for player in result.get("players", ()):
        yield player["seat"], player["net"]


def _pays(result: Mapping[str, Any], rules: Mapping[str, Any]) -> Iterator[Pay]:
    """Yield the winnings of each seat: by its best wager if the house pays, by its pots if players pay each other."""
    for row in result.get("seats", ()):
        won: dict[str, int] = {}
        lines: dict[str, str] = {}
        for spot, wager in row["wagers"].items():
            table = spot if spot in rules else ""  # Wagers without their own pay table are paid as one.
            won[table] = won.get(table, 0) + wager["won"]
            if wager["won"]:
                lines[table] = _name(rules, table, wager["line"])
        total = sum(won.values())
        if total:
            yield Pay(row["seat"], total, lines[max(lines, key=lambda table: won[table])])
    shares: dict[int, int] = {}
    for pot in result.get("pots", ()):
        for seat, amount in pot["paid"].items():
            shares[int(seat)] = shares.get(int(seat), 0) + amount
    for seat, amount in shares.items():
        made = result.get("hands", {}).get(str(seat))
        yield Pay(seat, amount, _words(made["category"]) if made else "")


def _name(rules: Mapping[str, Any], table: str, line: str) -> str:
    """Return the house's name of a line: in the wager's pay table, or in the first that has such a line. A line of no
    pay table has its own words.
    """
    tables = (rules[table],) if table else rules.values()
    for odds in tables:
        if isinstance(odds, Mapping):
            for row in odds.get("lines", ()):
                if row["line"] == line:
                    return str(row["name"])
    return str(LINES_WITHOUT_TABLE.get(line) or _words(line))


def _words(key: str) -> str:
    return key.replace("_", " ").capitalize()


def _minutes_apart(minute: int, other: int) -> int:
    """Return the minutes between two times of day, across midnight if that is shorter."""
    apart = abs(minute - other)
    return min(apart, DAY_MINUTES - apart)
