/** What an operation did, in order, with the ids of players and workers: enough to show it and to say it. */

import type { Event } from '../core/event.ts';
import type { Square } from '../core/squares.ts';
import type { Table } from '../core/table.ts';
import { Follower, type Roster } from './roster.ts';

/** Players are counted from 1 here, as in the contracts; `player` is the one who acts. */
export type GameEvent =
  | { readonly kind: 'selected'; readonly player: number; readonly worker: number; readonly at: Square }
  | { readonly kind: 'moves-declined'; readonly player: number }
  /** What happened on the board, and the workers it happened to. */
  | {
      readonly kind: 'board';
      readonly player: number;
      readonly event: Event;
      readonly workers: readonly number[];
    }
  | { readonly kind: 'turn-ended'; readonly player: number }
  /** No complete turn was left to this player (WIN-7). */
  | { readonly kind: 'lost'; readonly player: number }
  | { readonly kind: 'won'; readonly player: number };

export interface Followed {
  readonly roster: Roster;
  readonly events: readonly GameEvent[];
}

export const followEvents = (
  roster: Roster,
  table: Table,
  player: number,
  events: readonly Event[],
): Followed => {
  const follower = new Follower(roster, table);
  const followed = events.map(
    (event): GameEvent => ({
      kind: 'board',
      player,
      event,
      workers: follower.follow(event),
    }),
  );
  return { roster: follower.roster, events: followed };
};
