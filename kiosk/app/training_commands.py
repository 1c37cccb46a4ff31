"""The training of several kiosks and laptops as one: written into a file, and taken over from files."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from kiosk.core.clock import SystemClock
from kiosk.staff import Person, Role
from kiosk.training import Store, store_path


def exchange(data: Path, export: Path | None, merge: Sequence[Path]) -> None:
    """Take over what each of these files holds, then write everything into one. Raise Refused for a file that is no
    training, JournalError where the disk does not let it be kept."""
    with Store(store_path(data)) as store:
        for path in merge:
            merged = store.merge(path, SystemClock().now_ms())
            twice = f", of these to a question that was answered here too: {merged.twice}" if merged.twice else ""
            sys.stdout.write(f"{path}: answers taken over: {merged.answers}{twice}.\n")
        if export is not None:
            store.export(export)
            sys.stdout.write(f"Saved: {export}\n")


def at_home(name: str) -> Person:
    """Return somebody who trains on a machine of their own, by the id that they have in the house's register."""
    return Person(id=name, name=name, roles=frozenset({Role.TRAINEE}))
