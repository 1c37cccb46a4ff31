"""Record a table during a hand, and give folders that never wait for a disk."""

import gc
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from tests.live import LiveDealer
from tests.simulation.desk import show_camera

SHARED: Final = Path("/dev/shm")


class LastTold(NamedTuple):
    """A record of the last state: the newest event and its hash, and the whole screen."""

    seq: int
    hash: bytes
    shown: tuple[object, ...]


@dataclass
class TapedDealer(LiveDealer):
    """A dealer who records the acknowledged events after each touch. `sees`: how often a camera sees the due card."""

    sees: float = 0.0
    tell: Callable[[], None] = lambda: None

    def act(self) -> None:
        if self.sees and self.chance.random() < self.sees:
            show_camera(self.table, self.chance)
            self.tell()
        super().act()

    def _do(self, name: str, verb: Callable[[], None]) -> None:
        super()._do(name, verb)
        self.tell()


@contextmanager
def memory() -> Iterator[Path]:
    """Yield an empty folder that never waits for a disk: these cuts are made from the recorded calls."""
    with tempfile.TemporaryDirectory(dir=SHARED if os.access(SHARED, os.W_OK) else None) as folder:
        yield Path(folder)


def collect_seldom() -> None:
    """Make garbage collection rare: most objects are a harness's imports, which are not garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 20)
