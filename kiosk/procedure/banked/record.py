"""Hand records of games against the house: wagers, cards, decisions, and payouts.

If a game has no form of its own, `BankedRecord` is its form:

    input    {"minimum", "maximum"?, "jackpots"?, "cards": {spot: ["Ah", null, …]},
              "seats": [{"seat", "hole": ["Kd", …], "wagers": {spot: cents},
                         "decisions"?: {step: option}, "amounts"?: {step: cents}, "forfeited"?: step}],
              "forfeits"?: [{"seat", "after": how many answers}]}
    result   {"seats": [{"seat", "ended", "wagers": {spot: {"bet", "outcome", "won", …}}, "total"}], "house_net"}
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from pydantic import Field

from kiosk.core.cards import Card
from kiosk.core.errors import Refused
from kiosk.core.hands import Hand
from kiosk.core.money import money
from kiosk.procedure.game.game import Opening, Rules
from kiosk.procedure.money.settlement import Outcome, Settled, Settlement
from kiosk.procedure.prompts.answers import Acknowledged, Answer, Choice, Chosen, Dealt, Done, Forfeit, Placed
from kiosk.procedure.prompts.felt import Felt, Layout, Place, SeatStatus
from kiosk.procedure.prompts.prompt import Cards, Choices, Confirm, Floor, Prompt, Settle, Wagers
from kiosk.procedure.records.record_input import (
    Forfeited,
    RecordedHand,
    RecordInput,
    forfeited,
    read_cards,
    refuse_twice,
    seats_once,
)

R = TypeVar("R", bound=Rules)

MAX_SEATS = 9
_DONE = Done()


class BankedScript(RecordedHand):
    """A recorded hand that answers the prompts of its procedure from its cards, bets, and decisions.

    If the record has no time of a forfeit, a seat of `gone` leaves once it has no more decisions, and at the latest
    when the hand settles. A seat of `stays` has forfeited nothing.
    """

    def __init__(
        self, cards: Mapping[str, Sequence[str | None]], holes: Mapping[int, Sequence[str | None] | None],
        gone: Sequence[int], forfeits: Sequence[Forfeited], stays: Sequence[int] = (),
    ) -> None:  # fmt: skip
        super().__init__(forfeits)
        self._cards = {spot: read_cards(row) for spot, row in cards.items()}
        self._holes = {seat: read_cards(row or ()) for seat, row in holes.items()}
        refuse_twice(*self._cards.values(), *self._holes.values())
        self.forfeits = [] if forfeits else list(gone)
        for seat in set(gone) - {forfeit.seat for forfeit in forfeits} if forfeits else ():
            raise Refused(
                "forfeit", "Seat {seat} is forfeited, and the forfeits do not say when; correct the record.", seat=seat
            )
        for forfeit in forfeits:
            if forfeit.seat in (gone if forfeit.void else stays):
                raise Refused(
                    "forfeit", "Seat {seat}: its forfeit and its seat contradict each other; correct the record.",
                    seat=forfeit.seat,
                )  # fmt: skip

    def say(self, prompt: Prompt) -> Answer:
        for seat in self.forfeits:
            if self.leaves(seat, prompt):
                self.forfeits.remove(seat)
                return Forfeit(seat)
        match prompt:  # The most frequent prompts come first.
            case Settle() | Confirm():
                return _DONE
            case Cards():
                return Dealt(tuple([self._card(place) for place in prompt.left]))
            case Choices():
                step = prompt.guide.step
                return Chosen({seat: self.choice(seat, step) for seat in prompt.options})
            case Wagers():
                return Placed(self.bets())
            case Floor():
                return Acknowledged()
            case _:
                return _DONE

    def _card(self, place: Place) -> Card | None:
        spot, seat, nth = place
        row = self._holes[seat] if spot == Felt.HOLE else self._cards.get(spot, ())
        return row[nth] if nth < len(row) else None

    def leaves(self, seat: int, prompt: Prompt) -> bool:
        """Return whether a seat that forfeited leaves now."""
        raise NotImplementedError

    def bets(self) -> dict[int, dict[str, int]]:
        """Return the wagers before the cards."""
        raise NotImplementedError

    def choice(self, seat: int, step: str) -> Choice:
        """Return a seat's decision at a step. Raise Refused if the record has none."""
        raise NotImplementedError

    def finish(self) -> None:
        super().finish()
        if self.forfeits:
            raise Refused("forfeit", "Seat {seat} has no hand to forfeit.", seat=self.forfeits[0])


