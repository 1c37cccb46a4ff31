"""Run every fault harness with its full count, as many in parallel as there are processors.

    python -m benchmarks.faults [--at-once N] [--seconds S] [NAME …]

A NAME may contain `*`, and harnesses start in the order of the names. Each harness prints one JSON object when it ends,
and `out/faults.json` keeps its result, its time, and the tested commit. Passed harnesses are not run again, so a
stopped run can continue. After S seconds no harness is started, and running ones are stopped and do not count. The last
lines are the totals of each kind. `make faults` runs all of them in a night on four cores, `make test` a short part of
each. Delete the file to begin again. For a longer search, run one module with a larger count and another seed; its
docstring has the command.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.bare import CASES, SUITES
from kiosk.core.disk import make_folder, replace_file
from tests.simulation.planted import BUGS, NO_BUG
from tests.sizes import ONE_CASE

STATE: Final = Path("out/faults.json")
GAMES: Final = ("dice", "holdem", "nh", "peek")
NIGHTS_A_PART: Final = 50
NIGHT_PARTS: Final = 4  # Parts of each game: eight hundred table-days.
CUTS_A_PART: Final = 12_500
POWER_PARTS: Final = 4  # Parts of each game: 200,000 cuts or more, as each part continues to the end of its tape.
KILLS_A_PART: Final = 250
KILL_PARTS: Final = 4
KIOSKS_A_PART: Final = 50  # Kills of the whole kiosk, which are slower.
KIOSK_PARTS: Final = 3
EACH_PARTS: Final = 16
PEOPLE_PARTS: Final = 2
PEOPLE_A_PART: Final = 2
LIVE_HANDS: Final = 10_000  # Of each game.
TRIES_A_PART: Final = 500
TAMPER_PARTS: Final = 8
BITS_A_PART: Final = 1_000
BIT_PARTS: Final = 3
COMMAND_PARTS: Final = 2  # Ten thousand power cuts in all.
COMMAND_CUTS: Final = 150  # Cuts of each command.
FULL: Final = {"FAULTS": "1", "SHOE_DEALS": "63"}
ONE: Final = {"WORKERS": "1"}  # Limit for a harness that would use every processor.
A_FILE: Final = 0.3  # Minutes of a file of tests.
MINUTES: Final = {"test_shoe_deals": 10, "journal-test_archiving": 10, "test_journal_tail": 5, "ui-test_walk": 30,
                  "test_command_cuts": 15, "floor-test_cut_commands": 10,
                  "training-test_second_reading": 10}  # fmt: skip
IN_PARTS: Final = ("test_hand_disk", "test_program_bits")
SUMMED: Final = ("cuts", "images", "nights", "kills", "tries", "hands", "cpu_s", "value")


class Harness(NamedTuple):
    """A command, the environment that makes it run in full, and its approximate minutes on one core."""

    command: tuple[str, ...]
    minutes: float
    environment: Mapping[str, str] | None = None


def harnesses() -> dict[str, Harness]:
    """Return every harness by its name. Long ones are split into parts, so that a run can be stopped between them."""
    tests = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "faulthandler_timeout=3600")  # A part may take long.
    files = sorted(Path("tests/faults").glob("test_*.py"))
    found = {
        file.stem: Harness((*tests, str(file)), MINUTES.get(file.stem, A_FILE), FULL)
        for file in files
        if file.stem not in IN_PARTS
    }
    for file in sized_files():
        name = "-".join(file.with_suffix("").parts[1:])
        found[name] = Harness((*tests, str(file)), MINUTES.get(name, A_FILE), FULL)
    for game in GAMES:
        for part in range(POWER_PARTS):
            found[f"power-{game}-{part}"] = _module("faults.power_cuts", 0.8, CUTS_A_PART, game, part * 100)
        for synchronous in ("NORMAL", "OFF"):
            found[f"power-{game}-{synchronous}"] = _module("faults.power_cuts", 0.2, 2000, game, 0, synchronous)
        for part in range(NIGHT_PARTS):
            first = part * NIGHTS_A_PART
            found[f"nights-{game}-{part}"] = _module("simulation.night", 1, NIGHTS_A_PART, first, game)
        found[f"kills-{game}-each"] = _module("faults.kills", 1, 0, game, 5)
        for part in range(KILL_PARTS):
            found[f"kills-{game}-{part}"] = _module("faults.kills", 0.4, KILLS_A_PART, game, part * 100)
        for part in range(EACH_PARTS):
            found[f"kiosk-kills-each-{game}-{part}"] = _module("faults.kiosk_kills", 0.5, 0, game, 5, part, EACH_PARTS)
        for part in range(KIOSK_PARTS):
            found[f"kiosk-kills-{game}-{part}"] = _module("faults.kiosk_kills", 1, KIOSKS_A_PART, game, part * 10)
        disk = (*tests, "tests/faults/test_hand_disk.py", "-k", game)
        found[f"disk-{game}"] = Harness(disk, 2, {"DISK_FAULTS": "1"})
        live = ("-m", "tests.table.live_hands", str(LIVE_HANDS), "0", game)
        found[f"live-{game}"] = Harness(live, 5, ONE)
        found[f"robots-{game}"] = Harness(("-m", "tests.table.robot_hands", "2000", "0", game), 4, ONE)
        found[f"situations-{game}"] = Harness(("-m", "benchmarks.situations", "20", "300", game), 5, ONE)
        found[f"records-{game}"] = Harness(("-m", "benchmarks.any_hand", "20000", "0", game), 2.5, ONE)
    for part in range(TAMPER_PARTS):
        first = part * TRIES_A_PART
        found[f"tampering-{part}"] = _module("faults.tampering", 0.3, TRIES_A_PART, first)
    for part in range(BIT_PARTS):
        bits = {"PROGRAM_BITS": str(BITS_A_PART), "PROGRAM_BITS_SEED": str(part)}
        found[f"bits-{part}"] = Harness((*tests, "tests/faults/test_program_bits.py"), 2, bits)
    for part in range(COMMAND_PARTS):
        found[f"command-cuts-{part}"] = _module("faults.command_cuts", 5, COMMAND_CUTS, "all", part * 100)
    for bug in (*BUGS, NO_BUG):
        found[f"planted-{bug}"] = _module("simulation.planted", 0.3, bug)
    for part in range(5):  # Five hundred crashes between tables and their floor, and some that must lose events.
        found[f"floor-{part}"] = _module("floor.crashes", 0.3, 100, part)
    for part in range(3):  # Three thousand random minutes.
        found[f"robot-finger-{part}"] = Harness(("-m", "benchmarks.robot_finger", "1000", str(1 + part * 1000)), 6, ONE)
    found["floor-off"] = _module("floor.crashes", 0.1, 20, 0, "off")
    for nth, case in enumerate(CASES):  # Each release has half of them: `make bare` tries every case on both.
        suite = SUITES[nth % len(SUITES)]
        found[f"bare-{suite}-{case}"] = Harness(("-m", "benchmarks.bare", suite, case), 20)
    found["ten-million"] = Harness(("-m", "benchmarks.ten_million"), 20)
    found["spreadsheets"] = Harness(("-m", "benchmarks.spreadsheets"), 2)
    for part in range(PEOPLE_PARTS):
        people = {"FAULTS": "1", "PEOPLE_SEEDS": str(PEOPLE_A_PART), "PEOPLE_SEED": str(part * PEOPLE_A_PART)}
        years = (*tests, "tests/simulation/test_people.py")
        found[f"people-{part}"] = Harness(years, 8, people)
    found["fast-shoe"] = Harness(("-m", "benchmarks.fast_shoe"), 8)
    for game in GAMES:
        found[f"many-hands-{game}"] = Harness(("-m", "benchmarks.many_hands", "10000", game), 5)
    found["commands"] = Harness(("-m", "benchmarks.commands", "100000"), 60)
    for suite in ("bookworm", "trixie"):
        found[f"bare-unit-{suite}"] = Harness(("-m", "benchmarks.bare_unit", suite), 10)
        found[f"bare-floor-{suite}"] = Harness(("-m", "benchmarks.bare_floor", suite), 10)
    for seed in range(2):
        found[f"commands-by-chance-{seed}"] = Harness(("-m", "benchmarks.commands", "500", str(seed)), 6)
    return found


def sized_files() -> list[Path]:
    """Return the test files of which `make test` runs a part: those that import `tests.sizes`, use Hypothesis, or are
    in a folder of which `make test` tries one case of each test.
    """
    found = []
    for path in sorted(Path("tests").rglob("test_*.py")):
        text = path.read_text("utf-8")
        is_part = path.parts[1] in ONE_CASE or "from tests.sizes import" in text or "@given" in text
        if path.parent != Path("tests/faults") and is_part:
            found.append(path)
    return found


def _module(name: str, minutes: float, *words: object) -> Harness:
    return Harness(("-m", f"tests.{name}", *map(str, words)), minutes)


def chosen(known: Sequence[str], words: Sequence[str]) -> list[str]:
    """Return the names that match these patterns, in their order. Raise SystemExit if a pattern matches none."""
    for word in words:
        if not any(fnmatch(name, word) for name in known):
            sys.exit(f"no harness is called {word}: choose from {', '.join(known)}")
    return [*dict.fromkeys(name for word in words or ["*"] for name in known if fnmatch(name, word))]


def main() -> None:
    """Run the harnesses that have not passed yet, and print one JSON object a line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--at-once", type=int, default=os.cpu_count())
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("names", nargs="*", metavar="NAME")
    said = parser.parse_args()
    known, ends = harnesses(), time.monotonic() + said.seconds
    names = chosen([*known], said.names)
    kept: dict[str, Any] = json.loads(STATE.read_text()) if STATE.exists() else {}
    to_run = [name for name in names if not kept.get(name, {}).get("well")]
    minutes = round(sum(known[name].minutes for name in to_run))
    say({"to_run": len(to_run), "of": len(names), "minutes_of_one_core": minutes, "at_once": said.at_once})
    with ThreadPoolExecutor(said.at_once) as pool:
        running = {pool.submit(run, known[name], ends): name for name in to_run}
        for done in as_completed(running):
            came_to = done.result()
            if came_to is not None:
                kept[running[done]] = came_to
                make_folder(STATE.parent)
                replace_file(STATE, json.dumps(kept, indent=1).encode())
                say({"name": running[done], **came_to})
    for total in sums({name: kept[name] for name in names if name in kept}):
        say(total)
    sys.exit(not all(kept.get(name, {}).get("well") for name in names))


