"""Set up the simulated camera in the same steps as a technician: board, table, zones.

A board that is held tilted before the camera looks the same as a flat one under a camera at another place, so the
camera is moved here.
"""

import queue
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from drivers.camera.line.driver import CameraDriver
from kiosk.core.devices import CameraEvent, CameraSetup
from kiosk.core.errors import DeviceError

FLAT: Final = (500.0, 280.0, 0.0)  # The final place of the board: its middle in millimeters, and its angle.
HOLDS: Final = (
    (1050, 8, 0, FLAT),
    (700, 20, 10, (450, 250, 20)),
    (650, -20, -10, (550, 300, -15)),
    (700, 25, 80, (500, 280, 45)),
    (600, -25, 30, (470, 260, 90)),
    (800, 15, -40, (520, 300, 10)),
    (620, -15, 60, (500, 280, 130)),
    (560, 28, 0, (400, 220, 0)),
)  # height of the camera in millimeters, its tilt and roll in degrees, and the board
PATIENCE_S: Final = 60.0


def set_up(camera: CameraDriver, zones: str, *, wait: Callable[[float], None] = time.sleep) -> None:
    """Calibrate a simulated camera before its start, and draw its zones. Raise DeviceError if it refuses."""
    heard: queue.SimpleQueue[CameraEvent] = queue.SimpleQueue()
    camera.start(heard.put)
    try:
        _lie(camera, {}, wait)
        camera.do("calibrate")
        left = _answer(heard).left
        for height, tilt, roll, board in HOLDS:
            camera.show({"board_mm": board, "camera": {"height_mm": height, "tilt_deg": tilt, "roll_deg": roll}})
            while _answer(heard).left >= left:
                pass
            left -= 1
        _lie(camera, {"board_mm": FLAT}, wait)
        camera.do("lay")
        _done(heard)
        _lie(camera, {}, wait)
        camera.do("zones", zones=zones)
        _done(heard)
    finally:
        camera.stop()


def _lie(camera: CameraDriver, scene: Mapping[str, Any], wait: Callable[[float], None]) -> None:
    camera.show(scene)
    picture = camera.picture()
    seq = 0 if picture is None else picture.seq
    until = time.monotonic() + PATIENCE_S
    while picture is None or picture.seq < seq + 3:  # One picture was taken before, and one is still being processed.
        if time.monotonic() > until:
            raise DeviceError("camera_absent", "No picture from the simulated camera: restart it.")
        wait(0.02)
        picture = camera.picture()


def _answer(heard: queue.SimpleQueue[CameraEvent]) -> CameraSetup:
    while True:
        try:
            event = heard.get(timeout=PATIENCE_S)
        except queue.Empty:
            raise DeviceError("camera_absent", "The simulated camera does not respond: restart it.") from None
        if isinstance(event, CameraSetup):
            if event.refused:
                raise DeviceError("camera_setup", "{what}", what=event.what)
            return event


def _done(heard: queue.SimpleQueue[CameraEvent]) -> None:
    while not _answer(heard).done:
        pass
