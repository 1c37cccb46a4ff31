"""Rendered poker dice, and the network that reads them. There are no public photographs of any."""

from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.look import Image
from drivers.camera.reading.dice import DICE_SCORES, DIE_SIZE, NO_COLOR, NO_FACE, whitened
from drivers.camera.train.art import Art, Mask
from drivers.camera.train.faces import stamp, warped
from drivers.camera.train.net import conv
from drivers.camera.train.shots import spoiled
from drivers.camera.train.strangers import texture

_SIDE = 96
_RANKS = "9TJQKA"


class DiceNet(nn.Module):
    """Score pictures of upper faces, batch × 3 × 40 × 40: six faces and none, three colors and none."""

    def __init__(self, *, normed: bool = True) -> None:
        """A net that was written has its norms in its weights, and goes on without any (not `normed`)."""
        super().__init__()
        layers: list[nn.Module] = []
        channels = 3
        for wide, stride in ((16, 2), (32, 1), (32, 2), (64, 1), (64, 2)):
            layers.append(conv(channels, wide, stride, normed=normed))
            channels = wide
        self.body = nn.Sequential(*layers)
        self.scores = nn.Sequential(nn.Linear(64 * 25, 96), nn.ReLU(), nn.Dropout(0.2), nn.Linear(96, DICE_SCORES))

    def forward(self, pictures: Tensor) -> Tensor:
        return self.scores(self.body(pictures).flatten(1))


def shoot_die(art: Art, rng: np.random.Generator, softest: float = 0.0) -> tuple[Image, tuple[int, int]]:
    """Return one picture of a die as it is straightened, and its face and color; or of something that is not a die.

    `softest`: the largest blur of its edges, in pixels of the camera, if it is out of focus.
    """
    scene = texture(rng, 2 * _SIDE, 2 * _SIDE).astype(np.float32)
    if rng.random() < 0.15:
        if rng.random() < 0.6:  # a blank face, or one with pips
            _body(scene, rng)
            for _ in range(int(rng.integers(0, 7))):
                spot = (int(rng.integers(60, 132)), int(rng.integers(60, 132)))
                cv2.circle(scene, spot, int(rng.integers(4, 9)), rng.uniform(0, 200, 3).tolist(), -1, cv2.LINE_AA)
        return _straightened(scene, rng, softest), (NO_FACE, NO_COLOR)
    face, color = int(rng.integers(6)), int(rng.integers(3))
    _body(scene, rng)
    glyph = warped(art.types[int(rng.integers(len(art.types)))][_RANKS[face]], rng, 0.03)
    if _RANKS[face] == "J" and rng.random() < 0.4:
        glyph = _barred(glyph, rng)
    tall = rng.uniform(0.38, 0.8) * _SIDE
    wide = min(tall * glyph.shape[1] / glyph.shape[0] * rng.uniform(0.7, 1.35), 0.85 * _SIDE)
    at = tuple(_SIDE + rng.normal(0, 3, 2))
    stamp(scene, glyph, (float(at[0]), float(at[1])), tall, _ink(color, rng), width=wide)
    return _straightened(scene, rng, softest), (face, color)


def _barred(glyph: Mask, rng: np.random.Generator) -> Mask:
    """Return a J with a bar across its top, as in many typefaces, but few of the available ones."""
    height, width = glyph.shape
    thick = max(2, round(height * rng.uniform(0.1, 0.2)))
    wide = max(width, round(height * rng.uniform(0.55, 0.85)))
    barred = np.zeros((height, wide), np.uint8)
    barred[:, :] = cv2.resize(glyph, (wide, height), interpolation=cv2.INTER_AREA)
    barred[:thick, round(wide * rng.uniform(0.0, 0.55)) :] = 255
    if rng.random() < 0.3:  # on both sides of the stem
        barred = np.pad(barred, ((0, 0), (0, round(wide * rng.uniform(0.05, 0.25)))))
        barred[:thick, wide - thick :] = 255
    return barred


