"""The loop of the camera's process: a fault lasts until the picture has been good for a while."""

import queue
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from drivers.camera.eye import Eye
from drivers.camera.line.frames import SharedFrames
from drivers.camera.picture.look import Image
from drivers.camera.process import GOOD_FRAMES, run
from drivers.camera.source import Frozen
from kiosk.core.errors import DeviceError

GOOD = np.full((48, 64, 3), 90, np.uint8)
LOST = DeviceError("camera_lost", "The camera sends no more pictures: check its cable.")
MAX_BYTES = 200_000


class Recorder(Eye):
    """An eye that only records the loop's calls."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, lambda _event: None, model=folder / "none")
        self.asked: list[str] = []

    def see(self, frame: Image) -> None:
        self.asked.append("see")

    def lost(self, why: str) -> None:
        self.asked.append(why)

    def found(self) -> None:
        self.asked.append("found")


class PicturesInTurn:
    """A source that gives pictures and errors in turn, and ends the loop after the last one."""

    def __init__(self, pictures: Iterator[Image | DeviceError], waiting: queue.SimpleQueue[Any]) -> None:
        self._pictures, self._waiting = pictures, waiting

    def read(self) -> Image | None:
        picture = next(self._pictures, None)
        if picture is None:
            self._waiting.put(None)
        if isinstance(picture, DeviceError):
            raise picture
        return picture

    def close(self) -> None:
        """Keep the remaining pictures for the next opening of the source."""


def asked_for(pictures: list[Image | DeviceError], folder: Path, *, frozen: bool = False) -> list[str]:
    """Return the commands that the loop sends to an eye while it processes these pictures."""
    waiting: queue.SimpleQueue[Mapping[str, Any] | None] = queue.SimpleQueue()
    source = PicturesInTurn(iter(pictures), waiting)
    eye = Recorder(folder)
    frames = SharedFrames(MAX_BYTES)
    try:
        run(
            {"source": "v4l2"}, eye, frames, waiting, lambda: None, mono_s=lambda: 0.0, wait=lambda _seconds: None,
            opens=lambda _settings: Frozen(source) if frozen else source,
        )  # fmt: skip
    finally:
        frames.close()
    return eye.asked


def test_fault_lasts_until_pictures_have_been_good_for_a_while(tmp_path: Path) -> None:
    some = [GOOD] * (GOOD_FRAMES - 1)
    asked = asked_for([GOOD, LOST, *some, LOST, *some, GOOD, GOOD], tmp_path)
    assert asked == ["found", "see", str(LOST), str(LOST), "found", "see", "see"]


def test_frozen_picture_does_not_come_and_go(tmp_path: Path) -> None:
    asked = asked_for([GOOD] * 200, tmp_path, frozen=True)
    assert [what for what in asked if what != "see"][:2] == [
        "found",
        "The picture is frozen: unplug the camera and plug it back in.",
    ]
    assert asked.count("found") == 1
    assert "see" not in asked[asked.index("The picture is frozen: unplug the camera and plug it back in.") :]


@pytest.mark.parametrize("shape", [(0, 5, 3), (5, 0, 3), (48, 64), (48, 64, 1), (48, 64, 4), (48, 64, 0)], ids=str)
def test_picture_without_three_colors_is_a_fault(shape: tuple[int, ...], tmp_path: Path) -> None:
    asked = asked_for([np.zeros(shape, np.uint8)], tmp_path)
    assert asked[:2] == ["found", "The camera sends no color pictures: choose another camera."]
    assert "see" not in asked


def test_too_large_picture_does_not_come_and_go(tmp_path: Path) -> None:
    asked = asked_for([np.zeros((300, 300, 3), np.uint8)] * 9, tmp_path)
    assert set(asked) == {"found", "The camera’s picture is too large: set at most 1920 × 1080."}
    assert asked.count("found") == 1
