"""Every game of the house on the same screen, by touch: hand after hand, with any actions of the players."""

from pathlib import Path

import pytest

from kiosk.core.cards import DECK, card
from kiosk.core.money import money
from kiosk.games import GAMES
from kiosk.procedure import Cards, Choices, Floor, Item, Settle
from kiosk.table import Table
from tests.tables import kernel_of
from tests.ui.conftest import OpenScreen
from tests.ui.player import Player
from tests.ui.tables import PIN, make_table, taps
from tests.ui.walk import problems
from ui.app import Screen
from ui.window.pane import visible_items

STEPS = 60


def said(screen: Screen) -> list[str]:
    return [str(item.property("text")) for item in visible_items(screen.window.contentItem()) if item.property("text")]


def chips_to_push(screen: Screen) -> int:
    """Count the stacks that are drawn below the action on a wager."""
    rows = [
        item for item in visible_items(screen.window.contentItem()) if item.objectName() in ("resultChips", "dueChips")
    ]
    assert rows
    drawn = [item for row in rows for item in visible_items(row) if item.property("count") and item.property("hue")]
    return len(drawn)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_dealt_by_touch(open_screen: OpenScreen, tmp_path: Path, game: str) -> None:
    table = make_table(tmp_path, game=game)
    screen = open_screen(table, (1280, 800))
    player = Player(screen, seed=1, all_wagers=True)
    looked, wrong = set(), {}
    for _ in range(STEPS):
        prompt = table.round.prompt
        assert prompt is not None
        state = (type(prompt).__name__, prompt.guide.step, prompt.guide.do.template)
        if state not in looked:
            looked.add(state)
            found = problems(screen)
            if found:
                wrong[state] = found
        player.step()
        assert screen.model.property("strip") == ""
    assert table.hand_number > 1
    assert wrong == {}


@pytest.mark.parametrize(
    ("game", "blind", "options"), [("nh", 2500, {"1× $25", "2× $50", "3× $75"}), ("peek", 500, {"2× $50", "4× $100"})]
)
def test_a_bet_has_its_dollars_where_it_is_chosen(
    open_screen: OpenScreen, tmp_path: Path, game: str, blind: int, options: set[str]
) -> None:
    table = make_table(tmp_path, game=game)
    screen = open_screen(table, (1280, 800))
    table.play.place(1, "ante" if game == "nh" else "blind", blind)
    table.play.proceed()
    while not isinstance(prompt := table.round.prompt, Choices) or prompt.guide.step == "peek":
        if isinstance(prompt, Choices):
            table.play.choose(1, "peek", 2500)
            table.play.proceed()
        elif isinstance(prompt, Cards) and prompt.turning:
            table.play.enter_card(card("Ah"))
        elif isinstance(prompt, Cards):
            table.play.deal_unread()
        else:
            table.play.proceed()
    screen.settle()
    assert options <= {words.replace("\n", " ") for words in said(screen)}


def test_a_seat_that_surrendered_is_not_called_folded(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, game="peek", seats=3)
    screen = open_screen(table, (1280, 800))
    for seat in (1, 2):
        table.play.place(seat, "blind", 500)
    table.play.proceed()
    deck = iter(DECK)
    while (prompt := table.round.prompt) is not None and prompt.guide.step != "clear":
        match prompt:
            case Choices(guide=guide) if guide.step == "im_in":
                table.play.choose(1, "surrender")
                table.play.choose(2, "im_in")
                table.play.proceed()
            case Choices(guide=guide):
                for seat in (1, 2):
                    table.play.choose(seat, *(("peek", 500) if guide.step == "peek" else ("2x",)))
                table.play.proceed()
            case Cards():
                table.play.enter_card(next(deck))
            case Floor():
                table.floor.acknowledge("haddad", PIN)
            case _:
                table.play.proceed()
    screen.settle()
    assert "surrendered" in said(screen)
    assert "folded" not in said(screen)


def test_a_pot_is_pushed_and_never_paid_with_chips_of_the_house(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, game="holdem")
    screen = open_screen(table, (1280, 800))
    player = Player(screen, seed=3)
    while not isinstance(table.round.prompt, Settle):
        player.step()
    screen.settle()
    (item, *_) = table.round.prompt.items
    texts = said(screen)
    assert {"▲ Push", money(item.pay)} <= set(texts)
    assert {f"▲ {item.wager}", f"→ seat {item.seat}"} <= set(texts)
    assert [] == [text for text in texts if text.startswith("▲ Pay")]
    assert chips_to_push(screen) == 0


def by_the_cage(table: Table) -> list[Item]:
    """Return the due payments that the rack cannot make."""
    items = table.round.prompt.items if isinstance(table.round.prompt, Settle) else ()
    return [item for item in items if item.pay and table.shift.chips_for(item).rest == item.pay]


def test_more_than_the_rack_holds_is_paid_by_the_cage(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path)
    screen = open_screen(table, (1280, 800))
    player = Player(screen, seed=3)
    for _ in range(10 * STEPS):
        kernel_of(table).state.rack_now = dict.fromkeys(table.config.denominations, 0)
        if by_the_cage(table):
            break
        player.step()
    assert by_the_cage(table)
    screen.settle()
    assert {f"Cage pays {money(item.pay)}" for item in by_the_cage(table)} <= set(said(screen))


@pytest.mark.parametrize("game", GAMES)
def test_an_open_amount_is_entered_in_digits(open_screen: OpenScreen, tmp_path: Path, game: str) -> None:
    table = make_table(tmp_path, game=game)
    screen = open_screen(table, (1280, 800))
    player = Player(screen, seed=2)
    for _ in range(STEPS):
        prompt = table.round.prompt
        if isinstance(prompt, Choices):
            options = next(iter(prompt.options.values()))
            open_ones = [option for option in options if option.least is not None and option.most != option.least]
            if open_ones:
                screen.tap(f"option.{open_ones[0].key}")
                assert problems(screen) == []
                taps(screen, ("amount.9", "amount.back", "amount.least", "amount.enter"))
                assert table.round.entries
                return
        player.step()
    assert game == "nh", "only here has every decision its amount"
