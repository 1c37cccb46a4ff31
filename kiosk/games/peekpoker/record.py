"""PeekPoker Hold'em rounds as records: the stacks, dice, and bids of a round, and the winners of its pots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from pydantic import Field

from kiosk.core.dice import FACES, Die, best, die
from kiosk.core.errors import Refused
from kiosk.core.text import counted
from kiosk.games.peekpoker import words
from kiosk.games.peekpoker.bid import ALL_IN, CALL, FOLD, Bid
from kiosk.games.peekpoker.procedure import Shared
from kiosk.games.peekpoker.words import PeekPokerRules
from kiosk.procedure import (
    Answer,
    Choice,
    Choices,
    Chosen,
    Dice,
    Done,
    Felt,
    Forfeited,
    Opening,
    Place,
    Prompt,
    RecordedHand,
    RecordFormat,
    RecordInput,
    Rolled,
    Settlement,
    Uncalled,
    forfeited,
    pot_key,
)


class _DieInput(RecordInput):
    face: str
    colour: str


class _PlayerInput(RecordInput):
    seat: int = Field(ge=1, le=words.MOST)
    stack: int = Field(ge=1)
    stays: bool = Field(alias="in")
    dice: list[_DieInput] | None = Field(min_length=1, max_length=3, default=None)


class _PeekPokerAction(RecordInput):
    seat: int
    action: str
    raise_by: int | None = None
    tokens_put_in_total: int | None = None


class _PeekPokerInput(RecordInput):
    players_at_start: int = Field(ge=words.FEWEST, le=words.MOST)
    dealer: int
    carried: int = Field(ge=0, default=0)
    players: list[_PlayerInput] = Field(min_length=words.FEWEST, max_length=words.MOST)
    community: list[_DieInput] = Field(max_length=3)
    actions: list[_PeekPokerAction]
    forfeits: list[Forfeited] = Field(default_factory=list)


class PeekPokerRecord:
    """Read and write the `dice` form of hand records."""

    def read(self, data: Mapping[str, Any], rules: words.PeekPokerRules) -> tuple[Opening, _PeekPokerScript]:
        hand = _PeekPokerInput.read(data)
        seats = sorted(player.seat for player in hand.players)
        if len(set(seats)) < len(seats) or len(seats) > hand.players_at_start:
            raise Refused("seat", "List each seat once; nobody joins a game in progress; correct the record.")
        if hand.dealer not in seats:
            raise Refused(
                "dealer", "Seat {dealer} is not in the game and cannot deal; correct the record.", dealer=hand.dealer
            )
        if sum(player.stack for player in hand.players) + hand.carried != rules.points:
            raise Refused(
                "points",
                counted(
                    "The game’s chips total %n point; correct the record.",
                    "The game’s chips total %n points; correct the record.",
                    n=rules.points,
                ),
            )
        state = {
            "stacks": {str(player.seat): player.stack for player in hand.players},
            "dealer": hand.dealer,
            "carried": hand.carried,
            "players": hand.players_at_start,
        }
        return Opening(0, tuple(seats), 1, state=state), _PeekPokerScript(hand)

    def write(
        self, rules: words.PeekPokerRules, opening: Opening, felt: Felt, settlement: Settlement
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        return _given(felt, settlement.facts), self.result(rules, opening, felt, settlement)

    def result(
        self, rules: words.PeekPokerRules, opening: Opening, felt: Felt, settlement: Settlement
    ) -> dict[str, Any]:
        facts = settlement.facts
        return {
            "initial_division": _division(rules, facts["players"]),
            "round_played": facts["played"],
            "ante_returned_to": facts["returned_to"],
            "showdown": facts["showdown"],
            "hands": {str(seat): _hand(felt, seat) for seat in facts["live"]} if facts["showdown"] else {},
            "uncalled": _uncalled(facts["uncalled"]),
            "pots": [_pot(nth, fact) for nth, fact in enumerate(facts["pots"])],
            "carried_over": facts["carried"],
            "players": [_player(felt, facts, seat) for seat in sorted(facts["start"])],
            "eliminated": [seat for seat in sorted(facts["start"]) if not facts["stacks"][seat]],
            "game_winner": facts["game_winner"],
            "next_dealer": facts["next_dealer"],
        }


class _PeekPokerScript(RecordedHand):
    """A recorded round that answers the prompts of the procedure."""

    def __init__(self, hand: _PeekPokerInput) -> None:
        super().__init__(hand.forfeits)
        self.players = {player.seat: player for player in hand.players}
        self.community = [_read(die) for die in hand.community]
        self.dice = {
            player.seat: [_read(each) for each in player.dice] for player in hand.players if player.dice is not None
        }
        self.actions = list(hand.actions)
        self.played = False

    def say(self, prompt: Prompt) -> Answer:
        match prompt:
            case Bid():
                return self._bid(prompt)
            case Choices(_, options):
                return Chosen({seat: Choice(_stake(self.players[seat].stays)) for seat in options})
            case Dice():
                return Rolled(tuple(self._dice(prompt.left)))
            case _:
                return Done()

    def _bid(self, prompt: Bid) -> Answer:
        (turn,) = prompt.options
        if not self.actions:
            raise Refused("incomplete", "Seat {turn} has not bid yet; correct the record.", turn=turn)
        action = self.actions.pop(0)
        wanted = action.action
        if wanted == CALL and 0 < prompt.owed == prompt.stack:
            wanted = ALL_IN
        bid = Chosen({action.seat: Choice(wanted, action.raise_by)})
        prompt.check_part(bid)
        total = prompt.before + _added(prompt, wanted, action.raise_by or 0)
        if action.tokens_put_in_total not in (None, total):
            raise Refused(
                "tokens",
                counted(
                    "Seat {turn} has put in %n point so far; correct the record.",
                    "Seat {turn} has put in %n points so far; correct the record.",
                    turn=turn,
                    n=total,
                ),
            )
        return bid

    def _dice(self, places: Sequence[Place]) -> Iterator[Die]:
        """Yield the values of these dice that the record has; the first one must be there."""
        for place in places:
            self.played = self.played or place.spot == words.COMMUNITY
            dice = self.community if place.spot == words.COMMUNITY else self.dice.get(place.seat, [])
            if place.nth >= len(dice):
                if place == places[0]:
                    raise Refused("incomplete", "The record does not say what every die shows; correct the record.")
                return
            yield dice[place.nth]

    def finish(self) -> None:
        super().finish()
        if self.actions:
            raise Refused(
                "out_of_turn", "Seat {seat} acts when nobody may; correct the record.", seat=self.actions[0].seat
            )
        if self.community and not self.played:
            raise Refused("community", "Community dice are rolled when two or more are in; correct the record.")


def _stake(stays: bool) -> str:
    return words.IN if stays else FOLD


def _read(written: _DieInput) -> Die:
    try:
        return die(f"{written.face}/{written.colour}")
    except ValueError as error:
        raise Refused("die", "{error}; correct the record.", error=error) from None


def _added(prompt: Bid, action: str, by: int) -> int:
    match action:
        case "call" | "raise" | "call_and_raise":
            return prompt.owed + by
        case "all_in":
            return prompt.stack
        case _:
            return 0


def _given(felt: Felt, facts: Mapping[str, Any]) -> dict[str, Any]:
    given = {
        "players_at_start": facts["players"],
        "dealer": facts["dealer"],
        "players": [
            {
                "seat": seat,
                "stack": points,
                "in": words.POT in felt.bets[seat],
                "dice": _dice(felt, (Felt.HOLE, seat)) or None,
            }
            for seat, points in sorted(facts["start"].items())
        ],
        "community": _dice(felt, (words.COMMUNITY, 0)),
        "actions": facts["actions"],
    }
    if facts["carried_in"]:
        given["carried"] = facts["carried_in"]
    return given | forfeited(felt)


def _dice(felt: Felt, where: tuple[str, int]) -> list[dict[str, str]]:
    return [{"face": FACES[die.face], "colour": die.color} for die in felt.dice.get(where, [])]


def _division(rules: words.PeekPokerRules, players: int) -> dict[str, Any]:
    return {
        "chips_per_player": {kind.colour: kind.count // players for kind in rules.chips},
        "chips_each": rules.chip_count // players,
        "points_each": rules.points // players,
    }


def _hand(felt: Felt, seat: int) -> dict[str, Any]:
    """Return the best five dice in the full order of faces and kickers, without the house's ruling on ties."""
    made = best(felt.dice[Felt.HOLE, seat] + felt.dice[words.COMMUNITY, 0])
    return {"category": made.combination.key, "rank": list(made.rank), "dice": [die.text for die in made.dice]}


def _uncalled(uncalled: Uncalled | None) -> dict[str, int] | None:
    return {"seat": uncalled.seat, "points": uncalled.amount} if uncalled is not None else None


def _pot(nth: int, pot: Shared) -> dict[str, Any]:
    return {
        "name": pot_key(nth),
        "points": pot.layer.amount,
        "eligible": sorted(pot.layer.eligible),
        "winners": sorted(pot.winners),
        "paid": {str(seat): points for seat, points in sorted(pot.division.paid.items())},
        "odd_points_to": list(pot.division.odd_to),
    }


def _player(felt: Felt, facts: Mapping[str, Any], seat: int) -> dict[str, int]:
    start, final = facts["start"][seat], facts["stacks"][seat]
    settled = felt.settled[seat].get(words.POT)
    played = settled is not None and facts["played"]
    return {
        "seat": seat,
        "start": start,
        "contributed": settled.bet if settled is not None and played else 0,
        "won": settled.won if settled is not None else 0,
        "final": final,
        "net": final - start,
    }


RECORD: Final[RecordFormat[PeekPokerRules]] = PeekPokerRecord()
