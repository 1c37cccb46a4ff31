"""What is left out of the mutants is still there, and has a reason."""

from __future__ import annotations

from tools.mutants import PARTS, equivalents, mutants


def test_each_change_that_makes_no_difference_is_one_that_would_be_made() -> None:
    """Where the line was changed, somebody has to think again."""
    measured = {path for part in PARTS.values() for path in part.modules}
    known = equivalents()
    assert known.keys() <= measured
    for path, named in known.items():
        assert all(named.values())
        assert [] == sorted(named.keys() - {mutant.name for mutant in mutants(path)})
