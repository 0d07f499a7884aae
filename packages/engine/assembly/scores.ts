/** Scores, as `src/score.ts` has them. */

/** A win on the spot would be this; each turn it takes costs one. */
export const WIN: i32 = 30_000;
/** Beyond this a score is a certain result, not a judgement. */
export const CERTAIN: i32 = 29_000;

/** Certain results are kept by their distance from the position, not from the root. */
export function toTable(score: i32, ply: i32): i32 {
  return score > CERTAIN ? score + ply : score < -CERTAIN ? score - ply : score;
}

export function fromTable(score: i32, ply: i32): i32 {
  return score > CERTAIN ? score - ply : score < -CERTAIN ? score + ply : score;
}
