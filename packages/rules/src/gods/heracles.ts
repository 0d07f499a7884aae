import { anyWorker, build, buildDome, buildLowDome, move, sameWorker } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { endUsingIt, heroState, isUnused, usingIt, whileUnused } from '../core/once.ts';
import { type Edge, END_OF_TURN, mayEnd, type Phase } from '../core/phase.ts';
import { diff, intersect } from '../core/squares.ts';
import type { Walk } from '../core/walk.ts';

const otherWorkers = (walk: Walk): ReturnType<typeof sameWorker> => diff(walk.own, sameWorker(walk));

const domeByAnybody: Edge = buildDome({ who: anyWorker, next: () => DOMES });
const DOMES: Phase = {
  name: 'more domes',
  memory: 'nothing',
  unordered: true,
  edges: [domeByAnybody],
  otherwise: mayEnd,
};

/** One dome on level 3 by the worker that moved is an ordinary build; only more of them use the power. */
const ORDINARY_DOME: Phase = {
  name: 'ordinary dome',
  memory: 'nothing',
  edges: [buildDome({ who: whileUnused(anyWorker), next: usingIt(() => DOMES) })],
  otherwise: mayEnd,
};

const BUILD: Phase = {
  name: 'build',
  memory: 'worker',
  settled: true,
  edges: [
    build({
      who: sameWorker,
      where: (walk, _, targets) => diff(targets, walk.level3),
      next: END_OF_TURN,
    }),
    buildDome({
      who: sameWorker,
      where: (walk, _, targets) => intersect(targets, walk.level3),
      next: ORDINARY_DOME,
    }),
    buildLowDome({ who: whileUnused(sameWorker), next: usingIt(() => DOMES) }),
    buildDome({ who: whileUnused(otherWorkers), next: usingIt(() => DOMES) }),
  ],
  // Building nothing at all counts as using the power.
  otherwise: (walk) => (isUnused(walk) ? endUsingIt : undefined),
};

export const heracles: God = {
  id: 'heracles',
  name: 'Heracles',
  title: 'Doer of Great Deeds',
  set: 'hero',
  number: 50,
  startPriority: 15,
  power: 'Once: instead of building, your workers build any number of domes, at any level.',
  players: [2],
  official: true,
  oncePerGame: true,
  state: heroState('Heracles’'),
  own: { start: { name: 'move', edges: [move({ who: anyWorker, next: BUILD })] } },
};
