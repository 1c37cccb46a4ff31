"""A slip: the numbered document of a payout that needs one, and its state.

A slip is an event of the journal before it is paper, and never changes. Its copies have different keys, so that each is
printed once: the original, reprints that are marked, and the void one. Slips of a table are numbered without gaps, and
each names the event of the one before it, so the newest are found without reading the journal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from hashlib import sha256
from typing import Any, Final

from kiosk.core.clock import stamp
from kiosk.core.devices import SlipLine, SlipPage
from kiosk.core.money import Cents, money
from kiosk.core.text import Sentence, Text, text
from kiosk.core.value import value
from kiosk.events import (
    HandVoided,
    SlipCleared,
    SlipIssued,
    SlipProven,
    SlipReprinted,
    SlipUnproven,
    SlipVoided,
    SlipWritten,
)
from kiosk.journal import Event, JournalReader
from kiosk.procedure import Felt

TITLE = text("PAYOUT SLIP")
REPRINT = text("REPRINT {copy}")
VOID = text("VOID")
_LETTERS: Final = "0123456789BCDFGHJKMNPQRSTVWXYZ"  # These letters are not confused, and form no words.
_HAND_IS_VOID = "The hand is void"
CARDS_AT_SEAT = text("Seat {seat}")


@value
class Slip:
    """The contents of a slip, in words except for figures. `cards` are [place, card], only those face up.

    `at_ms` is the time of the signature, in milliseconds since 1970. `floor` signed first, `second` after that. `kept`
    is the reason why the floor holds the payout, "" for one that is paid; `paid_by` names the check, or the cage, ""
    for the rack. `series` is six letters of the program's start, so that no number is used twice after records were
    lost. `origin` names the device's key and the event before the slip, by which the house proves the source of the
    paper. `ruled`: a ruling on a dispute has paid it, and it stays paid though its hand becomes void.
    """

    table: str
    number: int
    at_ms: int
    house: str
    hand: int
    game: str
    seat: int
    step: str
    wager: str
    line: str
    terms: str
    stake: Cents
    amount: Cents
    cards: tuple[tuple[str, str], ...]
    dealer: str
    floor: str
    second: str
    tax_form: str
    kept: str = ""
    series: str = ""
    origin: str = ""
    ruled: bool = False
    paid_by: str = ""

    def __post_init__(self) -> None:
        assert self.number >= 1 and self.amount > 0, "a slip has a number, and something is paid"

    def to_json(self) -> dict[str, Any]:
        body = asdict(self)
        for key in ("ruled", "paid_by"):
            if not body[key]:
                del body[key]
        return body

    @classmethod
    def of(cls, event: Event) -> Slip:
        """Return the slip that was issued with an event."""
        body = dict(event.of(SlipIssued).slip)
        cards = tuple((where, which) for where, which in body.pop("cards"))
        return cls(**body, cards=cards)

    @property
    def key(self) -> str:
        """Return the number of this slip, which no other one of the house has: its table, series, and count."""
        return "-".join(filter(None, (self.table, self.series, f"{self.number:06d}")))

    def page(self, mark: Text | None = None) -> SlipPage:
        """Return the slip as it is printed, with the mark of a copy.

        The fixed texts of a slip are in the house's language; recorded texts stay as they were.
        """
        rows: tuple[tuple[Text, str], ...] = (
            (text("House"), self.house),
            (text("Date"), stamp(self.at_ms)),
            (text("Table"), self.table),
            (text("Hand"), str(self.hand)),
            (text("Game"), self.game),
            (text("Seat"), str(self.seat)),
            *((self._where(place), which) for place, which in self.cards),
            (text("Wager"), f"{self.wager}, {money(self.stake)}"),
            (text("Won with"), self.line),
            (text("Pays"), self.terms),
            (text("Tax form"), self.tax_form),
            (text("Dealer"), self.dealer),
            (text("Floor"), self.floor),
            (text("Second signature"), self.second),
            (text("Not paid"), self.kept),
            (text("Paid by"), self.paid_by),
            (text("Record"), self.origin),
        )
        lines = [SlipLine(Sentence(label), value) for label, value in rows if value]
        lines.append(SlipLine(Sentence(text("Amount")), money(self.amount), large=True))
        return SlipPage(self.key, Sentence(TITLE), tuple(lines), Sentence(mark) if mark else "")

    def _where(self, place: str) -> Text:
        """Return the recorded place of cards: that of the player's own cards includes the seat's number."""
        own = CARDS_AT_SEAT.fill(seat=self.seat)
        return own if place == str(own) else Text(place)


@value
class SlipStatus:
    """A slip and its state.

    `voided` is the reason, "" for a valid slip; `voided_by` and `voided_second` signed for that. `copies` counts the
    prints beyond the first, `reprints` the marked ones, and `is_reprint` is whether the last one is marked. `printed`
    has the keys of the printed pages; `failed` is the reason why the last print has failed, or ""; `may_be_out`, that
    one may have come out unseen. `written`: by hand, on the paper with the number `paper`; `written_for` is the
    supervisor who signed for it. `cleared`: the payout was held, and is "paid" from the cage or "returned" to the house
    since; `cleared_by` signed for that.
    """

    slip: Slip
    voided: str = ""
    voided_by: str = ""
    voided_second: str = ""
    copies: int = 0
    reprints: int = 0
    is_reprint: bool = False
    printed: frozenset[str] = frozenset()
    failed: str = ""
    may_be_out: bool = False
    written: bool = False
    paper: str = ""
    written_for: str = ""
    cleared: str = ""
    cleared_by: tuple[str, ...] = ()

    @property
    def is_kept(self) -> bool:
        """Return whether the floor still keeps the payout."""
        return bool(self.slip.kept) and not self.cleared and not self.voided

    @property
    def is_at_floor(self) -> bool:
        """Return whether the player has had none of the payout: the floor keeps it, or the house has it back."""
        return bool(self.slip.kept) and not self.voided and self.cleared != "paid"

    @property
    def is_paper(self) -> bool:
        """Return whether the slip can be signed: printed, or written by hand."""
        return self.written or bool(self.printed)

    @property
    def next_is_original(self) -> bool:
        """Return whether nothing has come out so far, so that the next print is the original."""
        return bool(self.failed) and not (self.may_be_out or self.is_paper)

    @property
    def key(self) -> str:
        """Return the key of the last page to print."""
        if self.voided:
            return f"{self.slip.key}-void"
        if not self.copies:
            return self.slip.key
        return f"{self.slip.key}-{'reprint' if self.is_reprint else 'again'}-{self.copies}"

    def page(self, name: Callable[[str], str] = str) -> SlipPage:
        """Return the last page to print. `name` returns a person's name by the ID."""
        if not self.voided:
            return self.slip.page(REPRINT.fill(copy=self.reprints) if self.is_reprint else None)
        page = self.slip.page(VOID)
        why = (
            SlipLine(Sentence(text("Void reason")), self.voided),
            *(SlipLine(Sentence(text("Void by")), name(who)) for who in (self.voided_by, self.voided_second) if who),
        )
        return replace(page, lines=page.lines + why)


