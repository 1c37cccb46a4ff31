"""Guided hands: the live procedure with the trainee as its dealer, judged move by move."""

import random
from pathlib import Path

import pytest

from kiosk.core.cards import card
from kiosk.core.errors import Refused
from kiosk.events import HandSettled
from kiosk.games import GAMES
from kiosk.procedure import About, Choices, Decides, Felt, Floor, SeatStatus, Settle
from kiosk.settings import config_dir
from kiosk.table import reopen
from kiosk.training import GuidedHand, Level, Move, School, SessionKind, Trainee, Violation
from kiosk.training.scenarios.moves import Verb, settling
from kiosk.training.scenarios.situation import Happens, ruled
from tests.tables import HeldClock
from tests.training.house import scenarios, settings
from tests.training.trainee import TRAINEE, TraineeHouse, made_of_line, play, shipped, wrong

KEYS = tuple(scenarios().read(config_dir() / "training").known)


@pytest.fixture
def school(tmp_path: Path) -> TraineeHouse:
    return TraineeHouse(tmp_path)


@pytest.mark.parametrize("key", KEYS)
def test_every_shipped_scenario_is_dealt_to_its_end(school: TraineeHouse, key: str) -> None:
    scenario = shipped(key)
    hand = school.hand(scenario)
    play(hand, school.clock)
    assert hand.report().wrong == 0
    ((_, end),) = school.table.journal.finished(1, 1)
    assert end.of(HandSettled).result.result == scenario.rehearse().result


@pytest.mark.parametrize(
    ("game", "line"), [("nh", "main.flush"), ("peek", "im_in.full_house"), ("holdem", "pots.side_pots_odd"),
                       ("dice", "pots.side_pot")],
)  # fmt: skip
def test_a_hand_made_of_a_line_is_dealt_to_its_end(school: TraineeHouse, game: str, line: str) -> None:
    hand = school.hand(made_of_line(game, line))
    made = play(hand, school.clock, mistakes=range(0, 200, 3))
    assert hand.report().wrong == len(range(0, len(made), 3))


def to_verb(
    school: TraineeHouse, *verbs: Verb, key: str = "flush-for-the-floor", level: Level = Level.PROMPTED
) -> GuidedHand:
    """Play until a move of one of these kinds is due."""
    hand = school.hand(shipped(key), level)
    while hand.right.verb not in verbs:
        hand.make(hand.right)
    return hand


def test_wording(school: TraineeHouse) -> None:
    hand = to_verb(school, Verb.SAY)
    verdict = hand.make(Move(Verb.SAY, key=""))
    assert (verdict.violation, verdict.clause) == (Violation.WORDING, "Types of Wagers 1")
    assert hand.right.key == "Place your bets, please."


def test_order(school: TraineeHouse) -> None:
    hand = to_verb(school, Verb.DO)
    later = next(move for move in hand.offered if move.verb is Verb.DO and move != hand.right)
    verdict = hand.make(later)
    assert verdict.violation is Violation.ORDER
    assert str(hand.right.label) in str(verdict.why)


def test_burn(school: TraineeHouse) -> None:
    hand = to_verb(school, Verb.BURN, key="four-all-ins")
    flop = next(move for move in hand.offered if "flop" in str(move.label))
    assert hand.make(flop).violation is Violation.BURN


def test_cards_go_left_to_right(school: TraineeHouse) -> None:
    hand = to_verb(school, Verb.FIRST)
    assert hand.right.seat == 2
    assert hand.make(Move(Verb.FIRST, 5)).violation is Violation.LEFT_TO_RIGHT


def test_wrong_seat_in_turn_is_a_violation(school: TraineeHouse) -> None:
    hand = to_verb(school, Verb.ASK, key="four-all-ins")
    assert hand.right.seat == 3
    verdict = hand.make(Move(Verb.ASK, 5))
    assert (verdict.violation, str(verdict.why)) == (Violation.TURN, "Action is on seat 3.")


