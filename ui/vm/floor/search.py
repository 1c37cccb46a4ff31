"""Search the hands of every table at a console, and show one of them."""

from collections.abc import Callable
from datetime import MAXYEAR, date, timedelta
from enum import StrEnum
from typing import Any, Final, Protocol

from kiosk.bank import gaming_day, span_of
from kiosk.core.clock import Clock
from kiosk.core.dates import day_words
from kiosk.core.errors import Refused
from kiosk.core.money import money
from kiosk.core.value import value
from kiosk.floor import AfterHand, CameTo, FloorHouse, HandAtFloor, HandRecalled, HandsFound, HandsSought
from kiosk.staff import Staff
from ui.vm.controls.amount_keys import HUNDREDS, pressed, worth
from ui.vm.controls.finding import key_names, sorted_by_name
from ui.vm.controls.view import View, in_qml, touch
from ui.vm.controls.words import say
from ui.vm.floor import words
from ui.vm.floor.ordering import ConsoleAct
from ui.vm.floor.recalled import ConsoleCards, HistoryLine, recalled_look
from ui.vm.floor.rows import ConsoleFact, ConsoleFilter, ConsoleHand, hand_row

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1

DAYS_LISTED: Final = 62
MAX_DIGITS: Final = 9
ANY: Final = "any"
OLDER: Final = "older"  # The choice of an entered day.
_DAY_DIGITS: Final = 8
_FIRST_YEAR: Final = 1970
_DAY_SHAPE: Final = "{}{}{}{}-{}{}-{}{}"


class SoughtBy(StrEnum):
    """The filters of a search for hands."""

    TABLE = "table"
    GAME = "game"
    DEALER = "dealer"
    DAY = "day"
    NUMBER = "number"
    AMOUNT = "amount"
    RESULT = "result"


_KEYED: Final = (SoughtBy.NUMBER, SoughtBy.AMOUNT)


class SearchLine(Protocol):
    """The requests of a search to the console's line to the server."""

    def find(self, sought: HandsSought, after: AfterHand | None) -> None: ...
    def recall(self, hand: HandAtFloor) -> None: ...


@value
class SearchLook:
    """One look. `side` is the part at the right: choices, keys, hand or nothing."""

    filters: tuple[ConsoleFilter, ...] = ()
    hands: tuple[ConsoleHand, ...] = ()
    note: str = ""
    more: bool = False
    side: str = ""
    title: str = ""
    title_note: str = ""
    choices: tuple[ConsoleAct, ...] = ()
    keyed: str = ""
    facts: tuple[ConsoleFact, ...] = ()
    cards: tuple[ConsoleCards, ...] = ()
    history: tuple[HistoryLine, ...] = ()


