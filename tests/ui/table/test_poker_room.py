"""The poker room by touch: seating, stacks, and winners of pots; and a die that is tapped twice."""

from pathlib import Path
from typing import Final

import pytest

from kiosk.core.cards import DECK, card
from kiosk.core.devices import DeviceState
from kiosk.core.dice import die
from kiosk.core.errors import Refused
from kiosk.events import Corrected, Ruled
from kiosk.games.texas_holdem.naming import Winners
from kiosk.games.texas_holdem.words import BOARD, FiveCards
from kiosk.procedure import Cards, Choices, Chosen, Confirm, Dice, InTurn, Place, Rolled, SeatStatus, Settle, amend
from kiosk.table import Details, Table
from kiosk.table.rulings.changes import stack_of
from tests.sizes import at_sizes, only_whole
from tests.tables import void
from tests.ui.conftest import OpenScreen
from tests.ui.kiosks import Kiosk
from tests.ui.poker import all_in_until, all_in_with, choose, seat
from tests.ui.shift.people import closed_table, shown, texts
from tests.ui.tables import PIN, enter_pin, found, make_table, shoe_deals, shoe_is, taps
from tests.ui.walk import problems, rect
from ui.app import Screen
from ui.vm.controls.words import say
from ui.vm.table.screen import TableScreen
from ui.window.pane import visible_items


@pytest.fixture
def room(tmp_path: Path) -> Table:
    return make_table(tmp_path, game="holdem")


def to_the_winners(table: Table) -> None:
    """Have three players all in for different amounts, with unread hands, and the board dealt."""
    all_in_until(table, Winners)


@pytest.mark.parametrize("language", ["es", "en", "zh_CN"])
def test_the_keys_of_seven_winners_hold_their_words(open_screen: OpenScreen, room: Table, language: str) -> None:
    """“Asiento 1:” has a space that does not break, and counts as one word."""
    all_in_until(room, Winners, stacks={1: 10_000} | dict.fromkeys(range(2, 9), 20_000))
    screen = open_screen(room, (1280, 800))
    Kiosk(1280, 800, {"inches": 10.1, "language": language}).wear(screen)
    assert screen.find("option.wins@8") is not None
    assert problems(screen) == []


HOLES: Final = dict(enumerate(("9c8c", "3s3c", "TsTd", "AhAd", "AsKd", "2c4c", "JdJs", "3h4d", "Qh2d"), 1))
BURNED_AND_BOARD: Final = "2hTcJcQc2sQd5s3d"
KINDS: Final = {
    "es": "Esc. color, Full, Full, Dos pares, Escalera, Color, Full, Dos pares, Trío",
    "en": "Straight flush, Full house, Full house, Two pair, Straight, Flush, Full house, Two pair, Three of a kind",
    "zh_CN": "同花顺, 葫芦, 葫芦, 两对, 顺子, 同花, 葫芦, 两对, 三条",
}


