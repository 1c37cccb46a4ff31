"""The dealer's steps of a ruling fit the table: no cards if there are dice, no rack if chips go into a pot."""

import re

import pytest

from kiosk.games import GAMES


def texts_of(game: str) -> dict[str, str]:
    """Return all texts of each remedy of a game, by irregularity and remedy."""
    return {
        f"{path.key} {remedy.key}": " ".join(map(str, (path.when, remedy.ruling, *remedy.steps)))
        for path in GAMES[game].irregularities
        for remedy in path.remedies
    }


def test_dice_games_do_not_mention_cards() -> None:
    assert {} == {key: words for key, words in texts_of("dice").items() if re.search(r"\bcards?\b|Muck|deck\b", words)}


@pytest.mark.parametrize("game", ["holdem", "dice"])
def test_poker_games_take_nothing_to_the_rack(game: str) -> None:
    of_the_house = re.compile("Take what the screen shows|Return every wager|wagers on it")
    assert {} == {key: words for key, words in texts_of(game).items() if of_the_house.search(words)}
