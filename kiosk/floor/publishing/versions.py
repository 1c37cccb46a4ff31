"""Numbered versions of a house's published people, rules, and settings.

A version is complete, names the digest of the one before it, and names its signers: one person with a PIN, or two if
the house requires it. It is signed with the key of the house journal, which the server does not have: a table trusts
the key of its enrollment, and refuses other, older, or changed versions, even from a server under foreign control. It
keeps the last good version of each kind.

The house's versions are kept once for all tables with records in one folder: a kiosk holds the lock while it takes a
version. Posted jackpots belong to one table each.

DATA/_floor/publisher.pub         the key that a table trusts, in hexadecimal
DATA/_floor/verifier.pub          the key with which the nightly verifier signs, if that is another one
DATA/_floor/people.json, house.json, tables.json   the version of each kind that was taken last
DATA/_floor/TABLE/jackpots:*.json   likewise, of one table
DATA/_floor/house-NUMBER/         the house's files of that version
DATA/_floor/lock                  held while a version is taken
"""

import fcntl
import hashlib
import json
import os
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, replace
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, Self

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from kiosk.core.disk import make_folder, read_plain, replace_file
from kiosk.core.text import sentence
from kiosk.core.value import value
from kiosk.floor.server.server import FloorError
from kiosk.journal import public_bytes
from kiosk.settings import files_of_house

NOTHING_BEFORE: Final = "00" * 32
FLOOR_FOLDER: Final = "_floor"  # No table can have this ID.
BUSY: Final = "busy"  # Another kiosk has the lock.
_NAMED: Final = b"kiosk floor version 1\0"


class PublishedKind(StrEnum):
    """The kinds of documents that the floor publishes in versions, besides posted jackpots (`jackpots_kind`)."""

    PEOPLE = "people"
    HOUSE = "house"  # The house's files: rules, limits, tables, devices.
    TABLES = "tables"  # The keys of the trusted devices, in hexadecimal: their certificates and reports count.


def jackpots_kind(game: str, table: str = "") -> str:
    """Return the kind of the posted jackpots of a game, at all tables or at one."""
    return f"jackpots:{game}:{table}" if table else f"jackpots:{game}"


@value
class FloorVersion:
    """One version. `by` and `second` are ids of the staff, `second` "" if one signed; bytes are hexadecimal."""

    kind: str
    number: int
    before: str
    content: str
    by: str
    second: str
    why: str
    key: str
    signature: str
    at_ms: int = 0

    @property
    def digest(self) -> bytes:
        """Return the digest that is signed, as the database computes it."""
        digest = hashlib.sha256(_NAMED)
        fields = (
            self.kind.encode(),
            self.number.to_bytes(8, "big"),
            bytes.fromhex(self.before),
            *(part.encode() for part in (self.content, self.by, self.second, self.why)),
        )
        for field in fields:
            digest.update(len(field).to_bytes(4, "big") + field)
        return digest.digest()

    @classmethod
    def signed(
        cls,
        key: Ed25519PrivateKey,
        kind: str,
        after: tuple[int, bytes] | None,
        content: str,
        *,
        by: str,
        second: str = "",
        why: str = "",
    ) -> Self:
        """Return the version that follows `after`, (number, digest), signed."""
        number, digest = after or (0, bytes.fromhex(NOTHING_BEFORE))
        plain = cls(kind, number + 1, digest.hex(), content, by, second, why, public_bytes(key).hex(), "")
        return replace(plain, signature=key.sign(plain.digest).hex())

    @classmethod
    def read(cls, content: bytes) -> Self:
        """Return a stored version. Raise ValueError, TypeError, or RecursionError if it is invalid."""
        version = cls(**json.loads(content))
        if any(type(value) is not _TYPES[name] for name, value in asdict(version).items()):
            raise ValueError("a value of another type")
        return version

    @property
    def is_signed(self) -> bool:
        try:
            key, signature, digest = bytes.fromhex(self.key), bytes.fromhex(self.signature), self.digest
        # The text is not hexadecimal, has half a character, or has an invalid version number.
        except (ValueError, OverflowError):
            return False
        return is_signed_by(key, signature, digest)


_TYPES: Final = {"number": int, "at_ms": int} | dict.fromkeys(
    ("kind", "before", "content", "by", "second", "why", "key", "signature"), str
)


def is_signed_by(key: bytes, signature: bytes, digest: bytes) -> bool:
    """Return whether a signature of a digest was made with the private key of `key` (raw public key)."""
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, digest)
    except (ValueError, InvalidSignature):
        return False
    return True


