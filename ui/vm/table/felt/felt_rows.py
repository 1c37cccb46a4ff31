"""The felt as rows for QML: cards, dice, and pots.

A face is "Ah" for a face-up card, "back" for a face-down one, "" for an empty place; "10/black" for a die. A face-down
card is a back here, read or not: its name goes no further.
"""

from collections.abc import Collection

from kiosk.core.cards import Card
from kiosk.core.money import Cents
from kiosk.core.text import Text, listed, text
from kiosk.core.value import value
from kiosk.procedure import DROP, PUT_IN, Cards, Choices, Dice, Felt, Floor, HandView, InTurn, Item, Place, Settle, Slot
from kiosk.table import TableView
from ui.vm.controls.words import say
from ui.vm.table.money import chip_rows, totals
from ui.vm.table.money.amounts import Amount
from ui.vm.table.money.chip_rows import ChipPile

BACK = "back"
CALL = "call"


@value
class PlaceRow:
    """One place for a card or die. `due`: 0 none is due here, 1 one is, 2 the very next one. `word`: a die's color.

    `wins`: it is a card of the hand that is paid now, or that the floor must see.
    """

    face: str
    due: int
    word: str = ""
    wins: bool = False


@value
class SpotRow:
    """A row of cards in the middle of the table."""

    key: str
    label: str
    cards: tuple[PlaceRow, ...]
    checkable: bool
    askable: bool


@value
class PotRow:
    """One pot and the seats that play for it. `open`: the bets of this round, which are in front of the seats.

    `asked`: its winners are named now.
    """

    name: str
    brief: str
    amount: str
    seats: str
    open: bool = False
    asked: bool = False


@value
class PotChips:
    """The chips in all pots together."""

    chips: tuple[ChipPile, ...]


def spot_rows(table: TableView, *, checkable: bool, asked: Collection[tuple[str, int]] = ()) -> tuple[SpotRow, ...]:
    """Return the rows of cards in the middle. Of those `asked`, by spot and seat, one is the place of a card that is
    asked for."""
    felt = table.round.felt
    rows = []
    for spot in felt.layout.spots:
        cards = faces(table, spot.key, 0, spot.count)
        is_checkable = checkable and has_face_up(felt, spot.key, 0)
        rows.append(SpotRow(spot.key, say(spot.label), cards, is_checkable, (spot.key, 0) in asked))
    return tuple(rows)


def pot_total(table: TableView, amount: Amount) -> str:
    """Return the total of all pots, with the bets in front of the seats; "" if there is neither."""
    held = _held(table)
    return amount(sum(held) + _in_front(table)) if held or _in_front(table) else ""


def call_line(table: TableView, amount: Amount) -> str:
    """Return the chips that a call adds, the caller's stack, and the pot then; "" if nobody has anything to call."""
    prompt, felt = table.round.prompt, table.round.felt
    if not isinstance(prompt, InTurn):
        return ""
    adds = next((option.stakes for option in prompt.options[prompt.seat] if option.key == CALL), 0)
    if not adds:
        return ""
    pot = sum(_held(table)) + _in_front(table) + adds
    line = text("Call {call} of {stack} · pot then {pot}")
    return say(line.fill(call=amount(adds), stack=amount(felt.stacks[prompt.seat]), pot=amount(pot)))


def pot_chips(table: TableView) -> tuple[PotChips, ...]:
    """Return all pots as chips, nothing if the game is played for points."""
    total = sum(_held(table)) + _in_front(table)
    if table.round.felt.layout.points or not total:
        return ()
    return (PotChips(chip_rows.piles(total, chip_rows.colors(table.config))),)


def pot_rows(table: TableView, amount: Amount) -> tuple[PotRow, ...]:
    """Return the pots with their amounts and players, then the bets of this round with their seats."""
    felt, front = table.round.felt, _in_front(table)
    betting = say(listed(seat for seat in felt.seats if felt.bets[seat].get(felt.layout.bet)))
    this_round = say(text("This round"))
    asked = table.round.prompt.guide.do.values.get("pot") if isinstance(table.round.prompt, Choices) else None
    pots = tuple(
        PotRow(
            say(pot.name),
            totals.brief_of(nth),
            amount(holds),
            say(listed(felt.plays_for(pot))),
            asked=pot.name == asked,
        )
        for nth, (pot, holds) in enumerate(zip(felt.pots, _held(table), strict=True))
    )
    return (*pots, PotRow(this_round, say(text("Round")), amount(front), betting, open=True)) if front else pots


def _in_front(table: TableView) -> Cents:
    """Return the bets of this round, which are in front of the seats until it ends."""
    felt = table.round.felt
    return sum(felt.bets[seat].get(felt.layout.bet, 0) for seat in felt.seats)


def _held(table: TableView) -> list[int]:
    """Return the chips in each pot: less the rake, and less the chips that were pushed from it."""
    asked, pots = table.round.asked, table.round.felt.pots
    items = asked.items if isinstance(asked, Settle) else ()
    wins: dict[str, int] = {}
    for item in items:
        wins[str(item.wager)] = wins.get(str(item.wager), 0) + item.pay
    names = {item.key: str(item.wager) for item in items}
    pushed: dict[str, int] = {}
    for (_, account), cents in table.round.book.sums.items():
        if account != PUT_IN and (account != DROP or not items):  # The winnings of a pot are net of the rake.
            name = names.get(account, "")
            pushed[name] = pushed.get(name, 0) + cents
    held = [wins.get(str(pot.name), pot.amount) - pushed.pop(str(pot.name), 0) for pot in pots]
    rest = sum(pushed.values())  # The remainder of all of them.
    for nth, cents in enumerate(held):
        gone = min(rest, cents)
        held[nth], rest = cents - gone, rest - gone
    return held


def has_face_up(felt: Felt, spot: str, seat: int) -> bool:
    return any(slot.up for slot in felt.cards.get((spot, seat), ()))


def faces(table: TableView, spot: str, seat: int, count: int) -> tuple[PlaceRow, ...]:
    """Return the cards or dice of a spot, filled up to `count` with empty places."""
    hand, replaced = table.round, table.rulings.replacing
    due: dict[Place, int] = {}
    if replaced is not None:
        due[replaced] = 2
    elif isinstance(hand.prompt, Cards | Dice):
        is_turning, left = isinstance(hand.prompt, Cards) and hand.prompt.turning, hand.prompt.left
        due = dict.fromkeys(left, int(is_turning))
        due[left[0]] = 2
    five = {card.text for card in winning(hand)}
    laid = [(die.text, say(Text(die.color))) for die in hand.felt.dice.get((spot, seat), ())]
    laid += [(_face(slot), "") for slot in hand.felt.cards.get((spot, seat), ())]
    laid += [(card.text, "") for place, card in table.rulings.early_up if (place.spot, place.seat) == (spot, seat)]
    laid += [("", "")] * (count - len(laid))
    return tuple(
        PlaceRow(face, due.get(Place(spot, seat, nth), 0), word, face in five) for nth, (face, word) in enumerate(laid)
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


def _face(slot: Slot) -> str:
    return slot.card.text if slot.up and slot.card is not None else BACK
