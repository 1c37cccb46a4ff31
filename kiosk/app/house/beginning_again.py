"""Replace a journal that cannot be opened or accepted. Its records are set aside, and a new journal begins.

A journal that contradicts its own chain is evidence. A manager signs in the shell, with a reason, and not by touch: a
person has to remove the evidence from there. The new journal has a new key, because no floor server takes a journal
that forks. It records the findings, and the place and digest of the old journal.
"""

import os
from datetime import UTC, datetime
from hashlib import file_digest
from pathlib import Path
from typing import Final

from kiosk.app.house.house import journal_of, prove_at_house, verified
from kiosk.core.clock import Clock
from kiosk.core.disk import make_folder, replace_file
from kiosk.core.errors import JournalError, Refused
from kiosk.core.file_plan import PLAN_FILE, FilePlan
from kiosk.events import JournalAccepted
from kiosk.journal import lock_journal
from kiosk.settings import Records, Settings
from kiosk.staff import Act, Authority, Person, Staff

ASIDE: Final = "aside"
_FOUND: Final = 3  # The findings follow the first words of a plan.
BEYOND_HELP: Final = frozenset({"changed", "damaged", "not_a_journal", "schema", "version", "wrong_key", "wrong_table"})


class BeginningAgain:
    """Replaces the journal of one table. `found` has the findings about the old one."""

    def __init__(self, settings: Settings, data: Path, clock: Clock, staff: Staff, table: str) -> None:
        """Raise JournalError `nothing` if the journal opens, and its error if another step can repair it."""
        self._settings, self._data, self._clock, self._staff = settings, data, clock, staff
        self._records, self._table = Records(settings, data, table), table
        within = {self._records.folder, self._records.checkpoints.parent}
        self._plan = FilePlan.under_way(self._records.folder / PLAN_FILE, within=within)
        words = () if self._plan is None else self._plan.words
        if self._plan is not None and (len(words) < _FOUND or Path(words[0]).parent != self._records.folder / ASIDE):
            raise self._plan.foreign()
        self.found = self._wrong() if self._plan is None else self._plan.words[_FOUND:]

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
        """Set the records aside, begin again, and return their new folder.

        If it was interrupted, repeat it with the first reason to continue it. Raise Refused for an
        empty reason, NotProven, JournalError, KioskError as `FilePlan` does, OSError.
        """
        if not why.strip() and self._plan is None:
            raise Refused("why", "Give the reason: it is kept in the journal.")
        person, records = self._proven(signature), self._records
        lock = lock_journal(records.journal)
        try:
            plan = self._plan or self._begun(why)
            aside, where, reason, *_ = plan.words
            kept = Path(aside) / records.witness.name
            if records.witness.exists() and not kept.exists():
                replace_file(kept, records.witness.read_bytes())
            plan.carry_out()
        finally:
            os.close(lock)
        with journal_of(records, self._table, self._clock, accept=True, is_moving=True) as journal:
            if list(journal.events(1, JournalAccepted)):
                journal.accept_end()
            else:
                what = JournalAccepted(findings=(*self.found, where), why=reason)
                journal.append(what, hand=None, actor=person.id)
        plan.end()
        return Path(aside)

    def reverse(self, signature: tuple[str, str]) -> None:
        """Restore the files that an interrupted command moved. Raise Refused without any, or with a new journal."""
        if self._plan is None:
            raise Refused("nothing", "Nothing was interrupted: there is nothing to put back.")
        self._proven(signature)
        records = self._records
        if self._plan.has_moved and records.journal.exists():
            raise Refused("begun", "The new journal has begun: repeat the command without --reverse.")
        if self._plan.has_moved:  # The files include the key and the copy of a journal that was never begun.
            for path in (records.key, records.checkpoints, records.floor_witness):
                if path is not None:
                    path.unlink(missing_ok=True)
        lock = lock_journal(records.journal)
        try:
            self._plan.take_back()
        finally:
            os.close(lock)

    def _proven(self, signature: tuple[str, str]) -> Person:
        roles = Authority(self._staff, self._clock, house=self._settings.house.authority).roles(Act.ACCEPT_JOURNAL)
        return prove_at_house(
            self._settings, self._data, self._clock, self._staff, *signature, roles=roles, table=self._table
        )

    def _begun(self, why: str) -> FilePlan:
        """Return the saved plan to move the files of the table's journal and the key that signed it.

        The log comes before the journal, and the journal before the rest, so that no log is left beside another
        journal. The witness stays, as proof that there was a journal.
        """
        records, at = self._records, datetime.fromtimestamp(self._clock.now_ms() / 1000, UTC)
        aside = records.folder / ASIDE / f"{at:%Y%m%dT%H%M%SZ}"
        make_folder(aside)
        ends = ("-wal", "-shm", "-journal")
        logs = (records.journal.with_name(records.journal.name + end) for end in ends)
        paths = (*logs, records.journal, records.archive, records.slips, records.evidence, records.key)
        moves = [(path, aside / path.name) for path in paths if path.exists()]
        if records.checkpoints.exists():  # They may be on another disk.
            own = records.checkpoints.parent == records.folder
            kept = records.checkpoints.with_stem(f"{records.checkpoints.stem}-{aside.name}")
            moves.append((records.checkpoints, aside / records.checkpoints.name if own else kept))
        if (seen := records.floor_witness) is not None and seen.exists():
            moves.append((seen, seen.with_stem(f"{seen.stem}-{aside.name}")))
        digest = _digest(records.journal)
        where = f"Set aside: {ASIDE}/{aside.name}: {records.journal.name}, SHA-256 {digest}"
        words = (str(aside), where, why, *map(str, self.found))
        plan = FilePlan(records.folder / PLAN_FILE, tuple(moves), words)
        plan.begin()
        return plan


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return file_digest(file, "sha256").hexdigest()
