"""A read-only view of a hand, for a screen, a ruling, or a drill. The hand can be live, recalled or veiled."""

from typing import Any, Protocol

from kiosk.procedure.game.game import Game, Opening, Rules
from kiosk.procedure.irregularities.irregularities import HandSoFar
from kiosk.procedure.money.book import Book
from kiosk.procedure.money.settlement import Settlement
from kiosk.procedure.prompts.answers import Answer, Chosen, Placed
from kiosk.procedure.prompts.prompt import Prompt


class HandView(HandSoFar, Protocol):
    """The present state of one hand. `prompt` is None once it has a `settlement`; `draft` is an unfinished answer."""

    @property
    def game(self) -> Game[Any]: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def opening(self) -> Opening: ...
    @property
    def asked(self) -> Prompt | None:
        """Return the full prompt of the procedure; `prompt` is the part that has not moved yet."""

    @property
    def draft(self) -> Placed | Chosen | None: ...
    @property
    def book(self) -> Book: ...
    @property
    def settlement(self) -> Settlement | None: ...

    def check(self, answer: Answer) -> None:
        """Raise Refused unless this answer fits now, and the person may give it."""
