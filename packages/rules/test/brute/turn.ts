/** One complete turn from a position text: every position text it can lead to. */

import { endings } from './endings.ts';
import {
  cardOf,
  copy,
  foesOf,
  goOn,
  has,
  isNeighbour,
  levelAt,
  moverHas,
  type State,
  sideOf,
  workersOf,
} from './plain.ts';
import { borrowedTurn, shapes } from './shapes.ts';
import { read, write } from './text.ts';

/** What is fixed when a turn begins (G6.2). */
const begin = (s: State): State => {
  const next = copy(s);
  const mine = workersOf(next, next.toMove);
  const foes = foesOf(next, next.toMove);
  const aphrodites = foes.filter((q) => has(next, q, 'aphrodite')).flatMap((q) => workersOf(next, q));
  next.marked = mine.filter((w) => aphrodites.some((a) => isNeighbour(a.at, w.at))).map(({ id }) => id);
  if (foes.some((q) => has(next, q, 'hypnus'))) {
    const top = Math.max(...mine.map((w) => levelAt(next, w.at)));
    const highest = mine.filter((w) => levelAt(next, w.at) === top);
    if (highest.length === 1) next.asleep = highest[0]?.id ?? -1;
  }
  if (moverHas(next, 'morpheus')) cardOf(next, next.toMove).coins += 1;
  return next;
};

/** Marked workers that moved end their last move near an Aphrodite worker, or where one was removed. */
const pleasesAphrodite = (s: State): boolean =>
  s.marked.every((id) => {
    const to = s.movedTo[id];
    const hers = foesOf(s, s.toMove)
      .filter((q) => has(s, q, 'aphrodite'))
      .flatMap((q) => [
        ...workersOf(s, q).map(({ at }) => at),
        ...s.ghosts.filter(({ side }) => side === sideOf(s, q)).map(({ at }) => at),
      ]);
    return to === undefined || hers.some((at) => isNeighbour(at, to));
  });

/** Keeps what meets a demand if anything does; a turn without the hero's power is never worse for not using it (G7.4). */
const demanded = (turns: readonly State[], meets: (s: State) => boolean): State[] => {
  const plain = turns.filter((s) => !s.heroUsed);
  if (plain.some(meets)) return turns.filter(meets);
  const hero = turns.filter((s) => s.heroUsed);
  return [...plain, ...(hero.some(meets) ? hero.filter(meets) : hero)];
};

const boundMeet = (s: State): boolean => {
  const [a, b] = s.workers.filter(({ bound }) => bound);
  return a !== undefined && b !== undefined && isNeighbour(a.at, b.at);
};

const judged = (start: State, turns: readonly State[]): State[] => {
  const foes = foesOf(start, start.toMove);
  let legal = turns.filter(pleasesAphrodite);
  if (start.workers.filter(({ bound }) => bound).length === 2) {
    const ids = start.workers.filter(({ bound }) => bound).map(({ id }) => id);
    const meet = (s: State): boolean => {
      const pair = s.workers.filter(({ id }) => ids.includes(id));
      return boundMeet({ ...s, workers: pair.map((w) => ({ ...w, bound: true })) });
    };
    legal = demanded(legal, meet);
  }
  if (foes.some((q) => has(start, q, 'persephone'))) legal = demanded(legal, (s) => s.climbed);
  return legal;
};

/** Additional turns with an opponent's worker, as long as towers are completed (Dionysus). */
const additional = (s: State): State[] => {
  if (s.over || !s.towerBuilt || !moverHas(s, 'dionysus')) return [s];
  const start = copy(s);
  start.winless = true;
  start.towerBuilt = false;
  start.movedTo = {};
  start.climbed = false;
  const turns = s.workers
    .filter((w) => w.side !== sideOf(s, s.toMove))
    .flatMap(({ id }) => borrowedTurn(start, id));
  const foes = foesOf(s, s.toMove);
  const legal = foes.some((q) => has(s, q, 'persephone')) ? demanded(turns, (t) => t.climbed) : turns;
  return [s, ...legal.flatMap(additional)];
};

/** What is remembered when the turn is over, and whose turn it is then. */
const finish = (start: State, s: State): State => {
  const next = copy(s);
  const mover = next.toMove;
  if (moverHas(next, 'athena')) cardOf(next, mover).climbed = next.climbed;
  if (next.lastMoved >= 0) for (const w of workersOf(next, mover)) w.recent = w.id === next.lastMoved;
  const bound = start.workers.filter(({ bound: each }) => each).map(({ id }) => id);
  const anew = next.workers.filter((w) => w.bound && !bound.includes(w.id)).length > 0;
  if (!anew && !(next.heroUsed && moverHas(next, 'adonis'))) for (const w of next.workers) w.bound = false;
  do next.toMove = (next.toMove + 1) % next.cards.length;
  while (next.out[next.toMove] === true);
  return next;
};

/** Every complete turn of the side to move. */
export const turnsFrom = (position: State): State[] => {
  if (position.winner >= 0) return [];
  const start = begin(position);
  const complete = goOn(shapes(start), endings);
  return judged(start, complete)
    .flatMap(additional)
    .map((s) => finish(start, s));
};

/** The position texts that one complete legal turn leads to. */
export const bruteForce = (fen: string): Set<string> => new Set(turnsFrom(read(fen)).map(write));
