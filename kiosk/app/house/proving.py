"""Prove by PIN, in the terminal, the person who signs for a command."""

from pathlib import Path

from kiosk.app.command_line.terminal import ask_pin
from kiosk.app.house.house import load_staff, prove_at_house, require_whole_house
from kiosk.core.clock import SystemClock
from kiosk.settings import Settings
from kiosk.staff import Act, Authority


def proven(by: str, settings: Settings, folder: Path, *acts: Act, but_not: tuple[str, ...] = ()) -> str:
    """Return the ID of the person who runs a command, proven by a PIN and permitted all of these acts.

    Raise NotProven after recording the wrong PIN, and KioskError if the house journal is damaged.
    """
    require_whole_house(settings, folder)
    clock = SystemClock()
    staff = load_staff(settings, folder, clock)
    authority = Authority(staff, clock, house=settings.house.authority)
    roles = frozenset.intersection(*(frozenset(authority.roles(act)) for act in acts))
    pin = ask_pin()
    return prove_at_house(settings, folder, clock, staff, by, pin, roles=roles, but_not=but_not).id
