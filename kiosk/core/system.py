"""Requirements of the computer: the libraries of Debian's packages, and a processor that can run the wheels.

`debian.txt` lists each package with its purpose and its library. If the library loads, the package counts as installed,
under any name of the distribution. README names the same packages. `make` runs this module with the system's Python
before the virtual environment exists, so it uses only the standard library, and its syntax suits older Pythons.
"""

import ctypes
import os
import platform
from collections.abc import Iterable
from pathlib import Path

LIST = Path(__file__).resolve().parent / "debian.txt"
_LIBRARY = "library"
CPU_INFO = Path("/proc/cpuinfo")

# The wheels of PySide6 and numpy need the level x86-64-v2. These are the kernel's names of its features.
_X86_64_V2 = ("cx16", "lahf_lm", "popcnt", "sse4_1", "sse4_2", "ssse3")


def missing_packages() -> list[str]:
    """Return the listed packages whose library does not load."""
    return [package for package, purpose, library in entries() if purpose == _LIBRARY and not _loads(library)]


def install_line(missing: Iterable[str]) -> str:
    """Return the command that installs these packages."""
    root = "" if os.geteuid() == 0 else "sudo "
    return f"{root}apt-get install --no-install-recommends {' '.join(missing)}"


def lacking_features(cpu_info: Path = CPU_INFO, machine: str = platform.machine()) -> list[str]:
    """Return the features of x86-64-v2 that the processor lacks; nothing on other architectures."""
    if machine != "x86_64":
        return []
    try:
        with cpu_info.open(encoding="utf-8", errors="replace") as lines:
            flags = next((line.split() for line in lines if line.startswith("flags")), None)
    except OSError:
        flags = None
    return [] if flags is None else [feature for feature in _X86_64_V2 if feature not in flags]


def too_old(lacking: Iterable[str]) -> str:
    """Return the sentence about a processor that lacks these features."""
    what = ", ".join(lacking)
    return f"This processor is too old: it lacks {what}. Use a computer with an x86-64-v2 processor (2009 or later)."


def entries() -> list[tuple[str, str, str]]:
    """Return each listed package with its purpose and its library, "" if it has none."""
    found = []
    for line in LIST.read_text(encoding="utf-8").splitlines():
        package, purpose, *library = line.split()
        found.append((package, purpose, library[0] if library else ""))
    return found


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
