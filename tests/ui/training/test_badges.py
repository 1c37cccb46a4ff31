"""Sign in to training by badge: it names the person, and continues an examination that asks for a new sign-in."""

from pathlib import Path

from kiosk.core.devices import BadgeRead, DeviceState, StateChanged
from tests.sizes import only_whole
from tests.ui.training.examining import begin_exam, texts, work_hand
from tests.ui.training.house import TRAINEE, TRAINER, enter_pin, house, opened, shown

HIS, TRAINERS, LOST = "0107 4711", "0107 4712", "0107 9999"


def test_a_badge_names_the_person_who_then_enters_the_pin(tmp_path: Path) -> None:
    school = house(tmp_path)
    school.staff.set_badge(TRAINEE, HIS)
    with opened(school) as window:
        model = shown(window)
        assert "Choose your name, then enter your PIN." in texts(window)
        model.badge_event(StateChanged(DeviceState.READY, ""))
        window.settle()
        assert "Hold your badge to the reader, or choose your name. Then enter your PIN." in texts(window)
        model.badge_event(BadgeRead(LOST, 0))
        assert "Unknown badge: choose your name." in texts(window)
        model.badge_event(BadgeRead(HIS, 1))
        window.settle()
        assert "Unknown badge" not in texts(window)
        assert model.view == "sign_in"
        enter_pin(window)
        assert (model.view, model.signed_in and model.signed_in.id) == ("home", TRAINEE)
        model.badge_event(BadgeRead(HIS, 2))
        assert model.view == "home"
        model.badge_event(StateChanged(DeviceState.ABSENT, "The badge reader is gone."))
        assert "The badge reader is gone." in texts(window)


@only_whole
def test_the_badge_of_the_person_goes_on_with_an_examination_and_no_other_badge(tmp_path: Path) -> None:
    school = house(tmp_path, "PP-01")
    school.staff.set_badge(TRAINEE, HIS)
    school.staff.set_badge(TRAINER, TRAINERS)
    with opened(school) as window:
        model = shown(window)
        model.badge_event(BadgeRead(HIS, 0))
        window.settle()
        enter_pin(window)
        window.tap("all")
        begin_exam(window)
        while model.view == "drill":
            window.tap("giveUp")
        while model.view == "exam":
            work_hand(window)
        assert model.view == "exam_sign"
        model.badge_event(BadgeRead(TRAINERS, 1))
        assert (model.view, model.sat.needs_sign_in) == ("exam_sign", True)
        model.badge_event(BadgeRead(HIS, 2))
        assert model.view in ("drill", "exam")
        assert model.sat.record.signed_in_again


def test_training_hears_the_badge_reader_of_its_table_only(tmp_path: Path) -> None:
    school = house(tmp_path)
    assert school.badge_reader == (next(iter(school.games.values())).config.badge or "")
    for game in school.games.values():
        object.__setattr__(game, "config", game.config.model_copy(update={"badge": "door"}))
    assert school.badge_reader == "door"
