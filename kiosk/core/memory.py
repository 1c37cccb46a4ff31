"""Return memory to the system: large freed blocks, and what the libraries needed only to start.

Both ask the C library, where it is glibc on Linux; elsewhere nothing is given back, and nothing else is different.
"""

from __future__ import annotations

import contextlib
import ctypes
from pathlib import Path
from typing import Final

_M_MMAP_THRESHOLD: Final = -3  # malloc.h
_LARGE_BYTES: Final = 1 << 20
_MADV_DONTNEED: Final = 4  # asm-generic/mman-common.h
_MAPPED: Final = Path("/proc/self/smaps")  # proc(5): a line for each mapping, and its figures in lines below


def return_freed_memory() -> None:
    """Have the C library return freed blocks of 1 MiB and more to the system, from now on.

    Each PIN takes 19 MiB for a moment. After the first one glibc would keep such blocks in its heap forever.
    """
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, _LARGE_BYTES)


def give_start_back() -> int:
    """Let go of the pages of libraries that have been read so far, and return how many bytes they are at most.

    A library is read while it starts, and most of that is never looked at again. What is needed is there again at the
    next look at it, out of the system's own copy of the file. Only mappings are let go that nobody can write to and of
    which no page is other than in the file: there is nothing in them that could be lost.
    """
    with contextlib.suppress(OSError, AttributeError):
        advise = ctypes.CDLL(None, use_errno=True).madvise
        advise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
        mapped = as_in_file(_MAPPED.read_text())
        return sum(end - first for first, end in mapped if advise(first, end - first, _MADV_DONTNEED) == 0)
    return 0


def as_in_file(mapped: str) -> list[tuple[int, int]]:
    """Return from where to where the mappings of libraries go that are only read, and are as in their file.

    What was written to before it was closed to writing is `Anonymous`, or in the system's swap.
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
        elif first == "VmFlags:" and is_library and changed == 0:  # the last line of each mapping
            found.append(where)
    return found
