"""Classes of values, which are compared by what they hold and never changed.

A frozen dataclass stores each field through `object.__setattr__`, four times as slowly as an assignment, and one hand
makes hundreds of prompts and answers. These are frozen to mypy, which every change has to pass, and plain to Python.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

_T = TypeVar("_T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[_T]) -> type[_T]:
    """Make a class a dataclass with slots, whose fields mypy lets nobody assign once it is made."""
    return dataclass(slots=True, unsafe_hash=True)(cls)
