"""A slip is proved only by a message of the right printer after it has printed the slip.

The tables have messages of other makes and modes, each with its source. They are facts from public manuals, and the
bytes are written by hand. Hypothesis puts arbitrary bytes between any two bytes of a dialogue.
"""

import os
import pty
import termios
import tty
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.port import LinkSettings, open_port
from drivers.printer.escpos import wire
from drivers.printer.escpos.driver import EscPos
from drivers.printer.escpos.sim import EscPosVoice
from drivers.printer.escpos.wire import Answers, EscPosDone, Next
from drivers.printer.tcl.driver import Tcl
from drivers.printer.tcl.sim import TclVoice
from kiosk.core.devices import PrinterState, SlipFailed, SlipLine, SlipPage
from tests.drivers.dialogue import PrinterDialogue
from tests.sizes import examples

SLIP = SlipPage("000123", "PAYOUT SLIP", (SlipLine("Amount", "$25,000.00"),))

# (the printer's message in the middle of a slip, the resulting state, or None if the next question decides)
FOREIGN = {
    # TM-T88III specification, GS a: four bytes by itself when paper or cover change.
    "automatic status, paper out": ("1C 00 0F 0F", PrinterState.PAPER_OUT),
    "automatic status, cover open": ("3C 00 00 0F", PrinterState.COVER_OPEN),
    "automatic status, offline": ("1C 00 00 0F", PrinterState.OFFLINE),
    "automatic status, cutter": ("1C 08 00 0F", PrinterState.OFFLINE),
    "automatic status, near the end": ("14 00 03 0F", PrinterState.PAPER_LOW),
    "automatic status, well": ("14 00 00 0F", PrinterState.READY),
    "automatic status of a make without the fixed ones": ("10 00 00 00", PrinterState.READY),
    "automatic status with XOFF inside": ("1C 13 00 11 0F 0F", PrinterState.PAPER_OUT),
    "half an automatic status": ("1C 00", None),
    "the last three bytes of an automatic status": ("00 0F 0F", None),
    # The line when a printer loses its power: a break, which a driver without IGNBRK reads as 00.
    "a break": ("00", None),
    "two breaks": ("00 00", None),
    # TM-L90 specification, GS ( H: header 37, identifier 22, an ID, NUL.
    "a process ID of another host": ("37 22 30 30 30 31 00", None),
    "half a process ID": ("37 22 30 30", None),
    # TM-U230 specification, appendix E: an answer to GS I that another host asked for begins with 5F, ends with 00.
    "the name of the maker": ("5F 45 50 53 4F 4E 00", None),
    # TM-J2000 specification, GS ( C: header 37, identifier 70.
    "an answer about its memory": ("37 70 40 00", None),
    # A power-on notice, where a memory switch sets it: header 3B, identifier, NUL.
    "a power-on notice": ("3B 31 00", None),
    # DLE EOT answers of a printer that another host asks.
    "answers to another host": ("12 12 12", None),
    # XON and XOFF of a full buffer.
    "flow control": ("13 11", None),
    # A menu of a serial server or a boot message of a print server, in ASCII.
    "words of a serial server": (b"Port already in use\r\n".hex(" "), None),
    # A line at another speed: bits torn apart.
    "another speed": ("F8 80 00 E0 FE 78", None),
    "undefined values of 1D 72 01": ("01 02 04 08 0D 0E 6D", None),
}

ASKS_PROCESS_ID = bytes.fromhex("1D 28 48 06 00 30 30")


def escpos(**kinds: bool) -> tuple[PrinterDialogue, EscPosVoice]:
    """A dialogue with a printer that is ready, and prints nothing that it has not proved."""
    voice = EscPosVoice(**kinds)
    dialogue = PrinterDialogue(EscPos(columns=42), voice)
    dialogue.until_ready()
    return dialogue, voice


def failed_slip(dialogue: PrinterDialogue) -> SlipFailed:
    """Return the only outcome of a slip, which must be a failure."""
    (failed,) = dialogue.outcomes
    assert isinstance(failed, SlipFailed)
    return failed


