"""Show the deck card by card: captured and doubted cards, and cards kept until the next day."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from drivers.camera.reading.judgment import Why
from drivers.camera.showing.enrollment import STILL_FRAMES, Enrollment, count_kept, forget, kept
from drivers.camera.sim.scene import CameraPose, CardOnTable, Renderer, Scene
from kiosk.core.cards import DECK, card
from kiosk.core.devices import CameraSetup
from kiosk.core.errors import DeviceError
from tests.drivers.camera.decks import Says
from tests.drivers.camera.table import Knows, calibration, row


class ShownTable:
    """The simulated table, at which a deck is shown."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "shown"
        self.camera = Renderer(CameraPose(), 5)
        self.reader = Says()
        self.enrollment = Enrollment(self.reader, calibration(), self.folder)

    def show(self, name: str, frames: int = STILL_FRAMES, *, seen: str = "") -> CameraSetup | None:
        """Lay a card down, or none, that the reader reads as `seen`. Return the last message."""
        said = None
        self.reader.name = card(seen) if seen else None
        cards = (CardOnTable(name, 500, 280, 8),) if name else ()
        for _ in range(frames):
            said = self.enrollment.see(self.camera.take(Scene(cards))) or said
        return said

    def deal(self, *names: str) -> None:
        """Lay cards down one at a time, each read with certainty, and remove each."""
        for name in names:
            self.show(name, seen=name)
            self.show("")


@pytest.fixture
def table(tmp_path: Path) -> ShownTable:
    return ShownTable(tmp_path)


def first(nth: int) -> str:
    return DECK[nth].text


def test_a_still_card_is_taken_once(table: ShownTable) -> None:
    assert table.enrollment.wanted().left == 52
    said = table.show(first(0), 3 * STILL_FRAMES, seen=first(0))
    assert said == CameraSetup("enroll", 51, f"Show the {DECK[1].words}.", done=False, wanted=first(1))
    assert list(table.enrollment.shown) == [DECK[0]]
    assert count_kept(table.folder) == 1


def test_cards_are_shown_in_any_order(table: ShownTable) -> None:
    table.deal("Kd", "7c", "As")
    assert list(table.enrollment.shown) == [card("Kd"), card("7c"), card("As")]
    assert table.enrollment.wanted().wanted == "2c"


def test_a_card_covers_part_of_the_one_before(table: ShownTable) -> None:
    """At playing speed, no card is removed before the next one."""
    for name in ("Kd", "7c", "As"):
        table.show(name, seen=name)
    assert list(table.enrollment.shown) == [card("Kd"), card("7c"), card("As")]


def test_nothing_and_two_cards_are_no_card(table: ShownTable) -> None:
    assert table.show("") is None
    both = Scene((CardOnTable("As", 300, 280), CardOnTable("Kd", 600, 280)))
    assert all(table.enrollment.see(table.camera.take(both)) is None for _ in range(2 * STILL_FRAMES))
    assert table.enrollment.left == 52


def test_a_card_in_motion_is_not_taken(table: ShownTable) -> None:
    table.reader.name = card("As")
    for nth in range(3 * STILL_FRAMES):
        assert table.enrollment.see(table.camera.take(Scene((CardOnTable("As", 300 + 20 * nth, 280),)))) is None


def test_cards_that_were_taken_may_lie_beside_the_next(tmp_path: Path) -> None:
    """A deck may be dealt out in rows: each card is found at its place, and only the new one is read."""
    knows = Knows(calibration())
    enrollment = Enrollment(knows, calibration(), tmp_path / "shown")
    camera = Renderer(CameraPose(), 5)
    for count in range(1, 5):
        knows.scene = Scene(row("As Kd Qc Jh")[:count])
        for _ in range(STILL_FRAMES):
            enrollment.see(camera.take(knows.scene))
    assert [card.text for card in enrollment.shown] == ["As", "Kd", "Qc", "Jh"]


def test_a_card_that_is_not_clear_is_laid_aside_or_named_by_a_person(table: ShownTable) -> None:
    said = table.show("As")
    what = "Card unclear: set it aside, or name it."
    assert said == CameraSetup("enroll", 52, what, done=False, refused=True, wanted=first(0))
    assert table.show("As") is None  # It is reported once.
    said = table.show("")
    assert said == table.enrollment.wanted()
    table.deal("Kd")
    assert list(table.enrollment.shown) == [card("Kd")]
    table.show(first(0))
    said = table.enrollment.confirm()
    assert said is not None
    assert said.left == 50
    assert card(first(0)) in table.enrollment.shown


