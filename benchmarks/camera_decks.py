"""Read decks on the table through the whole watcher: `python -m benchmarks.camera_decks [kinds] [shown] [hard] …`.

`kinds`: drawn decks that no network was trained on, in good light, by deck and by kind of index. `shown`: a deck is
shown, and that deck and another deck of the same maker are then read, with the same court cards and a different index
or with different court cards. `hard`: a deck is shown, and any deck is then read in each difficult situation. `inks`:
the cards that the rule of inks refuses, in single frames whose outlines are given. `lights`: a deck is shown and is
then read in the same light and in others, with forged indices, and with other decks in its place. `forgeries`: cards
with the indices of another card, of decks that were not shown. The available decks are the kinds of the simulated deck,
and KDE's (see `benchmarks.hardships`). `CAMERA_SITUATIONS` sets the number of situations of each kind, with six cards
each.
"""

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final
from unittest.mock import patch

import numpy as np

from benchmarks.camera_hard import SITUATIONS, tell, watch
from benchmarks.hardships import (
    CACHE,
    FOREIGN,
    KINDS,
    LARGE,
    MM,
    SPOTS,
    DecksAtHand,
    Hardship,
    Laid,
    LaidTable,
    Rng,
    sized,
)
from drivers.camera.picture.cv import cv2
from drivers.camera.picture.geometry import Outline, flatten
from drivers.camera.picture.look import Floats, Image, is_in_color, is_in_one_ink, whiten
from drivers.camera.reading import reader as rules
from drivers.camera.reading.judgment import BLACK
from drivers.camera.reading.reader import MODEL, Reader
from drivers.camera.showing.networks import enrolled, read_strangers
from drivers.camera.sim import faces
from drivers.camera.sim.scene import CameraPose, Light
from drivers.camera.train import prints
from kiosk.core.cards import DECK, Card
from tests.drivers.camera.table import calibration, on_tags
from tools.report import report

DrawnDeck = Mapping[str, Image]

INDICES: Final = {
    "standard": faces.STANDARD,
    "large": faces.PrintedIndex(tall=66, suit=50, columns=0.37, pip=0.12, frame=0.26),
    "jumbo": faces.PrintedIndex(tall=84, suit=62, columns=0.4, pip=0.1, frame=0.31),
    "four-color": faces.PrintedIndex(four_colors=True),
    "French": faces.PrintedIndex(letters="VDR"),
    "German": faces.PrintedIndex(letters="BDK"),
}
LIGHTS: Final = ("plain", "dim", "yellow", "violet", "greenish")
FORGERIES: Final = 60  # for each deck
GOOD_LIGHT: Final = Light(blur=0.4, noise=2.0)
# A deck that is shown, and the maker's other decks that may be in its place.
MAKERS: Final[Mapping[str, tuple[str, ...]]] = {
    "simulated standard": ("simulated large", "simulated jumbo", "simulated four-color"),
    "simulated large": ("simulated standard", "simulated French", "simulated German"),
    "nicu-white": ("nicu-ornamental",),
    "nicu-ornamental": ("nicu-white",),
}


def drawn_decks(decks: DecksAtHand) -> dict[str, DrawnDeck]:
    """Return each available deck: the simulated one with each kind of index, and KDE's."""
    simulated = {
        f"simulated {kind}": {card.text: sized(faces.face(card.text, index)) for card in DECK}
        for kind, index in INDICES.items()
    }
    return {**simulated, **{name: deck for name, deck in decks.each if name != "simulated"}}


def kind_of_index(name: str) -> str:
    kind = name.removeprefix("simulated ")
    return kind if kind in INDICES else "large" if name in LARGE else "standard"


def by_kind(decks: DecksAtHand, table: LaidTable) -> None:
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
    """Show a deck, and report the readings of it and of others of its maker, which may be read but never wrongly."""
    at_hand = drawn_decks(decks)
    for number, (name, others, reader) in enumerate(_each_shown(at_hand, table)):
        counts = _watched(KINDS["plain"], reader, decks, table, 100 + number, name, at_hand[name])
        tell(f"camera_shown_{name.replace(' ', '_')}", counts)
        for other in others:
            counts = _watched(KINDS["plain"], reader, decks, table, 200 + number, other, at_hand[other])
            tell(f"camera_shown_{name.replace(' ', '_')}_laid_{other.replace(' ', '_')}", counts)


