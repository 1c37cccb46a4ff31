"""The pages over the table that the menu opens, such as the history and the rules.

`PAGES` lists each page with its line in the menu, its QML file, and the function that makes its view-model. Opening a
page imports its module and makes it; leaving frees it, so that a table in play holds no other screen in memory. To add
a page, write a view-model that is a `Page`, a QML file that requires `theme` and `screen`, and a line in `PAGES`. The
page about the screen itself knows more than the table, so `Pages` adds it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QTimer, Signal, Slot

from kiosk.core.text import EMPTY, Text, text
from kiosk.core.value import value
from kiosk.diagnostics import Diagnostics
from kiosk.staff import Act, Person
from kiosk.table import Table
from ui.vm.controls.badges import badge_works
from ui.vm.controls.comfort import Comfort
from ui.vm.controls.menu import Menu, MenuEntry
from ui.vm.controls.page import Page
from ui.vm.controls.view import View, in_qml
from ui.vm.controls.words import say

if TYPE_CHECKING:
    from ui.vm.pages.books.tab import Books
    from ui.vm.pages.people import StaffDesk
    from ui.vm.pages.seals import DeckRegister

SAID_MS: Final = 5000


@value
class PageKind:
    """A page: `title` is its line in the menu, `qml` its file, `make` returns its view-model, opened at `where`.

    `needs` is the act that the person at the table must be allowed; the page makes way when they no longer
    are. `shown` says whether a table has a use for it. One without a title is opened from another page. One that
    `is_live` shows the hand beside, and stays open during it.
    """

    title: Text
    qml: str
    make: Callable[[Table, str], Page[Any]]
    where: str = ""
    needs: Act | None = None
    shown: Callable[[Table], bool] = lambda table: True
    is_live: bool = False


# A page's module is imported by its maker, so that unopened pages take no memory.
def _history(table: Table, _where: str) -> Page[Any]:
    from ui.vm.pages.history import HistoryScreen

    return HistoryScreen(table)


def _rules(table: Table, where: str) -> Page[Any]:
    from ui.vm.pages.rules import RulesScreen

    return RulesScreen(table, where)


def _cash(table: Table, _where: str) -> Page[Any]:
    from ui.vm.pages.cash import CashScreen

    return CashScreen(table)


def _elsewhere(table: Table, _where: str) -> Page[Any]:
    from ui.vm.pages.elsewhere import ElsewhereScreen

    return ElsewhereScreen(table)


def _has_payout(table: Table) -> bool:
    return bool(table.payouts.may_pay_elsewhere)


def _has_money(table: Table) -> bool:
    game = table.table_game
    has_begun = table.is_open and not table.stopped and table.dealer is not None
    return has_begun and not game.game.layout(game.rules).points


def _seals(register: DeckRegister | None) -> PageKind:
    def make(table: Table, _where: str) -> Page[Any]:
        from ui.vm.pages.seals import SealsScreen

        return SealsScreen(table, register)

    return PageKind(text("Decks and dice"), "pages/DeskPage.qml", make, needs=Act.CLOSE_TABLE, shown=_has_seals)


def _has_seals(table: Table) -> bool:
    return table.is_open and not table.stopped and table.seals.rules is not None


def _slips(table: Table, _where: str) -> Page[Any]:
    from ui.vm.pages.slips import SlipsScreen

    return SlipsScreen(table)


def _disputes(table: Table, where: str) -> Page[Any]:
    from ui.vm.pages.disputes import DisputesScreen

    return DisputesScreen(table, int(where or 0))


def _mispay(table: Table, _where: str) -> Page[Any]:
    from ui.vm.pages.mispay import MispayScreen

    return MispayScreen(table)


def _diagnostics(diagnostics: Diagnostics) -> PageKind:
    def make(table: Table, _where: str) -> Page[Any]:
        from ui.vm.pages.diagnostics import DiagnosticsScreen

        return DiagnosticsScreen(table, diagnostics)

    return PageKind(text("Diagnostics"), "pages/DiagnosticsPage.qml", make, needs=Act.SEE_DIAGNOSTICS)


def _locks(table: Table, _where: str) -> Page[Any]:
    from ui.vm.pages.locks import LocksScreen

    return LocksScreen(table)


def _clock(table: Table, _where: str) -> Page[Any]:
    from ui.vm.pages.clock import ClockScreen

    return ClockScreen(table)


def _is_behind(table: Table) -> bool:
    return table.watch.clock_behind_ms > 0


def _calibrate(table: Table, _where: str) -> Page[Any]:
    from ui.vm.camera.calibrate import CalibrateScreen

    return CalibrateScreen(table)


def _zones(table: Table, _where: str) -> Page[Any]:
    from ui.vm.camera.zones import ZonesScreen

    return ZonesScreen(table)


def _deck(table: Table, _where: str) -> Page[Any]:
    from ui.vm.camera.deck import DeckScreen

    return DeckScreen(table)


def _evidence(table: Table, where: str) -> Page[Any]:
    from ui.vm.pages.evidence import EvidenceScreen

    return EvidenceScreen(table, int(where or 0))


def _has_camera(table: Table) -> bool:
    return table.camera.device is not None


def _people(desk: StaffDesk) -> PageKind:
    def make(table: Table, _where: str) -> Page[Any]:
        from ui.vm.pages.people import PeopleScreen

        return PeopleScreen(desk, lambda: badge_works(table))

    return PageKind(text("People"), "pages/PeoplePage.qml", make, needs=Act.SIGN_CHANGES)


def _books(books: Books) -> PageKind:
    def make(table: Table, _where: str) -> Page[Any]:
        from ui.vm.pages.books.screen import BooksScreen

        return BooksScreen(books)

    return PageKind(
        text("Night and reports"), "pages/BooksPage.qml", make, needs=Act.SIGN_AS_FLOOR,
        shown=lambda table: not table.hand_is_open,
    )  # fmt: skip


def _screen(comfort: Comfort) -> PageKind:
    def make(table: Table, _where: str) -> Page[Any]:
        from ui.vm.pages.screen_options import ScreenOptions

        return ScreenOptions(table, comfort)

    return PageKind(text("Screen"), "pages/ScreenPage.qml", make)


PAGES: Final[Mapping[str, PageKind]] = {
    "clock": PageKind(text("Enter the time"), "pages/ClockPage.qml", _clock, shown=_is_behind),
    "cash": PageKind(text("Table money"), "pages/DeskPage.qml", _cash, shown=_has_money, is_live=True),
    "elsewhere": PageKind(text("Pay by cage or check"), "pages/DeskPage.qml", _elsewhere, shown=_has_payout),
    "history": PageKind(text("Hand history"), "pages/HistoryPages.qml", _history, needs=Act.SEE_HISTORY),
    "rules": PageKind(text("Rules and pay tables"), "pages/RulesPage.qml", _rules, where="pays"),
    "seals": _seals(None),
    "slips": PageKind(text("Slips"), "pages/DeskPage.qml", _slips, needs=Act.SEE_HISTORY),
    "disputes": PageKind(text("Mispay and disputes"), "pages/DeskPage.qml", _disputes, needs=Act.SEE_HISTORY),
    "mispay": PageKind(EMPTY, "pages/DeskPage.qml", _mispay, needs=Act.SEE_HISTORY),
    "locks": PageKind(text("Locked PINs"), "pages/DeskPage.qml", _locks, needs=Act.UNLOCK_PIN),
    "camera": PageKind(text("Camera"), "camera/CameraPage.qml", _calibrate, needs=Act.SET_UP_CAMERA, shown=_has_camera),
    "zones": PageKind(EMPTY, "camera/CameraZonesPage.qml", _zones, needs=Act.SET_UP_CAMERA),
    "deck": PageKind(
        text("Deck for the camera"), "camera/CameraDeckPage.qml", _deck, needs=Act.SHOW_DECK, shown=_has_camera
    ),
    "evidence": PageKind(
        text("Camera evidence"), "pages/EvidencePage.qml", _evidence, needs=Act.SEE_EVIDENCE, shown=_has_camera
    ),
}


@value
class PagesLook:
    """The page over the table, and the file that draws it; the strip is over that. `live`: it shows the hand, too."""

    page: Page[Any] | None = None
    source: str = ""
    live: bool = False
    strip: str = ""
    strip_tone: str = "refused"


@in_qml
class Pages(View[PagesLook]):
    """The page that is open, and none most of the time. When the hand at the table continues, the page closes."""

    covers = Signal()  # Another page is opened.

    def __init__(
        self,
        table: Table,
        menu: Menu,
        comfort: Comfort,
        diagnostics: Diagnostics,
        desk: StaffDesk | None = None,
        *,
        books: Books | None = None,
        decks: DeckRegister | None = None,
    ) -> None:
        """Without a `desk`, nobody changes people at this table. `books` are those of a house without a server.

        `decks` are those of the house's register.
        """
        super().__init__()
        self._table = table
        self._page: Page[Any] | None = None
        self._source, self._is_live = "", False
        self._needs: Act | None = None
        self._entries_seen = 0
        self._was_stopped = False
        self._unsaid = QTimer(self)
        self._unsaid.setSingleShot(True)
        self._unsaid.setInterval(SAID_MS)
        self._unsaid.timeout.connect(self._unsay)
        self._kinds = {**PAGES, "diagnostics": _diagnostics(diagnostics), "screen": _screen(comfort)}
        if decks is not None:
            self._kinds["seals"] = _seals(decks)
        if desk is not None:
            self._kinds["people"] = _people(desk)
        if books is not None:
            self._kinds["books"] = _books(books)
        for key, kind in self._kinds.items():
            if kind.title:
                menu.add(self._entry(key, kind))
        table.subscribe(self._on_table)
        table.people.on_badge(self._on_badge)
        table.people.on_new_badge(self._on_new_badge)

    def _on_new_badge(self, badge: str) -> None:
        if self._page is not None:
            self._page.on_new_badge(badge)

    def _on_badge(self, person: Person) -> None:
        if self._page is not None:
            self._page.on_badge(person)

    def _entry(self, key: str, kind: PageKind) -> MenuEntry:
        return MenuEntry(
            key, kind.title, lambda: self.open(key), needs=kind.needs, shown=lambda: kind.shown(self._table)
        )

    def close(self) -> None:
        """Stop looking at the table, and leave the page."""
        self.leave()
        super().close()

    def _on_table(self) -> None:
        if self._page is None:
            return
        table = self._table
        goes_on = table.hand_is_open and len(table.round.entries) != self._entries_seen and not self._is_live
        may_not = self._needs is not None and not table.people.may(self._needs)
        if goes_on or may_not or (table.stopped and not self._was_stopped):
            self.leave()
        else:
            self._page.on_table()

    @Slot(str)
    @Slot(str, str)
    def open(self, key: str, where: str = "") -> None:
        """Open a page, and close the present one. Raise NotAuthorized if the person here may not see it."""
        kind = self._kinds[key]
        if kind.needs is not None:
            self._table.people.need(kind.needs)
        self.leave()
        self._needs, self._was_stopped = kind.needs, bool(self._table.stopped)
        self._entries_seen = len(self._table.round.entries)
        self._page, self._source = kind.make(self._table, where or kind.where), kind.qml
        self._is_live = kind.is_live
        self._page.setParent(self)
        self._page.left.connect(self.leave)
        self._page.asked.connect(self.open)
        self._page.covered.connect(self.covers)
        self.covers.emit()
        self.refresh()

    @Slot()
    def why(self) -> None:
        """Show the clause of the present step."""
        self.open("rules", "step")

    @Slot()
    def leave(self) -> None:
        """Go back to the table."""
        page, self._page, self._source, self._strip = self._page, None, "", ""
        if page is not None:
            self.refresh()
            page.close()
            page.deleteLater()

    def explain(self, sentence: Text | str) -> None:
        self._unsaid.start()
        super().explain(sentence)

    def warn(self, sentence: str) -> None:
        """Show a message of a device over the page that covers it."""
        self._unsaid.start()
        self._strip, self._strip_tone = sentence, "warning"
        self.refresh()

    @Slot()
    def _unsay(self) -> None:
        self.forget_strip()
        self.refresh()

    def look(self) -> PagesLook:
        return PagesLook(self._page, self._source, self._is_live, say(self._strip), self._strip_tone)

    @property
    def opened(self) -> Page[Any] | None:
        """Return the view-model of the page that is open."""
        return self._page