def test_a_person_goes_through_the_cards_that_are_left(table: ShownTable) -> None:
    table.show("As")
    said = table.enrollment.another()
    what = "Card unclear: set it aside, or name it."
    assert said == CameraSetup("enroll", 52, what, done=False, refused=True, wanted=first(1))
    for _ in range(50):
        said = table.enrollment.another()
    assert said.wanted == "As"
    table.enrollment.confirm()
    assert list(table.enrollment.shown) == [card("As")]
    assert table.enrollment.wanted().wanted == "2c"


def test_two_cards_that_look_like_one_are_both_named_by_a_person(table: ShownTable) -> None:
    """The networks confuse this deck's seven of clubs with its seven of spades, so neither reading counts."""
    table.show("7c", seen="7s")
    table.show("")
    assert list(table.enrollment.shown) == [card("7s")]
    said = table.show("7s", seen="7s")
    what = "Two cards look like the seven of spades: name this one."
    assert said == CameraSetup("enroll", 52, what, done=False, refused=True, wanted="7s")
    assert count_kept(table.folder) == 0
    table.enrollment.confirm()
    table.show("")
    said = table.show("7c", seen="7s")
    assert said is not None
    assert (said.what, said.left) == (what, 51)
    for _ in range(len(DECK)):
        if table.enrollment.wanted().wanted == "7c":
            break
        table.enrollment.another()
    table.enrollment.confirm()
    assert list(table.enrollment.shown) == [card("7s"), card("7c")]


def test_a_card_that_looks_like_no_face_is_confirmed_by_a_person(table: ShownTable) -> None:
    """The networks were trained with other decks, and may take a court card of this one for no face."""
    table.reader.why = Why.NOT_A_FACE
    said = table.show(first(0))
    assert said is not None
    assert (said.what, said.refused) == ("That does not look like a card face.", True)
    assert table.enrollment.left == 52
    table.enrollment.confirm()
    assert table.enrollment.left == 51
    assert table.show(first(0)) is None  # The card is still there.


def test_an_empty_place_has_nothing_to_confirm(table: ShownTable) -> None:
    with pytest.raises(DeviceError, match=f"First lay down the {DECK[0].words} alone, and wait"):
        table.enrollment.confirm()
    table.show(first(0))
    table.show("")
    with pytest.raises(DeviceError, match="First lay down"):
        table.enrollment.confirm()


def test_the_last_card_is_asked_for_again(table: ShownTable) -> None:
    table.show(first(0), seen=first(0))
    table.show(first(1), seen=first(1))
    assert table.enrollment.back() == CameraSetup(
        "enroll", 51, f"Show the {DECK[1].words}.", done=False, wanted=first(1)
    )
    assert table.show(first(1), seen=first(1)) is None  # It is still there, and must be removed first.
    table.show("")
    assert table.show(first(1), seen=first(1)) is not None
    assert table.enrollment.left == 50
    table.enrollment.back()
    table.enrollment.back()
    with pytest.raises(DeviceError, match="No card has been shown yet"):
        table.enrollment.back()


def test_shown_cards_survive_a_restart(table: ShownTable, tmp_path: Path) -> None:
    table.deal(first(0), first(1))
    again = ShownTable(tmp_path)
    assert again.enrollment.wanted().what == f"Show the {DECK[2].words}."
    assert again.show(first(1), seen=first(1)) is None  # The last card is still there.
    for name, pictures in table.enrollment.shown.items():
        assert np.array_equal(np.array(pictures), np.array(again.enrollment.shown[name]))


def test_a_damaged_picture_is_asked_for_again(table: ShownTable, tmp_path: Path) -> None:
    table.deal(first(0))
    (table.folder / f"{first(0)}.png").write_bytes(b"\x89PNG")
    assert ShownTable(tmp_path).enrollment.left == 52
    cv2.imwrite(str(table.folder / f"{first(0)}.png"), np.zeros((5, 5, 3), np.uint8))
    assert kept(table.folder) == {}


def test_an_unclear_card_like_the_one_before_is_doubted_and_named_by_a_person(table: ShownTable) -> None:
    table.deal(first(0))
    said = table.show(first(0))
    assert said is not None
    assert said.what == "That looks like the previous card."
    assert said.refused
    assert table.enrollment.confirm() == table.enrollment.wanted()
    assert table.enrollment.left == 50


def test_two_cards_that_differ_in_their_pips_alone_are_two(table: ShownTable) -> None:
    for nth in range(6):
        table.show(first(nth), seen=first(nth))
    assert table.enrollment.left == 46


def test_all_is_forgotten_on_demand(table: ShownTable) -> None:
    table.deal(first(0))
    forget(table.folder)
    assert not table.folder.exists()
    forget(table.folder)
