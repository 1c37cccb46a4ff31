"""Sources of frames: a camera by V4L2, a recorded video, a folder of stills, or the simulated table.

    {"source": "v4l2", "device": "/dev/v4l/by-id/usb-…-video-index0", "width": 1280, "height": 720, "frames_per_s": 10,
     "pixel_format": "MJPG", "exposure_us": 15000, "focus": 40, "power_line_hz": "60"}
    {"source": "video", "path": "hands.mp4"}        {"source": "folder", "path": "stills/"}        {"source": "sim"}

`drivers.camera.specs` lists the permitted values.
"""

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Protocol

import numpy as np

from drivers.camera.controls import Wanted, apply
from drivers.camera.picture.cv import cv2
from drivers.camera.picture.look import Image
from kiosk.core.errors import DeviceError
from kiosk.core.value import value

STILLS: Final = (".jpg", ".jpeg", ".png")


class Source(Protocol):
    """Gives frames, each when it is due."""

    def read(self) -> Image | None:
        """Return the next frame, or None at the end of a recording. Raise DeviceError when the camera is lost."""

    def close(self) -> None: ...


class Frozen:
    """Monitor a live source: no two pictures of a sensor are equal to the last bit. A source that repeats one picture
    shows an outdated table. One that gives only black or white is covered, in the dark, or dazzled; its cable is in.
    """

    MAX_ALIKE: Final = 20  # Equal pictures in a row that count as frozen.
    EVERY: Final = 16  # One of this many rows is compared.
    BLACK: Final = 2  # Of 255: brightness of nearly all of a black picture.
    DARK: Final = 20  # The same for a sensor with visible noise.
    WHITE: Final = 250
    SHARE: Final = 99.0  # Percentage of a black or white picture.

    def __init__(self, source: Source) -> None:
        self._source = source
        self._last: Image | None = None
        self._alike = self._black = self._white = 0

    def read(self) -> Image | None:
        frame = self._source.read()
        if frame is not None:
            some = frame[:: self.EVERY].copy()
            same = self._last is not None and np.array_equal(some, self._last)
            self._last, self._alike = some, self._alike + 1 if same else 0
            dark = np.percentile(some, self.SHARE) <= (self.BLACK if same else self.DARK)
            self._black = self._black + 1 if dark else 0
            self._white = self._white + 1 if np.percentile(some, 100 - self.SHARE) >= self.WHITE else 0
            if self._black >= self.MAX_ALIKE:
                raise DeviceError("camera_dark", "The camera’s picture is black: uncover it, or switch the light on.")
            if self._white >= self.MAX_ALIKE:
                raise DeviceError("camera_bright", "The camera’s picture is white: shade it from the lamp.")
            if self._alike >= self.MAX_ALIKE:
                raise DeviceError("camera_frozen", "The picture is frozen: unplug the camera and plug it back in.")
        return frame

    def close(self) -> None:
        self._source.close()


def open_source(settings: Mapping[str, object]) -> Source:
    """Open a source with checked settings, except the simulated one. Raise DeviceError if it is missing."""
    match settings["source"]:
        case "v4l2":
            number = {
                key: int(str(settings[key])) for key in ("width", "height", "frames_per_s", "exposure_us", "focus")
            }
            wanted = Wanted(number["exposure_us"], number["focus"], str(settings["power_line_hz"]))
            form = Form((number["width"], number["height"]), number["frames_per_s"], str(settings["pixel_format"]))
            return Frozen(V4l2(str(settings["device"]), form, lambda device: apply(device, wanted)))
        case "video":
            return Video(Path(str(settings["path"])))
        case "folder":
            return Folder(Path(str(settings["path"])))
        case kind:
            raise AssertionError(f"{kind} is not opened here")


def check_picture(frame: Image, most_bytes: int) -> None:
    """Raise DeviceError for a picture that is empty, has other channels than three of one byte, or is too large."""
    if frame.dtype != np.uint8 or frame.ndim != 3 or frame.shape[2] != 3 or min(frame.shape) == 0:
        raise DeviceError("camera_picture", "The camera sends no color pictures: choose another camera.")
    if frame.nbytes > most_bytes:
        raise DeviceError("camera_size", "The camera’s picture is too large: set at most 1920 × 1080.")


@value
class Form:
    """The form of a camera's pictures: width and height in pixels, how many are wanted in a second, and the format."""

    size: tuple[int, int]
    frames_per_s: int
    pixel_format: str = "MJPG"


