"""Return memory to the system: large freed blocks, and pages of libraries needed only at startup.

Both use glibc on Linux; elsewhere they do nothing.
"""

import contextlib
import ctypes
from pathlib import Path
from typing import Final

_M_MMAP_THRESHOLD: Final = -3  # malloc.h
_LARGE_BYTES: Final = 1 << 20
_MADV_DONTNEED: Final = 4  # asm-generic/mman-common.h
_MAPPED: Final = Path("/proc/self/smaps")  # proc(5): a line per mapping, followed by its figures.


def return_freed_memory() -> None:
    """Have the C library return freed blocks of 1 MiB and more to the system, from now on.

    Each PIN takes 19 MiB for a moment. After the first one glibc would keep such blocks in its heap forever.
    """
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, _LARGE_BYTES)


def release_start_pages() -> int:
    """Release the pages of libraries that were read during startup, and return their maximum size in bytes.

    A library is read while it starts, and most of it is never used again. A released page is loaded from the file when
    it is needed. Only mappings that nobody can write and that equal their file are released, so no data can be lost.
    """
    with contextlib.suppress(OSError, AttributeError):
        advise = ctypes.CDLL(None, use_errno=True).madvise
        advise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
        mapped = as_in_file(_MAPPED.read_text())
        return sum(end - first for first, end in mapped if advise(first, end - first, _MADV_DONTNEED) == 0)
    return 0


def as_in_file(mapped: str) -> list[tuple[int, int]]:
    """Return the ranges of library mappings that are read-only and equal to their file.

    A page that was written before it became read-only is `Anonymous`, or in swap.
    """
    found: list[tuple[int, int]] = []
    where, changed, is_library = (0, 0), 0, False
    for line in mapped.splitlines():
        first, *others = line.split()
        if not first.endswith(":"):  # 7f16ccd0d000-7f16cd4f7000 r-xp 00000000 fe:00 1234  /usr/lib/libQt6Core.so.6
            begins, _, ends = first.partition("-")
            where, changed = (int(begins, 16), int(ends, 16)), 0
            is_library = others[0] in {"r--p", "r-xp"} and others[-1].startswith("/") and ".so" in others[-1]
        elif first in {"Anonymous:", "Swap:"}:
            changed += int(others[0])
        elif first == "VmFlags:" and is_library and changed == 0:  # This is the last line of each mapping.
            found.append(where)
    return found
