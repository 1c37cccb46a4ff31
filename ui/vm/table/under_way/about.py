"""Ask step by step for the subject of an exception: a seat, place, dice, wager, decision, or count."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from kiosk.core.cards import RANKS, SUITS, card
from kiosk.core.devices import DeviceState
from kiosk.core.dice import Die
from kiosk.core.money import money
from kiosk.core.text import EMPTY, Text, text
from kiosk.core.value import value
from kiosk.procedure import (
    Cards,
    Choice,
    Effect,
    Felt,
    Option,
    Place,
    Placed,
    Settle,
    Spot,
    Wagers,
    amend,
)
from kiosk.table import TableView, chips_in_pots
from ui.vm.table.under_way import exception_words as words

A_PAGE: Final = 6
AMOUNT: Final = "amount"
_COUNTS: Final = (0, -1, -2, 1)
_TIPS: Final = (100, 200, 500)  # In cents.
_MAX_COUNTED: Final = 100_000_00  # In cents.


class Pick(NamedTuple):
    """A choice to touch: its `key`, its label, its tone; a `narrow` one shares its row with two more.

    `said` is its text in the signed statement, if that is not its label.
    """

    key: str
    label: Text
    tone: str = "plain"
    narrow: bool = False
    said: Text = EMPTY


@value
class NextQuestion:
    """The next question of the panel. `amount`: digits; `die`: the grid of dice; `badge`: the effect of a badge."""

    title: Text
    picks: tuple[Pick, ...] = ()
    note: Text = EMPTY
    badge: Text = EMPTY
    amount: Option | None = None
    die: bool = False


def asked_about(table: TableView, effect: Effect, picked: Sequence[str]) -> NextQuestion | None:
    """Return the next question of a remedy with this effect, None once all has been picked."""
    match effect:
        case Effect.FORFEIT | Effect.RETURN:
            felt = table.round.felt
            return None if picked else which_seat(table, [seat for seat in felt.seats if felt.may_forfeit(seat)])
        case Effect.HOLD | Effect.SEIZE:
            return None if picked else which_seat(table, seats_paid(table))
        case Effect.PLAY_EARLY:
            return _card(picked)
        case Effect.SHIFT:
            return None if picked else which_seat(table, seats_with_cards(table))
        case Effect.REPLACE:
            return _place(table, picked, words.WHICH_PLACE)
        case Effect.SWAP:
            first = _place(table, picked[:2], words.WHICH_PLACE)
            return first if first is not None else _place(table, picked[2:], words.OTHER_PLACE)
        case Effect.DIE:
            return _dice(table, picked)
        case Effect.WAGER:
            return _wager(table, picked)
        case Effect.DECISION:
            return _decision(table, picked)
        case Effect.STACK | Effect.TIP | Effect.GIVE | Effect.SEAT:
            return _chips(table, effect, picked)
        case Effect.COUNT | Effect.CHANGE:
            return _count(table, picked)
        case _:
            return None


def _card(picked: Sequence[str]) -> NextQuestion | None:
    """Ask which card it is: its rank, then its suit."""
    if not picked:
        ranks = [Pick(rank, Text(rank.replace("T", "10")), narrow=True) for rank in reversed(RANKS)]
        return NextQuestion(words.WHICH_RANK, tuple(ranks))
    if len(picked) < 2:
        cards = [card(picked[0] + suit) for suit in reversed(SUITS)]
        return NextQuestion(words.WHICH_CARD, tuple(Pick(other.text[1], other.words) for other in cards))
    return None


def which_seat(table: TableView, seats: Sequence[int]) -> NextQuestion:
    return NextQuestion(words.WHICH_SEAT, tuple(_seat(str(seat), seat) for seat in seats))


def seats_paid(table: TableView) -> list[int]:
    """Return the seats that are paid at this step."""
    prompt = table.round.prompt
    items = prompt.items if isinstance(prompt, Settle) else ()
    return sorted({item.seat for item in items if item.pay})


def _seat(key: str, seat: int) -> Pick:
    return Pick(key, Text(str(seat)), narrow=True, said=words.SEAT.fill(seat=seat))


def seats_with_cards(table: TableView) -> list[int]:
    felt = table.round.felt
    dice = {seat for _, seat in felt.dice}
    held = {seat for spot, seat in felt.cards if spot == Felt.HOLE} | dice
    return [seat for seat in felt.seats if (seat in held or felt.bets[seat] or felt.stacks.get(seat))]


def _place(table: TableView, picked: Sequence[str], title: Text) -> NextQuestion | None:
    """Ask for the place of a card: at which seat or spot, then which of those there."""
    felt, lying = table.round.felt, places_of_cards(table)
    if not picked:
        rows = list(dict.fromkeys((place.spot, place.seat) for place in lying))
        seats = [_seat(f"{spot}:{seat}", seat) for spot, seat in sorted(rows, key=lambda key: key[1]) if seat]
        labels = {spot.key: spot.label for spot in felt.layout.spots} | {Felt.BURN: words.BURN}
        spots = [Pick(f"{spot}:0", labels.get(spot, Text(spot))) for spot, seat in rows if not seat]
        return NextQuestion(title, (*seats, *spots))
    spot, _, seat = picked[0].partition(":")
    if len(picked) < 2:
        row = [place.nth for place in lying if (place.spot, place.seat) == (spot, int(seat))]
        return NextQuestion(words.WHICH_CARD, tuple(Pick(str(nth), words.NTH.fill(nth=nth + 1)) for nth in row))
    return None


def shoe_is_ready(table: TableView) -> bool:
    """Return whether the table has a shoe, and it is listened to."""
    shoe = table.devices.by_name.get(table.config.shoe or "")
    return shoe is not None and shoe.state is DeviceState.READY


def places_of_cards(table: TableView) -> tuple[Place, ...]:
    """Return the places of cards, and those of cards being dealt to the players: by hand they are known later."""
    felt, prompt = table.round.felt, table.round.prompt
    lying = [Place(spot, seat, nth) for (spot, seat), row in felt.cards.items() for nth in range(len(row))]
    by_hand = isinstance(prompt, Cards) and not shoe_is_ready(table)
    if isinstance(prompt, Cards) and by_hand and not prompt.turning and prompt.left[0].spot == Felt.HOLE:
        lying += prompt.left
    return tuple(lying)


def _dice(table: TableView, picked: Sequence[str]) -> NextQuestion | None:
    """Ask for the die (first its seat, if there are many), and its value."""
    labels = {spot.key: spot.label for spot in table.round.felt.layout.spots}
    dice = list(amend.rolled(table.round.entries))
    rows = list(dict.fromkeys((place.spot, place.seat) for place, _ in dice))
    is_row = bool(picked) and picked[0].count(":") == 1
    if not picked and len(dice) > A_PAGE:
        seats = [_seat(f"{spot}:{seat}", seat) for spot, seat in sorted(rows) if seat and spot == Felt.HOLE]
        others = dict.fromkeys(spot for spot, seat in rows if not seat or spot != Felt.HOLE)
        spots = [Pick(f"{spot}:0", labels.get(spot, words.OTHER_DICE)) for spot in others]
        return NextQuestion(words.WHOSE_DIE, (*seats, *spots))
    if not picked or (is_row and len(picked) < 2):
        row = picked[0].split(":") if is_row else []
        mine = [(place, other) for place, other in dice if not row or [place.spot, str(_own(place))] == row]
        return NextQuestion(words.WHICH_DIE, tuple(_die_picks(mine, labels)))
    return NextQuestion(words.WHAT_INSTEAD, die=True) if len(picked) < 2 + is_row else None


def _own(place: Place) -> int:
    """Return the seat of the dice, 0 for community dice, or for one die per seat."""
    return place.seat if place.spot == Felt.HOLE else 0


def _die_picks(dice: Sequence[tuple[Place, Die]], labels: dict[str, Text]) -> Iterator[Pick]:
    for place, other in dice:
        words_of = {"die": other.words, "seat": place.seat, "spot": labels.get(place.spot, Text(place.spot))}
        template = words.DIE_AT_SEAT if place.seat else words.DIE_AT
        yield Pick(f"{place.spot}:{place.seat}:{place.nth}", template.fill(**words_of))


def _wager(table: TableView, picked: Sequence[str]) -> NextQuestion | None:
    """Ask for the wager of a seat, and its right value: none, the same on another spot, or an amount."""
    prompt, placed = wagers_placed(table)
    if not picked:
        return which_seat(table, list(placed.bets))
    bets = placed.bets[int(picked[0])]
    if len(picked) < 2:
        return NextQuestion(words.WHICH_WAGER, tuple(_wager_pick(spot, bets.get(spot.key)) for spot in prompt.spots))
    spot = next(spot for spot in prompt.spots if spot.key == picked[1])
    if len(picked) < 3:
        nothing = [Pick("0", words.TAKE_BACK)] if spot.key in bets and not spot.required else []
        moves = [
            Pick(f">{other.key}", words.TO_SPOT.fill(spot=other.label))
            for other in prompt.spots
            if spot.key in bets and not spot.required and other.key not in bets
        ]
        amounts = [
            Pick(str(cents), Text(money(cents)), said=words.WAGER_NOW.fill(amount=money(cents)))
            for cents in spot.exactly
            if cents != bets.get(spot.key)
        ]
        other = [] if spot.exactly else [Pick(AMOUNT, words.OTHER_AMOUNT)]
        return NextQuestion(words.WHAT_INSTEAD, (*nothing, *moves, *amounts, *other))
    if picked[2] == AMOUNT and len(picked) < 4:
        return NextQuestion(words.WHAT_INSTEAD, amount=Option(spot.key, spot.label, 0, spot.least, spot.most))
    return None


def _wager_pick(spot: Spot, cents: int | None) -> Pick:
    template = words.NO_WAGER if cents is None else words.WAGER
    return Pick(spot.key, template.fill(spot=spot.label, amount=money(cents or 0)))


def wagers_placed(table: TableView) -> tuple[Wagers, Placed]:
    return next(
        (entry.prompt, entry.answer)
        for entry in table.round.entries
        if isinstance(entry.prompt, Wagers) and isinstance(entry.answer, Placed) and not entry.note
    )


def _chips(table: TableView, effect: Effect, picked: Sequence[str]) -> NextQuestion | None:
    """Ask for the stack, the receiver if a player gives chips, and the number of chips."""
    felt = table.round.felt
    held = [seat for seat in felt.seats if felt.stacks.get(seat) or felt.bets[seat]]
    sits = [seat for seat in felt.seats if seat in felt.stacks]  # Players without chips are included.
    if effect is Effect.SEAT:
        held = [seat for seat in felt.seats if seat not in felt.stacks]
    seats = 2 if effect is Effect.GIVE else 1
    if not picked:
        return which_seat(table, sits if effect is Effect.STACK else held)
    if len(picked) < seats:
        others = tuple(
            Pick(str(seat), Text(str(seat)), narrow=True, said=words.TO_SEAT.fill(seat=seat))
            for seat in sits
            if str(seat) != picked[0]
        )
        return NextQuestion(words.WHO_GETS, others)
    if effect is Effect.TIP and len(picked) == seats:
        stack = felt.stacks[int(picked[0])]
        tips = [Pick(str(cents), Text(money(cents)), narrow=True) for cents in _TIPS if cents <= stack]
        return NextQuestion(words.HOW_MUCH, (*tips, Pick(AMOUNT, words.OTHER_AMOUNT)))
    if len(picked) == seats or picked[-1] == AMOUNT:
        least = 0 if effect is Effect.STACK else 1
        in_pots = chips_in_pots(felt, int(picked[0])) if effect is Effect.STACK else 0
        counted = words.COUNTED_IN_POTS.fill(amount=money(in_pots)) if in_pots else words.COUNTED
        label = counted if effect is Effect.STACK else words.HOW_MUCH
        is_out_of_stack = effect in (Effect.TIP, Effect.GIVE)
        most = felt.stacks.get(int(picked[0]), 0) if is_out_of_stack else _MAX_COUNTED
        return NextQuestion(label, amount=Option("chips", label, 0, least, most))
    return None


def _decision(table: TableView, picked: Sequence[str]) -> NextQuestion | None:
    hand = table.round
    amount = str if hand.felt.layout.points else money
    if not picked:
        return which_seat(table, [seat for seat in hand.felt.seats if amend.decisions(hand, seat)])
    made = amend.decisions(hand, int(picked[0]))
    if len(picked) < 2:
        steps = {step.key: step.label for step in hand.game.steps}
        return NextQuestion(
            words.WHICH_DECISION,
            tuple(
                Pick(
                    str(seq),
                    words.DECISION.fill(
                        step=steps[prompt.guide.step], option=_label(prompt.options[int(picked[0])], choice, amount)
                    ),
                )
                for seq, prompt, choice in made[:A_PAGE]
            ),
        )
    _, prompt, was = next(choice for choice in made if choice[0] == int(picked[1]))
    options = prompt.options[int(picked[0])]
    if len(picked) < 3:
        others = [option for option in options if option.key != was.option or option.least is not None]
        return NextQuestion(words.WHAT_INSTEAD, tuple(Pick(option.key, option.label) for option in others))
    option = next(option for option in options if option.key == picked[2])
    if option.least is not None and len(picked) < 4:
        return NextQuestion(words.WHAT_INSTEAD, amount=option)
    return None


def _label(options: Sequence[Option], choice: Choice, amount: object) -> Text:
    label = next((option.label for option in options if option.key == choice.option), Text(choice.option))
    if choice.amount is None:
        return label
    return text("{option} {amount}", option=label, amount=amount(choice.amount) if callable(amount) else "")


def _count(table: TableView, picked: Sequence[str]) -> NextQuestion | None:
    due = table.round.game.pieces
    if not picked:
        numbers = [Pick(str(due + more), Text(str(due + more)), "chosen" if not more else "plain") for more in _COUNTS]
        return NextQuestion(words.HOW_MANY, (*numbers, Pick(AMOUNT, words.OTHER_NUMBER)))
    if picked[0] == AMOUNT and len(picked) < 2:
        return NextQuestion(words.HOW_MANY, amount=Option("count", words.HOW_MANY, 0, 0, 999))
    return None
