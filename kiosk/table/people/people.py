"""The people at a table: the dealer signed in, a trainee's supervisor, and a person who has just entered a PIN."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from kiosk.core.devices import BadgeEvent, BadgeRead, StateChanged
from kiosk.core.errors import KioskError, NotAuthorized, Refused
from kiosk.core.text import Sentence, Text, counted, listed, sentence, text
from kiosk.events import DealerOff, DealerOn, HandResumed, PinLocked, PinShown, PinUnlocked, ReliefOrdered, TableOpened
from kiosk.staff import Act, NotProven, Person, Role, besides
from kiosk.table.kernel.devices import Devices
from kiosk.table.kernel.kernel import Kernel
from kiosk.table.people.at_console import AtConsole, keep_console, prove_at
from kiosk.table.people.who_signs import signers

Signature: TypeAlias = tuple[str, str]
"""A person's id and PIN."""

MayDeal: TypeAlias = Callable[[Person, str], None]
"""Raises NotAuthorized unless this person may deal this game."""

Elsewhere: TypeAlias = Callable[[str], Sequence[str]]
"""Tells at which other tables of the house a person is signed in."""

IDLE_MS: Final = 15 * 60_000
BADGE_LASTS_MS: Final = 15_000
"""The time for which a badge that was held to the reader counts as held."""

LOCKED_MS: Final = 24 * 3_600_000
"""The length of a lock that the floor orders, unless a manager ends it earlier."""

NOBODY_THERE = text("Dealer signed out after 15 idle minutes: sign in again.")
NOBODYS_BADGE = text("Unknown badge: choose your name.")


