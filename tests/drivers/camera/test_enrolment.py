"""Showing the deck card by card: what is taken, what is doubted, and what is still there the next day."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest

from drivers.camera.enrolment import STILL, Enrolment, count_kept, forget, kept
from drivers.camera.reader import Why
from drivers.camera.sim.scene import CameraPose, Lying, Renderer, Scene
from kiosk.core.cards import DECK, card
from kiosk.core.devices import CameraSetup
from kiosk.core.errors import DeviceError
from tests.drivers.camera.decks import Says
from tests.drivers.camera.table import calibration


class Table:
    """The simulated table, at which a deck is shown."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "shown"
        self.camera = Renderer(CameraPose(), 5)
        self.reader = Says()
        self.enrolment = Enrolment(self.reader, calibration(), self.folder)

    def show(self, name: str, frames: int = STILL) -> CameraSetup | None:
        """Lay a card down, or none. Return the last thing that was said."""
        said = None
        cards = (Lying(name, 500, 280, 8),) if name else ()
        for _ in range(frames):
            said = self.enrolment.see(self.camera.take(Scene(cards))) or said
        return said


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def first(nth: int) -> str:
    return DECK[nth].text


def test_a_card_that_lies_still_is_taken_once(table: Table) -> None:
    assert table.enrolment.wanted().left == 52
    said = table.show(first(0), 3 * STILL)
    assert said == CameraSetup("enrol", 51, f"Show the {DECK[1].words}.", done=False, wanted=first(1))
    assert list(table.enrolment.shown) == [DECK[0]]
    assert count_kept(table.folder) == 1


def test_nothing_and_two_cards_are_no_card(table: Table) -> None:
    assert table.show("") is None
    both = Scene((Lying("As", 300, 280), Lying("Kd", 600, 280)))
    assert all(table.enrolment.see(table.camera.take(both)) is None for _ in range(2 * STILL))
    assert table.enrolment.left == 52


def test_a_card_that_looks_like_another_is_said_once_and_confirmed_by_a_person(table: Table) -> None:
    table.reader.name = card("As")
    said = table.show(first(0))
    assert said == CameraSetup(
        "enrol",
        52,
        f"That looks like the ace of spades: show the {DECK[0].words}.",
        done=False,
        refused=True,
        wanted=first(0),
    )
    assert table.show(first(0)) is None
    said = table.enrolment.confirm()
    assert said is not None
    assert said.left == 51


def test_a_card_that_looks_like_no_face_is_confirmed_by_a_person(table: Table) -> None:
    """The networks were trained with other decks, and may take a court card of this one for none."""
    table.reader.why = Why.NOT_A_FACE
    said = table.show(first(0))
    assert said is not None
    assert (said.what, said.refused) == (f"That does not look like a card face: show the {DECK[0].words}.", True)
    assert table.enrolment.left == 52
    table.enrolment.confirm()
    assert table.enrolment.left == 51
    assert table.show(first(0)) is None  # it still lies there


def test_there_is_nothing_to_confirm_where_no_card_lies(table: Table) -> None:
    with pytest.raises(DeviceError, match=f"Lay the {DECK[0].words} down first, alone, and wait"):
        table.enrolment.confirm()
    table.reader.name = card("As")
    table.show(first(0))
    table.show("")
    with pytest.raises(DeviceError, match="down first"):
        table.enrolment.confirm()


def test_the_last_card_is_asked_for_again(table: Table) -> None:
    table.show(first(0))
    table.show(first(1))
    assert table.enrolment.back() == CameraSetup("enrol", 51, f"Show the {DECK[1].words}.", done=False, wanted=first(1))
    assert table.show(first(1)) is None  # it still lies there: first it is taken away
    table.show("")
    assert table.show(first(1)) is not None
    assert table.enrolment.left == 50
    table.enrolment.back()
    table.enrolment.back()
    with pytest.raises(DeviceError, match="No card has been shown yet"):
        table.enrolment.back()


def test_what_was_shown_is_there_after_a_restart(table: Table, tmp_path: Path) -> None:
    table.show(first(0))
    table.show(first(1))
    again = Table(tmp_path)
    assert again.enrolment.wanted().what == f"Show the {DECK[2].words}."
    assert again.show(first(1)) is None  # the last card still lies there
    for name, pictures in table.enrolment.shown.items():
        assert np.array_equal(np.array(pictures), np.array(again.enrolment.shown[name]))


def test_a_damaged_picture_is_asked_for_again(table: Table, tmp_path: Path) -> None:
    table.show(first(0))
    (table.folder / f"{first(0)}.png").write_bytes(b"\x89PNG")
    assert Table(tmp_path).enrolment.left == 52
    cv2.imwrite(str(table.folder / f"{first(0)}.png"), np.zeros((5, 5, 3), np.uint8))
    assert kept(table.folder) == {}


def test_a_card_like_the_one_before_is_doubted_and_confirmed_by_a_person(table: Table) -> None:
    table.show(first(0))
    assert table.show(first(0), 3 * STILL) is None
    table.show("")
    said = table.show(first(0))
    assert said is not None
    assert said.what == f"That looks like the previous card: show the {DECK[1].words}."
    assert said.refused
    assert table.enrolment.confirm() == table.enrolment.wanted()
    assert table.enrolment.left == 50


def test_two_cards_that_differ_in_their_pips_alone_are_two(table: Table) -> None:
    for nth in range(6):
        table.show(first(nth))
    assert table.enrolment.left == 46


def test_all_is_forgotten_on_demand(table: Table) -> None:
    table.show(first(0))
    forget(table.folder)
    assert not table.folder.exists()
    forget(table.folder)
