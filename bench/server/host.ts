// A server to be measured, in a process of its own that tells what it used.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULTS, startServer } from '@caldera/server';

const require = createRequire(import.meta.url);

/** Microseconds of processor time, and bytes in use after everything unused was collected. */
export interface Usage {
  readonly cpu: number;
  readonly memory: number;
}

const startOurs = async (): Promise<string> => {
  const data = mkdtempSync(join(tmpdir(), 'caldera-bench-'));
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
  const { address } = await startServer({
    ...DEFAULTS,
    data,
    port: 0,
    logLevel: 'error',
    rateLimit: 100_000_000,
    connections: 100_000,
    engineThreads: 0,
  });
  return address;
};

interface Board {
  levels: number[];
  workers: number[];
}
type Move = (context: { G: Board }, ...squares: number[]) => void;

/** The same moves without asking whether they are legal: less than a real game would do. */
const PEER_GAME: { name: string; setup: () => Board; moves: Record<string, Move>; [key: string]: unknown } = {
  name: 'santorini',
  setup: () => ({ levels: Array.from({ length: 25 }, () => 0), workers: [] }),
  moves: {
    place: ({ G }, at = 0) => {
      G.workers.push(at);
    },
    move: ({ G }, from = 0, to = 0) => {
      G.workers[G.workers.indexOf(from)] = to;
    },
    build: ({ G }, _by = 0, at = 0) => {
      G.levels[at] = (G.levels[at] ?? 0) + 1;
    },
  },
  // Whoever may move is decided by the load: both seats are always active.
  turn: { activePlayers: { all: 'play' } },
};

const startPeer = async (): Promise<string> => {
  const { Server, Origins } = require('boardgame.io/server') as {
    Server: (options: object) => {
      run: (options: object) => Promise<{ appServer: { address: () => { port: number } } }>;
    };
    Origins: { LOCALHOST: unknown };
  };
  const server = Server({ games: [PEER_GAME], origins: [Origins.LOCALHOST] });
  // It greets on the console; its log level is set by the environment.
  const { appServer } = await server.run({ port: 0, callback: () => undefined });
  return `http://127.0.0.1:${appServer.address().port}`;
};

/** Collecting all garbage is no part of the work: its time counts neither before nor after. */
let collecting = 0;
const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system - collecting;
};

const usage = (): Usage => {
  const cpu = cpuNow();
  (globalThis as { gc?: () => void }).gc?.();
  collecting += cpuNow() - cpu;
  const { heapUsed, external } = process.memoryUsage();
  return { cpu, memory: heapUsed + external };
};

const address = await (process.argv[2] === 'peer' ? startPeer() : startOurs());
process.on('message', () => process.send?.(usage()));
process.on('disconnect', () => process.exit(0));
process.send?.({ address });