@pytest.mark.parametrize("language", KINDS)
@pytest.mark.parametrize("size", at_sizes((1280, 800), (1920, 1080)))
def test_a_shown_hand_is_whole_or_its_kind(
    open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    room = make_table(tmp_path, game="holdem", shoe="shoe")
    all_in_with(room, dict.fromkeys(HOLES, 10_000), HOLES, BURNED_AND_BOARD)
    screen = open_screen(room, size)
    Kiosk(*size, {"language": language}).wear(screen)
    for number, kind in zip(HOLES, KINDS[language].split(", "), strict=True):
        panel = screen.find(f"seat{number}")
        assert panel is not None
        words = [str(item.property("text")) for item in visible_items(panel) if item.objectName() == "seatWords"]
        assert words in ([say(room.round.felt.shown[number])], [kind])


def test_the_amount_of_a_push_at_the_button_takes_the_place_of_its_mark(
    open_screen: OpenScreen, tmp_path: Path
) -> None:
    room = make_table(tmp_path, game="holdem", shoe="shoe")
    all_in_with(room, {1: 10_000, 2: 10_000, 3: 10_000}, {1: "KsKh", 2: "QsQh", 3: "AsAh"}, "2c2d7d9c3cTc4cJc")
    assert room.round.felt.button == 3
    screen = open_screen(room, (1280, 800))
    Kiosk(1280, 800, {"inches": 10.1}).wear(screen)
    panel = screen.find("seat3")
    assert panel is not None
    words = {str(item.property("text")) for item in visible_items(panel) if item.property("text")}
    assert "D" not in words and "▲ $295" in words


def test_a_push_of_thousands_has_its_amount_at_nine_seats(open_screen: OpenScreen, tmp_path: Path) -> None:
    room = make_table(tmp_path, game="holdem", shoe="shoe")
    stacks = dict.fromkeys(HOLES, 100_000) | {1: 50_000, 3: 25_000}
    all_in_with(room, stacks, HOLES, BURNED_AND_BOARD)
    screen = open_screen(room, (1280, 800))
    Kiosk(1280, 800, {"inches": 10.1}).wear(screen)
    for name, amount in (("seat1", "▲$4,245"), ("seat7", "▲$3,500")):
        panel = screen.find(name)
        assert panel is not None
        assert amount in {str(item.property("text")) for item in visible_items(panel) if item.property("text")}
    assert problems(screen) == []


def rolled(table: Table) -> int:
    return sum(isinstance(entry.answer, Rolled) for entry in table.round.entries)


def test_the_last_side_pot_is_asked_first_and_a_loser_of_it_wins_nothing(open_screen: OpenScreen, room: Table) -> None:
    to_the_winners(room)
    screen = open_screen(room)
    assert shown(screen, "instruction") == "Touch the seat that wins, or each that splits: Side pot 1."
    choose(screen, 2, "wins")
    assert shown(screen, "instruction") == "Touch the seat that wins, or each that splits: Main pot."
    assert isinstance(room.round.prompt, Winners)
    assert room.round.prompt.seats == (1, 2)
    assert problems(screen) == []
    choose(screen, 2, "wins")
    assert not isinstance(room.round.prompt, Winners)


def test_the_pot_total_has_the_bets_of_this_round_before_the_flop(open_screen: OpenScreen, room: Table) -> None:
    """The blinds are $2 and $5; a call of the third player adds $5."""
    seat(room, {1: 10_000, 2: 20_000, 3: 40_000})
    while not isinstance(room.round.prompt, InTurn):
        room.play.deal_unread() if isinstance(room.round.prompt, Cards) else room.play.proceed()
    screen = open_screen(room)
    assert {"Pot total", "$7", "This round"} <= set(texts(screen))
    assert shown(screen, "instruction").endswith("acts: $5 to call.")
    assert {"owes $5", "$2 small blind", "$5 big blind", "seats 1, 2"} <= set(texts(screen))
    assert "Call $5 of $400 · pot then $12" in texts(screen)
    screen.tap("option.call")
    assert {"Pot total", "$12", "$5 called", "$2 · owes $3"} <= set(texts(screen))


def test_nine_seats_are_on_an_arc_and_stay_there(open_screen: OpenScreen, room: Table) -> None:
    """Seat 1 is at the dealer's left hand, seat 5 is opposite, and seat 9 is at the right."""
    screen = open_screen(room, (1920, 1080))

    def middles() -> list[tuple[float, float]]:
        boxes = (rect(item) for nth in range(1, 10) if (item := screen.find(f"seat{nth}")))
        return [(box.center().x(), box.center().y()) for box in boxes]

    seated = middles()
    across, down = [x for x, _ in seated], [y for _, y in seated]
    assert across == sorted(across)
    assert down[:5] == sorted(down[:5], reverse=True) and down[4:] == sorted(down[4:])
    mirrored = [2 * across[4] - x for x in reversed(across)]
    assert across == pytest.approx(mirrored, abs=2)
    all_in_until(room, Settle, unread=False)
    screen.settle()
    assert middles() == seated
    assert "Full house" in texts(screen)  # The board has three fours, and each of the three has a pair with it.
    assert problems(screen) == []


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (1080, 1920)])
def test_chips_build_a_raise(open_screen: OpenScreen, room: Table, size: tuple[int, int]) -> None:
    """$100, two times $25 and two times $5 are $160. A chip that is added twice quickly counts twice."""
    seat(room, {1: 10_000, 2: 20_000, 3: 40_000})
    while not isinstance(room.round.prompt, InTurn):
        room.play.deal_unread() if isinstance(room.round.prompt, Cards) else room.play.proceed()
    screen = open_screen(room, size)
    assert room.round.prompt.seat == 3
    screen.tap("option.raise")
    for chip in ("100", "25", "25", "5", "5"):
        screen.tap(f"amount.chip.{chip}")
    assert shown(screen, "amount") == "160"
    assert problems(screen) == []
    screen.tap("amount.enter")
    assert room.round.felt.bets[3][room.round.felt.layout.bet] == 16_000


def test_larger_text_makes_the_stacks_larger(open_screen: OpenScreen, room: Table) -> None:
    seat(room, {at: 10_100 * at for at in range(1, 10)})
    screen = open_screen(room)
    sizes = []
    for percent in (100, 130):
        Kiosk(1280, 800, {"text_percent": percent}).wear(screen)
        sizes += [item.property("font").pixelSize() for item in screen.items() if item.property("text") == "$505"]
        assert problems(screen) == []
    assert sizes[1] >= 1.25 * sizes[0]


def test_nine_seats_on_a_small_glass_cover_no_pot(open_screen: OpenScreen, room: Table) -> None:
    seat(room, dict.fromkeys(range(1, 10), 20_000))
    while not isinstance(room.round.prompt, InTurn):
        room.play.deal_unread() if isinstance(room.round.prompt, Cards) else room.play.proceed()
    screen = open_screen(room)
    for settings in ({"text_percent": 130}, {"language": "es"}):
        Kiosk(1280, 800, {"inches": 10.1, **settings}).wear(screen)
        assert problems(screen) == []
        assert "$7" in texts(screen)


@pytest.mark.parametrize("size", [(1080, 1920), (1280, 800)])
def test_no_card_of_a_seat_hides_its_stack(open_screen: OpenScreen, room: Table, size: tuple[int, int]) -> None:
    all_in_until(room, Winners)
    screen = open_screen(room, size=size)
    assert problems(screen) == []


def test_the_cards_of_a_hand_have_the_signs_of_their_suits() -> None:
    five = FiveCards(tuple(card(name) for name in ("As", "Th", "4c", "4d", "4s")), board=False)
    assert say(five.words) == "A♠ 10♥ 4♣ 4♦ 4♠"


def test_seats_that_split_a_pot_are_marked_and_confirmed(open_screen: OpenScreen, room: Table) -> None:
    to_the_winners(room)
    screen = open_screen(room)
    choose(screen, 2, "splits")
    choose(screen, 3, "splits")
    assert "Splits" in texts(screen), "the tile shows what was chosen"
    assert isinstance(room.round.prompt, Winners)
    screen.tap("primary")
    assert isinstance(room.round.prompt, Winners)
    assert (2, 3) == room.round.prompt.before.winners


