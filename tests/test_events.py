"""The catalogue lets through what it describes, and nothing else."""

from __future__ import annotations

import json
from enum import IntEnum, StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.journal.events import CATALOGUE, InHand, canonical, documentation, plain, prepare
from tests.faults.journals import ANSWER, OPENING

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "events.md"

HEX32, HEX64 = "0a" * 32, "ff" * 64

RULING = {
    "irregularity": "exposed_by_dealer",
    "when": "The dealer exposed a card",
    "remedy": "misdeal",
    "house": "misdeal",
    "source": "House ruling",
    "clause": "Rules of the game 2",
    "said": "Misdeal: the hand is void.",
}

# One example of every kind: a new kind needs one here.
EXAMPLES: dict[str, dict[str, Any]] = {
    "journal_created": {"table": "T7", "device_key": HEX32},
    "started": {"version": "0.1"},
    "dealer_on": {"dealer": "dana"},
    "dealer_off": {"dealer": "dana"},
    "pin_shown": {"person": "dana"},
    "pin_unlocked": {"person": "dana"},
    "clock_jumped": {"by_ms": -86_400_000},
    "jackpots_posted": {"amounts": {"MEGA": 100_000}},
    "hand_opened": OPENING,
    "noted": ANSWER,
    "answered": {**ANSWER, "items": [[1, 0, 500]]},
    "undone": {"event": 12},
    "corrected": {
        "event": 12,
        "answer": {"dealt": ["Ah"]},
        "voids_from": None,
        "why": "misread",
        "also": [[14, {"dealt": ["2c"]}]],
        "place": ["hole", 3, 0],
        "dead": "7h",
        "ruling": RULING,
    },
    "hand_voided": {"reason": "misdeal", "ruling": RULING, "deck": "out", "carry": {}},
    "ruled": {"ruling": RULING},
    "replacement_ordered": {"ruling": RULING, "place": ["hole", 3, 0]},
    "redeal_began": {"ruling": RULING},
    "card_put_back": {"place": ["hole", 3, 0]},
    "redeal_ended": {},
    "deck_counted": {"count": 51, "due": 52, "source": "touch"},
    "deck_changed": {"count": 52, "why": "a worn card"},
    "hand_settled": {"result": {}, "house_net": -500},
    "hand_reopened": {"voids_from": 12, "reason": "A seat was paid a wrong amount"},
    "payout_stated": {"seat": 3, "net": 4000},
    "payout_signed": {"step": "main", "signature": "first", "items": [[3, 0, 120_000]]},
    "tax_form_filled": {"step": "main", "form": "W-2G", "items": [[3, 0, 120_000]]},
    "slip_issued": {"number": 1, "previous": None, "slip": {}},
    "slip_printed": {"number": 1, "key": "T7-000001", "proof": ""},
    "slip_failed": {"number": 1, "key": "T7-000001", "outcome": "may be out", "why": "The cable is out."},
    "slip_reprinted": {"number": 1, "copy": 1},
    "slip_voided": {"number": 1, "reason": "The hand was corrected"},
    "dispute_opened": {"seat": 3, "said_by": "player", "claim": "Paid too little", "claimed": 6000, "kiosk": 4000},
    "dispute_ruled": {"dispute": 12, "ruling": "The player is right", "paid": 2000},
    "floor_called": {"why": "a flush"},
    "floor_came": {},
    "pin_refused": {"person": "dana"},
    "pin_locked": {"person": "dana", "until_ms": 1_800_000_000_000},
    "device_changed": {"device": "shoe", "state": "ready", "why": ""},
    "table_opened": {
        "game": "nh",
        "rules_version": "nh/1",
        "minimum": 500,
        "maximum": None,
        "rack": [[10000, 40], [500, 200]],
        "dealer": "ortiz",
    },
    "table_closed": {"rack": [[10000, 38], [500, 240]], "difference": 0, "house_net": 0, "dealer": "ortiz"},
    "camera_read": {"zone": "board", "evidence": {"crop": HEX32, "flats": [], "frames_ns": [1]}},
    "shoe_doubted": {"why": "The cable is out."},
    "shoe_confirmed": {},
    "seats_disagreed": {"seats": [2, 5], "why": "A card lies there that was not dealt there."},
    "zones_disagreed": {"zones": ["board", "seat 2"], "why": "The camera sees another card at board than was dealt."},
    "zones_confirmed": {},
    "seats_confirmed": {},
    "checkpoint": {"upto": 9, "head": HEX32, "key": HEX32, "signature": HEX64, "state": {}},
}


def hand_for(kind: str) -> int | None:
    return None if CATALOGUE[kind].in_hand is InHand.NEVER else 1


def test_documentation_is_current() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == documentation(), (
        "run: python -m kiosk.journal.events > docs/events.md"
    )


def test_every_kind_has_an_example() -> None:
    assert set(EXAMPLES) == set(CATALOGUE)


