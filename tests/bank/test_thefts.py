"""Play nights of every kind of event in random order, in which one chip is taken, added, or counted twice.

A plain tray of chips is kept beside the book, without accounts. All accounts add up to zero after each event, also
after the kiosk was off and read its checkpoint. The night names each difference to the chip, with the hands and the
slips between the two counts where the chip disappeared. Two such tables are dealt for two charities: a bill, a chip, a
fill, or a whole box that goes to the wrong one is named at both, and never netted.
"""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import date
from random import Random
from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk.bank import (
    BankLedger,
    NightCharity,
    TableNight,
    after,
    conserves,
    kept_ledger,
    month_differences,
    night_lines,
    span_of,
    to_explain,
    totals_by_charity,
)
from kiosk.bank.night_files import UNEXPLAINED
from kiosk.events import (
    BoxPosted,
    CashMoved,
    DisputeRuled,
    DropBoxChanged,
    HandOpened,
    HandSettled,
    HandVoided,
    Happening,
    RackCounted,
    TableClosed,
    TableOpened,
    TransferReceived,
    TransferRequested,
    TransferSent,
    TransferVoided,
)
from kiosk.journal import Event
from tests.bank.books import CHIPS, RESULT, answered, closed, event_of, hand_opened, opened, worth
from tests.bank.nights import table_night
from tests.sizes import sized

DAY: Final = date(2026, 11, 21)
SPAN: Final = span_of(DAY, "08:00")
SIGNED: Final = (("floor", "haddad"), ("dealer", "ortiz"))
Rack = tuple[tuple[int, int], ...]


@dataclass
class Box:
    """A drop box that was removed by the event `removed`, with the entered `cash` and the bills `inside`."""

    number: int
    removed: int
    cash: int
    inside: int


