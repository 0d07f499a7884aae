/** Instructions of WebAssembly, with the numbers that the binary format has for them. */

import { signed, unsigned } from './encoding.ts';

export const I32 = 0x7f;
export const F32 = 0x7d;
export const I64 = 0x7e;
export const V128 = 0x7b;

export const vector = (code: number): number[] => [0xfd, ...unsigned(code)];

export type Code = readonly number[];
/** Instructions one after the other. */
export const sequence = (...codes: readonly Code[]): number[] => codes.flat();

interface Instructions {
  readonly get: (local: number) => Code;
  readonly set: (local: number) => Code;
  readonly tee: (local: number) => Code;
  readonly constant: (value: number) => Code;
  readonly load: (offset: number) => Code;
  readonly loadByte: (offset: number) => Code;
  readonly store: (offset: number) => Code;
  readonly branchIf: (depth: number) => Code;
  readonly vectorLoad: (offset: number) => Code;
  readonly vectorStore: (offset: number) => Code;
  readonly fraction: (value: number) => Code;
  readonly lane32: (lane: number) => Code;
  readonly laneFraction: (lane: number) => Code;
  readonly add: Code;
  readonly multiply: Code;
  readonly lessUnsigned: Code;
  readonly if: Code;
  readonly else: Code;
  readonly loop: Code;
  readonly block: Code;
  readonly end: Code;
  readonly isZero: Code;
  readonly splat16: Code;
  readonly splat32: Code;
  readonly add16: Code;
  readonly shiftLeft16: Code;
  readonly multiplyHigh16: Code;
  readonly min16: Code;
  readonly max16: Code;
  readonly add32: Code;
  readonly dot16: Code;
  readonly addFraction: Code;
  readonly splatFraction: Code;
  readonly addFractions: Code;
  readonly subtractFractions: Code;
  readonly multiplyFractions: Code;
  readonly divideFractions: Code;
  readonly rootFractions: Code;
  readonly minFractions: Code;
  readonly maxFractions: Code;
  readonly equalFractions: Code;
  readonly and: Code;
}

export const op: Instructions = {
  get: (local) => [0x20, ...unsigned(local)],
  set: (local) => [0x21, ...unsigned(local)],
  tee: (local) => [0x22, ...unsigned(local)],
  constant: (value) => [0x41, ...signed(value)],
  load: (offset) => [0x28, 2, ...unsigned(offset)],
  loadByte: (offset) => [0x2d, 0, ...unsigned(offset)],
  store: (offset) => [0x36, 2, ...unsigned(offset)],
  branchIf: (depth) => [0x0d, depth],
  vectorLoad: (offset) => [...vector(0x00), 4, ...unsigned(offset)],
  vectorStore: (offset) => [...vector(0x0b), 4, ...unsigned(offset)],
  fraction: (value) => [0x43, ...new Uint8Array(Float32Array.of(value).buffer)],
  lane32: (lane) => [...vector(0x1b), lane],
  laneFraction: (lane) => [...vector(0x1f), lane],
  add: [0x6a],
  multiply: [0x6c],
  lessUnsigned: [0x49],
  if: [0x04, 0x40],
  else: [0x05],
  loop: [0x03, 0x40],
  block: [0x02, 0x40],
  end: [0x0b],
  isZero: [0x45],
  splat16: vector(0x10),
  splat32: vector(0x11),
  add16: vector(0x8e),
  shiftLeft16: vector(0x8b),
  multiplyHigh16: vector(0x82),
  min16: vector(0x96),
  max16: vector(0x98),
  add32: vector(0xae),
  dot16: vector(0xba),
  addFraction: [0x92],
  splatFraction: vector(0x13),
  addFractions: vector(0xe4),
  subtractFractions: vector(0xe5),
  multiplyFractions: vector(0xe6),
  divideFractions: vector(0xe7),
  rootFractions: vector(0xe3),
  minFractions: vector(0xe8),
  maxFractions: vector(0xe9),
  equalFractions: vector(0x41),
  and: vector(0x4e),
};
