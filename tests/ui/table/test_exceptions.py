"""The paths through exceptions, by touch: the list, the ruling and its source, the questions, and the signers."""

from collections import Counter
from pathlib import Path

import pytest

from kiosk.core.cards import card
from kiosk.core.devices import BadgeRead, DeviceState
from kiosk.games import GAMES
from kiosk.procedure import Choice, Chosen, Effect, Felt, Irregularity, SeatStatus
from kiosk.table import Details, Table
from tests.sizes import at_sizes, sized
from tests.ui.conftest import OpenScreen
from tests.ui.player import Player
from tests.ui.shift.people import gold, texts
from tests.ui.tables import (
    PIN,
    enter_pin,
    found,
    make_table,
    place_antes,
    restarted,
    shoe_deals,
    shoe_is,
    sign_as,
    taps,
    to_board,
    to_dealing,
    to_flop_bets,
)
from tests.ui.walk import Look, problems, rect, second_gold
from ui.app import Screen

MAX_ACTS = 40
STEPS = 160


def written(table: Table) -> Counter[str]:
    return Counter(event.kind for event in table.journal.events())


def shown(screen: Screen, name: str) -> str:
    item = screen.find(name)
    return "" if item is None else str(item.property("text"))


def find(screen: Screen, irregularity: Irregularity) -> None:
    """Find a due irregularity in the list."""
    screen.tap("exceptions")
    if screen.find(f"reason.{irregularity.key}") is None:
        screen.tap(f"reason.{irregularity.about}")
    while screen.find(f"reason.{irregularity.key}") is None:
        screen.tap("reason.more")
    screen.tap(f"reason.{irregularity.key}")


def sign(screen: Screen) -> None:
    sign_as(screen, "haddad", "panel.sign")


def follow(screen: Screen, effect: Effect) -> None:
    """Choose the last offered answer, and all cards of a deck, until the path is at its end."""
    for _ in range(MAX_ACTS):
        offered = [reason.key for reason in screen.model.shown.reasons]
        if screen.model.property("panelAction") == "Done":
            return
        if screen.find("amount.most") is not None:
            screen.tap("amount.most" if effect is not Effect.COUNT else "amount.9")
            screen.tap("amount.enter")
        elif screen.model.property("diceOpen"):
            screen.tap("die.10/black")
        elif screen.find("signer.haddad") is not None:
            sign(screen)
        elif screen.model.property("panelAction") in ("Void the hand", "Forfeit the hand"):
            screen.tap("panel.sign")
        elif screen.model.property("panel") == "exceptions" and offered:
            is_first = len(offered) > 2 and effect in (Effect.SWAP, Effect.CHANGE)
            screen.tap(f"reason.{offered[0 if is_first else -1]}")
        else:
            return
    raise AssertionError(f"this path has no end: {shown(screen, 'panelNote')}")


def words(irregularity: Irregularity) -> int:
    """Return the amount of text on the page of a ruling."""
    return sum(
        len(str(part))
        for part in (irregularity.when, irregularity.says, *(ruled.ruling for ruled in irregularity.remedies))
    )


@pytest.mark.parametrize("game", sized(["holdem"], whole=[*GAMES]))
def test_every_path_of_its_own_is_walked_to_its_end_by_touch(
    open_screen: OpenScreen, tmp_path: Path, game: str
) -> None:
    table = make_table(tmp_path, game=game, seats=3)
    screen = open_screen(table, (1280, 800))
    elsewhere = set() if game == "nh" else {str(irregularity.when) for irregularity in GAMES["nh"].irregularities}
    left = {irregularity.key for irregularity in table.game.irregularities if str(irregularity.when) not in elsewhere}
    player = Player(screen, seed=3)
    longest = sorted(table.game.irregularities, key=words)[-2:]
    wrong: dict[str, list[str]] = {}
    for _ in range(STEPS):
        now = [irregularity for irregularity in table.rulings.irregularities if irregularity.key in left]
        if not left:
            break
        if not now:
            player.step()
            continue
        irregularity = now[0]
        ruled = irregularity.ruled_by(table.round.rules.exceptions)
        before = written(table)
        find(screen, irregularity)
        if irregularity in longest and (found := problems(screen)):
            wrong[irregularity.key] = found
        if not irregularity.often or len(irregularity.remedies) > 1:  # Otherwise nothing is chosen.
            assert irregularity.clause in shown(screen, "panelNote")
            screen.tap(f"reason.{ruled.key}")
        if ruled.effect is Effect.MISREAD:
            assert screen.model.property("keysOpen")
            screen.tap("cardWrong")
        else:
            follow(screen, ruled.effect)
            if not (screen.model.property("strip") or written(table) - before):
                raise AssertionError(f"{irregularity.key}: nothing was ruled, and nothing refused")
        left.discard(irregularity.key)
        finish_it(screen, table)
    assert (left - {"wrong_count"}, wrong) == (set(), {})


