"""Answer each study card as a plain reader, who sees the card and has the documents and the house's files.

`python -m tests.training.plain_cards` writes every card of every game into out/cards: the question as shown, its right
answer by this reading, and each wrong answer that may be offered.
"""

import re
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from kiosk.games import GAMES
from kiosk.settings import config_dir
from kiosk.staff import Act, Role
from kiosk.table import games_of
from kiosk.training.study.cards import StudyCard, StudyCards
from tests.rules import plain
from tests.training.house import drills, settings

NOW_MS = 1_790_000_000_000
FILES = {"nh": "new_hampshire", "peek": "texas_peek", "holdem": "texas_holdem", "dice": "peekpoker"}
PAYS: Mapping[tuple[str, str], Mapping[str, Any]] = {
    ("nh", "Hold ’Em"): plain.NH_MAIN, ("nh", "Board"): plain.NH_BOARD, ("nh", "Pocket"): plain.NH_POCKET,
    ("peek", "Blind"): plain.PEEK_BLIND, ("peek", "I’m In"): plain.PEEK_IM_IN,
}  # fmt: skip
OUT = Path("out/cards")


@cache
def cards(game: str) -> StudyCards:
    """Return the cards of a game at the first table that deals it."""
    deal = next(
        deal for table in settings().deals for deal in games_of(settings(), GAMES, table) if deal.game.key == game
    )

    def roles(_: Act) -> frozenset[Role]:
        return frozenset({Role.FLOOR, Role.MANAGER})

    return StudyCards(deal, drills()[game], settings().house, roles, NOW_MS)


@cache
def read() -> Mapping[str, Any]:
    return tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))


@cache
def house_file(game: str) -> Mapping[str, Any]:
    return tomllib.loads((config_dir() / "games" / f"{FILES[game]}.toml").read_text("utf-8"))


@cache
def limits(game: str) -> Mapping[str, Any]:
    """Return the limits that a card may ask for, by its question, from the house's files."""
    files = (tomllib.loads(path.read_text("utf-8")) for path in sorted((config_dir() / "tables").glob("*.toml")))
    table = next(file for file in files if file["game"] == game)
    payouts = tomllib.loads((config_dir() / "house.toml").read_text("utf-8"))["payouts"][-1]
    return {
        "What is the table minimum?": table["table_minimum"], "What is the table maximum?": table.get("table_maximum"),
        "At what payout is a slip written?": payouts["slip"],
        "At what payout does a second supervisor sign?": payouts["second_signature"],
        "At what payout is a tax form filled in?": payouts["tax_form"]["amount"],
    }  # fmt: skip


def shown(words: object) -> str:
    """Return words as a person reads them."""
    return str(words).replace("\u00a0", " ")


def _plainly(words: str, wanted: str) -> str:
    """Return `words` with the numbers of the question, in order: # is one in digits, and @ one up to ten in words."""
    numbers = iter(re.findall(r"\d+", wanted))
    aloud = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

    def number(place: re.Match[str]) -> str:
        digits = next(numbers, "#")
        return digits if place[0] == "#" else aloud[int(digits)]

    return re.sub("[#@]", number, words)


def _of_any_number(words: str) -> str:
    return re.sub(r"\d+", "#", words)


def plain_answer(game: str, heading: str, asks: str) -> str:
    """Return the right answer to a card as it is shown. Raise KeyError for a card that the reader does not know."""
    book = read()
    match heading, asks:
        case "Order of steps", _:
            steps = book["order"][game]
            return str(steps[steps.index(asks.removeprefix("What comes after “").removesuffix("”?")) + 1])
        case "The words to say", _:
            said = book["words"][game][_of_any_number(asks.removesuffix(" What do you say?"))]
            return _plainly(said, asks)
        case "The rule", _:
            step, _, does = asks.removesuffix("” By which rule?").partition(": “")
            return str(book["rules"][game][f"{step}: {_of_any_number(does)}"])
        case "House ruling", _:
            entry = book["rulings"][asks]
            values = house_file(game) | house_file(game).get("options", {})
            first = next(value for value in entry if value != "option")
            return str(entry[_value(values.get(entry["option"], first))])
        case "Table limits", _:
            return _dollars(limits(game)[asks])
        case "Who signs", _:
            return str(book["signs"])
        case _, "Who decides?":
            return "The dealer" if heading in book["dealer_decides"] else "The floor"
        case _, "What is the ruling?":
            return _ruling(game, heading)
        case _:
            line = asks.removeprefix("What does ").removesuffix(" pay?")
            return f"{PAYS[game, heading][line]} to 1"


def _value(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _ruling(game: str, when: str) -> str:
    entry = read()["exceptions"][when]
    ruled = entry[house_file(game).get("exceptions", {}).get(entry["key"], entry["else"])]
    return str(ruled if isinstance(ruled, str) else ruled[game])


def _dollars(written: int | str) -> str:
    amount = float(str(written).replace(",", ""))
    return f"${amount:,.0f}" if amount == int(amount) else f"${amount:,.2f}"


def alternatives(heading: str, asks: str) -> frozenset[str]:
    """Return the other possible rulings of the house on this question."""
    entry = read()["exceptions"].get(heading) if asks == "What is the ruling?" else read()["rulings"].get(asks)
    values = (value for name, value in (entry or {}).items() if name not in ("key", "else", "option"))
    return frozenset(word for value in values for word in ([value] if isinstance(value, str) else value.values()))


def wrong_answers(card: StudyCard) -> set[str]:
    """Return each answer that may be offered beside the right one."""
    return {shown(other) for other in card.others} - {shown(card.answer)}


def also_right(card: StudyCard) -> set[str]:
    """Return the offered wrong answers that a plain reader may take for right."""
    right, heading, asks = shown(card.answer), shown(card.heading), shown(card.asks)
    alike = {words for words_alike in read()["same"] if right in words_alike for words in words_alike}
    return (wrong_answers(card) & alike) - alternatives(heading, asks)


def write(game: str, path: Path) -> int:
    """Write every card of a game, and return their number."""
    lines = [f"# {game}: every study card", ""]
    for card in cards(game).cards.values():
        heading, asks = shown(card.heading), shown(card.asks)
        right, other = plain_answer(game, heading, asks), sorted(wrong_answers(card))
        verdict = "same" if right == shown(card.answer) and not also_right(card) else "DIFFERS"
        lines += [f"- **{heading}** {asks}", f"  - by the plain reading: {right} ({verdict})"]
        lines += [f"  - typed, or wrong beside it: {'; '.join(other)}" if other else "  - nothing else is offered"]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return len(cards(game).cards)


if __name__ == "__main__":
    for key in GAMES:
        sys.stdout.write(f"{key}: {write(key, OUT / f'{key}.md')} cards in {OUT / f'{key}.md'}\n")
