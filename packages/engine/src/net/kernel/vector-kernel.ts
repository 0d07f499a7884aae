/**
 * The network in WebAssembly with vectors: tells the slots of a position apart, brings the sums of the hidden units up to
 * date and weighs them. Written out by a few lines of assembler, so there is nothing to compile or download.
 */

import { ALL_WAYS } from '../../masks.ts';
import { I32, sequence } from '../../wasm/instructions.ts';
import { moduleOf } from '../../wasm/module.ts';
import { MOST_ACTIVE, SQUARE_ROWS, STATES, STEP_ROWS } from '../features.ts';
import type { View } from '../network.ts';
import type { Weights } from '../quantise.ts';
import { LOCALS, PARAMETERS } from './locals.ts';
import { FIRST_WORKER_SLOT, KEPT_BITS, type KernelPlaces, kernelPlaces, SLOTS } from './places.ts';
import { NO_WORKER, slotsCode } from './slot-code.ts';
import { sumsCode } from './sum-code.ts';

const PAGE = 65_536;

export type Run = (
  view: number,
  level1: number,
  level2: number,
  level3: number,
  domes: number,
  own: number,
  foes: number,
  ways: number,
  foeWays: number,
  climbs: number,
  heavy: number,
  foeHeavy: number,
  extra: number,
  output: number,
) => number;

export interface VectorKernel {
  /** The raw sum, before the output's bias. See `locals.ts`. */
  readonly run: Run;
  /** Keeps a view's weights; where it begins. */
  readonly hold: (view: View, number: number) => number;
  readonly outputOf: (view: number, stage: number) => number;
  /** Where it is said where steps lead, by kind of board and wind, so many bytes each. */
  readonly waysAt: number;
  readonly waysSize: number;
  /** The list of rows that are not kept, by their addresses. */
  readonly extra: Int32Array;
  readonly addressOf: (row: number) => number;
}

/** The weights as the slots name them: what is never told adds nothing. */
const writeRows = (memory: ArrayBuffer, { stride, rows: at }: KernelPlaces, { rows }: Weights): void => {
  const width = stride / 2;
  const cells = new Int16Array(memory, at, rows.length);
  cells.set(rows);
  for (let square = 0; square < FIRST_WORKER_SLOT; square += 1)
    cells.fill(0, square * STATES * width, (square * STATES + 1) * width);
  for (let steps = 0; steps < 2 * STEP_ROWS; steps += 1) {
    const from = (SQUARE_ROWS + steps) * width;
    const row = steps === NO_WORKER ? new Int16Array(width) : rows.subarray(from, from + width);
    cells.set(row, (SQUARE_ROWS + (steps ^ NO_WORKER)) * width);
  }
};

const writeConstants = (memory: ArrayBuffer, places: KernelPlaces): void => {
  const { stride, rows, slotRows, planes, ways, waysSize } = places;
  new Int32Array(memory, planes, 1).fill(-1);
  new Int32Array(memory, slotRows, SLOTS).set(
    Array.from(
      { length: SLOTS },
      (_, slot) => rows + (slot < FIRST_WORKER_SLOT ? slot * STATES : SQUARE_ROWS) * stride,
    ),
  );
  ALL_WAYS.forEach((squares, number) => {
    new Int32Array(memory, ways + number * waysSize, squares.length).set(squares);
  });
};

/** The code is the same for all weights of a width: what was compiled for one line-up serves the next. */
const modules = new Map<string, WebAssembly.Module>();

const moduleFor = (hidden: number, views: number, places: KernelPlaces): WebAssembly.Module => {
  const key = `${hidden} ${views}`;
  const known = modules.get(key);
  if (known !== undefined) return known;
  const bytes = moduleOf(Math.ceil(places.end / PAGE), [
    {
      name: 'run',
      parameters: PARAMETERS,
      result: I32,
      locals: LOCALS,
      body: sequence(slotsCode(places), sumsCode(places)),
    },
  ]);
  const made = new WebAssembly.Module(bytes as BufferSource);
  modules.set(key, made);
  return made;
};

/** `views` is how many are held. */
export const vectorKernel = (weights: Weights, views: number): VectorKernel => {
  const { hidden } = weights.layout;
  const places = kernelPlaces(hidden, views);
  const code = moduleFor(hidden, views, places);
  const { memory, run } = new WebAssembly.Instance(code).exports as {
    memory: WebAssembly.Memory;
    run: Run;
  };
  writeRows(memory.buffer, places, weights);
  writeConstants(memory.buffer, places);
  return {
    run,
    hold: (view, number) => {
      const base = places.views + number * places.viewSize;
      const write = (at: number, values: Int16Array): void =>
        new Int16Array(memory.buffer, at, values.length).set(values);
      write(base, view.bias);
      write(base + places.output, view.output);
      // Until something is kept, the sums of no slots at all are.
      for (let kept = 0; kept < 1 << KEPT_BITS; kept += 1)
        write(base + places.kept + kept * places.keptSize, view.bias);
      return base;
    },
    outputOf: (view, stage) => view + places.output + stage * places.stride,
    waysAt: places.ways,
    waysSize: places.waysSize,
    extra: new Int32Array(memory.buffer, places.extra, MOST_ACTIVE),
    addressOf: (row) => places.rows + row * places.stride,
  };
};
