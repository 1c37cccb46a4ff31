"""Collecting the screen's sentences for a translator, and using the translations."""

import re
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from kiosk.core.dates import DAY, MONTHS
from kiosk.core.errors import Refused
from kiosk.core.text import Text, clauses, counted, homonym, listed, text
from tools.translations import CALLED, CONTEXT, FOLDER, FORMS, Message, compile_file, messages, update
from ui.vm.controls.words import say
from ui.vm.training.words import does
from ui.window.language import ENGLISH, LONGER, Language, Longer, languages

SEAT = "There is no seat {seat} in this hand."
KEY = (CONTEXT, SEAT, "")


def translate(path: Path, **done: str) -> None:
    tree = ElementTree.parse(path)
    for message in tree.getroot().iter("message"):
        words = done.get(message.findtext("source", ""))
        translation = message.find("translation")
        if words and translation is not None:
            translation.text = words
            del translation.attrib["type"]
    tree.write(path, encoding="utf-8", xml_declaration=True)


def test_every_kind_of_sentence_is_messages() -> None:
    found = messages()
    assert KEY in found, "of an error"
    assert (CONTEXT, "Pair of {rank}", "") in found, "of a text"
    assert (CONTEXT, "pair of {rank}", "") in found, "as it is written within a sentence"
    assert ("SeatHead", "D", "the dealer button") in found, "of QML, with its remark"
    assert ("TouchButton", "", "") not in found


def test_translated_refusal_is_shown(qapp: QGuiApplication, tmp_path: Path) -> None:
    path = tmp_path / "kiosk_xx.ts"
    assert 1 == update(path, "xx", {KEY: messages()[KEY]})
    translate(path, **{SEAT: "Platz {seat} gibt es nicht."})
    assert 0 == update(path, "xx", {KEY: messages()[KEY]}), "what is translated stays"
    compile_file(path)
    assert (ENGLISH, "xx") == languages(tmp_path)
    language = Language(tmp_path)
    refusal = Refused("seat", SEAT, seat=9)
    assert language.speak("xx")
    assert "Platz 9 gibt es nicht." == say(refusal.message)
    assert "There is no seat 9 in this hand." == refusal.message, "a record is in English"
    assert language.speak(ENGLISH)
    assert "There is no seat 9 in this hand." == say(refusal.message)


def test_words_that_only_english_has_in_common_are_translated_by_their_sense(qapp: QGuiApplication) -> None:
    """A pot is pushed to a seat; a wager that ties is a push."""
    language = Language()
    for code, pot, tie in (("es", "Empujar", "Empate"), ("zh_CN", "推池", "退注"), (ENGLISH, "Push", "Push")):
        assert language.speak(code)
        assert (pot, tie) == (say(homonym("Push", "of a pot")), say(text("Push")))


def test_chinese_lists_have_chinese_commas(qapp: QGuiApplication) -> None:
    language = Language()
    seats = text("Call the {hand} for seats {seats}. Wait for the floor.", hand=text("flush"), seats=listed([6, 5]))
    assert language.speak("zh_CN")
    assert "报出 6、5\u00a0号\u2060位的同\u2060花。等待主\u2060管。" == say(seats), "no line ends there"
    assert "1、2；3" == say(clauses([listed([1, 2]), 3]))
    assert language.speak(ENGLISH)
    assert "Call the flush for seats 6, 5. Wait for the floor." == say(seats)


@pytest.mark.parametrize(("n", "said"), [(1, "1 Sitz"), (2, "2 Sitze"), (5, "5 Sitze")])
def test_a_sentence_that_counts_has_the_form_of_its_number(
    qapp: QGuiApplication, tmp_path: Path, n: int, said: str
) -> None:
    seats = counted("%n seat", "%n seats", n=n)
    found = {key: message for key, message in messages().items() if key == (CONTEXT, "%n seats", "")}
    path = tmp_path / "kiosk_de.ts"
    assert 1 == update(path, "de", found)
    tree = ElementTree.parse(path)
    for translation in tree.getroot().iter("translation"):
        del translation.attrib["type"]
        translation.clear()
        for form in ("%n Sitz", "%n Sitze"):
            ElementTree.SubElement(translation, "numerusform").text = form
    tree.write(path, encoding="utf-8", xml_declaration=True)
    assert 0 == update(path, "de", found), "what is translated stays"
    compile_file(path)
    language = Language(tmp_path)
    assert language.speak("de")
    assert said == say(seats)
    assert language.speak(ENGLISH)
    assert {1: "1 seat"}.get(n, f"{n} seats") == say(seats)


def test_a_form_that_is_empty_is_not_translated(tmp_path: Path) -> None:
    found = {key: message for key, message in messages().items() if key == (CONTEXT, "%n seats", "")}
    path = tmp_path / "kiosk_de.ts"
    update(path, "de", found)
    words = path.read_text(encoding="utf-8")
    path.write_text(words.replace("<numerusform />", "<numerusform /><numerusform>%n Sitze</numerusform>"), "utf-8")
    assert 1 == update(path, "de", found)


