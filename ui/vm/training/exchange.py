"""Training that goes from one kiosk or laptop to another: where it is written, and the files it is taken over from."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kiosk.core.text import Text
from kiosk.diagnostics import folders
from kiosk.staff import Person
from kiosk.training import OtherStore, School, day_of, export_name
from ui.vm.controls.words import say
from ui.vm.training import words
from ui.vm.training.rows import ChoiceKey

_FILES: Final = "training-*.db"
_TO, _OWN, _FROM = "to:", "own:", "from:"


def exchange_keys(school: School, exports: Path, *, everybody: bool, takes: bool) -> list[ChoiceKey]:
    """Return what can be touched: each place to which one's own answers can be written, and for a trainer those of
    `everybody`; then, for who `takes` files over, each file that lies there, the newest first.

    Without a stick and a folder of the house's settings the place is `exports`.
    """
    places = folders(school.settings.house.export_folder) or (exports,)
    keys = [ChoiceKey(f"{_TO}{place}", say(words.WRITE_ALL), str(place)) for place in places if everybody]
    keys += [ChoiceKey(f"{_OWN}{place}", say(words.WRITE_OWN), str(place)) for place in places]
    found = []
    if not takes:
        return keys
    for place in places:
        try:
            found += [(path.stat().st_mtime, path) for path in place.glob(_FILES)]
        except OSError:  # a stick that was pulled out meanwhile
            continue
    return keys + [
        ChoiceKey(f"{_FROM}{path}", say(words.TAKE_OVER.fill(file=path.name)), str(path.parent), day_of(int(at * 1000)))
        for at, path in sorted(found, reverse=True)
    ]


def exchange(school: School, who: Person, key: str) -> Text:
    """Write answers, or take a file over, as `key` says. Return what came of it. Raise Refused for a file that is
    no training, JournalError where the disk does not let it be kept."""
    if key.startswith((_TO, _OWN)):
        place, is_own = Path(key.partition(":")[2]), key.startswith(_OWN)
        path = place / export_name(who.id if is_own else school.table or who.id, school.store.name)
        school.store.export(path, person=who.id if is_own else None)
        return words.SAVED.fill(path=str(path))
    merged = school.store.merge(OtherStore.read(Path(key.removeprefix(_FROM))))
    if not merged.answers:
        return words.NOTHING_NEW
    template = words.TAKEN_TWICE if merged.twice else words.TAKEN
    return template.fill(n=merged.answers, twice=merged.twice)
