/** A saved game comes back: the beginning is checked as any other, and every step has to be legal. */

import { fail, ok, type Result } from '../core/result.ts';
import { has } from '../core/squares.ts';
import { fits, type Step } from '../core/step.ts';
import { advanced, declining, firstParts, hasDeclinable, type Parts, selecting, stageNow } from './parts.ts';
import { badSave, readSave, type SavedGame } from './save.ts';
import { beginningAt } from './setup.ts';
import { chooseable } from './stage.ts';
import type { Refusal } from './violation.ts';

const no = (message: string): { ok: false; error: Refusal } => fail(badSave(message));

const replay = (beginning: Parts, steps: readonly Step[]): Result<Parts, Refusal> => {
  let parts = beginning;
  for (const [index, step] of steps.entries()) {
    // A request may leave things open, a record may not.
    const exact = parts.now.turn.options.find((option) => fits(option, step) && fits(step, option));
    const next = exact === undefined ? undefined : advanced(parts, exact);
    if (next === undefined) return no(`Step ${index + 1} is not a legal one.`);
    parts = next;
  }
  return ok(parts);
};

const withDeclined = (parts: Parts, declined: true | undefined): Result<Parts, Refusal> => {
  if (declined === undefined) return ok(parts);
  return hasDeclinable(parts) ? ok(declining(parts)) : no('There is no move to decline.');
};

const withSelected = (parts: Parts, selected: number | undefined): Result<Parts, Refusal> => {
  if (selected === undefined) return ok(parts);
  const square = parts.now.roster.find(({ id }) => id === selected)?.square;
  const choice = chooseable(parts.now.turn, stageNow(parts).offered);
  return square !== undefined && has(choice, square)
    ? ok(selecting(parts, selected))
    : no(`Worker ${selected} can’t be the chosen one.`);
};

const withVersion = (parts: Parts, version: number): Result<Parts, Refusal> =>
  version < parts.version ? no('The version is too low for so many steps.') : ok({ ...parts, version });

const restore = (saved: SavedGame): Result<Parts, Refusal> => {
  const beginning = beginningAt(saved.names, saved.start);
  if (!beginning.ok) return beginning;
  const replayed = replay(firstParts(beginning.value), saved.steps);
  if (!replayed.ok) return replayed;
  const declined = withDeclined(replayed.value, saved.movesDeclined);
  if (!declined.ok) return declined;
  const selected = withSelected(declined.value, saved.selected);
  return selected.ok ? withVersion(selected.value, saved.version) : selected;
};

export const load = (data: unknown): Result<Parts, Refusal> => {
  const saved = readSave(data);
  return saved.ok ? restore(saved.value) : saved;
};
