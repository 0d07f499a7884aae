/** What the kernel's function is given, and what it keeps at hand meanwhile: their numbers and their types. */

import { I32, I64, V128 } from '../../wasm/instructions.ts';

/** Where the view begins, the position, where the steps of either side lead. */
export const VIEW = 0;
export const LEVEL1 = 1;
export const LEVEL2 = 2;
export const LEVEL3 = 3;
export const DOMES = 4;
export const OWN = 5;
export const FOES = 6;
export const WAYS = 7;
export const FOE_WAYS = 8;
/** How many levels up the mover may step; one where it must not go down, and where the opponent must not. */
export const CLIMBS = 9;
export const HEAVY = 10;
export const FOE_HEAVY = 11;
/** Length of the list of rows that are added without being kept, in bytes. */
export const EXTRA = 12;
/** Where the output weights begin. */
export const OUTPUT = 13;
export const PARAMETERS: readonly number[] = Array<number>(14).fill(I32);

export const FREE = 14;
export const LEFT = 15;
export const SQUARE = 16;
export const LEVEL = 17;
export const NEAR = 18;
export const OPEN = 19;
export const STEPS = 20;
export const BESIDE_OWN = 21;
export const WITHIN_OWN = 22;
export const BESIDE_FOES = 23;
export const WITHIN_FOES = 24;
/** Free squares two steps away, and those from which a step up leads on. */
export const TWO_OWN = 25;
export const TWO_FOES = 26;
export const LEADS_UP = 27;
/** By how many bits the next worker's byte is shifted. */
export const SHIFT = 28;
export const KEPT = 29;
export const CHANGED = 30;
export const SUMS_BEFORE = 31;
export const SLOTS_BEFORE = 32;
export const SLOT = 33;
export const ADDED = 34;
export const REMOVED = 35;
export const INDEX = 36;
export const ROW = 37;
export const ACTIVE = 38;
const INTEGERS = Array<number>(25).fill(I32);

/** The bytes of the workers' steps. */
export const WORKERS = 39;

export const SPREAD = 40;
export const BITS = 41;
export const LEVELS = 42;
export const STATE = 43;
/** The slots: squares up to the sixteenth, then the others and the workers. */
export const LOWER = 44;
export const UPPER = 45;
export const SUM = 46;
export const UNIT = 47;
/** The most that a unit can say. */
export const MOST = 48;
export const NOTHING = 49;
/** The first of the vectors of units that are worked on together. */
export const UNITS = 50;
export const TOGETHER = 8;
export const LOCALS: readonly number[] = [...INTEGERS, I64, ...Array<number>(10 + TOGETHER).fill(V128)];
