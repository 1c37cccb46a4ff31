"""Sentences about an examination: before it begins, at its end, and to the trainer who signs."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence

from kiosk.core.cards import card
from kiosk.core.dates import day_at
from kiosk.core.money import money
from kiosk.core.text import listed
from kiosk.training import DONT_KNOW, OUT_OF_TIME, Examination, ExamMistake, School
from ui.vm.controls.words import say, with_sign
from ui.vm.training import words
from ui.vm.training.drill import face_word
from ui.vm.training.words import own

_MINUTES_A_STAGE = 0.15
_HOURS = 4
_MAX_TRIES = 6
_LETTERS_A_ROW = 85  # With the largest words; a Chinese character is as wide as two letters.
_ROW, _GAP, _ROOM = (
    5,
    2,
    76,
)  # Height of a row, of the gap between lines, and of the page, in sixths of a row's letters.
_STAGES = ("name", "pick", "amount", "cut")  # The stages in their order.


def exam_begin_lines(school: School, person: str, game: str) -> Iterator[str]:
    """Yield the length of an examination for a person, the pass mark, and the number of attempts."""
    shape, limits = school.exams.shape(game), school.exams.limits
    yield say(words.EXAM_QUESTIONS.fill(n=shape.questions, answers=shape.payouts, moves=shape.moves))
    minutes = round((shape.payouts + shape.moves) * _MINUTES_A_STAGE / 5) * 5
    yield say(words.EXAM_TIME.fill(minutes=max(5, minutes), hours=_HOURS))
    yield say(
        words.EXAM_PASS.fill(
            payouts=shape.payouts, wrong=shape.wrong_payouts, moves=shape.moves, wrong_moves=shape.wrong_moves
        )
    )
    times = school.exams.times_of(person)
    yield say(words.EXAM_CLOCK.fill(seconds=times.answer_s, table=times.table_s))
    yield say(words.EXAM_LINES)
    yield say(words.EXAM_NO_WORD)
    yield say(words.EXAM_SIGNS_AGAIN)
    yield say(words.EXAM_TRIES.fill(n=limits.tries_a_day))
    if limits.days_between:
        yield say(words.EXAM_TRIES_PAUSE.fill(n=limits.days_between))


def pages_of(lines: Sequence[str]) -> list[list[str]]:
    """Return lines in pages that have room on the smallest screen, in the largest words."""
    pages: list[list[str]] = [[]]
    left = _ROOM
    for line in lines:
        wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in line)
        needs = _GAP + _ROW * -(-(len(line) + wide) // _LETTERS_A_ROW)
        if needs > left and pages[-1]:
            pages.append([])
            left = _ROOM
        pages[-1].append(line)
        left -= needs
    return pages


def mistake_lines(exam: Examination) -> list[str]:
    """Return the wrong answers, each beside the right one."""
    return [_line(mistake) for mistake in exam.mistakes()]


def _line(mistake: ExamMistake) -> str:
    question = mistake.question
    if question is None:
        return say(words.EXAM_DONE.fill(made=mistake.done, due=mistake.due))
    asked, said = question.asked, []

    def amount(cents: int) -> str:
        return str(cents) if question.points else money(cents)

    def faces(of: Iterable[int]) -> str:
        picked = [asked.pick[nth] for nth in of]
        colors = [face_word(face) for face in picked]
        if not any(colors):
            return " ".join(with_sign(card(face)) for face in picked)
        named = (f"{face.partition('/')[0]} {color}" for face, color in zip(picked, colors, strict=True))
        return say(listed(named))

    def chips(cut: Mapping[int, int]) -> str:
        stacks = [f"{count}\u00a0×\u00a0{amount(chip)}" for chip, count in sorted(cut.items(), reverse=True)]
        return " + ".join(stacks) or say(words.NOTHING)

    for stage, given in sorted(mistake.said.items(), key=lambda answer: _STAGES.index(answer[0])):
        if given == DONT_KNOW:
            said.append(say(words.NOTHING))
        elif given == OUT_OF_TIME:
            said.append(say(words.EXAM_RAN_OUT))
        elif stage == "name":
            said.append(own(given))
        elif stage == "pick":
            said.append(faces(given))
        elif stage == "amount":
            said.append(amount(given))
        else:
            said.append(chips({int(chip): count for chip, count in given.items()}))
    right = [own(asked.name)] if asked.name else []
    if asked.fives:
        right.append(faces(sorted(next(iter(asked.fives)))))
    if asked.amount is not None:
        right.append(amount(asked.amount))
    if question.cut:
        right.append(chips(question.cut))
    return say(words.EXAM_MISTAKE.fill(heading=asked.heading, said=listed(said), right=listed(right)))


def attempt_lines(school: School, person: str, game: str) -> list[str]:
    """Return every attempt of a person in a game, the newest last, for the signer; the oldest of many as a number."""
    tries, records = [], school.exams.book.ledger.of(person, game)
    before = records[:-_MAX_TRIES]
    if before:
        passed = sum(record.is_passed for record in before)
        tries.append(say(words.EXAM_TRIES_BEFORE.fill(n=len(before), passed=passed)))
    for record in records[-_MAX_TRIES:]:
        outcome = (
            words.EXAM_TRY_OPEN if record.ended is None
            else words.EXAM_TRY_PASSED if record.is_passed
            else words.EXAM_TRY_BY_THE_HOUSE if not record.is_a_try
            else words.EXAM_TRY_FAILED
        )  # fmt: skip
        parts = record.result.parts.values()
        asked, day = sum(part.asked for part in parts), day_at(record.begun_ms)
        said = words.EXAM_TRY if asked else words.EXAM_TRY_UNANSWERED
        tries.append(say(said.fill(day=day, outcome=outcome, wrong=sum(part.wrong for part in parts), asked=asked)))
    return tries
