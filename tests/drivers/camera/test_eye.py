"""Setting the camera up, step by step, and what is said while something is missing."""

from __future__ import annotations

from pathlib import Path

from drivers.camera.eye import CALIBRATION, EMPTY, NO_NETWORKS, ZONES, Eye
from drivers.camera.sim.scene import Camera, Renderer, Scene
from drivers.camera.zones import Zone, to_json
from kiosk.devices import CameraEvent, CameraSetup, DeviceState, StateChanged
from tests.drivers.camera.table import laid, views

ZONE = to_json((Zone("board", 70, 50, 480, 150),))


class Bench:
    """An eye without networks, so that only what is set up counts."""

    def __init__(self, folder: Path) -> None:
        self.said: list[CameraEvent] = []
        self.eye = Eye(folder / "setup", self.said.append, model=folder / "none", mono_ns=lambda: 1)

    def take(self) -> list[CameraEvent]:
        said = list(self.said)
        self.said.clear()
        return said


def why(events: list[CameraEvent]) -> list[str]:
    return [event.why for event in events if isinstance(event, StateChanged)]


def test_camera_is_set_up_step_by_step(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    assert why(bench.take()) == ["Calibrate the camera: it has not been measured yet."]
    bench.eye.do({"do": "calibrate"})
    for view in views():
        bench.eye.see(view)
    shown = [event for event in bench.take() if isinstance(event, CameraSetup)]
    assert [event.left for event in shown] == [8, 7, 6, 5, 4, 3, 2, 1, 0]
    bench.eye.see(laid())
    bench.eye.do({"do": "lay"})
    events = bench.take()
    assert why(events) == ["Draw the zones: the camera does not know where cards lie."]
    assert isinstance(events[-1], CameraSetup)
    assert events[-1].done
    bench.eye.see(Renderer(Camera(), 1).take(Scene()))
    bench.eye.do({"do": "zones", "zones": ZONE})
    assert why(bench.take()) == [NO_NETWORKS]
    assert sorted(path.name for path in (tmp_path / "setup").iterdir()) == sorted([CALIBRATION, ZONES, EMPTY])


def test_what_was_set_up_is_there_after_a_restart(tmp_path: Path) -> None:
    test_camera_is_set_up_step_by_step(tmp_path)
    assert why(Bench(tmp_path).take()) == [NO_NETWORKS]


def refused(bench: Bench) -> str:
    [event] = [event for event in bench.take() if isinstance(event, CameraSetup)]
    assert event.refused
    assert not event.done
    return event.what


def test_steps_in_the_wrong_order_say_what_comes_first(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.eye.do({"do": "lay"})
    assert refused(bench) == "Begin the calibration first."
    bench.eye.do({"do": "zones", "zones": ZONE})
    assert refused(bench) == "Calibrate the camera first."
    bench.eye.do({"do": "enrol"})
    assert refused(bench) == NO_NETWORKS
    bench.eye.do({"do": "dance"})
    assert refused(bench) == "The camera cannot do dance: take another task."
    assert not (tmp_path / "setup").exists()


def test_damaged_calibration_is_measured_again(tmp_path: Path) -> None:
    (tmp_path / "setup").mkdir()
    (tmp_path / "setup" / CALIBRATION).write_text("{")
    assert why(Bench(tmp_path).take()) == ["The calibration cannot be read: calibrate the camera again."]


def test_lost_camera_is_said_and_comes_back(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.take()
    bench.eye.lost("The camera gives no more pictures: is its cable in?")
    [event] = bench.take()
    assert event == StateChanged(DeviceState.BACKING_OFF, "The camera gives no more pictures: is its cable in?")
    bench.eye.found()
    assert why(bench.take()) == ["Calibrate the camera: it has not been measured yet."]
