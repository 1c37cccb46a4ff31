"""The view-model of the page with the nights, the count room, the charities, and the reports of a house."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from functools import partial
from operator import attrgetter
from typing import Any, Final

from PySide6.QtCore import Property, QObject

from kiosk.core.dates import day_words
from kiosk.core.errors import KioskError
from kiosk.staff import Person
from kiosk.table import Signature
from ui.vm.controls.letters import ACCENTS, DIGITS, LETTERS
from ui.vm.controls.page import Page
from ui.vm.controls.pin import PinAsked, PinEntry, SigningPad
from ui.vm.controls.rows import NamedKey
from ui.vm.controls.view import in_qml, touch
from ui.vm.controls.words import say
from ui.vm.pages.books import words
from ui.vm.pages.books.charities import CharityTab
from ui.vm.pages.books.count import CountTab
from ui.vm.pages.books.look import BooksLook
from ui.vm.pages.books.night import NightTab
from ui.vm.pages.books.players import PlayerTab
from ui.vm.pages.books.reports import ReportTab
from ui.vm.pages.books.tab import Books, Tab
from ui.window.working import Working

_MAX_TYPED: Final = 60


@in_qml
class BooksScreen(Page[BooksLook]):
    """One of the tabs, and the text and the signatures for it. Long work is done in a thread by `working`."""

    signPad = Property(SigningPad, fget=attrgetter("signing"), constant=True)

    def __init__(self, books: Books, parent: QObject | None = None, *, working: Working | None = None) -> None:
        super().__init__(parent)
        self._books = books
        self._working = working or Working(self)
        self._entry = PinEntry()
        self.signing = SigningPad(
            self, self._entry, self._asked, signs=self.sign, digits=books.staff.digits, last=books.staff.last_signers,
            drop=self._drop_first,
        )  # fmt: skip
        self.night, self._count, self._report = NightTab(books), CountTab(books), ReportTab(books)
        self._all: dict[str, Tab] = {
            "night": self.night,
            "count": self._count,
            "charities": CharityTab(books),
            "players": PlayerTab(books, self.night),
            "reports": self._report,
        }
        self._tab = "night"
        self._typed, self._letters = "", LETTERS
        self._first: Signature | None = None
        self._read()

    @property
    def _opened(self) -> Tab:
        return self._all[self._tab]

    def _read(self) -> None:
        work = self._opened.reading()
        if work is not None:
            self._working.start(work, partial(self._take, self._opened.take))
        self.refresh()

    def _take(self, keep: Callable[[Any], None], result: object) -> None:
        if isinstance(result, KioskError | OSError):
            self.explain(result.message if isinstance(result, KioskError) else str(result))
        else:
            keep(result)
        self.refresh()

    def look(self) -> BooksLook:
        tab = self._opened
        # Players only in a house that logs their cash.
        tabs = [key for key in words.TABS if key != "players" or self._books.logs_cash(tab.day)]
        shown = BooksLook(
            tab=self._tab,
            tabs=tuple(NamedKey(key, say(words.TABS[key]), key == self._tab) for key in tabs),
            day=say(words.GAME_DATE.fill(day=day_words(tab.day))),
            busy=self._working.is_busy,
            note=say(words.READING) if self._working.is_busy else "",
            leaves=tab.can_leave,
            strip=say(self._strip),
            strip_tone=self._strip_tone,
        )
        if tab.step == "show":
            return tab.look(shown)
        if tab.step == "sign":
            return replace(shown, step="sign", is_enough=self._entry.is_enough)
        letters = tuple(NamedKey(sign, sign) for sign in self._letters)
        is_enough = bool(self._typed.strip()) or tab.step == "reason"
        note = say(words.TYPED[tab.step])
        return replace(shown, step="text", note=note, letters=letters, typed=self._typed, is_enough=is_enough)

    def _asked(self) -> PinAsked | None:
        tab = self._opened
        if tab.step != "sign":
            return None
        signers, first = tab.signers(), self._first
        if first is None:
            return PinAsked(signers[0], tab.who_signs or words.FIRST_SIGNS)
        return PinAsked(tuple(person for person in signers[1] if person.id != first[0]), words.SECOND_SIGNS)

    @touch(str)
    def openTab(self, tab: str) -> None:
        """Show the night, the count room, the charities, the players, or the reports."""
        self._begin()
        self._tab = tab
        if self._opened.reads_again:
            self._opened.forget()
        self._read()

    @touch(int)
    def turnDay(self, by: int) -> None:
        """Show another gaming day."""
        self._begin()
        for tab in self._all.values():
            tab.day += timedelta(days=by)
        self._read_again()

    def _read_again(self) -> None:
        for tab in self._all.values():
            tab.forget()
        self._read()

    @touch(str)
    def pickTable(self, table: str) -> None:
        """Look at a table of the night, or assign it."""
        self._opened.pick_table(table)

    @touch()
    def seeHands(self) -> None:
        """Show the hands between the two counts of a difference, or hide them."""
        self.night.see_hands()

    @touch()
    def writeKnown(self) -> None:
        """Enter an explanation of the first unexplained difference."""
        self._clear_text()
        self.night.write_known()

    @touch()
    def closeNight(self) -> None:
        """Begin to sign for the night, or name the missing parts if it cannot be signed."""
        self.night.close()

    @touch(str)
    def pick(self, key: str) -> None:
        """Take a key of the list: a drop box, a charity, a question, or a grouping of a report."""
        self._clear_text()
        self._opened.pick(key)

    @touch(str)
    def openBar(self, key: str) -> None:
        """Open the events that a figure was made of."""
        self._report.open_bar(key)

    @touch(str)
    def pickValue(self, key: str) -> None:
        """Choose the bill or chip that is counted next."""
        self._count.pick_value(key)

    @touch(str)
    def countKey(self, key: str) -> None:
        """Take a digit of how many there are, or the last one back."""
        self._count.press(key)

    @touch(str)
    def type(self, sign: str) -> None:
        """Take a letter, or the last one back."""
        self._typed = self._typed[:-1] if sign == "back" else (self._typed + sign)[:_MAX_TYPED]

    @touch(str)
    def showLetters(self, kind: str) -> None:
        """Show the letters, those with accents, or the figures."""
        letters = {"accents": ACCENTS, "digits": DIGITS}
        self._letters = letters.get(kind, LETTERS)

    def _clear_text(self) -> None:
        self._typed, self._letters = "", LETTERS

    @touch()
    def go(self) -> None:
        """Go on: to the next entry, to the signatures, or write the packets."""
        if self._opened.step in words.TYPED:
            self._opened.take_text(" ".join(self._typed.split()))
            self._clear_text()
        else:
            done = self._opened.go()
            if done is not None:
                self._strip, self._strip_tone = done

    @touch()
    def sign(self) -> None:
        """Take a signature; the last one that is needed does what was signed for."""
        signature = self._entry.take()
        signatures = (signature,) if self._first is None else (self._first, signature)
        try:
            if len(signatures) < len(self._opened.signers()):
                self._first = signature
                self._entry.forget()
                self.signing.waits()
                return
            done = self._opened.sign(*signatures)
        except KioskError:
            self._first = None
            self._entry.forget()
            raise
        self._begin()
        self._strip, self._strip_tone = done
        self._read_again()

    def _drop_first(self) -> bool:
        first, self._first = self._first, None
        return first is not None

    @touch()
    def back(self) -> None:
        """Go back one step, or leave the page."""
        if self._opened.step == "sign":
            self._opened.step, self._first = "show", None
            self._entry.forget()
        elif not self.shown.leaves:
            self._begin()
        else:
            self.leave()

    def _begin(self) -> None:
        """Drop unfinished entries: a box, an assignment, a signature."""
        for tab in self._all.values():
            tab.drop()
        self._clear_text()
        self._first = None
        self._entry.forget()

    def lock(self) -> None:
        self.signing.lock()

    def on_badge(self, person: Person) -> None:
        if self.signing.other_badge(person.id):
            self.refresh()
            return
        asked = self._asked()
        if asked is not None and person in (asked.people or ()):
            self.signing.take_badge(person.id)
            self.refresh()

    def on_new_badge(self, _: str) -> None:
        """Drop the digits of a pad: the badge is nobody's here."""
        self.signing.other_badge()
        self.refresh()
