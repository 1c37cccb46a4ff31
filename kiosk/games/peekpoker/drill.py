"""Drills of PeekPoker Hold'em: pots, the odd point, and the best five of six dice. Amounts are points."""

import random
from collections.abc import Iterable, Mapping
from typing import Any, Final

from kiosk.core.dice import COLORS, DICE, FACES, Combination, Die
from kiosk.core.text import Text, sentence, text
from kiosk.drills import (
    SPLIT,
    Asked,
    Decide,
    DrillLine,
    DrillTable,
    Group,
    Maker,
    Plan,
    PushedPot,
    Rehearsal,
    Staged,
    asked_dice,
    instead,
    seat_name,
    won_by,
    working,
)
from kiosk.games.peekpoker.bid import ALL_IN, CALL, CALL_AND_RAISE, CHECK, RAISE, Bid
from kiosk.games.peekpoker.words import COMMUNITY, SHOWDOWN, PeekPokerRules
from kiosk.procedure import Choice, Choices, Chosen, Felt, HouseRuling, Opening, Place, pot_name

_POTS, _SHOWDOWN, _READING = "pots", "showdown", "reading"
_ALL_IN: Final = ("side_pot", "odd_point")
_LINES: Final = (
    DrillLine(_POTS, "one_winner", sentence("One winner")),
    DrillLine(_POTS, "split", sentence("Split pot")),
    DrillLine(_POTS, "odd_point", sentence("Split pot with an odd point")),
    DrillLine(_POTS, "side_pot", sentence("Side pots")),
    DrillLine(_SHOWDOWN, "winner", sentence("Who wins")),
)
_HANDS: Final = {
    Combination.PAIR: text("pair"),
    Combination.TWO_PAIR: text("two pair"),
    Combination.THREE_OF_A_KIND: text("three of a kind"),
    Combination.FULL_HOUSE: text("full house"),
    Combination.FOUR_OF_A_KIND: text("four of a kind"),
    Combination.LARGE_STRAIGHT: text("large straight"),
    Combination.LARGE_FLUSH: text("large flush"),
    Combination.FIVE_OF_A_KIND: text("five of a kind"),
}
# Weights of the faces in combinations that chance seldom makes.
_SIZES: Final = {
    Combination.THREE_OF_A_KIND.key: (3, 1, 1),
    Combination.FULL_HOUSE.key: (3, 2),
    Combination.FOUR_OF_A_KIND.key: (4, 1),
    Combination.FIVE_OF_A_KIND.key: (5,),
}


