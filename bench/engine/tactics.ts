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
const HARD = 2000;
const ROUNDS = 3;
const WARM = 30;

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
  // Whoever comes first would pay for compiling what both use.
  for (const make of [byHand, network]) for (const tactic of tactics.slice(0, WARM)) solveWith(make, tactic);
  const hand = tactics.map((tactic) => solveWith(byHand, tactic));
  const net = tactics.map((tactic) => solveWith(network, tactic));
  console.log(`${describe('by hand', hand)}\n${describe('network', net)}`);
  // Who gives up early needs little: only those that both solve are compared.
  const both = tactics.flatMap((_, index) => {
    const [byNet, byHands] = [net[index], hand[index]];
    return byNet?.solved === true && byHands?.solved === true ? [[byNet, byHands] as const] : [];
  });
  const ratios = both.map(([byNet, byHands]) => byNet.milliseconds / byHands.milliseconds);
  const total = (field: 'nodes' | 'milliseconds'): string => {
    const [nets, hands] = [both.map(([byNet]) => byNet), both.map(([, byHands]) => byHands)];
    return (sum(nets, field) / sum(hands, field)).toFixed(2);
  };
  console.log(`network : by hand, positions to solve them      ${total('nodes')}`);
  console.log(`network : by hand, processor time to solve them ${total('milliseconds')}`);
  console.log(`the same, usual position (geometric mean)       ${geometricMean(ratios).toFixed(2)}`);

  const hard = tactics.filter((_, index) => net[index]?.solved === true && net[index].nodes > HARD);
  if (hard.length === 0) return;
  const [single, double] = [createEngine({ threads: 1, table: 64 }), createEngine({ threads: 2, table: 64 })];
  const speeds: number[] = [];
  for (const tactic of hard) {
    const one = await timeOf(single, tactic);
    speeds.push(one / (await timeOf(double, tactic)));
  }
  for (const engine of [single, double]) engine.destroy();
  console.log(
    `two threads : one, speed to solve the ${hard.length} hardest     ${geometricMean(speeds).toFixed(2)} (on the clock, geometric mean)`,
  );
};
