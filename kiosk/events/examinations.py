"""Events of examinations: the candidate, each answer, the result, and the certificates.

They are in a separate journal, which belongs to no table.
"""

from typing import Annotated, TypeAlias

from kiosk.events.kinds import Happening, InHand, kind
from kiosk.events.types import AnyText, Int, Milliseconds, Object, Posted, Reason, Seq, Word

Examined: TypeAlias = Annotated[Seq, "the examination: the event with which it began"]


@kind(InHand.NEVER)
class ExaminationBegun(Happening):
    """An examination begins. It can now only be passed or failed. The actor is the trainee."""

    game: Annotated[Word, "the key of the game"]
    rules_version: Annotated[Word, "the version of the game's procedure and of every value of its rules"]
    table: Annotated[Word, "the table whose rules and chips it is about"]
    seed: Annotated[Int, "the seed of all its questions and hands"]
    jackpots: Annotated[Posted, "the posted jackpots about which it asks, until its end"]
    setting: Annotated[Word, "the digest of the chips, limits, and seats of the table"]
    answer_s: Annotated[Int | None, "the seconds for an answer; none where no clock runs"] = None
    table_s: Annotated[Int | None, "the seconds for a wager at all its seats"] = None


@kind(InHand.NEVER)
class ExaminationResumed(Happening):
    """The trainee, the actor, has signed in again, as required at a random moment."""

    examination: Examined


@kind(InHand.NEVER)
class ExaminationAnswered(Happening):
    """Something was answered in an examination. The first answer counts."""

    examination: Examined
    part: Annotated[Word, "payouts or moves"]
    line: Annotated[Word, "the line of the pay table, or the kind of move"]
    asked: Annotated[Int, "how many things were asked at once"]
    right: Annotated[Int, "how many of them were answered correctly"]
    took_ms: Annotated[Int, "how long it took"]
    given: Annotated[Object, "the answer, and its place in a hand"]


@kind(InHand.NEVER)
class ExaminationStageAnswered(Happening):
    """A stage of a question was answered, and others of it are still asked. The first answer counts."""

    examination: Examined
    nth: Annotated[Int, "the number of the question, from 0"]
    stage: Annotated[Word, "name, pick or amount"]
    right: Annotated[Int, "1 where it was right, else 0"]
    given: Annotated[Object, "the answer"]


@kind(InHand.NEVER)
class ExaminationEnded(Happening):
    """An examination is over: it was passed or failed."""

    examination: Examined
    outcome: Annotated[Word, "passed or failed"]
    why: Annotated[Word, "finished, or why it ended before: stopped, too_late, clock, rules, table"]


@kind(InHand.NEVER, v=2)
class CertificateSigned(Happening):
    """A trainer, the actor, has signed with a PIN that a person may deal a game."""

    person: Annotated[Word, "the person's id in the staff register"]
    game: Annotated[Word, "the key of the game"]
    rules_version: Annotated[Word, "the version of the rules that it is bound to"]
    examination: Examined
    until_ms: Annotated[Milliseconds, "when it ends"]
    trained_ms: Annotated[Milliseconds, "how long the person had trained the game when it was signed"]
    needs: Annotated[Seq | None, "the person's needs by which the examination was taken: the event that has them"] = (
        None
    )


@kind(InHand.NEVER)
class NeedsSigned(Happening):
    """A manager has signed, with a PIN, a person's needs in training. The manager is the actor. The last one counts."""

    person: Annotated[Word, "the person's id in the staff register"]
    time_percent: Annotated[Int, "the time for an answer, of the usual time"]
    text_percent: Annotated[Int, "the size of words, of the usual size"]
    hand: Annotated[Word, "both, left or right: the hand that touches"]


@kind(InHand.NEVER)
class CertificateRevoked(Happening):
    """A certificate was revoked. The actor revoked it."""

    certificate: Annotated[Seq, "the signed certificate"]
    why: Annotated[Reason, "the reason"]
    book: Annotated[AnyText | None, "the key of the other journal of examinations in which it was signed"] = None
