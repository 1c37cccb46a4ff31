"""Doubts about the positions of the cards: if a device contradicts the screen, the dealer checks and confirms them.

A shoe that was disconnected may have dealt unseen; a seat reader or the camera may see a card where it was not dealt.
Their readings are shown nowhere, because the cards may be face down.
"""

from collections.abc import Sequence

from kiosk.core.devices import DeviceState, SeatCards, SeatEvent, StateChanged
from kiosk.core.errors import KioskError
from kiosk.core.text import Text, counted, listed, text, text_of
from kiosk.events import SeatsConfirmed, SeatsDisagreed, ShoeConfirmed, ShoeDoubted, ZonesConfirmed, ZonesDisagreed
from kiosk.procedure import Cards, Confirm, Done, Layout
from kiosk.table.cards.seen_cards import SeenCardsCheck, not_at_seat
from kiosk.table.cards.zones import not_in_zone, words_of, zones_due
from kiosk.table.kernel.devices import Devices
from kiosk.table.kernel.kernel import Kernel

SEATS_DISAGREE = counted(
    "Unexpected card at seat {seats}: check it. If it is face down, call the floor.",
    "Unexpected cards at seats {seats}: check them. If any is face down, call the floor.",
)
ZONES_DISAGREE = text("Camera and dealt cards disagree: {zones}. Check, and correct any misread card.")


def seats_disagreement(seats: Sequence[int]) -> Text:
    """Return the message to the dealer. No card is named: it may be face down."""
    return SEATS_DISAGREE.fill(n=len(seats), seats=listed(seats))


def zones_disagreement(layout: Layout, zones: Sequence[str]) -> Text:
    """Return the message to the dealer where the camera sees a card that was not dealt."""
    return ZONES_DISAGREE.fill(zones=listed([words_of(layout, zone) for zone in zones]))


class CardDoubts:
    """The doubts of one table. `at_seats` and `in_zones` compare the cards there with those dealt."""

    def __init__(self, kernel: Kernel, devices: Devices) -> None:
        self._kernel = kernel
        self._devices = devices
        self.at_seats: SeenCardsCheck[int] = SeenCardsCheck(not_at_seat)
        self.in_zones: SeenCardsCheck[str] = SeenCardsCheck(not_in_zone)
        kernel.subscribe(self.check)

    @property
    def are_open(self) -> bool:
        """Return whether nothing counts until the dealer has confirmed the cards on the table."""
        return self.why is not None or self.shoe_is_doubted

    @property
    def shoe_is_doubted(self) -> bool:
        """Return whether cards may have left the shoe unseen before it reconnected."""
        return bool(self._kernel.state.shoe_doubt) and self._devices.hears_shoe

    @property
    def seats(self) -> tuple[int, ...]:
        """Return the seats at which the dealer must look, since a card there was not dealt there."""
        return self._kernel.state.seats_doubted

    @property
    def zones(self) -> tuple[str, ...]:
        """Return the zones at which the dealer must look, as the camera sees another card than was dealt there."""
        return self._kernel.state.zones_doubted

    @property
    def why(self) -> Text | None:
        """Return why the dealer must check the cards, None if no reader or camera contradicts."""
        seats, zones = self._kernel.state.seats_doubted, self._kernel.state.zones_doubted
        if seats:
            return seats_disagreement(seats)
        return zones_disagreement(self._kernel.round.felt.layout, zones) if zones else None

    @property
    def shoe_why(self) -> Text:
        """Return why cards may not be where the shoe reported them, from the journal."""
        return text_of(self._kernel.state.shoe_doubt)

    @property
    def shoe_counts(self) -> bool:
        """Return whether cards that leave the shoe count."""
        return self._devices.hears_shoe and not self.are_open

    def doubt_shoe(self, why: str) -> None:
        """Record that cards may have left the shoe unseen, if cards are out or due, or a card would end the prompt."""
        state, hand = self._kernel.state, self._kernel.round
        counts = isinstance(hand.prompt, Cards) or (hand.prompt is not None and hand.prompt.ended_by_card)
        if state.hand is not None and (hand.felt.cards or counts) and not state.shoe_doubt:
            self._kernel.commit(ShoeDoubted(why=why), actor="kiosk")

    def seat_event(self, event: SeatEvent) -> None:
        """Handle an event of the seat readers."""
        match event:
            case SeatCards():
                self._devices.has_tested(event)
                self.at_seats.see(event.seat, event.cards, event.foreign)
                self.check()
            case StateChanged(state=state):
                if state is not DeviceState.READY:
                    self.at_seats.forget()
                self._devices.changed("seat_reader", event)

    def check(self) -> None:
        """Ask the dealer to check a card that was not dealt there; not while cards are being dealt."""
        kernel, at_seats, in_zones = self._kernel, self.at_seats, self.in_zones
        state = kernel.state
        if state.hand is None or not (at_seats.lying or in_zones.lying):
            return
        felt, prompt, now_ns = kernel.round.felt, kernel.round.prompt, kernel.clock.mono_ns()
        if not state.seats_doubted and not isinstance(prompt, Cards):
            seats = at_seats.disagreeing(felt, now_ns)
            if seats:
                self._doubt(SeatsDisagreed(seats=tuple(seats)))
        if not state.zones_doubted:
            due = zones_due(prompt)
            zones = [zone for zone in in_zones.disagreeing(felt, now_ns) if zone not in due]
            if zones and not self._is_clearing():
                self._doubt(ZonesDisagreed(zones=tuple(zones)))

    def _is_clearing(self) -> bool:
        hand = self._kernel.round
        return isinstance(hand.prompt, Confirm) and hand.ended_by(Done()) is not None

    def _doubt(self, what: SeatsDisagreed | ZonesDisagreed) -> None:
        try:
            self._kernel.commit(what, actor="kiosk")
        except KioskError as error:
            self._kernel.notice = error.message
        else:
            self._kernel.notify()

    def confirm_cards(self) -> None:
        """Confirm that every card is where the screen shows it: the shoe counts again."""
        kernel = self._kernel
        kernel.begin(though_suspended=self.why is None)
        actor = kernel.by_dealer().actor
        with kernel.together():
            if self.seats:
                kernel.commit(SeatsConfirmed(), actor=actor)
                kernel.afterwards(self.at_seats.confirm)
            if self.zones:
                kernel.commit(ZonesConfirmed(), actor=actor)
                kernel.afterwards(self.in_zones.confirm)
            if self.shoe_is_doubted:
                kernel.commit(ShoeConfirmed(), actor=actor)
            kernel.changed()
