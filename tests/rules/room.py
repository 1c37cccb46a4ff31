"""A long poker-room session: players come and go at random, and an independent ledger has their due payments.

The ledger shares no code with the game. It goes around the ten seats as a floor would, and compares the procedure with
the result: players dealt in, payers of blinds, and posts of missed ones.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from kiosk.core.cards import DECK, Card
from kiosk.core.errors import Refused
from kiosk.games import GAMES
from kiosk.games.texas_holdem.naming import Winners
from kiosk.games.texas_holdem.seats import Seating
from kiosk.games.texas_holdem.turn import Turn
from kiosk.procedure.game.game import Opening, Rules
from kiosk.procedure.hand.round import Round, unrecorded
from kiosk.procedure.prompts.answers import Answer, Choice, Chosen, Dealt, Done
from kiosk.procedure.prompts.felt import Felt, SeatStatus
from kiosk.procedure.prompts.offered import Option
from kiosk.procedure.prompts.prompt import Cards, Prompt
from tests.rules.play import BY, rules

SEATS = 10
SMALL, BIG = 200, 500
RULES = tuple(
    {"button_moves": moves, "heads_up": two}
    for moves in ("dead", "to_player")
    for two in ("literal", "button_is_small_blind")
)


class TakenBefore(NamedTuple):
    """A record of one hand before the cards: the dealt-in players, the blinds, and (live, dead) by seat."""

    order: tuple[int, ...]
    button: int
    small: int
    big: int
    taken: Mapping[int, tuple[int, int]]


@dataclass
class Guest:
    """A player in the room: the chips, whether they are in, out, or waiting, and the missed blinds."""

    chips: int
    plays: str
    missed: set[str] = field(default_factory=set)
    since: int = 0  # Consecutive dealt hands since the last big blind.
    small_due: bool = False  # The player had the big blind in the last hand.


def walk(start: int, end: int) -> list[int]:
    """Return the seats from the one left of `start` to `end`, going left; once around if they are the same."""
    steps = (end - start - 1) % SEATS + 1
    return [(start + step - 1) % SEATS + 1 for step in range(1, steps + 1)]


class PlayersLedger:
    """A ledger of every player's due payments, hand after hand. A difference is an AssertionError."""

    def __init__(self, *, dead: bool) -> None:
        self.dead = dead
        self.guests: dict[int, Guest] = {}
        self.big: int | None = None
        self.hands = 0

    def choose(self, seat: int, option: str, amount: int | None) -> None:
        """Record a player's choice between two hands."""
        guest = self.guests.get(seat)
        match option:
            case "sit" | "sit_and_post":
                first = self.big is None
                plays = "in" if first or option == "sit_and_post" else "waits"
                self.guests[seat] = Guest(amount or 0, plays, set() if first else {"big"})
            case "leave":
                del self.guests[seat]
            case "buy" if guest:
                guest.plays = guest.plays if guest.chips else "in"
                guest.chips += amount or 0
            case "in" | "out" | "wait" if guest:
                guest.plays = {"wait": "waits"}.get(option, option)
            case _:
                pass

    def check(self, blinds: TakenBefore) -> None:
        """Compare the takes of a hand with the due ones, and record it."""
        able = {seat for seat, guest in self.guests.items() if guest.chips and guest.plays != "out"}
        where = f"hand {self.hands}: {blinds}, {self.guests}"
        assert set(blinds.order) <= able and len(set(blinds.order)) == len(blinds.order) >= 2, where
        assert blinds.big in blinds.order, where
        self._seated(blinds, able, where)
        if self.big is not None:
            self._pass(blinds, able, where)
        for seat in blinds.order:
            assert self._due(blinds, seat) == blinds.taken[seat], f"seat {seat}, {where}"
        for seat, guest in self.guests.items():
            self._take_down(blinds, seat, guest, where)
        self.big = blinds.big
        self.hands += 1

    def _pass(self, blinds: TakenBefore, able: set[int], where: str) -> None:
        """Move the blinds, and record the passed players."""
        assert self.big is not None
        way = walk(self.big, blinds.big)
        assert blinds.big != self.big, f"the big blind twice running, {where}"
        if self.dead or len(blinds.order) == 2:
            assert not able & set(way[:-1]), f"the big blind misses somebody, {where}"
        for seat in way[:-1]:
            if seat in self.guests:
                self.guests[seat].missed.add("big")
        last = self.guests.get(self.big)
        if last is not None and self.big not in blinds.order and last.small_due:
            last.missed.add("small")
        # The small blind moved on from the place of the big one.
        if len(blinds.order) > 2 and blinds.small in way[:-1]:
            for seat in (self.big, *way[: way.index(blinds.small)]):
                guest = self.guests.get(seat)
                if guest is not None and (seat in blinds.order or guest.plays == "out"):
                    guest.missed.add("small")

    def _seated(self, blinds: TakenBefore, able: set[int], where: str) -> None:
        """Check that everybody is dealt in who may play, and nobody else."""
        gap = {blinds.button, *walk(blinds.button, blinds.big)[:-1]}
        if len(blinds.order) == 2:  # The third would be at the button, or right of the blinds.
            gap = set(walk(blinds.big, blinds.big)[:-1])
        first = self.big is None
        may = {seat for seat in able if self.guests[seat].plays == "in"} | {blinds.big}
        if len(blinds.order) > 2:
            may -= {seat for seat in may - {blinds.big} if seat in gap and self.guests[seat].missed}
        if not first and len(may) >= 2:
            early = (
                set() if len(blinds.order) > 2 else {seat for seat in gap if seat in able and self.guests[seat].missed}
            )
            assert may - early <= set(blinds.order) <= may, where

    def _due(self, blinds: TakenBefore, seat: int) -> tuple[int, int]:
        """Return (live, dead) that a seat must put in."""
        missed, chips = self.guests[seat].missed, self.guests[seat].chips
        if seat == blinds.big:
            live, dead = BIG, 0
        elif seat == blinds.small:
            live, dead = (BIG, SMALL) if "big" in missed else (SMALL, 0)
        else:
            live, dead = BIG * ("big" in missed), SMALL * ("small" in missed)
        live = min(live, chips)
        return live, min(dead, chips - live)

    def _take_down(self, blinds: TakenBefore, seat: int, guest: Guest, where: str) -> None:
        """Clear the debts of the players dealt in, who each pay a big blind at least once per round of the table."""
        if seat not in blinds.order:
            guest.since, guest.small_due = 0, False
            return
        live, dead = blinds.taken[seat]
        if guest.small_due and min(SMALL, guest.chips):
            assert live + dead >= min(SMALL, guest.chips), f"no small blind after the big one at seat {seat}, {where}"
        guest.since = 0 if seat == blinds.big or "big" in guest.missed else guest.since + 1
        assert guest.since < SEATS, f"no big blind for {guest.since} hands at seat {seat}, {where}"
        guest.missed.clear()
        guest.plays, guest.small_due = "in", seat == blinds.big

    def ended(self, stacks: Mapping[int, int]) -> None:
        """Record the chips after a hand."""
        for seat, chips in stacks.items():
            self.guests[seat].chips = chips
            if not chips:
                self.guests[seat].plays = "out"


