"""The view model of the rules at hand: the clauses of the present step and of every step, rulings, pay tables,
exceptions.

Nothing scrolls: a touch on a heading shows the text under it, a page at a time. A word is found by its first letters,
and only letters that lead to a word are offered. It only reads: its contents come from the rules by which the open hand
was dealt, or those of the next one.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from typing import Any, Final

from PySide6.QtCore import Slot

from kiosk.core.text import text
from kiosk.core.value import value
from kiosk.procedure import Handbook, Irregularity
from kiosk.table import Table
from ui.vm.controls.page import Page
from ui.vm.controls.paging import PageTurner
from ui.vm.controls.pay_rows import PayColumn, PayRows, pay_columns
from ui.vm.controls.rows import NamedKey
from ui.vm.controls.view import in_qml, touch
from ui.vm.controls.words import JOINER, say
from ui.vm.table.under_way.exceptions import in_doubt

A_PAGE: Final = 4
MAX_WORDS: Final = 8
EARLY_CARD: Final = "early_card"
_WORD: Final = re.compile(r"[^\W\d_]{3,}")

THIS_STEP: Final = text("This step")
EVERY_STEP: Final = text("Every step")
RULINGS: Final = text("House rulings")
PAY_TABLES: Final = text("Pay tables")
EXCEPTIONS: Final = text("Exceptions")
SEARCH: Final = text("Search")
FIRST_LETTERS: Final = text("Touch the first letters of a word.")
REVISION: Final = text("{game}\nRevision {revision}")
RULED: Final = text("This house")
NO_EXCEPTIONS: Final = text("No exceptions are listed for this game: call the floor.")


class RulesTab(StrEnum):
    """The content under the headings at the left."""

    STEP = "step"
    STEPS = "steps"
    RULINGS = "rulings"
    PAYS = "pays"
    EXCEPTIONS = "exceptions"
    SEARCH = "search"


TABS: Final = {
    RulesTab.STEP: THIS_STEP,
    RulesTab.STEPS: EVERY_STEP,
    RulesTab.RULINGS: RULINGS,
    RulesTab.PAYS: PAY_TABLES,
    RulesTab.EXCEPTIONS: EXCEPTIONS,
    RulesTab.SEARCH: SEARCH,
}


@value
class RuleEntry:
    """A heading with its text. `tone` is rule, house or plain; `note` names its source."""

    heading: str
    words: str
    note: str
    tone: str


@value
class RulesLook:
    """One look of the rules."""

    tabs: tuple[NamedKey, ...] = ()
    steps: tuple[NamedKey, ...] = ()
    entries: tuple[RuleEntry, ...] = ()
    pay_columns: tuple[PayColumn, ...] = ()
    letters: tuple[NamedKey, ...] = ()
    found_words: tuple[NamedKey, ...] = ()
    can_erase: bool = False
    tab: str = ""
    title: str = ""
    game: str = ""
    empty: str = ""
    typed: str = ""
    word: str = ""
    page_text: str = ""
    can_back: bool = False
    can_on: bool = False


@in_qml
class RulesScreen(Page[RulesLook]):
    """The rules at hand of the table's present game, opened at a tab."""

    def __init__(self, table: Table, tab: str = RulesTab.STEP) -> None:
        super().__init__()
        self._table = table
        self._tab = RulesTab(tab)
        self._step = ""
        self._turner = PageTurner(A_PAGE)
        self._typed = self._word = ""
        self.refresh()

    @property
    def _book(self) -> Handbook:
        return self._table.round.game.handbook

    def look(self) -> RulesLook:
        hand = self._table.round
        chosen = RulesTab.STEPS if self._step else self._tab
        shown: dict[str, Any] = {
            "tabs": tuple(NamedKey(tab.value, say(label), tab is chosen) for tab, label in TABS.items()),
            "tab": self._tab.value,
            "game": say(REVISION.fill(game=hand.rules.title, revision=hand.rules.revision)),
            "title": say(TABS[self._tab]),
            "can_erase": self._typed != "",
        }
        return RulesLook(**(shown | self._under_tab()))

    def _under_tab(self) -> dict[str, Any]:
        hand = self._table.round
        match self._tab:
            case RulesTab.STEP:
                step = self._step or (hand.prompt.guide.step if hand.prompt else hand.game.steps[-1].key)
                label = next(value.label for value in hand.game.steps if value.key == step)
                return {"title": say(label), **self._paged(self._of_step(step))}
            case RulesTab.STEPS:
                return {"steps": tuple(NamedKey(step.key, say(step.label)) for step in hand.game.steps)}
            case RulesTab.RULINGS:
                return self._paged(self._rulings())
            case RulesTab.PAYS:
                return {"pay_columns": self._columns()}
            case RulesTab.EXCEPTIONS:
                entries = tuple(self._irregularity(irregularity) for irregularity in hand.game.irregularities)
                return {"empty": "" if entries else say(NO_EXCEPTIONS), **self._paged(entries)}
            case RulesTab.SEARCH:
                return self._search()

    def _columns(self) -> tuple[PayColumn, ...]:
        hand = self._table.round
        return tuple(pay_columns(replace(self._table.table_game, game=hand.game, rules=hand.rules)))

    def _search(self) -> dict[str, Any]:
        found: dict[str, list[RuleEntry]] = {}
        for entry in self._everything():
            words = f"{entry.heading} {entry.words}".replace(JOINER, "").casefold()
            for word in dict.fromkeys(_WORD.findall(words)):
                found.setdefault(word, []).append(entry)
        if self._word:
            return {"title": self._word, "word": self._word, **self._paged(tuple(found.get(self._word, ())))}
        fitting = sorted(word for word in found if word.startswith(self._typed))
        letters = sorted({word[len(self._typed)] for word in fitting if len(word) > len(self._typed)})
        shortest = sorted(fitting, key=len)[:MAX_WORDS] if self._typed else []
        return {
            "letters": tuple(NamedKey(letter, letter.upper()) for letter in letters),
            "found_words": tuple(NamedKey(word, word) for word in sorted(shortest)),
            "typed": self._typed.upper() or say(FIRST_LETTERS),
        }

    def _everything(self) -> tuple[RuleEntry, ...]:
        """Return all that may be looked for: every clause, ruling, exception and pay table."""
        hand = self._table.round
        clauses = (RuleEntry(say(clause), say(words), "", "rule") for clause, words in self._book.clauses.items())
        tables = (_of_table(table) for column in self._columns() for table in column.tables)
        exceptions = (self._irregularity(irregularity) for irregularity in hand.game.irregularities)
        return (*clauses, *self._rulings(), *exceptions, *tables)

    def _paged(self, entries: tuple[RuleEntry, ...]) -> dict[str, Any]:
        page = self._turner.page(entries)
        return {"entries": page.rows, "page_text": page.text, "can_back": page.can_back, "can_on": page.can_on}

    def _of_step(self, step: str) -> tuple[RuleEntry, ...]:
        """Return the present question in the words of the game, then the step's clauses, then the rulings next to them.

        If something must be cleared up first, only that is explained.
        """
        hand, book = self._table.round, self._book
        guide = hand.prompt.guide if hand.prompt is not None and not self._step else None
        clauses = book.steps.get(step, ())
        entries = []
        doubt = None if self._step else in_doubt(self._table)
        if doubt is not None:
            do, why = doubt
            return (RuleEntry(say(do), say(why), "", "now"), *self._of_early_card())
        if guide is not None:
            first = (guide.clause,) if guide.clause in book.clauses else ()
            clauses = (*first, *(clause for clause in clauses if clause not in first))
            entries.append(RuleEntry(say(guide.do), say(guide.rule), "", "now"))
        entries += [RuleEntry(say(clause), say(book.clauses[clause]), "", "rule") for clause in clauses]
        return (*entries, *(self._rulings(*clauses) if clauses else ()))

    def _of_early_card(self) -> Iterator[RuleEntry]:
        if self._table.rulings.early:
            for irregularity in self._table.round.game.irregularities:
                if irregularity.key == EARLY_CARD:
                    yield self._irregularity(irregularity)

    def _irregularity(self, irregularity: Irregularity) -> RuleEntry:
        """Return the procedure for it here: the document's sentence, the house's ruling, and its steps."""
        ruled = irregularity.ruled_by(self._table.round.rules.exceptions)
        said = [say(words) for words in (irregularity.says, ruled.ruling, *ruled.steps) if words]
        return RuleEntry(say(irregularity.when), " ".join(said), say(irregularity.clause), "plain")

    def _rulings(self, *clauses: str) -> tuple[RuleEntry, ...]:
        """Return this house's rulings where the document is silent; with `clauses`, those next to one of them."""
        rules = self._table.round.rules
        return tuple(RuleEntry(say(asks), say(means), say(RULED), "house") for asks, means in rules.ruled(*clauses))

    @touch(str)
    def choose(self, tab: str) -> None:
        """Show the text under a heading."""
        self._show(RulesTab(tab))

    def _show(self, tab: RulesTab, step: str = "") -> None:
        self._tab, self._step, self._turner = tab, step, PageTurner(A_PAGE)
        self._typed = self._word = ""

    @Slot(int)
    def showAtMost(self, rows: int) -> None:
        """Set the number of entries that fit on a page, 0 for the usual one."""
        self._turner.fit(rows)
        self.refresh()

    @touch(str)
    def chooseStep(self, step: str) -> None:
        """Show the clauses of a step."""
        self._show(RulesTab.STEP, step)

    @touch(str)
    def typeLetter(self, letter: str) -> None:
        """Add a letter to the searched word."""
        self._typed += letter

    @touch()
    def erase(self) -> None:
        """Take the last letter back, or the word that was chosen."""
        self._typed, self._word = (self._typed, "") if self._word else (self._typed[:-1], "")
        self._turner.begin()

    @touch(str)
    def chooseWord(self, word: str) -> None:
        """Show the passages with a word."""
        self._word = word
        self._turner.begin()

    @touch()
    def back(self) -> None:
        self._turner.turn(-1)

    @touch()
    def on(self) -> None:
        self._turner.turn(1)


_PAYS: Final = text("{line}: {pays}")


def _of_table(table: PayRows) -> RuleEntry:
    lines = (say(_PAYS.fill(line=line.name, pays=" / ".join(filter(None, line.cells)))) for line in table.lines)
    return RuleEntry(table.title, " · ".join(lines), "", "plain")
