"""The view-model of the page on which the table's own deck is shown to the camera, one card after another."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement, QmlUncreatable

from kiosk.cards import card
from kiosk.devices import CameraKept
from kiosk.table import Table
from kiosk.text import Text, text
from ui.vm.camera_screen import CameraScreen, Shown, VerbRow, verb
from ui.vm.words import say

QML_IMPORT_NAME = "Kiosk"
QML_IMPORT_MAJOR_VERSION = 1

ALL: Final = 52

BEGIN_DO: Final = text("Show the table’s deck to the camera.")
BEGIN_HINT: Final = text("Each card alone, flat on the table, as the kiosk asks for it. It takes about five minutes.")
GO_ON_DO: Final = text("Show the {left} cards that are left.")
KNOWN_DO: Final = text("The table’s deck is known.")
KNOWN_HINT: Final = text("Show a deck anew when another make of cards comes to the table.")
SHOW_DO: Final = text("Show the {card}.")
SHOW_HINT: Final = text("Lay it flat and alone, and take your hand away. It is taken by itself.")
LEARN_DO: Final = text("The deck is being learned.")
LEARN_HINT: Final = text("It takes a minute. You may leave this page.")
NO_NETWORKS_DO: Final = text("The camera’s networks are not installed.")
NO_NETWORKS_HINT: Final = text(
    "A technician makes them with “make camera-model”. Until then the dealer taps the cards."
)
SHOWN: Final = text("{done} of {most} cards")
SURE: Final = text("Touch “Forget the deck” again: its 52 cards are then to be shown anew.")
FORGOTTEN: Final = text("The deck is forgotten.")

SHOW: Final = text("Show the deck")
GO_ON: Final = text("Go on")
ANEW: Final = text("Begin anew")
FORGET: Final = text("Forget the deck")
STOP: Final = text("Stop for now")
BACK: Final = text("Card before")
CONFIRM: Final = text("It is this card")


@QmlElement
@QmlUncreatable("Made in Python.")
class DeckScreen(CameraScreen):  # type: ignore[operator]
    """The deck of a table, as its camera knows it."""

    KEY = "deck"
    TASKS = ("enrol", "confirm", "back", "learn", "forget_deck")

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(table, parent)
        self._is_sure = False
        setup = table.camera.setup
        if setup is not None and setup.task == "learn":
            self._setup = setup
        self.lookAgain()
        self._refresh()

    @property
    def _kept(self) -> CameraKept:
        return self._table.camera.kept or CameraKept(False, (), can_read=True, deck=False, shown=0)

    @property
    def _asks(self) -> str:
        """Return the card that is asked for, "" where none is."""
        return self._setup.wanted if self._setup is not None and not self._setup.done else ""

    @property
    def _goes_on(self) -> bool:
        return self._asks != ""

    @property
    def _learns(self) -> bool:
        return self._setup is not None and self._setup.task == "learn"

    def _look(self) -> Shown:
        kept, setup = self._kept, self._setup
        if not kept.can_read:
            return Shown(NO_NETWORKS_DO, NO_NETWORKS_HINT)
        if self._asks and setup is not None:
            done = ALL - setup.left
            do = SHOW_DO._replace(values={"card": card(self._asks).words})
            return Shown(do, SHOW_HINT, done, ALL, _counted(done), self._asks)
        if self._learns:
            return Shown(LEARN_DO, LEARN_HINT, ALL, ALL, _counted(ALL))
        if kept.shown:
            do = GO_ON_DO._replace(values={"left": ALL - kept.shown})
            return Shown(do, BEGIN_HINT, kept.shown, ALL, _counted(kept.shown))
        return Shown(KNOWN_DO, KNOWN_HINT) if kept.deck else Shown(BEGIN_DO, BEGIN_HINT)

    def _verbs_now(self) -> list[VerbRow]:
        kept = self._kept
        if self._asks:
            doubted = self._setup is not None and self._setup.refused
            first = self._setup is not None and self._setup.left == ALL
            return [
                verb("stop", STOP),
                verb("back", BACK, dimmed=first),
                verb("confirm", CONFIRM, "floorQuiet", dimmed=not doubted),
            ]
        if self._learns or not kept.can_read:
            return []
        forget = [verb("forget", FORGET)] if kept.deck else []
        if kept.shown:
            return [*forget, verb("anew", ANEW), verb("enrol", GO_ON, "primary")]
        return [*forget, verb("enrol", SHOW, "primary")]

    def _press(self, key: str) -> None:
        sure, self._is_sure = self._is_sure and key == "forget", False
        match key:
            case "stop":
                self._do("leave")
                self._setup = None
            case "anew":
                self._do("enrol", anew=True)
            case "forget" if sure:
                self._do("forget_deck")
            case "forget":
                self._is_sure = True
                self._said = (say(SURE), "warning")
            case _:
                self._do(key)

    def _strip(self) -> tuple[str, str]:
        forgotten = self._setup is not None and self._setup.task == "forget_deck" and self._setup.done
        return (say(FORGOTTEN), "done") if forgotten and not self._said[0] else super()._strip()


def _counted(done: int) -> Text:
    return SHOWN._replace(values={"done": done, "most": ALL})
