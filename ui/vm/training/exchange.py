"""The exchange of training between kiosks and laptops: the folders for exports, and the files for imports."""

import os
from collections.abc import Callable
from concurrent.futures import Future
from fnmatch import fnmatchcase
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final, TypeAlias

from kiosk.core.background import run_in_background
from kiosk.core.dates import day_at
from kiosk.core.errors import KioskError
from kiosk.core.text import Text
from kiosk.diagnostics import folders
from kiosk.staff import Person
from kiosk.training import Merged, OtherStore, School, Store, export_name
from ui.vm.controls.view import REFUSED
from ui.vm.controls.words import say
from ui.vm.training import words
from ui.vm.training.rows import ChoiceKey
from ui.window.bridge import Bridge

_FILES: Final = "training-*.db"
MAX_LOOKED_AT: Final = 10_000  # Files looked at in a folder: a moment.
_MAX_FILES: Final = 100  # The newest files.
_TO, _OWN, _FROM = "to:", "own:", "from:"
# Receives the result of a file, and the tone in which it is shown.
Taken: TypeAlias = Callable[[Text | str, str], None]


def exchange_keys(
    school: School, exports: Path, *, everybody: bool, takes: bool, max_looked_at: int = MAX_LOOKED_AT
) -> list[ChoiceKey]:
    """Return the keys of the page: each folder for one's own answers, and for a trainer those of
    `everybody`; then, for a person who `takes` files, each file there, the newest first.

    Without a memory stick and a folder in the house's settings, the folder is `exports`. At most `max_looked_at` files
    of a folder are looked at.
    """
    places = folders(school.settings.house.export_folder) or (exports,)
    keys = [ChoiceKey(_key(_TO, place), say(words.WRITE_ALL), _shown(str(place))) for place in places if everybody]
    keys += [ChoiceKey(_key(_OWN, place), say(words.WRITE_OWN), _shown(str(place))) for place in places]
    if not takes:
        return keys
    found = sorted((file for place in places for file in _files(place, max_looked_at)), reverse=True)[:_MAX_FILES]
    return keys + [
        ChoiceKey(
            _key(_FROM, path),
            say(words.TAKE_OVER.fill(file=_shown(path.name))),
            _shown(str(path.parent)),
            say(day_at(int(at * 1000))),
        )
        for at, path in found
    ]


def _key(does: str, path: Path) -> str:
    """Return the key of a path for the screen. A name may have bytes that are not valid letters."""
    return does + os.fsencode(path).hex()


def _path(key: str) -> Path:
    return Path(os.fsdecode(bytes.fromhex(key.partition(":")[2])))


def _shown(name: str) -> str:
    """Return a foreign name, with “?” for each unprintable character."""
    return "".join(sign if sign.isprintable() else "?" for sign in name)


def _files(place: Path, most: int) -> list[tuple[float, Path]]:
    """Return the training files in a folder, with their times. The folder may have any number of other files."""
    try:
        with os.scandir(place) as entries:
            found = (entry for entry in islice(entries, most) if fnmatchcase(entry.name, _FILES))
            return [(entry.stat().st_mtime, place / entry.name) for entry in found]
    except OSError:  # A memory stick was pulled out meanwhile.
        return []


def is_taken_over(key: str) -> bool:
    """Return whether a key imports a file; other keys export answers."""
    return key.startswith(_FROM)


def write_answers(school: School, who: Person, key: str) -> Text:
    """Write answers as `key` requests. Return the outcome. Raise Refused if the file cannot be written, and for a
    person without answers.
    """
    place, is_own = _path(key), key.startswith(_OWN)
    path = place / export_name(who.id if is_own else school.table or who.id, school.store.name)
    school.store.export(path, person=who.id if is_own else None)
    return words.SAVED.fill(path=_shown(str(path)))


class FileTaker:
    """Imports the answers of a file on a separate thread, so that no foreign file is read on the screen's thread."""

    def __init__(self, store: Path, took: Taken) -> None:
        """`took` is called on the screen's thread with the outcome of a file."""
        self._store = store
        self._took = took
        self._bridge = Bridge(self._ended)
        self.is_busy = False

    def take(self, key: str) -> Text:
        """Begin to read the file of a key, unless one is being read. Return the text to show meanwhile."""
        path = _path(key)
        if not self.is_busy:
            self.is_busy = True
            run_in_background("training file", partial(_merged, self._store, path)).add_done_callback(self._bridge.post)
        return words.READING_FILE.fill(file=_shown(path.name))

    def close(self) -> None:
        """Report nothing more about a file that is being read."""
        self._bridge.close()

    def _ended(self, future: Future[Merged]) -> None:
        self.is_busy = False
        try:
            merged = future.result()
        except KioskError as error:
            self._took(error.message, REFUSED)
            return
        template = words.TAKEN_TWICE if merged.twice else words.TAKEN
        said = template.fill(n=merged.answers, twice=merged.twice) if merged.answers else words.NOTHING_NEW
        self._took(said, "warning")


def _merged(store: Path, path: Path) -> Merged:
    """Merge a file. Raise Refused for an invalid one, JournalError if the disk refuses the write."""
    other = OtherStore.read(path)
    with Store(store) as kept:
        return kept.merge(other)
