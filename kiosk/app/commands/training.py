"""The training of several kiosks and laptops as one: written into a file, and taken over from files."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kiosk.app.command_line.terminal import ask_pin, tell
from kiosk.core.clock import Clock
from kiosk.core.errors import Refused
from kiosk.core.text import text
from kiosk.settings import Settings
from kiosk.staff import Person, Role
from kiosk.training import OtherStore, Store, export_name, forget_hands, nothing_stored, store_path

HOUSE: Final = "all"


def exchange(data: Path, export: Path | None, merge: Sequence[Path], *, person: str = "") -> None:
    """Merge the answers of each of these files, then write all answers, or those of one `person`, to one file. In a
    folder, such as that of a USB stick, the file is named after its store, so that it replaces no other laptop's file.

    Raise Refused for a file that is not a training store, and JournalError if the disk refuses the write. If one file
    is refused, none is merged.
    """
    others = [OtherStore.read(path) for path in merge]
    if not others and not store_path(data).exists():
        raise nothing_stored()
    with Store(store_path(data)) as store:
        for other in others:
            merged = store.merge(other)
            tell(text("{path}: answers added: {answers}.", path=other.path, answers=merged.answers))
            if merged.twice:
                tell(text("Of these, already answered here: {twice}.", twice=merged.twice))
        if export is not None:
            path = export / export_name(person or HOUSE, store.name) if export.is_dir() else export
            store.export(path, person=person or None)
            tell(text("Saved: {path}", path=path))


def forget(settings: Settings, data: Path, clock: Clock, person: str, by: str, *, table: str | None = None) -> None:
    """Delete the answers of a person who has left, with a manager's signature; with a `table`, also at the floor
    server. Examinations, certificates, and signatures stay.

    Raise Refused for a person who still works here, NotProven as the register does, and FloorError if the server cannot
    be reached; nothing is deleted then.
    """
    from kiosk.app.house.carried import forget_at_floor
    from kiosk.app.house.house import load_staff, prove_at_house

    if table is None and settings.house.floor_server is not None:
        raise Refused(
            "table", "The floor server keeps answers, too: name the table from which it is reached, with --table."
        )
    if not by:
        raise Refused("by", "A manager signs for it: give your ID with --by.")
    if not store_path(data).exists():
        raise nothing_stored()
    staff = load_staff(settings, data, clock)
    known = staff.person(person)
    if known is not None and known.is_active:
        raise Refused(
            "still_here", "{name} still works here: answers are deleted after a person has left.", name=known.name
        )
    prove_at_house(settings, data, clock, staff, by, ask_pin(), roles={Role.MANAGER})
    if table is not None and settings.house.floor_server is not None:
        forget_at_floor(settings, table, data, person)
    with Store(store_path(data)) as store:
        names = store.names_of(person)
        gone = store.forget(person, by=by, at_ms=clock.now_ms())
    for name in names:
        forget_hands(store_path(data).parent, name)
    tell(text("Answers deleted: {n}. Examinations, certificates, and signatures stay.", n=gone))


def at_home(name: str) -> Person:
    """Return a trainee on a machine of their own, with the ID that they have in the house's register."""
    return Person(id=name, name=name, roles=frozenset({Role.TRAINEE}))
