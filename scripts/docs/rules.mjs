// The rules library for pages about it, from the sources: a page never tells what an older build did.
import { load } from '../pairs/load.mjs';

/** @returns {Promise<import('./diagram.mjs').Rules>} */
export function loadRules() {
  return load('../src/index.ts');
}
