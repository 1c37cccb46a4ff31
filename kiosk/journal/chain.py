"""The chain of events in the journal: their encoding, hashes, and signatures.

Every event has the SHA-256 of the hash before it and of its own fields, so that a changed, removed, or inserted event
changes every later hash. The checkpoints detect that: signatures with the device's key over the newest hash. A tail
that was cut off with its signatures is detected by the floor's copy of the checkpoints, a separate file.

The encoding, byte by byte. A field is its length (4 bytes, big endian) and its bytes; text is UTF-8, an integer is 8
bytes, signed, big endian, and NULL has no bytes (no integer is that short, and a hand is an integer).
- hash 0 = SHA-256("kiosk journal 1\\0", field(table), field(public key))
- hash n = SHA-256(hash n-1, field(seq), field(event_id), field(hand), field(kind), field(v), field(at_ms),
  field(mono_ns), field(boot_id), field(actor), field(body))
- v n = that of the kind, and 100 more where names of cards in the body are sealed: `face_down.py`
- event_id n = at_ms (6 bytes) and 10 bytes of a seal with the device's key: `sealed_id`
- signature = Ed25519("kiosk checkpoint 1\\0", field(table), field(upto), field(hash upto), field(SHA-256(state))),
  the state being its canonical JSON.
"""

from __future__ import annotations

import contextlib
import hmac
import json
import os
import struct
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from cryptography.exceptions import InternalError, InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from kiosk.core.disk import open_plain, read_whole, sync_folder
from kiosk.core.errors import JournalError
from kiosk.core.text import Text, text
from kiosk.events import Happening, Signed, Unknown, canonical, read

Row: TypeAlias = tuple[Any, ...]

COLUMNS = "seq, event_id, hand, kind, v, at_ms, mono_ns, boot_id, actor, body, hash"

NOT_A_KEY: Final = (ValueError, TypeError, UnsupportedAlgorithm, InternalError)  # Exceptions for a broken PEM file.
SEALED_V: Final = 100
"""The `v` of an event whose cards are sealed is that of its kind and this."""

Unseal: TypeAlias = Callable[[Row], str]
"""Returns the text of a sealed event as it was written. Raises ValueError where it is not that any more."""


_H = TypeVar("_H", bound=Happening)
_ROW: Final = attrgetter(*COLUMNS.replace("body", "text").split(", "))
_SIZE: Final = struct.Struct(">I").pack  # the length of a field
_NUMBER: Final = struct.Struct(">Iq").pack  # an integer, whose length is 8
_NUMBERS: Final = struct.Struct(">IqIqIqI").pack  # three of them, and the length of the next field


