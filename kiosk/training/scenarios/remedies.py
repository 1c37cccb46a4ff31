"""Choose the subject of a ruling, and the wrong entry on purpose, so that a guided hand shows its effect.

Nothing is corrected here: `kiosk.table.rulings` does that at the training table as it does at a live one. The details
are calculated, and tried on a copy of the hand first: an effect that the hand does not permit does not happen in it.
"""

import random
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import Any, Final

from kiosk.core.cards import DECK, Card
from kiosk.core.dice import DICE
from kiosk.core.errors import Refused
from kiosk.drills import ACTING
from kiosk.procedure import (
    Answer,
    Cards,
    Choice,
    Choices,
    Chosen,
    Dealt,
    Dice,
    Effect,
    Entry,
    Felt,
    Irregularity,
    Place,
    Placed,
    Rolled,
    Round,
    Settle,
    Wagers,
    amend,
)
from kiosk.procedure import Situation as Now
from kiosk.table import NO_DETAILS, Details, changes_of

MISTAKES: Final = frozenset({Effect.MISREAD, Effect.DIE, Effect.WAGER, Effect.DECISION})
"""The effects that correct a wrong entry; all others concern cards, chips, and players."""

MOVES: Final = frozenset({Effect.SWAP, Effect.SHIFT, Effect.REPLACE})


def about(effect: Effect, hand: Round, seat: int, fresh: Card) -> Details | None:
    """Return the details of a ruling, None if it does not fit this hand.

    `seat` is its seat, 0 for none; `fresh` is the card that would take another's place.
    """
    if effect in MOVES and not _moves(effect, hand, seat, fresh):
        return None
    match effect:
        case Effect.FORFEIT | Effect.RETURN:
            return Details(seat=seat)
        case Effect.PLAY_EARLY:
            return Details(card=fresh)
        case Effect.REPLACE:
            return Details(places=(_hidden(hand, seat)[-1],))
        case Effect.SWAP:
            return Details(places=_exchanged(hand, seat))
        case Effect.SHIFT:
            return Details(seat=seat)
        case Effect.COUNT | Effect.CHANGE:
            return Details(count=hand.game.pieces)
        case _:
            return NO_DETAILS


def fresh_card(hand: Round, scripted: AbstractSet[str], dice: random.Random) -> Card:
    """Return a card that is not in this hand, and that its script does not bring either."""
    gone = hand.felt.seen.keys() | hand.felt.dead
    return dice.choice([card for card in DECK if card not in gone and card.text not in scripted])


def _hidden(hand: Round, seat: int) -> list[Place]:
    """Return the places of known face-down cards at a seat, or at all seats for 0, in the order of the deal."""
    felt = hand.felt
    return [
        place
        for place in amend.laid(hand.entries)
        if place.spot == Felt.HOLE
        and seat in (0, place.seat)
        and felt.slot(place).card is not None
        and not felt.slot(place).up
    ]


def _exchanged(hand: Round, seat: int) -> tuple[Place, ...]:
    mine = _hidden(hand, seat)[-1:]
    return (*mine, *[place for place in _hidden(hand, 0) if place.seat != seat][-1:])


def _moves(effect: Effect, hand: Round, seat: int, fresh: Card) -> bool:
    """Return whether these cards can be moved, and everything that was answered since still holds."""
    if not _hidden(hand, seat) or any(isinstance(entry.prompt, Settle) for entry in hand.entries):
        return False
    trial = hand.trial()
    place = _hidden(hand, seat)[-1]
    try:
        if effect is Effect.REPLACE:
            out = hand.felt.slot(place).card
            trial.amend(amend.with_card(trial.entries, place, fresh), ACTING, place=place, dead=out)
        elif effect is Effect.SHIFT and not set(amend.skipped(trial.entries, seat)) <= set(_hidden(hand, 0)):
            return False
        else:
            trial.amend(changes_of(trial, effect, Details(seat=seat, places=_exchanged(hand, seat))), ACTING)
    except Refused:
        return False
    return len(trial.entries) == len(hand.entries)


def mistaken(
    irregularity: Irregularity, effect: Effect, seat: int, hand: Round, said: Answer, dice: random.Random
) -> Answer:
    """Return the entry instead of the answer `said`; `said` itself if this mistake cannot be made here."""
    for wrong in _ways(effect, seat, hand, said, dice):
        trial = hand.trial()
        try:
            trial.answer(wrong, ACTING)
            if irregularity.due(Now(trial, True)):
                details = righted(trial.entries[-1], said)
                trial.amend(changes_of(trial, effect, details), ACTING)
                return wrong
        except Refused:
            pass
    return said


def righted(entry: Entry, said: Answer) -> Details:
    """Return the correction of an answer: its differences from `said`."""
    match entry.prompt, entry.answer, said:
        case Cards() as asked, Dealt(kept), Dealt(right):
            nth = _first(kept, right)
            return Details(places=(asked.left[nth],), card=right[nth])
        case Dice() as asked, Rolled(kept), Rolled(right):
            nth = _first(kept, right)
            return Details(places=(asked.left[nth],), die=right[nth])
        case Choices(), Chosen(kept), Chosen(right):
            seat = next(seat for seat, choice in right.items() if kept[seat] != choice)
            return Details(seat=seat, decision=(entry.seq, right[seat]))
        case Wagers(), Placed(kept), Placed(right):
            seat = next(seat for seat, bets in right.items() if kept[seat] != bets)
            return Details(seat=seat, wagers={**dict.fromkeys(kept[seat], 0), **right[seat]})
        case _:
            raise AssertionError(f"{entry.answer} is not what was said, and no mistake")


def _first(kept: tuple[Any, ...], right: tuple[Any, ...]) -> int:
    return next(nth for nth, (shown, other) in enumerate(zip(kept, right, strict=True)) if shown != other)


def _ways(effect: Effect, seat: int, hand: Round, said: Answer, dice: random.Random) -> Iterator[Answer]:
    """Yield possible wrong entries; not all of them are legal."""
    match effect, hand.prompt, said:
        case Effect.MISREAD, Cards(up=True), Dealt(cards) if cards[-1] is not None:
            taken = {*hand.felt.seen, *cards}
            yield Dealt((*cards[:-1], dice.choice([card for card in DECK if card not in taken])))
        case Effect.DIE, Dice(), Rolled(shown):
            yield Rolled((*shown[:-1], dice.choice([die for die in DICE if die != shown[-1]])))
        case Effect.DECISION, Choices() as asked, Chosen(choices) if choices:
            at = seat if seat in choices else next(iter(choices))
            for option in asked.options.get(at, ()):
                if option.key != choices[at].option and option.least is None:
                    yield Chosen({**choices, at: Choice(option.key)})
        case Effect.WAGER, Wagers() as asked, Placed(bets) if bets:
            at = seat if seat in bets else next(iter(bets))
            for spot in asked.spots:
                staked = bets[at].get(spot.key, 0)
                yield Placed({**bets, at: {**bets[at], spot.key: 2 * staked or min(bets[at].values())}})
        case _:
            pass
