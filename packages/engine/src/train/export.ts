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

export const priorSource = (weights: Int16Array): string => {
  const bytes = new Uint8Array(weights.length * 2);
  const view = new DataView(bytes.buffer);
  weights.forEach((weight, index) => {
    view.setInt16(index * 2, weight, true);
  });
  return [
    '/** How likely turns are to be good, made by `npm run train -- prior`. Read by `turn-prior.ts`. */',
    '',
    `export const PRIOR_WEIGHTS: string =`,
    `  '${Buffer.from(bytes).toString('base64')}';`,
    '',
  ].join('\n');
};
