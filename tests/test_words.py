"""Sentences and words of the kiosk that were odd or wrong do not come back.

They are searched for in every sentence for translators, and in README and docs.
"""

import ast
import re
from pathlib import Path

import pytest

from tools.translations import FOLDER, Message, messages, translations_in

ROOT = Path(__file__).resolve().parent.parent
PAPERS = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))

# These sentences were shown once, each with its replacement.
GONE = {
    "plays over the own bankroll": "No player may play over another player’s bankroll.",
    "the floor shows a PIN in the menu": "Sign in from the menu and post them.",
    "the shoe was away": "The shoe disconnected and may have missed cards. Check every card, then confirm.",
    "it is not listened to yet": "The shoe disconnected and may have missed cards. Check every card, then confirm.",
    "dealt, unread": "All dealt face down",
    "the card that is wrong, as the screen shows it": "Touch the misread card.",
    "alarm seen to": "Clear alarm",
    "a wager came too late": "Late or raised wager (past-posting)",
    "a card lay face up in the deck": "Boxed card",
    "a folded hand is asked back": "Player wants a folded hand back",
    "go back to their places": "Put every card back, then confirm.",
    "less pushes if it won": "Anything less pushes on a win, otherwise loses.",
    "stacks are bought up": "Players may add on between hands; no chips leave the table.",
    "who has no chips left": "A player without chips is out, or rebuys.",
    "pass the dealer": "Pass the deal to seat {seat}.",
    "the own bet": "their own",
    "the own percentage": "their own",
    "the own cards": "their own",
    "another person of the floor": "A second supervisor must sign.",
    "whoever deals": "The dealer or supervising dealer",
    "devices amiss": "%n devices need attention",
    "not for you here": "Not permitted. Sign in as {role}.",
    "is settled anew": "resettled",
    "was settled anew": "resettled",
    "question before": "Previous question",
    "on one step": "Forward one step",
    "whoever stands before you": "Choose the person to unlock. The PIN does not change.",
    "a hand that the rules call out": "The floor confirms a flush or better before it is paid.",
    "won by the house in its hands": "House result",
    "was another": "The wager was different",
    "what had it in fact won": "what did it actually win?",
    "so the house’s file has it": "House ruling",
    "all plays": "All play",
    "jackpots not posted (net)": "push, take or net, said as such",
}

# These words mean nothing on a floor, each with its replacement.
NOT_WORDS = {
    r"\bamiss\b": "needs attention",
    r"\banew\b": "again",
    r"\bwhoever\b": "who it is: the dealer, the supervising dealer",
    r"\bsomebody (of|from) the floor\b": "a floor supervisor",
    r"\bperson of the floor\b": "a floor supervisor",
    r"\bshows? a PIN\b": "sign in, enter a PIN",
    r"\bdealer beside\b": "supervising dealer",
    r"\bsee to (its|the)\b": "check",
    r"\bin fact\b": "actually",
    r"\bput (it )?right\b": "correct",
    r"\btap (it|them) in\b": "enter",
    r"\bunread\b": "face down, or not read",
    r"\bbought up\b": "add on",
    r"\bmend the record\b": "correct the record",
    r"\bprogressive\b": "posted jackpot",
    r"\bthe own\b": "their own",
    r"\blooks? at what the screen\b": "follow the screen",
    r"\bputs? right\b": "correct",
    r"\btaken? over\b": "add; relieve",
    r"\bunsure\b": "needs attention",
    r"\btwo ways\b": "two journals",
    r"\bthe floor (has (sent|posted|laid)|does not know|finds|sends)\b": "the floor’s server; the floor is people",
}

# These are a programmer's words, which nobody at a table, in the pit, or in the office has ever heard.
PROGRAMMERS = (
    r"\b(json|schema|null|nan|invalid|undefined|pars(e|es|ed|ing)|time-?outs?|tracebacks?|booleans?|integers?)\b"
)
OF_A_DATABASE = {"a function in the schema", "a schema"}  # The rights of PostgreSQL that a technician has tested.

# One thing has one name in each language: these are its other names.
ONE_NAME = {
    "es": {
        r"quiosco": "kiosco",
        r"servidor de (piso|la sala)|^la sala\b": "servidor del piso",
        r"\bdiario\b(?! (del programa|de escritura))": "registro",
        r"boleta": "comprobante",
        r"(?<!ha )\bpuestos?\b": "asiento",
        r"tapete|fieltro": "paño",
        r"\bconteo": "recuento",
        r"disputar la mano": "abrir una disputa",
        r"[«»]": "“…”",
        r"\bmontos?\b": "importe",
        r"errado": "erróneo",
        r"ingres[ae]": "introducir",
        r"dispositivo": "aparato",
        r"comunes": "comunitarias",
    },
    "zh_CN": {
        "主管服务器|现场服务器": "楼面服务器",
        "胸卡": "工牌",
        "读卡器": "读取器",
        "奖池": "彩金",
        "公布": "公示",
        "桌台": "牌桌",
        "奖励": "奖金",
        "“例外”": "“异常”",
        "现场": "主管",
        "签字": "签名",
        "触按": "点",
        "本场(?!所)": "本场所",
        "投(币)?箱": "钱箱",
        "中出(?!现)": "中奖",
        "下分": "押分",
        "叫开": "报牌",
        "牌副": "整副牌",
        "暴露": "露出",
        "更大的手牌|同花或更大": "同花或以上",
        "话术": "用语",
        "带班": "带教",
        "赌台": "牌桌",
        "收台": "收桌",
        "名册": "名单",
        "技术人员": "技术员",
        "训练": "培训",
        "凭单": "单据",
    },
}

