"""Remove unsafe environment variables at startup.

A person who can set a variable before the kiosk starts could make it accept remote connections (`QT_QPA_PLATFORM=vnc`),
draw with their plugins, or run their code (`PYTHONPATH`, `LD_PRELOAD`, and others). Only variables that are known to be
harmless are kept, and programs are searched only in the system's folders. If a removed variable has already taken
effect, the kiosk restarts itself without it.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

_HARMLESS: Final = frozenset(
    {
        "HOME", "LOGNAME", "PWD", "SHELL", "TMPDIR", "TZ", "USER",
        "COLUMNS", "COLORTERM", "FORCE_COLOR", "LINES", "NO_COLOR", "TERM",
        "LANG", "LANGUAGE", "LC_ALL", "LC_COLLATE", "LC_CTYPE", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC", "LC_TIME",
        "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XAUTHORITY",
        "XDG_CURRENT_DESKTOP", "XDG_RUNTIME_DIR", "XDG_SEAT", "XDG_SESSION_ID", "XDG_SESSION_TYPE", "XDG_STATE_HOME",
        "XDG_VTNR",
        "INVOCATION_ID", "JOURNAL_STREAM", "NOTIFY_SOCKET", "SYSTEMD_EXEC_PID", "WATCHDOG_PID", "WATCHDOG_USEC",
        "QML_DISABLE_DISK_CACHE", "QML_NO_TOUCH_COMPRESSION", "QSG_RENDER_LOOP", "QT_QUICK_BACKEND",
        "QT_SCALE_FACTOR",
        "QT_WAYLAND_SHELL_INTEGRATION",
        "PYTHONDONTWRITEBYTECODE", "PYTHONHASHSEED", "PYTHONUNBUFFERED", "PYTHONUTF8",
    }
)  # fmt: skip
_OF_THIS_MACHINE: Final[Mapping[str, str]] = {
    # Other addresses connect to another machine, or start a program (`unixexec:`).
    "DBUS_SESSION_BUS_ADDRESS": "unix:",
    "DISPLAY": ":",  # A name before the colon selects the display of another machine.
    "PULSE_SERVER": "unix:",
}
"""Prefixes of the paths that these variables may name on this machine."""

_PROGRAMS: Final = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
_PLATFORM: Final = "QT_QPA_PLATFORM"
_SCREENS: Final = frozenset({"eglfs", "linuxfb", "minimal", "offscreen", "wayland", "wayland-egl", "xcb"})
# Prefixes of variables that take effect before Python code runs.
_BEFORE_US: Final = ("GLIBC_", "LD_", "MALLOC_", "PYTHON")


def cleaned(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the variables that the kiosk starts with: those that are known to be harmless, and the system's `PATH`."""
    kept = {
        name: value
        for name, value in environment.items()
        if name in _HARMLESS or (name == _PLATFORM and _is_screen(value)) or _is_of_this_machine(name, value)
    }
    return kept | {"PATH": _PROGRAMS}


def _is_the_users() -> bool:
    """Return whether the kiosk is among the user's own packages (`pip install --user`), which -I leaves out."""
    import site

    return site.ENABLE_USER_SITE is True and Path(__file__).is_relative_to(site.getusersitepackages())


def _is_screen(platform: str) -> bool:
    """Return whether Qt would draw on a local screen. Of several listed platforms, Qt uses the first that works."""
    return all(word.split(":", 1)[0] in _SCREENS for word in platform.split(";"))


def _is_of_this_machine(name: str, value: str) -> bool:
    begins = _OF_THIS_MACHINE.get(name)
    return begins is not None and all(place.startswith(begins) for place in value.replace(";", " ").split())


def kiosk_command(words: Sequence[str]) -> list[str]:
    """Return the command that starts this program with these arguments and imports nothing from the current folder."""
    alone = ("-E", "-P") if _is_the_users() else ("-I",)
    return [sys.executable, *alone, "-m", "kiosk", *words]


def clean_start(words: list[str]) -> None:
    """Remove unsafe variables from the environment, and restart the program if one has already taken effect."""
    kept = cleaned(os.environ)
    removed = set(os.environ) - set(kept)
    if any(name.startswith(_BEFORE_US) for name in removed):
        os.execve(sys.executable, kiosk_command(words), kept)  # noqa: S606, without a shell
    for name in removed:
        del os.environ[name]
    os.environ.update(kept)
