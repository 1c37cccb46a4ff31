"""A card leaves the shoe before it is due: the floor rules on it, and a card that plays is the next card dealt."""

from pathlib import Path

import pytest

from kiosk.core.cards import card
from kiosk.core.devices import CardUnread, DeviceState, StateChanged
from kiosk.core.errors import NotAuthorized, Refused
from kiosk.events import CardCameEarly, EarlyCardsPlay
from kiosk.procedure import Cards, Choices
from kiosk.table import Details, Table
from tests.dealt import deal, deal_to_flop_bets, plug_in, read, refused
from tests.tables import BOTH, DEALER, FLOOR, PINS, House
from tests.ui.tables import PIN, make_table, restarted, shoe_deals

SIGNED = (FLOOR, PINS[FLOOR])


def board(table: Table, spot: str = "board") -> list[str]:
    return [slot.card.text for slot in table.round.felt.cards.get((spot, 0), ()) if slot.card is not None]


def two_undecided(house: House) -> Table:
    """Have the flop come out while two of three players have not decided."""
    table = house.table
    deal_to_flop_bets(table)
    table.play.choose(1, "1x")
    table.shoe.event(read("9d"))
    return table


def test_a_card_that_plays_is_the_flop_and_the_next_one_the_turn(house: House) -> None:
    table = two_undecided(house)
    table.rulings.rule("early_card", "plays_next", signature=SIGNED)
    ((place, shown),) = table.rulings.early_up
    assert (place.spot, place.nth, shown.text) == ("board", 0, "9d"), "it is on the screen, where it goes"
    table.play.choose_all("1x")
    table.play.proceed()
    assert board(table) == ["9d"]
    assert table.round.prompt is not None and table.round.prompt.guide.step == "turn_bets"
    assert table.rulings.early_up == ()
    table.play.choose_all("1x")
    deal(table, "Kd")
    assert board(table) == ["9d", "Kd"]


def test_a_card_that_plays_is_known_after_a_restart(house: House) -> None:
    two_undecided(house)
    table = house.restart()
    plug_in(table)
    assert table.rulings.early == ("9d",)
    table.rulings.rule("early_card", "plays_next", signature=SIGNED)
    table = house.restart()
    plug_in(table)
    assert [shown.text for _, shown in table.rulings.early_up] == ["9d"]
    if table.doubts.are_open:
        table.doubts.confirm_cards()
    table.play.choose_all("1x")
    table.play.proceed()
    assert board(table) == ["9d"]


def test_undone_cards_are_entered_before_the_early_card(house: House) -> None:
    """The turn came early and plays. The flop is then undone: the turn is not dealt in its place."""
    table = house.table
    deal_to_flop_bets(table)
    table.play.choose_all("1x")
    deal(table, "9d")
    table.play.choose(1, "1x")
    table.shoe.event(read("Kd"))
    table.rulings.rule("early_card", "plays_next", signature=SIGNED)
    while board(table):
        table.play.undo(agreed=True, signatures=(SIGNED, (BOTH, PINS[BOTH])))
    for _ in range(2):
        assert isinstance(table.round.prompt, Cards)
        assert table.round.prompt.guide.step == "flop"
        table = house.restart()
        plug_in(table)
    table.people.resume(DEALER, PINS[DEALER]) if table.people.paused else None
    if table.doubts.are_open:
        table.doubts.confirm_cards()
    table.play.enter_card(card("9d"))
    assert board(table) == ["9d"]
    table.play.choose_all("1x")
    table.play.proceed()
    assert board(table) == ["9d", "Kd"]


def test_a_card_that_is_laid_aside_is_not_dealt(house: House) -> None:
    table = two_undecided(house)
    table.rulings.rule("early_card", "aside", signature=SIGNED)
    table.play.choose_all("1x")
    deal(table, "Kd")
    assert board(table) == ["Kd"]