def test_one_touch_names_the_winner_of_every_pot(open_screen: OpenScreen, room: Table) -> None:
    to_the_winners(room)
    screen = open_screen(room)
    choose(screen, 3, "wins_all")
    assert not isinstance(room.round.prompt, Winners)


def test_after_the_pots_a_forfeit_names_the_remedy_and_asks_for_no_seat(open_screen: OpenScreen, room: Table) -> None:
    to_the_winners(room)
    screen = open_screen(room)
    choose(screen, 3, "wins_all")
    while not isinstance(room.round.prompt, Confirm) or not room.round.felt.came_to:
        screen.tap("primary")
    screen.tap("forfeit")
    assert "The pots are pushed" in " ".join(texts(screen))
    assert screen.find("reason.card_left_table") is None


def test_one_touch_names_the_winner_of_a_pot(open_screen: OpenScreen, room: Table) -> None:
    """Each seat that may win has its own key; a touched seat shows its own keys, to split the pot."""
    to_the_winners(room)
    screen = open_screen(room)
    screen.tap("option.wins@3")
    prompt = room.round.prompt
    assert isinstance(prompt, Winners) and prompt.before.winners == (3,), "the side pot is named"
    choose(screen, 1, "splits")
    assert screen.find("option.wins@3") is None, "a seat is marked: what is left is to mark the others"


def test_an_empty_seat_says_how_one_sits_down(open_screen: OpenScreen, room: Table) -> None:
    to_the_winners(room)
    screen = open_screen(room)
    choose(screen, 3, "wins_all")
    number = room.hand_number
    while room.hand_number == number:
        screen.tap("primary")
    screen.tap("seat6.act")
    said = texts(screen)
    assert any(text.startswith("Sit, wait for the big blind") for text in said)
    assert any(text.startswith("Sit, post $") for text in said)
    screen.tap("seat3.act")
    assert "Add chips\n$100" in texts(screen), "which is what players add on"


def test_the_dealer_opens_no_options_of_a_seat_that_the_floor_has_signed_for(
    open_screen: OpenScreen, room: Table
) -> None:
    seat(room, {1: 10_000, 2: 20_000, 3: 40_000})
    void(room, "haddad", PIN)
    room.rulings.given_back()
    room.rulings.rule("moved_player", "keeps_stack", Details(seat=4, cents=250_000), ("haddad", PIN))
    screen = open_screen(room, (1280, 800))
    screen.tap("seat4.act")
    assert any("The floor has signed for seat 4" in words for words in texts(screen))
    assert screen.find("amount.1") is None
    assert problems(screen) == []
    taps(screen, ("seat5.act", "option.sit"))
    assert screen.find("amount.1") is not None
    assert problems(screen) == []


@only_whole
def test_an_amount_keeps_the_remedy_of_a_ruling(open_screen: OpenScreen, room: Table) -> None:
    """The keys of the amount and the steps of the ruling do not fit into one panel."""
    seat(room, {1: 10_000, 2: 20_000, 3: 40_000})
    void(room, "haddad", PIN)
    room.rulings.given_back()
    screen = open_screen(room, (1280, 800))
    taps(screen, ("exceptions", "reason.moved_player", "reason.keeps_stack", "reason.4"))
    taps(screen, (*(f"amount.{digit}" for digit in "2500"), "amount.enter", "signer.haddad"))
    enter_pin(screen, then="panel.sign")
    assert "1. Count the chips at the seat." in texts(screen)
    taps(screen, ("seat5.act", "option.sit"))
    assert "1. Count the chips at the seat." not in texts(screen)
    assert problems(screen) == []


def test_min_and_max_fill_the_amount_and_enter_gives_it(open_screen: OpenScreen, room: Table) -> None:
    screen = open_screen(room)
    taps(screen, ("seat1.act", "option.sit", "amount.most"))
    assert shown(screen, "amount") not in ("", "–")
    assert room.round.draft is None, "nothing is decided yet"
    taps(screen, ("amount.least", "amount.enter"))
    assert room.round.draft is not None


def test_a_double_tap_on_a_die_enters_it_once(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, game="dice")
    screen = open_screen(table, double_tap_s=60)
    while not isinstance(table.round.prompt, Dice):
        prompt = table.round.prompt
        if isinstance(prompt, Choices):
            table.play.choose_all(
                next(option.key for option in next(iter(prompt.options.values())) if option.key not in ("fold", "out"))
            )
        table.play.proceed()
    screen.settle()
    taps(screen, ("die.A/red", "die.A/red"))
    assert rolled(table) == 1
    screen.tap("die.K/red")
    assert rolled(table) == 2


def test_a_wrong_die_is_mended_like_a_wrong_card(open_screen: OpenScreen, tmp_path: Path) -> None:
    table = make_table(tmp_path, game="dice")
    screen = open_screen(table)
    while not rolled(table):
        prompt = table.round.prompt
        if isinstance(prompt, Dice):
            table.play.enter_die(die("A/red"))
        elif isinstance(prompt, Choices):
            table.play.choose_all(
                next(option.key for option in next(iter(prompt.options.values())) if option.key != "out")
            )
            table.play.proceed()
        else:
            table.play.proceed()
    screen.settle()
    assert "Misread die" in texts(screen)
    screen.tap("cardWrong")
    offered = [reason.key for reason in screen.model.shown.reasons]
    taps(screen, [f"reason.{word}" for word in offered][:1])
    screen.tap("die.K/black")
    assert shown(screen, "strip") == ""
    assert next(entry.answer.dice[0] for entry in table.round.entries if isinstance(entry.answer, Rolled)) == die(
        "K/black"
    )


