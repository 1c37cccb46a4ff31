"""The lists of the training screens: choices, and all people beside each other."""

from collections.abc import Mapping, Sequence

from kiosk.core.dates import day_at
from kiosk.core.value import value
from kiosk.staff import on_paper
from kiosk.training import (
    HANDS,
    TIMES,
    WORDS,
    CertificateState,
    DealingCertificate,
    LearningStage,
    Level,
    PersonNeeds,
    School,
    Trainee,
)
from ui.vm.controls.finding import words_sorter
from ui.vm.controls.words import say
from ui.vm.training import words
from ui.vm.training.report import HOUR_MS, TrainingReport, hours, percent
from ui.vm.training.week_pdf import WeekPage
from ui.vm.training.words import about_of, own, title_of


@value
class ChoiceKey:
    """A choice: `detail` is below it, `mark` is a special remark."""

    key: str
    label: str
    detail: str = ""
    mark: str = ""
    chosen: bool = False


@value
class CertificatePage:
    """The contents of a printed certificate: a title, the person, and lines of label and value."""

    house: str
    title: str
    name: str
    state: str
    lines: tuple[tuple[str, str], ...]


@value
class PersonRow:
    """One trainee, compared with the others. `ranks` are the sort keys of the columns, the highest first."""

    key: str
    name: str
    stage: str
    score: str
    accuracy: str
    hours: str
    day: str
    weakest: str
    certificate: str
    ranks: Mapping[str, float]


def need_keys(needs: PersonNeeds) -> dict[str, tuple[ChoiceKey, ...]]:
    """Return a manager's choices for a person: time, size of words, hand."""
    return {
        "need_times": tuple(
            ChoiceKey(f"time.{percent}", say(words.NEED_TIME.fill(percent=percent)),
                      chosen=percent == needs.time_percent)
            for percent in TIMES
        ),
        "need_words": tuple(
            ChoiceKey(f"words.{percent}", say(words.NEED_WORDS.fill(percent=percent)),
                      chosen=percent == needs.text_percent)
            for percent in WORDS
        ),
        "need_hands": tuple(
            ChoiceKey(f"hand.{hand}", say(words.NEED_HAND[hand]), chosen=hand == needs.hand) for hand in HANDS
        ),
    }  # fmt: skip


def sorted_people(rows: Sequence[PersonRow], by: str) -> list[PersonRow]:
    """Return rows sorted by a column, and by name where it is the same; who has nothing there comes last."""
    order = words_sorter()

    def by_name(some: Sequence[PersonRow]) -> list[PersonRow]:
        return sorted(some, key=lambda row: order(row.name))

    if by in ("name", "weakest"):
        there = [row for row in rows if getattr(row, by)]
        found = sorted(by_name(there), key=lambda row: order(getattr(row, by)))
    else:
        there = [row for row in rows if by in row.ranks]
        found = sorted(by_name(there), key=lambda row: -row.ranks[by])
    return found + [row for row in rows if row not in there]


def scenario_keys(school: School, who: Trainee, game: str, level: Level) -> list[ChoiceKey]:
    """Return the hands that a person may deal: any at all, then the scenarios, those first that are due again.

    If not everything is prompted, a hand has a number: its title would reveal its events.
    """
    is_told = level is Level.PROMPTED
    keys = [
        ChoiceKey(
            scenario.key,
            title_of(scenario) if is_told else say(words.HAND.fill(nth=nth)),
            about_of(scenario) if is_told else "",
            say(words.DUE_AGAIN) if school.is_due(who, scenario) else "",
        )
        for nth, scenario in enumerate(school.offered(who, game), 1)
    ]
    return [ChoiceKey("", say(words.RANDOM_HAND), say(words.BY_CHANCE)), *keys]


