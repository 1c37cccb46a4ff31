"""The lists of the training screens: what can be chosen, and everybody beside each other."""

from __future__ import annotations

from dataclasses import dataclass

from kiosk.training.gate import certificate_of
from kiosk.training.school import School, Trainee
from ui.vm import training_words as words
from ui.vm.training_report import day, percent
from ui.vm.training_words import own
from ui.vm.words import say


@dataclass(frozen=True, slots=True)
class Key:
    """Something to choose: `detail` stands below it, `mark` says what is special about it."""

    key: str
    label: str
    detail: str = ""
    mark: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class PersonRow:
    """One trainee beside the others."""

    key: str
    name: str
    score: str
    accuracy: str
    procedure: str
    seconds: str
    weakest: str
    place: str
    certificate: str


def scenario_keys(school: School, who: Trainee, game: str) -> list[Key]:
    """Return what hands somebody may deal: any at all, then the scenarios, those first that are due again."""
    due = say(words.DUE_AGAIN)
    keys = [
        Key(one.key, own(one.title), one.about, due if school.is_due(who, one) else "")
        for one in school.offered(who, game)
    ]
    return [Key("", say(words.RANDOM_HAND), say(words.BY_CHANCE)), *keys]


def people_rows(school: School, game: str) -> list[PersonRow]:
    """Return a row for each person who has trained a game, the best first."""
    names, store, now_ms = school.names(), school.store, school.clock.now_ms()
    rows = []
    for one in school.standings(game):
        held = certificate_of(store, one.trainee, game, now_ms)
        rows.append(
            PersonRow(
                one.trainee, names.get(one.trainee, one.trainee), f"{one.score:.0f}", percent(one.accuracy),
                percent(one.procedure), f"{one.mean_ms / 1000:.1f} s", own(one.weakest),
                say(words.NOTHING) if one.place is None else f"{one.place} %",
                day(held.expires_ms) if held else "",
            )
        )  # fmt: skip
    return rows
