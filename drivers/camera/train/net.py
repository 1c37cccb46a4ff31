"""The two networks: one for a whole card, one for the corner with its index. Both score a rank and a suit.

They are small: reading six cards in both directions takes a few milliseconds of one core with `cv2.dnn`.
"""

import copy
from pathlib import Path
from typing import TypeVar

import onnx
import torch
from torch import Tensor, nn

from drivers.camera.picture.look import CORNER_SIZE, HALF_SIZE, NO_RANK, SCORES, WHOLE_SIZE

Net = TypeVar("Net", bound=nn.Module)

FEATURES = 128  # Size of the last layer's input; a deck is enrolled on these features.


def conv(wide_in: int, wide_out: int, stride: int, *, normed: bool) -> nn.Sequential:
    """Return a layer of 3 × 3, with a separate norm or with its norm in its weights."""
    if not normed:
        return nn.Sequential(nn.Conv2d(wide_in, wide_out, 3, stride, 1), nn.ReLU(inplace=True))
    return nn.Sequential(
        nn.Conv2d(wide_in, wide_out, 3, stride, 1, bias=False), nn.BatchNorm2d(wide_out), nn.ReLU(inplace=True)
    )


class CardNet(nn.Module):
    """Score pictures, batch × 3 × height × width in 0 to 1, blue first; return the scores and the features."""

    def __init__(self, size: tuple[int, int], widths: tuple[int, ...], squeezed: int, *, normed: bool) -> None:
        """`widths`: channels of each layer, which halves the picture where they change; `squeezed`: of the last one.

        A net that was written has its norms in its weights, and goes on without any (not `normed`).
        """
        super().__init__()
        first, *others = widths
        # The first layer is by far the largest; it has no norm, which would take as long again.
        layers: list[nn.Module] = [nn.Conv2d(3, first, 3, 2, 1), nn.ReLU(inplace=True)]
        channels, (width, height) = first, ((size[0] + 1) // 2, (size[1] + 1) // 2)
        for wide in others:
            stride = 2 if wide != channels else 1
            layers.append(conv(channels, wide, stride, normed=normed))
            channels = wide
            width, height = (width + stride - 1) // stride, (height + stride - 1) // stride
        layers += [nn.Conv2d(channels, squeezed, 1), nn.ReLU(inplace=True)]
        self.body = nn.Sequential(*layers)
        self.features = nn.Linear(squeezed * width * height, FEATURES)
        self.drop = nn.Dropout(0.2)
        self.scores = nn.Linear(FEATURES, SCORES)

    def forward(self, pictures: Tensor) -> tuple[Tensor, Tensor]:
        features = torch.relu(self.features(self.body(pictures).flatten(1)))
        return self.scores(self.drop(features)), features


def whole_net(*, normed: bool = True) -> CardNet:
    return CardNet(WHOLE_SIZE, (16, 32, 32, 64, 64, 96, 96), 32, normed=normed)


def corner_net(*, normed: bool = True) -> CardNet:
    return CardNet(CORNER_SIZE, (24, 24, 48, 48, 64, 64), 32, normed=normed)


def figure_net(*, normed: bool = True) -> CardNet:
    """Return a network for the upper half of a body, with the layers of that for whole cards."""
    return CardNet(HALF_SIZE, (16, 32, 32, 64, 64, 96, 96), 32, normed=normed)


def take_up(net: Net, path: Path) -> Net:
    """Give a net without norms the weights of one that was written."""
    graph = onnx.load(str(path)).graph
    kept = {tensor.name: torch.from_numpy(onnx.numpy_helper.to_array(tensor).copy()) for tensor in graph.initializer}
    layers = [module for module in net.modules() if isinstance(module, nn.Conv2d | nn.Linear)]
    nodes = [node for node in graph.node if node.op_type in ("Conv", "Gemm")]
    for layer, node in zip(layers, nodes, strict=True):
        assert layer.bias is not None
        if layer.weight.shape != kept[node.input[1]].shape:  # For another picture size, this layer begins again.
            continue
        layer.weight.data.copy_(kept[node.input[1]])
        layer.bias.data.copy_(kept[node.input[2]])
    return net


def loss(scores: Tensor, labels: Tensor, often: Tensor) -> Tensor:
    """Return the mean loss. `labels` is batch × 2, a rank and a suit; `often`: the frequency of each kind of picture.

    More frequent kinds count less each time, or the network would learn to expect them where nothing is visible.
    """
    counts = 1 / often
    ranks = nn.functional.cross_entropy(scores[:, : NO_RANK + 1], labels[:, 0], reduction="none")
    suits = nn.functional.cross_entropy(scores[:, NO_RANK + 1 :], labels[:, 1], reduction="none")
    return ((ranks + suits) * counts).sum() / counts.sum()


def right(scores: Tensor, labels: Tensor) -> Tensor:
    """Return for each picture whether rank and suit are right."""
    rank = scores[:, : NO_RANK + 1].argmax(1) == labels[:, 0]
    return rank & (scores[:, NO_RANK + 1 :].argmax(1) == labels[:, 1])


def write(net: CardNet, size: tuple[int, int], path: Path) -> None:
    """Write the network as ONNX, for any number of pictures."""
    net = copy.deepcopy(net).cpu().eval()
    names = {"pictures": {0: "n"}, "scores": {0: "n"}, "features": {0: "n"}}
    torch.onnx.export(
        net,
        (torch.zeros(1, 3, size[1], size[0]),),
        str(path),
        dynamo=False,
        input_names=["pictures"],
        output_names=["scores", "features"],
        dynamic_axes=names,
        opset_version=13,
    )
