"""The accounts of a table's bank, and the entries between them.

Every chip and dollar of the table is on one account. The accounts add up to zero: chips in the rack came from the cage
or from a player, and both are accounts, too.
"""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, NamedTuple

from kiosk.core.money import Cents


class AccountKind(StrEnum):
    """The kind of an account. A rack has one for each chip, the felt and the stacks one for each seat."""

    RACK = "rack"
    FELT = "felt"
    STACK = "stack"
    POT = "pot"
    CAGE = "cage"
    RAKE = "rake"
    PLAYERS = "players"  # Amounts brought to the table less those taken away.
    TRANSIT = "transit"  # Chips between two people who count them, by the number of the slip.
    DROP = "drop"  # Cash in a drop box in the table, by the number of the box.
    COUNT_ROOM = "count_room"  # Cash in removed boxes.
    COUPONS = "coupons"
    TIPS = "tips"
    CASH_OUTS = "cash_outs"  # Cash of the cage paid for chips at the table.
    CARRIED = "carried"  # Chips that players brought from other tables less those they took there.
    TABLES = "tables"  # Chips received from other tables less those sent there.
    OVER_SHORT = "over_short"  # Differences found by counts; positive if the rack was short.


class Account(NamedTuple):
    """An account. `of` is the chip of a rack, the seat of the felt or a stack, the slip of a transfer, the number
    of a drop box; else 0.
    """

    kind: AccountKind
    of: int = 0


class BankEntry(NamedTuple):
    """A change of an account in cents; negative for an outflow."""

    account: Account
    cents: Cents


CAGE: Final = Account(AccountKind.CAGE)
RAKE: Final = Account(AccountKind.RAKE)
POT: Final = Account(AccountKind.POT)
PLAYERS: Final = Account(AccountKind.PLAYERS)
OVER_SHORT: Final = Account(AccountKind.OVER_SHORT)
COUNT_ROOM: Final = Account(AccountKind.COUNT_ROOM)
COUPONS: Final = Account(AccountKind.COUPONS)
TIPS: Final = Account(AccountKind.TIPS)
CASH_OUTS: Final = Account(AccountKind.CASH_OUTS)
CARRIED: Final = Account(AccountKind.CARRIED)
TABLES: Final = Account(AccountKind.TABLES)


def rack_of(chip: Cents) -> Account:
    return Account(AccountKind.RACK, chip)


def felt_of(seat: int) -> Account:
    return Account(AccountKind.FELT, seat)


def transit_of(slip: int) -> Account:
    return Account(AccountKind.TRANSIT, slip)


def drop_of(box: int) -> Account:
    return Account(AccountKind.DROP, box)


def stack_of(seat: int) -> Account:
    return Account(AccountKind.STACK, seat)


class Unbalanced(AssertionError):
    """Entries that belong together do not add up to zero: the program has a bug."""


def check_balanced(entries: Iterable[BankEntry]) -> None:
    """Raise Unbalanced unless the entries add up to zero."""
    off = sum(entry.cents for entry in entries)
    if off:
        raise Unbalanced(f"the entries are off by {off}")


def moved(source: Account, target: Account, cents: Cents) -> tuple[BankEntry, ...]:
    """Return the entries of an amount that goes from one account to another; none for an amount of 0."""
    return (BankEntry(source, -cents), BankEntry(target, cents)) if cents else ()
