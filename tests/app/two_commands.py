"""Run two commands at one house journal: one writes all of its events while the other waits to write."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import pytest

from kiosk.journal import Journal


def written_first(monkeypatch: pytest.MonkeyPatch, module: ModuleType, other: Callable[[], object]) -> None:
    """Run `other` once, when a command of `module` is about to lock the house journal to write."""
    take = module.house_journal
    others = [other]

    @contextmanager
    def after_other(*words: Any) -> Iterator[Journal]:
        if others:
            others.pop()()
        with take(*words) as journal:
            yield journal

    monkeypatch.setattr(module, "house_journal", after_other)
