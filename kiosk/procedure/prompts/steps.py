"""The typed steps of a game: each asks with `yield from`, checks the answer, and moves the felt.

A forfeit may come at any of them. It changes who is in the hand, and the same question is then asked again.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Final

from kiosk.core.cards import Card
from kiosk.core.text import EMPTY, Text, listed, text
from kiosk.core.value import value
from kiosk.procedure.money.book import Transfer
from kiosk.procedure.money.settlement import Does, Item, Settled
from kiosk.procedure.prompts.answers import Answer, Choice, Chosen, Dealt, Disputed, Forfeit, Placed, Rolled
from kiosk.procedure.prompts.felt import Felt, Place, SeatStatus
from kiosk.procedure.prompts.offered import Guide, Option, Spot
from kiosk.procedure.prompts.prompt import Cards, Choices, Confirm, Dice, Floor, Procedure, Prompt, Settle, Wagers

GAVE_UP: Final = (SeatStatus.FORFEITED, SeatStatus.VOID)


def ask(felt: Felt, make: Callable[[], Prompt | None]) -> Procedure[Answer | None]:
    """Ask the prompt that `make` builds. A forfeit changes the players in the hand, so it is then built again."""
    while (prompt := make()) is not None:
        answer = yield prompt
        if not isinstance(answer, Forfeit):
            felt.answer_count += 1
            return answer
        felt.give_up(answer.seat, prompt.guide.step, returned=answer.returned, leaves=answer.leaves)
    return None


def wagers(guide: Guide, felt: Felt, spots: Sequence[Spot], *, least_players: int = 1) -> Procedure[tuple[int, ...]]:
    """Take the wagers of every seat that wants to play, put them on the felt, return the players left to right."""
    prompt = Wagers(guide, felt.seats, tuple(spots), least_players)
    answer = yield from ask(felt, lambda: prompt)
    assert isinstance(answer, Placed)
    for seat in felt.seats:
        if seat in answer.bets:
            felt.status[seat] = SeatStatus.IN
            felt.bets[seat].update(answer.bets[seat])
    return felt.who(SeatStatus.IN)


def choices(
    guide: Guide,
    felt: Felt,
    options: Callable[[int], tuple[Option, ...]],
    *,
    usual: str | None = None,
    refusal: str = "choice",
) -> Procedure[Mapping[int, Choice]]:
    """Let everybody who is in decide, in any order. With nobody in, nothing is asked."""

    def make() -> Prompt | None:
        seats = felt.who(SeatStatus.IN)
        return Choices(guide, {seat: options(seat) for seat in seats}, usual, refusal) if seats else None

    answer = yield from ask(felt, make)
    if answer is None:
        return {}
    assert isinstance(answer, Chosen)
    return answer.choices


def deal(guide: Guide, felt: Felt, places: Iterable[Place], *, up: bool) -> Procedure[None]:
    """Deal cards to `places`, one at a time."""
    order = tuple(places)
    dealt = 0
    while dealt < len(order):
        answer = yield from ask(felt, partial(Cards, guide, order, dealt, up))
        assert isinstance(answer, Dealt)
        felt.answer_count += len(answer.cards) - 1
        felt.lay(order[dealt:], answer.cards, up=up)
        dealt += len(answer.cards)


def burn(guide: Guide, felt: Felt) -> Procedure[None]:
    """Burn one card. A shoe reads it; it is never shown."""
    return deal(guide, felt, (Place(Felt.BURN, 0, len(felt.cards.get((Felt.BURN, 0), ()))),), up=False)


@lru_cache(maxsize=128)
def one_at_a_time(seats: tuple[int, ...], each: int) -> tuple[Place, ...]:
    """Return the places of cards that are dealt to seats in order, one at a time, until each seat has `each`."""
    return tuple([Place(Felt.HOLE, seat, nth) for nth in range(each) for seat in seats])


@lru_cache(maxsize=128)
def seat_by_seat(seats: tuple[int, ...], each: int) -> tuple[Place, ...]:
    """Return the places of the cards of one seat after the other, such as they are turned over."""
    return tuple([Place(Felt.HOLE, seat, nth) for seat in seats for nth in range(each)])


def turn(guide: Guide, felt: Felt, places: Iterable[Place]) -> Procedure[None]:
    """Turn face-down cards up, and ask for those that were not read. A seat that forfeits turns no more cards."""
    unread = felt.turn_read(places)
    if not unread:
        return
    turned: list[Place] = []

    def left() -> list[Place]:
        return [place for place in unread if felt.status.get(place.seat) not in GAVE_UP]

    def make() -> Prompt | None:
        return Cards(guide, (*turned, *left()), len(turned), True, True) if left() else None

    while (answer := (yield from ask(felt, make))) is not None:
        assert isinstance(answer, Dealt)
        felt.answer_count -= 1
        for card in answer.cards:
            assert card is not None
            turned.append(left()[0])
            unread.remove(turned[-1])
            felt.turn(turned[-1], card)


def roll(guide: Guide, felt: Felt, places: Iterable[Place]) -> Procedure[None]:
    """Ask for the dice at `places`, one at a time. A seat that forfeits meanwhile shows no more dice."""
    order = tuple(places)
    rolled = 0

    def make() -> Prompt | None:
        gone = felt.status.get(order[rolled].seat) in GAVE_UP
        return None if gone else Dice(guide, order, rolled)

    while rolled < len(order):
        answer = yield from ask(felt, make)
        if answer is None:
            return
        assert isinstance(answer, Rolled)
        felt.answer_count += len(answer.dice) - 1
        for die in answer.dice:
            felt.dice.setdefault(order[rolled][:2], []).append(die)
            rolled += 1


def confirm(
    guide: Guide, felt: Felt, *, check_cards: bool = False, by_card: bool = False, moves: tuple[Transfer, ...] = (),
    shows: bool = False,
) -> Procedure[object]:  # fmt: skip
    """Have the dealer do something. `by_card`: the first card from the shoe says that it is done.

    `moves` are the chips that move with it. `shows`: the players turn their hands over with it.
    """
    return ask(felt, lambda: Confirm(guide, check_cards, by_card, moves, shows))


@value
class Due:
    """The settlement of one seat: the dealer's action, the bets that it settles, and the cards for the floor to see."""

    item: Item
    settled: tuple[Settled, ...]
    called: tuple[Card, ...] | None = None


