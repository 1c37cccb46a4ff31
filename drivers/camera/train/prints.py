"""Whole decks that others drew and gave away, as examples of printed decks: their art, not ours.

The English pattern by Younes Touati (LGPL-3, npm), and two of KDE's decks: Tigullio (LGPL-2 or later) and Konqi (a
license like Expat's), whose suits are printed in inks of their own. KDE's other decks are under the GPL: nothing is
trained on them, and `benchmarks.hardships` has them read as decks that no network has seen. None of it is shipped.
"""

import hashlib
import io
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np

from drivers.camera.picture.look import RANKS, SUITS, Image

CARD: Final = (192, 270)
NPM: Final = "@younestouati/playing-cards-standard-deck@3.0.0"
NPM_FILE: Final = "younestouati-playing-cards-standard-deck-3.0.0.tgz"
NPM_SHA256: Final = "35722591ff4efae9c66f62df6a6159d38bcf8742b38961d373c897aa4af13286"
DEBIAN: Final = "kdegames-card-data-kf5=4:22.12.3-1"
DEBIAN_FILE: Final = "kdegames-card-data-kf5_4%3a22.12.3-1_all.deb"
DEBIAN_SHA256: Final = "af0f00a97b8272bb9f8b497855716a41d2c694748eb0a6b3b3e691b692c4a9a6"
TRAINED_ON: Final = ("tigullio-international", "konqi-modern")

_NUMBERS: Final = {"A": "1", "T": "10", "J": "11", "Q": "12", "K": "13"}
Deck = dict[str, Image]  # by the name of each of the 52 cards


def load(cache: Path) -> list[Deck]:
    """Return the decks that may be trained on, fetched into `cache` unless they are there."""
    return [_touati(cache), *(kde(cache, name) for name in TRAINED_ON)]


def fetched(cache: Path, file: str, sha256: str, command: list[str]) -> Path:
    """Return a file that a package host's own client downloads. Raise RuntimeError if its hash is wrong."""
    cache.mkdir(parents=True, exist_ok=True)
    path = cache / file
    if not path.exists():
        subprocess.run(command, cwd=cache, check=True)
    if hashlib.sha256(path.read_bytes()).hexdigest() != sha256:
        raise RuntimeError(f"{path.name} is not the package that is known here: remove it and try again")
    return path


def _touati(cache: Path) -> Deck:
    from drivers.camera.train.art import raster

    path = fetched(cache, NPM_FILE, NPM_SHA256, ["npm", "pack", "--silent", NPM])
    deck = {}
    with tarfile.open(path) as tar:
        for name in _names():
            member = tar.extractfile(f"package/cards/{_NUMBERS.get(name[0], name[0])}{name[1]}.svg")
            assert member is not None
            deck[name] = raster(member.read().decode(), *CARD)
    return deck


def kde(cache: Path, name: str) -> Deck:
    """Return one of the decks in Debian's package of KDE's. Qt draws them, as it does in their games."""
    drawn = cache / f"{name}.npy"
    if not drawn.exists():
        drawing = cache / f"{name}.svgz"
        drawing.write_bytes(_kde_drawing(cache, name))
        command = [sys.executable, "-m", "tools.kde_cards", str(drawing), str(drawn), *map(str, CARD)]
        subprocess.run(command, check=True, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    return dict(zip(_names(), np.load(drawn), strict=True))


def _kde_drawing(cache: Path, name: str) -> bytes:
    path = fetched(cache, DEBIAN_FILE, DEBIAN_SHA256, ["apt-get", "download", DEBIAN])
    unpacked = subprocess.run(["dpkg-deb", "--fsys-tarfile", str(path)], check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(unpacked)) as tar:
        for member in tar.getmembers():
            if f"/svg-{name}/" in member.name and member.name.endswith(".svgz"):
                packed = tar.extractfile(member)
                assert packed is not None
                return packed.read()
    raise RuntimeError(f"{path.name} holds no deck {name}")


def _names() -> Iterator[str]:
    return (rank + suit for rank in RANKS for suit in SUITS)
