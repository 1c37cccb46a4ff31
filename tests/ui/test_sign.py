"""The players' sign: the posted amounts, and PENDING while a win is verified."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from kiosk.core.cards import card
from kiosk.procedure import Floor, Settle
from kiosk.table import Table
from tests.sizes import at_sizes, sized
from tests.tables import HeldClock
from tests.ui.conftest import OpenSign
from tests.ui.jackpots import answer_for_the_dealer, to_six_card
from tests.ui.shift.people import closed_table
from tests.ui.tables import PIN, make_table
from tests.ui.walk import contrast
from ui.sign import MIN_INCHES, SignWindow
from ui.window.language import ENGLISH, Language
from ui.window.pane import visible_items
from ui.window.typefaces import load_fonts

LIMITS = "$5 – $25"
NAMES = st.text(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijkmnopqrstuvwxyzÁÉÑŁŠĐŒçñøåß ЖДИЯяё ΑΩλ<&>.-’", min_size=1, max_size=60
)
TITLE = "New Hampshire Hold\N{NO-BREAK SPACE}’Em"


def items(sign: SignWindow) -> list[QQuickItem]:
    QGuiApplication.processEvents()
    sign.window.grabWindow()
    return list(visible_items(sign.window.contentItem()))


def words(sign: SignWindow) -> list[str]:
    """Return every text on the sign, in order."""
    return [str(item.property("text")) for item in items(sign) if item.property("text")]


def test_the_sign_names_the_game_and_its_posted_jackpots(open_sign: OpenSign, table: Table) -> None:
    sign = open_sign(table)
    assert words(sign) == [TITLE, LIMITS, "MEGA", "$25,000", "MAJOR", "$5,000", "MINOR", "$1,000"]


@pytest.mark.parametrize("size", at_sizes((1280, 800), (1920, 1080), (3840, 2160), (1080, 1920)))
def test_the_sign_is_legible_at_two_and_a_half_metres(open_sign: OpenSign, table: Table, size: tuple[int, int]) -> None:
    sign = open_sign(table, size)
    seen = items(sign)
    amounts = [item for item in seen if item.objectName().startswith("amount.")]
    assert len({amount.property("font").pixelSize() for amount in amounts}) == 1
    texts = [item for item in seen if item.property("text")]
    for shown in texts:
        at = shown.mapRectToScene(shown.boundingRect())
        assert 0 <= at.left() and at.right() <= size[0] and 0 <= at.top() and at.bottom() <= size[1]
        behind = "#ffc45c" if shown.objectName().startswith("pending.") else "#0b0d0a"
        assert contrast(cast(Any, shown.property("color")), cast(Any, type(shown.property("color"))(behind))) >= 7
        # A capital of a 200th of 2.5 m, on the smallest display for a sign; that of Inter is 0.727 of its size.
        mm_a_px = MIN_INCHES * 25.4 / (size[0] ** 2 + size[1] ** 2) ** 0.5
        assert 0.727 * shown.property("font").pixelSize() * mm_a_px >= 2500 / 200 - 0.2, "rounded to a pixel"
    for nth, shown in enumerate(texts):
        for other in texts[nth + 1 :]:
            here, there = (item.mapRectToScene(item.boundingRect()) for item in (shown, other))
            assert not here.adjusted(1, 1, -1, -1).intersects(there)


def test_a_jackpot_is_pending_until_it_is_paid(open_sign: OpenSign, table: Table) -> None:
    sign = open_sign(table)
    to_six_card(table)
    assert {"MEGA", "$25,000", "MAJOR", "$5,000", "MINOR", "PENDING", "$1,000"} <= set(words(sign))
    table.floor.acknowledge("haddad", PIN)
    assert isinstance(table.round.prompt, Settle)
    assert "PENDING" in words(sign)
    table.play.proceed()
    assert "PENDING" not in words(sign)
    assert "$1,000" in words(sign)


def test_a_sign_that_fails_holds_up_no_hand(open_sign: OpenSign, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure while a jackpot is marked as pending counts too."""
    open_sign(table)

    def fails(table: object) -> tuple[()]:
        raise ZeroDivisionError

    monkeypatch.setattr("ui.sign.revealed_seats", fails)
    to_six_card(table)
    table.floor.acknowledge("haddad", PIN)
    table.play.proceed()
    assert not table.stopped


