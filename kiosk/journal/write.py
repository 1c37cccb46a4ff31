"""Write the journal of a table: its events in order, committed one by one or in groups.

A journal has one file, one connection, and one thread, and asserts that its caller is in that thread. An event is
committed and on the disk when `append` returns. Events that are appended within `together` are committed when it ends.
The caller may show, pay, or send nothing before that. If either raises, none of its events is in the journal, and the
caller's state has not changed.

After an error in a commit, the events may or may not be in the file: a failed flush can leave them there. The journal
then opens the connection again and reads the newest event. If the group exists, it is moved into the main file and
counts; otherwise the error is raised. If the file cannot be read either, the events stay in doubt: the next `append`
reads the file first, and a retry of a single event returns it instead of writing it twice.
"""

import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self, TypeAlias

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.core.clock import Clock
from kiosk.core.disk import boot_id, sync_file, sync_folder
from kiosk.core.errors import JournalError
from kiosk.core.text import text
from kiosk.events import HandOpened, Happening, JournalCreated, Signed, Unknown
from kiosk.journal.chain import (
    COLUMNS,
    Checkpoint,
    Event,
    Row,
    changed,
    genesis,
    public_bytes,
    seal_key,
    sealed_row,
    signed,
    vouched_for,
)
from kiosk.journal.copy import CheckpointCopy
from kiosk.journal.face_down import CardCipher, FaceUp
from kiosk.journal.file import (
    INSERT,
    Connect,
    check_owner,
    connect,
    create,
    exists,
    file_refused,
    gone,
    is_alone,
    lock_journal,
    remove,
)
from kiosk.journal.floor_witness import FloorWitness
from kiosk.journal.formats import packed_row, unpacked_row
from kiosk.journal.opened import FILE_ERRORS, explain
from kiosk.journal.opening import check_copy, check_end, check_floor_witness, check_witness, witness_lost
from kiosk.journal.place import JournalPlace
from kiosk.journal.read import JournalReader
from kiosk.journal.volumes import Shelf
from kiosk.journal.witness import Witness, Witnessed, read_witness

_NEWEST = f"SELECT {COLUMNS} FROM event ORDER BY seq DESC LIMIT 1"  # noqa: S608, only names

_Asked: TypeAlias = tuple[str, str, int | None, str]  # (kind, text, hand, actor)


@dataclass(slots=True)
class _EventGroup:
    """Events to commit together: the newest event before them, and the error once they cannot be committed."""

    before: tuple[int, bytes, int]
    rows: list[tuple[_Asked, Row]] = field(default_factory=list)
    error: sqlite3.Error | None = None


