/**
 * The network in WebAssembly with vectors of eight 16-bit numbers: rows are added in registers, 64 hidden units at a
 * time, then squared and weighed. Written out by a few lines of assembler, so there is nothing to compile or download.
 */

import { type Code, I32, moduleOf, op, sequence, V128 } from './assembler.ts';
import { MOST_ACTIVE } from './features.ts';
import type { View } from './network.ts';
import { ONE_HIDDEN, type Weights } from './quantise.ts';
import { STAGES } from './shape.ts';

const LANES = 8;
const TOGETHER = 8;
const PAGE = 65_536;
/** Units are multiplied as fractions of 2¹⁵: shifted by this, the square of one comes out halved. */
const SHIFT = 7;

// Parameters and locals of the function.
const ACTIVE = 0;
const BIAS = 1;
const OUTPUT = 2;
const INDEX = 3;
const ROW = 4;
const SUM = 5;
const LOW = 6;
const HIGH = 7;
const UNIT = 8;
const UNITS = 9;

const bodyFor = (hidden: number, list: number): number[] => {
  const stride = hidden * 2;
  const body = sequence(
    op.constant(0),
    op.splat16,
    op.set(LOW),
    op.constant(ONE_HIDDEN),
    op.splat16,
    op.set(HIGH),
    op.constant(0),
    op.splat32,
    op.set(SUM),
  );
  const then = (...codes: readonly Code[]): void => {
    body.push(...sequence(...codes));
  };
  const each = (emit: (unit: number) => number[]): void => {
    for (let unit = 0; unit < TOGETHER; unit += 1) body.push(...emit(unit));
  };
  for (let part = 0; part < stride; part += TOGETHER * LANES * 2) {
    const at = (unit: number): number => part + unit * LANES * 2;
    each((unit) => sequence(op.get(BIAS), op.vectorLoad(at(unit)), op.set(UNITS + unit)));
    then(op.constant(0), op.set(INDEX));
    then(op.block, op.get(ACTIVE), op.isZero, op.branchIf(0), op.loop);
    then(op.get(INDEX), op.load(list), op.constant(stride), op.multiply, op.set(ROW));
    each((unit) => {
      const sum = UNITS + unit;
      return sequence(op.get(sum), op.get(ROW), op.vectorLoad(at(unit)), op.add16, op.set(sum));
    });
    then(op.get(INDEX), op.constant(4), op.add, op.tee(INDEX));
    then(op.get(ACTIVE), op.lessUnsigned, op.branchIf(0), op.end, op.end);
    each((unit) =>
      sequence(
        op.get(UNITS + unit),
        op.get(LOW),
        op.max16,
        op.get(HIGH),
        op.min16,
        op.constant(SHIFT),
        op.shiftLeft16,
        op.set(UNIT),
        op.get(SUM),
        op.get(UNIT),
        op.get(UNIT),
        op.multiplyHigh16,
        op.get(OUTPUT),
        op.vectorLoad(at(unit)),
        op.dot16,
        op.add32,
        op.set(SUM),
      ),
    );
  }
  for (let lane = 0; lane < 4; lane += 1) {
    then(op.get(SUM), op.lane32(lane));
    if (lane > 0) then(op.add);
  }
  return body;
};

export interface VectorKernel {
  /** Where the rows to add up are written. */
  readonly rows: Int32Array;
  /** Keeps a view's weights; the number stands for it. */
  readonly hold: (view: View) => number;
  readonly run: (active: number, view: number, stage: number) => number;
}

/** `undefined` where WebAssembly or its vectors are missing. `views` is how many can be held at once. */
export const vectorKernel = ({ layout, rows }: Weights, views: number): VectorKernel | undefined => {
  const { hidden } = layout;
  const weights = rows.byteLength;
  const viewSize = (1 + STAGES) * hidden * 2;
  const list = weights + views * viewSize;
  const pages = Math.ceil((list + MOST_ACTIVE * 4) / PAGE);
  const bytes = moduleOf(pages, [
    {
      name: 'run',
      parameters: [I32, I32, I32],
      result: I32,
      locals: [I32, I32, ...Array<number>(4 + TOGETHER).fill(V128)],
      body: bodyFor(hidden, list),
    },
  ]);
  if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(bytes as BufferSource)) return undefined;
  const { memory, run } = new WebAssembly.Instance(new WebAssembly.Module(bytes as BufferSource)).exports as {
    memory: WebAssembly.Memory;
    run: (active: number, bias: number, output: number) => number;
  };
  new Int16Array(memory.buffer, 0, rows.length).set(rows);
  let held = 0;
  return {
    rows: new Int32Array(memory.buffer, list, MOST_ACTIVE),
    hold: (view) => {
      const base = weights + (held % views) * viewSize;
      new Int16Array(memory.buffer, base, hidden).set(view.bias);
      new Int16Array(memory.buffer, base + hidden * 2, STAGES * hidden).set(view.output);
      held += 1;
      return base;
    },
    run: (active, view, stage) => run(active * 4, view, view + (1 + stage) * hidden * 2),
  };
};
