/** Where a search gets turns from: what it has to know about the rules, and the way that serves every power. */

import { emptyPosition, NOBODY, type Table, type Walk, walkFrom } from '@caldera/rules';
import { Core } from './core/core.ts';
import { hamperingOf, mayBeStuck } from './hemmed-in.ts';
import { type KeyPlan, seedOf } from './keys.ts';
import type { Stack } from './stack.ts';
import { FOES, moverIn, OWN, POSITION_WIDTH, readWalk, STATUS, TURN, WIDTH, writeWalk } from './state.ts';
import { type Bounds, EVERYTHING, TurnLister } from './turn-lister.ts';
import { lookBetween } from './turn-look.ts';
import { mayWin, type WinSight, winSights } from './win-sight.ts';

/** Instead of a number of turns: one of them wins on the spot. */
export const WINNING = -1;
/** Instead of a number of turns: there was no time to list them all. */
export const UNFINISHED = -2;

export interface Generator extends KeyPlan {
  /** Keeps the rows of positions, and does with them what has to be quick. */
  readonly core: Core;
  /** Asked now and then while turns are listed, which can take long for a few powers: true ends that. */
  isLate: () => boolean;
  /** Threats cost next to nothing to find, so that even positions at the end of a line are asked for them. */
  readonly seesThreats: boolean;
  /** All turns are generated in a fraction of the time that the rules take. */
  readonly isQuick: boolean;
  /**
   * Puts a row for every turn on the stack and says how many there are. `threats` is what `threats` said of the row:
   * turns that leave all of it standing may be left out.
   */
  generate(base: number, threats: number): number;
  /** Whether the mover can win in this turn. */
  canWin(base: number): boolean;
  /** Whether the mover has no turn at all. */
  isStuck(base: number): boolean;
  /** Where the opponent would win if the mover did nothing: zero for nowhere. */
  threats(base: number): number;
}

const swapSides = (walk: Walk): void => {
  const { own } = walk;
  walk.own = walk.foes;
  walk.foes = own;
  walk.toMove = (walk.toMove + 1) % walk.table.players;
};

/** By the rules' own walker: any line-up, and the measure of every faster way. */
export class RulesGenerator implements Generator {
  readonly core: Core;
  readonly keyWidth: number = POSITION_WIDTH;
  readonly keySeed: number;
  readonly seesThreats: boolean;
  readonly isQuick = false;
  readonly #stack: Stack;
  readonly #lister: TurnLister;
  readonly #walk: Walk;
  /** By player. */
  readonly #sights: readonly WinSight[];
  /** By player. */
  readonly #hampered: readonly number[];
  /** Whether a position stays sound when somebody else is to move. */
  readonly #passes: boolean;

  /** Where there are more turns than the bounds allow, only some of them are given. */
  constructor(table: Table, bounds: Bounds = EVERYTHING) {
    this.keySeed = seedOf(table);
    this.#lister = new TurnLister(table, bounds);
    this.#walk = walkFrom(emptyPosition(table));
    this.#sights = winSights(table);
    this.#hampered = hamperingOf(table);
    this.#passes = table.sides === 2;
    this.seesThreats = this.#passes && this.#sights.every((sight) => sight === 'step');
    this.core = new Core({
      rulesGenerate: (row, isSieved) => this.#list(this.#stack.baseOf(row), isSieved !== 0),
      rulesCanWin: (row) => this.canWin(this.#stack.baseOf(row)),
      rulesThreats: (row) => this.threats(this.#stack.baseOf(row)),
      rulesMayBeStuck: (row) => this.#mayBeStuck(this.#stack.baseOf(row)),
      rulesIsStuck: (row) => this.isStuck(this.#stack.baseOf(row)),
    });
    this.#stack = this.core.stack;
    this.core.calls.planTurns(false, this.seesThreats);
    this.core.calls.planKeys(this.keyWidth, this.keySeed);
  }

  get isLate(): () => boolean {
    return this.#lister.isLate;
  }

  set isLate(isLate: () => boolean) {
    this.#lister.isLate = isLate;
  }

  generate(base: number): number {
    return this.#list(base, false);
  }

  canWin(base: number): boolean {
    const { rows } = this.#stack;
    const mover = moverIn(rows[base + STATUS] as number);
    if (!mayWin(this.#sights[mover], rows, base, OWN)) return false;
    readWalk(rows, base, this.#walk);
    return this.#hasWin();
  }

  isStuck(base: number): boolean {
    readWalk(this.#stack.rows, base, this.#walk);
    return !this.#lister.hasTurn(this.#walk);
  }

  threats(base: number): number {
    const { rows } = this.#stack;
    const next = (moverIn(rows[base + STATUS] as number) + 1) % this.#sights.length;
    if (!this.#passes || !mayWin(this.#sights[next], rows, base, FOES)) return 0;
    readWalk(rows, base, this.#walk);
    swapSides(this.#walk);
    return this.#hasWin() ? 1 : 0;
  }

  /** With the core's sieve only those rows that it admits are kept. */
  #list(base: number, isSieved: boolean): number {
    const walk = this.#walk;
    const stack = this.#stack;
    readWalk(stack.rows, base, walk);
    const mover = walk.toMove;
    const start = stack.top;
    let top = start;
    const lister = this.#lister.start(walk);
    while (lister.advance() && !lister.isHurried) {
      const { result } = lister;
      if (result.winner === mover) {
        stack.top = start;
        return WINNING;
      }
      stack.top = top;
      stack.reserve(1);
      const { rows } = stack;
      writeWalk(rows, top, result);
      const turn = lookBetween(rows, base, top);
      const place = isSieved ? this.core.calls.admit(turn) : (top - start) / WIDTH;
      if (place < 0) continue;
      const row = start + place * WIDTH;
      if (row === top) top += WIDTH;
      else writeWalk(rows, row, result);
      rows[row + TURN] = turn;
    }
    stack.top = top;
    if (lister.isCut && lister.isLate()) {
      stack.top = start;
      return UNFINISHED;
    }
    return (top - start) / WIDTH;
  }

  #mayBeStuck(base: number): boolean {
    const { rows } = this.#stack;
    return mayBeStuck(this.#hampered[moverIn(rows[base + STATUS] as number)] ?? 0, rows, base);
  }

  #hasWin(): boolean {
    const mover = this.#walk.toMove;
    if (this.#walk.winner !== NOBODY) return false;
    const lister = this.#lister.start(this.#walk);
    while (lister.advance() && !lister.isHurried) if (lister.result.winner === mover) return true;
    return false;
  }
}
