import { act, anyWorker, build, move, sameWorker } from '../core/edges.ts';
import { anyNeighbouring } from '../core/geometry.ts';
import type { God, Holder, StateText } from '../core/god.ts';
import { heroState, useOnce, whileUnused } from '../core/once.ts';
import { END_OF_TURN, mayEnd, type Phase } from '../core/phase.ts';
import { add, diff, EMPTY, intersect, only, type SquareSet, size } from '../core/squares.ts';
import { readSquares, writeSquares } from '../core/state-text.ts';
import { memoryOf, remember, type Walk } from '../core/walk.ts';
import { touchableFoes } from '../core/workers.ts';

/** The card of a used power; the pair just named waits above that bit until the turn is over. */
const USED = 1;

const INFATUATION: Phase = {
  name: 'name two workers',
  edges: [
    act({
      kind: 'bind',
      who: whileUnused(anyWorker),
      targets: (walk) => diff(touchableFoes(walk), walk.hidden),
      does: (walk, own, other) => {
        useOnce(walk);
        remember(walk, walk.rules.mover.card, USED | (add(only(own), other) << 1));
      },
      step: (_, own, other) => ({ kind: 'bind', own, other }),
      next: END_OF_TURN,
    }),
  ],
  otherwise: mayEnd,
};

/** A new demand takes effect last of all: another Adonis' demand on this turn was still to be judged. */
const takeEffect = (walk: Walk, { card }: Holder): undefined => {
  const pair = memoryOf(walk, card) >> 1;
  if (pair === 0) return;
  walk.bound = pair as SquareSet;
  remember(walk, card, USED);
};

const used: StateText = heroState('Adonis’');

/** `x`, and behind a bar the two workers that must meet while that is still asked for. */
const state: StateText = {
  write: (position, player) =>
    position.bound === EMPTY || position.toMove === player
      ? used.write(position, player)
      : `x|${writeSquares(position.bound)}`,
  read: (text, position, player) => {
    const [mark = '', pair] = text.split('|');
    const problem = used.read(mark.trim(), position, player);
    if (problem !== undefined || pair === undefined) return problem;
    if (mark.trim() === '') return 'Adonis’ demand uses his power up: x before the bar';
    if (position.toMove === player) return 'Adonis’ demand is for the opponent’s turn, and this is his own';
    const squares = readSquares(pair);
    const named = position.workers.every(
      (workers) => squares !== undefined && size(intersect(workers, squares)) === 1,
    );
    if (squares === undefined || !named) return 'Adonis’ demand names one worker of each side';
    position.bound = squares;
    return undefined;
  },
};

export const adonis: God = {
  id: 'adonis',
  name: 'Adonis',
  title: 'Devastatingly Handsome',
  set: 'hero',
  number: 47,
  startPriority: 25,
  power:
    'Once, at the end of your turn: name a worker of yours and one of the opponent’s; if possible they must be neighbours at the end of the opponent’s next turn.',
  players: [2],
  official: true,
  oncePerGame: true,
  state,
  // While the power is switched off the turn passes that the demand was made for.
  forgets: (walk) => {
    walk.bound = EMPTY;
  },
  own: {
    earns: takeEffect,
    start: {
      name: 'move',
      edges: [
        move({
          who: anyWorker,
          next: { name: 'build', edges: [build({ who: sameWorker, next: INFATUATION })] },
        }),
      ],
    },
  },
  foe: {
    // A worker that left the board is nobody's neighbour.
    demands: (walk) => walk.bound === EMPTY || (size(walk.bound) === 2 && anyNeighbouring(walk.bound)),
    demandsMove: true,
    objection:
      'Adonis asks that the two named workers end this turn side by side, as long as that is possible.',
  },
  any: {
    closing: (walk, { player }) => {
      if (walk.toMove !== player) walk.bound = EMPTY;
      return undefined;
    },
  },
};
