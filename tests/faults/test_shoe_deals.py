"""Any shoe fault at any card of a hand: no card is taken for another place than its own unless somebody is asked.

A dealer who does not look at the screen pulls card after card, and lays each at the next place. Now and then a card is
replaced, or all of them go back through the shoe to their places. The driver receives the shoe's own bytes. One fault
happens at one card, which may be a card of a remedy. From then on the table either still knows the place of every card,
or has asked the dealer or the floor to look before it takes another card.
"""

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from drivers.shoe.angel_eye.driver import AngelEyeDecoder
from drivers.shoe.angel_eye.sim import AngelEyeVoice
from drivers.shoe.beetek.driver import BeeTekDecoder
from drivers.shoe.beetek.sim import BeeTekVoice
from drivers.shoe.listening import ASK, DEAL, ListeningShoe
from kiosk.core.cards import DECK, Card
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.core.errors import Refused
from kiosk.procedure import Cards, Choices, Chosen, Confirm, Done, Effect, Floor, Place, Placed, Round, Wagers
from kiosk.table import Details, Table
from tests.chance import deal_on
from tests.faults.bare_link import BareLink
from tests.sizes import sized
from tests.ui.still import still_settings
from tests.ui.tables import PIN, make_table

MAKES: Final = ("beetek", "angel_eye")
FAULTS: Final = ("none", "copies", "twice", "damaged", "unread", "lost", "away", "outside", "surplus")
REMEDIES: Final = (None, Effect.REPLACE, Effect.REDEAL)
HANDS: Final = int(os.environ.get("SHOE_DEALS", "4"))  # Hands of each game, make, and fault; `make faults` deals more.
MAX_STEPS: Final = 400
SECOND_NS: Final = 1_000_000_000


