"""Measure the camera's readings and their time: `python -m benchmarks.camera [folder of pictures]`.

It measures labeled photographs by others, if there are any, by source and by cause (`camera_photographs`); the
simulated table; the processor time of one core for a frame of 1280 × 720 with six new cards; and the memory of the
camera's process, also while it learns a deck. `benchmarks.camera_hard` shows each kind of difficulty separately.
"""

import os
import queue
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import psutil

from benchmarks.camera_photographs import PICTURES, ours, photographs, shown
from drivers.camera.calibration.zones import Zone
from drivers.camera.calibration.zones import write as write_zones
from drivers.camera.eye import CALIBRATION, EMPTY, ZONES
from drivers.camera.line.driver import CameraDriver
from drivers.camera.picture.cv import cv2
from drivers.camera.picture.geometry import flatten
from drivers.camera.picture.look import Image
from drivers.camera.reading.dice import DiceReader
from drivers.camera.reading.reader import MODEL, Reader
from drivers.camera.showing.decks import Decks
from drivers.camera.showing.networks import enrolled, read_strangers
from drivers.camera.sim.scene import CameraPose, CardOnTable, DieOnTable, Light, Renderer, Scene
from drivers.camera.watch import Watcher
from kiosk.core.cards import DECK, Card
from kiosk.core.clock import SystemClock
from kiosk.core.devices import CameraEvent, CameraKept, CardsSeen, ZoneUnclear
from kiosk.core.dice import COLORS, FACES, die
from tests.drivers.camera.labeled import Found, compare, labels_of
from tools.report import percentile, report

CARDS = int(os.environ.get("CAMERA_CARDS", "10000"))


def main() -> None:
    cv2.setNumThreads(1)
    pictures = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES
    reader = Reader()

    labels = labels_of(pictures)
    if labels:
        photographs(pictures, labels, reader)
        shown(pictures, labels, reader)
    _simulated("camera_simulated", ours(reader), CARDS, limit_wrong=0)
    _simulated("camera_simulated_own_deck", ours(_own_simulated(reader)), CARDS, limit_wrong=0)
    _dice(DiceReader(MODEL), min(CARDS, 1000))
    _pipped(DiceReader(MODEL), pictures)
    _time(reader)
    _memory()


def _simulated(name: str, read: Callable[[Image], Found], count: int, **limits: object) -> None:
    """Read many cards on simulated tables, each with a different light, camera, and deal."""
    dice = random.Random(11)
    counts: Counter[str] = Counter()
    while sum(counts.values()) - counts["ghosts"] < count:
        camera = CameraPose(
            height_mm=dice.uniform(900, 1150),
            tilt_deg=dice.uniform(0, 16),
            roll_deg=dice.uniform(-8, 8),
            bend=dice.uniform(-0.15, 0.02),
        )
        cards = _deal(dice)
        frame = Renderer(camera, dice.randrange(2**31)).take(Scene(cards=cards, light=_light(dice)))
        plane = camera.plane()
        lens = np.array([camera.bend, 0, 0, 0, 0], np.float64)
        record = {"complete": True, "cards": [_label(card, plane, camera.matrix, lens) for card in cards if card.up]}
        counts.update(compare(read(frame), record))
    laid = sum(counts.values()) - counts["ghosts"]
    more = {key: counts[key] for key in ("wrong", "ghosts", "no_outline", "unsure", "no_face")}
    report(name, counts["read"] / laid, "share", cards=laid, **more, **limits)


def _own_simulated(reader: Reader) -> Reader:
    """Return a reader that was shown the simulated deck: each card once, in good light, under another camera."""
    shown: dict[Card, list[Image]] = {}
    camera = CameraPose(height_mm=800, tilt_deg=3)
    renderer, lens = Renderer(camera, 1), np.array([camera.bend, 0, 0, 0, 0], np.float64)
    for card in DECK:
        placed = CardOnTable(card.text, 500, 280, 3)
        quad = np.array(_label(placed, camera.plane(), camera.matrix, lens)["quad"], np.float32)
        shown[card] = [flatten(renderer.take(Scene(cards=(placed,))), quad)]
    own = Reader.generic(reader)
    own.deck = enrolled(own, shown, read_strangers(MODEL))
    return own