class Event:
    """One event of the journal: `what` has happened, with its time, hand, and actor.

    `at_ms` is the wall clock in milliseconds since 1970 UTC and may jump; `mono_ns` never goes back within one
    `boot_id`. `hand` is None for an event outside hands. `actor` is a person's ID, or the part that acted by itself.
    `text` is the canonical JSON of `what`; it is read when it is first used. If names of cards in it are sealed, only a
    reader with the device's key can read it.

    `what` is Unknown if another version of the program wrote the event. It raises JournalError `changed`, or `sealed`
    if it names hidden cards and there is no key.
    """

    __slots__ = (*COLUMNS.replace("body", "text").split(", "), "what", "_unseal")

    seq: Final[int]
    event_id: Final[bytes]
    hand: Final[int | None]
    kind: Final[str]
    v: Final[int]
    at_ms: Final[int]
    mono_ns: Final[int]
    boot_id: Final[bytes]
    actor: Final[str]
    text: Final[str]
    hash: Final[bytes]
    what: Happening

    def __init__(self, row: Row, what: Happening | None = None, unseal: Unseal | None = None) -> None:
        """`row` has the `COLUMNS`. `what` is the decoded event, if it is known; `unseal` opens sealed card names."""
        (
            self.seq,
            self.event_id,
            self.hand,
            self.kind,
            self.v,
            self.at_ms,
            self.mono_ns,
            self.boot_id,
            self.actor,
            self.text,
            self.hash,
        ) = row
        if what is not None:
            self.what = what
        self._unseal = unseal

    @property
    def row(self) -> Row:
        """Return its columns, as they are kept."""
        return _ROW(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.row == other.row

    def __hash__(self) -> int:
        return hash(self.row)

    def __repr__(self) -> str:
        return f"Event(seq={self.seq}, hand={self.hand}, actor={self.actor!r}, kind={self.kind!r}, text={self.text!r})"

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Happening:
            """Decode `what` when it is first used."""
            if name != "what":
                raise AttributeError(name)
            self.what = self._read()
            return self.what

    def _read(self) -> Happening:
        try:
            if self.v <= SEALED_V:
                return read(self.kind, self.v, self.text)
            if self.hand is None:
                raise ValueError("an event outside a hand cannot hold a face-down card")
            if self._unseal is None:
                raise JournalError(
                    "sealed",
                    "Event {seq} names face-down cards: they can be read only with the table’s device key.",
                    seq=self.seq,
                )
            return read(self.kind, self.v - SEALED_V, self._unseal(self.row))
        except (ValueError, TypeError, KeyError) as error:
            raise changed(self.seq, text("cannot be read")) from error

    def of(self, kind: type[_H]) -> _H:
        """Return the decoded event, which must be of this kind. Raise JournalError `version` or `changed`."""
        what = self.what
        if isinstance(what, kind):
            return what
        if isinstance(what, Unknown):
            raise another_version(f"{self.kind} {self.v}")
        raise changed(self.seq, text("cannot be read"))


def changed(seq: int, what: Text) -> JournalError:
    """Return the error for an altered event."""
    return JournalError("changed", "Event {seq} {what}: stop the table, and keep the file.", seq=seq, what=what)


def another_version(what: str) -> JournalError:
    """Return the error for a file or an event of another version of the program."""
    return JournalError(
        "version",
        "Another version made this journal ({what}): install that version, or run kiosk journal begin-again. Nothing "
        "was changed.",
        what=what,
    )


def field_bytes(value: bytes) -> bytes:
    """Return bytes as a field of the encoding."""
    return len(value).to_bytes(4, "big") + value


def int_bytes(value: int) -> bytes:
    """Return an integer as a field of the encoding. Raise OverflowError beyond 64 bits."""
    return b"\0\0\0\x08" + value.to_bytes(8, "big", signed=True)


def genesis(table: str, public_key: bytes) -> bytes:
    """Return hash 0, which binds the journal to its table and to the device's key (32 bytes)."""
    return sha256(b"kiosk journal 1\0" + field_bytes(table.encode()) + field_bytes(public_key)).digest()


def chain(previous: bytes, row: Row) -> bytes:
    """Return the hash of a row after `previous`. Only the first ten columns count. Raise ValueError if mistyped."""
    try:
        return sha256(previous + int_bytes(row[0]) + field_bytes(row[1]) + _after_id(row)).digest()
    except (AttributeError, TypeError, OverflowError) as error:
        raise ValueError(f"row {row[0]!r} does not hold the types of an event") from error


def _after_id(row: Row) -> bytes:
    _, _, hand, kind, v, at_ms, mono_ns, boot_id, actor, body = row[:10]
    of_kind, by, content = kind.encode(), actor.encode(), body.encode()
    try:
        return b"".join(
            (
                b"\0\0\0\0" if hand is None else _NUMBER(8, hand),
                _SIZE(len(of_kind)),
                of_kind,
                _NUMBERS(8, v, 8, at_ms, 8, mono_ns, len(boot_id)),
                boot_id,
                _SIZE(len(by)),
                by,
                _SIZE(len(content)),
                content,
            )
        )
    except struct.error as error:
        raise TypeError(f"an event has integers of 64 bits: {error}") from error


# ------------------------------------------------------------------------------------------------------------ seals


def seal_key(key: Ed25519PrivateKey) -> bytes:
    """Return the key of the device's seals, which only a holder of the device's key can derive (32 bytes)."""
    return sha256(b"kiosk seal 1\0" + key.private_bytes_raw()).digest()


def sealed_id(seal: bytes, previous: bytes, row: Row) -> bytes:
    """Return the id of an event (16 bytes): its time, and a seal over all that the chain binds.

    The time is that of the row, 6 bytes; the seal are 10 bytes of HMAC-SHA256 over the hash that the row would have
    with the time alone for its id. So nobody can put an event behind the last signature without the device's key.
    """
    return _sealed_id(seal, previous + int_bytes(row[0]), row[5], _after_id(row))


def _sealed_id(seal: bytes, before: bytes, at_ms: int, after: bytes) -> bytes:
    at = (at_ms & 0xFFFF_FFFF_FFFF).to_bytes(6, "big")
    return at + hmac.digest(seal, sha256(before + _SIZE(len(at)) + at + after).digest(), "sha256")[:10]


def sealed_row(seal: bytes, previous: bytes, row: Row) -> Row:
    """Return a new row, of ten columns, with its id and its hash: `sealed_id` and `chain`, from one encoding of it."""
    before, after = previous + int_bytes(row[0]), _after_id(row)
    event_id = _sealed_id(seal, before, row[5], after)
    return (row[0], event_id, *row[2:10], sha256(before + _SIZE(len(event_id)) + event_id + after).digest())


# ----------------------------------------------------------------------------------------------------- checkpoints


@dataclass(frozen=True, slots=True, kw_only=True)
class Checkpoint:
    """The device's signature over every event up to `upto`. The floor stores it, so it has no contents of events."""

    table: str
    upto: int
    head: str
    state_sha256: str
    key: str
    signature: str

    @property
    def seq(self) -> int:
        """The checkpoint event itself comes right after the events that it signs."""
        return self.upto + 1

    def is_signed_by(self, public_key: bytes) -> bool:
        """Return whether the device with this raw public key (32 bytes) has signed this, and it is unchanged."""
        if self.key != public_key.hex():
            return False
        try:
            message = _message(self.table, self.upto, bytes.fromhex(self.head), bytes.fromhex(self.state_sha256))
            Ed25519PublicKey.from_public_bytes(public_key).verify(bytes.fromhex(self.signature), message)
        except (InvalidSignature, ValueError, OverflowError):
            return False
        return True

    def line(self) -> str:
        """Return the one line that the floor keeps, without its line end."""
        return canonical(asdict(self))

    @classmethod
    def of_line(cls, line: str) -> Checkpoint:
        """Return the checkpoint that `line` wrote. Raise ValueError for anything else."""
        try:
            fields = json.loads(line)
        except RecursionError:
            raise ValueError("not a checkpoint") from None
        if not isinstance(fields, dict) or set(fields) != set(cls.__slots__):
            raise ValueError("not a checkpoint")
        if any(type(value) is not (int if name == "upto" else str) for name, value in fields.items()):
            raise ValueError("not a checkpoint")
        return cls(**fields)

    @classmethod
    def of(cls, table: str, event: Event) -> Checkpoint:
        """Return the checkpoint of a checkpoint event. Raise ValueError or JournalError for any other event."""
        what = event.what
        if not isinstance(what, Signed):
            raise ValueError("not a checkpoint")
        try:
            return cls(
                table=table,
                upto=int(what.upto),
                head=str(what.head),
                state_sha256=_state_sha256(what.state).hex(),
                key=str(what.key),
                signature=str(what.signature),
            )
        except TypeError as error:
            raise ValueError("not a checkpoint") from error


def signed(table: str, upto: int, head: bytes, state: Mapping[str, Any], key: Ed25519PrivateKey) -> Signed:
    """Return the checkpoint event. `state` is plain JSON, `head` the hash of event `upto`."""
    signature = key.sign(_message(table, upto, head, _state_sha256(state)))
    return Signed(upto=upto, head=head.hex(), key=public_bytes(key).hex(), signature=signature.hex(), state=state)


def _message(table: str, upto: int, head: bytes, state_sha256: bytes) -> bytes:
    of_table, of_state = field_bytes(table.encode()), field_bytes(state_sha256)
    return b"kiosk checkpoint 1\0" + of_table + int_bytes(upto) + field_bytes(head) + of_state


def _state_sha256(state: object) -> bytes:
    return sha256(canonical(state).encode()).digest()


# ------------------------------------------------------------------------------------------------------ device key


def public_bytes(key: Ed25519PrivateKey) -> bytes:
    """Return the raw public key, 32 bytes."""
    return key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)


