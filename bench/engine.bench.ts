// What makes the engine fast: fast turns, the network, threads; and how much it takes to solve kept positions.

import { readFileSync } from 'node:fs';
import {
  askEngine,
  type Engine,
  HAND_WRITTEN,
  RulesGenerator,
  Thinker,
  Transpositions,
} from '@caldera/engine';
import { createEngine } from '@caldera/engine/node';
import { type Position, parseFen } from '@caldera/rules';

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

const read = (fen: string): Position => {
  const parsed = parseFen(fen);
  if (!parsed.ok) throw new Error(`${fen}: ${parsed.error.message}`);
  return parsed.value;
};
const positionOf = (pair: string): Position => {
  const [first, second] = pair.split('/');
  return read(`0000001100001200100000100/1/${first}:B4,D2/${second}:B2,D4`);
};

/** Thousands of positions in a second of processor time, so that a busy machine does not count. */
const rateOf = (thinker: Thinker, position: Position, nodes: number): number => {
  const before = process.cpuUsage();
  const { nodes: visited } = thinker.think(position, { nodes });
  const { user, system } = process.cpuUsage(before);
  return visited / ((user + system) / 1000);
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
const measureDepth = (): void => {
  console.log(
    `\n${'turns ahead in one second'.padEnd(28)}${Object.keys(ways)
      .map((name) => name.padStart(16))
      .join('')}`,
  );
  for (const pair of PAIRS) {
    const depths = Object.values(ways).map((make) => {
      const before = process.cpuUsage();
      const spent = (): number => {
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1000;
      };
      let depth = 0;
      const onInfo = (info: { readonly depth: number }): void => {
        depth = info.depth;
      };
      make().think(positionOf(pair), { movetime: 5000 }, { until: () => spent() > 1000, onInfo });
      return depth;
    });
    console.log(`${pair.padEnd(28)}${depths.map((depth) => String(depth).padStart(16)).join('')}`);
  }
};

interface Tactic {
  readonly fen: string;
  readonly turns: number;
}

/** Positions until a known win is seen, with each way to judge. */
const measureTactics = (): void => {
  const file = new URL('../engine/tactics.json', import.meta.url);
  const tactics = JSON.parse(readFileSync(file, 'utf8')) as Tactic[];
  const limit = 200_000;
  const solvedWith = (make: () => Thinker): { solved: number; nodes: number } => {
    let [solved, nodes] = [0, 0];
    for (const { fen, turns } of tactics) {
      let seen: number | undefined;
      make().think(
        read(fen),
        { nodes: limit },
        {
          onInfo: ({ score, nodes: visited }) => {
            if (seen === undefined && score.kind === 'win' && score.turns <= turns) seen = visited;
          },
        },
      );
      if (seen !== undefined) solved += 1;
      nodes += seen ?? limit;
    }
    return { solved, nodes };
  };
  console.log(`\n${tactics.length} kept positions, a win in 3 to 9 turns of both sides each`);
  const hand = solvedWith(ways['fast, by hand']);
  const net = solvedWith(ways['fast, network']);
  console.log(
    `by hand: ${hand.solved} solved, ${hand.nodes} positions; network: ${net.solved} solved, ${net.nodes} positions`,
  );
  console.log(`positions needed, network to hand-written: ${(net.nodes / hand.nodes).toFixed(2)}`);
};

const DEEP = 11;
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
  let logs = 0;
  for (const [id, fen] of fens.entries()) {
    const times: number[] = [];
    // The first time compiles.
    for (const engine of id === 0 ? [...engines, ...engines] : engines)
      times.push(await timeOf(engine, id, read(fen)));
    const [one = 1, two = 1] = times.slice(-2);
    logs += Math.log(Math.max(1, one) / Math.max(1, two));
  }
  for (const engine of engines) engine.destroy();
  const ratio = Math.exp(logs / fens.length).toFixed(2);
  console.log(
    `\nto depth ${DEEP} on ${fens.length} boards: two threads ${ratio} times as fast as one (geometric mean)`,
  );
};

measureSpeed();
measureDepth();
measureTactics();
await measureThreads();
