"""Compute the changes of a hand by a remedy: the corrected answers, and the moved chips.

Nothing here is committed: `Rulings` asks before it has a ruling signed, and again when it takes effect.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from kiosk.core.cards import Card
from kiosk.core.dice import Die
from kiosk.core.errors import Refused
from kiosk.procedure import (
    Answer,
    Cards,
    Choice,
    Choices,
    Chosen,
    Effect,
    Felt,
    Forfeit,
    HandView,
    Item,
    Place,
    Prompt,
    Round,
    SeatStatus,
    Settle,
    amend,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Details:
    """The details of a remedy; its effect decides which are needed. Wagers are {spot: cents}, 0 for none.

    `cents` are chips of the stack of `seat`, and `other` is the seat that gets them.

    `decision` is (seq of the answer, the seat's new decision).
    """

    seat: int = 0
    places: tuple[Place, ...] = ()
    card: Card | None = None
    die: Die | None = None
    decision: tuple[int, Choice] | None = None
    wagers: Mapping[str, int] | None = None
    count: int | None = None
    cents: int | None = None
    other: int = 0


NO_DETAILS = Details()


def paid_at(prompt: Prompt | None, seat: int) -> tuple[Item, ...]:
    """Return the paid winnings of a seat at this step."""
    items = prompt.items if isinstance(prompt, Settle) else ()
    return tuple(item for item in items if item.seat == seat and item.pay and item.in_full.pay)


def is_between_hands(hand: HandView) -> bool:
    """Return whether the prompt is the one between hands, on players and stacks."""
    return isinstance(hand.prompt, Choices) and hand.prompt.is_of_stacks


def chips_behind(hand: HandView, seat: int) -> int:
    """Return the chips of a player, without a bet, and with those that came or went since the last hand."""
    draft = hand.draft
    if isinstance(draft, Chosen) and isinstance(hand.prompt, Choices):
        stacks = hand.prompt.stacks_after(draft)
        if seat in stacks:
            return stacks[seat]
    noted = draft.chips.get(seat, 0) if isinstance(draft, Chosen) else 0  # A player who leaves takes them along.
    return hand.felt.stacks.get(seat, 0) + noted


def stack_of(hand: HandView, seat: int) -> int:
    """Return the chips of a player, with the bet in front of it.

    If a player who is all in has no bet in front, the chips are the player's part of the pots.
    """
    felt = hand.felt
    bet = felt.bets[seat].get(felt.layout.bet, 0)
    return chips_behind(hand, seat) + (chips_in_pots(felt, seat) or bet)


def chips_in_pots(felt: Felt, seat: int) -> int:
    """Return the chips in the pots of a player who is all in, with no bet in front; 0 for all others."""
    is_in_pots = felt.status.get(seat) is SeatStatus.ALL_IN and not felt.bets[seat].get(felt.layout.bet, 0)
    return sum(felt.bets[seat].values()) if is_in_pots else 0


def chips_that_move(hand: HandView, effect: Effect, details: Details) -> dict[int, int]:
    """Return the chips that a remedy adds to or removes from each stack. Raise Refused if that is impossible."""
    seat, other, cents, felt = details.seat, details.other, details.cents, hand.felt
    if cents is None or cents < 0 or seat not in felt.seats:
        raise Refused("details", "Touch a seat or card on the screen first.")
    if effect is Effect.SEAT:
        if not isinstance(hand.prompt, Choices) or not hand.prompt.is_of_stacks:
            raise Refused("not_now", "A player sits down between hands: finish this one first.")
        hand.prompt.check_part(Chosen({seat: Choice("moved", cents)}))
        return {seat: cents}
    if effect is Effect.STACK:
        if cents == stack_of(hand, seat):
            raise Refused("no_change", "Seat {seat} already has that: nothing changed.", seat=seat)
        return {seat: cents - stack_of(hand, seat)}
    if not 0 < cents <= chips_behind(hand, seat):
        raise Refused("stack", "Seat {seat} has too few chips.", seat=seat)
    if effect is Effect.TIP:
        return {seat: -cents}
    if other == seat or other not in felt.stacks:
        raise Refused("seat", "Chips go to another player: choose that seat.")
    if felt.status.get(other) is SeatStatus.ALL_IN:
        raise Refused("all_in", "Seat {seat} is all in: rule on its chips after this hand.", seat=other)
    return {seat: -cents, other: cents}


def changes_of(hand: Round, effect: Effect, details: Details) -> dict[int, Answer]:
    """Return the answers that a remedy corrects. Raise Refused if the details do not fit."""
    entries = hand.entries
    match effect:
        case Effect.MISREAD if details.places and details.card is not None:
            return amend.corrected(hand, details.places[0], details.card)
        case Effect.DIE if details.places and details.die is not None:
            return amend.with_die(entries, details.places[0], details.die)
        case Effect.SWAP:
            return amend.moved(entries, details.places)
        case Effect.SHIFT:
            return amend.moved(entries, amend.skipped(entries, details.seat))
        case Effect.REPLACE if details.places:
            if isinstance(hand.prompt, Cards) and details.places[0] in hand.prompt.left:
                raise Refused("not_dealt", "Finish the deal first, then touch “Exceptions” again.")
            return amend.with_card(entries, details.places[0], None)
        case Effect.WAGER if details.wagers is not None:
            return amend.with_wager(entries, details.seat, details.wagers)
        case Effect.STACK | Effect.TIP | Effect.GIVE | Effect.SEAT:
            moved = chips_that_move(hand, effect, details)
            if is_between_hands(hand):
                return {}
            if effect is Effect.STACK:
                return amend.with_count(hand, details.seat, moved[details.seat])
            return amend.with_chips(entries, moved)
        case Effect.DECISION if details.decision is not None:
            return amend.with_choice(entries, details.decision[0], details.seat, details.decision[1])
        case Effect.FORFEIT | Effect.RETURN:
            hand.check(Forfeit(details.seat))
            return {}
        case Effect.HOLD | Effect.SEIZE:
            paid = paid_at(hand.prompt, details.seat)
            if not paid:
                raise Refused("seat", "Seat {seat} is not paid now: choose another one.", seat=details.seat)
            if any(item.pay != item.in_full.pay for item in paid):
                raise Refused(
                    "part_paid",
                    "Seat {seat}: chips of this wager have moved. Move them back, enter it with Mispay, try again.",
                    seat=details.seat,
                )
            return {}
        case Effect.COUNT if details.count is not None and 0 <= details.count < 1000:
            return {}
        case Effect.CHANGE if details.count is not None:
            due = hand.game.pieces
            if details.count != due:
                raise Refused("count", "{count} counted, {due} due: count again.", due=due, count=details.count)
            return {}
        case Effect.PLAY_EARLY:
            if details.card is not None:
                hand.felt.refuse_seen(details.card)
            return {}
        case Effect.ASIDE | Effect.UNCHANGED | Effect.VOID | Effect.VOID_AND_DECK | Effect.REDEAL | Effect.BURN:
            return {}
        case _:
            raise Refused("details", "Touch a seat or card on the screen first.")
