"""Share certificates of dealers: one that was signed at one table is valid at every other.

A table sends each certificate of its examinations, and each revocation, in a statement that its device signs; the
server stores the statements and sends them to every table. A table counts a statement only if a manager of the house
vouches for the device: trusted devices are published like people (`PublishedKind.TABLES`). So control of the server
is not enough to certify a person.

DATA/_floor/certificates.json     the statements, and the server's mark up to which they are complete
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Any, Final

import psycopg

from kiosk.core.disk import read_plain, replace_file
from kiosk.core.value import value
from kiosk.floor.publishing.versions import KeptVersions
from kiosk.floor.server.server import FloorError
from kiosk.journal import is_vouched

AT_ONCE: Final = 100
CERTIFIED: Final = ("ok", "again")
"""The floor's answers if it has a certificate."""

_NAMED: Final = b"certificate\0"


@value
class CertificateWord:
    """A certificate as its table publishes it; `revoked` is the reason of its end or "", followed by the person who
    revoked it.

    It is event `number` of the journal of examinations whose public key is `book`, in hexadecimal. Times are in ms
    since 1970.
    """

    book: str
    number: int
    person: str
    game: str
    rules_version: str
    at_ms: int
    until_ms: int
    by: str
    revoked: str = ""
    revoked_by: str = ""

    @property
    def text(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False, sort_keys=True)

    @property
    def words(self) -> bytes:
        """Return the bytes that the table's device signs."""
        return words_of(self.text)


_TYPES: Final = {known.name: known.type for known in fields(CertificateWord)}


def words_of(text: str) -> bytes:
    return _NAMED + text.encode()


@value
class CertificateStatement:
    """A certificate as the server sends it, with its table. Its device's signature and key are hexadecimal."""

    mark: int
    table: str
    word: str
    signature: str
    key: str

    def read(self) -> CertificateWord:
        """Return the certificate. Raise FloorError unless that device has signed it."""
        try:
            if is_vouched(bytes.fromhex(self.key), words_of(self.word), bytes.fromhex(self.signature)):
                said = CertificateWord(**json.loads(self.word))
                if all(type(value) is _TYPES[name] for name, value in asdict(said).items()):
                    return said
        except (ValueError, TypeError):
            pass  # The statement is invalid.
        raise FloorError("forged", "The floor server sent a certificate that {table} has not signed.", table=self.table)


def certify(db: psycopg.Connection[Any], said: Sequence[tuple[str, bytes]]) -> list[str]:
    """Publish certificates, each with its device's signature. Return the outcome of each (floor.certify)."""
    answers: list[str] = []
    for some in (said[first : first + AT_ONCE] for first in range(0, len(said), AT_ONCE)):
        texts, signatures = [text for text, _ in some], [signature for _, signature in some]
        row = db.execute("SELECT floor.certify(%s::text[], %s::bytea[])", (texts, signatures)).fetchone()
        answers += [] if row is None else row[0]
    return answers


def enrolled(db: psycopg.Connection[Any]) -> str:
    """Return every device that is enrolled, by table, as the content of a version. A publisher is connected."""
    found: dict[str, list[str]] = {}
    for table, key in db.execute("SELECT * FROM floor.enrolled()").fetchall():
        found.setdefault(table, []).append(bytes(key).hex())
    return json.dumps(found, sort_keys=True)


class KeptCertificates:
    """The certificates that tables have reported, as a house's records keep them."""

    def __init__(self, kept: KeptVersions) -> None:
        self._kept = kept
        self._path = kept.folder / "certificates.json"

    @property
    def upto(self) -> int:
        """Return the server's mark up to which the certificates are complete."""
        return self._read()[0]

    def take(self, certificates: Sequence[CertificateStatement]) -> list[tuple[CertificateStatement, FloorError]]:
        """Store the received certificates. Return the invalid ones with the reasons: they are not stored."""
        good: list[CertificateStatement] = []
        wrong: list[tuple[CertificateStatement, FloorError]] = []
        for certificate in certificates:
            try:
                certificate.read()
            except FloorError as error:
                wrong.append((certificate, error))
            else:
                good.append(certificate)
        with self._kept.alone():
            upto, kept = self._read()
            marks = {certificate.mark for certificate in kept}
            kept += [certificate for certificate in good if certificate.mark not in marks]
            upto = max(upto, *(certificate.mark for certificate in certificates))
            content = {"upto": upto, "certificates": [asdict(certificate) for certificate in kept]}
            replace_file(self._path, json.dumps(content, ensure_ascii=False, indent=1).encode())
        return wrong

    def count(self) -> list[CertificateWord]:
        """Return the valid certificates: those signed by devices that the house vouches for."""
        _, certificates = self._read()
        vouched = {table: self._kept.vouched(table) for table in {certificate.table for certificate in certificates}}
        return [certificate.read() for certificate in certificates if certificate.key in vouched[certificate.table]]

    def _read(self) -> tuple[int, list[CertificateStatement]]:
        """Return the mark and the stored statements. Raise FloorError if the file is damaged."""
        if not self._path.exists():
            return 0, []
        try:
            content = json.loads(read_plain(self._path))
            return int(content["upto"]), [_statement(row) for row in content["certificates"]]
        except (OSError, ValueError, TypeError, LookupError, RecursionError) as error:
            why = "{path} is damaged: delete it, and the floor server resends it."
            raise FloorError("kept", why, path=self._path) from error


def _statement(row: dict[str, Any]) -> CertificateStatement:
    """Return a stored statement. Raise ValueError or TypeError if it is damaged."""
    statement = CertificateStatement(**row)
    if any(type(getattr(statement, known.name)) is not known.type for known in fields(CertificateStatement)):
        raise ValueError("a value of another type")
    return statement
