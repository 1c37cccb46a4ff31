"""Name this checkout in its environment by a relative path.

Pip writes the whole path. Python 3.11 decodes it in the locale's encoding, and does not start if `LC_ALL` is C and a
folder is named `café`. This runs on the system's Python, as `python3 -m tools.link .venv`.
"""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def link(venv: Path, root: Path = ROOT) -> None:
    """Write the relative path of `root` into the file by which the environment finds it."""
    for path in venv.resolve().glob("lib/python*/site-packages/*dealer_assist_kiosk.pth"):
        path.write_text(os.path.relpath(root, path.parent) + "\n", encoding="utf-8")


if __name__ == "__main__":
    link(Path(sys.argv[1]))
