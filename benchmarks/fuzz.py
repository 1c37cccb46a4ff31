"""Fuzz each codec with atheris, which searches for every branch: no exception, no hang, and no memory growth.

    pip install '.[fuzz]'
    python -m benchmarks.fuzz [INPUTS [CODEC …]]

The first inputs of each codec are guided by the branches that they reach. Inputs that reach a new branch are kept. The
remaining inputs are made from those, without instrumentation, several times as fast.

Each codec is fuzzed in a separate process, which libFuzzer ends at the first exception, at an input that takes more
than `MAX_S`, or when the process uses more than `MAX_MB`. The initial inputs are the pieces of which messages are made.
The first byte of an input sets the length of the pieces into which the rest is split.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from tools.report import report

INPUTS = 10_000_000
GUIDED = 250_000  # These first inputs are guided.
MAX_S = 5
MAX_MB = 512
LIMITS = (f"-timeout={MAX_S}", f"-rss_limit_mb={MAX_MB}", "-max_len=512", "-print_final_stats=1")
THIS = "benchmarks.fuzz"


def target(name: str) -> Callable[[bytes], None]:
    """Return the function that takes one input."""
    from tests.drivers.codecs import CODECS, asked

    make, most, _ = CODECS.get(name, (asked, 0, []))

    def take(data: bytes) -> None:
        codec = make()
        size = (data[0] if data else 0) % 64 + 1
        for at in range(1, len(data), size):
            codec.feed(data[at : at + size])
            assert getattr(codec, "pending", 0) <= most
        codec.forget()

    return take


def fuzz_here(name: str, flags: list[str], *, guided: bool) -> None:
    """Fuzz one codec in this process, and exit."""
    import atheris  # type: ignore[import-not-found, import-untyped, unused-ignore]

    with atheris.instrument_imports(include=["drivers", "json"]) if guided else nullcontext():
        take = target(name)
    atheris.Setup([name, *flags], take)
    atheris.Fuzz()


def fuzz(name: str, inputs: int) -> None:
    """Fuzz one codec, and report. A finding is printed with its input."""
    from tests.drivers.codecs import CODECS

    pieces = CODECS[name][2] if name in CODECS else [b"\x12", b"\x03"]
    with tempfile.TemporaryDirectory(prefix="kiosk-fuzz-") as folder:
        for nth, piece in enumerate((*pieces, b"".join(pieces))):
            Path(folder, str(nth)).write_bytes(b"\x3f" + piece)
        flags = [*LIMITS, f"-artifact_prefix={tempfile.gettempdir()}/{name}-", folder]
        guided = min(inputs, GUIDED)
        began = time.perf_counter()
        done = _run("--guided", name, [f"-runs={guided}", *flags])
        if not done.returncode and inputs > guided:
            done = _run("--bare", name, [f"-runs={inputs - guided}", *flags])
        seconds = time.perf_counter() - began
    if done.returncode:
        sys.stderr.write(done.stderr[-4000:])
    peak = next((line.split()[1] for line in done.stderr.splitlines() if line.startswith("stat::peak_rss_mb:")), "?")
    report(
        f"fuzz_{name}", inputs / seconds, "inputs/s", inputs=inputs, findings=int(done.returncode != 0), peak_mb=peak
    )


def _run(how: str, name: str, flags: list[str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", THIS, how, name, *flags]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def main(words: list[str]) -> None:
    if words and words[0] in ("--guided", "--bare"):
        fuzz_here(words[1], words[2:], guided=words[0] == "--guided")
        return
    from tests.drivers.codecs import CODECS

    for name in words[1:] or (*CODECS, "escpos"):
        fuzz(name, int(words[0]) if words else INPUTS)


if __name__ == "__main__":
    main(sys.argv[1:])
