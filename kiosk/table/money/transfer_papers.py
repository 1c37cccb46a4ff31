"""The papers of chips: those of a fill, credit, or transfer, and the count of a table that is not opened. Beside them,
the receipt of the inspection of a deck.

Each is printed once under its own key.

Each event is in the journal before its paper is printed. A void request or slip is printed again with a mark.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from kiosk.bank import receipt_page, steps_at
from kiosk.core.clock import stamp
from kiosk.core.devices import SlipLine, SlipPage
from kiosk.core.money import Cents, money
from kiosk.core.text import Sentence, Text, text
from kiosk.core.value import value
from kiosk.events import (
    ClosedRackCounted,
    DeckLogged,
    DeckSealed,
    TransferReceived,
    TransferRequested,
    TransferSent,
    TransferVoided,
)
from kiosk.journal import Event, JournalReader

TransferStep = TransferRequested | TransferSent | TransferReceived | TransferVoided
ChipStep = TransferStep | ClosedRackCounted
CHIP_STEPS: Final = (TransferRequested, TransferSent, TransferReceived, TransferVoided, ClosedRackCounted)
_LETTER: Final = {"fill": "F", "credit": "C", "out": "T", "in": "T"}
_PART: Final = {
    ClosedRackCounted: "count",
    TransferRequested: "request",
    TransferSent: "slip",
    TransferReceived: "receipt",
    TransferVoided: "void",
}
_TITLE: Final = {
    ("fill", "request"): text("FILL REQUEST"),
    ("fill", "slip"): text("FILL SLIP"),
    ("fill", "receipt"): text("FILL RECEIPT"),
    ("fill", "void"): text("FILL"),
    ("credit", "request"): text("CREDIT REQUEST"),
    ("credit", "slip"): text("CREDIT SLIP"),
    ("credit", "receipt"): text("CREDIT RECEIPT"),
    ("credit", "void"): text("CREDIT"),
    ("out", "request"): text("TRANSFER REQUEST"),
    ("out", "slip"): text("TRANSFER SLIP"),
    ("out", "receipt"): text("TRANSFER RECEIPT"),
    ("out", "void"): text("TRANSFER"),
    ("in", "receipt"): text("TRANSFER RECEIPT"),
}
_COUNT: Final = text("COUNT OF A CLOSED TABLE")
_KEY: Final = re.compile(r"-(?:request|slip|receipt|void|count|inspection)\.(?P<seq>\d+)(?:-\d+)?$")
_DUTY: Final = {"floor": text("Floor"), "dealer": text("Dealer"), "cage": text("Cage"), "runner": text("Runner")}
_VOID: Final = text("VOID")
_REPRINT: Final = text("REPRINT")


def is_paper_key(key: str) -> bool:
    """Return whether the key of a print is that of a paper of an event, not of a payout's slip."""
    return _KEY.search(key) is not None


def seq_of(key: str) -> int:
    """Return the seq of the event that is on the paper with this key."""
    found = _KEY.search(key)
    assert found is not None, "only the paper of an event has it in its key"
    return int(found["seq"])


