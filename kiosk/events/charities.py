"""Charities: the assignments of tables for a gaming day."""

from typing import Annotated

from kiosk.events.kinds import Happening, InHand, kind
from kiosk.events.types import AnyText, Signers, Word


@kind(InHand.NEVER)
class CharityAssigned(Happening):
    """A table is dealt for a charity on a gaming day, in the house journal. The latest assignment counts.

    The first who signed is the actor. The second person is another one.
    """

    table: Annotated[Word, "the id of the table"]
    day: Annotated[Word, "the gaming day, as in 2026-11-28"]
    charity: Annotated[Word, "the name of the charity"]
    signed: Annotated[Signers, "the signers by duty: always two people"]
    was: Annotated[AnyText, "the charity before, empty for none"] = ""
    reason: Annotated[AnyText, "the reason of a change, or of an assignment after the first hand; else empty"] = ""
