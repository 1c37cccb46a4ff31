"""The hands on the players' sign: each face-up hand in words, with its payment and the reason, and no other."""

from pathlib import Path

import pytest

from kiosk.procedure import Felt, Floor, Settle
from kiosk.table import Table
from tests.live import live_dealer
from tests.sizes import at_sizes
from tests.ui.conftest import OpenScreen, OpenSign
from tests.ui.tables import BOARD, shoe_deals, sign_as, split, taps, to_board, to_flop_bets
from ui.app import Screen
from ui.sign import SignWindow
from ui.vm.table.felt.revealed import RevealedSeat, revealed_seats
from ui.window.language import ENGLISH, LONGER, Language
from ui.window.pane import visible_items

MIN_PX = 36  # This is for a sign of 1920 × 1080, or 1080 × 1920.


def seats(sign: SignWindow) -> tuple[RevealedSeat, ...]:
    return sign.model.shown.seats


def confirm_call(screen: Screen, table: Table) -> None:
    """Have the floor confirm the called hand, if there is one."""
    if isinstance(table.round.prompt, Floor):
        sign_as(screen, "haddad", "acknowledge")


def test_no_hand_is_shown_before_it_is_face_up(open_sign: OpenSign, open_screen: OpenScreen, table: Table) -> None:
    sign, screen = open_sign(table), open_screen(table)
    to_flop_bets(screen, table)
    for word in split(BOARD):
        assert seats(sign) == ()
        taps(screen, ("secondary", "primary"))
        shoe_deals(table, word)
    assert isinstance(table.round.prompt, Settle | Floor)
    assert [row.seat for row in seats(sign)] == [f"Seat {seat}" for seat in (6, 5, 4, 3, 2, 1)]
    assert [row.now for row in seats(sign)].count(True) == 1


def test_a_result_follows_once_it_is_done_and_says_why(
    open_sign: OpenSign, open_screen: OpenScreen, table: Table
) -> None:
    """Seat 6 has a pair of jacks, which pays even money on $5 and three raises of $5; seat 4's nines are a push."""
    sign, screen = open_sign(table), open_screen(table)
    to_board(screen, table)
    first = seats(sign)[0]
    assert (first.hand, first.word, first.amount) == ("Pair of jacks", "", "")
    screen.tap("primary")
    first = seats(sign)[0]
    assert (first.hand, first.terms, first.word, first.amount) == ("Pair of jacks", "1 to 1 on $20", "Paid", "$20")
    confirm_call(screen, table)
    screen.tap("primary")
    found = {row.seat: (row.hand, row.word, row.amount) for row in seats(sign)}
    assert found["Seat 5"] == ("Flush, ace high", "Paid", "$120")
    assert found["Seat 4"] == ("Pair of nines", "Pushed", "$20")
    assert found["Seat 1"] == ("Nine high", "Taken", "$20")


def test_a_folded_player_is_named_and_shows_no_card(open_sign: OpenSign, open_screen: OpenScreen, table: Table) -> None:
    sign, screen = open_sign(table), open_screen(table)
    to_flop_bets(screen, table)
    for word in split(BOARD):
        taps(screen, (*(["seat2.option.fold"] if word == "2h" else []), "secondary", "primary"))
        shoe_deals(table, word)
    assert [row.seat for row in seats(sign)] == [f"Seat {seat}" for seat in (6, 5, 4, 3, 1)]
    assert sign.model.shown.folded == "Folded: 2"


@pytest.mark.parametrize("game", ["holdem", "dice", "peek", "nh"])
def test_a_card_that_was_never_turned_over_is_on_no_sign(tmp_path: Path, game: str) -> None:
    """Random hands are compared with the procedure's face-up cards."""
    revealed = 0
    with live_dealer(tmp_path, game, 5) as dealer:
        first = dealer.table.hand_number
        while dealer.table.hand_number < first + (4 if revealed else 60):
            dealer.act()
            felt = dealer.table.round.felt
            for row in revealed_seats(dealer.table):
                seat = int(row.seat.split()[1])
                held = felt.cards.get((Felt.HOLE, seat), ())
                dice = felt.dice.get((Felt.HOLE, seat), ())
                assert all(slot.up for slot in held)
                assert [card.face for card in row.cards] == [
                    *(die.text for die in dice),
                    *(slot.card.text for slot in held if slot.card is not None),
                ]
                assert felt.status[seat] not in ("folded", "forfeited", "out")
                revealed += 1
    assert revealed > 0


@pytest.mark.parametrize("code", [ENGLISH, LONGER, "es", "zh_CN"])
@pytest.mark.parametrize("size", at_sizes((1280, 800), (1920, 1080), (1080, 1920)))
def test_every_word_is_large_and_has_its_room(
    open_sign: OpenSign, open_screen: OpenScreen, table: Table, size: tuple[int, int], code: str
) -> None:
    screen, language = open_screen(table), Language()
    to_board(screen, table)
    screen.tap("primary")
    confirm_call(screen, table)
    language.speak(code)
    try:
        sign = open_sign(table, size, (code,))
        sign.window.grabWindow()
        least = MIN_PX * size[0] / (1080 if size[1] > size[0] else 1920)
        texts = [item for item in visible_items(sign.window.contentItem()) if len(item.property("text") or "") > 2]
        assert len(texts) > 12, "not the ranks of cards"
        for nth, shown in enumerate(texts):
            assert shown.property("font").pixelSize() >= round(least) - 1, shown.property("text")
            assert not (shown.property("objectName").startswith("seat.") and shown.property("truncated")), "its number"
            at = shown.mapRectToScene(shown.boundingRect())
            assert 0 <= at.left() and at.right() <= size[0] and 0 <= at.top() and at.bottom() <= size[1]
            for other in texts[nth + 1 :]:
                here, there = (item.mapRectToScene(item.boundingRect()) for item in (shown, other))
                assert not here.adjusted(2, 6, -2, -6).intersects(there), f"{shown.property('text')}, {at}"
    finally:
        language.speak(ENGLISH)
