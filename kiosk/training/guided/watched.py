"""The first lesson: a whole hand that the kiosk deals, step by step, while a newcomer watches and reads."""

from typing import Final

from kiosk.core.errors import Refused
from kiosk.training.guided.guided import GuidedHand
from kiosk.training.scenarios.moves import Move
from kiosk.training.store.sessions import Given

WATCHED: Final = "watched"
WATCHED_STEP: Final = f"{WATCHED}.step"
WATCHED_HAND: Final = f"{WATCHED}.hand"


class WatchedHand(GuidedHand):
    """A hand whose moves the kiosk makes. Each is shown with its rule before it is made, and is not scored."""

    @property
    def offered(self) -> tuple[Move, ...]:
        return ()

    def go_on(self) -> None:
        """Make the move that is shown. Raise Refused if the hand is over."""
        if self.is_over:
            raise Refused("hand_over", "This hand is over: begin the next one.")
        self.make(self.right)
        self.verdict = None

    def _record(self, kept: Given) -> None:
        super()._record(kept._replace(line=WATCHED_STEP))

    def _finish(self) -> None:
        now_ms = self._clock.now_ms()
        if not any(given.line == WATCHED_HAND for given in self._kept):
            super()._record(Given(len(self._kept), WATCHED_HAND, now_ms, self._took_ms, True, "", {"entries": 0}))
        self._store.end(self.session, now_ms)