def begin_slip(dialogue: PrinterDialogue, voice: EscPosVoice) -> None:
    """Send a slip that the printer neither finishes nor reports."""
    voice.proves = False
    dialogue.printer.print(SLIP, "slip")
    dialogue.passes(0.1)
    assert [] == dialogue.outcomes


@pytest.mark.parametrize("identifies", [False, True])
@pytest.mark.parametrize(("sent", "state"), FOREIGN.values(), ids=FOREIGN)
def test_bytes_from_others_prove_nothing(sent: str, state: PrinterState | None, identifies: bool) -> None:
    dialogue, voice = escpos(identifies=identifies)
    begin_slip(dialogue, voice)
    dialogue.decode(bytes.fromhex(sent))
    if state is not None:
        assert state == dialogue.state
    dialogue.passes(60)
    assert failed_slip(dialogue).may_be_out


@pytest.mark.parametrize("identifies", [False, True])
@pytest.mark.parametrize("sent", [sent for sent, _ in FOREIGN.values()], ids=FOREIGN)
def test_power_lost_behind_it_proves_nothing(sent: str, identifies: bool) -> None:
    """The printer sends it, loses its power, and comes back without the slip."""
    dialogue, voice = escpos(identifies=identifies)
    begin_slip(dialogue, voice)
    dialogue.decode(bytes.fromhex(sent))
    dialogue.muted = True
    dialogue.passes(5)
    assert PrinterState.UNKNOWN == dialogue.state
    dialogue.muted = False
    voice.power_on()
    dialogue.decode(b"\x00")
    dialogue.passes(60)
    assert [] == dialogue.printed
    assert 1 == len(dialogue.outcomes)


@pytest.mark.parametrize("byte", [byte for byte in range(256) if byte & ~0x60 not in (0x00, 0x03, 0x0C, 0x0F)])
def test_undefined_answers_prove_nothing_even_twice(byte: int) -> None:
    answers = Answers()
    answers.behind("0001")
    for _ in range(3):
        messages = [*answers.feed(bytes((byte,))), *answers.feed(answers.ask() and b"\x12\x12\x12")]
        assert not any(isinstance(message, EscPosDone) for message in messages)


@pytest.mark.parametrize("first", [0x00, 0x03, 0x20, 0x40, 0x63])
def test_defined_answers_prove_a_slip_with_status_between_them(first: int) -> None:
    answers = Answers()
    assert b"\x1dr\x01" == answers.behind("0001")
    assert [Next(b"\x10\x04\x01")] == list(answers.feed(bytes((first,))))
    assert Next(b"\x1dr\x01") == list(answers.feed(b"\x12\x12\x12"))[-1]
    (done,) = answers.feed(b"\x00")
    assert isinstance(done, EscPosDone)
    assert f"1D 72 01 was answered {first:02X} 00" == done.words


def test_answer_that_comes_while_a_round_goes_on_waits_for_a_round_that_was_asked_after_it() -> None:
    answers = Answers()
    answers.behind("0001")
    answers.ask()
    first, *rest = answers.feed(b"\x12\x00\x12\x12")
    assert Next(b"\x10\x04\x02") == first
    assert Next(b"\x10\x04\x01") == rest[-1], "the round is asked again"
    assert Next(b"\x1dr\x01") == list(answers.feed(b"\x12\x12\x12"))[-1]


def test_noise_after_an_answer_takes_it_back() -> None:
    answers = Answers()
    answers.behind("0001")
    messages = [
        message for byte in (0x00, 0x12, 0xFF, 0x12, 0x12, 0x12, 0x00, 0x00) for message in answers.feed(bytes((byte,)))
    ]
    assert not any(isinstance(message, EscPosDone) for message in messages)


def test_id_of_another_slip_proves_that_slip_only() -> None:
    dialogue, voice = escpos(identifies=True)
    begin_slip(dialogue, voice)
    dialogue.decode(b"\x37\x22zzzz\x00")
    dialogue.passes(30)
    assert [] == dialogue.printed


