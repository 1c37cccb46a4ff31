"""Events of the journal itself: its beginning, and the signatures over its events."""

from typing import Annotated

from kiosk.events.kinds import Happening, InHand, kind
from kiosk.events.types import Archives, Hash, Object, ReasonGiven, Seq, Signature, Word, Words


@kind(InHand.NEVER)
class JournalCreated(Happening):
    """The journal begins. It is event 1 of every journal, and of no other seq."""

    table: Annotated[Word, "the id of the table"]
    device_key: Annotated[Hash, "the public Ed25519 key of the device that signs the checkpoints"]


@kind(InHand.NEVER, name="checkpoint")
class Signed(Happening):
    """All events before this one are signed with the device's key. It is written after each hand."""

    upto: Annotated[Seq, "the last event that is signed: the one just before"]
    head: Annotated[Hash, "the hash of that event"]
    key: Annotated[Hash, "the public key that checks the signature"]
    signature: Annotated[Signature, "Ed25519, over table, upto, head and state"]
    state: Annotated[Object, "the state of the table here, so that a restart need not read further back"]


@kind(InHand.NEVER)
class JournalArchived(Happening):
    """Whole days were moved out of the journal's file. The actor is the person who had it done."""

    archives: Annotated[Archives, "every file of events that there is now beside the journal's, the oldest first"]


@kind(InHand.NEVER)
class JournalDoubted(Happening):
    """The journal was altered or damaged. The table stops until a manager accepts it."""

    findings: Annotated[Words, "the findings, in words for people"]


@kind(InHand.NEVER)
class JournalAccepted(Happening):
    """The table continues with an altered or damaged journal. The manager who signed for that is the actor."""

    findings: Annotated[Words, "the findings then, in words for people; they do not stop the table again"]
    why: Annotated[ReasonGiven, "the reason"]
