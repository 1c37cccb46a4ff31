"""`python -m drivers.camera.train`: make the camera's networks anew, from seeds. It takes two hours on two cores.

The networks for cards learn on plain decks first, and then on decks of every kind of index and ink (`wide`).

Needs the extra `train`, and npm for the drawings of the court cards.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from drivers.camera.cv import cv2
from drivers.camera.deck import STRANGERS
from drivers.camera.look import CORNER_SIZE, WHOLE_SIZE
from drivers.camera.reader import MODEL, Network
from drivers.camera.train import art, prints
from drivers.camera.train.net import CardNet, corner_net, loss, right, take_up, whole_net, write
from drivers.camera.train.shots import NOTHING, Shot, Studio, how_often
from drivers.camera.train.tray import DiceNet, batch_of_dice, dice_loss, dice_right, write_dice
from drivers.camera.train.wide import WideStudio

FRESH, REPLAYED = 32, 96  # pictures of one step: seen for the first time, and seen before
STOCK = 24_000  # how many are kept to be seen again
TELL_EVERY, WRITE_EVERY = 50, 250  # steps
WIDE_RATE = 8e-4
SOFTEST_DIE = 1.4  # pixels of the camera
STRANGERS_KEPT = 600
Batch = tuple[Tensor, Tensor, Tensor, Tensor]  # wholes, labels, corners, corner labels


class Shots(torch.utils.data.IterableDataset[Batch]):
    """An endless row of batches; each worker has a studio of its own."""

    def __init__(self, cache: Path, seed: int, decks: int, *, wide: bool) -> None:
        self._cache, self._seed, self._decks, self._is_wide = cache, seed, decks, wide

    def __iter__(self) -> Iterator[Batch]:
        cv2.setNumThreads(1)
        worker = torch.utils.data.get_worker_info()
        seed = self._seed * 100 + (worker.id if worker is not None else 0) + (40 if self._is_wide else 0)
        shapes = art.load(self._cache)
        studio = Studio(shapes, seed, self._decks)
        if self._is_wide:
            studio = WideStudio(shapes, prints.load(self._cache), seed, self._decks)
        rng = np.random.default_rng([seed, 2])
        while True:
            yield batch_of(studio, rng, FRESH)


def batch_of(studio: Studio, rng: np.random.Generator, count: int) -> Batch:
    """Return `count` new shots as tensors, pictures as bytes."""
    shots = [studio.shoot(rng) for _ in range(count)]
    return (
        torch.from_numpy(np.stack([shot.whole for shot in shots])),
        torch.tensor([shot.label for shot in shots]),
        torch.from_numpy(np.stack([corner for shot in shots for corner in shot.corners])),
        torch.tensor([label for shot in shots for label in shot.corner_labels]),
    )


class Stock:
    """What has been seen, to be seen again; the oldest makes room."""

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng([seed, 3])
        self._kept: list[Batch] = []
        self._next = 0

    def mix(self, fresh: Batch) -> Batch:
        """Keep a fresh batch, and return it with `REPLAYED` older ones."""
        if len(self._kept) < STOCK // FRESH:
            self._kept.append(fresh)
        else:
            self._kept[self._next] = fresh
            self._next = (self._next + 1) % len(self._kept)
        picked = [
            (self._kept[int(self._rng.integers(len(self._kept)))], int(self._rng.integers(FRESH)))
            for _ in range(REPLAYED)
        ]
        wholes = torch.cat([fresh[0], torch.stack([batch[0][nth] for batch, nth in picked])])
        labels = torch.cat([fresh[1], torch.stack([batch[1][nth] for batch, nth in picked])])
        corners = torch.cat([fresh[2], *(batch[2][2 * nth : 2 * nth + 2] for batch, nth in picked)])
        corner_labels = torch.cat([fresh[3], *(batch[3][2 * nth : 2 * nth + 2] for batch, nth in picked)])
        return wholes, labels, corners, corner_labels


def pictures(taken: Tensor) -> Tensor:
    """Return bytes, batch × height × width × 3, as the networks take them."""
    return taken.permute(0, 3, 1, 2).to(torch.float32).div_(255).contiguous(memory_format=torch.channels_last)


class Pupil:
    """A network, how it learns, and its running mean, which is what is kept."""

    def __init__(self, net: CardNet, steps: int, rate: float) -> None:
        self._net = net.to(memory_format=torch.channels_last)
        self.mean = AveragedModel(self._net, multi_avg_fn=get_ema_multi_avg_fn(0.995), use_buffers=True)
        self._optimizer = torch.optim.AdamW(self._net.parameters(), lr=rate, weight_decay=0.02)
        self._schedule = torch.optim.lr_scheduler.OneCycleLR(self._optimizer, rate, total_steps=steps, pct_start=0.1)

    def learn(self, taken: Tensor, labels: Tensor) -> tuple[float, float]:
        """Take one step. Return the loss and the share that was right."""
        self._net.train()
        with torch.autocast("cpu", torch.bfloat16):
            scores, _ = self._net(pictures(taken))
        often = torch.tensor(how_often([(rank, suit) for rank, suit in labels.tolist()]))
        cost = loss(scores.float(), labels, often)
        self._optimizer.zero_grad(set_to_none=True)
        cost.backward()
        torch.nn.utils.clip_grad_norm_(self._net.parameters(), 2.0)
        self._optimizer.step()
        self._schedule.step()
        self.mean.update_parameters(self._net)
        return float(cost.detach()), float(right(scores.detach(), labels).float().mean())


def train_cards(
    cache: Path, out: Path, *, seed: int, steps: int, decks: int, workers: int, taken_up: Path | None = None
) -> None:
    """Train the networks for whole cards and for corners, and write them.

    `taken_up`: the networks in this folder go on learning, on decks of every kind.
    """
    torch.manual_seed(seed)
    art.load(cache)  # fetched once, before the workers ask for it
    loader = torch.utils.data.DataLoader(
        Shots(cache, seed, decks, wide=taken_up is not None),
        batch_size=None,
        num_workers=workers,
        prefetch_factor=8 if workers else None,
    )
    stock = Stock(seed)
    if taken_up is None:
        whole, corner = Pupil(whole_net(), steps, 2.5e-3), Pupil(corner_net(), steps, 2.5e-3)
    else:
        whole = Pupil(take_up(whole_net(normed=False), taken_up / "whole.onnx"), steps, WIDE_RATE)
        corner = Pupil(take_up(corner_net(normed=False), taken_up / "corner.onnx"), steps, WIDE_RATE)
    began = time.monotonic()
    told = np.zeros(4)
    for step, fresh in zip(range(1, steps + 1), loader, strict=False):
        wholes, labels, corners, corner_labels = stock.mix(fresh)
        each = slice(None, None, 2 if taken_up is None else 1)
        told += (*whole.learn(wholes, labels), *corner.learn(corners[each], corner_labels[each]))
        if step % TELL_EVERY == 0:
            _tell(step, told / TELL_EVERY, began)
            told[:] = 0
        if step % WRITE_EVERY == 0 or step == steps:
            write(whole.mean.module, WHOLE_SIZE, out / "whole.onnx")
            write(corner.mean.module, CORNER_SIZE, out / "corner.onnx")


def train_dice(cache: Path, out: Path, *, seed: int, steps: int, taken_up: Path | None = None) -> None:
    """Train the network for dice, and write it. `taken_up`: that in this folder goes on, with dice out of focus."""
    torch.manual_seed(seed)
    shapes = art.load(cache)
    rng = np.random.default_rng([seed, 4 if taken_up is None else 5])
    net, rate, softest = DiceNet(), 2e-3, 0.0
    if taken_up is not None:
        net, rate, softest = take_up(DiceNet(normed=False), taken_up / "dice.onnx"), WIDE_RATE, SOFTEST_DIE
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.1)
    kept: list[tuple[Tensor, Tensor]] = []
    began = time.monotonic()
    told = np.zeros(2)
    for step in range(1, steps + 1):
        kept = [*kept[1 - STOCK // FRESH :], batch_of_dice(shapes, rng, FRESH, softest)]
        picked = [kept[-1], *(kept[int(rng.integers(len(kept)))] for _ in range(REPLAYED // FRESH))]
        taken, labels = torch.cat([batch for batch, _ in picked]), torch.cat([label for _, label in picked])
        scores = net.train()(pictures(taken))
        cost = dice_loss(scores, labels)
        optimizer.zero_grad(set_to_none=True)
        cost.backward()
        optimizer.step()
        schedule.step()
        told += (float(cost.detach()), float(dice_right(scores.detach(), labels).float().mean()))
        if step % TELL_EVERY == 0:
            _tell(step, told / TELL_EVERY, began)
            told[:] = 0
    write_dice(net, out / "dice.onnx")


def keep_strangers(cache: Path, out: Path, *, seed: int) -> None:
    """Write what the network for whole cards makes of things that are no face, for whoever enrols a deck."""
    cv2.setNumThreads(1)
    studio = WideStudio(art.load(cache), prints.load(cache), seed * 100 + 50, 4)
    rng = np.random.default_rng([seed, 5])
    shots: list[Shot] = []
    while len(shots) < STRANGERS_KEPT:
        shot = studio.shoot(rng)
        if shot.label == NOTHING and shot.corner_labels == (NOTHING, NOTHING):
            shots.append(shot)
    wholes = Network(out / "whole.onnx").look([shot.whole for shot in shots]).features
    corners = Network(out / "corner.onnx").look([shot.corners[nth % 2] for nth, shot in enumerate(shots)]).features
    np.savez(out / STRANGERS, whole=wholes.astype(np.float16), corner=corners.astype(np.float16))


def _tell(step: int, means: np.ndarray, began: float) -> None:
    said = " ".join(f"{mean:.4f}" for mean in means)
    sys.stderr.write(f"step {step}: {said} {step / (time.monotonic() - began):.2f} steps/s\n")


def main() -> None:
    """Train the networks, one after the other, and write them."""
    parser = argparse.ArgumentParser(prog="python -m drivers.camera.train", description=__doc__)
    parser.add_argument("--out", type=Path, default=MODEL)
    parser.add_argument("--cache", type=Path, default=Path("build") / "camera-art")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=6_500, help="for the cards; the dice take as many")
    parser.add_argument("--decks", type=int, default=120, help="that each worker draws")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--only", choices=("cards", "wide", "tray", "soft-tray", "strangers"))
    parser.add_argument("--wide-steps", type=int, default=3_000, help="of the cards, on decks of every kind")
    parser.add_argument("--soft-steps", type=int, default=700, help="of the dice, with dice out of focus")
    parser.add_argument("--taken-up", type=Path, help="the networks that go on learning; those in OUT")
    chosen = parser.parse_args()
    torch.set_num_threads(1)  # the other core draws the cards
    chosen.out.mkdir(parents=True, exist_ok=True)
    if chosen.only in (None, "cards"):
        train_cards(
            chosen.cache,
            chosen.out,
            seed=chosen.seed,
            steps=chosen.steps,
            decks=chosen.decks,
            workers=chosen.workers,
        )
    if chosen.only in (None, "wide"):
        train_cards(
            chosen.cache,
            chosen.out,
            seed=chosen.seed,
            steps=chosen.wide_steps,
            decks=chosen.decks,
            workers=chosen.workers,
            taken_up=chosen.taken_up or chosen.out,
        )
    if chosen.only in (None, "strangers"):
        keep_strangers(chosen.cache, chosen.out, seed=chosen.seed)
    if chosen.only in (None, "tray"):
        train_dice(chosen.cache, chosen.out, seed=chosen.seed, steps=chosen.steps)
    if chosen.only in (None, "soft-tray"):
        taken_up = chosen.taken_up or chosen.out
        train_dice(chosen.cache, chosen.out, seed=chosen.seed, steps=chosen.soft_steps, taken_up=taken_up)


if __name__ == "__main__":
    main()
