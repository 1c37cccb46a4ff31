"""Answer lines rightly and quickly for a person, as in an earlier drill."""

from kiosk.training import Level, School, SessionKind
from kiosk.training.store.sessions import Given
from tests.training.trainee import TRAINEE


def answered(
    school: School, kind: SessionKind, lines: list[str], *, level: Level = Level.PROMPTED, scenario: str = ""
) -> None:
    """Answer these lines rightly and quickly for a person."""
    now = school.clock.now_ms()
    session = school.store.begin(TRAINEE, "nh", kind, level, seed=1, length=len(lines), at_ms=now, scenario=scenario)
    for nth, line in enumerate(lines):
        school.store.answer(session, Given(nth, line, now, 1_000, True, "", {}))
    school.store.end(session, now)
