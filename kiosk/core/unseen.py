"""Keep face-down cards and PINs out of the memory that other processes may read.

The process writes no core dump, other programs of its user cannot read its memory, and only its user can read its
files. A program that it starts can be read again, so our own programs repeat this call.
"""

import contextlib
import ctypes
import os
import resource
from typing import Final

_PR_SET_DUMPABLE: Final = 4  # linux/prctl.h; execve(2) resets it.


def leave_nothing_behind() -> None:
    """Have this process leave no core dump, be looked into by nobody, and write files for its user alone."""
    os.umask(0o077)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)
