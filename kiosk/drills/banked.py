"""Make drills of a game against the house from its declared wagers: each paying line, and who wins.

A hand is planned so that it may fall on a line: the deciding cards are placed, and the live procedure computes the
payout. A game with other questions adds its own lines.
"""

import random
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from kiosk.core.cards import DECK, SUITS, Card, card
from kiosk.core.errors import Refused
from kiosk.core.hands import Category
from kiosk.core.money import Cents, Dollars
from kiosk.core.text import Text, text
from kiosk.drills.acting import Decide, Plan, Rehearsal, by_chance
from kiosk.drills.drill import (
    LOSES,
    NOTHING,
    YOU,
    Asked,
    DrillLine,
    DrillTable,
    Group,
    Staged,
    a_bet,
    losing_line,
    pay_lines,
    reading_lines,
)
from kiosk.drills.five import five_of, others
from kiosk.drills.reading import asked_five
from kiosk.procedure import (
    BEATS,
    FOLDED,
    FORFEITED,
    LOSES_TO,
    NO_LINE,
    TIES,
    Against,
    BankedRules,
    Choice,
    Choices,
    Chosen,
    Felt,
    Item,
    Layout,
    Opening,
    Outcome,
    PayTable,
    Place,
    Spot,
    Wager,
)

R = TypeVar("R", bound=BankedRules)

READING: Final = "reading"
GIVES_UP: Final = ("fold",)
_MAX_TRIED: Final = 20_000  # Random hands tried for one line; the rarest line of a shipped game needs some hundreds.
_KEYS: Final = {BEATS: "wins", LOSES_TO: "loses", TIES: "ties"}  # The keys of stored answers of trainees.
_OFTEN: Final = 0.3  # The share of optional wagers that are placed.


class WagerTable(NamedTuple):
    """The pay table of one wager, its title, and the clause by which it is settled."""

    wager: str
    title: Text
    clause: str
    rule: Text
    pays: PayTable


