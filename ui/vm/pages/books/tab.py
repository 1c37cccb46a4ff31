"""A tab of the books: what it reads, what it shows, and what people sign for."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from kiosk.bank import NightBox, TableNight
from kiosk.core.money import Cents
from kiosk.core.text import Text
from kiosk.events import BoxPosted
from kiosk.journal import Event
from kiosk.reports import GroupBy, HouseReport
from kiosk.staff import Person, Staff
from kiosk.table import Signature
from ui.vm.pages.books.look import BooksLook

StripText: TypeAlias = tuple[Text, str]  # The sentence of the strip, and its tone.


class CashOfPlayer(Protocol):
    """The cash of one player on a gaming day, in cents, as `kiosk.app.house.players.PlayerCash` has it."""

    @property
    def player(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def status(self) -> str: ...
    @property
    def in_(self) -> Cents: ...
    @property
    def out(self) -> Cents: ...
    @property
    def where(self) -> tuple[str, ...]: ...
    @property
    def is_due(self) -> bool: ...
    @property
    def corrected(self) -> tuple[object, ...]: ...


class CountOutcome(Protocol):
    """The outcome of a count, as the count room returns it."""

    @property
    def cents(self) -> Cents: ...
    @property
    def posted(self) -> BoxPosted | None: ...
    @property
    def differs(self) -> bool: ...


class Books(Protocol):
    """The books of a house, as `kiosk.app.house.books.HouseBooks` keeps them."""

    staff: Staff

    def today(self) -> date: ...
    def nights(self, day: date) -> tuple[tuple[TableNight, ...], tuple[TableNight, ...], tuple[Text, ...]]: ...
    def explain(self, night: TableNight, line: str, reason: str, signature: Signature) -> None: ...
    def refuse_unfinished(self, night: TableNight) -> None: ...
    def sign(self, nights: Sequence[TableNight], signatures: Sequence[Signature]) -> None: ...
    def night_signers(self, day: date) -> tuple[tuple[Person, ...], ...]: ...
    def hands(self, table: str, first: int, last: int) -> tuple[Event, ...]: ...
    def write(self, nights: Sequence[TableNight]) -> Path: ...
    def waiting(self) -> tuple[tuple[str, NightBox], ...]: ...
    def values(self, table: str) -> tuple[tuple[Cents, ...], tuple[Cents, ...]]: ...
    def counters(self) -> tuple[Person, ...]: ...
    def count(
        self,
        table: str,
        box: int,
        signature: Signature,
        bills: Mapping[Cents, int],
        chips: Mapping[Cents, int],
        *,
        removed: int = 0,
    ) -> CountOutcome: ...
    def assigned(self, day: date) -> dict[str, str]: ...
    def charities(self) -> tuple[str, ...]: ...
    def assigners(self) -> tuple[Person, ...]: ...
    def assign(
        self, table: str, day: date, charity: str, signatures: tuple[Signature, Signature], reason: str
    ) -> None: ...
    def logs_cash(self, day: date) -> bool: ...
    def players(self, day: date, nights: Sequence[TableNight]) -> tuple[CashOfPlayer, ...]: ...
    def reports(self, first: date, last: date) -> tuple[Mapping[GroupBy, HouseReport], tuple[Text, ...]]: ...
    def events(self, events: Sequence[tuple[str, int]]) -> tuple[tuple[tuple[str, Event], ...], tuple[Text, ...]]: ...


class Tab:
    """A tab of the books on a gaming day.

    `step` is "show", "sign", or a key of `words.TYPED` for the text that is asked for. `reads_again`: its content is
    read each time that the tab is opened.
    """

    reads_again = False
    who_signs: Text | None = None  # Otherwise the first or the second person is asked for.

    def __init__(self, books: Books) -> None:
        self.books, self.day = books, books.today()
        self.step = "show"

    @property
    def can_leave(self) -> bool:
        """Return whether the way back leaves the page: nothing is chosen or entered."""
        return self.step == "show"

    def reading(self) -> Callable[[], Any] | None:
        """Return the work that reads the content, None if it is there."""
        return None

    def take(self, result: Any) -> None:
        """Keep what was read."""

    def forget(self) -> None:
        """Forget the content: it has changed."""

    def drop(self) -> None:
        """Drop what is chosen and entered."""
        self.step = "show"

    def look(self, shown: BooksLook) -> BooksLook:
        """Return the look with the content of this tab."""
        return shown

    def pick_table(self, table: str) -> None:
        """Choose a table."""

    def pick(self, key: str) -> None:
        """Take a key of the list."""

    def take_text(self, typed: str) -> None:
        """Take the text that was asked for, and go on to the next step."""

    def go(self) -> StripText | None:
        """Go on, and say what was done."""
        return None

    def signers(self) -> tuple[tuple[Person, ...], ...]:
        """Return the people who may give each signature."""
        return ()

    def sign(self, *signatures: Signature) -> StripText:
        """Do what was signed for."""
        raise NotImplementedError
