"""Poker-room hands in the formats of other programs: PHH, replayed by pokerkit and read again, and OHH."""

import json
import warnings
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from pokerkit import HandHistory
from pokerkit.utilities import parse_value

from kiosk.archive import exported, histories
from kiosk.core.errors import Refused
from kiosk.games import GAMES
from kiosk.procedure import HandHistories, Settler
from tests.any_hand import dealt
from tests.live import live_dealer
from tests.records.compare import Record, own, settler
from tests.sizes import sized

SEEDS = sized(60, whole=1_500)
AT_MS = 1_790_000_000_000
# A house may allow these, and pokerkit refuses them: a raise after a short all-in that is smaller than its own rule
# requires, and a player who owes the big blind at the small blind's seat and acts before it.
REFUSED_OF_100 = 2

FOREIGN = """
variant = "NT"
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 80.50, 200]
actions = [
  "d dh p1 AhKh", "d dh p2 ????", "d dh p3 QcQd",
  "p3 cbr 6", "p1 cc", "p2 f # folds to the raise",
  "d db KsQh2h", "p1 cc", "p3 cbr 8", "p1 cbr 94", "p3 cc",
  "p1 sm AhKh", "p3 sm QcQd", "d db 7h", "d db 7c",
]
"""
"""Worked by hand: the pot is 6 + 2 + 6 + 94 + 94 = 202. Queens full of sevens beat the flush."""


@pytest.fixture(scope="module")
def house() -> Settler:
    return settler("holdem")


@pytest.fixture(scope="module")
def forms() -> HandHistories:
    found = GAMES["holdem"].histories
    assert found is not None
    return found


def settled(house: Settler, record: Record) -> Record:
    answer = house.line(
        json.dumps({name: record[name] for name in ("id", "game", "options", "input") if name in record})
    )
    return {"options": {}, **record, "result": answer["result"]}


def of_chance(house: Settler) -> Iterator[Record]:
    """Yield hands of random houses as they are exported, without cards that were never turned over."""
    for seed in range(SEEDS):
        for number, (rulings, hand) in enumerate(dealt("holdem", seed)):
            assert hand.settlement is not None
            given, _ = hand.game.record.write(hand.rules, hand.opening, hand.felt.as_shown(), hand.settlement)
            record = {"id": f"{seed}-{number}", "game": "holdem", "options": rulings, "input": given}
            yield settled(house, record)


def replayed(content: str) -> dict[int, int]:
    """Return each seat's chips after pokerkit has played a hand, in cents. Raise ValueError if it refuses it."""
    in_cents = "." in content.partition("starting_stacks")[2].partition("]")[0]

    def cents(dollars: str) -> int:
        return int(Decimal(dollars) * 100)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # This is a fold although a check was free.
        hand = HandHistory.loads(content, parse_value=cents if in_cents else parse_value)
        hand.parse_value = cents if in_cents else parse_value
        *_, state = hand
    assert not state.status, "the hand is over"
    assert hand.seats is not None
    return {seat: int(stack) * (1 if in_cents else 100) for seat, stack in zip(hand.seats, state.stacks, strict=True)}


def check_replay(record: Record, content: str) -> bool:
    """Return whether pokerkit plays a hand; then each pot must go where it went, except for the rake."""
    try:
        stacks = replayed(content)
    except ValueError:
        return False
    result = record["result"]
    taken = sum(pot["rake"] + pot.get("promotion", 0) for pot in result["pots"])
    over = {player["seat"]: stacks[player["seat"]] - player["final"] for player in result["players"]}
    winners = {seat for pot in result["pots"] for seat in pot["winners"]}
    assert sum(over.values()) == taken, record["id"]
    assert all(amount >= 0 and (amount == 0 or seat in winners) for seat, amount in over.items()), record["id"]
    return True


