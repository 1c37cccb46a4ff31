"""Input for a player: chips of the palette, options in turn, and amounts by keys."""

from dataclasses import replace
from typing import Any

from kiosk.procedure import Choices, Chosen, InTurn, Option, Wagers
from kiosk.table import TableView
from ui.vm.controls import amount_keys, words
from ui.vm.controls.words import say
from ui.vm.table.felt.option_keys import STRIP_PLACES, in_places, naming_keys, strip_keys
from ui.vm.table.money import chip_rows, giving_back, payout_rows
from ui.vm.table.money.amounts import amount_of
from ui.vm.table.money.chip_rows import chip_text
from ui.vm.table.table_look import Chip
from ui.vm.table.under_way import exception_words, exceptions
from ui.vm.table.under_way.state import Panel, ScreenState


def wagers(table: TableView, state: ScreenState) -> dict[str, Any]:
    if not isinstance(giving_back.prompt_of(table), Wagers):
        return {}
    return {"chips": _palette(table), "chip": chip_in_hand(table, state)}


def _palette(table: TableView) -> tuple[Chip, ...]:
    colors = dict(chip_rows.colors(table.config))
    return tuple(Chip(chip_text(value), colors[value]) for value in table.config.palette)


def chip_in_hand(table: TableView, state: ScreenState) -> int:
    """Return the chip of the palette that a touch puts down; before one is chosen, the smallest that may be bet."""
    palette = table.config.palette
    if state.chip is not None:
        return state.chip
    taken = (nth for nth, value in enumerate(palette) if value >= table.config.table_minimum)
    return next(taken, len(palette) - 1)


def acting_seat(table: TableView, state: ScreenState) -> int:
    """Return the seat whose options the strip shows: the one that was touched, or the first that has not decided."""
    prompt, draft = giving_back.prompt_of(table), table.round.draft
    if not isinstance(prompt, Choices):
        return 0
    if state.acting in prompt.options:
        return state.acting
    decided = draft.choices if isinstance(draft, Chosen) else {}
    return next((seat for seat in prompt.options if seat not in decided), 0)


def option_of(table: TableView, seat: int, key: str) -> Option | None:
    prompt = table.round.prompt
    if not isinstance(prompt, Choices):
        return None
    return next((option for option in prompt.options.get(seat, ()) if option.key == key), None)


def choices(table: TableView, state: ScreenState) -> dict[str, Any]:
    seat = acting_seat(table, state)
    prompt, draft = table.round.prompt, table.round.draft
    if exceptions.amount_asked(table, state) is not None:
        return _amount_of_exception(table, state)
    if paper_asked(table, state):
        return _amount(table, state, say(words.PAPER_NUMBER))
    if not seat or not isinstance(prompt, Choices):
        return {}
    naming = () if isinstance(draft, Chosen) and draft.choices else naming_keys(prompt)
    if naming and state.acting not in prompt.options:
        keys = tuple(replace(key, nth=n) for n, key in enumerate(naming))
        return {"acting_options": keys, "strip_places": len(keys)}
    keys = strip_keys(
        prompt.options[seat],
        draft.choices.get(seat) if isinstance(draft, Chosen) else None,
        table.config.palette,
        amount_of(table),
        is_banked=not (table.round.felt.stacks or table.round.felt.layout.points),
    )
    in_turn = isinstance(prompt, InTurn)
    shown: dict[str, Any] = {
        "acting": seat,
        "acting_title": say(words.CHOICE_TITLE.fill(seat=seat)),
        "acting_options": in_places(keys) if in_turn else tuple(replace(key, nth=n) for n, key in enumerate(keys)),
        "strip_places": STRIP_PLACES if in_turn else len(keys),
    }
    option = option_of(table, seat, state.amount_option)
    if option is not None and option.least is not None:
        amount = amount_of(table)
        values = {"seat": seat, "option": option.label, "least": amount(option.least)}
        title = (
            words.AMOUNT_FROM.fill(**values)
            if option.most is None
            else words.AMOUNT_TITLE.fill(**values, most=amount(option.most))
        )
        shown |= _amount(table, state, say(title))
        if in_turn and table.round.felt.stacks:
            shown["chips"] = _palette(table)
    return shown


def _amount_of_exception(table: TableView, state: ScreenState) -> dict[str, Any]:
    """Return the labels of the amount keys, if an exception asks for an amount."""
    option = exceptions.amount_asked(table, state)
    assert option is not None and option.least is not None, "an open amount has a least"
    counts = exceptions.counts(table, state)
    amount = str if counts else amount_of(table)
    values = {"option": option.label, "least": amount(option.least)}
    title = (
        exception_words.AMOUNT_FROM.fill(**values)
        if option.most is None
        else exception_words.AMOUNT_IN_ALL.fill(**values, most=amount(option.most))
    )
    return _amount(table, state, say(title))


def _amount(table: TableView, state: ScreenState, title: str) -> dict[str, Any]:
    corner = amount_keys.corner(table.config.denominations, whole=is_whole(table, state))
    entered, is_number = state.amount, paper_asked(table, state)
    shown = entered if is_number else amount_keys.grouped(entered)
    return {"amount_title": title, "amount": shown, "amount_corner": corner, "amount_has_limits": not is_number}


def is_whole(table: TableView, state: ScreenState) -> bool:
    """Return whether the entry of the keys has no cents: it is points, or a number of cards or of a paper."""
    return table.round.felt.layout.points or exceptions.counts(table, state) or paper_asked(table, state)


def paper_asked(table: TableView, state: ScreenState) -> bool:
    """Return whether the number of a paper is asked for, on which a slip is written by hand."""
    return state.panel is Panel.WRITTEN and payout_rows.paper_due(table, state.papers) != ""