def _ink(color: int, rng: np.random.Generator) -> tuple[float, float, float]:
    if color == 0:
        return rng.uniform(10, 70), rng.uniform(10, 60), rng.uniform(140, 240)
    if color == 1:
        gray = rng.uniform(5, 60)
        return gray, gray + rng.uniform(0, 8), gray + rng.uniform(0, 8)
    return rng.uniform(15, 90), rng.uniform(95, 170), rng.uniform(0, 70)


def _body(scene: np.ndarray, rng: np.random.Generator) -> None:
    half, radius = _SIDE // 2, int(rng.integers(3, 22))
    low, high = _SIDE - half, _SIDE + half
    color = (rng.uniform(195, 255), rng.uniform(215, 255), rng.uniform(225, 255))
    if rng.random() < 0.4:  # a side of the die is seen below it
        drop = int(rng.integers(2, 16))
        cv2.rectangle(scene, (low + 4, low), (high - 4, high + drop), tuple(0.75 * channel for channel in color), -1)
    cv2.rectangle(scene, (low + radius, low), (high - radius, high), color, -1)
    cv2.rectangle(scene, (low, low + radius), (high, high - radius), color, -1)
    for x in (low + radius, high - radius):
        for y in (low + radius, high - radius):
            cv2.circle(scene, (x, y), radius, color, -1, cv2.LINE_AA)


def _straightened(scene: np.ndarray, rng: np.random.Generator, softest: float) -> Image:
    side_px = rng.uniform(13, 60)
    turn = rng.integers(4) * np.pi / 2 + rng.normal(0, 0.08)
    half = _SIDE / 2 * rng.uniform(1.02, 1.22)
    square = np.array([[-half, -half], [half, -half], [half, half], [-half, half]])
    square += rng.normal(0, 2.5, (4, 2)) + rng.normal(0, 2.0, 2)
    around = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    seen_side = int(side_px * 1.12)
    seen = np.array([[0, 0], [seen_side, 0], [seen_side, seen_side], [0, seen_side]], np.float32)
    # The reader turns the square upright, to any of its four positions.
    matrix = cv2.getPerspectiveTransform((square @ around.T + _SIDE).astype(np.float32), seen)
    soft = cv2.GaussianBlur(scene, (0, 0), max(0.3, 0.3 * _SIDE / side_px))
    small = cv2.warpPerspective(soft, matrix, (seen_side, seen_side), borderMode=cv2.BORDER_REPLICATE)
    seen_soft = np.asarray(small, dtype=np.float32)
    if softest:
        seen_soft = cv2.GaussianBlur(seen_soft, (0, 0), rng.uniform(0.2, softest))
    taken = spoiled(seen_soft, rng)
    return whitened(np.asarray(cv2.resize(taken, DIE_SIZE, interpolation=cv2.INTER_LINEAR), dtype=np.uint8))


def write_dice(net: DiceNet, path: Path) -> None:
    """Write the network as ONNX, for the four positions of one die."""
    net.eval()
    example = (torch.zeros(4, 3, DIE_SIZE[1], DIE_SIZE[0]),)
    torch.onnx.export(
        net, example, str(path), dynamo=False, input_names=["pictures"], output_names=["scores"], opset_version=13
    )


def dice_loss(scores: Tensor, labels: Tensor) -> Tensor:
    """Return the mean loss; `labels` is batch × 2, a face and a color."""
    faces = nn.functional.cross_entropy(scores[:, : NO_FACE + 1], labels[:, 0])
    return faces + nn.functional.cross_entropy(scores[:, NO_FACE + 1 :], labels[:, 1])


def dice_right(scores: Tensor, labels: Tensor) -> Tensor:
    """Return for each picture whether face and color are right."""
    face = scores[:, : NO_FACE + 1].argmax(1) == labels[:, 0]
    return face & (scores[:, NO_FACE + 1 :].argmax(1) == labels[:, 1])


def batch_of_dice(art: Art, rng: np.random.Generator, count: int, softest: float) -> tuple[Tensor, Tensor]:
    """Return `count` new pictures as bytes, and their faces and colors."""
    shots = [shoot_die(art, rng, softest) for _ in range(count)]
    return torch.from_numpy(np.stack([picture for picture, _ in shots])), torch.tensor([label for _, label in shots])