def test_out_of_turn_asks_whose_action_it_was(open_screen: OpenScreen, room: Table) -> None:
    seat(room, {1: 10_000, 2: 20_000, 3: 40_000})
    room.play.proceed()
    room.play.deal_unread()
    screen = open_screen(room)
    assert isinstance(room.round.prompt, Choices)
    (in_turn,) = room.round.prompt.options
    taps(screen, ("exceptions", "reason.wager", "reason.out_of_turn", "reason.taken_back"))
    assert "Which seat?" in texts(screen)
    assert screen.find(f"reason.{in_turn}") is None, "the player in turn cannot act out of turn"
    other = next(word for word in (1, 2, 3) if word != in_turn)
    screen.tap(f"reason.{other}")
    (ruled,) = (event.of(Ruled).ruling for event in room.journal.events() if isinstance(event.what, Ruled))
    assert (ruled.irregularity, ruled.seat) == ("out_of_turn", other)


def test_pots_show_their_amounts_after_the_rake_and_each_seat_its_net(open_screen: OpenScreen, room: Table) -> None:
    to_the_winners(room)
    screen = open_screen(room)
    choose(screen, 3, "wins_all")
    model = screen.model
    assert isinstance(model, TableScreen)
    assert ["$300", "$200"] == [pot.amount for pot in model.shown.pots]
    rake = int(shown(screen, "instruction").removeprefix("Drop the rake: $").rstrip("."))
    screen.tap("primary")
    assert isinstance(room.round.prompt, Settle)
    assert 500 - rake == sum(int(pot.amount.lstrip("$")) for pot in model.shown.pots)
    assert f"${500 - rake}" == model.shown.pot_total
    pushes = [("pay", "Side pot 1 to seat 3", "$200"), ("pay", "Main pot to seat 3", f"${300 - rake}")]
    assert pushes == [(row.does, row.word, row.amount) for row in model.shown.totals]
    assert f"Put in $500 − rake ${rake} = ${500 - rake}" == model.shown.settled

    screen.tap("primary")
    assert any(row.note.startswith("pushed ") for row in model.shown.rail), "a pot is pushed, not paid"
    results = {row.number: (row.result.word, row.result.amount) for row in model.shown.seats if row.result.word}
    assert {1: ("Down", "$100"), 2: ("Down", "$200"), 3: ("Up", f"${300 - rake}")} == results


@pytest.mark.parametrize("size", at_sizes((1920, 1080), (1280, 800), (1080, 1920)))
def test_each_of_eight_pots_is_shown_with_the_seat_that_it_goes_to(
    open_screen: OpenScreen, room: Table, size: tuple[int, int]
) -> None:
    """Nine players have $100 to $900: $100 of each of nine, then of eight, and so on, are $900, $800, … $200."""
    all_in_until(room, Winners, stacks={nth: 10_000 * nth for nth in range(1, 10)})
    screen = open_screen(room, size)
    choose(screen, 9, "wins_all")
    rake = int(shown(screen, "instruction").removeprefix("Drop the rake: $").rstrip("."))
    screen.tap("primary")
    said = texts(screen)
    for pot in ("Main pot", *(f"Side pot {nth}" for nth in range(1, 8))):
        assert {f"▲ {pot} to seat 9", f"▲ {pot} → 9"} & said
    assert {f"${900 - rake}", *(f"${100 * players}" for players in range(2, 9))} <= said
    assert problems(screen) == []


def test_a_pot_has_a_row_with_its_players_its_rake_and_where_it_goes(open_screen: OpenScreen, room: Table) -> None:
    to_the_winners(room)
    screen = open_screen(room, (1920, 1080))
    choose(screen, 3, "wins_all")
    rake = int(shown(screen, "instruction").removeprefix("Drop the rake: $").rstrip("."))
    screen.tap("primary")
    assert {"▲ Side pot 1", "seats 2, 3", "$200", "→ seat 3"} <= texts(screen)
    assert {"▲ Main pot", "seats 1, 2, 3", "$300", f"− ${rake} rake", f"${300 - rake}"} <= texts(screen)
    assert problems(screen) == []


def by_shoe(table: Table, count: int) -> None:
    """Have this many other cards leave the shoe."""
    seen = {card.text for card in table.round.felt.seen}
    shoe_deals(table, "".join([card.text for card in DECK if card.text not in seen][:count]))


@pytest.fixture
def dealt(tmp_path: Path) -> Table:
    """Return a table at which three players have been dealt in by a shoe."""
    table = make_table(tmp_path, game="holdem", shoe="shoe")
    shoe_is(table, DeviceState.READY)
    seat(table, {1: 10_000, 2: 20_000, 3: 40_000})
    table.play.proceed()
    by_shoe(table, 6)
    assert isinstance(table.round.prompt, Choices)
    return table


