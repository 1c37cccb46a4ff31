"""Fetch a console's answers to a table's calls, and apply them at the table.

Only the table's own staff register counts. The table checks the signer, the PIN, and the permission by the same method
as for a touch on its screen. So a second signature always needs another person, at every table and console.
"""

import json
from typing import Any, Final, NamedTuple

import psycopg

from kiosk.core.errors import KioskError, Refused
from kiosk.core.text import as_json, text
from kiosk.events import SignedAtConsole
from kiosk.floor.answering.orders import ORDER, do_order
from kiosk.floor.answering.pin_box import PinBox, SignedAnswer
from kiosk.floor.answering.status import StatusBuilder
from kiosk.settings import CallKind
from kiosk.table import AtConsole, Table, calls_of

VERBS: Final = {
    CallKind.HAND: ("acknowledge", "dispute"),
    CallKind.PAYOUT: ("sign",),
    CallKind.SECOND: ("sign",),
    CallKind.SLIP: ("sign",),
    CallKind.QUESTION: ("come",),
    CallKind.DISPUTE: (),
}
"""The permitted answers to a call at a console."""

_OTHER: Final = text("That signature was for something else: check, and sign what is shown.")
_LOOKED_AT: Final = 200  # Answers that may have counted just before the restart.


class ConsoleAnswer(NamedTuple):
    """An answer as the server has it: its number, call, verb, person, and console, and the sealed signature."""

    number: int
    call: str
    verb: str
    person: str
    console: str
    sealed: bytes


def poll(db: psycopg.Connection[Any]) -> list[ConsoleAnswer]:
    """Return the answers of consoles to the connected table that it has not taken yet."""
    return [ConsoleAnswer(*row) for row in db.execute("SELECT * FROM floor.poll()").fetchall()]


def take(db: psycopg.Connection[Any], number: int, refused: str) -> None:
    """Report the outcome of an answer at the table: "" if it counted."""
    db.execute("SELECT floor.take(%s, %s)", (number, refused))


class AnsweredAtTable:
    """Carries out at a table the answers of consoles, each answer once."""

    def __init__(self, table: Table, box: PinBox, status: StatusBuilder) -> None:
        self._table = table
        self._box = box
        self._stands = status

    def done(self, answer: ConsoleAnswer) -> str:
        """Carry out an answer. Return "" if it counts, or else the reason, as JSON."""
        if self._counted(answer.number):
            return ""
        try:
            self._do(answer, self._box.opened(answer.sealed))
        except KioskError as error:
            return json.dumps(as_json(error.message))
        return ""

    def _counted(self, number: int) -> bool:
        journal = self._table.journal
        kept = journal.before(journal.last_seq() + 1, SignedAtConsole, most=20 * _LOOKED_AT)
        return any(event.of(SignedAtConsole).answer == number for event in kept)

    def _do(self, answer: ConsoleAnswer, signed: SignedAnswer) -> None:
        table = self._table
        signed_for = (signed.table, signed.call, signed.verb, signed.person)
        if signed_for != (table.config.id, answer.call, answer.verb, answer.person):
            raise Refused("other", _OTHER)
        at = AtConsole(answer.console, answer.number)
        if answer.call == ORDER:
            do_order(table, self._stands.now(), signed, at)
            return
        call = next((call for call in calls_of(table) if call.id == answer.call), None)
        if call is None:
            raise Refused("over", "That call is over: look again.")
        if signed.digest != call.digest:
            raise Refused("other", _OTHER)
        if call.needs_visit or answer.verb not in VERBS[CallKind(call.kind)]:
            raise Refused("at_table", "A floor supervisor must come to the table for this.")
        self._sign(answer.verb, (signed.person, signed.pin), at)

    def _sign(self, verb: str, signature: tuple[str, str], at: AtConsole) -> None:
        match verb:
            case "acknowledge":
                self._table.floor.acknowledge(*signature, at)
            case "dispute":
                self._table.floor.dispute(*signature, at)
            case "come":
                self._table.floor.coming(*signature, at)
            case _:
                self._table.payouts.sign(*signature, at)
