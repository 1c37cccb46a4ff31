"""Compare clumsy robot fingers with a clean one on the ways through every page, at both sizes.

    python -m benchmarks.robot_finger [MINUTES [SEED [WAY …]]]

Minutes are those of the clumsy fingers, whose intended touches are at least two seconds apart. Each way is followed to
its end, then to stops at which random targets are touched. Differences are printed as they are found. Every hundred
minutes the time and the number of differences of each way are printed.
"""

import os
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import count, islice, product
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.report import report

_TOUCHES = 40  # Touches on the page at which a way stops.
_HANDS = 3  # Clumsy hands for each clean one.
_REPORT = 100  # Minutes between two reports.


def main(words: Sequence[str]) -> int:
    """Use both kinds of hand for the given minutes, and report the unintended effects of the clumsy ones."""
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={Path(__file__).parents[1] / 'tests' / 'screens.json'}"
    os.environ["QT_QUICK_BACKEND"] = "software"
    import tests.conftest  # noqa: F401 - the environment of a test: no display, no sound
    from tests.ui.robot_finger import SIZES, compared, toured
    from tests.ui.tours import TOURS
    from ui.app import make_app
    from ui.window.engine import ENGINE

    app = make_app()
    ENGINE.hold()
    least = float(words[0]) if words else 100.0
    ways = words[2:] or [way for way in TOURS if way != "sign"]  # Nobody touches the sign.
    stops: dict[str, int] = {}
    happened, differ, minutes = Counter[str](), Counter[str](), dict.fromkeys(ways, 0.0)
    began_s, said = time.process_time(), 0.0
    for seed in count(int(words[1]) if len(words) > 1 else 1):
        for way, size in product(ways, SIZES):
            stop = random.Random(f"{way} {size} {seed}").randint(1, stops[way]) if way in stops else -1
            with TemporaryDirectory() as folder:
                runs = compared(Path(folder), toured, way, size=size, seed=seed, stop=stop, touches=_TOUCHES)
                for hand, (clumsy, found) in enumerate(islice(runs, _HANDS), start=1):
                    minutes[way] += clumsy.minutes
                    happened += clumsy.robot.happened
                    differ[way] += bool(found)
                    if found:
                        sys.stdout.write(f"{way} {size[0]} seed {seed} stop {stop} hand {hand} {found}\n")
                        sys.stdout.flush()
                    else:
                        stops.setdefault(way, len(clumsy.places))
            passed = sum(minutes.values())
            if passed >= min(least, said + _REPORT):
                said = passed
                cpu_s = round((time.process_time() - began_s) / passed, 3)
                by_way = {way: (round(minutes[way]), differ[way]) for way in ways}
                counts = {"differ": differ.total(), "cpu_s_a_minute": cpu_s, "ways": by_way}
                report("robot_finger", passed, "minutes", **counts, **happened)
            if passed >= least:
                return int(differ.total() > 0)
    raise AssertionError(f"seeds do not end: {app}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
