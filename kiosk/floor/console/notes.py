"""Notes on alerts, and notes that came before their alert.

The keys of alerts can be guessed. A stolen certificate of a console could note an alert in advance, so that nobody ever
sees it. Such a note hides nothing, and raises an alert.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import Final

PATIENCE: Final = 30  # Checks of the server within which an alert appears that another console has noted.
OWN: Final = ("verified.", "servers.", "reports.", "early.")  # Alerts that each console finds by itself.


class Notes:
    """The notes of one floor, as one console learns of them."""

    def __init__(self) -> None:
        self._noted: Mapping[str, str] = {}
        self._is_known = False  # Whether all earlier notes are known.
        self._seen: set[str] = set()
        self._awaited: dict[str, int] = {}
        self._early: dict[str, str] = {}

    def forget(self) -> None:
        """Trust the next notes: while the line was broken, alerts may have come and gone."""
        self._is_known = False
        self._awaited.clear()

    def take(self, noted: Mapping[str, str], present: Collection[str]) -> None:
        """Fold in all notes, each with its console, and the alerts that there are now."""
        self._seen.update(present)
        if self._is_known:
            self._awaited.update({key: 0 for key in noted if key not in self._noted and key not in self._seen})
        self._noted, self._is_known = noted, True
        for key in list(self._awaited):
            self._awaited[key] += 1
            if key in self._seen:
                del self._awaited[key]
            elif self._awaited[key] > PATIENCE:
                del self._awaited[key]
                self._early[key] = noted.get(key, "")

    def hides(self, alert: str) -> bool:
        return alert in self._noted and alert not in self._early

    @property
    def early(self) -> Iterator[tuple[str, str]]:
        """Yield each console that noted an alert that did not exist, and the key of the first such alert."""
        found: dict[str, str] = {}
        for key, console in self._early.items():
            if not key.startswith(OWN):
                found.setdefault(console, key)
        yield from found.items()
