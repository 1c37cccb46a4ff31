"""The register of decks and dice in the house journal: each set by its seal number, from its receipt on.

The register refuses a step out of order: a deck that was not inspected cannot be put in play, and a deck that was not
retired cannot be destroyed. `deck_problems` lists the discrepancies between the register, the tables' journals, and the
calendar.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from kiosk.app.house.house import HOUSE, house_journal, load_staff, prove_at_house, require_whole_house
from kiosk.bank import (
    BEFORE,
    CARDS,
    PAIRS,
    REASONED,
    DeckEvent,
    DeckRecord,
    deck_register,
    gaming_day,
    is_retention_over,
    span_of,
    steps_at,
    taken_over,
)
from kiosk.core.cards import card
from kiosk.core.clock import Clock, SystemClock, stamp
from kiosk.core.errors import KioskError
from kiosk.core.seals import bar_code, seal_number
from kiosk.core.text import Text, text
from kiosk.events import (
    DeckChanged,
    DeckLogged,
    DeckSealed,
    DisputeRuled,
    HandOpened,
    HandSettled,
    HandVoided,
    TableClosed,
    TableOpened,
)
from kiosk.games import GAMES
from kiosk.journal import JournalReader, read_journal
from kiosk.settings import DEFAULT_DECKS, Records, Settings, in_force
from kiosk.staff import Role, Staff

_KEEPERS: Final = frozenset({Role.FLOOR, Role.MANAGER})
_COMPARED: Final = (
    HandOpened,
    DeckChanged,
    DeckSealed,
    HandSettled,
    HandVoided,
    DisputeRuled,
    TableOpened,
    TableClosed,
)
_SEQUEL: Final = {"issued": "inspect", "inspected": "in play", "rejected": "retired"}


class DeckSteps:
    """Every step of every deck: those of the house, and those that its tables have entered.

    A table's journal is read to its end once. After that, only new events are read.
    """

    def __init__(self, settings: Settings, data: Path) -> None:
        self._settings, self._data = settings, data
        self._read: dict[str, tuple[int, list[DeckEvent]]] = {}

    def read(self) -> list[DeckEvent]:
        """Return the steps so far, in the order of time."""
        found: list[DeckEvent] = []
        path = self._data / HOUSE / "journal.db"
        if path.exists():
            with read_journal(path) as journal:
                found += [
                    DeckEvent(event.at_ms, event.seq, event.of(DeckLogged)) for event in journal.events(1, DeckLogged)
                ]
        found += [step for table in self._settings.deals for step in self._of_table(table)]
        return sorted(found, key=lambda each: each.at_ms)

    def _of_table(self, table: str) -> list[DeckEvent]:
        records = Records(self._settings, self._data, table)
        if not records.journal.exists():
            return []
        with read_journal(records.journal, records.key) as journal:
            newest = journal.last_seq()
            read, steps = self._read.get(table, (0, []))
            if newest < read:  # The journal was replaced or restored.
                read, steps = 0, []
            more = [step for event in journal.events(read + 1, DeckSealed) for step in steps_at(table, event)]
        self._read[table] = newest, [*steps, *more]
        return [*steps, *more]


class HouseDecks:
    """The register of a house at one of its tables. `keeps` says whether the table enters steps of the house, too.

    If not, the house journal is elsewhere, and the table shows only its own steps.
    """

    def __init__(self, settings: Settings, data: Path, clock: Clock, staff: Staff, *, keeps: bool) -> None:
        self.keeps, self.staff = keeps, staff
        self._settings, self._data, self._clock = settings, data, clock
        self._steps = DeckSteps(settings, data)

    def today(self) -> date:
        """Return the present gaming day."""
        return gaming_day(self._clock.now_ms(), self._settings.house.gaming_day_begins)

    def read(self) -> dict[str, DeckRecord]:
        """Return the register."""
        return deck_register(self._steps.read())

    def log(self, what: DeckLogged, signatures: tuple[tuple[str, str], ...]) -> DeckLogged:
        """Enter a step of the house; raise as `log_deck` does."""
        return log_deck(self._settings, self._data, what, signatures, clock=self._clock, steps=self._steps)


def registered_decks(settings: Settings, data: Path) -> dict[str, DeckRecord]:
    """Return the register of a house, including the steps that its tables have entered."""
    return deck_register(DeckSteps(settings, data).read())


def log_deck(
    settings: Settings,
    data: Path,
    what: DeckLogged,
    signatures: tuple[tuple[str, str], ...],
    *,
    clock: Clock | None = None,
    steps: DeckSteps | None = None,
) -> DeckLogged:
    """Enter a step of a deck, with its signatures, (ID, PIN). Return the step as entered.

    The back and the bar code come from the deck's receipt. The register is read while no other command can write, so
    that two cannot enter the same step. Raise KioskError for a step that does not follow the one before in the
    register, for a wrong count, and for a missing signature or reason; NotProven for a wrong PIN.
    """
    require_whole_house(settings, data)
    clock, steps = clock or SystemClock(), steps or DeckSteps(settings, data)
    steps.read()  # Reads the tables' journals now, so that the lock below is short.
    bag = seal_number(what.bag) if what.bag.strip() else ""
    what = replace(what, seal=seal_number(what.seal), code=bar_code(what.code), bag=bag)
    needed = 2 if what.step in PAIRS else 1
    if len(signatures) != needed:
        raise (
            KioskError("second", "Two people sign for this step: give both IDs.")
            if needed > 1
            else KioskError("signature", "One person signs for this step.")
        )
    staff = load_staff(settings, data, clock)
    signed: list[tuple[str, str]] = []
    for duty, (person_id, pin) in zip(("floor", "second"), signatures, strict=False):
        roles = _KEEPERS if duty == "floor" else frozenset({*_KEEPERS, Role.DEALER})
        but_not = {who for _, who in signed}
        person = prove_at_house(settings, data, clock, staff, person_id, pin, roles=roles, but_not=but_not)
        signed.append((duty, person.id))
    with house_journal(settings, data, clock) as house:
        was = deck_register(steps.read()).get(what.seal)
        kept = replace(_checked(settings, what, was, clock.now_ms()), signed=tuple(signed))
        house.append(kept, hand=None, actor=signed[0][1])
    return kept


def _checked(settings: Settings, what: DeckLogged, was: DeckRecord | None, now_ms: int) -> DeckLogged:
    """Return a step as it is entered after the deck's record. Raise KioskError if the deck cannot take it."""
    what = taken_over(what, was)
    _refuse(settings, what, was)
    today = gaming_day(now_ms, settings.house.gaming_day_begins)
    if what.step == "set aside":
        rules = in_force(settings.house.decks, now_ms) or DEFAULT_DECKS
        return replace(what, until=(today + timedelta(days=rules.jackpot_days)).isoformat())
    if what.step == "opened" and not is_retention_over(was, today):
        assert was is not None, "it was set aside"
        raise KioskError("kept", "The bag {bag} is kept until {day}.", bag=was.last.bag, day=was.last.until)
    return what


