"""A second, plain reading of the four documents that shares no code with the games: hands, lines, pots, and chips.

Every figure is written here as the documents print it, and every hand is found by trying all fives of its cards. So a
mistake of the program is not repeated here, and an answer on which both agree is right.

Cards are "Ah", dice are "Q/red", amounts are cents or points. A hand is its category with its tiebreakers.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import gcd, inf
from typing import Any

RANKS = "23456789TJQKA"
CATEGORIES = ("high_card", "pair", "two_pair", "three_of_a_kind", "straight", "flush", "full_house", "four_of_a_kind",
              "straight_flush", "royal_flush")  # fmt: skip
FACES = ("9", "10", "J", "Q", "K", "A")
COMBINATIONS = ("nothing", "pair", "two_pair", "three_of_a_kind", "full_house", "four_of_a_kind", "large_straight",
                "large_flush", "five_of_a_kind")  # fmt: skip

Hand = tuple[str, tuple[int, ...]]


def rank(card: str) -> int:
    return RANKS.index(card[0]) + 2


def hand_of(five: Sequence[str]) -> Hand:
    """Return the category of five cards, and its tiebreakers."""
    assert len(five) == 5
    ranks = sorted((rank(card) for card in five), reverse=True)
    is_flush = len({card[1] for card in five}) == 1
    high = ranks[0] if ranks == list(range(ranks[0], ranks[0] - 5, -1)) else 5 if ranks == [14, 5, 4, 3, 2] else 0
    if high and is_flush:
        return ("royal_flush" if high == 14 else "straight_flush"), (high,)
    count = Counter(ranks)
    often = sorted(ranks, key=lambda value: (-count[value], -value))
    sizes = sorted(count.values(), reverse=True)
    kicks = tuple(dict.fromkeys(often))
    if sizes == [4, 1]:
        return "four_of_a_kind", kicks
    if sizes == [3, 2]:
        return "full_house", kicks
    if is_flush:
        return "flush", tuple(ranks)
    if high:
        return "straight", (high,)
    names = {(3, 1, 1): "three_of_a_kind", (2, 2, 1): "two_pair", (2, 1, 1, 1): "pair", (1, 1, 1, 1, 1): "high_card"}
    return names[tuple(sizes)], kicks


def better(hand: Hand) -> tuple[int, tuple[int, ...]]:
    """Return the key by which hands are compared."""
    return CATEGORIES.index(hand[0]), hand[1]


def best(cards: Sequence[str]) -> Hand:
    return max((hand_of(five) for five in combinations(cards, 5)), key=better)


def fives(cards: Sequence[str]) -> set[frozenset[int]]:
    """Return every choice of five cards, by their places, that is the best hand of all of them."""
    top = better(best(cards))
    every = combinations(range(len(cards)), 5)
    return {frozenset(nth) for nth in every if better(hand_of([cards[place] for place in nth])) == top}


def dice_hand(five: Sequence[str]) -> Hand:
    """Return the combination of five dice, and its tiebreakers: faces and kickers, as in poker."""
    faces = sorted((FACES.index(die.split("/")[0]) for die in five), reverse=True)
    count = Counter(faces)
    kicks = tuple(sorted(count, key=lambda face: (-count[face], -face)))
    sizes = tuple(sorted(count.values(), reverse=True))
    if sizes == (5,):
        return "five_of_a_kind", kicks
    if len({die.split("/")[1] for die in five}) == 1:
        return "large_flush", tuple(faces)
    if sizes == (1, 1, 1, 1, 1) and faces[0] - faces[4] == 4:
        return "large_straight", (faces[0],)
    names = {(4, 1): "four_of_a_kind", (3, 2): "full_house", (3, 1, 1): "three_of_a_kind", (2, 2, 1): "two_pair",
             (2, 1, 1, 1): "pair", (1, 1, 1, 1, 1): "nothing"}  # fmt: skip
    return names[sizes], kicks


def better_dice(hand: Hand) -> tuple[int, tuple[int, ...]]:
    return COMBINATIONS.index(hand[0]), hand[1]


def best_dice(dice: Sequence[str]) -> Hand:
    return max((dice_hand(five) for five in combinations(dice, 5)), key=better_dice)


def dice_fives(dice: Sequence[str]) -> set[frozenset[int]]:
    top = better_dice(best_dice(dice))
    every = combinations(range(len(dice)), 5)
    return {frozenset(nth) for nth in every if better_dice(dice_hand([dice[place] for place in nth])) == top}


NOTHING = "No paying hand"
NH_MAIN = {"Pair of 6’s through 10’s": 0, "Pair of Jacks through Aces": 1, "Two Pair": 2, "Three of a Kind": 3,
           "Straight": 4, "Flush": 6, "Full House": 8, "Four of a Kind": 30, "Straight Flush": 80,
           "Royal Flush": 250}  # fmt: skip
NH_BOARD = {"Pair": 1, "Flush": 3, "Straight": 6, "Three of a Kind": 30, "Straight Flush": 40}
NH_POCKET = {"Pair of 2’s to K’s": 4, "Ace and Face, unsuited": 8, "Ace and Face, suited": 15, "Pair of Aces": 20}
NH_SIX = {"Royal Flush in Hearts": "mega", "Royal Flush, any other suit": "major", "Straight Flush": "minor",
          "Four of a Kind": 250, "Full House": 100, "Flush": 75, "Straight": 50, "Three of a Kind": 25}  # fmt: skip
_PRINTED = {"two_pair": "Two Pair", "three_of_a_kind": "Three of a Kind", "straight": "Straight", "flush": "Flush",
            "full_house": "Full House", "four_of_a_kind": "Four of a Kind", "straight_flush": "Straight Flush",
            "royal_flush": "Royal Flush"}  # fmt: skip


def nh_main(cards: Sequence[str]) -> str:
    category, kicks = hand_of(cards)
    if category == "pair":
        return (
            NOTHING if kicks[0] < 6 else "Pair of 6’s through 10’s" if kicks[0] <= 10 else "Pair of Jacks through Aces"
        )
    return _PRINTED.get(category, NOTHING)


def nh_board(three: Sequence[str]) -> str:
    ranks = sorted(rank(card) for card in three)
    is_flush = len({card[1] for card in three}) == 1
    is_straight = ranks == list(range(ranks[0], ranks[0] + 3)) or ranks == [2, 3, 14]
    if is_straight and is_flush:
        return "Straight Flush"
    if len(set(ranks)) < 3:
        return "Three of a Kind" if len(set(ranks)) == 1 else "Pair"
    return "Straight" if is_straight else "Flush" if is_flush else NOTHING


def nh_pocket(two: Sequence[str]) -> str:
    low, high = sorted(rank(card) for card in two)
    if low == high:
        return "Pair of Aces" if low == 14 else "Pair of 2’s to K’s"
    if high == 14 and low in (11, 12, 13):
        return "Ace and Face, suited" if two[0][1] == two[1][1] else "Ace and Face, unsuited"
    return NOTHING


def nh_six(six: Sequence[str]) -> str:
    category, _ = best(six)
    if category == "royal_flush":
        every = (five for five in combinations(six, 5) if hand_of(five)[0] == "royal_flush")
        return "Royal Flush in Hearts" if next(every)[0][1] == "h" else "Royal Flush, any other suit"
    name = _PRINTED.get(category, NOTHING)
    return name if name in NH_SIX else NOTHING


def nh_seat(record: Mapping[str, Any], seat: int) -> dict[str, tuple[str, int]]:
    """Return {wager: (line, payment of the house)} of a seat that has stayed in."""
    mine = next(player for player in record["seats"] if player["seat"] == seat)
    board, hole = record["community"], mine["hole"]
    bets = mine["ante"] * (1 + mine["flop_x"] + mine["turn_x"] + mine["river_x"])
    main, on_board, pocket = nh_main([*hole, *board]), nh_board(board), nh_pocket(hole)
    return {
        "main": (main, bets * NH_MAIN.get(main, 0)),
        "board_bonus": (on_board, mine["board_bonus"] * NH_BOARD.get(on_board, 0)),
        "pocket_bonus": (pocket, mine["pocket_bonus"] * NH_POCKET.get(pocket, 0)),
        "six_card_bonus": _nh_six_pays(record, mine),
    }


def _nh_six_pays(record: Mapping[str, Any], mine: Mapping[str, Any]) -> tuple[str, int]:
    """Return the payment of 6 Card. Its winners share a posted jackpot: in equal parts, then 50 or 100 percent."""
    line = nh_six([*mine["hole"], *record["six_card_bonus_cards"]])
    pays, bet = NH_SIX.get(line, 0), mine["six_card_bonus"]
    if not bet:
        return line, 0
    if isinstance(pays, int):
        return line, pays * 100 * (bet // 500)
    winners = sum(
        nh_six([*player["hole"], *record["six_card_bonus_cards"]]) == line
        for player in record["seats"]
        if player["six_card_bonus"] and player.get("hole")
    )
    return line, record["posted_jackpots"][pays] * (50 if bet == 500 else 100) // (100 * winners)


PEEK_BLIND = {"Pocket Aces": 25, "Ace-King, suited": 10, "Ace-Queen or Ace-Jack, suited": 6, "Ace-King, unsuited": 5,
              "Pair of Kings, Queens or Jacks": 4, "Ace-Queen or Ace-Jack, unsuited": 3,
              "Pair of 2’s through 10’s": 2, "Suited cards": 1}  # fmt: skip
PEEK_IM_IN = {"Royal Flush": 50, "Straight Flush": 20, "Four of a Kind": 10, "Full House": 1, "Flush": 1}


def peek_blind(two: Sequence[str]) -> str:
    low, high = sorted(rank(card) for card in two)
    suited = two[0][1] == two[1][1]
    if low == high:
        return (
            "Pocket Aces" if low == 14 else "Pair of Kings, Queens or Jacks" if low > 10 else "Pair of 2’s through 10’s"
        )
    if high == 14 and low in (11, 12, 13):
        name = "Ace-King" if low == 13 else "Ace-Queen or Ace-Jack"
        return f"{name}, {'suited' if suited else 'unsuited'}"
    return "Suited cards" if suited else NOTHING


def peek_seat(record: Mapping[str, Any], seat: int) -> dict[str, tuple[str, int]]:
    """Return {wager: (line, payment of the house)} of a seat; ties and losses pay nothing."""
    mine = next(player for player in record["seats"] if player["seat"] == seat)
    blind = peek_blind(record["dealer_hole"])
    found = {"blind": (blind, mine["blind"] * PEEK_BLIND.get(blind, 0))}
    if mine.get("flop_decision") != "im_in":
        return found
    board = record["community"]
    own, dealers = best([*mine["hole"], *board]), best([*record["dealer_hole"], *board])
    wins, ties = better(own) > better(dealers), better(own) == better(dealers)
    raised = mine["peek"] * int(mine["raise_decision"].removesuffix("x"))
    found["versus"] = (
        ("The player wins", mine["peek"] + raised) if wins else ("A tie" if ties else "The dealer wins", 0)
    )
    name = _PRINTED.get(own[0], "")
    if ties:
        found["im_in"] = "A tie", 0
    elif name in PEEK_IM_IN:
        found["im_in"] = name, mine["peek"] * PEEK_IM_IN[name]
    else:
        found["im_in"] = "Wins, below a flush" if wins else "Loses, below a flush", 0
    return found


def peek_surrender_takes(record: Mapping[str, Any], seat: int) -> int:
    """Return the chips taken of a player who surrenders: the Peek, and the Raise without the half that is kept."""
    mine = next(player for player in record["seats"] if player["seat"] == seat)
    raised = mine["peek"] * int(mine["raise_decision"].removesuffix("x"))
    return int(mine["peek"] + raised - raised // 2)


Pot = tuple[int, tuple[int, ...]]


def uncalled(put_in: Mapping[int, int]) -> tuple[int, int]:
    """Return (seat, amount) of the unmatched bet; (0, 0) if there is none."""
    (top, most), *others = sorted(put_in.items(), key=lambda pair: -pair[1])
    back = most - max((amount for _, amount in others), default=0)
    return (top, back) if back else (0, 0)


def pots(put_in: Mapping[int, int], live: Sequence[int]) -> list[Pot]:
    """Return (amount, who plays for it) of each pot, the main pot first, chip by chip of each level."""
    found: list[Pot] = []
    below = 0
    for level in sorted({put_in[seat] for seat in live}):
        amount = sum(max(0, min(level, paid) - below) for paid in put_in.values())
        found.append((amount, tuple(seat for seat in live if put_in[seat] >= level)))
        below = level
    rest = sum(max(0, paid - below) for paid in put_in.values())
    amount, seats = found[-1]
    return [*found[:-1], (amount + rest, seats)]


def from_left(seats: Sequence[int], button: int) -> list[int]:
    """Return seats in the order of play, the first one left of the button."""
    return sorted(seats, key=lambda seat: ((seat - button - 1) % 100, seat))


def shares(amount: int, winners: Sequence[int], unit: int) -> dict[int, int]:
    """Return the chips pushed to each winner: equal ones, odd ones one by one to the first winners, in order."""
    paid = dict.fromkeys(winners, amount // unit // len(winners) * unit)
    left, nth = amount - sum(paid.values()), 0
    while left >= unit:
        paid[winners[nth]] += unit
        left, nth = left - unit, nth + 1
    paid[winners[0]] += left
    return paid


class PlainRoom:
    """A hand of the poker room from its record: the bets, the rake, the pots, and the pushed amounts by seat."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.seats = [player["seat"] for player in record["seats"]]
        self.button, table = record["button"], record["table"]
        unit = table["chip_unit"]
        self.put_in = dict.fromkeys(self.seats, 0)
        stacks = {player["seat"]: player["stack"] for player in record["seats"]}
        first, second = from_left(self.seats, self.button)[:2]
        self.put_in[first] = min(table["small_blind"], stacks[first])
        self.put_in[second] = min(table["big_blind"], stacks[second])
        folded: set[int] = set()
        for action in record["actions"]:
            self.put_in[action["seat"]] += action.get("adds") or 0
            folded |= {action["seat"]} if action["action"] == "fold" else set()
        live = [seat for seat in self.seats if seat not in folded]
        self.saw_flop = bool(record.get("board"))
        self.back = uncalled(self.put_in)
        if len(live) == 1 and self.put_in[live[0]] <= table["big_blind"]:
            self.back = (0, 0)  # An uncalled blind stays in the pot.
        self.net = {seat: paid - (self.back[1] if seat == self.back[0] else 0) for seat, paid in self.put_in.items()}
        self.pots = pots(self.net, live)
        self.hands = {player["seat"]: best([*player["hole"], *record["board"]])
                      for player in record["seats"] if player["seat"] in live and len(live) > 1}  # fmt: skip
        self.rakes = self._rakes(record["rake"])
        self.promotions = self._promotions(record["rake"])
        self.paid = [
            shares(amount - rake - given, from_left(self._winners(who), self.button), unit)
            for (amount, who), rake, given in zip(self.pots, self.rakes, self.promotions, strict=True)
        ]

    def _winners(self, seats: Sequence[int]) -> list[int]:
        if not self.hands:
            return list(seats)
        top = max(better(self.hands[seat]) for seat in seats)
        return [seat for seat in seats if better(self.hands[seat]) == top]

    def _rakes(self, rake: Mapping[str, Any]) -> list[int]:
        """Return the rake of each pot: a percentage, main pot first, down to whole units, until the cap of the hand.

        If the house's minimum exceeds the rake, the difference comes from the main pot, then from the next.
        """
        is_dropped = self.saw_flop or not rake["no_flop_no_drop"]
        taken = self._percentages(rake) if is_dropped else [0] * len(self.pots)
        least = rake.get("least", 0) if is_dropped or rake.get("least_without_flop") else 0
        if is_dropped and rake.get("promotion", 0):
            least = max(least, rake["promotion"] + rake.get("least_over_promotion", 0))
        for nth, (amount, _) in enumerate(self.pots):
            while sum(taken) < least and taken[nth] < amount:
                taken[nth] += 1
        return taken

    def _promotions(self, rake: Mapping[str, Any]) -> list[int]:
        """Return a raked hand's promotion: from the main pot as far as it goes, then from the next."""
        due = rake.get("promotion", 0) if self.saw_flop or not rake["no_flop_no_drop"] else 0
        given: list[int] = []
        for (amount, _), taken in zip(self.pots, self.rakes, strict=True):
            given.append(min(due - sum(given), amount - taken))
        return given

    def _percentages(self, rake: Mapping[str, Any]) -> list[int]:
        left, taken = rake["cap"], []
        for amount, _ in self.pots:
            share = amount * rake["rate_bp"] // 10_000 // rake["round_down_to"] * rake["round_down_to"]
            share = share if left is None else min(share, left)
            left = None if left is None else left - share
            taken.append(share)
        return taken


