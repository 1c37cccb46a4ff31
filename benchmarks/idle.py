"""Measure the idle kiosk: its share of a core, and how often each of its threads wakes up.

`python -m benchmarks.idle [seconds]` measures a table in mid-hand with a silent shoe. Before a thread wakes up, it has
given up the processor voluntarily, and the kernel counts that for each thread. Linux only.
"""

import sys
import time
from collections import Counter
from pathlib import Path

from benchmarks.live import live_kiosk
from tools.report import report

_SECONDS = 20.0
_SETTLES_S = 60.0  # Starting takes up to 40 seconds.


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else _SECONDS
    with live_kiosk() as live:
        time.sleep(_SETTLES_S)
        process = live.process
        before, busy, began = _woken(process.pid), sum(process.cpu_times()[:2]), time.monotonic()
        time.sleep(seconds)
        passed = time.monotonic() - began
        share = (sum(process.cpu_times()[:2]) - busy) / passed * 100
        after = _woken(process.pid)
        woken = Counter({thread: after[thread] - before[thread] for thread in before if thread in after})
        threads = {f"{number} {name}": round(count / passed, 1) for (number, name), count in woken.items() if count}
        report("idle_wakeups", woken.total() / passed, "1/s", processor_percent=round(share, 2), threads=threads)


def _woken(pid: int) -> dict[tuple[int, str], int]:
    """Return how often each thread of a process has slept, by the thread's number and name."""
    found = {}
    for task in Path(f"/proc/{pid}/task").iterdir():
        status = dict(line.split(":\t", 1) for line in (task / "status").read_text().splitlines() if ":\t" in line)
        found[int(task.name), status["Name"]] = int(status["voluntary_ctxt_switches"])
    return found


if __name__ == "__main__":
    main()
