"""A hand at a console shows only the cards and dice that were face up."""

from ui.vm.floor.recalled import ConsoleCards, cards_of

HOLDEM = {
    "table": {"small_blind": 200},
    "seats": [{"seat": 1, "stack": 9, "hole": ["Ah", "Kd"]}, {"seat": 2, "stack": 9, "hole": [None, None]},
              {"seat": 3, "stack": 9, "hole": None}],
    "board": ["2c", "3c", "4c"],
    "actions": [{"street": "flop", "seat": 1, "action": "bet", "to": 400, "adds": 400}],
}  # fmt: skip
DICE = {
    "players": [{"seat": 2, "stack": 40, "in": True, "dice": [{"face": "A", "colour": "red"}]}],
    "community": [],
    "actions": [{"seat": 2, "action": "check", "tokens_put_in_total": 1}],
}


def test_a_bet_is_no_pair_of_cards() -> None:
    rows = {row.label: row.cards for row in cards_of(HOLDEM)}
    assert {"Board": ("2c", "3c", "4c"), "Seat 1": ("Ah", "Kd"), "Seat 2": ("back", "back")} == rows


def test_dice_are_dice_with_their_colors_in_words() -> None:
    assert [ConsoleCards("Seat 2", ("A/red",), ("red",))] == list(cards_of(DICE))
