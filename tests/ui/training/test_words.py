"""Every page of training in another language: each sentence is in the translators' file."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QGuiApplication

from kiosk.core.cards import DECK
from kiosk.procedure import PayTable
from kiosk.training import School
from kiosk.training.scenarios.situation import Happens
from tests.sizes import only_whole
from tests.ui.training.house import PEOPLE, TRAINER, answer, house, move, opened, shown, sign_in
from tools.translations import compile_file, messages, update
from ui.training import TrainingWindow
from ui.vm.controls.words import typeset
from ui.window.typefaces import load_fonts

SAID = "ß"
WORD = re.compile(r"\{[^}]*\}|%\d|[^\W\d_]{2,}")


@pytest.fixture(scope="module")
def marked(tmp_path_factory: pytest.TempPathFactory) -> QTranslator:
    """Return a language of marked words, which knows only the sentences of `make translations`.

    It is a compiled file: Qt also translates in the thread that loads QML, while Python waits for that thread.
    """
    path = tmp_path_factory.mktemp("marked") / "kiosk_marked.ts"
    update(path, "zh_CN", messages())  # Chinese has one form for each number.
    tree = ElementTree.parse(path)
    for message in tree.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        translation.attrib.pop("type", None)
        source = message.findtext("source", "")
        for form in [*translation] or [translation]:
            form.text = WORD.sub(lambda found: found[0] if found[0][0] in "{%" else found[0] + SAID, source)
    tree.write(path, encoding="utf-8", xml_declaration=True)
    compile_file(path)
    translator = QTranslator()
    assert translator.load(str(path.with_suffix(".qm")))
    return translator


@pytest.fixture(autouse=True)
def language(qapp: QGuiApplication, marked: QTranslator) -> Iterator[None]:
    load_fonts(qapp)
    QCoreApplication.installTranslator(marked)
    yield
    QCoreApplication.removeTranslator(marked)


def of_the_house(school: School) -> set[str]:
    """Return the words of people, of the house's own files, and those that need no translation."""
    own = {name for _, name, _ in PEOPLE} | {school.table, school.settings.house.name, "PIN", "6 to 1"}
    own |= {card.text for card in DECK}
    for scenario in school.scenarios.known.values():
        own |= {scenario.title, scenario.about}
    for deal in school.games.values():
        own.add(str(deal.game.title))
        for name in type(deal.rules).model_fields:
            table = getattr(deal.rules, name)
            own |= {line.name for line in table.lines} if isinstance(table, PayTable) else set()
            own |= {key.upper() for key in deal.rules.jackpots}
    return {word for name in own for word in re.findall(r"[^\W\d_]{2,}", name)}


def clauses(school: School) -> list[str]:
    """Return references to the documents, the longest first; a document is in one language."""
    found = {
        entry.prompt.guide.clause
        for drill in school.drills.values()
        for line in drill.lines
        for entry in drill.deal(line, "clauses")[0].hand.entries
    }
    found |= {irregularity.clause for deal in school.games.values() for irregularity in deal.game.irregularities}
    return sorted(map(typeset, found - {""}), key=len, reverse=True)


class EnglishWalk:
    """The English sentences, by page."""

    def __init__(self, window: TrainingWindow, school: School) -> None:
        self.english: dict[str, set[str]] = {}
        self._window, self._own, self._clauses = window, of_the_house(school), clauses(school)

    def look(self, page: str) -> None:
        for item in self._window.items():
            said = str(item.property("text") or "")
            for clause in self._clauses:
                said = said.replace(clause, "")
            said = re.sub(r"\S+\.(csv|pdf)", "", said)
            words = [word for word in re.findall(r"[^\W\d_]{2,}", said) if not word.endswith(SAID)]
            if left := [word for word in words if word not in self._own]:
                self.english.setdefault(f"{said} ({', '.join(left)})", set()).add(page)


@only_whole
@pytest.mark.parametrize(
    ("table", "game", "scenario", "happens"),
    [
        ("NH-07", "nh", "two-share-the-minor", Happens(at="flop_bets", what="wrong_number")),
        ("NH-07", "peek", "flush-im-in", Happens(at="turn", what="mixed_up")),
        ("TH-11", "holdem", "four-all-ins", Happens(at="preflop", what="boxed", seat=3)),
        ("PP-01", "dice", "odd-point", Happens(at="community", what="misread")),
    ],
)
def test_every_page_can_be_said_in_another_language(
    tmp_path: Path, table: str, game: str, scenario: str, happens: Happens
) -> None:
    school = house(tmp_path, table, questions=99)
    known = school.scenarios.known
    known[scenario] = replace(known[scenario], happens=(happens,))
    with opened(school) as window:
        walk = EnglishWalk(window, school)
        walk.look("names")
        window.tap(f"signer.{TRAINER}")
        walk.look("PIN")
        window.tap("pin.name")
        sign_in(window, TRAINER, game)
        walk.look("home")
        drill(window, walk, school, game)
        window.tap("stop")
        walk.look("home, a drill left")
        window.tap(f"scenario.{scenario}")
        hand(window, walk)
        window.tap("progress")
        walk.look("report")
        for name in ("certify", "csv", "pdf"):
            window.tap(name)
            walk.look(name)
        window.tap("back")
        window.tap("people")
        walk.look("people")
        window.tap("back")
        window.tap("hands")
        walk.look("hands")
        assert walk.english == {}


def drill(window: TrainingWindow, walk: EnglishWalk, school: School, game: str) -> None:
    """View a question about every line of the game, and its answer, and each stage of some of them."""
    window.tap("drill")
    drill, seen = shown(window).drill, set()
    for nth, line in enumerate(school.drills[game].lines):
        question = school.drills[game].question(line, f"words/{nth}")
        drill.session.question, drill.session.stage = question, question.stages[0]
        drill.refresh()
        window.settle()
        walk.look(f"drill, {line.id}")
        if (line.table, question.stages) not in seen:
            seen.add((line.table, question.stages))
            while not drill.session.is_answered:
                walk.look(f"drill, {line.id}, {drill.session.stage}")
                answer(window, right=nth % 3 != 2)
        else:
            drill.giveUp()
            window.settle()
        walk.look(f"drill, {line.id}, answered")
        if drill.session.is_over:
            break
        drill.next()


def hand(window: TrainingWindow, walk: EnglishWalk) -> None:
    """View every move of a hand, and the reasons for wrong ones."""
    guided, nth = shown(window).hand, 0
    while not guided.hand.is_over:
        nth += 1
        walk.look("hand")
        if nth % 3 == 1:
            move(window, right=False)
            window.tap("rule")
            walk.look("hand, wrong")
        move(window)
    walk.look("hand, over")
