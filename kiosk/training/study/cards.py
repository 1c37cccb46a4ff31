"""Spaced cards for facts to know by heart: payouts, clauses, the words to say, the order of steps, the house's rulings
and limits, and the signers.

Nothing is written for a card. Each is made from the table's own data: the pay tables of the game's file, the guides of
its prompts, its irregularities as this house has ruled them, the limits of the table. A card with a figure as its
answer is answered by typing it; others are chosen among answers of the same kind.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import pairwise
from typing import Final

from kiosk.core.money import Cents, Dollars
from kiosk.core.text import EMPTY, Sentence, Text, either, text
from kiosk.core.value import value
from kiosk.drills import Asked, BankedDrill, Drill, DrillLine, Question
from kiosk.procedure import Decides, Effect, Floor, Guide, PayTable, Rules, rulings_of
from kiosk.settings import HouseSettings, in_force
from kiosk.staff import ROLE_NAMES, Act, Role
from kiosk.table import TableGame
from kiosk.training.study import reasons

CARD: Final = "card"
_OFFERED: Final = 4
_SIGNS: Final = {
    Act.SIGN_AS_FLOOR: text("Who acknowledges a called hand, and signs an opening?"),
    Act.SUPERVISE: text("Who supervises a trainee dealer?"),
    Act.POST_JACKPOTS: text("Who posts the jackpots?"),
    Act.UNLOCK_PIN: text("Who unlocks a PIN?"),
    Act.SHOW_DECK: text("Who shows a deck to the camera?"),
}
_ALIKE: Final = (
    {Effect.VOID, Effect.VOID_AND_DECK, Effect.RETURN, Effect.FORFEIT},
    {Effect.VOID_AND_DECK, Effect.COUNT, Effect.CHANGE},
    {
        Effect.UNCHANGED,
        Effect.REDEAL,
        Effect.SWAP,
        Effect.SHIFT,
        Effect.MISREAD,
        Effect.DIE,
        Effect.WAGER,
        Effect.DECISION,
    },
    {Effect.REPLACE, Effect.ASIDE, Effect.PLAY_EARLY, Effect.BURN},
    {Effect.STACK, Effect.TIP, Effect.GIVE, Effect.SEAT},
)
_DECISIONS: Final = frozenset({"Choices", "Turn", "Bid"})  # the classes of prompts
_DECIDES: Final = {Decides.DEALER: text("The dealer"), Decides.FLOOR: text("The floor")}


@value
class StudyCard:
    """One card. `others` are answers of its kind that are wrong; `typed` is the figure that answers it, None if none
    does; `is_money`: that figure is an amount in cents; `reason` says in a sentence why the answer is right."""

    topic: str
    key: str
    heading: Text
    asks: Text
    answer: Text
    others: tuple[Text, ...]
    reason: Text
    clause: str = ""
    typed: int | None = None
    is_money: bool = False

    @property
    def line(self) -> DrillLine:
        return DrillLine(CARD, f"{self.topic}.{self.key}", Sentence(self.answer), Sentence(self.asks))


class StudyCards:
    """The cards of one game at one table, as questions of a drill."""

    def __init__(
        self, game: TableGame, drill: Drill, house: HouseSettings, roles: Callable[[Act], frozenset[Role]],
        now_ms: int,
    ) -> None:  # fmt: skip
        """`roles` returns the roles that may do an act in this house; `now_ms` is the time of the limits asked for."""
        self.setting = drill.setting
        self._game = game
        self._drill = drill
        self._house = house
        self._roles = roles
        self._now_ms = now_ms
        self.steps: dict[str, str] = {}
        """The step of the procedure that each card, and each line of a payout, belongs to."""
        guides = self._guides()
        ordered = self._in_order(list(self._all(guides)), guides)
        self.cards: Mapping[str, StudyCard] = {card.line.id: card for card in ordered}
        self.lines: tuple[DrillLine, ...] = tuple(card.line for card in self.cards.values())
        of_cards = {key: _digest(card) for key, card in self.cards.items()}
        of_lines = {line.id: _digest_of_pay(line, drill.setting.rules) for line in drill.lines}
        self.digests: Mapping[str, str] = {**of_cards, **of_lines}
        """The digests of the right answer of each card, and of the payment of each line. An answer to another one does
        not count."""

    def line(self, key: str) -> DrillLine:
        """Return a card's line by its id."""
        return self.cards[key].line

    def question(self, line: DrillLine, seed: str) -> Question:
        """Return a card as a question: a figure is typed every other time, everything else chosen."""
        card, dice = self.cards[line.id], random.Random(seed)  # noqa: S311, to be repeatable
        heading, terms = card.heading, card.answer
        if card.typed is not None and dice.random() < 0.5:
            asked = Asked(
                heading=heading, ask=card.asks, groups=(), clause=card.clause, rule=card.reason, amount=card.typed,
                terms=terms, cut=False,
            )  # fmt: skip
            return Question(line, asked, {}, points=not card.is_money)
        others = _each_once(other for other in card.others if str(other) != str(card.answer))
        names = [card.answer, *dice.sample(others, min(_OFFERED - 1, len(others)))]
        dice.shuffle(names)
        asked = Asked(
            heading=heading, ask=card.asks, groups=(), clause=card.clause, rule=card.reason,
            names=tuple(Sentence(name) for name in names), name=Sentence(card.answer),
        )  # fmt: skip
        return Question(line, asked, {})

    def _in_order(self, cards: Sequence[StudyCard], guides: Mapping[str, Guide]) -> list[StudyCard]:
        """Return cards in the order of the procedure: deck to jackpot, exceptions, cards without a step."""
        steps = [step.key for step in self._game.game.steps]
        first: dict[str, int] = {}
        last: dict[str, int] = {}
        for guide in guides.values():
            at = steps.index(guide.step)
            first[guide.clause] = min(at, first.get(guide.clause, at))
            last[guide.clause] = max(at, last.get(guide.clause, at))

        def place(card: StudyCard) -> int:
            named = card.key.partition(".")[0]
            if card.topic in ("words", "clauses", "order"):
                return steps.index(named)
            if card.topic == "limits":
                return 0 if card.key in ("minimum", "maximum") else len(steps)
            return (last if card.topic == "pays" else first).get(card.clause, len(steps))

        self.steps = {card.line.id: steps[place(card)] for card in cards if place(card) < len(steps)}
        for line in self._drill.lines:
            clause = self._drill.deal(line, "guides")[1].clause
            if clause in last:
                self.steps[line.id] = steps[last[clause]]
        return sorted(cards, key=lambda card: (card.topic in ("exceptions", "decides", "signs"), place(card)))

    def _all(self, guides: Mapping[str, Guide]) -> Iterator[StudyCard]:
        yield from self._order(guides)
        yield from self._words(guides)
        yield from self._clauses(guides)
        yield from self._pays()
        yield from self._rulings()
        yield from self._exceptions()
        yield from self._limits()
        yield from self._signs()

    def _guides(self) -> Mapping[str, Guide]:
        """Return the guides of a hand's prompts, each once: of several hands, as none holds every prompt.

        A call of the floor names the actual hand, which no card shows: it is learned in hands.
        """
        found: dict[str, Guide] = {}
        for line in self._drill.lines:
            hand = self._drill.deal(line, "guides")[0].hand
            for entry in hand.entries:
                if isinstance(entry.prompt, Floor):
                    continue
                guide = entry.prompt.guide
                found.setdefault(f"{guide.step}.{guide.clause}.{type(entry.prompt).__name__}", guide)
        return found

    def _pays(self) -> Iterator[StudyCard]:
        maker = self._drill.maker
        if not isinstance(maker, BankedDrill):
            return
        for wager, title, clause, rule, table in maker.pay_tables(self._game.rules):
            said = [text("{odds.words}", odds=line.odds) for line in table.lines if line.odds is not None]
            for line in table.lines:
                if line.odds is None:
                    continue
                typed = line.odds.pays if line.odds.on == 1 else None
                yield StudyCard(
                    "pays", f"{wager}.{line.line}", title, text("What does {line} pay?", line=line.words),
                    text("{odds.words}", odds=line.odds), tuple(said), reasons.of_pay(rule), clause, typed,
                )  # fmt: skip

    def _words(self, guides: Mapping[str, Guide]) -> Iterator[StudyCard]:
        said = _each_once(guide.say for guide in guides.values() if guide.say)
        for key, guide in guides.items():
            if guide.say and len(said) > 1:
                yield StudyCard(
                    "words", key, text("The words to say"), text("{do} What do you say?", do=guide.do),
                    guide.say, said, reasons.of_words(guide), guide.clause,
                )  # fmt: skip

    def _clauses(self, guides: Mapping[str, Guide]) -> Iterator[StudyCard]:
        """Yield a card for each rule. Its step is named, as a card is burned at several; a rule of the same clause, or
        of another decision of the players, is none of the wrong answers, since it may be right as well."""
        labels = {step.key: step.label for step in self._game.game.steps}
        for key, guide in guides.items():
            if guide.rule:
                asks = text("{step}: “{do}” By which rule?", step=labels[guide.step], do=guide.do)
                also = [
                    other.rule for named, other in guides.items()
                    if _is_alike(guide, other) or (_is_decision(key) and _is_decision(named))
                ]  # fmt: skip
                others = [other.rule for other in guides.values() if other.rule and other.rule not in also]
                yield StudyCard(
                    "clauses", key, text("The rule"), asks, guide.rule, _each_once(others),
                    reasons.of_rule(labels[guide.step]), guide.clause,
                )  # fmt: skip

    def _order(self, guides: Mapping[str, Guide]) -> Iterator[StudyCard]:
        steps = self._game.game.steps
        labels = tuple(step.label for step in steps)
        rules = {guide.step: guide.rule for guide in reversed(tuple(guides.values())) if guide.rule}
        for step, after in pairwise(steps):
            yield StudyCard(
                "order", step.key, text("Order of steps"), text("What comes after “{step}”?", step=step.label),
                after.label, tuple(label for label in labels if label not in (step.label, after.label)),
                reasons.of_order(step.label, after.label, rules.get(after.key, EMPTY)),
            )  # fmt: skip

    def _rulings(self) -> Iterator[StudyCard]:
        rules = self._game.rules
        for name, ruling in rulings_of(type(rules)).items():
            means = ruling.means.get(str(getattr(rules, name)))
            if means is not None:
                yield StudyCard(
                    "rulings", name, text("House ruling"), ruling.asks, means, tuple(ruling.means.values()),
                    reasons.RULING,
                    ruling.clauses[0] if ruling.clauses else "",
                )  # fmt: skip

    def _exceptions(self) -> Iterator[StudyCard]:
        irregularities = self._game.game.irregularities
        every = [(remedy.effect, remedy.ruling) for other in irregularities for remedy in other.remedies]
        for irregularity in irregularities:
            remedy = irregularity.ruled_by(self._game.rules.exceptions)
            own = tuple(other.ruling for other in irregularity.remedies)
            elsewhere = (ruling for effect, ruling in every if not _may_mean_the_same(effect, remedy.effect))
            if not irregularity.by_fact:
                yield StudyCard(
                    "exceptions", irregularity.key, irregularity.when, text("What is the ruling?"), remedy.ruling,
                    own if len(own) >= _OFFERED else (*own, *elsewhere), reasons.of_ruling(remedy.effect),
                    irregularity.clause,
                )  # fmt: skip
            yield StudyCard(
                "decides", irregularity.key, irregularity.when, text("Who decides?"), _DECIDES[remedy.decides],
                tuple(_DECIDES.values()), reasons.of_decides(remedy.decides), irregularity.clause,
            )  # fmt: skip

    def _limits(self) -> Iterator[StudyCard]:
        table, points = self.setting.config, self._drill.points
        if points:
            return
        found: list[tuple[str, Text, Cents | None]] = [
            ("minimum", text("What is the table minimum?"), table.table_minimum),
            ("maximum", text("What is the table maximum?"), table.table_maximum),
        ]
        limits = in_force(self._house.payouts, self._now_ms)
        if limits is not None:
            found += [
                ("slip", text("At what payout is a slip written?"), limits.slip),
                ("second", text("At what payout does a second supervisor sign?"), limits.second_signature),
                ("tax", text("At what payout is a tax form filled in?"),
                 limits.tax_form.amount if limits.tax_form else None),
            ]  # fmt: skip
        for key, asks, cents in found:
            if cents is not None:
                wrong = tuple(
                    text("{amount}", amount=Dollars(near))
                    for near in (cents * 2, cents // 2, cents * 10, cents * 5)
                    if near
                )
                yield StudyCard(
                    "limits", key, text("Table limits"), asks, text("{amount}", amount=Dollars(cents)), wrong,
                    reasons.LIMITS[key], typed=cents, is_money=True,
                )  # fmt: skip

    def _signs(self) -> Iterator[StudyCard]:
        roles = ({Role.DEALER}, {Role.TECHNICIAN}, {Role.MANAGER}, {Role.FLOOR, Role.MANAGER}, {Role.TRAINEE})
        for act, asks in _SIGNS.items():
            may = self._roles(act)
            # Half of the permitted roles is not a mistake.
            wrong = tuple(_named(frozenset(some)) for some in roles if may.isdisjoint(some))
            yield StudyCard("signs", act.value, text("Who signs"), asks, _named(may), wrong, reasons.of_signs(act))


def _each_once(words: Iterable[Text]) -> tuple[Text, ...]:
    return tuple({str(said): said for said in words}.values())


def _may_mean_the_same(effect: Effect, other: Effect) -> bool:
    """Return whether rulings of these effects, on another irregularity, may be understood as the same: a misread card
    is corrected, and so may "the cards stay; the screen is corrected" be meant.
    """
    return any({effect, other} <= effects for effects in _ALIKE)


def _is_decision(key: str) -> bool:
    """Return whether a guide is that of a decision of the players: a fold loses the same in each round."""
    return key.rpartition(".")[2] in _DECISIONS


def _is_alike(guide: Guide, other: Guide) -> bool:
    """Return whether the rule of another prompt may be right for this one, too."""
    return guide.clause == other.clause or (guide.step, guide.do) == (other.step, other.do)


def _digest(card: StudyCard) -> str:
    said = str(card.typed) if card.typed is not None else str(card.answer)
    return sha256(said.encode()).hexdigest()[:12]


def _digest_of_pay(line: DrillLine, rules: Rules) -> str:
    """Return a digest of a line's payout: of its title, and of its place in the pay table."""
    table = getattr(rules, line.table, None)
    pays = table.lines if isinstance(table, PayTable) else ()
    said = [line.title, *(paid.model_dump_json() for paid in pays if paid.line == line.key)]
    return sha256(" ".join(said).encode()).hexdigest()[:12]


def _named(roles: frozenset[Role]) -> Text:
    return either([ROLE_NAMES[role] for role in Role if role in roles])