def _refuse(settings: Settings, what: DeckLogged, was: DeckRecord | None) -> None:
    """Raise KioskError if the deck cannot take this step now."""
    step = "" if was is None else was.step
    if what.step == "counted":
        if step in ("", "destroyed"):
            raise KioskError("unknown", "There is no deck {seal} in the register.", seal=what.seal)
        return
    if step not in BEFORE[what.step]:
        if not step:
            raise KioskError("unknown", "There is no deck {seal} in the register.", seal=what.seal)
        raise KioskError(
            "step", "Deck {seal} is “{was}”: it cannot be “{step}” now.", seal=what.seal, was=step, step=what.step
        )
    if what.step == "issued" and what.table not in settings.deals:
        raise KioskError("table", "There is no table {table}.", table=what.table)
    if what.step in REASONED and not what.reason.strip():
        raise KioskError("reason", "Give the reason, with --why.")
    due = pieces_of(settings, what)
    if what.step == "inspected":
        if not what.how or not what.dealer.strip():
            raise KioskError("how", "Say how it was inspected, and which dealer did so.")
        if what.how != "hand" and not all((what.machine, what.maker, what.model, what.serial)):
            raise KioskError("machine", "Name the machine, its maker, its model, and its serial number.")
        if what.pieces != due:
            raise KioskError(
                "pieces", "Deck {seal} has {count} pieces and needs {due}: retire it.", seal=what.seal,
                count=what.pieces, due=due,
            )  # fmt: skip
    if what.step == "set aside":
        _refuse_bag(what, due)


