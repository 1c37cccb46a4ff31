"""A console's alerts last until they are noted: a device's, and the nightly verifier's."""

from pathlib import Path
from typing import Any

import psycopg
from pytestqt.qtbot import QtBot

from kiosk.core.devices import DeviceState, StateChanged
from kiosk.core.text import sentence
from kiosk.floor import KeptVersions, add_console, keep_verification
from kiosk.floor.verified.verified import KeptJournal
from kiosk.journal import public_bytes
from kiosk.staff import Staff
from tests.faults.journals import KEY, OTHER_KEY
from tests.floor.console.touches import CONSOLE, OpenConsole, shown_facts, sign_in, wait
from tests.floor.pushing import forge
from tests.tables import BOTH, FLOOR, House
from ui.console import FloorConsole


def test_an_alert_lasts_until_it_is_noted_at_any_console(
    qtbot: QtBot, house: House, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    add_console(floor, "console_pit_4")
    console, other = open_console(), open_console("console_pit_4")
    sign_in(qtbot, console)
    sign_in(qtbot, other, BOTH)
    house.table.shoe.event(StateChanged(DeviceState.BACKING_OFF, "The shoe was unplugged."))
    wait(qtbot, lambda: console.model.shown.alerts and other.model.shown.alerts)
    console.settle()
    (alert,) = console.model.shown.alerts
    assert (alert.title, alert.tone) == ("Shoe offline", "grave")
    assert console.model.shown.tables[0].status == "Shoe offline"
    console.tap(f"alert.{alert.key}")
    assert console.model.shown.primary == "Noted"
    console.tap("primary")
    wait(qtbot, lambda: not console.model.shown.alerts and not other.model.shown.alerts)
    assert floor.execute("SELECT alert, person, console FROM floor.noted").fetchall() == [(alert.key, FLOOR, CONSOLE)]


def test_findings_of_the_nightly_verifier_are_shown_and_noted_by_touch(
    qtbot: QtBot, tmp_path: Path, house: House, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    KeptVersions(tmp_path / CONSOLE).trust_verifier(public_bytes(KEY))
    console = open_console()
    sign_in(qtbot, console)
    wait(qtbot, lambda: console.model.shown.answered[-1].value == "never")
    assert not console.model.shown.alerts  # The server is reachable.
    keep_verification(floor, KEY, [KeptJournal("NH-07", 1, 40, 3, ())])
    wait(qtbot, lambda: console.model.shown.answered[-1].value.startswith("intact · "))
    assert console.model.shown.answered[-1].value.endswith(", 0\u00a0h ago")
    assert not console.model.shown.alerts
    wrong = sentence("event {seq} does not follow the one before it", seq=12)
    keep_verification(floor, KEY, [KeptJournal("NH-07", 1, 40, 3, (wrong,)), KeptJournal("NH-08", 2, 40, 3, ())])
    wait(qtbot, lambda: console.model.shown.alerts)
    console.settle()
    (alert,) = console.model.shown.alerts
    assert (alert.title, alert.tone, alert.table) == ("Records failed check", "grave", "")
    console.tap(f"alert.{alert.key}")
    shown = shown_facts(console)
    assert (shown["Result"], shown["NH-07 1"]) == ("FAILED", "event 12 does not follow the one before it")
    assert "NH-08 2" not in shown
    assert shown["Signed with key"] == public_bytes(KEY)[:4].hex()
    console.tap("primary")
    wait(qtbot, lambda: not console.model.shown.alerts)
    assert console.model.shown.answered[-1].value.startswith("FAILED · ")


def test_a_result_by_a_key_that_nobody_has_named_here_is_alerted_to(
    qtbot: QtBot, tmp_path: Path, office: Staff, console: FloorConsole, floor: psycopg.Connection[Any]
) -> None:
    """An attacker with the server writes its row again, and signs it with another key."""
    keep_verification(floor, KEY, [KeptJournal("NH-07", 1, 40, 3, ())])  # The office's result: it publishes as well.
    wait(qtbot, lambda: console.model.shown.answered[-1].value.startswith("intact · "))
    keep_verification(floor, OTHER_KEY, [KeptJournal("NH-07", 1, 40, 3, ())])
    wait(qtbot, lambda: console.model.shown.alerts)
    assert [alert.title for alert in console.model.shown.alerts] == ["Verifier’s key not trusted"]
    assert console.model.shown.answered[-1].value.startswith("NOT TRUSTED · ")


def test_a_result_that_is_old_or_not_as_signed_is_alerted_to(
    qtbot: QtBot, house: House, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    keep_verification(
        floor,
        KEY,
        [KeptJournal("NH-07", 1, 40, 3, (sentence("event {seq} does not follow the one before it", seq=12),))],
    )
    with floor.transaction():
        floor.execute("SET LOCAL session_replication_role = replica")  # A superuser can do this.
        floor.execute("UPDATE floor.verification SET is_whole = true, at = at - interval '26 hours'")
    console = open_console()
    sign_in(qtbot, console)
    wait(qtbot, lambda: len(console.model.shown.alerts) == 2)
    titles = [alert.title for alert in console.model.shown.alerts]
    assert titles == ["Verifier result: bad signature", "Records not verified for 26 h"]
    assert console.model.shown.answered[-1].value.startswith("BAD SIGNATURE · ")


def test_a_floor_that_was_never_verified_is_alerted_to_after_a_day(
    qtbot: QtBot, house: House, open_console: OpenConsole, floor: psycopg.Connection[Any]
) -> None:
    forge(floor, "UPDATE floor.journal SET enrolled_at = enrolled_at - interval '30 hours'")
    console = open_console()
    sign_in(qtbot, console)
    wait(qtbot, lambda: [alert.title for alert in console.model.shown.alerts] == ["Records not verified for 30 h"])
