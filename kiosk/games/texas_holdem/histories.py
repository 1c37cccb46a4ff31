"""Hands of the poker room in the forms that other poker programs read: PHH, written and read, and OHH, written.

A PHH file is TOML, with players in the order of their blinds and an action for each line; values that it has no field
for, such as the rake, are under `_kiosk`, so that a hand that is read again settles as it did. An OHH hand is one
object of JSON. Amounts are dollars. Cards that were never turned over are unknown in both.
"""

import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any, Final

from kiosk.core.errors import Refused
from kiosk.core.text import Text, text
from kiosk.procedure import HandHistories

_STREETS: Final = ("preflop", "flop", "turn", "river")
_BOARD: Final = {"flop": slice(0, 3), "turn": slice(3, 4), "river": slice(4, 5)}
_VARIANTS: Final = {"no_limit": "NT", "spread": "NT", "fixed": "FT"}
_OHH_VERSION: Final = "1.4.7"
_LIMITS: Final = {"no_limit": "NL", "spread": "NL", "fixed": "FL"}
_KEPT: Final = ("table", "rake", "button", "blinds", "winners")
_NOT_GIVEN: Final = {"table": ("max_bet", "max_raises"), "rake": ("cap",)}  # TOML has no null: these keys are left out.
_REPORTED: Final = {"fold": "Fold", "check": "Check", "call": "Call", "bet": "Bet", "raise": "Raise", "chop": "Fold"}

_CHOPPED: Final = text("the blinds were chopped")
_DEAD: Final = text("a hand was ruled dead")
_NAMED: Final = text("a winner’s cards are unknown")

Given = Mapping[str, Any]


class TexasHoldemHistories:
    """Write hand records as PHH and OHH, and read PHH as hand records."""

    def unwritten(self, form: str, record: Given) -> Text | None:
        """Return the part of a hand that a form cannot express, or None."""
        given = record["input"]
        if form == "ohh":
            return None
        if any(action["action"] == "chop" for action in given["actions"]):
            return _CHOPPED
        if given.get("forfeits"):
            return _DEAD
        shown = set(record["result"]["hands"])
        winners = {seat for pot in record["result"]["pots"] for seat in pot["winners"]}
        return _NAMED if record["result"]["showdown"] and {str(seat) for seat in winners} - shown else None

    def write(self, form: str, record: Given, *, table: str, number: int, at_ms: int) -> str:
        """Return one hand of an exported record, with `at_ms` as its beginning, in ms since 1970."""
        if form == "phh":
            return _phh(record, table=table, number=number, at_ms=at_ms)
        return json.dumps({"ohh": _ohh(record, table=table, number=number, at_ms=at_ms)}, separators=(",", ":")) + "\n"

    def read(self, content: str) -> Iterator[dict[str, Any]]:
        """Yield the hand records of a PHH file, one hand or several. Raise Refused for an invalid file."""
        try:
            found = tomllib.loads(content, parse_float=Decimal)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise Refused("phh", "This is not a PHH file: {why}.", why=str(error)[:200]) from None
        hands = [found] if "variant" in found else list(found.values())
        for nth, hand in enumerate(hands, start=1):
            try:
                yield _record(hand, nth)
            except (KeyError, TypeError, ValueError, AttributeError, IndexError, ArithmeticError):
                raise Refused("phh", "Hand {nth} of this PHH file cannot be read: correct it.", nth=nth) from None


class _HandChips:
    """The chips of a hand as it proceeds: each seat's stack, and its bets on this street."""

    def __init__(self, stacks: Mapping[int, int]) -> None:
        self.left = dict(stacks)
        self.bets: dict[int, int] = dict.fromkeys(stacks, 0)
        self.live = list(stacks)
        self.least = 0  # The bet to call before the flop, even if the big blind is short.

    def next_street(self) -> None:
        self.bets, self.least = dict.fromkeys(self.bets, 0), 0

    def put(self, seat: int, amount: int, *, bet: bool = True) -> int:
        """Take chips out of a stack, at most all of it; a `bet` is in front of the seat. Return the amount."""
        amount = min(amount, self.left[seat])
        self.left[seat] -= amount
        if bet:
            self.bets[seat] += amount
        return amount

    @property
    def level(self) -> int:
        return max(self.least, *self.bets.values())

    def may_be_called(self, seat: int) -> bool:
        """Return whether another player could put in more than the bet is now."""
        return any(self.bets[other] + self.left[other] > self.level for other in self.live if other != seat)

    @property
    def may_bet(self) -> bool:
        """Return whether two players who have not folded have chips left."""
        return sum(self.left[seat] > 0 for seat in self.live) > 1


