"""Permitted pay tables, their lookups, and the house's remainder of settled wagers."""

from typing import Any

import pytest
from pydantic import ValidationError

from kiosk.core.cards import card
from kiosk.core.hands import best
from kiosk.core.text import Text, Worded
from kiosk.procedure import Does, Item, Outcome, Settled
from kiosk.procedure.money.paytable import Line, PayTable
from kiosk.procedure.money.settlement import PayTerms, Settlement, Share

LINE = {"line": "flush", "name": "Flush"}
BY_BET = {"amounts": {"$5": "$50", "$10": "$100"}}


@pytest.mark.parametrize(
    "pays",
    [
        {"odds": "6:1"},
        {"push": True},
        BY_BET,
        {"jackpot": "mega", "percents": {"$5": 1, "$10": 100}},
        {"jackpot": "mega", "percents": {"$5": 50}},
    ],
)
def test_a_line_pays_in_one_way(pays: dict[str, Any]) -> None:
    assert str(Line.model_validate({**LINE, **pays}).words) == "Flush"


@pytest.mark.parametrize(
    ("pays", "why"),
    [
        ({}, "flush needs exactly one of odds, push, amounts, and jackpot"),
        ({"odds": "6:1", "push": True}, "exactly one of odds"),
        ({**BY_BET, "jackpot": "mega", "percents": {"$5": 5}}, "exactly one of odds"),
        ({"odds": "6:1", "percents": {"$5": 5}}, "flush: a jackpot and its percents go together"),
        ({"jackpot": "mega"}, "a jackpot and its percents go together"),
        ({"jackpot": "mega", "percents": {"$5": 0}}, "greater than or equal to 1"),
        ({"jackpot": "mega", "percents": {"$5": 101}}, "less than or equal to 100"),
        ({"jackpot": "mega", "percents": {"$5": 1, "$10": -1}}, "greater than or equal to 1"),
    ],
)
def test_a_line_that_pays_in_no_way_or_in_two_is_refused(pays: dict[str, Any], why: str) -> None:
    with pytest.raises(ValidationError, match=why):
        Line.model_validate({**LINE, **pays})


def test_a_pay_table_lists_the_payout_of_each_allowed_bet() -> None:
    odds = {"line": "straight", "name": "Straight", "odds": "4:1"}
    for by_bet in (BY_BET, {"jackpot": "mega", "percents": {"$5": 5, "$10": 10}}):
        table = PayTable.model_validate([{**LINE, **by_bet}, odds])
        assert table.get("flush") is table.lines[0] and table.get("straight") is table.lines[1]
        assert table.get("pair") is None
        assert [] == list(table.wrong_by_bet([500, 1_000]))
        for bets in ([500], [500, 1_000, 2_500], [500, 2_500]):
            ((nth, why),) = table.wrong_by_bet(bets)
            assert (0, "flush must say what it pays for each bet that is allowed, and no other") == (nth, why)
    assert [] == list(PayTable.model_validate([odds]).wrong_by_bet([500]))


def test_no_line_pays_by_bet_if_any_amount_may_be_bet() -> None:
    odds = {"line": "straight", "name": "Straight", "odds": "4:1"}
    for by_bet in (BY_BET, {"jackpot": "mega", "percents": {"$5": 5, "$10": 10}}):
        ((nth, why),) = PayTable.model_validate([odds, {**LINE, **by_bet}]).wrong_by_bet(())
        assert 1 == nth and why.startswith("flush cannot pay by bet: any amount may be wagered")


def test_chips_that_are_not_returned_belong_to_the_house() -> None:
    wagers = (
        Settled(1, "ante", 500, Outcome.WIN, 500, 1_000, "win"),
        Settled(1, "bonus", 1_000, Outcome.LOSE, 0, 0, "lose"),
        Settled(2, "ante", 700, Outcome.PUSH, 0, 700, "push"),
    )
    assert [wager.net for wager in wagers] == [500, -1_000, 0]
    assert Settlement(wagers).house_net == 500


@pytest.mark.parametrize(
    ("by", "called"),
    [
        (Text("Dealer Folds"), "Dealer Folds"),
        (Line(line="three_of_a_kind", name="Three of a Kind", push=True), "three of a kind"),
        (Line(line="mini_royal", name="Mini Royal", push=True), "Mini Royal"),
        (best([card(word) for word in ("7h", "7d", "7s", "2c", "3c")]), "three of a kind"),
    ],
)
def test_the_dealer_calls_a_poker_hand_and_another_line_as_the_pay_table_writes_it(
    by: Text | Worded, called: str
) -> None:
    assert str(Item(1, Text("Ante"), Does.PAY, 500, by, 500, key="ante").hand) == called


@pytest.mark.parametrize(
    ("pays", "share", "words"),
    [
        ({"odds": "6:1"}, None, "6 to 1 on $35"),
        ({"amounts": {"$35": "$50"}}, None, "fixed on $35"),
        ({"jackpot": "mega", "percents": {"$35": 10}}, Share("mega", 10, (1,)), "10% of the MEGA"),
        ({"jackpot": "mega", "percents": {"$35": 10}}, Share("mega", 10, (1, 4)), "10% of the MEGA, shared by 2"),
    ],
)
def test_the_pay_line_of_a_wager_is_named(pays: dict[str, Any], share: Share | None, words: str) -> None:
    line = Line.model_validate({**LINE, **pays})
    paid = Settled(1, "ante", 3_500, Outcome.WIN, 5_000, 8_500, "flush", share=share)
    item = Item(1, Text("Ante"), Does.PAY, 3_500, line.words, 8_500, at=PayTerms(line, paid, 3_500))
    assert str(item.terms) == words and item.paid_by is line
    assert Item(1, Text("Ante"), Does.TAKE, 3_500, line.words, 0).paid_by is None


def test_moved_amount_follows_take_pay_or_push() -> None:
    moved = [Item(1, Text("Ante"), does, 500, Text("Flush"), pay=1_000, take=300).moved for does in Does]
    assert dict(zip(Does, moved, strict=True)) == {Does.TAKE: 300, Does.PAY: 1_000, Does.PUSH: 500}
