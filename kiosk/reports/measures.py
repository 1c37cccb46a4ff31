"""Measure a table's work from its journal: figures that can be added over days, tables, games, and dealers.

Every measure is a whole number of cents, of milliseconds, or a count, with the events that it was made of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Final, NamedTuple

from kiosk.bank import TableNight
from kiosk.events import (
    CashMoved,
    Corrected,
    DealerOn,
    DeviceChanged,
    DisputeOpened,
    DisputeRuled,
    FloorCalled,
    FloorCame,
    HandOpened,
    HandReopened,
    HandSettled,
    HandVoided,
    Happening,
    JournalDoubted,
    PayoutStated,
    SlipVoided,
    TableClosed,
    TableOpened,
    Undone,
    ruling_of,
)
from kiosk.journal import Event

PAUSE_MS: Final = 600_000
"""Between two hands, a longer time than this is a break: the table was open and not dealt."""

REPORT_KINDS: Final[tuple[type[Happening], ...]] = (
    CashMoved, Corrected, DealerOn, DeviceChanged, DisputeOpened, DisputeRuled, FloorCalled, FloorCame, HandOpened,
    HandReopened, HandSettled, HandVoided, JournalDoubted, PayoutStated, SlipVoided, TableClosed, TableOpened, Undone,
)  # fmt: skip
"""The kinds of events that measures are made of, without those of the bank."""

_CASH_MEASURES: Final = {
    "buy-in": "buy_ins", "coupon": "coupons", "tip": "tips", "exchange": "exchanges", "cash-out": "cash_outs",
}  # fmt: skip
_OF_NIGHT: Final = ("drop", "fills", "credits")
_LOST: Final = ("absent", "backing off", "degraded")  # States of a device that does not work.


class CellKey(NamedTuple):
    """The part of a table's work that a measure is about. `shift` is when the table was opened, 0 before that."""

    day: date
    shift: int
    game: str
    dealer: str


@dataclass
class Cell:
    """Measures, and the seq of each event that has added to one; those of a kept day are read when asked for."""

    sums: dict[str, int] = field(default_factory=dict)
    events: Mapping[str, Sequence[int]] = field(default_factory=dict)

    def add(self, measure: str, amount: int, seq: int = 0) -> None:
        """Add to a measure. `seq` is the event, 0 for an auxiliary measure without events, such as squares."""
        self.sums[measure] = self.sums.get(measure, 0) + amount
        if seq:
            assert isinstance(self.events, dict), "nothing is added to a kept cell"
            found = self.events.setdefault(measure, [])
            if not found or found[-1] != seq:
                found.append(seq)


def night_measures(nights: Iterable[TableNight]) -> dict[CellKey, Cell]:
    """Return the measures of whole nights: drop and win, fills, credits, and each difference."""
    found = {}
    for night in nights:
        if not (night.last_event or night.slips or night.boxes):
            continue
        cell = found[CellKey(night.span.day, 0, "", "")] = Cell()
        for measure, cents in (
            ("drop", night.drop), ("win", night.win), ("fills", night.fills), ("credits", night.credits),
            ("off", night.off),
        ):  # fmt: skip
            cell.add(measure, cents)
        whole = sorted({seq for seqs in night.seqs.values() for seq in seqs})
        of_night = {"win": whole, "off": whole, **{name: night.seqs.get(name, ()) for name in _OF_NIGHT}}
        cell.events = {measure: list(seqs) for measure, seqs in of_night.items() if seqs}
        for difference in night.differences:
            cell.add("over" if difference.cents > 0 else "short", difference.cents, difference.seq)
        for box in night.boxes:
            if box.counted is not None and box.counted != box.entered:
                cents = box.counted - box.entered
                cell.add("over" if cents > 0 else "short", cents, box.removed)
    return found


