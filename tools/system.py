"""See to what the operating system must bring: a Python that fits, `venv`, and the libraries of Qt.

`debian.txt` names each package with the library that it brings. A library counts as there when it loads, whatever the
distribution calls its package. What is missing is installed by apt-get as root or by a sudo that asks no password;
otherwise the line to type is printed, and the exit status is 1. Runs on the system's Python, with nothing but it.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

PYTHONS = ((3, 11), (3, 13))


def missing() -> list[str]:
    """Return the Debian packages whose part is not there."""
    packages = []
    if importlib.util.find_spec("ensurepip") is None:
        packages.append("python{}.{}-venv".format(*sys.version_info))
    for line in (Path(__file__).parent / "debian.txt").read_text(encoding="utf-8").splitlines():
        package, library = line.split()
        try:
            ctypes.CDLL(library)
        except OSError:
            packages.append(package)
    return packages


def install(packages: list[str]) -> bool:
    """Install `packages` where this may be done without asking. Return whether it was done."""
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


def main() -> int:
    lowest, highest = PYTHONS
    if not lowest <= sys.version_info[:2] <= highest:
        here = "{}.{}".format(*sys.version_info)
        print(
            "Python {}.{} to {}.{} is needed".format(*lowest, *highest), f"and this is {here}: make PYTHON=python3.11"
        )
        return 1
    packages = missing()
    if not packages:
        return 0
    print("Missing from this system:", *packages, flush=True)
    if install(packages):
        return 0
    root = "" if os.geteuid() == 0 else "sudo "
    print("Install them, then try again:")
    print(f"    {root}apt-get install --no-install-recommends {' '.join(packages)}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
