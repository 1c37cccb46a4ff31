"""A clumsy robot finger beside a clean one, over the ways through every page at both sizes, until MINUTES have passed.

    python -m benchmarks.robot_finger [MINUTES [SEED [WAY …]]]

Minutes are those of the clumsy robot: two seconds and more lie between the touches that it means. Each way is gone up
to a stop that @@
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import count, product
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.report import report

_TOUCHES = 40  # Touches on the page where a way stops.


def main(words: Sequence[str]) -> int:
    """Go so many minutes with both hands, and report the unintended effects of the finger."""
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={Path(__file__).parents[1] / 'tests' / 'screens.json'}"
    os.environ["QT_QUICK_BACKEND"] = "software"
    import tests.conftest  # noqa: F401 - the environment of a test: no display, no sound
    from tests.ui.robot_finger import SIZES, both, difference, toured
    from tests.ui.tours import TOURS
    from ui.app import make_app
    from ui.window.engine import ENGINE

    app = make_app()
    ENGINE.hold()
    least = float(words[0]) if words else 100.0
    ways = words[2:] or [way for way in TOURS if way != "sign"]  # Nobody touches the sign.
    stops: dict[str, int] = {}
    happened, minutes, runs, differ = Counter[str](), 0.0, 0, 0
    began_s = time.process_time()
    for seed in count(int(words[1]) if len(words) > 1 else 1):
        for way, size in product(ways, SIZES):
            stop = random.Random(f"{way} {size} {seed}").randint(1, stops[way]) if way in stops else -1
            with TemporaryDirectory() as folder:
                try:
                    clean, clumsy = both(Path(folder), toured, way, size=size, seed=seed, stop=stop, touches=_TOUCHES)
                except Exception as broken:
                    broken.add_note(f"{way} {size[0]} seed {seed} stop {stop}")
                    raise
            stops.setdefault(way, len(clean.places))
            minutes += clumsy.minutes
            runs += 1
            happened += clumsy.robot.happened
            if found := difference(clean, clumsy):
                differ += 1
                sys.stdout.write(f"{way} {size[0]} seed {seed} stop {stop} {found}\n")
                sys.stdout.flush()
            if minutes >= least:
                break
        cpu_s = round((time.process_time() - began_s) / minutes, 3)
        report("robot_finger", minutes, "minutes", runs=runs, differ=differ, cpu_s_a_minute=cpu_s, **happened)
        if minutes >= least:
            return int(differ > 0)
    raise AssertionError(f"seeds do not end: {app}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
