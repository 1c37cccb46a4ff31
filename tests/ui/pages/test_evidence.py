"""The camera's evidence by touch, as the floor views it, and the dealer's screen when a zone is refused."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtQuick import QQuickItem

from kiosk.procedure import Choices
from kiosk.staff import Role
from kiosk.table import Table
from tests.tables import void
from tests.ui.camera.cameras import Held, camera_table, opened_as
from tests.ui.camera.tour import to_flop
from tests.ui.conftest import OpenScreen
from tests.ui.shift.people import shown, texts
from tests.ui.tables import PIN, enter_menu_pin, open_page, place_antes, taps
from tests.ui.walk import problems
from ui.app import Screen

SPREAD = "spread the cards, and remove everything else."


@pytest.fixture
def seen(tmp_path: Path) -> Iterator[tuple[Table, Held]]:
    table, camera = camera_table(tmp_path)
    yield table, camera
    table.close()


@pytest.fixture
def camera(seen: tuple[Table, Held]) -> Held:
    return seen[1]


@pytest.fixture
def screen(open_screen: OpenScreen, seen: tuple[Table, Held]) -> Screen:
    """Return the screen at the flop, whose zone is refused."""
    screen = open_screen(seen[0])
    to_flop(screen, seen[1])
    return screen


def test_a_refused_zone_names_the_remedy_and_the_dealer_taps_the_card(screen: Screen, camera: Held) -> None:
    assert shown(screen, "strip") == f"!  Flop · Turn · River: {SPREAD}"
    screen.tap("card.2h")
    assert isinstance(screen.table.round.prompt, Choices)
    assert screen.find("strip") is None


def item(screen: Screen, name: str) -> QQuickItem:
    found = screen.find(name)
    assert found is not None
    return found


def test_the_card_that_is_not_clear_is_shown_beside_the_keys(screen: Screen, camera: Held) -> None:
    assert screen.find("keysPicture") is None  # A zone that must be spread has no single card.
    before = item(screen, "card.2h").width()
    camera.doubts("board")
    screen.settle()
    assert shown(screen, "strip").startswith("!  Flop · Turn · River: card 1 from the left is not clear")
    picture, keys = item(screen, "keysPicture"), item(screen, "card.As")
    assert picture.property("image").size() == QSize(144, 204)
    assert picture.width() > 40
    middle = picture.mapToScene(QPointF(picture.width() / 2, picture.height() * 0.8)).toPoint()
    seen = screen.window.grabWindow().pixelColor(middle)
    assert (
        max(abs(seen.red() - 0x1A), abs(seen.green() - 0x5A), abs(seen.blue() - 0x40)) < 12
    )  # The size of the camera's card.
    assert picture.mapToScene(QPointF(picture.width(), 0)).x() <= keys.mapToScene(QPointF(0, 0)).x()
    assert item(screen, "card.2h").width() < before
    screen.tap("card.2h")
    assert isinstance(screen.table.round.prompt, Choices)
    assert screen.find("keysPicture") is None


def test_a_zone_that_was_refused_before_it_was_due_says_so_when_it_is(
    open_screen: OpenScreen, seen: tuple[Table, Held]
) -> None:
    table, camera = seen
    screen = open_screen(table)
    camera.unclear("seat 1", SPREAD)
    assert table.notice == ""
    place_antes(screen, table)
    assert screen.find("strip") is None
    taps(screen, ("primary", "primary"))
    assert shown(screen, "strip") == f"!  Seat 1: {SPREAD}"
    camera.lay("seat 1")
    screen.settle()
    assert screen.find("strip") is None


def test_a_refused_zone_that_is_put_right_is_read(screen: Screen, camera: Held) -> None:
    camera.lay("board", "2h")
    screen.settle()
    assert isinstance(screen.table.round.prompt, Choices)
    assert screen.find("strip") is None


def test_the_floor_sees_the_evidence_of_a_reading(screen: Screen, camera: Held) -> None:
    camera.lay("board", "2h")
    screen.settle()
    opened_as(screen, "haddad", "evidence")
    assert shown(screen, "evidence.title") == "Flop · Turn · River · 2♥"
    assert shown(screen, "evidence.likely.0") == "2♥ 98.1%"
    assert screen.find("evidence.crop") is not None
    words = " ".join(texts(screen))
    assert "Card model a1a1a1a1a1a1" in words
    assert "Calibration c3c3c3c3c3c3" in words
    assert "Frames: 3" in words


def test_nothing_of_a_face_down_card_is_on_it(screen: Screen) -> None:
    opened_as(screen, "haddad", "evidence")
    for nth in range(5):
        screen.tap(f"evidence.reading.{nth}")
        assert "face down" in shown(screen, "evidence.title")
        assert shown(screen, "evidence.wrong") == "These cards were face down: they are not shown."
        assert screen.find("evidence.crop") is None
        assert screen.find("evidence.likely.0") is None
        assert not any("Ks" in words for words in texts(screen))  # This is the emulated camera's guess for every back.


def test_an_altered_picture_is_reported(screen: Screen, camera: Held) -> None:
    camera.lay("board", "2h")
    opened_as(screen, "haddad", "evidence")
    for path in camera.folder.glob("*.jpg"):
        path.write_bytes(b"another")
    taps(screen, ("evidence.reading.1", "evidence.reading.0"))
    altered = "This picture does not match the journal."
    assert shown(screen, "evidence.wrong") == f"✕  {altered}"
    assert shown(screen, "evidence.flat.wrong.0") == altered
    assert screen.find("evidence.crop") is None
    for path in camera.folder.glob("*.jpg"):
        path.unlink()
    taps(screen, ("evidence.reading.1", "evidence.reading.0"))
    assert shown(screen, "evidence.wrong") == "✕  This picture is gone."


def test_the_hands_before_are_looked_at_too(screen: Screen, camera: Held) -> None:
    camera.lay("board", "2h")
    number = screen.table.hand_number
    void(screen.table, "haddad", "2479")
    screen.settle()
    opened_as(screen, "haddad", "evidence")
    assert screen.table.hand_number == number + 1
    assert shown(screen, "evidence.hand") == f"Hand {number}"
    screen.tap("evidence.before")
    screen.tap("evidence.after")
    assert shown(screen, "evidence.hand") == f"Hand {number}"


def test_the_recall_of_a_hand_leads_to_its_evidence(screen: Screen, camera: Held) -> None:
    camera.lay("board", "2h")
    number = screen.table.hand_number
    void(screen.table, "haddad", PIN)
    screen.settle()
    opened_as(screen, "haddad", "history")
    screen.tap(f"history.hand.{number}")
    assert problems(screen) == []
    screen.tap("recall.evidence")
    assert shown(screen, "evidence.hand") == f"Hand {number}"
    assert shown(screen, "evidence.title") == "Flop · Turn · River · 2♥"
    screen.tap("evidence.close")
    screen.table.authority.end()
    open_page(screen, "history")
    screen.tap(f"history.hand.{number}")
    assert screen.find("recall.evidence") is None


def test_a_dealer_does_not_see_it(screen: Screen) -> None:
    assert Role.DEALER in screen.table.staff.person("ortiz").roles  # type: ignore[union-attr]
    enter_menu_pin(screen, "theo")
    while screen.find("menu.more") is not None and screen.find("menu.rules") is None:
        screen.tap("menu.more")
    assert screen.find("menu.evidence") is None
