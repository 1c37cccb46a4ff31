"""The guided path through an exception: the list, the next question, and the picks so far.

A path is: the irregularity, the ruling with its source, its subject, the floor's PIN, and the dealer's steps. The picks
are a list of keys; the next question follows from it, so each step adds a key.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from kiosk.core.cards import card
from kiosk.core.dice import die
from kiosk.core.errors import Refused
from kiosk.core.text import EMPTY, Text, listed
from kiosk.procedure import (
    About,
    Cards,
    Choice,
    Choices,
    Does,
    Effect,
    Irregularity,
    Item,
    Option,
    Place,
    Remedy,
    amend,
)
from kiosk.table import Details, TableView, place_words
from ui.vm.controls import words as screen_words
from ui.vm.controls.paging import with_next_key
from ui.vm.controls.words import say
from ui.vm.table.money.amounts import amount_of
from ui.vm.table.under_way import exception_words as words
from ui.vm.table.under_way.about import (
    A_PAGE,
    AMOUNT,
    NextQuestion,
    Pick,
    asked_about,
    places_of_cards,
    seats_with_cards,
    shoe_is_ready,
    wagers_placed,
    which_seat,
)
from ui.vm.table.under_way.state import Panel, ScreenState

MORE: Final = "more"
MISPAY: Final = "mispay"
_SHORT_NAMES: Final = 7  # the number that fits on a page if most have a few words


# ----------------------------------------------------------------------------------------------------------- the list


def irregularity(table: TableView, state: ScreenState) -> Irregularity | None:
    """Return the path that the panel is on."""
    return next(
        (irregularity for irregularity in table.round.game.irregularities if irregularity.key == state.exception), None
    )


def remedy(table: TableView, state: ScreenState) -> Remedy | None:
    """Return the ruled remedy: the chosen one, unless it is about a card for which the rules have another one."""
    path = irregularity(table, state)
    ruled = None if path is None else path.remedy(state.remedy)
    if path is None or ruled is None or not ruled.first or len(state.picked) < 2:
        return ruled
    is_first = amend.is_of_first(table.round, _place_of(state.picked[:2]), ruled.first)
    return path.remedy(ruled.instead) if is_first else ruled


def asked(table: TableView, state: ScreenState) -> NextQuestion | None:
    """Return the panel's next question; None if all is known, and it can be signed or done."""
    path = irregularity(table, state)
    if path is None:
        return _list(table, state)
    ruled = remedy(table, state)
    if ruled is None:
        return _ruling(table, path)
    if ruled.about_seat and not state.picked:
        turn = table.round.prompt.seats if isinstance(table.round.prompt, Choices) else ()
        return which_seat(table, [seat for seat in seats_with_cards(table) if seat not in turn])
    if ruled.effect is Effect.PLAY_EARLY and not table.rulings.asks_for_card(ruled):
        return None
    return asked_about(table, ruled.effect, state.picked)


def _list(table: TableView, state: ScreenState) -> NextQuestion:
    """Return the present irregularities; if these are too many for one page, first their subjects."""
    if state.forfeits:
        return NextQuestion(words.WHICH_BREACH, tuple(Pick(value.key, value.when) for value in table.play.breaches))
    due = table.rulings.irregularities
    note = EMPTY if path_of_touch(table, state) is None else words.OR_TOUCH
    is_now, was_last = table.reopening.can_state, table.reopening.hand is not None
    label = words.MISPAY_NOW if is_now else words.MISPAY
    mispay = (Pick(MISPAY, label),) if (is_now or was_last) and not state.about else ()
    if state.about:
        due = tuple(value for value in due if value.about == state.about and not value.often)
    elif len(due) > A_PAGE:
        names = words.ABOUT_DICE if table.round.felt.layout.dice else words.ABOUT
        counted = Counter(irregularity.about for irregularity in due if not irregularity.often)
        many = [about for about in About if counted[about] > 1]
        lone = [Pick(value.key, value.when) for value in due if value.often or value.about not in many]
        groups = [Pick(about.value, names[about]) for about in many]
        return NextQuestion(words.TITLE, _page([*mispay, *groups, *lone], state, most=_SHORT_NAMES), note)
    picks = [*mispay, *(Pick(irregularity.key, irregularity.when) for irregularity in due)]
    return NextQuestion(words.TITLE, _page(picks, state, most=A_PAGE), note)


