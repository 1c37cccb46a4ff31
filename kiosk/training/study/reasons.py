"""The reason on each study card, in a sentence: why its answer is right, beside the clause."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from kiosk.core.text import Text, text
from kiosk.procedure import Decides, Effect, Guide
from kiosk.staff import Act

_EFFECTS: Final[Mapping[Effect, Text]] = MappingProxyType({
    Effect.UNCHANGED: text("Nothing that a player has won or lost by then changes, so the hand goes on."),
    Effect.VOID: text("Nobody can tell any more how the hand would have gone, so every wager goes back."),
    Effect.VOID_AND_DECK: text("No hand that such a deck or such dice deal is fair, so every wager goes back."),
    Effect.REDEAL: text("Each player had a right to exactly those cards, so nobody gains by the mistake."),
    Effect.FORFEIT: text("Nobody can prove any more which cards the player had, so the hand wins nothing."),
    Effect.RETURN: text("The player is not at fault, and the other hands are not touched by it."),
    Effect.MISREAD: text("The card on the felt counts; what the screen shows only follows it."),
    Effect.DIE: text("The die on the table counts; what the screen shows only follows it."),
    Effect.SWAP: text("Each player gets the card that the right order would have dealt."),
    Effect.SHIFT: text("Each player gets the card that the right order would have dealt."),
    Effect.REPLACE: text("Players must not act on a card that they saw too early."),
    Effect.WAGER: text("The wager that the player made counts, and not what was entered."),
    Effect.DECISION: text("The decision that the player made counts, and not what was heard."),
    Effect.STACK: text("Chips that were counted by hand count more than what was entered."),
    Effect.TIP: text("At table stakes only a tip may leave a stack, so that each player can lose what was shown."),
    Effect.GIVE: text("Chips move between stacks only under the eyes of the floor."),
    Effect.SEAT: text("The player brings all chips, so no player who was moved loses or gains by it."),
    Effect.HOLD: text("The hand was won fairly; only the person may not be paid now."),
    Effect.SEIZE: text("The hand was won, but the rules let this person win nothing."),
    Effect.PLAY_EARLY: text("It is the card that would have come next, so no result changes."),
    Effect.ASIDE: text("Players who have seen it could act on it, so it must not play where it is known."),
    Effect.BURN: text("As many cards are burned as the rules ask for, so the next cards are the right ones."),
    Effect.COUNT: text("Only a whole deck deals fair hands, and only a count shows that it is whole."),
    Effect.CHANGE: text("A new deck is counted and signed for, so nobody can bring one in unseen."),
})  # fmt: skip
_DECIDES: Final[Mapping[Decides, Text]] = MappingProxyType({
    Decides.DEALER: text("There is one right answer to it, and it moves no money that was won."),
    Decides.FLOOR: text("It decides over wagers or cards of a player, which a dealer may not do alone."),
})  # fmt: skip
_SIGNS: Final[Mapping[Act, Text]] = MappingProxyType({
    Act.SIGN_AS_FLOOR: text("Much money depends on it, so a person who does not deal looks at it first."),
    Act.SUPERVISE: text("A trainee makes mistakes with real money, so a person who may correct them watches."),
    Act.POST_JACKPOTS: text(
        "A posted jackpot is money of the house, so the person who posts it answers for the amount."
    ),
    Act.UNLOCK_PIN: text("A locked PIN may have been guessed at, so another person looks who is there."),
    Act.SHOW_DECK: text("The camera takes each card for what the person says, who answers for it."),
})  # fmt: skip
LIMITS: Final[Mapping[str, Text]] = MappingProxyType({
    "minimum": text("A smaller wager does not pay for the hand, so it does not play."),
    "maximum": text("The house knows by it how much one hand can cost at most."),
    "slip": text("A slip shows the cage and surveillance where a large amount went."),
    "second": text("A second person checks an amount at which a mistake is expensive."),
    "tax": text("The law asks for a form from this amount on, before the player is paid."),
})  # fmt: skip
RULING: Final = text("The printed rules leave it open, and this house has decided it for every table.")
_PAYS: Final = text("The pay table of this wager prints it, and no dealer may change it.")
_SAID: Final = text("Players act on what they hear, so the words come before the step.")
_RULE: Final = text("It is the rule of the step “{step}”: nothing else may be done there.")
_ORDER: Final = text("The rest of the hand builds on “{step}”, so it is complete before “{after}” begins.")
_ORDER_RULE: Final = text("“{step}” is complete before “{after}” begins. {rule}")


def of_pay(rule: Text) -> Text:
    """Return why a line pays what it does: by the rule of its wager, where it has one."""
    return rule or _PAYS


def of_words(guide: Guide) -> Text:
    """Return why words are said."""
    return guide.rule or _SAID


def of_rule(step: Text) -> Text:
    """Return why a rule counts at a step."""
    return _RULE.fill(step=step)


def of_order(step: Text, after: Text, rule: Text) -> Text:
    """Return why a step comes after another one: by the rule of that step, where it has one."""
    if rule:
        return _ORDER_RULE.fill(step=step, after=after, rule=rule)
    return _ORDER.fill(step=step, after=after)


def of_ruling(effect: Effect) -> Text:
    """Return why a house rules so."""
    return _EFFECTS[effect]


def of_decides(decides: Decides) -> Text:
    """Return why this person decides."""
    return _DECIDES[decides]


def of_signs(act: Act) -> Text:
    """Return why these people sign."""
    return _SIGNS[act]