def _posted(stacks: Mapping[int, int], dead: Mapping[int, int], live: Mapping[int, int]) -> _HandChips:
    chips = _HandChips(stacks)
    for seat in stacks:
        chips.put(seat, dead[seat], bet=False)
        chips.put(seat, abs(live[seat]))
    chips.least = max(map(abs, live.values()))
    return chips


def _order(record: Given) -> list[int]:
    """Return the seats from the small blind to the button; of two, the big blind first if the button is small."""
    given, result = record["input"], record["result"]
    seats, button = sorted(seat["seat"] for seat in given["seats"]), given["button"]
    if len(seats) == 2:
        small, big = result["small_blind_seat"], result["big_blind_seat"]
        return [big, small] if small == button else [small if small is not None else sum(seats) - big, big]
    return [seat for seat in seats if seat > button] + [seat for seat in seats if seat <= button]


def _forced(record: Given) -> tuple[dict[int, int], dict[int, int]]:
    """Return by seat the dead and the live bets before the cards: below 0 for a blind that was owed."""
    table, blinds = record["input"]["table"], record["input"].get("blinds") or {}
    seats = [seat["seat"] for seat in record["input"]["seats"]]
    dead, live = dict.fromkeys(seats, table.get("ante", 0)), dict.fromkeys(seats, 0)
    small, big = record["result"]["small_blind_seat"], record["result"]["big_blind_seat"]
    live[big] = table["big_blind"]
    if small is not None:
        live[small] = table["small_blind"]
    for name, (owes_big, owes_small) in blinds.get("posts", {}).items():
        live[int(name)] = -table["big_blind"] if owes_big else 0
        dead[int(name)] += table["small_blind"] if owes_small else 0
    if blinds.get("straddle") is not None:
        live[blinds["straddle"]] = 2 * table["big_blind"]
    return dead, live


def _dollars(cents: int, unit: int) -> str:
    """Return cents in dollars: whole ones where the least chip is, so that a reader shares pots in whole ones too."""
    return f"{cents // 100}" if unit % 100 == 0 and cents % 100 == 0 else f"{cents // 100}.{cents % 100:02}"


# -------------------------------------------------------------------------------------------------------------- PHH


def _phh(record: Given, *, table: str, number: int, at_ms: int) -> str:
    given, order = record["input"], _order(record)
    figures, at = given["table"], datetime.fromtimestamp(at_ms / 1000).astimezone()
    dead, live = _forced(record)
    unit = figures["chip_unit"]

    def amounts(cents: Iterable[int]) -> str:
        return f"[{', '.join(_dollars(amount, unit) for amount in cents)}]"

    stacks = {seat["seat"]: seat["stack"] for seat in given["seats"]}
    # With two players, the form begins with the first to act before the flop.
    posting = order[::-1] if len(order) == 2 else order
    bets: dict[str, str] = {"min_bet": _dollars(figures["min_bet"], unit)}
    if figures.get("structure") == "fixed":
        bets = {"small_bet": _dollars(figures["small_bet"], unit), "big_bet": _dollars(figures["big_bet"], unit)}
    final = {player["seat"]: player["final"] for player in record["result"]["players"]}
    kept = {name: given[name] for name in _KEPT if name in given}
    actions = _phh_actions(record, order)
    played = [{name: value for name, value in action.items() if name != "all_in"} for action in given["actions"]]
    if list(_read_actions(actions, order, _posted(stacks, dead, live), {}, [])) != played:
        kept["actions"] = given["actions"]
    lines = {
        "variant": f'"{_variant(figures)}"',
        "ante_trimming_status": json.dumps(len(set(dead.values())) == 1),
        "antes": amounts(dead[seat] for seat in posting),
        "blinds_or_straddles": amounts(live[seat] for seat in posting),
        **bets,
        "starting_stacks": amounts(stacks[seat] for seat in order),
        "actions": json.dumps(actions, indent=2),
        "table": json.dumps(table),
        "hand": str(number),
        "seats": json.dumps(order),
        "finishing_stacks": amounts(final[seat] for seat in order),
        "currency": '"USD"',
        "year": str(at.year),
        "month": str(at.month),
        "day": str(at.day),
        "time": f"{at:%H:%M:%S}",
        "_kiosk": _toml({"id": record["id"], "options": record.get("options", {}), **kept}),
    }
    return "".join(f"{name} = {value}\n" for name, value in lines.items())