def _page(picks: Sequence[Pick], state: ScreenState, *, most: int) -> tuple[Pick, ...]:
    """Return the picks of one page, with a key for the next ones if there are more than fit."""
    shown, more = with_next_key(picks, state.page, most)
    return (*shown, Pick(MORE, more)) if more else tuple(shown)


def _ruling(table: TableView, path: Irregularity) -> NextQuestion:
    """Return the ruling with its source; the other remedies are the floor's to choose."""
    house = path.ruled_by(table.round.rules.exceptions)
    template = words.DOCUMENT if path.says else words.HOUSE if path.is_option else words.ONLY
    note = template.fill(clause=path.clause, says=path.says)
    may_rule = table.rulings.remedies(path)
    rest = [Pick(other.key, other.ruling) for other in may_rule if other is not house]
    if house not in may_rule:
        return NextQuestion(path.when, tuple(rest), note=note)
    badge = words.BADGE if table.config.badge is not None and table.rulings.needs_floor(house) else EMPTY
    return NextQuestion(path.when, (Pick(house.key, house.ruling, "chosen"), *rest), note=note, badge=badge)


def is_ruling(table: TableView, state: ScreenState) -> bool:
    """Return whether a ruling is asked for, and the floor signs for that of the house."""
    path = irregularity(table, state)
    if path is None or state.remedy:
        return False
    house = path.ruled_by(table.round.rules.exceptions)
    return house in table.rulings.remedies(path) and table.rulings.needs_floor(house)


def take_house(table: TableView, state: ScreenState) -> None:
    """Choose the house's ruling. If no card was touched, it is about the card that has just been dealt, if any."""
    now = asked(table, state)
    assert now is not None, "a ruling is asked for"
    take(state, now.picks[0])
    state.place = state.place or just_dealt(table)


def take_place(table: TableView, state: ScreenState) -> None:
    """Take, for a place that is asked for, the card that was touched before or has just been dealt."""
    place = state.place
    if state.remedy and place is not None and rows_asked(table, state):
        state.place = None
        touched(table, state, *place)


def path_of_touch(table: TableView, state: ScreenState) -> Irregularity | None:
    """Return the irregularity of a card that is touched on the felt while the panel lists them: it was exposed.

    Return None if the house's ruling does not replace the card, or if a card has just been dealt, which is then the one
    that was exposed.
    """
    if state.exception or state.about or table.rulings.redealing or just_dealt(table) is not None:
        return None
    often = next((value for value in table.rulings.irregularities if value.often), None)
    is_replaced = often is not None and often.ruled_by(table.round.rules.exceptions).effect is Effect.REPLACE
    return often if is_replaced else None


def just_dealt(table: TableView) -> Place | None:
    """Return the place of the last card, while the shoe deals a row of them."""
    prompt = table.round.prompt
    if not isinstance(prompt, Cards) or prompt.turning or not prompt.dealt or not shoe_is_ready(table):
        return None
    return prompt.places[prompt.dealt - 1]


def rows_asked(table: TableView, state: ScreenState) -> frozenset[tuple[str, int]]:
    """Return the rows of cards, by spot and seat, of which one may be touched if a place is asked for."""
    if state.panel is not Panel.EXCEPTIONS or state.is_ruled:
        return frozenset()
    ruled = remedy(table, state)
    is_asked = ruled is not None and ruled.effect in (Effect.REPLACE, Effect.SWAP) and asked(table, state) is not None
    if not is_asked and path_of_touch(table, state) is None:
        return frozenset()
    return frozenset((place.spot, place.seat) for place in places_of_cards(table))


def touched(table: TableView, state: ScreenState, spot: str, seat: int, nth: int) -> None:
    """Take the touched place on the felt, if one is asked for: a row, and if it is known, the card in it."""
    path = path_of_touch(table, state)
    if path is not None:
        state.exception, state.place = path.key, Place(spot, seat, nth)
        return
    for key in (f"{spot}:{seat}", str(nth)):
        now = asked(table, state)
        pick = next((pick for pick in now.picks if pick.key == key), None) if now is not None else None
        if pick is not None:
            take(state, pick)


