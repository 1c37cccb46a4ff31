"""The ways through every approved page and state, each at a table or in its own window.

`look(state, screen)` is called at each state.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final, TypeAlias

from kiosk.core.errors import Refused
from kiosk.core.text import Sentence
from kiosk.staff import Person, Role
from kiosk.table import Table
from tests.ui import corrections, floor_calls
from tests.ui.camera import tour as camera_tour
from tests.ui.camera.cameras import camera_table
from tests.ui.floor import tour as floor_tour
from tests.ui.glasses import declare_glass
from tests.ui.jackpots import to_jackpot, to_six_card
from tests.ui.player import Player
from tests.ui.samples import JOURNAL_ALTERED, JOURNAL_ENDS, WRONG_PIN
from tests.ui.shift.people import closed_table, sign, touch_rack
from tests.ui.tables import PIN, enter_pin, finish, make_table, open_page, sign_as, taps, to_board
from tests.ui.tour import Tour
from tests.ui.training import tour as training_tour
from tests.ui.training.house import house, opened
from ui.app import Screen
from ui.sign import SignWindow
from ui.stopped import StoppedWindow
from ui.window.pane import Pane

SIZE = (1280, 800)

Look = Callable[[str, Pane], None]


def _tour(table: Table, look: Look, go: Callable[[Tour], None]) -> None:
    declare_glass(table, SIZE)
    try:
        with Screen(table, size=SIZE, double_tap_s=0) as screen:
            go(Tour(screen, lambda state: look(state, screen)))
            assert screen.warnings == []
    finally:
        table.close()


def opening(folder: Path, look: Look) -> None:
    _tour(closed_table(folder), look, lambda tour: tour.opening("nh"))


def closing(folder: Path, look: Look) -> None:
    """Close a table that lacks a chip."""

    def go(tour: Tour) -> None:
        screen, look = tour.screen, tour.look
        for flow in ("fill", "credit", "count"):
            open_page(screen, flow)
            touch_rack(screen, {10000: 20, 500: 40})
            look(f"{flow}, chips")
            if flow != "count":
                screen.tap("shift.primary")
                look(f"{flow}, who signs")
                screen.tap("shift.back")
            screen.tap("shift.back")
        taps(screen, ("menu", "menu.close_table"))
        look("rack")
        touch_rack(screen, {chip: 100 - (chip == 500) for chip in tour.table.config.denominations})
        look("counted")
        screen.tap("shift.primary")
        look("who signs")
        sign(screen, "haddad")
        look("dealer's PIN")
        sign(screen, "")
        look("closed")

    _tour(make_table(folder), look, go)


def relief(folder: Path, look: Look) -> None:
    """Have a dealer relieved."""

    def go(tour: Tour) -> None:
        taps(tour.screen, ("menu", "menu.change_dealer"))
        tour.look("names")
        tour.screen.tap("signer.tran")
        tour.look("PIN")
        enter_pin(tour.screen, then="signIn")
        tour.look("signed in")

    _tour(make_table(folder), look, go)


def hand(folder: Path, look: Look) -> None:
    """Sign in, deal a hand with everything that can happen to it, and stop."""

    def go(tour: Tour) -> None:
        tour.signing_in()
        tour.hand()
        tour.stopped()

    _tour(make_table(folder, shoe="shoe", signed_in=False), look, go)


def dealt(folder: Path, look: Look, game: str) -> None:
    _tour(make_table(folder, game=game), look, lambda tour: tour.play(70))


def rulings(folder: Path, look: Look, game: str) -> None:
    """Look at all possible rulings of a game, each at the first step at which it is due."""

    def go(tour: Tour) -> None:
        table, player, look = tour.table, Player(tour.screen, seed=3), tour.look
        seen: set[str] = set()
        while table.hand_number == 1:
            due = {irregularity.key for irregularity in table.rulings.irregularities}
            if not due <= seen:
                known = len(seen)
                tour.look = lambda state, known=known: look(f"{known} {state}")  # type: ignore[misc]
                tour.exceptions(but=seen)
                seen |= due
            player.step()

    _tour(make_table(folder, game=game), look, go)


def payout(folder: Path, look: Look) -> None:
    """Pay a jackpot that needs a second signature, a tax form, and a slip; view the slip, and void it."""

    def go(tour: Tour) -> None:
        screen, look = tour.screen, tour.look
        to_jackpot(screen, tour.table)
        look("second signature")
        sign_as(screen, "novak", "payout.sign")
        look("tax form")
        screen.tap("primary")
        look("slip")
        screen.tap("primary")
        look("paper")
        screen.tap("primary")
        look("paper number")
        taps(screen, ("amount.4", "amount.7", "amount.enter"))
        look("paper signature")
        sign_as(screen, "novak", "panel.sign")
        look("ready")
        finish(screen, tour.table, by_touch=True)
        open_page(screen, "slips")
        look("slips")
        screen.tap("desk.again")
        look("reprint")
        screen.tap("desk.void")
        look("void, why")
        taps(screen, ("answer.1", "signer.novak"))
        look("void, PIN")
        enter_pin(screen, then="desk.sign")
        look("void")

    _tour(make_table(folder, shoe="shoe"), look, go)


def mispay(folder: Path, look: Look) -> None:
    """Reopen the last hand and correct a card."""

    def go(tour: Tour) -> None:
        screen, look = tour.screen, tour.look
        to_board(screen, tour.table)
        finish(screen, tour.table, by_touch=True)
        open_page(screen, "history")
        taps(screen, ("history.hand.1", "recall.reopen"))
        look("what each seat got")
        screen.tap("desk.reopen")
        look("why")
        screen.tap("answer.1")
        look("who signs")
        sign_as(screen, "haddad", "desk.sign")
        look("reopened")
        taps(screen, ("cardWrong", "card.4h", "card.4s"))
        look("a card put right, who signs")
        sign_as(screen, "haddad", "panel.sign")
        look("a card put right")
        screen.tap("primary")
        look("cleared again")
        screen.tap("primary")
        look("resettled")

    _tour(make_table(folder, shoe="shoe"), look, go)


def dispute(folder: Path, look: Look) -> None:
    """Record a dispute, and rule on it."""

    def go(tour: Tour) -> None:
        screen, look, table = tour.screen, tour.look, tour.table
        to_board(screen, table)
        finish(screen, table, by_touch=True)
        open_page(screen, "history")
        taps(screen, ("history.hand.1", "recall.dispute"))
        look("which seat")
        screen.tap("desk.row.2")
        look("what about")
        screen.tap("answer.0")
        look("who says so")
        screen.tap("answer.0")
        look("how much")
        taps(screen, ("amount.6", "amount.0", "desk.write"))
        look("waits")
        [waiting] = table.disputes.waiting
        screen.tap(f"desk.row.{waiting.seq}")
        look("both versions")
        taps(screen, ("answer.2", "amount.1", "amount.0", "signer.haddad"))
        look("ruling, PIN")
        enter_pin(screen, then="desk.sign")
        look("ruled")

    _tour(make_table(folder, shoe="shoe"), look, go)


def cases(folder: Path, look: Look, which: Sequence[Callable[[Tour], None]], game: str = "nh") -> None:
    """Play several cases of one kind, each at a separate table."""
    for case in which:
        name = case.__name__.replace("_", " ")

        def named(state: str, screen: Pane, name: str = name) -> None:
            look(f"{name}: {state}", screen)

        _tour(make_table(_inside(folder, case.__name__), game=game, shoe="shoe"), named, case)


def pages(folder: Path, look: Look) -> None:
    def go(tour: Tour) -> None:
        tour.play(45)
        tour.menu(depth=0)

    _tour(make_table(folder), _menus(look), go)


def staff_pages(folder: Path, look: Look) -> None:
    """Open each page of somebody who is floor supervisor, manager, and technician."""
    table = make_table(folder, shoe="shoe")
    roles = frozenset({Role.FLOOR, Role.MANAGER, Role.TECHNICIAN})
    table.staff.add(Person(id="chief", name="A. Chief", roles=roles), PIN)

    def go(tour: Tour) -> None:
        tour.play(45)
        tour.menu(depth=0, who="chief")

    _tour(table, _menus(look), go)


def recall(folder: Path, look: Look) -> None:
    """View a finished hand again."""

    def go(tour: Tour) -> None:
        player = Player(tour.screen, seed=3)
        while tour.table.hand_number == 1:
            player.step()
        tour.recall()

    _tour(make_table(folder, game="peek"), look, go)


def camera(folder: Path, look: Look) -> None:
    """Set a camera up, and view the evidence of its readings."""
    table, held = camera_table(folder)

    def go(tour: Tour) -> None:
        camera_tour.setting_up(tour.screen, held, tour.look)
        camera_tour.evidence(tour.screen, held, tour.look)

    _tour(table, look, go)


def players_sign(folder: Path, look: Look) -> None:
    """View the players' sign: nothing posted, the jackpots, and a PENDING one."""
    closed = closed_table(_inside(folder, "closed"))
    with SignWindow(closed, size=SIZE) as window:
        look("closed", window)
    closed.close()
    table = make_table(_inside(folder, "open"), shoe="shoe")
    with SignWindow(table, size=SIZE) as window:
        look("posted", window)
        to_six_card(table)
        look("pending", window)
        table.floor.acknowledge("haddad", PIN)
        table.play.proceed()
        look("paid", window)
        assert window.warnings == []
    table.close()


