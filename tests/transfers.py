"""Move a fill or a credit from its request to its receipt, with everybody's signatures."""

from typing import Final

from kiosk.bank import Rack
from kiosk.settings import Duty
from kiosk.staff import Person, Role
from kiosk.table import Table
from tests.tables import DEALER, FLOOR, PINS

PIN: Final = "5903"
CAGE, RUNNER = "park", "cruz"
SIGNED: Final = {
    Duty.FLOOR: (FLOOR, PINS[FLOOR]),
    Duty.CAGE: (CAGE, PIN),
    Duty.RUNNER: (RUNNER, PIN),
    Duty.DEALER: (DEALER, PINS[DEALER]),
}


def hire(table: Table) -> None:
    """Hire people for the cage and for the transport."""
    for who, name, role in ((CAGE, "D. Park", Role.MANAGER), (RUNNER, "L. Cruz", Role.DEALER)):
        if table.staff.person(who) is None:
            table.staff.add(Person(id=who, name=name, roles=frozenset({role}), license=f"G-{who}"), PIN)


def transfer(table: Table, direction: str, chips: Rack) -> None:
    """Request, send, count, and receive a fill or a credit."""
    hire(table)
    table.transfers.request(direction, chips, SIGNED)
    table.transfers.send(SIGNED)
    assert table.transfers.count(chips) == 0
    table.transfers.receive(chips, SIGNED)
