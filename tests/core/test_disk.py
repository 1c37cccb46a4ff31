"""Readers of files that are replaced. Other objects than files are not read."""

import os
import resource
from pathlib import Path
from typing import Final

import pytest

from kiosk.core.disk import read_plain, replace_file, sweep

ROOT: Final = Path(__file__).resolve().parents[2]


def test_the_new_file_keeps_the_read_rights_of_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "revoked.crl"
    path.write_bytes(b"old")
    path.chmod(0o644)
    replace_file(path, b"new", for_others=True)
    assert (b"new", 0o644) == (path.read_bytes(), path.stat().st_mode & 0o777)
    replace_file(path, b"newer")
    assert 0o600 == path.stat().st_mode & 0o777


def test_every_folder_of_the_house_outlasts_a_power_cut() -> None:
    """A folder whose name is not synced takes all its files with it: `make_folder` syncs it and sets modes."""
    makes = {
        path.relative_to(ROOT).as_posix()
        for part in ("drivers", "kiosk", "ui")
        for path in (ROOT / part).rglob("*.py")
        if ".mkdir(" in path.read_text()
    }
    makes_itself = {
        "kiosk/core/disk.py",
        "kiosk/journal/witness.py",
        "kiosk/journal/archiving.py",
        "kiosk/table/money/slip_copies.py",
    }
    for_a_while = {"kiosk/floor/server/own_server.py", "drivers/camera/sim/stills.py"}
    tries_out = ("kiosk/app/demo/", "kiosk/app/floor/demo.py", "drivers/camera/train/")
    assert {path for path in makes if not path.startswith(tries_out)} == makes_itself | for_a_while


def test_a_draft_that_cannot_be_removed_is_left(tmp_path: Path) -> None:
    (tmp_path / "a.new").mkdir()
    (tmp_path / "b.new").touch()
    sweep(tmp_path)
    assert [tmp_path / "a.new"] == [*tmp_path.iterdir()]


def test_a_full_disk_is_reported_with_the_files_name(tmp_path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4, before[1]))
    try:
        with pytest.raises(OSError, match="File too large") as caught:
            replace_file(tmp_path / "staff.json", b"more than four bytes")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert caught.value.filename == str(tmp_path / "staff.json")
    assert [] == [*tmp_path.iterdir()]


def test_a_pipe_or_a_device_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(OSError, match="pipe or a device"):
            read_plain(path)
    with pytest.raises(IsADirectoryError):
        read_plain(tmp_path)