class KeptVersions:
    """The last accepted version of each kind, as one table of a house keeps it. Without a table, it has only the
    house's versions.
    """

    def __init__(self, data: Path, table: str = "") -> None:
        self.folder = data / FLOOR_FOLDER
        self._own = self.folder / table

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Keep the other kiosks of these records from taking anything. Raise FloorError `busy` while one does."""
        make_folder(self.folder)
        lock = os.open(self.folder / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # No screen waits for another kiosk.
            yield
        except BlockingIOError as error:
            raise FloorError(BUSY, "Another kiosk is saving the floor server’s update: wait.") from error
        finally:
            os.close(lock)

    def _path(self, kind: str) -> Path:
        return (self._own if kind.startswith("jackpots:") else self.folder) / f"{kind}.json"

    def trust(self, key: bytes) -> None:
        """Trust the versions that are signed with this key (raw public key) from now on, and no others."""
        make_folder(self.folder)
        replace_file(self.folder / "publisher.pub", key.hex().encode())

    @property
    def trusted(self) -> str:
        """Return the key whose versions are taken, "" if no manager has enrolled this kiosk with one."""
        path = self.folder / "publisher.pub"
        return _key_in(path)

    def trust_verifier(self, key: bytes) -> None:
        """Trust results of the nightly verifier with this key (raw public key), besides the publisher's."""
        make_folder(self.folder)
        replace_file(self.folder / "verifier.pub", key.hex().encode())

    @property
    def verifiers(self) -> frozenset[str]:
        """Return the keys whose results of the nightly verifier are believed here."""
        path = self.folder / "verifier.pub"
        return frozenset({self.trusted, _key_in(path)} - {""})

    def of(self, kind: str) -> FloorVersion | None:
        """Return the version of a kind taken last, None for none. Raise FloorError if its file was changed."""
        path = self._path(kind)
        if not path.exists():
            return None
        try:
            kept = FloorVersion.read(read_plain(path))
            if kept.kind != kind:
                raise ValueError("of another kind")
        except (OSError, ValueError, TypeError, RecursionError) as error:
            raise FloorError(
                "kept", "{path} is damaged: delete it, and the floor server resends it.", path=path
            ) from error
        self._check(kept)
        return kept

    def vouched(self, table: str) -> Sequence[str]:
        """Return the keys, in hexadecimal, of the devices of a table for which a manager vouches."""
        version = self.of(PublishedKind.TABLES)
        return () if version is None else tuple(json.loads(version.content).get(table, ()))

    def every(self) -> list[FloorVersion]:
        """Return the version of each kind that was taken last."""
        found = (self._path(kind) for kind in PublishedKind)
        paths = [path for path in found if path.exists()] + sorted(self._own.glob("jackpots:*.json"))
        kept = (self.of(path.stem) for path in paths)
        return [version for version in kept if version is not None]

    def check(self, version: FloorVersion, *, two: bool) -> None:
        """Raise FloorError unless a version may be accepted: signed with a trusted key, and newer than ours."""
        self._check(version)
        if two and not version.second:
            raise FloorError(
                "alone",
                "The floor server sent {kind}, version {number}, signed by one person: two must sign.",
                kind=version.kind,
                number=version.number,
            )
        kept = self.of(version.kind)
        if kept is not None and version.number <= kept.number:
            said = {"kind": version.kind, "number": version.number}
            if version.number < kept.number:
                why = sentence(
                    "The floor server has an older {kind}, version {number}: version {newer} stays here.",
                    newer=kept.number,
                    **said,
                )
            else:
                why = sentence(
                    "The floor server has another {kind}, version {number}: the one here stays until version {newer}.",
                    newer=kept.number + 1,
                    **said,
                )
            raise FloorError("old", why)

    def _check(self, version: FloorVersion) -> None:
        if version.key != self.trusted:
            raise FloorError(
                "foreign",
                "The floor server sent {kind}, version {number}, signed by someone not trusted here.",
                kind=version.kind,
                number=version.number,
            )
        if not version.is_signed:
            raise FloorError(
                "changed",
                "The floor server sent {kind}, version {number}, with a bad signature: refused.",
                kind=version.kind,
                number=version.number,
            )

    def keep(self, version: FloorVersion) -> None:
        """Store a version as the last good one. After a power cut, the one before or this one is stored."""
        content = json.dumps(asdict(version), ensure_ascii=False, indent=1)
        path = self._path(version.kind)
        make_folder(path.parent)
        replace_file(path, content.encode())

    # ------------------------------------------------------------------------------------------- the house's own files

    def unpack(self, version: FloorVersion, accept: Callable[[Path], object]) -> Path:
        """Lay the files of a version of the house out in a folder, once `accept` raises nothing for it; return it."""
        folder = self.folder / f"house-{version.number}"
        draft = self.folder / "house.new"
        shutil.rmtree(draft, ignore_errors=True)
        for name, content in house_files(version.content).items():
            path = draft / name
            make_folder(path.parent)
            replace_file(path, content.encode())
        try:
            accept(draft)
        except BaseException:
            shutil.rmtree(draft, ignore_errors=True)
            raise
        shutil.rmtree(folder, ignore_errors=True)
        draft.rename(folder)
        return folder

    def house_folder(self) -> Path | None:
        """Return the folder of the newest published files, or None. Changed files are replaced by the signed ones.

        Raise FloorError if the stored version itself was changed.
        """
        version = self.of(PublishedKind.HOUSE)
        if version is None:
            return None
        folder = self.folder / f"house-{version.number}"
        try:
            is_as_signed = folder.is_dir() and packed_house(folder) == version.content
        except (OSError, ValueError):
            is_as_signed = False
        return folder if is_as_signed else self.unpack(version, lambda _: None)


def _key_in(path: Path) -> str:
    """Return the key in a file, "" if there is none that can be read: then nobody is trusted."""
    try:
        return read_plain(path).decode().strip()
    except (OSError, ValueError):
        return ""


def packed_house(folder: Path) -> str:
    """Return the house's files in a folder as the content of a version. Raise OSError, or ValueError if not UTF-8."""
    found = {str(path.relative_to(folder)): read_plain(path).decode() for path in files_of_house(folder)}
    return json.dumps(found, ensure_ascii=False, sort_keys=True)


def house_files(content: str) -> Mapping[str, str]:
    """Return {name: content} of a version of the house. Raise FloorError for a name that leads out of a folder."""
    files: Any = {}
    try:
        files = json.loads(content)
        whole = all(isinstance(word, str) for pair in files.items() for word in pair)
    except (ValueError, AttributeError):
        whole = False
    if not whole or any(Path(name).is_absolute() or ".." in Path(name).parts for name in files):
        raise FloorError("files", "The floor server sent unusable house files: publish them again.")
    return dict(files)
