"""The sources of frames: settings are checked immediately, recordings are played, and missing parts are reported."""

import itertools
import os
import queue
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from drivers.camera import process
from drivers.camera.eye import Eye
from drivers.camera.line.frames import SharedFrames
from drivers.camera.picture.cv import cv2
from drivers.camera.picture.look import Image
from drivers.camera.source import Folder, Form, Frozen, Source, V4l2, Video
from kiosk.core.devices import CameraEvent, DeviceState, StateChanged
from kiosk.core.errors import DeviceError


def nothing(_seconds: float) -> None:
    """Wait for nothing."""


def test_folder_shows_its_stills_in_order_and_holds_the_last(tmp_path: Path) -> None:
    for number in (2, 1):
        cv2.imwrite(str(tmp_path / f"{number}.png"), np.full((4, 4, 3), number, np.uint8))
    folder = Folder(tmp_path, nothing)
    levels = [int(frame[0, 0, 0]) for _ in range(50) if (frame := folder.read()) is not None]
    assert levels == [1] * Folder.HOLD + [2] * (50 - Folder.HOLD)


def test_empty_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DeviceError, match="has no pictures"):
        Folder(tmp_path, nothing)


def test_still_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "1.jpg").write_bytes(b"no picture")
    with pytest.raises(DeviceError, match=r"1\.jpg is not a readable picture"):
        Folder(tmp_path, nothing).read()


def test_video_is_played_and_its_last_picture_stays(tmp_path: Path) -> None:
    path = tmp_path / "hand.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter_fourcc(*"MJPG"), 10, (64, 48))
    for level in (0, 120, 240):
        writer.write(np.full((48, 64, 3), level, np.uint8))
    writer.release()
    waits: list[float] = []
    video = Video(path, waits.append)
    levels = [round(float(frame.mean()), -1) for _ in range(5) if (frame := video.read()) is not None]
    assert levels == pytest.approx([0, 120, 240, 240, 240], abs=10)
    assert waits == pytest.approx([0.1] * 5)


def test_file_that_is_no_video_is_refused(tmp_path: Path) -> None:
    (tmp_path / "hand.mp4").write_bytes(b"no video")
    with pytest.raises(DeviceError, match=r"hand\.mp4 is not a readable video"):
        Video(tmp_path / "hand.mp4", nothing)


def test_camera_that_is_not_plugged_in_is_reported(tmp_path: Path) -> None:
    with pytest.raises(DeviceError, match="check the camera’s cable"):
        V4l2(str(tmp_path / "usb-camera"), Form((1280, 720), 10), lambda _device: None)


SIZE = (64, 48)


def recorded(path: Path, *, frames: int, codec: str = "MJPG", frames_per_s: float = 30) -> str:
    """Return the path of a recorded stream: each picture is brighter than the previous one."""
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*codec), frames_per_s, SIZE)
    for number in range(frames):
        writer.write(np.full((SIZE[1], SIZE[0], 3), 20 * number, np.uint8))
    writer.release()
    return str(path)


def camera_of(stream: str, form: Form, *, set_controls: Callable[[str], None] = lambda _device: None) -> V4l2:
    """Return the V4L2 driver with a recorded stream instead of the kernel's. Each clock reading takes 1/30 s."""
    ticks = itertools.count()
    return V4l2(stream, form, set_controls, backend=cv2.CAP_FFMPEG, mono_s=lambda: next(ticks) / 30)


def test_recorded_stream_goes_through_the_camera_until_it_is_unplugged(tmp_path: Path) -> None:
    controlled: list[str] = []
    stream = recorded(tmp_path / "hand.avi", frames=10)
    camera = camera_of(stream, Form(SIZE, 10), set_controls=controlled.append)
    assert controlled == [stream]
    levels: list[float] = []

    def take() -> None:
        for _ in range(10):
            frame = camera.read()
            assert frame is not None
            levels.append(round(float(frame.mean()), -1))

    with pytest.raises(DeviceError, match="sends no more pictures: check its cable"):
        take()
    camera.close()
    assert levels == sorted(levels)
    assert 2 <= len(levels) < 10, "pictures between those that are due are let go"


