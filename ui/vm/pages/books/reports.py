"""The tab of the reports: a question, its answers as bars, and the events of one of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any, Final

from kiosk.core.dates import DAY_OF_YEAR, day_words, moment_words
from kiosk.core.text import Text
from kiosk.journal import Event
from kiosk.reports import (
    ALL,
    QUESTIONS,
    AnswerLine,
    GroupBy,
    HouseReport,
    answers,
    band_text,
    figure_words,
    is_wrong,
    value_text,
)
from ui.vm.controls.rows import NamedKey
from ui.vm.controls.words import say
from ui.vm.pages.books import words
from ui.vm.pages.books.look import EVENTS_SHOWN, BooksLook, ReportBar, SideLine
from ui.vm.pages.books.tab import Books, Tab

REPORT_DAYS: Final = 30


class ReportTab(Tab):
    """The figures of the last days by table, dealer, game, day, shift, or charity."""

    reads_again = True

    def __init__(self, books: Books) -> None:
        super().__init__(books)
        self._reports: Mapping[GroupBy, HouseReport] | None = None
        self._unsound: tuple[Text, ...] = ()  # Damage of the journals.
        self._by, self._question = GroupBy.TABLE, QUESTIONS[0]
        self.drop()

    def reading(self) -> Callable[[], Any] | None:
        first, last = self.day - timedelta(days=REPORT_DAYS - 1), self.day
        return None if self._reports is not None else lambda: self.books.reports(first, last)

    def take(self, result: Any) -> None:
        self._reports, self._unsound = result

    def forget(self) -> None:
        self._reports = None

    def drop(self) -> None:
        super().drop()
        self._bar = ""
        self._events: tuple[tuple[str, Event], ...] = ()
        self._altered: tuple[Text, ...] = ()  # Faults of these events.

    def look(self, shown: BooksLook) -> BooksLook:
        asked, report = self._question, None if self._reports is None else self._reports[self._by]
        groups = tuple(NamedKey(f"by/{key}", say(label), key == self._by) for key, label in words.GROUPS.items())
        asks = tuple(NamedKey(f"ask/{each.key}", say(each.words), each is asked) for each in QUESTIONS)
        shown = replace(shown, keys=asks, letters=groups)
        if report is None:
            return shown
        found = answers(report, asked)
        days = words.LAST_DAYS.fill(first=day_words(report.first), last=day_words(report.last))
        altered = (sentence for sentence in self._altered if sentence not in self._unsound)
        damage = tuple(SideLine(say(sentence), "", True) for sentence in (*self._unsound, *altered))
        events = tuple(
            SideLine(f"{table} · {say(moment_words(event.at_ms, DAY_OF_YEAR))} · {event.actor}", _event_words(event))
            for table, event in self._events
        )
        chosen = next((answer for answer in found if _bar_key(answer) == self._bar), None)
        return replace(
            shown,
            day=say(days),
            note=shown.note or ("" if found else say(words.NOTHING)),
            bars=_bars_of(report, found, self._bar),
            side_title=say(asked.words),
            side_amount="" if chosen is None else value_text(chosen.figure),
            total="" if chosen is None else say(words.EVENTS.fill(n=len(chosen.figure.events))),
            side_lines=damage + events,
        )

    def pick(self, key: str) -> None:
        kind, _, what = key.partition("/")
        self.drop()
        if kind == "ask":
            self._question = next(each for each in QUESTIONS if each.key == what)
            self._by = self._question.by
        else:
            self._by = GroupBy(what)

    def open_bar(self, key: str) -> None:
        """Open the events that a figure was made of."""
        assert self._reports is not None, "the reports are shown"
        found = answers(self._reports[self._by], self._question)
        answer = next(answer for answer in found if _bar_key(answer) == key)
        self._bar = key
        self._events, self._altered = self.books.events(answer.figure.events[:EVENTS_SHOWN])


def _bar_key(answer: AnswerLine) -> str:
    return f"{answer.of}/{answer.figure.key}"


def _bars_of(report: HouseReport, found: Sequence[AnswerLine], chosen: str) -> tuple[ReportBar, ...]:
    """Return a bar for each answer, as long as its value in the chart; a value below zero has none."""
    values = [max(figure.value, figure.high or 0.0) for _, figure in found]
    longest = max([abs(value) for value in (*values, *(figure.value for _, figure in found))], default=0.0) or 1.0
    bars = []
    for answer in found:
        figure, about = answer.figure, say(report.names.subject(answer.figure.key))
        name = say(figure_words(figure.key))
        has_band = figure.low is not None and figure.high is not None
        bars.append(
            ReportBar(
                _bar_key(answer),
                "" if answer.of == ALL else say(report.name_of(answer.of)),
                f"{name}: {about}" if about else band_text(figure) or name,
                value_text(figure),
                abs(figure.value) / longest,
                max(0.0, (figure.low or 0.0) / longest) if has_band else -1.0,
                max(0.0, (figure.high or 0.0) / longest) if has_band else -1.0,
                is_wrong(figure),
                _bar_key(answer) == chosen,
            )
        )
    return tuple(bars)


def _event_words(event: Event) -> str:
    kind = event.kind.replace("_", " ")
    return kind if event.hand is None else say(words.EVENT.fill(kind=kind, hand=event.hand))
