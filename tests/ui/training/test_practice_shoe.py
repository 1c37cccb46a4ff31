"""Guided hands with a practice shoe: an emulated one, over a real port, with the screen's loop."""

import random
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from drivers.sign.alpha.sim import SimSign
from drivers.sims.printer import SimPrinter
from drivers.sims.shoe import SimShoe
from kiosk.app.house.devices import practicing
from kiosk.core.cards import DECK, card
from kiosk.events import Corrected
from kiosk.games import GAMES
from kiosk.games.new_hampshire.procedure import COMMUNITY
from kiosk.procedure import Felt, SeatStatus
from kiosk.settings import config_dir, load
from kiosk.table import reopen
from kiosk.training import GuidedHand, School
from tests.sizes import only_whole
from tests.tables import HeldClock
from tests.ui.loop import until
from tests.ui.training.house import TRAINEE, move, people, shown, sign_in
from ui.training import TrainingWindow
from ui.window.typefaces import load_fonts

SCENARIO, MISREADS = "everyone-folds", "misread-river"


class Practice:
    """A trainee with a shoe of this make, at the hand of a scenario."""

    def __init__(
        self,
        folder: Path,
        stack: ExitStack,
        kind: str,
        *,
        scenario: str = SCENARIO,
        level: str = "prompted",
        others: Mapping[str, tuple[str, Any]] = MappingProxyType({}),
    ) -> None:
        """`others` are further devices: {family: (kind, emulator)}."""
        self.shoe = stack.enter_context(SimShoe(kind, seed=3))
        config = Path(shutil.copytree(config_dir(), folder / "config"))
        (config / "devices.toml").write_text(
            f'[[shoe]]\nname = "practice"\nkind = "{kind}"\nport = "{self.shoe.path}"\n'
        )
        names = 'shoe = "practice"\n'
        for family, (make, sim) in others.items():
            with (config / "devices.toml").open("a") as file:
                file.write(f'[[{family}]]\nname = "{family}"\nkind = "{make}"\nport = "{sim.path}"\n')
            names += f'{family} = "{family}"\n'
        for path in config.glob("tables/nh-07*.toml"):
            path.write_text(path.read_text().replace('shoe = "none"\n', names))
        clock = HeldClock()
        self.school = School(load(config, GAMES), "NH-07", folder, clock, people(folder, clock))
        stack.callback(self.school.close)
        self.window = stack.enter_context(
            TrainingWindow(
                self.school,
                exports=folder / "reports",
                dice=random.Random(5),
                size=(1280, 800),
                practice_shoe=True,
                double_tap_s=0,
            )
        )
        stack.enter_context(practicing(self.school, self.window.model.shoe_event))
        until(lambda: self.shoe.opened)
        sign_in(self.window, TRAINEE)
        self.window.tap(f"level.{level}")
        self.window.tap(f"scenario.{scenario}")

    @property
    def hand(self) -> GuidedHand:
        return shown(self.window).hand.hand  # type: ignore[no-any-return]

    @property
    def strip(self) -> str:
        return str(shown(self.window).strip)

    @property
    def out(self) -> int:
        return sum(len(row) for row in self.hand.table.round.felt.cards.values())

    def to_card(self) -> None:
        """Make every move until a card is due, or the hand is over."""
        while not self.hand.waits_for_card and not self.hand.is_over:
            move(self.window)

    def pull(self, text: str = "") -> None:
        """Draw a card, and wait until it is on the felt."""
        before = self.out
        self.shoe.pull(card(text) if text else None)
        self.until(lambda: self.out > before)

    def pull_to(self, said: Callable[[str], bool], text: str = "") -> None:
        """Draw a card, and wait for this message about it."""
        self.shoe.pull(card(text) if text else None)
        self.until(lambda: said(self.strip))

    def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until a condition holds, and shows: the next item to touch has reached its place."""
        until(is_so)
        self.window.settle()


@pytest.fixture(params=["beetek", "angel_eye"])
def practice(request: pytest.FixtureRequest, qapp: QGuiApplication, tmp_path: Path) -> Iterator[Practice]:
    load_fonts(qapp)
    with ExitStack() as stack:
        yield Practice(tmp_path, stack, request.param)


def test_a_hand_is_dealt_from_the_practice_shoe(practice: Practice) -> None:
    """Every card on the felt was pulled, in this order."""
    order = list(practice.shoe.deck)
    while not practice.hand.is_over:
        practice.to_card()
        if not practice.hand.is_over:
            practice.pull()
    felt = reopen(GAMES, practice.hand.table.journal.hand(1)).felt
    players = [seat for seat in felt.seats if felt.status[seat] is not SeatStatus.OUT]
    held = [order[len(players) * nth + at] for at in range(len(players)) for nth in range(2)]
    assert [card for seat in players for card in felt.row(Felt.HOLE, seat)] == held
    assert practice.hand.report().wrong == 0


def test_a_repeated_card_is_refused_and_a_whole_deck_continues(practice: Practice) -> None:
    """A repeated card is refused in one sentence, and a whole deck continues at the same point."""
    order = [card for card in DECK if card.text != "2c"]
    practice.shoe.shuffle(order=[card("2c"), order[0], card("2c"), *order[1:]])
    practice.to_card()
    practice.pull()
    practice.pull()
    before, kept = practice.out, practice.school.store.answers(practice.hand.session)
    practice.pull_to(lambda said: "dealt the two of clubs twice" in said and "load a full deck" in said)
    assert practice.out == before
    assert practice.school.store.answers(practice.hand.session) == kept
    practice.pull("Kd")
    assert practice.strip == ""


def test_unplugged_in_the_middle_of_a_hand(practice: Practice) -> None:
    """It is reported, nothing is lost, and the hand continues when the shoe is back."""
    practice.to_card()
    practice.pull()
    practice.shoe.unplug(mid_frame=True)
    practice.until(lambda: "not responding: plug it in" in practice.strip)
    before = practice.out
    practice.shoe.replug()
    practice.until(lambda: "is back" in practice.strip)
    assert practice.out == before
    practice.pull()


def test_unplugged_and_the_kiosk_restarted(practice: Practice) -> None:
    practice.to_card()
    practice.pull()
    lay = practice.hand.table.round.felt.seen
    practice.shoe.unplug()
    practice.until(lambda: "not responding" in practice.strip)
    practice.window.tap("stop")
    practice.window.tap("hand.resume")
    assert practice.hand.table.round.felt.seen == lay
    assert "not responding" in practice.strip
    practice.shoe.replug()
    practice.until(lambda: "is back" in practice.strip)
    practice.pull()


def test_a_card_too_early_and_one_that_cannot_be_read(practice: Practice) -> None:
    practice.pull_to(lambda said: said == "No card is due: put it back and make the next move.")
    practice.to_card()
    assert practice.strip == ""
    practice.shoe.unread()
    practice.until(lambda: "could not read that card" in practice.strip)
    practice.pull()
    assert practice.hand.table.round.felt.cards[Felt.HOLE, 1]


def to_board(practice: Practice, *, cards: int = 1) -> None:
    """Deal until this many cards of the board are face up, or the next of them is due."""
    while len(practice.hand.table.round.felt.cards.get((COMMUNITY, 0), ())) < cards:
        practice.to_card()
        practice.pull()


def board(practice: Practice) -> list[str]:
    return [slot.card.text for slot in practice.hand.table.round.felt.cards[COMMUNITY, 0] if slot.card]


def test_a_misread_card_is_noticed_and_put_right(qapp: QGuiApplication, tmp_path: Path) -> None:
    """A scenario has the shoe misread the river. The trainee, who holds the card, corrects it by the live verbs."""
    load_fonts(qapp)
    with ExitStack() as stack:
        practice = Practice(tmp_path, stack, "beetek", scenario=MISREADS, level="unprompted")
        to_board(practice, cards=3)
        drawn_card, shown = str(practice.shoe.drawn), board(practice)[-1]
        assert shown != drawn_card
        assert (str(practice.hand.seen), str(practice.hand.instruction)) == ("", "")
        practice.window.tap("cardWrong")
        practice.window.tap(f"card.{shown}")
        practice.window.tap(f"card.{drawn_card}")
        assert board(practice)[-1] == drawn_card
        corrected = [event.of(Corrected).ruling for event in practice.hand.table.journal.events(1, Corrected)]
        assert [ruling.irregularity for ruling in corrected if ruling is not None] == ["misread"]
        while not practice.hand.is_over:
            practice.to_card()
            if not practice.hand.is_over:
                practice.pull()
        assert practice.hand.report().wrong == 0
        answers = practice.school.store.answers(practice.hand.session)
        assert [answer.right for answer in answers if answer.line == "procedure.exceptions"] == [True]


@only_whole
def test_a_misread_card_that_is_not_noticed_is_judged(qapp: QGuiApplication, tmp_path: Path) -> None:
    """It is wrong to deal on, to pull the next card, and to correct another card, and the hand waits."""
    load_fonts(qapp)
    with ExitStack() as stack:
        practice = Practice(tmp_path, stack, "angel_eye", scenario=MISREADS, level="on_request")
        to_board(practice, cards=3)
        shown = board(practice)
        practice.window.tap("move.0")
        assert practice.hand.verdict is not None
        assert "Correct the card" in str(practice.hand.verdict.why)
        wrong = practice.hand.report().wrong
        practice.shoe.pull()
        practice.until(lambda: practice.hand.report().wrong == wrong + 1)
        other = next(card.text for card in practice.shoe.deck)
        for name in ("cardWrong", f"card.{shown[-1]}", f"card.{other}"):
            practice.window.tap(name)
        assert practice.hand.report().wrong == wrong + 2
        assert board(practice) == shown
        practice.window.tap("showMe")
        assert str(practice.hand.seen).startswith("A card was misread")
        assert practice.window.find("move.0") is not None


@only_whole
def test_a_misread_card_after_a_power_cut(qapp: QGuiApplication, tmp_path: Path) -> None:
    """The real card is known again, and the card can be corrected as before."""
    load_fonts(qapp)
    with ExitStack() as stack:
        practice = Practice(tmp_path, stack, "beetek", scenario=MISREADS)
        to_board(practice, cards=3)
        drawn_card, shown = str(practice.shoe.drawn), board(practice)[-1]
        practice.window.tap("stop")
        practice.window.tap("hand.resume")
        assert str(practice.hand.seen).startswith("A card was misread")
        for name in ("cardWrong", f"card.{shown}", f"card.{drawn_card}"):
            practice.window.tap(name)
        assert board(practice)[-1] == drawn_card
        assert practice.hand.report().wrong == 0


@pytest.mark.parametrize("kind", ["beetek", "angel_eye"])
def test_a_shoe_that_misreads_by_itself(qapp: QGuiApplication, tmp_path: Path, kind: str) -> None:
    """Only the trainee knows: the card is corrected, and the misread one can still be dealt."""
    load_fonts(qapp)
    with ExitStack() as stack:
        practice = Practice(tmp_path, stack, kind, scenario="flush-for-the-floor")
        practice.to_card()
        while practice.hand.prompt.guide.step != "flop":
            practice.pull()
            practice.to_card()
        before = practice.out
        drawn_card = practice.shoe.misread(card("Kd"))
        practice.until(lambda: practice.out > before)
        assert board(practice) == ["Kd"]
        for name in ("cardWrong", "card.Kd", f"card.{drawn_card}"):
            practice.window.tap(name)
        assert board(practice) == [drawn_card.text]
        assert practice.strip == ""
        to_board(practice, cards=2)
        practice.to_card()
        practice.pull("Kd")
        while not practice.hand.is_over:
            practice.to_card()
            if not practice.hand.is_over:
                practice.pull()
        assert practice.hand.report().wrong == 0


@only_whole
def test_nothing_else_that_is_plugged_in_is_opened(qapp: QGuiApplication, tmp_path: Path) -> None:
    """The table has a printer and a sign, and a share of a jackpot is paid: neither receives anything."""
    load_fonts(qapp)
    with ExitStack() as stack:
        others = {
            "printer": ("tcl", stack.enter_context(SimPrinter("tcl"))),
            "sign": ("alpha", stack.enter_context(SimSign())),
        }
        practice = Practice(tmp_path, stack, "beetek", others=others, scenario="two-share-the-minor")
        while not practice.hand.is_over:
            practice.to_card()
            if not practice.hand.is_over:
                practice.pull()
        assert practice.shoe.opened
        assert [name for name, (_, sim) in others.items() if sim.plug.opened] == []
        kinds = {event.kind for event in practice.hand.table.journal.events()}
        assert not kinds & {"slip_issued", "slip_printed", "jackpots_posted", "floor_called", "device_changed"}
