import { act, anyWorker, build, move, sameWorker } from '../core/edges.ts';
import { around } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, mayEnd, type Phase } from '../core/phase.ts';
import {
  diff,
  EMPTY,
  has,
  intersect,
  nameOf,
  only,
  type Square,
  type SquareSet,
  squareNamed,
} from '../core/squares.ts';
import { isNeverOff } from '../core/state-text.ts';
import { memoryOf, remember, type Walk } from '../core/walk.ts';
import { tokensOn, unoccupied } from '../core/workers.ts';

/** The card remembers Talus' square plus one; 0 while Talus is on the card. */
const talusAt = (memory: number): SquareSet => (memory === 0 ? EMPTY : only((memory - 1) as Square));

/** Talus' own space is closed, so it cannot "stay put" as a relocation. */
const spacesForTalus = (walk: Walk): SquareSet =>
  diff(intersect(around(walk.worker), unoccupied(walk)), tokensOn(walk));

const TALUS: Phase = {
  name: 'Talus',
  edges: [
    act({
      kind: 'token',
      targets: spacesForTalus,
      does: (walk, _, at) => remember(walk, walk.rules.mover.card, at + 1),
      step: (_, __, at) => ({ kind: 'token', at }),
      next: END_OF_TURN,
    }),
  ],
  otherwise: mayEnd,
};

export const europaAndTalus: God = {
  id: 'europa-and-talus',
  fenName: 'europa',
  name: 'Europa & Talus',
  title: 'Queen & Guardian Automaton',
  set: 'golden-fleece',
  number: 34,
  startPriority: 9,
  power:
    'At the end of your turn you may put Talus beside the worker that moved; its space counts as a dome for everybody.',
  players: [2, 3, 4],
  official: true,
  state: {
    write: (position, player) => {
      const memory = position.memory[player] ?? 0;
      return memory === 0 ? '' : nameOf((memory - 1) as Square).toUpperCase();
    },
    read: (text, position, player) => {
      if (text === '') return undefined;
      const square = squareNamed(text);
      if (square === undefined) return 'Europa’s state is the square of Talus, or nothing';
      const taken =
        has(position.domes, square) ||
        has(position.ram, square) ||
        (isNeverOff(position) && position.workers.some((set) => has(set, square)));
      if (taken) return `Talus can’t stand on ${text}: it is occupied`;
      position.memory[player] = square + 1;
      return undefined;
    },
  },
  sheds: (walk, card, at) => {
    if (memoryOf(walk, card) === at + 1) remember(walk, card, 0);
  },
  own: {
    start: {
      name: 'move',
      edges: [
        move({
          who: anyWorker,
          next: { name: 'build', settled: true, edges: [build({ who: sameWorker, next: TALUS })] },
        }),
      ],
    },
  },
  any: { closes: (walk, { card }) => talusAt(memoryOf(walk, card)) },
};
