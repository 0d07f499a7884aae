import { aroundAny } from '../core/geometry.ts';
import type { God, Limit } from '../core/god.ts';
import { diff } from '../core/squares.ts';
import { workersOfPlayer } from '../core/workers.ts';

const noBlocksBeside: Limit = {
  allows: (walk, { player }, _builder, targets) => diff(targets, aroundAny(workersOfPlayer(walk, player))),
  why: () => 'Limus stands beside it, so only a dome can be built there.',
};

export const limus: God = {
  id: 'limus',
  name: 'Limus',
  title: 'Goddess of Famine',
  set: 'advanced',
  number: 23,
  startPriority: 16,
  power: 'Opponents’ workers can’t build blocks beside your workers; domes they can.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: { neverRepeats: true },
  foe: { limitsBlocks: noBlocksBeside },
};
