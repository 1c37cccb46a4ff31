"""The hand history and the recall of a hand, by touch."""

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtQuick import QQuickItem

from kiosk.app.house.house import open_journal
from kiosk.archive import History
from kiosk.core.cards import card
from kiosk.games import GAMES
from kiosk.procedure import Place
from kiosk.staff import Staff
from kiosk.table import Table, TableGame
from tests.random_hands import VOID_EACH, deal_hands
from tests.sizes import at_sizes, only_whole, sized
from tests.tables import HeldClock
from tests.ui.conftest import OpenScreen
from tests.ui.kiosks import Kiosk
from tests.ui.player import Player
from tests.ui.shift.people import shown
from tests.ui.still import still_settings
from tests.ui.tables import (
    BONUS,
    HASHER,
    HOLE,
    PIN,
    finish,
    make_table,
    shoe_deals,
    sign_as,
    split,
    taps,
    to_board,
    to_dealing,
)
from tests.ui.walk import Look, ancestors, kind, pale_texts, problems, rect, wrong_targets, wrong_texts
from ui.app import Screen
from ui.vm.pages.history import HistoryScreen
from ui.vm.pages.recall import RecallScreen
from ui.window.pane import visible_items

HANDS = 40
SIZES = at_sizes((1280, 800), (1920, 1080))


class MovingClock(HeldClock):
    """A clock that advances by a second and a half each time that it is read."""

    def now_ms(self) -> int:
        self.advance(ms=1500)
        return self.ms


def dealt_table(folder: Path, hands: int, **changes: Any) -> Table:
    """Return a New Hampshire table at which `hands` hands have been dealt."""
    clock = MovingClock()
    return open_dealt(folder, deal_at_table(folder, clock, hands, **changes), clock)


def deal_at_table(folder: Path, clock: MovingClock, hands: int, **changes: Any) -> TableGame:
    """Deal hands at a table in a folder, and close it. Return the dealt cards."""
    table = make_table(folder, **changes)
    deal = table.table_game
    table.close()
    deal_hands(folder, deal, clock, hands)
    return deal


def open_dealt(folder: Path, deal: TableGame, clock: MovingClock) -> Table:
    staff = Staff.load(folder / "staff.json", clock, hasher=HASHER)
    return open_journal(still_settings(), deal.config.id, folder, clock, staff, games=(deal,))


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, TableGame, MovingClock]:
    """Return the folder of a table that was closed after its hands, the dealt cards, and the clock."""
    folder, clock = tmp_path_factory.mktemp("evening"), MovingClock()
    return folder, deal_at_table(folder, clock, HANDS, shoe="shoe"), clock


@pytest.fixture
def dealt(tmp_path: Path, evening: tuple[Path, TableGame, MovingClock]) -> Table:
    folder, deal, clock = evening
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    return open_dealt(tmp_path, deal, replace(clock))


def recalled(screen: Screen) -> RecallScreen:
    assert isinstance(screen.page, HistoryScreen)
    hand = screen.page.shown.recalled
    assert hand is not None
    return hand


def open_history(screen: Screen) -> None:
    """Touch the table's ID, then the entry of the menu, and wait until all hands have been read."""
    taps(screen, ("menu", "menu.history"))
    QCoreApplication.processEvents()
    screen.settle()


def listed(screen: Screen) -> list[int]:
    """Return the numbers of the hands on the page."""
    return [int(inner.objectName().split(".")[-1]) for inner in screen.items() if "history.hand." in inner.objectName()]


def words(screen: Screen, name: str) -> str:
    """Return every text in an item."""
    item = screen.find(name)
    assert item is not None
    return " | ".join(
        str(inner.property("text"))
        for inner in screen.items()
        if inner.inherits("QQuickText") and item in ancestors(inner)
    )


