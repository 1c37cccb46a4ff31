"""Compare the readings of a photograph with its labels."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from drivers.camera.picture.geometry import Points, common

SAME: Final = 0.5  # Minimum overlap of two outlines of one card.
Found = list[tuple[Points, str | None, str]]  # Outlines, the card, and the reason if there is none.
Labels = dict[str, dict[str, Any]]


def labels_of(folder: Path) -> Labels:
    """Return the labeled cards of each photograph, or nothing if there are none."""
    paths = (folder / name for name in ("labels.json", "labels-more.json"))
    return {
        picture: record
        for path in paths
        if path.exists()
        for picture, record in json.loads(path.read_text(encoding="utf-8")).items()
    }


def compare(found: Found, record: dict[str, Any]) -> Iterator[str]:
    """Yield the result for each card, and "ghosts" for readings where no card is known."""
    if any(isinstance(name, str) for name in record["cards"]):
        yield from _compare_names(found, record["cards"])
        return
    known: set[int] = set()
    unplaced = {labeled["card"] for labeled in record["cards"] if not labeled.get("quad")}
    for labeled in record["cards"]:
        if not labeled.get("quad"):
            continue
        quad = np.array(labeled["quad"], np.float32)
        place, shared = max(
            ((place, common(quad, corners)) for place, (corners, _, _) in enumerate(found)),
            key=lambda pair: pair[1],
            default=(-1, 0.0),
        )
        seen, why = found[place][1:] if shared > SAME else (None, "no_outline")
        if shared > SAME:
            known.add(place)
        if seen is not None and seen != labeled["card"]:
            yield "wrong"
        elif labeled["isolated"]:
            yield "read" if seen is not None else why
    if record["complete"]:
        yield from (
            "ghosts" for place, (_, seen, _) in enumerate(found) if seen not in (None, *unplaced) and place not in known
        )


def _compare_names(found: Found, names: Sequence[str]) -> Iterator[str]:
    """Yield the result for each card of a photograph whose labels have names and no outlines."""
    seen = Counter(name for _, name, _ in found if name is not None)
    whys = [why for _, name, why in found if name is None]
    for name in names:
        yield "read" if name in seen else next(iter(whys), "no_outline")
    yield from ("wrong" for name in (seen - Counter(names)).elements())
