"""Trains the net of a game on what `dejarik learn` wrote down, and writes its numbers as a TypeScript module.

    python3 scripts/learn/train.py lessons/swtcg bots/swtcg/net-weights.ts

Needs PyTorch; uses an accelerator if there is one. The same folder and seed give the same net on the same machine.
"""
import argparse
import base64
import glob
import json
import math
import os
import time

import numpy as np
import torch
from torch import nn

QUARTERS = 4.0
NO_CARD = 0xFFFF
HELD_OUT = 20  # every so manyth game is not trained on
UNSEEN = 2  # decks of cards that are never trained on
DRAWN = 2  # the result of a game that nobody won


def read(folder):
    """All positions, and all cards in them, as arrays."""
    with open(os.path.join(folder, 'lessons.json')) as file:
        lessons = json.load(file)
    position = np.dtype([('game', '<u4'), ('kind', 'u1'), ('result', 'u1'), ('cards', 'u1'),
                         ('regression', '<u2'), ('whole', 'i1', (lessons['whole'],))])
    card = np.dtype([('group', 'u1'), ('card', '<u2'), ('numbers', 'i1', (lessons['numbers'],))])
    positions, cards = [], []
    for name in sorted(glob.glob(os.path.join(folder, 'chunk-*.bin'))):
        data = open(name, 'rb').read()
        counts = np.frombuffer(data, '<u4', 2)
        positions.append(np.frombuffer(data, position, counts[0], 8))
        cards.append(np.frombuffer(data, card, counts[1], 8 + counts[0] * position.itemsize))
    return lessons, np.concatenate(positions), np.concatenate(cards)


class Net(nn.Module):
    """Encoders read cards, their sums go by group into layers: as `bots/net/net.ts` computes it."""

    def __init__(self, lessons, width, hidden):
        super().__init__()
        self.groups = lessons['groups']
        self.width = width
        inputs = lessons['numbers'] + lessons['printed']
        self.encoders = nn.ModuleList(nn.Linear(inputs, width) for _ in range(max(self.groups) + 1))
        sizes = [lessons['whole'] + len(self.groups) * width, *hidden, 1]
        self.layers = nn.ModuleList(nn.Linear(one, other) for one, other in zip(sizes, sizes[1:]))
        self.register_buffer('encoder_of', torch.tensor(self.groups))

    def forward(self, whole, row, group, numbers, printed):
        read = torch.cat([numbers, printed], 1)
        said = torch.zeros(len(read), self.width, device=read.device)
        which = self.encoder_of[group]
        for index, encoder in enumerate(self.encoders):
            said = torch.where((which == index)[:, None], encoder(read), said)
        sums = torch.zeros(len(whole) * len(self.groups), self.width, device=read.device)
        sums.index_add_(0, row * len(self.groups) + group, torch.relu(said))
        values = torch.cat([whole, sums.view(len(whole), -1)], 1)
        for layer in self.layers[:-1]:
            values = torch.relu(layer(values))
        return self.layers[-1](values)[:, 0]


class Data:
    """Positions on the machine that trains."""

    def __init__(self, lessons, positions, cards, device):
        self.device = device
        self.whole = torch.from_numpy(positions['whole'].copy()).to(device)
        self.won = torch.from_numpy(np.where(positions['result'] == DRAWN, 0.5, positions['result'])).float().to(device)
        self.count = torch.from_numpy(positions['cards'].astype(np.int64)).to(device)
        self.start = torch.cumsum(self.count, 0) - self.count
        self.group = torch.from_numpy(cards['group'].astype(np.int64)).to(device)
        self.numbers = torch.from_numpy(cards['numbers'].copy()).to(device)
        known = np.where(cards['card'] == NO_CARD, len(lessons['cards']), cards['card']).astype(np.int64)
        self.card = torch.from_numpy(known).to(device)
        table = [card['numbers'] for card in lessons['cards']] + [[0.0] * lessons['printed']]
        self.printed = torch.tensor(table, device=device)

    def batch(self, chosen):
        count = self.count[chosen]
        row = torch.repeat_interleave(torch.arange(len(chosen), device=self.device), count)
        first = torch.repeat_interleave(self.start[chosen] - (torch.cumsum(count, 0) - count), count)
        item = first + torch.arange(len(row), device=self.device)
        return (self.whole[chosen].float() / QUARTERS, row, self.group[item],
                self.numbers[item].float() / QUARTERS, self.printed[self.card[item]])


def loss_of(net, data, chosen, batch):
    total = 0.0
    with torch.no_grad():
        for part in torch.split(chosen, batch):
            logits = net(*data.batch(part))
            total += nn.functional.binary_cross_entropy_with_logits(logits, data.won[part], reduction='sum').item()
    return total / max(1, len(chosen))


def calibration(net, data, chosen, batch):
    """Expected calibration error in ten bins, with the bins."""
    with torch.no_grad():
        chances = torch.cat([torch.sigmoid(net(*data.batch(part))) for part in torch.split(chosen, batch)])
    won = data.won[chosen]
    bins = []
    for low in range(10):
        inside = (chances >= low / 10) & (chances < (low + 1) / 10 + (1e-6 if low == 9 else 0))
        if inside.any():
            bins.append((round(chances[inside].mean().item(), 4), round(won[inside].mean().item(), 4), int(inside.sum())))
    error = sum(abs(said - was) * count for said, was, count in bins) / len(chosen)
    return error, bins