def test_a_removed_sentence_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "kiosk_xx.ts"
    gone = Message(CONTEXT, "Gone", "", "kiosk/gone.py")
    update(path, "xx", {(CONTEXT, "Gone", ""): gone, KEY: messages()[KEY]})
    update(path, "xx", {KEY: messages()[KEY]})
    assert "Gone" not in path.read_text(encoding="utf-8")


def test_a_language_that_is_not_there_is_english(qapp: QGuiApplication, tmp_path: Path) -> None:
    assert not Language(tmp_path).speak("qq")
    assert "Seat 3" == say(text("Seat {seat}", seat=3))


@pytest.mark.parametrize("source", ["Take {amount} from seat %1, then burn a card.", "{odds.words} on {stake}"])
def test_the_longer_language_is_longer_and_keeps_its_placeholders(source: str) -> None:
    longer = Longer().translate("", source)
    fields = re.compile(r"\{[^}]*\}|%\d")
    assert fields.findall(source) == fields.findall(longer)
    words, grown = (len(re.sub(r"[^a-z]", "", fields.sub("", sentence).lower())) for sentence in (source, longer))
    assert grown >= 1.35 * words


def test_a_hand_of_a_pay_table_has_the_name_of_the_language(qapp: QGuiApplication) -> None:
    language = Language()
    assert "Royal Flush in Hearts" == say("Royal Flush in Hearts")
    assert language.speak("es")
    assert "Escalera real" == say("Royal Flush") == say("ROYAL FLUSH") == say(Text("Royal Flush"))
    assert "Escalera real de corazones" == say("Royal Flush in Hearts")
    assert "Steel Wheel" == say("Steel Wheel")
    assert language.speak(ENGLISH)


def test_texts_within_texts_are_translated(qapp: QGuiApplication) -> None:
    language = Language()
    language.speak(LONGER)
    try:
        assert "Seatae 4: foldae" == say(text("Seat {seat}: {what}", seat=4, what=text("fold")))
        assert QCoreApplication.translate(CONTEXT, "fold") == "foldae"
    finally:
        language.speak(ENGLISH)


def shipped() -> list[Path]:
    return sorted(FOLDER.glob("kiosk_*.ts"))


def forms(message: Element) -> list[str]:
    translation = message.find("translation")
    assert translation is not None
    return [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]


def test_spanish_and_chinese_are_shipped() -> None:
    assert ["kiosk_es", "kiosk_zh_CN"] == [path.stem for path in shipped()]


