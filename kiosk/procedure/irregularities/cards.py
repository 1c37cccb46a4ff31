"""Irregularities of every card table. A game takes these, and cites the clause next to which each belongs.

The remedies are those of gaming procedure; each game puts the one first that suits it.
"""

from collections.abc import Sequence
from dataclasses import replace

from kiosk.core.text import EMPTY, Text, text
from kiosk.procedure.irregularities.irregularities import (
    FORFEITS,
    IN_ORDER,
    MISDEAL,
    REPLACED,
    UNCHANGED,
    About,
    Decides,
    Effect,
    Irregularity,
    Remedy,
    after_two_acted,
    before_action,
    before_two_acted,
    between_hands,
    card_came_early,
    cards_out,
    cards_turned,
    decided,
    face_up,
    folded,
    hidden_hole_cards,
    hole_cards_out,
    in_hand,
    miscounted,
    pays_now,
    players_in,
    wagers_closed,
)

SWAPPED = Remedy(
    "as_they_lie",
    text("The cards stay; the screen is corrected."),
    Effect.SWAP,
    (text("Leave the cards where they are."), text("Check each seat against the screen; keep dealing.")),
)
SHIFTED = Remedy(
    "as_they_lie",
    text("The cards stay; the skipped seat gets the next one."),
    Effect.SHIFT,
    (text("Leave the cards where they are."), text("Check each seat against the screen; keep dealing.")),
)
DEAD_DECK = Remedy(
    "void",
    text("The hand is void, and the deck goes out of play."),
    Effect.VOID_AND_DECK,
    (
        text("Touch no card until the floor has seen it."),
        text("Return every wager to its player."),
        text("Bag the deck for the floor; open another one."),
        text("Count the new deck before the next hand."),
    ),
)
AS_MEANT = Remedy(
    "as_meant",
    text("The wager is corrected."),
    Effect.WAGER,
    (text("Move or return the chips as the screen now shows."), text("Announce the seat’s wagers.")),
)
RETURNED = Remedy(
    "returned",
    text("The late chips are returned; the original wager plays."),
    Effect.WAGER,
    (text("Return the late chips to the player."), text("Announce the seat’s wagers.")),
)
NOT_TAKEN = Remedy(
    "not_taken",
    text("No bet: return the chips."),
    Effect.UNCHANGED,
    (text("Return the late chips to the player."), text("Say: “No more bets.” Play on.")),
)
PLAYS = Remedy(
    "plays",
    text("It plays; the screen is corrected."),
    Effect.WAGER,
    (text("Leave the chips where they are."), text("Announce the seat’s wagers.")),
)
CHANGED = Remedy(
    "changed",
    text("The decision is changed; the hand continues from there."),
    Effect.DECISION,
    (text("Move the chips as the screen now shows."), text("Answer the question again.")),
)
RETRIEVED = Remedy(
    "retrieved",
    text("The hand is returned: it is clearly the player’s."),
    Effect.DECISION,
    (
        text("Slide the two cards back to the player, face down."),
        text("Have the player make the bet shown."),
        text("Answer the question again."),
    ),
)
SAME_CARDS = Remedy(
    "redeal",
    text("The same cards go back to the same places."),
    Effect.REDEAL,
    (
        text("Gather the cards of this hand, face down."),
        text("With a shoe, draw them again: the screen says where each goes."),
        text("With no shoe, the floor rebuilds the hand from video."),
    ),
)
MISREAD = Remedy(
    "correct",
    text("Correct the card; the hand is recalculated."),
    Effect.MISREAD,
    decides=Decides.DEALER,
)
COUNTED = Remedy(
    "count",
    text("Count the deck, and enter the count."),
    Effect.COUNT,
    (text("Spread the deck face up, one row for each suit."), text("Count aloud, and enter the number.")),
    Decides.DEALER,
)
RECOUNTED = Remedy(
    "count",
    text("Look for the card, then count again."),
    Effect.COUNT,
    (
        text("Look in the shoe, the muck, the rack, and under the table."),
        text("Count aloud, and enter the number."),
    ),
    Decides.DEALER,
)
CHANGED_DECK = Remedy(
    "change",
    text("Bring in a new deck; the floor signs for it."),
    Effect.CHANGE,
    (text("Bag the old deck for the floor."), text("Shuffle the new deck.")),
)