def test_right_to_left_one_wager_at_a_time(school: TraineeHouse) -> None:
    hand = school.hand(shipped("two-share-the-minor"))
    while not (isinstance(hand.prompt, Settle) and hand.prompt.guide.step == "main"):
        hand.make(hand.right)
    last, first = hand.prompt.items
    assert (last.seat, first.seat, hand.right.verb) == (6, 2, Verb.PAY)
    assert hand.make(settling(Verb.PAY, first)).violation is Violation.RIGHT_TO_LEFT
    assert hand.make(settling(Verb.TAKE, last)).violation is Violation.OUTCOME
    assert hand.make(Move(Verb.CALL, 6)).violation is Violation.NO_CALL


def test_seats_are_settled_in_turn_and_not_all_takes_before_all_pays(school: TraineeHouse) -> None:
    """Method of Play 10 to 13: "from right to left and one at a time"; no clause takes before it pays."""
    hand = school.hand(made_of_line("nh", "main.two_pair", "3"))
    while not (isinstance(hand.prompt, Settle) and hand.right.verb is Verb.TAKE):
        hand.make(hand.right)
    other = next(seat for seat in (1, 2, 3, 4, 5, 6) if seat != hand.right.seat)
    assert hand.make(Move(Verb.PAY, other, hand.right.key)).violation is Violation.RIGHT_TO_LEFT


def test_the_flush_is_called_and_the_floor_is_waited_for(school: TraineeHouse) -> None:
    hand = to_verb(school, Verb.CALL)
    assert isinstance(hand.prompt, Floor)
    item = hand.prompt.item
    verdict = hand.make(settling(Verb.PAY, item))
    assert (verdict.violation, verdict.clause) == (Violation.FLUSH_CALL, "Rules of the game 4")
    hand.make(hand.right)
    assert str(hand.right.label) == "Wait for the floor"
    assert hand.make(settling(Verb.PAY, item)).violation is Violation.FLOOR_WAIT
    hand.make(hand.right)
    assert "Pay seat 5" in str(hand.right.label)
    assert school.table.floor.called is None


def test_a_wrong_move_changes_nothing_at_the_table(school: TraineeHouse) -> None:
    hand = to_verb(school, Verb.DO)
    before = school.table.journal.last_seq(), hand.prompt
    hand.make(wrong(hand))
    assert (school.table.journal.last_seq(), hand.prompt) == before


def test_three_levels(school: TraineeHouse) -> None:
    prompted = school.hand(shipped("everyone-folds"), Level.PROMPTED)
    assert str(prompted.instruction) == str(prompted.right.label)
    school.table.close()
    asked = school.hand(shipped("everyone-folds"), Level.ON_REQUEST)
    assert not asked.instruction
    asked.hint()
    assert str(asked.instruction) == str(asked.right.label)
    asked.make(asked.right)
    assert not asked.instruction
    assert asked.report().hints == 1
    school.table.close()
    exam = school.hand(shipped("everyone-folds"), Level.UNPROMPTED)
    assert not exam.instruction
    with pytest.raises(Refused, match="No prompts"):
        exam.hint()


def test_violations_are_counted(school: TraineeHouse) -> None:
    hand = to_verb(school, Verb.SAY)
    for _ in range(3):
        hand.make(Move(Verb.SAY, key="?"))
    assert hand.report().violations == ((Violation.WORDING, 3),)
    assert [answer.wrong for answer in school.store.answers(hand.session)] == ["wording"] * 3


@pytest.mark.parametrize("at", range(0, 30, 4))
def test_a_hand_that_was_left_goes_on_where_it_was(tmp_path: Path, at: int) -> None:
    school = TraineeHouse(tmp_path)
    scenario = shipped(
        "flush-for-the-floor", Happens(at="turn_bets", what="misread"), Happens(at="river_bets", what="late_wager")
    )
    hand = school.hand(scenario)
    for _ in range(at):
        if not hand.is_over:
            hand.make(hand.right)
    over = hand.is_over
    before = None if over else (hand.right, hand.offered, hand.seen, hand.prompt.guide)
    school.leave()

    again = TraineeHouse(tmp_path)
    if over:
        assert again.store.resumable(TRAINEE, "nh", SessionKind.HAND) is None
        return
    resumed = again.hand(scenario, resume=True)
    assert (resumed.right, resumed.offered, resumed.seen, resumed.prompt.guide) == before
    play(resumed, again.clock)
    assert resumed.report().wrong == 0


