"""The table's side of its camera: the cards and dice of the current step.

A zone covers a place of the game: a spot in the middle, or a seat. The cards there count when the step asks for exactly
as many cards at that place; with fewer, the dealer is still dealing, with more, something is wrong. A zone counts only
if it was seen empty in this hand, or if this hand has dealt to it: the last hand's cards may still be in the others.
Face-down cards are counted and never named. Each accepted reading is recorded with its evidence before it is answered.
Undone cards are not entered again before the cards there change.

With a shoe, the camera supplies the cards that the shoe could not read, and is compared with it as with the seat
readers: if one sees a card that the other does not, the dealer is asked.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeVar

from kiosk.core.cards import Card
from kiosk.core.devices import (
    Camera,
    CameraEvent,
    CameraKept,
    CameraSetup,
    CameraTested,
    CardsSeen,
    DeviceState,
    DiceSeen,
    StateChanged,
    ZoneUnclear,
)
from kiosk.core.dice import Die
from kiosk.core.errors import JournalError, KioskError, Refused
from kiosk.core.text import Sentence, Text, counted, text
from kiosk.events import CameraRead, CardRefused
from kiosk.procedure import Answer, Cards, Dealt, Dice, Felt, Place, Rolled, Slot
from kiosk.table.cards.doubts import CardDoubts
from kiosk.table.cards.evidence import EvidenceFolder
from kiosk.table.cards.inspection import DeckInspection
from kiosk.table.cards.zones import seat_of, words_of, zone_of, zones_due
from kiosk.table.kernel.devices import Devices
from kiosk.table.kernel.kernel import Kernel
from kiosk.table.rulings.refused_cards import recorded_refusals

CAMERA = "camera"
# In these states the camera reads nothing until a person acts.
_FAULTS = (DeviceState.BACKING_OFF, DeviceState.DEGRADED)
_TWICE = "twice"  # The code of a zone with a card that was seen twice.
_UNCLEAR = text("{zone}: {what}")
_TOO_MANY = counted(
    "{zone}: %n seen, {due} due: check and call the floor.",
    "{zone}: %n seen, only {due} due: check and call the floor.",
)
_FACE_UP = text("{zone}: a card is face up that must be face down. Call the floor.")
_NOT_CLEARED = text("{zone}: not cleared before this hand: clear it, or enter by hand.")
_OTHER = text("{zone}: camera and dealt cards disagree: check, then enter what is due.")
_NOT_READ = text("{zone}: {read} of {due} read: turn the others over, or enter them.")
_SEATS_DIFFER = text("{zone}: camera and seat reader disagree: check the cards and enter them.")
_WHICH_DECK = text("New deck in play: sign in, then choose or show it under “Deck for the camera”.")
Seen = CardsSeen | DiceSeen
LAIN_NS = 2_000_000_000  # Time for which cards of the last hand may be seen while they are cleared.
Thing = TypeVar("Thing")


class CameraCards:
    """The camera of a table. `setup` is the progress of a setup, None if there is none; `kept` the stored setup.

    `device` gives pictures and is set up, `evidence` stores the pictures of readings; both are None without a camera.
    """

    def __init__(self, kernel: Kernel, devices: Devices, doubts: CardDoubts, inspection: DeckInspection) -> None:
        self._kernel = kernel
        self._inspection = inspection
        self._devices = devices
        self._doubts = doubts
        self.device: Camera | None = None
        self.evidence: EvidenceFolder | None = None
        self._lying: dict[str, Seen] = {}  # The newest reading of each zone.
        self._unclear: dict[str, ZoneUnclear] = {}
        self._cleared: set[str] = set()  # Zones that were seen empty in this hand.
        self._rolled: set[str] = set()  # Trays whose dice were read in this hand, and are still there.
        self._hand = 0
        self._entries = 0
        self._taking = False
        self._lain_ns: dict[str, int] = {}  # Time since which a card at a due place has not counted.
        self._by_hand = False  # The camera failed during this step: the dealer may be entering a card.
        self._refusal = ""  # The reason why the cards there do not answer the step.
        self.setup: CameraSetup | None = None
        self.kept: CameraKept | None = None

    def connect(self, evidence: EvidenceFolder, device: Camera | None = None) -> None:
        """Begin to listen to a camera; every picture that a reading rests on is kept in `evidence`."""
        self._kernel.signing.need_house()
        self.evidence, self.device = evidence, device
        self._hand, self._entries = self._kernel.round.opening.number, len(self._kernel.round.entries)
        self._kernel.subscribe(self._on_table)

    def do(self, task: str, **details: object) -> None:
        """Go on with setting up, as `Camera.do` says. Raise Refused in a hand: the camera reads then."""
        if self.device is None:
            raise Refused("no_camera", "This table has no camera.")
        if task not in ("leave", "view"):
            if self._kernel.round.entries:
                raise Refused("in_hand", "A hand is in progress: finish it, then set up the camera.")
            self.setup = None
        self.device.do(task, **details)

    def event(self, event: CameraEvent) -> None:
        """Handle an event of the camera. Nothing is raised: messages for the dealer become the notice."""
        match event:
            case CardsSeen() | DiceSeen():
                self._note_reading(event)
            case ZoneUnclear():
                self._lying.pop(event.zone, None)
                self._doubts.in_zones.overlook(event.zone)
                self._unclear[event.zone] = event
                self._take_answer()
                if event.zone in self._due() or event.code == _TWICE or self._inspection.reads_by(CAMERA):
                    self._kernel.notice = self._sentence(_UNCLEAR, event.zone, what=event.what)
                self._kernel.notify()
            case CameraSetup() if self._devices.has_tested(event):
                pass
            case CameraSetup():
                self.setup = event
                self._kernel.notify()
            case CameraKept():
                self.kept = event
                self._kernel.notify()
            case CameraTested():
                self._devices.has_tested(event)
            case StateChanged():
                if event.state is not DeviceState.READY:
                    self._forget()
                if event.state in _FAULTS:
                    self._by_hand = True
                if event.state is DeviceState.BACKING_OFF:
                    self.setup = None  # A setup may have ended with the process.
                self._devices.changed(CAMERA, event)

    def other_deck(self) -> None:
        """Another deck has come into play: if a camera reads the zones, ask the floor to choose or show it."""
        if self.kept is not None and self.kept.can_read and self.kept.zones:
            self._kernel.say(Sentence(_WHICH_DECK))

    @property
    def unclear(self) -> str:
        """Return the advice about a zone that is due and cannot be read, or does not fit; "" if there is none."""
        due = self._due()
        sentences = (
            self._sentence(_UNCLEAR, zone, what=unclear.what) for zone, unclear in self._unclear.items() if zone in due
        )
        return self._refusal or next(sentences, "")

    @property
    def unclear_picture(self) -> bytes:
        """Return the picture of the first card that is due and cannot be read, straightened, as JPEG; or b""."""
        due = self._due()
        for zone, unclear in self._unclear.items():
            if zone in due and unclear.unclear:
                return unclear.evidence.flats[unclear.unclear[0]]
        return b""

    def wait_for_clearing(self) -> None:
        """Notify the dealer of zones that should have been cleared some time ago."""
        now_ns = self._kernel.clock.mono_ns()
        if self._kernel.state.hand is None:
            return
        if any(now_ns - since_ns >= LAIN_NS for since_ns in self._lain_ns.values()) and not self._refusal:
            self._take_answer()

    @property
    def reads(self) -> bool:
        """Return whether the camera can be expected to read the due cards or dice."""
        camera = self._devices.of(CAMERA)
        return camera is not None and camera.state is DeviceState.READY and not self.unclear

    @property
    def by_hand(self) -> bool:
        """Return whether the camera was at fault since the last entry: the dealer may be entering a card."""
        return self._by_hand

    @property
    def fault(self) -> str:
        """Return the advice about a camera that was set up and reads nothing now; "" while it reads, or is starting."""
        camera = self._devices.of(CAMERA)
        if camera is None or camera.state not in _FAULTS:
            return ""
        return camera.why if self.kept is not None and self.kept.zones else ""

    def is_clear(self, zone: str) -> bool:
        """Return whether cards in a zone count: it was seen empty in this hand, or this hand has dealt there."""
        return zone in self._cleared or bool(self._dealt(zone))

    def _note_reading(self, event: Seen) -> None:
        self._unclear.pop(event.zone, None)
        self._lying[event.zone] = event
        if _is_empty(event):
            self._cleared.add(event.zone)
            self._rolled.discard(event.zone)
            self._lain_ns.pop(event.zone, None)
        if isinstance(event, CardsSeen):
            cards = [card.card for card in event.cards]
            self._doubts.in_zones.see(event.zone, cards, event.down)
            self._kernel.receive(partial(self._inspection.see, event.zone, cards))
        self._take_answer()
        self._kernel.notify()

    def _forget(self) -> None:
        """Discard earlier readings, because the camera is not watching."""
        self._lying.clear()
        self._unclear.clear()
        self._lain_ns.clear()
        self._doubts.in_zones.forget()
        self._inspection.forget()

    def _on_table(self) -> None:
        hand = self._kernel.round
        if hand.opening.number != self._hand:
            self._cleared = {zone for zone, seen in self._lying.items() if _is_empty(seen)}
            self._rolled.clear()
            self._lain_ns.clear()
        elif len(hand.entries) < self._entries:
            for zone in self._due():
                self._lying.pop(zone, None)
        if (self._hand, self._entries) != (hand.opening.number, len(hand.entries)):
            camera = self._devices.of(CAMERA)
            self._by_hand = camera is not None and camera.state in _FAULTS
        self._hand, self._entries = hand.opening.number, len(hand.entries)
        self._take_answer()

    # -------------------------------------------------------------------------------------------------------- taking

    def _due(self) -> frozenset[str]:
        return zones_due(self._kernel.round.prompt)

    def _take_answer(self) -> None:
        """Answer the step with the cards at its places, for as long as whole zones are there."""
        if not self._taking and self.evidence is not None:
            self._kernel.receive(self._answer)

    def _answer(self) -> None:
        kernel = self._kernel
        self._taking, self._refusal = True, ""
        try:
            while not self._doubts.are_open and not kernel.suspended and (found := self._found()) is not None:
                answer, used = found
                kernel.begin()
                self._commit(answer, used)
        except KioskError as error:
            self._refusal = error.message
            if isinstance(error, JournalError) and error.may_pass:
                raise
            kernel.say(error.message)
        finally:
            self._taking = False

    def _commit(self, answer: Answer, used: Iterable[Seen | ZoneUnclear]) -> None:
        kernel = self._kernel
        prompt = kernel.round.prompt
        assert prompt is not None
        with recorded_refusals(kernel, self._lies_there_already(answer), CAMERA):
            prompt.check(answer, kernel.round.felt)  # Check it before its evidence is recorded.
        with kernel.together():
            for seen in used:
                assert self.evidence is not None
                read = CameraRead(zone=seen.zone, evidence=self.evidence.keep(seen.evidence))
                kernel.commit(read, actor="kiosk")
                if isinstance(seen, DiceSeen):
                    kernel.afterwards(partial(self._has_rolled, seen.zone))
            kernel.round.answer(answer, kernel.by_device(CAMERA))
            kernel.go_on()

    def _lies_there_already(self, answer: Answer) -> Card | None:
        """Return the card of an answer that cannot be there; None if there is none, or it was refused before.

        The camera sees the same cards again and again: one card in a wrong place is one refusal.
        """
        felt, events = self._kernel.round.felt, self._kernel.state.events
        named = [card for card in answer.cards if card is not None] if isinstance(answer, Dealt) else []
        refused = {event.what.card for event in events if isinstance(event.what, CardRefused)}
        for nth, card in enumerate(named):
            if card in felt.seen or card in felt.dead or card in named[:nth]:
                return None if card.text in refused else card
        return None

    def _has_rolled(self, zone: str) -> None:
        """The same dice are rolled again: they count once they were gone."""
        self._cleared.discard(zone)
        self._rolled.add(zone)

    def _found(self) -> tuple[Answer, list[Seen | ZoneUnclear]] | None:
        match self._kernel.round.prompt:
            case Cards() as prompt:
                hidden = prompt.may_be_unread
                cards, used = _fill(prompt.left, lambda zone, due: self._cards(zone, due, hidden=hidden))
                return (Dealt(tuple(cards)), used) if cards else None
            case Dice() as prompt:
                dice, used = _fill(prompt.left, self._dice)
                return (Rolled(tuple(dice)), used) if dice else None
            case _:
                return None

    def _cards(self, zone: str, due: int, *, hidden: bool) -> tuple[list[Card | None], Seen | ZoneUnclear] | None:
        """Return the cards that are new in a zone, or None while there are fewer than are due. `hidden`: face down."""
        seen = self._lying.get(zone)
        if not isinstance(seen, CardsSeen):
            return None if hidden else self._beside_unclear(zone, due)
        dealt = self._dealt(zone)
        there = [card.card for card in seen.cards]
        known = {slot.card for slot in dealt}
        new: list[Card | None] = [card for card in there if card not in known]
        if any(slot.up and slot.card not in there for slot in dealt):
            if new:
                raise Refused("other_card", self._sentence(_OTHER, zone))
            return None
        down = seen.down - sum(not slot.up for slot in dealt)
        if not self._has_been_cleared(seen):
            return None
        if hidden:
            if new:
                raise Refused("face_up", self._sentence(_FACE_UP, zone))
            new = [None] * down
        elif len(new) < due and (new or down > 0) and seen.down:
            raise Refused("not_read", self._sentence(_NOT_READ, zone, read=len(new), due=due))
        seat = seat_of(zone)
        if new and not hidden and seat and self._doubts.at_seats.contradicts(seat, there):
            raise Refused("seats_differ", self._sentence(_SEATS_DIFFER, zone))
        return self._just(zone, new, due, seen)

    def _dice(self, zone: str, due: int) -> tuple[list[Die], Seen] | None:
        seen = self._lying.get(zone)
        if not isinstance(seen, DiceSeen) or zone in self._rolled:
            return None
        if zone not in self._cleared and not self._has_been_cleared(seen):
            return None
        return self._just(zone, list(seen.dice), due, seen)

    def _beside_unclear(self, zone: str, due: int) -> tuple[list[Card | None], ZoneUnclear] | None:
        """Return the clear cards, if together with the unclear ones their number is the due one."""
        seen, dealt = self._unclear.get(zone), self._dealt(zone)
        if seen is None or not seen.unclear or not self.is_clear(zone):
            return None
        there = [card.card for card in seen.cards]
        new: list[Card | None] = [card for card in there if card not in {slot.card for slot in dealt}]
        is_whole = len(new) + len(seen.unclear) == due and all(slot.card in there for slot in dealt if slot.up)
        seat = seat_of(zone)
        differs = bool(seat) and self._doubts.at_seats.contradicts(seat, there)
        return (new, seen) if new and is_whole and not differs else None

    def _dealt(self, zone: str) -> list[Slot]:
        felt, seat = self._kernel.round.felt, seat_of(zone)
        return felt.cards.get((Felt.HOLE, seat) if seat else (zone, 0), [])

    def _has_been_cleared(self, seen: Seen) -> bool:
        """Return whether the cards in a zone count. Raise Refused if it may be the last hand's and stays there."""
        if _is_empty(seen) or (isinstance(seen, CardsSeen) and self.is_clear(seen.zone)):
            return True
        now_ns = self._kernel.clock.mono_ns()
        if now_ns - self._lain_ns.setdefault(seen.zone, now_ns) >= LAIN_NS:
            raise Refused("not_cleared", self._sentence(_NOT_CLEARED, seen.zone))
        return False

    def _just(self, zone: str, things: list[Thing], due: int, seen: Seen) -> tuple[list[Thing], Seen] | None:
        """Return the things if they are as many as are due, None while they are fewer. Raise Refused for more."""
        if len(things) > due:
            raise Refused("camera_count", self._sentence(_TOO_MANY, zone, due=due, n=len(things)))
        return (things, seen) if len(things) == due else None

    def _sentence(self, template: Text, zone: str, **values: object) -> Sentence:
        name = words_of(self._kernel.round.felt.layout, zone)
        return Sentence(template.fill(zone=name, **values))


def _fill(
    places: Sequence[Place], look: Callable[[str, int], tuple[list[Thing], Seen | ZoneUnclear] | None]
) -> tuple[list[Thing], list[Seen | ZoneUnclear]]:
    """Return the cards at the first of the places, in their order, up to the first zone that is not complete."""
    zones = [zone_of(place) for place in places]
    found: dict[str, list[Thing]] = {}
    used: list[Seen | ZoneUnclear] = []
    filled: list[Thing] = []
    for zone in zones:
        if zone not in found:
            looked = look(zone, zones.count(zone))
            if looked is None:
                break
            found[zone] = list(looked[0])
            used.append(looked[1])
        if not found[zone]:
            break
        filled.append(found[zone].pop(0))
    return filled, used


def _is_empty(seen: Seen) -> bool:
    return not seen.dice if isinstance(seen, DiceSeen) else not seen.cards and not seen.down