# These are for developers of the kiosk, and a byte that a driver did not read is unread.
FOR_BUILDERS = {
    "journal.md", "adding-a-game.md", "devices.md", "events.md", "camera.md", "configuration.md", "training.md",
}  # fmt: skip

# These numbers are never 1.
NEVER_ONE = {
    "A PIN has {most} digits: choose another one.",
    "Show the board in {most} positions.",
    "{zones} zones is too many: draw at most {most}.",
    "{well}/{all} devices OK",
    "{role} may {what}, and nothing else in {tried} tries",
}
_NOUNS = (
    "cards|dice|zones|seats|players|hands|chips|points|tries|moves|weeks|lines|slips|devices|bytes|digits|positions|"
    "answers|winners|shares|boards|decks|days|hours|minutes|seconds|events|checkpoints"
)
_MANY = re.compile(rf"(?<!of )(?<!to )(?<!under )\{{\w+\}} (?:more )?(?:{_NOUNS})\b")


# Odd English in the code, its docstrings, and the documents, each with its replacement.
ODD = {
    r"(?<!there )\b(?:is|are|was|were) no (?!(?:longer|more|better|heavier|such|bet|color)\b)": "is not a …",
    r"\bthere twice\b": "appears twice",
    r"\bdealer (?:who is )?beside\b|deals_beside": "supervising dealer",
    r"\bsee to (?:its|the)\b": "check",
    r"\bthe furniture\b": "the places of the felt",
    r"\brightly\b": "correctly",
    r"(?<!#)(?://|#) (?-i:What|Who|Why|How|Which|Where|When) ": "a statement: The reason why …",
    r"\bwhere (?:there (?:is|are) )?none\b|\bwhere no \w+ is\b": "if there is none",
}


def said(message: Message) -> tuple[str, ...]:
    return tuple(sentence for sentence in (message.source, message.singular) if sentence)


def test_a_pin_is_entered_and_a_supervisor_is_called_so() -> None:
    """The same words are used in the code, its docstrings, and on the screen."""
    files = [*SOURCES, *(ROOT / "ui" / "qml").rglob("*.qml"), *(ROOT / "docs").rglob("*.md")]
    wrong = re.compile(r"\b(?:show(?:s|n|ing)?_?(?: (?:a|the|their|its))? ?PIN|somebody of the floor)\b", re.IGNORECASE)
    assert [] == [str(path) for path in files if wrong.search(path.read_text(encoding="utf-8").replace("\n", " "))]
    assert wrong.search("has shown a PIN") and wrong.search("def show_pin") and not wrong.search("enters a PIN")


@pytest.mark.parametrize("odd", ODD)
def test_code_and_documents_avoid_odd_english(odd: str) -> None:
    looks = re.compile(odd, re.IGNORECASE)
    files = [*SOURCES, *(ROOT / "ui" / "qml").rglob("*.qml"), *PAPERS]
    found = [(path.name, hit) for path in files for hit in looks.findall(" ".join(path.read_text("utf-8").split()))]
    assert found == [], f"say: {ODD[odd]}"


def test_a_sentence_that_was_odd_does_not_come_back() -> None:
    for phrase in GONE:
        again = [
            f"{message.file}: {message.source}"
            for message in messages().values()
            if any(phrase in words.lower() for words in said(message))
        ]
        papers = [path.name for path in PAPERS if phrase in path.read_text(encoding="utf-8").lower().replace("\n", " ")]
        assert (again, papers) == ([], []), f"say: {GONE[phrase]}"


def test_no_sentence_has_words_that_a_floor_does_not_use() -> None:
    for word in NOT_WORDS:
        looks = re.compile(word, re.IGNORECASE)
        assert [
            f"{message.file}: {message.source}"
            for message in messages().values()
            if looks.search(" ".join(said(message)))
        ] == [], NOT_WORDS[word]


def test_no_sentence_has_words_of_programmers() -> None:
    looks = re.compile(PROGRAMMERS, re.IGNORECASE)
    found = {message.source for message in messages().values() if looks.search(" ".join(said(message)))}
    assert found == OF_A_DATABASE


def test_nobody_is_shouted_at() -> None:
    """Only a dealer's calls end so."""
    loud = [message.source for message in messages().values() if "!" in " ".join(said(message)) and not message.is_call]
    assert [source for source in loud if "“" not in source] == []


