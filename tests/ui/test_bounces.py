"""A second contact at one place is the same touch: nothing is entered, undone, opened, or signed twice."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPointerEvent
from PySide6.QtTest import QTest

from kiosk.core.devices import BadgeRead, DeviceState
from kiosk.procedure import Placed, Wagers
from kiosk.procedure.prompts.prompt import Choices
from kiosk.table import Table
from tests.ui import poker
from tests.ui.conftest import OpenScreen
from tests.ui.counted import CountedHand, badges
from tests.ui.fingers import at, hand, press, release, together
from tests.ui.shift.people import closed_table, enter_count, shown
from tests.ui.tables import PIN, enter_pin, make_table, place_antes, shoe_is, taps, to_flop_bets
from ui.app import Screen
from ui.window.dropped import WHY, Dropped
from ui.window.touch_guard import BOUNCE_MS

IGNORED = WHY[Dropped.BOUNCED].template
REST_S = 0.3


class Finger:
    """A finger on a screen whose clock moves only when the finger moves it."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.now_ms = 1_000
        screen.double_tap_s = REST_S
        screen.guard.now_ms = self._now

    def _now(self, _event: QPointerEvent) -> int:
        return self.now_ms

    def touch(self, name: str, after_ms: int = 2_000) -> None:
        """Touch an item, `after_ms` after the last touch."""
        self.touch_place(at(self.screen, name), after_ms)

    def touch_place(self, place: QPointF, after_ms: int) -> None:
        self.now_ms += after_ms
        press(self.screen, [place])
        release(self.screen, [place])
        self.screen.settle()

    def bounce(self, name: str, after_ms: int) -> None:
        """Touch an item, and touch the same place again before the finger has really left."""
        place = at(self.screen, name)
        self.touch_place(place, 2_000)
        self.touch_place(place, after_ms)


@pytest.fixture
def finger(open_screen: OpenScreen, table: Table) -> Finger:
    return Finger(open_screen(table))


def wagered(table: Table) -> int:
    draft = table.round.draft
    return sum(sum(bets.values()) for bets in draft.bets.values()) if isinstance(draft, Placed) else 0


def names(screen: Screen) -> set[str]:
    """Return the visible targets."""
    return {item.objectName() for item in screen.items()} - {"strip"}


@pytest.mark.parametrize("after_ms", [60, 150, 299])
def test_a_bounced_undo_takes_back_one_entry(finger: Finger, table: Table, after_ms: int) -> None:
    for seat in (1, 2, 3):
        finger.touch(f"seat{seat}.spot.ante")
    finger.bounce("undo", after_ms)
    assert wagered(table) == 2 * 500
    assert shown(finger.screen, "strip").endswith(IGNORED)


def test_undo_works_again_after_the_rest_time(finger: Finger, table: Table) -> None:
    for seat in (1, 2, 3):
        finger.touch(f"seat{seat}.spot.ante")
    finger.touch("undo")
    finger.touch("undo", 301)
    assert wagered(table) == 500


@pytest.mark.parametrize("name", ["floor", "exceptions", "menu"])
@pytest.mark.parametrize("after_ms", [60, 290])
def test_a_bounce_does_not_close_the_page_that_the_touch_opened(
    screen: Screen, table: Table, name: str, after_ms: int
) -> None:
    to_flop_bets(screen, table)
    finger = Finger(screen)
    finger.touch(name)
    opened = names(screen)
    finger.touch(name)
    assert names(screen) != opened
    finger.bounce(name, after_ms)
    assert opened <= names(screen)


def test_a_chip_is_placed_once_by_a_bounce_and_twice_by_two_touches(finger: Finger, table: Table) -> None:
    finger.bounce("seat1.spot.ante", BOUNCE_MS - 1)
    assert wagered(table) == 500
    finger.touch("seat1.spot.ante", BOUNCE_MS)
    assert wagered(table) == 1_000


def test_a_digit_is_entered_once_by_a_bounce(screen: Screen) -> None:
    taps(screen, ("menu", "menu.change_dealer", "signer.tran"))
    finger = Finger(screen)
    finger.bounce("pin.2", BOUNCE_MS - 1)
    assert screen.model.signing.shown.dots == 1
    finger.touch("pin.2", BOUNCE_MS)
    assert screen.model.signing.shown.dots == 2


def test_a_bounced_sign_in_places_no_wager(screen: Screen, table: Table) -> None:
    """The pad closes under the finger, and the felt is where the second contact is."""
    taps(screen, ("menu", "menu.change_dealer", "signer.tran"))
    enter_pin(screen)
    finger = Finger(screen)
    place = at(screen, "signIn")
    finger.touch_place(place, 2_000)
    for after_ms in (60, 100, 100):
        finger.touch_place(place, after_ms)
    assert table.dealer is not None and table.dealer.id == "tran"
    assert not table.round.entries and screen.find("rules") is None


