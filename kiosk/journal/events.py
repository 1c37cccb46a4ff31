"""What may be written: one catalogue of every kind of event, with its fields and what they mean.

An event is a fact in the past tense, and is never changed. Whatever is not in the catalogue cannot be written: an
unknown kind, or a field that is missing, extra or of the wrong type, is our own bug and raises AssertionError before
anything reaches the disk. `docs/events.md` is generated from here: `python -m kiosk.journal.events > docs/events.md`.

To add a kind, add a `Kind(...)` below. To change the fields of a kind, raise its `v`: events of the older version stay
in the journal for ever, so whoever reads them must know both. Values are plain JSON without fractions: an amount is
integer cents, a hash is hexadecimal, an absent value is null.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

_RULING = {"irregularity", "when", "remedy", "said", "house", "source", "clause"}
_LEAST_INT, _MOST_INT = -(2**63), 2**63 - 1


class InHand(StrEnum):
    """Whether an event of this kind belongs to a hand."""

    ALWAYS = "always"
    NEVER = "never"
    EITHER = "either"


# ----------------------------------------------------------------------------------------------------------- types


@dataclass(frozen=True, slots=True)
class Type:
    """The type of a field: its name in the documentation, and whether a plain JSON value fits it."""

    name: str
    fits: Callable[[Any], bool]

    def or_null(self) -> Type:
        fits = self.fits
        return Type(f"{self.name} or null", lambda value: value is None or fits(value))


def _is_int(value: object) -> bool:
    return type(value) is int


def _is_text(value: object) -> bool:
    return type(value) is str


def _is_hex(value: object, length: int) -> bool:
    return type(value) is str and len(value) == 2 * length and not set(value) - set("0123456789abcdef")


def hexadecimal(length: int) -> Type:
    """Return the type of `length` bytes in lower-case hexadecimal."""
    return Type(f"{length} bytes, hexadecimal", lambda value: _is_hex(value, length))


def one_of(*words: str) -> Type:
    """Return the type of one of these words."""
    return Type(" or ".join(f"`{word}`" for word in words), lambda value: type(value) is str and value in words)


TEXT = Type("text", _is_text)
WORD = Type("text, not empty", lambda value: _is_text(value) and value != "")
INT = Type("integer", _is_int)
CENTS = Type("integer, cents", _is_int)
MILLISECONDS = Type("integer, milliseconds since 1970 UTC", lambda value: _is_int(value) and value >= 0)
SEQ = Type("seq of an event", lambda value: _is_int(value) and value >= 1)
SEATS = Type(
    "list of seats, none twice",
    lambda value: type(value) is list and all(_is_int(one) and one >= 1 for one in value) and _no_repeats(value),
)
WORDS = Type(
    "list of texts, none empty",
    lambda value: type(value) is list and all(_is_text(one) and one != "" for one in value),
)
POSTED = Type(
    "{name: cents}",
    lambda value: type(value) is dict and all(_is_int(cents) and cents >= 0 for cents in value.values()),
)
OBJECT = Type("object", lambda value: type(value) is dict)
ITEMS = Type("list of [seat, cents taken, cents paid]", lambda value: type(value) is list and all(map(_is_item, value)))
RULING = Type(
    "{irregularity, when, remedy, said, house, source, clause}, all text",
    lambda value: type(value) is dict and set(value) == _RULING and all(_is_text(one) for one in value.values()),
)
PLACE = Type(
    "[spot, seat, nth]",
    lambda value: type(value) is list and [type(one) for one in value] == [str, int, int],
)
AMENDED = Type(
    "list of [seq of an event, answer]",
    lambda value: type(value) is list and all(type(one) is list and len(one) == 2 for one in value),
)
RACK = Type("list of [chip in cents, count]", lambda value: type(value) is list and all(map(_is_chips, value)))
SOURCE = one_of("touch", "shoe", "camera", "floor", "training", "record")


def _is_chips(value: object) -> bool:
    return type(value) is list and len(value) == 2 and all(_is_int(one) and one >= 0 for one in value)


def _is_item(value: object) -> bool:
    return type(value) is list and len(value) == 3 and all(map(_is_int, value))


def _no_repeats(values: list[int]) -> bool:
    return len(set(values)) == len(values)


@dataclass(frozen=True, slots=True)
class Field:
    """One field of an event. An `optional` one may be left out."""

    name: str
    type: Type
    meaning: str
    optional: bool = False


class Kind:
    """One kind of event: its name in the journal, what has happened, its version and its fields."""

    __slots__ = ("fields", "in_hand", "meaning", "name", "v")

    def __init__(self, name: str, in_hand: InHand, meaning: str, *fields: Field, v: int = 1) -> None:
        assert len({field.name for field in fields}) == len(fields), f"{name} has a field twice"
        self.name = name
        self.in_hand = in_hand
        self.meaning = meaning
        self.fields = {field.name: field for field in fields}
        self.v = v

    def check(self, body: Mapping[str, Any]) -> None:
        """Raise AssertionError unless the plain `body` has exactly the fields of this kind."""
        for name, value in body.items():
            field = self.fields.get(name)
            if field is None:
                raise AssertionError(f"{self.name} has no field {name!r}")
            if not field.type.fits(value):
                raise AssertionError(f"{self.name}.{name} is {value!r}, not {field.type.name}")
        for name, field in self.fields.items():
            if name not in body and not field.optional:
                raise AssertionError(f"{self.name} needs its field {name!r}")


# ------------------------------------------------------------------------------------------------------- catalogue

_STEP = Field("step", WORD, "the key of the step on the game's rail")
_CLAUSE = Field("clause", TEXT, "the clause of the rules that the prompt came from")
_WHY = Field("why", TEXT, "the reason, in words for people")
_DEALER = Field("dealer", WORD, "the person's id in the staff register")
_PERSON = Field("person", WORD, "the id in the staff register, as it was entered")
_SOURCE = Field("source", SOURCE, "where the answer came from")
_ANSWER = Field("answer", OBJECT, "the answer, as `kiosk.procedure.prompt.to_json` writes it")
_SEAT = Field("seat", INT, "the seat")
_NUMBER = Field("number", INT, "the number of the slip")
_KEY = Field("key", WORD, "what tells this print from every other")
_RULED = Field(
    "ruling",
    RULING,
    "which irregularity it was and the remedy that was ruled, both also in words; the house's own ruling; where this "
    "one stands: `document`, `house` or `floor`; the clause next to it. Who decided is the actor",
)
_RULING_IF_ANY = Field(_RULED.name, _RULED.type, _RULED.meaning, optional=True)

_KINDS = (
    Kind(
        "journal_created",
        InHand.NEVER,
        "The journal begins. It is event 1 of every journal, and of no other seq.",
        Field("table", WORD, "the id of the table"),
        Field("device_key", hexadecimal(32), "the public Ed25519 key of the device that signs the checkpoints"),
    ),
    Kind(
        "started",
        InHand.NEVER,
        "The program has started.",
        Field("version", WORD, "the version of the program"),
    ),
    Kind(
        "table_opened",
        InHand.NEVER,
        "The table is open for a game. The floor is the actor; the dealer has signed too, and deals.",
        Field("game", WORD, "the key of the game"),
        Field("rules_version", WORD, "the version of its procedure and of the house's rules"),
        Field("minimum", CENTS, "the table's minimum"),
        Field("maximum", CENTS.or_null(), "the table's maximum, null for none"),
        Field("rack", RACK, "the rack as it was counted"),
        _DEALER,
    ),
    Kind(
        "table_closed",
        InHand.NEVER,
        "The table is closed. The floor is the actor; the dealer has signed too.",
        Field("rack", RACK, "the rack as it was counted"),
        Field("difference", CENTS, "by how much the rack has changed since the opening"),
        Field("house_net", CENTS, "what the hands since the opening have won for the house"),
        _DEALER,
    ),
    Kind(
        "dealer_on",
        InHand.NEVER,
        "A dealer has signed in at the table, or a trainee with a dealer beside.",
        _DEALER,
        Field("supervisor", WORD, "the dealer who stands beside a trainee, and has signed too", optional=True),
        v=2,
    ),
    Kind("dealer_off", InHand.NEVER, "A dealer has left the table.", _DEALER),
    Kind(
        "jackpots_posted",
        InHand.NEVER,
        "The house has posted its jackpots. Who did it is the actor.",
        Field("amounts", POSTED, "every jackpot that is posted from now on"),
    ),
    Kind(
        "hand_opened",
        InHand.ALWAYS,
        "A hand begins. All that its procedure depends on is frozen here, until it is settled or void.",
        Field("game", WORD, "the key of the game"),
        Field("rules_version", WORD, "the version of the game's procedure"),
        Field("rules", OBJECT, "the options, limits and pay tables that hold for this hand"),
        Field("seats", SEATS, "the seats that are open, in the order of the table"),
        Field("jackpots", POSTED, "the posted jackpots"),
        _DEALER,
        Field("state", OBJECT, "what the hand takes over from the table"),
    ),
    Kind(
        "noted",
        InHand.ALWAYS,
        "A part of an answer has been tapped. It counts for nothing until it is answered; it is shown again "
        "after a restart.",
        _STEP,
        _CLAUSE,
        _ANSWER,
        _SOURCE,
    ),
    Kind(
        "answered",
        InHand.ALWAYS,
        "A prompt has been answered. The answers of a hand, in order, are the hand.",
        _STEP,
        _CLAUSE,
        _ANSWER,
        _SOURCE,
        Field("items", ITEMS, "what the prompt told the dealer to take and pay, if it did", optional=True),
        _RULING_IF_ANY,
    ),
    Kind(
        "undone",
        InHand.ALWAYS,
        "An answer, or a part of one, has been taken back. It stays in the journal and counts no more.",
        Field("event", SEQ, "what counts no more: answered or noted"),
    ),
    Kind(
        "corrected",
        InHand.ALWAYS,
        "An answer has been put right; the hand is worked out again from there.",
        Field("event", SEQ, "the answer that was wrong"),
        Field("answer", OBJECT, "what it is now"),
        Field("voids_from", SEQ.or_null(), "the first later answer that counts no more; null if all of them stand"),
        _WHY,
        Field("also", AMENDED, "other answers that were put right with it", optional=True),
        Field("place", PLACE, "where another card was laid", optional=True),
        Field("dead", WORD, "the card that lay there, which is out of play in this hand", optional=True),
        _RULING_IF_ANY,
    ),
    Kind(
        "ruled",
        InHand.ALWAYS,
        "Something was put right at the table, or stands. What has been answered is not changed by it.",
        _RULED,
    ),
    Kind(
        "replacement_ordered",
        InHand.ALWAYS,
        "A card goes out of play; the next card takes its place. Nothing else is done before that.",
        _RULED,
        Field("place", PLACE, "where the card lies"),
    ),
    Kind(
        "redeal_began",
        InHand.ALWAYS,
        "The same cards go back to the same places. Nothing else is done before that.",
        _RULED,
    ),
    Kind(
        "card_put_back",
        InHand.ALWAYS,
        "The shoe has read a card again, and the dealer was told where it lay.",
        Field("place", PLACE, "where it lies again"),
    ),
    Kind("redeal_ended", InHand.ALWAYS, "The same cards lie at the same places again."),
    Kind(
        "hand_voided",
        InHand.ALWAYS,
        "The hand is void: a misdeal, or a decision of the floor. Every wager is returned.",
        Field("reason", WORD, "the reason, in words for people"),
        _RULING_IF_ANY,
        Field("deck", one_of("out"), "that the deck is out, and is changed before the next hand", optional=True),
        Field("carry", OBJECT, "what the next hand takes over from what was agreed before the cards", optional=True),
    ),
    Kind(
        "hand_settled",
        InHand.ALWAYS,
        "The hand is over, and every wager is settled.",
        Field("result", OBJECT, "every wager with its outcome, and the facts of the game"),
        Field("house_net", CENTS, "what the house has won in this hand; negative where it has lost"),
    ),
    Kind(
        "hand_reopened",
        InHand.ALWAYS,
        "The last settled hand is open again: a mispay. Who signed is the actor. What it was settled to stays in the "
        "journal and counts no more; the hand is settled a second time, or void.",
        Field("voids_from", SEQ, "the answer that had ended the hand: it counts no more"),
        Field("reason", WORD, "the reason, in words for people"),
    ),
    Kind(
        "payout_stated",
        InHand.ALWAYS,
        "What a seat was in fact paid, where it was not what the kiosk had said: the difference is worked out from it.",
        _SEAT,
        Field("net", CENTS, "what the seat had won, its wagers taken off; negative where it had lost"),
    ),
    Kind(
        "payout_signed",
        InHand.ALWAYS,
        "Somebody has signed for the big payouts that were on the screen. Who it was is the actor.",
        _STEP,
        Field("signature", one_of("first", "second"), "the second one is another person's"),
        Field("items", ITEMS, "the payouts that it covers"),
    ),
    Kind(
        "tax_form_filled",
        InHand.ALWAYS,
        "The tax form of these payouts is filled in.",
        _STEP,
        Field("form", WORD, "the name of the form"),
        Field("items", ITEMS, "the payouts that it is for"),
    ),
    Kind(
        "slip_issued",
        InHand.ALWAYS,
        "A slip has its number, and may be printed. Numbers of a table have no gaps.",
        _NUMBER,
        Field("previous", SEQ.or_null(), "the slip before it, null for the first one"),
        Field("slip", OBJECT, "what stands on it, as `kiosk.table.slips.Slip` writes it"),
    ),
    Kind(
        "slip_printed",
        InHand.ALWAYS,
        "A slip, or a copy of it, has come out of the printer.",
        _NUMBER,
        _KEY,
        Field("proof", TEXT, "what the printer said"),
    ),
    Kind(
        "slip_failed",
        InHand.ALWAYS,
        "A slip, or a copy of it, is not proven to have come out of the printer.",
        _NUMBER,
        _KEY,
        Field("outcome", one_of("not printed", "may be out"), "what is known"),
        _WHY,
    ),
    Kind(
        "slip_reprinted",
        InHand.ALWAYS,
        "A slip is to be printed again, marked as a reprint.",
        _NUMBER,
        Field("copy", INT, "which reprint it is, from 1"),
    ),
    Kind(
        "slip_voided",
        InHand.ALWAYS,
        "A slip counts no more, and is kept. Who signed for that is the actor.",
        _NUMBER,
        Field("reason", WORD, "the reason, in words for people"),
    ),
    Kind(
        "dispute_opened",
        InHand.ALWAYS,
        "Somebody does not agree with a hand. Both versions are kept; the hand stands until the floor rules.",
        _SEAT,
        Field("said_by", one_of("player", "dealer", "floor"), "who says so"),
        Field("claim", WORD, "what is said, in words for people"),
        Field("claimed", CENTS.or_null(), "what the seat should have won, if an amount was said"),
        Field("kiosk", CENTS.or_null(), "what it has won by the kiosk; null while the hand is not over"),
    ),
    Kind(
        "dispute_ruled",
        InHand.ALWAYS,
        "The floor has ruled on a dispute. Who it was is the actor.",
        Field("dispute", SEQ, "the dispute"),
        Field("ruling", WORD, "the ruling, in words for people"),
        Field("paid", CENTS, "what the house pays the seat by this ruling; negative where it is taken back"),
    ),
    Kind(
        "deck_counted",
        InHand.NEVER,
        "The cards of the deck, or the dice of the box, were counted. With another count than is due no hand is dealt.",
        Field("count", INT, "how many there are"),
        Field("due", INT, "how many there should be"),
        Field("source", SOURCE, "who counted: the dealer's touch, or the shoe"),
    ),
    Kind(
        "deck_changed",
        InHand.NEVER,
        "Another deck, or other dice, counted and right, are in play. The floor is the actor.",
        Field("count", INT, "how many there are"),
        _WHY,
    ),
    Kind("floor_called", InHand.EITHER, "The floor has been called to the table.", _WHY),
    Kind("floor_came", InHand.EITHER, "The floor has come. Who it was is the actor."),
    Kind("pin_refused", InHand.EITHER, "Somebody has entered a wrong PIN.", _PERSON),
    Kind(
        "pin_locked",
        InHand.EITHER,
        "Too many wrong PINs: the person is locked.",
        _PERSON,
        Field("until_ms", MILLISECONDS, "when the lock ends"),
    ),
    Kind(
        "pin_shown",
        InHand.NEVER,
        "Somebody has shown with a PIN who they are: for a while they may see and do what their roles allow.",
        _PERSON,
    ),
    Kind("pin_unlocked", InHand.NEVER, "A lock was ended before its time. Who did it is the actor.", _PERSON),
    Kind(
        "clock_jumped",
        InHand.NEVER,
        "The wall clock was set while the kiosk ran, or put back while it did not. Times do not compare.",
        Field("by_ms", INT, "by how many milliseconds it was put ahead; negative where it was put back"),
    ),
    Kind(
        "device_changed",
        InHand.EITHER,
        "A device has come, gone, failed or recovered.",
        Field("device", WORD, "the device, as the configuration names it"),
        Field("state", WORD, "its state from now on"),
        _WHY,
    ),
    Kind(
        "camera_read",
        InHand.ALWAYS,
        "The camera has read a zone, and what it read is answered next.",
        Field("zone", WORD, "the place of the game that the zone stands for"),
        Field(
            "evidence", OBJECT, "what the reading rests on, as `kiosk.table.evidence` keeps it; pictures by their hash"
        ),
    ),
    Kind(
        "shoe_doubted",
        InHand.ALWAYS,
        "Cards may have left the shoe unseen: it is not listened to until the dealer has confirmed the cards.",
        _WHY,
    ),
    Kind(
        "shoe_confirmed", InHand.EITHER, "The dealer has confirmed the shoe after it was away: its cards count again."
    ),
    Kind(
        "seats_disagreed",
        InHand.ALWAYS,
        "At some seats lies a card that was not dealt there, as their readers see it: the dealer must look.",
        Field("seats", SEATS, "which seats; no card is named, as it may lie face down"),
        _WHY,
    ),
    Kind(
        "zones_disagreed",
        InHand.ALWAYS,
        "In some zones the camera sees another card than was dealt there: the dealer must look.",
        Field("zones", WORDS, "which zones; no card is named"),
        _WHY,
    ),
    Kind("zones_confirmed", InHand.ALWAYS, "The dealer has looked at those zones: what was dealt there is right."),
    Kind("seats_confirmed", InHand.ALWAYS, "The dealer has looked at those seats: what lies there is right."),
    Kind(
        "checkpoint",
        InHand.NEVER,
        "All events before this one are signed with the device's key. It is written after each hand.",
        Field("upto", SEQ, "the last event that is signed: the one just before"),
        Field("head", hexadecimal(32), "the hash of that event"),
        Field("key", hexadecimal(32), "the public key that checks the signature"),
        Field("signature", hexadecimal(64), "Ed25519, over table, upto, head and state"),
        Field("state", OBJECT, "the state of the table here, so that a restart need not read further back"),
    ),
)

CATALOGUE: Mapping[str, Kind] = {kind.name: kind for kind in _KINDS}
assert len(CATALOGUE) == len(_KINDS), "a kind is in the catalogue twice"


# --------------------------------------------------------------------------------------------------------- writing

_ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def canonical(value: object) -> str:
    """Return plain JSON in its one form: keys sorted by code point, no spaces, no escapes that are not needed."""
    return _ENCODER.encode(value)


def plain(value: object) -> Any:
    """Return a copy made only of dict, list, str, int, bool and None; it reads back from JSON as it is.

    Raise AssertionError for anything else: a fraction, a key that is not text, an integer beyond 64 bits, text that
    is not Unicode. The copy also keeps an event apart from what its writer does with the object afterwards.
    """
    match value:
        case None | True | False:
            return value
        case str():
            return _plain_text(value)
        case int() if _LEAST_INT <= value <= _MOST_INT:
            return int(value)
        case Mapping():
            return {_plain_text(key): plain(one) for key, one in value.items()}
        case list() | tuple():
            return [plain(one) for one in value]
        case _:
            raise AssertionError(f"{value!r} is not plain JSON with integers of 64 bits")


def _plain_text(value: object) -> str:
    if not isinstance(value, str) or not (value.isascii() or _is_unicode(value)):
        raise AssertionError(f"{value!r} is not Unicode text")
    return str.__str__(value)


def _is_unicode(value: str) -> bool:
    return not any("\ud800" <= one <= "\udfff" for one in value)


def prepare(kind: str, body: Mapping[str, Any], *, hand: int | None) -> tuple[Kind, dict[str, Any]]:
    """Return the kind and a plain copy of `body`. Raise AssertionError unless the catalogue allows this event."""
    known = CATALOGUE.get(kind)
    if known is None:
        raise AssertionError(f"{kind!r} is not in the catalogue of events")
    if hand is not None and (type(hand) is not int or hand < 1):
        raise AssertionError(f"{hand!r} is not the number of a hand")
    if (hand is None and known.in_hand is InHand.ALWAYS) or (hand is not None and known.in_hand is InHand.NEVER):
        raise AssertionError(f"{kind} belongs to a hand {known.in_hand}, and its hand is {hand}")
    copy: dict[str, Any] = plain(body)
    known.check(copy)
    return known, copy


# --------------------------------------------------------------------------------------------------- documentation


def documentation() -> str:
    """Return `docs/events.md`."""
    lines = [
        "# Events",
        "",
        "Everything that the journal may hold. Generated from `kiosk/journal/events.py`: do not edit.",
        "",
    ]
    for kind in _KINDS:
        lines += [f"## {kind.name}", "", kind.meaning, "", f"Version {kind.v}. Belongs to a hand: {kind.in_hand}.", ""]
        if kind.fields:
            lines += ["| field | type | meaning |", "|---|---|---|"]
            for field in kind.fields.values():
                absent = " (may be absent)" if field.optional else ""
                lines.append(f"| `{field.name}` | {field.type.name}{absent} | {field.meaning} |")
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    sys.stdout.write(documentation())
