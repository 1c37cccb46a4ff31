"""The rows of the night, and their calculation from its figures."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from kiosk.bank import (
    Dates,
    NightLine,
    TableNight,
    night_lines,
    over_of,
    shares_of,
    short_of,
    to_explain,
    unfinished_parts,
    was_dealt,
)
from kiosk.core.dates import DAY_OF_YEAR, MONTHS, day_words, moment_words
from kiosk.core.money import Cents, money
from kiosk.core.text import Text, clauses, listed
from kiosk.events import HandSettled
from kiosk.journal import Event
from ui.vm.controls.words import say
from ui.vm.pages.books import words
from ui.vm.pages.books.look import EVENTS_SHOWN, BooksLook, NightRow, ShareRow, SideLine, SignedLine, SlipMark


def has_happened(night: TableNight) -> bool:
    """Return whether a night has anything to show: a table that was not opened must be counted, too."""
    return was_dealt(night) or bool(night.slips or night.boxes) or night.lacks_count


def worst_of(nights: Sequence[TableNight]) -> TableNight | None:
    """Return the night with the largest difference, the first one if none has any."""

    def weight(night: TableNight) -> tuple[bool, bool, Cents]:
        open_ = bool(to_explain(night))
        return open_, not night.is_whole, over_of(night) + short_of(night)

    return max(nights, key=weight, default=None)


def night_row(night: TableNight, *, chosen: bool) -> NightRow:
    """Return the figures of a table, with its difference, or a mark."""
    over, short = over_of(night), short_of(night)
    lines = [f"+{_figure(over)}"] if over else []
    lines += [_figure(-short)] if short else []
    if not night.is_whole:
        lines.append(_figure(night.off))
    is_changed = night.signature is not None and bool(night.signature.changed)
    lacks = bool(to_explain(night) or unfinished_parts(night) or night.faults) or is_changed
    return NightRow(
        night.table, night.table, _figure(night.opener), _or_dash(night.fills), _or_dash(night.credits),
        _or_dash(night.drop), _figure(night.closer), _figure(night.win), _figure(night.hands_say),
        " ".join(lines) or ("!" if lacks else "✓"), note=_rake_note(night), wrong=lacks,
        explained=bool(lines) and not lacks, chosen=chosen,
    )  # fmt: skip


def _rake_note(night: TableNight) -> str:
    """Return the hands of a table that takes a rake, its rake, and the parts of it; "" for another table."""
    if not night.raked:
        return ""
    parts = ((words.RAKE, night.rake), (words.PROMOTION, night.promotion), (words.BAD_BEAT, night.bad_beat))
    amounts = (say(words_.fill(amount=money(cents))) for words_, cents in parts if cents or words_ is words.RAKE)
    return " · ".join((say(words.HANDS_OF.fill(n=night.hands)), *amounts))


def tables_note(nights: Sequence[TableNight]) -> str:
    """Return how many tables were dealt for a charity, and how many of them took a rake."""
    raked = sum(bool(night.raked) for night in nights)
    tables = say(words.TABLES_OF.fill(n=len(nights)))
    return f"{tables} · {say(words.WITH_RAKE.fill(n=raked))}" if raked else tables


def total_row(key: str, nights: Sequence[TableNight]) -> NightRow:
    """Return the sums of some tables. Over and short are two figures."""
    over, short = sum(map(over_of, nights)), sum(map(short_of, nights))
    both = [f"+{_figure(over)}"] if over else []
    both += [_figure(-short)] if short else []
    is_open = any(map(to_explain, nights))

    def total(name: str) -> str:
        return _figure(sum(getattr(night, name) for night in nights))

    return NightRow(
        key, say(words.TOTAL), total("opener"), total("fills"), total("credits"), total("drop"), total("closer"),
        total("win"), total("hands_say"), " ".join(both), kind="total", wrong=is_open,
        explained=bool(both) and not is_open,
    )  # fmt: skip


def percents(nights: Iterable[TableNight]) -> tuple[str, str]:
    """Return the percentages of the shares of the state and of a charity, which are those of the gaming day."""
    for night in nights:
        if night.charity is not None and night.charity.name:
            return f"{night.charity.state}%", f"{night.charity.charity}%"
    return "", ""


def share_rows(by_charity: Mapping[str, Sequence[TableNight]]) -> list[ShareRow]:
    """Return the shares of the win of each charity's tables, and of all."""
    found, sums = list[ShareRow](), [0, 0, 0, 0, 0]
    for name, nights in sorted(by_charity.items()):
        parts = [shares_of(night, night.charity) for night in nights if night.charity is not None and name]
        win, deposit = sum(night.win for night in nights), sum(night.deposit for night in nights)
        state, charity = sum(part[0] for part in parts), sum(part[1] for part in parts)
        figures = (win, state, charity, win - state - charity, deposit)
        sums = [was + more for was, more in zip(sums, figures, strict=True)]
        found.append(_share_row(name or say(words.NO_CHARITY), figures))
    return [*found, replace(_share_row(say(words.TONIGHT), sums), total=True)]


def _share_row(name: str, figures: Sequence[Cents]) -> ShareRow:
    win, state, share, house, deposit = map(money, figures)
    return ShareRow(name, win, state, share, house, deposit)


def _figure(cents: Cents) -> str:
    """Return an amount of a row of the table, whose heads say that all of them are dollars."""
    return money(cents).replace("$", "")


def _or_dash(cents: Cents) -> str:
    return _figure(cents) if cents else "–"


