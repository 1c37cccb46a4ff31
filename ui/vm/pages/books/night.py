"""The tab that closes the night: its tables, the differences that are explained, and the signatures."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from kiosk.bank import NOT_SIGNED, OF_MONTH, TableNight, over_of, short_of, to_explain, unfinished_parts
from kiosk.core.errors import Refused
from kiosk.core.money import money
from kiosk.core.text import Text
from kiosk.journal import Event
from kiosk.staff import Person
from kiosk.table import Signature
from ui.vm.controls.words import say
from ui.vm.pages.books import words
from ui.vm.pages.books.look import BooksLook, NightRow, SideLine
from ui.vm.pages.books.night_rows import (
    closer_lines,
    explained_lines,
    hand_line,
    hands_of,
    has_happened,
    lines_of,
    night_row,
    percents,
    sees_words,
    share_rows,
    signature_lines,
    tables_note,
    total_row,
    with_month,
    with_slips,
    worst_of,
)
from ui.vm.pages.books.tab import Books, StripText, Tab


class NightTab(Tab):
    """The nights of all tables on a gaming day; `nights` is None until they are read."""

    def __init__(self, books: Books) -> None:
        super().__init__(books)
        self.nights: tuple[TableNight, ...] | None = None
        self._damaged: tuple[Text, ...] = ()
        self.drop()

    def reading(self) -> Callable[[], Any] | None:
        day = self.day
        return None if self.nights is not None else lambda: self.books.nights(day)

    def take(self, result: Any) -> None:
        self.nights, _, self._damaged = result

    def forget(self) -> None:
        self.nights = None

    def drop(self) -> None:
        super().drop()
        self._table = self._line = self._reason = ""  # `_line` is the difference that is being explained.
        self._hands: tuple[Event, ...] | None = None
        self.who_signs = None

    @property
    def dealt(self) -> list[TableNight]:
        return [night for night in self.nights or () if has_happened(night)]

    @property
    def _looked_at(self) -> TableNight | None:
        """Return the night at the side: of the table that was touched, or the one with the largest difference."""
        dealt = self.dealt
        return next((night for night in dealt if night.table == self._table), None) or worst_of(dealt)

    def look(self, shown: BooksLook) -> BooksLook:
        if self.nights is None:
            return shown
        dealt = sorted(self.dealt, key=lambda night: not to_explain(night))
        rows = list[NightRow]()
        by_charity: dict[str, list[TableNight]] = {}
        for night in dealt:
            by_charity.setdefault(night.charity.name if night.charity is not None else "", []).append(night)
        has_charities = any(night.charity is not None for night in dealt)
        for name, nights in sorted(by_charity.items(), key=lambda each: (not any(map(to_explain, each[1])), each[0])):
            if has_charities:
                title, note = name or say(words.NO_CHARITY), tables_note(nights)
                rows.append(NightRow(f"charity {name}", title, kind="charity", note=note, wrong=not name))
            rows += [night_row(night, chosen=night.table == self._table) for night in nights]
            rows.append(total_row(f"total {name}", nights))
        closes, can_close = self._closing(dealt)
        state, charity = percents(dealt)
        shown = replace(
            shown,
            nights=tuple(rows),
            state_percent=state,
            charity_percent=charity,
            has_nights=bool(rows),
            has_shares=has_charities,
            shares=tuple(share_rows(by_charity)) if has_charities else (),
            note=shown.note or ("" if dealt else say(words.NOT_DEALT)),
            is_enough=bool(dealt),
            closes=say(closes),
            can_close=can_close,
        )
        return self._side(shown, self._looked_at, dealt)

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
            signed=(*signature_lines(night, len(self.books.night_signers(self.day))), *closer_lines(night)),
            explains=say(words.WRITE_KNOWN) if is_open else "",
            sees=say(words.HIDE_HANDS if self._hands is not None else sees_words(night)),
        )

    def pick_table(self, table: str) -> None:
        self._table = "" if self._table == table else table
        self._hands = None

    def see_hands(self) -> None:
        """Show the hands between the two counts of a difference, or hide them."""
        night = self._looked_at
        assert night is not None, "a night is shown"
        first, last = hands_of(night)
        shows = first > 0 and self._hands is None
        self._hands = self.books.hands(night.table, first, last) if shows else None

    def write_known(self) -> None:
        """Ask for an explanation of the first unexplained difference."""
        night = self._looked_at
        assert night is not None and to_explain(night), "there is a difference"
        self._table, (self._line, _) = night.table, to_explain(night)[0]
        self.step, self.who_signs = "known", words.WHO_EXPLAINS

    def take_text(self, typed: str) -> None:
        if not typed:
            raise Refused("reason", words.ENTER_KNOWN)
        self._reason, self.step = typed, "sign"

    def close(self) -> None:
        """Begin to sign for the night, or name the missing parts if it cannot be signed."""
        for night in self._to_sign(self.dealt):
            self.books.refuse_unfinished(night)
        self.step = "sign"

    def go(self) -> StripText:
        return words.WRITTEN.fill(folder=self.books.write(self.dealt)), "done"

    def signers(self) -> tuple[tuple[Person, ...], ...]:
        signers = self.books.night_signers(self.day)
        return signers[:1] if self._line else signers

    def sign(self, *signatures: Signature) -> StripText:
        if not self._line:
            self.books.sign(self._to_sign(self.dealt), signatures)
            return words.NIGHT_SIGNED, "done"
        night = self._looked_at
        assert night is not None, "its difference is explained"
        self.books.explain(night, self._line, self._reason, *signatures)
        return words.EXPLAINED.fill(table=night.table), "done"