PLAYS_NEXT = Remedy(
    "plays_next",
    text("It plays: it is the next card that is dealt."),
    Effect.PLAY_EARLY,
    (text("Leave the card in place."), text("Finish the decisions; then keep dealing as shown.")),
)
LAID_ASIDE = Remedy(
    "aside",
    text("It is set aside, then mixed into the stub."),
    Effect.ASIDE,
    (
        text("Set the card aside and finish the betting."),
        text("Keep dealing with the next card of the deck."),
        text("Mix the early card into the stub."),
    ),
)


GIVEN_BACK = Remedy(
    "wagers_returned",
    text("The hand is void: its open wagers go back, and the others play on."),
    Effect.RETURN,
    (text("Return the wagers of that hand to the player."), text("Muck the hand, face down.")),
)
MUCKED = Remedy(
    "mucked",
    text("The extra hand is mucked: play on."),
    Effect.UNCHANGED,
    (text("Muck the extra hand, face down."), text("Tell the players, and play on.")),
)


def misdeals(clause: str, void: Remedy = MISDEAL, dead: Remedy = FORFEITS) -> tuple[Irregularity, ...]:
    """Return the irregularities of dealing cards to the seats, before anyone has acted.

    A game whose chips go elsewhere passes its own `void` and `dead` remedies.
    """
    return (
        Irregularity(
            "out_of_order",
            text("Cards were dealt out of order"),
            clause,
            before_action,
            (IN_ORDER, SWAPPED, void),
            about=About.DEAL,
        ),
        Irregularity(
            "skipped", text("A player was skipped"), clause, before_action, (IN_ORDER, SHIFTED, void), about=About.DEAL
        ),
        Irregularity(
            "dealt_twice",
            text("A player was dealt a card twice"),
            clause,
            before_action,
            (IN_ORDER, SWAPPED, void),
            about=About.DEAL,
        ),
        Irregularity(
            "wrong_number",
            text("A hand has too many or too few cards"),
            clause,
            before_two_acted,
            (void, replace(dead, key="dead_hand")),
            about=About.DEAL,
        ),
        Irregularity(
            "wrong_number_after_action",
            text("A hand has too many or too few cards, and players have acted"),
            clause,
            after_two_acted,
            (replace(dead, key="dead_hand"), void),
            about=About.DEAL,
        ),
        Irregularity(
            "extra_hand",
            text("An extra hand was dealt"),
            clause,
            hole_cards_out,
            (MUCKED, void),
            about=About.DEAL,
        ),
    )


def exposed(
    clause: str, by_dealer: Sequence[Remedy], by_player: Sequence[Remedy], *, says: Text = EMPTY, void: Remedy = MISDEAL
) -> tuple[Irregularity, ...]:
    """Return the irregularities of a card that was seen. `says`: the document on a player who shows cards."""
    return (
        Irregularity(
            "exposed_by_dealer",
            text("The dealer exposed a card"),
            clause,
            cards_out,
            tuple(by_dealer),
            often=True,
        ),
        Irregularity(
            "exposed_by_player",
            text("A player showed a card"),
            clause,
            hidden_hole_cards,
            tuple(by_player),
            says,
        ),
        Irregularity(
            "boxed",
            text("Boxed card"),
            clause,
            cards_out,
            (REPLACED, UNCHANGED, void),
            about=About.DECK,
        ),
    )


def early(clause: str, *first: Remedy, void: Remedy = MISDEAL) -> tuple[Irregularity, ...]:
    """Return the irregularities of a card that was dealt before the decisions were over; `first` is the default."""
    others = [remedy for remedy in (PLAYS_NEXT, LAID_ASIDE) if remedy not in first]
    return (
        Irregularity(
            "early_card",
            text("A card was dealt before the betting was over"),
            clause,
            card_came_early,
            (*first, *others, void),
        ),
    )