def _deal(dice: random.Random) -> tuple[CardOnTable, ...]:
    names = dice.sample([card.text for card in DECK], 24)
    places = [(120 + 110 * (number % 8), 110 + 170 * (number // 8)) for number in range(24)]
    placed = []
    for name, (x, y) in zip(names, places, strict=True):
        turn = dice.choice((0, 90, 180, 270)) + dice.gauss(0, 12) if dice.random() < 0.3 else dice.gauss(0, 8)
        placed.append(CardOnTable(name, x + dice.gauss(0, 2), y + dice.gauss(0, 5), turn, dice.random() < 0.85))
    return tuple(placed)


def _light(dice: random.Random) -> Light:
    glare = (dice.uniform(100, 900), dice.uniform(80, 480), dice.uniform(15, 50)) if dice.random() < 0.3 else None
    return Light(
        strength=dice.uniform(0.5, 1.15),
        warmth=dice.uniform(0.88, 1.12),
        slope=dice.uniform(0, 0.3),
        shadow=dice.choice((0.0, 0.0, dice.uniform(0.2, 0.5))),
        glare=glare,
        blur=dice.uniform(0.2, 1.3),
        noise=dice.uniform(1, 8),
    )


def _label(placed: CardOnTable, plane: np.ndarray, matrix: np.ndarray, lens: np.ndarray) -> dict[str, Any]:
    turn = np.radians(placed.turn_deg)
    around = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * (63.5 / 2, 88.9 / 2) @ around.T + (
        placed.x_mm,
        placed.y_mm,
    )
    straight = cv2.perspectiveTransform(corners[None], plane)[0]
    rays = np.column_stack([straight, np.ones(4)]) @ np.linalg.inv(matrix).T
    seen, _ = cv2.projectPoints(rays.reshape(-1, 1, 3), np.zeros(3), np.zeros(3), matrix, lens)
    return {"card": placed.card, "quad": seen.reshape(4, 2).tolist(), "isolated": True}


def _dice(reader: DiceReader, count: int) -> None:
    """Read rendered poker dice on the simulated tray, because there are no published photographs of real ones."""
    dice = random.Random(13)
    counts: Counter[str] = Counter()
    while sum(counts.values()) < count:
        camera = CameraPose(
            height_mm=dice.uniform(900, 1150), tilt_deg=dice.uniform(0, 16), roll_deg=dice.uniform(-8, 8)
        )
        rolled = tuple(
            DieOnTable(
                dice.randrange(6), dice.choice(COLORS), 440 + 60 * place, 280 + dice.gauss(0, 12), dice.uniform(0, 360)
            )
            for place in range(3)
        )
        frame = Renderer(camera, dice.randrange(2**31)).take(Scene(rolled=rolled, light=_light(dice)))
        lens = np.array([camera.bend, 0, 0, 0, 0], np.float64)
        middles = [
            np.array(_label(CardOnTable("As", die.x_mm, die.y_mm), camera.plane(), camera.matrix, lens)["quad"]).mean(
                axis=0
            )
            for die in rolled
        ]
        left, top = corner = np.min(middles, axis=0).astype(int) - 60
        right, bottom = np.max(middles, axis=0).astype(int) + 60
        tray = np.ascontiguousarray(frame[top:bottom, left:right])
        wide_px = np.linalg.norm(middles[2] - middles[0]) or 1.0
        mm_per_px = float(np.hypot(rolled[2].x_mm - rolled[0].x_mm, rolled[2].y_mm - rolled[0].y_mm) / wide_px)
        thrown = reader.read(tray, mm_per_px).dice
        for other, middle in zip(rolled, middles, strict=True):
            near = [two for two in thrown if np.linalg.norm(two.middle + corner - middle) < 20]
            seen = near[0].die if near else None
            truth = die(f"{FACES[other.face]}/{other.color}")
            counts["read" if seen == truth else "refused" if seen is None else "wrong"] += 1
    more = {key: counts[key] for key in ("wrong", "refused")}
    report("dice_simulated", counts["read"] / sum(counts.values()), "share", dice=sum(counts.values()), **more)


def _pipped(reader: DiceReader, folder: Path) -> None:
    """Read photographs of ordinary dice with pips. None of them is a poker die."""
    pictures = sorted((folder / "dice").glob("*.jpg"))
    seen = 0
    for path in pictures:
        frame = cv2.imread(str(path))
        for mm_per_px in (0.1, 0.15, 0.2, 0.3, 0.45, 0.6):
            seen += sum(die.die is not None for die in reader.read(frame, mm_per_px).dice)
    if pictures:
        report("ordinary_dice_read_as_poker_dice", seen, "dice", pictures=len(pictures), limit=0)


def _zones_of_six() -> tuple[Zone, ...]:
    from tests.drivers.camera.table import on_tags

    return Zone("board", *on_tags(110, 90), 480, 150), Zone("bonus", *on_tags(650, 90), 200, 150)


def _six_cards() -> Scene:
    cards = tuple(CardOnTable(name, 160 + 85 * place, 165) for place, name in enumerate(["As", "Kd", "Qc", "Jh", "9s"]))
    return Scene(cards=(*cards, CardOnTable("2c", 740, 165)))


def _time(reader: Reader) -> None:
    """Measure a frame in which six cards are new and are read, and a frame in which nothing moves."""
    from tests.drivers.camera.table import NoDice, calibration

    zones, laid = _zones_of_six(), _six_cards()
    camera = Renderer(CameraPose(), 3)
    empty = camera.take(Scene())
    reading_ms: list[float] = []
    quiet_ms: list[float] = []
    for _ in range(8):
        watcher = Watcher(calibration(), zones, empty, reader, NoDice())
        for number, frame in enumerate([camera.take(laid) for _ in range(30)]):
            began = time.process_time()
            list(watcher.see(frame, number * 100_000_000))
            took_ms = 1000 * (time.process_time() - began)
            if 4 <= number < 9:
                reading_ms.append(took_ms)
            elif number > 14:
                quiet_ms.append(took_ms)
    _report_time("camera_frame_with_six_new_cards", reading_ms, 40)
    _report_time("camera_frame_while_nothing_moves", quiet_ms, 2)


def _memory() -> None:
    """Measure the camera's own process while it watches two zones, after it has read six cards in them. Measure it
    again at its peak while it learns a deck: 52 cards have been shown, and learning has started.
    """
    from tests.drivers.camera.decks import show

    with _watching(lambda setup: None) as (camera, seen):
        said = 0
        while said < 2 * len(_zones_of_six()):  # Show each zone twice: empty, and with cards.
            said += isinstance(seen.get(timeout=60), CardsSeen | ZoneUnclear)
        memory = psutil.Process(camera.pid).memory_full_info()
    report("camera_process_memory", memory.rss / 1e6, "MB", unique=round(memory.uss / 1e6, 1), limit=150)
    with _watching(lambda setup: show(Decks(setup).shown("red"), len(DECK))) as (camera, seen):
        learning = True
        while learning:
            event = seen.get(timeout=600)
            learning = not isinstance(event, CameraKept) or not any(deck.learned_ms for deck in event.decks)
        most = next(
            line for line in Path(f"/proc/{camera.pid}/status").read_text().splitlines() if line.startswith("VmHWM:")
        )
    report("camera_process_memory_while_learning", int(most.split()[1]) * 1024 / 1e6, "MB", limit=150)


@contextmanager
def _watching(prepare: Callable[[Path], None]) -> Iterator[tuple[CameraDriver, queue.SimpleQueue[CameraEvent]]]:
    """Yield a camera in its own process, set up for two zones, and its events."""
    from tests.drivers.camera.table import calibration

    lens = Renderer(CameraPose(), 3)
    with tempfile.TemporaryDirectory() as name:
        folder, stills = Path(name) / "setup", Path(name) / "stills"
        folder.mkdir()
        stills.mkdir()
        calibration().write(folder / CALIBRATION)
        write_zones(_zones_of_six(), folder / ZONES)
        for place, scene in ((folder / EMPTY, Scene()), (stills / "1.png", Scene()), (stills / "2.png", _six_cards())):
            cv2.imwrite(str(place), lens.take(scene))
        prepare(folder)
        camera = CameraDriver({"source": "folder", "path": str(stills)}, folder, SystemClock())
        seen: queue.SimpleQueue[CameraEvent] = queue.SimpleQueue()
        camera.start(seen.put)
        try:
            yield camera, seen
        finally:
            camera.stop()


def _report_time(name: str, times_ms: Sequence[float], limit_ms: float) -> None:
    p95 = round(percentile(times_ms, 0.95), 2)
    report(name, percentile(times_ms, 0.5), "ms of one core", p95=p95, limit=limit_ms)


if __name__ == "__main__":
    main()
