"""The face-up hands, for the players' sign: each in words, with the result of its last settled wager."""

from typing import Final

from kiosk.core.text import listed, text
from kiosk.core.value import value
from kiosk.procedure import Does, Felt, Floor, Item, SeatStatus, Settle
from kiosk.table import TableView
from ui.vm.controls import words
from ui.vm.controls.words import say
from ui.vm.table.felt.felt_rows import BACK, PlaceRow, faces
from ui.vm.table.money.amounts import amount_of

PLAYS_ON: Final = (SeatStatus.IN, SeatStatus.ALL_IN)
FOLDED: Final = text("Folded: {seats}")


@value
class RevealedSeat:
    """A face-up hand. `now`: it is the next one to be settled.

    `does`, `word`, and `amount` are the result of the last settled wager, and `terms` the reason; "" before.
    """

    seat: str
    cards: tuple[PlaceRow, ...]
    hand: str
    terms: str
    does: str
    word: str
    amount: str
    now: bool


@value
class BoardRow:
    """A row of cards or dice that is face up in the middle, and its name."""

    name: str
    cards: tuple[PlaceRow, ...]


def revealed_seats(table: TableView) -> tuple[RevealedSeat, ...]:
    """Return the face-up hands while they are settled, from right to left; none before that or for folded seats."""
    felt, prompt = table.round.felt, table.round.prompt
    if not felt.results and not isinstance(prompt, Settle | Floor):
        return ()
    due, found = _due(table), []
    now = next(reversed(due), 0)
    for seat in reversed(felt.seats):
        cards = faces(table, Felt.HOLE, seat, felt.layout.hole)
        if felt.status[seat] in PLAYS_ON and cards and not any(card.face in ("", BACK) for card in cards):
            found.append(_seat(table, seat, cards, due.get(seat), now=seat == now))
    return tuple(found)


def board_rows(table: TableView) -> tuple[BoardRow, ...]:
    """Return the rows of cards or dice that are face up in the middle of the table."""
    rows = []
    for spot in table.round.felt.layout.spots:
        cards = tuple(card for card in faces(table, spot.key, 0, 0) if card.face not in ("", BACK))
        if cards:
            rows.append(BoardRow(say(spot.label), _plain(cards)))
    return tuple(rows)


def folded_seats(table: TableView) -> str:
    """Return the folded seats, "" for none."""
    status = table.round.felt.status
    seats = [str(seat) for seat in sorted(status) if status[seat] is SeatStatus.FOLDED]
    return say(FOLDED.fill(seats=listed(seats))) if seats else ""


def rule_now(table: TableView) -> str:
    """Return the rule by which hands are settled at this moment, "" if none are."""
    prompt = table.round.prompt
    return say(prompt.guide.rule) if isinstance(prompt, Settle | Floor) else ""


def _due(table: TableView) -> dict[int, Item]:
    """Return the items settled at this moment, by seat, the first one last."""
    match table.round.prompt:
        case Settle(items=items):
            return {item.seat: item for item in reversed(items)}
        case Floor(item=item, also=also):
            return {mine.seat: mine for mine in (*reversed(also), item)}
        case _:
            return {}


def _seat(table: TableView, seat: int, cards: tuple[PlaceRow, ...], due: Item | None, *, now: bool) -> RevealedSeat:
    felt, done = table.round.felt, table.round.felt.results.get(seat)
    name, plain = say(words.SEAT.fill(seat=seat)), _plain(cards)
    if due is not None or done is None:
        hand = due.line if due is not None else felt.shown.get(seat)
        return RevealedSeat(name, plain, say(hand) if hand is not None else "", "", "", "", "", now)
    cents = {Does.TAKE: done.take, Does.PAY: done.pay, Does.PUSH: done.stake}[done.does]
    is_of_pot = done.does is Does.PAY and not done.stake
    word = words.POT_DID if is_of_pot else words.RESULT_DID[done.does]
    amount = amount_of(table)(cents)
    terms = "" if is_of_pot else say(done.terms)
    return RevealedSeat(name, plain, say(done.line), terms, done.does.value, say(word), amount, now)


def _plain(cards: tuple[PlaceRow, ...]) -> tuple[PlaceRow, ...]:
    """Return cards or dice without the dealer's marks, and without the small words on dice."""
    return tuple(PlaceRow(card.face, 0) for card in cards)
