"""Every wire codec, which the tests and the fuzzer of `benchmarks` feed with bytes."""

from collections.abc import Callable
from typing import Any

from drivers.badge.rdm6300 import wire as rdm6300
from drivers.badge.scanner import wire as scanner
from drivers.printer.escpos import wire as escpos
from drivers.printer.tcl import wire as tcl
from drivers.seat_reader.feig import wire as feig
from drivers.seat_reader.hub import wire as hub
from drivers.shoe.angel_eye import wire as angel_eye
from drivers.shoe.beetek import wire as beetek


def asked() -> escpos.Answers:
    answers = escpos.Answers()
    answers.ask()
    answers.behind("0001")
    return answers


# The codec, how many bytes it may hold, and pieces of which its messages are made.
CODECS: dict[str, tuple[Callable[[], Any], int, list[bytes]]] = {
    "angel_eye": (angel_eye.AngelEyeParser, angel_eye.MAX_FRAME, [b"\x05", b"1D\x81\xb8\x03", b"4F", b"\x03"]),
    "beetek": (beetek.BeetekParser, beetek.MAX_TOKEN, [b" [Game]", b"<Card:4S>", b"<", b">", b"Alarm:E3"]),
    "rdm6300": (rdm6300.Rdm6300Parser, rdm6300.FRAME, [b"\x02", b"010063E9AE25", b"\x03", b"0"]),
    "scanner": (scanner.ScannerParser, scanner.MAX_LINE, [b"STAFF-42", b"\r", b"\n", b"9" * 40]),
    "tcl": (tcl.TclParser, tcl.STATUS_BYTES, [b"*S|0|GURUSAG18", b"|@|@|@|@|@", b"|P1|*", b"*S|"]),
    "hub": (hub.HubParser, hub.MAX_LINE, [b'{"seat":3,"tags":[', b'"E0040100"', b"]}", b"\n", b"[" * 500, b"1e999"]),
    "feig": (feig.FeigParser, 255, [bytes.fromhex("06 00 B0 01 5C 63"), b"\x11\x00\xb0\x00\x01", b"\xff"]),
}