@pytest.mark.parametrize("size", at_sizes((1920, 1080), (1280, 800)))
def test_the_newest_hands_are_listed_and_paged(open_screen: OpenScreen, dealt: Table, size: tuple[int, int]) -> None:
    screen = open_screen(dealt, size)
    open_history(screen)
    assert listed(screen) == [40, 39, 38, 37, 36, 35, 34]
    assert shown(screen, "history.found") == "40 hands"
    screen.tap("history.older")
    assert listed(screen) == [33, 32, 31, 30, 29, 28, 27]
    assert shown(screen, "history.strip") == "Page 2 of 6"
    taps(screen, ["history.older"] * 9)
    assert listed(screen) == [5, 4, 3, 2, 1]
    taps(screen, ["history.newer"] * 9)
    assert listed(screen)[0] == 40
    screen.tap("history.close")
    assert screen.find("primary") is not None


def test_a_row_describes_the_hand(open_screen: OpenScreen, dealt: Table) -> None:
    screen = open_screen(dealt)
    open_history(screen)
    rows = {row.number: row for row in History(dealt.journal).rows()}
    for number in listed(screen):
        row, said = rows[number], words(screen, f"history.hand.{number}")
        assert "M. Ortiz" in said
        if row.void:
            assert "VOID" in said and "Every wager returned" in said
        else:
            won = "won" if row.net > 0 else "paid"
            assert f"House {won} {row.written(abs(row.net))}" in said
            assert row.best is None or f"Seat {row.best.seat} · {row.best.line}" in said


def test_an_upright_row_names_the_whole_hand(open_screen: OpenScreen, dealt: Table) -> None:
    size = (1080, 1920)
    screen = open_screen(dealt, size)
    Kiosk(*size, {"language": "es"}).wear(screen)
    open_history(screen)
    rows = [words(screen, f"history.hand.{number}") for number in listed(screen)]
    assert rows and [row for row in rows if "…" in row] == []


def test_filters_by_touch(open_screen: OpenScreen, dealt: Table) -> None:
    screen = open_screen(dealt)
    rows = History(dealt.journal).rows()
    open_history(screen)
    taps(screen, ("history.by.mark", "history.mark.void"))
    assert listed(screen) == [2 * VOID_EACH, VOID_EACH]
    assert "✗ Void" in words(screen, "history.by.mark")
    taps(screen, ("history.mark.void", "history.by.seat", "history.seat.4"))
    paid = [row.number for row in rows if 4 in row.seats]
    assert listed(screen) == paid[:7]
    assert shown(screen, "history.found") == f"{len(paid)} hands"
    taps(screen, ("history.seat.4", "history.by.number", "history.key.1", "history.key.2"))
    assert listed(screen) == [12]
    screen.tap("history.hand.12")
    screen.tap("recall.close")
    assert listed(screen) == [12]
    screen.tap("history.key.back")
    assert listed(screen) == [19, 18, 17, 16, 15, 14, 13]
    taps(screen, ("history.key.clear", "history.by.dealer", "history.dealer.ortiz"))
    assert len(listed(screen)) == 7
    taps(screen, ("history.by.mark", "history.mark.void", "history.by.seat", "history.seat.1"))
    assert listed(screen) == []
    assert "No hand matches" in shown(screen, "history.empty")
    screen.tap("history.everything")
    assert listed(screen)[0] == 40


def test_a_time_of_day_finds_the_hands_about_then(open_screen: OpenScreen, dealt: Table) -> None:
    screen = open_screen(dealt)
    open_history(screen)
    at = History(dealt.journal).rows()[0].at
    screen.tap("history.by.time")
    taps(screen, (f"history.key.{digit}" for digit in f"{at:%H%M}"))
    assert listed(screen)[0] == 40
    screen.tap("history.key.clear")
    taps(screen, (f"history.key.{digit}" for digit in f"{(at.hour + 12) % 24:02d}00"))
    assert listed(screen) == []
    screen.tap("history.key.clear")
    taps(screen, (f"history.key.{digit}" for digit in "2561"))
    assert "Not a time" in shown(screen, "history.strip")
    assert listed(screen)[0] == 40


