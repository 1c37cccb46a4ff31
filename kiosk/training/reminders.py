"""Reminders at sign-in: an open examination, material with a day, certificates that end soon."""

from collections.abc import Iterable, Iterator
from datetime import date
from typing import Final

from kiosk.core.dates import day_at, day_words
from kiosk.core.text import Text, counted, text
from kiosk.training.examination.book import DealingCertificate
from kiosk.training.examination.gate import CertificateState
from kiosk.training.store.store import DAY_MS
from kiosk.training.study.assigned import Assigned

SOON_MS: Final = 30 * DAY_MS
OPEN_EXAM: Final = text("Your examination in {game} is not finished: continue it.")
LEARN_BY: Final = counted("{group}: %n line to learn by {day}.", "{group}: %n lines to learn by {day}.")
LEARN_LATE: Final = counted("{group}: %n line was due on {day}.", "{group}: %n lines were due on {day}.")
ENDS_SOON: Final = text("Your certificate for {game} ends on {day}.")
OLD_RULES: Final = text("The rules of {game} have changed: your certificate needs a new examination.")


def learn_reminders(assigned: Iterable[Assigned], today: date) -> Iterator[Text]:
    """Yield the material still to be learned for a group, with its day."""
    for material in assigned:
        if material.left:
            template = LEARN_BY if today <= material.by else LEARN_LATE
            yield template.fill(group=material.group, n=material.left, day=day_words(material.by))


def certificate_reminder(
    held: DealingCertificate | None, state: CertificateState, game: Text, now_ms: int
) -> Iterator[Text]:
    """Yield that a certificate ends soon, or that the rules have changed since."""
    if held is None:
        return
    if state is CertificateState.OLD_RULES:
        yield OLD_RULES.fill(game=game)
    elif state is CertificateState.HOLDS and held.until_ms - now_ms <= SOON_MS:
        yield ENDS_SOON.fill(game=game, day=day_at(held.until_ms))
