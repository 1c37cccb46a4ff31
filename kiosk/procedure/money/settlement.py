"""The settlement of a hand: the dealer's action on each wager, and its outcome."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from enum import StrEnum
from typing import Any, Protocol, runtime_checkable

from kiosk.core.cards import Card
from kiosk.core.enums import quick
from kiosk.core.hands import Category, Hand
from kiosk.core.money import Cents, Dollars, Odds
from kiosk.core.text import EMPTY, Text, Worded, in_words, text
from kiosk.core.value import value
from kiosk.procedure.money.book import Transfer
from kiosk.procedure.money.paytable import Line


@quick
class Does(StrEnum):
    """The dealer's action on a wager."""

    TAKE = "take"
    PAY = "pay"
    PUSH = "push"


@runtime_checkable
class Called(Worded, Protocol):
    """Decides a wager in more words than the dealer calls: `call` has those that are called."""

    @property
    def call(self) -> Text: ...


@value
class Item:
    """One seat's wager to settle: take `stake`, or pay `pay` on top of it, or push it.

    `by` decides it, such as a hand, and `at` has its terms; the words of both are made when they are read. `key` names
    the wager, and `jackpot` the posted jackpot that it shares, for the calculation; `five` are the cards that win.
    `parts` are its accounts with the result of each, (account, cents to the seat), if it has several. `whole` is the
    item in full if this is only the part still due. The rest is shown.
    """

    seat: int
    wager: Text
    does: Does
    stake: Cents
    by: Text | Worded
    pay: Cents = 0
    take: Cents = 0
    at: Text | Worded = EMPTY
    key: str = ""
    jackpot: str = ""
    five: tuple[Card, ...] = ()
    parts: tuple[tuple[str, Cents], ...] = ()
    whole: Item | None = None

    @property
    def in_full(self) -> Item:
        """Return the full result of the wager, even if a part has moved before."""
        return self.whole or self

    @property
    def moves(self) -> tuple[Transfer, ...]:
        """Return the full moves that a confirmation covers, account by account."""
        if not self.parts:
            return (Transfer(self.seat, self.key, self.pay - self.take),)
        return tuple([Transfer(self.seat, account, cents) for account, cents in self.parts])

    @property
    def moved(self) -> Cents:
        """Return the amount taken, paid, or pushed."""
        return {Does.TAKE: self.take, Does.PAY: self.pay, Does.PUSH: self.stake}[self.does]

    @property
    def line(self) -> Text:
        """Return the line that decides the wager, "Full house, kings over nines"."""
        return in_words(self.by)

    @property
    def call(self) -> Text:
        """Return the words that the dealer calls when it is paid: `line`, without a hand that is beaten."""
        return self.by.call if isinstance(self.by, Called) else self.line

    @property
    def terms(self) -> Text:
        """Return the terms of the payout, "6 to 1 on $35"."""
        return in_words(self.at)

    @property
    def paid_by(self) -> Line | None:
        """Return the line of a pay table that pays it, None if none does."""
        return self.at.line if isinstance(self.at, PayTerms) else None

    @property
    def hand(self) -> Text:
        """Return the hand that the dealer calls to the floor: "full house", or a line as its pay table has it."""
        by = Category.of_key(self.by.line) if isinstance(self.by, Line) else self.by
        if isinstance(by, Hand):
            by = by.category
        return self.line if by is None else in_words(by)


@quick
class Outcome(StrEnum):
    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    SURRENDER = "surrender"


@value
class Share:
    """A share of a posted jackpot: which, the percentage that the bet is entitled to, and all its winners."""

    jackpot: str
    percent: int
    winners: tuple[int, ...]


@value
class Settled:
    """The outcome of one wager. `won` is paid by the house on top; `returned` is the whole amount that the player gets
    back.

    `name` is the common name of wagers that were settled together, EMPTY for pots. `uncut` is the payout of the pay
    table if a limit of the house or whole chips pay another amount, in cents; 0 if it is paid.
    """

    seat: int
    wager: str
    bet: Cents
    outcome: Outcome
    won: Cents
    returned: Cents
    line: str
    odds: Odds | None = None
    payout: Cents | None = None
    share: Share | None = None
    name: Text = EMPTY
    uncut: Cents = 0

    @property
    def net(self) -> Cents:
        return self.returned - self.bet


@value
class PayTerms:
    """The terms of a payout. `uncut` is the payout of its line if the house pays another amount, or 0.

    `is_rounded`: the amount was rounded to whole chips; otherwise a limit of the house has cut it.
    """

    line: Line
    paid: Settled
    stake: Cents
    uncut: Cents = 0
    is_rounded: bool = False

    @property
    def words(self) -> Text:
        if self.uncut and self.is_rounded:
            amount = Dollars(self.uncut)
            return text("{terms} is {amount}, rounded to whole chips", terms=self._by_line, amount=amount)
        if self.uncut:
            return text("{terms} is {amount}, cut to the house limit", terms=self._by_line, amount=Dollars(self.uncut))
        return self._by_line

    @property
    def _by_line(self) -> Text:
        line, share, stake = self.line, self.paid.share, Dollars(self.stake)
        if line.odds is not None:
            return text("{pays} to {on} on {stake}", pays=line.odds.pays, on=line.odds.on, stake=stake)
        if share is None:
            return text("fixed on {stake}", stake=stake)
        jackpot = {"percent": share.percent, "jackpot": share.jackpot.upper()}
        if len(share.winners) > 1:
            return text("{percent}% of the {jackpot}, shared by {winners}", winners=len(share.winners), **jackpot)
        return text("{percent}% of the {jackpot}", **jackpot)


def terms_together(items: Sequence[Item]) -> Text:
    """Return the terms of one wager at several seats, for their total; EMPTY if they are not all paid alike."""
    first = items[0]
    is_alike = all(
        item.paid_by == first.paid_by and not (isinstance(item.at, PayTerms) and item.at.uncut) for item in items
    )
    if is_alike and isinstance(first.at, PayTerms) and first.at.line.odds is not None:
        return replace(first.at, stake=sum(item.stake for item in items)).words
    return first.terms if all(item.terms == first.terms for item in items) else EMPTY


@value
class Settlement:
    """A finished hand: every wager once, and `facts` of the game such as each seat's hand.

    `kept` are chips that players lost to nobody: the rake, and the amount carried to the next hand.
    """

    wagers: tuple[Settled, ...]
    facts: Mapping[str, Any] = field(default_factory=dict)
    kept: Cents = 0

    @property
    def house_net(self) -> Cents:
        return sum([wager.bet - wager.returned for wager in self.wagers])