def say(what: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def run(harness: Harness, ends: float) -> dict[str, Any] | None:
    """Run a harness, and return its result: whether it passed, its time, the commit, and its last line. Return None if
    it has not ended at the time `ends`.
    """
    began = time.monotonic()
    if began >= ends:
        return None
    process = subprocess.Popen(
        [sys.executable, *harness.command], env={**os.environ, **(harness.environment or {})}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
    )  # fmt: skip
    try:
        said, _ = process.communicate(timeout=None if ends == float("inf") else ends - began)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return None
    lines = said.strip().splitlines() or [""]
    objects = [line for line in lines if line.startswith('{"')]  # A library may print the last line.
    report = json.loads(objects[-1]) if objects else lines[-1][:300]
    wrong = report.get("wrong") if isinstance(report, dict) else None
    return {
        "well": process.returncode == 0 and not wrong,
        "seconds": round(time.monotonic() - began),
        "commit": commit(),
        "said": report,
        **({} if process.returncode == 0 else {"before": [line[:600] for line in lines[-9:-1]]}),
    }


def commit() -> str:
    """Return the commit that is checked out, or "" if it is unknown."""
    try:
        done = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()


def sums(kept: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the totals of the harnesses that run in parts."""
    kinds: dict[str, list[str]] = {}
    for name in kept:
        kind, _, part = name.rpartition("-")
        if kind and part.isdigit():
            kinds.setdefault(kind, []).append(name)
    report = []
    for kind, names in kinds.items():
        counts = Counter[str]()
        for name in names:
            said = kept[name]["said"]
            counts.update({key: said[key] for key in SUMMED if key in said} if isinstance(said, dict) else {})
        wrong = [name for name in names if not kept[name]["well"]]
        seconds = sum(kept[name]["seconds"] for name in names)
        report.append({"sum": kind, "parts": len(names), "seconds": seconds, **counts, "wrong": wrong})
    return report


if __name__ == "__main__":
    main()
