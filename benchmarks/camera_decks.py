"""Decks on the table, through the whole watcher: `python -m benchmarks.camera_decks [kinds] [shown]`.

`kinds`: drawn decks that no network was trained on, in good light, by deck and by kind of index. `shown`: a deck is
shown, and then that deck lies on the table, and another one of the same maker: with the same court cards and another
index, or with other ones. Those at hand are the simulated deck in its kinds, and KDE's (see `benchmarks.hardships`).
`CAMERA_SITUATIONS`: how many there are of each, with six cards each.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from typing import Final

import numpy as np

from benchmarks.camera_hard import SITUATIONS, tell, watch
from benchmarks.hardships import KINDS, MM, SPOTS, DecksAtHand, Hardship, Laid, LaidTable, sized
from drivers.camera.cv import cv2
from drivers.camera.geometry import flatten
from drivers.camera.look import Image
from drivers.camera.networks import enrolled, read_strangers
from drivers.camera.reader import MODEL, Reader
from drivers.camera.sim import faces
from drivers.camera.sim.scene import CameraPose, Light
from kiosk.core.cards import DECK, Card
from tests.drivers.camera.table import calibration, on_tags

DrawnDeck = Mapping[str, Image]

LARGE: Final = ("penguins", "nicu-white", "nicu-ornamental")  # KDE's decks whose indices are large
INDICES: Final = {
    "standard": faces.STANDARD,
    "large": faces.PrintedIndex(tall=66, suit=50, columns=0.37, pip=0.12, frame=0.26),
    "jumbo": faces.PrintedIndex(tall=84, suit=62, columns=0.4, pip=0.1, frame=0.31),
    "four-colour": faces.PrintedIndex(four_colours=True),
    "French": faces.PrintedIndex(letters="VDR"),
    "German": faces.PrintedIndex(letters="BDK"),
}
GOOD_LIGHT: Final = Light(blur=0.4, noise=2.0)
# A deck that is shown, and the others of its maker that may lie there in its place.
MAKERS: Final[Mapping[str, tuple[str, ...]]] = {
    "simulated standard": ("simulated large", "simulated jumbo", "simulated four-colour"),
    "simulated large": ("simulated standard", "simulated French", "simulated German"),
    "nicu-white": ("nicu-ornamental",),
    "nicu-ornamental": ("nicu-white",),
}


def drawn_decks(decks: DecksAtHand) -> dict[str, DrawnDeck]:
    """Return each deck that is at hand: the simulated one with each kind of index, and KDE's."""
    simulated = {
        f"simulated {kind}": {card.text: sized(faces.face(card.text, index)) for card in DECK}
        for kind, index in INDICES.items()
    }
    return {**simulated, **{name: deck for name, deck in decks.each if name != "simulated"}}


def kind_of_index(name: str) -> str:
    """Return the kind of index of a deck."""
    kind = name.removeprefix("simulated ")
    return kind if kind in INDICES else "large" if name in LARGE else "standard"


def by_kind(decks: DecksAtHand, table: LaidTable) -> None:
    """Report each deck, and each kind of index."""
    reader = Reader()
    kinds: dict[str, Counter[str]] = {}
    counted: Counter[str] = Counter()
    for number, (name, deck) in enumerate(drawn_decks(decks).items()):
        counts = _watched(KINDS["plain"], reader, decks, table, number, name, deck)
        tell(f"camera_deck_{name.replace(' ', '_')}", counts, index=kind_of_index(name))
        kinds[kind_of_index(name)] = kinds.get(kind_of_index(name), Counter()) + counts
        counted[kind_of_index(name)] += 1
    for kind, counts in kinds.items():
        tell(f"camera_index_{kind}", counts, decks=counted[kind])


def shown(decks: DecksAtHand, table: LaidTable) -> None:
    """Show a deck; report what is read of it, and of others of its maker, which may be read but never wrongly."""
    at_hand = drawn_decks(decks)
    for number, (name, others) in enumerate(MAKERS.items()):
        if name not in at_hand:
            continue
        reader = shown_to(Reader(), at_hand[name], table)
        counts = _watched(KINDS["plain"], reader, decks, table, 100 + number, name, at_hand[name])
        tell(f"camera_shown_{name.replace(' ', '_')}", counts)
        for other in others:
            counts = _watched(KINDS["plain"], reader, decks, table, 200 + number, other, at_hand[other])
            tell(f"camera_shown_{name.replace(' ', '_')}_laid_{other.replace(' ', '_')}", counts)


def shown_to(reader: Reader, deck: DrawnDeck, table: LaidTable) -> Reader:
    """Return the reader when it has been shown a deck: each card once, in good light, six at a time."""
    rng = np.random.default_rng(29)
    seen: dict[Card, list[Image]] = {}
    for first in range(0, len(DECK), len(SPOTS)):
        some = DECK[first : first + len(SPOTS)]
        laid = [
            Laid(deck[card.text], card.text, x, y, rng.normal(0, 4)) for card, (x, y) in zip(some, SPOTS, strict=False)
        ]
        frame = next(table.frames(laid, GOOD_LIGHT, lambda exposed: exposed, rng))
        for card, spot in zip(some, laid, strict=True):
            seen[card] = [flatten(frame, _corners(spot))]
    reader.deck = enrolled(Reader.generic(reader), seen, read_strangers(MODEL))
    return reader


def _corners(spot: Laid) -> np.ndarray:
    """Return the corners of a card that was laid, in pixels."""
    turn = np.radians(spot.turn_deg)
    around = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * np.array(MM) / 2 @ around.T
    seen = calibration().to_px((corners + on_tags(spot.x_mm, spot.y_mm)).astype(np.float32))
    return np.ascontiguousarray(seen.reshape(4, 2), np.float32)


def _watched(
    kind: Hardship, reader: Reader, decks: DecksAtHand, table: LaidTable, number: int, name: str, deck: DrawnDeck
) -> Counter[str]:
    counts = Counter[str]()
    for situation in range(SITUATIONS):
        counts += watch(kind, reader, decks, table, np.random.default_rng([18, number, situation]), (name, deck))
    return counts


def main() -> None:
    """Report what was asked for; everything, if nothing was."""
    cv2.setNumThreads(1)
    wanted = sys.argv[1:] or ["kinds", "shown"]
    decks, table = DecksAtHand(), LaidTable(CameraPose(), 23)
    if "kinds" in wanted:
        by_kind(decks, table)
    if "shown" in wanted:
        shown(decks, table)


if __name__ == "__main__":
    main()
