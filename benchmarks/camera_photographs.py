"""Measure the camera's readings of photographs by others: by source, by cause, from single frames, and by vote.

An average can hide a deck, so each source is reported separately. Each card that was not read has its cause: no
outline, unsure, or no face. All four sources have indices of the usual size; `benchmarks.camera_hard` has large ones.
"""

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.geometry import Outline, Points, common, flatten, upright
from drivers.camera.picture.look import Image
from drivers.camera.reading import deck
from drivers.camera.reading.judgment import Why
from drivers.camera.reading.reader import MODEL, Reader, Reading
from drivers.camera.showing.networks import enrolled, read_strangers
from drivers.camera.watch import NEEDED, WINDOW
from kiosk.core.cards import Card, card
from tests.drivers.camera.labeled import SAME, Found, Labels, compare
from tools.report import percentile, report

PICTURES: Final = Path(__file__).parent.parent.parent / "shared" / "vision"
# No threshold may be chosen by these sources from now on. The present thresholds were chosen after their results had
# been seen, so none of these figures is for unseen pictures.
HELD_BACK: Final = ("rd-pong", "notanumber11")
SHOWN: Final = "sergiodomgui"  # This source has every card twice: one half is shown, and the other half is read.
MIN_READ: Final = 0.95
MIN_OF_A_SOURCE: Final = 0.85


def ours(reader: Reader) -> Callable[[Image], Found]:
    return lambda frame: named(reader.read_all(frame))


def named(readings: Sequence[Reading]) -> Found:
    return [
        (
            reading.outline.corners,
            reading.card.text if reading.card else None,
            "" if reading.card else ("no_face" if reading.why in (Why.NOT_A_FACE, Why.DOWN) else "unsure"),
        )
        for reading in readings
    ]


def photographs(folder: Path, labels: Labels, reader: Reader) -> None:
    """Report single frames, and the vote of ten slightly disturbed frames, for each source and for all."""
    read = ours(reader)
    single: dict[str, Counter[str]] = defaultdict(Counter)
    voted: dict[str, Counter[str]] = defaultdict(Counter)
    times_ms = []
    for path, record in labels.items():
        frame = np.asarray(cv2.imread(str(folder / path)), np.uint8)
        source = record["source"].split("/")[0]
        began = time.process_time()
        found = read(frame)
        times_ms.append(1000 * (time.process_time() - began))
        single[source].update(compare(found, record))
        voted[source].update(compare(_watched(read, _disturbed(frame, path)), record))
    for name, each in (("camera_photographs", single), ("camera_photographs_voted", voted)):
        for source in sorted(each):
            held = {"held_back": True} if source in HELD_BACK else {}
            _tell(f"{name}_{source}", each[source], limit=MIN_OF_A_SOURCE, **held)
        _tell(name, sum(each.values(), Counter()), limit=MIN_READ, median_ms=round(percentile(times_ms, 0.5), 1))


def _tell(name: str, counts: Counter[str], **more: object) -> None:
    causes = ("no_outline", "unsure", "no_face")
    cards = counts["read"] + counts["wrong"] + sum(counts[cause] for cause in causes)
    each = {cause: counts[cause] for cause in ("wrong", "ghosts", *causes)}
    report(name, counts["read"] / max(cards, 1), "share", cards=cards, **each, **more)


def vote(looks: Sequence[Found]) -> Found:
    """Return the reading that most looks agree on, as the watcher does."""
    voted: Found = []
    for corners, _, why in (outline for look in looks for outline in look):
        if any(common(corners, other) > SAME for other, _, _ in voted):
            continue
        name, votes = _votes(looks, corners)
        voted.append((corners, name if votes >= NEEDED else None, why or "unsure"))
    return voted


def _watched(read: Callable[[Image], Found], frames: Iterator[Image]) -> Found:
    """Return the vote of the frames. Frames that can no longer change it are not read."""
    looks: list[Found] = []
    for frame in frames:
        looks.append(read(frame))
        if len(looks) >= NEEDED and all(_votes(looks, corners)[1] >= NEEDED for corners, _, _ in looks[-1]):
            break
    return vote(looks)