def hard(decks: DecksAtHand, table: LaidTable) -> None:
    """Show a deck, and report the readings of any deck in each difficulty, for all shown decks together."""
    counts: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    for number, (_, _, reader) in enumerate(_each_shown(drawn_decks(decks), table)):
        for nth, (kind, hardship) in enumerate(KINDS.items()):
            for situation in range(SITUATIONS):
                rng = np.random.default_rng([20, number, nth, situation])
                counts[kind] += watch(hardship, reader, decks, table, rng)
    for kind, counted in counts.items():
        tell(f"camera_shown_hard_{kind}", counted, shown=len(MAKERS))


def lights(decks: DecksAtHand, table: LaidTable) -> None:
    """Show a deck, and report the readings of it in the same light, in others, with forged indices, and of other decks.
    The frames are single ones whose outlines are given. `CAMERA_DECKS` names the shown decks, separated by commas.
    """
    at_hand = drawn_decks(decks)
    wanted = os.environ.get("CAMERA_DECKS")
    for number, name in enumerate(at_hand):
        if wanted is not None and name not in wanted.split(","):
            continue
        reader = Reader()
        known = shown_to(Reader.generic(reader), at_hand[name], table)
        rng = np.random.default_rng([21, number])
        each = [(name, card.text) for card in DECK]
        foreign = [(other, card.text) for other in at_hand if other != name for card in DECK]
        foreign = [foreign[int(place)] for place in rng.permutation(len(foreign))[:104]]
        others = [kind for kind in LIGHTS if kind != "plain"]
        for what, by, laid, kinds in (
            ("not_shown", Reader.generic(reader), each, ["plain"]),
            ("shown_same_light", known, each, ["plain"]),
            ("shown_other_light", known, each, others),
            ("another_in_its_place", known, foreign, ["plain"]),
            ("forged", known, each, ["forged"]),
            ("forged_not_shown", Reader.generic(reader), each, ["forged"]),
        ):
            counts = Counter[str]()
            for kind in kinds:
                counts += _single_frames(by, at_hand, laid, kind, table, decks, rng)
            tell(f"camera_light_{name.replace(' ', '_')}_{what}", counts)


def forgeries(decks: DecksAtHand, table: LaidTable) -> None:
    """Report cards of each deck with the indices of another card, in single frames whose outlines are given."""
    reader, at_hand, total = Reader(), drawn_decks(decks), Counter[str]()
    for number, name in enumerate(at_hand):
        rng = np.random.default_rng([22, number])
        each = [(name, DECK[int(place)].text) for place in rng.integers(len(DECK), size=FORGERIES)]
        counts = _single_frames(reader, at_hand, each, "forged", table, decks, rng)
        tell(f"camera_forged_{name.replace(' ', '_')}", counts)
        total += counts
    tell("camera_forged", total)


def _single_frames(
    reader: Reader,
    at_hand: Mapping[str, DrawnDeck],
    each: Sequence[tuple[str, str]],
    kind: str,
    table: LaidTable,
    decks: DecksAtHand,
    rng: Rng,
) -> Counter[str]:
    """Count the readings of the cards of decks, six in a frame."""
    counts = Counter[str]()
    hardship = KINDS[kind]
    for first in range(0, len(each), len(SPOTS)):
        laid = []
        for (deck, card), place in zip(each[first : first + len(SPOTS)], SPOTS, strict=False):
            spot = _placed(at_hand[deck], card, card, place, rng)
            laid.append(hardship.spoil(replace(spot, deck=at_hand[deck], large=deck in LARGE), rng, decks))
        frame = next(table.frames(laid, hardship.light(rng), _seen(hardship, rng), rng))
        readings = reader.read(frame, [Outline(_corners(spot), 1.0) for spot in laid])
        for spot, reading in zip(laid, readings, strict=True):
            seen = None if reading.card is None else reading.card.text
            counts["refused" if seen is None else "read" if seen == spot.name else "wrong"] += 1
    return counts


