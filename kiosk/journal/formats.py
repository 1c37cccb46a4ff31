"""The format of the journal's file: its tables, and how it shortens events.

The chain covers an event's canonical text and not its stored form. The text is kept deflated (RFC 1951, without a
header), after one byte for its dictionary: `dictionary_1.txt` as the preset dictionary of deflate. Short texts, which
are nearly all, are deflated with only the end of the dictionary; that is a fifth of the work, and they are read with
the whole one. A dictionary never changes, because journals are read with it forever. The file has a copy of it, so that
only the file and deflate are needed to read it.
"""

import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

APPLICATION_ID: Final = 0x4B4A4E4C  # "KJNL"
FORMAT: Final = 2
"""The number of the format in the file's header. A file of another format is refused."""

# `seq` is the rowid, and times and IDs only grow, so that every commit touches the same few pages at the right edge of
# each tree, for a journal of any length.
SCHEMA: Final[Mapping[str, str]] = {
    "event": """CREATE TABLE event(seq INTEGER PRIMARY KEY, event_id BLOB NOT NULL, hand INTEGER,
  kind TEXT NOT NULL, v INTEGER NOT NULL, at_ms INTEGER NOT NULL, mono_ns INTEGER NOT NULL, boot_id BLOB NOT NULL,
  actor TEXT NOT NULL, body BLOB NOT NULL, hash BLOB NOT NULL CHECK(length(hash)=32)) STRICT""",
    "event_by_hand": "CREATE INDEX event_by_hand ON event(hand) WHERE hand IS NOT NULL",
    "event_never_changes": """CREATE TRIGGER event_never_changes BEFORE UPDATE ON event
BEGIN SELECT RAISE(ABORT, 'an event never changes'); END""",
    "event_never_goes": """CREATE TRIGGER event_never_goes BEFORE DELETE ON event
BEGIN SELECT RAISE(ABORT, 'an event never goes'); END""",
    # INSERT OR REPLACE deletes without asking the trigger above.
    "event_comes_last": """CREATE TRIGGER event_comes_last BEFORE INSERT ON event
WHEN NEW.seq IS NOT (SELECT ifnull(max(seq), 0) + 1 FROM event)
BEGIN SELECT RAISE(ABORT, 'an event comes last'); END""",
    "dictionary": "CREATE TABLE dictionary(number INTEGER PRIMARY KEY, text BLOB NOT NULL) STRICT",
}
"""The statements that make the parts of a file, by their names."""

_MAX_TEXT_BYTES = 1 << 26  # Rejects a corrupt length.
_SHORT_BYTES = 512
_DICTIONARY: Final = Path(__file__).with_name("dictionary_1.txt").read_bytes()
DICTIONARIES: Final = {1: _DICTIONARY}


def deflating(window_bits: int, memory: int) -> Any:
    """Return a compressor to copy: taking in the dictionary costs more than deflating a short text."""
    known = _DICTIONARY[262 - (1 << window_bits) :]  # Deflate cannot reach farther back.
    return zlib.compressobj(9, zlib.DEFLATED, -window_bits, memory, zlib.Z_DEFAULT_STRATEGY, known)


_SHORT, _LONG = deflating(12, 5), deflating(15, 8)


def packed(text: str) -> bytes:
    """Return an event's text as the file keeps it."""
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


def packed_row(row: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return a row of `COLUMNS` as the file keeps it."""
    return (*row[:9], packed(row[9]), row[10])


def unpacked_row(row: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the row that `packed_row` was given. Raise ValueError if its text cannot be read."""
    return (*row[:9], unpacked(row[9]), row[10])
