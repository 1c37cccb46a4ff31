"""Results at a seat: chips taken, paid, or pushed, due or done."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kiosk.core.money import Cents, Chips
from kiosk.core.text import EMPTY, listed, text
from kiosk.core.value import value
from kiosk.procedure import Does, Floor, Item, Line, Prompt, Settle, left_of, sign
from kiosk.table import Difference, TableView
from ui.vm.controls import words
from ui.vm.controls.words import say, say_kind
from ui.vm.table.money import chip_rows, giving_back, payout_rows
from ui.vm.table.money.amounts import Amount
from ui.vm.table.money.chip_rows import ChipPile


@value
class Result:
    """The action on a wager, due or done: `does` is take, pay or push; `order` counts from 1, 0 when done.

    `word` is that in words, "Pay", and `amount` the amount. `marks` are the requirements of a big payout, such as a
    slip. `explains`: if room is short, the terms come before the hand. They include earlier moves, or its pots.
    `hand` is a shorter `line`: the seat's own hand, without its kickers.
    """

    does: str
    word: str
    amount: str
    line: str
    terms: str
    order: int
    done: bool
    marks: tuple[str, ...] = ()
    explains: bool = False
    hand: str = ""


_CHIPS_GO: Final = {Does.TAKE: ("▼", text("to the rack")), Does.PUSH: ("=", text("stays in place"))}
CHECK_BACK: Final = text("▼ check {check} back")
CAGE_BACK: Final = text("▼ to the cage")
TO_FLOOR: Final = text("To floor")
FROM_FLOOR: Final = text("From floor")
RULED: Final = {1: text("a ruling paid {amount}"), -1: text("a ruling took {amount}")}
KEPT: Final = text("{amount} to the floor")
PART: Final = text("{wager} {amount}")
PART_TAKEN: Final = text("{wager}: take {amount}")
KEEP_CARDS: Final = text("keep the cards")
NO_RESULT = Result("", "", "", "", "", 0, True)


def _is_of_a_pot(item: Item) -> bool:
    """Return whether an item is pushed from players' chips, and never from the rack."""
    return item.does is Does.PAY and not item.stake


def _hand(item: Item) -> str:
    """Return the seat's own hand without its kickers and ranks. The name of a pay line stays whole."""
    return say(item.line) if isinstance(item.by, Line) else say_kind(item.call)


def seats_of(*items: Item) -> tuple[int, ...]:
    return tuple(item.seat for item in items)


