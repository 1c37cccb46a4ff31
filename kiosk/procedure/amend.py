"""Compute the new form of earlier answers when a hand is corrected: {seq of the answer: its new form}.

Pure functions over the effective answers. `Round.amend` folds the hand again with their result, asks again for answers
that no longer fit, and refuses impossible ones. A face-down card is moved like any other, unseen.
"""

from collections.abc import Iterator, Mapping, Sequence

from kiosk.core.cards import Card
from kiosk.core.dice import Die
from kiosk.core.errors import Refused
from kiosk.procedure.hand.round import Round
from kiosk.procedure.hand.view import HandView
from kiosk.procedure.irregularities.irregularities import HandSoFar
from kiosk.procedure.prompts.answers import Answer, Choice, Chosen, Dealt, Placed, Rolled
from kiosk.procedure.prompts.felt import Felt, Place
from kiosk.procedure.prompts.prompt import Cards, Choices, Dice, Entry, InTurn, Prompt, Wagers


def laid(entries: Sequence[Entry]) -> Iterator[Place]:
    """Yield the places to which cards were dealt, in the order in which they left the deck."""
    for entry in entries:
        match entry.prompt, entry.answer:
            case Cards(turning=False) as prompt, Dealt(cards):
                yield from prompt.left[: len(cards)]
            case _:
                pass


def is_of_first(hand: HandView, place: Place, count: int) -> bool:
    """Return whether the card at a place is one of the first that were, or are being, dealt to the players."""
    dealt = [place for place in laid(hand.entries) if place.spot == Felt.HOLE]
    if isinstance(hand.prompt, Cards) and not hand.prompt.turning:
        dealt += [place for place in hand.prompt.left if place.spot == Felt.HOLE]
    return place in dealt[:count]


def with_card(entries: Sequence[Entry], place: Place, card: Card | None) -> dict[int, Answer]:
    """Return the last reading of `place` with another card in it. Raise Refused if there is no card."""
    return _with_cards(entries, {place: card})


def corrected(hand: HandView, place: Place, card: Card) -> dict[int, Answer]:
    """Return the reading of a card that was misread. Raise Refused if it is face down, or `card` is elsewhere."""
    row = hand.felt.cards.get((place.spot, place.seat), [])
    if hand.prompt is None or place.nth >= len(row) or not row[place.nth].up:
        raise Refused("not_up", "Only a face-up card can be corrected.")
    hand.felt.refuse_seen(card)
    return with_card(hand.entries, place, card)


def moved(entries: Sequence[Entry], places: Sequence[Place]) -> dict[int, Answer]:
    """Return the deal with the card of each of these places at the next one, and that of the last at the first."""
    if len(set(places)) < max(2, len(places)):
        raise Refused("place", "A card moves to another place: choose two different places.")
    now = {place: _card_at(entries, place) for place in places}
    return _with_cards(entries, {place: now[places[at - 1]] for at, place in enumerate(places)})


def skipped(entries: Sequence[Entry], seat: int) -> tuple[Place, ...]:
    """Return the places that were shifted where `seat` was passed over, and the last card was then dealt to it.

    That is from the last place that `seat` was due, up to the last card of all. Raise Refused if there are none.
    """
    order = tuple(laid(entries))
    due = [at for at, place in enumerate(order) if place.seat == seat]
    if not due or due[-1] == len(order) - 1:
        raise Refused("skipped", "No card was dealt past seat {seat}: keep dealing in order.", seat=seat)
    return order[due[-1] :]


def with_choice(entries: Sequence[Entry], seq: int, seat: int, choice: Choice) -> dict[int, Answer]:
    """Return the answer `seq` with another decision of `seat`. Raise Refused if it decided nothing there."""
    for entry in entries:
        if entry.seq == seq and isinstance(entry.answer, Chosen) and seat in entry.answer.choices and not entry.note:
            if entry.answer.choices[seat] == choice:
                raise Refused("no_change", "Seat {seat} already decided that: nothing changed.", seat=seat)
            return {seq: Chosen({**entry.answer.choices, seat: choice})}
    raise Refused("decision", "Seat {seat} has made no such decision in this hand: choose one shown.", seat=seat)


def with_chips(entries: Sequence[Entry], moved: Mapping[int, int]) -> dict[int, Answer]:
    """Return the stacks before the hand with chips added or removed, {seat: cents}: the later bets follow. Raise
    Refused if no stacks were asked for.
    """
    for entry in entries:
        is_of_stacks = isinstance(entry.prompt, Choices) and entry.prompt.is_of_stacks and not entry.note
        if is_of_stacks and isinstance(entry.answer, Chosen):
            return {entry.seq: with_moved(entry.answer, moved)}
    raise Refused("stack", "No stacks are kept in this hand: there is nothing to correct.")


