/** What the person before the screen may know. Without secrets in play that is everything. */

import { type Event, eventsSeen, makeTurn, type Table, view } from '@caldera/rules';
import type { PlayedTurn } from './game.ts';

export const hasSecrets = ({ gods }: Table): boolean => gods.some((god) => god.hiddenInformation === true);

export interface SeenTurn {
  readonly events: readonly Event[];
  readonly text: string;
}

/** A turn as that player saw it. */
export const turnSeenBy = (turn: PlayedTurn, player: number): SeenTurn => {
  const { before, after } = turn;
  if (!hasSecrets(before.table)) return turn;
  const events = eventsSeen(before, turn, player);
  const text = makeTurn(view(before, player), { events, after: view(after, player) });
  return { events, text };
};