def regression_loss(positions):
    chance = np.clip(positions['regression'] / 1000, 0.001, 0.999)
    won = np.where(positions['result'] == DRAWN, 0.5, positions['result'])
    return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())


def packed(layer):
    """Weights and what is added, row by row, as bytes with a scale for each row."""
    rows = torch.cat([layer.weight, layer.bias[:, None]], 1).detach().cpu().numpy()
    scales = np.maximum(np.abs(rows).max(1), 1e-8) / 127
    whole = np.round(rows / scales[:, None]).astype(np.int8)
    return {
        'rows': rows.shape[0],
        'columns': rows.shape[1],
        'scales': [float(f'{scale:.6g}') for scale in scales],
        'bytes': base64.b64encode(whole.tobytes()).decode(),
    }


def module(net, record):
    def matrix(layer):
        one = packed(layer)
        return (f"    {{\n      rows: {one['rows']},\n      columns: {one['columns']},\n"
                f"      scales: {json.dumps(one['scales'])},\n      bytes:\n        '{one['bytes']}',\n    }},\n")
    fields = ''.join(f'    {name}: {value},\n' for name, value in record.items())
    return ("/** The numbers of the net, made by `scripts/learn/train.py` from what `dejarik learn` wrote down. Not edited by hand. */\n"
            "import type { NetWeights } from '../net/weights.ts'\n\n"
            "export const weights: NetWeights = {\n"
            f"  record: {{\n{fields}  }},\n"
            f"  encoders: [\n{''.join(matrix(one) for one in net.encoders)}  ],\n"
            f"  layers: [\n{''.join(matrix(one) for one in net.layers)}  ],\n}}\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('folder')
    parser.add_argument('module')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--seconds', type=float, default=120, help='how long to train')
    parser.add_argument('--width', type=int, default=16)
    parser.add_argument('--hidden', type=int, nargs='+', default=[48, 24])
    parser.add_argument('--batch', type=int, default=8192)
    parser.add_argument('--rate', type=float, default=1e-3)
    parser.add_argument('--decay', type=float, default=0.02)
    parser.add_argument('--epochs', type=int, default=30)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    lessons, positions, cards = read(options.folder)
    held = (positions['game'] // 10) % HELD_OUT == 0
    unseen = positions['kind'] == UNSEEN
    data = Data(lessons, positions, cards, device)
    pick = lambda mask: torch.from_numpy(np.flatnonzero(mask)).to(device)
    train, test, strange = pick(~held & ~unseen), pick(held & ~unseen), pick(unseen)
    net = Net(lessons, options.width, options.hidden).to(device)
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=options.decay)
    start, epoch, best, kept = time.time(), 0, math.inf, None
    steps, taken = options.epochs * math.ceil(len(train) / options.batch), 0
    part = lambda: min(1.0, max(taken / steps, (time.time() - start) / options.seconds))
    print(f'{len(positions)} positions, {len(cards)} cards; trained on {len(train)}, held out {len(test)}, unseen {len(strange)}', flush=True)
    while part() < 1:
        order = train[torch.randperm(len(train), device=device)]
        for chosen in torch.split(order, options.batch):
            for group in optimiser.param_groups:
                group['lr'] = options.rate * (0.5 + 0.5 * math.cos(math.pi * part())) + 1e-5
            loss = nn.functional.binary_cross_entropy_with_logits(net(*data.batch(chosen)), data.won[chosen])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            taken += 1
            if part() >= 1:
                break
        epoch += 1
        found = loss_of(net, data, test, options.batch)
        if found < best:
            best, kept = found, {name: value.clone() for name, value in net.state_dict().items()}
        print(f'epoch {epoch}: held out {found:.4f}', flush=True)
    net.load_state_dict(kept)
    # What is shipped is rounded, so it is judged rounded.
    with torch.no_grad():
        for layer in [*net.encoders, *net.layers]:
            rows = torch.cat([layer.weight, layer.bias[:, None]], 1)
            scales = rows.abs().amax(1, keepdim=True).clamp_min(1e-8) / 127
            rows = torch.round(rows / scales) * scales
            layer.weight.copy_(rows[:, :-1])
            layer.bias.copy_(rows[:, -1])
    error, bins = calibration(net, data, test, options.batch)
    record = {
        'games': int(len(np.unique(positions['game']))),
        'positions': int(len(train)),
        'seed': options.seed,
        'heldOut': round(loss_of(net, data, test, options.batch), 4),
        'regression': round(regression_loss(positions[held & ~unseen]), 4),
        'unseen': round(loss_of(net, data, strange, options.batch), 4),
        'unseenRegression': round(regression_loss(positions[unseen]), 4),
        'calibrationError': round(error, 4),
    }
    print(json.dumps(record), flush=True)
    print('said, was, positions:', bins, flush=True)
    with open(options.module, 'w') as file:
        file.write(module(net, record))


main()
