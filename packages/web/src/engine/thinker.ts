/** The engine as a player: loaded when somebody wants to play against it. */

import { askEngine } from '@caldera/engine';
import { createEngine } from '@caldera/engine/browser';
import { type Position, parseTurn, type Step } from '@caldera/rules';
import type { Thinker } from '../play/local-game.ts';

const TABLE_MEGABYTES = 16;
/** The page keeps a core for itself. More threads than these find little more. */
const MOST_THREADS = 4;
const threads = (): number => Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency - 1));

/** Between a glance and patience: even a level that answers at once looks at the board first. */
const GLANCE_MS = 350;
const glance = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, GLANCE_MS);
  });

export const createThinker = (): Thinker => {
  const engine = createEngine(
    () => new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' }),
    { table: TABLE_MEGABYTES, threads: threads() },
  );
  let serial = 0;
  return {
    think: async (position: Position, level: number): Promise<readonly Step[]> => {
      serial += 1;
      const work = { id: serial, position, limit: {}, lines: 1, level };
      const [answer] = await Promise.all([askEngine(engine, work), glance()]);
      const turn = answer.turn === undefined ? undefined : parseTurn(position, answer.turn);
      return turn?.ok === true ? turn.value.steps : [];
    },
    stop: () => engine.stop(),
  };
};
