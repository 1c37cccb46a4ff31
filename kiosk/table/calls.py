"""The reasons of a call to the floor, as other screens show them: of cards, only those that the table has shown.

The ID of a call identifies this one question: a hand that was corrected, or a payout that has its first signature,
is another call. Its digest is over all that is shown of it, so that nobody signs at a console for something else.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from kiosk.core.cards import Card
from kiosk.core.hands import Hand
from kiosk.core.text import EMPTY, Text, as_json, counted, from_json, listed
from kiosk.core.value import value
from kiosk.events import CameraRead, DisputeOpened
from kiosk.procedure import Does, Felt, Floor, HandView, Item, terms_together
from kiosk.settings import CallKind
from kiosk.table.kernel.state import FloorCall
from kiosk.table.money.payouts import DuePayouts, Stage
from kiosk.table.rulings.disputes import Dispute
from kiosk.table.table import Table

_KINDS = {Stage.SIGN: CallKind.PAYOUT, Stage.SECOND: CallKind.SECOND, Stage.VOID: CallKind.SLIP}
MAX_PICTURES = 3
_SLIPS = counted("Slip {slips} does not match", "Slips {slips} do not match")


@value
class CallAtTable:
    """One call. Texts are stored as JSON; `at_ms` is its time, 0 seats are the whole table.

    `needs_visit`: no console can answer it; `coming` is the person who is coming, `signed` the first signer, and when;
    `stake` and `cents` are totals of all its seats, in points if the game is played for them. `pictures` are the hashes
    of the camera's pictures of its cards, `seen_ms` the time of the last one, and `agrees` means that it saw all of the
    cards.
    """

    id: str
    kind: str
    at_ms: int
    hand: int = 0
    seats: tuple[int, ...] = ()
    line: Any = None
    wager: Any = None
    stake: int = 0
    terms: Any = None
    does: str = ""
    cents: int = 0
    points: bool = False
    cards: tuple[str, ...] = ()
    signed: str = ""
    signed_ms: int = 0
    coming: str = ""
    pictures: tuple[str, ...] = ()
    seen_ms: int = 0
    agrees: bool = False
    needs_visit: bool = False

    @property
    def digest(self) -> str:
        """Return SHA-256 of all that is shown of it, in hex."""
        return hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()

    @property
    def line_words(self) -> Text:
        return EMPTY if self.line is None else from_json(self.line)

    @property
    def wager_words(self) -> Text:
        return EMPTY if self.wager is None else from_json(self.wager)

    @property
    def terms_words(self) -> Text:
        return EMPTY if self.terms is None else from_json(self.terms)


def calls_of(table: Table) -> tuple[CallAtTable, ...]:
    """Return the open calls of a table; the call that the hand waits for comes first."""
    return tuple(_found(table))


def _found(table: Table) -> Iterator[CallAtTable]:
    at_table = table.house.calls_at_table
    asked, waits = table.payouts.asked_by, _waits(table)
    if asked is not None and waits is not None:
        kind, shown = waits
        yield CallAtTable(
            id=f"{kind}.{asked.seq}", kind=kind.value, at_ms=asked.at_ms, hand=table.hand_number,
            points=table.round.felt.layout.points, needs_visit=kind in at_table, **shown,
            **_pictured(table, shown.get("cards", ())),
        )  # fmt: skip
    if table.floor.called is not None and not table.floor.is_locked:
        yield _called(table, table.floor.called, needs_visit=CallKind.QUESTION in at_table)
    yield from map(_disputed, table.disputes.waiting)


def _pictured(table: Table, cards: tuple[str, ...]) -> dict[str, Any]:
    """Return the camera's pictures of these cards in the open hand: the newest one of each of their zones."""
    if table.camera.evidence is None or not cards:
        return {}
    zones: dict[str, tuple[str, int, set[str]]] = {}
    for event in table.journal.hand(table.hand_number):
        if event.kind == CameraRead.KIND:
            read = event.of(CameraRead)
            seen = {str(likely[0][0]) for likely in read.evidence["likely"] if likely} & set(cards)
            if seen:
                zones[read.zone] = (str(read.evidence["crop"]), event.at_ms, seen)
    if not zones:
        return {}
    newest = sorted(zones.values(), key=lambda zone: -zone[1])[:MAX_PICTURES]
    found = set[str]().union(*(seen for _, _, seen in zones.values()))
    pictures = tuple(crop for crop, _, _ in newest)
    return {"pictures": pictures, "seen_ms": newest[0][1], "agrees": found == set(cards)}


