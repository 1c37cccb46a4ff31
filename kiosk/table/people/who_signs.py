"""The signers for the house at a table, without those whose own work it is.

A hand is the work of each dealer who dealt it, of the dealer who supervised a trainee, and of those who are signed in
while it is corrected. None of them signs for it as the floor, under whichever id: `kernel.prove` refuses them, and the
lists of names leave them out.
"""

from collections.abc import Collection, Iterable
from typing import Final

from kiosk.events import Answered, DealerOn, HandOpened, HandReopened, Noted, TableOpened
from kiosk.journal import Event
from kiosk.staff import Act, Person, Role, besides
from kiosk.table.kernel.kernel import Kernel

BY_FLOOR: Final = frozenset({"floor", "badge"})
"""The sources of the floor's answers."""

_OF_THE_FLOOR: Final = frozenset({Role.FLOOR, Act.SIGN_AS_FLOOR, Act.POST_JACKPOTS})


def own_work(kernel: Kernel, what: Act | Role | frozenset[Role]) -> frozenset[str]:
    """Return the ids of those at the table who may not sign this, though their roles allow it."""
    if not isinstance(what, Act | Role) or what not in _OF_THE_FLOOR:
        return frozenset()
    opening = kernel.round.opening
    state = kernel.state
    ids = {state.dealer, state.supervisor, opening.dealer, opening.supervisor}
    return frozenset(filter(None, ids)) | _took_over(state.events)


def own_hand(kernel: Kernel, hand: int) -> frozenset[str]:
    """Return the IDs of the people who dealt or supervised a hand of this table."""
    events = kernel.journal.hand(hand)
    opened = events[0].of(HandOpened)
    again = frozenset[str]()
    for event in events:
        if isinstance(event.what, HandReopened):
            again |= _signed_in(kernel, event.seq)
    return frozenset({opened.dealer, opened.supervisor or opened.dealer}) | _took_over(events) | again


def _took_over(events: Iterable[Event]) -> frozenset[str]:
    """Return the dealers who took over in a hand, and everybody who answered in it, but not for the floor."""
    found = set[str]()
    for event in events:
        match event.what:
            case DealerOn(dealer=dealer):
                found.add(dealer)
            case Answered(source=source) | Noted(source=source) if source not in BY_FLOOR:
                found.add(event.actor)
            case _:
                pass
    return frozenset(found)


def _signed_in(kernel: Kernel, seq: int) -> frozenset[str]:
    """Return the dealer at the time of an event, and the dealer who supervised."""
    newest = next(kernel.journal.before(seq, DealerOn, TableOpened), None)
    match newest and newest.what:
        case DealerOn(dealer=dealer, supervisor=supervisor):
            return frozenset({dealer, supervisor or dealer})
        case TableOpened(dealer=dealer):
            return frozenset({dealer})
        case _:
            return frozenset()


def signers(kernel: Kernel, what: Act | Role, *, but_not: Collection[str] = ()) -> tuple[Person, ...]:
    """Return by name everybody who may do or sign this now, and is none of these."""
    people = (kernel.staff.person(person_id) for person_id in own_work(kernel, what).union(but_not))
    return besides(kernel.authority.people(what), [person for person in people if person is not None])
