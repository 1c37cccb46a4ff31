"""Check the requirements of the program before its parts are imported; each fault is one sentence in English.

Nothing here imports a part that could fail: a processor that is too old cannot even load them.
"""

from __future__ import annotations

import csv
import os
import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final
from zoneinfo import TZPATH

from kiosk.core.system import install_line, lacking_features, missing_packages, too_old

if TYPE_CHECKING:
    from importlib.metadata import Distribution

DISTRIBUTION: Final = "dealer-assist-kiosk"
PACKAGES: Final = ("kiosk", "drivers", "ui")
_HOME: Final = Path(__file__).resolve().parents[2]
_ZONE_BY_RULE: Final = re.compile(r"UTC$|GMT$|(?:<[^>]+>|[A-Za-z]{3,})[+-]?\d")  # As in EST5EDT.
_SEPARATELY: Final = "Install the kiosk in a separate environment: docs/installing.md"


def wrong_surroundings() -> str:
    """Return a sentence about the fault that keeps the program from starting, or ""."""
    lacking = lacking_features()
    if lacking:
        return too_old(lacking)
    return (
        copied(Path(sys.argv[0]), Path(sys.prefix))
        or unreadable(_HOME)
        or foreign(_HOME)
        or unknown_zone(os.environ.get("TZ", ""))
    )


def unknown_zone(name: str) -> str:
    """Return a sentence if TZ names a time zone that this computer lacks: each time would be shown in UTC."""
    name = name.removeprefix(":")
    known = ".." not in name and any(Path(folder, name).is_file() for folder in TZPATH)
    if not name or known or _ZONE_BY_RULE.match(name):
        return ""
    return (
        f'TZ is "{name}", which this computer does not know: write a time zone such as America/New_York, or remove TZ.'
    )


def copied(program: Path, prefix: Path) -> str:
    """Return a sentence if the program's environment was copied or moved, and would run the code of another folder."""
    environment = program.absolute().parent.parent
    is_other = (environment / "pyvenv.cfg").exists() and environment.resolve() != prefix.resolve()
    if not is_other:
        return ""
    return f"{environment} is a copy that runs the program of {prefix}: say `make run` in the copy's folder."


def unreadable(home: Path) -> str:
    """Return a sentence that names a folder or file of the program that this user may not read."""
    for path in _own_paths(home):
        wanted = os.R_OK | os.X_OK if path.is_dir() else os.R_OK
        if not os.access(path, wanted):
            what = "folder" if path.is_dir() else "file"
            return f"This user may not read the program's {what} {path}: as root, say `umask 022` and install it again."
    return ""


def _own_paths(home: Path) -> Iterator[Path]:
    # The package has the files if it is installed; otherwise they are next to it.
    config = () if (home / "kiosk" / "_config").exists() else ("config",)
    waiting = [home / name for name in (*PACKAGES, *config) if (home / name).exists()]
    while waiting:
        folder = waiting.pop()
        yield folder
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name == "__pycache__":
                    continue
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(Path(entry.path))
                else:
                    yield Path(entry.path)


def foreign(home: Path) -> str:
    """Return a sentence about a package of ours that another program's has overwritten: pip does so silently."""
    from importlib.metadata import PackageNotFoundError, distribution

    for package in PACKAGES:
        spec = find_spec(package)
        if spec is None or spec.origin is None or Path(spec.origin).resolve() != home / package / "__init__.py":
            found = (
                "missing" if spec is None else f"another program's: {spec.origin or spec.submodule_search_locations}"
            )
            return f"The kiosk's package {package} is {found}. {_SEPARATELY}."
    try:
        installed = distribution(DISTRIBUTION)
    except PackageNotFoundError:  # It runs from its folder.
        return ""
    is_linked = Path(str(installed.locate_file(""))).resolve() != home  # Installed by `pip install --editable`.
    changed = "" if is_linked else overwritten(installed, home)
    return f"{changed} is not the kiosk's: another package has overwritten it. {_SEPARATELY}." if changed else ""


def overwritten(installed: Distribution, home: Path) -> str:
    """Return a file of ours that is gone or has another size than pip has written down, "" if there is none.

    Sizes are enough against another package: a change by a person is found by the digests that a manager signs for.
    """
    for name, _, size in csv.reader((installed.read_text("RECORD") or "").splitlines()):
        path = home / name
        if size and name.split("/")[0] in PACKAGES and (not path.exists() or path.stat().st_size != int(size)):
            return str(path)
    return ""


def missing_libraries() -> str:
    """Return a sentence about Debian's packages whose libraries the program needs and the system lacks."""
    missing = missing_packages()
    return f"The system lacks libraries of the kiosk. Install them: {install_line(missing)}" if missing else ""
