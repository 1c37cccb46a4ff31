"""Seal a PIN on its way from a console to a table: only that table can read it, for one answer, while it runs.

A table makes an X25519 key at each start and keeps it in memory alone. Its status has the public half, signed with its
device's key, which a manager enrolled. A console seals the signature for that key:

- secret = X25519 of a key that is made for this one answer, and the table's
- key = HKDF-SHA-256 of the secret, salt both public keys, info "kiosk answer 1\\0"
- the sealed text, by ChaCha20-Poly1305 with a nonce of zeros, as no key is used twice, has the same length for each PIN

So neither the server, nor a later reader of its disk, nor another console learns a PIN, and nobody can make another
answer from one: it includes the table, the call, the displayed state, the verb, and the person.
"""

import json
from typing import Final, NamedTuple

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from kiosk.floor.server.server import FloorError
from kiosk.journal import is_vouched

_INFO: Final = b"kiosk answer 1\0"
_KEY: Final = 32
_NONCE: Final = bytes(12)
_LENGTH: Final = 1200  # Sealed answers have one length, so that the length reveals nothing.


class SignedAnswer(NamedTuple):
    """An answer signed at a console: its table and call, the displayed state, the answer, and the signer.

    An order (`kiosk.floor.answering.orders`) has no call; `details` has it as JSON.
    """

    table: str
    call: str
    digest: str
    verb: str
    person: str
    pin: str
    details: str = "{}"


def box_words(table: str, public: bytes) -> bytes:
    """Return the bytes that a table signs for its key."""
    return b"pin box\0" + table.encode() + b"\0" + public


class PinBox:
    """The box of one table, until it stops. A sealed answer is opened once, even if it is sent again."""

    def __init__(self) -> None:
        self._key = X25519PrivateKey.generate()
        self._opened: set[bytes] = set()
        self.public = self._key.public_key().public_bytes_raw()

    def opened(self, sealed: bytes) -> SignedAnswer:
        """Return the content of the box. Raise FloorError `sealed` if it is not for this table as it runs now.

        Raise FloorError `again` if it was opened before.
        """
        theirs, body = sealed[:_KEY], sealed[_KEY:]
        if theirs in self._opened:
            raise FloorError("again", "That was already signed: check, and sign again.")
        try:
            secret = self._key.exchange(X25519PublicKey.from_public_bytes(theirs))
            plain = ChaCha20Poly1305(_derived(secret, theirs, self.public)).decrypt(_NONCE, body, None)
            signed = SignedAnswer(*json.loads(plain))
        except (InvalidTag, ValueError, TypeError) as error:
            raise FloorError("sealed", "The table restarted after that was signed: sign again.") from error
        self._opened.add(theirs)
        return signed


def sealed_for(public: bytes, signature: bytes, device_key: bytes, answer: SignedAnswer) -> bytes:
    """Seal an answer. Raise FloorError `box` if the box is not that of the enrolled device."""
    if not is_vouched(device_key, box_words(answer.table, public), signature):
        raise FloorError("box", "This is not the kiosk enrolled for {table}: go to the table.", table=answer.table)
    key = X25519PrivateKey.generate()
    mine = key.public_key().public_bytes_raw()
    secret = key.exchange(X25519PublicKey.from_public_bytes(public))
    plain = json.dumps(list(answer)).encode().ljust(_LENGTH)
    if len(plain) > _LENGTH:
        raise FloorError("long", "That is too long to sign at a console: go to the table.")
    return mine + ChaCha20Poly1305(_derived(secret, mine, public)).encrypt(_NONCE, plain, None)


def _derived(secret: bytes, theirs: bytes, mine: bytes) -> bytes:
    return HKDF(algorithm=SHA256(), length=_KEY, salt=theirs + mine, info=_INFO).derive(secret)
