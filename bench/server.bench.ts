// durable steps of concurrent games per second, delay and processor time, against boardgame.io in memory
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Usage } from './server/host.ts';
import { makeScript, type ScriptedStep } from './server/script.ts';
import { type OpenTable, openOurs, openPeer, type TableOfTwo } from './server/tables.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100,1000,3000' },
    'peer-games': { type: 'string', default: '100' },
    steps: { type: 'string', default: '12000' },
    rounds: { type: 'string', default: '5' },
  },
});
/** Games in which a step is on its way at any moment; all others are open, watched and resting. */
const BUSY = 100;
/** Steps of every game before anything is measured: with many games only few steps of each are, and none may be placings. */
const BEGINNING = 6;
const HOST = fileURLToPath(new URL('./server/host.js', import.meta.url));

interface Figures {
  readonly games: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of the server's processor per step. */
  readonly cpu: number;
  /** Kilobytes of the server per open game. */
  readonly memory: number;
}

const startHost = (kind: 'ours' | 'peer'): Promise<{ child: ChildProcess; address: string }> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = fork(HOST, [kind], {
      // Ours as `npm start` and the image run it.
      execArgv: kind === 'ours' ? ['--expose-gc', '--max-semi-space-size=32'] : ['--expose-gc'],
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (message) => resolve({ child, address: (message as { address: string }).address }));
    child.once('exit', (code) => reject(new Error(`the ${kind} server ended with ${code}`)));
  });

const usageOf = (child: ChildProcess): Promise<Usage> =>
  new Promise((resolve) => {
    child.once('message', (usage) => resolve(usage as Usage));
    child.send('usage');
  });

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const openAll = async (
  open: OpenTable,
  address: string,
  games: number,
  first: number,
): Promise<TableOfTwo[]> => {
  const tables: TableOfTwo[] = [];
  for (let from = 0; from < games; from += 20) {
    const some = Array.from({ length: Math.min(20, games - from) }, (_, index) =>
      open(address, first + from + index),
    );
    tables.push(...(await Promise.all(some)));
  }
  return tables;
};

/** Plays steps, `BUSY` games at a time, every game in turn; answers with the delay of each. */
const play = async (
  tables: readonly TableOfTwo[],
  script: readonly ScriptedStep[],
  progress: number[],
  steps: number,
): Promise<number[]> => {
  const delays: number[] = [];
  // A table is used by one step at a time; the one that has rested longest is next.
  const free = tables.map((table, index) => ({ table, index }));
  let left = steps;
  const worker = async (): Promise<void> => {
    for (let next = free.shift(); left > 0 && next !== undefined; next = free.shift()) {
      const { table, index } = next;
      const at = progress[index] ?? 0;
      const scripted = script[at];
      if (scripted === undefined) throw new Error('the script is too short: fewer --steps, please');
      progress[index] = at + 1;
      left -= 1;
      const begun = performance.now();
      await table.step(scripted);
      delays.push(performance.now() - begun);
      free.push(next);
    }
  };
  await Promise.all(Array.from({ length: Math.min(BUSY, tables.length) }, worker));
  return delays;
};

const measure = async (
  kind: 'ours' | 'peer',
  games: number,
  steps: number,
  script: readonly ScriptedStep[],
): Promise<Figures> => {
  const { child, address } = await startHost(kind);
  const open = kind === 'ours' ? openOurs : openPeer;
  // Other games first: what is measured is how it runs, not how it begins.
  const warmUp = await openAll(open, address, BUSY, 0);
  await play(warmUp, script, [], Math.floor(BUSY * script.length * 0.8));
  for (const table of warmUp) table.close();
  const empty = await usageOf(child);
  const tables = await openAll(open, address, games, BUSY);
  const progress: number[] = [];
  await play(tables, script, progress, BEGINNING * games);
  const before = await usageOf(child);
  const begun = performance.now();
  const delays = (await play(tables, script, progress, steps)).toSorted((a, b) => a - b);
  const seconds = (performance.now() - begun) / 1000;
  const after = await usageOf(child);
  for (const table of tables) table.close();
  child.removeAllListeners('exit');
  child.disconnect();
  return {
    games,
    perSecond: steps / seconds,
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
    cpu: (after.cpu - before.cpu) / steps,
    memory: (after.memory - empty.memory) / games / 1024,
  };
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const combine = (all: readonly Figures[]): Figures => {
  const of = (field: keyof Figures): number => median(all.map((each) => each[field]));
  return {
    games: of('games'),
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    cpu: of('cpu'),
    memory: of('memory'),
  };
};

const line = (name: string, { games, perSecond, p50, p99, cpu, memory }: Figures): string =>
  `${name.padEnd(26)}${String(games).padStart(6)}${perSecond.toFixed(0).padStart(10)}${p50.toFixed(1).padStart(9)}${p99.toFixed(1).padStart(9)}${cpu.toFixed(0).padStart(12)}${memory.toFixed(1).padStart(10)}`;

const script = makeScript();
const steps = Number(values.steps);
const rounds = Number(values.rounds);
const numbers = (list: string): readonly number[] => list.split(',').map(Number);
const ours = new Map<number, Figures[]>();
const peer = new Map<number, Figures[]>();
const stepsFor = (games: number): number => Math.min(steps, Math.floor(games * script.length * 0.8));

for (let round = 0; round < rounds; round += 1) {
  for (const games of numbers(values['peer-games'])) {
    peer.set(games, [...(peer.get(games) ?? []), await measure('peer', games, stepsFor(games), script)]);
  }
  for (const games of numbers(values.games)) {
    ours.set(games, [...(ours.get(games) ?? []), await measure('ours', games, stepsFor(games), script)]);
  }
}

console.log(
  `${steps} steps, ${BUSY} at a time, ${rounds} rounds, medians; a script of ${script.length} steps`,
);
console.log(
  `${'server'.padEnd(26)}${'games'.padStart(6)}${'steps/s'.padStart(10)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'µs CPU/step'.padStart(12)}${'kB/game'.padStart(10)}`,
);
for (const all of peer.values()) console.log(line('boardgame.io, memory', combine(all)));
for (const all of ours.values()) console.log(line('caldera, durable', combine(all)));

const [first, last] = [numbers(values.games)[0] ?? 0, numbers(values.games).at(-1) ?? 0];
const us = combine(ours.get(first) ?? []);
const them = combine(peer.get(numbers(values['peer-games'])[0] ?? 0) ?? []);
const most = combine(ours.get(last) ?? []);
console.log(`processor per step: ${(us.cpu / them.cpu).toFixed(2)} of boardgame.io's (aim: at most 0.33)`);
console.log(`steps per second:   ${(us.perSecond / them.perSecond).toFixed(2)} times (aim: at least 2)`);
console.log(`p99 delay:          ${(us.p99 / them.p99).toFixed(2)} of its (aim: below 1)`);
console.log(
  `growth:             ${(most.cpu / us.cpu).toFixed(2)} times the processor per step at ${last} games (aim: at most 1.3)`,
);
