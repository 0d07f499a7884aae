import { act, anyWorker, build, move, sameWorker } from '../core/edges.ts';
import { ahead, DIRECTIONS } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { END_OF_TURN, mayEnd, type Phase } from '../core/phase.ts';
import { diff, only, type Square, type SquareSet } from '../core/squares.ts';
import { directionState } from '../core/state-text.ts';
import { memoryOf, remember, type Walk } from '../core/walk.ts';

const CALM = 0;
/** One option for each direction the wind may blow to, and one to take the token back. */
const ANY_DIRECTION: SquareSet = ((1 << DIRECTIONS.length) - 1) as SquareSet;
const TAKE_BACK = DIRECTIONS.length as Square;

/** The card remembers the direction in which nobody can move, plus one. */
const blockedBy = (wind: number): number => (wind + DIRECTIONS.length / 2) % DIRECTIONS.length;

const isCalm = (walk: Walk): boolean => memoryOf(walk, walk.rules.mover.card) === CALM;

const WIND: Phase = {
  name: 'wind',
  edges: [
    act({
      kind: 'choose',
      targets: (walk) => (isCalm(walk) ? ANY_DIRECTION : only(TAKE_BACK)),
      does: (walk, _, option) =>
        remember(walk, walk.rules.mover.card, option === TAKE_BACK ? CALM : blockedBy(option) + 1),
      step: (_, __, option) => ({ kind: 'choose', option }),
      next: END_OF_TURN,
    }),
  ],
  otherwise: mayEnd,
};

export const aeolus: God = {
  id: 'aeolus',
  name: 'Aeolus',
  title: 'God of the Winds',
  set: 'golden-fleece',
  number: 31,
  startPriority: 56,
  power:
    'At the end of your turn you may let the wind blow, or calm it. Nobody’s worker can move straight into the wind.',
  players: [2, 3, 4],
  official: true,
  state: directionState('Aeolus’'),
  own: {
    start: {
      name: 'move',
      edges: [
        move({ who: anyWorker, next: { name: 'build', edges: [build({ who: sameWorker, next: WIND })] } }),
      ],
    },
  },
  any: {
    limitsMove: {
      allows: (walk, { card }, from, targets) => {
        const memory = memoryOf(walk, card);
        return memory === CALM ? targets : diff(targets, ahead(from, memory - 1));
      },
      why: () => 'Nobody can move straight into Aeolus’ wind.',
    },
  },
};
