"""A round of dice by touch: losing hands and the parts of a push are in words; one key cancels a correction."""

from pathlib import Path

import pytest

from kiosk.core.dice import die
from kiosk.procedure import Choice, Chosen, Dice, Settle
from kiosk.table import Table
from tests.sizes import at_sizes
from tests.ui.conftest import OpenScreen
from tests.ui.dice import die_at, play_to
from tests.ui.reading import lines
from tests.ui.shift.people import texts
from tests.ui.tables import make_table
from tests.ui.walk import problems
from ui.window.pane import visible_items


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return make_table(tmp_path, game="dice")


def test_one_key_cancels_the_correction_of_a_die(open_screen: OpenScreen, table: Table) -> None:
    play_to(table, Dice, {})
    table.play.enter_die(die("A/red"))
    screen = open_screen(table, (1280, 800))
    screen.tap("cardWrong")
    assert " | ".join(lines(screen)).split(" | ").count("Cancel") == 1
    screen.tap("exceptions")
    assert "Cancel" not in texts(screen)


def test_stakes_are_changed_by_touch_without_a_warning(open_screen: OpenScreen, table: Table) -> None:
    """A key whose words take two lines only once it is chosen was a binding loop: the fixture looks for warnings."""
    screen = open_screen(table, (1280, 800))
    for seat in (1, 2, 3, 4):
        table.play.choose(seat, "play")
    table.play.proceed()
    while (prompt := table.round.prompt) is not None and prompt.guide.step != "stake":
        if isinstance(prompt, Dice):
            table.play.enter_die(die(die_at(prompt.left[0])))
        else:
            table.play.proceed()
    for seat, wanted in ((1, "fold"), (2, "fold"), (3, "in"), (4, "fold"), (1, "in"), (2, "in"), (3, "fold")):
        screen.tap(f"seat{seat}.act")
        screen.tap(f"option.{wanted}")
    assert table.round.draft == Chosen({1: Choice("in"), 2: Choice("in"), 3: Choice("fold"), 4: Choice("fold")})


@pytest.mark.parametrize("size", at_sizes((1920, 1080), (1280, 800)))
def test_each_hand_that_wins_nothing_is_in_words_while_pots_are_pushed(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    play_to(table, Settle, {})
    screen = open_screen(table, size)
    assert {"Three of a kind, aces", "Three of a kind, kings", "Full house, nines over tens"} <= texts(screen)
    assert problems(screen) == []


def test_a_seat_has_its_name_where_its_hand_is_too_long_for_its_head(open_screen: OpenScreen, table: Table) -> None:
    play_to(table, Settle, {})
    screen = open_screen(table, (1920, 1080))
    for seat in (1, 2, 3):
        panel = screen.find(f"seat{seat}")
        assert panel is not None
        assert "Seat" in {str(item.property("text")) for item in visible_items(panel)}


def test_a_pot_and_its_points_are_no_number_side_by_side(open_screen: OpenScreen, table: Table) -> None:
    """Seat 1 loses a point first, and seat 2 six. Then each is all in: “Side pot 1: 10” and not “Side pot 1 10”."""
    play_to(table, Settle, {2: "raise:5", 1: "fold"})
    while table.hand_number == 1:
        table.play.proceed()
    play_to(table, Settle, {1: "all_in", 2: "all_in", 3: "all_in"})
    screen = open_screen(table, (1280, 800))
    assert "Main pot: 174 · Side pot 1: 10" in texts(screen)
