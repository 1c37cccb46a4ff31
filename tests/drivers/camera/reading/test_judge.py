"""Test how four looks become a card or a refusal, with given looks, so that the rule is tested and no network."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pytest

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.geometry import Outline, flatten
from drivers.camera.picture.look import NO_RANK, NO_SUIT, RANKS, SUITS, Image, Looks, figure, parts
from drivers.camera.reading.deck import Deck, DeckLayer
from drivers.camera.reading.judgment import Why
from drivers.camera.reading.reader import Reader, Reading
from kiosk.core.cards import card

NOTHING = "none"
FRAME = np.full((300, 220, 3), 240, np.uint8)
FRAME[100:200, 80:140] = (60, 50, 220)
OUTLINE = Outline(np.array([[10, 10], [210, 10], [210, 290], [10, 290]], np.float32), 1.0)
Look = dict[str, float]  # Share of each card and of "none" in a look. The rest is spread over all.


@dataclass
class ScriptedNetwork:
    """A network with the output that the test sets."""

    seen: tuple[Look, Look]
    again: tuple[Look, Look] | None = None
    black: tuple[Look, Look] | None = None
    black_large: tuple[Look, Look] | None = None
    sha256: str = ""

    def look(self, pictures: Sequence[Image]) -> Looks:
        assert len(pictures) in (1, len(self.seen))  # This is one picture of a still card.
        seen, self.seen = self.seen, self.again or self.seen
        if self.black is not None and not np.ptp(np.stack(pictures), axis=3).any():
            seen, self.black = self.black, self.black_large or self.black
        ranks = np.full((2, NO_RANK + 1), 1e-6, np.float32)
        suits = np.full((2, NO_SUIT + 1), 1e-6, np.float32)
        for place, look in enumerate(seen):
            for name, share in look.items():
                ranks[place, NO_RANK if name == NOTHING else RANKS.index(name[0])] += share
                suits[place, NO_SUIT if name == NOTHING else SUITS.index(name[1])] += share
        count = len(pictures)
        of_ranks, of_suits = (each / each.sum(axis=1, keepdims=True) for each in (ranks, suits))
        return Looks(of_ranks[:count], of_suits[:count], np.zeros((count, 128), np.float32))


def judged(
    wholes: tuple[Look, Look],
    indices: tuple[Look, Look],
    *,
    large: tuple[Look, Look] | None = None,
    black: tuple[Look, Look] | None = None,
    black_large: tuple[Look, Look] | None = None,
    own: Deck | None = None,
    frame: Image = FRAME,
    body: tuple[Look, Look] | None = None,
    letters: tuple[Look, Look] = ({NOTHING: 1.0}, {NOTHING: 1.0}),
    figure: tuple[Look, Look] = ({NOTHING: 1.0}, {NOTHING: 1.0}),
) -> Reading:
    """Return the reading for these looks. `body` is the look of the whole card with its indices covered, by default the
    same. `letters` and `figure` are the looks of the networks for letters and for figures, each at both ends. `large`
    are the second looks at the indices, as large ones. `black` and `black_large` are both without color.
    """
    reader = scripted_reader(
        ScriptedNetwork(wholes, body), ScriptedNetwork(indices, large, black, black_large), letters, figure
    )
    reader.deck = own
    [reading] = reader.read(frame, [OUTLINE])
    return reading


def scripted_reader(
    whole: ScriptedNetwork,
    index: ScriptedNetwork,
    letters: tuple[Look, Look] = ({NOTHING: 1.0}, {NOTHING: 1.0}),
    figure: tuple[Look, Look] = ({NOTHING: 1.0}, {NOTHING: 1.0}),
) -> Reader:
    """Return a reader of these networks that knows no deck."""
    return Reader.of(whole, index, ScriptedNetwork(letters), ScriptedNetwork(figure))  # type: ignore[arg-type]


def deck_of(name: str, shown: Image = FRAME, others: Image | None = None) -> Deck:
    """Return a deck that takes every card for one of its cards."""
    bias = np.full(53, -12, np.float32)
    bias[card(name).index] = 12
    layer = DeckLayer(np.ones(128, np.float32), np.zeros((128, 53), np.float32), bias)
    faces = np.stack([parts(flatten(shown, OUTLINE.corners))] * 52).astype(np.uint8)
    figures = np.stack([figure(flatten(shown if others is None else others, OUTLINE.corners))] * 52).astype(np.float16)
    figures[card(name).index] = figure(flatten(shown, OUTLINE.corners))
    return Deck("", layer, layer, faces, figures, np.zeros(52, np.uint8))


def twice(look: Look) -> tuple[Look, Look]:
    return look, look


def test_all_looks_together_are_sure() -> None:
    reading = judged(twice({"7d": 0.999}), twice({"7d": 0.97}))
    assert (reading.card and reading.card.text, reading.why) == ("7d", None)
    assert reading.confidence > 0.9999


def test_one_clear_index_is_enough_where_the_whole_card_is_sure() -> None:
    reading = judged(twice({"7d": 0.999}), ({"7d": 0.98}, {NOTHING: 0.6, "7d": 0.3}))
    assert reading.card is not None
    assert reading.card.text == "7d"


@pytest.mark.parametrize(
    ("picture", "read"),
    [
        pytest.param(({NOTHING: 0.08, "Ks": 0.92}, {NOTHING: 0.6, "Ks": 0.4}), True, id="one look sees it"),
        pytest.param(twice({"Kc": 0.5, "Ks": 0.45}), False, id="no look does"),
        pytest.param(twice({"Kd": 0.67, "Ks": 0.01}), False, id="another suit"),
    ],
)
def test_court_card_is_read_by_its_indices_where_the_picture_shows_it(picture: tuple[Look, Look], read: bool) -> None:
    """The index of a queen of spades in red ink may look like diamonds both times, but to no other reader."""
    reading = judged(picture, twice({"Ks": 0.995}))
    assert reading.card is (card("Ks") if read else None)


@pytest.mark.parametrize(
    ("name", "black", "why"),
    [
        pytest.param("Jd", twice({"Js": 0.9, "Jd": 0.05}), Why.INDEX, id="a spade in red ink"),
        pytest.param("Jd", twice({"Jd": 0.9, "Js": 0.02}), Why.INDEX, id="perhaps one"),
        pytest.param("Jd", twice({"Jd": 0.99}), None, id="a diamond"),
        pytest.param("3d", twice({"3d": 0.9, "3s": 0.02}), None, id="and pips that are diamonds"),
        pytest.param("3d", twice({"3d": 0.5, "3s": 0.4}), Why.INDEX, id="and pips, but no shape"),
        pytest.param("Js", twice({"Jd": 0.9}), None, id="printed black"),
    ],
)
def test_suit_of_a_red_card_is_read_without_its_color(name: str, black: tuple[Look, Look], why: Why | None) -> None:
    looks, frame = (twice({name: 0.999}), twice({name: 0.995})), ends("J", "J", (40, 30, 200))
    assert judged(*looks, black=black, frame=frame).why is why


def test_shape_of_a_still_card_is_examined_once() -> None:
    """The next frame has more noise. Then a card with another suit is there, in the same red ink."""
    index = ScriptedNetwork(twice({"Jd": 0.995}), black=twice({"Jd": 0.999}), black_large=twice({"Js": 0.999}))
    reader = scripted_reader(ScriptedNetwork(twice({"Jd": 0.999})), index)
    frame = ends("J", "J", (40, 30, 200))
    noise = np.random.default_rng(1).normal(0, 4, frame.shape)
    noisy = np.clip(frame + noise, 0, 255).astype(np.uint8)
    assert [reader.read(seen, [OUTLINE])[0].card for seen in (frame, noisy)] == [card("Jd")] * 2
    other = frame.copy()
    for _ in range(2):
        other = np.ascontiguousarray(other[::-1, ::-1])
        other[78:86, 28:36] = (240, 240, 240)
    assert reader.read(other, [OUTLINE])[0].why is Why.INDEX


@dataclass
class CountingNetwork(ScriptedNetwork):
    """A network that counts the pictures it was shown."""

    shown: int = 0

    def look(self, pictures: Sequence[Image]) -> Looks:
        self.shown += len(pictures)
        return super().look(pictures)


@pytest.mark.parametrize(
    ("seen", "shown"),
    [
        pytest.param({"7c": 0.999}, [2, 3, 4], id="one end of a clear index"),
        pytest.param({"7c": 0.5, "8c": 0.5}, [4, 6, 8], id="an unclear index is also read as a large one"),
    ],
)
def test_index_of_a_still_card_is_read_at_one_end_in_each_further_frame(seen: Look, shown: list[int]) -> None:
    index, counts = CountingNetwork(twice(seen)), []
    reader = scripted_reader(ScriptedNetwork(twice({"7c": 0.999})), index)
    for _ in shown:
        reader.read(FRAME, [OUTLINE])
        counts.append(index.shown)
    assert counts == shown


def test_new_look_at_one_end_of_a_still_card_counts_at_once() -> None:
    reader = scripted_reader(
        ScriptedNetwork(twice({"7c": 0.999})), ScriptedNetwork(twice({"7c": 0.999}), twice({"8c": 0.999}))
    )
    assert [reader.read(FRAME, [OUTLINE])[0].card for _ in range(3)] == [card("7c"), None, None]


def test_shape_of_a_large_suit_is_found_further_down() -> None:
    """The first look ends within the suit: it shows the color, and too little of the shape."""
    looks, frame = (twice({"Jd": 0.999}), twice({"Jd": 0.995})), ends("J", "J", (40, 30, 200))
    unsure, sure = twice({"Jd": 0.5, "Js": 0.3}), twice({"Jd": 0.999})
    assert judged(*looks, black=unsure, black_large=sure, frame=frame).card is card("Jd")
    assert judged(*looks, black=unsure, black_large=unsure, frame=frame).why is Why.INDEX


def test_number_card_of_an_unknown_deck_is_read_by_its_indices() -> None:
    assert judged(twice({NOTHING: 0.6, "7s": 0.4}), twice({"7s": 0.995})).card is card("7s")


@pytest.mark.parametrize("dim", [False, True], ids=("good light", "dim"))
def test_black_card_whose_letter_and_suit_are_of_two_inks_is_of_another_game(dim: bool) -> None:
    """A king of leaves has a black letter and a green leaf. Red inks differ more from each other."""
    spade, heart = ((twice({name: 0.999}), twice({name: 0.99})) for name in ("Ks", "Kh"))
    black, green, red = (20, 20, 20), (30, 100, 20), (40, 30, 200)
    assert judged(*spade, frame=in_light(court(black), dim)).card is card("Ks")
    assert judged(*spade, frame=in_light(court(green), dim)).why is Why.INDEX
    assert judged(*spade, frame=in_light(court((25, 25, 140), cap=(30, 90, 25)), dim)).why is Why.INDEX
    assert judged(*heart, frame=in_light(court(red), dim)).card is card("Kh")


@pytest.mark.parametrize(("name", "read"), [("Kd", False), ("Ks", True), ("7d", True)])
def test_red_court_card_that_is_printed_black_may_be_a_spade(name: str, read: bool) -> None:
    """In the dark a spade has the shape of a diamond; the pips of a number card tell them apart."""
    reading = judged(twice({name: 0.999}), twice({name: 0.99}), frame=in_light(court((20, 20, 20)), True))
    assert (reading.card, reading.why) == ((card(name), None) if read else (None, Why.INDEX))


def court(ink: tuple[int, int, int], cap: tuple[int, int, int] | None = None) -> Image:
    """Return a card with a black letter at both ends and a suit in an ink, the upper half of it perhaps in another."""
    frame = np.full((300, 220, 3), 240, np.uint8)
    for _ in range(2):
        frame = np.ascontiguousarray(frame[::-1, ::-1])
        cv2.putText(frame, "K", (15, 56), cv2.FONT_HERSHEY_DUPLEX, 1.2, (20, 20, 20), 4, cv2.LINE_AA)
        cv2.circle(frame, (26, 80), 9, ink, -1, cv2.LINE_AA)
        cv2.ellipse(frame, (26, 80), (9, 9), 0, 180, 360, cap or ink, -1, cv2.LINE_AA)
    return frame


def in_light(frame: Image, dim: bool) -> Image:
    """Return the picture as it is, or dim and noisy, as a camera sees it in the dark."""
    if not dim:
        return frame
    noise = np.random.default_rng(1).normal(0, 8, frame.shape[:2])[:, :, None]
    return np.clip(0.18 * frame + noise, 0, 255).astype(np.uint8)


@pytest.mark.parametrize(
    ("wholes", "indices", "why"),
    [
        pytest.param(twice({NOTHING: 0.999}), twice({NOTHING: 0.999}), Why.NOT_A_FACE, id="back"),
        pytest.param(twice({NOTHING: 0.9999}), twice({"Ks": 0.75, NOTHING: 0.2}), Why.INDEX, id="perhaps no face"),
        pytest.param(
            twice({NOTHING: 0.99}),
            ({"Ks": 0.45, "Kc": 0.4, NOTHING: 0.1}, {NOTHING: 0.4, "Kh": 0.4}),
            Why.INDEX,
            id="a face, perhaps",
        ),
        pytest.param(twice({"As": 0.999}), twice({"As": 0.3, "4s": 0.5}), Why.INDEX, id="the index is hard to read"),
        pytest.param(twice({"As": 0.999}), twice({NOTHING: 0.9}), Why.INDEX, id="no index is seen"),
        pytest.param(({"2s": 0.9, "2d": 0.1}, {"2d": 0.9}), twice({"2d": 0.998}), Why.UNCLEAR, id="other pips"),
        pytest.param(twice({"8s": 0.5, "8c": 0.5}), twice({"8s": 0.7, "8c": 0.3}), Why.INDEX, id="spade or club"),
        pytest.param(
            twice({NOTHING: 0.95, "Ks": 0.05}), twice({"Ks": 0.995}), Why.UNCLEAR, id="a face by its indices alone"
        ),
        pytest.param(twice({"9h": 0.999}), ({"9h": 0.95}, {"6h": 0.99}), Why.INDEX, id="an index says another"),
    ],
)
def test_unsure_is_refused(wholes: tuple[Look, Look], indices: tuple[Look, Look], why: Why) -> None:
    reading = judged(wholes, indices)
    assert (reading.card, reading.why) == (None, why)


@pytest.mark.parametrize(
    ("whole", "index", "why"),
    [
        pytest.param(
            {"Ks": 0.65, "Qs": 0.2, NOTHING: 0.1}, {"Ks": 0.95, "6s": 0.04}, Why.UNCLEAR, id="a king of another game"
        ),
        pytest.param({"3s": 0.998}, {"3s": 0.84, "3c": 0.1}, Why.INDEX, id="slim clubs"),
    ],
)
def test_looks_that_merely_lean_to_one_card_do_not_make_it_sure(whole: Look, index: Look, why: Why) -> None:
    reading = judged(twice(whole), twice(index))
    assert reading.confidence > 0.9999
    assert (reading.card, reading.why) == (None, why)


@pytest.mark.parametrize(
    ("indices", "read"),
    [
        pytest.param(({"3c": 0.58, "3s": 0.36}, {"3s": 0.94, "3c": 0.03}), False, id="one rather sees a club"),
        pytest.param(({"3s": 0.93, "3c": 0.03}, {"3s": 0.93, "3c": 0.03}), False, id="neither is clear"),
        pytest.param(({"3s": 0.98, "3c": 0.003}, {"3s": 0.98, "3c": 0.003}), True, id="both are clear"),
    ],
)
def test_suit_is_read_from_both_indices_together(indices: tuple[Look, Look], read: bool) -> None:
    """A slim club looks like a spade to all looks, in its pips too."""
    reading = judged(twice({"3s": 0.998}), indices)
    assert reading.confidence > 0.9999
    assert (reading.card, reading.why) == ((card("3s"), None) if read else (None, Why.INDEX))


def test_index_of_a_court_card_must_be_sure_in_each_size() -> None:
    """A mirrored jack with serifs is a king to the body network, and to three of four looks at its indices."""
    looks, large = twice({"Kh": 0.99}), twice({"Kh": 0.997})
    for small, why in (
        (({NOTHING: 0.8, "Kh": 0.19}, {NOTHING: 0.7, "Kh": 0.29}), None),
        # "No card" has a larger share than another card.
        (({NOTHING: 0.35, "Kh": 0.6}, {NOTHING: 0.4, "Kh": 0.55}), None),
        (({"Kh": 0.51, "Qh": 0.28, "Jh": 0.19}, {NOTHING: 0.7, "Kh": 0.29}), Why.INDEX),
    ):
        assert judged(looks, small, large=large).why is why


def ends(first: str, other: str, ink: tuple[int, int, int] = (30, 30, 30)) -> Image:
    """Return a card with an index at its upper end, and one at its lower end in another ink."""
    frame = FRAME.copy()
    for rank, shade in ((other, ink), (first, (30, 30, 30))):
        frame = np.ascontiguousarray(frame[::-1, ::-1])
        cv2.putText(frame, rank, (18, 56), cv2.FONT_HERSHEY_DUPLEX, 1.4, shade, 4, cv2.LINE_AA)
        cv2.circle(frame, (32, 86), 9, shade, -1, cv2.LINE_AA)
    return frame


@pytest.mark.parametrize(
    ("frame", "read"),
    [
        pytest.param(ends("6", "6"), True, id="one card"),
        pytest.param(ends("6", "J"), False, id="half of another"),
        pytest.param(ends("6", "6", (40, 30, 210)), False, id="half of another, in another ink"),
    ],
)
def test_index_that_no_look_knows_must_look_like_the_other(frame: Image, read: bool) -> None:
    """A card may be half covered by a card of a deck whose index no network knows."""
    looks = twice({"6s": 0.999}), ({"6s": 0.99999}, {NOTHING: 0.7, "6s": 0.29})
    reading = judged(*looks, frame=frame)
    assert (reading.card, reading.why) == ((card("6s"), None) if read else (None, Why.INDEX))


def test_indices_are_not_believed_where_both_looks_rule_the_card_out() -> None:
    reading = judged(twice({NOTHING: 1.0}), twice({"Ks": 0.95}))
    assert reading.card is None


def test_indices_of_two_cards_are_no_card() -> None:
    """Two cards may lie so that one outline surrounds both."""
    assert judged(twice({"Ks": 0.6, "Kh": 0.4}), ({"Ks": 0.999}, {"Kh": 0.999})).card is None


def test_large_index_is_seen_on_a_second_look() -> None:
    """Its suit is below the part of the corner in the first look."""
    rank_alone = twice({NOTHING: 0.9, "Qs": 0.1})
    assert judged(twice({"Qs": 0.98}), rank_alone).why is Why.INDEX
    reading = judged(twice({"Qs": 0.98}), rank_alone, large=twice({"Qs": 0.97}))
    assert reading.card is card("Qs")


def test_two_looks_at_an_index_that_clearly_show_two_cards_are_refused() -> None:
    first = ({"Qs": 0.985}, {NOTHING: 0.9})
    assert judged(twice({"Qs": 0.6, "Qc": 0.4}), first, large=twice({"Qc": 0.985})).why is Why.INDEX


def test_shown_deck_reads_every_clear_card() -> None:
    reading = judged(twice({"Kh": 0.9}), twice({"Kh": 0.9}), own=deck_of("Kh"))
    assert reading.card is card("Kh")


def test_card_of_another_deck_than_was_shown_is_not_read() -> None:
    """The shown deck is sure that the card is its own; a reader without a deck sees another card."""
    reading = judged(twice({"Kd": 0.9}), twice({"Kd": 0.9}), own=deck_of("Kh"))
    assert reading.card is None
    assert reading.confidence > 0.99


def test_card_that_does_not_look_like_the_one_shown_must_be_as_sure_as_of_any_deck() -> None:
    """Another deck may be in play. Its club is a spade to the shown deck, and almost one to the other networks."""
    looks, lying_frame = (twice({"6s": 0.9}), twice({"6s": 0.9, "6c": 0.06})), drawn(1)
    shown, another = (deck_of("6s", drawn(seed), drawn(2)) for seed in (1, 3))
    assert judged(*looks, own=shown, frame=lying_frame).card is card("6s")
    assert judged(*looks, own=another, frame=lying_frame).why is Why.INDEX
    clear = twice({"6s": 0.99}), twice({"6s": 0.99})
    assert judged(*clear, own=another, frame=lying_frame).card is card("6s")


def drawn(seed: int, suit: tuple[int, int, int] = (30, 30, 30)) -> Image:
    """Return a card with its own drawing, and suits in an ink."""
    rng, frame = np.random.default_rng(seed), np.full((300, 220, 3), 240, np.uint8)
    for _ in range(40):
        cv2.line(frame, *rng.integers((60, 40), (160, 260), (2, 2)).tolist(), (30, 30, 30), int(rng.integers(2, 9)))
    for _ in range(2):
        frame = np.ascontiguousarray(frame[::-1, ::-1])
        cv2.putText(frame, "A", (18, 56), cv2.FONT_HERSHEY_DUPLEX, 1.0, (30, 30, 30), 4, cv2.LINE_AA)
        cv2.circle(frame, (28, 76), 9, suit, -1, cv2.LINE_AA)
    return frame


def in_other_light(frame: Image) -> Image:
    """Return a card in the yellow light of a lamp at its side."""
    lamp = np.linspace(0.7, 1, frame.shape[1])[None, :, None] * np.array([0.6, 0.8, 1])
    return np.asarray(frame * lamp, np.uint8)


@pytest.mark.parametrize(
    ("shown", "others", "read"),
    [
        pytest.param(1, 2, True, id="its own"),
        pytest.param(1, 1, False, id="each of its rank has it"),
        pytest.param(3, 2, False, id="another deck's"),
    ],
)
def test_figure_that_no_other_card_of_its_rank_has_tells_a_shown_card(shown: int, others: int, read: bool) -> None:
    """An ace with one index is read in another light than it was shown in."""
    looks, frame = (twice({"As": 0.9}), ({"As": 0.93}, {NOTHING: 0.99})), in_other_light(drawn(1))
    assert judged(*looks, frame=frame).card is None
    deck = deck_of("As", drawn(shown), drawn(others))
    assert judged(*looks, own=deck, frame=frame).card is (card("As") if read else None)


def test_figure_in_two_inks_tells_no_black_card() -> None:
    looks, deck = (twice({"As": 0.9}), ({"As": 0.93}, {NOTHING: 0.99})), deck_of("As", drawn(1), drawn(2))
    assert judged(*looks, own=deck, frame=in_other_light(drawn(1))).card is card("As")
    assert judged(*looks, own=deck, frame=in_other_light(drawn(1, (30, 150, 30)))).why is Why.INDEX


@pytest.mark.parametrize(("name", "read"), [("Kh", True), ("Qh", False)])
def test_court_card_that_each_look_of_its_own_deck_knows_needs_no_small_index(name: str, read: bool) -> None:
    """A reader without a deck sees another card in the first look at its index, and none in the second."""
    whole, small, large = twice({"Kh": 0.99}), twice({"Kh": 0.3, "Qh": 0.6}), twice({"Kh": 0.999})
    assert judged(whole, small, large=large).why is Why.INDEX
    other = ends("K", "K")  # This light differs from the one that it was shown in.
    assert judged(whole, small, large=large, own=deck_of(name, other)).card is (card("Kh") if read else None)


def test_card_that_is_burnt_out_is_not_read() -> None:
    """A heart whose ink has faded may have been any red suit."""
    frame = np.full((300, 220, 3), 255, np.uint8)
    frame[100:200, 80:140] = (200, 200, 255)
    assert judged(twice({"7h": 0.999}), twice({"7h": 0.99}), frame=frame).why is Why.BURNT
    frame[100:200, 80:140] = (60, 50, 220)
    assert judged(twice({"7h": 0.999}), twice({"7h": 0.99}), frame=frame).card is card("7h")


def test_card_out_of_focus_is_not_read() -> None:
    """A club looks like a spade."""
    looks = twice({"7c": 0.999}), twice({"7c": 0.99})
    frame = FRAME.copy()
    frame[100:200:8, 80:140] = (20, 20, 20)
    assert judged(*looks, frame=frame).card is card("7c")
    assert judged(*looks, frame=np.asarray(cv2.GaussianBlur(frame, (0, 0), 8), np.uint8)).why is Why.SOFT


@pytest.mark.parametrize(
    ("name", "body", "why"),
    [
        pytest.param("7s", {"7s": 0.4, NOTHING: 0.6}, None, id="seven spades"),
        pytest.param("7s", {"5s": 0.4, "7s": 0.3}, Why.INDEX, id="five spades"),
        pytest.param("7s", {"7c": 0.4, "7s": 0.3}, Why.INDEX, id="seven clubs"),
        pytest.param("7s", {NOTHING: 1.0}, None, id="nothing is seen"),
        pytest.param("As", {"As": 0.2, "3s": 0.4}, None, id="an ornate ace"),
        pytest.param("As", {"3s": 0.4}, Why.INDEX, id="three spades instead of an ace"),
        pytest.param("Ks", {"Js": 0.3, "Qs": 0.3, "Ks": 0.1}, None, id="figures differ by deck"),
        pytest.param("Ks", {"Qs": 0.6, "Ks": 0.02}, Why.INDEX, id="a queen instead of a king"),
        pytest.param("Ks", {"Kh": 0.5}, Why.INDEX, id="a figure of hearts"),
        pytest.param("Ks", {"9s": 0.5}, Why.INDEX, id="nine spades instead of a figure"),
    ],
)
def test_body_confirms_both_indices(name: str, body: Look, why: Why | None) -> None:
    """A forged card has the indices of one card and the body of another. Its body is looked at without its indices."""
    assert judged(twice({name: 0.999}), twice({name: 0.995}), body=twice(body), frame=ends("K", "K", BLACK)).why is why


BLACK = (30, 30, 30)


@pytest.mark.parametrize(
    ("name", "body", "read"),
    [
        pytest.param("7c", {"7c": 0.5}, True, id="the pips say so, too"),
        pytest.param("7c", {"7c": 0.3, "7s": 0.2}, False, id="the pips may be spades"),
        pytest.param("7c", {"6c": 0.5, "7c": 0.3}, False, id="there are six of them"),
        pytest.param("7s", {"7s": 0.5}, False, id="a slim club looks like a spade"),
    ],
)
def test_pips_bear_out_an_index_that_is_not_clear(name: str, body: Look, read: bool) -> None:
    other = "7s" if name == "7c" else "7c"
    indices = {name: 0.97, other: 0.02}, {name: 0.8, other: 0.1}
    seen = judged(twice({name: 0.998}), indices, body=twice(body), frame=ends("7", "7", BLACK))
    assert (seen.card is not None) is read


@pytest.mark.parametrize(
    ("letters", "figure", "read"),
    [
        pytest.param(
            ({"Js": 0.98}, {"Js": 0.95, "8s": 0.05}), ({"Js": 0.97}, {"Js": 0.8, "Jc": 0.2}), True, id="both ends"
        ),
        pytest.param(({"Js": 0.98}, {"Js": 0.7, "8s": 0.3}), twice({"Js": 0.97}), False, id="a letter is not clear"),
        pytest.param(twice({"Qs": 0.98}), twice({"Js": 0.97}), False, id="the letter is another"),
        pytest.param(
            twice({"Js": 0.98}),
            ({"Js": 0.97}, {"Js": 0.4, "Jc": 0.3, NOTHING: 0.3}),
            False,
            id="the suit is in one half",
        ),
        pytest.param(twice({"Js": 0.98}), twice({NOTHING: 1.0}), False, id="a figure without a suit"),
        pytest.param(twice({"Js": 0.98}), twice({"Jc": 0.97}), False, id="a figure of another suit"),
    ],
)
def test_court_card_of_an_unknown_figure_is_read_by_its_letter_and_the_suit_of_its_figure(
    letters: tuple[Look, Look], figure: tuple[Look, Look], read: bool
) -> None:
    """A German jack has a B beside a figure that fills the card: the usual networks see no face, and half a B."""
    indices = {"Js": 0.4, "8s": 0.5}, {"Js": 0.6, "8s": 0.3}
    frame = ends("B", "B", BLACK)
    looks = twice({NOTHING: 0.98}), indices
    assert judged(*looks, letters=letters, figure=figure, frame=frame).card is (card("Js") if read else None)
    on_a_phone = cv2.copyMakeBorder(frame[20:-20, 20:-20], 20, 20, 20, 20, cv2.BORDER_CONSTANT, value=(18, 18, 18))
    assert judged(*looks, letters=letters, figure=figure, frame=on_a_phone).card is None


@pytest.mark.parametrize("wholes", [{"Kh": 0.9}, {NOTHING: 0.1, "Kh": 0.9}], ids=("king", "perhaps"))
def test_letter_counts_for_nothing_where_the_picture_is_another_card(wholes: Look) -> None:
    looks = twice(wholes), twice({"Qh": 0.9})
    seen = judged(*looks, letters=twice({"Qh": 0.99}), figure=twice({"Qh": 0.99}))
    assert seen.card is None


def test_deck_that_was_shown_needs_no_other_network_for_its_letters() -> None:
    looks = twice({NOTHING: 0.98}), twice({"Qh": 0.9})
    queen = twice({"Qh": 0.99})
    assert judged(*looks, letters=queen, figure=queen).card is card("Qh")
    assert judged(*looks, letters=queen, figure=queen, own=deck_of("Qh", drawn(1), drawn(2))).card is None


@pytest.mark.parametrize(
    ("figure", "why"),
    [
        pytest.param(twice({"Kh": 0.8}), Why.INDEX, id="hearts"),
        pytest.param(({"Kh": 0.8}, {"Ks": 0.8}), None, id="hearts in one half"),
        pytest.param(twice({NOTHING: 1.0}), None, id="no suit"),
        pytest.param(twice({"Ks": 0.8}), None, id="spades"),
    ],
)
def test_suit_in_both_halves_of_a_figure_is_that_of_its_indices(figure: tuple[Look, Look], why: Why | None) -> None:
    """A forged card has the figure of a king of hearts and the indices of a king of spades."""
    looks, frame = (twice({"Ks": 0.999}), twice({"Ks": 0.995})), ends("K", "K", BLACK)
    assert judged(*looks, figure=figure, frame=frame).why is why
    assert judged(twice({"7s": 0.999}), twice({"7s": 0.995}), figure=twice({"Kh": 0.8})).why is None
