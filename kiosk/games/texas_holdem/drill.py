"""Drills of the poker room: pots, side pots, odd chips, the rake, kickers, the board that plays, reading."""

import random
from collections.abc import Iterable, Mapping
from typing import Any, Final

from kiosk.core.cards import Card, card
from kiosk.core.hands import Category
from kiosk.core.money import Dollars
from kiosk.core.text import Text, homonym, sentence, text
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
    asked_five,
    five_of,
    instead,
    others,
    reading_lines,
    seat_name,
    won_by,
    working,
)
from kiosk.games.texas_holdem.pots import least_rake
from kiosk.games.texas_holdem.procedure import STATE
from kiosk.games.texas_holdem.rules import TexasHoldemRules
from kiosk.games.texas_holdem.seats import SeatedPlayer, Seats, Spots
from kiosk.games.texas_holdem.turn import ALL_IN, BET, CALL, CHECK, FOLD, RAISE, Turn
from kiosk.games.texas_holdem.words import AWARD, BOARD, FiveCards, drop, uncalled
from kiosk.procedure import Choice, Choices, Chosen, Felt, Opening, Place, pot_name

_POTS, _SHOWDOWN, _READING = "pots", "showdown", "reading"
_SIDE_POTS: Final = ("side_pots", "side_pots_odd")

_LINES: Final = (
    DrillLine(_POTS, "one_winner", sentence("One winner, after the rake")),
    DrillLine(_POTS, "split", sentence("Split pot")),
    DrillLine(_POTS, "odd_chip", sentence("Split pot with an odd chip")),
    DrillLine(_POTS, "side_pots", sentence("Three side pots")),
    DrillLine(_POTS, "side_pots_odd", sentence("Three side pots and an odd chip")),
    DrillLine(_POTS, "uncalled", sentence("Uncalled bet")),
    DrillLine(_POTS, "rake", sentence("Rake")),
    DrillLine(_POTS, "rake_cap", sentence("Rake at its cap")),
    DrillLine(_POTS, "no_drop", sentence("No flop, no drop")),
    DrillLine(_SHOWDOWN, "kicker", sentence("The kicker decides")),
    DrillLine(_SHOWDOWN, "board_plays", sentence("Playing the board")),
)