@pytest.mark.parametrize("kind", CATALOGUE)
def test_a_kind_takes_its_example(kind: str) -> None:
    known, body = prepare(kind, EXAMPLES[kind], hand=hand_for(kind))
    assert known.name == kind
    assert body == EXAMPLES[kind]


@pytest.mark.parametrize("kind", CATALOGUE)
def test_a_missing_field_is_our_bug(kind: str) -> None:
    for name, field in CATALOGUE[kind].fields.items():
        if not field.optional:
            body = {key: value for key, value in EXAMPLES[kind].items() if key != name}
            with pytest.raises(AssertionError, match=f"needs its field '{name}'"):
                prepare(kind, body, hand=hand_for(kind))


@pytest.mark.parametrize("kind", CATALOGUE)
def test_an_extra_field_is_our_bug(kind: str) -> None:
    with pytest.raises(AssertionError, match="has no field 'extra'"):
        prepare(kind, {**EXAMPLES[kind], "extra": 1}, hand=hand_for(kind))


class Elsewhere(IntEnum):
    ONE = 1


@pytest.mark.parametrize("kind", CATALOGUE)
def test_a_mistyped_field_is_our_bug(kind: str) -> None:
    for name in CATALOGUE[kind].fields:
        # No field is a list of lists of booleans, and none is a boolean.
        for wrong in (True, [[True]]):
            with pytest.raises(AssertionError, match=f"{kind}.{name} is"):
                prepare(kind, {**EXAMPLES[kind], name: wrong}, hand=hand_for(kind))


@pytest.mark.parametrize(
    ("kind", "name", "wrong"),
    [
        ("started", "version", ""),
        ("undone", "event", 0),
        ("hand_opened", "seats", [1, 1]),
        ("hand_opened", "seats", [0]),
        ("hand_opened", "jackpots", {"MEGA": -1}),
        ("hand_opened", "jackpots", {"MEGA": None}),
        ("answered", "source", "telepathy"),
        ("answered", "items", [[1, 2]]),
        ("answered", "items", [1]),
        ("corrected", "voids_from", "12"),
        ("pin_locked", "until_ms", -1),
        ("journal_created", "device_key", HEX32.upper()),
        ("journal_created", "device_key", HEX64),
    ],
)
def test_a_value_outside_its_type_is_our_bug(kind: str, name: str, wrong: object) -> None:
    with pytest.raises(AssertionError, match=f"{kind}.{name} is"):
        prepare(kind, {**EXAMPLES[kind], name: wrong}, hand=hand_for(kind))


def test_an_unknown_kind_is_our_bug() -> None:
    with pytest.raises(AssertionError, match="not in the catalogue"):
        prepare("hand_forgotten", {}, hand=1)


@pytest.mark.parametrize(
    ("kind", "hand"), [("answered", None), ("started", 1), ("floor_came", 0), ("floor_came", True)]
)
def test_a_wrong_hand_is_our_bug(kind: str, hand: int | None) -> None:
    with pytest.raises(AssertionError, match="hand"):
        prepare(kind, EXAMPLES[kind], hand=hand)


@pytest.mark.parametrize(
    "value",
    [
        1.5,
        float("nan"),
        b"bytes",
        {1: "a"},
        {None: 1},
        {"a": {2}},
        2**63,
        -(2**63) - 1,
        "\ud800",
        {"\udfff": 1},
        object(),
    ],
)
def test_what_is_not_plain_is_our_bug(value: object) -> None:
    with pytest.raises(AssertionError):
        plain({"value": [value]})


class Suit(StrEnum):
    SPADES = "s"


def test_what_is_nearly_plain_becomes_plain() -> None:
    body = plain(MappingProxyType({"a": (1, Elsewhere.ONE), Suit.SPADES: Suit.SPADES, "e": "é✓"}))
    assert body == {"a": [1, 1], "s": "s", "e": "é✓"}
    assert [type(one) for one in body["a"]] == [int, int]
    assert [type(one) for one in body] == [str, str, str]
    assert type(body["s"]) is str


def test_the_body_is_a_copy() -> None:
    rules: dict[str, Any] = {"ante": {"least": 500}}
    _, body = prepare("hand_opened", {**OPENING, "rules": rules}, hand=1)
    rules["ante"]["least"] = 1
    assert body["rules"] == {"ante": {"least": 500}}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner),
    max_leaves=20,
)


def turned(value: Any) -> Any:
    """Return the same value with its keys in the other order."""
    if isinstance(value, dict):
        return {key: turned(value[key]) for key in reversed(value)}
    return [turned(one) for one in value] if isinstance(value, list) else value


@given(JSON)
def test_canonical_reads_back_and_does_not_depend_on_order(value: Any) -> None:
    assert json.loads(canonical(plain(value))) == value
    assert canonical(turned(value)) == canonical(value)
