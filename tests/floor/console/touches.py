"""The touches of a hand at a console, over a real server, with waits for the results."""

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from kiosk.core.cards import card
from kiosk.procedure import Floor
from tests.dealt import DECK, deal_to_flop_bets, play_on
from tests.tables import FLOOR, PINS, House
from ui.console import FloorConsole

PATIENCE_MS = 60_000
CONSOLE = "console_pit_3"
OpenConsole = Callable[..., FloorConsole]


def wait(qtbot: QtBot, is_so: Callable[[], object]) -> None:
    qtbot.waitUntil(lambda: bool(is_so()), timeout=PATIENCE_MS)


def enter(console: FloorConsole, pin: str) -> None:
    for digit in pin:
        console.tap(f"pin.{digit}")


def sign_in(qtbot: QtBot, console: FloorConsole, who: str = FLOOR) -> None:
    console.tap(f"signer.{who}")
    enter(console, PINS[who])
    console.tap("signIn")
    wait(qtbot, lambda: console.model.sits and any(tile.tone != "lost" for tile in console.model.shown.tables))
    console.settle()


def deal_until_called(house: House) -> None:
    deal_to_flop_bets(house.table)
    cards = iter(map(card, DECK.split()[10:]))
    while not isinstance(house.table.round.prompt, Floor):
        play_on(house.table, cards)


def call_of(console: FloorConsole) -> str:
    return f"call.NH-07.{console.model.shown.calls[0].id}"


def shown_facts(console: FloorConsole) -> dict[str, str]:
    return {fact.label: fact.value for fact in console.model.shown.facts}


def order(qtbot: QtBot, console: FloorConsole, what: str, pin: str = PINS[FLOOR]) -> None:
    """Give an order to the open table, and sign for it."""
    wait(qtbot, lambda: console.find(f"order.{what}"))
    console.settle()
    console.tap(f"order.{what}")
    enter(console, pin)
    console.tap("primary")
