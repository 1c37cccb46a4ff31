"""Every hand of every table is found at the floor by its facts, page by page, and shown as it was at the table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from kiosk.core.cards import card
from kiosk.core.errors import JournalError
from kiosk.floor import AfterHand, CameTo, HandsSought, add_console, enroll, readable
from kiosk.floor.console.hands import events_of, find_hands
from kiosk.table import REASONS
from tests.dealt import DECK, deal_to_flop_bets, play_on, plug_in
from tests.floor.nights import NIGHT_MS, two_nights
from tests.floor.pushing import KeptRows, signed_in
from tests.tables import DEALER, FLOOR, PINS, HeldClock, House

CONSOLE = "console_pit_3"
FIRST = HeldClock().ms


@pytest.fixture
def console(tmp_path: Path, floor: psycopg.Connection[Any]) -> Iterator[psycopg.Connection[Any]]:
    """Return a console's connection to a floor with two nights of two tables."""
    two_nights(tmp_path, floor)
    add_console(floor, CONSOLE)
    with signed_in(floor, CONSOLE) as db:
        yield db


def test_a_hand_is_found_by_any_known_detail(console: psycopg.Connection[Any]) -> None:
    every = find_hands(console, HandsSought())
    assert [(hand.table, hand.hand) for hand in every] == [(t, n) for t in ("NH-08", "NH-07") for n in (3, 2, 1)]
    best = max(hand.best for hand in every)
    assert best > 0
    for sought, found in (
        (HandsSought(table="NH-07"), 3),
        (HandsSought(game="nh"), 6),
        (HandsSought(game="dice"), 0),
        (HandsSought(dealer=DEALER), 6),
        (HandsSought(dealer="'; DROP TABLE floor.hand; --"), 0),
        (HandsSought(from_ms=FIRST + NIGHT_MS // 2), 3),
        (HandsSought(from_ms=FIRST, to_ms=FIRST + NIGHT_MS // 2), 3),
        (HandsSought(number=2), 2),
        (HandsSought(table="NH-08", number=2), 1),
        (HandsSought(least=best), len([hand for hand in every if hand.best == best])),
        (HandsSought(least=best + 1), 0),
        (HandsSought(result=CameTo.VOID), 2),
        (HandsSought(result=CameTo.DISPUTED), 0),
        (HandsSought(result=CameTo.PAID), len([hand for hand in every if hand.house_net < 0])),
    ):
        assert (sought, len(find_hands(console, sought))) == (sought, found)


def test_pages_follow_one_another_without_a_gap(console: psycopg.Connection[Any]) -> None:
    every = find_hands(console, HandsSought())
    paged: list[Any] = []
    after: AfterHand | None = None
    while page := find_hands(console, HandsSought(), after, most=4):
        paged += page
        after = page[-1].after
    assert paged == every


def test_the_figures_of_a_hand_are_those_of_its_table(
    floor: psycopg.Connection[Any], console: psycopg.Connection[Any]
) -> None:
    sums = "SELECT sum(house_net) FROM floor.figure WHERE journal = %s AND hand = %s"
    for hand in find_hands(console, HandsSought()):
        assert (hand.house_net,) == floor.execute(sums, (hand.journal, hand.hand)).fetchone()


def test_the_floor_does_not_read_face_down_cards(console: psycopg.Connection[Any]) -> None:
    hand = find_hands(console, HandsSought(table="NH-07", number=1))[0]
    events = events_of(console, hand.journal, hand.hand)
    sealed = [event for event in events if event not in dict(readable(events))]
    assert sealed
    for event in sealed:
        with pytest.raises(JournalError, match="names face-down cards"):
            str(event.what)
    assert {"hand_opened", "hand_settled"} <= {event.kind for event, _ in readable(events)}


def test_a_hand_that_is_reopened_is_open_until_it_is_settled_again(
    tmp_path: Path, floor: psycopg.Connection[Any]
) -> None:
    house = House(tmp_path)
    plug_in(house.table)
    deal_to_flop_bets(house.table)
    cards = iter(map(card, DECK.split()[10:]))
    while house.table.hand_number == 1:
        play_on(house.table, cards)
    house.table.reopening.reopen(str(REASONS[0]), FLOOR, PINS[FLOOR])
    enroll(floor, "NH-07", house.table.journal.public_key, by="novak")
    kept = KeptRows.of(house.table.journal)
    house.close()
    add_console(floor, CONSOLE)
    settled = next(row[0] for row in kept.rows if row[3] == "hand_settled")
    with signed_in(floor, "table_NH-07") as table, signed_in(floor, CONSOLE) as console:
        for upto, result, marks in ((settled, "settled", ()), (None, "open", (CameTo.REOPENED,))):
            kept.pushed(table, 1, upto)
            (hand,) = find_hands(console, HandsSought())
            assert (hand.result, hand.marks, hand.best > 0) == (result, marks, result == "settled")