def check_or_call(table: Table) -> None:
    """Answer a prompt of the hand without betting or folding, or continue."""
    prompt = table.round.prompt
    if isinstance(prompt, Choices) and not prompt.is_of_stacks:
        seat_, *_ = prompt.options
        keys = [option.key for option in prompt.options[seat_]]
        table.play.choose(seat_, next(key for key in ("check", "call", "wins_all", "wins") if key in keys))
    elif isinstance(prompt, Cards) and prompt.may_be_unread:
        table.play.deal_unread()
    elif isinstance(prompt, Cards):
        table.play.enter_card(next(card for card in DECK if card not in table.round.felt.seen))
    else:
        table.play.proceed()


def places(table: Table) -> list[Place]:
    """Return the places of the players' cards, in the order in which they were dealt."""
    return [
        place for entry in table.round.entries if isinstance(entry.prompt, Cards) for place in entry.prompt.left[:1]
    ]


def expose(screen: Screen, seat: int, nth: int) -> None:
    """Report, by touching it on the felt, that the dealer exposed a card."""
    taps(screen, ("exceptions", "reason.exposed_by_dealer", "reason.replace", f"seat{seat}.place.{nth}"))


def test_the_first_button_may_go_to_any_seat(open_screen: OpenScreen, room: Table) -> None:
    screen = open_screen(room)
    for at, option in ((1, "sit"), (4, "sit_at_button"), (7, "sit")):
        taps(screen, (f"seat{at}.act", f"option.{option}", "amount.most", "amount.enter"))
    screen.tap("primary")
    assert room.round.felt.button == 4


def test_the_button_goes_to_the_seat_that_is_given_it_last(open_screen: OpenScreen, room: Table) -> None:
    screen = open_screen(room)
    for at in (1, 4, 6):
        taps(screen, (f"seat{at}.act", "option.sit_at_button", "amount.most", "amount.enter"))
    assert isinstance(room.round.draft, Chosen)
    assert ["sit", "sit", "sit_at_button"] == [choice.option for choice in room.round.draft.choices.values()]
    assert {"Sits", "Button"} <= texts(screen)
    screen.tap("primary")
    assert room.round.felt.button == 6


@only_whole
@pytest.mark.parametrize("size", at_sizes((1280, 800), (1080, 1920)))
def test_a_seat_shows_the_words_of_each_change(open_screen: OpenScreen, tmp_path: Path, size: tuple[int, int]) -> None:
    """Nine seats all have the maximum buy-in."""
    table = make_table(tmp_path, game="holdem", seats=9)
    screen = open_screen(table, size)
    for at in range(1, 7):
        taps(screen, (f"seat{at}.act", f"option.{('sit_at_button', 'sit')[at % 2]}", "amount.most", "amount.enter"))
    assert problems(screen) == []
    screen.tap("primary")
    while table.hand_number == 1:
        if isinstance(prompt := table.round.prompt, Choices):
            (acting,) = prompt.options
            table.play.choose(acting, "fold")
        elif isinstance(prompt, Cards):
            table.play.deal_unread()
        else:
            table.play.proceed()
    screen.settle()
    for at, option in enumerate(("in", "out", "leave", "in", "out", "leave"), 1):
        taps(screen, (f"seat{at}.act", f"option.{option}"))
    for at, option in ((7, "sit:10000"), (8, "sit_and_post:10000"), (9, "empty")):
        taps(screen, (f"seat{at}.act", f"option.{option}"))
    assert problems(screen) == []
    assert {"Leaves", "Sits out", "Waits", "Posts", "Empty"} <= texts(screen)


def test_one_of_the_first_two_cards_that_is_exposed_is_a_misdeal(open_screen: OpenScreen, dealt: Table) -> None:
    screen = open_screen(dealt)
    first = places(dealt)[0]
    expose(screen, first.seat, first.nth)
    assert "Misdeal: the hand is void · Seat 1 · Card 1" in shown(screen, "panelNote")
    taps(screen, ("signer.haddad", *(f"pin.{digit}" for digit in PIN), "panel.sign"))
    assert dealt.hand_number == 2
    with pytest.raises(Refused, match="choose one of those shown"):
        dealt.rulings.rule("exposed_by_dealer", "replace", Details(places=(first,)), ("haddad", PIN))


def test_a_later_card_that_is_exposed_is_replaced(open_screen: OpenScreen, dealt: Table) -> None:
    screen = open_screen(dealt)
    last = places(dealt)[-1]
    expose(screen, last.seat, last.nth)
    assert "the next card replaces it" in shown(screen, "panelNote")
    taps(screen, ("signer.haddad", *(f"pin.{digit}" for digit in PIN), "panel.sign"))
    assert dealt.rulings.replacing == last


def test_the_rules_of_the_first_two_cards_are_not_passed_over(dealt: Table) -> None:
    first = places(dealt)[0]
    with pytest.raises(Refused, match="Among the first cards dealt: Misdeal"):
        dealt.rulings.rule("exposed_by_dealer", "replace", Details(places=(first,)), ("haddad", PIN))


def test_exceptions_are_there_while_cards_go_out_by_hand(open_screen: OpenScreen, room: Table) -> None:
    seat(room, {1: 10_000, 2: 20_000, 3: 40_000})
    room.play.proceed()
    assert isinstance(room.round.prompt, Cards)
    screen = open_screen(room)
    first, *_, last = room.round.prompt.left
    expose(screen, last.seat, last.nth)
    assert "Finish the deal first" in shown(screen, "strip")
    assert screen.find("signer.haddad") is None  # Nobody is asked to sign for a refused act.
    expose(screen, first.seat, first.nth)
    screen.tap("panel.sign")
    assert room.hand_number == 2


