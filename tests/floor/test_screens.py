"""A dealer's choices for the screen at one table hold at every other table of the floor."""

import json
from pathlib import Path
from typing import Any

import psycopg
import pytest
from pytestqt.qtbot import QtBot

from kiosk.core.text import Sentence
from kiosk.floor import FloorVersion, KeptVersions, PublishedKind, ScreensExchange
from kiosk.floor.publishing.screens import choose, signed_words, word_of
from kiosk.settings import FILE, PersonsChoices, ScreenChoices, ScreenSettings
from tests.faults.journals import KEY, OTHER_KEY
from tests.floor.console.touches import wait
from tests.floor.office import MANAGER, publish_as, register
from tests.floor.pushing import signed_in
from tests.tables import BOTH, DEALER, House


def choices_at(house: House) -> ScreenChoices:
    return ScreenChoices(house.table.journal.path.with_name(FILE))


def rest_s(house: House, person: str = DEALER) -> float:
    return choices_at(house).settings(ScreenSettings(), person).rest_s


def choose_rest(house: House, seconds: float, *, at_ms: int | None = None) -> None:
    choices_at(house).choose(DEALER, "rest_s", seconds, at_ms=house.clock.now_ms() if at_ms is None else at_ms)


def chosen(at_ms: int, **values: object) -> PersonsChoices:
    return PersonsChoices(settings=ScreenSettings.model_validate(values), times=dict.fromkeys(values, at_ms))


def test_a_rest_time_follows_the_dealer_to_another_table_and_back(qtbot: QtBot, houses: tuple[House, House]) -> None:
    first, second = houses
    choose_rest(first, 0.8)
    wait(qtbot, lambda: rest_s(second) == 0.8)
    choose_rest(second, 0.5)  # It is in the same millisecond, but still the later one.
    wait(qtbot, lambda: rest_s(first) == 0.5)
    assert rest_s(second) == 0.5
    assert rest_s(second, BOTH) == 0.3


class Away:
    """The choices of a table that exchanges them only when a test says so, as after an outage."""

    def __init__(self, house: House, path: Path) -> None:
        self.choices = ScreenChoices(path)
        kept = KeptVersions(house.folder, house.id)
        self.exchange = ScreensExchange(kept, house.clock, here=self.choices.here, vouch=house.table.journal.vouch)

    def meet(self, db: psycopg.Connection[Any]) -> tuple[Sentence, ...]:
        """Exchange the choices, and return the refused ones."""
        found = self.exchange.exchange(db)
        if found is None:
            return ()
        self.choices.take(found.people)
        return found.refused


def test_the_newest_choice_of_each_option_counts_after_an_outage(
    floor: psycopg.Connection[Any], houses: tuple[House, House], tmp_path: Path
) -> None:
    first, second = (Away(house, tmp_path / f"{house.id}.json") for house in houses)
    with signed_in(floor, "table_NH-07") as at_first, signed_in(floor, "table_NH-08") as at_second:
        second.choices.choose(DEALER, "rest_s", 0.5, at_ms=10)
        second.choices.choose(DEALER, "text_percent", 130, at_ms=30)
        first.choices.choose(DEALER, "rest_s", 0.8, at_ms=20)
        first.choices.choose(DEALER, "text_percent", 115, at_ms=20)
        for table, db in ((first, at_first), (second, at_second), (first, at_first)):
            assert table.meet(db) == ()
        for table in (first, second):
            assert ScreenSettings(rest_s=0.8, text_percent=130) == table.choices.settings(ScreenSettings(), DEALER)
        assert first.exchange.exchange(at_first) is None  # Nothing is new.


