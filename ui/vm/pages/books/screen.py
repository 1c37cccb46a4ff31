"""The view-model of the page with the nights, the count room, the charities, and the reports of a house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from operator import attrgetter
from pathlib import Path
from typing import Any, Final, Protocol

from PySide6.QtCore import Property, QObject

from kiosk.bank import (
    NOT_SIGNED,
    OF_MONTH,
    NightBox,
    TableNight,
    over_of,
    short_of,
    to_explain,
    unfinished_parts,
)
from kiosk.core.errors import KioskError, Refused
from kiosk.core.money import Cents, money
from kiosk.core.text import Text
from kiosk.events import BoxPosted
from kiosk.journal import Event
from kiosk.reports import (
    QUESTIONS,
    GroupBy,
    HouseReport,
    answers,
    question,
    value_text,
)
from kiosk.staff import Person, Staff
from ui.vm.controls.letters import ACCENTS, DIGITS, LETTERS
from ui.vm.controls.page import Page
from ui.vm.controls.pin import PinAsked, PinEntry, SigningPad
from ui.vm.controls.view import in_qml, touch
from ui.vm.controls.words import day_words, say
from ui.vm.pages.books import words
from ui.vm.pages.books.rows import (
    EVENTS_SHOWN,
    BooksKey,
    BooksLook,
    BooksRow,
    CashOfPlayer,
    NightRow,
    SideLine,
    bar_key,
    bars_of,
    closer_lines,
    event_words,
    explained_lines,
    figure,
    hand_line,
    hands_of,
    has_happened,
    lines_of,
    or_dash,
    player_row,
    rake_note,
    sees_words,
    share_rows,
    signature_lines,
    tables_note,
    time_words,
    total_row,
    with_month,
    with_slips,
    worst_of,
)
from ui.window.working import Working

REPORT_DAYS: Final = 30
_MAX_COUNT: Final = 9_999
_MAX_TYPED: Final = 60


class CountOutcome(Protocol):
    """The outcome of a count, as the count room returns it."""

    @property
    def cents(self) -> Cents: ...
    @property
    def posted(self) -> BoxPosted | None: ...
    @property
    def differs(self) -> bool: ...


class Books(Protocol):
    """The books of a house, as `kiosk.app.house.books.HouseBooks` keeps them."""

    staff: Staff

    def today(self) -> date: ...
    def nights(self, day: date) -> tuple[tuple[TableNight, ...], tuple[TableNight, ...], tuple[Text, ...]]: ...
    def explain(self, night: TableNight, line: str, reason: str, signature: tuple[str, str]) -> None: ...
    def refuse_unfinished(self, night: TableNight) -> None: ...
    def sign(self, nights: Sequence[TableNight], signatures: Sequence[tuple[str, str]]) -> None: ...
    def night_signers(self, day: date) -> tuple[tuple[Person, ...], ...]: ...
    def hands(self, table: str, first: int, last: int) -> tuple[Event, ...]: ...
    def write(self, nights: Sequence[TableNight]) -> Path: ...
    def waiting(self) -> tuple[tuple[str, NightBox], ...]: ...
    def values(self, table: str) -> tuple[tuple[Cents, ...], tuple[Cents, ...]]: ...
    def counters(self) -> tuple[Person, ...]: ...
    def count(
        self, table: str, box: int, signature: tuple[str, str], bills: Mapping[Cents, int], chips: Mapping[Cents, int]
    ) -> CountOutcome: ...
    def assigned(self, day: date) -> dict[str, str]: ...
    def charities(self) -> tuple[str, ...]: ...
    def assigners(self) -> tuple[Person, ...]: ...
    def assign(
        self, table: str, day: date, charity: str, signatures: tuple[tuple[str, str], tuple[str, str]], reason: str
    ) -> None: ...
    def logs_cash(self, day: date) -> bool: ...
    def players(self, day: date, nights: Sequence[TableNight]) -> tuple[CashOfPlayer, ...]: ...
    def reports(self, first: date, last: date) -> tuple[Mapping[GroupBy, HouseReport], tuple[Text, ...]]: ...
    def events(self, events: Sequence[tuple[str, int]]) -> tuple[tuple[tuple[str, Event], ...], tuple[Text, ...]]: ...


@in_qml
class BooksScreen(Page[BooksLook]):
    """The nights, the count room, the charities, and the reports. Long work is done in a thread by `working`."""

    signPad = Property(SigningPad, fget=attrgetter("signing"), constant=True)

    def __init__(self, books: Books, parent: QObject | None = None, *, working: Working | None = None) -> None:
        super().__init__(parent)
        self._books = books
        self._working = working or Working(self)
        self._entry = PinEntry()
        self.signing = SigningPad(
            self, self._entry, self._asked, signs=self.sign, digits=books.staff.digits, last=books.staff.last_signers,
            drop=self._drop_first,
        )  # fmt: skip
        self._tab, self._day = "night", books.today()
        self._nights: tuple[TableNight, ...] | None = None
        self._before: tuple[TableNight, ...] = ()
        self._damaged: tuple[Text, ...] = ()
        self._table = ""
        self._all_reports: Mapping[GroupBy, HouseReport] | None = None
        self._unsound: tuple[Text, ...] = ()  # Damage of the journals of the reports.
        self._by, self._question = GroupBy.TABLE, QUESTIONS[0].key
        self._bar = ""
        self._events: tuple[tuple[str, Event], ...] = ()
        self._altered: tuple[Text, ...] = ()  # Faults of these events.
        self._boxes: tuple[tuple[str, NightBox], ...] | None = None
        self._box: tuple[str, NightBox] | None = None
        self._counts: dict[str, int] = {}
        self._value = ""
        self._typing, self._typed, self._letters = "", "", LETTERS
        self._charity, self._reason = "", ""
        self._signs = False
        self._first: tuple[str, str] | None = None
        self._line = ""  # The difference that is being explained.
        self._hands: tuple[Event, ...] | None = None
        self._read()

    # ------------------------------------------------------------------------------------------------ reading

    def _read(self) -> None:
        """Read the contents of the tab, in a thread."""
        day = self._day
        match self._tab:
            case "night" | "players" if self._nights is None:
                self._working.start(lambda: self._books.nights(day), self._take_nights)
            case "count" if self._boxes is None:
                self._working.start(self._books.waiting, self._take_boxes)
            case "reports" if self._all_reports is None:
                first = day - timedelta(days=REPORT_DAYS - 1)
                self._working.start(lambda: self._books.reports(first, day), self._take_reports)
            case _:
                pass
        self.refresh()

    def _failed(self, result: object) -> bool:
        if isinstance(result, KioskError | OSError):
            self.explain(result.message if isinstance(result, KioskError) else str(result))
            return True
        return False

    def _take_nights(self, result: Any) -> None:
        if not self._failed(result):
            self._nights, self._before, self._damaged = result
        self.refresh()

    def _take_boxes(self, result: Any) -> None:
        if not self._failed(result):
            self._boxes = result
        self.refresh()

    def _take_reports(self, result: Any) -> None:
        if not self._failed(result):
            self._all_reports, self._unsound = result
        self.refresh()

    # ------------------------------------------------------------------------------------------------ what is shown

    def look(self) -> BooksLook:
        shown = BooksLook(
            tab=self._tab,
            tabs=tuple(BooksKey(key, say(words.TABS[key]), key == self._tab) for key in self._tabs),
            day=say(words.GAME_DATE.fill(day=day_words(self._day))),
            busy=self._working.is_busy,
            note=say(words.READING) if self._working.is_busy else "",
            leaves=not (self._signs or self._typing or self._box or (self._table and self._tab == "charities")),
            strip=say(self._strip),
            strip_tone=self._strip_tone,
        )
        if self._signs:
            return replace(shown, step="sign", is_enough=self._entry.is_enough)
        if self._typing:
            letters = tuple(BooksKey(sign, sign) for sign in self._letters)
            is_enough = bool(self._typed.strip()) or self._typing == "reason"
            note = say(words.TYPED[self._typing])
            return replace(shown, step="text", note=note, letters=letters, typed=self._typed, is_enough=is_enough)
        match self._tab:
            case "night":
                return self._night(shown)
            case "count":
                return self._count_room(shown)
            case "charities":
                return self._charities(shown)
            case "players":
                return self._players(shown)
            case _:
                return self._reports(shown)

    def _night(self, shown: BooksLook) -> BooksLook:
        if self._nights is None:
            return shown
        dealt = sorted(self._dealt(), key=lambda night: not to_explain(night))
        rows = list[NightRow]()
        by_charity: dict[str, list[TableNight]] = {}
        for night in dealt:
            by_charity.setdefault(night.charity.name if night.charity is not None else "", []).append(night)
        has_charities = any(night.charity is not None for night in dealt)
        for name, nights in sorted(by_charity.items(), key=lambda each: (not any(map(to_explain, each[1])), each[0])):
            if has_charities:
                title, note = name or say(words.NO_CHARITY), tables_note(nights)
                rows.append(NightRow(f"charity {name}", title, kind="charity", note=note, wrong=not name))
            rows += [self._night_row(night) for night in nights]
            rows.append(total_row(f"total {name}", nights))
        worst = self._looked_at()
        shown = replace(
            shown,
            nights=tuple(rows),
            has_nights=bool(rows),
            has_shares=has_charities,
            shares=tuple(share_rows(by_charity)) if has_charities else (),
            note=shown.note or ("" if dealt else say(words.NOT_DEALT)),
            is_enough=bool(dealt),
        )
        closes, can_close = self._closing(dealt)
        return replace(self._side(shown, worst, dealt), closes=say(closes), can_close=can_close)

    def _to_sign(self, dealt: Sequence[TableNight]) -> tuple[TableNight, ...]:
        """Return the nights whose signature is asked for: of the table that is looked at, or of all tables."""
        asked = [night for night in dealt if night.table == self._table] or dealt
        return tuple(night for night in asked if night.signature is not None and not night.signature.holds)

    def _closing(self, dealt: Sequence[TableNight]) -> tuple[Text | str, bool]:
        """Return the words of the key that signs, and whether the night can be signed."""
        asked = self._to_sign(dealt)
        if not asked:
            return "", False
        for night in asked:
            if to_explain(night):
                return words.EXPLAIN_FIRST.fill(table=night.table), False
        for night in asked:
            if unfinished_parts(night) or night.faults:
                return words.FINISH_FIRST.fill(table=night.table), False
        is_again = any(night.signature is not None and night.signature.signed for night in asked)
        return words.SIGN_AGAIN if is_again else words.SIGN_AND_CLOSE, True

    def _night_row(self, night: TableNight) -> NightRow:
        over, short = over_of(night), short_of(night)
        lines = [f"+{figure(over)}"] if over else []
        lines += [figure(-short)] if short else []
        if not night.is_whole:
            lines.append(figure(night.off))
        is_changed = night.signature is not None and bool(night.signature.changed)
        lacks = bool(to_explain(night) or unfinished_parts(night) or night.faults) or is_changed
        return NightRow(
            night.table, night.table, figure(night.opener), or_dash(night.fills), or_dash(night.credits),
            or_dash(night.drop), figure(night.closer), figure(night.win), figure(night.hands_say),
            " ".join(lines) or ("!" if lacks else "✓"), note=rake_note(night), wrong=lacks,
            explained=bool(lines) and not lacks, chosen=night.table == self._table,
        )  # fmt: skip

    def _side(self, shown: BooksLook, night: TableNight | None, dealt: Sequence[TableNight]) -> BooksLook:
        """Return the rows beside the tables: the difference of one table, its other lines, the month, and its slips."""
        if night is None:
            return replace(shown, side_lines=tuple(SideLine(say(sentence), "", True) for sentence in self._damaged))
        others = [fault for fault in self._damaged if fault.values.get("table") != night.table]
        lines = [SideLine(say(sentence), "", True) for sentence in others]
        lines += [line for each in dealt for line in explained_lines(each)]
        texts = list[str]()
        for line in lines_of(night):
            value = "" if line.cents is None else money(line.cents)
            if line.key and not line.is_explained:
                texts.append(f"{line.item} {value}: {line.note}" if value else f"{line.item}: {line.note}")
            elif line.is_explained or line.item == NOT_SIGNED:
                continue
            elif line.item != OF_MONTH and (line.is_wrong or night.table == self._table):
                lines.append(SideLine(f"{line.item}: {line.note}" if line.note else line.item, value, line.is_wrong))
        over, short = over_of(night), short_of(night)
        agrees = words.AGREES if self._table else words.ALL_AGREES
        is_open = bool(to_explain(night))
        title = words.IS_SHORT if short else words.IS_OVER if over else words.TO_EXPLAIN if is_open else agrees
        if (over or short) and not is_open:
            title = words.IS_EXPLAINED
        if self._hands is not None:
            lines, texts = [hand_line(event) for event in self._hands], []
        amounts = [money(-short)] if short else []
        amounts += [f"+{money(over)}"] if over else []
        return replace(
            with_slips(with_month(shown, night), night),
            side_title=say(title.fill(table=night.table)),
            side_amount=" ".join(amounts),
            side_wrong=is_open,
            side_text="\n".join(texts),
            side_lines=tuple(lines),
            signed=(*signature_lines(night, len(self._books.night_signers(self._day))), *closer_lines(night)),
            explains=say(words.WRITE_KNOWN) if is_open else "",
            sees=say(words.HIDE_HANDS if self._hands is not None else sees_words(night)),
        )

    def _count_room(self, shown: BooksLook) -> BooksLook:
        boxes = self._boxes
        if self._box is None:
            keys = tuple(
                BooksKey(f"{table}/{box.removed}", say(words.BOX.fill(box=box.number, table=table)))
                for table, box in boxes or ()
            )
            note = "" if boxes is None else say(words.WHICH_BOX if boxes else words.NO_BOX)
            return replace(shown, keys=keys, note=shown.note or note)
        table, box = self._box
        rows, total = list[BooksRow](), 0
        for kind, values in zip(("bill", "chip"), self._books.values(table), strict=True):
            for value in values:
                key = f"{kind}/{value}"
                count = self._counts.get(key, 0)
                total += count * value
                label = money(value) if kind == "bill" else f"● {money(value)}"
                amount = money(count * value) if count else ""
                rows.append(BooksRow(key, label, str(count) if count else "", amount, key == self._value))
        return replace(
            shown,
            step="pad",
            side_title=say(words.BOX.fill(box=box.number, table=table)),
            note=say(words.COUNT_IT),
            rows=tuple(rows),
            total=money(total),
            is_enough=total > 0,
        )

    def _charities(self, shown: BooksLook) -> BooksLook:
        if self._table:
            keys = [BooksKey(f"to/{name}", name) for name in self._books.charities()]
            keys.append(BooksKey("other", say(words.OTHER_CHARITY)))
            return replace(shown, note=say(words.WHICH_CHARITY.fill(table=self._table)), keys=tuple(keys))
        assigned = self._books.assigned(self._day)
        rows = tuple(BooksRow(table, table, "", name or "–") for table, name in assigned.items())
        return replace(shown, note=say(words.WHICH_TABLE), rows=rows)

    @property
    def _tabs(self) -> tuple[str, ...]:
        """Return the tabs: players only in a house that logs their cash."""
        return tuple(key for key in words.TABS if key != "players" or self._books.logs_cash(self._day))

    def _players(self, shown: BooksLook) -> BooksLook:
        if self._nights is None:
            return shown
        found = self._books.players(self._day, self._nights)
        note = words.PLAYERS if found else words.NO_PLAYERS
        return replace(shown, note=shown.note or say(note), rows=tuple(map(player_row, found)))

    @property
    def _report(self) -> HouseReport | None:
        return None if self._all_reports is None else self._all_reports[self._by]

    def _reports(self, shown: BooksLook) -> BooksLook:
        report = self._report
        asked = question(self._question)
        groups = tuple(BooksKey(f"by/{key}", say(label), key == self._by) for key, label in words.GROUPS.items())
        asks = tuple(BooksKey(f"ask/{each.key}", say(each.words), each.key == self._question) for each in QUESTIONS)
        shown = replace(shown, keys=asks, letters=groups)
        if report is None or asked is None:
            return shown
        found = answers(report, asked)
        days = words.LAST_DAYS.fill(first=day_words(report.first), last=day_words(report.last))
        bars = bars_of(report, found, self._bar)
        altered = (sentence for sentence in self._altered if sentence not in self._unsound)
        damage = tuple(SideLine(say(sentence), "", True) for sentence in (*self._unsound, *altered))
        events = tuple(
            SideLine(f"{table} · {time_words(event.at_ms)} · {event.actor}", event_words(event))
            for table, event in self._events
        )
        chosen = next((answer for answer in found if bar_key(answer) == self._bar), None)
        return replace(
            shown,
            day=say(days),
            note=shown.note or ("" if found else say(words.NOTHING)),
            bars=bars,
            side_title=say(asked.words),
            side_amount="" if chosen is None else value_text(chosen.figure),
            total="" if chosen is None else say(words.EVENTS.fill(n=len(chosen.figure.events))),
            side_lines=damage + events,
        )

    def _asked(self) -> PinAsked | None:
        if not self._signs:
            return None
        if self._tab == "count":
            return PinAsked(self._books.counters(), words.WHO_COUNTS)
        if self._tab == "night":
            first, *others = self._books.night_signers(self._day)
            if self._line:
                return PinAsked(first, words.WHO_EXPLAINS)
            if self._first is None:
                return PinAsked(first, words.FIRST_SIGNS)
            return PinAsked(tuple(each for each in others[0] if each.id != self._first[0]), words.SECOND_SIGNS)
        title = words.FIRST_SIGNS if self._first is None else words.SECOND_SIGNS
        people = tuple(person for person in self._books.assigners() if not self._first or person.id != self._first[0])
        return PinAsked(people, title)

    # ------------------------------------------------------------------------------------------------------- touches

    @touch(str)
    def openTab(self, tab: str) -> None:
        """Show the night, the count room, the charities, or the reports."""
        self._begin()
        self._tab = tab
        match tab:
            case "count":
                self._boxes = None
            case "reports":
                self._all_reports = None
            case _:
                pass
        self._read()

    @touch(int)
    def turnDay(self, by: int) -> None:
        """Show another gaming day."""
        self._begin()
        self._day += timedelta(days=by)
        self._nights = self._all_reports = None
        self._read()

    @touch(str)
    def pickTable(self, table: str) -> None:
        """Look at a table of the night, or assign it."""
        self._table = "" if self._table == table and self._tab == "night" else table
        self._hands = None

    @touch()
    def seeHands(self) -> None:
        """Show the hands between the two counts of a difference, or hide them."""
        night = self._looked_at()
        first, last = (0, 0) if night is None else hands_of(night)
        shows = night is not None and first > 0 and self._hands is None
        assert night is not None, "a night is shown"
        self._hands = self._books.hands(night.table, first, last) if shows else None

    @touch()
    def writeKnown(self) -> None:
        """Enter an explanation of the first unexplained difference."""
        night = self._looked_at()
        assert night is not None and to_explain(night), "there is a difference"
        self._table, (self._line, _) = night.table, to_explain(night)[0]
        self._type("known")

    @touch()
    def closeNight(self) -> None:
        """Begin to sign for the night, or name the missing parts if it cannot be signed."""
        asked = self._to_sign(self._dealt())
        for night in asked:
            self._books.refuse_unfinished(night)
        self._signs = True

    def _dealt(self) -> list[TableNight]:
        return [night for night in self._nights or () if has_happened(night)]

    def _looked_at(self) -> TableNight | None:
        """Return the night at the side: of the table that was touched, or the one with the largest difference."""
        dealt = self._dealt()
        return next((night for night in dealt if night.table == self._table), None) or worst_of(dealt)

    @touch(str)
    def pick(self, key: str) -> None:
        """Take a key of the list: a drop box, a charity, a question, or a grouping of a report."""
        kind, _, what = key.partition("/")
        if self._tab == "count":
            boxes = {f"{table}/{box.removed}": (table, box) for table, box in self._boxes or ()}
            self._box, self._counts, self._value = boxes[key], {}, ""
        elif kind == "to":
            self._charity = what
            self._type("reason")
        elif kind == "other":
            self._type("charity")
        elif kind == "ask":
            asked = question(what)
            assert asked is not None, "it is one of the questions"
            self._question = what
            self._show_by(asked.by)
        elif kind == "by":
            self._show_by(GroupBy(what))

    def _show_by(self, by: GroupBy) -> None:
        self._by = by
        self._bar, self._events, self._altered = "", (), ()
        self._read()

    @touch(str)
    def openBar(self, key: str) -> None:
        """Open the events that a figure was made of."""
        asked = question(self._question)
        found = answers(self._report, asked) if self._report is not None and asked is not None else ()
        answer = next(answer for answer in found if bar_key(answer) == key)
        self._bar = key
        self._events, self._altered = self._books.events(answer.figure.events[:EVENTS_SHOWN])

    @touch(str)
    def pickValue(self, key: str) -> None:
        """Choose the bill or chip that is counted next."""
        self._value = key

    @touch(str)
    def countKey(self, key: str) -> None:
        """Take a digit of how many there are, or the last one back."""
        if not self._value:
            raise Refused("value", "Touch a value first.")
        was = self._counts.get(self._value, 0)
        count = was // 10 if key == "back" else was * 10 + int(key)
        self._counts[self._value] = min(count, _MAX_COUNT)

    @touch(str)
    def type(self, sign: str) -> None:
        """Take a letter, or the last one back."""
        self._typed = self._typed[:-1] if sign == "back" else (self._typed + sign)[:_MAX_TYPED]

    @touch(str)
    def showLetters(self, kind: str) -> None:
        """Show the letters, those with accents, or the figures."""
        letters = {"accents": ACCENTS, "digits": DIGITS}
        self._letters = letters.get(kind, LETTERS)

    @touch()
    def go(self) -> None:
        """Go on: to the next entry, to the signatures, or write the packets."""
        match self._tab, self._typing:
            case "night", "known":
                if not self._typed.strip():
                    raise Refused("reason", words.ENTER_KNOWN)
                self._reason = " ".join(self._typed.split())
                self._typing, self._signs = "", True
            case "night", _:
                folder = self._books.write(self._dealt())
                self._strip, self._strip_tone = words.WRITTEN.fill(folder=folder), "done"
            case "count", _:
                if not any(self._counts.values()):
                    raise Refused("count", "Count the box first.")
                self._signs = True
            case _, "charity":
                if not self._typed.strip():
                    raise Refused("charity", "Enter the name of the charity.")
                self._charity = " ".join(self._typed.split())
                self._type("reason")
            case _, "reason":
                self._reason = " ".join(self._typed.split())
                self._typing, self._signs = "", True
            case _:
                pass

    @touch()
    def sign(self) -> None:
        """Take a signature; the last one that is needed keeps the count or the assignment."""
        signature = self._entry.take()
        try:
            if self._tab == "count":
                self._keep_count(signature)
            elif self._tab == "night" and self._line:
                self._keep_explanation(signature)
            elif self._tab == "night" and len(self._books.night_signers(self._day)) == 1:
                self._keep_signatures(signature)
            elif self._first is None:
                self._first = signature
                self._entry.forget()
                self.signing.waits()
                return
            elif self._tab == "night":
                self._keep_signatures(self._first, signature)
            else:
                self._keep_assignment(self._first, signature)
        except KioskError:
            self._first = None
            self._entry.forget()
            raise

    def _drop_first(self) -> bool:
        """Forget the first signature. Return whether there was one."""
        first, self._first = self._first, None
        return first is not None

    def _keep_count(self, signature: tuple[str, str]) -> None:
        assert self._box is not None, "a box was chosen"
        table, box = self._box
        found: dict[str, dict[Cents, int]] = {"bill": {}, "chip": {}}
        for key, count in self._counts.items():
            kind, _, value = key.partition("/")
            if count:
                found[kind][int(value)] = count
        outcome = self._books.count(table, box.number, signature, found["bill"], found["chip"])
        posted = outcome.posted
        said = words.DIFFERS if outcome.differs else words.KEPT.fill(amount=money(outcome.cents))
        if posted is not None:
            said = words.POSTED.fill(box=box.number, amount=money(outcome.cents), entered=money(posted.entered))
        self._begin()
        self._boxes = self._nights = self._all_reports = None
        self._strip, self._strip_tone = said, "refused" if outcome.differs else "done"
        self._read()

    def _keep_explanation(self, signature: tuple[str, str]) -> None:
        night = self._looked_at()
        assert night is not None, "its difference is explained"
        self._books.explain(night, self._line, self._reason, signature)
        self._begin()
        self._nights = None
        self._strip, self._strip_tone = words.EXPLAINED.fill(table=night.table), "done"
        self._read()

    def _keep_signatures(self, *signatures: tuple[str, str]) -> None:
        self._books.sign(self._to_sign(self._dealt()), signatures)
        self._begin()
        self._nights = None
        self._strip, self._strip_tone = words.NIGHT_SIGNED, "done"
        self._read()

    def _keep_assignment(self, first: tuple[str, str], second: tuple[str, str]) -> None:
        table, charity = self._table, self._charity
        self._books.assign(table, self._day, charity, (first, second), self._reason)
        self._begin()
        self._nights = self._all_reports = None
        self._strip, self._strip_tone = words.ASSIGNED.fill(table=table, charity=charity), "done"

    @touch()
    def back(self) -> None:
        """Go back one step, or leave the page."""
        if self._signs:
            self._signs, self._first = False, None
            self._entry.forget()
        elif not self.shown.leaves:
            self._begin()
        else:
            self.leave()

    def _type(self, what: str) -> None:
        self._typing, self._typed, self._letters = what, "", LETTERS

    def _begin(self) -> None:
        """Drop unfinished entries: a box, an assignment, a signature."""
        self._table, self._bar, self._events, self._altered = "", "", (), ()
        self._box, self._counts, self._value = None, {}, ""
        self._typing = self._typed = self._charity = self._reason = self._line = ""
        self._hands = None
        self._signs, self._first = False, None
        self._entry.forget()

    def on_badge(self, person: Person) -> None:
        if self.signing.other_badge(person.id):
            self.refresh()
            return
        asked = self._asked()
        if asked is not None and person in (asked.people or ()):
            self.signing.take_badge(person.id)
            self.refresh()

    def on_new_badge(self, _: str) -> None:
        """Drop the digits of a pad: the badge is nobody's here."""
        self.signing.other_badge()
        self.refresh()