def _refuse_bag(what: DeckLogged, due: int) -> None:
    if not what.bag.strip() or not what.cards or not what.hand:
        raise KioskError("bag", "Enter the winning cards, the hand, and the seal number of the bag.")
    for name in what.cards if what.kind == "deck" else ():
        try:
            card(name)
        except (ValueError, KeyError):
            raise KioskError("card", "{card} is not a card: write it as Ah or Td.", card=name) from None
    if len(set(what.cards)) < len(what.cards):
        raise KioskError("card", "Name each winning card once.")
    if what.pieces != due - len(what.cards):
        raise KioskError(
            "rest",
            "Count of the other cards or dice: {count}, not {due}. The deck is not complete.",
            count=what.pieces,
            due=due - len(what.cards),
        )


def pieces_of(settings: Settings, what: DeckLogged) -> int:
    """Return the number of pieces in a full set: 52 cards, or the dice of the game at its table."""
    deals = settings.deals.get(what.table, ())
    return CARDS if what.kind == "deck" or not deals else GAMES[deals[0].game].pieces


# ------------------------------------------------------------------------------------------------------- the problems


def deck_problems(settings: Settings, data: Path, day: date, register: Mapping[str, DeckRecord]) -> Iterator[Text]:
    """Yield the discrepancies of a gaming day: at the tables, in storage, and among the bags."""
    begins = settings.house.gaming_day_begins
    span = span_of(day, begins)
    rules = in_force(settings.house.decks, span.begin_ms) or DEFAULT_DECKS
    steps = DeckSteps(settings, data).read()
    yield from _out_of_order(steps, span.begin_ms, span.end_ms)
    for step in steps:
        if step.what.step == "rejected" and span.begin_ms <= step.at_ms < span.end_ms:
            what = step.what
            yield text(
                "Table {table}: deck {seal} was rejected: {why}.", table=what.table, seal=what.seal, why=what.reason
            )
    for table in settings.deals:
        records = Records(settings, data, table)
        if records.journal.exists():
            with read_journal(records.journal, records.key) as journal:
                yield from _of_table(table, journal, span.begin_ms, span.end_ms, steps)
    for seal, deck in sorted(register.items()):
        if deck.step in _SEQUEL and deck.at_ms < span.begin_ms:
            yield text("Deck {seal} is “{step}” since {at}.", seal=seal, step=deck.step, at=stamp(deck.at_ms))
        hours = rules.play_hours
        if deck.step == "in play" and hours and span.end_ms - deck.at_ms > hours * 3_600_000:
            yield text(
                "Table {table}: deck {seal} is in play since {at}. Limit in hours: {hours}.",
                table=deck.last.table, seal=seal, at=stamp(deck.at_ms), hours=hours,
            )  # fmt: skip
        if deck.step == "set aside" and is_retention_over(deck, day):
            yield text("Bag {bag}: its time ended on {day}.", bag=deck.last.bag, day=deck.last.until)
        late = span.end_ms - deck.counted_ms > rules.inventory_days * 86_400_000
        if late and deck.step != "destroyed":
            yield text("Deck {seal} was last counted on {day}.", seal=seal, day=stamp(deck.counted_ms)[:10])


def _out_of_order(steps: Iterable[DeckEvent], begin_ms: int, end_ms: int) -> Iterator[Text]:
    """Yield each step entered at a table that does not follow the deck's step before it in the register."""
    last: dict[str, str] = {}
    for step in steps:
        seal, was = step.what.seal, last.get(step.what.seal, "")
        if step.entered_at and begin_ms <= step.at_ms < end_ms and was not in BEFORE[step.what.step]:
            yield text(
                "Table {table}: deck {seal} is “{step}” there, and was “{was}” in the register.",
                table=step.what.table, seal=seal, step=step.what.step, was=was or "–",
            )  # fmt: skip
        if step.what.step != "counted":
            last[seal] = step.what.step