def test_a_key_of_the_next_pad_takes_no_bounce_of_the_last_one(screen: Screen, table: Table) -> None:
    """A digit may repeat, but not into another question."""
    finger = Finger(screen)
    finger.touch("seat1.spot.ante")
    screen.guard.drop()  # Another question is asked.
    finger.touch("seat1.spot.ante", 200)
    assert wagered(table) == 500


def test_the_last_digit_of_a_pin_bounces_into_no_other_pin(open_screen: OpenScreen, table: Table) -> None:
    """The last digit of the floor's PIN signs, and the next digits are the dealer's."""
    badges(table)
    screen = open_screen(table)
    taps(screen, ("menu", "menu.close_table"))
    enter_count(screen, dict.fromkeys(table.config.denominations, 100))
    finger, hand = Finger(screen), CountedHand(screen)
    hand.hold("haddad")
    for digit in PIN:
        finger.touch(f"pin.{digit}")
    assert screen.shift.signing.shown.signer == "M. Ortiz"
    finger.touch(f"pin.{PIN[-1]}", 200)
    assert screen.shift.signing.shown.dots == 0
    finger.touch(f"pin.{PIN[-1]}", 301)
    assert screen.shift.signing.shown.dots == 1


@pytest.mark.parametrize("after_ms", [60, 290])
def test_three_zeros_are_entered_once_by_a_bounce(open_screen: OpenScreen, tmp_path: Path, after_ms: int) -> None:
    table = closed_table(tmp_path)
    screen = open_screen(table)
    taps(screen, ("game.nh", "shift.secondary", "key.2", "key.5"))
    finger = Finger(screen)
    finger.bounce("key.000", after_ms)
    tile = screen.find("jackpot.MEGA")
    assert tile is not None and str(tile.property("entered")).startswith("$25,000")


def test_another_place_is_another_touch(finger: Finger, table: Table) -> None:
    finger.touch("seat1.spot.ante")
    finger.touch("seat2.spot.ante", 10)
    assert wagered(table) == 1_000


@pytest.mark.parametrize("after_ms", [60, 150, 299])
def test_each_contact_of_a_finger_that_bounces_on_is_the_same_touch(
    finger: Finger, table: Table, after_ms: int
) -> None:
    place_antes(finger.screen, table)
    finger.touch("undo")
    for _ in range(10):
        finger.touch("undo", after_ms)
    assert wagered(table) == 5 * 500
    finger.touch("undo", 301)
    assert wagered(table) == 4 * 500


def test_a_finger_that_bounces_on_answers_one_question(open_screen: OpenScreen, tmp_path: Path) -> None:
    """Each question has the same key: a contact 0.4 s after the touch once answered the next question."""
    table = make_table(tmp_path, game="holdem")
    screen = open_screen(table, (1280, 800))
    poker.seat(table, dict.fromkeys(range(1, 8), 20_000))
    screen.settle()
    finger, before = Finger(screen), len(table.round.entries)
    place = at(screen, "primary")
    for after_ms in (2_000, 200, 200, 200):
        finger.touch_place(place, after_ms)
    assert len(table.round.entries) == before + 1


def test_a_key_that_repeats_takes_one_touch_of_a_finger_that_bounces_on(finger: Finger, table: Table) -> None:
    finger.touch("seat1.spot.ante")
    for _ in range(10):
        finger.touch("seat1.spot.ante", BOUNCE_MS - 1)
    assert wagered(table) == 500


def test_a_bounce_is_known_after_another_finger_has_touched(finger: Finger, table: Table) -> None:
    place_antes(finger.screen, table)
    finger.touch("undo")
    finger.touch("chip.25", 50)
    finger.touch("undo", 50)
    assert wagered(table) == 5 * 500


