"""Where frames come from: a camera by V4L2, a recorded video, a folder of stills, or the simulated table.

    {"source": "v4l2", "device": "/dev/v4l/by-id/usb-…-video-index0", "width": 1280, "height": 720}
    {"source": "video", "path": "hands.mp4"}        {"source": "folder", "path": "stills/"}        {"source": "sim"}

A device is named by its stable path, never by a number that changes with the order of the cables.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Protocol

import numpy as np

from drivers.camera.cv import cv2
from drivers.camera.look import Image
from kiosk.errors import ConfigError, DeviceError

KINDS: Final = ("v4l2", "video", "folder", "sim")
STILLS: Final = (".jpg", ".jpeg", ".png")
MOST_SIDE_PX: Final = 4096


class Source(Protocol):
    """Gives frames, each when it is due."""

    def read(self) -> Image | None:
        """Return the next frame, or None at the end of a recording. Raise DeviceError when the camera is lost."""

    def close(self) -> None: ...


def check(settings: Mapping[str, object]) -> None:
    """Raise ConfigError with everything that is wrong with the settings of a source, each beginning with its key."""
    problems: list[str] = []
    kind = settings.get("source")
    needs = {"v4l2": ("device", "width", "height"), "video": ("path",), "folder": ("path",), "sim": ()}
    if not isinstance(kind, str) or kind not in KINDS:
        raise ConfigError((f"source: {kind!r} is not one of {', '.join(KINDS)}",))
    may = {"source", "frames_per_s", *needs[kind]}
    problems += [f"{key}: a camera from {kind} has no such setting" for key in settings if key not in may]
    problems += [f"{key}: is missing" for key in needs[kind] if key not in settings]
    for key in ("device", "path"):
        if key in settings and not (isinstance(settings[key], str) and settings[key]):
            problems.append(f"{key}: {settings[key]!r} is not a path")
    for key in ("width", "height"):
        if key in settings and not _is_int(settings[key], 160, MOST_SIDE_PX):
            problems.append(f"{key}: {settings[key]!r} is not a number of pixels from 160 to {MOST_SIDE_PX}")
    if "frames_per_s" in settings and not _is_int(settings["frames_per_s"], 1, 60):
        problems.append(f"frames_per_s: {settings['frames_per_s']!r} is not a whole number from 1 to 60")
    if problems:
        raise ConfigError(tuple(problems))


def _is_int(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def open_source(settings: Mapping[str, object]) -> Source:
    """Open a source whose settings have been checked; the simulated one is opened by whoever has its scene.

    Raise DeviceError if it is not there.
    """
    match settings["source"]:
        case "v4l2":
            return V4l2(str(settings["device"]), int(str(settings["width"])), int(str(settings["height"])))
        case "video":
            return Video(Path(str(settings["path"])))
        case "folder":
            return Folder(Path(str(settings["path"])))
        case kind:
            raise AssertionError(f"{kind} is not opened here")


class V4l2:
    """A camera of the computer's own."""

    def __init__(self, device: str, width: int, height: int) -> None:
        if not Path(device).exists():
            raise DeviceError("camera_absent", "{device} does not exist: is the camera's cable in?", device=device)
        self._capture = cv2.VideoCapture(device, cv2.CAP_V4L2)
        if not self._capture.isOpened():
            self._capture.release()
            raise DeviceError(
                "camera_absent", "{device} cannot be opened: close the program that holds it.", device=device
            )
        self._capture.set(cv2.CAP_PROP_FRAME_WIDTH, width)
        self._capture.set(cv2.CAP_PROP_FRAME_HEIGHT, height)
        self._capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)  # the newest frame, not the oldest
        self._size = (width, height)

    def read(self) -> Image | None:
        there, frame = self._capture.read()
        if not there or frame is None:
            raise DeviceError("camera_lost", "The camera gives no more pictures: is its cable in?")
        if (frame.shape[1], frame.shape[0]) != self._size:
            size = f"{frame.shape[1]} × {frame.shape[0]}"
            raise DeviceError(
                "camera_size", "The camera gives {size}: set width and height to a size that it has.", size=size
            )
        return np.asarray(frame, dtype=np.uint8)

    def close(self) -> None:
        self._capture.release()


class Video:
    """A recording, at the speed at which it was recorded; at its end it holds the last picture."""

    def __init__(self, path: Path, wait: Callable[[float], None] = time.sleep) -> None:
        self._capture = cv2.VideoCapture(str(path), cv2.CAP_FFMPEG)
        if not self._capture.isOpened():
            raise DeviceError(
                "camera_absent", "{name} is no video that can be read: give another file.", name=path.name
            )
        frames_per_s = self._capture.get(cv2.CAP_PROP_FPS)
        self._pause_s = 1 / frames_per_s if 1 <= frames_per_s <= 240 else 1 / 25
        self._wait = wait
        self._last: Image | None = None

    def read(self) -> Image | None:
        self._wait(self._pause_s)
        there, frame = self._capture.read()
        if there and frame is not None:
            self._last = np.asarray(frame, dtype=np.uint8)
        return self._last

    def close(self) -> None:
        self._capture.release()


class Folder:
    """Stills, in the order of their names, each held for two seconds; the last one stays."""

    HOLD: Final = 20  # frames
    PAUSE_S: Final = 0.1

    def __init__(self, path: Path, wait: Callable[[float], None] = time.sleep) -> None:
        self._files = sorted(file for file in path.glob("*") if file.suffix.lower() in STILLS)
        if not self._files:
            raise DeviceError(
                "camera_absent", "{name} holds no pictures: put .jpg or .png files there.", name=path.name
            )
        self._wait = wait
        self._frame: Image | None = None
        self._held = self.HOLD

    def read(self) -> Image | None:
        self._wait(self.PAUSE_S)
        if self._held >= self.HOLD and self._files:
            file = self._files.pop(0)
            frame = cv2.imread(str(file))
            if frame is None:
                raise DeviceError(
                    "camera_picture", "{name} is no picture that can be read: take it away.", name=file.name
                )
            self._frame, self._held = np.asarray(frame, dtype=np.uint8), 0
        self._held += 1
        return self._frame

    def close(self) -> None:
        self._files.clear()
