"""Every page and state of the screen: each target and each text, found by walking the live items.

Each state is checked as one of the kiosks would show it, and some states later as the next one would. `make faults`
checks it as a third of them, and `make walk` as all of them.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtGui import QColor, QGuiApplication

from kiosk.core.text import Sentence
from kiosk.staff import Person, Role
from kiosk.table import Table
from tests.sizes import only_whole, sized
from tests.ui.conftest import OpenScreen
from tests.ui.jackpots import to_six_card
from tests.ui.kiosks import FOR_NINE, KIOSKS, Kiosk, KioskWalk
from tests.ui.player import Player
from tests.ui.samples import JOURNAL_ENDS
from tests.ui.shift.people import closed_table
from tests.ui.tables import PIN, make_table
from tests.ui.tour import Tour, targets
from tests.ui.walk import (
    Look,
    behind,
    contrast,
    handlers,
    lettered_cards,
    named,
    pale_texts,
    problems,
    second_gold,
    twice_named,
    uneven_spots,
)
from ui.app import Screen
from ui.sign import SignWindow
from ui.stopped import StoppedWindow
from ui.window.language import ENGLISH, LONGER, Language
from ui.window.typefaces import load_fonts

GAMES: Final = ("nh", "peek", "holdem", "dice")
MOST_ON_SMALL: Final = 6  # These seats take wagers and are walked on 10.1 inches.
SIZES: Final = ((1280, 800), (1920, 1080), (3840, 2160), (1080, 1920))


WalkAt = Callable[..., tuple[Tour, KioskWalk]]


@pytest.fixture
def walk_at(open_screen: OpenScreen) -> WalkAt:
    """Return the function that begins a walk over a table's screen."""

    def begin(table: Table, kiosks: Sequence[Kiosk] = KIOSKS) -> tuple[Tour, KioskWalk]:
        screen = open_screen(table)
        walk = KioskWalk(screen, first=len(table.round.felt.seats), kiosks=kiosks)
        return Tour(screen, walk.look), walk

    return begin


@only_whole
@pytest.mark.parametrize("seats", sized((9,), whole=(1, 6, 9)))
def test_a_hand_with_all_that_can_happen(walk_at: WalkAt, tmp_path: Path, seats: int) -> None:
    table = make_table(tmp_path, shoe="shoe", seats=seats, signed_in=False)
    tour, walk = walk_at(table, FOR_NINE if seats > MOST_ON_SMALL else KIOSKS)
    tour.signing_in()
    tour.hand()
    tour.stopped()
    assert walk.wrong == {}


@only_whole
@pytest.mark.parametrize("game", sized(("dice",), whole=("peek", "holdem", "dice")))
def test_every_step_of_the_other_games(walk_at: WalkAt, tmp_path: Path, game: str) -> None:
    tour, walk = walk_at(make_table(tmp_path, game=game))
    tour.play(70)
    assert len(walk.states) > 8
    assert walk.wrong == {}


@only_whole
def test_opening_a_table(walk_at: WalkAt, tmp_path: Path) -> None:
    tour, walk = walk_at(closed_table(tmp_path))
    tour.opening("nh")
    assert walk.wrong == {}


@only_whole
def test_every_page_of_the_menu(walk_at: WalkAt, tmp_path: Path) -> None:
    table = make_table(tmp_path)
    tour, walk = walk_at(table)
    tour.play(45)
    walk.states.clear()
    tour.menu(depth=sized(1, whole=2))
    opened = {touched for state in walk.states for touched in state.split(" › ")}
    assert {"menu.history", "menu.rules", "menu.screen", "menu.close_table"} <= opened
    assert walk.wrong == {}


@only_whole
def test_every_page_of_a_signed_in_person(walk_at: WalkAt, tmp_path: Path) -> None:
    """A floor supervisor who is also manager and technician, at a table with a shoe."""
    table = make_table(tmp_path, shoe="shoe")
    roles = frozenset({Role.FLOOR, Role.MANAGER, Role.TECHNICIAN})
    table.staff.add(Person(id="chief", name="A. Chief", roles=roles), PIN)
    tour, walk = walk_at(table)
    player = Player(tour.screen, seed=3)
    for _ in range(45):
        player.step()
    tour.menu(depth=sized(0, whole=1), who="chief")
    opened = {touched for state in walk.states for touched in state.split(" › ")}
    assert {"menu.diagnostics", "menu.locks", "menu.slips", "menu.disputes"} <= opened
    assert walk.wrong == {}


@only_whole
@pytest.mark.parametrize("game", sized(("holdem",), whole=GAMES))
def test_a_hand_that_is_recalled(walk_at: WalkAt, tmp_path: Path, game: str) -> None:
    table = make_table(tmp_path, game=game)
    tour, walk = walk_at(table)
    player = Player(tour.screen, seed=3)
    while table.hand_number == 1:
        player.step()
    tour.recall()
    assert len(walk.states) > 8
    assert walk.wrong == {}


@only_whole
@pytest.mark.parametrize("game", sized(("dice",), whole=GAMES))
def test_everything_that_may_be_ruled(walk_at: WalkAt, tmp_path: Path, game: str) -> None:
    """Due irregularities change from step to step: each is checked at the first step at which it is due."""
    table = make_table(tmp_path, game=game)
    tour, walk = walk_at(table)
    player = Player(tour.screen, seed=3)
    seen: set[str] = set()
    while table.hand_number == 1:
        due = {irregularity.key for irregularity in table.rulings.irregularities}
        if not due <= seen:
            tour.exceptions(but=seen)
            seen |= due
        player.step()
    assert len(seen) > 5
    assert walk.wrong == {}


