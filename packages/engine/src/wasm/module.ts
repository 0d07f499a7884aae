/** Just enough of WebAssembly's binary format to write a module with a memory and a few functions. */

import { unsigned } from './encoding.ts';

const text = (name: string): number[] => [name.length, ...new TextEncoder().encode(name)];
const section = (id: number, content: readonly number[]): number[] => [
  id,
  ...unsigned(content.length),
  ...content,
];

/** The format's name and version. */
const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

export interface FunctionCode {
  readonly name: string;
  readonly parameters: readonly number[];
  /** Absent where it gives nothing back. */
  readonly result?: number;
  /** Types of the locals, which are numbered after the parameters. */
  readonly locals: readonly number[];
  readonly body: readonly number[];
}

const list = (items: readonly (readonly number[])[]): number[] => [
  ...unsigned(items.length),
  ...items.flat(),
];

const typeOf = ({ parameters, result }: FunctionCode): number[] => [
  0x60,
  ...unsigned(parameters.length),
  ...parameters,
  ...(result === undefined ? [0] : [1, result]),
];

const codeOf = ({ locals, body }: FunctionCode): number[] => {
  const code = [...list(locals.map((type) => [1, type])), ...body, 0x0b];
  return [...unsigned(code.length), ...code];
};

/** A module that exports its memory of so many pages, and the functions by their names. */
export const moduleOf = (pages: number, functions: readonly FunctionCode[]): Uint8Array =>
  Uint8Array.from([
    ...HEADER,
    ...section(1, list(functions.map(typeOf))),
    ...section(3, list(functions.map((_, index) => unsigned(index)))),
    ...section(5, [1, 0, ...unsigned(pages)]),
    ...section(
      7,
      list([[...text('memory'), 2, 0], ...functions.map(({ name }, index) => [...text(name), 0, index])]),
    ),
    ...section(10, list(functions.map(codeOf))),
  ]);
