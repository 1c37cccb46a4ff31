"""Cards, mistakes to notice, and the clock: each question is compared with the rules by which the table deals."""

from pathlib import Path

import pytest

from kiosk.core.errors import Refused
from kiosk.core.money import Odds, chips
from kiosk.procedure import PayTable
from kiosk.staff import Act, Role
from kiosk.training import CardSession, SessionKind
from kiosk.training.store.scoring import LineAnswer
from kiosk.training.study.cards import StudyCards
from kiosk.training.study.ladder import CUT_MS, IN_A_ROW, SHOWN_MS, CuttingLadder, ReadingLadder, rung
from kiosk.training.study.noticing import AGREES, MISPAID, MISREAD_CARD, RIGHT, TOO_LATE, WRONG_DIE, Noticing
from tests.tables import HeldClock
from tests.training.examined import house, trainee
from tests.training.house import drills, settings

GAMES_OF = {"nh": "NH-07", "peek": "TP-03", "holdem": "TH-11", "dice": "PP-01"}
SEEDS = [str(nth) for nth in range(12)]


def cards(tmp_path: Path, game: str) -> StudyCards:
    school = house(tmp_path, GAMES_OF[game])
    made = StudyCards(school.games[game], school.drills[game], settings().house, roles, HeldClock().now_ms())
    school.close()
    return made


def roles(act: Act) -> frozenset[Role]:
    return frozenset({Role.FLOOR, Role.MANAGER}) if act is not Act.SUPERVISE else frozenset({Role.DEALER})


@pytest.mark.parametrize("game", GAMES_OF)
def test_each_card_offers_its_answer_once_among_others(tmp_path: Path, game: str) -> None:
    made = cards(tmp_path, game)
    for line in made.lines:
        for seed in SEEDS[:4]:
            question = made.question(line, seed)
            assert question.stages in (("name",), ("amount",)), line.id
            if question.stages == ("name",):
                names = question.asked.names
                assert len(names) >= 2, line.id
                assert len(set(map(str, names))) == len(names), line.id
                assert names.count(question.asked.name) == 1, line.id


def test_the_odds_of_a_card_are_those_of_the_games_file(tmp_path: Path) -> None:
    """Typed or chosen, of every line of every pay table of New Hampshire that pays odds."""
    made, rules = cards(tmp_path, "nh"), drills()["nh"].setting.rules
    tables = [getattr(rules, name) for name in type(rules).model_fields]
    odds = [line.odds for table in tables if isinstance(table, PayTable) for line in table.lines if line.odds]
    paid = []
    for line in made.lines:
        if line.key.startswith("pays."):
            question = next(q for q in (made.question(line, seed) for seed in SEEDS) if q.stages == ("name",))
            paid.append(Odds.parse(str(question.asked.name)))
            typed = [q.asked.amount for q in (made.question(line, seed) for seed in SEEDS) if q.stages == ("amount",)]
            assert set(typed) <= {paid[-1].pays}
    assert sorted(paid) == sorted(odds)


def test_a_card_is_read_once_and_then_hidden(tmp_path: Path) -> None:
    school = house(tmp_path)
    session = school.exercise(trainee(school), "nh", SessionKind.CARDS, seed=3)
    assert isinstance(session, CardSession)
    assert session.stage == "read"
    session.hide()
    assert session.stage in ("name", "amount")
    first = session.question.line.id
    session.dont_know()
    asked = [first]
    while not session.is_over:
        session.next()
        assert (session.stage == "read") == (session.question.line.id not in asked)
        if session.stage == "read":
            session.hide()
        asked.append(session.question.line.id)
        session.dont_know()


@pytest.mark.parametrize("game", GAMES_OF)
def test_half_of_the_shown_cases_are_correct(game: str) -> None:
    """Of a payout, a claim, a card, a wager: neither answer is the usual one, so nobody learns to say no."""
    made = Noticing(drills()[game])
    assert {line.key for line in made.lines} >= {"mispay", "claim", "misread"}
    for line in made.lines:
        answers = [str(made.question(line, str(seed)).asked.name) for seed in range(40)]
        most = max(answers.count(answer) for answer in set(answers))
        assert len(set(answers)) > 1, line.id
        assert most <= 30, line.id


@pytest.mark.parametrize("game", ["nh", "peek", "holdem", "dice"])
def test_recognition_questions_are_true(game: str) -> None:
    """A mispay differs from the right amount; a misread card is in one row and not in the other."""
    made = Noticing(drills()[game])
    for seed in range(25):
        asked = made.question(made.line("notice.mispay"), str(seed)).asked
        said = asked.ask.values["paid"].values["amount"]
        if asked.name == MISPAID:
            assert int(said.values["amount"]) != asked.amount
        else:
            assert asked.name == RIGHT
            assert asked.amount is None
        felt, screen = made.question(made.line("notice.misread"), str(seed)).asked.groups
        name = made.question(made.line("notice.misread"), str(seed)).asked.name
        off = WRONG_DIE if game == "dice" else MISREAD_CARD
        assert name == (AGREES if felt.faces == screen.faces else off)
        assert sum(there != shown for there, shown in zip(felt.faces, screen.faces, strict=True)) <= 1