def test_another_hand_voids_the_one_that_was_left(school: TraineeHouse) -> None:
    hand = to_verb(school, Verb.BURN, key="four-all-ins")
    assert school.table.hand_is_open
    school.table.journal.close()
    hand = school.hand(made_of_line("holdem", "pots.split"))
    play(hand, school.clock)
    kinds = [event.kind for event in school.table.journal.events()]
    assert kinds.count("hand_voided") == kinds.count("hand_settled") == 1


def test_a_restarted_hand_is_a_new_hand(school: TraineeHouse) -> None:
    """A trainee cannot use prompts, or err, up to the last move, and then make that move without prompts."""
    hand = school.hand(shipped("everyone-folds"), Level.PROMPTED)
    hand.make(wrong(hand))
    for _ in range(5):
        hand.make(hand.right)
    school.table.journal.close()
    again = school.hand(shipped("everyone-folds"), Level.UNPROMPTED)
    assert again.right.key == "Place your bets, please."
    assert [event.kind for event in school.table.journal.hand(1)][-1] == "hand_voided"


def test_a_failed_scenario_is_kept_as_such(school: TraineeHouse) -> None:
    hand = school.hand(shipped("everyone-folds"))
    play(hand, school.clock, mistakes=[2])
    (kept,) = [answer for answer in school.store.answers(hand.session) if answer.line == "scenario.everyone-folds"]
    assert not kept.right
    assert school.store.resumable(TRAINEE, "nh", SessionKind.HAND) is None


def wrong_at(school: TraineeHouse, what: str, at: str, key: str = "flush-for-the-floor", seat: int = 0) -> GuidedHand:
    hand = school.hand(shipped(key, Happens(at=at, what=what, seat=seat)))
    while not hand.seen:
        hand.make(hand.right)
    return hand


@pytest.mark.parametrize("key", list(GAMES))
def test_each_irregularity_is_ruled_as_the_house_has_ruled_it(key: str) -> None:
    """The right answer is the remedy of the game's file; other remedies are offered beside it."""
    rules = settings().games[key]
    for irregularity in GAMES[key].irregularities:
        remedy = irregularity.ruled_by(rules.exceptions)
        found = ruled(irregularity, GAMES[key], rules)
        called = remedy.decides is Decides.FLOOR and irregularity.about is not About.HAND
        assert (str(found.moves[0].label) == "Call the floor") == called
        assert str(found.moves[called].label) == str(remedy.ruling)
        assert [str(move.label) for move in found.moves[called + 1 :]] in ([], [str(step) for step in remedy.steps])
        for nth, move in enumerate(found.moves):
            offered = found.offered(nth, random.Random(1))
            assert move in offered
            assert len(offered) == len({str(other.label) for other in offered}) >= 4


def test_another_ruling_of_the_house_is_another_right_move() -> None:
    rules = settings().games["nh"]
    other = type(rules).model_validate({**rules.model_dump(mode="json"), "exceptions": {"late_wager": "returned"}})
    irregularity = next(irregularity for irregularity in GAMES["nh"].irregularities if irregularity.key == "late_wager")
    assert str(ruled(irregularity, GAMES["nh"], rules).moves[-1].label) == "No bet: return the chips."
    assert "The late chips are returned" in str(ruled(irregularity, GAMES["nh"], other).moves[-1].label)


def test_a_misdeal_is_the_floors_and_voids_the_hand(school: TraineeHouse) -> None:
    hand = wrong_at(school, "wrong_number", "flop_bets")
    assert "too many or too few cards" in str(hand.seen)
    assert str(hand.right.label) == "Call the floor"
    verdict = hand.make(wrong(hand))
    assert (verdict.violation, verdict.clause) == (Violation.EXCEPTION, "Rules of the game 2")
    hand.make(hand.right)
    assert "Misdeal" in str(hand.right.label)
    for _ in range(4):
        hand.make(hand.right)
    assert [event.kind for event in school.table.journal.hand(1)][-1] == "hand_voided"


