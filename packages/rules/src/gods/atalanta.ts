import { anyWorker, build, move, sameWorker } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { heroState, usingIt, whileUnused } from '../core/once.ts';
import { type Edge, END_OF_TURN, type Phase } from '../core/phase.ts';

const lastBuild: Edge = build({ who: sameWorker, next: END_OF_TURN });
/** As far as the worker likes: where it has been on the way does not matter. */
const RUNNING: Phase = {
  name: 'run on',
  memory: 'worker',
  edges: [lastBuild, move({ who: sameWorker, next: () => RUNNING })],
};
const MOVED_ONCE: Phase = {
  name: 'moved once',
  memory: 'worker',
  edges: [lastBuild, move({ who: whileUnused(sameWorker), next: usingIt(RUNNING) })],
};

export const atalanta: God = {
  id: 'atalanta',
  name: 'Atalanta',
  title: 'Swift Huntress',
  set: 'hero',
  number: 48,
  startPriority: 28,
  power: 'Once: your worker moves as many times as you like.',
  players: [2],
  official: true,
  oncePerGame: true,
  state: heroState('Atalanta’s'),
  own: { start: { name: 'move', edges: [move({ who: anyWorker, next: MOVED_ONCE })] } },
};
