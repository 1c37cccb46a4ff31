"""The chain: hashes, signatures, and the decoding of events."""

import json
from dataclasses import replace

import pytest

from kiosk.core.errors import JournalError
from kiosk.events import FloorCalled, FloorCame, Signed
from kiosk.journal.chain import (
    SEALED_V,
    Checkpoint,
    Event,
    Row,
    chain,
    field_bytes,
    genesis,
    int_bytes,
    public_bytes,
    sealed_id,
    sealed_row,
    signed,
)
from tests.faults.journals import ANSWER, KEY, OTHER_KEY, TABLE, fails

HEAD, SEAL = bytes(range(32)), bytes(32)
ROW: Row = (2, b"", 1, "answered", 1, 7, 8, b"\2" * 16, "dana", ANSWER.text())
EVENT = Event((*ROW, HEAD))


def checkpoint(key: object = KEY, *, table: str = TABLE, upto: int = 8) -> Checkpoint:
    assert key in (KEY, OTHER_KEY)
    what = signed(table, upto, HEAD, {"hands": 1}, KEY if key is KEY else OTHER_KEY)
    row = (upto + 1, b"", None, Signed.KIND, Signed.V, 7, 8, b"", "journal", what.text(), HEAD)
    return Checkpoint.of(table, Event(row))


def test_the_encoding_is_as_documented() -> None:
    """The floor's database recomputes it, and older journals were written with it."""
    assert field_bytes(b"ab") == b"\0\0\0\2ab"
    assert int_bytes(-2) == b"\0\0\0\x08" + b"\xff" * 7 + b"\xfe"
    assert genesis("T7", b"k") != genesis("T7k", b"")
    with pytest.raises(OverflowError):
        int_bytes(1 << 63)


@pytest.mark.parametrize("column", [0, 2, 4, 5, 6])
@pytest.mark.parametrize("value", ["1", 1.5, 1 << 70])
def test_a_row_that_holds_other_types_is_reported_by_its_number(column: int, value: object) -> None:
    row = (*ROW[:column], value, *ROW[column + 1 :])
    with pytest.raises(ValueError, match=rf"row {row[0]!r} does not hold the types of an event"):
        chain(HEAD, row)


def test_a_new_row_has_its_time_its_seal_and_its_hash() -> None:
    row = sealed_row(SEAL, HEAD, ROW)
    assert (ROW[0], *ROW[2:]) == (row[0], *row[2:10])
    assert row[1] == sealed_id(SEAL, HEAD, ROW) and len(row[1]) == 16
    assert row[1][:6] == (7).to_bytes(6, "big")
    assert row[10] == chain(HEAD, row)


@pytest.mark.parametrize("at_ms", [-1, 0, (1 << 48) - 1, 1 << 48, 1_800_000_000_000])
def test_an_id_has_six_bytes_of_any_time(at_ms: int) -> None:
    row = sealed_row(SEAL, HEAD, (*ROW[:5], at_ms, *ROW[6:]))
    assert row[1][:6] == (at_ms % (1 << 48)).to_bytes(6, "big")


def test_events_are_alike_where_all_that_is_kept_is() -> None:
    assert Event((*ROW, HEAD)) == EVENT and hash(Event((*ROW, HEAD))) == hash(EVENT)
    assert Event((*ROW, bytes(32))) != EVENT
    assert EVENT != ROW
    assert len({EVENT, Event((*ROW, HEAD)), Event((3, *ROW[1:], HEAD))}) == 2
    assert EVENT.row == (*ROW, HEAD)
    assert repr(EVENT).startswith("Event(seq=2, hand=1, actor='dana', kind='answered', text='{")


def test_event_is_decoded_once_and_only_as_its_kind() -> None:
    assert EVENT.what is EVENT.what and ANSWER == EVENT.what
    assert ANSWER == EVENT.of(type(ANSWER))
    with fails("changed"):
        EVENT.of(FloorCame)
    unknown = Event((*ROW[:3], "of_tomorrow", *ROW[4:], HEAD))
    with fails("version", "of_tomorrow 1"):
        unknown.of(FloorCame)


def test_a_version_of_a_hundred_is_still_a_plain_text() -> None:
    """Above 100, names of cards are sealed; 100 itself is an unknown version."""
    plain = Event((*ROW[:4], SEALED_V, *ROW[5:], HEAD))
    with pytest.raises(JournalError, match=f"answered {SEALED_V}"):
        plain.of(type(ANSWER))


def test_sealed_cards_open_with_the_key() -> None:
    sealed = (*ROW[:4], SEALED_V + 1, *ROW[5:], HEAD)
    with fails("sealed", "Event 2 names face-down cards"):
        _ = Event(sealed).what
    asked = []

    def unseal(row: Row) -> str:
        asked.append(row)
        return ANSWER.text()

    assert ANSWER == Event(sealed, unseal=unseal).what
    assert [sealed] == asked
    with fails("changed"):
        _ = Event((*sealed[:2], None, *sealed[3:]), unseal=unseal).what
    assert [sealed] == asked


def test_a_checkpoint_names_its_device_and_the_signed_event() -> None:
    said = checkpoint()
    assert said.seq == 9 and said.is_signed_by(public_bytes(KEY))
    assert not said.is_signed_by(public_bytes(OTHER_KEY))
    as_if = replace(checkpoint(OTHER_KEY), key=public_bytes(KEY).hex())
    assert not as_if.is_signed_by(public_bytes(KEY))
    for field, other in (("table", "T8"), ("upto", 9), ("head", "00" * 32), ("state_sha256", "00" * 32)):
        assert not replace(said, **{field: other}).is_signed_by(public_bytes(KEY))  # type: ignore[arg-type]
    for field in ("head", "state_sha256", "signature"):
        assert not replace(said, **{field: "no hex"}).is_signed_by(public_bytes(KEY))  # type: ignore[arg-type]
    assert not replace(said, upto=1 << 70).is_signed_by(public_bytes(KEY))


def test_a_line_is_read_as_it_was_written_and_nothing_else_is() -> None:
    said = checkpoint()
    fields = json.loads(said.line())
    assert said == Checkpoint.of_line(said.line())
    others: tuple[object, ...] = (
        [*fields],
        {**fields, "more": 1},
        {name: value for name, value in fields.items() if name != "upto"},
        {**fields, "upto": "8"},
        {**fields, "upto": True},
        {**fields, "head": 8},
        7,
    )
    for other in others:
        with pytest.raises(ValueError, match="not a checkpoint"):
            Checkpoint.of_line(json.dumps(other))
    with pytest.raises(ValueError, match="not a checkpoint"):
        Checkpoint.of_line("[" * 200_000)


def test_an_event_of_another_kind_is_no_checkpoint() -> None:
    with pytest.raises(ValueError, match="not a checkpoint"):
        Checkpoint.of(TABLE, Event((2, b"", None, FloorCalled.KIND, 1, 7, 8, b"", "dana", "{}", HEAD), FloorCame()))
