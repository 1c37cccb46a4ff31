"""The guided path through an exception: what is listed now, what is asked next, and what has been picked so far.

A path is: what went wrong, the ruling with its source, what it is about, the floor's PIN, and what the dealer then
does. What has been picked is a list of keys; the next question follows from it, so going on is adding a key.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from kiosk.core.devices import DeviceState
from kiosk.core.dice import Die, die
from kiosk.core.frozen import frozen
from kiosk.core.money import money
from kiosk.core.text import EMPTY, Text, text
from kiosk.procedure import (
    About,
    Cards,
    Choice,
    Choices,
    Effect,
    Felt,
    Irregularity,
    Option,
    Place,
    Placed,
    Remedy,
    Spot,
    Wagers,
    amend,
)
from kiosk.table import Details, TableView, place_words
from ui.vm.controls.words import say
from ui.vm.table.under_way import exception_words as words
from ui.vm.table.under_way.state import Panel, ScreenState

A_PAGE: Final = 6
MORE: Final = "more"
MISPAY: Final = "mispay"
AMOUNT: Final = "amount"
_COUNTS: Final = (0, -1, -2, 1)


class Pick(NamedTuple):
    """Something to touch: its `key`, what it says, its tone; a `narrow` one shares its row with two more.

    `said` is what is signed for it, where that is not its label.
    """

    key: str
    label: Text
    tone: str = "plain"
    narrow: bool = False
    said: Text = EMPTY


@frozen
class NextQuestion:
    """What the panel asks next. `amount`: digits are asked for; `die`: the grid of dice; `badge`: what one does."""

    title: Text
    picks: tuple[Pick, ...] = ()
    note: Text = EMPTY
    badge: Text = EMPTY
    amount: Option | None = None
    die: bool = False


# ----------------------------------------------------------------------------------------------------------- the list


def irregularity(table: TableView, state: ScreenState) -> Irregularity | None:
    """Return the path that the panel is on."""
    return next(
        (irregularity for irregularity in table.round.game.irregularities if irregularity.key == state.exception), None
    )


def remedy(table: TableView, state: ScreenState) -> Remedy | None:
    """Return what is ruled: what was chosen, unless it is about a card for which the rules have another one."""
    path = irregularity(table, state)
    ruled = None if path is None else path.remedy(state.remedy)
    if path is None or ruled is None or not ruled.first or len(state.picked) < 2:
        return ruled
    is_first = amend.is_of_first(table.round, _place_of(state.picked[:2]), ruled.first)
    return path.remedy(ruled.instead) if is_first else ruled


def asked(table: TableView, state: ScreenState) -> NextQuestion | None:
    """Return what the panel asks next; None where all is known, and it can be signed or done."""
    path = irregularity(table, state)
    if path is None:
        return _list(table, state)
    ruled = remedy(table, state)
    if ruled is None:
        return _ruling(table, path)
    if ruled.about_seat and not state.picked:
        turn = table.round.prompt.seats if isinstance(table.round.prompt, Choices) else ()
        return _seats(table, [seat for seat in _with_cards(table) if seat not in turn])
    return _asked(table, ruled.effect, state.picked)


def _list(table: TableView, state: ScreenState) -> NextQuestion:
    """Return what is due now; where that is too much for one page, first what it is about."""
    due = table.rulings.irregularities
    title = words.TITLE if path_of_touch(table, state) is None else words.TITLE_OR_TOUCH
    mispay = () if table.reopening.hand is None or state.about else (Pick(MISPAY, words.MISPAY),)
    if state.about:
        due = tuple(value for value in due if value.about == state.about and not value.often)
    elif len(due) > A_PAGE:
        names = words.ABOUT_DICE if table.round.felt.layout.dice else words.ABOUT
        counted = Counter(irregularity.about for irregularity in due if not irregularity.often)
        many = [about for about in About if counted[about] > 1]
        lone = [Pick(value.key, value.when) for value in due if value.often or value.about not in many]
        return NextQuestion(title, (*mispay, *(Pick(about.value, names[about]) for about in many), *lone))
    picks = [*mispay, *(Pick(irregularity.key, irregularity.when) for irregularity in due)]
    if len(picks) > A_PAGE:
        pages = -(-len(picks) // (A_PAGE - 1))
        first = state.page % pages * (A_PAGE - 1)
        picks = [*picks[first : first + A_PAGE - 1], Pick(MORE, words.MORE)]
    return NextQuestion(title, tuple(picks))


def _ruling(table: TableView, path: Irregularity) -> NextQuestion:
    """Return the ruling with its source; the other remedies are the floor's to choose."""
    house = path.ruled_by(table.round.rules.exceptions)
    template = words.DOCUMENT if path.says else words.HOUSE if path.is_option else words.ONLY
    note = template.fill(clause=path.clause, says=path.says)
    rest = [Pick(other.key, other.ruling) for other in path.remedies if other is not house]
    badge = words.BADGE if table.config.badge is not None and table.rulings.needs_floor(house) else EMPTY
    return NextQuestion(path.when, (Pick(house.key, house.ruling, "chosen"), *rest), note=note, badge=badge)