class BankedDrill(Generic[R]):
    """Plan hands for the lines of each wager, and ask about one seat's. `reading` is the wager whose hands are read."""

    def __init__(
        self, wagers: Sequence[Wager[R]], layout: Callable[[R], Layout],
        spots: Callable[[R, Opening], Sequence[Spot]], *, reading: Wager[R] | None = None,
        labels: Mapping[str, Text] | None = None, gives_up: Sequence[str] = GIVES_UP, given_up: Sequence[str] = (),
    ) -> None:  # fmt: skip
        """`spots` are where wagers are made before the cards; `labels` name card spots otherwise than the felt does.

        `gives_up` are the options by which a player gives a hand up. `given_up` are the lines by which the game records
        it, beyond a fold and a forfeit.
        """
        self._wagers = {wager.key: wager for wager in wagers}
        self._by_spot = {spot: wager for wager in wagers for spot in wager.chips}
        self._layout = layout
        self._spots = spots
        self._reading = reading
        self._labels = labels or {}
        self._gives_up = frozenset(gives_up)
        self._given_up = frozenset((FOLDED, FORFEITED, *given_up, *(wager.lost for wager in wagers if wager.lost)))

    def lines(self, rules: R) -> tuple[DrillLine, ...]:
        """Return everything that is drilled, in the order in which wagers are declared."""
        lines: list[DrillLine] = []
        for key, wager in self._wagers.items():
            title = wager.title or wager.name
            lines += pay_lines(key, title, wager.pays(rules))
            lines += [DrillLine(key, _KEYS.get(line, line), name) for line, name in wager.lines.items()]
            if not wager.lines:
                lines.append(losing_line(key, title))
        return (*lines, *(reading_lines(READING) if self._reading else ()))

    def pay_tables(self, rules: R) -> Iterator[WagerTable]:
        """Yield the pay table of each wager, in the order in which they are declared."""
        for key, wager in self._wagers.items():
            guide = wager.guided(rules)
            yield WagerTable(key, wager.title or wager.name, guide.clause, guide.rule, wager.pays(rules))

    def wager_of(self, line: DrillLine) -> Wager[R]:
        """Return the wager whose line is drilled."""
        wager = self._reading if line.table == READING else self._wagers[line.table]
        assert wager is not None, f"{line.id} is drilled for no wager"
        return wager

    def stage(self, line: DrillLine, setting: DrillTable, dice: random.Random) -> Staged:
        seats = tuple(range(1, setting.config.seats + 1))
        players = sorted(dice.sample(seats, min(len(seats), dice.randint(2, 3))))
        seat = dice.choice(players)
        cards = self.cards(line, setting.rules, seat, dice)
        table = setting.config
        opening = Opening(0, seats, table.table_minimum, table.table_maximum, jackpots=setting.jackpots)
        spots = self._spots(setting.rules, opening)
        asked = self.wager_of(line).chips
        wagers = {player: _wagers(setting, spots, asked if player == seat else (), dice) for player in players}
        return Staged(Plan(opening, cards=cards, wagers=wagers, decide=stays(setting, {seat}, self._gives_up)), seat)

    def full(self, setting: DrillTable, dice: random.Random, seats: int) -> Plan:
        """Plan a hand in which every seat has every wager and stays in, with any cards."""
        table, every = setting.config, tuple(range(1, setting.config.seats + 1))
        opening = Opening(0, every, table.table_minimum, table.table_maximum, jackpots=setting.jackpots)
        spots = self._spots(setting.rules, opening)
        players, keys = every[:seats], [spot.key for spot in spots]
        wagers = {seat: _wagers(setting, spots, keys, dice) for seat in players}
        return Plan(opening, wagers=wagers, decide=stays(setting, players, self._gives_up))

    def cards(self, line: DrillLine, rules: R, seat: int, dice: random.Random) -> dict[Place, Card]:
        """Return cards that may make a line, each with its place. Raise Refused if no cards make it."""
        wager = self.wager_of(line)
        places = self._places(wager.of, rules, seat)
        if line.table == READING:
            return dict(zip(places, _read(line.key, len(places), dice), strict=True))
        if isinstance(wager, Against) and line.key == _KEYS[TIES]:
            return self._tie(wager, rules, seat, dice)
        if line.key != LOSES and wager.pays(rules).get(line.key) is None:
            return {}
        pays = wager.pays(rules)
        of_five = wager.makes(DECK[: len(places)]).hand is not None
        for _ in range(_MAX_TRIED):
            made = _try(line.key, len(places), dice) if of_five else others((), len(places), dice)
            key = wager.makes(made).line
            if key == line.key or (line.key == LOSES and pays.get(key) is None):
                return dict(zip(places, made, strict=True))
        raise Refused("line", "No cards make {line}: correct the game’s lines or its pay table.", line=line.id)

    def _tie(self, wager: Against[R], rules: R, seat: int, dice: random.Random) -> dict[Place, Card]:
        """Return a straight on the cards that both hands share; if they are too few, equal cards of their own."""
        shared = self._places([spot for spot in wager.of if spot in wager.dealer], rules, seat)
        if len(shared) >= 5:
            return dict(zip(shared, five_of(Category.STRAIGHT, dice), strict=False))
        mine = self._places([spot for spot in wager.of if spot not in wager.dealer], rules, seat)
        dealers = self._places([spot for spot in wager.dealer if spot not in wager.of], rules, seat)
        for _ in range(_MAX_TRIED):
            cards = others((), len(mine), dice)
            twins = [_twin(card) for card in cards]
            if set(cards).isdisjoint(twins):
                return {**dict(zip(mine, cards, strict=True)), **dict(zip(dealers, twins, strict=False))}
        raise Refused("line", "No cards make {line}: correct the game’s lines or its pay table.", line=TIES)

    def _places(self, spots: Sequence[str], rules: R, seat: int) -> list[Place]:
        layout = self._layout(rules)
        counts = {Felt.HOLE: layout.hole, **{spot.key: spot.count for spot in layout.spots}}
        return [Place(spot, seat if spot == Felt.HOLE else 0, nth) for spot in spots for nth in range(counts[spot])]

    def asked(self, line: DrillLine, setting: DrillTable, staged: Staged, hand: Rehearsal) -> Asked | None:
        wager, seat, felt = self.wager_of(line), staged.seat, hand.felt
        guide = wager.guide
        if line.table == READING:
            own = self.groups(wager, felt, seat, with_dealer=False)
            return asked_five(line, own, wager.name, guide.clause, guide.rule, seat=seat)
        settled = felt.settled[seat].get(wager.chips[0])
        if settled is None or _fell_on(wager, settled.line, settled.outcome) != line.key:
            return None
        found = [settled for settled in hand.settled(guide.step) if settled[1].seat == seat]
        if not found:
            return None
        prompt, item = found[0]
        pays = [line.name for line in wager.pays(setting.rules).lines]
        groups = self.groups(wager, felt, seat)
        return Asked(
            heading=text("{wager} · {bet} bet", wager=wager.name, bet=Dollars(item.stake)),
            ask=text("What does the house pay seat {seat}?", seat=seat), groups=groups,
            clause=prompt.guide.clause, rule=prompt.guide.rule,
            names=(*pays, *(wager.lines.values() or (NOTHING,))), name=line.name, amount=item.pay,
            terms=item.terms if pays else item.line, made=_made(wager, felt, seat, groups),
            instead=self._instead(wager, setting.rules, item), seat=seat,
        )  # fmt: skip

    def _instead(self, wager: Wager[R], rules: R, item: Item) -> dict[Cents, Text]:
        """Return mistaken payouts by amount: those of other lines, this wager's first, or with the stake."""
        found: dict[Cents, Text] = {}
        for other in (wager, *(value for value in self._wagers.values() if value is not wager)):
            for line in other.pays(rules).lines:
                if line.odds is not None:
                    odds = text("{pays} to {on}", pays=line.odds.pays, on=line.odds.on)
                    words = text("{who} used {odds}: {wager}, {line}.", who=YOU, odds=odds,
                                 wager=other.title or other.name, line=line.words)  # fmt: skip
                    found.setdefault(line.odds.won(item.stake), words)
                for bet, amount in line.amounts.items():
                    words = text("{who} used {line} for a bet of {bet}.", who=YOU, line=line.words, bet=Dollars(bet))
                    found.setdefault(amount, words)
        if item.pay:
            added = text("{who} added the wager, which is already the player’s.", who=YOU)
            found.setdefault(item.pay + item.stake, added)
            found.setdefault(0, text("{who} paid nothing, but this wins.", who=YOU))
        found.pop(item.pay, None)
        return found

    def groups(self, wager: Wager[R], felt: Felt, seat: int, *, with_dealer: bool = True) -> tuple[Group, ...]:
        """Return the cards that decide, the dealer's first and the seat's last; or only those of the seat's hand."""
        dealer = wager.dealer if isinstance(wager, Against) and with_dealer else ()
        spots = [*dealer, *(spot for spot in wager.of if spot not in dealer)]
        labels = {**{spot.key: spot.label for spot in felt.layout.spots}, **self._labels}
        groups = [Group(labels[spot], faces(felt, spot)) for spot in spots if spot != Felt.HOLE]
        if Felt.HOLE in spots:
            groups.append(Group(text("Seat {seat}", seat=seat), faces(felt, Felt.HOLE, seat)))
        return tuple(groups)

    def fell_on(self, result: Mapping[str, Any]) -> Iterable[str]:
        for seat in result["seats"]:
            for spot, settled in seat["wagers"].items():
                wager = self._by_spot.get(spot)
                if wager is not None and settled["line"] not in self._given_up:
                    yield f"{wager.key}.{_fell_on(wager, settled['line'], settled['outcome'])}"


