"""Excluded mutants still exist and have a reason; and the run of mutants."""

from collections.abc import Callable, Iterator

from tests.sizes import only_whole
from tools.forked import forked
from tools.mutants import PARTS, equivalents, names


@only_whole
def test_each_change_that_makes_no_difference_is_one_that_would_be_made() -> None:
    """If the line was changed, a person has to think again."""
    measured = {path for part in PARTS.values() for path in part.modules}
    known = equivalents()
    assert known.keys() <= measured
    for path, named in known.items():
        assert all(named.values())
        assert [] == sorted(named.keys() - names(path))


def test_no_more_run_at_once_than_may() -> None:
    """Also if one prints something long before its end."""
    ended = list[int]()

    def works() -> Iterator[tuple[int, Callable[[], bytes], float]]:
        for nth in range(4):
            assert [*range(nth)] == ended
            yield nth, lambda: b"said" * (1 << 16), 60

    for nth, said, end in forked(works(), at_once=1):
        assert (4 << 16, 0) == (len(said), end)
        ended.append(nth)
    assert [*range(4)] == ended