def is_ruling(table: TableView, state: ScreenState) -> bool:
    """Say whether a ruling is asked for, and the floor signs for that of the house."""
    path = irregularity(table, state)
    if path is None or state.remedy:
        return False
    return table.rulings.needs_floor(path.ruled_by(table.round.rules.exceptions))


def take_house(table: TableView, state: ScreenState) -> None:
    """Take the ruling of the house; where it is about a card and one has just been dealt, it is about that one."""
    now = asked(table, state)
    assert now is not None, "a ruling is asked for"
    take(state, now.picks[0])
    state.place = state.place or just_dealt(table)


def take_place(table: TableView, state: ScreenState) -> None:
    """Where a place is asked for, take the card that was touched before, or has just been dealt."""
    place = state.place
    if state.remedy and place is not None and rows_asked(table, state):
        state.place = None
        touched(table, state, *place)


def path_of_touch(table: TableView, state: ScreenState) -> Irregularity | None:
    """Return what a card that is touched on the felt means while the panel asks what went wrong: it was exposed.

    None where the house does not rule by which card it was, and while the shoe deals: then it came last.
    """
    if state.exception or state.about or table.rulings.redealing or just_dealt(table) is not None:
        return None
    often = next((value for value in table.rulings.irregularities if value.often), None)
    is_replaced = often is not None and often.ruled_by(table.round.rules.exceptions).effect is Effect.REPLACE
    return often if is_replaced else None


def just_dealt(table: TableView) -> Place | None:
    """Return where the last card lies, while the shoe deals a row of them."""
    prompt = table.round.prompt
    if not isinstance(prompt, Cards) or prompt.turning or not prompt.dealt or not shoe_is_ready(table):
        return None
    return prompt.places[prompt.dealt - 1]


# ----------------------------------------------------------------------------------------------------- what it is about


def _asked(table: TableView, effect: Effect, picked: Sequence[str]) -> NextQuestion | None:
    match effect:
        case Effect.FORFEIT | Effect.SHIFT:
            return None if picked else _seats(table, _with_cards(table))
        case Effect.REPLACE:
            return _place(table, picked, words.WHICH_PLACE)
        case Effect.SWAP:
            first = _place(table, picked[:2], words.WHICH_PLACE)
            return first if first is not None else _place(table, picked[2:], words.OTHER_PLACE)
        case Effect.DIE:
            return _dice(table, picked)
        case Effect.WAGER:
            return _wager(table, picked)
        case Effect.DECISION | Effect.STACK:
            return _decision(table, picked, of_stacks=effect is Effect.STACK)
        case Effect.COUNT | Effect.CHANGE:
            return _count(table, picked)
        case _:
            return None