class TexasHoldemDrill:
    """Plan hands for each way in which a pot is counted, and ask about one of its amounts."""

    def lines(self, rules: TexasHoldemRules) -> tuple[DrillLine, ...]:
        raked = rules.rake.rate_bp > 0 or rules.rake.least > 0
        capped = rules.rake.rate_bp > 0 and rules.rake.cap != "none"
        no_drop = raked and rules.rake.no_flop_no_drop and not rules.rake.least_without_flop
        there = {"rake": raked, "rake_cap": capped, "no_drop": no_drop}
        return (*(line for line in _LINES if there.get(line.key, True)), *reading_lines(_READING))

    def stage(self, line: DrillLine, setting: DrillTable, dice: random.Random) -> Staged:
        rules: TexasHoldemRules = setting.rules
        count = 5 if line.key in _SIDE_POTS else dice.randint(3, 4)
        seats = tuple(range(1, setting.config.seats + 1))
        players = sorted(dice.sample(seats, min(count, len(seats))))
        chip, least = rules.chip_unit, rules.big_blind
        if line.key in (*_SIDE_POTS, "uncalled"):
            stacks = dice.sample(range(2 * least // chip, 24 * least // chip), len(players))
        else:
            stacks = [40 * least // chip] * len(players)
        last = dice.randrange(len(players))
        around = [players[(last + nth) % len(players)] for nth in range(3)]
        seated = Seats(
            {seat: SeatedPlayer(stack * chip) for seat, stack in zip(players, stacks, strict=True)}, last=Spots(*around)
        )
        opening = Opening(0, seats, setting.config.table_minimum, state={STATE: seated.kept()})
        plan = Plan(opening, cards=self._cards(line, players, dice), decide=_policy(line, players))
        return Staged(plan, players[0], dice.random())

    def _cards(self, line: DrillLine, players: list[int], dice: random.Random) -> dict[Place, Card]:
        first, second = players[:2]
        board = [Place(BOARD, 0, nth) for nth in range(5)]
        match line.key:
            case "split" | "odd_chip" | "board_plays":
                return dict(zip(board, five_of(Category.STRAIGHT, dice), strict=True))
            case "side_pots_odd" | "kicker":
                return self._same_rank(line, first, second, board, dice)
            case _ if line.table == _READING:
                category = next(category for category in Category if category.key == line.key)
                five = five_of(category, dice)
                seven = five + others(five, 2, dice)
                dice.shuffle(seven)
                hole = [Place(Felt.HOLE, first, nth) for nth in range(2)]
                return dict(zip((*hole, *board), seven, strict=True))
            case _:
                return {}

    def _same_rank(
        self, line: DrillLine, first: int, second: int, board: list[Place], dice: random.Random
    ) -> dict[Place, Card]:
        """Return two hands that hold the same rank, and for a split the same kicker too; the board pairs it."""
        three = five_of(Category.THREE_OF_A_KIND, dice)
        paired = [card for card in three if sum(card.rank == other.rank for other in three) == 3]
        left = others(paired, 49, dice)
        third = next(card for card in left if card.rank != paired[0].rank)
        same = line.key == "side_pots_odd"
        two = next(
            card
            for card in left
            if card is not third and card.rank != paired[0].rank and (card.rank == third.rank) == same
        )
        holes = {
            Place(Felt.HOLE, first, 0): paired[0], Place(Felt.HOLE, first, 1): third,
            Place(Felt.HOLE, second, 0): paired[1], Place(Felt.HOLE, second, 1): two,
        }  # fmt: skip
        return {**holes, board[dice.randrange(5)]: paired[2]}

    def full(self, setting: DrillTable, dice: random.Random, seats: int) -> Plan:
        """Plan a hand with several pots."""
        return self.stage(next(line for line in _LINES if line.key == "side_pots"), setting, dice).plan

    def asked(self, line: DrillLine, setting: DrillTable, staged: Staged, hand: Rehearsal) -> Asked | None:
        result = hand.result
        if line.table == _READING:
            groups = _hands(hand, (staged.seat,))
            if not groups:
                return None
            return asked_five(line, groups, text("Hand"), AWARD.clause, AWARD.rule, seat=staged.seat)
        if line.table == _SHOWDOWN:
            return self._winner(line, hand)
        if line.key in ("rake", "rake_cap", "no_drop"):
            return self._rake(line, setting.rules, result)
        if line.key == "uncalled":
            return self._uncalled(setting.rules, result)
        return self._pot(line, setting.rules, staged.note, hand)

    def _pot(self, line: DrillLine, rules: TexasHoldemRules, note: float, hand: Rehearsal) -> Asked | None:
        result = hand.result
        pots = result["pots"]
        odd = [nth for nth, pot in enumerate(pots) if pot["odd_chips_to"]]
        split = [nth for nth, pot in enumerate(pots) if len(pot["winners"]) > 1]
        met = {
            "one_winner": len(pots) == 1 and not split and result["showdown"],
            "split": len(pots) == 1 and bool(split) and not odd,
            "odd_chip": len(pots) == 1 and bool(odd),
            "side_pots": len(pots) == 4 and not odd,
            "side_pots_odd": len(pots) == 4 and bool(odd),
        }[line.key]
        if not met:
            return None
        nth = odd[0] if odd else int(note * len(pots))
        pot = pots[nth]
        winners = sorted(pot["winners"])
        seat = winners[int(note * 1000) % len(winners)]
        button = text("Button at seat {seat}", seat=hand.felt.button)
        total = text("Pot {amount}", amount=Dollars(result["pot_total"]))
        put_in = [
            text("Seat {seat} put in {amount}", seat=player["seat"],
                 amount=Dollars(player["contributed"] - player["uncalled_returned"]))
            for player in result["players"]
        ]  # fmt: skip
        facts = put_in if len(pots) > 1 else [total]
        pushed = [_pushed(pot) for pot in pots]
        net = {player["seat"]: player["contributed"] - player["uncalled_returned"] for player in result["players"]}
        return Asked(
            heading=text("{pot} · {winners}", pot=pot_name(nth), winners=won_by(winners)),
            ask=text("How much of it goes to seat {seat}?", seat=seat), groups=(),
            facts=(*facts, button, _rake_words(rules)), clause=AWARD.clause, rule=AWARD.rule,
            amount=pot["paid"][str(seat)], working=working(pushed, nth, net, Dollars),
            instead=instead(pushed, nth, seat),
        )  # fmt: skip

    def _rake(self, line: DrillLine, rules: TexasHoldemRules, result: Mapping[str, Any]) -> Asked | None:
        rake, promotion = result["rake"], result.get("promotion", 0)
        at_cap = rules.rake.cap != "none" and rake == rules.rake.cap
        flop = "flop" in result["streets"]
        met = {"rake": rake > 0 and not at_cap, "rake_cap": at_cap, "no_drop": not flop}[line.key]
        if not met or (len(result["pots"]) > 1):
            return None
        seen = text("The flop was dealt") if flop else text("Everybody folded before the flop")
        stakes = rules.stakes
        guide = drop(rake, promotion, cap=stakes.rake_cap, least=least_rake(stakes, flop=flop))
        return Asked(
            heading=text("Pot of {amount}", amount=Dollars(result["pot_total"])), ask=text("How much is dropped?"),
            groups=(), facts=(seen, _rake_words(rules)), clause=guide.clause, rule=guide.rule,
            amount=rake + promotion, working=_rake_working(rules, result, flop=flop),
        )  # fmt: skip

    def _uncalled(self, rules: TexasHoldemRules, result: Mapping[str, Any]) -> Asked | None:
        back = result["uncalled"]
        if back is None:
            return None
        put_in = [
            text("Seat {seat} put in {amount}", seat=player["seat"], amount=Dollars(player["contributed"]))
            for player in result["players"]
        ]  # fmt: skip
        streets = result["streets"]
        is_blind = (
            rules.uncalled_blind == "returned" and len(streets) == 1 and streets["preflop"]["bets_and_raises"] == 1
        )
        guide = uncalled("pots", back["seat"], back["amount"], is_blind=is_blind)
        return Asked(
            heading=text("Before the pots are pushed"), ask=text("Return how much to seat {seat}?", seat=back["seat"]),
            groups=(), facts=tuple(put_in), clause=guide.clause, rule=guide.rule, amount=back["amount"],
            working=_uncalled_working(result),
        )  # fmt: skip

    def _winner(self, line: DrillLine, hand: Rehearsal) -> Asked | None:
        hands, pots = hand.result["hands"], hand.result["pots"]
        if len(hands) != 2 or len(pots) != 1:
            return None
        (first, cards), (second, two) = hands.items()
        winners = pots[0]["winners"]
        if line.key == "board_plays":
            met = cards["plays_board"] and two["plays_board"]
        else:
            met = cards["category"] == two["category"] and cards["rank"][:2] == two["rank"][:2] and len(winners) == 1
        if not met:
            return None
        names = (seat_name(first), seat_name(second), SPLIT)
        return Asked(
            heading=text("Showdown"), ask=text("Who wins the pot?"), groups=_hands(hand, (int(first), int(second))),
            clause=AWARD.clause, rule=AWARD.rule, names=names,
            name=SPLIT if len(winners) == 2 else seat_name(winners[0]),
            terms=text("{one} against {two}", one=_five(cards), two=_five(two)),
        )  # fmt: skip

    def fell_on(self, result: Mapping[str, Any]) -> Iterable[str]:
        pots = result["pots"]
        odd = any(pot["odd_chips_to"] for pot in pots)
        split = any(len(pot["winners"]) > 1 for pot in pots)
        if len(pots) > 1:
            yield f"{_POTS}.{'side_pots_odd' if odd else 'side_pots'}"
        else:
            yield f"{_POTS}.{'odd_chip' if odd else 'split' if split else 'one_winner'}"
        if result["uncalled"]:
            yield f"{_POTS}.uncalled"
        yield f"{_POTS}.{'rake' if 'flop' in result['streets'] else 'no_drop'}"
        yield from (f"{_READING}.{made['category']}" for made in result["hands"].values())


def _policy(line: DrillLine, players: list[int]) -> Decide:
    """Return the play of the players of a line: all in, down to the river, or folding before the flop."""
    stays = players[:2]

    def act(prompt: Choices, felt: Felt, dice: random.Random) -> Chosen:
        if not isinstance(prompt, Turn):
            return Chosen({})
        (seat,) = prompt.options
        options = {option.key: option for option in prompt.options[seat]}
        if line.key in (*_SIDE_POTS, "uncalled"):
            key = next(key for key in (ALL_IN, CALL, CHECK) if key in options)
            return Chosen({seat: Choice(key)})
        if line.key == "no_drop" or (line.table == _SHOWDOWN and seat not in stays):
            return Chosen({seat: Choice(CHECK if CHECK in options else FOLD)})
        raises = next((key for key in (BET, RAISE) if key in options), None)
        if raises is not None and dice.random() < 0.3:
            option = options[raises]
            step = option.least or 0
            amount = None if option.least is None else min(option.most or step, step * dice.randint(1, 3))
            return Chosen({seat: Choice(raises, amount)})
        if line.table == _POTS and CALL in options and seat not in stays and dice.random() < 0.5:
            return Chosen({seat: Choice(FOLD)})
        return Chosen({seat: Choice(CHECK if CHECK in options else CALL)})

    return act


def _pushed(pot: Mapping[str, Any]) -> PushedPot:
    paid = {int(seat): amount for seat, amount in pot["paid"].items()}
    return PushedPot(pot["amount"], pot["rake"] + pot.get("promotion", 0), pot["eligible"], paid, pot["odd_chips_to"])


def _rake_working(rules: TexasHoldemRules, result: Mapping[str, Any], *, flop: bool) -> tuple[Text, ...]:
    """Return the calculation of the rake of one pot, and of the promotion drop."""
    rake = rules.rake
    if not flop and not result["rake"]:
        return (text("No flop, no drop"),)
    share = result["pot_total"] * rake.rate_bp // 10_000
    lines = [text("{share}% of {pot}: {part}", share=f"{rake.rate_bp / 100:g}", pot=Dollars(result["pot_total"]),
                  part=Dollars(share))]  # fmt: skip
    down = share // rake.round_down_to * rake.round_down_to
    if down != share:
        lines.append(text("Round down to {unit}: {part}", unit=Dollars(rake.round_down_to), part=Dollars(down)))
    if down > result["rake"]:
        lines.append(text("At most {cap}", cap=Dollars(result["rake"])))
    if down < result["rake"]:
        lines.append(text("At least {least}", least=Dollars(result["rake"])))
    if promotion := result.get("promotion", 0):
        lines.append(text("The promotion: {promotion}", promotion=Dollars(promotion)))
    return tuple(lines)


def _uncalled_working(result: Mapping[str, Any]) -> tuple[Text, ...]:
    highest, called = sorted((player["contributed"] for player in result["players"]), reverse=True)[:2]
    return (
        text("{highest} is called up to {called}: {back} returned", highest=Dollars(highest), called=Dollars(called),
             back=Dollars(result["uncalled"]["amount"])),
    )  # fmt: skip


def _rake_words(rules: TexasHoldemRules) -> Text:
    rake = rules.rake
    if not rake.rate_bp and not rake.least:
        return text("No rake")
    share, unit = f"{rake.rate_bp / 100:g}", Dollars(rake.round_down_to)
    said = text("Rake {share}%, round down to {unit}", share=share, unit=unit)
    if rake.cap != "none":
        said = text("Rake {share}%, round down to {unit}, {cap} at most", share=share, unit=unit, cap=Dollars(rake.cap))
    if rake.promotion:
        said = text("{rake}; promotion {promotion}", rake=said, promotion=Dollars(rake.promotion))
    least = max(rake.least, rake.promotion and rake.promotion + rake.least_over_promotion)
    return text("{rake}; rake at least {least}", rake=said, least=Dollars(least)) if least else said


def _hands(hand: Rehearsal, seats: tuple[int, ...]) -> tuple[Group, ...]:
    """Return the board and the cards of these seats, if the hand went to the showdown."""
    if not hand.result["showdown"]:
        return ()
    felt = hand.felt
    board = Group(homonym("Board", "the community cards"), tuple(card.text for card in felt.row(BOARD)))
    holes = [Group(text("Seat {seat}", seat=seat), tuple(card.text for card in felt.row(Felt.HOLE, seat)))
             for seat in seats]  # fmt: skip
    return (board, *holes)


def _five(made: Mapping[str, Any]) -> Text:
    return FiveCards(tuple(card(name) for name in made["cards"]), board=False).words


DRILL: Final[Maker] = TexasHoldemDrill()
