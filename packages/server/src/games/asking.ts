/** What goes into the game service and what comes out of it. */

import { fail } from '@caldera/rules';
import type { Refusal } from '../protocol/index.ts';
import type { Entry, Room } from '../room/room.ts';

export interface Surroundings {
  readonly now: () => number;
  readonly random: (below: number) => number;
  readonly newId: () => string;
  readonly failed: (error: unknown) => void;
}

/** The storage cannot be reached, or broke while writing. */
export const unavailable = (): { readonly ok: false; readonly error: Refusal } =>
  fail({
    operation: 'write',
    clause: 'HTTP-4',
    code: 'UNAVAILABLE',
    message: 'The game can’t be saved at the moment: send the same command again.',
  });

export interface Answer {
  readonly room: Room;
  readonly entry: Entry;
}
