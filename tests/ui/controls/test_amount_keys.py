"""The keys of an amount, by touch, on the felt and beside the hand: as fine as the chips of the table."""

import re
from pathlib import Path

import pytest

from kiosk.core.errors import Refused
from kiosk.events import DisputeOpened
from kiosk.procedure import Choices, Chosen, Option
from kiosk.settings.models import ChipColor, Denomination
from kiosk.table import Table
from tests.ui.conftest import OpenScreen
from tests.ui.player import Player
from tests.ui.poker import seat
from tests.ui.shift.people import shown, texts
from tests.ui.tables import enter_pin, finish, make_table, open_page, sign_as, taps, to_board
from tests.ui.walk import problems
from ui.app import Screen
from ui.vm.controls.amount_keys import check_chips, corner, grouped, pressed, worth

QML = Path(__file__).resolve().parents[3] / "ui" / "qml"

STEPS = 60
HOLD_EM = "Hold\N{NO-BREAK SPACE}’Em bets"
COLORS = ("blue", "white", "pink", "red", "green", "black", "purple", "yellow")
QUARTERS = (25, 100, 250, 500, 2_500, 10_000, 50_000, 100_000)


def quarters(folder: Path, game: str = "nh") -> Table:
    """Open a table whose smallest chip is a quarter of a dollar."""
    rack = [
        Denomination.model_construct(value=value, color=ChipColor(color))
        for value, color in zip(QUARTERS, COLORS, strict=True)
    ]
    return make_table(folder, game=game, rack=tuple(rack))


def corners(screen: Screen) -> set[str]:
    """Return the keys at the corner of the displayed pad."""
    return {key for key in ("00", ".50", ".") if screen.find(f"amount.{key}") is not None}


def typed(screen: Screen, amount: str) -> None:
    taps(screen, [f"amount.{key}" for key in amount])


def to_open_amount(screen: Screen, table: Table) -> Option:
    """Play until a player may name an amount, and touch that option."""
    player = Player(screen, seed=2)
    for _ in range(STEPS):
        prompt = table.round.prompt
        if isinstance(prompt, Choices):
            options = next(iter(prompt.options.values()))
            found = [option for option in options if option.least is not None and option.most != option.least]
            if found:
                screen.tap(f"option.{found[0].key}")
                return found[0]
        player.step()
    raise AssertionError("nobody was asked for an amount")


@pytest.mark.parametrize(
    ("amounts", "whole", "key"),
    [
        ((100, 500), False, "00"),
        ((50, 100, 250), False, ".50"),
        ((25, 50, 100), False, "."),
        ((100, 303_337), False, "."),
        ((100, -303_350), False, ".50"),
        ((1, 2, 5), True, "00"),
    ],
)
def test_the_corner_is_as_fine_as_the_chips(amounts: tuple[int, ...], whole: bool, key: str) -> None:
    assert corner(amounts, whole=whole) == key


@pytest.mark.parametrize(
    ("at_corner", "keys", "becomes"),
    [
        ("00", "1 00 00", "10000"),
        ("00", "0 0 7", "7"),
        ("00", "1 2 3 4 5 6 00", "123456"),
        (".50", ".50", "0.50"),
        (".50", "1 2 .50 7 .50", "12.50"),
        (".50", "1 2 .50 back", "12"),
        (".", "3 . 7 5 9 .", "3.75"),
        (".", "3 . 7 5 back back", "3."),
        (".", "3 . back back back", ""),
        (".", ". 0 5", "0.05"),
        (".", "1 2 3 4 5 6 7 8 . 2", "1234567.2"),
    ],
)
def test_key_press_changes_the_entered_amount(at_corner: str, keys: str, becomes: str) -> None:
    entered = ""
    for key in keys.split():
        entered = pressed(entered, key, at_corner)
    assert entered == becomes


def test_entered_text_has_its_value_in_cents() -> None:
    assert [worth(entered, whole=False) for entered in ("", "3", "3.", "3.5", "3.75", "0.05")] == [
        0, 300, 300, 350, 375, 5,
    ]  # fmt: skip
    assert [worth(entered, whole=True) for entered in ("", "15")] == [0, 15]


def test_entry_has_commas_between_its_thousands() -> None:
    entries = ("", "0.", "999", "24880.5", "1000000")
    assert [grouped(entered) for entered in entries] == ["", "0.", "999", "24,880.5", "1,000,000"]


def test_amount_without_chips_is_refused_unless_calculated() -> None:
    check_chips(375, QUARTERS, points=False)
    check_chips(-303_837, QUARTERS, points=False, said=-303_337)
    with pytest.raises(Refused, match=r"Table chips cannot make \$3\.30"):
        check_chips(330, QUARTERS, points=False, said=500)
    with pytest.raises(Refused, match="Table chips cannot make 3: enter another"):
        check_chips(3, (2, 5), points=True)


@pytest.mark.parametrize(("game", "key"), [("peek", ".50"), ("holdem", "00"), ("dice", "00")])
def test_a_table_as_it_is_shipped(open_screen: OpenScreen, tmp_path: Path, game: str, key: str) -> None:
    table = make_table(tmp_path, game=game)
    screen = open_screen(table, (1280, 800))
    to_open_amount(screen, table)
    assert corners(screen) == {key}
    taps(screen, ("amount.1", f"amount.{key}"))
    assert shown(screen, "amount") == ("1.50" if key == ".50" else "100")
    screen.tap("amount.back")
    assert shown(screen, "amount") == ("1" if key == ".50" else "10")


