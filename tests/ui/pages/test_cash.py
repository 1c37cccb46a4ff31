"""The table's money by touch: buy-ins, coupons, tips, changed chips, the drop box, and an entry taken back."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from kiosk.core.money import money
from kiosk.events import CashMoved, DropBoxChanged, TableClosed
from kiosk.procedure import Cards, Choices, Floor, Settle
from kiosk.settings import CashRules, Settings
from kiosk.table import Table
from tests.ui.conftest import OpenScreen
from tests.ui.poker import seat
from tests.ui.shift.people import enter_count, shown, texts
from tests.ui.still import still_settings
from tests.ui.tables import PIN, enter_pin, make_table, open_page, shoe_deals, sign_as, taps, to_board, to_flop_bets
from tests.ui.walk import problems
from ui.app import Screen

BOTH = pytest.mark.parametrize("size", [(1920, 1080), (1280, 800)])


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    opened = make_table(tmp_path, shoe="shoe")
    opened.cash.change_box(11, floor=("haddad", PIN), dealer=("ortiz", PIN))
    yield opened
    opened.close()


@BOTH
def test_a_seat_buys_chips_with_one_touch_of_the_amount(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    screen = open_screen(table, size)
    open_page(screen, "cash")
    assert shown(screen, "desk.lead") == "Drop box 11. Touch the seat of the player who buys chips or gives a tip."
    assert problems(screen) == []
    screen.tap("desk.row.3")
    assert shown(screen, "desk.ask") == "Seat 3: how much cash?"
    assert problems(screen) == []
    screen.tap("answer.2")
    assert shown(screen, "desk.lead") == "Seat 3 bought $100 in chips. The cash is in the drop box."
    assert dict(table.cash.bought) == {3: 10_000}
    assert "$100" in texts(screen)
    assert problems(screen) == []


@BOTH
def test_chips_of_a_seat_are_those_that_are_not_settled(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    """A seat bets $5 and $15 more on Hold ’Em, and $5 on Board, which the first settlement takes or pays."""
    screen = open_screen(table, size)
    to_board(screen, table, "board_bonus")
    open_page(screen, "cash")
    assert f"No cash since the opening · {money(25_00)} on the felt" in texts(screen)
    assert problems(screen) == []
    screen.tap("desk.close")
    while isinstance(table.round.prompt, Floor | Settle) and table.round.prompt.guide.step == "board_bonus":
        if isinstance(table.round.prompt, Floor):
            screen.settle()
            sign_as(screen, "haddad", "acknowledge")
        else:
            screen.model.proceed()
    screen.settle()
    open_page(screen, "cash")
    assert f"No cash since the opening · {money(20_00)} on the felt" in texts(screen)


def test_another_amount_a_coupon_and_a_tip(screen: Screen, table: Table) -> None:
    open_page(screen, "cash")
    taps(screen, ("desk.row.2", "desk.enter"))
    assert shown(screen, "desk.strip") == "✕  Enter the amount first."
    taps(screen, ("amount.7", "amount.5", "desk.enter"))
    taps(screen, ("desk.row.4", "amount.way.1"))
    assert shown(screen, "desk.ask") == "Seat 4: how much is the coupon?"
    taps(screen, ("amount.2", "amount.5", "desk.enter"))
    taps(screen, ("desk.row.4", "amount.way.2", "amount.5", "desk.enter"))
    assert shown(screen, "desk.lead") == "Seat 4 tipped $5."
    moved = [(what.what, what.seat, what.cents) for what in _moved(table)]
    assert moved == [("buy-in", 2, 7_500), ("coupon", 4, 2_500), ("tip", 4, 500)]


@BOTH
def test_chips_are_changed(open_screen: OpenScreen, table: Table, size: tuple[int, int]) -> None:
    screen = open_screen(table, size)
    open_page(screen, "cash")
    taps(screen, ("desk.chips", "desk.row.500", "amount.1", "amount.0", "amount.0"))
    assert problems(screen) == []
    screen.tap("desk.enter")
    (what,) = _moved(table)
    assert (what.came, what.went) == (((500, 20),), ((10_000, 1),))
    taps(screen, ("desk.chips", "desk.row.500", "amount.way.1", "amount.2", "amount.5", "desk.enter"))
    assert (_moved(table)[1].came, _moved(table)[1].went) == (((2_500, 1),), ((500, 5),))


@BOTH
def test_two_people_change_the_drop_box(open_screen: OpenScreen, table: Table, size: tuple[int, int]) -> None:
    screen = open_screen(table, size)
    open_page(screen, "cash")
    taps(screen, ("desk.box", "amount.1", "amount.2"))
    assert shown(screen, "desk.amount") == "12"
    assert problems(screen) == []
    taps(screen, ("desk.sign", "signer.haddad"))
    assert problems(screen) == []
    assert shown(screen, "desk.empty") == "Take out drop box 11, and put in drop box 12."
    enter_pin(screen, then="desk.sign")
    screen.tap("signer.ortiz")
    assert shown(screen, "desk.large") == "11 → 12"  # the second person sees the numbers, too
    assert problems(screen) == []
    enter_pin(screen, then="desk.sign")
    assert shown(screen, "desk.lead") == "Drop box 12. Touch the seat of the player who buys chips or gives a tip."
    _, event = table.journal.events(1, DropBoxChanged)
    assert event.of(DropBoxChanged).signed == (("floor", "haddad"), ("dealer", "ortiz"))


def test_the_floor_takes_the_last_entry_back(screen: Screen, table: Table) -> None:
    rack = dict(table.shift.rack)
    open_page(screen, "cash")
    assert screen.find("desk.back_out") is None
    taps(screen, ("desk.row.3", "answer.0", "desk.back_out"))
    assert shown(screen, "desk.ask") == "Undo the buy-in of $20 at seat 3?"
    assert screen.find("signer.ortiz") is None
    sign_as(screen, "haddad", "desk.sign")
    assert table.shift.rack == rack
    assert screen.find("desk.back_out") is None
    assert problems(screen) == []


def test_the_closing_explains_chips_sold_for_cash(screen: Screen, table: Table) -> None:
    table.cash.buy_in(3, 10_000)
    screen.tap("menu")
    screen.tap("menu.close_table")
    enter_count(screen, dict.fromkeys(table.config.denominations, 100) | {10_000: 99})
    assert {"Chips sold for cash or coupons", "−$100", "Over or short", "$0"} <= set(texts(screen))


def with_cash(**rules: object) -> Settings:
    settings = still_settings()
    cash = (CashRules.model_validate({"from": date(2020, 1, 1), **rules}),)
    return replace(settings, house=settings.house.model_copy(update={"cash": cash}))


@BOTH
def test_the_floor_names_the_player_and_the_dealer_does_not_see_it(
    open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]
) -> None:
    table = make_table(tmp_path, settings=with_cash(log="300", cash_outs=True))
    table.cash.change_box(11, floor=("haddad", PIN), dealer=("ortiz", PIN))
    screen = open_screen(table, size)
    open_page(screen, "cash")
    taps(screen, ("desk.row.3", "answer.4"))
    assert "the floor must identify the player" in str(shown(screen, "desk.strip"))
    screen.tap("desk.player")
    assert problems(screen) == []
    taps(screen, ("amount.1", "amount.0", "amount.4", "amount.1", "desk.name"))
    assert screen.find("signer.ortiz") is None
    assert problems(screen) == []
    sign_as(screen, "haddad", "desk.sign")
    assert dict(table.cash.players) == {3: 1041}
    assert not [said for said in texts(screen) if "1041" in said]
    assert (shown(screen, "desk.ask"), shown(screen, "desk.amount")) == ("Seat 3: how much cash?", "$500")
    screen.tap("desk.enter")
    assert dict(table.cash.bought) == {3: 50_000}
    taps(screen, ("desk.row.3", "amount.way.3", "amount.1", "amount.0", "amount.0"))
    assert problems(screen) == []
    screen.tap("desk.enter")
    assert _moved(table)[-1].what == "cash-out"
    taps(screen, ("desk.row.3", "desk.player", "desk.left", "signer.haddad"))
    enter_pin(screen, then="desk.sign")
    assert dict(table.cash.players) == {}
    table.close()


@BOTH
def test_a_poker_player_leaves_with_all_chips_and_the_closing_names_the_others(
    open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]
) -> None:
    table = make_table(tmp_path, game="holdem", settings=with_cash(cash_outs=True))
    seat(table, {1: 20_000, 2: 30_000, 3: 40_000})
    while table.hand_number == 1:  # All others fold: the blinds are won.
        prompt = table.round.prompt
        if isinstance(prompt, Choices) and prompt.options:
            table.play.choose(next(iter(prompt.options)), "fold")
        elif isinstance(prompt, Cards):
            table.play.deal_unread()
        else:
            table.play.proceed()
    stacks = dict(table.shift.stacks)
    assert sum(stacks.values()) == 90_000
    rack = sum(chip * count for chip, count in table.shift.rack.items())
    screen = open_screen(table, size)
    open_page(screen, "cash")
    taps(screen, ("desk.row.1", "amount.way.3"))
    assert shown(screen, "answer.0") == money(stacks[1])
    assert problems(screen) == []
    screen.tap("answer.0")
    taps(screen, ("desk.row.2", "amount.way.5", "amount.1", "amount.0", "desk.enter"))
    assert "leaves with all chips" in str(shown(screen, "desk.strip"))
    screen.tap("answer.0")
    assert [(what.what, what.cents) for what in _moved(table)] == [("cash-out", stacks[1]), ("carried-out", stacks[2])]
    assert dict(table.shift.stacks) == {3: stacks[3]}
    table.shift.close({**table.shift.rack}, floor=("haddad", PIN), dealer=("ortiz", PIN))
    (event,) = table.journal.events(1, TableClosed)
    closed = event.of(TableClosed)
    assert (dict(closed.stacks), sum(chip * n for chip, n in closed.rack)) == ({3: stacks[3]}, rack + stacks[1])
    table.close()


@BOTH
def test_the_hand_is_shown_above_and_the_page_stays_while_it_goes_on(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    screen = open_screen(table, size)
    to_flop_bets(screen, table)
    taps(screen, ("secondary", "primary"))
    open_page(screen, "cash")
    assert screen.find("liveCards") is not None
    assert problems(screen) == []
    taps(screen, ("desk.row.3", "answer.0"))
    assert dict(table.cash.bought) == {3: 2_000}
    entries = len(table.round.entries)
    shoe_deals(table, "2h")
    screen.settle()
    assert len(table.round.entries) > entries
    assert shown(screen, "desk.lead") == "Seat 3 bought $20 in chips. The cash is in the drop box."
    assert problems(screen) == []


def test_a_game_without_money_has_no_such_page(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, game="dice")
    screen = open_screen(table)
    taps(screen, ("menu",))
    assert screen.find("menu.cash") is None


def _moved(table: Table) -> list[CashMoved]:
    return [event.of(CashMoved) for event in table.journal.events(1, CashMoved)]
