"""Compute the chips that an answer moves in full, and the part of a prompt that is still due if some have moved.

A game does not use this: it asks for the full result of the hand, and the screen shows that less the book.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final, TypeAlias

from kiosk.core.errors import Refused
from kiosk.core.money import Cents, money
from kiosk.core.text import EMPTY, Text, text
from kiosk.procedure.game.game import Game
from kiosk.procedure.money.book import DROP, HOUSE, MOVED_WORDS, PUT_IN, Book, ChipsOf, Transfer, added_up, sign
from kiosk.procedure.money.settlement import Does, Item, Settlement
from kiosk.procedure.prompts.answers import Answer, Chosen, Done, Forfeit
from kiosk.procedure.prompts.felt import Felt
from kiosk.procedure.prompts.prompt import Choices, Confirm, Prompt, Settle
from kiosk.procedure.prompts.steps import next_seat

Amount: TypeAlias = Callable[[Cents], str]

IN_POTS: Final = text("Bets")
TAKE_FIRST: Final = text("First take chips as seats show. Then push the pots.")
EARLIER_POT: Final = text("Earlier pot")
NOTHING_LEFT: Final = text("These wagers are settled: no chips move.")
DROP_MORE: Final = text("Drop {amount} more.")
DROP_LESS: Final = text("Take {amount} back from the drop.")
DIFFERS: Final = text("{was}, should be {due}")
NOT_SETTLED: Final = text("Hand {hand} does not add up: {moved} moved, {settled} settled. Call the floor.")
_DOES: Final = {1: Does.PAY, 0: Does.PUSH, -1: Does.TAKE}


def moves_of(prompt: Prompt, answer: Answer, felt: Felt) -> tuple[Transfer, ...]:
    """Return the chips that an answer moves, including those that moved before. `felt` is the felt at that answer."""
    match prompt, answer:
        case _, Forfeit(_, returned=True):
            return ()  # A returned wager was never taken.
        case _, Forfeit(seat):
            bets = felt.in_action(seat)
            return tuple([Transfer(seat, spot, -bets[spot]) for spot in felt.loses(seat, True) if spot in bets])
        case Settle(), Done():
            return (*prompt.moves, *_put_in(felt)) if felt.stacks else prompt.moves
        case Confirm(moves=moves), Done():
            return moves
        case Choices(), Chosen():
            return tuple(_given_up(prompt, answer, felt))
        case _:
            return ()


def _put_in(felt: Felt) -> Iterator[Transfer]:
    """Yield the chips that players with stacks have put into the pots."""
    for seat in felt.seats:
        put_in = sum(felt.bets[seat].values())
        if put_in:
            yield Transfer(seat, PUT_IN, -put_in)


def _given_up(prompt: Choices, answer: Chosen, felt: Felt) -> Iterator[Transfer]:
    """Yield the chips that the dealer takes with decisions, such as those that a fold loses."""
    for seat, choice in answer.choices.items():
        for option in prompt.options.get(seat, ()):
            if option.takes and option.key == choice.option:
                bets = felt.in_action(seat)
                for spot in option.takes:
                    if spot in bets:
                        yield Transfer(seat, spot, -bets[spot])


def only_taken(moved: tuple[Transfer, ...]) -> tuple[Transfer, ...]:
    """Return the chips taken with decisions: none at a seat that would get chips back; those are due at the end."""
    sums: dict[int, Cents] = {}
    for seat, _, cents in moved:
        sums[seat] = sums.get(seat, 0) + cents
    return tuple([move for move in moved if sums[move.seat] <= 0])


def still_due(prompt: Prompt, felt: Felt, book: Book) -> Prompt:
    """Return a prompt with the part that is still due; the same one if nothing has moved before."""
    amount: Amount = str if felt.layout.points else money
    match prompt:
        case Settle(items=items):
            moves = (*prompt.moves, *_put_in(felt)) if felt.stacks else prompt.moves
            back = pots_back(prompt, felt, book) if felt.stacks else ()
            if not back and not book.has_any(moves):
                return prompt
            left = book.left(moves)
            names = {move.account: item.wager for item in items for move in item.moves}
            due = [_taken_back(move, names.get(move.account, EARLIER_POT), book, amount) for move in back]
            due += [part for item in items for part in _left_of(item, left, book, amount)]
            due += [_other(move, book, amount) for move in left if move.account == PUT_IN and book.has(move)]
            takes_first = bool(felt.stacks) and bool(due) and _takes_first(due)
            do = TAKE_FIRST if takes_first else prompt.guide.do if due else NOTHING_LEFT
            guide = replace(prompt.guide, do=do)
            if prompt.seats_left:  # A wager that is taken now may have been a push before.
                guide = replace(guide, then=next_seat(due))
            return replace(prompt, guide=guide, items=tuple(due))
        case Confirm(moves=moves) if book.has_any(moves):
            cents = sum(move.cents for move in book.left(moves))
            words = DROP_MORE if cents > 0 else DROP_LESS
            do = words.fill(amount=amount(abs(cents))) if cents else NOTHING_LEFT
            return replace(prompt, guide=replace(prompt.guide, do=do))
        case _:
            return prompt


def pots_back(prompt: Prompt, felt: Felt, book: Book) -> tuple[Transfer, ...]:
    """Return the chips that come back from seats that were pushed pots and no longer win them, before the next push."""
    if not isinstance(prompt, Settle) or not felt.stacks:
        return ()
    won = {(move.seat, move.account) for move in prompt.moves}
    if not any(item.does is Does.PAY for item in prompt.items):
        return ()
    return tuple(
        Transfer(seat, account, -cents)
        for (seat, account), cents in book.sums.items()
        if cents > 0 and account not in (PUT_IN, DROP) and (seat, account) not in won
    )


def _taken_back(move: Transfer, pot: Text, book: Book, amount: Amount) -> Item:
    was = book.of(move.seat, move.account)
    at = differs_words(was, 0, ChipsOf.POT, amount)
    return Item(move.seat, pot, Does.TAKE, 0, EMPTY, at=at, take=-move.cents, key=move.account)


def left_of(item: Item, book: Book, *, points: bool = False) -> Item | None:
    """Return an item as far as it is still due, None if all of it has moved; in full where nothing of it has."""
    return next(_left_of(item, book.left(item.moves), book, str if points else money), None)


def _takes_first(due: list[Item]) -> bool:
    """Put giving seats before receiving ones, leave out unmoved ones, and return whether any seat gives chips."""
    sums: dict[int, Cents] = {}
    for item in due:
        sums[item.seat] = sums.get(item.seat, 0) + item.pay - item.take
    due[:] = sorted([item for item in due if sums[item.seat]], key=lambda item: sums[item.seat] > 0)
    return any(cents < 0 for cents in sums.values())


def _left_of(item: Item, left: tuple[Transfer, ...], book: Book, amount: Amount) -> Iterator[Item]:
    """Yield an item as far as it is still due: in full where nothing of it has moved."""
    mine = item.moves
    accounts = {(move.seat, move.account) for move in mine}
    due = [move for move in left if (move.seat, move.account) in accounts]
    if not due:
        return
    if not book.has_any(mine):
        yield item
        return
    was = sum(book.of(move.seat, move.account) for move in mine)
    cents = sum(move.cents for move in due)
    if cents == 0 and was == item.pay - item.take:
        return  # Its spots are split in another way, and no chip moves.
    chips_of = ChipsOf.POT if item.does is Does.PAY and not item.stake else ChipsOf.WAGER
    yield replace(
        item, does=_DOES[sign(cents)], pay=max(cents, 0), take=max(-cents, 0), whole=item,
        at=differs_words(was, was + cents, chips_of, amount), parts=tuple((move.account, move.cents) for move in due),
    )  # fmt: skip


def _other(move: Transfer, book: Book, amount: Amount) -> Item:
    """Return the item for the chips that a player must add or gets back after a bet was corrected."""
    was = book.of(move.seat, move.account)
    return Item(
        move.seat, IN_POTS, _DOES[sign(move.cents)], 0, differs_words(was, was + move.cents, ChipsOf.PUT_IN, amount),
        max(move.cents, 0), max(-move.cents, 0), key=PUT_IN,
    )  # fmt: skip


def differs_words(was: Cents, due: Cents, chips_of: ChipsOf, amount: Amount) -> Text:
    """Return the moved and the due amounts in words, "paid $10, should be taken $5"."""
    words = MOVED_WORDS[chips_of]
    return DIFFERS.fill(
        was=words[sign(was)].fill(amount=amount(abs(was))), due=words[sign(due)].fill(amount=amount(abs(due)))
    )


class DoesNotAddUp(Refused):
    """A hand cannot be settled: the moved chips are not its result, or chips were made or lost."""


def check_conserved(game: Game[Any], number: int, felt: Felt, settlement: Settlement, book: Book) -> None:
    """Raise DoesNotAddUp unless the book is the settlement, account by account, and no chip was made or lost."""
    moved = added_up(book.moves)
    if game.house_plays:
        settled = added_up(Transfer(wager.seat, wager.wager, wager.net) for wager in settlement.wagers)
        bets = {(wager.seat, wager.wager): wager.bet for wager in settlement.wagers}
        lay = {(seat, spot): bet for seat in felt.seats for spot, bet in felt.bets[seat].items()}
        adds_up = moved == settled and bets == lay and len(bets) == len(settlement.wagers)
    else:
        nets = {wager.seat: wager.net for wager in settlement.wagers}
        pushed: dict[int, Cents] = {}
        for (seat, _), cents in moved.items():
            pushed[seat] = pushed.get(seat, 0) + cents
        dropped = pushed.pop(HOUSE, 0)
        settled = {(seat, PUT_IN): cents for seat, cents in nets.items()}
        adds_up = sum(nets.values()) + settlement.kept == 0 and (
            not pushed or all(nets.get(seat, 0) == pushed.get(seat, 0) for seat in nets | pushed)
        )
        adds_up = adds_up and (dropped == 0 or dropped == settlement.kept)
    if adds_up:
        return
    amount: Amount = str if felt.layout.points else money
    raise DoesNotAddUp(
        "conservation",
        NOT_SETTLED,
        hand=number,
        moved=amount(-sum(moved.values())),
        settled=amount(-sum(settled.values())),
    )
