"""Measure the log loss of the scheduler: how well it predicts each answer in advance.

    python -m benchmarks.log_loss            # simulated learners, whose memory does not follow the scheduler's formula
    python -m benchmarks.log_loss FILE …     # the answers in stores of training, as a house has exported them

Only answers count that come at least a day after the previous one on the same line, as in the published benchmark of
FSRS (0.321 on 9,999 learners). Two simple predictions are compared: recency, which is the share of right answers among
the recent ones on the line, and the share of right answers so far.
"""

import math
import random
import sys
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from kiosk.games import GAMES
from kiosk.training.drill.schedule import Schedule
from kiosk.training.store.scoring import LineAnswer
from kiosk.training.store.store import DAY_MS, Store
from tools.report import report

LEARNERS = 200
DAYS = 60
CARDS = 60
_A_DAY = 40  # Answers per day.
_SLIPS = 0.04  # Share of slips among known answers.
_GUESSES = 0.25
_STEPS = "card."
_FADES = 0.8
_BEGAN_MS = 1_790_000_000_000


class LogLoss(NamedTuple):
    """The log loss of each prediction, and the number of answers."""

    answers: int
    fsrs: float
    recency: float
    share: float


def log_loss(people: Iterable[Sequence[LineAnswer]]) -> LogLoss:
    """Return how well the answers of these people, each oldest first, were predicted."""
    asked, losses = 0, [0.0, 0.0, 0.0]
    right_of_all, of_all = 1.0, 2.0
    for answers in people:
        lines = sorted({answer.line for answer in answers})
        if not lines:
            continue
        schedule = Schedule(lines, steps=_STEPS)
        last: dict[str, int] = {}
        recent: dict[str, tuple[float, float]] = {}
        for answer in answers:
            line, at_ms = answer.line, answer.at_ms
            right, of = recent.get(line, (1.0, 2.0))
            if line in last and at_ms - last[line] >= DAY_MS:
                recall = schedule.memory[line].recall(datetime.fromtimestamp(at_ms / 1000, UTC))
                for nth, likely in enumerate((recall, right / of, right_of_all / of_all)):
                    losses[nth] += _loss(likely, is_right=answer.right)
                asked += 1
                right_of_all, of_all = right_of_all + answer.right, of_all + 1
            schedule.take([answer])
            last[line] = at_ms
            recent[line] = right * _FADES + answer.right, of * _FADES + 1
    return LogLoss(asked, *(loss / max(1, asked) for loss in losses))


def _loss(likely: float, *, is_right: bool) -> float:
    likely = min(0.9999, max(0.0001, likely))
    return -math.log(likely if is_right else 1 - likely)


def learner(seed: int) -> list[LineAnswer]:
    """Return the answers of a simulated person on the study cards of a game, day by day. Memory fades as a power of the
    time, with a separate strength for each card. Each recall strengthens it, and a late recall strengthens it more. Now
    and then a known card is answered wrong, and a forgotten one may be guessed.
    """
    dice = random.Random(seed)
    cards = [f"{_STEPS}{nth}" for nth in range(CARDS)]
    schedule = Schedule(cards, steps=_STEPS)
    ease = dice.lognormvariate(0.0, 0.4)
    strength: dict[str, float] = {}
    last_ms: dict[str, int] = {}
    answers: list[LineAnswer] = []
    for day in range(DAYS):
        if dice.random() < 0.25:
            continue
        now_ms = _BEGAN_MS + day * DAY_MS + dice.randrange(DAY_MS // 3)
        for _ in range(_A_DAY):
            due = [card for card in schedule.due(now_ms) if not answers or card != answers[-1].line]
            new = [card for card in cards if card not in strength]
            if not due and not new:
                break
            card = (due or new)[0]
            days = (now_ms - last_ms.get(card, now_ms)) / DAY_MS
            known = (1 + days / strength[card]) ** -0.7 if card in strength else 0.0
            is_known = dice.random() < known
            right = dice.random() >= _SLIPS if is_known else dice.random() < _GUESSES
            gain = 1 + (1.5 + 4 * (1 - known)) * (1 if is_known else 0.1)
            strength[card] = min(400.0, strength.get(card, 1.2 * ease * dice.lognormvariate(0, 0.5)) * gain)
            last_ms[card] = now_ms
            answers.append(LineAnswer(card, now_ms, right, dice.randrange(2_000, 9_000)))
            schedule.take(answers[-1:])
            now_ms += 15_000
    return answers


def of_store(path: Path) -> list[list[LineAnswer]]:
    """Return the answers of all people in a store, in each game."""
    now_ms = int(datetime.now(UTC).timestamp() * 1000)
    with Store(path) as store:
        by_person: dict[tuple[str, str], list[LineAnswer]] = {}
        for game in GAMES:
            for who, answer in store.everybody(game, now_ms, since_ms=0):
                by_person.setdefault((who, game), []).append(answer)
        return list(by_person.values())


def main() -> None:
    """Print the log loss of the named stores, or of simulated learners."""
    if sys.argv[1:]:
        for name in sys.argv[1:]:
            _say(log_loss(of_store(Path(name))), store=name)
    else:
        _say(log_loss(learner(seed) for seed in range(LEARNERS)), learners=LEARNERS, days=DAYS, cards=CARDS)


def _say(found: LogLoss, **of: object) -> None:
    report("training.log_loss", round(found.fsrs, 3), "nats", answers=found.answers, recency=round(found.recency, 3),
           share=round(found.share, 3), **of)  # fmt: skip


if __name__ == "__main__":
    main()