def _variant(figures: Given) -> str:
    return _VARIANTS[figures.get("structure") or ("spread" if figures["max_bet"] else "no_limit")]


def _toml(value: object) -> str:
    """Return a value of JSON as TOML on one line, without null values."""
    if isinstance(value, Mapping):
        pairs = (f"{json.dumps(name)} = {_toml(inner)}" for name, inner in value.items() if inner is not None)
        return f"{{{', '.join(pairs)}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value)


def _phh_actions(record: Given, order: Sequence[int]) -> list[str]:
    """Return the actions of the cards and of the players, in their order.

    A raise that nobody has chips to call is written as a call: other programs refuse it, and the chips come back.
    """
    given, result = record["input"], record["result"]
    place = {seat: nth for nth, seat in enumerate(order, start=1)}
    holes = {seat["seat"]: seat["hole"] for seat in given["seats"]}
    chips = _posted({seat["seat"]: seat["stack"] for seat in given["seats"]}, *_forced(record))
    lines, is_shown = [f"d dh p{place[seat]} {''.join(holes[seat] or ('??', '??'))}" for seat in order], False
    for street in _STREETS:
        if street != "preflop":
            if not (cards := given["board"][_BOARD[street]]):
                break
            if not chips.may_bet and not is_shown:  # Hands are shown before the rest of the board is dealt.
                lines += _phh_shown(result, order, place, holes)
                is_shown = True
            chips.next_street()
            lines.append(f"d db {''.join(cards)}")
        for action in given["actions"]:
            if action["street"] != street:
                continue
            seat, does = action["seat"], _phh_action(action, given["table"]["chip_unit"])
            if does.startswith("cbr") and not chips.may_be_called(seat):
                does = "cc"
            lines.append(f"p{place[seat]} {does}")
            if does == "f":
                chips.live.remove(seat)
            chips.put(seat, action.get("adds") or 0)
    if result["showdown"] and not is_shown:
        lines += _phh_shown(result, order, place, holes)
    return lines


def _phh_action(action: Given, unit: int) -> str:
    match action["action"]:
        case "fold":
            return "f"
        case "check" | "call":
            return "cc"
        case _:
            return f"cbr {_dollars(action['to'], unit)}"


def _phh_shown(
    result: Given, order: Sequence[int], place: Mapping[int, int], holes: Mapping[int, Any]
) -> Iterator[str]:
    """Yield the hands of the showdown; one that was not turned over is mucked."""
    folded = {player["seat"] for player in result["players"] if player["folded"]}
    for seat in order:
        if seat not in folded:
            cards = "".join(holes[seat]) if holes[seat] and str(seat) in result["hands"] else ""
            yield f"p{place[seat]} sm {cards}".rstrip()


def _record(hand: Mapping[str, Any], nth: int) -> dict[str, Any]:
    """Return a hand of a PHH file as a hand record. Raise Refused, or an error of a value that is not there."""
    if hand["variant"] not in _VARIANTS.values():
        raise Refused("variant", "PHH variant {variant}: only NT and FT are read.", variant=str(hand["variant"])[:20])
    kept, stacks = dict(hand.get("_kiosk", {})), [_cents(value) for value in hand["starting_stacks"]]
    order = [int(seat) for seat in hand.get("seats", range(1, len(stacks) + 1))]
    if len(order) != len(stacks):
        raise ValueError("a seat for each stack")
    figures = _kept_figures(kept) if kept else _foreign_figures(hand, order)
    chips = _posted(dict(zip(order, stacks, strict=True)), *_read_forced(hand, order))
    holes: dict[int, list[str]] = {}
    board: list[str] = []
    actions = list(_read_actions(hand["actions"], order, chips, holes, board))
    seats = [{"seat": seat, "stack": stack, "hole": holes.get(seat)} for seat, stack in zip(order, stacks, strict=True)]
    return {
        "id": kept.get("id", f"{hand.get('table', 'hand')}-{hand.get('hand', nth)}"),
        "game": "holdem",
        "options": kept.get("options", {"heads_up": "button_is_small_blind"} if len(order) == 2 else {}),
        "input": {**figures, "seats": seats, "board": board, "actions": kept.get("actions", actions)},
    }