def four_on_the_flop(screen: Screen, table: Table) -> None:
    """Have a flop of four cards, and let everybody check to the turn's burn."""
    while (BOARD, 0) not in table.round.felt.cards:
        prompt = table.round.prompt
        if isinstance(prompt, Choices):
            (acting,) = prompt.options
            keys = [option.key for option in prompt.options[acting]]
            table.play.choose(acting, "check" if "check" in keys else "call")
        else:
            by_shoe(table, 1)
    by_shoe(table, 2)
    screen.settle()
    taps(screen, ("exceptions", "reason.card", "reason.four_on_the_flop", "reason.mixed", "signer.haddad"))
    taps(screen, (*(f"pin.{digit}" for digit in PIN), "panel.sign", "panel.sign"))
    while isinstance(prompt := table.round.prompt, Choices):
        (acting,) = prompt.options
        table.play.choose(acting, "check")
    screen.settle()


def test_a_flop_of_four_cards_does_not_burn_twice(open_screen: OpenScreen, dealt: Table) -> None:
    screen = open_screen(dealt)
    four_on_the_flop(screen, dealt)
    assert shown(screen, "instruction") == "The floor’s card is the burn. Do not burn another."
    by_shoe(dealt, 1)
    assert 4 == len(dealt.round.felt.cards[BOARD, 0]), "the next card of the shoe is the turn"
    screen.settle()
    while isinstance(prompt := dealt.round.prompt, Choices):
        (acting,) = prompt.options
        dealt.play.choose(acting, "check")
    screen.settle()
    assert "The floor’s card" not in shown(screen, "instruction"), "the river is burned as always"


def test_a_stack_that_was_entered_wrongly_is_an_exception_of_its_own(open_screen: OpenScreen, dealt: Table) -> None:
    assert all(not prompt.is_of_stacks for _, prompt, _ in amend.decisions(dealt.round, 1)), "no chips in mid-hand"
    screen = open_screen(dealt)
    taps(screen, ("exceptions", "reason.wager"))
    while screen.find("reason.wrong_stack") is None:
        screen.tap("reason.more")
    taps(screen, ("reason.wrong_stack", "reason.counted", "reason.1", "amount.2", "amount.5", "amount.0"))
    taps(screen, ("amount.enter", "signer.haddad", *(f"pin.{digit}" for digit in PIN), "panel.sign"))
    (ruled,) = (event.what for event in dealt.journal.events() if isinstance(event.what, Corrected))
    assert ruled.ruling is not None
    assert "wrong_stack" == ruled.ruling.irregularity
    assert dealt.round.felt.stacks[1] + dealt.round.felt.bets[1].get("bet", 0) == 25_000


def test_a_tip_takes_few_touches_and_no_signature(open_screen: OpenScreen, dealt: Table) -> None:
    screen = open_screen(dealt)
    before = dealt.round.felt.stacks[1]
    taps(screen, ("exceptions", "reason.tip", "reason.1", "reason.200"))
    assert dealt.round.felt.stacks[1] == before - 200


def test_the_usual_tip_of_the_seat_in_turn_is_one_touch(open_screen: OpenScreen, dealt: Table) -> None:
    screen = open_screen(dealt, (1280, 800))
    prompt = dealt.round.prompt
    assert isinstance(prompt, InTurn)
    before = dealt.round.felt.stacks[prompt.seat]
    assert shown(screen, "secondary") == f"Seat {prompt.seat} tips $1"
    screen.tap("secondary")
    assert dealt.round.felt.stacks[prompt.seat] == before - 100
    assert isinstance(dealt.round.prompt, InTurn) and dealt.round.prompt.seat == prompt.seat
    assert problems(screen) == []
    other = next(seat for seat in dealt.round.felt.stacks if seat != prompt.seat)
    had = dealt.round.felt.stacks[other]
    taps(screen, (f"seat{other}.act", "secondary"))
    assert dealt.round.felt.stacks[other] == had - 100


def test_undo_gives_a_tip_back_and_no_other_entry_with_it(open_screen: OpenScreen, dealt: Table) -> None:
    """A tip that was touched by mistake comes back by *Undo*, also after a decision that was undone."""
    screen = open_screen(dealt)
    prompt = dealt.round.prompt
    assert isinstance(prompt, InTurn)
    before, entries = dict(dealt.round.felt.stacks), len(dealt.round.entries)
    taps(screen, ("secondary", "secondary"))
    assert dealt.round.felt.stacks[prompt.seat] == before[prompt.seat] - 200
    choose(screen, prompt.seat, "fold")
    screen.tap("undo")
    assert dealt.round.felt.stacks[prompt.seat] == before[prompt.seat] - 200
    screen.tap("undo")
    assert dealt.round.felt.stacks[prompt.seat] == before[prompt.seat] - 100
    screen.tap("undo")
    assert (dealt.round.felt.stacks, len(dealt.round.entries)) == (before, entries)


def test_the_floor_signs_for_giving_back_a_tip_that_it_signed(open_screen: OpenScreen, dealt: Table) -> None:
    screen = open_screen(dealt)
    before = dealt.round.felt.stacks[1]
    tip = Details(seat=1, cents=1_000)
    dealt.rulings.rule("tip", "tip", tip, ("haddad", PIN))
    screen.settle()
    taps(screen, ("undo", "reason.0", "signer.novak", *(f"pin.{digit}" for digit in PIN), "panel.sign"))
    assert dealt.round.felt.stacks[1] == before


