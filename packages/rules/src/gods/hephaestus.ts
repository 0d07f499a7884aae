import { anyWorker, build, buildBlock, move, sameWorker } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, mayEnd, type Phase } from '../core/phase.ts';
import { intersect, only } from '../core/squares.ts';

/** A dome closes its space and `buildBlock` leaves level 3 alone, so "block on block" needs no further test. */
const ON_TOP: Phase = {
  name: 'second block',
  edges: [
    buildBlock({
      who: sameWorker,
      where: (walk, _, targets) => intersect(targets, only(walk.site)),
      next: END_OF_TURN,
    }),
  ],
  otherwise: mayEnd,
};
const FIRST_BUILD: Phase = {
  name: 'first build',
  settled: true,
  edges: [build({ who: sameWorker, next: ON_TOP })],
};

export const hephaestus: God = {
  id: 'hephaestus',
  name: 'Hephaestus',
  title: 'God of Blacksmiths',
  set: 'simple',
  number: 6,
  startPriority: 27,
  power: 'Your worker may build one more block, not a dome, on top of the block it just built.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: {
    neverRepeats: true,
    start: { name: 'move', edges: [move({ who: anyWorker, next: FIRST_BUILD })] },
  },
};
