"""The witness: the newest hash of the journal in a second file, to detect the loss of acknowledged events.

The chain detects changed events but not a missing end: SQLite ends a log at its first changed bit, and a journal whose
unsigned end was cut off still verifies. So the hash of each commit's last event is written to a small file in another
folder, and synced, after the journal has the commit and before the commit is acknowledged. The witness is therefore
never ahead of the journal, and at most one commit behind: a journal that ends before its witness has lost acknowledged
events.

The file has two places, in blocks of their own, which are written in turns, so that half a write leaves the one before.
Each is `kiosk witness 1\\0`, the seq and the seq of the newest checkpoint that the floor's copy has (8 bytes each, big
endian), the hash, and the HMAC-SHA256 over hash 0 of the journal and all of that, by a key that only the device has.
"""

import contextlib
import errno
import hmac
import os
from pathlib import Path
from typing import Final, Self

from kiosk.core.disk import ANOTHER_FILE, is_at, open_plain, replace_file, sync_folder
from kiosk.core.errors import JournalError
from kiosk.core.value import value

_BLOCK: Final = 4096
_MARK: Final = b"kiosk witness 1\0"
_LENGTH: Final = len(_MARK) + 8 + 8 + 32 + 32


@value
class Witnessed:
    """The newest event that was acknowledged, its hash, and the newest checkpoint in the floor's copy (0: none)."""

    seq: int
    copied: int
    head: bytes

    def sealed(self, key: bytes, genesis: bytes) -> bytes:
        """Return it as one place of the file has it."""
        plain = _MARK + self.seq.to_bytes(8, "big") + self.copied.to_bytes(8, "big") + self.head
        return plain + hmac.digest(key, genesis + plain, "sha256")

    @classmethod
    def of(cls, block: bytes, key: bytes, genesis: bytes) -> Self | None:
        """Return the content of a place, None if this device did not write it for this journal."""
        at = len(_MARK)
        seq, copied = int.from_bytes(block[at : at + 8], "big"), int.from_bytes(block[at + 8 : at + 16], "big")
        found = cls(seq, copied, block[at + 16 : at + 48])
        return found if hmac.compare_digest(found.sealed(key, genesis), block[:_LENGTH]) else None


class Witness:
    """The witness of one journal, open to be written. Every error is a JournalError `witness`."""

    def __init__(self, path: Path, fd: int, key: bytes, genesis: bytes) -> None:
        self._path = path
        self.fd = fd
        self._key = key
        self._genesis = genesis
        self._place = 0

    @classmethod
    def open(cls, path: Path, key: bytes, genesis: bytes) -> Self:
        """Open or begin it. A new one says that nothing was acknowledged yet."""
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not path.exists():
                # Create all blocks at the beginning, so that a later write needs only its own sync. The file is
                # complete or absent: half of a first write would be an empty witness.
                empty = Witnessed(0, 0, genesis).sealed(key, genesis)
                replace_file(path, empty.ljust(_BLOCK, b"\0") * 2)
                sync_folder(path.parent.parent)
            fd = open_plain(path, os.O_RDWR)
            witness = cls(path, fd, key, genesis)
            witness.read()  # This finds the place to write next.
        except OSError as error:
            raise witness_failed(path, error) from error
        return witness

    def read(self) -> Witnessed | None:
        """Return the newest that it says, None if neither place can be read."""
        try:
            blocks = [os.pread(self.fd, _LENGTH, place * _BLOCK) for place in (0, 1)]
        except OSError as error:
            raise witness_failed(self._path, error) from error
        found = [Witnessed.of(block, self._key, self._genesis) for block in blocks]
        known = [(block.seq, block.copied, place) for place, block in enumerate(found) if block is not None]
        if not known:
            return None
        *_, newest = max(known)
        self._place = 1 - newest
        return found[newest]

    def write(self, seen: Witnessed) -> None:
        """Write it, and wait until the disk has it."""
        try:
            block = seen.sealed(self._key, self._genesis)
            if os.pwrite(self.fd, block, self._place * _BLOCK) != len(block):
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            os.fdatasync(self.fd)
        except OSError as error:
            raise witness_failed(self._path, error) from error
        self._place = 1 - self._place

    def is_there(self) -> bool:
        """Return whether it is still the file at its path."""
        return is_at(self._path, self.fd)

    def open_again(self, kept: Witnessed) -> None:
        """Open the file that is at the path now. Raise JournalError if none is, or one that does not say `kept`."""
        try:
            again = Witness(self._path, open_plain(self._path, os.O_RDWR), self._key, self._genesis)
        except OSError as error:
            raise witness_failed(self._path, error) from error
        if again.read() != kept:
            again.close()
            raise witness_failed(self._path, OSError(errno.ESTALE, ANOTHER_FILE))
        with contextlib.suppress(OSError):  # The disk may be gone.
            self.close()
        self.fd, self._place = again.fd, again._place

    def close(self) -> None:
        os.close(self.fd)


def read_witness(path: Path, key: bytes, genesis: bytes) -> Witnessed | None:
    """Return the content of the witness at this path, None if it is empty. Raise JournalError `witness`."""
    try:
        fd = open_plain(path, os.O_RDONLY)
    except OSError as error:
        raise witness_failed(path, error) from error
    witness = Witness(path, fd, key, genesis)
    try:
        return witness.read()
    finally:
        witness.close()


def witness_failed(path: Path, error: OSError) -> JournalError:
    """Return that a witness cannot be read or written."""
    return JournalError(
        "witness",
        "The journal’s witness {path} cannot be read or written ({strerror}): check its folder and its disk.",
        path=path,
        strerror=error.strerror,
    )