class V4l2:
    """A camera of the computer's own. Pictures between the requested ones are skipped without being decoded."""

    STREAMED_PER_S: Final = 30  # Requested rate even if fewer are needed, so that the newest picture is never old.

    def __init__(
        self,
        device: str,
        form: Form,
        set_controls: Callable[[str], None],
        *,
        backend: int = cv2.CAP_V4L2,
        mono_s: Callable[[], float] = time.monotonic,
    ) -> None:
        """`set_controls` is called with the device once its stream is on: some cameras forget controls before.

        Raise DeviceError if the camera is missing, or does not keep its settings.
        """
        if not Path(device).exists():
            raise DeviceError("camera_absent", "{device} not found: check the camera’s cable.", device=device)
        self._capture = cv2.VideoCapture(device, backend)
        if not self._capture.isOpened():
            self._capture.release()
            raise DeviceError("camera_absent", "{device} cannot be opened: close the program using it.", device=device)
        try:
            self._ask_for(form)
            set_controls(device)
        except DeviceError:
            self._capture.release()
            raise
        self._size = form.size
        self._pause_s = 1 / form.frames_per_s
        self._mono_s = mono_s
        self._due_s = mono_s()

    def _ask_for(self, form: Form) -> None:
        """Set the format, the size and the rate, and read the format and the rate back. Each picture shows its size."""
        code = cv2.VideoWriter.fourcc(*form.pixel_format)
        self._capture.set(cv2.CAP_PROP_FOURCC, code)  # Set this first: sizes and rates depend on the format.
        self._capture.set(cv2.CAP_PROP_FRAME_WIDTH, form.size[0])
        self._capture.set(cv2.CAP_PROP_FRAME_HEIGHT, form.size[1])
        self._capture.set(cv2.CAP_PROP_FPS, max(form.frames_per_s, self.STREAMED_PER_S))
        self._capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)  # Buffer one frame so that read() returns the newest.
        kept = int(self._capture.get(cv2.CAP_PROP_FOURCC))
        if kept != code:
            name = kept.to_bytes(4, "little", signed=True).decode("ascii", "replace").strip()
            raise DeviceError("camera_format", "The camera sends {format}: set pixel_format to this.", format=name)
        rate = self._capture.get(cv2.CAP_PROP_FPS)
        if rate < form.frames_per_s:
            raise DeviceError(
                "camera_rate",
                "The camera sends {rate} pictures a second: set frames_per_s to this.",
                rate=f"{rate:.0f}",
            )

    def read(self) -> Image | None:
        there = self._capture.grab()
        while there and self._mono_s() < self._due_s:
            there = self._capture.grab()
        self._due_s = max(self._due_s + self._pause_s, self._mono_s())
        there, frame = self._capture.retrieve() if there else (False, None)
        if not there or frame is None:
            raise DeviceError("camera_lost", "The camera sends no more pictures: check its cable.")
        if (frame.shape[1], frame.shape[0]) != self._size:
            size = f"{frame.shape[1]} × {frame.shape[0]}"
            raise DeviceError(
                "camera_size", "The camera sends {size}: set width and height to a size it supports.", size=size
            )
        return np.asarray(frame, dtype=np.uint8)

    def close(self) -> None:
        self._capture.release()


class Video:
    """A recording, at the speed at which it was recorded; at its end it holds the last picture."""

    def __init__(self, path: Path, wait: Callable[[float], None] = time.sleep) -> None:
        self._capture = cv2.VideoCapture(str(path), cv2.CAP_FFMPEG)
        if not self._capture.isOpened():
            raise DeviceError("camera_absent", "{name} is not a readable video: choose another file.", name=path.name)
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
            raise DeviceError("camera_absent", "{name} has no pictures: put .jpg or .png files there.", name=path.name)
        self._wait = wait
        self._frame: Image | None = None
        self._held = self.HOLD

    def read(self) -> Image | None:
        self._wait(self.PAUSE_S)
        if self._held >= self.HOLD and self._files:
            file = self._files.pop(0)
            frame = cv2.imread(str(file))
            if frame is None:
                raise DeviceError("camera_picture", "{name} is not a readable picture: remove it.", name=file.name)
            self._frame, self._held = np.asarray(frame, dtype=np.uint8), 0
        self._held += 1
        return self._frame

    def close(self) -> None:
        self._files.clear()
