/** The network as a judge of positions. */

import type { Table } from '@caldera/rules';
import type { Core } from '../core/core.ts';
import type { Judge } from '../judge.ts';
import { count } from '../masks.ts';
import { CERTAIN } from '../score.ts';
import { DOMES, FOES, LEVEL1, LEVEL2, LEVEL3, MEMORY0, OWN, type Rows, STATUS } from '../state.ts';
import { numberOfGod } from './gods.ts';
import { vectorKernel } from './kernel/vector-kernel.ts';
import { type VectorSight, vectorSight } from './kernel/vector-sight.ts';
import { plainSight, RAW_ONE, viewOf } from './network.ts';
import type { Weights } from './quantise.ts';
import { STAGES, stageOf, UNIT } from './shape.ts';

const MOST = CERTAIN - 1000;

/** For a line-up of two sides: the mover's power and the next player's are what the network is told about. */
export const netJudge = (weights: Weights, table: Table, vectors = true): Judge => {
  const players = table.players;
  const numbers = table.gods.map(numberOfGod);
  const kernel = vectors ? vectorKernel(weights, players) : undefined;
  const views = numbers.map((own, player) => viewOf(weights, own, numbers[(player + 1) % players] ?? 0));
  const namesFrom = (player: number): readonly [string, string] => [
    table.gods[player]?.id ?? '',
    table.gods[(player + 1) % players]?.id ?? '',
  ];
  const vectorSights: VectorSight[] =
    kernel === undefined
      ? []
      : views.map((view, player) => vectorSight(kernel, kernel.hold(view, player), ...namesFrom(player)));
  const sights = views.map(
    (view, player) => vectorSights[player]?.look ?? plainSight(weights, view, ...namesFrom(player)),
  );
  const judge: Judge = {
    judge: (rows: Rows, base: number): number => {
      const mover = (rows[base + STATUS] as number) & 3;
      const other = mover + 1 === players ? 0 : mover + 1;
      const level1 = rows[base + LEVEL1] as number;
      const level2 = rows[base + LEVEL2] as number;
      const level3 = rows[base + LEVEL3] as number;
      const domes = rows[base + DOMES] as number;
      const [sight, view] = [sights[mover], views[mover]];
      if (sight === undefined || view === undefined) return 0;
      const own = rows[base + OWN] as number;
      const foes = rows[base + FOES] as number;
      const memory = rows[base + MEMORY0 + mover] as number;
      const foeMemory = rows[base + MEMORY0 + other] as number;
      const stage = stageOf(count(level1) + count(level2) + count(level3) + count(domes));
      const raw = sight(level1, level2, level3, domes, own, foes, memory, foeMemory, stage);
      // A whole number also where it is rounded to minus zero.
      const worth = Math.round((raw / RAW_ONE + (view.stageBias[stage] as number)) * UNIT) | 0;
      return worth > MOST ? MOST : worth < -MOST ? -MOST : worth;
    },
  };
  if (kernel === undefined) return judge;
  const advise = (core: Core): void => {
    const { calls } = core;
    core.network = kernel.run;
    core.remember = (mover, memory, foeMemory) => vectorSights[mover]?.remember(memory, foeMemory) ?? 0;
    vectorSights.forEach(({ weights: at, outputs, terms }, mover) => {
      const place = calls.VIEWS.value + mover * calls.VIEW_SIZE.value;
      new Float64Array(calls.memory.buffer, place, STAGES).set(views[mover]?.stageBias ?? []);
      new Int32Array(calls.memory.buffer, place + STAGES * 8, STAGES + 4).set([...outputs, at, ...terms]);
    });
    calls.askNetwork(players, RAW_ONE, kernel.waysAt, kernel.waysSize);
  };
  return { ...judge, advise };
};
