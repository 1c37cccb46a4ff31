"""The balances of a table's bank, and the chips that the latest hands have moved. A ledger never changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field, replace
from typing import Any, Final

from kiosk.bank.accounts import (
    Account,
    AccountKind,
    BankEntry,
    check_balanced,
)
from kiosk.core.money import Cents
from kiosk.core.value import value

_KINDS: Final = {kind.value: kind for kind in AccountKind}


@value
class BankLedger:
    """`balances` are the accounts, each tube of the rack included where it is empty. They add up to zero.

    `hands` has the moves of the latest hands, by number: the moves of a void hand are reversed.
    """

    balances: Mapping[Account, Cents] = field(default_factory=dict)
    hands: Mapping[int, Mapping[Account, Cents]] = field(default_factory=dict)

    def of(self, account: Account) -> Cents:
        return self.balances.get(account, 0)

    def kind(self, kind: AccountKind) -> dict[int, Cents]:
        """Return the balances of all accounts of a kind, by their subject."""
        return {account.of: cents for account, cents in self.balances.items() if account.kind is kind}

    @property
    def rack(self) -> dict[Cents, int]:
        """Return the rack, {chip: how many}; empty before the first count."""
        return {chip: cents // chip for chip, cents in self.kind(AccountKind.RACK).items()}

    @property
    def total(self) -> Cents:
        """Return the sum of the accounts, which is always zero."""
        return sum(self.balances.values())

    def plus(self, entries: Iterable[BankEntry], hand: int | None = None) -> BankLedger:
        """Return the ledger with entries that belong together, in a `hand` or none. Raise Unbalanced."""
        posted = tuple(entries)
        if not posted:
            return self
        check_balanced(posted)
        balances = dict(self.balances)
        for account, cents in posted:
            balances[account] = balances.get(account, 0) + cents
            if not balances[account] and account.kind is not AccountKind.RACK:
                del balances[account]
        if hand is None:
            return replace(self, balances=balances)
        moves = dict(self.hands.get(hand, {}))
        for account, cents in posted:
            moves[account] = moves.get(account, 0) + cents
        return replace(self, balances=balances, hands={**self.hands, hand: moves})

    def settled(self, hand: int) -> BankLedger:
        """Return the ledger when a hand is settled: hands before it cannot be reopened any more, and are forgotten."""
        kept = {number: moves for number, moves in self.hands.items() if number >= hand}
        return self if len(kept) == len(self.hands) else replace(self, hands=kept)

    def without_hands(self) -> BankLedger:
        """Return the ledger after an opening or a closing: no hand before it can be reopened."""
        return replace(self, hands={}) if self.hands else self

    def kept(self) -> dict[str, Any]:
        """Return the ledger as a checkpoint keeps it."""
        return {
            "balances": _rows(self.balances),
            "hands": [[hand, _rows(moves)] for hand, moves in self.hands.items()],
        }


def _rows(balances: Mapping[Account, Cents]) -> list[list[Any]]:
    return [[account.kind.value, account.of, cents] for account, cents in balances.items()]


def _balances(rows: Iterable[Iterable[Any]]) -> dict[Account, Cents]:
    return {Account(_KINDS[kind], of): cents for kind, of, cents in rows}


def kept_ledger(kept: Mapping[str, Any]) -> BankLedger:
    """Return the ledger that `BankLedger.kept` has written."""
    return BankLedger(_balances(kept["balances"]), {hand: _balances(rows) for hand, rows in kept["hands"]})
