/** Ways into a game on this device. */

import { type God, godNamed, type Position } from '@caldera/rules';
import { goTo } from '../app/navigation.ts';
import { createStore, type Store } from '../app/store.ts';
import { engineMissing } from '../app/trouble.tsx';
import { loadThinker } from '../engine/load.ts';
import { preferences } from '../settings/preferences.ts';
import type { Seat } from './controller.ts';
import { currentGame, keptGame, startLocal } from './current.ts';
import type { Game } from './game.ts';
import { startFor } from './line-up.ts';

export type LocalMode = 'engine' | 'device' | 'watch';

const person: Seat = { kind: 'person', name: '', here: true };
const engine = (level: number): Seat => ({ kind: 'engine', name: '', level, here: false });

export const seatsFor = (mode: LocalMode, levels: readonly number[], players: number): readonly Seat[] =>
  Array.from({ length: players }, (_, player): Seat => {
    const [first = 3, second = first] = levels;
    if (mode === 'device' || (mode === 'engine' && player === 0)) return person;
    return engine(mode === 'watch' && player % 2 === 1 ? second : first);
  });

/** Whether it could be opened: an engine may be missing. */
const openTable = async (start: Position, seats: readonly Seat[], game?: Game): Promise<boolean> => {
  const needsEngine = seats.some((seat) => seat.kind === 'engine');
  const thinker = needsEngine ? await loadThinker() : undefined;
  engineMissing.set(needsEngine && thinker === undefined);
  if (engineMissing.get()) return false;
  startLocal({ start, seats }, thinker, game);
  goTo({ screen: 'table' });
  return true;
};

/** A game on this device that somebody has put a turn into: it would be a pity to lose it. */
export interface UnderWay {
  readonly seats: readonly Seat[];
  readonly game: Game;
}

export const gameUnderWay = (): UnderWay | undefined => {
  const current = currentGame.get()?.get();
  const kept = current === undefined ? keptGame() : undefined;
  const found = current ?? (kept && { seats: kept.setup.seats, game: kept.game });
  if (found === undefined || found.game.outcome !== undefined) return undefined;
  const { seats, game } = found;
  return game.turns.some(({ player }) => seats[player]?.here === true) ? { seats, game } : undefined;
};

/** There is one game at a time: a new one that waits until its player has said what becomes of the one under way. */
export interface Replacing {
  readonly old: UnderWay;
  readonly start: () => void;
}
export const replacing: Store<Replacing | undefined> = createStore<Replacing | undefined>(undefined);

export const startGame = async (
  mode: LocalMode,
  gods: readonly God[],
  starter: number,
  levels: readonly number[],
  /** The game is on the table. */
  onBegun: () => void = () => undefined,
): Promise<void> => {
  const start = async (): Promise<void> => {
    if (await openTable(startFor(gods, starter), seatsFor(mode, levels, gods.length))) onBegun();
  };
  const old = gameUnderWay();
  if (old === undefined) await start();
  else replacing.set({ old, start: () => void start() });
};

/** At once: no powers, a friendly level, you begin. */
export const playNow = (): Promise<void> => {
  const mortal = godNamed('mortal');
  return startGame('engine', mortal === undefined ? [] : [mortal, mortal], 0, [preferences.get().level]);
};

export const continueGame = async (): Promise<void> => {
  const kept = keptGame();
  if (kept !== undefined) await openTable(kept.setup.start, kept.setup.seats, kept.game);
};

/** Back to the game under way, also where the browser keeps nothing. */
export const goOn = async ({ seats, game }: UnderWay): Promise<void> => {
  await openTable(game.start, seats, game);
};
