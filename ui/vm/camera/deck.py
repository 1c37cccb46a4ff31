"""The view-model of the page on which a table's decks are shown to the camera: each is dealt once, in any order.

A deck has the name that people use. One is chosen on the page; another may be in play.
"""

from typing import Final

from kiosk.core.cards import card
from kiosk.core.dates import moment_words
from kiosk.core.devices import CameraDeck, CameraKept
from kiosk.core.text import Text, counted, listed, text
from kiosk.core.value import value
from kiosk.table import Table, deck_words
from ui.vm.camera.screen import CameraLook, CameraScreen, Guided, VerbRow, verb
from ui.vm.controls.view import in_qml, touch
from ui.vm.controls.words import say

ALL: Final = 52
NAMED: Final = 10  # Refused cards that the page names.
LAST: Final = 12  # Ask for this many remaining cards by name: they were not clear when they were dealt.

BEGIN_DO: Final = text("{deck}: show it to the camera.")
BEGIN_HINT: Final = text("Deal it once, face up, one card at a time and in any order. It takes two or three minutes.")
GO_ON_DO: Final = text("Show the remaining cards: {left}.")
ALL_SHOWN_DO: Final = text("{deck}: all cards shown. Continue.")
KNOWN_DO: Final = text("{deck}: known.")
KNOWN_HINT: Final = text("Learned on {at}. Touch “In play” when it comes to the table.")
IN_PLAY_DO: Final = text("{deck}: known and in play.")
IN_PLAY_HINT: Final = text("Learned on {at}. Show it again when you change card brands.")
REFUSED_DO: Final = text("{deck}: known. Some cards are often refused.")
REFUSED_HINT: Final = text("Show these again, or deal without the camera: {cards}.")
MANY_REFUSED_HINT: Final = counted(
    "%n card. Show the deck again in more light, or deal without the camera.",
    "%n cards. Show the deck again in more light, or deal without the camera.",
)
DEAL_DO: Final = text("Deal one card at a time, in any order.")
DEAL_HINT: Final = text(
    "{deck}: lay each card flat, hand away. Set unclear cards aside and show them again at the end."
)
LAST_DO: Final = text("Show the {card} or another one left.")
NAME_DO: Final = text("Is it the {card}?")
NAME_HINT: Final = text("{deck}: confirm only if it is. If not, set it aside, or find its name.")
LEARN_DO: Final = text("{deck}: learning the cards.")
LEARN_HINT: Final = text("This takes a minute; the camera keeps reading. You may leave this page.")
NO_NETWORKS_DO: Final = text("The camera models are not installed.")
NO_NETWORKS_HINT: Final = text("A technician builds them with “make camera-model”. Until then, enter cards by hand.")
SHOWN: Final = text("{done} of {most} cards")
SURE: Final = text("Touch “Forget the deck” again. All 52 cards must then be reshown.")
FORGOTTEN: Final = text("The deck is forgotten.")
USED: Final = text("{deck}: now in play.")

AT_TABLE: Final = text("in play")
KNOWN: Final = text("known")
LEARNING: Final = text("learning")
NOT_KNOWN: Final = text("not known")
IN_PART: Final = text("{done} of {most}")

SHOW: Final = text("Show the deck")
SHOW_AGAIN: Final = text("Show it again")
SHOW_THESE: Final = text("Show these")
USE: Final = text("In play")
GO_ON: Final = text("Resume")
START_OVER: Final = text("Start over")
FORGET: Final = text("Forget the deck")
STOP: Final = text("Stop for now")
BACK: Final = text("Previous card")
ANOTHER: Final = text("Another card")
CONFIRM: Final = text("Yes, this card")


@value
class DeckRow:
    """A deck that may be chosen. `note` says in two words how it is; `good` whether it is at the table."""

    key: str
    label: str
    note: str
    chosen: bool
    good: bool


@value
class DeckLook(CameraLook):
    """One look of the page, with the decks that may be chosen."""

    decks: tuple[DeckRow, ...] = ()


