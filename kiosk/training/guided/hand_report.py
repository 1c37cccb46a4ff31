"""A report on a guided hand, from the moves that were kept."""

from collections import Counter
from collections.abc import Mapping, Sequence

from kiosk.core.value import value
from kiosk.training.guided.judge import Violation
from kiosk.training.scenarios.moves import Move, Verb
from kiosk.training.store.sessions import Given

PROCEDURE = "procedure"

_KINDS = {
    Verb.SAY: "say", Verb.DO: "steps", Verb.BURN: "burns", Verb.FIRST: "dealing", Verb.ASK: "turns",
    Verb.TAKE: "settling", Verb.PAY: "settling", Verb.PUSH: "settling", Verb.CALL: "floor", Verb.WAIT: "floor",
    Verb.HANDLE: "exceptions", Verb.ENTER: "entries", Verb.SETTLE: "settling",
}  # fmt: skip
KINDS = tuple(dict.fromkeys(_KINDS.values()))


@value
class HandReport:
    """The report on a hand: the number of moves, of wrong ones, and of hints; the violations with their counts; and the
    right moves of each kind.
    """

    moves: int
    wrong: int
    hints: int
    violations: tuple[tuple[Violation, int], ...]
    kinds: Mapping[str, tuple[int, int]]


def kind_of(move: Move) -> str:
    """Return the kind of a move."""
    return _KINDS[move.verb]


def line_of(move: Move) -> str:
    """Return under which line a move is kept."""
    return f"{PROCEDURE}.{kind_of(move)}"


def report_of(kept: Sequence[Given]) -> HandReport:
    """Return the report on the hand so far."""
    moves = [given for given in kept if given.line.startswith(PROCEDURE)]
    wrong = [Violation(move.wrong) for move in moves if not move.right]
    hints = sum(bool(move.given["hint"]) for move in moves if move.right)
    made = Counter(move.line.partition(".")[2] for move in moves)
    right = Counter(move.line.partition(".")[2] for move in moves if move.right)
    return HandReport(
        len(moves),
        len(wrong),
        hints,
        tuple((violation, wrong.count(violation)) for violation in Violation if violation in wrong),
        {kind: (right[kind], count) for kind, count in made.items()},
    )