@pytest.mark.parametrize("game", ["nh", "peek", "holdem", "dice"])
def test_a_mispay_is_one_that_a_dealer_may_make(game: str) -> None:
    """A colleague pays another line by mistake, but neither nothing nor many times the due amount; half are mispays."""
    made = Noticing(drills()[game])
    mispaid = 0
    for seed in range(150):
        asked = made.question(made.line("notice.mispay"), str(seed)).asked
        if asked.name == MISPAID:
            paid, right = int(asked.ask.values["paid"].values["amount"].values["amount"]), asked.amount or 0
            assert right / 4 <= paid <= right * 4, (paid, right)
            mispaid += 1
    assert mispaid > 40


@pytest.mark.parametrize("game", ["nh", "peek", "holdem", "dice"])
def test_mispay_of_a_colleague_is_not_ascribed_to_the_dealer(game: str) -> None:
    """Once it is shown, only the misread card is framed, on the felt and on the screen."""
    made = Noticing(drills()[game])
    for seed in range(25):
        asked = made.question(made.line("notice.mispay"), str(seed)).asked
        assert not str(asked.terms).startswith("You "), asked.terms
        asked = made.question(made.line("notice.misread"), str(seed)).asked
        felt, screen = (group.faces for group in asked.groups)
        wrong = {nth for nth, there in enumerate(felt) if there != screen[nth]}
        assert asked.made == wrong | {nth + len(felt) for nth in wrong}


def test_a_late_wager_of_any_amount_is_past_posted() -> None:
    made = Noticing(drills()["nh"])
    for seed in range(40):
        asked = made.question(made.line("notice.wager"), str(seed)).asked
        is_late = "No more bets" in str(asked.ask)
        assert (asked.name == TOO_LATE) == is_late


@pytest.mark.parametrize("game", GAMES_OF)
def test_the_ladders_ask_within_their_rung(game: str) -> None:
    reading, cutting = ReadingLadder(drills()[game]), CuttingLadder(drills()[game])
    assert [reading.question(line, "1").shown_ms for line in reading.lines] == list(SHOWN_MS)
    for line, limit in zip(cutting.lines, CUT_MS, strict=True):
        question = cutting.question(line, "2")
        assert question.limit_ms == limit
        assert question.stages == ("cut",)
        fewest = chips(question.asked.amount or 0, tuple(cutting.setting.config.denominations)).stacks
        assert dict(question.cut) == dict(fewest)


def test_a_rung_is_left_by_five_in_a_row_and_lost_by_one_mistake() -> None:
    lines = ReadingLadder(drills()["nh"]).lines
    right = [LineAnswer(lines[0].id, 0, True, 1)] * IN_A_ROW
    assert rung(lines, right[1:]) == 0
    assert rung(lines, right) == 1
    second = [LineAnswer(lines[1].id, 0, True, 1)] * IN_A_ROW
    assert rung(lines, [*right, *second]) == 2
    assert rung(lines, [*right, *second, LineAnswer(lines[0].id, 0, False, 1)]) == 0


def test_chips_that_are_cut_rightly_and_late_are_wrong(tmp_path: Path) -> None:
    clock = HeldClock()
    school = house(tmp_path, clock=clock)
    session = school.exercise(trainee(school), "nh", SessionKind.CUTTING, seed=1)
    clock.advance(ms=CUT_MS[0] + 1)
    assert not session.cut(session.question.cut)
    assert session.answers[-1].wrong == "late"
    session.next()
    assert session.cut(session.question.cut)


def test_a_question_that_another_window_has_answered_gives_way_to_the_next_one(tmp_path: Path) -> None:
    school = house(tmp_path)
    first = school.drill(trainee(school), "nh", seed=4, length=3)
    left = school.resumable(trainee(school), "nh", SessionKind.DRILL)
    assert left is not None
    second = school.resume_drill(left)
    asked = second.question
    first.dont_know()
    with pytest.raises(Refused, match="here is the next one"):
        second.dont_know()
    assert (second.nth, second.is_answered) == (2, False)
    first.next()
    assert str(second.question.asked) == str(first.question.asked) != str(asked.asked)
    second.dont_know()
    second.next()
    second.dont_know()
    assert second.is_over


def test_resumed_reading_exercise_shows_another_hand(tmp_path: Path) -> None:
    school = house(tmp_path)
    seen = school.exercise(trainee(school), "nh", SessionKind.READING, seed=1).question
    again = school.exercise(trainee(school), "nh", SessionKind.READING, seed=2).question
    assert seen.asked.groups != again.asked.groups


def test_the_same_seed_shows_no_hand_against_the_clock_a_second_time(tmp_path: Path) -> None:
    """`kiosk train --seed 7`, closed and begun again, shows another hand and deals another full table."""
    shown, dealt = [], []
    for _ in range(3):
        school = house(tmp_path)
        session = school.exercise(trainee(school), "nh", SessionKind.READING, seed=7)
        shown.append(str(session.question.asked))
        table = school.full_table(trainee(school), "nh", seed=7)
        dealt.append(table.scenario.given)
        table.table.journal.close()
        school.close()
    assert len(set(shown)) == 3
    assert all(hand != earlier for nth, hand in enumerate(dealt) for earlier in dealt[:nth])
