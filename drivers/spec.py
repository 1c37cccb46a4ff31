"""The declaration of a driver: its make's published line, its own settings, and the maker of a device from a link.

A driver's entry point names a `DriverSpec`, that of a camera, which has no line, a `CameraSpec`. It opens nothing:
`drivers.kinds` reads a device's entry of `devices.toml` by it, gives it a link, and returns the device.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from drivers.link import Receiver, SpeakingLine
from drivers.port import Parity
from kiosk.core.value import value

SECOND_NS: Final = 1_000_000_000


def as_ns(seconds: float) -> int:
    return round(seconds * SECOND_NS)


class Device(Protocol):
    """The methods of every device; its family's Protocol in `kiosk.core.devices` has the others."""

    def start(self, on_event: Callable[[Any], None]) -> None:
        """Open the port and begin. `on_event` is called on the device's own thread."""

    def stop(self) -> None:
        """Close the port. Returns when the device's thread has ended."""


class DriverKey(Protocol):
    """A key of a device's entry that belongs to its make. `default` is None if the key must be there."""

    @property
    def default(self) -> object: ...

    def read(self, value: object) -> object:
        """Return the value for the driver. Raise ValueError with the fault, which is printed after the key."""


@value
class WordKey:
    """One of a few words."""

    default: str
    options: tuple[str, ...]

    def read(self, value: object) -> str:
        if isinstance(value, str) and value in self.options:
            return value
        raise ValueError(f"{value!r} is not {' or '.join(self.options)}")


@value
class Seconds:
    """A time in seconds, from `least` to `most`."""

    default: float
    most: float
    least: float = 0

    def read(self, value: object) -> float:
        # bool is a subclass of int; reject it as a number of seconds.
        if isinstance(value, bool) or not isinstance(value, int | float) or not self.least <= value <= self.most:
            raise ValueError(f"{value!r} is not a number of seconds from {self.least:g} to {self.most:g}")
        return float(value)


@value
class Number:
    """A whole number, from `least` to `most`."""

    default: int
    least: int
    most: int

    def read(self, value: object) -> int:
        if type(value) is not int or not self.least <= value <= self.most:
            raise ValueError(f"{value!r} is not a whole number from {self.least} to {self.most}")
        return value


@value
class Word:
    """A word that fits a pattern, called `what` in the error if it does not."""

    default: str | None
    pattern: str
    what: str

    def read(self, value: object) -> str:
        if isinstance(value, str) and re.fullmatch(self.pattern, value):
            return value
        raise ValueError(f"{value!r} is not {self.what}")


@dataclass(frozen=True, slots=True, kw_only=True)
class DriverSpec:
    """One make of device.

    The line is as its maker publishes it, until a setting changes it. `link` is the kind of link: a `Receiver`, or a
    `SpeakingLine` for questions or commands. `device` is called with the link, and one keyword for each of `settings`.
    `recognizes` returns whether bytes hold a whole message of this make, so that another driver can name the source of
    bytes at its port.
    """

    device: Callable[..., Device]
    baud: int
    link: type[Receiver | SpeakingLine] = Receiver
    parity: Parity = Parity.NONE
    data_bits: int = 8
    stop_bits: int = 1
    settings: Mapping[str, DriverKey] = field(default_factory=dict)
    recognizes: Callable[[bytes], bool] = lambda data: False


@dataclass(frozen=True, slots=True, kw_only=True)
class CameraSpec:
    """One kind of camera. Its own `settings` have its address.

    `device` is called with the folder of its table's setup, the clock, `pause`, and one keyword for each of `settings`.
    """

    device: Callable[..., Device]
    settings: Mapping[str, DriverKey] = field(default_factory=dict)
