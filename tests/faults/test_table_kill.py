"""The process is killed while a hand is dealt: it continues at the prompt in the journal, and loses nothing."""

import subprocess
import sys
from pathlib import Path

import pytest

from kiosk.archive import exported
from kiosk.journal import verify
from kiosk.procedure import Placed
from tests.faults import reopening
from tests.faults.dealing import act, plug_in, shown
from tests.sizes import some
from tests.tables import FLOOR, PINS, House

ROOT = Path(__file__).resolve().parents[2]
ACTS_A_HAND = 39


def _deal_and_die(folder: Path, acts: int, module: str = "tests.faults.dealing") -> str:
    """Act `acts` times in another process, kill it in the middle of the next, and return its last screen."""
    command = [sys.executable, "-m", module, str(folder)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, bufsize=1
    ) as dealer:
        assert dealer.stdin is not None and dealer.stdout is not None
        line = dealer.stdout.readline()
        for _ in range(acts):
            dealer.stdin.write("\n")
            line = dealer.stdout.readline()
        dealer.stdin.write("\n")
        dealer.kill()
    return line.rstrip("\n")


# These are at the first chip, the bets, the deal, each kind of prompt, the floor, and the last confirmation.
@pytest.mark.parametrize(
    "acts", some((0, 3, 7, 8, 9, 14, 18, 19, 21, 22, 23, 27, 33, 34, 35, 37, ACTS_A_HAND - 1), each=4)
)
def test_a_killed_kiosk_goes_on_where_the_dealer_saw_it_or_one_act_later(tmp_path: Path, acts: int) -> None:
    shown_last = _deal_and_die(tmp_path, acts)
    house = House(tmp_path)
    table = house.table
    if shown(table) != shown_last and table.hand_number == 1:
        table.play.undo(agreed=True, signatures=[(FLOOR, PINS[FLOOR])])
        assert shown(table) == shown_last, "only the act in the middle of which it was killed may have been added"
    plug_in(table)
    while table.hand_number == 1:
        act(table)
    (record,) = exported(table.journal)
    assert record["result"]["house_net"] == -53_500
    house.close()
    assert verify(tmp_path / "journal.db", checkpoints=tmp_path / "checkpoints.jsonl").is_whole


# These are: reopened, corrected, the floor, each settling, the last confirmation.
@pytest.mark.parametrize("acts", some(range(5), each=4))
def test_a_hand_that_is_reopened_is_paid_once_wherever_the_kiosk_is_killed(tmp_path: Path, acts: int) -> None:
    _deal_and_die(tmp_path, acts, "tests.faults.reopening")
    house = House(tmp_path)
    table = house.table
    plug_in(table)
    while not reopening.is_done(table):
        reopening.act(table)
    assert table.round.draft == Placed({3: {"ante": 500}}), "the wager for the next hand is kept"
    (record,) = exported(table.journal)
    assert record["result"]["jackpots_paid"] == {}
    assert table.shift.house_net == record["result"]["house_net"]
    (slip,) = table.slips.newest(9)
    assert slip.voided == "Wrong card entered"
    house.close()
    assert verify(tmp_path / "journal.db", checkpoints=tmp_path / "checkpoints.jsonl").is_whole
