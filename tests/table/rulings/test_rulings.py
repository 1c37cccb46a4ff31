"""Rulings at a table record the facts before and after, the person, and the reason; refusals record nothing."""

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from kiosk.archive import Recall, RecalledTable, exported, steps
from kiosk.core.cards import card
from kiosk.core.devices import CardUnread
from kiosk.core.errors import KioskError, Refused
from kiosk.events import (
    Answered,
    Corrected,
    DeckChanged,
    DeckCounted,
    HandVoided,
    Happening,
    RedealEnded,
    Ruled,
    Ruling,
)
from kiosk.games import GAMES
from kiosk.journal import Event
from kiosk.procedure import Cards, Choice, Choices, Chosen, Effect, Felt, Place, SeatStatus, Settle, Settler, amend
from kiosk.settings import check, config_dir, load
from kiosk.table import Details, Table
from tests.dealt import DECK, asked, asks, deal, deal_to_flop_bets, picture, play_on, plug_in, read, refused, wager
from tests.tables import BOTH, DEALER, FLOOR, PINS, House

SIGNED = (FLOOR, PINS[FLOOR])


def last(table: Table, kind: type[Happening]) -> Event:
    return list(table.journal.events(1, kind))[-1]


def due(table: Table) -> set[str]:
    return {irregularity.key for irregularity in table.rulings.irregularities}


def hole(table: Table, seat: int) -> list[str | None]:
    return [slot.card.text if slot.card else None for slot in table.round.felt.cards[Felt.HOLE, seat]]


def finish(table: Table, cards: str = "9d Kd 2d 3h 4h 5h") -> dict[str, Any]:
    """Play the hand to its end, and return its record."""
    rest, number = iter([card(text) for text in cards.split()]), table.hand_number
    while table.hand_number == number:
        play_on(table, rest)
    return next(record for record in exported(table.journal) if record["id"].endswith(f"-{number}"))


def same_after_a_restart(house: House) -> Table:
    """Return the table after the process was killed: it shows the same."""
    before = picture(house.table), house.table.suspended
    table = house.restart()
    assert (picture(table), table.suspended) == before
    plug_in(table)
    if table.doubts.are_open:
        table.doubts.confirm_cards()
    return table


def test_only_faults_that_can_be_corrected_now_are_due(table: Table) -> None:
    assert due(table) == {"count", "change"}
    table.play.place(1, "ante", 500)
    assert due(table) == {"voided"}
    wager(table)
    deal(table, "Ah 2c")
    assert {"skipped", "out_of_order", "exposed_by_dealer", "mixed_up", "wrong_deck", "late_wager"} <= due(table)
    assert not {"misheard", "fold_back", "misread", "count"} & due(table)
    deal(table, " ".join(DECK.split()[2:10]))
    table.play.choose_all("1x")
    table.play.choose(2, "fold")
    deal(table, "9d")
    assert {"misheard", "fold_back", "misread"} <= due(table)
    assert "skipped" not in due(table), "players have acted"
    with refused("not_due"):
        table.rulings.rule("skipped", "misdeal", Details(), SIGNED)


@pytest.mark.parametrize(
    ("who", "pin", "code"), [("", "", "unknown"), (DEALER, PINS[DEALER], "wrong_role"), (FLOOR, "0000", "wrong_pin")]
)
def test_only_the_floor_signs_its_decisions(house: House, who: str, pin: str, code: str) -> None:
    deal_to_flop_bets(house.table)
    before = picture(house.table)
    with pytest.raises(KioskError):
        house.table.rulings.rule("late_wager", "returned", Details(seat=1, wagers={"ante": 2500}), (who, pin))
    assert picture(house.table) == before
    assert not [event for event in house.table.journal.events() if isinstance(event.what, Corrected)], code


def test_the_dealer_of_a_hand_does_not_rule_on_it(table: Table) -> None:
    table.people.sign_out()
    table.people.sign_in(BOTH, PINS[BOTH])
    deal_to_flop_bets(table)
    with refused("same_person"):
        table.rulings.rule("wrong_deck", "void", Details(), (BOTH, PINS[BOTH]))


