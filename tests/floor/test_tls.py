"""A house that moves over the network, and its console there, with a certificate at both ends."""

import queue
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Self

import pytest

from kiosk.floor import CertificateAuthority, ConsoleLink, ConsoleNews, shown_certificate
from kiosk.journal import read_journal
from tests.floor.conftest import Typed
from tests.floor.links import PATIENCE_S
from tests.floor.network import Networked, expired
from tests.floor.pushing import HELD, KeptRows
from tests.golden.dealing import PIN

CONSOLE = "console_pit_3"


@pytest.fixture
def typed(typed: Typed, network: Networked, data: Path) -> Typed:
    """Return a function that runs `kiosk floor` at the server, as its superuser, for that house."""
    house = ("--server", f"{network.server.address} user=postgres", "--data", data)
    return lambda command, *words: typed(command, *house, *words, pin=PIN)


class HeardAtConsole:
    def __init__(self, address: str, records: Path) -> None:
        self.news_queue: queue.Queue[ConsoleNews] = queue.Queue()
        self._link = ConsoleLink(address, user=CONSOLE, records=records)
        self._link.start(self.news_queue.put)

    def until(self, is_it: Callable[[ConsoleNews], bool]) -> ConsoleNews:
        while True:
            news = self.news_queue.get(timeout=PATIENCE_S)
            if is_it(news):
                return news

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._link.stop()


def test_a_house_moves_and_its_console_looks_over_the_network(network: Networked, typed: Typed, data: Path) -> None:
    stick = network.authority.folder
    moved = ("--by", "novak", "--joins", network.address, "--table", "NH-07", "--authority", stick)
    status, out, error = typed("move", *moved)
    assert (status, error) == (0, "")
    assert out.endswith("The house has moved: its kiosks join the floor server when they start.\n")
    assert shown_certificate(data / "NH-07") and shown_certificate(data / "_house")
    with read_journal(data / "NH-07" / "journal.db") as journal, network.server.administrator() as db:
        assert KeptRows.of(journal).rows == db.execute(HELD).fetchall()
    assert typed("add-console", CONSOLE, "--authority", stick) == (0, f"Console {CONSOLE} added.\n", "")
    assert shown_certificate(data / CONSOLE)
    with HeardAtConsole(network.address, data / CONSOLE) as console:
        console.until(lambda news: news.is_there is True)
        assert console.until(lambda news: news.silent is not None).why is None


def test_a_console_without_its_own_certificate_shows_the_reason(network: Networked, typed: Typed, data: Path) -> None:
    stick = network.authority.folder
    assert typed("add-console", CONSOLE, "--authority", stick)[0] == 0
    folders = {name: network.folder_of(f"console {name}") for name in ("table", "foreign", "late", "none")}
    network.authority.certify("table_NH-08", folders["table"])
    CertificateAuthority.make(network.folder / "rogue", "127.0.0.1").certify(CONSOLE, folders["foreign"])
    shutil.copy(folders["table"] / "floor-authority.crt", folders["foreign"])
    expired(network.authority, CONSOLE, folders["late"])
    refused = {
        "table": "This certificate belongs to another device: have a manager make one.",
        "foreign": "The floor server does not trust this certificate: have a manager make a new one.",
        "late": "This certificate has expired: have a manager make a new one.",
        "none": "The floor server requires a certificate, but this device has none: have a manager make one.",
    }
    for name, words in refused.items():
        with HeardAtConsole(network.address, folders[name]) as console:
            news_queue = console.until(lambda news: news.is_there is False)
            assert (name, str(news_queue.why)) == (name, words)
    elsewhere = network.address.replace("host=127.0.0.1", "host=floor.example hostaddr=127.0.0.1")
    with HeardAtConsole(elsewhere, data / CONSOLE) as console:
        news_queue = console.until(lambda news: news.is_there is False)
        assert str(news_queue.why) == "That is not the floor server: its certificate names another host."
