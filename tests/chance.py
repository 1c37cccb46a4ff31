"""Deal whole random hands of any game from a seed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from kiosk.core.cards import DECK
from kiosk.core.dice import DICE
from kiosk.core.errors import Refused
from kiosk.events import Happening
from kiosk.games import GAMES
from kiosk.procedure import (
    Acknowledged,
    Answer,
    By,
    Cards,
    Choice,
    Choices,
    Chosen,
    Dealt,
    Dice,
    Disputed,
    Done,
    Floor,
    Forfeit,
    Opening,
    Option,
    Placed,
    Prompt,
    Rolled,
    Round,
    Spot,
    Wagers,
)
from tests.rules.play import BY, rules, snapshot

LONGEST, TRIES = 2_000, 500


@dataclass(frozen=True)
class Written:
    """An event as a journal would keep it."""

    seq: int
    what: Happening


@dataclass
class RoundJournal:
    """Receives a round's events, and keeps the state of the table before each of them."""

    events: list[Written] = field(default_factory=list)

    def commit(self, what: Callable[[], Happening], _by: By) -> int:
        self.events.append(Written(len(self.events) + 1, what()))
        return len(self.events)


def opened(game: str, carried: Mapping[str, Any] | None = None, number: int = 1) -> Opening:
    seats = tuple(range(1, GAMES[game].seats[1] + 1))[:4]
    jackpots = dict.fromkeys(rules(game).jackpots, 1_000_003)
    return Opening(number, seats, 500, 50_000, jackpots, state=carried or {})


def fresh(game: str, journal: RoundJournal, opening: Opening) -> Round:
    return Round(GAMES[game], rules(game), opening, journal.commit)


def legal(hand: Round, chance: Random) -> Answer:
    """Return an answer that the prompt offers. Decisions of several seats may be legal only together."""
    prompt = hand.prompt
    assert prompt is not None
    for _ in range(TRIES if isinstance(prompt, Choices) and len(prompt.options) > 1 else 1):
        answer = _by_chance(hand, prompt, chance)
        try:
            prompt.check(answer, hand.felt)
        except Refused:
            continue
        return answer
    raise AssertionError(f"no legal answer was found to: {prompt.guide.do}")


def _by_chance(hand: Round, prompt: Prompt, chance: Random) -> Answer:
    """Return a random answer among the options of a prompt."""
    match prompt:
        case Wagers():
            return _placed(prompt, chance)
        case Choices(options=options):
            return Chosen({seat: _choice(chance.choice(offered), chance) for seat, offered in options.items()})
        case Cards():
            return _dealt(hand, prompt, chance)
        case Dice():
            return Rolled(tuple(chance.choice(DICE) for _ in range(chance.randint(1, len(prompt.left)))))
        case Floor():
            return Disputed() if chance.random() < 0.2 else Acknowledged()
        case _:
            return Done()


def _placed(prompt: Wagers, chance: Random) -> Placed:
    fewest = max(1, prompt.least_players)
    seats = sorted(chance.sample(prompt.seats, chance.randint(min(fewest, len(prompt.seats)), len(prompt.seats))))
    return Placed(
        {
            seat: {spot.key: _wager(spot, chance) for spot in prompt.spots if spot.required or chance.random() < 0.6}
            for seat in seats
        }
    )


def _wager(spot: Spot, chance: Random) -> int:
    if spot.exactly:
        return chance.choice(spot.exactly)
    most = min(spot.most or spot.least + 5_000, spot.least + 5_000)
    return chance.randrange(-(-spot.least // spot.unit) * spot.unit, most + 1, spot.unit)


def _choice(option: Option, chance: Random) -> Choice:
    if option.least is None:
        return Choice(option.key)
    most = option.least + 5_000 if option.most is None else option.most
    between = chance.randrange(option.least, most + 1, option.unit)
    return Choice(option.key, chance.choice((option.least, between, most - (most - option.least) % option.unit)))


def _dealt(hand: Round, prompt: Cards, chance: Random) -> Dealt:
    count = chance.randint(1, len(prompt.left))
    unseen = chance.sample([card for card in DECK if card not in hand.felt.seen and card not in hand.felt.dead], count)
    return Dealt(tuple(None if prompt.may_be_unread and chance.random() < 0.1 else card for card in unseen))


def may_forfeit(hand: Round) -> list[int]:
    return [seat for seat in hand.felt.seats if hand.felt.may_forfeit(seat)]


def deal_on(hand: Round, chance: Random, *, forfeits: float = 0.01) -> None:
    """Give the hand one more answer, with this share of forfeits."""
    willing = may_forfeit(hand)
    if willing and chance.random() < forfeits:
        hand.answer(Forfeit(chance.choice(willing)), BY)
    else:
        hand.answer(legal(hand, chance), BY)


def looks(hand: Round) -> tuple[object, ...]:
    """Return everything that the screen could show of a hand."""
    prompt, draft, _entries, *rest = snapshot(hand)
    return prompt, draft, *rest