def _of_table(
    table: str, journal: JournalReader, begin_ms: int, end_ms: int, steps: Iterable[DeckEvent]
) -> Iterator[Text]:
    """Yield the disagreements between a table's journal and the register."""
    in_play, opened = _in_play(steps, table), list[tuple[int, int]]()
    hands, changes = 0, 0
    won, ruled = dict[int, int](), dict[int, int]()  # The time of the win of each hand, and of each ruling.
    shifts: list[tuple[int, int]] = []  # The times from an opening to its closing.
    seal: str | None = None  # Seal of the deck in play, "" if unknown; None before the table's first seal number.
    unsealed: list[int] = []
    for event in journal.events(1, *_COMPARED):
        hand = event.hand or 0
        match event.what:
            case DeckSealed(step=step, seal=number) if step in ("in play", "set aside"):
                seal = number if step == "in play" else ""
            case DeckChanged() if seal is not None:
                seal = ""
            case HandOpened() if seal == "" and begin_ms <= event.at_ms < end_ms:
                unsealed.append(hand)
            case HandSettled(result=result) if result.jackpots:
                won[hand] = event.at_ms
            case HandSettled() | HandVoided():
                won.pop(hand, None)  # It was opened again, and has won none after all.
            case DisputeRuled(jackpots=jackpots) if jackpots and opened and hand == opened[-1][1]:
                ruled[hand] = event.at_ms
            case TableOpened():
                shifts.append((event.at_ms, end_ms))
            case TableClosed() if shifts:
                shifts[-1] = (shifts[-1][0], event.at_ms)
            case _:
                pass
        if event.kind == HandOpened.KIND:
            opened.append((event.at_ms, hand))
        if begin_ms <= event.at_ms < end_ms:
            hands += event.kind == HandOpened.KIND
            changes += event.kind == DeckChanged.KIND
    if hands and not any(since < end_ms and (until is None or until > begin_ms) for since, until, _ in in_play):
        yield text("Table {table} was dealt with a deck that is not in the register.", table=table)
    if unsealed:
        yield text(
            "Table {table}, hands {first} to {last}: dealt with a deck without a seal number.", table=table,
            first=unsealed[0], last=unsealed[-1],
        )  # fmt: skip
    changed = sum(1 for since, _, _ in in_play if begin_ms <= since < end_ms)
    by_house = sum(_is_change(step, table, shifts) for step in steps if begin_ms <= step.at_ms < end_ms)
    known = by_house if by_house > changes else changed
    if changes > changed or by_house > changes:
        yield text(
            "Table {table}: deck changes in the journal: {n}; in the register: {known}.", table=table, n=changes,
            known=known,
        )  # fmt: skip
    yield from _with_rejected(steps, table, opened, begin_ms, end_ms)
    bags = {hand for _, _, hand in in_play}
    for hand, at_ms in sorted({**ruled, **won}.items()):
        if begin_ms <= at_ms < end_ms and hand not in bags:
            yield text("Table {table}, hand {hand}: the jackpot’s cards are not set aside.", table=table, hand=hand)


def _is_change(step: DeckEvent, table: str, shifts: Iterable[tuple[int, int]]) -> bool:
    """Return whether the house has entered that a deck of a table was changed while the table was open."""
    is_of_house = step.what.step == "changed" and step.what.table == table and not step.entered_at
    return is_of_house and any(opened <= step.at_ms < closed for opened, closed in shifts)


def _with_rejected(
    steps: Iterable[DeckEvent], table: str, opened: Sequence[tuple[int, int]], begin_ms: int, end_ms: int
) -> Iterator[Text]:
    """Yield the hands of a table that were dealt with each deck that was rejected on a gaming day.

    They are those since the deck came into play the last time. `opened` are the time and the number of each hand.
    """
    begun: dict[str, int] = {}
    ended: dict[str, int] = {}
    for step in steps:
        seal = step.what.seal
        if step.what.table == table and step.what.step == "in play":
            begun[seal] = step.at_ms
            ended.pop(seal, None)
        elif step.what.step == "changed":
            ended[seal] = step.at_ms
        elif step.what.step == "rejected" and begin_ms <= step.at_ms < end_ms and seal in begun:
            until_ms = ended.get(seal, step.at_ms)
            dealt = [hand for at_ms, hand in opened if begun[seal] <= at_ms < until_ms]
            if dealt:
                yield text(
                    "Table {table}, hands {first} to {last}: dealt with deck {seal}, which was rejected.",
                    table=table, first=dealt[0], last=dealt[-1], seal=seal,
                )  # fmt: skip


def _in_play(steps: Iterable[DeckEvent], table: str) -> list[tuple[int, int | None, int]]:
    """Return the first and last time in play of each deck at a table, and the hand after which it was set aside."""
    begun: dict[str, int] = {}
    found: list[tuple[int, int | None, int]] = []
    for step in steps:
        what = step.what
        if what.table != table:
            continue
        if what.step == "in play":
            begun[what.seal] = step.at_ms
        elif what.step in ("changed", "set aside") and what.seal in begun:
            found.append((begun.pop(what.seal), step.at_ms, what.hand))
    return found + [(since, None, 0) for since in begun.values()]
