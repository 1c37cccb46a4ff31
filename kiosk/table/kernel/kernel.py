"""The shared state of every part of a table: the hand in progress, and how a verb begins, commits, and notifies.

A verb of a part calls `begin` (or `require_open`), makes its own checks, calls `commit`, and then `changed`, or `go_on`
if the hand has a new answer. A verb that writes several events uses `together`: one touch is one transaction. If a verb
raises, nothing has changed. `Table` passes each part the other parts that it needs.
"""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from typing import Any, Protocol

from kiosk.core.clock import Clock, CorrectedClock, Moment
from kiosk.events import Happening
from kiosk.journal import Event, Journal
from kiosk.procedure import By, Round
from kiosk.settings import HouseSettings
from kiosk.staff import Act, Authority, Person, Role, Staff
from kiosk.table.kernel.log import TableGame
from kiosk.table.kernel.state import TableState


class Signing(Protocol):
    """The signers behind a table: `source` marks its dealer's answers; with `floor_signs` the floor signs here."""

    source: str
    floor_signs: bool

    def prove(
        self, person_id: str, pin: str, *, roles: frozenset[Role], but_not: frozenset[str], console: str = ""
    ) -> Person:
        """Return the person. A wrong PIN counts against the pad, too: the table's, or that of the `console`.

        Raise NotProven, or Refused if nobody signs here.
        """

    def need_house(self) -> None:
        """Raise Refused if the table has no house, so that nothing real is done."""


class Kernel(Protocol):
    """The kernel of a table: `LiveKernel` writes its journal, and `RecalledKernel` shows a finished hand, read only.

    `round` is the hand in progress, or a fresh one that opens with its first entry.
    `stopped` is the reason why the table cannot continue, or "". `notice` is the last sentence from a device, for the
    dealer. `unattended` is the reason why the open hand waits for a PIN, "restart" or "quiet", or "". `left_at` is the
    last time before the table was opened, None at a new one. `has_ended` is whether `close` was called: nothing is read
    or written any more.
    """

    round: Round
    notice: str
    stopped: str
    unattended: str
    has_ended: bool
    left_at: Moment | None

    @property
    def games(self) -> tuple[TableGame, ...]:
        """Return the games that this table may deal; the first until another is chosen at an opening."""

    @property
    def table_game(self) -> TableGame:
        """Return the one that is dealt here now."""

    @property
    def house(self) -> HouseSettings: ...
    @property
    def staff(self) -> Staff: ...
    @property
    def clock(self) -> Clock: ...
    @property
    def time(self) -> CorrectedClock:
        """Return the clock whose wall time a supervisor may have entered; in the program it is `clock`."""

    @property
    def authority(self) -> Authority: ...
    @property
    def signing(self) -> Signing: ...
    @property
    def journal(self) -> Journal: ...
    @property
    def state(self) -> TableState: ...

    @property
    def dealer(self) -> Person | None:
        """Return the dealer. A person who no longer works here deals no further hand."""

    @property
    def suspended(self) -> str:
        """Return why the hand is suspended, or ""."""

    @property
    def missing_jackpots(self) -> tuple[str, ...]:
        """Return the jackpots that must be posted before a hand begins."""

    @property
    def carried_by_void(self) -> Mapping[str, Any] | None:
        """Return the state that the next hand takes over from this one if it is void; None if nothing changes."""

    @property
    def moment(self) -> Moment:
        """Return now, by both clocks."""

    @property
    def now_ms(self) -> int:
        """Return the date and time, ms since 1970: the later of the clock and the journal's latest event."""

    @property
    def is_behind(self) -> bool:
        """Return whether the clock is behind the journal: acts that count days or hours are stopped."""

    def need_time(self) -> None:
        """Raise Refused if the clock is behind the journal."""

    @property
    def unsigned(self) -> Mapping[str, tuple[str, str]]:
        """Return (old, new) digests of each part that decides and that no manager has signed for as it is."""

    def require_running(self) -> None:
        """Raise a KioskError where the table is stopped, or an entry that was in doubt has just been saved."""

    def require_open(self) -> None:
        """Raise a KioskError unless the table is open, and not stopped."""

    def begin(self, *, though_suspended: bool = False, though_unattended: bool = False) -> None:
        """Raise a KioskError unless the dealer may act now; with `though_unattended`, a device also."""

    def by_dealer(self) -> By: ...

    def by_device(self, source: str) -> By: ...

    def prove(
        self,
        person_id: str,
        pin: str,
        what: Act | Role | frozenset[Role],
        *,
        but_not: frozenset[str] = frozenset(),
        console: str = "",
    ) -> Person:
        """Return the person if they may perform the act `what`, or have one of these roles. Raise NotProven otherwise.

        A wrong PIN counts against the pad, too: the table's, or that of the `console` where it was entered.

        The person is none of `but_not`, and if the floor signs, did not deal or supervise the hand.
        """

    @property
    def require_signed(self) -> Callable[[Person], None]:
        """Return a check that raises NotAuthorized for a person of a staff register for which nobody has signed."""

    def commit(self, what: Happening, *, actor: str, hand: int | None = None) -> Event:
        """Commit an event in `hand`, or else in the open hand, if it belongs to any.

        Raise JournalError, with nothing changed, if it cannot be committed.
        """

    def together(self) -> AbstractContextManager[None]:
        """Commit the events of this block in one transaction. If that fails, raise with nothing changed."""

    def afterwards(self, effect: Callable[[], None]) -> None:
        """Call `effect` once the commit is on the disk: immediately, or when `together` ends."""

    def receive(self, take: Callable[[], object]) -> None:
        """Call `take`, after all earlier ones, to handle a device's event or a finding.

        Nothing is raised: messages for the dealer become the notice. If the disk refuses an event, it waits and is
        tried again with each tick and each touch, because a drawn card is on the table in any case.
        """

    def catch_up(self) -> bool:
        """Resolve an answer in doubt, and handle the calls that wait in `receive`. Return whether there were any.

        Raise JournalError while that fails.
        """

    def go_on(self) -> None:
        """Go on with the hand after an answer: reuse cards already on the table, settle a finished hand, and notify the
        listeners."""

    def next_hand(self, notice: str) -> None:
        """Go on with the next hand: this one is settled or void."""

    def reopened(self) -> None:
        """Go on with the settled hand that has been opened again."""

    def refresh(self) -> None:
        """Lay out the unopened hand again after a change of its opening, and notify."""

    def close(self) -> None:
        """Sign the events since the last hand, if no hand is open, and close the journal."""

    def say(self, notice: str) -> None:
        """Show the dealer a notice."""

    def changed(self, *, keep_notice: bool = False) -> None:
        """Notify the listeners of a change; earlier device messages are cleared."""

    def notify(self) -> None:
        """Notify the listeners to look again."""

    def subscribe(self, callback: Callable[[], None]) -> None:
        """Call back after every change."""
