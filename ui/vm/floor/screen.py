"""The screen of a console: every table by its pit, every call by its age, and the floor's acts."""

import statistics
from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from PySide6.QtCore import Property, Signal, Slot
from PySide6.QtGui import QImage

from kiosk.core.clock import Clock
from kiosk.core.devices import BadgeEvent, BadgeRead, DeviceState, StateChanged
from kiosk.core.errors import Refused
from kiosk.core.text import Text, listed
from kiosk.events import PadLocked, PinLocked
from kiosk.floor import ORDER, VERBS, Alert, AnswerTaken, ConsoleNews, FloorHouse, Order, TableSeen
from kiosk.floor import RIGHTS as ORDER_RIGHTS
from kiosk.settings import GAMING_DAY_BEGINS, CallKind
from kiosk.staff import Act, Authority, NotProven, Person, Role, Staff
from kiosk.table import CallAtTable
from ui.vm.controls.pin import PinAsked, PinEntry, SigningPad
from ui.vm.controls.view import View, in_qml, touch
from ui.vm.controls.words import FLOOR_BADGE, NOT_HERE, say
from ui.vm.floor import panels, rows, words
from ui.vm.floor.known import ConsoleLine, LaidHere, ages, no_tables, what_is_lost
from ui.vm.floor.look import FloorLook
from ui.vm.floor.ordering import Ordering, acts
from ui.vm.floor.rows import (
    ConsoleFact,
    ConsoleTile,
)
from ui.vm.floor.search import FloorSearch
from ui.vm.pages.books.screen import BooksScreen
from ui.vm.pages.books.tab import Books
from ui.vm.pages.people import PeopleScreen, StaffDesk
from ui.vm.pages.people_words import PUBLISH
from ui.window.picture import Sight  # noqa: F401, QML draws it
from ui.window.working import Working

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1

ALERTS_IN_BAR: Final = 3
IDLE_NS: Final = 10 * 60 * 1_000_000_000
_ALL_PITS: Final = ""


