"""The output of a command that was typed, and a house whose manager signs for who is hired."""

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
    """Add a person to the staff, as the house's manager, who is added first."""
    if not (data / "staff.json").exists():
        first = ("staff", "add", MANAGER, "M. Ara", "--role", "manager", "--license", "G-1", "--data", data)
        assert kiosk(*first, pins=(MANAGERS_PIN, MANAGERS_PIN)).status == 0
    add = ("staff", "add", person_id, name, "--role", role, "--license", f"G-{person_id}", *BY, "--data", data)
    assert kiosk(*add, pins=(MANAGERS_PIN, pin, pin)).status == 0