def stopped(folder: Path, look: Look) -> None:
    with StoppedWindow(Sentence(JOURNAL_ALTERED), size=SIZE) as window:
        look("window", window)
        assert window.warnings == []

    with StoppedWindow(Sentence(JOURNAL_ENDS), size=SIZE, is_journal=True, acceptance=WrongPin()) as window:
        touched = count(0, 400)  # In ms: nobody touches as fast as a tour.
        window.guard.now_ms = lambda event: next(touched)
        look("journal", window)
        window.tap("goOn")
        look("journal, who signs", window)
        taps(window, ("signer.novak", *(f"pin.{digit}" for digit in PIN)))
        look("journal, PIN", window)
        window.tap("acceptFor.0")
        look("journal, refused", window)
        assert window.warnings == []


class WrongPin:
    """A stand-in that accepts a journal, and for which every PIN is wrong."""

    people = (Person(id="novak", name="E. Novak", roles=frozenset({Role.MANAGER})),)

    def accept(self, signature: tuple[str, str], why: str, *, waits: bool = True) -> None:
        raise Refused("pin", WRONG_PIN)


def console(folder: Path, look: Look) -> None:
    """View everything that a floor console shows."""
    with floor_tour.console(folder, SIZE) as (pane, model):
        floor_tour.ConsoleTour(pane, model, lambda state: look(state, pane)).go()


