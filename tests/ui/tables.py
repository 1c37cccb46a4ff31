"""A real table in its own folder, and hands dealt at it, by touch or through the view model."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from PySide6.QtQuick import QQuickItem

from kiosk.app.house.house import open_journal
from kiosk.core.cards import card
from kiosk.core.devices import CardRead, DeviceState, StateChanged
from kiosk.core.disk import make_folder
from kiosk.games import GAMES
from kiosk.procedure import Cards, Choices, Confirm, Floor, Settle
from kiosk.settings import Settings
from kiosk.staff import Person, Role, Staff
from kiosk.table import Table, games_of
from tests.tables import JACKPOTS, HeldClock, lay_key, make_ready
from tests.ui.still import still_settings
from ui.app import Screen
from ui.window.pane import Pane

PIN = "2479"
HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)

PEOPLE = (
    ("ortiz", "M. Ortiz", Role.DEALER),
    ("tran", "J. Tran", Role.DEALER),
    ("haddad", "R. Haddad", Role.FLOOR),
    ("novak", "E. Novak", Role.FLOOR),
)

HOLE = {1: "7d3s", 2: "KsKc", 3: "2c8d", 4: "9sQd", 5: "AhKh", 6: "JcJd", 7: "4c4s", 8: "AsQs", 9: "3c7c"}
BONUS = "Ac5c6d2d"
BOARD = "2h9h4h"  # This is a flush on the board, and one in seat 5's hand.


def make_table(
    folder: Path,
    *,
    game: str = "nh",
    signed_in: bool = True,
    settings: Settings | None = None,
    clock: HeldClock | None = None,
    rules: Mapping[str, object] | None = None,
    **changes: Any,
) -> Table:
    """Open the shipped configuration's table for a game, or another one's, with `changes` to its settings.

    `rules` are changes to the rules of the game.
    """
    settings = settings or still_settings()
    deals = (deal for table in settings.deals for deal in games_of(settings, GAMES, table))
    deal = next(dealt for dealt in deals if dealt.game.key == game)
    deal = replace(
        deal, config=deal.config.model_copy(update=changes), rules=deal.rules.model_copy(update=dict(rules or {}))
    )
    clock = clock or HeldClock()
    staff = Staff.load(folder / "staff.json", clock, hasher=HASHER, create=True)
    for who, name, role in PEOPLE:
        staff.add(Person(id=who, name=name, roles=frozenset({role})), PIN)
    make_folder(folder / deal.config.id)
    lay_key(folder / deal.config.id / "device.pem", deal.config.id)
    opened = open_journal(settings, deal.config.id, folder, clock, staff, games=(deal,))
    if opened.rules.jackpots:
        opened.shift.post_jackpots({name: JACKPOTS.get(name, 100_000) for name in opened.rules.jackpots}, "haddad", PIN)
    rack = dict.fromkeys(deal.config.denominations, 100)
    opened.shift.open(deal.game.key, rack, floor=("haddad", PIN), dealer=("ortiz", PIN))
    if not signed_in:
        opened.people.sign_out()
    return opened


def settings_that_take_a_badge(most: int) -> Settings:
    """Return the settings of a house whose floor badge alone acknowledges a called hand, up to this many cents."""
    settings = still_settings()
    return replace(settings, house=settings.house.model_copy(update={"badge_acknowledges": most}))


def restarted(table: Table, folder: Path, *, resumes: bool = True) -> Table:
    """Close a table and open it again from its journal, as after a restart. Its devices have not reported yet.

    If it `resumes`, the dealer of an open hand has entered the PIN that continues it.
    """
    deals, clock = table.games, table.clock
    table.close()
    staff = Staff.load(folder / "staff.json", clock, hasher=HASHER)
    again = open_journal(still_settings(), table.config.id, folder, clock, staff, games=deals)
    if resumes and again.people.paused:
        again.people.resume("ortiz", PIN)
    return again


def shoe_is(table: Table, state: DeviceState) -> None:
    table.shoe.event(StateChanged(state, ""))


def shoe_deals(table: Table, cards: str) -> None:
    """Let cards leave the shoe, as in "AhKd". Cards of the previous hand are dealt with the floor there."""
    for word in split(cards):
        table.shoe.event(CardRead(card(word), 0))
    if table.suspended and table.floor.called is not None:
        table.floor.come("haddad", PIN)


def split(cards: str) -> list[str]:
    return [cards[at : at + 2] for at in range(0, len(cards), 2)]


def deck(table: Table, hole: Mapping[int, str] = HOLE) -> str:
    """Return the cards of a hand in the order in which they are dealt to the players, then the bonus cards."""
    players = table.round.felt.who(*[status for status in table.round.felt.status.values() if status != "out"])
    return "".join(hole[seat][2 * nth : 2 * nth + 2] for nth in range(2) for seat in players) + BONUS


def found(screen: Pane, name: str) -> QQuickItem:
    item = screen.find(name)
    assert item is not None, f"{name} is not on the screen"
    return item


def to_floor(screen: Screen, table: Table, *spots: str) -> None:
    """Play until seat 5's flush waits for the floor."""
    to_board(screen, table, *spots)
    while not isinstance(table.round.prompt, Floor):
        screen.tap("primary")


