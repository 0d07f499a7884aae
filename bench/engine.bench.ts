// What makes the engine fast: fast turns, the network, threads; and how much it takes to solve kept positions.

import { parseArgs } from 'node:util';
import {
  askEngine,
  type Engine,
  HAND_WRITTEN,
  RulesGenerator,
  Thinker,
  Transpositions,
} from '@caldera/engine';
import { createEngine } from '@caldera/engine/node';
import type { Position } from '@caldera/rules';
import { geometricMean, read, stopwatch } from './engine/measures.ts';
import { measureTactics } from './engine/tactics.ts';

/** `--tactics <count>`: only the first of the kept positions, for a quick look. */
const { tactics } = parseArgs({ options: { tactics: { type: 'string', default: '1000' } } }).values;

const PAIRS = [
  'mortal/mortal',
  'apollo/artemis',
  'athena/pan',
  'demeter/minotaur',
  'hephaestus/atlas',
  'hestia/aphrodite',
  'aeolus/urania',
];
const NODES = 150_000;
const TABLE = 16 << 20;

const positionOf = (pair: string): Position => {
  const [first, second] = pair.split('/');
  return read(`0000001100001200100000100/1/${first}:B4,D2/${second}:B2,D4`);
};

/** Thousands of positions in a second of processor time. */
const rateOf = (thinker: Thinker, position: Position, nodes: number): number => {
  const spent = stopwatch();
  const { nodes: visited } = thinker.think(position, { nodes });
  return visited / spent();
};

const table = (): Transpositions => Transpositions.ofSize(TABLE);
const ways = {
  'rules, by hand': () => new Thinker(table(), HAND_WRITTEN, (lineUp) => new RulesGenerator(lineUp)),
  'fast, by hand': () => new Thinker(table(), HAND_WRITTEN),
  'fast, network': () => new Thinker(table()),
};

const measureSpeed = (): void => {
  console.log(
    `${'thousand positions a second'.padEnd(28)}${Object.keys(ways)
      .map((name) => name.padStart(16))
      .join('')}   fast : rules`,
  );
  for (const pair of PAIRS) {
    const position = positionOf(pair);
    const rates = Object.values(ways).map((make) => {
      rateOf(make(), position, NODES / 10);
      return rateOf(make(), position, NODES);
    });
    const [rules = 1, fast = 1] = rates;
    console.log(
      `${pair.padEnd(28)}${rates.map((rate) => rate.toFixed(0).padStart(16)).join('')}${(fast / rules).toFixed(1).padStart(15)}`,
    );
  }
};

/** Turns looked ahead in a second of processor time: the last depth that was finished within it. */
const depthOf = (thinker: Thinker, position: Position): number => {
  const spent = stopwatch();
  let depth = 0;
  const onInfo = (info: { readonly depth: number }): void => {
    depth = info.depth;
  };
  thinker.think(position, { movetime: 5000 }, { until: () => spent() > 1000, onInfo });
  return depth;
};

/** How much further the fast ways look than the rules' own, which is looked at first. */
const measureDepth = (): void => {
  console.log(
    `\n${'turns ahead in one second'.padEnd(28)}${Object.keys(ways)
      .map((name) => name.padStart(16))
      .join('')}   fast − rules   network − rules`,
  );
  const gains: number[][] = [];
  for (const pair of PAIRS) {
    const depths = Object.values(ways).map((make) => depthOf(make(), positionOf(pair)));
    const [rules = 0, ...others] = depths;
    const more = others.map((depth) => depth - rules);
    gains.push(more);
    console.log(
      `${pair.padEnd(28)}${depths.map((depth) => String(depth).padStart(16)).join('')}${more.map((turns, index) => signed(turns).padStart(index === 0 ? 15 : 18)).join('')}`,
    );
  }
  const mean = (index: number): number =>
    gains.reduce((sum, more) => sum + (more[index] ?? 0), 0) / gains.length;
  console.log(`${'mean'.padEnd(76)}${signed(mean(0), 1).padStart(15)}${signed(mean(1), 1).padStart(18)}`);
};

const signed = (number: number, digits = 0): string => `${number < 0 ? '' : '+'}${number.toFixed(digits)}`;

const DEEP = 13;
/**
 * Wall time to a depth with one thread and with two. Needs a machine with two idle cores to mean anything, and many
 * boards: what a second thread is worth differs widely from one to the next.
 */
const measureThreads = async (): Promise<void> => {
  const boards = ['0000000000000000000000000', '0000001100001200100000100', '0010001100011210100000100'];
  const fens = PAIRS.slice(0, 5).flatMap((pair) => {
    const [first, second] = pair.split('/');
    return boards.map((board) => `${board}/1/${first}:B4,D2/${second}:B2,D4`);
  });
  // Threads think together only by the clock: here it never strikes.
  const limit = { depth: DEEP, movetime: 3_600_000 };
  const engines = [1, 2].map((threads) => createEngine({ threads, table: 64 }));
  const timeOf = async (engine: Engine, id: number, position: Position): Promise<number> => {
    engine.newGame();
    const { milliseconds } = await askEngine(engine, { id, position, limit, lines: 1 });
    return milliseconds;
  };
  const speeds: number[] = [];
  for (const [id, fen] of fens.entries()) {
    const times: number[] = [];
    // The first time compiles.
    for (const engine of id === 0 ? [...engines, ...engines] : engines)
      times.push(await timeOf(engine, id, read(fen)));
    const [one = 1, two = 1] = times.slice(-2);
    speeds.push(Math.max(1, one) / Math.max(1, two));
  }
  for (const engine of engines) engine.destroy();
  console.log(
    `\nto depth ${DEEP} on ${fens.length} boards: two threads ${geometricMean(speeds).toFixed(2)} times as fast as one (geometric mean)`,
  );
};

measureSpeed();
measureDepth();
await measureTactics(ways['fast, by hand'], ways['fast, network'], Number(tactics));
await measureThreads();