class _BankedSeat(RecordInput):
    seat: int
    hole: list[str | None] = Field(default_factory=list)
    wagers: dict[str, int]
    decisions: dict[str, str] = Field(default_factory=dict)
    amounts: dict[str, int] = Field(default_factory=dict)
    forfeited: str | None = None


class _BankedInput(RecordInput):
    minimum: int = Field(ge=1)
    maximum: int | None = None
    jackpots: dict[str, int] = Field(default_factory=dict)
    cards: dict[str, list[str | None]]
    seats: list[_BankedSeat] = Field(min_length=1, max_length=MAX_SEATS)
    forfeits: list[Forfeited] = Field(default_factory=list)


class _SeatsScript(BankedScript):
    def __init__(self, hand: _BankedInput) -> None:
        self._seats = {seat.seat: seat for seat in hand.seats}
        holes = {seat: written.hole for seat, written in self._seats.items()}
        gone = [seat for seat, written in self._seats.items() if written.forfeited is not None]
        super().__init__(hand.cards, holes, gone, hand.forfeits)
        self._unasked = {(seat, step) for seat, written in self._seats.items() for step in written.decisions}

    def leaves(self, seat: int, prompt: Prompt) -> bool:
        written = self._seats[seat]
        if isinstance(prompt, Choices) and seat in prompt.options and prompt.guide.step in written.decisions:
            return False
        return prompt.guide.step == written.forfeited and not isinstance(prompt, Wagers)

    def bets(self) -> dict[int, dict[str, int]]:
        return {seat: written.wagers for seat, written in self._seats.items()}

    def choice(self, seat: int, step: str) -> Choice:
        written = self._seats[seat]
        if step not in written.decisions:
            raise Refused(
                "incomplete",
                "Seat {seat} has no decision at {step}; correct the record.",
                seat=seat,
                step=step,
            )
        self._unasked.discard((seat, step))
        return Choice(written.decisions[step], written.amounts.get(step))

    def finish(self) -> None:
        """Raise Refused if the record has a decision that was not asked for, or a forfeit at a step that never came."""
        RecordedHand.finish(self)
        left = [*sorted(self._unasked), *((seat, self._seats[seat].forfeited) for seat in self.forfeits)]
        left += [
            (seat, step)
            for seat, written in self._seats.items()
            for step in sorted(written.amounts.keys() - written.decisions.keys())
        ]
        for seat, step in left:
            raise Refused("not_asked", "Seat {seat} does not act at {step}; correct the record.", seat=seat, step=step)