def with_count(hand: Round, seat: int, cents: int) -> dict[int, Answer]:
    """Return the changed answers if the stack of a seat is counted with `cents` more, or fewer if negative.

    A bet of all chips stays one, even if it was entered as an amount: it becomes the counted stack.
    """
    changes = with_chips(hand.entries, {seat: cents})
    changes |= dict(_all_in(entry, entry.prompt, seat) for entry in hand.entries if _is_all_in(entry, seat))
    while True:
        trial = hand.amended(changes)
        left, asked = hand.entries[len(trial.entries) :], trial.asked
        if not left or left[0].seq in changes or not isinstance(asked, InTurn) or seat not in asked.options:
            return changes
        entry = left[0]
        if not isinstance(entry.answer, Chosen) or seat not in entry.answer.choices:
            return changes
        changes |= dict([_all_in(entry, asked, seat)])


def _is_all_in(entry: Entry, seat: int) -> bool:
    if not isinstance(entry.prompt, InTurn) or not isinstance(entry.answer, Chosen) or entry.note:
        return False
    return seat in entry.answer.choices and _all_in(entry, entry.prompt, seat)[1] != entry.answer


def _all_in(entry: Entry, asked: Prompt, seat: int) -> tuple[int, Answer]:
    assert isinstance(asked, Choices) and isinstance(entry.answer, Chosen)
    return entry.seq, Chosen({**entry.answer.choices, seat: asked.with_all_chips(entry.answer.choices[seat])})


def with_moved(chosen: Chosen, moved: Mapping[int, int]) -> Chosen:
    """Return the decisions between the hands, with chips added to or removed from stacks."""
    chips = {seat: chosen.chips.get(seat, 0) + moved.get(seat, 0) for seat in {*chosen.chips, *moved}}
    return Chosen(chosen.choices, {seat: cents for seat, cents in sorted(chips.items()) if cents})


def with_wager(entries: Sequence[Entry], seat: int, wagers: Mapping[str, int]) -> dict[int, Answer]:
    """Return the wagers with those of `seat` as they should be, {spot: cents}; 0 takes one back."""
    for entry in entries:
        if isinstance(entry.prompt, Wagers) and isinstance(entry.answer, Placed) and not entry.note:
            bets = {spot: cents for spot, cents in {**entry.answer.bets.get(seat, {}), **wagers}.items() if cents}
            if bets == entry.answer.bets.get(seat, {}):
                raise Refused("no_change", "Seat {seat} already has that: nothing changed.", seat=seat)
            return {entry.seq: Placed({**entry.answer.bets, seat: bets})}
    raise Refused("wager", "No wagers were taken in this hand: there is nothing to correct.")


def with_die(entries: Sequence[Entry], place: Place, die: Die) -> dict[int, Answer]:
    """Return the roll with another die at `place`. Raise Refused if none was entered."""
    for entry in reversed(entries):
        if isinstance(entry.prompt, Dice) and isinstance(entry.answer, Rolled):
            places = entry.prompt.left[: len(entry.answer.dice)]
            if place in places:
                dice = list(entry.answer.dice)
                dice[places.index(place)] = die
                return {entry.seq: Rolled(tuple(dice))}
    raise Refused("die", "No die has been entered there: choose one on the table.")


def rolled(entries: Sequence[Entry]) -> Iterator[tuple[Place, Die]]:
    """Yield the dice that were entered, each with its place."""
    for entry in entries:
        if isinstance(entry.prompt, Dice) and isinstance(entry.answer, Rolled):
            yield from zip(entry.prompt.left, entry.answer.dice, strict=False)


def decisions(hand: HandSoFar, seat: int) -> list[tuple[int, Choices, Choice]]:
    """Return the decisions of `seat` in this hand, not those between hands, the last first: (seq, prompt, decision)."""
    return [
        (entry.seq, entry.prompt, entry.answer.choices[seat])
        for entry in reversed(hand.entries)
        if isinstance(entry.prompt, Choices)
        and isinstance(entry.answer, Chosen)
        and not entry.note
        and seat in entry.answer.choices
        and not entry.prompt.is_of_stacks
    ]


def _readings(entries: Sequence[Entry], place: Place) -> Iterator[tuple[Entry, Dealt, int]]:
    """Yield each answer that concerns `place`, the last first, and which of its cards that is."""
    for entry in reversed(entries):
        if isinstance(entry.prompt, Cards) and isinstance(entry.answer, Dealt):
            places = entry.prompt.left[: len(entry.answer.cards)]
            if place in places:
                yield entry, entry.answer, places.index(place)


def _reading(entries: Sequence[Entry], place: Place) -> tuple[Entry, Dealt, int]:
    """Return the answer with the card at `place`; if it is unread, the answer that dealt it."""
    readings = list(_readings(entries, place))
    if not readings:
        raise Refused("place", "No card has been dealt there: choose a card on the table.")
    return next((reading for reading in readings if reading[1].cards[reading[2]] is not None), readings[-1])


def _card_at(entries: Sequence[Entry], place: Place) -> Card | None:
    _, dealt, nth = _reading(entries, place)
    return dealt.cards[nth]


def _with_cards(entries: Sequence[Entry], changes: Mapping[Place, Card | None]) -> dict[int, Answer]:
    amended: dict[int, list[Card | None]] = {}
    for place, card in changes.items():
        entry, dealt, nth = _reading(entries, place)
        amended.setdefault(entry.seq, list(dealt.cards))[nth] = card
    return {seq: Dealt(tuple(cards)) for seq, cards in sorted(amended.items())}
