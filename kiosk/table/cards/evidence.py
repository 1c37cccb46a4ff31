"""The evidence of a camera's readings, stored for the floor: pictures in one folder, each under its own hash.

The journal has the hashes, so a picture that was altered or exchanged later is detected. A picture is on the disk
before the journal names it: a power cut leaves no picture missing or partial, which would look like an alteration.
"""

import hashlib
from pathlib import Path
from typing import Any

from kiosk.core.devices import Evidence
from kiosk.core.disk import make_folder, read_plain, replace_file, sweep, sync_folder
from kiosk.core.errors import DeviceError


class EvidenceFolder:
    """A folder of pictures. It is made when the first one is kept."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._is_ready = False

    def keep(self, evidence: Evidence) -> dict[str, Any]:
        """Store the pictures, and return the journal's entry: plain JSON, with hashes for the pictures.

        Raise DeviceError if they cannot be stored: a reading without its evidence does not count.
        """
        try:
            return {
                "crop": self._picture(evidence.crop),
                "flats": [self._picture(flat) for flat in evidence.flats],
                "likely": [[[name, share] for name, share in likely] for likely in evidence.likely],
                "hashes": dict(evidence.hashes),
                "frames_ns": list(evidence.frames_ns),
            }
        except OSError as error:
            raise DeviceError(
                "evidence",
                "The camera’s pictures cannot be saved ({why}): enter the cards by hand.",
                why=error.strerror,
            ) from error

    def picture(self, sha256: str) -> bytes | None:
        """Return a stored picture, or None if it is gone or altered."""
        try:
            body = read_plain(self._folder / f"{sha256}.jpg")
        except OSError:
            return None
        return body if hashlib.sha256(body).hexdigest() == sha256 else None

    def is_altered(self, sha256: str) -> bool:
        """Return whether a picture exists and was altered."""
        return (self._folder / f"{sha256}.jpg").exists() and self.picture(sha256) is None

    def _picture(self, body: bytes) -> str:
        name = hashlib.sha256(body).hexdigest()
        path = self._folder / f"{name}.jpg"
        if not self._is_ready:
            make_folder(self._folder)
            sweep(self._folder)
            self._is_ready = True
        if path.exists():
            sync_folder(self._folder)  # An earlier attempt may have failed at this.
        else:
            replace_file(path, body)
        return name