def test_a_ruling_records_its_remedy_its_person_and_its_clause(table: Table) -> None:
    deal_to_flop_bets(table)
    table.rulings.rule("exposed_by_dealer", "stands", Details(), SIGNED)
    event = last(table, Ruled)
    assert event.actor == FLOOR
    assert event.of(Ruled).ruling == Ruling(
        irregularity="exposed_by_dealer", remedy="stands", house="misdeal", source="floor", clause="Rules of the game 2"
    )
    table.rulings.rule("exposed_by_player", "forfeit", Details(seat=5), SIGNED)
    forfeited = last(table, Answered).of(Answered).ruling
    assert forfeited is not None
    assert forfeited.source == "document"
    assert table.round.felt.status[5] is SeatStatus.FORFEITED
    table.rulings.rule("exposed_by_dealer", "misdeal", Details(), SIGNED)
    voided = last(table, HandVoided)
    why = voided.of(HandVoided).ruling
    assert why is not None
    assert (voided.actor, why.source) == (FLOOR, "house")
    assert any("VOID: The dealer exposed a card" in line for line in steps(table.journal, 1))


def test_two_cards_that_lie_at_each_others_places_are_swapped_unseen(house: House) -> None:
    """In DECK seat 1 has Ah Kh, and seat 2 has 2c 3c."""
    table = house.table
    deal_to_flop_bets(table)
    places = (Place(Felt.HOLE, 1, 0), Place(Felt.HOLE, 2, 1))
    table.rulings.rule("dealt_twice", "as_they_lie", Details(places=places), SIGNED)
    assert (hole(table, 1), hole(table, 2)) == (["3c", "Kh"], ["2c", "Ah"])
    assert not any(slot.up for row in table.round.felt.cards.values() for slot in row)
    table = same_after_a_restart(house)
    record = finish(table)
    held = {seat["seat"]: seat["hole"] for seat in record["input"]["seats"]}
    assert (held[1], held[2]) == (["3c", "Kh"], ["2c", "Ah"])
    assert Settler(GAMES, house.settings.games).settle(record) == record["result"]


def test_a_skipped_seat_gets_the_next_card_and_the_others_keep_theirs(table: Table) -> None:
    """Seat 2 is passed over in the first round: its card went to seat 5, whose card came next."""
    wager(table)
    deal(table, "Ah 2c 7d")
    table.rulings.rule("skipped", "as_they_lie", Details(seat=2), SIGNED)
    assert [hole(table, seat) for seat in (1, 2, 5)] == [["Ah"], ["7d"], ["2c"]]
    deal(table, "Kh 3c 8d")
    assert [hole(table, seat) for seat in (1, 2, 5)] == [["Ah", "Kh"], ["7d", "3c"], ["2c", "8d"]]


def test_nobody_was_skipped_where_no_card_came_after(house: House) -> None:
    wager(house.table)
    deal(house.table, "Ah 2c")
    with refused("skipped"):
        house.table.rulings.rule("skipped", "as_they_lie", Details(seat=2), SIGNED)


def replaced(table: Table) -> None:
    place = Place(Felt.HOLE, 2, 0)
    table.rulings.rule("boxed", "replace", Details(places=(place,)), SIGNED)


def test_the_next_card_takes_the_place_of_one_that_is_out_of_play(house: House) -> None:
    table = house.table
    wager(table)
    deal(table, "Ah 2c 7d Kh")
    replaced(table)
    assert "seat 2, card 1" in table.suspended
    for verb in (table.play.undo, table.play.proceed, lambda: table.play.forfeit(1)):
        with refused("suspended"):
            verb()
    table = same_after_a_restart(house)
    table.shoe.event(read("9s"))
    assert (table.suspended, hole(table, 2), hole(table, 1)) == ("", ["9s"], ["Ah", "Kh"])
    put_right = last(table, Corrected).of(Corrected)
    assert (put_right.dead, put_right.place) == ("2c", (Felt.HOLE, 2, 0))
    table.shoe.event(read("2c"))
    assert "already in this hand" in table.notice and table.doubts.are_open
    table = same_after_a_restart(house)
    table.doubts.confirm_cards()
    table.shoe.event(read("2c"))
    assert "already in this hand" in table.notice
    table.doubts.confirm_cards()
    deal(table, "3c 8d Qh Jh Th 4s")
    assert finish(table)["input"]["seats"][1]["hole"] == ["9s", "3c"]