def people_rows(school: School, game: str) -> list[PersonRow]:
    """Return a row for each person who has trained a game, the best first; then who has not lately, and was examined or
    certified in it."""
    names, nothing, now_ms = school.names(), say(words.NOTHING), school.clock.now_ms()
    rows = []
    for standing in school.standings(game):
        who, way = standing.trainee, school.curriculum(standing.trainee, game)
        last_ms = school.store.answered(who, game, now_ms)[-1].at_ms
        ranks = {
            "score": standing.score, "accuracy": standing.accuracy or 0.0, "hours": way.trained_ms, "day": last_ms,
            "stage": list(LearningStage).index(way.stage),
        }  # fmt: skip
        rows.append(PersonRow(
            who, names.get(who, who), say(words.STAGES[way.stage]), f"{standing.score:.0f}", percent(standing.accuracy),
            f"{way.trained_ms / HOUR_MS:.1f}", say(day_at(last_ms)), own(standing.weakest),
            _certificate(school, who, game), ranks,
        ))  # fmt: skip
    there = {row.key for row in rows}
    certified = (
        (person, _certificate(school, person.id, game)) for person in school.people() if person.id not in there
    )
    return rows + [
        PersonRow(person.id, person.name, nothing, nothing, nothing, nothing, nothing, "", certificate, {})
        for person, certificate in certified
        if certificate or school.exams.book.ledger.of(person.id, game)
    ]


def week_page(school: School, game: str) -> WeekPage:
    """Return the training of this week, everybody who has trained a game lately, as it is printed."""
    names, wanted = school.names(), school.settings.house.training.hours
    rows = []
    for standing in school.standings(game):
        who = standing.trainee
        way = school.curriculum(who, game)
        this_week = f"{school.week_of(who, game) / HOUR_MS:.1f}"
        rows.append((
            on_paper(names.get(who, who), who), say(words.STAGES[way.stage]),
            say(words.HOURS_SHORT.fill(hours=this_week)), hours(way.trained_ms, wanted), str(standing.asked),
            percent(standing.accuracy), own(standing.weakest),
        ))  # fmt: skip
    title = words.WEEK_TITLE.fill(game=school.games[game].game.title, day=day_at(school.clock.now_ms()))
    return WeekPage(school.settings.house.name, say(title), tuple(map(say, words.WEEK_HEAD)), tuple(rows))


def _certificate(school: School, person_id: str, game: str) -> str:
    """Return the end of a certificate, or the reason why it no longer holds; "" if there never was one."""
    held, state = school.exams.certificate(person_id, game)
    if held is None:
        return ""
    short = {
        CertificateState.HOLDS: say(day_at(held.until_ms)),
        CertificateState.REVOKED: say(words.REVOKED_SHORT),
        CertificateState.OLD_RULES: say(words.OLD_RULES_SHORT),
    }
    return short.get(state) or say(words.EXPIRED_SHORT.fill(day=day_at(held.until_ms)))


def certificate_page(school: School, held: DealingCertificate, report: TrainingReport) -> CertificatePage:
    """Return a certificate as it is printed."""
    names, ledger = school.names(), school.exams.book.ledger
    record = ledger.records[held.examination]
    attempts = [record.id for record in ledger.of(held.person, held.game) if record.is_a_try].index(record.id) + 1
    parts = (
        (
            say(words.EXAM_PARTS[name]),
            say(words.PAGE_PART[name].fill(right=part.right, asked=part.asked, percent=int(100 * part.sure_of))),
        )
        for name, part in record.result.parts.items()
    )
    lines = (
        (say(words.PAGE_GAME), say(school.games[held.game].game.title)),
        (say(words.PAGE_RULES), held.rules_version),
        *parts,
        (say(words.PAGE_ATTEMPT), str(attempts)),
        (say(words.PAGE_EXAMINED), say(day_at(record.begun_ms))),
        (say(words.PAGE_HOURS), f"{held.trained_ms / HOUR_MS:.1f}"),
        (say(words.PAGE_SIGNED), f"{on_paper(names.get(held.by, held.by), held.by)} · {say(day_at(held.at_ms))}"),
        (say(words.PAGE_UNTIL), say(day_at(held.until_ms))),
        (say(words.PAGE_NUMBER), str(held.id)),
    )
    return CertificatePage(
        school.settings.house.name,
        say(words.PAGE_TITLE),
        on_paper(report.of, held.person),
        report.shown.certificate,
        lines,
    )
