"""What a table takes from its camera: the cards and dice of the step that is due, and nothing else.

A zone stands for a place of the game: a spot in the middle, or a seat. What lies there counts when the step asks for
just as many cards at that place; with fewer the dealer is still dealing, with more something is wrong. What has been
lying in a zone since the last hand does not count before the zone was seen empty. Cards that lie face down are counted
and never named. Each reading that is taken is written with its evidence before it is answered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from kiosk.cards import Card
from kiosk.devices import Camera, CameraEvent, CameraSetup, CardsSeen, DiceSeen, StateChanged, ZoneUnclear
from kiosk.dice import Die
from kiosk.errors import KioskError, Refused
from kiosk.evidence import EvidenceFolder
from kiosk.felt import Felt, Layout, Place
from kiosk.prompt import Answer, Cards, Dealt, Dice, Rolled
from kiosk.text import Sentence, text

if TYPE_CHECKING:
    from kiosk.table_shoe import TableShoe

CAMERA = "camera"
_SEAT = "seat {seat}"
_TOO_MANY = text("{zone}: {due} are due and {lie} lie there: check the cards, and call the floor.")
_FACE_UP = text("{zone}: a card lies face up that is dealt face down: call the floor.")
Seen = CardsSeen | DiceSeen
Thing = TypeVar("Thing")


def zone_of(place: Place) -> str:
    """Return the zone that stands for a place of the game."""
    return _SEAT.format(seat=place.seat) if place.spot == Felt.HOLE else place.spot


def zones_of(layout: Layout, seats: Sequence[int]) -> tuple[str, ...]:
    """Return every zone that a game may have: the burn, its spots, and its seats."""
    return (Felt.BURN, *(spot.key for spot in layout.spots), *(_SEAT.format(seat=seat) for seat in seats))


class CameraCards:
    """The camera of a table. `setup` is how far setting it up has come, None where nobody does.

    `device` gives pictures and is set up, `evidence` keeps the pictures of readings; both are None without a camera.
    """

    def __init__(self, table: TableShoe) -> None:
        self._table = table
        self.device: Camera | None = None
        self.evidence: EvidenceFolder | None = None
        self._lying: dict[str, Seen] = {}  # the newest reading of each zone
        self._unclear: dict[str, ZoneUnclear] = {}
        self._stale: set[str] = set()  # zones that still hold the last hand's cards
        self._hand = 0
        self._taking = False
        self.setup: CameraSetup | None = None

    def connect(self, evidence: EvidenceFolder, device: Camera | None = None) -> None:
        """Begin to listen to a camera; every picture that a reading rests on is kept in `evidence`."""
        self.evidence, self.device = evidence, device
        self._table._listeners.append(self._table_changed)

    def event(self, event: CameraEvent) -> None:
        """Take what the camera reports. Nothing is raised: what the dealer must know becomes the notice."""
        match event:
            case CardsSeen() | DiceSeen():
                self._unclear.pop(event.zone, None)
                self._lying[event.zone] = event
                if _is_empty(event):
                    self._stale.discard(event.zone)
                self._take()
            case ZoneUnclear():
                self._lying.pop(event.zone, None)
                self._unclear[event.zone] = event
                if event.zone in self._due():
                    self._say(event.what)
            case CameraSetup():
                self.setup = event
                self._table._tell()
            case StateChanged():
                self._table.device_event(CAMERA, "Camera", event)

    @property
    def unclear(self) -> str:
        """Return what to do about a zone that is due and cannot be read, "" if there is none."""
        return next((one.what for zone, one in self._unclear.items() if zone in self._due()), "")

    def _table_changed(self) -> None:
        number = self._table.round.opening.number
        if number != self._hand:
            self._hand = number
            self._stale = {zone for zone, seen in self._lying.items() if not _is_empty(seen)} | set(self._unclear)
        self._take()

    # -------------------------------------------------------------------------------------------------------- taking

    def _due(self) -> set[str]:
        prompt = self._table.round.prompt
        return {zone_of(place) for place in prompt.left} if isinstance(prompt, Cards | Dice) else set()

    def _take(self) -> None:
        """Answer the step with what lies at its places, for as long as whole zones are there."""
        if self._taking or self.evidence is None:
            return
        self._taking = True
        try:
            while (found := self._answer()) is not None:
                answer, used = found
                self._table._ready()
                self._commit(answer, used)
        except KioskError as error:
            self._say(error.message)
        finally:
            self._taking = False

    def _commit(self, answer: Answer, used: Iterable[Seen]) -> None:
        table, by = self._table, self._table._by(CAMERA)
        prompt = table.round.prompt
        assert prompt is not None
        prompt.check(answer, table.round.felt)  # before the evidence of it is written
        for seen in used:
            assert self.evidence is not None
            body = {"zone": seen.zone, "evidence": self.evidence.keep(seen.evidence)}
            table._write("camera_read", body, actor="kiosk", in_hand=True)
        table.round.answer(answer, by)
        table._after_answer()

    def _answer(self) -> tuple[Answer, list[Seen]] | None:
        match self._table.round.prompt:
            case Cards() as prompt:
                hidden = prompt.may_be_unread
                cards, used = _fill(prompt.left, lambda zone, due: self._cards(zone, due, hidden=hidden))
                return (Dealt(tuple(cards)), used) if cards else None
            case Dice() as prompt:
                dice, used = _fill(prompt.left, self._dice)
                return (Rolled(tuple(dice)), used) if dice else None
            case _:
                return None

    def _cards(self, zone: str, due: int, *, hidden: bool) -> tuple[list[Card | None], Seen] | None:
        """Return the cards that are new in a zone, or None while there are fewer than are due. `hidden`: face down."""
        seen = self._lying.get(zone)
        if not isinstance(seen, CardsSeen) or zone in self._stale:
            return None
        felt = self._table.round.felt
        new: list[Card | None] = [one.card for one in seen.cards if not self._is_known(felt, zone, one.card)]
        if hidden:
            if new:
                raise Refused("face_up", Sentence(_FACE_UP._replace(values={"zone": zone})))
            new = [None] * (seen.down - self._down(felt, zone))
        return _just(zone, new, due, seen)

    def _dice(self, zone: str, due: int) -> tuple[list[Die], Seen] | None:
        seen = self._lying.get(zone)
        if not isinstance(seen, DiceSeen) or zone in self._stale:
            return None
        there = [die for (spot, seat), dice in self._table.round.felt.dice.items() for die in dice
                 if zone_of(Place(spot, seat, 0)) == zone]  # fmt: skip
        return _just(zone, list(seen.dice), due, seen) if not there else None

    @staticmethod
    def _is_known(felt: Felt, zone: str, card: Card) -> bool:
        return card in felt.seen and zone_of(felt.seen[card]) == zone

    @staticmethod
    def _down(felt: Felt, zone: str) -> int:
        return sum(
            not slot.up
            for (spot, seat), row in felt.cards.items()
            if zone_of(Place(spot, seat, 0)) == zone
            for slot in row
        )

    def _say(self, what: str) -> None:
        self._table.notice = what
        self._table._tell()


def _just(zone: str, things: list[Thing], due: int, seen: Seen) -> tuple[list[Thing], Seen] | None:
    """Return the things if they are as many as are due, and None while they are fewer. Raise Refused for more."""
    if len(things) > due:
        values = {"zone": zone, "due": due, "lie": len(things)}
        raise Refused("camera_count", Sentence(_TOO_MANY._replace(values=values)))
    return (things, seen) if len(things) == due else None


def _fill(
    places: Sequence[Place], look: Callable[[str, int], tuple[list[Thing], Seen] | None]
) -> tuple[list[Thing], list[Seen]]:
    """Return what lies at the first of the places, in their order, up to the first zone that is not complete."""
    zones = [zone_of(place) for place in places]
    found: dict[str, list[Thing]] = {}
    used: list[Seen] = []
    filled: list[Thing] = []
    for zone in zones:
        if zone not in found:
            looked = look(zone, zones.count(zone))
            if looked is None:
                break
            found[zone] = list(looked[0])
            used.append(looked[1])
        filled.append(found[zone].pop(0))
    return filled, used


def _is_empty(seen: Seen) -> bool:
    return not seen.dice if isinstance(seen, DiceSeen) else not seen.cards and not seen.down