def test_a_table_without_hands_says_so(screen: Screen, table: Table) -> None:
    open_history(screen)
    assert "No hand has been finished" in shown(screen, "history.empty")


def test_a_card_from_the_shoe_brings_the_table_back(screen: Screen, table: Table) -> None:
    to_dealing(screen, table)
    open_history(screen)
    assert screen.find("primary") is None
    shoe_deals(table, "7d")
    screen.settle()
    assert screen.find("primary") is not None


def test_a_hand_that_is_finished_is_on_the_list_at_once(screen: Screen, table: Table) -> None:
    to_board(screen, table, "six_card_bonus")
    finish(screen, table)
    open_history(screen)
    assert listed(screen) == [1]
    assert "Seat 5" in words(screen, "history.hand.1")


def faces(screen: Screen) -> list[str]:
    return [str(inner.property("face")) for inner in screen.items() if inner.property("face") is not None]


def recall_last(screen: Screen) -> None:
    open_history(screen)
    screen.tap(f"history.hand.{listed(screen)[0]}")


@pytest.mark.parametrize("size", at_sizes((1920, 1080), (1280, 800)))
def test_a_hand_goes_step_by_step_both_ways(open_screen: OpenScreen, dealt: Table, size: tuple[int, int]) -> None:
    screen = open_screen(dealt, size)
    open_history(screen)
    screen.tap("history.hand.40")
    assert shown(screen, "recall.mark") == "RECALL"
    assert shown(screen, "recall.hand") == "Hand 40"
    assert shown(screen, "instruction") == "Enter antes and bonus bets."
    said, asked = [shown(screen, "recall.said")], [shown(screen, "instruction")]
    while recalled(screen).shown.can_on:
        screen.tap("recall.on")
        said.append(shown(screen, "recall.said"))
        asked.append(shown(screen, "instruction"))
    assert said[-1] == "All wagers settled: the hand is over."
    assert asked[-1] == "Clear the table."
    for nth in range(len(said) - 1, 0, -1):
        assert (shown(screen, "recall.said"), shown(screen, "instruction")) == (said[nth], asked[nth])
        screen.tap("recall.back")
    screen.tap("recall.end")
    assert shown(screen, "recall.said") == said[-1]
    screen.tap("recall.start")
    assert shown(screen, "recall.said") == said[0]
    screen.tap("recall.question_after")
    assert shown(screen, "instruction") == "Shuffle the deck."
    screen.tap("recall.question_before")
    assert shown(screen, "instruction") == "Enter antes and bonus bets."
    taps(screen, ("recall.close", "history.close"))
    assert screen.find("primary") is not None


def test_a_recalled_hand_looks_as_it_did_on_the_screen(screen: Screen, table: Table) -> None:
    seen: list[tuple[str, list[str]]] = []

    def look() -> None:
        seen.append((shown(screen, "instruction"), faces(screen)))

    to_board(screen, table)
    look()
    while table.hand_number == 1:
        screen.tap("primary") if screen.find("acknowledge") is None else acknowledge(screen)
        if table.hand_number == 1 and screen.find("signer.haddad") is not None:
            acknowledge(screen)
        look() if table.hand_number == 1 else None
    recall_last(screen)
    screen.tap("recall.end")
    again = []
    while recalled(screen).shown.can_back:
        again.append((shown(screen, "instruction"), faces(screen)))
        screen.tap("recall.back")
    assert all(card in again for card in seen)


def acknowledge(screen: Screen) -> None:
    sign_as(screen, "haddad", "acknowledge")


def test_face_down_cards_stay_face_down(screen: Screen, table: Table) -> None:
    to_board(screen, table)
    finish(screen, table)
    recall_last(screen)
    for _ in range(4):
        screen.tap("recall.question_after")
    hidden = {card for cards in HOLE.values() for card in split(cards)} | set(split(BONUS))
    assert "back" in faces(screen)
    assert not hidden & set(faces(screen))


