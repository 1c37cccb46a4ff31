"""Every kind of question of every game has the answer that a plain reading of the documents gives.

`make test` asks a few of each line, `make faults` ten thousand of each game.
"""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from kiosk.core.hands import best
from kiosk.drills import Drill, Question
from kiosk.drills.banked import BankedDrill
from kiosk.training.study.ladder import CuttingLadder, ReadingLadder
from kiosk.training.study.noticing import Noticing
from tests.rules import plain
from tests.sizes import sized, some
from tests.training.house import drills
from tests.training.house_odds import house
from tests.training.reader import PlainReader, sample

GAMES = ("nh", "peek", "holdem", "dice")
ASKED = sized(0, whole=10_000)
EACH = 6


def sources(drill: Drill) -> list[Any]:
    """Return everything that asks about hands and amounts."""
    return [drill, Noticing(drill), ReadingLadder(drill), CuttingLadder(drill)]


def wrong(drill: Drill, questions: list[Question]) -> list[str]:
    """Return the lines of the questions that differ, with the stage at which they do."""
    reader = PlainReader(drill.game.key, drill.setting)
    return [f"{question.line.id} {stage}" for question in questions for stage in reader.differences(question)]


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_has_the_answer_of_the_plain_reading(game: str) -> None:
    drill = drills()[game]
    for nth in count():
        questions = sample(sources(drill), EACH, f"plain/{nth}")
        assert wrong(drill, questions) == []
        if (nth + 1) * len(questions) >= ASKED:
            break


@pytest.mark.parametrize("game", GAMES)
def test_the_seat_whose_hand_is_read_is_named_and_only_its_cards_are_shown(game: str) -> None:
    drill = drills()[game]
    for line in (line for line in drill.lines if line.hand):
        asked = drill.question(line, "named").asked
        assert f"seat {asked.seat}" in str(asked.ask)
        own = [group for group in asked.groups if str(group.label) == f"Seat {asked.seat}"]
        assert len(own) == 1
        assert len(asked.groups) == 2
        assert not any(str(group.label).startswith("Dealer") for group in asked.groups)


def test_a_seat_without_the_bonus_bet_is_paid_nothing_though_it_has_the_hand_of_a_jackpot() -> None:
    """Nobody shares that jackpot: the only straight flush in six cards is at a seat that has not bet on it."""
    bets = {"ante": 1000, "flop_x": 1, "turn_x": 1, "river_x": 1, "board_bonus": 0, "pocket_bonus": 0}
    record = {
        "table_minimum": 500,
        "posted_jackpots": {"mega": 2_500_000, "major": 500_000, "minor": 100_000},
        "community": ["6h", "5d", "4h"],
        "six_card_bonus_cards": ["6s", "4s", "5s", "3s"],
        "seats": [
            {**bets, "seat": 1, "hole": ["6c", "2s"], "six_card_bonus": 0},
            {**bets, "seat": 4, "hole": ["As", "Kd"], "six_card_bonus": 500},
        ],
    }
    assert plain.nh_seat(record, 1)["six_card_bonus"] == ("Straight Flush", 0)


def nine_cards(patch: pytest.MonkeyPatch) -> Drill:
    """The dealer's two cards are among those from which a seat's five are picked."""
    groups = BankedDrill.groups

    def with_dealer(self: Any, wager: Any, felt: Any, seat: int, **_: bool) -> Any:
        return groups(self, wager, felt, seat)

    patch.setattr(BankedDrill, "groups", with_dealer)
    return Drill(drills()["peek"].game, drills()["peek"].setting)


def first_five(patch: pytest.MonkeyPatch) -> Drill:
    """The first five cards are taken for the best of seven."""
    patch.setattr("kiosk.drills.reading.best", lambda cards: best(list(cards)[:5]))
    return drills()["holdem"]


def changed(game: str, rules: dict[str, Any]) -> Callable[[pytest.MonkeyPatch], Drill]:
    """These rules differ from the document in one figure or ruling."""
    setting = drills()[game].setting
    return lambda _: house(game, setting.config.denominations, rules)


def odds(game: str, table: str, line: str, instead: str) -> Callable[[pytest.MonkeyPatch], Drill]:
    lines = getattr(drills()[game].setting.rules, table).model_dump(mode="json")["lines"]
    for row in lines:
        if row["line"] == line:
            row["odds"] = instead
    return changed(game, {table: lines})


def any_name(patch: pytest.MonkeyPatch) -> Drill:
    """Every offered name is taken for right."""
    patch.setattr(Question, "is_right_name", lambda self, name: True)
    return drills()["holdem"]


PLANTED: dict[str, Callable[[pytest.MonkeyPatch], Drill]] = {
    "nine cards": nine_cards,
    "the first five cards": first_five,
    "a straight pays five": odds("nh", "main", "straight", "5:1"),
    "a board straight pays three": odds("nh", "board_bonus", "straight", "3:1"),
    "an ace and a face pay nine": odds("nh", "pocket_bonus", "ace_face_unsuited", "9:1"),
    "each winner has the whole jackpot": changed("nh", {"jackpot_split": "equal_full"}),
    "suited cards pay two": odds("peek", "blind", "suited", "2:1"),
    "a flush pays two": odds("peek", "im_in", "flush", "2:1"),
    "a tie pays I'm In": changed("peek", {"im_in_tie": "paytable_if_flush_plus"}),
    "all odd chips to the first": changed("holdem", {"odd_chip": "all_to_first_left"}),
    "the rake of the main pot first": changed("holdem", {"rake_from": "proportional"}),
    "faces do not count": changed("dice", {"tie_break": "category_only"}),
    "the odd point is carried": changed("dice", {"odd_point": "carry"}),
    "every name is right": any_name,
}


@pytest.mark.parametrize("fault", some(PLANTED, each=4))
def test_a_planted_fault_of_the_program_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drill = PLANTED[fault](monkeypatch)
    found = (wrong(drill, sample([drill], 10, f"planted/{nth}")) for nth in range(20))
    assert next((differs for differs in found if differs), [])
