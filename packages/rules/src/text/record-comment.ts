/** Comments of a record: free text, with clock and evaluation written as PGN writes them. */

import type { Comment, Evaluation } from './record.ts';

const TIME = /^(\d+):([0-5]?\d):([0-5]?\d(?:\.\d+)?)$/;
const LEVELS = /^[+-]?\d+(?:\.\d+)?$/;
const WIN = /^#(-?\d+)$/;
const COMMAND = /\[%(clk|emt|eval)\s+([^\]\s]+)\s*\]/g;

const readTime = (text: string): number | undefined => {
  const match = TIME.exec(text);
  if (match === null) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(1).map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};

/** `0:03:21`, with as many decimals of a second as there are, up to three. */
const writeTime = (time: number): string => {
  const thousandths = Math.max(0, Math.round(time * 1000));
  const whole = Math.floor(thousandths / 1000);
  const pad = (part: number): string => String(part).padStart(2, '0');
  const decimals = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  const clock = `${Math.floor(whole / 3600)}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`;
  return decimals === '' ? clock : `${clock}.${decimals}`;
};

const readEvaluation = (text: string): Evaluation | undefined => {
  const win = WIN.exec(text)?.[1];
  if (win !== undefined) return { kind: 'win', turns: Number(win) };
  return LEVELS.test(text) ? { kind: 'levels', levels: Number(text) } : undefined;
};

const writeEvaluation = (evaluation: Evaluation): string =>
  evaluation.kind === 'win' ? `#${evaluation.turns}` : evaluation.levels.toFixed(2);

/** Reads what stands between braces. A command that makes no sense stays part of the text. */
export const parseComment = (text: string): Comment => {
  let clock: number | undefined;
  let elapsed: number | undefined;
  let evaluation: Evaluation | undefined;
  const rest = text.replace(COMMAND, (command: string, name: string, value: string) => {
    const time = readTime(value);
    const worth = readEvaluation(value);
    if (name === 'clk' && time !== undefined) clock = time;
    else if (name === 'emt' && time !== undefined) elapsed = time;
    else if (name === 'eval' && worth !== undefined) evaluation = worth;
    else return command;
    return '';
  });
  return {
    text: rest.trim(),
    ...(clock === undefined ? {} : { clock }),
    ...(elapsed === undefined ? {} : { elapsed }),
    ...(evaluation === undefined ? {} : { evaluation }),
  };
};

/** Writes a comment without its braces, of which the text can have none. */
export const makeComment = ({ text, clock, elapsed, evaluation }: Comment): string =>
  [
    ...(evaluation === undefined ? [] : [`[%eval ${writeEvaluation(evaluation)}]`]),
    ...(clock === undefined ? [] : [`[%clk ${writeTime(clock)}]`]),
    ...(elapsed === undefined ? [] : [`[%emt ${writeTime(elapsed)}]`]),
    ...(text.trim() === '' ? [] : [text.trim().replaceAll('{', '(').replaceAll('}', ')')]),
  ].join(' ');
