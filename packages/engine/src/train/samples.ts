/** What the network learns from: positions of self-play, as rows of integers in plain files. */

import { DOMES, FOES, LEVEL1, LEVEL2, LEVEL3, OWN } from '../state.ts';

/** Level 1 to 3, domes, own, foes, gods and memory, score, result: in this order. */
export const SAMPLE = 9;
export const GODS_FIELD = 6;
export const SCORE_FIELD = 7;
/** 1: the side to move won, -1: it lost. */
export const RESULT_FIELD = 8;

/** Own god, other god, whether the mover may not go up now: eight bits each. */
export const packGods = (own: number, other: number, grounded: boolean): number =>
  own | (other << 8) | (grounded ? 1 << 16 : 0);

export const ownGodIn = (packed: number): number => packed & 255;

export const POSITION_FIELDS: readonly number[] = [LEVEL1, LEVEL2, LEVEL3, DOMES, OWN, FOES];