def details(table: TableView, state: ScreenState) -> Details:
    """Return the picks, as the table takes them."""
    ruled = remedy(table, state)
    assert ruled is not None, "a remedy has been chosen"
    picked = state.picked
    match ruled.effect:
        case Effect.FORFEIT | Effect.RETURN | Effect.SHIFT | Effect.HOLD | Effect.SEIZE:
            return Details(seat=int(picked[0]))
        case Effect.PLAY_EARLY:
            return Details(card=card("".join(picked)) if picked else None)
        case Effect.MISREAD if state.place is not None:
            return Details(places=(state.place,), card=state.right)
        case Effect.REPLACE:
            return Details(places=(_place_of(picked[:2]),))
        case Effect.SWAP:
            return Details(places=(_place_of(picked[:2]), _place_of(picked[2:])))
        case Effect.DIE:
            spot, seat, nth = picked[-2].split(":")
            return Details(places=(Place(spot, int(seat), int(nth)),), die=die(picked[-1]))
        case Effect.WAGER:
            _, placed = wagers_placed(table)
            seat_bets = placed.bets[int(picked[0])]
            what = picked[3] if picked[2] == AMOUNT else picked[2]
            if what.startswith(">"):
                return Details(seat=int(picked[0]), wagers={picked[1]: 0, what[1:]: seat_bets[picked[1]]})
            return Details(seat=int(picked[0]), wagers={picked[1]: int(what)})
        case Effect.STACK | Effect.TIP | Effect.SEAT:
            return Details(seat=int(picked[0]), cents=int(picked[-1]))
        case Effect.GIVE:
            return Details(seat=int(picked[0]), other=int(picked[1]), cents=int(picked[-1]))
        case Effect.DECISION:
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
    """Return the only possible pick of a remedy or a frequent irregularity, which need not be asked for."""
    path = irregularity(table, state)
    now = asked(table, state) if state.remedy or (path is not None and path.often) else None
    return now.picks[0] if now is not None and len(now.picks) == 1 else None


def die_path(table: TableView) -> tuple[str, str] | None:
    """Return the path, and its remedy, that correct a wrongly entered die; None if none is due."""
    if not table.round.felt.layout.dice:
        return None
    for value in table.rulings.irregularities:
        for ruled in value.remedies:
            if ruled.effect is Effect.DIE:
                return value.key, ruled.key
    return None


def is_die_wrong(table: TableView, state: ScreenState) -> bool:
    """Return whether a die is being corrected now."""
    ruled = remedy(table, state)
    return ruled is not None and ruled.effect is Effect.DIE and not state.is_ruled


def is_known(table: TableView, state: ScreenState) -> bool:
    """Return whether a remedy is chosen and all that it needs is known."""
    return bool(state.remedy) and asked(table, state) is None


def is_decided(table: TableView, state: ScreenState) -> bool:
    """Return whether all is known, and no floor signs."""
    ruled = remedy(table, state)
    return ruled is not None and is_known(table, state) and not needed(table, state)


def forfeit_seat(table: TableView, state: ScreenState) -> int:
    """Return the seat that is about to forfeit its hand, so that it shows its losing wagers; 0 for none."""
    ruled = remedy(table, state)
    is_seat = ruled is not None and ruled.effect is Effect.FORFEIT and bool(state.picked) and not state.is_ruled
    return int(state.picked[0]) if is_seat else 0


def needed(table: TableView, state: ScreenState) -> int:
    """Return the number of floor signers for the choice, once all of it is known; 0 for none."""
    ruled = remedy(table, state)
    if ruled is None or not is_known(table, state):
        return 0
    try:
        return table.rulings.signatures(state.exception, ruled.key, details(table, state))
    except Refused:
        return int(table.rulings.needs_floor(ruled))


def needs_word(table: TableView, state: ScreenState) -> bool:
    """Return whether the dealer confirms once more: a hand is voided, or given up, with no signature in between."""
    ruled = remedy(table, state)
    return ruled is not None and ruled.effect in _LAST_WORD and not state.is_ruled and is_decided(table, state)


_LAST_WORD: Final = (Effect.VOID, Effect.VOID_AND_DECK, Effect.FORFEIT)


def is_signed(table: TableView, state: ScreenState) -> bool:
    """Return whether all that is missing is the floor's signature."""
    if state.is_ruled:
        return False
    if table.rulings.redealing:
        return True
    return needed(table, state) > 0


