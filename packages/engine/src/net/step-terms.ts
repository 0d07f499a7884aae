/** What two powers, one of which is to move, and their cards make of steps. */

import { waysNumber } from '../fast/masks.ts';
import { FAST_POWERS } from '../fast/powers.ts';

/** Who has the card that says how the wind blows. */
const NOBODY = 0;
const MOVER = 1;
const OTHER = 2;

export class StepTerms {
  /** Numbers of where steps lead, for the mover and for the other. */
  ways: number;
  foeWays: number;
  /** How many levels up the mover may step. */
  climbs = 1;
  /** One where the mover must not go down, and where the other must not. */
  readonly heavy: number;
  readonly foeHeavy: number;
  readonly #wind: number;
  readonly #torus: boolean;
  readonly #foeTorus: boolean;
  readonly #grounds: boolean;

  constructor(mover: string, other: string) {
    const [own, foe] = [FAST_POWERS.get(mover), FAST_POWERS.get(other)];
    this.#wind = own?.blows === true ? MOVER : foe?.blows === true ? OTHER : NOBODY;
    this.#torus = own?.torus === true;
    this.#foeTorus = foe?.torus === true;
    this.#grounds = foe?.grounds === true;
    this.ways = waysNumber(this.#torus, 0);
    this.foeWays = waysNumber(this.#foeTorus, 0);
    this.heavy = foe?.weighs === true ? 1 : 0;
    this.foeHeavy = own?.weighs === true ? 1 : 0;
  }

  /** Takes in what the two cards remember. */
  read(memory: number, foeMemory: number): void {
    if (this.#grounds) this.climbs = 1 - (foeMemory & 1);
    if (this.#wind === NOBODY) return;
    const wind = this.#wind === MOVER ? memory : foeMemory;
    this.ways = waysNumber(this.#torus, wind);
    this.foeWays = waysNumber(this.#foeTorus, wind);
  }
}
