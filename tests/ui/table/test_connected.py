"""A table with the devices of its configuration: emulators of every family, real ports, and the screen's loop."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from drivers.sign.alpha.sim import SimSign
from drivers.sims.badge import SimBadge
from drivers.sims.printer import SimPrinter
from drivers.sims.seats import SimSeats, deck_file
from drivers.sims.shoe import SimShoe
from kiosk.app.house.devices import connected
from kiosk.core.devices import FAMILIES
from kiosk.diagnostics import Diagnostics
from kiosk.events import DeckSealed
from kiosk.games import GAMES
from kiosk.settings import Settings, config_dir, load
from kiosk.table import Table
from kiosk.table.kernel.devices import LABELS
from tests.tables import HeldClock
from tests.ui.loop import until
from tests.ui.tables import PIN, make_table


class PluggedTable:
    """Emulators of every family, and a configuration that names them."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.shoe = stack.enter_context(SimShoe("beetek", seed=3))
        self.badge = stack.enter_context(SimBadge("rdm6300"))
        self.printer = stack.enter_context(SimPrinter("tcl")).attend()
        self.seats = stack.enter_context(SimSeats("feig")).attend()
        self.sign = stack.enter_context(SimSign()).attend()
        deck = folder / "deck.toml"
        deck.write_text(deck_file())
        config = Path(shutil.copytree(config_dir(), folder / "config"))
        found = {
            "shoe": ("beetek", self.shoe.path, 'maker = "BeeTek"\nmodel = "S1"\nserial = "4711-B"\n'),
            "badge": ("rdm6300", self.badge.path, ""),
            "printer": ("tcl", self.printer.path, ""),
            "seat_reader": ("feig", self.seats.path, f'deck = "{deck}"\n'),
            "sign": ("alpha", self.sign.path, ""),
        }
        eye = '[[camera]]\nname = "camera 7"\nkind = "sim"\n'
        (config / "devices.toml").write_text(
            "".join(
                f'[[{family}]]\nname = "{family} 7"\nkind = "{kind}"\nport = "{port}"\n{more}'
                for family, (kind, port, more) in found.items()
            )
            + eye
        )
        self.settings: Settings = load(config, GAMES)
        self.names: dict[str, Any] = {family: f"{family} 7" for family in FAMILIES}


@pytest.fixture
def plugged(tmp_path: Path) -> Iterator[PluggedTable]:
    with ExitStack() as stack:
        yield PluggedTable(tmp_path, stack)


def test_every_family_is_joined_and_let_go(qapp: QGuiApplication, tmp_path: Path, plugged: PluggedTable) -> None:
    (tmp_path / "house").mkdir()
    table: Table = make_table(tmp_path / "house", **plugged.names)
    table.staff.set_badge("tran", "0000000042")
    named: list[str] = []
    table.people.on_badge(lambda person: named.append(person.id))
    with connected(table, plugged.settings, Diagnostics(table)):
        others = {name for name in plugged.names.values() if name != "camera 7"}
        until(lambda: all(name in table.devices.by_name and table.devices.by_name[name].is_well for name in others))
        until(lambda: "camera 7" in table.devices.by_name and table.devices.by_name["camera 7"].state == "degraded")
        assert "The camera is not calibrated yet: calibrate it." == table.devices.by_name["camera 7"].why
        assert {LABELS[family] for family in FAMILIES} == {device.label for device in table.devices.by_name.values()}
        assert table.camera.device is not None and table.camera.evidence is not None
        plugged.badge.show("0000000042")
        until(lambda: named == ["tran"])
        until(lambda: plugged.sign.text.startswith("MEGA $25,000"))
        plugged.printer.voice.paper = False
        clock = table.clock
        assert isinstance(clock, HeldClock)
        clock.advance(ms=3_000)  # The next request to the printer is due.
        until(lambda: table.devices.by_name["printer 7"].state == "paper out")
        plugged.shoe.unplug()
        until(lambda: not table.devices.by_name["shoe 7"].is_well)
    plugged.badge.show("0000000042")
    QCoreApplication.processEvents()
    assert named == ["tran"]


def test_a_table_without_devices_is_joined_to_none(
    qapp: QGuiApplication, tmp_path: Path, plugged: PluggedTable
) -> None:
    (tmp_path / "house").mkdir()
    table = make_table(tmp_path / "house")
    with connected(table, plugged.settings, Diagnostics(table)):
        QCoreApplication.processEvents()
        assert table.devices.by_name == {}


def test_an_emulated_shoe_reads_a_deck_though_its_cable_is_pulled(
    qapp: QGuiApplication, tmp_path: Path, plugged: PluggedTable
) -> None:
    """The cards that pass while the cable is out are missing; pulled again, the deck is whole and is signed for."""
    (tmp_path / "house").mkdir()
    table: Table = make_table(tmp_path / "house", settings=plugged.settings, shoe="shoe 7")
    with connected(table, plugged.settings, Diagnostics(table)):
        until(lambda: table.devices.reads("shoe"))
        table.seals.begin_reading("A-1", "red", "", "shoe")
        for _ in range(30):
            plugged.shoe.pull()
        until(lambda: _read(table) == 30)
        plugged.shoe.unplug()
        until(lambda: not table.devices.reads("shoe"))
        lost = [plugged.shoe.pull() for _ in range(2)]
        plugged.shoe.replug()
        until(lambda: table.devices.reads("shoe"))
        for _ in range(20):
            plugged.shoe.pull()
        until(lambda: _read(table) == 50)
        assert table.seals.reading is not None
        assert sorted(table.seals.reading.missing) == sorted(card.text for card in lost)
        assert not table.hand_is_open
        plugged.shoe.shuffle(order=lost)
        for _ in range(2):
            plugged.shoe.pull()
        until(lambda: _read(table) == 52)
        table.seals.inspect_read(floor=("haddad", PIN), dealer=("ortiz", PIN))
        (event,) = table.journal.events(1, DeckSealed)
        assert (event.of(DeckSealed).read, event.of(DeckSealed).serial) == (52, "4711-B")
    table.close()


def _read(table: Table) -> int:
    return table.seals.reading.count if table.seals.reading is not None else -1
