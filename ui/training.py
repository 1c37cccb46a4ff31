"""Training in its own window, which is opened while its table is closed."""

import random
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from kiosk.settings import ScreenSettings
from kiosk.staff import Person
from kiosk.training import PersonNeeds, School
from ui.vm.controls.comfort import Comfort
from ui.vm.controls.glass import Glass
from ui.vm.training.screen import TrainingScreen
from ui.window.dropped import WHY, Dropped
from ui.window.language import ENGLISH, Language
from ui.window.pane import Pane
from ui.window.rest import Rest
from ui.window.touch_guard import Target


class TableStandIn:
    """The stand-in for the table, so that the training window looks as the table's does for the person signed in."""

    def __init__(self, school: School) -> None:
        self._school = school
        self._listeners: list[Callable[[], None]] = []
        self.house = school.settings.house
        self.config = next(iter(school.games.values())).config
        self.journal = school.table_journal
        self.clock = school.clock
        self.dealer: Person | None = None

    @property
    def needs(self) -> PersonNeeds:
        """Return the needs of the signed-in person."""
        return self._school.exams.needs(self.dealer.id) if self.dealer else PersonNeeds()

    @property
    def clock_text(self) -> str:
        return time.strftime("%H:%M", time.localtime(self._school.clock.now_ms() / 1000))

    def subscribe(self, callback: Callable[[], None]) -> None:
        self._listeners.append(callback)

    def sit(self, person: Person | None) -> None:
        """Set the person at this window; None: nobody."""
        if person != self.dealer:
            self.dealer = person
            for listener in self._listeners:
                listener()


def adapted_to(table: TableStandIn, settings: ScreenSettings) -> ScreenSettings:
    """Return the settings of the screen, adapted to the signed-in person's needs."""
    needs = table.needs
    changed: dict[str, object] = {"text_percent": max(settings.text_percent, needs.text_percent)}
    if needs.hand != "both":
        changed["left_handed"] = needs.hand == "left"
    return settings.model_copy(update=changed)


class TrainingWindow(Pane):
    """The window of training, with its view-models. Close it before the school."""

    def __init__(
        self,
        school: School,
        *,
        exports: Path,
        dice: random.Random | None = None,
        size: tuple[int, int] | None = None,
        fullscreen: bool = False,
        practice_shoe: bool = False,
        double_tap_s: float | None = None,
        language: str = "",
        who: Person | None = None,
    ) -> None:
        """`exports` is the folder for reports; `dice` makes the seeds that nobody has chosen; `who` trains on a machine
        of their own, without a sign-in.
        """
        self.double_tap_s = double_tap_s
        self.table = TableStandIn(school)
        self.comfort = Comfort(self.table, language=language, adapted=partial(adapted_to, self.table))
        self._language = Language()
        self._language.speak(self.comfort.language)
        self.model = TrainingScreen(
            school,
            dice=dice or random.SystemRandom(),
            exports=exports,
            practice_shoe=practice_shoe,
            rest=Rest(self.rest_s),
            who=who,
        )
        self.glass = Glass(self.comfort)
        super().__init__(
            "training/TrainingWindow.qml",
            {"comfort": self.comfort, "training": self.model, "glass": self.glass},
            size=size,
            fullscreen=fullscreen,
        )
        self.glass.locks.connect(self.guard.drop)
        self.glass.locks.connect(self.model.signing.lock)
        self.model.changed.connect(self._sit)
        self.comfort.languageChanged.connect(self._translate)
        self.show(size=size, fullscreen=fullscreen)
        self.settle()

    def dropped(self, why: Dropped) -> None:
        if not self.glass.shown.locked:  # The lock shows its instruction.
            self.model.tell(WHY[why])

    def why_dropped(self, target: Target) -> Dropped | None:
        return self.glass.why_dropped(target.name)

    def rest_s(self) -> float:
        return self.comfort.settings.rest_s if self.double_tap_s is None else self.double_tap_s

    def means(self, touch: Dropped) -> bool:
        return touch is Dropped.SLID and not self.glass.shown.locked  # Chips are dragged.

    def _sit(self) -> None:
        self.table.sit(self.model.signed_in)

    def _translate(self) -> None:
        self._language.speak(self.comfort.language)
        self._engine.retranslate()
        self.model.say_again()
        self.glass.refresh()

    def close(self) -> None:
        super().close()
        self._language.speak(ENGLISH)
