"""The rules of a game at hand: its clauses in short, and the house's rulings where the document is silent.

A handbook belongs to a game and holds for every house; what a house has chosen comes from its rules. The words are
those of people at the table; no procedure reads them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kiosk.core.text import Text
from kiosk.procedure.game import Rules


@dataclass(frozen=True, slots=True)
class Ruled:
    """A question that the document leaves open. `means` says for each value of `option` how it is then dealt.

    `clauses` are those next to which the question comes up.
    """

    option: str
    asks: Text
    means: Mapping[str, Text]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Handbook:
    """A game's rules at hand.

    `clauses` is the document in short, clause by clause; `steps` says which clauses belong to a step of the rail.
    """

    clauses: Mapping[str, Text]
    steps: Mapping[str, tuple[str, ...]]
    rulings: tuple[Ruled, ...]

    def rulings_at(self, *clauses: str) -> tuple[Ruled, ...]:
        """Return the questions that come up at these clauses."""
        return tuple(one for one in self.rulings if set(one.clauses) & set(clauses))


def meaning(rules: Rules, ruled: Ruled) -> Text:
    """Return what this house has ruled."""
    return ruled.means[str(getattr(rules, ruled.option))]
