"""The felt: cards, chips, and the status of seats. The screen draws this and nothing else.

A felt belongs to one hand. The typed steps of `steps.py` and the game move things on it; nobody else does, so folding
the same answers into a fresh procedure results in the same felt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import field
from enum import StrEnum
from typing import NamedTuple

from kiosk.core.cards import Card
from kiosk.core.dice import Die
from kiosk.core.enums import quick
from kiosk.core.errors import Refused
from kiosk.core.text import EMPTY, Text, text
from kiosk.core.value import value
from kiosk.procedure.money.settlement import Item, Settled


class Place(NamedTuple):
    """A position for one card: a `spot` of the layout, the `seat` it belongs to (0: the table), its number `nth`."""

    spot: str
    seat: int
    nth: int


@quick
class SeatStatus(StrEnum):
    """The state of a seat in this hand."""

    OUT = "out"
    IN = "in"
    FOLDED = "folded"
    FORFEITED = "forfeited"
    VOID = "void"  # Its wagers were returned.
    ALL_IN = "all_in"


@value
class CardSpot:
    """Cards in the middle of the table, such as the board: `count` under a `label`, perhaps each with a name."""

    key: str
    label: Text
    count: int
    names: tuple[Text, ...] = ()


FLOP, TURN, RIVER = text("flop"), text("turn"), text("river")


def board_names(count: int) -> tuple[Text, ...]:
    """Return the names of a board's cards: a flop of one or of three, the turn and the river."""
    flop = (FLOP,) if count == 3 else tuple(text("flop card {nth}", nth=nth + 1) for nth in range(count - 2))
    return (*flop, TURN, RIVER)


@value
class WagerRow:
    """One line of a seat's wagers: the sum of the wagers on `spots`. `total`: only shown once it has grown.

    `rest` is the label of a total without its first wager, which is shown until wagers are settled.
    """

    label: Text
    spots: tuple[str, ...]
    total: bool = False
    rest: Text = EMPTY


@value
class Layout:
    """The places of a game's felt. `hole` is the number of cards (or dice) that a seat may hold.

    `points`: amounts are points and not cents. `bet` is the spot in front of a player on which a bet stays until the
    round of betting is over, if the game has stacks. `dice`: the spots hold dice and not cards. `aside`: spots that are
    used and not shown, such as the one for a toss.

    `named`: the name of a spot that the rows show only in a sum. `apart`: its name in a report, where each of these
    spots has its own figures.
    """

    spots: tuple[CardSpot, ...]
    hole: int
    rows: tuple[WagerRow, ...]
    points: bool = False
    bet: str = ""
    dice: bool = False
    aside: tuple[str, ...] = ()
    named: Mapping[str, Text] = field(default_factory=dict)
    apart: Mapping[str, Text] = field(default_factory=dict)

    def wager_name(self, spot: str) -> Text:
        """Return the name of a betting spot: its own name, or that of the row of wagers that shows it."""
        if spot in self.named:
            return self.named[spot]
        rows = sorted((row for row in self.rows if spot in row.spots), key=lambda row: len(row.spots))
        return rows[0].label if rows else Text(spot)


@value
class Pot:
    """A main or side pot, in the order in which the dealer lays them out, and the seats that play for it."""

    name: Text
    amount: int
    eligible: tuple[int, ...]


class Slot:
    """One card on the felt. `card` is None while nobody has read it; only a card that is `up` may be shown."""

    __slots__ = ("card", "up")

    def __init__(self, card: Card | None, up: bool) -> None:
        self.card = card
        self.up = up


def nothing_lost(_seat: int, _forfeits: bool) -> tuple[str, ...]:
    """Return no spots: no chips of a seat were taken when it gave up."""
    return ()


def nothing_returned(_seat: int) -> None:
    """Give nothing back: there are no chips."""


def no_cards_kept(_seat: int) -> bool:
    """Return that the cards of a seat that folds are mucked."""
    return False


