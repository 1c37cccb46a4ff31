"""The night of a table as lines to print, as CSV, and as a ledger that `bean-check` accepts."""

import csv
import io
from collections.abc import Callable, Iterator
from datetime import date, datetime
from typing import Final, NamedTuple

from kiosk.bank.accounts import Account, AccountKind
from kiosk.bank.charities import shares_of
from kiosk.bank.night import TableNight
from kiosk.bank.night_rows import BetweenTables, FoundDifference, NightSlip
from kiosk.bank.variances import ErrorNotice, VarianceLimit, error_notices
from kiosk.core.money import Cents
from kiosk.core.spreadsheet import BYTE_ORDER_MARK, words_cell

UNEXPLAINED: Final = "unexplained"
NOT_SIGNED: Final = "Not signed"
OF_MONTH: Final = "Differences of the month"
_OF_COUNT: Final = (AccountKind.COUNT_ROOM, AccountKind.RAKE, AccountKind.OVER_SHORT)
_BEAN_NAMES: Final = {
    AccountKind.RACK: "Assets:Rack",
    AccountKind.TRANSIT: "Assets:Transit",
    AccountKind.RAKE: "Assets:Rake",
    AccountKind.CAGE: "Assets:Cage",
    AccountKind.FELT: "Income:Hands",
    AccountKind.STACK: "Income:Hands",
    AccountKind.POT: "Income:Hands",
    AccountKind.PLAYERS: "Income:Hands",
    AccountKind.DROP: "Assets:Drop",
    AccountKind.COUNT_ROOM: "Assets:CountRoom",
    AccountKind.COUPONS: "Expenses:Coupons",
    AccountKind.TIPS: "Income:Hands",
    AccountKind.CASH_OUTS: "Assets:CashOuts",
    AccountKind.CARRIED: "Assets:Carried",
    AccountKind.TABLES: "Assets:Tables",
    AccountKind.OVER_SHORT: "Expenses:OverShort",
}


class NightLine(NamedTuple):
    """A line of the night. `cents` is None if there is no amount; `is_wrong` marks a line that must be checked.

    A line with a `key` must be explained before the night is signed. It stays wrong once it `is_explained`.
    """

    item: str
    cents: Cents | None
    note: str = ""
    is_wrong: bool = False
    key: str = ""
    is_explained: bool = False


def _iso(at_ms: int) -> str:
    """Return a moment, in ms since 1970, in the house's time zone with its offset: 2026-11-21 14:14-05:00."""
    at = datetime.fromtimestamp(at_ms / 1000).astimezone()
    return f"{at:%Y-%m-%d %H:%M}{at.isoformat()[-6:]}"


class Dates(NamedTuple):
    """The forms in which lines have moments, in ms since 1970, and days."""

    moment: Callable[[int], str]
    day: Callable[[date], str]


ISO: Final = Dates(_iso, date.isoformat)


def night_lines(night: TableNight, dates: Dates = ISO) -> tuple[NightLine, ...]:
    """Return the lines of a night. No line adds up amounts over and amounts short."""
    return tuple(_lines(night, dates))