def _votes(looks: Sequence[Found], corners: Points) -> tuple[str | None, int]:
    """Return the most frequent reading within four corners, and its number of looks."""
    there = [seen for look in looks for other, seen, _ in look if common(corners, other) > SAME]
    return Counter(there).most_common(1)[0]


def _disturbed(frame: Image, path: str) -> Iterator[Image]:
    """Yield the photograph as further frames would be: shifted by a pixel, in another light, and noisy."""
    rng = np.random.default_rng(list(path.encode()))
    height, width = frame.shape[:2]
    grain = rng.standard_normal((2 * height, 2 * width, 1), np.float32)
    for _ in range(WINDOW):
        matrix = cv2.getRotationMatrix2D((width / 2, height / 2), rng.normal(0, 0.15), 1 + rng.normal(0, 0.001))
        matrix[:, 2] += rng.normal(0, 0.7, 2)
        seen = cv2.warpAffine(frame, matrix, (width, height), borderMode=cv2.BORDER_REPLICATE).astype(np.float32)
        x, y = int(rng.integers(width)), int(rng.integers(height))
        seen = seen * np.float32(rng.uniform(0.95, 1.05)) + 3 * grain[y : y + height, x : x + width]
        yield np.asarray(np.clip(seen, 0, 255), np.uint8)


def shown(folder: Path, labels: Labels, reader: Reader) -> None:
    """Show one deck from the photographs of one half, then read the other half, and other decks in its place. The
    outlines are given. Single frames are read, and the vote of ten slightly disturbed ones.
    """
    seen: dict[Card, list[Image]] = defaultdict(list)
    own: list[_Photograph] = []
    strange: list[_Photograph] = []
    for path, record in labels.items():
        frame = np.asarray(cv2.imread(str(folder / path)), np.uint8)
        there = [labeled for labeled in record["cards"] if isinstance(labeled, dict) and labeled.get("quad")]
        quads = [upright(np.array(labeled["quad"], np.float32)) for labeled in there]
        names = [labeled["card"] for labeled in there]
        if SHOWN in record["source"] and "Training" in record["source_path"]:
            for name, quad in zip(names, quads, strict=True):
                seen[card(name)].append(flatten(frame, quad))
        else:
            (own if SHOWN in record["source"] else strange).append(_Photograph(path, frame, quads, names))
    if deck.missing(seen) or not own:
        return
    generic = Reader.generic(reader)
    generic.deck = enrolled(generic, seen, read_strangers(MODEL))
    for name, by, laid in (
        ("camera_deck_not_shown", Reader.generic(reader), own),
        ("camera_deck_shown", generic, own),
        ("camera_other_deck_than_shown", generic, strange),
    ):
        single, voted = Counter[str](), Counter[str]()
        for photograph in laid:
            single.update(photograph.compared(by, [photograph.frame], 1))
            voted.update(photograph.compared(by, _disturbed(photograph.frame, photograph.path), NEEDED))
        for suffix, counts in (("", single), ("_voted", voted)):
            cards = sum(counts.values())
            report(f"{name}{suffix}", counts["read"] / cards, "share", cards=cards, wrong=counts["wrong"])


class _Photograph(NamedTuple):
    """A photograph with the outlines and the names of its cards."""

    path: str
    frame: Image
    quads: list[Points]
    names: list[str]

    def compared(self, by: Reader, frames: Iterable[Image], needed: int) -> Iterator[str]:
        """Yield whether each card is read, refused, or wrong: `least` frames must agree on it."""
        outlines = [Outline(quad, 1.0) for quad in self.quads]
        looks = [[reading.card for reading in by.read(frame, outlines)] for frame in frames]
        for name, there in zip(self.names, zip(*looks, strict=True), strict=True):
            seen, votes = Counter(there).most_common(1)[0]
            yield "refused" if seen is None or votes < needed else "read" if seen.text == name else "wrong"
