"""Every page and state of the screen, reached by real touches; targets are found on the live screen, not listed.

`look(state)` is called at each of them, to check its items or to take a picture.
"""

import re
from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from itertools import groupby
from typing import Final
from weakref import WeakKeyDictionary

from PySide6.QtQml import QJSValue

from kiosk.core.devices import DeviceState, ShoeAlarm
from kiosk.core.text import Sentence
from kiosk.procedure import Cards, Floor, Wagers
from tests.tables import kernel_of
from tests.ui.player import Player
from tests.ui.samples import JOURNAL_FAILED
from tests.ui.shift.people import RACK, sign, touch_rack
from tests.ui.tables import HOLE, PIN, deck, enter_pin, open_page, shoe_deals, shoe_is, split, taps
from ui.app import Screen
from ui.vm.controls.words import say
from ui.vm.pages.history import HistoryScreen
from ui.vm.table.under_way.exception_words import OR_TOUCH
from ui.window.dropped import WHY
from ui.window.pane import Pane

_DROPPED: Final = tuple(why.template for why in WHY.values())  # These are messages for touches, and not of a page.
_ALIKE: Final = 5  # Targets of one kind, such as tabs, that are all touched; of more, such as keys, only the first.
_MORE: Final = "menu.more"  # The next entries of a long menu.
_NEXT: Final = "reason.next"  # The next reasons of a long panel.
_NO_PAGES: Final = (_MORE, "menu.go")
_MENU_PAGES: Final = 9  # The largest number of menu pages.
_WAY_OUT: Final = (r"\.close$", r"\.leave$", r"\.cancel$", r"(?<!pin)\.back$", r"^menu$")


# QML is asked in one call: PySide takes several times as long to visit the items of a window one by one.
_TARGETS: Final = """
    (function targets(root) {
        const names = []
        function look(item) {
            const touches = item.objectName === "" || !item.enabled ? [] : item.resources
            for (let at = 0, count = touches.length; at < count; at++) {
                if (touches[at] instanceof TapHandler && touches[at].enabled) {
                    names.push(item.objectName)
                    break
                }
            }
            const children = item.children
            for (let at = 0, count = children.length; at < count; at++) {
                if (children[at].visible)
                    look(children[at])
            }
        }
        look(root)
        return names.join("\\n")
    }).bind(null, this)
"""
_asked: Final[WeakKeyDictionary[Pane, QJSValue]] = WeakKeyDictionary()


def targets(screen: Pane) -> list[str]:
    """Return the names of the present targets."""
    if screen not in _asked:
        _asked[screen] = screen.function(_TARGETS)
    return _asked[screen].call([]).toString().splitlines()


def worth_touching(names: list[str]) -> Iterator[str]:
    """Yield one target of each kind, such as `seat1.option.fold` and `seat2.option.1x`, or each of a rare kind.

    The padlock is left out: it covers every page alike.
    """
    for _, alike in groupby(sorted({*names} - {"lock"}), lambda name: re.sub(r"\d+", "", name.rpartition(".")[0])):
        found = list(alike)
        yield from found if len(found) <= _ALIKE else found[:1]