def test_a_card_is_replaced_by_hand_where_there_is_no_shoe(table: Table) -> None:
    wager(table)
    deal(table, "Ah 2c 7d")
    replaced(table)
    with refused("duplicate_card"):
        table.play.enter_card(card("7d"))
    table.play.deal_unread(1)
    assert (hole(table, 2), table.suspended) == ([None], "")


def test_a_hand_is_voided_while_a_card_is_due(table: Table) -> None:
    wager(table)
    deal(table, "Ah 2c")
    replaced(table)
    table.rulings.rule("voided", "misdeal", Details(), SIGNED)
    assert (table.suspended, table.hand_number) == ("", 2)


def test_the_same_cards_go_back_to_the_same_places(house: House) -> None:
    table = house.table
    deal_to_flop_bets(table)
    lay = {key: [slot.card for slot in row] for key, row in table.round.felt.cards.items()}
    table.rulings.rule("mixed_up", "redeal", Details(), SIGNED)
    with refused("suspended"):
        table.play.choose_all("1x")
    table.shoe.event(read("8d"))
    assert table.notice == "That card goes to seat 5, card 2."
    table.shoe.event(read("8d"))
    assert "is already back" in table.notice
    table.shoe.event(read("9d"))
    assert "was not in this hand" in table.notice
    table.shoe.event(CardUnread(0))
    assert "draw it again" in table.notice
    table = same_after_a_restart(house)
    for text in DECK.split()[:10]:
        if text != "8d":
            table.shoe.event(read(text))
            assert table.notice.startswith("That card goes to")
    assert not table.rulings.redeal_needs_floor
    table.rulings.end_redeal()
    assert {key: [slot.card for slot in row] for key, row in table.round.felt.cards.items()} == lay
    assert finish(table)["input"]["seats"][0]["hole"] == ["Ah", "Kh"]


def test_the_floor_looks_where_the_shoe_has_not_seen_every_card(table: Table) -> None:
    deal_to_flop_bets(table)
    table.rulings.rule("mixed_up", "redeal", Details(), SIGNED)
    table.shoe.event(read("8d"))
    with pytest.raises(KioskError):
        table.rulings.end_redeal()
    table.rulings.end_redeal(SIGNED)
    assert (table.suspended, last(table, RedealEnded).actor) == ("", FLOOR)


def test_a_foreign_card_voids_the_hand_and_no_other_begins_with_that_deck(house: House) -> None:
    table = house.table
    deal_to_flop_bets(table)
    table.rulings.rule("wrong_deck", "void", Details(), SIGNED)
    assert table.hand_number == 2
    table = same_after_a_restart(house)
    with refused("deck"):
        table.play.place(1, "ante", 500)
    table.rulings.rule("count", "count", Details(count=52))
    with refused("deck"):
        table.play.place(1, "ante", 500)
    with refused("count"):
        table.rulings.rule("change", "change", Details(count=51), SIGNED)
    table.rulings.rule("change", "change", Details(count=52), SIGNED)
    assert last(table, DeckChanged).actor == FLOOR
    table.play.place(1, "ante", 500)
    assert table.hand_is_open


def test_a_wrong_count_is_counted_again_or_the_deck_changed(house: House) -> None:
    table = house.table
    table.rulings.rule("count", "count", Details(count=51))
    assert "wrong_count" in due(table)
    with refused("deck"):
        table.play.place(1, "ante", 500)
    house.table.people.sign_out()
    house.table.people.sign_in(DEALER, PINS[DEALER])
    table = house.restart()
    assert table.rulings.deck_is_wrong
    table.rulings.rule("wrong_count", "count", Details(count=52))
    table.play.place(1, "ante", 500)
    counted = [event.of(DeckCounted).count for event in table.journal.events(1, DeckCounted)]
    assert counted == [51, 52]


