"""A console uses the rest time that a person has chosen at a table."""

from typing import Any

import psycopg
from pytestqt.qtbot import QtBot

from kiosk.floor.publishing.screens import choose, signed_words, word_of
from kiosk.settings import FILE, PersonsChoices, ScreenChoices, ScreenSettings
from kiosk.staff import Staff
from tests.floor.console.touches import OpenConsole, wait
from tests.floor.office import vouch_for_devices
from tests.floor.pushing import signed_in
from tests.tables import FLOOR, House


def test_rest_time_of_the_person_at_the_console(
    qtbot: QtBot, floor: psycopg.Connection[Any], house: House, office: Staff, open_console: OpenConsole
) -> None:
    vouch_for_devices(floor)
    choices = ScreenChoices(house.table.journal.path.with_name(FILE))
    choices.choose(FLOOR, "rest_s", 0.8, at_ms=house.clock.now_ms())
    console = open_console(rest_s=None)
    assert console.rest_s() == 0.3
    console.tap(f"signer.{FLOOR}")
    wait(qtbot, lambda: console.rest_s() == 0.8)


def test_console_says_which_choice_is_bad(
    qtbot: QtBot, floor: psycopg.Connection[Any], house: House, office: Staff, open_console: OpenConsole
) -> None:
    vouch_for_devices(floor)
    bad = word_of(FLOOR, PersonsChoices(settings=ScreenSettings(rest_s=0.8))).replace("0.8", "8.0")
    with signed_in(floor, "table_NH-07") as db:
        assert choose(db, {bad: house.table.journal.vouch(signed_words(bad))}) == ["ok"]
    console = open_console(rest_s=None)
    wait(qtbot, lambda: "cannot be used" in console.model.shown.strip)
    assert console.model.shown.strip == "Screen settings from NH-07 cannot be used and are ignored."
    console.tap(f"signer.{FLOOR}")
    assert console.rest_s() == 0.3
