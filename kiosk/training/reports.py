"""Report the progress of one person by week and line, and compare all trainees."""

import csv
import io
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from datetime import datetime
from operator import attrgetter
from statistics import median

from kiosk.core.spreadsheet import BYTE_ORDER_MARK, words_cell
from kiosk.core.value import value
from kiosk.drills import DrillLine
from kiosk.training.guided.hand_report import KINDS, PROCEDURE
from kiosk.training.store.dates import weeks_to
from kiosk.training.store.scoring import USUAL_PACE_MS, Standings, Tally, by_person, percentile, tallies, target_ms
from kiosk.training.store.store import Store

WEEKS = 12
_RECENT = 200
_MASTERED = 0.9


@value
class LineRow:
    """The state of one line: its tally of the last weeks, and whether it is weak."""

    line: DrillLine
    tally: Tally


@value
class Week:
    """One week: its beginning in milliseconds since 1970, the answers, and the score at its end."""

    at_ms: int
    tally: Tally
    score: float
    lines: Mapping[str, Tally]


@value
class Progress:
    """One person in one game. `accuracy` and `change` are shares, None without data.

    `trained_ms` is the total training time in this game, `procedure` the share of right moves in guided hands, `place`
    the percentile within the house, None if nobody else has trained this game.
    """

    score: float
    accuracy: float | None
    change: float | None
    median_ms: int | None
    target_ms: int
    procedure: float | None
    moves: int
    trained_ms: int
    streak: int
    place: int | None
    weeks: tuple[Week, ...]
    lines: tuple[LineRow, ...]
    kinds: tuple[LineRow, ...]


@value
class Standing:
    """One trainee, compared with the others over the last weeks."""

    trainee: str
    score: float
    asked: int
    accuracy: float | None
    mean_ms: int
    procedure: float | None
    weakest: str
    place: int | None


def progress(store: Store, trainee: str, game: str, lines: Sequence[DrillLine], now_ms: int) -> Progress:
    """Return a person's progress in a game."""
    mondays = weeks_to(now_ms, WEEKS)
    weeks = store.weeks(trainee, game, now_ms)
    ids = [line.id for line in lines]
    everybody = list(store.everybody(game, now_ms, since_ms=mondays[0]))
    mine = [answer for who, answer in everybody if who == trainee]
    others = by_person((who, answer) for who, answer in everybody if who != trainee)
    so_far: dict[str, Tally] = {}
    standing, taken = Standings(), 0
    shown = []
    for week, after in zip(mondays, (*mondays[1:], now_ms + 1), strict=True):
        by_line = weeks.get(week, {})
        so_far = {line: so_far.get(line, Tally()).plus(by_line.get(line, Tally())) for line in {*so_far, *by_line}}
        upto = bisect_left(mine, after, key=attrgetter("at_ms"))
        standing.take(mine[taken:upto])
        taken = upto
        shown.append(Week(week, _sum(by_line, ids), standing.score(ids), by_line))
    known = set(ids)
    recent = [answer for answer in mine if answer.line in known][-_RECENT:]
    streak = next((nth for nth, answer in enumerate(reversed(recent)) if not answer.right), len(recent))
    now, before = shown[-1].tally.accuracy, next((w.tally.accuracy for w in shown[-2::-1] if w.tally.asked), None)
    kinds = tuple(
        LineRow(DrillLine(PROCEDURE, kind, kind), so_far.get(f"{PROCEDURE}.{kind}", Tally())) for kind in KINDS
    )
    moves = _sum(so_far, [row.line.id for row in kinds])
    in_time = sum(answer.right and answer.took_ms <= target_ms(0, answer.pace_ms) for answer in recent)
    pace = round(median(answer.pace_ms for answer in recent)) if recent else USUAL_PACE_MS
    return Progress(
        score=standing.score(ids),
        accuracy=_sum(so_far, ids).accuracy,
        change=None if now is None or before is None else now - before,
        median_ms=round(median(answer.took_ms for answer in recent)) if recent else None,
        target_ms=target_ms(in_time // max(1, len(ids)), pace),
        procedure=moves.accuracy,
        moves=moves.asked,
        trained_ms=store.trained_ms(trainee, game, now_ms),
        streak=streak,
        place=percentile(standing.score(ids), [other.score(ids) for other in others.values()]),
        weeks=tuple(shown),
        lines=tuple(LineRow(line, so_far.get(line.id, Tally())) for line in lines),
        kinds=kinds,
    )


def standings(store: Store, game: str, lines: Sequence[DrillLine], now_ms: int) -> tuple[Standing, ...]:
    """Return everybody who has trained a game in the last weeks, the best first."""
    ids = [line.id for line in lines]
    names = {line.id: line.title or line.name for line in lines}
    moves = [f"{PROCEDURE}.{kind}" for kind in KINDS]
    first = weeks_to(now_ms, WEEKS)[0]
    answers = store.everybody(game, now_ms, since_ms=first)
    everybody: dict[str, dict[str, Tally]] = {}
    for (who, line), tally in tallies(((who, answer.line), answer) for who, answer in answers):
        everybody.setdefault(who, {})[line] = tally
    scores = {who: standing.score(ids) for who, standing in by_person(answers).items()}
    found = []
    for who, by_line in everybody.items():
        answered = _sum(by_line, ids)
        weak = [line for line in ids if line in by_line and (by_line[line].accuracy or 0.0) < _MASTERED]
        weakest = min(weak, key=lambda line: (by_line[line].accuracy or 0.0, -by_line[line].asked), default=None)
        others = [score for other, score in scores.items() if other != who]
        found.append(
            Standing(
                who, scores[who], answered.asked, answered.accuracy, answered.mean_ms, _sum(by_line, moves).accuracy,
                names[weakest] if weakest else "", percentile(scores[who], others),
            )
        )  # fmt: skip
    return tuple(sorted(found, key=lambda standing: (-standing.score, standing.trainee)))


def as_csv(store: Store, game: str, names: Mapping[str, str], now_ms: int) -> str:
    """Return every week of everybody as CSV that a spreadsheet opens as it is. `names` are people by id.

    It is UTF-8 with a signature once it is encoded. Dates are ISO 8601, and times are means in seconds.
    """
    out = io.StringIO()
    out.write(BYTE_ORDER_MARK)
    writer = csv.writer(out)
    writer.writerow(("Person", "Name", "Week from", "Line", "Asked", "Right", "Seconds per answer"))
    for trainee, week, line, asked, right, took_ms in store.rows(game, now_ms):
        monday = f"{datetime.fromtimestamp(week / 1000).astimezone():%Y-%m-%d}"
        words = (words_cell(trainee), words_cell(names.get(trainee, "")), monday, words_cell(line))
        writer.writerow((*words, asked, right, f"{took_ms / max(1, asked) / 1000:.2f}"))
    return out.getvalue()


def _sum(by_line: Mapping[str, Tally], lines: Sequence[str]) -> Tally:
    total = Tally()
    for line in lines:
        if line in by_line:
            total = total.plus(by_line[line])
    return total