def test_a_wager_is_put_right_once_cards_are_out(house: House) -> None:
    table = house.table
    deal_to_flop_bets(table)
    details = Details(seat=5, wagers={"ante": 1000, "pocket_bonus": 500})
    table.rulings.rule("wrong_wager", "as_meant", details, SIGNED)
    assert table.round.felt.bets[5] == {"ante": 1000, "pocket_bonus": 500}
    put_right = last(table, Corrected).of(Corrected)
    placed = next(event for event in table.journal.events() if event.seq == put_right.event)
    assert placed.of(Answered).answer["placed"]["5"] == {"ante": 500}
    assert put_right.answer["placed"]["5"] == {"ante": 1000, "pocket_bonus": 500}
    table = same_after_a_restart(house)
    record = finish(table)
    assert (record["input"]["seats"][2]["ante"], record["input"]["seats"][2]["pocket_bonus"]) == (1000, 500)
    assert Settler(GAMES, house.settings.games).settle(record) == record["result"]


@pytest.mark.parametrize(
    ("wagers", "code"),
    [
        ({"ante": 2501}, "ante"),
        ({"six_card_bonus": 700}, "six_card_bonus"),
        ({"ante": 0}, "ante"),
        ({"ante": 500}, "no_change"),
        ({"blind": 500}, "spot"),
    ],
)
def test_a_wager_off_the_limits_is_refused_to_the_floor_too(house: House, wagers: dict[str, int], code: str) -> None:
    deal_to_flop_bets(house.table)
    before = picture(house.table)
    with refused(code):
        house.table.rulings.rule("wrong_wager", "as_meant", Details(seat=1, wagers=wagers), SIGNED)
    assert picture(house.table) == before


def test_a_seat_without_a_hand_is_given_no_wager(house: House) -> None:
    deal_to_flop_bets(house.table)
    with refused("cards_would_move"):
        house.table.rulings.rule("wrong_wager", "as_meant", Details(seat=3, wagers={"ante": 500}), SIGNED)


def test_a_retrieved_fold_gets_its_missed_decisions_and_no_card_is_asked_for_twice(house: House) -> None:
    table = house.table
    deal_to_flop_bets(table)
    table.play.choose_all("1x")
    table.play.choose(2, "fold")
    table.play.proceed()
    deal(table, "9d")
    table.play.choose_all("2x")
    table.play.proceed()
    deal(table, "Kd")
    (seq, _, was), *others = amend.decisions(table.round, 2)
    assert (was, others) == (Choice("fold"), [])
    table.rulings.rule("fold_back", "retrieved", Details(seat=2, decision=(seq, Choice("3x"))), SIGNED)
    assert table.round.prompt is not None and table.round.prompt.guide.step == "turn_bets"
    assert table.round.draft == Chosen({1: Choice("2x"), 5: Choice("2x")})
    assert [slot.card for slot in table.round.felt.cards["board", 0]] == [card("9d")]
    table.shoe.event(read("2d"))
    assert "finish this step" in table.notice.lower()
    table.rulings.rule("early_card", "aside", signature=SIGNED)
    table.play.choose(2, "1x")
    table.play.proceed()
    assert [slot.card for slot in table.round.felt.cards["board", 0]] == [card("9d"), card("Kd")]
    assert table.round.prompt.guide.step == "river_bets"
    table = same_after_a_restart(house)
    record = finish(table, "2d 3h 4h 5h")
    assert record["input"]["community"] == ["9d", "Kd", "2d"]
    assert Settler(GAMES, house.settings.games).settle(record) == record["result"]


def test_a_decision_that_never_was_is_not_changed(table: Table) -> None:
    deal_to_flop_bets(table)
    table.play.choose_all("1x")
    table.play.proceed()
    (seq, _, _), *_ = amend.decisions(table.round, 1)
    wrong = ((3, "1x", "decision"), (1, "1x", "no_change"), (1, "9x", "street_multiple"))
    for seat, option, code in wrong:
        with refused(code):
            table.rulings.rule("misheard", "changed", Details(seat=seat, decision=(seq, Choice(option))), SIGNED)


