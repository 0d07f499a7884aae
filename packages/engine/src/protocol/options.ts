/** What can be set through the line protocol, and what is wrong with what somebody tried to set. */

import { fail, ok, type Result } from '@caldera/rules';
import { STRONGEST } from '../levels.ts';

export interface OptionValues {
  /** Megabytes for what the search found out. */
  readonly Table: number;
  /** That think together by the clock. */
  readonly Threads: number;
  /** Lines that `info` reports. */
  readonly MultiPV: number;
  /** 1 to 10; 10 is full strength. */
  readonly Level: number;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

const RANGES: Readonly<Record<keyof OptionValues, Range>> = {
  Table: { least: 1, most: 1024 },
  Threads: { least: 1, most: 64 },
  MultiPV: { least: 1, most: 100 },
  Level: { least: 1, most: STRONGEST },
};
const NAMES = Object.keys(RANGES) as (keyof OptionValues)[];

/** Before anything is set. How many threads are worth while is known outside. */
export const initialOptions = (threads: number): OptionValues => ({
  Table: 32,
  Threads: threads,
  MultiPV: 1,
  Level: STRONGEST,
});

export const optionLines = (initial: OptionValues): string[] =>
  NAMES.map((name) => {
    const { least, most } = RANGES[name];
    return `option name ${name} type spin default ${initial[name]} min ${least} max ${most}`;
  });

/** `name N value V` */
export const withOption = (values: OptionValues, text: string): Result<OptionValues, string> => {
  const [, typed = '', value = ''] = /^name\s+(\S+)\s+value\s+(\S+)$/.exec(text) ?? [];
  if (typed === '') return fail('write "setoption name <name> value <value>"');
  const name = NAMES.find((each) => each.toLowerCase() === typed.toLowerCase());
  if (name === undefined) return fail(`there is no option "${typed.slice(0, 40)}": ${NAMES.join(', ')}`);
  const { least, most } = RANGES[name];
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  return number >= least && number <= most
    ? ok({ ...values, [name]: number })
    : fail(`${name} is a whole number from ${least} to ${most}, not "${value.slice(0, 40)}"`);
};
