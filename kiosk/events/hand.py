"""Events of a hand: its opening, answers, corrections, and end. The answers of a hand, in order, are the hand."""

from typing import Annotated, TypeAlias

from kiosk.events.kinds import Happening, InHand, Part, kind, part
from kiosk.events.rulings import (
    EarlyCardsAside,
    EarlyCardsPlay,
    RedealBegan,
    ReplacementOrdered,
    Ruled,
    Ruling,
    Source,
    StackChanged,
)
from kiosk.events.types import (
    Amended,
    AnyText,
    At,
    Cents,
    GivenBack,
    Items,
    Moves,
    Object,
    Posted,
    Rack,
    Reason,
    ReasonGiven,
    Seats,
    Seq,
    Stacks,
    Statements,
    Word,
    Words,
    one_of,
)

Step: TypeAlias = Annotated[Word, "the key of the step on the game's rail"]
Clause: TypeAlias = Annotated[AnyText, "the clause of the rules that the prompt came from"]
AnswerGiven: TypeAlias = Annotated[Object, "the answer, as `kiosk.procedure.prompts.answers.to_json` writes it"]


@part
class HandRules(Part):
    """The rules that apply to a hand until it is settled or void."""

    game: Annotated[Object, "the options and pay tables of the game"]
    minimum: Annotated[Cents, "the table's minimum"]
    maximum: Annotated[Cents | None, "the table's maximum, null for none"]
    payouts: Annotated[Object | None, "the limits of the house for payouts, null for none"]
    keeps: Annotated[Stacks, "the seats that keep a lower minimum, and which"] = ()


@kind(InHand.ALWAYS, v=2)
class HandOpened(Happening):
    """A hand begins. All that its procedure depends on is frozen here, until it is settled or void."""

    game: Annotated[Word, "the key of the game"]
    rules_version: Annotated[Word, "the version of the game's procedure"]
    rules: Annotated[HandRules, "the options, limits and pay tables that hold for this hand"]
    seats: Annotated[Seats, "the seats that are open, in the order of the table"]
    jackpots: Annotated[Posted, "the posted jackpots"]
    dealer: Annotated[Word, "the person's id in the staff register"]
    state: Annotated[Object, "the state that the hand takes over from the table"]
    supervisor: Annotated[Word | None, "the supervising dealer of a trainee, by ID in the staff register"] = None


@kind(InHand.ALWAYS)
class Noted(Happening):
    """A part of an answer has been tapped. It counts for nothing until it is answered; it is shown again after a
    restart."""

    step: Step
    clause: Clause
    answer: AnswerGiven
    source: Source


@kind(InHand.ALWAYS)
class Answered(Happening):
    """A prompt has been answered. The answers of a hand, in order, are the hand."""

    step: Step
    clause: Clause
    answer: AnswerGiven
    source: Source
    items: Annotated[Items | None, "the wagers that the floor was called for, if it was"] = None
    moved: Annotated[Moves, "the chips that moved with it; seat 0 is the house's drop"] = ()
    settles: Annotated[Moves | None, "the full amounts, if a part had moved before"] = None
    ruling: Annotated[Ruling | None, "the ruling, if the answer follows from one"] = None
    signed: Annotated[Statements, "the signed statements: each wager, its line, amount and cards"] = ()
    touch: Annotated[Annotated[str, one_of("same")] | None, "that one touch gave this answer and the one before it"] = (
        None
    )


@kind(InHand.ALWAYS)
class Undone(Happening):
    """An answer, or a part of one, was undone. It stays in the journal and no longer counts."""

    event: Annotated[Seq, "the answered or noted event that no longer counts"]
    why: Annotated[Reason, "the reason, where the floor signed for it"] = ""
    signed_by: Annotated[Words, "the IDs of the signers in the staff register"] = ()
    hides: Annotated[Annotated[str, one_of("shown")] | None, "that cards or hands had been shown with it"] = None
    touch: Annotated[Annotated[str, one_of("same")] | None, "that one touch took this back and the one after it"] = None


