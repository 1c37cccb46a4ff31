"""A table is opened and closed by touch: the game, the pay tables, the rack, both signatures."""

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtTest import QTest

from kiosk.core.devices import DeviceState, StateChanged
from kiosk.core.money import money
from kiosk.events import (
    ClosedRackCounted,
    Happening,
    PinRefused,
    RackCounted,
    SignedAtConsole,
    TableClosed,
    TableOpened,
)
from kiosk.settings import Duty
from kiosk.settings.models import ChipColor, Denomination
from kiosk.table import FLOOR_SERVER, AtConsole, Table
from tests.sizes import at_sizes, only_whole
from tests.tables import JACKPOTS, kernel_of, void
from tests.ui.conftest import OpenScreen
from tests.ui.counted import SLIDE_MS, slide, step_px
from tests.ui.fingers import at, hand, press, release, swipe
from tests.ui.player import Player
from tests.ui.shift.people import (
    RACK,
    clock_of,
    close_with,
    closed_table,
    count_rack,
    enter_count,
    is_open,
    open_for,
    open_with_jackpots,
    post,
    shown,
    sign,
    texts,
    type_number,
)
from tests.ui.tables import PIN, enter_pin, finish, open_page, taps, to_board
from tests.ui.walk import problems
from ui.app import Screen
from ui.window.language import Longer

BOTH = pytest.mark.parametrize("size", at_sizes((1920, 1080), (1280, 800)))


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return closed_table(tmp_path)


_H = TypeVar("_H", bound=Happening)


def last(table: Table, kind: type[_H]) -> _H:
    """Return the journal's last event of a kind."""
    return list(table.journal.events(1, kind))[-1].of(kind)


def total(rack: dict[int, int]) -> int:
    return sum(chip * count for chip, count in rack.items())


def test_a_closed_table_says_why_its_floors_server_is_not_there(table: Table, screen: Screen) -> None:
    assert shown(screen, "strip") == ""
    why = "The floor server does not know this kiosk: have a manager enroll it."
    table.devices.changed(FLOOR_SERVER, StateChanged(DeviceState.BACKING_OFF, why))
    screen.settle()
    assert shown(screen, "strip").endswith(why)
    table.devices.changed(FLOOR_SERVER, StateChanged(DeviceState.READY, ""))
    screen.settle()
    assert shown(screen, "strip") == ""


@BOTH
def test_a_closed_table_is_opened_by_touch_alone(open_screen: OpenScreen, table: Table, size: tuple[int, int]) -> None:
    screen = open_screen(table, size)
    assert screen.find("primary") is None
    screen.tap("game.nh")
    screen.tap("shift.secondary")
    post(screen, 25_000, 5_000, 1_000)
    screen.tap("shift.primary")
    count_rack(screen)
    assert shown(screen, "rackTotal") == "$43,800"
    screen.tap("shift.primary")
    sign(screen, "haddad")
    assert not is_open(table)
    sign(screen, "ortiz")
    assert is_open(table)
    opened = last(table, TableOpened)
    assert opened.rack == tuple((chip, RACK[chip]) for chip in sorted(RACK, reverse=True))
    assert opened.dealer == "ortiz"
    assert shown(screen, "instruction") == "Enter antes and bonus bets."
    assert screen.model.property("dealer") == "M. Ortiz"


def test_console_signature_still_needs_the_count_and_the_dealer(open_screen: OpenScreen, table: Table) -> None:
    at = AtConsole("console_pit_3", 1)
    screen = open_screen(table)
    table.shift.sign_ahead("open", "haddad", PIN, at, game="nh")
    to_signatures(screen)
    sign(screen, "ortiz")
    assert is_open(table)
    table.shift.sign_ahead("close", "haddad", PIN, AtConsole("console_pit_3", 2))
    assert shown(screen, "heading") == "Closing"
    screen.tap("shift.back")
    assert shown(screen, "heading") == "Closing"  # No other hand begins.
    enter_count(screen)
    sign(screen, "")
    assert not is_open(table)
    actors = [event.actor for event in table.journal.events(1, TableOpened, TableClosed, SignedAtConsole)]
    assert actors == ["haddad"] * 4