def test_after_a_ruling_no_key_cancels_it_and_the_panel_names_its_seat(open_screen: OpenScreen, dealt: Table) -> None:
    screen = open_screen(dealt)
    prompt = dealt.round.prompt
    assert isinstance(prompt, InTurn)
    screen.tap("secondary")
    assert f"Seat {prompt.seat} · $1" in shown(screen, "panelNote")
    assert "Cancel" not in texts(screen)
    screen.tap("exceptions")
    assert screen.find("reason.tip") is not None, "the list of exceptions"


@only_whole
def test_a_player_who_left_in_a_hand_is_not_in_the_next_one(open_screen: OpenScreen, dealt: Table) -> None:
    """Only seats with a hand are offered, and the seat is empty until somebody sits down there."""
    screen = open_screen(dealt)
    taps(screen, ("exceptions", "reason.wager"))
    while screen.find("reason.leaves") is None:
        screen.tap("reason.more")
    taps(screen, ("reason.leaves", "reason.forfeit"))
    asked = {reason.key for reason in screen.model.shown.reasons}
    assert asked == {"1", "2", "3"}
    taps(screen, ("reason.3", "signer.haddad", *(f"pin.{digit}" for digit in PIN), "panel.sign"))
    number = dealt.hand_number
    while dealt.hand_number == number:
        check_or_call(dealt)
    screen.settle()
    assert screen.model.shown.seats[2].status == "Leaves"
    while not isinstance(dealt.round.prompt, InTurn):
        check_or_call(dealt)
    assert dealt.round.felt.status[3] is SeatStatus.OUT
    assert 3 not in {seat for seat, bets in dealt.round.felt.bets.items() if bets}


def test_the_usual_tip_of_the_pots_winner_is_one_touch_after_the_hand(open_screen: OpenScreen, room: Table) -> None:
    to_the_winners(room)
    screen = open_screen(room, (1280, 800))
    choose(screen, 3, "wins_all")
    number = room.hand_number
    while room.hand_number == number:
        screen.tap("primary")
    before, net = stack_of(room.round, 3), room.shift.house_net
    assert shown(screen, "secondary") == "Seat 3 tips $1"
    assert problems(screen) == []
    screen.tap("secondary")
    assert stack_of(room.round, 3) == before - 100
    assert room.shift.house_net == net, "the tip is of the player, and not of the house"
    assert problems(screen) == []
    screen.tap("undo")
    assert stack_of(room.round, 3) == before


def test_no_touch_takes_a_tip_out_of_a_pot_that_was_just_pushed(open_screen: OpenScreen, room: Table) -> None:
    """A tip of the winner is taken from the stack after the hand: no all-in of this hand changes."""
    to_the_winners(room)
    screen = open_screen(room)
    choose(screen, 3, "wins_all")
    while not isinstance(room.round.prompt, Confirm) or not room.round.felt.came_to:
        if isinstance(room.round.prompt, Settle):
            assert screen.find("secondary") is None, "no key that moves chips is beside the one for the pots"
        screen.tap("primary")
    assert screen.find("secondary") is None


def test_a_tip_above_the_big_blind_is_signed_for(open_screen: OpenScreen, dealt: Table) -> None:
    """The big blind is $5: the sixth dollar in a hand asks for the floor's PIN, and moves nothing before."""
    screen = open_screen(dealt)
    prompt = dealt.round.prompt
    assert isinstance(prompt, InTurn)
    before = dealt.round.felt.stacks[prompt.seat]
    for _ in range(6):
        screen.tap("secondary")
    assert dealt.round.felt.stacks[prompt.seat] == before - 500
    taps(screen, ("signer.haddad", *(f"pin.{digit}" for digit in PIN), "panel.sign"))
    assert dealt.round.felt.stacks[prompt.seat] == before - 600


def test_no_tip_is_offered_while_cards_are_dealt_or_where_nothing_is_behind(
    open_screen: OpenScreen, room: Table
) -> None:
    to_the_winners(room)
    screen = open_screen(room)
    assert all(room.round.felt.stacks[seat] == 0 for seat in (1, 2))
    screen.tap("seat1.act")
    assert screen.find("secondary") is None


def test_exceptions_fit_their_page_while_pots_are_pushed(open_screen: OpenScreen, room: Table) -> None:
    to_the_winners(room)
    screen = open_screen(room, (1280, 800))
    choose(screen, 3, "wins_all")
    while not isinstance(room.round.prompt, Settle):
        screen.tap("primary")
    screen.tap("exceptions")
    assert problems(screen) == []
    taps(screen, ("reason.more",))
    assert problems(screen) == []
    assert screen.find("reason.tip") is not None
    assert screen.find("reason.voided") is not None


def test_fold_call_and_raise_have_fixed_places(open_screen: OpenScreen, dealt: Table) -> None:
    screen = open_screen(dealt)
    model = screen.model
    assert isinstance(model, TableScreen)
    places: dict[str, set[float]] = {}
    while isinstance(prompt := dealt.round.prompt, Choices):
        for key in model.shown.acting_options:
            kind = key.key.partition(":")[0]
            item = found(screen, f"option.{key.key}")
            if kind in ("fold", "check", "call", "all_in"):
                places.setdefault({"check": "call"}.get(kind, kind), set()).add(rect(item).left())
        (acting,) = prompt.options
        keys = [option.key for option in prompt.options[acting]]
        dealt.play.choose(
            acting, "all_in" if acting == 1 and "all_in" in keys else "call" if "call" in keys else "check"
        )
        screen.settle()
    assert {"fold", "call", "all_in"} == set(places)
    assert all(len(where) == 1 for where in places.values())


