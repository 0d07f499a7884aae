/** The search below the root for two sides, which the core does (`assembly/search.ts`): what the root needs of it. */

import type { Core } from './core/core.ts';
import type { Generator } from './generator.ts';
import type { Judge } from './judge.ts';
import type { Stack } from './stack.ts';
import type { Transpositions } from './transpositions.ts';
import type { TreeSearch, Watch } from './tree-search.ts';

export class Search implements TreeSearch {
  readonly stack: Stack;
  readonly #core: Core;

  constructor({ core }: Generator, judge: Judge, table: Transpositions, sides: number, watch: Watch) {
    this.#core = core;
    this.stack = core.stack;
    core.finds = table;
    core.watch = watch;
    core.judge = (rows, base) => judge.judge(rows, base);
    judge.advise?.(core);
    core.calls.planSides(sides);
  }

  begin(): void {
    this.#core.calls.begin();
  }

  get nodes(): number {
    return this.#core.calls.visited();
  }

  get stopped(): boolean {
    return this.#core.calls.stopped.value !== 0;
  }

  set stopped(isStopped: boolean) {
    if (isStopped) this.#core.calls.stop();
    else this.#core.calls.goOn();
  }

  set horizon(ply: number) {
    this.#core.calls.lookTo(ply);
  }

  visit(
    base: number,
    ply: number,
    left: number,
    low: number,
    high: number,
    passed: boolean,
    known: number,
  ): number {
    return this.#core.calls.visit(this.stack.addressOf(base), ply, left, low, high, passed, known);
  }

  glance(base: number, ply: number): number {
    return this.#core.calls.glance(this.stack.addressOf(base), ply);
  }

  lineFrom(ply: number): number[] {
    return this.#core.lineFrom(ply);
  }

  fade(): void {
    this.#core.calls.fade();
  }

  forget(): void {
    this.#core.calls.clearMemory();
  }
}
