import { beginAnew } from '../core/beginning.ts';
import { act, anyWorker, build, LAST_BUILD, move } from '../core/edges.ts';
import { DIRECTIONS, neighbourIn } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { force } from '../core/moving.ts';
import { type Edge, END_OF_TURN, type Phase } from '../core/phase.ts';
import { add, diff, EMPTY, has, NOWHERE, only, type Square, type SquareSet } from '../core/squares.ts';
import { directionState } from '../core/state-text.ts';
import { memoryOf, remember, type Walk } from '../core/walk.ts';
import { touchableFoes, unoccupied } from '../core/workers.ts';

const UNDECIDED = 0;
const ANY_DIRECTION: SquareSet = ((1 << DIRECTIONS.length) - 1) as SquareSet;

/** The song is fixed once, before anybody is on the board, whosever turn that is. */
const CHOOSE_SONG: readonly Phase[] = [0, 1, 2, 3].map((player) => ({
  name: 'direction of the song',
  decides: () => player,
  edges: [
    act({
      kind: 'choose',
      targets: () => ANY_DIRECTION,
      does: (walk, _, direction) => {
        walk.trace?.push({ kind: 'noted', text: `song to ${DIRECTIONS[direction] ?? ''}` });
        remember(walk, player, direction + 1);
      },
      step: (_, __, option) => ({ kind: 'choose', option }),
      next: beginAnew,
    }),
  ],
}));

const songOf = (walk: Walk): number => memoryOf(walk, walk.rules.mover.card) - 1;

/** Opponents' workers that have been forced in this turn, where they stand now: each goes only once. */
const lured = (walk: Walk): SquareSet => walk.count as SquareSet;

const nextOnSong = (walk: Walk, worker: Square): SquareSet => {
  const to = neighbourIn(worker, songOf(walk));
  return to !== NOWHERE && has(unoccupied(walk), to) ? only(to) : EMPTY;
};

const lure: Edge = act({
  kind: 'force',
  who: (walk) => diff(touchableFoes(walk), (walk.hidden | lured(walk)) as SquareSet),
  targets: nextOnSong,
  does: (walk, from, to) => {
    force(walk, from, to);
    walk.count = add(lured(walk), to);
  },
  step: (_, from, to) => ({ kind: 'force', from, to }),
  next: () => SINGING,
});

const SINGING: Phase = {
  name: 'lure or build',
  memory: 'nothing',
  edges: [build({ who: anyWorker, next: END_OF_TURN }), lure],
};

export const siren: God = {
  id: 'siren',
  name: 'Siren',
  title: 'Alluring Sea Nymph',
  set: 'golden-fleece',
  number: 42,
  startPriority: 44,
  power:
    'Fix a direction before the game. Instead of moving you may force opponent workers one step that way, then build with any of yours.',
  players: [2, 3, 4],
  official: true,
  state: directionState('the Siren’s'),
  prepares: (walk, player) => (memoryOf(walk, player) === UNDECIDED ? CHOOSE_SONG[player] : undefined),
  own: { start: { name: 'move or sing', edges: [move({ who: anyWorker, next: LAST_BUILD }), lure] } },
};
