/**
 * Sets of walks, by value. Whether two walks are the same is decided by comparing every number that can matter, never
 * by a hash alone: a collision would silently lose a legal turn.
 */

import type { Phase } from './phase.ts';
import { NOWHERE } from './squares.ts';
import type { Walk } from './walk.ts';

const WIDTH = 32;

/** The position a walk is in. */
const writePosition = (keys: Int32Array, base: number, walk: Walk): void => {
  keys[base] = walk.level1;
  keys[base + 1] = walk.level2;
  keys[base + 2] = walk.level3;
  keys[base + 3] = walk.domes;
  keys[base + 4] = walk.own;
  keys[base + 5] = walk.foes;
  keys[base + 6] = walk.third;
  keys[base + 7] = walk.female;
  keys[base + 8] = walk.recent;
  keys[base + 9] = walk.bound;
  keys[base + 10] = walk.memory0;
  keys[base + 11] = walk.memory1;
  keys[base + 12] = walk.memory2;
  keys[base + 13] = walk.memory3;
  keys[base + 14] = walk.ram;
  keys[base + 15] = (walk.winner << 16) | (walk.out << 8) | (walk.placed << 4) | (walk.done ? 1 : 0);
};
const POSITION_WIDTH = 16;

/** What of the way so far can still make a difference. */
const writeWay = (keys: Int32Array, base: number, walk: Walk): void => {
  const memory = walk.phase.memory ?? 'way';
  const all = memory === 'way';
  const who = all || memory === 'workers';
  keys[base] = all || memory === 'worker' ? walk.worker : NOWHERE;
  keys[base + 1] = all ? walk.origin : NOWHERE;
  keys[base + 2] = all ? walk.vacated : NOWHERE;
  keys[base + 3] = all ? walk.site : NOWHERE;
  keys[base + 4] = who ? walk.moved : walk.moved & walk.marked;
  keys[base + 5] = who ? walk.built : 0;
  keys[base + 6] = walk.marked;
  keys[base + 7] = walk.asleep;
  keys[base + 8] = walk.graves;
  keys[base + 9] = walk.count;
  keys[base + 10] = walk.used;
  keys[base + 11] = walk.bindings;
  keys[base + 12] = walk.towersCompleted;
  // Only whether it went up or down can matter later, not how often: endless walks must come to an end.
  keys[base + 13] =
    (walk.rises > 0 ? 1 : 0) |
    (walk.drops > 0 ? 2 : 0) |
    (walk.domesBuilt > 0 ? 4 : 0) |
    (walk.truce ? 8 : 0) |
    (walk.closings << 8);
  keys[base + 14] = walk.closed;
  keys[base + 15] = walk.carried;
};

const hashOf = (keys: Int32Array, base: number): number => {
  // Towers, workers and what the cards remember tell nearly all walks of one turn apart: drawing and choosing for a
  // setup change the cards alone. The rest decides in the comparison.
  let hash = Math.imul(keys[base] as number, 0x9e3779b1);
  hash = Math.imul(hash ^ (keys[base + 1] as number), 0x85ebca6b);
  hash = Math.imul(hash ^ (keys[base + 2] as number) ^ (hash >>> 15), 0xc2b2ae35);
  hash = Math.imul(hash ^ (keys[base + 3] as number) ^ (hash >>> 13), 0x27d4eb2f);
  hash = Math.imul(hash ^ (keys[base + 4] as number) ^ (hash >>> 15), 0x165667b1);
  hash = Math.imul(hash ^ (keys[base + 5] as number) ^ (hash >>> 13), 0x9e3779b1);
  hash = Math.imul(hash ^ (keys[base + 10] as number) ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (keys[base + 11] as number) ^ (hash >>> 13), 0xc2b2ae35);
  hash = Math.imul(hash ^ (keys[base + 12] as number) ^ (hash >>> 15), 0x27d4eb2f);
  hash = Math.imul(hash ^ (keys[base + 13] as number) ^ (hash >>> 13), 0x165667b1);
  return hash ^ (hash >>> 16);
};

export class SeenWalks {
  #slots = new Int32Array(256);
  #keys = new Int32Array(129 * WIDTH);
  readonly #phases: (Phase | undefined)[] = [];
  /** Where an interrupted walk goes on can differ even where all else is equal. */
  readonly #resumes: Phase[] = [];
  #count = 0;

  clear(): void {
    if (this.#count > 0) this.#slots.fill(0);
    this.#count = 0;
  }

  /** Adds the walk; false when it was there already. */
  add(walk: Walk): boolean {
    if (this.#count * 2 >= this.#slots.length) this.#grow();
    const { done } = walk;
    const base = this.#count * WIDTH;
    writePosition(this.#keys, base, walk);
    if (!done) writeWay(this.#keys, base + POSITION_WIDTH, walk);
    const phase = done ? undefined : walk.phase;
    const width = done ? POSITION_WIDTH : WIDTH;
    const mask = this.#slots.length - 1;
    for (let slot = hashOf(this.#keys, base) & mask; ; slot = (slot + 1) & mask) {
      const entry = (this.#slots[slot] as number) - 1;
      if (entry < 0) {
        this.#count += 1;
        this.#slots[slot] = this.#count;
        this.#phases[this.#count - 1] = phase;
        this.#resumes[this.#count - 1] = walk.resume;
        return true;
      }
      const samePlace =
        this.#phases[entry] === phase && (phase === undefined || this.#resumes[entry] === walk.resume);
      if (samePlace && this.#equal(entry * WIDTH, base, width)) return false;
    }
  }

  #equal(a: number, b: number, width: number): boolean {
    const keys = this.#keys;
    for (let index = 0; index < width; index += 1) {
      if (keys[a + index] !== keys[b + index]) return false;
    }
    return true;
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    const keys = new Int32Array((slots.length / 2 + 1) * WIDTH);
    keys.set(this.#keys);
    const mask = slots.length - 1;
    for (let entry = 0; entry < this.#count; entry += 1) {
      let slot = hashOf(keys, entry * WIDTH) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = entry + 1;
    }
    this.#keys = keys;
    this.#slots = slots;
  }
}
