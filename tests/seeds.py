"""Play seeded tables of every game in parallel, and report the sums of their counts and their errors."""

import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from tools.report import report

WORKERS: Final = int(os.environ.get("WORKERS", "0")) or None  # As many as there are processors.
_MEMORY: Final = Path("/dev/shm")


def numbers_and_games(*numbers: int) -> tuple[list[int], list[str]]:
    """Return the numbers of the command line, by default these, and its games, by default all."""
    from kiosk.games import GAMES

    given = [int(word) for word in sys.argv[1 : len(numbers) + 1]]
    return [*given, *numbers[len(given) :]], sys.argv[len(numbers) + 1 :] or sorted(GAMES)


def in_memory() -> tempfile.TemporaryDirectory[str]:
    """Return a folder in memory if there is one: no power is cut here, and a disk would only be slow."""
    return tempfile.TemporaryDirectory(dir=_MEMORY if os.access(_MEMORY, os.W_OK) else None)


def play_all(
    name: str, play: Callable[..., tuple[Mapping[str, int], list[str]]], *seeds: Iterable[Any], **more: object
) -> None:
    """Play each seed with one process per core, and print one JSON object."""
    began, done, wrong = time.perf_counter(), Counter[str](), list[str]()
    with ProcessPoolExecutor(WORKERS) as pool:
        for counts, failed in pool.map(play, *seeds):
            done.update(counts)
            wrong += failed
    seconds = round(time.perf_counter() - began)
    report(name, len(wrong), "errors", limit=0, seconds=seconds, **more, **done, wrong=wrong[:3])
