/** The weights that the engine comes with, decoded once. */

import { readWeights, type Weights } from './quantise.ts';
import { WEIGHTS } from './weights.ts';

let decoded: Weights | undefined;

export const ownWeights = (): Weights => {
  if (decoded !== undefined) return decoded;
  const bytes = Uint8Array.from(atob(WEIGHTS), (letter) => letter.charCodeAt(0));
  const weights = readWeights(bytes);
  if (!weights.ok) throw new Error(weights.error);
  decoded = weights.value;
  return decoded;
};
