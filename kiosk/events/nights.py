"""Nights: explanations of differences, and the signatures for the figures of a table and gaming day."""

from typing import Annotated

from kiosk.events.kinds import Happening, InHand, kind
from kiosk.events.types import Cents, Figures, Hash, Signers, Word


@kind(InHand.NEVER)
class NightExplained(Happening):
    """A person who signs for nights, the actor, has explained a difference, in the house journal.

    The difference stays in the packet. The latest explanation of a difference counts.
    """

    table: Annotated[Word, "the id of the table"]
    day: Annotated[Word, "the gaming day, as in 2026-11-28"]
    line: Annotated[Word, "the line of the packet, such as count/812: the difference that event 812 found"]
    cents: Annotated[Cents, "the difference"]
    reason: Annotated[Word, "the explanation"]


@kind(InHand.NEVER)
class NightSigned(Happening):
    """The night of a table is signed, in the house journal. The latest signature of a table and day counts.

    It holds until a figure of the night changes. The first signer is the actor.
    """

    table: Annotated[Word, "the id of the table"]
    day: Annotated[Word, "the gaming day, as in 2026-11-28"]
    figures: Annotated[Figures, "the figures of the packet, with the explanations of its differences"]
    digest: Annotated[Hash, "the SHA-256 of these figures"]
    signed: Annotated[Signers, "the signers, by duty"]