def test_half_a_process_id_is_no_proof_when_it_is_broken_anywhere() -> None:
    """Try each prefix of the true proof, and the true proof without any one byte of it."""
    for cut in range(1, 7):
        dialogue, voice = escpos(identifies=True)
        begin_slip(dialogue, voice)
        slip_id = dialogue.written.rpartition(ASKS_PROCESS_ID)[2][:4]
        whole = b"\x37\x22" + slip_id + b"\x00"
        dialogue.decode(whole[:cut])
        dialogue.decode(whole[cut + 1 :])
        dialogue.passes(30)
        assert [] == dialogue.printed, cut


NOISE = st.binary(max_size=8) | st.lists(
    st.sampled_from([bytes.fromhex(sent) for sent, _ in FOREIGN.values()]), max_size=3
).map(b"".join)


@settings(max_examples=examples(300), deadline=None)
@given(
    noise=NOISE,
    at=st.integers(0, 40),
    identifies=st.booleans(),
    paper=st.booleans(),
    cover=st.booleans(),
    mute=st.booleans(),
)
def test_any_bytes_between_any_two_bytes_prove_nothing(
    noise: bytes, at: int, identifies: bool, paper: bool, cover: bool, mute: bool
) -> None:
    """The printer has printed nothing, with noise anywhere in its messages."""
    dialogue, voice = escpos(identifies=identifies)
    voice.proves = False
    began = dialogue.sent
    dialogue.between = lambda nth, byte: noise if nth == began + at else b""
    dialogue.printer.print(SLIP, "slip")
    dialogue.passes(0.1)
    voice.paper, voice.cover = paper, cover
    dialogue.passes(2)
    dialogue.muted = mute
    dialogue.passes(5)
    dialogue.muted = False
    dialogue.passes(60)
    assert [] == dialogue.printed


@settings(max_examples=examples(200), deadline=None)
@given(st.lists(st.tuples(st.integers(0, 60), NOISE), max_size=6), st.booleans())
def test_noise_anywhere_never_forges_an_id(noises: list[tuple[int, bytes]], proves: bool) -> None:
    """With noise in many places, a slip that is reported as printed was printed, and once."""
    dialogue, voice = escpos(identifies=True)
    voice.proves = proves
    where = dict(noises)
    began = dialogue.sent
    dialogue.between = lambda nth, byte: where.get(nth - began, b"")
    dialogue.printer.print(SLIP, "slip")
    dialogue.passes(60)
    assert dialogue.printed in ([], ["slip"])
    if dialogue.printed:
        assert proves
        assert 1 == len(voice.tickets)


@pytest.mark.parametrize("automatic", [False, True])
@pytest.mark.parametrize("identifies", [False, True])
def test_slip_that_is_finished_with_a_new_roll_is_proven_late(identifies: bool, automatic: bool) -> None:
    """The paper ends in the middle of a slip. The printer finishes it with a new roll, and reports that by itself."""
    dialogue, voice = escpos(identifies=identifies, automatic=automatic)
    dialogue.printer.print(SLIP, "slip")
    voice.paper = False
    dialogue.passes(30)
    failed = failed_slip(dialogue)
    assert failed.may_be_out
    assert "The paper is out" in failed.why
    voice.paper = True
    dialogue.passes(10)
    assert ["slip"] == dialogue.printed
    assert 1 == len(voice.tickets)
    assert dialogue.state.prints
    dialogue.passes(60)
    assert 2 == len(dialogue.outcomes), "it is said once"


def test_slip_that_is_finished_after_another_one_was_sent_is_proven_by_its_id() -> None:
    dialogue, voice = escpos(identifies=True)
    voice.delays = True
    for key in ("first", "second"):
        dialogue.printer.print(SLIP, key)
        dialogue.passes(30)
    assert [] == dialogue.printed
    voice.delays = False
    dialogue.passes(10)
    assert ["first", "second"] == dialogue.printed