def test_a_decision_in_quarters_and_one_that_no_chips_make(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = quarters(tmp_path, "peek")
    screen = open_screen(table, (1280, 800))
    option = to_open_amount(screen, table)
    assert corners(screen) == {"."}
    assert problems(screen) == []
    before, dollars = table.round.draft, f"{(option.least or 0) // 100 + 1}"
    typed(screen, f"{dollars}.30")
    screen.tap("amount.enter")
    assert f"Table chips cannot make ${dollars}.30: enter another amount." in shown(screen, "strip")
    assert table.round.draft == before
    taps(screen, ("amount.back", "amount.back"))
    typed(screen, "75")
    assert shown(screen, "amount") == f"{dollars}.75"
    screen.tap("amount.enter")
    draft = table.round.draft
    assert isinstance(draft, Chosen)
    assert [choice.amount for choice in draft.choices.values()] == [int(dollars) * 100 + 75]


def dealt(screen: Screen, table: Table) -> None:
    to_board(screen, table)
    finish(screen, table)


def sign(screen: Screen) -> None:
    sign_as(screen, "haddad", "desk.sign")


def test_a_mispay_in_quarters(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = quarters(tmp_path)
    screen = open_screen(table)
    dealt(screen, table)
    open_page(screen, "disputes")
    taps(screen, ("desk.mispay", "desk.row.2"))
    assert corners(screen) == {"."}
    assert problems(screen) == []
    typed(screen, "3.30")
    screen.tap("desk.enter")
    assert shown(screen, "desk.strip") == "✕  Table chips cannot make $3.30: enter another amount."
    taps(screen, ("amount.back", "amount.back"))
    typed(screen, "75")
    assert shown(screen, "desk.amount") == "$3.75"
    assert not shown(screen, "desk.strip")
    screen.tap("desk.enter")
    assert any(said.startswith("actually paid $3.75 · ") for said in texts(screen))
    screen.tap("desk.reopen")
    sign(screen)
    assert {f"{HOLD_EM}: paid $3.75, should be paid $20", "▲ Pay", "$16.25"} <= texts(screen)
    open_page(screen, "disputes")
    taps(screen, ("desk.mispay", "desk.row.5"))
    typed(screen, "3.30")
    screen.tap("desk.enter")
    assert "Table chips cannot make $3.30" in shown(screen, "desk.strip")
    assert 330 not in table.reopening.was.values()


def test_a_dispute_in_quarters(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = quarters(tmp_path)
    screen = open_screen(table)
    dealt(screen, table)
    open_page(screen, "disputes")
    taps(screen, ("desk.new", "desk.row.2", "answer.0", "answer.0"))
    typed(screen, "3.30")
    screen.tap("desk.write")
    assert "Table chips cannot make $3.30" in shown(screen, "desk.strip")
    assert not table.disputes.hands
    taps(screen, ("amount.back", "amount.back"))
    typed(screen, "75")
    screen.tap("desk.write")
    (waiting,) = table.disputes.waiting
    assert waiting.opened.of(DisputeOpened).claimed == 375
    taps(screen, (f"desk.row.{waiting.seq}", "answer.1"))
    typed(screen, "0.30")
    sign(screen)
    assert "Table chips cannot make $0.30" in shown(screen, "desk.strip")
    assert 1 in table.disputes.hands
    taps(screen, ("amount.back", "amount.back"))
    typed(screen, "25")
    net = table.shift.house_net
    enter_pin(screen, then="desk.sign")
    assert 1 not in table.disputes.hands
    assert table.shift.house_net == net - 25


def test_the_pads_beside_a_hand_of_half_dollars(screen: Screen, table: Table) -> None:
    dealt(screen, table)
    open_page(screen, "disputes")
    taps(screen, ("desk.mispay", "desk.row.2"))
    assert corners(screen) == {".50"}
    taps(screen, ("amount.6", "amount..50"))
    assert shown(screen, "desk.amount") == "$6.50"
    taps(screen, ("amount.back", "amount.0"))
    assert shown(screen, "desk.amount") == "$60"


def test_a_dispute_about_dice_is_about_points(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, game="dice")
    screen = open_screen(table, (1280, 800))
    to_open_amount(screen, table)
    seat = table.round.felt.seats[0]
    open_page(screen, "disputes")
    taps(screen, ("desk.new", f"desk.row.{seat}", "answer.0", "answer.0"))
    assert corners(screen) == {"00"}
    typed(screen, "15")
    assert shown(screen, "desk.amount") == "15"
    screen.tap("desk.write")
    (waiting,) = table.disputes.waiting
    assert waiting.opened.of(DisputeOpened).claimed == 15


def test_every_number_is_entered_on_the_same_keys() -> None:
    pads = [path.name for path in QML.rglob("*.qml") if re.search(r'"7",\s*"8",\s*"9"', path.read_text("utf-8"))]
    assert ["NumberKeys.qml"] == pads


def test_a_digit_after_a_given_amount_begins_a_new_one() -> None:
    assert "25" == pressed("2", "5", "00")
    assert "5" == pressed("10", "5", "00", is_given=True)
    assert "0.50" == pressed("10", ".50", ".50", is_given=True)
    assert "1" == pressed("10", "back", "00", is_given=True)


@pytest.mark.parametrize("given", ["least", "most", "chip.25"])
def test_a_raise_that_is_typed_over_a_limit_or_chips_is_the_typed_one(
    open_screen: OpenScreen, tmp_path: Path, given: str
) -> None:
    room = make_table(tmp_path, game="holdem")
    seat(room, dict.fromkeys((1, 2, 3), 90_000))
    room.play.proceed()
    room.play.deal_unread()
    screen = open_screen(room, (1280, 800))
    taps(screen, ("option.raise", f"amount.{given}", "amount.4", "amount.0"))
    assert "40" == screen.model.shown.amount
    taps(screen, ("amount.chip.25", "amount.chip.5"))
    assert "70" == screen.model.shown.amount, "chips are added to what is there"
