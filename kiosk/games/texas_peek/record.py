"""Texas Peek Hold'em hands as records: the wagers, cards, decisions, and payouts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pydantic import Field

from kiosk.core.errors import Refused
from kiosk.core.hands import Hand, best
from kiosk.games.texas_peek import procedure as peek
from kiosk.games.texas_peek.rules import TexasPeekRules
from kiosk.procedure import (
    FOLD,
    BankedScript,
    Choice,
    Choices,
    Felt,
    Forfeited,
    Opening,
    Prompt,
    RecordFormat,
    RecordInput,
    SeatStatus,
    Settlement,
    card_texts,
    forfeited,
    hand_result,
    seats_once,
    total_of,
    wager_result,
)

_SPOTS = (peek.BLIND, peek.PEEK, peek.RAISE, peek.IM_IN)


class _TexasPeekSeat(RecordInput):
    seat: int
    blind: int
    peek: int = Field(ge=0, default=0)
    peek_decision: str
    hole: list[str] | None = Field(min_length=2, max_length=2, default=None)
    raise_decision: str | None = None
    flop_decision: str | None = None
    forfeited: bool = False


class _TexasPeekInput(RecordInput):
    dealer_hole: list[str] = Field(min_length=2, max_length=2)
    community: list[str] = Field(min_length=5, max_length=5)
    seats: list[_TexasPeekSeat] = Field(min_length=1, max_length=9)
    forfeits: list[Forfeited] = Field(default_factory=list)


class TexasPeekRecord:
    """Read and write the `peek` form of hand records."""

    def read(self, data: Mapping[str, Any], rules: TexasPeekRules) -> tuple[Opening, _TexasPeekScript]:
        hand = _TexasPeekInput.read(data)
        seats = seats_once([seat.seat for seat in hand.seats], 9)
        for seat in hand.seats:
            _refuse_more_after_the_end(seat)
        return Opening(0, seats, 1), _TexasPeekScript(hand)

    def write(
        self, rules: TexasPeekRules, opening: Opening, felt: Felt, settlement: Settlement
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        players = [seat for seat in felt.seats if felt.status[seat] is not SeatStatus.OUT]
        ended: Mapping[int, str] = settlement.facts["ended"]
        given = {
            "dealer_hole": card_texts(felt, peek.DEALER),
            "community": card_texts(felt, peek.COMMUNITY),
            "seats": [_seat_input(felt, seat, ended.get(seat)) for seat in players],
            **forfeited(felt),
        }
        return given, self.result(rules, opening, felt, settlement)

    def result(self, rules: TexasPeekRules, opening: Opening, felt: Felt, settlement: Settlement) -> dict[str, Any]:
        players = [seat for seat in felt.seats if felt.status[seat] is not SeatStatus.OUT]
        ended: Mapping[int, str] = settlement.facts["ended"]
        dealers = best(felt.row(peek.DEALER) + felt.row(peek.COMMUNITY))
        return {
            "blind_line": peek.blind_line(felt.row(peek.DEALER)),
            "dealer_hand": hand_result(dealers),
            "seats": [_seat_result(felt, seat, ended.get(seat), dealers) for seat in players],
            "house_net": settlement.house_net,
        }


def _refuse_more_after_the_end(seat: _TexasPeekSeat) -> None:
    """Raise Refused if a seat wagers or decides after it has folded, or was dealt cards that it cannot have."""
    folded_at_peek = seat.peek_decision == FOLD and (seat.peek or seat.hole or seat.raise_decision)
    if folded_at_peek or (seat.flop_decision and seat.raise_decision in (None, FOLD)):
        raise Refused("action_after_fold", "Seat {seat} continues after folding; correct the record.", seat=seat.seat)
    if not seat.blind:
        raise Refused(
            "blind_required",
            "Seat {seat} has no Blind wager: it is not in the hand; correct the record.",
            seat=seat.seat,
        )


class _TexasPeekScript(BankedScript):
    """A recorded hand. An untimed forfeit comes after the seat's last decision, at the latest before the river."""

    def __init__(self, hand: _TexasPeekInput) -> None:
        self.seats = {seat.seat: seat for seat in hand.seats}
        holes = {seat: written.hole for seat, written in self.seats.items()}
        gone = sorted(seat.seat for seat in hand.seats if seat.forfeited)
        cards = {peek.DEALER: hand.dealer_hole, peek.COMMUNITY: hand.community}
        stays = [seat.seat for seat in hand.seats if "forfeited" in seat.model_fields_set and not seat.forfeited]
        super().__init__(cards, holes, gone, hand.forfeits, stays)
        self._unasked = {
            (seat.seat, step)
            for seat in hand.seats
            for step, decision in (("raise", seat.raise_decision), (peek.IM_IN, seat.flop_decision))
            if decision is not None
        } | {(seat.seat, "peek") for seat in hand.seats if seat.peek}

    def bets(self) -> dict[int, dict[str, int]]:
        return {seat: {peek.BLIND: written.blind} for seat, written in self.seats.items()}

    def leaves(self, seat: int, prompt: Prompt) -> bool:
        if isinstance(prompt, Choices) and seat in prompt.options:
            return _decision(prompt.guide.step, self.seats[seat]) is None
        return prompt.guide.step == "river"

    def choice(self, seat: int, step: str) -> Choice:
        written = self.seats[seat]
        decision = _decision(step, written)
        if decision is None:
            raise Refused(
                "incomplete",
                "Seat {seat} has no decision at {step}; correct the record.",
                seat=seat,
                step=step,
            )
        self._unasked.discard((seat, step if step in ("peek", "raise") else peek.IM_IN))
        return Choice(decision, written.peek if step == "peek" and decision != FOLD else None)

    def finish(self) -> None:
        """Raise Refused if the record has a decision of a seat that was not asked."""
        for seat, step in sorted(self._unasked):
            raise Refused("not_asked", "Seat {seat} does not act at {step}; correct the record.", seat=seat, step=step)
        super().finish()


