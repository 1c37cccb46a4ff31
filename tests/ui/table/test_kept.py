"""What lies in the seats stays from one hand to the next: what is made anew in each of six seats is felt at a touch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtQuick import QQuickItem

from tests.ui.conftest import OpenScreen
from tests.ui.player import Player
from tests.ui.tables import make_table
from tests.ui.walk import kind
from ui.app import Screen

STAYS = {"WagerLine", "SpotTile"}
MARK = "was_there"
WARM_UP = 2  # hands after which every seat has had as many wagers as it will have


def in_seats(screen: Screen) -> Iterator[QQuickItem]:
    """Yield every wager and every spot of the seats, those that are hidden too."""
    waiting = [screen.window.contentItem()]
    while waiting:
        item = waiting.pop()
        waiting += item.childItems()
        if kind(item) in STAYS:
            yield item


def play(player: Player) -> None:
    number = player.table.hand_number
    while player.table.hand_number == number:
        player.step()


def test_wagers_and_spots_of_the_last_hands_serve_the_next(open_screen: OpenScreen, tmp_path: Path) -> None:
    screen = open_screen(make_table(tmp_path))
    player = Player(screen, seed=1, all_wagers=True)
    for _ in range(WARM_UP):
        play(player)
    for item in in_seats(screen):
        item.setProperty(MARK, True)
    play(player)
    made = Counter(kind(item) for item in in_seats(screen) if not item.property(MARK))
    assert made == Counter()
    assert {kind(item) for item in in_seats(screen)} == STAYS