class Tour:
    """A way through a table's screen. It may begin at a closed table, or at one that has just been opened."""

    def __init__(self, screen: Screen, look: Callable[[str], None]) -> None:
        self.screen = screen
        self.table = screen.table
        self.look = look
        self._seen: set[frozenset[str]] = set()
        self._who = ""

    def opening(self, game: str) -> None:
        """Open a closed table: each page, the signatures, and first the jackpots if the game has some."""
        screen, look = self.screen, self.look
        look("opening: game")
        if len(self.table.games) > 1:
            screen.tap(f"game.{game}")
        look("opening: pay tables")
        if not self.table.shift.jackpots and self.table.rules.jackpots:
            screen.tap("shift.secondary")
            look("jackpots: amounts")
            for _ in self.table.rules.jackpots:
                taps(screen, ("key.5", "key.000", "key.next"))
            look("jackpots: entered")
            screen.tap("shift.primary")
            look("jackpots: who signs")
            sign(screen, "haddad")
            look("jackpots: posted")
        while screen.find("payTables") is not None:
            screen.tap("shift.primary")  # It turns the pages of the pay tables, then continues.
        look("opening: rack")
        screen.tap("shift.primary")
        look("opening: rack refused")
        touch_rack(screen, {chip: RACK.get(chip, 100) for chip in self.table.config.denominations})
        look("opening: rack counted")
        screen.tap("shift.primary")
        look("opening: who signs")
        screen.tap("signer.haddad")
        look("opening: PIN")
        sign(screen, "haddad")
        sign(screen, "ortiz")

    def signing_in(self) -> None:
        """Sign in: the names, the PIN, and a wrong PIN."""
        screen, look = self.screen, self.look
        look("sign in")
        screen.tap("signer.ortiz")
        look("sign in, PIN")
        enter_pin(screen, "1111", then="signIn")
        look("sign in, refused")
        enter_pin(screen, then="signIn")

    def menu(self, depth: int, who: str = "") -> None:
        """Open each page in the menu, and touch its targets, `depth` touches deep.

        `who` has entered a PIN before, and enters it again whenever it has expired; "" means the dealer alone.
        """
        screen, self._who = self.screen, who
        self._go_home()
        screen.tap("menu")
        self.look("menu")
        entries: list[str] = []
        while True:
            more = [
                target
                for target in targets(screen)
                if target.startswith("menu.") and target not in (*entries, *_NO_PAGES)
            ]
            entries += more
            if not more or screen.find(_MORE) is None:
                break
            screen.tap(_MORE)
        for entry in entries:
            self._explore(("menu", entry), frozenset(), depth)
        self._go_home()

    def _touch(self, name: str) -> bool:
        """Touch the target with this name, also on a later page of the menu or a panel. Return whether it exists."""
        for _ in range(_MENU_PAGES):
            if self.screen.find(name) is not None:
                self.screen.tap(name)
                return True
            more = _MORE if name.startswith("menu.") else _NEXT
            if self.screen.find(more) is None:
                return False
            self.screen.tap(more)
        return False

    def _explore(self, path: tuple[str, ...], from_names: frozenset[str], depth: int) -> None:
        """Follow a way from the table's screen, look where it ends, and continue from there if that is a new place."""
        self._go_home()
        for name in path:
            if not self._touch(name):
                return
        texts = (str(item.property("text")) for item in self.screen.items() if item.property("text"))
        shown = frozenset(text for text in texts if not text.endswith(_DROPPED))
        if shown in self._seen:
            return
        self._seen.add(shown)
        self.look(" › ".join(path[1:]))
        names = targets(self.screen)
        if depth == 0 or frozenset(names) == from_names or self._is_home():
            return
        for name in worth_touching(names):
            self._explore((*path, name), frozenset(names), depth - 1)

    def _is_home(self) -> bool:
        away = self.screen.pages.opened is not None or self.screen.menu.property("isOpen")
        return not away and self.screen.find("primary") is not None

    def _go_home(self) -> None:
        """Find the way back to the table by the keys of the screen, and sign in again if necessary."""
        for _ in range(12):
            if self._is_home():
                if self._who and self.table.authority.person is None:
                    self.table.people.enter_pin(self._who, PIN)
                return
            names = targets(self.screen)
            way = next((name for out in _WAY_OUT for name in names if re.search(out, name)), None)
            if way is not None:
                self.screen.tap(way)
            elif self.table.dealer is None:
                self.table.people.sign_in("ortiz", PIN)
                self.screen.settle()
        raise AssertionError(f"there is no way back to the table from {targets(self.screen)}")

    def play(self, steps: int, seed: int = 1) -> None:
        """Play random hands, and look at each step of the game once."""
        player = Player(self.screen, seed)
        looked = set()
        for _ in range(steps):
            prompt = self.table.round.prompt
            assert prompt is not None
            state = f"{prompt.guide.step} {type(prompt).__name__}: {prompt.guide.do.template}"
            if state not in looked:
                looked.add(state)
                self.look(state)
            player.step()

    def hand(self) -> None:
        """Play a hand of New Hampshire with everything that can happen to it."""
        screen, look, table = self.screen, self.look, self.table
        seats = table.round.felt.seats
        last = seats[-1]
        shoe_is(table, DeviceState.READY)
        look("no wagers")
        for seat in seats:
            taps(screen, ("chip.5", f"seat{seat}.spot.ante", f"seat{seat}.spot.six_card_bonus", "chip.2.50"))
            taps(screen, (f"seat{seat}.spot.pocket_bonus", f"seat{seat}.spot.board_bonus"))
        taps(screen, ("chip.25", "seat1.spot.ante"))
        look("wager refused")
        screen.tap("primary")
        look("shuffle")
        screen.tap("primary")
        cards = split(deck(table))
        shoe_deals(table, "".join(cards[:2]))
        look("dealing")
        table.shoe.event(ShoeAlarm("05", "The cover of the shoe is open. Close it, then deal on."))
        look("alarm")
        screen.tap("clearAlarm")
        shoe_is(table, DeviceState.BACKING_OFF)
        look("shoe lost")
        shoe_is(table, DeviceState.READY)
        look("partial")
        screen.tap("primary")
        shoe_deals(table, "".join(cards[2:]))
        look("flop bets")
        self._decide(last, "3x")
        look("flop bets, one decided")
        screen.tap("forfeit")
        look("forfeit")
        taps(screen, ("forfeit", "exceptions"))
        look("exceptions")
        if screen.find("reason.voided") is None:
            screen.tap("reason.hand")
        screen.tap("reason.voided")
        look("exceptions, ruling")
        screen.tap("reason.misdeal")
        look("exceptions, name")
        screen.tap("signer.novak")
        look("exceptions, PIN")
        taps(screen, ("exceptions", "floor"))
        look("call floor")
        screen.tap("reason.0")
        look("floor called")
        taps(screen, ("floor", "signer.novak"))
        look("floor is here, PIN")
        enter_pin(screen, then="panel.sign")
        for nth, card in enumerate(("2h", "9h", "4h")):
            if nth == 1 and last > 2:
                self._decide(2, "fold")
            taps(screen, ("secondary", "primary"))
            look(f"street {nth}")
            screen.tap("secondary")
            look(f"street {nth}, grid")
            screen.tap(f"card.{card}")
            if nth == 1:
                screen.tap("cardWrong")
                look("card wrong")
                screen.tap("card.9h")
                look("card wrong, which")
                screen.tap("cardWrong")
        self._settling()
        screen.tap("secondary")
        look("last bets repeated")

    def _decide(self, seat: int, option: str) -> None:
        """Touch a player's action: in the seat, or in the strip below if seats are too small."""
        in_seat = self.screen.find(f"seat{seat}.option.{option}")
        taps(self.screen, (in_seat.objectName(),) if in_seat else (f"seat{seat}.act", f"option.{option}"))

    def _settling(self) -> None:
        screen, look, table = self.screen, self.look, self.table
        nth = 0
        while not isinstance(table.round.prompt, Wagers):
            nth += 1
            prompt = table.round.prompt
            assert prompt is not None
            state = f"{prompt.guide.step} {type(prompt).__name__} {nth}"
            look(state)
            if isinstance(prompt, Floor):
                screen.tap("signer.haddad")
                look(f"{state}, PIN")
                enter_pin(screen, "1111" if nth == 1 else PIN, then="acknowledge")
                look(f"{state}, signed")
                if nth == 1:
                    enter_pin(screen, then="acknowledge")
            elif isinstance(prompt, Cards):
                place = prompt.left[0]
                screen.tap(f"card.{split(HOLE[place.seat])[place.nth]}")
            else:
                screen.tap("primary")

    def exceptions(self, but: AbstractSet[str] = frozenset()) -> None:
        """Look at the possible rulings: each list, and the rulings of each irregularity. None is carried out.

        `but` are the keys of excluded irregularities.
        """
        self._exceptions((), frozenset(f"reason.{key}" for key in but))

    def _exceptions(self, path: tuple[str, ...], but: AbstractSet[str]) -> None:
        screen = self.screen
        for name in ("exceptions", *path):
            assert self._touch(name), name
        self.look(" › ".join(("exceptions", *path)))
        note = screen.find("panelNote")
        is_ruling = note is not None and note.property("text") != say(OR_TOUCH)
        names = [name for name in self._reasons() if name not in but]
        names = [name for name in names if name != "reason.mispay"]  # It has its own page.
        screen.tap("exceptions")
        for name in names if not is_ruling else ():
            if name != "reason.more" or path[-3:] != 3 * ("reason.more",):
                self._exceptions((*path, name), but)

    def _reasons(self) -> list[str]:
        """Return the reasons of all pages of the panel, and look at each page."""
        names: list[str] = []
        while True:
            more = [name for name in targets(self.screen) if name.startswith("reason.") and name not in (*names, _NEXT)]
            names += more
            if not more or self.screen.find(_NEXT) is None:
                return names
            self.screen.tap(_NEXT)
            self.look("exceptions, next page")

    def recall(self) -> None:
        """Recall the newest hand of the history, from question to question, to its end."""
        screen = self.screen
        open_page(screen, "history")
        self.look("history")
        screen.tap(next(name for name in targets(screen) if name.startswith("history.hand.")))
        self.look("recall")
        nth = 0
        page = screen.page
        assert isinstance(page, HistoryScreen)
        while page.shown.recalled is not None and page.shown.recalled.shown.can_on:
            nth += 1
            screen.tap("recall.question_after")
            self.look(f"recall {nth}")
        taps(screen, ("recall.close", "history.close"))

    def stopped(self) -> None:
        """Look at a table that cannot go on."""
        kernel_of(self.table).stopped = Sentence(JOURNAL_FAILED)
        shoe_is(self.table, DeviceState.ABSENT)
        self.screen.settle()
        self.look("stopped")
