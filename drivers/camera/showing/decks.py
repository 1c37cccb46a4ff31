"""The decks of a table by name: the learned ones, and the one in play.

A table alternates between two decks or more while another is in the shuffler. In the folder `decks`, `red.npz` is a
learned deck, `red/` has the cards shown so far of one that is not learned yet, and `at-table` names the one that is in
play, learned or not.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from drivers.camera.reading.deck import Deck, often_refused, read
from drivers.camera.showing import enrollment
from kiosk.core.devices import CameraDeck
from kiosk.core.disk import make_folder, read_plain, replace_file
from kiosk.core.errors import DeviceError

NAMES: Final = ("red", "blue", "green", "black")
EARLIER: Final = "earlier"  # The deck that was shown before decks had names.
FOLDER: Final = "decks"
AT_TABLE: Final = "at-table"
_EARLIER_DECK: Final = "deck.npz"
_EARLIER_SHOWN: Final = "shown"


class Decks:
    """The decks that are kept in a table's camera folder."""

    def __init__(self, folder: Path) -> None:
        self._above = folder
        self._folder = folder / FOLDER

    def take_over(self) -> None:
        """Give a deck from before decks had names a place among the others. Raise DeviceError if that fails."""
        deck, shown = self._above / _EARLIER_DECK, self._above / _EARLIER_SHOWN
        try:
            if deck.exists() or shown.exists():
                make_folder(self._folder)
            if shown.exists():
                shown.replace(self.shown(EARLIER))
            if deck.exists():
                if not self.at_table:
                    self._name(EARLIER)
                deck.replace(self._path(EARLIER))
        except OSError as error:
            raise DeviceError(
                "camera_deck", "The deck cannot be saved under its name: {why}.", why=error.strerror or ""
            ) from error

    def kept(self) -> tuple[CameraDeck, ...]:
        """Return every deck, learned or only shown in part."""
        return tuple(self._each())

    def _each(self) -> Iterator[CameraDeck]:
        for name in (*NAMES, EARLIER):
            path = self._path(name)
            learned_ms = int(path.stat().st_mtime * 1000) if path.exists() else 0
            shown = enrollment.count_kept(self.shown(name))
            if name in NAMES or learned_ms or shown:
                yield CameraDeck(name, learned_ms, shown, tuple(card.text for card in often_refused(path)))

    @property
    def at_table(self) -> str:
        """Return the name of the deck at the table, known or not; "" if nobody has chosen it yet."""
        try:
            name = read_plain(self._folder / AT_TABLE).decode().strip()
        except (OSError, UnicodeDecodeError):
            return ""
        return name if name in (*NAMES, EARLIER) else ""

    def in_use(self, networks: str) -> Deck | None:
        """Return the deck at the table, if it is known. Raise DeviceError if it cannot be read."""
        path = self._path(self.at_table)
        return read(path, networks) if path.exists() else None

    def use(self, name: str) -> None:
        """Store which deck is at the table from now on. Raise DeviceError for a name that none may have."""
        self._name(self.known_name(name))

    def keep(self, name: str, deck: Deck) -> None:
        """Keep a deck that was learned. The first deck becomes the one at the table; after that, a person chooses.

        If some cards are often refused, the pictures of the others are kept, so that only those must be shown again.
        """
        make_folder(self._folder)
        deck.write(self._path(name))
        if not self.at_table:
            self._name(name)
        enrollment.forget(self.shown(name), deck.often_refused)

    def forget(self, name: str) -> None:
        """Delete a deck, including the cards shown so far."""
        self._path(self.known_name(name)).unlink(missing_ok=True)
        enrollment.forget(self.shown(name))

    def shown(self, name: str) -> Path:
        """Return the folder of a deck's shown cards. It is made with the first card."""
        return self._folder / name

    def known_name(self, name: str) -> str:
        """Return the name. Raise DeviceError if it is not a valid name of a deck."""
        if name not in (*NAMES, EARLIER):
            raise DeviceError("camera_deck", "Unknown deck {name}: choose one on the page.", name=name)
        return name

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.npz"

    def _name(self, name: str) -> None:
        make_folder(self._folder)
        replace_file(self._folder / AT_TABLE, name.encode())
