"""The full counts of every fault harness, one after the other; what has ended well is not run again.

    python -m benchmarks.faults [NAME …]

What each has come to, how long it took and of which commit it was is kept in `out/faults.json`, so that a run that was
stopped goes on where it was. `make faults` runs all of them, `make test` a short slice of each. Delete the file to
begin anew.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from kiosk.core.disk import make_folder, replace_file

STATE: Final = Path("out/faults.json")
SEEDS_A_PART: Final = 100
NIGHT_PARTS: Final = 25  # of each game: ten thousand table-days
FULL: Final = (("FAULTS", "1"), ("DISK_FAULTS", "1"), ("SHOE_DEALS", "63"))
MINUTES: Final = {
    "test_hand_disk": 8,
    "test_shoe_deals": 10,
    "test_archiving": 10,
    "test_journal_tail": 5,
    "test_program_bits": 12,
}


class Harness(NamedTuple):
    """A command and the environment that makes it full, with about how many minutes of one core it takes."""

    command: tuple[str, ...]
    minutes: int
    environment: tuple[tuple[str, str], ...] = ()


def harnesses() -> dict[str, Harness]:
    """Return every harness by its name. Long ones are in parts, so that a run can be stopped between them."""
    tests = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
    files = [*sorted(Path("tests/faults").glob("test_*.py")), Path("tests/journal/test_archiving.py")]
    found = {file.stem: Harness((*tests, str(file)), MINUTES.get(file.stem, 2), FULL) for file in files}
    found["planted_bugs"] = Harness(("-m", "tests.simulation.planted"), 15)
    found["commands"] = Harness(("-m", "benchmarks.commands", "100000"), 60)
    for seed in range(5):
        found[f"commands-by-chance-{seed}"] = Harness(("-m", "benchmarks.commands", "1000", str(seed)), 20)
    for part in range(10):  # a thousand crashes between tables and their floor, and what must lose some
        found[f"floor-{part}"] = Harness(("-m", "tests.floor.crashes", "100", str(part)), 1)
    for part in range(5):
        found[f"tampering-{part}"] = Harness(("-m", "tests.faults.tampering", "2000", str(part * 2_000)), 2)
    found["floor-off"] = Harness(("-m", "tests.floor.crashes", "20", "0", "off"), 1)
    for game in ("dice", "holdem", "nh", "peek"):
        for part in range(NIGHT_PARTS):
            first = part * SEEDS_A_PART
            found[f"nights-{game}-{part}"] = Harness(
                ("-m", "tests.simulation.night", str(SEEDS_A_PART), str(first), game), 4
            )
        for part in range(10):
            found[f"live-{game}-{part}"] = Harness(("-m", "benchmarks.live_hands", "10000", str(part * 250), game), 4)
            found[f"power-{game}-{part}"] = Harness(
                ("-m", "tests.faults.power_cuts", "25000", game, str(part * 100)), 4
            )
        found[f"kills-{game}-each"] = Harness(("-m", "tests.faults.kills", "0", game, "5"), 1)
        for part in range(5):
            found[f"kills-{game}-{part}"] = Harness(("-m", "tests.faults.kills", "500", game, str(part * 100)), 1)
        for synchronous in ("NORMAL", "OFF"):
            found[f"power-{game}-{synchronous}"] = Harness(
                ("-m", "tests.faults.power_cuts", "2000", game, "0", synchronous), 2
            )
        found[f"records-{game}"] = Harness(("-m", "benchmarks.any_hand", "100000", "0", game), 50)
    return found


def main(words: list[str]) -> None:
    """Run those that have not ended well yet, and print one JSON object a line."""
    known = harnesses()
    unknown = [name for name in words if name not in known]
    if unknown:
        sys.exit(f"no harness is called {unknown[0]}: choose from {', '.join(known)}")
    kept: dict[str, Any] = json.loads(STATE.read_text()) if STATE.exists() else {}
    chosen = [name for name in words or known if words or not kept.get(name, {}).get("well")]
    sys.stdout.write(
        f"{len(chosen)} of {len(known)} to run, about {sum(known[word].minutes for word in chosen)} minutes\n"
    )
    failed = 0
    for name in chosen:
        kept[name] = came_to = run(known[name])
        failed += not came_to["well"]
        make_folder(STATE.parent)
        replace_file(STATE, json.dumps(kept, indent=1).encode())
        sys.stdout.write(json.dumps({"name": name, **came_to}) + "\n")
        sys.stdout.flush()
    sys.exit(min(failed, 1))


def run(harness: Harness) -> dict[str, Any]:
    """Run one, and return what it came to: whether all held, how long it took, the commit, and its last line."""
    began = time.perf_counter()
    environment = {**os.environ, **dict(harness.environment)}
    done = subprocess.run(
        [sys.executable, *harness.command], env=environment, capture_output=True, text=True, check=False
    )
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    said = (done.stdout + done.stderr).strip().splitlines()
    went_wrong = '"wrong": [' in done.stdout and '"wrong": []' not in done.stdout
    return {
        "well": done.returncode == 0 and not went_wrong,
        "seconds": round(time.perf_counter() - began),
        "commit": commit.stdout.strip(),
        "said": said[-1][:300] if said else "",
    }


if __name__ == "__main__":
    main(sys.argv[1:])
