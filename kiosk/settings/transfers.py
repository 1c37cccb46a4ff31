"""Fills, credits, and transfers between tables: the signers of each part, and the people of the cage and the runners.

The lists are dated settings, `[[transfers]]` in house.toml, as the limits for payouts are. Without any, the lists of
`TransferRules` hold.
"""

from datetime import date
from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from pydantic import AfterValidator, Field

from kiosk.settings.payouts import Dated
from kiosk.staff import Role


class Duty(StrEnum):
    """The duty in which a person signs for a fill or a credit."""

    FLOOR = "floor"
    DEALER = "dealer"
    CAGE = "cage"
    RUNNER = "runner"


def _each_once(duties: tuple[Duty, ...]) -> tuple[Duty, ...]:
    if len(set(duties)) < len(duties):
        raise ValueError("lists a duty twice; list each once")
    return duties


def _two_people(duties: tuple[Duty, ...]) -> tuple[Duty, ...]:
    if Duty.DEALER not in duties or len(duties) < 2:
        raise ValueError('needs "dealer" and at least one other duty: two people count')
    return duties


def _other_table(tables: tuple[str, ...]) -> tuple[str, ...]:
    if len(tables) == 1 or len(set(tables)) < len(tables):
        raise ValueError("lists a table twice, or only one; list each of two or more tables once")
    return tables


Duties: TypeAlias = Annotated[tuple[Duty, ...], Field(min_length=1), AfterValidator(_each_once)]
Workers: TypeAlias = Annotated[tuple[Role, ...], Field(min_length=1)]


class TransferRules(Dated):
    """The duties that sign for a request, for the slip that goes with the chips, for their receipt, and for a void.

    `cage` and `runner` are the roles whose people have these duties. With `two_duties`, one person may sign for more
    than one duty of a part, but the dealer and the floor are always two people. `in_hand` says whether fills, credits
    and counts may be done during a hand. `between` are the tables that send each other chips; none by default.
    """

    request: Duties = (Duty.FLOOR,)
    send: Duties = (Duty.CAGE, Duty.RUNNER)
    receive: Annotated[Duties, AfterValidator(_two_people)] = (Duty.DEALER, Duty.RUNNER, Duty.FLOOR)
    void: Duties = (Duty.FLOOR,)
    cage: Workers = (Role.FLOOR, Role.MANAGER)
    runner: Workers = (Role.DEALER, Role.FLOOR, Role.MANAGER)
    two_duties: bool = Field(default=False, strict=True)
    in_hand: bool = Field(default=True, strict=True)
    between: Annotated[tuple[str, ...], AfterValidator(_other_table)] = ()


DEFAULT_TRANSFERS: Final = TransferRules.model_validate({"from": date(2000, 1, 1)})
