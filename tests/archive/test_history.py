"""The finished hands of a table: rows, search, and the recall of a hand event by event."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from kiosk.archive import History, Mark, Recall, RecalledTable, Sought, exported_counts, hand_rows
from kiosk.archive.history import SLICE
from kiosk.core.cards import card
from kiosk.core.devices import CardRead, DeviceState, StateChanged
from kiosk.core.errors import Refused
from kiosk.events import FloorCalled, HandSettled, HandVoided
from kiosk.games import GAMES
from kiosk.journal import Event, JournalReader, read_journal
from kiosk.procedure import Felt, Placed, option_names, rulings_of
from kiosk.settings import config_dir, load
from kiosk.table import Details, Table
from tests.random_hands import VOID_EACH, deal_hands
from tests.reopened import play
from tests.tables import DEALER, FLOOR, PINS, House, void

HANDS = 2 * SLICE + 20
DECK = "7d3sKsKc2c8d9sQdAhKhJcJdAc5c6d2d"


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[JournalReader]:
    folder = tmp_path_factory.mktemp("history")
    (folder / "NH-07").mkdir()
    house = House(folder / "NH-07")
    deal = house.table.table_game
    house.close()
    deal_hands(folder, deal, house.clock, HANDS)
    with read_journal(folder / "NH-07" / "journal.db", folder / "NH-07" / "device.pem") as reader:
        yield reader


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def begin(table: Table, cards: str = DECK) -> None:
    """Place six antes and deal the hole and bonus cards from the shoe."""
    table.shoe.event(StateChanged(DeviceState.READY, ""))
    for seat in range(1, 7):
        table.play.place(seat, "ante", 500)
    table.play.proceed()
    for nth in range(0, len(cards), 2):
        table.shoe.event(CardRead(card(cards[nth : nth + 2]), 0))


def test_rows_are_the_finished_hands_newest_first(journal: JournalReader) -> None:
    rows = History(journal).rows()
    assert [row.number for row in rows] == list(range(HANDS, 0, -1))
    assert {row.game for row in rows} == {"nh"}
    assert [row.number for row in rows if row.void] == list(range(HANDS // VOID_EACH * VOID_EACH, 0, -VOID_EACH))


def test_a_row_names_the_seat_the_amount_and_the_pay_line(journal: JournalReader) -> None:
    for row, (_, end) in zip(hand_rows(journal, 1, HANDS), journal.finished(1, HANDS), strict=True):
        if isinstance(end.what, HandVoided):
            assert (row.net, row.pays, row.best) == (0, (), None)
            continue
        won = {
            seat["seat"]: sum(wager["won"] for wager in seat["wagers"].values())
            for seat in end.of(HandSettled).result.result["seats"]
        }
        assert {pay.seat: pay.amount for pay in row.pays} == {seat: cents for seat, cents in won.items() if cents}
        assert row.net == end.of(HandSettled).house_net
        assert all(pay.line and pay.line[0].isupper() and "_" not in pay.line for pay in row.pays)
        assert row.best is None or row.best.amount == max(won.values())


def test_only_the_newest_are_read_at_first(journal: JournalReader) -> None:
    history = History(journal)
    history.refresh()
    assert [row.number for row in history.known] == list(range(HANDS, HANDS - SLICE, -1))
    assert history.older() is True
    assert history.older() is False
    assert len(history.known) == HANDS


def test_search_finds_hands_in_the_part_already_read(journal: JournalReader) -> None:
    history = History(journal)
    history.refresh()
    everybody = Sought(dealer=history.known[0].dealer)
    counts = [len(history.find(everybody))]
    assert counts == [SLICE]
    while history.older():
        counts.append(len(history.find(everybody)))
    assert counts == [SLICE, 2 * SLICE]
    assert [row.number for row in history.find(everybody)] == list(range(HANDS, 0, -1))


def test_no_more_than_the_newest_are_kept_but_a_number_finds_an_older_one(journal: JournalReader) -> None:
    history = History(journal, kept=20)
    assert len(history.rows()) == 20
    assert [row.number for row in history.find(Sought(number="3"))] == [3]
    assert [row.number for row in history.find(Sought(number=str(HANDS)))] == [HANDS]
    assert history.find(Sought(number="999999")) == []


def test_a_search_is_by_number_seat_dealer_time_and_void(journal: JournalReader) -> None:
    history = History(journal)
    rows = history.rows()
    at = rows[0].at.hour * 60 + rows[0].at.minute
    assert {row.void for row in history.find(Sought(mark=Mark.VOID))} == {"Cards dealt out of order"}
    assert all(3 in row.seats for row in history.find(Sought(seat=3)))
    assert len(history.find(Sought(dealer=DEALER))) == HANDS
    assert history.find(Sought(dealer="nobody")) == []
    assert len(history.find(Sought(minute=(at + 10) % 1440))) == HANDS
    assert history.find(Sought(minute=(at + 11) % 1440)) == []
    assert history.dealers() == (DEALER,)


class CountingReader:
    """Reads a journal, and notes the hands that are `asked` for."""

    def __init__(self, journal: JournalReader) -> None:
        self._journal = journal
        self.asked: list[tuple[int, int]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._journal, name)

    def finished(self, first: int, last: int) -> Iterator[tuple[Event, Event]]:
        self.asked.append((first, last))
        return self._journal.finished(first, last)


def test_a_new_hand_costs_one_row(house: House) -> None:
    table = house.table
    journal = CountingReader(table.journal)
    history = History(cast(JournalReader, journal))
    assert history.rows() == []
    journal.asked.clear()
    for number in (1, 2):
        begin(table)
        assert [row.number for row in history.rows()] == list(range(number - 1, 0, -1))
        void(table, FLOOR, PINS[FLOOR])
        assert [row.number for row in history.rows()] == list(range(number, 0, -1))
    assert journal.asked == [(1, 1), (1, 1), (2, 2), (2, 2)]


def test_later_events_about_a_hand_do_not_hide_it(house: House) -> None:
    begin(house.table)
    void(house.table, FLOOR, PINS[FLOOR])
    house.table.journal.append(FloorCalled(why="Player’s question"), hand=1, actor=DEALER)
    assert [row.void for row in History(house.table.journal).rows()] == ["The floor voids the hand"]


def test_a_hand_in_progress_is_not_recalled(house: House) -> None:
    begin(house.table)
    with pytest.raises(Refused) as refused:
        Recall(house.table.journal, 1)
    assert refused.value.code == "in_hand"
    with pytest.raises(Refused):
        Recall(house.table.journal, 7)


def test_each_event_is_the_table_as_it_was(house: House) -> None:
    table = house.table
    seen: list[str] = []
    table.shoe.event(StateChanged(DeviceState.READY, ""))
    table.subscribe(lambda: seen.append(state(table)))
    begin(table)
    table.play.choose_all("1x")
    table.play.undo()
    table.play.choose(2, "fold")
    table.play.choose_all("1x")
    table.play.proceed()
    table.shoe.event(CardRead(card("2h"), 0))
    once = list(dict.fromkeys(seen))
    void(table, FLOOR, PINS[FLOOR])
    recall = Recall(table.journal, 1)
    again = RecalledTable(table, recall)
    states = []
    for at in range(recall.last + 1):
        again.show(recall, at)
        states.append(state(again))
    assert [state for state in dict.fromkeys(states) if state in once] == once
    assert str(recall.happened(recall.last)) == "Hand void: The floor voids the hand. Every wager is returned."


def state(table: Table) -> str:
    """Return the visible state of a table, for comparison."""
    hand = table.round
    faces = {
        place: [slot.card.text if slot.up and slot.card else "back" for slot in row]
        for place, row in hand.felt.cards.items()
    }
    devices = {name: device.state for name, device in table.devices.by_name.items()}
    return repr(
        (hand.opening.number, hand.prompt, faces, hand.draft, table.play.can_proceed, table.play.can_undo, devices)
    )


def test_a_face_down_card_stays_face_down(house: House) -> None:
    begin(house.table)
    void(house.table, FLOOR, PINS[FLOOR])
    recall = Recall(house.table.journal, 1)
    for at in range(recall.last + 1):
        said = str(recall.happened(at))
        assert not any(str(card(DECK[nth : nth + 2]).words) in said for nth in range(0, len(DECK), 2))
        assert not any(slot.up for slot in recall.hand(at).felt.cards.get((Felt.HOLE, 1), ()))


def test_questions_are_jumped_to_both_ways(journal: JournalReader) -> None:
    recall = Recall(journal, 1)
    on, at = [0], 0
    while at < recall.last:
        at = recall.question_after(at)
        on.append(at)
    back, at = [recall.last], recall.last
    while at > 0:
        at = recall.question_before(at)
        back.append(at)
    assert set(back[1:]) <= set(on)
    assert on == sorted(set(on))


def test_the_last_bets_of_the_hand_before_are_offered_again(house: House) -> None:
    table = house.table
    begin(table)
    for street in ("2h", "9h", "4d"):
        table.play.choose_all("1x")
        table.play.proceed()
        table.shoe.event(CardRead(card(street), 0))
    while table.hand_number == 1:
        if table.play.can_proceed:
            table.play.proceed()
        else:
            table.floor.acknowledge(FLOOR, PINS[FLOOR])
    table.play.repeat_bets()
    assert isinstance(table.round.draft, Placed)
    void(table)
    assert RecalledTable(table, Recall(table.journal, 1)).play.has_last_bets is False
    assert RecalledTable(table, Recall(table.journal, 2)).play.has_last_bets is True


@pytest.mark.parametrize("key", GAMES)
def test_every_ruling_of_a_game_is_in_its_handbook_with_every_value(key: str) -> None:
    game, book = GAMES[key], GAMES[key].handbook
    rules = load(config_dir(), GAMES).games[key]
    schema = game.rules_model.model_json_schema()
    by_option = rulings_of(game.rules_model)
    not_rulings = {"structure"}
    assert set(option_names(game.rules_model)) - not_rulings == set(by_option)
    for name, ruled in by_option.items():
        values = schema["properties"][name]
        named = values if "$ref" not in values else schema["$defs"][values["$ref"].split("/")[-1]]
        known = named["enum"] if "enum" in named else [named["const"]]
        assert set(ruled.means) == set(known)
        assert ruled.means[str(getattr(rules, name))]
        assert set(ruled.clauses) <= set(book.clauses)


@pytest.mark.parametrize("key", GAMES)
def test_every_step_has_its_clauses(key: str) -> None:
    book = GAMES[key].handbook
    assert list(book.steps) == [step.key for step in GAMES[key].steps]
    assert {clause for clauses in book.steps.values() for clause in clauses} == set(book.clauses)
    assert all(irregularity.clause in book.clauses for irregularity in GAMES[key].irregularities)


def test_a_wrong_count_marks_the_hands_since_the_deck_was_right(house: House) -> None:
    """A correct count follows hands 1 and 2, and a count of 51 cards hands 3 and 4: hands 3 and 4 are marked."""
    table = house.table

    def count(key: str, remedy: str, cards: int) -> None:
        table.rulings.rule(key, remedy, Details(count=cards), (FLOOR, PINS[FLOOR]))

    table.shoe.event(StateChanged(DeviceState.READY, ""))
    for number in range(1, 6):
        play(table)
        if number == 2:
            count("count", "count", 52)
        if number == 4:
            count("count", "count", 51)
            count("wrong_count", "count", 52)
    house.close()
    table = house.open()  # The floor's checkpoint has them.
    assert table.rulings.wrong_counts == ((3, 4),)
    history = History(table.journal, wrong_counts=lambda: table.rulings.wrong_counts)
    history.rows()
    found = history.find(Sought(mark=Mark.WRONG_DECK))
    assert [row.number for row in found] == [4, 3]
    (counted,) = exported_counts(table.journal)
    assert (counted["count"], counted["due"], [hand["hand"] for hand in counted["hands"]]) == (51, 52, [3, 4])
    for row in found:
        (hand,) = (hand for hand in counted["hands"] if hand["hand"] == row.number)
        assert sum(hand["nets"].values()) == -row.net and len(hand["nets"]) == 2
