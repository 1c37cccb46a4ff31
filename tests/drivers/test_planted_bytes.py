"""Faults planted into a copy of the drivers: the tables of foreign bytes find each of them.

A fault is a piece of source and its replacement. The piece must occur exactly once, so that a change of the code fails
here.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.simulation.planted import copied
from tests.sizes import only_whole, some


class Fault(NamedTuple):
    """A fault in a file of the drivers, and the test that has to find it."""

    file: str
    source: str
    planted: str
    test: str


_PROOF: Final = "tests/drivers/test_printer_proof.py"
FAULTS: Final = {
    "an automatic status is four answers": Fault(
        "drivers/printer/escpos/wire.py",
        "if byte in _HEADERS or byte & 0x93 == 0x10:",
        "if byte in _HEADERS:",
        f"{_PROOF}::test_bytes_from_others_prove_nothing",
    ),
    "any byte with two bits clear is a proof": Fault(
        "drivers/printer/escpos/wire.py",
        r'frozenset(b"\x00\x03\x0c\x0f")',
        "frozenset(byte for byte in range(256) if byte & 0x90 == 0)",
        _PROOF,
    ),
    "one answer is a proof": Fault(
        "drivers/printer/escpos/wire.py", "CONFIRMATIONS: Final = 2", "CONFIRMATIONS: Final = 1", _PROOF
    ),
    "a failed swipe is a badge": Fault(
        "drivers/badge/scanner/wire.py",
        "return _FAILED.fullmatch(",
        "return text == _FAILED.fullmatch(",
        "tests/drivers/test_failed_swipes.py::test_failed_read_names_nobody",
    ),
    "any line is a badge": Fault(
        "drivers/badge/scanner/wire.py",
        "if _BADGE.fullmatch(text) else",
        "if text else",
        "tests/drivers/test_foreign_bytes.py::test_other_device_names_no_card_and_no_badge",
    ),
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied(tmp_path_factory.mktemp("planted"))


@only_whole
@pytest.mark.parametrize("name", some(FAULTS, each=3))
def test_a_planted_fault_of_a_driver_is_found(name: str, copy: Path) -> None:
    fault = FAULTS[name]
    path = copy / fault.file
    right = path.read_text(encoding="utf-8")
    assert right.count(fault.source) == 1, f"{fault.file} no longer has {fault.source}"
    path.write_text(right.replace(fault.source, fault.planted), encoding="utf-8")
    try:
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--noconftest", fault.test],
            cwd=copy, env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(copy)},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
    finally:
        path.write_text(right, encoding="utf-8")
    assert (ran.returncode, " failed" in ran.stdout) == (1, True), ran.stdout[-800:] + ran.stderr[-800:]
