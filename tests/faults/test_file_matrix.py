"""Every file that a house's night and its commands write is in the matrix of docs/security.md."""

from tests.faults.command_cuts import CommandScene, quick
from tests.faults.cut_commands import COMMANDS
from tests.faults.file_matrix import files_of, rows, unnamed
from tests.faults.file_writers import WRITERS, writers
from tests.faults.tampering import DATA, HARMLESS, dealt
from tests.faults.taping import memory
from tests.sizes import sized

# One command for each kind of file, in a part: the tests of the commands check the files of all others.
PART = (
    "journal archive", "journal begin-again", "journal begin-again reverse", "train merge", "staff badge from",
    "report",
)  # fmt: skip


def test_every_file_of_a_night_is_in_the_matrix() -> None:
    names = {
        path.removeprefix(f"{DATA}/") for left in dealt(0) for path, there in left.image.items()
        if path.startswith(f"{DATA}/") and there is not None
    }  # fmt: skip
    assert len(names) > 15
    assert unnamed(names) == set()


def test_every_file_that_a_command_writes_is_in_the_matrix(qapp: object) -> None:
    for command in COMMANDS:
        if command.name in sized(PART, whole=tuple(each.name for each in COMMANDS)):
            with memory() as folder, quick():
                CommandScene(command, folder)
                assert unnamed(files_of(folder / "data", folder / "floor")) == set(), command.name


def test_a_file_that_nobody_has_named_is_found() -> None:
    assert unnamed(["NH-07/journal.db", "NH-07/wallet.json", "FLOOR/NH-07.jsonl", "_floor/NH-07/jackpots:nh.json"]) == {
        "NH-07/wallet.json"
    }


def test_every_module_that_writes_a_file_is_known_and_its_files_are_in_the_matrix() -> None:
    """This includes files that only a page or a device writes, and no command of this test."""
    assert writers() == {module: calls for module, (calls, _) in WRITERS.items()}
    assert unnamed(name for _, names in WRITERS.values() for name in names) == set()


def test_the_matrix_says_which_faults_are_not_found() -> None:
    """These are the kinds of files for which `tampering.py` accepts that nobody reports a change."""
    for end in HARMLESS:
        said = [finds for pattern, (_, _, finds) in rows().items() if pattern.rstrip("*").endswith(end)]
        if end in (".pdf", ".jpg"):  # Their kinds follow from the folder.
            continue
        assert said and any(finds != "–" for finds in said), end
