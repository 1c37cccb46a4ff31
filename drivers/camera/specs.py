"""The kinds of cameras: a real one by V4L2, a recorded video, a folder of stills, and the simulated table.

The camera runs in a separate process, and only that process imports OpenCV: this module only describes how to open one.
"""

import contextlib
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Final

from drivers.camera.controls import AUTOMATIC, POWER_LINES
from drivers.camera.line.driver import CameraDriver
from drivers.link import Pause
from drivers.spec import CameraSpec, DriverKey, Number, Word, WordKey
from kiosk.core.clock import Clock

MAX_SIZE: Final = (1920, 1080)  # of a frame, in pixels
_PATH: Final = Word(None, r"/[^\0]+", "an absolute path")


class _CameraPath(Word):
    """The path of a camera, which need not be a stable name."""

    def read(self, value: object) -> str:
        path = super().read(value)
        with contextlib.suppress(OSError):  # The camera is not connected.
            if not stat.S_ISCHR(Path(path).stat().st_mode):
                raise ValueError(f"{path} is not {self.what}")
        return path


_DEVICE: Final = _CameraPath(
    None,
    r"(?!/dev/video\d)/[^\0]+",
    "the camera’s own path, such as one under /dev/v4l/by-id/ or /dev/v4l/by-path/; a number changes with the cables",
)
_FRAMES_PER_S: Final = Number(10, least=1, most=30)


def _made(source: str, settings: dict[str, DriverKey]) -> CameraSpec:
    return CameraSpec(device=_opens(source), settings=settings)


def _opens(source: str) -> Callable[..., CameraDriver]:
    def open_camera(folder: Path, clock: Clock, *, pause: Pause, **settings: object) -> CameraDriver:
        return CameraDriver({"source": source, **settings}, folder, clock, pause=pause)

    return open_camera


V4L2: Final = _made(
    "v4l2",
    {
        "device": _DEVICE,
        "width": Number(1280, least=320, most=MAX_SIZE[0]),
        "height": Number(720, least=240, most=MAX_SIZE[1]),
        "frames_per_s": _FRAMES_PER_S,
        "pixel_format": WordKey("MJPG", ("MJPG", "YUYV")),
        "exposure_us": Number(AUTOMATIC, least=AUTOMATIC, most=1_000_000),
        "focus": Number(AUTOMATIC, least=AUTOMATIC, most=10_000),
        "power_line_hz": WordKey("60", tuple(POWER_LINES)),
    },
)
VIDEO: Final = _made("video", {"path": _PATH})
FOLDER: Final = _made("folder", {"path": _PATH})
SIM: Final = _made("sim", {"frames_per_s": _FRAMES_PER_S})
