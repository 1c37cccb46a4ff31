"""The tab of the players: the cash of each on the gaming day, and who may not play."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from kiosk.core.money import money
from kiosk.core.text import listed
from ui.vm.controls.words import say
from ui.vm.pages.books import words
from ui.vm.pages.books.look import BooksLook, BooksRow
from ui.vm.pages.books.night import NightTab
from ui.vm.pages.books.tab import Books, CashOfPlayer, Tab


class PlayerTab(Tab):
    """The players of the nights that `night` reads."""

    def __init__(self, books: Books, night: NightTab) -> None:
        super().__init__(books)
        self._night = night

    def reading(self) -> Callable[[], Any] | None:
        return self._night.reading()

    def take(self, result: Any) -> None:
        self._night.take(result)

    def look(self, shown: BooksLook) -> BooksLook:
        if self._night.nights is None:
            return shown
        found = self.books.players(self.day, self._night.nights)
        note = words.PLAYERS if found else words.NO_PLAYERS
        return replace(shown, note=shown.note or say(note), rows=tuple(map(_row, found)))


def _row(found: CashOfPlayer) -> BooksRow:
    """Return the line of a person's cash, marked where a notice is due or the person may not play."""
    label = f"{found.player} {found.name}".strip() if found.player else say(listed(found.where))
    mark = words.MAY_NOT_PLAY.get(found.status, words.NOTICE if found.is_due else None)
    if mark is None and not found.player:
        mark = words.NOT_NAMED
    cash = words.CASH.fill(cash_in=money(found.in_), cash_out=money(found.out))
    corrected = words.CORRECTED if found.corrected else None
    shown = mark or corrected
    return BooksRow(label, label, say(cash), "" if shown is None else say(shown), mark is not None)
