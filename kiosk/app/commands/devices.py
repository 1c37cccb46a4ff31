"""`kiosk devices` and `kiosk sim`: list and test the devices, and run simulated ones."""

from __future__ import annotations

import queue
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from kiosk.app.command_line.options import ConfigDir, house_settings
from kiosk.app.command_line.terminal import tell
from kiosk.app.house.devices import badge_reader
from kiosk.core.devices import (
    FAMILIES,
    BadgeRead,
    CameraTested,
    CardRead,
    CardsSeen,
    CardUnread,
    DeviceState,
    DiceSeen,
    PrinterChanged,
    PrinterState,
    SeatCards,
    ShoeAlarm,
    SignRow,
    SlipFailed,
    SlipLine,
    SlipPage,
    SlipPrinted,
    StateChanged,
    ZoneUnclear,
)
from kiosk.core.errors import DeviceError, KioskError
from kiosk.core.text import text

if TYPE_CHECKING:
    from drivers.pty_emulator import SimDevice
    from kiosk.settings import DeviceSettings, Settings

TEST_SLIP: Final = SlipPage("TEST", "TEST SLIP", (SlipLine("This is not a payout", "$0.00"),), mark="VOID")
TEST_ROWS: Final = (SignRow("TEST", "$0"),)
_WHERE: Final = ("port", "device", "path")  # The keys that name a device's place.
BADGE_S: Final = 30.0  # Longest wait for a badge.

sim_app = typer.Typer(no_args_is_help=True, help="Simulate a device, including its faults.")
devices_app = typer.Typer(no_args_is_help=True, help="List, test, and watch devices.")

DataDir = Annotated[
    Path | None,
    typer.Option("--data", help="Folder of the records, with the setups of cameras.", show_default=False),
]
Names = Annotated[list[str] | None, typer.Argument(metavar="NAME...", show_default=False)]


@devices_app.command("list")
def devices_list(config: ConfigDir = None) -> None:
    """List configured devices and installed drivers. No port is opened."""
    from drivers.kinds import kinds

    devices = house_settings(config).devices
    if not any(devices.values()):
        tell(text("No device is configured."))
    for family, known in devices.items():
        for name, device in known.items():
            where = next((device.entry[key] for key in _WHERE if key in device.entry), "")
            tell(f"{name:<16} {FAMILIES[family]:<13} {device.kind:<10} {where}")
    for family, installed in kinds().items():
        tell(f"Kinds of {FAMILIES[family]}: {', '.join(sorted(installed))}.")


@devices_app.command("test")
def devices_test(
    name: str,
    config: ConfigDir = None,
    data: DataDir = None,
    seconds: Annotated[float, typer.Option(help="Duration in seconds.", min=0)] = 5,
    cards: Annotated[bool, typer.Option("--cards", help="Print the names of cards.")] = False,
    output: Annotated[bool, typer.Option("--output", help="Print a test slip, or show a test on the sign.")] = False,
) -> None:
    """Open a device, and print its reports.

    The kiosk must not be running. Exits with 0 if the device is ready at the end, 1 if not, 2 for a known error.
    """
    settings = house_settings(config)
    family, device = _find(settings, name)
    with _started(family, device, _set_up(settings, data, name)) as (opened, heard):
        if output and family == "sign":
            opened.show(TEST_ROWS)
        due = output and family == "printer"
        is_asked = family != "camera"
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            event = _next(heard, left)
            if event is not None:
                _say(name, event, cards=cards)
            if isinstance(event, StateChanged) and event.state is DeviceState.READY and not is_asked:
                opened.do("test")
                is_asked = True
            if isinstance(event, PrinterChanged) and event.state.prints and due:
                opened.print(TEST_SLIP, "test")
                due = False
        well = opened.state in (DeviceState.READY, PrinterState.READY)
    tell(text("{name} is OK.", name=name) if well else text("{name} needs attention.", name=name))
    sys.exit(0 if well else 1)


