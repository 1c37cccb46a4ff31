"""A table before its shift (closed, with no posting and no count), and people's acts at it, by touch."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from kiosk.app.house.house import open_journal
from kiosk.games import GAMES
from kiosk.settings import Settings
from kiosk.staff import Person, Role, Staff
from kiosk.table import Table, games_of
from tests.tables import HeldClock
from tests.ui.still import still_settings
from tests.ui.tables import HASHER, PEOPLE, PIN, enter_pin, taps
from ui.app import Screen
from ui.vm.controls.finding import sorted_by_name

KIM = Person(id="kim", name="J. Kim", roles=frozenset({Role.DEALER, Role.FLOOR}))
RACK = {50: 400, 100: 500, 250: 40, 500: 600, 2500: 400, 10000: 100, 50000: 20, 100000: 10}
PEEK_RACK = {chip: count for chip, count in RACK.items() if chip != 100000}


def closed_table(folder: Path, table: str = "NH-07", *, settings: Settings | None = None, **changes: object) -> Table:
    """Open the journal of a shipped table that has never been opened, with every game that it may deal."""
    settings, clock = settings or still_settings(), HeldClock()
    staff = Staff.load(folder / "staff.json", clock, hasher=HASHER, create=True)
    for who, name, role in PEOPLE:
        staff.add(Person(id=who, name=name, roles=frozenset({role})), PIN)
    staff.add(KIM, PIN)
    deals = [
        replace(game, config=game.config.model_copy(update=changes)) if game.game.key == "nh" else game
        for game in games_of(settings, GAMES, table)
    ]
    return open_journal(settings, table, folder, clock, staff, games=deals)


def clock_of(table: Table) -> HeldClock:
    assert isinstance(table.clock, HeldClock)
    return table.clock


def is_open(table: Table) -> bool:
    return table.is_open


def chip_text(cents: int) -> str:
    return f"{cents // 100}.{cents % 100:02d}" if cents % 100 else f"{cents // 100:,}"


def type_number(screen: Screen, number: int) -> None:
    taps(screen, (f"key.{digit}" for digit in str(number)))


def count_rack(screen: Screen, rack: Mapping[int, int] = RACK) -> None:
    """Count every chip through the view model, with one refresh: most tests need no touches for this."""
    to_rack(screen)
    shift = screen.shift
    rows = [row.chip for row in shift.shown.rack]

    def enter() -> None:
        for chip, count in rack.items():
            shift.chooseRow(rows.index(chip_text(chip)))
            for digit in str(count):
                shift.key(digit)

    shift.perform(enter)
    screen.settle()


def enter_count(screen: Screen, rack: Mapping[int, int] = RACK) -> None:
    """Count the rack, and go to the next page."""
    count_rack(screen, rack)
    screen.tap("shift.primary")


def touch_rack(screen: Screen, rack: Mapping[int, int] = RACK) -> None:
    to_rack(screen)
    for chip, count in rack.items():
        screen.tap(f"rack.{chip_text(chip)}")
        type_number(screen, count)


def to_rack(screen: Screen) -> None:
    """Go from the pay tables to the rack."""
    while screen.find("payTables") is not None:
        screen.tap("shift.primary")


def find(screen: Screen, who: str) -> None:
    """Find a name by its letters that is not among the last signers."""
    asked = screen.shift.signing.asked()
    assert asked is not None
    at = [person.id for person in sorted_by_name(asked.people or ())].index(who)
    while screen.find(f"signer.{who}") is None:
        keys = screen.shift.signing.look().ranges
        nth = next((nth for nth, key in enumerate(keys) if key.start <= at < key.stop), None)
        screen.tap("findName" if nth is None else f"range.{nth}")


def sign(screen: Screen, who: str, pin: str = PIN) -> None:
    """Choose a name if none is chosen, enter the PIN, and sign."""
    if screen.find("pin.1") is None:
        find(screen, who)
        screen.tap(f"signer.{who}")
    enter_pin(screen, pin, then="shift.primary")


def enter_amounts(screen: Screen, *dollars: int) -> None:
    """Enter the jackpots in their order, and go on to the signers."""
    for amount in dollars:
        type_number(screen, amount)
        screen.tap("key.next")
    screen.tap("shift.primary")


def post(screen: Screen, *dollars: int, who: str = "haddad") -> None:
    """Enter the jackpots in their order, and sign for them."""
    enter_amounts(screen, *dollars)
    sign(screen, who)


def open_for(screen: Screen, game: str, rack: Mapping[int, int] = RACK) -> None:
    taps(screen, (f"game.{game}", "shift.primary"))
    enter_count(screen, rack)
    sign(screen, "haddad")
    sign(screen, "ortiz")


def open_with_jackpots(screen: Screen) -> None:
    """Post jackpots at the closed table, then open it."""
    taps(screen, ("game.nh", "shift.secondary"))
    post(screen, 25_000, 5_000, 1_000)
    screen.tap("shift.back")
    open_for(screen, "nh")


def close_with(screen: Screen, rack: Mapping[int, int]) -> None:
    """Close the table by touch; the dealer signs without choosing a name."""
    taps(screen, ("menu", "menu.close_table"))
    enter_count(screen, rack)
    sign(screen, "novak")
    sign(screen, "")


def shown(screen: Screen, name: str) -> str:
    item = screen.find(name)
    return str(item.property("text")) if item is not None else ""


def texts(screen: Screen) -> set[str]:
    return {str(item.property("text")) for item in screen.items() if item.property("text")}


def gold(screen: Screen) -> list[str]:
    """Return the highlighted next actions."""
    return [
        item.objectName()
        for item in screen.items()
        if item.property("tone") == "primary" and not item.property("dimmed") and item.isVisible()
    ]
