"""Work a whole shift at each game by real clicks on the real program: `python -m benchmarks.clicks [game …]`.

Each shift has a separate Xvfb display, first without a window manager and then with one. The X server's pointer clicks.
The run stops, and leaves a picture in `out/clicks`, if a shift does not end, its journal is damaged, or its money
does not add up, including that of a void hand. This needs Debian's `xvfb`, `openbox`, and `libxtst6`.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.ledger import Ledger
from tools.report import report

TABLES: Final = {"nh": "NH-07", "peek": "TP-03", "holdem": "TH-11", "dice": "PP-01"}
SIZE: Final = (1920, 1080)
_MANAGERS: Final = ("", "openbox")
_ROOT: Final = Path(__file__).resolve().parents[1]


def main() -> None:
    """Work a shift in all games, or in the named ones."""
    for game in sys.argv[1:] or list(TABLES):
        for manager in _MANAGERS:
            began = time.perf_counter()
            clicks = shift(game, manager)
            name = f"clicked_shift_{game}_{manager or 'unmanaged'}"
            report(name, clicks, "clicks", seconds=round(time.perf_counter() - began), size=list(SIZE))


def shift(game: str, manager: str) -> int:
    """Work a shift on a new display, and return its number of clicks. Raise CalledProcessError if it fails or its
    journal is damaged, and AssertionError if its money does not add up.
    """
    with tempfile.TemporaryDirectory() as folder, displayed(SIZE, manager) as display:
        done = subprocess.run(
            [sys.executable, "-m", "tests.ui.clicked", TABLES[game], game, folder],
            env={**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software"},
            cwd=_ROOT, stdout=subprocess.PIPE, text=True, check=True,
        )  # fmt: skip
        check_records(TABLES[game], Path(folder))
    return int(done.stdout.split()[-1])


def check_records(table: str, data: Path) -> None:
    """Have the kiosk verify the journal of a shift, and an independent ledger check its sums."""
    verify = [sys.executable, "-m", "kiosk", "journal", "verify", "--table", table, "--data", str(data)]
    subprocess.run(verify, cwd=_ROOT, stdout=sys.stderr, check=True)
    ledger = Ledger()
    ledger.read(data / table / "journal.db")
    assert ledger.settled and ledger.voided, "a hand was settled, and one void"


@contextmanager
def displayed(size: tuple[int, int], manager: str) -> Iterator[str]:
    """Give a display of this size, as DISPLAY names it. "" as the window manager means none."""
    out, display_out = os.pipe()
    options = ("-displayfd", str(display_out), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp")
    server = subprocess.Popen(["Xvfb", *options], pass_fds=(display_out,), stderr=subprocess.DEVNULL)
    os.close(display_out)
    others = []
    try:
        with os.fdopen(out) as numbers:
            display = f":{numbers.readline().strip()}"
        if manager:
            others = [subprocess.Popen([manager], env={**os.environ, "DISPLAY": display}, stderr=subprocess.DEVNULL)]
        yield display
    finally:
        for process in (*others, server):
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
