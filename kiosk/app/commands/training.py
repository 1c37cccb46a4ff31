"""The training of several kiosks and laptops as one: written into a file, and taken over from files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kiosk.app.command_line.terminal import tell
from kiosk.core.text import text
from kiosk.staff import Person, Role
from kiosk.training import OtherStore, Store, no_store, store_path


def exchange(data: Path, export: Path | None, merge: Sequence[Path]) -> None:
    """Take over what each of these files holds, then write everything into one. Raise Refused for a file that is no
    training, JournalError where the disk does not let it be kept; where one file is refused, none is taken over."""
    others = [OtherStore.read(path) for path in merge]
    if not others and not store_path(data).exists():
        raise no_store(store_path(data))
    with Store(store_path(data)) as store:
        for other in others:
            merged = store.merge(other)
            tell(text("{path}: answers added: {answers}.", path=other.path, answers=merged.answers))
            if merged.twice:
                tell(text("Of these, already answered here: {twice}.", twice=merged.twice))
        if export is not None:
            store.export(export)
            tell(text("Saved: {path}", path=export))


def at_home(name: str) -> Person:
    """Return somebody who trains on a machine of their own, by the id that they have in the house's register."""
    return Person(id=name, name=name, roles=frozenset({Role.TRAINEE}))
