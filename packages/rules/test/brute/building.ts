/** One build, with what it sets off (G6.6). */

import { enters } from './moving.ts';
import {
  areFoes,
  cardOf,
  copy,
  DIRECTIONS,
  foesOf,
  goOn,
  has,
  isFree,
  isNeighbour,
  levelAt,
  lose,
  moverHas,
  neighboursOf,
  note,
  noteOn,
  playersOf,
  runInto,
  type State,
  shifted,
  sideOf,
  type Worker,
  workerOf,
  workersOf,
  wrapped,
} from './plain.ts';
import { checkTowers } from './winning.ts';

export type Piece = 'block' | 'dome';

/** Takes whirlpools back to their card and coins out of the game. */
export const clearTokens = (s: State, at: number): void => {
  s.cards.forEach(({ whirlpools, coinSquares, talus }, card) => {
    if (whirlpools.includes(at))
      noteOn(s, card, { whirlpools: whirlpools.filter((square) => square !== at) });
    if (coinSquares.includes(at))
      noteOn(s, card, { coinSquares: coinSquares.filter((square) => square !== at) });
    // Only an inert Talus can be built upon.
    if (talus === at) noteOn(s, card, { talus: -1 });
  });
};

/** Limus' ban; a worker of her own that somebody else uses is free. */
const mayBlock = (s: State, at: number, side: number): boolean =>
  !foesOf(s, s.toMove).some(
    (q) =>
      has(s, q, 'limus') &&
      sideOf(s, q) !== side &&
      workersOf(s, q).some((worker) => isNeighbour(worker.at, at)),
  );

export const newWorker = (s: State, player: number, at: number): Worker => {
  const worker = { id: s.nextId, side: sideOf(s, player), at, female: false, recent: false, bound: false };
  s.nextId += 1;
  s.workers.push(worker);
  enters(s, worker);
  return worker;
};

/** Gaea may place a worker beside every dome. */
const gaeaAnswers = (s: State, at: number): State[] => {
  const gaeas = playersOf(s).filter((q) => has(s, q, 'gaea'));
  return gaeas.reduce(
    (states: State[], q) =>
      goOn(states, (before) => {
        if (cardOf(before, q).reserve === 0) return [before];
        const places = neighboursOf(at).filter((n) => levelAt(before, n) === 0 && isFree(before, n, q));
        return [
          before,
          ...places.map((place) => {
            const next = copy(before);
            runInto(before, next, place);
            note(next, q, { reserve: cardOf(next, q).reserve - 1 });
            newWorker(next, q, place);
            if (areFoes(next, q, next.toMove)) next.interrupted = true;
            return next;
          }),
        ];
      }),
    [s],
  );
};

/** Puts a piece there and answers it. Nobody asks here whether it may be put. */
export const put = (s: State, at: number, piece: Piece, plain = false): State[] => {
  const next = copy(s);
  next.interrupted = false;
  runInto(s, next, at);
  clearTokens(next, at);
  if (piece === 'block') {
    next.level = next.level.with(at, levelAt(next, at) + 1);
    const card = cardOf(next, next.toMove);
    if (!plain && moverHas(next, 'clio') && card.coinsLeft > 0) {
      note(next, next.toMove, { coinsLeft: card.coinsLeft - 1, coinSquares: [...card.coinSquares, at] });
    }
    return [next];
  }
  next.dome = next.dome.with(at, true);
  next.domeBuilt = true;
  if (levelAt(next, at) === 3) next.towerBuilt = true;
  // A fifth tower ends the game at once (CHRONUS-1): nothing is left that Gaea's worker could change.
  checkTowers(next);
  return next.over ? [next] : gaeaAnswers(next, at);
};

export interface BuildRule {
  readonly plain?: boolean;
  /** Which spaces the builder's power leaves. */
  readonly allow?: (at: number) => boolean;
  readonly lowDomes?: boolean;
  readonly blocks?: boolean;
  readonly domes?: boolean;
}

/** Where a worker reaches for a build. */
export const reachOf = (s: State, worker: Worker, plain: boolean): number[] =>
  DIRECTIONS.map(([, dx, dy]) =>
    !plain && moverHas(s, 'urania') ? wrapped(worker.at, dx, dy) : shifted(worker.at, dx, dy),
  ).filter((at) => isFree(s, at, s.toMove));

/** All that one build of that worker can lead to. */
export const builds = (s: State, id: number, rule: BuildRule = {}): State[] =>
  buildChoices(s, id, rule).flatMap(([at, piece]) => put(s, at, piece, rule.plain));

export const buildChoices = (s: State, id: number, rule: BuildRule = {}): [number, Piece][] => {
  const worker = workerOf(s, id);
  const plain = rule.plain ?? false;
  return reachOf(s, worker, plain)
    .filter((at) => rule.allow?.(at) ?? true)
    .flatMap((at) => {
      const choices: [number, Piece][] = [];
      const isHigh = levelAt(s, at) === 3;
      if (!isHigh && (rule.blocks ?? true) && mayBlock(s, at, worker.side)) choices.push([at, 'block']);
      if ((isHigh && (rule.domes ?? true)) || rule.lowDomes === true) choices.push([at, 'dome']);
      return choices;
    });
};

export const mayRaise = (s: State, at: number): boolean =>
  levelAt(s, at) < 3 && mayBlock(s, at, sideOf(s, s.toMove));

/** Builds, then a step that has to follow: an interruption that makes it impossible loses the game (GAEA-6). */
export const buildsThen = (
  s: State,
  id: number,
  rule: BuildRule,
  next: (s: State, at: number) => State[],
): State[] =>
  buildChoices(s, id, rule).flatMap(([at, piece]) => {
    const answers = put(s, at, piece, rule.plain);
    const quiet = answers.filter((each) => !each.interrupted);
    const goesOn = (each: State): State[] => (each.over ? [each] : next(each, at));
    if (quiet.flatMap(goesOn).length === 0) return [];
    return answers.flatMap((each) => {
      const states = goesOn(each);
      if (states.length > 0 || !each.interrupted) return states;
      const lost = copy(each);
      lose(lost, lost.toMove);
      return [lost];
    });
  });
