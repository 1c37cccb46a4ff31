"""Rows of a console's lists: tables, calls, alerts, and hands."""

import time
from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import Final

from PySide6.QtGui import QImage

from kiosk.core.dates import moment_words
from kiosk.core.money import money
from kiosk.core.text import Text, from_json, listed
from kiosk.core.value import value
from kiosk.floor import Age, Alert, AlertKind, Behind, CameTo, HandAtFloor, LastVerified, TableSeen
from kiosk.procedure import Does
from kiosk.settings import CallKind
from kiosk.staff import Staff
from kiosk.table import CallAtTable
from ui.vm.controls.words import RESULT_DOES, say
from ui.vm.floor import words


@value
class ConsoleTile:
    """A table among all: `tone` is its color, `mark` its shape, and `status` the word for both."""

    id: str = ""
    count: str = ""
    seats: int = 0
    taken: tuple[int, ...] = ()
    tone: str = "dealing"
    mark: str = ""
    status: str = ""
    pace: str = ""
    dealer: str = ""
    chosen: bool = False
    spoken: str = ""


@value
class ConsoleCall:
    """A call among all, the oldest first."""

    id: str = ""
    table: str = ""
    title: str = ""
    age: str = ""
    line: str = ""
    kind: str = ""
    amount: str = ""
    does: str = ""
    chosen: bool = False


@value
class ConsoleAlert:
    key: str = ""
    table: str = ""
    tone: str = ""
    title: str = ""
    note: str = ""


@value
class ConsoleFilter:
    """A filter of the search, and its value; `chosen`: it is being changed."""

    id: str = ""
    label: str = ""
    value: str = ""
    set: bool = False
    chosen: bool = False


@value
class ConsoleHand:
    """A hand that was found. `tone` is won, paid, even or void."""

    id: str = ""
    title: str = ""
    when: str = ""
    about: str = ""
    result: str = ""
    tone: str = ""
    best: str = ""
    marks: str = ""
    chosen: bool = False


@value
class ConsoleFact:
    label: str = ""
    value: str = ""


@value
class ConsoleCard:
    face: str = ""


@value
class ConsolePicture:
    """The view of a table's camera of the cards of a call."""

    image: QImage = field(default_factory=QImage)


@value
class ConsoleJackpot:
    """A jackpot that is posted; `call` says at which tables its win is not signed for yet."""

    name: str = ""
    amount: str = ""
    call: str = ""


def clock(at_ms: int) -> str:
    return time.strftime("%H:%M", time.localtime(at_ms / 1000)) if at_ms else ""


def moment(at_ms: int, now_ms: int) -> Text:
    """Return a moment of the past: the time of today, or the day too."""
    then, now = time.localtime(at_ms / 1000), time.localtime(now_ms / 1000)
    if then[:3] == now[:3]:
        return words.TODAY_AT.fill(time=clock(at_ms))
    return moment_words(at_ms)


def age_line(label: Text, age: Age, now_ms: int) -> ConsoleFact:
    """Return the published version in use, and its age."""
    when = moment(age.at_ms, now_ms)
    return ConsoleFact(say(label), say(words.OF_VERSION.fill(number=age.number, when=when)))


def age(ms: int) -> str:
    """Return a duration, "0:34"."""
    seconds = max(0, ms) // 1000
    return f"{seconds // 60}:{seconds % 60:02d}"


def tile(
    seen: TableSeen, *, silent_ms: int | None, now_ms: int, is_chosen: bool, behind: Behind | None = None
) -> ConsoleTile:
    """Return a table as it is listed: its waiting calls first, then its faults, then its pace."""
    status = seen.status
    tone, mark, state, below = _state(seen, silent_ms, now_ms, behind)
    dealer = words.DEALS.fill(name=status.dealer_name, time=clock(status.since_ms)) if status.dealer_name else None
    taken = (
        "–"
        if not status.is_open or seen.unseen
        else say(words.SEATS_OF.fill(taken=len(status.taken), seats=status.seats))
    )
    shown_dealer = say(dealer) if dealer else say(words.NO_DEALER) if status.is_open else ""
    return ConsoleTile(
        id=seen.table,
        count=taken,
        seats=status.seats,
        taken=status.taken,
        tone=tone,
        mark=mark,
        status=state,
        pace=below,
        dealer=shown_dealer,
        chosen=is_chosen,
        spoken=say(listed(filter(None, (seen.table, state, below, taken, shown_dealer)))),
    )