class MeasureReader:
    """Reads all events of `REPORT_KINDS` of a table, in their order, into the `cells` of a gaming day."""

    def __init__(self, day: date) -> None:
        self._dealt: dict[int, tuple[int, str, str]] = {}  # Shift, game, and dealer of the day's finished hands.
        self.begin(day)
        self._game = self._dealer = ""
        self._shift = 0
        self._quiet_since_ms = 0  # Time since which no hand is dealt.
        self._began_ms = 0  # Beginning of the open hand.
        self._last: tuple[int, list[tuple[str, int]]] = (0, [])  # The last settled hand, and its additions.
        self._called_ms = 0
        self._away: dict[str, int] = {}  # {device: since when}

    def begin(self, day: date) -> None:
        """Begin a gaming day. A shift or a call that continues over its limit belongs to the day before."""
        self._day, self.cells = day, dict[CellKey, Cell]()
        self._dealt = dict(sorted(self._dealt.items())[-1:])  # The newest hand may be reopened.

    def kept(self) -> dict[str, Any]:
        """Return the state for the next gaming day, as plain JSON."""
        return {
            "dealt": [self._shift, self._game, self._dealer, self._quiet_since_ms, self._began_ms],
            "last": [self._last[0], [list(added) for added in self._last[1]]],
            "newest": [[hand, *dealt] for hand, dealt in sorted(self._dealt.items())[-1:]],
            "called_ms": self._called_ms,
            "away": self._away,
        }

    @classmethod
    def of_kept(cls, day: date, kept: Mapping[str, Any]) -> MeasureReader:
        """Return the reader that continues with a gaming day after the state `kept`."""
        self = cls(day)
        self._shift, self._game, self._dealer, self._quiet_since_ms, self._began_ms = kept["dealt"]
        number, added = kept["last"]
        self._last = number, [(measure, amount) for measure, amount in added]
        self._dealt = {hand: (shift, game, dealer) for hand, shift, game, dealer in kept["newest"]}
        self._called_ms, self._away = kept["called_ms"], dict(kept["away"])
        return self

    def take(self, event: Event) -> None:
        """Add the measures of an event."""
        match event.kind:  # For the most frequent kinds, only these columns are read.
            case HandOpened.KIND:
                self._began_ms = event.at_ms
            case HandSettled.KIND:
                self._settled(event)
            case HandVoided.KIND:
                self._ended(event)
                self._add("void_hands", 1, event)
                self._overridden(event)
                self._is_over(event)
            case _:
                self._take_other(event)

    def _take_other(self, event: Event) -> None:
        match event.what:
            case TableOpened(game=game, dealer=dealer):
                self._shift, self._game, self._dealer = event.at_ms, game, dealer
                self._quiet_since_ms = event.at_ms
                self._add("openings", 1, event)
            case TableClosed():
                self._add("closings", 1, event)
                self._quiet_since_ms = 0
            case DealerOn(dealer=dealer, relieves=relieved):
                self._dealer = dealer
                self._quiet_since_ms = self._quiet_since_ms if relieved else event.at_ms
            case CashMoved(what=what, cents=cents):
                self._add(_CASH_MEASURES.get(what, what.replace("-", "_")), cents, event)
            case HandReopened():
                number, added = self._last
                if event.hand == number:
                    for measure, amount in added:
                        self._add(measure, -amount, event)
                    self._last = (0, [])
                self._began_ms = event.at_ms  # A break before it is not dealt.
                self._add("mispays", 1, event)
                self._override(event, event.actor)
            case PayoutStated(signed_by=signed):
                self._add("stated_payouts", 1, event)
                self._override(event, next(iter(signed), event.actor))
            case Corrected():
                self._add("corrections", 1, event)
                self._overridden(event)
            case Undone(touch="same"):
                pass  # It is counted with the next answer.
            case Undone(signed_by=signed):
                self._add("undone", 1, event)
                if signed:
                    self._override(event, signed[0])
            case SlipVoided():
                self._override(event, event.actor)
            case DisputeOpened():
                self._add("disputes", 1, event)
            case DisputeRuled(paid=paid):
                self._add("disputes_ruled", 1, event)
                if paid:
                    self._add("hands_say", -paid, event)
                    self._override(event, event.actor)
            case FloorCalled():
                if not self._called_ms:
                    self._called_ms = event.at_ms
                self._add("calls", 1, event)
            case FloorCame() if self._called_ms:
                self._add("calls_answered", 1, event)
                self._add("answer_ms", event.at_ms - self._called_ms, event)
                self._called_ms = 0
            case JournalDoubted():
                self._add("doubted", 1, event)
            case DeviceChanged(device=device, state=state):
                self._device(event, device, state)
            case _:
                pass

    def _device(self, event: Event, device: str, state: str) -> None:
        if state in _LOST and device not in self._away:
            self._away[device] = event.at_ms
            self._add(f"device:{device}", 1, event)
        elif state == "ready" and device in self._away:
            self._add(f"device_away_ms:{device}", event.at_ms - self._away.pop(device), event)

    def _overridden(self, event: Event) -> None:
        ruling = ruling_of(event.what)
        if ruling is not None and ruling.source == "floor":
            self._override(event, event.actor)

    def _override(self, event: Event, who: str) -> None:
        self._add(f"override:{who}", 1, event)

    def _ended(self, event: Event) -> None:
        """Add the time of a hand: from the end of the one before, or from its own beginning after a break."""
        since_ms = self._quiet_since_ms
        if not since_ms or self._began_ms - since_ms > PAUSE_MS:
            since_ms = self._began_ms
        self._add("dealt_ms", max(0, event.at_ms - since_ms), event)
        self._quiet_since_ms = event.at_ms

    def _settled(self, event: Event) -> None:
        what = event.of(HandSettled)
        self._ended(event)
        added = list(_of_hand(what.result.result, what.house_net))
        for measure, amount in added:
            self._add(measure, amount, event)
        self._last = (event.hand or 0, added)
        self._is_over(event)

    def _is_over(self, event: Event) -> None:
        self._dealt.setdefault(event.hand or 0, (self._shift, self._game, self._dealer))

    def _add(self, measure: str, amount: int, event: Event) -> None:
        """Add to a measure. What happens to a hand that is over counts for the dealer who has dealt it."""
        now = self._shift, self._game, self._dealer
        key = CellKey(self._day, *(now if event.hand is None else self._dealt.get(event.hand, now)))
        cell = self.cells.get(key)
        if cell is None:
            cell = self.cells[key] = Cell()
        cell.add(measure, amount, event.seq)


def _of_hand(result: Mapping[str, Any], house_net: int) -> Iterator[tuple[str, int]]:
    """Yield the measures of a settled hand: at each seat's wagers, and in all."""
    handle = 0
    yield "hands", 1
    yield "hands_say", house_net
    for seat in result.get("seats", ()):
        yield "seat_hands", 1
        for spot, wager in seat["wagers"].items():
            bet = wager["bet"]
            handle += bet
            yield f"made:{spot}", 1
            yield f"bet:{spot}", bet
            yield f"net:{spot}", -wager["net"]
            if wager["won"]:
                yield f"line:{spot}:{wager['line']}", 1
                yield f"paid:{spot}:{wager['line']}", wager["won"]
            if "jackpot" in wager:
                yield f"jackpot:{wager['jackpot']}", 1
                yield f"jackpot_paid:{wager['jackpot']}", wager["won"]
    if handle:
        yield "handle", handle
        yield "of_handle", house_net
        yield "handle2", handle * handle
        yield "net2", house_net * house_net
        yield "net_handle", house_net * handle
        yield "handle_hands", 1
    if "rake" in result:
        yield "pots", sum(pot["amount"] for pot in result["pots"])
        yield "rake", result["rake"]
