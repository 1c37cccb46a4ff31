"""Every kind of device that is installed, and a device from its entry in `devices.toml`.

    {"kind": "beetek", "port": "/dev/serial/by-id/usb-…", "baud": 9600}

`kind` chooses the driver and `port` says where it is. Everything else has the make's published value unless a setting
changes it. A camera has no port: its own settings say where it is. A wrong entry is refused with all of its problems.
Nothing is opened before `start`.

A kind is an entry point of the group `dealer_assist_kiosk.drivers`, called `family.kind`, that leads to a `DriverSpec`
or a `CameraSpec`. The shipped drivers are found in the same way as drivers in other packages.
"""

import difflib
from collections.abc import Iterable, Mapping
from importlib import metadata
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, Final

from drivers.link import Pause, wait
from drivers.port import NO_FLOW, LinkSettings, OpenSpeakingPort, Parity, open_port
from drivers.port_names import wrong_port
from drivers.spec import CameraSpec, DriverKey, DriverSpec
from kiosk.core.clock import Clock
from kiosk.core.devices import FAMILIES
from kiosk.core.errors import ConfigError, ConfigProblem

GROUP: Final = "dealer_assist_kiosk.drivers"
_PORT: Final = ("kind", "port", "baud", "parity", "data_bits", "stop_bits", "flow")


def kinds() -> dict[str, dict[str, EntryPoint]]:
    """Return the installed drivers, by family and kind, not yet imported. Raise ConfigError if two claim one."""
    found: dict[str, dict[str, EntryPoint]] = {family: {} for family in FAMILIES}
    for point in metadata.entry_points(group=GROUP):
        family, _, kind = point.name.partition(".")
        if family not in found or not kind:
            raise ConfigError((f"{_whose(point)} offers {point.name}, which is not one of {', '.join(FAMILIES)}.",))
        other = found[family].setdefault(kind, point)
        if other.value != point.value:
            both = f"{_whose(other)} and {_whose(point)}"
            raise ConfigError((f"{both} both offer {point.name}: uninstall one of them.",))
    return found


def open_device(
    family: str,
    entry: Mapping[str, object],
    clock: Clock,
    *,
    folder: Path | None = None,
    pause: Pause = wait,
    opener: OpenSpeakingPort = open_port,
) -> Any:
    """Return the device that an entry describes, not yet started; it fulfills its family's Protocol.

    `folder` has the setup of a camera's table; only a camera uses it. Raise ConfigError as `check_device` does.
    """
    spec = spec_of(family, entry.get("kind"))
    if isinstance(spec, CameraSpec):
        assert folder is not None, "a camera is opened with the folder of what has been set up"
        seeing = read_camera_entry(spec, entry, called=_called(family, entry))
        return spec.device(folder, clock, pause=pause, **seeing)
    link, values = read_entry(spec, entry, called=_called(family, entry))
    return spec.device(spec.link(link, clock, pause=pause, opener=opener), **values)


def check_device(family: str, entry: Mapping[str, object]) -> None:
    """Raise ConfigError with everything that is wrong with an entry, each problem beginning with its key.

    Settings: `kind` and `port`, which are required; `baud`, `parity` ("none", "even", "odd"), `data_bits`, `stop_bits`,
    `flow` ("none", "xonxoff", "rtscts"); and those of the spec. A camera has `kind`, and those of its spec.
    """
    spec, called = spec_of(family, entry.get("kind")), _called(family, entry)
    if isinstance(spec, CameraSpec):
        read_camera_entry(spec, entry, called=called)
    else:
        read_entry(spec, entry, called=called)