def slips_of(events: list[Event]) -> list[SlipStatus]:
    """Return the slips that were issued in a hand, in order, out of all the hand's events."""
    found: dict[int, dict[str, Any]] = {}
    for event in events:
        match event.what:
            case SlipIssued(number=number):
                found[number] = {"slip": Slip.of(event), "printed": frozenset()}
            case SlipProven(number=number, key=key):
                found[number] |= {"printed": found[number]["printed"] | {key}, "failed": ""}
            case SlipUnproven(number=number, why=why, outcome=outcome):
                may_be_out = found[number].get("may_be_out", False) or outcome == "may be out"
                found[number] |= {"failed": why, "may_be_out": may_be_out}
            case SlipReprinted(number=number, copy=copy, printed_as=printed_as):
                is_reprint = printed_as == "reprint"
                reprints = found[number].get("reprints", 0) + is_reprint
                found[number] |= {"copies": copy, "reprints": reprints, "is_reprint": is_reprint, "failed": ""}
            case SlipWritten(number=number, paper=paper):
                found[number] |= {"written": True, "paper": paper, "written_for": event.actor}
            case SlipCleared(number=number, cleared=cleared, second=second):
                signed = tuple(person for person in (event.actor, second) if person)
                found[number] |= {"cleared": cleared, "cleared_by": signed}
            case SlipVoided(number=number, reason=reason, second=second):
                signed_by = {"voided_by": event.actor, "voided_second": second}
                found[number] |= {"voided": reason, **signed_by, "failed": ""}
            case HandVoided():
                for slip in found.values():
                    if not slip.get("voided") and not slip["slip"].ruled:
                        slip |= {"voided": _HAND_IS_VOID, "voided_by": event.actor, "failed": ""}
            case _:
                pass
    return [SlipStatus(**slip) for slip in found.values()]


def issued(journal: JournalReader, seq: int | None) -> Iterator[Event]:
    """Yield the events of the slips, the newest first, from the one that was issued with event `seq` on."""
    while seq is not None:
        event = journal.event(seq)
        if event is None:  # It was archived, and the archive's disk is unavailable.
            return
        yield event
        seq = event.of(SlipIssued).previous


def status_of(journal: JournalReader, event: Event) -> SlipStatus:
    """Return the slip that was issued with `event`, and its state."""
    events = journal.hand(event.hand or 0)
    return next(status for status in slips_of(events) if status.slip.number == event.of(SlipIssued).number)


def series_of(key: bytes, started: tuple[int, int, int]) -> str:
    """Return the six letters in the numbers of all slips between two starts of the program.

    They depend on the device's `key` and on the seq, the time in milliseconds since 1970, and the microseconds since
    boot, of the event with which the program has `started`. A kiosk that was put back to an older state of its records,
    noticed or not, has started again, and so have a copy of it, another computer, and a replaced journal. Two starts
    share the letters once in 700 million.
    """
    of_start = key + b"".join(part.to_bytes(8, "big", signed=True) for part in started)
    drawn = int.from_bytes(sha256(of_start).digest(), "big")
    return "".join(_LETTERS[drawn // len(_LETTERS) ** place % len(_LETTERS)] for place in range(6))


def origin_of(journal: JournalReader) -> str:
    """Return the beginning of the device's key, and of the hash of the newest event."""
    newest = journal.event(journal.last_seq())
    assert newest is not None, "a journal has a first event"
    return f"{journal.public_key[:4].hex()}-{newest.hash[:6].hex()}".upper()


def cards_up(felt: Felt, seat: int) -> tuple[tuple[str, str], ...]:
    """Return the cards of the table and of a seat that are face up, each row with its label."""
    rows = [(str(spot.label), (spot.key, 0)) for spot in felt.layout.spots]
    rows.append((str(CARDS_AT_SEAT.fill(seat=seat)), (Felt.HOLE, seat)))
    found = []
    for label, at in rows:
        up = [slot.card.text for slot in felt.cards.get(at, ()) if slot.up and slot.card is not None]
        if up:
            found.append((label, " ".join(key.replace("T", "10") for key in up)))
    return tuple(found)
