"""The power fails while a slip goes to a printer: it is on paper at most once, or marked as a reprint."""

import queue
from pathlib import Path
from typing import Any

import pytest

from drivers.kinds import open_device
from drivers.sims.printer import SimPrinter
from kiosk.core.devices import DeviceState, PrinterState, SlipFailed, SlipPrinted, StateChanged
from kiosk.events import SlipProven
from kiosk.table import Table
from tests.drivers.bench import GUARD_S, SECOND_NS, SteppedClock, until
from tests.payouts import big
from tests.tables import House, make_ready


class PrinterDesk:
    """A table's printer: the driver, and its reports that the table has not received yet."""

    def __init__(self, table: Table, path: str) -> None:
        self.table = table
        self.heard: queue.Queue[Any] = queue.Queue()
        clock = SteppedClock()
        clock.step_ns = SECOND_NS // 4  # Each request is due immediately.
        self.printer = open_device("printer", {"kind": "tcl", "port": path}, clock)
        self.printer.start(self.heard.put)
        until(lambda: self.printer.state is PrinterState.READY)
        table.slips.connect(self.printer)

    def hear(self) -> Any:
        """Pass events to the table up to the outcome of a slip."""
        while True:
            event = self.heard.get(timeout=GUARD_S)
            self.table.slips.printer_event(event)
            if isinstance(event, SlipPrinted | SlipFailed):
                return event


@pytest.fixture
def house(tmp_path: Path) -> House:
    house = House(tmp_path)
    house.table.shoe.event(StateChanged(DeviceState.READY, ""))
    return house


def test_slip_is_printed_and_its_proof_is_in_the_journal(house: House) -> None:
    with SimPrinter("tcl") as sim:
        desk = PrinterDesk(big(house), sim.attend().path)
        make_ready(house.table, by_hand=False)
        assert isinstance(desk.hear(), SlipPrinted)
        (event,) = house.table.journal.events(1, SlipProven)
        assert "*S|0|GURUSAG18|@|@|@|@|`|P1|*" == event.of(SlipProven).proof
        assert 1 == len(sim.voice.tickets)
        desk.printer.stop()


def test_power_that_fails_between_the_paper_and_the_journal(house: House) -> None:
    with SimPrinter("tcl") as sim:
        desk = PrinterDesk(big(house), sim.attend().path)
        make_ready(house.table, by_hand=False)
        until(lambda: bool(sim.voice.tickets))
        desk.printer.stop()  # The proof was not received.
        desk = PrinterDesk(house.restart(), sim.path)
        assert "unclear whether it printed" in house.table.notice
        assert 1 == len(sim.voice.tickets)
        house.table.slips.reprint(1)
        assert isinstance(desk.hear(), SlipPrinted)
        first, second = sim.voice.tickets
        assert "REPRINT" not in first and second.startswith("REPRINT")
        desk.printer.stop()