def load_or_create_key(path: Path) -> Ed25519PrivateKey:
    """Return the device's private key, kept as PEM in a file that only its owner may read; make it if there is none.

    Raise JournalError: `key_open` if others may read or write the file, `key_broken` if it holds no Ed25519 key,
    `key_unreadable` if it can be neither read nor made.
    """
    try:
        if not path.exists():
            _create_key(path)
        with open(path, "rb", opener=open_plain) as file:
            mode = os.fstat(file.fileno()).st_mode
            pem = read_whole(file)
        # Remove drafts that a power cut left: a key must be in only one file.
        for draft in path.parent.glob(f"{path.name}.*.new"):
            with contextlib.suppress(OSError):
                draft.unlink()
    except OSError as error:
        raise JournalError(
            "key_unreadable",
            "The device key {path} cannot be read or made ({strerror}): call a technician.",
            path=path,
            strerror=error.strerror,
        ) from error
    if mode & 0o077:
        raise JournalError(
            "key_open",
            "Others can read the device key {path}: set its mode to 0600, and have a technician renew it.",
            path=path,
        )
    try:
        key = load_pem_private_key(pem, password=None)
    except NOT_A_KEY as error:
        raise JournalError(
            "key_broken", "The device key {path} is broken: restore it from backup.", path=path
        ) from error
    if not isinstance(key, Ed25519PrivateKey):
        raise JournalError(
            "key_broken", "The device key {path} is not an Ed25519 key: restore it from backup.", path=path
        )
    return key


def _create_key(path: Path) -> None:
    pem = Ed25519PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    # Half a key must never exist under the real name, and an existing key must never be replaced.
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    draft.unlink(missing_ok=True)  # A power cut left it, and this process has the same number.
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(pem)
            file.flush()
            os.fsync(file.fileno())
        os.link(draft, path)
    finally:
        draft.unlink(missing_ok=True)
    sync_folder(path.parent)


def vouched_for(words: bytes) -> bytes:
    """Return the bytes that a device signs to vouch for `words`. They can never equal those of a checkpoint."""
    return b"kiosk words 1\0" + words


def is_vouched(public_key: bytes, words: bytes, signature: bytes) -> bool:
    """Return whether the device with this key has signed these words."""
    try:
        Ed25519PublicKey.from_public_bytes(public_key).verify(signature, vouched_for(words))
    except (InvalidSignature, ValueError):
        return False
    return True
