"""Touch the screen anywhere while devices do anything: nothing breaks, and no payout is lost or doubled.

Between touches the shoe reads and fails, the window is resized, the clock jumps by a day, pages are opened, PINs are
wrong, and the kiosk is restarted in the middle of a hand. In the end the journal is compared with itself: the dealer's
takes and pays with each hand's result.
"""

import random
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem

from kiosk.archive import exported
from kiosk.core.cards import DECK
from kiosk.core.devices import CardRead, CardUnread, DeviceState, ShoeAlarm, ShoeEvent, StateChanged
from kiosk.core.errors import KioskError, NotAuthorized, Refused
from kiosk.events import HandSettled
from kiosk.games import GAMES
from kiosk.journal import Event, read_journal, verify
from kiosk.procedure import Cards, Done, Floor, Placed, Settle
from kiosk.staff import NotProven
from kiosk.table import Table, reopen
from tests.tables import HeldClock, kernel_of, make_ready
from tests.ui.fingers import middle, palm, rest, swipe, together
from tests.ui.glasses import declare_glass
from tests.ui.tables import PIN, make_table, restarted, taps
from ui.app import Screen
from ui.vm.pages.catalog import PAGES

_SHOE: Final = "shoe"
_SIZES: Final = ((1280, 800), (1920, 1080), (1366, 768), (1600, 1200), (2560, 1440))
_DAY_MS: Final = 86_400_000
_ONWARD: Final = re.compile(
    r"^(primary|secondary|clearAlarm)$|\.option\.|^option\.|\.spot\.|^card\.|^die\.|[.]?(back|close|cancel)$"
)


def monkey(folder: Path, *, game: str, seed: int, taps: int, size: tuple[int, int]) -> Counter[str]:
    """Touch `taps` times, and return the number of each event. Raise AssertionError for a fault."""
    hand = _Monkey(folder, game, random.Random(f"{game}/{seed}"), size)
    try:
        while hand.happened["touches"] < taps:
            hand.act()
    finally:
        hand.leave()
    _audit(hand)
    return hand.happened


