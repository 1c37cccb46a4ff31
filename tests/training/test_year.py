"""A part of a year of a house; `make faults` simulates the whole year of forty people."""

import sys
import tempfile
from collections import Counter
from pathlib import Path

from kiosk.training.study.curriculum import recalled
from tests.sizes import sized
from tests.training.year import CARDS, CHANGED, STORES, Year

PEOPLE, DAYS = sized((2, 90), whole=(40, 365))


def test_in_a_year_no_answer_is_lost_nothing_old_is_known_and_no_day_is_heavy(tmp_path: Path) -> None:
    year = Year(tmp_path, PEOPLE, DAYS).run()
    hold(year)
    year.close()


def hold(year: Year) -> None:
    """Fail if something of the year is lost, known although it has changed, or too heavy."""
    assert year.clocks_wrong > 0, "a year has evenings with a wrong clock"
    given = Counter((truth.person, truth.line, truth.of, truth.right) for truth in year.log)
    for name in STORES:
        kept = Counter(
            (person, answer.line, answer.of, answer.right)
            for person in year.names
            for answer in year.everything(name, person)
        )
        assert kept == given, f"{name} has every answer, once"
    changed = {card for cards in CHANGED for card in cards}
    for person in year.names:
        orders = [
            [(answer.line, answer.at_ms, answer.right) for answer in year.answers(name, person)] for name in STORES
        ]
        assert orders[0] == orders[1] == orders[2], "every store dates the answers alike"
        known = recalled(year.answers(STORES[0], person))
        assert known, "a year teaches something"
        assert all(year.shown_since(person, card) > 1 for card in known & changed)
        due = year.due[person]
        assert max(due) <= 2 * sum(due) / len(due), f"a day of {person} is heavy"
    assert len(CARDS) > len(changed)
    assert [sitting.person for sitting in sorted(year.sittings)] == sorted(year.names)
    for sitting in year.sittings:
        assert sitting.after == sitting.before > 0, "no answer of an examination is lost"
        assert sitting.waited == sitting.clock_was_behind
        assert (sitting.why, sitting.is_passed) == ("finished", True), "a power cut costs only its own minutes"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="kiosk-year-") as folder:
        whole = Year(Path(folder), int((sys.argv[1:] or ["40"])[0]), int((sys.argv[2:] or ["365"])[0])).run()
        hold(whole)
        share = max(max(due) * len(due) / sum(due) for due in whole.due.values())
        sys.stdout.write(
            f"{len(whole.log)} answers, {whole.clocks_wrong} wrong clocks, {len(whole.sittings)} power cuts in "
            f"examinations; the heaviest day has {share:.2f} of the mean\n"
        )
        whole.close()
