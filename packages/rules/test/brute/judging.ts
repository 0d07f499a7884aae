/** Tests on whole turns: what Aphrodite, Adonis and Persephone demand (G6.8, G7.4). */

import { foesOf, has, isNeighbour, type State, sideOf, workersOf } from './plain.ts';

/** Marked workers that moved end their last move near an Aphrodite worker, or where one was removed. */
const pleasesAphrodite = (start: State, s: State): boolean =>
  s.marked.every((id) => {
    const to = s.movedTo[id];
    const from = start.workers.find((worker) => worker.id === id)?.at ?? -1;
    const hers = foesOf(s, s.toMove)
      .filter((q) => has(s, q, 'aphrodite'))
      .flatMap((q) => [
        ...workersOf(s, q).map(({ at }) => at),
        ...s.ghosts.filter(({ side }) => side === sideOf(s, q)).map(({ at }) => at),
      ]);
    // The drag that a win of Scylla's left out would have brought one of them near (APHRODITE-10).
    const isSpared =
      s.winner === s.toMove && has(s, s.toMove, 'scylla') && hers.some((at) => isNeighbour(at, from));
    return to === undefined || isSpared || hers.some((at) => isNeighbour(at, to));
  });

/** Keeps what meets a demand if anything does; a turn without the hero's power is never worse for not using it (G7.4). */
export const demanded = (turns: readonly State[], meets: (s: State) => boolean): State[] => {
  const plain = turns.filter((s) => !s.heroUsed);
  if (plain.some(meets)) return turns.filter(meets);
  const hero = turns.filter((s) => s.heroUsed);
  return [...plain, ...(hero.some(meets) ? hero.filter(meets) : hero)];
};

const boundMeet = (s: State): boolean => {
  const [a, b] = s.workers.filter(({ bound }) => bound);
  return a !== undefined && b !== undefined && isNeighbour(a.at, b.at);
};

export const judged = (start: State, turns: readonly State[]): State[] => {
  const foes = foesOf(start, start.toMove);
  let legal = turns.filter((s) => pleasesAphrodite(start, s));
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
