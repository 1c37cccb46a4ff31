"""Frozen models of the house’s files: the house, its tables, its devices."""

import re
from collections.abc import Mapping
from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias, TypeVar
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from kiosk.core.money import Cents
from kiosk.core.value import value
from kiosk.procedure import Rules
from kiosk.schema.fields import PositiveMoney, Strict
from kiosk.settings.cash import CashRules
from kiosk.settings.charities import CharityShares
from kiosk.settings.decks import DeckRules
from kiosk.settings.nights import NightRules
from kiosk.settings.payouts import Dated, PayoutLimits, a_day
from kiosk.settings.screen import ScreenSettings, Time
from kiosk.settings.transfers import TransferRules
from kiosk.settings.variances import VarianceRules
from kiosk.staff import MAX_DIGITS, MIN_DIGITS, Act, Role

_D = TypeVar("_D", bound=Dated)

NO_DEVICE = "none"
_TABLE_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,15}")


class ChipColor(StrEnum):
    """The colors in which chips are made and drawn."""

    WHITE = "white"
    GRAY = "gray"
    PINK = "pink"
    RED = "red"
    ORANGE = "orange"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    PURPLE = "purple"
    BROWN = "brown"
    BLACK = "black"


def _whole_path(path: Path) -> Path:
    if not path.is_absolute():
        raise ValueError(f'"{path}" must begin with /, or it depends on where the kiosk is started')
    return path


class Pins(Strict):
    """The rules of PINs."""

    min_digits: int = Field(default=MIN_DIGITS, ge=MIN_DIGITS, le=MAX_DIGITS, strict=True)
    wrong_tries: int = Field(default=3, ge=1, le=10, strict=True)
    lock_minutes: int = Field(default=15, ge=1, le=24 * 60, strict=True)


def _each_day_once(dated: tuple[_D, ...]) -> tuple[_D, ...]:
    days = [limits.since for limits in dated]
    for nth, day in enumerate(days):
        if day in days[:nth]:
            raise ValueError(f"two lists apply from {day}; give each list its own day")
    return dated


class TrainingMaterial(Strict):
    """A game that a group of people must learn by a day: the listed steps, or the whole game if `steps` is empty."""

    group: str = Field(min_length=1, max_length=40)
    people: tuple[str, ...] = Field(min_length=1, max_length=200)
    game: str = Field(min_length=1)
    steps: tuple[str, ...] = ()
    by: Annotated[date, BeforeValidator(a_day)]


class Training(Strict):
    """The rules of training: whether dealing requires a certificate, and for how many days a certificate is valid.

    `questions` is the length of a drill. `hours` is the training that the house asks for, 0 for none. `hands_an_hour`
    is the pace of a full table at this house. `tries_a_day` limits the examinations in one game that a person may begin
    on one day, and `days_between` is the wait after a failed one. `answer_seconds` is the time for one answer in an
    examination; `table_seconds` is the time to settle one wager at all seats, or to enter all players' actions.
    `material` lists the lines that groups must learn by a day.
    """

    certificate_required: bool = Field(default=False, strict=True)
    certificate_days: int = Field(default=365, ge=1, le=3650, strict=True)
    questions: int = Field(default=30, ge=5, le=200, strict=True)
    hours: int = Field(default=0, ge=0, le=2000, strict=True)
    hands_an_hour: int = Field(default=30, ge=1, le=200, strict=True)
    tries_a_day: int = Field(default=2, ge=1, le=20, strict=True)
    days_between: int = Field(default=0, ge=0, le=365, strict=True)
    answer_seconds: int = Field(default=15, ge=5, le=600, strict=True)
    table_seconds: int = Field(default=180, ge=30, le=3600, strict=True)
    material: tuple[TrainingMaterial, ...] = Field(default=(), max_length=100)


def _zone(name: str) -> str:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise ValueError(f'"{name}" is not a time zone; write one such as "America/New_York"') from None
    return name


GAMING_DAY_BEGINS: Final = "08:00"


class CallKind(StrEnum):
    """The reasons to call the floor to a table."""

    HAND = "hand"  # A hand that the rules call out, such as a flush or better.
    PAYOUT = "payout"  # A large payout, which the floor signs for.
    SECOND = "second"  # A large payout that needs a second signature.
    SLIP = "slip"  # a slip that no longer matches the hand and must be voided
    DISPUTE = "dispute"
    QUESTION = "question"  # The dealer's own call, for any reason.


