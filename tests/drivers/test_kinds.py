"""Device kinds are found by entry points: our own, and those of an outside package."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from drivers.kinds import GROUP, check_device, kinds, open_device, spec_of
from drivers.link import Receiver
from drivers.listening import ListeningDevice
from drivers.shoe.listening import ListeningShoe
from drivers.spec import CameraSpec, DriverSpec
from kiosk.core.errors import ConfigError
from tests.drivers.bench import SteppedClock

Install = Callable[[str, str, str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Return a function that installs a package: its name, its one module's text, and its entry points."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def installs(package: str, source: str, points: str) -> None:
        (tmp_path / f"{package}.py").write_text(source)
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[{GROUP}]\n{points}\n")
        monkeypatch.delitem(sys.modules, package, raising=False)

    return installs


# Somebody writes this driver after reading docs/devices.md: a shoe that reports a card as two letters and a line feed.
ACME = """
from drivers.listening import Decoded, ListeningDevice
from drivers.spec import DriverSpec, WordKey
from kiosk.core.cards import card
from kiosk.core.devices import CardRead

class Decoder:
    def __init__(self):
        self.line = b""
    def decode(self, data, mono_ns):
        *lines, self.line = (self.line + data).split(b"\\n")
        for line in lines:
            yield Decoded((CardRead(card(line.decode("ascii")), mono_ns),))
    def quiet(self, mono_ns):
        return ()
    def cut(self):
        self.line = b""

def open_acme(link, *, mood):
    return ListeningDevice(link, Decoder(), name="shoe")

ACME = DriverSpec(device=open_acme, baud=19200, settings={"mood": WordKey("calm", ("calm", "wild"))})
"""


def problem(kind: str, family: str = "shoe", **entry: object) -> str:
    with pytest.raises(ConfigError) as refused:
        check_device(family, {"kind": kind, "port": "loop://", **entry})
    return refused.value.message


def test_every_kind_of_our_own_can_be_loaded() -> None:
    for family, known in kinds().items():
        for kind in known:
            assert isinstance(spec_of(family, kind), CameraSpec if family == "camera" else DriverSpec)


def test_a_package_of_its_own_adds_a_kind(install: Install) -> None:
    install("acme_shoe", ACME, "shoe.acme = acme_shoe:ACME")
    assert {"acme", "beetek"} <= set(kinds()["shoe"])
    check_device("shoe", {"kind": "acme", "port": "/dev/serial/by-id/acme", "mood": "wild"})
    assert "mood: 'mad' is not calm or wild" == problem("acme", mood="mad")
    assert isinstance(open_device("shoe", {"kind": "acme", "port": "loop://"}, SteppedClock()), ListeningDevice)


def test_two_packages_that_claim_one_kind(install: Install) -> None:
    install("acme_shoe", ACME, "shoe.beetek = acme_shoe:ACME")
    assert "both offer shoe.beetek: uninstall one of them." in problem("beetek")


def test_family_that_nobody_asks_for(install: Install) -> None:
    install("acme_shoe", ACME, "slipper.acme = acme_shoe:ACME")
    assert problem("beetek").startswith("acme_shoe offers slipper.acme, which is not one of shoe, badge, ")


@pytest.mark.parametrize(
    ("point", "why"),
    [
        ("acme_shoe:NOBODY", "cannot be loaded: module 'acme_shoe' has no attribute 'NOBODY'"),
        ("acme_boot:ACME", "cannot be loaded: No module named 'acme_boot'"),
        ("acme_shoe:Decoder", "leads to <class 'acme_shoe.Decoder'>, which is not a DriverSpec"),
    ],
)
def test_entry_point_that_leads_nowhere(install: Install, point: str, why: str) -> None:
    install("acme_shoe", ACME, f"shoe.acme = {point}")
    assert f"kind: acme of acme_shoe {why}" == problem("acme")


EYE = "/dev/v4l/by-path/pci-0000:00:14.0-usb-0:3:1.0-video-index0"


@pytest.mark.parametrize(
    "entry",
    [
        {"kind": "sim"},
        {"kind": "folder", "path": "/srv/stills"},
        {"kind": "v4l2", "device": EYE},
        {"kind": "v4l2", "device": EYE, "width": 1920, "height": 1080, "frames_per_s": 15},
        {"kind": "v4l2", "device": EYE, "pixel_format": "YUYV", "exposure_us": 8000, "focus": 0, "power_line_hz": "50"},
    ],
)
def test_camera_says_where_it_is_by_settings_of_its_own(entry: dict[str, object]) -> None:
    check_device("camera", entry)


def test_every_problem_of_a_camera_is_reported_at_once() -> None:
    with pytest.raises(ConfigError) as refused:
        check_device("camera", {"kind": "v4l2", "width": True, "height": 4000, "port": "/dev/video0", "devise": EYE})
    assert (
        "port: a v4l2 camera has no such setting",
        "devise: a v4l2 camera has no such setting; did you mean device?",
        "device: is missing",
        "width: True is not a whole number from 320 to 1920",
        "height: 4000 is not a whole number from 240 to 1080",
    ) == refused.value.problems


@pytest.mark.parametrize(("kind", "entry"), [("v4l2", {"device": "/dev/video0"}), ("folder", {"path": "stills"})])
def test_camera_is_named_by_its_stable_path(kind: str, entry: dict[str, object]) -> None:
    with pytest.raises(
        ConfigError, match=r"is not (the camera’s own path, such as one under /dev/v4l|an absolute path)"
    ):
        check_device("camera", {"kind": kind, **entry})


def test_camera_that_is_opened_loads_no_opencv(tmp_path: Path) -> None:
    """Only the camera's process loads OpenCV and NumPy, never the kiosk's process."""
    program = (
        "import sys; from pathlib import Path\n"
        "from drivers.kinds import open_device; from kiosk.core.clock import SystemClock\n"
        f"open_device('camera', {{'kind': 'sim'}}, SystemClock(), folder=Path({str(tmp_path)!r}))\n"
        "assert not {'cv2', 'numpy'} & set(sys.modules), sorted(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_shoe_can_only_be_listened_to() -> None:
    for kind in ("beetek", "angel_eye"):
        make = spec_of("shoe", kind)
        assert isinstance(make, DriverSpec)
        assert make.link is Receiver
    assert not hasattr(ListeningShoe, "write")
    assert not hasattr(Receiver, "write")


@pytest.mark.parametrize("flow", ["none", "xonxoff", "rtscts"])
def test_flow_control_is_a_setting_of_a_port(flow: str) -> None:
    check_device("printer", {"kind": "escpos", "port": "/dev/serial/by-id/x", "flow": flow})


def test_flow_control_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ConfigError, match="is not one of none, xonxoff, rtscts"):
        check_device("printer", {"kind": "escpos", "port": "/dev/serial/by-id/x", "flow": "dtr"})
