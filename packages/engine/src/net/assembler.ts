/** Just enough of WebAssembly's binary format to write one module with one function. */

const unsigned = (value: number): number[] => {
  const bytes: number[] = [];
  let left = value;
  do {
    const byte = left & 127;
    left >>>= 7;
    bytes.push(left === 0 ? byte : byte | 128);
  } while (left !== 0);
  return bytes;
};
const signed = (value: number): number[] => {
  const bytes: number[] = [];
  let left = value;
  for (;;) {
    const byte = left & 127;
    left >>= 7;
    if ((left === 0 && (byte & 64) === 0) || (left === -1 && (byte & 64) !== 0)) return [...bytes, byte];
    bytes.push(byte | 128);
  }
};
const text = (name: string): number[] => [name.length, ...new TextEncoder().encode(name)];
const section = (id: number, content: readonly number[]): number[] => [
  id,
  ...unsigned(content.length),
  ...content,
];
const vector = (code: number): number[] => [0xfd, ...unsigned(code)];

/** The format's name and version. */
const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
export const I32 = 0x7f;
export const V128 = 0x7b;

export type Code = readonly number[];
/** Instructions one after the other. */
export const sequence = (...codes: readonly Code[]): number[] => codes.flat();

interface Instructions {
  readonly get: (local: number) => Code;
  readonly set: (local: number) => Code;
  readonly tee: (local: number) => Code;
  readonly constant: (value: number) => Code;
  readonly load: (offset: number) => Code;
  readonly branchIf: (depth: number) => Code;
  readonly vectorLoad: (offset: number) => Code;
  readonly lane32: (lane: number) => Code;
  readonly add: Code;
  readonly multiply: Code;
  readonly lessUnsigned: Code;
  readonly loop: Code;
  readonly block: Code;
  readonly end: Code;
  readonly isZero: Code;
  readonly splat16: Code;
  readonly splat32: Code;
  readonly add16: Code;
  readonly multiply16: Code;
  readonly min16: Code;
  readonly max16: Code;
  readonly add32: Code;
  readonly dot16: Code;
}

/** Instructions, with the numbers that the binary format has for them. */
export const op: Instructions = {
  get: (local) => [0x20, ...unsigned(local)],
  set: (local) => [0x21, ...unsigned(local)],
  tee: (local) => [0x22, ...unsigned(local)],
  constant: (value) => [0x41, ...signed(value)],
  load: (offset) => [0x28, 2, ...unsigned(offset)],
  branchIf: (depth) => [0x0d, depth],
  vectorLoad: (offset) => [...vector(0x00), 4, ...unsigned(offset)],
  lane32: (lane) => [...vector(0x1b), lane],
  add: [0x6a],
  multiply: [0x6c],
  lessUnsigned: [0x49],
  loop: [0x03, 0x40],
  block: [0x02, 0x40],
  end: [0x0b],
  isZero: [0x45],
  splat16: vector(0x10),
  splat32: vector(0x11),
  add16: vector(0x8e),
  multiply16: vector(0x95),
  min16: vector(0x96),
  max16: vector(0x98),
  add32: vector(0xae),
  dot16: vector(0xba),
};

export interface FunctionCode {
  readonly parameters: number;
  /** Extra locals by type, in order: numbers first, vectors after them. */
  readonly numbers: number;
  readonly vectors: number;
  readonly body: readonly number[];
}

/** A module that exports its memory of so many pages, and one function `run` from numbers to a number. */
export const moduleOf = (pages: number, { parameters, numbers, vectors, body }: FunctionCode): Uint8Array => {
  const locals = [2, ...unsigned(numbers), I32, ...unsigned(vectors), V128];
  const code = [...locals, ...body, 0x0b];
  return Uint8Array.from([
    ...HEADER,
    ...section(1, [1, 0x60, parameters, ...Array<number>(parameters).fill(I32), 1, I32]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, ...unsigned(pages)]),
    ...section(7, [2, ...text('memory'), 2, 0, ...text('run'), 0, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ]);
};
