"""Check the requirements of the operating system, and delete an environment made for another Python or folder.

Missing packages are installed by apt-get, as root or by a sudo without a password. Otherwise the command is printed,
and the exit status is 1. This needs only the system's Python.

`python3 -m tools.system .venv` also writes `.venv/made-for`: the Python, the kind of computer, and the folder of the
environment. If one of them has changed, by an upgrade of Debian or because the checkout was moved or copied, the
environment is removed, and `make` makes it again, because its programs name the old Python or the old folder.
"""

import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from kiosk.core.system import entries, install_line, lacking_features, missing_packages, too_old

PYTHONS = ((3, 11), (3, 13))
START, LIBRARY, TESTS = "start", "library", "tests"  # the purposes of packages


def packages(*purposes: str) -> list[str]:
    """Return Debian's packages for these purposes."""
    return [package for package, purpose, _ in entries() if purpose in purposes]


def missing() -> list[str]:
    """Return the missing Debian packages."""
    has_venv = importlib.util.find_spec("ensurepip") is not None
    return ([] if has_venv else ["python{}.{}-venv".format(*sys.version_info)]) + missing_packages()


def install(packages: list[str]) -> bool:
    """Install `packages` if this is possible without asking. Return whether it was done."""
    if shutil.which("apt-get") is None:
        return False
    before: list[str] = []
    if os.geteuid() != 0:
        before = ["sudo", "-n"]
        if shutil.which("sudo") is None or subprocess.run([*before, "true"], check=False).returncode:
            return False
    apt_get = [*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    subprocess.run([*apt_get, "update", "-qq"], check=False)
    return (
        subprocess.run([*apt_get, "install", "-qq", "--no-install-recommends", *packages], check=False).returncode == 0
    )


def made_for(venv: Path) -> str:
    """Return the key of an environment: this Python, this kind of computer, and this folder."""
    return f"{sys.implementation.cache_tag}\n{platform.machine()}\n{venv.resolve()}\n"


def forget(venv: Path) -> None:
    """Remove an environment that was made for something else, and record the key of the next one."""
    record, wanted = venv / "made-for", made_for(venv)
    try:
        if record.read_text(encoding="utf-8") == wanted:
            return
    except (OSError, UnicodeDecodeError):
        pass
    if (venv / "pyvenv.cfg").exists():
        print(f"{venv} was made for another Python or folder: it is made again.", flush=True)
        shutil.rmtree(venv)
    venv.mkdir(parents=True, exist_ok=True)
    record.write_text(wanted, encoding="utf-8")


def check() -> str:
    """Return a sentence about missing parts, or "" if there are none."""
    lowest, highest = PYTHONS
    if not lowest <= sys.version_info[:2] <= highest:
        here = "{}.{}".format(*sys.version_info)
        needed = "Python {}.{} to {}.{} is needed".format(*lowest, *highest)
        return f"{needed}, and this is {here}: make PYTHON=python3.11"
    lacking = lacking_features()
    if lacking:
        return too_old(lacking)
    lacks = missing()
    if lacks:
        print("Missing from this system:", *lacks, flush=True)
        if not install(lacks):
            return f"Install them, then try again:\n    {install_line(lacks)}"
    return ""


def main(words: list[str]) -> int:
    wrong = check()
    if wrong:
        print(wrong)
        return 1
    try:
        for venv in words:
            forget(Path(venv))
    except OSError as error:
        print(f"{error.filename} cannot be written: {error.strerror}.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
