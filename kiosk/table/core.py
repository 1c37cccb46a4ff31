"""What all parts of a table share: its journal, its people, the hand in progress, and how each verb is begun and ended.

Each verb checks, commits to the journal, and only then changes what listeners see; where it raises, nothing has
changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from kiosk import __version__
from kiosk.core.clock import Clock, Moment
from kiosk.core.errors import JournalError, Refused
from kiosk.events import Happening
from kiosk.journal import Event, Journal
from kiosk.procedure import By, Game, Rules
from kiosk.settings import HouseSettings, TableSettings, in_force
from kiosk.staff import Act, Authority, NotProven, Person, Role, Staff
from kiosk.table.disputes import Disputes
from kiosk.table.log import Deal, TableLog
from kiosk.table.payouts import Payouts
from kiosk.table.reopening import Reopening
from kiosk.table.state import TableState

MayDeal: TypeAlias = Callable[[Person, str], None]
"""Raises NotAuthorised unless this person may deal this game."""


class TableCore:
    """A table without its verbs. `round` is the hand in progress, or a fresh one that opens with its first entry.

    `stopped` is why the table cannot go on, "" while it can. `notice` is the last sentence from a device, for the
    dealer. `payouts`, `reopening` and `disputes` have the verbs of what is more than a hand. `may_deal` is asked for
    each dealer, where the house wants more than the role.
    """

    def __init__(
        self,
        *,
        deals: Sequence[Deal],
        house: HouseSettings,
        staff: Staff,
        log: TableLog,
        clock: Clock,
    ) -> None:
        """`deals` are the games that this table may deal; the first is dealt until another is chosen at an opening."""
        self.deals = tuple(deals)
        self.house = house
        self.staff = staff
        self.clock = clock
        self.may_deal: MayDeal | None = None
        self.authority = Authority(staff, clock, house=house.authority)
        self.notice = ""
        self.stopped = ""
        self._listeners: list[Callable[[], None]] = []
        self.payouts = Payouts(self)
        self.reopening = Reopening(self)
        self.disputes = Disputes(self)
        self._log = log
        log.limits = lambda: in_force(house.payouts, clock.now_ms())
        self._write("started", {"version": __version__}, actor="kiosk")
        self.round = log.current(self.deal)
        self._after_answer()

    def subscribe(self, callback: Callable[[], None]) -> None:
        """Call back after every change."""
        self._listeners.append(callback)

    @property
    def _state(self) -> TableState:
        return self._log.state

    @property
    def journal(self) -> Journal:
        return self._log.journal

    @property
    def deal(self) -> Deal:
        """Return the game that is dealt here now."""
        return next((one for one in self.deals if one.game.key == self._state.game), self.deals[0])

    @property
    def config(self) -> TableSettings:
        return self.deal.config

    @property
    def game(self) -> Game[Any]:
        return self.deal.game

    @property
    def rules(self) -> Rules:
        return self.deal.rules

    @property
    def is_open(self) -> bool:
        return self._state.is_open

    @property
    def dealer(self) -> Person | None:
        """Return who deals. Somebody who has left the house meanwhile deals no further hand."""
        person = self.staff.person(self._state.dealer) if self._state.dealer else None
        return None if person is None or not (person.is_active or self._state.hand) else person

    @property
    def suspended(self) -> str:
        """Return why the hand cannot go on before something is put right; "" while it can."""
        return ""

    def _open(self) -> None:
        if self.stopped:
            raise JournalError("stopped", self.stopped)
        if not self.is_open:
            raise Refused("closed", "The table is closed: the floor opens it first.")

    def _ready(self, *, though_suspended: bool = False) -> None:
        """Raise a KioskError unless the dealer may do something now."""
        self._open()
        if self.dealer is None:
            raise Refused("no_dealer", "Nobody deals here yet: sign in first.")
        if self.suspended and not though_suspended:
            raise Refused("suspended", self.suspended)

    def _moment(self) -> Moment:
        return Moment.now(self.clock, self.journal.boot)

    def _touch(self) -> By:
        return self._by("touch")

    def _by(self, source: str) -> By:
        return By(self._state.dealer or "nobody", source)

    def _prove(self, person_id: str, pin: str, what: Act | Role | frozenset[Role], but_not: str = "") -> Person:
        """Return who it is. They may do `what`, or sign as that; or have one of these roles."""
        roles = what if isinstance(what, frozenset) else self.authority.roles(what)
        try:
            return self.staff.prove(person_id, pin, roles=roles, but_not=frozenset({but_not} - {""}))
        except NotProven as refusal:
            for one in refusal.events:
                self._write(one, actor="kiosk", in_hand=True)
            raise

    def _refuse_uncertified(self, person: Person, game: str) -> None:
        if self.may_deal is not None:
            self.may_deal(person, game)

    # -- hands

    def _write(
        self,
        what: Happening | str,
        body: Mapping[str, Any] | None = None,
        *,
        actor: str,
        in_hand: bool = False,
        hand: int | None = None,
    ) -> Event:
        try:
            return self._log.write(what, body, actor=actor, in_hand=in_hand, hand=hand)
        except JournalError as error:
            if error.code in {"stale", "changed"}:
                self.stopped = error.message
                self._tell()
            raise

    def _after_answer(self) -> None:
        self.authority.end()  # the hand goes on, and it is its dealer's
        self.round.take_up(self._touch())
        if self.round.settlement is not None:
            number, again = self.round.opening.number, self.reopening.is_open
            self._log.settle(self.round, self._touch().actor)
            self._begin_next("")
            if again:
                self.reopening.settled_anew(number)
        else:
            self._changed()

    def _begin_next(self, notice: str) -> None:
        self.authority.end()
        try:
            self._log.checkpoint()
        except JournalError as error:
            notice = error.message
        self.round = self._log.current(self.deal)
        self.notice = notice
        self._tell()

    def _refresh(self) -> None:
        if self._state.hand is None:
            self.round = self._log.fresh(self.deal)
        self._changed()

    def _changed(self, *, keep_notice: bool = False) -> None:
        if not keep_notice:
            self.notice = ""
        self._tell()

    def _tell(self) -> None:
        for listener in self._listeners:
            listener()
