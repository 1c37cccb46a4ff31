"""The felt as rows for QML: seats, card spots and pots, out of a round and what the dealer is in the middle of.

A face is "Ah" for a card that lies face up, "back" for one that lies face down, "" for an empty place; "10/black" for
a die. A face-down card is a back here, read or not: what it is goes no further.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from kiosk.core.cards import Card
from kiosk.core.dice import Die
from kiosk.core.frozen import frozen
from kiosk.core.money import Cents, Chips
from kiosk.core.text import Text, listed
from kiosk.procedure import (
    Cards,
    Choice,
    Choices,
    Chosen,
    Confirm,
    Dice,
    Does,
    Felt,
    Floor,
    HandView,
    Item,
    Option,
    Place,
    Placed,
    Prompt,
    SeatStatus,
    Settle,
    Slot,
    WagerRow,
    Wagers,
)
from kiosk.table import Difference, TableView
from ui.vm.controls import words
from ui.vm.controls.words import say
from ui.vm.table import chip_rows, giving_back, payout_rows
from ui.vm.table.chip_rows import ChipPile

BACK = "back"
WITH = ":"  # between an option's key and its amount
QUICK_AMOUNTS = 3
PLACES = {"fold": 0, "check": 1, "call": 1, "all_in": 6}  # in the strip, of what a player in turn may do
FIRST_RAISE, STRIP_PLACES = 2, 7
FOLD = "fold"  # the key under which every game lets a player give up the hand

Amount = Callable[[int], str]


@frozen
class PlaceRow:
    """One place for a card or die. `due`: 0 none is due here, 1 one is, 2 the very next one. `word`: a die's colour.

    `wins`: it is a card of the hand that is paid now, or that the floor must see.
    """

    face: str
    due: int
    word: str = ""
    wins: bool = False


@frozen
class SeatWagerRow:
    """One row of a seat's wagers; `amount` "–" where there is none. `chips` are the colours of its largest chips.

    `live`: it is still in action, though its player has given up the hand. `taken`: it is what the dealer takes now.
    """

    label: str
    amount: str
    empty: bool
    chips: tuple[str, ...] = ()
    live: bool = False
    taken: bool = False


@frozen
class Tile:
    """A betting spot that takes a chip at a touch. `wrong`: it did not take the one that was just put there."""

    key: str
    label: str
    amount: str
    empty: bool
    chips: tuple[str, ...] = ()
    wrong: bool = False


@frozen
class OptionKey:
    """An option of a seat. `quiet`: it puts no chips down. `nth` is its place in the strip, counted from 0."""

    key: str
    label: str
    chosen: bool
    quiet: bool
    nth: int = 0


@frozen
class Result:
    """What to do with a wager, or what was done: `does` is take, pay or push; `order` counts from 1, 0 when done.

    `word` is that in words, "Pay", and `amount` of how much. `marks` are what a big payout needs, such as a slip.
    """

    does: str
    word: str
    amount: str
    line: str
    terms: str
    order: int
    done: bool
    marks: tuple[str, ...] = ()


NO_RESULT = Result("", "", "", "", "", 0, True)


@frozen
class SeatRow:
    """One seat. `tone` is plain, act, quiet, live, empty or floor; `stack` is what a player has who brings chips.

    One that is `live` has given up its hand, and has a wager that still plays. `askable`: it is asked where a card
    lies, and one of these may be touched.
    """

    number: int
    name: str
    status: str
    tone: str
    button: bool
    stack: str
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


@frozen
class SpotRow:
    """A row of cards in the middle of the table."""

    key: str
    label: str
    cards: tuple[PlaceRow, ...]
    checkable: bool
    askable: bool


@frozen
class PotRow:
    name: str
    amount: str
    seats: str


@frozen
class PotChips:
    """What lies in all pots together."""

    chips: tuple[ChipPile, ...]


def spot_rows(table: TableView, *, checkable: bool, asked: Collection[tuple[str, int]] = ()) -> tuple[SpotRow, ...]:
    """Return the rows of cards in the middle. Of those `asked`, by spot and seat, one is asked where a card lies."""
    felt = table.round.felt
    rows = []
    for spot in felt.layout.spots:
        cards = _faces(table, spot.key, 0, spot.count)
        is_checkable = checkable and _has_face_up(felt, spot.key, 0)
        rows.append(SpotRow(spot.key, say(spot.label), cards, is_checkable, (spot.key, 0) in asked))
    return tuple(rows)


def pot_total(table: TableView, amount: Amount) -> str:
    """Return what all pots hold together, "" where there is none."""
    held = _held(table)
    return amount(sum(held)) if held else ""


def pot_chips(table: TableView) -> tuple[PotChips, ...]:
    """Return all pots as chips, nothing where the game is played for points."""
    total = sum(_held(table))
    return () if table.round.felt.layout.points or not total else (PotChips(chip_rows.piles(total, table.config)),)


def pot_rows(table: TableView, amount: Amount) -> tuple[PotRow, ...]:
    """Return the pots with what they hold and who plays for them."""
    felt = table.round.felt
    return tuple(
        PotRow(say(pot.name), amount(holds), " ".join(str(seat) for seat in felt.plays_for(pot)))
        for pot, holds in zip(felt.pots, _held(table), strict=True)
    )


def _held(table: TableView) -> list[int]:
    """Return what each pot holds: once they are pushed, that is what is left after the rake."""
    prompt = table.round.prompt
    pushed: dict[str, int] = {}
    for item in prompt.items if isinstance(prompt, Settle) else ():
        pushed[str(item.wager)] = pushed.get(str(item.wager), 0) + item.pay
    return [pushed.get(str(pot.name), pot.amount) for pot in table.round.felt.pots]


def seat_rows(
    table: TableView,
    amount: Amount,
    *,
    forfeiting: bool,
    checkable: bool,
    forfeit_seat: int = 0,
    asked: Collection[tuple[str, int]] = (),
    wrong_spot: tuple[int, str] | None = None,
) -> tuple[SeatRow, ...]:
    """Return the seats. `forfeit_seat` is the one whose hand is about to be given up, 0 for none."""
    seats, is_over = table.round.felt.seats, _is_over(table)
    return tuple(
        _SeatLook(table, seat, amount, wrong_spot, forfeits=seat == forfeit_seat, is_over=is_over).row(
            forfeiting, checkable, askable=(Felt.HOLE, seat) in asked
        )
        for seat in seats
    )


def has_stacks(hand: HandView) -> bool:
    """Say whether players bring chips of their own, or are about to."""
    return bool(hand.felt.stacks) or _seats_players(hand.prompt)


def _seats_players(prompt: Prompt | None) -> bool:
    return isinstance(prompt, Choices) and prompt.is_of_stacks


def _is_over(table: TableView) -> bool:
    """Say whether every wager of the hand has been settled, and only the felt is still to be cleared."""
    felt = table.round.felt
    if not isinstance(giving_back.prompt_of(table), Confirm):
        return False
    return bool(felt.came_to) or (any(felt.bets.values()) and not any(felt.in_action(seat) for seat in felt.seats))


def can_forfeit(felt: Felt, seat: int) -> bool:
    return felt.status[seat] in (SeatStatus.IN, SeatStatus.FOLDED, SeatStatus.ALL_IN)


def option_keys(options: tuple[Option, ...], choice: Choice | None) -> tuple[OptionKey, ...]:
    """Return a key for each option; one that leaves an amount open asks for it when it is touched."""
    return tuple(
        OptionKey(
            option.key,
            say(option.label),
            choice is not None and choice.option == option.key,
            option.stakes == 0 and option.least is None,
        )
        for option in options
    )


def in_places(keys: Sequence[OptionKey]) -> tuple[OptionKey, ...]:
    """Return the keys of a player who acts in turn, each in the place that it always has, whatever else is offered.

    Fold is the first, check or call the second, what is bet or raised comes after them, and all in is the last.
    """
    raised = FIRST_RAISE
    placed: list[OptionKey] = []
    for key in keys:
        nth = PLACES.get(key.key)
        if nth is None:
            nth, raised = raised, raised + 1
        placed.append(replace(key, nth=nth))
    return tuple(placed)


def strip_keys(
    options: tuple[Option, ...], choice: Choice | None, palette: Sequence[int], amount: Amount
) -> tuple[OptionKey, ...]:
    """Return the keys of one seat: where an amount is open, one for the least, for some chips, and for any other."""
    keys: list[OptionKey] = []
    for option, key in zip(options, option_keys(options, choice), strict=True):
        if option.least is None:
            keys.append(key)
            continue
        most = option.least if option.most is None else option.most
        usual = [cents for cents in option.usual if option.least <= cents <= most]
        if not option.usual:
            usual = sorted({option.least, *(cents for cents in palette if option.least < cents <= most)})[
                :QUICK_AMOUNTS
            ]
        for cents in usual:
            label = say(words.OPTION_AMOUNT.fill(option=option.label, amount=amount(cents)))
            chosen = key.chosen and choice is not None and choice.amount == cents
            keys.append(OptionKey(f"{option.key}{WITH}{cents}", label, chosen, False))
        if option.most is None or option.most > option.least:
            other = key.chosen and choice is not None and choice.amount not in usual
            keys.append(OptionKey(option.key, say(words.OPTION_OTHER.fill(option=option.label)), other, False))
    return tuple(keys)


def _has_face_up(felt: Felt, spot: str, seat: int) -> bool:
    return any(slot.up for slot in felt.cards.get((spot, seat), ()))


def _faces(table: TableView, spot: str, seat: int, count: int) -> tuple[PlaceRow, ...]:
    """Return the cards or dice of a spot, filled up to `count` with empty places."""
    hand, replaced = table.round, table.rulings.replacing
    due: dict[Place, int] = {}
    if replaced is not None:
        due[replaced] = 2
    elif isinstance(hand.prompt, Cards | Dice):
        is_turning = isinstance(hand.prompt, Cards) and hand.prompt.turning
        due = dict.fromkeys(hand.prompt.left, int(is_turning))
        due[hand.prompt.left[0]] = 2
    five = {card.text for card in winning(hand)}
    laid = [_die(die) for die in hand.felt.dice.get((spot, seat), ())]
    laid += [_card(slot) for slot in hand.felt.cards.get((spot, seat), ())]
    laid += [PlaceRow("", 0)] * (count - len(laid))
    return tuple(
        replace(face, due=due.get(Place(spot, seat, nth), 0), wins=face.face in five) for nth, face in enumerate(laid)
    )


def winning(hand: HandView) -> tuple[Card, ...]:
    """Return the cards of the hand that is paid next, or that the floor is called for."""
    match hand.prompt:
        case Floor(cards=cards):
            return cards
        case Settle(items=(Item(five=five), *_)):
            return five
        case _:
            return ()


def _card(slot: Slot) -> PlaceRow:
    return PlaceRow(slot.card.text if slot.up and slot.card is not None else BACK, 0)


def _die(die: Die) -> PlaceRow:
    return PlaceRow(die.text, 0, say(Text(die.colour)))


class _SeatLook:
    """One seat of the round, looked at once."""

    def __init__(
        self,
        table: TableView,
        seat: int,
        amount: Amount,
        wrong_spot: tuple[int, str] | None,
        *,
        forfeits: bool,
        is_over: bool,
    ) -> None:
        self.wrong_spot = wrong_spot
        self.table = table
        self.seat = seat
        self.amount = amount
        self.is_over = is_over
        self.felt = felt = table.round.felt
        self.prompt = giving_back.prompt_of(table)
        draft = table.round.draft
        self.draft_bets = draft.bets.get(seat, {}) if isinstance(draft, Placed) else {}
        self.choice = draft.choices.get(seat) if isinstance(draft, Chosen) else None
        in_action = felt.in_action(seat)
        taken = felt.loses(seat, True) if forfeits else self._taken_by_choice()
        self.before = in_action
        self.takes = sum(in_action.get(spot, 0) for spot in taken)
        self.in_action = {spot: bet for spot, bet in in_action.items() if spot not in taken}
        self.taken = taken
        gave_up = felt.status[seat] in (SeatStatus.FOLDED, SeatStatus.FORFEITED) or forfeits or self._folds()
        self.gave_up = gave_up
        self.is_live = gave_up and not felt.stacks and bool(self.in_action)

    @property
    def brings(self) -> Cents:
        """Return with what a player sits down, in cents, 0 where nobody does."""
        sits = _seats_players(self.prompt) and self.seat not in self.felt.stacks
        return self.choice.amount or 0 if sits and self.choice else 0

    def _folds(self) -> bool:
        return self.choice is not None and self.choice.option == FOLD

    def _taken_by_choice(self) -> tuple[str, ...]:
        """Return the spots that the dealer takes for what the player has decided, such as a fold."""
        if self.choice is None or not isinstance(self.prompt, Choices):
            return ()
        options = self.prompt.options.get(self.seat, ())
        return next((option.takes for option in options if option.key == self.choice.option), ())

    def row(self, forfeiting: bool, checkable: bool, *, askable: bool) -> SeatRow:
        felt, seat = self.felt, self.seat
        status, tone = self.status()
        result, pills = self.result()
        in_hand = felt.status[seat] is not SeatStatus.OUT
        count = felt.layout.hole if in_hand else 0
        cards = _faces(self.table, Felt.HOLE, seat, count)
        if self.gave_up and not self.is_live:
            cards = tuple(replace(card, face="") if card.face == BACK and not card.due else card for card in cards)
        stack = felt.stacks.get(seat, self.brings)
        return SeatRow(
            number=seat,
            name=say(words.SEAT.fill(seat=seat)),
            status=say(status),
            tone=tone,
            button=felt.button == seat,
            stack=self.amount(stack) if stack or seat in felt.stacks else "",
            chips=self.piles(stack),
            cards=cards,
            lines=self.lines(),
            tiles=self.tiles(),
            again=self.again(),
            options=self.options(),
            result=result,
            pills=pills,
            forfeits=forfeiting and can_forfeit(felt, seat),
            checkable=checkable and _has_face_up(felt, Felt.HOLE, seat),
            askable=askable,
        )

    def status(self) -> tuple[Text, str]:
        """Return the seat's word and its tone."""
        status = self.felt.status[self.seat]
        match self.prompt:
            case Wagers():
                return (words.STATUS[SeatStatus.IN], "plain") if self.draft_bets else (words.NO_BET, "empty")
            case Choices(options=options) if self.seat in options:
                return self._deciding(options[self.seat])
            case Floor(item=item, also=also) if self.seat in _seats_of(item, *also):
                return words.AT_FLOOR, "floor"
            case Settle(items=items) if not self.table.reopening.is_open:
                for item in items:
                    if item.seat == self.seat:
                        return words.DOES[item.does], "act"
            case _:
                pass
        if self.is_live and not self.is_over:
            return words.LIVE, "live"  # also where another wager of the seat has just been taken
        done = self._done()
        if done is not None:
            return words.DID[done.does], "plain"
        if self.is_over and self.felt.bets[self.seat]:
            return words.STATUS[status], "quiet" if self.gave_up else "plain"
        return words.STATUS[status], "empty" if status is SeatStatus.OUT else "quiet" if self.gave_up else "plain"

    def _deciding(self, options: tuple[Option, ...]) -> tuple[Text, str]:
        if self.choice is None and _seats_players(self.prompt):  # who says nothing stays as they are
            return options[0].done or options[0].label, "plain" if self.seat in self.felt.stacks else "empty"
        if self.choice is None:
            return words.TO_ACT, "act"
        if self._folds():
            return (words.LIVE, "live") if self.is_live else (words.STATUS[SeatStatus.FOLDED], "quiet")
        option = next(option for option in options if option.key == self.choice.option)
        word = option.done or option.label
        if self.choice.amount is None or self.brings:
            return word, "plain"
        values = {"option": word, "amount": self.amount(self.choice.amount)}
        return words.OPTION_AMOUNT.fill(**values), "plain"

    def lines(self) -> tuple[SeatWagerRow, ...]:
        """Return the wagers that are still to be settled, and what the dealer takes now; once all are settled, none.

        While wagers are settled, a row that holds nothing is left out.
        """
        prompt = self.prompt
        if isinstance(prompt, Wagers) or self.is_over:
            return ()
        settling = isinstance(prompt, Settle | Floor)
        rows: list[SeatWagerRow] = []
        first: WagerRow | None = None  # the row that is shown first
        takes = self.takes
        for row in self.felt.layout.rows:
            cents = sum(self.in_action.get(spot, 0) for spot in row.spots)
            if takes and any(spot in self.taken for spot in row.spots):
                rows.append(SeatWagerRow(say(words.RESULT_DOES[Does.TAKE]), self.amount(takes), False, taken=True))
                takes = 0
                continue
            if row.total and sum(self.before.get(spot, 0) for spot in row.spots) == self.before.get(row.spots[0], 0):
                continue
            if settling and not cents:
                continue
            if settling and row.total and first is not None and first.spots == row.spots[:1]:
                del rows[0]  # the total says it, too, and every line takes room from what is to be done
            first = first or row
            rows.append(self._line(row, cents))
        return tuple(rows)

    def _line(self, row: WagerRow, cents: int) -> SeatWagerRow:
        live = self.is_live and cents > 0
        amount = self.amount(cents) if cents else "–"
        return SeatWagerRow(say(row.label), amount, not cents, self.tints(cents), live=live)

    def piles(self, cents: int) -> tuple[ChipPile, ...]:
        return () if self.felt.layout.points else chip_rows.piles(cents, self.table.config)

    def tints(self, cents: int) -> tuple[str, ...]:
        return () if self.felt.layout.points else chip_rows.tints(cents, self.table.config)

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
        """Say what the seat's own button does while wagers are taken: clear, repeat, or nothing."""
        if not isinstance(self.prompt, Wagers):
            return ""
        if self.draft_bets:
            return "clear"
        return "repeat" if self.table.play.has_last_bets else ""

    def options(self) -> tuple[OptionKey, ...]:
        if not isinstance(self.prompt, Choices) or self.seat not in self.prompt.options:
            return ()
        return option_keys(self.prompt.options[self.seat], self.choice)

    def result(self) -> tuple[Result, tuple[ChipPile, ...]]:
        """Return what is due to the seat now, or what was done in this step of settling."""
        back = giving_back.back_at(self.table, self.seat, self.amount)
        if back is not None:
            return Result(back.does.value, back.word, back.amount, "", back.terms, 0, False), ()
        again = payout_rows.difference_at(self.table, self.seat)
        if again is not None:
            return self._difference(again)
        if self.is_over and self.felt.bets[self.seat]:
            return self._net(), ()
        match self.prompt:
            case Settle(items=items):
                for nth, item in enumerate(items):
                    if item.seat == self.seat:
                        result = self._result(item, nth + 1 if len(items) > 1 else 0, done=False)
                        result = replace(result, marks=payout_rows.marks(self.table, (item,)))
                        if payout_rows.due_of(self.table) is None:
                            return result, self._pills(item)
                        return replace(result, line="", terms=""), ()  # nothing is pushed yet; the banner says why
            case Floor(item=item, also=also) if self.seat in _seats_of(item, *also):  # the banner says why
                mine = next(settled for settled in (item, *also) if settled.seat == self.seat)
                return replace(self._result(mine, 0, done=False), line="", terms=""), self._pills(mine)
            case _:
                pass
        done = self._done()
        return (self._result(done, 0, done=True), self._pills(done)) if done is not None else (NO_RESULT, ())

    def _net(self) -> Result:
        """Return what the hand came to at this seat."""
        cents = self.felt.net(self.seat)
        does = Does.PAY if cents > 0 else Does.TAKE if cents else Does.PUSH
        amount = self.amount(abs(cents)) if cents else ""
        return Result(does.value, say(words.CAME_TO[does]), amount, say(words.THIS_HAND), "", 0, True)

    def _done(self) -> Item | None:
        """Return what was done at this seat with the kind of wager that is being settled now."""
        done = self.felt.results.get(self.seat)
        match self.prompt:
            case Settle(items=items) if items:
                wager = items[0].wager
            case Floor(item=item):
                wager = item.wager
            case _:
                return None
        return done if done is not None and done.wager == wager else None

    def _result(self, item: Item, order: int, *, done: bool) -> Result:
        cents = item.take if item.does is Does.TAKE else item.pay if item.does is Does.PAY else item.stake
        again = self.table.reopening.is_open  # then nothing moves before the end
        moves = Does.PUSH if _is_of_a_pot(item) and not again else item.does
        return Result(
            item.does.value,
            say((words.IS_DUE if again else words.RESULT_DID if done else words.RESULT_DOES)[moves]),
            self.amount(cents),
            say(item.line),
            say(item.terms),
            order,
            done,
        )

    def _difference(self, difference: Difference) -> tuple[Result, tuple[ChipPile, ...]]:
        """Return what is still to be moved at this seat of a reopened hand."""
        does = Does.PAY if difference.cents > 0 else Does.TAKE if difference.cents else Does.PUSH
        verb = Does.PUSH if does is Does.PAY and difference.is_of_pots else does
        result = Result(
            does.value,
            say(words.RESULT_DOES[verb] if difference.cents else payout_rows.NOTHING_MOVES),
            self.amount(abs(difference.cents)) if difference.cents else "",
            "",
            say(listed([wager.words(self.amount) for wager in difference.otherwise])),
            0,
            difference.cents == 0,
        )
        if difference.cents <= 0 or difference.is_of_pots:
            return result, ()
        moves = [other for other in self.table.reopening.differences if not other.is_of_pots]
        made = self.table.shift.chips_one_by_one(other.cents for other in moves)
        nth = next(nth for nth, other in enumerate(moves) if other.seat == difference.seat)
        return result, self._chips(difference.cents, made[nth])

    def _pills(self, item: Item) -> tuple[ChipPile, ...]:
        if item.does is not Does.PAY or self.table.reopening.is_open:
            return ()
        if _is_of_a_pot(item):
            return (ChipPile(say(item.wager), "", 0),)
        return self._chips(item.pay, self.table.shift.chips_for(item))

    def _chips(self, cents: int, made: Chips) -> tuple[ChipPile, ...]:
        """Return the chips that make an amount; more than the rack holds is the cage's."""
        if self.felt.layout.points:
            return ()
        known = chip_rows.colours(self.table.config)
        if made.rest >= min(known):
            return (ChipPile(say(words.CAGE_PAYS.fill(amount=self.amount(cents))), "", 0),)
        piles = [chip_rows.pile(value, count, known[value]) for value, count in made.stacks]
        return (*piles, ChipPile(f"+ {self.amount(made.rest)}", "", 0)) if made.rest else tuple(piles)


def _is_of_a_pot(item: Item) -> bool:
    """Say whether an item is pushed from what players have put in, and never from the rack."""
    return item.does is Does.PAY and not item.stake


def _seats_of(*items: Item) -> tuple[int, ...]:
    return tuple(item.seat for item in items)
