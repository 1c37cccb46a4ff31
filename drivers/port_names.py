"""Refuse a port that cannot be a serial line, before anything is opened.

A path is judged by its name and by the system's data about it. It is never opened to see whether it answers: that could
move a device. A number such as ttyUSB0 changes with the order of the cables, so a path under /dev/serial/ is required.
"""

import ipaddress
import os
import re
import stat
from pathlib import Path
from typing import Final

_NUMBERED: Final = re.compile(r"/dev/tty(USB|ACM)[0-9]+")
_CONSOLE: Final = re.compile(r"/dev/(tty|tty[0-9]+|console|ptmx|pts/ptmx)")
_OTHER: Final = re.compile(
    r"/dev/(?:sd[a-z]|hd[a-z]|vd[a-z]|xvd|nvme|mmcblk|loop|sr[0-9]|dm-|md[0-9]|disk/|mapper/|block/|input/|usb/|bus/|video|"
    r"v4l/|hidraw|lp[0-9]|null|zero|full|u?random|mem|kmsg|snd/|dri/|net/|fb[0-9]|fd/|std(?:in|out|err))"
)
_HOST_LABEL: Final = re.compile(r"[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?")
_LIKE_AN_ADDRESS: Final = re.compile(r"[0-9.]+")
_TERMINALS: Final = range(136, 144)  # Major numbers of the pseudo-terminals of emulators.
_STABLE: Final = (Path("/dev/serial/by-id"), Path("/dev/serial/by-path"))


def wrong_port(url: str) -> str:
    """Return why a port cannot be one, and the advice; "" for a possible one, or text that is not a URL."""
    if url.startswith("/") and "\0" not in url:
        return wrong_path(url)
    server = re.fullmatch(r"socket://(.+):[0-9]+", url)
    return wrong_host(server[1]) if server else ""


def wrong_path(path: str) -> str:
    """Return why a path is not a serial port of a device, and the advice; "" for a possible one."""
    if _NUMBERED.fullmatch(path):
        return f"{path} changes with the order of the cables; write {_stable_name(path)}"
    if _CONSOLE.fullmatch(path) or _OTHER.match(path):
        return f"{path} is not a serial port; write its path under /dev/serial/by-id"
    try:
        about = Path(path).stat()
    except OSError:
        return ""  # The device is not connected.
    if not stat.S_ISCHR(about.st_mode):
        return f"{path} is a {_kind(about.st_mode)}, not a serial port; write its path under /dev/serial/by-id"
    if not _is_terminal(about.st_rdev):
        return f"{path} is not a serial port; write its path under /dev/serial/by-id"
    return ""


def wrong_host(host: str) -> str:
    """Return why a host of a socket:// port is invalid; "" for a possible one."""
    if host.startswith("["):
        try:
            ipaddress.IPv6Address(host.strip("[]"))
        except ValueError:
            return f"{host} is not an IPv6 address; correct it"
        return ""
    if _LIKE_AN_ADDRESS.fullmatch(host):
        try:
            ipaddress.IPv4Address(host)
        except ValueError:
            return f"{host} is not an IP address; correct it, such as 10.0.3.9"
        return ""
    if len(host) > 253 or not all(_HOST_LABEL.fullmatch(label) for label in host.split(".")):
        return f"{host} is not a host name; correct it, such as printer-7.floor.example"
    return ""


def _stable_name(path: str) -> str:
    """Return the stable path of the device that is plugged in at a numbered port now."""
    for folder in _STABLE:
        try:
            links = sorted(folder.iterdir())
        except OSError:
            continue
        for link in links:
            if os.path.realpath(link) == os.path.realpath(path):
                return str(link)
    return "its path under /dev/serial/by-id, or under /dev/serial/by-path where two devices have one serial number"


def _kind(mode: int) -> str:
    if stat.S_ISDIR(mode):
        return "folder"
    if stat.S_ISBLK(mode):
        return "disk"
    return "file" if stat.S_ISREG(mode) else "pipe"


def _is_terminal(device: int) -> bool:
    """Return whether a character device is a terminal, as a serial port is one; True if the system does not say."""
    if os.major(device) in _TERMINALS:
        return True
    subsystem = Path(f"/sys/dev/char/{os.major(device)}:{os.minor(device)}/subsystem")
    return not subsystem.exists() or subsystem.resolve().name == "tty"
