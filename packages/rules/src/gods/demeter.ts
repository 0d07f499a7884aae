import { anyWorker, build, move, sameWorker } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, mayEnd, type Phase } from '../core/phase.ts';
import { remove } from '../core/squares.ts';

const SECOND_BUILD: Phase = {
  name: 'second build',
  edges: [
    build({ who: sameWorker, where: (walk, _, targets) => remove(targets, walk.site), next: END_OF_TURN }),
  ],
  otherwise: mayEnd,
};
const FIRST_BUILD: Phase = {
  name: 'first build',
  settled: true,
  edges: [build({ who: sameWorker, next: SECOND_BUILD })],
};

export const demeter: God = {
  id: 'demeter',
  name: 'Demeter',
  title: 'Goddess of the Harvest',
  set: 'simple',
  number: 5,
  startPriority: 55,
  power: 'Your worker may build a second time, but not on the same space.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: { start: { name: 'move', edges: [move({ who: anyWorker, next: FIRST_BUILD })] } },
};
