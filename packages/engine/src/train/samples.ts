/** What the network learns from: positions of self-play, as rows of integers in plain files. */

import { existsSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { Obstacle, reading, writing } from '../obstacle.ts';

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

/** Every sample ends with a result; files of anything else, or of another time, do not. */
const isOfSamples = (file: Int32Array): boolean => {
  for (let at = RESULT_FIELD; at < file.length; at += SAMPLE)
    if (Math.abs(file[at] as number) !== 1) return false;
  return true;
};

const BYTES = SAMPLE * Int32Array.BYTES_PER_ELEMENT;

/** The whole samples of a file; what was being written when it was stopped is left out. */
const samplesIn = (path: string): Int32Array => {
  const bytes = reading(path, 'see to it that it can be read', () => readFileSync(path));
  const length = Math.floor(bytes.length / BYTES) * BYTES;
  const file = new Int32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + length));
  if (!isOfSamples(file))
    throw new Obstacle(`${path} holds no samples of this version: generate them anew, and move it away.`);
  return file;
};

/** Makes a file ready for more samples, without the one that was being written when it was stopped; how many it has. */
export const takeUp = (path: string): number => {
  if (!existsSync(path)) return 0;
  const count = samplesIn(path).length / SAMPLE;
  writing(path, 'see to it that it can be', () => truncateSync(path, count * BYTES));
  return count;
};

/** All samples of the folders, in one list. */
export const readSamples = (folders: readonly string[]): Int32Array => {
  const files = folders.flatMap((folder) =>
    reading(folder, 'name folders with samples, or "generate" some first', () => readdirSync(folder))
      .filter((name) => name.endsWith('.bin'))
      .map((name) => samplesIn(join(folder, name))),
  );
  const all = new Int32Array(files.reduce((sum, file) => sum + file.length, 0));
  let next = 0;
  for (const file of files) {
    all.set(file, next);
    next += file.length;
  }
  return all;
};
