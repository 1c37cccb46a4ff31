"""Verify a whole journal, event by event: find changed, removed, inserted, and cut-off events.

Verification compares every hash with its event and the one before, every signature with the events that it signs, every
checkpoint of the floor's copy with the journal, and, in a file without a writer, the structure and indexes. After a
fault it continues from the stored hash, so that each fault is reported once, at its place.

With the device's key it also checks the seal in each event's ID, which only this device can make, and compares the end
of the journal with the last acknowledged event of the witness. Without the key, events after the newest checkpoint
(`Report.unsigned`) are only chained, and could be forged.
"""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.core.errors import JournalError
from kiosk.core.text import Sentence, text
from kiosk.core.value import value
from kiosk.events import JournalArchived, Signed
from kiosk.journal.chain import Checkpoint, Event, Row, chain, public_bytes, seal_key, sealed_row
from kiosk.journal.copy import read_copy
from kiosk.journal.opened import JournalFile
from kiosk.journal.read import JournalReader, read_journal
from kiosk.journal.volumes import FOLDER
from kiosk.journal.witness import Witnessed, read_witness

MAX_FINDINGS: Final = 1000
_SLICE = 500


@value
class Finding:
    """A fault of the journal: its event (0: the file as a whole), and a sentence.

    `is_damage` is False if only the floor's copy could not be read, or lacks a line.
    """

    seq: int
    sentence: str
    is_damage: bool = True


def missing(first: int, last: int) -> str:
    """Return the sentence for missing events."""
    return f"Event {first} is missing." if first == last else f"Events {first} to {last} are missing."


def foreign(seq: int) -> str:
    """Return the sentence for an event without this device's seal."""
    return f"Event {seq} was not written by this kiosk."


def not_written(seq: int) -> str:
    """Return the sentence for an event that the chain contradicts."""
    return f"Event {seq} was altered, or does not follow event {seq - 1}."


def fault_at(reader: JournalReader, seq: int) -> str:
    """Return the fault of one event alone, or "" if its hash is that of its contents after the one before.

    If the event before it is missing, the event is not checked.
    """
    event = reader.event(seq)
    if event is None:
        return missing(seq, seq)
    before = reader.genesis if seq == 1 else getattr(reader.event(seq - 1), "hash", None)
    try:
        return "" if before is None or chain(before, event.row) == event.hash else not_written(seq)
    except ValueError:
        return not_written(seq)


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """The findings of a walk. `unsigned` counts the events after the newest checkpoint."""

    table: str
    events: int
    checkpoints: int
    unsigned: int
    findings: tuple[Finding, ...]

    @property
    def is_whole(self) -> bool:
        return not self.findings

    def sentences(self) -> list[str]:
        """Return the sentences to show: each finding, or that there is none."""
        if self.findings:
            return [finding.sentence for finding in self.findings]
        whole = text(
            (
                "The journal of table {table} is intact. Events: {events}; checkpoints: {checkpoints}; "
                "not signed yet: {unsigned}."
            ),
            table=self.table,
            events=self.events,
            checkpoints=self.checkpoints,
            unsigned=self.unsigned,
        )
        return [Sentence(whole)]


def verify(
    path: Path,
    *,
    table: str | None = None,
    public_key: bytes | None = None,
    key: Ed25519PrivateKey | None = None,
    checkpoints: Path | None = None,
    witness: Path | None = None,
    floor_witness: Path | None = None,
    after: tuple[int, bytes] | None = None,
) -> Report:
    """Verify the journal at `path` as a whole, also while a kiosk writes it; or only what comes `after` an event with
    its hash, which was verified before: of the floor's copy, too, only the later checkpoints.

    `table` and `public_key` (32 bytes) are the expected ones; without them, those of the file are used. `checkpoints`
    is the floor's copy. With the device's `key`, the seals of the events, the `witness`, and the `floor_witness` are
    checked, too. Faults are in the report; nothing is raised or changed.
    """
    try:
        with read_journal(path) as reader:
            walk = Walk(
                reader,
                table=table,
                public_key=public_key,
                key=key,
                checkpoints=checkpoints,
                witness=witness,
                floor_witness=floor_witness,
                structure=after is None,
                after=after,
            )
            while True:
                report = walk.step()
                if report is not None:
                    return report
    except JournalError as error:
        finding = Finding(1 if error.code == "changed" else 0, error.message)
        return Report(table=table or "?", events=0, checkpoints=0, unsigned=0, findings=(finding,))


