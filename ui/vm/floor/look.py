"""One look at a console."""

from kiosk.core.value import value
from ui.vm.floor.ordering import ConsoleAct, ConsoleAmount
from ui.vm.floor.rows import (
    ConsoleAlert,
    ConsoleCall,
    ConsoleCard,
    ConsoleFact,
    ConsoleJackpot,
    ConsolePicture,
    ConsoleTile,
)
from ui.vm.pages.books.screen import BooksScreen
from ui.vm.pages.people import PeopleScreen


@value
class FloorLook:
    """One look. `panel` is the part at the right: call, table, alerts, choose, amounts, sign or nothing."""

    view: str = "sign_in"
    people: PeopleScreen | None = None
    changes_people: bool = False
    books: BooksScreen | None = None
    has_books: bool = False
    searches: bool = False
    pit: str = ""
    heading: str = ""
    devices: str = ""
    all_well: bool = True
    who: str = ""
    clock: str = ""
    jackpots: tuple[ConsoleJackpot, ...] = ()
    jackpots_of: str = ""
    posted: str = ""
    changes: str = ""
    change: str = ""
    may_change: bool = True
    calls: tuple[ConsoleCall, ...] = ()
    calls_note: str = ""
    tables: tuple[ConsoleTile, ...] = ()
    no_tables: str = ""
    alerts: tuple[ConsoleAlert, ...] = ()
    all_alerts: tuple[ConsoleAlert, ...] = ()
    more_alerts: str = ""
    answered: tuple[ConsoleFact, ...] = ()
    panel: str = ""
    title: str = ""
    title_note: str = ""
    kind: str = ""
    cards: tuple[ConsoleCard, ...] = ()
    amount: str = ""
    does: str = ""
    does_word: str = ""
    facts: tuple[ConsoleFact, ...] = ()
    acts: tuple[ConsoleAct, ...] = ()
    choices: tuple[ConsoleAct, ...] = ()
    amounts: tuple[ConsoleAmount, ...] = ()
    everywhere: bool = False
    for_house: bool = False
    pictures: tuple[ConsolePicture, ...] = ()
    seen: str = ""
    agrees: str = ""
    note: str = ""
    primary: str = ""
    secondary: str = ""
    strip: str = ""
    strip_tone: str = ""
