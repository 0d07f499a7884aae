/** What the network learns from: positions of self-play, as rows of integers in plain files. */

import { DOMES, FOES, LEVEL1, LEVEL2, LEVEL3, OWN } from '../state.ts';

/** Level 1 to 3, domes, own, foes, gods, what either card remembers, score, result: in this order. */
export const SAMPLE = 11;
export const GODS_FIELD = 6;
export const MEMORY_FIELD = 7;
export const FOE_MEMORY_FIELD = 8;
export const SCORE_FIELD = 9;
/** 1: the side to move won, -1: it lost. */
export const RESULT_FIELD = 10;

/** Own god and other god, eight bits each. */
export const packGods = (own: number, other: number): number => own | (other << 8);

export const ownGodIn = (packed: number): number => packed & 255;
export const otherGodIn = (packed: number): number => packed >> 8;

export const POSITION_FIELDS: readonly number[] = [LEVEL1, LEVEL2, LEVEL3, DOMES, OWN, FOES];