def _lines(night: TableNight, dates: Dates) -> Iterator[NightLine]:
    for name, what in night.faults:
        yield NightLine(name, None, what, is_wrong=True)
    is_opened = night.is_dealt
    if not is_opened:
        yield NightLine("Not opened", None, "No opening, no closing and no hand on this gaming day.")
    if night.lacks_count:
        yield NightLine(
            "Not counted", None, "Nobody has counted this rack. Two people must count it and sign.", is_wrong=True
        )
    yield NightLine("Opener" if night.began == "counted" else "Rack at the beginning", night.opener, night.began)
    yield NightLine("Fills", night.fills)
    yield NightLine("Credits", night.credits)
    later = f", counted at the closing of {dates.day(date.fromisoformat(night.closed_on))}" if night.closed_on else ""
    yield NightLine("Closer" if night.ended == "counted" else "Rack at the end", night.closer, night.ended + later)
    is_missing = is_opened and night.ended != "counted" and not night.closed_on
    if is_missing:
        yield NightLine("No closer", None, "The rack was not counted at the end of the gaming day.", is_wrong=True)
    yield from _drop_lines(night, dates)
    moves = (("from tables", night.from_tables), ("to tables", night.to_tables))
    for name, cents in moves:
        if cents:
            yield NightLine(f"Chips {name}", cents, "other tables of the house")
    outs = "".join(f" {'+' if name == 'to tables' else '-'} {name}" for name, cents in moves if cents)
    outs += " - cash-outs" if night.cash_outs else ""
    yield NightLine("Win", night.win, f"drop + closer + credits - opener - fills{outs}")
    yield NightLine("Result of the hands", night.hands_say, _hands(night.hands))
    if night.ends_ms is not None and night.last_hand_ms >= night.ends_ms:
        began, ended = dates.moment(night.last_hand_ms), dates.moment(night.ends_ms)
        note = f"hand {night.last_hand} began {began}, and the gaming day ended {ended}"
        yield _difference(night, dates, f"late/{night.last_hand}", "Dealt after the end", None, note)
    if night.rake:
        yield NightLine("Rake", night.rake, "is in the drop box")
    if night.promotion:
        yield NightLine("Promotion drop", night.promotion, "of the rake: for promotions of the players")
    if night.bad_beat:
        yield NightLine("Bad-beat pool", night.bad_beat, "of the rake: for the players")
    if night.cash_outs:
        yield NightLine("Cash-outs", night.cash_outs, "cash of the cage for chips at the table")
    for name, cents in (("Carried in", night.carried_in), ("Carried out", night.carried_out)):
        if cents:
            yield NightLine(name, cents, "chips of players, from or to another table")
    if night.carried_off:
        note = "of tables whose journals are here"
        yield _difference(night, dates, "carried", "Carried in, less out, at all tables", night.carried_off, note)
    if night.coupons:
        yield NightLine("Coupons", night.coupons, "chips for coupons: they are in the hands, and not in the drop")
    if night.tips:
        yield NightLine("Tips", night.tips, "from players; not in the rack")
    if night.cage_paid:
        yield NightLine("Paid by the cage", night.cage_paid)
    for paid in night.elsewhere:
        by = f"check {paid.check}" if paid.by == "check" else "the cage"
        note = f"hand {paid.hand}, seat {paid.seat}; signed by {paid.floor} (floor)"
        yield NightLine(f"Payout by {by}", paid.cents, note)
    for found in night.differences:
        name = "Over" if found.cents > 0 else "Short"
        at_opener = "" if found in night.after_opener else ", before this night"
        item = f"{name} at the {found.counted}{at_opener}"
        yield _difference(night, dates, f"count/{found.seq}", item, found.cents, _between(found, dates))
    yield from _notice_lines(night, dates)
    yield from _player_lines(night)
    if not night.is_whole:
        yield NightLine("Does not add up", night.off, "The events of this night are not complete.", is_wrong=True)
    yield from _charity_lines(night)
    for slip in night.slips:
        is_open = slip in night.open_slips
        yield NightLine(_slip_name(slip), slip.cents, _slip_note(slip), is_wrong=is_open)
    yield from _on_way_lines(night, dates)
    yield from (_between_line(night, dates, found) for found in night.between)
    for number in night.missing_slips:
        yield _difference(night, dates, f"missing/{number}", f"Slip {number}", None, "is missing")
    for shift in night.shifts:
        game = f" for {shift.game}" if shift.game else ""
        yield NightLine(
            f"{shift.what.capitalize()}{game}", shift.cents,
            f"{dates.moment(shift.at_ms)}, signed by {shift.floor} (floor) and {shift.dealer} (dealer)",
        )  # fmt: skip
    yield from _signature_lines(night, dates)


def _difference(night: TableNight, dates: Dates, key: str, item: str, cents: Cents | None, note: str) -> NightLine:
    known = night.explanation(key, cents or 0)
    if known is None:
        said = note if cents is None else f"{UNEXPLAINED}: {note}"
        return NightLine(item, cents, said, is_wrong=True, key=key)
    said = f"explained by {known.who} {dates.moment(known.at_ms)}: {known.reason}; {note}"
    return NightLine(item, cents, said, is_wrong=True, key=key, is_explained=True)


def _signature_lines(night: TableNight, dates: Dates) -> Iterator[NightLine]:
    """Yield the signers of the night, and the figures that have changed since."""
    signature = night.signature
    if signature is None:
        return
    if not signature.signed:
        yield NightLine(NOT_SIGNED, None, "Nobody has signed for this night.", is_wrong=True)
        return
    signed = " and ".join(f"{who} ({duty})" for duty, who in signature.signed)
    said = f"{dates.moment(signature.at_ms)} by {signed}; figures {signature.digest[:32]}"
    if signature.holds:
        yield NightLine("Signed", None, said)
        return
    changed = ", ".join(
        f"{_signed_name(name, dates)} {now or 'none'}, was {was or 'none'}" for name, was, now in signature.changed
    )
    yield NightLine("Changed after the signature", None, f"signed {said}; now {changed}: sign again", is_wrong=True)


