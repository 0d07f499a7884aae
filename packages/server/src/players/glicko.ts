/** Glicko-2, as its author describes it: how strong somebody is, how sure that is, and how steady. */

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** A result against somebody: 1 won, 0.5 drawn, 0 lost. */
export interface Score {
  readonly against: Rating;
  readonly score: number;
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How fast volatility may change; the author suggests 0.3 to 1.2. */
const TAU = 0.5;
const SCALE = 173.7178;
const PRECISION = 1e-6;

const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);

/** Step 5 of the description: the root of a function, found by the Illinois method. */
const newVolatility = (sigma: number, phi: number, variance: number, delta: number): number => {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi * phi + variance + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high = Math.log(delta * delta - phi * phi - variance);
  if (!(delta * delta > phi * phi + variance)) {
    let k = 1;
    while (f(a - k * TAU) < 0) k += 1;
    high = a - k * TAU;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else {
      atLow /= 2;
    }
    high = middle;
    atHigh = atMiddle;
  }
  return Math.exp(low / 2);
};

/** The rating after these results, played within one period. */
export const rate = (player: Rating, scores: readonly Score[]): Rating => {
  const mu = (player.rating - 1500) / SCALE;
  const phi = player.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { against, score } of scores) {
    const g = weightOf(against.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (against.rating - 1500) / SCALE)));
    information += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  if (scores.length === 0) return rest(player, 1);
  const variance = 1 / information;
  const volatility = newVolatility(player.volatility, phi, variance, variance * surprise);
  const before = Math.sqrt(phi * phi + volatility * volatility);
  const after = 1 / Math.sqrt(1 / (before * before) + 1 / variance);
  return { rating: (mu + after * after * surprise) * SCALE + 1500, deviation: after * SCALE, volatility };
};

/** Without play, certainty fades; nobody becomes less certain than a newcomer. */
export const rest = (player: Rating, periods: number): Rating => {
  const phi = player.deviation / SCALE;
  const faded = Math.sqrt(phi * phi + periods * player.volatility * player.volatility) * SCALE;
  return { ...player, deviation: Math.min(NEWCOMER.deviation, faded) };
};