@pytest.mark.parametrize("language", [ENGLISH, LONGER])
@pytest.mark.parametrize("size", SIZES)
def test_the_window_of_a_table_that_cannot_be_opened(
    qapp: QGuiApplication, size: tuple[int, int], language: str
) -> None:
    load_fonts(qapp)
    with StoppedWindow(Sentence(JOURNAL_ENDS), size=size, language=language) as window:
        assert problems(window) == []
        assert window.warnings == []


@pytest.mark.parametrize("language", [ENGLISH, LONGER])
@pytest.mark.parametrize("size", SIZES)
def test_the_players_sign(qapp: QGuiApplication, tmp_path: Path, size: tuple[int, int], language: str) -> None:
    load_fonts(qapp)
    spoken = Language()
    spoken.speak(language)
    table = make_table(tmp_path, shoe="shoe")
    to_six_card(table)  # One jackpot is PENDING.
    with SignWindow(table, size=size) as sign:
        assert problems(sign) == []
        assert sign.warnings == []
    table.close()
    spoken.speak(ENGLISH)


@pytest.mark.parametrize(("settings", "least"), [({}, 10.0), ({"high_contrast": True}, 10.0), ({"night": "on"}, 4.5)])
def test_a_text_that_is_too_pale_is_found(screen: Screen, settings: dict[str, object], least: float) -> None:
    Kiosk(1920, 1080, settings).wear(screen)
    instruction = screen.find("instruction")
    assert instruction is not None
    found = Look(screen)
    backdrop = behind(found.picture, found.painted[instruction])
    shades = [QColor(light, light, light) for light in range(256)]
    pale = max(shades, key=lambda shade: contrast(shade, backdrop) if contrast(shade, backdrop) < least else 0)
    instruction.setProperty("color", pale)
    screen.settle()
    assert [text for text in pale_texts(Look(screen)) if "instruction" in text]
    instruction.setProperty("color", shades[pale.red() + 1])
    screen.settle()
    assert pale_texts(Look(screen)) == []


def test_a_second_gold_button_is_found(screen: Screen) -> None:
    Kiosk(1920, 1080).wear(screen)
    assert second_gold(Look(screen)) == []
    for name in ("undo", "exceptions"):
        button = screen.find(name)
        assert button is not None
        button.setProperty("tone", "primary")
        button.setProperty("dimmed", False)
    screen.settle()
    assert [named for named in second_gold(Look(screen)) if "exceptions" in named or "undo" in named]


def test_a_suit_that_is_a_letter_is_found(screen: Screen) -> None:
    instruction = screen.find("instruction")
    assert instruction is not None
    instruction.setProperty("text", "Turn the 10 of hearts.")
    screen.settle()
    assert lettered_cards(Look(screen)) == []
    instruction.setProperty("text", "Turn the 10h.")
    screen.settle()
    assert lettered_cards(Look(screen)) == ["instruction PlainText “Turn the 10h.” writes a suit as a letter"]


def test_an_amount_below_the_name_of_one_spot_alone_is_found(screen: Screen) -> None:
    Kiosk(1920, 1080).wear(screen)
    spot = screen.find("seat2.spot.ante")
    assert spot is not None
    assert uneven_spots(Look(screen)) == []
    spot.setProperty("stacked", not spot.property("stacked"))
    screen.settle()
    assert uneven_spots(Look(screen))


def test_a_hand_with_two_names_is_found(screen: Screen) -> None:
    Kiosk(1920, 1080, {"language": "es"}).wear(screen)
    instruction, undo = screen.find("instruction"), screen.find("undo")
    assert instruction is not None
    assert undo is not None
    instruction.setProperty("text", "Color")
    screen.settle()
    assert twice_named(Look(screen)) == []
    undo.setProperty("text", "Flush")
    screen.settle()
    assert len(twice_named(Look(screen))) == 1


def test_measured_positions_match_the_drawn_ones(screen: Screen) -> None:
    """Also before a frame with the change was drawn: a row has not yet made room for longer words."""
    Kiosk(screen.window.width(), screen.window.height(), {"language": LONGER}).wear(screen)
    at_once = {named(item): painted for item, painted in Look(screen).painted.items()}
    screen.settle()
    assert at_once == {named(item): painted for item, painted in Look(screen).painted.items()}


def test_a_finger_may_rest_on_its_target(screen: Screen) -> None:
    """No touch is dropped for being slow: Qt's own handler does that after 0.8 s."""
    found = [child for item in screen.items() for child in item.children() if child.inherits("QQuickTapHandler")]
    assert len(found) > 20
    assert {handler.property("longPressThreshold") for handler in found} == {0}
    # The walk looks for handlers only where a button is accepted.
    assert [handler for item in screen.items() for handler in handlers(item)] == [
        handler for handler in found if handler.property("enabled")
    ]
    named = [item for item in screen.items() if item.objectName() and item.isEnabled() and handlers(item)]
    assert targets(screen) == [item.objectName() for item in named]
