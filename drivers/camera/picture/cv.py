"""Import OpenCV for all other modules. It sets environment variables at import; they are removed again here.

`LD_LIBRARY_PATH` gains an empty entry, which means the current directory, and the wheels with a window also point Qt at
plugins of their own. Neither may reach a child of this process.
"""

import os
from typing import Any

_BEFORE = dict(os.environ)

import cv2 as _cv2  # noqa: E402

cv2: Any = _cv2  # The stubs are wrong, so results are typed where they are used.

for _name in set(os.environ) - set(_BEFORE):
    del os.environ[_name]
os.environ.update(_BEFORE)
