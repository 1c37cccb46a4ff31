"""Self tests of devices that can be asked for something: each requests one action and reports the outcome.

`report.py` runs them between hands. Events of a device under test belong to no hand and sign nothing. No test names a
card that a seat reader sees, or shows a card device's messages in a hand.
"""

from collections.abc import Callable
from typing import Final, Protocol, runtime_checkable

from kiosk.core.devices import (
    BadgeRead,
    CameraSetup,
    CameraTested,
    CardRead,
    CardUnread,
    DeviceState,
    Frame,
    SeatCards,
    ShoeAlarm,
    SignRow,
    SlipFailed,
    SlipLine,
    SlipPage,
    SlipPrinted,
)
from kiosk.core.text import EMPTY, Sentence, Text, counted, text
from kiosk.core.value import value
from kiosk.table import Table, deck_words, sign_rows

LETTERS: Final = "ÉÑÜáéíñóúü"  # Letters of frequent names.
_NOT_YET: Final = text("not yet")


@value
class Fact:
    """A line of a list: a label and a value. `is_good` is None if it is neither good nor bad."""

    label: Text
    value: Text
    is_good: bool | None = None


class DeviceTest(Protocol):
    """A test that runs until it is ended."""

    def take(self, event: object) -> bool:
        """Handle a device's event. Return whether it was for this test."""

    def end(self) -> None:
        """Return the device to its usual work."""

    def covers(self, frame: Frame) -> bool:
        """Return whether a frame belongs to this test, and may be shown for it."""

    def fact(self) -> Fact:
        """Return the request, or its outcome."""


@runtime_checkable
class _Prints(Protocol):
    def print(self, slip: SlipPage, key: str) -> None: ...


@runtime_checkable
class _Shows(Protocol):
    def show(self, rows: tuple[SignRow, ...]) -> None: ...


