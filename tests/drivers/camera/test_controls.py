"""The controls of a V4L2 camera, tested with a camera that answers as the kernel does."""

import errno
import struct
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from drivers.camera.controls import Wanted, apply
from kiosk.core.errors import DeviceError

# These are from linux/v4l2-controls.h, copied here independently.
POWER_LINE_FREQUENCY = 0x00980900 + 24
EXPOSURE_AUTO, EXPOSURE_ABSOLUTE, FOCUS_ABSOLUTE, FOCUS_AUTO = (0x009A0900 + number for number in (1, 2, 10, 12))
# `_IOWR('V', number, size)` of linux/videodev2.h.
G_CTRL, S_CTRL, QUERYCTRL = (
    (3 << 30) | (size << 16) | (ord("V") << 8) | nr for nr, size in ((27, 8), (28, 8), (36, 68))
)


@dataclass
class FakeV4l2:
    """The controls of a camera: the minimum, the maximum, the step, and the value of each."""

    controls: dict[int, list[int]] = field(
        default_factory=lambda: {
            POWER_LINE_FREQUENCY: [0, 2, 1, 1],
            EXPOSURE_AUTO: [0, 3, 1, 3],
            EXPOSURE_ABSOLUTE: [3, 2047, 1, 250],
            FOCUS_ABSOLUTE: [0, 250, 5, 0],
            FOCUS_AUTO: [0, 1, 1, 1],
        }
    )
    deaf: frozenset[int] = frozenset()  # Controls that accept a value and do not apply it.
    refused: frozenset[tuple[int, int]] = frozenset()  # Entries that a menu does not have.

    def ioctl(self, _fd: int, request: int, data: bytearray) -> int:
        (control,) = struct.unpack_from("=I", data)
        if control not in self.controls:
            raise OSError(errno.EINVAL, "no such control")
        least, most, step, value = self.controls[control]
        if request == QUERYCTRL:
            struct.pack_into("=II32siiiii", data, 0, control, 1, b"", least, most, step, value, 0)
        elif request == G_CTRL:
            struct.pack_into("=i", data, 4, value)
        else:
            assert request == S_CTRL
            (wanted,) = struct.unpack_from("=i", data, 4)
            if (control, wanted) in self.refused or not least <= wanted <= most:
                raise OSError(errno.EINVAL, "no such entry")
            if control not in self.deaf:
                self.controls[control][3] = least + (wanted - least) // step * step
        return 0

    def value(self, control: int) -> int:
        return self.controls[control][3]


@pytest.fixture
def device(tmp_path: Path) -> str:
    path = tmp_path / "camera"
    path.touch()
    return str(path)


def test_fixed_exposure_and_focus_are_set_and_nothing_changes_them(device: str) -> None:
    kernel = FakeV4l2()
    apply(device, Wanted(exposure_us=15_000, focus=40, power_line_hz="60"), kernel.ioctl)
    assert kernel.value(EXPOSURE_AUTO) == 1
    assert kernel.value(EXPOSURE_ABSOLUTE) == 150
    assert kernel.value(FOCUS_AUTO) == 0
    assert kernel.value(FOCUS_ABSOLUTE) == 40
    assert kernel.value(POWER_LINE_FREQUENCY) == 2


def test_camera_chooses_settings_that_are_not_fixed(device: str) -> None:
    kernel = FakeV4l2()
    kernel.controls[EXPOSURE_AUTO][3], kernel.controls[FOCUS_AUTO][3] = 1, 0
    apply(device, Wanted(power_line_hz="50"), kernel.ioctl)
    assert (kernel.value(EXPOSURE_AUTO), kernel.value(FOCUS_AUTO), kernel.value(POWER_LINE_FREQUENCY)) == (3, 1, 1)


def test_camera_without_controls_does_with_those_it_has(device: str) -> None:
    apply(device, Wanted(), FakeV4l2({}).ioctl)
    with pytest.raises(DeviceError, match="has no exposure_us: remove exposure_us"):
        apply(device, Wanted(exposure_us=10_000), FakeV4l2({}).ioctl)
    with pytest.raises(DeviceError, match="has no focus: remove focus"):
        apply(device, Wanted(focus=10), FakeV4l2({}).ioctl)


def test_automatic_exposure_that_a_menu_does_not_have_is_left(device: str) -> None:
    kernel = FakeV4l2(refused=frozenset({(EXPOSURE_AUTO, 3)}))
    apply(device, Wanted(), kernel.ioctl)


@pytest.mark.parametrize(
    ("wanted", "why"), [(Wanted(focus=251), "from 0 to 250"), (Wanted(exposure_us=10), "300 to 204700")]
)
def test_value_beyond_the_camera_is_reported_with_its_range(device: str, wanted: Wanted, why: str) -> None:
    with pytest.raises(DeviceError, match=why):
        apply(device, wanted, FakeV4l2().ioctl)


def test_value_that_the_camera_does_not_keep_is_reported(device: str) -> None:
    with pytest.raises(DeviceError, match="does not keep its focus"):
        apply(device, Wanted(focus=40), FakeV4l2(deaf=frozenset({FOCUS_ABSOLUTE})).ioctl)
    with pytest.raises(DeviceError, match="does not keep its power_line_hz"):
        apply(device, Wanted(), FakeV4l2(deaf=frozenset({POWER_LINE_FREQUENCY})).ioctl)


def test_value_between_two_steps_is_the_nearer_below(device: str) -> None:
    kernel = FakeV4l2()
    apply(device, Wanted(focus=43), kernel.ioctl)
    assert kernel.value(FOCUS_ABSOLUTE) == 40


def test_device_that_is_gone_is_reported(tmp_path: Path) -> None:
    with pytest.raises(DeviceError, match="cannot be opened"):
        apply(str(tmp_path / "gone"), Wanted(), FakeV4l2().ioctl)
