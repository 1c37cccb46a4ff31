"""The program is killed at any moment: acknowledged events are there, in order, and the chain is whole."""

import signal
import subprocess
import sys
from pathlib import Path

from kiosk.journal import verify
from tests.faults.journals import ROOT, TABLE, environment, open_journal
from tests.sizes import only_whole

SCRIPT = """
import sys
from pathlib import Path
from tests.faults.journals import OPENING, answer, open_journal
journal = open_journal(Path(sys.argv[1]))
tell = lambda event: print(event.seq, flush=True)
while True:
    tell(journal.append(OPENING, hand=journal.last_hand() + 1, actor="dana"))
    for _ in range(7):
        tell(answer(journal))
    tell(journal.checkpoint({"hands": journal.last_hand()}))
"""


def kill_after(folder: Path, acknowledged: int) -> list[int]:
    """Run a table, kill it once it has reported `acknowledged` events, and return all that it reported."""
    with subprocess.Popen(
        [sys.executable, "-c", SCRIPT, str(folder)], cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(acknowledged)]
        process.send_signal(signal.SIGKILL)
        lines += process.stdout.readlines()
    return [int(line) for line in lines if line.endswith("\n")]


@only_whole
def test_killed_again_and_again(tmp_path: Path) -> None:
    last = 1
    for acknowledged in (1, 8, 9, 10, 40, 123):
        seqs = kill_after(tmp_path, acknowledged)
        assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))
        assert seqs[0] - last in {1, 2}, "at most one event was committed and not reported"
        last = seqs[-1]
        report = verify(tmp_path / "table.journal", table=TABLE, checkpoints=tmp_path / "checkpoints")
        assert report.is_whole, report.findings
    with open_journal(tmp_path) as journal:
        assert journal.last_seq() - last in {0, 1}
        assert [event.seq for event in journal.events()] == list(range(1, journal.last_seq() + 1))
