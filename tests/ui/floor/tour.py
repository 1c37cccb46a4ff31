"""Visit everything that a floor console shows. There is no server: its news is made here."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage, QPainter

from kiosk.core.cards import card
from kiosk.core.text import as_json, counted, sentence, text
from kiosk.core.value import value
from kiosk.events.reasons import REASONS
from kiosk.floor import (
    AfterHand,
    Age,
    AnswerTaken,
    CameTo,
    ConsoleNews,
    FloorHouse,
    HandAtFloor,
    HandRecalled,
    HandsFound,
    HandsSought,
    LastVerified,
    Order,
    PinBox,
    StatusBuilder,
    TableSeen,
    Unseen,
)
from kiosk.floor.answering.status import DeviceStatus, TableStatus
from kiosk.floor.console.news import Sat
from kiosk.floor.verified.verified import Verification
from kiosk.journal import Event
from kiosk.procedure import Floor
from kiosk.settings import CallKind
from kiosk.staff import Authority, Person, Role
from kiosk.table import CallAtTable
from tests.dealt import DECK, deal_to_flop_bets, play_on, plug_in
from tests.floor.pushing import KeptRows
from tests.tables import FLOOR, PINS, House, floor_comes, make_ready, void
from tests.ui.samples import JOURNAL_FAILED, WRONG_PIN, sample
from ui.vm.controls.comfort import USUAL_INCHES
from ui.vm.floor.screen import FloorScreen
from ui.vm.pages.books.tab import Books
from ui.vm.pages.people import StaffDesk
from ui.window.pane import Pane
from ui.window.working import Working

MINUTE_MS: Final = 60_000
HANDS_A_PAGE: Final = 50
PICTURE: Final = "5e" * 32
MANAGER: Final = "novak"


class ToldLine:
    """A connection to a server that knows two hands, and lets everybody sit."""

    def __init__(self, hands: tuple[HandAtFloor, ...], events: Mapping[int, tuple[Event, ...]]) -> None:
        self._hands, self._events = hands, events
        self.tell: Callable[[ConsoleNews], None] = lambda news: None

    def answer(self, seen: TableSeen, call: CallAtTable, verb: str, signature: tuple[str, str]) -> None: ...
    def order(self, seen: TableSeen, order: Order, details: Mapping[str, Any], signature: tuple[str, str]) -> None: ...
    def post(self, table: str, kind: str, amounts: Mapping[str, int], *, by: str, why: str) -> None: ...
    def note(self, alert: str, person: str) -> None: ...
    def rise(self) -> None: ...
    def guessed(self, person: str, left_ms: int) -> None: ...

    def sit(self, person: str) -> None:
        self.tell(ConsoleNews(sat=Sat(person, True)))

    def find(self, sought: HandsSought, after: AfterHand | None) -> None:
        found = [hand for hand in self._hands if not sought.least or hand.best >= sought.least]
        first = 0 if after is None else [hand.after for hand in found].index(after) + 1
        page = tuple(found[first : first + HANDS_A_PAGE])
        self.tell(ConsoleNews(found=HandsFound(sought, after, page, more=len(found) > first + HANDS_A_PAGE)))

    def recall(self, hand: HandAtFloor) -> None:
        self.tell(ConsoleNews(recalled=HandRecalled(hand.journal, hand.hand, self._events[hand.hand])))

    def look_at(self, picture: str) -> None:
        self.tell(ConsoleNews(picture=(picture, _photograph())))


@value
class LaidBefore:
    """A version that the floor published some time ago."""

    at_ms: int
    as_of: str = ""

    def age(self, kind: str) -> Age:
        return Age(7, self.at_ms)


def _photograph() -> bytes:
    image, body = QImage(640, 360, QImage.Format.Format_RGB32), QBuffer()
    image.fill(QColor("#0b3d2e"))
    painter = QPainter(image)
    for nth in range(5):
        painter.fillRect(60 + nth * 110, 110, 90, 130, QColor("#f5f5f0"))
    painter.end()
    body.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(body, "PNG")  # type: ignore[call-overload]
    return bytes(body.data().data())


def _play(house: House) -> None:
    """Deal a hand for which the floor comes, one that is void, and one that waits for the floor."""
    table = house.table
    plug_in(table)
    deal_to_flop_bets(table)
    _on_to_call(house)
    table.floor.acknowledge(FLOOR, PINS[FLOOR])
    while table.hand_number == 1:
        make_ready(table)
        table.play.proceed()
    deal_to_flop_bets(table)
    void(table, FLOOR, PINS[FLOOR])
    deal_to_flop_bets(table)
    _on_to_call(house)


def _on_to_call(house: House) -> None:
    cards = iter(map(card, DECK.split()[10:]))
    while not isinstance(house.table.round.prompt, Floor):
        play_on(house.table, cards)
    floor_comes(house.table)


def _tables(status: TableStatus, now_ms: int) -> list[TableSeen]:
    """Return a table in each state, in three pits; the first calls."""
    calm = replace(status, calls=(), pace=42, usual=(30, 60))
    since = now_ms - 47 * MINUTE_MS
    away = DeviceStatus("shoe", "Shoe", False, since, as_json(REASONS["port.missing"].fill(port="/dev/shoe")))
    call = status.calls[0]
    second = replace(
        call, id="second.9", kind=CallKind.SECOND, at_ms=now_ms - 34_000, signed="R. Haddad", signed_ms=since,
        cents=2_500_000, pictures=(PICTURE,), seen_ms=now_ms - MINUTE_MS, agrees=True,
    )  # fmt: skip
    asked = CallAtTable("question.4", CallKind.QUESTION, now_ms - 8_000, line=as_json(REASONS["call.question"]))
    slip = replace(
        asked,
        id="slip.5",
        kind=CallKind.SLIP,
        line=as_json(sample(counted("Slip {slips} does not match", "Slips {slips} do not match", n=1, slips="12"))),
    )
    dispute = replace(asked, id="dispute.6", kind=CallKind.DISPUTE, hand=147, seats=(2,), cents=12_500)
    payout = replace(
        call, id="payout.7", kind=CallKind.PAYOUT, at_ms=now_ms - 21_000, pictures=(PICTURE,), seen_ms=since
    )
    states = {
        "NH-07": replace(status, pit="Pit 3", calls=(replace(call, at_ms=now_ms - 95_000),)),
        "NH-08": replace(calm, pit="Pit 3"),
        "NH-09": replace(calm, pit="Pit 3", is_open=False, dealer="", dealer_name="", taken=(), since_ms=since),
        "NH-10": replace(calm, pit="Pit 3", calls=(second,)),
        "NH-11": replace(calm, pit="Pit 3", calls=(payout,)),
        "PP-01": replace(calm, pit="Pit 4", pace=27),
        "PP-02": replace(calm, pit="Pit 4", pace=71),
        "TH-11": replace(calm, pit="Pit 4", calls=(asked,)),
        "TH-12": replace(calm, pit="Pit 4", calls=(slip,)),
        "TH-13": replace(calm, pit="Pit 4", calls=(dispute,)),
        "TP-03": replace(calm, pit="Pit 5", calls=(replace(asked, needs_visit=True, coming="R. Haddad"),)),
        "TP-04": replace(calm, pit="Pit 5", devices=(away,)),
        "TP-05": replace(calm, pit="Pit 5", stopped=as_json(JOURNAL_FAILED)),
        "TP-06": replace(calm, pit="Pit 5", is_locked=True, signed_ahead="close"),
        "TP-07": replace(calm, pit="Pit 5", suspended=as_json(sample(text("The dealer exposed a card")))),
        "TP-08": replace(calm, pit="Pit 5", count_short=-2500, count_ms=since),
        "TP-09": replace(calm, pit="Pit 5", missing=("mega",), relieved=True),
        "TP-12": replace(calm, pit="Pit 5", called=("mega",)),
        "TP-10": replace(calm, pit="Pit 5", dealer="", dealer_name="", pace=None),
        "TP-11": replace(calm, pit="Pit 5"),
    }  # fmt: skip
    mute = TableSeen("TP-13", 90, b"", TableStatus(), Unseen.MUTE)
    seen = [TableSeen(table, nth, b"", status) for nth, (table, status) in enumerate(states.items(), 1)]
    return [*seen, mute, replace(mute, table="TP-14", unseen=Unseen.OTHER)]


class QuickPane(Pane):
    """A window whose finger may touch a place again immediately."""

    def rest_s(self) -> float:
        return 0


class ConsoleTour:
    """A console in a window, and a look at each state of it."""

    def __init__(self, pane: Pane, model: FloorScreen, look: Callable[[str], None]) -> None:
        self._pane, self._model, self._look_at = pane, model, look

    def _look(self, state: str) -> None:
        self._pane.settle()  # Items made before the list had its size are gone.
        self._look_at(state)

    def go(self) -> None:
        self._signing_in()
        self._tables()
        self._calls()
        self._orders()
        self._alerts()
        self._search()
        self._take_news()

    def _tap(self, *names: str) -> None:
        for name in names:
            self._pane.tap(name)

    def _open(self, table: str) -> None:
        """Touch a table, scrolling to it if necessary."""
        self._model.openTable(table)
        self._pane.settle()

    def _pin(self, pin: str = PINS[FLOOR]) -> None:
        self._tap(*(f"pin.{digit}" for digit in pin))

    def _signing_in(self) -> None:
        self._look("sign in")
        self._tap(f"signer.{MANAGER}")
        self._pin("0000")
        self._look("sign in, PIN")
        self._tap("signIn")
        self._look("sign in, refused")
        self._pin()
        self._tap("signIn")

    def _tables(self) -> None:
        self._look("floor")
        self._tap("pit")
        self._look("pit")
        self._tap("pit", "pit", "pit")
        for table in ("NH-08", "NH-09", "TP-05", "TP-06", "TP-07", "TP-09", "TP-10", "TP-13", "TP-14"):
            self._open(table)
            self._look(f"table {table}")

    def _calls(self) -> None:
        for table in ("NH-07", "NH-10", "NH-11", "TH-11", "TH-12", "TH-13", "TP-03"):
            self._open(table)
            self._look(f"call {table}")
        self._open("NH-10")
        self._tap("primary")
        self._look("call, who signs")
        self._pin()
        self._tap("primary")
        self._look("call, sent")

    def _orders(self) -> None:
        self._open("NH-08")
        self._tap("order.lock_person")
        self._look("order, whose PIN")
        self._tap("otherwise", "order.post")
        self._look("order, amounts")
        self._tap("nextAmount", "amountKey.5", "everywhere")
        self._look("order, one entered, everywhere")
        self._tap("otherwise", "order.close")
        self._look("order, who signs")
        self._tap("otherwise")
        self._open("NH-09")
        self._tap("order.open")
        self._look("order, which game")
        self._tap("otherwise")

    def _alerts(self) -> None:
        self._tap("allAlerts")
        self._look("alerts")
        self._tap("allAlerts")
        for alert in self._model.shown.alerts:
            self._model.openAlert(alert.table, alert.key)
            self._look(f"alert {alert.key.split('.')[1]}")
        self._open("NH-08")

    def _search(self) -> None:
        self._tap("search")
        self._look("search")
        for by in ("table", "game", "dealer", "day", "number", "amount", "result"):
            self._model.searching.openFilter(by)  # This list may have to be scrolled.
            self._look(f"search by {by}")
        self._model.searching.openFilter("amount")
        self._tap(*["lookKey.9"] * 5)
        self._look("search, amount")
        self._tap("lookEnter")
        self._look("search, nothing found")
        self._tap("clearSearch", "found.1.1")
        self._look("hand")
        self._tap("found.1.2")
        self._look("hand, void")
        self._tap("search")

    def _take_news(self) -> None:
        self._model.take(ConsoleNews(taken=(AnswerTaken("NH-10", "second.9", WRONG_PIN),)))
        self._model.refresh()
        self._look("refused")
        self._model.take(ConsoleNews(is_there=False, why=sentence("The floor server does not answer.")))
        self._model.forget_strip()
        self._model.refresh()
        self._look("no server")
        self._model.house.tables.clear()
        self._model.take(ConsoleNews(is_there=True))
        self._model.refresh()
        self._look("no table")


@contextmanager
def console(
    folder: Path,
    size: tuple[int, int],
    *,
    desk: Callable[[House], StaffDesk] | None = None,
    books: Books | None = None,
    tables: Callable[[TableStatus], ConsoleNews] | None = None,
    hands: tuple[HandAtFloor, ...] | None = None,
    working: Working | None = None,
) -> Iterator[tuple[Pane, FloorScreen]]:
    """Give a console of a house with a table in every state, before anybody has signed in.

    `desk` makes the desk at which a manager changes people, and `books` are those of the house. `tables` makes other
    news of tables from the status of one that calls. `hands` replace the two of its table. `working` reads the books.
    """
    house = House(folder)
    house.staff.add(Person(id=MANAGER, name="E. Novak", roles=frozenset({Role.FLOOR, Role.MANAGER})), PINS[FLOOR])
    _play(house)
    rows = KeptRows.of(house.table.journal).rows
    events = {hand: tuple(Event(row) for row in rows if row[2] == hand) for hand in (1, 2)}
    dealt = tuple(
        HandAtFloor(1, hand, "NH-07", "nh", "ortiz", events[hand][0].at_ms, result, net, best, marks)
        for hand, result, net, best, marks in (
            (2, "void", 0, 0, (CameTo.VOID,)),
            (1, "settled", -12_500, 21_000, (CameTo.CORRECTED, CameTo.DISPUTED)),
        )
    )
    now_ms = house.clock.now_ms()
    line, floor = ToldLine(dealt if hands is None else hands, events), FloorHouse({""})  # By no key at all, as below.
    model = FloorScreen(
        floor, line, house.staff, Authority(house.staff, house.clock, house={}), house.clock, name="pit 3",
        laid=LaidBefore(now_ms - 26 * 60 * MINUTE_MS), desk=None if desk is None else desk(house),
        books=books, working=working,
    )  # fmt: skip
    line.tell = model.take
    at = datetime.fromtimestamp(now_ms / 1000 - 30 * 3600, UTC)
    wrong = Verification(at, False, "NH-07 1: 900; event 5 does not follow the one before it", b"", True, 1)
    status = StatusBuilder(house.table, PinBox()).now()
    model.take(
        tables(status)
        if tables is not None
        else ConsoleNews(
            tables=tuple(_tables(status, now_ms)), is_there=True, answered=41,
            silent={"TP-11": now_ms - 12 * MINUTE_MS}, forked={"TP-05": 1}, put_right={("NH-08", "ortiz"): 3},
            verified=LastVerified(wrong, 30 * 3_600_000),
        )
    )  # fmt: skip
    with QuickPane("floor/FloorWindow.qml", {"floor": model}, size=size, inches=USUAL_INCHES) as pane:
        pane.show(size=size)
        model.refresh()
        pane.settle()
        yield pane, model
        assert pane.warnings == []
    house.close()
