"""A file that could not be replaced: what is said of it is true."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.core.disk import MaybeWritten, replace_file
from tests.faults.storage import EIO, ENOSPC, FaultyStorage, faulty


@pytest.fixture
def storage() -> Iterator[FaultyStorage]:
    made = FaultyStorage(watched=True)
    with faulty(made):
        yield made


CALLS = ["unlink", "fsync", "replace", "fsync"]


def test_a_file_is_on_the_disk_and_then_its_name(tmp_path: Path, storage: FaultyStorage) -> None:
    replace_file(tmp_path / "kept", b"new")
    assert storage.calls == CALLS and (tmp_path / "kept").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("old", [None, b"", b"old"])
@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("at", range(1, len(CALLS)))
def test_what_was_refused_is_not_there(
    tmp_path: Path, storage: FaultyStorage, at: int, after: bool, old: bytes | None
) -> None:
    """Whichever call fails, also one that was done before it failed: the old file is there again, and made to last."""
    path = tmp_path / "kept"
    if old is not None:
        path.write_bytes(old)
    storage.arm(at, EIO, after=after)
    with pytest.raises(OSError, match="Input/output error") as caught:
        replace_file(path, b"new")
    assert not isinstance(caught.value, MaybeWritten)
    assert (path.read_bytes() if path.exists() else None) == old
    assert [kept for kept in tmp_path.iterdir() if kept != path] == []
    if at >= CALLS.index("replace"):
        assert storage.calls[-1] == "fsync"


@pytest.mark.parametrize("old", [None, b"old"])
def test_what_cannot_be_taken_back_is_not_called_refused(
    tmp_path: Path, storage: FaultyStorage, old: bytes | None
) -> None:
    path = tmp_path / "kept"
    if old is not None:
        path.write_bytes(old)
    storage.arm(3, ENOSPC, lasts=True)
    with pytest.raises(MaybeWritten, match="No space left on device, though it may have been"):
        replace_file(path, b"new")
    storage.disarm()
    replace_file(path, b"new")
    assert path.read_bytes() == b"new"
