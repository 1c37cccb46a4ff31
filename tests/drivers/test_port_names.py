"""A port that cannot be a serial line is refused by name, without opening it."""

import os
import pty
from pathlib import Path

import pytest

from drivers.kinds import check_device
from drivers.port_names import wrong_port
from kiosk.core.errors import ConfigError


@pytest.mark.parametrize(
    ("port", "why"),
    [
        ("/dev/ttyUSB0", "changes with the order of the cables; write its path under /dev/serial/by-id"),
        ("/dev/ttyUSB17", "or under /dev/serial/by-path where two devices have one serial number"),
        ("/dev/ttyACM3", "changes with the order of the cables"),
        ("/etc/passwd", "is a file, not a serial port"),
        ("/etc", "is a folder, not a serial port"),
        ("/dev/null", "is not a serial port"),
        ("/dev/zero", "is not a serial port"),
        ("/dev/full", "is not a serial port"),
        ("/dev/sda", "is not a serial port"),
        ("/dev/nvme0n1", "is not a serial port"),
        ("/dev/disk/by-id/ata-x", "is not a serial port"),
        ("/dev/usb/lp0", "is not a serial port"),
        ("/dev/lp0", "is not a serial port"),
        ("/dev/hidraw0", "is not a serial port"),
        ("/dev/input/event3", "is not a serial port"),
        ("/dev/video0", "is not a serial port"),
        ("/dev/tty", "is not a serial port"),
        ("/dev/tty1", "is not a serial port"),
        ("/dev/console", "is not a serial port"),
        ("socket://10.0.0.999:9100", "10.0.0.999 is not an IP address"),
        ("socket://10.0.9:9100", "10.0.9 is not an IP address"),
        ("socket://10.0.0.1.2:9100", "is not an IP address"),
        ("socket://[fe80::zz]:9100", "is not an IPv6 address"),
        ("socket://-printer:9100", "is not a host name"),
        ("socket://printer..floor:9100", "is not a host name"),
    ],
)
def test_a_path_that_is_no_serial_port_is_refused(port: str, why: str) -> None:
    assert why in wrong_port(port)
    with pytest.raises(ConfigError) as caught:
        check_device("shoe", {"kind": "beetek", "port": port})
    assert "port" in {getattr(problem, "key", "") for problem in caught.value.problems}


@pytest.mark.parametrize(
    "port",
    [
        "/dev/serial/by-id/usb-FTDI_FT232R_BQ7K2M0X-if00-port0",
        "/dev/serial/by-path/pci-0000:00:14.0-usb-0:2:1.0-port0",
        "/dev/ttyS0",
        "/dev/ttyAMA0",
        "/dev/shoe-7",
        "socket://10.0.3.9:9100",
        "socket://[fe80::1]:4001",
        "socket://moxa_7.floor.example:4001",
        "usb://0403:6001/BQ7K2M0X",
        "loop://",
    ],
)
def test_a_possible_port_is_accepted(port: str) -> None:
    assert "" == wrong_port(port)
    check_device("shoe", {"kind": "beetek", "port": port})


def test_a_terminal_is_taken_by_each_of_its_names(tmp_path: Path) -> None:
    leader, follower = pty.openpty()
    try:
        name = os.ttyname(follower)
        (tmp_path / "shoe").symlink_to(name)
        assert ("", "") == (wrong_port(name), wrong_port(str(tmp_path / "shoe")))
    finally:
        os.close(leader)
        os.close(follower)


def test_a_link_to_no_terminal_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    os.mkfifo(tmp_path / "fifo")
    for name, kind in (("file", "a file"), ("fifo", "a pipe")):
        (tmp_path / f"link-{name}").symlink_to(tmp_path / name)
        assert f"is {kind}, not a serial port" in wrong_port(str(tmp_path / f"link-{name}"))
