"""The tab of the charities: a table is assigned to another one."""

from dataclasses import replace

from kiosk.core.errors import Refused
from kiosk.staff import Person
from kiosk.table import Signature
from ui.vm.controls.rows import NamedKey
from ui.vm.controls.words import say
from ui.vm.pages.books import words
from ui.vm.pages.books.look import BooksLook, BooksRow
from ui.vm.pages.books.tab import Books, StripText, Tab


class CharityTab(Tab):
    """The charity of each table, and the assignment of one."""

    def __init__(self, books: Books) -> None:
        super().__init__(books)
        self.drop()

    @property
    def can_leave(self) -> bool:
        return super().can_leave and not self._table

    def drop(self) -> None:
        super().drop()
        self._table = self._charity = self._reason = ""

    def look(self, shown: BooksLook) -> BooksLook:
        if self._table:
            keys = [NamedKey(f"to/{name}", name) for name in self.books.charities()]
            keys.append(NamedKey("other", say(words.OTHER_CHARITY)))
            return replace(shown, note=say(words.WHICH_CHARITY.fill(table=self._table)), keys=tuple(keys))
        assigned = self.books.assigned(self.day)
        rows = tuple(BooksRow(table, table, "", name or "–") for table, name in assigned.items())
        return replace(shown, note=say(words.WHICH_TABLE), rows=rows)

    def pick_table(self, table: str) -> None:
        self._table = table

    def pick(self, key: str) -> None:
        kind, _, self._charity = key.partition("/")
        self.step = "reason" if kind == "to" else "charity"

    def take_text(self, typed: str) -> None:
        if self.step == "reason":
            self._reason, self.step = typed, "sign"
        elif typed:
            self._charity, self.step = typed, "reason"
        else:
            raise Refused("charity", "Enter the name of the charity.")

    def signers(self) -> tuple[tuple[Person, ...], ...]:
        return (self.books.assigners(),) * 2

    def sign(self, *signatures: Signature) -> StripText:
        first, second = signatures
        self.books.assign(self._table, self.day, self._charity, (first, second), self._reason)
        return words.ASSIGNED.fill(table=self._table, charity=self._charity), "done"
