"""Checks that every game must pass. Any package can run them on its own game.

    SUBJECT = GameSubject(GAME, Path(__file__).with_name("my_game.toml"))

    @pytest.mark.parametrize("check", CHECKS, ids=name)
    def test_conforms(check: Check) -> None:
        check(SUBJECT)

A check is a function that takes a `GameSubject` and raises AssertionError, so it needs no test framework. Hands are
dealt through the procedure of the live table, by players whose decisions follow from a seed.
"""

import ast
import inspect
import random
import re
import sys
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import takewhile
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias, get_args

from kiosk.core.errors import Refused
from kiosk.drills import Actors, Drill, DrillTable, Rehearsal, practice_jackpots, rehearse
from kiosk.procedure import (
    FOLDED,
    HOUSE_RULING,
    Answer,
    BankedRules,
    Choices,
    Felt,
    Floor,
    Forfeit,
    Game,
    Prompt,
    Rules,
    SeatStatus,
    Settler,
    rulings_of,
)
from kiosk.settings import TableSettings

_WORDS: Final = re.compile(r"\w+")
MAX_WORDS: Final = 12  # Most words of a dealer's instruction.
HANDS: Final = 40
_CHIPS: Final = ("0.50", "1", "5", "25", "100", "500")


@dataclass(frozen=True)
class GameSubject:
    """A game, and the file of the figures with which it is shipped. Its document may be beside it, as plain text."""

    game: Game[Any]
    file: Path

    @cached_property
    def document(self) -> str:
        """Return the text of the document beside the file, `my_game.txt` beside `my_game.toml`; "" without one."""
        path = self.file.with_suffix(".txt")
        return path.read_text(encoding="utf-8") if path.exists() else ""

    @cached_property
    def rules(self) -> Rules:
        return self.rules_with()

    def rules_with(self, **options: str) -> Rules:
        """Return the rules of the file, with these rulings."""
        data = tomllib.loads(self.file.read_text(encoding="utf-8"))
        rules: Rules = self.game.rules_model.model_validate({**data, **options})
        return rules

    def settle(self, hand: Mapping[str, Any], **options: str) -> dict[str, Any]:
        """Return the result of a hand record's `input`, as `kiosk settle` does. Raise Refused for no legal hand."""
        settler = Settler({self.game.key: self.game}, {self.game.key: self.rules_with(**options)})
        return settler.settle({"game": self.game.key, "input": hand})

    @cached_property
    def drill(self) -> Drill:
        table = {
            "id": "CHECK", "game": self.game.key, "seats": min(self.game.seats[1], 6), "table_minimum": "5",
            "rack": [{"value": chip, "color": "red"} for chip in _CHIPS], "palette": ["5", "25"],
        }  # fmt: skip
        config = TableSettings.model_validate(table)
        return Drill(self.game, DrillTable(self.rules, config, practice_jackpots(self.rules, {})))

    @cached_property
    def hands(self) -> tuple[Rehearsal, ...]:
        """Return hands that fall on each line that is drilled, and more."""
        lines = self.drill.lines
        return tuple(
            self.drill.deal(lines[nth % len(lines)], f"hand {nth}")[0] for nth in range(max(HANDS, len(lines)))
        )

    def prompts(self) -> Iterator[Prompt]:
        for hand in self.hands:
            yield from (entry.prompt for entry in hand.hand.entries)


Check: TypeAlias = Callable[[GameSubject], None]


def name(check: Check) -> str:
    """Return the name of a check in a report."""
    return check.__name__


def every_ruling_has_words_for_each_value(subject: GameSubject) -> None:
    model, book = subject.game.rules_model, subject.game.handbook
    for option, ruling in rulings_of(model).items():
        annotation = model.model_fields[option].annotation
        is_enum = isinstance(annotation, type) and issubclass(annotation, StrEnum)
        values = {inner.value for inner in annotation} if is_enum else set(get_args(annotation))
        assert values == set(ruling.means), f"{option}: its words are not those of {sorted(values)}"
        missing = set(ruling.clauses) - set(book.clauses)
        is_of_every_game = option in BankedRules.model_fields
        assert (ruling.clauses or is_of_every_game) and not missing, f"{option}: no clause {missing} in the handbook"


