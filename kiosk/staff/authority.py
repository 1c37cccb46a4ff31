"""Permissions at a table: acts and the roles that may do them, with the changes of the house.

An act is either signed for, by a PIN for this one thing, such as acknowledging a hand; or the person at the table may
do it now: the dealer who is signed in, or for two minutes a person who has entered a PIN in the menu. That person stays
signed in while the screen is touched, but after ten minutes enters the PIN again, because another person may have
touched the screen. Only their own roles count, so that a technician sees no amounts.

Acts that are not in the table are open to everyone at the kiosk: reading the rules, calling the floor, and the hand
itself for its dealer. Nobody sees a face-down card.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from kiosk.core.clock import Clock
from kiosk.core.errors import NotAuthorized
from kiosk.core.text import Text, either, text
from kiosk.staff.file import Person, Role
from kiosk.staff.register import Staff

LASTS_MS: Final = 120_000
LONGEST_MS: Final = 600_000


class Act(StrEnum):
    """The acts that not everybody may do. The house grants them in `[authority]` of house.toml."""

    DEAL = "deal"  # Sign in, and sign an opening or a closing as the dealer.
    SUPERVISE = "supervise"  # Supervise a trainee who deals.
    SIGN_AS_FLOOR = "sign_as_floor"  # Open, close, acknowledge, rule on a dispute, void, end a call.
    POST_JACKPOTS = "post_jackpots"
    CLOSE_TABLE = "close_table"  # Begin a closing; the floor and the dealer sign at its end.
    CHANGE_DEALER = "change_dealer"
    SEE_HISTORY = "see_history"
    SEE_DIAGNOSTICS = "see_diagnostics"
    EXPORT_LOG = "export_log"
    UNLOCK_PIN = "unlock_pin"
    SET_UP_CAMERA = "set_up_camera"
    SHOW_DECK = "show_deck"  # Show a deck to the camera.
    SEE_EVIDENCE = "see_evidence"
    SIGN_CHANGES = "sign_changes"  # Accept another program, other rules, or another register.
    ARCHIVE_JOURNAL = "archive_journal"
    ACCEPT_JOURNAL = "accept_journal"  # Continue although the journal was altered.


_FLOOR: Final = frozenset({Role.FLOOR, Role.MANAGER})
_DEALER: Final = frozenset({Role.DEALER})

MAY: Final[Mapping[Act, frozenset[Role]]] = MappingProxyType(
    {
        Act.DEAL: _DEALER,
        Act.SUPERVISE: _DEALER,
        Act.SIGN_AS_FLOOR: _FLOOR,
        Act.POST_JACKPOTS: _FLOOR,
        Act.CLOSE_TABLE: _FLOOR | _DEALER,
        Act.CHANGE_DEALER: _FLOOR | _DEALER | {Role.TRAINEE},
        Act.SEE_HISTORY: _FLOOR | _DEALER,
        Act.SEE_DIAGNOSTICS: _FLOOR | {Role.TECHNICIAN},
        Act.EXPORT_LOG: frozenset({Role.MANAGER, Role.TECHNICIAN}),
        Act.UNLOCK_PIN: frozenset({Role.MANAGER}),
        Act.SET_UP_CAMERA: frozenset({Role.MANAGER, Role.TECHNICIAN}),
        Act.SHOW_DECK: _FLOOR | {Role.TECHNICIAN},
        Act.SEE_EVIDENCE: _FLOOR,
        Act.SIGN_CHANGES: frozenset({Role.MANAGER}),
        Act.ARCHIVE_JOURNAL: frozenset({Role.MANAGER}),
        Act.ACCEPT_JOURNAL: frozenset({Role.MANAGER}),
    }
)
"""The roles that may do each act, unless the house changes them. A manager may do what the floor may."""

_SIGNS: Final = {Role.DEALER: Act.DEAL, Role.FLOOR: Act.SIGN_AS_FLOOR}

ROLE_NAMES: Final = {
    Role.TRAINEE: text("trainee"),
    Role.DEALER: text("dealer"),
    Role.FLOOR: text("floor"),
    Role.MANAGER: text("manager"),
    Role.TECHNICIAN: text("technician"),
}


class Authority:
    """The present rights. `person` is the one who has entered a PIN and is still here, None most of the time."""

    def __init__(self, staff: Staff, clock: Clock, *, house: Mapping[Act, tuple[Role, ...]]) -> None:
        """`house` has the house's changes of `MAY`."""
        self._staff = staff
        self._clock = clock
        self._may = {act: frozenset(house.get(act, roles)) for act, roles in MAY.items()}
        self._who = ""
        self._until_ns = 0
        self._ends_ns = 0

    def roles(self, what: Act | Role) -> frozenset[Role]:
        """Return the roles that may do an act; or those that may sign as the dealer, or as the floor."""
        if isinstance(what, Act):
            return self._may[what]
        return self._may[_SIGNS[what]] if what in _SIGNS else frozenset({what})

    def people(self, what: Act | Role) -> tuple[Person, ...]:
        """Return by name everybody who may do this."""
        return self._staff.with_role(*self.roles(what))

    def begin(self, person: Person) -> None:
        """Record that this person has entered a PIN: their roles count for `LASTS_MS`."""
        self._who = person.id
        now_ns = self._clock.mono_ns()
        self._until_ns, self._ends_ns = now_ns + LASTS_MS * 1_000_000, now_ns + LONGEST_MS * 1_000_000

    def prolong(self) -> None:
        """Note that the person is still here, up to `LONGEST_MS` after the PIN. Does nothing if nobody is."""
        if self.person is not None:
            self._until_ns = min(self._clock.mono_ns() + LASTS_MS * 1_000_000, self._ends_ns)

    def carry_on(self) -> None:
        """Extend the session because work that this person started has progressed: by `LASTS_MS`, also past
        `LONGEST_MS`.

        Only for work with its own end, such as a board held in front of the camera. Do nothing without a session.
        """
        if self.person is not None:
            until_ns = self._clock.mono_ns() + LASTS_MS * 1_000_000
            self._until_ns, self._ends_ns = until_ns, max(until_ns, self._ends_ns)

    def end(self) -> None:
        self._who, self._until_ns = "", 0

    @property
    def until_ns(self) -> int:
        """Return until when the person counts as here, 0 if nobody does."""
        return self._until_ns

    @property
    def left_ms(self) -> int:
        """Return the rest of the session, in milliseconds."""
        return max(0, (self._until_ns - self._clock.mono_ns()) // 1_000_000)

    @property
    def person(self) -> Person | None:
        if self._who and self._clock.mono_ns() >= self._until_ns:
            self.end()
        person = self._staff.person(self._who) if self._who else None
        return person if person is not None and person.is_active else None

    def role_words(self, act: Act) -> Text:
        """Return the roles that may do an act, as this house has set them: "floor or manager"."""
        return either([ROLE_NAMES[role] for role in Role if role in self._may[act]])

    def may(self, act: Act, dealer: Person | None) -> bool:
        """Return whether the person who is here may do this: the person who has entered a PIN, or else the table's
        dealer."""
        person = self.person or dealer
        return person is not None and bool(person.roles & self._may[act])

    def need(self, act: Act, dealer: Person | None) -> Person:
        """Return the person who does this. Raise NotAuthorized, with the permitted roles, if they may not."""
        person = self.person or dealer
        if person is None or not person.roles & self._may[act]:
            raise NotAuthorized("not_allowed", "Not permitted. Sign in as {role}.", role=self.role_words(act))
        return person