@kind(InHand.ALWAYS)
class Corrected(Happening):
    """An answer was corrected; the hand is recalculated from there."""

    event: Annotated[Seq, "the answer that was wrong"]
    answer: Annotated[Object, "the corrected answer"]
    voids_from: Annotated[Seq | None, "the first later answer that no longer counts; null if all of them stay"]
    also: Annotated[Amended, "other answers that were corrected with it"] = ()
    place: Annotated[At | None, "where another card was laid"] = None
    dead: Annotated[Word | None, "the card that was there, which is out of play in this hand"] = None
    ruling: Annotated[Ruling | None, "the ruling"] = None


@kind(InHand.ALWAYS)
class HandVoided(Happening):
    """The hand is void: a misdeal, or a decision of the floor. Every wager is returned."""

    reason: Annotated[Reason, "the reason, where no ruling gives it"] = ""
    ruling: Annotated[Ruling | None, "the ruling"] = None
    deck: Annotated[
        Annotated[str, one_of("out")] | None, "that the deck is out, and is changed before the next hand"
    ] = None
    carry: Annotated[Object | None, "the state for the next hand, from agreements before the cards"] = None
    forms: Annotated[Words, "the tax forms that count no more, each with its seat"] = ()
    given_back: Annotated[GivenBack, "the returns to each seat; negative for amounts taken from it again"] = ()
    from_floor: Annotated[Cents, "the payouts that the floor has held, and returns to the rack"] = 0


@kind(InHand.EITHER)
class WagersGivenBack(Happening):
    """The dealer has returned the wagers of a void hand."""


@part
class HandResult(Part):
    """The result of a hand: as its record gives it, and as the table continues from it."""

    input: Annotated[Object, "the hand as its game writes it; a card that was never turned is as one not read"]
    result: Annotated[Object, "every wager with its outcome, and the facts of the game"]
    carry: Annotated[Object, "the state for the next hand"]
    jackpots: Annotated[Words, "the jackpots that were won"]
    placed: Annotated[Object, "the first wagers of each seat, {seat: {spot: cents}}, which may be repeated"]


@kind(InHand.ALWAYS, v=3)
class HandSettled(Happening):
    """The hand is over, and every wager is settled."""

    result: Annotated[HandResult, "every wager with its outcome, and the facts of the game"]
    house_net: Annotated[Cents, "the house result of this hand; negative for a loss"]
    rack: Annotated[Rack | None, "the rack after the hand; absent in a game among players"] = None


@kind(InHand.ALWAYS)
class HandReopened(Happening):
    """The last settled hand is open again: a mispay. The signer is the actor. The first settlement stays in the journal
    and no longer counts; the hand is settled a second time, or void.
    """

    voids_from: Annotated[Seq, "the answer that had ended the hand; it no longer counts"]
    reason: Annotated[ReasonGiven, "the reason"]


@kind(InHand.ALWAYS)
class PayoutKept(Happening):
    """A payout is calculated and not paid: the floor holds its chips. Its slip says so."""

    ruling: Annotated[Ruling, "the ruling, with its signers"]
    step: Step
    items: Annotated[Items, "the payouts that are kept"]
    kept: Annotated[str, one_of("held", "seized"), "whether it is kept for the player, or from the player"]


def ruling_of(what: Happening) -> Ruling | None:
    """Return the ruling of this event, or None."""
    match what:
        case Answered(ruling=ruling) | Corrected(ruling=ruling) | HandVoided(ruling=ruling):
            return ruling
        case Ruled(ruling=ruling) | ReplacementOrdered(ruling=ruling) | RedealBegan(ruling=ruling):
            return ruling
        case PayoutKept(ruling=ruling):
            return ruling
        case EarlyCardsPlay(ruling=ruling) | EarlyCardsAside(ruling=ruling) | StackChanged(ruling=ruling):
            return ruling
        case _:
            return None