def every_step_has_its_clauses(subject: GameSubject) -> None:
    game, book = subject.game, subject.game.handbook
    assert [step.key for step in game.steps] == list(book.steps), "the handbook's steps are not those of the rail"
    named = {clause for clauses in book.steps.values() for clause in clauses}
    assert named == set(book.clauses), f"clauses of no step, or steps of no clause: {named ^ set(book.clauses)}"
    for irregularity in game.irregularities:
        assert irregularity.clause in book.clauses, (
            f"{irregularity.key}: no clause {irregularity.clause} in the handbook"
        )


def every_prompt_says_what_to_do(subject: GameSubject) -> None:
    book = subject.game.handbook
    for prompt in subject.prompts():
        guide = prompt.guide
        assert guide.step in book.steps, f"{guide.step} is not a step of the rail"
        assert guide.clause in (*book.clauses, HOUSE_RULING), f"{guide.clause} is not a clause of the handbook"
        assert guide.do and guide.rule, f"{guide.step}: a prompt says what to do, and by what rule"
        words = len(str(guide.do).split())
        assert words <= MAX_WORDS or isinstance(prompt, Floor), f"{guide.do}: more than {MAX_WORDS} words"


def every_clause_is_in_the_document(subject: GameSubject) -> None:
    """Check that each clause is a heading and a paragraph's number below it, or a paragraph's number."""
    if not subject.document:
        return
    paragraphs = [_plain(text) for text in subject.document.split("\n") if text.strip()]
    whole = " ".join(paragraphs)
    cited = {*subject.game.handbook.clauses, *(figure.clause for figure in subject.rules.FIGURES)}
    cited |= {irregularity.clause for irregularity in subject.game.irregularities}
    cited |= {clause for ruling in subject.rules.STANDING_RULINGS for clause in ruling.clauses}
    headings = {_plain(part) for clause in cited for part in _heading(clause)[0]} - {_NUMBERED}
    for clause in sorted(cited):
        parts, number = _heading(clause)
        for words in map(_plain, parts):
            assert words == _NUMBERED or words in whole, f"{clause}: the document has no such heading"
        below = _below(paragraphs, _plain(parts[-1]), headings)
        assert number <= below, f"{clause}: the document is shorter, with {below} paragraphs there"


_NUMBERED: Final = "paragraph"  # The heading of clauses in documents with numbered paragraphs.


def _plain(text: str) -> str:
    return " ".join(_WORDS.findall(text.lower()))


def _heading(clause: str) -> tuple[list[str], int]:
    """Return the headings that a clause names, from the outside in, and the number of its paragraph, 0 without one."""
    heading, _, number = clause.rpartition(" ")
    return (heading.split(": "), int(number)) if number.isdecimal() else (clause.split(": "), 0)


def _below(paragraphs: Sequence[str], heading: str, headings: Collection[str]) -> int:
    """Return the number of paragraphs below a heading, up to the next one that is cited."""
    if heading == _NUMBERED:
        return len(paragraphs)
    starts = (nth for nth, words in enumerate(paragraphs) if heading in words)
    others = {words for words in headings if words != heading}
    counts = (sum(1 for _ in takewhile(lambda words: words not in others, paragraphs[nth + 1 :])) for nth in starts)
    return max(counts, default=0)


def what_is_usual_is_an_option(subject: GameSubject) -> None:
    """Check that the option that "all" selects is one that some seat has."""
    for prompt in subject.prompts():
        if isinstance(prompt, Choices) and prompt.usual is not None:
            keys = {option.key for options in prompt.options.values() for option in options}
            assert prompt.usual in keys, (
                f"{prompt.guide.step}: {prompt.usual} is usual, and no option; known are {keys}"
            )


def no_procedure_yields_by_itself(subject: GameSubject) -> None:
    """Check that a procedure asks with `yield from`, so that every answer has a type, and never with `yield`."""
    for module in _modules_of(subject.game.hand.__module__):
        for outer in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(outer, ast.FunctionDef) and (outer.name == subject.game.hand.__name__ or _asks(outer)):
                bare = [node.lineno for node in ast.walk(outer) if isinstance(node, ast.Yield)]
                assert not bare, f"{outer.name}, line {bare}: a bare yield; ask with `yield from`"


def _asks(function: ast.FunctionDef) -> bool:
    return function.returns is not None and "Procedure" in ast.unparse(function.returns)