def _signed_name(name: str, dates: Dates) -> str:
    """Return the name of a signed figure; that of a drop box ends with the milliseconds at which it was put in."""
    head, since, at_ms = name.partition(" since ")
    return f"{head}{since}{dates.moment(int(at_ms))}" if since and at_ms.isdigit() else name


def _hands(count: int) -> str:
    return "1 hand" if count == 1 else f"{count} hands"


def _notice_lines(night: TableNight, dates: Dates) -> Iterator[NightLine]:
    if night.variance is not None:
        for notice in error_notices(night.span.day, night.found_alone, night.variance):
            yield notice_line("Error notice", notice, night.variance, dates)
    if night.month is not None and night.variance is not None:
        month, limit = night.month, night.variance.limit
        note = (
            f"all tables; before this day over {amount_text(month.over_before)}, "
            f"short {amount_text(month.short_before)}; on it over {amount_text(month.over)}, "
            f"short {amount_text(month.short)}; together {amount_text(month.total)} of {amount_text(limit)}"
        )
        yield NightLine(OF_MONTH, None, note, is_wrong=month.total >= limit)


def _player_lines(night: TableNight) -> Iterator[NightLine]:
    """Yield the cash of each player from the limit of the log on. A player has a number here, and no name."""
    limit = night.cash
    for player in night.players if limit is not None else ():
        assert limit is not None
        cash = max(player.in_, player.out)
        if limit.log is None or cash < limit.log:
            continue
        who = f"Player {player.player}" if player.player else f"Seat {player.seat}, player not named"
        note = f"cash in {amount_text(player.in_)}, out {amount_text(player.out)}"
        is_due = cash > limit.notice
        due = f"; more than {amount_text(limit.notice)}: a notice is due" if is_due else ""
        yield NightLine(who, None, f"{note}{due}", is_wrong=is_due or not player.player)


def notice_line(item: str, notice: ErrorNotice, limit: VarianceLimit, dates: Dates = ISO) -> NightLine:
    """Return the line of an error notice: the amounts over and short, and the day on which the notice is due."""
    found = f"over {amount_text(notice.over)}, short {amount_text(notice.short)}"
    has_copy = 0 < limit.copy_limit <= notice.over + notice.short
    copy = f"; {amount_text(limit.copy_limit)} or more: a copy to the regulator" if has_copy else ""
    note = f"{found}, {notice.why} {amount_text(limit.limit)} or more: report by {dates.day(notice.due)}{copy}"
    return NightLine(item, notice.over - notice.short if notice.why == "alone" else None, note, is_wrong=True)


def _drop_lines(night: TableNight, dates: Dates) -> Iterator[NightLine]:
    """Yield the drop and its boxes. A box that is not counted, or not as it was entered, must be looked at."""
    is_counted = all(box.is_counted for box in night.boxes)
    yield NightLine("Drop", night.drop, "counted" if is_counted else "not all counted: uncounted boxes as entered")
    for box in night.boxes:
        signed = " and ".join(box.signed)
        entered = f"entered {amount_text(box.entered)}"
        if box.also_at:
            note = f"table {', '.join(box.also_at)} had a box with this number, too: check both numbers"
            yield NightLine(f"Number of drop box {box.number}", None, note, is_wrong=True)
        if not box.removed:
            yield NightLine(f"Drop box {box.number}", box.entered, "still in the table, not counted", is_wrong=True)
        elif box.counted_on:
            day = dates.day(date.fromisoformat(box.counted_on))
            yield NightLine(f"Drop box {box.number}", box.entered, f"as entered; counted with the night of {day}")
        elif box.counted is None:
            note = f"not counted; taken out {dates.moment(box.removed_ms)}, signed by {signed}"
            yield NightLine(f"Drop box {box.number}", box.entered, note, is_wrong=True)
        else:
            counters = " and ".join(box.counters)
            yield NightLine(f"Drop box {box.number}", box.counted, f"{entered}; counted by {counters}")
            if off := box.counted - box.entered:
                note = (
                    f"in the table {dates.moment(box.since_ms)} to {dates.moment(box.removed_ms)}, signed by {signed}"
                )
                item = f"{'Over' if off > 0 else 'Short'} in drop box {box.number}"
                yield _difference(night, dates, f"box/{box.removed}", item, off, note)
    if night.boxes:
        left = [box.number for box in night.boxes if not box.is_counted]
        note = f"without drop box {', '.join(map(str, left))}" if left else "bills of the counted drop boxes"
        yield NightLine("Deposit", night.deposit, note, is_wrong=bool(left))
    if night.carried:
        yield NightLine("Entered before this night", night.carried, "in these boxes; not in the drop of this night")
    if night.unentered:
        yield NightLine("In a drop box without a number", night.unentered, "Enter the number.", is_wrong=True)