class HouseSettings(Strict):
    """The settings that apply at every table of the house."""

    name: str = Field(min_length=1, max_length=60)
    # The time zone of the screen and of papers; None: the system's.
    time_zone: Annotated[str, AfterValidator(_zone)] | None = None
    void_needs_floor: bool = Field(default=True, strict=True)
    floor_checkpoints: Annotated[Path, AfterValidator(_whole_path)] | None = (
        None  # None: no folder on another machine for a second copy of signed checkpoints.
    )
    floor_server: str | None = Field(default=None, min_length=1)  # PostgreSQL's connection string, without a user
    # Whether publishing people and settings needs two signatures.
    two_publish: bool = Field(default=False, strict=True)
    calls_at_table: tuple[CallKind, ...] = (CallKind.SLIP,)  # Calls that cannot be answered at a console.
    # The largest amount that a badge acknowledges without a PIN; None: never.
    badge_acknowledges: PositiveMoney | None = None
    pins: Pins = Pins()
    screen: ScreenSettings = ScreenSettings()
    payouts: Annotated[tuple[PayoutLimits, ...], AfterValidator(_each_day_once)] = ()
    transfers: Annotated[tuple[TransferRules, ...], AfterValidator(_each_day_once)] = ()
    shares: Annotated[tuple[CharityShares, ...], AfterValidator(_each_day_once)] = ()  # Empty: no charities.
    cash: Annotated[tuple[CashRules, ...], AfterValidator(_each_day_once)] = ()
    variances: Annotated[tuple[VarianceRules, ...], AfterValidator(_each_day_once)] = ()
    nights: Annotated[tuple[NightRules, ...], AfterValidator(_each_day_once)] = ()
    decks: Annotated[tuple[DeckRules, ...], AfterValidator(_each_day_once)] = ()
    training: Training = Training()
    export_folder: Annotated[Path, AfterValidator(_whole_path)] | None = None  # The folder of a technician’s exports.
    trainees_deal: bool = Field(default=False, strict=True)
    gaming_day_begins: Time = GAMING_DAY_BEGINS  # Reports are by gaming day, not by calendar day.
    gaming_day_ends: Time | None = None  # Hands after it are named in the night. None: when the next one begins.
    authority: Mapping[Act, Annotated[tuple[Role, ...], Field(min_length=1)]] = Field(default_factory=dict)


class Denomination(Strict):
    """A chip in the rack."""

    value: PositiveMoney
    color: ChipColor


def _table_id(text: str) -> str:
    if text.upper().startswith("TRAINING"):
        raise ValueError(f'"{text}" cannot name a table; training has that name for itself')
    if not _TABLE_ID.fullmatch(text):
        raise ValueError(f'"{text}" cannot name a table; use up to 16 letters, digits and dashes')
    return text


def _none_is_nothing(value: object) -> object:
    return None if value == NO_DEVICE else value


_Rate: TypeAlias = Annotated[int, Field(strict=True)]


def _two_figures(pace: object) -> object:
    if not isinstance(pace, list | tuple) or len(pace) != 2:
        raise ValueError("must be two whole numbers, the fewest and the most hands an hour, such as [30, 60]")
    return pace


def _rising(pace: tuple[int, int]) -> tuple[int, int]:
    least, most = pace
    if least < 0 or (most and most <= least):
        raise ValueError(f"{least} to {most} is not a pace; write the fewest and the most hands an hour, 0 for none")
    return pace


DeviceName: TypeAlias = Annotated[str | None, BeforeValidator(_none_is_nothing)]


class TableSettings(Strict):
    """One table. `palette` is the chips of the rack that are offered for wagers. Amounts are in cents."""

    id: Annotated[str, AfterValidator(_table_id)]
    game: str
    seats: int = Field(ge=1, strict=True)
    table_minimum: PositiveMoney
    table_maximum: PositiveMoney | None = None
    rack: tuple[Denomination, ...] = Field(min_length=1)
    palette: tuple[PositiveMoney, ...] = Field(min_length=1)
    shoe: DeviceName = None
    badge: DeviceName = None
    printer: DeviceName = None
    seat_reader: DeviceName = None
    sign: DeviceName = None
    camera: DeviceName = None
    screen: ScreenSettings = ScreenSettings()
    pit: str = Field(default="", max_length=20)  # The table's heading on floor consoles.
    pace: Annotated[tuple[_Rate, _Rate], BeforeValidator(_two_figures), AfterValidator(_rising)] = (
        0,
        0,
    )  # (fewest, most) hands per hour; 0 for none.

    @property
    def denominations(self) -> tuple[Cents, ...]:
        """Return the values of the chips in the rack, with which payouts are made."""
        return tuple(chip.value for chip in self.rack)

    def device(self, family: str) -> str | None:
        """Return the name of the table's device in a family, None if it has none."""
        names = {
            "shoe": self.shoe,
            "camera": self.camera,
            "badge": self.badge,
            "printer": self.printer,
            "seat_reader": self.seat_reader,
            "sign": self.sign,
        }
        return names[family]


class DeviceSettings(BaseModel):
    """One device. `entry` is its section in `devices.toml`: the kind, and the driver's own keys.

    Its `maker`, `model`, and `serial` number are printed on the receipt of an inspection.
    """

    model_config = ConfigDict(frozen=True, extra="allow")

    name: str = Field(min_length=1)
    kind: str
    maker: str = Field(default="", max_length=40)
    model: str = Field(default="", max_length=40)
    serial: str = Field(default="", max_length=40)

    @property
    def is_identified(self) -> bool:
        """Return whether the file has its maker, its model, and its serial number."""
        return bool(self.maker.strip() and self.model.strip() and self.serial.strip())

    @property
    def entry(self) -> Mapping[str, Any]:
        return {"kind": self.kind, **(self.model_extra or {})}


Devices: TypeAlias = Mapping[str, Mapping[str, DeviceSettings | None]]
"""Devices by family and name. A device whose section has an error is None."""


@value
class Settings:
    """The whole configuration, checked: `games` by key, `deals` by table ID, and `devices` by family and name.

    A table that deals several games has one file per game in `deals`. The first, by file name, is its default game.
    An example of `devices` is {"shoe": {"pit 3": …}}.
    """

    house: HouseSettings
    games: Mapping[str, Rules]
    deals: Mapping[str, tuple[TableSettings, ...]]
    devices: Mapping[str, Mapping[str, DeviceSettings]]

    @property
    def machines(self) -> Mapping[str, DeviceSettings]:
        """Return the shoes and cameras by name. A deck can be shown to them at an inspection."""
        return {**self.devices.get("shoe", {}), **self.devices.get("camera", {})}
