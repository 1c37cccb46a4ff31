"""Diagnostics of a table for a technician: its devices and their frames, its journal, its versions. None of its money.

The bytes that a device has sent are shown only if they cannot reveal a card or a badge:

- While a hand is open, no bytes of any port are shown. The wrong device may be in it.
- A device that knows cards shows bytes of a self test alone. A card of a hand may never have been turned over, and
  stays hidden after the hand, here and in the export.
- A badge reader shows no bytes: only the last two digits of a badge are shown.
- Bytes that are not a message of the device are counted and not shown: they may come from another device.

The times, the number, and the meanings of messages are always shown, except for names of cards. The length of a hidden
message is hidden too: a shoe may send a ten as "10", which is one byte more. The opener of a device passes the device
to `Diagnostics` with `watch`.
"""

import platform
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from kiosk import __version__
from kiosk.core.clock import stamp
from kiosk.core.devices import FAMILIES, Described, DeviceState, Frame, PrinterState, Traced, Way
from kiosk.core.errors import Refused
from kiosk.core.text import EMPTY, Sentence, Text, text
from kiosk.core.value import value
from kiosk.diagnostics.self_tests import DeviceTest, Fact, make_test
from kiosk.events import Signed
from kiosk.journal import Event, Growth, Report, bytes_words
from kiosk.table import Table, deck_words

_NAMES_CARD: Final = re.compile(r"\bcard [2-9TJQKA]|[2-9TJQKA10]+[cdhsCDHS♣♦♥♠]\b|[CDHS](10|[2-9TJQKA])\b")
LITTLE_DISK_BYTES: Final = 1 << 30
LITTLE_DISK_DAYS: Final = 30

SEALED: Final = {
    "program": text("Program digest"),
    "networks": text("Vision model digest"),
    "libraries": text("Library digest"),
    "rules": text("Rules digest"),
    "configuration": text("Configuration digest"),
    "staff": text("Staff register digest"),
    "house": text("Key of the house journal"),
    "examinations": text("Key of the examinations"),
    "decks": text("Deck digest"),
    "publisher": text("Key of the publisher"),
}
HIDDEN: Final = text("hidden until the hand is over")
NOT_CARDS: Final = text("not shown: it may name a card")
NOT_BADGE: Final = text("not shown: it may name a badge")
NOT_KNOWN: Final = text("not shown: no message of this device")
NOT_SHOWN: Final = text("not shown: may contain amounts")
_NEVER: Final = text("not yet")


@value
class DeviceReport:
    """A device: by which `name` the house knows it, its state, since when (ms since 1970) and why."""

    name: str
    label: str
    state: DeviceState | PrinterState
    why: str
    since_ms: int


@value
class ShownFrame:
    """A frame as it may be shown, which came `count` times. `is_hidden`: its bytes may tell a card or a badge.

    `size` is in bytes, None if it may tell a card.
    """

    at_ms: int
    way: Way
    size: int | None
    data: bytes
    meaning: Text
    is_hidden: bool
    count: int = 1


@value
class _WatchedDevice:
    device: object
    knows_cards: bool
    receives_money: bool
    names_people: bool