class Room:
    """A session: `play` deals one hand after random changes between hands."""

    def __init__(self, seed: int, **options: object) -> None:
        self.chance = Random(seed)
        self.rules: Rules = rules("holdem", small_blind=2, big_blind=5, burn="no", **options)
        self.ledger = PlayersLedger(dead=options["button_moves"] == "dead")
        self.state: Mapping[str, Any] = {}

    def play(self) -> None:
        """Deal one hand that all but the winner fold, and compare the blinds with the ledger."""
        opening = Opening(1, tuple(range(1, SEATS + 1)), 0, state=self.state)
        hand = Round(GAMES["holdem"], self.rules, opening, unrecorded())
        prompt = hand.prompt
        assert isinstance(prompt, Seating)
        choices = self._choices(prompt, hand.felt)
        for seat, choice in choices.items():
            self.ledger.choose(seat, choice.option, choice.amount)
        hand.answer(Chosen(choices), BY)
        felt = hand.felt
        order = [seat for seat in felt.seats if felt.status[seat] is not SeatStatus.OUT]
        taken = {seat: (felt.bets[seat].get("bet", 0), felt.bets[seat].get("dead", 0)) for seat in order}
        chips = sum(felt.stacks.values()) + sum(live + dead for live, dead in taken.values())
        deck = self.chance.sample(DECK, 5)
        while hand.prompt is not None:
            hand.answer(self._answer(hand.prompt, deck), BY)
        assert hand.settlement is not None
        assert chips == sum(felt.stacks.values()) + hand.settlement.house_net
        spots = hand.settlement.facts["played"].dealt.spots
        self.ledger.check(TakenBefore(tuple(order), spots.button, spots.small, spots.big, taken))
        self.ledger.ended({seat: felt.stacks[seat] for seat in order})
        self.state = GAMES["holdem"].carry(self.rules, opening, hand.settlement)

    def _choices(self, prompt: Seating, felt: Felt) -> dict[int, Choice]:
        """Let up to four seats change something; if too few are left, more of them come."""
        for tries in range(200):
            count = self.chance.choice((0, 0, 0, 0, 1, 1, 2, 3, 4)) if tries < 5 else self.chance.randint(1, SEATS)
            seats = self.chance.sample(range(1, SEATS + 1), count)
            choices = {seat: self._choice(prompt.options[seat]) for seat in seats}
            try:
                prompt.check(Chosen(choices), felt)
            except Refused:
                continue
            return choices
        raise AssertionError("nobody comes")

    def _choice(self, options: tuple[Option, ...]) -> Choice:
        option = self.chance.choice([option for option in options if option.key not in ("button", "sit_at_button")])
        if option.least is None:
            return Choice(option.key)
        return Choice(option.key, self.chance.choice((option.least, option.least, 30_000 - 30_000 % option.unit)))

    def _answer(self, prompt: Prompt, deck: list[Card]) -> Answer:
        """Fold to the last player; now and then a player goes all in and is out of chips."""
        if isinstance(prompt, Turn):
            (options,) = prompt.options.values()
            keys = [option.key for option in options]
            if self.chance.random() < 0.05:
                return self._said(prompt, "all_in" if "all_in" in keys else keys[1])
            return self._said(prompt, "check" if "check" in keys else "fold")
        if isinstance(prompt, Winners):
            return self._said(prompt, "wins")
        if isinstance(prompt, Cards):
            return Dealt(tuple(None if prompt.may_be_unread else deck.pop() for _ in prompt.left))
        return Done()

    def _said(self, prompt: Turn | Winners, option: str) -> Chosen:
        return Chosen({self.chance.choice(list(prompt.options)): Choice(option)})