def _waits(table: Table) -> tuple[CallKind, dict[str, Any]] | None:
    """Return the call that the hand waits for, and its displayed details; None if it does not wait."""
    prompt = table.round.prompt
    if isinstance(prompt, Floor):
        return CallKind.HAND, _hand(prompt)
    due = None if table.doubts.are_open else table.payouts.due
    return None if due is None or due.stage not in _KINDS else (_KINDS[due.stage], _due(table, due))


def _hand(prompt: Floor) -> dict[str, Any]:
    items = (prompt.item, *prompt.also)
    return {**_shown(items, sum(_moved(item) for item in items)), "cards": tuple(card.text for card in prompt.cards)}


def _due(table: Table, due: DuePayouts) -> dict[str, Any]:
    first = next(iter(table.payouts.signatures), None) if due.stage is Stage.SECOND else None
    signed = {} if first is None else {"signed": _name(table, first[0]), "signed_ms": first[1]}
    if due.stage is Stage.VOID:
        slips = listed(kept.slip.number for kept in due.slips)
        slip = due.slips[0].slip
        return {
            "seats": tuple(kept.slip.seat for kept in due.slips),
            "line": as_json(_SLIPS.fill(n=len(due.slips), slips=slips)),
            "wager": slip.wager,
            "stake": sum(kept.slip.stake for kept in due.slips),
            "terms": slip.terms if len(due.slips) == 1 else None,
            "cents": sum(kept.slip.amount for kept in due.slips),
        }
    shown = _shown(due.items, sum(item.pay for item in due.items))
    return {**shown, **signed, "cards": tuple(card.text for card in cards_of(table.round, due.items[0]))}


def _shown(items: tuple[Item, ...], cents: int) -> dict[str, Any]:
    first, terms = items[0], terms_together(items)
    return {
        "seats": tuple(item.seat for item in items),
        "line": as_json(first.line),
        "wager": as_json(first.wager),
        "stake": sum(item.stake for item in items),
        "terms": as_json(terms) if terms else None,
        "does": first.does.value,
        "cents": cents,
    }


def _moved(item: Item) -> int:
    return item.take if item.does is Does.TAKE else item.pay if item.does is Does.PAY else item.stake


def _called(table: Table, call: FloorCall, *, needs_visit: bool) -> CallAtTable:
    return CallAtTable(
        id=f"{CallKind.QUESTION}.{call.at_ms}",
        kind=CallKind.QUESTION.value,
        at_ms=call.at_ms,
        hand=table.hand_number if table.hand_is_open else 0,
        line=as_json(call.why),
        coming=_name(table, call.coming) if call.coming else "",
        needs_visit=needs_visit or bool(call.coming),
    )


def _disputed(dispute: Dispute) -> CallAtTable:
    opened = dispute.opened.of(DisputeOpened)
    return CallAtTable(
        id=f"{CallKind.DISPUTE}.{dispute.seq}",
        kind=CallKind.DISPUTE.value,
        at_ms=dispute.opened.at_ms,
        hand=dispute.hand,
        seats=(opened.seat,),
        line=as_json(opened.claim),
        wager=as_json(opened.wager) if opened.wager else None,
        cents=opened.claimed or 0,
        needs_visit=True,
    )


def _name(table: Table, person_id: str) -> str:
    person = table.staff.person(person_id)
    return person_id if person is None else person.name


def cards_of(hand: HandView, item: Item) -> tuple[Card, ...]:
    """Return the cards that decide a wager: those shown to the floor, the five of its hand, or the seat's."""
    for entry in reversed(hand.entries):
        asked = entry.prompt
        if isinstance(asked, Floor) and any(
            value.seat == item.seat and value.key == item.key for value in (asked.item, *asked.also)
        ):
            return asked.cards
    if isinstance(item.by, Hand):
        return item.by.cards
    mine = hand.felt.cards.get((Felt.HOLE, item.seat), ())
    return tuple(slot.card for slot in mine if slot.up and slot.card is not None)
