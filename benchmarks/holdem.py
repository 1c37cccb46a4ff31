"""Play real Hold'em hands, and random ones with many side pots, in the whole procedure and in pokerkit.

pokerkit is used only for this comparison, and comes with the development tools. If it or the hands are missing, the
benchmark says so and measures the rest. pokerkit refuses a fold where a check is free and a raise after a short all-in,
and gives the first winner all odd chips; hands in which that matters are left out for both sides. Times are processor
times.
"""

import json
import random
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

from kiosk.games import GAMES
from kiosk.procedure import By, Round, Settler, unrecorded
from kiosk.settings import config_dir, load
from tests.random_hands import many_side_pots
from tools.report import percentile, report

HANDS = Path(__file__).parents[2] / "shared" / "hands" / "real-holdem.jsonl"
_TURNS = 5
_SIDE_POTS = 200
_BY = By("bench", "record", frozenset({"floor"}))

Record: TypeAlias = dict[str, Any]
Play: TypeAlias = Callable[[Record], dict[int, int]]


def main() -> None:
    """Measure hands per second, ours and pokerkit's on the same hands, and the time of one action."""
    if not HANDS.exists():
        report("holdem_hands", 0, "hands/s", skipped="the real hands are not there: ../shared/hands")
        return
    settings = load(config_dir(), GAMES)
    settler = Settler(GAMES, settings.games)

    def ours(record: Record) -> dict[int, int]:
        return {player["seat"]: player["final"] for player in settler.settle(record)["players"]}

    theirs = _pokerkit()
    records = [json.loads(line) for line in HANDS.read_text().splitlines()]
    fixed = [record for record in records if record["input"]["table"]["structure"] == "fixed"]
    no_limit = [record for record in records if record["input"]["table"]["structure"] != "fixed"]
    dice = random.Random(7)
    side_pots = [many_side_pots(dice, settings.games["holdem"]) for _ in range(_SIDE_POTS)]
    for name, hands, times in (
        ("limit", fixed, 6), ("no_limit", no_limit, 6), ("all", records, 6), ("side_pots", side_pots, 10),
    ):  # fmt: skip
        _compare(name, hands, ours, theirs, times)
    _actions(settler, records)


def _compare(name: str, hands: list[Record], ours: Play, theirs: Play | None, times: int) -> None:
    """Play the hands in turns and report the best turn of each side."""
    sides: dict[str, Play] = {"ours": ours} if theirs is None else {"ours": ours, "pokerkit": theirs}
    expected = {
        hand["id"]: {player["seat"]: player["final"] for player in hand["expected"]["players"]} for hand in hands
    }
    played = {
        side: [hand for hand in hands if _agrees(play, hand, expected[hand["id"]])] for side, play in sides.items()
    }
    both = [hand for hand in hands if all(hand in played[side] for side in sides)]
    best_s = dict.fromkeys(sides, float("inf"))
    for _ in range(_TURNS):
        for side, play in sides.items():
            began = time.process_time()
            for record in both:
                play(record)
            best_s[side] = min(best_s[side], time.process_time() - began)
    more: dict[str, object] = {"hands": len(both), "right": {side: len(played[side]) for side in sides}}
    if theirs is not None:
        more["pokerkit"] = round(len(both) / best_s["pokerkit"], 1)
        more["times_pokerkit"] = round(best_s["pokerkit"] / best_s["ours"], 2)
        more["limit"] = f"at least {times} times pokerkit"
    report(f"holdem_{name}_hands", len(both) / best_s["ours"], "hands/s", **more)


def _agrees(play: Play, record: Record, expected: dict[int, int]) -> bool:
    try:
        return play(record) == expected
    except ValueError:
        return False


def _actions(settler: Settler, records: list[Record]) -> None:
    """Measure the time from an answer to the next prompt with its legal choices."""
    game = GAMES["holdem"]
    times_ms = []
    for record in records[::4]:
        rules = settler.rules(game, record["options"])
        opening, script = game.record.read(record["input"], rules)
        hand = Round(game, rules, opening, unrecorded())
        while hand.prompt is not None:
            answer = script.answer(hand.prompt)
            began = time.perf_counter()
            hand.answer(answer, _BY)
            times_ms.append((time.perf_counter() - began) * 1000)
    report("holdem_next_prompt", percentile(times_ms, 0.5), "ms", limit=16.7, p99=round(percentile(times_ms, 0.99), 4))


def _pokerkit() -> Play | None:
    try:
        pokerkit: Any = import_module("pokerkit")
    except ImportError:
        return None
    by_hand = {pokerkit.Automation.HOLE_DEALING, pokerkit.Automation.BOARD_DEALING}
    automations = tuple(automation for automation in pokerkit.Automation if automation not in by_hand)
    fixed, no_limit = pokerkit.FixedLimitTexasHoldem.create_state, pokerkit.NoLimitTexasHoldem.create_state
    warnings.simplefilter("ignore")

    def play(record: Record) -> dict[int, int]:
        given = record["input"]
        table, seats = given["table"], sorted(given["seats"], key=lambda player: int(player["seat"]))
        at = next(nth for nth, seat in enumerate(seats) if seat["seat"] == given["button"]) + 1
        order = seats[at:] + seats[:at]
        blinds = (table["small_blind"], table["big_blind"])
        stacks = tuple(player["stack"] for player in order)
        if table["structure"] == "fixed":
            bets = (table["small_bet"], table["big_bet"])
            state = fixed(automations, True, 0, blinds, *bets, stacks, len(order))
        else:
            state = no_limit(automations, True, 0, blinds, table["min_bet"], stacks, len(order))
        for player in order:
            state.deal_hole("".join(player["hole"]) if player["hole"] else "????")
        board, dealt = given["board"], 0
        for action in given["actions"]:
            dealt = _deal_board(state, board, dealt)
            match action["action"]:
                case "fold":
                    state.fold()
                case "check" | "call":
                    state.check_or_call()
                case _:
                    state.complete_bet_or_raise_to(action["to"])
        while state.status and state.can_deal_board():
            dealt = _deal_board(state, board, dealt)
        return {player["seat"]: stack for player, stack in zip(order, state.stacks, strict=True)}

    return play


def _deal_board(state: Any, board: list[str], dealt: int) -> int:
    if not state.can_deal_board():
        return dealt
    count = 3 if dealt == 0 else 1
    state.deal_board("".join(board[dealt : dealt + count]))
    return dealt + count


if __name__ == "__main__":
    main()
