"""Compose a table of its kernel and its parts. Each part has the kernel and the other parts that it needs.

Read the state from the table itself; call a part to act, as in `table.play.choose(…)`. Each method of a part checks,
commits to the journal, and then changes the state that listeners see. If it raises, nothing has changed. A table runs
on one thread.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kiosk.core.clock import Clock
from kiosk.core.text import sentence, text
from kiosk.journal import Journal
from kiosk.procedure import Game, Round, Rules
from kiosk.settings import DeviceSettings, HouseSettings, TableSettings
from kiosk.staff import Person, Staff
from kiosk.table.cards.camera import CameraCards
from kiosk.table.cards.deck_seals import DeckSeals
from kiosk.table.cards.doubts import CardDoubts
from kiosk.table.cards.inspection import DeckInspection
from kiosk.table.cards.shoe import TableShoe
from kiosk.table.copies import FLOOR_FOLDER
from kiosk.table.kernel.devices import Devices
from kiosk.table.kernel.kernel import Kernel
from kiosk.table.kernel.log import TableGame, TableLog
from kiosk.table.live import LiveKernel
from kiosk.table.money.cash import TableCash
from kiosk.table.money.claims import JackpotClaims
from kiosk.table.money.payouts import Payouts
from kiosk.table.money.table_slips import TableSlips
from kiosk.table.money.transfers import Transfers
from kiosk.table.people.people import Elsewhere, MayDeal, People
from kiosk.table.play import Play
from kiosk.table.rulings.disputes import Disputes
from kiosk.table.rulings.floor_calls import TableFloor
from kiosk.table.rulings.reopening import Reopening
from kiosk.table.rulings.rulings import Rulings
from kiosk.table.sealed import LookAgain, RegisterLook, RegisterSeen, SealedTable
from kiosk.table.shift import Shift
from kiosk.table.watch import Watch

_SETTINGS_WAIT: Final = text("This table’s file has changed. The change takes effect after the closing.")
STARTED_AGAIN: Final = sentence("The kiosk restarted during this hand. Check every card, then confirm.")


class Table:
    """One table, from its opening to its closing."""

    def __init__(
        self,
        kernel: Kernel,
        *,
        may_deal: MayDeal | None = None,
        elsewhere: Elsewhere | None = None,
        shoe_counts: Callable[[], bool] | None = None,
        look: LookAgain | None = None,
        register: RegisterSeen | None = None,
        machines: Mapping[str, DeviceSettings] | None = None,
    ) -> None:
        """Compose the table. `shoe_counts` overrides whether cards come from a shoe.

        `machines` are the shoes and cameras of the house, by name.

        `look` and `register` return the sealed parts, and the signatures for the staff, if the house seals them.
        """
        self.kernel = kernel
        self.games = kernel.games
        self.staff = kernel.staff
        self.authority = kernel.authority
        self.clock = kernel.clock
        self.devices = Devices(kernel)
        self.doubts = CardDoubts(kernel, self.devices)
        self.inspection = DeckInspection(kernel)
        self.camera = CameraCards(kernel, self.devices, self.doubts, self.inspection)
        self.slips = TableSlips(kernel, self.devices)
        self.payouts = Payouts(kernel, self.slips)
        self.reopening = Reopening(kernel)
        self.rulings = Rulings(
            kernel,
            shoe_counts=shoe_counts or (lambda: self.doubts.shoe_counts),
            other_deck=self.camera.other_deck,
        )
        self.shoe = TableShoe(kernel, self.devices, self.doubts, self.rulings, self.inspection)
        self.play = Play(kernel, self.payouts, self.rulings)
        self.claims = JackpotClaims(kernel, hears_floor=lambda: self.devices.hears_floor)
        self.disputes = Disputes(kernel, self.slips, self.rulings, self.claims)
        self.people = People(kernel, self.devices, may_deal=may_deal, elsewhere=elsewhere)
        self.floor = TableFloor(kernel, self.people, self.payouts, self.disputes, self.claims)
        self.shift = Shift(
            kernel,
            may_deal=self.people.refuse_uncertified,
            claims=self.claims,
            devices=self.devices,
            slips=self.slips,
        )
        self.transfers = Transfers(kernel, self.slips)
        self.cash = TableCash(kernel)
        self.seals = DeckSeals(kernel, self.slips, self.devices, self.inspection, machines or {})
        self.sealed = SealedTable(kernel, look=look, register=register)
        looks = (
            self.camera.wait_for_clearing,
            self.doubts.check,
            self.people.end_idle,
            self.people.end_departed,
            self.sealed.tick,
        )
        self.watch = Watch(kernel, looks=looks)

    def subscribe(self, callback: Callable[[], None]) -> None:
        """Call back after every change."""
        self.kernel.subscribe(callback)

    def close(self) -> None:
        """Sign the events since the last hand, if no hand is open, and close the journal."""
        self.kernel.close()
        self.slips.close_copies()

    @property
    def house(self) -> HouseSettings:
        return self.kernel.house

    @property
    def table_game(self) -> TableGame:
        """Return the game that is dealt here now, with its limits and rules."""
        return self.kernel.table_game

    @property
    def config(self) -> TableSettings:
        return self.table_game.config

    @property
    def game(self) -> Game[Any]:
        return self.table_game.game

    @property
    def rules(self) -> Rules:
        return self.table_game.rules

    @property
    def journal(self) -> Journal:
        return self.kernel.journal

    @property
    def clock_text(self) -> str:
        return time.strftime("%H:%M", time.localtime(self.clock.now_ms() / 1000))

    @property
    def is_open(self) -> bool:
        return self.kernel.state.is_open

    @property
    def stopped(self) -> str:
        """Return why the table cannot continue, or ""."""
        return self.kernel.stopped

    @property
    def notice(self) -> str:
        """Return the last sentence from a device, for the dealer."""
        return self.kernel.notice

    def say(self, notice: str) -> None:
        """Show a sentence to the dealer."""
        self.kernel.say(notice)

    @property
    def dealer(self) -> Person | None:
        """Return the dealer. A person who no longer works here deals no further hand."""
        return self.kernel.dealer

    @property
    def round(self) -> Round:
        """Return the hand in progress, or the next one, which opens with its first entry."""
        return self.kernel.round

    @property
    def hand_number(self) -> int:
        return self.round.opening.number

    @property
    def hand_is_open(self) -> bool:
        return self.kernel.state.hand is not None

    @property
    def suspended(self) -> str:
        """Return why the hand is suspended, or ""."""
        return self.kernel.suspended


def open_table(
    *,
    games: Sequence[TableGame],
    house: HouseSettings,
    staff: Staff,
    log: TableLog,
    clock: Clock,
    may_deal: MayDeal | None = None,
    elsewhere: Elsewhere | None = None,
    look: LookAgain | None = None,
    register: RegisterLook | None = None,
    machines: Mapping[str, DeviceSettings] | None = None,
) -> Table:
    """Return a live table, which continues from its journal. Cards may have left its shoe meanwhile.

    `machines` are the shoes and cameras of the house, by name.

    Raise JournalError or ReplayMismatch if it cannot continue.
    """
    seen = None
    if look is not None and register is not None:
        seen = RegisterSeen(staff, register, lambda: not log.state.vouchers)
    digests = None if look is None else {**look(), **({} if seen is None else seen.found.digests)}
    kernel = LiveKernel(games=games, house=house, staff=staff, log=log, clock=clock, digests=digests)
    table = Table(kernel, may_deal=may_deal, elsewhere=elsewhere, look=look, register=seen, machines=machines)
    kernel.require_signed = table.sealed.require_signed
    if log.journal.floor_reached is not None:
        table.watch.copies.add(FLOOR_FOLDER, lambda: log.journal.floor_reached or 0)
    table.sealed.accept_staff()
    kernel.say(table.sealed.words or (str(_SETTINGS_WAIT) if kernel.settings_wait else ""))
    if table.config.shoe is not None:
        table.doubts.doubt_shoe(STARTED_AGAIN)
    return table
