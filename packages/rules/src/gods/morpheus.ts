import { anyWorker, build, move, sameWorker } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, mayEnd, type Phase } from '../core/phase.ts';
import { memoryOf, remember, type Walk } from '../core/walk.ts';

const coins = (walk: Walk): number => memoryOf(walk, walk.rules.mover.card);

const DREAMING: Phase = {
  name: 'build for coins',
  settled: true,
  unordered: true,
  memory: 'worker',
  edges: [build({ who: sameWorker, next: (walk) => (coins(walk) > 0 ? DREAMING : END_OF_TURN) })],
  otherwise: mayEnd,
};

export const morpheus: God = {
  id: 'morpheus',
  name: 'Morpheus',
  title: 'God of Dreams',
  set: 'advanced',
  number: 25,
  startPriority: 1,
  power:
    'Each of your turns brings a coin; instead of one build, spend any number of coins for as many builds.',
  players: [2, 3, 4],
  official: true,
  // The number is that of coins before the coming start of turn (clause 8).
  state: {
    always: true,
    write: (position, player) => String(position.memory[player] ?? 0),
    read: (text, position, player) => {
      if (!/^\d{0,6}$/.test(text)) return 'Morpheus’ state is his number of coins';
      position.memory[player] = Number(text);
      return undefined;
    },
  },
  own: {
    start: { name: 'move', edges: [move({ who: anyWorker, next: DREAMING })] },
    begins: (walk, { card }) => remember(walk, card, memoryOf(walk, card) + 1),
    built: (walk, { card }) => remember(walk, card, memoryOf(walk, card) - 1),
  },
};
