import { anyWorker, build, buildDome, move, sameWorker } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { heroState, usingIt, whileUnused } from '../core/once.ts';
import { END_OF_TURN, mayEnd, type Phase } from '../core/phase.ts';
import { unoccupied } from '../core/workers.ts';

const SECOND_DOME: Phase = {
  name: 'second dome anywhere',
  memory: 'worker',
  edges: [buildDome({ who: sameWorker, where: unoccupied, next: END_OF_TURN })],
  otherwise: mayEnd,
};
const FIRST_DOME: Phase = {
  name: 'dome anywhere',
  memory: 'worker',
  edges: [buildDome({ who: whileUnused(sameWorker), where: unoccupied, next: usingIt(SECOND_DOME) })],
  otherwise: mayEnd,
};

export const polyphemus: God = {
  id: 'polyphemus',
  name: 'Polyphemus',
  title: 'Gigantic Cyclops',
  set: 'hero',
  number: 54,
  startPriority: 61,
  power: 'Once, after building: put one or two domes on any free spaces, at any level.',
  players: [2],
  official: true,
  oncePerGame: true,
  state: heroState('Polyphemus’'),
  own: {
    start: {
      name: 'move',
      edges: [
        move({
          who: anyWorker,
          next: {
            name: 'build',
            memory: 'worker',
            settled: true,
            edges: [build({ who: sameWorker, next: FIRST_DOME })],
          },
        }),
      ],
    },
  },
};
