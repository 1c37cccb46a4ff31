"""The output of the commands about devices and simulated devices, without names of cards."""

import io
import shutil
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from types import SimpleNamespace

import pytest

from drivers.sims.badge import SimBadge
from kiosk.app.commands import devices
from kiosk.app.commands.devices import words
from kiosk.core.cards import card
from kiosk.core.devices import (
    CameraTested,
    CardRead,
    CardsSeen,
    DeviceState,
    DiceSeen,
    Evidence,
    SeatCards,
    SeenCard,
    StateChanged,
    ZoneUnclear,
)
from kiosk.core.dice import die
from kiosk.settings import config_dir
from tests.app.typed import BY, MANAGERS_PIN, Kiosk, hire

NO_READER = "No badge reader is configured: add one to devices.toml.\n"
EVIDENCE = Evidence(b"crop", (), (), {}, ())


def test_a_simulated_shoe_obeys(kiosk: Kiosk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("pull Ah\nfly\nquit\n"))
    printed = kiosk("sim", "shoe", "--kind", "angel_eye", "--seed", 3)
    assert "angel_eye shoe at " in printed.out and "pulled Ah" in printed.out and "no: 'fly'" in printed.out


@pytest.mark.parametrize(
    ("device", "words", "said"),
    [
        ("badge", "show 0006547886", "sent"),
        ("printer", "slips", "none"),
        ("seats", "lay 3 Ah", "done"),
        ("sign", "look", "nothing"),
    ],
)
def test_every_emulator_obeys(
    kiosk: Kiosk, monkeypatch: pytest.MonkeyPatch, device: str, words: str, said: str
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"help\n{words}\ngarbage\nunplug mid\nreplug\nfly\nquit\n"))
    printed = kiosk("sim", device)
    assert printed.status == 0
    assert " at /" in printed.out and f"\n{said}\n" in printed.out
    assert "no: 'fly' is not a command; help lists them" in printed.out
    assert kiosk("sim", device, "--kind", "gong").err.startswith("'gong' is not a")


@pytest.fixture
def plugged(tmp_path: Path) -> Iterator[tuple[Path, SimBadge]]:
    """Return a configuration with an emulated badge reader that shows a badge repeatedly, and the reader."""
    folder = Path(shutil.copytree(config_dir(), tmp_path / "config"))
    done = threading.Event()
    with SimBadge("rdm6300") as sim:
        entry = f'[[badge]]\nname = "desk"\nkind = "rdm6300"\nport = "{sim.path}"\naway_s = 0\n'
        (folder / "devices.toml").write_text(entry)

        def show() -> None:
            while not done.wait(0.02):
                if sim.plug.opened:
                    sim.show("0006547886")

        thread = threading.Thread(target=show)
        thread.start()
        yield folder, sim
        done.set()
        thread.join()


def test_devices_are_listed_without_being_opened(kiosk: Kiosk, plugged: tuple[Path, SimBadge]) -> None:
    folder, sim = plugged
    printed = kiosk("devices", "list", "--config", folder)
    assert f"desk             badge reader  rdm6300    {sim.path}\n" in printed.out
    assert "Kinds of printer: escpos, tcl.\n" in printed.out
    assert not sim.plug.opened


