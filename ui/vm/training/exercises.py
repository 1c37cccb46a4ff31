"""The exercises of training, and the words for a full table that was settled."""

from collections.abc import Iterator
from typing import Final

from kiosk.core.money import money
from kiosk.core.text import Text
from kiosk.training import FullTable, Level, NextTask, SessionKind, SettleAnswer
from ui.vm.controls.words import say
from ui.vm.training import words
from ui.vm.training.rows import ChoiceKey

DRILLS: Final = {
    NextTask.CARDS: SessionKind.CARDS,
    NextTask.NOTICING: SessionKind.NOTICING,
    NextTask.READING: SessionKind.READING,
    NextTask.CUTTING: SessionKind.CUTTING,
}
HANDS: Final = {NextTask.PROMPTED: Level.PROMPTED, NextTask.UNPROMPTED: Level.UNPROMPTED}
LEVELS: Final = (Level.PROMPTED, Level.ON_REQUEST, Level.UNPROMPTED)
_OFFERED: Final = (NextTask.DRILL, *DRILLS, NextTask.FULL_TABLE)
_MAX_MISTAKES: Final = 6


def exercise_keys() -> tuple[ChoiceKey, ...]:
    """Return the exercises besides hands."""
    return tuple(ChoiceKey(task.value, say(words.NEXT[task]), say(words.NEXT_WHY[task])) for task in _OFFERED)


def full_table_lines(table: FullTable, pace: int) -> tuple[ChoiceKey, ...]:
    """Return the result of a full table that was settled."""
    return tuple(ChoiceKey(str(nth), say(line)) for nth, line in enumerate(_lines(table, pace)))


def _lines(table: FullTable, pace: int) -> Iterator[Text]:
    seconds = f"{table.took_ms / 1000:.0f}"
    asked, right = sum(sheet.asked for sheet in table.sheets), sum(sheet.right for sheet in table.sheets)
    if table.is_right:
        yield words.FULL_TABLE_RIGHT.fill(seconds=seconds)
    else:
        yield words.FULL_TABLE_WRONG.fill(right=right, asked=asked, seconds=seconds)
    yield words.FULL_TABLE_PACE.fill(n=pace)
    points, is_pots = table.points, not table.table.game.house_plays
    mistakes = [(sheet.wager, *mistake) for sheet in table.sheets for mistake in sheet.wrong]
    for wager, spot, made, due in mistakes[:_MAX_MISTAKES]:
        yield words.FULL_TABLE_MISTAKE.fill(
            seat=spot.seat,
            wager=wager,
            made=_answer(made, points=points, is_pots=is_pots),
            due=_answer(due, points=points, is_pots=is_pots),
        )


def _answer(answer: SettleAnswer | None, *, points: bool, is_pots: bool) -> Text:
    if answer is None:
        return words.NOTHING
    does = words.does(answer.verb.value, is_pots=is_pots)
    amount = str(answer.amount) if points else money(answer.amount)
    shown = words.DOES_AMOUNT.fill(does=does, amount=amount) if answer.amount else does
    return words.CALLED.fill(does=shown) if answer.called else shown