class BankedRecord(Generic[R]):
    """Read and write the hand records of a game against the house without a form of its own."""

    def __init__(self, layout: Callable[[R], Layout]) -> None:
        self._layout = layout

    def read(self, data: Mapping[str, Any], rules: R) -> tuple[Opening, BankedScript]:
        hand = _BankedInput.read(data)
        seats = seats_once([seat.seat for seat in hand.seats], MAX_SEATS)
        refuse_posted(hand.jackpots, rules)
        spots = {spot.key for spot in self._layout(rules).spots}
        for spot in hand.cards.keys() - spots:
            raise Refused("record", "No cards are dealt to {spot} in this game; correct the record.", spot=spot)
        return Opening(0, seats, hand.minimum, hand.maximum, hand.jackpots), _SeatsScript(hand)

    def write(
        self, rules: R, opening: Opening, felt: Felt, settlement: Settlement
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        players = [seat for seat in felt.seats if felt.status[seat] is not SeatStatus.OUT]
        given: dict[str, Any] = {"minimum": min(map(opening.least, players))}
        if opening.maximum is not None:
            given["maximum"] = opening.maximum
        if rules.jackpots:
            given["jackpots"] = {name: opening.jackpots[name] for name in rules.jackpots}
        given["cards"] = {spot.key: card_texts(felt, spot.key) for spot in felt.layout.spots}
        given["seats"] = [_seat_input(felt, settlement, seat) for seat in players]
        given |= forfeited(felt)
        return given, self.result(rules, opening, felt, settlement)

    def result(self, rules: R, opening: Opening, felt: Felt, settlement: Settlement) -> dict[str, Any]:
        players = [seat for seat in felt.seats if felt.status[seat] is not SeatStatus.OUT]
        ended: Mapping[int, str] = settlement.facts["ended"]
        return {
            "seats": [
                {
                    "seat": seat,
                    "ended": "forfeited" if seat in felt.forfeited else ended.get(seat),
                    "wagers": {spot: wager_result(settled) for spot, settled in felt.settled[seat].items()},
                    "total": total_of(felt.settled[seat].values()),
                }
                for seat in players
            ],
            "house_net": settlement.house_net,
        }


def refuse_posted(posted: Mapping[str, int], rules: Rules) -> None:
    """Raise Refused unless a record posts an amount for each jackpot of these rules, and for no other."""
    below = next((name for name, cents in posted.items() if cents < 0), None)
    if below is not None:
        raise Refused(
            "jackpots",
            "The jackpot {name} is {amount}: no jackpot is below zero; correct the record.",
            name=below,
            amount=money(posted[below]),
        )
    if set(posted) != set(rules.jackpots):
        names = ", ".join(rules.jackpots)
        raise Refused("jackpots", "Post an amount for each of {jackpots}; correct the record.", jackpots=names)


def _seat_input(felt: Felt, settlement: Settlement, seat: int) -> dict[str, Any]:
    decided: Mapping[str, Choice] = settlement.facts["decided"].get(seat, {})
    placed = settlement.facts["placed"][seat]
    given: dict[str, Any] = {"seat": seat, "hole": card_texts(felt, Felt.HOLE, seat), "wagers": dict(placed)}
    if decided:
        given["decisions"] = {step: choice.option for step, choice in decided.items()}
        amounts = {step: choice.amount for step, choice in decided.items() if choice.amount is not None}
        if amounts:
            given["amounts"] = amounts
    if seat in felt.forfeited:
        given["forfeited"] = felt.forfeited[seat]
    return given


def card_texts(felt: Felt, spot: str, seat: int = 0) -> list[str | None]:
    """Return the cards at a spot, None for one that nobody has read."""
    return [slot.card.text if slot.card else None for slot in felt.cards.get((spot, seat), ())]


def hand_result(made: Hand) -> dict[str, Any]:
    return {"category": made.category.key, "rank": list(made.rank), "cards": [card.text for card in made.cards]}


def wager_result(settled: Settled) -> dict[str, Any]:
    """Return the result of a wager."""
    result: dict[str, Any] = {
        "bet": settled.bet,
        "outcome": str(settled.outcome),
        "won": settled.won,
        "returned": settled.returned,
        "net": settled.returned - settled.bet,
        "line": settled.line,
    }
    if settled.outcome is Outcome.LOSE:
        return result
    if settled.odds is not None:
        result["odds"] = f"{settled.odds.pays}:{settled.odds.on}"
    if settled.payout is not None:
        result["payout"] = settled.payout
    if settled.uncut:
        result["uncut"] = settled.uncut
    if settled.share is not None:
        result["jackpot"] = settled.share.jackpot
        result["jackpot_percent"] = settled.share.percent
        result["jackpot_winners"] = list(settled.share.winners)
    return result


def total_of(wagers: Iterable[Settled]) -> dict[str, int]:
    """Return the total of these wagers."""
    bet = won = returned = 0
    for wager in wagers:
        bet += wager.bet
        won += wager.won
        returned += wager.returned
    return {"bet": bet, "won": won, "returned": returned, "net": returned - bet}