def test_every_line_of_the_pay_tables_is_shown_with_the_revision(screen: Screen, table: Table) -> None:
    screen.tap("game.nh")
    seen = texts(screen)
    while shown(screen, "shift.primary").startswith("More pay tables"):
        screen.tap("shift.primary")
        seen |= texts(screen)
    rules = table.games[0].rules
    lines = [line for name in type(rules).model_fields for line in getattr(getattr(rules, name), "lines", ())]
    assert len(lines) == 27
    assert {line.name for line in lines} <= seen
    assert {"250 to 1", "Push", "$5 bet", "$10 bet", "50%", "100%", "of the posted MEGA", "$500"} <= seen
    assert f"{rules.title} · Revision 1 · $5 – $25" in seen
    assert "Jackpots not posted. Before the first hand, post them as floor or manager." in seen


def test_an_opening_goes_on_once_every_page_of_its_pay_tables_was_shown(open_screen: OpenScreen, table: Table) -> None:
    """On a small glass they are on several pages, and the same key turns them."""
    small = table.house.screen.model_copy(update={"inches": 10.1})
    kernel_of(table).house = table.house.model_copy(update={"screen": small})
    screen = open_screen(table, (1280, 800))
    screen.tap("game.nh")
    seen: set[str] = set()
    pages = 0
    while (more := shown(screen, "shift.primary")).startswith("More pay tables"):
        pages += 1
        assert f"· {pages} of " in more
        seen |= texts(screen)
        screen.tap("shift.primary")
    assert pages > 0
    seen |= texts(screen)
    rules = table.games[0].rules
    lines = [line for name in type(rules).model_fields for line in getattr(getattr(rules, name), "lines", ())]
    assert {line.name for line in lines} <= seen
    taps(screen, ("payTables.more", "shift.primary"))  # Seen pages stay seen.
    assert screen.find("rackTotal") is not None


@pytest.mark.parametrize(("name", "game"), [("NH-07", "nh"), ("TP-03", "peek"), ("TH-11", "holdem"), ("PP-01", "dice")])
def test_pay_tables_are_on_at_most_three_pages_of_a_small_glass(
    open_screen: OpenScreen, tmp_path: Path, name: str, game: str
) -> None:
    """In larger text, and in a language with long words: docs/known-debts.md has this number."""
    table = closed_table(tmp_path, name)
    small = {"inches": 10.1, "text_percent": 130, "language": "longer"}
    kernel_of(table).house = table.house.model_copy(update={"screen": table.house.screen.model_copy(update=small)})
    screen = open_screen(table, (1280, 800))
    screen.tap(f"game.{game}")
    pages = 0
    while screen.find("payTables") is not None:
        screen.tap("shift.primary")
        pages += 1
    assert 1 <= pages <= 3


@pytest.mark.parametrize(
    ("name", "game", "figure"), [("TH-11", "holdem", "Big blind"), ("PP-01", "dice", "How much may be bet?")]
)
def test_a_game_without_pay_tables_shows_the_figures_of_its_file(
    open_screen: OpenScreen, tmp_path: Path, name: str, game: str, figure: str
) -> None:
    screen = open_screen(closed_table(tmp_path, name))
    screen.tap(f"game.{game}")
    assert figure in texts(screen)
    assert screen.find("shift.secondary") is None


def test_the_table_is_not_signed_for_before_every_chip_is_counted(screen: Screen) -> None:
    taps(screen, ("game.nh", "shift.primary"))
    enter_count(screen, {chip: count for chip, count in RACK.items() if chip not in (250, 50000)})
    assert shown(screen, "strip").endswith("Not counted: 500 · 2.50.")
    screen.tap("key.next")
    type_number(screen, 40)
    assert shown(screen, "strip") == ""
    assert shown(screen, "keysValue") == "40"


def test_a_count_that_was_typed_wrong_is_corrected(screen: Screen) -> None:
    taps(screen, ("game.nh", "shift.primary"))
    screen.tap("rack.25")
    type_number(screen, 4000)
    screen.tap("key.back")
    assert shown(screen, "keysValue") == "400"
    screen.tap("rack.100")
    type_number(screen, 99)
    screen.tap("rack.25")
    type_number(screen, 38)
    assert shown(screen, "keysValue") == "38"
    assert shown(screen, "rackTotal") == "$10,850"
    taps(screen, ("key.back", "key.back"))
    assert shown(screen, "keysValue") == "–"
    assert shown(screen, "rackTotal") == "$9,900"


def test_a_chip_that_is_not_there_is_counted_as_none(screen: Screen, table: Table) -> None:
    open_for(screen, "nh", {**RACK, 100000: 0})
    assert is_open(table)
    assert table.shift.rack_cents == total(RACK) - 10 * 100000


