"""Encrypt the names of face-down cards in the journal's files.

If an event of a hand names a card that is not face up on the table, the name is sealed before it reaches the disk, with
a key that is not in the file. The journal opens it with the device's key, from which a key for each hand is derived.
The chain, its seals, and its signatures cover the sealed text, so a journal is verified and archived without opening
any name.

The format, byte by byte, with the fields of `chain.py`:
- `v` is that of its kind and 100 more: a program that cannot open names refuses the journal, as one of another version.
- key = HKDF-SHA-256 of the device's private key (32 raw bytes), salt hash 0 of the chain, info "kiosk cards 1\\0" and
  the number of the hand (8 bytes)
- counter block = the first 16 bytes of SHA-256(field(seq), field(at_ms), field(mono_ns), field(boot_id), field(kind))
- Of the text each string "Ah" that is sealed, in their order, is taken as ASCII; all of them together are one message
  of AES-256-CTR, and each is put back as "?" and its own bytes in base64url without padding. A string that looks so
  already is sealed, too, so that every such string of the text is opened.

No tag follows: the id of the event is an HMAC over the sealed text with a key of the same device, and the chain and
its signatures bind it to all the others. A clock that only grows makes each counter block another one.
"""

import hmac
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Container
from functools import lru_cache
from hashlib import sha256
from typing import TypeAlias

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.ciphers import Cipher, CipherContext
from cryptography.hazmat.primitives.ciphers.algorithms import AES
from cryptography.hazmat.primitives.ciphers.modes import ECB

from kiosk.core.cards import RANKS, SUITS
from kiosk.journal.chain import SEALED_V, Row, field_bytes, int_bytes

FaceUp: TypeAlias = Callable[[], Container[str]]
"""Returns the cards that may be named, as in "Ah": those that are face up."""

_CARD = re.compile(rf'"[{RANKS}][{SUITS}]"')
_NAME = re.compile(rf'"([{RANKS}][{SUITS}]|\?[A-Za-z0-9_-]*)"')
_HANDS_KEPT = 8


class CardCipher:
    """Seals and opens the names of cards in the journal of one table."""

    def __init__(self, key: Ed25519PrivateKey, begins: bytes) -> None:
        """`begins` is hash 0 of the journal's chain."""
        extracted = hmac.digest(begins, key.private_bytes_raw(), "sha256")

        def of_hand(hand: int) -> CipherContext:
            info = b"kiosk cards 1\0" + hand.to_bytes(8, "big")
            key = hmac.digest(extracted, info + b"\1", "sha256")  # RFC 5869, for as many bytes as one hash has
            # CTR is this over its counter blocks. One cipher for a hand costs a commit a twentieth of one for each
            # event.
            return Cipher(AES(key), ECB()).encryptor()  # noqa: S305

        self._of_hand = lru_cache(maxsize=_HANDS_KEPT)(of_hand)

    def sealed(self, row: Row, face_up: FaceUp) -> Row:
        """Return an event of a hand, of ten columns, as it is stored: unchanged if all cards it names are face up."""
        text: str = row[9]
        if _CARD.search(text) is None:
            return row
        shown = face_up()
        spans: list[tuple[int, int]] = []
        hidden: list[bytes] = []
        names_card = False
        for found in _NAME.finditer(text):
            name = found[1]
            if name[0] == "?" or name not in shown:
                spans.append(found.span(1))
                hidden.append(name.encode())
                names_card = names_card or name[0] != "?"
        if not names_card:
            return row
        kept = self._put_back(row, text, spans, hidden, _word)
        return (*row[:4], row[4] + SEALED_V, *row[5:9], kept)

    def opened(self, row: Row) -> str:
        """Return the text of a sealed event as it was written. Raise ValueError if it is not that any more."""
        text: str = row[9]
        found = [sealed for sealed in _NAME.finditer(text) if sealed[1][0] == "?"]
        bodies = [_bytes(sealed[1]) for sealed in found]
        return self._put_back(row, text, [sealed.span(1) for sealed in found], bodies, bytes.decode)

    def _put_back(
        self, row: Row, text: str, spans: list[tuple[int, int]], bodies: list[bytes], word: Callable[[bytes], str]
    ) -> str:
        """Return the text with the encrypted or decrypted `bodies` in the given places."""
        seq, hand, kind, at_ms, mono_ns, boot_id = row[0], row[2], row[3], row[5], row[6], row[7]
        times = int_bytes(seq) + int_bytes(at_ms) + int_bytes(mono_ns)
        block = sha256(times + field_bytes(boot_id) + field_bytes(kind.encode())).digest()[:16]
        made = with_counter(self._of_hand(hand), block, b"".join(bodies))
        pieces: list[str] = []
        after = taken = 0
        for (begin, end), body in zip(spans, bodies, strict=True):
            pieces += (text[after:begin], word(made[taken : taken + len(body)]))
            after, taken = end, taken + len(body)
        return "".join((*pieces, text[after:]))


def with_counter(key: CipherContext, block: bytes, body: bytes) -> bytes:
    """Return a body encrypted or decrypted by AES in counter mode, from a counter block on."""
    first = int.from_bytes(block, "big")
    counters = bytearray()
    for nth in range(-(-len(body) // len(block))):
        counters += ((first + nth) % (1 << 128)).to_bytes(16, "big")
    stream = key.update(counters)[: len(body)]
    return (int.from_bytes(body, "big") ^ int.from_bytes(stream, "big")).to_bytes(len(body), "big")


def _word(sealed: bytes) -> str:
    return "?" + urlsafe_b64encode(sealed).decode().rstrip("=")


def _bytes(word: str) -> bytes:
    return urlsafe_b64decode(word[1:] + "==")  # Surplus padding is ignored.
