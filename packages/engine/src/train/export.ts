/** Weights as a source file: a bundler needs no loader for it, and a thread in a browser no second download. */

import { type Weights, writeWeights } from '../net/quantise.ts';

export const weightsSource = (weights: Weights): string => {
  const text = Buffer.from(writeWeights(weights)).toString('base64');
  return [
    '/** The network that the engine plays with, made by `npm run train -- export`. docs/engine.md tells how it was trained. */',
    '',
    `export const WEIGHTS: string =`,
    `  '${text}';`,
    '',
  ].join('\n');
};
