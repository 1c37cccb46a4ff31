"""Every game of the house through the same screen, by touch: hand after hand, whatever the players do."""

from __future__ import annotations

from pathlib import Path

import pytest

from kiosk.games import GAMES
from kiosk.procedure import Choices
from tests.ui.conftest import OpenScreen
from tests.ui.player import Player
from tests.ui.tables import make_table, taps
from tests.ui.walk import problems

STEPS = 60


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_dealt_by_touch(open_screen: OpenScreen, tmp_path: Path, game: str) -> None:
    table = make_table(tmp_path, game=game)
    screen = open_screen(table, (1280, 800))
    player = Player(screen, seed=1)
    looked, wrong = set(), {}
    for _ in range(STEPS):
        prompt = table.round.prompt
        assert prompt is not None
        state = (type(prompt).__name__, prompt.guide.step, prompt.guide.do.template)
        if state not in looked:
            looked.add(state)
            found = problems(screen)
            if found:
                wrong[state] = found
        player.step()
        assert screen.model.property("strip") == ""
    assert table.hand_number > 1
    assert wrong == {}


@pytest.mark.parametrize("game", GAMES)
def test_an_open_amount_is_entered_in_digits(open_screen: OpenScreen, tmp_path: Path, game: str) -> None:
    table = make_table(tmp_path, game=game)
    screen = open_screen(table, (1280, 800))
    player = Player(screen, seed=2)
    for _ in range(STEPS):
        prompt = table.round.prompt
        if isinstance(prompt, Choices):
            options = next(iter(prompt.options.values()))
            open_ones = [one for one in options if one.least is not None and one.most != one.least]
            if open_ones:
                screen.tap(f"option.{open_ones[0].key}")
                assert problems(screen) == []
                taps(screen, ("amount.9", "amount.back", "amount.least"))
                assert table.round.entries
                return
        player.step()
    assert game == "nh", "only here has every decision its amount"
