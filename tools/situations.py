"""Write docs/situations.md: each situation at a table, the signers of its remedies, and the record.

    python -m tools.situations > docs/situations.md

The parts about a game's irregularities come from the game. `tests/table/rulings/test_situations.py` tries the acts of
the page at a table of each game, as the dealer and as the floor.
"""

import sys
from collections.abc import Iterator
from typing import Final, NamedTuple

from kiosk.games import GAMES
from kiosk.procedure import Decides, Effect, Irregularity, Remedy

DEALER, FLOOR, VOID = "dealer", "floor", "dealer before a card or die is out, then floor"
ALONE = "dealer up to the big blind of one seat in one hand, then floor"
RECORDS: Final = {
    Effect.UNCHANGED: "ruled", Effect.VOID: "hand_voided", Effect.VOID_AND_DECK: "hand_voided",
    Effect.REDEAL: "redeal_began` or `ruled", Effect.FORFEIT: "answered", Effect.RETURN: "answered",
    Effect.MISREAD: "corrected", Effect.DIE: "corrected", Effect.SWAP: "corrected", Effect.SHIFT: "corrected",
    Effect.REPLACE: "replacement_ordered", Effect.WAGER: "corrected", Effect.DECISION: "corrected",
    Effect.STACK: "stack_changed", Effect.TIP: "stack_changed", Effect.GIVE: "stack_changed",
    Effect.SEAT: "stack_changed", Effect.HOLD: "payout_kept", Effect.SEIZE: "payout_kept",
    Effect.PLAY_EARLY: "early_cards_play", Effect.ASIDE: "early_cards_aside` or `ruled", Effect.BURN: "ruled",
    Effect.COUNT: "deck_counted", Effect.CHANGE: "deck_changed",
}  # fmt: skip


class TableAct(NamedTuple):
    """An act at a table besides a ruling. `signs`: its signers and their number; `keeps`: its event."""

    act: str
    alone: str
    signs: str
    keeps: str


ACTS: Final = (
    TableAct("Undo an entry that moved nothing", "yes", "nobody", "`undone`"),
    TableAct("Undo over chips that were confirmed as moved", "after the screen has named them", "nobody", "`undone`"),
    TableAct("Undo a wager or a decision once its cards are out", "no", "1 supervisor, with a reason", "`undone`"),
    TableAct("Undo or change a decision made before a card came early, hands were shown, or the floor ruled",
             "no", "1 supervisor, with a reason", "`undone`"),
    TableAct("Undo while a call waits for the floor", "no", "1 supervisor, with a reason", "`undone`"),
    TableAct("Undo an acknowledgment of the floor", "no", "as many supervisors as had signed, with a reason",
             "`undone`"),
    TableAct("Call the floor", "yes", "nobody", "`floor_called`"),
    TableAct("Acknowledge a called hand", "no", "1 supervisor", "`answered`"),
    TableAct("Dispute a called hand", "no", "1 supervisor", "`answered`"),
    TableAct("Rule on a written dispute", "no",
             "1 supervisor; 2 if the amount needs a second signature, or two had signed for the payout",
             "`dispute_ruled`"),
    TableAct("Reopen a settled hand", "no", "1 supervisor, with a reason", "`hand_reopened`"),
    TableAct("State a payment that differs from the confirmed one", "if no one has signed for a payout of the seat",
             "as many supervisors as had signed", "`payout_stated`"),
    TableAct("Pay a held payout from the cage, or return it, once its hand is over", "no",
             "as many supervisors as the payout needed", "`slip_cleared`"),
    TableAct("Void a slip", "no", "as many supervisors as had signed for its payout, with a reason", "`slip_voided`"),
    TableAct("Relieve the dealer within a hand", "no", "the next dealer and 1 supervisor", "`dealer_on`"),
    TableAct("Post jackpots", "no", "1 person with `post_jackpots`", "`jackpots_posted`"),
    TableAct("Change the limits", "no", "1 supervisor", "`limits_changed`"),
    TableAct("Count the rack", "no", "1 supervisor and the dealer", "`rack_counted`"),
    TableAct("Request a fill or a credit", "no", "the signers of `[[transfers]]`; by default the floor",
             "`transfer_requested`"),
    TableAct("Close the table", "no", "1 supervisor and the dealer", "`table_closed`"),
)  # fmt: skip


def signs(remedy: Remedy) -> str:
    """Return the signers of a remedy if nothing was signed before and the house has its default rulings."""
    if remedy.effect is Effect.VOID:
        return VOID
    if remedy.alone is not None:
        return ALONE
    return FLOOR if remedy.decides is Decides.FLOOR else DEALER


def page() -> str:
    lines = [
        "# Situations at a table",
        "",
        "Written by `python -m tools.situations`: do not edit. In the column *signs*, *dealer* means that the dealer",
        "decides alone. *Floor*, or a *supervisor*, means that a floor supervisor or manager who has neither dealt nor",
        "supervised the hand signs with a PIN. Three rules apply to all rows:",
        "",
        "- A change to a signed or called statement needs at least as many signatures as the statement had.",
        "- A change to a card that a device has read needs the floor, or a second reading by a device.",
        "- Money that leaves the rack needs its slip, second signature, and tax form on every path: hand, dispute,",
        "  reopening, mispay, and correction.",
        "",
        "The first remedy of a situation is the default. Where the document has no rule, a house may choose another",
        "remedy in the game's file, and the floor may rule otherwise at the table. The record keeps the ruling, its",
        "clause, and its signers. A house may let the dealer alone rule a forfeit before a hand is called",
        "(`forfeit_signed_by`), and void a hand (`void_needs_floor`).",
        "",
    ]
    for key, game in GAMES.items():
        lines += [f"## {game.title}", "", "| situation | clause | remedy | signs | record |", "|---|---|---|---|---|"]
        for irregularity in game.irregularities:
            lines += [_row(key, irregularity, remedy) for remedy in irregularity.remedies]
        lines.append("")
    lines += ["## Everything else", "", "| act | the dealer alone | signs | record |", "|---|---|---|---|"]
    lines += [f"| {act.act} | {act.alone} | {act.signs} | {act.keeps} |" for act in ACTS]
    return "\n".join(lines) + "\n"


def _row(game: str, irregularity: Irregularity, remedy: Remedy) -> str:
    where = irregularity.clause
    return (
        f"| {irregularity.when} (`{irregularity.key}`) | {where} | {remedy.ruling} (`{remedy.key}`) | {signs(remedy)} "
        f"| `{RECORDS[remedy.effect]}` |"
    )


def rows(text: str, title: str) -> Iterator[tuple[str, ...]]:
    """Yield the cells of each row of the page below a title."""
    part = text.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]
    for line in part.splitlines():
        if line.startswith("| ") and not line.startswith(("| situation |", "| act |")):
            yield tuple(cell.strip() for cell in line.strip("|").split("|"))


if __name__ == "__main__":
    sys.stdout.write(page())
