"""One betting round among players: the player in turn, the legal actions, and the end of the round.

Amounts are integers, in cents or points. A bet or raise is named by the player's new total of
this round ("raise to"), a call by the amount that it adds. The round moves chips from `stacks`, which belongs to the
hand, to `put_in`, its own. It knows nothing of cards, prompts or pots.
"""

from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY
from typing import Literal, NamedTuple, TypeAlias

from kiosk.core.value import value

Closed: TypeAlias = Literal["", "capped", "not_reopened", "nobody_left", "nobody_exceeds", "not_enough"]


@value
class Limits:
    """The limits of a bet: at `least` and at `most` (None: all that a player has), and the number of raises after it.

    Totals are whole chips of `unit`, but for an all-in. A raise is at least as large as the bet or raise before it,
    unless it need not `follow`. The other three fields rule on an all-in raise that is short, smaller than the last
    whole one: does it reopen the betting for those who have acted, does it count as a raise, and does it set the size
    of the next one? Only an all-in can be short.
    """

    _: KW_ONLY
    least: int
    most: int | None = None
    raises: int | None = None
    unit: int = 1
    follow: bool = True
    short_reopens: bool = True
    short_counts: bool = True
    short_sets_least: bool = True


class Legal(NamedTuple):
    """The legal actions of a player in turn, besides folding.

    `call` is the amount that a call adds; 0 is a check. A bet or raise makes the player's total `least` up to `most`;
    if the player has less than `least`, only `all_in` is permitted. `all_in` is the total with the whole stack, None if
    that is neither a call nor an allowed bet. `closed` is the reason why a raise is not open. If `nobody_exceeds` the
    level, a raise is not offered, since nobody could answer it; one that was made all the same has amounts.
    """

    call: int
    least: int | None
    most: int | None
    all_in: int | None
    closed: Closed