def settle_in_turn(
    guide: Guide, felt: Felt, seats: Callable[[], Sequence[int]], due: Callable[[int], Due], *, call_clause: str = ""
) -> Procedure[None]:
    """Settle one kind of wager in the order of `seats`, as one prompt; a hand that is called stops it for the floor.

    `seats` and `due` are called again after a forfeit or a dispute, so payouts are always computed from the present
    felt: a seat that shares with one that has given up since is settled again.
    """
    acknowledged: set[tuple[Card, ...]] = set()
    finished: dict[int, tuple[Settled, ...]] = {}
    run: list[Due] = []
    left: list[int] = []
    gave_up = len(felt.forfeits)

    def next_run() -> Prompt | None:
        nonlocal gave_up
        run.clear()
        left.clear()
        has_changed, gave_up = len(felt.forfeits) > gave_up, len(felt.forfeits)
        for seat in seats():
            if seat in finished and not (has_changed and due(seat).settled != finished[seat]):
                continue
            following = due(seat) if not left else None
            if following is None or (following.called is not None and following.called not in acknowledged):
                left.append(seat)
            else:
                run.append(following)
        items = tuple([step.item for step in run])
        # A run with seats left settles these seats, and not the whole wager.
        says = replace(guide, then=next_seat(items)) if left else guide
        return Settle(says, items, seats_left=bool(left)) if run else None

    while True:
        yield from ask(felt, next_run)
        for step in run:
            seat = step.item.seat
            finished[seat] = step.settled
            if step.called is not None:
                steps = felt.acknowledged.setdefault(seat, [])
                steps += [guide.step] if guide.step not in steps else []
            felt.results[seat] = step.item
            for settled in step.settled:
                felt.settled[seat][settled.wager] = settled
        if not left:
            return
        called = Guide(
            guide.step,
            call_clause,
            EMPTY,
            rule=text("The floor confirms a flush or better before it is paid."),
        )
        seen = yield from _call_floor(called, felt, left, seats, due)
        if seen is not None:
            acknowledged.add(seen)


_NEXT_SEAT: Final = {
    Does.TAKE: text("Taken, next seat"), Does.PAY: text("Paid, next seat"), Does.PUSH: text("Pushed, next seat"),
}  # fmt: skip
_NEXT_SEATS: Final = text("Done, next seat")


def next_seat(items: Sequence[Item]) -> Text:
    """Return the text of the primary action if these are settled, and other seats after them."""
    return _NEXT_SEAT[items[0].does] if len(items) == 1 else _NEXT_SEATS


def _call_floor(
    guide: Guide, felt: Felt, left: Sequence[int], seats: Callable[[], Sequence[int]], due: Callable[[int], Due]
) -> Procedure[tuple[Card, ...] | None]:
    """Hold the hand of the first of `left` until the floor has acknowledged it, and return its cards.

    A dispute goes back to the cards, then asks again; None if the hand has gone meanwhile.
    """
    called: tuple[Card, ...] | None = None

    def make() -> Prompt | None:
        nonlocal called
        first = due(left[0]) if left[0] in seats() else None
        called = first.called if first is not None else None
        if first is None or called is None:
            return None
        others = [due(seat) for seat in left[1:] if seat in seats()]
        also = tuple(due.item for due in others if due.called == called)
        words = replace(guide, do=_call(first.item, also), say=text("{hand}!", hand=first.item.line))
        return Floor(words, first.item, called, also)

    while True:
        answer = yield from ask(felt, make)
        if not isinstance(answer, Disputed):
            return called
        again = replace(
            guide,
            do=text("Check the cards with the floor. Correct a misread card."),
            then=text("The cards are right"),
            rule=text("A disputed hand goes back to the cards. Touch a misread card; the hand is recalculated."),
        )
        felt.answer_count -= 1  # A forfeit meanwhile counts as one at the floor's call.
        yield from confirm(again, felt, check_cards=True)
        felt.answer_count -= 1


def _call(item: Item, also: Sequence[Item]) -> Text:
    """Return the instruction for a called hand, "Call the flush at seat 5. Wait for the floor." """
    if not also:
        return text("Call the {hand} at seat {seat}. Wait for the floor.", hand=item.hand, seat=item.seat)
    seats = listed(settled.seat for settled in (item, *also))
    return text("Call the {hand} for seats {seats}. Wait for the floor.", hand=item.hand, seats=seats)
