/** Self-play for samples: appends to one file per thread, so that it can be stopped and taken up again at any time. */

import { appendFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GODS, type God, godNamed, type Table, tableOf } from '@caldera/rules';
import type { Judge } from '../judge.ts';
import { NET_GODS, numberOfGod } from '../net/gods.ts';
import { randomFrom } from '../random.ts';
import { Thinker } from '../thinker.ts';
import { Transpositions } from '../transpositions.ts';
import { SAMPLE } from './samples.ts';
import { playGame } from './self-play.ts';

export interface GenerateOptions {
  readonly folder: string;
  /** Names the file, and seeds the games. */
  readonly seed: number;
  /** Positions visited per turn. */
  readonly nodes: number;
  /** Samples to reach in the file. */
  readonly samples: number;
  /** Who judges; the engine's own judge where absent. */
  readonly judgeFor?: (table: Table) => Judge;
  readonly onProgress?: (samples: number, games: number) => void;
}

/** How often two mortals play; the rest is divided evenly among all ordered pairs. */
const MORTALS = 0.3;
const FLUSH = 2000;

/** Draws who plays whom. */
export const lineUps = (ids: readonly string[]): ((random: () => number) => Table) => {
  const gods = ids.map((id) => godNamed(id) ?? GODS[0]) as God[];
  const tables = new Map<number, Table>();
  return (random) => {
    const mortals = random() < MORTALS;
    const first = mortals ? 0 : Math.floor(random() * gods.length);
    const second = mortals ? 0 : Math.floor(random() * gods.length);
    const key = first * gods.length + second;
    const table = tables.get(key) ?? tableOf([gods[first] as God, gods[second] as God]);
    tables.set(key, table);
    return table;
  };
};

export const generate = (options: GenerateOptions): void => {
  mkdirSync(options.folder, { recursive: true });
  const file = join(options.folder, `samples-${options.seed}.bin`);
  let done = existsSync(file) ? Math.floor(statSync(file).size / (SAMPLE * 4)) : 0;
  // A file taken up again goes on with other games than it began with.
  const random = randomFrom(options.seed * 1_000_003 + done);
  const transpositions = Transpositions.ofSize(4 << 20);
  const thinkers = new Map<Table, Thinker>();
  const draw = lineUps(NET_GODS);
  let waiting: Int32Array[] = [];
  let games = 0;
  while (done + waiting.length < options.samples) {
    const table = draw(random);
    const thinker = thinkers.get(table) ?? new Thinker(transpositions, options.judgeFor?.(table));
    thinkers.set(table, thinker);
    waiting.push(
      ...playGame(thinker, { table, limit: { nodes: options.nodes }, random, numberOf: numberOfGod }),
    );
    games += 1;
    if (waiting.length < FLUSH && done + waiting.length < options.samples) continue;
    appendFileSync(file, Buffer.concat(waiting.map((sample) => new Uint8Array(sample.buffer))));
    done += waiting.length;
    waiting = [];
    options.onProgress?.(done, games);
  }
};
