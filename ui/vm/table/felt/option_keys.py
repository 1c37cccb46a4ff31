"""A player's options as keys: in the strip of the player in turn, and at each seat.

A key names its option, "call"; with an open amount, also the amount: "raise:2500".
"""

from collections.abc import Sequence
from dataclasses import replace

from kiosk.core.value import value
from kiosk.procedure import Choice, Choices, Chosen, HandView, Option
from ui.vm.controls import words
from ui.vm.controls.words import say
from ui.vm.table.money.amounts import Amount

WITH = ":"  # Separates an option's key and its amount.
OF = "@"  # Separates an option's key and its seat, if the strip has keys of several.
QUICK_AMOUNTS = 3
# Places in the strip of the options of a player in turn.
PLACES = {"fold": 0, "check": 1, "call": 1, "chop": 5, "all_in": 6}
FIRST_RAISE, STRIP_PLACES = 2, 7


@value
class OptionKey:
    """An option of a seat. `quiet`: it puts no chips down. `nth` is its place in the strip, counted from 0.

    `brief` is the label of a key without room for the full one, "" if there is no shorter one.
    """

    key: str
    label: str
    chosen: bool
    quiet: bool
    nth: int = 0
    brief: str = ""


def option_keys(
    options: tuple[Option, ...], choice: Choice | None, amount: Amount | None = None
) -> tuple[OptionKey, ...]:
    """Return a key for each option; one that leaves an amount open asks for it when it is touched.

    With `amount`, which returns the words of an amount, a key also shows the chips that it puts down.
    """
    return tuple(
        OptionKey(
            option.key,
            f"{say(option.label)}\n{amount(option.stakes)}" if amount and option.stakes else say(option.label),
            choice is not None and choice.option == option.key,
            option.stakes == 0 and option.least is None,
        )
        for option in options
    )


def next_to_act(hand: HandView) -> int:
    """Return the seat that decides on a wager next, the first in the order of action that has not, or 0."""
    if not isinstance(hand.prompt, Choices) or hand.prompt.is_of_stacks:
        return 0
    if not any(option.stakes or option.least for options in hand.prompt.options.values() for option in options):
        return 0
    decided = hand.draft.choices if isinstance(hand.draft, Chosen) else {}
    return next((seat for seat in hand.prompt.options if seat not in decided), 0)


def naming_keys(prompt: Choices) -> tuple[OptionKey, ...]:
    """Return one key for each seat if one seat's decision is the whole answer, as for the winner of a pot."""
    naming = {seat: next((o for o in options if o.answers), None) for seat, options in prompt.options.items()}
    if not 1 < len(naming) <= STRIP_PLACES:
        return ()
    return tuple(
        OptionKey(
            f"{option.key}{OF}{seat}",
            say(words.SEAT_OPTION.fill(seat=seat, option=option.label)),
            False,
            True,
            brief=say(words.CHOICE_TITLE.fill(seat=seat)),
        )
        for seat, option in naming.items()
        if option is not None
    )


def in_places(keys: Sequence[OptionKey]) -> tuple[OptionKey, ...]:
    """Return the keys of a player who acts in turn, each in its fixed place.

    Fold is the first, check or call the second, bets and raises come after them, and all in is the last. A chop has the
    place of the last quick amount.
    """
    raised = FIRST_RAISE
    placed: list[OptionKey] = []
    for key in keys:
        nth = PLACES.get(key.key)
        if nth is None:
            nth, raised = raised, raised + 1
        placed.append(replace(key, nth=nth))
    return tuple(placed)


def strip_keys(
    options: tuple[Option, ...], choice: Choice | None, palette: Sequence[int], amount: Amount, *, is_banked: bool
) -> tuple[OptionKey, ...]:
    """Return the keys of one seat: for an open amount, one for the least, for some chips, and for any other.

    For a wager against the house, each key also shows the chips that it puts down.
    """
    keys: list[OptionKey] = []
    quick = QUICK_AMOUNTS - any(option.key == "chop" for option in options)
    for option, key in zip(options, option_keys(options, choice, amount if is_banked else None), strict=True):
        if option.least is None:
            brief = say(option.done) if option.key == "leave" and option.done else ""
            keys.append(key if is_banked else replace(key, brief=brief))
            continue
        most = option.least if option.most is None else option.most
        usual = [cents for cents in option.usual if option.least <= cents <= most]
        if not option.usual:
            usual = sorted({option.least, *(cents for cents in palette if option.least < cents <= most)})[:quick]
        for cents in usual:
            label = say(words.OPTION_AMOUNT.fill(option=option.label, amount=amount(cents)))
            chosen = key.chosen and choice is not None and choice.amount == cents
            mark = f"{say(words.BUTTON)} " if "button" in option.key else ""
            keys.append(OptionKey(f"{option.key}{WITH}{cents}", label, chosen, False, brief=mark + amount(cents)))
        if option.most is None or option.most > option.least:
            other = key.chosen and choice is not None and choice.amount not in usual
            said, short = say(words.OPTION_OTHER.fill(option=option.label)), say(words.OTHER_SHORT)
            mark = f"{say(words.BUTTON)} " if "button" in option.key else ""
            keys.append(OptionKey(option.key, said, other, False, brief=mark + short))
    return tuple(keys)