def _each_shown(at_hand: Mapping[str, DrawnDeck], table: LaidTable) -> Iterator[tuple[str, tuple[str, ...], Reader]]:
    """Yield each shown deck, the other decks of its maker, and a reader that knows the shown one."""
    for name, others in MAKERS.items():
        if name in at_hand:
            yield name, others, shown_to(Reader(), at_hand[name], table)


def shown_to(reader: Reader, deck: DrawnDeck, table: LaidTable) -> Reader:
    """Return the reader after it was shown a deck: each card once, in good light, six at a time."""
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
    """Return the corners of a card on the table, in pixels."""
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


def inks(decks: DecksAtHand, table: LaidTable) -> None:
    """Report the cards that are read by their looks alone, and those that the rule of inks refuses, in each light.
    `foreign` are kings of leaves and acorns, which are not our cards. `ours` are black court cards of any available
    deck. `wrong` are those of them that are read as another card by their looks.
    """
    reader, at_hand, german = Reader(), drawn_decks(decks), prints.kde(CACHE, FOREIGN)
    for number, kind in enumerate(("plain", "dim", "yellow", "violet", "burnt")):
        counts = Counter[str]()
        for situation in range(SITUATIONS):
            rng = np.random.default_rng([19, number, situation])
            laid = [_placed(german, f"K{suit}", "", place, rng) for suit, place in zip("cs", SPOTS, strict=False)]
            for place in SPOTS[2:]:
                deck = at_hand[list(at_hand)[int(rng.integers(len(at_hand)))]]
                name = f"{'JQK'[int(rng.integers(3))]}{'cs'[int(rng.integers(2))]}"
                laid.append(_placed(deck, name, name, place, rng))
            frame = next(table.frames(laid, KINDS[kind].light(rng), _seen(KINDS[kind], rng), rng))
            with patch.object(rules, "_has_ink", lambda best, white: True):
                taken = reader.read(frame, [Outline(_corners(spot), 1.0) for spot in laid])
            for spot, reading in zip(laid, taken, strict=True):
                if reading.card is None:
                    continue
                what = "foreign" if not spot.name else "ours" if reading.card.text == spot.name else "wrong"
                rule = is_in_one_ink if reading.card.text[1] in BLACK else is_in_color
                counts[what] += 1
                counts[f"{what}_refused"] += not rule(whiten(reading.flat))
        wrong = sum(counts[what] - counts[f"{what}_refused"] for what in ("foreign", "wrong"))
        each = {key: counts[key] for what in ("foreign", "ours", "wrong") for key in (what, f"{what}_refused")}
        report(f"camera_inks_{kind}", wrong, "cards read wrongly", cards=len(SPOTS) * SITUATIONS, **each, limit=0)


def _placed(deck: DrawnDeck, card: str, name: str, place: tuple[float, float], rng: Rng) -> Laid:
    x, y = place
    turn_deg = rng.normal(0, 8) + 180 * (rng.random() < 0.5)
    return Laid(deck[card], name, x + rng.normal(0, 3), y + rng.normal(0, 4), turn_deg)


def _seen(kind: Hardship, rng: Rng) -> Callable[[Floats], Floats]:
    seed = int(rng.integers(2**31))
    return lambda frame: kind.seen(frame, np.random.default_rng(seed))


def main() -> None:
    """Report the requested parts, or all of them."""
    cv2.setNumThreads(1)
    reports = {"kinds": by_kind, "shown": shown, "hard": hard, "inks": inks, "lights": lights, "forgeries": forgeries}
    wanted = sys.argv[1:] or [*reports]
    if not set(wanted) <= set(reports):
        sys.exit(f"choose from {', '.join(reports)}")
    decks, table = DecksAtHand(), LaidTable(CameraPose(), 23)
    for name in wanted:
        reports[name](decks, table)


if __name__ == "__main__":
    main()
