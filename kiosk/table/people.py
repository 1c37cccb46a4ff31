"""Who is at a table: the dealer who is signed in, a trainee's supervisor, and whoever has shown a PIN for a while."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from kiosk.core.errors import Refused
from kiosk.core.text import Sentence, text
from kiosk.staff import Act, Person, Role
from kiosk.table.devices import TableDevices

Signature: TypeAlias = tuple[str, str]
"""A person's id and PIN."""


def _nowhere(_person: str) -> Sequence[str]:
    return ()


class TablePeople(TableDevices):
    """A table with its people. `elsewhere` tells at which other tables of the house a person is signed in."""

    elsewhere: Callable[[str], Sequence[str]] = staticmethod(_nowhere)

    @property
    def dealer_has_left(self) -> str:
        """Return the name of the dealer who was signed in and has left the house meanwhile, or ""."""
        person = self.staff.person(self._state.dealer) if self._state.dealer else None
        return "" if person is None or person.is_active else person.name

    @property
    def supervisor(self) -> Person | None:
        """Return the dealer who stands beside a trainee."""
        return self.staff.person(self._state.supervisor) if self._state.supervisor else None

    def people(self, what: Act | Role) -> tuple[Person, ...]:
        """Return by name everybody who may do this, or sign as this."""
        return self.authority.people(what)

    def check_signature(self, signature: Signature, role: Role, *, but_not: str = "") -> None:
        """Raise NotProven unless this person may sign as `role`. Whoever signs first need not wait for the second."""
        self._prove(*signature, role, but_not=but_not)

    # -------------------------------------------------------------------------------------------- whoever is here now

    def show_pin(self, person_id: str, pin: str) -> Person:
        """Show who one is: for a while, the menu is that person's. Raise NotProven."""
        person = self._prove(person_id, pin, frozenset(Role))
        if not self.stopped:
            self._write("pin_shown", {"person": person.id}, actor=person.id)
        self.authority.begin(person)
        self._changed()
        return person

    def leave(self) -> None:
        """Whoever has shown a PIN goes: the table is its dealer's again."""
        self.authority.end()
        self._changed(keep_notice=True)

    def may(self, act: Act) -> bool:
        """Say whether whoever is here now may do this."""
        return self.authority.may(act, self.dealer)

    def need(self, act: Act) -> Person:
        """Return who does this. Raise NotAuthorised, with who may, where whoever is here may not."""
        return self.authority.need(act, self.dealer)

    def unlock(self, person_id: str) -> None:
        """End somebody's lock after too many wrong PINs."""
        who = self.need(Act.UNLOCK_PIN)
        if person_id not in {one.id for one in self.staff.locked()}:
            raise Refused("not_locked", "That person is not locked out: choose one who is.")
        self._write("pin_unlocked", {"person": person_id}, actor=who.id)
        self.staff.unlock(person_id)
        self._changed()

    # ----------------------------------------------------------------------------------------------------- the dealer

    def deals_beside(self, person_id: str) -> bool:
        """Say whether a dealer must stand beside this person, and sign too: a trainee, where the house lets them."""
        person = self.staff.person(person_id)
        trainee = person in self.people(Role.TRAINEE) and person not in self.people(Role.DEALER)
        return self.house.trainees_deal and trainee

    def sign_in(self, person_id: str, pin: str, beside: Signature | None = None) -> None:
        """Put a dealer on the table. Dealers change between hands only.

        A trainee deals only where the house has it so, with a dealer `beside`, who signs too.
        """
        if self._state.hand is not None:
            raise Refused("in_hand", "Dealers change between hands: finish this one, or void it under “Exceptions”.")
        self._open()
        supervisor = None
        if self.deals_beside(person_id):
            if beside is None:
                raise Refused("beside", "A trainee deals with a dealer beside: that dealer signs, too.")
            person = self._prove(person_id, pin, Role.TRAINEE)
            supervisor = self._prove(*beside, Act.SUPERVISE, but_not=person.id)
        else:
            person = self._prove(person_id, pin, Role.DEALER)
            self._refuse_uncertified(person, self.game.key)
        body = {"dealer": person.id} | ({"supervisor": supervisor.id} if supervisor else {})
        self._write("dealer_on", body, actor=person.id)
        self.authority.end()
        self._refresh()
        others = [one for who in (person, supervisor) if who is not None for one in self.elsewhere(who.id)]
        if others:
            words = text("Also signed in at {tables}: change the dealer there.", tables=", ".join(others))
            self.notice = Sentence(words)
            self._tell()

    def sign_out(self) -> None:
        """Take the dealer off the table, between hands."""
        if self._state.hand is not None:
            raise Refused("in_hand", "Dealers change between hands: finish this one, or void it under “Exceptions”.")
        if self._state.dealer is not None:
            who = self.need(Act.CHANGE_DEALER) if self.dealer is not None else None
            self._write("dealer_off", {"dealer": self._state.dealer}, actor=who.id if who else self._state.dealer)
            self._refresh()
