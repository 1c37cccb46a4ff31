"""Twenty thousand random touches over all games, with a shoe that does anything between them. It stops at a fault."""

from __future__ import annotations

import os
import tempfile
import time
from collections import Counter
from pathlib import Path

from kiosk.games import GAMES
from tools.report import report

_TAPS_A_GAME = 5_000
_SIZES = ((1280, 800), (1920, 1080))


def main() -> None:
    """Touch at random, and report the events and the time of a touch; an error stops it."""
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={Path(__file__).parents[1] / 'tests' / 'screens.json'}"
    os.environ["QT_QUICK_BACKEND"] = "software"
    from tests.ui.monkey import monkey
    from ui.app import make_app

    make_app()
    for nth, game in enumerate(GAMES):
        happened: Counter[str] = Counter()
        began = time.perf_counter()
        with tempfile.TemporaryDirectory() as folder:
            happened = monkey(Path(folder), game=game, seed=7, taps=_TAPS_A_GAME, size=_SIZES[nth % len(_SIZES)])
        elapsed_s = time.perf_counter() - began
        report(f"random_taps_{game}", _TAPS_A_GAME / elapsed_s, "taps/s", broken=0, **dict(happened))


if __name__ == "__main__":
    main()