@devices_app.command("watch")
def devices_watch(
    names: Names = None,
    config: ConfigDir = None,
    data: DataDir = None,
    cards: Annotated[bool, typer.Option("--cards", help="Print the names of cards.")] = False,
) -> None:
    """Print reports of devices, until Ctrl-C. The kiosk must not be running."""
    settings = house_settings(config)
    chosen = names or _names(settings)
    heard: queue.Queue[tuple[str, Any]] = queue.Queue()
    with ExitStack() as stack:
        for name in chosen:
            family, device = _find(settings, name)
            opened = _open(family, device, _set_up(settings, data, name))
            opened.start(lambda event, name=name: heard.put((name, event)))
            stack.callback(opened.stop)
        try:
            while True:
                _say(*heard.get(), cards=cards)
        except KeyboardInterrupt:
            return


def read_badge(config: Path | None, reader: str | None) -> str:
    """Return the id of a badge that is held to a reader twice. Raise DeviceError if none comes, or two differ.

    A badge is read by this id from now on, so it must be one that the reader gives each time.
    """
    settings = house_settings(config)
    known = settings.devices["badge"]
    if reader is None and len(known) > 1:
        raise KioskError("reader", "Choose a badge reader with --reader: {what}.", what=", ".join(known))
    name = reader or next(iter(known), "")
    device = badge_reader(settings, name)
    with _started("badge", device, _set_up(settings, None, name)) as (_, heard):
        tell(text("Hold the badge to the reader."))
        first = _badge_from(heard)
        tell(text("Take the badge away, then hold it to the reader again."))
        if _badge_from(heard) != first:
            raise DeviceError("reader", "The two reads differ: begin again, and hold the same badge both times.")
    return first


def _badge_from(heard: queue.Queue[Any]) -> str:
    """Return the id of the next badge that a reader reads. Raise DeviceError if none comes, or it is damaged."""
    sys.stdout.flush()
    until = time.monotonic() + BADGE_S
    while (left := until - time.monotonic()) > 0:
        event = _next(heard, left)
        if isinstance(event, BadgeRead):
            return event.id
        if isinstance(event, StateChanged) and event.state not in (DeviceState.OPENING, DeviceState.READY):
            raise DeviceError("reader", event.why)
    raise DeviceError("reader", "No badge was read: hold it to the reader, and try again.")


def _open(family: str, device: DeviceSettings, folder: Path) -> Any:
    from drivers.kinds import open_device
    from kiosk.core.clock import SystemClock

    return open_device(family, device.entry, SystemClock(), folder=folder)


def _set_up(settings: Settings, data: Path | None, name: str) -> Path:
    """Return the folder with a camera's setup: its table's, or an empty one."""
    from kiosk.settings import Records, data_dir

    table = next((value for value, deals in settings.deals.items() if any(deal.camera == name for deal in deals)), "")
    return Records(settings, data or data_dir(), table or "no-table").camera


@contextmanager
def _known_kind() -> Iterator[None]:
    try:
        yield
    except ValueError as error:
        raise KioskError("kind", "{why}.", why=str(error)[:1].upper() + str(error)[1:]) from None


def _run(make: Callable[[str], SimDevice], family: str, kind: str) -> None:
    from drivers.pty_emulator import run_sim

    with _known_kind():
        device = make(kind)
    run_sim(device, f"{kind} {FAMILIES[family]}", sys.stdin, sys.stdout)


@sim_app.command("shoe")
def sim_shoe(
    kind: Annotated[str, typer.Option(help="beetek or angel_eye.")] = "beetek",
    seed: Annotated[int | None, typer.Option(help="Seed of the deck.", show_default=False)] = None,
) -> None:
    """Simulate a shoe. It reads commands from standard input, faults included."""
    from drivers.sims.shoe import run_sim_shoe

    with _known_kind():
        run_sim_shoe(kind, sys.stdin, sys.stdout, seed=seed)


@sim_app.command("badge")
def sim_badge(kind: Annotated[str, typer.Option(help="rdm6300 or scanner.")] = "rdm6300") -> None:
    """Simulate a badge reader."""
    from drivers.sims.badge import SimBadge

    _run(SimBadge, "badge", kind)


@sim_app.command("printer")
def sim_printer(kind: Annotated[str, typer.Option(help="escpos or tcl.")] = "escpos") -> None:
    """Simulate a slip printer."""
    from drivers.sims.printer import SimPrinter

    _run(SimPrinter, "printer", kind)


