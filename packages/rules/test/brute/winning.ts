/** Wins by moving, and Chronus' towers. */

import {
  cardOf,
  foesOf,
  has,
  isNeighbour,
  isPerimeter,
  levelAt,
  moverHas,
  playersOf,
  type State,
  sideOf,
  type Worker,
  win,
  workerOf,
} from './plain.ts';

/** Five complete towers: Chronus wins, whoever's turn it is. */
export const checkTowers = (s: State): void => {
  const towers = s.level.filter((level, square) => level === 3 && s.dome[square] === true).length;
  if (s.over || s.winless || towers < 5) return;
  const chronus = playersOf(s).find((q) => has(s, q, 'chronus'));
  if (chronus !== undefined) win(s, chronus);
};

const erosMet = (s: State, worker: Worker): boolean => {
  const pair = s.workers.filter(({ side }) => side === worker.side);
  const [a, b] = pair;
  if (a === undefined || b === undefined || pair.length !== 2 || !isNeighbour(a.at, b.at)) return false;
  const level = levelAt(s, a.at);
  return level === levelAt(s, b.at) && (s.cards.length === 3 || level === 1);
};

/** Who would win by this move; -1 for nobody. */
const winnerOf = (
  s: State,
  worker: Worker,
  fromLevel: number,
  teleported: boolean,
  plain: boolean,
): number => {
  const toLevel = levelAt(s, worker.at);
  const rise = toLevel - fromLevel;
  const isOwn = worker.side === sideOf(s, s.toMove);
  const climbs = toLevel === 3 && (teleported || rise > 0);
  if (isOwn && climbs && !(moverHas(s, 'pegasus') && !plain && !teleported && rise > 1)) return s.toMove;
  const owners = isOwn ? [s.toMove] : playersOf(s).filter((q) => sideOf(s, q) === worker.side);
  return (
    owners.find(
      (q) => (has(s, q, 'pan') && !teleported && rise <= -2) || (has(s, q, 'eros') && erosMet(s, worker)),
    ) ?? -1
  );
};

/** Ends the game if the move won it for somebody (G6.5d). */
export const checkWin = (
  s: State,
  id: number,
  fromLevel: number,
  teleported: boolean,
  plain: boolean,
): void => {
  if (s.over || s.winless) return;
  const worker = workerOf(s, id);
  const winner = winnerOf(s, worker, fromLevel, teleported, plain);
  if (winner < 0) return checkTowers(s);
  const foes = foesOf(s, winner);
  if (isPerimeter(worker.at) && foes.some((q) => has(s, q, 'hera'))) return checkTowers(s);
  const thief = foes.find((q) => has(s, q, 'moerae') && cardOf(s, q).fate.includes(worker.at));
  win(s, thief ?? winner);
};
