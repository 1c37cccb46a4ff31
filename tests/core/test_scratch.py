"""Temporary files end with their process, also if it is killed."""

import ast
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.core.scratch import ScratchFolder

ROOT = Path(__file__).resolve().parent.parent.parent
HELD = """
import os, sys
from kiosk.core.scratch import ScratchFolder
folder = ScratchFolder("held")
(folder.path / "within").mkdir()
(folder.path / "within" / "card").write_text("As")
print(folder.path, flush=True)
sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", None)
    yield tmp_path
    tempfile.tempdir = None


def held() -> tuple[subprocess.Popen[str], Path]:
    process = subprocess.Popen(
        [sys.executable, "-c", HELD], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    return process, Path(process.stdout.readline().strip())


def test_a_scratch_folder_is_private_and_deleted_when_closed(elsewhere: Path) -> None:
    with ScratchFolder("tones") as folder:
        assert folder.parent == elsewhere
        assert folder.name.startswith("kiosk-tones-")
        assert folder.stat().st_mode & 0o777 == 0o700
        (folder / "sub").mkdir()
        (folder / "sub" / "file").touch()
    assert list(elsewhere.iterdir()) == []
    kept = ScratchFolder("tones")
    kept.close()
    kept.close()


def test_folders_of_killed_processes_are_removed_and_folders_in_use_are_not(elsewhere: Path) -> None:
    killed, left = held()
    living, used = held()
    with killed, living:
        os.kill(killed.pid, signal.SIGKILL)
        killed.wait()
        assert (left / "within" / "card").exists()
        with ScratchFolder("shoe") as mine:
            assert sorted(elsewhere.iterdir()) == sorted([used, mine])
            assert (used / "within" / "card").exists()
            assert ScratchFolder("shoe").path != mine
            assert mine.exists()
        assert living.stdin is not None
        living.stdin.close()


def test_nothing_else_is_swept(elsewhere: Path) -> None:
    """No folder of another name, no file, and nothing that a link leads to is deleted."""
    (elsewhere / "house").mkdir()
    (elsewhere / "house" / "journal.db").touch()
    (elsewhere / "kiosk-linked.scratch").symlink_to(elsewhere / "house")
    (elsewhere / "kiosk-a-file.scratch").touch()
    (elsewhere / "kiosk-evidence").mkdir()
    within = elsewhere / "kiosk-left.scratch"
    within.mkdir()
    (within / "out").symlink_to(elsewhere / "house")
    ScratchFolder("tones").close()
    assert sorted(path.name for path in elsewhere.iterdir()) == [
        "house", "kiosk-a-file.scratch", "kiosk-evidence", "kiosk-linked.scratch",
    ]  # fmt: skip
    assert (elsewhere / "house" / "journal.db").exists()


def test_another_users_is_left_alone(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = elsewhere / "kiosk-left.scratch"
    left.mkdir()
    monkeypatch.setattr(os, "geteuid", lambda: left.stat().st_uid + 1)
    ScratchFolder("tones").close()
    assert left.exists()


def test_a_scratch_folder_swept_before_it_was_locked_is_made_again(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Path] = []
    was = tempfile.mkdtemp

    def slow(**words: str) -> str:
        made.append(Path(was(**words)))
        if len(made) == 1:
            made[0].rmdir()
        return str(made[-1])

    monkeypatch.setattr(tempfile, "mkdtemp", slow)
    with ScratchFolder("tones") as folder:
        assert made == [made[0], folder]
        assert folder.exists()


def test_nobody_makes_temporary_files_in_another_way() -> None:
    """Other temporary files would stay after a process is killed."""
    found = [
        str(path.relative_to(ROOT))
        for room in ("kiosk", "ui", "drivers")
        for path in sorted((ROOT / room).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if (isinstance(node, ast.Import) and any(name.name == "tempfile" for name in node.names))
        or (isinstance(node, ast.ImportFrom) and node.module == "tempfile")
    ]
    assert found == ["kiosk/core/scratch.py"]