def test_betting_that_is_capped_is_shown(open_screen: OpenScreen, room: Table) -> None:
    """There are one bet and three raises, each the smallest possible."""
    seat(room, {1: 100_000, 2: 100_000, 3: 100_000})
    room.play.proceed()
    room.play.deal_unread()
    screen = open_screen(room)
    for _ in range(3):
        taps(screen, ("option.raise", "amount.least", "amount.enter"))
    assert shown(screen, "instruction").endswith("The betting is capped.")
    assert screen.find("option.raise") is None
    assert screen.find("option.call") is not None
    assert problems(screen) == []


def test_player_who_posts_on_the_button_sees_when_they_are_dealt_in(open_screen: OpenScreen, room: Table) -> None:
    seat(room, {1: 10_000, 3: 20_000, 5: 40_000})
    while room.hand_number == 1:
        if isinstance(prompt := room.round.prompt, Choices):
            (acting,) = prompt.options
            room.play.choose(acting, "fold")
        elif isinstance(prompt, Cards):
            room.play.deal_unread()
        else:
            room.play.proceed()
    screen = open_screen(room)
    taps(screen, ("seat2.act", "option.sit_and_post:10000", "primary"))
    assert "Seat 2: post after the button." in " ".join(texts(screen))


@pytest.mark.parametrize("size", at_sizes((1920, 1080), (1280, 800)))
def test_busted_player_gets_ruled_chips_and_plays(open_screen: OpenScreen, room: Table, size: tuple[int, int]) -> None:
    """Seat 2 was all in, and the pot went to seat 3: the floor gives $390 back before the next hand."""
    seat(room, {1: 30_000, 2: 19_800, 3: 30_000})
    room.play.proceed()
    room.play.deal_unread()
    while room.hand_number == 1:
        if isinstance(prompt := room.round.prompt, InTurn):
            keys = [option.key for option in prompt.options[prompt.seat]]
            want = {1: "fold", 2: "all_in", 3: "call"}[prompt.seat]
            room.play.choose(prompt.seat, want if want in keys else keys[1])
        elif isinstance(prompt, Choices):
            room.play.choose(3, "wins")
        elif isinstance(prompt, Cards) and not prompt.may_be_unread:
            room.play.enter_card(next(card for card in DECK if card not in room.round.felt.seen))
        elif isinstance(prompt, Cards):
            room.play.deal_unread()
        else:
            room.play.proceed()
    stacks = dict(room.round.felt.stacks)
    assert stacks[2] == 0
    screen = open_screen(room, size)
    taps(screen, ("exceptions", "reason.chips_owed", "reason.given", "reason.3", "reason.2"))
    taps(screen, (*(f"amount.{digit}" for digit in "390"), "amount.enter", "signer.haddad"))
    enter_pin(screen)
    taps(screen, ("panel.sign", "seat3.act"))
    left = f"Leave with ${(stacks[3] - 39_000) // 100:,}"
    assert left in {said.replace("\n", " ") for said in texts(screen)}
    screen.tap("seat2.act")
    assert {"In", "Leave with $390"} <= {said.replace("\n", " ") for said in texts(screen)}
    assert problems(screen) == []
    screen.tap("primary")
    assert room.round.felt.stacks[2] + sum(room.round.felt.bets[2].values()) == 39_000


def words_of(screen: Screen) -> dict[int, str]:
    model = screen.model
    assert isinstance(model, TableScreen)
    return {row.number: row.status for row in model.shown.seats}


def test_one_pot_is_one_push_and_an_all_in_player_does_not_act(open_screen: OpenScreen, room: Table) -> None:
    to_the_winners(room)
    screen = open_screen(room)
    assert ["main pot only", "all in"] == [words_of(screen)[seat] for seat in (1, 2)], "they do not decide any more"
    assert "empty" == words_of(screen)[4]
    choose(screen, 3, "wins_all")
    while not isinstance(room.round.prompt, Settle):
        screen.tap("primary")
    assert shown(screen, "instruction") == "Push the pots, the last side pot first."


def test_a_hand_that_nobody_calls_has_one_pot_and_each_seat_without_cards_says_why(
    open_screen: OpenScreen, dealt: Table
) -> None:
    screen = open_screen(dealt)
    while isinstance(dealt.round.prompt, InTurn):
        screen.tap("option.fold")
    assert isinstance(dealt.round.prompt, Settle | Confirm)
    assert "side pot" not in shown(screen, "instruction")
    number = dealt.hand_number
    while dealt.hand_number == number:
        screen.tap("primary")
    taps(screen, ("seat1.act", "option.out", "primary"))
    assert "sits out" == words_of(screen)[1]
    assert "empty" == words_of(screen)[5]


@pytest.mark.parametrize("name", ["TH-11"])
def test_the_rulings_of_a_house_are_shown_in_words_at_the_opening(
    open_screen: OpenScreen, tmp_path: Path, name: str
) -> None:
    """These are the written-out rulings, and never the keys of a file."""
    screen = open_screen(closed_table(tmp_path, name))
    screen.tap("game.holdem")
    said = set(texts(screen))
    while shown(screen, "shift.primary").startswith("More pay tables"):
        screen.tap("shift.primary")
        said |= set(texts(screen))
    assert "short_all_in" not in " ".join(said).lower().replace(" ", "_")
    assert any(text.endswith("?") for text in said), "each ruling answers a question"