def _decision(step: str, seat: _TexasPeekSeat) -> str | None:
    return {"peek": seat.peek_decision, "raise": seat.raise_decision}.get(step, seat.flop_decision)


def _seat_input(felt: Felt, seat: int, ended: str | None) -> dict[str, Any]:
    bets = felt.bets[seat]
    hole = card_texts(felt, Felt.HOLE, seat)
    gave_up = ended == peek.SURRENDERED
    times = f"{bets[peek.RAISE] // bets[peek.PEEK]}x" if peek.RAISE in bets else None
    given: dict[str, Any] = {
        "seat": seat,
        "blind": bets[peek.BLIND],
        "peek": bets.get(peek.PEEK, 0),
        "peek_decision": peek.PEEK if peek.PEEK in bets else FOLD,
        "hole": hole if hole and None not in hole else None,
        "raise_decision": FOLD if ended == peek.FOLDED_AT_RAISE else times,
        "flop_decision": peek.SURRENDER if gave_up else peek.IM_IN if peek.IM_IN in bets else None,
    }
    if felt.status[seat] is SeatStatus.FORFEITED:
        given["forfeited"] = True
    return given


def _seat_result(felt: Felt, seat: int, ended: str | None, dealers: Hand) -> dict[str, Any]:
    settled = felt.settled[seat]
    hand, versus = None, None
    if felt.status[seat] is SeatStatus.IN:
        made = best(felt.row(Felt.HOLE, seat) + felt.row(peek.COMMUNITY))
        hand = hand_result(made)
        versus = "win" if made.rank > dealers.rank else "lose" if made.rank < dealers.rank else "tie"
    return {
        "seat": seat,
        "ended": "forfeited" if felt.status[seat] is SeatStatus.FORFEITED else ended,
        "versus_dealer": versus,
        "hand": hand,
        "wagers": {spot: wager_result(settled[spot]) for spot in _SPOTS if spot in settled},
        "total": total_of(settled.values()),
    }


RECORD: Final[RecordFormat[TexasPeekRules]] = TexasPeekRecord()