def test_slip_that_is_finished_after_a_loss_of_power_is_proven_by_its_id_alone() -> None:
    for identifies in (True, False):
        dialogue, voice = escpos(identifies=identifies)
        voice.delays = True
        dialogue.printer.print(SLIP, "slip")
        dialogue.passes(0.2)
        dialogue.muted = True
        dialogue.passes(30)
        dialogue.muted, voice.delays = False, False
        dialogue.passes(10)
        assert (["slip"] if identifies else []) == dialogue.printed


# Status of a printer that cannot print, and the reported message. Flags from another maker's public client: *open*.
NOT_READY = {
    "offline": (b"*S|0|ABCDEFG12|@|@|B|@|@|P1|*", PrinterState.OFFLINE, "offline"),
    "paper jam": (b"*S|0|ABCDEFG12|@|@|@|B|@|P1|*", PrinterState.OFFLINE, "jammed"),
    "paper jam of another client": (b"*S|0|ABCDEFG12|@|@|@|`|@|P1|*", PrinterState.OFFLINE, "jammed"),
    "cutter": (b"*S|0|ABCDEFG12|@|@|@|D|@|P1|*", PrinterState.OFFLINE, "cutter"),
    "chassis open": (b"*S|0|ABCDEFG12|@|@|@|@|D|P1|*", PrinterState.COVER_OPEN, "chassis"),
    "head too hot": (b"*S|0|ABCDEFG12|@|`|@|@|@|P1|*", PrinterState.OFFLINE, "hot"),
    "head error": (b"*S|0|ABCDEFG12|B|@|@|@|@|P1|*", PrinterState.OFFLINE, "head has failed"),
    "voltage": (b"*S|0|ABCDEFG12|A|@|@|@|@|P1|*", PrinterState.OFFLINE, "power supply"),
    "system error": (b"*S|0|ABCDEFG12|P|@|@|@|@|P1|*", PrinterState.OFFLINE, "error"),
    "head up": (b"*S|0|ABCDEFG12|H|@|@|@|@|P1|*", PrinterState.COVER_OPEN, "head is up"),
    "paper out": (b"*S|0|ABCDEFG12|D|@|@|@|@|P1|*", PrinterState.PAPER_OUT, "paper is out"),
    "flow stopped": (b"*S|0|ABCDEFG12|@|@|@|@|H|P1|*", PrinterState.OFFLINE, "not known (@@@@H)"),
}
WELL = (0x20, 0x00, 0x00, 0x01, 0x33)  # These bits of each flag report no error.


class SaysStatus:
    """A TCL printer that gives one status for every request."""

    def __init__(self, status: bytes) -> None:
        self.status = status
        self.heard = b""

    def answer(self, data: bytes) -> bytes:
        self.heard += data
        return self.status if b"\x05" in data else b""


def tcl_in_mid_slip() -> tuple[PrinterDialogue, SaysStatus]:
    voice = SaysStatus(b"*S|0|ABCDEFG12|@|@|@|@|@|P1|*")
    dialogue = PrinterDialogue(Tcl(template="1"), voice)
    dialogue.until_ready()
    dialogue.printer.print(SLIP, "slip")
    dialogue.passes(0.2)
    return dialogue, voice


@pytest.mark.parametrize(("status", "state", "word"), NOT_READY.values(), ids=NOT_READY)
def test_tcl_printer_that_reports_an_error_is_not_sent_a_slip(status: bytes, state: PrinterState, word: str) -> None:
    voice = SaysStatus(status)
    dialogue = PrinterDialogue(Tcl(template="1"), voice)
    dialogue.passes(3)
    assert state == dialogue.state
    dialogue.printer.print(SLIP, "slip")
    dialogue.passes(10)
    failed = failed_slip(dialogue)
    assert (False, True) == (failed.may_be_out, word in failed.why)
    assert b"^P|" not in voice.heard


