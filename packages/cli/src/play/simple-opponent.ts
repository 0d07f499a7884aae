/**
 * The built-in opponent: looks one turn ahead. It wins if it can, does not hand over a win if it can help it, and
 * otherwise likes to stand high with somewhere to go. It knows no god: the rules tell it what can be done.
 */

import {
  areFoes,
  type Draw,
  geometry,
  hasTurn,
  levelOf,
  NOBODY,
  type OpenTurn,
  type Position,
  positionOf,
  results,
  type Square,
  type Step,
  sideOf,
  squares,
  squaresOf,
  type Turn,
  turnTo,
} from '@caldera/rules';

/** What a worker's place is worth: height most, then ways on, ways up above all, then the middle of the board. */
const HEIGHT = [0, 12, 30, 36] as const;
const WAY_ON = 1;
const WAY_UP = 4;
const MIDDLE = 2;

const worthOf = (position: Position, worker: Square, occupied: number): number => {
  const level = levelOf(position, worker);
  let worth = HEIGHT[level] + (squares.has(geometry.INTERIOR, worker) ? MIDDLE : 0);
  for (const next of squaresOf(geometry.around(worker))) {
    if (((position.domes | occupied) >>> next) & 1) continue;
    const rise = levelOf(position, next) - level;
    if (rise <= 1) worth += rise === 1 ? WAY_UP * (level + 1) : WAY_ON;
  }
  return worth;
};

/** How well the player stands: own workers against the opponents'. */
const scoreFor = (position: Position, player: number): number => {
  const occupied = position.workers.reduce((all, set) => all | set, 0);
  return position.workers.reduce((score, set, side) => {
    const worth = squaresOf(set).reduce((sum, worker) => sum + worthOf(position, worker, occupied), 0);
    return side === sideOf(position.table, player) ? score + worth : score - worth;
  }, 0);
};

/** A win, or an opponent without a legal turn where that ends the game. */
const winsFor = (position: Position, player: number): boolean => {
  if (position.winner !== NOBODY) return !areFoes(position.table, position.winner, player);
  const { table, toMove } = position;
  return table.sides === 2 && areFoes(table, toMove, player) && !hasTurn(position);
};

/** How many answers may still be looked at. */
interface Patience {
  left: number;
}

/** Whether whoever moves next can win against the player at once. */
const handsOverWin = (position: Position, player: number, patience: Patience): boolean => {
  if (!areFoes(position.table, position.toMove, player)) return false;
  for (const after of results(position)) {
    if (after.winner !== NOBODY && areFoes(position.table, after.winner, player)) return true;
    patience.left -= 1;
    if (patience.left <= 0) return false;
  }
  return false;
};

interface Candidate {
  readonly after: Position;
  /** Its number among the turns of the position. */
  readonly index: number;
  readonly score: number;
  /** Decides between equals. */
  readonly lot: number;
}

const MANY_LOTS = 2 ** 30;
/**
 * Nobody should wait for a simple opponent: powers with tens of thousands of turns are judged by the shortest ones, and
 * it does not look at more answers than a second or so allows.
 */
const MOST_TURNS = 4000;
const MOST_ANSWERS = 400_000;
const better = (a: Candidate, b: Candidate): number => b.score - a.score || a.lot - b.lot;

/** The turn it plays; `undefined` only where there is none. */
export const chooseTurn = (position: Position, draw: Draw): Turn | undefined => {
  const player = position.toMove;
  const candidates: Candidate[] = [];
  for (const after of results(position)) {
    const score = scoreFor(after, player);
    candidates.push({ after, index: candidates.length, score, lot: draw(MANY_LOTS) });
    if (candidates.length === MOST_TURNS) break;
  }
  candidates.sort(better);
  const patience = { left: MOST_ANSWERS };
  const wanted =
    candidates.find(({ after }) => winsFor(after, player)) ??
    candidates.find(({ after }) => after.winner === NOBODY && !handsOverWin(after, player, patience)) ??
    candidates.find(({ after }) => after.winner === NOBODY) ??
    candidates[0];
  let left = wanted?.index ?? Number.POSITIVE_INFINITY;
  return turnTo(position, () => left-- === 0);
};

/** A single step, where a turn has taken a way that was not its own choice: whatever looks best right after it. */
export const chooseStep = (turn: OpenTurn, draw: Draw): Step | undefined => {
  const player = turn.decides;
  let best: { readonly step: Step; readonly candidate: Candidate } | undefined;
  for (const [index, step] of turn.options.entries()) {
    const next = turn.take(step);
    if (next === undefined) continue;
    const after = positionOf(next.walk);
    const score = winsFor(after, player) ? Number.POSITIVE_INFINITY : scoreFor(after, player);
    const candidate = { after, index, score, lot: draw(MANY_LOTS) };
    if (best === undefined || better(candidate, best.candidate) < 0) best = { step, candidate };
  }
  return best?.step;
};
