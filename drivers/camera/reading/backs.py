"""The backs of the decks at a table, learned automatically from two face-down cards.

No face is on a table twice, so two cards at rest that are not faces and look alike are two backs. An item that is
neither a face nor a known back, such as a joker, a strange ace, or a business card, is unclear, and never counted as a
face-down card.
"""

import contextlib
import io
import itertools
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np

from drivers.camera.picture.look import Image, Parts, are_alike, parts
from kiosk.core.disk import make_folder, read_plain, replace_file

MOST: Final = 8  # Backs kept; the oldest is dropped first.
FILE: Final = "backs.npz"


class Backs:
    """The backs that are known, and the file in which they are kept, if any."""

    def __init__(self, path: Path | None = None, known: Sequence[Image] = ()) -> None:
        """If the file cannot be read, the backs are learned again."""
        self._path = path
        self._known: list[Parts] = [parts(back) for back in known]
        if path is not None and path.exists():
            with contextlib.suppress(OSError, EOFError, ValueError, KeyError, zipfile.BadZipFile):
                self._known = list(np.load(io.BytesIO(read_plain(path)), allow_pickle=False)["backs"])

    def has(self, flat: Image) -> bool:
        """Return whether a straightened card shows a known back."""
        seen = parts(flat)
        return any(are_alike(seen, back) for back in self._known)

    def learn(self, flats: Sequence[Image]) -> bool:
        """Learn the back of two cards that look alike, and return whether there were any. None of `flats` is a face."""
        seen = [parts(flat) for flat in flats]
        for card, other in itertools.combinations(seen, 2):
            if are_alike(card, other):
                self._known = [*self._known[1 - MOST :], card]
                self._write()
                return True
        return False

    def _write(self) -> None:
        if self._path is None:
            return
        packed = io.BytesIO()
        np.savez(packed, backs=np.stack(self._known))
        with contextlib.suppress(OSError):  # They are learned again after the next start.
            make_folder(self._path.parent)
            replace_file(self._path, packed.getvalue())
