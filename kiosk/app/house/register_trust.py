"""Check that a manager has signed for the staff register in its present state.

The house journal has the digest of the register before and after each command that a manager signed. The
journals of the tables have the digests that managers signed for there, and the key of the house journal. A
register that was edited by hand, or an older one that was put back, is not accepted until a manager signs for it.
"""

import hashlib
from collections.abc import Mapping
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Final

from kiosk.core.errors import KioskError
from kiosk.events import StaffChanged
from kiosk.journal import Report, load_or_create_key, read_journal, sealed_end
from kiosk.settings import HOUSE_KEY, NO_REGISTER, PUBLISHER, Records, Settings, trusted_publisher
from kiosk.staff import Staff
from kiosk.table import RegisterFound, recovered_state

_OLDER: Final = b"a register from before the last change\0"


class RegisterTrust:
    """The signatures for the register in the journals of a house, which are read once."""

    def __init__(self, settings: Settings, data: Path, *, house: str, report: Report | None) -> None:
        """`house` is the name of the house's journal; `report` is its verification, None if there is no journal."""
        self._settings, self._data, self._report = settings, data, report
        self._house_key, self._changes = "", list[tuple[StaffChanged, str]]()
        path = Records(settings, data, house).journal
        if report is not None and report.is_whole and path.exists():
            with read_journal(path) as journal:
                self._house_key, last = journal.public_key.hex(), journal.last_seq()
                found = journal.before(last + 1, StaffChanged, most=last + 1)
                self._changes = [(event.of(StaffChanged), event.actor) for event in found]

    @property
    def knows_house(self) -> bool:
        """Return whether the tables here know the key of the house's journal. True if no table knows any key."""
        keys = {signed[HOUSE_KEY] for signed in self._signed_at() if signed.get(HOUSE_KEY)}
        return not keys or self._house_key in keys

    @property
    def _is_doubted(self) -> bool:
        return self._report is not None and not (self._report.is_whole and self.knows_house)

    def found(self, staff: Staff, *, is_new: bool) -> RegisterFound:
        """Return the digest that a table seals, and the people who may sign for it with the recovery code.

        `is_new` says that the table has no signature yet. A register without any signature then counts as no register.
        """
        now = staff.digest()
        counted = self._counted(now)
        if is_new and not self._is_signed(now):
            counted = NO_REGISTER
        is_last = bool(self._changes) and self._changes[0][0].register == now
        recovered = {what.person for what, _ in self._changes if is_last and what.change == "recovered"}
        house_key = {HOUSE_KEY: self._house_key} if self._house_key else {}
        return RegisterFound({"staff": counted, **house_key}, frozenset(recovered), is_doubted=self._is_doubted)

    def require(self, staff: Staff, by: str, *, table: str = "") -> None:
        """Raise KioskError if nobody has signed for the register in its present state.

        A person whose change was interrupted may sign again to complete it. `table` is the table whose records a
        command changes: then only signatures at that table count, and its publisher's key must be signed for there.
        """
        keys = {signed[PUBLISHER] for signed in self._signed_at(table) if table and signed.get(PUBLISHER)}
        if keys and trusted_publisher(self._data) not in keys:  # That key may have signed the settings of who may sign.
            raise KioskError(
                "publisher", "No manager has signed at this table for the publisher’s key: sign at the table first."
            )
        now = staff.digest()
        changes = [] if self._is_doubted else self._changes
        if changes:
            newest, actor = changes[0]
            if now == newest.register or (now == newest.before and by == actor):
                return
        signed = self._registers(table)
        if (self._counted(now) if changes else now) in signed or not (signed or changes):
            return
        raise KioskError(
            "unvouched",
            "The staff register is not as the last kiosk staff command left it: restore it from backup, sign for it at "
            "a table, or use kiosk staff recover.",
        )

    def is_signed_at_table(self, now: str) -> bool:
        """Return whether a manager has signed at a table for the register with this digest."""
        return self._counted(now) in self._registers()

    def _is_signed(self, now: str) -> bool:
        signed = self._registers()
        if self._changes and not self._is_doubted:
            return now == self._changes[0][0].register or self._counted(now) in signed
        return now in signed or not (signed or self._is_doubted)

    def _counted(self, now: str) -> str:
        """Return the digest of the register, changed in a fixed way if the register is older than its last change."""
        known = {digest for what, _ in self._changes for digest in (what.before, what.register)}
        if now in known and now != self._changes[0][0].register and now != self._laid_down():
            return hashlib.sha256(_OLDER + now.encode()).hexdigest()
        return now

    def _laid_down(self) -> str:
        """Return the digest of the register that the floor server has published, "" if none."""
        if not (self._data / "_floor").is_dir():
            return ""
        from kiosk.floor import KeptVersions, PublishedKind

        try:
            people = KeptVersions(self._data).of(PublishedKind.PEOPLE)
        except KioskError:
            return ""
        return "" if people is None else hashlib.sha256(people.content.encode()).hexdigest()

    def _registers(self, only: str = "") -> set[str]:
        """Return the digests of the register that were signed for at the tables, or at the table `only`."""
        return {signed["staff"] for signed in self._signed_at(only) if signed.get("staff")}

    def _signed_at(self, only: str = "") -> list[Mapping[str, str]]:
        """Return the sealed signatures of each table whose records are here, or of the table `only`."""
        return [signed for table, signed in self._signed_at_tables if only in ("", table)]

    @cached_property
    def _signed_at_tables(self) -> list[tuple[str, Mapping[str, str]]]:
        found = list[tuple[str, Mapping[str, str]]]()
        for table in self._settings.deals:
            records = Records(self._settings, self._data, table)
            aside = sorted(records.folder.glob("aside/*/journal.db"))[-1:]
            for path in (records.journal, *aside):
                key = path.with_name(records.key.name)
                if not (path.exists() and key.exists()):
                    continue
                with suppress(KioskError, OSError, ValueError, KeyError), read_journal(path) as journal:
                    end = sealed_end(journal, load_or_create_key(key))
                    if end is not None:
                        found.append((table, recovered_state(*end).signed))
        return found