class Felt:
    """The table of one hand. `seats` are those that may have wagers; money is in cents."""

    __slots__ = (
        "acknowledged",
        "answer_count",
        "bets",
        "button",
        "came_to",
        "cards",
        "dead",
        "dice",
        "forfeits",
        "gone",
        "is_banked",
        "keeps_cards",
        "layout",
        "loses",
        "pots",
        "results",
        "returns",
        "said",
        "seats",
        "seen",
        "settled",
        "shown",
        "stacks",
        "status",
    )  # fmt: skip

    HOLE = "hole"
    BURN = "burn"  # Burned cards: face down to the end, and not in the layout of a game.

    def __init__(self, layout: Layout, seats: Sequence[int]) -> None:
        self.layout = layout
        self.seats = tuple(seats)
        self.status: dict[int, SeatStatus] = dict.fromkeys(self.seats, SeatStatus.OUT)
        self.said: dict[int, Text] = {}  # The game’s word for a seat, if it says more than the status.
        self.shown: dict[int, Text] = {}  # Hands shown at the showdown, while the pots are pushed.
        self.bets: dict[int, dict[str, int]] = {seat: {} for seat in self.seats}
        self.cards: dict[tuple[str, int], list[Slot]] = {}
        self.dice: dict[tuple[str, int], list[Die]] = {}
        self.seen: dict[Card, Place] = {}
        self.dead: frozenset[Card] = frozenset()  # Cards replaced by a ruling, and out of play in this hand.
        self.settled: dict[int, dict[str, Settled]] = {seat: {} for seat in self.seats}
        self.results: dict[int, Item] = {}
        self.acknowledged: dict[int, list[str]] = {}
        self.stacks: dict[int, int] = {}
        self.pots: list[Pot] = []
        self.button: int | None = None
        self.answer_count = 0  # Answers so far, counting each card and die; without turning or checking cards.
        self.gone: set[int] = set()  # seats whose players have left the table
        self.forfeits: list[tuple[int, str, int]] = []  # (seat, step, number of answers) of each forfeit.
        # Returns the spots of a seat whose chips the house has taken since it gave up; with True, those that it would
        # take if the seat forfeited now.
        self.loses: Callable[[int, bool], tuple[str, ...]] = nothing_lost
        # Whether the cards of a seat decide wagers that stay in action when it folds.
        self.keeps_cards: Callable[[int], bool] = no_cards_kept
        self.returns: Callable[[int], None] = nothing_returned  # Returns a seat's wagers.
        self.is_banked = False  # Whether the house takes and pays the wagers.
        self.came_to: dict[int, int] = {}  # The net of each seat whose chips have gone to pots.

    def give_up(self, seat: int, step: str, *, returned: bool, leaves: bool = False) -> None:
        """Take a seat out of the hand: forfeited, or void with its wagers `returned`. `leaves`: so does the player."""
        if returned:
            self.returns(seat)
        self.status[seat] = SeatStatus.VOID if returned else SeatStatus.FORFEITED
        self.forfeits.append((seat, step, self.answer_count))
        if leaves:
            self.gone.add(seat)

    def may_forfeit(self, seat: int) -> bool:
        """Return whether a seat can still give something up.

        In a game against the house that is a wager that is not settled yet, also after a fold; among players it is a
        pot that is not pushed yet, and that another player can win.
        """
        status = self.status.get(seat)
        if status not in (SeatStatus.IN, SeatStatus.FOLDED, SeatStatus.ALL_IN):
            return False
        if self.is_banked:
            wagers = set(self.loses(seat, True))
            if status is SeatStatus.FOLDED:  # Wagers lost by the fold are never settled; the others may be.
                wagers = wagers.difference(self.loses(seat, False)) or wagers
            return not self.settled[seat].keys() >= wagers
        playing = self.who(SeatStatus.IN, SeatStatus.ALL_IN)
        return seat in playing and len(playing) > 1 and not self.came_to

    def next_community(self) -> Place | None:
        """Return the place of the next community card, once the players have their cards; None if there is none."""
        playing = self.who(SeatStatus.IN, SeatStatus.ALL_IN)
        if self.lacks_hole_cards() or (not self.is_banked and len(playing) < 2):
            return None
        for spot in self.layout.spots:
            lying = len(self.cards.get((spot.key, 0), ()))
            if lying < spot.count:
                return Place(spot.key, 0, lying)
        return None

    def lacks_hole_cards(self) -> bool:
        """Return whether a player who is in has still to be dealt a hole card."""
        playing = self.who(SeatStatus.IN, SeatStatus.ALL_IN)
        return any(len(self.cards.get((Felt.HOLE, seat), ())) < self.layout.hole for seat in playing)

    @property
    def forfeited(self) -> dict[int, str]:
        """Return the step at which a seat forfeited."""
        return {seat: step for seat, step, _ in self.forfeits}

    def in_action(self, seat: int) -> dict[str, int]:
        """Return the wagers of a seat that are still to be settled: neither settled, nor taken when it gave up."""
        settled, gone = self.settled[seat], self.loses(seat, False)
        return {spot: bet for spot, bet in self.bets[seat].items() if spot not in settled and spot not in gone}

    def net(self, seat: int) -> int:
        """Return a seat's result so far: of settled wagers, and of those taken when it gave up."""
        if seat in self.came_to:
            return self.came_to[seat]
        settled, gone = self.settled[seat], self.loses(seat, False)
        lost = sum(bet for spot, bet in self.bets[seat].items() if spot in gone and spot not in settled)
        return sum(wager.net for wager in settled.values()) - lost

    def who(self, *status: SeatStatus) -> tuple[int, ...]:
        """Return the seats with one of these statuses, left to right."""
        return tuple([seat for seat, its in self.status.items() if its in status])

    def refuse_seen(self, card: Card) -> None:
        """Raise Refused if `card` is already on the table, or is out of play in this hand."""
        place = self.seen.get(card)
        is_shown = place is not None and self.cards[place.spot, place.seat][place.nth].up
        if card in self.dead or (place is not None and not is_shown):
            # A card that is face down and one that was face down before it was replaced are refused alike, and not
            # named.
            raise Refused("duplicate_card", "That card is already in this hand: stop, and call the floor.")
        if place is not None:
            raise Refused(
                "duplicate_card",
                "The {card} is already {where}: check both cards, and call the floor.",
                card=card.words,
                where=text("at seat {seat}", seat=place.seat) if place.seat else text("on the table"),
            )

    def lay(self, places: Iterable[Place], cards: Iterable[Card | None], *, up: bool) -> None:
        """Put cards down, each at the next index of its spot. None is a card that nobody has read."""
        seen, dead, rows = self.seen, self.dead, self.cards
        for place, card in zip(places, cards, strict=False):
            if card is not None:
                if card in seen or card in dead:
                    self.refuse_seen(card)
                seen[card] = place
            spot, seat, nth = place
            row = rows.get((spot, seat))
            if row is None:
                row = rows[spot, seat] = []
            assert len(row) == nth, f"{place} is not the next card there"
            row.append(Slot(card, up))

    def slot(self, place: Place) -> Slot:
        """Return the card at a place; there is one."""
        return self.cards[place.spot, place.seat][place.nth]

    def turn(self, place: Place, card: Card | None = None) -> None:
        """Turn a face-down card up; `card` names it where nobody had read it."""
        slot = self.cards[place.spot, place.seat][place.nth]
        if card is not None:
            assert slot.card is None, f"{place} was read before"
            self.refuse_seen(card)
            self.seen[card] = place
            slot.card = card
        assert slot.card is not None, f"{place} has not been read"
        slot.up = True

    def turn_read(self, places: Iterable[Place]) -> list[Place]:
        """Turn the cards at `places` over as far as they have been read, and return the places of the others."""
        unread = []
        for place in places:
            spot, seat, nth = place
            slot = self.cards[spot, seat][nth]
            if slot.card is None:
                unread.append(place)
            else:
                slot.up = True
        return unread

    def as_shown(self) -> Felt:
        """Return the felt as everybody knows it: a face-down card is one that nobody has read."""
        shown = copy(self)
        shown.cards = {
            at: [slot if slot.up else Slot(None, up=False) for slot in row] for at, row in self.cards.items()
        }
        return shown

    def plays_for(self, pot: Pot) -> tuple[int, ...]:
        """Return the seats that can still win a pot: those that have not given up since it was laid out."""
        gone = (SeatStatus.FOLDED, SeatStatus.FORFEITED, SeatStatus.VOID)
        return tuple(seat for seat in pot.eligible if self.status.get(seat) not in gone)

    def row(self, spot: str, seat: int = 0) -> tuple[Card, ...]:
        """Return the cards at a spot. All of them must have been read."""
        slots = self.cards.get((spot, seat), ())
        cards = tuple([slot.card for slot in slots if slot.card is not None])
        assert len(cards) == len(slots), f"a card at {spot} {seat} has not been read"
        return cards

    def face_up(self, spot: str, seat: int = 0) -> tuple[Card, ...]:
        """Return the cards at a spot. All of them must be face up to decide a wager."""
        slots = self.cards.get((spot, seat), ())
        cards = tuple([slot.card for slot in slots if slot.up and slot.card is not None])
        assert len(cards) == len(slots), f"a wager is settled while cards at {spot} lie face down: turn them first"
        return cards

    def bet(self, seat: int, spot: str, cents: int) -> None:
        """Add chips to a betting spot."""
        assert cents >= 0, "a wager is never negative"
        bets = self.bets[seat]
        bets[spot] = bets.get(spot, 0) + cents
