"""Return the output of a typed command, and hire people whom a house's manager signs for."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias


class Printed(NamedTuple):
    status: int
    out: str
    err: str


Kiosk: TypeAlias = Callable[..., Printed]
MANAGER, MANAGERS_PIN = "mara", "9053"
BY = ("--by", MANAGER)


def hire(kiosk: Kiosk, data: Path, person_id: str, name: str, role: str, pin: str) -> None:
    """Add a person to the staff with the signature of the house's manager, who is added first."""
    if not (data / "staff.json").exists():
        first = ("staff", "add", MANAGER, "M. Ara", "--role", "manager", "--license", "G-1", "--data", data)
        assert kiosk(*first, pins=(MANAGERS_PIN, MANAGERS_PIN)).status == 0
    add = ("staff", "add", person_id, name, "--role", role, "--license", f"G-{person_id}", *BY, "--data", data)
    assert kiosk(*add, pins=(MANAGERS_PIN, pin, pin)).status == 0