class People:
    """The people of one table. `may_deal` is called for each dealer, if the house requires more than the role."""

    def __init__(
        self, kernel: Kernel, devices: Devices, *, may_deal: MayDeal | None = None, elsewhere: Elsewhere | None = None
    ) -> None:
        self._kernel = kernel
        self._devices = devices
        self._may_deal = may_deal
        self._elsewhere = elsewhere
        self._badge_listeners: list[Callable[[Person], None]] = []
        self._new_badge_listeners: list[Callable[[str], object]] = []
        self._held: tuple[str, int] | None = None  # (person, time) of the last badge.
        self._away: dict[str, tuple[str, int, int]] = {}  # {person: (table, time there, time here)}
        self._touched_ns = kernel.clock.mono_ns()

    @property
    def dealer_has_left(self) -> str:
        """Return the name of the dealer who was signed in and has left the house meanwhile, or ""."""
        dealer = self._kernel.state.dealer
        person = self._kernel.staff.person(dealer) if dealer else None
        return "" if person is None or person.is_active else person.name

    @property
    def supervisor(self) -> Person | None:
        """Return the supervising dealer of a trainee."""
        supervisor = self._kernel.state.supervisor
        return self._kernel.staff.person(supervisor) if supervisor else None

    def who_may(self, what: Act | Role) -> tuple[Person, ...]:
        """Return by name everybody who may do this, or sign as this, at this table now."""
        return signers(self._kernel, what)

    def check_signature(self, signature: Signature, role: Role, *, but_not: str = "") -> None:
        """Raise NotProven unless this person may sign as `role`. The first signer need not wait for the second."""
        self._kernel.prove(*signature, role, but_not=frozenset({but_not} - {""}))

    # --------------------------------------------------------------------------------------------------------- badges

    def badge_event(self, event: BadgeEvent) -> None:
        """Handle an event of the badge reader. A badge names a person, and alone signs nothing."""
        match event:
            case BadgeRead() if self._devices.has_tested(event):
                pass
            case BadgeRead(badge):
                person = self._kernel.staff.with_badge(badge)
                self._held = None if person is None else (person.id, self._kernel.clock.mono_ns())
                if person is None:
                    self._kernel.say(Sentence(NOBODYS_BADGE))
                    for on_new_badge in self._new_badge_listeners:
                        on_new_badge(badge)
                    return
                self.forget_new_badge()
                for listener in self._badge_listeners:
                    listener(person)
            case StateChanged():
                self._devices.changed("badge", event)

    def on_badge(self, callback: Callable[[Person], None]) -> None:
        """Call back with the holder of a badge at the table's reader."""
        self._badge_listeners.append(callback)

    def on_new_badge(self, callback: Callable[[str], object]) -> None:
        """Call back with each badge that is held to the table's reader and that nobody has."""
        self._new_badge_listeners.append(callback)

    def take_badge(self, what: Act | Role) -> Person:
        """Return the holder of a badge that was just held to the reader, once, who may sign as this. Raise NotProven.

        A badge can be copied. Only acts for which the house accepts a badge call this.
        """
        kernel, held = self._kernel, self._held
        kernel.signing.need_house()
        self._held = None
        if held is None or kernel.clock.mono_ns() - held[1] > BADGE_LASTS_MS * 1_000_000:
            raise NotProven("no_badge", "No badge was read: hold your badge to the reader.")
        person = kernel.staff.person(held[0])
        if person is None or person not in self.who_may(what):
            raise NotProven("wrong_role", "That badge cannot sign here: someone else must sign.")
        if person in kernel.staff.locked():
            raise NotProven("locked", "{name} is locked out: someone else must sign.", name=person.name)
        kernel.require_signed(person)
        return person

    # ------------------------------------------------------------------------------------------ the person who is here

    def enter_pin(self, person_id: str, pin: str) -> Person:
        """Begin a menu session of a person. Raise NotProven."""
        kernel = self._kernel
        person = kernel.prove(person_id, pin, frozenset(Role))
        if not kernel.stopped:
            kernel.commit(PinShown(person=person.id), actor=person.id)
        kernel.authority.begin(person)
        kernel.changed()
        self._tell_missed(person)
        return person

    def leave(self) -> None:
        """Sign out the person who has entered a PIN. The dealer has the table again."""
        self._kernel.authority.end()
        self._kernel.changed(keep_notice=True)

    def may(self, act: Act) -> bool:
        """Return whether the person who is here now may do this."""
        return self._kernel.authority.may(act, self._kernel.dealer)

    def role_words(self, act: Act) -> Text:
        """Return the roles that may do this, in words."""
        return self._kernel.authority.role_words(act)

    def need(self, act: Act) -> Person:
        """Return the person who does this. Raise NotAuthorized, with the permitted roles, if they may not."""
        return self._kernel.authority.need(act, self._kernel.dealer)

    def unlock(self, locked: str, person_id: str, pin: str, at: AtConsole | None = None) -> None:
        """End a person's lock after too many wrong PINs, here or at a console. Another manager signs for it.

        A console may end a lock that this table has not received.
        """
        kernel = self._kernel
        whose = self._known(locked)
        person = prove_at(kernel, (person_id, pin), Act.UNLOCK_PIN, at)
        if at is None and whose not in kernel.staff.locked():
            raise Refused("not_locked", "That person is not locked out: choose another.")
        with kernel.together():
            keep_console(kernel, at, person)
            self._end_lock(whose, person)

    def _end_lock(self, locked: Person, who: Person) -> None:
        kernel = self._kernel
        if not besides((locked,), (who,)):
            raise NotAuthorized("same_person", "Your own PIN: another manager must unlock it.")
        kernel.commit(PinUnlocked(person=locked.id), actor=who.id)
        kernel.afterwards(lambda: kernel.staff.unlock(locked.id))
        kernel.changed()

    def relieve(self, person_id: str, pin: str, at: AtConsole) -> None:
        """Relieve the dealer, at a console: after this hand they are signed out, and another one signs in here."""
        kernel = self._kernel
        kernel.require_open()
        dealer = kernel.state.dealer
        if dealer is None:
            raise Refused("no_dealer", "No dealer is signed in at this table.")
        person = prove_at(kernel, (person_id, pin), Act.SIGN_AS_FLOOR, at)
        with kernel.together():
            keep_console(kernel, at, person)
            kernel.commit(ReliefOrdered(dealer=dealer), actor=person.id)
            kernel.changed()
        who = kernel.staff.person(dealer)
        kernel.say(sentence("{name}: the floor relieves you after this hand.", name=who.name if who else dealer))
        self.end_departed()

    @property
    def is_relieved(self) -> bool:
        """Return whether the dealer is signed out after this hand."""
        return bool(self._kernel.state.orders.relieved)

    def lock(self, locked: str, person_id: str, pin: str, at: AtConsole) -> None:
        """Lock a person, at a console: their PIN signs nothing, at any table, until a manager ends the lock."""
        kernel = self._kernel
        whose = self._known(locked)
        person = prove_at(kernel, (person_id, pin), Act.SIGN_AS_FLOOR, at)
        if not besides((whose,), (person,)):
            raise NotAuthorized("same_person", "You cannot lock your own PIN.")
        unlockers = kernel.authority.roles(Act.UNLOCK_PIN)
        if whose.roles & unlockers and not person.roles & unlockers:
            raise NotAuthorized("manager", "Another manager must lock {name}.", name=whose.name)
        kernel.staff.check_lock(whose.id)
        with kernel.together():
            keep_console(kernel, at, person)
            until_ms = kernel.clock.now_ms() + LOCKED_MS
            kernel.commit(PinLocked(person=whose.id, until_ms=until_ms), actor=person.id)
            kernel.afterwards(lambda: kernel.staff.lock(whose.id, LOCKED_MS, by=person.id))
            kernel.changed(keep_notice=True)

    def _known(self, person_id: str) -> Person:
        self._kernel.signing.need_house()
        whose = self._kernel.staff.person(person_id)
        if whose is None or not whose.is_active:
            raise Refused("unknown_person", "No staff member has that ID: choose a name from the list.")
        return whose

    # ----------------------------------------------------------------------------------------------------- the dealer

    def refuse_uncertified(self, person: Person, game: str) -> None:
        """Raise NotAuthorized unless the house lets this person deal this game."""
        if self._may_deal is not None:
            self._may_deal(person, game)
            self._kernel.need_time()

    def needs_supervisor(self, person_id: str) -> bool:
        """Return whether a supervising dealer must also sign in: for a trainee, if the house lets trainees deal."""
        person = self._kernel.staff.person(person_id)
        trainee = person in self.who_may(Role.TRAINEE) and person not in self.who_may(Role.DEALER)
        return self._kernel.house.trainees_deal and trainee

    def sign_in(self, person_id: str, pin: str, supervising: Signature | None = None) -> None:
        """Put a dealer on the table between hands, in place of the dealer who is signed in.

        A trainee deals only if the house permits it, and a `supervising` dealer, who may deal the game, signs too. In
        the middle of a hand, `relieve_in_hand` changes the dealer.
        """
        kernel = self._kernel
        self._refuse_in_hand()
        kernel.require_open()
        supervisor = None
        if self.needs_supervisor(person_id):
            if supervising is None:
                raise Refused("supervisor", "A trainee needs a supervising dealer, who must also sign.")
            person = kernel.prove(person_id, pin, Role.TRAINEE)
            supervisor = kernel.prove(*supervising, Act.SUPERVISE, but_not=frozenset({person.id}))
            if Role.DEALER in supervisor.roles:
                self.refuse_uncertified(supervisor, kernel.table_game.key)
        else:
            person = kernel.prove(person_id, pin, Role.DEALER)
            self.refuse_uncertified(person, kernel.table_game.key)
        signed_in = DealerOn(dealer=person.id, supervisor=supervisor.id if supervisor else None)
        with kernel.together():
            if kernel.state.dealer is not None:
                kernel.commit(DealerOff(dealer=kernel.state.dealer), actor=person.id)
            kernel.commit(signed_in, actor=person.id)
        self._begin_as(person, supervisor)

    def check_relief(self, signature: Signature) -> None:
        """Raise unless this person may take over from the dealer in the middle of this hand."""
        self._prove_relief(signature)

    def relieve_in_hand(self, signature: Signature, floor: Signature) -> None:
        """Have another dealer continue the open hand. The floor signs, and the answers that follow are theirs.

        Raise Refused if no hand is open, NotAuthorized and NotProven if one of them may not sign.
        """
        kernel = self._kernel
        person = self._prove_relief(signature)
        relieved = kernel.state.dealer
        signer = kernel.prove(*floor, Role.FLOOR, but_not=frozenset({person.id}))
        kernel.commit(DealerOn(dealer=person.id, relieves=relieved), actor=signer.id)
        self._begin_as(person, None)

    def _prove_relief(self, signature: Signature) -> Person:
        kernel = self._kernel
        kernel.require_open()
        if kernel.state.hand is None or kernel.state.dealer is None:
            raise Refused("no_hand", "No hand is open: the next dealer signs in.")
        if self.needs_supervisor(signature[0]):
            raise Refused("trainee", "A trainee cannot relieve a dealer in the middle of a hand: a dealer must.")
        if signature[0] == kernel.state.dealer:
            raise Refused("same_dealer", "This dealer is dealing the hand: choose another one.")
        person = kernel.prove(*signature, Role.DEALER)
        self.refuse_uncertified(person, kernel.table_game.key)
        return person

    def pause(self, why: str = "restart") -> None:
        """Let an open hand wait for a PIN: after a restart, or, with "quiet", after minutes without a touch."""
        kernel = self._kernel
        if kernel.state.hand is not None and kernel.signing.floor_signs:
            kernel.unattended = why
            kernel.authority.end()
            kernel.notify()

    @property
    def paused(self) -> str:
        """Return why the open hand waits for a PIN, "restart" or "quiet", or ""."""
        return self._kernel.unattended

    @property
    def resumers(self) -> tuple[Person, ...]:
        """Return the people who may continue a paused hand: its dealers, then the floor, by name."""
        people = [self._kernel.staff.person(person_id) for person_id in self.here]
        here = tuple(person for person in people if person is not None and person.is_active)
        return here + tuple(person for person in self.who_may(Role.FLOOR) if person not in here)

    def resume(self, person_id: str, pin: str) -> None:
        """Continue a paused hand. The dealer of the hand proves that they are there, or the floor signs.

        Raise Refused if no hand is paused, and NotProven if this person or PIN may not.
        """
        kernel = self._kernel
        kernel.require_open()
        if not kernel.unattended:
            raise Refused("not_paused", "The hand is not paused: continue.")
        if person_id not in {person.id for person in self.resumers}:
            raise NotProven("wrong_role", "Only the dealer of this hand or the floor may continue it.")
        person = kernel.prove(person_id, pin, frozenset(Role) if person_id in self.here else Role.FLOOR)
        with kernel.together():
            kernel.commit(HandResumed(why=kernel.unattended), actor=person.id)
            kernel.afterwards(self._attended)
        self._tell_missed(person)

    def _attended(self) -> None:
        self._kernel.unattended = ""
        self._count_from_now()
        self._kernel.changed(keep_notice=True)

    def _begin_as(self, person: Person, supervisor: Person | None) -> None:
        self._kernel.unattended = ""
        self._count_from_now()
        self._kernel.authority.end()
        self._kernel.refresh()
        self._tell_where_else(person, supervisor)
        self._tell_missed(person)

    def _tell_where_else(self, *signed: Person | None) -> None:
        if self._elsewhere is None:
            return
        others = [table for person in signed if person is not None for table in self._elsewhere(person.id)]
        if others:
            words = text("Also signed in at {tables}: change the dealer there.", tables=listed(others))
            self._kernel.say(Sentence(words))

    def _tell_missed(self, person: Person) -> None:
        """Tell a person who signs in the number of wrong PINs since the last time."""
        try:
            missed = self._kernel.staff.take_missed(person.id)
        except KioskError:
            return  # The register cannot be written now: the person sees it the next time.
        if missed:
            words = counted(
                "{name}: %n wrong PIN since you last signed in. If it was not yours, tell the floor.",
                "{name}: %n wrong PINs since you last signed in. If they were not yours, tell the floor.",
                name=person.name,
                n=missed,
            )
            self._kernel.say(Sentence(words))

    def sign_out(self) -> None:
        """Take the dealer off the table, between hands."""
        kernel = self._kernel
        self._refuse_in_hand()
        dealer = kernel.state.dealer
        if dealer is not None:
            who = self.need(Act.CHANGE_DEALER) if kernel.dealer is not None else None
            kernel.commit(DealerOff(dealer=dealer), actor=who.id if who else dealer)
            kernel.refresh()

    def touched(self) -> None:
        """Record a touch of the screen. Touches of a stopped table are not the dealer’s, and do not count."""
        if not self._kernel.stopped:
            self._touched_ns = self._kernel.clock.mono_ns()
        self.forget_new_badge()

    def _count_from_now(self) -> None:
        self._touched_ns = self._kernel.clock.mono_ns()
        self.forget_new_badge()

    def forget_new_badge(self) -> None:
        """Clear the sentence about an unknown badge: it was a bar code, or the next badge is about another person."""
        if self._kernel.notice == str(NOBODYS_BADGE):
            self._kernel.say("")

    def end_idle(self) -> None:
        """Sign the dealer out, or pause the open hand, after `IDLE_MS` without a touch."""
        kernel = self._kernel
        dealer = kernel.state.dealer
        if dealer is None or ((self._kernel.clock.mono_ns() - self._touched_ns) // 1_000_000) < IDLE_MS:
            return
        if kernel.state.hand is not None:
            if not kernel.unattended:
                self.pause("quiet")
            return
        if kernel.stopped:  # The journal may accept nothing: the dealer is signed out when it does.
            return
        kernel.commit(DealerOff(dealer=dealer), actor="kiosk")
        kernel.authority.end()
        kernel.refresh()
        kernel.say(Sentence(NOBODY_THERE))

    @property
    def here(self) -> tuple[str, ...]:
        """Return the ids of those who are signed in at this table."""
        state = self._kernel.state
        return tuple(person_id for person_id in (state.dealer, state.supervisor) if person_id)

    def is_away(self, person_id: str, table: str, at_ms: int, *, upto: int) -> None:
        """Record that a person has signed in at another table, at this time (ms since 1970).

        The floor reports it, and knows this journal up to event `upto`: of two sign-ins it knows the later one,
        whichever table's clock is ahead.
        """
        self._away[person_id] = (table, at_ms, upto)

    def end_departed(self) -> None:
        """Sign out, between hands, a dealer who is relieved, has left the house, or has signed in elsewhere since.

        A hand that has begun is dealt to its end. A supervising dealer counts as the dealer does.
        """
        kernel = self._kernel
        if not self.here or kernel.state.hand is not None or kernel.stopped:
            return
        signed_in = next(kernel.journal.before(kernel.journal.last_seq() + 1, DealerOn, TableOpened), None)
        since_seq, since_ms = (0, 0) if signed_in is None else (signed_in.seq, signed_in.at_ms)
        for person_id in self.here:
            person = kernel.staff.person(person_id)
            table, at_ms, upto = self._away.get(person_id, ("", since_ms, 0))
            if person is None or not person.is_active:
                words = text("{name} no longer works here: signed out.", name=person.name if person else person_id)
            elif upto >= since_seq and at_ms != since_ms:  # Neither is later if both have the same time.
                words = text("{name} has signed in at {table} and is signed out here.", name=person.name, table=table)
            elif kernel.state.orders.relieved:
                words = text("The floor has relieved {name}: next dealer, sign in.", name=person.name)
            else:
                continue
            kernel.commit(DealerOff(dealer=kernel.state.dealer or person_id), actor="kiosk")
            kernel.authority.end()
            kernel.refresh()
            kernel.say(Sentence(words))
            return

    def _refuse_in_hand(self) -> None:
        if self._kernel.state.hand is not None:
            raise Refused("in_hand", "A hand is open: the floor signs for the next dealer, under “Change dealer”.")
