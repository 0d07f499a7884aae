/** Where a search gets turns from: what it has to know about the rules, and the way that serves every power. */

import { emptyPosition, NOBODY, type Table, type Walk, walkFrom } from '@caldera/rules';
import { hamperingOf, mayBeStuck } from './hemmed-in.ts';
import { type KeyPlan, seedOf } from './keys.ts';
import type { Sieve } from './sieve.ts';
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
  /** Asked now and then while turns are listed, which can take long for a few powers: true ends that. */
  isLate: () => boolean;
  /** Threats cost next to nothing to find, so that even positions at the end of a line are asked for them. */
  readonly seesThreats: boolean;
  /** All turns are generated in a fraction of the time that the rules take. */
  readonly isQuick: boolean;
  /** Whether a position stays sound when the mover does nothing. */
  mayPass(stack: Stack, base: number): boolean;
  /**
   * Puts a row for every turn on the stack and says how many there are. `threats` is what `threats` said of the row:
   * turns that leave all of it standing may be left out. With a sieve only those rows that it admits are kept.
   */
  generate(stack: Stack, base: number, threats: number, sieve?: Sieve): number;
  /**
   * Puts the row of one turn that looks like this on the stack. False where there is no such turn, or it takes too long
   * to tell.
   */
  generateOne(stack: Stack, base: number, turn: number): boolean;
  /** Whether the mover can win in this turn. */
  canWin(stack: Stack, base: number): boolean;
  /** Whether it is worth asking, at the end of a line, if the mover has a turn at all. */
  mayBeStuck(stack: Stack, base: number): boolean;
  /** Whether the mover has no turn at all. */
  isStuck(stack: Stack, base: number): boolean;
  /** Where the opponent would win if the mover did nothing: zero for nowhere. */
  threats(stack: Stack, base: number): number;
}

const swapSides = (walk: Walk): void => {
  const { own } = walk;
  walk.own = walk.foes;
  walk.foes = own;
  walk.toMove = (walk.toMove + 1) % walk.table.players;
};

/** By the rules' own walker: any line-up, and the measure of every faster way. */
export class RulesGenerator implements Generator {
  readonly keyWidth: number = POSITION_WIDTH;
  readonly keySeed: number;
  readonly seesThreats: boolean;
  readonly isQuick = false;
  readonly #lister: TurnLister;
  readonly #walk: Walk;
  /** By player. */
  readonly #sights: readonly WinSight[];
  /** By player. */
  readonly #hampered: readonly number[];
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
  }

  get isLate(): () => boolean {
    return this.#lister.isLate;
  }

  set isLate(isLate: () => boolean) {
    this.#lister.isLate = isLate;
  }

  generate(stack: Stack, base: number, _threats: number, sieve?: Sieve): number {
    const walk = this.#walk;
    readWalk(stack.rows, base, walk);
    const mover = walk.toMove;
    const start = stack.top;
    const lister = this.#lister.start(walk);
    while (lister.advance() && !lister.isHurried) {
      const { result } = lister;
      if (result.winner === mover) {
        stack.top = start;
        return WINNING;
      }
      stack.reserve(1);
      writeWalk(stack.rows, stack.top, result);
      const turn = lookBetween(stack.rows, base, stack.top);
      const place = sieve?.admit(turn);
      if (place === -1) continue;
      const row = place === undefined ? stack.top : start + place * WIDTH;
      if (row === stack.top) stack.top += WIDTH;
      else writeWalk(stack.rows, row, result);
      stack.rows[row + TURN] = turn;
    }
    if (lister.isCut && lister.isLate()) {
      stack.top = start;
      return UNFINISHED;
    }
    return (stack.top - start) / WIDTH;
  }

  generateOne(): boolean {
    return false;
  }

  canWin({ rows }: Stack, base: number): boolean {
    const mover = moverIn(rows[base + STATUS] as number);
    if (!mayWin(this.#sights[mover], rows, base, OWN)) return false;
    readWalk(rows, base, this.#walk);
    return this.#hasWin();
  }

  mayBeStuck({ rows }: Stack, base: number): boolean {
    return mayBeStuck(this.#hampered[moverIn(rows[base + STATUS] as number)] ?? 0, rows, base);
  }

  isStuck({ rows }: Stack, base: number): boolean {
    readWalk(rows, base, this.#walk);
    return !this.#lister.hasTurn(this.#walk);
  }

  threats({ rows }: Stack, base: number): number {
    const next = (moverIn(rows[base + STATUS] as number) + 1) % this.#sights.length;
    if (!this.#passes || !mayWin(this.#sights[next], rows, base, FOES)) return 0;
    readWalk(rows, base, this.#walk);
    swapSides(this.#walk);
    return this.#hasWin() ? 1 : 0;
  }

  /** Powers that count turns or wait for something would be led astray. */
  mayPass(): boolean {
    return false;
  }

  #hasWin(): boolean {
    const mover = this.#walk.toMove;
    if (this.#walk.winner !== NOBODY) return false;
    const lister = this.#lister.start(this.#walk);
    while (lister.advance() && !lister.isHurried) if (lister.result.winner === mover) return true;
    return false;
  }
}
