"""Scenarios: hands as files, to be dealt as often as a trainee wants.

A file names a game, and its wagers, cards, and decisions, as a hand record does; a card that does not matter is "??"
and is drawn by the seed. Or it names a `line` of a pay table, and the seed makes a hand that falls on it. A scenario is
proved when it is read: it is dealt to its end by the live procedure, which refuses an impossible one.
"""

import hashlib
import json
import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import field
from operator import attrgetter
from pathlib import Path
from typing import Any, Self

import tomli_w
from pydantic import Field, ValidationError, model_validator

from kiosk.archive import never_turned, row_of
from kiosk.core.cards import DECK, card
from kiosk.core.dice import COLORS, FACES
from kiosk.core.disk import make_folder, replace_file
from kiosk.core.errors import ConfigError, Refused
from kiosk.core.text import counted
from kiosk.core.value import value
from kiosk.drills import Drill, Rehearsal, rehearse
from kiosk.events import HandOpened, HandSettled
from kiosk.journal import JournalReader
from kiosk.procedure import Answer, Felt, Game, Opening, Prompt, Rules, Script, Settler, option_names
from kiosk.schema.fields import Strict
from kiosk.schema.problems import Problems, did_you_mean, read_toml
from kiosk.table import reopen
from kiosk.training.scenarios.situation import Happens, known

_KEYS = {"happens": "happens", "options": "options", "line": "line"}  # The key that an error code refers to.
NONE = "none"
ANY = "??"


class ScenarioText(Strict):
    """The title of a scenario and a sentence about it, in one language."""

    title: str = Field(min_length=1, max_length=60)
    about: str = Field(default="", max_length=200)


class ScenarioFile(ScenarioText):
    """The contents of a scenario's file, without its tables in other languages: a hand in the form of a hand record,
    or a line for which one is made."""

    game: str
    seed: int = Field(default=1, ge=0, strict=True)
    options: dict[str, str] = Field(default_factory=dict)
    line: str | None = None
    hand: dict[str, Any] | None = None
    happens: tuple[Happens, ...] = ()

    @model_validator(mode="after")
    def _is_one_of_two(self) -> Self:
        if (self.line is None) == (self.hand is None):
            raise ValueError("give either a hand, or a line for which a hand is made")
        return self


@value
class Scenario:
    """A hand that can be dealt: `given` is the input of its record, `rules` are the house's with its options in place.

    `key` is the name of its file, and by it answers are remembered. `happens` are the irregularities on the way.
    `texts` are the title and the sentence in languages other than English, by the language's code.
    """

    key: str
    title: str
    about: str
    game: Game[Any]
    rules: Rules
    given: Mapping[str, Any]
    happens: tuple[Happens, ...] = ()
    texts: Mapping[str, ScenarioText] = field(default_factory=dict)

    def title_in(self, language: str) -> str:
        """Return the title in a language, in English if the file has none in it."""
        return self.texts[language].title if language in self.texts else self.title

    def about_in(self, language: str) -> str:
        """Return the sentence about the hand in a language, in English if the file has none in it."""
        return self.texts[language].about if language in self.texts else self.about

    def script(self) -> tuple[Opening, Script]:
        """Return the opening, and the answers of players, shoe, and cups. Raise Refused for an inconsistent hand."""
        return self.game.record.read(self.given, self.rules)

    def rehearse(self) -> Rehearsal:
        """Deal the hand to its end. Raise Refused if it is impossible."""
        opening, script = self.script()

        def answer(prompt: Prompt, felt: Felt) -> Answer:
            return script.answer(prompt)

        hand = rehearse(self.game, self.rules, opening, answer)
        script.finish()
        return hand


