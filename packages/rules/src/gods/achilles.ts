import { anyWorker, build, LAST_BUILD, move, sameWorker } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { heroState, usingIt, whileUnused } from '../core/once.ts';
import type { Edge, Phase } from '../core/phase.ts';

const BUILT_FIRST: Phase = {
  name: 'move after building',
  edges: [move({ who: sameWorker, next: LAST_BUILD })],
};

const firstBuild: Edge = build({ who: whileUnused(anyWorker), next: usingIt(BUILT_FIRST) });
/** Whoever builds before moving is the one that has to move. */
const buildBeforeMoving: Edge = {
  ...firstBuild,
  take: (walk, builder, at) => {
    walk.worker = builder;
    firstBuild.take(walk, builder, at);
  },
};

export const achilles: God = {
  id: 'achilles',
  name: 'Achilles',
  title: 'Volatile Warrior',
  set: 'hero',
  number: 46,
  startPriority: 10,
  power: 'Once: your worker builds before it moves as well as after.',
  players: [2],
  official: true,
  oncePerGame: true,
  state: heroState('Achilles’'),
  own: {
    start: { name: 'move', edges: [move({ who: anyWorker, next: LAST_BUILD }), buildBeforeMoving] },
  },
};
