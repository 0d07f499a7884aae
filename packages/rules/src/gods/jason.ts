import { atMost } from '../core/board.ts';
import { act, anyWorker, LAST_BUILD, move, sameWorker } from '../core/edges.ts';
import { PERIMETER } from '../core/geometry.ts';
import { type God, type StateText, workersOf } from '../core/god.ts';
import { placeWorker } from '../core/moving.ts';
import { heroState, usingIt, whileUnused } from '../core/once.ts';
import type { Edge, Phase } from '../core/phase.ts';
import { EMPTY, type SquareSet, size } from '../core/squares.ts';
import { NOBODY } from '../core/walk.ts';
import { unoccupied } from '../core/workers.ts';

const ASHORE: Phase = { name: 'move the new worker', edges: [move({ who: sameWorker, next: LAST_BUILD })] };

const land: Edge = act({
  kind: 'place',
  targets: whileUnused((walk) => (PERIMETER & unoccupied(walk) & atMost(walk, 0)) as SquareSet),
  does: (walk, _, at) => {
    walk.worker = at;
    placeWorker(walk, walk.toMove, at);
  },
  step: (_, __, at) => ({ kind: 'place', at }),
  next: usingIt(ASHORE),
});

const used: StateText = heroState('Jason’s');

const state: StateText = {
  write: used.write,
  // A landing in the abyss ends the game before anything is used up.
  read: (text, position, player) =>
    text === '' && position.winner === NOBODY && size(position.workers[player] ?? EMPTY) > workersOf(jason)
      ? 'Jason’s third worker is on the board, so his power is used: x'
      : used.read(text, position, player),
};

export const jason: God = {
  id: 'jason',
  name: 'Jason',
  title: 'Leader of the Argonauts',
  set: 'hero',
  number: 51,
  startPriority: 58,
  power: 'Once: an extra worker lands on a free ground space of the perimeter, then moves and builds.',
  players: [2],
  official: true,
  oncePerGame: true,
  mostWorkers: 3,
  state,
  own: {
    start: { name: 'move', edges: [move({ who: anyWorker, next: LAST_BUILD }), land] },
  },
};
