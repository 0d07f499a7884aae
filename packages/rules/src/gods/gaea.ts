import { atMost } from '../core/board.ts';
import { afterInterruption } from '../core/building.ts';
import { act } from '../core/edges.ts';
import { around } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { interpose } from '../core/interrupting.ts';
import { placeWorker } from '../core/moving.ts';
import type { Phase } from '../core/phase.ts';
import { EMPTY, has, type Square, type SquareSet, size } from '../core/squares.ts';
import { memoryOf, remember, type Walk } from '../core/walk.ts';
import { hiddenFrom } from '../core/workers.ts';

const RESERVE = 2;
const MOST_WORKERS = 4;

/** Free ground beside the dome just built, as far as Gaea can see. */
const groundAround = (walk: Walk, player: number): SquareSet => {
  const workers = (walk.own | walk.foes) & ~hiddenFrom(walk, player);
  return (around(walk.site) & atMost(walk, 0) & ~workers & ~walk.closed) as SquareSet;
};

/** The card remembers how many workers are left on it. */
const bringIn = (walk: Walk, player: number, at: Square): void => {
  if (has(hiddenFrom(walk, player), at)) {
    walk.trace?.push({ kind: 'cancelled', at });
    return;
  }
  interpose(walk, () => {
    remember(walk, player, memoryOf(walk, player) - 1);
    placeWorker(walk, player, at);
  });
};

const OFFERS: readonly Phase[] = [0, 1, 2].map((player) => ({
  name: 'bring in a worker',
  decides: () => player,
  edges: [
    act({
      kind: 'place',
      targets: (walk) => groundAround(walk, player),
      does: (walk, _, at) => bringIn(walk, player, at),
      step: (_, __, at) => ({ kind: 'place', at }),
      next: (walk) => afterInterruption(walk, player),
    }),
  ],
  otherwise: (walk) => afterInterruption(walk, player),
}));

export const gaea: God = {
  id: 'gaea',
  name: 'Gaea',
  title: 'Goddess of the Earth',
  set: 'golden-fleece',
  number: 35,
  startPriority: 32,
  power:
    'You have two more workers on your card. When anybody builds a dome, you may place one on free ground beside it.',
  players: [2, 3],
  official: true,
  mostWorkers: MOST_WORKERS,
  memory: RESERVE,
  state: {
    write: (position, player) =>
      position.memory[player] === RESERVE ? '' : String(position.memory[player] ?? ''),
    read: (text, position, player) => {
      const left = text === '' ? RESERVE : Number(text);
      if (!/^[012]?$/.test(text)) return 'Gaea’s state is the number of workers left on her card';
      if (size(position.workers[player] ?? EMPTY) + left > MOST_WORKERS)
        return 'Gaea has four workers in all';
      position.memory[player] = left;
      return undefined;
    },
  },
  any: {
    interrupts: (walk, { player, card }, _, piece) =>
      piece === 'dome' && memoryOf(walk, card) > 0 && groundAround(walk, player) !== EMPTY
        ? OFFERS[player]
        : undefined,
  },
};