def deck_of(clause: str, *, says: Text, void: Remedy = MISDEAL, dead: Remedy | None = None) -> tuple[Irregularity, ...]:
    """Return the irregularities of the deck. `says`: the document's sentence on the deck."""
    dead = replace(FORFEITS if dead is None else dead, key="dead_hand")
    return (
        Irregularity(
            "card_left_table",
            text("A card left the table, or was marked"),
            clause,
            hole_cards_out,
            (dead, UNCHANGED, void),
        ),
        Irregularity(
            "cards_missing",
            text("The cards to be turned over are not there"),
            clause,
            cards_turned,
            (dead, void),
        ),
        Irregularity(
            "mixed_up", text("Cards were swept or mixed up"), clause, cards_out, (SAME_CARDS, void), about=About.DECK
        ),
        Irregularity(
            "wrong_deck",
            text("A card is missing, foreign or duplicated"),
            clause,
            cards_out,
            (replace(DEAD_DECK, steps=(DEAD_DECK.steps[0], void.steps[0], *DEAD_DECK.steps[2:])),),
            says,
            about=About.DECK,
        ),
        Irregularity("misread", text("A card was misread"), clause, face_up, (MISREAD,)),
        Irregularity(
            "wrong_count",
            text("The deck count is wrong"),
            clause,
            miscounted,
            (RECOUNTED,),
            says,
            about=About.DECK,
        ),
        Irregularity("count", text("Deck count"), clause, between_hands, (COUNTED,), says, about=About.DECK),
        Irregularity("change", text("Deck change"), clause, between_hands, (CHANGED_DECK,), says, about=About.DECK),
    )


def wagers_of(clause: str, *, says: Text = EMPTY) -> tuple[Irregularity, ...]:
    """Return the irregularities of a wager once cards are out. `says`: the document's sentence on a late one."""
    return (
        Irregularity(
            "late_wager",
            text("Late or raised wager (past-posting)"),
            clause,
            wagers_closed,
            (NOT_TAKEN, RETURNED, PLAYS),
            says,
            about=About.WAGER,
        ),
        Irregularity(
            "wrong_wager",
            text("Wager on the wrong spot or in the wrong amount"),
            clause,
            wagers_closed,
            (AS_MEANT, UNCHANGED),
            about=About.WAGER,
        ),
    )


def decisions_of(clause: str, retrieved: Remedy = RETRIEVED) -> tuple[Irregularity, ...]:
    """Return the irregularities of an unintended decision. `retrieved`: how a folded hand is returned."""
    return (
        Irregularity(
            "misheard", text("A decision was misheard"), clause, decided, (CHANGED, UNCHANGED), about=About.WAGER
        ),
        Irregularity(
            "fold_back",
            text("Player wants a folded hand back"),
            clause,
            folded,
            (UNCHANGED, retrieved),
            about=About.WAGER,
        ),
    )


_TO_FLOOR = (
    text("Cut out the payout, and give the chips to the floor."),
    text("Tell the player: “The floor holds your payout, and you get a slip.”"),
)


def unpaid(clause: str) -> tuple[Irregularity, ...]:
    """Return the irregularity of a winner who may not be paid now: the floor keeps the payout, with a slip."""
    return (
        Irregularity(
            "unpaid",
            text("A winner cannot be paid now"),
            clause,
            pays_now,
            (
                Remedy("no_id", text("No identification: payout held"), Effect.HOLD, _TO_FLOOR),
                Remedy("review", text("Under review: payout held"), Effect.HOLD, _TO_FLOOR),
                Remedy("barred", text("Barred: payout seized"), Effect.SEIZE, _TO_FLOOR),
                Remedy("under_age", text("Under age: payout seized"), Effect.SEIZE, _TO_FLOOR),
            ),
            about=About.HAND,
            by_fact=True,
        ),
    )


def voided(clause: str, void: Remedy = MISDEAL) -> tuple[Irregularity, ...]:
    """Return the irregularities that void one hand, and the floor's last word."""
    return (
        Irregularity(
            "void_one_hand",
            text("One hand cannot play: the dealer exposed it, or its player is barred"),
            clause,
            players_in,
            (GIVEN_BACK,),
        ),
        Irregularity("voided", text("The floor voids the hand"), clause, in_hand, (void,), about=About.HAND),
    )


def usual_irregularities(*, deal: str, wagers: str, decisions: str, deck: str, says: Text) -> tuple[Irregularity, ...]:
    """Return the irregularities of every table against the house, for a document that only describes the deck.

    Each is next to its clause: of the deal, the wagers before it, the decisions after it, and the deck.
    """
    return (
        *misdeals(deal),
        *exposed(deal, (MISDEAL, UNCHANGED, REPLACED), (UNCHANGED, FORFEITS)),
        *early(deal),
        *wagers_of(wagers),
        *decisions_of(decisions),
        *deck_of(deck, says=says),
        *unpaid(wagers),
        *voided(deck),
    )
