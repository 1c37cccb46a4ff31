"""Judge all looks at a card together: the card is sure, or it is refused for a reason."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from drivers.camera.picture.look import (
    NO_RANK,
    NO_SUIT,
    RANKS,
    Image,
    Looks,
    is_burnt,
    is_in_color,
    is_in_one_ink,
    is_soft,
)
from kiosk.core.cards import DECK
from kiosk.core.value import value

MIN_SHARE: Final = 0.003  # Least share of each card, so that no look decides alone.
NO_CARD: Final = len(DECK)  # The index of "no card", after the cards.
STRANGER: Final = 0.5  # A look with a larger share for "no card" sees no face.
CLEAR: Final = 0.98  # The likelihood that a clear index gives its card. Two clear indices suffice.
RULED_OUT: Final = 0.001  # Least share of a number card in the better look at the whole card.
FIGURE: Final = 0.75  # The same for a court card: the index of a red spade may look like a diamond's.
NUMBERS: Final = RANKS.index("J")  # The number of ranks of number cards.
RATHER: Final = 0.5  # Largest share of another card in a look at a whole number card.
BY_INDICES: Final = 0.99  # Least confidence of a reading by two clear indices.
UNSEEN: Final = 1e-4  # Share of each suit in an unseen index.
BLACK: Final = "cs"  # Suits that leaves and acorns are taken for; the other suits are recognized in black, too.
MIN_SUIT_ODDS: Final = 100.0  # Least odds of the suit by the indices, for a card that is read by its pips.
ONE_INDEX: Final = 0.95  # Least share of the better index, for a card that is read by its pips.
BORNE_OUT: Final = (
    0.5  # Least share in each look for a card with unlike ends, and in each index for one read by its pips.
)


class Why(StrEnum):
    """The reasons why a card was not read."""

    DOWN = "down"  # It shows a known back.
    NOT_A_FACE = "not a face"  # A back, a card of a stranger, or another object with four sides.
    UNCLEAR = "unclear"  # The looks disagree, or are too uncertain.
    SOFT = "soft"  # Out of focus, or moving.
    BURNT = "burnt"  # Too bright: the ink has faded.
    INDEX = "index"  # The index cannot be read, or contradicts the body.
    TWICE = "twice"  # The same card appears twice.


@value
class Demand:
    """The requirements of a card: `together` of all looks, of the better look at the `whole`, and of its `index`es.

    The looks are not independent, and four that merely lean to one card add up to much: a king of leaves, which no
    network knows, was read as a king of spades. So one of each kind must be sure alone. `suit_odds`: of the suit
    against each other one of the rank, by both looks at an index together. `court`: the share that each look at an
    index that sees a card must leave to a court card, of all shares of cards: its figure differs in each deck.
    """

    together: float
    whole: float
    index: float
    suit_odds: float
    court: float


ANY_DECK: Final = Demand(0.9999, 0.9, 0.8, 20_000, 0.7)  # Requirements for a deck that was not shown.
# Requirements for a court card that each look of the shown deck knows.
OWN_COURT: Final = Demand(0.9999, 0.9, 0.8, 20_000, 0.0)
OWN_DECK: Final = Demand(0.9998, 0.7, 0.7, 100, 0.0)  # Requirements for a card with the colors of the shown card.


@value
class CardJudgment:
    """The sum of all looks at one card. `together`: the share of each card and of none.

    `whole` and `index`: each look's shares, 2 × 53; `clear`: those of each look at an index, however large.
    """

    together: NDArray[np.float64]
    whole: NDArray[np.float64]
    index: NDArray[np.float64]
    clear: NDArray[np.float64]
    best: int

    @classmethod
    def of(cls, wholes: Looks, indices: Sequence[Looks]) -> CardJudgment:
        whole, each = shares_of_all(wholes), [shares_of_all(index) for index in indices]
        index = _as_large(each)
        together = np.maximum(np.concatenate([whole, index]), MIN_SHARE).prod(axis=0)
        together /= together.sum()
        return cls(together, whole, index, np.concatenate(each), int(together[:NO_CARD].argmax()))

    @property
    def confidence(self) -> float:
        return float(self.together[self.best])

    @property
    def likely(self) -> tuple[tuple[str, float], ...]:
        order = np.argsort(self.together[:NO_CARD])[::-1][:3]
        return tuple((DECK[place].text, float(self.together[place])) for place in order)

    @property
    def another_is_clear(self) -> bool:
        return bool(np.delete(self.clear[:, :NO_CARD], self.best, axis=1).max() >= CLEAR)

    @property
    def suit_odds(self) -> float:
        return suit_odds_of(self.index, self.best)

    @property
    def may_be_read_by_its_pips(self) -> bool:
        """Return whether the indices of a number card agree with it, and no look contradicts it."""
        if self.best // NO_SUIT >= NUMBERS or self.another_is_clear or self.pips_show_another:
            return False
        index = self.index[:, self.best]
        is_spade = DECK[self.best].text[1] == "s"  # Slim clubs look like spades, in their pips, too.
        least = ANY_DECK.suit_odds if is_spade else MIN_SUIT_ODDS
        sure = self.confidence >= ANY_DECK.together and self.suit_odds >= least
        return bool(sure and index.min() >= BORNE_OUT and index.max() >= ONE_INDEX)

    def suit_is_sure(self, demand: Demand) -> bool:
        """Return whether both indices together tell the suit: a slim club is a spade to all, and clearly to none."""
        return suit_odds_of(self.index, self.best) >= demand.suit_odds

    def is_sure_court(self, demand: Demand) -> bool:
        """Return whether each look at an index that sees a card is sure of a court card, rather than of another."""
        seen = self.clear[self.clear[:, NO_CARD] < STRANGER]
        share = seen[:, self.best] / seen[:, :NO_CARD].sum(axis=1)
        return not is_court(self.best) or bool((share >= demand.court).all())

    def shows_it(self, demand: Demand) -> bool:
        best = self.index[:, self.best].max()
        return bool(best >= demand.index and self.suit_is_sure(demand) and self.is_sure_court(demand))

    def is_seen_by_all(self, least: float) -> bool:
        """Return whether the share of the card in each look is at least `least`."""
        return bool(min(self.whole[:, self.best].min(), self.index[:, self.best].min()) >= least)

    @property
    def pips_show_another(self) -> bool:
        """Return whether a look at a whole number card rather sees another card. Courts differ from deck to deck."""
        others = np.delete(self.whole[:, :NO_CARD], self.best, axis=1).max(axis=1)
        rather = others > np.maximum(self.whole[:, self.best], RATHER)
        return self.best // NO_SUIT < NUMBERS and bool(rather.any())

    def is_sure(self, demand: Demand) -> bool:
        """Return whether all looks say so, or both indices do."""
        if self.another_is_clear or self.pips_show_another:
            return False
        if not self.suit_is_sure(demand) or not self.is_sure_court(demand):
            return False
        whole, index = self.whole[:, self.best].max(), self.index[:, self.best].max()
        if self.confidence >= demand.together and whole >= demand.whole and index >= demand.index:
            return True
        least = FIGURE if is_court(self.best) else RULED_OUT
        by_indices = self.index[:, self.best].min() >= CLEAR and whole >= least
        return bool(by_indices and self.confidence >= BY_INDICES)

    def refused(self, demand: Demand) -> Why:
        """Return the reason why it is not read."""
        if min(self.whole[:, NO_CARD].mean(), self.index[:, NO_CARD].mean()) >= STRANGER:
            return Why.NOT_A_FACE
        if self.pips_show_another:
            return Why.UNCLEAR
        return Why.UNCLEAR if self.shows_it(demand) and not self.another_is_clear else Why.INDEX


def _as_large(each: Sequence[NDArray[np.float64]]) -> NDArray[np.float64]:
    """Return the shares of two indices: each is as large as the look that finds most of a card in it."""
    index = each[0]
    for other in each[1:]:
        index = np.where(index[:, NO_CARD:] <= other[:, NO_CARD:], index, other)
    return index


def odds_of_suit(shares: NDArray[np.float64], best: int) -> float:
    """Return the odds of a card against each other one of its rank."""
    first, own = best // NO_SUIT * NO_SUIT, best % NO_SUIT
    suits = shares[first : first + NO_SUIT]
    return float(suits[own] / np.delete(suits, own).max())


def suit_odds_of(index: NDArray[np.float64], best: int) -> float:
    """Return the odds by which two indices show a card rather than another one of its rank."""
    first, own = best // NO_SUIT * NO_SUIT, best % NO_SUIT
    suits = index[:, first : first + NO_SUIT] + UNSEEN
    return float(np.delete((suits[:, own, None] / suits).prod(axis=0), own).min())


def is_court(best: int) -> bool:
    return RANKS[best // NO_SUIT] in "JQK"


def shares_of_all(looks: Looks) -> NDArray[np.float64]:
    """Return the shares of each card and of none in each of n looks, n × 53."""
    ranks, suits = looks.ranks.astype(np.float64), looks.suits.astype(np.float64)
    faces = (1 - ranks[:, NO_RANK:]) * (1 - suits[:, NO_SUIT:])
    ranks, suits = _of_one(ranks[:, :NO_RANK]), _of_one(suits[:, :NO_SUIT])
    cards = (ranks[:, :, None] * suits[:, None, :]).reshape(len(ranks), NO_CARD)
    return np.hstack([cards * faces, 1 - faces])


def _of_one(shares: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(shares / np.maximum(shares.sum(axis=1, keepdims=True), 1e-9))


def fault_of(best: int, flat: Image, white: Image) -> Why | None:
    if not has_ink(best, white):
        return Why.INDEX
    if is_burnt(flat):
        return Why.BURNT
    return Why.SOFT if is_soft(flat) else None


def has_ink(best: int, white: Image) -> bool:
    """Return whether the inks may be those of the card: black cards have but one, and red courts no black suit."""
    if DECK[best].text[1] in BLACK:
        return is_in_one_ink(white)
    return not is_court(best) or is_in_color(white)
