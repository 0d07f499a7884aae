/** Rooms without a server: the pure core, with a clock that the test turns. */
import type { Command, NewGame, Refusal, Sitter } from '@caldera/server/protocol';
import { type Circumstances, decide, expire, sit } from '../../src/room/decide.ts';
import { replay } from '../../src/room/fold.ts';
import { decider, type Entry, newRoom, type Room } from '../../src/room/room.ts';
import { setupOf } from '../../src/routes/games.ts';

export const PEOPLE: readonly Sitter[] = ['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => ({
  player: name.toLowerCase(),
  kind: 'guest',
  name,
}));

/** A game under test. Every entry is kept, so that each state can be compared with its replay. */
export class Play {
  room: Room;
  now = 1_000_000;
  readonly entries: Entry[] = [];
  #number = 0;

  constructor(game: NewGame = {}, sitters: readonly Sitter[] = PEOPLE) {
    this.room = newRoom('AAAAAAAAAAAA', setupOf(game), this.now);
    for (const seat of this.room.seats.keys()) {
      const sitter = sitters[seat];
      const outcome = sitter && sit(this.room, seat, sitter, this.#around());
      if (outcome?.ok === true) this.#accept(outcome.value);
    }
  }

  /** Answers with the refusal, if there is one. */
  do(seat: number | undefined, command: Command, lag = 0): Refusal | undefined {
    this.#number += 1;
    const asked = { command, id: `c${this.#number}`, author: `seat ${seat}`, seat, name: 'somebody', lag };
    const outcome = decide(this.room, asked, this.#around());
    if (!outcome.ok) return outcome.error;
    this.#accept(outcome.value);
    return undefined;
  }

  /** Whoever has to takes the first legal step; so many times. */
  steps(count: number): void {
    for (let done = 0; done < count && this.room.status === 'playing'; done += 1) {
      const step = this.room.turn?.options[0];
      if (step === undefined) return;
      const refused = this.do(decider(this.room), { kind: 'play', steps: [step] });
      if (refused !== undefined) throw new Error(refused.message);
    }
  }

  /** Plays until that many turns are complete. */
  turns(count: number): void {
    while (this.room.turns.length < count && this.room.status === 'playing') this.steps(1);
  }

  /** Time passes, and flags fall. */
  wait(milliseconds: number): void {
    this.now += milliseconds;
    const outcome = expire(this.room, this.#around());
    if (outcome !== undefined) this.#accept(outcome);
  }

  replayed(): Room {
    return replay(this.room.id, this.room.setup, this.room.createdAt, this.entries);
  }

  #accept({ room, entry }: { room: Room; entry: Entry }): void {
    this.room = room;
    // What is kept is what comes back from storage.
    this.entries.push(JSON.parse(JSON.stringify(entry)) as Entry);
  }

  #around(): Circumstances {
    return { now: this.now, random: () => 0, nextGame: () => 'BBBBBBBBBBBB' };
  }
}
