/** A game as text keeps it: how it began and every step since. Everything else follows from these (INV-5). */

import { fail, ok, type Result } from '../core/result.ts';
import type { Step } from '../core/step.ts';
import { type Refusal, refuse } from './violation.ts';

/** Changes when a game saved before could no longer be read. */
export const SAVE_FORMAT = 1;

export interface SavedGame {
  readonly format: typeof SAVE_FORMAT;
  readonly names: readonly string[];
  /** The position text of the beginning: powers, start player, and whatever stood on the board. */
  readonly start: string;
  readonly steps: readonly Step[];
  readonly version: number;
  /** The worker chosen for the next step. */
  readonly selected?: number;
  /** The player wants no further move in this turn. */
  readonly movesDeclined?: true;
}

export const badSave = (message: string): Refusal => refuse('INV-5', 'BAD_SAVE', message);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
/** Whether it is a step of the game is for the game to say: only what is offered can be taken. */
const isStepLike = (value: unknown): value is Step =>
  isFields(value) && Object.values(value).every((item) => typeof item === 'string' || isCount(item));

export const readSave = (data: unknown): Result<SavedGame, Refusal> => {
  const no = (what: string): { ok: false; error: Refusal } =>
    fail(badSave(`This is no saved game: ${what}.`));
  if (!isFields(data)) return no('it is not an object');
  const { format, names, start, steps, version, selected, movesDeclined } = data;
  if (format !== SAVE_FORMAT) return no(`its format is not ${SAVE_FORMAT}`);
  if (!isStrings(names)) return no('names is not a list of texts');
  if (typeof start !== 'string') return no('start is not a position text');
  if (!Array.isArray(steps) || !steps.every(isStepLike)) return no('steps is not a list of steps');
  if (!isCount(version)) return no('version is not a count');
  if (selected !== undefined && !isCount(selected)) return no('selected is not a worker');
  if (movesDeclined !== undefined && movesDeclined !== true) return no('movesDeclined is not true');
  return ok({
    format,
    names,
    start,
    steps,
    version,
    ...(selected === undefined ? {} : { selected }),
    ...(movesDeclined === undefined ? {} : { movesDeclined }),
  });
};
