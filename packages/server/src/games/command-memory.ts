/** Commands that were carried out in a game, so that one that is sent again is recognised. */

import type { Entry } from '../room/room.ts';

/** At least so many commands of a game are remembered, at most twice as many. */
const REMEMBERED = 32;

const keyOf = (author: string, command: string): string => `${author} ${command}`;

export class CommandMemory {
  #latest = new Map<string, number>();
  #older: ReadonlyMap<string, number> = this.#latest;

  constructor(entries: readonly Entry[] = []) {
    for (const entry of entries.filter(({ command }) => command !== '').slice(-REMEMBERED)) this.note(entry);
  }

  note({ author, command, seq }: Entry): void {
    if (command === '') return;
    if (this.#latest.size >= REMEMBERED) {
      this.#older = this.#latest;
      this.#latest = new Map();
    }
    this.#latest.set(keyOf(author, command), seq);
  }

  /** Number of the entry that the command made, if it is remembered. */
  recall(author: string, command: string): number | undefined {
    const key = keyOf(author, command);
    return this.#latest.get(key) ?? this.#older.get(key);
  }
}
