"""The needs of one person in training and examinations, signed by a manager: more time, larger words, one hand.

It is kept in the journal of examinations, and a certificate names the event. The printed certificate does not show it.
"""

from typing import Final

from kiosk.core.errors import Refused
from kiosk.core.value import value

TIMES: Final = (100, 125, 150, 200)
WORDS: Final = (100, 115, 130)
HANDS: Final = ("both", "left", "right")


@value
class PersonNeeds:
    """The needs of one person. `id` is the event with which they were signed, None if none were."""

    time_percent: int = 100
    text_percent: int = 100
    hand: str = "both"
    id: int | None = None

    def time(self, usual: int) -> int:
        """Return a time that is usual for others, as this person has it: rounded up."""
        return -(-usual * self.time_percent // 100)

    def check(self) -> None:
        """Raise Refused for values that a manager cannot choose."""
        if self.time_percent not in TIMES or self.text_percent not in WORDS or self.hand not in HANDS:
            raise Refused("needs", "Choose the time, the text size, and the usable hand from the lists.")


NO_NEEDS: Final = PersonNeeds()