class Diagnostics:
    """The diagnostics of one table. `config` and `data` are the folders it was opened from, None if unknown.

    `house` returns the latest verification of the house journal, None if there is none.
    """

    def __init__(
        self,
        table: Table,
        *,
        config: Path | None = None,
        data: Path | None = None,
        house: Callable[[], Report | None] = lambda: None,
    ) -> None:
        self._table = table
        self._config = config
        self._data = data
        self._house = house
        self._watched: dict[str, _WatchedDevice] = {}
        self._test: DeviceTest | None = None
        self._tested = ""
        self._sound = EMPTY
        table.subscribe(self._on_table)

    def watch(
        self,
        name: str,
        device: object,
        *,
        knows_cards: bool,
        receives_money: bool = False,
        names_people: bool = False,
    ) -> None:
        """Add a device whose last frames may be shown.

        `knows_cards`: its frames may name a face-down card. `receives_money`: data sent to it, such as a slip, has
        amounts that a technician must not see. `names_people`: its frames have badge numbers.
        """
        self._watched[name] = _WatchedDevice(device, knows_cards, receives_money, names_people)

    def set_sound_fault(self, fault: Text) -> None:
        """Set the fault of the kiosk's sound; EMPTY for none."""
        self._sound = fault

    def _on_table(self) -> None:
        if self._test is not None and self._table.hand_is_open:
            self.end_test()
            self._test = None

    # ------------------------------------------------------------------------------------------------------ devices

    def devices(self) -> tuple[DeviceReport, ...]:
        """Return every device that the table has heard of, and its shoe in any case."""
        table = self._table
        found = [
            DeviceReport(name, device.label, device.state, device.why, device.since_ms)
            for name, device in table.devices.by_name.items()
        ]
        shoe = table.config.shoe
        if shoe is not None and shoe not in table.devices.by_name:
            why = Sentence(text("No data received since the kiosk started."))
            found.append(DeviceReport(shoe, "Shoe", DeviceState.ABSENT, why, 0))
        return tuple(found)

    def frames(self, name: str) -> tuple[ShownFrame, ...]:
        """Return the last frames of a device, newest first, each as far as it may be shown now."""
        watched = self._watched.get(name)
        if watched is None or not isinstance(watched.device, Traced):
            return ()
        frames = watched.device.last_frames()
        # A piece of another device's message can be an answer of this one: a shoe's "2" is a printer's status.
        is_strange = any(frame.way is Way.IN and not frame.is_known for frame in frames[:-1])
        return tuple(self._shown(name, frame, watched, is_strange=is_strange) for frame in reversed(frames))

    def _shown(self, name: str, frame: Frame, watched: _WatchedDevice, *, is_strange: bool) -> ShownFrame:
        hidden = self._hidden(name, frame, watched)
        if hidden is None and is_strange and frame.way is Way.IN and not self._is_of_test(name, frame):
            hidden = NOT_KNOWN
        if hidden is None:
            meaning = Text(frame.meaning)
        else:
            # A message that a card left the shoe may be shown, because the table shows it too, but not the name of the
            # card.
            is_plain = frame.meaning and hidden is not NOT_SHOWN and not _NAMES_CARD.search(frame.meaning)
            meaning = Text(frame.meaning) if is_plain and hidden is not HIDDEN else hidden
        data = frame.data if hidden is None else b""
        size = frame.size if hidden is None or frame.way is Way.OUT else None
        return ShownFrame(frame.at_ms, frame.way, size, data, meaning, hidden is not None, frame.count)

    def _hidden(self, name: str, frame: Frame, watched: _WatchedDevice) -> Text | None:
        """Return why the bytes of a frame are hidden; None if they are shown."""
        if watched.knows_cards and (self._table.hand_is_open or not self._is_of_test(name, frame)):
            return NOT_CARDS
        if watched.names_people:
            return NOT_BADGE
        if self._table.hand_is_open:
            return HIDDEN
        if watched.receives_money and frame.way is Way.OUT:
            return NOT_SHOWN
        if frame.way is Way.IN and not frame.is_known and not self._is_of_test(name, frame):
            return NOT_KNOWN
        return None

    def _is_of_test(self, name: str, frame: Frame) -> bool:
        return self._test is not None and self._tested == name and self._test.covers(frame)

    # ----------------------------------------------------------------------------------------------------- self test

    @property
    def is_testing(self) -> bool:
        return self._test is not None and self._table.devices.tester is not None

    def tests(self, name: str) -> bool:
        """Return whether a device has a self test, as each of the table has."""
        return self._family(name) != ""

    def begin_test(self, name: str = "") -> None:
        """Begin to test a device, by default the shoe: until the test ends, its reports belong to no hand.

        Raise Refused in a hand, and if the device is not connected.
        """
        table, name = self._table, name or self._table.config.shoe or ""
        family = self._family(name)
        if not name:
            raise Refused("no_shoe", "This table has no shoe: there is nothing to test.")
        if table.hand_is_open:
            words = "A hand is being dealt: finish it first, then test the {device}."
            raise Refused("in_hand", words, device=Text(FAMILIES.get(family, name)))
        self.end_test()
        watched = self._watched.get(name)
        self._test = make_test(table, family, watched.device if watched is not None else None)
        self._tested = name
        if self._test is None:
            raise Refused("no_test", "This kiosk did not open {device}: there is nothing to test.", device=name)
        table.devices.tester = self._test.take

    def end_test(self) -> None:
        """Count reports of devices toward the hand again."""
        if self.is_testing and self._test is not None:
            self._table.devices.tester = None
            self._test.end()

    def _family(self, name: str) -> str:
        return next((family for family in FAMILIES if name and name == self._table.config.device(family)), "")

    def checks(self, name: str = "") -> tuple[Fact, ...]:
        """Return the steps of a device's self test, by default the shoe's, from its port to its expected input."""
        name = name or self._table.config.shoe or ""
        report = next((device for device in self.devices() if device.name == name), None)
        if report is None:
            return ()
        asked = (self._test.fact(),) if self._test is not None and self._tested == name else ()
        if isinstance(report.state, PrinterState):
            return (*_of_printer(report), *self._described(name), *asked)
        if self._family(name) == "camera":
            return (*self._of_camera(report), *asked)
        return (*self._of_port(report), *asked)

    def _described(self, name: str) -> tuple[Fact, ...]:
        """Return how a port was opened, and a guess about data that cannot be decoded."""
        watched = self._watched.get(name)
        if watched is None or not isinstance(watched.device, Described):
            return ()
        opened = Fact(text("Opened as"), Text(watched.device.opened_as()))
        looks_like = watched.device.looks_like()
        return (opened, Fact(text("It looks like"), looks_like, False)) if looks_like else (opened,)

    def _of_port(self, report: DeviceReport) -> tuple[Fact, ...]:
        there = report.state not in (DeviceState.ABSENT, DeviceState.OPENING)
        open_ = report.state in (DeviceState.READY, DeviceState.DEGRADED)
        port: tuple[Fact, ...] = (
            Fact(text("Port found"), _yes(there) if there else said(report.why), there),
            Fact(text("Port open"), said(report.why) if there and not open_ else _yes(open_), open_),
        )
        port = (*port, *self._described(report.name))
        if self._family(report.name) == "sign":
            return port  # This port only listens.
        frames = self.frames(report.name)
        before = bool(frames) if open_ else None  # Frames from before the port was lost say nothing about the present.
        heard = text("last at {at}", at=stamp(frames[0].at_ms)) if frames else _NEVER
        unclear = report.state is DeviceState.DEGRADED
        return (
            *port,
            Fact(text("Has sent data"), heard, before or None),
            Fact(
                text("Data understood"),
                said(report.why) if unclear else _yes(bool(before)),
                False if unclear else before or None,
            ),
        )

    def _of_camera(self, report: DeviceReport) -> tuple[Fact, ...]:
        camera = self._table.camera
        sees = report.state in (DeviceState.READY, DeviceState.DEGRADED) and camera.device is not None
        picture = Fact(text("Sends pictures"), _yes(sees) if sees else said(report.why), sees)
        kept = camera.kept
        if kept is None:
            return (picture,)
        deck = next((deck for deck in kept.decks if deck.name == kept.deck and deck.learned_ms), None)
        known = _NEVER
        if deck is not None:
            known = text("{deck}, learned {at}", deck=deck_words(deck.name), at=stamp(deck.learned_ms))
        return (
            picture,
            Fact(text("Calibrated"), _yes(kept.calibrated), kept.calibrated),
            Fact(text("Zones drawn"), Text(str(len(kept.zones))) if kept.zones else _NEVER, bool(kept.zones)),
            Fact(text("Vision models installed"), _yes(kept.can_read), kept.can_read),
            Fact(text("Table deck learned"), known, True if deck is not None else None),
        )

    # ------------------------------------------------------------------------------------------------------- journal

    def journal(self) -> tuple[Fact, ...]:
        """Return the state of the journal: its verified part, its last checkpoint, its size, and the free space."""
        table, journal, seen = self._table, self._table.journal, self._table.watch.verified
        first, last = journal.event(1), journal.event(journal.last_seq())
        checkpoint = next(journal.before(journal.last_seq() + 1, Signed), None)
        growth = Growth.of(journal, table.clock.now_ms())
        walk = text("event {seq} of {last}", seq=seen.seq, last=seen.last) if seen.last else _NEVER
        whole = text("at {at}", at=stamp(seen.whole_at_ms)) if seen.whole_at_ms is not None else _NEVER
        facts = [
            Fact(text("State"), Text(table.stopped) if table.stopped else text("OK"), not table.stopped),
            Fact(text("Events"), Text(f"{journal.last_seq():,}")),
            Fact(text("Verified from the beginning"), walk),
            Fact(text("Last intact"), whole, True if seen.whole_at_ms is not None and not seen.findings else None),
            *(Fact(text("Finding"), Text(finding), False) for finding in seen.findings[:3]),
            *self._of_house(),
            Fact(text("Oldest event"), _event(first)),
            Fact(text("Newest event"), _event(last)),
            Fact(text("Last signed checkpoint"), _event(checkpoint)),
            Fact(text("Floor copy"), Text(str(journal.checkpoints or "–"))),
            Fact(text("File"), text("{path}, {size}", path=journal.path, size=bytes_words(growth.file_bytes))),
            Fact(text("Growth"), growth.pace),
            Fact(text("Free disk space"), Text(bytes_words(growth.free_bytes)), _lasts(growth)),
        ]
        return tuple(facts)

    def _of_house(self) -> tuple[Fact, ...]:
        report = self._house()
        if report is None:
            return ()
        found = report.findings
        return (Fact(text("House journal"), Text(found[0].sentence) if found else text("OK"), not found),)

    # ------------------------------------------------------------------------------------------------------ versions

    def versions(self) -> tuple[Fact, ...]:
        """Return the installed versions, and the rules of each game, without limits and amounts."""
        table = self._table
        jump = table.watch.clock_jump_ms
        return (
            Fact(text("Table"), Text(table.config.id)),
            Fact(text("Program"), Text(__version__)),
            Fact(text("Python"), Text(platform.python_version())),
            Fact(text("SQLite"), Text(sqlite3.sqlite_version)),
            Fact(text("System"), Text(f"{platform.system()} {platform.release()}")),
            *(Fact(Text(game.rules.title), Text(game.game.version(game.rules))) for game in table.games),
            *self._sealed(),
            Fact(text("Configuration"), Text(str(self._config or "–"))),
            Fact(text("Records"), Text(str(self._data or table.journal.path.parent))),
            Fact(text("Sound"), self._sound or text("OK"), False if self._sound else None),
            Fact(text("Clock"), _clock(table.clock.now_ms(), jump), False if jump else None),
        )

    def _sealed(self) -> tuple[Fact, ...]:
        """Return the digests of the sealed parts, which an inspector compares, and the time of the last check."""
        sealed = self._table.sealed
        if sealed.checked_ms is None:
            return ()
        looked = text("at {at}", at=stamp(sealed.checked_ms))
        return (
            *(Fact(SEALED[part], Text(digest[:16])) for part, digest in sealed.digest.items()),
            Fact(text("Last self-check"), looked, not sealed.words),
        )


