/** The core of the engine: what a search does millions of times. `src/core/` fills its tables and speaks for it. */

export { setPower } from './fast/fast-generator';
export { canWin, generate, generateOne, isStuck, planTurns, threats } from './generator';
export { askNetwork, VIEW_SIZE } from './judging';
export { planKeys } from './keys';
export { BEHIND, LINE_KEYS, LINE_LENGTHS, PRIOR, SHORTER, STACK, VIEWS, WAYS, WAYS_SIZE } from './layout';
export { reserve, setTop, top } from './rows';
export { begin, glance, goOn, lookTo, planSides, stop, stopped, visit, visited } from './search';
export { admit, openSieve, placeOf } from './sieve';
export { attendTurns, clearMemory, fade, learn, rank, refuted } from './turn-memory';
export { openOrder, takeBest } from './turn-order';
export { indexOf } from './turn-prior';