def test_a_house_chooses_its_rulings_and_a_wrong_one_is_explained(tmp_path: Path) -> None:
    folder = tmp_path / "config"
    shutil.copytree(config_dir(), folder)
    file = folder / "games" / "new_hampshire.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('exposed_by_dealer = "misdeal"', 'exposed_by_dealer = "replace"'), encoding="utf-8")
    rules = load(folder, GAMES).games["nh"]
    exposed = next(
        irregularity for irregularity in GAMES["nh"].irregularities if irregularity.key == "exposed_by_dealer"
    )
    assert exposed.ruled_by(rules.exceptions).key == "replace"
    wrong = text.replace('exposed_by_dealer = "misdeal"', 'exposed_by_dealer = "misdeel"').replace("boxed", "boxd")
    file.write_text(wrong, encoding="utf-8")
    found = [re.sub(r".*new_hampshire.toml: line \d+: ", "", line) for line in check(folder, GAMES).errors]
    assert 'exceptions.exposed_by_dealer: "misdeel" is not allowed here; did you mean misdeal?' in found
    assert "exceptions.boxd: no such irregularity; did you mean boxed?" in found


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_the_house_is_in_its_file_with_its_default(game: str) -> None:
    options = {
        irregularity.key: irregularity.remedies[0].key
        for irregularity in GAMES[game].irregularities
        if irregularity.is_option
    }
    assert load(config_dir(), GAMES).games[game].exceptions == options


@pytest.mark.parametrize("game", GAMES)
def test_remedy_steps_have_at_most_14_words(game: str) -> None:
    for irregularity in GAMES[game].irregularities:
        for remedy in irregularity.remedies:
            for step in remedy.steps:
                assert len(str(step).split()) <= 14, step
            assert remedy.steps or remedy.effect is Effect.MISREAD


def test_a_seat_that_forfeits_while_cards_are_turned_turns_no_more(house: House) -> None:
    table = house.table
    wager(table)
    while not asks(table, Choices):
        table.play.deal_unread() if asks(table, Cards) else table.play.proceed()
    for text in ("9d", "Kd", "2d"):
        table.play.choose_all("1x")
        table.play.proceed()
        table.play.enter_card(card(text))
    prompt = asked(table, Cards)
    assert [place.seat for place in prompt.left] == [5, 5, 2, 2, 1, 1]
    table.play.enter_card(card("8d"))
    table.play.forfeit(5, "", (FLOOR, PINS[FLOOR]))
    assert [place.seat for place in asked(table, Cards).left] == [2, 2, 1, 1]
    table.play.forfeit(1, "", (FLOOR, PINS[FLOOR]))
    for text in ("2c", "3c"):
        table.play.enter_card(card(text))
    assert [item.seat for item in asked(table, Settle).items] == [2]
    same_after_a_restart(house)


def test_a_hand_with_rulings_is_recalled_step_by_step(table: Table) -> None:
    wager(table)
    deal(table, "Ah 2c 7d")
    table.rulings.rule("skipped", "as_they_lie", Details(seat=2), SIGNED)
    replaced(table)
    table.shoe.event(read("9s"))
    deal(table, "Kh 3c 8d Qh Jh Th 4s")
    table.rulings.rule("mixed_up", "redeal", Details(), SIGNED)
    table.shoe.event(read("9s"))
    table.rulings.end_redeal(SIGNED)
    table.rulings.rule("exposed_by_player", "stands", Details(), SIGNED)
    finish(table)
    recall = Recall(table.journal, 1)
    shown = RecalledTable(table, recall)
    said = []
    for at in range(recall.last + 1):
        shown.show(recall, at)
        said.append(str(recall.happened(at)))
        assert shown.rulings.irregularities is not None
    for words in ("A player was skipped", "Boxed card", "go back", "A player showed a card"):
        assert any(words in sentence for sentence in said), (words, said)
    assert any(FLOOR in line and "A player was skipped" in line for line in steps(table.journal, 1))


def test_a_wager_over_the_maximum_is_refused_before_anybody_signs(house: House) -> None:
    deal_to_flop_bets(house.table)
    before = house.table.journal.last_seq()
    for remedy in ("returned", "plays"):
        with pytest.raises(Refused, match="at most"):
            house.table.rulings.refuse("late_wager", remedy, Details(seat=1, wagers={"ante": 10_000}))
    assert house.table.journal.last_seq() == before
