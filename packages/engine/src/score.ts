/** Scores: hundredths of a level of advantage for the mover, and certain results by distance. */

/** A win on the spot would be this; each turn it takes costs one. */
export const WIN = 30_000;
/** Beyond this a score is a certain result, not a judgement. */
export const CERTAIN = 29_000;

export type Score =
  | { readonly kind: 'cp'; readonly value: number }
  /** The mover wins, or loses, within so many turns counting both sides. */
  | { readonly kind: 'win'; readonly turns: number }
  | { readonly kind: 'loss'; readonly turns: number };

export const scoreOf = (value: number): Score =>
  value > CERTAIN
    ? { kind: 'win', turns: WIN - value }
    : value < -CERTAIN
      ? { kind: 'loss', turns: WIN + value }
      : { kind: 'cp', value: Math.round(value) };

export const scoreText = (score: Score): string =>
  score.kind === 'cp' ? `cp ${score.value}` : `${score.kind} ${score.turns}`;

/** Chance to win that a score stands for, 0 to 1. */
export const chanceOf = (score: Score): number =>
  score.kind === 'cp' ? 1 / (1 + Math.exp(-score.value / 200)) : score.kind === 'win' ? 1 : 0;