def _seats(table: TableView, seats: Sequence[int]) -> NextQuestion:
    return NextQuestion(words.WHICH_SEAT, tuple(_seat(str(seat), seat) for seat in seats))


def _seat(key: str, seat: int) -> Pick:
    return Pick(key, Text(str(seat)), narrow=True, said=words.SEAT.fill(seat=seat))


def _with_cards(table: TableView) -> list[int]:
    felt = table.round.felt
    dice = {seat for _, seat in felt.dice}
    held = {seat for spot, seat in felt.cards if spot == Felt.HOLE} | dice
    return [seat for seat in felt.seats if (seat in held or felt.bets[seat] or felt.stacks.get(seat))]


def _place(table: TableView, picked: Sequence[str], title: Text) -> NextQuestion | None:
    """Ask where a card lies: at which seat or spot, then which of those there."""
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


def rows_asked(table: TableView, state: ScreenState) -> frozenset[tuple[str, int]]:
    """Return the rows of cards, by spot and seat, of which one may be touched where a place is asked for."""
    if state.panel is not Panel.EXCEPTIONS or state.is_ruled:
        return frozenset()
    ruled = remedy(table, state)
    is_asked = ruled is not None and ruled.effect in (Effect.REPLACE, Effect.SWAP) and asked(table, state) is not None
    if not is_asked and path_of_touch(table, state) is None:
        return frozenset()
    return frozenset((place.spot, place.seat) for place in places_of_cards(table))


def touched(table: TableView, state: ScreenState, spot: str, seat: int, nth: int) -> None:
    """Take what is touched on the felt where a place is asked for: a row, and where it is known, the card in it."""
    path = path_of_touch(table, state)
    if path is not None:
        state.exception, state.place = path.key, Place(spot, seat, nth)
        return
    for key in (f"{spot}:{seat}", str(nth)):
        now = asked(table, state)
        pick = next((pick for pick in now.picks if pick.key == key), None) if now is not None else None
        if pick is not None:
            take(state, pick)


def shoe_is_ready(table: TableView) -> bool:
    """Say whether the table has a shoe, and it is listened to."""
    shoe = table.devices.by_name.get(table.config.shoe or "")
    return shoe is not None and shoe.state is DeviceState.READY


def places_of_cards(table: TableView) -> tuple[Place, ...]:
    """Return where cards lie, and where those go that are dealt to the players now: by hand they are known later."""
    felt, prompt = table.round.felt, table.round.prompt
    lying = [Place(spot, seat, nth) for (spot, seat), row in felt.cards.items() for nth in range(len(row))]
    by_hand = isinstance(prompt, Cards) and not shoe_is_ready(table)
    if isinstance(prompt, Cards) and by_hand and not prompt.turning and prompt.left[0].spot == Felt.HOLE:
        lying += prompt.left
    return tuple(lying)


def _dice(table: TableView, picked: Sequence[str]) -> NextQuestion | None:
    labels = {spot.key: spot.label for spot in table.round.felt.layout.spots}
    if not picked:
        return NextQuestion(words.WHICH_DIE, tuple(_die_picks(table, labels))[-A_PAGE:])
    return NextQuestion(words.WHAT_INSTEAD, die=True) if len(picked) < 2 else None


def _die_picks(table: TableView, labels: dict[str, Text]) -> Iterator[Pick]:
    for place, other in _dice_now(table):
        words_of = {"die": other.words, "seat": place.seat, "spot": labels.get(place.spot, Text(place.spot))}
        template = words.DIE_AT_SEAT if place.seat else words.DIE_AT
        yield Pick(f"{place.spot}:{place.seat}:{place.nth}", template.fill(**words_of))


def _dice_now(table: TableView) -> list[tuple[Place, Die]]:
    return list(amend.rolled(table.round.entries))


