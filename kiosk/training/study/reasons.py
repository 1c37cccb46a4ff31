"""The reason on each study card, in a sentence: why its answer is right, beside the clause."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from kiosk.core.text import Text, text
from kiosk.procedure import Decides, Effect, Guide
from kiosk.staff import Act

_EFFECTS: Final[Mapping[Effect, Text]] = MappingProxyType({
    Effect.UNCHANGED: text("It changes nothing that a player has won or lost so far, so the hand continues."),
    Effect.VOID: text("No one can tell how the hand would have ended, so every wager is returned."),
    Effect.VOID_AND_DECK: text("No hand with such a deck or such dice is fair, so every wager is returned."),
    Effect.REDEAL: text("Each player had a right to exactly those cards, so nobody gains by the mistake."),
    Effect.FORFEIT: text("No one can prove which cards the player had, so the hand wins nothing."),
    Effect.RETURN: text("The player is not at fault, and the other hands are not touched by it."),
    Effect.MISREAD: text("The card on the felt counts; what the screen shows only follows it."),
    Effect.DIE: text("The die on the table counts; what the screen shows only follows it."),
    Effect.SWAP: text("Each player gets the card that the right order would have dealt."),
    Effect.SHIFT: text("Each player gets the card that the right order would have dealt."),
    Effect.REPLACE: text("Players must not act on a card that they saw too early."),
    Effect.WAGER: text("The player’s actual wager counts, not the wager that was entered."),
    Effect.DECISION: text("The player’s actual decision counts, not what the dealer heard."),
    Effect.STACK: text("A count of the chips by hand overrides the amount on the screen."),
    Effect.TIP: text("At table stakes only a tip may leave a stack, so that each player can lose what was shown."),
    Effect.GIVE: text("Chips move between stacks only while the floor watches."),
    Effect.SEAT: text("The player brings all chips, so no player gains or loses by the move."),
    Effect.HOLD: text("The hand was won fairly; only the person cannot be paid now."),
    Effect.SEIZE: text("The hand won, but the rules do not let this person win anything."),
    Effect.PLAY_EARLY: text("It is the card that would have come next, so no result changes."),
    Effect.ASIDE: text("Players who have seen the card could act on it, so it must not play."),
    Effect.BURN: text("As many cards are burned as the rules ask for, so the next cards are the right ones."),
    Effect.COUNT: text("Only a complete deck deals fair hands, and only a count shows that it is complete."),
    Effect.CHANGE: text("A new deck is counted and signed for, so no one can bring one in unnoticed."),
})  # fmt: skip
_DECIDES: Final[Mapping[Decides, Text]] = MappingProxyType({
    Decides.DEALER: text("There is one right answer to it, and it moves no money that was won."),
    Decides.FLOOR: text("It decides a player’s wagers or cards, which a dealer must not do alone."),
})  # fmt: skip
_SIGNS: Final[Mapping[Act, Text]] = MappingProxyType({
    Act.SIGN_AS_FLOOR: text("It moves a large amount, so a person who is not dealing checks it first."),
    Act.SUPERVISE: text("A trainee’s mistakes cost real money, so a person who may correct them must watch."),
    Act.POST_JACKPOTS: text(
        "A posted jackpot is the house’s money, so the person who posts it is responsible for the amount."
    ),
    Act.UNLOCK_PIN: text("Someone may have been guessing a locked PIN, so another person checks who is there."),
    Act.SHOW_DECK: text("The camera learns each card as the one this person names, so this person answers for it."),
})  # fmt: skip
LIMITS: Final[Mapping[str, Text]] = MappingProxyType({
    "minimum": text("A wager below the minimum does not cover the cost of the hand, so it is no bet."),
    "maximum": text("It limits what one hand can cost the house."),
    "slip": text("The slip shows the cage and surveillance where a large payout went."),
    "second": text("A second person checks an amount at which a mistake is expensive."),
    "tax": text("The law requires a form for this amount or more, before the player is paid."),
})  # fmt: skip
RULING: Final = text("The printed rules do not say; this is the house ruling for every table.")
_PAYS: Final = text("It is printed in the pay table of this wager, and no dealer may change it.")
_SAID: Final = text("Players act on what they hear, so the words come before the step.")
_RULE: Final = text("It is the rule of the step “{step}”. Nothing else is allowed there.")
_ORDER: Final = text("The rest of the hand builds on “{step}”, so it is complete before “{after}” begins.")
_ORDER_RULE: Final = text("“{step}” is complete before “{after}” begins. {rule}")


def of_pay(rule: Text) -> Text:
    """Return the reason for a line's payout: the rule of its wager, if it has one."""
    return rule or _PAYS


def of_words(guide: Guide) -> Text:
    """Return the reason for words to say."""
    return guide.rule or _SAID


def of_rule(step: Text) -> Text:
    """Return the reason why a rule applies at a step."""
    return _RULE.fill(step=step)


def of_order(step: Text, after: Text, rule: Text) -> Text:
    """Return the reason why a step comes after another one: the rule of that step, if it has one."""
    if rule:
        return _ORDER_RULE.fill(step=step, after=after, rule=rule)
    return _ORDER.fill(step=step, after=after)


def of_ruling(effect: Effect) -> Text:
    """Return the reason for a house's ruling."""
    return _EFFECTS[effect]


def of_decides(decides: Decides) -> Text:
    """Return the reason why this person decides."""
    return _DECIDES[decides]


def of_signs(act: Act) -> Text:
    """Return the reason why these people sign."""
    return _SIGNS[act]
