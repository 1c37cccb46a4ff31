"""The chips that a dealer has moved at each seat: wagers taken or paid, pots pushed, and chips put in.

The screen describes a mispay, a dispute, and a void hand in these amounts: never as the net of a seat, which nobody has
seen on the table.
"""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from kiosk.core.errors import Refused
from kiosk.core.money import Cents, money
from kiosk.core.text import Text, text
from kiosk.procedure import (
    IN_POTS,
    MOVED_WORDS,
    PUT_IN,
    ChipsOf,
    Does,
    Done,
    Item,
    Round,
    Settle,
    sign,
)

DROPPED: Final = text("Rake")


class ChipsMoved(NamedTuple):
    """The chips that the dealer has moved to a seat for one wager or pot, in cents; negative for chips taken from it.

    `lay` is the most that could be taken of a wager, or pushed from the pots, 0 if that is not known.
    """

    seat: int
    key: str
    name: Text
    cents: Cents
    chips_of: ChipsOf = ChipsOf.WAGER
    lay: Cents = 0

    @property
    def does(self) -> Does:
        """Return which way the chips went; a push if none moved."""
        return {1: Does.PAY, 0: Does.PUSH, -1: Does.TAKE}[sign(self.cents)]

    def words(self, amount: Callable[[Cents], str] = money) -> Text:
        """Return this in words, "paid $40"."""
        return MOVED_WORDS[self.chips_of][sign(self.cents)].fill(amount=amount(abs(self.cents)))

    def named(self, amount: Callable[[Cents], str] = money) -> Text:
        """Return this in words with its wager, "Board bonus paid $40"."""
        return _NAMED.fill(name=self.name, moved=self.words(amount))


_NAMED: Final = text("{name} {moved}")


def check_lay(moved: ChipsMoved, cents: Cents, amount: Callable[[Cents], str] = money) -> None:
    """Raise Refused if the amount exceeds the chips there, and so cannot have been pushed or taken."""
    if moved.chips_of is ChipsOf.POT and cents > moved.lay:
        raise Refused("lay", "The pots held only {lay}: enter what was pushed.", lay=amount(moved.lay))
    if moved.chips_of is ChipsOf.WAGER and -cents > moved.lay:
        raise Refused("lay", "Only {lay} was bet: enter what was taken.", lay=amount(moved.lay))


def moved_so_far(hand: Round) -> tuple[ChipsMoved, ...]:
    """Return the chips moved in a hand, by seat and by wager or pot, from its book."""
    names = _names(hand)
    found: dict[tuple[int, str], ChipsMoved] = {}
    for (seat, account), cents in hand.book.sums.items():
        if not seat:
            continue
        name = names.get((seat, account)) or names.get((0, account)) or hand.felt.layout.wager_name(account)
        chips_of = ChipsOf.PUT_IN if account == PUT_IN else ChipsOf.WAGER if hand.game.house_plays else ChipsOf.POT
        before = found.get((seat, str(name))) or ChipsMoved(seat, account, name, 0, chips_of)
        lay = hand.felt.bets.get(seat, {}).get(account, 0)
        found[seat, str(name)] = before._replace(cents=before.cents + cents, lay=before.lay + lay)
    if not hand.game.house_plays:
        in_pots = -sum(cents for (_, account), cents in hand.book.sums.items() if account == PUT_IN)
        return tuple(sorted((chips._replace(lay=in_pots) for chips in found.values()), key=lambda moved: moved.seat))
    return tuple(sorted(found.values(), key=lambda moved: moved.seat))


def _names(hand: Round) -> dict[tuple[int, str], Text]:
    """Return the dealer's name of each settled account, by (seat, account)."""
    names: dict[tuple[int, str], Text] = {(0, PUT_IN): IN_POTS}
    for item in _settled_items(hand):
        for move in item.moves:
            names[move.seat, move.account] = names[0, move.account] = item.wager
    for seat, settled in hand.felt.settled.items():
        names.update({(seat, spot): wager.name for spot, wager in settled.items() if wager.name})
    return names


def _settled_items(hand: Round) -> list[Item]:
    asked = [entry.prompt for entry in hand.entries] + [hand.asked]
    return [item for prompt in asked if isinstance(prompt, Settle) for item in prompt.items]


def still_moves(hand: Round) -> tuple[tuple[ChipsMoved, Cents], ...]:
    """Return the chips that must still move at the last question of a hand: each wager or pot as moved, and the rest.

    It is empty before that, and if the moved chips equal the hand's result.
    """
    outstanding = hand.outstanding
    if not outstanding:
        return ()
    settled = hand.after(Done())
    names = _names(hand) | _names(settled)
    found: dict[tuple[int, str], tuple[ChipsMoved, Cents]] = {}
    for seat, account, cents in outstanding:
        name = names.get((seat, account)) or names.get((0, account))
        if not seat:
            name = DROPPED
        elif name is None:
            name = hand.felt.layout.wager_name(account)
        chips_of = ChipsOf.PUT_IN if account == PUT_IN else ChipsOf.WAGER if hand.game.house_plays else ChipsOf.POT
        before, more = found.get((seat, str(name))) or (ChipsMoved(seat, account, name, 0, chips_of), 0)
        found[seat, str(name)] = before, more + cents
    had = {(chips.seat, str(chips.name)): chips.cents for chips in moved_so_far(hand)}
    return tuple((chips._replace(cents=had.get(at, 0)), more) for at, (chips, more) in found.items())


def to_give_back(hand: Round) -> tuple[ChipsMoved, ...]:
    """Return the chips that go back to each seat if a hand is void: negative is taken from it again.

    A wager that was paid or pushed is with its player already; one that was taken comes back. Chips on the felt that
    were not settled belong to the player.
    """
    felt, book = hand.felt, hand.book
    if not hand.game.house_plays:
        return tuple(_from_pots(hand))
    names, back = _names(hand), []
    for seat in felt.seats:
        accounts = dict.fromkeys((*felt.bets[seat], *(account for at, account in book.sums if at == seat)))
        for account in accounts:
            has_moved = (seat, account) in book.sums
            cents = -book.of(seat, account) if has_moved else felt.bets[seat].get(account, 0)
            if cents:
                name = names.get((seat, account)) if account not in felt.bets[seat] else None
                back.append(ChipsMoved(seat, account, name or felt.layout.wager_name(account), cents))
    return tuple(back)


def without_kept(back: Iterable[ChipsMoved], hand: Round, kept: Iterable[tuple[int, str]]) -> tuple[ChipsMoved, ...]:
    """Return the chips that go back, without the payouts, (seat, wager), that the floor has held."""
    names = frozenset(kept)
    mine = [item for item in _settled_items(hand) if (item.seat, str(item.wager)) in names]
    accounts = {(move.seat, move.account) for item in mine for move in item.moves}
    return tuple([chips for chips in back if chips.cents > 0 or (chips.seat, chips.key) not in accounts])


def _from_pots(hand: Round) -> Iterable[ChipsMoved]:
    felt, book = hand.felt, hand.book
    for seat in felt.seats:
        moved = [cents for (at, _), cents in book.sums.items() if at == seat]
        cents = -sum(moved) if (seat, PUT_IN) in book.sums or moved else sum(felt.bets[seat].values())
        if cents:
            yield ChipsMoved(seat, PUT_IN, IN_POTS, cents, ChipsOf.PUT_IN)