def test_nothing_in_a_recalled_hand_can_be_touched(open_screen: OpenScreen, dealt: Table) -> None:
    screen = open_screen(dealt)
    open_history(screen)
    screen.tap("history.hand.40")
    last = dealt.journal.last_seq()
    inside = [inner for inner in screen.items() if inner.objectName() and in_picture(inner)]
    assert {"primary", "undo", "exceptions", "floor"} <= {item.objectName() for item in inside}
    look = Look(screen)
    for item in inside:
        if item.width() > 0 and look.shows(item, rect(item).center()):  # Keys of the recall cover those of the table.
            screen.tap(item)
    again = recalled(screen).shown.table
    assert again is not None
    for verb in (again.undo, again.proceed):
        verb()
    assert "This hand is finished" in shown(screen, "strip")
    assert dealt.journal.last_seq() == last
    assert shown(screen, "recall.mark") == "RECALL"


def test_a_recalled_hand_is_shown_in_another_language_too(open_screen: OpenScreen, dealt: Table) -> None:
    """The dealer with that language may be signed out while a person reads."""
    screen = open_screen(dealt)
    open_history(screen)
    screen.tap("history.hand.40")
    again = recalled(screen).shown.table
    assert again is not None
    before = again.shown.instruction
    Kiosk(screen.window.width(), screen.window.height(), {"language": "es"}).wear(screen)
    assert again.shown.instruction != before


@only_whole
def test_a_recalled_hand_shows_its_seats_where_cards_were_entered_by_hand(
    open_screen: OpenScreen, tmp_path: Path
) -> None:
    """The keys of the cards would cover the seats, and nothing can be entered."""
    table = make_table(tmp_path)
    screen = open_screen(table)
    player = Player(screen, seed=3)
    while table.hand_number == 1:
        player.step()
    recall_last(screen)
    Kiosk(1280, 800, {"left_handed": True, "text_percent": 130, "language": "es"}).wear(screen)
    questions = 0
    while recalled(screen).shown.can_on:
        screen.tap("recall.question_after")
        again = recalled(screen).shown.table
        assert again is not None and not again.property("keysOpen")
        assert problems(screen) == []
        questions += 1
    assert questions > 5


@only_whole
@pytest.mark.parametrize("size", at_sizes((1280, 800), (1920, 1080), (1080, 1920)))
def test_a_hand_that_was_put_right_says_so_by_word_and_shape(
    open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]
) -> None:
    table = make_table(tmp_path, shoe="shoe")
    screen = open_screen(table, size)
    for _ in range(2):
        to_board(screen, table)
        finish(screen, table)
    table.reopening.reopen("Wrong card entered", "haddad", PIN)
    table.rulings.correct(Place("board", 0, 2), card("4s"), ("haddad", PIN))
    while table.reopening.is_open:
        screen.tap("primary")
    table.disputes.open(2, 3, "player", "Paid too little", 4000)
    open_history(screen)
    assert words(screen, "history.hand.2").endswith("↻ Reopened | ≠ Corrected | ? Disputed")
    assert not {"↻", "≠", "?"} & set(words(screen, "history.hand.1"))
    assert problems(screen) == []
    for mark in ("reopened", "corrected", "disputed"):
        taps(screen, ("history.by.mark", f"history.mark.{mark}"))
        assert listed(screen) == [2]
    screen.tap("history.mark.disputed")
    assert listed(screen) == [2, 1]


def test_a_void_hand_says_why(open_screen: OpenScreen, dealt: Table) -> None:
    screen = open_screen(dealt)
    open_history(screen)
    taps(screen, ("history.by.mark", "history.mark.void"))
    screen.tap(f"history.hand.{2 * VOID_EACH}")
    screen.tap("recall.end")
    assert "Cards dealt out of order" in shown(screen, "recall.said")