class Walk:
    """A walk through a journal, a slice at a time, so that a kiosk can do it between two hands.

    It ends at the newest event of its beginning. Without `archived` it begins with the journal's own file,
    at a checkpoint that signs all earlier events; with `after`, after that event. `structure` also has SQLite
    check the whole file, in one go and without slices. It ends early when it has `max_findings`.
    """

    def __init__(
        self,
        reader: JournalReader,
        *,
        table: str | None = None,
        public_key: bytes | None = None,
        key: Ed25519PrivateKey | None = None,
        checkpoints: Path | None = None,
        witness: Path | None = None,
        floor_witness: Path | None = None,
        archived: bool = True,
        structure: bool = False,
        after: tuple[int, bytes] | None = None,
        max_findings: int = MAX_FINDINGS,
    ) -> None:
        self._reader = reader
        self._findings: list[Finding] = []
        self._max_findings = max_findings
        self._archived = archived
        self._away: list[tuple[int, int]] = []  # Archived events that are not here.
        self._archives: tuple[tuple[str, int, int, str], ...] = ()
        if archived:
            self._leave_out_broken()
        self._seal = None if key is None else seal_key(key)
        self._witness = witness
        self._said = self._read_witness(witness)  # Read it before the end of the journal, which may grow.
        self._floor_said = self._read_witness(floor_witness)
        first = reader.first_seq()
        self._from = 1 if archived else first
        self._seq = self._from - 1
        # None if the hash before is unknown.
        self._previous: bytes | None = reader.genesis if self._from == 1 else None
        self._is_part = after is not None
        if after is not None:
            self._seq, self._previous = after
            self._from = self._seq + 1
        self._lines = None if checkpoints is None else read_copy(checkpoints, self._from if self._is_part else 0)
        self._last = reader.last_seq()
        self._events = 0
        self._signed: dict[int, Checkpoint] = {}
        self._copied: set[int] = set()
        self._structure = structure
        self._is_counted = False
        if table is not None and table != reader.table:
            self._find(1, f"The journal is of table {reader.table}, not of {table}.")
        public_key = public_key if key is None else public_bytes(key)
        if public_key is not None and public_key != reader.public_key:
            self._find(1, "The journal was begun with another device key.")

    def step(self, events: int = _SLICE) -> Report | None:
        """Check up to `events` more events. Return the report after the last one, None before."""
        if self._structure:
            self._structure = False
            self._check_structure()
        if self._seq < self._last and len(self._findings) < self._max_findings:
            self._look_further(events)
            return None
        if not self._is_counted:
            self._is_counted = True
            if not self._is_part:
                self._check_archives()
            self._check_end()
        if self._lines is not None:
            if not self._check_copy(self._lines, events):
                return None
            self._lines = None
            self._check_copy_is_whole()
        return Report(
            table=self._reader.table,
            events=self._events,
            checkpoints=len(self._signed),
            unsigned=self._last - max(self._signed, default=0),
            findings=tuple(sorted(self._findings, key=lambda finding: finding.seq)),
        )

    @property
    def seq(self) -> int:
        """Return the last event that was looked at."""
        return self._seq

    @property
    def last(self) -> int:
        """Return the event at which the walk ends."""
        return self._last

    def _find(self, seq: int, sentence: str, *, is_damage: bool = True) -> None:
        volume = next((volume for volume in self._reader.shelf.volumes if volume.first <= seq <= volume.last), None)
        if volume is not None and self._archived:
            sentence += f" It is in the archive {volume.path.name}."
        self._findings.append(Finding(seq, sentence, is_damage))

    # ------------------------------------------------------------------------------------------------- the events

    def _look_further(self, count: int) -> None:
        try:
            rows = next(self._reader.pages(self._seq + 1, count), [])
        except JournalError:
            self._look_one_by_one(count)
            return
        known = [row for row in rows if row[0] <= self._last]
        for row in known:
            self._look_at(row)
        if not known:
            self._pass_to(self._last + 1)

    def _look_one_by_one(self, count: int) -> None:
        """Look at events among which at least one cannot be read."""
        try:
            seqs = self._reader.seqs(self._seq + 1, count)
        except JournalError as error:
            self._find(self._seq + 1, f"From event {self._seq + 1} on nothing can be read. {error.message}")
            self._seq = self._last
            return
        for seq in seqs:
            try:
                for row in next(self._reader.pages(seq, 1)):
                    self._look_at(row)
            except JournalError:
                self._pass_to(seq)
                self._find(seq, f"Event {seq} cannot be read: the file is damaged there.")
                self._seq, self._previous = seq, None

    def _pass_to(self, seq: int) -> None:
        """Continue before event `seq`, because the events in between are missing."""
        first, last = self._seq + 1, seq - 1
        if first <= last:
            self._find(first, missing(first, last))
            self._seq, self._previous = last, None

    def _look_at(self, row: Row) -> None:
        seq, kind, stored = row[0], row[3], row[10]
        self._pass_to(seq)
        if self._previous is None and kind == Signed.KIND:
            self._previous = _head_of(row)  # Use the signed hash.
        if self._previous is not None:
            made, is_sealed = self._made(self._previous, row)
            if made != stored:
                self._find(seq, not_written(seq))
            elif self._seal is not None and not is_sealed:
                self._find(seq, foreign(seq))
        if self._said is not None and seq == self._said.seq and stored != self._said.head:
            self._find(seq, f"Event {seq} differs from the acknowledged event.")
        if (floor := self._floor_said) is not None and seq == floor.seq and stored != floor.head:
            self._find(seq, f"Event {seq} differs from the event in the floor's folder.")
        if kind == Signed.KIND:
            self._look_at_checkpoint(row)
        elif kind == JournalArchived.KIND:
            self._look_at_archived(row)
        self._seq, self._previous = seq, stored
        self._events += 1

    def _made(self, previous: bytes, row: Row) -> tuple[bytes, bool]:
        """Return the hash that a row must have, b"" if it cannot have one, and whether the device has sealed it."""
        try:
            if self._seal is not None:
                made = sealed_row(self._seal, previous, row)
                if made[1] == row[1]:
                    return made[10], True
            return chain(previous, row), False
        except (ValueError, AttributeError, TypeError, OverflowError):
            return b"", False

    def _look_at_checkpoint(self, row: Row) -> None:
        seq = row[0]
        try:
            checkpoint = Checkpoint.of(self._reader.table, Event(row))
        except (ValueError, JournalError):
            self._find(seq, f"The checkpoint at event {seq} cannot be read.")
            return
        if checkpoint.seq != seq or not checkpoint.is_signed_by(self._reader.public_key):
            self._find(seq, f"The checkpoint at event {seq} has a bad signature.")
        elif self._previous is not None and checkpoint.head != self._previous.hex():
            self._find(seq, f"The events before {seq} are not those that the checkpoint there signed.")
        else:
            self._signed[seq] = checkpoint

    def _read_witness(self, path: Path | None) -> Witnessed | None:
        if path is None or self._seal is None or not path.exists():
            return None
        try:
            said = read_witness(path, self._seal, self._reader.genesis)
        except JournalError as error:
            self._find(0, error.message, is_damage=False)
            return None
        if said is None:
            self._find(0, f"The journal's witness {path} cannot be read, or is of another journal.")
        return said

    def _check_end(self) -> None:
        """Check whether the journal ends before the last acknowledged event."""
        if self._said is not None and self._said.seq > self._last:
            self._find(
                self._last, f"The journal ends at event {self._last}, but event {self._said.seq} was acknowledged."
            )
        if self._witness is not None and self._seal is not None and not self._witness.exists():
            self._find(0, f"The journal's witness {self._witness} is gone.")
        if (floor := self._floor_said) is not None and floor.seq > self._last:
            found = f"The journal ends at event {self._last}, but the floor's folder has seen event {floor.seq}."
            self._find(self._last, found)

    def _look_at_archived(self, row: Row) -> None:
        with contextlib.suppress(JournalError):  # Its hash is wrong then.
            self._archives = Event(row).of(JournalArchived).archives

    def _leave_out_broken(self) -> None:
        """Leave out volumes that are not of this journal, or cannot be opened."""
        shelf = self._reader.shelf
        for volume in list(shelf.volumes):
            try:
                with JournalFile.to_read(volume.path) as file:
                    fault = "" if file.genesis == self._reader.genesis else "It is of another journal."
            except JournalError as error:
                fault = error.message
            if fault:
                shelf.volumes.remove(volume)
                self._find(volume.first, f"The archive {volume.path.name} cannot be read. {fault}")

    def _check_archives(self) -> None:
        """Find events that are neither in the journal's file nor archived, and missing archive files."""
        first = self._reader.first_seq()
        if first > 1 and all(last != first for _, _, last, _ in self._archives):
            self._find(2, f"The journal's file begins at event {first}, and nobody archived what was before.")
        if self._archived:
            here = {volume.path.name for volume in self._reader.shelf.volumes}
            folder = self._reader.path.parent / FOLDER
            for name, begins, last, _ in self._archives:
                if name not in here:
                    self._away.append((begins, last))
                    which = f"The archive {name} with events {begins} to {last}"
                    self._find(begins, f"{which} is missing: put it back into {folder}.")

    # -------------------------------------------------------------------------------------------- the file as a whole

    def _check_copy(self, lines: Iterator[tuple[int, Checkpoint | None]], count: int) -> bool:
        """Look at up to `count` more lines of the floor's copy. Return whether it has been seen to its end."""
        try:
            page = list(islice(lines, count))
            for line, checkpoint in page:
                self._check_line(line, checkpoint)
        except JournalError as error:
            self._find(0, error.message, is_damage=False)
            return True
        return len(page) < count

    def _check_line(self, line: int, checkpoint: Checkpoint | None) -> None:
        if checkpoint is None:
            self._find(0, f"Line {line} of the floor's copy is not a checkpoint.")
            return
        signed = self._signed.get(checkpoint.seq)
        if checkpoint != signed and not (
            checkpoint.table == self._reader.table and checkpoint.is_signed_by(self._reader.public_key)
        ):
            self._find(0, f"Line {line} of the floor's copy is not signed for this journal.")
            return
        self._copied.add(checkpoint.seq)
        if checkpoint.seq > self._reader.last_seq():
            self._find(
                checkpoint.seq,
                f"The tail was cut off: the journal ends at event {self._reader.last_seq()}, "
                f"and the floor’s copy has a checkpoint at {checkpoint.seq}.",
            )
        elif any(first <= checkpoint.seq <= last for first, last in self._away):
            pass
        elif self._from <= checkpoint.seq <= self._seq and (signed is None or signed.signature != checkpoint.signature):
            self._find(checkpoint.seq, f"Event {checkpoint.seq} does not match the floor’s checkpoint.")

    def _check_copy_is_whole(self) -> None:
        """Find the checkpoints that are missing in the floor's copy. Its end may be missing unless it had more.

        A copy that was begun after an archiving begins with the journal's file.
        """
        had = self._said.copied if self._said is not None else 0
        last = max(had, max(self._copied, default=0))
        first = min(self._reader.first_seq(), min(self._copied, default=0))
        for seq in sorted(self._signed):
            if first <= seq <= last and seq not in self._copied:
                self._find(seq, f"The floor's copy lacks the checkpoint at event {seq}.", is_damage=False)

    def _check_structure(self) -> None:
        try:
            for fault in self._reader.structure_faults():
                self._find(0, f"The file is damaged: {fault}.")
            for volume, file in self._reader.shelf.files() if self._archived else ():
                for fault in file.structure_faults():
                    self._find(volume.first, f"The file is damaged: {fault}.")
        except JournalError as error:
            self._find(0, error.message)


def _head_of(row: Row) -> bytes | None:
    """Return the signed hash of a checkpoint, None if it cannot be read."""
    with contextlib.suppress(JournalError, ValueError):
        return bytes.fromhex(Event(row).of(Signed).head)
    return None