def _wager(table: TableView, picked: Sequence[str]) -> NextQuestion | None:
    """Ask which wager of which seat, and what should lie there: nothing, the same on another spot, or an amount."""
    prompt, placed = _wagers(table)
    if not picked:
        return _seats(table, list(placed.bets))
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
        amounts = [Pick(str(cents), Text(money(cents))) for cents in spot.exactly if cents != bets.get(spot.key)]
        other = [] if spot.exactly else [Pick(AMOUNT, words.OTHER_AMOUNT)]
        return NextQuestion(words.WHAT_INSTEAD, (*nothing, *moves, *amounts, *other))
    if picked[2] == AMOUNT and len(picked) < 4:
        return NextQuestion(words.WHAT_INSTEAD, amount=Option(spot.key, spot.label, 0, spot.least, spot.most))
    return None


def _wager_pick(spot: Spot, cents: int | None) -> Pick:
    template = words.NO_WAGER if cents is None else words.WAGER
    return Pick(spot.key, template.fill(spot=spot.label, amount=money(cents or 0)))


def _wagers(table: TableView) -> tuple[Wagers, Placed]:
    return next(
        (entry.prompt, entry.answer)
        for entry in table.round.entries
        if isinstance(entry.prompt, Wagers) and isinstance(entry.answer, Placed) and not entry.note
    )


def _decision(table: TableView, picked: Sequence[str], *, of_stacks: bool) -> NextQuestion | None:
    """Ask which decision of which seat, and what it should be; `of_stacks`, of how many chips it has brought."""
    hand = table.round
    amount = str if hand.felt.layout.points else money
    if not picked:
        return _seats(table, [seat for seat in hand.felt.seats if amend.decisions(hand, seat, of_stacks=of_stacks)])
    made = amend.decisions(hand, int(picked[0]), of_stacks=of_stacks)
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
        if of_stacks:
            others = [option for option in options if option.key == was.option]
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


# ------------------------------------------------------------------------------------------------------ what was picked


def details(table: TableView, state: ScreenState) -> Details:
    """Return what has been picked, as the table takes it."""
    ruled = remedy(table, state)
    assert ruled is not None, "a remedy has been chosen"
    picked = state.picked
    match ruled.effect:
        case Effect.FORFEIT | Effect.SHIFT:
            return Details(seat=int(picked[0]))
        case Effect.REPLACE:
            return Details(places=(_place_of(picked[:2]),))
        case Effect.SWAP:
            return Details(places=(_place_of(picked[:2]), _place_of(picked[2:])))
        case Effect.DIE:
            spot, seat, nth = picked[0].split(":")
            return Details(places=(Place(spot, int(seat), int(nth)),), die=die(picked[1]))
        case Effect.WAGER:
            _, placed = _wagers(table)
            seat_bets = placed.bets[int(picked[0])]
            what = picked[3] if picked[2] == AMOUNT else picked[2]
            if what.startswith(">"):
                return Details(seat=int(picked[0]), wagers={picked[1]: 0, what[1:]: seat_bets[picked[1]]})
            return Details(seat=int(picked[0]), wagers={picked[1]: int(what)})
        case Effect.DECISION | Effect.STACK:
            amount = int(picked[3]) if len(picked) > 3 else None
            return Details(seat=int(picked[0]), decision=(int(picked[1]), Choice(picked[2], amount)))
        case Effect.COUNT | Effect.CHANGE:
            return Details(count=int(picked[-1]))
        case _:
            return Details(seat=int(picked[0])) if ruled.about_seat else Details()


def _place_of(picked: Sequence[str]) -> Place:
    spot, _, seat = picked[0].partition(":")
    return Place(spot, int(seat), int(picked[1]))


def take(state: ScreenState, pick: Pick) -> None:
    """Go one step further on the path."""
    if pick.key == MORE:
        state.page += 1
        return
    if not state.exception:
        if pick.key in {about.value for about in About}:
            state.about = pick.key
        else:
            state.exception = pick.key
        return
    if not state.remedy:
        state.remedy = pick.key
        return
    state.picked = (*state.picked, pick.key)
    if pick.key != AMOUNT:
        state.said = (*state.said, pick.said or pick.label)


