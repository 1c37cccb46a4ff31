"""The table seen from straight above: a millimeter has the same length everywhere."""

import numpy as np

from drivers.camera.calibration.calibrate import TagFinder
from drivers.camera.calibration.straight import Straight
from drivers.camera.sim.scene import CameraPose, Renderer, Scene
from tests.drivers.camera.table import calibration


def test_tags_lie_in_the_straight_picture_where_they_were_measured() -> None:
    straight = Straight(calibration())
    picture = straight.of(Renderer(CameraPose(), 1).take(Scene()))
    found = TagFinder().find(picture)
    assert len(found) == 4
    for tag, corners in found.items():
        seen_mm = corners.mean(axis=0) * straight.view.mm_per_px + np.array(straight.view[:2])
        assert np.abs(seen_mm - np.array(calibration().tags[tag])).max() < 1.5


def test_picture_is_no_larger_than_a_frame() -> None:
    height, width = Straight(calibration()).of(Renderer(CameraPose(), 1).take(Scene())).shape[:2]
    assert width <= 1280
    assert height <= 720
