import { anyWorker, LAST_BUILD, move } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN } from '../core/phase.ts';
import { EMPTY } from '../core/squares.ts';
import { memoryOf } from '../core/walk.ts';

const HIDDEN_WORKER = '?';

export const hecate: God = {
  id: 'hecate',
  name: 'Hecate',
  title: 'Goddess of Magic',
  set: 'golden-fleece',
  number: 39,
  startPriority: 64,
  power:
    'You place last, and nobody sees your workers. An opponent’s step that runs into one is cancelled and ends the turn.',
  players: [2],
  official: true,
  mustGoLast: true,
  hiddenInformation: true,
  // Only in what an opponent sees does the card remember anything: how many workers are hidden.
  state: {
    write: (position, player) => HIDDEN_WORKER.repeat(position.memory[player] ?? 0),
    read: (text, position, player) => {
      if (!/^\??\??$/.test(text)) return 'Hecate’s state is a ? for each worker that is hidden, or nothing';
      if (text !== '' && position.workers[player] !== EMPTY)
        return 'Hecate’s workers are hidden, or they are not';
      position.memory[player] = text.length;
      return undefined;
    },
  },
  own: {
    // Turns do repeat: an interruption that runs into one of her workers comes to nothing, like none at all.
    start: {
      name: 'move',
      edges: [move({ who: anyWorker, next: LAST_BUILD })],
      // To whom her workers are hidden, her turn is one in which nothing is known to happen.
      otherwise: (walk) =>
        walk.own === EMPTY && memoryOf(walk, walk.rules.mover.card) > 0 ? END_OF_TURN : undefined,
    },
  },
  foe: { hidesWorkers: true },
};
