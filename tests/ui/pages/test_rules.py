"""The rules page by touch: why, every step, the house's rulings, pay tables, and exceptions."""

from pathlib import Path

import pytest

from kiosk.core.devices import DeviceState
from kiosk.games import GAMES
from kiosk.table import Table
from tests.sizes import at_sizes, only_whole, sized
from tests.ui.conftest import OpenScreen
from tests.ui.pages.rules_tour import look_at_every_page, texts
from tests.ui.shift.people import shown
from tests.ui.tables import make_table, open_page, place_antes, shoe_deals, shoe_is, taps, to_flop_bets
from ui.app import Screen
from ui.vm.controls.words import say

SIZES = at_sizes((1280, 800), (1920, 1080))


@pytest.mark.parametrize("size", at_sizes((1920, 1080), (1280, 800)))
def test_rules_key_shows_the_clause_of_the_current_step(
    open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]
) -> None:
    table = make_table(tmp_path, shoe="shoe")
    screen = open_screen(table, size)
    to_flop_bets(screen, table, "board_bonus")
    for card in ("2h", "9d", "4h"):
        taps(screen, ("secondary", "primary"))
        shoe_deals(table, card)
        screen.settle()
    screen.tap("why")
    assert shown(screen, "rules.title") == "Board bonus"
    seen = texts(screen)
    assert "Settle the Board bonus bets, right to left." in seen
    assert "Method of Play 10" in seen
    assert any("A-2-3 and Q-K-A are straights" in card for card in seen)
    assert "What happens to the bonus bets of a player who folds?" in seen
    assert any(card.startswith("This house: They stay in action") for card in seen)
    screen.tap("rules.close")
    assert screen.find("primary") is not None


def test_rules_key_shows_the_ruling_on_an_early_card(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    shoe_deals(table, "2h")
    screen.settle()
    screen.tap("why")
    seen = texts(screen)
    assert "A card was dealt before the betting was over" in seen
    assert not any("makes a flop bet" in words or "bonus bets of a player who folds" in words for words in seen)


def test_a_ruling_is_that_of_the_rules_the_hand_is_dealt_by(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path)
    table.round.rules = table.round.rules.model_copy(update={"fold_bonus": "lost"})
    screen = open_screen(table)
    open_page(screen, "rules")
    screen.tap("rules.tab.rulings")
    assert any("They are lost with the hand" in word for word in texts(screen))


def test_every_clause_is_one_touch_from_its_step(screen: Screen) -> None:
    book = GAMES["nh"].handbook
    screen.tap("why")
    for step in GAMES["nh"].steps:
        taps(screen, ("rules.tab.steps", f"rules.step.{step.key}"))
        assert shown(screen, "rules.title") == say(step.label)
        seen = texts(screen)
        assert all(clause in seen and say(book.clauses[clause]) in seen for clause in book.steps[step.key])


def test_pay_tables_are_one_touch_away_with_their_revision(screen: Screen) -> None:
    open_page(screen, "rules")
    seen = texts(screen)
    assert shown(screen, "rules.title") == "Pay tables"
    assert "Revision 1" in shown(screen, "rules.game")
    for line in (
        "Royal Flush", "250 to 1", "Push", "Ace and Face, suited", "15 to 1", "$150", "of the posted MEGA", "50%",
    ):  # fmt: skip
        assert line in seen


@pytest.mark.parametrize("game", GAMES)
def test_exceptions_of_the_room_are_there_to_read(open_screen: OpenScreen, tmp_path: Path, game: str) -> None:
    table = make_table(tmp_path, game=game)
    screen = open_screen(table)
    open_page(screen, "rules")
    screen.tap("rules.tab.exceptions")
    seen = texts(screen)
    while screen.page.property("canOn"):
        screen.tap("rules.on")
        seen += texts(screen)
    for irregularity in table.game.irregularities:
        assert say(irregularity.when) in seen
        assert any(say(irregularity.remedies[0].ruling) in text for text in seen)


def test_a_card_from_the_shoe_brings_the_table_back(screen: Screen) -> None:
    table = screen.table
    shoe_is(table, DeviceState.READY)
    place_antes(screen, table)
    taps(screen, ("primary", "primary", "why"))
    assert screen.find("primary") is None
    shoe_deals(table, "7d")
    screen.settle()
    assert screen.find("primary") is not None


@only_whole
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", sized(["holdem"], whole=[*GAMES]))
def test_everything_can_be_touched_and_read(
    open_screen: OpenScreen, tmp_path: Path, game: str, width: int, height: int
) -> None:
    table = make_table(tmp_path, game=game)
    assert look_at_every_page(open_screen(table, (width, height))) == {}


@pytest.mark.parametrize(("game", "word"), [("nh", "flush"), ("peek", "flush"), ("holdem", "blind"), ("dice", "flush")])
def test_a_word_is_found_by_its_first_letters(open_screen: OpenScreen, tmp_path: Path, game: str, word: str) -> None:
    screen = open_screen(make_table(tmp_path, game=game), (1280, 800))
    open_page(screen, "rules")
    screen.tap("rules.tab.search")
    assert shown(screen, "rules.typed") == "Touch the first letters of a word."
    taps(screen, [f"rules.letter.{letter}" for letter in word[:-1]])
    assert shown(screen, "rules.typed") == word[:-1].upper()
    assert {item.objectName() for item in screen.items()} >= {f"rules.letter.{word[-1]}", "rules.erase"}
    assert screen.find("rules.letter.q") is None, "no word goes on with it"
    screen.tap("rules.word.0")
    assert shown(screen, "rules.title").startswith(word)
    assert any(word in said.casefold() for said in texts(screen) if said != shown(screen, "rules.title"))
    screen.tap("rules.otherWord")
    taps(screen, ("rules.erase",) * (len(word) - 1))
    assert shown(screen, "rules.typed") == "Touch the first letters of a word."
    assert screen.find("rules.erase") is None
