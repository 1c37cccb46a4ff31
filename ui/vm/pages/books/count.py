"""The tab of the count room: a drop box is chosen, and a person counts it alone."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from kiosk.bank import NightBox
from kiosk.core.dates import DAY_OF_YEAR, moment_words
from kiosk.core.errors import Refused
from kiosk.core.money import Cents, money
from kiosk.staff import Person
from kiosk.table import Signature
from ui.vm.controls.rows import NamedKey
from ui.vm.controls.words import say
from ui.vm.pages.books import words
from ui.vm.pages.books.look import BooksLook, BooksRow
from ui.vm.pages.books.tab import Books, StripText, Tab

_MAX_COUNT: Final = 9_999


class CountTab(Tab):
    """The drop boxes that wait, and the count of one."""

    reads_again = True
    who_signs = words.WHO_COUNTS

    def __init__(self, books: Books) -> None:
        super().__init__(books)
        self._boxes: tuple[tuple[str, NightBox], ...] | None = None
        self.drop()

    @property
    def can_leave(self) -> bool:
        return super().can_leave and self._box is None

    def reading(self) -> Callable[[], Any] | None:
        return self.books.waiting if self._boxes is None else None

    def take(self, result: Any) -> None:
        self._boxes = result

    def forget(self) -> None:
        self._boxes = None

    def drop(self) -> None:
        super().drop()
        self._box: tuple[str, NightBox] | None = None
        self._counts: dict[str, int] = {}
        self._value = ""

    def look(self, shown: BooksLook) -> BooksLook:
        boxes = self._boxes
        if self._box is None:
            keys = tuple(NamedKey(f"{table}/{box.removed}", self._name(table, box)) for table, box in boxes or ())
            note = "" if boxes is None else say(words.WHICH_BOX if boxes else words.NO_BOX)
            return replace(shown, keys=keys, note=shown.note or note)
        table, box = self._box
        rows, total = list[BooksRow](), 0
        for kind, values in zip(("bill", "chip"), self.books.values(table), strict=True):
            for value in values:
                key = f"{kind}/{value}"
                count = self._counts.get(key, 0)
                total += count * value
                label = money(value) if kind == "bill" else f"● {money(value)}"
                amount = money(count * value) if count else ""
                counted = str(count) if key in self._counts else ""
                rows.append(BooksRow(key, label, counted, amount, key == self._value))
        return replace(
            shown,
            step="pad",
            side_title=self._name(table, box),
            note=say(words.COUNT_IT),
            rows=tuple(rows),
            total=money(total),
            is_enough=bool(self._counts),
        )

    def _name(self, table: str, box: NightBox) -> str:
        """Return the name of a box, with the time at which it was taken out if its number waits twice."""
        name = say(words.BOX.fill(box=box.number, table=table))
        same = [other for at, other in self._boxes or () if (at, other.number) == (table, box.number)]
        return f"{name} · {say(moment_words(box.removed_ms, DAY_OF_YEAR))}" if len(same) > 1 else name

    def pick(self, key: str) -> None:
        self.drop()
        boxes = {f"{table}/{box.removed}": (table, box) for table, box in self._boxes or ()}
        self._box = boxes[key]

    def pick_value(self, key: str) -> None:
        """Choose the bill or chip that is counted next."""
        self._value = key

    def press(self, key: str) -> None:
        """Take a digit of how many there are, or the last one back."""
        if not self._value:
            raise Refused("value", "Touch a value first.")
        was = self._counts.get(self._value, 0)
        count = was // 10 if key == "back" else was * 10 + int(key)
        self._counts[self._value] = min(count, _MAX_COUNT)

    def go(self) -> None:
        if not self._counts:  # An empty box is counted, too: 0 of a value is a count.
            raise Refused("count", "Count the box first.")
        self.step = "sign"

    def signers(self) -> tuple[tuple[Person, ...], ...]:
        return (self.books.counters(),)

    def sign(self, *signatures: Signature) -> StripText:
        assert self._box is not None, "a box was chosen"
        (table, box), (signature,) = self._box, signatures
        found: dict[str, dict[Cents, int]] = {"bill": {}, "chip": {}}
        for key, count in self._counts.items():
            kind, _, value = key.partition("/")
            if count:
                found[kind][int(value)] = count
        outcome = self.books.count(table, box.number, signature, found["bill"], found["chip"], removed=box.removed)
        if outcome.differs:
            return words.DIFFERS, "refused"
        posted, amount = outcome.posted, money(outcome.cents)
        if posted is None:
            return words.KEPT.fill(amount=amount), "done"
        return words.POSTED.fill(box=box.number, amount=amount, entered=money(posted.entered)), "done"
