"""Check the figures of Texas Hold'em against each other. Each check is one rule, and takes the `TexasHoldemRules`."""

from collections.abc import Iterator
from typing import Any, Final

from kiosk.core.money import money
from kiosk.procedure import DocumentFigure
from kiosk.schema.partly import Found

_OF_STRUCTURE: Final = {"fixed": ("small_bet", "big_bet"), "spread": ("min_bet", "max_bet"), "no_limit": ()}
_BETS: Final = ("small_bet", "big_bet", "min_bet", "max_bet")
_CHIPS: Final = ("small_blind", "big_blind", "ante", *_BETS, "least_buy_in", "most_buy_in")


def _blinds_rise(rules: Any) -> Iterator[Found]:
    if rules.small_blind > rules.big_blind:
        yield ("small_blind",), f"is more than the big_blind of {money(rules.big_blind)}; correct one of them"


def _structure_has_its_bets(rules: Any) -> Iterator[Found]:
    needed = {"fixed": ("small_bet", "big_bet"), "spread": ("max_bet",)}.get(rules.structure, ())
    for key in needed:
        if getattr(rules, key) is None:
            yield (key,), f'is missing; the structure "{rules.structure}" needs it'


def _no_bet_is_ignored(rules: Any) -> Iterator[Found]:
    for key in _BETS:
        if key not in _OF_STRUCTURE[rules.structure] and getattr(rules, key) is not None:
            yield (key,), f'has no effect in the structure "{rules.structure}"; delete it or change the structure'


def _fixed_bets_rise(rules: Any) -> Iterator[Found]:
    if rules.small_bet is not None and rules.big_bet is not None and rules.small_bet > rules.big_bet:
        yield ("small_bet",), f"is more than the big_bet of {money(rules.big_bet)}; correct one of them"


def _fixed_bets_cover_the_blind(rules: Any) -> Iterator[Found]:
    for key in ("small_bet", "big_bet"):
        bet = getattr(rules, key)
        if rules.structure == "fixed" and bet is not None and bet < rules.big_blind:
            yield (key,), f"is less than the big_blind of {money(rules.big_blind)}; correct one of them"


def _spread_is_open(rules: Any) -> Iterator[Found]:
    least = rules.min_bet or rules.big_blind
    if rules.max_bet is not None and rules.max_bet < least:
        yield ("max_bet",), f"is less than the smallest bet of {money(least)}; correct one of them"


def _buy_ins_rise(rules: Any) -> Iterator[Found]:
    if rules.most_buy_in is not None and rules.most_buy_in < rules.least_buy_in:
        yield ("most_buy_in",), f"is less than the least_buy_in of {money(rules.least_buy_in)}; correct one of them"


def _buy_in_covers_the_blind(rules: Any) -> Iterator[Found]:
    if rules.least_buy_in < rules.big_blind:
        yield ("least_buy_in",), f"is less than the big_blind of {money(rules.big_blind)}; correct one of them"


def _amounts_are_whole_chips(rules: Any) -> Iterator[Found]:
    for key in _CHIPS:
        amount = getattr(rules, key, None)
        if amount is not None and amount % rules.chip_unit:
            yield (key,), f"{money(amount)} is not whole chips of the chip_unit, {money(rules.chip_unit)} each"


def _rake_is_whole_chips(rules: Any) -> Iterator[Found]:
    for key in ("round_down_to", "cap", "least", "promotion", "least_over_promotion"):
        amount = getattr(rules.rake, key)
        if isinstance(amount, int) and amount % rules.chip_unit:
            yield ("rake", key), f"{money(amount)} is not whole chips of the chip_unit, {money(rules.chip_unit)} each"


def _rake_can_be_taken(rules: Any) -> Iterator[Found]:
    cap = rules.rake.cap
    if isinstance(cap, int) and cap < rules.rake.round_down_to:
        why = f"is less than round_down_to, {money(rules.rake.round_down_to)}: no rake is ever taken; correct one"
        yield ("rake", "cap"), why


def _rake_reaches_its_least(rules: Any) -> Iterator[Found]:
    rake = rules.rake
    if rake.least_over_promotion and not rake.promotion:
        yield ("rake", "least_over_promotion"), "is more than no promotion; set promotion too, or take this out"
    if rake.least_without_flop and not rake.least:
        yield ("rake", "least_without_flop"), "has no least rake to take; set least too"
    for key, least in (("least", rake.least), ("least_over_promotion", rake.promotion + rake.least_over_promotion)):
        if isinstance(rake.cap, int) and getattr(rake, key) and least > rake.cap:
            why = f"asks for a rake of {money(least)}, more than the cap of {money(rake.cap)}; correct one of them"
            yield ("rake", key), why


def _ante_is_less_than_the_blind(rules: Any) -> Iterator[Found]:
    if rules.ante > rules.big_blind:
        yield ("ante",), f"is more than the big_blind of {money(rules.big_blind)}; check both figures"


def _spread_covers_the_blind(rules: Any) -> Iterator[Found]:
    if rules.min_bet is not None and rules.min_bet < rules.big_blind:
        yield ("min_bet",), f"is less than the big_blind of {money(rules.big_blind)}; check both figures"


def _rake_is_a_part(rules: Any) -> Iterator[Found]:
    if rules.rake.rate_bp > 2_000:
        yield ("rake", "rate_bp"), f"{rules.rake.rate_bp} is {rules.rake.rate_bp / 100:g}% of each pot; 1000 is 10%"


CHECKS: Final = (
    _blinds_rise,
    _structure_has_its_bets,
    _no_bet_is_ignored,
    _fixed_bets_rise,
    _fixed_bets_cover_the_blind,
    _spread_is_open,
    _buy_ins_rise,
    _buy_in_covers_the_blind,
    _amounts_are_whole_chips,
    _rake_is_whole_chips,
    _rake_can_be_taken,
    _rake_reaches_its_least,
)
WARNINGS: Final = (_ante_is_less_than_the_blind, _spread_covers_the_blind, _rake_is_a_part)

FIGURES: Final = (
    DocumentFigure(
        "big_blind",
        ("$1 and $2", "$2 and $5", "$5 and $10"),
        "Paragraph 1",
        lambda rules: f"{money(rules.small_blind)} and {money(rules.big_blind)}",
    ),
    DocumentFigure("max_raises", ("3",), "Paragraph 2", lambda rules: str(rules.max_raises)),
)