def _modules_of(name: str) -> list[ModuleType]:
    package, found, waiting = name.rpartition(".")[0], dict[str, ModuleType](), [name]
    while waiting:
        nth = waiting.pop()
        if nth in found or nth not in sys.modules:
            continue
        found[nth] = sys.modules[nth]
        used = {value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None)
                for value in vars(found[nth]).values()}  # fmt: skip
        waiting += [other for other in used if isinstance(other, str) and package and other.startswith(f"{package}.")]
    return list(found.values())


def every_wager_is_settled_once(subject: GameSubject) -> None:
    for hand in subject.hands:
        felt = hand.felt
        settled = [(wager.seat, wager.wager) for wager in hand.settlement.wagers]
        assert len(settled) == len(set(settled)), "a wager is settled twice"
        if not felt.stacks:  # Against the house, bets are settled spot by spot.
            placed = {(seat, spot): bet for seat in felt.seats for spot, bet in felt.bets[seat].items()}
            assert placed == {(wager.seat, wager.wager): wager.bet for wager in hand.settlement.wagers}
            shown = {spot for row in felt.layout.rows for spot in row.spots}
            hidden = {spot for _, spot in placed} - shown
            assert not hidden, f"no WagerRow of the layout shows the chips on {sorted(hidden)}"
            left = {
                wager.wager
                for wager in hand.settlement.wagers
                if felt.status[wager.seat] is SeatStatus.IN and wager.line == FOLDED
            }
            assert not left, f"the hand ends, and nothing has settled {sorted(left)}"
        assert all(wager.returned >= wager.won >= 0 for wager in hand.settlement.wagers), "more is won than comes back"


def a_hand_that_is_told_again_is_the_same(subject: GameSubject) -> None:
    for hand in subject.hands:
        again = hand.hand.trial()
        assert repr(again.settlement) == repr(hand.settlement)
        assert [entry.prompt for entry in again.entries] == [entry.prompt for entry in hand.hand.entries]


def a_record_settles_as_the_hand_did(subject: GameSubject) -> None:
    for hand in subject.hands:
        assert hand.result == subject.settle(hand.given), hand.given


def a_player_may_forfeit_at_any_time(subject: GameSubject) -> None:
    for nth, line in enumerate(subject.drill.lines * 3):
        dice = random.Random(nth)  # noqa: S311, to be repeatable
        plan = subject.drill.maker.stage(line, subject.drill.setting, dice).plan
        answer = _forfeiting(Actors(plan, dice), at=dice.randrange(12))
        hand = rehearse(subject.game, subject.rules, plan.opening, answer)
        assert hand.result == subject.settle(hand.given), hand.given


def _forfeiting(actors: Actors, *, at: int) -> Callable[[Prompt, Felt], Answer]:
    """Return answers like those of these actors, except that a seat forfeits, if it can, at this prompt."""
    count = iter(range(at, -1, -1))

    def answer(prompt: Prompt, felt: Felt) -> Answer:
        alive = [seat for seat in felt.seats if felt.may_forfeit(seat)]
        return Forfeit(alive[0]) if next(count, None) == 0 and alive else actors.answer(prompt, felt)

    return answer


def every_line_of_a_pay_table_is_drilled(subject: GameSubject) -> None:
    drill = subject.drill
    declared = {line.id for line in subject.game.drill.lines(subject.rules)}
    assert {line.id for line in drill.lines} == declared, "no hand falls on a line that is drilled"
    for line in drill.lines:
        question = drill.question(line, line.id)
        assert question.stages, f"{line.id}: nothing is asked"


def what_is_no_legal_hand_is_refused(subject: GameSubject) -> None:
    given = dict(subject.hands[0].given)
    for wrong in ({}, {**given, "surprise": 1}, {**given, "seats": []}):
        try:
            subject.settle(wrong)
        except Refused:
            continue
        raise AssertionError(f"{wrong} was settled")


CHECKS: Final[tuple[Check, ...]] = (
    every_ruling_has_words_for_each_value,
    every_step_has_its_clauses,
    every_prompt_says_what_to_do,
    every_clause_is_in_the_document,
    what_is_usual_is_an_option,
    no_procedure_yields_by_itself,
    every_wager_is_settled_once,
    a_hand_that_is_told_again_is_the_same,
    a_record_settles_as_the_hand_did,
    a_player_may_forfeit_at_any_time,
    every_line_of_a_pay_table_is_drilled,
    what_is_no_legal_hand_is_refused,
)
