"""A clumsy robot finger beside a clean one, over hands of a game at both sizes. It stops where their journals differ.

    python -m benchmarks.robot_finger RUNS GAME

Minutes are those of the robot: two seconds and more lie between the touches that it means.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tools.report import report

_STEPS = 40
_SIZES = ((1280, 800), (1920, 1080))


def main() -> None:
    """Play so many runs of a game with both hands, and report how often the finger did what nobody meant."""
    runs, game = int(sys.argv[1]), sys.argv[2]
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={Path(__file__).parents[1] / 'tests' / 'screens.json'}"
    os.environ["QT_QUICK_BACKEND"] = "software"
    from tests.ui.robot_finger import played
    from ui.app import make_app

    make_app()
    happened: Counter[str] = Counter()
    minutes = 0.0
    for seed in range(runs):
        size = _SIZES[seed % len(_SIZES)]
        with tempfile.TemporaryDirectory() as folder:
            clean, clumsy = (
                played(Path(folder) / name, game, seed=seed, steps=_STEPS, size=size, clumsy=name == "clumsy")
                for name in ("clean", "clumsy")
            )
        if clean.journal != clumsy.journal:
            both = zip(clean.journal, clumsy.journal, strict=False)
            differ = next((pair for pair in both if pair[0] != pair[1]), "one is longer")
            sys.exit(f"{game}, seed {seed}: meant, done: {differ}")
        happened += clumsy.happened
        minutes += clumsy.minutes
    report(f"robot_finger_{game}", minutes, "minutes", broken=0, **dict(happened))


if __name__ == "__main__":
    main()
