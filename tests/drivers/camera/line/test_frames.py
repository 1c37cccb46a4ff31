"""Frames through shared memory arrive whole or not at all."""

import os

import numpy as np

from drivers.camera.line.frames import PLACES, SharedFrames, Viewpoint


def frame(level: int, height: int = 6, width: int = 8) -> np.ndarray:
    return np.full((height, width, 3), level, np.uint8)


def test_there_is_none_before_the_first() -> None:
    assert SharedFrames(1000).newest() is None


def test_newest_frame_comes_through_another_descriptor() -> None:
    ours = SharedFrames(1000)
    theirs = SharedFrames(1000, os.dup(ours.fd))
    for seq in range(1, 3 * PLACES):
        theirs.write(seq, frame(seq))
        picture = ours.newest()
        assert picture is not None
        assert (picture.seq, picture.width, picture.height) == (seq, 8, 6)
        assert picture.pixels == bytes([seq]) * (6 * 8 * 3)
    theirs.close()


def test_a_frame_keeps_its_place_and_scale_on_the_table() -> None:
    frames = SharedFrames(1000)
    frames.write(1, frame(1))
    frames.write(2, frame(1), Viewpoint(-80.5, -60.25, 0.875))
    picture = frames.newest()
    assert picture is not None
    assert (picture.x_mm, picture.y_mm, picture.mm_per_px) == (-80.5, -60.25, 0.875)
    frames.write(3, frame(1))
    picture = frames.newest()
    assert picture is not None
    assert picture.mm_per_px == 0


def test_frame_that_a_crash_left_half_written_is_not_given() -> None:
    """The writer died inside a slot: its number is odd, and the previous frame is still the newest."""
    frames = SharedFrames(1000)
    frames.write(1, frame(1))
    start = frames.start(2)
    frames.memory[start : start + 8] = (3).to_bytes(8, "little")
    picture = frames.newest()
    assert picture is not None
    assert picture.seq == 1


def test_size_may_change_from_frame_to_frame() -> None:
    frames = SharedFrames(1000)
    frames.write(1, frame(1))
    frames.write(2, frame(2, 3, 4))
    picture = frames.newest()
    assert picture is not None
    assert (picture.width, picture.height, len(picture.pixels)) == (4, 3, 36)
