"""The seats as rows for QML: cards and wagers, options, and results."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Final

from kiosk.core.money import Cents
from kiosk.core.text import EMPTY, Text
from kiosk.core.value import value
from kiosk.procedure import (
    Choices,
    Chosen,
    Confirm,
    Dice,
    Does,
    Felt,
    Floor,
    HandView,
    Option,
    Placed,
    Prompt,
    SeatStatus,
    Settle,
    WagerRow,
    Wagers,
)
from kiosk.table import TableView
from ui.vm.controls import words
from ui.vm.controls.words import say, say_kind
from ui.vm.table.felt.felt_rows import BACK, PlaceRow, faces, has_face_up
from ui.vm.table.felt.option_keys import OptionKey, next_to_act, option_keys
from ui.vm.table.felt.seat_results import Result, SeatResults, seats_of
from ui.vm.table.money import chip_rows, giving_back
from ui.vm.table.money.amounts import Amount
from ui.vm.table.money.chip_rows import ChipPile, Colors

FOLD = "fold"  # The key of the fold option in every game.
CALL: Final = "call"  # The key of the call option.


@value
class SeatWagerRow:
    """One row of a seat's wagers; `amount` "–" if there is none. `chips` are the colors of its largest chips.

    `live`: it is still in action, though its player has given up the hand. `taken`: the dealer takes it now.
    """

    label: str
    amount: str
    empty: bool
    chips: tuple[str, ...] = ()
    live: bool = False
    taken: bool = False


@value
class Tile:
    """A betting spot that takes a chip at a touch. `wrong`: the last chip was refused."""

    key: str
    label: str
    amount: str
    empty: bool
    chips: tuple[str, ...] = ()
    wrong: bool = False


@value
class SeatRow:
    """One seat. `tone` is plain, act, quiet, live, empty or floor; `stack` is the stack of a player who brings chips,
    and `bet` the seat's total in the hand.

    `hand` is the shown hand in words, and `kind` its kind alone. A `live` seat has given up its hand and still has a
    wager in action. `askable`: the place of a card is asked for, and one of these may be touched.
    """

    number: int
    name: str
    status: str
    tone: str
    button: bool
    stack: str
    bet: str
    chips: tuple[ChipPile, ...]
    cards: tuple[PlaceRow, ...]
    lines: tuple[SeatWagerRow, ...]
    tiles: tuple[Tile, ...]
    again: str
    options: tuple[OptionKey, ...]
    result: Result
    pills: tuple[ChipPile, ...]
    forfeits: bool
    checkable: bool
    askable: bool
    hand: str = ""
    kind: str = ""


def seat_rows(
    table: TableView,
    amount: Amount,
    *,
    forfeiting: bool,
    checkable: bool,
    forfeit_seat: int = 0,
    asked: Collection[tuple[str, int]] = (),
    wrong_spot: tuple[int, str] | None = None,
    is_first: bool = True,
) -> tuple[SeatRow, ...]:
    """Return the seats. `forfeit_seat` is the one whose hand is about to be given up, 0 for none.

    `is_first`: nothing else is asked before the prompt, so it marks the seats that it is about.
    """
    is_over, colors, ruled = _is_over(table), chip_rows.colors(table.config), table.reopening.ruled

    def look(seat: int) -> _SeatLook:
        forfeits, had = seat == forfeit_seat, ruled.get(seat, 0)
        return _SeatLook(
            table, seat, amount, colors, wrong_spot, ruled=had, forfeits=forfeits, is_over=is_over, is_first=is_first
        )

    return tuple(
        look(seat).row(forfeiting, checkable, askable=(Felt.HOLE, seat) in asked) for seat in table.round.felt.seats
    )


def has_stacks(hand: HandView) -> bool:
    """Return whether players bring chips of their own, or are about to."""
    return bool(hand.felt.stacks) or _seats_players(hand.prompt)


def _seats_players(prompt: Prompt | None) -> bool:
    return isinstance(prompt, Choices) and prompt.is_of_stacks


def _is_over(table: TableView) -> bool:
    """Return whether every wager of the hand is settled, so that only the felt must be cleared."""
    felt = table.round.felt
    if not isinstance(giving_back.prompt_of(table), Confirm):
        return False
    return bool(felt.came_to) or (any(felt.bets.values()) and not any(felt.in_action(seat) for seat in felt.seats))


_WHO: Final = ("seat", "small", "big")


def named_seats(do: Text) -> Iterator[object]:
    """Yield the seats that an instruction names."""
    for name, what in do.values.items():
        if name in _WHO:
            yield what
        elif isinstance(what, Text):
            yield from named_seats(what)


_RULED_OUT: Final = (SeatStatus.FORFEITED, SeatStatus.VOID)
_GAVE_UP: Final = (SeatStatus.FOLDED, *_RULED_OUT)


class _SeatLook:
    """One seat of the round, looked at once."""

    def __init__(
        self,
        table: TableView,
        seat: int,
        amount: Amount,
        colors: Colors,
        wrong_spot: tuple[int, str] | None,
        *,
        ruled: int,
        forfeits: bool,
        is_over: bool,
        is_first: bool,
    ) -> None:
        self.wrong_spot = wrong_spot
        self.is_first = is_first
        self.table = table
        self.seat = seat
        self.amount = amount
        self.colors = colors
        self.is_over = is_over
        self.felt = felt = table.round.felt
        self.prompt = giving_back.prompt_of(table)
        self.results = SeatResults(table, seat, amount, self.prompt, ruled=ruled, is_over=is_over)
        draft = table.round.draft
        self.draft_bets = draft.bets.get(seat, {}) if isinstance(draft, Placed) else {}
        self.choice = draft.choices.get(seat) if isinstance(draft, Chosen) else None
        in_action = felt.in_action(seat)
        lost = felt.loses(seat, True) if forfeits else self._taken_by_choice()
        taken = tuple(spot for spot in lost if spot in in_action)
        self.before = in_action
        book = table.round.book  # Wagers lost by a fold before an undo are in the rack already.
        self.takes = max(0, sum(in_action[spot] + book.of(seat, spot) for spot in taken))
        self.in_action = {spot: bet for spot, bet in in_action.items() if spot not in taken}
        self.taken = taken
        gave_up = felt.status[seat] in _GAVE_UP or forfeits or self._folds()
        self.gave_up = gave_up
        self.is_live = gave_up and not felt.stacks and bool(self.in_action)

    @property
    def brings(self) -> Cents:
        """Return the chips with which a player sits down, in cents, 0 if nobody does."""
        sits = _seats_players(self.prompt) and self.seat not in self.felt.stacks
        return self.choice.amount or 0 if sits and self.choice else 0

    @property
    def noted_chips(self) -> Cents:
        """Return the changes of a stack since the last hand, other than purchases."""
        draft = self.table.round.draft
        return draft.chips.get(self.seat, 0) if isinstance(draft, Chosen) else 0

    def _folds(self) -> bool:
        return self.choice is not None and self.choice.option == FOLD

    def _taken_by_choice(self) -> tuple[str, ...]:
        """Return the spots whose chips the dealer takes for the player's decision, such as a fold."""
        if self.choice is None or not isinstance(self.prompt, Choices):
            return ()
        options = self.prompt.options.get(self.seat, ())
        return next((option.takes for option in options if option.key == self.choice.option), ())

    def row(self, forfeiting: bool, checkable: bool, *, askable: bool) -> SeatRow:
        felt, seat = self.felt, self.seat
        status, tone = self.marked()
        result, pills = self.results.result()
        in_hand = felt.status[seat] is not SeatStatus.OUT
        count = felt.layout.hole if in_hand else 0
        cards = faces(self.table, Felt.HOLE, seat, count)
        if self.gave_up and not self.is_live:
            cards = tuple(replace(card, face="") if card.face == BACK and not card.due else card for card in cards)
        stack = felt.stacks.get(seat, self.brings) + self.noted_chips
        shown = felt.shown.get(seat, EMPTY) if not self.gave_up else EMPTY
        bet = sum((self.draft_bets if isinstance(self.prompt, Wagers) else self.in_action).values())
        return SeatRow(
            number=seat,
            name=say(words.SEAT.fill(seat=seat)),
            status=say(status),
            tone=tone,
            button=felt.button == seat,
            stack=self.amount(stack) if stack or seat in felt.stacks else "",
            bet=self.amount(bet) if bet else "",
            chips=self.piles(stack),
            cards=cards,
            lines=self.lines(),
            tiles=self.tiles(),
            again=self.again(),
            options=self.options(),
            result=result,
            pills=pills,
            forfeits=forfeiting and felt.may_forfeit(seat),
            checkable=checkable and has_face_up(felt, Felt.HOLE, seat),
            askable=askable,
            hand=say(shown),
            kind=say_kind(shown),
        )

    def marked(self) -> tuple[Text, str]:
        """Return the word and the tone of the seat. The instruction may name it, or wait for another question."""
        status, tone = self.status()
        if self.table.rulings.is_giving_back:
            return status, tone
        if not self.is_first:
            return (self._said() if status is words.TO_ACT else status), "plain" if tone == "act" else tone
        if isinstance(self.prompt, Confirm | Dice) and self.seat in named_seats(self.prompt.guide.do):
            return (EMPTY if tone == "quiet" else status), "act"
        return status, tone

    def status(self) -> tuple[Text, str]:
        status = self.felt.status[self.seat]
        if self.table.rulings.is_giving_back:
            is_due = giving_back.back_at(self.table, self.seat, self.amount) is not None
            return (words.TO_RETURN, "act") if is_due else (words.NOTHING_DUE, "empty")
        match self.prompt:
            case Wagers():
                return (words.STATUS[SeatStatus.IN], "plain") if self.draft_bets else (words.NO_BET, "empty")
            case Choices(options=options) if self.seat in options:
                return self._deciding(options[self.seat])
            case Floor(item=item, also=also) if self.seat in seats_of(item, *also):
                return words.AT_FLOOR, "floor"
            case Settle(items=items):
                for item in items:
                    if item.seat == self.seat:
                        is_pushed = item.does is Does.PAY and not item.stake
                        return (words.POT_DUE if is_pushed else words.DOES[item.does]), "act"
                if self.seat in self.felt.shown and not self.gave_up:
                    return self.felt.shown[self.seat], "plain"
            case _:
                pass
        if self.is_live and not self.is_over and self.results.had() is None:
            return words.BONUS_ONLY, "live"  # Also if another wager of the seat has just been taken.
        done = self.results.done()
        if done is not None:
            is_pushed = done.does is Does.PAY and not done.stake
            return (words.POT_DONE if is_pushed else words.DID[done.does]), "plain"
        word = self._said()
        if self.is_over and self.felt.bets[self.seat]:
            return word, "quiet" if self.gave_up else "plain"
        return word, "empty" if status is SeatStatus.OUT else "quiet" if self.gave_up else "plain"

    def _said(self) -> Text:
        """Return the game's word for a seat that has not given up, or else the word of its status."""
        status = self.felt.status[self.seat]
        word = words.STATUS[status]
        return word if status in _RULED_OUT else self.felt.said.get(self.seat, word)

    def _deciding(self, options: tuple[Option, ...]) -> tuple[Text, str]:
        if self.choice is None and _seats_players(self.prompt):  # A player without an entry stays.
            return options[0].done or options[0].label, "plain" if self.seat in self.felt.stacks else "empty"
        if self.choice is None:
            seat = next_to_act(self.table.round)
            if seat == self.seat:
                owed = next((option.stakes for option in options if option.key == CALL), 0) if self.felt.stacks else 0
                return (words.OWES.fill(amount=self.amount(owed)) if owed else words.TO_ACT), "act"
            return self._said(), "plain" if seat else "act"
        if self._folds():
            return (words.BONUS_ONLY, "live") if self.is_live else (words.STATUS[SeatStatus.FOLDED], "quiet")
        option = next((option for option in options if option.key == self.choice.option), None)
        if option is None:  # The floor has seated a player, which is not an option of the dealer.
            return words.SEATED, "plain"
        word = option.done or option.label
        if self.choice.amount is None or self.brings:
            return word, "plain"
        values = {"option": word, "amount": self.amount(self.choice.amount)}
        return words.OPTION_AMOUNT.fill(**values), "plain"

    def lines(self) -> tuple[SeatWagerRow, ...]:
        """Return the wagers still to be settled, and those that the dealer takes now; once all are settled, none.

        While wagers are settled, or returned, an empty row is left out.
        """
        prompt = self.prompt
        if isinstance(prompt, Wagers) or self.is_over:
            return ()
        settling = isinstance(prompt, Settle | Floor) or self.table.rulings.is_giving_back
        rows: list[SeatWagerRow] = []
        first: WagerRow | None = None  # The row that is shown first.
        takes = self.takes
        for row in self.felt.layout.rows:
            cents = sum([self.in_action.get(spot, 0) for spot in row.spots])
            if takes and any(spot in self.taken for spot in row.spots):
                rows.append(SeatWagerRow(say(words.RESULT_DOES[Does.TAKE]), self.amount(takes), False, taken=True))
                takes = 0
                continue
            if row.total and sum(self.before.get(spot, 0) for spot in row.spots) == self.before.get(row.spots[0], 0):
                continue
            if settling and not cents:
                continue
            if settling and row.total and first is not None and first.spots == row.spots[:1]:
                del rows[0]  # The total shows it already, and each line takes space.
            first = first or row
            if row.rest and not settling:
                rows.append(self._line(row.rest, cents - self.in_action.get(row.spots[0], 0)))
            else:
                rows.append(self._line(row.label, cents))
        moved = self.results.moved_and_open()
        if moved:  # Moves that an undo passed stay in place, independent of the rows above.
            does = Does.PAY if moved > 0 else Does.TAKE
            rows.append(SeatWagerRow(say(words.RESULT_DID[does]), self.amount(abs(moved)), False))
        return tuple(rows)

    def _line(self, label: Text, cents: int) -> SeatWagerRow:
        live = self.is_live and cents > 0
        amount = self.amount(cents) if cents else "–"
        return SeatWagerRow(say(label), amount, not cents, self.tints(cents), live=live)

    def piles(self, cents: int) -> tuple[ChipPile, ...]:
        return () if self.felt.layout.points else chip_rows.piles(cents, self.colors)

    def tints(self, cents: int) -> tuple[str, ...]:
        return () if self.felt.layout.points else chip_rows.tints(cents, self.colors)

    def tiles(self) -> tuple[Tile, ...]:
        if not isinstance(self.prompt, Wagers):
            return ()
        return tuple(
            Tile(
                spot.key,
                say(spot.label),
                self.amount(self.draft_bets[spot.key]) if spot.key in self.draft_bets else "–",
                spot.key not in self.draft_bets,
                self.tints(self.draft_bets.get(spot.key, 0)),
                wrong=self.wrong_spot == (self.seat, spot.key),
            )
            for spot in self.prompt.spots
        )

    def again(self) -> str:
        """Return the action of the seat's own button while wagers are taken: clear, repeat, or none."""
        if not isinstance(self.prompt, Wagers):
            return ""
        if self.draft_bets:
            return "clear"
        return "repeat" if self.table.play.can_repeat(self.seat) else ""

    def options(self) -> tuple[OptionKey, ...]:
        if not isinstance(self.prompt, Choices) or self.seat not in self.prompt.options:
            return ()
        has_chips = not self.felt.stacks and not self.felt.layout.points
        return option_keys(self.prompt.options[self.seat], self.choice, self.amount if has_chips else None)
