/** Ways into a game on this device. */

import { type God, godNamed, type Position } from '@caldera/rules';
import { goTo } from '../app/navigation.ts';
import { engineMissing } from '../app/trouble.tsx';
import { loadThinker } from '../engine/load.ts';
import { preferences } from '../settings/preferences.ts';
import type { Seat } from './controller.ts';
import { keptGame, startLocal } from './current.ts';
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

export const openTable = async (start: Position, seats: readonly Seat[], game?: Game): Promise<void> => {
  const needsEngine = seats.some((seat) => seat.kind === 'engine');
  const thinker = needsEngine ? await loadThinker() : undefined;
  engineMissing.set(needsEngine && thinker === undefined);
  if (engineMissing.get()) return;
  startLocal({ start, seats }, thinker, game);
  goTo({ screen: 'table' });
};

export const startGame = (
  mode: LocalMode,
  gods: readonly God[],
  starter: number,
  levels: readonly number[],
): Promise<void> => openTable(startFor(gods, starter), seatsFor(mode, levels, gods.length));

/** At once: no powers, a friendly level, you begin. */
export const playNow = (): Promise<void> => {
  const mortal = godNamed('mortal');
  return startGame('engine', mortal === undefined ? [] : [mortal, mortal], 0, [preferences.get().level]);
};

export const continueGame = async (): Promise<boolean> => {
  const kept = keptGame();
  if (kept === undefined) return false;
  await openTable(kept.setup.start, kept.setup.seats, kept.game);
  return true;
};
