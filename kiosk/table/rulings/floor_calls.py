"""Floor calls at a table, locks from a console, and the floor's answer to a called hand."""

from collections.abc import Callable
from typing import Final

from kiosk.core.errors import Refused
from kiosk.core.text import Text, text
from kiosk.events import FloorCalled, FloorCame, FloorComing, TableLocked, TableUnlocked
from kiosk.procedure import Acknowledged, By, Disputed, Floor, Item
from kiosk.settings import NEEDS_NOTHING
from kiosk.staff import Person, Role
from kiosk.table.kernel.kernel import Kernel
from kiosk.table.kernel.state import FloorCall
from kiosk.table.money.claims import JackpotClaims
from kiosk.table.money.payouts import Payouts
from kiosk.table.people.at_console import AtConsole, keep_console, prove_at
from kiosk.table.people.people import People
from kiosk.table.rulings.disputes import Disputes

CHIPS_CALL: Final = text("Fill or chips")
FLOOR_CALLS: Final = (
    text("Player’s question"),
    text("Wager dispute"),
    text("Card exposed or damaged"),
    CHIPS_CALL,
    text("Kiosk or shoe"),
)


class TableFloor:
    """The floor of one table."""

    def __init__(
        self, kernel: Kernel, people: People, payouts: Payouts, disputes: Disputes, claims: JackpotClaims
    ) -> None:
        self._kernel = kernel
        self._people = people
        self._payouts = payouts
        self._disputes = disputes
        self._claims = claims

    @property
    def called(self) -> FloorCall | None:
        """Return the reason and the time of the floor call, None if there is none or the floor has arrived."""
        return self._kernel.state.floor_call

    @property
    def reasons(self) -> tuple[Text, ...]:
        """Return the possible reasons of a floor call."""
        return FLOOR_CALLS

    def call(self, why: str) -> None:
        """Call the floor to the table."""
        kernel = self._kernel
        kernel.signing.need_house()
        kernel.commit(FloorCalled(why=why), actor=kernel.by_dealer().actor)
        kernel.changed()

    def come(self, person_id: str, pin: str) -> None:
        """Record that the floor has arrived, and end the call."""
        person = self._kernel.prove(person_id, pin, Role.FLOOR)
        self._kernel.commit(FloorCame(), actor=person.id)
        self._kernel.changed()

    def coming(self, person_id: str, pin: str, at: AtConsole) -> None:
        """Record, from a console, that the floor is coming. The call remains until the floor arrives."""
        kernel = self._kernel
        kernel.require_open()
        if self.called is None:
            raise Refused("not_called", "This call to the floor has ended.")
        person = prove_at(kernel, (person_id, pin), Role.FLOOR, at)
        with kernel.together():
            keep_console(kernel, at, person)
            kernel.commit(FloorComing(), actor=person.id)
            kernel.changed(keep_notice=True)

    @property
    def is_locked(self) -> bool:
        """Return whether the floor has locked the table: no hand begins before the lock ends, or the floor has come."""
        return bool(self._kernel.state.orders.locked_by)

    def lock(self, person_id: str, pin: str, at: AtConsole) -> None:
        """Lock the table, at a console: the hand is dealt to its end, and no other one begins."""
        if self.is_locked:
            raise Refused("locked", "The table is already locked.")
        self._order(TableLocked(), (person_id, pin), at)

    def unlock(self, person_id: str, pin: str, at: AtConsole) -> None:
        """Let hands begin again, at a console."""
        if not self.is_locked:
            raise Refused("not_locked", "The table is not locked.")
        self._order(TableUnlocked(), (person_id, pin), at)

    def _order(self, what: TableLocked | TableUnlocked, signature: tuple[str, str], at: AtConsole) -> None:
        kernel = self._kernel
        kernel.require_open()
        person = prove_at(kernel, signature, Role.FLOOR, at)
        with kernel.together():
            keep_console(kernel, at, person)
            kernel.commit(what, actor=person.id)
            kernel.changed()

    @property
    def takes_badge(self) -> bool:
        """Return whether the floor's badge alone acknowledges the called hand, up to the house's amount.

        Never a jackpot, a payout that needs a slip, a signature, or a form, or a disputed hand.
        """
        kernel, called = self._kernel, self._kernel.round.prompt
        most = kernel.house.badge_acknowledges
        if most is None or not isinstance(called, Floor) or kernel.round.felt.layout.points:
            return False
        items = (called.item, *called.also)
        if any(item.jackpot or self._payouts.needs(item) != NEEDS_NOTHING for item in items):
            return False
        is_disputed = kernel.round.opening.number in self._disputes.hands
        return not is_disputed and sum(item.moved for item in items) <= most

    def acknowledge(self, person_id: str, pin: str, at: AtConsole | None = None) -> None:
        """Acknowledge the called hand, here or `at` a console."""
        self._kernel.begin()
        person = prove_at(self._kernel, (person_id, pin), Role.FLOOR, at)
        self._answer(Acknowledged(), person, self._disputes.acknowledged, at)

    def acknowledge_by_badge(self) -> None:
        """Acknowledge the called hand as the person who has just held a badge to the reader."""
        self._kernel.begin()
        if not self.takes_badge:
            raise Refused("pin", "A badge alone does not acknowledge this: enter your PIN.")
        person = self._people.take_badge(Role.FLOOR)
        self._answer(Acknowledged(), person, self._disputes.acknowledged, source="badge")

    def dispute(self, person_id: str, pin: str, at: AtConsole | None = None) -> None:
        """Dispute the called hand: its cards are checked again."""
        self._kernel.begin()
        person = prove_at(self._kernel, (person_id, pin), Role.FLOOR, at)
        self._answer(Disputed(), person, self._disputes.at_floor, at)

    def _answer(
        self,
        answer: Acknowledged | Disputed,
        person: Person,
        keep: Callable[[Item, Person], None],
        at: AtConsole | None = None,
        source: str = "floor",
    ) -> None:
        """Enter the floor's answer, and call `keep` with the called wager."""
        kernel = self._kernel
        called = kernel.round.prompt
        with kernel.together():
            if isinstance(answer, Acknowledged):
                self._claims.confirm(person)
            keep_console(kernel, at, person)
            kernel.round.answer(answer, By(person.id, source, frozenset({Role.FLOOR.value})))
            if isinstance(called, Floor):
                keep(called.item, person)
            kernel.go_on()
