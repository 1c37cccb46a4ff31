"""Card shoes, each opened from a plain mapping of settings.

    {"kind": "beetek", "port": "/dev/serial/by-id/usb-…", "baud": 9600}

`kind` chooses the make and `port` says where it is. All else has the make's published value until a setting says
otherwise. A mapping that is wrong is refused with every problem at once. Nothing is opened before `start`.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Final

from drivers.link import LinkSettings, Parity, Pause, Receiver, wait
from drivers.shoe.angel_eye.driver import ANGEL_EYE
from drivers.shoe.beetek.driver import BEETEK
from drivers.shoe.listening import Ears, ListeningShoe, Make, Unsure
from kiosk.clock import Clock
from kiosk.devices import Shoe
from kiosk.errors import ConfigError

MAKES: Final[Mapping[str, Make]] = {"beetek": BEETEK, "angel_eye": ANGEL_EYE}
MAX_REPEAT_WINDOW_S: Final = 60.0


def open_shoe(settings: Mapping[str, object], clock: Clock, *, pause: Pause = wait) -> Shoe:
    """Return the shoe that the settings describe, not yet started. Raise ConfigError as `check_shoe` does."""
    link, ears = _read(settings)
    return ListeningShoe(Receiver(link, clock, pause=pause), ears)


def check_shoe(settings: Mapping[str, object]) -> None:
    """Raise ConfigError with everything that is wrong with a shoe's settings, each beginning with its key.

    Settings: `kind` and `port`, which are required; `baud`, `parity` ("none", "even", "odd"), `data_bits`, `stop_bits`;
    `repeat_window_s`, 0 to 60 seconds; `manual_burn` (beetek) or `outside_game` (angel_eye), "deal" or "ask".
    """
    _read(settings)


def _read(settings: Mapping[str, object]) -> tuple[LinkSettings, Ears]:
    kind = settings.get("kind")
    make = MAKES.get(kind) if isinstance(kind, str) else None
    if make is None:
        names = " or ".join(MAKES)
        raise ConfigError((f"kind: {kind!r} is not a shoe that is known; write {names}{_meant(kind, MAKES)}",))
    known = ("kind", "port", "baud", "parity", "data_bits", "stop_bits", "repeat_window_s", *make.unsure)
    problems = [f"{key}: a {kind} shoe has no such setting{_meant(key, known)}" for key in settings if key not in known]
    window_s = settings.get("repeat_window_s", make.repeat_window_s)
    # A bool is an int to Python, and not a number of seconds to anybody.
    if isinstance(window_s, bool) or not isinstance(window_s, int | float) or not 0 <= window_s <= MAX_REPEAT_WINDOW_S:
        problems.append(f"repeat_window_s: {window_s!r} is not a number of seconds from 0 to {MAX_REPEAT_WINDOW_S:g}")
        window_s = 0
    unsure: dict[str, Unsure] = {}
    for key, default in make.unsure.items():
        value = settings.get(key, default)
        if isinstance(value, str) and value in tuple(Unsure):
            unsure[key] = Unsure(value)
        else:
            problems.append(f"{key}: {value!r} is not {' or '.join(Unsure)}")
    link = _link(settings, make, problems)
    if link is None or problems:
        raise ConfigError(tuple(problems))
    return link, make.ears(repeat_window_ns=round(window_s * 1_000_000_000), **unsure)


def _link(settings: Mapping[str, object], make: Make, problems: list[str]) -> LinkSettings | None:
    """Return the link's settings, or None with what is wrong added to `problems`."""
    if "port" not in settings:
        problems.append("port: is missing; write the path of the shoe under /dev/serial/by-id, or socket://host:port")
    parity = settings.get("parity", Parity.NONE)
    if not isinstance(parity, str) or parity not in tuple(Parity):
        problems.append(f"parity: {parity!r} is not one of {', '.join(Parity)}")
        parity = Parity.NONE
    try:
        return LinkSettings(
            url=settings.get("port", "loop://"),  # type: ignore[arg-type]  # LinkSettings refuses what is of no use
            baud=settings.get("baud", make.baud),  # type: ignore[arg-type]
            parity=Parity(parity),
            data_bits=settings.get("data_bits", 8),  # type: ignore[arg-type]
            stop_bits=settings.get("stop_bits", 1),  # type: ignore[arg-type]
        )
    except ConfigError as error:
        problems.extend(error.problems)
        return None


def _meant(word: object, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(str(word), list(known), n=1)
    return f"; did you mean {near[0]}?" if near else ""
