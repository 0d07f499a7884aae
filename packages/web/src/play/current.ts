/** The game on this device: one at a time, kept so that it is still there tomorrow. */

import { makeFen, parseFen, type Step } from '@caldera/rules';
import { keep, readKept } from '../app/storage.ts';
import { createStore, type Store } from '../app/store.ts';
import { preferences } from '../settings/preferences.ts';
import type { Seat } from './controller.ts';
import { type Game, type Leaving, replayed } from './game.ts';
import { LocalGame, type LocalSetup, type Thinker } from './local-game.ts';

const KEY = 'caldera.game';

export const currentGame: Store<LocalGame | undefined> = createStore<LocalGame | undefined>(undefined);

interface Kept {
  readonly start: string;
  readonly seats: readonly Seat[];
  readonly turns: readonly (readonly Step[])[];
  /** Who gave up on the way. */
  readonly left?: readonly Leaving[];
}

const keepGame = (controller: LocalGame): void => {
  const { game, seats } = controller.get();
  const kept: Kept = {
    start: makeFen(game.start),
    seats,
    turns: game.turns.map((turn) => turn.steps),
    left: game.left,
  };
  keep(KEY, game.outcome === undefined ? JSON.stringify(kept) : null);
};

const STEP_MS = 380;
const pace = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, preferences.get().calm ? STEP_MS / 2 : STEP_MS);
  });

export const startLocal = (setup: LocalSetup, thinker?: Thinker, game?: Game): LocalGame => {
  currentGame.get()?.dispose();
  const controller = new LocalGame(setup, thinker, pace, game);
  controller.subscribe(() => keepGame(controller));
  currentGame.set(controller);
  return controller;
};

const isSeat = (value: unknown): value is Seat =>
  typeof value === 'object' && value !== null && 'kind' in value && 'here' in value && 'name' in value;

/** The game that was left; nothing when there is none, or when it no longer makes sense. */
export const keptGame = (): { readonly setup: LocalSetup; readonly game: Game } | undefined => {
  try {
    const kept: unknown = JSON.parse(readKept(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { start, seats, turns, left = [] } = kept as Partial<Kept>;
    const position = typeof start === 'string' ? parseFen(start) : undefined;
    if (position?.ok !== true || !Array.isArray(seats) || !seats.every(isSeat) || !Array.isArray(turns)) {
      return undefined;
    }
    const game = replayed(position.value, turns, left);
    const whole = game.turns.length === turns.length && game.outcome === undefined;
    return whole ? { setup: { start: position.value, seats }, game } : undefined;
  } catch {
    return undefined;
  }
};