def test_the_sign_speaks_the_houses_languages_one_hand_in_each(open_sign: OpenSign, table: Table) -> None:
    """The dealer's screen has another language, which changes nothing on the sign."""
    sign, language = open_sign(table, languages=("es", "zh_CN")), Language()
    language.speak("zh_CN")
    try:
        to_six_card(table)
        assert "PENDIENTE" in words(sign)
        hand = table.hand_number
        while table.hand_number == hand:
            answer_for_the_dealer(table)
        to_six_card(table)
        assert "待处理" in words(sign)
    finally:
        language.speak(ENGLISH)


def test_a_disputed_win_stays_pending(open_sign: OpenSign, table: Table) -> None:
    sign = open_sign(table)
    to_six_card(table)
    table.floor.dispute("haddad", PIN)
    assert not isinstance(table.round.prompt, Floor)
    assert "PENDING" in words(sign)
    table.play.proceed()
    table.floor.acknowledge("haddad", PIN)
    table.play.proceed()
    assert "PENDING" not in words(sign)


def test_a_win_that_was_misread_is_no_longer_pending(open_sign: OpenSign, table: Table) -> None:
    sign = open_sign(table)
    to_six_card(table)
    places = {card.text: place for card, place in table.round.felt.seen.items()}
    table.rulings.correct(places["9h"], card("9c"), ("haddad", PIN))
    assert "PENDING" not in words(sign)


def test_the_sign_changes_when_jackpots_are_posted(open_sign: OpenSign, table: Table) -> None:
    sign = open_sign(table)
    assert isinstance(table.clock, HeldClock)
    table.clock.advance(ms=24 * 60 * 60 * 1000)
    table.shift.post_jackpots({"mega": 3_000_050, "major": 500_000, "minor": 100_000}, "novak", PIN)
    assert words(sign) == [TITLE, LIMITS, "MEGA", "$30,000.50", "MAJOR", "$5,000", "MINOR", "$1,000"]


def test_a_game_without_jackpots_leaves_the_sign_dark(open_sign: OpenSign, tmp_path: Path) -> None:
    table = closed_table(tmp_path, "TP-03")
    sign = open_sign(table)
    assert words(sign) == []


@pytest.mark.parametrize("size", [(1280, 800), (1080, 1920)])
@given(name=NAMES)
@example(name="W" * 40)
@example(name="<b>MEGA</b>")
@settings(max_examples=sized(2, whole=40), deadline=None)
def test_the_sign_shortens_any_name_at_its_end(qapp: QGuiApplication, size: tuple[int, int], name: str) -> None:
    """A game of the house may name its jackpots and itself freely."""
    load_fonts(qapp)
    with TemporaryDirectory() as folder:
        table = make_table(Path(folder), shoe="shoe", rules={"jackpots": (name,), "title": name})
        sign = SignWindow(table, size=size)
        shown = {str(item.objectName()): item for item in items(sign) if item.property("text")}
        assert (name, name.upper()) == (
            shown["sign.game"].property("text"), shown[f"sign.{name.upper()}"].property("text")
        )  # fmt: skip
        here, there = (
            shown[f"{what}.{name.upper()}"].mapRectToScene(shown[f"{what}.{name.upper()}"].boundingRect())
            for what in ("sign", "amount")
        )
        assert not here.intersects(there)
        for item in shown.values():
            place = item.mapRectToScene(item.boundingRect())
            assert 0 <= place.left() and place.right() <= size[0]
            spacing = item.property("font").letterSpacing()  # Also after the last letter.
            assert float(item.property("contentWidth")) <= item.width() + spacing + 1
        sign.close()
        assert sign.warnings == []
        table.close()
