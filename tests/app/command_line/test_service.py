"""The unit of the kiosk is ready after the first frame, and its watchdog is fed while the loop runs."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.app.command_line.service import Service
from tests.sizes import only_whole
from tests.tables import House

ROOT = Path(__file__).resolve().parents[3]
LONG_S = 60  # A kiosk that sends no report fails after this time.


@pytest.fixture
def manager() -> Iterator[socket.socket]:
    """Return a socket as a service manager has it. Its path is short, whatever the names of the user and the test."""
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(f"{folder}/notify")
        heard.settimeout(LONG_S)
        yield heard


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return the records of a house whose table is open."""
    folder = tmp_path / "data"
    (folder / "NH-07").mkdir(parents=True)
    House(folder / "NH-07").close()
    (folder / "NH-07" / "staff.json").rename(folder / "staff.json")
    return folder


def lines(manager: socket.socket) -> list[str]:
    return manager.recv(65536).decode().split("\n")


def environment(manager: socket.socket, **more: str) -> dict[str, str]:
    return {"NOTIFY_SOCKET": manager.getsockname(), **more}


def kiosk(manager: socket.socket, data: Path, table: str, **more: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "kiosk", "run", "--table", table, "--data", str(data)],
        cwd=ROOT, stderr=subprocess.DEVNULL,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"} | environment(manager, **more),
    )  # fmt: skip


@only_whole
def test_a_frame_is_reported_with_the_table_and_then_the_loop(manager: socket.socket, data: Path) -> None:
    with kiosk(manager, data, "NH-07", WATCHDOG_USEC="300000", WATCHDOG_PID="1") as running:
        heard = lines(manager)
        while heard == ["WATCHDOG=1"]:  # The loop may run before the frame.
            heard = lines(manager)
        assert ["READY=1", "STATUS=Table NH-07 is shown.", "WATCHDOG=1"] == heard
        assert ["WATCHDOG=1"] == lines(manager) == lines(manager)
        running.send_signal(signal.SIGTERM)
        assert 0 == running.wait(LONG_S)


def test_the_page_of_a_kiosk_that_cannot_start_is_a_frame_that_says_why(manager: socket.socket, data: Path) -> None:
    with kiosk(manager, data, "NH-99") as running:
        ready, status, _ = lines(manager)
        assert "READY=1" == ready
        assert status.startswith("STATUS=The kiosk cannot start: ") and "NH-99" in status
        running.send_signal(signal.SIGTERM)
        assert 2 == running.wait(LONG_S)


def test_a_kiosk_without_a_display_reports_nothing(manager: socket.socket, data: Path) -> None:
    with kiosk(manager, data, "NH-07", QT_QPA_PLATFORM="wayland", WAYLAND_DISPLAY="/nowhere") as running:
        assert 2 == running.wait(LONG_S)
    manager.setblocking(False)
    with pytest.raises(BlockingIOError):
        lines(manager)


def test_an_abstract_name_is_reached() -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind("")  # The kernel assigns a unique name.
        heard.settimeout(LONG_S)
        Service({"NOTIFY_SOCKET": "@" + heard.getsockname()[1:].decode()}).shown("one\ntwo")
        assert ["READY=1", "STATUS=one two", "WATCHDOG=1"] == lines(heard)


@pytest.mark.parametrize("address", ["", "@", "notify", "vsock:2:1", "/nowhere/notify"])
def test_without_a_manager_that_listens_nothing_is_sent(address: str) -> None:
    Service({"NOTIFY_SOCKET": address}).shown("shown")


@pytest.mark.parametrize(("period", "ms"), [("60000000", 60_000), ("", 0), ("soon", 0), ("-1", 0), ("٣", 0)])
def test_a_period_that_is_no_number_feeds_nothing(period: str, ms: int) -> None:
    assert ms == Service({"WATCHDOG_USEC": period}).watchdog_ms