def test_a_device_is_tested(kiosk: Kiosk, plugged: tuple[Path, SimBadge]) -> None:
    printed = kiosk("devices", "test", "desk", "--config", plugged[0], "--seconds", 1)
    assert "desk: badge 0006547886\n" in printed.out
    assert (0, True) == (printed.status, printed.out.endswith("desk is OK.\n"))
    plugged[1].unplug()
    printed = kiosk("devices", "test", "desk", "--config", plugged[0], "--seconds", 0.2)
    assert (1, True) == (printed.status, printed.out.endswith("desk needs attention.\n"))
    assert kiosk("devices", "test", "door", "--config", plugged[0]).err == ("Unknown device door: choose from desk.\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("devices", "test", "door"), "No device is configured: add one to devices.toml.\n"),
        (("devices", "watch"), "No device is configured: add one to devices.toml.\n"),
        (("staff", "badge", "haddad", *BY, "--reader", "door"), NO_READER),
    ],
)
def test_a_house_without_devices_learns_where_to_name_one(
    kiosk: Kiosk, tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    hire(kiosk, tmp_path, "haddad", "R. Haddad", "floor", "2590")
    in_house = ("--data", tmp_path) if words[0] == "staff" else ()
    printed = kiosk(*words, *in_house, pins=(MANAGERS_PIN,))
    assert (2, said) == (printed.status, printed.err)


def test_a_tested_camera_names_each_missing_part(kiosk: Kiosk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its two seconds start when the camera has reported its state, however long its process takes to start."""
    now_s = [0.0]

    def heard_as(event: object, *, cards: bool) -> str:
        now_s[0] = 2.0 if isinstance(event, StateChanged) and event.state is DeviceState.DEGRADED else 0.0
        return words(event, cards=cards)

    monkeypatch.setattr(devices, "time", SimpleNamespace(monotonic=lambda: now_s[0]))
    monkeypatch.setattr(devices, "words", heard_as)
    folder = Path(shutil.copytree(config_dir(), tmp_path / "config"))
    (folder / "devices.toml").write_text('[[camera]]\nname = "eye"\nkind = "sim"\n')
    assert "eye              camera        sim" in kiosk("devices", "list", "--config", folder).out
    printed = kiosk("devices", "test", "eye", "--config", folder, "--data", tmp_path, "--seconds", 2)
    assert "eye: degraded. The camera is not calibrated yet: calibrate it.\n" in printed.out
    assert (1, True) == (printed.status, printed.out.endswith("eye needs attention.\n"))


def test_a_camera_is_simulated_into_a_folder_of_stills(
    kiosk: Kiosk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = "lay As 300 200 15", "die A/red 600 200", "take", "clear", "take", "lay Xx 1 2", "lay As 3", "quit"
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines)))
    printed = kiosk("sim", "camera", "--out", tmp_path / "stills").out
    assert ["0001.png", "0002.png"] == sorted(path.name for path in (tmp_path / "stills").iterdir())
    assert "no: 'Xx' is not a card; write rank and suit, as in Ah or Td" in printed
    assert "no: Expected 3 numbers, got 1" in printed


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (CardsSeen("board", (SeenCard(card("As"), 1, 1, 0.99),), 1, 1, EVIDENCE), "board: 1 face up, 1 face down"),
        (DiceSeen("toss", (die("A/red"),), 1, EVIDENCE), "toss: 1 dice"),
        (CameraTested(4, 4, 0.0, 6, 5), "4 of 4 corner tags, 5 of 6 cards in view read"),
        (ZoneUnclear("board", "spread", "spread the cards.", 1, EVIDENCE), "board: spread. spread the cards."),
    ],
)
def test_a_camera_test_names_no_cards(event: object, said: str) -> None:
    assert said == words(event, cards=False)


def test_a_badge_is_given_by_holding_it_to_the_reader(
    kiosk: Kiosk, plugged: tuple[Path, SimBadge], tmp_path: Path
) -> None:
    where = ("--config", plugged[0], "--data", tmp_path)
    hire(kiosk, tmp_path, "tran", "J. Tran", "dealer", "2590")
    mine, signed = (*BY, *where), (MANAGERS_PIN,)
    printed = kiosk("staff", "badge", "tran", *mine, pins=signed)
    asked = "Hold the badge to the reader.\nTake the badge away, then hold it to the reader again.\n"
    assert printed.out == f"{asked}J. Tran has the badge 0006547886.\n"
    assert kiosk("staff", "badge", "tran", "--remove", *mine, pins=signed).out == "J. Tran has no badge.\n"
    assert kiosk("staff", "badge", "nobody", *mine, pins=signed).status == 2
    assert kiosk("staff", "badge", "tran", "--reader", "door", *mine, pins=signed).status == 2
    plugged[1].unplug()
    assert "not found: check the cable" in kiosk("staff", "badge", "tran", *mine, pins=signed).err


def test_badge_that_is_read_differently_the_second_time_is_given_to_nobody(kiosk: Kiosk, tmp_path: Path) -> None:
    """One of the two reads was another card, or a stripe that was misread."""
    folder = Path(shutil.copytree(config_dir(), tmp_path / "config"))
    hire(kiosk, tmp_path, "tran", "J. Tran", "dealer", "2590")
    with SimBadge("scanner") as sim, turns(sim, "%B601?;601=1?", "%B601?;601=7?"):
        entry = f'[[badge]]\nname = "desk"\nkind = "scanner"\nport = "{sim.path}"\naway_s = 0\n'
        (folder / "devices.toml").write_text(entry)
        where = ("--config", folder, "--data", tmp_path)
        printed = kiosk("staff", "badge", "tran", *BY, *where, pins=(MANAGERS_PIN,))
    assert "The two reads differ" in printed.err


def test_failed_swipe_is_given_to_nobody(kiosk: Kiosk, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(config_dir(), tmp_path / "config"))
    hire(kiosk, tmp_path, "tran", "J. Tran", "dealer", "2590")
    with SimBadge("scanner") as sim, turns(sim, "%E?;E?"):
        (folder / "devices.toml").write_text(f'[[badge]]\nname = "desk"\nkind = "scanner"\nport = "{sim.path}"\n')
        where = ("--config", folder, "--data", tmp_path)
        printed = kiosk("staff", "badge", "tran", *BY, *where, pins=(MANAGERS_PIN,))
    assert "A badge could not be read: swipe or hold it again." in printed.err


@contextmanager
def turns(sim: SimBadge, *badges: str) -> Iterator[None]:
    """Show badges in turn once the port is open."""
    done = threading.Event()

    def show() -> None:
        for badge in cycle(badges):
            if done.wait(0.02):
                return
            if sim.plug.opened:
                sim.show(badge)

    thread = threading.Thread(target=show)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def test_a_badge_without_a_reader(kiosk: Kiosk, tmp_path: Path) -> None:
    hire(kiosk, tmp_path, "ortiz", "M. Ortiz", "dealer", "2590")
    printed = kiosk("staff", "badge", "ortiz", *BY, "--data", tmp_path, pins=(MANAGERS_PIN,))
    assert (2, "No badge reader is configured: add one to devices.toml.\n") == (printed.status, printed.err)


def test_no_card_is_named_by_a_technicians_command_unless_it_is_asked_for() -> None:
    assert words(CardRead(card("Ah"), 0), cards=False) == "card read"
    assert words(CardRead(card("Ah"), 0), cards=True) == "card Ah"
    lying = SeatCards(3, frozenset({card("Ah"), card("Kd")}), 1, 0)
    assert words(lying, cards=False) == "seat 3: 2 cards, 1 of another deck"
    assert words(lying, cards=True) == "seat 3: Ah Kd, 1 of another deck"
