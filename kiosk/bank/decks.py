"""The register of decks and dice, folded from the journals of a house and of its tables: each by its seal number.

`BEFORE` has the steps that each step may follow. The house refuses any other order. A table does not know every deck,
so the steps that it has entered are accepted.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import date
from typing import Final, NamedTuple

from kiosk.core.value import value
from kiosk.events import DeckLogged, DeckSealed
from kiosk.journal import Event

CARDS: Final = 52
BEFORE: Final[Mapping[str, frozenset[str]]] = {
    "received": frozenset({""}),
    "issued": frozenset({"received", "returned"}),
    "inspected": frozenset({"issued", "changed"}),
    "rejected": frozenset({"issued", "changed"}),
    "in play": frozenset({"inspected"}),
    "changed": frozenset({"in play"}),
    "returned": frozenset({"issued", "inspected", "changed"}),
    "set aside": frozenset({"in play"}),
    "opened": frozenset({"set aside"}),
    "retired": frozenset({"received", "issued", "inspected", "changed", "returned", "opened", "rejected"}),
    "destroyed": frozenset({"retired"}),
}
"""The steps that each step of a deck may follow; "" is a deck that is not in the register."""
PAIRS: Final = frozenset({"rejected", "in play", "changed", "set aside", "opened", "destroyed"})
"""The steps for which two people sign."""
REASONED: Final = frozenset({"rejected", "changed", "opened", "retired"})
"""The steps that need a reason."""
AT_TABLE: Final = "at the table"


@value
class DeckRecord:
    """The record of a deck, or of a set of dice: its last step, the time of that step, and the signatures.

    `inspected` is the last inspection, None if there was none, and `inspected_seq` its event in the journal that has
    it: of the table `inspected_in`, or of the house, "". `counted_ms` is the time of the last inventory that found the
    deck, or of its receipt.
    """

    last: DeckLogged
    at_ms: int
    counted_ms: int
    inspected: DeckLogged | None = None
    inspected_ms: int = 0
    inspected_seq: int = 0
    inspected_in: str = ""

    @property
    def step(self) -> str:
        return self.last.step

    def may(self, step: str, today: date) -> bool:
        """Return whether a deck may take a step now; a bag is opened on no gaming day before its last one."""
        if step == "counted":
            return self.step != "destroyed"
        return self.step in BEFORE[step] and (step != "opened" or is_retention_over(self, today))


class DeckEvent(NamedTuple):
    """A step of a deck, its time, and the table that has entered it, "" for the house.

    A table does not compare a step with the register.
    """

    at_ms: int
    seq: int
    what: DeckLogged
    entered_at: str = ""


def deck_register(events: Iterable[DeckEvent]) -> dict[str, DeckRecord]:
    """Return the record of each deck by its seal number, from its steps in any order."""
    found: dict[str, DeckRecord] = {}
    for at_ms, seq, what, table in sorted(events, key=lambda each: each.at_ms):
        was = found.get(what.seal)
        if table:
            what = taken_over(what, was)
        if was is None:
            was = DeckRecord(what, at_ms, at_ms)
        elif what.step == "counted":
            found[what.seal] = replace(was, counted_ms=at_ms)
            continue
        if what.step == "inspected":
            was = replace(was, inspected=what, inspected_ms=at_ms, inspected_seq=seq, inspected_in=table)
        found[what.seal] = replace(was, last=what, at_ms=at_ms)
    return found


def steps_at(table: str, event: Event) -> Iterator[DeckEvent]:
    """Yield a `DeckSealed` of a table as steps of the register: of the deck that it removes, and of the deck itself."""
    sealed = event.of(DeckSealed)
    if sealed.removed:
        reason = AT_TABLE + (f": {sealed.why}" if sealed.why else "")
        gone = DeckLogged(seal=sealed.removed, step="changed", signed=sealed.signed, table=table, reason=reason)
        yield DeckEvent(event.at_ms, event.seq, gone, table)
    what = DeckLogged(
        seal=sealed.seal, step=sealed.step, signed=sealed.signed, pieces=sealed.pieces, back=sealed.back,
        code=sealed.code, table=table, cards=sealed.cards, hand=sealed.hand, bag=sealed.bag, until=sealed.until,
        how=sealed.how, machine=sealed.machine, maker=sealed.maker, model=sealed.model, serial=sealed.serial,
        read=sealed.read, reason=_rejection(sealed),
        dealer=sealed.signed[-1][1] if sealed.how else "",
    )  # fmt: skip
    yield DeckEvent(event.at_ms, event.seq, what, table)


def _rejection(sealed: DeckSealed) -> str:
    """Return why a deck was rejected, with the cards that are wrong; "" for another step."""
    if sealed.step != "rejected":
        return ""
    wrong = (
        ("missing", " ".join(sealed.missing)),
        ("doubled", " ".join(sealed.doubled)),
        ("unread", str(sealed.unread or "")),
    )
    return "; ".join((sealed.why, *(f"{what} {cards}" for what, cards in wrong if cards)))


def taken_over(what: DeckLogged, was: DeckRecord | None) -> DeckLogged:
    """Return a step with the kind, back and bar code of the deck, and with its table while it is at one."""
    if was is None:
        return what
    last = was.last
    back, code = last.back or what.back, last.code or what.code
    is_away = what.step in ("returned", "retired", "destroyed", "counted", "opened")
    table = "" if is_away else what.table or last.table
    bag = what.bag or last.bag if what.step in ("set aside", "opened") else ""
    return replace(what, kind=last.kind, back=back, code=code, table=table, bag=bag)


def is_retention_over(was: DeckRecord | None, today: date) -> bool:
    """Return whether the retention period of a bag is over."""
    return was is not None and today.isoformat() >= was.last.until
