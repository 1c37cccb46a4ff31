"""The dealers' real mistakes add weight to the lines of their hands."""

from pathlib import Path

from kiosk.games import GAMES
from kiosk.training.drill.real_mistakes import OWN, mistakes
from tests.tables import House
from tests.training.hands import play_hand


def test_a_misread_card_weighs_on_the_lines_of_its_hand(tmp_path: Path) -> None:
    table = House(tmp_path).table
    play_hand(table)
    assert mistakes(table.journal, GAMES["nh"].drill, "nh") == {}
    play_hand(table, misread=True)
    found = mistakes(table.journal, GAMES["nh"].drill, "nh")
    assert found == {"main.pair_j_to_a": 1, "main.flush": 1, "board_bonus.flush": 1}
    assert mistakes(table.journal, GAMES["peek"].drill, "peek") == {}


def test_a_hand_in_which_a_touch_was_taken_back(tmp_path: Path) -> None:
    table = House(tmp_path).table
    table.play.place(2, "ante", 500)
    table.play.undo()
    play_hand(table)
    assert set(mistakes(table.journal, GAMES["nh"].drill, "nh")) >= {"main.flush"}


def test_own_mistakes_weigh_most_in_a_drill(tmp_path: Path) -> None:
    """Another dealer's mispay adds weight to everyone's lines; one's own counts as five of those."""
    table = House(tmp_path).table
    play_hand(table, misread=True)
    dealer = table.dealer
    assert dealer is not None
    own = mistakes(table.journal, GAMES["nh"].drill, "nh", dealer.id)
    assert own == {line: OWN * count for line, count in mistakes(table.journal, GAMES["nh"].drill, "nh").items()}
    assert mistakes(table.journal, GAMES["nh"].drill, "nh", "kim")["main.flush"] == 1
