"""`python -m drivers.camera.train`: make the camera's networks again, from seeds.

A graphics card is used if there is one: with 16 cores that draw, it takes five minutes; on two cores alone, hours.

Needs the extra `train`, and npm for the drawings of the court cards.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from drivers.camera.picture.cv import cv2
from drivers.camera.picture.look import CORNER_SIZE, HALF_SIZE, WHOLE_SIZE, Image
from drivers.camera.reading.deck import STRANGERS
from drivers.camera.reading.reader import MODEL, Network
from drivers.camera.train import art, prints
from drivers.camera.train.courts import CourtStudio
from drivers.camera.train.net import CardNet, corner_net, figure_net, loss, right, take_up, whole_net, write
from drivers.camera.train.shots import NOTHING, Label, Shot, Studio, how_often
from drivers.camera.train.tray import DiceNet, batch_of_dice, dice_loss, dice_right, write_dice
from drivers.camera.train.wide import WideStudio

FRESH = 32  # Pictures that a worker draws per task.
BATCHES = 2  # New batches per step.
REPLAYED = 448  # Pictures per step that were seen before.
STOCK = 6_000  # Batches kept for repetition.
TELL_EVERY, WRITE_EVERY = 50, 500  # steps
RATE = 3e-3
DICE_KEPT, DICE_REPLAYED = 750, 3  # Batches of dice that are kept, and repeated in each step.
COURTS_FRESH, COURTS_BATCH = 5, 64  # New cards per step, and all pictures of ends.
# The networks for court cards: the one that each is trained from, its input size, and for each run the steps that its
# rate was planned for and those that were taken.
COURTS = {
    "letter": (corner_net, "corner", CORNER_SIZE, ((1_000, 250), (350, 350))),
    "figure": (figure_net, "whole", HALF_SIZE, ((1_000, 200), (350, 350))),
}
SOFT_RATE = 8e-4
SOFTEST_DIE = 1.4  # pixels of the camera
STRANGERS_KEPT = 600
Batch = tuple[Tensor, ...]  # (wholes, labels, repetitions), and the same for corners, two per card.


class Shots(torch.utils.data.IterableDataset[Batch]):
    """An endless series of batches; each worker has its own studio."""

    def __init__(self, cache: Path, seed: int, decks: int) -> None:
        self._cache, self._seed, self._decks = cache, seed, decks

    def __iter__(self) -> Iterator[Batch]:
        cv2.setNumThreads(1)
        worker = torch.utils.data.get_worker_info()
        seed = self._seed * 100 + (worker.id if worker is not None else 0)
        studio = WideStudio(art.load(self._cache), prints.load(self._cache), seed, self._decks)
        rng = np.random.default_rng([seed, 2])
        while True:
            yield batch_of(studio, rng, FRESH)


def batch_of(studio: Studio, rng: np.random.Generator, count: int) -> Batch:
    """Return `count` new shots as tensors, pictures as bytes."""
    shots = [studio.shoot(rng) for _ in range(count)]
    labels = [shot.label for shot in shots]
    corner_labels = [label for shot in shots for label in shot.corner_labels]
    return (
        torch.from_numpy(np.stack([shot.whole for shot in shots])),
        torch.tensor(labels),
        torch.tensor(how_often(labels)),
        torch.from_numpy(np.stack([corner for shot in shots for corner in shot.corners])),
        torch.tensor(corner_labels),
        torch.tensor(how_often(corner_labels)),
    )


class Stock:
    """Earlier examples, which are shown again. The oldest is dropped first."""

    def __init__(self, seed: int, at: torch.device) -> None:
        self._rng = np.random.default_rng([seed, 3])
        self._at = at
        self._kept: Batch = ()
        self._count = 0

    def keep(self, fresh: Batch) -> Batch:
        """Keep a fresh batch. Return it."""
        if not self._kept:
            self._kept = tuple(torch.empty((STOCK, *part.shape), dtype=part.dtype, device=self._at) for part in fresh)
        moved = tuple(part.to(self._at, non_blocking=True) for part in fresh)
        for kept, part in zip(self._kept, moved, strict=True):
            kept[self._count % STOCK] = part
        self._count += 1
        return moved

    def mix(self, fresh: Sequence[Batch]) -> list[Tensor]:
        """Return fresh batches with `REPLAYED` older pictures."""
        size = len(fresh[0][0])
        picked = self._rng.integers(min(self._count, STOCK) * size, size=REPLAYED)
        at = torch.from_numpy(picked).to(self._at)
        mixed = []
        for place, kept in enumerate(self._kept):
            each = kept.shape[1] // size  # Two corners per card.
            rows = (at[:, None] * each + torch.arange(each, device=self._at)).flatten()
            older = kept.flatten(0, 1)[rows]
            mixed.append(torch.cat([*(batch[place] for batch in fresh), older]))
        return mixed


def as_seen(taken: Tensor) -> Tensor:
    """Return bytes, batch × height × width × 3, as the networks take them."""
    return taken.permute(0, 3, 1, 2).to(torch.float32).div_(255).contiguous(memory_format=torch.channels_last)


def disturbed(taken: Tensor) -> Tensor:
    """Return bytes as the networks take them, each picture a little moved, and in another light."""
    seen = as_seen(taken)
    count, at = len(seen), seen.device
    bent = torch.eye(2, 3, device=at) + torch.randn(count, 2, 3, device=at) * 0.012
    grid = nn.functional.affine_grid(bent, list(seen.shape), align_corners=False)
    moved = nn.functional.grid_sample(seen, grid, padding_mode="border", align_corners=False)
    moved = moved * (1 + 0.05 * torch.randn(count, 3, 1, 1, device=at))
    moved = moved + 0.02 * torch.rand(count, 1, 1, 1, device=at) * torch.randn(moved.shape, device=at)
    return moved.clamp_(0, 1).contiguous(memory_format=torch.channels_last)


class Pupil:
    """A network, its optimizer, and its running mean, which is saved."""

    def __init__(self, net: CardNet, steps: int, rate: float, at: torch.device, averaged: float = 0.998) -> None:
        self._net = net.to(at, memory_format=torch.channels_last)
        self.mean = AveragedModel(self._net, multi_avg_fn=get_ema_multi_avg_fn(averaged), use_buffers=True)
        self._optimizer = torch.optim.AdamW(self._net.parameters(), lr=rate, weight_decay=0.02)
        self._schedule = torch.optim.lr_scheduler.OneCycleLR(self._optimizer, rate, total_steps=steps, pct_start=0.1)

    def learn(self, taken: Tensor, labels: Tensor, often: Tensor) -> Tensor:
        """Take one step. Return the loss and the share that was right."""
        self._net.train()
        seen = disturbed(taken)
        with torch.autocast(taken.device.type, torch.bfloat16, enabled=taken.is_cuda):  # Slow on most processors.
            scores, _ = self._net(seen)
        cost = loss(scores.float(), labels, often)
        self._optimizer.zero_grad(set_to_none=True)
        cost.backward()
        torch.nn.utils.clip_grad_norm_(self._net.parameters(), 2.0)
        self._optimizer.step()
        self._schedule.step()
        self.mean.update_parameters(self._net)
        return torch.stack([cost.detach(), right(scores.detach(), labels).float().mean()])


def fastest() -> torch.device:
    """Return the device for training: a graphics card, if there is one."""
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def batches(shots: torch.utils.data.IterableDataset[Batch], workers: int) -> Iterator[Batch]:
    """Return the batches that workers draw, in turn."""
    ahead = 8 if workers else None
    return iter(torch.utils.data.DataLoader(shots, batch_size=None, num_workers=workers, prefetch_factor=ahead))


def train_cards(cache: Path, out: Path, *, seed: int, steps: int, decks: int, workers: int) -> None:
    """Train the networks for whole cards and for corners, and write them."""
    torch.manual_seed(seed)
    for fetch in (art.load, prints.load):  # Load once, before the workers need them.
        fetch(cache)
    at = fastest()
    drawn, stock = batches(Shots(cache, seed, decks), workers), Stock(seed, at)
    whole, corner = (Pupil(net, steps, RATE, at) for net in (whole_net(), corner_net()))
    began = time.monotonic()
    sums = torch.zeros(4, device=at)
    for step in range(1, steps + 1):
        mixed = stock.mix([stock.keep(next(drawn)) for _ in range(BATCHES)])
        sums += torch.cat([whole.learn(*mixed[:3]), corner.learn(*mixed[3:])])
        if step % TELL_EVERY == 0:
            _tell(step, sums.cpu().numpy() / TELL_EVERY, began)
            sums.zero_()
        if step % WRITE_EVERY == 0 or step == steps:
            write(whole.mean.module, WHOLE_SIZE, out / "whole.onnx")
            write(corner.mean.module, CORNER_SIZE, out / "corner.onnx")


def train_courts(cache: Path, out: Path, name: str, *, seed: int) -> None:
    """Train the network for letters or for figures, from that for corners or for whole cards, and write it."""
    shapes, decks = art.load(cache), prints.load(cache)
    make, parent, size, runs = COURTS[name]
    for planned, steps in runs:
        torch.manual_seed(seed)
        studio = CourtStudio(shapes, decks, seed * 100 + 60)
        shoot = studio.letters if name == "letter" else studio.figure
        pupil = Pupil(
            take_up(make(normed=False), out / f"{parent}.onnx"), planned, SOFT_RATE, torch.device("cpu"), 0.99
        )
        _train_on(pupil, shoot, np.random.default_rng([seed, len(name), planned]), steps)
        write(pupil.mean.module, size, out / f"{name}.onnx")
        parent = name


def _train_on(
    pupil: Pupil,
    shoot: Callable[[np.random.Generator], tuple[list[Image], list[Label]]],
    rng: np.random.Generator,
    steps: int,
) -> None:
    """Take some steps on new pictures and on earlier ones."""
    pictures: list[Image] = []
    labels: list[Label] = []
    sums, began = np.zeros(2), time.monotonic()
    for step in range(1, steps + 1):
        for _ in range(COURTS_FRESH if step > 1 else COURTS_BATCH):
            ends, named = shoot(rng)
            pictures += ends
            labels += named
        picked = [*range(len(labels) - 2 * COURTS_FRESH, len(labels))]
        picked += rng.integers(len(labels), size=COURTS_BATCH - len(picked)).tolist()
        taken = torch.from_numpy(np.stack([pictures[place] for place in picked]))
        asked = torch.tensor([labels[place] for place in picked])
        sums += pupil.learn(taken, asked, torch.ones(COURTS_BATCH)).numpy()
        if step % TELL_EVERY == 0:
            _tell(step, sums / TELL_EVERY, began)
            sums[:] = 0


def train_dice(cache: Path, out: Path, *, seed: int, steps: int, taken_up: Path | None = None) -> None:
    """Train the network for dice, and write it. `taken_up`: continue the one in this folder, with dice out of focus."""
    torch.manual_seed(seed)
    shapes = art.load(cache)
    rng = np.random.default_rng([seed, 4 if taken_up is None else 5])
    net, rate, softest = DiceNet(), 2e-3, 0.0
    if taken_up is not None:
        net, rate, softest = take_up(DiceNet(normed=False), taken_up / "dice.onnx"), SOFT_RATE, SOFTEST_DIE
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.1)
    kept: list[tuple[Tensor, Tensor]] = []
    began = time.monotonic()
    sums = np.zeros(2)
    for step in range(1, steps + 1):
        kept = [*kept[1 - DICE_KEPT :], batch_of_dice(shapes, rng, FRESH, softest)]
        picked = [kept[-1], *(kept[int(rng.integers(len(kept)))] for _ in range(DICE_REPLAYED))]
        taken, labels = torch.cat([batch for batch, _ in picked]), torch.cat([label for _, label in picked])
        scores = net.train()(as_seen(taken))
        cost = dice_loss(scores, labels)
        optimizer.zero_grad(set_to_none=True)
        cost.backward()
        optimizer.step()
        schedule.step()
        sums += (float(cost.detach()), float(dice_right(scores.detach(), labels).float().mean()))
        if step % TELL_EVERY == 0:
            _tell(step, sums / TELL_EVERY, began)
            sums[:] = 0
    write_dice(net, out / "dice.onnx")


def keep_strangers(cache: Path, out: Path, *, seed: int) -> None:
    """Write the output of the network for whole cards for pictures of no card, for the enrollment of decks."""
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
    parser.add_argument("--steps", type=int, default=6_600, help="for the cards")
    parser.add_argument("--dice-steps", type=int, default=6_500, help="for the dice")
    parser.add_argument("--soft-steps", type=int, default=700, help="of the dice, with dice out of focus")
    parser.add_argument("--decks", type=int, default=120, help="that each worker draws")
    parser.add_argument("--workers", type=int, default=15, help="that draw the cards, each decks of its own")
    parser.add_argument("--only", choices=("cards", "strangers", *COURTS, "tray", "soft-tray"))
    chosen = parser.parse_args()
    torch.set_num_threads(1)  # The other cores draw the cards.
    chosen.out.mkdir(parents=True, exist_ok=True)
    where = (chosen.cache, chosen.out)
    if chosen.only in (None, "cards"):
        train_cards(*where, seed=chosen.seed, steps=chosen.steps, decks=chosen.decks, workers=chosen.workers)
    if chosen.only in (None, "strangers"):
        keep_strangers(*where, seed=chosen.seed)
    for name in COURTS:
        if chosen.only in (None, name):
            train_courts(*where, name, seed=chosen.seed)
    if chosen.only in (None, "tray"):
        train_dice(*where, seed=chosen.seed, steps=chosen.dice_steps)
    if chosen.only in (None, "soft-tray"):
        train_dice(*where, seed=chosen.seed, steps=chosen.soft_steps, taken_up=chosen.out)


if __name__ == "__main__":
    main()