@pytest.mark.parametrize("path", shipped(), ids=lambda path: path.stem)
def test_every_sentence_is_translated(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / path.name
    copy.write_bytes(path.read_bytes())
    missing = update(copy, path.stem.removeprefix("kiosk_"), messages())
    unfinished = [
        message.findtext("source")
        for message in ElementTree.parse(copy).getroot().iter("message")
        if not all(forms(message))
    ]
    assert (missing, unfinished) == (0, []), "say `make translations`, and translate these"


@pytest.mark.parametrize("path", shipped(), ids=lambda path: path.stem)
def test_counted_sentence_has_every_plural_form(path: Path) -> None:
    counting = [message for message in ElementTree.parse(path).getroot().iter("message") if message.get("numerus")]
    assert counting
    assert {len(forms(message)) for message in counting} == {FORMS.get(path.stem.removeprefix("kiosk_"), 2)}


@pytest.mark.parametrize(("n", "said"), [(1, "1 asiento"), (2, "2 asientos")])
def test_spanish_counts(qapp: QGuiApplication, n: int, said: str) -> None:
    language = Language()
    assert language.speak("es")
    try:
        assert said == say(counted("%n seat", "%n seats", n=n))
    finally:
        language.speak(ENGLISH)


@pytest.mark.parametrize("path", shipped(), ids=lambda path: path.stem)
def test_a_translation_has_the_placeholders_of_its_sentence(path: Path) -> None:
    fields = re.compile(r"\{\w+|%\d|%n")  # A language may use another part of a name with a dot.
    wrong = [
        (source, form)
        for message in ElementTree.parse(path).getroot().iter("message")
        for source in (message.findtext("source", ""),)
        for nth, form in enumerate(reversed(forms(message)))
        for mine, theirs in ((set(fields.findall(source)), set(fields.findall(form))),)
        if form and (mine != theirs if nth == 0 else not theirs <= mine)  # The singular has no number.
    ]
    assert wrong == []


@pytest.mark.parametrize("path", shipped(), ids=lambda path: path.stem)
def test_compiled_translation_is_current(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / path.name
    copy.write_bytes(path.read_bytes())
    compile_file(copy)
    assert copy.with_suffix(".qm").read_bytes() == path.with_suffix(".qm").read_bytes(), "say `make translations`"


@pytest.mark.parametrize("path", shipped(), ids=lambda path: path.stem)
def test_no_line_begins_with_an_ellipsis(path: Path) -> None:
    said = [form for message in ElementTree.parse(path).getroot().iter("message") for form in forms(message)]
    assert [form for form in said if " …" in form] == []


@pytest.mark.parametrize("path", shipped(), ids=lambda path: path.stem)
def test_a_call_is_kept_in_english_and_marked(path: Path) -> None:
    calls = {(message.source, message.comment) for message in messages().values() if message.is_call}
    sources = {source for source, _ in calls}
    assert {"No more bets.", "Showdown. Seat {seat} shows first.", "Blinds, please.", "Flop"} <= sources
    kept = {
        key: (forms(message)[-1], message.findtext("extracomment"))
        for message in ElementTree.parse(path).getroot().iter("message")
        if (key := (message.findtext("source", ""), message.findtext("comment", ""))) in calls
    }
    assert {call: (call[0], CALLED) for call in kept} == kept


@pytest.mark.parametrize(("code", "tie", "pot"), [("es", "Empate", "Empujar"), ("zh_CN", "退注", "推池")])
def test_a_pot_is_not_pushed_as_a_wager_is(qapp: QGuiApplication, code: str, tie: str, pot: str) -> None:
    language = Language()
    assert language.speak(code)
    try:
        assert (say(does("push", is_pots=False)), say(does("push", is_pots=True))) == (tie, pot)
    finally:
        language.speak(ENGLISH)


def test_a_street_is_called_in_english_and_translated_on_the_rail(qapp: QGuiApplication) -> None:
    language = Language()
    assert language.speak("zh_CN")
    try:
        assert (say(homonym("Flop", "as the dealer calls it")), say(text("Flop"))) == ("Flop", "翻牌")
    finally:
        language.speak(ENGLISH)


@pytest.mark.parametrize(
    ("pot", "said"),
    [(text("Main pot"), "主池推给 3\u00a0号\u2060位"), ("Blind", "Blind 推给 3\u00a0号\u2060位")],
    ids=["Chinese", "Latin letters"],
)
def test_no_space_is_between_chinese_letters(qapp: QGuiApplication, pot: Text | str, said: str) -> None:
    language = Language()
    assert language.speak("zh_CN")
    try:
        assert say(text("{pot} to seat {seat}", pot=pot, seat=3)) == said
    finally:
        language.speak(ENGLISH)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (text("{name}: enter your PIN.", name="E. Novak"), "E. Novak：请输+入您的 PIN。"),
        (text("Late or raised wager (past-posting)"), "迟下或加大注+码（事后下+注）"),
        (text("pair of {rank}", rank="3"), "一对_3"),
        (text("{hand} loses, below a flush", hand=text("Pair of {rank}", rank="3")), "一对_3 输，小于同+花"),
        (text("full house, {rank} over {low}", rank="A", low="10"), "葫芦，A_带_10"),
        (text("{pays} to {on}", pays="8", on="1"), "1_赔_8"),
        (text("Settle the I’m In wagers, right to left."), "从右到左结算 I’m_In_注。"),
        (text("Reveal the bonus cards. Settle 6 Card right to left."), "翻开奖+金+牌。从右到左结算 6_Card。"),
        (DAY.fill(day=20, month=MONTHS[8], year=2026), "2026+年+9+月+20+日"),
        (text("{rank} of {suit}", rank="9", suit=text("hearts")), "红+心+9"),
    ],
)
def test_a_line_of_chinese_does_not_end_within_a_term(qapp: QGuiApplication, words: Text, said: str) -> None:
    language = Language()
    assert language.speak("zh_CN")
    try:
        assert say(words).replace("\u2060", "+").replace("\u00a0", "_") == said
    finally:
        language.speak(ENGLISH)


def test_a_language_with_spaces_keeps_them(qapp: QGuiApplication) -> None:
    assert "Step 2 of 11 · Deal" == say(text("Step {nth} of {steps} · {label}", nth=2, steps=11, label="Deal"))


def test_in_chinese_a_name_has_spaces_beside_it() -> None:
    """Names, forms, and devices may have Latin letters, “填写 W-2G”; no space is left between Chinese letters."""
    (chinese,) = (path for path in shipped() if "_zh" in path.name)
    found = [
        words for message in ElementTree.parse(chinese).getroot().iter("message")
        for words in "".join(message.find("translation").itertext()).split("\n")  # type: ignore[union-attr]
        if re.search(r"[一-鿿]\{(form|name|device)\}|\{(form|name|device)\}[一-鿿]", words)
    ]  # fmt: skip
    assert [] == found


def test_in_spanish_a_seat_is_no_word_for_chips() -> None:
    """*Puesto* means a seat in some countries, so “puesto $25” is read as seat 25; a seat is *asiento*."""
    (spanish,) = (path for path in shipped() if "_es" in path.name)
    said = {
        message.findtext("source", ""): "".join(message.find("translation").itertext())  # type: ignore[union-attr]
        for message in ElementTree.parse(spanish).getroot().iter("message")
    }
    of_chips = [sentence for source, sentence in said.items() if "{amount}" in source and "seat" not in source.lower()]
    assert len(of_chips) > 30
    assert [sentence for sentence in of_chips if re.search(r"\bpuesto\b", sentence, re.IGNORECASE)] == []