def finish_it(screen: Screen, table: Table) -> None:
    """Do the steps of the ruling before the hand continues, and leave the panel."""
    if screen.model.property("panel") == "exceptions" and screen.find("panel.sign") is not None:
        screen.tap("panel.sign")
    if screen.model.property("panel") != "":
        screen.tap("exceptions")
    if table.rulings.giving_back:
        screen.tap("primary")
    if table.rulings.replacing is not None:
        screen.tap("primary")
    if table.rulings.deck_is_wrong and not table.hand_is_open:
        table.rulings.rule("change", "change", Details(count=table.game.pieces), ("haddad", PIN))
    assert (table.suspended, screen.model.property("panel")) == ("", "")


def test_the_ruling_comes_with_its_source_and_the_floor_may_rule_otherwise(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("exceptions", "reason.card", "reason.exposed_by_player"))
    assert "Rules of the game 2 says: “Any player who shares their cards" in shown(screen, "panelNote")
    taps(screen, ("exceptions", "exceptions", "reason.exposed_by_dealer"))
    assert "House ruling" in shown(screen, "panelNote")
    screen.tap("reason.stands")
    sign(screen)
    assert [event.actor for event in table.journal.events() if event.kind == "ruled"] == ["haddad"]
    assert "Tell the players" in " ".join(str(item.property("text")) for item in screen.items())
    screen.tap("panel.sign")
    assert screen.model.property("panel") == ""


def test_names_and_pin_keys_stay_in_sight_under_a_long_statement(open_screen: OpenScreen, table: Table) -> None:
    screen = open_screen(table, (1280, 800))
    to_flop_bets(screen, table)
    taps(screen, ("exceptions", "reason.exposed_by_dealer", "reason.stands"))
    note = found(screen, "panelNote")
    note.setProperty("text", "Seat 6, Board bonus: Flush, pay $7.50. Now: No pair, flush or straight, take $2.50. " * 9)
    screen.settle()
    assert rect(found(screen, "signer.haddad")).bottom() <= rect(found(screen, "undo")).top()
    screen.tap("signer.haddad")
    note.setProperty("text", "Seat 6, Board bonus: Flush, pay $7.50. Now: No pair, flush or straight, take $2.50. " * 9)
    screen.settle()
    assert rect(note).bottom() <= rect(found(screen, "pin.1")).top()


def test_the_floors_badge_takes_the_ruling_of_the_house_and_signs_nothing(
    open_screen: OpenScreen, tmp_path: Path
) -> None:
    table = make_table(tmp_path, shoe="shoe", badge="desk")
    for who, badge in (("tran", "12"), ("haddad", "13")):
        table.staff.set_badge(who, badge)
    screen = open_screen(table)
    to_flop_bets(screen, table)
    taps(screen, ("exceptions", "reason.exposed_by_dealer"))
    asked = shown(screen, "panelNote")
    assert "Floor: your badge picks the first ruling." in asked
    table.people.badge_event(BadgeRead("12", 0))  # This is a dealer's badge.
    screen.settle()
    assert shown(screen, "panelNote") == asked
    table.people.badge_event(BadgeRead("13", 0))
    screen.settle()
    assert ("Misdeal: the hand is void.", "R. Haddad: your PIN signs the ruling.") == (
        shown(screen, "panelNote"), shown(screen, "padTitle"),
    )  # fmt: skip
    taps(screen, ("exceptions", "exceptions", "reason.exposed_by_dealer", "reason.stands"))
    assert screen.find("signer.haddad") is not None  # An earlier badge does not sign for another ruling.
    assert written(table)["ruled"] == written(table)["hand_voided"] == 0


def test_a_void_hand_lists_the_returns_until_they_are_done(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, shoe="shoe")
    screen = open_screen(table)
    to_flop_bets(screen, table, "board_bonus")
    screen.tap("seat2.option.3x")
    taps(screen, ("secondary", "primary", "exceptions", "reason.voided", "reason.misdeal"))
    sign(screen)
    assert [(chips.seat, chips.cents) for chips in table.rulings.giving_back if chips.seat == 2] == [
        (2, 500),
        (2, 500),
        (2, 1500),
    ]
    table = restarted(table, tmp_path)
    screen = open_screen(table)
    said = [str(item.property("text")) for item in screen.items() if item.property("text")]
    assert (said.count("= Return"), said.count("$15"), said.count("$25")) == (6, 5, 1)
    assert "Ante $5, Board $5, Street bets $15" in said
    assert not {"not in", "In action"} & set(said), "every seat has money due, and its wagers are named"
    assert ["primary"] == gold(screen)
    assert shown(screen, "instruction") == "Return the wagers as each seat shows."
    assert screen.find("seat2.spot.ante") is None, "the next hand waits"
    assert problems(screen) == []
    screen.tap("primary")
    assert written(table)["wagers_given_back"] == 1
    screen.tap("seat2.spot.ante")
    assert table.hand_is_open


