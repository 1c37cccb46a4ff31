"""Hand records: finished hands as JSON lines, settled by the very procedure that the dealer sees."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from enum import StrEnum
from functools import cache, lru_cache
from math import isfinite
from types import MappingProxyType
from typing import Any, Final, Literal, get_args, get_origin

from pydantic import ValidationError

from kiosk.core.errors import KioskError, Refused, said_of
from kiosk.core.log import program_log
from kiosk.core.text import text
from kiosk.procedure.game.game import Game, Rules, Script
from kiosk.procedure.hand.round import refuse_forfeit
from kiosk.procedure.money.settlement import Settlement
from kiosk.procedure.prompts.answers import Forfeit
from kiosk.procedure.prompts.felt import Felt
from kiosk.procedure.prompts.prompt import Procedure

_BUGS = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


@cache
def options_of(model: type[Rules]) -> Mapping[str, tuple[str, ...]]:
    """Return the rulings on which houses may differ, the fields that are one of a few words, with these words."""
    words = {name: _words(field.annotation) for name, field in model.model_fields.items() if name != "game"}
    return MappingProxyType({name: known for name, known in words.items() if known})


def option_names(model: type[Rules]) -> tuple[str, ...]:
    """Return the names of these rulings."""
    return tuple(options_of(model))


def _words(annotation: Any) -> tuple[str, ...]:
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    return tuple(annotation) if isinstance(annotation, type) and issubclass(annotation, StrEnum) else ()


MAX_NUMBER: Final = 10**12  # Cents or points: ten billion dollars, above any table's chips.
_MAX_DIGITS: Final = len(str(MAX_NUMBER)) + 1  # A sign may precede them.
_MAX_SHOWN: Final = 40  # Characters of a record that a refusal quotes.


def _no_number(word: str) -> None:
    raise ValueError(f"{word} is not JSON")


def _whole(digits: str) -> int:
    if len(digits) > _MAX_DIGITS or not -MAX_NUMBER <= (number := int(digits)) <= MAX_NUMBER:
        shown = digits if len(digits) <= _MAX_SHOWN else f"{digits[:_MAX_SHOWN]}…"
        raise Refused(
            "number", "{number} is too large: no number is above {most}; correct the record.", number=shown,
            most=f"{MAX_NUMBER:,}",
        )  # fmt: skip
    return number


def _fraction(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        shown = digits if len(digits) <= _MAX_SHOWN else f"{digits[:_MAX_SHOWN]}…"
        raise Refused("number", "{number} is too large for a number; correct the record.", number=shown)
    return number


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise Refused("twice", "The key {key} appears twice in one object; correct the record.", key=twice)
    return made


_CHECKS: Final[Mapping[str, Any]] = {
    "object_pairs_hook": _object, "parse_float": _fraction, "parse_constant": _no_number,
}  # fmt: skip
_record: Final = json.JSONDecoder(**_CHECKS).decode
_record_of_large: Final = json.JSONDecoder(parse_int=_whole, **_CHECKS).decode
_may_be_large: Final = re.compile(f"[0-9]{{{len(str(MAX_NUMBER))}}}").search
_lenient: Final = json.JSONDecoder(parse_int=lambda digits: None, parse_float=lambda digits: None).decode
_KEYS: Final = ("id", "game", "input", "options", "rules")
_MAX_RULES: Final = 64  # Cached rules of other houses and options.


class Settler:
    """Settles records. `rules` are the house's rules by game key; a record may ask for other options.

    A record with its own `rules`, such as an exported one, is settled by these: by the pay tables, odds, and figures of
    the table at which it was dealt.
    """

    def __init__(self, games: Mapping[str, Game[Any]], rules: Mapping[str, Rules]) -> None:
        self._games = games
        self._rules = rules
        self.brought: list[tuple[object, Rules]] = []  # (rules as written in a record, rules)
        self._with_options: dict[tuple[object, ...], Rules] = {}

    def lines(self, lines: Iterable[str]) -> Iterator[dict[str, Any]]:
        """Yield one result for each line that is not blank: {"id", "result"} or {"id", "error"}."""
        for line in lines:
            if line.strip():
                yield self.line(line)

    def line(self, line: str) -> dict[str, Any]:
        """Return the result of one record. A hand that is not legal pays nothing."""
        number: object = None
        try:
            try:
                line.encode()
                record = _record_of_large(line) if _may_be_large(line) else _record(line)
            except UnicodeEncodeError:
                raise Refused("encoding", "This line is not UTF-8: save the file as UTF-8.") from None
            except Refused:
                number = _id_of(line)
                raise
            except (ValueError, RecursionError):
                raise Refused("json", "This line cannot be read: write one hand record on one line.") from None
            if not isinstance(record, dict):
                raise Refused("record", "That is not a hand record: write one record on one line.")
            if not isinstance(record.get("id"), str | int | None):
                raise Refused("id", "The id is a text or a whole number; correct the record.")
            number = record.get("id")
            return {"id": number, "result": self.settle(record)}
        except KioskError as error:
            return {"id": number, "error": {"code": error.code, "message": error.message}}
        except _BUGS as error:  # This record is not settled; the next ones are.
            program_log.exception("a record was not settled")
            said = text("This record caused an error ({kind}): report it with the record.", kind=type(error).__name__)
            return {"id": number, "error": {"code": "bug", "message": str(said)}}

    def settle(self, record: Mapping[str, Any]) -> dict[str, Any]:
        """Return the `result` of one record. Raise Refused for a hand that is not legal."""
        key = record.get("game")
        if key is None:
            raise Refused("game", "The record has no “game”: add one of {games}.", games=", ".join(self._games))
        game = self._games.get(key) if isinstance(key, str) else None
        if game is None:
            raise Refused(
                "game", "No such game: {key}. Choose from {games}.", key=repr(key), games=", ".join(self._games)
            )
        _refuse_misspelled(record)
        rules = self.rules(game, record.get("options", {}), record.get("rules"))
        data = record.get("input")
        if not isinstance(data, dict):
            raise Refused("record", "A record needs an input: correct the record.")
        opening, script = game.record.read(data, rules)
        felt = Felt(game.layout(rules), opening.seats)
        settlement = _played(game.hand(rules, opening, felt), felt, script)
        script.finish()
        return game.record.result(rules, opening, felt, settlement)

    def rules(self, game: Game[Any], options: object, brought: object = None) -> Rules:
        """Return a record's own rules, or else the house's, with its options in place. Raise Refused for wrong ones."""
        rules = self._rules.get(game.key) if brought is None else self._of_record(game, brought)
        if rules is None:
            raise Refused("game", "This house has no rules for {game}: its file is missing.", game=game.title)
        if options is None or options == {}:
            return rules
        if not isinstance(options, dict):
            raise Refused("options", "Give each option a name and a value: correct the record.")
        try:
            return self._with_options[id(rules), *options.items()]
        except (KeyError, TypeError):  # It is new, or is not hashable.
            chosen = {name.removeprefix(f"{game.key}_"): value for name, value in options.items()}
            if len(chosen) < len(options):
                raise Refused(
                    "options", "An option is named twice, with the game’s key and without; name it once."
                ) from None
            if len(self._with_options) == _MAX_RULES:
                self._with_options.clear()
            made = self._with_options[id(rules), *options.items()] = _with(rules, chosen)
            return made

    def _of_record(self, game: Game[Any], brought: object) -> Rules:
        """Return the rules that a record brings. Raise Refused with the first thing that is wrong with them."""
        for known, rules in self.brought:
            if known == brought and type(rules) is game.rules_model:
                return rules
        try:
            made: Rules = game.rules_model.model_validate(brought)
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(("rules", *map(str, first["loc"])))
            raise Refused("rules", "{where}: {wrong}; correct the record.", where=where, wrong=said_of(first)) from None
        if len(self.brought) == _MAX_RULES:
            self.brought.clear()
            self._with_options.clear()  # The keys were identities of rules that no longer exist.
        self.brought.append((brought, made))
        return made


def _id_of(line: str) -> object:
    """Return the name of a record that was refused while it was read, if it is plain text."""
    try:
        record = _lenient(line)
    except (ValueError, RecursionError):
        return None
    name = record.get("id") if isinstance(record, dict) else None
    return name if isinstance(name, str) else None


def _refuse_misspelled(record: Mapping[str, Any]) -> None:
    """Raise Refused if a key looks like a misspelled one. Other extra keys of a record are ignored."""
    for key in record:
        if key not in _KEYS and (near := _misspelled(key)):
            raise Refused("record", "There is no key {key} in a record: write {near}.", key=key[:_MAX_SHOWN], near=near)


@lru_cache(maxsize=64)
def _misspelled(key: str) -> str:
    """Return the key of a record that is probably meant, "" for none."""
    return next(iter(get_close_matches(key.lower(), _KEYS, 1, 0.8)), "")


def _played(procedure: Procedure[Settlement], felt: Felt, script: Script) -> Settlement:
    """Return the result of the live procedure. A record has no journal: no answer is stored."""
    answer_to, send = script.answer, procedure.send
    prompt = next(procedure)
    while True:
        answer = answer_to(prompt)
        if type(answer) is Forfeit:
            refuse_forfeit(answer, felt)
        else:
            prompt.check(answer, felt)
        try:
            prompt = send(answer)
        except StopIteration as end:
            settlement: Settlement = end.value
            return settlement


def _with(rules: Rules, chosen: Mapping[str, object]) -> Rules:
    """Return rules with these rulings. The figures of a hand are in its record, so they need not fit the house's."""
    model = type(rules)
    known = options_of(model)
    values = {name: getattr(rules, name) for name in model.model_fields}
    for name, value in chosen.items():
        if name not in known:
            raise Refused("options", "No such option: {name}. Choose from {known}.", name=name, known=", ".join(known))
        if not isinstance(value, str) or value not in known[name]:
            raise Refused(
                "options", "{name} must be one of {words}; correct the record.", name=name, words=", ".join(known[name])
            )
        values[name] = known[name][known[name].index(value)]
    return model.model_construct(**values)
