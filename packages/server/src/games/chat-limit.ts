/** Nobody floods a game with words, however many connections they open. */

import { Buckets } from '../live/bucket.ts';

/** At once, and a second. */
const OF_ONE = [5, 0.5] as const;
/** Guests cost nothing, so all who only watch a game share what they may say in it. */
const OF_SPECTATORS = [20, 2] as const;

export class ChatLimit {
  readonly #people: Buckets;
  readonly #spectators: Buckets;

  constructor(now: () => number) {
    this.#people = new Buckets(...OF_ONE, now);
    this.#spectators = new Buckets(...OF_SPECTATORS, now);
  }

  /** `author`: a seat of the game, or the player who watches it. */
  maySay(game: string, author: string, isSpectator: boolean): boolean {
    if (!this.#people.take(`${game} ${author}`)) return false;
    return !isSpectator || this.#spectators.take(game);
  }
}
