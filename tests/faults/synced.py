"""Notice what the program syncs to the disk."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest


def on_sync(monkeypatch: pytest.MonkeyPatch, notice: Callable[[Path], None]) -> None:
    """Call `notice` with the path of each file or folder before it is synced. If it raises, nothing is synced."""
    sync = os.fsync

    def noticed(fd: int) -> None:
        notice(Path(f"/proc/self/fd/{fd}").readlink())
        sync(fd)

    monkeypatch.setattr(os, "fsync", noticed)


def synced_folders(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Return the folders that are synced from now on."""
    folders: list[Path] = []
    on_sync(monkeypatch, lambda path: folders.append(path) if path.is_dir() else None)
    return folders