def only_pick(table: TableView, state: ScreenState) -> Pick | None:
    """Return what need not be asked once a remedy is chosen: there is nothing else to pick."""
    now = asked(table, state) if state.remedy else None
    return now.picks[0] if now is not None and len(now.picks) == 1 else None


def die_path(table: TableView) -> tuple[str, str] | None:
    """Return the path, and its remedy, by which a die that was entered wrongly is put right; None where none is due."""
    for value in table.rulings.irregularities:
        for ruled in value.remedies:
            if ruled.effect is Effect.DIE:
                return value.key, ruled.key
    return None


def is_die_wrong(table: TableView, state: ScreenState) -> bool:
    """Say whether a die is being put right now."""
    ruled = remedy(table, state)
    return ruled is not None and ruled.effect is Effect.DIE and not state.is_ruled


def is_known(table: TableView, state: ScreenState) -> bool:
    """Say whether a remedy is chosen and all that it needs is known."""
    return bool(state.remedy) and asked(table, state) is None


def is_decided(table: TableView, state: ScreenState) -> bool:
    """Say whether all is known, and no floor signs."""
    ruled = remedy(table, state)
    return ruled is not None and is_known(table, state) and not table.rulings.needs_floor(ruled)


def needs_word(table: TableView, state: ScreenState) -> bool:
    """Say whether the dealer confirms once more: a hand is voided, or given up, with no signature in between."""
    ruled = remedy(table, state)
    return ruled is not None and ruled.effect in _LAST_WORD and not state.is_ruled and is_decided(table, state)


_LAST_WORD: Final = (Effect.VOID, Effect.VOID_AND_DECK, Effect.FORFEIT)


def is_signed(table: TableView, state: ScreenState) -> bool:
    """Say whether all that is missing is the floor's signature."""
    if state.is_ruled:
        return False
    if table.rulings.redealing:
        return True
    ruled = remedy(table, state)
    return ruled is not None and is_known(table, state) and table.rulings.needs_floor(ruled)


def amount_asked(table: TableView, state: ScreenState) -> Option | None:
    """Return what digits are asked for, with the least and the most that fits."""
    if state.panel is not Panel.EXCEPTIONS or state.is_ruled:
        return None
    now = asked(table, state)
    return None if now is None else now.amount


def die_asked(table: TableView, state: ScreenState) -> bool:
    if state.panel is not Panel.EXCEPTIONS or state.is_ruled:
        return False
    now = asked(table, state)
    return now is not None and now.die


def counts(table: TableView, state: ScreenState) -> bool:
    """Say whether what is asked for is a number of cards or dice, and not an amount."""
    ruled = remedy(table, state)
    return ruled is not None and ruled.effect in (Effect.COUNT, Effect.CHANGE)


def interrupts(table: TableView) -> tuple[Text, Text] | None:
    """Return what is to be done before the hand goes on, or begins, and why; None where nothing is."""
    place = table.rulings.replacing
    if place is not None:
        return words.REPLACE.fill(place=place_words(table.round.felt.layout, place)), words.REPLACE_RULE
    if table.rulings.redealing:
        if not table.rulings.still_to_put_back:
            return words.ALL_BACK, EMPTY
        return words.PUT_BACK.fill(count=table.rulings.still_to_put_back), words.PUT_BACK_RULE
    if table.rulings.burn_is_drawn:
        return words.BURN_DRAWN, words.BURN_DRAWN_RULE
    if table.rulings.deck_is_wrong and not table.hand_is_open:
        return words.DECK_WRONG, words.DECK_WRONG_RULE
    return None


def summary(table: TableView, state: ScreenState) -> str:
    """Say what is about to be signed."""
    ruled = remedy(table, state)
    said = " · ".join(say(said) for said in state.said)
    return "" if ruled is None else f"{say(ruled.ruling)} {said}".strip()
