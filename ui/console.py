"""A console of the floor in its window, with its own line to the server."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Slot

from kiosk.core.clock import Clock
from kiosk.core.text import Text
from kiosk.floor import ChosenElsewhere, ConsoleLink, ConsoleNews, FloorHouse, NewsAtConsole, Office
from kiosk.settings import GAMING_DAY_BEGINS, PersonsChoices, ScreenSettings
from kiosk.staff import Authority, NotProven, Staff
from ui.cues import NO_PLAYER, Programs, Start, Tones
from ui.vm.controls.comfort import display_inches, player_of
from ui.vm.floor.screen import FloorScreen
from ui.vm.pages.books.tab import Books
from ui.vm.pages.people import StaffDesk
from ui.window.bridge import Bridge
from ui.window.dropped import WHY, Dropped
from ui.window.language import ENGLISH, Language
from ui.window.pane import Pane
from ui.window.soon import Soon

TICK_MS = 1000
ALERTED_MS = 7 * 24 * 3_600_000  # Time for which a recovery by the code raises an alert.
TOGETHER_MS = 50  # Reports of many tables within this time are shown together.


class CallTones(QObject):
    """Plays the tones of a floor console: one for each new call, and one for each refused touch.

    `report` receives the fault of the sound, EMPTY once nothing is. `start` runs a program.
    """

    def __init__(
        self,
        screen: FloorScreen,
        settings: ScreenSettings,
        *,
        report: Callable[[Text], None],
        start: Start | None = None,
    ) -> None:
        super().__init__()
        self._screen = screen
        self._programs = Programs(report)
        player = player_of(settings) if settings.tones else ()
        self._tones = Tones(player, start or self._programs.start)
        if settings.tones and not player:
            self._programs.say(NO_PLAYER)
        screen.called.connect(self._called)
        screen.saidNo.connect(self._refused)

    def close(self) -> None:
        """Stop listening, and delete the tones."""
        self._screen.called.disconnect(self._called)
        self._screen.saidNo.disconnect(self._refused)
        self._programs.close()
        self._tones.close()

    @Slot()
    def _called(self) -> None:
        self._tones.play("floor")

    @Slot()
    def _refused(self) -> None:
        self._tones.play("refused")


class FloorConsole(Pane):
    """The window of a console that signs in at the server as `name`, by the certificate in its folder `records`.

    `laid` applies the published versions for `staff`, and `office` is this machine, if it publishes. A manager changes
    people at `desk`, and the floor reads `books`, if these are here. `start` starts the program that plays the tones,
    and `rest_s` overrides the rest time of the house and of each person. A gaming day begins at `day_begins`.
    """

    def __init__(
        self,
        server: str,
        staff: Staff,
        authority: Authority,
        clock: Clock,
        *,
        name: str,
        records: Path,
        laid: NewsAtConsole,
        size: tuple[int, int] | None = None,
        fullscreen: bool = False,
        settings: ScreenSettings,
        on_guess: Callable[[NotProven], None] = lambda _: None,
        office: Office | None = None,
        start: Start | None = None,
        rest_s: float | None = None,
        desk: StaffDesk | None = None,
        books: Books | None = None,
        day_begins: str = GAMING_DAY_BEGINS,
    ) -> None:
        self._settings, self._rest_s = settings, rest_s
        self._chosen: dict[str, PersonsChoices] = {}
        self._language = Language()
        self._language.speak(settings.language)
        self._laid = laid
        self.link = ConsoleLink(server, user=name, records=records, office=office, screens=laid.screens(clock))
        self.link.has(laid.since)
        house = FloorHouse(laid.verifiers, lambda: staff.recovered(clock.now_ms() - ALERTED_MS))
        self.model = FloorScreen(
            house, self.link, staff, authority, clock, name=name, on_guess=on_guess,
            laid=laid, posts_for_house=office is not None, desk=desk, books=books, day_begins=day_begins,
        )  # fmt: skip
        inches = settings.inches or display_inches()
        super().__init__(
            "floor/FloorWindow.qml", {"floor": self.model}, size=size, fullscreen=fullscreen, inches=inches
        )
        self._tones = CallTones(self.model, settings, report=self.model.report_fault, start=start)
        self._soon = Soon(self.model.refresh, TOGETHER_MS)
        self._bridge = Bridge(self._hear)
        self._tick = QTimer()
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self.model.tick)
        self._tick.start()
        self.guard.touched.connect(self._touched)
        self.model.refresh()
        self.link.start(self._bridge.post)
        self.show(size=size, fullscreen=fullscreen)
        self.settle()

    def rest_s(self) -> float:
        if self._rest_s is not None:
            return self._rest_s
        chosen = self._chosen.get(self.model.person_id, PersonsChoices())
        return self._settings.with_those_of(chosen.settings).rest_s

    def _hear(self, news: ConsoleNews) -> None:
        if news.laid is not None:
            try:
                self._laid.take(news.laid)
            finally:  # After any error, it is requested again.
                self.link.has(self._laid.since)
            self.model.look_who_may()
            news = replace(news, reports=self._laid.refused_reports)
            if self._laid.said:
                self.model.report_fault(self._laid.said)
                self._laid.said = None
        if news.chosen is not None:
            self._take_choices(news.chosen)
        self.model.take(news)
        self._soon.ask()

    def _take_choices(self, found: ChosenElsewhere) -> None:
        for person, chosen in found.people.items():
            self._chosen[person] = self._chosen.get(person, PersonsChoices()).with_newer_of(chosen)
        for why in found.refused:
            self.model.report_fault(why)

    @Slot()
    def _touched(self) -> None:
        self.model.touched()

    def dropped(self, why: Dropped) -> None:
        self.model.explain(WHY[why])

    def means(self, touch: Dropped) -> bool:
        return touch is Dropped.SLID  # Lists are dragged.

    def close(self) -> None:
        self.link.stop()
        self._bridge.close()
        self._tick.stop()
        self._soon.stop()
        self._tones.close()
        super().close()
        self._language.speak(ENGLISH)