def taps(screen: Pane, names: Iterable[str]) -> None:
    for name in names:
        screen.tap(name)


def open_page(screen: Screen, key: str) -> None:
    """Open a page from the menu, which may have several pages."""
    screen.tap("menu")
    while screen.find(f"menu.{key}") is None:
        screen.tap("menu.more")
    screen.tap(f"menu.{key}")


def enter_pin(screen: Pane, pin: str = PIN, *, then: str = "") -> None:
    """Enter a PIN, and touch the key after it, if any."""
    taps(screen, (f"pin.{digit}" for digit in pin))
    if then:
        screen.tap(then)


def sign_as(screen: Pane, who: str, then: str, pin: str = PIN) -> None:
    """Choose a name, enter its PIN, and touch the key after it."""
    screen.tap(f"signer.{who}")
    enter_pin(screen, pin, then=then)


def enter_menu_pin(screen: Screen, who: str, pin: str = PIN) -> None:
    """Open the menu and enter a PIN in it: it is then that person's."""
    taps(screen, ("menu", "menu.enter_pin", f"menu.signer.{who}", *(f"menu.pin.{digit}" for digit in pin), "menu.sign"))


def place_antes(screen: Screen, table: Table, *spots: str) -> None:
    """Put $5 on the ante, and on these spots, of each seat, through the view model with one refresh."""
    model = screen.model

    def act() -> None:
        model.takeChip(list(table.config.palette).index(500))
        for seat in table.round.felt.seats:
            for spot in ("ante", *spots):
                model.place(seat, spot)

    model.perform(act)
    screen.settle()


def to_dealing(screen: Screen, table: Table) -> None:
    """Place the antes by touch, and go on to the first card of a shoe that is ready."""
    shoe_is(table, DeviceState.READY)
    place_antes(screen, table)
    taps(screen, ("primary", "primary"))


def to_flop_bets(screen: Screen, table: Table, *spots: str) -> None:
    """Play from the first wager to the flop bets through the view model. The shoe reads every card."""
    shoe_is(table, DeviceState.READY)
    place_antes(screen, table, *spots)
    screen.model.proceed()
    screen.model.proceed()
    screen.model.perform(lambda: shoe_deals(table, deck(table)))
    screen.settle()


def to_board(screen: Screen, table: Table, *spots: str) -> None:
    """Play to the settling of the Board bonus through the view model, everybody betting 1× three times."""
    to_flop_bets(screen, table, *spots)
    for word in split(BOARD):
        screen.model.secondaryAction()
        screen.model.proceed()
        shoe_deals(table, word)
    screen.settle()


def finish(screen: Screen, table: Table, *, by_touch: bool = False) -> list[str]:
    """Answer the screen until the hand is over. Return the step of each prompt on the way."""
    number, steps = table.hand_number, []
    while table.hand_number == number:
        prompt = table.round.prompt
        assert prompt is not None
        steps.append(f"{prompt.guide.step}: {type(prompt).__name__}")
        match prompt:
            case Floor():
                screen.settle()
                sign_as(screen, "haddad", "acknowledge")
            case Confirm() | Settle() | Choices():
                make_ready(table, pins=dict.fromkeys((who for who, _, _ in PEOPLE), PIN))
                if by_touch:
                    screen.tap("primary")
                else:
                    screen.model.proceed()
            case Cards():
                raise AssertionError("every card has been read")
            case _:
                raise AssertionError(f"{prompt} is not a settlement")
    screen.settle()
    return steps