@in_qml
class DeckScreen(CameraScreen[DeckLook]):
    """The decks of a table, as its camera knows them."""

    KEY = "deck"
    TASKS = ("enroll", "confirm", "another", "back", "learn", "use_deck", "forget_deck")

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._is_sure = False
        self._chosen = self._kept.learning or self._kept.deck
        self.lookAgain()
        self.refresh()

    @property
    def _kept(self) -> CameraKept:
        return self._table.camera.kept or CameraKept(False, (), can_read=True)

    @property
    def _deck(self) -> CameraDeck:
        decks = self._kept.decks
        return next((deck for deck in decks if deck.name == self._chosen), decks[0] if decks else CameraDeck("", 0, 0))

    @property
    def _asks(self) -> str:
        return self._setup.wanted if self._setup is not None and not self._setup.done else ""

    @property
    def _goes_on(self) -> bool:
        return self._asks != ""

    @property
    def _learns(self) -> bool:
        return self._kept.learning != "" and self._kept.learning == self._deck.name

    def look(self) -> DeckLook:
        kept = self._kept
        decks = tuple(
            DeckRow(
                deck.name,
                say(deck_words(deck.name)),
                say(_note(kept, deck)),
                deck.name == self._deck.name,
                deck.name == kept.deck,
            )
            for deck in (() if self._asks or not kept.can_read else kept.decks)
        )
        return DeckLook(**self._camera_look(), decks=decks)

    def _guided(self) -> Guided:
        kept, setup, deck = self._kept, self._setup, self._deck
        named = {"deck": deck_words(deck.name), "at": _at(deck.learned_ms)}
        if not kept.can_read:
            return Guided(NO_NETWORKS_DO, NO_NETWORKS_HINT)
        if self._asks and setup is not None:
            done = ALL - setup.left
            if not setup.refused and setup.left > LAST:
                return Guided(DEAL_DO, DEAL_HINT.fill(**named), done, ALL, _counted(done))
            do, hint = (NAME_DO, NAME_HINT) if setup.refused else (LAST_DO, DEAL_HINT)
            words = card(self._asks).words
            return Guided(do.fill(card=words), hint.fill(**named), done, ALL, _counted(done), self._asks)
        if self._learns:
            return Guided(LEARN_DO.fill(**named), LEARN_HINT, ALL, ALL, _counted(ALL))
        if deck.refused and deck.learned_ms:
            names = listed(card(name).words for name in deck.refused)
            hint = REFUSED_HINT.fill(cards=names) if len(deck.refused) <= NAMED else MANY_REFUSED_HINT
            return Guided(REFUSED_DO.fill(**named), hint.fill(**hint.values, n=len(deck.refused)))
        if deck.shown == ALL:
            return Guided(ALL_SHOWN_DO.fill(**named), LEARN_HINT, ALL, ALL, _counted(ALL))
        if deck.shown:
            do = GO_ON_DO.fill(left=ALL - deck.shown)
            return Guided(do, BEGIN_HINT, deck.shown, ALL, _counted(deck.shown))
        if not deck.learned_ms:
            return Guided(BEGIN_DO.fill(**named), BEGIN_HINT)
        do, hint = (IN_PLAY_DO, IN_PLAY_HINT) if deck.name == kept.deck else (KNOWN_DO, KNOWN_HINT)
        return Guided(do.fill(**named), hint.fill(**named))

    def _verbs_now(self) -> list[VerbRow]:
        kept, deck = self._kept, self._deck
        if self._asks:
            doubted = self._setup is not None and self._setup.refused
            first = self._setup is not None and self._setup.left == ALL
            return [
                verb("stop", STOP),
                verb("another", ANOTHER) if doubted else verb("back", BACK, dimmed=first),
                verb("confirm", CONFIRM, "floorQuiet", dimmed=not doubted),
            ]
        if self._learns or not kept.can_read:
            return []
        if not deck.learned_ms:
            from_start = [verb("from_start", START_OVER)] if deck.shown else []
            use = [verb("use", USE)] if deck.name != kept.deck else []
            return [*from_start, *use, verb("enroll", GO_ON if deck.shown else SHOW, "primary")]
        again = verb("enroll", SHOW_THESE if deck.refused else GO_ON if deck.shown else SHOW_AGAIN)
        if deck.name != kept.deck:
            return [verb("forget", FORGET), again, verb("use", USE, "primary")]
        return [verb("forget", FORGET), *([verb("from_start", START_OVER)] if deck.shown else []), again]

    def _press(self, key: str) -> None:
        sure, self._is_sure = self._is_sure and key == "forget", False
        match key:
            case "stop":
                self._do("leave")
                self._setup = None
            case "enroll":
                self._do("enroll", deck=self._deck.name)
            case "from_start":
                self._do("enroll", deck=self._deck.name, from_start=True)
            case "use":
                self._do("use_deck", deck=self._deck.name)
            case "forget" if sure:
                self._do("forget_deck", deck=self._deck.name)
            case "forget":
                self._is_sure = True
                self._strip, self._strip_tone = SURE, "warning"
            case _:
                self._do(key)

    def _heard_or_refused(self) -> tuple[Text | str, str]:
        done = {"forget_deck": FORGOTTEN, "use_deck": USED.fill(deck=deck_words(self._kept.deck))}
        if self._strip or self._setup is None or not self._setup.done or self._setup.task not in done:
            return super()._heard_or_refused()
        return done[self._setup.task], "done"

    @touch(str)
    def choose(self, name: str) -> None:
        """Choose the deck that is shown, put in play or forgotten."""
        self._chosen, self._is_sure = name, False
        if self._setup is not None and not self._goes_on:
            self._setup = None


def _note(kept: CameraKept, deck: CameraDeck) -> Text:
    if deck.name == kept.learning:
        return LEARNING
    if deck.learned_ms:
        return AT_TABLE if deck.name == kept.deck else KNOWN
    return IN_PART.fill(done=deck.shown, most=ALL) if deck.shown else NOT_KNOWN


def _at(ms: int) -> str:
    return say(moment_words(ms))


def _counted(done: int) -> Text:
    return SHOWN.fill(done=done, most=ALL)