def _made(wager: Wager[Any], felt: Felt, seat: int, groups: Sequence[Group]) -> frozenset[int]:
    """Return the faces that make the hand: of equal ranks those that are equal, else all that count."""
    cards = [card for spot in wager.of for card in felt.row(spot, seat if spot == Felt.HOLE else 0)]
    made = wager.makes(cards)
    count = Counter(card.rank for card in made.cards)
    equal = [card for card in made.cards if count[card.rank] > 1]
    if not equal and (made.line == NO_LINE or (made.hand is not None and made.hand.category is Category.HIGH_CARD)):
        return frozenset()
    making = {card.text for card in equal or made.cards}
    shown = [face for group in groups for face in group.faces]
    return frozenset(nth for nth, face in enumerate(shown) if face in making)


def _fell_on(wager: Wager[Any], line: str, outcome: str) -> str:
    if line in wager.lines:
        return _KEYS.get(line, line)
    return line if outcome != Outcome.LOSE else LOSES


def _wagers(setting: DrillTable, spots: Sequence[Spot], asked: Sequence[str], dice: random.Random) -> dict[str, Cents]:
    """Return the wagers of one seat, including the wager of the question."""
    wagers = {}
    for spot in spots:
        if spot.required or spot.key in asked or dice.random() < _OFTEN:
            wagers[spot.key] = (
                dice.choice(spot.exactly) if spot.exactly else a_bet(setting, dice, least=spot.least, most=spot.most)
            )
    return wagers


def stays(setting: DrillTable, seats: Collection[int], gives_up: Collection[str] = GIVES_UP) -> Decide:
    """Return decisions by which these seats never give up; chance decides for the others."""

    def decide(prompt: Choices, felt: Felt, dice: random.Random) -> Chosen:
        chosen = dict(by_chance(prompt, felt, dice).choices)
        for seat in set(seats) & set(prompt.options):
            option = dice.choice([option for option in prompt.options[seat] if option.key not in gives_up])
            amount = None if option.least is None else a_bet(setting, dice, least=option.least, most=option.most)
            chosen[seat] = Choice(option.key, amount)
        return Chosen(chosen)

    return decide


def _try(key: str, count: int, dice: random.Random) -> list[Card]:
    category = next((category for category in Category if category.key == key), None)
    return _with_five(category or dice.choice(list(Category)), count, dice)


def _read(key: str, count: int, dice: random.Random) -> list[Card]:
    return _with_five(next(category for category in Category if category.key == key), count, dice)


def _with_five(category: Category, count: int, dice: random.Random) -> list[Card]:
    cards = five_of(category, dice)
    if count > len(cards):
        cards += others(cards, count - len(cards), dice)
        dice.shuffle(cards)
    return cards


def _twin(twin: Card) -> Card:
    """Return the card of the same rank in the next suit: cards that are all moved so make an equal hand."""
    return card(f"{twin.text[0]}{SUITS[(SUITS.index(twin.suit) + 1) % len(SUITS)]}")


def faces(felt: Felt, spot: str, seat: int = 0) -> tuple[str, ...]:
    return tuple(card.text for card in felt.row(spot, seat))