@in_qml
class FloorScreen(View[FloorLook]):
    """The console's view of the floor, and the acts of the person signed in there."""

    called = Signal()  # Emitted when calls have come.

    signPad = Property(SigningPad, fget=attrgetter("signing"), constant=True)
    search = Property(FloorSearch, fget=attrgetter("searching"), constant=True)

    def __init__(
        self,
        house: FloorHouse,
        line: ConsoleLine,
        staff: Staff,
        authority: Authority,
        clock: Clock,
        *,
        name: str,
        on_guess: Callable[[NotProven], None] = lambda _: None,
        laid: LaidHere | None = None,
        posts_for_house: bool = False,
        desk: StaffDesk | None = None,
        books: Books | None = None,
        day_begins: str = GAMING_DAY_BEGINS,
        working: Working | None = None,
    ) -> None:
        """`name` is the console's own, at which wrong PINs are counted; `on_guess` records them.

        `laid` has the age of the published versions, None if nothing is published; `posts_for_house`: the house
        publishes here. A manager changes people at `desk`, if there is one; `books` are those of the house, if its
        journals are here, and are read by `working`. A gaming day begins at the time of day `day_begins`.
        """
        super().__init__()
        self._laid = laid
        self._working = working
        self._posts_for_house = posts_for_house
        self._lost_ms = 0
        self._on_guess = on_guess
        self.house, self._line, self.staff, self._authority = house, line, staff, authority
        self.house_clock, self._name = clock, name
        self._entry = PinEntry()
        self._who: Person | None = None
        self.sits = False
        self._touched_ns = clock.mono_ns()
        self._pit = _ALL_PITS
        self._table, self._call, self._alert, self._verb = "", "", "", ""
        self._lists_alerts = False
        self._ordering = Ordering()
        self._pictures: dict[str, QImage] = {}
        self.sent: dict[tuple[str, str], str] = {}
        self._seen_since: dict[tuple[str, str], int] = {}
        self._heard: frozenset[tuple[str, str]] = frozenset()
        self._waits: list[int] = []
        self._tiles: dict[str, tuple[object, ConsoleTile]] = {}
        self._searches = False
        self._desk, self._reads_badges = desk, False
        self._people: PeopleScreen | None = None
        self._books = books
        self._opened_books: BooksScreen | None = None
        self.searching = FloorSearch(self, house, line, staff, clock, day_begins=day_begins)
        self.signing = SigningPad(
            self, self._entry, self._asked, signs=self._sign_by_badge, digits=staff.digits, last=staff.last_signers
        )

    @property
    def person_id(self) -> str:
        """Return the ID of the person who is signed in here, or signs in; "" for nobody."""
        return self._entry.signer if self._who is None else self._who.id

    # ------------------------------------------------------------------------------------------------ news

    def take(self, news: ConsoleNews) -> None:
        """Apply news of the server. Show it with `refresh`."""
        if news.is_there is False and self.house.is_there:
            self._lost_ms = self.house_clock.now_ms()
        self.house.take(news)
        for taken in news.taken:
            self._take_outcome(taken)
        if news.sat is not None and self._who is not None and news.sat.person == self._who.id:
            self.sits = news.sat.may
            if not news.sat.may:
                self._strip, self._strip_tone = words.SITS_ELSEWHERE.fill(name=self._who.name), "refused"
                self.leave()
        if news.found is not None:
            self.searching.take_found(news.found)
        if news.recalled is not None:
            self.searching.take_recalled(news.recalled)
        if news.picture is not None and news.picture[1]:
            self._pictures[news.picture[0]] = QImage.fromData(news.picture[1])
        if news.tables:
            self._time_calls()

    def _take_outcome(self, taken: AnswerTaken) -> None:
        said = self.sent.pop((taken.table, taken.call), "")
        if taken.refused:
            self._strip, self._strip_tone = words.NOT_SIGNED.fill(table=taken.table, why=taken.refused), "refused"
            self.saidNo.emit()
        elif taken.call == ORDER and said:
            done = words.ORDERED.fill(table=taken.table, order=words.ORDERS[Order(said)])
            self._strip, self._strip_tone = done, "warning"
        elif said != "come":
            self.house.is_answered(taken.table, taken.call)
            self._time_calls()

    def report_fault(self, fault: Text | str) -> None:
        """Show the fault of the sound or of a published version, EMPTY for none."""
        if fault:
            self._strip, self._strip_tone = fault, "refused"
            self.refresh()

    def _time_calls(self) -> None:
        now_ms = self.house_clock.now_ms()
        standing = {(seen.table, call.id): seen.here_ms(call.at_ms) for seen, call in self.house.calls()}
        if standing.keys() - self._heard:
            self.called.emit()
        self._heard = frozenset(standing)
        for key, since_ms in self._seen_since.items():
            if key not in standing:
                self._waits.append(max(0, now_ms - since_ms))
                self.sent.pop(key, None)
        self._seen_since = {key: at_ms for key, at_ms in standing.items() if not key[1].startswith(CallKind.DISPUTE)}

    @Slot()
    def tick(self) -> None:
        """Note that time passes: a person who has not touched the screen for ten minutes is signed out."""
        if self._who is not None and self.house_clock.mono_ns() - self._touched_ns > IDLE_NS:
            self._line.rise()
            self.leave()
        self.look_who_may()
        self._ask_for_pictures()
        self.refresh()

    def look_who_may(self) -> None:
        """Sign out a person who has left the staff, or may not sign here any more."""
        who = self._who
        if who is None or who.id in {person.id for person in self._authority.people(Act.SIGN_AS_FLOOR)}:
            return
        now = self.staff.person(who.id)
        has_left = now is None or not now.is_active
        self._strip = (words.HAS_LEFT if has_left else NOT_HERE).fill(name=who.name)
        self._strip_tone = "refused"
        self._line.rise()
        self.leave()

    def touched(self) -> None:
        self._touched_ns = self.house_clock.mono_ns()

    @property
    def _opened(self) -> tuple[TableSeen, CallAtTable] | None:
        seen = self.house.tables.get(self._table)
        call = next((call for call in seen.status.calls if call.id == self._call), None) if seen else None
        return None if seen is None or call is None else (seen, call)

    def _asked(self) -> PinAsked | None:
        people = self._authority.people(Act.SIGN_AS_FLOOR)
        if self._who is None:
            return PinAsked(people, FLOOR_BADGE if self._reads_badges else words.SIGN_IN)
        order = self._ordering.order
        if self._ordering.panel == "sign" and order is not None:
            people = self._authority.people(ORDER_RIGHTS[order])
            return PinAsked(people, words.WHO_SIGNS.fill(verb=words.ORDERS[order]))
        if self._verb:
            return PinAsked(people, words.WHO_SIGNS.fill(verb=words.VERBS[self._verb]))
        return None

    def look(self) -> FloorLook:
        strip: dict[str, Any] = {}
        if lost := what_is_lost(self.house, self._laid, self._lost_ms):  # A notice must not hide it.
            is_refused = bool(self._strip) and self._strip_tone == "refused"
            notices = [say(self.house.why), say(self._strip)] if is_refused else [lost]
            strip = {"strip": " ".join(notices), "strip_tone": "refused"}
        elif self._strip:
            strip = {"strip": say(self._strip), "strip_tone": self._strip_tone}
        time_now = rows.clock(self.house_clock.now_ms())
        if self._who is None:
            return FloorLook(clock=time_now, **strip)
        now_ms = self.house_clock.now_ms()
        mine = [seen for seen in self.house.tables.values() if self._pit in (_ALL_PITS, seen.status.pit)]
        mine.sort(key=lambda seen: (seen.unseen is not None, seen.status.pit, seen.table))
        alerts = self.house.alerts()
        calls = self.house.calls()
        bar = alerts[:ALERTS_IN_BAR]
        shown = {
            "view": "people" if self._people is not None else "books" if self._opened_books is not None else "floor",
            "people": self._people,
            "books": self._opened_books,
            "has_books": self._books is not None,
            "changes_people": self._changes_people,
            "searches": self._searches,
            "pit": self._pit or say(words.ALL_TABLES),
            "heading": panels.heading(mine),
            **panels.devices(mine, self.house),
            "who": self._who.name,
            "clock": time_now,
            **self._jackpots(mine),
            "calls": tuple(
                rows.call_row(seen, call, now_ms=now_ms, is_chosen=(seen.table, call.id) == (self._table, self._call))
                for seen, call in calls
            ),
            "calls_note": say(
                words.OLDEST if calls else words.NOBODY_WAITS if self.house.is_there else words.NO_SERVER
            ),
            "tables": tuple(self._tile(seen, now_ms) for seen in mine),
            "no_tables": "" if mine else say(no_tables(self.house)),
            "alerts": tuple(rows.alert_row(alert, self.staff) for alert in bar),
            "all_alerts": tuple(rows.alert_row(alert, self.staff) for alert in alerts) if self._lists_alerts else (),
            "more_alerts": say(words.ALL_ALERTS.fill(n=len(alerts))) if len(alerts) > len(bar) else "",
            "answered": self._answered(),
            **strip,
        }
        return FloorLook(**shown, **self._panel(alerts))

    def _tile(self, seen: TableSeen, now_ms: int) -> ConsoleTile:
        """Return a table's tile, computed again only if it may differ."""
        silent_ms = self.house.silent.get(seen.table)
        is_chosen = seen.table == self._table
        seconds = now_ms // 1000 if seen.status.calls else 0
        behind = self.house.behind.get(seen.table)
        key = (id(seen), silent_ms, is_chosen, seconds, behind)
        kept = self._tiles.get(seen.table)
        if kept is not None and kept[0] == key:
            return kept[1]
        made = rows.tile(seen, silent_ms=silent_ms, now_ms=now_ms, is_chosen=is_chosen, behind=behind)
        self._tiles[seen.table] = (key, made)
        return made

    def _jackpots(self, mine: list[TableSeen]) -> dict[str, Any]:
        chosen = self.house.tables.get(self._table)
        posted = [seen for seen in ([chosen] if chosen else []) + mine if seen.status.jackpots]
        if not posted:
            return {}
        seen, now_ms = posted[0], self.house_clock.now_ms()
        return panels.jackpots(seen, self.house.tables.values(), now_ms=now_ms, may_change=self._may_post(seen))

    def _may_post(self, seen: TableSeen) -> bool:
        who = self._who
        if who is not None and seen.status.posted_at_floor:
            return self._posts_for_house and bool(who.roles & self._authority.roles(ORDER_RIGHTS[Order.POST]))
        return who is not None and any(act.id == Order.POST for act in acts(seen, who, self._authority))

    def _answered(self) -> tuple[ConsoleFact, ...]:
        median = rows.age(int(statistics.median(self._waits))) if self._waits else "–"
        return (
            ConsoleFact(say(words.ANSWERED), str(self.house.answered)),
            ConsoleFact(say(words.WAITED), median),
            *ages(self._laid, self.house_clock.now_ms()),
            *rows.days_left(self.house.days_left),
            *([] if self.house.verified is None else [rows.verified_line(self.house.verified)]),
        )

    def _panel(self, alerts: list[Alert]) -> dict[str, Any]:
        house = self.house
        opened, seen = self._opened, house.tables.get(self._table)
        if opened is not None:
            key = (opened[0].table, opened[1].id)
            return panels.call_panel(*opened, verb=self._verb, is_sent=key in self.sent, pictures=self._pictures)
        if self._lists_alerts and alerts:
            return {"panel": "alerts", "title": say(words.ALERTS_TITLE.fill(n=len(alerts)))}
        alert = next((alert for alert in alerts if alert.key == self._alert), None)
        if seen is None:
            return panels.alert_panel(alert, self.house.verified, self.staff)
        lacks, ahead_ms = house.behind.get(seen.table), house.clocks.get(seen.table, 0)
        shown: dict[str, Any] = {
            "panel": "table",
            "title": seen.table,
            "title_note": seen.status.pit,
            "facts": () if seen.unseen else tuple(rows.table_facts(seen, behind=lacks, ahead_ms=ahead_ms)),
        }
        if seen.unseen:
            shown |= {"note": say(words.UNSEEN_WHY[seen.unseen])}
        if alert is not None:
            row = rows.alert_row(alert, self.staff)
            return {"note": row.title, **shown, "primary": say(words.NOTED)}
        if self._ordering.order is not None:
            return {**shown, **panels.order_panel(seen, self._ordering.order, self._ordering, self.staff)}
        if (seen.table, ORDER) in self.sent:
            return {**shown, "note": say(words.SENDING)}
        return {**shown, "acts": () if self._who is None else acts(seen, self._who, self._authority)}

    def _ask_for_pictures(self) -> None:
        wanted = () if self._opened is None else self._opened[1].pictures
        self._pictures = {name: image for name, image in self._pictures.items() if name in wanted}
        for name in wanted:
            if name not in self._pictures:
                self._line.look_at(name)

    @touch()
    def signIn(self) -> None:
        """Prove a person by PIN. The server decides whether they may sign in here."""
        person = self._prove(Act.SIGN_AS_FLOOR)
        self._who = person
        self._entry.forget()
        self._line.sit(person.id)

    @touch()
    def signOut(self) -> None:
        if self._who is not None:
            self._line.rise()
        self.leave()

    @touch()
    def openPeople(self) -> None:
        """Let a manager change people."""
        self._choose("")
        if self._changes_people and self._desk is not None and self._people is None:
            self._people = PeopleScreen(self._desk, lambda: self._reads_badges, note=PUBLISH, parent=self)
            self._people.left.connect(self._close_people)

    @property
    def _changes_people(self) -> bool:
        return self._desk is not None and self._who is not None and Role.MANAGER in self._who.roles

    @Slot()
    def _close_people(self) -> None:
        people, self._people = self._people, None
        if people is not None:
            self.refresh()
            people.close()
            people.deleteLater()

    @touch()
    def openBooks(self) -> None:
        """Open the nights, the count room, the charities, and the reports."""
        self._choose("")
        if self._books is not None and self._opened_books is None:
            self._opened_books = BooksScreen(self._books, parent=self, working=self._working)
            self._opened_books.left.connect(self._close_books)

    @Slot()
    def _close_books(self) -> None:
        books, self._opened_books = self._opened_books, None
        if books is not None:
            self.refresh()
            books.close()
            books.deleteLater()

    @touch()
    def turnSearch(self) -> None:
        """Look for hands, or at the tables again."""
        searches = not self._searches
        self._choose("")
        self._searches = searches
        if self._searches:
            self.searching.begin()

    @touch()
    def turnPit(self) -> None:
        """Show the tables of the next pit; after the last, all."""
        pits = [_ALL_PITS, *sorted({seen.status.pit for seen in self.house.tables.values()} - {_ALL_PITS})]
        at = pits.index(self._pit) if self._pit in pits else 0
        self._pit = pits[(at + 1) % len(pits)]

    @touch(str)
    def openTable(self, table: str) -> None:
        """Show a table, or the call for which it waits."""
        self._choose(table)
        seen = self.house.tables.get(table)
        if seen is not None and seen.status.calls:
            self._call = seen.status.calls[0].id
            self._ask_for_pictures()

    @touch(str, str)
    def openCall(self, table: str, call: str) -> None:
        self._choose(table)
        self._call = call
        self._ask_for_pictures()

    @touch(str, str)
    def openAlert(self, table: str, key: str) -> None:
        self._choose(table)
        self._alert = key

    @touch()
    def listAlerts(self) -> None:
        """List all alerts, or close the list."""
        lists = not self._lists_alerts
        self._choose("")
        self._lists_alerts = lists

    @touch()
    def proceed(self) -> None:
        """Do the primary action: begin to sign, sign, or note an alert."""
        self._need_seat()
        opened = self._opened
        if self._ordering.order is not None:
            self._go_on_ordering()
            return
        if opened is None:
            if self._alert and self._who is not None:
                self._line.note(self._alert, self._who.id)
                self._alert = ""
            return
        verbs = VERBS[CallKind(opened[1].kind)]
        if not self._verb:
            self._begin(verbs[0])
        else:
            self._send(*opened)

    @touch()
    def otherwise(self) -> None:
        """Do the secondary action: go back, or dispute."""
        self._need_seat()
        opened = self._opened
        if self._ordering.order is not None:
            self._ordering.begin(None)
            self._entry.forget()
        elif self._verb:
            self._verb = ""
            self._entry.forget()
        elif opened is not None and len(VERBS[CallKind(opened[1].kind)]) > 1:
            self._begin(VERBS[CallKind(opened[1].kind)][1])

    @touch()
    def changeJackpots(self) -> None:
        """Begin to post other amounts than those that are shown."""
        table = self.shown.jackpots_of
        self._need_seat()
        self._choose(table)
        self._ordering.begin(Order.POST, self.house.tables.get(table))
        self._entry.choose(self._who.id if self._who is not None else "")

    @touch(str)
    def order(self, order: str) -> None:
        """Begin to order something of the table that is looked at."""
        self._need_seat()
        self._ordering.begin(Order(order), self.house.tables.get(self._table))
        self._entry.choose(self._who.id if self._who is not None else "")

    @touch(str)
    def choose(self, what: str) -> None:
        """Choose the game, or the person whose PIN it is about."""
        self._ordering.choose(what)

    @touch(str)
    def amountKey(self, key: str) -> None:
        """Take a key for the jackpot that is chosen."""
        seen = self.house.tables.get(self._table)
        if seen is not None:
            self._ordering.key(key, seen)

    @touch()
    def turnEverywhere(self) -> None:
        """Post at each table with these jackpots, or at this one alone."""
        self._ordering.everywhere = not self._ordering.everywhere

    def _go_on_ordering(self) -> None:
        ordering, seen = self._ordering, self.house.tables.get(self._table)
        if seen is None or ordering.order is None:
            return
        if ordering.panel == "amounts":
            missing = [name.upper() for name in seen.status.jackpot_names if name not in ordering.amounts]
            if missing:
                raise Refused("amounts", "Enter every amount first: {missing}.", missing=listed(missing))
            ordering.asks_why = bool(ordering.kind)
            ordering.signs = not ordering.asks_why
            return
        if not self._entry.is_enough:
            raise Refused("short", "Enter your PIN first.")
        if ordering.kind:
            self._post_for_house(seen)
            return
        signature, details = self._entry.take(), ordering.details()
        names = seen.status.jackpot_names
        others = (other for other in self.house.tables.values() if other.status.jackpot_names == names)
        for each in tuple(others) if ordering.everywhere else (seen,):
            self.sent[(each.table, ORDER)] = ordering.order
            self._line.order(each, ordering.order, details, signature)
        ordering.begin(None)
        self._entry.forget()

    def _post_for_house(self, seen: TableSeen) -> None:
        """Post the floor's jackpots again, signed here: at every table that they are for."""
        ordering, person = self._ordering, self._prove(ORDER_RIGHTS[Order.POST])
        self.sent[(seen.table, ORDER)] = Order.POST
        self._line.post(seen.table, ordering.kind, ordering.amounts, by=person.id, why=ordering.what)
        ordering.begin(None)
        self._entry.forget()

    # -------------------------------------------------------------------------------------------------------- a badge

    def badge_event(self, event: BadgeEvent) -> None:
        """Handle an event of the console's badge reader: a badge names the signer, and the PIN proves it."""
        if isinstance(event, StateChanged):
            self._reads_badges = event.state is DeviceState.READY
            self._strip = "" if event.state is DeviceState.READY else event.why
            self._strip_tone = "refused"
        elif isinstance(event, BadgeRead):
            person = self.staff.with_badge(event.id)
            if self._opened_books is not None:
                if person is None:
                    self._opened_books.on_new_badge(event.id)
                else:
                    self._opened_books.on_badge(person)
            elif self._people is None:
                self._take_badge(person)
            elif person is None:
                self._people.on_new_badge(event.id)
            else:
                self._people.on_badge(person)
        self.refresh()

    def _take_badge(self, person: Person | None) -> None:
        asked = self._asked()
        if self.signing.other_badge("" if person is None else person.id):
            return
        if person is None:
            self.explain(words.NOBODYS_BADGE)
        elif asked is not None and person in (asked.people or ()):
            self.signing.take_badge(person.id)
        elif asked is not None:
            self.explain(NOT_HERE.fill(name=person.name))

    def _sign_by_badge(self) -> None:
        """A badge and all digits of its PIN are a signature."""
        if self._who is None:
            self.signIn()
        else:
            self.proceed()

    def _prove(self, act: Act) -> Person:
        """Return the person whose PIN was entered here for an act; a wrong one is recorded, and its lock reported."""
        try:
            return self.staff.prove(*self._entry.take(), roles=self._authority.roles(act), pad=self._name)
        except NotProven as refusal:
            self._on_guess(refusal)
            for what in refusal.events:
                if isinstance(what, PinLocked | PadLocked):
                    person = what.person if isinstance(what, PinLocked) else ""
                    self._line.guessed(person, max(0, what.until_ms - self.house_clock.now_ms()))
            raise

    def _begin(self, verb: str) -> None:
        self._verb = verb
        self._entry.choose(self._who.id if self._who is not None else "")

    def _send(self, seen: TableSeen, call: CallAtTable) -> None:
        if not self._entry.is_enough:
            raise Refused("short", "Enter your PIN first.")
        signature = self._entry.take()
        self.sent[(seen.table, call.id)] = self._verb
        self._line.answer(seen, call, self._verb, signature)
        self._verb = ""
        self._entry.forget()

    def _need_seat(self) -> None:
        if not (self.sits and self.house.is_there):
            raise Refused("no_server", "The floor server does not answer: go to the table.")

    def _choose(self, table: str) -> None:
        self._table, self._call, self._alert, self._verb = table, "", "", ""
        self._searches = False
        self._lists_alerts = False
        self._ordering.begin(None)
        self._entry.forget()

    def leave(self) -> None:
        self._who, self.sits, self._searches = None, False, False
        self._close_people()
        self._close_books()
        self.searching.forget()
        self._choose("")
