/** The fast way to turns, for two players whose powers both have one; until all workers stand, the rules' own way. */

import type { Table } from '@caldera/rules';
import { type Generator, RulesGenerator } from '../generator.ts';
import type { Stack } from '../stack.ts';
import { DOMES, FOES, LEVEL1, LEVEL2, LEVEL3, MEMORY0, OWN, type Rows, STATUS, statusOf } from '../state.ts';
import { FAST_POWERS, type FastPower, type Wins } from './powers.ts';
import { Scene } from './scene.ts';

/** Both sides have placed, in a row's status. */
const ALL_PLACED = statusOf(0, -1, 0, 3);

export class FastGenerator implements Generator {
  readonly keyWidth = 9;
  readonly seesThreats = true;
  readonly #scene = new Scene();
  readonly #rules: RulesGenerator;
  readonly #first: FastPower;
  readonly #second: FastPower;

  private constructor(table: Table, first: FastPower, second: FastPower) {
    this.#rules = new RulesGenerator(table);
    this.#first = first;
    this.#second = second;
  }

  /** A fast generator for the line-up; `undefined` where a power has none. */
  static of(table: Table): FastGenerator | undefined {
    const [first, second, ...others] = table.gods.map((god) => FAST_POWERS.get(god.id));
    if (first === undefined || second === undefined) return undefined;
    if (others.length > 0 || table.fleece !== undefined) return undefined;
    return new FastGenerator(table, first, second);
  }

  generate(stack: Stack, base: number, threats: number): number {
    const status = stack.rows[base + STATUS] as number;
    if ((status & ALL_PLACED) !== ALL_PLACED) return this.#rules.generate(stack, base);
    const mover = status & 1;
    const scene = this.#scene;
    scene.load(stack, base);
    scene.grounded = this.#isGrounded(stack.rows, base, mover);
    scene.forced = (threats & 0x1ffffff) !== 0;
    (mover === 0 ? this.#first : this.#second).turns(scene);
    return scene.close(stack);
  }

  canWin({ rows }: Stack, base: number): boolean {
    const mover = (rows[base + STATUS] as number) & 1;
    const power = mover === 0 ? this.#first : this.#second;
    const wins = this.#isGrounded(rows, base, mover) ? power.groundedWins : power.wins;
    return winsOf(wins, rows, base, rows[base + OWN] as number, rows[base + FOES] as number) !== 0;
  }

  threats({ rows }: Stack, base: number): number {
    const { wins } = ((rows[base + STATUS] as number) & 1) === 0 ? this.#second : this.#first;
    return winsOf(wins, rows, base, rows[base + FOES] as number, rows[base + OWN] as number);
  }

  mayPass({ rows }: Stack, base: number): boolean {
    return ((rows[base + STATUS] as number) & ALL_PLACED) === ALL_PLACED;
  }

  #isGrounded(rows: Rows, base: number, player: number): boolean {
    const other = player === 0 ? this.#second : this.#first;
    return other.grounds && ((rows[base + MEMORY0 + (player ^ 1)] as number) & 1) !== 0;
  }
}

const winsOf = (wins: Wins, rows: Rows, base: number, own: number, foes: number): number =>
  wins(
    rows[base + LEVEL1] as number,
    rows[base + LEVEL2] as number,
    rows[base + LEVEL3] as number,
    rows[base + DOMES] as number,
    own,
    foes,
  );