@pytest.mark.parametrize("language", ONE_NAME)
def test_one_thing_has_one_name_in_every_language(language: str) -> None:
    forms = translated(language)
    for was, say in ONE_NAME[language].items():
        looks = re.compile(was, re.IGNORECASE)
        assert [form for form in forms if looks.search(form)] == [], f"say: {say}"


def translated(language: str) -> list[str]:
    """Return every form of every sentence in a language."""
    return [form for forms in translations_in(FOLDER / f"kiosk_{language}.ts").values() for form in forms]


@pytest.mark.parametrize(
    "path", [paper for paper in PAPERS if paper.name not in FOR_BUILDERS], ids=lambda path: path.name
)
def test_documents_avoid_rejected_words(path: Path) -> None:
    words = path.read_text(encoding="utf-8").replace("\n", " ")
    assert {word: NOT_WORDS[word] for word in NOT_WORDS if re.search(word, words, re.IGNORECASE)} == {}


def test_counted_sentence_has_a_singular() -> None:
    """A sentence with "{count} cards" says "1 cards" some day; `counted` does not."""
    wrong = [
        f"{message.file}: {message.source}"
        for message in messages().values()
        if not message.singular and message.source not in NEVER_ONE and _MANY.search(message.source)
    ]
    assert wrong == []
    assert [message.source for message in messages().values() if re.search(r"\((s|es)\)", message.source)] == []


def test_the_singular_is_used_for_one() -> None:
    for message in messages().values():
        if message.singular:
            assert message.singular != message.source
            assert not re.search(rf"%n (?:\w+ )?(?:{_NOUNS})\b", message.singular), message.singular


def test_min_and_max_of_an_amount_are_shown() -> None:
    pad = {message.source for message in messages().values() if message.file.endswith("SidePanel.qml")}
    assert {"Min", "Max"} <= pad
    assert not {"Least", "Most"} & {message.source for message in messages().values()}


_CUTS = {"partition", "rpartition", "split", "lower", "upper", "replace", "startswith", "endswith", "find", "index"}
_CUTS |= {"removeprefix", "removesuffix", "casefold", "count"}
SOURCES = sorted(path for part in ("kiosk", "drivers", "ui") for path in (ROOT / part).rglob("*.py"))
SHOWERS = {
    "kiosk/app/command_line/terminal.py",
    "kiosk/core/text.py",
    "kiosk/core/errors.py",
    "ui/vm/controls/words.py",
}  # These assemble texts.
SHOWERS.add("kiosk/events/reasons.py")  # It finds the key of a sentence by its words.
SHOWERS.add("kiosk/games/conformance.py")  # It counts the words of an instruction.


def computed(node: ast.AST) -> bool:
    """Return whether this reads a text: its template, a value that it shows, or its English words."""
    match node:
        case ast.Attribute(attr="template"):
            return True
        case ast.Subscript(value=ast.Attribute(attr="values"), ctx=ast.Load()):
            return True
        case ast.Compare(comparators=[ast.Attribute(attr="values")], ops=[ast.In() | ast.NotIn()]):
            return True
        case ast.Call(func=ast.Attribute(value=shown, attr=verb)) if verb in _CUTS:
            return isinstance(shown, ast.Call) and isinstance(shown.func, ast.Name) and _says(shown)
        case ast.Compare(left=left, comparators=[*others]):
            return any(
                isinstance(expression, ast.Call) and _says(expression, {"say"}) for expression in (left, *others)
            )
        case _:
            return False


def _says(call: ast.Call, names: frozenset[str] | set[str] = frozenset({"say", "text", "sentence"})) -> bool:
    """Return whether a call makes words that are shown. `str(item.line)` does; any other str does not."""
    if not isinstance(call.func, ast.Name):
        return False
    of_words = call.func.id == "str" and bool(call.args) and isinstance(call.args[0], ast.Attribute)
    return call.func.id in names or (of_words and call.args[0].attr in _WORDS)  # type: ignore[attr-defined]


_WORDS = {"line", "terms", "wager", "label", "words", "do", "say", "rule", "then", "name", "title", "what"}


def test_nothing_is_computed_from_words_that_are_shown() -> None:
    """Another language phrases it differently; a reworded sentence must change no payout, sign, or move."""
    for path in SOURCES:
        if str(path.relative_to(ROOT)) not in SHOWERS:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            assert [ast.unparse(node) for node in ast.walk(tree) if computed(node)] == [], path


@pytest.mark.parametrize(
    "code",
    ['str(item.line).partition(",")', 'one.terms.values["jackpot"]', '"jackpot" in one.terms.values', "a.template"],
)
def test_words_computed_from_the_screen_are_found(code: str) -> None:
    assert any(computed(node) for node in ast.walk(ast.parse(code)))


def test_sentences_have_typographic_marks() -> None:
    assert [source for _, source, _ in messages() if re.search(r"['\"]", source)] == []
