"""The rack as the night moves it: as it was counted, less what was paid from it, with what was taken.

What is paid goes as the screen says it: never more of a chip than is there, and what the rack cannot make is the
cage's. Which chips a player has put down nobody tells: what is taken is counted as the fewest that make it. What is
bought in, changed or coloured up is not told either; a fill, a credit or a count puts the rack right.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

from kiosk.core.money import Cents, Chips, chips, chips_held
from kiosk.procedure import Does, Done, Entry, Floor, Item, Prompt, Round, Settle

Rack: TypeAlias = Mapping[Cents, int]
ItemKey: TypeAlias = tuple[int, str]


def chips_from(rack: Rack, cents: Cents) -> tuple[Chips, dict[Cents, int]]:
    """Return the chips that `cents` are paid with from a rack, and the rack then; negative is taken into it.

    Where the cage pays, the rack stays as it is.
    """
    made = chips_held(cents, rack) if cents > 0 else chips(-cents, tuple(rack))
    sign = -1 if cents > 0 else 1
    then = dict(rack)
    for chip, count in made.stacks:
        then[chip] += sign * count
    return made, then


def chips_one_by_one(rack: Rack, amounts: Iterable[Cents]) -> Iterator[Chips]:
    """Yield the chips of amounts that are paid one after the other, or taken where they are negative."""
    for cents in amounts:
        made, rack = chips_from(rack, cents)
        yield made


def is_of_rack(item: Item) -> bool:
    """Say whether an item moves chips of the rack: what is pushed from what players have put in does not."""
    return item.does is not Does.PAY or bool(item.stake)


def chips_of_items(rack: Rack, entries: Iterable[Entry], prompt: Prompt | None) -> dict[ItemKey, Chips]:
    """Return the chips of each item of a hand that has been paid, or is to be paid now, by (seat, wager).

    `rack` is as it was when the hand began.
    """
    return _walked(rack, entries, prompt)[0]


def rack_after(rack: Rack, hand: Round) -> dict[Cents, int]:
    """Return a rack after a settled hand that began with it: also with what folded and forfeited hands have lost."""
    assert hand.settlement is not None, "the hand is settled"
    _, then, net = _walked(rack, hand.entries, None)
    return chips_from(then, net - house_net(hand))[1]


def house_net(hand: Round) -> Cents:
    """Return what a settled hand has brought to the rack: what is raked from pots goes to the drop."""
    assert hand.settlement is not None, "the hand is settled"
    return sum(wager.bet - wager.returned for wager in hand.settlement.wagers if wager.name)


def _walked(
    rack: Rack, entries: Iterable[Entry], prompt: Prompt | None
) -> tuple[dict[ItemKey, Chips], dict[Cents, int], Cents]:
    """Return the chips of each item, the rack after them, and what they have brought to it in all."""
    made: dict[ItemKey, Chips] = {}
    then, net = dict(rack), 0
    for item in _items(entries, prompt):
        cents = item.pay - item.take
        made[item.seat, item.key], then = chips_from(then, cents)
        net -= cents
    return made, then, net


def _items(entries: Iterable[Entry], prompt: Prompt | None) -> Iterator[Item]:
    """Yield what was settled from the rack, in order, and what is to be settled now."""
    for entry in entries:
        if isinstance(entry.prompt, Settle) and isinstance(entry.answer, Done) and not entry.note:
            yield from filter(is_of_rack, entry.prompt.items)
    if isinstance(prompt, Settle):
        yield from filter(is_of_rack, prompt.items)
    elif isinstance(prompt, Floor):
        yield from filter(is_of_rack, (prompt.item, *prompt.also))


@lru_cache(maxsize=256)
def unpayable(owed: frozenset[Cents], rack: tuple[tuple[Cents, int], ...]) -> tuple[Cents, ...]:
    """Return which of the amounts owed no chips of a rack make, least first.

    What is more than the whole rack is not among them: that is paid by the cage.
    """
    held = dict(rack)
    total = sum(chip * count for chip, count in rack)
    return tuple(sorted(cents for cents in owed if cents <= total and chips_held(cents, held).rest))