def training(folder: Path, look: Look, table: str, game: str, scenario: str) -> None:
    """View every page of training, at a game."""
    school = house(folder, table)
    with opened(school, SIZE) as window:
        training_tour.every_page(window, game, scenario, lambda page: look(page, window))
    school.close()


def _inside(folder: Path, name: str) -> Path:
    inside = folder / name
    inside.mkdir()
    return inside


def _menus(look: Look) -> Look:
    """View only the menu and its pages."""
    return lambda state, screen: look(state, screen) if state.startswith("menu") else None


Tours: TypeAlias = dict[str, Callable[[Path, Look], None]]

TOURS: Final[Tours] = {
    "opening": opening, "closing": closing, "relief": relief, "hand": hand, "payout": payout, "mispay": mispay,
    "dispute": dispute, "pages": pages, "staff": staff_pages, "recall": recall, "camera": camera,
    "correction": partial(cases, which=corrections.CASES),
    "floor-call": partial(cases, which=floor_calls.CASES),
    "poker-call": partial(cases, which=(*corrections.POT_CASES, *floor_calls.POKER_CASES), game="holdem"),
    "sign": players_sign, "stopped": stopped, "console": console,
    **{game: partial(dealt, game=game) for game in ("peek", "holdem", "dice")},
    **{f"ruling-{game}": partial(rulings, game=game) for game in ("nh", "peek", "holdem", "dice")},
    **{
        f"training-{game}": partial(training, table=table, game=game, scenario=scenario)
        for table, game, scenario in training_tour.HANDS
    },
}  # fmt: skip