def test_a_void_hand_takes_back_its_payments(screen: Screen, table: Table) -> None:
    to_board(screen, table, "board_bonus")
    table.floor.acknowledge("haddad", PIN)
    screen.settle()
    screen.tap("primary")
    taps(screen, ("exceptions", "reason.hand", "reason.voided", "reason.misdeal"))
    sign(screen)
    back = {(chips.seat, str(chips.name)): chips.cents for chips in table.rulings.giving_back}
    assert back[2, "Board"] < 0 < back[2, "Ante"]
    said = [str(item.property("text")) for item in screen.items() if item.property("text")]
    assert "▼ Take back" in said
    assert any(words.startswith("Return $") and words.endswith(" too") for words in said)
    assert any("Board: take back $" in words for words in said)
    assert problems(screen) == []


def test_the_sentence_and_the_felt_say_the_same_place(screen: Screen, table: Table) -> None:
    to_dealing(screen, table)
    shoe_deals(table, "7d3s2c")
    screen.settle()
    taps(screen, ("exceptions", "reason.deck", "reason.boxed", "reason.replace", "reason.hole:3"))
    sign(screen)
    assert "Deal the next card to seat 3, card 1." in shown(screen, "instruction")
    due = {
        item.objectName(): item.property("due")
        for item in screen.items()
        if item.objectName().startswith("seat") and ".card." in item.objectName()
    }
    assert [name for name, is_due in due.items() if is_due == 2] == ["seat3.card.0"]


def test_the_steps_of_a_ruling_keep_no_card_out(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("secondary", "primary"))
    shoe_is(table, DeviceState.BACKING_OFF)
    screen.settle()
    taps(screen, ("exceptions", "reason.card", "reason.exposed_by_player", "reason.stands"))
    if screen.find("signer.haddad") is not None:
        sign(screen)
    assert "Tell the players" in " ".join(str(item.property("text")) for item in screen.items())
    assert gold(screen) == [], "the steps are not a question"
    assert screen.model.property("keysOpen"), "the next card can be entered while the steps are read"
    screen.tap("card.2h")
    assert table.round.felt.cards["board", 0]


def test_a_wrong_pin_rules_nothing(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("exceptions", "reason.voided", "reason.misdeal", "signer.haddad"))
    enter_pin(screen, "1111", then="panel.sign")
    assert (table.hand_number, "PIN" in shown(screen, "strip")) == (1, True)
    enter_pin(screen, then="panel.sign")
    assert table.hand_number == 2


