"""Scenario files are proved by dealing them, refused in one sentence, and made from the journal without its players."""

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from kiosk.archive import never_turned
from kiosk.core.devices import DeviceState, StateChanged
from kiosk.core.errors import ConfigError, Refused
from kiosk.events import HandSettled
from kiosk.games import GAMES
from kiosk.journal import read_journal
from kiosk.settings import config_dir, load
from kiosk.table import reopen
from kiosk.training.scenarios.scenario import keep_hand
from tests.reopened import play
from tests.tables import House
from tests.training.hands import play_hand
from tests.training.house import scenarios
from ui.window.language import ENGLISH, languages

NH = """
title = "A hand"
game = "nh"
seed = {seed}

[hand]
table_minimum = 500
posted_jackpots = {{ mega = 2_500_000, major = 500_000, minor = 100_000 }}
community = ["{first}", "??", "??"]
six_card_bonus_cards = ["??", "??", "??", "??"]
seats = [{{ seat = {seat}, hole = ["Ah", "??"], ante = {ante}, flop_x = 1, turn_x = 1, river_x = 1 }}]
"""


def written(folder: Path, **changes: object) -> Path:
    path = folder / "a-hand.toml"
    path.write_text(NH.format(**{"seed": 1, "first": "Kd", "seat": 2, "ante": 500, **changes}), encoding="utf-8")
    return path


def refusal(path: Path) -> str:
    with pytest.raises(ConfigError) as caught:
        scenarios().open(path)
    (sentence,) = caught.value.problems
    return sentence


def test_the_shipped_scenarios_can_all_be_dealt() -> None:
    found = scenarios().read(config_dir() / "training")
    assert found.problems == []
    assert {"two-share-the-minor", "everyone-folds", "four-all-ins"} <= set(found.known)
    for scenario in found.known.values():
        assert scenario.rehearse().settlement is not None


def test_the_shipped_scenarios_have_every_language() -> None:
    for scenario in scenarios().read(config_dir() / "training").known.values():
        assert set(scenario.texts) == set(languages()) - {ENGLISH}, scenario.key


def test_two_share_the_minor() -> None:
    found = scenarios().read(config_dir() / "training").known["two-share-the-minor"]
    assert found.rehearse().result["jackpot_winners"] == {"minor": [2, 6]}


def test_four_all_ins() -> None:
    found = scenarios().read(config_dir() / "training").known["four-all-ins"]
    pots = found.rehearse().result["pots"]
    assert [pot["winners"] for pot in pots] == [[1, 2], [2], [3], [5]]


def test_the_same_seed_fills_the_same_cards(tmp_path: Path) -> None:
    scenario, again, other = (scenarios().open(written(tmp_path, seed=seed)) for seed in (1, 1, 2))
    assert scenario is not None and again is not None and other is not None
    assert scenario.given == again.given
    assert scenario.given != other.given
    assert "??" not in str(scenario.given)


def test_a_file_that_is_no_toml(tmp_path: Path) -> None:
    path = tmp_path / "a-hand.toml"
    path.write_text("title = ", encoding="utf-8")
    assert refusal(path).startswith("a-hand.toml: line 1, column ")


def test_a_key_that_is_misspelt(tmp_path: Path) -> None:
    path = tmp_path / "a-hand.toml"
    path.write_text('titel = "x"\ngame = "nh"\nline = "main.flush"\n', encoding="utf-8")
    assert refusal(path) == "a-hand.toml: line 1: titel: no such key; did you mean title?"


def test_a_game_that_nobody_deals(tmp_path: Path) -> None:
    path = tmp_path / "a-hand.toml"
    path.write_text('title = "x"\ngame = "peak"\nline = "main.flush"\n', encoding="utf-8")
    assert refusal(path) == 'a-hand.toml: line 2: game: "peak" is not a game; did you mean peek?'


def test_a_hand_and_a_line_at_once(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.write_text('line = "main.flush"\n' + path.read_text(), encoding="utf-8")
    assert "give either a hand, or a line" in refusal(path)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"first": "Ah"}, "is in this hand twice"),
        ({"first": "1x"}, "is not a card"),
        ({"ante": 100}, "Ante must be at least $5"),
        ({"seat": 8}, "this table has 6 seats"),
        ({"seat": 12}, "numbered 1 to 9"),
    ],
)
def test_a_hand_that_is_impossible(tmp_path: Path, changes: dict[str, object], sentence: str) -> None:
    found = refusal(written(tmp_path, **changes))
    assert found.startswith("a-hand.toml: line 6: hand: this hand is impossible: ")
    assert sentence in found