def _charity_lines(night: TableNight) -> Iterator[NightLine]:
    charity = night.charity
    if charity is None:
        return
    if not charity.name:
        if night.is_dealt:
            yield NightLine("No charity", None, "This table was dealt for no charity.", is_wrong=True)
        return
    signed = f"signed by {' and '.join(charity.signed)}"
    was = f", was {charity.was}" if charity.was else ""
    why = f"; {charity.reason}{was}" if charity.reason else ""
    state, share = shares_of(night, charity)
    base = "buy-ins" if charity.is_of_buy_ins else "win"
    yield NightLine(f"Charity: {charity.name}", None, f"{signed}{why}")
    yield NightLine("Share of the state", state, f"{charity.state}% of the {base}")
    yield NightLine("Share of the charity", share, f"{charity.charity}% of the win")


def _between(found: FoundDifference, dates: Dates) -> str:
    first, last = found.hands
    hands = f"hands {first} to {last}" if last > first else f"hand {first}" if first else "no hand"
    slips = f", slips {', '.join(map(str, found.slips))}" if found.slips else ", no slip"
    since = f"since the {found.since} of {dates.moment(found.since_ms)}" if found.since else "since the first count"
    signed = " and ".join(found.signed)
    return f"{since}, {hands}{slips}; counted {dates.moment(found.at_ms)}, signed by {signed}"


def _slip_name(slip: NightSlip) -> str:
    number = f"slip {slip.slip}" if slip.slip else f"request {slip.number}"
    name = {"out": f"Transfer to {slip.table}", "in": f"Transfer from {slip.table}"}.get(slip.direction)
    return f"{name or slip.direction.capitalize()}, {number}"


def _on_way_lines(night: TableNight, dates: Dates) -> Iterator[NightLine]:
    """Yield the difference between the counts of two people for chips on their way, with both slips and the signers."""
    slips = {slip.slip: slip for slip in night.slips if slip.slip}
    for slip in night.slips:
        was = slips.get(slip.replaces)
        if was is None:
            continue
        off = slip.cents - was.cents
        name = "Over" if off > 0 else "Short" if off else "Other chips"
        sent = ", ".join(f"{who} ({duty})" for duty, who in was.sent)
        counted = ", ".join(f"{who} ({duty})" for duty, who in slip.signed)
        note = (
            f"sent {amount_text(was.cents)} with slip {was.slip}, signed by {sent}; "
            f"counted {amount_text(slip.cents)}, slip {slip.slip}, signed by {counted}"
        )
        yield _difference(
            night, dates, f"way/{was.slip}", f"{name} on the way, {slip.direction} slip {was.slip}", off, note
        )


def _between_line(night: TableNight, dates: Dates, found: BetweenTables) -> NightLine:
    """Return the line of a transfer in both journals: the received amount less the sent one, 0 if both agree."""
    sent, received = (None if cents is None else amount_text(cents) for cents in (found.sent, found.received))
    note = f"{found.source} sent {sent or '-'}, {found.target} received {received or '-'}"
    note += f"; {found.why}" if found.why else ""
    off = (found.received or 0) - (found.sent or 0)
    item = f"Transfer with slip {', '.join(map(str, found.slips))} of {found.source}"
    if found.why and not found.is_pending:
        return _difference(night, dates, f"between/{found.source}/{found.slips[0]}", item, off, note)
    return NightLine(item, off, note, is_wrong=found.is_pending)


def _slip_note(slip: NightSlip) -> str:
    signed = ", ".join(f"{who} ({duty})" for duty, who in slip.signed)
    why = f": {slip.why}" if slip.why else ""
    return f"{slip.status}{why}; signed by {signed}"


def amount_text(cents: Cents, *, points: bool = False) -> str:
    """Return an amount as a figure, 1234.50; points have no cents."""
    return str(cents) if points else f"{'-' if cents < 0 else ''}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def night_csv(night: TableNight, *, points: bool = False) -> str:
    """Return the lines of a night as CSV that a spreadsheet opens as it is, with a header row.

    It begins with a byte order mark. Dates are ISO 8601, and amounts have a decimal point.
    """
    out = io.StringIO()
    out.write(BYTE_ORDER_MARK)
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("table", "gaming_day", "item", "amount", "note", "look_at"))
    for line in night_lines(night):
        amount = "" if line.cents is None else amount_text(line.cents, points=points)
        look_at = "explained" if line.is_explained else "yes" if line.is_wrong else ""
        words = (words_cell(night.table), night.span.day.isoformat(), words_cell(line.item))
        writer.writerow((*words, amount, words_cell(line.note), look_at))
    return out.getvalue()


