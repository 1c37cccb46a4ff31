"""Files that are put in place of others: who may read them."""

from __future__ import annotations

from pathlib import Path

from kiosk.core.disk import replace_file


def test_whoever_may_read_the_old_file_may_read_the_new_one(tmp_path: Path) -> None:
    path = tmp_path / "revoked.crl"
    path.write_bytes(b"old")
    path.chmod(0o644)
    replace_file(path, b"new", for_others=True)
    assert (b"new", 0o644) == (path.read_bytes(), path.stat().st_mode & 0o777)
    replace_file(path, b"newer")
    assert 0o600 == path.stat().st_mode & 0o777