def spec_of(family: str, kind: object) -> DriverSpec | CameraSpec:
    """Return the spec of a kind. Raise ConfigError if it is not installed, or cannot be loaded."""
    known = kinds()[family]
    point = known.get(kind) if isinstance(kind, str) else None
    if point is None:
        if not known:
            raise ConfigError(
                (
                    ConfigProblem(
                        f"no {FAMILIES[family]} is installed; install the kiosk again, with `pip install .`", key="kind"
                    ),
                )
            )
        names = " or ".join(sorted(known))
        raise ConfigError(
            (
                ConfigProblem(
                    f"{kind!r} is not a {FAMILIES[family]} that is known; write {names}{_meant(kind, known)}",
                    key="kind",
                ),
            )
        )
    try:
        spec = point.load()
    except (ImportError, AttributeError) as error:
        raise ConfigError(
            (ConfigProblem(f"{kind} of {_whose(point)} cannot be loaded: {error}", key="kind"),)
        ) from error
    if not isinstance(spec, CameraSpec if family == "camera" else DriverSpec):
        raise ConfigError(
            (ConfigProblem(f"{kind} of {_whose(point)} leads to {spec!r}, which is not a DriverSpec", key="kind"),)
        )
    return spec


def read_entry(spec: DriverSpec, entry: Mapping[str, object], *, called: str) -> tuple[LinkSettings, dict[str, object]]:
    """Return the address of an entry's device, and its make's settings. Raise ConfigError as `check_device` does."""
    problems: list[str] = []
    values = _own(spec.settings, entry, (*_PORT, *spec.settings), called, problems)
    link = _link(entry, spec, problems)
    if link is None or problems:
        raise ConfigError(tuple(problems))
    return link, values


def read_camera_entry(spec: CameraSpec, entry: Mapping[str, object], *, called: str) -> dict[str, object]:
    """Return the settings of a camera's entry. Raise ConfigError as `check_device` does."""
    problems: list[str] = []
    values = _own(spec.settings, entry, ("kind", *spec.settings), called, problems)
    if problems:
        raise ConfigError(tuple(problems))
    return values


def _own(
    settings: Mapping[str, DriverKey],
    entry: Mapping[str, object],
    known: tuple[str, ...],
    called: str,
    problems: list[str],
) -> dict[str, object]:
    """Return a make's own settings, and add the faults of the entry's keys to `problems`."""
    problems += [
        ConfigProblem(f"a {called} has no such setting{_meant(key, known)}", key=key)
        for key in entry
        if key not in known
    ]
    values: dict[str, object] = {}
    for key, setting in settings.items():
        if key not in entry and setting.default is None:
            problems.append(ConfigProblem("is missing", key=key))
            continue
        try:
            values[key] = setting.read(entry.get(key, setting.default))
        except ValueError as error:
            problems.append(ConfigProblem(str(error), key=key))
    return values


def _link(entry: Mapping[str, object], spec: DriverSpec, problems: list[str]) -> LinkSettings | None:
    """Return the link's settings, or None after adding the faults to `problems`."""
    if "port" not in entry:
        problems.append(
            ConfigProblem("is missing; write its path under /dev/serial/by-id, or socket://host:port", key="port")
        )
    parity = entry.get("parity", spec.parity)
    if not isinstance(parity, str) or parity not in tuple(Parity):
        problems.append(ConfigProblem(f"{parity!r} is not one of {', '.join(Parity)}", key="parity"))
        parity = Parity.NONE
    url = entry.get("port", "loop://")
    if isinstance(url, str) and (wrong := wrong_port(url)):
        problems.append(ConfigProblem(wrong, key="port"))
    try:
        return LinkSettings(
            kind=str(entry.get("kind", "")),
            url=entry.get("port", "loop://"),  # type: ignore[arg-type]  # LinkSettings refuses what is of no use
            baud=entry.get("baud", spec.baud),  # type: ignore[arg-type]
            parity=Parity(parity),
            data_bits=entry.get("data_bits", spec.data_bits),  # type: ignore[arg-type]
            stop_bits=entry.get("stop_bits", spec.stop_bits),  # type: ignore[arg-type]
            flow=entry.get("flow", NO_FLOW),  # type: ignore[arg-type]
        )
    except ConfigError as error:
        problems.extend(error.problems)
        return None


def _called(family: str, entry: Mapping[str, object]) -> str:
    return f"{entry.get('kind')} {FAMILIES[family]}"


def _whose(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.value


def _meant(word: object, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(str(word), list(known), n=1)
    return f"; did you mean {near[0]}?" if near else ""
