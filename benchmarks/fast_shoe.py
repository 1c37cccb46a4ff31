"""Simulate an hour in which each second has a thousand shoe messages, ten camera sightings, and ten taps.

    python -m benchmarks.fast_shoe [SECONDS]

The hour passes in steps of a tenth of a second, as fast as this machine handles the events of each. The shoe repeats
its last card's message every millisecond, in its own bytes, until the deck is shuffled, and now and then the next card
is drawn. The camera sees the cards of each zone. The finger touches the requested key. A tap is timed from the first of
the hundred messages before it to the frame with its effect; `of_processor` is the processor time of this process in
that span. Each drawn card must be in its hand, and no other card.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.report import percentile, report

if TYPE_CHECKING:
    from kiosk.core.cards import Card
    from tests.tables import HeldClock
    from ui.app import Screen

SECONDS: Final = 3_600
TICKS: Final = 10  # Taps per second.
FRAMES: Final = 100  # Messages of the shoe before each tap.
_MS_NS: Final = 1_000_000


class FastTable:
    """A table at which the shoe, the camera, and the finger do not wait for one another."""

    def __init__(self, screen: Screen, clock: HeldClock) -> None:
        from drivers.shoe.beetek.driver import BeeTekDecoder
        from drivers.shoe.beetek.sim import BeeTekVoice
        from drivers.shoe.listening import DEAL, ListeningShoe
        from kiosk.core.devices import DeviceState, StateChanged
        from tests.faults.bare_link import BareLink
        from tests.ui.steady import SteadyDealer

        self.screen, self.table, self.clock = screen, screen.table, clock
        self.dealer = SteadyDealer(screen, seed=1)
        self.voice = BeeTekVoice()
        decoder = BeeTekDecoder(repeat_window_ns=300 * _MS_NS, manual_burn=DEAL)
        self.shoe = ListeningShoe(BareLink(self.table), decoder)  # type: ignore[arg-type]
        self.shoe._tell = self.table.shoe.event
        self.shoe.link_changed(StateChanged(DeviceState.READY, "It is open."))
        self.table.camera.event(StateChanged(DeviceState.READY, "It is open."))
        self.said = b""
        self.drawn: dict[int, list[Card]] = {}
        self.taps_ms: list[float] = []
        self.worked_ms: list[float] = []
        self.frames = self.seen = 0

    def tick(self) -> None:
        """Let a tenth of a second pass."""
        from PySide6.QtCore import QPointF

        from kiosk.core.cards import card
        from kiosk.procedure import Cards

        self.clock.advance(ms=1_000 // TICKS)
        if self.table.hand_number not in self.drawn:
            self.drawn[self.table.hand_number], self.said = [], b""
        is_card_due = isinstance(self.table.round.prompt, Cards)
        if is_card_due:
            drawn = card(self.dealer.next_card())
            self.drawn[self.table.hand_number].append(drawn)
            self.said = self.voice.card(drawn)
        began, worked = time.perf_counter(), time.process_time()
        for nth in range(FRAMES if self.said else 0):
            self.shoe.link_heard(self.said, self.clock.ns + nth * _MS_NS)
            self.frames += 1
        if is_card_due:
            assert self.drawn[self.table.hand_number][-1] in self.table.round.felt.seen, "a card is lost"
        self._look()
        if is_card_due:
            self.screen.touch(QPointF(4, self.screen.window.height() / 2))  # The finger rests on an empty place.
        else:
            self.dealer.step()
        self.taps_ms.append((time.perf_counter() - began) * 1_000)
        self.worked_ms.append((time.process_time() - worked) * 1_000)
        assert not self.table.doubts.are_open, self.table.doubts
        assert not self.table.stopped, self.table.stopped

    def _look(self) -> None:
        """Have the camera see the cards of one zone, each zone in turn."""
        from kiosk.core.devices import CardsSeen, Evidence, SeenCard
        from kiosk.procedure import Place
        from kiosk.table import zone_of

        zones: dict[str, list[Card]] = {}
        for (spot, seat), row in self.table.round.felt.cards.items():
            for nth, slot in enumerate(row):
                if slot.card is not None and slot.up:
                    zones.setdefault(zone_of(Place(spot, seat, nth)), []).append(slot.card)
        if zones:
            zone = [*zones][self.seen % len(zones)]
            seen_cards = tuple(SeenCard(card, 70.0 * nth, 0.0, 0.99) for nth, card in enumerate(zones[zone]))
            self.table.camera.event(CardsSeen(zone, seen_cards, 0, 0, Evidence(b"", (), (), {}, ())))
        self.seen += 1

    def lost(self) -> int:
        """Return the number of drawn cards that are in no hand of the journal, and the number of hands that differ."""
        from kiosk.games import GAMES
        from kiosk.table import reopen

        lost = 0
        for number, drawn in self.drawn.items():
            if number < self.table.hand_number:
                felt = reopen(GAMES, self.table.journal.hand(number)).felt
                lost += len({*drawn} ^ {*felt.seen, *felt.dead})
        return lost


def main() -> None:
    """Run for the given seconds, and print one JSON object a line."""
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_QUICK_BACKEND"] = "software"
    from kiosk.journal import verify
    from tests.ledger import Ledger
    from tests.tables import HeldClock
    from tests.ui.tables import make_table
    from ui.app import Screen, make_app

    make_app(offscreen=True)
    with tempfile.TemporaryDirectory() as name:
        table = make_table(Path(name), game="nh", shoe="shoe")
        assert isinstance(table.clock, HeldClock)
        with Screen(table, size=(1920, 1080), double_tap_s=0) as screen:
            fast = FastTable(screen, table.clock)
            for _ in range(seconds * TICKS):
                fast.tick()
            warnings = screen.warnings
        lost, journal, hands = fast.lost(), table.journal.path, table.hand_number - 1
        table.close()
        Ledger().read(journal)
        found = verify(journal)
        assert found.is_whole and not warnings, (found.sentences(), warnings)
    drawn = sum(map(len, fast.drawn.values()))
    report("fast_shoe.lost", lost, "cards", limit=0, drawn=drawn, messages=fast.frames, hands=hands, seconds=seconds)
    report(
        "fast_shoe.tap_to_screen", percentile(fast.taps_ms, 0.99), "ms", limit=60, share="p99", taps=len(fast.taps_ms),
        median=round(statistics.median(fast.taps_ms), 1), worst=round(max(fast.taps_ms), 1), sights=fast.seen,
        of_processor=round(percentile(fast.worked_ms, 0.99), 1),
    )  # fmt: skip


if __name__ == "__main__":
    main()
