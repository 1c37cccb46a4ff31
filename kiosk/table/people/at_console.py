"""Signatures of a floor supervisor from elsewhere: at a console, by the floor server."""

from typing import NamedTuple

from kiosk.events import SignedAtConsole
from kiosk.staff import Act, Person, Role
from kiosk.table.kernel.kernel import Kernel


class AtConsole(NamedTuple):
    """At which console something was signed, and the number of the answer at the floor server."""

    console: str
    answer: int


def prove_at(
    kernel: Kernel,
    signature: tuple[str, str],
    what: Act | Role,
    at: AtConsole | None,
    *,
    but_not: frozenset[str] = frozenset(),
) -> Person:
    """Return the signer, at the table or `at` a console. Raise NotProven."""
    return kernel.prove(*signature, what, but_not=but_not, console="" if at is None else at.console)


def keep_console(kernel: Kernel, at: AtConsole | None, person: Person) -> None:
    """Record at which console the next event was signed; nothing if it was signed at the table."""
    if at is not None:
        kernel.commit(SignedAtConsole(console=at.console, answer=at.answer), actor=person.id)