def test_camera_is_read_again_after_it_was_unplugged_in_mid_hand(tmp_path: Path) -> None:
    """The process opens the same path again, and repeats the requests to the camera."""
    stream, controlled = recorded(tmp_path / "hand.avi", frames=6), list[str]()
    waits: list[float] = []
    commands: queue.SimpleQueue[Mapping[str, Any] | None] = queue.SimpleQueue()

    def wait(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 3:
            commands.put(None)

    def opened(_settings: Mapping[str, object]) -> Source:
        return camera_of(stream, Form(SIZE, 10), set_controls=controlled.append)

    said: list[CameraEvent] = []
    frames = SharedFrames(SIZE[0] * SIZE[1] * 3)
    eye = Eye(tmp_path / "setup", said.append, model=tmp_path / "none")
    try:
        process.run(
            {"source": "v4l2"}, eye, frames, commands, lambda: None, mono_s=lambda: 0.0, wait=wait, opens=opened
        )
    finally:
        frames.close()
    assert controlled == [stream] * 3
    lost = [event for event in said if isinstance(event, StateChanged) and event.state is DeviceState.BACKING_OFF]
    assert [event.why for event in lost] == ["The camera sends no more pictures: check its cable."]


def test_other_pixel_format_than_was_asked_for_is_reported(tmp_path: Path) -> None:
    stream = recorded(tmp_path / "hand.avi", frames=3)
    with pytest.raises(DeviceError, match="sends MJPG: set pixel_format to this"):
        camera_of(stream, Form(SIZE, 10, "YUYV"))


def test_rate_that_the_camera_does_not_reach_is_reported(tmp_path: Path) -> None:
    stream = recorded(tmp_path / "hand.avi", frames=3, frames_per_s=5)
    with pytest.raises(DeviceError, match="sends 5 pictures a second: set frames_per_s to this"):
        camera_of(stream, Form(SIZE, 10))


def test_other_size_than_was_asked_for_is_reported(tmp_path: Path) -> None:
    camera = camera_of(recorded(tmp_path / "hand.avi", frames=3), Form((128, 96), 10))
    with pytest.raises(DeviceError, match="sends 64 × 48: set width and height"):
        camera.read()


def test_camera_that_refuses_a_control_is_released(tmp_path: Path) -> None:
    def refuse(_device: str) -> None:
        raise DeviceError("camera_control", "The camera has no {key}: remove {key} from its settings.", key="focus")

    with pytest.raises(DeviceError, match="has no focus"):
        camera_of(recorded(tmp_path / "hand.avi", frames=3), Form(SIZE, 10), set_controls=refuse)


class Sensor:
    """A source whose picture is frozen from the third on, as that of a hung camera."""

    def __init__(self) -> None:
        self.taken = 0

    def read(self) -> Image | None:
        self.taken += 1
        return np.full((48, 64, 3), min(self.taken, 3), np.uint8)

    def close(self) -> None:
        pass


def test_frozen_live_picture_counts_as_none() -> None:
    sensor = Sensor()
    source = Frozen(sensor)
    for _ in range(2 + Frozen.MAX_ALIKE):
        source.read()
    with pytest.raises(DeviceError, match="is frozen"):
        source.read()


@pytest.mark.parametrize(
    ("least", "most", "what"), [(0, 1, "is black"), (0, 15, "is black"), (255, 256, "is white"), (251, 256, "is white")]
)
def test_picture_that_is_black_or_white_is_not_called_frozen(least: int, most: int, what: str) -> None:
    """A lens cap, a dark room, or a lamp is the cause: unplugging the camera helps nobody."""
    noise = np.random.default_rng(1)

    class Dazzled:
        def read(self) -> Image | None:
            return noise.integers(least, most, (48, 64, 3), np.uint8)

        def close(self) -> None:
            pass

    source = Frozen(Dazzled())
    for _ in range(Frozen.MAX_ALIKE - 1):
        source.read()
    with pytest.raises(DeviceError, match=what):
        source.read()


def test_dark_corner_and_a_lamp_in_the_picture_are_no_fault() -> None:
    noise = np.random.default_rng(1)

    class TableOfFrames:
        def read(self) -> Image | None:
            frame = noise.integers(0, 10, (48, 64, 3), np.uint8)
            frame[:, 40:] = 255
            return frame

        def close(self) -> None:
            pass

    source = Frozen(TableOfFrames())
    for _ in range(3 * Frozen.MAX_ALIKE):
        source.read()


def test_opencv_leaves_the_environment_as_it_was() -> None:
    program = (
        "import os; before = dict(os.environ); import drivers.camera.picture.cv; assert dict(os.environ) == before"
    )
    environment = {**os.environ, "LD_LIBRARY_PATH": "/usr/lib"}
    subprocess.run([sys.executable, "-c", program], check=True, env=environment)