class Scenarios:
    """The scenarios of some folders, by key, each proved; and one sentence for each file that is broken."""

    def __init__(
        self,
        games: Mapping[str, Game[Any]],
        rules: Mapping[str, Rules],
        drills: Mapping[str, Drill],
        *,
        name: Callable[[Path], str] = attrgetter("name"),
        languages: Collection[str] | None = None,
    ) -> None:
        """`drills` are the games of this table: others are left out. `name` returns the displayed name of a file.
        `languages` are those of the screen besides English; None: a file may have any language.
        """
        self._name = name
        self._languages = languages
        self._games = games
        self._settler = Settler(games, rules)
        self._drills = drills
        self.known: dict[str, Scenario] = {}
        self.problems: list[str] = []

    def read(self, *folders: Path) -> Self:
        """Read every file of one folder after the other. A broken one is reported, and hides no other."""
        for path in (path for folder in folders for path in self._files(folder)):
            try:
                scenario = self.open(path)
            except ConfigError as error:
                self.problems += error.problems
            else:
                if scenario is not None:
                    self.known[scenario.key] = scenario
        return self

    def _files(self, folder: Path) -> list[Path]:
        """Return the files of a folder, none if there is no folder. One that may not be read is reported."""
        try:
            files = [path for path in folder.iterdir() if path.suffix == ".toml" and not path.name.startswith(".")]
            return sorted(files)
        except (FileNotFoundError, NotADirectoryError):
            return []
        except OSError as error:
            self.problems.append(f"{folder} cannot be read: {error.strerror}. Check who may use it.")
            return []

    def open(self, path: Path) -> Scenario | None:
        """Return the scenario of a file, None for a game that is not dealt here. Raise ConfigError with one sentence
        for each thing that is wrong with it."""
        problems = Problems()
        name = self._name(path)
        data = read_toml(path, name, problems)
        if data is None:
            raise ConfigError(problems.lines())
        key = data.get("game")
        if isinstance(key, str) and key not in self._games:
            problems.add(name, ("game",), f'"{key}" is not a game{did_you_mean(key, self._games)}')
        texts = self._texts(name, data, problems)
        try:
            file = ScenarioFile.model_validate(data)
        except ValidationError as error:
            problems.add_invalid(name, (), data, ScenarioFile, error)
        else:
            if not problems:
                try:
                    return self._proved(path, file, texts)
                except Refused as error:
                    problems.add(name, (_KEYS.get(error.code, "hand"),), f"this hand is impossible: {error.message}")
        raise ConfigError(problems.lines())

    def _texts(self, name: str, data: dict[str, Any], problems: Problems) -> dict[str, ScenarioText]:
        """Take the tables of other languages out of a file's data, and return their texts."""
        keys = ScenarioFile.model_fields
        found: dict[str, ScenarioText] = {}
        for code in [key for key, content in data.items() if isinstance(content, dict) and key not in keys]:
            table = data.pop(code)
            if self._languages is not None and code not in self._languages:
                meant = did_you_mean(code, (*keys, *self._languages))
                problems.add(name, (code,), f"is neither a key nor a language besides English{meant}")
                continue
            try:
                found[code] = ScenarioText.model_validate(table)
            except ValidationError as error:
                problems.add_invalid(name, (code,), table, ScenarioText, error)
            else:
                if data.get("about") and not found[code].about:
                    problems.add(name, (code, "about"), "is missing")
                if found[code].about and not data.get("about"):
                    problems.add(name, ("about",), f"is missing; [{code}] has one")
        return found

    def _proved(self, path: Path, file: ScenarioFile, texts: Mapping[str, ScenarioText]) -> Scenario | None:
        """Return the scenario of a file. Raise Refused for an impossible hand."""
        game, drill = self._games[file.game], self._drills.get(file.game)
        if drill is None:
            return None
        rules = self._settler.rules(game, file.options)
        given = drill.deal(drill.line(file.line), f"{file.seed}")[0].given if file.line else None
        if given is None:
            given = filled(file.hand or {}, random.Random(file.seed))  # noqa: S311, to be repeatable
        scenario = Scenario(path.stem, file.title, file.about, game, rules, given, file.happens, texts)
        self._prove(scenario, drill)
        return scenario

    def _prove(self, scenario: Scenario, drill: Drill) -> None:
        hand = scenario.rehearse().hand
        seats = drill.setting.config.seats
        if max(hand.opening.seats) > seats:
            raise Refused(
                "seats",
                counted(
                    "It needs seat {seat}, but this table has %n seat.",
                    "It needs seat {seat}, but this table has %n seats.",
                    seat=max(hand.opening.seats),
                    n=seats,
                ),
            )
        steps = {entry.prompt.guide.step for entry in hand.entries}
        for event in scenario.happens:
            if event.what not in known(scenario.game):
                raise Refused(
                    "happens",
                    "{what} is not an event in this game{hint}.",
                    what=event.what,
                    hint=did_you_mean(event.what, known(scenario.game)),
                )
            if event.at not in steps:
                raise Refused(
                    "happens",
                    "Nothing can happen at {at}; its steps are {steps}.",
                    at=event.at,
                    steps=", ".join(sorted(steps)),
                )