def test_a_hand_of_other_rules_is_refused_in_one_sentence(
    open_screen: OpenScreen, dealt: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = open_screen(dealt)
    open_history(screen)
    newer = replace(GAMES["nh"], procedure=GAMES["nh"].procedure + 1)
    monkeypatch.setattr("kiosk.archive.recalled_hand.GAMES", {**GAMES, "nh": newer})
    screen.tap("history.hand.40")
    assert "dealt under different rules" in shown(screen, "history.strip")
    assert listed(screen)[0] == 40


@pytest.mark.parametrize("game", sized(("holdem",), whole=tuple(GAMES)))
def test_every_game_is_recalled_to_its_end_as_it_was(open_screen: OpenScreen, tmp_path: Path, game: str) -> None:
    """Each word of the table's screen in a hand recurs in the same place, step by step, except for open keys."""
    table = make_table(tmp_path, game=game)
    screen = open_screen(table)
    player = Player(screen, 3)
    seen = []
    while table.hand_number == 1:
        if not (screen.model.property("keysOpen") or screen.model.property("diceOpen")):
            seen.append(everything_said(screen))
        player.step()
    recall_last(screen)
    again = [everything_said(screen)]
    while recalled(screen).shown.can_on:
        screen.tap("recall.on")
        assert shown(screen, "recall.said")
        again.append(everything_said(screen))
    assert len(seen) > 5
    assert [card for card in seen if card not in again] == []
    assert [word for word in wrong_in_frame(screen) if "recall" in word or "history" in word] == []


def everything_said(screen: Screen) -> list[tuple[str, str]]:
    """Return each text of the table's screen, live or recalled, with its place, except for the menu's ID."""
    page = next(inner for inner in screen.items() if kind(inner) == "TablePage")
    texts = [item for item in visible_items(page) if item.inherits("QQuickText") and item.property("text")]
    found = [(place(item), str(item.property("text"))) for item in texts]
    return sorted(item for item in found if item[1] != screen.table.config.id)


def place(item: QQuickItem) -> str:
    """Return the nearest name that an item or its parent has."""
    return next((ancestor.objectName() for ancestor in (item, *ancestors(item)) if ancestor.objectName()), "")


def in_picture(item: QQuickItem) -> bool:
    """Return whether an item belongs to the recalled screen, which is walked at its own size when it is live."""
    return any(kind(ancestor) == "TablePage" for ancestor in (item, *ancestors(item)))


def wrong_in_frame(screen: Screen) -> list[str]:
    """Return the faults of a screen around a recalled picture; in the picture nothing may be a target."""
    screen.settle()
    look = Look(screen)
    assert not [item for item in look.targets if in_picture(item)]
    texts = wrong_texts(look)
    look.texts = [(item, painted) for item, painted in look.texts if not in_picture(item)]
    return [*wrong_targets(look), *texts, *pale_texts(look)]


@only_whole
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("seats", sized([9], whole=[6, 9]))
def test_everything_can_be_touched_and_read(
    open_screen: OpenScreen, tmp_path: Path, width: int, height: int, seats: int
) -> None:
    table = dealt_table(tmp_path, 20, seats=seats)
    screen = open_screen(table, (width, height))
    wrong: dict[str, list[str]] = {}
    open_history(screen)
    for names in (
        (),
        ("history.older",),
        ("history.by.number", "history.key.1"),
        ("history.by.time", "history.key.2", "history.key.5", "history.key.6", "history.key.1"),
        ("history.by.dealer",),
        ("history.by.mark",),
        ("history.mark.void",),
        ("history.by.seat", "history.seat.2"),
        ("history.everything",),
    ):
        taps(screen, names)
        found = problems(screen)
        if found:
            wrong[" ".join(names)] = found
    screen.tap("history.hand.20")
    for step in ("start", *(8 * ("question_after",)), "end"):
        screen.tap(f"recall.{step}")
        found = wrong_in_frame(screen)
        if found:
            wrong[f"recall {step} {shown(screen, 'instruction')}"] = found
    assert wrong == {}