def test_a_misread_card_is_corrected(school: TraineeHouse) -> None:
    hand = wrong_at(school, "misread", "turn_bets")
    assert school.table.round.felt.row("board")[-1].text != "9h"
    hand.make(hand.right)
    assert school.table.round.felt.row("board")[-1].text == "9h"
    play(hand, school.clock)
    assert "corrected" in [event.kind for event in school.table.journal.hand(1)]


def test_a_dead_shoe_is_shown_and_dealt_on_by_hand(school: TraineeHouse) -> None:
    hand = wrong_at(school, "dead_shoe", "river_bets")
    assert list(school.table.devices.by_name) == ["shoe"]
    hand.make(hand.right)
    assert list(school.table.devices.by_name) == []


def test_cards_that_were_shown_forfeit_the_hand(school: TraineeHouse) -> None:
    hand = wrong_at(school, "exposed_by_player", "flop_bets", seat=2)
    for _ in range(2):
        hand.make(hand.right)
    assert school.table.round.felt.status[2] is SeatStatus.FORFEITED
    play(hand, school.clock)


def test_out_of_turn(school: TraineeHouse) -> None:
    hand = wrong_at(school, "out_of_turn", "preflop", "four-all-ins")
    assert "taken back" in str(hand.right.label)
    hand.make(hand.right)
    assert hand.right.verb is Verb.ASK


def test_a_short_all_in_follows_the_betting_rules(school: TraineeHouse) -> None:
    hand = wrong_at(school, "short_all_in", "preflop", "four-all-ins")
    assert isinstance(hand.prompt, Choices)
    raises = any(option.least is not None for options in hand.prompt.options.values() for option in options)
    assert hand.right.key == ("reopens" if raises else "closed")


def test_a_late_wager_changes_nothing_where_it_does_not_play(school: TraineeHouse) -> None:
    hand = wrong_at(school, "late_wager", "flop_bets")
    before = dict(school.table.round.felt.bets[2])
    for _ in range(2):
        hand.make(hand.right)
    assert school.table.round.felt.bets[2] == before
    play(hand, school.clock)


@pytest.mark.parametrize("table", ["NH-07", "TP-03", "TH-11", "PP-01"])
def test_any_hand_with_any_irregularity_is_dealt_to_its_end(tmp_path: Path, table: str) -> None:
    training = School(settings(), table, tmp_path, HeldClock(), TraineeHouse(tmp_path).staff)
    trainee = Trainee(training.people()[0], is_trainer=False)
    happened = 0
    for seed in range(8):
        hand = training.hand(trainee, training.random_hand(next(iter(training.games)), seed), Level.UNPROMPTED)
        while not hand.is_over:
            happened += bool(hand.seen)
            assert hand.right in hand.offered
            hand.make(hand.right)
        assert hand.report().wrong == 0
        hand.table.journal.close()
    assert happened
    training.close()


def to_card(school: TraineeHouse) -> GuidedHand:
    """Play until the practice shoe must deal a card."""
    hand = school.hand(shipped("everyone-folds"), practice_shoe=True)
    while not hand.waits_for_card:
        hand.make(hand.right)
    return hand


def test_cards_come_from_the_practice_shoe(school: TraineeHouse) -> None:
    hand = to_card(school)
    with pytest.raises(Refused, match="pull it from the practice shoe"):
        hand.make(Move(Verb.DO))
    deck = iter(["2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "Tc", "Jc", "Qc", "Kc", "Ac"])
    while not hand.is_over:
        if hand.waits_for_card:
            hand.card(card(next(deck)))
        else:
            hand.make(hand.right)
    dealt = reopen(GAMES, school.table.journal.hand(1)).felt
    assert [str(card) for card in dealt.row(Felt.HOLE, dealt.who(SeatStatus.FOLDED)[0])] == ["2c", "5c"]


def test_a_practice_shoe_with_a_wrong_deck(school: TraineeHouse) -> None:
    hand = to_card(school)
    hand.card(card("2c"))
    with pytest.raises(Refused, match="dealt the two of clubs twice: correct the misread card"):
        hand.card(card("2c"))
    hand.card(card("3c"))


def test_a_card_that_is_not_due(school: TraineeHouse) -> None:
    hand = school.hand(shipped("everyone-folds"), practice_shoe=True)
    with pytest.raises(Refused, match="No card is due"):
        hand.card(card("2c"))
