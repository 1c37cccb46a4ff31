"""From pixels to millimeters: the board, the tags, and the messages about missing parts."""

import numpy as np
import pytest

from drivers.camera.calibration.calibrate import VIEWS, Calibration, Calibrator, TagFinder, board_picture, tag_picture
from drivers.camera.sim.scene import CameraPose, CardOnTable, Renderer, Scene
from kiosk.core.errors import DeviceError
from tests.drivers.camera.table import calibration, laid, on_tags, views
from tests.sizes import only_whole

CORNERS = np.array([[60, 60], [1220, 70], [1200, 650], [90, 640], [640, 360]], np.float32)


@only_whole
def test_lens_is_found() -> None:
    camera = CameraPose()
    found = calibration()
    assert found.matrix[0, 0] == pytest.approx(camera.focal_px, rel=0.01)
    assert found.lens[0] == pytest.approx(camera.bend, abs=0.02)


def test_millimeters_are_those_of_the_table() -> None:
    """Tag 0 is the origin, and tag 1 is on the x axis. The tags are 916 by 476 mm apart."""
    tags = calibration().tags
    assert list(tags[0]) == [0, 0]
    assert tags[1] == pytest.approx((916, 0), abs=2.0)
    assert tags[2] == pytest.approx((916, 476), abs=2.0)
    assert tags[3] == pytest.approx((0, 476), abs=2.0)


def test_pixels_go_there_and_back() -> None:
    found = calibration()
    assert found.to_px(found.to_mm(CORNERS)) == pytest.approx(CORNERS, abs=0.05)


def test_calibration_is_kept_as_it_is() -> None:
    found = calibration()
    kept = Calibration.from_json(found.to_json())
    assert kept.to_json() == found.to_json()
    assert kept.sha256 == found.sha256


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"size": [1280]}', "null"])
def test_an_invalid_calibration_is_refused(text: str) -> None:
    with pytest.raises(DeviceError, match="calibrate the camera again"):
        Calibration.from_json(text)


def test_same_view_counts_once() -> None:
    calibrator = Calibrator()
    view = views()[0]
    assert [calibrator.show(view), calibrator.show(view)] == [True, False]
    assert calibrator.left == VIEWS - 1


def test_a_table_without_the_board_shows_nothing() -> None:
    assert not Calibrator().show(Renderer(CameraPose(), 1).take(Scene()))


def test_too_few_views_say_how_many_are_wanted() -> None:
    with pytest.raises(DeviceError, match=f"{VIEWS} more positions"):
        Calibrator().lay(laid())


def test_board_must_lie_on_the_table_at_last() -> None:
    calibrator = Calibrator()
    for view in views():
        calibrator.show(view)
    with pytest.raises(DeviceError, match="Lay the whole board flat"):
        calibrator.lay(Renderer(CameraPose(), 1).take(Scene()))


def test_covered_tag_is_named() -> None:
    calibrator = Calibrator()
    for view in views():
        calibrator.show(view)
    covered = laid().copy()
    covered[:110, 1150:] = 60
    with pytest.raises(DeviceError, match="corner tags 1: uncover"):
        calibrator.lay(covered)


def test_a_table_that_has_not_moved_has_not_drifted() -> None:
    seen = Renderer(CameraPose(), 5).take(Scene(cards=(CardOnTable("As", 400, 200),)))
    drift_mm = TagFinder().drift_mm(seen, calibration())
    assert drift_mm is not None
    assert drift_mm < 1.0


def test_drift_is_measured() -> None:
    seen = Renderer(CameraPose(shift_mm=(6, 0)), 5).take(Scene())
    assert TagFinder().drift_mm(seen, calibration()) == pytest.approx(6, abs=1.0)


def test_covered_tags_are_no_measure() -> None:
    assert TagFinder().drift_mm(np.full((720, 1280, 3), 80, np.uint8), calibration()) is None


def test_printed_pictures_can_be_read_back() -> None:
    board = board_picture(4.0)
    shown = np.repeat(board[:, :, None], 3, axis=2)
    assert Calibrator().show(shown)
    for tag in range(4):
        assert list(TagFinder().find(np.repeat(tag_picture(tag)[:, :, None], 3, axis=2))) == [tag]


def test_zone_of_the_scene_is_where_it_was_laid() -> None:
    at = calibration().to_px(np.array([on_tags(500, 280)], np.float32))[0]
    assert at == pytest.approx((640, 360), abs=2.0)
