"""The rules of a game at hand: its clauses in short, and the house's rulings where the document is silent.

A handbook belongs to a game and holds for every house; the choices of a house come from its rules. It is written for
people at the table; no procedure reads it.
"""

from collections.abc import Mapping
from typing import Final

from kiosk.core.text import EMPTY, Text, text
from kiosk.core.value import value
from kiosk.procedure.prompts.offered import Guide
from kiosk.schema.fields import Strict


@value
class HouseRuling:
    """A question that the document leaves open, beside the field of the rules that answers it.

        burn: Annotated[Literal["yes", "no"], HouseRuling(text("…?"), {"yes": text("…"), "no": text("…")}, (CLAUSE,))]

    `means` says for each value how it is then dealt. `clauses` are those next to which the question comes up.
    """

    asks: Text
    means: Mapping[str, Text]
    clauses: tuple[str, ...]


@value
class StandingRuling:
    """A ruling of every house where the document is silent: `means` is the rule, next to these `clauses`."""

    asks: Text
    means: Text
    clauses: tuple[str, ...]


COUPONS: Final = text("May a player wager a coupon or a free bet?")
CHIPS_ONLY: Final = text(
    "Only as chips: the dealer gives chips for it under “Table money”, and the coupon goes into the drop box."
)


@value
class Handbook:
    """A game's rules at hand: `clauses`, the document in short; `steps`, which clauses belong to a step."""

    clauses: Mapping[str, Text]
    steps: Mapping[str, tuple[str, ...]]

    def guide(self, step: str, clause: str, do: Text, *, then: Text = EMPTY, say: Text = EMPTY) -> Guide:
        """Return the words of a prompt for which the clause in short is rule enough."""
        assert clause in self.clauses, f"{clause} is not a clause of the handbook"
        return Guide(step, clause, do, then, say, self.clauses[clause])


def rulings_of(model: type[Strict], *clauses: str) -> dict[str, HouseRuling]:
    """Return the questions that a game leaves to the house, by the field that answers them, in the order of its file.

    With `clauses`, only those that come up next to one of these.
    """
    return {
        name: ruling
        for name, field in model.model_fields.items()
        for ruling in field.metadata
        if isinstance(ruling, HouseRuling) and (not clauses or not set(clauses).isdisjoint(ruling.clauses))
    }
