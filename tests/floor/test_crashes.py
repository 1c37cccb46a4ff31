"""A part of `make faults`: server, cable, disk, and kiosks fail, and nothing is lost; the control loses some."""

from tests.floor.crashes import crash_run
from tests.floor.needs import needs_postgresql
from tests.sizes import only_whole

pytestmark = needs_postgresql


def test_nothing_is_lost_or_doubled_after_any_crash() -> None:
    outcome = crash_run(6, 18)
    assert outcome.is_well, outcome
    assert outcome.twice
    assert outcome.pushes > 6
    assert sum(outcome.happened.values()) == 6


@only_whole
def test_a_server_that_answers_before_it_has_written_loses_some() -> None:
    outcome = crash_run(2, 18, commits="off")
    assert outcome.lost, outcome