def clock_words(ahead_ms: int) -> str:
    """Return the error of a clock in words."""
    off_s = abs(ahead_ms) // 1000
    unit_s = next(unit_s for unit_s in words.CLOCK_FAST if off_s >= 2 * unit_s or unit_s == 1)
    return say((words.CLOCK_FAST if ahead_ms > 0 else words.CLOCK_SLOW)[unit_s].fill(n=off_s // unit_s))


def behind_words(behind: Behind) -> str:
    """Return the number of a table's events that the server lacks, and for how long."""
    events = words.BEHIND.fill(n=behind.events)
    return say(words.BEHIND_FOR.fill(events=events, age=age(behind.age_ms)))


def _state(seen: TableSeen, silent_ms: int | None, now_ms: int, behind: Behind | None) -> tuple[str, str, str, str]:
    status = seen.status
    pace = say(words.HANDS.fill(n=status.pace) if status.pace is not None else words.FIRST_HANDS)
    waiting = next((call for call in status.calls if call.kind != CallKind.DISPUTE), None)
    if silent_ms is not None:
        since = say(words.SINCE.fill(time=clock(silent_ms)))
        return "lost", "warning", say(words.UNHEARD), behind_words(behind) if behind else since
    if seen.unseen is not None:
        return "lost", "warning", say(words.UNSEEN[seen.unseen]), ""
    if status.stopped is not None:
        return "lost", "warning", say(words.STOPPED), say(words.FOR_FLOOR)
    if waiting is not None:
        waits = words.COMING_AFTER if waiting.coming else words.WAITING
        how_long = say(waits.fill(age=age(now_ms - seen.here_ms(waiting.at_ms))))
        return "waiting", "clock", how_long, waiting.coming or say(words.FOR_FLOOR)
    if behind is not None:
        return "lost", "warning", say(words.NOT_RECEIVED), behind_words(behind)
    away = next((device for device in status.devices if not device.is_well), None)
    if away is not None and status.is_open:
        state = say(words.IS_AWAY.fill(device=say(away.label)))
        return "lost", "warning", state, say(words.SINCE.fill(time=clock(away.since_ms)))
    if not status.is_open:
        since = say(words.SINCE.fill(time=clock(status.since_ms))) if status.since_ms else ""
        return "closed", "ring", say(words.CLOSED), since
    if not status.dealer_name:
        return "odd", "warning", say(words.NO_DEALER), pace
    if status.is_locked:
        return "odd", "warning", say(words.LOCKED), pace
    if status.suspended is not None:
        return "odd", "warning", say(words.HELD), pace
    least, most = status.usual
    if status.pace is not None and status.pace < least:
        return "odd", "down", say(words.PACE_LOW), pace
    if status.pace is not None and most and status.pace > most:
        return "odd", "up", say(words.PACE_HIGH), pace
    return "dealing", "dot", say(words.DEALING), pace


def call_row(seen: TableSeen, call: CallAtTable, *, now_ms: int, is_chosen: bool) -> ConsoleCall:
    return ConsoleCall(
        id=call.id,
        table=seen.table,
        title=words.place(seen.table, call.seats),
        age=age(now_ms - seen.here_ms(call.at_ms)),
        line=say(words.COMING.fill(name=call.coming) if call.coming else call.line_words),
        kind=say(words.KINDS[CallKind(call.kind)]),
        amount=amount(call),
        does=call.does or "pay",
        chosen=is_chosen,
    )


def counted_in(amount: int, *, points: bool) -> str:
    """Return an amount of a game that counts points, or of one that counts cents."""
    return str(amount) if points else money(amount)


def amount(call: CallAtTable) -> str:
    """Return the amount of a call, "" without one."""
    if not call.cents:
        return ""
    return counted_in(call.cents, points=call.points)


def call_facts(seen: TableSeen, call: CallAtTable) -> Iterable[ConsoleFact]:
    """Yield the lines below an open call."""
    stake = f" {counted_in(call.stake, points=call.points)}" if call.stake else ""
    line = words.REASON if call.kind in (CallKind.QUESTION, CallKind.DISPUTE, CallKind.SLIP) else words.PAY_LINE
    signed = f"{call.signed} {clock(call.signed_ms)}" if call.signed else ""
    for label, shown in (
        (words.WAGER, say(call.wager_words) + stake if call.wager is not None else ""),
        (line, say(call.line_words)),
        (words.PAYS, say(call.terms_words)),
        (words.DEALER, seen.status.dealer_name),
        (words.FIRST, signed),
    ):
        if shown:
            yield ConsoleFact(say(label), shown)


def table_facts(seen: TableSeen, *, behind: Behind | None = None, ahead_ms: int = 0) -> Iterable[ConsoleFact]:
    """Yield the lines beside the chosen table."""
    status = seen.status
    least, most = status.usual
    lacks = "" if behind is None else behind_words(behind)
    pace = say(words.HANDS.fill(n=status.pace)) if status.pace is not None else say(words.FIRST_HANDS)
    usual = words.USUAL.fill(pace=pace, least=least, most=most)
    dealer = words.DEALS.fill(name=status.dealer_name, time=clock(status.since_ms))
    ordered = [
        *([words.LOCKED] if status.is_locked else []),
        *([words.RELIEF] if status.relieved else []),
        *([words.AHEAD[status.signed_ahead]] if status.signed_ahead else []),
    ]
    for label, shown in (
        (words.NOT_RECEIVED, lacks),
        (words.CLOCK, clock_words(ahead_ms) if ahead_ms else ""),
        (words.ORDERS_GIVEN, " · ".join(map(say, ordered))),
        (words.GAME, say(from_json(status.title))),
        (words.LIMITS, say(from_json(status.limits))),
        (words.DEALER, say(dealer) if status.dealer_name else ""),
        (words.SHOWN_HAND, str(status.hand) if status.is_open else ""),
        (words.PLAYS, say(listed(status.taken))),
        (words.PACE, (say(usual) if most else pace) if status.is_open else ""),
    ):
        if shown:
            yield ConsoleFact(say(label), shown)


def hand_row(hand: HandAtFloor, game: str, dealer: str, *, points: bool, is_chosen: bool) -> ConsoleHand:
    """Return a hand that was found; `game` and `dealer` are their names, `points`: it counts points."""
    tone, result = _result(hand, points=points)
    return ConsoleHand(
        id=f"{hand.journal}.{hand.hand}",
        title=f"{hand.table} · {say(words.HAND.fill(hand=hand.hand))}",
        when=say(moment_words(hand.at_ms)),
        about=f"{game} · {dealer}",
        result=result,
        tone=tone,
        best=say(words.BEST_PAID.fill(amount=counted_in(hand.best, points=points))) if hand.best else "",
        marks=" · ".join(say(words.CAME_TO[mark]) for mark in hand.marks if mark is not CameTo.VOID),
        chosen=is_chosen,
    )


def _result(hand: HandAtFloor, *, points: bool) -> tuple[str, str]:
    if hand.result == "void":
        return "void", say(words.CAME_TO[CameTo.VOID])
    if hand.result == "open":
        return "even", say(words.STILL_OPEN)
    if hand.house_net == 0:
        return "even", say(words.HOUSE_EVEN)
    won = hand.house_net > 0
    words_of = words.HOUSE_WON if won else words.HOUSE_PAID
    return ("won" if won else "paid"), say(words_of.fill(amount=counted_in(abs(hand.house_net), points=points)))


OF_SERVER: Final = (AlertKind.SERVERS, AlertKind.RESTORED)


def of_no_table(alert: Alert) -> Text:
    """Return the subject of an alert that is not a table's."""
    if alert.kind is AlertKind.CERTIFICATE:
        return words.ENDS[alert.person]
    return _OF.get(alert.kind, words.VERIFIER)


def days_left(days: Mapping[str, int]) -> Iterable[ConsoleFact]:
    """Yield the days left of the certificate that ends first: the server's, or this console's."""
    for whose in sorted(days, key=lambda whose: days[whose])[:1]:
        yield ConsoleFact(say(words.ENDS[whose]), say(words.DAYS_LEFT.fill(n=max(0, days[whose]))))


_OF: Final = {
    **dict.fromkeys(OF_SERVER, words.SERVER),
    AlertKind.CLOCK: words.THIS_CONSOLE,
    AlertKind.RECOVERED: words.OFFICE,
}


def alert_row(alert: Alert, staff: Staff) -> ConsoleAlert:
    """Return an alert as it is shown, with the person's name from the register."""
    who = staff.person(alert.person)
    about = alert.words if who is None else Text(who.name)
    if alert.kind is AlertKind.CLOCK:
        about = Text(clock_words(alert.n * 1000))
    side = say(words.SHORT if alert.cents < 0 else words.OVER)
    title = words.ALERTS[alert.kind].fill(words=about, n=alert.n, side=side, amount=money(abs(alert.cents)))
    at = clock(alert.since_ms)
    of = alert.table or say(of_no_table(alert))
    note = words.ALERT_AT.fill(table=of, time=at) if at else None
    if alert.kind is AlertKind.OFTEN:
        note = words.ALERT_OF.fill(table=alert.table, name=alert.words)
    is_grave = alert.kind not in (AlertKind.OFTEN, AlertKind.PACE, AlertKind.JACKPOT, AlertKind.CALLED, AlertKind.DUE)
    tone = "grave" if is_grave else "odd"
    return ConsoleAlert(alert.key, alert.table, tone, say(title), say(note) if note else of)


_WRONG_SHOWN: Final = 6  # Lines of the verifier's findings.


def verified_facts(verified: LastVerified) -> Iterable[ConsoleFact]:
    """Yield the last result of the nightly verifier: its time, its age, and its findings."""
    last, age_ms = verified
    if last is None:
        yield ConsoleFact(say(words.VERIFIED), say(words.NEVER))
        return
    at = moment_words(round(last.at.timestamp() * 1000))
    yield ConsoleFact(say(words.VERIFIED), say(words.VERIFIED_AT.fill(time=at, n=age_ms // 3_600_000)))
    yield ConsoleFact(say(words.SOUGHT_BY["result"]), verified_state(verified))
    if last.key:
        yield ConsoleFact(say(words.VERIFIED_BY), last.key[:4].hex())
    for wrong in last.wrong[:_WRONG_SHOWN]:
        yield ConsoleFact(wrong.journal, wrong.said)
    if len(last.wrong) > _WRONG_SHOWN:
        yield ConsoleFact("", f"+ {len(last.wrong) - _WRONG_SHOWN}")


def verified_state(verified: LastVerified) -> str:
    """Return the last result of the nightly verifier in a word or two."""
    last = verified.result
    if last is None:
        return say(words.NEVER)
    if not last.is_signed:
        return say(words.NOT_AS_SIGNED)
    if not last.is_trusted:
        return say(words.STRANGER)
    return say(words.WHOLE if last.is_whole else words.NOT_WHOLE)


def verified_line(verified: LastVerified) -> ConsoleFact:
    """Return the last result of the nightly verifier as it is shown below the calls."""
    said = verified_state(verified)
    if verified.result is not None:
        when = words.VERIFIED_AT.fill(time=f"{verified.result.at.astimezone():%H:%M}", n=verified.age_ms // 3_600_000)
        said = f"{said} · {say(when)}"
    return ConsoleFact(say(words.VERIFIED), said)


def outcome(call: CallAtTable) -> str:
    """Return the word for the dealer's action for the wager."""
    return say(RESULT_DOES[Does(call.does)]) if call.does else ""
