"""New Hampshire Hold 'Em hands as records: the wagers, cards, decisions, and payouts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from pydantic import Field

from kiosk.core.errors import Refused
from kiosk.games.new_hampshire import procedure as nh
from kiosk.games.new_hampshire.rules import NewHampshireRules
from kiosk.procedure import (
    FOLD,
    BankedScript,
    Cards,
    Choice,
    Choices,
    Felt,
    Forfeited,
    Made,
    Opening,
    Prompt,
    RecordFormat,
    RecordInput,
    SeatStatus,
    Settlement,
    Wagers,
    card_texts,
    forfeited,
    hand_result,
    refuse_posted,
    seats_once,
    total_of,
    wager_result,
)

_BONUSES = (nh.BOARD, nh.POCKET, nh.SIX)
_BETS = {street: f"{street}_bet" for street in nh.STREETS}


_ASKED = {f"{street}_bets": nth for nth, street in enumerate(nh.STREETS)}


class _NewHampshireSeat(RecordInput):
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


class _NewHampshireInput(RecordInput):
    table_minimum: int = Field(ge=1)
    posted_jackpots: dict[str, int]
    community: list[str] = Field(min_length=3, max_length=3)
    six_card_bonus_cards: list[str | None] = Field(min_length=4, max_length=4)
    seats: list[_NewHampshireSeat] = Field(min_length=1, max_length=9)
    forfeits: list[Forfeited] = Field(default_factory=list)


class NewHampshireRecord:
    """Read and write the `nh` form of hand records."""

    def read(self, data: Mapping[str, Any], rules: NewHampshireRules) -> tuple[Opening, _NewHampshireScript]:
        hand = _NewHampshireInput.read(data)
        seats = seats_once([seat.seat for seat in hand.seats], 9)
        refuse_posted(hand.posted_jackpots, rules)
        return Opening(0, seats, hand.table_minimum, None, hand.posted_jackpots), _NewHampshireScript(hand)

    def write(
        self, rules: NewHampshireRules, opening: Opening, felt: Felt, settlement: Settlement
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        players = [seat for seat in felt.seats if felt.status[seat] is not SeatStatus.OUT]
        given = {
            "table_minimum": min(map(opening.least, players)),
            "posted_jackpots": {name: opening.jackpots[name] for name in rules.jackpots},
            "community": card_texts(felt, nh.COMMUNITY),
            "six_card_bonus_cards": card_texts(felt, nh.BONUS_CARDS),
            "seats": [_seat_input(felt, seat) for seat in players],
            **forfeited(felt),
        }
        return given, self.result(rules, opening, felt, settlement)

    def result(self, rules: NewHampshireRules, opening: Opening, felt: Felt, settlement: Settlement) -> dict[str, Any]:
        players = [seat for seat in felt.seats if felt.status[seat] is not SeatStatus.OUT]
        jackpots: dict[str, int] = {}
        winners: dict[str, list[int]] = {}
        for wager in settlement.wagers:
            if wager.share is not None:
                jackpots[wager.share.jackpot] = jackpots.get(wager.share.jackpot, 0) + (wager.payout or 0)
                winners[wager.share.jackpot] = list(wager.share.winners)
        made: Mapping[tuple[str, int], Made] = settlement.facts["made"]
        return {
            "board_bonus_hand": nh.board_line(felt.row(nh.COMMUNITY)),
            "settlement_order": [nh.BOARD, nh.POCKET, "main", nh.SIX],
            "settlement_seats": players[::-1],
            "jackpots_paid": jackpots,
            "jackpot_winners": winners,
            "seats": [_seat_result(felt, seat, made.get((nh.HOLD_EM.key, seat))) for seat in players],
            "house_net": settlement.house_net,
        }


class _NewHampshireScript(BankedScript):
    """A recorded hand. If the time of a forfeit is not recorded, it comes after the river."""

    def __init__(self, hand: _NewHampshireInput) -> None:
        self.seats = {seat.seat: seat for seat in hand.seats}
        self._times = {seat.seat: (seat.flop_x, seat.turn_x, seat.river_x) for seat in hand.seats}
        cards: dict[str, Sequence[str | None]] = {
            nh.COMMUNITY: hand.community,
            nh.BONUS_CARDS: hand.six_card_bonus_cards,
        }
        holes = {seat: written.hole for seat, written in self.seats.items()}
        gone = [seat.seat for seat in hand.seats if seat.forfeited]
        stays = [seat.seat for seat in hand.seats if "forfeited" in seat.model_fields_set and not seat.forfeited]
        super().__init__(cards, holes, gone, hand.forfeits, stays)
        self._asked: set[tuple[int, int]] = set()

    def leaves(self, seat: int, prompt: Prompt) -> bool:
        is_late = prompt.guide.step in nh.SETTLING
        return is_late and not isinstance(prompt, Wagers | Choices | Cards)

    def bets(self) -> dict[int, dict[str, int]]:
        return {seat: _bets(written) for seat, written in self.seats.items()}

    def choice(self, seat: int, step: str) -> Choice:
        street = _ASKED[step]
        self._asked.add((seat, street))
        return _bet(self._times[seat][street])

    def finish(self) -> None:
        for seat, (flop, turn, river) in self._times.items():
            if (turn and not flop) or (river and not turn):
                raise Refused("bet_after_fold", "Seat {seat} bets after folding; correct the record.", seat=seat)
            for nth, (street, times) in enumerate(zip(nh.STREETS, (flop, turn, river), strict=True)):
                if times and (seat, nth) not in self._asked:
                    raise Refused(
                        "not_asked", "Seat {seat} does not act at {step}; correct the record.", seat=seat, step=street
                    )
        super().finish()


@lru_cache(maxsize=64)
def _bet(times: int) -> Choice:
    return Choice(f"{times}x" if times else FOLD)


def _bets(seat: _NewHampshireSeat) -> dict[str, int]:
    bets = {nh.ANTE: seat.ante}
    for spot in _BONUSES:
        cents = getattr(seat, spot)
        if cents:
            bets[spot] = cents
    return bets


def _folded_at(felt: Felt, seat: int) -> str | None:
    bets = felt.bets[seat]
    for street, spot in _BETS.items():
        if spot not in bets:
            return street
    return None


def _seat_input(felt: Felt, seat: int) -> dict[str, Any]:
    bets = felt.bets[seat]
    hole = card_texts(felt, Felt.HOLE, seat)
    given: dict[str, Any] = {"seat": seat, "hole": None if None in hole else hole, "ante": bets[nh.ANTE]}
    for street in nh.STREETS:
        given[f"{street}_x"] = bets.get(f"{street}_bet", 0) // bets[nh.ANTE]
    for spot in _BONUSES:
        given[spot] = bets.get(spot, 0)
    if felt.status[seat] is SeatStatus.FORFEITED:
        given["forfeited"] = True
    return given


def _seat_result(felt: Felt, seat: int, made: Made | None) -> dict[str, Any]:
    settled = felt.settled[seat]
    is_in = felt.status[seat] is SeatStatus.IN
    return {
        "seat": seat,
        "folded_at": _folded_at(felt, seat),
        "forfeited": felt.status[seat] is SeatStatus.FORFEITED,
        "hand": {**hand_result(made.hand), "line": made.line} if is_in and made and made.hand else None,
        "wagers": {spot: wager_result(result) for spot, result in settled.items()},
        "main_total": total_of([settled[spot] for spot in nh.MAIN if spot in settled]),
        "total": total_of(settled.values()),
        "floor_ack": felt.acknowledged.get(seat, []),
    }


RECORD: Final[RecordFormat[NewHampshireRules]] = NewHampshireRecord()