def filled(given: Mapping[str, Any], dice: random.Random) -> dict[str, Any]:
    """Return a record's input with every "??" replaced, each card once, and `none` as an absent value."""
    taken = cards_in(given)
    deck = [card.text for card in DECK if card.text not in taken]
    dice.shuffle(deck)

    def fill(value: Any, key: str) -> Any:
        match value:
            case dict():
                return {name: fill(inner, name) for name, inner in value.items()}
            case list():
                return [fill(inner, key) for inner in value]
            case str() if value == ANY and key == "face":
                return dice.choice(FACES)
            case str() if value == ANY and key == "color":
                return dice.choice(COLORS)
            case str() if value == ANY:
                return deck.pop()
            case "none":
                return None
            case _:
                return value

    return {name: fill(value, name) for name, value in given.items()}


def cards_in(given: Mapping[str, Any]) -> set[str]:
    """Return the cards that a record names."""
    return {text for text in _texts(given) if _is_card(text)}


def _texts(value: Any) -> Iterator[str]:
    match value:
        case Mapping():
            for inner in value.values():
                yield from _texts(inner)
        case str():
            yield value
        case Sequence():
            for inner in value:
                yield from _texts(inner)
        case _:
            pass


def _is_card(text: str) -> bool:
    try:
        card(text)
    except ValueError:
        return False
    return True


# ------------------------------------------------------------------------------------------------ out of the journal


def keep_hand(journal: JournalReader, number: int, games: Mapping[str, Game[Any]], folder: Path) -> Path:
    """Store a finished hand of the journal as a scenario, without the players' names, the time, and the number.

    The same hand has the same file. Raise Refused for a hand that is not settled, or that is not there.
    """
    found = next(iter(journal.finished(number, number)), None)
    if found is None or not isinstance(found[1].what, HandSettled):
        raise Refused("hand", "Hand {number} is not settled: choose one that was played to its end.", number=number)
    opened, end = found
    row = row_of(opened, end)
    title = (
        f"{row.best.line or 'Pot'} pays {row.written(row.best.amount)}" if row.best else "The house wins every wager"
    )
    game = opened.of(HandOpened).game
    frozen = opened.of(HandOpened).rules.game
    options = {name: str(frozen[name]) for name in option_names(games[game].rules_model) if name in frozen}
    hand = _without_none(_played(journal, number, games))
    digest = hashlib.sha256(json.dumps(hand, sort_keys=True).encode()).hexdigest()[:10]
    file = {"title": title, "about": "From a hand of this table.", "game": game, "options": options, "hand": hand}
    make_folder(folder)
    path = folder / f"hand-{digest}.toml"
    replace_file(path, tomli_w.dumps(file).encode())
    return path


def _played(journal: JournalReader, number: int, games: Mapping[str, Game[Any]]) -> Any:
    """Return a settled hand as its record's input, with another card for each that was never turned over."""
    hand = reopen(games, journal.hand(number))
    assert hand.settlement is not None, "a settled hand is over"
    given, _ = hand.game.record.write(hand.rules, hand.opening, hand.felt, hand.settlement)
    hidden = {card.text for card in never_turned(hand)}

    def hide(value: Any) -> Any:
        match value:
            case dict():
                return {name: hide(inner) for name, inner in value.items()}
            case list():
                return [hide(inner) for inner in value]
            case _:
                return ANY if value in hidden else value

    return hide(given)


def _without_none(value: Any) -> Any:
    """Return plain JSON as TOML can hold it: an absent value is the word `none`."""
    match value:
        case dict():
            return {name: _without_none(inner) for name, inner in value.items()}
        case list():
            return [_without_none(inner) for inner in value]
        case None:
            return NONE
        case _:
            return value
