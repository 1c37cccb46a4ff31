"""Planted bugs are found by the simulation: all of them by `make faults`, one here; and each still applies."""

from __future__ import annotations

import subprocess

import pytest

from tests.simulation.planted import BUGS, ROOT, found, names


@pytest.mark.parametrize("bug", names())
def test_each_bug_can_be_planted(bug: str) -> None:
    patch = BUGS / f"{bug}.patch"
    done = subprocess.run(
        ["git", "apply", "--check", "-C1", str(patch)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_a_planted_bug_is_found_with_its_seed_and_step() -> None:
    assert "peek, seed 2, step " in found("a-cent-too-much", nights=1, first=2, games=("peek",))