def test_a_line_that_the_table_does_not_have(tmp_path: Path) -> None:
    path = tmp_path / "a-hand.toml"
    path.write_text('title = "x"\ngame = "nh"\nline = "main.flosh"\n', encoding="utf-8")
    assert "has no line main.flosh" in refusal(path)


def test_something_that_happens_nowhere(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.write_text('happens = [{ at = "floop", what = "misread" }]\n' + path.read_text(), encoding="utf-8")
    assert "Nothing can happen at floop" in refusal(path)


def test_something_that_nobody_knows(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.write_text('happens = [{ at = "flop_bets", what = "misred" }]\n' + path.read_text(), encoding="utf-8")
    assert "misred is not an event in this game; did you mean misread?" in refusal(path)


def test_a_broken_file_hides_no_other(tmp_path: Path) -> None:
    written(tmp_path)
    (tmp_path / "b.toml").write_text("=", encoding="utf-8")
    found = scenarios().read(tmp_path)
    assert set(found.known) == {"a-hand"}
    assert len(found.problems) == 1


def test_a_hand_of_the_journal_without_its_players(tmp_path: Path) -> None:
    house = House(tmp_path)
    play_hand(house.table)
    with read_journal(house.table.journal.path, tmp_path / "device.pem") as journal:
        path = keep_hand(journal, 1, GAMES, tmp_path / "kept")
        again = keep_hand(journal, 1, GAMES, tmp_path / "kept")
    assert path == again
    text = path.read_text(encoding="utf-8")
    assert not any(word in text for word in ("ortiz", "Ortiz", "haddad", str(house.clock.ms)[:8], "NH-07"))
    kept = scenarios().open(path)
    assert kept is not None
    recorded = next(iter(house.table.journal.finished(1, 1)))[1].of(HandSettled).result
    assert kept.given == recorded.input
    assert kept.rehearse().result == recorded.result
    assert tomllib.loads(text)["title"]


def test_a_kept_hand_has_other_cards_for_those_that_were_never_turned(tmp_path: Path) -> None:
    settings = load(config_dir(), GAMES)
    nh = settings.games["nh"].model_copy(update={"reveal_bonus_cards": "if_bet"})
    house = House(tmp_path, settings=replace(settings, games={**settings.games, "nh": nh}))
    house.table.shoe.event(StateChanged(DeviceState.READY, ""))
    play(house.table, "Ah 2c Kd 7s 3c 8d Qh Jh As 9d 4s")  # Nobody plays for the four bonus cards.
    with read_journal(house.table.journal.path, tmp_path / "device.pem") as journal:
        assert {"3c", "8d", "Qh", "Jh"} == {card.text for card in never_turned(reopen(GAMES, journal.hand(1)))}
        path = keep_hand(journal, 1, GAMES, tmp_path / "kept")
    given = tomllib.loads(path.read_text(encoding="utf-8"))["hand"]
    assert (["??"] * 4, ["Ah", "Kd"]) == (given["six_card_bonus_cards"], given["seats"][0]["hole"])
    kept = scenarios().open(path)
    assert kept is not None
    recorded = next(iter(house.table.journal.finished(1, 1)))[1].of(HandSettled).result
    assert kept.rehearse().result == recorded.result


def test_a_hand_that_is_not_settled_makes_no_scenario(tmp_path: Path) -> None:
    house = House(tmp_path)
    with read_journal(house.table.journal.path) as journal, pytest.raises(Refused, match="Hand 1 is not settled"):
        keep_hand(journal, 1, GAMES, tmp_path / "kept")


def test_a_folder_that_may_not_be_read_is_a_problem(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(folder: Path) -> list[Path]:
        raise PermissionError(13, "Permission denied", str(folder))

    monkeypatch.setattr(Path, "iterdir", closed)
    assert scenarios().read(tmp_path).problems == [
        f"{tmp_path} cannot be read: Permission denied. Check who may use it."
    ]


def test_a_folder_that_is_not_there_has_no_scenarios(tmp_path: Path) -> None:
    assert scenarios().read(tmp_path / "training").problems == []
