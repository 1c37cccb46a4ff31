"""Keep face-down cards and PINs out of the memory that other processes may read.

They are in its memory: there is no core dump of it, and no other program of its user may look into it. What it writes
is its user's alone. A program that it starts may be looked into again, so that those of ours say so themselves.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import resource
from typing import Final

_PR_SET_DUMPABLE: Final = 4  # linux/prctl.h; execve(2) takes it back


def leave_nothing_behind() -> None:
    """Have this process leave no core dump, be looked into by nobody, and write files for its user alone."""
    os.umask(0o077)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)
