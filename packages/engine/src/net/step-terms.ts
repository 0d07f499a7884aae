/** What two powers, one of which is to move, and their cards make of steps. */

import { FAST_POWERS } from '../core/fast-powers.ts';
import { waysNumber } from '../masks.ts';

export class StepTerms {
  /** Numbers of where steps lead, for the mover and for the other. */
  ways: number;
  foeWays: number;
  /** How many levels up the mover may step. */
  climbs = 1;
  /** One where the mover must not go down, and where the other must not. */
  readonly heavy: number;
  readonly foeHeavy: number;
  /** Whose card says how a wind blows. */
  readonly #blows: boolean;
  readonly #foeBlows: boolean;
  readonly #torus: boolean;
  readonly #foeTorus: boolean;
  readonly #grounds: boolean;

  constructor(mover: string, other: string) {
    const [own, foe] = [FAST_POWERS.get(mover), FAST_POWERS.get(other)];
    this.#blows = own?.blows === true;
    this.#foeBlows = foe?.blows === true;
    this.#torus = own?.torus === true;
    this.#foeTorus = foe?.torus === true;
    this.#grounds = foe?.grounds === true;
    this.ways = waysNumber(this.#torus, 0, 0);
    this.foeWays = waysNumber(this.#foeTorus, 0, 0);
    this.heavy = foe?.weighs === true ? 1 : 0;
    this.foeHeavy = own?.weighs === true ? 1 : 0;
  }

  /** The same in the core's words (`assembly/judging.ts`). */
  get flags(): number {
    const flags = [this.#blows, this.#foeBlows, this.#torus, this.#foeTorus, this.#grounds];
    return flags.reduce((all, flag, bit) => (flag ? all | (1 << bit) : all), 0);
  }

  /** Takes in what the two cards remember. */
  read(memory: number, foeMemory: number): void {
    if (this.#grounds) this.climbs = 1 - (foeMemory & 1);
    if (!this.#blows && !this.#foeBlows) return;
    const [wind, other] = [this.#blows ? memory : 0, this.#foeBlows ? foeMemory : 0];
    this.ways = waysNumber(this.#torus, wind, other);
    this.foeWays = waysNumber(this.#foeTorus, wind, other);
  }
}