@dataclass
class PlainTray:
    """A night at a table: the chips in its tray, the tracked chips, and the due amounts."""

    chance: Random
    tray: Counter[int] = field(default_factory=Counter)
    known: Counter[int] = field(default_factory=Counter)
    events: list[Event] = field(default_factory=list)
    ledger: BankLedger = field(default_factory=BankLedger)
    hand: int = 0
    slip: int = 0
    request: int = 0
    pending: tuple[str, Rack, int] | None = None
    box: int = 0
    table: str = "NH-07"
    charity: str = "Lions"
    in_box: int = 0
    boxes: list[Box] = field(default_factory=list)
    flow: int = 0
    opener: int = 0
    hands: list[int] = field(default_factory=list)
    slips: list[int] = field(default_factory=list)
    due: list[tuple[int, tuple[int, int], tuple[int, ...]]] = field(default_factory=list)

    def happens(self, what: Happening, hand: int | None = None) -> None:
        """Write an event, and check that every chip is on an account."""
        seq = len(self.events) + 1
        self.events.append(event_of(what, seq, SPAN.begin_ms + seq, hand=hand))
        self.ledger = after(self.ledger, what, hand)
        assert conserves(self.ledger, what, hand), what
        if self.chance.random() < 0.1:  # The power is cut, and the kiosk reads its checkpoint.
            self.ledger = kept_ledger(json.loads(json.dumps(self.ledger.kept())))

    def rack(self, chips: Counter[int]) -> Rack:
        return tuple((chip, chips[chip]) for chip in CHIPS)

    def moves(self, chips: Rack, sign: int) -> None:
        for chip, count in chips:
            self.tray[chip] += sign * count
            self.known[chip] += sign * count

    def some_chips(self) -> Rack:
        most = {chip: min(self.tray[chip], self.known[chip]) for chip in CHIPS}
        chip = self.chance.choice(CHIPS)
        return ((chip, self.chance.randint(1, 5)),) if most[chip] >= 5 else ((CHIPS[0], 0),)

    def deal(self) -> None:
        """Settle a hand or void it. The payments follow the book, and the tray follows the payments chip by chip."""
        self.hand += 1
        self.happens(hand_opened(), self.hand)
        before, came_to = self.ledger.rack, 0
        for seat in range(1, 1 + self.chance.randint(1, 3)):
            cents = self.chance.choice((-2_500, -500, 500, 1_000, 2_600))
            self.happens(answered((seat, "ante", cents)), self.hand)
            came_to -= cents
        if self.chance.random() < 0.2:
            self.happens(HandVoided(reason="misdeal"), self.hand)
            return
        rack = self.ledger.rack
        self.happens(HandSettled(result=RESULT, house_net=came_to, rack=tuple(rack.items())), self.hand)
        self.moves(tuple((chip, rack[chip] - before[chip]) for chip in CHIPS), 1)
        self.hands.append(self.hand)

    def buy(self) -> None:
        self.sell(self.some_chips(), self.chance.choice(("buy-in", "coupon")))

    def sell(self, chips: Rack, what: str, *, is_right: bool = False) -> None:
        """Sell chips for cash or a coupon. Some entries are wrong, and are taken back."""
        if worth(chips):
            self.happens(CashMoved(what=what, seat=1, cents=worth(chips), came=(), went=chips, box=self.box))
            self.moves(chips, -1)
            cash = worth(chips) if what == "buy-in" else 0
            self.in_box += cash
            if not is_right and self.chance.random() < 0.2:
                self.in_box -= cash
                seq = len(self.events)
                back = CashMoved(
                    what=what, seat=1, cents=-worth(chips), came=chips, went=(), box=self.box, reverses=seq
                )
                self.happens(back)
                self.moves(chips, 1)

    def tip(self) -> None:
        self.happens(CashMoved(what="tip", seat=2, cents=500, came=(), went=(), box=self.box))

    def cash_out(self) -> None:
        chips = ((self.chance.choice(CHIPS), self.chance.randint(1, 3)),)
        self.happens(CashMoved(what="cash-out", seat=2, cents=worth(chips), came=chips, went=(), box=self.box))
        self.flow -= worth(chips)
        self.moves(chips, 1)

    def carry(self) -> None:
        what = self.chance.choice(("carried-in", "carried-out"))
        self.happens(CashMoved(what=what, seat=2, cents=2_500, came=(), went=(), box=self.box))

    def change(self) -> None:
        """Change five chips of $5 for one of $25."""
        if min(self.tray[2_500], self.known[2_500]) > 0:
            came, went = ((500, 5),), ((2_500, 1),)
            self.happens(CashMoved(what="exchange", seat=3, cents=2_500, came=came, went=went, box=self.box))
            self.moves(came, 1)
            self.moves(went, -1)

    def change_box(self, inserted: int = -1) -> None:
        """Remove the drop box, and insert the next one or the one with the number `inserted`, 0 for none."""
        removed, self.box = self.box, self.box + 1 if inserted < 0 else inserted
        self.happens(DropBoxChanged(removed=removed, inserted=self.box, signed=SIGNED))
        if removed:
            self.boxes.append(Box(removed, len(self.events), self.in_box, self.in_box))
        self.in_box = 0

    def rule(self) -> None:
        rack = self.ledger.rack
        self.happens(DisputeRuled(dispute=1, ruling="pay", paid=500), 1)
        self.moves(tuple((chip, self.ledger.rack[chip] - rack[chip]) for chip in CHIPS), 1)

    def transfer(self) -> None:
        """Do the next part of a fill or credit: request it, send it, receive it, or void it."""
        if self.pending is None:
            self.request += 1
            direction, chips = self.chance.choice(("fill", "credit", "out", "in")), self.some_chips()
            if direction == "in":
                self.arrive(chips)
                return
            self.happens(TransferRequested(transfer=self.request, direction=direction, chips=chips, signed=SIGNED))
            self.pending = direction, chips, 0
            return
        direction, chips, slip = self.pending
        if not slip:
            if any(count > min(self.tray[chip], self.known[chip]) for chip, count in chips):
                return
            self.slip += 1
            self.happens(
                TransferSent(transfer=self.request, direction=direction, slip=self.slip, chips=chips, signed=SIGNED)
            )
            self.slips.append(self.slip)
            self.pending = direction, chips, self.slip
            if direction != "fill":
                self.moves(chips, -1)
                self.flow += worth(chips)
            return
        self.pending = None
        if slip not in self.slips:
            self.slips.append(slip)
        if self.chance.random() < 0.3:
            self.happens(
                TransferVoided(
                    transfer=self.request, direction=direction, slip=slip, chips=chips, why="floor", signed=SIGNED
                )
            )
            self.moves(chips, 0 if direction == "fill" else 1)
            self.flow -= 0 if direction == "fill" else worth(chips)
        else:
            self.happens(
                TransferReceived(transfer=self.request, direction=direction, slip=slip, chips=chips, signed=SIGNED)
            )
            self.moves(chips, 1 if direction == "fill" else 0)
            self.flow -= worth(chips) if direction == "fill" else 0

    def arrive(self, chips: Rack) -> None:
        """Receive chips of another table: this is their only phase here."""
        self.slip += 1
        came = TransferReceived(
            transfer=self.request, direction="in", slip=self.slip, chips=chips, signed=SIGNED, table="NH-08", of_slip=1
        )
        self.happens(came)
        self.slips.append(self.slip)
        self.moves(chips, 1)
        self.flow -= worth(chips)

    def count(self, make: Callable[[Rack], Happening], miscounts: int = 0) -> None:
        """Count the tray: its deviation from the tracked chips is a difference of this count."""
        counted = self.tray.copy()
        counted[CHIPS[0]] += miscounts
        off = worth(self.rack(counted)) - worth(self.rack(self.known))
        hands = (min(self.hands), max(self.hands)) if self.hands else (0, 0)
        if off:
            self.due.append((off, hands, tuple(self.slips)))
        self.happens(make(self.rack(counted)))
        self.known = counted.copy()
        self.hands, self.slips = [], []

    def posted(self) -> tuple[BoxPosted, ...]:
        """Return the boxes as the count room finds them."""
        return tuple(
            BoxPosted(
                table=self.table, box=box.number, removed=box.removed, bills=((100, box.inside // 100),), chips=(),
                entered=box.cash, counters=("park", "silva"),
            )
            for box in self.boxes
        )  # fmt: skip

    def night(self) -> TableNight:
        night = table_night(self.table, self.events, SPAN, self.posted())
        return replace(night, charity=NightCharity(self.charity, 10, 35))


def _counted(rack: Rack) -> Happening:
    return RackCounted(rack=rack, dealer="ortiz")


_STEPS: Final = (
    PlainTray.deal, PlainTray.deal, PlainTray.buy, PlainTray.tip, PlainTray.change, PlainTray.change_box,
    PlainTray.cash_out, PlainTray.carry, PlainTray.rule, PlainTray.transfer, PlainTray.transfer, PlainTray.transfer,
)  # fmt: skip


@settings(max_examples=sized(300, whole=10_000), deadline=None)
@given(
    seed=st.integers(0, 2**32), steps=st.integers(1, 40), wrong=st.sampled_from(["", "taken", "doubled", "miscounted"])
)
def test_one_differing_chip_is_named_with_the_events_between_two_counts(seed: int, steps: int, wrong: str) -> None:
    chance = Random(seed)
    tray = PlainTray(chance, tray=Counter(dict.fromkeys(CHIPS, 60)), known=Counter(dict.fromkeys(CHIPS, 60)))
    tray.count(opened)
    tray.change_box()
    at = chance.randrange(steps)
    for step in range(steps):
        chance.choice(_STEPS)(tray)
        if step == at and wrong in ("taken", "doubled"):
            chip = chance.choice([chip for chip in CHIPS if tray.tray[chip] > 0])
            tray.tray[chip] += -1 if wrong == "taken" else 1
        if chance.random() < 0.15 or (step == at and wrong == "miscounted"):
            tray.count(_counted, miscounts=step == at and wrong == "miscounted")
    tray.count(closed)
    night = tray.night()
    assert [(found.cents, found.hands, found.slips) for found in night.differences] == tray.due
    assert bool(tray.due) is bool(wrong)
    assert night.is_whole
    assert night.ledger.total == 0


WRONG: Final = (
    "nothing", "bill taken", "bill doubled", "bill miscounted", "bill in the other box", "boxes exchanged",
    "chip in the other tray", "fill in the other tray",
)  # fmt: skip
BILL: Final = 2_000


@settings(max_examples=sized(300, whole=10_000), deadline=None)
@given(seed=st.integers(0, 2**32), steps=st.integers(1, 40), wrong=st.sampled_from(WRONG))
def test_share_of_a_wrong_charity_is_named_at_both(seed: int, steps: int, wrong: str) -> None:
    chance = Random(seed)
    tables = [_at_table(chance, "NH-07", "Lions"), _at_table(chance, "NH-08", "Elks")]
    at = chance.randrange(steps)
    for step in range(steps):
        tray = chance.choice(tables)
        chance.choice(_STEPS)(tray)
        if step == at:
            _carry_wrong(wrong, *chance.sample(tables, 2))
        if chance.random() < 0.15:
            tray.count(_counted)
    for tray in tables:
        for _ in range(3):  # A request that the rack cannot send continues in the next night.
            if tray.pending is not None:
                tray.transfer()
        tray.change_box(0)
    ours, theirs = (
        chance.choice([box for box in tray.boxes if box.inside >= BILL]) for tray in chance.sample(tables, 2)
    )
    ours.inside += {"bill taken": -BILL, "bill in the other box": -BILL, "bill doubled": BILL}.get(wrong, 0)
    ours.inside += chance.choice((-BILL, BILL)) if wrong == "bill miscounted" else 0
    theirs.inside += BILL if wrong == "bill in the other box" else 0
    if wrong == "boxes exchanged":
        ours.inside, theirs.inside = theirs.inside, ours.inside
    is_same = wrong == "boxes exchanged" and ours.inside == theirs.inside
    _close_and_check(tables, wrong, is_wrong=wrong != "nothing" and not is_same)


def _at_table(chance: Random, table: str, charity: str) -> PlainTray:
    """Return a table that is open, with a drop box that holds a bill."""
    sixty = dict.fromkeys(CHIPS, 60)
    tray = PlainTray(chance, tray=Counter(sixty), known=Counter(sixty), table=table, charity=charity)
    tray.count(opened)
    tray.opener = worth(tray.rack(tray.tray))
    tray.change_box()
    tray.sell(((2_500, 1),), "buy-in", is_right=True)
    return tray


def _carry_wrong(wrong: str, ours: PlainTray, theirs: PlainTray) -> None:
    """Put a chip, or the chips of a fill that our table signs for, into the other tray."""
    chip, count = 2_500, 1
    if wrong == "fill in the other tray":
        count = 4
        ours.pending, ours.slip, ours.request = None, ours.slip + 1, ours.request + 1
        number, slip, chips = ours.request, ours.slip, ((chip, count),)
        ours.happens(TransferRequested(transfer=number, direction="fill", chips=chips, signed=SIGNED))
        ours.happens(TransferSent(transfer=number, direction="fill", slip=slip, chips=chips, signed=SIGNED))
        ours.happens(TransferReceived(transfer=number, direction="fill", slip=slip, chips=chips, signed=SIGNED))
        ours.slips.append(ours.slip)
        ours.moves(((chip, count),), 1)
        ours.flow -= chip * count
    if wrong in ("fill in the other tray", "chip in the other tray"):
        ours.tray[chip] -= count
        theirs.tray[chip] += count


def _close_and_check(tables: list[PlainTray], wrong: str, *, is_wrong: bool) -> None:
    nights = []
    for tray in tables:
        counted = worth(tray.rack(tray.tray))
        tray.count(closed)
        night = tray.night()
        assert [(found.cents, found.hands, found.slips) for found in night.differences] == tray.due
        off = {f"box/{box.removed}": box.inside - box.cash for box in tray.boxes if box.inside != box.cash}
        off |= {f"count/{found.seq}": found.cents for found in night.differences}
        assert dict(to_explain(night)) == off, "each is a line that must be explained before anybody signs"
        for line in night_lines(night):
            assert not line.key or line.note.startswith(UNEXPLAINED)
        assert night.is_whole
        assert night.win == counted - tray.opener + tray.flow + sum(box.inside for box in tray.boxes)
        nights.append(night)
    month = month_differences((), nights)
    found = [sum(night.found_alone) for night in nights]
    if "other" in wrong:
        assert sum(found) == 0 and all(found) and month.over >= max(found) and month.short >= max(found)
    assert any(found) is is_wrong
    wins = {total.name: total.win for total in totals_by_charity(nights)}
    assert wins == {"Elks": nights[1].win, "Lions": nights[0].win}


def test_kinds_of_a_night_are_all_tried() -> None:
    """Fail if a kind of event that moves money is missing from the nights."""
    tried = {type(event.what) for seed in range(20) for event in _long(seed).events}
    assert {
        CashMoved, DisputeRuled, DropBoxChanged, HandOpened, HandSettled, HandVoided, RackCounted, TableClosed,
        TableOpened, TransferReceived, TransferRequested, TransferSent, TransferVoided,
    } <= tried  # fmt: skip


def _long(seed: int) -> PlainTray:
    chance = Random(seed)
    tray = PlainTray(chance, tray=Counter(dict.fromkeys(CHIPS, 60)), known=Counter(dict.fromkeys(CHIPS, 60)))
    tray.count(opened)
    for _ in range(60):
        chance.choice(_STEPS)(tray)
    tray.count(_counted)
    tray.count(closed)
    return tray