def _read_actions(
    lines: Sequence[str], order: Sequence[int], chips: _HandChips, holes: dict[int, list[str]], board: list[str]
) -> Iterator[dict[str, Any]]:
    """Yield the players' actions as a record has them, and note the cards."""
    for line in lines:
        match str(line).partition("#")[0].split():
            case ["d", "dh", player, cards] | [player, "sm", cards] if "?" not in cards and cards != "-":
                holes[order[int(player[1:]) - 1]] = _cards(cards)
            case ["d", "dh", _, _] | [_, "sm"] | [_, "sm", _] | []:
                pass
            case ["d", "db", cards]:
                board += _cards(cards)
                chips.next_street()
            case [player, *does]:
                seat = order[int(player[1:]) - 1]
                street = _STREETS[max(0, len(board) - 2)]
                yield {"street": street, "seat": seat, **_read_action(does, seat, chips)}
            case _:
                raise ValueError(line)


def _read_action(does: Sequence[str], seat: int, chips: _HandChips) -> dict[str, Any]:
    before, level = chips.bets[seat], chips.level
    match does:
        case ["f"]:
            return {"action": "fold"}
        case ["cc"] if before == level:
            return {"action": "check"}
        case ["cc"]:
            adds = chips.put(seat, level - before)
            return {"action": "call", "to": before + adds, "adds": adds}
        case ["cbr", amount]:
            to = _cents(Decimal(amount))
            if to > before + chips.left[seat]:
                raise Refused("amount", "Seat {seat} bets more than its stack; correct the file.", seat=seat)
            adds = chips.put(seat, to - before)
            return {"action": "raise" if level else "bet", "to": to, "adds": adds}
        case _:
            raise ValueError(does)


def _cards(cards: str) -> list[str]:
    if len(cards) % 2:
        raise ValueError(cards)
    return [cards[at : at + 2] for at in range(0, len(cards), 2)]


def _cents(value: object) -> int:
    """Return dollars of TOML in cents. Raise ValueError for less than a cent."""
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        raise ValueError(value)
    cents = Decimal(value) * 100
    if not cents.is_finite() or cents != int(cents):
        raise ValueError(value)
    return int(cents)


def _kept_figures(kept: Mapping[str, Any]) -> dict[str, Any]:
    """Return the figures that this kiosk wrote beside a hand."""
    figures = {name: kept[name] for name in _KEPT if name in kept}
    for part, names in _NOT_GIVEN.items():
        figures[part] = dict.fromkeys(names) | dict(figures[part])
    return figures


def _foreign_figures(hand: Mapping[str, Any], order: Sequence[int]) -> dict[str, Any]:
    """Return the figures of a hand that another program wrote: no rake, and two blinds left of the button."""
    blinds, antes = [_cents(value) for value in hand["blinds_or_straddles"]], [_cents(value) for value in hand["antes"]]
    small, big, *others = blinds
    if any(others) or not 0 < small <= big or len(set(antes)) > 1:
        raise Refused("blinds", "Only a small and a big blind, and one ante for all, are read from a PHH file.")
    whole = all(_cents(value) % 100 == 0 for value in (*hand["starting_stacks"], *hand["blinds_or_straddles"]))
    table: dict[str, Any] = {
        "small_blind": small,
        "big_blind": big,
        "min_bet": big,
        "max_bet": None,
        "max_raises": None,
        "chip_unit": 100 if whole else 1,
        "structure": "no_limit",
    }
    if hand["variant"] == "FT":
        bets = {"small_bet": _cents(hand["small_bet"]), "big_bet": _cents(hand["big_bet"])}
        table |= {"structure": "fixed", "max_raises": 3, **bets}
    else:
        table["min_bet"] = _cents(hand["min_bet"])
    if antes[0]:
        table["ante"] = antes[0]
    rake = {"rate_bp": 0, "cap": None, "round_down_to": 1, "no_flop_no_drop": True}
    return {"table": table, "rake": rake, "button": order[-1]}


def _read_forced(hand: Mapping[str, Any], order: Sequence[int]) -> tuple[dict[int, int], dict[int, int]]:
    """Return by seat the dead and the live bets before the cards."""
    posting = order[::-1] if len(order) == 2 else order
    dead, live = ([_cents(value) for value in hand[name]] for name in ("antes", "blinds_or_straddles"))
    return dict(zip(posting, dead, strict=True)), dict(zip(posting, live, strict=True))


# -------------------------------------------------------------------------------------------------------------- OHH


