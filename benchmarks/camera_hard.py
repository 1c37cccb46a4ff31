"""Read cards in difficult situations by the whole watcher: `python -m benchmarks.camera_hard [--seconds S] [kind …]`.

Six cards are on the simulated table, or other objects (`benchmarks.hardships`). Each situation is watched for up to ten
frames with noise and a lamp that flickers. The watcher's last report counts: each card is read, refused or wrong, and
any reading of another object is wrong. `CAMERA_SITUATIONS`: how many there are of each kind.

The kinds take turns, one situation at a time. `out/camera-hard.jsonl` has one line for each situation, with its result
and its commit, so that a stopped run can continue. After S seconds no situation is started. The last lines are the
totals. Delete the file to begin again.
"""

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import numpy as np

from benchmarks.faults import commit
from benchmarks.hardships import KINDS, LARGE, SPOTS, DecksAtHand, Hardship, Laid, LaidTable, Rng, touching
from drivers.camera.calibration.zones import Zone
from drivers.camera.picture.cv import cv2
from drivers.camera.picture.geometry import Outline
from drivers.camera.picture.look import Floats, Image
from drivers.camera.reading.reader import Reader, Reading
from drivers.camera.sim.scene import CameraPose
from drivers.camera.watch import NEEDED, WINDOW, Drift, Watcher
from kiosk.core.cards import DECK, Card
from kiosk.core.devices import CardsSeen, SeenCard, ZoneUnclear
from kiosk.core.disk import make_folder
from tests.drivers.camera.table import NoDice, calibration, on_tags
from tools.report import report

STATE: Final = Path("out") / "camera-hard.jsonl"
SEED: Final = 17
SITUATIONS: Final = int(os.environ.get("CAMERA_SITUATIONS", "87"))  # of each kind: 20,010 frames in all
FRAMES: Final = WINDOW + 4  # A zone is still in the fourth frame.


class _Counted:
    """A reader that counts the looks in which each card was read, without those already reported."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self.looks: Counter[Card] = Counter()

    @property
    def hashes(self) -> dict[str, str]:
        return self._reader.hashes

    def read(self, frame: Image, outlines: Sequence[Outline]) -> list[Reading]:
        readings = self._reader.read(frame, outlines)
        self.looks.update(reading.card for reading in readings if reading.card is not None)
        return readings

    def say(self, cards: Sequence[SeenCard]) -> None:
        self.looks.subtract({seen.card: NEEDED for seen in cards})

    def may_say(self, frames: int) -> bool:
        """Return whether any card may still be reported after this number of further frames."""
        return max(self.looks.values(), default=0) + frames >= NEEDED


def watch(
    kind: Hardship,
    reader: Reader,
    decks: DecksAtHand,
    table: LaidTable,
    rng: Rng,
    only: tuple[str, Mapping[str, Image]] | None = None,
) -> Counter[str]:
    """Lay one situation, watch it until cards can be reported, and count the results. `only` selects a deck."""
    name, deck = only or decks.any(rng)
    cards = [DECK[int(place)].text for place in rng.choice(52, len(SPOTS), replace=False)]
    laid = [
        kind.spoil(
            Laid(
                deck[card],
                card,
                x + rng.normal(0, 3),
                y + rng.normal(0, 4),
                rng.normal(0, 8) + 180 * (rng.random() < 0.5),
                deck,
                large=name in LARGE,
            ),
            rng,
            decks,
        )
        for card, (x, y) in zip(cards, SPOTS, strict=True)
    ]
    light, seed = kind.light(rng), int(rng.integers(2**31))

    def seen(frame: Floats) -> Floats:
        return kind.seen(frame, np.random.default_rng(seed))

    empty = next(table.frames((), light, seen if kind.lit else (lambda frame: frame), rng))
    zones = tuple(Zone(f"spot {place}", *on_tags(x - 58, y - 80), 116, 160) for place, (x, y) in enumerate(SPOTS))
    if kind.spoil is touching:
        zones = (Zone("all", *on_tags(120, 70), 420, 360),)
    counted = _Counted(reader)
    watcher = Watcher(calibration(), zones, empty, counted, NoDice())
    read: list[tuple[str, float, float]] = []
    frames = table.frames(laid, light, seen, rng)
    decided = 0
    with suppress(Drift):
        for number in range(FRAMES):
            for event in watcher.see(next(frames), number * 100_000_000):
                decided += 1
                if isinstance(event, CardsSeen | ZoneUnclear):
                    read += [(card.card.text, card.x_mm, card.y_mm) for card in event.cards]
                    counted.say(event.cards)
            if decided >= len(zones) or not counted.may_say(FRAMES - 1 - number):
                break
    counts: Counter[str] = Counter()
    middles = np.array([on_tags(spot.x_mm, spot.y_mm) for spot in laid])
    for number, spot in enumerate(laid):  # Cards may overlap: the reading belongs to the card at its middle.
        away = [(card, np.hypot(*(middles - there).T)) for card, *there in read]
        named = {card for card, mm in away if mm.argmin() == number and mm[number] < 30}
        right = {spot.name} if spot.name else set()
        counts["wrong" if named - right else "read" if named else "refused"] += 1
        if named - right:
            sys.stderr.write(f"{name}: {spot.name or 'no card'} was read as {', '.join(sorted(named))}\n")
    return counts


def main() -> None:
    """Watch the remaining situations, and report each kind separately."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("kinds", nargs="*", metavar="kind")
    asked = parser.parse_args()
    unknown = set(asked.kinds) - set(KINDS)
    if unknown:
        sys.exit(f"no kind is called {', '.join(sorted(unknown))}: choose from {', '.join(KINDS)}")
    cv2.setNumThreads(1)
    decks = DecksAtHand()
    _watch_the_rest(asked.kinds or [*KINDS], decks, time.monotonic() + asked.seconds)
    sums: dict[str, Counter[str]] = {}
    for line in _kept():
        sums.setdefault(line["kind"], Counter()).update(line["counts"])
    for kind in KINDS:
        if kind in sums:
            tell(f"camera_hard_{kind}", sums[kind], decks=len(decks.each))
    tell("camera_hard", sum(sums.values(), Counter[str]()), situations=len(_kept()))


def _watch_the_rest(kinds: Sequence[str], decks: DecksAtHand, ends: float) -> None:
    reader, table = Reader(), LaidTable(CameraPose(), 23)
    known, by = {(line["kind"], line["situation"]) for line in _kept()}, commit()
    make_folder(STATE.parent)
    for situation in range(SITUATIONS):
        for number, (kind, hardship) in enumerate(KINDS.items()):
            if kind not in kinds or (kind, situation) in known or time.monotonic() >= ends:
                continue
            counts = watch(hardship, reader, decks, table, np.random.default_rng([SEED, number, situation]))
            with STATE.open("a", encoding="utf-8") as kept:
                kept.write(json.dumps({"kind": kind, "situation": situation, "counts": counts, "commit": by}) + "\n")


def _kept() -> list[dict[str, Any]]:
    """Return the watched situations."""
    if not STATE.exists():
        return []
    return [json.loads(line) for line in STATE.read_text(encoding="utf-8").splitlines()]


def tell(name: str, counts: Counter[str], **more: object) -> None:
    cards = sum(counts.values())
    read = round(counts["read"] / max(cards, 1), 3)
    report(name, counts["wrong"], "cards read wrongly", cards=cards, read=read, **more, limit=0)


if __name__ == "__main__":
    main()
