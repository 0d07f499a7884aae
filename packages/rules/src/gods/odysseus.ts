import { act, anyWorker, LAST_BUILD, move } from '../core/edges.ts';
import { aroundAny, CORNERS } from '../core/geometry.ts';
import type { God } from '../core/god.ts';
import { force } from '../core/moving.ts';
import { heroState, isUnused, useOnce } from '../core/once.ts';
import type { Edge, Phase } from '../core/phase.ts';
import { add, diff, EMPTY, intersect, type Square, type SquareSet } from '../core/squares.ts';
import type { Walk } from '../core/walk.ts';
import { touchableFoes, unoccupied } from '../core/workers.ts';

/** Who has been sent away in this turn, where they stand now: nobody is sent twice. */
const sent = (walk: Walk): SquareSet => walk.count as SquareSet;

const within = (walk: Walk): SquareSet =>
  diff((aroundAny(walk.own) & touchableFoes(walk) & ~walk.hidden) as SquareSet, sent(walk));

const send = (who: (walk: Walk) => SquareSet): Edge =>
  act({
    kind: 'force',
    who,
    targets: (walk) => intersect(CORNERS, unoccupied(walk)),
    does: (walk, from: Square, to: Square) => {
      useOnce(walk);
      force(walk, from, to);
      walk.count = add(sent(walk), to);
    },
    step: (_, from, to) => ({ kind: 'force', from, to }),
    next: () => SENDING,
  });

const ordinaryMove: Edge = move({ who: anyWorker, next: LAST_BUILD });
const SENDING: Phase = { name: 'send more, or move', edges: [ordinaryMove, send(within)] };

export const odysseus: God = {
  id: 'odysseus',
  name: 'Odysseus',
  title: 'Cunning Leader',
  set: 'hero',
  number: 53,
  startPriority: 29,
  power: 'Once, before moving: opponent workers beside yours are sent to free corners, as many as you like.',
  players: [2],
  official: true,
  oncePerGame: true,
  state: heroState('Odysseus’'),
  own: {
    start: {
      name: 'move',
      edges: [ordinaryMove, send((walk) => (isUnused(walk) ? within(walk) : EMPTY))],
    },
  },
};
