"""The table's side of its shoe: cards, which count while nothing doubts them, and the faults that the shoe reports."""

from functools import partial
from typing import Final

from kiosk.core.cards import Card
from kiosk.core.devices import CardRead, CardUnread, DeviceState, ShoeAlarm, ShoeEvent, StateChanged
from kiosk.core.errors import Refused
from kiosk.core.text import Sentence, sentence, text
from kiosk.events import CardCameEarly, DeviceChanged, FloorCalled
from kiosk.procedure import Cards, Choices, Confirm, Settle
from kiosk.table.cards.doubts import CardDoubts
from kiosk.table.cards.inspection import DeckInspection
from kiosk.table.kernel.devices import Devices
from kiosk.table.kernel.kernel import Kernel
from kiosk.table.rulings.refused_cards import LIES_THERE, recorded_refusals
from kiosk.table.rulings.rulings import Rulings

WAS_AWAY: Final = sentence("The shoe was disconnected when this hand began. Check every card, then confirm.")
WENT_AWAY: Final = sentence("The shoe disconnected and may have missed cards. Check every card, then confirm.")
BEFORE_BETS: Final = sentence("A card left the shoe before all bets were entered. Put it back, then confirm.")
UNREAD_FIRST: Final = "unread_first"
_AWAY: Final = (DeviceState.ABSENT, DeviceState.BACKING_OFF)

ENTER_FIRST = text("Enter the card the shoe could not read. Then check the next one and confirm.")
CAME_EARLY = text("A card left the shoe too early")
UNREAD = text("The shoe could not read that card: enter it when it is turned over.")


class TableShoe:
    """The shoe of one table. `alarms` are its alarms, {code: sentence}, until each ends or is cleared."""

    def __init__(
        self, kernel: Kernel, devices: Devices, doubts: CardDoubts, rulings: Rulings, inspection: DeckInspection
    ) -> None:
        self._kernel = kernel
        self._inspection = inspection
        self._devices = devices
        self._doubts = doubts
        self._rulings = rulings
        self._unread_at: tuple[int, int] | None = None
        self.alarms: dict[str, str] = {}

    @property
    def alarm(self) -> str:
        """Return the shoe's newest alarm, "" if there is none."""
        return next(reversed(self.alarms.values()), "")

    @property
    def is_unread(self) -> bool:
        """Return whether the card that is due has left the shoe, which could not read it: it is entered by hand."""
        return self._unread_at == self._at_now

    @property
    def _at_now(self) -> tuple[int, int]:
        return self._kernel.round.opening.number, len(self._kernel.round.entries)

    def event(self, event: ShoeEvent) -> None:
        """Handle an event of the shoe. Nothing is raised: messages for the dealer become the notice or the alarm.

        A shoe that was disconnected in a hand does not count until the dealer has checked the cards.
        """
        if not isinstance(event, StateChanged) and self._devices.has_tested(event) and not isinstance(event, ShoeAlarm):
            return
        match event:
            case CardRead(card):
                self._kernel.receive(partial(self._take_card, card))
            case CardUnread():
                self._kernel.receive(partial(self._take_card, None))
            case StateChanged():
                self._kernel.receive(partial(self._take_state, event))
            case ShoeAlarm():
                self._kernel.receive(partial(self._take_alarm, event))

    def clear_alarm(self) -> None:
        """Clear the displayed alarm. Some makes never report that an alarm is over."""
        self._kernel.signing.need_house()
        if self.alarms:
            self.alarms.popitem()
        self._kernel.changed()

    def _take_state(self, event: StateChanged) -> None:
        with self._kernel.together():
            was_heard = self._devices.hears_shoe
            is_new = self._devices.note("shoe", event)
            if is_new and event.state in _AWAY and self._kernel.table_game.config.shoe:
                self._doubts.doubt_shoe(WENT_AWAY)
            elif self._devices.hears_shoe and not was_heard:  # No hand that has begun meanwhile is in doubt yet.
                self._doubts.doubt_shoe(WAS_AWAY)
            self._kernel.notify()

    def _take_alarm(self, event: ShoeAlarm) -> None:
        kernel = self._kernel
        self.alarms.pop(event.code, None)
        if event.over:
            kernel.notify()
            return
        self.alarms[event.code] = event.what
        with kernel.together():
            rang = DeviceChanged(device=self._devices.name_of("shoe"), state=f"alarm {event.code}", why=event.what)
            kernel.commit(rang, actor="kiosk")
            if event.doubts_cards:
                self._doubts.doubt_shoe(event.what)
            kernel.notify()
        if event.doubts_cards and self._inspection.reads_by("shoe"):
            self._inspection.take("shoe", None)  # A card may have left the shoe unread.

    def _take_card(self, card: Card | None) -> None:
        """Enter a card, None for one that could not be read. Raise a KioskError if it does not count.

        A refused card is on the table all the same, and the next one must not take its place: nothing counts until the
        dealer has confirmed the cards.
        """
        kernel = self._kernel
        if self._inspection.take("shoe", card):
            return
        kernel.begin(though_suspended=True, though_unattended=True)
        if self._doubts.are_open:
            raise Refused("partial", "Check every card and confirm, then continue.")
        if kernel.state.early:  # Further cards are next to it, and the floor rules on all of them.
            kernel.commit(CardCameEarly(card=None if card is None else card.text), actor=kernel.by_device("shoe").actor)
            kernel.notify()
            return
        if kernel.suspended:  # The dealer has been asked already, and says the purpose of each card.
            self._rulings.take_card(card)
            return
        prompt = kernel.round.prompt
        must_be_read = isinstance(prompt, Cards) and not prompt.may_be_unread
        if card is None and must_be_read and not self.is_unread:
            self._unread_at = self._at_now
            raise Refused("unread", "The shoe could not read that card: enter it by hand.")
        with recorded_refusals(kernel, card, "shoe", also=partial(self._refused, card)):
            if self.is_unread:
                raise Refused(UNREAD_FIRST, ENTER_FIRST)
            with kernel.together():
                if self._rulings.burn_is_drawn:  # This card is not the burn.
                    kernel.round.card(None, kernel.by_device("shoe"))
                kernel.round.card(card, kernel.by_device("shoe"))
                kernel.go_on()
                if card is None:
                    kernel.say(Sentence(UNREAD))

    def _refused(self, card: Card | None, refusal: Refused) -> None:
        """Keep a card that came too early until the floor has ruled on it; of any other, doubt the positions of the
        cards."""
        kernel = self._kernel
        is_early = not isinstance(kernel.round.prompt, Cards) and refusal.code not in (LIES_THERE, UNREAD_FIRST)
        if is_early and not kernel.round.felt.cards:
            self._doubts.doubt_shoe(BEFORE_BETS)
            return
        if is_early and self._may_still_be_dealt():
            kernel.commit(CardCameEarly(card=None if card is None else card.text), actor=kernel.by_device("shoe").actor)
            if kernel.signing.floor_signs and kernel.state.floor_call is None:
                kernel.commit(FloorCalled(why=Sentence(CAME_EARLY)), actor="kiosk")
            kernel.notify()
            return
        self._doubts.doubt_shoe(refusal.message)

    def _may_still_be_dealt(self) -> bool:
        state, hand = self._kernel.state, self._kernel.round
        if state.hand is None or not hand.felt.cards or self._rulings.replacing is not None:
            return False
        return isinstance(hand.prompt, Choices | Confirm | Settle) and (
            hand.felt.lacks_hole_cards() or hand.felt.next_community() is not None
        )
