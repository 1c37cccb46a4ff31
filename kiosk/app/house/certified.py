"""Dealing certificates on their way between a house's examinations and its floor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from kiosk.core.errors import KioskError
from kiosk.core.log import program_log

if TYPE_CHECKING:
    from kiosk.training import DealingCertificate

NOTHING = 0  # No examination has this event number.


class CertifiedElsewhere:
    """Certificates that other kiosks have published at the floor server, read again when they change.

    `data` is the records folder of the house. Without a server, no module of the floor is loaded.
    """

    def __init__(self, data: Path) -> None:
        self._data = data
        self._folder = data / "_floor"
        self._read: tuple[list[tuple[int, ...]], tuple[DealingCertificate, ...]] | None = None

    def __call__(self) -> tuple[DealingCertificate, ...]:
        """Return them. Raise FloorError if a file of them was changed."""
        files = [_seen(self._folder / name) for name in ("certificates.json", "tables.json", "publisher.pub")]
        if not files[0]:
            return ()
        if self._read is None or self._read[0] != files:
            self._read = files, tuple(self._counting())
        return self._read[1]

    def _counting(self) -> Sequence[DealingCertificate]:
        from kiosk.floor import KeptCertificates, KeptVersions
        from kiosk.training import DealingCertificate

        return [
            DealingCertificate(
                said.number, said.person, said.game, said.rules_version, NOTHING, said.at_ms, said.until_ms, said.by,
                said.book, said.revoked, said.revoked_by,
            )
            for said in KeptCertificates(KeptVersions(self._data)).count()
        ]  # fmt: skip


class CertifiedHere:
    """The certificates of this house's kiosks, as their table sends them to the floor: `vouch` signs each.

    It imports the training only if there are examinations.
    """

    def __init__(self, data: Path, vouch: Callable[[bytes], bytes]) -> None:
        self._data = data
        self._vouch = vouch
        self._ledger: Callable[[], Sequence[DealingCertificate]] | None = None
        self._signed: dict[str, tuple[str, bytes]] = {}
        self._said = ""

    def __call__(self) -> Sequence[tuple[str, bytes]]:
        """Return every certificate of this house, revoked ones as they were signed and as they were revoked."""
        if not (self._data / "_training" / "examinations" / "journal.db").exists():
            return ()
        try:
            return self._all()
        except KioskError as error:  # The dealer sees it at the table.
            if str(error) != self._said:
                program_log.error("the examinations: %s", error)
            self._said = str(error)
            return ()

    def _all(self) -> Sequence[tuple[str, bytes]]:
        from kiosk.floor import CertificateWord

        if self._ledger is None:
            from kiosk.training import certificates_here

            self._ledger = certificates_here(self._data, CertifiedElsewhere(self._data))
        for held in self._ledger():
            word = CertificateWord(
                held.book, held.id, held.person, held.game, held.rules_version, held.at_ms, held.until_ms, held.by
            )
            ended = replace(word, revoked=held.revoked, revoked_by=held.revoked_by)
            for said in (word, ended):
                if said.text not in self._signed:
                    self._signed[said.text] = said.text, self._vouch(said.words)
        return tuple(self._signed.values())


def _seen(path: Path) -> tuple[int, ...]:
    """Return the values of a file that change with each write; empty if the file does not exist."""
    if not path.exists():
        return ()
    seen = path.stat()
    return seen.st_ino, seen.st_size, seen.st_mtime_ns, seen.st_ctime_ns