def night_beancount(night: TableNight, *, points: bool = False) -> str:
    """Return a night as a ledger: the balance of each account at the beginning, and its moves."""
    unit, day = ("POINT" if points else "USD"), night.span.day.isoformat()
    before, now = _by_name(night, was=True), _by_name(night, was=False)
    is_counted = any(box.counted is not None for box in night.boxes)
    counted = {f"Assets:Counted:{night.table.upper()}"} if is_counted else set()
    of_count = {_bean_name(night.table, kind) for kind in _OF_COUNT} if is_counted else set()
    owed = tuple(_owed_to_players(night))
    names = sorted({
        *before, *now, _bean_name(night.table, AccountKind.RACK), *counted, *of_count, *(name for name, _ in owed),
    })  # fmt: skip
    lines = [f'option "title" "{night.table}, gaming day {day}"', f'option "operating_currency" "{unit}"', ""]
    lines += [f"{day} open {name} {unit}" for name in names]
    if any(before.values()):
        lines += ["", f'{day} * "Balances when the gaming day began"']
        lines += [f"  {name}  {amount_text(cents, points=points)} {unit}" for name, cents in before.items() if cents]
    moved = {name: now.get(name, 0) - before.get(name, 0) for name in names}
    if any(moved.values()):
        lines += ["", f'{day} * "The gaming day" "{night.hands} hands, {len(night.slips)} slips"']
        lines += [f"  {name}  {amount_text(cents, points=points)} {unit}" for name, cents in moved.items() if cents]
    if owed:
        lines += ["", f'{day} * "Of the rake, for the players"']
        lines += [f"  {name}  {amount_text(cents, points=points)} {unit}" for name, cents in owed]
    lines += _counted_boxes(night, unit, points=points)
    for line in night_lines(night):
        if line.is_wrong:
            amount = "" if line.cents is None else f" {amount_text(line.cents, points=points)}"
            words = _quoted(f"{line.item}{amount}: {line.note}")
            lines += ["", f"{day} note {_bean_name(night.table, AccountKind.RACK)} {words}"]
    return "\n".join(lines) + "\n"


def _owed_to_players(night: TableNight) -> Iterator[tuple[str, Cents]]:
    for pool, cents in (("Promotions", night.promotion), ("BadBeat", night.bad_beat)):
        if cents:
            yield f"Expenses:{pool}:{night.table.upper()}", cents
            yield f"Liabilities:{pool}:{night.table.upper()}", -cents


def _quoted(words: str) -> str:
    """Return words as a string of Beancount, which no quotation mark or line end in them closes."""
    plain = "".join(char if char.isprintable() else " " for char in words)
    return '"' + plain.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _counted_boxes(night: TableNight, unit: str, *, points: bool) -> Iterator[str]:
    """Yield the transaction of each posted box: the entered amount is reversed, and the counted amount is booked."""
    day = night.span.day.isoformat()
    for box in night.boxes:
        if box.counted is not None:
            entries = (
                (f"Assets:Counted:{night.table.upper()}", box.counted),
                (_bean_name(night.table, AccountKind.COUNT_ROOM), -box.entered + box.rake),
                (_bean_name(night.table, AccountKind.RAKE), -box.rake),
                (_bean_name(night.table, AccountKind.OVER_SHORT), box.entered - box.counted),
            )
            counters = " and ".join(box.counters)
            yield from ("", f"{day} * {_quoted(f'Drop box {box.number}')} {_quoted(f'counted by {counters}')}")
            yield from (f"  {name}  {amount_text(cents, points=points)} {unit}" for name, cents in entries if cents)


def _by_name(night: TableNight, *, was: bool) -> dict[str, Cents]:
    found: dict[str, Cents] = {}
    balances = (night.before if was else night.ledger).balances
    for account, cents in balances.items():
        name = _account_name(night.table, account)
        found[name] = found.get(name, 0) + cents
    return found


def _account_name(table: str, account: Account) -> str:
    if account.kind is AccountKind.RACK:
        return f"{_bean_name(table, account.kind)}:C{account.of}"
    return _bean_name(table, account.kind)


def _bean_name(table: str, kind: AccountKind) -> str:
    return f"{_BEAN_NAMES[kind]}:{table.upper()}"
