"""The screen's returns of a void hand, and moves of a disputed one, are exact to the chip.

Random hands are dealt in all games, by touch. Each player's final chips are computed from the dealer's takes, pays, and
pushes, and from the journal as plain JSON.
"""

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from kiosk.core.money import parse_money
from kiosk.procedure import Done, Settle
from kiosk.table import Table
from tests.ledger import Ledger, lines
from tests.sizes import only_whole, sized
from tests.ui.conftest import OpenScreen
from tests.ui.player import Player
from tests.ui.tables import enter_pin, make_table, open_page, taps
from ui.app import Screen
from ui.window.pane import visible_items

GAMES: Final = ("nh", "peek", "holdem", "dice")
SEATS: Final = 3
HANDS: Final = 3
AMOUNT: Final = r"\$?(\d+(?:,\d{3})*(?:\.\d+)?)"
TO_PLAYER: Final = {"paid": 1, "pushed": 1, "returned": 1, "taken": -1, "put in": -1}


@pytest.fixture(params=sized(("nh", "holdem"), whole=GAMES))
def table(request: pytest.FixtureRequest, tmp_path: Path) -> Table:
    return make_table(tmp_path, game=request.param, seats=SEATS)


def cents(table: Table, amount: str) -> int:
    return int(amount) if table.round.felt.layout.points else parse_money(amount)


def words_in(screen: Screen, name: str) -> list[str]:
    """Return the visible words within an item."""
    item = screen.find(name)
    return [] if item is None else [str(part.property("text") or "") for part in visible_items(item)]


def put_back(screen: Screen, table: Table, seat: int) -> tuple[int, int]:
    """Return the returns on a seat's panel, in total and by wager. A negative amount is taken again."""
    in_sum, by_wager, way, too = 0, 0, 0, 0
    for said in words_in(screen, f"seat{seat}"):
        returned = re.fullmatch(rf"Return {AMOUNT} too", said)
        if returned:
            too = cents(table, returned[1])
        elif said.endswith(("Return", "Take back")):
            way = 1 if said.endswith("Return") else -1
        elif way and not in_sum and re.fullmatch(AMOUNT, said):
            in_sum = way * cents(table, said)
        elif re.search(rf"[^\d,.$−-]+ {AMOUNT}(, |$)", said) and not said.startswith(("Seat", "Stack")):
            by_wager = sum(
                cents(table, amount) * (-1 if taken else 1)
                for taken, amount in re.findall(rf"(: take back)? {AMOUNT}(?:,|$)", said)
            )
    if not too and way < 0:  # All of it is taken, and no row repeats it.
        by_wager = -by_wager
    in_sum += too
    return in_sum, by_wager


def still_owed(table: Table) -> dict[int, int]:
    """Return the chips that the dealer owes each seat: its bets less the returned chips."""
    felt = table.round.felt
    owed = {seat: sum(felt.bets[seat].values()) for seat in felt.seats}
    for entry in table.round.entries:
        if isinstance(entry.prompt, Settle) and isinstance(entry.answer, Done) and not entry.note:
            for item in entry.prompt.items:
                owed[item.seat] -= item.stake - item.take + item.pay
    for seat in felt.seats:  # An unmatched bet was returned without a pot.
        owed[seat] -= sum(wager.returned for wager in felt.settled[seat].values() if wager.line == "stake_returned")
    return owed


def void(screen: Screen) -> None:
    screen.tap("exceptions")
    while screen.find("reason.voided") is None:
        screen.tap("reason.hand" if screen.find("reason.hand") is not None else "reason.more")
    taps(screen, ("reason.voided", "reason.misdeal"))
    if screen.find("signer.haddad") is not None:
        screen.tap("signer.haddad")
        enter_pin(screen)
    screen.tap("panel.sign")


@only_whole
def test_returns_of_a_void_hand_are_exact(open_screen: OpenScreen, table: Table, tmp_path: Path) -> None:
    screen = open_screen(table, (1280, 800))
    player, chance = Player(screen, seed=11), Random(7)
    seen = 0
    for steps in chance.sample(range(3, 26), HANDS):
        for _ in range(steps):
            player.step()
        while all(irregularity.key != "voided" for irregularity in table.rulings.irregularities):
            player.step()
        owed = still_owed(table)
        void(screen)
        said = {seat: put_back(screen, table, seat) for seat in owed}
        assert said == {seat: (amount, amount) for seat, amount in owed.items()}
        seen += any(owed.values())
        if table.rulings.giving_back:
            screen.tap("primary")
    assert seen
    Ledger().read(next(tmp_path.rglob("journal.db")))


def moved(screen: Screen, table: Table, seat: int) -> Counter[str]:
    """Return the moves to a seat on a page, by its word."""
    said = " ".join(words_in(screen, f"desk.row.{seat}"))
    found = re.findall(rf"({'|'.join(TO_PLAYER)}) {AMOUNT}", said)
    return Counter({word: sum(cents(table, amount) for way, amount in found if way == word) for word, _ in found})


def settled(folder: Path) -> dict[str, Any]:
    """Return the result of the last hand from its journal."""
    path = next(folder.rglob("journal.db"))
    Ledger().read(path)
    *_, last = (line for line in lines(path) if line.kind == "hand_settled")
    result: dict[str, Any] = last.body["result"]["result"]
    return result


def test_moved_chips_of_a_disputed_hand_are_exact(open_screen: OpenScreen, table: Table, tmp_path: Path) -> None:
    screen = open_screen(table, (1280, 800))
    player = Player(screen, seed=5)
    for _ in range(HANDS):
        number = table.hand_number
        while table.hand_number == number:
            player.step()
        result = settled(tmp_path)
        nets = {seat["seat"]: seat["total"]["net"] for seat in result.get("seats", ())}
        nets |= {seat["seat"]: seat["net"] for seat in result.get("players", ())}
        open_page(screen, "disputes")
        screen.tap("desk.new")
        said = {seat: moved(screen, table, seat) for seat in nets}
        screen.tap("desk.cancel")
        screen.tap("desk.close")
        assert {seat: sum(TO_PLAYER[word] * amount for word, amount in of.items()) for seat, of in said.items()} == nets
        if "pots" in result:
            back = result.get("uncalled") or {"seat": 0, "points": 0}
            pushed = Counter({back["seat"]: back["points"]}) if table.round.felt.layout.points else Counter[int]()
            for pot in result["pots"]:
                pushed.update({int(seat): amount for seat, amount in pot["paid"].items()})
            assert +Counter({seat: of["pushed"] for seat, of in said.items()}) == +pushed
