/** Self-play for samples: appends to one file per thread, so that it can be stopped and taken up again at any time. */

import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type God, godNamed, lineupProblem, type Table, tableOf } from '@caldera/rules';
import { FAST_POWERS } from '../core/fast-powers.ts';
import type { Judge } from '../judge.ts';
import { judgeFor } from '../judge-for.ts';
import { NET_GODS, numberOfGod, SIMPLE_GODS } from '../net/gods.ts';
import { writing } from '../obstacle.ts';
import { randomFrom } from '../random.ts';
import { starterAt } from '../starter.ts';
import { Thinker } from '../thinker.ts';
import { Transpositions } from '../transpositions.ts';
import { JudgedPositions } from './judged.ts';
import { takeUp } from './samples.ts';
import { type GamePlan, playGame } from './self-play.ts';

export interface GenerateOptions {
  readonly folder: string;
  /** Names the file, and seeds the games. */
  readonly seed: number;
  /** Positions visited per turn. */
  readonly nodes: number;
  /** Which powers play; the simple ones where absent. */
  readonly lineUps?: LineUps;
  /** So many of the positions that are judged for each turn become samples too; none where absent. */
  readonly judged?: number;
  /** Samples to reach in the file. */
  readonly samples: number;
  /** Who judges; the engine's own judge where absent. */
  readonly judgeFor?: (table: Table) => Judge;
  readonly onProgress?: (samples: number, games: number) => void;
}

/** How often two mortals play; the rest is divided evenly among all ordered pairs. */
const MORTALS = 0.3;
/** Where all powers play, how often the second one is a simple one. */
const SIMPLE = 0.5;
const FLUSH = 500;
/**
 * Games of a line-up before the next one is drawn. Its thinker is not kept beyond them, or those of thousands of pairs
 * would fill the memory; and making one takes as long as a fifth of a quick game.
 */
const IN_A_ROW = 4;
const ADVICE = 'name a folder for samples that may be written to';

/** The mortal and the simple gods; all that have a fast way to turns; every power. */
export type LineUps = 'simple' | 'fast' | 'all';

const isLegal = (table: Table): boolean =>
  lineupProblem(table.gods) === undefined && starterAt(table) !== undefined;

/** Draws who plays whom. */
export const lineUps = (which: LineUps): ((random: () => number) => Table) => {
  const gods = NET_GODS.flatMap((id) => godNamed(id) ?? []);
  const [mortal] = gods as [God, ...God[]];
  const simple = gods.slice(0, SIMPLE_GODS);
  const fast = gods.filter(({ id }) => FAST_POWERS.has(id));
  const anyOf = (list: readonly God[], random: () => number): God =>
    list[Math.floor(random() * list.length)] ?? mortal;
  const pair = (random: () => number): [God, God] => {
    if (which === 'all') {
      const two: [God, God] = [anyOf(gods, random), anyOf(random() < SIMPLE ? simple : gods, random)];
      return random() < 0.5 ? two : [two[1], two[0]];
    }
    if (which === 'fast') return [anyOf(fast, random), anyOf(fast, random)];
    return random() < MORTALS ? [mortal, mortal] : [anyOf(simple, random), anyOf(simple, random)];
  };
  return (random) => {
    let table = tableOf(pair(random));
    while (!isLegal(table)) table = tableOf(pair(random));
    return table;
  };
};

/** Games one after the other, without an end: the samples of each. */
export function* games(
  options: Pick<GenerateOptions, 'nodes' | 'lineUps' | 'judged' | 'judgeFor'>,
  random: () => number,
  onChoice?: GamePlan['onChoice'],
): Generator<Int32Array[], never> {
  const transpositions = Transpositions.ofSize(4 << 20);
  const draw = lineUps(options.lineUps ?? 'simple');
  const limit = { nodes: options.nodes };
  for (;;) {
    const table = draw(random);
    // What is known of positions holds for one line-up only.
    transpositions.clear();
    const judge = (options.judgeFor ?? judgeFor)(table);
    const judged =
      options.judged === undefined ? undefined : new JudgedPositions(judge, options.judged, random);
    const thinker = new Thinker(transpositions, judged ?? judge);
    const plan = {
      table,
      limit,
      random,
      numberOf: numberOfGod,
      ...(judged === undefined ? {} : { judged }),
      ...(onChoice === undefined ? {} : { onChoice }),
    };
    for (let game = 0; game < IN_A_ROW; game += 1) yield playGame(thinker, plan);
  }
}

export const generate = (options: GenerateOptions): void => {
  const { folder, seed } = options;
  const file = join(folder, `samples-${seed}.bin`);
  writing(folder, ADVICE, () => mkdirSync(folder, { recursive: true }));
  let done = takeUp(file);
  if (done >= options.samples) return;
  let waiting: Int32Array[] = [];
  let played = 0;
  // A file taken up again goes on with other games than it began with.
  for (const samples of games(options, randomFrom(seed * 1_000_003 + done))) {
    waiting.push(...samples);
    played += 1;
    const isEnough = done + waiting.length >= options.samples;
    if (waiting.length < FLUSH && !isEnough) continue;
    const bytes = Buffer.concat(waiting.map((sample) => new Uint8Array(sample.buffer)));
    writing(file, ADVICE, () => appendFileSync(file, bytes));
    done += waiting.length;
    waiting = [];
    options.onProgress?.(done, played);
    if (isEnough) return;
  }
};
