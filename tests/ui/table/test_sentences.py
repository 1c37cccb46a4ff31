"""Sentences that a table once had wrong: about a badge, a blind, a street, and the words of files."""

from pathlib import Path

from kiosk.core.cards import DECK
from kiosk.core.devices import BadgeRead
from kiosk.games.texas_holdem.seats import DealtIn, Spots
from kiosk.games.texas_holdem.words import blinds
from kiosk.procedure import Cards, InTurn
from kiosk.settings import HouseSettings
from kiosk.table import Table
from tests.ui.conftest import OpenScreen
from tests.ui.poker import seat
from tests.ui.shift.people import shown
from tests.ui.tables import make_table
from tools.translations import messages


def test_a_badge_of_nobody_is_not_said_to_the_next_person(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, badge="desk", signed_in=False)
    screen = open_screen(table)
    table.people.badge_event(BadgeRead("nobody's", 0))
    screen.settle()
    assert "Unknown badge" in shown(screen, "strip")
    screen.tap("signer.tran")
    assert shown(screen, "strip") == ""


def test_a_small_blind_that_nobody_pays_is_reported() -> None:
    guide = blinds(DealtIn((3, 1), Spots(1, 2, 3), None, {}))
    assert str(guide.do) == "Button at seat 1. Big blind: seat 3. No small blind."
    assert "nobody pays it" in str(guide.rule)


def step_of(table: Table) -> str:
    assert table.round.prompt is not None
    return table.round.prompt.guide.step


def test_a_bet_that_goes_back_on_the_flop_is_a_step_of_the_pots_and_then_no_street_follows(
    open_screen: OpenScreen, tmp_path: Path
) -> None:
    """The bettor gets the bet back with the pot: the rail never goes from the pots back to a street."""
    table = make_table(tmp_path, game="holdem")
    seat(table, {1: 10_000, 2: 10_000, 3: 10_000})
    screen = open_screen(table)
    steps, acted = list[str](), 0
    while table.hand_number == 1:
        steps.append(step_of(table))
        prompt = table.round.prompt
        if isinstance(prompt, InTurn):
            keys = [option.key for option in prompt.options[prompt.seat]]
            acted += step_of(table) == "flop"
            wanted = "bet" if "bet" in keys and acted == 1 else "fold" if acted > 1 else "call"
            amount = 1_000 if wanted == "bet" else None
            table.play.choose(prompt.seat, wanted if wanted in keys else "check", amount)
        elif isinstance(prompt, Cards) and prompt.may_be_unread:
            table.play.deal_unread()
        elif isinstance(prompt, Cards):
            table.play.enter_card(next(card for card in DECK if card not in table.round.felt.seen))
        else:
            table.play.proceed()
    order = [step.key for step in table.round.game.steps]
    assert steps == sorted(steps, key=order.index)
    screen.settle()


def test_no_sentence_of_the_screen_names_a_key_of_the_house_file() -> None:
    keys = {key for key in HouseSettings.model_fields if "_" in key}
    assert "floor_checkpoints" in keys
    assert [] == [source for _, source, _ in messages() if any(key in source for key in keys)]
