/** Instructions written as the expressions they compute, what is needed inside what needs it. */

import { type Code, op, sequence, vector } from './instructions.ts';

const of =
  (code: Code) =>
  (...values: readonly Code[]): Code =>
    sequence(...values, code);

type One = (value: Code) => Code;
type Two = (left: Code, right: Code) => Code;
type Three = (first: Code, second: Code, third: Code) => Code;

export const get: typeof op.get = op.get;
export const number: typeof op.constant = op.constant;
export const set = (local: number, value: Code): Code => sequence(value, op.set(local));

// Whole numbers of 32 bits.
export const add: Two = of(op.add);
export const subtract: Two = of([0x6b]);
export const multiply: Two = of(op.multiply);
export const and: Two = of([0x71]);
export const or: Two = of([0x72]);
export const xor: Two = of([0x73]);
export const shiftLeft: Two = of([0x74]);
export const shiftRight: Two = of([0x76]);
export const isOther: Two = of([0x47]);
export const isGreater: Two = of([0x4a]);
/** The number of the lowest bit, and how many bits there are. */
export const lowestOf: One = of([0x68]);
export const countOf: One = of([0x69]);
/** The first where the third is not zero, otherwise the second. */
export const select: Three = of([0x1b]);
export const load = (offset: number, at: Code): Code => sequence(at, op.load(offset));
export const loadByte = (offset: number, at: Code): Code => sequence(at, op.loadByte(offset));
export const store = (offset: number, at: Code, value: Code): Code => sequence(at, value, op.store(offset));

// Whole numbers of 64 bits.
export const long: One = of([0xad]);
export const orLong: Two = of([0x84]);
export const shiftLongLeft: Two = of([0x86]);

// Vectors as a whole.
export const loadVector = (offset: number, at: Code): Code => sequence(at, op.vectorLoad(offset));
export const storeVector = (offset: number, at: Code, value: Code): Code =>
  sequence(at, value, op.vectorStore(offset));
export const orBits: Two = of(vector(0x50));
export const andBits: Two = of(op.and);
/** The first where the third has ones, the second where it has zeros. */
export const chooseBits: Three = of(vector(0x52));
/** The number repeated in all four, eight or sixteen places. */
export const fours: One = of(op.splat32);
export const eights: One = of(op.splat16);
export const sixteens: One = of(vector(0x0f));
/** A vector whose upper half is this long number. */
export const upperHalf = (value: Code): Code =>
  sequence(bytes(Array<number>(16).fill(0)), value, vector(0x1e), [1]);
/** These sixteen. */
export const bytes = (values: readonly number[]): Code => sequence(vector(0x0c), values);
/** The bytes of a vector with these numbers. */
export const pick = (numbers: readonly number[], local: number): Code =>
  sequence(get(local), get(local), vector(0x0d), numbers);

// Vectors of sixteen bytes.
export const addBytes: Two = of(vector(0x6e));
export const subtractBytes: Two = of(vector(0x71));
export const equalBytes: Two = of(vector(0x23));
export const otherBytes: Two = of(vector(0x24));
/** A bit for every byte that is negative. */
export const signsOf: One = of(vector(0x64));

// Vectors of eight numbers of 16 bits.
export const addEights: Two = of(op.add16);
export const subtractEights: Two = of(vector(0x91));
export const smallerEights: Two = of(op.min16);
export const greaterEights: Two = of(op.max16);
export const productsHigh: Two = of(op.multiplyHigh16);
export const shiftEightsLeft: Two = of(op.shiftLeft16);
/** Products of neighbours added up: four numbers of 32 bits. */
export const dotEights: Two = of(op.dot16);
export const addFours: Two = of(op.add32);
export const laneOf = (lane: number, value: Code): Code => sequence(value, op.lane32(lane));

/** `body` again and again while there is something left. */
export const whileNot0 = (local: number, body: Code): Code =>
  sequence(
    op.block,
    get(local),
    op.isZero,
    op.branchIf(0),
    op.loop,
    body,
    get(local),
    op.branchIf(0),
    op.end,
    op.end,
  );
