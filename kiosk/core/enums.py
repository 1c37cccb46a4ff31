"""Enumerations whose members are found as quickly as any other name of a class.

Python 3.11 calls a function for each `Outcome.WIN`, in a sixth of a microsecond; later versions keep the members in
the class, as it is done here. One hand asks for hundreds of them.
"""

from enum import Enum
from typing import TypeVar

E = TypeVar("E", bound=type[Enum])


def quick(cls: E) -> E:
    """Keep the members of an enumeration in its class."""
    for name, member in cls.__members__.items():
        type.__setattr__(cls, name, member)
    return cls
