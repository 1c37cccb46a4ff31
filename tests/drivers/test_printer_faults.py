"""Each printer's driver with its emulator, over a real port: a slip is printed once, or the reason is reported."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from drivers.printer.escpos.sim import EscPosVoice
from drivers.sims.printer import SimPrinter
from kiosk.core.devices import PrinterChanged, PrinterState, SlipFailed, SlipLine, SlipPage, SlipPrinted
from tests.drivers.bench import SECOND_NS, DriverBench, listening, until

LINES = (SlipLine("Table", "NH-07"), SlipLine("Amount", "$25,000.00", large=True), SlipLine("Signed ^|~"))
SLIP = SlipPage("000123", "JACKPOT SLIP", LINES)
COPY = SlipPage("000123", "JACKPOT SLIP", LINES, mark="REPRINT")


class PrinterAndDriver:
    """An emulated printer and its driver. The clock advances by itself, so that each question is due immediately."""

    def __init__(self, sim: SimPrinter, bench: DriverBench) -> None:
        self.sim, self.bench, self.inbox, self.printer = sim, bench, bench.inbox, bench.device
        bench.clock.step_ns = SECOND_NS // 4

    @property
    def slips(self) -> list[str]:
        return self.sim.voice.tickets

    def is_(self, state: PrinterState) -> PrinterChanged:
        """Wait until the driver reports a state of the printer."""
        event = self.inbox.until(lambda change: isinstance(change, PrinterChanged) and change.state is state)[-1]
        assert isinstance(event, PrinterChanged)
        return event

    def outcome(self) -> SlipPrinted | SlipFailed:
        event = self.inbox.until(lambda sent: isinstance(sent, SlipPrinted | SlipFailed))[-1]
        assert isinstance(event, SlipPrinted | SlipFailed)
        return event

    def failure(self) -> SlipFailed:
        event = self.outcome()
        assert isinstance(event, SlipFailed)
        return event


@pytest.fixture(params=["escpos", "tcl"])
def office(request: pytest.FixtureRequest) -> Iterator[PrinterAndDriver]:
    kind: str = request.param
    with SimPrinter(kind) as sim, listening({"kind": kind, "port": sim.path, "proof_s": 6}, "printer") as bench:
        yield PrinterAndDriver(sim, bench)


@pytest.fixture
def ready(office: PrinterAndDriver) -> PrinterAndDriver:
    office.sim.attend()
    office.is_(PrinterState.READY)
    return office


def test_slip_comes_out_whole_and_is_proven(ready: PrinterAndDriver) -> None:
    ready.printer.print(SLIP, "slip 123")
    printed = ready.outcome()
    assert isinstance(printed, SlipPrinted)
    assert "slip 123" == printed.key
    assert printed.proof.startswith(("1D 72 01 was answered 00 00", "*S|0|GURUSAG18|@|@|@|@|`|P1|*"))
    (slip,) = ready.slips
    for word in ("JACKPOT SLIP", "000123", "Table", "NH-07", "$25,000.00", "Signed ^|~"):
        assert word in slip
    assert "REPRINT" not in slip


def test_reprint_is_marked(ready: PrinterAndDriver) -> None:
    ready.printer.print(COPY, "slip 123 again")
    assert isinstance(ready.outcome(), SlipPrinted)
    assert ready.slips[0].startswith("REPRINT")


def test_same_key_never_prints_twice(ready: PrinterAndDriver) -> None:
    ready.printer.print(SLIP, "slip 123")
    ready.printer.print(SLIP, "slip 123")
    assert isinstance(ready.outcome(), SlipPrinted)
    ready.printer.print(SLIP, "slip 123")
    ready.printer.print(SLIP, "slip 124")
    assert SlipPrinted("slip 124", ready_proof(ready)) == ready.outcome()
    assert 2 == len(ready.slips)


def ready_proof(office: PrinterAndDriver) -> str:
    return (
        "*S|0|GURUSAG18|@|@|@|@|`|P1|*" if "Tcl" in type(office.sim.voice).__name__ else "1D 72 01 was answered 00 00"
    )


def test_paper_low_still_prints(ready: PrinterAndDriver) -> None:
    ready.sim.voice.low = True
    ready.is_(PrinterState.PAPER_LOW)
    ready.printer.print(SLIP, "slip 123")
    assert isinstance(ready.outcome(), SlipPrinted)


def test_paper_out(ready: PrinterAndDriver) -> None:
    ready.sim.voice.paper = False
    why = ready.is_(PrinterState.PAPER_OUT).why
    ready.printer.print(SLIP, "slip 123")
    assert SlipFailed("slip 123", why) == ready.outcome()
    assert [] == ready.slips
    ready.sim.voice.paper = True
    ready.is_(PrinterState.READY)
    ready.printer.print(SLIP, "slip 123")  # Nothing of it was printed, so the same slip may be printed.
    assert isinstance(ready.outcome(), SlipPrinted)


def test_cover_open(ready: PrinterAndDriver) -> None:
    ready.sim.voice.cover = True
    why = ready.is_(PrinterState.COVER_OPEN).why
    ready.printer.print(SLIP, "slip 123")
    assert SlipFailed("slip 123", why) == ready.outcome()
    assert [] == ready.slips


def test_silence_is_unknown_and_nothing_is_sent(office: PrinterAndDriver) -> None:
    """The printer has no power, or its cable is the wrong one."""
    office.sim.muted = True
    office.sim.attend()
    office.printer.print(SLIP, "slip 123")
    assert not office.failure().may_be_out
    assert PrinterState.READY is not office.printer.state
    assert [] == office.slips


def test_printer_that_falls_silent_is_unknown(ready: PrinterAndDriver) -> None:
    ready.sim.muted = True
    assert "does not answer" in ready.is_(PrinterState.UNKNOWN).why
    ready.sim.muted = False
    ready.is_(PrinterState.READY)


def test_slip_that_is_not_proven_may_be_out_and_is_not_sent_again(ready: PrinterAndDriver) -> None:
    ready.sim.voice.proves = False
    ready.printer.print(SLIP, "slip 123")
    assert ready.failure().may_be_out
    ready.printer.print(SLIP, "slip 123")
    ready.sim.voice.proves = True
    ready.printer.print(COPY, "slip 123 again")
    again = ready.outcome()
    assert isinstance(again, SlipPrinted), "the answer that was lost is not missed by the next slip"
    assert "slip 123 again" == again.key
    assert 2 == len(ready.slips)


@contextmanager
def escpos(**kinds: bool) -> Iterator[tuple[PrinterAndDriver, EscPosVoice]]:
    entry = {"kind": "escpos", "proof_s": 6}
    with SimPrinter("escpos") as sim, listening({**entry, "port": sim.path}, "printer") as bench:
        office, voice = PrinterAndDriver(sim, bench), EscPosVoice(**kinds)
        sim.voice = voice
        sim.attend()
        office.is_(PrinterState.READY)
        yield office, voice


@pytest.mark.parametrize("identifies", [True, False])
def test_late_answer_proves_only_its_own_slip(identifies: bool) -> None:
    """The answer for the first slip comes after the request for the second: it proves the first or none."""
    with escpos(identifies=identifies) as (office, voice):
        voice.delays = True
        office.printer.print(SLIP, "first")
        assert isinstance(office.outcome(), SlipFailed)
        voice.proves = False
        office.printer.print(COPY, "second")
        voice.delays = False
        outcomes = [office.outcome()]
        while outcomes[-1].key != "second":
            outcomes.append(office.outcome())
        assert isinstance(outcomes[-1], SlipFailed)
        assert {"first"} >= {sent.key for sent in outcomes if isinstance(sent, SlipPrinted)}


def test_printer_that_knows_the_process_id_is_asked_for_it() -> None:
    with escpos(identifies=True) as (office, _):
        office.printer.print(SLIP, "slip 123")
        printed = office.outcome()
        assert isinstance(printed, SlipPrinted)
        assert printed.proof.startswith("the process ID was answered 37 22 ")
        assert 1 == len(office.slips)


def test_name_keeps_its_letters_on_a_printer_that_starts_with_two_bytes_to_a_sign() -> None:
    with escpos(double_byte=True) as (office, _):
        office.printer.print(SlipPage("000123", "JACKPOT SLIP", (SlipLine("Player", "José Núñez Peña"),)), "slip 123")
        assert isinstance(office.outcome(), SlipPrinted)
        assert "José Núñez Peña" in office.slips[0]


def test_automatic_status_is_no_answer_and_is_taken_for_the_state() -> None:
    with escpos(automatic=True) as (office, voice):
        voice.proves = False
        office.sim.plug.write(bytes.fromhex("3C 00 00 0F"))
        office.is_(PrinterState.COVER_OPEN)
        office.is_(PrinterState.READY)
        office.printer.print(SLIP, "slip 123")
        until(lambda: bool(office.slips))
        office.sim.plug.write(bytes.fromhex("1C 00 0F 0F"))
        assert office.failure().may_be_out


def test_cable_that_is_pulled_while_a_slip_is_printed(ready: PrinterAndDriver) -> None:
    ready.sim.voice.proves = False
    ready.printer.print(SLIP, "slip 123")
    until(lambda: bool(ready.slips))
    ready.sim.unplug()
    assert ready.failure().may_be_out
    ready.sim.replug()
    ready.bench.pauses.end_one()
    ready.is_(PrinterState.READY)
    assert 1 == len(ready.slips)


def test_printer_that_is_away_prints_nothing_later(ready: PrinterAndDriver) -> None:
    ready.sim.unplug()
    ready.is_(PrinterState.OFFLINE)
    ready.printer.print(SLIP, "slip 123")
    assert not ready.failure().may_be_out
    ready.sim.replug()
    ready.bench.pauses.end_one()
    ready.is_(PrinterState.READY)
    assert [] == ready.slips


def test_garbage_is_no_answer(ready: PrinterAndDriver) -> None:
    ready.sim.plug.write(b"\x80\xff\xa5\x90")
    ready.is_(PrinterState.UNKNOWN)
    ready.is_(PrinterState.READY)


def test_paper_that_runs_out_in_the_middle_of_a_slip() -> None:
    with SimPrinter("escpos") as sim, listening({"kind": "escpos", "port": sim.path}, "printer") as bench:
        office = PrinterAndDriver(sim, bench)
        sim.attend()
        office.is_(PrinterState.READY)
        sim.voice.proves = False
        until(lambda: b"\x1d(H" in b"".join(frame.data for frame in office.printer.last_frames()))
        bench.clock.step_ns = 0
        office.printer.print(SLIP, "slip 123")
        until(lambda: bool(office.slips))
        sim.plug.write(b"\x0c")  # The answer to 1D 72 01, with the paper out.
        failed = office.outcome()
        assert SlipFailed("slip 123", "The paper ran out while the slip was being printed.", may_be_out=True) == failed


def test_validation_of_the_ticket_before_proves_nothing() -> None:
    """The flag stays up after a ticket. It is cleared, and seen to be down, before the next one is sent."""
    with SimPrinter("tcl") as sim, listening({"kind": "tcl", "port": sim.path}, "printer") as bench:
        office = PrinterAndDriver(sim, bench)
        sim.attend()
        office.is_(PrinterState.READY)
        office.printer.print(SLIP, "slip 1")
        assert isinstance(office.outcome(), SlipPrinted)
        sim.voice.proves = False
        office.printer.print(SLIP, "slip 2")
        assert office.failure().may_be_out


def test_slip_that_waits_when_the_kiosk_stops(ready: PrinterAndDriver) -> None:
    ready.sim.muted = True
    ready.is_(PrinterState.UNKNOWN)
    ready.bench.clock.step_ns = 0
    ready.printer.print(SLIP, "slip 123")
    ready.printer.stop()
    assert SlipFailed("slip 123", "The kiosk was stopped.") == ready.outcome()
