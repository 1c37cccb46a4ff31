"""Measure what the kiosk does while nobody touches it: its share of a core, and how often each of its threads wakes up.

`python -m benchmarks.idle [seconds]`, at a table in mid-hand with a shoe that says nothing. A thread that wakes up has
given up the processor by itself before: the kernel counts that for each thread. Linux only.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path

from benchmarks.live import live_kiosk
from benchmarks.report import report

_SECONDS = 20.0
_SETTLES_S = 5.0


def main() -> None:
    """Measure one kiosk."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else _SECONDS
    with live_kiosk() as live:
        time.sleep(_SETTLES_S)
        process = live.process
        before, busy, began = _woken(process.pid), sum(process.cpu_times()[:2]), time.monotonic()
        time.sleep(seconds)
        passed = time.monotonic() - began
        share = (sum(process.cpu_times()[:2]) - busy) / passed * 100
        woken = _woken(process.pid)
        woken.subtract(before)
        threads = {name: round(count / passed, 1) for name, count in woken.most_common() if count}
        report("idle_wakeups", woken.total() / passed, "1/s", processor_percent=round(share, 2), threads=threads)


def _woken(pid: int) -> Counter[str]:
    """Return how often the threads of a process have slept, by their names and numbers in order."""
    found: Counter[str] = Counter()
    for nth, task in enumerate(sorted(Path(f"/proc/{pid}/task").iterdir(), key=lambda path: int(path.name))):
        status = dict(line.split(":\t", 1) for line in (task / "status").read_text().splitlines() if ":\t" in line)
        found[f"{nth} {status['Name']}"] += int(status["voluntary_ctxt_switches"])
    return found


if __name__ == "__main__":
    main()