def test_no_count_has_more_digits_than_a_rack_has_chips(screen: Screen) -> None:
    taps(screen, ("game.nh", "shift.primary"))
    type_number(screen, 1234567)
    assert shown(screen, "keysValue") == "12,345"


def to_signatures(screen: Screen) -> None:
    taps(screen, ("game.nh", "shift.primary"))
    enter_count(screen)


def test_amounts_that_the_rack_cannot_make_are_named(screen: Screen) -> None:
    taps(screen, ("game.nh", "shift.primary"))
    enter_count(screen, {**RACK, 50: 0, 250: 0})
    assert "This rack cannot make $2.50, $7.50, $37.50" in shown(screen, "strip")
    screen.tap("shift.back")
    enter_count(screen)
    assert shown(screen, "strip") == ""


@BOTH
def test_a_wrong_pin_is_reported_immediately_and_loses_nothing(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    screen = open_screen(table, size)
    to_signatures(screen)
    sign(screen, "haddad", "1111")
    assert "Wrong PIN: 2 tries left." in shown(screen, "strip")
    assert last(table, PinRefused) == PinRefused(person="haddad")
    sign(screen, "haddad")
    assert shown(screen, "strip") == ""
    sign(screen, "ortiz", "1111")
    assert "Wrong PIN: 2 tries left." in shown(screen, "strip")
    sign(screen, "ortiz")
    assert is_open(table)


def test_nobody_signs_twice(screen: Screen, table: Table) -> None:
    to_signatures(screen)
    sign(screen, "kim")
    sign(screen, "kim")
    assert "J. Kim cannot do this" in shown(screen, "strip")
    screen.tap("pin.name")
    sign(screen, "tran")
    assert is_open(table)
    assert table.dealer is not None
    assert table.dealer.id == "tran"


def test_a_signature_is_taken_back_by_touching_it(screen: Screen, table: Table) -> None:
    to_signatures(screen)
    sign(screen, "haddad")
    screen.tap("signature.floor")
    assert screen.find("signer.novak") is not None
    sign(screen, "novak")
    sign(screen, "ortiz")
    assert next(event.actor for event in table.journal.events() if event.kind == "table_opened") == "novak"


def test_signatures_do_not_wait_for_ever(screen: Screen) -> None:
    to_signatures(screen)
    sign(screen, "haddad")
    screen.shift.signing.expire()
    screen.settle()
    assert "sign again" in shown(screen, "strip")
    assert screen.find("signer.haddad") is not None
    assert shown(screen, "shift.instruction") == "Floor: sign here."


def test_going_back_forgets_signatures_and_keeps_the_count(screen: Screen) -> None:
    to_signatures(screen)
    sign(screen, "haddad")
    taps(screen, ("shift.back",))
    assert shown(screen, "rackTotal") == "$43,800"
    screen.tap("shift.primary")
    assert shown(screen, "shift.instruction") == "Floor: sign here."


def test_no_digit_of_a_pin_is_on_the_screen(screen: Screen) -> None:
    to_signatures(screen)
    screen.tap("signer.haddad")
    before = texts(screen)
    enter_pin(screen, "777")
    assert texts(screen) == before
    assert screen.shift.signing.property("dots") == 3


def test_a_double_tap_does_not_go_two_pages_on(open_screen: OpenScreen, table: Table) -> None:
    screen = open_screen(table, double_tap_s=60)
    taps(screen, ("game.nh", "shift.primary"))
    assert screen.shift.property("page") == "pays"


@BOTH
def test_a_table_is_closed_with_a_difference(open_screen: OpenScreen, table: Table, size: tuple[int, int]) -> None:
    screen = open_screen(table, size)
    open_for(screen, "nh")
    assert screen.find("menu.close_table") is None
    taps(screen, ("menu", "menu.close_table"))
    count_rack(screen, {**RACK, 2500: 398})
    assert "$43,800" not in texts(screen)
    screen.tap("shift.primary")
    assert {"$43,800", "$43,750", "−$50"} <= texts(screen)
    sign(screen, "novak")
    assert shown(screen, "shift.instruction") == "Dealer: sign here."
    sign(screen, "")
    assert not is_open(table)
    closed = last(table, TableClosed)
    assert (closed.difference, closed.house_net, closed.dealer) == (-5000, 0, "ortiz")
    assert screen.find("game.nh") is not None


def test_closing_compares_the_rack_with_the_house_result(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = closed_table(tmp_path, shoe="shoe")
    screen = open_screen(table)
    open_with_jackpots(screen)
    to_board(screen, table)
    finish(screen, table)
    assert table.shift.house_net == -12_000
    taps(screen, ("menu", "menu.close_table"))
    enter_count(screen, {**RACK, 10000: 99, 2500: 399, 500: 601})
    assert {"$43,800", "$43,680", "−$120", "$0"} <= texts(screen)


def transfer(table: Table, direction: str, chips: dict[int, int]) -> None:
    """Have a fill or a credit requested, sent, and received. `test_transfers.py` does it by touch."""
    signed = {Duty.FLOOR: ("haddad", PIN), Duty.CAGE: ("novak", PIN), Duty.RUNNER: ("tran", PIN)}
    table.transfers.request(direction, chips, signed)
    table.transfers.send(signed)
    table.transfers.receive(chips, {**signed, Duty.DEALER: ("ortiz", PIN)})


@BOTH
def test_a_short_rack_is_shown_before_the_hand_until_a_fill_is_signed_for(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    table.shift.post_jackpots(JACKPOTS, "haddad", PIN)
    screen = open_screen(table, size)
    open_for(screen, "nh", {**RACK, 50: 0, 250: 0})
    assert "The rack cannot make $2.50, $7.50, $37.50: ask for a fill" in shown(screen, "strip")
    open_page(screen, "fill")
    screen.tap("shift.primary")
    assert shown(screen, "strip") == "✕  Touch a chip first, then enter its count."
    screen.tap("shift.back")
    transfer(table, "fill", {50: 400})
    assert table.shift.rack == {**RACK, 250: 0}
    assert shown(screen, "strip") == ""
    assert shown(screen, "instruction") == "Enter antes and bonus bets."


def test_a_credit_and_a_count_by_touch_are_in_the_closing(screen: Screen, table: Table) -> None:
    open_for(screen, "nh")
    transfer(table, "credit", {100000: 2, 500: 100})
    assert table.shift.rack == {**RACK, 100000: 8, 500: 500}
    open_page(screen, "count")
    count_rack(screen, {**RACK, 100000: 8, 500: 499})
    assert not {"$39,795", "$41,300", "−$5"} & texts(screen)
    screen.tap("shift.primary")
    assert {"Tube of 5: 1 chip short.", "−1", "tracked 500", "−$5"} <= texts(screen)
    screen.tap("shift.secondary")
    assert {"Differs from the tracked rack: $5 × −1", "−$5"} <= texts(screen)
    sign(screen, "haddad")
    sign(screen, "")
    assert last(table, RackCounted).difference == -500
    assert table.shift.rack == {**RACK, 100000: 8, 500: 499}
    taps(screen, ("menu", "menu.close_table"))
    enter_count(screen, {**RACK, 100000: 8, 500: 500})
    assert {"Fills less credits", "−$2,500", "Over or short", "$0"} <= texts(screen)


def test_an_over_rack_is_named(screen: Screen) -> None:
    """There are a hundred dollars more than at the opening, and no hand was dealt."""
    open_for(screen, "nh")
    taps(screen, ("menu", "menu.close_table"))
    enter_count(screen, {**RACK, 10000: RACK[10000] + 1})
    assert {"Over: no hand and no fill explains it", "+$100"} <= texts(screen)


@BOTH
def test_a_cloth_that_is_wiped_over_a_tube_counts_no_chips(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    """It is faster than a finger that counts, or continues beyond the place where chips are counted."""
    screen = open_screen(table, size)
    taps(screen, ("game.nh", "shift.primary"))
    while screen.find("payTables") is not None:
        screen.tap("shift.primary")
    screen.guard.now_ms = lambda event: 1_000
    slide(screen, "tube.500.40", 5)
    assert shown(screen, "keysValue") == "45"
    start = at(screen, "tube.500.40")
    to_right = 1 if start.x() < size[0] / 2 else -1
    for chips, took_ms in ((8, 50), (19, 140), (40, SLIDE_MS)):
        swipe(screen, start, start + QPointF(to_right * chips * step_px(screen), 0), took_ms=took_ms)
        assert shown(screen, "strip").endswith("Swipe ignored. Touch, then lift."), chips
        assert shown(screen, "keysValue") == "45"
    slide(screen, "tube.500.40", 7)
    assert shown(screen, "keysValue") == "47"


@BOTH
def test_a_finger_slides_sideways_from_a_tube_to_its_loose_chips(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    """The next tube continues after a whole one. A palm, and a finger that goes up or down, count nothing."""
    screen = open_screen(table, size)
    taps(screen, ("game.nh", "shift.primary"))
    while screen.find("payTables") is not None:
        screen.tap("shift.primary")
    slide(screen, "tube.25.40", 5)
    assert shown(screen, "keysValue") == "45"
    assert "40 + 5" in screen.shift.property("keysTitle")
    slide(screen, "tube.25.40", 19)
    slide(screen, "rack.1,000", 4)
    slide(screen, "tube.5.60", 0)
    assert shown(screen, "rackTotal") == "$5,775"  # 59 × $25, 4 × $1,000, 60 × $5
    slide(screen, "tube.5.100", 0)
    assert "120" in texts(screen)  # This is the next tube of the same chip.
    slide(screen, "tube.5.60", 14)
    assert shown(screen, "keysValue") == "174"
    slide(screen, "tube.5.20", 1)
    assert shown(screen, "keysValue") == "21"
    start = at(screen, "tube.100.60")
    swipe(screen, start, start + QPointF(0, 300))
    assert shown(screen, "strip").endswith("Swipe ignored. Touch, then lift.")
    press(screen, [start])
    fingers = QTest.touchEvent(screen.window, hand())
    fingers.move(0, (start + QPointF(-70, 0)).toPoint(), screen.window).commit()
    screen.settle()
    assert screen.find("sliding") is not None
    places = [start + QPointF(-70, 0), *(start + QPointF(x, 40) for x in (0, 60))]
    fingers.stationary(0)
    for finger, place in enumerate(places[1:], 1):
        fingers.press(finger, place.toPoint(), screen.window)
    fingers.commit()
    release(screen, places)
    screen.settle()
    assert screen.find("sliding") is None
    assert shown(screen, "keysValue") == "21"
    assert problems(screen) == []


@only_whole
@BOTH
def test_an_opening_is_compared_with_the_last_closing_of_the_rack_in_another_game(
    open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]
) -> None:
    """The rack is the same for any next game. A chip that no longer has a tube is named, and signed for."""
    (tmp_path / "as shipped").mkdir()
    shipped = closed_table(tmp_path / "as shipped")
    brown = Denomination.model_construct(value=500_000, color=ChipColor.BROWN)
    table = closed_table(tmp_path, rack=(*shipped.config.rack, brown))
    shipped.close()
    screen = open_screen(table, size)
    rack = {**RACK, 500_000: 2}
    open_for(screen, "nh", rack)
    close_with(screen, rack)
    taps(screen, ("game.peek", "shift.primary"))
    enter_count(screen)
    note = "2 chips of 5,000 were in the rack: this game has no tube for them."
    assert {note, "−2", "closer 2", "−$10,000"} <= texts(screen)
    assert problems(screen) == []
    screen.tap("shift.secondary")
    assert {"Since the last closing: $5,000 × −2", "−$10,000"} <= texts(screen)
    sign(screen, "haddad")
    sign(screen, "ortiz")
    assert last(table, TableOpened).difference == -1_000_000
    close_with(screen, RACK)
    open_for(screen, "nh", {**RACK, 500_000: 0})
    assert last(table, TableOpened).difference == 0


def test_a_poker_table_closes_with_its_players_chips_named_and_its_rake_in_the_drop_box(
    open_screen: OpenScreen, tmp_path: Path
) -> None:
    table = closed_table(tmp_path, "TH-11")
    screen = open_screen(table)
    rack = dict.fromkeys(table.config.denominations, 100)
    open_for(screen, "holdem", rack)
    player = Player(screen, seed=3)
    while table.hand_number == 1:
        player.step()
    stacks = {seat: cents for seat, cents in table.round.felt.stacks.items() if cents}
    assert stacks and table.shift.house_net > 0
    taps(screen, ("menu", "menu.close_table"))
    enter_count(screen, rack)
    shown_now = texts(screen)
    assert {"Rake in the drop box", f"+{money(table.shift.house_net)}", "Over or short", "$0"} <= shown_now
    assert any(f"{len(stacks)} players have chips at the table, to cash out: " in said for said in shown_now)
    assert money(sum(stacks.values())) in shown_now
    sign(screen, "novak")
    sign(screen, "")
    assert dict(last(table, TableClosed).stacks) == stacks


def test_a_hand_is_finished_before_the_table_is_closed(screen: Screen) -> None:
    open_with_jackpots(screen)
    taps(screen, ("chip.5", "seat1.spot.ante", "menu", "menu.close_table"))
    assert "finish it first, or void it under" in shown(screen, "menu.strip")
    screen.tap("menu")
    assert screen.find("menu.close_table") is None
    assert shown(screen, "instruction") == "Enter antes and bonus bets."


def test_closing_can_be_left(screen: Screen, table: Table) -> None:
    open_for(screen, "nh")
    taps(screen, ("menu", "menu.close_table"))
    type_number(screen, 7)
    screen.tap("shift.back")
    assert is_open(table)
    assert screen.find("primary") is not None
    taps(screen, ("menu", "menu.close_table"))
    assert shown(screen, "rackTotal") == "$0"


def test_the_menu_changes_the_dealer(screen: Screen, table: Table) -> None:
    open_for(screen, "nh")
    taps(screen, ("menu", "menu.change_dealer", "signer.tran"))
    enter_pin(screen, PIN, then="signIn")
    assert table.dealer is not None
    assert table.dealer.id == "tran"


def test_a_closed_table_changes_its_game(screen: Screen, table: Table) -> None:
    open_for(screen, "peek")
    assert table.game.key == "peek"
    assert table.rules.title in texts(screen)
    assert screen.find("menu.post_jackpots") is None
    close_with(screen, RACK)
    open_with_jackpots(screen)
    assert table.game.key == "nh"
    assert dict(table.shift.jackpots) == {"mega": 2_500_000, "major": 500_000, "minor": 100_000}
    taps(screen, ("chip.5", "seat1.spot.ante"))
    assert table.hand_is_open


def test_an_opening_is_counted_blind_and_a_count_after_the_reveal_is_named(screen: Screen, table: Table) -> None:
    """No key fills the count in. A count that is repeated after the last closing was shown keeps both counts."""
    open_for(screen, "nh")
    close_with(screen, {**RACK, 500: 590})
    taps(screen, ("game.nh", "shift.primary"))
    keys = {item.objectName() for item in screen.items() if item.objectName()}
    assert "$43,750" not in texts(screen)
    for key in sorted(
        keys - {"menu", "shift.back"} - {name for name in keys if name.startswith(("rack.", "tube.", "key."))}
    ):
        assert "last" not in key.lower()
    enter_count(screen)
    assert {"Tube of 5: 10 chips over.", "+10", "closer 590", "+$50"} <= texts(screen)
    screen.tap("shift.primary")
    enter_count(screen, {500: 590})
    assert {"Same as the last closing", "Counted again, after a first count of", "$43,800"} <= texts(screen)
    sign(screen, "haddad")
    sign(screen, "ortiz")
    opened = last(table, TableOpened)
    assert (opened.difference, [dict(count) for count in opened.recounted]) == (0, [RACK])


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800)])
def test_a_table_that_is_not_opened_is_counted_and_two_people_sign(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    screen = open_screen(table, size)
    assert screen.find("shift.secondary") is None  # Nothing was ever counted.
    open_for(screen, "nh")
    close_with(screen, RACK)
    assert shown(screen, "shift.secondary") == "Not opened today"
    screen.tap("shift.secondary")
    assert problems(screen) == []
    enter_count(screen, {**RACK, 500: 599})
    assert {"Tube of 5: 1 chip short.", "last count 600", "−$5"} <= texts(screen)
    assert problems(screen) == []
    screen.tap("shift.secondary")
    assert {"Since the last count: $5 × −1", "−$5"} <= texts(screen)
    assert problems(screen) == []
    sign(screen, "haddad")
    sign(screen, "ortiz")
    counted = last(table, ClosedRackCounted)
    assert (counted.number, counted.difference, dict(counted.rack)) == (1, -500, {**RACK, 500: 599})
    assert not is_open(table)
    assert "is counted and signed for, count 1. The table stays closed." in shown(screen, "strip")
    assert shown(screen, "shift.secondary") == "Not opened today"


def test_the_last_closing_count_outlives_a_restart(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = closed_table(tmp_path)
    screen = open_screen(table)
    open_for(screen, "nh")
    close_with(screen, RACK)
    assert table.shift.closed_rack == RACK
    state, events = table.journal.since_checkpoint()
    assert state is not None
    assert dict(state["closed_rack"]) == RACK
    assert [event.kind for event in events if event.kind != "checkpoint"] == []


def test_a_stopped_table_shows_no_page(screen: Screen, table: Table) -> None:
    kernel_of(table).stopped = "The journal was changed by somebody else; nothing was lost."
    table.shoe.clear_alarm()
    screen.settle()
    assert screen.find("game.nh") is None
    assert "journal was changed" in shown(screen, "stopped")


def look_at_every_page(screen: Screen) -> dict[str, list[str]]:
    """Open, post, close, and open again, and return the faults of each page."""
    table = screen.table
    wrong: dict[str, list[str]] = {}

    def look(page: str) -> None:
        found = problems(screen)
        if found:
            wrong[page] = found

    def go(page: str, *names: str) -> None:
        taps(screen, names)
        look(page)

    go("game")
    go("pays, nothing posted", "game.nh")
    go("amounts, nothing entered", "shift.secondary")
    go("amounts, refused", "shift.primary")
    for amount in (250_000, 5_000, 1_000):
        type_number(screen, amount)
        screen.tap("key.next")
    go("amounts")
    go("who posts", "shift.primary")
    go("PIN of who posts", "signer.haddad")
    sign(screen, "", "1111")
    go("wrong PIN of who posts")
    sign(screen, "")
    go("pays")
    go("rack", "shift.primary")
    go("rack, refused", "shift.primary")
    count_rack(screen, dict.fromkeys(RACK, 9_999))
    go("rack, counted")
    go("floor signs", "shift.primary")
    sign(screen, "kim")
    go("dealer signs")
    sign(screen, "kim")
    go("same person")
    screen.tap("pin.name")
    sign(screen, "ortiz")
    assert is_open(table)
    go("menu", "menu")
    go("menu in a hand", "chip.5", "seat1.spot.ante", "menu")
    go("menu, refused", "menu.close_table")
    void(table, "novak", PIN)
    go("menu, names", "menu", "menu.enter_pin")
    go("menu, PIN", "menu.signer.novak")
    taps(screen, (f"menu.pin.{digit}" for digit in "1111"))
    go("menu, wrong PIN", "menu.sign")
    taps(screen, (f"menu.pin.{digit}" for digit in PIN))
    go("menu of the floor", "menu.sign")
    go("amounts, too early", "menu.post_jackpots")
    go("amounts, too early, refused", "shift.primary")
    go("closing count", "shift.back", "menu", "menu.close_table")
    count_rack(screen)
    go("closing, floor", "shift.primary")
    sign(screen, "haddad")
    go("closing, dealer")
    sign(screen, "")
    go("closed")
    go("peek pays", "game.peek")
    go("peek rack", "shift.primary")
    go("rack again", "shift.back", "shift.back", "game.nh", "shift.primary")
    return wrong


@only_whole
@pytest.mark.parametrize("size", at_sizes((1280, 800), (1920, 1080)))
def test_everything_can_be_touched_and_read(open_screen: OpenScreen, table: Table, size: tuple[int, int]) -> None:
    assert look_at_every_page(open_screen(table, size)) == {}


@only_whole
@pytest.mark.parametrize("size", at_sizes((1280, 800), (1920, 1080)))
def test_a_longer_language_fits(open_screen: OpenScreen, table: Table, size: tuple[int, int]) -> None:
    longer = Longer()
    assert QCoreApplication.installTranslator(longer)
    try:
        assert look_at_every_page(open_screen(table, size)) == {}
    finally:
        QCoreApplication.removeTranslator(longer)


@pytest.mark.parametrize(("name", "game"), [("TH-11", "holdem"), ("PP-01", "dice")])
def test_the_other_games_can_be_touched_and_read(open_screen: OpenScreen, tmp_path: Path, name: str, game: str) -> None:
    screen = open_screen(closed_table(tmp_path, name), (1280, 800))
    assert problems(screen) == []
    screen.tap(f"game.{game}")
    assert problems(screen) == []
    screen.tap("shift.primary")
    assert problems(screen) == []


def test_time_passes_on_a_closed_table(screen: Screen, table: Table) -> None:
    before = screen.shift.property("clock")
    clock_of(table).advance(ms=60_000)
    table.shoe.clear_alarm()
    assert screen.shift.property("clock") != before