def with_month(shown: BooksLook, night: TableNight) -> BooksLook:
    """Return the page with the differences of the month up to a night, and the limit from which a notice is due."""
    month, limit = night.month, night.variance
    if month is None or limit is None:
        return shown
    here = over_of(night) + short_of(night)
    before, today = month.over_before + month.short_before, month.over + month.short
    whole = max(month.total, limit.limit) or 1
    left = limit.limit - month.total
    is_wrong = month.total >= limit.limit
    note = words.MONTH_LEFT.fill(limit=money(limit.limit), left=money(left))
    if is_wrong:
        note = words.MONTH_NOTICE.fill(limit=money(limit.limit))
    return replace(
        shown,
        month_title=say(words.MONTH.fill(month=MONTHS[night.span.day.month - 1], year=night.span.day.year)),
        month_total=money(month.total),
        month_parts=(before / whole, (today - here) / whole, here / whole),
        month_note=say(words.MONTH_PARTS.fill(before=money(before), today=money(today))),
        month_left=say(note),
        month_wrong=is_wrong,
    )


def with_slips(shown: BooksLook, night: TableNight) -> BooksLook:
    """Return a look with each slip of a table in its order, including those that are missing."""
    missing, is_open = set(night.missing_slips), {slip.slip for slip in night.open_slips}
    kinds = {slip.slip: "void" if slip.status == "void" else "done" for slip in night.slips if slip.slip}
    kinds |= dict.fromkeys(is_open - {0}, "open") | dict.fromkeys(missing, "missing")
    parts = []
    if missing:
        parts.append(say(words.SLIPS_MISSING.fill(numbers=listed(sorted(missing)))))
    if night.open_slips:
        parts.append(say(words.SLIPS_OPEN.fill(n=len(night.open_slips))))
    if void := sum(kind == "void" for kind in kinds.values()):
        parts.append(say(words.SLIPS_VOID.fill(n=void)))
    if kinds and not missing:
        parts.insert(0, say(words.SLIP_RANGE.fill(first=min(kinds), last=max(kinds))))
    return replace(
        shown,
        slips_title=say(words.SLIPS.fill(table=night.table)),
        slips_note=say(clauses(parts)) or say(words.NO_SLIPS),
        slips_wrong=bool(missing or night.open_slips),
        slips=tuple(SlipMark(str(number), kinds[number]) for number in sorted(kinds)),
    )


def closer_lines(night: TableNight) -> Iterator[SignedLine]:
    """Yield who has signed for the closer of a table, and who has counted its drop boxes."""
    last = next((shift for shift in reversed(night.shifts) if shift.what != "opener"), None)
    is_counted = night.ended == "counted" and last is not None
    closer = (last.floor, last.dealer) if is_counted and last is not None else ("", "")
    if not night.closed_on:  # The night of that day has the closer.
        yield SignedLine(say(words.CLOSER_FLOOR.fill(table=night.table)), closer[0])
        yield SignedLine(say(words.CLOSER_DEALER.fill(table=night.table)), closer[1])
    for box in night.boxes:
        yield SignedLine(say(words.BOX_COUNTED.fill(box=box.number)), " + ".join(box.counters))


def signature_lines(night: TableNight, many: int) -> Iterator[SignedLine]:
    """Yield the signers of the present night, a line for each of `many` signatures."""
    signature = night.signature
    if signature is None:
        return
    signed = signature.signed if signature.holds else ()
    for nth in range(max(many, len(signed))):
        who = f"{signed[nth][1]} {_clock(signature.at_ms)}" if nth < len(signed) else ""
        yield SignedLine(say(words.NIGHT_SECOND if nth else words.NIGHT_FIRST), who)


def lines_of(night: TableNight) -> tuple[NightLine, ...]:
    """Return the lines of a night with moments and days as the house reads them. Its files have them by ISO 8601."""
    return night_lines(night, Dates(_moment, lambda day: say(day_words(day))))


def explained_lines(night: TableNight) -> Iterator[SideLine]:
    """Yield each explained difference, with its explanation."""
    for line in lines_of(night):
        known = night.explanation(line.key, line.cents or 0) if line.is_explained else None
        if known is not None:
            value = "" if line.cents is None else money(line.cents)
            yield SideLine(f"{night.table} · {line.item}: {known.reason} ({known.who})", value)


def hands_of(night: TableNight) -> tuple[int, int]:
    """Return the last hands before the first difference of a count that nobody has explained; (0, 0) for none."""
    open_ = {line for line, _ in to_explain(night)}
    found = (each.hands for each in night.differences if f"count/{each.seq}" in open_)
    first, last = next(found, (0, 0))
    return max(first, last - EVENTS_SHOWN + 1), last


def sees_words(night: TableNight) -> Text | str:
    first, last = hands_of(night)
    return words.SEE_HANDS.fill(n=last - first + 1) if last else ""


def hand_line(event: Event) -> SideLine:
    what = event.of(HandSettled)
    label = words.HAND.fill(hand=event.hand, at=_clock(event.at_ms), dealer=event.actor)
    return SideLine(say(label), money(what.house_net))


def _clock(at_ms: int) -> str:
    return f"{datetime.fromtimestamp(at_ms / 1000).astimezone():%H:%M}"


def _moment(at_ms: int) -> str:
    """Return a moment of the night, "Nov 29, 23:42"; the page says which year."""
    return say(moment_words(at_ms, DAY_OF_YEAR))