def test_the_steps_key_is_ordinary_while_something_else_is_asked(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    screen.tap("secondary")
    assert (gold(screen), second_gold(Look(screen))) == (["primary"], [])
    for asked in ("menu", "forfeit", "floor", "exceptions"):
        screen.tap(asked)
        assert gold(screen) == [], asked
        screen.tap(asked)
        assert gold(screen) == ["primary"]
    taps(screen, ("exceptions", "reason.voided", "reason.misdeal", "signer.haddad"))
    enter_pin(screen)
    signs, step = screen.find("panel.sign"), screen.find("primary")
    assert signs is not None
    assert step is not None
    assert (signs.property("dimmed"), step.property("tone"), step.property("dimmed")) == (False, "plain", False)
    assert second_gold(Look(screen)) == []


def test_an_exposed_card_is_replaced_by_the_next_one(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("exceptions", "reason.deck", "reason.boxed", "reason.replace", "reason.hole:3", "reason.0"))
    sign(screen)
    assert "Deal the next card to seat 3, card 1." in shown(screen, "instruction")
    screen.tap("seat1.option.1x")
    assert "Deal the next card to seat 3, card 1" in shown(screen, "strip")
    shoe_deals(table, "3h")
    screen.settle()
    assert table.round.felt.cards[Felt.HOLE, 3][0].card is card("3h")
    screen.tap("seat1.option.1x")
    assert shown(screen, "strip") == ""


def test_without_a_shoe_the_replacement_is_entered_or_goes_down_unread(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("exceptions", "reason.deck", "reason.boxed", "reason.replace", "reason.hole:3", "reason.1"))
    sign(screen)
    shoe_is(table, DeviceState.ABSENT)
    screen.settle()
    assert screen.model.property("keysOpen")
    screen.tap("primary")
    assert table.round.felt.cards[Felt.HOLE, 3][1].card is None


def test_the_same_cards_come_back_through_the_shoe(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("exceptions", "reason.deck", "reason.mixed_up", "reason.redeal"))
    sign(screen)
    shoe_deals(table, "9s")
    screen.settle()
    assert "That card goes to seat 4, card 1." in shown(screen, "strip")
    assert not any("nine" in str(item.property("text")) for item in screen.items())
    screen.tap("primary")
    sign(screen)
    assert table.suspended == ""


def test_a_wager_on_the_wrong_spot_is_moved(screen: Screen, table: Table) -> None:
    shoe_is(table, DeviceState.READY)
    place_antes(screen, table, "board_bonus")
    taps(screen, ("primary", "primary"))
    shoe_deals(table, "7d")
    screen.settle()
    names = ("reason.wager", "reason.wrong_wager", "reason.as_meant", "reason.2", "reason.board_bonus")
    taps(screen, ("exceptions", *names, "reason.>pocket_bonus"))
    assert "Seat 2" in shown(screen, "panelNote")
    sign(screen)
    assert table.round.felt.bets[2] == {"ante": 500, "pocket_bonus": 500}


def test_a_folded_hand_is_given_back(screen: Screen, table: Table) -> None:
    to_flop_bets(screen, table)
    taps(screen, ("seat2.option.fold", "secondary", "primary"))
    shoe_deals(table, "2h")
    screen.settle()
    taps(screen, ("exceptions", "reason.wager", "reason.fold_back", "reason.retrieved", "reason.2"))
    taps(screen, ("reason.2x",))
    sign(screen)
    assert table.round.felt.status[2] is SeatStatus.IN
    assert table.round.felt.bets[2]["flop_bet"] == 1000


def test_the_deck_is_counted_and_changed_between_hands(screen: Screen, table: Table) -> None:
    taps(screen, ("exceptions", "reason.count", "reason.count", "reason.51"))
    assert "Count or change the deck" in shown(screen, "instruction") or screen.model.property("panel")
    taps(screen, ("panel.sign", "chip.5", "seat1.spot.ante"))
    assert "Deck count wrong" in shown(screen, "strip")
    taps(screen, ("exceptions", "reason.change", "reason.change", "reason.52"))
    sign(screen)
    taps(screen, ("panel.sign", "seat1.spot.ante"))
    assert table.hand_is_open


def test_a_deck_that_is_not_whole_is_refused_before_anybody_signs(screen: Screen, table: Table) -> None:
    taps(screen, ("exceptions", "reason.count", "reason.count", "reason.51", "panel.sign"))
    taps(screen, ("exceptions", "reason.change", "reason.change", "reason.51"))
    assert "count again" in shown(screen, "strip")
    assert screen.find("signer.haddad") is None
    screen.tap("reason.52")
    assert screen.find("signer.haddad") is not None


def test_another_number_is_entered_in_digits(screen: Screen, table: Table) -> None:
    taps(
        screen, ("exceptions", "reason.count", "reason.count", "reason.amount", "amount.4", "amount.9", "amount.enter")
    )
    assert table.rulings.deck_is_wrong


def test_a_void_hand_leaves_the_players_at_their_seats(open_screen: OpenScreen, tmp_path: Path) -> None:
    """Table Stakes: the players and their stacks were agreed before the cards."""
    table = make_table(tmp_path, game="holdem")
    screen = open_screen(table)
    for seat in (1, 4):
        table.play.choose(seat, "sit", 20_000)
    table.play.proceed()
    table.play.proceed()
    table.play.deal_unread()
    assert table.round.felt.stacks[4] == 19_500 or table.round.felt.stacks[1] == 19_500
    taps(screen, ("exceptions", "reason.voided", "reason.misdeal"))
    sign(screen)
    assert (table.hand_number, table.round.felt.stacks) == (2, {1: 20_000, 4: 20_000})
    assert "The button stays" in " ".join(str(item.property("text")) for item in screen.items())


@pytest.mark.parametrize("size", at_sizes((1920, 1080), (1280, 800)))
def test_decision_before_an_early_card_is_changed_only_by_the_floor(
    open_screen: OpenScreen, table: Table, size: tuple[int, int]
) -> None:
    """Seat 1 has folded, and the card that the floor lets play is face up: no finger makes it 3×."""
    screen = open_screen(table, size)
    to_flop_bets(screen, table)
    screen.tap("seat1.option.fold")
    shoe_deals(table, "9h")
    screen.settle()
    taps(screen, ("exceptions", "reason.card", "reason.early_card", "reason.plays_next", "signer.haddad"))
    enter_pin(screen, then="panel.sign")
    screen.tap("seat1.option.3x")
    assert shown(screen, "strip") == "✕  Seat 1 has decided: only the floor may change it, with Undo."
    screen.tap("undo")
    assert "The floor signs for this undo. Why?" in texts(screen)
    draft = table.round.draft
    assert isinstance(draft, Chosen) and draft.choices == {1: Choice("fold")}