def test_a_new_connection_sends_and_reads_everything_again(
    floor: psycopg.Connection[Any], houses: tuple[House, House], tmp_path: Path
) -> None:
    """A server that was restored without the choices gets them back."""
    first, second = (Away(house, tmp_path / f"{house.id}.json") for house in houses)
    first.choices.choose(DEALER, "rest_s", 0.8, at_ms=20)
    with signed_in(floor, "table_NH-07") as db:
        first.meet(db)
    floor.execute("DELETE FROM floor.screen")
    with signed_in(floor, "table_NH-07") as db:
        first.meet(db)
    with signed_in(floor, "table_NH-08") as db:
        second.meet(db)
    assert 0.8 == second.choices.settings(ScreenSettings(), DEALER).rest_s


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ({"settings": {"rest_s": 9.0}}, "Screen settings from NH-07 cannot be used and are ignored."),
        ({"settings": {"tones": False}}, "Screen settings from NH-07 cannot be used and are ignored."),
        ({"settings": {"rest_s": 0.8}, "times": {"rest_s": 10**13}},
         "Screen settings from NH-07 are dated in the future: have a technician set its clock."),
    ],
)  # fmt: skip
def test_a_bad_choice_from_the_server_is_refused_and_said_once(
    floor: psycopg.Connection[Any], houses: tuple[House, House], tmp_path: Path, word: dict[str, Any], why: str
) -> None:
    sender, reader = houses[0], Away(houses[1], tmp_path / FILE)
    text = json.dumps({"person": DEALER, **word})
    with signed_in(floor, "table_NH-07") as db:
        assert choose(db, {text: sender.table.journal.vouch(signed_words(text))}) == ["ok"]
    for refused in ((why,), ()):
        with signed_in(floor, "table_NH-08") as db:
            assert reader.meet(db) == refused
    assert ScreenSettings() == reader.choices.settings(ScreenSettings(), DEALER)


def test_a_forged_choice_is_reported_at_the_table(
    qtbot: QtBot, floor: psycopg.Connection[Any], houses: tuple[House, House]
) -> None:
    """An attacker has a table's certificate, but not the key of its device."""
    _, second = houses
    forged = word_of(DEALER, chosen(10, rest_s=1.0))
    with signed_in(floor, "table_NH-07") as db:
        assert choose(db, {forged: OTHER_KEY.sign(signed_words(forged))}) == ["ok"]  # The server cannot detect it.
    wait(qtbot, lambda: second.table.notice)
    assert second.table.notice == "The floor server sent screen settings that NH-07 has not signed."
    assert rest_s(second) == 0.3


def test_choices_count_once_a_manager_vouches_for_the_device(
    floor: psycopg.Connection[Any], houses: tuple[House, House], tmp_path: Path
) -> None:
    first, second = (Away(house, tmp_path / f"{house.id}.json") for house in houses)
    kept = KeptVersions(houses[1].folder)
    devices = kept.of(PublishedKind.TABLES)
    assert devices is not None
    kept.keep(FloorVersion.signed(KEY, PublishedKind.TABLES, None, "{}", by=MANAGER))
    first.choices.choose(DEALER, "rest_s", 0.8, at_ms=20)
    with signed_in(floor, "table_NH-07") as at_first, signed_in(floor, "table_NH-08") as at_second:
        first.meet(at_first)
        second.meet(at_second)
        assert 0.3 == second.choices.settings(ScreenSettings(), DEALER).rest_s
        kept.keep(FloorVersion.signed(KEY, PublishedKind.TABLES, (1, devices.digest), devices.content, by=MANAGER))
        second.meet(at_second)
        assert 0.8 == second.choices.settings(ScreenSettings(), DEALER).rest_s


def test_server_takes_choices_of_the_staff_alone(floor: psycopg.Connection[Any], houses: tuple[House, House]) -> None:
    first, _ = houses
    publish_as(floor, PublishedKind.PEOPLE, register(first.folder.parent / "office.json", first).laid_down())
    good = word_of(DEALER, chosen(10, rest_s=0.8))
    newer = word_of(DEALER, chosen(11, rest_s=0.5))
    words = [good, newer, newer, word_of("nobody", chosen(10, rest_s=0.8)), "[]", "{}", "no"]
    with signed_in(floor, "table_NH-07") as db:
        answers = [choose(db, {word: bytes(64)})[0] for word in words]
    assert answers == ["ok", "ok", "again", "nobody", "broken", "broken", "broken"]
    assert floor.execute("SELECT word FROM floor.screen").fetchall() == [(newer,)]  # One row for each person.
