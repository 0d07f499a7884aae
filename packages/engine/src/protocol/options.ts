/** What can be set through the line protocol, and what is wrong with what somebody tried to set. */

import { fail, ok, type Result } from '@caldera/rules';

export interface OptionValues {
  /** Megabytes for what the search found out. */
  readonly Table: number;
  readonly Threads: number;
  /** Lines that `info` reports. */
  readonly MultiPV: number;
  /** 1 to 10; 10 is full strength. */
  readonly Level: number;
}

interface Range {
  readonly least: number;
  readonly most: number;
  readonly initial: number;
}

const RANGES: Readonly<Record<keyof OptionValues, Range>> = {
  Table: { least: 1, most: 1024, initial: 32 },
  Threads: { least: 1, most: 64, initial: 1 },
  MultiPV: { least: 1, most: 100, initial: 1 },
  Level: { least: 1, most: 10, initial: 10 },
};
const NAMES = Object.keys(RANGES) as (keyof OptionValues)[];

export const INITIAL: OptionValues = {
  Table: RANGES.Table.initial,
  Threads: RANGES.Threads.initial,
  MultiPV: RANGES.MultiPV.initial,
  Level: RANGES.Level.initial,
};

export const optionLines = (): string[] =>
  NAMES.map((name) => {
    const { initial, least, most } = RANGES[name];
    return `option name ${name} type spin default ${initial} min ${least} max ${most}`;
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