class _Monkey:
    def __init__(self, folder: Path, game: str, dice: random.Random, size: tuple[int, int]) -> None:
        self.folder = folder
        self.dice = dice
        self.happened: Counter[str] = Counter()
        self.shown: set[tuple[int, tuple[tuple[int, int, int], ...]]] = set()
        self.size = size
        self.table = make_table(folder, game=game, shoe=_SHOE)
        self.screen = self._open()

    def _open(self) -> Screen:
        self.table.subscribe(self._look)
        self._look()
        declare_glass(self.table, self.size)
        return Screen(self.table, size=self.size, double_tap_s=0)

    def leave(self) -> None:
        self.screen.close()
        self.table.close()

    def _look(self) -> None:
        """Record the dealer's takes and pays."""
        if isinstance(prompt := self.table.round.prompt, Settle):
            items = tuple((item.seat, item.take, item.pay) for item in prompt.items)
            self.shown.add((self.table.hand_number, items))

    def act(self) -> None:
        """Let one thing happen."""
        table, dice = self.table, self.dice
        chance = dice.random()
        if self.screen.find("lockSentence") is not None:
            taps(self.screen, ("unlock.1", "unlock.2"))  # A random finger would hardly ever find both in order.
            self.happened["unlocked"] += 1
        elif chance < 0.2:
            table.shoe.event(self._event())
        elif chance < 0.25 and isinstance(table.round.prompt, Floor):
            self._prove(lambda pin: table.floor.acknowledge("haddad", pin))
        elif chance < 0.23 and isinstance(table.round.draft, Placed) and not table.people.paused:
            self._return_what_does_not_fit(table.round.draft)
        elif chance < 0.26 and table.payouts.due is not None:
            make_ready(table, dict.fromkeys(("haddad", "novak"), PIN))
            self.happened["slips"] += 1
        elif chance < 0.26 and (kernel_of(table).state.early or table.watch.clock_behind_ms):
            self._have_the_floor_go_on()
        elif 0.26 < chance < 0.266:
            self._aside()
        else:
            self._touch()
        table = self.table  # This is another table if the kiosk was restarted.
        if table.dealer is None and table.is_open and dice.random() < 0.2:
            self._prove(lambda pin: table.people.sign_in("ortiz", pin))
        if table.people.paused and dice.random() < 0.2:
            self._prove(lambda pin: table.people.resume("haddad", pin))
            self.happened["resumed"] += 1
        if isinstance(table.round.prompt, Cards) and dice.random() < 0.5:
            table.shoe.event(CardRead(dice.choice(DECK), 0))
        assert not table.stopped, table.stopped
        assert not self.screen.warnings, self.screen.warnings

    def _have_the_floor_go_on(self) -> None:
        """Have the floor rule on early cards, and enter the time if the clock is behind."""
        table = self.table
        try:
            if kernel_of(table).state.early:
                table.rulings.rule("early_card", "aside", signature=("haddad", PIN))
            else:
                table.watch.enter_time(table.clock.now_ms() + table.watch.clock_behind_ms, "haddad", PIN)
            self.happened["floor"] += 1
        except KioskError:
            self.happened["floor refused"] += 1

    def _return_what_does_not_fit(self, placed: Placed) -> None:
        """Return the invalid wagers of each seat: random chips are rarely valid."""
        for seat, bets in placed.bets.items():
            try:
                assert self.table.round.prompt is not None
                self.table.round.prompt.check(Placed({seat: bets}), self.table.round.felt)
            except Refused as refusal:
                if refusal.code != "no_players":
                    self.table.play.clear_wagers(seat)

    def _prove(self, verb: Callable[[str], None]) -> None:
        """Use a PIN that is sometimes wrong; after several wrong ones in a row the person is locked for a while."""
        wrong = self.dice.random() < 0.2
        try:
            verb("1368" if wrong else PIN)
            self.happened["pins"] += 1
        except NotProven:
            self.happened["wrong pins" if wrong else "locked"] += 1

    def _aside(self) -> None:
        """Let something happen to the kiosk itself."""
        match self.dice.randrange(5):
            case 0:
                self.size = self.dice.choice(_SIZES)
                self.screen.window.resize(*self.size)
                self.screen.settle()
                self.happened["resized"] += 1
            case 1:
                assert isinstance(self.table.clock, HeldClock)
                self.table.clock.ms += self.dice.choice((_DAY_MS, -_DAY_MS))
                self.happened["clock jumped"] += 1
            case 2:
                self._open_page()
            case 3:
                self._restart()
            case _:
                assert isinstance(self.table.clock, HeldClock)
                self.table.clock.advance(ms=900_000)

    def _open_page(self) -> None:
        """Open any page, as the menu does; not every person may see each of them."""
        try:
            self.screen.pages.open(self.dice.choice(list(PAGES)))
            self.happened["pages"] += 1
        except NotAuthorized:
            self.happened["pages refused"] += 1
        self.screen.settle()

    def _restart(self) -> None:
        before = _state(self.table)
        self.screen.close()
        self.table = restarted(self.table, self.folder, resumes=False)
        assert before == _state(self.table)
        self.screen = self._open()
        self.happened["restarts"] += 1

    def _touch(self) -> None:
        """Touch the key that continues the hand, or any named target, or any place, as fingers do."""
        self.happened["touches"] += 1
        place = self._place()
        match self.dice.randrange(20):
            case 0:
                swipe(self.screen, place, self._place())
                self.happened["swipes"] += 1
            case 1:
                palm(self.screen, place, across=self.dice.randrange(40, 300))
                self.happened["palms"] += 1
            case 2:
                together(self.screen, [place, self._place()])
                self.happened["two at once"] += 1
            case 3:
                rest(self.screen, place, lambda: self.table.shoe.event(self._event()))
                self.happened["events under a finger"] += 1
            case 4:
                self.screen.touch(place)
                self.screen.touch(place)
                self.happened["double taps"] += 1
            case _:
                self.screen.touch(place)

    def _place(self) -> QPointF:
        kind = self.dice.random()
        primary = self.screen.find("primary")
        if kind < 0.3 and primary is not None:
            return middle(primary)
        named = self._named() if kind < 0.9 else []
        onward = [item for item in named if _ONWARD.search(item.objectName())] if kind < 0.75 else []
        if onward or named:
            return middle(self.dice.choice(onward or named))
        return QPointF(self.dice.randrange(self.size[0]), self.dice.randrange(self.size[1]))

    def _named(self) -> list[QQuickItem]:
        return [item for item in self.screen.items() if item.objectName() and item.width() > 0]

    def _event(self) -> ShoeEvent:
        dice = self.dice
        match dice.randrange(12):
            case 0:
                self.happened["lost"] += 1
                return StateChanged(dice.choice((DeviceState.BACKING_OFF, DeviceState.ABSENT)), "The cable is out.")
            case 1 | 2 | 3:
                return StateChanged(DeviceState.READY, "The shoe is connected.")
            case 4:
                return CardUnread(0)
            case 5:
                code = dice.choice(("damaged", "cut-card"))
                return ShoeAlarm(code, "The shoe complains.", over=dice.random() < 0.5)
            case _:
                return CardRead(dice.choice(DECK), 0)


