"""The conformance checks find the faults of a house's game."""

import importlib
import shutil
import sys
import types
from collections.abc import Iterator
from dataclasses import replace
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

from kiosk.drills import BankedDrill, Drill, DrillTable, practice_jackpots
from kiosk.games import GAMES, Installed
from kiosk.games.conformance import (
    GameSubject,
    every_clause_is_in_the_document,
    no_procedure_yields_by_itself,
    what_is_usual_is_an_option,
)
from kiosk.games.new_hampshire import procedure as nh
from kiosk.procedure import Choices, PayTable
from kiosk.settings import config_dir, load

FILE = config_dir() / "games" / "texas_peek.toml"
PEEK = GAMES["peek"]


def test_an_option_that_does_not_exist_is_not_usual() -> None:
    subject = GameSubject(PEEK, FILE)
    what_is_usual_is_an_option(subject)
    prompts = (entry.prompt for hand in subject.hands for entry in hand.hand.entries)
    prompt = next(prompt for prompt in prompts if isinstance(prompt, Choices) and prompt.usual is not None)
    wrong = types.SimpleNamespace(prompts=lambda: iter([replace(prompt, usual="im_inn")]))
    with pytest.raises(AssertionError, match="im_inn is usual, and no option"):
        what_is_usual_is_an_option(wrong)  # type: ignore[arg-type]  # a subject of one prompt


def with_document(folder: Path, text: str) -> GameSubject:
    """Return the game with its document beside its file."""
    folder.mkdir()
    (folder / "texas_peek.txt").write_text(text, encoding="utf-8")
    return GameSubject(PEEK, Path(shutil.copy(FILE, folder)))


def test_a_clause_that_the_document_does_not_have_is_found(tmp_path: Path) -> None:
    rules = "Rules of Play\n" + "".join(f"{number}. A rule.\n" for number in range(1, 11))
    document = rules + "Blind Wager\nI'm In Wager\nBlind Wager Bonus\nI'm In Bonus\n" + "x\n" * 10
    every_clause_is_in_the_document(with_document(tmp_path / "whole", document))
    with pytest.raises(AssertionError, match="the document has no such heading"):
        every_clause_is_in_the_document(with_document(tmp_path / "other", document.replace("Rules of Play", "Rules")))
    with pytest.raises(AssertionError, match="Rules of Play 10: the document is shorter, with 9 paragraphs there"):
        every_clause_is_in_the_document(with_document(tmp_path / "short", document.replace("10. A rule.\n", "")))


def test_a_clause_of_a_standing_ruling_is_looked_for_too(tmp_path: Path) -> None:
    document = "Rules of Play\n" + "x\n" * 12 + "Blind Wager\nI'm In Wager\nBlind Wager Bonus\nI'm In Bonus\n"
    subject = with_document(tmp_path / "whole", document)
    every_clause_is_in_the_document(subject)
    first, *others = subject.rules.STANDING_RULINGS
    elsewhere = replace(first, clauses=("Rules of Play 13",))
    subject.rules.__class__.STANDING_RULINGS, before = (elsewhere, *others), subject.rules.STANDING_RULINGS
    try:
        with pytest.raises(AssertionError, match="Rules of Play 13: the document is shorter"):
            every_clause_is_in_the_document(subject)
    finally:
        subject.rules.__class__.STANDING_RULINGS = before


BARE = "def {name}(rules, opening, felt){returns}:\n    answer = yield None\n    return answer\n"


@pytest.mark.parametrize("returns", [" -> 'Procedure[Settlement]'", ""])
def test_a_bare_yield_in_a_procedure_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, returns: str) -> None:
    no_procedure_yields_by_itself(GameSubject(PEEK, FILE))
    (tmp_path / "bare_game.py").write_text(BARE.format(name="hand", returns=returns))
    monkeypatch.syspath_prepend(str(tmp_path))
    module = __import__("bare_game")
    with pytest.raises(AssertionError, match=r"hand, line \[2\]: a bare yield"):
        no_procedure_yields_by_itself(GameSubject(replace(PEEK, hand=module.hand), FILE))
    sys.modules.pop("bare_game")


def test_a_bare_yield_in_another_module_of_the_game_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "bare_package"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "streets.py").write_text(BARE.format(name="street", returns=" -> 'Procedure[None]'"))
    asks = "def hand(*given) -> 'Procedure[None]':\n    yield from street(*given)\n"
    (package / "procedure.py").write_text(f"from bare_package.streets import street\n\n{asks}")
    monkeypatch.syspath_prepend(str(tmp_path))
    hand = importlib.import_module("bare_package.procedure").hand
    with pytest.raises(AssertionError, match=r"street, line \[2\]: a bare yield"):
        no_procedure_yields_by_itself(GameSubject(replace(PEEK, hand=hand), FILE))
    for name in ("bare_package", "bare_package.streets", "bare_package.procedure"):
        sys.modules.pop(name)


class _NeverLoses(PayTable):
    """A pay table with every possible line."""

    def get(self, key: str) -> Any:
        return self.lines[0]


@pytest.fixture
def table() -> DrillTable:
    settings = load(config_dir(), GAMES)
    rules = settings.games["nh"]
    return DrillTable(rules, settings.deals["NH-07"][0], practice_jackpots(rules, {}))


def drill_of(wager: Any) -> Iterator[str]:
    game = replace(GAMES["nh"], make_drill=lambda: BankedDrill([wager], nh.layout, nh.spots))
    settings = load(config_dir(), GAMES)
    rules = settings.games["nh"]
    drill = Drill(game, DrillTable(rules, settings.deals["NH-07"][0], practice_jackpots(rules, {})))
    return (line.id for line in drill.lines)


def test_a_bonus_that_never_loses_is_drilled_by_its_other_lines(table: DrillTable) -> None:
    never = replace(nh.POCKET_BONUS, pays=lambda rules: _NeverLoses(lines=rules.pocket_bonus.lines))
    assert "pocket_bonus.loses" not in set(drill_of(never))


def test_a_line_that_no_cards_make_is_not_drilled(table: DrillTable) -> None:
    first, *others = nh.POCKET_BONUS.pays(table.rules).lines
    mistyped = PayTable(lines=(first.model_copy(update={"line": "pair_2_to_q"}), *others))
    lines = set(drill_of(replace(nh.POCKET_BONUS, pays=lambda rules: mistyped)))
    assert "pocket_bonus.pair_2_to_q" not in lines
    assert "pocket_bonus.pair_of_aces" in lines


def test_a_package_that_offers_another_game_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        name, value, dist = "acme", "acme:GAME", None

        def load(self) -> object:
            return PEEK

    monkeypatch.setattr(metadata, "entry_points", lambda group: [Point()])
    with pytest.raises(Exception, match='leads to a Game with the key "peek"; give both one key') as caught:
        Installed()["acme"]
    assert len(str(caught.value)) < 200
