"""A journal of which no signature makes one again: its records are set aside as they are, and another one is begun.

What contradicts its own chain is evidence. A manager signs, with a reason, at the shell and not by touch: somebody has
to take the evidence from there. The new journal has a key of its own, as no floor takes a journal that goes two ways.
It says what was found, and where the old one lies, by its digest.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime
from hashlib import file_digest
from pathlib import Path
from typing import Final

from kiosk.app.house.house import journal_of, prove_at_house, verified
from kiosk.core.clock import Clock
from kiosk.core.disk import make_folder, replace_file, sync_folder
from kiosk.core.errors import JournalError, Refused
from kiosk.events import JournalAccepted
from kiosk.journal import lock_journal
from kiosk.settings import Records, Settings
from kiosk.staff import Act, Authority, Staff

ASIDE: Final = "aside"
BEYOND_HELP: Final = frozenset({"changed", "damaged", "not_a_journal", "schema", "wrong_key", "wrong_table"})


class BeginningAgain:
    """The steps to begin a new journal for one table. `found` says what is wrong with the present one."""

    def __init__(self, settings: Settings, data: Path, clock: Clock, staff: Staff, table: str) -> None:
        """Raise JournalError `nothing` where the journal opens, and what it raises where something else helps."""
        self._settings, self._data, self._clock, self._staff = settings, data, clock, staff
        self._records, self._table = Records(settings, data, table), table
        self.found = self._wrong()

    def _wrong(self) -> tuple[str, ...]:
        records = self._records
        if not any(path.exists() for path in (records.journal, records.key, records.checkpoints, records.witness)):
            raise JournalError("nothing", "Table {table} has no journal yet: kiosk run creates it.", table=self._table)
        try:
            journal_of(self._records, self._table, self._clock).close()
        except JournalError as error:
            if error.may_be_accepted:
                raise JournalError(
                    "acceptable", "A manager can resume this table from its journal: kiosk journal accept."
                ) from error
            if error.code not in BEYOND_HELP:
                raise
            return (str(error.message), *verified(self._records, self._table).sentences())
        raise JournalError("nothing", "The journal opens: no new one is needed.")

    def begin(self, signature: tuple[str, str], why: str) -> Path:
        """Set the records aside, begin anew, and return where they lie now.

        Where it is broken off, it is done by doing it again: then the records lie in two folders. Raise Refused for an
        empty reason, NotProven, JournalError, OSError.
        """
        if not why.strip():
            raise Refused("why", "Give the reason: it is kept in the journal.")
        roles = Authority(self._staff, self._clock, house=self._settings.house.authority).roles(Act.ACCEPT_JOURNAL)
        person = prove_at_house(self._settings, self._data, self._clock, self._staff, *signature, roles=roles)
        records, at = self._records, datetime.fromtimestamp(self._clock.now_ms() / 1000, UTC)
        aside = records.folder / ASIDE / f"{at:%Y%m%dT%H%M%SZ}"
        lock = lock_journal(records.journal)
        try:
            digest = _digest(records.journal)
            self._set_aside(aside)
        finally:
            os.close(lock)
        where = f"Set aside: {ASIDE}/{aside.name}: {records.journal.name}, SHA-256 {digest}"
        with journal_of(records, self._table, self._clock, accept=True) as journal:
            what = JournalAccepted(findings=(*self.found, where), why=why)
            journal.append(what, hand=None, actor=person.id)
        return aside

    def _set_aside(self, aside: Path) -> None:
        """Move what was kept of the table's hands, with the key that signed it.

        Log before journal, and journal before the rest: so no log is left beside another journal, and where this is
        broken off the journal is gone, which a manager can accept. The witness stays, as it says that there was one.
        """
        records = self._records
        make_folder(aside)
        if records.witness.exists():
            replace_file(aside / records.witness.name, records.witness.read_bytes())
        logs = (records.journal.with_name(records.journal.name + end) for end in ("-wal", "-shm"))
        for path in (*logs, records.journal, records.archive, records.slips, records.evidence, records.key):
            if path.exists():
                path.rename(aside / path.name)
        if records.checkpoints.exists():  # which may be on another disk
            own = records.checkpoints.parent == records.folder
            kept = records.checkpoints.with_stem(f"{records.checkpoints.stem}-{aside.name}")
            records.checkpoints.rename(aside / records.checkpoints.name if own else kept)
        for folder in (aside, records.folder, records.checkpoints.parent):
            sync_folder(folder)


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return file_digest(file, "sha256").hexdigest()