class Journal(JournalReader):
    """The journal of one table, open for writing.

    `head` is the seq and hash of the newest event. `copy_lags` says why the floor's copy could not be completed when
    the journal was opened, "" if it is complete. Use a journal only in the thread that opened it.
    """

    def __init__(
        self,
        db: sqlite3.Connection,
        path: Path,
        *,
        key: Ed25519PrivateKey,
        clock: Clock,
        copy: CheckpointCopy | None,
        connect: Connect,
    ) -> None:
        self._doubt: list[tuple[_Asked, Row]] = []
        self._group: _EventGroup | None = None
        super().__init__(db, path)
        self._key = key
        self._clock = clock
        self._seal = seal_key(key)
        self._cards = CardCipher(key, self.genesis)
        self._unseal = self._cards.opened
        self.copy = copy
        self.copy_lags = ""
        self.witness: Witness | None = None
        self._floor: FloorWitness | None = None
        self._is_accepting = False  # A manager has accepted the end, and no event records it yet.
        self._accepted: Checkpoint | None = None  # The checkpoint at the accepted end, for the floor's copy.
        self._connect = connect
        self._lock: int | None = None
        self._thread = threading.get_ident()
        self._boot_id = boot_id()
        self._seq, self._hash, self._hand = 0, self.genesis, 0
        self._place = JournalPlace.of(path)

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        table: str,
        key: Ed25519PrivateKey,
        clock: Clock,
        checkpoints: Path | None,
        witness: Path | None = None,
        floor_witness: Path | None = None,
        connect: Connect = connect,
        accept: bool = False,
    ) -> Self:
        """Open the journal of `table`, or create it. `checkpoints` is the floor's copy of the signed checkpoints.

        With a `floor_witness`, which is in the floor's folder like the copy, a thread writes both after each commit,
        and no commit waits for them.

        Before it writes anything, the journal checks format, table and key, and every hash from the last signed
        checkpoint to the newest event, which must be as late as the floor's copy and the witness say. With `accept`
        the journal may end earlier. Copy and witness then begin again there, with the first event that is appended or
        with `accept_end`; until then each opening reports the loss again. Lost events stay lost. Raise JournalError:
        `locked`, `read_only`, `disk_full`, `disk_error`, `unreadable`, `not_a_journal`, `version`, `schema`, `damaged`,
        `changed`, `cut`, `missing`, `wrong_table`, `wrong_key`, `checkpoints`, `witness`.
        """
        with contextlib.ExitStack() as undo:
            lock = lock_journal(path)
            undo.callback(os.close, lock)
            copy = None if checkpoints is None else CheckpointCopy.open(checkpoints)
            if copy is not None:
                undo.callback(copy.close)
            seal, begins = seal_key(key), genesis(table, public_bytes(key))
            is_new, had_witness = not exists(path), witness is not None and witness.exists()
            if is_new:
                said = read_witness(witness, seal, begins) if witness is not None and had_witness else None
                if witness is not None and had_witness and said is None and not accept:
                    raise witness_lost(witness, is_there=True)
                _refuse_lost(path, copy, said, accept=accept)
                if witness is not None and not had_witness:  # Create it first, so that no journal lacks a witness.
                    Witness.open(witness, seal, begins).close()
                create(path, table=table, key=key, clock=clock, connect=connect)
            check_owner(path, table, key)
            try:
                db = connect(path)
                undo.callback(db.close)
                journal = cls(db, path, key=key, clock=clock, copy=copy, connect=connect)
                end = check_end(journal, seal)
            except FILE_ERRORS as error:
                raise explain(error) from error
            if copy is not None:
                check_copy(journal, copy, end, accept=accept or end.is_accepted)
            if witness is not None and not (accept or is_new):
                said = read_witness(witness, seal, begins) if had_witness else None
                if said is None:
                    raise witness_lost(witness, is_there=had_witness)
                check_witness(journal, said, end, copy)
            if floor_witness is not None and floor_witness.exists() and not accept:
                check_floor_witness(journal, floor_witness, read_witness(floor_witness, seal, begins), end)
            journal._seq, journal._hash, journal._hand = end.seq, end.head, JournalReader.last_hand(journal)
            if witness is not None:
                journal.witness = Witness.open(witness, seal, begins)
                undo.callback(journal.witness.close)
            journal._accepted = end.signed if accept else None
            journal._is_accepting = accept
            if not accept:
                journal._go_on_from(end.signed)
                journal._bear_witness()
            if copy is not None and floor_witness is not None:
                journal._floor = FloorWitness(floor_witness, copy, seal, begins)
                if not accept:
                    journal._floor.saw(Witnessed(end.seq, 0, end.head))
            journal._lock = lock
            undo.pop_all()
            return journal

    @property
    def checkpoints(self) -> Path | None:
        """Return the path of the floor's copy of the signed checkpoints, None if the house has none."""
        return None if self.copy is None else self.copy.path

    @property
    def floor_reached(self) -> int | None:
        """Return the seq of the newest event in the floor's folder, None if the house has no such folder."""
        return None if self._floor is None else self._floor.reached

    @property
    def boot(self) -> str:
        """Return the identifier of this boot of the machine, in hexadecimal."""
        return self._boot_id.hex()

    @property
    def head(self) -> tuple[int, bytes]:
        return self._seq, self._hash

    def close(self) -> None:
        """Close the journal. Every event that was returned is on the disk already."""
        super().close()
        if self._floor is not None:
            self._floor.close()
        elif self.copy is not None:
            self.copy.close()
        self._floor = self.copy = None
        if self.witness is not None:
            self.witness.close()
            self.witness = None
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    # ---------------------------------------------------------------------------------------------------- writing

    def append(self, what: Happening, *, hand: int | None, actor: str, face_up: FaceUp = frozenset) -> Event:
        """Commit one event and return it. It is on the disk then, or, within `together`, when that ends.

        In an event of a hand, the file names only the cards that are `face_up`. The others are sealed.

        Raise AssertionError, before anything is written, for an event that only the journal writes, or whose hand is
        not open. Raise JournalError `disk_full`, `disk_error`, `read_only` or `locked` if the event was not written;
        `in_doubt` if that is not known, in which case the caller may make the same call again; `stale` if an earlier
        event in doubt was written after all, and the caller must read it first; or `moved` if the file is not the one
        that was opened, so that nothing more can be written.
        """
        self._assert_mine()
        if isinstance(what, JournalCreated | Signed | Unknown):
            raise AssertionError(f"{type(what).__name__} is written by the journal itself, or by another version")
        what.check_hand(hand)
        return self._append(what, hand=hand, actor=actor, face_up=face_up)

    def accept_end(self) -> None:
        """Begin witness and copy again at the end of a journal that was opened with `accept` and already says so."""
        if self._is_accepting:
            self._bear_witness()  # The witness has two places, and one of them names a later event.
            self._bear_witness()
            self._is_accepting = False
            self._go_on_from(self._accepted)

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """Commit all events that are appended within this context in one transaction: all are written, or none.

        Raise as `append` does. An exception within the context is raised again.
        """
        self._assert_mine()
        assert self._group is None, "events are committed together once"
        group = self._group = _EventGroup((self._seq, self._hash, self._hand))
        try:
            yield
            self._commit(group)
        except BaseException:
            self._take_back(group)
            raise
        finally:
            self._group = None

    @property
    def in_doubt(self) -> bool:
        """Return whether it is unknown if the last events were written."""
        return bool(self._doubt)

    def find_out(self) -> bool:
        """Find out whether the events in doubt were written. If it returns True, the caller must read them.

        Raise JournalError `in_doubt` if that cannot be found out yet, `changed` if another program wrote.
        """
        return bool(self._doubt and self._resolve_doubt())

    def checkpoint(self, state: Mapping[str, Any]) -> Event:
        """Sign all events so far, keep `state` with the signature, and add the signature to the floor's copy.

        Raise JournalError as `append` does, and `checkpoints` if no thread writes the copy and it could not be written:
        the event is committed then, and the next checkpoint or opening completes the copy.
        """
        self._assert_mine()
        assert self._group is None, "what is signed is committed"
        self._resolve_doubt()
        what = signed(self.table, self._seq, self._hash, state, self._key)
        event = self._append(what, hand=None, actor="journal")
        # No touch waits for this. If it fails, everything is still in the log, and the next commit reports the error.
        with contextlib.suppress(sqlite3.Error):
            self.db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        self._complete_copy(Checkpoint.of(self.table, event))
        # Witness that the copy has the checkpoint, so that its last line cannot be removed unnoticed.
        self._bear_witness()
        return event

    def vouch(self, words: bytes) -> bytes:
        """Sign `words` with the key of this journal's device, and return the signature."""
        return self._key.sign(vouched_for(words))

    def _complete_copy(self, newest: Checkpoint) -> None:
        """Add all missing checkpoints to the floor's copy. A new copy begins with the oldest one in the file."""
        if self.copy is None:
            return
        last = self.copy.last
        if last is None or last.seq < newest.seq:
            events = self.events(1 if last is None else max(last.seq, self.first_seq()) + 1, Signed)
            lacking = [Checkpoint.of(self.table, event) for event in events]
            if self._floor is not None:
                self._floor.copy(lacking)
            else:
                self.copy.append(*lacking)

    def replace(self, write: Callable[[Path], object]) -> None:
        """Replace the journal's file with the one that `write` makes: the same journal with fewer of its old events.

        After a power cut the file is the old one or the new one. Raise OSError or sqlite3.Error, and keep the old file.
        """
        self._assert_mine()
        self._resolve_doubt()
        draft = self.path.with_name(self.path.name + ".new")
        try:
            write(draft)
            # Set the final journal mode before the rename, so that a power cut leaves no half-done change of mode.
            connect(draft).close()
            (busy, _, _) = self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            if busy:
                raise sqlite3.OperationalError("a reader holds the log")
            self.db.close()
            # Remove the empty log: SQLite would apply a log that it finds next to the new file.
            for end in ("-wal", "-shm"):
                self.path.with_name(self.path.name + end).unlink(missing_ok=True)
            draft.rename(self.path)
            self._place = JournalPlace.of(self.path)
        finally:
            remove(draft)
            self._reopen()  # This syncs the folder, so that the new name survives a power cut.
            self._shelf.close()  # The volumes belonged to the old file.
            self._shelf = Shelf(self.path)

    def _assert_mine(self) -> None:
        assert self._lock is not None, "the journal is closed"
        assert threading.get_ident() == self._thread, "the journal belongs to the thread that opened it"

    def _append(self, what: Happening, *, hand: int | None, actor: str, face_up: FaceUp = frozenset) -> Event:
        assert actor, "somebody did it"
        kind, text = what.KIND, what.text()
        asked = (kind, text, hand, actor)
        if (earlier := self._doubt and self._resolve_doubt()) and [asked] == [value for value, _ in earlier]:
            return self._event(earlier[0][1])
        if earlier:
            raise JournalError(
                "stale", "The last answer was saved after all: restart the kiosk and continue from there."
            )
        if hand is not None and not (hand == self._hand + 1 if isinstance(what, HandOpened) else hand <= self._hand):
            raise AssertionError(f"{kind} belongs to hand {hand}, and the newest hand is {self._hand}")
        if self._group is None:
            with self.together():
                return self._insert(what, asked, face_up)
        return self._insert(what, asked, face_up)

    def _insert(self, what: Happening, asked: _Asked, face_up: FaceUp) -> Event:
        """Write one event of the group. After an error the whole group fails: SQLite may have ended its transaction."""
        assert self._group is not None, "an event belongs to a transaction"
        group, (kind, text, hand, actor) = self._group, asked
        row = self._row(kind, what.V, text, hand, actor, face_up)
        if group.error is not None:
            raise explain(group.error) from group.error
        if not group.rows:
            self._place.check_log(self.path)
        group.rows.append((asked, row))
        try:
            if len(group.rows) == 1:
                self.db.execute("BEGIN IMMEDIATE")
            self.db.execute(INSERT, packed_row(row))
        except sqlite3.Error as error:
            group.error = error
            is_busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if is_busy and not self.db.in_transaction:  # The transaction did not begin, so nothing is in the file.
                group.rows.clear()
                raise explain(error) from error
            self._failed(group, error)
            if isinstance(error, sqlite3.IntegrityError):
                raise AssertionError(f"the journal refused {kind}") from error
            raise explain(error) from error
        self._go_to(row)
        return Event(row, what, self._unseal)

    def _commit(self, group: _EventGroup) -> None:
        if group.error is not None:
            raise explain(group.error) from group.error
        if group.rows:
            try:
                self.db.execute("COMMIT")
            except sqlite3.Error as error:
                if not self._failed(group, error):
                    raise explain(error) from error
            else:
                self._put_in_doubt(group)  # The events are written, and count once they are witnessed.
                self._place.check(self.path)
                self._moved_to(self._doubt)
                self._doubt = []

    def _failed(self, group: _EventGroup, error: sqlite3.Error) -> bool:
        """Find out whether a group was written in spite of the error. Return True if it was."""
        self._put_in_doubt(group)
        return bool(self._resolve_doubt(error))

    def _put_in_doubt(self, group: _EventGroup) -> None:
        self._doubt, group.rows = group.rows, []
        self._seq, self._hash, self._hand = group.before

    def _take_back(self, group: _EventGroup) -> None:
        """Roll back a group. If that fails, its events are in doubt."""
        self._seq, self._hash, self._hand = group.before
        if group.rows:
            try:
                self.db.execute("ROLLBACK")
            except sqlite3.Error:
                self._doubt = group.rows

    def _row(self, kind: str, v: int, text: str, hand: int | None, actor: str, face_up: FaceUp) -> Row:
        at_ms = self._clock.now_ms()
        row: Row = (self._seq + 1, b"", hand, kind, v, at_ms, self._clock.mono_ns(), self._boot_id, actor, text)
        if hand is not None:
            row = self._cards.sealed(row, face_up)
        return sealed_row(self._seal, self._hash, row)

    def _moved_to(self, events: list[tuple[_Asked, Row]]) -> None:
        """Advance to committed events. If the witness cannot be written, raise JournalError `witness` instead."""
        last = events[-1][1]
        if self.witness is not None:
            self.witness.write(Witnessed(last[0], self.copied, last[10]))
        if self._floor is not None:
            self._floor.saw(Witnessed(last[0], 0, last[10]))
        for _, row in events:
            self._go_to(row)
        if self._is_accepting:
            self.accept_end()

    def _go_to(self, row: Row) -> None:
        self._seq, self._hash = row[0], row[10]
        if row[2] is not None:
            self._hand = max(self._hand, row[2])

    def _resolve_doubt(self, error: sqlite3.Error | None = None) -> list[tuple[_Asked, Row]]:
        """Find out whether the events in doubt are committed. Return them if they are, nothing if they are not.

        Raise JournalError `in_doubt` if that cannot be found out yet, `changed` if another program wrote.
        """
        if not self._doubt:
            return []
        in_doubt, last = self._doubt, self._doubt[-1][1]
        try:
            is_log_shared = self._reopen()
            tail = self._newest()
            if tail == last or is_log_shared:
                # The events may be only in memory: the failed flush may have marked their pages as clean. Copying them
                # into the main file writes and flushes them again. And a log that other programs hold open would keep
                # the events that were rolled back.
                self._empty_log()
        except (sqlite3.Error, OSError) as failure:
            raise JournalError(
                "in_doubt",
                (
                    "The journal is unavailable, and the last answer may or may not be saved: check the "
                    "disk, then enter it again."
                ),
            ) from (error or failure)
        if tail == last:
            self._moved_to(in_doubt)
            self._doubt = []
            return in_doubt
        if tail is None or (tail[0], tail[10]) != (self._seq, self._hash):
            raise changed(self._seq + 1, text("was written by someone else"))
        self._doubt = []
        return []

    def _newest(self) -> Row | None:
        """Return the newest row of the file, None if it cannot be decoded. Raise sqlite3.Error."""
        row = self.db.execute(_NEWEST).fetchone()
        try:
            return None if row is None else unpacked_row(row)
        except ValueError:
            return None

    def _reopen(self) -> bool:
        """Open the file again. Return whether other programs have its log open. Raise sqlite3.Error or OSError.

        SQLite removes the log when the last program closes it, but the removal reaches the disk only when the folder is
        synced. Without the sync, a power cut could bring back a log with events whose commit failed.
        """
        self._place.check(self.path)
        with contextlib.suppress(sqlite3.Error):
            self.db.close()
        self._place.log = None  # SQLite has merged the log and removed it.
        is_log_shared = not is_alone(self.path)
        sync_folder(self.path.parent)
        self.db = self._connect(self.path)
        return is_log_shared

    def _empty_log(self) -> None:
        """Copy the log into the main file, and truncate the log on the disk. Raise as `_reopen` does."""
        (busy, _, _) = self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if busy:
            raise sqlite3.OperationalError("a reader holds the log")
        self._place.log = None
        sync_file(self.path.with_name(self.path.name + "-wal"))

    def _go_on_from(self, newest: Checkpoint | None) -> None:
        """Complete the floor's copy and witness up to the journal's end, or later, if the folder cannot be written."""
        if newest is not None:
            try:
                self._complete_copy(newest)
            except JournalError as error:  # The copy was checked already, and a full disk closes no table.
                self.copy_lags = error.message
        if self._floor is not None:
            self._floor.saw(Witnessed(self._seq, 0, self._hash))

    @property
    def copied(self) -> int:
        """Return the seq of the newest checkpoint in the floor's copy, 0 if there is none."""
        return self.copy.last.seq if self.copy is not None and self.copy.last is not None else 0

    def _bear_witness(self) -> None:
        if self.witness is not None:
            self.witness.write(Witnessed(self._seq, self.copied, self._hash))

    # ---------------------------------------------------------------------------------------------------- reading

    def last_seq(self) -> int:
        """Return the seq of the newest event that `append` has returned."""
        return self._seq

    def last_hand(self) -> int:
        """Return the number of the newest hand with an appended event, 0 before the first."""
        return self._hand

    def cells(self, sql: str, *values: object) -> Iterator[Row]:
        if self._doubt:
            try:
                self._reopen()  # Perhaps only the last opening failed.
            except sqlite3.Error as error:
                raise explain(error) from error
            except OSError as error:
                raise file_refused(self.path, error) from error
        yield from super().cells(sql, *values)


def _refuse_lost(path: Path, copy: CheckpointCopy | None, said: Witnessed | None, *, accept: bool) -> None:
    """Raise JournalError if witness or copy know of a journal whose file is gone, unless a manager accepts the loss."""
    if accept:
        return
    if said is not None and said.seq:
        raise gone(path, text("its witness has event {seq}", seq=said.seq)).acceptable()
    if copy is not None and copy.last is not None:
        raise gone(path, text("the floor’s copy has its checkpoints")).acceptable()
