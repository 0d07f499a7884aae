import { anyWorker, build, move, sameWorker } from '../core/edges.ts';
import { INTERIOR } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, mayEnd, type Phase } from '../core/phase.ts';
import { intersect } from '../core/squares.ts';

const SECOND_BUILD: Phase = {
  name: 'second build',
  memory: 'worker',
  edges: [
    build({
      who: sameWorker,
      where: (_walk, _builder, targets) => intersect(targets, INTERIOR),
      next: END_OF_TURN,
    }),
  ],
  otherwise: mayEnd,
};
const FIRST_BUILD: Phase = {
  name: 'first build',
  settled: true,
  memory: 'worker',
  edges: [build({ who: sameWorker, next: SECOND_BUILD })],
};

export const hestia: God = {
  id: 'hestia',
  name: 'Hestia',
  title: 'Goddess of Hearth and Home',
  set: 'advanced',
  number: 21,
  startPriority: 60,
  power: 'Your worker may build a second time, but not on the edge of the board.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: { start: { name: 'move', edges: [move({ who: anyWorker, next: FIRST_BUILD })] } },
};