def test_a_bounce_of_a_touch_that_came_late_does_not_answer_the_new_question(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    finger = Finger(screen)
    place = at(screen, "secondary")
    finger.now_ms += 2_000
    press(screen, [place])
    screen.guard.drop()  # Another question is asked.
    screen.settle()
    release(screen, [place])
    before = table.journal.last_seq()
    finger.touch_place(place, 100)
    assert table.journal.last_seq() == before
    finger.touch_place(place, 301)
    assert table.journal.last_seq() > before


@pytest.mark.parametrize(
    "cover",
    [
        lambda screen: screen.pages.open("rules"),
        lambda screen: screen.menu.toggle(),
        lambda screen: screen.shift.close_table(),
        lambda screen: screen.glass.lock(),
    ],
    ids=["page", "menu", "shift", "lock"],
)
def test_a_finger_under_which_a_page_opens_touches_nothing_below(
    screen: Screen, table: Table, cover: Callable[[Screen], None]
) -> None:
    place = at(screen, "seat1.spot.ante")
    press(screen, [place])
    cover(screen)
    screen.settle()
    release(screen, [place])
    screen.settle()
    assert wagered(table) == 0


def test_a_bounce_of_two_answers_at_once_decides_nothing_either(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    finger = Finger(screen)
    before = table.journal.last_seq()
    together(screen, [at(screen, "seat1.option.fold"), at(screen, "seat1.option.1x")])
    finger.touch("seat1.option.fold", 100)
    assert table.journal.last_seq() == before
    finger.touch("seat1.option.fold", 301)
    assert table.journal.last_seq() > before


@pytest.mark.parametrize("name", ["undo", "seat3.spot.ante", "menu"])
def test_two_fingers_on_one_key_do_nothing_and_it_is_reported(finger: Finger, table: Table, name: str) -> None:
    """A flat finger, or a panel that splits a contact, touches with two points: Qt alone ignores both silently."""
    screen = finger.screen
    place_antes(screen, table)
    before, there = wagered(table), names(screen)
    finger.now_ms += 2_000
    together(screen, [at(screen, name), at(screen, name) + QPointF(12, 4)])
    assert wagered(table) == before and names(screen) == there
    assert shown(screen, "strip").endswith(WHY[Dropped.TWO].template)
    finger.touch("undo")
    assert wagered(table) == before - 500


def test_two_keys_of_one_list_at_once_do_nothing(screen: Screen, table: Table) -> None:
    """The second one would answer the question that the first one has asked."""
    to_flop_bets(screen, table)
    screen.tap("floor")
    before, there = table.journal.last_seq(), names(screen)
    together(screen, [at(screen, "reason.0"), at(screen, "reason.1")])
    assert table.journal.last_seq() == before and names(screen) == there
    assert shown(screen, "strip").endswith(WHY[Dropped.TWO].template)


@pytest.mark.parametrize("other", ["undo", "exceptions", "menu"])
def test_a_finger_lifted_with_the_one_that_answers_does_not_touch_the_next_question(
    screen: Screen, table: Table, other: str
) -> None:
    """Both are lifted in one frame: a flat hand beside the primary key once took back what that key had entered."""
    to_flop_bets(screen, table)
    screen.tap("secondary")
    prompt, there = table.round.prompt, names(screen)
    together(screen, [at(screen, "primary"), at(screen, other)])
    assert table.round.prompt is not prompt
    assert shown(screen, "strip").endswith(WHY[Dropped.LATE].template)
    assert not {name for name in names(screen) - there if name.startswith(("reason.", "menu."))}
    screen.tap("undo")
    assert table.round.prompt == prompt, "each key can be touched again"


def test_two_digits_one_after_the_other_count_where_the_fingers_overlap(screen: Screen) -> None:
    taps(screen, ("menu", "menu.change_dealer", "signer.tran"))
    first, second = at(screen, "pin.2").toPoint(), at(screen, "pin.8").toPoint()
    window = screen.window
    QTest.touchEvent(window, hand()).press(0, first, window).commit()
    QTest.touchEvent(window, hand()).move(0, first, window).press(1, second, window).commit()
    QTest.touchEvent(window, hand()).release(0, first, window).move(1, second, window).commit()
    QTest.touchEvent(window, hand()).release(1, second, window).commit()
    screen.settle()
    assert screen.model.signing.shown.dots == 2


def test_a_touch_in_the_moment_after_another_question_is_reported(screen: Screen, table: Table) -> None:
    """A card from the shoe asks the next question, and the finger that was on its way to the old one comes too late."""
    to_flop_bets(screen, table)
    screen.tap("secondary")
    finger = Finger(screen)
    screen.now_s = lambda: finger.now_ms / 1000
    screen.model.perform(table.play.proceed)
    before = table.journal.last_seq()
    finger.touch("primary", 290)
    assert table.journal.last_seq() == before
    assert shown(screen, "strip").endswith(WHY[Dropped.LATE].template)
    finger.touch("primary", 301)
    assert not shown(screen, "strip").endswith(WHY[Dropped.LATE].template)


def test_a_mouse_that_is_held_while_the_question_changes_answers_nothing(open_screen: OpenScreen, table: Table) -> None:
    from PySide6.QtCore import Qt

    screen = open_screen(table)
    to_flop_bets(screen, table)
    place = at(screen, "secondary").toPoint()
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(screen.window, button, none, place)
    screen.guard.drop()  # Another question is asked.
    screen.settle()
    before = table.journal.last_seq()
    QTest.mouseRelease(screen.window, button, none, place)
    screen.settle()
    assert table.journal.last_seq() == before
    assert shown(screen, "strip").endswith(WHY[Dropped.LATE].template)
    QTest.mouseClick(screen.window, button, none, place)
    screen.settle()
    assert table.journal.last_seq() > before


def test_a_mouse_bounces_as_a_finger_does(finger: Finger, table: Table) -> None:
    from PySide6.QtCore import Qt

    for seat in (1, 2, 3):
        finger.touch(f"seat{seat}.spot.ante")
    place = at(finger.screen, "undo").toPoint()
    finger.now_ms += 2_000
    QTest.mouseClick(finger.screen.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    finger.now_ms += 200
    QTest.mouseClick(finger.screen.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    finger.screen.settle()
    assert wagered(table) == 2 * 500


def test_the_rest_time_is_the_dealers_own(screen: Screen, table: Table) -> None:
    place_antes(screen, table)
    screen.comfort.choose("rest_s", 1.0)
    finger = Finger(screen)
    screen.double_tap_s = None
    finger.touch("undo")
    finger.touch("undo", 990)
    assert wagered(table) == 5 * 500
    finger.touch("undo", 1_010)
    assert wagered(table) == 4 * 500


def test_two_answers_of_one_seat_at_once_decide_nothing(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    assert isinstance(table.round.prompt, Choices)
    before = table.journal.last_seq()
    together(screen, [at(screen, "seat1.option.fold"), at(screen, "seat1.option.1x")])
    assert table.journal.last_seq() == before
    assert shown(screen, "strip").endswith(WHY[Dropped.TWO].template)
    together(screen, [at(screen, "seat1.option.fold"), at(screen, "seat2.option.1x")])
    assert table.round.draft is not None, "two seats have decided"


def test_a_spot_and_the_key_that_clears_its_seat_at_once_decide_nothing(screen: Screen, table: Table) -> None:
    place_antes(screen, table)
    before = wagered(table)
    together(screen, [at(screen, "seat1.again"), at(screen, "seat1.spot.ante")])
    assert wagered(table) == before
    assert shown(screen, "strip").endswith(WHY[Dropped.TWO].template)


def test_two_hands_touch_two_spots_of_one_seat(screen: Screen, table: Table) -> None:
    together(screen, [at(screen, "seat1.spot.ante"), at(screen, "seat1.spot.six_card_bonus")])
    assert wagered(table) == 2 * 500


def test_a_refusal_stays_when_a_device_says_how_it_is(screen: Screen, table: Table) -> None:
    shoe_is(table, DeviceState.READY)
    assert isinstance(table.round.prompt, Wagers)
    screen.tap("primary")
    refusal = shown(screen, "strip")
    assert refusal
    shoe_is(table, DeviceState.DEGRADED)
    shoe_is(table, DeviceState.READY)
    screen.settle()
    assert shown(screen, "strip") == refusal
    screen.tap("seat1.spot.ante")
    assert shown(screen, "strip") != refusal


def test_a_relief_starts_with_the_smallest_chip(screen: Screen, table: Table) -> None:
    screen.tap("chip.25")
    taps(screen, ("menu", "menu.change_dealer", "signer.tran"))
    enter_pin(screen, then="signIn")
    screen.tap("seat1.spot.ante")
    assert wagered(table) == 500


def test_digits_that_nobody_finishes_are_dropped(screen: Screen) -> None:
    taps(screen, ("menu", "menu.change_dealer", "signer.tran", "pin.2", "pin.4"))
    screen.model.signing.lapse()
    screen.settle()
    assert screen.model.signing.shown.dots == 0
    assert screen.model.signing.shown.signer == ""
    assert "15 seconds" in shown(screen, "strip")


def test_another_badge_ends_a_pad_that_has_digits(screen: Screen, table: Table) -> None:
    taps(screen, ("menu", "menu.change_dealer", "signer.ortiz", "pin.2", "pin.4"))
    table.staff.set_badge("tran", "12")
    table.people.badge_event(BadgeRead("12", 0))
    screen.settle()
    look = screen.model.signing.shown
    assert (look.signer, look.dots) == ("", 0)
    table.people.badge_event(BadgeRead("12", 0))
    screen.settle()
    assert screen.model.signing.shown.signer == "J. Tran"
