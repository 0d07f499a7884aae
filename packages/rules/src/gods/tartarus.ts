import { beginAnew, isPlacing } from '../core/beginning.ts';
import { act } from '../core/edges.ts';
import { loseWithin } from '../core/ending.ts';
import type { God } from '../core/god.ts';
import type { Phase } from '../core/phase.ts';
import { has, nameOf, type Square, squareNamed } from '../core/squares.ts';
import { isNeverOff, secret } from '../core/state-text.ts';
import { areFoes } from '../core/table.ts';
import { memoryOf, remember } from '../core/walk.ts';
import { unoccupied } from '../core/workers.ts';

/** The card remembers the square of the abyss plus one; 0 until it is chosen. */
const OPEN_ABYSS: readonly Phase[] = [0, 1].map((player) => ({
  name: 'abyss',
  edges: [
    act({
      kind: 'token',
      targets: unoccupied,
      does: (walk, _, at) => remember(walk, player, at + 1),
      step: (_, __, at) => ({ kind: 'token', at }),
      next: beginAnew,
    }),
  ],
}));

export const tartarus: God = {
  id: 'tartarus',
  name: 'Tartarus',
  title: 'God of the Abyss',
  set: 'golden-fleece',
  number: 43,
  startPriority: 0,
  power:
    'You start, and secretly choose a free space for the abyss. Whoever’s worker first comes there, by whatever way, loses.',
  players: [2],
  official: true,
  mustStart: true,
  hiddenInformation: true,
  hidesMemory: true,
  state: secret({
    write: (position, player) => {
      const memory = position.memory[player] ?? 0;
      return memory === 0 ? '' : nameOf((memory - 1) as Square).toUpperCase();
    },
    read: (text, position, player) => {
      if (text === '') return undefined;
      const abyss = squareNamed(text.trim());
      if (abyss === undefined) return 'the state of Tartarus is the square of the abyss, or nothing';
      const isOccupied = position.workers.some((workers) => has(workers, abyss));
      if (isOccupied && isNeverOff(position) && position.winner < 0) return 'nobody can stand on the abyss';
      position.memory[player] = abyss + 1;
      return undefined;
    },
  }),
  prepares: (walk, player) =>
    player === walk.toMove && !isPlacing(walk) && memoryOf(walk, player) === 0
      ? OPEN_ABYSS[player]
      : undefined,
  own: { neverRepeats: true },
  any: {
    entered: (walk, { player, card }, at) => {
      if (memoryOf(walk, card) !== at + 1) return;
      // Two players only: whoever is not the mover is the other one.
      const fallen = has(walk.own, at) ? walk.toMove : 1 - walk.toMove;
      loseWithin(walk, fallen, areFoes(walk.table, player, walk.toMove));
    },
  },
};
