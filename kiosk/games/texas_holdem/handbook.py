"""Texas Hold'em of the poker room at hand: `texas-holdem-room.txt` in short, and the house's rulings."""

from __future__ import annotations

from kiosk.core.text import text
from kiosk.procedure import Handbook, Ruled

_BLINDS, _ROUNDS, _WINNERS, _ALL_IN = "Paragraph 1", "Paragraph 2", "Paragraph 3", "Paragraph 4"

HANDBOOK = Handbook(
    clauses={
        "Table Stakes": text(
            "What lies on the table plays, and stays there until a player quits: nothing is cashed out, given away or "
            "pocketed. Nobody plays over the own bankroll."
        ),
        _BLINDS: text(
            "Two to ten players. The first left of the button pays the small blind, the next the big blind. Everybody "
            "gets two cards, the button last. The big blind is a bet. The first round starts left of it."
        ),
        _ROUNDS: text(
            "Call, raise or fold; the big blind may check or raise unless it is capped. Three cards go down face up, "
            "then the turn, then the river, with a betting round after each: one bet and at most three raises. "
            "At the end all turn over their two cards."
        ),
        _WINNERS: text(
            "The best five-card hand is awarded the pot; equal best hands split it. After the first round the betting "
            "begins with the first player left of the button who is still in: check or bet, then call, raise or fold."
        ),
        _ALL_IN: text(
            "A player without enough chips for a call or a full raise goes all-in. Further bets go into a side pot at "
            "the right of the main pot. An all-in counts as a bet or raise."
        ),
        "Raise": text(
            "A call and at least as much on top as the last bet or raise, within the table’s limits, in whole chips; "
            "only an all-in may be less. Who announces a raise is bound to it. Nobody raises where nobody has more "
            "than a call."
        ),
        "Pot": text("The sum of antes, blinds and called wagers. What nobody has called is not in it."),
        "Cap": text("The most that is raked from one hand."),
    },
    steps={
        "seats": ("Table Stakes",),
        "blinds": (_BLINDS,),
        "deal": (_BLINDS,),
        "preflop": (_ROUNDS, "Raise", _ALL_IN),
        "flop": (_ROUNDS, _WINNERS, "Raise", _ALL_IN),
        "turn": (_ROUNDS, _WINNERS, "Raise", _ALL_IN),
        "river": (_ROUNDS, _WINNERS, "Raise", _ALL_IN),
        "showdown": (_ROUNDS, _WINNERS),
        "pots": (_WINNERS, "Pot", "Cap", _ALL_IN),
        "clear": (_BLINDS,),
    },
    rulings=(
        Ruled(
            "heads_up",
            text("Two players: who is the small blind?"),
            {
                "literal": text("The player left of the button, as with more players."),
                "button_is_small_blind": text("The player with the button."),
            },
            (_BLINDS,),
        ),
        Ruled(
            "rake_from",
            text("From which pots is the rake taken?"),
            {
                "each_pot": text("From each pot its percentage, the main pot first, up to the cap of the hand."),
                "main_first": text("The percentage of all pots together, out of the main pot first."),
                "proportional": text("The percentage of all pots together, from each pot by its size."),
            },
            ("Cap", "Pot"),
        ),
        Ruled(
            "uncalled_blind",
            text("What becomes of the part of a blind that nobody calls?"),
            {
                "in_pot": text("It stays in the pot."),
                "returned": text("It goes back to the player."),
            },
            ("Pot", _BLINDS),
        ),
        Ruled(
            "odd_chip",
            text("Who gets the odd chips of a split pot?"),
            {
                "one_each_from_left": text("One each, beginning with the first winner left of the button."),
                "all_to_first_left": text("All of them go to the first winner left of the button."),
            },
            (_WINNERS,),
        ),
        Ruled(
            "short_allin_reopens",
            text("An all-in for less than a full raise: does it reopen the betting?"),
            {
                "yes": text("Yes: who has acted before may raise again."),
                "no": text(
                    "No: who has called or raised before may only call, until short ones add up to a full raise."
                ),
            },
            (_ALL_IN, "Raise", _ROUNDS),
        ),
        Ruled(
            "short_allin_counts",
            text("Does such an all-in count towards the raises of the round?"),
            {"yes": text("Yes: it is one of them."), "no": text("No: it is not one of them.")},
            (_ALL_IN, _ROUNDS),
        ),
        Ruled(
            "short_allin_min_raise",
            text("Does such an all-in set the next least raise?"),
            {
                "last_any": text(
                    "Yes: the next raise is at least as large as the last one, short or not, and as the least bet."
                ),
                "last_full": text("No: the next raise is at least as large as the last full one."),
            },
            (_ALL_IN, "Raise"),
        ),
        Ruled(
            "short_blind_call",
            text("The big blind is all-in for less: what do the others call?"),
            {
                "full": text("A whole big blind."),
                "posted": text("What the big blind has posted."),
            },
            (_BLINDS, _ALL_IN),
        ),
        Ruled(
            "burn",
            text("Is a card burned before the flop, the turn and the river?"),
            {"yes": text("Yes: one each time, face down."), "no": text("No: the cards come straight off the deck.")},
            (_ROUNDS,),
        ),
        Ruled(
            "button_moves",
            text("The seat that the button comes to is empty: where does it go?"),
            {
                "dead": text("It stays there, dead, so that nobody misses or pays a blind twice."),
                "to_player": text("On to the next player; blinds that were missed are posted."),
            },
            (_BLINDS,),
        ),
        Ruled(
            "unread_hands",
            text("Hands that no shoe has read: how does the kiosk learn who wins?"),
            {
                "named": text("The dealer reads them and touches the seats that win each pot."),
                "read": text("The dealer enters the cards, and the kiosk compares them."),
            },
            (_WINNERS, _ROUNDS),
        ),
    ),
)
