"""Hand records: finished hands as JSON lines, settled by the very procedure that the dealer sees."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Any, Literal, get_args, get_origin

from kiosk.core.errors import KioskError, Refused
from kiosk.core.log import program_log
from kiosk.core.text import text
from kiosk.procedure.felt import Felt
from kiosk.procedure.game import Game, Rules, Script
from kiosk.procedure.prompt import Procedure
from kiosk.procedure.round import refuse_unfit
from kiosk.procedure.settlement import Settlement

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


class Settler:
    """Settles records. `rules` are the house's rules by game key; a record may ask for other options."""

    def __init__(self, games: Mapping[str, Game[Any]], rules: Mapping[str, Rules]) -> None:
        self._games = games
        self._rules = rules
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
                record = json.loads(line)
            except (ValueError, RecursionError):
                raise Refused("json", "This line is not JSON: write one record on one line.") from None
            if not isinstance(record, dict):
                raise Refused("record", "A record is a JSON object: write one record on one line.")
            number = record.get("id")
            return {"id": number, "result": self.settle(record)}
        except KioskError as error:
            return {"id": number, "error": {"code": error.code, "message": error.message}}
        except _BUGS as error:  # this record is not settled, and those after it are
            program_log.exception("a record was not settled")
            said = text(
                "This record broke the program ({kind}): report it, with the record.", kind=type(error).__name__
            )
            return {"id": number, "error": {"code": "bug", "message": str(said)}}

    def settle(self, record: Mapping[str, Any]) -> dict[str, Any]:
        """Return the `result` of one record. Raise Refused for a hand that is not legal."""
        key = record.get("game")
        game = self._games.get(key) if isinstance(key, str) else None
        if game is None:
            raise Refused(
                "game", "No such game: {key}. Choose from {games}.", key=repr(key), games=", ".join(self._games)
            )
        rules = self.rules(game, record.get("options") or {})
        data = record.get("input")
        if not isinstance(data, dict):
            raise Refused("record", "A record needs an input: correct the record.")
        opening, script = game.record.read(data, rules)
        felt = Felt(game.layout(rules), opening.seats)
        settlement = _played(game.hand(rules, opening, felt), felt, script)
        script.finish()
        return game.record.result(rules, opening, felt, settlement)

    def rules(self, game: Game[Any], options: object) -> Rules:
        """Return the house's rules with a record's options in place. Raise Refused for one that does not exist."""
        rules = self._rules.get(game.key)
        if rules is None:
            raise Refused("game", "This house has no rules of {game}: its file is missing.", game=game.title)
        if not options:
            return rules
        if not isinstance(options, dict):
            raise Refused("options", "Options are an object of names and values: correct the record.")
        try:
            return self._with_options[game.key, *options.items()]
        except (KeyError, TypeError):  # not met yet, or a value that can be no word
            chosen = {name.removeprefix(f"{game.key}_"): value for name, value in options.items()}
            made = self._with_options[game.key, *options.items()] = _with(rules, chosen)
            return made


def _played(procedure: Procedure[Settlement], felt: Felt, script: Script) -> Settlement:
    """Return what the procedure comes to that the dealer sees. A record is nobody's journal: no answer is kept."""
    prompt = next(procedure)
    while True:
        answer = script.answer(prompt)
        refuse_unfit(prompt, answer, felt)
        try:
            prompt = procedure.send(answer)
        except StopIteration as end:
            settlement: Settlement = end.value
            return settlement


def _with(rules: Rules, chosen: Mapping[str, object]) -> Rules:
    """Return rules with these rulings. The figures of a hand stand in its record, so they need not fit the house's."""
    model = type(rules)
    known = options_of(model)
    values = {name: getattr(rules, name) for name in model.model_fields}
    for name, value in chosen.items():
        if name not in known:
            raise Refused("options", "No such option: {name}. Choose from {known}.", name=name, known=", ".join(known))
        if not isinstance(value, str) or value not in known[name]:
            raise Refused(
                "options", "{name} is one of {words}; correct the record.", name=name, words=", ".join(known[name])
            )
        values[name] = known[name][known[name].index(value)]
    return model.model_construct(**values)