@in_qml
class FloorSearch(View[SearchLook]):
    """The search of a console. A touch of it is a touch of its screen."""

    def __init__(
        self, screen: View[Any], house: FloorHouse, line: SearchLine, staff: Staff, clock: Clock, *, day_begins: str
    ) -> None:
        """`day_begins` is the time of day at which a gaming day begins, as in "08:00"."""
        super().__init__(screen)
        self._day_begins = day_begins
        self._screen = screen
        self._house, self._line, self.staff, self._clock = house, line, staff, clock
        self._said: dict[SoughtBy, str] = {}
        self._by: SoughtBy | None = None
        self._entered, self._enters_day = "", False
        self._hands: tuple[HandAtFloor, ...] = ()
        self._more = self._waits = False
        self._opened: HandAtFloor | None = None
        self._recalled: HandRecalled | None = None
        screen.hold(self)

    def perform(self, act: Callable[[], object]) -> None:
        self._screen.perform(act)

    # ------------------------------------------------------------------------------------------------ history

    def begin(self) -> None:
        """Search for all hands."""
        self.forget()
        self._search()

    def forget(self) -> None:
        """Clear the search and its results."""
        self._said, self._by, self._entered, self._enters_day = {}, None, "", False
        self._hands, self._more, self._waits = (), False, False
        self._opened = self._recalled = None

    def take_found(self, found: HandsFound) -> None:
        """Accept a page of hands, if it belongs to the present search."""
        if found.sought == self.sought():
            self._hands = found.hands if found.after is None else (*self._hands, *found.hands)
            self._more, self._waits = found.more, False

    def take_recalled(self, recalled: HandRecalled) -> None:
        if self._opened is not None and (self._opened.journal, self._opened.hand) == (recalled.journal, recalled.hand):
            self._recalled = recalled

    def sought(self) -> HandsSought:
        said = self._said
        day = span_of(date.fromisoformat(said[SoughtBy.DAY]), self._day_begins) if SoughtBy.DAY in said else None
        number, least = said.get(SoughtBy.NUMBER), said.get(SoughtBy.AMOUNT)
        return HandsSought(
            table=said.get(SoughtBy.TABLE, ""),
            game=said.get(SoughtBy.GAME, ""),
            dealer=said.get(SoughtBy.DEALER, ""),
            from_ms=day.begin_ms if day else None,
            to_ms=day.end_ms if day else None,
            number=int(number) if number else None,
            least=worth(least, whole=False) if least else None,
            result=said.get(SoughtBy.RESULT, ""),
        )

    def _search(self) -> None:
        self._hands, self._more, self._waits = (), False, True
        self._opened = self._recalled = None
        self._line.find(self.sought(), None)

    def look(self) -> SearchLook:
        found = len(self._hands)
        note = words.SEARCHING if self._waits else words.FOUND.fill(n=found) if found else words.NOTHING_FOUND
        games, names = self._games(), {hand.dealer: self._name(hand.dealer) for hand in self._hands}
        return SearchLook(
            filters=tuple(self._filter(by) for by in SoughtBy),
            hands=tuple(
                hand_row(
                    hand,
                    games.get(hand.game, hand.game),
                    names[hand.dealer],
                    points=self._house.counts_points(hand.game),
                    is_chosen=hand == self._opened,
                )
                for hand in self._hands
            ),
            note=say(words.NO_SERVER if not self._house.is_there else note) + ("+" if self._more else ""),
            more=self._more,
            **self._side(),
        )

    def _filter(self, by: SoughtBy) -> ConsoleFilter:
        said = self._said.get(by, "")
        return ConsoleFilter(by.value, say(words.SOUGHT_BY[by]), self._value(by, said), bool(said), by is self._by)

    def _value(self, by: SoughtBy, said: str) -> str:
        if not said:
            return say(words.ANY)
        match by:
            case SoughtBy.GAME:
                return self._games().get(said, said)
            case SoughtBy.DEALER:
                return self._name(said)
            case SoughtBy.AMOUNT:
                return money(worth(said, whole=False))
            case SoughtBy.RESULT:
                return say(words.CAME_TO[CameTo(said)])
            case SoughtBy.DAY:
                return say(day_words(date.fromisoformat(said)))
            case _:
                return said

    def _games(self) -> dict[str, str]:
        return {key: title for seen in self._house.tables.values() for key, title in seen.status.games}

    def _name(self, person_id: str) -> str:
        person = self.staff.person(person_id)
        return person_id if person is None else person.name

    def _side(self) -> dict[str, Any]:
        if self._by is not None:
            shown: dict[str, Any] = {"title": say(words.SOUGHT_BY[self._by])}
            if self._enters_day:
                shown["title"] = say(words.ENTER_DAY)
                return {**shown, "side": "keys", "keyed": _DAY_SHAPE.format(*self._entered.ljust(_DAY_DIGITS, "–"))}
            if self._by in _KEYED:
                dollars = self._by is SoughtBy.AMOUNT
                keyed = money(worth(self._entered, whole=False)) if dollars and self._entered else self._entered
                return {**shown, "side": "keys", "keyed": keyed or "–"}
            return {**shown, "side": "choices", "choices": self._choices(self._by)}
        if self._opened is None:
            return {}
        title = f"{self._opened.table} · {say(words.HAND.fill(hand=self._opened.hand))}"
        looked = {} if self._recalled is None else recalled_look(self._recalled.events, self._name)
        return {"side": "hand", "title": title, **looked}

    def _choices(self, by: SoughtBy) -> tuple[ConsoleAct, ...]:
        today = gaming_day(self._clock.now_ms(), self._day_begins)
        match by:
            case SoughtBy.TABLE:
                listed = {table: table for table in sorted(self._house.tables)}
            case SoughtBy.GAME:
                listed = self._games()
            case SoughtBy.DEALER:
                people = sorted_by_name(self.staff.people())
                named = key_names(people)
                listed = {person.id: named[person.id] for person in people}
            case SoughtBy.RESULT:
                listed = {came_to.value: say(words.CAME_TO[came_to]) for came_to in CameTo}
            case _:
                days = (today - timedelta(days=nth) for nth in range(DAYS_LISTED))
                listed = {OLDER: say(words.OTHER_DAY), **{day.isoformat(): say(day_words(day)) for day in days}}
        return (ConsoleAct(ANY, say(words.ANY)), *(ConsoleAct(key, label) for key, label in listed.items()))

    @touch(str)
    def openFilter(self, by: str) -> None:
        """Open a filter."""
        self._by, self._entered, self._enters_day = SoughtBy(by), "", False
        self._opened = self._recalled = None

    @touch(str)
    def pick(self, what: str) -> None:
        """Search for this value, "any" for all."""
        if what == OLDER and self._by is SoughtBy.DAY:
            self._enters_day = True
        elif self._by is not None:
            self._say(self._by, "" if what == ANY else what)

    @touch(str)
    def key(self, key: str) -> None:
        """Take a key of the number, the amount, or the day."""
        if self._enters_day:
            self._entered = self._entered[:-1] if key == "back" else (self._entered + key)[:_DAY_DIGITS]
        elif self._by is SoughtBy.AMOUNT:
            self._entered = pressed(self._entered, key, HUNDREDS)
        elif len(self._entered) < MAX_DIGITS or key == "back":
            self._entered = self._entered[:-1] if key == "back" else (self._entered + key).lstrip("0")

    @touch()
    def enter(self) -> None:
        """Look for the number, the amount, or the day that was entered."""
        if self._enters_day:
            self._say(SoughtBy.DAY, _entered_day(self._entered).isoformat())
        elif self._by is not None:
            self._say(self._by, self._entered)

    def _say(self, by: SoughtBy, what: str) -> None:
        self._by, self._enters_day = None, False
        if what:
            self._said[by] = what
        else:
            self._said.pop(by, None)
        self._search()

    @touch()
    def clear(self) -> None:
        """Look for every hand again."""
        self.begin()

    @touch()
    def turnOn(self) -> None:
        """Show older hands, too."""
        if self._more and not self._waits and self._hands:
            self._waits = True
            self._line.find(self.sought(), self._hands[-1].after)

    @touch(str)
    def openHand(self, hand_id: str) -> None:
        """Show a hand again."""
        hand = next((hand for hand in self._hands if f"{hand.journal}.{hand.hand}" == hand_id), None)
        if hand is not None:
            self._by, self._enters_day, self._opened, self._recalled = None, False, hand, None
            self._line.recall(hand)


def _entered_day(digits: str) -> date:
    """Return the day of eight digits. Raise Refused if there is none."""
    try:
        day = date.fromisoformat(f"{digits[:4]}-{digits[4:6]}-{digits[6:]}")
        if not _FIRST_YEAR <= day.year < MAXYEAR:  # A day at the end of the calendar has no limits in time.
            raise ValueError(digits)
        return day
    except ValueError as error:
        raise Refused("day", "That is not a day: enter the year, month and day.") from error