class ShoeDealer:
    """Deals one hand without looking. `dealt_at` holds the real place of each card."""

    def __init__(self, table: Table, make: str, fault: str, at: int, chance: Random) -> None:
        self.table, self.fault, self.at, self.chance = table, fault, at, chance
        self.voice = BeeTekVoice() if make == "beetek" else AngelEyeVoice()
        decoder = (
            BeeTekDecoder(repeat_window_ns=SECOND_NS // 3, manual_burn=DEAL)
            if make == "beetek"
            else AngelEyeDecoder(repeat_window_ns=5 * SECOND_NS, outside_game=ASK)
        )
        self.shoe = ListeningShoe(BareLink(table), decoder)  # type: ignore[arg-type]
        self.shoe.start(table.shoe.event)
        self.ns = SECOND_NS
        self.stub = chance.sample(DECK, len(DECK))
        self.dealt_at: dict[Place, Card] = {}
        self.pulled = 0
        self.put_right: list[Effect] = []
        self.remedy = chance.choice(REMEDIES)
        self.remedy_at = max(1, at if chance.random() < 0.5 else chance.randrange(1, 20))
        self.floor_looks = False
        self.say(StateChanged(DeviceState.READY, "It is open."))
        if fault == "away":  # Some began before the hand, and some at a card of it.
            self.at = 0
            self.say(StateChanged(DeviceState.BACKING_OFF, "The line was lost."))

    def say(self, change: StateChanged) -> None:
        self.shoe.link_changed(change)

    def hear(self, data: bytes) -> None:
        self.ns += SECOND_NS // 2
        self.shoe.link_heard(data, self.ns)
        self.ns += 2 * SECOND_NS
        self.shoe.link_quiet(self.ns)

    def asks(self) -> bool:
        """Return whether the table has asked the dealer to look, or to enter a card."""
        return self.is_lost() or self.table.rulings.replacing is not None

    def is_lost(self) -> bool:
        """Return whether it has asked for more than the next card out of the shoe."""
        has_early = bool(self.table.kernel.state.early)
        return self.table.doubts.are_open or self.table.shoe.is_unread or self.floor_looks or has_early

    def check(self) -> None:
        if self.floor_looks:
            return
        felt = self.table.round.felt
        for (spot, seat), row in felt.cards.items():
            for nth, slot in enumerate(row):
                place = Place(spot, seat, nth)
                if slot.card is not None and place in self.dealt_at and place != self.table.rulings.replacing:
                    assert slot.card == self.dealt_at[place], (place, slot.card.text, self.dealt_at[place].text)

    def places_due(self) -> tuple[Place, ...]:
        """Return the places of the due cards, including those that the next card itself would complete."""
        trial: Round = self.table.round.trial()
        while trial.prompt is not None and not isinstance(trial.prompt, Cards):
            implied = Done() if isinstance(trial.prompt, Confirm) else trial.draft
            if not trial.prompt.ended_by_card or implied is None:
                return ()
            trial.answer(implied, self.table.kernel.by_dealer())
        return trial.prompt.left if trial.prompt is not None else ()

    def pull(self, card: Card, place: Place | None) -> None:
        """Pull a card out of the shoe, and lay it at a place, or nowhere."""
        at_fault = self.pulled == self.at
        self.pulled += 1
        said = self.voice.card(card)
        if at_fault and self.fault == "twice" and self.dealt_at:
            card = self.chance.choice(list(self.dealt_at.values()))  # This card of another deck is in the hand already.
            said = self.voice.card(card)
        if place is not None:
            self.dealt_at[place] = card
        match self.fault if at_fault else "none":
            case "damaged":
                self.hear(self.voice.bad(card))
            case "unread":
                self.hear(self.voice.unread())
            case "away":
                self.say(StateChanged(DeviceState.READY, "It is open."))
            case "lost":
                self.say(StateChanged(DeviceState.BACKING_OFF, "The line was lost."))
                self.say(StateChanged(DeviceState.READY, "It is open."))
            case "outside":
                self.hear(self.voice.outside(card))
            case "copies":
                self.shoe.link_heard(said, self.ns)
                self.shoe.link_heard(said, self.ns + SECOND_NS // 10)
            case _:
                self.hear(said)

    def deal(self) -> None:
        """Deal the hand to its end, or until the table asks."""
        table = self.table
        for _ in range(MAX_STEPS):
            self.check()
            if self.is_lost() or table.round.prompt is None or table.hand_number > 1:
                return
            if table.rulings.replacing is not None:  # Immediately, or after the deal.
                self.pull(self.stub.pop(), table.rulings.replacing)
                continue
            if self.remedy is not None and self.pulled >= self.remedy_at:
                self._put_right(self.remedy)
                self.remedy = None
                continue
            due = self.places_due()
            if due and self._is_ready():
                for place in due:
                    if self.remedy is not None and self.pulled == self.remedy_at:
                        break
                    self.pull(self.stub.pop(), place)
                    self.check()
                    if self.is_lost():
                        return
                if self.fault == "surplus" and self.pulled > self.at and table.rulings.replacing is None:
                    self.pull(self.stub.pop(), None)
                    self.fault = "none"
                continue
            self._act()
        raise AssertionError("this hand never ends")

    def _put_right(self, effect: Effect) -> None:
        """Replace a card, or put all of them back, by a ruling of the floor. The cards come out of the shoe."""
        table = self.table
        offered = [
            (irregularity, remedy) for irregularity in table.rulings.irregularities for remedy in irregularity.remedies
        ]
        due = [(irregularity.key, remedy.key) for irregularity, remedy in offered if remedy.effect is effect]
        if not due or not self.dealt_at:
            return
        key, remedy = self.chance.choice(due)
        place = self.chance.choice(list(self.dealt_at))
        try:
            table.rulings.rule(key, remedy, Details(places=(place,)), ("haddad", PIN))
        except Refused:
            return  # That card cannot be replaced now.
        self.put_right.append(effect)
        if effect is not Effect.REPLACE and table.rulings.redealing:
            for back in self.chance.sample(list(self.dealt_at), len(self.dealt_at)):
                self.pull(self.dealt_at[back], back)
                if self.asks():
                    return
            self.floor_looks = table.rulings.redeal_needs_floor  # The floor looks at the place of each card.
            table.rulings.end_redeal(("haddad", PIN))

    def _is_ready(self) -> bool:
        prompt = self.table.round.prompt
        return not isinstance(prompt, Wagers | Choices) or self.table.round.draft is not None

    def _act(self) -> None:
        """Carry out the prompt, except for cards."""
        table, kernel = self.table, self.table.kernel
        trial = table.round.trial()
        before = len([entry for entry in trial.entries if not entry.note])
        while len([entry for entry in trial.entries if not entry.note]) == before:
            deal_on(trial, self.chance, forfeits=0)
        answer = next(entry.answer for entry in reversed(trial.entries) if not entry.note)
        prompt, has_noted = table.round.prompt, table.round.draft is not None
        if isinstance(prompt, Floor):
            table.floor.acknowledge("haddad", PIN)
        elif isinstance(answer, Placed | Chosen) and prompt is not None and prompt.ended_by_card and not has_noted:
            table.round.store_draft(answer, kernel.by_dealer())
        else:
            with kernel.together():
                table.round.answer(answer, kernel.by_dealer())
                kernel.go_on()


SETTINGS: Final = cache(still_settings)  # Every hand is dealt at the same house.
MEMORY: Final = Path("/dev/shm")  # No power is cut here, and a disk would only be slow.


@pytest.fixture
def memory() -> Iterator[Path]:
    with TemporaryDirectory(dir=MEMORY if os.access(MEMORY, os.W_OK) else None) as folder:
        yield Path(folder)


def dealt(folder: Path, game: str, make: str, fault: str, seed: int) -> Iterator[ShoeDealer]:
    chance = Random(f"{game} {make} {fault} {seed}")
    table = make_table(folder, game=game, settings=SETTINGS(), shoe="shoe")
    try:
        yield ShoeDealer(table, make, fault, chance.randrange(0, 24), chance)
    finally:
        table.journal.close()


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("make", MAKES)
@pytest.mark.parametrize("game", sized(["nh"], whole=["nh", "peek", "holdem"]))
def test_no_card_is_taken_for_another(memory: Path, game: str, make: str, fault: str) -> None:
    for seed in range(HANDS):
        (memory / str(seed)).mkdir()
        for dealer in dealt(memory / str(seed), game, make, fault, seed):
            dealer.deal()
            dealer.check()
            if fault in ("none", "copies"):
                assert not dealer.asks()
