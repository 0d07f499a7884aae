/** Facts of one command as they come about: each is applied at once, so the next one is judged by what it changed. */

import type { OpenTurn } from '@caldera/rules';
import type { Fact } from '../protocol/index.ts';
import { applyFact, sealEntry } from './fold.ts';
import type { Entry, Room } from './room.ts';

export interface Outcome {
  readonly room: Room;
  readonly entry: Entry;
}

export class Ledger {
  room: Room;
  readonly at: number;
  readonly #facts: Fact[] = [];

  constructor(room: Room, at: number) {
    this.room = room;
    this.at = at;
  }

  add(fact: Fact, known?: OpenTurn): void {
    this.room = applyFact(this.room, fact, this.at, known);
    this.#facts.push(fact);
  }

  close(author: string, command: string): Outcome {
    const entry: Entry = { seq: this.room.seq + 1, at: this.at, author, command, facts: this.#facts };
    return { room: sealEntry(this.room, entry), entry };
  }
}