@sim_app.command("seats")
def sim_seats(kind: Annotated[str, typer.Option(help="hub or feig.")] = "hub") -> None:
    """Simulate seat readers."""
    from drivers.sims.seats import SimSeats

    _run(SimSeats, "seat_reader", kind)


@sim_app.command("sign")
def sim_sign(kind: Annotated[str, typer.Option(help="alpha.")] = "alpha") -> None:
    """Simulate a jackpot sign."""
    from drivers.sign.alpha.sim import SimSign

    _run(SimSign, "sign", kind)


@sim_app.command("camera")
def sim_camera(
    out: Annotated[Path, typer.Option(help="Folder of the pictures, for a camera of kind folder.")],
    seed: Annotated[int, typer.Option(help="Seed of the image noise.", min=0)] = 1,
) -> None:
    """Simulate a camera, and save its pictures to a folder."""
    from drivers.camera.sim.stills import run_sim_camera

    run_sim_camera(out.absolute(), sys.stdin, sys.stdout, seed=seed)


def _find(settings: Settings, name: str) -> tuple[str, DeviceSettings]:
    """Return a device and its family. Raise KioskError if none has that name."""
    for family, known in settings.devices.items():
        if name in known:
            return family, known[name]
    names = ", ".join(_names(settings))
    raise KioskError("device", "Unknown device {name}: choose from {names}.", name=name, names=names)


def _names(settings: Settings) -> list[str]:
    """Return the names of the devices. Raise KioskError if there is none."""
    names = [name for known in settings.devices.values() for name in known]
    if not names:
        raise KioskError("devices", "No device is configured: add one to devices.toml.")
    return names


@contextmanager
def _started(family: str, device: DeviceSettings, folder: Path) -> Iterator[tuple[Any, queue.Queue[Any]]]:
    """Open a device, put its events into a queue, and close the device at the end."""
    heard: queue.Queue[Any] = queue.Queue()
    opened = _open(family, device, folder)
    opened.start(heard.put)
    try:
        yield opened, heard
    finally:
        opened.stop()


def _next(heard: queue.Queue[Any], seconds: float) -> Any:
    """Return the next event, None if none comes in time."""
    try:
        return heard.get(timeout=seconds)
    except queue.Empty:
        return None


def _say(name: str, event: Any, *, cards: bool) -> None:
    tell(f"{name}: {words(event, cards=cards)}")
    sys.stdout.flush()


def words(event: Any, *, cards: bool) -> str:
    """Return an event as a technician reads it. A card may be face down, and is named only with `cards`."""
    match event:
        case StateChanged(state=state, why=why) | PrinterChanged(state=state, why=why):
            return f"{state}. {why}"
        case CardRead(card):
            return f"card {card.text if cards else 'read'}"
        case CardUnread():
            return "a card that could not be read"
        case ShoeAlarm(code, what, over):
            return f"alarm {code}{' is over' if over else ''}. {what}"
        case BadgeRead(badge):
            return f"badge {badge}"
        case SeatCards(seat, lying, foreign):
            named = " ".join(sorted(card.text for card in lying)) if cards else f"{len(lying)} cards"
            return f"seat {seat}: {named or 'nothing'}, {foreign} of another deck"
        case CardsSeen(zone, cards=seen, down=down):
            named = " ".join(card.card.text for card in seen) if cards else f"{len(seen)} face up"
            return f"{zone}: {named or 'nothing face up'}, {down} face down"
        case DiceSeen(zone, dice):
            return f"{zone}: {' '.join(die.text for die in dice) if cards and dice else f'{len(dice)} dice'}"
        case ZoneUnclear(zone, code, what):
            return f"{zone}: {code}. {what}"
        case CameraTested(tags, due, cards=seen, read=read):
            return f"{tags} of {due} corner tags, {read} of {seen} cards in view read"
        case SlipPrinted(_, proof):
            return f"the slip was printed: {proof}"
        case SlipFailed(_, why, may_be_out):
            return f"the slip {'may be out' if may_be_out else 'was not printed'}. {why}"
        case _:
            return repr(event)
