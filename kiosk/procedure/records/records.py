"""Hand records: finished hands as JSON lines, settled by the very procedure that the dealer sees."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Any, Final, Literal, get_args, get_origin

from pydantic import ValidationError

from kiosk.core.errors import KioskError, Refused, said_of
from kiosk.core.log import program_log
from kiosk.core.text import text
from kiosk.procedure.game import Game, Rules, Script
from kiosk.procedure.hand import refuse_unfit
from kiosk.procedure.money import Settlement
from kiosk.procedure.prompts import Felt, Forfeit, Procedure

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


def _no_number(word: str) -> None:
    raise ValueError(f"{word} is not JSON")


_record: Final = json.JSONDecoder(parse_constant=_no_number).decode
_MOST_RULES: Final = 64  # of other houses, and with other options, that are kept ready


class Settler:
    """Settles records. `rules` are the house's rules by game key; a record may ask for other options.

    A record that brings `rules` of its own, as an exported one does, is settled by these: by the pay tables, odds and
    figures of the table at which it was dealt.
    """

    def __init__(self, games: Mapping[str, Game[Any]], rules: Mapping[str, Rules]) -> None:
        self._games = games
        self._rules = rules
        self._brought: list[tuple[object, Rules]] = []  # rules of records, as they stand there
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
                record = _record(line)
            except (ValueError, RecursionError):
                raise Refused("json", "This line cannot be read: write one hand record on one line.") from None
            if not isinstance(record, dict):
                raise Refused("record", "That is not a hand record: write one record on one line.")
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
        rules = self.rules(game, record.get("options") or {}, record.get("rules"))
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
            raise Refused("game", "This house has no rules of {game}: its file is missing.", game=game.title)
        if not options:
            return rules
        if not isinstance(options, dict):
            raise Refused("options", "Options are names, each with a value: correct the record.")
        try:
            return self._with_options[id(rules), *options.items()]
        except (KeyError, TypeError):  # not met yet, or a value that can be no word
            chosen = {name.removeprefix(f"{game.key}_"): value for name, value in options.items()}
            if len(self._with_options) == _MOST_RULES:
                self._with_options.clear()
            made = self._with_options[id(rules), *options.items()] = _with(rules, chosen)
            return made

    def _of_record(self, game: Game[Any], brought: object) -> Rules:
        """Return the rules that a record brings. Raise Refused with the first thing that is wrong with them."""
        for known, rules in self._brought:
            if known == brought and type(rules) is game.rules_model:
                return rules
        try:
            made: Rules = game.rules_model.model_validate(brought)
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(("rules", *map(str, first["loc"])))
            raise Refused("rules", "{where}: {wrong}; correct the record.", where=where, wrong=said_of(first)) from None
        if len(self._brought) == _MOST_RULES:
            self._brought.clear()
            self._with_options.clear()  # they go by the identity of rules that are gone now
        self._brought.append((brought, made))
        return made


def _played(procedure: Procedure[Settlement], felt: Felt, script: Script) -> Settlement:
    """Return what the procedure comes to that the dealer sees. A record is nobody's journal: no answer is kept."""
    answer_to, send = script.answer, procedure.send
    prompt = next(procedure)
    while True:
        answer = answer_to(prompt)
        if type(answer) is Forfeit:
            refuse_unfit(prompt, answer, felt)
        else:
            prompt.check(answer, felt)
        try:
            prompt = send(answer)
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