def test_only_the_floor_rules_on_it_and_nothing_else_is_done_before(house: House) -> None:
    table = two_undecided(house)
    assert table.floor.called is not None
    assert {path.key for path in table.rulings.irregularities} >= {"early_card", "voided"}
    with refused("suspended"):
        table.play.choose(2, "1x")
    with pytest.raises(NotAuthorized):
        table.rulings.rule("early_card", "plays_next")
    with pytest.raises(Refused):
        table.rulings.rule("early_card", "stands", signature=SIGNED)
    assert [ruled.effect.value for ruled in table.rulings.remedies(path_of(table, "exposed_by_dealer"))] == ["void"]
    table.rulings.rule("voided", "misdeal", signature=SIGNED)
    assert (table.hand_number, table.rulings.early) == (2, ())


def path_of(table: Table, key: str):  # type: ignore[no-untyped-def]
    return next(path for path in table.game.irregularities if path.key == key)


def test_the_name_of_an_early_card_is_sealed_in_the_journal(house: House) -> None:
    table = two_undecided(house)
    last = table.journal.last_seq()
    kept = [event for event in table.journal.events(last - 1) if isinstance(event.what, CardCameEarly)]
    assert [event.of(CardCameEarly).card for event in kept] == ["9d"]
    assert all(b'"9d"' not in path.read_bytes() for path in Path(table.journal.path).parent.glob("*.journal*"))


def test_a_card_that_nobody_read_is_entered_for_the_ruling(table: Table) -> None:
    deal_to_flop_bets(table)
    table.play.choose(1, "1x")
    table.shoe.event(CardUnread(0))
    with refused("details"):
        table.rulings.rule("early_card", "plays_next", signature=SIGNED)
    table.rulings.rule("early_card", "plays_next", Details(card=card("9d")), SIGNED)
    table.play.choose_all("1x")
    table.play.proceed()
    assert board(table) == ["9d"]


@pytest.mark.parametrize("count", [3, 4])
def test_an_early_flop_is_the_flop_with_its_burn_or_without(tmp_path: Path, count: int) -> None:
    """The dealer burns and turns the flop while a player has yet to act, or forgets the burn and burns then."""
    table = make_table(tmp_path, game="holdem", shoe="shoe")
    plug_in(table)
    for seat in (1, 2, 3):
        table.play.choose(seat, "sit", 20_000)
    table.play.proceed()
    shoe_deals(table, "AhKhQsJs2c7d")
    table.play.choose(table.round.prompt.seats[0], "call")  # type: ignore[union-attr]
    shoe_deals(table, "9c9d9h9s"[-2 * count :])
    assert len(table.rulings.early) == count
    table.rulings.rule("early_card", "plays_next", signature=("haddad", PIN))
    assert len(table.rulings.early_up) >= 3
    table = restarted(table, tmp_path)
    plug_in(table)
    if table.doubts.are_open:
        table.doubts.confirm_cards()
    while isinstance(table.round.prompt, Choices) and table.round.prompt.guide.step == "preflop":
        (seat,) = table.round.prompt.options
        keys = [option.key for option in table.round.prompt.options[seat]]
        table.play.choose(seat, "check" if "check" in keys else "call")
    if count == 3:
        assert isinstance(table.round.prompt, Cards)
        shoe_deals(table, "5d")
    assert board(table) == ["9d", "9h", "9s"]
    assert table.round.prompt is not None and table.round.prompt.guide.step == "flop"


def test_each_doubt_says_its_own_sentence(table: Table) -> None:
    deal_to_flop_bets(table)
    table.play.choose_all("1x")
    table.shoe.event(read("Ah"))
    assert str(table.doubts.shoe_why) == "That card is already in this hand: stop, and call the floor."
    table.doubts.confirm_cards()
    table.shoe.event(StateChanged(DeviceState.ABSENT, "The cable is out."))
    plug_in(table)
    assert "disconnected" in str(table.doubts.shoe_why)


def test_the_ruling_names_the_cards(house: House) -> None:
    table = two_undecided(house)
    table.rulings.rule("early_card", "plays_next", signature=SIGNED)
    (ruled,) = [event for event in table.journal.events(1) if isinstance(event.what, EarlyCardsPlay)]
    assert (ruled.actor, ruled.of(EarlyCardsPlay).cards) == (FLOOR, ("9d",))
