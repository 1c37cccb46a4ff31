"""The devices around the table of a night: an unreliable printer, a camera, and a badge reader."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from kiosk.core.cards import DECK
from kiosk.core.devices import (
    BadgeRead,
    CardsSeen,
    DiceSeen,
    Evidence,
    PrinterState,
    SeenCard,
    SlipEvent,
    SlipFailed,
    SlipPage,
    SlipPrinted,
)
from kiosk.core.dice import DICE
from kiosk.procedure import Cards, Dice
from kiosk.table import Table, zone_of
from tests.live import picture

BADGES: Final = ("0001", "", "4711", "<img src='http://10.0.0.1/badge'>", "Seat 3: pay $5,000")


@dataclass
class PaperTray:
    """A printer of slips that sometimes fails or loses its answer. `paper` counts the prints by key."""

    chance: Random
    paper: dict[str, int] = field(default_factory=dict)
    state: PrinterState = PrinterState.READY
    _tell: Callable[[SlipEvent], None] = lambda event: None

    def start(self, on_event: Callable[[SlipEvent], None]) -> None:
        self._tell = on_event

    def stop(self) -> None:
        self._tell = lambda event: None

    def print(self, slip: SlipPage, key: str) -> None:
        dice = self.chance.random()
        if dice < 0.1:
            self._tell(SlipFailed(key, "The paper is out."))
            return
        self.paper[key] = self.paper.get(key, 0) + 1
        if dice < 0.9:
            self._tell(SlipPrinted(key, f"proof {key}"))


def hold_badge(table: Table, chance: Random) -> None:
    """Hold a badge to the reader: it proves nothing, and its contents are not reported.

    Unsaved readings of the camera are retried first, as with each event of the table.
    """
    for _ in range(2):  # The first may meet the one planned fault of the disk.
        table.say("")
    before, badge = picture(table), chance.choice(BADGES)
    table.people.badge_event(BadgeRead(badge, 0))
    assert picture(table) == before, "a badge has changed something"
    assert not badge or badge not in table.notice, f"what is on a badge is on the screen: {table.notice}"


def show_camera(table: Table, chance: Random) -> None:
    """Make the camera see the due zones cleared, and then the due cards, or sometimes something else."""
    prompt = table.round.prompt
    if not isinstance(prompt, Cards | Dice):
        return
    due = Counter(zone_of(place) for place in prompt.left)
    felt = table.round.felt
    unseen = [card for card in DECK if card not in felt.seen and card not in felt.dead]
    for zone in due:
        if isinstance(prompt, Dice):
            table.camera.event(DiceSeen(zone, (), 0, _evidence(chance)))
        elif not felt.cards:
            table.camera.event(CardsSeen(zone, (), 0, 0, _evidence(chance)))
    zones = list(due.items())
    chance.shuffle(zones)  # If the last is seen first, they are one answer.
    for zone, count in zones:
        count = count if chance.random() < 0.9 else count + 1
        if isinstance(prompt, Dice):
            seen = tuple(chance.choice(DICE) for _ in range(count))
            table.camera.event(DiceSeen(zone, seen, 0, _evidence(chance)))
        elif prompt.may_be_unread:
            table.camera.event(CardsSeen(zone, (), count, 0, _evidence(chance)))
        else:
            cards = [unseen.pop(chance.randrange(len(unseen))) for _ in range(count)]
            seen_cards = tuple(SeenCard(card, 70.0 * nth, 0.0, 0.99) for nth, card in enumerate(cards))
            table.camera.event(CardsSeen(zone, seen_cards, 0, 0, _evidence(chance)))


def _evidence(chance: Random) -> Evidence:
    return Evidence(chance.randbytes(64), (chance.randbytes(32),), (), {}, ())
