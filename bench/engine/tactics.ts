/** How much it takes until a known win is seen: in positions, in processor time, and with a second thread. */

import { readFileSync } from 'node:fs';
import type { Engine, Info, Thinker } from '@caldera/engine';
import { createEngine } from '@caldera/engine/node';
import { geometricMean, read, stopwatch } from './measures.ts';

interface Tactic {
  readonly fen: string;
  readonly turns: number;
}

/** What it took to see the win, or to give up. */
interface Effort {
  readonly solved: boolean;
  readonly nodes: number;
  readonly milliseconds: number;
}

const LIMIT = { nodes: 200_000 };
/** With two threads only those are asked for which one needs many positions: the others are over before they share anything. */
const HARD = 20_000;
const ROUNDS = 3;

const sees = ({ turns }: Tactic, { score }: Info): boolean => score.kind === 'win' && score.turns <= turns;

const solveWith = (make: () => Thinker, tactic: Tactic): Effort => {
  const position = read(tactic.fen);
  const thinker = make();
  // The first time compiles.
  thinker.think(position, { depth: 1 });
  thinker.clear();
  const spent = stopwatch();
  let solved = false;
  const { nodes } = thinker.think(position, LIMIT, {
    until: () => solved,
    onInfo: (info) => {
      solved ||= sees(tactic, info);
    },
  });
  return { solved, nodes, milliseconds: spent() };
};

/** Milliseconds on the clock until the engine sees the win; its usual ones differ, so the quickest of some counts. */
const timeOf = async (engine: Engine, tactic: Tactic): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    engine.newGame();
    const began = performance.now();
    await new Promise<void>((resolve, reject) => {
      engine.start({
        id: round,
        position: read(tactic.fen),
        limit: LIMIT,
        lines: 1,
        onInfo: (info) => {
          if (sees(tactic, info)) engine.stop();
        },
        onDone: () => resolve(),
        onError: (message) => reject(new Error(message)),
      });
    });
    times.push(performance.now() - began);
  }
  return Math.min(...times);
};

const sum = (efforts: readonly Effort[], field: 'nodes' | 'milliseconds'): number =>
  efforts.reduce((all, effort) => all + effort[field], 0);

const describe = (name: string, efforts: readonly Effort[]): string =>
  `${name.padEnd(12)}${String(efforts.filter(({ solved }) => solved).length).padStart(7)} solved${String(
    sum(efforts, 'nodes'),
  ).padStart(12)} positions${(sum(efforts, 'milliseconds') / 1000).toFixed(2).padStart(10)} s`;

export const measureTactics = async (
  byHand: () => Thinker,
  network: () => Thinker,
  most: number,
): Promise<void> => {
  const file = new URL('../../engine/tactics.json', import.meta.url);
  const tactics = (JSON.parse(readFileSync(file, 'utf8')) as Tactic[]).slice(0, most);
  console.log(`\n${tactics.length} kept positions, a win in 3 to 9 turns of both sides each`);
  const hand = tactics.map((tactic) => solveWith(byHand, tactic));
  const net = tactics.map((tactic) => solveWith(network, tactic));
  console.log(`${describe('by hand', hand)}\n${describe('network', net)}`);
  const ratios = net.map(({ milliseconds }, index) => milliseconds / (hand[index]?.milliseconds ?? 1));
  const total = (field: 'nodes' | 'milliseconds'): string => (sum(net, field) / sum(hand, field)).toFixed(2);
  console.log(`network : by hand, positions to solve them all  ${total('nodes')}`);
  console.log(`network : by hand, processor time to solve them ${total('milliseconds')}`);
  console.log(`the same, usual position (geometric mean)       ${geometricMean(ratios).toFixed(2)}`);

  const hard = tactics.filter((_, index) => net[index]?.solved === true && net[index].nodes > HARD);
  if (hard.length === 0) return;
  const engines = [1, 2].map((threads) => createEngine({ threads, table: 64 }));
  const speeds: number[] = [];
  for (const tactic of hard) {
    const [one = 1, two = 1] = [
      await timeOf(engines[0] as Engine, tactic),
      await timeOf(engines[1] as Engine, tactic),
    ];
    speeds.push(one / two);
  }
  for (const engine of engines) engine.destroy();
  console.log(
    `two threads : one, speed to solve the ${hard.length} hardest     ${geometricMean(speeds).toFixed(2)} (on the clock, geometric mean)`,
  );
};
