"""The demo: a separate table with simulated devices, people with known PINs, and interesting hands.

With a display, the user plays at the table, next to a panel that pulls cards. Without a display, the demo plays by
itself, by touches on the same screen, and saves a picture of each step. A simulated camera can replace the shoe or the
dice cup: see `camera.py`. Like `main.py`, this module is a composition root.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from kiosk.app.demo.play import CAMERA_PATIENCE_S, TouchPlay
from kiosk.app.demo.table import DEALER, FLOOR, MANAGER, PINS, TECHNICIAN, DemoTable
from kiosk.core.devices import DeviceState
from kiosk.core.money import money
from kiosk.core.scratch import ScratchFolder
from kiosk.games import GAMES
from kiosk.journal import verify
from kiosk.settings import Settings, config_dir, data_dir, load
from kiosk.table import DeviceShown, Table
from ui.app import Screen, make_app

_PACE_MS = 600


def run_demo(*, table: str, seed: int, hands: int, play: bool, camera: bool, out: Path) -> int:
    """Run the demo at one of the shipped tables, and return its exit status."""
    if any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        return _on_screen(table, seed=seed, hands=hands, play=play, camera=camera)
    return _without_display(table, seed=seed, hands=hands, camera=camera, out=out)


def _without_display(table_name: str, *, seed: int, hands: int, camera: bool, out: Path) -> int:
    make_app(offscreen=True)
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("*.png"):
        old.unlink()
    pictures = 0
    with (
        ScratchFolder("demo") as folder,
        _demo(folder, seed, table_name, camera=camera, still=True) as demo,
    ):
        table = demo.table
        with Screen(table, double_tap_s=0) as screen:

            def look(step: str) -> None:
                nonlocal pictures
                pictures += 1
                screen.grab(out / f"{table.hand_number}-{pictures:02d}-{step}.png")

            play = TouchPlay(demo, screen, look)
            if table.config.shoe is not None:
                play.wait(lambda: "shoe" in table.devices.by_name and table.devices.by_name["shoe"].state == "ready")
            if table.config.camera is not None:
                play.wait(lambda: _is_settled(table.devices.by_name.get("camera")), CAMERA_PATIENCE_S)
                _say(table.devices.by_name["camera"].why)
            for number in range(1, hands + 1):
                while table.hand_number == number:
                    play.act()
                _say(_paid(table, number))
            warnings = list(screen.warnings)
        report = verify(table.journal.path)
        _say(" ".join(report.sentences()))
        _say(f"{pictures} pictures are in {out}")
    for warning in warnings:
        sys.stderr.write(f"{warning}\n")
    return 0 if report.is_whole and not warnings else 1


def _is_settled(camera: DeviceShown | None) -> bool:
    return camera is not None and camera.state in (DeviceState.READY, DeviceState.DEGRADED)


def _on_screen(table_name: str, *, seed: int, hands: int, play: bool, camera: bool) -> int:
    from PySide6.QtCore import QTimer

    from ui.demo_panel import PanelWindow

    app = make_app()
    folder = data_dir() / ("demo-camera" if camera else "demo")
    with _demo(folder, seed, table_name, camera=camera) as demo, Screen(demo.table) as screen:
        player = TouchPlay(demo, screen, lambda step: None)
        last = demo.table.hand_number + hands
        timer = QTimer()
        timer.setInterval(_PACE_MS)

        def act() -> None:
            timer.stop()
            player.act()
            if demo.table.hand_number < last:
                timer.start()

        def begin() -> None:
            nonlocal last
            last = demo.table.hand_number + hands
            timer.start()

        timer.timeout.connect(act)
        who = (
            f"Dealer M. Ortiz {PINS[DEALER]} · Floor R. Haddad {PINS[FLOOR]} · "
            f"Manager E. Novak {PINS[MANAGER]} · Technician K. Sato {PINS[TECHNICIAN]}"
        )
        with PanelWindow(who, (*_actions(demo), ("Play by itself", begin))):
            if play:
                begin()
            return app.exec()


def _actions(demo: DemoTable) -> tuple[tuple[str, Callable[[], object]], ...]:
    """Return the panel's buttons for the shoe, or for the cards in front of the camera."""
    eye = demo.camera
    if eye is not None:
        return (
            ("Lay what is due", eye.serve),
            ("Take the dice up", eye.make_room),
            ("Clear the table", eye.clear),
            ("A hand over it", eye.reach),
            ("Dim the light", eye.dim),
            ("Freeze the picture", eye.freeze),
            ("Kill the camera", eye.kill),
        )
    sim = demo.sim
    return (
        ("Pull a card", sim.pull),
        ("Unread card", sim.unread),
        ("Garbage", sim.garbage),
        ("Alarm", sim.alarm),
        ("Pull the cable", lambda: sim.unplug(mid_frame=True)),
        ("Plug it in", sim.replug),
    )


@contextmanager
def _demo(folder: Path, seed: int, table: str, *, camera: bool, still: bool = False) -> Iterator[DemoTable]:
    """Open the demo's table. A `still` screen has no animations, so that each picture shows the final state."""
    settings = demo_settings(still=still)
    if camera:
        from kiosk.app.demo.camera import demo_driver

        demo = DemoTable(settings, folder, seed, table, camera=demo_driver)
    else:
        demo = DemoTable(settings, folder, seed, table)
    try:
        demo.start()
        yield demo
    finally:
        demo.close()


def demo_settings(*, still: bool) -> Settings:
    """Return the shipped settings. A `still` screen has no animations."""
    settings = load(config_dir(), GAMES)
    if not still:
        return settings
    screen = settings.house.screen.model_copy(update={"motion": False})
    return replace(settings, house=settings.house.model_copy(update={"screen": screen}))


def _paid(table: Table, number: int) -> str:
    """Return the net results of a finished hand, in one line."""
    from kiosk.archive import exported

    record = next(record for record in exported(table.journal) if record["id"].endswith(f"-{number}"))
    result, amount = record["result"], str if table.game.layout(table.rules).points else money
    players = result.get("seats") or result["players"]
    nets = {player["seat"]: player["total"]["net"] if "total" in player else player["net"] for player in players}
    house = [("the house", result["house_net"])] if "house_net" in result else []
    parts = [(f"seat {seat}", net) for seat, net in nets.items()] + house
    return f"Hand {number}: " + ", ".join(f"{who} {'+' if net > 0 else ''}{amount(net)}" for who, net in parts)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
