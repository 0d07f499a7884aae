/** @typedef {import('../../packages/rules/test/brute/pair-game.ts').Outcome} Outcome */

/**
 * What is reported of a game that could not be played or checked to its end.
 * @param {string} problem
 * @returns {Outcome}
 */
export const failure = (problem) => ({
  problems: [problem],
  ended: false,
  positions: 0,
  compared: 0,
  placings: 0,
  most: 0,
  tooMany: 0,
  givenUp: 0,
});
