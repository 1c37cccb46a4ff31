"""The camera's process gives frames, dies and comes back, and never holds up the kiosk."""

import os
import queue
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.camera.line.driver import SILENT_S, CameraDriver
from drivers.camera.reading.reader import MODEL
from drivers.camera.showing.decks import Decks
from kiosk.core.clock import SystemClock
from kiosk.core.devices import CameraEvent, CameraSetup, DeviceState, StateChanged
from tests.drivers.camera.decks import show
from tests.tables import HeldClock

GUARD_S = 60.0


class CameraSaid:
    """A record of the camera's events."""

    def __init__(self) -> None:
        self.events: queue.SimpleQueue[CameraEvent] = queue.SimpleQueue()

    def until(self, state: DeviceState) -> StateChanged:
        while True:
            event = self.events.get(timeout=GUARD_S)
            if isinstance(event, StateChanged) and event.state is state:
                return event

    def setup(self) -> CameraSetup:
        while True:
            event = self.events.get(timeout=GUARD_S)
            if isinstance(event, CameraSetup):
                return event


def at_once(stop: threading.Event, _seconds: float) -> None:
    """Do not pause."""


@pytest.fixture
def camera(tmp_path: Path) -> Iterator[tuple[CameraDriver, CameraSaid]]:
    driver, heard = CameraDriver({"source": "sim"}, tmp_path, SystemClock(), pause=at_once), CameraSaid()
    driver.start(heard.events.put)
    yield driver, heard
    driver.stop()
    assert driver.state is DeviceState.ABSENT


def test_process_dies_and_comes_back(camera: tuple[CameraDriver, CameraSaid]) -> None:
    driver, heard = camera
    assert "calibrate it" in heard.until(DeviceState.DEGRADED).why
    first = driver.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    assert heard.until(DeviceState.BACKING_OFF).why == "The camera’s process ended and is restarting."
    assert "calibrate it" in heard.until(DeviceState.DEGRADED).why
    assert driver.pid not in (None, first)
    # It looks, gives pictures and takes commands again.
    driver.do("calibrate")
    assert heard.setup().left > 0
    picture = driver.picture()
    assert picture is None or (picture.width, picture.height) == (1280, 720)
    driver.do("lay")
    while not (said := heard.setup()).refused:
        assert said.left > 0  # The board is not visible, and that is reported too.


@pytest.mark.skipif(not (MODEL / "whole.onnx").exists(), reason="the networks are made by `make camera-model`")
def test_cards_are_shown_to_the_process(camera: tuple[CameraDriver, CameraSaid], tmp_path: Path) -> None:
    """The shipped networks read moving pictures: each card is captured in turn, and the deck is kept."""
    driver, heard = camera
    decks = Decks(tmp_path)
    show(decks.shown("red"), 30)
    heard.until(DeviceState.DEGRADED)
    driver.do("enroll", deck="red")
    assert heard.setup().left == 22
    for left, name in ((21, "9h"), (20, "Td")):
        driver.show({"cards": [{"card": name, "x_mm": 500, "y_mm": 280, "turn_deg": 5}]})
        while heard.setup().left > left:
            pass
    assert decks.kept()[0].shown == 32


def test_stopped_camera_leaves_no_process(tmp_path: Path) -> None:
    driver, heard = CameraDriver({"source": "sim"}, tmp_path, SystemClock(), pause=at_once), CameraSaid()
    driver.start(heard.events.put)
    heard.until(DeviceState.DEGRADED)
    pid = driver.pid
    assert pid is not None
    driver.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_camera_that_is_not_there_is_reported(tmp_path: Path) -> None:
    settings = {
        "source": "v4l2",
        "device": str(tmp_path / "usb"),
        "width": 1280,
        "height": 720,
        "frames_per_s": 10,
        "pixel_format": "MJPG",
        "exposure_us": -1,
        "focus": -1,
        "power_line_hz": "60",
    }
    driver, heard = CameraDriver(settings, tmp_path, SystemClock(), pause=at_once), CameraSaid()
    driver.start(heard.events.put)
    assert "not found: check the camera’s cable." in heard.until(DeviceState.BACKING_OFF).why
    driver.stop()


def pass_time(clock: HeldClock, enough: threading.Event) -> None:
    """Let more time pass than a process may be silent, several times: it may have sent something earlier."""
    while not enough.wait(0.1):
        clock.advance(ms=round(SILENT_S * 1000) + 1)


def test_process_that_hangs_is_ended_and_started_again(tmp_path: Path) -> None:
    clock, heard = HeldClock(), CameraSaid()
    driver = CameraDriver({"source": "sim"}, tmp_path, clock, pause=at_once)
    driver.start(heard.events.put)
    heard.until(DeviceState.DEGRADED)
    hung = driver.pid
    assert hung is not None
    os.kill(hung, signal.SIGSTOP)
    os.waitid(os.P_PID, hung, os.WSTOPPED)
    passing = threading.Event()
    time = threading.Thread(target=pass_time, args=(clock, passing))
    time.start()
    assert "stopped responding" in heard.until(DeviceState.BACKING_OFF).why
    passing.set()
    time.join()
    heard.until(DeviceState.DEGRADED)
    assert driver.pid not in (None, hung)
    driver.stop()
