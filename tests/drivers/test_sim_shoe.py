"""The emulated shoe: its deck and its command line. It shares no code with the driver."""

import ast
import io
import os
from pathlib import Path

import pytest

from drivers.kinds import kinds
from drivers.sims.shoe import VOICES, SimShoe, run_sim_shoe
from kiosk.core.cards import DECK, card
from tests.drivers.bench import listening

DRIVERS = Path(__file__).resolve().parents[2] / "drivers"


def run(commands: str, kind: str = "beetek", link: Path | None = None) -> list[str]:
    out = io.StringIO()
    run_sim_shoe(kind, io.StringIO(commands), out, seed=1, link=link)
    return out.getvalue().splitlines()[2:]


def test_every_make_can_be_emulated() -> None:
    assert set(kinds()["shoe"]) == set(VOICES)


def test_emulator_knows_nothing_of_the_driver() -> None:
    files = [DRIVERS / "pty_emulator.py", *DRIVERS.glob("*/*/sim.py"), *DRIVERS.glob("sims/*.py")]
    on_a_line = {family: made for family, made in kinds().items() if family != "camera"}
    assert {f"{family}.{kind}" for family, made in on_a_line.items() for kind in made} <= {
        ".".join(file.relative_to(DRIVERS).parts[:-1]) for file in files
    }
    for file in files:
        names = [
            node.module
            for node in ast.walk(ast.parse(file.read_text()))
            if isinstance(node, ast.ImportFrom) and node.module is not None
        ]
        ours = [name for name in names if name.startswith(("drivers", "kiosk"))]
        assert [] == [
            name
            for name in ours
            if not name.startswith("drivers.sims.")
            and not name.endswith((".sim", ".pty_emulator"))
            and name not in ("kiosk.core.cards", "kiosk.core.scratch")
        ]


@pytest.mark.parametrize("kind", list(VOICES))
def test_same_seed_same_deck(kind: str) -> None:
    with SimShoe(kind, seed=5) as shoe, SimShoe(kind, seed=5) as two, SimShoe(kind, seed=6) as other:
        assert shoe.deck == two.deck
        assert shoe.deck != other.deck
        assert set(DECK) == set(shoe.deck)
        first = shoe.deck
        shoe.pull(first[30])
        shoe.shuffle(5)
        assert first == shoe.deck


def test_card_that_was_drawn_last_is_not_shuffled_to_the_front() -> None:
    with SimShoe("beetek", seed=5) as shoe:
        first, *middle, last = shoe.deck
        shoe.pull()
        shoe.shuffle(5)
        assert (last, *middle, first) == shoe.deck


def test_deck_in_a_given_order() -> None:
    order = [card("Ah"), card("2c"), card("Td")]
    with SimShoe("angel_eye", order=order) as shoe:
        assert card("2c") == shoe.pull(card("2c"))
        assert [card("Ah"), card("Td")] == [shoe.pull(), shoe.pull()]
        with pytest.raises(ValueError, match="empty"):
            shoe.pull()


def test_card_that_has_been_drawn_cannot_be_drawn() -> None:
    with SimShoe("beetek") as shoe:
        drawn = shoe.pull()
        with pytest.raises(ValueError, match="has been drawn already"):
            shoe.pull(drawn)


def test_unknown_make() -> None:
    with pytest.raises(ValueError, match="beetek or angel_eye"):
        SimShoe("bee-tek")


def test_path_is_the_same_over_a_replug(tmp_path: Path) -> None:
    with SimShoe("beetek", link=tmp_path / "shoe") as shoe:
        assert f"{tmp_path}/shoe" == shoe.path
        assert Path(shoe.path).exists()
        shoe.unplug()
        assert not os.path.lexists(shoe.path)
        shoe.replug()
        assert Path(shoe.path).exists()
    assert not os.path.lexists(shoe.path)


def test_link_that_a_killed_emulator_left_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "shoe").symlink_to(tmp_path / "gone")
    with SimShoe("beetek", link=tmp_path / "shoe") as shoe:
        assert Path(shoe.path).exists()


