"""The process before it does anything: what it was handed by its surroundings, and what it may leave behind.

Whoever can set a variable before the kiosk starts could have it listen to everybody (`QT_QPA_PLATFORM=vnc`), draw with
their plugins, or run their code (`PYTHONPATH`, `LD_PRELOAD`). What is not known to be harmless is taken out; what has
taken effect before the first line of this file makes the kiosk start itself once more without it. A card that lies face
down and a PIN that was just entered are in this process's memory: there is no core dump of it, and no other program of
its user may look into it. What it writes is its user's alone.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import resource
import sys
from collections.abc import Mapping
from typing import Final

_ITS_OWN: Final = ("QT_", "QML_", "QML2_", "QSG_", "QV4_", "LD_", "PYTHON", "GIO_", "GTK_")
_HARMLESS: Final = frozenset(
    {
        "QML_DISABLE_DISK_CACHE",
        "QML_NO_TOUCH_COMPRESSION",
        "QSG_RENDER_LOOP",
        "QT_QUICK_BACKEND",
        "QT_SCALE_FACTOR",
        "QT_WAYLAND_SHELL_INTEGRATION",
        "PYTHONDONTWRITEBYTECODE",
        "PYTHONHASHSEED",
        "PYTHONUNBUFFERED",
        "PYTHONUTF8",
    }
)
_PLATFORM: Final = "QT_QPA_PLATFORM"
_SCREENS: Final = frozenset({"eglfs", "linuxfb", "minimal", "offscreen", "wayland", "wayland-egl", "xcb"})
_BEFORE_US: Final = ("LD_", "PYTHON")  # what has taken effect when Python runs

_PR_SET_DUMPABLE: Final = 4  # linux/prctl.h


def cleaned(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the variables that the kiosk starts with: none that steers its libraries and is not known as harmless."""
    return {
        name: value
        for name, value in environment.items()
        if not name.startswith(_ITS_OWN) or name in _HARMLESS or (name == _PLATFORM and _is_screen(value))
    }


def _is_screen(platform: str) -> bool:
    """Say whether Qt would draw on a screen here, and listen to nobody. It takes several, the first that works."""
    return all(word.split(":", 1)[0] in _SCREENS for word in platform.split(";"))


def clean_start(words: list[str]) -> None:
    """Take out of the environment what steers the program from outside, and start anew where that came too late."""
    kept = cleaned(os.environ)
    removed = set(os.environ) - set(kept)
    if any(name.startswith(_BEFORE_US) for name in removed):
        os.execve(sys.executable, [sys.executable, "-I", "-m", "kiosk", *words], kept)  # noqa: S606, without a shell
    for name in removed:
        del os.environ[name]


def leave_nothing_behind() -> None:
    """Have this process leave no core dump, be looked into by nobody, and write files for its user alone."""
    os.umask(0o077)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)
