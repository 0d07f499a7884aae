/** What the result of a match says about strength. There are no draws in Santorini, so a match is a row of coin tosses. */

/** Elo points that a share of won games stands for. */
export const eloOf = (share: number): number => -400 * Math.log10(1 / share - 1);
/** Share of games that an advantage in Elo points should win. */
export const shareOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

export interface Strength {
  readonly share: number;
  readonly elo: number;
  /** With 95 % certainty the truth lies between these. */
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 % of a normal distribution. */
const SPREAD = 1.96;

/** Wilson's interval: honest also when one side wins nearly everything. */
export const strengthOf = (won: number, lost: number): Strength => {
  const games = won + lost;
  if (games === 0)
    return { share: 0.5, elo: 0, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const share = won / games;
  const squared = SPREAD * SPREAD;
  const middle = (share + squared / (2 * games)) / (1 + squared / games);
  const half =
    (SPREAD / (1 + squared / games)) *
    Math.sqrt((share * (1 - share)) / games + squared / (4 * games * games));
  // Exact where one side has won everything: a rounding error would be thousands of points there.
  const low = won === 0 ? 0 : middle - half;
  const high = lost === 0 ? 1 : middle + half;
  return { share, elo: eloOf(share), low: eloOf(low), high: eloOf(high) };
};

export type Verdict = 'stronger' | 'not stronger' | 'undecided';

/** Errs in 5 of 100 cases either way. */
const CERTAIN_ENOUGH = Math.log(0.95 / 0.05);

/** How far a sequential test has come: 1 is enough for `high` Elo, −1 for `low`. */
export const evidenceOf = (won: number, lost: number, low: number, high: number): number => {
  const [p0, p1] = [shareOf(low), shareOf(high)];
  return (won * Math.log(p1 / p0) + lost * Math.log((1 - p1) / (1 - p0))) / CERTAIN_ENOUGH;
};

/** A sequential test: is the first player `high` Elo better, or only `low`? */
export const sequentialTest = (won: number, lost: number, low: number, high: number): Verdict => {
  const evidence = evidenceOf(won, lost, low, high);
  return evidence >= 1 ? 'stronger' : evidence <= -1 ? 'not stronger' : 'undecided';
};

/** With its sign, as in `+70`. */
export const pointsText = (elo: number): string =>
  Number.isFinite(elo) ? `${elo >= 0 ? '+' : '−'}${Math.abs(Math.round(elo))}` : elo > 0 ? '+∞' : '−∞';

/** As in `48–32 (60.0 %), Elo +70, 95 %: −5 to +153`. */
export const strengthText = (won: number, lost: number): string => {
  const { share, elo, low, high } = strengthOf(won, lost);
  return `${won}–${lost} (${(share * 100).toFixed(1)} %), Elo ${pointsText(elo)}, 95 %: ${pointsText(low)} to ${pointsText(high)}`;
};