def test_file_of_another_program_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "shoe").write_text("mine")
    with pytest.raises(FileExistsError):
        SimShoe("beetek", link=tmp_path / "shoe")
    assert "mine" == (tmp_path / "shoe").read_text()


def test_says_whether_anybody_has_opened_it() -> None:
    with SimShoe("beetek") as shoe:
        said = [shoe.opened]
        with listening({"kind": "beetek", "port": shoe.path}) as bench:
            bench.to_ready()
            said.append(shoe.opened)
            shoe.unplug()
            shoe.replug()
            said.append(shoe.opened)
        assert [False, True, False] == said


def test_line_that_nobody_reads_does_not_block() -> None:
    with SimShoe("beetek") as shoe:
        for _ in range(50):
            shoe.raw(b"\x55" * 1000)
            shoe.garbage()


@pytest.mark.parametrize("kind", list(VOICES))
def test_command_line(kind: str, tmp_path: Path) -> None:
    out = io.StringIO()
    run_sim_shoe(kind, io.StringIO("\npull Ah\nquit\npull\n"), out, link=tmp_path / "shoe")
    lost = "(nobody has opened the port: it is lost)"
    assert [f"{kind} shoe at {tmp_path}/shoe", "help lists the commands", f"pulled Ah {lost}"] == (
        out.getvalue().splitlines()
    )


def test_each_command() -> None:
    lost = " (nobody has opened the port: it is lost)"
    cases = {
        "garbage": f"sent{lost}",
        "alarm": f"sent{lost}",
        "clear": "this make does not say that an alarm is over",
        "unplug": "unplugged",
        "deck": "52 cards left",
        "shuffle 7": "shuffled",
        "shuffle": "shuffled",
    }
    assert list(cases.values()) == run("\n".join(cases) + "\n")


def test_the_simulated_shoe_misreads_on_command() -> None:
    """The reported card is still in the deck, and is drawn later; drawn cards are gone."""
    with SimShoe("beetek", seed=1) as shoe, listening({"kind": "beetek", "port": shoe.path}) as bench:
        bench.to_ready()
        first, second, *_, last = shoe.deck
        assert (shoe.misread(), shoe.drawn) == (first, first)
        assert [first in shoe.deck, last in shoe.deck] == [False, True]
        assert shoe.misread(shoe.deck[7]) == second
        assert [event.card for event in bench.inbox.take(2)] == [last, shoe.deck[6]]
        with pytest.raises(ValueError, match="is the next card; report another one"):
            shoe.misread(shoe.deck[0])


def test_commands_that_draw() -> None:
    with SimShoe("beetek", seed=1) as shoe:
        first, second, third, fourth, *_ = shoe.deck
    lost = " (nobody has opened the port: it is lost)"
    assert [
        f"pulled {first}{lost}",
        f"sent{lost}",
        f"pulled {second}, unread{lost}",
        f"pulled {third}, damaged{lost}",
        f"unplugged while {fourth} was being sent",
        "48 cards left",
    ] == run("pull\nrepeat\nunread\nbad-check\nunplug mid\ndeck\n")


def test_replug_command(tmp_path: Path) -> None:
    assert ["unplugged", f"plugged in at {tmp_path}/shoe"] == run("unplug\nreplug\n", link=tmp_path / "shoe")


@pytest.mark.parametrize(
    "command", ["fly", "pull Zz", "pull Ah Kh", "shuffle x", "unplug now", "repeat", "garbage 3", "pull 10h"]
)
def test_command_that_cannot_be_done(command: str) -> None:
    (answer,) = run(command + "\n")
    assert answer.startswith("no: ")


def test_help_names_every_command() -> None:
    text = "\n".join(run("help\n"))
    commands = ["pull", "unread", "bad-check", "repeat", "garbage", "alarm", "clear", "unplug", "replug", "shuffle"]
    assert [] == [command for command in [*commands, "deck", "quit"] if f"\n{command} " not in f"\n{text}"]
