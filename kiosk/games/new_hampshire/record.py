"""New Hampshire Hold 'Em hands as records: what was bet, dealt and decided, and what it paid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import Field

from kiosk.core.cards import Card
from kiosk.core.errors import Refused
from kiosk.core.hands import Hand
from kiosk.games.new_hampshire import procedure as nh
from kiosk.games.new_hampshire.rules import NewHampshireRules
from kiosk.procedure import (
    Acknowledged,
    Answer,
    Cards,
    Choice,
    Choices,
    Chosen,
    Dealt,
    Done,
    Felt,
    Floor,
    Forfeit,
    Opening,
    Place,
    Placed,
    Prompt,
    RecordInput,
    Settled,
    Settlement,
    Slot,
    Status,
    Wagers,
    card_of,
    seats_once,
)

_BONUSES = (nh.BOARD, nh.POCKET, nh.SIX)


class _Seat(RecordInput):
    seat: int
    hole: list[str] | None = Field(min_length=2, max_length=2)
    ante: int
    flop_x: int = 0
    turn_x: int = 0
    river_x: int = 0
    board_bonus: int = 0
    pocket_bonus: int = 0
    six_card_bonus: int = 0
    forfeited: bool = False

    @property
    def times(self) -> tuple[int, int, int]:
        return self.flop_x, self.turn_x, self.river_x


class _Input(RecordInput):
    table_minimum: int = Field(ge=1)
    posted_jackpots: dict[str, int]
    community: list[str] = Field(min_length=3, max_length=3)
    six_card_bonus_cards: list[str | None] = Field(min_length=4, max_length=4)
    seats: list[_Seat] = Field(min_length=1, max_length=9)


class NewHampshireRecord:
    """Read and write the `nh` form of hand records."""

    def read(self, data: Mapping[str, Any], rules: NewHampshireRules) -> tuple[Opening, _Script]:
        hand = _Input.read(data)
        seats = seats_once([one.seat for one in hand.seats], 9)
        if set(hand.posted_jackpots) != set(rules.jackpots) or min(hand.posted_jackpots.values(), default=0) < 0:
            raise Refused(
                "jackpots",
                "Post an amount for each of {jackpots}; mend the record.",
                jackpots=", ".join(rules.jackpots),
            )
        opening = Opening(0, seats, hand.table_minimum, None, hand.posted_jackpots)
        return opening, _Script(hand)

    def write(
        self, rules: NewHampshireRules, opening: Opening, felt: Felt, settlement: Settlement
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        players = [seat for seat in felt.seats if felt.status[seat] is not Status.OUT]
        given = {
            "table_minimum": opening.minimum,
            "posted_jackpots": {name: opening.jackpots[name] for name in rules.jackpots},
            "community": _texts(felt.cards[nh.COMMUNITY, 0]),
            "six_card_bonus_cards": _texts(felt.cards[nh.BONUS_CARDS, 0]),
            "seats": [_seat_input(felt, seat) for seat in players],
        }
        jackpots: dict[str, int] = {}
        winners: dict[str, list[int]] = {}
        for one in settlement.wagers:
            if one.share is not None:
                jackpots[one.share.jackpot] = jackpots.get(one.share.jackpot, 0) + (one.payout or 0)
                winners[one.share.jackpot] = list(one.share.winners)
        result = {
            "board_bonus_hand": nh.board_line(felt.row(nh.COMMUNITY)),
            "settlement_order": [nh.BOARD, nh.POCKET, "main", nh.SIX],
            "settlement_seats": players[::-1],
            "jackpots_paid": jackpots,
            "jackpot_winners": winners,
            "seats": [_seat_result(felt, seat, settlement.facts["hands"].get(seat)) for seat in players],
            "house_net": settlement.house_net,
        }
        return given, result


class _Script:
    """A recorded hand that answers the prompts of the procedure. Forfeits come once the river is out."""

    def __init__(self, hand: _Input) -> None:
        self.hand = hand
        self.seats = {one.seat: one for one in hand.seats}
        self.forfeits = [one.seat for one in hand.seats if one.forfeited]
        self.street = 0

    def answer(self, prompt: Prompt) -> Answer:
        match prompt:
            case Wagers():
                return Placed({seat: _bets(one) for seat, one in self.seats.items()})
            case Choices(_, options):
                return Chosen({seat: self._choice(seat) for seat in options})
            case Cards():
                if prompt.up and not prompt.turning:
                    self.street += 1
                return Dealt(tuple(self._card(place) for place in prompt.left))
            case _ if self.forfeits and self.street == len(nh.STREETS):
                return Forfeit(self.forfeits.pop())
            case Floor():
                return Acknowledged()
            case _:
                return Done()

    def _choice(self, seat: int) -> Choice:
        times = self.seats[seat].times[self.street]
        return Choice(f"{times}x" if times else nh.FOLD)

    def _card(self, place: Place) -> Card | None:
        match place.spot:
            case Felt.HOLE:
                hole = self.seats[place.seat].hole
                text = hole[place.nth] if hole else None
            case nh.COMMUNITY:
                text = self.hand.community[place.nth]
            case _:
                text = self.hand.six_card_bonus_cards[place.nth]
        if text is None:
            return None
        return card_of(text)

    def finish(self) -> None:
        for seat, one in self.seats.items():
            for before, after in zip(one.times, one.times[1:], strict=False):
                if before == 0 and after != 0:
                    raise Refused("bet_after_fold", "Seat {seat} bets after it has folded; mend the record.", seat=seat)


def _bets(one: _Seat) -> dict[str, int]:
    bets = {nh.ANTE: one.ante}
    for spot in _BONUSES:
        cents = getattr(one, spot)
        if cents:
            bets[spot] = cents
    return bets


def _texts(row: list[Slot]) -> list[str | None]:
    return [slot.card.text if slot.card else None for slot in row]


def _folded_at(felt: Felt, seat: int) -> str | None:
    """Return the first street at which a seat has no bet."""
    bets = felt.bets[seat]
    return next((street for street in nh.STREETS if f"{street}_bet" not in bets), None)


def _seat_input(felt: Felt, seat: int) -> dict[str, Any]:
    bets = felt.bets[seat]
    hole = _texts(felt.cards[Felt.HOLE, seat])
    given: dict[str, Any] = {"seat": seat, "hole": None if None in hole else hole, "ante": bets[nh.ANTE]}
    for street in nh.STREETS:
        given[f"{street}_x"] = bets.get(f"{street}_bet", 0) // bets[nh.ANTE]
    for spot in _BONUSES:
        given[spot] = bets.get(spot, 0)
    if felt.status[seat] is Status.FORFEITED:
        given["forfeited"] = True
    return given


def _seat_result(felt: Felt, seat: int, made: Hand | None) -> dict[str, Any]:
    settled = felt.settled[seat]
    main = [settled[spot] for spot in nh.MAIN if spot in settled]
    hand = None
    if made is not None:
        hand = {
            "category": made.category.key,
            "rank": list(made.rank),
            "cards": [one.text for one in made.cards],
            "line": nh.main_line(made),
        }
    return {
        "seat": seat,
        "folded_at": _folded_at(felt, seat),
        "forfeited": felt.status[seat] is Status.FORFEITED,
        "hand": hand,
        "wagers": {spot: _wager(one) for spot, one in settled.items()},
        "main_total": _total(main),
        "total": _total(list(settled.values())),
        "floor_ack": felt.acknowledged.get(seat, []),
    }


def _wager(one: Settled) -> dict[str, Any]:
    wager: dict[str, Any] = {
        "bet": one.bet,
        "outcome": one.outcome.value,
        "won": one.won,
        "returned": one.returned,
        "net": one.returned - one.bet,
        "line": one.line,
    }
    if one.odds is not None:
        wager["odds"] = f"{one.odds.pays}:{one.odds.on}"
    if one.payout is not None:
        wager["payout"] = one.payout
    if one.share is not None:
        wager["jackpot"] = one.share.jackpot
        wager["jackpot_percent"] = one.share.percent
        wager["jackpot_winners"] = list(one.share.winners)
    return wager


def _total(wagers: list[Settled]) -> dict[str, int]:
    bet = won = returned = 0
    for one in wagers:
        bet += one.bet
        won += one.won
        returned += one.returned
    return {"bet": bet, "won": won, "returned": returned, "net": returned - bet}