def _state(table: Table) -> tuple[object, ...]:
    """Return the state that a restart may not change."""
    felt = table.round.felt
    return (
        table.hand_number, table.round.prompt, table.round.draft, felt.bets, felt.status, felt.settled, table.dealer,
    )  # fmt: skip


def _audit(hand: _Monkey) -> None:
    """Assert that the journal is whole, and that each hand in it was paid once, and as the dealer was asked."""
    with read_journal(hand.table.journal.path, hand.table.journal.path.with_name("device.pem")) as journal:
        events = list(journal.events())
        records = {int(record["id"].rpartition("-")[2]): record for record in exported(journal)}
    hands: dict[int, list[Event]] = defaultdict(list)
    for event in events:
        if event.hand is not None:
            hands[event.hand].append(event)
    assert list(hands) == list(range(1, len(hands) + 1)), "no hand is lost, and none comes twice"
    ends = {number: _ended(number, of_hand) for number, of_hand in hands.items()}
    assert list(records) == [number for number, kind in ends.items() if kind == "hand_settled"]
    for number, record in records.items():
        _conserves(record)
        _paid_as_asked(hands[number], record, {items for seat, items in hand.shown if seat == number})
    hand.happened["settled"] = len(records)
    hand.happened["voided"] = sum(kind == "hand_voided" for kind in ends.values())
    report = verify(hand.table.journal.path)
    assert report.is_whole, report.sentences()


def _ended(number: int, events: Iterable[Event]) -> str:
    """Return a hand's end, or "" if it is not over. Assert that it was opened once, and ended at most once."""
    kinds = Counter(event.kind for event in events)
    assert kinds["hand_opened"] == 1, number
    settled = kinds["hand_settled"] - kinds["hand_reopened"]
    assert settled + kinds["hand_voided"] <= 1, f"hand {number} ended twice"
    return "hand_settled" if settled else "hand_voided" if kinds["hand_voided"] else ""


def _paid_as_asked(events: list[Event], record: dict[str, Any], shown: set[tuple[tuple[int, int, int], ...]]) -> None:
    """Assert that the dealer's takes and pays add up to the record, were on the screen, and agree with a replay."""
    replayed = reopen(GAMES, events)
    settlement = replayed.settlement
    assert settlement is not None
    assert settlement.house_net == [event.what for event in events if isinstance(event.what, HandSettled)][-1].house_net
    paid: Counter[int] = Counter()
    for entry in replayed.entries:
        if isinstance(entry.prompt, Settle) and isinstance(entry.answer, Done):
            items = tuple((item.seat, item.take, item.pay) for item in entry.prompt.items)
            assert items in shown, "nobody saw it"
            for seat, take, pay in items:
                paid[seat] += pay - take
    for player in record["result"].get("seats") or record["result"]["players"]:
        assert paid[player["seat"]] == _due(player), (paid, player)


def _due(seat: dict[str, Any]) -> int:
    """Return the final payout in a seat's record, less the chips taken then."""
    if "total" in seat:  # Against the house, a forfeited wager is taken when its player folds or forfeits.
        given_up = ("folded", "forfeited", "folded_or_forfeited")
        return sum(wager["net"] for wager in seat["wagers"].values() if wager["line"] not in given_up)
    returned: int = seat["contributed"] + seat["net"] - seat.get("uncalled_returned", 0)
    return returned


def _conserves(record: dict[str, Any]) -> None:
    """Assert that the winnings of the house and the players add up to zero."""
    result = record["result"]
    if "house_net" in result:
        assert result["house_net"] + sum(seat["total"]["net"] for seat in result["seats"]) == 0
    else:
        taken = result.get("rake", 0) + result.get("carried_over", 0)
        assert sum(player["net"] for player in result["players"]) + taken == 0