def test_pokerkit_replays_each_hand_to_the_chip_and_it_settles_again_as_it_did(
    house: Settler, forms: HandHistories
) -> None:
    plays: list[bool] = []
    for record in (*(settled(house, record) for record in own("holdem")), *of_chance(house)):
        if forms.unwritten("phh", record) is not None:
            continue
        content = forms.write("phh", record, table="TH-11", number=7, at_ms=AT_MS)
        plays.append(check_replay(record, content))
        (again,) = forms.read(content)
        assert settled(house, again)["result"] == record["result"], record["id"]
    assert plays.count(False) <= len(plays) * REFUSED_OF_100 / 100


def test_several_hands_are_one_file(house: Settler, forms: HandHistories) -> None:
    records = [settled(house, record) for record in own("holdem")[:3]]
    content = "".join(
        f"[{nth}]\n{forms.write('phh', record, table='TH-11', number=nth, at_ms=AT_MS)}\n"
        for nth, record in enumerate(records, start=1)
    )
    assert [record["id"] for record in forms.read(content)] == [record["id"] for record in records]


def test_a_hand_of_another_program_settles_to_the_result_worked_by_hand(house: Settler, forms: HandHistories) -> None:
    (record,) = forms.read(FOREIGN)
    result = settled(house, record)["result"]
    assert [(pot["amount"], pot["winners"]) for pot in result["pots"]] == [(20_200, [3])]
    assert {player["seat"]: player["final"] for player in result["players"]} == {1: 0, 2: 7_850, 3: 30_200}


@pytest.mark.parametrize(
    ("was", "becomes", "code"),
    [
        ('"NT"', '"PO"', "variant"),
        ("[1, 2, 0]", "[1, 2, 4]", "blinds"),
        ("[0, 0, 0]", "[0, 2, 0]", "blinds"),
        ("p3 cbr 6", "p3 cbr 600", "amount"),
        ("p3 cbr 6", "p3 cbr 6.001", "phh"),
        ("p3 cbr 6", "p9 cbr 6", "phh"),
        ("p3 cbr 6", "p3 jumps", "phh"),
        ("[100, 80.50, 200]", "[100, 200]", "phh"),
        ("variant", "variant = ", "phh"),
    ],
)
def test_unreadable_hand_history_is_refused(forms: HandHistories, was: str, becomes: str, code: str) -> None:
    with pytest.raises(Refused) as caught:
        list(forms.read(FOREIGN.replace(was, becomes)))
    assert caught.value.code == code


def test_every_chip_of_an_ohh_hand_is_put_in_and_won(house: Settler, forms: HandHistories) -> None:
    """The actions put in the pots and the uncalled bets; the pots are won or taken in full."""
    for record in (*(settled(house, record) for record in own("holdem")), *of_chance(house)):
        if any(action["action"] == "chop" for action in record["input"]["actions"]) or record["input"].get("forfeits"):
            continue
        hand = json.loads(forms.write("ohh", record, table="TH-11", number=7, at_ms=AT_MS))["ohh"]
        put = sum(cents(action.get("amount", 0)) for part in hand["rounds"] for action in part["actions"])
        back = (record["result"]["uncalled"] or {"amount": 0})["amount"]
        assert put - back == sum(cents(pot["amount"]) for pot in hand["pots"]), record["id"]
        for pot in hand["pots"]:
            won = sum(cents(win["win_amount"]) for win in pot["player_wins"])
            assert won + cents(pot["rake"]) + cents(pot["jackpot"]) == cents(pot["amount"]), record["id"]


def cents(dollars: float) -> int:
    return round(dollars * 100)


def test_no_form_names_a_card_that_was_never_turned_over(tmp_path: Path) -> None:
    """The live table's journal has these cards sealed; the hand records say which were shown."""
    with live_dealer(tmp_path, "holdem", 3, rulings=False) as dealer:
        dealer.play(12)
        records: list[dict[str, Any]] = list(exported(dealer.table.journal))
        for form in ("phh", "ohh"):
            hands = {hand.number: hand for hand in histories(dealer.table.journal, form)}
            assert len(hands) == len(records) > 5
            for record in records:
                hand = hands[int(record["id"].rpartition("-")[2])]
                hidden = [seat for seat in record["input"]["seats"] if seat["hole"] is None]
                if hand.why is None and form == "phh":
                    assert hand.content.count("????") == len(hidden)