class PeekPokerDrill:
    """Plan rounds for each way in which a pot is shared, and for each combination of dice."""

    def lines(self, rules: PeekPokerRules) -> tuple[DrillLine, ...]:
        reading = [
            DrillLine(_READING, found.key, sentence("Read: {hand}", hand=name), hand=name)
            for found, name in _HANDS.items()
        ]
        return (*_LINES, *reading)

    def stage(self, line: DrillLine, setting: DrillTable, dice: random.Random) -> Staged:
        rules: PeekPokerRules = setting.rules
        seats = tuple(range(1, setting.config.seats + 1))
        count = min(len(seats), 2 if line.key in ("split", "winner") else 3)
        players = sorted(dice.sample(seats, count))
        cuts = sorted(dice.sample(range(2, rules.points - 2), count - 1))
        stacks = [high - low for low, high in zip((0, *cuts), (*cuts, rules.points), strict=True)]
        state: dict[str, Any] = {
            "stacks": {str(seat): stack for seat, stack in zip(players, stacks, strict=True)},
            "dealer": dice.choice(players), "carried": 0, "players": count,
        }  # fmt: skip
        plan = Plan(
            Opening(0, tuple(players), 1, state=state), dice=self._dice(line, players, dice), decide=_policy(line)
        )
        return Staged(plan, players[0], dice.random())

    def _dice(self, line: DrillLine, players: list[int], dice: random.Random) -> dict[Place, Die]:
        places = [Place(COMMUNITY, 0, nth) for nth in range(3)]
        first = [Place(Felt.HOLE, players[0], nth) for nth in range(3)]
        if line.table == _READING:
            six = [*_five_of(line.key, dice), dice.choice(DICE)]
            dice.shuffle(six)
            return dict(zip((*places, *first), six, strict=True))
        if line.key in ("split", "odd_point"):
            three = [dice.choice(DICE) for _ in range(3)]
            same = [[die, *[Die(die.face, dice.choice(COLORS)) for die in three[1:]]] for die in (three[0], three[0])]
            second = [Place(Felt.HOLE, players[1], nth) for nth in range(3)]
            return {**dict(zip(first, same[0], strict=True)), **dict(zip(second, same[1], strict=True))}
        return {}

    def full(self, setting: DrillTable, dice: random.Random, seats: int) -> Plan:
        """Plan a hand with several pots."""
        return self.stage(next(line for line in _LINES if line.key == "side_pot"), setting, dice).plan

    def asked(self, line: DrillLine, setting: DrillTable, staged: Staged, hand: Rehearsal) -> Asked | None:
        result, felt = hand.result, hand.felt
        if not result["showdown"]:
            return None
        if line.table == _READING:
            groups = (_group(felt, COMMUNITY), _group(felt, Felt.HOLE, staged.seat))
            return asked_dice(line, groups, text("Dice"), SHOWDOWN.clause, SHOWDOWN.rule, seat=staged.seat)
        if line.table == _SHOWDOWN:
            return self._winner(hand)
        pots = result["pots"]
        odd = [nth for nth, pot in enumerate(pots) if pot["odd_points_to"]]
        split = [nth for nth, pot in enumerate(pots) if len(pot["winners"]) > 1]
        met = {
            "one_winner": len(pots) == 1 and not split,
            "split": bool(split) and not odd,
            "odd_point": bool(odd),
            "side_pot": len(pots) > 1 and not odd,
        }[line.key]
        if not met:
            return None
        nth = odd[0] if odd else split[0] if line.key == "split" else int(staged.note * len(pots))
        pot = pots[nth]
        winners = sorted(pot["winners"])
        seat = winners[int(staged.note * 1000) % len(winners)]
        put_in = [
            text("Seat {seat} put in {points}", seat=player["seat"], points=player["contributed"])
            for player in result["players"]
            if player["contributed"]
        ]
        pushed = [
            PushedPot(pot["points"], 0, pot["eligible"], {int(who): paid for who, paid in pot["paid"].items()},
                      pot["odd_points_to"])
            for pot in pots
        ]  # fmt: skip
        uncalled = result["uncalled"] or {"seat": 0, "points": 0}
        net = {
            player["seat"]: player["contributed"] - (uncalled["points"] if player["seat"] == uncalled["seat"] else 0)
            for player in result["players"]
        }
        return Asked(
            heading=text("{pot} · {winners}", pot=pot_name(nth), winners=won_by(winners)),
            ask=text("Push how many points to seat {seat}?", seat=seat), groups=(),
            facts=(*put_in, text("Dealer at seat {seat}", seat=felt.button)), clause=SHOWDOWN.clause,
            rule=_odd_rule(setting.rules) if odd else SHOWDOWN.rule, amount=pot["paid"][str(seat)],
            working=working(pushed, nth, net, int), instead=instead(pushed, nth, seat),
        )  # fmt: skip

    def _winner(self, hand: Rehearsal) -> Asked | None:
        felt, pots = hand.felt, hand.result["pots"]
        seats = [int(seat) for seat in hand.result["hands"]]
        if len(seats) != 2 or len(pots) != 1:
            return None
        winners = pots[0]["winners"]
        return Asked(
            heading=text("Showdown"), ask=text("Who wins the pot?"),
            groups=(_group(felt, COMMUNITY), *(_group(felt, Felt.HOLE, seat) for seat in seats)),
            clause=SHOWDOWN.clause, rule=SHOWDOWN.rule, names=(*(seat_name(seat) for seat in seats), SPLIT),
            name=SPLIT if len(winners) == 2 else seat_name(winners[0]),
        )  # fmt: skip

    def fell_on(self, result: Mapping[str, Any]) -> Iterable[str]:
        pots = result["pots"]
        odd = any(pot["odd_points_to"] for pot in pots)
        split = any(len(pot["winners"]) > 1 for pot in pots)
        if len(pots) > 1:
            yield f"{_POTS}.side_pot"
        if pots:
            yield f"{_POTS}.{'odd_point' if odd else 'split' if split else 'one_winner'}"
        yield from (f"{_READING}.{made['category']}" for made in result["hands"].values())


def _odd_rule(rules: PeekPokerRules) -> Text:
    """Return this house's rule for the odd point of a tie: the document only says that a tie splits evenly."""
    rulings = next(
        ruling for ruling in type(rules).model_fields["odd_point"].metadata if isinstance(ruling, HouseRuling)
    )
    return text("A tie splits the pot. The odd point: {ruling}", ruling=rulings.means[rules.odd_point])


def _policy(line: DrillLine) -> Decide:
    """Return the bids of the players of a line: all in, or to the end, with raises if a pot is asked about."""

    def act(prompt: Choices, felt: Felt, dice: random.Random) -> Chosen:
        if not isinstance(prompt, Bid):
            return Chosen({seat: Choice(options[-1].key) for seat, options in prompt.options.items()})
        (seat,) = prompt.options
        keys = [option.key for option in prompt.options[seat]]
        if line.key in _ALL_IN and ALL_IN in keys:
            return Chosen({seat: Choice(ALL_IN)})
        raises = next((option for option in prompt.options[seat] if option.key in (RAISE, CALL_AND_RAISE)), None)
        if raises is not None and line.table == _POTS and dice.random() < 0.4:
            return Chosen({seat: Choice(raises.key, dice.randint(1, min(raises.most or 1, 12)))})
        return Chosen({seat: Choice(next(key for key in (CHECK, CALL, ALL_IN) if key in keys))})

    return act


def _five_of(key: str, dice: random.Random) -> list[Die]:
    if key == Combination.LARGE_FLUSH.key:
        color = dice.choice(COLORS)
        return [Die(dice.randrange(len(FACES)), color) for _ in range(5)]
    if key == Combination.LARGE_STRAIGHT.key:
        low = dice.randrange(2)
        return [Die(face, dice.choice(COLORS)) for face in range(low, low + 5)]
    if key in _SIZES:
        faces = dice.sample(range(len(FACES)), len(_SIZES[key]))
        return [
            Die(face, dice.choice(COLORS)) for face, size in zip(faces, _SIZES[key], strict=True) for _ in range(size)
        ]
    return [dice.choice(DICE) for _ in range(5)]


def _group(felt: Felt, spot: str, seat: int = 0) -> Group:
    label = text("Seat {seat}", seat=seat) if seat else text("Community dice")
    return Group(label, tuple(die.text for die in felt.dice[spot, seat]))


DRILL: Final[Maker] = PeekPokerDrill()
