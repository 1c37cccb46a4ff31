"""Measure `kiosk settle` on random six-seat hands as a separate process with its start, and one hand's replay.

There are as many hands as a table deals in about a month, so that the start of half a second is a small part. Hands per
second of one processor use processor time; `at_once` is the number of processors, and hands per second of all of them
use elapsed time.
"""

import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from kiosk.app.settling import processors
from kiosk.events import Happening
from kiosk.games import GAMES
from kiosk.procedure import By, Commit, Round
from kiosk.settings import config_dir, load
from tests.random_hands import new_hampshire
from tools.report import percentile, report

_BY = By("bench", "record", frozenset({"floor"}))
_HANDS = 30_000


class _SettleEvent(NamedTuple):
    seq: int
    what: Happening


def main() -> None:
    """Measure hands per second, and the replay of one hand from its events."""
    _settle()
    _replay()


def _settle() -> None:
    dice = random.Random(7)
    with tempfile.TemporaryDirectory() as folder:
        hands = Path(folder) / "hands.jsonl"
        hands.write_text("".join(json.dumps(new_hampshire(dice, 6)) + "\n" for _ in range(_HANDS)))
        for jobs in sorted({1, processors()}):
            before_s, began = _processor_s(), time.perf_counter()
            with (Path(folder) / "results.jsonl").open("wb") as results:
                command = [sys.executable, "-m", "kiosk", "settle", str(hands), "--jobs", str(jobs)]
                subprocess.run(command, stdout=results, check=True, env={**os.environ, "PYTHONHASHSEED": "0"})
            wall_s, worked_s = time.perf_counter() - began, _processor_s() - before_s
            name, seconds = ("settle_six_seat_hands", worked_s) if jobs == 1 else ("settle_six_seat_hands_all", wall_s)
            report(name, _HANDS / seconds, "hands/s", limit=2000 * jobs, hands=_HANDS, at_once=jobs)


def _processor_s() -> float:
    """Return the processor seconds of the child processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _replay() -> None:
    rules = load(config_dir(), GAMES).games["nh"]
    game = GAMES["nh"]
    dice = random.Random(7)
    times_ms = []
    for _ in range(300):
        record = new_hampshire(dice, 6)
        opening, script = game.record.read(record["input"], rules)
        events: list[_SettleEvent] = []
        hand = Round(game, rules, opening, _keep(events))
        while hand.prompt is not None:
            hand.answer(script.answer(hand.prompt), _BY)
        began = time.perf_counter()
        again = Round(game, rules, opening, _keep([]))
        again.replay(iter(events))
        times_ms.append((time.perf_counter() - began) * 1000)
        assert again.settlement == hand.settlement
    report("replay_of_a_hand", statistics.median(times_ms), "ms", limit=2, p99=round(percentile(times_ms, 0.99), 3))


def _keep(events: list[_SettleEvent]) -> Commit:
    def commit(what: Callable[[], Happening], by: By) -> int:
        events.append(_SettleEvent(len(events) + 1, what()))
        return len(events)

    return commit


if __name__ == "__main__":
    main()
