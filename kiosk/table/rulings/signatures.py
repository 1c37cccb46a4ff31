"""The scope of a signature, and the number of signatures for a change: one rule for undo, forfeit, card, wager, and
void.

A signature covers statements: seat, wager, line, amount, and cards. The floor's call covers one before anyone signs. A
change is allowed if every covered statement stays true, or if at least as many people sign the change as had signed the
statement. Entries of a device, and decisions before later cards, need the floor as well. A game does not use this.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from kiosk.core.cards import Card
from kiosk.core.errors import NotAuthorized, Refused
from kiosk.events import (
    Answered,
    CardCameEarly,
    Corrected,
    DealerOn,
    HandOpened,
    Noted,
    PayoutSigned,
    Undone,
    ruling_of,
)
from kiosk.journal import Event
from kiosk.procedure import (
    Choice,
    Chosen,
    Dealt,
    Entry,
    Floor,
    Forfeit,
    HandView,
    Item,
    Place,
    Placed,
    Rolled,
    Round,
    Statement,
    amend,
    called_items,
    is_laid_out,
    settled_items,
    statement_of,
)
from kiosk.staff import Act, Person
from kiosk.table.kernel.kernel import Kernel
from kiosk.table.people.people import Signature
from kiosk.table.people.who_signs import BY_FLOOR

DEVICES: Final = frozenset({"shoe", "camera"})


def signed_statements(events: Iterable[Event]) -> Mapping[Statement, frozenset[str]]:
    """Return the signers of each statement of a hand."""
    found: dict[Statement, frozenset[str]] = {}
    for event in events:
        match event.what:
            case Answered(signed=signed) | PayoutSigned(signed=signed):
                for row in signed:
                    found[row] = found.get(row, frozenset()) | {event.actor}
            case _:
                pass
    return found


def acknowledged_by(events: Sequence[Event], called: Floor) -> str:
    """Return the person who has acknowledged this called hand before, or ""."""
    rows = tuple(map(statement_of, called_items(called)))
    for event in reversed(events):
        if isinstance(event.what, Answered) and event.what.signed == rows:
            return event.actor
    return ""


def needed_for(events: Sequence[Event], hand: Round, after: Round | None) -> int:
    """Return the number of signers for a change of a hand to `after`, None if it becomes void; 0 for none."""
    signed = signed_statements(events)
    broken = _broken(signed, hand, after)
    return max((max(1, len(signed.get(statement, ()))) for statement in broken), default=0)


def signed_changes(events: Sequence[Event], hand: Round, after: Round | None) -> tuple[tuple[Item, Item | None], ...]:
    """Return each wager that was called or signed for and becomes another, as it was and as it is `after`.

    The second item is None if the wager is not settled any more, or is not known yet.
    """
    broken = _broken(signed_statements(events), hand, after)
    return tuple((was.in_full, now and now.in_full) for was, now in broken.values())


def _broken(
    signed: Iterable[Statement], hand: Round, after: Round | None
) -> Mapping[Statement, tuple[Item, Item | None]]:
    """Return the statements that are signed or called and are no longer true `after`: each wager as it was, and is."""
    covered = {*signed, *_called(hand)}
    if not covered:
        return {}
    then = () if after is None else _settled(after)
    by_wager = {(item.seat, item.key): item for item in then}
    lost = covered - set(map(statement_of, then))
    return {
        statement: (item, by_wager.get((item.seat, item.key)))
        for item in _settled(hand)
        if (statement := statement_of(item)) in lost
    }


def _called(hand: Round) -> Iterator[Statement]:
    for prompt in (*(entry.prompt for entry in hand.entries), hand.asked):
        yield from map(statement_of, called_items(prompt) if prompt is not None else ())


def is_called_or_signed(events: Iterable[Event], hand: Round) -> bool:
    """Return whether the floor was called to this hand, or a payout of it was signed."""
    return any(_called(hand)) or bool(signed_statements(events))


def _settled(hand: Round) -> tuple[Item, ...]:
    """Return the result of each wager of a hand, as far as its cards are known."""
    return settled_items(hand.played_on().entries)


def needed_for_undo(events: Sequence[Event], hand: Round) -> int:
    """Return the number of signers for undoing the last entry. The floor signs while its call waits for an answer."""
    last, before = hand.entries[-1], hand.without_last()
    needed = needed_for(events, hand, before)
    if _is_of_floor(events, last) or (hand.asked is not None and called_items(hand.asked)):
        return max(1, needed)
    if is_of_device(events, last) or (_decides(last) and hand.has_shown_since(before)):
        return max(1, needed)
    if _decides(last) and any(event.seq > last.seq and _fixes(events, event, last) for event in events):
        return max(1, needed)
    return needed


def voids_decided(events: Sequence[Event], hand: Round, after: Round) -> bool:
    """Return whether the change to `after` drops decisions that players made before a card, a die, or a ruling."""
    voided = hand.entries[len(after.entries) :]
    return any(
        _decides(entry) and any(event.seq > entry.seq and _fixes(events, event, entry) for event in events)
        for entry in voided
    )


def _is_of_floor(events: Sequence[Event], entry: Entry) -> bool:
    for event in events:
        match event.what:
            case Answered(source=source) | Noted(source=source) if event.seq == entry.seq:
                if source in BY_FLOOR:
                    return True
            case Corrected() as what if entry.seq in (what.event, *(seq for seq, _ in what.also)):
                if not is_by_dealer(events, event):
                    return True
            case _:
                pass
    return False


def is_by_dealer(events: Sequence[Event], event: Event) -> bool:
    """Return whether the actor of an event was the dealer at that time; a signer for the floor may deal later."""
    before = (earlier.what for earlier in events if earlier.seq <= event.seq)
    return event.actor in {what.dealer for what in before if isinstance(what, HandOpened | DealerOn)}


def is_of_device(events: Sequence[Event], entry: Entry) -> bool:
    """Return whether a device has read the contents of this entry."""
    if not isinstance(entry.answer, Dealt | Rolled) or not _is_known(entry.answer):
        return False
    return any(
        isinstance(event.what, Answered) and event.seq == entry.seq and event.what.source in DEVICES for event in events
    )


def _is_known(answer: Dealt | Rolled) -> bool:
    return isinstance(answer, Rolled) or any(card is not None for card in answer.cards)


def _decides(entry: Entry) -> bool:
    """Return whether this is a wager or decision of players, other than the one on players and stacks."""
    return isinstance(entry.answer, Placed | Chosen) and not getattr(entry.prompt, "is_of_stacks", False)


def _fixes(events: Sequence[Event], event: Event, entry: Entry) -> bool:
    """Return whether players have seen or heard something with this event, so that their earlier decisions are final.

    That is a card or a die, even if undone, shown hands, and a ruling of the floor. A decision that is only noted is
    one of several that are entered together: a card that is due comes once all of them are there.
    """
    what = event.what
    if isinstance(what, CardCameEarly) or (ruling_of(what) is not None and not is_by_dealer(events, event)):
        return True
    if entry.note:
        return False
    match what:
        case Answered(answer=answer):
            return is_laid_out(answer)
        case Undone(hides=hides):
            return hides is not None
        case Corrected(voids_from=voids_from):
            return voids_from is not None
        case _:
            return False


def decided_already(events: Sequence[Event], hand: HandView) -> Mapping[int, Choice]:
    """Return the prompt's decisions from before an early card or a ruling: only the floor changes them."""
    for entry in reversed(hand.entries):
        if isinstance(entry.answer, Forfeit):
            continue  # The decisions of the other seats are kept.
        if not entry.note or not isinstance(entry.answer, Chosen) or not _decides(entry):
            break
        if any(event.seq > entry.seq and _fixes(events, event, entry) for event in events):
            return entry.answer.choices
    return {}


def contradicts_device(events: Sequence[Event], hand: HandView, place: Place, card: Card | None) -> bool:
    """Return whether a device has read the card at a place, and `card` is another one."""
    try:
        changes = amend.with_card(hand.entries, place, card)
    except Refused:
        return False
    return any(entry.seq in changes and is_of_device(events, entry) for entry in hand.entries)


def prove_all(kernel: Kernel, signatures: Sequence[Signature], needed: int) -> tuple[Person, ...]:
    """Return the signers of a change: as many different people as are needed. Raise NotAuthorized, or Refused."""
    if len(signatures) < needed:
        if needed == 1:
            raise NotAuthorized("unsigned", "The floor must sign for this.")
        raise NotAuthorized("unsigned", "{needed} supervisors must sign for this.", needed=needed)
    people: list[Person] = []
    for who, pin in signatures[:needed]:
        but_not = frozenset(person.id for person in people)
        people.append(kernel.prove(who, pin, Act.SIGN_AS_FLOOR, but_not=but_not))
    return tuple(people)
