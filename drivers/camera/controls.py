"""Set the controls of a V4L2 camera and read them back: exposure, focus, and the frequency of the power line.

OpenCV sets some of them, and none of them reliably: its numbers differ by backend, and it has none for the power line.
The requests are those of the kernel's `linux/videodev2.h` and `linux/v4l2-controls.h`.
"""

import errno
import fcntl
import os
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Final

from kiosk.core.errors import DeviceError
from kiosk.core.value import value

GET: Final = 0xC008561B  # VIDIOC_G_CTRL
SET: Final = 0xC008561C  # VIDIOC_S_CTRL
QUERY: Final = 0xC0445624  # VIDIOC_QUERYCTRL
VALUE: Final = struct.Struct("=Ii")  # struct v4l2_control: id, value
RANGE: Final = struct.Struct(
    "=II32siiiiIII"
)  # struct v4l2_queryctrl: id, type, name, minimum, maximum, step, default, flags
_DISABLED: Final = 0x1

POWER_LINE: Final = 0x00980918  # V4L2_CID_POWER_LINE_FREQUENCY
EXPOSURE_AUTO: Final = 0x009A0901  # V4L2_CID_EXPOSURE_AUTO
EXPOSURE: Final = 0x009A0902  # V4L2_CID_EXPOSURE_ABSOLUTE, in units of 100 µs
FOCUS: Final = 0x009A090A  # V4L2_CID_FOCUS_ABSOLUTE
FOCUS_AUTO: Final = 0x009A090C  # V4L2_CID_FOCUS_AUTO

MANUAL: Final = 1  # V4L2_EXPOSURE_MANUAL
APERTURE_PRIORITY: Final = 3  # V4L2_EXPOSURE_APERTURE_PRIORITY: the automatic exposure of most USB cameras
AUTOMATIC: Final = -1  # The value by which a technician lets the camera choose exposure or focus.
EXPOSURE_UNIT_US: Final = 100
POWER_LINES: Final = {"off": 0, "50": 1, "60": 2}  # V4L2_CID_POWER_LINE_FREQUENCY_DISABLED, _50HZ, _60HZ

Ioctl = Callable[[int, int, bytearray], object]


@value
class Wanted:
    """The settings of a camera: `exposure_us` in microseconds, `focus` in its own units. Either may be `AUTOMATIC`."""

    exposure_us: int = AUTOMATIC
    focus: int = AUTOMATIC
    power_line_hz: str = "60"


def apply(device: str, wanted: Wanted, ioctl: Ioctl = fcntl.ioctl) -> None:
    """Set the controls of the camera at a path, and read them back.

    A missing control is an error only if the settings give it a fixed value.

    Raise DeviceError if the camera lacks a control with a fixed value, or keeps another value.
    """
    try:
        fd = os.open(device, os.O_RDWR | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError as error:
        raise DeviceError(
            "camera_absent", "{device} cannot be opened: close the program using it.", device=Path(device).name
        ) from error
    try:
        controls = _Controls(fd, ioctl)
        controls.set("power_line_hz", POWER_LINE, POWER_LINES[wanted.power_line_hz], needed=False)
        if wanted.exposure_us == AUTOMATIC:
            controls.set("exposure_us", EXPOSURE_AUTO, APERTURE_PRIORITY, needed=False)
        else:
            controls.set("exposure_us", EXPOSURE_AUTO, MANUAL, needed=False)
            controls.set("exposure_us", EXPOSURE, max(1, round(wanted.exposure_us / EXPOSURE_UNIT_US)), needed=True)
        controls.set("focus", FOCUS_AUTO, int(wanted.focus == AUTOMATIC), needed=False)
        if wanted.focus != AUTOMATIC:
            controls.set("focus", FOCUS, wanted.focus, needed=True)
    finally:
        os.close(fd)


class _Controls:
    """The controls of an open camera."""

    def __init__(self, fd: int, ioctl: Ioctl) -> None:
        self._fd, self._ioctl = fd, ioctl

    def set(self, key: str, control: int, value: int, *, needed: bool) -> None:
        """Set one control and read it back. `key` is the name of its setting in `devices.toml`."""
        limits = self._limits(control)
        if limits is None:
            if needed:
                raise DeviceError("camera_control", "The camera has no {key}: remove {key} from its settings.", key=key)
            return
        least, most, step = limits
        if not least <= value <= most:
            if not needed:
                return
            unit = EXPOSURE_UNIT_US if control == EXPOSURE else 1
            raise DeviceError(
                "camera_control",
                "Set {key} from {least} to {most}: the camera takes nothing else.",
                key=key,
                least=least * unit,
                most=most * unit,
            )
        kept = bytearray(VALUE.pack(control, 0))
        try:
            self._ioctl(self._fd, SET, bytearray(VALUE.pack(control, value)))
            self._ioctl(self._fd, GET, kept)
        except OSError as error:
            if not needed and error.errno == errno.EINVAL:  # Some cameras offer only a few choices of a menu.
                return
            raise _not_kept(key) from error
        if abs(VALUE.unpack(kept)[1] - value) >= max(step, 1):
            raise _not_kept(key)

    def _limits(self, control: int) -> tuple[int, int, int] | None:
        """Return the minimum, the maximum and the step of a control, or None if the camera does not have it."""
        asked = bytearray(RANGE.pack(control, 0, b"", 0, 0, 0, 0, 0, 0, 0))
        try:
            self._ioctl(self._fd, QUERY, asked)
        except OSError as error:
            if error.errno in (errno.EINVAL, errno.ENOTTY):
                return None
            raise DeviceError("camera_lost", "The camera sends no more pictures: check its cable.") from error
        _, _, _, least, most, step, _, flags, _, _ = RANGE.unpack(asked)
        return None if flags & _DISABLED else (least, most, step)


def _not_kept(key: str) -> DeviceError:
    return DeviceError(
        "camera_control", "The camera does not keep its {key}: set it with the maker’s program.", key=key
    )
