"""The shared state of every part of a table: the hand in progress, and how a verb begins, commits, and notifies.

A verb of a part goes: `begin` (or `require_open`), check what is its own, `commit`, then `changed`, or `go_on` where
the hand has a new answer. What writes more than one event does so `together`: one touch is one transaction. Where a
verb raises, nothing has changed. A part that needs another one is handed it by `Table`.
"""

from __future__ import annotations

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
    """The signers behind a table. `source` is how its dealer answers; `floor_signs`, whether a floor does."""

    source: str
    floor_signs: bool

    def prove(
        self, person_id: str, pin: str, *, roles: frozenset[Role], but_not: frozenset[str], console: str = ""
    ) -> Person:
        """Return who it is. A wrong PIN counts against the pad, too: the table's, or that of the `console`.

        Raise NotProven, or Refused where nobody signs here.
        """

    def need_house(self) -> None:
        """Raise Refused if the table has no house, so that nothing real is done."""


class Kernel(Protocol):
    """The kernel of a table. `round` is the hand in progress, or a fresh one that opens with its first entry.

    `stopped` is why the table cannot go on, "" while it can. `notice` is the last sentence from a device, for the
    dealer. `unattended` is why the open hand waits for a PIN, "restart" or "quiet", "" while somebody attends it.
    `left_at` is when the table was left before it was opened, None at a new one. `has_ended` is whether `close`
    was called: nothing is read or written any more.
    """

    round: Round
    notice: str
    stopped: str
    unattended: str
    has_ended: bool
    left_at: Moment | None

    # -- what it is

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
        """Return who deals. Somebody who has left the house meanwhile deals no further hand."""

    @property
    def suspended(self) -> str:
        """Return why the hand cannot go on before something is put right; "" while it can."""

    @property
    def missing_jackpots(self) -> tuple[str, ...]:
        """Return the jackpots that must be posted before a hand begins."""

    @property
    def carried_by_void(self) -> Mapping[str, Any]:
        """Return what the next hand takes over from this one where it is void."""

    @property
    def moment(self) -> Moment:
        """Return now, by both clocks."""

    @property
    def now_ms(self) -> int:
        """Return what day and time it is, ms since 1970: the later of the clock and the journal's latest event."""

    @property
    def is_behind(self) -> bool:
        """Return whether the clock is behind the journal: nothing that counts in days or hours goes on."""

    def need_time(self) -> None:
        """Raise Refused if the clock is behind the journal."""

    @property
    def unsigned(self) -> Mapping[str, tuple[str, str]]:
        """Return (old, new) digests of each part that decides and that no manager has signed for as it is."""

    # -- begin

    def require_running(self) -> None:
        """Raise a KioskError where the table is stopped, or an entry that was in doubt has just been saved."""

    def require_open(self) -> None:
        """Raise a KioskError unless the table is open, and not stopped."""

    def begin(self, *, though_suspended: bool = False, though_unattended: bool = False) -> None:
        """Raise a KioskError unless the dealer may do something now. What a device reads is taken unattended, too."""

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
        """Return who it is. They may do `what`, or sign as that; or have one of these roles. Raise NotProven.

        A wrong PIN counts against the pad, too: the table's, or that of the `console` where it was entered.

        They are none of `but_not`, and where the floor signs, none of those whose own work the hand is.
        """

    # -- commit

    def commit(self, what: Happening, *, actor: str, hand: int | None = None) -> Event:
        """Commit what has happened in `hand`, or else in the one that is open, where it belongs to any.

        Raise JournalError, with nothing changed, where it cannot be.
        """

    def together(self) -> AbstractContextManager[None]:
        """Commit what is committed within at once, when it ends. Raise, with nothing changed, where it cannot be."""

    def afterwards(self, effect: Callable[[], None]) -> None:
        """Have something happen once the commit is on the disk: at once, or when `together` ends."""

    def hear(self, take: Callable[[], object]) -> None:
        """Take what a device says, or what the kiosk has found out by itself, after all that was said before.

        Nothing is raised: what the dealer must know becomes the notice. What the disk does not keep waits, and is taken
        again with each tick and each touch: a card that was pulled is on the table, whatever the disk says.
        """

    def catch_up(self) -> bool:
        """Find out what became of an answer in doubt, and take what waits in `hear`. Return whether there was any.

        Raise JournalError while it cannot be.
        """

    def go_on(self) -> None:
        """Go on with the hand after an answer: reuse cards already on the table, settle a finished hand, and notify the
        listeners."""

    def next_hand(self, notice: str) -> None:
        """Go on with the next hand: this one is settled or void."""

    def reopened(self) -> None:
        """Go on with the settled hand that has been opened again."""

    def refresh(self) -> None:
        """Lay out the hand that has not begun again: what it opens with has changed. And tell."""

    def close(self) -> None:
        """Sign what was written since the last hand, where no hand is open, and close the journal."""

    # -- tell

    def say(self, notice: str) -> None:
        """Tell the dealer something."""

    def changed(self, *, keep_notice: bool = False) -> None:
        """Notify the listeners that something was done; what a device said before is over."""

    def tell(self) -> None:
        """Notify the listeners to look again."""

    def subscribe(self, callback: Callable[[], None]) -> None:
        """Call back after every change."""
