"""Texas Hold'em of the poker room at hand: `texas-holdem-room.txt` in short, and the house's rulings."""

from kiosk.core.text import text
from kiosk.procedure import Handbook

_BLINDS, _ROUNDS, _WINNERS, _ALL_IN = "Paragraph 1", "Paragraph 2", "Paragraph 3", "Paragraph 4"

HANDBOOK = Handbook(
    clauses={
        "Table Stakes": text(
            "Money on the table plays, and stays there until a player quits: nothing is cashed out, given away or "
            "pocketed, except for tips. Cards are held over the table, in the dealer’s view. No player may play over "
            "another player’s bankroll."
        ),
        "English": text("English is the only language spoken in the poker room at all times."),
        _BLINDS: text(
            "Two to ten players. The first left of the button pays the small blind, the next the big blind. Everybody "
            "gets two cards, the button last. The big blind is a bet. The first round starts left of it."
        ),
        _ROUNDS: text(
            "Call, raise or fold; the big blind may check or raise unless the betting is capped. Three cards "
            "come face up, then the turn, then the river, with a betting round after each: one bet "
            "and as many raises as the house allows. At the end all turn over their two cards."
        ),
        _WINNERS: text(
            "The best five-card hand is awarded the pot; equal best hands split it. After the first round the betting "
            "begins with the first player left of the button who is still in: check or bet, then call, raise or fold."
        ),
        _ALL_IN: text(
            "A player without enough chips for a call or a full raise goes all-in. Further bets go "
            "into a side pot to the right of the main pot. An all-in counts as a bet or raise."
        ),
        "Raise": text(
            "A call and at least as much on top as the last bet or raise, within the table’s limits, "
            "in whole chips; only an all-in may be less. A player who announces a raise is bound to "
            "it. No raise where no one has more than a call."
        ),
        "Pot": text("The sum of antes, blinds and called wagers. Uncalled chips are not in it."),
        "Cap": text("The maximum rake from one hand."),
    },
    steps={
        "seats": ("Table Stakes", "English"),
        "blinds": (_BLINDS,),
        "deal": (_BLINDS, "Table Stakes"),
        "preflop": (_ROUNDS, "Raise", _ALL_IN),
        "flop": (_ROUNDS, _WINNERS, "Raise", _ALL_IN),
        "turn": (_ROUNDS, _WINNERS, "Raise", _ALL_IN),
        "river": (_ROUNDS, _WINNERS, "Raise", _ALL_IN),
        "showdown": (_ROUNDS, _WINNERS),
        "pots": (_WINNERS, "Pot", "Cap", _ALL_IN),
        "clear": (_BLINDS,),
    },
)