@pytest.mark.parametrize("flag", range(5))
@pytest.mark.parametrize("bit", range(6))
def test_every_tcl_flag_that_is_not_known_to_be_harmless_is_not_ready(flag: int, bit: int) -> None:
    flags = bytearray(b"@@@@@")
    flags[flag] |= 1 << bit
    voice = SaysStatus(b"*S|0|ABCDEFG12|" + b"|".join(bytes((each,)) for each in flags) + b"|P1|*")
    dialogue = PrinterDialogue(Tcl(template="1"), voice)
    dialogue.passes(3)
    assert bool(WELL[flag] >> bit & 1) == dialogue.state.prints


def test_tcl_printer_that_was_started_in_mid_slip_proves_nothing() -> None:
    """A printer that gets its power back has its validation flag up, but it has validated nothing."""
    dialogue, voice = tcl_in_mid_slip()
    voice.status = b"*S|0|ABCDEFG12|@|@|@|@|a|P1|*"
    dialogue.passes(30)
    assert [] == dialogue.printed
    assert 1 == len(dialogue.outcomes)


def test_tcl_printer_that_fell_silent_in_mid_slip_proves_nothing() -> None:
    dialogue, voice = tcl_in_mid_slip()
    dialogue.muted = True
    dialogue.passes(4)
    dialogue.muted, voice.status = False, b"*S|0|ABCDEFG12|@|@|@|@|`|P1|*"
    dialogue.passes(30)
    assert [] == dialogue.printed


def test_tcl_flag_that_is_up_when_the_port_opens_again_proves_nothing() -> None:
    """The cable is reconnected in mid-slip with the flag already up: nobody saw it rise."""
    dialogue, voice = tcl_in_mid_slip()
    dialogue.loses_its_port()
    voice.status = b"*S|0|ABCDEFG12|@|@|@|@|`|P1|*"
    dialogue.finds_its_port()
    dialogue.passes(30)
    assert [] == dialogue.printed


@settings(max_examples=examples(200), deadline=None)
@given(noise=st.binary(max_size=40), at=st.integers(0, 200))
def test_any_bytes_between_any_two_bytes_of_a_tcl_status_prove_nothing(noise: bytes, at: int) -> None:
    voice = TclVoice()
    dialogue = PrinterDialogue(Tcl(template="1"), voice)
    dialogue.until_ready()
    voice.proves = False
    began = dialogue.sent
    dialogue.between = lambda nth, byte: noise if nth == began + at else b""
    dialogue.printer.print(SLIP, "slip")
    dialogue.passes(40)
    assert [] == dialogue.printed


def test_break_of_a_line_never_arrives_as_a_byte() -> None:
    near, far = pty.openpty()
    try:
        tty.setraw(far)
        port = open_port(LinkSettings(url=os.ttyname(far), baud=9600))
        try:
            assert termios.tcgetattr(far)[0] & termios.IGNBRK
        finally:
            port.close()
    finally:
        os.close(near)
        os.close(far)


def _one_answer_is_enough(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(wire, "CONFIRMATIONS", 1)


def _packets_are_bytes(patch: pytest.MonkeyPatch) -> None:
    def begin(self: object, byte: int) -> Iterator[wire.Token]:
        yield wire.RealTime(byte) if byte & 0x93 == 0x12 else wire.Plain(byte)

    _any_byte_is_an_answer(patch)
    patch.setattr(wire.Tokens, "_begin", begin)


def _any_byte_is_an_answer(patch: pytest.MonkeyPatch) -> None:
    _one_answer_is_enough(patch)
    patch.setattr(wire, "DONE_VALUES", frozenset(range(256)))


@pytest.mark.parametrize(
    ("plant", "found_by"),
    [
        (_one_answer_is_enough, "a break"),
        (_packets_are_bytes, "automatic status of a make without the fixed ones"),
        (_any_byte_is_an_answer, "undefined values of 1D 72 01"),
    ],
)
def test_planted_fault_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], found_by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    proven = []
    for name, (sent, _) in FOREIGN.items():
        dialogue, voice = escpos()
        begin_slip(dialogue, voice)
        dialogue.decode(bytes.fromhex(sent))
        dialogue.passes(60)
        proven += [name] * bool(dialogue.printed)
    assert found_by in proven
