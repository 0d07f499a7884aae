/** What a command is: words for its help, and what it does. One file in `commands/` each, listed in its index. */

import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@caldera/rules';
import { suggestion } from './nearest.ts';
import type { Terminal } from './terminal/terminal.ts';

export const DONE = 0;
export const FAILED = 1;
/** The command line, or a text on it, can’t be understood. */
export const BAD_INPUT = 2;
export const INTERRUPTED = 130;

export interface Option {
  readonly summary: string;
  /** What the help calls its value; an option without one is a switch. */
  readonly value?: string;
}
export type Options = Readonly<Record<string, Option>>;
export type Chosen<O extends Options> = {
  readonly [Name in keyof O]?: O[Name] extends { readonly value: string } ? string : true;
};

/** A command line, understood. */
export interface Call<O extends Options> {
  readonly words: readonly string[];
  readonly options: Chosen<O>;
  readonly terminal: Terminal;
  /** Says in one line what is wrong with the input and gives the exit code for it. */
  readonly refuse: (message: string) => number;
}

interface Specification<O extends Options> {
  readonly name: string;
  /** Half a line for the list of commands. */
  readonly summary: string;
  /** The words it takes, as in `"<fen>" <depth>`; `[…]` may be left out. */
  readonly usage: string;
  /** What there is to know beyond the summary. */
  readonly details: string;
  readonly options: O;
  readonly run: (call: Call<O>) => Promise<number> | number;
}

export interface Command extends Omit<Specification<Options>, 'run'> {
  readonly run: (args: readonly string[], terminal: Terminal) => Promise<number>;
}

/** Makes a command whose `run` gets its options typed as they are declared. */
export const command = <const O extends Options>(specification: Specification<O>): Command => ({
  ...specification,
  run: async (args, terminal) => {
    const refuse = (message: string): number => {
      terminal.complain(`caldera ${specification.name}: ${message}`);
      return BAD_INPUT;
    };
    const read = readArguments(specification, args);
    if (!read.ok) return refuse(`${read.error} "caldera ${specification.name} --help" tells more.`);
    return specification.run({ ...read.value, terminal, refuse });
  },
});

type Arguments<O extends Options> = Pick<Call<O>, 'words' | 'options'>;

const readArguments = <O extends Options>(
  { options, usage }: Specification<O>,
  args: readonly string[],
): Result<Arguments<O>, string> => {
  const { positionals, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [
        name,
        { type: value === undefined ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
    strict: false,
    tokens: true,
  });
  const chosen: Record<string, string | true> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    if (option === undefined) {
      return fail(
        `there is no option ${token.rawName}.${suggestion(
          token.rawName,
          Object.keys(options).map((name) => `--${name}`),
        )}`,
      );
    }
    if (option.value === undefined && token.value !== undefined)
      return fail(`--${token.name} takes no value.`);
    if (option.value !== undefined && token.value === undefined)
      return fail(`--${token.name} needs a value: ${option.value}.`);
    chosen[token.name] = token.value ?? true;
  }
  const problem = countProblem(positionals, usage);
  return problem === undefined ? ok({ words: positionals, options: chosen as Chosen<O> }) : fail(problem);
};

const countProblem = (words: readonly string[], usage: string): string | undefined => {
  const needed = usage.match(/<[^>]+>/g) ?? [];
  const optional = usage.match(/\[[^\]]+\]/g) ?? [];
  const missing = needed[words.length];
  if (missing !== undefined) return `${missing} is missing.`;
  const extra = words[needed.length + optional.length];
  return extra === undefined
    ? undefined
    : `"${extra}" is one word too many; put quotes around a text with spaces.`;
};
