"""Formats of the journal's file: the tables of each, and how each shortens events.

The chain covers an event's canonical text and not its stored form, so a journal is verified alike in every format, and
an event can be moved from a file of one format to a file of another. A file keeps the format in which it was begun.

**Format 1** keeps the text as it is, with an unused index over the events' IDs.

**Format 2** keeps it deflated (RFC 1951, without a header), after one byte for its dictionary: `dictionary_1.txt`
as the preset dictionary of deflate. Short texts, which are nearly all, are deflated with only the end of the
dictionary; that is a fifth of the work, and they are read with the whole one. A dictionary never changes, because
journals are read with it forever. The file has a copy of it, so that only the file and deflate are needed to read it.
"""

import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from kiosk.core.value import value

APPLICATION_ID: Final = 0x4B4A4E4C  # "KJNL"

_FIELDS = """seq INTEGER PRIMARY KEY, event_id BLOB NOT NULL{unique}, hand INTEGER,
  kind TEXT NOT NULL, v INTEGER NOT NULL, at_ms INTEGER NOT NULL, mono_ns INTEGER NOT NULL, boot_id BLOB NOT NULL,
  actor TEXT NOT NULL, body {body} NOT NULL, hash BLOB NOT NULL CHECK(length(hash)=32)"""
_BY_HAND = "CREATE INDEX event_by_hand ON event(hand) WHERE hand IS NOT NULL"
_NEVER_CHANGES = """CREATE TRIGGER event_never_changes BEFORE UPDATE ON event
BEGIN SELECT RAISE(ABORT, 'an event never changes'); END"""
_NEVER_GOES = """CREATE TRIGGER event_never_goes BEFORE DELETE ON event
BEGIN SELECT RAISE(ABORT, 'an event never goes'); END"""

_MAX_TEXT_BYTES = 1 << 26  # Rejects a corrupt length.
_SHORT_BYTES = 512
_DICTIONARY: Final = Path(__file__).with_name("dictionary_1.txt").read_bytes()


def deflating(window_bits: int, memory: int) -> Any:
    """Return a compressor to copy: taking in the dictionary costs more than deflating a short text."""
    known = _DICTIONARY[262 - (1 << window_bits) :]  # Deflate cannot reach farther back.
    return zlib.compressobj(9, zlib.DEFLATED, -window_bits, memory, zlib.Z_DEFAULT_STRATEGY, known)


_SHORT, _LONG = deflating(12, 5), deflating(15, 8)


def packed(text: str) -> bytes:
    """Return an event's text as format 2 keeps it."""
    plain = text.encode()
    deflate = (_SHORT if len(plain) <= _SHORT_BYTES else _LONG).copy()
    return b"\1" + bytes(deflate.compress(plain)) + bytes(deflate.flush())


def unpacked(body: bytes) -> str:
    """Return the text that `packed` was given. Raise ValueError for anything that it did not make."""
    if body[:1] != b"\1":
        raise ValueError("it names no dictionary that is known")
    inflate = zlib.decompressobj(-15, _DICTIONARY)
    try:
        plain = inflate.decompress(body[1:], _MAX_TEXT_BYTES)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    if not inflate.eof or inflate.unused_data:
        raise ValueError("it ends elsewhere")
    return plain.decode()


@value
class Format:
    """A format: its `number` in the file's header, and the `schema` of the file, by the names of its parts.

    `packs` says whether the texts of events are kept deflated.
    """

    number: int
    schema: Mapping[str, str]
    packs: bool

    def kept(self, row: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return a row of `COLUMNS` as the file keeps it."""
        return (*row[:9], packed(row[9]), row[10]) if self.packs else row

    def unpacked_row(self, row: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return a row of `COLUMNS` as it was before it was kept. Raise ValueError if its text cannot be read."""
        return (*row[:9], unpacked(row[9]), row[10]) if self.packs else row


FORMATS: Final = {
    value.number: value
    for value in (
        # `seq` is the rowid, and times and IDs only grow, so that every commit touches the same few pages at the right
        # edge of each tree, for a journal of any length.
        Format(
            1,
            {
                "event": f"CREATE TABLE event({_FIELDS.format(unique=' UNIQUE', body='TEXT')}) STRICT",
                "event_by_hand": _BY_HAND,
                "event_never_changes": _NEVER_CHANGES,
                "event_never_goes": _NEVER_GOES,
                # INSERT OR REPLACE deletes without asking the trigger above.
                "event_comes_last": """CREATE TRIGGER event_comes_last BEFORE INSERT ON event
WHEN NEW.seq IS NOT (SELECT ifnull(max(seq), 0) + 1 FROM event)
  OR EXISTS (SELECT 1 FROM event WHERE event_id = NEW.event_id)
BEGIN SELECT RAISE(ABORT, 'an event comes last'); END""",
            },
            packs=False,
        ),
        Format(
            2,
            {
                "event": f"CREATE TABLE event({_FIELDS.format(unique='', body='BLOB')}) STRICT",
                "event_by_hand": _BY_HAND,
                "event_never_changes": _NEVER_CHANGES,
                "event_never_goes": _NEVER_GOES,
                "event_comes_last": """CREATE TRIGGER event_comes_last BEFORE INSERT ON event
WHEN NEW.seq IS NOT (SELECT ifnull(max(seq), 0) + 1 FROM event)
BEGIN SELECT RAISE(ABORT, 'an event comes last'); END""",
                "dictionary": "CREATE TABLE dictionary(number INTEGER PRIMARY KEY, text BLOB NOT NULL) STRICT",
            },
            packs=True,
        ),
    )
}
FORMAT: Final = FORMATS[2]
"""The format in which a journal is begun."""

DICTIONARIES: Final = {1: _DICTIONARY}