class ShoeTest:
    """A test in which one card is pulled. `until_ns` is when it ended, None while it runs."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.from_ns = table.clock.mono_ns()
        self.until_ns: int | None = None
        self.heard: list[CardRead | CardUnread | ShoeAlarm] = []

    def take(self, event: object) -> bool:
        if isinstance(event, CardRead | CardUnread) or (isinstance(event, ShoeAlarm) and not event.over):
            self.heard.append(event)
        return isinstance(event, CardRead | CardUnread)

    def end(self) -> None:
        self.until_ns = self._table.clock.mono_ns()

    def covers(self, frame: Frame) -> bool:
        return self.from_ns <= frame.mono_ns and (self.until_ns is None or frame.mono_ns <= self.until_ns)

    def fact(self) -> Fact:
        label = text("Card pulled")
        if not self.heard:
            return Fact(label, text("Pull one card from the shoe now.") if self.until_ns is None else _NOT_YET)
        match self.heard[-1]:
            case CardRead(card):
                back = text("It read {card}. Put the card back, and shuffle before the next hand.", card=card.words)
                return Fact(label, back, True)
            case CardUnread():
                return Fact(label, text("Card not read: clean the shoe’s window, then pull another one."), False)
            case ShoeAlarm(code, what):
                what_said = what.text if isinstance(what, Sentence) else Text(what)
                return Fact(label, text("{code}: {what}", code=code, what=what_said), False)


class _Test:
    """The parts that the other tests share: they show no frame, and report received messages as facts."""

    label: Text = EMPTY
    asks: Text = EMPTY

    def __init__(self) -> None:
        self._found: Fact | None = None
        self._is_over = False

    def end(self) -> None:
        self._is_over = True

    def covers(self, frame: Frame) -> bool:
        return False

    def fact(self) -> Fact:
        return self._found or Fact(self.label, _NOT_YET if self._is_over else self.asks)

    def _finds(self, words: Text, *, is_good: bool) -> None:
        self._found = Fact(self.label, words, is_good)


class BadgeTest(_Test):
    """A badge is held to the reader: it signs nothing, and chooses nobody."""

    label = text("Badge held to reader")
    asks = text("Hold any badge to the reader now.")

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table

    def take(self, event: object) -> bool:
        if not isinstance(event, BadgeRead):
            return False
        person = self._table.staff.with_badge(event.id)
        if person is None:
            self._finds(text("It read a badge not assigned to any staff."), is_good=True)
        else:
            self._finds(text("It read the badge of {name}.", name=person.name), is_good=True)
        return True


class PrinterTest(_Test):
    """Prints a slip that is not a payout. Each test has its own key, because a printer prints no key twice."""

    label = text("Test slip printed")
    asks = text("Printing the test slip.")

    def __init__(self, table: Table, device: _Prints) -> None:
        super().__init__()
        self.key = f"test-{table.clock.mono_ns()}"
        words = SlipLine(Sentence(text("This is not a payout")), table.config.id)
        letters = SlipLine(Sentence(text("Letters")), _letters(table))
        page = SlipPage("TEST", Sentence(text("TEST SLIP")), (words, letters), mark=Sentence(text("VOID")))
        device.print(page, self.key)

    def take(self, event: object) -> bool:
        match event:
            case SlipPrinted(key) if key == self.key:
                self._finds(text("Printed: check that it is legible, then tear it up."), is_good=True)
            case SlipFailed(key, why) if key == self.key:
                self._finds(why.text if isinstance(why, Sentence) else Text(why), is_good=False)
            case _:
                return False
        return True


def _letters(table: Table) -> str:
    """Return every letter beyond ASCII that a slip of this table may have, for a person to check."""
    names = "".join(person.name for person in table.staff.people()) + table.house.name
    return " ".join(sorted({letter for letter in names if letter.isalpha() and not letter.isascii()} | set(LETTERS)))


class SeatTest(_Test):
    """A card is put at a seat. The number of cards there is shown, never their names."""

    label = text("Card laid at a seat")
    asks = text("Lay one card at any seat now.")

    def take(self, event: object) -> bool:
        if isinstance(event, SeatCards):
            count = len(event.cards) + event.foreign
            if count:
                words = counted(
                    "Seat {seat} reads %n card. Put it back on the deck.",
                    "Seat {seat} reads %n cards. Put them back on the deck.",
                    seat=event.seat,
                    n=count,
                )
                self._finds(words, is_good=not event.foreign)
            if event.foreign:
                self._finds(text("Seat {seat} reads a tag not from this deck.", seat=event.seat), is_good=False)
        return isinstance(event, SeatCards)


class SignTest(_Test):
    """The sign shows TEST until the test ends. It cannot report its text: a person looks."""

    label = text("Shows TEST")
    asks = text("Look at the sign: it shows TEST until the test ends.")

    def __init__(self, table: Table, device: _Shows) -> None:
        super().__init__()
        self._table, self._device = table, device
        device.show((SignRow("TEST", "$0"),))

    def take(self, event: object) -> bool:
        return False

    def end(self) -> None:
        super().end()
        self._device.show(sign_rows(self._table))


class CameraTest(_Test):
    """A test of one new picture: the camera sees its corner tags, and all files for reading exist."""

    label = text("New picture checked")
    asks = text("Waiting for a new picture.")

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        table.camera.do("test")

    def take(self, event: object) -> bool:
        match event:
            case CameraTested():
                wrong = self._wrong(event)
                self._finds(wrong or self._well(event), is_good=not wrong)
            case CameraSetup("test", what=what):
                self._finds(Text(what), is_good=False)
            case _:
                return False
        return True

    def _wrong(self, seen: CameraTested) -> Text:
        """Return the first fault to correct, "" if there is none."""
        kept, device = self._table.camera.kept, self._table.devices.by_name.get(self._table.config.camera or "")
        if kept is None or not kept.calibrated:
            words = text("Picture OK, {tags} of {due} corner tags seen: calibrate it next.")
        elif seen.moved_mm:
            words = text("The camera or table moved {mm} mm: recalibrate.", mm=round(seen.moved_mm))
        elif seen.tags < seen.due:
            words = text("{tags} of {due} corner tags seen: uncover the others.")
        elif not kept.zones:
            words = text("All corner tags seen, but no zones drawn: draw the zones next.")
        elif not kept.can_read:
            words = text("All corner tags seen, but no vision models installed: the camera reads no cards.")
        elif device is not None and device.state is DeviceState.DEGRADED:
            words = device.why.text if isinstance(device.why, Sentence) else Text(device.why)
        elif seen.read < seen.cards:
            words = text("{read} of {cards} cards in view read: straighten the others, or show the deck again.")
        else:
            return EMPTY
        return words.fill(**words.values, tags=seen.tags, due=seen.due, read=seen.read, cards=seen.cards)

    def _well(self, seen: CameraTested) -> Text:
        kept = self._table.camera.kept
        assert kept is not None, "else it would not be well"
        words = text("OK: {tags} corner tags, {zones}, vision models; deck {deck} learned.")
        if not any(deck.learned_ms for deck in kept.decks if deck.name == kept.deck):
            words = text("OK: {tags} corner tags, {zones}, vision models; deck not learned.")
        elif seen.cards:
            words = text("OK: {tags} corner tags, {zones}; deck {deck} learned, {read} of {cards} cards in view read.")
        values = {
            "tags": seen.tags,
            "zones": counted("%n zone", "%n zones", n=len(kept.zones)),
            "deck": deck_words(kept.deck),
            "read": seen.read,
            "cards": seen.cards,
        }
        return words.fill(**values)


def make_test(table: Table, family: str, device: object) -> DeviceTest | None:
    """Return the test of a device, which has begun; None for a family that has none, or a device that is not here."""
    makers: dict[str, Callable[[], DeviceTest]] = {
        "shoe": lambda: ShoeTest(table),
        "badge": lambda: BadgeTest(table),
        "seat_reader": SeatTest,
        "camera": lambda: CameraTest(table),
    }
    match family:
        case "printer" if isinstance(device, _Prints):
            return PrinterTest(table, device)
        case "sign" if isinstance(device, _Shows):
            return SignTest(table, device)
        case _ if family in makers:
            return makers[family]()
        case _:
            return None
