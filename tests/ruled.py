from dataclasses import dataclass, field
from random import Random

from kiosk.core.cards import DECK
from kiosk.core.dice import DICE
from kiosk.core.errors import Refused
from kiosk.procedure import Answer, Choice, Effect, Place, Round, Situation, amend
from tests.chance import looks
from tests.rules.play import BY

AMENDING = (Effect.MISREAD, Effect.DIE, Effect.SWAP, Effect.SHIFT, Effect.REPLACE, Effect.WAGER, Effect.DECISION)


@dataclass
class FloorByChance:
    """Rules on due irregularities at random."""

    chance: Random
    ruled: list[Effect] = field(default_factory=list)

    def rules_on(self, hand: Round) -> None:
        """Correct something that is due now, if possible."""
        due = [
            irregularity
            for irregularity in hand.game.irregularities
            if irregularity.due(Situation(hand, bool(hand.entries)))
        ]
        effects = [
            remedy.effect for irregularity in due for remedy in irregularity.remedies if remedy.effect in AMENDING
        ]
        if effects:
            effect = self.chance.choice(effects)
            before, written = looks(hand), len(hand.entries)
            try:
                self._amend(hand, effect)
            except Refused:
                assert (before, written) == (looks(hand), len(hand.entries))
            else:
                self.ruled.append(effect)
                hand.take_up(BY)

    def _amend(self, hand: Round, effect: Effect) -> None:
        chance, entries = self.chance, hand.entries
        unseen = chance.choice([card for card in DECK if card not in hand.felt.seen])
        places = [Place(*key, nth) for key, row in hand.felt.cards.items() for nth in range(len(row))]
        seat = chance.choice(hand.felt.seats)
        if not places and effect in (Effect.MISREAD, Effect.SWAP, Effect.REPLACE):
            raise Refused("place", "No card lies on the table yet.")
        changes: dict[int, Answer] = {}
        match effect:
            case Effect.MISREAD:
                changes = amend.corrected(hand, chance.choice(places), unseen)
            case Effect.DIE:
                place, _ = chance.choice(list(amend.rolled(entries)))
                changes = amend.with_die(entries, place, chance.choice(DICE))
            case Effect.SWAP:
                changes = amend.moved(entries, [chance.choice(places), chance.choice(places)])
            case Effect.SHIFT:
                changes = amend.moved(entries, amend.skipped(entries, seat))
            case Effect.REPLACE:
                place = chance.choice(places)
                out = hand.felt.cards[place.spot, place.seat][place.nth].card
                hand.amend(amend.with_card(entries, place, unseen), BY, place=place, dead=out)
                return
            case Effect.WAGER:
                spot = chance.choice(["ante", "board_bonus", "six_card_bonus", "blind"])
                changes = amend.with_wager(entries, seat, {spot: chance.choice([0, 500, 1_000, 2_500])})
            case _:  # A decision.
                decisions = amend.decisions(hand, seat)
                if not decisions:
                    raise Refused("decision", "This seat has decided nothing.")
                seq, prompt, _ = chance.choice(decisions)
                option = chance.choice(prompt.options[seat])
                changes = amend.with_choice(entries, seq, seat, Choice(option.key, option.least))
        hand.amend(changes, BY)
