"""Report the figures of a benchmark: one JSON object per line."""

import json
import sys
import time
from collections.abc import Callable, Sequence


def report(name: str, value: float, unit: str, **more: object) -> None:
    """Print one figure; `more` are its limits, percentiles, and peers."""
    sys.stdout.write(json.dumps({"name": name, "value": round(value, 4), "unit": unit, **more}) + "\n")
    sys.stdout.flush()


def percentile(values: Sequence[float], share: float) -> float:
    """Return the quantile of the values for `share` (0 to 1)."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def took_ms(act: Callable[[], object]) -> float:
    """Return the milliseconds that a call takes."""
    began = time.perf_counter()
    act()
    return (time.perf_counter() - began) * 1000