def said(words: str) -> Text:
    """Return a device's message, with its template if it has one."""
    return words.text if isinstance(words, Sentence) else Text(words)


def _of_printer(report: DeviceReport) -> tuple[Fact, ...]:
    assert isinstance(report.state, PrinterState), "a printer has states of its own"
    answers = report.state not in (PrinterState.OFFLINE, PrinterState.UNKNOWN)
    return (
        Fact(text("Responds"), _yes(answers) if answers else said(report.why), answers),
        Fact(text("Can print"), _yes(True) if report.state.prints else said(report.why), report.state.prints),
    )


def _yes(yes: bool) -> Text:
    return text("yes") if yes else _NEVER


def _event(event: Event | None) -> Text:
    return _NEVER if event is None else text("event {seq}, {at}", seq=event.seq, at=stamp(event.at_ms))


def _clock(now_ms: int, jump_ms: int) -> Text:
    if not jump_ms:
        return Text(stamp(now_ms))
    hours = f"{jump_ms / 3_600_000:+.1f}"
    return text("{at}; jumped {hours} h while the kiosk ran", at=stamp(now_ms), hours=hours)


def _lasts(growth: Growth) -> bool:
    """Return whether there is room for now: a gigabyte, and a month like the last one."""
    is_long = growth.days_left is None or growth.days_left >= LITTLE_DISK_DAYS
    return growth.free_bytes >= LITTLE_DISK_BYTES and is_long
