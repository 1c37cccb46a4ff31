"""Checks before a journal is written to: its end, the floor's copy of its checkpoints, and its witness.

docs/decisions/001-journal-opening.md says why the end, and not the whole.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.core.errors import JournalError
from kiosk.core.text import text
from kiosk.events import JournalAccepted, Signed
from kiosk.journal.chain import (
    Checkpoint,
    Event,
    Row,
    chain,
    changed,
    genesis,
    public_bytes,
    seal_key,
    sealed_id,
)
from kiosk.journal.copy import CheckpointCopy
from kiosk.journal.opened import damaged
from kiosk.journal.read import JournalReader
from kiosk.journal.witness import Witnessed, read_witness

# Up to this size the whole file is checked at opening; docs/decisions/001-journal-opening.md has the reason.
_STRUCTURE_BYTES = 8 << 20


@dataclass(slots=True)
class JournalEnd:
    """The end of a journal: its newest event and hash, and its newest checkpoint, None if there is none.

    `is_accepted` says whether a manager has accepted, since the newest checkpoint, that it ends where it does.
    """

    seq: int
    head: bytes
    signed: Checkpoint | None = None
    is_accepted: bool = False


def check_end(journal: JournalReader, seal: bytes) -> JournalEnd:
    """Return the end of a journal. Raise JournalError unless everything since the last checkpoint is as written."""
    if journal.path.stat().st_size <= _STRUCTURE_BYTES and journal.structure_faults():
        raise damaged()
    rows, newest = journal.tail()
    if newest is None:
        end = JournalEnd(0, journal.genesis)
    else:
        signed = _signed(journal, newest)
        end = JournalEnd(newest[0], newest[10], signed)
    for row in rows:
        if row[0] != end.seq + 1:
            raise changed(end.seq + 1, text("is missing"))
        try:
            follows = chain(end.head, row) == row[10]
            is_sealed = row[1] == sealed_id(seal, end.head, row)
        except ValueError as error:
            raise changed(row[0], text("was altered")) from error
        if not follows:
            raise changed(row[0], text("was altered"))
        if not is_sealed:
            raise changed(row[0], text("was not written by this kiosk"))
        end.is_accepted = end.is_accepted or row[3] == JournalAccepted.KIND
        end.seq, end.head = row[0], row[10]
    journal.known(rows)  # An unknown kind of event is refused before anything is written.
    return end


def sealed_end(
    journal: JournalReader, key: Ed25519PrivateKey
) -> tuple[Mapping[str, Any] | None, Sequence[Event]] | None:
    """Return the state of the newest checkpoint and the events after it, as `since_checkpoint` does.

    If the end has changed, it is the state of the newest checkpoint that this key has signed. None if the
    key has signed nothing, or the journal is of another one.
    """
    if public_bytes(key) != journal.public_key:
        return None
    try:
        check_end(journal, seal_key(key))
        return journal.since_checkpoint()
    except JournalError:
        last = journal.last_seq()
        for event in journal.before(last + 1, Signed, most=last + 1):
            if Checkpoint.of(journal.table, event).is_signed_by(journal.public_key):
                return event.of(Signed).state, ()
    return None


def _signed(journal: JournalReader, row: Row) -> Checkpoint:
    """Return a checkpoint. Raise JournalError unless it is signed, and follows the events that it signs."""
    try:
        checkpoint = Checkpoint.of(journal.table, Event(row))
        follows = chain(bytes.fromhex(checkpoint.head), row) == row[10]
    except ValueError as error:
        raise changed(row[0], text("was altered")) from error
    if not checkpoint.is_signed_by(journal.public_key) or not follows or checkpoint.seq != row[0]:
        raise changed(row[0], text("has a bad signature"))
    before = journal.row("SELECT {} FROM event WHERE seq = ?", checkpoint.upto)
    if before is None and checkpoint.seq == journal.first_seq():
        return checkpoint  # The signed events were archived, and this signature covers them.
    if before is None or before[10].hex() != checkpoint.head:
        raise changed(checkpoint.upto, text("differs from its signature"))
    return checkpoint


def check_copy(journal: JournalReader, copy: CheckpointCopy, end: JournalEnd, *, accept: bool) -> None:
    """Raise JournalError unless the journal reaches as far as the floor's copy.

    With `accept` the copy begins again where it does not. A copy of another journal is refused in any case.
    """
    last = copy.last
    if last is None:
        return
    if last.table != journal.table or not last.is_signed_by(journal.public_key):
        raise JournalError(
            "checkpoints",
            "The floor’s checkpoints {path} belong to another journal: check their path.",
            path=copy.path,
        )
    kept = None if last.seq > end.seq else journal.event(last.seq)
    if kept is not None and isinstance(kept.what, Signed) and kept.what.signature == last.signature:
        return
    if accept:
        copy.last = None
        return
    if last.seq > end.seq:
        raise JournalError(
            "cut",
            "The journal ends at event {seq}, but the floor’s copy has a checkpoint at {kept}: keep the file.",
            seq=end.seq,
            kept=last.seq,
        ).acceptable()
    raise changed(last.seq, text("does not match the floor’s checkpoint")).acceptable()


def check_witness(journal: JournalReader, said: Witnessed, end: JournalEnd, copy: CheckpointCopy | None) -> None:
    """Raise JournalError unless the journal has every acknowledged event, and the floor's copy its lines."""
    if said.seq > end.seq:
        raise JournalError(
            "cut",
            "The journal ends at event {seq}, but event {kept} was acknowledged: keep the files.",
            seq=end.seq,
            kept=said.seq,
        ).acceptable()
    event = journal.event(said.seq) if said.seq else None
    if event is not None and event.hash != said.head:
        raise changed(said.seq, text("differs from the acknowledged event")).acceptable()
    copied = 0 if copy is None or copy.last is None else copy.last.seq
    if copy is not None and said.copied > copied:
        raise JournalError(
            "checkpoints",
            (
                "The floor’s copy {path} ends at event {seq}, but it had the checkpoint at {kept}: find "
                "out who removed lines, and have a manager accept it."
            ),
            path=copy.path,
            seq=copied,
            kept=said.copied,
        ).acceptable()


def check_floor_witness(journal: JournalReader, path: Path, said: Witnessed | None, end: JournalEnd) -> None:
    """Raise JournalError unless the journal has the events that the floor's folder knows."""
    if said is None:
        raise witness_lost(path, is_there=True)
    if said.seq > end.seq:
        raise JournalError(
            "cut",
            "The journal ends at event {seq}, but the floor’s folder has seen event {kept}: keep the files.",
            seq=end.seq,
            kept=said.seq,
        ).acceptable()
    event = journal.event(said.seq) if said.seq else None
    if event is not None and event.hash != said.head:
        raise changed(said.seq, text("differs from the event in the floor’s folder")).acceptable()


def is_witnessed(path: Path, *, table: str, key: Ed25519PrivateKey) -> bool:
    """Return whether a witness knows an event of the journal of `table` with this key, or cannot be read."""
    if not path.exists():
        return False
    said = read_witness(path, seal_key(key), genesis(table, public_bytes(key)))
    return said is None or said.seq > 0


def witness_lost(path: Path, *, is_there: bool) -> JournalError:
    """Return the error for a witness that is gone or says nothing, though the journal had one."""
    return JournalError(
        "witness",
        "The journal’s witness {path} {what}: find out why, and have a manager accept it.",
        path=path,
        what=text("cannot be read") if is_there else text("is gone"),
    ).acceptable()