class PlainDice:
    """A round of the dice from its record: the bets, the pots, and the pushed amounts by seat."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        players = [player for player in record["players"] if player["in"]]
        self.put_in = {player["seat"]: 1 for player in players}
        folded: set[int] = set()
        for action in record["actions"]:
            self.put_in[action["seat"]] = action["tokens_put_in_total"]
            folded |= {action["seat"]} if action["action"] == "fold" else set()
        live = [player["seat"] for player in players if player["seat"] not in folded]
        self.back = uncalled(self.put_in)
        self.net = {seat: paid - (self.back[1] if seat == self.back[0] else 0) for seat, paid in self.put_in.items()}
        self.pots = pots(self.net, live)
        shared = [_die(die) for die in record.get("community") or ()]
        self.hands = {player["seat"]: best_dice([*map(_die, player["dice"]), *shared])
                      for player in players if player["seat"] in live and len(live) > 1}  # fmt: skip
        self.paid = [shares(amount, from_left(self._winners(who), record["dealer"]), 1) for amount, who in self.pots]

    def _winners(self, seats: Sequence[int]) -> list[int]:
        if not self.hands:
            return list(seats)
        top = max(better_dice(self.hands[seat]) for seat in seats)
        return [seat for seat in seats if better_dice(self.hands[seat]) == top]


def _die(die: Mapping[str, str]) -> str:
    return f"{die['face']}/{die['colour']}"


_FEWEST: dict[tuple[int, ...], list[float]] = {}


def fewest(amount: int, chips: Sequence[int]) -> float:
    """Return the fewest chips that make an amount, infinity if none do: computed for every smaller amount."""
    unit, known = gcd(*chips), _FEWEST.setdefault(tuple(chips), [0])
    if amount % unit:
        return inf
    steps = [chip // unit for chip in chips]
    for at in range(len(known), amount // unit + 1):
        known.append(1 + min((known[at - step] for step in steps if step <= at), default=inf))
    return known[amount // unit]
