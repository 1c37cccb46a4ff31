"""Use the page of decks and dice: enter numbers, choose steps, and sign."""

from pytestqt.qtbot import QtBot

from kiosk.app.house.decks import HouseDecks
from tests.tables import HeldClock
from tests.ui.counted import CountedHand
from tests.ui.tables import open_page, taps
from ui.app import Screen
from ui.vm.pages.seals import SealsScreen


class DeckHand:
    """Waits until the register is read. After each step, a second passes on the table's clock."""

    def __init__(self, screen: Screen, qtbot: QtBot, decks: HouseDecks | None = None) -> None:
        self.screen, self.qtbot, self.decks = screen, qtbot, decks

    @property
    def page(self) -> SealsScreen:
        page = self.screen.pages.opened
        assert isinstance(page, SealsScreen)
        return page

    def open(self) -> None:
        open_page(self.screen, "seals")
        self.wait()

    def wait(self) -> None:
        page = self.page
        self.qtbot.waitUntil(lambda: not page.busy)
        self.screen.settle()

    def type(self, text: str) -> None:
        taps(self.screen, (f"amount.{sign}" for sign in text))

    def enter(self, seal: str, *, way: int | None = 1, code: str = "") -> None:
        """Enter the seal number of a deck, its back, and its bar code."""
        self.screen.tap("desk.new")
        self.type(seal)
        if way is not None:
            self.screen.tap(f"amount.way.{way}")
        if code:
            self.screen.tap("desk.code")
            self.type(code)
        self.screen.tap("desk.on_")

    def choose(self, seal: str) -> None:
        while self.screen.find(f"desk.row.{seal}") is None:
            self.screen.tap("desk.on")
        self.screen.tap(f"desk.row.{seal}")

    @property
    def choices(self) -> list[str]:
        return [answer.label for answer in self.page.shown.answers]

    def answer(self, words: str) -> None:
        self.screen.tap(f"answer.{self.choices.index(words)}")

    def sign(self, *who: str) -> None:
        for person in who:
            CountedHand(self.screen).sign(person)
        clock = self.screen.table.clock
        assert isinstance(clock, HeldClock)
        clock.advance(ms=1_000)
        self.wait()

    def step(self, words: str, *who: str) -> None:
        """Choose a step of the selected deck, and have these people sign for it."""
        self.answer(words)
        self.sign(*who)

    def issue(self, seal: str, *, way: int | None = 1, code: str = "") -> None:
        self.enter(seal, way=way, code=code)
        self.step("Receive it into the store", "haddad")
        self.step("Issue it to this table", "haddad")

    def inspect(self, pieces: int) -> None:
        self.answer("Inspect it")
        self.type(str(pieces))
        self.screen.tap("desk.on_")
        self.sign("haddad", "ortiz")