@value
class TransferPaper:
    """One paper, as the event `seq` has it. `origin` names the device's key and that event, by which the house proves
    where the paper came from.
    """

    seq: int
    step: ChipStep
    actor: str
    at_ms: int
    table: str
    house: str
    origin: str

    @classmethod
    def of(cls, event: Event, *, house: str, journal: JournalReader) -> TransferPaper:
        """Return the paper of an event of a journal."""
        assert isinstance(event.what, CHIP_STEPS)
        return cls(event.seq, event.what, event.actor, event.at_ms, journal.table, house, _origin(event, journal))

    @property
    def part(self) -> str:
        return _PART[type(self.step)]

    @property
    def slip(self) -> int:
        """Return the number of the slip, 0 for a request."""
        return 0 if isinstance(self.step, TransferRequested | ClosedRackCounted) else self.step.slip

    @property
    def number(self) -> str:
        """Return the number that is printed: of the slip, or of the request that has none yet."""
        if isinstance(self.step, ClosedRackCounted):
            return f"{self.table}-U{self.step.number:06d}"
        letter = _LETTER[self.step.direction]
        return f"{self.table}-{letter}{self.slip:06d}" if self.slip else f"{self.table}-R{self.step.transfer:06d}"

    @property
    def key(self) -> str:
        """Return the key of this paper, which differs from every other one of the house."""
        return f"{self.number}-{self.origin[-12:]}-{self.part}.{self.seq}"

    def page(self, name: Callable[[str], str], *, again: bool = False) -> SlipPage:
        """Return the paper as it is printed. `name` returns a person's name by the ID; `again` marks a reprint."""
        step = self.step
        if isinstance(step, ClosedRackCounted):
            return self._count_page(step, name, again=again)
        chips = tuple(sorted(step.chips, reverse=True))
        rows: list[tuple[Text, str]] = [
            (text("House"), self.house),
            (text("Date"), stamp(self.at_ms)),
            (text("Table"), self.table),
            (text("Request"), str(step.transfer)),
            (text("Slip"), str(self.slip or "")),
        ]
        if step.table:
            rows.append((text("From table") if step.direction == "in" else text("To table"), step.table))
        if isinstance(step, TransferReceived) and step.of_slip:
            rows.append((text("Its slip"), str(step.of_slip)))
            if step.said:
                rows.append((text("It says"), money(step.said)))
        if isinstance(step, TransferSent) and step.replaces:
            rows.append((text("Instead of slip"), str(step.replaces)))
        rows += [(text("Chips"), f"{count:,} × {money(chip)} = {money(chip * count)}") for chip, count in chips]
        if isinstance(step, TransferVoided):
            rows.append((text("Void reason"), step.why))
        rows += [(_DUTY[duty], name(who)) for duty, who in step.signed]
        rows.append((text("Record"), self.origin))
        lines = [SlipLine(Sentence(label), value) for label, value in rows if value]
        cents: Cents = sum(chip * count for chip, count in chips)
        lines.append(SlipLine(Sentence(text("Amount")), money(cents), large=True))
        mark = _VOID if self.part == "void" else _REPRINT if again else None
        title = Sentence(_TITLE[step.direction, self.part])
        return SlipPage(self.number, title, tuple(lines), Sentence(mark) if mark else "")

    def _count_page(self, step: ClosedRackCounted, name: Callable[[str], str], *, again: bool) -> SlipPage:
        """Return the page of a count of a table that is not opened: each chip, the difference, and the signers."""
        chips = tuple(sorted(step.rack, reverse=True))
        rows = [
            (text("House"), self.house),
            (text("Date"), stamp(self.at_ms)),
            (text("Table"), self.table),
            *((text("Chips"), f"{count:,} × {money(chip)} = {money(chip * count)}") for chip, count in chips),
            (text("Difference"), money(step.difference)),
            (_DUTY["floor"], name(self.actor)),
            (_DUTY["dealer"], name(step.dealer)),
            (text("Record"), self.origin),
        ]
        lines = [SlipLine(Sentence(label), value) for label, value in rows]
        lines.append(SlipLine(Sentence(text("Amount")), money(sum(chip * count for chip, count in chips)), large=True))
        return SlipPage(self.number, Sentence(_COUNT), tuple(lines), Sentence(_REPRINT) if again else "")


@value
class InspectionPaper:
    """The receipt of an inspection at a table, which event `seq` has. `origin` is that of a `TransferPaper`."""

    seq: int
    what: DeckLogged
    at_ms: int
    house: str
    origin: str

    @classmethod
    def of(cls, event: Event, *, house: str, journal: JournalReader) -> InspectionPaper:
        """Return the receipt of an event of a journal."""
        *_, (at_ms, seq, what, _) = steps_at(journal.table, event)
        return cls(seq, what, at_ms, house, _origin(event, journal))

    @property
    def number(self) -> str:
        """Return the number that is printed."""
        return f"{self.what.table}-I{self.seq:06d}"

    @property
    def key(self) -> str:
        """Return the key of this paper, which differs from every other one of the house."""
        return f"{self.number}-{self.origin[-12:]}-inspection.{self.seq}"

    def page(self, name: Callable[[str], str], *, again: bool = False) -> SlipPage:
        """Return the receipt as it is printed. `name` returns a person's name by the ID; `again` marks a reprint."""
        return receipt_page(self.what, self.at_ms, self.number, self.origin, house=self.house, name=name, again=again)


def paper_of(event: Event, *, house: str, journal: JournalReader) -> TransferPaper | InspectionPaper:
    """Return the paper of an event of a journal."""
    of = InspectionPaper if isinstance(event.what, DeckSealed) else TransferPaper
    return of.of(event, house=house, journal=journal)


def _origin(event: Event, journal: JournalReader) -> str:
    return f"{journal.public_key[:4].hex()}-{event.hash[:6].hex()}".upper()