def _ohh(record: Given, *, table: str, number: int, at_ms: int) -> dict[str, Any]:
    given, result, order = record["input"], record["result"], _order(record)
    figures, at = given["table"], datetime.fromtimestamp(at_ms / 1000, UTC)
    structure = figures.get("structure") or ("spread" if figures["max_bet"] else "no_limit")
    seats = sorted(given["seats"], key=lambda seat: int(seat["seat"]))
    return {
        "spec_version": _OHH_VERSION,
        "site_name": table,
        "network_name": table,
        "internal_version": "1.0.0",
        "tournament": False,
        "game_number": str(number),
        "start_date_utc": f"{at:%Y-%m-%dT%H:%M:%SZ}",
        "table_name": table,
        "game_type": "Holdem",
        "bet_limit": {"bet_type": _LIMITS[structure], "bet_cap": 0},
        "table_size": max(10, *(seat["seat"] for seat in seats)),
        "currency": "USD",
        "dealer_seat": given["button"],
        "small_blind_amount": figures["small_blind"] / 100,
        "big_blind_amount": figures["big_blind"] / 100,
        "ante_amount": figures.get("ante", 0) / 100,
        "flags": [],
        "players": [
            {"id": number, "seat": number, "name": f"Seat {number}", "starting_stack": seat["stack"] / 100}
            for seat in seats
            for number in [seat["seat"]]
        ],
        "rounds": list(_ohh_rounds(record, order)),
        "pots": [
            {
                "number": nth,
                "amount": pot["amount"] / 100,
                "rake": pot["rake"] / 100,
                "jackpot": pot.get("promotion", 0) / 100,
                "player_wins": [{"player_id": int(seat), "win_amount": won / 100} for seat, won in pot["paid"].items()],
            }
            for nth, pot in enumerate(result["pots"])
        ],
    }


def _ohh_rounds(record: Given, order: Sequence[int]) -> Iterator[dict[str, Any]]:
    given, result = record["input"], record["result"]
    chips = _HandChips({seat["seat"]: seat["stack"] for seat in given["seats"]})
    count = 0

    def numbered(seat: int, does: str, **more: Any) -> dict[str, Any]:
        nonlocal count
        count += 1
        return {"action_number": count, "player_id": seat, "action": does, **more}

    def paid(seat: int, does: str, amount: int, *, bet: bool = True) -> dict[str, Any]:
        put = chips.put(seat, amount, bet=bet)
        return numbered(seat, does, amount=put / 100, is_allin=chips.left[seat] == 0)

    for nth, street in enumerate(_STREETS):
        cards = given["board"][_BOARD[street]] if street in _BOARD else []
        if street in _BOARD and not cards:
            break
        actions = list(_ohh_posts(record, order, paid)) if street == "preflop" else []
        for action in given["actions"]:
            if action["street"] == street:
                does = _REPORTED[action["action"]]
                adds = action.get("adds") or 0
                actions.append(paid(action["seat"], does, adds) if adds else numbered(action["seat"], does))
        yield {"id": nth, "street": street.title(), **({"cards": cards} if cards else {}), "actions": actions}
    if result["showdown"]:
        holes = {seat["seat"]: seat["hole"] for seat in given["seats"]}
        folded = {player["seat"] for player in result["players"] if player["folded"]}
        shows = [
            numbered(seat, "Shows Cards", cards=holes[seat])
            if holes[seat] and str(seat) in result["hands"]
            else numbered(seat, "Mucks Cards")
            for seat in order
            if seat not in folded
        ]
        yield {"id": len(_STREETS), "street": "Showdown", "actions": shows}


def _ohh_posts(record: Given, order: Sequence[int], paid: Any) -> Iterator[dict[str, Any]]:
    table, blinds = record["input"]["table"], record["input"].get("blinds") or {}
    small, big = record["result"]["small_blind_seat"], record["result"]["big_blind_seat"]
    posts = {int(seat): owed for seat, owed in blinds.get("posts", {}).items()}
    if table.get("ante"):
        yield from (paid(seat, "Post Ante", table["ante"], bet=False) for seat in order)
    if small is not None and small not in posts:
        yield paid(small, "Post SB", table["small_blind"])
    yield paid(big, "Post BB", table["big_blind"])
    for seat, (owes_big, owes_small) in posts.items():
        if owes_small:
            yield paid(seat, "Post Dead", table["small_blind"], bet=False)
        if owes_big:
            yield paid(seat, "Post Extra Blind", table["big_blind"])
    if blinds.get("straddle") is not None:
        yield paid(blinds["straddle"], "Straddle", 2 * table["big_blind"])


HISTORIES: Final[HandHistories] = TexasHoldemHistories()
