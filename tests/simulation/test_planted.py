"""Planted bugs are found by the simulation: all of them in `make faults`, one here; and each can be planted."""

import pytest

from tests.simulation.planted import BUGS, ROOT, Bug, found
from tests.sizes import only_whole


@pytest.mark.parametrize("bug", BUGS)
def test_each_bug_can_be_planted(bug: str) -> None:
    source = (ROOT / BUGS[bug].file).read_text(encoding="utf-8")
    compile(BUGS[bug].planted(source), BUGS[bug].file, "exec")


def test_a_bug_whose_place_is_gone_or_is_there_twice_cannot_be_planted() -> None:
    bug = Bug("paid.py", "net -= paid", "pass")
    assert "if won:\n    pass" == bug.planted("if won:  # by a player\n    net -= (\n        paid\n    )")
    for source in ("net -= won", "net -= paid\nnet -= paid\nif won:\n    net -= paid"):
        with pytest.raises(ValueError, match="times: net -= paid"):
            bug.planted(source)


def test_statements_that_begin_with_an_expression_are_replaced_as_a_whole() -> None:
    bug = Bug("paid.py", "pay(seat)\nnet -= paid", "pay(seat)")
    assert bug.planted("if won:\n    pay(seat)\n    net -= paid") == "if won:\n    pay(seat)"


def test_a_bug_that_changes_nothing_cannot_be_planted() -> None:
    with pytest.raises(ValueError, match="stays the same: net -= paid"):
        Bug("paid.py", "net -= paid", "net -= (paid)").planted("net -= paid")


@only_whole
def test_a_planted_bug_is_found_with_its_seed_and_step() -> None:
    assert "peek, seed 2, step " in found("a-cent-too-much", nights=1, first=2, games=("peek",))
