"""Bugs that are planted into a copy of the kiosk, one after the other: the simulation finds each of them.

    python -m tests.simulation.planted [BUG …]

Of `no-bug` the same nights find nothing: that is the control. A patch that no longer applies is made anew.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
BUGS: Final = Path(__file__).with_name("bugs")
NIGHTS: Final = 8  # of each game
NO_BUG: Final = "no-bug"
COPIED: Final = (
    "kiosk",
    "tests",
    "config",
    "drivers",
    "ui/__init__.py",
    "benchmarks/__init__.py",
    "tools/report.py",
)


def names() -> list[str]:
    """Return the names of the planted bugs."""
    return sorted(path.stem for path in BUGS.glob("*.patch"))


def copied(folder: Path) -> Path:
    """Return a copy of the kiosk and its tests, to be spoilt."""
    for name in COPIED:
        source, target = ROOT / name, folder / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.onnx", "golden"))
        elif source.exists():
            target.parent.mkdir(exist_ok=True)
            shutil.copy(source, target)
    return folder


def applies(bug: str, folder: Path) -> bool:
    """Plant a bug into a copy. Return whether it could be."""
    command = ["git", "apply", "-C1", str(BUGS / f"{bug}.patch")]
    return subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode == 0


def found(bug: str, *, nights: int = NIGHTS, first: int = 0, games: tuple[str, ...] = ()) -> str:
    """Return the first violation that nights with this bug come to, "" where there is none."""
    with tempfile.TemporaryDirectory() as name:
        folder = copied(Path(name))
        if bug != NO_BUG and not applies(bug, folder):
            raise SystemExit(f"{bug}.patch no longer applies: make it anew")
        command = [sys.executable, "-m", "tests.simulation.night", "--first", str(nights), str(first), *games]
        env = {**os.environ, "PYTHONPATH": str(folder)}
        done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
        if done.returncode != 0 and not done.stdout:
            raise SystemExit(f"the nights cannot be played: {done.stderr.strip()[-500:]}")
        return "" if done.returncode == 0 else done.stdout.splitlines()[0]


def main(words: list[str]) -> None:
    missed = 0
    for bug in words or [*names(), NO_BUG]:
        violation = found(bug)
        missed += (violation == "") is not (bug == NO_BUG)
        sys.stdout.write(f"{bug}: {violation or 'nothing found'}\n")
        sys.stdout.flush()
    sys.exit(min(missed, 1))


if __name__ == "__main__":
    main(sys.argv[1:])
