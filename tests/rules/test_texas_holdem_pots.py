"""The amounts pushed to each winner of a pot, with their words, and each player's chips."""

from kiosk.core.cards import card
from kiosk.core.hands import Hand, best
from kiosk.games.texas_holdem import words
from kiosk.games.texas_holdem.pots import Showdown, Won, item, settled, won_by
from kiosk.procedure import Outcome

POT = Won(300, 10, 0, (1, 2), (1,), {1: 290}, ())
BOARD = "Ks Qs Js 9h 2c"


def hand(text: str) -> Hand:
    return best([card(word) for word in text.split()])


def test_a_pot_that_was_named_or_won_alone_says_so() -> None:
    named = Showdown((1, 2), named={1: (1,)})
    for nth, key, by in ((0, "main", words.ALONE), (1, "side1", words.NAMED)):
        pushed = item(nth, POT, 1, named)
        assert (pushed.seat, pushed.stake, pushed.pay, pushed.take) == (1, 0, 290, 0)
        assert (pushed.key, pushed.line, pushed.five) == (key, by, ())


def test_a_pot_that_was_shown_down_for_names_the_hand_and_its_five_cards() -> None:
    own, shared = hand(f"Kh Kd {BOARD}"), hand(BOARD)
    showdown = Showdown((1, 2), hands={1: own, 2: shared}, board=shared.rank)
    pushed = item(0, POT, 1, showdown)
    assert (pushed.stake, pushed.pay, pushed.take, pushed.five) == (0, 290, 0, own.cards)
    assert (str(pushed.line), str(pushed.terms)) == (str(own.words), " ".join(map(str, own.cards)))
    both = item(0, POT._replace(winners=(2,), paid={2: 290}), 2, showdown)
    assert str(both.terms).startswith("Plays the board: ")


def test_seat_result_subtracts_its_bets_from_its_pots() -> None:
    won = won_by((1, 2, 3), (POT, POT._replace(paid={1: 5, 3: 50})))
    assert won == {1: 295, 2: 0, 3: 50}
    start = {1: 1_000, 2: 1_000, 3: 500}
    winner, loser, even = settled(start, {1: 1_195, 2: 900, 3: 500}, won)
    assert (winner.bet, winner.outcome, winner.won, winner.returned) == (100, Outcome.WIN, 195, 295)
    assert (loser.bet, loser.outcome, loser.won, loser.returned) == (100, Outcome.LOSE, 0, 0)
    assert (even.bet, even.outcome, even.won, even.returned) == (50, Outcome.PUSH, 0, 50)