class SeatResults:
    """The results of one seat, computed together.

    `ruled` is a ruling's earlier payment to the seat of a reopened hand, in cents; negative for taken. `is_over`: every
    wager of the hand has been settled.
    """

    def __init__(
        self, table: TableView, seat: int, amount: Amount, prompt: Prompt | None, *, ruled: int, is_over: bool
    ) -> None:
        self._table = table
        self._seat = seat
        self._amount = amount
        self._ruled = ruled
        self._is_over = is_over
        self._felt = table.round.felt
        self._prompt = prompt

    def result(self) -> tuple[Result, tuple[ChipPile, ...]]:
        """Return the seat's result due now or done in this step, with a ruling's payment in a reopened hand."""
        result, chips = self._due()
        if not self._ruled or not result.word:
            return result, chips
        says = say(RULED[sign(self._ruled)].fill(amount=self._amount(abs(self._ruled))))
        return replace(result, terms=f"{result.terms} · {says}" if result.terms else says, explains=True), chips

    def _due(self) -> tuple[Result, tuple[ChipPile, ...]]:
        back = giving_back.back_at(self._table, self._seat, self._amount)
        if back is not None:
            return Result(back.does.value, back.word, back.amount, back.line, back.terms, 0, False), ()
        again = payout_rows.difference_at(self._table, self._seat)
        if again is not None:
            return self._difference(again)
        if self._is_over and self._felt.bets[self._seat]:
            return self._net(), ()
        match self._prompt:
            case Settle(items=items):
                due = [item for item in items if item.seat == self._seat]
                if due:
                    seats = list(dict.fromkeys(seats_of(*items)))
                    order = seats.index(self._seat) + 1 if len(seats) > 1 else 0
                    result = self._result(due[0], order, done=False) if len(due) == 1 else self._several(due, order)
                    result = replace(result, marks=payout_rows.marks(self._table, due))
                    if any(self._table.payouts.kept(item) is not None for item in due):
                        result = replace(result, word=say(TO_FLOOR), terms=say(due[0].in_full.terms))
                    kept = payout_rows.from_floor(self._table, self._seat)
                    if kept:
                        result = Result(Does.TAKE.value, say(FROM_FLOOR), self._amount(kept), "", "", order, done=False)
                    if payout_rows.due_of(self._table) is None:
                        return result, self._pills(due[0]) if len(due) == 1 else ()
                    # Nothing is pushed yet, and the banner shows the reason.
                    return replace(result, line="", terms=""), ()
            case Floor(item=item, also=also) if self._seat in seats_of(item, *also):  # The banner shows the reason.
                mine = next(settled for settled in (item, *also) if settled.seat == self._seat)
                return self._called(mine)
            case _:
                pass
        done = self.done()
        if done is None:
            return NO_RESULT, ()
        return self._result(done, 0, done=True), self._pills(done) if done.does is Does.PAY else ()

    def _called(self, item: Item) -> tuple[Result, tuple[ChipPile, ...]]:
        """Return the amount that a called hand is still due: after a correction the seat may have some of it."""
        left = left_of(item, self._table.round.book, points=self._felt.layout.points)
        if left is None:
            return replace(self._result(item, 0, done=True), line="", terms=""), ()
        terms = "" if left is item else say(left.terms)
        return replace(self._result(left, 0, done=False), line="", terms=terms), self._pills(left)

    def _net(self) -> Result:
        cents = self._felt.net(self._seat)
        does = Does.PAY if cents > 0 else Does.TAKE if cents else Does.PUSH
        amount = self._amount(abs(cents)) if cents else ""
        kept = self._table.payouts.kept_at(self._seat)
        terms = say(KEPT.fill(amount=self._amount(kept))) if kept else ""
        return Result(does.value, say(words.CAME_TO[does]), amount, say(words.THIS_HAND), terms, 0, True)

    def done(self) -> Item | None:
        """Return the action done at this seat for the kind of wager that is being settled now."""
        had = self.had()
        if had is not None:
            return had
        done = self._felt.results.get(self._seat)
        match self._prompt:
            case Settle(items=items) if items:
                wager = items[0].wager
            case Floor(item=item):
                wager = item.wager
            case _:
                return None
        return done if done is not None and done.wager == wager else None

    def had(self) -> Item | None:
        """Return the seat's payment before a correction that is not asked for now; None if something is due."""
        asked, prompt = self._table.round.asked, self._prompt
        items: tuple[Item, ...] = ()
        match asked, prompt:
            case Settle(items=items), Settle(items=due) if self._seat not in seats_of(*due):
                mine = [item for item in items if item.seat == self._seat]
                if mine:
                    return mine[0] if len(mine) == 1 else None
            case Floor(item=item, also=also), Floor() if self._seat not in seats_of(item, *also):
                items = (item, *also)
            case _:
                return None
        return self._moved_for(items) if items else None

    def moved_and_open(self) -> Cents:
        """Return the chips moved at the seat, before an undo, for wagers that are settled later; negative for taken."""
        if not self._table.round.game.house_plays or isinstance(self._prompt, Settle | Floor):
            return 0
        in_action, sums = self._felt.in_action(self._seat), self._table.round.book.sums
        return sum(cents for (seat, at), cents in sums.items() if seat == self._seat and at in in_action)

    def _moved_for(self, items: Sequence[Item]) -> Item | None:
        """Return the chips moved at the seat for the wager of these items, which is not settled again yet."""
        book, in_action = self._table.round.book, self._felt.in_action(self._seat)
        accounts = dict.fromkeys(move.account for item in items for move in item.moves if move.account in in_action)
        parts = tuple((at, book.of(self._seat, at)) for at in accounts if (self._seat, at) in book.sums)
        if not parts:
            return None
        cents = sum(moved for _, moved in parts)
        does = Does.PAY if cents > 0 else Does.TAKE if cents else Does.PUSH
        stake = sum(in_action[account] for account, _ in parts)
        first, pay, take = items[0], max(cents, 0), max(-cents, 0)
        return Item(self._seat, first.wager, does, stake, EMPTY, pay, take, key=first.key, parts=parts)

    def _several(self, items: Sequence[Item], order: int) -> Result:
        """Return the total due to a seat of several wagers or pots, with each part of it."""
        cents = sum(item.pay - item.take for item in items)
        does = Does.PAY if cents > 0 else Does.TAKE if cents else Does.PUSH
        is_pushed = does is Does.PAY and not any(item.stake for item in items)
        says = words.POT_DOES if is_pushed else words.RESULT_DOES[does]
        parts = [
            PART.fill(wager=item.wager, amount=self._amount(item.pay))
            if item.does is Does.PAY
            else PART_TAKEN.fill(wager=item.wager, amount=self._amount(item.take))
            for item in items
        ]
        line = items[0].line if all(item.line == items[0].line for item in items) else EMPTY
        explains = is_pushed or any(item.whole is not None for item in items)
        amount, terms = self._amount(abs(cents)), say(listed(parts))
        result = Result(does.value, say(says), amount, say(line), terms, order, done=False)
        return replace(result, explains=explains, hand=_hand(items[0]) if line else "")

    def _result(self, item: Item, order: int, *, done: bool) -> Result:
        cents = item.take if item.does is Does.TAKE else item.pay if item.does is Does.PAY else item.stake
        says = (words.RESULT_DID if done else words.RESULT_DOES)[item.does]
        if _is_of_a_pot(item):
            says = words.POT_DID if done else words.POT_DOES
        return Result(
            item.does.value,
            say(says),
            self._amount(cents),
            say(item.line),
            say(item.terms),
            order,
            done,
            explains=item.whole is not None or _is_of_a_pot(item),
            hand=_hand(item),
        )

    def _difference(self, difference: Difference) -> tuple[Result, tuple[ChipPile, ...]]:
        """Return the chips still to be moved at this seat at the end of the hand."""
        does = Does.PAY if difference.cents > 0 else Does.TAKE if difference.cents else Does.PUSH
        says = words.POT_DOES if does is Does.PAY and difference.is_of_pots else words.RESULT_DOES[does]
        result = Result(
            does.value,
            say(says if difference.cents else payout_rows.NOTHING_MOVES),
            self._amount(abs(difference.cents)) if difference.cents else "",
            "",
            say(listed([wager.words(self._amount) for wager in difference.otherwise])),
            0,
            difference.cents == 0,
        )
        if difference.cents <= 0 or difference.is_of_pots:
            return result, ()
        moves = [other for other in self._table.reopening.differences if not other.is_of_pots]
        made = self._table.shift.chips_one_by_one(other.cents for other in moves)
        nth = next(nth for nth, other in enumerate(moves) if other.seat == difference.seat)
        return result, self._chips(difference.cents, made[nth])

    def _is_still_needed(self, item: Item) -> bool:
        """Return whether the cards of a seat whose wager is taken decide another one that is still in action."""
        return any(spot not in {move.account for move in item.moves} for spot in self._felt.in_action(self._seat))

    def _pills(self, item: Item) -> tuple[ChipPile, ...]:
        if item.does is not Does.PAY:
            if self._felt.stacks or self._felt.layout.points:
                return ()
            others = self._table.payouts.comes_back(item)
            if others is not None:
                what = CHECK_BACK.fill(check=others.check) if others.by == "check" else CAGE_BACK
                return (ChipPile(say(what), "", 0),)
            shape, where = _CHIPS_GO[item.does]
            if item.does is Does.TAKE and self._is_still_needed(item):
                where = KEEP_CARDS
            return (ChipPile(f"{shape} {say(where)}", "", 0),)
        if _is_of_a_pot(item):
            return (ChipPile(say(item.wager), "", 0),)
        others = self._table.payouts.elsewhere(item)
        if others is not None and others.by == "check":
            return (ChipPile(say(words.CHECK_PAYS.fill(check=others.check)), "", 0),)
        made = self._table.shift.chips_for(item)
        if made.cents != item.pay:  # After a correction, these are the chips of the difference.
            return ()
        return self._chips(item.pay, made)

    def _chips(self, cents: int, made: Chips) -> tuple[ChipPile, ...]:
        """Return the chips that make an amount; more than the rack holds is the cage's."""
        if self._felt.layout.points:
            return ()
        known = dict(chip_rows.colors(self._table.config))
        if made.rest >= min(known):
            return (ChipPile(say(words.CAGE_PAYS.fill(amount=self._amount(cents))), "", 0),)
        piles = [chip_rows.pile(value, count, known[value]) for value, count in made.stacks]
        return (*piles, ChipPile(f"+ {self._amount(made.rest)}", "", 0)) if made.rest else tuple(piles)
