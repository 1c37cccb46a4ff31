"""The prompts of a procedure; `answers.py` has the answers.

A game is a generator. It yields a `Prompt`, is sent an `Answer`, and returns a `Settlement`. It has no clock, no
devices and no randomness, so the same answers always lead to the same table: recovery, undo, review and replay are
all one fold. A game never yields directly; it uses the typed steps of `steps.py` with `yield from`.

Each kind of prompt knows which answers fit it (`check`). A refused answer changes nothing.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from typing import ClassVar, Final, NamedTuple, TypeAlias, TypeVar

from kiosk.core.cards import Card
from kiosk.core.dice import DICE
from kiosk.core.errors import Refused
from kiosk.core.money import Cents, money
from kiosk.core.text import counted, listed
from kiosk.core.value import value
from kiosk.procedure.money.book import Transfer
from kiosk.procedure.money.settlement import Item
from kiosk.procedure.prompts.answers import Acknowledged, Answer, Choice, Chosen, Dealt, Disputed, Done, Placed, Rolled
from kiosk.procedure.prompts.felt import Felt, Place
from kiosk.procedure.prompts.offered import Guide, Option, Spot


@value
class Prompt:
    """One question to the table."""

    guide: Guide

    @property
    def ended_by_card(self) -> bool:
        """Return whether a card that leaves the shoe itself completes this prompt."""
        return False

    def check(self, answer: Answer, felt: Felt) -> None:
        """Raise Refused unless `answer` fits this prompt now."""
        raise AssertionError("each kind of prompt has its own check")


@value
class Wagers(Prompt):
    """Ask for the wagers of each seat. A seat without the required wager is not dealt in."""

    seats: tuple[int, ...]
    spots: tuple[Spot, ...]
    least_players: int = 1

    @property
    def ended_by_card(self) -> bool:
        return True

    def check_part(self, answer: Placed) -> None:
        """Raise Refused unless these wagers are allowed before the others are placed."""
        spots = {spot.key: spot for spot in self.spots}
        for seat, bets in answer.bets.items():
            if seat not in self.seats:
                raise Refused("seat", "There is no seat {seat} in this hand.", seat=seat)
            for key, cents in bets.items():
                if key not in spots:
                    raise Refused("spot", "There is no {key} wager in this game.", key=key)
                spots[key].check_part(seat, cents)

    def check(self, answer: Answer, felt: Felt) -> None:
        if not isinstance(answer, Placed):
            raise _unfit(self)
        if len(answer.bets) >= self.least_players and all(map(self._is_whole, answer.bets, answer.bets.values())):
            return
        self.check_part(answer)
        for seat, bets in answer.bets.items():
            for spot in self.spots:
                if spot.key in bets:
                    spot.check(seat, bets[spot.key])
                elif spot.required:
                    raise Refused(
                        spot.key,
                        "Seat {seat} has no {label} wager. Place it, or return the others.",
                        seat=seat,
                        label=spot.label,
                    )
        if len(answer.bets) < self.least_players:
            raise Refused("no_players", "Nobody has placed a wager: there is no hand to deal.")

    def _is_whole(self, seat: int, bets: Mapping[str, Cents]) -> bool:
        """Return whether these are plainly valid wagers of a player. Others are checked again, to find the reason."""
        known = 0
        for spot in self.spots:
            cents = bets.get(spot.key)
            if cents is not None:
                if not spot.takes(seat, cents):
                    return False
                known += 1
            elif spot.required:
                return False
        return known == len(bets) and seat in self.seats


def not_offered(code: str, seat: int, options: Iterable[Option]) -> Refused:
    """Return the refusal of a decision that is not among the options of a seat; it names these."""
    return Refused(
        code,
        "Seat {seat} cannot do that. Possible choices: {options}.",
        seat=seat,
        options=listed(option.label for option in options),
    )


LEAVE: Final = "leave"
"""The option of a player who takes all chips away, where stacks are decided."""


@value
class Choices(Prompt):
    """Ask each seat to choose: all of them, in any order. `usual` is the option that "all" selects.

    `is_of_stacks`: the decisions are made before the hand, on who plays, and with how many chips.
    """

    is_of_stacks: ClassVar[bool] = False

    options: Mapping[int, tuple[Option, ...]]
    usual: str | None = None
    refusal: str = "choice"

    @property
    def ended_by_card(self) -> bool:
        return True

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(self.options)

    def with_choice(self, chosen: Mapping[int, Choice], seat: int, choice: Choice) -> dict[int, Choice]:
        """Return the decisions so far with one more; an option that only one seat may have moves to the later one."""
        return {**chosen, seat: choice}

    def with_chips(self, noted: Chosen) -> Choices:
        """Return the question after the noted changes of stacks."""
        return self

    def stacks_after(self, noted: Chosen) -> Mapping[int, int]:
        """Return the chips of each player who plays on after the noted decisions; nothing if no stacks are decided."""
        return {}

    def with_all_chips(self, choice: Choice) -> Choice:
        """Return the decision that a decision for all chips of a player is, however many they are."""
        return choice

    def check_part(self, answer: Chosen) -> None:
        """Raise Refused unless these decisions are legal, others being still to come."""
        for seat, choice in answer.choices.items():
            options = self.options.get(seat)
            if options is None:
                raise Refused("out_of_turn", "Seat {seat} does not act now.", seat=seat)
            key, amount = choice
            for option in options:
                if option.key == key:
                    if amount is not None or option.least is not None:
                        self._check_amount(seat, option, amount)
                    break
            else:
                raise not_offered(self.refusal, seat, options)

    def _check_amount(self, seat: int, option: Option, amount: object) -> None:
        if option.least is None:
            if amount is not None:
                raise Refused(self.refusal, "Seat {seat}: {label} has a fixed amount.", seat=seat, label=option.label)
            return
        if not isinstance(amount, int) or isinstance(amount, bool) or amount < option.least:
            raise Refused(
                "below_minimum",
                "Seat {seat}: {label} at least {least}.",
                seat=seat,
                label=option.label,
                least=money(option.least),
            )
        if option.most is not None and amount > option.most:
            raise Refused(
                "above_maximum",
                "Seat {seat}: {label} at most {most}.",
                seat=seat,
                label=option.label,
                most=money(option.most),
            )
        if amount % option.unit:
            raise Refused(
                "chips",
                "Seat {seat}: {label}, in whole chips of {unit}.",
                seat=seat,
                label=option.label,
                unit=money(option.unit),
            )

    def check(self, answer: Answer, felt: Felt) -> None:
        if not isinstance(answer, Chosen):
            raise _unfit(self)
        self.check_part(answer)
        for seat in self.options:
            if seat not in answer.choices:
                raise Refused("incomplete", "Seat {seat} has not decided yet.", seat=seat)


@value
class InTurn(Choices):
    """Ask the player in turn. The decision is the whole answer: the next prompt follows immediately.

    `all_may` are the seats that may make the `usual` decision, one after the other, until the round of betting is over;
    the first is the one in turn. It is empty if only one seat is left, or one must decide otherwise.
    """

    all_may: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        assert len(self.options) == 1, "one player acts at a time"

    @property
    def seat(self) -> int:
        (seat,) = self.options
        return seat


@value
class Cards(Prompt):
    """Ask for cards, in the order of `places`; the first `dealt` of them are there already.

    `up`: they are dealt face up, and must be known. `turning`: they are face down, unread, and are now turned up.
    """

    places: tuple[Place, ...]
    dealt: int
    up: bool
    turning: bool = False

    @property
    def left(self) -> tuple[Place, ...]:
        return self.places[self.dealt :]

    @property
    def may_be_unread(self) -> bool:
        return not self.up and not self.turning

    def check(self, answer: Answer, felt: Felt) -> None:
        if not isinstance(answer, Dealt):
            raise _unfit(self)
        if not 1 <= len(answer.cards) <= len(self.places) - self.dealt:
            raise Refused(
                "card_count",
                counted(
                    "Enter %n more card here, not {cards}.",
                    "Enter %n more cards here, not {cards}.",
                    n=len(self.left),
                    cards=len(answer.cards),
                ),
            )
        known = [card for card in answer.cards if card is not None]
        if len(known) < len(answer.cards) and not self.may_be_unread:
            raise Refused("unread", "That card was not read: show it again, or enter it by hand.")
        if len(set(known)) < len(known):
            raise Refused("duplicate_card", "The same card twice: check both cards, and call the floor.")
        if felt.dead or not felt.seen.keys().isdisjoint(known):
            for other in known:
                felt.refuse_seen(other)


@value
class Dice(Prompt):
    """Ask for the values of dice, in the order of `places`; the first `rolled` of them are there already."""

    places: tuple[Place, ...]
    rolled: int

    @property
    def left(self) -> tuple[Place, ...]:
        return self.places[self.rolled :]

    def check(self, answer: Answer, felt: Felt) -> None:
        if not isinstance(answer, Rolled):
            raise _unfit(self)
        if not 1 <= len(answer.dice) <= len(self.left):
            raise Refused(
                "dice_count",
                counted(
                    "Enter %n more die here, not {dice}.",
                    "Enter %n more dice here, not {dice}.",
                    n=len(self.left),
                    dice=len(answer.dice),
                ),
            )
        if not all(die in DICE for die in answer.dice):
            raise Refused("die", "No die shows that: enter the face and color shown.")


@value
class Confirm(Prompt):
    """Ask the dealer to do something and say so. `check_cards`: the cards on the felt are to be looked at.

    `moves` are the chips that move with it, such as the drop. `shows`: the players turn their hands over with it.
    """

    check_cards: bool = False
    by_card: bool = False
    moves: tuple[Transfer, ...] = ()
    shows: bool = False

    @property
    def ended_by_card(self) -> bool:
        return self.by_card

    def check(self, answer: Answer, felt: Felt) -> None:
        if not isinstance(answer, Done):
            raise _unfit(self)


@value
class Settle(Prompt):
    """Ask the dealer to take, pay and push, in this order. `seats_left`: other seats follow at the same wager."""

    items: tuple[Item, ...]
    seats_left: bool = False

    @property
    def moves(self) -> tuple[Transfer, ...]:
        """Return the moves that the dealer confirms, account by account."""
        moves: list[Transfer] = []
        for item in self.items:
            moves += item.moves
        return tuple(moves)

    def check(self, answer: Answer, felt: Felt) -> None:
        if not isinstance(answer, Done):
            raise _unfit(self)


@value
class Floor(Prompt):
    """Ask for a person of the floor: this hand may not be paid before it is acknowledged.

    `also` are the other wagers that the same cards win, such as a board that several seats have bet on.
    """

    item: Item
    cards: tuple[Card, ...]
    also: tuple[Item, ...] = ()

    def check(self, answer: Answer, felt: Felt) -> None:
        if not isinstance(answer, Acknowledged | Disputed):
            raise _unfit(self)


def _unfit(prompt: Prompt) -> Refused:
    return Refused("not_now", "Not now. {do}", do=prompt.guide.do)


class Entry(NamedTuple):
    """One effective answer: its `seq` in the journal; a `note` is an unfinished one. `prompt` is its question.

    `moves` are the chips of its full result, even if some had moved before. `with_before`: one touch gave it and the
    answer before it.
    """

    seq: int
    answer: Answer
    note: bool
    prompt: Prompt
    moves: tuple[Transfer, ...] = ()
    with_before: bool = False


R = TypeVar("R")
Procedure: TypeAlias = Generator[Prompt, Answer, R]