class BettingRound:
    """A betting round. `order` are the players still in the hand, the first to act first.

    `put_in` has the chips that each player has put in already in this round, such as a blind; `level` is the amount to
    match; `size` is the size of that bet, if it is more than the least; `bets` counts the bet and the raises so far.
    `actor` is the player in turn, None once the round is over.
    """

    __slots__ = (
        "_acted", "_in", "_last_full", "_last_raise", "_opened_at", "_waiting", "actor", "bets", "level", "limits",
        "order", "put_in", "stacks",
    )  # fmt: skip

    def __init__(
        self,
        order: Sequence[int],
        stacks: dict[int, int],
        limits: Limits,
        *,
        put_in: Mapping[int, int] | None = None,
        level: int = 0,
        size: int = 0,
        bets: int = 0,
    ) -> None:
        self.order = tuple(order)
        self.stacks = stacks
        self.limits = limits
        self.put_in = dict.fromkeys(order, 0)
        if put_in:
            self.put_in.update(put_in)
        self.level = self._opened_at = level
        self.bets = bets
        self._last_raise = self._last_full = max(limits.least, size)
        self._in = list(order)
        self._waiting = list(order)
        self._acted: set[int] = set()
        self.actor: int | None = None
        self._next()

    @property
    def live(self) -> tuple[int, ...]:
        """Return the players who have not folded, in the order of play."""
        return tuple(self._in)

    def legal(self) -> Legal:
        """Return the legal actions of the player in turn."""
        seat = self.actor
        assert seat is not None, "the round is over"
        stack, before, limits = self.stacks[seat], self.put_in[seat], self.limits
        owed = self.level - before
        total = before + stack
        if stack <= owed:
            return Legal(stack, None, None, total, "not_enough")
        if limits.raises is not None and self.bets > limits.raises:
            return Legal(owed, None, None, None, "capped")
        if owed < self._last_full and seat in self._acted:
            return Legal(owed, None, None, None, "not_reopened")
        others = self._most_of_others(seat, self.level)
        if not others:
            return Legal(owed, None, None, None, "nobody_left")
        closed: Closed = "" if others > self.level else "nobody_exceeds"
        unit = limits.unit
        least = -(-(self.level + self._last_raise) // unit) * unit
        if total <= least:
            return Legal(owed, None, None, total, closed)
        if limits.most is None:
            return Legal(owed, least, total, total, closed)
        most = max(least, (self.level + max(limits.most, self._last_raise)) // unit * unit)
        return Legal(owed, least, most, None, closed) if total > most else Legal(owed, least, total, total, closed)

    def checkers(self) -> tuple[int, ...]:
        """Return the players still to act in this round, the player in turn first; nobody if one of them owes chips."""
        actor, put_in, level = self.actor, self.put_in, self.level
        if actor is None or put_in[actor] < level:
            return ()
        still_in, stacks = self._in, self.stacks
        others = [seat for seat in self._waiting if stacks[seat] and seat in still_in]  # The player in turn has chips.
        return () if any(put_in[seat] < level for seat in others) else (actor, *others)

    def fold(self) -> None:
        """Fold the hand of the player in turn."""
        seat = self.actor
        assert seat is not None, "the round is over"
        self._in.remove(seat)
        self._next()

    def call(self) -> int:
        """Check or call for the player in turn, with the whole stack if it is less. Return the added amount."""
        seat = self.actor
        assert seat is not None, "the round is over"
        added = min(self.level - self.put_in[seat], self.stacks[seat])
        if added:
            self.stacks[seat] -= added
            self.put_in[seat] += added
            self._acted.add(seat)  # A player who checks retains all rights.
        self._next()
        return added

    def raise_to(self, total: int) -> int:
        """Bet, or raise to `total`, for the player in turn; it may be short only all in. Return the added amount."""
        seat = self.actor
        assert seat is not None, "the round is over"
        added = total - self.put_in[seat]
        size = total - self.level
        assert 0 < added <= self.stacks[seat] and size > 0, "a raise is more than a call, and no more than the stack"
        all_in = added == self.stacks[seat]
        assert size >= self._last_raise or all_in, "only an all-in raise may be short"
        full = size >= self._last_full or not all_in
        self.stacks[seat] -= added
        self.put_in[seat] = total
        self.level = total
        limits = self.limits
        if full or limits.short_counts:
            self.bets += 1
        if full or limits.short_reopens:
            self._acted.clear()
        self._acted.add(seat)
        if full and limits.follow:
            self._last_full = self._last_raise = size
        elif not full and limits.short_sets_least:
            self._last_raise = max(size, limits.least)
        at = self.order.index(seat)
        still_in = self._in
        self._waiting = [seat for seat in self.order[at + 1 :] + self.order[:at] if seat in still_in]
        self._next()
        return added

    def leave(self, seat: int) -> None:
        """Remove a player who has no hand anymore, at any player's turn."""
        if seat in self._in:
            self._in.remove(seat)
            if self.actor is not None and self.actor != seat:
                self._waiting.insert(0, self.actor)
            self._next()

    def give_back(self, seat: int) -> int:
        """Return this round's chips of a player whose hand is void. The highest bet left becomes the one to match."""
        chips, self.put_in[seat] = self.put_in.get(seat, 0), 0
        self.level = max(self._opened_at, *self.put_in.values())
        return chips

    def _most_of_others(self, seat: int, enough: int) -> int:
        """Return the highest total that another player could reach, or the first above `enough`; 0 for none."""
        stacks, put_in, most = self.stacks, self.put_in, 0
        for other in self._in:
            stack = stacks[other]
            if stack and other != seat and put_in[other] + stack > most:
                most = put_in[other] + stack
                if most > enough:
                    break
        return most

    def _next(self) -> None:
        """Find whose turn it is. A player with nothing to call and nobody left to respond is not asked to act."""
        if len(self._in) > 1:
            while self._waiting:
                seat = self._waiting.pop(0)
                if self._is_asked(seat):
                    self.actor = seat
                    return
        self.actor = None

    def _is_asked(self, seat: int) -> bool:
        """Return whether a player who has not acted still has something to decide."""
        still_in, stacks, put_in = self._in, self.stacks, self.put_in
        if seat in still_in and stacks[seat]:
            for other in still_in:
                if other != seat and (stacks[other] or put_in[other] > put_in[seat]):
                    return True
        return False