def amount_asked(table: TableView, state: ScreenState) -> Option | None:
    """Return the option whose digits are asked for, with its least and its most."""
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
    """Return whether the requested number is one of cards or dice, and not an amount."""
    ruled = remedy(table, state)
    return ruled is not None and ruled.effect in (Effect.COUNT, Effect.CHANGE)


def in_doubt(table: TableView) -> tuple[Text, Text] | None:
    """Return the instruction and the reason, if the prompt waits: cards are in doubt, or the hand is interrupted."""
    if table.doubts.are_open:
        return screen_words.PARTIAL_DO, table.doubts.why or table.doubts.shoe_why
    return interrupts(table)


def interrupts(table: TableView) -> tuple[Text, Text] | None:
    """Return the instruction before the hand continues, or begins, and the reason; None if there is none."""
    place = table.rulings.replacing
    if place is not None:
        return words.REPLACE.fill(place=place_words(table.round.felt.layout, place)), words.REPLACE_RULE
    if table.rulings.early:
        return words.CAME_EARLY, words.CAME_EARLY_RULE
    if table.rulings.redealing:
        if not table.rulings.still_to_put_back:
            return words.ALL_BACK, EMPTY
        return words.PUT_BACK.fill(count=table.rulings.still_to_put_back), words.PUT_BACK_RULE
    if table.rulings.burn_is_drawn:
        return words.BURN_DRAWN, words.BURN_DRAWN_RULE
    if table.rulings.deck_is_wrong and not table.hand_is_open and not table.rulings.is_giving_back:
        return words.DECK_WRONG, words.DECK_WRONG_RULE
    return None


def summary(table: TableView, state: ScreenState) -> str:
    """Return the statement to be signed, and the called or signed wagers that it changes."""
    ruled = remedy(table, state)
    if ruled is None:
        return ""
    return "\n".join((said_of(ruled, state), *_said_changes(table, _signed_changes(table, state, ruled))))


def brief(table: TableView, state: ScreenState) -> str:
    """Return the subject of the ruling, and the seats of the signed results that it changes; "" if it changes none."""
    ruled = remedy(table, state)
    changes = () if ruled is None else _signed_changes(table, state, ruled)
    if ruled is None or not changes:
        return ""
    first, *others = dict.fromkeys(str(was.seat) for was, _ in changes)
    change = words.CHANGE.fill(seats=listed((first, *others))) if others else words.CHANGES.fill(seat=first)
    return f"{subject(state) or say(ruled.ruling)}\n{say(change)}"


def subject(state: ScreenState) -> str:
    """Return the seat, the card, or the amount of a ruling, as far as it is known."""
    said = " · ".join(say(said) for said in state.said)
    return f"{said[:1].upper()}{said[1:]}"


def said_of(ruled: Remedy, state: ScreenState) -> str:
    """Return a ruling with its subject."""
    ruling, said = say(ruled.ruling), subject(state)
    return f"{ruling.rstrip('.。')} · {said}" if said else ruling


def _signed_changes(table: TableView, state: ScreenState, ruled: Remedy) -> Sequence[tuple[Item, Item | None]]:
    if state.is_ruled or not is_known(table, state):
        return ()
    try:
        return table.rulings.signed_changes(state.exception, ruled.key, details(table, state))
    except Refused:
        return ()


def _said_changes(table: TableView, changes: Iterable[tuple[Item, Item | None]]) -> Iterator[str]:
    """Yield the results before and after a ruling: seats with the same ones together."""
    seats: dict[tuple[str, str, str], list[str]] = {}
    for was, now in changes:
        after = say(_comes_to(table, now) if now is not None else words.NOT_KNOWN_NOW)
        seats.setdefault((say(was.wager), say(_comes_to(table, was)), after), []).append(str(was.seat))
    for (wager, before, after), mine in seats.items():
        same = {"wager": wager, "was": before, "now": after}
        several = words.BECOME.fill(seats=listed(mine), **same)
        yield say(several if len(mine) > 1 else words.BECOMES.fill(seat=mine[0], **same))


def _comes_to(table: TableView, item: Item) -> Text:
    cents = item.take if item.does is Does.TAKE else item.pay if item.does is Does.PAY else item.stake
    return words.COMES_TO[item.does].fill(line=item.line, amount=amount_of(table)(cents))
